import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { resolveInClone } from '../../src/core/run/next/stack-conflict.ts'
import { tempDir } from '../support/git-repositories.ts'
import { counted, type Here, pullsOf, repository, warningsIn } from '../support/github/action-repository.ts'
import { mergePull } from '../support/github/merge-pull.ts'
import { goodAgent } from '../support/project.ts'
import { expectSoundRun, hasRef, runOf, stateRef, workRef } from '../support/run-on-disk.ts'

/** The next job's checkout: the default branch as it is now. */
function checkOutAgain({ job }: Here): Record<string, string> {
  const { checkout, origin } = job
  const from = pathToFileURL(origin.path).href
  checkout.git('fetch', '--quiet', '--no-tags', '--depth=1', from, '+main:refs/remotes/origin/main')
  checkout.git('checkout', '--quiet', '--force', '-B', 'main', 'refs/remotes/origin/main')
  return { GITHUB_SHA: checkout.git('rev-parse', 'HEAD') }
}

test('milestones are stacked pull requests; when the lower one is squashed the next goes to the base, and the run goes on', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const here = await repository([{ id: 'A', milestone: 'api' }, { id: 'W', milestone: 'web' }, { id: 'DOCS' }])
  const first = await counted(here, () => here.run({ inputs: { 'max-iterations': '2' } }))
  expect(first.end.outputs['status'], first.end.log).toBe('iteration_limit')
  expect(warningsIn(first.end)).toBe('')
  expect(pullsOf(here)).toMatchObject([
    { head: 'ralph/work/demo.api', base: 'main', draft: false, body: expect.stringContaining('#3 builds on it') },
    { head: 'ralph/work/demo.web', base: 'ralph/work/demo.api', draft: false },
  ])
  expect(first.calls, first.list.join('\n')).toBeLessThanOrEqual(30)

  mergePull(here.github.world, 2, { how: 'squash' })
  const second = await counted(here, () => here.run({ env: {} }))
  expect(second.end.outputs['status'], second.end.log).toBe('complete')
  expect(pullsOf(here)).toMatchObject([
    { state: 'closed' },
    { head: 'ralph/work/demo.web', base: 'main', draft: false },
    { head: 'ralph/work/demo', base: 'ralph/work/demo.web', draft: false },
  ])
  expectSoundRun(here.job.origin)

  // A finished run: merged meanwhile, which a job mends that has nothing else to do.
  const tip = here.job.origin.git('rev-parse', stateRef)
  mergePull(here.github.world, 3, { how: 'rebase' })
  const tick = await here.run({ env: { GITHUB_EVENT_NAME: 'schedule' } })
  expect(tick.outputs['status'], tick.log).toBe('complete')
  expect(pullsOf(here).at(-1)).toMatchObject({ head: 'ralph/work/demo', base: 'main', state: 'open' })
  const quiet = await counted(here, () => here.run({ env: { GITHUB_EVENT_NAME: 'schedule' } }))
  // One of them makes sure that the watchdog is awake, before anything can die.
  expect(quiet.calls, quiet.list.join('\n')).toBeLessThanOrEqual(5)
  expect(here.job.origin.git('rev-parse', stateRef)).toBe(tip)
})

test('squashed while an agent works, its branch deleted: its commit brings the branch back, and the next job goes on from the base', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C', 'D'])
  const { origin, project } = here.job
  const waiting = `test "$RALPH_TASK_ID" != B || { touch "$MOMENTS/here"; while [ ! -e "$MOMENTS/merged" ]; do sleep 0.1; done; }\n${goodAgent}`
  const step = here.start(waiting)
  await project.moment('here')
  for (;;) {
    if (pullsOf(here).length > 0 && !existsSync(join(project.moments, 'merged'))) break
    await new Promise((done) => setTimeout(done, 50))
  }
  mergePull(here.github.world, 2, { how: 'squash', deletesBranch: true, marksReady: true })
  expect(hasRef(origin, workRef)).toBe(false)
  writeFileSync(join(project.moments, 'merged'), '')
  const end = await step.ended
  expect(end.outputs['status'], end.log).toBe('complete')
  expect(end.log).toContain('was deleted; the next task')
  const [, later] = pullsOf(here)
  expect(later).toMatchObject({ head: 'ralph/work/demo', base: 'main', draft: false, state: 'open' })

  // All of it is squashed, and a person opens a task again: what comes then is alone in its pull request.
  mergePull(here.github.world, later?.number ?? 0, { how: 'squash' })
  const env = checkOutAgain(here)
  here.github.comment('ada', 1, '/ralph undo 4 the gate squeaks')
  const again = await counted(here, () => here.run({ env }))
  expect(again.end.outputs['status'], again.end.log).toBe('complete')
  expect(runOf(origin).base).toBe(env['GITHUB_SHA'])
  expect(origin.git('rev-list', '--count', `main..${workRef}`)).toBe('2')
  expect(origin.git('merge-base', 'main', workRef)).toBe(origin.git('rev-parse', 'main'))
  expect(pullsOf(here).at(-1)).toMatchObject({ base: 'main', state: 'open', draft: false })
  expect(pullsOf(here)).toHaveLength(3)
})

test('T16: a state branch that was moved back or deleted between two jobs is not gone on from, and the message brings it back', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C'])
  const { origin } = here.job
  const first = origin.git.bind(origin)
  await here.run({ inputs: { 'max-iterations': '1' } })
  const [old, oldWork] = [first('rev-parse', stateRef), first('rev-parse', workRef)]
  await here.run({ inputs: { 'max-iterations': '1' } })
  const [newest, work] = [first('rev-parse', stateRef), first('rev-parse', workRef)]
  first('update-ref', stateRef, old)
  const back = await here.run()
  expect(back.code, back.log).toBe(65)
  expect(back.log).toContain('[STATE_MOVED_BACK]')
  // Together with the work branch: the status comment knows, and which commit it was.
  first('update-ref', workRef, oldWork)
  const both = await here.run()
  expect(both.log).toContain(`${newest}:refs/heads/ralph/state/demo`)
  first('update-ref', workRef, work)
  first('update-ref', '-d', stateRef)
  const gone = await here.run()
  expect(gone.code, gone.log).toBe(65)
  expect(gone.log).toContain('[STATE_DELETED]')
  first('update-ref', stateRef, newest)
  const end = await here.run()
  expect(end.outputs['status'], end.log).toBe('complete')
  expectSoundRun(origin)
})

test('a stack of five pull requests: one in the middle is squashed, the ones above show their own commits, and the run goes on', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await repository(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  const { origin } = here.job
  // Each commit rewrites the lines of the one before it.
  const agent = `node -e 'require("node:fs").writeFileSync("shared.txt", (process.env.RALPH_TASK_ID + "\\n").repeat(8))'\n${goodAgent}`
  const inputs = { settings: 'pr-size: 12' }
  const first = await here.run({ agent, inputs: { ...inputs, 'max-iterations': '5' } })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  const heads = ['+1', '+2', '+3', '+4', ''].map((part) => `ralph/work/demo${part}`)
  const stack = () => heads.map((head) => pullsOf(here).find((pull) => pull.head === head))
  expect(stack()).toMatchObject([
    { base: 'main', draft: false, state: 'open' },
    { base: heads[0], draft: false },
    { base: heads[1], draft: false },
    { base: heads[2], draft: true },
    { base: heads[3], draft: true },
  ])
  const [, second = '', third = '', fourth = ''] = heads
  mergePull(here.github.world, stack()[0]?.number ?? 0, { how: 'squash', deletesBranch: true })
  const next = await here.run({ agent, inputs: { ...inputs, 'max-iterations': '1' }, env: checkOutAgain(here) })
  expect(next.outputs['status'], next.log).toBe('iteration_limit')
  expect(stack().slice(1)).toMatchObject([{ base: 'main' }, { base: second }, { base: third, draft: false }, {}])
  const checked = new Set(here.github.world.statuses.map(({ sha }) => sha))
  expect([second, third, fourth].map((head) => checked.has(origin.git('rev-parse', head)))).toEqual([true, true, true])
  // GitHub could not have merged it before: main and the branch had changed the same lines.
  mergePull(here.github.world, stack()[1]?.number ?? 0, { how: 'squash', deletesBranch: true })
  const last = await here.run({ agent, inputs, env: checkOutAgain(here) })
  expect(last.outputs['status'], last.log).toBe('complete')
  expect(stack().slice(2)).toMatchObject([
    { base: 'main', state: 'open', draft: false },
    { base: third, state: 'open', draft: false },
    { state: 'open' },
  ])
  expect(origin.git('show', `${third}:shared.txt`)).toMatch(/^C/)
  // GitHub shows what a head has that its common ancestor with the base lacks: its own commits alone.
  expect(origin.git('merge-base', 'main', third)).toBe(origin.git('rev-parse', 'main'))
  expect(origin.git('merge-base', third, fourth)).toBe(origin.git('rev-parse', third))
  expect(hasRef(origin, 'refs/heads/ralph/work/demo+1')).toBe(false)
  // A squash of one commit keeps its trailers on main, so the commits are not counted here.
  expect(Object.values(runOf(origin).tasks).map(({ status }) => status)).toEqual(Array(7).fill('done'))
})

test('stop-at: the run waits while too much is unread, says so on the issue, and continues after a merge', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C', 'D'])
  const agent = `node -e 'require("node:fs").writeFileSync(process.env.RALPH_TASK_ID + "-list.txt", "x\\n".repeat(8))'\n${goodAgent}`
  const inputs = { settings: 'pr-size: 12\nstop-at: 20' }
  const first = await here.run({ agent, inputs })
  expect(first.outputs['status'], first.log).toBe('human_review')
  const lowest = pullsOf(here).find(({ head }) => head === 'ralph/work/demo+1')
  const comments = [...here.github.world.comments.values()].map(({ body }) => body).join('\n')
  expect(comments).toContain('changed lines in 3 pull requests are not merged yet')
  expect(comments).toContain('Read and merge the pull request of `ralph/work/demo+1`')
  mergePull(here.github.world, lowest?.number ?? 0, { how: 'merge', deletesBranch: true })
  const next = await here.run({ agent, inputs, env: { ...checkOutAgain(here), GITHUB_EVENT_NAME: 'schedule' } })
  expect(next.outputs['status'], next.log).toBe('complete')
  expectSoundRun(here.job.origin)
})

test('a part of the stack conflicts with main: the ones below are brought up to date, and a person resolves it as printed', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await repository(['A', 'B', 'C', 'D', 'E'])
  const { origin } = here.job
  const agent = `node -e 'require("node:fs").writeFileSync(process.env.RALPH_TASK_ID + "-list.txt", "x\\n".repeat(8))'\n${goodAgent}`
  const inputs = { settings: 'pr-size: 12' }
  await here.run({ agent, inputs: { ...inputs, 'max-iterations': '4' } })
  const [first = '', second = '', third = ''] = ['+1', '+2', '+3'].map((part) => `ralph/work/demo${part}`)
  const numberOf = (head: string): number => pullsOf(here).find((pull) => pull.head === head)?.number ?? 0
  mergePull(here.github.world, numberOf(first), { how: 'squash', deletesBranch: true })
  // Somebody else adds the same file to main.
  const clone = tempDir('ralph-clone-')
  const inClone = (line: string): string => execFileSync('sh', ['-ec', line], { cwd: clone, encoding: 'utf8' })
  inClone(`git clone -q ${origin.path} . && git config user.name Ada && git config user.email ada@example.com`)
  inClone('echo theirs > C-list.txt && git add . && git commit -qm theirs && git push -q origin HEAD:main')
  const end = await here.run({ agent, inputs, env: checkOutAgain(here) })
  expect(end.outputs['status'], end.log).toBe('complete')
  expect(origin.git('merge-base', 'main', second)).toBe(origin.git('rev-parse', 'main'))
  const run = runOf(origin)
  const { stack_conflict: conflict } = run
  expect(conflict).toMatchObject({ branch: third, paths: ['C-list.txt'] })
  const { get, push } = resolveInClone({ remote: origin.path }, conflict as NonNullable<typeof conflict>)
  const comments = [...here.github.world.comments.values()].filter(({ body }) => body.includes('conflicts with'))
  expect(comments.map(({ body }) => body).join('\n')).toContain(`HEAD:refs/heads/${third}`)
  // Two places: the notice, and the status comment as long as it holds.
  expect(comments).toHaveLength(2)

  inClone(get)
  expect(inClone('git diff --name-only HEAD^1; cat C-list.txt')).toMatch(/^<<<<<<< /m)
  inClone(`echo both > C-list.txt && ${push}`)
  const last = await here.run({ agent, inputs, env: checkOutAgain(here) })
  expect(last.outputs['status'], last.log).toBe('complete')
  expect(runOf(origin).stack_conflict).toBeNull()
  expect(origin.git('show', `${workRef}:C-list.txt`)).toBe('both')
  expect(origin.git('merge-base', 'main', workRef)).toBe(origin.git('rev-parse', 'main'))
})
