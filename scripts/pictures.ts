// Makes the pictures of the documents from the recorded demo: npm run bundle && npm run pictures
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { clip, fitLine } from '../src/core/text/display-width.ts'
import { boardScreen } from './pictures/board-screen.ts'
import { boardInputs, pageInputs } from './pictures/shown.ts'
import { type TerminalLine, terminalSvg } from './pictures/terminal-svg.ts'

const pictures = 'docs/pictures'
const root = mkdtempSync(join(tmpdir(), 'ralph-pictures-'))
const cli = resolve('dist/cli/index.js')
const env = {
  PATH: process.env['PATH'] ?? '',
  HOME: join(root, 'home'),
  TMPDIR: root,
  GIT_CONFIG_NOSYSTEM: '1',
  TERM: 'xterm',
}
mkdirSync(env.HOME)
mkdirSync(pictures, { recursive: true })

const lines = await recorded([process.execPath, cli, 'demo'])
const project = /^Project {2}(.*)$/m.exec(lines.map(({ text }) => text).join('\n'))?.[1]?.trim()
if (!project) throw new Error('the demo does not say where its project is; scripts/pictures.ts looks for that sentence')
// Where this machine has its programs says nothing to a reader.
const shown = lines
  .filter(({ text }) => !text.includes(resolve('dist')))
  .map(({ atMs, text }) => ({ atMs, text: text.replaceAll(root, '/tmp').replace(/ralph-demo-\w+/g, 'ralph-demo') }))
  .flatMap(({ atMs, text }) => fitLine(text, 98).map((line) => ({ atMs, text: line })))
writeFileSync(
  join(pictures, 'demo.svg'),
  terminalSvg('ralph demo: each task ends in a commit that passed its checks', shown),
)

const screen = await boardScreen([process.execPath, cli, 'demo'], { cwd: root, env })
writeFileSync(
  join(pictures, 'board.svg'),
  terminalSvg(
    'The board that ralph run draws below its lines: the task, what it does now, its cost, and what is left',
    screen.map((text) => ({ atMs: 0, text: clip(text.replaceAll(root, '/tmp'), 98) })),
  ),
)

const page = join(root, 'report.html')
execFileSync(process.execPath, [cli, 'report', '--plan', 'plan.json', '--remote', 'origin', '--html', page], {
  cwd: project,
  env,
})
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
for (const scheme of ['light', 'dark'] as const) {
  const tab = await browser.newPage({ viewport: { width: 1120, height: 760 }, colorScheme: scheme })
  await tab.goto(`file://${page}`)
  await tab.screenshot({ path: join(pictures, `report-${scheme}.png`) })
}
const server = spawn(process.execPath, [cli, 'dashboard', '--remote', 'origin', '--read-only'], { cwd: project, env })
for await (const line of createInterface(server.stdout)) {
  const tab = await browser.newPage({ viewport: { width: 1120, height: 760 }, colorScheme: 'light' })
  await tab.goto(line.slice(line.indexOf('http://')))
  await tab.locator('.where').waitFor()
  await tab.getByText('The changes are not read yet.').waitFor({ state: 'detached' })
  await tab.screenshot({ path: join(pictures, 'dashboard.png') })
  break
}
server.kill('SIGINT')
await new Promise((ended) => server.on('exit', ended))
await browser.close()
writeFileSync(
  join(pictures, 'made-from.json'),
  `${JSON.stringify({ board: boardInputs(), page: pageInputs() }, null, 2)}\n`,
)
rmSync(root, { recursive: true, force: true })

/** What a command prints, line by line. */
async function recorded([program = '', ...args]: readonly string[]): Promise<TerminalLine[]> {
  const began = performance.now()
  const all: TerminalLine[] = []
  const child = spawn(program, args, { cwd: root, env })
  for await (const text of createInterface(child.stdout)) all.push({ atMs: performance.now() - began, text })
  return all
}
