import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageInputs } from '../../scripts/pictures/shown.ts'

const folder = 'docs/pictures'

test('the pictures of the page are not older than the page: npm run build && npm run pictures', () => {
  expect(JSON.parse(readFileSync(`${folder}/made-from.json`, 'utf8'))).toEqual({ page: pageInputs() })
})

test.each([
  ['demo.svg', 'README.md', folder],
  ['report-light.png', 'README.md', folder],
  ['report-dark.png', 'README.md', folder],
  ['dashboard.png', 'docs/dashboard.md', 'pictures'],
])('%s is shown by %s, and not heavy', (name, document, place) => {
  expect(readFileSync(document, 'utf8')).toContain(`${place}/${name}`)
  expect(statSync(`${folder}/${name}`).size).toBeLessThan(200_000)
})
