import type { Granted } from './permissions.ts'
import type { RunFacts } from './run-facts.ts'

/** Code of somebody who may not write here. */
export type Guest = 'fork' | 'dependabot'

/** Events that are about a pull request: of a fork's they have no secrets (docs.github.com, "Workflows in forked repositories"). */
const aboutPulls = ['pull_request', 'pull_request_review', 'pull_request_review_comment']

/** Events that Dependabot causes without the repository's secrets (docs.github.com, "Dependabot on GitHub Actions", restrictions). */
const restricted = [...aboutPulls, 'push', 'create', 'deployment', 'deployment_status']

export function guestOf({ world, run, event }: Pick<RunFacts, 'world' | 'run' | 'event'>): Guest | undefined {
  const { head } = (event['pull_request'] ?? {}) as { head?: { repo: { full_name: string } } }
  if (aboutPulls.includes(run.event) && head?.repo.full_name !== `${world.owner}/${world.name}`) return 'fork'
  return run.actor === 'dependabot[bot]' && restricted.includes(run.event) ? 'dependabot' : undefined
}

/** A fork's token may read, whatever the file says; Dependabot's may do what the file names. */
export const grantedTo = (guest: Guest | undefined, asked: Granted): Granted =>
  guest === 'fork'
    ? Object.fromEntries(Object.entries(asked).map(([scope, access]) => [scope, access === 'write' ? 'read' : access]))
    : asked
