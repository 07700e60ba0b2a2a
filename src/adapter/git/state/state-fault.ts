import { dirname } from 'node:path/posix'
import { RalphError } from '../../../core/error/error.ts'
import { shortRef } from '../../../core/ref/state-paths.ts'
import { cappedLines } from '../../../core/text/capped.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import { withinSentence } from '../../../core/text/one-line.ts'
import { commandSpan, lineSpan } from '../../../core/text/report-context.ts'
import { withoutCredentials } from '../call/remote-url.ts'

interface Place {
  readonly remote: string
  readonly ref: string
  readonly commit: string
}

export const newerState = (place: Place, read: { file: string; version: number; known: number }): RalphError =>
  new RalphError({
    code: 'STATE_NEWER',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer version wrote it: update ralph here, or use the Action version of the other jobs.',
  })

/** `good` is an earlier state commit that can be loaded. */
export const corruptState = (place: Place, findings: readonly string[], good: string | undefined): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: waysOn(place, good, 'None of the 50 states before it can be used.'),
    findings: shown(findings),
  })

/** Its objects are damaged, so that git cannot even look for an earlier one; anything else is passed on. */
export function unreadableState({ remote, ref, commit }: Place, error: unknown): unknown {
  if (!(error instanceof RalphError) || error.code !== 'OBJECT_UNREADABLE') return error
  const before = commandSpan('git', 'reflog', 'show', shortRef(ref))
  return new RalphError({
    code: 'STATE_UNREADABLE',
    message: `The state in ${ref} (commit ${commit}) of ${withoutCredentials(remote)} is damaged. ${withinSentence(error.message)}. Nothing was written.`,
    hint: `${error.hint} If there is no other copy, ${before} lists the states before it: ${commandSpan('git', 'update-ref', ref, 'COMMIT', commit)} goes back to one.`,
    cause: error,
  })
}

interface Untrue {
  readonly code: 'STATE_FORGED' | 'STATE_NOT_ITS_EVENTS'
  readonly findings: readonly string[]
  /** A state before it that can be loaded and is its events. */
  readonly good: string | undefined
}

/** A state that can be read and cannot be true: the engine did not come to it. */
export const untrueState = (place: Place, options: Untrue): RalphError =>
  untrue(
    place,
    options,
    `${commandSpan('git', 'log', shortRef(place.ref))} shows who. ${waysOn(place, options.good, 'It is not known which earlier state is genuine.')}`,
  )

/** The same, where the job that found it held the run and has put its own state back. */
export const putBackState = (place: Place, options: Untrue): RalphError =>
  untrue(
    place,
    options,
    `${shortRef(place.ref)} was reset to ${options.good}, the state that this job wrote; ${commandSpan('git', 'log', shortRef(asideName(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`,
  )

const untrue = (place: Place, { code, findings }: Untrue, hint: string): RalphError =>
  new RalphError({
    code,
    message: `The state in ${place.ref} (commit ${place.commit}) ${told[code]}: ${shown(findings).join('; ')}. Somebody wrote it, or an agent with access to the repository did.`,
    hint,
    findings: shown(findings),
  })

const told = {
  STATE_FORGED: 'describes work that did not happen',
  STATE_NOT_ITS_EVENTS: 'does not match its events',
}

/** Where a state that nobody goes on from is kept. */
export const asideName = (ref: string, commit: string): string => `${ref}-broken-${commit.slice(0, 7)}`

function waysOn(place: Place, good: string | undefined, without: string): string {
  const remote = withoutCredentials(place.remote)
  const pushed = (...refs: readonly string[]): string => {
    const lease = `--force-with-lease=${place.ref}:${place.commit}`
    return `${commandLine('git', 'fetch', remote, place.ref)} && ${commandLine('git', 'push', lease, remote, ...refs)}`
  }
  const back =
    good === undefined ? without : `To go back to the last good state: ${lineSpan(pushed(`${good}:${place.ref}`))}.`
  const aside = pushed(`${place.commit}:${asideName(place.ref, place.commit)}`, `:${place.ref}`)
  return `${back} To move it aside and start a new run: ${lineSpan(aside)}`
}

/** Another version's file can be wrong in every line. */
const shown = (findings: readonly string[]): string[] => cappedLines(findings, 10)

export const refusedState = (
  place: { remote: string; ref: string },
  refusal: { why: string; hint?: string | undefined },
): RalphError =>
  new RalphError({
    code: refusal.hint === undefined ? 'REMOTE_REFUSED' : 'REF_LOCKED',
    message: `The remote ${withoutCredentials(place.remote)} refuses the state ref ${place.ref}: ${withinSentence(refusal.why)}.`,
    hint: refusal.hint ?? rulesHint(place.ref),
  })

const rulesHint = (ref: string): string =>
  ref.startsWith('refs/heads/')
    ? `Exempt ${dirname(shortRef(ref))}/** from the rules of the repository, or give the token the right to push there.`
    : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`
