import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What the pictures of the page show: when one of these changes, they are older than it. */
const inputs = ['dist/page/page.js', 'dist/page/live.js', 'dist/page/page.css']

/** SHA-256 over all of them. */
export function pageInputs(): string {
  const hash = createHash('sha256')
  for (const file of inputs) hash.update(readFileSync(file))
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
