"""What 星を渡る looks like and says; Qt lives here."""
