import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import type { GitHubHere } from './here.ts'
import type { Subject } from './subject.ts'

export type Found = Omit<Diagnosis, 'probe'>

/** Parts of the subject that others build on, by the probe that tells what is wrong with each. */
export const tellers = { repository: 'repository', project: 'plan', remote: 'remote' } as const
export type Part = keyof typeof tellers

/** One thing to look at. It changes nothing; what it throws as a RalphError is a finding with its hint as the remedy. */
export interface Probe {
  readonly name: string
  /** What must be known first; where that failed, its own probe says so and this one is left out. */
  readonly needs?: Part
  /** It is quick and needs nobody's answer: a run asks it too, before it begins. */
  readonly beforeRun?: true
  /** How long it may take; default 5 s. */
  readonly patienceMs?: number
  look(subject: Subject): Promise<Found | readonly Found[]>
}

export const ok = (found: string): Found => ({ level: 'ok', found, remedy: null })
export const warn = (found: string, remedy: string): Found => ({ level: 'warn', found, remedy })
export const fail = (found: string, remedy: string): Found => ({ level: 'fail', found, remedy })

/** A probe of what GitHub knows; it says nothing where the repository is not there, or nobody can ask. */
export const gitHubProbe = (
  name: string,
  look: (here: GitHubHere, subject: Subject) => Promise<Found | readonly Found[]>,
): Probe => ({
  name,
  needs: 'repository',
  // Several questions one after the other.
  patienceMs: 15_000,
  async look(subject) {
    // Why it cannot be asked is told once, by the first of them.
    const here = await subject.github().catch(() => undefined)
    return here === undefined || here === 'no token' ? [] : look(here, subject)
  },
})

/** The part of the table that names the rest: whether GitHub can be asked at all. */
export const noToken = (place: string): Found =>
  warn(
    `The repository is ${place}; its settings were not checked because there is no token.`,
    'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.',
  )
