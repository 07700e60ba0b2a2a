import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { readNamed } from '../../adapter/disk/named-file.ts'
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
import { askReplace, type InitChoices, OnlyShown, usageError } from './ask.ts'

/** A file of the repository before and after the command. */
export interface PlannedFile {
  /** From the top of the repository. */
  readonly path: string
  /** Undefined if the file does not exist yet. */
  readonly before: string | undefined
  readonly after: string
}

/** Files that an agent proposed and that do not exist yet. */
export interface ProposedFiles {
  readonly planText: string | undefined
  /** Instructions for every agent, in the file that the agent of this repository reads. */
  readonly instructions: { readonly path: string; readonly text: string } | undefined
}

/** Never changes an existing plan. Throws RalphError PATH_OUTSIDE if a link leads out of the repository. */
export async function plannedFiles(
  toplevel: string,
  choices: InitChoices,
  detection: Detection,
  /** Proposals of an agent that a person accepted. */
  accepted?: ProposedFiles,
): Promise<{ planName: string; planned: readonly PlannedFile[] }> {
  const { planFile, schemas } = choices
  const schema = (kind: 'plan' | 'config') => schemas && schemaOf(schemas, kind)
  const existing = await textAt(toplevel, planFile)
  if (existing === undefined && !/\.json$/i.test(planFile))
    throw usageError(`--plan: ${planFile} does not exist, and init can only write a .json file as an example`)
  const plan = existing ?? accepted?.planText ?? samplePlan(basename(toplevel), schema('plan'))
  const steps = workflowSteps(detection.projects)
  const name = runNameIn(plan, planFile, choices.queue)
  const contents: readonly (readonly [string, string])[] = [
    [planFile, plan],
    ['.github/ralph.yml', configText({ ...choices, configuration: detection.configuration }, schema('config'))],
    ...(accepted?.instructions ? [[accepted.instructions.path, accepted.instructions.text] as const] : []),
    ...(choices.workflow
      ? workflowFiles(choices.workflow, { planFile, planName: name, queue: choices.queue, steps })
      : []),
  ]
  const planned = contents.map(([path, after]) => plannedFile(toplevel, path, after))
  return { planName: name, planned: await Promise.all(planned) }
}

/** Throws RalphError FILE_UNUSABLE if the path points outside the repository, or to no file. */
export const plannedFile = async (toplevel: string, path: string, after: string): Promise<PlannedFile> => ({
  path,
  before: await textAt(toplevel, path),
  after,
})

type WorkflowInput = Omit<Parameters<typeof callerText>[0], 'action' | 'reusable'>

function workflowFiles({ shape, published }: NonNullable<InitChoices['workflow']>, input: WorkflowInput) {
  const workflow = { ...input, ...published }
  // A second `init` finds another first plan; the watchdog must not change then.
  const name = input.queue === undefined ? input.planName : 'queue'
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

/** The run's name, even if the plan has other faults, which `ralph doctor` reports. */
function runNameIn(text: string, file: string, queue: string | undefined): string {
  const { plan } = readPlan({ file, bytes: new TextEncoder().encode(text) })
  const queued = queue === undefined ? undefined : queuedFile(file, queue)
  return plan?.name ?? queued?.name ?? planName(plan ?? { tasks: [] }, file)
}

/** `path` starts at the top; undefined if it does not exist. Throws if a link leads out of the repository. */
export async function textAt(toplevel: string, path: string): Promise<string | undefined> {
  await refuseOutside(toplevel, path)
  return readNamed(join(toplevel, path)).then(String, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw unusableFile(path, error.message)
  })
}

async function refuseOutside(toplevel: string, path: string): Promise<void> {
  const top = await realpath(toplevel)
  let folder = dirname(join(toplevel, path))
  for (;;) {
    const real = await realpath(folder).catch(() => undefined)
    if (real !== undefined && real !== top && !real.startsWith(top + sep))
      throw unusableFile(path, `it leads to ${real}`)
    if (real !== undefined) return
    folder = dirname(folder)
  }
}

const unusableFile = (path: string, reason: string): RalphError =>
  new RalphError({
    code: 'FILE_UNUSABLE',
    message: `${path} cannot be written: ${reason}. Nothing was written.`,
    hint: 'Move what is in the way, or remove the link from the path, then run the same command again.',
  })

type WriteMode = { readonly force: boolean; readonly interactive: boolean; readonly dryRun?: boolean }

/** Changed files need agreement or `--force` (RalphError INIT_WOULD_OVERWRITE). A dry run throws OnlyShown. */
export async function writePlanned(
  toplevel: string,
  files: readonly PlannedFile[],
  context: CommandContext,
  mode: WriteMode,
): Promise<void> {
  if (mode.dryRun) {
    const shown = files.filter(({ before, after }) => before !== after)
    for (const file of shown) context.out(`${difference({ ...file, before: file.before ?? '' }, context).join('\n')}\n`)
    throw new OnlyShown()
  }
  const differing = files.filter(({ before, after }) => before !== undefined && before !== after)
  const keptFiles = new Set<PlannedFile>()
  for (const file of differing) {
    const before = file.before ?? ''
    context.out(`${difference({ ...file, before }, context).join('\n')}\n`)
    if (!mode.force && mode.interactive && !(await askReplace(file.path))) keptFiles.add(file)
  }
  if (differing.length > 0 && !mode.force && !mode.interactive) throw wouldOverwrite(differing)
  const written = files.filter((file) => file.before !== file.after && !keptFiles.has(file))
  await writeAll(written.map(({ path, after }) => ({ path: join(toplevel, path), content: after })))
  const lines = files.map((file) => `  ${file.path}${remark(file, keptFiles.has(file))}`)
  context.out(`\n${written.length === 0 ? 'Nothing had to be written' : 'Written'}\n${lines.join('\n')}\n`)
}

function remark({ before, after }: PlannedFile, isKept: boolean): string {
  if (isKept) return ' (kept unchanged)'
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
