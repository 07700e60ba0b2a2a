import { commandLine, commitLine, shellWord } from '../../text/command-line.ts'
import { queueCommand, ralphCommand } from '../../text/report-context.ts'

interface Done {
  readonly planFile: string
  /** What else was written, besides what lies below .github. */
  readonly also: readonly string[]
  /** That plan is the first of a queue. */
  readonly queue: boolean
  readonly workflow: boolean
  /** None was written, because nothing said where the action is kept. */
  readonly unnamed: boolean
  /** The folder to change into first, where a new repository was made, all of it committed. */
  readonly madeIn: string | undefined
  /** The plan was written just now, as an example. */
  readonly samplePlan: boolean
  /** Undefined where the baseline did not run. */
  /** `unready`: a set-up command failed, and no check was run. */
  readonly baseline: 'green' | 'red' | 'unready' | 'cancelled' | undefined
  /** The flags that chose the agent, word by word: no file says it. */
  readonly agent: readonly string[]
  /** No check would keep a commit out, so that no run begins. */
  readonly unchecked: boolean
}

/** What to do after `ralph init`, in at most five lines, in this order. */
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
}: Done): string[] {
  const plan = shellWord(planFile)
  const ofPlan =
    planFile === 'plan.json' ? commandLine('ralph', 'run', ...agent) : ralphCommand({ planFile }, 'run', ...agent)
  const run = queue ? queueCommand({ reachedBy: agent }) : ofPlan
  const begins = queue ? 'and merge it, which begins the first plan.' : 'merge it, then Actions > ralph > Run workflow.'
  const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.'
  const remote = workflow
    ? `On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), ${begins}`
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

/** Said before the first run: on a public repository everybody can read it. `planName`: `<plan>` where there are several. */
export const publicNotice = (planName: string): string =>
  `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`
