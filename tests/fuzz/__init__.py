"""Damaged and hostile input: records, component files and protocol lines that strangers could send."""
