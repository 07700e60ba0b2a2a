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

/** The part of the world that each lane has to itself. */
export type LanePorts = Pick<Ports, 'workspace' | 'agent' | 'runCheck' | 'runUnconfined' | 'parcel'>

/** All that a job needs from the world; built once, in `entry/wire.ts`. */
export interface Ports {
  readonly store: StateStore
  readonly olderRun: ReadOlderRun
  readonly workBranch: WorkBranch
  readonly workspace: Workspace
  readonly agent: Agent
  /** Gives the second opinion about a plan, where another program than the agent does. */
  readonly secondAgent?: Agent
  readonly runCheck: RunCheck
  /** What an attempt in a lane works with; that of lane 0 is the job's own. */
  readonly lane: (lane: number) => LanePorts
  /** The same on files that no agent has touched, where `runCheck` protects files: to tell whether that is why a check is red. */
  readonly runUnconfined: RunCheck | null
  /** What keeps the agent and the checks of this job in; null where it runs neither. */
  readonly confinement: ConfinementHere | null
  /** The base: the user's own tree on a laptop, the trusted commit in CI. */
  readonly base: TrustedFiles
  /** The templates that ralph brings along, for what the base does not override. */
  readonly embedded: TrustedFiles
  readonly steering: Steering
  readonly orderSource: OrderSource
  readonly outbox: Outbox
  readonly display: RunDisplay
  readonly mergeWitness: MergeFinder
  /** Files of the user's own tree that are changed or new and so no part of the base; only counted. */
  readonly uncommitted: () => Promise<number>
  /** What the network refused to the agent and the checks, each once. */
  readonly takeNetworkRefusals: () => readonly NetworkRefusal[]
  readonly editsNow: () => Promise<CurrentEdits>
  /** What nobody may commit, besides the secrets that the job knows. */
  readonly credentialShapes: CredentialShapes
  /** Between the jobs of one workflow run. */
  readonly parcel: Parcel
  /** What the machine has left for further attempts; read from the system, cheap. */
  readonly freeRoom: () => FreeRoom
  readonly clock: Clock
  /** For what a person's patterns make of an agent's text. */
  readonly withinTime: WithinTime
  readonly liveness: Liveness
  readonly show: ShowProgress
  /** Removes every secret that the job knows from a text. */
  readonly redact: (text: string) => string
  /** The same for one text of an agent or a check; one that spells a secret out in another way is left out. */
  readonly clean: (text: string) => string
}
