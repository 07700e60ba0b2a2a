import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { settingWords } from '../../core/config/table/setting-words.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { nameForAdded, type Queue, type QueueRow } from '../../core/queue/queue.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { commitCommand, nextOfQueue, type QueueTyped, queueText } from '../../core/report/terminal/queue-text.ts'
import { nextLines, step } from '../../core/report/words/next-steps.ts'
import { nextDocument, queueDocument, standingOfPlan } from '../../core/report/words/queue-words.ts'
import { commandLine, commitLine } from '../../core/text/command-line.ts'
import { columnsOf } from '../../core/text/display-width.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { meantName } from '../../core/text/nearest.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { filesOnDisk } from '../project/base-files.ts'
import { type Command, type CommandContext, lookOf, type TypedArguments } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
import { readOptionsOf, readPlanFile } from '../project/plan-file.ts'
import { type LocalQueue, nextReadablePlan, openQueue } from '../wire/queue-here.ts'
import { queueTyped } from '../wire/queue-typed.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('queue', 'queue-failed', 'remote', 'state-ref'),
  ...configFlag,
  ...jsonFlag,
}

export const queueCommand: Command = {
  help: `Shows the queue of plans, adds a plan or removes one. \`ralph run --queue\` runs it. add and remove change files in your
working tree; you commit them.

Usage: ralph queue [status|next|add|remove] [PLAN] [options]

Examples:
  ralph queue
  ralph queue add drafts/search.md
  ralph queue next
  ralph queue remove search

Options:
${flagHelp(flags)}

status and next exit with ${exits.data.code} if two plans have the same name, or the next plan cannot be read.`,
  flags,
  operands: 2,
  run: async (context, { values, operands }) => {
    const [word = 'status', operand, ...more] = operands
    const verb = verbs[word]
    if (verb === undefined || more.length > 0) throw misused(word)
    if ((operand !== undefined) !== verb.takes) throw misused(word)
    return verb.act({ context, values, here: await openQueue(context, values), operand: operand ?? '' })
  },
}

interface Asked {
  readonly context: CommandContext
  readonly values: TypedArguments['values']
  readonly here: LocalQueue
  readonly operand: string
}

const verbs: Readonly<Record<string, { takes: boolean; act: (asked: Asked) => Promise<number> }>> = {
  status: { takes: false, act: status },
  next: { takes: false, act: next },
  add: { takes: true, act: add },
  remove: { takes: true, act: remove },
}

function misused(word: string): RalphError {
  const meant = verbs[word] ? undefined : meantName(word, Object.keys(verbs))
  const known = verbs[word] ? '' : ` '${plainLine(word, 60)}' is not a command of queue.`
  return new RalphError({
    code: 'USAGE',
    message: `queue: use \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${known}`,
    hint: `${meant === undefined ? '' : `Did you mean '${meant}'? `}See \`ralph queue --help\`.`,
  })
}

/** What comes next, and with the other findings why a plan cannot begin: nobody looks any more when it is its turn. */
async function looked({ context, here, values }: Asked) {
  const faults: string[] = []
  const tell = (fault: RalphError): void =>
    void faults.push(...(fault.findings.length > 0 ? fault.findings : [fault.message]))
  const due = await nextReadablePlan(here, context, (_, fault) => tell(fault))
  if (due.kind === 'unreadable') tell(due.fault)
  const { queue } = here
  const findings = [...queue.findings, ...faults]
  return { due, queue, faults, findings, typed: typedHere(values, context, here) }
}

/** `ralph run` takes the folder from a file or a variable alone. */
function typedHere(values: Asked['values'], context: CommandContext, here: LocalQueue): QueueTyped {
  const folder = values['queue'] === undefined ? [] : ['env', `RALPH_QUEUE=${here.queue.folder}`]
  const failed = values['queue-failed'] === undefined ? [] : settingWords('queue-failed', here.settings['queue-failed'])
  const typed = queueTyped(values, context, here)
  return { ...typed, run: [...folder, ...typed.run, ...failed] }
}

async function status(asked: Asked): Promise<number> {
  const { context, values } = asked
  const { queue, due, typed, faults, findings } = await looked(asked)
  const text = values['json']
    ? inertJson(queueDocument({ ...queue, findings }, due), 2)
    : queueText(queue, due, lookOf(context), { ...typed, faults }).join('\n')
  context.out(`${text}\n`)
  return findings.length > 0 ? exits.data.code : 0
}

async function next(asked: Asked): Promise<number> {
  const { context, values } = asked
  const { queue, due, typed, findings } = await looked(asked)
  const errors = findings.map((finding) => `error: ${finding}`)
  if (values['json']) context.out(`${inertJson(nextDocument(due, queue), 2)}\n`)
  else context.out(`${[...errors, ...nextOfQueue(queue, due, lookOf(context), typed)].join('\n')}\n`)
  return findings.length > 0 ? exits.data.code : 0
}

/** A copy: whoever wrote the plan keeps it. */
async function add({ context, values, here, operand }: Asked): Promise<number> {
  const { queue, toplevel, settings } = here
  const from = resolve(context.cwd, operand)
  // A plan that could not be carried out would hold the queue up later, when nobody looks.
  const reading = {
    files: filesOnDisk(context.cancelled),
    toplevel,
    cwd: context.cwd,
    options: readOptionsOf(settings),
  }
  const { plan } = await readPlanFile(from, operand, reading).catch((error: unknown) => {
    throw error instanceof RalphError ? notAdded(error, operand) : error
  })
  const path = `${queue.folder}/pending/${nameForAdded(operand, queue, context.now())}`
  const file = queuedFile(path, queue.folder)
  if (file === undefined) throw noPlanFile(operand)
  const name = plan.name ?? file.name
  const twin = queue.rows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  const before = queue.archived.find((one) => one.name === name)
  if (twin) throw named(name, `${twin.path} has that name`)
  if (before) throw named(name, `${before.path} has that name; its run knows it as complete`)
  const to = resolve(toplevel, path)
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, await readNamedFile(from), { flag: 'wx' })
  const shown = relative(context.cwd, to)
  if (values['json']) context.out(`${inertJson({ kind: 'added', plan: name, file: path })}\n`)
  else {
    context.out(`Added: ${shown} (the plan ${name}).\n`)
    say(context, 'Commit it, so that a run can find it', [commitCommand(shown, name)])
  }
  return 0
}

async function remove({ context, values, here, operand }: Asked): Promise<number> {
  const { queue, toplevel } = here
  const rows = queue.rows.filter(
    (row) => [row.name, row.stem, row.path].includes(operand) || isPath(operand, context, here, row),
  )
  const [row] = rows
  if (row === undefined) throw notQueued(operand, queue)
  if (rows.length > 1)
    throw notQueued(operand, queue, `${rows.map(({ path }) => path).join(' and ')} have that name; name the file`)
  if (row.standing !== 'waiting') throw begun(row)
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', row.path]
  const { stdout } = await userGit(toplevel, context.env)({ args })
  const file = resolve(toplevel, row.path)
  const shown = relative(context.cwd, file)
  if (stdout.length > 0) throw uncommitted(row, shown, stdout.toString('utf8').startsWith('!!'))
  await rm(file)
  if (values['json']) context.out(`${inertJson({ kind: 'removed', plan: row.name, file: row.path })}\n`)
  else {
    context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`)
    say(context, 'Commit that', [commandLine('git', 'commit', '-m', `Take ${row.name} out of the queue`, shown)])
  }
  return 0
}

const isPath = (operand: string, { cwd }: CommandContext, { toplevel }: LocalQueue, { path }: QueueRow): boolean =>
  resolve(cwd, operand) === resolve(toplevel, path)

function say(context: CommandContext, does: string, commands: readonly string[]): void {
  const look = lookOf(context)
  const lines = nextLines([step(does, commands.join(' && '))], { paint: painter(look.color), columns: columnsOf(look) })
  context.out(`${lines.join('\n')}\n`)
}

const refused = (message: string, hint: string): RalphError => new RalphError({ code: 'QUEUE_REFUSED', message, hint })

const notAdded = ({ code, hint, findings }: RalphError, operand: string): RalphError => {
  const file = plainLine(operand, 200)
  const isMissing = code === 'PLAN_MISSING'
  return new RalphError({
    code,
    message: `Nothing was added: ${isMissing ? `there is no ${file}` : `${file} cannot be run as it is`}.`,
    hint: isMissing
      ? 'Name a plan: `ralph queue add FILE`.'
      : hint.replace(', then run again.', ', then add it again.'),
    findings,
  })
}

const noPlanFile = (file: string): RalphError =>
  refused(`${file} was not added: files in the queue end in .md or .json.`, 'Copy it to a file with such a name.')

const named = (name: string, why: string): RalphError =>
  refused(
    `Nothing was added: another plan is called ${name} too: ${why}.`,
    'Give the file another name; a number in front does not count.',
  )

const notQueued = (operand: string, queue: Queue, why?: string): RalphError => {
  const meant = meantName(
    operand,
    queue.rows.map(({ name }) => name),
  )
  const other = meant === undefined ? '' : ` Did you mean '${meant}'?`
  return refused(
    `Nothing was removed: ${why ?? `no plan ${plainLine(operand, 80)} waits in ${queue.folder}/pending/`}.`,
    `\`ralph queue\` lists the plans.${other}`,
  )
}

const begun = ({ name, path, standing, state }: QueueRow): RalphError =>
  refused(
    `Nothing was removed: ${name} has started (${standingOfPlan({ standing, state })}).`,
    standing === 'complete'
      ? `Merge its work, which moves ${path} into the archive.`
      : `Remove its run first: \`${commandLine('ralph', 'delete', name)}\`.`,
  )

const uncommitted = ({ path, name }: QueueRow, shown: string, force: boolean): RalphError =>
  refused(
    `Nothing was removed: ${path} has uncommitted content, which would be lost.`,
    `Move it elsewhere, or commit it: \`${commitLine(`Queue ${name}`, [shown], { force })}\`.`,
  )
