import { passFindings } from '../calls/pass.ts'
import { reviewFindings } from '../calls/review.ts'
import { questionsOf } from '../handoff/agent-claims.ts'
import { plural } from '../text/amounts.ts'
import { withoutCommandSecrets } from '../text/command-secrets.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type FailedCheck, failedChecks } from '../validation/failure-sentence.ts'
import { proseOf } from './handoff-text.ts'
import type { FailedAttempt, PromptInput } from './prompt-input.ts'
import type { Piece } from './section.ts'

/**
 * Why the task must be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
 * that did not work (pattern 001). Empty if nothing failed.
 */
export function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }: PromptInput): Piece[] {
  const newest = failures.at(-1)
  const earlierTasks =
    failedBefore.length === 0
      ? []
      : [
          account(
            `### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(({ task, ...failed }) => approach(failed, task)).join('\n')}`,
          ),
        ]
  if (newest === undefined) return earlierTasks
  const omitted = failuresLeftOut > 0 ? [`- And ${plural(failuresLeftOut, 'earlier attempt')}.`] : []
  const approaches = [...foldedApproaches(failures), ...omitted].join('\n')
  const ownWords = newest.handoff === undefined || newest.stands ? '' : proseOf(newest.handoff)
  const checks = newest.validation === undefined ? [] : failedChecks(newest.validation)
  return [
    account(
      `The attempt before this one (iteration ${newest.iteration}) failed: ${oneLine(withoutCommandSecrets(newest.why), 500)}`,
    ),
    ...decisive(checks),
    account(newest.stands ? stillThere : undone),
    ...deniedTools(newest),
    ...checks.flatMap(({ account: text, log }, index): Piece[] => [
      account(`${index === 0 ? '### Failed checks\n\n' : ''}${text}`),
      { rank: 'log', text: log },
    ]),
    ...findingsOn(newest),
    account(`### Failed approaches\n\n${approaches}`),
    ...(ownWords === '' ? [] : [narrative(ownWords)]),
    ...earlierTasks,
  ]
}

const account = (text: string): Piece => ({ rank: 'account', text })

const narrative = (text: string): Piece => ({
  rank: 'narrative',
  text: `### The failed attempt in its own words\n\nIt describes changes that no longer exist.\n\n${nestHeadings(excerpt(text, 2_000))}`,
})

const maxDecisiveChecks = 3

function decisive(checks: readonly FailedCheck[]): Piece[] {
  const blocks = checks
    .filter((check) => check.decisive.length > 0)
    .slice(0, maxDecisiveChecks)
    .map(({ name, decisive: lines }) => `Check ${name}:\n${fenced(lines.join('\n'))}`)
  return blocks.length === 0 ? [] : [account(`### What decides\n\n${blocks.join('\n\n')}`)]
}

function deniedTools({ denials = [] }: FailedAttempt): Piece[] {
  const tools = [...new Set(denials.map((denial) => oneLine(denial, 120)))].join(', ')
  return tools === '' ? [] : [account(`It was not allowed to use ${tools}. Nor are you: find another way.`)]
}

function findingsOn({ review, passes = [], handoff }: FailedAttempt): Piece[] {
  const titled = (title: string, text: string): Piece[] => (text === '' ? [] : [account(`### ${title}\n\n${text}`)])
  return [
    ...titled('What the reviewer found', review ? reviewFindings(review) : ''),
    ...titled('What other agents found', passFindings(passes)),
    ...titled('What its agent could not find out', handoff ? list(questionsOf(handoff)) : ''),
  ]
}

const list = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n')

/** Newest first; attempts with the same text share a line. */
function foldedApproaches(failures: readonly FailedAttempt[]): string[] {
  const groups = new Map<string, { text: string; numbers: number[] }>()
  for (const failed of failures.toReversed()) {
    const text = outcomeOf(failed)
    // The duration differs between attempts.
    const key = text.replace(/ after \d[\d.]*\s?\w+(?: \d+\w+)*/g, '')
    const group = groups.get(key) ?? { text, numbers: [] }
    group.numbers.push(failed.iteration)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ text, numbers }) =>
    numbers.length === 1
      ? `- Iteration ${numbers[0]}. ${text}`
      : `- Iterations ${numbers.join(', ')} (×${numbers.length}). ${text}`,
  )
}

const approach = (failed: FailedAttempt, task: string): string =>
  `- Iteration ${failed.iteration} (${task}). ${outcomeOf(failed)}`

function outcomeOf({ why, handoff }: FailedAttempt): string {
  const tried =
    handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${oneLine(visible(handoff.summary), 300)}`
  return `${tried} Failed: ${oneLine(withoutCommandSecrets(why), 300)}`
}

const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.'
const stillThere = 'Its changes are still in the files: keep what is right, and adapt it to the current files.'
