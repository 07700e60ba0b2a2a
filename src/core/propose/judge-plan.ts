import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { type PlanProposal, ReadPlanProposal } from '../../schema/agent/proposal.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { answerOf } from '../handoff/answer.ts'
import { answerFaults } from '../handoff/answer-faults.ts'
import { termsOf } from '../knowledge/words.ts'
import { readPlan } from '../plan/format/formats.ts'
import { writeJson } from '../plan/format/json/sparse.ts'
import { writeMarkdown } from '../plan/format/write/write-markdown.ts'
import { maxPlanTasks, sizeFaults } from '../plan/lint/story-size.ts'
import { oneLine, quote } from '../text/one-line.ts'
import { mapStrings } from '../text/redact.ts'
import { visible } from '../text/visible.ts'
import { goalIds, type PlanSource } from './plan-source.ts'

export interface ProposedPlan {
  readonly plan: Plan
  readonly goals: readonly { readonly id: string; readonly text: string; readonly tasks: readonly string[] }[]
  /** Questions that its agent could not decide. */
  readonly questions: readonly string[]
  readonly remarks: readonly string[]
}

/** What is wrong with an answer, in sentences for its author. */
export interface RefusedAnswer {
  readonly faults: readonly string[]
  readonly answer: unknown
}

export const planText = (plan: Plan, file: string): string =>
  /\.md$/i.test(file) ? writeMarkdown(plan) : writeJson(plan)

/** The plan in a call's answer, or everything that is wrong with it. Its texts are made visible: nothing hides. */
export function judgePlan(end: AgentEnd, source: PlanSource): ProposedPlan | RefusedAnswer {
  const answer = answerOf(end)
  if ('why' in answer) return { faults: [`No plan was read: ${answer.why}.`], answer: undefined }
  return judgeProposal(answer.value, source)
}

export function judgeProposal(answer: unknown, source: PlanSource): ProposedPlan | RefusedAnswer {
  const parsed = ReadPlanProposal.safeParse(mapStrings(answer, visible))
  if (!parsed.success) {
    return { faults: answerFaults(parsed.error, answer), answer }
  }
  const proposal = parsed.data
  const { plan, findings } = lintDraft(draftOf(proposal, source))
  const messagesOf = (severity: Finding['severity']): string[] =>
    findings.filter((finding) => finding.severity === severity).map(({ message, remedy }) => `${message} ${remedy}`)
  const faults = [...proposalFaults(proposal, source), ...messagesOf('error')]
  if (faults.length > 0 || plan === undefined) return { faults, answer }
  return {
    plan,
    goals: [...goalIds(source)].map(([id, text]) => ({
      id,
      text: oneLine(text, 500),
      tasks: proposal.tasks.filter(({ goals }) => goals.includes(id)).map((task) => task.id),
    })),
    questions: proposal.open_questions.map((question) => oneLine(question, 500)).filter((question) => question !== ''),
    remarks: [...messagesOf('warning'), ...excludedInText(proposal, source)],
  }
}

const lintDraft = (draft: object) =>
  readPlan({ file: 'plan.json', bytes: new TextEncoder().encode(JSON.stringify(draft)) })

function proposalFaults({ tasks }: PlanProposal, source: PlanSource): string[] {
  const [first] = tasks
  const goals = goalIds(source)
  const servedIds = new Set(tasks.flatMap(({ goals }) => goals))
  return [
    ...(tasks.length > maxPlanTasks ? [`${tasks.length} tasks are too many; the limit is ${maxPlanTasks}.`] : []),
    ...(first && first.depends_on.length > 0 ? [`The first task, ${quote(first.id)}, must depend on nothing.`] : []),
    ...tasks.flatMap(sizeFaults),
    ...tasks
      .filter(({ acceptance_criteria: criteria }) => criteria.length === 0)
      .map(({ id }) => `Task ${quote(id)} has no acceptance criteria.`),
    ...tasks
      .filter(({ description }) => description.trim() === '')
      .map(({ id }) => `Task ${quote(id)} has no description.`),
    ...[...goals]
      .filter(([id]) => !servedIds.has(id))
      .map(([id, text]) => `No task serves ${id}: ${oneLine(text, 200)}`),
    ...[...servedIds].filter((id) => !goals.has(id)).map((id) => `There is no goal ${quote(id)}.`),
    ...tasks.flatMap((task) =>
      excludedIn(task.title, source).map((text) => `Task ${quote(task.id)} does what the source excludes: ${text}`),
    ),
  ]
}

/** The non-goals whose words are all in the text. */
const excludedIn = (text: string, { spec }: PlanSource): string[] => {
  const words = new Set(termsOf(text))
  return spec.nonGoals.flatMap((nonGoal) => {
    const terms = termsOf(oneLine(nonGoal.text, 500))
    return terms.length > 0 && terms.every((term) => words.has(term)) ? [oneLine(nonGoal.text, 200)] : []
  })
}

const denial =
  /\b(?:no|not|never|without|neither|nor|excluded?|excludes|(?:left|leaves?) out|out of scope|don't|doesn't|cannot|can't)\b/i

/** In a sentence such words may mean the opposite, so a person judges. */
function excludedInText({ tasks }: PlanProposal, source: PlanSource): string[] {
  return tasks.flatMap(({ id, description, acceptance_criteria }) => {
    const sentences = [...description.split(/(?<=[.!?])\s+|\n/), ...acceptance_criteria].filter(
      (sentence) => !denial.test(sentence),
    )
    const nonGoals = new Set(sentences.flatMap((sentence) => excludedIn(sentence, source)))
    return [...nonGoals].map((text) => `Task ${quote(id)} may do what the source excludes: ${text}`)
  })
}

/** In the format of `plan.json`. Agents do not read the spec, so its non-goals and traps go into the context. */
function draftOf({ name, context, tasks }: PlanProposal, { spec, file }: PlanSource): object {
  const folder = /([^/]+)\/SPEC\.md$/.exec(file ?? '')?.[1]
  const list = (title: string, texts: readonly { text: string }[]): string =>
    [title, ...texts.slice(0, maxCopied).map(({ text }) => `- ${oneLine(text, 300)}`)].join('\n')
  const paragraphs = [
    context.trim(),
    ...(file === undefined ? [] : [`The purpose is described in ${oneLine(file, 200)}.`]),
    ...(spec.nonGoals.length === 0 ? [] : [list('Not part of this:', spec.nonGoals)]),
    ...(spec.gotchas.length === 0 ? [] : [list('Known traps:', spec.gotchas)]),
  ]
  return {
    ...planNameOf(folder ?? name),
    context: paragraphs.filter((part) => part !== '').join('\n\n'),
    tasks: tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => ({
      ...{ id, title: oneLine(title, 1_000), description: description.trim(), acceptance_criteria, depends_on },
    })),
  }
}

const maxCopied = 20

export function planNameOf(text: string): Pick<Plan, 'name'> {
  const name = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  return name === '' ? {} : { name: name.toLowerCase() }
}
