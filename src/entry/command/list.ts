import { lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { RalphError } from '../../core/error/error.ts'
import { nextOfQueue } from '../../core/report/terminal/queue-text.ts'
import { type RunListRow, runListText } from '../../core/report/terminal/run-list.ts'
import { queueDocument } from '../../core/report/words/queue-words.ts'
import { standingInWords } from '../../core/report/words/status.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { shownPath } from '../../core/text/paths.ts'
import { redactor } from '../../core/text/redact.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp, jsonFlag, settingFlags } from '../project/flags.ts'
import { engineHome } from '../project/project.ts'
import { findRunRepositories, isLost, type RunRepository, runsAt, withRunRepository } from '../wire/kept-runs.ts'
import { nextReadablePlan, openQueue } from '../wire/queue-here.ts'
import { queueTyped } from '../wire/queue-typed.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('remote', 'state-ref'),
  ...configFlag,
  ...jsonFlag,
}

export const listCommand: Command = {
  help: `Lists every run of this repository: those stored here, at origin, and anywhere else that this machine knows of, each
with the disk space it uses here. Changes nothing.

Usage: ralph list [options]

Examples:
  ralph list
  ralph list --remote origin --json

Options:
${flagHelp(flags)}`,
  flags,
  run: async (context, { values }) => {
    const { runRepositories } = await findRunRepositories(context, values)
    const runs: RunListRow[] = []
    for (const runRepository of runRepositories) runs.push(...(await runsOf(runRepository, context)))
    const folder = engineHome(context.env)
    const disk = { folder: shownPath(folder, { home: context.env['HOME'] }), bytes: await folderSize(folder) }
    const clean = redactor([...secretValues(context.env), ...runRepositories.flatMap(({ secrets }) => secrets)])
    const queued = await queueWithPlans(context, values)
    const text = values['json']
      ? inertJson({ schema: 1, runs, disk, queue: queued && queueDocument(queued.queue, queued.next) }, 2)
      : runListText(runs, { ...textStyleOf(context), disk }).join('\n')
    context.out(`${clean(text)}\n`)
    if (queued && !values['json']) {
      const { queue, next, typed } = queued
      context.out(
        `\nThe queue in ${queue.folder}/\n${nextOfQueue(queue, next, textStyleOf(context), typed).join('\n')}\n`,
      )
    }
    return 0
  },
}

/** The queue and its next plan; null if no plan is queued. */
async function queueWithPlans(context: CommandContext, values: Readonly<Record<string, unknown>>) {
  const localQueue = await openQueue(context, values)
  if (localQueue.queue.rows.length === 0) return null
  const next = await nextReadablePlan(localQueue, context, () => undefined)
  return { queue: localQueue.queue, next, typed: queueTyped(values, context, localQueue) }
}

async function runsOf(runRepository: RunRepository, context: CommandContext): Promise<RunListRow[]> {
  const surveys = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store)).catch(
    (error: unknown) => {
      if (!(error instanceof RalphError)) throw error
      context.err(`${runRepository.shown} could not be read: ${error.message}\n`)
      return []
    },
  )
  const now = context.now()
  const pendingRows = surveys.map(async ({ plan, ref, run, fault }) => {
    const state = run && (await isLost(run.state, now)) ? withoutLostJob(run.state) : run?.state
    const tasks = Object.values(state?.tasks ?? {})
    return {
      plan,
      where: runRepository.shown,
      status: state ? standingInWords(state) : `cannot be read: ${fault}`,
      done: state ? tasks.filter(({ status }) => status === 'done').length : null,
      total: state ? tasks.length : null,
      updated: state?.updated ?? null,
      state_ref: ref,
    }
  })
  const rows = await Promise.all(pendingRows)
  const plansWithRuns = new Set(rows.map(({ plan }) => plan))
  const leftoverPlans = (await readdir(dirname(runRepository.home('x'))).catch(() => [])).filter(
    (plan) => !plansWithRuns.has(plan),
  )
  const leftoverRow = { status: 'only files on this machine', done: null, total: null, updated: null, state_ref: null }
  const listedRows = [...rows, ...leftoverPlans.map((plan) => ({ plan, where: runRepository.shown, ...leftoverRow }))]
  return Promise.all(
    listedRows.map(async (row) => ({ ...row, disk_bytes: await folderSize(runRepository.home(row.plan)) })),
  )
}

/** Bytes on the disk, links not followed; 0 if there is no folder. What is removed during the walk does not count. */
export async function folderSize(path: string): Promise<number> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats) return 0
  const ownBytes = stats.blocks === undefined ? stats.size : stats.blocks * 512
  if (!stats.isDirectory()) return ownBytes
  const names = await readdir(path).catch(() => [])
  let sum = ownBytes
  for (const name of names) sum += await folderSize(join(path, name))
  return sum
}
