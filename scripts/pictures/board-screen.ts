import { spawn } from 'node:child_process'
import { terminalScreen } from '../../test/support/terminal-screen.ts'

const shownRows = 18

/** The end of the screen in the middle of a run: lines that stay, and below them the board while an agent is at work. */
export async function boardScreen(
  command: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string[]> {
  const line = `stty cols 98 rows 40; exec ${command.map((word) => `'${word}'`).join(' ')}`
  const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    cwd,
    env: { ...env, SHELL: '/bin/sh' },
  })
  let written = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) written += chunk
  // Wrapping is on again at the end of each drawing.
  const drawings = written.split('\u001B[?7h')
  const screens = drawings.slice(1).map((_, at) => terminalScreen(drawings.slice(0, at + 1).join('')))
  const atWork = screens.filter((screen) => isAtWork(screen.slice(-9).join('\n')))
  const screen = atWork[Math.floor(atWork.length * 0.6)]
  if (!screen) throw new Error(`the demo drew no board with an agent at work in ${screens.length} drawings`)
  return screen.join('\n').trimEnd().split('\n').slice(-shownRows)
}

const isAtWork = (board: string): boolean =>
  /tasks done/.test(board) && /Phase +\S+/.test(board) && /iteration \d/.test(board)
