"""Checks that a release is built at the address in `hoshikan.product`, so that no address leads to a stranger.

python packaging/product_check.py ADDRESS [TAG]    of the repository that builds, and the tag it builds from
"""

from __future__ import annotations

import sys

from hoshikan import __version__, product


def complaint(address: str, tag: str = "") -> str:
    """Return the fault of building a release at `address` from `tag`; "" if there is none."""
    if address.removesuffix("/").removesuffix(".git").lower() != product.REPOSITORY.lower():
        return f"this is {address}, but hoshikan/product.py says {product.REPOSITORY}: change OWNER there first"
    if tag and tag != f"v{__version__}":
        return f"the tag is {tag}, but the version is {__version__}"
    return ""


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("product_check: wants the repository's address, and perhaps the tag")
    told = complaint(*sys.argv[1:])
    sys.exit(f"product_check: {told}" if told else 0)
