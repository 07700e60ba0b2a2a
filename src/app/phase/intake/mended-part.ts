import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { type PullSlice, redParts, slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { protectedArrivals } from '../../branch/join-work.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

interface MendedPart {
  readonly slice: PullSlice
  /** What is on its branch now. */
  readonly tip: string
}

/** The lowest pull request that is red on its own and to whose branch a person has pushed; undefined if there is none. */
export async function mendedPart(
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

/** Takes such a commit into the run: it is merged into each part above it, and the checks run on all of them. */
export async function takeMendedPart(
  ports: Pick<Ports, 'workBranch' | 'show'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { state } = ledger
  const mended = await mendedPart(ports, state)
  if (!mended) return
  const slices = slicesOf(state)
  const place = slices.findIndex(({ branch }) => branch === mended.slice.branch)
  const tips = [mended.tip]
  for (const slice of slices.slice(place + 1)) {
    const into = slice.newest ? state.work_branch : slice.branch
    const lower = tips.at(-1) ?? mended.tip
    const merge = await ports.workBranch.merge({
      ...{ first: slice.tip, second: lower },
      message: messageOf(job, { state, branch: mended.slice.branch, commit: mended.tip, into }),
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

const messageOf = (
  job: JobSettings,
  { state, branch, commit, into }: { state: RunState; branch: string; commit: string; into: string },
): string =>
  mergeMessage({
    prefix: job.settings['commit-prefix'],
    ...{ branch, commit, into },
    trailers: { plan: job.planName, run: state.run },
    signOff: job.signOff,
  })
