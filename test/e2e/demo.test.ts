import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { sameEachTime } from '../../scripts/pictures/shown.ts'
import { runCli } from '../support/cli.ts'
import { repositoryAt, tempDir } from '../support/git-repositories.ts'
import { filesBelow, leftovers } from '../support/project.ts'
import { eventsOf, expectSoundRun, stateFile } from '../support/run-on-disk.ts'

/** The machine's own Node, where it has an older one that we promise to run on. */
function nodes(): { version: string; node: string }[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const others = folders.map((folder) => join(folder, 'node')).filter((file) => existsSync(file))
  const found = [process.execPath, ...others].map((node) => ({
    node,
    version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
  }))
  return found.filter(({ version }, index) => {
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
    const first = found.findIndex((other) => other.version === version) === index
    return first && (major > 20 || (major === 20 && minor >= 19))
  })
}

/** How it confines agent and checks, and what to install for more. */
const isAboutMachine = (line: string): boolean => /\bconfine|\bC[0-3]\b|^Cost /i.test(line)

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

const shows = 'the demo shows all of it, with nothing but git and Node $version'
const [own, ...others] = nodes()
test.each(own ? [own] : [])(shows, isShown)
test.each(others)(shows, { tags: 'thorough/variant' }, isShown)

async function isShown({ node }: { node: string }): Promise<void> {
  const root = tempDir('ralph-e2e-')
  for (const folder of ['home', 'tmp', 'cwd']) mkdirSync(join(root, folder))
  // No user, no configuration of git, an empty HOME, a folder that is no repository.
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: join(root, 'home'),
    TMPDIR: join(root, 'tmp'),
    GIT_CONFIG_NOSYSTEM: '1',
  }
  const end = await runCli(['demo'], { cwd: join(root, 'cwd'), env, node })
  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).not.toContain('\u001b')
  const printed = end.stdout.trimEnd().split('\n')
  expect(printed.length).toBeLessThanOrEqual(45)
  expect(printed.filter((line) => line.length > 100)).toEqual([])
  expect(end.stdout).not.toMatch(/duration_ms|0 ran|epoch|lease|\bC[0-3] by\b|refs\/heads/)
  // Lines that a terminal of 100 columns does not break: the picture in the README shows each of them.
  const picture = readFileSync('docs/pictures/demo.svg', 'utf8')
  const drawn = new Set(
    [...picture.matchAll(/<text [^>]*>(.*)<\/text>/g)].map(([, line = '']) => sameEachTime(textOf(line))),
  )
  // What an older Node's test runner prints is other words.
  const own = node === process.execPath
  const lines = own ? end.stdout.split('\n').filter((line) => line.length < 90 && !isAboutMachine(line)) : []
  expect(
    lines.map(sameEachTime).filter((line) => !drawn.has(line)),
    'npm run pictures makes it anew',
  ).toEqual([])

  const shown = [
    /^Checks {3}node --test, node tools\/lint\.js \(green before the first task\)$/m,
    /^Checks .*\n(?:.+\n)*\n#1 ASSERT {2}/m,
    /^#3 TRUNCATE {2}Shorten a text to a length$/m,
    /^ {3}✗ node --test failed, so nothing was committed:\n {7}(?:✖|not ok \d+ -) marks the cut and keeps to the length\n {9}expected 'abc…', actual 'abcd…'$/m,
    /^#4 TRUNCATE {2}second attempt, told what failed\n {3}✓ \w{7} {2}Added truncate/m,
    /^ {3}\+ HELP is new in the plan: /m,
    /^All 7 tasks are done: 7 commits, each with its checks passed\.$/m,
    /^Cost +0\.29 USD when it was recorded, .* here; 8 attempts, 1 rolled back$/m,
    /^Read it +git log -p main\.\.origin\/ralph\/work\/demo$/m,
  ]
  for (const text of shown) expect(end.stdout).toMatch(text)
  const order = shown.map((text) => end.stdout.search(text))
  expect(order, 'in this order').toEqual([...order].sort((a, b) => a - b))

  const path = /^Project {2}(.*)$/m.exec(end.stdout)?.[1] ?? ''
  const origin = repositoryAt(join(path, '../origin.git'), env)
  const run = expectSoundRun(origin)
  expect(run.stop).toEqual({ kind: 'complete' })
  expect(eventsOf(origin).at(-1)?.type).toBe('lease_released')
  const status = await runCli(['status'], { cwd: path, env, node })
  const readFirst = /^Read first .*\n {13}\S+:\d.*$/m
  expect(status.stdout).toMatch(readFirst)
  expect(readFirst.exec(status.stdout)?.[0], 'the same list as at the end of the job').toBe(
    readFirst.exec(end.stdout)?.[0],
  )
  const prompt = (iteration: number): string => stateFile(origin, `iterations/0/${iteration}/prompt.md`)
  expect(prompt(4), 'the retry sees what failed').toContain("actual: 'abcd…'")
  expect(prompt(3)).not.toContain('Failure Context')
  expect(prompt(2), 'the next task sees the handoff').toContain('assertText')

  const project = repositoryAt(path, env)
  expect(project.git('status', '--porcelain')).toBe('')
  expect(project.git('rev-parse', 'origin/ralph/work/demo')).toBe(run.work)
  // What it tells the user to type works.
  const typed = [...end.stdout.matchAll(/^(?:Go there|Read it|Merge it) {2,}(.*)$/gm)].map(
    ([, command = '']) => command,
  )
  expect(typed.length).toBe(3)
  execFileSync('sh', ['-ec', typed.join('\n')], { env: { ...env, GIT_PAGER: 'cat' }, stdio: 'pipe' })
  expect(project.git('rev-parse', 'HEAD^2')).toBe(run.work)
  expect(filesBelow(join(root, 'home'))).toEqual([])
  expect(filesBelow(join(root, 'cwd'))).toEqual([])
  expect(await leftovers({ root })).toEqual([])
}
