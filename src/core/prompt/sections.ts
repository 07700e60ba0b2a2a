import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { questionsOf, unfinished } from '../handoff/agent-claims.ts'
import { knowledgeLines } from '../knowledge/render-index.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { failedAttempts } from './failed-attempts.ts'
import type { PreviousHandoff, PromptInput } from './prompt-input.ts'
import { type Section, type SectionName, section } from './section.ts'

/**
 * The prompt as structured sections, in their order. Failure Context is there where something failed, Operator Hints,
 * Plan Context, Accumulated Knowledge and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
 */
export function promptSections(input: PromptInput): Section[] {
  const sections = [section('Current Task', currentTask(input), taskSource(input))]
  const hints = bullets('What people want you to know for this attempt:', input.hints)
  if (hints !== '') sections.push(section('Operator Hints', hints, 'orders of people'))
  const about = visible(input.planContext ?? '').trim()
  if (about !== '') sections.push(section('Plan Context', `${planRules}\n\n${nestHeadings(about)}`, 'plan'))
  const failed = failedAttempts(input)
  if (failed !== '') sections.push(section('Failure Context', failed, iterations(failedIn(input))))
  sections.push(section('Retrieved Memory', retrievedMemory(input), iterations(newestIn(input, 0))))
  if (input.knowledge.length > 0)
    sections.push(section('Accumulated Knowledge', knowledgeLines(input.knowledge, '###'), 'what people said'))
  const before = input.previous === null ? 'template first-iteration' : iterations(newestIn(input, shownEarlier))
  sections.push(section('Previous Handoff', previousHandoff(input), before))
  if (input.skills.length > 0) sections.push(section('Skills', skills(input), skillsIn(input)))
  const instructions = template(input.outputInstructions, 'Output Instructions')
  sections.push(section('Output Instructions', instructions, 'template output-instructions'))
  return sections
}

/** Documents that were written for other programs tell the agent to choose its task and to tick it off. */
const planRules =
  'From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.'

const shownEarlier = 3

function taskSource({ task, begun }: PromptInput): string {
  const parts = begun?.commits.map(({ iteration }) => iteration) ?? []
  return parts.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterations(parts)}`
}

const failedIn = ({ failures, failedBefore }: PromptInput): number[] =>
  [...failures, ...failedBefore].map(({ iteration }) => iteration)

const newestIn = ({ previous, earlier }: PromptInput, more: number): number[] =>
  [...(previous ? [previous] : []), ...earlier.slice(0, more)].map(({ iteration }) => iteration)

const skillsIn = (input: PromptInput): string =>
  oneLine(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(', '), 200)

function iterations(numbers: readonly number[]): string {
  const [first, ...more] = numbers
  if (first === undefined) return 'no iteration yet'
  return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(', ')}`
}

function previousHandoff({ previous, earlier, firstIteration }: PromptInput): string {
  if (previous === null) return template(firstIteration, 'Previous Handoff')
  const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? unsure(previous)}`
  const lines = earlier
    .slice(0, shownEarlier)
    .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`)
  const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`]
  return [origin, nestHeadings(visible(previous.handoff.freeform).trim()), ...before].join('\n\n')
}

const unsure = ({ handoff }: PreviousHandoff): string =>
  handoff.confidence_level === 'low' ? ' Its agent has little confidence in that work: check what you build on.' : ''

const madeBy: Partial<Record<HandoffSource, string>> = {
  synthetic: ' That agent left none: ralph wrote this one from its changes.',
  extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
}

const skills = ({ skills }: PromptInput): string =>
  skills.map(({ name, text }) => `### ${oneLine(name, 100)}\n\n${nestHeadings(text.trim())}`).join('\n\n')

/** A template's text; a first line that repeats the section's own header is dropped (failure model seed C1). */
function template(text: string, name: SectionName): string {
  const [first = '', ...rest] = text.trim().split(/\r?\n/)
  const repeats =
    first
      .replace(/^#+\s*/, '')
      .trim()
      .toLowerCase() === name.toLowerCase()
  return nestHeadings((repeats ? rest : [first, ...rest]).join('\n').trim())
}

/** The task, and what else bears on this attempt: libraries, known failures. */
function currentTask(input: PromptInput): string {
  const { task, attempt, remaining } = input
  const parts = [
    `ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
    `Description:\n${nestHeadings(visible(task.description).trim() || 'None beyond the title.')}`,
  ]
  parts.push(
    bullets('Acceptance Criteria:', task.acceptance_criteria, (index) => `${index + 1}.`),
    ...goingOn(input.begun),
    documentationFor(task),
    bullets(
      'Change nothing outside these paths (from the top of the repository); any other change fails the attempt:',
      task.paths,
    ),
    bullets('These checks failed before the run started. They do not count against you:', input.knownRed),
  )
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Where parts of the task are done: what they are, and what is left, as the agent of the newest one says. */
function goingOn(begun: PromptInput['begun']): string[] {
  const newest = begun?.commits.at(-1)
  if (!begun || !newest) return []
  const done = begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${oneLine(summary, 300)}`)
  return [
    bullets('This task has been started. These parts are in the files, each as a commit:', done),
    bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
    'Continue from there. If nothing is left to do, change nothing and say that the task is fully complete.',
  ]
}

/** `needs_docs` and `libraries` have an effect in every mode (docs/design.md#settings). */
function documentationFor({ needs_docs, libraries }: PromptInput['task']): string {
  const names = libraries.map((name) => oneLine(name, 100)).join(', ')
  if (libraries.length > 0) {
    return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`
  }
  return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : ''
}

/**
 * A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
 * lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
 */
function bullets(title: string, texts: readonly string[], markOf = (_: number): string => '-'): string {
  const items = texts.flatMap((text, index) => {
    const item = nestHeadings(visible(text).trim()).replaceAll('\n', '\n    ')
    return item === '' ? [] : [`${markOf(index)} ${item}`]
  })
  return items.length === 0 ? '' : [title, ...items].join('\n')
}

const maxItem = 400

/**
 * The lasting facts of the newest successful handoff. What the index tells, which records its constraints, decisions and open
 * points, is not repeated here.
 */
function retrievedMemory({ previous, indexed }: Pick<PromptInput, 'previous' | 'indexed'>): string {
  if (previous === null) return 'Nothing yet: no iteration of this run has finished.'
  const { handoff } = previous
  const recorded = [
    block('Constraints', constraints(handoff)),
    block('Decisions', handoff.architectural_notes ?? []),
    block('Still open', open(handoff)),
  ]
  const parts = [
    ...(indexed ? [] : recorded),
    block('Deviations from the plan', deviations(handoff)),
    block('Recommendations', handoff.recommendations ?? []),
    block('Open questions that its agent could not answer', questionsOf(handoff)),
  ].filter((part) => part !== '')
  const origin = `From iteration ${previous.iteration} (${previous.task}).`
  if (parts.length > 0) return [origin, ...parts].join('\n\n')
  return indexed
    ? `${origin} What it recorded stands under Retrieved Project Memory.`
    : `${origin} It recorded no constraints and no decisions.`
}

const deviations = ({ deviations = [] }: Handoff): string[] =>
  deviations.map(({ planned, actual, reason }) => `${planned} → ${actual}: ${reason}`)

function constraints({ constraints_discovered = [] }: Handoff): string[] {
  return constraints_discovered.map(
    ({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`,
  )
}

function open(handoff: Handoff): string[] {
  const bugs = (handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved)
  return [...bugs.map(({ description }) => `Bug: ${description}`), ...unfinished(handoff)]
}

function block(title: string, items: readonly string[]): string {
  const lines = items.map((text) => oneLine(text, maxItem)).filter((text) => text !== '')
  return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
