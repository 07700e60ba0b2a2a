import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { ReadHunk } from '../../reading/reading.ts'
import type { PullSlice } from '../../run/next/slices.ts'
import type { ReportContext } from '../../text/report-context.ts'
import type { Block } from '../document/block.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import type { ShownRows, TaskRow } from '../facts/task-rows.ts'
import type { StopText } from '../words/stop-sentence.ts'

/** What the sections of a run's report are made from. */
export interface RunReport {
  readonly plan: Plan
  readonly state: RunState
  readonly context: ReportContext
  /** Harmless in the medium. */
  readonly text: ReportText
  readonly tasks: ShownRows
  /** Makes commits links. */
  readonly repositoryUrl?: string
  readonly settings?: CallSettings | undefined
}

/** `hint`: the remedy of a fault. */
export type ReportText = StopText & { readonly hint?: string }

export interface SummaryReport extends RunReport {
  readonly stateRef: string
}

export interface PlacedReport extends RunReport {
  readonly place: StatusPlace
  /** In a part of the run: its tasks. */
  readonly only?: ReadonlySet<string>
}

export interface PullReport extends PlacedReport {
  readonly pull: {
    readonly branch: string
    readonly lines: number
    /** All of its tasks. */
    readonly rows: readonly TaskRow[]
    readonly issue: number | undefined
  }
}

export interface PartReport extends PullReport {
  readonly part: {
    readonly slice: PullSlice
    readonly name: string
    readonly neighbours: { readonly below: number | undefined; readonly above: number | undefined }
  }
}

/** Blocks that answer one question about a run. What has no answer is empty and not shown. */
export type ReportSection<R = RunReport> = (report: R) => readonly Block[]

export const titled =
  <R>(title: string, ...sections: readonly ReportSection<R>[]): ReportSection<R> =>
  (report) => [{ title, blocks: sections.flatMap((section) => section(report)) }]

/** The section's parts have to be opened by the reader. */
export const folded =
  <R>(section: ReportSection<R>): ReportSection<R> =>
  (report) =>
    section(report).map((block) =>
      typeof block === 'object' && 'title' in block ? { ...block, isFolded: true } : block,
    )

/** Facts for the status comment besides the state. */
export interface StatusPlace {
  readonly planFile: string
  /** Such as `https://github.com/octo/garden`, for links to commits. */
  readonly repositoryUrl: string
  /** The run's budget. */
  readonly costBudgetUsd: number
  readonly settings?: CallSettings
  /** Maximum of lines in a pull request; larger commits are marked. */
  readonly pullSize?: number
  readonly stateRef: string
  /** Maximum duration of a job. */
  readonly jobMs?: number
  /** Page of the running workflow run. */
  readonly jobUrl?: string
  /** Page of the report, once the workflow run has ended. */
  readonly reportUrl?: string
  /** A sentence about the next plan in the queue. */
  readonly queue?: string
  readonly ownCi?: OwnCi
  /** Undefined until somebody has looked at the changes. */
  readonly readFirst?: readonly ReadHunk[] | undefined
  /** Page of the workflow run where an environment's reviewers approve before the pull request becomes ready. */
  readonly approvalUrl?: string
}

export interface OwnCi {
  /** With a workflow's own token CI waits for a person; with an App's or a person's token it runs (platform fact 4). */
  readonly token: 'workflow' | 'other'
  /** CI runs that wait for "Approve and run". */
  readonly waiting: readonly { readonly name: string; readonly url: string }[]
}
