import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../adapter/disk/process-directory.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import type { CommandContext } from '../project/context.ts'
import { agentProbe, credentialsProbe } from './agent.ts'
import { checksProbe, otherCiProbe } from './checks.ts'
import { environmentsProbe } from './environments.ts'
import { confinementProbe, diskProbe, gitProbe, nodeProbe } from './machine.ts'
import { notifyProbe } from './notify.ts'
import { type Found, fail, type Part, type Probe, tellers } from './probe.ts'
import {
  branchesProbe,
  confProbe,
  originProbe,
  planProbe,
  queueProbe,
  remoteProbe,
  repositoryProbe,
  stateProbe,
  uncommittedProbe,
} from './project.ts'
import { actionsSettingsProbe, gitHubRepositoryProbe, rulesProbe, secretsProbe } from './repository-settings.ts'
import { serversProbe } from './servers.ts'
import { type Subject, subjectOf } from './subject.ts'
import { runnerProbe, scheduleProbe, workflowProbe } from './workflow.ts'

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

/** What one probe found, in the time that it has. */
export async function findingsOf(probe: Probe, subject: Subject): Promise<Diagnosis[]> {
  const { name, needs, patienceMs = defaultPatienceMs } = probe
  const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false))
  const found = known ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)]
  return found.map((one) => ({ probe: name, ...one }))
}

async function lookAt(probe: Probe, subject: Subject): Promise<readonly Found[]> {
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

const left = (needs: Part): Found => ({
  level: 'warn',
  found: `not checked: fix \`${tellers[needs]}\` first`,
  remedy: null,
})

const late = (ms: number): readonly Found[] => [
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

/** What `ralph doctor` looks at, in the order in which it tells. */
export const probes: readonly Probe[] = [
  gitProbe,
  nodeProbe,
  agentProbe,
  credentialsProbe,
  confinementProbe,
  serversProbe,
  notifyProbe,
  diskProbe,
  repositoryProbe,
  planProbe,
  queueProbe,
  uncommittedProbe,
  confProbe,
  checksProbe,
  remoteProbe,
  branchesProbe,
  stateProbe,
  originProbe,
  gitHubRepositoryProbe,
  workflowProbe,
  scheduleProbe,
  actionsSettingsProbe,
  rulesProbe,
  secretsProbe,
  environmentsProbe,
  runnerProbe,
  otherCiProbe,
]
