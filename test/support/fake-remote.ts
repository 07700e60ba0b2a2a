import { createHash } from 'node:crypto'
import { readStateFiles, type StateFilesRead, stateFiles } from '../../src/adapter/git/state/state-files.ts'
import { parseMadeCommit } from '../../src/adapter/git/work/work-branch.ts'
import { RalphError } from '../../src/core/error/error.ts'
import type { StateChange, StateStore } from '../../src/port/state-store.ts'
import type { RevertResult, WorkBranch } from '../../src/port/work-branch.ts'

export type Files = ReadonlyMap<string, string>

/** A commit of the state ref, with its whole tree. */
export interface StateCommit extends Omit<StateChange, 'files'> {
  readonly oid: string
  readonly files: Files
}

/** A remote in memory: work commits and trees, the two refs, and every commit that the state ref ever held. */
export interface FakeRemote {
  state: string | null
  work: string | null
  /** Other branches, of which the first is the default. */
  branches: readonly string[]
  /** Tips of the milestones' branches. */
  readonly milestones: Map<string, string>
  /** Work that was put beside the branch, newest last. */
  readonly offered: string[]
  readonly base: string
  readonly trees: Map<string, Files>
  readonly commits: Map<string, { tree: string; parents: readonly string[]; message: string }>
  /** Oldest first. */
  readonly history: StateCommit[]
  /** Why the remote refuses the work branch, where it does. */
  refusal: string | null
  /** The token has no right to workflow files. */
  refusesWorkflows: boolean
  /** Called before each write of the state ref; may write in between, or throw like a broken transport. */
  beforeCommit: (change: StateChange) => void
  /** Called after each; may throw like a transport whose answer is lost. */
  afterCommit: (change: StateChange) => void
  beforePublish: () => void
  /** Times that a tip of the work branch was pushed or refused. */
  pushes: number
  addTree(files: Files): string
  addCommit(commit: { tree: string; parents: readonly string[]; message: string }): string
  contains(commit: string, ancestor: string): boolean
  /** Files of a commit or a tree. */
  filesOf(treeish: string): Files
  newest(): StateCommit
}

const oid = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex')

export function fakeRemote(files: Readonly<Record<string, string>>): FakeRemote {
  const trees = new Map<string, Files>()
  const commits: FakeRemote['commits'] = new Map()
  const history: StateCommit[] = []
  const addTree = (content: Files): string => {
    const name = oid([...content].sort())
    trees.set(name, new Map(content))
    return name
  }
  const addCommit: FakeRemote['addCommit'] = (commit) => {
    const name = oid(commit)
    commits.set(name, commit)
    return name
  }
  const contains = (commit: string, ancestor: string): boolean =>
    commit === ancestor || (commits.get(commit)?.parents ?? []).some((parent) => contains(parent, ancestor))
  const base = addCommit({ tree: addTree(new Map(Object.entries(files))), parents: [], message: 'base' })
  return {
    state: null,
    work: null,
    branches: ['main', 'feature'],
    milestones: new Map(),
    offered: [],
    base,
    trees,
    commits,
    history,
    refusal: null,
    refusesWorkflows: false,
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
    beforePublish: () => undefined,
    pushes: 0,
    addTree,
    addCommit,
    contains,
    filesOf: (treeish) => trees.get(commits.get(treeish)?.tree ?? treeish) ?? unknownObject(treeish),
    newest: () => history.at(-1) ?? unknownObject('the state ref'),
  }
}

/** The state ref as one job sees it: compare-and-swap, and reads at the commit that this job knows. */
export function fakeStateStore(remote: FakeRemote): StateStore {
  let known: StateCommit | undefined
  let proven: string | undefined
  const readMany: StateStore['readMany'] = async (paths) => paths.map((path) => known?.files.get(path))
  return {
    async load() {
      if (remote.state === null) return { remoteWork: remote.work, run: null }
      known = remote.newest()
      const { oid, files } = known
      const { state, plan, control, gathered } = stateOfFiles(files)
      const run = { oid, state, plan, control, gathered, seq: segments(files).length, proven: oid === proven }
      return { remoteWork: remote.work, run }
    },
    async commit(change) {
      remote.beforeCommit(change)
      if (remote.state !== change.expected) return { kind: 'lost', actual: remote.state }
      const won = writeState(remote, change)
      remote.afterCommit(change)
      known = won
      return { kind: 'won', oid: known.oid }
    },
    readMany,
    readPast: readMany,
    async lastTransition() {
      const before = remote.history[remote.history.findIndex(({ oid }) => oid === known?.oid) - 1]
      if (!before) return { before: null, changesPlan: false }
      const replans = before.files.get('plan.json') !== known?.files.get('plan.json')
      return {
        before: { state: stateOfFiles(before.files).state, seq: segments(before.files).length },
        changesPlan: replans,
      }
    },
    markProven: () => {
      proven = known?.oid
    },
    rejectState: async (code, findings, back) => {
      const before = remote.history.find(({ oid }) => oid === back)
      if (before) {
        remote.history.push(before)
        remote.state = before.oid
      }
      return new RalphError({ code, message: findings.join('; '), hint: 'none', findings })
    },
    read: async (path) => (await readMany([path]))[0],
  }
}

/** Reads them as the engine does. */
export function stateOfFiles(files: Files): Extract<StateFilesRead, { kind: 'good' }> {
  const contents = stateFiles.map((path) => files.get(path))
  const read = readStateFiles(contents.map((text) => (text === undefined ? undefined : Buffer.from(text))))
  if (read.kind !== 'good') throw new Error(`the state cannot be read: ${JSON.stringify(read)}`)
  return read
}

/** Moves the state ref, as the winner of a race does. Every commit that it names must exist. */
export function writeState(remote: FakeRemote, change: StateChange): StateCommit {
  for (const parent of [change.work, ...change.keep]) if (!remote.commits.has(parent)) unknownObject(parent)
  const before = remote.state === null ? [] : remote.newest().files
  const commit = { ...change, keep: [...change.keep], files: new Map([...before, ...change.files]), oid: '' }
  commit.oid = oid([remote.history.length, change.subject, change.work])
  remote.history.push(commit)
  remote.state = commit.oid
  return commit
}

/** The log's segments, oldest first. */
export function segments(files: Files): string[] {
  const numbered = [...files].flatMap(([path, text]) => {
    const seq = /^log\/\d+\/(\d+)\.jsonl$/.exec(path)?.[1]
    return seq === undefined ? [] : [[Number(seq), text] as const]
  })
  return numbered.sort(([a], [b]) => a - b).map(([, text]) => text)
}

export function fakeWorkBranch(remote: FakeRemote): WorkBranch {
  return {
    write: async ({ tree, parent, second, message }) =>
      remote.addCommit({ tree, parents: second === undefined ? [parent] : [parent, second], message }),
    async mergeTrees(first, second) {
      const { files, conflicts, ancestor } = mergeFiles(remote, { first, second })
      const tree = remote.addTree(files)
      if (conflicts.length === 0) return { kind: 'merged', tree }
      return { kind: 'conflict', paths: conflicts, markedTree: tree, newCommits: [], ancestor }
    },
    async merge({ first, second, message, trees }) {
      const { files, conflicts, ancestor } = mergeFiles(remote, { first, second, trees })
      if (conflicts.length > 0) {
        const markedTree = conflicts.some((path) => path.endsWith('.bin')) ? null : remote.addTree(files)
        return { kind: 'conflict', paths: conflicts, markedTree, newCommits: ['1234567 on the base'], ancestor }
      }
      const commit = remote.addCommit({ tree: remote.addTree(files), parents: [first, second], message })
      return { kind: 'merged', commit }
    },
    async patchDigest({ from, to, without }) {
      const [before, after] = [remote.filesOf(from), remote.filesOf(to)]
      const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !without.includes(path)).sort()
      const linesIn = (files: typeof before, path: string): string[] => String(files.get(path) ?? '').split('\n')
      const changed = paths.flatMap((path) => {
        const [old, now] = [linesIn(before, path), linesIn(after, path)]
        const [less, more] = [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))]
        return before.get(path) === after.get(path) ? [] : [[path, less, more]]
      })
      return JSON.stringify(changed)
    },
    readTopFile: async (commit, name) => {
      const text = remote.filesOf(commit).get(name)
      return text === undefined ? null : new TextEncoder().encode(text)
    },
    filesBelow: async (treeish, folder) =>
      [...remote.filesOf(treeish).keys()].filter((path) => path.startsWith(`${folder}/`)),
    mayHaveFolder: async (treeish, folder) =>
      [...remote.filesOf(treeish).keys()].some((path) => path.startsWith(`${folder}/`)),
    withFiles: async (treeish, edits) => {
      const files = new Map(remote.filesOf(treeish))
      for (const { path, content } of edits) {
        if (content === null) files.delete(path)
        else files.set(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(content))
      }
      return { tree: remote.addTree(files), skipped: [] }
    },
    async moveBranches(wanted) {
      return wanted.map(({ branch, commit, create, replaces }) => {
        const tip = remote.milestones.get(branch)
        if (tip === undefined && !create) return { branch, kind: 'missing' }
        if (tip !== undefined && tip !== replaces && !remote.contains(commit, tip))
          return { branch, kind: 'moved', tip }
        remote.milestones.set(branch, commit)
        return { branch, kind: 'there' }
      })
    },
    async pushFallbackBranch(commit) {
      remote.offered.push(commit)
      return 'ralph/work/demo-pending'
    },
    findBranch: async (branch) => ({
      exists: remote.branches.includes(branch),
      defaultBranch: remote.branches[0] ?? null,
    }),
    contains: async (commit, ancestor) => remote.contains(commit, ancestor),
    changedPaths: async (from, to) => {
      const [before, after] = [remote.filesOf(from), remote.filesOf(to)]
      return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
    },
    readCommitsBehind: async (tips, { wanted }) =>
      new Map(
        wanted
          .filter((oid) => tips.some((tip) => remote.contains(tip, oid)))
          .map((oid) => [oid, parseMadeCommit(remote.commits.get(oid)?.message ?? '')]),
      ),
    readOrigin: async (commit) => {
      const { message = '' } = remote.commits.get(commit) ?? {}
      const [, iteration, run] = /^Ralph-Iteration: (\d+)\nRalph-Run: (.+)$/m.exec(message) ?? []
      return run === undefined ? undefined : { run, iteration: Number(iteration) }
    },
    revert: async (request) => revertAll(remote, request),
    refusesWorkflows: async () => remote.refusesWorkflows,
    async publish({ commit, expected, replaces }) {
      remote.beforePublish()
      remote.pushes += 1
      if (remote.refusal !== null) return { kind: 'refused', why: remote.refusal, offered: 'ralph/work/demo-pending' }
      if (expected !== null && expected !== replaces && !remote.contains(commit, expected))
        return { kind: 'moved', tip: expected }
      const tip = remote.work
      if (expected !== null && tip === null) {
        return { kind: 'deleted' }
      }
      if (tip !== null && tip !== replaces && !remote.contains(commit, tip)) return { kind: 'moved', tip }
      remote.work = commit
      return { kind: 'published' }
    },
  }
}

/** By whole files: a path that later commits changed is a conflict. */
function revertAll(remote: FakeRemote, { commits, tip, keep }: Parameters<WorkBranch['revert']>[0]): RevertResult {
  let left = tip
  for (const commit of commits) {
    const reverted = revert(remote, { commit, tip: left, keep })
    if (reverted.kind === 'clean')
      left = remote.addCommit({ tree: reverted.tree, parents: [left], message: 'reverted' })
    else if (reverted.kind !== 'nothing') return reverted
  }
  const tree = remote.commits.get(left)?.tree ?? ''
  return tree === remote.commits.get(tip)?.tree ? { kind: 'nothing' } : { kind: 'clean', tree }
}

function revert(
  remote: FakeRemote,
  request: { commit: string; tip: string; keep?: ((path: string) => boolean) | undefined },
): RevertResult {
  const [parent = ''] = remote.commits.get(request.commit)?.parents ?? []
  const [was, made, now] = [parent, request.commit, request.tip].map((commit) => remote.filesOf(commit))
  const files = new Map(now)
  const paths: string[] = []
  for (const path of new Set([...(was?.keys() ?? []), ...(made?.keys() ?? [])])) {
    const [old, own, current] = [was?.get(path), made?.get(path), now?.get(path)]
    if (old === own || current === old || request.keep?.(path)) continue
    if (current !== own) paths.push(path)
    else if (old === undefined) files.delete(path)
    else files.set(path, old)
  }
  if (paths.length > 0) return { kind: 'conflict', paths }
  const tree = remote.addTree(files)
  return tree === remote.commits.get(request.tip)?.tree ? { kind: 'nothing' } : { kind: 'clean', tree }
}

/** Three-way, whole files: what only one side changed is taken over, what both changed differently is a conflict. */
function mergeFiles(
  remote: FakeRemote,
  { first, second, trees }: Pick<Parameters<WorkBranch['merge']>[0], 'first' | 'second' | 'trees'>,
): { files: Files; conflicts: string[]; ancestor: string | null } {
  const common = [...remote.commits.keys()].filter((at) => remote.contains(first, at) && remote.contains(second, at))
  const newest = common.find((at) => common.every((other) => remote.contains(at, other)))
  if (newest === undefined) return { files: new Map(), conflicts: [], ancestor: null }
  const [base, ours, theirs] = (trees ? [trees.ancestor, trees.first, trees.second] : [newest, first, second]).map(
    (commit) => remote.filesOf(commit),
  ) as [Files, Files, Files]
  const files = new Map<string, string>()
  const conflicts: string[] = []
  for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [was, a, b] = [base.get(path), ours.get(path), theirs.get(path)]
    const conflict = a !== b && a !== was && b !== was
    if (conflict) conflicts.push(path)
    const text = conflict ? `<<<<<<< ${first}\n${a}\n=======\n${b}\n>>>>>>> ${second}` : a === was ? b : a
    if (text !== undefined) files.set(path, text)
  }
  return { files, conflicts, ancestor: newest }
}

function unknownObject(name: string): never {
  throw new Error(`the fake remote has no ${name}`)
}
