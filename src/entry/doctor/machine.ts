import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { runGit } from '../../adapter/git/call/exec.ts'
import { diagnoseConfinement } from '../../core/confinement/policy.ts'
import { shownPath } from '../../core/text/paths.ts'
import { isAtLeast } from '../../core/text/version-order.ts'
import { engineHome } from '../project/project.ts'
import { bypassesProxy, proxyBypassedWarning } from '../through-proxy.ts'
import { confinedAt } from '../wire/confinement-here.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'

export const nodeProbe: Probe = {
  name: 'node',
  async look({ context: { env } }) {
    const version = process.versions.node
    if (!isAtLeast(version, '20.19')) return fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.')
    return bypassesProxy(env) ? warn(proxyBypassedWarning, 'Install Node 24.14 or newer.') : ok(version)
  },
}

export const gitProbe: Probe = {
  name: 'git',
  async look({ context }) {
    const env = Object.fromEntries(
      Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    const { stdout } = await runGit([], env, { args: ['--version'], timeoutMs: 4_000 })
    const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown'
    if (!isAtLeast(version, '2.31')) return fail(`Version ${version} is too old.`, 'Install git 2.31 or newer.')
    if (isAtLeast(version, '2.38')) return ok(version)
    return warn(
      `Version ${version} cannot merge a base that moved, nor undo an iteration.`,
      'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.',
    )
  },
}

/** Below the first, or a tenth of a small disk, an agent call is ended at once; a checkout with its dependencies needs the second. */
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3]

export const diskProbe: Probe = {
  name: 'disk',
  look({ context: { env } }) {
    const places = [nearest(engineHome(env)), tmpdir()]
    const space = places.map((path) => ({ path, ...spaceOf(path) })).sort((a, b) => a.free - b.free)
    return Promise.resolve(space[0] === undefined ? [] : judge(space[0], env['HOME']))
  },
}

interface Space {
  readonly path: string
  readonly free: number
  readonly size: number
}

function judge({ path, free, size }: Space, home: string | undefined): ProbeFinding {
  const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${shownPath(path, { home })}`
  const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.'
  if (free < Math.min(least, size / 10)) return fail(`Only ${found}.`, remedy)
  return free < comfortable ? warn(`Only ${found}.`, remedy) : ok(found)
}

function spaceOf(path: string): Pick<Space, 'free' | 'size'> {
  const { bavail, bsize, blocks } = statfsSync(path)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** The engine's directory is made with the first run. */
const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)))

/** What keeps an agent in here, why nothing better does, and what to install. A job of GitHub may demand more: it says so. */
export const confinementProbe: Probe = {
  name: 'confinement',
  // Each way that fails costs a part of a second, on a busy machine more.
  patienceMs: 20_000,
  async look({ context, settings, confinement }) {
    const known = await settings()
    const shape = context.checkout ? 'split jobs' : 'own machine'
    return diagnoseConfinement(known, confinedAt(await confinement(), known, { context, shape }))
  },
}
