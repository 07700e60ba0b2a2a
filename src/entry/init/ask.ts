import { confirm, multiselect, text } from '@clack/prompts'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { byTurn, defaultQueue, queuedFile } from '../../core/ref/queue-paths.ts'
import { type Published, publishedAt } from '../../core/scaffold/published.ts'
import { type CheckSpec, checks, lines, money } from '../../core/setting/setting.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import { packageJson } from '../installed-program.ts'
import { askPerson } from '../project/ask-person.ts'
import type { ActionPlaces } from './action-places.ts'

/** The person left a question with Ctrl-C or Ctrl-D: nothing was written. */
export class Cancelled extends Error {}

/** A dry run has shown what would be written. */
export class OnlyShown extends Error {}

/** Throws Cancelled if the person leaves the question. */
export async function askOrCancel<T>(ask: Parameters<typeof askPerson<T>>[0]): Promise<Exclude<T, symbol>> {
  const answer = await askPerson(ask)
  if (answer === undefined) throw new Cancelled()
  return answer
}

/** Asks for checks; if none were detected, for their commands. */
export async function askChecks(detected: readonly CheckSpec[]): Promise<readonly CheckSpec[]> {
  if (detected.length > 0) {
    const options = detected.map((check, value) => ({ value, label: plainLine(checkLabel(check), 200) }))
    const message = 'Which checks must every iteration pass?'
    const initialValues = options.map(({ value }) => value)
    const chosen = await askOrCancel((prompt) =>
      multiselect({ ...prompt, message, options, initialValues, required: false }),
    )
    return detected.filter((_, index) => chosen.includes(index))
  }
  const message = 'No checks were found. Which command must every iteration pass? (leave empty for none)'
  const answer = await askOrCancel((prompt) => text({ ...prompt, message, placeholder: 'npm test', defaultValue: '' }))
  const parsed = checks(answer)
  return 'value' in parsed ? parsed.value : []
}

async function askBudget(fallback: number): Promise<number> {
  const expected = (raw: string | undefined): string | undefined => {
    const read = money(raw === undefined || raw === '' ? fallback : raw)
    return 'value' in read ? undefined : read.expected
  }
  const message = 'How much may the whole run cost, in USD?'
  const answer = await askOrCancel((prompt) =>
    text({ ...prompt, message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }),
  )
  const parsed = money(answer)
  return 'value' in parsed ? parsed.value : fallback
}

const askWorkflow = (): Promise<boolean> =>
  askOrCancel((prompt) => confirm({ ...prompt, message: 'Also write a workflow for GitHub Actions?' }))

/** Needed if neither a flag nor the program's own checkout names it. */
async function askAction(): Promise<Published> {
  const message = 'Which repository holds the action? (OWNER/REPO@SHA, with the full commit)'
  const validate = (raw: string | undefined) => (publishedAt(raw ?? '') ? undefined : actionForm)
  return actionAt(await askOrCancel((prompt) => text({ ...prompt, message, placeholder: 'OWNER/REPO@SHA', validate })))
}

const actionForm = 'expected OWNER/REPO@SHA with all 40 digits of a commit'

export const askWrite = (path: string): Promise<boolean> =>
  askOrCancel((prompt) => confirm({ ...prompt, message: `Write this to ${plainLine(path, 200)}?` }))

export const askReplace = (path: string): Promise<boolean> =>
  askOrCancel((prompt) =>
    confirm({ ...prompt, message: `Replace ${plainLine(path, 200)} as shown?`, initialValue: false }),
  )

export interface InitChoices {
  readonly planFile: string
  /** The folder of the queue, if `planFile` is its first plan. */
  readonly queue: string | undefined
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  /** Commits without any check are accepted. */
  readonly noChecks: boolean
  readonly costBudget: number
  readonly workflow: Workflow | undefined
  /** Addresses of schemas for editors; undefined if no known place serves them. */
  readonly schemas: Published | undefined
}

interface Workflow {
  readonly shape: WorkflowShape
  readonly published: Published
}

/** `called`: jobs of our workflow; `one-job`: one job with all permissions. */
type WorkflowShape = 'called' | 'one-job' | 'enterprise'

const defaultBudget = 10

/** Flags decide. What they leave open is asked for on a terminal, and detected elsewhere. */
export async function chooseSetUp(
  detection: Detection,
  flags: Readonly<Record<string, unknown>>,
  interactive: boolean,
  places: ActionPlaces,
  paths: readonly string[],
  /** Proposals of an agent that a person accepted. */
  accepted: Readonly<Record<'setup' | 'checks', readonly { readonly run: string }[]>> = { setup: [], checks: [] },
): Promise<InitChoices> {
  const detectedChecks = [...checkSpecs(detection.projects), ...accepted.checks.map(({ run }) => run)]
  const queue = flags['queue'] === true ? defaultQueue : undefined
  const planFile = queue === undefined ? planPath(flags['plan']) : firstOfQueue(paths, queue)
  const setup = flagLines(flags['setup']) ?? [
    ...setUpCommands(detection.projects),
    ...accepted.setup.map(({ run }) => run),
  ]
  const validate = flagLines(flags['validate']) ?? (interactive ? await askChecks(detectedChecks) : detectedChecks)
  const costBudget =
    readCostBudget(flags['cost-budget']) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget)
  const { workflow, published } = await chooseWorkflow(flags, interactive, places)
  const schemas = places.isPublicServer ? published : undefined
  return { planFile, queue, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow, schemas }
}

/** The first plan of the queue; an empty queue gets an example there. */
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
  const knownPublished = knownAction(flags['action'], places)
  const writesWorkflow = flags['no-workflow'] === true ? false : interactive ? await askWorkflow() : true
  if (!writesWorkflow) return { workflow: undefined, published: knownPublished }
  const published = knownPublished ?? (interactive ? await askAction() : undefined)
  if (!published && flags['one-job'] === true)
    throw usageError('the repository of the action is not known: add --action OWNER/REPO@SHA')
  return { workflow: published && { shape, published }, published }
}

/** The version is that of the program, if it was cloned from the action's repository. */
function knownAction(flag: unknown, { action }: ActionPlaces): Published | undefined {
  if (flag !== undefined) return actionAt(String(flag))
  return action === undefined ? undefined : publishedAt(action, packageJson().version)
}

function actionAt(raw: string): Published {
  const published = publishedAt(raw)
  if (!published) throw usageError(`--action: ${actionForm}, got '${raw}'`)
  return published
}

export function flagLines(flag: unknown): readonly string[] | undefined {
  const read = flag === undefined ? undefined : lines(flag)
  return read !== undefined && 'value' in read ? read.value : undefined
}

function shapeOf(flags: Readonly<Record<string, unknown>>, { enterprise }: ActionPlaces): WorkflowShape {
  // On an Enterprise Server, jobs cannot pass artifacts on.
  if (enterprise) return 'enterprise'
  return flags['one-job'] === true ? 'one-job' : 'called'
}

export function readCostBudget(flag: unknown): number | undefined {
  if (flag === undefined) return undefined
  const read = money(flag)
  if ('value' in read) return read.value
  throw usageError(`--cost-budget: expected ${read.expected}, got '${flag}'`)
}

/** It becomes part of a workflow, so control characters and expressions are refused. */
export function planPath(flag: unknown): string {
  const path = flag === undefined ? 'plan.json' : insidePath(String(flag))
  if (path !== undefined && /\.(?:json|md|markdown)$/i.test(path) && !/\p{Control}|\$\{\{/u.test(path)) return path
  throw usageError(`--plan: expected a .json or Markdown file inside the repository, got '${flag}'`)
}

export const usageError = (message: string, hint = 'See `ralph init --help`.'): RalphError =>
  new RalphError({ code: 'USAGE', message: `init: ${message}`, hint })
