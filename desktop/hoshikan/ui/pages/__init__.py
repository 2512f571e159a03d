"""The screens of the main window, one module each; all but Home are imported when first shown."""
