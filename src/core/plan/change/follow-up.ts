import type { Amendment, Plan, Task } from '../../../schema/plan/plan.ts'
import type { About, Remark } from '../../../schema/run/control.ts'
import { cappedLines } from '../../text/capped.ts'
import { excerpt } from '../../text/excerpt.ts'
import { oneLine } from '../../text/one-line.ts'
import { shortOid } from '../../text/report-context.ts'
import { isReserved } from '../graph/milestones.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { applyAmendment, soundnessFault } from './amendment-rules.ts'

/** A person's wish to have work changed; texts are clean and bounded already. */
export interface ChangeRequest {
  readonly by: string
  readonly why: string
  readonly about: About | undefined
  /** The task whose commit is spoken of; null where that is not known. */
  readonly task: string | null
  readonly iteration: number | null
  readonly commit: string
}

/** So many remarks are told one by one, and answered. */
export const mostRemarks = 20
const longestRemark = 800

/**
 * The wish as an amendment of the plan: a task right behind the one that it speaks of, which may do what that one may
 * do and no more.
 */
export function followUp(reviewed: ChangeRequest, plan: Plan): Amendment {
  const { by, why, about, iteration, commit } = reviewed
  const before = plan.tasks.find(({ id }) => id === reviewed.task)
  const [first] = about?.remarks ?? []
  const gist = oneLine(why || first?.text || 'what the review says', 70)
  const task = {
    ...inherited(before),
    id: freeId(redoStem(before), plan),
    title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
    description: describe({ by, why, about, work: workInWords(before, iteration, commit) }),
    acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
    depends_on: before ? [before.id] : [],
  }
  const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`
  return { action: 'add', reason, task, ...(before && { after: before.id }) }
}

/** A task that a person adds in a sentence; its text is clean and bounded already. */
export function wantedTask(text: string, by: string, plan: Plan): Amendment {
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

/** The plan with this task, or why it cannot be added: a dependency that was given up, or a plan that is full. */
export function addFollowUp(amendment: Amendment, plan: Plan, statusOf: StatusOf): Plan | string {
  const next = applyAmendment(amendment, plan)
  return typeof next === 'string' ? next : (soundnessFault(plan, next, statusOf) ?? next)
}

/** What people allowed for that work, and what helped with it. */
function inherited(task: Task | undefined): Partial<Task> {
  if (!task || isReserved(task.id)) return {}
  const { status: _, retry_count: __, ...rest } = task
  return rest
}

const redoStem = (before: Task | undefined): string =>
  before && !isReserved(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo'

function freeId(stem: string, plan: Plan): string {
  const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()))
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`
    if (!known.has(id.toLowerCase())) return id
  }
}

function workInWords(before: Task | undefined, iteration: number | null, commit: string): string {
  const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined
  return `commit ${shortOid(commit)}${whose === undefined ? '' : ` (${whose})`}`
}

function describe(request: { by: string; why: string; about: About | undefined; work: string }): string {
  const { by, why, about, work } = request
  const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '')
  const places = (about?.remarks ?? []).filter(({ text }) => text === '')
  const parts = [
    `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
    why,
    [
      ...places.map((remark) => `- at ${placeOf(remark)}`),
      ...cappedLines(
        remarks.map((remark) => `${placeOf(remark)}: ${indented(excerpt(remark.text, longestRemark))} (${remark.url})`),
        mostRemarks,
      ).map((line) => `- ${line}`),
    ].join('\n'),
    about === undefined ? '' : `Where it was said: ${about.url}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
export const placeOf = ({ path, line, commit }: Pick<Remark, 'path' | 'line' | 'commit'>): string =>
  `${oneLine(path, 300)}${line === null ? '' : `:${line}`} as of ${shortOid(commit)}`

const indented = (text: string): string => text.replaceAll('\n', '\n  ')
