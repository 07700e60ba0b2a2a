import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchedByAgents } from '../../core/agent/agents.ts'
import { type Environment, userName } from './environment.ts'

/** Files by which a step tells the runner what later steps get: whoever writes them acts with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/** More than that no step writes; a longer one is told by its size and not put back. */
const keptBytes = 1024 * 1024

/** `content` is null where it is too long to be kept. */
type Found = { readonly content: Buffer | null; readonly print: string } | 'missing'

/** Watches from its call on; the answer names what changed since, as sentences, and may be called once. */
export type WatchOutside = () => () => readonly string[]

/**
 * Remembers the files by which this step speaks to the runner: own HOME and environment keep an agent from them only as
 * long as it does not look for them (failure model C21). The answer puts them back, and names every one that changed.
 */
export function watchForeignFiles(environment: Environment, more: WatchOutside = () => () => []): () => string[] {
  const kept = runnerFiles.flatMap((name) => {
    const path = environment[name]
    return path === undefined || path === '' ? [] : [{ name, path, before: look(path) }]
  })
  const ended = more()
  return () => [
    ...kept.flatMap(({ name, path, before }) =>
      same(before, look(path))
        ? []
        : [`${name}, a file of the runner, was changed${putBack(path, before) ? ' and put back' : ''}`],
    ),
    ...ended(),
  ]
}

/**
 * What decides what other programs do, in the real home; from C2 on it is out of reach. It is told and left alone, since
 * a person may be at work there.
 */
export function watchHome(environment: Environment): WatchOutside {
  const home = environment['HOME']
  if (!home) return () => () => []
  const system = systemPlaces(environment['USER'] || userName()).map((path) => ({ name: path, path }))
  const own = homePlaces.map((name) => ({ name: `~/${name}`, path: join(home, name) }))
  return watchPlaces([...own, ...system], (name) => `${name}, outside the workspace, was changed`)
}

/** The same for the user's own repository. */
export const watchUserGit = (gitDir: string): WatchOutside =>
  watchPlaces(
    gitPlaces.map((name) => ({ name: `.git/${name}`, path: join(gitDir, name) })),
    (name) => `${name} of your own repository was changed`,
  )

const watchPlaces =
  (places: readonly Place[], say: (name: string) => string): WatchOutside =>
  () => {
    const kept = withFiles(places).map((place) => ({ ...place, before: look(place.path) }))
    return () => kept.flatMap(({ name, path, before }) => (same(before, look(path)) ? [] : [say(name)]))
  }

interface Place {
  readonly name: string
  readonly path: string
}

/** More than these in one folder are no settings. */
const mostFiles = 200

/** Each place, and where it is a folder each file in it: the folder itself tells of new ones. */
const withFiles = (places: readonly Place[]): readonly Place[] =>
  places.flatMap(({ name, path }) => [
    { name, path },
    ...filesIn(path).map((file) => ({ name: `${name}/${file}`, path: join(path, file) })),
  ])

function filesIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory())
    return files.slice(0, mostFiles).map(({ name }) => name)
  } catch {
    return []
  }
}

function look(path: string): Found {
  try {
    const stat = lstatSync(path)
    // A link is compared as what it leads to: dotfiles are often links into a repository.
    const isFile = stat.isFile() || stat.isSymbolicLink()
    const content = isFile && stat.size <= keptBytes ? readFileSync(path) : null
    return { content, print: `${stat.mode} ${stat.size} ${content === null ? stat.mtimeMs : ''}` }
  } catch {
    return 'missing'
  }
}

function same(before: Found, now: Found): boolean {
  if (before === 'missing' || now === 'missing') return before === now
  if (before.print !== now.print) return false
  return before.content === null || now.content === null || before.content.equals(now.content)
}

function putBack(path: string, before: Found): boolean {
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

/** Files and folders of the real home that other programs obey, or that let somebody in; of a folder, each file in it. */
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
  // What starts by itself, and what is found first.
  ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
]

/** The same of the user's own repository, below its git directory. */
const gitPlaces: readonly string[] = [
  ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
]

/** Outside of the home: scheduled commands of each user, where they can be read. */
const systemPlaces = (user: string): readonly string[] => [
  `/var/spool/cron/crontabs/${user}`,
  `/var/spool/cron/${user}`,
]
