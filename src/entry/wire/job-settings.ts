import { createHash } from 'node:crypto'
import { agents } from '../../adapter/agent/agents.ts'
import { type JobSettings, noRules } from '../../app/job/job-settings.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { resolveChecks } from '../../core/validation/checks.ts'
import type { Check } from '../../schema/check/check.ts'
import type { Project } from '../project/project.ts'
import { parallelism } from './machine-here.ts'
import { committerOf, identityIn } from './wire.ts'

/** What a job knows besides its project. `checks`: already resolved. `remote`: as the run names it. */
export type JobOptions = Partial<
  Pick<
    JobSettings,
    | ('fresh' | 'skipsWait' | 'consents' | 'rules' | 'checksElsewhere' | 'checks' | 'remote')
    | ('startedBy' | 'issue' | 'byComment' | 'startsNext' | 'issueOrder' | 'tells' | 'asksForNote' | 'formerRemote')
  >
>

/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
export function jobSettings(project: Project, options: JobOptions = {}): JobSettings {
  const { repository } = project
  refuseIncompleteSettings(project)
  const settings = options.checksElsewhere ? { ...project.settings, validate: [] } : project.settings
  const checks = options.checks ?? resolveChecks(settings.validate, settings['working-directory'])
  refuseLooseMirrors(settings, checks)
  const parallel = parallelism(settings)
  const { name, email } = identityIn(settings.author) ?? committerOf(project)
  return {
    planName: project.planName,
    planFile: project.planFile,
    planAtTop: project.planAtTop,
    queue: project.queue,
    document: project.document,
    progress: project.progress,
    asksForNote: project.progress !== null,
    reachedBy: project.reachedBy,
    steeringFiles: project.steeringFiles,
    plan: project.plan,
    planSource: project.planSource,
    planFormat: project.planFormat,
    startedBy: null,
    issue: null,
    byComment: false,
    startsNext: undefined,
    issueOrder: null,
    tells: null,
    base: repository.head,
    baseBranch: repository.branch,
    workBranch: project.workBranch,
    remote: project.remote,
    formerRemote: null,
    consents: false,
    fresh: false,
    skipsWait: false,
    checksElsewhere: false,
    rules: noRules(project),
    ...options,
    lanes: parallel.lanes,
    checksAtOnce: parallel.checks,
    checks,
    checksDigest: digestOfChecks(settings.strategy, checks),
    settings,
    secrets: project.secrets,
    signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
  }
}

/** A baseline counts only for the checks and the strategy that it ran with. */
export const digestOfChecks = (strategy: Settings['strategy'], checks: readonly Check[]): string =>
  createHash('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex')

function refuseIncompleteSettings({ settings }: Project): void {
  agents[settings.agent].refuse(settings)
  if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
    throw new RalphError({
      code: 'AUTHOR_WITH_API_COMMITS',
      message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
    })
  }
  for (const role of ['author', 'committer'] as const) {
    const identity = settings[role]
    if (identity === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(identity)) continue
    throw new RalphError({
      code: role === 'author' ? 'AUTHOR_INVALID' : 'COMMITTER_INVALID',
      message: `"${identity}" is not a valid ${role}.`,
      hint: 'Write it as "Name <name@example.com>".',
    })
  }
}

/** A required status without a check stays pending and blocks every merge. */
function refuseLooseMirrors({ 'mirror-status': mirror }: Settings, checks: readonly Check[]): void {
  const unmatched = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check))
  if (unmatched.length === 0) return
  const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none'
  const findings = unmatched.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`)
  throw new RalphError({
    code: 'MIRROR_WITHOUT_CHECK',
    message: `There is no such check: ${findings.join('; ')}.`,
    hint: `Use one of the checks: ${names}.`,
    findings: findings.length > 1 ? findings : [],
  })
}
