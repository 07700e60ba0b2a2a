import type { ConfinementHere } from '../../core/confinement/policy.ts'
import type { FreeRoom } from '../../core/run/next/lane-room.ts'
import type { Agent } from '../../port/agent.ts'
import type { RunCheck } from '../../port/check-runner.ts'
import type { Clock, WithinTime } from '../../port/clock.ts'
import type { CredentialShapes } from '../../port/credential-shapes.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { MergeFinder, OrderSource, Outbox, RunDisplay } from '../../port/outside.ts'
import type { Parcel } from '../../port/parcel.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { ReadOlderRun, StateStore } from '../../port/state-store.ts'
import type { CurrentEdits, Steering, TrustedFiles } from '../../port/steering.ts'
import type { WorkBranch } from '../../port/work-branch.ts'
import type { Workspace } from '../../port/workspace.ts'
import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'

export type LanePorts = Pick<Ports, 'workspace' | 'agent' | 'runCheck' | 'runUnconfined' | 'parcel'>

/** Everything that a job needs from outside; built in `entry/wire.ts`. */
export interface Ports {
  readonly store: StateStore
  readonly olderRun: ReadOlderRun
  readonly workBranch: WorkBranch
  readonly workspace: Workspace
  readonly agent: Agent
  /** For second opinions about a plan, if another program gives them. */
  readonly secondAgent?: Agent
  readonly runCheck: RunCheck
  /** Lane 0 has the job's own. */
  readonly lane: (lane: number) => LanePorts
  /**
   * Runs a check unconfined on untouched files, to see whether the confinement makes it red; null if checks are not
   * confined.
   */
  readonly runUnconfined: RunCheck | null
  /** Null if this job runs neither agent nor checks. */
  readonly confinement: ConfinementHere | null
  /** The base: the user's own tree on a laptop, the trusted commit in CI. */
  readonly base: TrustedFiles
  readonly embedded: TrustedFiles
  readonly steering: Steering
  readonly orderSource: OrderSource
  readonly outbox: Outbox
  readonly display: RunDisplay
  readonly mergeWitness: MergeFinder
  /** Files of the user's own tree that are changed or new and so no part of the base; only counted. */
  readonly uncommitted: () => Promise<number>
  /** Network refusals of the agent and the checks, each once. */
  readonly takeNetworkRefusals: () => readonly NetworkRefusal[]
  readonly editsNow: () => Promise<CurrentEdits>
  /** What nobody may commit, besides the secrets that the job knows. */
  readonly credentialShapes: CredentialShapes
  readonly parcel: Parcel
  readonly freeRoom: () => FreeRoom
  readonly clock: Clock
  /** For users' patterns on an agent's text. */
  readonly withinTime: WithinTime
  readonly liveness: Liveness
  readonly show: ShowProgress
  readonly redact: (text: string) => string
  /** The same for output of an agent or a check; a text with an encoded secret is left out. */
  readonly clean: (text: string) => string
}
