import { knowledgeLines } from '../knowledge/render-index.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { failedAttempts } from './failed-attempts.ts'
import { gateLines } from './gate.ts'
import { maxEarlier, previousHandoff, retrievedMemory } from './handoff-text.ts'
import type { PromptInput } from './prompt-input.ts'
import { type Piece, type Section, type SectionName, section } from './section.ts'
import { withoutWorkspace } from './workspace-paths.ts'

/**
 * The prompt's sections in order. Empty ones are left out, except the last. Foreign text is cleaned and put below our
 * headings.
 */
export function promptSections(input: PromptInput): Section[] {
  const planContext = visible(input.planContext ?? '').trim()
  const gate = input.gate ? gateLines(input.gate) : { checks: '', guards: '' }
  const failedIterations = iterationsText([...input.failures, ...input.failedBefore].map(({ iteration }) => iteration))
  const previousSource =
    input.previous === null ? 'template first-iteration' : iterationsText(newestIterations(input, maxEarlier))
  const skills = input.skills.map(
    ({ name, text }): Piece => ({
      rank: 'skill',
      text: `### ${oneLine(name, 100)}\n\n${nestHeadings(text.trim())}`,
    }),
  )
  const sections = [
    section('Current Task', currentTask(input), taskSource(input)),
    section(
      'Operator Hints',
      bullets('What people want you to know for this attempt:', input.hints),
      'orders of people',
    ),
    section(
      'Checks',
      [gate.checks, gate.guards].map((text): Piece => ({ rank: 'check', text })),
      'the checks of this run',
    ),
    section('Plan Context', planContext === '' ? '' : `${planRules}\n\n${nestHeadings(planContext)}`, 'plan'),
    section('Plan Map', input.planMap ?? '', 'plan'),
    section('Failure Context', failedAttempts(input), failedIterations),
    section('What This Task Builds On', input.builtOn?.text ?? '', input.builtOn?.source ?? ''),
    section('Retrieved Memory', retrievedMemory(input), iterationsText(newestIterations(input, 0))),
    section('Accumulated Knowledge', knowledgeLines(input.knowledge, '###', input.knowledgeLine), 'what people said'),
    section('Previous Handoff', previousHandoff(withTemplate(input)), previousSource),
    section('Skills', skills, skillsSource(input)),
    section(
      'Output Instructions',
      templateText(input.outputInstructions, 'Output Instructions'),
      'template output-instructions',
    ),
  ]
  const paths = input.workspaces ?? []
  return sections
    .filter(({ name, body }) => body !== '' || name === 'Output Instructions')
    .map((section) => withoutWorkspace(section, paths))
}

const withTemplate = (input: PromptInput): PromptInput => ({
  ...input,
  firstIteration: templateText(input.firstIteration, 'Previous Handoff'),
})

/** Plans written for other programs may tell the agent to choose its task and to tick it off. */
const planRules =
  'From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.'

function taskSource({ task, startedTask }: PromptInput): string {
  const partIterations = startedTask?.commits.map(({ iteration }) => iteration) ?? []
  return partIterations.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterationsText(partIterations)}`
}

const newestIterations = ({ previous, earlier }: PromptInput, more: number): number[] =>
  [...(previous ? [previous] : []), ...earlier.slice(0, more)].map(({ iteration }) => iteration)

const skillsSource = (input: PromptInput): string =>
  oneLine(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(', '), 200)

function iterationsText(numbers: readonly number[]): string {
  const [first, ...more] = numbers
  if (first === undefined) return 'no iteration yet'
  return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(', ')}`
}

/** Drops a first line that repeats the section's heading (failure model seed C1). */
function templateText(text: string, name: SectionName): string {
  const [first = '', ...rest] = text.trim().split(/\r?\n/)
  const repeats =
    first
      .replace(/^#+\s*/, '')
      .trim()
      .toLowerCase() === name.toLowerCase()
  return nestHeadings((repeats ? rest : [first, ...rest]).join('\n').trim())
}

function currentTask(input: PromptInput): Piece[] {
  const { task, attempt, remaining } = input
  const description = nestHeadings(visible(task.description).trim())
  return [
    {
      rank: 'fixed',
      text: `ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
    },
    { rank: 'task', text: description === '' ? '' : `Description:\n${description}` },
    { rank: 'criteria', text: bullets('Acceptance Criteria:', task.acceptance_criteria, (index) => `${index + 1}.`) },
    ...continuation(input.startedTask),
    { rank: 'criteria', text: documentationFor(task) },
    {
      rank: 'criteria',
      text: bullets(
        'Change nothing outside these paths (from the top of the repository); any other change fails the attempt:',
        task.paths,
      ),
    },
  ]
}

/** For a task with parts: what is done, and what the newest agent says is left. */
function continuation(begun: PromptInput['startedTask']): Piece[] {
  const newest = begun?.commits.at(-1)
  if (!begun || !newest) return []
  const done = begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${oneLine(summary, 300)}`)
  return [
    bullets('This task has been started. These parts are in the files, each as a commit:', done),
    bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
    'Continue from there. If nothing is left to do, change nothing and say that the task is fully complete.',
  ].map((text) => ({ rank: 'criteria', text }))
}

function documentationFor({ needs_docs, libraries }: PromptInput['task']): string {
  const names = libraries.map((name) => oneLine(name, 100)).join(', ')
  if (libraries.length > 0) {
    return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`
  }
  return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : ''
}

/**
 * A titled list; empty if nothing is listed. Blank items are dropped: a lone `-` would make the title a heading.
 * Further lines are indented by four, so that a line-based reader sees no code block.
 */
function bullets(title: string, texts: readonly string[], markOf = (_: number): string => '-'): string {
  const items = texts.flatMap((text, index) => {
    const item = nestHeadings(visible(text).trim()).replaceAll('\n', '\n    ')
    return item === '' ? [] : [`${markOf(index)} ${item}`]
  })
  return items.length === 0 ? '' : [title, ...items].join('\n')
}
