import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { questionsOf, unfinished } from '../handoff/agent-claims.ts'
import { jsonIn } from '../handoff/answer.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import type { PreviousHandoff, PromptInput } from './prompt-input.ts'
import type { Piece } from './section.ts'

export const shownEarlier = 3

/** What the newest successful iteration left, as it tells it, and a line for each of the three before. */
export function previousHandoff({ previous, earlier, firstIteration, firstIsPersons, builtOn }: PromptInput): Piece[] {
  if (previous === null) return [{ rank: firstIsPersons ? 'fixed' : 'narrative', text: firstIteration }]
  const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? unsure(previous)}`
  const lines = earlier
    .slice(0, shownEarlier)
    .filter(({ iteration }) => !builtOn?.iterations.includes(iteration))
    .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`)
  return [
    { rank: 'account', text: origin },
    { rank: 'narrative', text: nestHeadings(proseOf(previous.handoff)) },
    { rank: 'narrative', text: lines.length === 0 ? '' : `### Earlier iterations\n\n${lines.join('\n')}` },
  ]
}

const unsure = ({ handoff }: PreviousHandoff): string =>
  handoff.confidence_level === 'low' ? ' Its agent has little confidence in that work: check what you build on.' : ''

const madeBy: Partial<Record<HandoffSource, string>> = {
  synthetic: ' That agent left none: ralph wrote this one from its changes.',
  extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
}

const jsonBlock = /^( {0,3})(`{3,}|~{3,}) *json[^\n]*\n([\s\S]*?)\n\1\2 *$/gim

/** An agent's narrative. Of one that is its whole handoff as JSON, or that repeats it in a code block, only the text stays. */
export function proseOf({ freeform }: Pick<Handoff, 'freeform'>): string {
  const text = visible(freeform).trim()
  const inside = freeformIn(text)
  if (inside !== undefined) return inside
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

/** Of one statement, in characters. */
const longestItem = 1_000

/**
 * The lasting facts of the newest successful handoff. What the index tells, which records its constraints, decisions and open
 * points, is not repeated here. Empty if there are none.
 */
export function retrievedMemory({ previous, indexed }: Pick<PromptInput, 'previous' | 'indexed'>): Piece[] {
  if (previous === null) return []
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
  if (parts.length === 0) return []
  const origin = `From iteration ${previous.iteration} (${previous.task}).`
  return [origin, ...parts].map((text) => ({ rank: 'knowledge', text }))
}

const deviations = ({ deviations = [] }: Handoff): string[] =>
  deviations.map(({ planned, actual, reason }) => joined(`${planned} → ${actual}`, reason))

const constraints = ({ constraints_discovered = [] }: Handoff): string[] =>
  constraints_discovered.map(({ constraint, workaround, impact }) => joined(constraint, workaround || impact))

/** The detail only if there is one. */
const joined = (text: string, detail: string | undefined): string =>
  detail === undefined || detail.trim() === '' ? text : `${text}: ${detail}`

function open(handoff: Handoff): string[] {
  const bugs = (handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved)
  return [...bugs.map(({ description }) => `Bug: ${description}`), ...unfinished(handoff)]
}

function block(title: string, items: readonly string[]): string {
  const lines = items
    .map((text) => wholeSentences(oneLine(text, Number.MAX_SAFE_INTEGER), longestItem))
    .filter((text) => text !== '')
  return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
