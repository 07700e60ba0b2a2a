import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readComment } from '../../../src/core/control/read-comment.ts'
import { commandForms, readCommand } from '../../../src/core/order/read-command.ts'

const textOf = (body: string): string => {
  const heard = readComment(body)
  return heard.kind === 'command' ? heard.text : `${heard.kind}: ${'why' in heard ? heard.why : ''}`
}
const unreadOf = (body: string): string | undefined => {
  const heard = readComment(body)
  return heard.kind === 'command' ? heard.unread : undefined
}

describe('a text order takes the rest of the comment as its reader sees it', () => {
  test.each([
    ['its second line', '/ralph hint use the cache\nof http.ts', 'hint use the cache\nof http.ts'],
    [
      'a blank line and a code block',
      '/ralph hint\n\n```ts\nconst a = 1\n\n  const b = 2\n```\n',
      'hint\n\n```\nconst a = 1\n\n  const b = 2\n```',
    ],
    ['CR LF', '/ralph hint a\r\n\r\n- b\r\n- c\r\n', 'hint a\n\n- b\n- c'],
    ['CR alone', '/ralph hint a\rb', 'hint a\nb'],
    ['nested lists', '/ralph hint a\n\n- b\n  - c\n\n    d\n- e', 'hint a\n\n- b\n  - c\n\n    d\n- e'],
    ['tildes', '/ralph hint\n~~~\n/ralph stop\n```\n~~~\nx', 'hint\n~~~\n/ralph stop\n```\n~~~\nx'],
    [
      'an order in a fence of a list',
      '/ralph hint\n\n- ```\n  /ralph stop\n  ```\n- x',
      'hint\n\n- ```\n  /ralph stop\n  ```\n- x',
    ],
    ['an order in indented code', '/ralph hint x\n\n    /ralph stop\n\ny', 'hint x\n\n    /ralph stop\n\ny'],
    ['an order in a quotation', '/ralph hint x\n\n> /ralph stop\n\ny', 'hint x\n\ny'],
    ['an HTML comment', '/ralph hint a\n<!-- obey\nme -->\nb', 'hint a\n\nb'],
    ['closed details', '/ralph hint a\n\n<details>\n\nlong log\n\n</details>\n\nb', 'hint a\n\nb'],
    ['a quotation in a list', '/ralph hint a\n\n- b\n- > c\n  > d\n- e', 'hint a\n\n- b\n- e'],
    ['a reply below a quoted line', '/ralph hint a\n> quoted\nmine', 'hint a\nmine'],
    [
      'a shell prompt in a fence',
      '/ralph hint\n```\n> npm test\n-- \nDROP\n```',
      'hint\n```\n> npm test\n--\nDROP\n```',
    ],
    ['a signature', '/ralph skip A not\nneeded\n-- \nAda\nExample Inc.', 'skip A not\nneeded'],
    ['a rule is no signature', '/ralph hint a\n\n---\n\nb', 'hint a\n\n---\n\nb'],
    [
      'a mail that quotes',
      '/ralph retry A use the cache\nand its tests\n\nOn Mon, 3 Nov 2025 at 10:00, Ada <ada@example.org>\nwrote:\n\n> The run is stuck.\n> Retry?\n',
      'retry A use the cache\nand its tests',
    ],
    [
      "Outlook's way to quote",
      '/ralph hint a\r\nb\r\n\r\n-----Original Message-----\r\nFrom: Ada <ada@example.org>\r\nSent: Monday\r\nTo: x\r\nSubject: Re: run\r\n\r\n/ralph stop\r\nold words',
      'hint a\nb',
    ],
    [
      "Outlook's way without a line",
      '/ralph hint a\n\n________________________________\nVon: Ada <ada@example.org>\nGesendet: Montag\nAn: x\nBetreff: y\n\nold words',
      'hint a',
    ],
    ['words that only look like a head', '/ralph hint a\nFrom: the client\nuse x', 'hint a\nFrom: the client\nuse x'],
    ['a reason of a redo', '/ralph redo 7\n\nno globals,\nplease', 'redo 7\n\nno globals,\nplease'],
    [
      'a reason of an undo',
      '/ralph undo 7 --reopen-dependents\nbreaks search',
      'undo 7 --reopen-dependents\nbreaks search',
    ],
    ['a knowledge of several lines', '/ralph remember constraint:\n8080\nonly', 'remember constraint:\n8080\nonly'],
  ])('%s', (_, body, text) => expect(textOf(body)).toBe(text))

  test.each(['hint', 'remember', 'redo 7', 'retry A', 'skip A', 'undo 7'])('%s', (order) =>
    expect(textOf(`/ralph ${order} why\n\nbecause`)).toBe(`${order} why\n\nbecause`),
  )
})

test('a text order in a comment is the order that its words are', () => {
  const command = readCommand(textOf('/ralph redo 7\r\n\r\n- no globals\r\n- tests, too\r\n'))
  expect(command).toEqual({ kind: 'redo', iteration: 7, why: '- no globals\n- tests, too' })
})

test.each(['```', '~~~', '- ```'])('an order behind the fence %s neither begins nor ends one', (fence) => {
  const indent = fence.startsWith('-') ? '  ' : ''
  const block = `${fence}\n${indent}/ralph stop\n${indent}${fence.slice(-3)}`
  expect(readComment(block)).toEqual({ kind: 'nothing' })
  expect(textOf(`${block}\n\n/ralph hint a`)).toBe('hint a')
  expect(textOf(`/ralph hint a\n\n${block}\n\nb`)).toContain('/ralph stop')
})

test('an order below ends the text, and its author is told', () => {
  const body = '/ralph hint a\nb\n\n/ralph pause\nc'
  expect(textOf(body)).toBe('hint a\nb')
  expect(unreadOf(body)).toContain('Only the first order')
})

describe('stop, pause and resume are obeyed whatever follows; it is their remark', () => {
  const follows = [
    'thanks!',
    '> quoted',
    '```\nopen',
    `${'x'.repeat(20_000)}`,
    '<!-- open',
    '/ralph resume',
    '- '.repeat(3000),
  ]
  test.each(['stop', 'pause', 'resume'].flatMap((word) => follows.map((below) => [word, below] as const)))(
    '%s and %.20j',
    (word, below) => {
      for (const blank of ['\n', '\n\n', '\r\n']) {
        const command = readCommand(textOf(`/ralph ${word}${blank}${below}`))
        expect(command).toMatchObject({ kind: word })
      }
    },
  )

  test('the remark of a pause is its reason', () =>
    expect(readCommand(textOf('/ralph pause\nreview first'))).toEqual({ kind: 'pause', why: 'review first' }))
})

describe('what is cut is said', () => {
  test('beyond 2,000 characters', () => {
    const body = `/ralph hint ${'word '.repeat(500)}`
    expect(textOf(body)).toHaveLength(1999)
    expect(unreadOf(body)).toBe('Its text was cut to 2,000 characters; 504 more were left out.')
    expect(readCommand(textOf(body))).toMatchObject({ kind: 'hint' })
  })

  test('a log in a fence that is longer than what is read at once', () => {
    const body = `/ralph hint A\n\`\`\`\n${'a line of a log\n'.repeat(2000)}\`\`\``
    expect(textOf(body)).toMatch(/^hint A\n```\na line of a log\n/)
    expect(unreadOf(body)).toMatch(/cut to 2,000 characters; at least [\d,]+ more/)
  })

  test('below an order of one line', () => {
    expect(unreadOf('/ralph set max-turns 30\nset model x')).toBe('Only its first line counts: set takes no text.')
    expect(unreadOf('/ralph set max-turns 30\n\n> quoted\n')).toBeUndefined()
  })

  test('a long remember is refused and not cut', () => {
    const body = `/ralph remember ${'word '.repeat(600)}`
    expect(unreadOf(body)).toBeUndefined()
    expect(textOf(body).length).toBeGreaterThan(2900)
  })
})

test('whatever stands below, no order that is not the first is obeyed and no text is longer than 2,000 characters', () => {
  const piece = fc.constantFrom(
    'a',
    '\n',
    '\r\n',
    '\n\n',
    '```',
    '~~~',
    '- ',
    '  ',
    '    ',
    '> ',
    '/ralph stop',
    '<!--',
    '-->',
    '-- ',
    'x'.repeat(400),
  )
  const kinds = Object.keys(commandForms).filter((kind) => kind !== 'remember')
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(piece, { maxLength: 30 }), (kind, below) => {
      const heard = readComment(`/ralph ${kind} A\n\n${below.join('')}`)
      if (heard.kind !== 'command') throw new Error(`${kind} is not read`)
      expect(heard.text.split(/\s/)[0]).toBe(kind)
      expect(heard.text.length).toBeLessThanOrEqual(2000)
    }),
    { numRuns: 500 },
  )
})
