import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type BenchProject, benchProject, gaps } from './bench-project.ts'
import { cleanEnvironment, highWaterMark, job } from './engine.ts'
import { median } from './median.ts'
import { makeOlder } from './past.ts'
import { ms, type Row } from './row.ts'

const cli = resolve(import.meta.dirname, '../../dist/cli/index.js')
const ref = 'refs/heads/ralph/state/bench'
const past = 200
const watchers = 5

/** A page in a real browser, of a run of 200 iterations, in the repository or elsewhere. Needs Chromium. */
export async function dashboardRows(rounds: number): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  const project = benchProject({ files: 200, tasks: past + 100 })
  try {
    await job(project, { args: ['--max-iterations', '1'] })
    makeOlder(project, past - 1, stored)
    const near = await looked(browser, project, rounds)
    const far = await fromAfar(browser, project)
    return [...near, far, await overhead(rounds)]
  } finally {
    await browser.close()
    project.remove()
  }
}

/** What the engine stores of an iteration, about as long as real ones. */
function stored(iteration: number): Record<string, string> {
  const output = 'ok: one line of what a check prints\n'.repeat(40)
  const check = { name: 'npm test', run: 'npm test', kind: 'test', passed: true, exit_code: 0, timed_out: false }
  const result = { ...check, duration_ms: 900, output_head: output, output_tail: '', output_bytes: output.length }
  const handoff = { summary: `What iteration ${iteration} did, in one sentence`, freeform: 'A briefing. '.repeat(80) }
  return {
    'prompt.md': `# Current task\n${'A line of the prompt.\n'.repeat(400)}`,
    'handoff.json': JSON.stringify({ source: 'structured', handoff }),
    'validation.json': JSON.stringify({
      ...{ iteration, strategy: 'strict', tree: '0'.repeat(40), passed: true, checks: [result] },
    }),
  }
}

interface Served {
  readonly address: string
  readonly process: ChildProcess
}

/** Runs `ralph dashboard`, for as long as `look` takes. */
async function served<T>(
  { directory, folder }: BenchProject,
  remote: string,
  look: (server: Served) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [cli, 'dashboard', '--remote', remote], {
    cwd: directory,
    env: { ...cleanEnvironment(), RALPH_HOME: join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let printed = ''
    while (!printed.includes('to share')) printed += String((await once(child.stdout, 'data'))[0])
    return await look({ address: /^Dashboard: (\S+)$/m.exec(printed)?.[1] ?? '', process: child })
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
}

/** When what is looked for has been painted, in ms since the page began to load; begun before anything of it is there. */
const untilPainted = `window.painted = new Promise((done) => {
  const look = () => document.querySelector('.timeline svg')
    ? requestAnimationFrame(() => done(performance.now()))
    : requestAnimationFrame(look)
  look()
})`

async function firstPaint(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  await page.addInitScript(untilPainted)
  await page.goto(address)
  const painted = (await page.evaluate('window.painted')) as number
  await page.context().close()
  return painted
}

/** From the moment in which a ref moved to the frame that shows what it holds. */
async function toScreen(page: Page, project: BenchProject, iteration: number): Promise<number> {
  const seen = page.evaluate(
    `new Promise((done) => {
      const look = () => document.querySelector('main').textContent.includes('#${iteration}')
        ? requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
        : requestAnimationFrame(look)
      look()
    })`,
  ) as Promise<number>
  makeOlder(project, 1, stored)
  const moved = statSync(join(project.origin, ref)).mtimeMs
  return (await seen) - moved
}

async function looked(browser: Browser, project: BenchProject, rounds: number): Promise<Row[]> {
  return served(project, project.origin, async (server) => {
    await firstPaint(browser, server.address)
    const paints: number[] = []
    for (let at = 0; at < 3 * rounds; at++) paints.push(await firstPaint(browser, server.address))
    const pages = await Promise.all(Array.from({ length: watchers }, () => browser.newPage()))
    await Promise.all(pages.map((page) => page.goto(`${server.address}#/log`)))
    const [first] = pages
    if (!first) throw new Error('nobody watches')
    await first.bringToFront()
    await first.getByText('live', { exact: true }).waitFor()
    const delays: number[] = []
    for (let at = 1; at <= 4 * rounds; at++) {
      await wait(300)
      delays.push(await toScreen(first, project, past + at))
    }
    const peak = highWaterMark(server.process.pid)
    return [
      {
        what: `first paint of the live page, with all of ${past} iterations on it`,
        promise: 'less than 300 ms',
        measured: `${ms(median(paints))}, at most ${ms(Math.max(...paints))}`,
        holds: median(paints) < 300,
        dominated: 'the browser: reading the script, making the timeline',
      },
      {
        what: `from a stored event to the screen, on the same machine, ${watchers} pages open`,
        promise: 'less than 200 ms',
        measured: `${ms(median(delays))}, at most ${ms(Math.max(...delays))}`,
        holds: median(delays) < 200,
        dominated: 'git reading the new state',
      },
      {
        what: `peak memory of the server, ${past} iterations, ${watchers} pages open`,
        promise: 'less than 80 MB',
        measured: `${(peak / 1024).toFixed(1)} MB`,
        holds: peak / 1024 < 80,
        dominated: 'Node itself, then the program',
      },
    ]
  })
}

/** The same from a repository that git asks over a socket, where nothing tells that a ref has moved. */
async function fromAfar(browser: Browser, project: BenchProject): Promise<Row> {
  const port = await freePort()
  const args = ['daemon', '--listen=127.0.0.1', `--port=${port}`, '--export-all', `--base-path=${project.folder}`]
  const daemon = spawn('git', args, { stdio: 'ignore', env: cleanEnvironment() })
  try {
    const delay = await served(project, `git://127.0.0.1:${port}/origin.git`, async ({ address }) => {
      const page = await browser.newPage()
      await page.goto(`${address}#/log`)
      await page.locator('tbody tr').first().waitFor()
      return toScreen(page, project, newestIn((await page.locator('main').textContent()) ?? '') + 1)
    })
    return {
      what: 'from a stored event to the screen, from a remote',
      promise: 'less than 15 s',
      measured: `${(delay / 1_000).toFixed(1)} s`,
      holds: delay < 15_000,
      dominated: 'the pause between two looks, 10 s',
    }
  } finally {
    daemon.kill()
  }
}

const newestIn = (text: string): number =>
  Math.max(...[...text.matchAll(/#(\d+)/g)].map(([, number]) => Number(number)))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A run with nobody looking and one with all of them, in turns. */
async function overhead(rounds: number): Promise<Row> {
  const alone: number[] = []
  const watched: number[] = []
  for (let round = 0; round < 2 * rounds; round++) {
    const project = benchProject({ files: 200, tasks: 13 })
    await job(project, { args: ['--max-iterations', '7'] })
    alone.push(...gaps(project.stamps()))
    const before = project.stamps().length
    await served(project, project.origin, async ({ address }) => {
      await Promise.all(Array.from({ length: watchers }, () => hearing(address)))
      await job(project, { args: ['--max-iterations', '7'] })
    })
    watched.push(...gaps(project.stamps().slice(before)))
    project.remove()
  }
  const [without, with5] = [median(alone), median(watched)]
  return {
    what: `overhead an iteration with ${watchers} watchers`,
    promise: 'at most 3 % more',
    measured: `${ms(with5)}, ${ms(without)} without (${(100 * (with5 / without - 1)).toFixed(1)} %)`,
    holds: with5 <= 1.03 * without,
    dominated: 'the server reads each new state while the engine goes on',
  }
}

/** Hears of everything until the server ends, as a page does. */
async function hearing(address: string): Promise<void> {
  const { origin, searchParams } = new URL(address)
  const headers = { authorization: `Bearer ${searchParams.get('token')}` }
  const { body } = await fetch(`${origin}/api/stream`, { headers })
  void (async () => {
    for await (const _ of body ?? []);
  })().catch(() => undefined)
}
