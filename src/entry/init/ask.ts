import { confirm, isCancel, multiselect, text } from '@clack/prompts'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { type CheckSpec, checks, lines, money } from '../../core/setting/setting.ts'
import { insidePath } from '../../core/text/inside-path.ts'
import { plainLine } from '../../core/text/one-line.ts'

/** The person left a question with Ctrl-C: nothing was written. */
export class Cancelled extends Error {}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled()
  return answer as Exclude<T, symbol>
}

/** First question: which checks; where none were found, their commands. */
async function askChecks(found: readonly CheckSpec[]): Promise<readonly CheckSpec[]> {
  if (found.length > 0) {
    const options = found.map((check, value) => ({ value, label: plainLine(checkLabel(check), 200) }))
    const message = 'Which checks must every iteration pass?'
    const initialValues = options.map(({ value }) => value)
    const chosen = answered(await multiselect({ message, options, initialValues, required: false }))
    return found.filter((_, index) => chosen.includes(index))
  }
  const message = 'No checks were found. Which command must every iteration pass? (empty: none)'
  const said = answered(await text({ message, placeholder: 'npm test', defaultValue: '' }))
  const read = checks(said)
  return 'value' in read ? read.value : []
}

/** Second question. */
async function askBudget(fallback: number): Promise<number> {
  const expected = (raw: string | undefined): string | undefined => {
    const read = money(raw === undefined || raw === '' ? fallback : raw)
    return 'value' in read ? undefined : read.expected
  }
  const message = 'How many USD may the whole run cost?'
  const said = answered(
    await text({ message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }),
  )
  const read = money(said)
  return 'value' in read ? read.value : fallback
}

/** Third question. */
const askWorkflow = async (): Promise<boolean> =>
  answered(await confirm({ message: 'Write a workflow that runs it on GitHub Actions too?' }))

export const askReplace = async (path: string): Promise<boolean> =>
  answered(await confirm({ message: `Replace ${plainLine(path, 200)} as shown?`, initialValue: false }))

export interface Choices {
  readonly planFile: string
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  /** That nothing checks the commits is accepted. */
  readonly noChecks: boolean
  readonly costBudget: number
  readonly workflow: WorkflowShape | undefined
}

/** What jobs the workflow is made of: ours, called; one with all rights. */
type WorkflowShape = 'called' | 'one-job'

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
  const shape = flags['one-job'] === true ? 'one-job' : 'called'
  const workflow = wanted ? shape : undefined
  return { planFile, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow }
}

function given(flag: unknown): readonly string[] | undefined {
  const read = flag === undefined ? undefined : lines(flag)
  return read !== undefined && 'value' in read ? read.value : undefined
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
