; Inno Setup 6: an installer over the folder that `python dev.py bundle` makes on Windows.
;   python packaging\windows\installer.py      writes build\windows\product.iss, then starts iscc with this file
; Run under Wine (wine_trial.sh), not yet on Windows (see packaging/README.md).
#include "..\..\build\windows\product.iss"

[Setup]
; Never change it: an update finds the installed version by it.
AppId={{6F2B7C55-0F0C-4C0B-9C77-3E1B9D1C5A60}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher={#Makers}
AppPublisherURL={#Repository}
AppSupportURL={#Issues}
AppUpdatesURL={#Repository}/releases
VersionInfoVersion={#Numbers}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=hoshikan-{#Version}-windows-x64-setup
SetupIconFile=..\..\build\icons\hoshikan.ico
UninstallDisplayIcon={app}\hoshikan.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
; No version is installed over an open window and none removed under it; the mutex is the window's (product.py).
AppMutex={#Mutex},Global\{#Mutex}
; The tools of a terminal have no mutex.
CloseApplications=yes
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
en.MatchType=Hoshikan match
ja.MatchType=星冠の棋譜

[Files]
Source: "..\..\dist\hoshikan\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[InstallDelete]
; A file that a newer version no longer has must not stay behind and be loaded.
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\hoshikan.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueData: "Hoshikan.Match"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MediaType}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Suffix}\OpenWithProgids"; ValueType: string; ValueName: "Hoshikan.Match"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match"; ValueType: string; ValueData: "{cm:MatchType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\hoshikan.exe,0"
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match\shell\open\command"; ValueType: string; ValueData: """{app}\hoshikan.exe"" ""%1"""

[Run]
Filename: "{app}\hoshikan.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
