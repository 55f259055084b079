"""The key that a link shows of an invitation: good for the preview of a table, and for nothing else."""

import hmac
from base64 import urlsafe_b64encode

KEY_BYTES = 9  # 72 bits, 12 characters


def preview_key(invite: str) -> str:
    """The key of an invitation's preview. Servers and messengers may log it: the invitation is not found from it."""
    return urlsafe_b64encode(hmac.digest(invite.encode(), b"preview", "sha256")[:KEY_BYTES]).decode()


def may_preview(invite: str, key: str) -> bool:
    """Whether this is the key of that invitation's preview."""
    return hmac.compare_digest(preview_key(invite).encode(), key.encode())
