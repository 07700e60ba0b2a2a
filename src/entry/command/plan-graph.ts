import { RalphError } from '../../core/error/error.ts'
import { planName } from '../../core/plan/format/read/plan-name.ts'
import { planGraph } from '../../core/report/facts/plan-graph.ts'
import { taskGraph } from '../../core/report/markdown/graph.ts'
import { planTree } from '../../core/report/terminal/plan-tree.ts'
import { recordsOf, statusIn } from '../../core/run/fold/begin.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { withRun } from '../open/look-at-run.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
import { readPlanFile } from '../project/plan-file.ts'
import { locatePlan } from '../project/plan-here.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'format', 'plan-subtasks', 'plan-tag', 'plan-scope', 'remote', 'state-ref'),
  ...configFlag,
  'file-only': { help: 'show the plan as it is in the file, even if it has been run', toggle: true },
  mermaid: { help: "print the graph as Mermaid, for GitHub's Markdown", toggle: true, notWith: ['json'] },
  ...jsonFlag,
}

export const planGraphCommand: Command = {
  help: `Shows a plan as a tree: each task below those it waits for, with its status if the plan has been run.
Changes nothing.

Usage: ralph plan graph [FILE] [options]

Examples:
  ralph plan graph
  ralph plan graph plans/next.json --file-only
  ralph plan graph --mermaid

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const [plan = values['plan']] = operands
    const flagValues = plan === undefined ? values : { ...values, plan }
    const { name, ...run } = values['file-only']
      ? await fromFile(context, flagValues)
      : await fromRun(context, flagValues)
    context.out(`${formatPlan(run, { name, context, values })}\n`)
    return 0
  },
}

interface PlanView {
  readonly plan: Plan
  /** Null if the plan has not been run, or with --file-only. */
  readonly state: RunState | null
}

function formatPlan(
  { plan, state }: PlanView,
  { name, context, values }: { name: string; context: CommandContext; values: Readonly<Record<string, unknown>> },
): string {
  if (values['mermaid']) return taskGraph(plan, state ? recordsOf(plan, state) : plan.tasks)
  const statusInFile = new Map(plan.tasks.map(({ id, status }) => [id, status]))
  const statusOf = state ? statusIn(state) : (id: string) => statusInFile.get(id) ?? 'pending'
  const graph = planGraph(plan, { name, source: state ? 'run' : 'file', statusOf })
  if (values['json']) return inertJson(graph, 2)
  return planTree(graph, textStyleOf(context)).join('\n')
}

async function fromFile(context: CommandContext, flagValues: Readonly<Record<string, unknown>>) {
  const planFlag = typeof flagValues['plan'] === 'string' ? flagValues['plan'] : undefined
  const { file, path, reading } = await locatePlan(context, flagValues, planFlag)
  const { plan } = await readPlanFile(path, file, reading)
  return { name: planName(plan, path), plan, state: null }
}

const withoutRun: readonly string[] = ['NOT_A_REPOSITORY', 'EMPTY_REPOSITORY']

async function fromRun(
  context: CommandContext,
  flagValues: Readonly<Record<string, unknown>>,
): Promise<PlanView & { name: string }> {
  try {
    return await withRun<PlanView & { name: string }>(context, flagValues, {
      look: async ({ project, run }) => ({ name: project.planName, plan: run.plan, state: run.state }),
      unbegun: async ({ project }) => ({ name: project.planName, plan: project.plan, state: null }),
      readsOrigin: true,
    })
  } catch (error) {
    if (!(error instanceof RalphError) || !withoutRun.includes(error.code)) throw error
    return fromFile(context, flagValues)
  }
}
