import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { type PullSlice, redParts, slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { protectedArrivals } from '../../branch/join-work.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

interface MendedPart {
  readonly slice: PullSlice
  readonly tip: string
}

/** The lowest red pull request whose branch a person pushed to. */
export async function findMendedPart(
  { workBranch }: Pick<Ports, 'workBranch'>,
  state: RunState,
): Promise<MendedPart | undefined> {
  for (const slice of redParts(state)) {
    if (slice.newest) continue
    const [marked] = await workBranch.moveBranches([{ branch: slice.branch, commit: slice.tip, create: false }])
    if (marked?.kind === 'moved' && (await workBranch.contains(marked.tip, slice.tip)))
      return { slice, tip: marked.tip }
  }
  return undefined
}

/** Merges that push into each part above it; then all of them are checked. */
export async function mergeMendedPart(
  ports: Pick<Ports, 'workBranch' | 'show'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { state } = ledger
  const mended = await findMendedPart(ports, state)
  if (!mended) return
  const slices = slicesOf(state)
  const position = slices.findIndex(({ branch }) => branch === mended.slice.branch)
  const tips = [mended.tip]
  for (const slice of slices.slice(position + 1)) {
    const into = slice.newest ? state.work_branch : slice.branch
    const lower = tips.at(-1) ?? mended.tip
    const merge = await ports.workBranch.merge({
      ...{ first: slice.tip, second: lower },
      message: mergeMessageOf(job, { state, branch: mended.slice.branch, commit: mended.tip, into }),
    })
    if (merge.kind !== 'merged') {
      const text = `what was pushed to ${mended.slice.branch} conflicts with ${into} in ${merge.paths.join(', ')}, so it is not taken in; push one that merges, or merge the pull requests together`
      ports.show({ kind: 'warning', text })
      return
    }
    tips.push(merge.commit)
  }
  const to = tips.at(-1) ?? mended.tip
  const protects = await protectedArrivals(ports, job, { from: state.work, to })
  ledger.record({
    type: 'work_moved',
    from: state.work,
    to,
    why: `${mended.slice.branch} holds newer commits`,
    ends: tips.slice(0, -1),
    ...protects,
  })
}

const mergeMessageOf = (
  job: JobSettings,
  { state, branch, commit, into }: { state: RunState; branch: string; commit: string; into: string },
): string =>
  mergeMessage({
    prefix: job.settings['commit-prefix'],
    ...{ branch, commit, into },
    trailers: { plan: job.planName, run: state.run },
    signOff: job.signOff,
  })
