import { isAbsolute, relative } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { historyOf } from '../../adapter/git/remote/history.ts'
import { userName } from '../../adapter/process/environment.ts'
import type { JobRules } from '../../app/job/job-settings.ts'
import { overridesAsStated, type StatedSettings, type StatedValues } from '../../core/config/rules/overrides.ts'
import { changesTo, firstRules, type Ruling, ruleJob } from '../../core/config/rules/rule-job.ts'
import { type RuleName, readRaw, withCurrentNames } from '../../core/config/rules/rule-table.ts'
import { RalphError } from '../../core/error/error.ts'
import { rulesWeakened } from '../../core/report/words/rules-text.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Rules } from '../../schema/run/rules.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import type { StateAccess } from './state-access.ts'

/** How a job uses the rules of its run. */
export interface RuleUse {
  readonly run: LoadedRun | null
  readonly access: StateAccess
  /** A new run starts even if one exists. */
  readonly fresh: boolean
  /** The job has `--change-rules`. */
  readonly change: boolean
  /** Settings of this kind of job, treated as if somebody had stated them. */
  readonly implied?: StatedValues
}

/** Throws RalphError RULES_WEAKENED for weaker rules, RULES_UNREADABLE for those of a newer version. */
export async function ruleProject(
  project: Project,
  context: CommandContext,
  use: RuleUse,
): Promise<{ project: Project; rules: JobRules; stronger: Ruling['stronger'] }> {
  const { run, fresh, implied } = use
  const stated: StatedSettings = { ...project.stated, byJob: { ...project.stated.byJob, ...implied } }
  const base = project.repository.head
  const keeps = context.checkout === undefined
  if (!run || fresh) {
    const recorded = firstRules({ stated, base, keeps })
    return applyRules(project, { values: rawValues(recorded), recorded, change: null })
  }
  const { overrides } = run.state
  const rules = run.state.rules && withCurrentNames(run.state.rules)
  const by = personOf(project, context)
  if (!rules) {
    const ordered = { ...stated, byJob: { ...stated.byJob, ...overridesAsStated(overrides) } }
    const recorded = firstRules({ stated: ordered, base, keeps })
    const reason = 'the run was started by an older version of ralph that did not record them'
    const change = { by, why: reason, base, changes: changesTo(recorded), wanted: false }
    return applyRules(project, { values: rawValues(recorded), recorded, change })
  }
  const ruling = await judgeRules({ project, context, use, stated, rules, keeps })
  if (ruling.refused.length > 0) throw rulesWeakened(ruling.refused, howToChange(context))
  const { values, recorded, changes, stronger } = ruling
  const isRequested = use.change || changes.every(({ rule }) => rule?.source === 'job')
  const flags = changes.map(({ rule }) => rule?.from ?? '')
  const order = use.change ? changeFlagName(context) : flags.join(', ')
  const reason = isRequested ? order : `the base moved from ${short(rules.base)} to ${short(base)}`
  const ruleChange = {
    by: isRequested ? by : 'the base',
    why: reason,
    base: recorded.base,
    changes: [...changes],
    wanted: use.change,
  }
  const change = changes.length > 0 ? ruleChange : null
  return applyRules(project, { values, recorded, change, stronger })
}

/** If plan and `ralph.yml` say something new, checks whether a person agreed to it. */
async function judgeRules(context: {
  project: Project
  context: CommandContext
  use: RuleUse
  stated: StatedSettings
  rules: Rules
  keeps: boolean
}): Promise<Ruling> {
  const { project, use, stated, rules, keeps } = context
  const common = { stated, recorded: rules, base: project.repository.head, change: use.change, keeps }
  const ruling = ruleJob({ ...common, consent: false })
  return ruling.edited && (await isNewerBase(context)) ? ruleJob({ ...common, consent: true }) : ruling
}

/** True if the base is newer than the recorded rules, and the files are as committed there. */
async function isNewerBase({ project, context, use, rules }: Parameters<typeof judgeRules>[0]): Promise<boolean> {
  const { repository, steeringPaths } = project
  const { head, branch, toplevel } = repository
  // The text of an issue is adopted by an order of somebody who may give it.
  if (context.planText && project.planSource !== use.run?.state.plan_source) return true
  const recordedBranch = use.run?.state.base_branch ?? null
  if (head === rules.base || (recordedBranch !== null && recordedBranch !== branch)) return false
  if (!(await historyOf(use.access).contains(head, rules.base))) return false
  if (context.checkout) return true
  const inside = steeringPaths.map((path) => relative(toplevel, path))
  if (inside.some((path) => path.startsWith('..') || isAbsolute(path))) return false
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', ...inside]
  const { stdout } = await userGit(toplevel, context.env)({ args })
  return stdout.length === 0
}

const rawValues = ({ values }: Rules): Ruling['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))

async function applyRules(
  project: Project,
  {
    values,
    stronger = [],
    ...rules
  }: Pick<Ruling, 'values' | 'recorded'> & Partial<Pick<Ruling, 'stronger'>> & Pick<JobRules, 'change'>,
): Promise<{ project: Project; rules: JobRules; stronger: Ruling['stronger'] }> {
  const { require = [], ...recorded } = Object.fromEntries(
    Object.entries(values).map(([name, raw]) => [name, readRule(name as RuleName, raw)]),
  )
  const settings = { ...project.settings, ...recorded }
  return {
    project: { ...project, settings, ...(await project.readBy(settings)) },
    rules: { ...rules, require: require as readonly string[] },
    stronger,
  }
}

function readRule(name: RuleName, raw: unknown): unknown {
  const parsed = readRaw(name, raw)
  if (parsed) return parsed.value
  throw new RalphError({
    code: 'RULES_UNREADABLE',
    message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
    hint: 'Use the version of ralph that started the run, or a newer one.',
  })
}

function personOf({ repository }: Project, { checkout }: CommandContext): string {
  return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? userName())
}

const changeFlagName = ({ checkout }: CommandContext): string => (checkout ? 'change-rules' : '--change-rules')

const howToChange = ({ checkout, argv }: CommandContext) => (checkout ? 'workflow' : { argv })

const short = (oid: string): string => oid.slice(0, 7)
