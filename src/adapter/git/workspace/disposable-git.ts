import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { failpoint } from '../../failpoint.ts'
import type { ConfigEntry } from '../call/engine-config.ts'
import { gitAt } from '../call/exec.ts'
import { historySource, type Tag, unsearched } from '../call/history-source.ts'
import { parentsOf, type Store } from '../store/store.ts'

export interface DisposableGitOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objects' | 'contentSettings' | 'files'>
  /** The engine's own copy, which the agent never sees. */
  readonly template: string
  readonly workBranch: string
  readonly base: { readonly branch: string; readonly commit: string }
  /** Asked when the history is copied, which is once. */
  readonly tags: () => Promise<readonly Tag[]>
  /** Above so many bytes of packs only the newest 50 commits are copied. */
  readonly wholeHistoryLimit?: number
}

/** Each fetch leaves a pack; so many are gathered before the template is made anew. */
const maxPacks = 10

/**
 * The `.git` that the agent and the checks see: work branch at the checkpoint, `origin/<base>`, tags and history, and
 * nothing that leads to the store, the user's repository or a remote. Kept as a template and copied for each iteration.
 */
export function disposableGit(options: DisposableGitOptions) {
  const { template } = options
  const { files, env } = options.store
  const source = historySource({ ...options, git: gitAt(template, env, files) })
  let filledFor: string | undefined
  let heads = ''
  /** Files of its packs as they were left: others mean that something tore it. */
  let left = ''

  const fill = async (commit: string, whole: boolean): Promise<void> => {
    failpoint('template.fill')
    if (packs(template) > maxPacks) rmSync(template, { recursive: true, force: true })
    // Of an engine before this one only the objects, and where they end, are worth something: an agent may have steered the rest.
    if (!files.keeps(template)) keepObjectsAlone(template)
    const objectFormat = commit.length === 64 ? 'sha256' : 'sha1'
    mkdirSync(join(template, 'objects'), { recursive: true })
    mkdirSync(join(template, 'refs'), { recursive: true })
    writeFileSync(join(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`)
    writeFileSync(join(template, 'config'), configText(objectFormat, contentLines(options.store.contentSettings)))
    const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }]
    files.keep(template)
    if (whole) refs.push(...(await fillHistory(commit)))
    else await source.fetchTip(commit)
    heads = refs
      .slice(1)
      .map(({ oid, ref }) => `${oid} ${ref}\n`)
      .join('')
    moveTo(commit)
    failpoint('template.filled')
  }

  const moveTo = (commit: string): void => {
    writeFileSync(join(template, 'packed-refs'), `${commit} refs/heads/${options.workBranch}\n${heads}`)
    files.keep(template, ['packed-refs'])
    filledFor = commit
    left = packFiles(template).join()
  }

  /** The usual case: one commit on top of what is here already, which is one small pack and no fetch. */
  const addOne = async (commit: string): Promise<boolean> => {
    if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks) return false
    const parents = await parentsOf(options.store, commit)
    if (parents.length !== 1 || parents[0] !== filledFor) return false
    failpoint('template.add')
    await options.store.git({
      args: [...unsearched, 'pack-objects', '--quiet', '--revs', join(template, 'objects', 'pack', 'pack')],
      input: `${commit}\n^${filledFor}\n`,
    })
    moveTo(commit)
    failpoint('template.added')
    return true
  }

  const fillHistory = async (commit: string) => {
    const tags = await source.fetch(commit)
    const base = { oid: options.base.commit, ref: `refs/remotes/origin/${options.base.branch}` }
    return [base, ...tags.map(({ oid, name }) => ({ oid, ref: `refs/tags/${name}` }))]
  }

  const anew = (next: () => Promise<void>) => async () => {
    rmSync(template, { recursive: true, force: true })
    await next()
  }

  /** Makes the template ready for a commit; the workspace is not touched. */
  const prepare = async (commit: string): Promise<void> => {
    if (filledFor === commit || (await addOne(commit))) return
    // A killed job may have left the template half-written; in a partial clone the history lacks objects.
    const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))]
    await firstThatGitAllows(attempts)
  }

  /** Puts a fresh copy at `target`, where nothing may be; `index` is one whose stat data belongs to the work tree. */
  const place = async (commit: string, place: { target: string; index: string }): Promise<void> => {
    await prepare(commit)
    copyFolder(template, place.target)
    failpoint('template.copied')
    copyFileSync(place.index, join(place.target, 'index'))
  }

  return { prepare, place, lookAhead: source.lookAhead }
}

function keepObjectsAlone(template: string): void {
  if (!existsSync(template)) return
  for (const name of readdirSync(template)) {
    if (name !== 'objects' && name !== 'shallow') rmSync(join(template, name), { recursive: true, force: true })
  }
  rmSync(join(template, 'objects', 'info'), { recursive: true, force: true })
}

async function firstThatGitAllows(attempts: readonly (() => Promise<void>)[]): Promise<void> {
  let fault: unknown
  for (const attempt of attempts) {
    try {
      await attempt()
      return
    } catch (error) {
      if (!(error instanceof RalphError && error.code === 'GIT_FAILED')) throw error
      fault = error
    }
  }
  throw fault
}

/** Node's own `cpSync` looks at each file several times. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

function packFiles(template: string): readonly string[] {
  const folder = join(template, 'objects', 'pack')
  return existsSync(folder) ? readdirSync(folder) : []
}

const packs = (template: string): number => packFiles(template).filter((name) => name.endsWith('.pack')).length

/** Without these the agent's `git status` would show files that nobody touched. */
function contentLines(entries: readonly ConfigEntry[]): readonly string[] {
  const newest = new Map(entries)
  return [...newest].map(([name, value]) => `\t${name.slice('core.'.length)} = "${value.replace(/["\\\n]/g, '')}"\n`)
}

const configText = (objectFormat: 'sha1' | 'sha256', settings: readonly string[]): string =>
  [
    `[core]\n\trepositoryformatversion = ${objectFormat === 'sha256' ? 1 : 0}\n\tbare = false\n`,
    ...settings,
    objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '',
    '[user]\n\tname = ralph-agent\n\temail = ralph-agent@localhost\n',
    '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
  ].join('')
