import type { Evidence } from '../../../../schema/counsel/evidence.ts'
import type { Plan } from '../../../../schema/plan/plan.ts'
import type { RunState } from '../../../../schema/run/run-state.ts'
import type { IterationRecord, IterationView } from '../../facts/iteration-view.ts'
import type { StatusContext, StatusReport } from '../../words/status.ts'

/** Never alone: a sign and a word stand beside each. */
export type Tone = 'good' | 'bad' | 'wait' | 'act' | 'dim'

export interface Badge {
  readonly sign: string
  readonly word: string
  readonly tone: Tone
}

/** A file shows `command`, to be copied; a dashboard shows a button that gives `order`. */
export interface Action {
  readonly label: string
  readonly command: string
  /** Null if no order does it: a dashboard then only names it. */
  readonly order: string | null
}

/** One thing that a person has to do, or has ordered. All texts are foreign. */
export interface Card {
  readonly id: string
  readonly badge: Badge
  /** Which task, and when. */
  readonly meta: string
  readonly title: string
  readonly text: readonly string[]
  /** Output of the check that failed, the command first. */
  readonly evidence: readonly string[]
  /** What each attempt tried. */
  readonly tries: readonly { readonly iteration: number; readonly text: string; readonly remark: string }[]
  /** What a text field is for; its words follow the first action's order. */
  readonly ask: string | null
  readonly actions: readonly Action[]
  /** The iteration to look at. */
  readonly iteration: number | null
  /** Id of an order that can be withdrawn. */
  readonly withdraw: string | null
  /** The commit that this card lets a person approve: a dashboard shows its diff. */
  readonly approves: string | null
}

export interface Figure {
  readonly name: string
  readonly value: string
  readonly remark: string
}

/** One branch or pull request with commits of the run. */
export interface WorkPlace {
  readonly badge: Badge
  /** A branch or a pull request. */
  readonly name: string
  readonly url: string | null
  readonly title: string
  readonly size: string
  readonly text: string
  readonly action: Action | null
}

/** What the first screen is made from. */
export interface FirstInput {
  readonly plan: Plan
  readonly state: RunState
  readonly status: StatusReport
  /** Oldest first. */
  readonly views: readonly IterationView[]
  readonly records: ReadonlyMap<number, IterationRecord>
  readonly evidence: Evidence | null
  readonly context: StatusContext & { readonly repository: string | null }
}

export const card = (of: Partial<Card> & Pick<Card, 'id' | 'badge' | 'title'>): Card => ({
  ...{ meta: '', text: [], evidence: [], tries: [], ask: null, actions: [], iteration: null, withdraw: null },
  approves: null,
  ...of,
})

export const needsPerson = (word: string): Badge => ({ sign: '?', word, tone: 'wait' })
export const failing = (word: string): Badge => ({ sign: '✗', word, tone: 'bad' })
