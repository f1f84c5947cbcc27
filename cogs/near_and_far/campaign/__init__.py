"""Ten maps of Near and Far in their order, with what grows from one to the next: a campaign."""
