// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { setUpCheckText } from '../../../src/core/scaffold/set-up-check-text.ts'
import { watchdogText } from '../../../src/core/scaffold/watchdog-text.ts'
import { callerText, workflowText } from '../../../src/core/scaffold/workflow-text.ts'
import { probes } from '../../../src/entry/doctor/examine.ts'
import type { Probe } from '../../../src/entry/doctor/probe.ts'
import { subjectOf } from '../../../src/entry/doctor/subject.ts'
import type { CommandContext } from '../../../src/entry/project/context.ts'
import { type TempRepo, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../support/github/loopback.ts'
import { addRun, addWorkflow } from '../../support/github/workflows.ts'
import { published } from '../../support/workflow/known-actions.ts'

const file = '.github/workflows/ralph.yml'
const { action } = published
const given = { planFile: 'plan.json', planName: 'plan', steps: [], action }
const workflow = workflowText(given)
const watchdogFile = '.github/workflows/ralph-watchdog.yml'
const watchdog = watchdogText({ workflow: 'ralph.yml', name: 'plan', action })
const setUpCheckFile = '.github/workflows/ralph-doctor.yml'
const plan = JSON.stringify({ tasks: [{ id: 'A', title: 'A' }] })

interface Here {
  readonly github: LoopbackGitHub
  readonly user: TempRepo
  /** What the probe of this name says, one line each: its mark, the finding, the remedy. */
  look(name: string, env?: Record<string, string | undefined>): Promise<string[]>
}

/** A clone of a garden where everything is in order. */
async function garden(files: Record<string, string> = {}): Promise<Here> {
  const workflows = { [file]: workflow, [watchdogFile]: watchdog, [setUpCheckFile]: setUpCheckText(given) }
  const all = { 'plan.json': plan, ...workflows, ...files }
  const github = await loopbackGitHub({ files: all })
  const { token, world, url, gitUrl } = github
  world.private = true
  world.secrets.push('ANTHROPIC_API_KEY')
  token.permissions.administration = 'read'
  token.permissions.secrets = 'read'
  for (const path of Object.keys(workflows)) addWorkflow(world, path)
  const user = tempRepo(all)
  user.git('remote', 'add', 'origin', gitUrl)
  return {
    github,
    user,
    async look(name, change = {}) {
      const env = { ...user.env, GITHUB_SERVER_URL: url, GITHUB_API_URL: url, GH_TOKEN: token.value, ...change }
      const context = { cwd: user.path, env, now: world.now } as unknown as CommandContext
      const probe = probes.find((one) => one.name === name) as Probe
      const found = await probe.examine(subjectOf(context, {}, tempDir()))
      return ('level' in found ? [found] : found).map(
        ({ level, found: text, remedy }) => `${level}: ${text}${remedy === null ? '' : ` → ${remedy}`}`,
      )
    },
  }
}

const names = ['github', 'workflow', 'schedule', 'actions', 'rules', 'secrets', 'environments', 'runner', 'other apps']

test('of a public repository doctor says when GitHub would disable the schedule, of a private one nothing', async () => {
  const here = await garden()
  expect(await here.look('schedule')).toEqual([`ok: ${watchdogFile} has not run on schedule yet`])
  const { world } = here.github
  world.private = false
  const pushed = Date.parse('2026-11-01T12:00:00Z')
  world.pushed = pushed
  world.now = () => pushed + 86_400_000
  const end = 'as in each public repository after 60 days; the next order enables it again'
  expect(await here.look('schedule')).toEqual([
    `ok: ${watchdogFile} has not run on schedule yet. If nobody pushes, GitHub disables it on 2026-12-31, ${end}`,
  ])
  world.now = () => pushed + 61 * 86_400_000
  expect(await here.look('schedule')).toEqual([expect.stringContaining(`GitHub disables it at any time, ${end}`)])
})

test('where all is in order, every probe says so or nothing', async () => {
  const here = await garden()
  for (const name of names) {
    for (const line of await here.look(name)) expect(line, name).toMatch(/^ok: /)
  }
  expect(await here.look('workflow')).toEqual(
    [setUpCheckFile, watchdogFile, file].map((path) => `ok: ${path} is on main, is enabled, and has what it needs`),
  )
  expect(here.github.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('without a token it says how to give one; elsewhere than on GitHub, nothing', async () => {
  const here = await garden()
  expect(await here.look('github', { GH_TOKEN: undefined })).toEqual([expect.stringMatching(/^warn: .*gh auth token/)])
  expect(await here.look('rules', { GH_TOKEN: undefined })).toEqual([])
  here.user.git('remote', 'set-url', 'origin', 'https://gitlab.example/octo/garden.git')
  for (const name of names) expect(await here.look(name)).toEqual([])
})

test('a token that GitHub refuses is told once', async () => {
  const here = await garden()
  here.github.token.expired = true
  await expect(here.look('github')).rejects.toMatchObject({ code: 'GITHUB_TOKEN_REFUSED' })
  for (const name of names.slice(1)) expect(await here.look(name)).toEqual([])
})

test('a workflow that a pull request brings is in order there, and only a warning elsewhere', async () => {
  const here = await garden()
  here.github.world.git.git('update-ref', 'refs/heads/main', tempCommit(here))
  const onPull = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_BASE_REF: 'main' }
  const lines = await here.look('workflow', onPull)
  expect(lines).toContain(`ok: ${file} reaches main when this pull request is merged`)
  expect(lines.every((line) => line.startsWith('ok: '))).toBe(true)
  for (const env of [{}, { ...onPull, GITHUB_BASE_REF: 'release' }])
    expect(await here.look('workflow', env)).toContainEqual(expect.stringMatching(/^warn: .*ralph\.yml is not on main/))
})

/** A commit without any workflow. */
const tempCommit = ({ github }: Here): string => {
  const { git } = github.world.git
  return git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.invalid',
    'commit-tree',
    git('mktree', '--missing'),
    '-m',
    'x',
  )
}

test.each<[string, string, (here: Here) => void, RegExp]>([
  [
    'a public repository',
    'github',
    ({ github }) => void Object.assign(github.world, { private: false }),
    /^ok: .*everyone can read the prompts/,
  ],
  [
    'issues that are off',
    'github',
    ({ github }) => void Object.assign(github.world, { hasIssues: false }),
    /^warn: .*→ Settings.*Issues/,
  ],
  [
    'a workflow that is not on the default branch',
    'workflow',
    ({ github, user }) => {
      user.git('rm', '-q', file)
      user.commit('Away')
      user.git('push', '-q', '--force', github.world.git.path, 'main')
      write(user, file, workflow)
    },
    /^warn: .* is not on main.*→ Merge/,
  ],
  [
    'a disabled workflow',
    'workflow',
    ({ github }) => void Object.assign([...github.world.workflows.values()][0] ?? {}, { state: 'disabled_inactivity' }),
    /^fail: .*60 days.*→ `gh workflow enable ralph.yml`/,
  ],
  [
    'a run that could not start',
    'workflow',
    ({ github: { world } }) => {
      const run = { workflow: [...world.workflows.keys()][0] ?? 0, event: 'schedule', branch: 'main', actor: 'ada' }
      Object.assign(addRun(world, run), { status: 'completed', conclusion: 'startup_failure' })
    },
    /^warn: .*could not start.*Policies/,
  ],
  [
    'a permission that is not given',
    'workflow',
    ({ user }) => write(user, file, workflow.replace(/ +statuses: write.*\n/, '')),
    /^warn: .*`statuses: write`.*→ Add it/,
  ],
  [
    'no right to write',
    'workflow',
    ({ user }) => write(user, file, workflow.replace(/contents: write/g, 'contents: read')),
    /^fail: .*`contents: write`/,
  ],
  [
    'a schedule on the hour',
    'workflow',
    ({ user }) => write(user, watchdogFile, watchdog.replace(/cron: '\d+/g, "cron: '0")),
    /^warn: .*on the hour.*→ Choose another minute/,
  ],
  [
    'a schedule that GitHub has dropped',
    'schedule',
    ({ github: { world } }) => {
      addRun(world, { workflow: idOf(world, watchdogFile), event: 'schedule', branch: 'main', actor: 'ada' })
      world.now = () => Date.now() + 61 * 86_400_000
    },
    /^warn: .*ralph-watchdog.yml last ran on schedule 6[01]d.*→ .*gh workflow enable ralph-watchdog/,
  ],
  [
    'a watchdog that a person switched off',
    'schedule',
    ({ github: { world } }) => {
      addRun(world, { workflow: idOf(world, watchdogFile), event: 'schedule', branch: 'main', actor: 'ada' })
      Object.assign(world.workflows.get(idOf(world, watchdogFile)) ?? {}, { state: 'disabled_manually' })
    },
    /^warn: .*ralph-watchdog.yml was disabled by a person.*→ `gh workflow enable ralph-watchdog.yml`/,
  ],
  [
    'a workflow that nothing wakes',
    'schedule',
    ({ user }) => rmSync(join(user.path, watchdogFile)),
    /^warn: No watchdog.*→ `ralph init` writes one/,
  ],
  [
    'pull requests by workflows',
    'actions',
    ({ github }) => void Object.assign(github.world, { actionsMayOpenPulls: false }),
    /^warn: .*not allowed to open.*→ Settings → Actions/,
  ],
  [
    'actions that are switched off',
    'actions',
    ({ github }) => void Object.assign(github.world.actionsPolicy, { enabled: false }),
    /^fail: .*turned off/,
  ],
  [
    'actions by SHA alone',
    'actions',
    ({ github, user }) => {
      Object.assign(github.world.actionsPolicy, { sha_pinning_required: true })
      writeFileSync(join(user.path, file), workflow.replace(/octo\/ralph@\w+.*/, 'octo/ralph@v1'))
    },
    /^fail: .*full SHA/,
  ],
  [
    'actions of this owner alone',
    'actions',
    ({ github }) => void Object.assign(github.world.actionsPolicy, { allowed_actions: 'local_only' }),
    /^fail: .*owner are allowed, not `actions\/\*`.*→ .*add `actions\/\*`/,
  ],
  [
    'a list of actions that lacks those of GitHub',
    'actions',
    ({ github: { world } }) => {
      Object.assign(world.actionsPolicy, { allowed_actions: 'selected' })
      Object.assign(world.selectedActions, { github_owned_allowed: false })
    },
    /^warn: .*the list lacks some.*→ .*the list must have `actions\/\*`\.$/,
  ],
  [
    'settings that cannot be seen',
    'actions',
    ({ github }) => void Object.assign(github.token.permissions, { administration: 'none' }),
    /^ok: .*this token cannot/,
  ],
  [
    'a rule over the work branch',
    'rules',
    ({ github }) => void github.world.rules.push({ type: 'required_signatures', branches: /^ralph\/work/ }),
    /^warn: A rule over ralph\/work\/plan requires signed.*→ Set `commit-mode: api`/,
  ],
  [
    'a rule over the state branch',
    'rules',
    ({ github }) => void github.world.rules.push({ type: 'pull_request', branches: /^ralph\/state/ }),
    /^fail: A rule over ralph\/state\/plan only lets changes in by pull request.*→ Exempt/,
  ],
  [
    'a protected branch',
    'rules',
    ({ github: { world } }) => {
      world.git.git('update-ref', 'refs/heads/ralph/work/plan', 'main')
      world.protectedBranches.set('ralph/work/plan', [])
    },
    /^warn: ralph\/work\/plan is a protected branch/,
  ],
  [
    'a required ralph/*, by a ruleset',
    'rules',
    ({ github }) =>
      void github.world.rules.push({
        type: 'required_status_checks',
        branches: /^main$/,
        parameters: { required_status_checks: [{ context: 'ralph/npm test' }, { context: 'build' }] },
      }),
    /^warn: main requires `ralph\/npm test`, but commits by people never get that status.*mirror-status/,
  ],
  [
    'a required ralph/*, by classic protection',
    'rules',
    ({ github }) => void github.world.protectedBranches.set('main', ['ralph/lint', 'build']),
    /^warn: main requires `ralph\/lint`/,
  ],
  [
    'a secret that is not there',
    'secrets',
    ({ github }) => void github.world.secrets.splice(0),
    /^warn: .*ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN.*→ `gh secret set/,
  ],
  [
    'secrets that cannot be seen',
    'secrets',
    ({ github }) => void Object.assign(github.token.permissions, { secrets: 'none' }),
    /^ok: .*this token cannot see/,
  ],
  [
    'an app that builds every branch',
    'other apps',
    ({ user }) => write(user, 'vercel.json', '{}'),
    /^warn: Vercel.*→ .*deploymentEnabled/,
  ],
])('%s is said by `%s`', async (_, name, change, line) => {
  const here = await garden()
  change(here)
  const said = await here.look(name)
  const wrong = said.filter((one) => !one.startsWith('ok: '))
  expect(wrong.length > 0 ? wrong : said).toEqual([expect.stringMatching(line)])
})

test('signed commits of the work branch are what a rule wants; a runner that is too old is named', async () => {
  const here = await garden({ '.github/ralph.yml': 'commit-mode: api\n' })
  here.github.world.rules.push({ type: 'required_signatures', branches: /^ralph\/work/ })
  expect(await here.look('rules')).toEqual([expect.stringMatching(/^ok: /)])
  expect(await here.look('runner', onRunner('2.326.0'))).toEqual([expect.stringMatching(/^fail: .*2\.327\.1/)])
  expect(await here.look('runner', onRunner('2.336.0'))).toEqual(['ok: 2.336.0'])
})

test('an Enterprise Server says its version, and what is not there', async () => {
  const here = await garden()
  here.github.world.enterprise = true
  const env = { GITHUB_API_URL: `${here.github.url}/api/v3` }
  expect(await here.look('github', env)).toEqual([expect.stringMatching(/^ok: octo\/garden at /)])
  expect(await here.look('runner', env)).toEqual([expect.stringMatching(/^warn: GitHub Enterprise Server 3\.17\.0/)])
  const begin = workflow.replace(/uses: octo\/ralph@.*\n( +)with:\n/, '$&$1  command: begin\n')
  expect(begin).not.toBe(workflow)
  for (const text of [callerText({ ...given, ...published }), begin]) {
    writeFileSync(join(here.user.path, file), text)
    const [found] = await here.look('runner', env)
    expect(found).toMatch(/^fail: GitHub Enterprise Server 3\.17\.0 cannot pass artifacts .*→ `ralph init --one-job`/)
  }
})

/** A job's variables on a runner of its own: its program alone says which version it is. */
function onRunner(version: string): Record<string, string> {
  const root = tempDir()
  mkdirSync(join(root, 'bin'))
  const said = `#!/bin/sh\n[ "$*" = --version ] && echo ${version}\n`
  writeFileSync(join(root, 'bin', 'Runner.Listener'), said, { mode: 0o755 })
  return { GITHUB_ACTIONS: 'true', RUNNER_TEMP: join(root, '_work', '_temp') }
}

const idOf = (world: LoopbackGitHub['world'], path: string): number =>
  [...world.workflows.values()].find((one) => one.path === path)?.id ?? 0

const write = (user: TempRepo, path: string, text: string): void => {
  mkdirSync(dirname(join(user.path, path)), { recursive: true })
  writeFileSync(join(user.path, path), text)
}

test('a runner that cannot find the action of run.yml is told before the first job', async () => {
  const here = await garden({ [file]: callerText({ ...given, ...published }) })
  expect(await here.look('runner', onRunner('2.336.0'))).toEqual(['ok: 2.336.0'])
  expect(await here.look('runner', onRunner('2.335.9'))).toEqual([
    expect.stringMatching(/^fail: Runner 2\.335\.9 does not know `uses: \$\/action`.*ralph init --one-job/),
  ])
})

test('outside of a job the runner is read from the log of the newest finished run', async () => {
  const here = await garden({ [file]: callerText({ ...given, ...published }) })
  const { world } = here.github
  expect(await here.look('runner')).toEqual([])
  const run = addRun(world, { workflow: idOf(world, file), event: 'push', branch: 'main', actor: 'ada' })
  Object.assign(run, { status: 'completed', conclusion: 'failure' })
  const log = "Current runner version: '2.335.1'\nRunner name: 'ours'\n"
  const moments = { createdAt: 0, startedAt: 0, completedAt: 0 }
  const shown = { steps: [], summary: '', annotations: [], outputs: {} }
  const job = { id: world.nextId(), run: run.id, attempt: 1, name: 'intake', status: 'completed' as const }
  world.jobs.set(job.id, { ...job, ...moments, ...shown, conclusion: 'failure', log })
  expect(await here.look('runner')).toEqual([expect.stringMatching(/^fail: Runner 2\.335\.1 does not know/)])
  delete (here.github.token.permissions as Record<string, unknown>)['actions']
  expect(await here.look('runner')).toEqual([])
})

test('a tag of somebody’s, which can move to other code, is a warning', async () => {
  const here = await garden({ [file]: workflow.replaceAll(/@\w{40} # v1\.2\.3/g, '@v1') })
  expect(await here.look('workflow')).toContainEqual(
    expect.stringMatching(/^warn: .*ralph\.yml uses octo\/ralph@v1: a tag.*--action OWNER\/REPO@SHA/),
  )
})

const asking = (name: string): string =>
  callerText({ ...given, ...published }).replace('    with:\n', `    with:\n      environment: ${name}\n`)

test.each<[string, string, LoopbackGitHub['world']['environments'], RegExp]>([
  ['has reviewers', 'release', new Map([['release', ['required_reviewers']]]), /^ok: release requires its reviewers$/],
  ['is written in capitals', 'Release', new Map([['release', ['required_reviewers']]]), /^ok: Release requires/],
  [
    'is misspelt',
    'relase',
    new Map([['release', ['required_reviewers']]]),
    /^fail: .*relase, which does not exist.*→ Write release/,
  ],
  [
    'is nowhere',
    'release',
    new Map(),
    /^fail: .*GitHub would create it without protection.*→ Settings → Environments → New/,
  ],
  [
    'is unprotected',
    'release',
    new Map([['release', []]]),
    /^warn: .*no protection rules: nobody has to approve.*→ .*Required reviewers/,
  ],
  [
    'only waits',
    'release',
    new Map([['release', ['wait_timer']]]),
    /^warn: .*no required reviewers: nobody has to approve/,
  ],
])('an environment that %s', async (_, name, environments, wanted) => {
  const here = await garden({ [file]: asking(name) })
  for (const [one, rules] of environments) here.github.world.environments.set(one, rules)
  expect(await here.look('environments')).toEqual([expect.stringMatching(wanted)])
})

test('an environment that a job names itself is looked for too; one that an expression makes is not known', async () => {
  const inJob = workflow.replace('    timeout-minutes', '    environment: { name: release }\n    timeout-minutes')
  const here = await garden({ [file]: inJob })
  expect(await here.look('environments')).toEqual([expect.stringMatching(/^fail: .*environment release,/)])
  const made = await garden({ [file]: asking(`\${{ inputs.x }}`) })
  expect(await made.look('environments')).toEqual([])
})

test('an environment behind a hundred others is found', async () => {
  const here = await garden({ [file]: asking('release') })
  for (let at = 0; at < 100; at++) here.github.world.environments.set(`preview-${at}`, [])
  here.github.world.environments.set('release', ['required_reviewers'])
  expect(await here.look('environments')).toEqual(['ok: release requires its reviewers'])
})

test('a job behind the call of run.yml that GitHub would skip is named, and one with a condition of its own is not', async () => {
  const more = `  announce: { needs: JOB, runs-on: x, steps: [] }
  later: { needs: [announce], if: github.actor, runs-on: x, steps: [] }
  still: { needs: JOB, if: "!cancelled()", runs-on: x, steps: [] }
`
  const text = callerText({ ...given, ...published })
  const [job = ''] = Object.keys((parse(text) as { jobs: object }).jobs)
  const here = await garden({ [file]: `${text.trimEnd()}\n${more.replaceAll('JOB', job)}` })
  const lines = (await here.look('workflow')).filter((line) => line.startsWith('warn'))
  expect(lines).toEqual([
    expect.stringMatching(/ralph\.yml: GitHub skips the job announce.*!cancelled\(\)/),
    expect.stringMatching(/ralph\.yml: GitHub skips the job later/),
  ])
})

test.each([
  ['ci-${{ github.ref }}', true],
  ['ci', true],
  ['ci-${{ inputs.ref || github.ref }}', false],
  ['ci-${{ github.run_id }}', false],
])('own CI as the gate with the group %s: warned of: %s', async (group, isWarned) => {
  const own = `${workflow.trimEnd()}\n  ci: { uses: ./.github/workflows/ci.yml }\n`
  const ci = `on: workflow_call\nconcurrency: { group: '${group}' }\njobs: {}\n`
  const here = await garden({ [file]: own, '.github/workflows/ci.yml': ci })
  const lines = (await here.look('workflow')).filter((line) => line.includes('.github/workflows/ci.yml'))
  expect(lines).toEqual(isWarned ? [expect.stringMatching(/^warn: .*a push can cancel them.*inputs\.ref/)] : [])
})
