import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.ts'

/** Files by which a step tells the runner what later steps get: whoever writes them acts with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/** Files of the real home that other programs obey. */
const homeFiles = [
  ...['.gitconfig', '.config/git/config', '.git-credentials', '.netrc', '.npmrc', '.yarnrc', '.yarnrc.yml'],
  ...['.bashrc', '.bash_profile', '.bash_login', '.profile', '.zshrc', '.zshenv', '.config/pip/pip.conf'],
  ...['.ssh/config', '.ssh/authorized_keys', '.docker/config.json', '.claude/settings.json', '.claude/CLAUDE.md'],
]

/** More than that no step writes; a longer one is told by its size and not put back. */
const keptBytes = 1024 * 1024

interface Kept {
  readonly name: string
  readonly path: string
  readonly isRunner: boolean
  readonly before: Found
}

/** `content` is null where it is too long to be kept. */
type Found = { readonly content: Buffer | null; readonly print: string } | 'missing'

/**
 * Remembers files outside of the workspace that decide what other programs do; the own HOME and the environment keep an
 * agent from them only as long as it does not look for them (reliability C21). The answer puts back those of the
 * runner and names every one that changed; those of the home are only named, since a person may be at work there.
 */
export function watchForeignFiles(environment: Environment): () => string[] {
  const home = environment['HOME']
  const kept: Kept[] = [
    ...runnerFiles.map((name) => ({ name, path: environment[name], isRunner: true })),
    ...homeFiles.map((name) => ({ name: `~/${name}`, path: home && join(home, name), isRunner: false })),
  ].flatMap(({ name, path, isRunner }) =>
    path === undefined || path === '' ? [] : [{ name, path, isRunner, before: look(path) }],
  )
  return () =>
    kept.flatMap(({ name, path, isRunner, before }) => {
      if (same(before, look(path))) return []
      if (!isRunner) return [`${name}, outside of the workspace, was changed`]
      return [`${name}, a file of the runner, was changed${putBack(path, before) ? ' and put back' : ''}`]
    })
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
