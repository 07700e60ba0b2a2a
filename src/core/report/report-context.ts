import { plainLine } from '../text/one-line.ts'

/** What a report must know besides the state: where it is read, and what the reader would have to type. */
export interface ReportContext {
  /** As the user names it on the command line. */
  readonly planFile: string
  /** As the reader can name it: `origin/…` where the run keeps its branches at a remote. */
  readonly workBranch: string
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

/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
export function operatorCommand(context: ReportContext, verb: string, rest = ''): string {
  const tail = rest === '' ? '' : ` ${rest}`
  if (context.surface === 'issue') return code(`/ralph ${verb === 'run' ? 'start' : verb}${tail}`)
  if (context.surface === 'workflow' && verb === 'run') return code(context.start ?? 'gh workflow run')
  const remote = context.surface === 'workflow' ? ' --remote origin' : ''
  return code(`ralph ${verb} --plan ${shellWord(context.planFile)}${remote}${tail}`)
}

/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
export function code(content: string): string {
  const text = plainLine(content, 500)
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`
}

/** One word for a POSIX shell, quoted only where that is needed. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

export const shortOid = (oid: string): string => oid.slice(0, 7)
