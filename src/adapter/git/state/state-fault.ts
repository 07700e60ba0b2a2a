import { dirname } from 'node:path/posix'
import { RalphError } from '../../../core/error/error.ts'
import { shortRef } from '../../../core/ref/state-paths.ts'
import { cappedLines } from '../../../core/text/capped-list.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import { withinSentence } from '../../../core/text/one-line.ts'
import { commandSpan, lineSpan } from '../../../core/text/report-context.ts'
import { isPathRemote, withoutCredentials } from '../call/remote-url.ts'

/** An earlier state to go back to; undefined: none can be used; null: they could not be searched. */
type GoodState = string | undefined | null

interface StateLocation {
  readonly remote: string
  readonly ref: string
  readonly commit: string
}

export const newerState = (
  place: StateLocation,
  read: { file: string; version: number; maxVersion: number },
): RalphError =>
  new RalphError({
    code: 'STATE_NEWER',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.maxVersion}. Nothing was written.`,
    hint: 'A newer version wrote it: update ralph here, or use the Action version of the other jobs.',
  })

export const corruptState = (place: StateLocation, findings: readonly string[], good: GoodState): RalphError =>
  new RalphError({
    code: 'STATE_CORRUPT',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shownFindings(findings).join('; ')}. Nothing was written.`,
    hint: recoveryHint(place, good, 'None of the 50 states before it can be used.'),
    findings: shownFindings(findings),
  })

/** The objects are damaged, so git cannot search for an earlier state; other errors are returned unchanged. */
export function unreadableState({ remote, ref, commit }: StateLocation, error: unknown): unknown {
  if (!(error instanceof RalphError) || error.code !== 'OBJECT_UNREADABLE') return error
  const reflogCommand = commandSpan('git', 'reflog', 'show', shortRef(ref))
  return new RalphError({
    code: 'STATE_UNREADABLE',
    message: `The state in ${ref} (commit ${commit}) of ${withoutCredentials(remote)} is damaged. ${withinSentence(error.message)}. Nothing was written.`,
    hint: `${error.hint} If there is no other copy, ${reflogCommand} lists the states before it: ${commandSpan('git', 'update-ref', ref, 'COMMIT', commit)} goes back to one.`,
    cause: error,
  })
}

/** A file beside those that are loaded: the tasks and their states are known without it. */
export const unreadableFile = (remote: string, path: string, cause: RalphError): RalphError => {
  const fsckCommand = isPathRemote(remote)
    ? commandSpan('git', '-C', remote, 'fsck', '--full')
    : commandSpan('git', 'fsck', '--full')
  return new RalphError({
    code: 'STATE_CORRUPT',
    message: `git cannot read ${path} in the state of the run: its object is damaged or gone.`,
    hint: `${fsckCommand} names what is damaged: fetch it from another clone, or restore it from a backup. \`ralph status\` still shows the tasks, and \`ralph log\` what can be read.`,
    cause,
  })
}

interface UntrueFindings {
  readonly code: 'STATE_FORGED' | 'STATE_NOT_ITS_EVENTS'
  readonly findings: readonly string[]
  readonly good: GoodState
}

/** A readable state that the engine did not produce. */
export const untrueState = (place: StateLocation, options: UntrueFindings): RalphError =>
  untrue(
    place,
    options,
    `${commandSpan('git', 'log', shortRef(place.ref))} shows who. ${recoveryHint(place, options.good, 'It is not known which earlier state is genuine.')}`,
  )

/** The job that noticed it held the lease and has restored its own state. */
export const putBackState = (place: StateLocation, options: UntrueFindings): RalphError =>
  untrue(
    place,
    options,
    `${shortRef(place.ref)} was reset to ${options.good}, the state that this job wrote; ${commandSpan('git', 'log', shortRef(brokenStateRef(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`,
  )

const untrue = (place: StateLocation, { code, findings }: UntrueFindings, hint: string): RalphError =>
  new RalphError({
    code,
    message: `The state in ${place.ref} (commit ${place.commit}) ${untrueText[code]}: ${shownFindings(findings).join('; ')}. Somebody wrote it, or an agent with access to the repository did.`,
    hint,
    findings: shownFindings(findings),
  })

const untrueText = {
  STATE_FORGED: 'describes work that did not happen',
  STATE_NOT_ITS_EVENTS: 'does not match its events',
}

export const brokenStateRef = (ref: string, commit: string): string => `${ref}-broken-${commit.slice(0, 7)}`

function recoveryHint(place: StateLocation, good: GoodState, noGoodState: string): string {
  const remote = withoutCredentials(place.remote)
  const pushCommand = (...refs: readonly string[]): string => {
    const lease = `--force-with-lease=${place.ref}:${place.commit}`
    return `${commandLine('git', 'fetch', remote, place.ref)} && ${commandLine('git', 'push', lease, remote, ...refs)}`
  }
  const goBackText =
    good === null
      ? 'The states before it could not be searched: the remote or git did not answer, so look again first.'
      : good === undefined
        ? noGoodState
        : `To go back to the last good state: ${lineSpan(pushCommand(`${good}:${place.ref}`))}.`
  const moveAsideCommand = pushCommand(`${place.commit}:${brokenStateRef(place.ref, place.commit)}`, `:${place.ref}`)
  return `${goBackText} To move it aside and start a new run: ${lineSpan(moveAsideCommand)}`
}

/** A file of another version can have a fault in every line. */
const shownFindings = (findings: readonly string[]): string[] => cappedLines(findings, 10)

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
