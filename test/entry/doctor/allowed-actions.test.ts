import { expect, test } from 'vitest'
import { missingPatterns, neededActions } from '../../../src/entry/doctor/repository-settings.ts'

const sha = '5'.repeat(40)
const called = `octo/ralph/.github/workflows/run.yml@${sha}`
const needed = neededActions([called], 'garden')

test.each<[string, string[], Parameters<typeof missingPatterns>[1], string[]]>([
  ['an unknown list', needed, undefined, ['octo/ralph/*']],
  ['an empty list', needed, {}, ['octo/ralph/*', 'actions/*']],
  ['GitHub’s own alone', needed, { github_owned_allowed: true, patterns_allowed: [] }, ['octo/ralph/*']],
  ['a list with both', needed, { patterns_allowed: ['actions/*', 'Octo/Ralph/*'] }, []],
  [
    'this pattern, which allows no folder of it',
    needed,
    { patterns_allowed: ['actions/*', 'octo/ralph@*'] },
    ['octo/ralph/*'],
  ],
  ['each by its commit', needed, { github_owned_allowed: true, patterns_allowed: [`octo/*@${sha}`] }, []],
  ['the action itself', neededActions([`octo/ralph@${sha}`], 'garden'), {}, ['octo/ralph@*', 'actions/*']],
  ['an owner who keeps the action, too', neededActions([called], 'OCTO'), { github_owned_allowed: true }, []],
  ['a point is no wildcard', [`octo/ra.lph@${sha}`], { patterns_allowed: ['octo/raxlph@*'] }, ['octo/ra.lph@*']],
])('%s', (_, names, selected, missing) => {
  expect(missingPatterns(names, selected)).toEqual(missing)
})
