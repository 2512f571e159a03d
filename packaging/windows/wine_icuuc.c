/* A stub of Windows' own icuuc.dll (part of Windows since version 1703), which Wine lacks and Qt 6.11 links against.
   Qt calls it for rare text encodings only: opening a converter fails, so the other functions are never used. */
#include <stddef.h>

#define EXPORTED __declspec(dllexport)
#define NEVER_CALLED(name) EXPORTED void name(void) {}
enum { U_FILE_ACCESS_ERROR = 4 };

EXPORTED void *ucnv_open(const char *name, int *error) {
    if (error) *error = U_FILE_ACCESS_ERROR;
    return NULL;
}
EXPORTED const char *ucnv_getName(void *converter, int *error) {
    if (error) *error = U_FILE_ACCESS_ERROR;
    return NULL;
}
EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED const char *ucnv_getAvailableName(int number) { return NULL; }
EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { return NULL; }
EXPORTED signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORTED int ucnv_toUCountPending(void *converter, int *error) { return 0; }
NEVER_CALLED(ucnv_close)
NEVER_CALLED(ucnv_reset)
NEVER_CALLED(ucnv_getToUCallBack)
NEVER_CALLED(ucnv_getFromUCallBack)
NEVER_CALLED(ucnv_setToUCallBack)
NEVER_CALLED(ucnv_setFromUCallBack)
NEVER_CALLED(ucnv_cbToUWriteUChars)
NEVER_CALLED(ucnv_cbFromUWriteUChars)
NEVER_CALLED(ucnv_toUnicode)
NEVER_CALLED(ucnv_fromUnicode)
NEVER_CALLED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
