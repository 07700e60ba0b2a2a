import { expect, test } from 'vitest'
import { ruleVerdict } from '../../../src/core/github/branch-rules.ts'
import { appsForAllBranches } from '../../../src/core/github/other-ci.ts'

test.each([
  ['pull_request', false, 'by pull request'],
  ['creation', false, 'create'],
  ['required_linear_history', false, 'merge commits'],
  ['required_signatures', false, 'signed'],
  ['required_signatures', true, undefined],
  ['deletion', false, undefined],
  ['non_fast_forward', false, undefined],
  ['something_new', false, undefined],
  ['toString', false, undefined],
])('the rule %s (signed: %s) means: %s', (type, signed, part) => {
  const why = ruleVerdict(type, signed)?.why
  if (part === undefined) expect(why).toBeUndefined()
  else expect(why).toContain(part)
})

test('apps that build every branch are told until their file names ralph', () => {
  const files = new Map([
    ['vercel.json', '{}'],
    ['netlify.toml', '[build]\nignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'\n'],
    ['.circleci/config.yml', 'version: 2.1\n'],
  ])
  expect(appsForAllBranches(files).map(({ app }) => app)).toEqual(['Vercel', 'CircleCI'])
})
