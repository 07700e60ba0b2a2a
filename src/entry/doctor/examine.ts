import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../adapter/process/remove-folder.ts'
import { RalphError } from '../../core/error.ts'
import type { Diagnosis } from '../../core/report/doctor.ts'
import { formatDuration } from '../../core/text/duration.ts'
import type { CommandContext } from '../context.ts'
import { type Found, fail, type Part, type Probe, tellers } from './probe.ts'
import { probes } from './probes.ts'
import { type Subject, subjectOf } from './subject.ts'

const defaultPatienceMs = 5_000

/** Every finding about this machine and this project, in the order of the table. All probes look at the same time. */
export async function examine(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<readonly Diagnosis[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'ralph-doctor-'))
  try {
    const subject = subjectOf(context, flags, scratch)
    const found = await Promise.all(probes.map((probe) => findingsOf(probe, subject)))
    return found.flat()
  } finally {
    await removeFolder(scratch)
  }
}

async function findingsOf(probe: Probe, subject: Subject): Promise<Diagnosis[]> {
  const found = await inTime(lookAt(probe, subject), probe.patienceMs ?? defaultPatienceMs)
  return found.map((one) => ({ probe: probe.name, ...one }))
}

async function lookAt(probe: Probe, subject: Subject): Promise<readonly Found[]> {
  const { needs } = probe
  if (needs !== undefined && !(await isKnown(needs, subject))) {
    return [{ level: 'warn', found: `not looked at: mend \`${tellers[needs]}\` first`, remedy: null }]
  }
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

async function inTime(look: Promise<readonly Found[]>, patienceMs: number): Promise<readonly Found[]> {
  let timer: NodeJS.Timeout | undefined
  const late = [
    fail(`It did not answer within ${formatDuration(patienceMs)}.`, 'Look at why it hangs, then try again.'),
  ]
  const timeOut = new Promise<readonly Found[]>((resolve) => {
    timer = setTimeout(() => resolve(late), patienceMs)
  })
  // What comes after the time-out is nobody's any more.
  look.catch(() => undefined)
  return Promise.race([look, timeOut]).finally(() => clearTimeout(timer))
}
