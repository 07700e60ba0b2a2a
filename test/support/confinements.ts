import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CallPlaces, Confinement } from '../../src/adapter/process/command.ts'
import { type ConfinementChoice, findConfinement } from '../../src/adapter/process/confinement/find-confinement.ts'

/** The supervisor as it is in the sources: Node 24 runs TypeScript. */
export const supervisorProgram = {
  file: process.execPath,
  args: [join(import.meta.dirname, '../../src/entry/supervisor.ts')],
}

/** What a test's machine gives, with this much of it. */
export const confinementOf = (choice: Partial<ConfinementChoice> = {}): Promise<Confinement> =>
  findConfinement({
    supervisor: supervisorProgram,
    environment: process.env,
    mode: 'auto',
    sudo: false,
    home: '/nowhere',
    hidden: [],
    writable: [],
    ...choice,
    // Programs of the tests, also where the checkout lies below /tmp.
    readable: [join(import.meta.dirname, '../..'), ...(choice.readable ?? [])],
  })

export const fallback: Confinement = await confinementOf({ ways: ['process-group'] })

/** What this machine can do. */
export const best: Confinement = await confinementOf()

const others = await Promise.all((['pid-namespace'] as const).map(async (way) => confinementOf({ ways: [way] })))

/** The best, and the weaker ones that it has besides. */
export const confinements: readonly (readonly [string, Confinement])[] = [
  ...new Map([best, ...others, fallback].map((confinement) => [confinement.report.way, confinement])).entries(),
]

/** CallPlaces of a call that works in `cwd`, with a folder of its own below `folder`. */
export function placesIn(cwd: string, folder: string): CallPlaces {
  const path = join(folder, 'call')
  const call = { path, home: join(path, 'home'), tmp: join(path, 'tmp') }
  for (const place of [call.home, call.tmp]) mkdirSync(place, { recursive: true })
  return { call, writable: [cwd] }
}
