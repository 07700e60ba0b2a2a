import { confirm, multiselect, text } from '@clack/prompts'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { byTurn, defaultQueue, queuedFile } from '../../core/ref/queue-paths.ts'
import { type Published, publishedAt } from '../../core/scaffold/published.ts'
import { type CheckSpec, checks, lines, money } from '../../core/setting/setting.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import { packageJson } from '../installed.ts'
import { askPerson } from '../project/ask-person.ts'
import type { ActionPlaces } from './where-action-is.ts'

/** The person left a question with Ctrl-C or Ctrl-D: nothing was written. */
export class Cancelled extends Error {}

/** What would be written has been shown, and that was all that was wanted. */
export class OnlyShown extends Error {}

/** What a person answers; throws Cancelled where they leave. */
export async function answered<T>(ask: Parameters<typeof askPerson<T>>[0]): Promise<Exclude<T, symbol>> {
  const answer = await askPerson(ask)
  if (answer === undefined) throw new Cancelled()
  return answer
}

/** First question: which checks; where none were found, their commands. */
export async function askChecks(found: readonly CheckSpec[]): Promise<readonly CheckSpec[]> {
  if (found.length > 0) {
    const options = found.map((check, value) => ({ value, label: plainLine(checkLabel(check), 200) }))
    const message = 'Which checks must every iteration pass?'
    const initialValues = options.map(({ value }) => value)
    const chosen = await answered((asked) =>
      multiselect({ ...asked, message, options, initialValues, required: false }),
    )
    return found.filter((_, index) => chosen.includes(index))
  }
  const message = 'No checks were found. Which command must every iteration pass? (leave empty for none)'
  const said = await answered((asked) => text({ ...asked, message, placeholder: 'npm test', defaultValue: '' }))
  const read = checks(said)
  return 'value' in read ? read.value : []
}

/** Second question. */
async function askBudget(fallback: number): Promise<number> {
  const expected = (raw: string | undefined): string | undefined => {
    const read = money(raw === undefined || raw === '' ? fallback : raw)
    return 'value' in read ? undefined : read.expected
  }
  const message = 'How much may the whole run cost, in USD?'
  const said = await answered((asked) =>
    text({ ...asked, message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }),
  )
  const read = money(said)
  return 'value' in read ? read.value : fallback
}

/** Third question. */
const askWorkflow = (): Promise<boolean> =>
  answered((asked) => confirm({ ...asked, message: 'Also write a workflow for GitHub Actions?' }))

/** Asked where neither a flag nor the program's own checkout says it. */
async function askAction(): Promise<Published> {
  const message = 'Which repository holds the action? (OWNER/REPO@SHA, with the full commit)'
  const validate = (raw: string | undefined) => (publishedAt(raw ?? '') ? undefined : actionForm)
  return actionAt(await answered((asked) => text({ ...asked, message, placeholder: 'OWNER/REPO@SHA', validate })))
}

const actionForm = 'expected OWNER/REPO@SHA with all 40 digits of a commit'

export const askWrite = (path: string): Promise<boolean> =>
  answered((asked) => confirm({ ...asked, message: `Write this to ${plainLine(path, 200)}?` }))

export const askReplace = (path: string): Promise<boolean> =>
  answered((asked) => confirm({ ...asked, message: `Replace ${plainLine(path, 200)} as shown?`, initialValue: false }))

export interface InitChoices {
  readonly planFile: string
  /** The folder of the queue whose first plan that is. */
  readonly queue: string | undefined
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  /** That nothing checks the commits is accepted. */
  readonly noChecks: boolean
  readonly costBudget: number
  readonly workflow: Workflow | undefined
  /** Addresses for editors; undefined where nobody knows a place that serves them. */
  readonly schemas: Published | undefined
}

interface Workflow {
  readonly shape: WorkflowShape
  readonly published: Published
}

/** What jobs the workflow is made of: ours, called; one with all rights. */
type WorkflowShape = 'called' | 'one-job' | 'enterprise'

const defaultBudget = 10

/** What flags say counts; what they leave open is asked for on a terminal, and taken as detected elsewhere. */
export async function choose(
  detection: Detection,
  flags: Readonly<Record<string, unknown>>,
  interactive: boolean,
  places: ActionPlaces,
  paths: readonly string[],
  /** What an agent proposed besides, and a person took. */
  more: Readonly<Record<'setup' | 'checks', readonly { readonly run: string }[]>> = { setup: [], checks: [] },
): Promise<InitChoices> {
  const found = [...checkSpecs(detection.projects), ...more.checks.map(({ run }) => run)]
  const queue = flags['queue'] === true ? defaultQueue : undefined
  const planFile = queue === undefined ? planPath(flags['plan']) : firstOfQueue(paths, queue)
  const setup = given(flags['setup']) ?? [...setUpCommands(detection.projects), ...more.setup.map(({ run }) => run)]
  const validate = given(flags['validate']) ?? (interactive ? await askChecks(found) : found)
  const costBudget = budget(flags['cost-budget']) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget)
  const { workflow, published } = await chooseWorkflow(flags, interactive, places)
  const schemas = places.isPublicServer ? published : undefined
  return { planFile, queue, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow, schemas }
}

/** The plan that comes first; an example is written there where none is in it. */
export const firstOfQueue = (paths: readonly string[], folder: string): string =>
  paths
    .flatMap((path) => queuedFile(path, folder) ?? [])
    .filter(({ place }) => place !== 'complete')
    .sort(byTurn)
    .at(0)?.path ?? `${folder}/pending/010-first.json`

async function chooseWorkflow(
  flags: Readonly<Record<string, unknown>>,
  interactive: boolean,
  places: ActionPlaces,
): Promise<{ workflow: Workflow | undefined; published: Published | undefined }> {
  const shape = shapeOf(flags, places)
  const known = knownAction(flags['action'], places)
  const wanted = flags['no-workflow'] === true ? false : interactive ? await askWorkflow() : true
  if (!wanted) return { workflow: undefined, published: known }
  const published = known ?? (interactive ? await askAction() : undefined)
  if (!published && flags['one-job'] === true)
    throw wrong('the repository of the action is not known: add --action OWNER/REPO@SHA')
  return { workflow: published && { shape, published }, published }
}

/** Where this program was cloned from, its version is known, too. */
function knownAction(flag: unknown, { action }: ActionPlaces): Published | undefined {
  if (flag !== undefined) return actionAt(String(flag))
  return action === undefined ? undefined : publishedAt(action, packageJson().version)
}

function actionAt(raw: string): Published {
  const published = publishedAt(raw)
  if (!published) throw wrong(`--action: ${actionForm}, got '${raw}'`)
  return published
}

export function given(flag: unknown): readonly string[] | undefined {
  const read = flag === undefined ? undefined : lines(flag)
  return read !== undefined && 'value' in read ? read.value : undefined
}

function shapeOf(flags: Readonly<Record<string, unknown>>, { enterprise }: ActionPlaces): WorkflowShape {
  // On an Enterprise Server jobs cannot hand artifacts on.
  if (enterprise) return 'enterprise'
  return flags['one-job'] === true ? 'one-job' : 'called'
}

export function budget(flag: unknown): number | undefined {
  if (flag === undefined) return undefined
  const read = money(flag)
  if ('value' in read) return read.value
  throw wrong(`--cost-budget: expected ${read.expected}, got '${flag}'`)
}

/** It becomes part of a workflow: neither control characters nor expressions. */
export function planPath(flag: unknown): string {
  const path = flag === undefined ? 'plan.json' : insidePath(String(flag))
  if (path !== undefined && /\.(?:json|md|markdown)$/i.test(path) && !/\p{Control}|\$\{\{/u.test(path)) return path
  throw wrong(`--plan: expected a .json or Markdown file inside the repository, got '${flag}'`)
}

export const wrong = (message: string, hint = 'See `ralph init --help`.'): RalphError =>
  new RalphError({ code: 'USAGE', message: `init: ${message}`, hint })
