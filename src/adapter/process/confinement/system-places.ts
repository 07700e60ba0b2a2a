/** The visible parts of a system, read-only and with their owners. */
export const systemPlaces: readonly string[] = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/sys'],
  ...['/nix/store', '/nix/var/nix/profiles', '/gnu/store', '/var/guix/profiles', '/snap', '/var/lib/snapd/lib'],
  ...['/home/linuxbrew', '/run/current-system', '/run/opengl-driver'],
  ...['/var/lib/dpkg', '/var/lib/rpm', '/var/lib/pacman', '/var/lib/apk', '/var/cache/fontconfig'],
  ...['/var/lib/ca-certificates', '/var/lib/dbus/machine-id', '/var/lib/flatpak/runtime'],
  ...['/var/lib/alternatives', '/var/lib/gems', '/var/lib/texmf'],
]

/** Folders of programs, whose links lead to other installations. */
export const systemPrograms: readonly string[] = [
  ...['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/bin', '/sbin'],
]

/** System folders where people keep sources; the kernel's headers are shown again. */
export const sourceFolders: readonly string[] = ['/usr/src', '/usr/local/src']
export const kernelSources = /^(linux-|kernels$|nvidia-)/

/** Programs expect them, so they exist, empty. */
export const emptyFolders: readonly string[] = ['/home', '/root', '/run', '/tmp', '/var/tmp', '/mnt', '/opt', '/srv']

/** Public files of the system that may hold the password of a registry or a proxy. */
export const systemSettings: readonly string[] = [
  ...[
    '/etc/pip.conf',
    '/etc/xdg/pip/pip.conf',
    '/etc/npmrc',
    '/usr/etc/npmrc',
    '/usr/local/etc/npmrc',
    '/etc/gitconfig',
  ],
  ...['/usr/local/etc/gitconfig', '/etc/maven/settings.xml', '/etc/environment'],
  ...['/etc/wgetrc', '/etc/netrc', '/etc/curlrc', '/etc/nix/nix.conf', '/etc/nix/netrc', '/etc/conda/.condarc'],
  ...[
    '/etc/containers/auth.json',
    '/etc/docker/daemon.json',
    '/etc/cargo/config.toml',
    '/etc/yum.conf',
    '/etc/dnf/dnf.conf',
  ],
  ...['/etc/apt/auth.conf', '/etc/apt/sources.list', '/etc/apt/apt.conf', '/etc/xdg/uv/uv.toml', '/etc/uv/uv.toml'],
]
export const systemSettingsFolders: readonly string[] = [
  ...[
    '/etc/apt/auth.conf.d',
    '/etc/apt/sources.list.d',
    '/etc/apt/apt.conf.d',
    '/etc/yum.repos.d',
    '/etc/zypp/repos.d',
  ],
  ...['/etc/profile.d', '/etc/environment.d'],
]
