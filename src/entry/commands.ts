import { type OperatorWord, operatorWords, worksWithoutRun } from '../core/order/read-command.ts'
import type { ListedCommand } from './project/context.ts'

/** Every command of `ralph`, in the order in which help lists them. */
export const commands: readonly ListedCommand[] = [
  {
    words: 'help',
    needs: [],
    summary: 'what a command or a setting does; `--all`: every one',
    load: async () => (await import('./help/command.ts')).helpCommand(commands),
  },
  {
    words: 'demo',
    needs: [],
    summary: 'see a whole run in a temporary folder, in a few seconds',
    load: async () => (await import('./command/demo.ts')).demoCommand,
  },
  {
    words: 'start',
    needs: ['repository', 'agent'],
    summary: 'draft a plan from a sentence, show it to you, and run it',
    load: async () => (await import('./start/command.ts')).startCommand,
  },
  {
    words: 'init',
    needs: ['repository'],
    summary: 'set up a repository: plan, configuration and workflow',
    load: async () => (await import('./command/init.ts')).initCommand,
  },
  {
    words: 'doctor',
    needs: [],
    summary: 'check what could stop a run here, and how to fix it',
    load: async () => (await import('./command/doctor.ts')).doctorCommand,
  },
  {
    words: 'run',
    needs: ['repository', 'plan', 'agent'],
    summary: 'run a plan, or continue one',
    load: async () => (await import('./command/run.ts')).runCommand,
  },
  {
    words: 'status',
    needs: ['repository', 'run'],
    summary: "a run's progress, and what it needs from you",
    load: async () => (await import('./command/status.ts')).statusCommand,
  },
  {
    words: 'dashboard',
    needs: ['repository'],
    summary: 'watch and control all runs in the browser',
    load: async () => (await import('./dashboard/command.ts')).dashboardCommand,
  },
  {
    words: 'log',
    needs: ['repository', 'run'],
    summary: 'what happened, event by event, or everything about one iteration',
    load: async () => (await import('./command/log.ts')).logCommand,
  },
  {
    words: 'knowledge',
    needs: ['repository', 'run'],
    summary: 'what a run has learned, from whom, and which prompts included it',
    load: async () => (await import('./command/knowledge.ts')).knowledgeCommand,
  },
  {
    words: 'report',
    needs: ['repository', 'run'],
    summary: 'statistics of a run: retries, checks, handoffs, prompts, time, money',
    load: async () => (await import('./command/report.ts')).reportCommand,
  },
  {
    words: 'checkout',
    needs: ['repository', 'run'],
    summary: 'write the files of any attempt, even a rejected one, to a new folder',
    load: async () => (await import('./command/checkout.ts')).checkoutCommand,
  },
  {
    words: 'list',
    needs: ['repository'],
    summary: 'every run of this repository, and the disk space it uses here',
    load: async () => (await import('./command/list.ts')).listCommand,
  },
  {
    words: 'finish',
    needs: ['repository', 'run'],
    summary: 'merge the work of a complete run into its base',
    load: async () => (await import('./command/finish.ts')).finishCommand,
  },
  {
    words: 'delete',
    needs: ['repository', 'run'],
    summary: "show a run's branches, state and files, then remove them",
    load: async () => (await import('./command/delete.ts')).deleteCommand,
  },
  {
    words: 'queue',
    needs: ['repository'],
    summary: 'the queue of plans: show it, add a plan, remove one',
    load: async () => (await import('./command/queue.ts')).queueCommand,
  },
  {
    words: 'replay',
    needs: ['repository', 'run'],
    summary: 'replay a recorded job without an agent, and compare the results',
    load: async () => (await import('./command/replay.ts')).replayCommand,
  },
  {
    words: 'plan create',
    needs: ['repository', 'agent'],
    summary: 'let an agent draft a plan from a spec, a text or an issue; you see it before it is written',
    load: async () => (await import('./command/plan-create.ts')).planCreateCommand,
  },
  {
    words: 'plan lint',
    needs: ['plan'],
    summary: 'check a plan for all problems at once',
    load: async () => (await import('./command/plan-lint.ts')).planLintCommand,
  },
  {
    words: 'plan convert',
    needs: ['plan'],
    summary: 'print a plan of any format as plan.json or as Markdown',
    load: async () => (await import('./command/plan-convert.ts')).planConvertCommand,
  },
  {
    words: 'plan graph',
    needs: ['run or plan'],
    summary: 'dependencies, ready tasks and the critical path',
    load: async () => (await import('./command/plan-graph.ts')).planGraphCommand,
  },
  {
    words: 'spec lint',
    needs: [],
    summary: 'check the specs and their index for all problems at once',
    load: async () => (await import('./command/spec-lint.ts')).specLintCommand,
  },
  {
    words: 'spec list',
    needs: [],
    summary: 'the specs, with status, open questions and dependencies',
    load: async () => (await import('./command/spec-list.ts')).specListCommand,
  },
  {
    words: 'config',
    needs: ['repository'],
    summary: 'every setting with its value and its source',
    load: async () => (await import('./command/config.ts')).configCommand,
  },
  {
    words: 'orders',
    needs: ['repository', 'run or plan'],
    summary: 'list orders that are waiting or failed; withdraw one',
    load: async () => (await import('./command/orders.ts')).ordersCommand,
  },
  ...(Object.keys(operatorWords) as OperatorWord[]).map((word) => ({
    words: word,
    needs: ['repository', worksWithoutRun(word) ? 'run or plan' : 'run'] as const,
    summary: operatorWords[word].summary,
    load: async () => (await import('./command/operator.ts')).orderCommand(word),
  })),
]
