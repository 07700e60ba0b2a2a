/** Where tools install themselves and keep what they downloaded, below a home. Their credentials are masked. */
export const toolHomes: readonly string[] = [
  ...[
    '.nvm',
    '.volta',
    '.fnm',
    '.local/share/fnm',
    '.nodenv',
    '.asdf',
    '.local/share/mise',
    '.local/share/pnpm',
    '.bun',
    '.deno',
  ],
  ...[
    '.npm',
    '.npm-global',
    '.yarn',
    '.cache/yarn',
    '.cache/node',
    '.cache/deno',
    '.cache/pnpm',
    '.local/share/pnpm/store',
  ],
  ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer'],
  ...[
    '.pyenv',
    '.local/bin',
    '.local/lib',
    '.local/share/uv',
    '.local/share/pipx',
    '.local/pipx',
    '.cache/pip',
    '.cache/uv',
  ],
  ...['miniconda3', 'anaconda3', '.conda', '.local/share/virtualenvs', '.cache/pypoetry'],
  ...['.rustup', '.cargo', '.elan', '.opam', '.ghcup', '.cabal', '.stack', '.juliaup', '.julia', '.mix', '.hex'],
  ...['.sdkman', '.jenv', '.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
  ...['.rbenv', '.rvm', '.gem', '.bundle', '.composer', '.cache/composer', '.config/composer'],
  ...['go', '.goenv', '.cache/go-build', '.dotnet', '.nuget', '.pub-cache', '.flutter', '.foundry', '.android'],
  ...['.local/share/claude', '.claude/local'],
]

/** Files below a home that hold credentials of registries, in folders that can be seen otherwise. */
export const credentialFiles: readonly string[] = [
  ...['.cargo/credentials', '.cargo/credentials.toml', '.m2/settings.xml', '.m2/settings-security.xml'],
  ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gem/credentials', '.bundle/config', '.hex/hex.config'],
  ...['.composer/auth.json', '.config/composer/auth.json', '.nuget/NuGet/NuGet.Config', '.pub-cache/credentials.json'],
  ...['.ivy2/.credentials', '.sbt/.credentials', '.sbt/1.0/credentials.sbt', '.cabal/config', '.android/adbkey'],
  ...['.stack/config.yaml', '.condarc', '.conda/.condarc', '.yarn/berry/.yarnrc.yml', '.npm-global/etc/npmrc'],
]

/** Those that tools write to as they work: a command writes into a copy of its own, and sees what was there before. */
export const writtenByTools: readonly string[] = [
  ...[
    '.npm',
    '.yarn',
    '.cache/yarn',
    '.cache/node',
    '.cache/pnpm',
    '.local/share/pnpm',
    '.bun',
    '.cache/deno',
    '.deno',
  ],
  ...['.cache/pip', '.cache/uv', '.local/share/uv', '.cache/pypoetry', '.local/lib', '.local/bin'],
  ...['.cargo', '.rustup', '.cabal', '.stack', '.julia', '.mix', '.hex', '.opam'],
  ...['.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
  ...['.gem', '.bundle', '.composer', '.cache/composer', 'go', '.cache/go-build', '.nuget', '.dotnet', '.pub-cache'],
]
