import { stripVTControlCharacters } from 'node:util'
import { createLogUpdate } from 'log-update'
import { displayWidth } from '../../core/text/display-width.ts'

/** Lines at the end of a terminal that are redrawn, and the terminal's title. */
export interface Board {
  draw(lines: readonly string[], title: string): void
  clear(): void
  /** Keeps the lines and restores the title. */
  close(): void
}

const ESC = '\u001B'
const bell = '\u0007'
/** The terminal saves the old title; if it cannot, it gets an empty one and fills it in. */
const titleSequences = {
  save: `${ESC}[22;2t`,
  set: (words: string): string => `${ESC}]2;${words}${bell}`,
  restore: `${ESC}]2;${bell}${ESC}[23;2t`,
}

/** A pty without a size claims 0 rows, which would cut everything. */
const withDefaultSize = (terminal: NodeJS.WriteStream): NodeJS.WriteStream =>
  Object.create(terminal, {
    rows: { get: () => terminal.rows || 24 },
    columns: { get: () => terminal.columns || 80 },
  })

/** Terminals disagree on some widths. Without wrapping, a too wide line stays one row. */
const wrapping = { off: `${ESC}[?7l`, on: `${ESC}[?7h` }

type Environment = Readonly<Record<string, string | undefined>>

/** Most terminals rewrap long lines when they become narrower; xterm and screen cut them. */
const rewraps = ({ TMUX, STY, XTERM_VERSION }: Environment): boolean =>
  TMUX !== undefined || (STY ?? XTERM_VERSION) === undefined

interface DrawnLines {
  readonly lines: readonly string[]
  readonly columns: number
}

const addedRows = ({ lines, columns }: DrawnLines, newColumns: number): number =>
  newColumns >= columns
    ? 0
    : lines.reduce(
        (rows, line) => rows + Math.max(0, Math.ceil(displayWidth(withoutEscapes(line)) / newColumns) - 1),
        0,
      )

const withoutEscapes = stripVTControlCharacters

/** The cursor stays visible, because a killed process could not show it again. The title is restored at any exit. */
export function terminalBoard(terminal: NodeJS.WriteStream, env: Environment): Board {
  const size = withDefaultSize(terminal)
  const draw = createLogUpdate(size, { showCursor: true })
  let drawn: DrawnLines | undefined
  let currentTitle = ''
  const restoreTitle = (): void => {
    if (currentTitle !== '') terminal.write(titleSequences.restore)
    currentTitle = ''
  }
  // After Ctrl-Z the shell has written below the lines, so new ones are drawn.
  const startOver = (): void => {
    drawn = undefined
    draw.done()
  }
  // log-update moves up one row for each line, too few in a narrower terminal.
  const clearRewrapped = (): void => {
    const extraRows = drawn && rewraps(env) ? addedRows(drawn, size.columns) : 0
    if (!drawn || extraRows === 0) return
    terminal.write(`${ESC}[${drawn.lines.length + extraRows}A\r${ESC}[J`)
    startOver()
  }
  process.on('exit', restoreTitle).on('SIGCONT', startOver)
  return {
    draw(lines, newTitle) {
      clearRewrapped()
      terminal.write(wrapping.off)
      draw(lines.join('\n'))
      terminal.write(wrapping.on)
      // log-update only draws the last lines that fit.
      drawn = { lines: lines.slice(-Math.max(1, size.rows - 1)), columns: size.columns }
      if (newTitle === currentTitle) return
      terminal.write(`${currentTitle === '' ? titleSequences.save : ''}${titleSequences.set(newTitle)}`)
      currentTitle = newTitle
    },
    clear() {
      clearRewrapped()
      draw.clear()
      drawn = undefined
    },
    close() {
      startOver()
      restoreTitle()
      process.off('exit', restoreTitle).off('SIGCONT', startOver)
    },
  }
}
