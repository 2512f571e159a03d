"""Controls that know no game. They paint from the palette, so themes reach them by themselves."""
