import { expect, test } from 'vitest'
import { keepReadFirst, readFirstSection } from '../../../../src/core/report/section/pull.ts'
import { readingOf } from '../../../support/morning.ts'

const page = 'https://github.com/mira/shelf'
const { hunks } = readingOf(24)

test('the top ten stand in the body, each with its place, its task and its reason', () => {
  const lines = readFirstSection(hunks, page).split('\n')
  expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(10)
  expect(lines[2]).toBe(
    `1. [\`src/index/rebuild.ts:141–149\`](${page}/blob/${'0'.repeat(40)}/src/index/rebuild.ts#L141-L149) (INDEX-01): An error is swallowed now. Three tasks changed this function.`,
  )
})

test('a foreign word mentions nobody and is no markup', () => {
  const [one] = hunks
  if (!one) throw new Error('no hunk')
  const section = readFirstSection(
    [{ ...one, path: 'a`b [x](y)-->.ts', task: '@ada', reasons: ['fixes #1 --> <b>'] }],
    page,
  )
  expect(section).not.toMatch(/(?<![`\w])@ada/)
  expect(section).not.toContain('<b>')
})

test('between two looks at the changes the list stays, and a body without one has none', () => {
  const before = `old words\n\n${readFirstSection(hunks, page)}\n`
  const next = `new words\n\n${readFirstSection(undefined, page)}\n`
  expect(keepReadFirst(next, before)).toBe(before.replace('old', 'new'))
  expect(keepReadFirst(next, 'old words')).toBe(next)
  expect(keepReadFirst(`new\n${readFirstSection(hunks.slice(0, 1), page)}`, before)).not.toContain('2. ')
})
