"""The names of the 24 horses, by the numbers of their tiles; all of our own making."""

NAMES = (
    *("Bramble", "Cinder", "Dapple", "Ember", "Foxglove", "Galloway", "Hazel", "Inkwell"),
    *("Juniper", "Kestrel", "Larkspur", "Moonbeam", "Nettle", "Oakleaf", "Pepper", "Quill"),
    *("Rowan", "Saffron", "Thistle", "Umber", "Velvet", "Whistler", "Yarrow", "Zephyr"),
)
