import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenSignals } from '../../../src/core/handoff/spoken-signals.ts'

const none = { complete: false, stuck: [], blockers: [] }

test.each([
  ['All done.\n<promise>COMPLETE</promise>', { ...none, complete: true }],
  ['<complete>ALL_STORIES_PASSED</complete>', { ...none, complete: true }],
  ['<stuck>STORY-3: no\n database</stuck>', { ...none, stuck: ['STORY-3: no database'] }],
  [
    '<blocker>\nThe key is missing.\nAction: set STRIPE_KEY\n**Resume:** run it again\n</blocker>',
    { ...none, blockers: ['The key is missing; what to do: set STRIPE_KEY; then: run it again'] },
  ],
  ['I will say `<promise>COMPLETE</promise>` when all is done.', none],
  ['The rule says "<complete>ALL_STORIES_PASSED</complete>".', none],
  ['> <promise>COMPLETE</promise>', none],
  ['```\n<promise>COMPLETE</promise>\n<stuck>A: b</stuck>\n```', none],
  ['~~~md\n```\n<promise>COMPLETE</promise>\n~~~\n', none],
  ['    <promise>COMPLETE</promise>', none],
  ['<promise>complete later</promise>', none],
  ['<stuck></stuck><blocker>  </blocker><stuck>never closed', none],
])('%s', (text, expected) => expect(spokenSignals(text)).toEqual(expected))

test.each([
  ['when the key is set', 'when the key is set'],
  ['Once it is approved.', 'once it is approved'],
  ['as soon as staging is up', 'as soon as staging is up'],
])('a blocker that names a condition reads on: Resume: %s', (resume, said) => {
  const { blockers } = spokenSignals(`<blocker>No key.\nAction: ask Ada\nResume: ${resume}</blocker>`)
  expect(blockers).toEqual([`No key; what to do: ask Ada; the run can continue ${said}`])
})

test('whatever stands in a code block says nothing', () => {
  const tag = fc.constantFrom('<promise>COMPLETE</promise>', '<stuck>A: b</stuck>', '<blocker>x</blocker>', 'words', '')
  fc.assert(
    fc.property(fc.array(tag), (lines) => {
      expect(spokenSignals(['```', ...lines, '```'].join('\n'))).toEqual(none)
    }),
  )
})
