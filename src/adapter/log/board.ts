import { stripVTControlCharacters } from 'node:util'
import { createLogUpdate } from 'log-update'
import { displayWidth } from '../../core/text/display-width.ts'

/** A few lines at the end of a terminal that are drawn again and again, and a title that says the same. */
export interface Board {
  draw(lines: readonly string[], title: string): void
  /** Takes the lines away, so that others can be printed above them. */
  clear(): void
  /** Leaves the lines where they are, and gives the terminal's title back. */
  close(): void
}

const ESC = '\u001B'
const bell = '\u0007'
/** The old title is kept by the terminal; one that keeps none gets an empty one back, which it fills in itself. */
const title = {
  keep: `${ESC}[22;2t`,
  set: (words: string): string => `${ESC}]2;${words}${bell}`,
  giveBack: `${ESC}]2;${bell}${ESC}[23;2t`,
}

/** A terminal that nobody has given a size (`script`, a pty of a program) says that it has no lines: everything would be cut. */
const sized = (terminal: NodeJS.WriteStream): NodeJS.WriteStream =>
  Object.create(terminal, {
    rows: { get: () => terminal.rows || 24 },
    columns: { get: () => terminal.columns || 80 },
  })

/** What terminals disagree on how wide it is ends at the margin then: a wrapped line would be counted as one, and stay. */
const wraps = { off: `${ESC}[?7l`, on: `${ESC}[?7h` }

type Environment = Readonly<Record<string, string | undefined>>

/** Most terminals break long lines anew where they become narrower; xterm and screen cut them off. */
const breaksAnew = ({ TMUX, STY, XTERM_VERSION }: Environment): boolean =>
  TMUX !== undefined || (STY ?? XTERM_VERSION) === undefined

/** What is drawn, and in how wide a terminal. */
interface Drawn {
  readonly lines: readonly string[]
  readonly columns: number
}

/** Rows that the lines take beyond one each, now that the terminal is so wide. */
const rowsAdded = ({ lines, columns }: Drawn, now: number): number =>
  now >= columns
    ? 0
    : lines.reduce((rows, line) => rows + Math.max(0, Math.ceil(displayWidth(plain(line)) / now) - 1), 0)

const plain = stripVTControlCharacters

/**
 * Draws on a terminal that takes escape sequences. The cursor is never hidden: a process that is killed could not show it
 * again. The title is given back however else the process ends.
 */
export function terminalBoard(terminal: NodeJS.WriteStream, env: Environment): Board {
  const size = sized(terminal)
  const draw = createLogUpdate(size, { showCursor: true })
  let drawn: Drawn | undefined
  let titled = ''
  const giveBack = (): void => {
    if (titled !== '') terminal.write(title.giveBack)
    titled = ''
  }
  // After Ctrl-Z the shell has written below the lines: they stay, and new ones are drawn.
  const anew = (): void => {
    drawn = undefined
    draw.done()
  }
  // log-update goes up a row for each line that it has drawn: in a narrower terminal that would leave the upper ones.
  const rise = (): void => {
    const added = drawn && breaksAnew(env) ? rowsAdded(drawn, size.columns) : 0
    if (!drawn || added === 0) return
    terminal.write(`${ESC}[${drawn.lines.length + added}A\r${ESC}[J`)
    anew()
  }
  process.on('exit', giveBack).on('SIGCONT', anew)
  return {
    draw(lines, words) {
      rise()
      terminal.write(wraps.off)
      draw(lines.join('\n'))
      terminal.write(wraps.on)
      // The lowest ones, where there are more than the terminal has rows.
      drawn = { lines: lines.slice(-Math.max(1, size.rows - 1)), columns: size.columns }
      if (words === titled) return
      terminal.write(`${titled === '' ? title.keep : ''}${title.set(words)}`)
      titled = words
    },
    clear() {
      rise()
      draw.clear()
      drawn = undefined
    },
    close() {
      anew()
      giveBack()
      process.off('exit', giveBack).off('SIGCONT', anew)
    },
  }
}
