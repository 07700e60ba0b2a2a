import { dirname } from 'node:path/posix'
import { RalphError } from '../../core/error.ts'
import { shownRef } from '../../core/run/state-ref-name.ts'
import { withoutCredentials } from './remote-url.ts'

const mostFindings = 10

interface Place {
  readonly remote: string
  readonly ref: string
  readonly commit: string
}

export const newerState = (place: Place, read: { file: string; version: number; known: number }): RalphError =>
  new RalphError({
    code: 'STATE_NEWER',
    kind: 'data',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer ralph wrote it: update ralph here, or pin the version of the Action that the other jobs use.',
  })

/** `good` is an earlier state commit that can be loaded. */
export function corruptState(place: Place, findings: readonly string[], good: string | undefined): RalphError {
  const remote = withoutCredentials(place.remote)
  const lease = `git fetch '${remote}' ${place.ref} && git push --force-with-lease=${place.ref}:${place.commit} '${remote}'`
  const back =
    good === undefined
      ? 'None of the 50 states before it is usable.'
      : `To go back to the last good state: ${lease} ${good}:${place.ref}.`
  const aside = `${lease} ${place.commit}:${place.ref}-broken-${place.commit.slice(0, 7)} :${place.ref}`
  return new RalphError({
    code: 'STATE_CORRUPT',
    kind: 'data',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: `${back} To put it aside and begin a new run: ${aside}`,
    findings: shown(findings),
  })
}

/** Another version's file can be wrong in every line. */
function shown(findings: readonly string[]): readonly string[] {
  const more = findings.length - mostFindings
  return more > 0 ? [...findings.slice(0, mostFindings), `and ${more} more`] : findings
}

export const refusedState = (place: { remote: string; ref: string }, why: string): RalphError =>
  new RalphError({
    code: 'REMOTE_REFUSED',
    kind: 'failed',
    message: `The remote ${withoutCredentials(place.remote)} refuses the state ref ${place.ref}: ${why}.`,
    hint: place.ref.startsWith('refs/heads/')
      ? `Exempt ${dirname(shownRef(place.ref))}/** from the rules of the repository, or give the token the right to push there.`
      : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`,
  })
