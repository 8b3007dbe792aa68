"""Games in the hands of other libraries."""
