import { type OperatorWord, operatorWords } from '../core/order/read-command.ts'
import type { Command } from './project/context.ts'

/** A command as the overview shows it: the rest of it is read when it is asked for. */
export interface ListedCommand {
  /** What the user types. */
  readonly words: string
  readonly summary: string
  readonly load: () => Promise<Command>
  /** It begins with a look at the repository, which git takes while the command is loaded. */
  readonly looksFirst?: true
}

/** Every command of `ralph`, in the order in which help lists them. */
export const commands: readonly ListedCommand[] = [
  {
    words: 'demo',
    summary: 'see a whole run in a temporary folder, in a few seconds',
    load: async () => (await import('./command/demo.ts')).demoCommand,
  },
  {
    words: 'init',
    summary: 'set up a repository: plan, configuration and workflow',
    load: async () => (await import('./command/init.ts')).initCommand,
  },
  {
    words: 'doctor',
    summary: 'check what could stop a run here, and how to fix it',
    load: async () => (await import('./command/doctor.ts')).doctorCommand,
  },
  {
    words: 'run',
    summary: 'run a plan, or continue one',
    load: async () => (await import('./command/run.ts')).runCommand,
    looksFirst: true,
  },
  {
    words: 'status',
    summary: "a run's progress, and what it needs from you",
    load: async () => (await import('./command/status.ts')).statusCommand,
  },
  {
    words: 'dashboard',
    summary: 'watch and control all runs in the browser',
    load: async () => (await import('./dashboard/command.ts')).dashboardCommand,
  },
  {
    words: 'log',
    summary: 'what happened, event by event, or everything about one iteration',
    load: async () => (await import('./command/log.ts')).logCommand,
  },
  {
    words: 'knowledge',
    summary: 'what a run has learned, from whom, and which prompts included it',
    load: async () => (await import('./command/knowledge.ts')).knowledgeCommand,
  },
  {
    words: 'report',
    summary: 'statistics of a run: retries, checks, handoffs, prompts, time, money',
    load: async () => (await import('./command/report.ts')).reportCommand,
  },
  {
    words: 'checkout',
    summary: 'write the files of any attempt, even a rejected one, to a new folder',
    load: async () => (await import('./command/checkout.ts')).checkoutCommand,
  },
  {
    words: 'list',
    summary: 'every run of this repository, and the disk space it uses here',
    load: async () => (await import('./command/list.ts')).listCommand,
  },
  {
    words: 'finish',
    summary: 'merge the work of a complete run into its base',
    load: async () => (await import('./command/finish.ts')).finishCommand,
  },
  {
    words: 'delete',
    summary: "show a run's branches, state and files, then remove them",
    load: async () => (await import('./command/delete.ts')).deleteCommand,
  },
  {
    words: 'queue',
    summary: 'the queue of plans: show it, add a plan, remove one',
    load: async () => (await import('./command/queue.ts')).queueCommand,
  },
  {
    words: 'import ralph-deluxe',
    summary: 'continue a run of ralph-deluxe from its .ralph folder',
    load: async () => (await import('./command/import-deluxe.ts')).importDeluxeCommand,
  },
  {
    words: 'replay',
    summary: 'replay a recorded job without an agent, and compare the results',
    load: async () => (await import('./command/replay.ts')).replayCommand,
  },
  {
    words: 'plan create',
    summary: 'let an agent draft a plan from a spec, a text or an issue; you see it before it is written',
    load: async () => (await import('./command/plan-create.ts')).planCreateCommand,
  },
  {
    words: 'plan lint',
    summary: 'check a plan for all problems at once',
    load: async () => (await import('./command/plan-lint.ts')).planLintCommand,
  },
  {
    words: 'plan convert',
    summary: 'print a plan of any format as plan.json or as Markdown',
    load: async () => (await import('./command/plan-convert.ts')).planConvertCommand,
  },
  {
    words: 'plan graph',
    summary: 'dependencies, ready tasks and the critical path',
    load: async () => (await import('./command/plan-graph.ts')).planGraphCommand,
  },
  {
    words: 'spec lint',
    summary: 'check the specs and their index for all problems at once',
    load: async () => (await import('./command/spec-lint.ts')).specLintCommand,
  },
  {
    words: 'spec list',
    summary: 'the specs, with status, open questions and dependencies',
    load: async () => (await import('./command/spec-list.ts')).specListCommand,
  },
  {
    words: 'config',
    summary: 'every setting with its value and its source',
    load: async () => (await import('./command/config.ts')).configCommand,
  },
  {
    words: 'orders',
    summary: 'list orders that are waiting or failed; withdraw one',
    load: async () => (await import('./command/orders.ts')).ordersCommand,
  },
  ...(Object.keys(operatorWords) as OperatorWord[]).map((word) => ({
    words: word,
    summary: operatorWords[word].summary,
    load: async () => (await import('./command/operator.ts')).orderCommand(word),
  })),
]
