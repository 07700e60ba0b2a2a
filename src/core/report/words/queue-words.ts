import type { NextReadPlan, PlanStanding, Queue, QueueRow } from '../../queue/queue.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { standingInWords } from './status.ts'

export const standings: Readonly<Record<PlanStanding, string>> = {
  waiting: 'waits for its turn',
  at_work: 'at work',
  open: 'started',
  person: 'needs a person',
  failed: 'failed',
  complete: 'complete, not merged yet',
  archived: 'archived',
}

export const standingOfPlan = ({ standing, state }: Pick<QueueRow, 'standing' | 'state'>): string =>
  state === null || standing === 'complete' || standing === 'at_work'
    ? standings[standing]
    : `${standings[standing]}: ${standingInWords(state)}`

/** Explains why a plan is missing from the queue, a line each. */
export const queueRemarks = ({ takenOut, overlooked, folder }: Pick<Queue, 'takenOut' | 'overlooked' | 'folder'>) => [
  ...takenOut.map(
    (plan) =>
      `${plan} has begun, and its file is no longer in ${folder}/: bring it back, or remove the run with \`${commandLine('ralph', 'delete', plan)}\``,
  ),
  ...overlooked.map((path) => `${path} is not a plan of the queue: that is a .md or .json file directly in pending/`),
]

/** The next plan in the queue. Names of plans contain no markup. */
export function queueSentence({ rows, folder }: Pick<Queue, 'rows' | 'folder'>, plan: string): string {
  const [next, ...more] = rows.filter(({ standing, name }) => standing === 'waiting' && name !== plan)
  const others = more.length === 0 ? '' : `, and ${plural(more.length, 'more plan')} after it`
  const nextText = next === undefined ? 'no other plan waits' : `next is ${next.name}${others}`
  return `A plan of the queue in ${folder}/; ${nextText}.`
}

/** `ralph queue --json`, and `queue` in `ralph list --json`; fields are only ever added. */
export const queueDocument = (queue: Queue, next: NextReadPlan) => ({
  schema: 1,
  folder: queue.folder,
  plans: queue.rows.map((row) => rowDocument(row, queue)),
  taken_out: queue.takenOut,
  overlooked: queue.overlooked,
  archived: queue.archived.map(({ name, path }) => ({ plan: name, file: path })),
  findings: queue.findings,
  next: nextDocument(next, queue),
})

export const nextDocument = (next: NextReadPlan, queue: Pick<Queue, 'rows'>) => ({
  kind: next.kind,
  plan: next.kind === 'empty' ? null : rowDocument(next.row, queue),
})

/** `queue` in `ralph status --json`. `position` counts from 1; null in the archive. */
export function planInQueue(queue: Queue, next: NextReadPlan, plan: string) {
  const row = queue.rows.find(({ name }) => name === plan)
  const archived = queue.archived.findLast(({ name }) => name === plan)
  const document = row
    ? rowDocument(row, queue)
    : {
        plan,
        file: archived?.path ?? null,
        place: archived?.place ?? null,
        position: null,
        standing: archived ? 'archived' : null,
      }
  const { file, place, position, standing } = document
  return {
    folder: queue.folder,
    file,
    place,
    position,
    plans: queue.rows.length,
    standing,
    next: nextDocument(next, queue),
  }
}

const rowDocument = (row: QueueRow, { rows }: Pick<Queue, 'rows'>) => ({
  plan: row.name,
  file: row.path,
  place: row.place,
  position: rows.findIndex(({ path }) => path === row.path) + 1,
  standing: row.standing,
  status: standingOfPlan(row),
})

/** A sentence that may name a plan's file. */
export interface QueueOutcome {
  readonly before: string
  /** From the top of the repository. */
  readonly file?: string
  readonly after?: string
}

/** For a log. */
export function queueOutcomeText({ before, file = '', after = '' }: QueueOutcome): string {
  const text = `${before}${file}${after}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** For a summary. `tree`: address of the branch's files; without it there is no link. */
export function queueOutcomeMarkdown(outcome: QueueOutcome, tree: string | undefined): string {
  const { file } = outcome
  const text = inlineMarkdown(queueOutcomeText(outcome), 500)
  if (file === undefined || tree === undefined) return text
  const address = `${tree}/${file.split('/').map(inAddress).join('/')}`
  return `${text} [See the plan](${address})`
}

/** A bracket would end the link. */
const inAddress = (part: string): string =>
  encodeURIComponent(part).replace(/[()]/g, (bracket) => `%${bracket.charCodeAt(0).toString(16)}`)

/** `https://github.com/OWNER/REPO/blob/main` */
export const treeAddress = (repository: string, branch: string): string =>
  `${repository}/blob/${branch.split('/').map(inAddress).join('/')}`
