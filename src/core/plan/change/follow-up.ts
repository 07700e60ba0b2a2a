import type { Amendment, Plan, Task } from '../../../schema/plan/plan.ts'
import type { About, Remark } from '../../../schema/run/control.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { excerpt } from '../../text/excerpt.ts'
import { oneLine } from '../../text/one-line.ts'
import { shortOid } from '../../text/report-context.ts'
import { isReserved } from '../graph/milestones.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { applyAmendment, soundnessFault } from './amendment-rules.ts'

/** A person's request to change work; its texts are cleaned and bounded. */
export interface ChangeRequest {
  readonly by: string
  readonly why: string
  readonly about: About | undefined
  /** The task of the commit; null if unknown. */
  readonly task: string | null
  readonly iteration: number | null
  readonly commit: string
}

export const maxRemarks = 20
const maxRemarkChars = 800

/** An amendment that adds a task after the reviewed one, with the same permissions. */
export function followUpAmendment(request: ChangeRequest, plan: Plan): Amendment {
  const { by, why, about, iteration, commit } = request
  const reviewedTask = plan.tasks.find(({ id }) => id === request.task)
  const [first] = about?.remarks ?? []
  const gist = oneLine(why || first?.text || 'what the review says', 70)
  const task = {
    ...inheritedFields(reviewedTask),
    id: freeId(redoStem(reviewedTask), plan),
    title: reviewedTask ? `Follow-up of ${reviewedTask.id}: ${gist}` : `Follow-up of a review: ${gist}`,
    description: describe({ by, why, about, work: workInWords(reviewedTask, iteration, commit) }),
    acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
    depends_on: reviewedTask ? [reviewedTask.id] : [],
  }
  const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`
  return { action: 'add', reason, task, ...(reviewedTask && { after: reviewedTask.id }) }
}

/** A task that a person adds in one sentence, already cleaned and bounded. */
export function addTaskAmendment(text: string, by: string, plan: Plan): Amendment {
  const title = oneLine(text, 80)
  const task = {
    id: freeId('ADDED', plan),
    title,
    description: title === text ? '' : text,
    acceptance_criteria: [],
    depends_on: [],
  }
  return { action: 'add', reason: `${by} added it`, task }
}

/** The plan with this task, or why it cannot be added. */
export function addFollowUp(amendment: Amendment, plan: Plan, statusOf: StatusOf): Plan | string {
  const next = applyAmendment(amendment, plan)
  return typeof next === 'string' ? next : (soundnessFault(plan, next, statusOf) ?? next)
}

/** Permissions and context of the reviewed task. */
function inheritedFields(task: Task | undefined): Partial<Task> {
  if (!task || isReserved(task.id)) return {}
  const { status: _, retry_count: __, ...rest } = task
  return rest
}

const redoStem = (reviewedTask: Task | undefined): string =>
  reviewedTask && !isReserved(reviewedTask.id)
    ? `${reviewedTask.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo`
    : 'redo'

function freeId(stem: string, plan: Plan): string {
  const ids = new Set(plan.tasks.map(({ id }) => id.toLowerCase()))
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`
    if (!ids.has(id.toLowerCase())) return id
  }
}

function workInWords(reviewedTask: Task | undefined, iteration: number | null, commit: string): string {
  const origin = reviewedTask ? `${reviewedTask.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined
  return `commit ${shortOid(commit)}${origin === undefined ? '' : ` (${origin})`}`
}

function describe(request: { by: string; why: string; about: About | undefined; work: string }): string {
  const { by, why, about, work } = request
  const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '')
  const places = (about?.remarks ?? []).filter(({ text }) => text === '')
  const paragraphs = [
    `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
    why,
    [
      ...places.map((remark) => `- at ${placeOf(remark)}`),
      ...cappedLines(
        remarks.map(
          (remark) => `${placeOf(remark)}: ${indented(excerpt(remark.text, maxRemarkChars))} (${remark.url})`,
        ),
        maxRemarks,
      ).map((line) => `- ${line}`),
    ].join('\n'),
    about === undefined ? '' : `Where it was said: ${about.url}`,
  ]
  return paragraphs.filter((part) => part !== '').join('\n\n')
}

/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit is part of it. */
export const placeOf = ({ path, line, commit }: Pick<Remark, 'path' | 'line' | 'commit'>): string =>
  `${oneLine(path, 300)}${line === null ? '' : `:${line}`} as of ${shortOid(commit)}`

const indented = (text: string): string => text.replaceAll('\n', '\n  ')
