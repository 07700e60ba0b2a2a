import { orderIndents, ownMark } from '../control/read-comment.ts'

const body = 'github.event.comment.body'

/** A line of a comment begins after a line feed, which CR LF ends with, or after a lone CR. JSON can write both. */
const lineEnds = ['\\n', '\\r']

/** With another token than the workflow's own, ralph's comments are events too, so they are excluded. */
const mayHoldOrder = [
  `!startsWith(${body}, '${ownMark}') && (`,
  orderIndents
    .map((indent) => {
      const below = lineEnds.map((end) => `contains(${body}, fromJSON('"${end}${indent}/ralph"'))`)
      return [`startsWith(${body}, '${indent}/ralph')`, ...below].join(' || ')
    })
    .join(' ||\n      '),
  ')',
].join('\n      ')

/**
 * A job that reads a comment outside of the run's concurrency group: a comment that is no order, or a stranger's, would
 * otherwise push the run's next job out of the queue. It needs no checkout and may write nothing. `plan`: the step's
 * input, none for a queue.
 */
export const screenJob = ({
  action,
  plan,
}: {
  action: string
  plan: string | undefined
}): string => `  # Reads a comment outside of the queue above, so that only orders by people who may give them wait there.
  screen:
    if: >-
      github.event_name == 'issue_comment' && ${mayHoldOrder}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read # the settings, and the states of the runs
      issues: read
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: screen
${plan === undefined ? '' : `          plan: ${JSON.stringify(plan)}\n`}          github-token: \${{ github.token }}
`

/** Condition of the run's job: any event but a comment, or a comment that `screen` lets through. */
export const screenPassed =
  "(github.event_name != 'issue_comment' || needs.screen.outputs.due == 'true') && !cancelled()"
