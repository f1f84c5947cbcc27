"""The handle that rules hold, and the requests that wait for answers. Pure."""
