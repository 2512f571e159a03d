"""Small controls that several pages share. They paint from the palette, so themes reach them by themselves."""
