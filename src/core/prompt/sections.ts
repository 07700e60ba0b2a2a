import { knowledgeLines } from '../knowledge/render-index.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { bullets, currentTask } from './current-task.ts'
import { failedAttempts } from './failed-attempts.ts'
import { gateLines } from './gate.ts'
import { previousHandoff, retrievedMemory, shownEarlier } from './handoff-text.ts'
import type { PromptInput } from './prompt-input.ts'
import { type Piece, type Section, type SectionName, section } from './section.ts'
import { withoutWorkspace } from './workspace-paths.ts'

/**
 * The prompt as structured sections, in their order; those that would be empty are left out, but for the last. What an agent or a program wrote
 * is cleaned and put below our headings.
 */
export function promptSections(input: PromptInput): Section[] {
  const about = visible(input.planContext ?? '').trim()
  const gate = input.gate ? gateLines(input.gate) : { checks: '', guards: '' }
  const failed = iterations([...input.failures, ...input.failedBefore].map(({ iteration }) => iteration))
  const before = input.previous === null ? 'template first-iteration' : iterations(newestIn(input, shownEarlier))
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
    section('Plan Context', about === '' ? '' : `${planRules}\n\n${nestHeadings(about)}`, 'plan'),
    section('Plan Map', input.planMap ?? '', 'plan'),
    section('Failure Context', failedAttempts(input), failed),
    section('What This Task Builds On', input.builtOn?.text ?? '', input.builtOn?.source ?? ''),
    section('Retrieved Memory', retrievedMemory(input), iterations(newestIn(input, 0))),
    section('Accumulated Knowledge', knowledgeLines(input.knowledge, '###', input.knowledgeLine), 'what people said'),
    section('Previous Handoff', previousHandoff(withTemplate(input)), before),
    section('Skills', skills, skillsIn(input)),
    section(
      'Output Instructions',
      template(input.outputInstructions, 'Output Instructions'),
      'template output-instructions',
    ),
  ]
  const paths = input.workspaces ?? []
  return sections
    .filter(({ name, body }) => body !== '' || name === 'Output Instructions')
    .map((one) => withoutWorkspace(one, paths))
}

const withTemplate = (input: PromptInput): PromptInput => ({
  ...input,
  firstIteration: template(input.firstIteration, 'Previous Handoff'),
})

/** Documents that were written for other programs tell the agent to choose its task and to tick it off. */
const planRules =
  'From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.'

function taskSource({ task, begun }: PromptInput): string {
  const parts = begun?.commits.map(({ iteration }) => iteration) ?? []
  return parts.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterations(parts)}`
}

const newestIn = ({ previous, earlier }: PromptInput, more: number): number[] =>
  [...(previous ? [previous] : []), ...earlier.slice(0, more)].map(({ iteration }) => iteration)

const skillsIn = (input: PromptInput): string =>
  oneLine(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(', '), 200)

function iterations(numbers: readonly number[]): string {
  const [first, ...more] = numbers
  if (first === undefined) return 'no iteration yet'
  return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(', ')}`
}

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
