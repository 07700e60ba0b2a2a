import type { JobConfinement } from '../../src/core/confinement/policy.ts'
import type { Machine } from '../../src/core/confinement/words.ts'

/** A laptop with bubblewrap that an ordinary user may use, but for what the test says. */
export const machine = (change: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  distribution: { id: 'debian', version: '12', like: [] },
  isRoot: false,
  isCi: false,
  inContainer: false,
  hasBubblewrap: true,
  hasPerl: true,
  ...change,
})

export const confinementHere = (change: Partial<JobConfinement> = {}): JobConfinement => ({
  report: { level: 'C3', way: 'bubblewrap', refused: [] },
  setting: 'auto',
  shape: 'own machine',
  login: false,
  machine: machine(),
  ...change,
})
