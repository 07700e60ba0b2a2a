import { execFileSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { hasBrowser, open, openFolds } from '../support/browser.ts'
import { startDashboard } from '../support/dashboard.ts'
import { gitHttpServer } from '../support/git-http-server.ts'
import { bareRemote, repositoryAt } from '../support/git-repositories.ts'
import { goodAgent, makeProject, type Project, planOf, projectAt } from '../support/project.ts'

const each = { tags: 'thorough/story', skip: !hasBrowser }
const title = '<img src=x onerror=alert(1)> ‮rtl 🎉 </script><script>alert(2)</script>'
const content = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .textContent()
    .then((text) => text ?? '')

/** Two tasks are done, of which the first failed once; the third is left. */
async function begun(): Promise<Project> {
  const project = makeProject({
    'plan.json': planOf([{ id: 'A', title }, { id: 'B', depends_on: ['A'] }, { id: 'C' }]),
  })
  const answer = `echo '{"summary":"<b>s</b>","freeform":"f"}' > "$RALPH_HANDOFF_FILE"`
  const bad = `[ -e "$MOMENTS/once" ] || { touch "$MOMENTS/once"; cat >/dev/null; echo bad > bad.txt; ${answer}; exit 0; }`
  const args = ['--validate', 'test ! -e bad.txt', '--max-iterations', '3']
  const end = await project.ralph(['run', ...project.agent(`${bad}\n${goodAgent}`), ...args])
  expect(end.stdout).toContain('attempt')
  return project
}

test('each view is at its key, what others say is text, and axe finds nothing, light or dark', each, async () => {
  const served = await startDashboard(await begun())
  for (const scheme of ['light', 'dark'] as const) {
    const { page, faults, requests } = await open(served.control, { scheme })
    await page.getByText('live', { exact: true }).waitFor()
    // The token leaves the address, and the page is there again after a reload.
    expect(page.url()).not.toContain('token')
    await page.reload()
    await page.getByRole('heading', { name: 'demo' }).waitFor()
    expect(await content(page)).toMatch(/Needs you[\s\S]*Where it is[\s\S]*Timeline/)
    for (const [key, words] of [
      ['2', '<img src=x onerror=alert(1)>'],
      ['3', 'failed'],
      ['4', 'ralph/work/demo'],
      ['5', 'attempt 1 started'],
      ['6', 'Settings of the run'],
      ['1', 'Timeline'],
    ] as const) {
      await page.keyboard.press(key)
      if (key === '1') await openFolds(page)
      await page.getByText(words).first().waitFor()
      expect(await violations(page), key).toEqual([])
    }
    await page.keyboard.press('j')
    await page
      .getByText('Do not', { exact: false })
      .or(page.getByRole('heading', { name: 'Diff' }))
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.locator('#content img, #content script, #content b').count()).toBe(0)
    expect(requests.every((url) => url.startsWith(served.origin))).toBe(true)
    // The reload has no token in its address, and is answered with the page all the same.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
  }
  for (const width of [320, 3840]) {
    const { page } = await open(served.control, { width, height: 800 })
    for (const key of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(key)
      await wait(100)
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${key} ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('the log shows what happens while it is looked at, until the run ends, and is searched', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const served = await startDashboard(project)
  const { page } = await open(`${served.control}#/log`)
  await page.getByText('There is no run yet').waitFor()
  const job = project.start(['run', ...project.agent(goodAgent)])
  await page.locator('tbody').getByText('A: attempt 1 started').waitFor()
  await page.locator('tbody').getByText('B: attempt 1 started').waitFor()
  expect((await job.ended).code).toBe(0)
  await page.locator('.head .badge', { hasText: 'complete' }).waitFor()
  const all = await page.locator('tbody tr').count()
  await page.keyboard.press('/')
  await page.keyboard.type('b: attempt')
  await wait(100)
  expect(await page.locator('tbody tr').count()).toBeLessThan(all)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('orders')
  expect(await page.locator('tbody tr').count()).toBe(0)
})

test('a job that was killed is seen to be gone', { ...each, tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  const job = project.start(['run', ...project.agent('cat >/dev/null; touch "$MOMENTS/here"; sleep 60')])
  await project.moment('here')
  await page.locator('.head .badge', { hasText: 'running' }).waitFor()
  job.kill('SIGKILL')
  await page.getByText('ended without releasing the run').waitFor({ timeout: 30_000 })
})

test('each control gives the order that ralph has for it, and says what became of it', each, async () => {
  const project = await begun()
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  const done = (order: string) =>
    page
      .locator('.outcome-card', { hasText: `Done: ${order}` })
      .first()
      .waitFor()
  const state = async () => JSON.parse((await project.ralph(['status', '--json'])).stdout)
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })

  await page.getByRole('heading', { name: 'Needs you' }).waitFor()
  await page.locator('h1').click()
  await page.keyboard.press(' ')
  await done('pause')
  expect((await state()).standing).toBe('paused')
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.keyboard.press(' ')
  await done('resume')
  expect((await state()).standing).not.toBe('paused')

  await page.keyboard.press('2')
  await choice('For').selectOption('C')
  await page.getByLabel('What it should know').fill('use <b>the</b> cache\nof two lines')
  await page.getByRole('button', { name: 'Give the hint' }).click()
  await done('hint C')

  await choice('Task').selectOption('C')
  await page.getByRole('button', { name: 'Skip it' }).click()
  await done('skip C')
  expect((await state()).counts.skipped).toBe(1)
  await choice('Task').selectOption('C')
  await page.getByRole('button', { name: 'Retry it' }).click()
  await done('retry C')
  expect((await state()).counts.skipped).toBe(0)

  await page.keyboard.press('3')
  await choice('Iteration').selectOption('2')
  await page.getByLabel('also what builds on it').check()
  await page.getByRole('button', { name: 'Undo it' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByRole('button', { name: 'Undo it' }).click()
  await page.getByRole('button', { name: 'Yes, order it' }).click()
  await done('undo 2')
  expect(await content(page)).toContain('reverts the commit of iteration 2')

  // What was refused says why, as a command does.
  const refused = await served.ask(served.control, '/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ run: 'here:refs/heads/ralph/state/demo', text: 'skip NOPE' }),
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('the plan has no task NOPE')
})

test('each setting is an order; what weakens the rules of the run asks first', each, async () => {
  const project = await begun()
  const served = await startDashboard(project)
  const { page } = await open(`${served.control}#/settings`)
  const change = async (name: string, value: string): Promise<void> => {
    const field = page.locator(`[id="set-${name}"]`)
    await field.waitFor()
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
    await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  }
  const said = (words: string) => page.locator('.outcome-card', { hasText: words }).first().waitFor()
  for (const [name, value] of [
    ['cost-budget', '5'],
    ['mode', 'handoff-plus-index'],
    ['max-turns', '30'],
    ['context-budget', '9000'],
    ['index-when', 'bytes=64000,iterations=9,overlap=0.5'],
  ] as const) {
    await change(name, value)
    await said(`${name} is ${value} for the rest of the run.`)
  }
  await change('strategy', 'lenient')
  const question = page.getByRole('dialog')
  await question.getByText('strategy: strict → lenient').waitFor()
  await page.keyboard.press('Escape')
  const rules = async () => JSON.parse((await project.ralph(['status', '--json'])).stdout).rules.values
  expect((await rules()).strategy).toBeUndefined()
  await change('strategy', 'lenient')
  await question.getByRole('button', { name: 'Yes, order it' }).click()
  await said('strategy is lenient')
  expect((await rules()).strategy.value).toBe('lenient')
  await change('max-turns', 'many')
  await said('max-turns takes a whole number')
})

test('commits of several lanes that wait each have their diff in view and a button of their own', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  await project.ralph(['run', ...project.agent(goodAgent), '--lanes', '2', '--approval', 'iteration'])
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  const cards = page.getByRole('article', { name: 'Approval' })
  await cards.nth(1).waitFor()
  for (const task of ['A', 'B']) {
    const card = cards.filter({ hasText: `${task}, iteration` })
    await card.getByText(`+work of ${task}`).waitFor()
    await card.getByRole('button', { name: /^Approve [0-9a-f]{7}$/ }).click()
    await card.waitFor({ state: 'detached' })
  }
})

test('a commit that waits is approved with its diff in view', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent), '--approval', 'iteration'])
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  await page.getByText('+work of A').waitFor()
  await page.getByRole('button', { name: /^Approve [0-9a-f]{7}$/ }).click()
  await page.locator('.outcome-card', { hasText: 'A is done' }).waitFor()
  await page.getByRole('article', { name: 'Approval' }).waitFor({ state: 'detached' })
})

test('an order to a job at work waits for it, and can be taken back', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const job = project.start(['run', ...project.agent(`touch "$MOMENTS/here"; sleep 8; ${goodAgent}`)])
  await project.moment('here')
  const served = await startDashboard(project)
  const { page } = await open(`${served.control}#/tasks`)
  await page.getByLabel('What it should know').fill('be quick')
  await page.getByRole('button', { name: 'Give the hint' }).click()
  await page.keyboard.press('1')
  await page.getByRole('article', { name: 'On its way' }).getByText('picks it up within a minute').waitFor()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByText('Withdrawn.').waitFor()
  await page.getByRole('article', { name: 'On its way' }).waitFor({ state: 'detached' })
  expect((await job.ended).code).toBe(0)
})

test('who has no token, the wrong one or another origin gets nothing, and who may look gives no order', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent)])
  const served = await startDashboard(project)
  const { origin, ask, read, control } = served
  for (const path of ['/', '/?token=wrong', '/?token='])
    for (const method of ['GET', 'HEAD']) {
      const empty = await fetch(`${origin}${path}`, { method })
      expect(empty.status).toBe(401)
      expect(await empty.text()).not.toContain('Do A')
    }
  for (const path of ['/api/stream', '/api/iteration?run=x&iteration=1', '/api/order', '/nothing'])
    expect((await fetch(`${origin}${path}`)).status).toBe(401)
  expect((await ask(`${origin}/?token=wrong`, '/api/stream')).status).toBe(401)
  expect((await ask(`${origin}/?token=`, '/api/stream')).status).toBe(401)

  const key = 'here:refs/heads/ralph/state/demo'
  const order = (from: string, headers: Record<string, string>, body: string) =>
    ask(from, '/api/order', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const pause = JSON.stringify({ run: key, text: 'pause' })
  expect((await order(control, { origin: 'http://evil.example' }, pause)).status).toBe(403)
  expect((await order(control, { origin: 'null' }, pause)).status).toBe(403)
  expect((await order(read, {}, pause)).status).toBe(403)
  expect((await order(control, { 'content-type': 'text/plain' }, pause)).status).toBe(400)
  for (const body of ['', '{', '[]', '{"run":1}', JSON.stringify({ run: key, text: 'x'.repeat(6_000) })])
    expect((await order(control, {}, body)).status).toBe(400)
  expect((await order(control, {}, JSON.stringify({ run: 'here:../../etc/passwd', text: 'pause' }))).status).toBe(404)
  expect((await order(control, {}, JSON.stringify({ run: key, text: 'fly away' }))).status).toBe(422)
  const foreignHost = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'evil.example', authorization: `Bearer ${new URL(control).searchParams.get('token')}` }
    httpRequest(`${origin}/api/stream`, { headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
  expect(foreignHost).toBe(403)
  expect(JSON.parse((await project.ralph(['status', '--json'])).stdout).standing).toBe('complete')

  const head = await fetch(control, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const page = await fetch(control)
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*connect-src 'self'.*frame-ancestors/)
})

test('--read-only takes no orders from anybody, and a port that is taken is named', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent)])
  const served = await startDashboard(project, ['--read-only'])
  expect(served.control).toBe('')
  const { page } = await open(`${served.read}#/settings`)
  await page.getByText('This address is read-only').waitFor()
  const port = new URL(served.origin).port
  const second = await project.ralph(['dashboard', '--port', port])
  expect(second).toMatchObject({ code: 64 })
  expect(second.stderr).toContain(`cannot listen on port ${port}`)
  expect((await project.ralph(['dashboard', '--port', '99999'])).stderr).toContain('is not a port')
})

test(
  'a server that is killed is waited for, and one that was started anew says that its address is another',
  each,
  async () => {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    await project.ralph(['run', ...project.agent(goodAgent)])
    const served = await startDashboard(project)
    const { page } = await open(served.control)
    await page.getByText('live', { exact: true }).waitFor()
    served.engine.kill('SIGKILL')
    await page.getByText('reconnecting').waitFor()
    // What was seen stays.
    expect(await content(page)).toContain('Timeline')
    const again = await startDashboard(project, ['--port', new URL(served.origin).port])
    await page.getByText('not connected').waitFor()
    await page.getByRole('alert').getByText('printed last').waitFor()
    expect(await content(page)).toContain('Timeline')
    await page.goto(again.control)
    await page.getByText('live', { exact: true }).waitFor()
  },
)

test('Ctrl-C ends it at once, and nothing is left', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent)])
  const served = await startDashboard(project)
  const stream = await served.ask(served.read, '/api/stream')
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  served.engine.kill('SIGINT')
  expect((await served.engine.ended).code).toBe(0)
  expect(execFileSync('find', [join(project.root, 'tmp'), '-name', 'ralph-look-*'], { encoding: 'utf8' })).toBe('')
})

test(
  'a run at a remote is on the screen within fifteen seconds, and a remote that is away is named until it is back',
  each,
  async () => {
    const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
    const bare = bareRemote()
    project.repo.git('push', '--quiet', bare.path, 'main')
    const server = await gitHttpServer(bare)
    project.repo.git('remote', 'add', 'origin', server.url)
    // Somewhere else, where this machine sees nothing of it.
    project.repo.git('clone', '--quiet', bare.path, join(project.root, 'other'))
    const other = projectAt(repositoryAt(join(project.root, 'other'), project.repo.env), project.root, project.env)
    const job = ['run', '--remote', 'origin', ...project.agent(goodAgent)]
    await other.ralph([...job, '--max-iterations', '1'])

    const served = await startDashboard(project, ['--remote', 'origin'])
    const { page } = await open(`${served.control}#/log`)
    await page.locator('tbody').getByText('A: attempt 1').first().waitFor()
    const asked = (): number => server.requests.filter(({ on }) => on === 'refs').length
    const before = asked()
    await wait(12_000)
    expect(asked() - before, 'one look each ten seconds').toBeLessThanOrEqual(2)
    expect((await other.ralph(job)).code).toBe(0)
    await page.locator('tbody').getByText('B: attempt 1').first().waitFor({ timeout: 15_000 })

    server.accepts = () => false
    await page.getByRole('alert').getByText('origin has not answered since').waitFor({ timeout: 40_000 })
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(2)
    server.accepts = () => true
    await page.getByRole('alert').waitFor({ state: 'detached', timeout: 20_000 })

    await page.keyboard.press('2')
    await page.getByLabel('What it should know').fill('from afar')
    await page.getByRole('button', { name: 'Give the hint' }).click()
    await page.locator('.outcome-card', { hasText: 'Done: hint from afar' }).waitFor()
    expect((await other.ralph(['log', '--remote', 'origin'])).stdout).toContain('from afar')
  },
)

test('several runs are chosen from, each has an address, and one that begins is added', each, async () => {
  const project = makeProject({
    'plan.json': planOf(['A']),
    'second.json': planOf(['S'], { name: 'second' }),
  })
  await project.ralph(['run', ...project.agent(goodAgent)])
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  await page.getByRole('heading', { name: 'demo' }).waitFor()
  await project.ralph(['run', '--plan', 'second.json', ...project.agent(goodAgent)])
  const choice = page.getByRole('combobox', { name: 'Run' })
  await choice.waitFor()
  // What one watches stays.
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('demo')
  await choice.selectOption('here:refs/heads/ralph/state/second')
  await page.getByRole('heading', { name: 'second' }).waitFor()
  const again = await open(
    `${page.url().replace('/?', `/?token=${new URL(served.control).searchParams.get('token')}&`)}`,
  )
  await again.page.getByRole('heading', { name: 'second' }).waitFor()
  await open(`${served.control}&run=nonsense`).then(({ page: none }) =>
    none.getByText('There is no run nonsense').waitFor(),
  )
})

test('a server that falls silent, as after a sleep, is left for a new connection', each, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent)])
  const served = await startDashboard(project)
  const { page } = await open(served.control)
  await page.getByText('live', { exact: true }).waitFor()
  served.engine.kill('SIGSTOP')
  await page
    .getByText('reconnecting')
    .or(page.getByText('connecting', { exact: true }))
    .first()
    .waitFor({ timeout: 45_000 })
  served.engine.kill('SIGCONT')
  await page.getByText('live', { exact: true }).waitFor({ timeout: 15_000 })
})
