import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What the pictures of the page show: when one of these changes, they are older than it. */
export const pageInputs = (): string =>
  hashOf(['dist/page/page.js', 'dist/page/live.js', 'dist/page/insights.js', 'dist/page/page.css'])

/** What the picture of the board shows. */
export const boardInputs = (): string =>
  hashOf([
    ...[
      'src/core/report/terminal/status-text.ts',
      'src/core/report/words/forecast-text.ts',
      'src/entry/run/run-board.ts',
    ],
    ...['templates/demo/plan.json', 'templates/demo/cassette.json'],
  ])

/** SHA-256 over all of them. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** What the demo prints, without what each run has of its own: the recording shows these words. */
export const sameEachTime = (line: string): string =>
  line
    .replace(/\S*\/ralph-demo(?:-\w+)?/g, '/tmp/ralph-demo')
    .replace(/\b[0-9a-f]{7,40}\b/g, 'OID')
    .replace(/[\d.,]+/g, 'N')
    .replace(/N(ms|s|m|h)( N(ms|s|m))*/g, 'TIME')
    .replace(/\s+/g, ' ')
    .trim()
