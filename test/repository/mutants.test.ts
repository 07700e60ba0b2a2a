import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '../../scripts/mutants/mutants.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/mutants.md'), 'utf8')

test.each(mutants)('the line that $does can be changed, and docs/mutants.md says who catches that', (mutant) => {
  const { file, from, does } = mutant
  expect(readFileSync(join(root, file), 'utf8').split(from).length, `${file}: ${from}`).toBe(2)
  expect(page).toContain(`| ${does} | \`${file}\` | `)
})

test('docs/mutants.md has a row for each of them and no other, and none was missed', () => {
  expect(page.match(/^\| .* \| `src\//gm)).toHaveLength(mutants.length)
  expect(page).not.toContain('**nobody**')
})
