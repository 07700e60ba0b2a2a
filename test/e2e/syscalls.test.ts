import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { canTrace } from '../support/machine-offers.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun } from '../support/run-on-disk.ts'

/** The n-th call of this kind in the k-th git process of the job. */
interface Point {
  readonly git: number
  readonly call: string
  readonly nth: number
}

const calls = ['rename', 'link', 'fsync', 'write']

/** How many of the points are tried; all of them take an hour. */
const every = process.env['RALPH_TEST_SYSCALLS'] === 'all' ? 1 : Number(process.env['RALPH_TEST_SYSCALLS'] ?? 40)

/** A plan of one task on a bare remote, and a `git` on PATH that does `script` in the place of git. */
function project(script: (request: { counter: string; traces: string }) => string) {
  const made = makeProject({ 'plan.json': planOf(['A']) })
  const [bin, traces] = [join(made.root, 'bin'), join(made.root, 'traces')]
  const origin = join(made.root, 'origin.git')
  made.repo.git('clone', '--quiet', '--bare', '.', origin)
  for (const folder of [bin, traces]) mkdirSync(folder)
  const counter = join(made.root, 'count')
  mkdirSync(counter)
  const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim()
  const count = `n=1; while ! mkdir ${counter}/$n 2>/dev/null; do n=$((n + 1)); done; git=${real}`
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n${count}\n${script({ counter, traces })}\n`, { mode: 0o755 })
  const command = ['run', '--remote', origin, ...made.agent(goodAgent), '--validate', 'true']
  const traced = { env: { PATH: `${bin}:${made.env['PATH']}` } }
  return { ...made, traces, command, traced, origin: repositoryAt(origin, made.env) }
}

/** Every call of one undisturbed job, by git process. */
async function pointsOfOneJob(): Promise<Point[]> {
  const here = project(({ traces }) => `exec strace -f -qq -o ${traces}/$n -e trace=${calls.join(',')} $git "$@"`)
  const end = await here.ralph(here.command, here.traced)
  expect(end.code, end.stderr).toBe(0)
  return readdirSync(here.traces).flatMap((name) => {
    const lines = readFileSync(join(here.traces, name), 'utf8').split('\n')
    return calls.flatMap((call) => {
      const pids = lines.flatMap((line) => new RegExp(`^(\\d+) +${call}\\(`).exec(line)?.[1] ?? [])
      const most = Math.max(0, ...pids.map((pid) => pids.filter((other) => other === pid).length))
      return Array.from({ length: most }, (_, at) => ({ git: Number(name), call, nth: at + 1 }))
    })
  })
}

/** Git dies at the point, and the engine with it, as when the machine goes down. Then jobs without a fault follow. */
async function converges({ git, call, nth }: Point): Promise<boolean> {
  const inject = `-e trace=${call} -e inject=${call}:signal=KILL:when=${nth}`
  const here = project(
    () => `[ $n = ${git} ] || exec $git "$@"
strace -f -qq -o /dev/null ${inject} $git "$@"
code=$?
[ $code -lt 128 ] || kill -9 $PPID
exit $code`,
  )
  const end = await here.ralph(here.command, here.traced)
  const when = `killed at ${call} ${nth} of git ${git}`
  expect(await leftovers(here as Project), when).toEqual([])
  let again = await here.ralph(here.command)
  if (again.code !== 0) again = await here.ralph(here.command)
  expect(again.code, `${when}\n${again.stdout}${again.stderr}`).toBe(0)
  expect(expectSoundRun(here.origin).counts.failed, when).toBe(0)
  expect(committedTasks(here.origin), when).toEqual(['A'])
  return end.code !== 0
}

test.runIf(canTrace)(
  `P1, P16: a job whose git is killed at one of its ${calls.join(', ')} calls, 1 of ${every}, loses nothing and tears nothing`,
  { tags: 'thorough/point', timeout: every === 1 ? 7_200_000 : 300_000 },
  async () => {
    const points = await pointsOfOneJob()
    expect(points.length).toBeGreaterThan(100)
    const tried = points.filter((_, at) => at % every === Math.floor(every / 2))
    let died = 0
    for (const point of tried) if (await converges(point)) died++
    expect(died, `of ${tried.length} points, out of ${points.length}`).toBeGreaterThan(0)
  },
)

/** Codes of what a person mends; git says some faults only through the remote, or in a warning that is lost. */
const atTheMachine = /\[(DISK_FULL|DISK_READ_ONLY|DISK_FAULT|TOO_MANY_FILES|GIT_FAILED|REMOTE_\w+|WORKSPACE_UNUSABLE)\]/

test.runIf(canTrace).each(['ENOSPC', 'EIO', 'EROFS', 'EMFILE'])(
  'P14, P15: where every git of a job meets %s from its middle on, the task is not charged, and the next job goes on',
  { tags: 'thorough/point', timeout: 120_000 },
  async (errno) => {
    const call = errno === 'EMFILE' ? 'openat' : 'rename,link'
    const from = errno === 'EMFILE' ? 40 : 1
    const inject = `-e trace=${call} -e inject=${call}:error=${errno}:when=${from}+`
    const here = project(() => `[ $n -gt 12 ] || exec $git "$@"\nexec strace -f -qq -o /dev/null ${inject} $git "$@"`)
    const end = await here.ralph(here.command, here.traced)
    expect(end.code, end.stdout + end.stderr).toBe(1)
    expect(end.stderr).toMatch(atTheMachine)
    expect(await leftovers(here as Project)).toEqual([])
    expect((await here.ralph(here.command)).code).toBe(0)
    expect(expectSoundRun(here.origin).counts.failed).toBe(0)
  },
)
