; Inno Setup 6: an installer over the folder that `python dev.py bundle` makes on Windows.
;   iscc /DVersion=0.1.0 packaging\windows\hoshikan.iss
; Written from the documentation; not yet run on Windows (see CONTRIBUTING.md, "Bundles").
#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0 packaging\windows\hoshikan.iss
#endif

[Setup]
AppId={{6F2B7C55-0F0C-4C0B-9C77-3E1B9D1C5A60}
AppName=Hoshikan
AppVersion={#Version}
AppPublisher=The Hoshikan authors
DefaultDirName={autopf}\Hoshikan
DefaultGroupName=Hoshikan
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=Hoshikan-{#Version}-setup
SetupIconFile=..\..\build\icons\hoshikan.ico
UninstallDisplayIcon={app}\hoshikan.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
WizardStyle=modern
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Files]
Source: "..\..\dist\hoshikan\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; A file that a newer version no longer has must not stay behind and be loaded.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Hoshikan"; Filename: "{app}\hoshikan.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.hoshikan"; ValueType: string; ValueData: "Hoshikan.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match"; ValueType: string; ValueData: "Hoshikan match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\hoshikan.exe,0"
Root: HKA; Subkey: "Software\Classes\Hoshikan.Match\shell\open\command"; ValueType: string; ValueData: """{app}\hoshikan.exe"" ""%1"""
