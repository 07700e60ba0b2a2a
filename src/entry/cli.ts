#!/usr/bin/env node
import { armFailpoint } from '../adapter/failpoint.ts'
import { exits } from '../core/error/codes/exit-codes.ts'
import { meantName } from '../core/text/nearest.ts'
import { commands } from './commands.ts'
import type { CommandContext } from './project/context.ts'
import { errorExitCode, errorText, userFault } from './project/error-text.ts'
import { readFlags } from './project/flags.ts'
import { packageJson } from './project/package-json.ts'
import { keepHeapSmall } from './small-heap.ts'
import { throughProxy } from './through-proxy.ts'

/** A second signal means that the user does not want to wait. */
function onSignals(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(exits.interrupted.code)
      controller.abort()
    })
  }
  // Whoever read what is said has gone, as `head` does: what goes on for long ends in order, all else a moment later.
  process.stdout.on('error', () => controller.abort())
  process.stderr.on('error', () => undefined)
  return controller.signal
}

const overview =
  (): string => `ralph drives a coding agent through a task plan: one validated commit per iteration, or nothing.

Usage: ralph <command> [options]

${commands.map(({ words, summary }) => `  ${words.padEnd(12)} ${summary}`).join('\n')}

  ralph <command> --help     options and examples
  ralph --version

New here? \`ralph demo\` shows a whole run in a temporary folder in a few seconds.
`

async function main(argv: readonly string[]): Promise<number> {
  keepHeapSmall()
  armFailpoint(process.env['RALPH_FAILPOINT'])
  const context: CommandContext = {
    argv: [],
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTty: process.stdout.isTTY === true,
    columns: process.stdout.columns || 100,
    color: process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    now: Date.now,
    cancelled: onSignals(),
  }
  if (argv[0] === '--version') return say(context, `${packageJson().version}\n`)
  if (argv.length === 0 || argv[0] === '--help' || argv[0] === '-h' || argv[0] === 'help')
    return say(context, overview())
  const listed = commands.find(({ words }) => `${argv.join(' ')} `.startsWith(`${words} `))
  if (!listed) {
    context.err(`ralph: unknown command '${argv[0]}'.${didYouMean(argv)}\n\n${overview()}`)
    return exits.usage.code
  }
  const command = await listed.load()
  const rest = argv.slice(listed.words.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) return say(context, `${command.help}\n`)
  throughProxy(process.env)
  return command.run({ ...context, argv: rest }, readFlags(rest, command, listed.words))
}

/** The command that was probably meant: `plan` alone has several. */
function didYouMean([first = '', second = '']: readonly string[]): string {
  const within = commands.map(({ words }) => words).filter((words) => words.startsWith(`${first} `))
  const meant = meantName(
    within.length > 0 ? `${first} ${second}` : first,
    commands.map(({ words }) => words),
  )
  const likely = meant === undefined ? within : [meant]
  return likely.length === 0 ? '' : ` Did you mean ${likely.map((words) => `'ralph ${words}'`).join(' or ')}?`
}

function say(context: CommandContext, text: string): number {
  context.out(text)
  return 0
}

/** Ends only when everything that was said has left the process: a pipe may be slow. */
function leave(code: number): void {
  process.exitCode = code
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)))
}

main(process.argv.slice(2)).then(leave, (thrown: unknown) => {
  const error = userFault(thrown)
  process.stderr.write(errorText(error))
  leave(errorExitCode(error))
})
