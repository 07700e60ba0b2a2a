import type { Capture, Workspace } from '../../src/port/workspace.ts'
import type { Change } from '../../src/schema/run/dossier.ts'
import type { FakeRemote, Files } from './fake-remote.ts'

export interface FakeWorkspace extends Workspace {
  /** What the agent and the checks see. */
  readonly files: Map<string, string>
  /** What the next captures find besides the changes. */
  odd: Partial<Pick<Capture, 'refused' | 'hidden' | 'environment'>>
  /** The commands each time that they ran. */
  readonly setUps: (readonly string[])[]
  /** Why set-up ran again, to be taken by the engine. */
  readonly setUpReasons: string[]
}

/** The files of one commit, for the agent to change; every file is a regular one and nothing is ignored. */
export function fakeWorkspace(remote: FakeRemote): FakeWorkspace {
  const files = new Map<string, string>()
  const put = (content: Files): void => {
    files.clear()
    for (const [path, text] of content) files.set(path, text)
  }
  let isSetUp = false
  let entrusted = false
  /** New files that somebody was told of. */
  const seen = new Set<string>()
  const workspace: FakeWorkspace = {
    path: '/workspace',
    ensureFolder: (path) => (path === '.' ? '/workspace' : `/workspace/${path}`),
    files,
    odd: {},
    setUps: [],
    setUpReasons: [],
    prefetch: () => undefined,
    markUntrusted: () => {
      entrusted = true
    },
    isUntouched: (commit) => !entrusted && commit === remote.base,
    restore: async (commit) => {
      seen.clear()
      put(remote.filesOf(commit))
    },
    discard: async () => {
      files.clear()
      isSetUp = false
    },
    capture: async (checkpoint) => ({
      tree: remote.addTree(files),
      changes: changesBetween(remote.filesOf(checkpoint), files),
      refused: [],
      hidden: { paths: [], total: 0 },
      environment: { paths: [], total: 0 },
      ...workspace.odd,
    }),
    async resetTracked(tree, before) {
      for (const path of before === undefined ? [] : remote.filesOf(before).keys())
        if (!remote.filesOf(tree).has(path)) files.delete(path)
      const found = changesBetween(remote.filesOf(tree), files)
      put(new Map([...files, ...remote.filesOf(tree)]))
      const paths = (created: boolean) =>
        found.filter(({ action }) => (action === 'created') === created).map(({ path }) => path)
      const left = paths(true).filter((path) => !seen.has(path))
      for (const path of left) seen.add(path)
      return { changed: paths(false), left }
    },
    changes: async (from, tree) => ({
      ...{ tree, refused: [] },
      changes: changesBetween(remote.filesOf(from), remote.filesOf(tree)),
    }),
    addTempFiles: async (lent) => {
      for (const [path, text] of lent) files.set(path, text)
      return async () => {
        for (const path of lent.keys()) files.delete(path)
      }
    },
    diffStat: async (checkpoint, tree) =>
      changesBetween(remote.filesOf(checkpoint), remote.filesOf(tree))
        .map(({ path }) => ` ${path} | 1 +`)
        .join('\n'),
    changedLines: async (from, to) => {
      const [before, after] = [remote.filesOf(from), remote.filesOf(to)]
      return changesBetween(before, after).map(({ path }) => {
        return { path, lines: (after.get(path) ?? before.get(path) ?? '').split('\n').length }
      })
    },
    maxChangedLines: async (from, to) => {
      const [before, after] = [remote.filesOf(from), remote.filesOf(to)]
      const lines = (text = ''): number => text.split('\n').length
      return changesBetween(before, after).reduce(
        (sum, { path }) => sum + lines(before.get(path)) + lines(after.get(path)),
        0,
      )
    },
    diff: async (from, to) =>
      changesBetween(remote.filesOf(from), remote.filesOf(to)).map(({ path }) => {
        const [before, after] = [from, to].map((tree) => remote.filesOf(tree).get(path)?.split('\n') ?? [])
        const lines = [...(before ?? []).map((line) => `-${line}`), ...(after ?? []).map((line) => `+${line}`)]
        return { path, patch: ['@@ -1 +1 @@', ...lines, ''].join('\n') }
      }),
    hasFileWith: async (tree, texts) =>
      [...remote.filesOf(tree).values()].some((content) =>
        texts.every((text) => content.split('\n').some((line) => line.includes(text))),
      ),
    async readCaptured(tree, path, limit) {
      const text = remote.filesOf(tree).get(path)
      return text === undefined ? undefined : new TextEncoder().encode(text).slice(0, limit)
    },
    async *readContents(tree, path) {
      const text = remote.filesOf(tree).get(path)
      if (text !== undefined) yield { packed: '', bytes: new TextEncoder().encode(text) }
    },
    setUp: async (commands) => {
      const runs = !isSetUp || (workspace.odd.environment?.total ?? 0) > 0
      isSetUp = true
      if (runs) workspace.setUps.push(commands)
      return runs
    },
    takeSetUpReasons: () => workspace.setUpReasons.splice(0),
  }
  return workspace
}

export function changesBetween(before: Files, after: Files): Change[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((path): Change[] => {
    const [old, text] = [before.get(path), after.get(path)]
    if (old === text) return []
    if (text === undefined) return [{ path, action: 'deleted', bytes: 0, mode: null }]
    return [{ path, action: old === undefined ? 'created' : 'modified', bytes: text.length, mode: '100644' }]
  })
}
