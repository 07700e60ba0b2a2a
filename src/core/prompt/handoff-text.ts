import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { questionsOf, unfinished } from '../handoff/agent-claims.ts'
import { jsonIn } from '../handoff/answer.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import type { PreviousHandoff, PromptInput } from './prompt-input.ts'
import type { Piece } from './section.ts'

export const maxEarlier = 3

/** The newest handoff, and a line for each of the three before. */
export function previousHandoff({ previous, earlier, firstIteration, isFirstUsers, builtOn }: PromptInput): Piece[] {
  if (previous === null) return [{ rank: isFirstUsers ? 'fixed' : 'narrative', text: firstIteration }]
  const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${sourceNotes[previous.source] ?? confidenceNote(previous)}`
  const lines = earlier
    .slice(0, maxEarlier)
    .filter(({ iteration }) => !builtOn?.iterations.includes(iteration))
    .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`)
  return [
    { rank: 'account', text: origin },
    { rank: 'narrative', text: nestHeadings(proseOf(previous.handoff)) },
    { rank: 'narrative', text: lines.length === 0 ? '' : `### Earlier iterations\n\n${lines.join('\n')}` },
  ]
}

const confidenceNote = ({ handoff }: PreviousHandoff): string =>
  handoff.confidence_level === 'low' ? ' Its agent has little confidence in that work: check what you build on.' : ''

const sourceNotes: Partial<Record<HandoffSource, string>> = {
  synthetic: ' That agent left none: ralph wrote this one from its changes.',
  extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
}

const jsonBlock = /^( {0,3})(`{3,}|~{3,}) *json[^\n]*\n([\s\S]*?)\n\1\2 *$/gim

/** An agent's narrative. If it contains its whole handoff as JSON, only the text stays. */
export function proseOf({ freeform }: Pick<Handoff, 'freeform'>): string {
  const text = visible(freeform).trim()
  const inner = freeformIn(text)
  if (inner !== undefined) return inner
  return text
    .replace(jsonBlock, (block, _indent, _fence, json: string) => (freeformIn(json) === undefined ? block : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function freeformIn(text: string): string | undefined {
  if (!/^\s*(?:\{|```)/.test(text)) return undefined
  const value = jsonIn(text)
  if (typeof value !== 'object' || value === null || !('summary' in value) || !('freeform' in value)) return undefined
  return visible(String(value.freeform)).trim()
}

const maxItemChars = 1_000

/** The lasting facts of the newest handoff. With the index, the facts that it already holds are left out. */
export function retrievedMemory({ previous, indexed }: Pick<PromptInput, 'previous' | 'indexed'>): Piece[] {
  if (previous === null) return []
  const { handoff } = previous
  const recorded = [
    block('Constraints', constraints(handoff)),
    block('Decisions', handoff.architectural_notes ?? []),
    block('Still open', openPoints(handoff)),
  ]
  const blocks = [
    ...(indexed ? [] : recorded),
    block('Deviations from the plan', deviations(handoff)),
    block('Recommendations', handoff.recommendations ?? []),
    block('Open questions that its agent could not answer', questionsOf(handoff)),
  ].filter((text) => text !== '')
  if (blocks.length === 0) return []
  const origin = `From iteration ${previous.iteration} (${previous.task}).`
  return [origin, ...blocks].map((text) => ({ rank: 'knowledge', text }))
}

const deviations = ({ deviations = [] }: Handoff): string[] =>
  deviations.map(({ planned, actual, reason }) => withDetail(`${planned} → ${actual}`, reason))

const constraints = ({ constraints_discovered = [] }: Handoff): string[] =>
  constraints_discovered.map(({ constraint, workaround, impact }) => withDetail(constraint, workaround || impact))

const withDetail = (text: string, detail: string | undefined): string =>
  detail === undefined || detail.trim() === '' ? text : `${text}: ${detail}`

function openPoints(handoff: Handoff): string[] {
  const bugs = (handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved)
  return [...bugs.map(({ description }) => `Bug: ${description}`), ...unfinished(handoff)]
}

function block(title: string, items: readonly string[]): string {
  const lines = items
    .map((text) => wholeSentences(oneLine(text, Number.MAX_SAFE_INTEGER), maxItemChars))
    .filter((text) => text !== '')
  return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
