import { questionsOf } from '../handoff/agent-claims.ts'
import { passFindings } from '../pass/pass-verdict.ts'
import { reviewFindings } from '../review/read-review.ts'
import { plural } from '../text/amounts.ts'
import { excerpt } from '../text/excerpt.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { failureContext } from '../validation/failure-sentence.ts'
import type { FailedAttempt, PromptInput } from './prompt-input.ts'

/**
 * Why this task has to be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
 * that did not work (pattern 001). Their changes are gone, and the text says so. Empty where nothing failed.
 */
export function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }: PromptInput): string {
  const newest = failures.at(-1)
  const before =
    failedBefore.length === 0
      ? []
      : [`### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(earlier).join('\n')}`]
  if (newest === undefined) return before.join('')
  const left = failuresLeftOut > 0 ? [`- And ${plural(failuresLeftOut, 'earlier attempt')}.`] : []
  const approaches = [...[...failures].reverse().map(approach), ...left].join('\n')
  const account = newest.handoff?.freeform.trim() ?? ''
  return [
    `The attempt before this one (iteration ${newest.iteration}) failed: ${oneLine(newest.why, 500)}`,
    newest.stands ? stillThere : undone,
    ...found(newest),
    `### Failed approaches\n\n${approaches}`,
    ...(account !== '' && !newest.stands ? [`### The failed attempt in its own words\n\n${ownWords(account)}`] : []),
    ...before,
  ].join('\n\n')
}

/** What checks, reviewers, passes and its own agent found out about an attempt; nothing that is empty. */
function found({ denials = [], validation, review, passes = [], handoff }: FailedAttempt): string[] {
  const denied = `It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`
  const under = (title: string, text: string): string[] => (text === '' ? [] : [`### ${title}\n\n${text}`])
  return [
    ...(denials.length > 0 ? [denied] : []),
    ...under('Failed checks', validation === undefined ? '' : failureContext(validation)),
    ...under('What the reviewer found', review ? reviewFindings(review) : ''),
    ...under('What other agents found', passFindings(passes)),
    ...under('What its agent could not find out', handoff ? list(questionsOf(handoff)) : ''),
  ]
}

const list = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n')

const denial = (text: string): string => oneLine(text, 120)

const earlier = ({ task, ...failed }: FailedAttempt & { task: string }): string =>
  approach(failed).replace('. ', ` (${task}). `)

function approach({ iteration, why, handoff }: FailedAttempt): string {
  const tried =
    handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${oneLine(handoff.summary, 300)}`
  return `- Iteration ${iteration}. ${tried} Failed: ${oneLine(why, 300)}`
}

const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.'
const stillThere = 'Its changes are still in the files: keep what is right, and adapt it to the current files.'

const ownWords = (freeform: string): string =>
  `It describes changes that no longer exist.\n\n${nestHeadings(excerpt(visible(freeform), 2_000))}`
