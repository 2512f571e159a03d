"""Sound: what each one is called, how loud it is, and the way from a name to the loudspeaker."""
