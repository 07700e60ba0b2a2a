import type { OperatorCommand } from '../../schema/run/control.ts'
import { commandLine, flagWords } from './command-line.ts'
import { plainLine } from './one-line.ts'

/** The facts that a report needs besides the state, such as what its reader can type. */
export interface ReportContext {
  /** As the user names it on the command line. */
  readonly planFile: string
  /** Commands may omit this plan. */
  readonly isDefaultPlan?: boolean
  /** For the reader: `origin/…` if the run's branches are at a remote. */
  readonly workBranch: string
  /** Flags with which the reader's commands find this run, such as `--remote origin`. */
  readonly reachedBy?: readonly string[]
  /** Flags that continue the whole queue, if they started the job. */
  readonly queued?: readonly string[] | undefined
  /** Folder to enter first, if the reader is not there. */
  readonly cd?: string
  /** Flags of this job, by name; a command that continues repeats them. */
  readonly again?: ReadonlyMap<string, readonly string[]>
  /** Milliseconds since the epoch; null if the text is read later, so it must not say `in 2h`. */
  readonly now: number | null
  /** Issues have comments, terminals commands; readers of a workflow start it again. Default: terminal. */
  readonly surface?: 'terminal' | 'issue' | 'workflow'
  /** The tree is clean and on the base, so `finish --here` works. */
  readonly mergesHere?: boolean
  /** The run began on a detached HEAD. */
  readonly hasNoBase?: boolean
  /** The command that starts the workflow's next job. */
  readonly start?: string
  /** The result of starting the next job, a sentence without its full stop. */
  readonly nextJob?: string | undefined
}

export type RunVerb = 'run' | 'status' | 'log' | 'report' | 'orders' | 'checkout' | 'finish' | OperatorCommand['kind']

/** An operator's order in a code span, as the reader of this report would type it. */
export const operatorCommand = (context: ReportContext, verb: RunVerb, ...args: readonly string[]): string =>
  lineSpan(operatorLine(context, verb, ...args))

export function operatorLine(context: ReportContext, verb: RunVerb, ...args: readonly string[]): string {
  if (context.surface === 'issue') return plainLine(orderLine(verb === 'run' ? 'start' : verb, ...args), 500)
  if (context.surface === 'workflow' && verb === 'run') return context.start ?? 'gh workflow run'
  return ralphCommand(context, verb, ...args)
}

/** One line with an order and the job that applies it. A comment starts that job itself. */
export const orderAndRun = (context: ReportContext, verb: RunVerb, ...args: readonly string[]): string =>
  ordersAndRun(context, [[verb, ...args]])

export function ordersAndRun(context: ReportContext, orders: readonly (readonly [RunVerb, ...string[]])[]): string {
  const { cd, ...withoutFolder } = context
  const runLine = context.surface === 'issue' ? [] : [operatorLine(withoutFolder, 'run')]
  const lines = [...orders.map(([verb, ...args]) => operatorLine(withoutFolder, verb, ...args)), ...runLine]
  return inFolder(cd, lines.join(' && '))
}

/** For a terminal: works in the reader's folder. */
export function ralphCommand(
  {
    planFile,
    isDefaultPlan = false,
    reachedBy = [],
    again,
    cd,
    queued,
  }: Pick<ReportContext, 'planFile' | 'isDefaultPlan' | 'reachedBy' | 'again' | 'cd' | 'queued'>,
  verb: RunVerb,
  ...args: readonly string[]
): string {
  const repeated = verb === 'run' ? [...(again ?? [])].filter(([name]) => !args.includes(`--${name}`)) : []
  const planFlag = isDefaultPlan && cd === undefined ? [] : flagWords('plan', planFile)
  const planWords = verb === 'run' && queued ? queued : planFlag
  const words = ['ralph', verb, ...planWords, ...reachedBy, ...repeated.flatMap(([, flag]) => flag)]
  const line = commandLine(...words, ...args)
  return inFolder(cd, line)
}

export const queueCommand = ({ reachedBy = [] }: Pick<ReportContext, 'reachedBy'>): string =>
  commandLine('ralph', 'run', '--queue', ...reachedBy)

/** Enters the folder first if there is one. */
export const inFolder = (cd: string | undefined, line: string): string =>
  cd === undefined ? line : `${commandLine('cd', cd)} && ${line}`

/** As typed in a comment, without shell quotes. */
export const orderLine = (verb: string, ...args: readonly string[]): string => ['/ralph', verb, ...args].join(' ')

/** Never shortened, since a shortened command would do something else. */
export const commandSpan = (...words: readonly string[]): string => lineSpan(commandLine(...words))

/** Branch names may contain backticks, so the fence is longer than any run of them. */
export const code = (content: string): string => lineSpan(plainLine(content, 500))

/** The line must already be plain. */
export function lineSpan(text: string): string {
  const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(ticks + 1)
  return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`
}

export const shortOid = (oid: string): string => oid.slice(0, 7)
