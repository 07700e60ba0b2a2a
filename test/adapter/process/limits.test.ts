import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '../../../src/adapter/disk/process-directory.ts'
import { hasGroups } from '../../../src/adapter/process/limits/call-group.ts'
import { watchLimits } from '../../../src/adapter/process/limits/limit-watch.ts'
import { type ProcessEnd, supervise } from '../../../src/adapter/process/supervise.ts'
import type { ResourceLimits } from '../../../src/core/limits/call-limits.ts'
import { confinements, placesIn } from '../../support/confinements.ts'
import { survivors, uniqueSleep } from '../../support/survivors.ts'

const cwd = mkdtempSync(join(tmpdir(), 'ralph-limits-'))
const own = mkdtempSync(join(tmpdir(), 'ralph-limits-call-'))
afterAll(() => Promise.all([cwd, own].map(removeFolder)))
const places = placesIn(cwd, own)

const ample: ResourceLimits = { processes: 4096, memory: 64 * 1024 ** 3 }

async function run(
  script: string,
  [, { wrap }]: (typeof confinements)[number],
  limits: Partial<ResourceLimits>,
): Promise<ProcessEnd & { stdout: string }> {
  let stdout = ''
  const end = await supervise(
    { file: 'sh', args: ['-c', script], cwd, env: { PATH: process.env['PATH'] ?? '' } },
    {
      confinement: { wrap, limits: { ...ample, ...limits } },
      places,
      signal: new AbortController().signal,
      onStdout: (chunk) => {
        stdout += chunk.toString()
      },
      onStderr: () => undefined,
    },
  ).done
  return { ...end, stdout }
}

const inNode = (code: string): string => `exec '${process.execPath}' -e '${code}'`

const watches: ReturnType<typeof watchLimits>[] = []
const [strongest] = confinements as readonly [(typeof confinements)[number]]

for (const confinement of confinements) {
  const [way] = confinement

  test(`C29: more processes than allowed are ended with all that they started (${way})`, async () => {
    const sleep = uniqueSleep()
    // They ignore friendly signals, and each starts the next ones.
    const script = `trap "" TERM INT; while :; do ${sleep} & done`
    const end = await run(script, confinement, { processes: 60 })
    expect(end).toMatchObject({ passedLimit: expect.stringMatching(/^it had (more than )?\d+ processes/) })
    expect(await survivors(sleep)).toEqual([])
  })

  test(`C29: who takes more memory than allowed is ended (${way})`, async () => {
    const code = 'const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5)'
    const end = await run(inNode(code), confinement, { memory: 400e6 })
    expect(end).toMatchObject({ passedLimit: expect.stringMatching(/^it used (more than )?\d+ MB of memory/) })
  })

  test(`who fills more of the disk than allowed is ended (${way})`, async () => {
    const end = await run('dd if=/dev/zero of=big bs=1M count=4000 2>/dev/null; sleep 60', confinement, { disk: 200e6 })
    expect(end).toMatchObject({ endedBy: 'limit', passedLimit: expect.stringMatching(/^it took \d+ MB of the disk/) })
  })

  test(`what stays below its limits ends by itself, and gives way to the engine (${way})`, async () => {
    const end = await run('sleep 0.6; cat /proc/self/oom_score_adj; nice', confinement, {})
    expect(end).toMatchObject({ endedBy: 'itself', exitCode: 0 })
    expect(end.passedLimit).toBeUndefined()
    if (process.platform === 'linux') expect(end.stdout).toMatch(/^900\n(?:[5-9]|1\d)\n$/)
    expect(readFileSync('/proc/self/oom_score_adj', 'utf8')).not.toBe('900\n')
  })
}

test.each([
  ['processes', 'while :; do sleep 1000 & done', { processes: 60 }, /^it had \d+ processes/],
  [
    'memory',
    inNode('const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5)'),
    { memory: 400e6 },
    /^it used \d/,
  ],
] as const)(
  'T23: where the kernel holds no limits, a watch sees who has too many %s',
  async (_, script, limits, words) => {
    const child = spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' })
    await once(child, 'spawn')
    const { pid = 0 } = child
    const passed = new Promise<void>((resolve) => {
      const watch = watchLimits(
        { pid, folder: cwd },
        { ...ample, ...limits },
        { onPassed: resolve, group: () => undefined },
      )
      onTestFinished(() => void watch.finish())
      watches.push(watch)
    })
    await passed
    process.kill(-pid, 'SIGKILL')
    expect(watches.pop()?.finish()).toMatch(words)
  },
)

test('a group that the kernel keeps leaves nothing behind', async () => {
  if (!hasGroups()) return
  await run('true', strongest, {})
  const groups = globSync(`/sys/fs/cgroup/{,*/}{,**/}ralph-${process.pid}-*`)
  expect(groups).toEqual([])
})
