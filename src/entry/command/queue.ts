import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { settingWords } from '../../core/config/table/setting-words.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { nameOfAdded, type Queue, type QueueRow } from '../../core/queue/queue.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { nextLines, step } from '../../core/report/document/next-steps.ts'
import { commitCommand, nextOfQueue, type QueueCommands, queueText } from '../../core/report/terminal/queue-text.ts'
import { nextDocument, queueDocument, standingOfPlan } from '../../core/report/words/queue-words.ts'
import { commandLine, commitLine } from '../../core/text/command-line.ts'
import { columnsOf } from '../../core/text/display-width.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { nearestName } from '../../core/text/nearest.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { painter } from '../../core/text/paint.ts'
import { filesOnDisk } from '../project/base-files.ts'
import { type Command, type CommandContext, type TypedArguments, textStyleOf } from '../project/context.ts'
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
    if (verb === undefined || more.length > 0) throw wrongUse(word)
    if ((operand !== undefined) !== verb.takes) throw wrongUse(word)
    return verb.act({ context, values, localQueue: await openQueue(context, values), operand: operand ?? '' })
  },
}

interface QueueRequest {
  readonly context: CommandContext
  readonly values: TypedArguments['values']
  readonly localQueue: LocalQueue
  readonly operand: string
}

const verbs: Readonly<Record<string, { takes: boolean; act: (request: QueueRequest) => Promise<number> }>> = {
  status: { takes: false, act: showStatus },
  next: { takes: false, act: showNext },
  add: { takes: true, act: addPlan },
  remove: { takes: true, act: removePlan },
}

function wrongUse(word: string): RalphError {
  const suggestion = verbs[word] ? undefined : nearestName(word, Object.keys(verbs))
  const unknownText = verbs[word] ? '' : ` '${plainLine(word, 60)}' is not a command of queue.`
  return new RalphError({
    code: 'USAGE',
    message: `queue: use \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${unknownText}`,
    hint: `${suggestion === undefined ? '' : `Did you mean '${suggestion}'? `}See \`ralph queue --help\`.`,
  })
}

/** The next plan with all findings, also why a plan cannot start: later, nobody watches when it is its turn. */
async function inspectQueue({ context, localQueue, values }: QueueRequest) {
  const faults: string[] = []
  const addFault = (fault: RalphError): void =>
    void faults.push(...(fault.findings.length > 0 ? fault.findings : [fault.message]))
  const due = await nextReadablePlan(localQueue, context, (_, fault) => addFault(fault))
  if (due.kind === 'unreadable') addFault(due.fault)
  const { queue } = localQueue
  const findings = [...queue.findings, ...faults]
  return { due, queue, faults, findings, typed: queueWords(values, context, localQueue) }
}

/** `ralph run` accepts a queue folder only from a file or a variable. */
function queueWords(values: QueueRequest['values'], context: CommandContext, localQueue: LocalQueue): QueueCommands {
  const folder = values['queue'] === undefined ? [] : ['env', `RALPH_QUEUE=${localQueue.queue.folder}`]
  const failed =
    values['queue-failed'] === undefined ? [] : settingWords('queue-failed', localQueue.settings['queue-failed'])
  const typed = queueTyped(values, context, localQueue)
  return { ...typed, run: [...folder, ...typed.run, ...failed] }
}

async function showStatus(request: QueueRequest): Promise<number> {
  const { context, values } = request
  const { queue, due, typed, faults, findings } = await inspectQueue(request)
  const text = values['json']
    ? inertJson(queueDocument({ ...queue, findings }, due), 2)
    : queueText(queue, due, textStyleOf(context), { ...typed, faults }).join('\n')
  context.out(`${text}\n`)
  return findings.length > 0 ? exits.data.code : 0
}

async function showNext(request: QueueRequest): Promise<number> {
  const { context, values } = request
  const { queue, due, typed, findings } = await inspectQueue(request)
  const errors = findings.map((finding) => `error: ${finding}`)
  if (values['json']) context.out(`${inertJson({ ...nextDocument(due, queue), findings }, 2)}\n`)
  else context.out(`${[...errors, ...nextOfQueue(queue, due, textStyleOf(context), typed)].join('\n')}\n`)
  return findings.length > 0 ? exits.data.code : 0
}

/** Copies the file: its author keeps the original. */
async function addPlan({ context, values, localQueue, operand }: QueueRequest): Promise<number> {
  const { queue, toplevel, settings } = localQueue
  const from = resolve(context.cwd, operand)
  // A plan that cannot run would block the queue later, when nobody watches.
  const reading = {
    files: filesOnDisk(context.cancelled),
    toplevel,
    cwd: context.cwd,
    options: readOptionsOf(settings),
  }
  const { plan } = await readPlanFile(from, operand, reading).catch((error: unknown) => {
    throw error instanceof RalphError ? notAdded(error, operand) : error
  })
  const path = `${queue.folder}/pending/${nameOfAdded(operand, queue, context.now())}`
  const file = queuedFile(path, queue.folder)
  if (file === undefined) throw noPlanFile(operand)
  const name = plan.name ?? file.name
  const queuedTwin = queue.rows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  const archivedTwin = queue.archived.find((plan) => plan.name === name)
  if (queuedTwin) throw nameTaken(name, `${queuedTwin.path} has that name`)
  if (archivedTwin) throw nameTaken(name, `${archivedTwin.path} has that name; its run knows it as complete`)
  const to = resolve(toplevel, path)
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, await readNamedFile(from), { flag: 'wx' })
  const shown = relative(context.cwd, to)
  if (values['json']) context.out(`${inertJson({ kind: 'added', plan: name, file: path })}\n`)
  else {
    context.out(`Added: ${shown} (the plan ${name}).\n`)
    printStep(context, 'Commit it, so that a run can find it', [commitCommand(shown, name)])
  }
  return 0
}

async function removePlan({ context, values, localQueue, operand }: QueueRequest): Promise<number> {
  const { queue, toplevel } = localQueue
  const rows = queue.rows.filter(
    (row) => [row.name, row.stem, row.path].includes(operand) || namesPath(operand, context, localQueue, row),
  )
  const [row] = rows
  if (row === undefined) throw notQueued(operand, queue)
  if (rows.length > 1)
    throw notQueued(operand, queue, `${rows.map(({ path }) => path).join(' and ')} have that name; name the file`)
  if (row.standing !== 'waiting') throw alreadyStarted(row)
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', row.path]
  const { stdout } = await userGit(toplevel, context.env)({ args })
  const file = resolve(toplevel, row.path)
  const shown = relative(context.cwd, file)
  if (stdout.length > 0) throw uncommitted(row, shown, stdout.toString('utf8').startsWith('!!'))
  await rm(file)
  if (values['json']) context.out(`${inertJson({ kind: 'removed', plan: row.name, file: row.path })}\n`)
  else {
    context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`)
    printStep(context, 'Commit that', [commandLine('git', 'commit', '-m', `Take ${row.name} out of the queue`, shown)])
  }
  return 0
}

const namesPath = (operand: string, { cwd }: CommandContext, { toplevel }: LocalQueue, { path }: QueueRow): boolean =>
  resolve(cwd, operand) === resolve(toplevel, path)

function printStep(context: CommandContext, does: string, commands: readonly string[]): void {
  const look = textStyleOf(context)
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

const nameTaken = (name: string, reason: string): RalphError =>
  refused(
    `Nothing was added: another plan is called ${name} too: ${reason}.`,
    'Give the file another name; a number in front does not count.',
  )

const notQueued = (operand: string, queue: Queue, reason?: string): RalphError => {
  const nearest = nearestName(
    operand,
    queue.rows.map(({ name }) => name),
  )
  const suggestion = nearest === undefined ? '' : ` Did you mean '${nearest}'?`
  return refused(
    `Nothing was removed: ${reason ?? `no plan ${plainLine(operand, 80)} waits in ${queue.folder}/pending/`}.`,
    `\`ralph queue\` lists the plans.${suggestion}`,
  )
}

const alreadyStarted = ({ name, path, standing, state }: QueueRow): RalphError =>
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
