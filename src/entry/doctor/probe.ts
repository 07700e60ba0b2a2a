import { RalphError } from '../../core/error/error.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import type { GitHubHere } from './here.ts'
import type { Subject } from './subject.ts'

export type ProbeFinding = Omit<Diagnosis, 'probe'>

/** Parts of the subject that others build on, by the probe that tells what is wrong with each. */
const tellers = { repository: 'repository', project: 'plan', remote: 'remote' } as const
type Part = keyof typeof tellers

/** One thing to look at. It changes nothing; what it throws as a RalphError is a finding with its hint as the remedy. */
export interface Probe {
  readonly name: string
  /** What must be known first; where that failed, its own probe says so and this one is left out. */
  readonly needs?: Part
  /** How long it may take; default 5 s. */
  readonly patienceMs?: number
  look(subject: Subject): Promise<ProbeFinding | readonly ProbeFinding[]>
}

export const ok = (found: string): ProbeFinding => ({ level: 'ok', found, remedy: null })
export const warn = (found: string, remedy: string): ProbeFinding => ({ level: 'warn', found, remedy })
export const fail = (found: string, remedy: string): ProbeFinding => ({ level: 'fail', found, remedy })

/** A probe of what GitHub knows; it says nothing where the repository is not there, or nobody can ask. */
export const gitHubProbe = (
  name: string,
  look: (here: GitHubHere, subject: Subject) => Promise<ProbeFinding | readonly ProbeFinding[]>,
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
export const noToken = (place: string): ProbeFinding =>
  warn(
    `The repository is ${place}; its settings were not checked because there is no token.`,
    'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.',
  )

const defaultPatienceMs = 5_000

/** What one probe found, in the time that it has. */
export async function findingsOf(probe: Probe, subject: Subject): Promise<Diagnosis[]> {
  const { name, needs, patienceMs = defaultPatienceMs } = probe
  const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false))
  const found = known ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [unchecked]
  return found.map((one) => ({ probe: name, ...one }))
}

async function lookAt(probe: Probe, subject: Subject): Promise<readonly ProbeFinding[]> {
  try {
    const found = await probe.look(subject)
    return 'level' in found ? [found] : found
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return sentencesOf(error).map((sentence) => fail(sentence, error.hint))
  }
}

/** Each finding, unless the message tells them already. */
const sentencesOf = ({ findings, message }: RalphError): readonly string[] =>
  findings[0] === undefined || message.includes(findings[0]) ? [message] : findings

const isKnown = (part: Part, subject: Subject): Promise<boolean> =>
  subject[part]().then(
    () => true,
    () => false,
  )

/** No finding of its own: the one that keeps it from being checked names it. */
const unchecked: ProbeFinding = { level: 'ok', found: 'not checked', remedy: null }

/** Names what was not checked at the finding that is to be fixed first. */
export function joinUnchecked(diagnoses: readonly Diagnosis[]): readonly Diagnosis[] {
  const isWaiting = ({ found }: Diagnosis): boolean => found === unchecked.found
  const waiting = [...new Set(diagnoses.filter(isWaiting).map(({ probe }) => probe))]
  const others = diagnoses.filter((diagnosis) => !isWaiting(diagnosis))
  const causes = Object.values(tellers).map((name) =>
    others.find(({ probe, level }) => probe === name && level !== 'ok'),
  )
  const cause = causes.find((diagnosis) => diagnosis !== undefined)
  if (waiting.length === 0 || !cause) return others
  const until = cause.level === 'fail' ? 'until it is fixed' : 'without it'
  const found = `${cause.found} Not checked ${until}: ${waiting.join(', ')}.`
  return others.map((diagnosis) => (diagnosis === cause ? { ...cause, found } : diagnosis))
}

const late = (ms: number): readonly ProbeFinding[] => [
  fail(`It did not answer within ${formatDuration(ms)}.`, 'Find out why it hangs, then try again.'),
]

/** What comes after the time-out is nobody's any more. */
async function inTime<T>(look: Promise<T>, ms: number, instead: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeOut = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms)
  })
  look.catch(() => undefined)
  return Promise.race([look, timeOut]).finally(() => clearTimeout(timer))
}
