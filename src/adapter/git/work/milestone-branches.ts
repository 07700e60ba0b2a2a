import type { MarkedBranch, Marking } from '../../../port/work-branch.ts'
import { failpoint } from '../../failpoint.ts'
import type { Remote } from '../remote/remote.ts'

/** Times that another job may move a branch between our look and our push. */
const tries = 3

const refOf = (branch: string): string => `refs/heads/${branch}`

/**
 * The branches of milestones: projections like the work branch, moved forward by compare-and-swap and never back. One
 * look a job; after it each push knows what it compares with.
 */
export function milestoneBranches(options: {
  remote: Remote
  /** Whether `tip` lies behind `commit`. */
  isBehind: (tip: string, commit: string) => Promise<boolean>
}): (wanted: readonly Marking[]) => Promise<readonly MarkedBranch[]> {
  const { remote, isBehind } = options
  /** By branch, as the remote had it last; null where it is missing. */
  const seen = new Map<string, string | null>()

  async function look(branches: readonly string[]): Promise<void> {
    const unknown = branches.filter((branch) => !seen.has(branch))
    if (unknown.length === 0) return
    const found = await remote.refs(unknown.map(refOf))
    for (const branch of unknown) seen.set(branch, found.get(refOf(branch)) ?? null)
  }

  async function mark(wanted: Marking): Promise<MarkedBranch> {
    const { branch } = wanted
    for (let round = 0; round < tries; round++) {
      const result = await markOnce(wanted, seen.get(branch) ?? null)
      if (result) return result
    }
    return { branch, kind: 'refused', why: `other jobs moved it ${tries} times while we pushed` }
  }

  /** Undefined where somebody was faster. */
  async function markOnce({ branch, commit, create, replaces }: Marking, tip: string | null) {
    if (tip === commit) return { branch, kind: 'there' } as const
    if (tip === null && !create) return { branch, kind: 'missing' } as const
    const ours = tip === null || tip === replaces || (await isBehind(tip, commit))
    if (!ours) return { branch, kind: 'moved', tip } as const
    failpoint('milestone.push')
    const result = await remote.push({ ref: refOf(branch), oid: commit, expected: tip })
    failpoint('milestone.pushed')
    if (result.kind === 'refused') return { branch, kind: 'refused', why: result.why } as const
    seen.set(branch, result.kind === 'won' ? commit : result.actual)
    return result.kind === 'won' ? ({ branch, kind: 'there' } as const) : undefined
  }

  return async (wanted) => {
    await look(wanted.map(({ branch }) => branch))
    const marked: MarkedBranch[] = []
    for (const one of wanted) marked.push(await mark(one))
    return marked
  }
}
