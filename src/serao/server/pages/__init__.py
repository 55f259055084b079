"""The pages of the browser client and the page about the API."""
