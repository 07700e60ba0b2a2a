import { confinementOrNone } from '../../confinement/words.ts'
import { evidencePath } from '../../ref/state-paths.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { continuesUnattended } from '../../run/lease/due.ts'
import { formatUtc } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { agentLine, inlineMarkdown, typedOrder } from '../../text/markdown/neutral-markdown.ts'
import { code, shortOid } from '../../text/report-context.ts'
import type { Block } from '../document/block.ts'
import { countStatuses, type StatusCounts } from '../facts/task-rows.ts'
import { publicNotice } from '../words/after-init.ts'
import { citationInWords } from '../words/counsel-words.ts'
import type { OwnCi, PlacedReport, RunReport, SummaryReport } from './run-report.ts'

export const projectName = ({ plan, state }: Pick<RunReport, 'plan' | 'state'>): string =>
  inlineMarkdown(plan.project ?? state.plan, 100)

export const project = (report: RunReport): Block[] => [{ heading: projectName(report), level: 3 }]

export const ralphAndProject = (report: RunReport): Block[] => [{ heading: `ralph: ${projectName(report)}`, level: 2 }]

export const headline = ({ text: { happened, details } }: Pick<RunReport, 'text'>): Block[] => [
  `**${happened}**`,
  { list: details },
]

export const nextSteps = ({ text }: Pick<RunReport, 'text'>): Block[] => [{ steps: text.next }, text.hint ?? '']

/** Also names who must act; nobody while jobs follow each other. */
export function needed({ plan, state, text, place: { approvalUrl } }: PlacedReport): Block[] {
  const { lease, stop, awaiting } = state
  const steps = text.next
  if (lease) return [{ steps }]
  if (stop?.kind === 'complete') return [{ steps, who: '**Needed from a reviewer:**' }, approvalNote(approvalUrl)]
  if (awaiting || !continuesUnattended(stop)) return [{ steps, who: '**Needed from somebody with write access:**' }]
  return [{ steps, who: `**${unattended(countStatuses(recordsOf(plan, state)))}**` }]
}

/** A failed task waits for a person even if the others continue. */
const unattended = ({ failed }: StatusCounts): string =>
  failed === 0
    ? 'No action needed.'
    : `${failed === 1 ? 'One failed task waits' : `${failed} failed tasks wait`} for a person; the rest continues without one.`

/** An approving job does not edit the comment, so this must stay true after the approval. */
const approvalNote = (page: string | undefined): string =>
  page === undefined
    ? ''
    : `A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again to ask again.`

/** Before the first attempt: who can read the run. */
export const notice = ({ state }: RunReport): Block[] => [state.iteration === 0 ? publicNotice(state.plan) : '']

export const queue = ({ place }: PlacedReport): Block[] => [place.queue ?? '']

const maxTasks = 3
const maxChecks = 2

/**
 * Decisive lines of the red checks of each unfinished task's newest failure, newest first. Terminal, page and next
 * prompt show the same lines.
 */
export function redChecks({ state, only }: PlacedReport): Block[] {
  const failures = Object.entries(state.tasks).flatMap(([id, { status, recent_failures }]) => {
    const isShown = status !== 'done' && status !== 'skipped' && (only?.has(id) ?? true)
    const newest = isShown ? recent_failures.at(-1) : undefined
    return newest && newest.said.length > 0 ? [{ id, ...newest }] : []
  })
  return failures
    .toSorted((a, b) => b.iteration - a.iteration)
    .slice(0, maxTasks)
    .flatMap(({ id, iteration, said }) =>
      said
        .slice(0, maxChecks)
        .flatMap(({ name, lines }): Block[] => [
          `${code(id)}, iteration ${iteration}, is red at ${agentLine(name, 200)}:`,
          { code: lines.join('\n') || '(nothing)' },
        ]),
    )
}

/** Each criterion's citation and its value, the weakest first, for the person who merges. */
export function criteria({ state: { evidence }, place, only }: PlacedReport): Block[] {
  const rows = evidence?.rows.filter(({ task }) => only?.has(task) ?? true) ?? []
  if (!evidence || rows.length === 0) return []
  const total = only ? rows.length : evidence.ran + evidence.exists + evidence.claimed
  const rest = rows.length < total ? `The first ${rows.length} of ${total}. ` : ''
  const table = {
    head: ['Task', 'Criterion', 'Citation', 'Level'],
    rows: rows.map(({ task, criterion, citation, level }) => [
      code(task),
      agentLine(criterion, 200),
      citation === null ? '' : agentLine(citationInWords(citation), 300),
      level,
    ]),
  }
  const levels = `${rest}*ran*: the cited test ran and passed; *exists*: what is cited is there; *claimed*: an agent says so. Details: ${code(evidencePath)} on ${code(place.stateRef)}.`
  return [{ title: 'Acceptance criteria', blocks: [table, levels] }]
}

export const branches = ({ state, stateRef }: SummaryReport): Block[] => [
  `Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}; everything else is on ${code(stateRef)}.`,
]

export const jobLinks = ({ place: { jobUrl, reportUrl } }: PlacedReport): Block[] => {
  if (jobUrl === undefined) return []
  const page = reportUrl === undefined ? '' : `, and the report as a page is [its artifact](${reportUrl})`
  return [`The log is in [this job](${jobUrl})${page}.`]
}

export function waitingCi({ place: { ownCi } }: PlacedReport): Block[] {
  const waiting = ownCi?.waiting ?? []
  if (waiting.length === 0) return []
  const links = waiting.map(({ name, url }) => `[${inlineMarkdown(name, 60)}](${url})`)
  const runs = waiting.length === 1 ? 'run waits' : 'runs wait'
  return [
    `**The repository's CI: ${waiting.length} ${runs} for “Approve and run”** (${cappedRow(links, 5)}). Somebody with write access has to click that button on the pull request; with an App's token, CI starts on its own.`,
  ]
}

export const whatItWrites = ({ state, place: { stateRef, ownCi } }: PlacedReport): Block[] => {
  const list = [
    `Writes: ${code(state.work_branch)}, ${code(stateRef)}, this conversation.`,
    'Never writes: any other branch; a task’s commit never changes workflows, the plan, or the agent’s settings.',
    `Confinement of the agent: ${inlineMarkdown(confinementOrNone(state.confined), 300)}.`,
    ...(ownCi ? [ciMode(ownCi)] : []),
    publicNotice(state.plan),
  ]
  return [{ title: 'What ralph writes', blocks: [{ list }] }]
}

const ciMode = ({ token }: OwnCi): string =>
  token === 'other'
    ? 'The token belongs to an App or a person: the repository’s own CI runs on each commit.'
    : 'The token is the workflow’s own: the repository’s CI waits for a person or does not start on these commits. ralph’s checks are reported as the statuses `ralph/…`.'

/** Newest first, with the result. */
export function orderLog({ state: { commands } }: RunReport): Block[] {
  const list = commands.map(({ at, by, text, refused }) => {
    const result = refused === null ? 'done' : `not done: ${inlineMarkdown(refused, 200)}`
    return `${formatUtc(at)} ${inlineMarkdown(by, 60)}: ${typedOrder(text, 120)} — ${result}`
  })
  return list.length === 0
    ? [{ title: 'Orders (none yet)', blocks: ['No orders yet. `/ralph help` lists them.'] }]
    : [{ title: 'Orders (the newest)', blocks: [{ list }] }]
}
