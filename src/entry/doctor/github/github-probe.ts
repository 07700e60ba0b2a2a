import type { GitHubHere } from '../probe/here.ts'
import { type Found, type Probe, warn } from '../probe/probe.ts'
import type { Subject } from '../probe/subject.ts'

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
