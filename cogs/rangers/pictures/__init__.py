"""Pictures of Earthborne Rangers, made from views."""
