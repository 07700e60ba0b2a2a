import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ActionJob, actionJob, jobToken } from '../support/action-runner.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, workRef } from '../support/run-on-disk.ts'

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

test.each(['v4', 'v6', 'none'] as const)(
  'a plan is carried out on a checkout with %s credentials: outputs, summary, and the checkout as it was',
  async (credentials) => {
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
  },
)

test('every wrong input is named at once, together with what is wrong in the plan, before anything starts', async () => {
  const job = await actionJob({
    'plan.json': planOf(['A', { id: 'B', depends_on: ['C'] }]),
    '.github/ralph.yml': 'strategy: lax\n',
  })
  const before = checkoutOf(job)
  const requests = job.server.requests.length
  const end = await job.run({ command: 'finish', fresh: 'yes', 'max-iterations': 'many', 'cost-budget': '-1' })
  expect(end.code).toBe(65)
  const said = end.obeyed.find(({ name }) => name === 'error')?.data ?? ''
  for (const part of [
    'input command: expected one of run, got "finish"',
    'input fresh: expected true or false, got "yes"',
    'input max-iterations: expected a whole number',
    'input cost-budget: expected an amount',
    '.github/ralph.yml: strategy: expected one of strict',
    'C',
  ]) {
    expect(said).toContain(part)
    expect(end.summary).toContain(part)
  }
  expect(end.outputs['status']).toBe('failed')
  expect(checkoutOf(job)).toEqual(before)
  expect(job.server.requests.length).toBe(requests)
})

test('what cannot work is said with its remedy: no checkout, no credentials', async () => {
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
