import type { EvidenceSummary } from '../../../schema/counsel/evidence.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { confinementOrNone } from '../../confinement/words.ts'
import type { ReadHunk } from '../../reading/reading.ts'
import { evidencePath } from '../../ref/state-paths.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { continuesUnattended } from '../../run/lease/due.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import { formatDuration, formatLimit, formatMinutes, formatUsd, formatUtc } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped.ts'
import { agentCell, agentLine, inlineMarkdown, typedOrder } from '../../text/markdown/neutral-markdown.ts'
import { code, type ReportContext } from '../../text/report-context.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import { forecast } from '../facts/forecast.ts'
import { costBudgetOf, receiptOf } from '../facts/receipt.ts'
import { countStatuses, countsInWords, type StatusCounts, shownTasks } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { publicNotice } from '../words/after-init.ts'
import { citationInWords } from '../words/counsel-words.ts'
import { forecastSentence } from '../words/forecast-text.ts'
import { nextMarkdown } from '../words/next-steps.ts'
import { receiptMarkdown } from '../words/receipt-text.ts'
import { runSentence } from '../words/run-sentence.ts'
import { attemptsGantt, sparkline } from './gantt.ts'
import { dependencyGraph } from './graph.ts'
import { redLines } from './red-lines.ts'

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

/** A running job updates the comment at least every ten minutes; after this time the job was lost. */
const lostAfterMs = 1_800_000
/** GitHub allows 65,536 characters (platform fact 26). */
const maxChars = 60_000
/** Smaller tables, until the comment fits. */
const rowLimits = [150, 60, 20] as const

/**
 * The status comment, at most 60,000 characters. `facts` depends only on the state; `body` also says when it was
 * written, and when the job counts as lost.
 */
export function statusComment(
  run: { plan: Plan; state: RunState },
  place: StatusPlace & { readonly now: number },
): { body: string; facts: string } {
  const written = writtenLine(run.state, place.now)
  for (const rows of rowLimits) {
    for (const withGraph of [true, false]) {
      const facts = factsOf(run, place, { rows, withGraph })
      const body = `${facts}\n\n${written}\n`
      if (body.length <= maxChars) return { body, facts }
    }
  }
  const facts = headOf(run, place).join('\n\n')
  return { body: `${facts}\n\n${written}\n`, facts }
}

function factsOf(
  run: { plan: Plan; state: RunState },
  place: StatusPlace,
  size: { rows: number; withGraph: boolean },
): string {
  const { rows, omitted } = shownTasks(run, size.rows)
  const records = recordsOf(run.plan, run.state)
  return [
    ...headOf(run, place),
    `#### ${countsInWords(records)}`,
    markdownTable(rows, place.repositoryUrl),
    ...(omitted ? [omitted] : []),
    ...(size.withGraph
      ? [
          ...foldedIfAny('Dependencies', dependencyGraph(run.plan, records)),
          ...foldedIfAny('Newest attempts', attemptsGantt(run.state)),
        ]
      : []),
    receipt(run.state),
    folded('What ralph writes', list(whatItWrites(run.state, place))),
    folded(`Orders (${run.state.commands.length === 0 ? 'none yet' : 'the newest'})`, commandLog(run.state)),
  ].join('\n\n')
}

function headOf(run: { plan: Plan; state: RunState }, place: StatusPlace): string[] {
  const { planFile } = place
  const context: ReportContext = { planFile, workBranch: run.state.work_branch, now: null, surface: 'issue' }
  const { evidence } = run.state
  const { happened, details, next } = runSentence(run, context, (text) => agentLine(text, 500))
  const waiting = place.ownCi && waitingCi(place.ownCi)
  return [
    `### ${inlineMarkdown(run.plan.project ?? run.state.plan, 100)}`,
    `**${happened}**`,
    ...(details.length > 0 ? [list(details)] : []),
    ...redLines(run.state),
    ...(evidence && evidence.rows.length > 0 ? [criteriaTable(evidence, place)] : []),
    needed(run, nextMarkdown(next), place.approvalUrl),
    ...(waiting ? [waiting] : []),
    money(run, place),
    ...(place.queue ? [place.queue] : []),
    ...(isNew(run.state) ? [publicNotice(run.state.plan)] : []),
    ...(place.jobUrl ? [jobLinks(place.jobUrl, place.reportUrl)] : []),
  ]
}

const jobLinks = (job: string, report: string | undefined): string =>
  report === undefined
    ? `The log is in [this job](${job}).`
    : `The log is in [this job](${job}), and the report as a page is [its artifact](${report}).`

/** Each criterion's citation and its value, the weakest first, for the person who merges. */
export function criteriaTable(
  { rows, ran, exists, claimed }: EvidenceSummary,
  { stateRef }: Pick<StatusPlace, 'stateRef'>,
): string {
  const total = ran + exists + claimed
  const lines = rows.map(({ task, criterion, citation, level }) =>
    [
      code(task),
      agentCell(criterion, 200),
      citation === null ? '' : agentCell(citationInWords(citation), 300),
      level,
    ].join(' | '),
  )
  const rest = rows.length < total ? `The first ${rows.length} of ${total}. ` : ''
  return [
    '#### Acceptance criteria',
    ['| Task | Criterion | Citation | Level |', '|---|---|---|---|', ...lines.map((line) => `| ${line} |`)].join('\n'),
    `${rest}*ran*: the cited test ran and passed; *exists*: what is cited is there; *claimed*: an agent says so. Details: ${code(evidencePath)} on ${code(stateRef)}.`,
  ].join('\n\n')
}

/** Spent, expected and maximum cost. */
function money({ plan, state }: { plan: Plan; state: RunState }, place: StatusPlace): string {
  const costBudgetUsd = costBudgetOf(state, place.costBudgetUsd)
  const updated = Date.parse(state.updated)
  const minutes = formatMinutes(reportedRunnerMs(state, updated))
  const spent = `Spent ${formatUsd(state.usage.usd)} of at most ${formatLimit(costBudgetUsd)}, and ${minutes} of runner time.`
  const bound = place.jobMs === undefined ? [] : [`A job runs for at most ${formatDuration(place.jobMs)}.`]
  const forecastText = forecastSentence(
    forecast({ plan, state }, { now: updated, costBudgetUsd, settings: place.settings }),
  )
  const costs = sparkline(state.timeline.map(({ usd }) => usd))
  const newest = costs === '' ? [] : [`What the newest attempts cost: ${costs}`]
  return [spent, ...(forecastText ? [forecastText] : []), ...bound, ...newest].join(' ')
}

/** Names who must act; nobody while jobs follow each other. */
function needed(
  { plan, state }: { plan: Plan; state: RunState },
  next: string,
  approvalUrl: string | undefined,
): string {
  const { lease, stop, awaiting } = state
  if (lease) return next
  if (stop?.kind === 'complete')
    return `**Needed from a reviewer:** ${[next, ...approvalNote(approvalUrl)].join('\n\n')}`
  if (!awaiting && continuesUnattended(stop)) return `**${unattended(countStatuses(recordsOf(plan, state)))}** ${next}`
  return `**Needed from somebody with write access:** ${next}`
}

/** A failed task waits for a person even if the others continue. */
const unattended = ({ failed }: StatusCounts): string =>
  failed === 0
    ? 'No action needed.'
    : `${failed === 1 ? 'One failed task waits' : `${failed} failed tasks wait`} for a person; the rest continues without one.`

/** An approving job does not edit the comment, so this must stay true after the approval. */
const approvalNote = (page: string | undefined): string[] =>
  page === undefined
    ? []
    : [
        `A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again to ask again.`,
      ]

const isNew = ({ iteration }: RunState): boolean => iteration === 0

/** For a complete run the cost is not folded. */
function receipt(state: RunState): string {
  const table = receiptMarkdown(receiptOf(state, Date.parse(state.updated)))
  return state.stop?.kind === 'complete' ? `#### What it cost\n\n${table}` : folded('Cost', table)
}

const whatItWrites = ({ plan, work_branch, confined }: RunState, { stateRef, ownCi }: StatusPlace): string[] => [
  `Writes: ${code(work_branch)}, ${code(stateRef)}, this conversation.`,
  'Never writes: any other branch; a task’s commit never changes workflows, the plan, or the agent’s settings.',
  `Confinement of the agent: ${inlineMarkdown(confinementOrNone(confined), 300)}.`,
  ...(ownCi ? [ciMode(ownCi)] : []),
  publicNotice(plan),
]

/** A running job that stays silent is lost; without a job nothing can be late. */
function writtenLine({ lease }: RunState, now: number): string {
  const line = `Written ${formatUtc(now)}.`
  if (!lease) return line
  const late = formatUtc(now + lostAfterMs)
  return `${line} If this comment has not changed by ${late}, the job was lost. Run it again: nothing is lost or done twice.`
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const foldedIfAny = (title: string, content: string | undefined): string[] =>
  content === undefined ? [] : [folded(title, content)]

const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`

/** Newest first, with the result. */
function commandLog({ commands }: RunState): string {
  if (commands.length === 0) return 'No orders yet. `/ralph help` lists them.'
  return commands
    .map(({ at, by, text, refused }) => {
      const result = refused === null ? 'done' : `not done: ${inlineMarkdown(refused, 200)}`
      return `- ${formatUtc(at)} ${inlineMarkdown(by, 60)}: ${typedOrder(text, 120)} — ${result}`
    })
    .join('\n')
}

export interface OwnCi {
  /** With a workflow's own token CI waits for a person; with an App's or a person's token it runs (platform fact 4). */
  readonly token: 'workflow' | 'other'
  /** CI runs that wait for "Approve and run". */
  readonly waiting: readonly { readonly name: string; readonly url: string }[]
}

/** Undefined if nobody is needed. */
function waitingCi({ waiting }: OwnCi): string | undefined {
  if (waiting.length === 0) return undefined
  const links = waiting.map(({ name, url }) => `[${inlineMarkdown(name, 60)}](${url})`)
  const runs = waiting.length === 1 ? 'run waits' : 'runs wait'
  return `**The repository's CI: ${waiting.length} ${runs} for “Approve and run”** (${cappedRow(links, 5)}). Somebody with write access has to click that button on the pull request; with an App's token, CI starts on its own.`
}

const ciMode = ({ token }: OwnCi): string =>
  token === 'other'
    ? 'The token belongs to an App or a person: the repository’s own CI runs on each commit.'
    : 'The token is the workflow’s own: the repository’s CI waits for a person or does not start on these commits. ralph’s checks are reported as the statuses `ralph/…`.'
