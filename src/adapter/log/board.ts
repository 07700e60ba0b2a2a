import { createLogUpdate } from 'log-update'

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

/**
 * Draws on a terminal that takes escape sequences. The cursor is never hidden: a process that is killed could not show it
 * again. The title is given back however else the process ends.
 */
export function terminalBoard(terminal: NodeJS.WriteStream): Board {
  const draw = createLogUpdate(sized(terminal), { showCursor: true })
  let titled = ''
  const giveBack = (): void => {
    if (titled !== '') terminal.write(title.giveBack)
    titled = ''
  }
  // After Ctrl-Z the shell has written below the lines: they stay, and new ones are drawn.
  const anew = (): void => draw.done()
  process.on('exit', giveBack).on('SIGCONT', anew)
  return {
    draw(lines, words) {
      terminal.write(wraps.off)
      draw(lines.join('\n'))
      terminal.write(wraps.on)
      if (words === titled) return
      terminal.write(`${titled === '' ? title.keep : ''}${title.set(words)}`)
      titled = words
    },
    clear: () => draw.clear(),
    close() {
      draw.done()
      giveBack()
      process.off('exit', giveBack).off('SIGCONT', anew)
    },
  }
}
