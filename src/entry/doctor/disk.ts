import { existsSync, statfsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { engineHome } from '../project/project.ts'
import { type Found, fail, ok, type Probe, warn } from './probe/probe.ts'

/** Below the first an agent call is ended at once; a checkout with its dependencies needs the second. */
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3]

export const diskProbe: Probe = {
  name: 'disk',
  look({ context: { env } }) {
    const places = [nearest(engineHome(env) || homedir()), tmpdir()]
    const space = places.map((path) => ({ path, free: freeBytes(path) })).sort((a, b) => a.free - b.free)
    return Promise.resolve(space[0] === undefined ? [] : judge(space[0]))
  },
}

function judge({ path, free }: { path: string; free: number }): Found {
  const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${path}`
  const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.'
  if (free < least) return fail(`Only ${found}.`, remedy)
  return free < comfortable ? warn(`Only ${found}.`, remedy) : ok(found)
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/** The engine's directory is made with the first run. */
const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)))
