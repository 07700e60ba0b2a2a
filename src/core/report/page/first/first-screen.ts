import type { Evidence } from '../../../../schema/counsel/evidence.ts'
import type { Plan } from '../../../../schema/plan/plan.ts'
import type { RunState } from '../../../../schema/run/run-state.ts'
import type { IterationRecord, IterationView } from '../../facts/iteration-view.ts'
import type { StatusContext, StatusReport } from '../../words/status.ts'

/** A sign and a word always stand beside it. */
export type Tone = 'good' | 'bad' | 'wait' | 'act' | 'dim'

export interface Badge {
  readonly sign: string
  readonly word: string
  readonly tone: Tone
}

/** A file shows `command` for copying; a dashboard has a button for `order`. */
export interface Action {
  readonly label: string
  readonly command: string
  /** Null if a dashboard can only show the command. */
  readonly order: string | null
}

/** A task for a person, or a waiting order. All texts are foreign. */
export interface Card {
  readonly id: string
  readonly badge: Badge
  /** Task and iteration or time. */
  readonly meta: string
  readonly title: string
  readonly text: readonly string[]
  /** Output of the failed check, its command first. */
  readonly evidence: readonly string[]
  readonly tries: readonly { readonly iteration: number; readonly text: string; readonly remark: string }[]
  /** Label of a text field, whose words are added to the first action's order. */
  readonly ask: string | null
  readonly actions: readonly Action[]
  /** The iteration to look at. */
  readonly iteration: number | null
  /** Id of an order that can be withdrawn. */
  readonly withdraw: string | null
  /** The commit to approve, whose diff a dashboard shows. */
  readonly approves: string | null
}

export interface Figure {
  readonly name: string
  readonly value: string
  readonly remark: string
}

export interface WorkPlace {
  readonly badge: Badge
  readonly name: string
  readonly url: string | null
  readonly title: string
  readonly size: string
  readonly text: string
  readonly action: Action | null
}

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

export const card = (fields: Partial<Card> & Pick<Card, 'id' | 'badge' | 'title'>): Card => ({
  ...{ meta: '', text: [], evidence: [], tries: [], ask: null, actions: [], iteration: null, withdraw: null },
  approves: null,
  ...fields,
})

export const needsPerson = (word: string): Badge => ({ sign: '?', word, tone: 'wait' })
export const failing = (word: string): Badge => ({ sign: '✗', word, tone: 'bad' })
