import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../../src/core/text/command-line.ts'
import { dist } from '../support/cli.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { terminalScreen } from '../support/terminal-screen.ts'

const waiting = `touch "$MOMENTS/at-$RALPH_TASK_ID"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done\n${goodAgent}`

/** `ralph run` on a terminal of 100 columns; `typed` is what its keyboard sends. */
function onTerminal(project: Project, env: Record<string, string> = {}) {
  const run = commandLine(process.execPath, join(dist, 'cli/index.js'), 'run', ...project.agent(waiting))
  const command = `stty cols 100 rows 30; exec ${run} --validate true`
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: project.repo.path,
    env: { ...project.env, TERM: 'xterm', ...env },
  })
  let written = ''
  child.stdout.on('data', (chunk) => {
    written += chunk
  })
  const sees = async (text: string): Promise<void> => {
    while (!written.includes(text)) await once(child.stdout, 'data')
  }
  const ended = once(child, 'exit').then(([code]) => Number(code))
  return { written: () => written, sees, ended, type: (text: string) => child.stdin.write(text) }
}

const titleOf = (words: string): string => `\u001B]2;${words}\u0007`
const givenBack = `${titleOf('')}\u001B[23;2t`

test('ralph run on a terminal draws a board below its lines, says the state in the title, and leaves only its lines', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const terminal = onTerminal(project)
  await terminal.sees(titleOf('ralph: demo 0/2 A'))
  await terminal.sees('Phase')
  // The terminal may have got only a part of a frame.
  await expect
    .poll(() => terminalScreen(terminal.written()).slice(-12).join('\n'), { timeout: 30_000 })
    .toMatch(
      /#1 A {2}Do A[\s\S]*demo: at work, 0 of 2 tasks done ░+\n {8}▶ A Do A\n {8}iteration 1, attempt 1, for .*\n {2}Phase .*\n {2}Last .*\n {2}Cost {2}0\.00 USD/,
    )
  mkdirSync(join(project.moments, 'go'))
  expect(await terminal.ended).toBe(0)
  const written = terminal.written()
  expect(written).toContain(titleOf('ralph: demo 1/2 B'))
  expect(written.lastIndexOf(givenBack)).toBeGreaterThan(written.lastIndexOf(titleOf('ralph: demo 1/2 B')))
  expect(written).not.toContain('\u001B[?25l')
  const left = terminalScreen(written)
  expect(left.filter((line) => /tasks done [█░]/.test(line))).toEqual([])
  for (const said of [/#1 A {2}Do A/, /#2 B {2}Do B/, /All 2 tasks are done: 2 commits/])
    expect(left.filter((line) => said.test(line))).toHaveLength(1)
})

test('Ctrl-C on that terminal, once or three times, gives the title back and nothing is left running', {
  tags: 'thorough/variant',
}, async () => {
  for (const keys of ['\u0003', '\u0003\u0003\u0003']) {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    const terminal = onTerminal(project)
    await project.moment('at-A')
    await terminal.sees('Phase')
    for (const key of keys) terminal.type(key)
    expect(await terminal.ended).toBe(130)
    expect(terminal.written().slice(terminal.written().lastIndexOf('ralph: demo 0/1'))).toContain(givenBack)
    expect(await leftovers(project)).toEqual([])
  }
})

test.each([
  ['TERM=dumb', { TERM: 'dumb' }],
  ['NO_COLOR', { NO_COLOR: '1' }],
  ['CI', { CI: 'true', NO_COLOR: '' }],
])(
  'a terminal that is none for a person (%s) gets whole lines, nothing is drawn',
  {
    tags: 'thorough/variant',
  },
  async (_, env) => {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    const terminal = onTerminal(project, env)
    mkdirSync(join(project.moments, 'go'))
    expect(await terminal.ended).toBe(0)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours alone may be there
    expect(terminal.written().replaceAll(/\u001B\[\d+m/g, '')).not.toMatch(/\u001B|tasks done ░/)
    expect(terminal.written()).toContain('#1 A  Do A')
  },
)
