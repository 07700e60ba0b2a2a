import { diagnoseConfinement } from '../../core/confinement/diagnosis.ts'
import { confinedAt } from '../wire/confined-at.ts'
import { confinementHere } from '../wire/confinement-here.ts'
import type { Probe } from './probe/probe.ts'

/** What keeps an agent in here, why nothing better does, and what to install. A job of GitHub may demand more: it says so. */
export const confinementProbe: Probe = {
  name: 'confinement',
  // Each way that fails costs a part of a second, on a busy machine more.
  patienceMs: 20_000,
  async look({ context, settings }) {
    const known = await settings()
    const shape = context.checkout ? 'split jobs' : 'own machine'
    const found = await confinementHere(context, known)
    return diagnoseConfinement(known, confinedAt(found, known, { context, shape }))
  },
}
