import { removeFolder, temporaryFolder } from '../../adapter/disk/process-directory.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import type { CommandContext } from '../project/context.ts'
import { agentProbe, credentialsProbe } from './agent.ts'
import { checksProbe, otherCiProbe } from './checks.ts'
import { environmentsProbe } from './environments.ts'
import { confinementProbe, diskProbe, gitProbe, nodeProbe } from './machine.ts'
import { limitsProbe, networkProbe } from './network.ts'
import { notifyProbe } from './notify.ts'
import { joinUnchecked, type Probe, runProbe } from './probe.ts'
import {
  branchesProbe,
  originProbe,
  planProbe,
  queueProbe,
  remoteProbe,
  repositoryProbe,
  stateProbe,
  templatesProbe,
  uncommittedProbe,
} from './project.ts'
import { actionsSettingsProbe, gitHubRepositoryProbe, rulesProbe, secretsProbe } from './repository-settings.ts'
import { runnerProbe } from './runner.ts'
import { serversProbe } from './servers.ts'
import { subjectOf } from './subject.ts'
import { scheduleProbe, workflowProbe } from './workflow.ts'

/** Every finding about this machine and this project, in the sequence of `probes`, which run in parallel. */
export async function examine(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<readonly Diagnosis[]> {
  const scratch = temporaryFolder('doctor')
  try {
    const subject = subjectOf(context, flags, scratch)
    const diagnoses = await Promise.all(probes.map((probe) => runProbe(probe, subject)))
    return joinUnchecked(diagnoses.flat())
  } finally {
    await removeFolder(scratch)
  }
}

/** In the sequence of the report. */
export const probes: readonly Probe[] = [
  gitProbe,
  nodeProbe,
  agentProbe,
  credentialsProbe,
  confinementProbe,
  networkProbe,
  limitsProbe,
  serversProbe,
  notifyProbe,
  diskProbe,
  repositoryProbe,
  planProbe,
  queueProbe,
  uncommittedProbe,
  templatesProbe,
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
