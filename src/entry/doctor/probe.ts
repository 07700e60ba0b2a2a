import { RalphError } from '../../core/error/error.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import type { ProbedRepository } from './probed-repository.ts'
import type { Subject } from './subject.ts'

export type ProbeFinding = Omit<Diagnosis, 'probe'>

/** Parts of the subject that others need, with the probe that reports each one's fault. */
const probeOfPart = { repository: 'repository', project: 'plan', remote: 'remote' } as const
type Part = keyof typeof probeOfPart

/** One examination, without changes. A RalphError becomes a finding, its hint the remedy. */
export interface Probe {
  readonly name: string
  /** A required part. If it is missing, its own probe reports it and this one is skipped. */
  readonly needs?: Part
  /** Default 5 s. */
  readonly timeoutMs?: number
  examine(subject: Subject): Promise<ProbeFinding | readonly ProbeFinding[]>
}

export const ok = (message: string): ProbeFinding => ({ level: 'ok', found: message, remedy: null })
export const warn = (message: string, remedy: string): ProbeFinding => ({ level: 'warn', found: message, remedy })
export const fail = (message: string, remedy: string): ProbeFinding => ({ level: 'fail', found: message, remedy })

/** A probe of the repository on GitHub; without findings if there is none, or no token. */
export const gitHubProbe = (
  name: string,
  examine: (here: ProbedRepository, subject: Subject) => Promise<ProbeFinding | readonly ProbeFinding[]>,
): Probe => ({
  name,
  needs: 'repository',
  // Several requests in sequence.
  timeoutMs: 15_000,
  async examine(subject) {
    // The first probe reports why GitHub cannot be asked.
    const repository = await subject.github().catch(() => undefined)
    return repository === undefined || repository === 'no token' ? [] : examine(repository, subject)
  },
})

export const noToken = (place: string): ProbeFinding =>
  warn(
    `The repository is ${place}; its settings were not checked because there is no token.`,
    'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.',
  )

const defaultTimeoutMs = 5_000

/** The findings of one probe, within its time. */
export async function runProbe(probe: Probe, subject: Subject): Promise<Diagnosis[]> {
  const { name, needs, timeoutMs = defaultTimeoutMs } = probe
  const hasPart = needs === undefined || (await inTime(isAvailable(needs, subject), 2 * defaultTimeoutMs, false))
  const findings = hasPart ? await inTime(examineOrFail(probe, subject), timeoutMs, timedOut(timeoutMs)) : [unchecked]
  return findings.map((finding) => ({ probe: name, ...finding }))
}

async function examineOrFail(probe: Probe, subject: Subject): Promise<readonly ProbeFinding[]> {
  try {
    const findings = await probe.examine(subject)
    return 'level' in findings ? [findings] : findings
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return sentencesOf(error).map((sentence) => fail(sentence, error.hint))
  }
}

/** The single findings, unless the message already contains them. */
const sentencesOf = ({ findings, message }: RalphError): readonly string[] =>
  findings[0] === undefined || message.includes(findings[0]) ? [message] : findings

const isAvailable = (part: Part, subject: Subject): Promise<boolean> =>
  subject[part]().then(
    () => true,
    () => false,
  )

/** Replaced in `joinUnchecked` by a remark at the cause. */
const unchecked: ProbeFinding = { level: 'ok', found: 'not checked', remedy: null }

/** Lists skipped probes at the finding that must be fixed first. */
export function joinUnchecked(diagnoses: readonly Diagnosis[]): readonly Diagnosis[] {
  const isSkipped = ({ found }: Diagnosis): boolean => found === unchecked.found
  const skippedNames = [...new Set(diagnoses.filter(isSkipped).map(({ probe }) => probe))]
  const others = diagnoses.filter((diagnosis) => !isSkipped(diagnosis))
  const causes = Object.values(probeOfPart).map((name) =>
    others.find(({ probe, level }) => probe === name && level !== 'ok'),
  )
  const cause = causes.find((diagnosis) => diagnosis !== undefined)
  if (skippedNames.length === 0 || !cause) return others
  const condition = cause.level === 'fail' ? 'until it is fixed' : 'without it'
  const message = `${cause.found} Not checked ${condition}: ${skippedNames.join(', ')}.`
  return others.map((diagnosis) => (diagnosis === cause ? { ...cause, found: message } : diagnosis))
}

const timedOut = (ms: number): readonly ProbeFinding[] => [
  fail(`It did not answer within ${formatDuration(ms)}.`, 'Find out why it hangs, then try again.'),
]

/** A later result is ignored. */
async function inTime<T>(result: Promise<T>, ms: number, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeOut = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms)
  })
  result.catch(() => undefined)
  return Promise.race([result, timeOut]).finally(() => clearTimeout(timer))
}
