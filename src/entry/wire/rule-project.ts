import { isAbsolute, relative } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { historyOf } from '../../adapter/git/remote/history.ts'
import { userName } from '../../adapter/process/environment.ts'
import type { JobRules } from '../../app/job/job-settings.ts'
import { overridesTold, type StatedSettings, type StatedValues } from '../../core/config/rules/overrides.ts'
import { changesTo, firstRules, type Ruling, ruleJob } from '../../core/config/rules/rule-job.ts'
import { type RuleName, readRaw } from '../../core/config/rules/rule-table.ts'
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
  /** A new run begins whatever is there. */
  readonly fresh: boolean
  /** Somebody gave the job `--change-rules`. */
  readonly change: boolean
  /** What this kind of job does in any case, as if somebody had told it. */
  readonly own?: StatedValues
}

/**
 * The project with the settings that the run goes by, and what is to be recorded of them. Throws RalphError
 * RULES_WEAKENED where this job was told to let more through than the run does, RULES_UNREADABLE where a newer program
 * has recorded what this one does not know.
 */
export async function ruleProject(
  project: Project,
  context: CommandContext,
  use: RuleUse,
): Promise<{ project: Project; rules: JobRules; stronger: Ruling['stronger'] }> {
  const { run, fresh, own } = use
  const told: StatedSettings = { ...project.told, byJob: { ...project.told.byJob, ...own } }
  const base = project.repository.head
  const keeps = context.checkout === undefined
  if (!run || fresh) {
    const recorded = firstRules({ told, base, keeps })
    return ruled(project, { values: rawValues(recorded), recorded, change: null })
  }
  const { rules, overrides } = run.state
  const by = byWhom(project, context)
  if (!rules) {
    const ordered = { ...told, byJob: { ...told.byJob, ...overridesTold(overrides) } }
    const recorded = firstRules({ told: ordered, base, keeps })
    const why = 'the run was started by an older version of ralph that did not record them'
    const change = { by, why, base, changes: changesTo(recorded), wanted: false }
    return ruled(project, { values: rawValues(recorded), recorded, change })
  }
  const ruling = await judged({ project, context, use, told, rules, keeps })
  if (ruling.refused.length > 0) throw rulesWeakened(ruling.refused, howToChange(context))
  const { values, recorded, changes, stronger } = ruling
  const asked = use.change || changes.every(({ rule }) => rule?.source === 'job')
  const flags = changes.map(({ rule }) => rule?.from ?? '')
  const order = use.change ? nameOfOrder(context) : flags.join(', ')
  const why = asked ? order : `the base moved from ${short(rules.base)} to ${short(base)}`
  const said = { by: asked ? by : 'the base', why, base: recorded.base, changes: [...changes], wanted: use.change }
  const change = changes.length > 0 ? said : null
  return ruled(project, { values, recorded, change, stronger })
}

/** Whether plan and `ralph.yml` are a person's word is looked at where they say something new. */
async function judged(context: {
  project: Project
  context: CommandContext
  use: RuleUse
  told: StatedSettings
  rules: Rules
  keeps: boolean
}): Promise<Ruling> {
  const { project, use, told, rules, keeps } = context
  const one = { told, recorded: rules, base: project.repository.head, change: use.change, keeps }
  const ruling = ruleJob({ ...one, consent: false })
  return ruling.edited && (await isNewerBase(context)) ? ruleJob({ ...one, consent: true }) : ruling
}

/** The base went on since the rules were recorded, and the files are as that commit has them. */
async function isNewerBase({ project, context, use, rules }: Parameters<typeof judged>[0]): Promise<boolean> {
  const { repository, steeringPaths } = project
  const { head, branch, toplevel } = repository
  // The text of an issue is taken over by the order of somebody who may give it.
  if (context.planText && project.planSource !== use.run?.state.plan_source) return true
  const known = use.run?.state.base_branch ?? null
  if (head === rules.base || (known !== null && known !== branch)) return false
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

async function ruled(
  project: Project,
  {
    values,
    stronger = [],
    ...rules
  }: Pick<Ruling, 'values' | 'recorded'> & Partial<Pick<Ruling, 'stronger'>> & Pick<JobRules, 'change'>,
): Promise<{ project: Project; rules: JobRules; stronger: Ruling['stronger'] }> {
  const { require = [], ...recorded } = Object.fromEntries(
    Object.entries(values).map(([name, raw]) => [name, read(name as RuleName, raw)]),
  )
  const settings = { ...project.settings, ...recorded }
  return {
    project: { ...project, settings, ...(await project.readBy(settings)) },
    rules: { ...rules, require: require as readonly string[] },
    stronger,
  }
}

function read(name: RuleName, raw: unknown): unknown {
  const found = readRaw(name, raw)
  if (found) return found.value
  throw new RalphError({
    code: 'RULES_UNREADABLE',
    message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
    hint: 'Use the version of ralph that started the run, or a newer one.',
  })
}

function byWhom({ repository }: Project, { checkout }: CommandContext): string {
  return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? userName())
}

const nameOfOrder = ({ checkout }: CommandContext): string => (checkout ? 'change-rules' : '--change-rules')

const howToChange = ({ checkout, argv }: CommandContext) => (checkout ? 'workflow' : { argv })

const short = (oid: string): string => oid.slice(0, 7)
