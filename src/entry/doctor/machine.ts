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
  async examine({ context: { env } }) {
    const version = process.versions.node
    if (!isAtLeast(version, '20.19')) return fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.')
    return bypassesProxy(env) ? warn(proxyBypassedWarning, 'Install Node 24.14 or newer.') : ok(version)
  },
}

export const gitProbe: Probe = {
  name: 'git',
  async examine({ context }) {
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

/** Below the first, or a tenth of a small disk, an agent call is ended; a checkout with its dependencies needs the second. */
const [minFree, enoughFree] = [512 * 1024 ** 2, 2 * 1024 ** 3]

export const diskProbe: Probe = {
  name: 'disk',
  examine({ context: { env } }) {
    const places = [nearestExisting(engineHome(env)), tmpdir()]
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
  const spaceText = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${shownPath(path, { home })}`
  const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.'
  if (free < Math.min(minFree, size / 10)) return fail(`Only ${spaceText}.`, remedy)
  return free < enoughFree ? warn(`Only ${spaceText}.`, remedy) : ok(spaceText)
}

function spaceOf(path: string): Pick<Space, 'free' | 'size'> {
  const { bavail, bsize, blocks } = statfsSync(path)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** The first run creates the engine's directory. */
const nearestExisting = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path))

/** The confinement of an agent, why it is not better, and what to install. A job on GitHub may demand more. */
export const confinementProbe: Probe = {
  name: 'confinement',
  // Each failed way costs a part of a second, more on a busy machine.
  timeoutMs: 20_000,
  async examine({ context, settings, confinement }) {
    const resolved = await settings()
    const shape = context.checkout ? 'split jobs' : 'own machine'
    return diagnoseConfinement(resolved, confinedAt(await confinement(), resolved, { context, shape }))
  },
}
