/* python.exe of a virtual environment, like CPython's venvlauncher.exe: starts the Python named in pyvenv.cfg and passes
   on to which environment it belongs. */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>
static wchar_t own[MAX_PATH], home[MAX_PATH], command[32768];
int wmain(void) {
    wchar_t path[MAX_PATH], *end;
    char line[2048];
    GetModuleFileNameW(NULL, own, MAX_PATH);
    wcscpy(path, own);
    for (int up = 0; up < 2; up++) if ((end = wcsrchr(path, L'\\'))) *end = 0;
    wcscat(path, L"\\pyvenv.cfg");
    FILE *file = _wfopen(path, L"r");
    if (!file) return 106;
    while (fgets(line, sizeof line, file))
        if (!strncmp(line, "home = ", 7)) MultiByteToWideChar(CP_UTF8, 0, line + 7, -1, home, MAX_PATH);
    fclose(file);
    home[wcscspn(home, L"\r\n")] = 0;
    wcscat(home, L"\\python.exe");
    SetEnvironmentVariableW(L"__PYVENV_LAUNCHER__", own);
    wcscpy(command, GetCommandLineW());
    STARTUPINFOW start;
    PROCESS_INFORMATION started;
    GetStartupInfoW(&start);
    if (!CreateProcessW(home, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &started)) return 101;
    WaitForSingleObject(started.hProcess, INFINITE);
    DWORD code = 1;
    GetExitCodeProcess(started.hProcess, &code);
    return code;
}
