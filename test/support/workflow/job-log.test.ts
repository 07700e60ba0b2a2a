import { expect, test } from 'vitest'
import { jobLog } from './job-log.ts'

const secret = 'p"a\'s&<w> ör\\d'
const encoded: [string, string][] = [
  ['as it is', secret],
  ['in base64', Buffer.from(secret).toString('base64')],
  ['in base64 behind a user of two bytes more', Buffer.from(secret).subarray(1).toString('base64')],
  ['in base64 behind a user of one byte more', Buffer.from(secret).subarray(2).toString('base64')],
  ['for a command line', 'p\\"a\'s&<w> ör\\d'],
  ['in an expression', "p\"a''s&<w> ör\\d"],
  ['in JSON', 'p\\"a\'s&<w> ör\\\\d'],
  ['in an address', 'p%22a%27s%26%3Cw%3E%20%C3%B6r%5Cd'],
  ['in XML', 'p&quot;a&apos;s&amp;&lt;w&gt; ör\\d'],
]

test.each(encoded)('a secret is hidden %s, and no output may hold it so', (_, text) => {
  const log = jobLog([secret])
  log.say(`before ${text} behind`)
  expect(log.text()).toBe('before *** behind')
  expect(log.hides(`x${text}x`)).toBe(true)
  expect(log.hides('nothing of it')).toBe(false)
})

test('a secret in quotes is hidden without them, and the parts of one at `&`, if they are long enough', () => {
  const log = jobLog(['"quoted-one"', 'first-part&second-part', 'a&b'])
  log.say('quoted-one first-part& second-part a b')
  expect(log.text()).toBe('*** *** *** a b')
})

test('each line of a secret is hidden, and a blank secret hides nothing', () => {
  const log = jobLog(['line one\nline two', '  '])
  log.say('line one, line two,   blanks')
  expect(log.text()).toBe('***, ***,   blanks')
})

test('a step has ten annotations of each type, of 4,096 characters; the log has all of them', () => {
  const log = jobLog(['hush'])
  const lines = Array.from({ length: 12 }, (_, at) => `::warning::w${at}`)
  const annotations = log.take([...lines, '::error::hush', `::notice::${'x'.repeat(5000)}`, '::debug::d'].join('\n'))
  expect(annotations.filter(({ type }) => type === 'warning').map(({ message }) => message)).toEqual(
    Array.from({ length: 10 }, (_, at) => `w${at}`),
  )
  expect(annotations.find(({ type }) => type === 'error')?.message).toBe('***')
  expect(annotations.find(({ type }) => type === 'notice')?.message).toHaveLength(4096)
  expect(annotations).toHaveLength(12)
  expect(log.text()).toContain('##[warning]w11')
})
