import { join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { isRunOfText } from '../../core/run/next/match-run.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { Project } from '../project/project.ts'
import { isInside } from '../project/setting-sources.ts'

type NamedPlan = Pick<
  Project,
  'planAtTop' | 'planFile' | 'planFormat' | 'planPath' | 'planSource' | 'read' | 'repository'
>

/**
 * The run of this name began from another plan, which is still there: adopted as an edit, this one would remove its
 * open tasks. A file that was moved or copied is the same plan.
 */
export async function planNameTaken(project: NamedPlan, state: RunState): Promise<RalphError | undefined> {
  const { plan, plan_file: recorded, plan_source } = state
  if (recorded === null || project.planSource === plan_source) return undefined
  const isText = isRunOfText(state)
  if (recorded === project.planAtTop && !(isText && project.planFormat !== null)) return undefined
  if (!isText && !(await isAnotherFile(project, recorded))) return undefined
  const origin = isText ? 'a sentence' : recorded
  return new RalphError({
    code: 'PLAN_NAME_TAKEN',
    message: `The run ${plan} began from ${origin}, and ${project.planFile} is another plan of that name.`,
    hint: `${renameHint(project)} To continue that run: ${commandSpan('ralph', 'run', ...flagWords('plan', isText ? plan : recorded))}. To give it up and begin it from ${project.planFile}, add --fresh.`,
  })
}

async function isAnotherFile(
  { planAtTop, planPath, read, repository: { toplevel } }: NamedPlan,
  recorded: string,
): Promise<boolean> {
  if (!isInside(recorded)) return false
  // A folder of stories is also found by a folder above it.
  if (`${planAtTop}/`.startsWith(`${recorded}/`) || `${recorded}/`.startsWith(`${planAtTop}/`)) return false
  // A folder of stories cannot be read as a file, and is there all the same.
  const contentOf = (path: string): Promise<Buffer | 'folder' | undefined> =>
    read(path).catch(({ code }: NodeJS.ErrnoException) => (code === 'EISDIR' ? 'folder' : undefined))
  const [former, present] = await Promise.all([contentOf(join(toplevel, recorded)), contentOf(planPath)])
  if (former === undefined) return false
  return former === 'folder' || present === 'folder' || present === undefined || !former.equals(present)
}

function renameHint({ planAtTop, planFile }: NamedPlan): string {
  const words = planAtTop.replace(/\.[^./]*$/, '').match(/[A-Za-z0-9]+/g) ?? []
  const name = words.slice(-2).join('-').slice(0, 60)
  const suggestion = words.length > 1 ? name : `${name || 'plan'}-2`
  return /\.json$/i.test(planFile)
    ? `Give ${planFile} a name of its own, such as "name": "${suggestion}".`
    : `Give ${planFile} another name, such as ${suggestion}${/\.\w+$/.exec(planFile)?.[0] ?? ''}.`
}
