/** Files and folders of the real home that other programs obey, or that let somebody in; of a folder, each file in it. */
export const homePlaces: readonly string[] = [
  // Shells.
  ...['.profile', '.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.inputrc'],
  ...['.zshrc', '.zshenv', '.zprofile', '.zlogin', '.config/fish/config.fish', '.config/fish/conf.d', '.kshrc'],
  ...['.pam_environment', '.config/environment.d', '.xprofile', '.xsessionrc', '.config/direnv', '.direnvrc'],
  // Git and other ways in.
  ...['.gitconfig', '.config/git', '.git-credentials', '.netrc', '.gnupg/gpg-agent.conf', '.gnupg/gpg.conf'],
  // Not all of `.ssh`: git writes `known_hosts` there.
  ...['.ssh/config', '.ssh/authorized_keys', '.ssh/authorized_keys2', '.ssh/rc', '.ssh/environment'],
  // Package managers and builds.
  ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.config/pnpm/rc', '.bunfig.toml', '.nvm/alias/default', '.nvm/nvm.sh'],
  ...['.pip/pip.conf', '.config/pip/pip.conf', '.pypirc', '.pydistutils.cfg', '.condarc', '.config/uv/uv.toml'],
  ...['.cargo/config', '.cargo/config.toml', '.cargo/credentials.toml', '.cargo/env', '.gemrc', '.bundle/config'],
  ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gradle/init.d', '.m2/settings.xml', '.m2/extensions.xml'],
  ...['.config/go/env', '.composer/config.json', '.nuget/NuGet/NuGet.Config', '.terraformrc', '.tool-versions'],
  // Clouds and servers.
  ...[
    '.docker/config.json',
    '.aws/config',
    '.aws/credentials',
    '.azure/config',
    '.kube/config',
    '.config/gcloud/active_config',
    '.config/gh',
  ],
  // Agents and editors.
  ...['.claude/settings.json', '.claude/settings.local.json', '.claude/CLAUDE.md', '.claude/hooks', '.claude/commands'],
  ...['.claude/agents', '.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
  ...[
    '.config/nvim/init.lua',
    '.config/nvim/init.vim',
    '.config/Code/User/settings.json',
    '.config/Code/User/tasks.json',
  ],
  // What starts by itself, and what is found first.
  ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
]

/** The same of the user's own repository, below its git directory. */
export const gitPlaces: readonly string[] = [
  ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
]

/** Outside of the home: scheduled commands of each user, where they can be read. */
export const systemPlaces = (user: string): readonly string[] => [
  `/var/spool/cron/crontabs/${user}`,
  `/var/spool/cron/${user}`,
]
