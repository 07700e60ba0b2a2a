import { constants, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../core/error.ts'
import { failpoint } from '../failpoint.ts'
import { type Git, gitAt } from './exec.ts'
import { historySource, type Tag } from './history-source.ts'
import { parentsOf } from './object.ts'
import type { Store } from './store.ts'

export interface DisposableGitOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objects'>
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
const maxPacks = 30

/**
 * The `.git` that the agent and the checks see: work branch at the checkpoint, `origin/<base>`, tags and history, and
 * nothing that leads to the store, the user's repository or a remote. Kept as a template and copied for each iteration.
 */
export function disposableGit(options: DisposableGitOptions) {
  const { template } = options
  const source = historySource({ ...options, git: gitAt(template, options.store.env) })
  let filledFor: string | undefined
  let heads = ''
  /** Files of its packs as they were left: others mean that something tore it. */
  let left = ''

  const fill = async (commit: string, whole: boolean): Promise<void> => {
    failpoint('template.fill')
    if (packs(template) > maxPacks) rmSync(template, { recursive: true, force: true })
    const objectFormat = commit.length === 64 ? 'sha256' : 'sha1'
    mkdirSync(join(template, 'objects'), { recursive: true })
    mkdirSync(join(template, 'refs'), { recursive: true })
    writeFileSync(join(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`)
    writeFileSync(join(template, 'config'), configText(objectFormat, await carriedSettings(options.store.git)))
    const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }]
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
    filledFor = commit
    left = packFiles(template).join()
  }

  /** The usual case: one commit on top of what is here already, which is one small pack and no fetch. */
  const addOne = async (commit: string): Promise<boolean> => {
    if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks) return false
    const parents = await parentsOf(options.store, commit)
    if (parents.length !== 1 || parents[0] !== filledFor) return false
    await options.store.git({
      args: ['pack-objects', '--quiet', '--revs', join(template, 'objects', 'pack', 'pack')],
      input: `${commit}\n^${filledFor}\n`,
    })
    moveTo(commit)
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

  /** Puts a fresh copy at `target`, where nothing may be; `index` is one whose stat data belongs to the work tree. */
  return async (commit: string, place: { target: string; index: string }): Promise<void> => {
    if (filledFor !== commit && !(await addOne(commit))) {
      // A killed job may have left the template half-written; in a partial clone the history lacks objects.
      const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))]
      await firstThatGitAllows(attempts)
    }
    cpSync(template, place.target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    failpoint('template.copied')
    copyFileSync(place.index, join(place.target, 'index'))
  }
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

function packFiles(template: string): readonly string[] {
  const folder = join(template, 'objects', 'pack')
  return existsSync(folder) ? readdirSync(folder) : []
}

const packs = (template: string): number => packFiles(template).filter((name) => name.endsWith('.pack')).length

/** What changes how files look on disk: without it the agent's `git status` would show files that nobody touched. */
const carried = '^core\\.(autocrlf|eol|symlinks|longpaths|filemode|ignorecase|precomposeunicode)$'

async function carriedSettings(store: Git): Promise<string[]> {
  const { stdout } = await store({ args: ['config', '--get-regexp', carried], allow: [1] })
  const lines = stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
  const newest = new Map(lines.map((line) => line.split(' ')).map(([name = '', value = 'true']) => [name, value]))
  return [...newest].map(([name, value]) => `\t${name.slice('core.'.length)} = ${value}\n`)
}

const configText = (objectFormat: 'sha1' | 'sha256', settings: readonly string[]): string =>
  [
    `[core]\n\trepositoryformatversion = ${objectFormat === 'sha256' ? 1 : 0}\n\tbare = false\n`,
    ...settings,
    objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '',
    '[user]\n\tname = ralph-agent\n\temail = ralph-agent@localhost\n',
    '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
  ].join('')
