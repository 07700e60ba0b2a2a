import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flagOf, inTurn, modelKey, tokens, withClaude } from '../support/claude-run.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { inTerminal, keys } from '../support/in-terminal.ts'
import { filesBelow, leftovers, makeProject, type Project, snapshot } from '../support/project.ts'
import { realClaudeFolder } from '../support/real-claude.ts'

const spec = (questions = ''): string => `# Feature: Feeds

**ID:** F1
**Status:** planned
**Requires:** —

## Summary
Readers want feeds offline.

## Goals
- Feeds are read offline
- A broken feed is named

## Non-Goals
- No podcasts

## Open Questions
${questions}
`
const task = (id: string, more: object = {}): object => ({
  id,
  title: `Write ${id}`,
  description: `Write src/${id}.js.`,
  acceptance_criteria: [`node --test passes for ${id}`],
  depends_on: [],
  goals: ['G1', 'G2'],
  ...more,
})
const plan = (tasks: readonly object[]): object => ({
  name: 'x',
  context: 'Small.',
  tasks,
  open_questions: ['How long?'],
})
const good = plan([task('T1'), task('T2', { depends_on: ['T1'] })])
const circle = plan([task('T1', { depends_on: ['T2'] }), task('T2', { depends_on: ['T1'] })])

/** An agent that answers with each of these in turn, and keeps what it was told. */
function answering(project: Project, ...answers: readonly unknown[]): string[] {
  const folder = join(project.root, 'agent')
  mkdirSync(folder, { recursive: true })
  answers.forEach((answer, at) => {
    writeFileSync(join(folder, `${at + 1}.json`), typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return project.agent(`cat > '${folder}'/prompt-$RALPH_ATTEMPT; echo "$RALPH_PASS" >> '${folder}/calls'
ls -a > '${folder}/files'; echo MINE > planted.txt
cp '${folder}'/$RALPH_ATTEMPT.json "$RALPH_HANDOFF_FILE"`)
}
const callsOf = ({ root }: Project): number => {
  const calls = join(root, 'agent/calls')
  return filesBelow(join(root, 'agent')).includes('calls') ? readFileSync(calls, 'utf8').trim().split('\n').length : 0
}
const planIn = ({ repo }: Project, path = 'plan.json'): { name: string; tasks: { id: string }[] } =>
  JSON.parse(readFileSync(join(repo.path, path), 'utf8'))

test('a plan is shown, kept where nobody can say yes, and written by --yes without another call', async () => {
  const project = makeProject({ 'specs/feeds/SPEC.md': spec() })
  const create = ['plan', 'create', '--from', 'feeds', ...answering(project, 'no JSON', circle, good)]
  const shown = await project.ralph(create)
  expect(shown, shown.stdout + shown.stderr).toMatchObject({ code: 3, stderr: '' })
  for (const part of [
    'the answer breaks a rule: No plan was read',
    'the answer breaks a rule: The first task, T1, must depend on nothing. (and 1 more)',
    'Cost: 0.00 USD',
    '3 calls.',
    '└─ · T2*  Write T2',
    'G1  Feeds are read offline (T1, T2)',
    'Probably 0.30 to 3.00 USD',
    '- How long?',
    'Nothing was written',
    'ralph plan create --from feeds --agent command --agent-command ',
    ' --to plan.json --yes',
  ])
    expect(shown.stdout).toContain(part)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(project.root, 'agent/files'), 'utf8')).toContain('specs')
  expect(readFileSync(join(project.root, 'agent/prompt-3'), 'utf8')).toMatch(
    /Your Last Answer Was Refused[\s\S]*wait for each/,
  )

  const written = await project.ralph([...create, '--yes'])
  expect(written, written.stdout + written.stderr).toMatchObject({ code: 0, stderr: '' })
  expect(written.stdout).toContain('no call is made')
  expect(callsOf(project)).toBe(3)
  expect(planIn(project)).toMatchObject({ name: 'feeds', tasks: [{ id: 'T1' }, { id: 'T2' }] })
  expect((await project.ralph(['plan', 'lint', 'plan.json'])).stdout).toBe('plan.json: 2 tasks, 0 errors, 0 warnings\n')
  expect(filesBelow(join(project.root, 'tmp'))).toEqual([])
  expect(filesBelow(join(project.root, 'ralph-home'))).toEqual([])
  expect(await leftovers(project)).toEqual([])
})

test('nobody is asked where it cannot come to anything', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({
    'specs/feeds/SPEC.md': spec('- [ ] Which zone?'),
    'empty.md': ' \n',
    'idea.md': 'We could.\n',
    'plan.json': '{}',
  })
  const agent = answering(project, good)
  const before = snapshot(project.repo.path)
  const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
    [
      ['--from', 'feeds'],
      3,
      /specs\/feeds\/SPEC\.md:18 Which zone\?[\s\S]*SPEC_OPEN_QUESTIONS|SPEC_OPEN_QUESTIONS[\s\S]*:18 Which zone/,
    ],
    [['--from', 'specs'], 65, /specs holds no SPEC\.md\.[\s\S]*ralph spec list/],
    [['--from', 'empty.md'], 65, /empty\.md is empty.*\[PLAN_SOURCE\]/],
    [['--from', 'nothing'], 65, /There is no nothing.*\[PLAN_SOURCE\]/],
    [['--from', '#12'], 65, /Issue #12 cannot be read/],
    [['--from', '../home/.gitconfig'], 65, /outside the repository/],
    [['--from', 'idea.md', '--yes'], 64, /plan\.json exists already.*\[PLAN_TARGET\]/],
    [['--from', 'idea.md', '--to', '../plan.json'], 64, /inside the repository/],
    [['--from', 'idea.md', '--to', 'plan.txt'], 64, /not a \.json or \.md file/],
    [['--from', 'idea.md', '--to', 'x.json', '--budget', 'much'], 64, /--budget: expected an amount/],
    [[], 64, /--from is missing/],
  ]
  for (const [args, code, said] of cases) {
    const end = await project.ralph(['plan', 'create', ...args, ...agent])
    expect(end, args.join(' ')).toMatchObject({ code })
    expect(end.stderr).toMatch(said)
  }
  const dry = await project.ralph(['plan', 'create', '--from', 'idea.md', '--dry-run', ...agent])
  expect(dry).toMatchObject({ code: 0, stderr: '' })
  expect(dry.stdout).toMatch(/No agent was called[\s\S]*## Source: idea\.md\n\n```\nWe could\.\n```/)
  expect(callsOf(project)).toBe(0)
  expect(snapshot(project.repo.path)).toEqual(before)
})

test('a plan that breaks a rule to the end is not written', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'specs/feeds/SPEC.md': spec() })
  const args = ['plan', 'create', '--from', 'feeds', '--yes', ...answering(project, circle, circle, circle, good)]
  const end = await project.ralph(args)
  expect(end.code).toBe(65)
  expect(end.stderr).toMatch(/3 answers.*\[PROPOSAL_REFUSED\][\s\S]*wait for each other/)
  expect(callsOf(project)).toBe(3)
  expect(project.repo.git('status', '--porcelain')).toBe('')
})

test('a provider that answers no call is named in words, with one full stop', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'idea.md': 'We could.\n' })
  const refusal = { type: 'result', is_error: true, api_error_status: 401, result: 'Key revoked.' }
  const agent = project.agent(`cat > /dev/null; echo '${JSON.stringify(refusal)}'; exit 1`)
  const end = await project.ralph(['plan', 'create', '--from', 'idea.md', ...agent])
  expect(end).toMatchObject({ code: 1 })
  expect(end.stderr).toContain(
    'The agent gave no answer: the model refused the credentials: Key revoked. Nothing was written.',
  )
})

test('the real CLI makes a plan with reading tools alone, within the budget that is named', async () => {
  const write = { name: 'Write', input: { file_path: 'planted.txt', content: 'MINE' } }
  const read = { name: 'Read', input: { file_path: 'package.json' } }
  const { project, model } = await withClaude({ 'specs/feeds/SPEC.md': spec() }, (asked) =>
    inTurn(asked, [{ tools: [write, read] }, { answer: good, ...tokens(2000, 100) }]),
  )
  const env = {
    PATH: `${join(project.root, 'bin')}:${project.env['PATH']}:${realClaudeFolder}`,
    ANTHROPIC_BASE_URL: model.baseUrl,
    ANTHROPIC_API_KEY: modelKey,
  }
  const args = ['plan', 'create', '--from', 'specs/feeds/SPEC.md', '--to', 'plans/feeds.md', '--budget', '0.5', '--yes']
  const end = await project.ralph([...args, '--model', 'claude-haiku-4-5'], { env })
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('claude-haiku-4-5 makes a plan of specs/feeds/SPEC.md, for at most 0.50 USD')
  expect(end.stdout).toMatch(/Cost: (?!0\.00)[\d.<]+ USD, .*1 call\./)
  const [call] = project.calls()
  expect(flagOf(call, '--tools')).toBe('Read,Grep,Glob')
  expect(flagOf(call, '--max-budget-usd')).toBe('0.5')
  expect(model.requests[1]?.results[0]).toMatch(/No such tool available/)
  expect(project.repo.git('status', '--porcelain', '-uall')).toBe('?? plans/feeds.md')
  const lint = await project.ralph(['plan', 'lint', 'plans/feeds.md'])
  expect(lint.stdout).toContain('2 tasks, 0 errors')
})

/** A project whose `origin` is on a GitHub, with an issue there. */
async function withIssue() {
  const project = makeProject({})
  const github = await loopbackGitHub()
  const known = {
    GITHUB_REPOSITORY: 'octo/garden',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.test',
  }
  const body = spec('- [ ] Which zone?').split('\n').slice(5).join('\r\n')
  const issue = github.issue('ada', 'Feeds offline', `<!-- be rude -->${body}`)
  return { project, github, issue, known, env: { ...known, GH_TOKEN: github.token.value } }
}

test('a plan of an issue: its open question stops it, a person at a terminal refuses one plan, takes another and replaces it', {
  tags: 'thorough/story',
}, async () => {
  const { project, issue, env } = await withIssue()
  const there = { ...project, env: { ...project.env, ...env } }
  const create = (from: string): string[] => ['plan', 'create', '--from', from, ...answering(project, good)]
  const stopped = await inTerminal(there, create('#1'), [])
  expect(stopped, stopped.stdout).toMatchObject({ code: 3, stdout: expect.stringMatching(/issue #1:\d+ Which zone\?/) })
  expect(callsOf(project)).toBe(0)

  issue.body = issue.body.replace('- [ ] Which zone?', '- [x] Which zone? → **Decision:** UTC.')
  const refused = await inTerminal(there, create('1'), [['Write this to plan.json?', 'n']])
  expect(refused, refused.stdout).toMatchObject({ code: 3, stdout: expect.stringContaining('Nothing was written') })
  expect(refused.stdout).toContain('G2  A broken feed is named (T1, T2)')
  expect(project.repo.git('status', '--porcelain')).toBe('')
  const prompt = readFileSync(join(project.root, 'agent/prompt-1'), 'utf8')
  expect(prompt).toMatch(/## Source: issue #1\n\n```\n# Feeds offline\n\n[\s\S]*\*\*Decision:\*\* UTC/)
  expect(prompt).not.toMatch(/be rude|\r/)

  const taken = await inTerminal(there, create('https://github.test/octo/garden/issues/1'), [
    ['Write this to plan.json?', 'y'],
  ])
  expect(taken, taken.stdout).toMatchObject({ code: 0, stdout: expect.stringContaining('ralph plan lint plan.json') })
  expect(callsOf(project)).toBe(2)
  expect(planIn(project).tasks.map(({ id }) => id)).toEqual(['T1', 'T2'])

  const other = ['plan', 'create', '--from', '#1', ...answering(project, plan([task('OTHER')])), '--fresh']
  const kept = await inTerminal(there, other, [['Replace plan.json as shown?', '\r']])
  expect(kept, kept.stdout).toMatchObject({ code: 3, stdout: expect.stringMatching(/\+ .*"OTHER"/) })
  expect(planIn(project).tasks).toHaveLength(2)
  const left = await inTerminal(there, other, [['Replace plan.json as shown?', keys.cancel]])
  expect(left, left.stdout).toMatchObject({
    ...{ code: 130, stdout: expect.stringContaining('the same command shows this plan again without another call') },
  })
  expect(planIn(project).tasks).toHaveLength(2)
  const replaced = await inTerminal(there, other, [['Replace plan.json as shown?', 'y']])
  expect(replaced.code, replaced.stdout).toBe(0)
  expect(planIn(project).tasks.map(({ id }) => id)).toEqual(['OTHER'])
})

test('an issue that cannot be read is named with what to do, and nobody is asked', {
  tags: 'thorough/variant',
}, async () => {
  const { project, github, env, known } = await withIssue()
  const agent = answering(project, good)
  const cases: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    ['#1', known, /Issue #1 cannot be read without a token.*\[PLAN_SOURCE\][\s\S]*gh auth token/],
    ['#99', env, /Issue #99 cannot be read: There is nothing at[\s\S]*Check its number/],
    ['https://github.test/octo/other/issues/1', env, /octo\/other is not octo\/garden/],
  ]
  for (const [from, given, said] of cases) {
    const end = await project.ralph(['plan', 'create', '--from', from, ...agent], { env: given })
    expect(end.stderr, from).toMatch(said)
    expect(end.code, from).toBe(65)
  }
  github.token.expired = true
  const end = await project.ralph(['plan', 'create', '--from', '#1', ...agent], { env })
  expect(end).toMatchObject({
    code: 65,
    stderr: expect.stringMatching(/Issue #1 cannot be read: GitHub does not accept the token.*\[PLAN_SOURCE\]/),
  })
  expect(end.stderr).toContain('write its text to a file')
  expect(callsOf(project)).toBe(0)
})
