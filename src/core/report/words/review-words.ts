import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { plural } from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import type { Neutralise } from './stop-sentence.ts'

type Said = Pick<EventOf<'iteration_reviewed'>, 'verdict' | 'findings' | 'summary'>

/** What a reviewer said, in one line. */
export function reviewInWords({ verdict, findings, summary }: Said, foreign: Neutralise = inLine): string {
  if (verdict === null) return `it could not be reviewed: ${foreign(summary)}`
  const found = findings === 0 ? 'no findings' : plural(findings, 'finding')
  return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`
}

/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
export const reviewLines = ({ reviewed }: RunState, foreign: Neutralise): string[] =>
  reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`)

const inLine: Neutralise = (text) => plainLine(text, 300)
