import type { Agent } from '../../port/agent.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { Counsel } from '../../schema/counsel/counsel.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import type { Call } from './make-call.ts'

export interface EndedCounsel {
  readonly counsel: Counsel
  /** Or why there was no call. */
  readonly end: AgentEnd | { readonly why: string }
  readonly called?: (outcome: string) => void
  readonly at: { readonly moment: string; readonly model: string | null; readonly usd: number }
}

/** A role of a call about the plan as a whole. */
export interface CounselRoleCall {
  /** `does`: as displayed, before `iteration N`. `agent`: whom to ask, if not the run's own; `who`: if no model is set. */
  readonly gather: (
    ports: Ports,
    job: JobSettings,
    at: { readonly ledger: Ledger; readonly counsel: Counsel },
  ) => Omit<Call, 'note'> & { readonly does: string; readonly who?: string; readonly agent?: Agent }
  /** Applies the answer. */
  readonly take: (ledger: Ledger, job: JobSettings, ended: EndedCounsel) => void | Promise<void>
}
