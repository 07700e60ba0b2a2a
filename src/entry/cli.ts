#!/usr/bin/env node
import { armFailpoint } from '../adapter/failpoint.ts'
import { openRepository, type UserRepository } from '../adapter/git/store/user-repository.ts'
import { forceStop, requestForceStop } from '../adapter/process/force-stop.ts'
import { secretValues } from '../adapter/process/secret-values.ts'
import { exits } from '../core/error/codes/exit-codes.ts'
import { RalphError } from '../core/error/error.ts'
import { helpText } from '../core/report/terminal/help-text.ts'
import { nearestName } from '../core/text/nearest.ts'
import { plainLine } from '../core/text/one-line.ts'
import { redactor } from '../core/text/redact.ts'
import { commands } from './commands.ts'
import { commandHelp, groupHelp } from './help/overview.ts'
import { packageJson } from './installed.ts'
import { type CommandContext, lookOf } from './project/context.ts'
import { errorExitCode, errorText, userFault } from './project/error-text.ts'
import { readFlags } from './project/flags.ts'
import { keepHeapSmall } from './small-heap.ts'
import { throughProxy } from './through-proxy.ts'

/** How long a job has to give the run back when its user asks a second time. */
const handBackMs = 3_000

/**
 * A second signal means that the user does not want to wait: what was started is killed, and the state is written if that
 * is quick; where it is not, readers see that this process is gone. A third one ends it at once.
 */
function onSignals(): AbortSignal {
  const controller = new AbortController()
  const leaveNow = (): never => process.exit(exits.interrupted.code)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (forceStop.aborted) leaveNow()
      if (!controller.signal.aborted) return controller.abort()
      requestForceStop()
      setTimeout(leaveNow, handBackMs).unref()
    })
  }
  // Whoever read what is said has gone, as `head` does: what goes on for long ends in order, all else a moment later.
  process.stdout.on('error', () => controller.abort())
  process.stderr.on('error', () => undefined)
  return controller.signal
}

/** `--no-color` may stand anywhere before `--`: it is for every command. */
function withoutColorFlag(argv: readonly string[]): readonly string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  return argv.filter((word, at) => at >= end || word !== '--no-color')
}

/** `'a', 'b' or 'c'`. */
const either = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ')

/** Without a command: the overview is what was meant. */
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

async function main(given: readonly string[]): Promise<number> {
  keepHeapSmall()
  armFailpoint(process.env['RALPH_FAILPOINT'])
  const plain = withoutColorFlag(given)
  const asked = plain.length === given.length
  const argv = isBareHelp(plain) ? ['help', ...plain.slice(1)] : plain
  const context: CommandContext = {
    argv: [],
    env: process.env,
    cwd: currentFolder(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTty: process.stdout.isTTY === true,
    columns: process.stdout.columns || 100,
    color: asked && process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    now: Date.now,
    cancelled: onSignals(),
  }
  if (['--version', '-v'].includes(argv[0] ?? '')) return say(context, `${packageJson().version}\n`)
  const listed = commands.find(({ words }) => `${argv.join(' ')} `.startsWith(`${words} `))
  if (!listed) return unlisted(context, argv)
  const rest = argv.slice(listed.words.split(' ').length)
  const asksHelp = rest.includes('--help') || rest.includes('-h')
  const repositoryAhead = listed.needs.includes('repository') && !asksHelp ? lookAhead(context) : undefined
  const command = await listed.load()
  if (asksHelp) return say(context, helpText(commandHelp(command, rest.includes('--all')), lookOf(context)))
  throughProxy(process.env)
  const its = { ...context, argv: rest, ...(repositoryAhead && { repositoryAhead }) }
  return command.run(its, readFlags(rest, command, listed.words))
}

/** Git is at work while the command is loaded. */
function lookAhead({ cwd, env }: CommandContext): CommandContext['repositoryAhead'] {
  let looking: Promise<UserRepository> | undefined = openRepository({ cwd, env })
  // Whoever takes it is told.
  looking.catch(() => undefined)
  return () => {
    const taken = looking
    looking = undefined
    return taken
  }
}

/** A word that several commands begin with, such as `plan`, has a help of its own; of anything else the fault comes last. */
function unlisted(context: CommandContext, argv: readonly string[]): number {
  const [first = '', second = ''] = argv
  const within = commands.filter(({ words }) => words.startsWith(`${first} `))
  if (argv.some((word) => word === '--help' || word === '-h')) {
    const help = groupHelp(commands, first)
    if (help !== undefined) return say(context, helpText(help, lookOf(context)))
  }
  const names = commands.map(({ words }) => words)
  // The first word of several commands is none itself, and no slip either.
  const meant =
    within.length > 0 && second === ''
      ? undefined
      : nearestName(within.length > 0 ? `${first} ${second}` : first, names)
  const likely = meant === undefined ? within.map(({ words }) => words) : [meant]
  const hint = likely.length === 0 ? '' : ` Did you mean ${either(likely.map((words) => `'ralph ${words}'`))}?`
  const named = within.length > 0 && second !== '' ? `${first} ${second}` : first
  context.err(`Usage: ralph <command> [options]
\`ralph help --all\` lists the commands.
ralph: unknown command '${plainLine(named, 80)}'.${hint}
`)
  return exits.usage.code
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
  // What was typed in the wrong place may be a secret.
  process.stderr.write(redactor(secretValues(process.env))(errorText(error)))
  leave(errorExitCode(error))
})
