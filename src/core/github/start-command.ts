import { commandLine } from '../text/command-line.ts'

/** What is known of a workflow that works on a run. */
export interface StartedWorkflow {
  /** Its file, or its name where that is not known. */
  readonly workflow: string
  readonly plan: string
  /** The branch that this job was started on, where it is not the default one. */
  readonly ref: string | undefined
  /** Whether it has an input for the plan; undefined where nobody could see. */
  readonly takesPlan: boolean | undefined
  /** What a person chose when this job was started by hand. */
  readonly chosen: Readonly<Record<string, unknown>>
}

/** What belonged to that one start: a later job goes on, by what is recorded by then. */
const once = ['chain', 'fresh', 'change-rules']

/** The command by which a person starts the next job of the same run, with what chose it where the workflow takes that. */
export function startCommand({ workflow, plan, ref, takesPlan, chosen }: StartedWorkflow): string {
  const others = Object.entries(chosen).filter(
    ([name, value]) => name !== 'plan' && !once.includes(name) && value !== '' && value !== null,
  )
  const given = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan] as const] : []), ...others]
  const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])]
  return commandLine(...words, ...given.flatMap(([name, value]) => ['-f', `${name}=${value}`]))
}

/** Whether a person who starts this workflow may choose the plan; without a parser of YAML, which no job loads for it. */
export function choosesPlan(workflow: string): boolean {
  const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? []
  return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs)
}
