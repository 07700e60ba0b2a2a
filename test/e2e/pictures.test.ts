import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boardInputs, pageInputs } from '../../scripts/pictures/shown.ts'

const folder = 'docs/pictures'

test('the pictures are not older than the page and the board: npm run bundle && npm run pictures', () => {
  const now = { board: boardInputs(), page: pageInputs() }
  expect(JSON.parse(readFileSync(`${folder}/made-from.json`, 'utf8'))).toEqual(now)
})

test.each([
  ['demo.svg', 'README.md', folder],
  ['report-light.png', 'README.md', folder],
  ['report-dark.png', 'README.md', folder],
  ['dashboard.png', 'README.md', folder],
  ['dashboard.png', 'docs/dashboard.md', 'pictures'],
  ['board.svg', 'docs/running.md', 'pictures'],
])('%s is shown by %s, and not heavy', (name, document, place) => {
  expect(readFileSync(document, 'utf8')).toContain(`${place}/${name}`)
  expect(statSync(`${folder}/${name}`).size).toBeLessThan(200_000)
})
