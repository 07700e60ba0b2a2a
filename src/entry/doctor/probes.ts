import { agentProbe } from './agent.ts'
import { branchesProbe } from './branches.ts'
import { checksProbe } from './checks.ts'
import { confinementProbe } from './confinement.ts'
import { credentialsProbe } from './credentials.ts'
import { diskProbe } from './disk.ts'
import { gitProbe } from './git.ts'
import { actionsSettingsProbe } from './github/actions-settings.ts'
import { gitHubRepositoryProbe } from './github/repository.ts'
import { rulesProbe } from './github/rules.ts'
import { runnerProbe } from './github/runner.ts'
import { scheduleProbe } from './github/schedule.ts'
import { secretsProbe } from './github/secrets.ts'
import { workflowProbe } from './github/workflow.ts'
import { nodeProbe } from './node.ts'
import { originProbe } from './origin.ts'
import { otherCiProbe } from './other-ci.ts'
import { planProbe } from './plan.ts'
import type { Probe } from './probe/probe.ts'
import { remoteProbe } from './remote.ts'
import { repositoryProbe } from './repository.ts'
import { stateProbe } from './state.ts'
import { uncommittedProbe } from './uncommitted.ts'

/** What `ralph doctor` looks at, in the order in which it tells. */
export const probes: readonly Probe[] = [
  gitProbe,
  nodeProbe,
  agentProbe,
  credentialsProbe,
  confinementProbe,
  diskProbe,
  repositoryProbe,
  planProbe,
  uncommittedProbe,
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
  runnerProbe,
  otherCiProbe,
]
