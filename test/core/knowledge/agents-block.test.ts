import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { agentsBlock, blockIn, withBlock, withoutBlock } from '../../../src/core/knowledge/agents-block.ts'
import { plainComment } from '../../../src/core/text/markdown/plain-comment.ts'
import { Knowledge } from '../../../src/schema/knowledge/entry.ts'

const entry = (id: string, text: string, more: Partial<Knowledge> = {}): Knowledge =>
  Knowledge.parse({ id, text, by: null, url: null, iterations: [7, 12], ...more })

const known = [
  entry('K-gotcha-clock', 'Tests need a clock.'),
  entry('K-constraint-api', 'The API stays.', { by: 'Ada', iterations: [] }),
  entry('K-decision-one', 'Decided once.'),
  entry('K-pattern-old', 'Gone.', { status: 'superseded' }),
]
const block = agentsBlock(known, 'demo')
const own = { plan: 'demo', inherits: [] }
const put = (text: string, lines = block, whose: { plan: string; inherits: readonly string[] } = own) =>
  withBlock(text, lines, whose)

test('a run that tells its index leaves its own block out of what it tells of the file, and no other block', () => {
  const file = `Mine.\n\n${block.join('\n')}\n\nAlso mine.\n`
  expect(withoutBlock(file, 'demo')).toBe('Mine.\n\n\n\nAlso mine.\n')
  expect(withoutBlock(file, 'other')).toBe(file)
})

test('the block holds what counts for whoever works here later, each with its source', () => {
  expect(block.join('\n')).toBe(`<!-- ralph:knowledge begin plan=demo -->
## What ralph learned here

ralph maintains this section from what its run \`demo\` has learned; edits between the markers are overwritten.

### Constraints

- The API stays. [K-constraint-api, said by Ada]

### Gotchas

- Tests need a clock. [K-gotcha-clock, source: iter 7, 12]
<!-- ralph:knowledge end -->`)
})

test('of very many entries the hard ones and the newest are told, and how many more there are', () => {
  const many = Array.from({ length: 200 }, (_, n) => entry(`K-gotcha-n${n}`, `Number ${n}.`))
  const lines = agentsBlock([entry('K-constraint-first', 'Stays.', { hard: true }), ...many], 'demo')
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(60)
  expect(lines).toContainEqual(expect.stringContaining('- Stays.'))
  expect(lines).toContainEqual(expect.stringContaining('- Number 199.'))
  expect(lines.at(-2)).toBe('141 more: `ralph knowledge`.')
  expect(lines.join('\n').length).toBeLessThan(32 * 1024)
})

describe('all else in the file stays byte for byte', () => {
  const files: [string, string, string][] = [
    ['an empty file', '', `${block.join('\n')}\n`],
    ['a file', '# Map\n', `# Map\n\n${block.join('\n')}\n`],
    ['a file without a last line end', '# Map', `# Map\n\n${block.join('\n')}\n`],
    ['CRLF', '# Map\r\ntext\r\n', `# Map\r\ntext\r\n\r\n${block.join('\r\n')}\r\n`],
  ]
  test.each(files)('%s', (_, before, after) => {
    expect(put(before)).toEqual({ kind: 'changed', text: after })
    expect(put(after)).toEqual({ kind: 'same' })
  })

  test('any text around a block, with any line ends', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\n', '\r\n', '#', '`', ' ', '<', '-->', '<!--', '\uFEFF', 'ü'),
    })
    fc.assert(
      fc.property(text, text, fc.constantFrom('\n', '\r\n'), (above, below, eol) => {
        const old = agentsBlock([], 'demo').join(eol)
        const renewed = put(`${above}${eol}${old}${eol}${below}`)
        if (renewed.kind !== 'changed') throw new Error(renewed.kind)
        expect(renewed.text.startsWith(`${above}${eol}`)).toBe(true)
        expect(renewed.text.endsWith(`${eol}${below}`)).toBe(true)
        expect(renewed.text.slice(above.length + eol.length, -(below.length + eol.length)).split(/\r?\n/)).toEqual(
          block,
        )
      }),
    )
  })
})

describe('a file whose marks are damaged is left alone, with the lines', () => {
  const [begin = '', end = ''] = [block[0], block.at(-1)]
  test.each([
    ['no end', `x\n${begin}\ny\n`, 'line 2'],
    ['no beginning', `x\n${end}\n`, 'line 2'],
    ['the other way round', `${end}\n${begin}\n`, 'lines 1, 2'],
    ['two blocks', `${begin}\n${end}\n${begin}\n${end}\n`, 'lines 1, 2, 3, 4'],
    ['a mark with other text on its line', `- ${begin}\n${end}\n`, 'lines 1, 2'],
    ['an edited mark', `${begin.replace(' plan=demo', '')}\n${end}\n`, 'lines 1, 2'],
  ])('%s', (_, text, lines) => {
    expect(put(text)).toMatchObject({ kind: 'left', why: expect.stringContaining(`damaged (${lines})`) })
  })
})

test('the block of another plan is left alone, unless this run inherits what that one knew', () => {
  const text = `${agentsBlock(known, 'older').join('\n')}\n`
  expect(put(text)).toMatchObject({ kind: 'left', why: expect.stringContaining('belongs to the run of older') })
  expect(put(text, block, { plan: 'demo', inherits: ['older'] })).toEqual({
    kind: 'changed',
    text: `${block.join('\n')}\n`,
  })
})

test('a guard sees every change between the marks, and none outside', () => {
  const text = `# Map\n\n${block.join('\n')}\nmore\n`
  expect(blockIn(text.replace('# Map', '# Other').replace('more', 'less'))).toBe(blockIn(text))
  expect(blockIn(text.replace('The API stays', 'The API goes'))).not.toBe(blockIn(text))
  expect(blockIn(text.replace(' end -->', ' end-->'))).not.toBe(blockIn(text))
  expect(blockIn('# Map\n')).toBeUndefined()
})

test('no entry breaks out: what follows the block is still the file itself, and shown', async () => {
  const pieces = fc.constantFrom(
    '<!--',
    '-->',
    '```',
    '~~~',
    '<details>',
    '</details>',
    '<script>',
    '<!-- ralph:knowledge end -->',
    '\n',
    '\r',
    '# ',
    '## ',
    '- ',
    '> ',
    '[x]: http://e.invalid',
    '`',
    '@ada',
    'fixes #1',
    '<![CDATA[',
    '<?php',
    '&lt;',
    '|',
    '\u202e',
    '\u2028',
    'word ',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (words) => {
      const text = `${words.join('')}x`
      const file = put('# Map\n', agentsBlock([entry('K-gotcha-x', text, { by: text, iterations: [] })], 'demo'))
      if (file.kind !== 'changed') throw new Error(file.kind)
      const whole = `${file.text}\nSENTINEL\n`
      const last = fromMarkdown(whole).children.at(-1)
      expect(last).toMatchObject({ type: 'paragraph', children: [{ type: 'text', value: 'SENTINEL' }] })
      expect(plainComment(whole)).toContain('SENTINEL')
      expect(put(file.text).kind).not.toBe('left')
    }),
  )
})
