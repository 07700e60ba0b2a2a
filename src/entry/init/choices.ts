import { checkSpecs, setUpCommands } from '../../core/detect/as-settings.ts'
import type { Detection } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import type { CheckSpec } from '../../core/setting/check-list.ts'
import { lines, money } from '../../core/setting/setting.ts'
import { insidePath } from '../../core/text/inside-path.ts'
import { askBudget, askChecks, askWorkflow } from './ask.ts'

export interface Choices {
  readonly planFile: string
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  /** That nothing checks the commits is accepted. */
  readonly noChecks: boolean
  readonly costBudget: number
  readonly workflow: WorkflowShape | undefined
}

/** What jobs the workflow is made of: ours, called; the same, in the user's own file; one with all rights. */
export type WorkflowShape = 'called' | 'inline' | 'one-job'

const defaultBudget = 10

/** What flags say counts; what they leave open is asked for on a terminal, and taken as detected elsewhere. */
export async function choose(
  detection: Detection,
  flags: Readonly<Record<string, unknown>>,
  interactive: boolean,
): Promise<Choices> {
  const found = checkSpecs(detection.projects)
  const planFile = planPath(flags['plan'])
  const setup = given(flags['setup']) ?? setUpCommands(detection.projects)
  const validate = given(flags['validate']) ?? (interactive ? await askChecks(found) : found)
  const costBudget = budget(flags['cost-budget']) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget)
  const wanted = flags['no-workflow'] === true ? false : interactive ? await askWorkflow() : true
  const workflow = wanted ? shapeOf(flags) : undefined
  return { planFile, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow }
}

function given(flag: unknown): readonly string[] | undefined {
  const read = flag === undefined ? undefined : lines(flag)
  return read !== undefined && 'value' in read ? read.value : undefined
}

function shapeOf(flags: Readonly<Record<string, unknown>>): WorkflowShape {
  if (flags['inline'] === true && flags['one-job'] === true) throw wrong('--inline and --one-job exclude each other')
  if (flags['inline'] === true) return 'inline'
  return flags['one-job'] === true ? 'one-job' : 'called'
}

function budget(flag: unknown): number | undefined {
  if (flag === undefined) return undefined
  const read = money(flag)
  if ('value' in read) return read.value
  throw wrong(`--cost-budget: expected ${read.expected}, got '${flag}'`)
}

/** It becomes part of a workflow: neither control characters nor expressions. */
function planPath(flag: unknown): string {
  const path = flag === undefined ? 'plan.json' : insidePath(String(flag))
  if (path?.endsWith('.json') && !/\p{Control}|\$\{\{/u.test(path)) return path
  throw wrong(`--plan: expected a .json file inside the repository, got '${flag}'`)
}

const wrong = (message: string): RalphError =>
  new RalphError({ code: 'USAGE', message: `init: ${message}`, hint: 'See `ralph init --help`.' })
