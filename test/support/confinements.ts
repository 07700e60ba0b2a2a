import { join } from 'node:path'
import { type Confinement, findConfinement, supervisorConfinement } from '../../src/adapter/process/confinement.ts'

/** The supervisor as it is in the sources: Node 24 runs TypeScript. */
export const supervisorProgram = {
  file: process.execPath,
  args: [join(import.meta.dirname, '../../src/entry/supervisor.ts')],
}

export const fallback: Confinement = supervisorConfinement(supervisorProgram)

/** What this machine can do: a namespace where it has one. */
export const best: Confinement = await findConfinement(supervisorProgram)

/** Both, so that the weaker one is tested on a machine that has the stronger one. */
export const confinements: readonly (readonly [string, Confinement])[] =
  best.level === 'pid-namespace'
    ? [
        ['a pid namespace', best],
        ['the supervisor', fallback],
      ]
    : [['the supervisor', fallback]]
