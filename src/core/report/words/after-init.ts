import { commandLine, commitLine, shellWord } from '../../text/command-line.ts'
import { queueCommand, ralphCommand } from '../../text/report-context.ts'

interface InitResult {
  readonly planFile: string
  /** Written files outside of .github. */
  readonly also: readonly string[]
  /** The plan is the first of a queue. */
  readonly queue: boolean
  readonly workflow: boolean
  /** No workflow was written, since the action's repository is unknown. */
  readonly unnamed: boolean
  /** Folder of a new repository whose files are all committed. */
  readonly madeIn: string | undefined
  /** The plan is an example that was just written. */
  readonly samplePlan: boolean
  /** `unready`: a set-up command failed. Undefined: no baseline. */
  readonly baseline: 'green' | 'red' | 'unready' | 'cancelled' | undefined
  /** Flags that chose the agent, which no file contains. */
  readonly agent: readonly string[]
  /** No check would stop a commit, so no run begins. */
  readonly unchecked: boolean
}

/** At most five lines, in order. */
export function afterInit({
  planFile,
  also,
  queue,
  workflow,
  unnamed,
  madeIn,
  samplePlan,
  baseline,
  agent,
  unchecked,
}: InitResult): string[] {
  const plan = shellWord(planFile)
  const runPlan =
    planFile === 'plan.json' ? commandLine('ralph', 'run', ...agent) : ralphCommand({ planFile }, 'run', ...agent)
  const run = queue ? queueCommand({ reachedBy: agent }) : runPlan
  const startText = queue
    ? 'and merge it, which begins the first plan.'
    : 'merge it, then Actions > ralph > Run workflow.'
  const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.'
  const remote = workflow
    ? `On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), ${startText}`
    : unnamed
      ? 'On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is the repository with your copy of this program, SHA a full commit of it.'
      : 'On GitHub: `ralph init` without --no-workflow writes a workflow.'
  const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`
  const check =
    'List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`; no run starts without a check.'
  const steps = [
    ...(unchecked ? [check] : []),
    ...(baseline === 'red' ? [red] : []),
    ...(baseline === 'unready' ? ['Change `setup` in .github/ralph.yml so that it passes in a fresh checkout.'] : []),
    ...(madeIn === undefined || madeIn === '.' ? [] : [commandLine('cd', madeIn)]),
    tasks,
    ...(madeIn === undefined ? [commitLine('Let ralph work on this', [planFile, ...also, '.github'])] : []),
    run,
    ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
  ]
  return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)]
}

/** Printed before the first run. `planName`: `<plan>` if there are several. */
export const publicNotice = (planName: string): string =>
  `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`
