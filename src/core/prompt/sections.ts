import type { HandoffSource } from '../../schema/agent/handoff.ts'
import { knowledgeLines } from '../knowledge/index-files.ts'
import { nestHeadings } from '../text/markdown/nest-headings.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { currentTask } from './current-task.ts'
import { failedAttempts } from './failed-attempts.ts'
import type { PromptInput } from './prompt-input.ts'
import { retrievedMemory } from './retrieved-memory.ts'
import { type Section, type SectionName, section } from './section.ts'

/**
 * The prompt as structured sections, in their order. Failure Context is there on a retry only, Accumulated Knowledge
 * and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
 */
export function promptSections(input: PromptInput): Section[] {
  const sections = [section('Current Task', currentTask(input))]
  if (input.failures.length > 0) sections.push(section('Failure Context', failedAttempts(input)))
  sections.push(section('Retrieved Memory', retrievedMemory(input.previous)))
  if (input.knowledge.length > 0)
    sections.push(section('Accumulated Knowledge', knowledgeLines(input.knowledge, '###')))
  sections.push(section('Previous Handoff', previousHandoff(input)))
  if (input.skills.length > 0) sections.push(section('Skills', skills(input)))
  sections.push(section('Output Instructions', template(input.outputInstructions, 'Output Instructions')))
  return sections
}

function previousHandoff({ previous, earlier, firstIteration }: PromptInput): string {
  if (previous === null) return template(firstIteration, 'Previous Handoff')
  const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? ''}`
  const lines = earlier
    .slice(0, 3)
    .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`)
  const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`]
  return [origin, nestHeadings(visible(previous.handoff.freeform).trim()), ...before].join('\n\n')
}

const madeBy: Partial<Record<HandoffSource, string>> = {
  synthetic: ' That agent left none: ralph made this one from its changes.',
  extracted: ' That agent left none: a small model wrote this one from its last words and the list of its changes.',
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
