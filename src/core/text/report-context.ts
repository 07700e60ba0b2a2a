import { plainLine } from './one-line.ts'

/** What a report must know besides the state: where it is read, and what the reader would have to type. */
export interface ReportContext {
  /** As the user names it on the command line. */
  readonly planFile: string
  /** As the reader can name it: `origin/…` where the run keeps its branches at a remote. */
  readonly workBranch: string
  /** Flags by which the reader's commands find this run, such as `--remote origin`; empty where none is needed. */
  readonly reachedBy?: string
  /** The folder where the commands are to be typed, where that is not where the reader is. */
  readonly cd?: string
  /** What the job was told for itself, by names of flags: a command that goes on says it again. */
  readonly again?: ReadonlyMap<string, string>
  /** Milliseconds since the epoch; null where the text is read later than it is written: then no `in 2h` in it. */
  readonly now: number | null
  /**
   * An issue's reader answers with a comment, a terminal's with a command; whoever reads of a workflow starts that again
   * and gives orders from a clone. Default: terminal.
   */
  readonly surface?: 'terminal' | 'issue' | 'workflow'
  /** What starts the workflow's next job, as a person would type it. */
  readonly start?: string
}

/** A cut command would do something else. */
const longestCommand = 8000

/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
export function operatorCommand(context: ReportContext, verb: string, rest = ''): string {
  const tail = rest === '' ? '' : ` ${rest}`
  if (context.surface === 'issue') return code(`/ralph ${verb === 'run' ? 'start' : verb}${tail}`)
  if (context.surface === 'workflow' && verb === 'run') return code(context.start ?? 'gh workflow run')
  return span(plainLine(ralphCommand(context, verb, rest), longestCommand))
}

/** The same for a terminal, bare: it works as it stands where the reader is. */
export function ralphCommand(
  { planFile, reachedBy = '', again, cd }: Pick<ReportContext, 'planFile' | 'reachedBy' | 'again' | 'cd'>,
  verb: string,
  rest = '',
): string {
  const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !rest.includes(`--${name} `)) : []
  const there = cd === undefined ? '' : `cd ${shellWord(cd)} && `
  const parts = [
    `${there}ralph ${verb} --plan ${shellWord(planFile)}`,
    reachedBy,
    ...others.map(([, flag]) => flag),
    rest,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
export const code = (content: string): string => span(plainLine(content, 500))

function span(text: string): string {
  const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(ticks + 1)
  return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`
}

/** One word for a POSIX shell, quoted only where that is needed. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

export const shortOid = (oid: string): string => oid.slice(0, 7)
