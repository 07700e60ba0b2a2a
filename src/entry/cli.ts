#!/usr/bin/env node
import { armFailpoint } from '../adapter/failpoint.ts'
import { openRepository, type UserRepository } from '../adapter/git/store/user-repository.ts'
import { forceStop, requestForceStop } from '../adapter/process/force-stop.ts'
import { secretValues } from '../adapter/process/secret-values.ts'
import { exits } from '../core/error/codes/exit-codes.ts'
import { RalphError } from '../core/error/error.ts'
import { helpText } from '../core/report/document/terminal.ts'
import { nearestName } from '../core/text/nearest.ts'
import { plainLine } from '../core/text/one-line.ts'
import { redactor } from '../core/text/redact.ts'
import { commands } from './commands.ts'
import { commandHelp, groupHelp } from './help/overview.ts'
import { packageJson } from './installed-program.ts'
import { type CommandContext, textStyleOf } from './project/context.ts'
import { errorExitCode, errorText, userFault } from './project/error-text.ts'
import { readFlags } from './project/flags.ts'
import { keepHeapSmall } from './small-heap.ts'
import { applyProxySettings } from './through-proxy.ts'

/** Milliseconds that a job has to release the run after a second signal. */
const forcedStopMs = 3_000

/** The second signal kills all children; the state is written if that is quick. The third ends the process. */
function onSignals(): AbortSignal {
  const controller = new AbortController()
  const exitInterrupted = (): never => process.exit(exits.interrupted.code)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (forceStop.aborted) exitInterrupted()
      if (!controller.signal.aborted) return controller.abort()
      requestForceStop()
      setTimeout(exitInterrupted, forcedStopMs).unref()
    })
  }
  // The reader of a pipe may end first, as `head` does: then the command stops in order.
  process.stdout.on('error', () => controller.abort())
  process.stderr.on('error', () => undefined)
  return controller.signal
}

/** `--no-color` may stand anywhere before `--`: it is for every command. */
function withoutColorFlag(argv: readonly string[]): readonly string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  return argv.filter((word, index) => index >= end || word !== '--no-color')
}

/** `'a', 'b' or 'c'`. */
const joinWithOr = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ')

/** No command means the overview. */
const isBareHelp = ([first = '--help']: readonly string[]): boolean => ['--help', '-h'].includes(first)

function currentFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    throw new RalphError({
      code: 'FOLDER_UNREACHABLE',
      message: 'The current folder does not exist any more.',
      hint: 'Go to another folder, and run again.',
      cause,
    })
  }
}

async function main(processArgs: readonly string[]): Promise<number> {
  keepHeapSmall()
  armFailpoint(process.env['RALPH_FAILPOINT'])
  const argsWithoutColor = withoutColorFlag(processArgs)
  const mayColor = argsWithoutColor.length === processArgs.length
  const argv = isBareHelp(argsWithoutColor) ? ['help', ...argsWithoutColor.slice(1)] : argsWithoutColor
  const context: CommandContext = {
    argv: [],
    env: process.env,
    cwd: currentFolder(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTty: process.stdout.isTTY === true,
    columns: process.stdout.columns || 100,
    color: mayColor && process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    now: Date.now,
    cancelled: onSignals(),
  }
  if (['--version', '-v'].includes(argv[0] ?? '')) return print(context, `${packageJson().version}\n`)
  const listedCommand = commands.find(({ words }) => `${argv.join(' ')} `.startsWith(`${words} `))
  if (!listedCommand) return reportUnknownCommand(context, argv)
  const commandArgs = argv.slice(listedCommand.words.split(' ').length)
  const asksHelp = commandArgs.includes('--help') || commandArgs.includes('-h')
  const prefetchedRepository =
    listedCommand.needs.includes('repository') && !asksHelp ? prefetchRepository(context) : undefined
  const command = await listedCommand.load()
  if (asksHelp)
    return print(context, helpText(commandHelp(command, commandArgs.includes('--all')), textStyleOf(context)))
  applyProxySettings(process.env)
  const commandContext = { ...context, argv: commandArgs, ...(prefetchedRepository && { prefetchedRepository }) }
  return command.run(commandContext, readFlags(commandArgs, command, listedCommand.words))
}

/** Git works while the command is loaded. */
function prefetchRepository({ cwd, env }: CommandContext): CommandContext['prefetchedRepository'] {
  let opening: Promise<UserRepository> | undefined = openRepository({ cwd, env })
  // The caller that awaits it gets the error.
  opening.catch(() => undefined)
  return () => {
    const repository = opening
    opening = undefined
    return repository
  }
}

/** The first word of several commands, such as `plan`, has its own help. Everything else is an error. */
function reportUnknownCommand(context: CommandContext, argv: readonly string[]): number {
  const [first = '', second = ''] = argv
  const group = commands.filter(({ words }) => words.startsWith(`${first} `))
  if (argv.some((word) => word === '--help' || word === '-h')) {
    const help = groupHelp(commands, first)
    if (help !== undefined) return print(context, helpText(help, textStyleOf(context)))
  }
  const names = commands.map(({ words }) => words)
  // The first word of a group is no command, and no slip either.
  const suggestion =
    group.length > 0 && second === '' ? undefined : nearestName(group.length > 0 ? `${first} ${second}` : first, names)
  const candidates = suggestion === undefined ? group.map(({ words }) => words) : [suggestion]
  const hint =
    candidates.length === 0 ? '' : ` Did you mean ${joinWithOr(candidates.map((words) => `'ralph ${words}'`))}?`
  const typedWords = group.length > 0 && second !== '' ? `${first} ${second}` : first
  context.err(`Usage: ralph <command> [options]
\`ralph help --all\` lists the commands.
ralph: unknown command '${plainLine(typedWords, 80)}'.${hint}
`)
  return exits.usage.code
}

function print(context: CommandContext, text: string): number {
  context.out(text)
  return 0
}

/** A pipe may be slow: exits only when all output is written. */
function exitAfterFlush(code: number): void {
  process.exitCode = code
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)))
}

main(process.argv.slice(2)).then(exitAfterFlush, (thrown: unknown) => {
  const error = userFault(thrown)
  // A word typed in the wrong place may be a secret.
  process.stderr.write(redactor(secretValues(process.env))(errorText(error)))
  exitAfterFlush(errorExitCode(error))
})
