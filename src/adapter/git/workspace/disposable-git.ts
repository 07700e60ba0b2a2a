import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { failpoint } from '../../failpoint.ts'
import type { ConfigEntry } from '../call/engine-config.ts'
import { gitAt } from '../call/exec.ts'
import { fastPackConfig, historySource, type Tag } from '../call/history-source.ts'
import { parentsOf, type Store } from '../store/store.ts'

export interface DisposableGitOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objects' | 'contentSettings' | 'files'>
  readonly template: string
  readonly workBranch: string
  readonly base: { readonly branch: string; readonly commit: string }
  readonly tags: () => Promise<readonly Tag[]>
  /** If the packs have more bytes, only the newest 50 commits are copied. */
  readonly maxHistoryBytes?: number
}

/** Each fetch adds a pack, and so do new commits; at this number those of new commits become one. */
const maxPacks = 10

/** Neighbouring trees of a run differ by a few entries: one comparison for each makes their pack several times smaller. */
const newCommitsPackConfig = [...fastPackConfig, '-c', 'pack.window=1']

/**
 * Has the work branch, `origin/<base>`, tags and history, but no path to the store, the user's repository or a
 * remote.
 */
export function disposableGit(options: DisposableGitOptions) {
  const { template } = options
  const { files, env } = options.store
  const source = historySource({ ...options, git: gitAt(template, env, files) })
  let templateCommit: string | undefined
  let otherRefs = ''
  /** Pack files of the template; a difference means that it was damaged. */
  let knownPacks: readonly string[] = []
  /** What `fill` made of the history, and the newest commit in it. */
  let filled: { readonly commit: string; readonly packs: readonly string[] } = { commit: '', packs: [] }

  const fill = async (commit: string, withHistory: boolean): Promise<void> => {
    failpoint('template.fill')
    if (packCount(template) > maxPacks) rmSync(template, { recursive: true, force: true })
    // An earlier engine's template may be an agent's work: only objects and the shallow list are used.
    if (!files.isRecorded(template)) removeAllButObjects(template)
    const objectFormat = commit.length === 64 ? 'sha256' : 'sha1'
    mkdirSync(join(template, 'objects'), { recursive: true })
    mkdirSync(join(template, 'refs'), { recursive: true })
    writeFileSync(join(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`)
    writeFileSync(join(template, 'config'), configText(objectFormat, contentConfigLines(options.store.contentSettings)))
    const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }]
    files.record(template)
    if (withHistory) refs.push(...(await fillHistory(commit)))
    else await source.fetchTip(commit)
    otherRefs = refs
      .slice(1)
      .map(({ oid, ref }) => `${oid} ${ref}\n`)
      .join('')
    setBranch(commit)
    filled = { commit, packs: knownPacks }
    failpoint('template.filled')
  }

  const setBranch = (commit: string): void => {
    writeFileSync(join(template, 'packed-refs'), `${commit} refs/heads/${options.workBranch}\n${otherRefs}`)
    files.record(template, ['packed-refs'])
    templateCommit = commit
    knownPacks = packFiles(template)
  }

  /** The usual case, commits that landed since: one small pack and no fetch. */
  const addNewCommits = async (commit: string): Promise<boolean> => {
    if (templateCommit === undefined || packFiles(template).join() !== knownPacks.join()) return false
    if (!(await isInLineAbove(options.store, commit, templateCommit))) return false
    const isFull = packCount(template) >= maxPacks
    failpoint('template.add')
    const { stdout } = await options.store.git({
      args: [...newCommitsPackConfig, 'pack-objects', '--quiet', '--revs', join(template, 'objects', 'pack', 'pack')],
      input: `${commit}\n^${isFull ? filled.commit : templateCommit}\n`,
    })
    if (isFull) removePacks([...filled.packs, `pack-${stdout.toString('utf8').trim()}.`])
    setBranch(commit)
    failpoint('template.added')
    return true
  }

  const removePacks = (except: readonly string[]): void => {
    const replaced = knownPacks.filter((name) => !except.some((start) => name.startsWith(start)))
    for (const name of replaced) rmSync(join(template, 'objects', 'pack', name))
  }

  const fillHistory = async (commit: string) => {
    const tags = await source.fetch(commit)
    const base = { oid: options.base.commit, ref: `refs/remotes/origin/${options.base.branch}` }
    return [base, ...tags.map(({ oid, name }) => ({ oid, ref: `refs/tags/${name}` }))]
  }

  const fromScratch = (fillTemplate: () => Promise<void>) => async () => {
    rmSync(template, { recursive: true, force: true })
    await fillTemplate()
  }

  const prepare = async (commit: string): Promise<void> => {
    if (templateCommit === commit || (await addNewCommits(commit))) return
    // A killed job may have left half a template; a partial clone lacks objects of the history.
    const attempts = [
      () => fill(commit, true),
      fromScratch(() => fill(commit, true)),
      fromScratch(() => fill(commit, false)),
    ]
    await runFirstWorking(attempts)
  }

  /** Writes a fresh copy to `target`, which must not exist. `index` has stat data of the work tree. */
  const place = async (commit: string, place: { target: string; index: string }): Promise<void> => {
    await prepare(commit)
    copyFolder(template, place.target)
    failpoint('template.copied')
    copyFileSync(place.index, join(place.target, 'index'))
  }

  return { prepare, place, lookAhead: source.lookAhead }
}

/** Commits that other lanes land during an attempt. */
const maxNewCommits = 100

/** True if only commits with one parent lie between the two. */
async function isInLineAbove(store: Pick<Store, 'objects'>, commit: string, ancestor: string): Promise<boolean> {
  let current = commit
  for (let count = 0; count < maxNewCommits; count++) {
    const [parent, ...others] = await parentsOf(store, current)
    if (parent === undefined || others.length > 0) return false
    if (parent === ancestor) return true
    current = parent
  }
  return false
}

function removeAllButObjects(template: string): void {
  if (!existsSync(template)) return
  for (const name of readdirSync(template)) {
    if (name !== 'objects' && name !== 'shallow') rmSync(join(template, name), { recursive: true, force: true })
  }
  rmSync(join(template, 'objects', 'info'), { recursive: true, force: true })
}

async function runFirstWorking(attempts: readonly (() => Promise<void>)[]): Promise<void> {
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

/** `cpSync` of Node stats each file several times. */
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

const packCount = (template: string): number => packFiles(template).filter((name) => name.endsWith('.pack')).length

/** Otherwise the agent's `git status` would list untouched files. */
function contentConfigLines(entries: readonly ConfigEntry[]): readonly string[] {
  const byName = new Map(entries)
  return [...byName].map(([name, value]) => `\t${name.slice('core.'.length)} = "${value.replace(/["\\\n]/g, '')}"\n`)
}

const configText = (objectFormat: 'sha1' | 'sha256', settings: readonly string[]): string =>
  [
    `[core]\n\trepositoryformatversion = ${objectFormat === 'sha256' ? 1 : 0}\n\tbare = false\n`,
    ...settings,
    objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '',
    '[user]\n\tname = ralph-agent\n\temail = ralph-agent@localhost\n',
    '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
  ].join('')
