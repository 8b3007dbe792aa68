"""What goes over the network: the websocket of a table, HTTP, the browser's pages, and limits for all of them."""
