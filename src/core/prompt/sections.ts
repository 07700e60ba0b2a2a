import { knowledgeLines } from '../knowledge/render-index.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { bullets, currentTask } from './current-task.ts'
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
