import type { Refused } from '../../config/rules/rule-job.ts'
import { RalphError } from '../../error/error.ts'
import { commandLine } from '../../text/command-line.ts'
import { lineSpan, orderLine } from '../../text/report-context.ts'
import { changeInWords } from './rules-text.ts'

/** The refusal of a job that would let more through than its run does, all of it at once. `how`: as the user gave the order. */
export function rulesWeakened(refused: readonly Refused[], how: 'workflow' | { argv: readonly string[] }): RalphError {
  const files = [...new Set(refused.filter(({ inFile }) => inFile).map(({ place }) => place.replace(/: .*/, '')))]
  const commit = files.length === 0 ? '' : ` A commit on the base counts as your word: commit ${files.join(' and ')}.`
  return new RalphError({
    code: 'RULES_WEAKENED',
    message: 'This job was told to let more through than the run does so far. Nothing was started.',
    findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
    hint: `Leave that out to go on by the rules of the run.${commit} To change the rules of the run: ${orderFor(refused, how)}`,
  })
}

function orderFor([first]: readonly Refused[], how: Parameters<typeof rulesWeakened>[1]): string {
  if (how !== 'workflow') return commandLine('ralph', 'run', ...how.argv, '--change-rules')
  const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after)
  return `give the job the input \`change-rules: true\`, or comment ${lineSpan(orderLine('set', first?.name ?? '', value ?? ''))}.`
}
