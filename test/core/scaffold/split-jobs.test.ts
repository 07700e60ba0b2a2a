// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readComment } from '../../../src/core/control/read-comment.ts'
import { detect } from '../../../src/core/detect/detect.ts'
import { reusableWorkflow } from '../../../src/core/scaffold/reusable-workflow.ts'
import { toolInputsOf } from '../../../src/core/scaffold/tool-inputs.ts'
import { workflowSteps } from '../../../src/core/scaffold/workflow-steps.ts'
import { callerText, enterpriseText, workflowText } from '../../../src/core/scaffold/workflow-text.ts'
import { packageJson, projectOf } from '../../support/detected.ts'
import { evaluate, interpolate } from '../../support/workflow/expression.ts'
import { published } from '../../support/workflow/known-actions.ts'
import { workflowLinter } from '../../support/workflow/lint-workflow.ts'

interface Job {
  needs?: string | string[]
  if?: string
  permissions: Record<string, string>
  uses?: string
  with?: Record<string, string>
  concurrency?: { group: string; queue?: string }
  'cache-mode'?: string
  outputs?: Record<string, string>
  strategy?: { 'fail-fast': boolean; matrix: { lane: string } }
  'runs-on'?: string
  steps: { id?: string; uses?: string; with?: Record<string, string>; run?: string }[]
}
interface Workflow {
  on: { workflow_call?: { inputs: Record<string, unknown>; secrets: Record<string, unknown> } }
  jobs: Record<string, Job>
  concurrency?: { group: string }
}

const given = { planFile: 'plans/next.json', planName: 'next', ...published }
const stepsOf = (files: Record<string, string>) => workflowSteps(detect(projectOf(files)).projects)
const reusable = reusableWorkflow()
const called = callerText({ ...given, steps: stepsOf({ 'package.json': packageJson({}), '.nvmrc': '24' }) })
const jobIn = (text: string, name: string): Job =>
  (parse(text) as Workflow).jobs[name] ?? expect.unreachable(`no job ${name}`)

describe('run.yml', () => {
  const text = reusable
  // Where an environment is named, one job more marks the pull request ready.
  const last = ['ready']
  const secretsOf = (name: string): string[] =>
    [...JSON.stringify(jobIn(text, name)).matchAll(/secrets\.([\w-]+)/g)].map(([, secret = '']) => secret.toLowerCase())

  test('has five jobs, of which those may write that hold no agent and none of its work', () => {
    const { jobs } = parse(text) as Workflow
    const writing = Object.entries(jobs).filter(([, { permissions }]) => Object.values(permissions).includes('write'))
    expect([Object.keys(jobs), writing.map(([name]) => name)]).toEqual([
      ['intake', 'agent', 'compose', 'validate', 'apply', ...last],
      ['intake', 'compose', 'apply', ...last],
    ])
  })

  const modelSecrets = ['anthropic', 'claude']
  test('gives the agent a token that reads, and the checks no secret at all', () => {
    expect(jobIn(text, 'agent').permissions).toEqual({ contents: 'read', issues: 'read', 'pull-requests': 'read' })
    expect(jobIn(text, 'validate').permissions).toEqual({ contents: 'read' })
    for (const name of ['agent', 'validate']) {
      const { steps } = jobIn(text, name)
      const step = steps.find(({ id }) => id === 'ralph')
      expect(step?.with?.['github-token']).toBe('${{ github.token }}')
    }
    expect(secretsOf('validate')).toEqual([])
    expect(secretsOf('agent').map((name) => name.split(/[-_]/)[0])).toEqual(modelSecrets)
  })

  test('checks nothing out and runs nothing of the repository’s where it may write', () => {
    for (const name of ['intake', 'compose', 'apply', ...last]) {
      const { steps } = jobIn(text, name)
      const report = steps.findIndex(({ id }) => id === 'report')
      const others = steps.filter((_, at) => report < 0 || at < report)
      const uses = others.map((step) => step.uses?.replace(/@.*$/, ''))
      expect(uses.every((one) => /actions\/download-artifact$|ralph$|^\$\/action$/.test(one ?? ''))).toBe(true)
      // The page leaves this job, as the last it does; nothing comes in by it, and what is linked is the platform's own word.
      if (report >= 0) expect([name, ...steps.slice(report)]).toEqual(['apply', ...reportSteps])
    }
  })

  const reportSteps = [
    {
      id: 'report',
      if: 'always() && steps.ralph.outputs.report-html',
      // A full storage is no reason to fail: the iteration is settled.
      'continue-on-error': true,
      uses: expect.stringMatching(/^actions\/upload-artifact@[0-9a-f]{40}$/),
      with: {
        name: 'ralph-report-${{ job.check_run_id }}',
        path: '${{ steps.ralph.outputs.report-html }}',
        'retention-days': 14,
      },
    },
    {
      if: 'always() && steps.report.outputs.artifact-url',
      env: { REPORT: '${{ steps.report.outputs.artifact-url }}' },
      shell: 'bash',
      run: 'echo "[The report of this run as a page]($REPORT)" >> "$GITHUB_STEP_SUMMARY"',
    },
  ]

  test('uploads the report of the run where its iteration is settled, and names it for publishing only where that is allowed', () => {
    expect(jobIn(text, 'apply').steps.slice(-2)).toEqual(reportSteps)
    const { on, jobs } = parse(text)
    expect(on.workflow_call.outputs['pages-artifact'].value).toBe('${{ jobs.apply.outputs.pages-artifact }}')
    const given = (pages: string) => ({
      steps: { ralph: { outputs: { 'pages-html': pages } }, report: { outputs: { 'artifact-id': '12' } } },
    })
    const published = jobs.apply.outputs['pages-artifact']
    expect([interpolate(published, given('/tmp/report.html')), interpolate(published, given(''))]).toEqual(['12', ''])
  })

  test('hands artifacts on by the id that their own job gave, each into a folder of its own', () => {
    const downloads = Object.values((parse(text) as Workflow).jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/download-artifact'))
    const from = (job: string, folder: string) => (lane: number) => ({
      'artifact-ids': `\${{ needs.${job}.outputs.artifact-${lane} }}`,
      path: `\${{ runner.temp }}/ralph-parcel/${lane === 0 ? '' : `${lane}/`}${folder}`,
    })
    const [agents, checks] = [lanes.map(from('agent', 'agent')), lanes.map(from('validate', 'checks'))]
    // By compose, by the checks of one lane, and by the last job, which takes the agents' own only where nobody composed.
    expect(downloads.map((step) => step.with)).toEqual([...agents, agents[0], ...agents, ...checks])
  })

  const lanes = [0, 1, 2, 3, 4, 5, 6, 7]

  test.each(['agent', 'validate'])(
    'has eight outputs of %s, each filled by the leg of its own lane and by no other',
    (name) => {
      const outputs = Object.entries(jobIn(text, name).outputs ?? {}).filter(([key]) => key.startsWith('artifact'))
      expect(outputs.map(([key]) => key)).toEqual(lanes.map((lane) => `artifact-${lane}`))
      const steps = { parcel: { outputs: { 'artifact-id': '77' } }, kept: { outputs: {} } }
      for (const leg of lanes)
        expect(outputs.map(([, value]) => interpolate(value, { matrix: { lane: leg }, steps }))).toEqual(
          lanes.map((lane) => (lane === leg ? '77' : '')),
        )
    },
  )

  test.each<[string, object, object, readonly unknown[]]>([
    ['one attempt', {}, {}, [[0], [0]]],
    [
      'a round of lanes',
      { lanes: '[0,2]' },
      { lanes: '[0,2,3]' },
      [
        [0, 2],
        [0, 2, 3],
      ],
    ],
    ['what is left of the round before', { lanes: '[1]' }, {}, [[1], [1]]],
  ])('has a leg for each lane: %s', (_, intake, compose, expected) => {
    const needs = { intake: { outputs: intake }, compose: { outputs: compose } }
    const lanesOf = (name: string) => interpolate(jobIn(text, name).strategy?.matrix.lane, { needs })
    expect([lanesOf('agent'), lanesOf('validate')]).toEqual(expected)
    for (const name of ['agent', 'validate']) expect(jobIn(text, name).strategy?.['fail-fast']).toBe(false)
  })

  test.each<[string, object, object, object, readonly string[]]>([
    ['the baseline', { status: 'baseline' }, {}, {}, ['validate']],
    ['one attempt', { status: 'attempt' }, { due: 'true' }, {}, ['agent', 'validate']],
    ['one that left nothing to check', { status: 'attempt' }, { due: 'false' }, {}, ['agent']],
    [
      'a round',
      { status: 'attempt', lanes: '[0]' },
      { due: 'false' },
      { lanes: '[0]' },
      ['agent', 'compose', 'validate'],
    ],
    [
      'a round that left nothing to check',
      { status: 'attempt', lanes: '[0]' },
      { due: 'true' },
      {},
      ['agent', 'compose'],
    ],
    ['what is left of the round before', { status: 'train', lanes: '[1]' }, {}, {}, ['validate']],
  ])('runs the jobs that have something to do: %s', (_, intake, agent, compose, expected) => {
    const ended = (outputs: object) => ({ result: 'success', outputs })
    const needs = { intake: ended({ due: 'true', ...intake }), agent: ended(agent), compose: ended(compose) }
    const status = { success: () => true, failure: () => false, cancelled: () => false, always: () => true }
    const runs = (name: string) => Boolean(evaluate(jobIn(text, name).if ?? '', { needs, inputs: {} }, status))
    expect(['agent', 'compose', 'validate'].filter(runs)).toEqual(expected)
  })

  test('names artifacts so that two jobs of one workflow run, as of a matrix over plans, never take the same', () => {
    const uploads = Object.values((parse(text) as Workflow).jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/upload-artifact'))
    const names = [7, 8].flatMap((check_run_id) =>
      uploads.map((step) => interpolate(step.with?.['name'], { job: { check_run_id }, github: { run_attempt: 1 } })),
    )
    expect(uploads.length).toBeGreaterThan(2)
    expect(new Set(names).size).toBe(2 * uploads.length)
  })

  test('has its inputs read once, by the first job, and hands them on by its output and by no artifact', () => {
    const { jobs } = parse(text) as Workflow
    const told = Object.entries(jobs).map(([name, { steps }]) => [name, steps.find(({ id }) => id === 'ralph')?.with])
    const fromIntake = { settings: '${{ needs.intake.outputs.settings || toJSON(inputs) }}' }
    expect(Object.fromEntries(told)).toMatchObject({
      intake: { settings: '${{ toJSON(inputs) }}' },
      agent: fromIntake,
      validate: fromIntake,
      apply: fromIntake,
      ready: fromIntake,
    })
    for (const name of ['agent', 'validate', 'apply', 'ready'])
      expect([jobIn(text, name).needs].flat(), name).toContain('intake')
  })

  test('has no expression in a script: what a person wrote is never part of one', () => {
    const scripts = Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).not.toContain('${{')
  })

  test('gives no cache to the jobs that run what the agent wrote', () => {
    const { jobs } = parse(text) as Workflow
    expect(Object.keys(jobs).filter((name) => jobs[name]?.['cache-mode'] === 'none')).toEqual(['agent', 'validate'])
  })

  test('settles also what was lost, and keeps no credential in a checkout', async () => {
    expect(jobIn(text, 'apply').if).toMatch(/^always\(\) && /)
    for (const name of ['agent', 'validate'])
      expect(jobIn(text, name).steps[0]?.with).toEqual({ 'persist-credentials': false })
    const lint = await workflowLinter()
    expect(lint(text, '.github/workflows/x.yml')).toEqual([])
  })
})

test('run.yml gives the key of an App to the jobs that write, and to no job of the agent or of its work', () => {
  const { jobs } = parse(reusable) as Workflow
  const given = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('app-private-key'))
  expect(given.map(([name]) => name)).toEqual(['intake', 'compose', 'apply', 'ready'])
  for (const [, { steps }] of given) {
    expect(steps.find(({ id }) => id === 'ralph')?.with).toMatchObject({
      'app-id': '${{ inputs.app-id }}',
      'app-private-key': '${{ secrets.app-private-key }}',
    })
  }
  for (const name of ['agent', 'validate']) expect(JSON.stringify(jobs[name])).not.toMatch(/app-(id|token)/)
})

test('the caller may do what the jobs that it calls ask for, and no more, and gives only inputs that there are', () => {
  const text = callerText({
    ...given,
    steps: stepsOf({ 'go.mod': '', 'x.go': '', 'pyproject.toml': '', 'uv.lock': '' }),
  })
  const caller = jobIn(text, 'ralph')
  const { on, jobs } = parse(reusable) as Workflow
  const asked = Object.assign({}, ...Object.values(jobs).map(({ permissions }) => permissions))
  const most = { ...asked, ...jobs['apply']?.permissions }
  expect(caller.permissions).toEqual(most)
  expect(Object.keys(on.workflow_call?.inputs ?? {})).toEqual(expect.arrayContaining(Object.keys(caller.with ?? {})))
  expect(caller).toMatchObject({
    uses: published.reusable.replace(/ #.*/, ''),
    with: { plan: "${{ inputs.plan || 'plans/next.json' }}", chain: '${{ inputs.chain }}' },
  })
  expect(caller.concurrency?.group).toBe('ralph-next')
  expect(text.split('\n').length).toBeLessThan(65)
})

test.each([
  [
    { 'package.json': packageJson({ packageManager: 'pnpm@9.1.0' }), '.nvmrc': '24' },
    { 'node-version-file': '.nvmrc' },
  ],
  [{ 'go.mod': 'module x', 'x.go': '' }, { 'go-version-file': 'go.mod' }],
  [{ 'pom.xml': '<java.version>17</java.version>', mvnw: '' }, { 'java-version': '17' }],
  [{ 'requirements.txt': 'pytest', 'test_x.py': '' }, { 'python-version': '3.x' }],
  [{ '${{ github.token }}/package.json': packageJson({}), '${{ github.token }}/.nvmrc': '24' }, {}],
])('the tools of %o become inputs', (files, wanted) => {
  expect(toolInputsOf(stepsOf(files))).toMatchObject(wanted)
  expect(JSON.stringify(toolInputsOf(stepsOf(files)))).not.toContain('${{')
})

test('a comment is read outside of the queue by a job that may write nothing, and no other job starts by a comment alone', () => {
  const screen = jobIn(called, 'screen')
  expect(screen.concurrency).toBeUndefined()
  expect(screen.permissions).toEqual({ contents: 'read', issues: 'read', 'pull-requests': 'read' })
  expect(screen.steps.map(({ run }) => run)).toEqual([undefined])
  expect(jobIn(called, 'ralph').concurrency).toEqual({ group: 'ralph-next', queue: 'max' })
  expect((parse(called) as Workflow).concurrency).toBeUndefined()
})

test.each<[event: string, due: string, cancelled: boolean, starts: boolean]>([
  ['workflow_dispatch', '', false, true],
  ['issue_comment', '', false, false],
  ['issue_comment', 'false', false, false],
  ['issue_comment', 'true', false, true],
  ['issue_comment', 'true', true, false],
  ['workflow_dispatch', '', true, false],
])(
  'by %s with %j from the job that screens, cancelled: %j, the run’s own job starts: %j',
  (event, due, cancelled, starts) => {
    const contexts = { github: { event_name: event }, needs: { screen: { outputs: { due } } } }
    const status = { success: () => false, failure: () => false, always: () => true, cancelled: () => cancelled }
    for (const text of shapes) {
      const { jobs } = parse(text) as Workflow
      const job = Object.values(jobs).find(({ needs }) => needs === 'screen')
      expect(evaluate(String(job?.if), contexts, status)).toBe(starts)
    }
  },
)

test('each job of run.yml has a condition of its own: GitHub may skip the others after a job that was skipped', () => {
  for (const [name, { if: condition }] of Object.entries((parse(reusable) as Workflow).jobs))
    expect([name, condition]).toEqual([name, expect.stringMatching(/always\(\)|!cancelled\(\)/)])
})

const choices = { ...given, steps: [] }
const queued = { ...choices, queue: 'plans' }
const shapes = [called, callerText(queued), workflowText(choices), workflowText(queued), enterpriseText(choices)]

test('all orders wait for their turn on github.com; an Enterprise Server knows no such queue', () => {
  const queues = shapes.map((text) =>
    Object.values((parse(text) as Workflow).jobs).flatMap((job) => job.concurrency ?? []),
  )
  expect(queues.map(([one]) => one?.queue)).toEqual(['max', 'max', 'max', 'max', undefined])
})

test('the name of each run holds its plan as a job names it', () => {
  const titles = (inputs: object) => shapes.map((text) => interpolate(parse(text)['run-name'], { inputs }))
  expect(titles({ plan: 'issue:7' })).toEqual(shapes.map(() => 'ralph issue:7'))
  expect(titles({}).slice(0, 2)).toEqual(['ralph plans/next.json', 'ralph plans'])
})

const lead = ['', '\n', '\r\n', '\n\n', '> Quoted\n\n', '> Quoted, as a reply is\r\n\r\n', 'old line ends\r\r']
const indents = ['', ' ', '  ', '   ', '    ', '\t', '     ']
const words = [
  '/ralph',
  '/ralph pause',
  '/ralph\tpause',
  '/ralphs pause',
  '/ralp',
  'ralph pause',
  '`/ralph pause`',
  '//ralph',
]
const written = lead.flatMap((before) => indents.flatMap((indent) => words.map((word) => `${before}${indent}${word}`)))
const others = [
  'It says that /ralph help lists them',
  '> /ralph pause\nNo, do not.',
  '<!-- ralph:demo:notice/1 -->\n/ralph x',
  '```\n/ralph pause\n```',
  'Thanks!\r\n  /ralph pause\r\n',
]

test.each([...written, ...others])('what is an order to the reader starts the job that screens: %j', (body) => {
  const heard = readComment(body)
  for (const text of shapes) {
    const contexts = { github: { event_name: 'issue_comment', event: { comment: { body } } } }
    const starts = evaluate(String(jobIn(text, 'screen').if), contexts)
    if (heard.kind !== 'nothing') expect(starts).toBe(true)
    // A remark starts nothing, unless one of its lines looks like an order.
    else if (!/(^|[\r\n]) {0,3}\/ralph/.test(body) || body.startsWith('<!--')) expect(starts).toBe(false)
    expect(evaluate(String(jobIn(text, 'screen').if), { github: { ...contexts.github, event_name: 'push' } })).toBe(
      false,
    )
  }
})

test.each([
  ['ubuntu-latest', 'ubuntu-latest'],
  ['["self-hosted", "linux"]', ['self-hosted', 'linux']],
])('run.yml takes %s as where its jobs run', (given, runner) => {
  for (const job of Object.values((parse(reusable) as Workflow).jobs))
    expect(interpolate(job['runs-on'], { inputs: { 'runs-on': given } })).toEqual(runner)
})
