import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { writeAll } from '../../adapter/disk/write-all.ts'
import type { Detection } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import { planName } from '../../core/plan/format/read/plan-name.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { difference } from '../../core/report/terminal/init-text.ts'
import { configText } from '../../core/scaffold/config-text.ts'
import { issueFormText, issueWorkflowFile, issueWorkflowText } from '../../core/scaffold/issue-form-text.ts'
import { schemaOf } from '../../core/scaffold/published.ts'
import { reviewWorkflowFile, reviewWorkflowText } from '../../core/scaffold/review-text.ts'
import { samplePlan } from '../../core/scaffold/sample-plan.ts'
import { setUpCheckText } from '../../core/scaffold/set-up-check-text.ts'
import { watchdogFile, watchdogText } from '../../core/scaffold/watchdog-text.ts'
import { workflowSteps } from '../../core/scaffold/workflow-steps.ts'
import { callerText, enterpriseText, workflowText } from '../../core/scaffold/workflow-text.ts'
import type { CommandContext } from '../project/context.ts'
import { askReplace, type InitChoices, OnlyShown, wrong } from './ask.ts'

/** A file of the repository as it is and as it shall be. */
export interface PlannedFile {
  /** From the top of the repository. */
  readonly path: string
  /** Undefined where it is not there yet. */
  readonly before: string | undefined
  readonly after: string
}

/** What an agent proposed as files, as far as they are not there yet. */
export interface ProposedFiles {
  readonly planText: string | undefined
  /** What every agent is told, in the file that the agent of this repository reads. */
  readonly instructions: { readonly path: string; readonly text: string } | undefined
}

/**
 * The files that `ralph init` writes for these choices. A plan that is there already stays as it is, whatever it says.
 * Throws RalphError PATH_OUTSIDE where a link points outside the repository.
 */
export async function plannedFiles(
  toplevel: string,
  choices: InitChoices,
  detection: Detection,
  /** What an agent proposed, and a person took. */
  more?: ProposedFiles,
): Promise<{ planName: string; planned: readonly PlannedFile[] }> {
  const { planFile, schemas } = choices
  const schema = (of: 'plan' | 'config') => schemas && schemaOf(schemas, of)
  const existing = await textAt(toplevel, planFile)
  if (existing === undefined && !/\.json$/i.test(planFile))
    throw wrong(`--plan: ${planFile} does not exist, and init can only write a .json file as an example`)
  const plan = existing ?? more?.planText ?? samplePlan(basename(toplevel), schema('plan'))
  const steps = workflowSteps(detection.projects)
  const name = nameIn(plan, planFile, choices.queue)
  const wanted: readonly (readonly [string, string])[] = [
    [planFile, plan],
    ['.github/ralph.yml', configText({ ...choices, configuration: detection.configuration }, schema('config'))],
    ...(more?.instructions ? [[more.instructions.path, more.instructions.text] as const] : []),
    ...(choices.workflow ? onGitHub(choices.workflow, { planFile, planName: name, queue: choices.queue, steps }) : []),
  ]
  const planned = wanted.map(([path, after]) => plannedFile(toplevel, path, after))
  return { planName: name, planned: await Promise.all(planned) }
}

/** One of them. Throws RalphError FILE_UNUSABLE where its path points outside the repository, or to no file. */
export const plannedFile = async (toplevel: string, path: string, after: string): Promise<PlannedFile> => ({
  path,
  before: await textAt(toplevel, path),
  after,
})

type Given = Omit<Parameters<typeof callerText>[0], 'action' | 'reusable'>

function onGitHub({ shape, published }: NonNullable<InitChoices['workflow']>, given: Given) {
  const workflow = { ...given, ...published }
  // A second `init` finds another first plan, and the watchdog stays as it is.
  const name = given.queue === undefined ? given.planName : 'queue'
  const watchdog = watchdogText({ workflow: 'ralph.yml', name, ...published })
  return [
    ['.github/workflows/ralph.yml', shapes[shape](workflow)],
    ['.github/workflows/ralph-doctor.yml', setUpCheckText(workflow)],
    [`.github/workflows/${watchdogFile}`, watchdog],
    [`.github/workflows/${reviewWorkflowFile}`, reviewWorkflowText({ workflow: 'ralph.yml', ...published })],
    [`.github/workflows/${issueWorkflowFile}`, issueWorkflowText(published)],
    ['.github/ISSUE_TEMPLATE/ralph.yml', issueFormText()],
  ] as const
}

const shapes = { called: callerText, 'one-job': workflowText, enterprise: enterpriseText } as const

/** The run's name also where the plan has other faults; `ralph doctor` tells these. */
function nameIn(text: string, file: string, queue: string | undefined): string {
  const { plan } = readPlan({ file, bytes: new TextEncoder().encode(text) })
  const queued = queue === undefined ? undefined : queuedFile(file, queue)
  return plan?.name ?? queued?.name ?? planName(plan ?? { tasks: [] }, file)
}

/** The text of a file from the top of the repository; undefined where there is none. Throws where a link leads out of it. */
export async function textAt(toplevel: string, path: string): Promise<string | undefined> {
  await refuseLeaving(toplevel, path)
  return readNamedFile(join(toplevel, path)).then(String, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw unusable(path, error.message)
  })
}

async function refuseLeaving(toplevel: string, path: string): Promise<void> {
  const top = await realpath(toplevel)
  let folder = dirname(join(toplevel, path))
  for (;;) {
    const real = await realpath(folder).catch(() => undefined)
    if (real !== undefined && real !== top && !real.startsWith(top + sep)) throw unusable(path, `it leads to ${real}`)
    if (real !== undefined) return
    folder = dirname(folder)
  }
}

const unusable = (path: string, why: string): RalphError =>
  new RalphError({
    code: 'FILE_UNUSABLE',
    message: `${path} cannot be written: ${why}. Nothing was written.`,
    hint: 'Move what is in the way, or remove the link from the path, then run the same command again.',
  })

type How = { readonly force: boolean; readonly interactive: boolean; readonly dryRun?: boolean }

/**
 * Writes what is new, and what differs where a person or `--force` says so, after it was shown. All or nothing: without
 * a terminal and without `--force` one file that differs refuses everything (RalphError INIT_WOULD_OVERWRITE). A dry run shows
 * every file and throws OnlyShown.
 */
export async function writePlanned(
  toplevel: string,
  files: readonly PlannedFile[],
  context: CommandContext,
  how: How,
): Promise<void> {
  if (how.dryRun) {
    const shown = files.filter(({ before, after }) => before !== after)
    for (const file of shown) context.out(`${difference({ ...file, before: file.before ?? '' }, context).join('\n')}\n`)
    throw new OnlyShown()
  }
  const differing = files.filter(({ before, after }) => before !== undefined && before !== after)
  const kept = new Set<PlannedFile>()
  for (const file of differing) {
    const before = file.before ?? ''
    context.out(`${difference({ ...file, before }, context).join('\n')}\n`)
    if (!how.force && how.interactive && !(await askReplace(file.path))) kept.add(file)
  }
  if (differing.length > 0 && !how.force && !how.interactive) throw wouldOverwrite(differing)
  const written = files.filter((file) => file.before !== file.after && !kept.has(file))
  await writeAll(written.map(({ path, after }) => ({ path: join(toplevel, path), content: after })))
  const lines = files.map((file) => `  ${file.path}${remark(file, kept.has(file))}`)
  context.out(`\n${written.length === 0 ? 'Nothing had to be written' : 'Written'}\n${lines.join('\n')}\n`)
}

function remark({ before, after }: PlannedFile, kept: boolean): string {
  if (kept) return ' (kept unchanged)'
  if (before === undefined) return ''
  return before === after ? ' (existed, unchanged)' : ' (replaced)'
}

function wouldOverwrite(files: readonly PlannedFile[]): RalphError {
  const names = files.map(({ path }) => path).join(', ')
  return new RalphError({
    code: 'INIT_WOULD_OVERWRITE',
    message: `${names} ${files.length === 1 ? 'exists' : 'exist'} and would change as shown above; nothing was written.`,
    hint: 'Run the same command on a terminal to choose, or add --force to accept the changes.',
  })
}
