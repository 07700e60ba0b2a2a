import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageInputs } from '../../scripts/pictures/shown.ts'

const folder = 'docs/pictures'

test('the pictures of the page are not older than the page: npm run build && npm run pictures', () => {
  expect(JSON.parse(readFileSync(`${folder}/made-from.json`, 'utf8'))).toEqual({ page: pageInputs() })
})

test.each(['demo.svg', 'report-light.png', 'report-dark.png'])('%s is shown by the README, and not heavy', (name) => {
  expect(readFileSync('README.md', 'utf8')).toContain(`${folder}/${name}`)
  expect(statSync(`${folder}/${name}`).size).toBeLessThan(200_000)
})
