import type { OperatorCommand } from '../../schema/run/control.ts'
import { commandLine, flagWords } from './command-line.ts'
import { plainLine } from './one-line.ts'

/** What a report must know besides the state: where it is read, and what the reader would have to type. */
export interface ReportContext {
  /** As the user names it on the command line. */
  readonly planFile: string
  /** True if ralph takes that plan where none is named: commands leave it out. */
  readonly isDefaultPlan?: boolean
  /** As the reader can name it: `origin/…` where the run keeps its branches at a remote. */
  readonly workBranch: string
  /** Flags by which the reader's commands find this run, such as `--remote origin`, word by word; empty where none is needed. */
  readonly reachedBy?: readonly string[]
  /** Flags that go on with the whole queue of the run, where its job was started by them and not by its plan. */
  readonly queued?: readonly string[] | undefined
  /** The folder where the commands are to be typed, where that is not where the reader is. */
  readonly cd?: string
  /** What the job was told for itself, by names of flags: a command that goes on says it again. */
  readonly again?: ReadonlyMap<string, readonly string[]>
  /** Milliseconds since the epoch; null where the text is read later than it is written: then no `in 2h` in it. */
  readonly now: number | null
  /**
   * An issue's reader answers with a comment, a terminal's with a command; whoever reads of a workflow starts that again
   * and gives orders from a clone. Default: terminal.
   */
  readonly surface?: 'terminal' | 'issue' | 'workflow'
  /** True if the reader's tree is clean and has the base checked out: `finish --here` works there. */
  readonly mergesHere?: boolean
  /** True if the run began on a detached HEAD: no branch is its base. */
  readonly hasNoBase?: boolean
  /** What starts the workflow's next job, as a person would type it. */
  readonly start?: string
  /** What became of the next job, if the job that writes this was to start it: a sentence without its full stop. */
  readonly nextJob?: string | undefined
}

/** What a reader is told to type that is about the run: it names the run, and needs no more than is said here. */
export type RunVerb = 'run' | 'status' | 'log' | 'report' | 'orders' | 'checkout' | 'finish' | OperatorCommand['kind']

/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
export const operatorCommand = (context: ReportContext, verb: RunVerb, ...args: readonly string[]): string =>
  lineSpan(operatorLine(context, verb, ...args))

/** The same, bare. */
export function operatorLine(context: ReportContext, verb: RunVerb, ...args: readonly string[]): string {
  if (context.surface === 'issue') return plainLine(orderLine(verb === 'run' ? 'start' : verb, ...args), 500)
  if (context.surface === 'workflow' && verb === 'run') return context.start ?? 'gh workflow run'
  return ralphCommand(context, verb, ...args)
}

/** An order, and the job that carries it out: one line to type. A comment starts that job by itself. */
export const orderAndRun = (context: ReportContext, verb: RunVerb, ...args: readonly string[]): string =>
  ordersAndRun(context, [[verb, ...args]])

/** The same for several. */
export function ordersAndRun(context: ReportContext, orders: readonly (readonly [RunVerb, ...string[]])[]): string {
  const { cd, ...there } = context
  const after = context.surface === 'issue' ? [] : [operatorLine(there, 'run')]
  const lines = [...orders.map(([verb, ...args]) => operatorLine(there, verb, ...args)), ...after]
  return inFolder(cd, lines.join(' && '))
}

/** The same for a terminal, bare: it works as it stands where the reader is. */
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
  const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !args.includes(`--${name}`)) : []
  const planFlag = isDefaultPlan && cd === undefined ? [] : flagWords('plan', planFile)
  const which = verb === 'run' && queued ? queued : planFlag
  const words = ['ralph', verb, ...which, ...reachedBy, ...others.flatMap(([, flag]) => flag)]
  const line = commandLine(...words, ...args)
  return inFolder(cd, line)
}

/** What works through the queue at the same place. */
export const queueCommand = ({ reachedBy = [] }: Pick<ReportContext, 'reachedBy'>): string =>
  commandLine('ralph', 'run', '--queue', ...reachedBy)

/** A command that works as it stands where the reader is: in that folder, where one is to be entered first. */
export const inFolder = (cd: string | undefined, line: string): string =>
  cd === undefined ? line : `${commandLine('cd', cd)} && ${line}`

/** An order as a comment has it: its words are for no shell. */
export const orderLine = (verb: string, ...args: readonly string[]): string => ['/ralph', verb, ...args].join(' ')

/** Any other command in a code span, whole: a cut one would do something else. */
export const commandSpan = (...words: readonly string[]): string => lineSpan(commandLine(...words))

/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
export const code = (content: string): string => lineSpan(plainLine(content, 500))

/** A line that is safe as it is in a code span, whole. */
export function lineSpan(text: string): string {
  const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(ticks + 1)
  return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`
}

export const shortOid = (oid: string): string => oid.slice(0, 7)
