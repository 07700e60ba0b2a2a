// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../git-repositories.ts'
import { loopbackGitHub } from '../github/loopback.ts'
import { type EndedRun, workflowRunner } from './run-workflow.ts'

type Options = Parameters<typeof workflowRunner>[1] & {
  inputs?: Record<string, string>
  files?: Record<string, string>
}

/** Dispatches a workflow of these jobs, with `top` above them, and waits for its end. */
async function runOf(jobs: string, { inputs = {}, files = {}, ...options }: Options = {}, top = ''): Promise<EndedRun> {
  const on =
    'on: { workflow_dispatch: { inputs: { n: { type: number, default: 3 }, b: { type: boolean }, t: { default: x } } } }'
  const github = await loopbackGitHub({
    files: { '.github/workflows/a.yml': `name: A\n${on}\n${top}\njobs:\n${jobs}`, ...files },
  })
  const actions = workflowRunner(github, options)
  actions.dispatch('a.yml', inputs)
  const [run] = await actions.settled()
  if (!run) throw new Error('Nothing ran.')
  return run
}

const resultsOf = ({ jobs }: EndedRun) =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.conclusion]))
const logsOf = ({ jobs }: EndedRun) =>
  Object.values(jobs)
    .map(({ log }) => log)
    .join('\n')
const job = (id: string, lines: string): string =>
  `  ${id}:\n    runs-on: ubuntu-latest\n${lines.replace(/^/gm, '    ')}\n`
const runs = (script: string): string => `steps: [{ run: ${JSON.stringify(script)} }]`

test('steps share files and environment, outputs reach the jobs that need them, inputs have their types', async () => {
  const run = await runOf(
    job(
      'first',
      `
outputs: { said: "\${{ steps.one.outputs.said }}" }
env: { WHERE: job }
steps:
  - id: one
    env: { WORDS: "\${{ inputs.t }} \${{ inputs.n > 2 }} \${{ inputs.b }}" }
    run: |
      echo "said=$WORDS $WHERE" >> "$GITHUB_OUTPUT"
      echo "LATER=yes" >> "$GITHUB_ENV"
      mkdir -p bin; printf '#!/bin/sh\\necho mine' > bin/tool; chmod +x bin/tool; echo "$PWD/bin" >> "$GITHUB_PATH"
      echo '# Sum' >> "$GITHUB_STEP_SUMMARY"
  - run: test "$LATER" = yes && test "$(tool)" = mine && test "$GITHUB_JOB" = first`,
    ) +
      job(
        'second',
        `
needs: first
steps:
  - run: echo "got \${{ needs.first.outputs.said }} of \${{ toJSON(needs.first.result) }}"`,
      ),
    { inputs: { b: 'true' } },
  )
  expect(run.conclusion, logsOf(run)).toBe('success')
  expect(run.jobs['first']?.outputs).toEqual({ said: 'x true true job' })
  expect(run.jobs['first']?.summary).toBe('# Sum\n')
  expect(run.jobs['second']?.log).toContain('got x true true job of "success"')
})

test('a job runs by its condition over all that it needs, also those further up', {
  tags: 'thorough/variant',
}, async () => {
  const run = await runOf(
    job('bad', runs('exit 3')) +
      job('after', `needs: bad\n${runs('true')}`) +
      job('always', `needs: after\nif: always()\n${runs('true')}`) +
      job('beyond', `needs: always\n${runs('true')}`) +
      job('sees', `needs: [bad, always]\nif: failure() && needs.bad.result == 'failure'\n${runs('true')}`) +
      job('folded', `needs: bad\nif: >-\n  \${{ !cancelled() &&\n  needs.bad.result == 'success' }}\n${runs('true')}`) +
      job('forgiven', `continue-on-error: true\n${runs('exit 1')}`) +
      job('goes-on', `needs: forgiven\n${runs('true')}`),
  )
  expect(resultsOf(run)).toEqual({
    bad: 'failure',
    after: 'skipped',
    always: 'success',
    beyond: 'skipped',
    sees: 'success',
    folded: 'skipped',
    forgiven: 'failure',
    'goes-on': 'success',
  })
  expect(run.conclusion).toBe('failure')
})

test('a step has an outcome and a conclusion, and conditions speak of the steps before', {
  tags: 'thorough/variant',
}, async () => {
  const run = await runOf(
    job(
      'one',
      `
steps:
  - { id: soft, run: exit 1, continue-on-error: true }
  - { id: hard, run: exit 1 }
  - { id: never, run: "true" }
  - { id: mended, if: failure(), run: "echo \${{ steps.soft.outcome }} \${{ steps.soft.conclusion }} \${{ job.status }}" }
  - { id: late, if: always(), run: exit 0, timeout-minutes: 0.1 }`,
    ),
  )
  const steps = run.jobs['one']?.steps.map(({ id, outcome, conclusion }) => [id, outcome, conclusion])
  expect(steps).toEqual([
    ['soft', 'failure', 'success'],
    ['hard', 'failure', 'failure'],
    ['never', 'skipped', 'skipped'],
    ['mended', 'success', 'success'],
    ['late', 'success', 'success'],
  ])
  expect(logsOf(run)).toContain('\nfailure success failure\n')
})

test.each([
  ['no more than the repository gives', '', '', 'contents: read', 200, 403],
  ['nothing', 'permissions: {}', '', 'none', 404, 403],
  [
    'what the job names and nothing else',
    'permissions: { issues: read }',
    'permissions: { issues: write }',
    '',
    404,
    201,
  ],
])('a job may do %s', { tags: 'thorough/variant' }, async (_, top, own, __, contents, issues) => {
  const ask = `code() { curl -s -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $TOKEN" "$@"; }
echo "contents=$(code "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/contents/.github/workflows/a.yml")" >> "$GITHUB_OUTPUT"
echo "issues=$(code -d '{"title":"x"}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues")" >> "$GITHUB_OUTPUT"`
  const step = `steps: [{ id: s, env: { TOKEN: "\${{ github.token }}" }, run: ${JSON.stringify(ask)} }]`
  const run = await runOf(job('one', `${own}\n${step}`), {}, top)
  const expected = { contents: contents === 404 ? '403' : String(contents), issues: String(issues) }
  expect(run.jobs['one']?.steps[0]?.outputs, logsOf(run)).toEqual(expected)
})

test('a matrix makes a job of each leg; include and exclude change them; the first failure ends the others', {
  tags: 'thorough/variant',
}, async () => {
  const matrix = `strategy:
  matrix:
    os: [a, b]
    n: [1, 2]
    exclude: [{ os: a, n: 2 }]
    include: [{ os: b, color: red }, { os: c }]
`
  const run = await runOf(
    job('one', `${matrix}${runs('echo "$MARK ${{ matrix.os }}${{ matrix.n }}${{ matrix.color }}"')}`),
    {
      env: { MARK: 'leg' },
    },
  )
  expect(Object.keys(run.jobs).sort()).toEqual(['one (a, 1)', 'one (b, 1, red)', 'one (b, 2, red)', 'one (c)'])
  expect(
    logsOf(run)
      .match(/^leg .*$/gm)
      ?.sort(),
  ).toEqual(['leg a1', 'leg b1red', 'leg b2red', 'leg c'])

  const failing = await runOf(
    job('two', `strategy: { matrix: { n: [0, 30] } }\n${runs('[ ${{ matrix.n }} = 30 ] || exit 1; exec sleep 30')}`),
  )
  expect(resultsOf(failing)).toEqual({ 'two (0)': 'failure', 'two (30)': 'cancelled' })
})

const called = (jobs: string): string => `on:
  workflow_call:
    inputs: { who: { type: string, required: true }, times: { type: number, default: 2 } }
    secrets: { KEY: { required: false } }
    outputs: { said: { value: "\${{ jobs.inner.outputs.said }}" } }
env: { OWN: yes }
jobs:
${jobs}`

const inner = job(
  'inner',
  `permissions: { contents: read }
outputs: { said: "\${{ steps.s.outputs.said }}" }
steps:
  - id: s
    run: echo "said=\${{ inputs.who }} \${{ inputs.times + 0 }}$OUTER \${{ secrets.KEY == 'k1' }} \${{ github.workflow }} \${{ secrets.OTHER }}$OWN" >> "$GITHUB_OUTPUT"`,
).replace(' + 0', '')

test('a called workflow gets the inputs and secrets that it is given, and no more', {
  tags: 'thorough/variant',
}, async () => {
  const call =
    '  call:\n    permissions: { contents: read }\n    uses: ./.github/workflows/b.yml\n    with: { who: "${{ inputs.t }}" }\n    secrets: { KEY: "${{ secrets.K }}" }\n'
  const run = await runOf(
    call + job('last', `needs: call\n${runs('echo "[${{ needs.call.outputs.said }}]"')}`),
    {
      files: { '.github/workflows/b.yml': called(inner) },
      secrets: { K: 'k1', OTHER: 'o' },
    },
    'env: { OUTER: no }',
  )
  expect(run.problem).toBeUndefined()
  expect(run.jobs['last']?.log).toContain('[x 2 true A yes]')
  expect(Object.keys(run.jobs)).toEqual(['call / inner', 'last'])
})

test.each([
  [
    'asks for more than its caller has',
    '{ contents: write }',
    'with: { who: a }',
    /'inner' is requesting 'contents: write'/,
  ],
  ['is not given what it requires', '{ contents: read }', 'with: { times: 1 }', /Input who is required/],
  ['is given what it does not know', '{ contents: read }', 'with: { who: a, colour: red }', /colour is not defined/],
])(
  'a called workflow that %s fails the run before any job',
  { tags: 'thorough/variant' },
  async (_, permissions, given, words) => {
    const text = called(inner.replace('{ contents: read }', permissions))
    const run = await runOf(
      `  call:\n    permissions: { contents: read }\n    uses: ./.github/workflows/b.yml\n    ${given}\n`,
      {
        files: { '.github/workflows/b.yml': text },
      },
    )
    expect(run).toMatchObject({ conclusion: 'startup_failure', jobs: {} })
    expect(run.problem).toMatch(words)
  },
)

test('a checkout has the commit of the event; artifacts cross jobs without modes; each job has a fresh machine', {
  tags: 'thorough/variant',
}, async () => {
  const run = await runOf(
    job(
      'make',
      `
permissions: { contents: read }
outputs: { parcel: "\${{ steps.up.outputs.artifact-id }}" }
steps:
  - uses: actions/checkout@v7
    with: { persist-credentials: false }
  - run: |
      test "$(git rev-parse HEAD)" = "$GITHUB_SHA" && test "$(git branch --show-current)" = main
      ! git fetch --quiet origin 2>/dev/null
      mkdir -p out/deep && echo one | tee out/deep/one.txt > out/deep/two.txt && chmod +x out/deep/one.txt && echo h > out/.hidden
  - uses: actions/upload-artifact@v6
    id: up
    with: { name: parcel, path: out }
  - uses: actions/upload-artifact@v6
    with: { name: other, path: "out/**/*.txt\\n!out/deep/two.txt" }
  - { id: twice, continue-on-error: true, uses: actions/upload-artifact@v6, with: { name: parcel, path: out } }
  - run: test "\${{ steps.twice.outcome }}" = failure`,
    ) +
      job(
        'take',
        `
needs: make
permissions: { contents: read }
steps:
  - run: test -z "$(ls -A)"
  - uses: actions/download-artifact@v6
    with: { name: parcel, path: got }
  - uses: actions/download-artifact@v6
    with: { artifact-ids: "\${{ needs.make.outputs.parcel }}", path: by-id }
  - { uses: actions/download-artifact@v6, with: { path: all } }
  - run: test -e by-id/deep/one.txt && test -e all/parcel/deep/one.txt && test -e all/other/deep/one.txt && test ! -e all/other/deep/two.txt
  - run: test "$(cat got/deep/one.txt)" = one && test ! -x got/deep/one.txt && test ! -e got/.hidden
  - uses: actions/checkout@v7
  - run: git fetch --quiet origin && ! git push --quiet origin HEAD:refs/heads/x 2>/dev/null`,
      ) +
      job('lost', `steps: [{ uses: someone/thing@v1 }]`),
  )
  expect(resultsOf(run), logsOf(run)).toEqual({ make: 'success', take: 'success', lost: 'failure' })
  expect(run.jobs['lost']?.log).toContain('someone/thing@v1 is not played here')
})

test('a masked value is hidden in the log, and no output of the job; stopped commands are not obeyed', {
  tags: 'thorough/variant',
}, async () => {
  const run = await runOf(
    job(
      'one',
      `
outputs: { a: "\${{ steps.s.outputs.a }}", b: "\${{ steps.s.outputs.b }}" }
steps:
  - id: s
    run: |
      echo "::add-mask::hush-hush"; echo "::stop-commands::tok"; echo "::add-mask::plain"; echo "::tok::"
      echo "a hush-hush plain \${{ secrets.S }}"
      echo "a=hush-hush" >> "$GITHUB_OUTPUT"; echo "b=plain" >> "$GITHUB_OUTPUT"`,
    ),
    { secrets: { S: 'from-settings' } },
  )
  expect(run.jobs['one']?.outputs).toEqual({ b: 'plain' })
  expect(run.jobs['one']?.log).toContain('\na *** plain ***')
})

const empties = (condition: string): string => `on: workflow_dispatch
jobs:
${job('first', `outputs: { list: "\${{ steps.s.outputs.list }}" }\nsteps: [{ id: s, run: 'echo "list=[]" >> "$GITHUB_OUTPUT"' }]`)}
${job('legs', `needs: first\nif: ${condition}\nstrategy: { matrix: { n: "\${{ fromJSON(needs.first.outputs.list) }}" } }\n${runs('true')}`)}`

test.each([
  ['always()', 'failure', 'failure'],
  ["needs.first.outputs.list != '[]'", 'success', 'skipped'],
])(
  'a matrix without a value is an error, and the `if` of its job is asked before: %s',
  async (condition, conclusion, legs) => {
    const { actions } = await repository({ 'a.yml': empties(condition) })
    actions.dispatch('a.yml')
    const [run] = await actions.settled()
    expect(run?.conclusion).toBe(conclusion)
    if (legs === 'failure') expect(run?.problem).toContain("Matrix vector 'n' does not contain any values")
    else expect(run?.jobs['legs']?.conclusion).toBe('skipped')
  },
)

const legOutputs = `on: workflow_dispatch
jobs:
${job(
  'legs',
  `strategy: { matrix: { n: [0, 1, 2] } }
outputs: { own-0: "\${{ matrix.n == 0 && steps.s.outputs.n || '' }}", own-1: "\${{ matrix.n == 1 && steps.s.outputs.n || '' }}", all: "\${{ steps.s.outputs.n }}" }
steps: [{ id: s, run: 'sleep 0.\${{ matrix.n }}; echo "n=leg \${{ matrix.n }}" >> "$GITHUB_OUTPUT"' }]`,
)}
${job('after', `needs: legs\n${runs("echo '${{ toJSON(needs.legs.outputs) }}'")}`)}`

test('the legs of a matrix overwrite each other’s outputs, and an empty one overwrites nothing', async () => {
  const { actions } = await repository({ 'a.yml': legOutputs })
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  expect(run?.jobs['after']?.log).toMatch(/"own-0": "leg 0"[^}]*"own-1": "leg 1"|"all": "leg 2"[^}]*"own-0": "leg 0"/)
  expect(run?.jobs['after']?.log).toContain('"all": "leg 2"')
})

test('a job that takes too long counts as cancelled, and its annotation says what ended it', async () => {
  const { github, actions } = await repository({
    'a.yml': `on: workflow_dispatch\njobs:\n${job('late', `timeout-minutes: 0.002\n${runs('sleep 20')}`)}${job('last', `needs: late\nif: always()\n${runs("echo '${{ needs.late.result }}'")}`)}`,
  })
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  expect(run?.jobs['last']?.log).toContain('cancelled')
  const path = `${github.url}/repos/octo/garden/check-runs/${run?.jobs['late']?.id}/annotations`
  const answer = await fetch(path, { headers: { authorization: `token ${github.token.value}` } })
  expect(await answer.json()).toMatchObject([
    { message: expect.stringContaining('exceeded the maximum execution time') },
  ])
})

/** A repository with these workflow files, and what runs them. */
async function repository(files: Record<string, string>, options: Options = {}) {
  const inFolder = Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text])
  const github = await loopbackGitHub({ files: Object.fromEntries(inFolder) })
  github.user('ada', 'write')
  return { github, actions: workflowRunner(github, options) }
}

const waits = (name: string, more = ''): string =>
  `name: ${name}\non: { workflow_dispatch: { inputs: { n: {} } } }\n${more}\njobs:\n${job('one', `name: "${name} \${{ inputs.n }}"\n${runs('until [ -e "$MOMENTS/go" ]; do sleep 0.05; done')}`)}`

test.each([
  ['one waits, and a newer one takes its place', 'concurrency: Group', ['success', 'cancelled', 'success']],
  ['with queue: max all of them wait', 'concurrency: { group: g, queue: max }', ['success', 'success', 'success']],
  [
    'the newest ends the older ones',
    'concurrency: { group: g, cancel-in-progress: true }',
    ['cancelled', 'cancelled', 'success'],
  ],
])('of three runs in a group %s', { tags: 'thorough/variant' }, async (_, concurrency, conclusions) => {
  const moments = tempDir()
  const { actions } = await repository({ 'a.yml': waits('A', concurrency) }, { env: { MOMENTS: moments } })
  for (const n of ['1', '2', '3']) {
    actions.dispatch('a.yml', { n })
    if (n === '1') await actions.begun('A 1')
  }
  const all = actions.settled()
  await new Promise((resolve) => setTimeout(resolve, 100))
  writeFileSync(join(moments, 'go'), '')
  expect((await all).map(({ conclusion }) => conclusion)).toEqual(conclusions)
})

const cancelled = `name: C
on: workflow_dispatch
jobs:
${job(
  'work',
  `
steps:
  - id: long
    run: |
      trap 'echo interrupted; exit 7' INT
      touch "$MOMENTS/here"; while true; do sleep 0.05; done
  - { id: next, run: "true" }
  - { id: clean, if: always(), run: echo cleaned }
  - { id: told, if: cancelled(), run: echo told }`,
)}
${job('after', `needs: work\n${runs('true')}`)}
${job('last', `needs: [work, after]\nif: always()\n${runs("echo '${{ needs.work.result }}'")}`)}`

test('a cancelled run: SIGINT to the step, `always()` steps and jobs go on, the rest does not; a re-run has the same event', {
  tags: 'thorough/variant',
}, async () => {
  const moments = tempDir()
  const { github, actions } = await repository({ 'c.yml': cancelled }, { env: { MOMENTS: moments } })
  const run = actions.dispatch('c.yml')
  const { id } = await actions.begun('work')
  while (!existsSync(join(moments, 'here'))) await new Promise((resolve) => setTimeout(resolve, 10))
  const ask = (path: string, method = 'GET') =>
    fetch(`${github.url}/repos/octo/garden/actions/${path}`, {
      method,
      headers: { authorization: `token ${github.token.value}` },
    })
  expect((await ask(`jobs/${id}/logs`)).status).toBe(404)
  expect((await ask(`runs/${run.id}/cancel`, 'POST')).status).toBe(202)
  const [ended] = await actions.settled()
  expect(ended).toMatchObject({ conclusion: 'cancelled', attempt: 1 })
  expect(ended?.jobs['work']?.steps.map(({ id: step, outcome }) => [step, outcome])).toEqual([
    ['long', 'cancelled'],
    ['next', 'skipped'],
    ['clean', 'success'],
    ['told', 'success'],
  ])
  expect(ended && resultsOf(ended)).toEqual({ work: 'cancelled', after: 'cancelled', last: 'success' })
  expect(await (await ask(`jobs/${id}/logs`)).text()).toContain('interrupted')
  expect(await (await ask(`runs/${run.id}/jobs`)).json()).toMatchObject({
    total_count: 3,
    jobs: [{ name: 'work', conclusion: 'cancelled' }, {}, {}],
  })

  expect((await ask(`runs/${run.id}/rerun`, 'POST')).status).toBe(201)
  await actions.begun('work')
  actions.cancel(run)
  const [again] = await actions.settled()
  expect(again).toMatchObject({ id: run.id, attempt: 2, sha: run.sha })
  expect(Object.keys(again?.jobs ?? {})).toHaveLength(3)
})

test('what is under way at a cancel goes on where its own `if` still holds: a job, and a step of a job that does not', {
  tags: 'thorough/variant',
}, async () => {
  const moments = tempDir()
  const until = 'until [ -e "$MOMENTS/go" ]; do sleep 0.05; done'
  const { github, actions } = await repository(
    {
      'c.yml': `on: workflow_dispatch\njobs:\n${job('stays', `if: always()\n${runs(until)}`)}${job('ends', `steps: [{ id: own, if: always(), run: ${JSON.stringify(until)} }, { id: next, run: "true" }]`)}`,
    },
    { env: { MOMENTS: moments } },
  )
  const run = actions.dispatch('c.yml')
  await Promise.all([actions.begun('stays'), actions.begun('ends')])
  actions.cancel(run)
  while (github.world.runRequests.length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  writeFileSync(join(moments, 'go'), '')
  const [ended] = await actions.settled()
  expect(ended && resultsOf(ended)).toEqual({ stays: 'success', ends: 'cancelled' })
  expect(ended?.jobs['ends']?.steps.map(({ outcome }) => outcome)).toEqual(['success', 'skipped'])
})

test('an event starts what listens to it on the default branch; what a job causes starts nothing but dispatches', {
  tags: 'thorough/variant',
}, async () => {
  const post = 'curl -sf -H "Authorization: Bearer ${{ github.token }}" -d'
  const { github, actions } = await repository({
    'talk.yml': `name: Talk\non: { issue_comment: { types: [created] } }\npermissions: { issues: write, actions: write }\njobs:\n${job(
      'answer',
      `steps:
  - run: |-
      ${post} '{"body":"seen"}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues/1/comments"
  - run: |-
      ${post} '{"ref":"main","inputs":{"who":"\${{ github.event.comment.user.login }}"}}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/actions/workflows/more.yml/dispatches"`,
    )}`,
    'more.yml': `name: More\non: { workflow_dispatch: { inputs: { who: {} } }, schedule: [{ cron: '7 3 * * *' }] }\njobs:\n${job('two', runs("echo '${{ github.event_name }} ${{ inputs.who }} ${{ github.actor }}'"))}`,
  })
  github.issue('ada', 'Hello')
  github.comment('ada', 1, 'hi')
  const runsSoFar = await actions.settled()
  expect(runsSoFar.map(({ event, conclusion }) => [event, conclusion])).toEqual([
    ['issue_comment', 'success'],
    ['workflow_dispatch', 'success'],
  ])
  expect(runsSoFar[1]?.jobs['two']?.log).toContain('workflow_dispatch ada github-actions[bot]')
  actions.schedule()
  expect((await actions.settled()).map(({ event, conclusion }) => [event, conclusion])).toEqual([
    ['schedule', 'success'],
  ])
})

test.each([
  [
    'a file that GitHub refuses',
    'on: workflow_dispatch\njobs: { a: { runs-on: x, steps: [{ run: a, uses: b }] } }',
    /Invalid workflow file/,
  ],
  [
    'a condition that is a text, which would always hold,',
    'on: workflow_dispatch\njobs: { a: { runs-on: x, if: "${{ false }} ", steps: [] } }',
    /always holds/,
  ],
  [
    'a context that does not exist there',
    'on: workflow_dispatch\njobs: { a: { runs-on: x, if: "secrets.A", steps: [] } }',
    /Unrecognized named-value: 'secrets'/,
  ],
])('%s starts nothing', { tags: 'thorough/variant' }, async (_, text, words) => {
  const { actions } = await repository({ 'a.yml': text })
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  expect(run).toMatchObject({ conclusion: 'startup_failure', jobs: {} })
  expect(run?.problem).toMatch(words)
})

test('a job that takes too long is cancelled, and its `always()` steps still run', {
  tags: 'thorough/variant',
}, async () => {
  const run = await runOf(
    job('one', `timeout-minutes: 0.01\nsteps: [{ run: exec sleep 60 }, { if: always(), run: echo still }]`),
  )
  expect(resultsOf(run)).toEqual({ one: 'cancelled' })
  expect(logsOf(run)).toMatch(/still[\s\S]*maximum execution time/)
})
