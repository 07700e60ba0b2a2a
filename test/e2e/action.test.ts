import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ActionJob, actionJob, jobToken } from '../support/action-runner.ts'
import { dist } from '../support/cli.ts'
import { canMount } from '../support/machine-offers.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, workRef } from '../support/run-on-disk.ts'

/** What a later step of the job finds: files, index, configuration and HEAD. */
const checkoutOf = ({ checkout }: ActionJob) => ({
  status: checkout.git('status', '--porcelain', '--ignored'),
  head: checkout.git('rev-parse', 'HEAD'),
  config: readFileSync(join(checkout.path, '.git/config'), 'utf8'),
  refs: checkout.git('for-each-ref'),
})

/** An agent that looks for the checkout's own git and for its token, where such things are. */
const spy = `env > "$MOMENTS/agent-env"; cat .git/config > "$MOMENTS/agent-config"; ls node_modules >> "$MOMENTS/agent-ls"
${goodAgent}`

const story = 'a plan is carried out on a checkout with %s credentials: outputs, summary, and the checkout as it was'

test.each(['v6'] as const)(story, carriedOut)

test.each(['v4', 'none'] as const)(story, { tags: 'thorough/variant' }, carriedOut)

async function carriedOut(credentials: 'v4' | 'v6' | 'none'): Promise<void> {
  const files = { 'plan.json': planOf(['A', { id: 'B', depends_on: ['A'] }]), '.gitignore': 'node_modules/\n' }
  const job = await actionJob(files, { credentials })
  mkdirSync(join(job.checkout.path, 'node_modules'))
  writeFileSync(join(job.checkout.path, 'node_modules/dependency'), 'installed by an earlier step\n')
  writeFileSync(join(job.checkout.path, 'left [by] an earlier step.txt'), 'untracked\n')
  const before = checkoutOf(job)
  const end = await job.run({
    ...job.agent(spy),
    validate: "cat node_modules/dependency\ntest -e 'left [by] an earlier step.txt'",
    'max-iterations': '5',
    ...(credentials === 'none' ? { 'github-token': jobToken } : {}),
    'anthropic-api-key': 'sk-ant-api03-canary-of-an-action-test',
  })
  expect(end.code, end.log).toBe(0)
  expect(end.outputs).toMatchObject({
    status: 'complete',
    iterations: '2',
    'tasks-done': '2',
    'tasks-total': '2',
    'cost-usd': '0',
    'state-ref': 'refs/heads/ralph/state/demo',
    'work-branch': 'ralph/work/demo',
    'head-sha': job.origin.git('rev-parse', workRef),
    'resume-at': '',
  })
  expectSoundRun(job.origin)
  expect(committedTasks(job.origin)).toEqual(['A', 'B'])
  expect(job.origin.git('ls-tree', '--name-only', workRef).split('\n')).toEqual([
    '.gitignore',
    'A.txt',
    'B.txt',
    'plan.json',
  ])
  expect(checkoutOf(job)).toEqual(before)
  expect(readFileSync(end.outputs['report'] ?? '', 'utf8')).toBe(end.summary)
  for (const part of ['2 of 2 tasks done', '```mermaid', '<summary>✓ #1 A', 'Notes of A'])
    expect(end.summary).toContain(part)
  expect(end.obeyed.filter(({ name }) => name === 'group').map(({ data }) => data.slice(0, 12))).toHaveLength(8)
  expect(end.obeyed.map(({ name }) => name)).not.toContain('error')
  expect(await leftovers(job.project)).toEqual([])

  const seen = readFileSync(join(job.project.moments, 'agent-env'), 'utf8')
  const config = readFileSync(join(job.project.moments, 'agent-config'), 'utf8')
  const kept = job.origin.git('log', '--all', '-p', '--format=%B')
  const shown = end.lines.join('\n')
  const secrets = [jobToken, Buffer.from(`x-access-token:${jobToken}`).toString('base64')]
  for (const secret of secrets)
    for (const text of [seen, config, kept, shown, end.summary]) expect(text).not.toContain(secret)
  expect(seen).toContain('ANTHROPIC_API_KEY=sk-ant-api03-canary')
  expect(seen).not.toMatch(/INPUT_|GITHUB_|RUNNER_|GIT_CONFIG/)
  expect(readFileSync(join(job.project.moments, 'agent-ls'), 'utf8')).toContain('dependency')
  expect(end.obeyed.filter(({ name }) => name === 'add-mask').map(({ data }) => data)).toContain(secrets[1])
}

test('every wrong input is named at once, together with what is wrong in the plan, before anything starts', async () => {
  const job = await actionJob({
    'plan.json': planOf(['A', { id: 'B', depends_on: ['C'] }]),
    '.github/ralph.yml': 'strategy: lax\n',
  })
  const before = checkoutOf(job)
  const requests = job.server.requests.length
  const end = await job.run({ command: 'dance', fresh: 'yes', 'max-iterations': 'many', 'cost-budget': '-1' })
  expect(end.code).toBe(65)
  const said = end.obeyed.find(({ name }) => name === 'error')?.data ?? ''
  for (const part of [
    'input command: expected one of run, begin, finish, ',
    ', got "dance"',
    'input fresh: expected true or false, got "yes"',
    'input settings: max-iterations: expected a whole number',
    'input cost-budget: expected an amount',
    '.github/ralph.yml:1:1: strategy: expected one of strict',
    'C',
  ]) {
    expect(said).toContain(part)
    expect(end.summary).toContain(part)
  }
  expect(end.outputs['status']).toBe('failed')
  expect(checkoutOf(job)).toEqual(before)
  expect(job.server.requests.length).toBe(requests)
})

test('what cannot work is said with its remedy: no checkout, no credentials', {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A']) }, { credentials: 'none' })
  const refused = await job.run({ ...job.agent(goodAgent), validate: 'true' })
  expect(refused.code).toBe(1)
  expect(refused.log).toContain('REMOTE_AUTH')
  const bare = join(job.project.root, 'empty')
  mkdirSync(bare)
  const end = await job.run({}, { GITHUB_WORKSPACE: bare })
  expect(end.code).toBe(64)
  expect(end.log).toContain('actions/checkout')
})

test('kill -9 of main: post puts the checkout back and frees the run, and may do so twice; the next job goes on', {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A']), 'src/a.js': 'one\n' })
  const before = checkoutOf(job)
  const inputs = {
    ...job.agent(`echo half > src/a.js; echo x > new.txt; touch "$MOMENTS/here"; sleep 60`),
    validate: 'true',
  }
  const step = job.start(inputs)
  await job.project.moment('here')
  expect(existsSync(join(job.checkout.path, '.git/config'))).toBe(true)
  expect(readFileSync(join(job.checkout.path, '.git/config'), 'utf8')).not.toContain('origin')
  step.engine.kill('SIGKILL')
  await step.ended
  expect(runOf(job.origin).lease).toMatchObject({
    holder: { kind: 'workflow', run_id: '4711', job: 'ralph on runner-1' },
  })
  const post = await step.post()
  expect(post.code, post.log).toBe(0)
  expect(post.log).toContain('free for the next job')
  expect(post.summary).toContain('# Run of plan demo')
  expect(checkoutOf(job)).toEqual(before)
  expect(runOf(job.origin)).toMatchObject({ lease: null, current: null, counts: { interrupted: 1, failed: 0 } })
  expect((await step.post()).code).toBe(0)
  expect(checkoutOf(job)).toEqual(before)
  const next = await job.run({ ...job.agent(goodAgent), validate: 'true' }, { GITHUB_RUN_ID: '4712' })
  expect(next.code, next.log).toBe(0)
  expectSoundRun(job.origin)
  expect(await leftovers(job.project)).toEqual([])
})

test('130: a cancelled job ends before it is killed, with nothing lost, and post has nothing left to do', {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A']) })
  const before = checkoutOf(job)
  const step = job.start({ ...job.agent(`trap '' TERM INT; touch "$MOMENTS/here"; sleep 60`), validate: 'true' })
  await job.project.moment('here')
  await step.cancel()
  const end = await step.ended
  expect(end.code, end.log).toBe(130)
  expect(end.outputs).toMatchObject({ status: 'cancelled', 'tasks-done': '0' })
  expect(end.summary).toContain('gh workflow run ralph.yml')
  expect(checkoutOf(job)).toEqual(before)
  const asked = job.server.requests.length
  expect((await step.post()).code).toBe(0)
  expect(job.server.requests.length).toBe(asked)
  expect(runOf(job.origin)).toMatchObject({ lease: null, stop: { kind: 'cancelled' } })
  expect(await leftovers(job.project)).toEqual([])
})

test('busy is green, changes nothing, and its post leaves the lease of the other job alone', {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A']) })
  const first = job.start({
    ...job.agent(`touch "$MOMENTS/here"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.05; done\n${goodAgent}`),
    validate: 'true',
  })
  await job.project.moment('here')
  const other = await actionJob({ 'plan.json': planOf(['A']) })
  other.checkout.git('remote', 'set-url', 'origin', job.server.url)
  const second = other.start(
    { ...other.agent(goodAgent), validate: 'true', remote: 'origin' },
    {
      GITHUB_RUN_ID: '4712',
      GITHUB_SERVER_URL: new URL(job.server.url).origin,
      'INPUT_GITHUB-TOKEN': jobToken,
      RALPH_AGENT_WRITABLE: job.project.env['RALPH_AGENT_WRITABLE'] ?? '',
    },
  )
  const end = await second.ended
  expect(end.code, end.log).toBe(0)
  expect(end.outputs['status']).toBe('busy')
  expect((await second.post()).code).toBe(0)
  writeFileSync(join(job.project.moments, 'go'), '')
  expect((await first.ended).outputs['status']).toBe('complete')
})

const hostile = [
  '::set-output name=status::hacked',
  '  ::error::forged',
  '##[group]open',
  'x ##[set-env name=A]b',
  '::stop-commands::forged',
  '::add-mask::a',
  '::endgroup::',
  '%0A::warning::forged',
]

test('nothing that an agent or a check prints is obeyed, in either syntax; what a check blames is annotated', async () => {
  const job = await actionJob({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]), 'src/a.ts': 'one\n' })
  const print = hostile.map((line) => `printf '%s\\n' '${line}'`).join('; ')
  const says = hostile.map((text) =>
    JSON.stringify({ type: 'assistant', message: { content: [{ type: 'text', text }] } }),
  )
  const answer = JSON.stringify({ summary: hostile.join('\n'), freeform: hostile.join('\n') })
  const agent = `cat > /dev/null; ${print}\n${says.map((line) => `printf '%s\\n' '${line}'`).join('\n')}
echo new > new.txt; printf '%s' '${answer}' > "$RALPH_HANDOFF_FILE"`
  const blame = `test ! -e new.txt || { echo "src/a.ts(3,7): error TS2322: ::error::no"; echo "../../x.ts(1,1): error TS1: no"; ${print}; exit 1; }`
  const end = await job.run({ ...job.agent(agent), validate: blame })
  expect(end.code).toBe(1)
  const { obeyed } = end
  const names = obeyed.map(({ name }) => name)
  expect(names.filter((name) => !['group', 'endgroup', 'stop-commands', 'add-mask', 'error'].includes(name))).toEqual(
    [],
  )
  expect(obeyed.filter(({ name }) => name === 'add-mask').map(({ data }) => data)).not.toContain('a')
  expect(obeyed.filter(({ name }) => name === 'stop-commands').map(({ data }) => data)).not.toContain('forged')
  expect(obeyed.filter(({ name }) => name === 'error')).toEqual([
    {
      name: 'error',
      properties: expect.objectContaining({ file: 'src/a.ts', line: '3', col: '7' }),
      data: 'TS2322: ::error::no',
    },
  ])
  expect(names.filter((name) => name === 'group').length).toBe(names.filter((name) => name === 'endgroup').length)
  expect(end.outputs['status']).toBe('stuck')
  expect(end.log, 'what the web page of a log would fold').not.toMatch(/##\[/)
})

test.each([
  ['cannot reach them', 'auto', { code: 0, status: 'complete' }],
  ['without a confinement, fails', 'none', { code: 1, status: 'stuck' }],
])(
  'an agent that writes into the files of the runner %s, and nothing of it arrives',
  { tags: 'thorough/variant' },
  async (_, confinement, expected) => {
    const job = await actionJob({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
    const files = join(job.project.root, '_work/_temp/_runner_file_commands')
    const agent = `for f in set_output save_state step_summary; do echo 'status=hacked' >> '${files}'/$f'_step1'; done\n${goodAgent}`
    const end = await job.run({ ...job.agent(agent), validate: 'true', confinement })
    expect({ code: end.code, status: end.outputs['status'] }, end.log).toEqual(expected)
    const putBack = 'GITHUB_STEP_SUMMARY, a file of the runner, was changed and put back'
    if (confinement === 'none') expect(end.log).toContain(putBack)
    else expect(end.log).not.toContain(putBack)
    expect(end.summary).not.toContain('hacked')
  },
)

test("unconfined, an agent that overwrites the job's post steps and steers the checkout's own .git reaches no later step, and fails the job by name", {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) }, { installed: true })
  const before = checkoutOf(job)
  const work = join(job.project.root, '_work')
  const evil = `require('fs').writeFileSync('${job.project.moments}/ran', JSON.stringify(process.env))`
  const posts = ['someone/ralph/v1/dist/post/index.js', 'actions/checkout/v4/dist/index.js'].map((path) =>
    join(work, '_actions', path),
  )
  const contents = posts.map((path) => readFileSync(path, 'utf8'))
  const agent = `
grep -rsh extraheader -A 1 '${work}/_temp' > "$MOMENTS/headers"
for f in ${posts.join(' ')}; do echo "${evil}" > $f; done
git --git-dir="$(ls -d '${work}'/_temp/ralph-checkout-*.git)" config core.fsmonitor "touch '$MOMENTS/ran'; false"
${goodAgent}`
  const step = job.start({ ...job.agent(agent), validate: 'true', confinement: 'none' })
  const end = await step.ended
  expect(posts.map((path) => readFileSync(path, 'utf8'))).toEqual(contents)
  expect(readFileSync(join(job.project.moments, 'headers'), 'utf8')).toBe('')
  expect(checkoutOf(job)).toEqual(before)
  expect(end.code).toBe(1)
  for (const text of [end.log, end.summary]) expect(text).toContain('Programs that run with this job')
  expect((await step.post()).code).toBe(0)
  expect(existsSync(join(job.project.moments, 'ran'))).toBe(false)
  expect(runOf(job.origin).tasks['A']?.status).toBe('failed')
})

test('RUNNER_DEBUG=1 shows what is silent otherwise', { tags: 'thorough/variant' }, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A']) })
  const end = await job.run({ ...job.agent(goodAgent), validate: 'true', 'log-level': 'error' }, { RUNNER_DEBUG: '1' })
  expect(end.code, end.log).toBe(0)
  expect(end.log).toContain('[debug] ')
  const again = `${goodAgent}\necho more >> A.txt`
  const inputs = { ...job.agent(again), validate: 'true', 'log-level': 'error', fresh: 'true' }
  const quiet = await job.run(inputs, { GITHUB_ACTOR: 'ada' })
  expect(quiet.code, quiet.log).toBe(0)
  expect(quiet.obeyed.map(({ name }) => name)).not.toContain('group')
})

test('the sample that CI runs: complete, with its cost', { tags: 'thorough/variant' }, async () => {
  const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')
  const job = await actionJob({
    'plan.json': fixture('sample-plan.json'),
    'cassette.json': fixture('sample-cassette.json'),
  })
  const replay = `'${process.execPath}' '${join(dist, 'replay-agent/index.js')}' '${join(job.checkout.path, 'cassette.json')}'`
  const end = await job.run({ agent: 'command', 'agent-command': replay, validate: 'true' })
  expect(end.code, end.log).toBe(0)
  expect(end.outputs).toMatchObject({ status: 'complete', 'cost-usd': '0.05' })
  expect(end.log).toMatch(/Write hello\.txt/)
})

test.runIf(canMount).each(['fills the disk', 'removes the checkout'])(
  'an agent that %s costs an attempt, not the job: the state is written, and later steps find their files',
  { tags: 'thorough/variant' },
  async (what) => {
    const files = { 'plan.json': planOf(['A', { id: 'B', depends_on: ['A'] }]), 'README.md': 'Of the user.\n' }
    const job = await actionJob(files, { disk: '48m', credentials: 'none' })
    const before = checkoutOf(job)
    const once = {
      'fills the disk': 'rm -rf .git; dd if=/dev/zero of=big bs=1M count=200 2>/dev/null; sleep 60',
      'removes the checkout': 'here=$PWD; cd /; rm -rf "$here"',
    }[what]
    const agent = `if mkdir "$MOMENTS/first" 2>/dev/null; then ${once}; exit; fi\n${goodAgent}`
    const step = job.start({ ...job.agent(agent), validate: 'true', 'github-token': jobToken })
    const end = await step.ended
    expect(end.code, end.log).toBe(0)
    expect(end.outputs).toMatchObject({ status: 'complete', iterations: '3', 'tasks-done': '2' })
    expectSoundRun(job.origin)
    expect((await step.post()).code).toBe(0)
    expect(checkoutOf(job)).toEqual(before)
  },
)
