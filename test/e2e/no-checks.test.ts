import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { stateFile } from '../support/run-on-disk.ts'

const env = { RALPH_NO_CHECKS: '' }
const files = { 'plan.json': planOf(['A']) }

test('a run without a check is refused with 65 before anything starts; dry-run, doctor and lint say the same', async () => {
  const project = makeProject(files)
  const ralph = (...args: string[]) => project.ralph(args, { env })
  const agent = project.agent(`touch "$MOMENTS/called"; ${goodAgent}`)
  for (const more of [[], ['--dry-run']]) {
    const end = await ralph('run', ...agent, ...more)
    expect(end.code, end.stderr).toBe(65)
    expect(end.stderr).toMatch(/No check decides what is committed: there is none\. \[CHECKS_MISSING\]/)
    expect(end.stderr).toMatch(/--no-checks/)
  }
  expect(project.repo.git('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  const doctor = await ralph('doctor')
  expect(doctor.code).toBe(1)
  expect(doctor.stdout).toMatch(/✗ checks +No check decides what is committed/)
  const lint = await ralph('plan', 'lint')
  expect(lint.code).toBe(0)
  expect(lint.stdout).toMatch(/warning: plan\.json: No check decides.*\[CHECKS_MISSING\]/)
})

test('lint alone under tests_only is no check, in run, dry-run, doctor and plan lint', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({
    'plan.json': planOf(['A'], { validation_strategy: 'tests_only' }),
    '.github/ralph.yml': 'validate: [{run: "true", kind: lint, name: style}]\n',
  })
  const ralph = (...args: string[]) => project.ralph(args, { env })
  const why = 'with the strategy tests_only, style (lint) is not run'
  for (const args of [['run', ...project.agent(goodAgent)], ['run', '--dry-run'], ['doctor'], ['plan', 'lint']]) {
    const { stdout, stderr } = await ralph(...args)
    expect(stdout + stderr, args.join(' ')).toContain(why)
  }
})

test('--no-checks goes on, and terminal, status, log, receipt and the page of the state say that nothing checks it', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(files)
  const said = 'Nothing checks these commits'
  const end = await project.ralph(['run', '--verbose', '--no-checks', ...project.agent(goodAgent)], { env })
  expect(end.code, end.stderr).toBe(0)
  expect(end.stdout).toContain(`none. ${said}`)
  expect(end.stdout.split('Receipt')[1]).toContain(said)
  for (const args of [['status'], ['log']]) expect((await project.ralph(args, { env })).stdout).toContain(said)
  expect(stateFile(project.repo, 'README.md')).toContain(said)
})

test('init that finds no check says what to do first and ends with 3; with --no-checks it writes that down', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'README.md': 'hello' })
  const first = await project.ralph(['init', '--no-workflow'], { env })
  expect(first.code, first.stdout).toBe(3)
  expect(first.stdout).toMatch(
    /Next\n {2}1\. List the checks that every change must pass under `validate` in \.github\/ralph\.yml/,
  )
  const accepted = await project.ralph(['init', '--no-workflow', '--no-checks', '--force'], { env })
  expect(accepted.code, accepted.stdout).toBe(0)
  expect(readFileSync(join(project.repo.path, '.github/ralph.yml'), 'utf8')).toContain('no-checks: true')
  project.repo.commit('Let ralph work on this')
  const agent = `cat > /dev/null; echo x >> README.md; echo '{"summary":"Did.","freeform":"N."}' > "$RALPH_HANDOFF_FILE"`
  expect((await project.ralph(['run', ...project.agent(agent)], { env })).code).toBe(0)
})

test("where a workflow's own jobs are the checks, doctor and lint ask for none", {
  tags: 'thorough/variant',
}, async () => {
  const workflow = `on: workflow_dispatch
jobs:
  ralph:
    runs-on: ubuntu-latest
    steps:
      - uses: o/ralph@v1
        with: {command: begin}
  settle:
    runs-on: ubuntu-latest
    steps:
      - uses: o/ralph@v1
        with: {command: finish, require: test}
`
  const project = makeProject({ ...files, '.github/workflows/ci.yml': workflow })
  expect((await project.ralph(['doctor'], { env })).stdout).toMatch(
    /✓ checks +the jobs or steps that .*ci\.yml requires/,
  )
  expect((await project.ralph(['plan', 'lint'], { env })).stdout).not.toContain('CHECKS_MISSING')
})
