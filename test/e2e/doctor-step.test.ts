import { expect, test } from 'vitest'
import { repository, warningsIn } from '../support/github/action-repository.ts'
import { leftovers } from '../support/project.ts'

test('doctor as a step: findings with their remedies, the baseline, a summary, and nothing is changed', async () => {
  const here = await repository(['A'])
  here.github.world.actionsMayOpenPulls = false
  here.github.token.permissions.administration = 'read'
  const refs = here.job.origin.git('for-each-ref')
  const status = here.job.checkout.git('status', '--porcelain')
  const healthy = await here.run({ inputs: { command: 'doctor', validate: 'test -e plan.json' } })
  expect(healthy.code, healthy.log).toBe(0)
  expect(healthy.outputs['status']).toBe('healthy')
  for (const text of [healthy.log, healthy.summary]) {
    expect(text).toContain('the check passes on this commit')
    expect(text).toContain('Allow GitHub Actions to create and approve pull requests')
  }
  expect(warningsIn(healthy)).toContain('actions: Workflows are not allowed to open pull requests.')

  const red = await here.run({ inputs: { command: 'doctor', validate: 'test -e plan.json\nfalse' } })
  expect(red.code, red.log).toBe(1)
  expect(red.outputs['status']).toBe('faults')
  expect(red.summary).toMatch(/✗ \*\*baseline\*\* false failed with exit code 1/)
  expect(red.obeyed.find(({ name }) => name === 'error')?.data).toContain('baseline: false failed')

  expect(here.job.origin.git('for-each-ref')).toBe(refs)
  expect(here.job.checkout.git('status', '--porcelain')).toBe(status)
  expect(here.github.creations()).toEqual([])
  expect(await leftovers(here.job.project)).toEqual([])
}, 120_000)

test('on a pull request one comment says it, and where that is forbidden a warning does', {
  tags: 'thorough/variant',
  timeout: 120_000,
}, async () => {
  const here = await repository(['A'])
  const { number } = here.github.issue('ada', 'Let ralph work on this')
  const look = (validate: string) =>
    here.run({ inputs: { command: 'doctor', validate }, env: { GITHUB_REF: `refs/pull/${number}/merge` } })
  await look('false')
  await look('true')
  const [comment, ...others] = [...here.github.world.comments.values()]
  expect(others).toEqual([])
  expect(comment).toMatchObject({ issue: number, author: here.github.token.login })
  expect(comment?.body).toContain('the check passes on this commit')
  Object.assign(here.github.token.permissions, { issues: 'read', pull_requests: 'read' })
  const end = await look('false')
  expect(warningsIn(end)).toMatch(/This could not be posted on the pull request: .*`issues: write`/)
  expect(comment?.body).not.toContain('✗')
})

test('a key or an agent that is missing is no reason to tell of red checks in a second round', {
  tags: 'thorough/variant',
  timeout: 120_000,
}, async () => {
  const here = await repository(['A'])
  const agent = { agent: 'claude', 'agent-path': '/nowhere/claude' }
  const end = await here.run({ inputs: { command: 'doctor', ...agent, validate: 'false' } })
  for (const part of ['agent', 'credentials', 'baseline']) expect(end.summary).toContain(`✗ **${part}**`)
  expect(end.summary).toContain('**baseline** false failed')
})

test('what is wrong with the inputs and the plan is told together with the rest', {
  tags: 'thorough/variant',
  timeout: 120_000,
}, async () => {
  const here = await repository(['A'])
  const end = await here.run({ inputs: { command: 'doctor', plan: 'other.json', fresh: 'perhaps' } })
  expect(end.code, end.log).toBe(1)
  for (const part of ['input fresh: expected true or false', 'other.json']) expect(end.summary).toContain(part)
})
