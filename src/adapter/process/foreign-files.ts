import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchedByAgents } from '../../core/agent/agents.ts'
import { type Environment, userName } from './environment.ts'

/** Files by which a step tells the runner what later steps get: writing them means acting with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/** A longer file is compared by its size and not restored. */
const maxKeptBytes = 1024 * 1024

/** `content` is null for a longer file. */
type FileSnapshot = { readonly content: Buffer | null; readonly fingerprint: string } | 'missing'

/** Starts watching; the returned function, called once, describes the changes in sentences. */
export type StartWatch = () => () => readonly string[]

/**
 * Watches the files by which this step talks to the runner, since a separate HOME and environment do not hide them from an
 * agent that searches (failure model C21). The returned function restores them and describes the changes.
 */
export function watchForeignFiles(environment: Environment, startOthers: StartWatch = () => () => []): () => string[] {
  const runnerSnapshots = runnerFiles.flatMap((name) => {
    const path = environment[name]
    return path === undefined || path === '' ? [] : [{ name, path, before: snapshotOf(path) }]
  })
  const endOthers = startOthers()
  return () => [
    ...runnerSnapshots.flatMap(({ name, path, before }) =>
      isSame(before, snapshotOf(path))
        ? []
        : [`${name}, a file of the runner, was changed${restoreFile(path, before) ? ' and put back' : ''}`],
    ),
    ...endOthers(),
  ]
}

/** Watches the real home's files that steer other programs; out of reach from C2 on. It restores none: a person may have changed them. */
export function watchHome(environment: Environment): StartWatch {
  const home = environment['HOME']
  if (!home) return () => () => []
  const systemEntries = systemPlaces(environment['USER'] || userName()).map((path) => ({ name: path, path }))
  const homeEntries = homePlaces.map((name) => ({ name: `~/${name}`, path: join(home, name) }))
  return watchPlaces([...homeEntries, ...systemEntries], (name) => `${name}, outside the workspace, was changed`)
}

/** Watches the user's own repository. */
export const watchUserGit = (gitDir: string): StartWatch =>
  watchPlaces(
    gitPlaces.map((name) => ({ name: `.git/${name}`, path: join(gitDir, name) })),
    (name) => `${name} of your own repository was changed`,
  )

const watchPlaces =
  (places: readonly WatchedPlace[], sentence: (name: string) => string): StartWatch =>
  () => {
    const snapshots = withFiles(places).map((place) => ({ ...place, before: snapshotOf(place.path) }))
    return () =>
      snapshots.flatMap(({ name, path, before }) => (isSame(before, snapshotOf(path)) ? [] : [sentence(name)]))
  }

interface WatchedPlace {
  readonly name: string
  readonly path: string
}

/** A folder with more files holds no settings. */
const maxFiles = 200

/** Each place, and for a folder each file in it; the folder itself shows new ones. */
const withFiles = (places: readonly WatchedPlace[]): readonly WatchedPlace[] =>
  places.flatMap(({ name, path }) => [
    { name, path },
    ...filesIn(path).map((file) => ({ name: `${name}/${file}`, path: join(path, file) })),
  ])

function filesIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory())
    return files.slice(0, maxFiles).map(({ name }) => name)
  } catch {
    return []
  }
}

function snapshotOf(path: string): FileSnapshot {
  try {
    const stat = lstatSync(path)
    // A link is compared by its target: dotfiles are often links into a repository.
    const isFile = stat.isFile() || stat.isSymbolicLink()
    const content = isFile && stat.size <= maxKeptBytes ? readFileSync(path) : null
    return { content, fingerprint: `${stat.mode} ${stat.size} ${content === null ? stat.mtimeMs : ''}` }
  } catch {
    return 'missing'
  }
}

function isSame(before: FileSnapshot, current: FileSnapshot): boolean {
  if (before === 'missing' || current === 'missing') return before === current
  if (before.fingerprint !== current.fingerprint) return false
  return before.content === null || current.content === null || before.content.equals(current.content)
}

function restoreFile(path: string, before: FileSnapshot): boolean {
  try {
    // Never written through a link, which could lead anywhere.
    rmSync(path, { force: true, recursive: true })
    if (before === 'missing') return true
    if (before.content === null) return false
    writeFileSync(path, before.content, { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Files of the real home that other programs obey, or that give access; for a folder, each file in it. */
const homePlaces: readonly string[] = [
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
  ...watchedByAgents,
  ...['.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
  ...[
    '.config/nvim/init.lua',
    '.config/nvim/init.vim',
    '.config/Code/User/settings.json',
    '.config/Code/User/tasks.json',
  ],
  // Programs that start automatically, or are found first.
  ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
]

/** Below the git directory of the user's own repository. */
const gitPlaces: readonly string[] = [
  ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
]

/** Scheduled commands of each user, if they can be read. */
const systemPlaces = (user: string): readonly string[] => [
  `/var/spool/cron/crontabs/${user}`,
  `/var/spool/cron/${user}`,
]
