import { expect, test } from 'vitest'
import { refusalsInWords } from '../../../src/core/network/judge-target.ts'

const listable = (host: string) => ({
  target: `${host}:443`,
  why: 'it is not in `allow-hosts`',
  line: `allow-hosts: [${host}]`,
})

test('refused hosts that a list would allow stand in one line that allows them all', () => {
  const plain = { target: 'http://x.test/', why: 'plain http is refused' }
  expect(refusalsInWords([listable('a.test'), plain, listable('b.test')], (text) => text)).toEqual([
    'The network refused a.test:443, b.test:443 to the agent or a check. To allow them: `allow-hosts: [a.test, b.test]`.',
    'The network refused http://x.test/ to the agent or a check: plain http is refused.',
  ])
  expect(refusalsInWords([listable('a.test')], (text) => text)[0]).toContain('To allow it: `allow-hosts: [a.test]`')
})
