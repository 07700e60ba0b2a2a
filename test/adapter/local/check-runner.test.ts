import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '../../../src/adapter/disk/process-directory.ts'
import { type CheckRunnerSettings, checkRunner } from '../../../src/adapter/local/check-runner.ts'
import { checkEnvironment } from '../../../src/adapter/process/environment.ts'
import { redactor } from '../../../src/core/text/redact.ts'
import type { Check } from '../../../src/schema/check/check.ts'
import { best, fallback } from '../../support/confinements.ts'
import { canMount } from '../../support/machine-offers.ts'
import { started, survivors, uniqueSleep } from '../../support/survivors.ts'

const root = mkdtempSync(join(tmpdir(), 'ralph-checks-'))
// What overlays leave in a cache may not even be read by its owner.
afterAll(() => removeFolder(root))
const workspace = join(root, 'workspace')
const logDir = join(root, 'logs')
mkdirSync(join(workspace, 'packages/a'), { recursive: true })

const source = { PATH: process.env['PATH'], GITHUB_TOKEN: 'ghs_canary', ANTHROPIC_API_KEY: 'sk-canary' }
const folder = join(root, 'calls')
mkdirSync(folder)
const settings: CheckRunnerSettings = {
  workspace,
  folder,
  env: (own) => checkEnvironment(source, { ...own, extra: [], network: false }),
  logDir,
  confinement: best,
  graceMs: 200,
}
const runCheck = checkRunner(settings)
const never = new AbortController().signal

const check = (run: string, more: Partial<Check> = {}): Check => ({
  ...{ name: 'unit', run, kind: 'test', timeout_ms: 30_000, working_directory: '.' },
  ...more,
})

test('a passing check has its output, its exit code and its log', async () => {
  const result = await runCheck(check('echo out; echo err >&2'), 'iteration-1-unit', never)
  expect(result).toMatchObject({ passed: true, exit_code: 0, timed_out: false, flaky: false, output_bytes: 8 })
  expect(result.output_head).toContain('out\n')
  expect(readFileSync(result.log_file ?? '', 'utf8')).toBe(result.output_head)
})

test.each([
  ['false', 1, /^$/],
  ['exit 7', 7, /^$/],
  ['no-such-program-here', 127, /not found. Is it installed/],
  ['./not-executable', 126, /could not be run/],
])('`%s` fails with exit code %i', async (run, code, tail) => {
  writeFileSync(join(workspace, 'not-executable'), 'echo no')
  chmodSync(join(workspace, 'not-executable'), 0o644)
  const result = await runCheck(check(run), 'codes', never)
  expect(result).toMatchObject({ passed: false, exit_code: code, timed_out: false })
  expect(result.output_tail).toMatch(tail)
})

test('runs as it is typed: a pipe has the exit code of its last command, and bash is there', async () => {
  expect((await runCheck(check('false | true'), 'pipe', never)).passed).toBe(true)
  expect((await runCheck(check('[[ a == a ]] && x=(1 2)'), 'bash', never)).passed).toBe(true)
})

test('runs in its working directory', async () => {
  const result = await runCheck(check('pwd', { working_directory: 'packages/a' }), 'pwd', never)
  expect(result.output_head.trim()).toBe(join(workspace, 'packages/a'))
})

test('a working directory that does not exist fails and says so', async () => {
  const result = await runCheck(check('true', { working_directory: 'packages/b' }), 'missing', never)
  expect(result).toMatchObject({ passed: false, exit_code: null, timed_out: false })
  expect(result.output_tail).toContain('packages/b does not exist')
})

test('C24: a check that hangs is ended after its time-out with everything that it started', async () => {
  const sleep = uniqueSleep()
  const result = await runCheck(check(`echo begun; setsid ${sleep} & ${sleep}`, { timeout_ms: 700 }), 'hang', never)
  expect(result).toMatchObject({ passed: false, exit_code: null, timed_out: true, output_head: 'begun\n' })
  expect(result.output_tail).toContain('timeout of 0.7 s')
  expect(await survivors(sleep)).toEqual([])
})

test('a check that exits 0 when its time-out comes has not passed', async () => {
  const result = await runCheck(check('trap "exit 0" TERM; sleep 1000 & wait', { timeout_ms: 500 }), 'trap', never)
  expect(result).toMatchObject({ passed: false, timed_out: true })
})

test('a background process of a passing check neither delays nor survives it', async () => {
  const sleep = uniqueSleep()
  expect((await runCheck(check(`${sleep} & echo ok`), 'daemon', never)).passed).toBe(true)
  expect(await survivors(sleep)).toEqual([])
})

test('a cancelled check rejects with AbortError and is gone', async () => {
  const sleep = uniqueSleep()
  const cancel = new AbortController()
  const running = runCheck(check(sleep), 'cancel', cancel.signal)
  const rejected = expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await started(sleep)
  cancel.abort()
  await rejected
  expect(await survivors(sleep)).toEqual([])
})

test('A3: a failing check with 200 MB of output fails, and its head and tail are kept', async () => {
  const noise = 'head -c 200000000 /dev/zero | tr "\\0" x'
  const result = await runCheck(check(`echo first; ${noise}; echo; echo last; exit 1`), 'big', never)
  expect(result).toMatchObject({ passed: false, exit_code: 1, output_bytes: 200_000_000 + 12 })
  expect(result.output_head.slice(0, 6)).toBe('first\n')
  expect(result.output_tail.slice(-4)).toBe('last')
  expect(result.output_head.length + result.output_tail.length).toBeLessThan(100_000)
  expect(statSync(result.log_file ?? '').size).toBe(result.output_bytes)
})

test('a log that cannot be written costs only the log', async () => {
  const blocked = checkRunner({ ...settings, logDir: join(workspace, 'not-executable/logs') })
  writeFileSync(join(workspace, 'not-executable'), 'a file, not a folder')
  const result = await blocked(check('echo ok'), 'x', never)
  expect(result).toMatchObject({ passed: true, output_head: 'ok\n' })
  expect(result.log_file).toBeUndefined()
})

test('T11: start-up files in the home of the checks are not run', async () => {
  for (const name of ['.bashrc', '.bash_profile', '.profile', '.bash_env']) {
    writeFileSync(join(root, name), 'echo planted; exit 0')
  }
  const home = (own: { tmp: string }) => checkEnvironment(source, { ...own, home: root, extra: [], network: false })
  const run = checkRunner({ ...settings, env: home })
  expect(await run(check('false'), 'planted', never)).toMatchObject({ passed: false, output_head: '' })
})

test('C21: what a check leaves in its home and its temporary files is gone when the next one starts', async () => {
  const leave =
    'ls -A "$HOME" "$TMPDIR" | grep -x -e .npmrc -e cache -e all; echo x > "$HOME/.npmrc"; echo x > "$TMPDIR/cache"; ln -s / "$HOME/all"'
  for (const label of ['one', 'two']) {
    expect(await runCheck(check(leave), label, never)).toMatchObject({ passed: true, output_head: '' })
  }
  // What tools download is the checks' own for the whole job; no agent writes there.
  expect(readdirSync(folder).filter((name) => name !== 'caches-of-checks')).toEqual([])
})

test('C9: the log holds no secret, and the output that decides is whole', async () => {
  const redact = redactor(['canary-value-of-a-secret'])
  const run = checkRunner({ ...settings, redact })
  const result = await run(
    check('printf canary-; sleep 0.1; echo value-of-a-secret; echo sk-ant-api03-0123456789abcdef0'),
    'redacted',
    never,
  )
  expect(readFileSync(result.log_file ?? '', 'utf8')).toBe('***\n***\n')
  expect(result.output_bytes).toBe(56)
})

test.runIf(canMount)('C20: a check that fills the disk is ended, whatever it says', async () => {
  const disk = join(workspace, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  const sleep = uniqueSleep()
  const fill = `dd if=/dev/zero of=big bs=1M count=31 2>/dev/null; trap "exit 0" TERM; ${sleep} & wait`
  const result = await runCheck(check(fill, { working_directory: 'disk' }), 'full', never)
  expect(result).toMatchObject({ passed: false, filled_disk: true, timed_out: false })
  expect(result.output_tail).toMatch(/\[ralph\] It filled the disk and was stopped: 1 MiB are left of the 32 MiB/)
  expect(await survivors(sleep)).toEqual([])
})

test('T6: no credential of the engine reaches a check', async () => {
  const result = await runCheck(check('env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"'), 'env', never)
  expect(result.output_head + result.output_tail).not.toContain('canary')
  expect(result.output_head).toContain('CI=1')
})

test('C21: a check that writes to a file of the runner has failed, whatever it says, and the file is put back', async () => {
  const GITHUB_PATH = join(root, 'add_path')
  writeFileSync(GITHUB_PATH, '')
  const environment = { ...source, GITHUB_PATH }
  // Where it could be reached: from C2 on it is out of sight.
  const run = checkRunner({ ...settings, environment, confinement: fallback })
  const result = await run(check(`echo /tmp/evil >> ${GITHUB_PATH}`), 'runner-file', never)
  expect(result).toMatchObject({ passed: false, exit_code: 0 })
  expect(result.output_tail).toContain('[ralph] GITHUB_PATH, a file of the runner, was changed and put back')
  expect(readFileSync(GITHUB_PATH, 'utf8')).toBe('')
})
