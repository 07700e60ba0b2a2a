import { expect, test } from 'vitest'
import type { GitHub } from '../../../../src/adapter/github/client/client.ts'
import { runTracker } from '../../../../src/adapter/github/tracker/run-tracker.ts'
import { graphqlUrlOf } from '../../../../src/core/github/address.ts'
import { clientAt } from '../../../support/github/client.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { workflowToken } from '../../../support/github/token.ts'
import { look, trackingContext } from '../../../support/github/tracker.ts'
import { addRun, addWorkflow } from '../../../support/github/workflows.ts'
import { oidOf, planOf, runState } from '../../../support/run-state.ts'

const head = 'ralph/work/demo'

/** A garden whose work branch holds one commit more than its base. */
async function garden(given: { enterprise?: boolean } = {}): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' }, ...given })
  const { git } = github.world
  const commit = git.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Work')
  git.git('update-ref', `refs/heads/${head}`, commit)
  github.user('Ada', 'write')
  return github
}

/** One job's tracker of the run. */
function trackerAt(
  github: LoopbackGitHub,
  change: {
    issue?: number
    closeIssue?: boolean
    holdReady?: boolean
    showsAtEnd?: boolean
    github?: GitHub
    self?: string
  } = {},
) {
  const at = trackingContext(github)
  const { warnings } = at
  const tracker = runTracker({
    ...at,
    ...(change.github && { github: change.github }),
    ...(change.self && { self: change.self }),
    workBranch: head,
    closeIssue: change.closeIssue ?? false,
    holdReady: change.holdReady ?? false,
    reportsAtEnd: change.showsAtEnd ?? false,
    defaultBranch: 'main',
    stacked: false,
    issue: { number: change.issue, title: 'ralph: demo', body: 'A run.' },
  })
  const tip = github.world.git.git('rev-parse', head)
  const plan = planOf({ id: 'TASK-1' })
  const state = { ...runState(plan), base: oidOf('a'), work: tip, work_branch: head, base_branch: 'main' }
  return {
    ...tracker,
    warnings,
    tip,
    run: { plan, state, commit: oidOf('5') },
    done: { plan, state: { ...state, stop: { kind: 'complete' as const } }, commit: oidOf('5') },
  }
}

/** A job that publishes a commit and ends the run. */
async function wholeJob(github: LoopbackGitHub, change: { github?: GitHub; self?: string } = {}): Promise<string[]> {
  const { incoming, report, reportBranches, close, warnings, run, done, tip } = trackerAt(github, change)
  await incoming(look())
  report(run)
  reportBranches(new Map([[head, tip]]))
  report(done)
  await close()
  return warnings
}

const all = ({ world }: LoopbackGitHub) => [...world.issues.values()]

test('two looks create nothing; the first report makes the issue, the first published commit the pull request', async () => {
  const github = await garden()
  const tracker = trackerAt(github)
  await tracker.incoming(look())
  await tracker.incoming(look())
  expect(github.creations()).toEqual([])
  tracker.report(tracker.run)
  await tracker.close()
  expect(all(github).map(({ pull }) => pull?.head)).toEqual([undefined])
  await wholeJob(github)
  expect(all(github).map(({ pull }) => pull?.head)).toEqual([undefined, head])
  expect(all(github)[1]?.pull).toMatchObject({ draft: false, base: 'main' })
})

const creations = ['issues', 'pulls'] as const
test.each(
  creations.flatMap((what) =>
    ([500, 'reset', 'html'] as const).flatMap((fault) => [true, false].map((after) => [what, fault, after] as const)),
  ),
)('a creation of %s that ends in %s (after the effect: %s) is one in the end', async (what, fault, after) => {
  const github = await garden()
  github.faults.scripted.push({ on: new RegExp(`^POST .*/${what}$`), what: fault, after })
  await wholeJob(github)
  await wholeJob(github)
  expect(all(github).filter(({ pull }) => pull === null)).toHaveLength(1)
  expect(all(github).filter(({ pull }) => pull !== null)).toHaveLength(1)
})

test('a job that lasts for seconds shows what it came to once, at its end', async () => {
  const github = await garden()
  const tracker = trackerAt(github, { showsAtEnd: true })
  tracker.report(tracker.run)
  tracker.reportBranches(new Map([[head, tracker.tip]]))
  tracker.report(tracker.done)
  await tracker.threads()
  await new Promise((done) => setTimeout(done, 100))
  expect(github.creations()).toEqual([])
  await tracker.close()
  expect(all(github).map(({ pull }) => pull?.head)).toEqual([undefined, head])
  expect(github.world.comments.size).toBe(1)
})

test('a review is not put off to the next job where this one opens the pull request that it is for', async () => {
  const github = await garden()
  const tracker = trackerAt(github, { showsAtEnd: true })
  tracker.report(tracker.run)
  tracker.reportBranches(new Map([[head, tracker.tip]]))
  const findings = [{ path: null, line: null, severity: 'low' as const, text: 'A word.' }]
  const review = { verdict: 'ship' as const, summary: 'Fine.', findings }
  const said = {
    branch: head,
    iteration: 1,
    task: 'TASK-1',
    at: new Date(github.world.now()).toISOString(),
    model: null,
  }
  const effects = tracker.effectsOf({
    commit: tracker.tip,
    checks: [],
    knownRed: [],
    review: { ...said, commit: tracker.tip, review },
  })
  expect(effects).toHaveLength(1)
  expect(await tracker.deliver(effects)).toEqual(effects.map(({ key }) => key))
  await tracker.close()
})

test('held back, it stays a draft until a job marks it that holds nothing back; later ones leave it so', async () => {
  const github = await garden()
  const job = async (holdReady: boolean): Promise<[boolean, unknown]> => {
    const tracker = trackerAt(github, { holdReady })
    await tracker.repair?.(tracker.done, new Map([[head, tracker.tip]]))
    return [tracker.isHeldBack(), all(github)[0]?.pull?.draft]
  }
  const asked = 'A reviewer of the environment must approve'
  expect(await job(true)).toEqual([true, true])
  expect(await job(true)).toEqual([true, true])
  expect(all(github)[0]?.body).toContain(asked)
  expect(await job(false)).toEqual([false, false])
  const body = all(github)[0]?.body
  expect(body).not.toContain(asked)
  expect(await job(true)).toEqual([false, false])
  expect(all(github)[0]?.body).toBe(body)
})

test('one that a person made ready while it was held back is not asked for', async () => {
  const github = await garden()
  const tracker = () => trackerAt(github, { holdReady: true })
  const first = tracker()
  await first.repair?.(first.done, new Map([[head, first.tip]]))
  Object.assign(all(github)[0]?.pull ?? {}, { draft: false })
  const second = tracker()
  await second.repair?.(second.done, new Map([[head, second.tip]]))
  expect(second.isHeldBack()).toBe(false)
})

test('where a thread could not be looked for, its orders do not fall behind the cursor', async () => {
  const github = await garden()
  await wholeJob(github)
  const early = new Date(github.world.now() - 3_600_000).toISOString()
  github.faults.scripted.push({ on: /^GET .*\/pulls/, what: 403, times: 9 })
  github.comment('Ada', 1, '/ralph pause')
  const tracker = trackerAt(github)
  const { orders, cursor } = await tracker.incoming(look({ since: early }))
  expect(orders.map(({ text }) => text)).toEqual(['pause'])
  expect(cursor).toBeNull()
  expect(tracker.warnings.join()).toContain('could not be found')
})

test('the issue that was named is used, and a text that a person rewrote stays', async () => {
  const github = await garden()
  const issue = github.issue('Ada', 'My wish')
  const tracker = trackerAt(github, { issue: issue.number })
  tracker.report(tracker.run)
  tracker.reportBranches(new Map([[head, tracker.tip]]))
  await tracker.close()
  const [, pull] = all(github)
  expect(all(github)).toHaveLength(2)
  expect(pull?.pull?.draft).toBe(true)
  if (pull) pull.body = 'Mine now.'
  await wholeJob(github)
  expect(pull).toMatchObject({ body: 'Mine now.', pull: { draft: false } })
})

test('a private repository without drafts gets an ordinary pull request; one that was merged stays', async () => {
  const github = await garden()
  const message = 'Draft pull requests are not supported in this repository.'
  github.faults.scripted.push({ on: /^POST .*\/pulls$/, what: 422, message })
  const tracker = trackerAt(github)
  tracker.report(tracker.run)
  tracker.reportBranches(new Map([[head, tracker.tip]]))
  await tracker.close()
  const [pull] = all(github).filter((issue) => issue.pull)
  expect(pull?.pull?.draft).toBe(false)
  if (!pull?.pull) return
  pull.state = 'closed'
  pull.pull.mergedAt = github.world.now()
  expect(await wholeJob(github)).toEqual([])
  expect(all(github).filter((issue) => issue.pull)).toHaveLength(1)
})

test('a second tracking issue, made while the list lagged, is closed and names the one that counts', async () => {
  const github = await garden()
  const lowest = github.issue(github.token.login, 'ralph: demo', '<!-- ralph:demo:issue -->\nA run.')
  const second = github.issue(github.token.login, 'ralph: demo', '<!-- ralph:demo:issue -->\nA run.')
  const other = github.issue(github.token.login, 'ralph: roof', '<!-- ralph:roof:issue -->\nAnother run.')
  for (const { labels } of [lowest, second, other]) labels.push('ralph')
  const idle = trackerAt(github)
  expect((await idle.threads())[0]).toBe(lowest.number)
  expect(second.state).toBe('open')
  const warnings = await wholeJob(github)
  expect(warnings.join()).toContain(`#${lowest.number} is the one`)
  expect(second).toMatchObject({ state: 'closed', body: expect.stringContaining(`#${lowest.number}`) })
  expect([lowest.state, other.state]).toEqual(['open', 'open'])
  expect(await wholeJob(github)).toEqual([])
})

test('an issue that another job made since the first look is found and not made again', async () => {
  const github = await garden()
  const tracker = trackerAt(github)
  await tracker.incoming(look())
  const made = github.issue(github.token.login, 'ralph: demo', '<!-- ralph:demo:issue -->\nA run.')
  made.labels.push('ralph')
  tracker.report(tracker.run)
  await tracker.close()
  expect(all(github)).toHaveLength(1)
})

test('CI that waits for “Approve and run” is shown as waiting, on the issue and in the pull request', async () => {
  const github = await garden()
  const { world } = github
  const { id: workflow } = addWorkflow(world, '.github/workflows/ci.yml')
  const held = { workflow, event: 'pull_request', branch: head, actor: github.token.login }
  const run = addRun(world, held)
  Object.assign(run, { status: 'completed', conclusion: 'action_required' })
  await wholeJob(github)
  const [issue, pull] = all(github)
  const status = [...world.comments.values()].find((comment) => comment.issue === issue?.number)?.body ?? ''
  for (const text of [status, pull?.body ?? '']) {
    expect(text).toContain('1 run waits for “Approve and run”')
    expect(text).toContain(`/actions/runs/${run.id}`)
    expect(text).toContain('has to click that button')
    expect(text).toContain('The token is the workflow’s own')
  }
  // Somebody clicked it.
  Object.assign(run, { status: 'in_progress', conclusion: null })
  world.now = () => Date.now() + 700_000
  await wholeJob(github)
  expect(pull?.body).not.toContain('Approve and run')
})

test("with an App's token CI runs by itself, and is not asked about", async () => {
  const github = await garden()
  Object.assign(github.token, { login: 'garden-bot[bot]' })
  await wholeJob(github)
  expect(all(github)[1]?.body).toContain('CI runs on each commit')
  expect(github.counts()['GET /repos/{owner}/{repo}/actions/runs']).toBeUndefined()
})

test('a token that may not read runs costs nothing but the line', async () => {
  const github = await garden()
  github.token.permissions.actions = 'none'
  expect(await wholeJob(github)).toEqual([])
})

test('the issue is closed when every task is done, where that is wished, and a notice comes before', async () => {
  const github = await garden()
  const tracker = trackerAt(github, { closeIssue: true })
  tracker.report(tracker.run)
  const notice = { key: 'notice/2026-01-01T00:00:00.000Z/stuck-7', kind: 'notice', body: '@ada look' }
  expect(await tracker.deliver([notice])).toEqual([notice.key])
  expect(await trackerAt(github).deliver([notice])).toEqual([notice.key])
  expect([...github.world.comments.values()].filter(({ body }) => body.includes('@ada look'))).toHaveLength(1)
  expect(all(github)[0]?.state).toBe('open')
  tracker.report(tracker.done)
  await tracker.close()
  expect(all(github)[0]?.state).toBe('closed')
})

test('where there is neither an issue nor a pull request a notice holds nothing up', async () => {
  const github = await garden()
  github.world.hasIssues = false
  const notice = { key: 'notice/2026-01-01T00:00:00.000Z/stuck-7', kind: 'notice', body: '@ada look' }
  expect(await trackerAt(github).deliver([notice])).toEqual([notice.key])
})

test('an Enterprise Server has its own addresses, and a run lives there as elsewhere', async () => {
  const github = await garden({ enterprise: true })
  const apiUrl = `${github.url}/api/v3`
  const client = clientAt(github, { apiUrl, graphqlUrl: graphqlUrlOf(apiUrl) })
  expect(await wholeJob(github, { github: client })).toEqual([])
  const [issue, pull] = all(github)
  expect(issue?.state).toBe('open')
  // Made ready by GraphQL, which is beside the REST API there.
  expect(pull?.pull).toMatchObject({ head, draft: false })
  expect(github.requests.every(({ path }) => path.startsWith('/api/'))).toBe(true)
})

test('what an Enterprise Server does not say of a permission, the address says', async () => {
  const github = await garden({ enterprise: true })
  github.token.permissions.pull_requests = 'none'
  const client = clientAt(github, { apiUrl: `${github.url}/api/v3` })
  expect((await wholeJob(github, { github: client })).join('\n')).toMatch(/`pull-requests: (read|write)`/)
})

test("an App's token that nobody said the account of: a warning names it, and no second issue is opened", async () => {
  const github = await garden()
  github.user('gardener[bot]', 'none', 'Bot')
  const app = { ...workflowToken('ghs_ofTheApp'), login: 'gardener[bot]' }
  github.tokens.push(app)
  const client = clientAt(github, { token: () => app.value })
  const job = (self?: string) => wholeJob(github, { github: client, self: self ?? 'github-actions[bot]' })
  for (let n = 0; n < 2; n++) expect((await job()).join('\n')).toContain('`github-login: gardener[bot]`')
  expect(await job('gardener[bot]')).toEqual([])
  expect(all(github).filter(({ pull }) => pull === null)).toHaveLength(1)
})

test('a review waits for the pull request that its own commit opens, and one job does both', async () => {
  const github = await garden()
  const { incoming, report, reportBranches, deliver, effectsOf, close, run, tip } = trackerAt(github)
  await incoming(look())
  report(run)
  const finding = { path: null, line: null, severity: 'low' as const, text: 'No README.' }
  const review = {
    ...{ commit: tip, branch: head, iteration: 1, task: 'TASK-1', at: new Date().toISOString(), model: null },
    review: { verdict: 'ship' as const, summary: 'Fine.', findings: [finding] },
  }
  const effects = effectsOf({ commit: tip, checks: [], knownRed: [], review })
  expect(await deliver(effects), 'nothing is published yet').toEqual([])
  reportBranches(new Map([[head, tip]]))
  expect(await deliver(effects)).toHaveLength(1)
  await close()
  const pull = all(github).find((one) => one.pull)
  expect([...github.world.reviews.values()]).toMatchObject([{ pull: pull?.number, commit: tip, state: 'COMMENTED' }])
})
