// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detect } from '../../src/core/detect/detect.ts'
import { setUpCheckText } from '../../src/core/scaffold/set-up-check-text.ts'
import { workflowSteps } from '../../src/core/scaffold/workflow-steps.ts'
import { callerText, workflowText } from '../../src/core/scaffold/workflow-text.ts'
import { packageJson, projectOf } from '../support/detected.ts'
import { published } from '../support/workflow/known-actions.ts'
import { rules } from '../support/workflow-rules/rules.ts'
import { workflowFile } from '../support/workflow-rules/workflow-file.ts'

const textOf = (path: string): string => readFileSync(path, 'utf8')

/** One project for each tool that a step sets up. */
const projects: Readonly<Record<string, Record<string, string>>> = {
  'a project without tools': {},
  'a Node project': { 'package.json': packageJson({ scripts: { test: 'x' } }), '.nvmrc': '24', 'pnpm-lock.yaml': '' },
  'a Python project': { 'requirements.txt': 'pytest', 'test_x.py': '', 'uv.lock': '' },
  'a Go project': { 'go.mod': 'module example.com/x', 'x.go': '' },
  'a Java project': { 'pom.xml': '<java.version>17</java.version>', mvnw: '' },
}

const shapes = {
  init: callerText,
  'init --one-job': workflowText,
  'the set-up check': setUpCheckText,
}

const written = Object.entries(projects).flatMap(([name, files]) => {
  const steps = workflowSteps(detect(projectOf(files)).projects)
  const given = { planFile: 'plan.json', planName: 'plan', steps, ...published }
  return Object.entries(shapes).map(([shape, text]): [string, string] => [`${shape} in ${name}`, text(given)])
})

/** Whole workflows in the documents; a fragment of one has no `on:`. */
const examples = globSync(['README.md', 'docs/**/*.md']).flatMap((path) =>
  [...textOf(path).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)]
    .map(([, text = '']) => text)
    .filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text))
    .map((text, at): [string, string] => [`example ${at + 1} in ${path}`, text]),
)

const own = globSync('.github/workflows/*.yml').map((path): [string, string] => [path, textOf(path)])

test('there are workflows of each kind to look at', () => {
  expect([own.length >= 2, written.length, examples.length >= 1]).toEqual([true, 15, true])
})

const findings = (text: string, strict: boolean): string[] => {
  const workflow = workflowFile(text, strict)
  return Object.entries(rules).flatMap(([name, rule]) => rule(workflow).map((found) => `${name}: ${found}`))
}

test.each([...written, ...examples])('%s lets nobody do what is not theirs', (_, text) => {
  expect(findings(text, false)).toEqual([])
})

test.each(own)('%s lets nobody do what is not theirs, and names all actions by commit', (_, text) => {
  expect(findings(text, true)).toEqual([])
})

const good = `on:
  issue_comment: { types: [created] }
  schedule: [{ cron: '17 3 * * *' }]
permissions: {}
jobs:
  a:
    if: startsWith(github.event.comment.body, '/ralph')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@${'0'.repeat(40)}
        with: { persist-credentials: false }
      - env: { WHO: '\${{ github.actor }}' }
        run: echo "$WHO"
`
const bad: readonly (readonly [rule: string, what: string, from: string | RegExp, to: string])[] = [
  ['template-injection', 'a branch name in a script', 'echo "$WHO"', 'echo "${{ github.head_ref }}"'],
  [
    'template-injection',
    'a title as a check',
    'persist-credentials: false',
    'persist-credentials: false, validate: "${{ github.event.issue.title }}"',
  ],
  [
    'template-injection',
    'an expression in github-script',
    'persist-credentials: false',
    'persist-credentials: false, script: "${{ inputs.x }}"',
  ],
  ['dangerous-triggers', 'secrets for a fork', 'on:\n', 'on:\n  pull_request_target:\n'],
  ['dangerous-triggers', 'another workflow’s end', 'on:\n', 'on:\n  workflow_run: { workflows: [x] }\n'],
  ['excessive-permissions', 'nothing said at the top', 'permissions: {}\n', ''],
  ['excessive-permissions', 'everything at the top', 'permissions: {}\n', 'permissions: write-all\n'],
  ['excessive-permissions', 'a right at the top', 'permissions: {}\n', 'permissions: { issues: write }\n'],
  ['excessive-permissions', 'a job that says nothing', '    permissions: { contents: read }\n', ''],
  ['excessive-permissions', 'a right that nothing uses', 'contents: read', 'contents: write'],
  ['unpinned-uses', 'a branch', /@0+/, '@main'],
  ['unpinned-uses', 'a tag of somebody else', /actions\/checkout@0+/, 'someone/checkout@v1'],
  ['unpinned-uses', 'no version at all', /@0+/, ''],
  [
    'unpinned-uses',
    'a called workflow on a branch',
    'jobs:\n',
    'jobs:\n  b: { permissions: {}, needs: a, uses: x/y/.github/workflows/z.yml@main }\n',
  ],
  ['unpinned-images', 'a container', '    timeout-minutes', '    container: node\n    timeout-minutes'],
  ['artipacked', 'a credential that stays', 'persist-credentials: false', 'fetch-depth: 0'],
  [
    'checkout-unneeded',
    'files beside a token that writes',
    '      - env:',
    '      - uses: OWNER/ralph@SHA\n        with: { command: apply }\n      - env:',
  ],
  [
    'secrets-inherit',
    'all secrets',
    'jobs:\n',
    `jobs:\n  b: { permissions: {}, needs: a, uses: ./b.yml, secrets: inherit }\n`,
  ],
  ['overprovisioned-secrets', 'all secrets as text', 'github.actor', 'toJSON(secrets)'],
  ['unredacted-secrets', 'a part of a secret', 'github.actor', 'fromJSON(secrets.X).key'],
  ['self-hosted-runner', 'a machine that stays', 'ubuntu-latest', '[self-hosted, linux]'],
  ['cache-poisoning', 'a cache', '    steps:\n', `    steps:\n      - uses: actions/cache@${'0'.repeat(40)}\n`],
  [
    'cache-poisoning',
    'a set-up that restores one',
    '    steps:\n',
    `    steps:\n      - uses: actions/setup-node@${'0'.repeat(40)}\n`,
  ],
  ['github-env', 'a variable for later steps', 'echo "$WHO"', 'echo "X=$WHO" >> "$GITHUB_ENV"'],
  ['insecure-commands', 'the old commands', 'WHO:', 'ACTIONS_ALLOW_UNSECURE_COMMANDS: 1, WHO:'],
  [
    'bot-conditions',
    'a name as a right',
    "startsWith(github.event.comment.body, '/ralph')",
    "github.actor == 'x[bot]' && github.event.comment.body",
  ],
  [
    'unsound-contains',
    'a part of a name',
    "startsWith(github.event.comment.body, '/ralph')",
    "contains('refs/heads/main', github.ref) && github.event.comment.body",
  ],
  ['comment-without-condition', 'a job for every comment', / {4}if: .*\n/, ''],
  ['cron-on-the-hour', 'the busiest minute', '17 3', '0 3'],
  ['cron-on-the-hour', 'every five minutes', '17 3', '*/5 *'],
  ['job-without-end', 'no limit of time', '    timeout-minutes: 5\n', ''],
]

test('a sound workflow has no finding', () => expect(findings(good, true)).toEqual([]))

test.each(bad)('%s sees %s', (rule, _, from, to) => {
  const text = good.replace(from, to)
  expect(text).not.toBe(good)
  expect(findings(text, true).map((found) => found.split(':')[0])).toContain(rule)
})

test('no rule is without a sample', () => {
  expect([...new Set(bad.map(([rule]) => rule))].sort()).toEqual(Object.keys(rules).sort())
})
