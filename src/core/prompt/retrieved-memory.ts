import type { Handoff } from '../../schema/agent/handoff.ts'
import { oneLine } from '../text/one-line.ts'
import type { PreviousHandoff } from './prompt-input.ts'

const maxItem = 400

/** The lasting facts of the newest successful handoff: constraints and decisions, and what is still open. */
export function retrievedMemory(previous: PreviousHandoff | null): string {
  if (previous === null) return 'Nothing yet: no iteration of this run has finished.'
  const parts = [
    block('Constraints', constraints(previous.handoff)),
    block('Decisions', previous.handoff.architectural_notes ?? []),
    block('Still open', open(previous.handoff)),
    block('Recommendations', previous.handoff.recommendations ?? []),
  ].filter((part) => part !== '')
  const origin = `From iteration ${previous.iteration} (${previous.task}).`
  return parts.length === 0 ? `${origin} It recorded no constraints and no decisions.` : [origin, ...parts].join('\n\n')
}

function constraints({ constraints_discovered = [] }: Handoff): string[] {
  return constraints_discovered.map(
    ({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`,
  )
}

function open({ bugs_encountered = [], unfinished_business = [] }: Handoff): string[] {
  const bugs = bugs_encountered.filter(({ resolved }) => !resolved)
  return [
    ...bugs.map(({ description }) => `Bug: ${description}`),
    ...unfinished_business.map(({ item, reason, priority }) => {
      const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ')
      return details === '' ? item : `${item} (${details})`
    }),
  ]
}

function block(title: string, items: readonly string[]): string {
  const lines = items.map((text) => oneLine(text, maxItem)).filter((text) => text !== '')
  return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
