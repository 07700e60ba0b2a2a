import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageData } from '../../src/core/report/page/page-data.ts'
import { actionJob, type StepEnd } from '../support/action-runner.ts'
import { exampleOf } from '../support/example-workflows.ts'
import { type Here, repository, warningsIn } from '../support/github/action-repository.ts'
import { goodAgent, planOf } from '../support/project.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const pageIn = (end: StepEnd): string => readFileSync(end.outputs['report-html'] ?? expect.unreachable(end.log), 'utf8')
const dataIn = (html: string): PageData =>
  JSON.parse(
    /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? expect.unreachable('no data'),
  )

/** One iteration. */
const next = (here: Here, settings = ''): Promise<StepEnd> =>
  here.run({
    inputs: { 'max-iterations': '1', 'anthropic-api-key': canary, settings },
    agent: `${goodAgent}\necho '{"summary":"'$ANTHROPIC_API_KEY'","freeform":"f"}' > "$RALPH_HANDOFF_FILE"`,
  })
const canary = 'sk-ant-api03-canary-of-a-report-test'

test('a job says where the page of its run is, and that of a public repository may be published', async () => {
  const here = await repository(['A', 'B'])
  const open = await next(here)
  const file = open.outputs['report-html'] ?? ''
  expect(file, open.log).toMatch(/\/report\.html$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const html = pageIn(open)
  expect(html).not.toContain(canary)
  const { status, iterations, details, repository: page } = dataIn(html)
  // The end of this very job is on it.
  expect(status).toMatchObject({ plan: 'demo', iteration: 1 })
  expect(status.stop?.kind).toBe('iteration_limit')
  expect(iterations.map(({ task, outcome }) => [task, outcome])).toEqual([['A', 'succeeded']])
  expect(JSON.stringify(details[1])).toContain('+work of A')
  expect(page).toMatch(/\/octo\/garden$/)
  expect(open.outputs['pages-html']).toBe(file)
  expect(warningsIn(open)).not.toContain('page of the run')
})

test('the page of a private repository may be published by a person’s word alone', {
  tags: 'thorough/variant',
}, async () => {
  const here = await repository(['A', 'B', 'C'])
  here.github.world.private = true
  const closed = await next(here)
  expect(closed.outputs['pages-html']).toBe('')
  const written = await next(here, 'pages: public')
  expect(written.outputs['pages-html']).toBe(written.outputs['report-html'])
  expect(dataIn(pageIn(written)).iterations).toHaveLength(2)
  for (const end of [closed, written]) expect(warningsIn(end)).not.toContain('page of the run')
})

test('a page that cannot be made is a warning, and nothing that may not be known is published', {
  tags: 'thorough/variant',
}, async () => {
  const job = await actionJob({ 'plan.json': planOf(['A', 'B']) }, { installed: true })
  const inputs = { ...job.agent(goodAgent), validate: 'true', 'max-iterations': '1' }
  // Without GitHub's word nobody knows who may read this repository.
  const first = await job.run(inputs)
  expect(existsSync(first.outputs['report-html'] ?? ''), first.log).toBe(true)
  expect(first.outputs['pages-html']).toBe('')
  rmSync(join(job.project.root, '_work/_actions/someone/ralph/v1/dist/page'), { recursive: true })
  const end = await job.run(inputs)
  expect(end, end.log).toMatchObject({ code: 0, outputs: { status: 'complete', 'tasks-done': '2' } })
  expect(warningsIn(end)).toMatch(/^the page of the run could not be written: ENOENT/)
  expect(end.outputs).not.toHaveProperty('report-html')
})

test('the workflow of the documents uploads the page of each iteration, links it and publishes it below the Pages', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const text = exampleOf('The report')
  const here = await ownRepository({ 'plan.json': planOf(['A']) }, { init: ['--validate', 'true'] })
  const { github, actions, project } = here
  writeFileSync(join(project.repo.path, '.github/workflows/ralph.yml'), text)
  project.repo.commit('Publish the report')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
  here.agent(goodAgent)
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  const [last, logs] = [runs.at(-1), runs.map(logOf).join('\n')]
  expect(
    runs.map(({ conclusion }) => conclusion),
    logs,
  ).toEqual(runs.map(() => 'success'))
  const page = last?.jobs['pages']
  expect(page?.conclusion, logs).toBe('success')
  expect(page?.log).toContain('The site: ralph,ralph/index.html')
  const applied = Object.entries(last?.jobs ?? {}).find(([name]) => name.endsWith('apply'))?.[1]
  expect(applied?.summary).toMatch(/\n\[The report of this run as a page\]\(\S+\/artifacts\/\d+\)\n$/)
  const pages = globSync('**/artifacts/*/**/report.html', { cwd: actions.root })
  expect(pages).toHaveLength(runs.length)
  const ended = pages.map((file) => dataIn(readFileSync(join(actions.root, file), 'utf8')).status.stop?.kind)
  expect(ended).toContain('complete')
  const status = [...github.world.comments.values()].find(({ body }) => body.startsWith('<!-- ralph:demo:status -->'))
  expect(status?.body).toMatch(/the report as a page is \[its artifact\]\(\S+\/actions\/runs\/\d+#artifacts\)/)
})
