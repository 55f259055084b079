"""What the house answers over HTTP; its pages at /api/docs are made from these handlers."""
