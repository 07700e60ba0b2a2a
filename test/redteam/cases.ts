import type { Case } from './case.ts'
import { connectionCases, signalCases, survivorCases } from './cases/connections.ts'
import { machineCases } from './cases/machine.ts'
import { plantedCases } from './cases/planted.ts'
import { secretCases } from './cases/secrets.ts'

/** All that a hostile agent or check tries. */
export const cases: readonly Case[] = [
  ...secretCases,
  ...plantedCases,
  ...machineCases,
  ...connectionCases,
  ...signalCases,
  ...survivorCases,
]
