import { RalphError } from '../core/error/error.ts'
import type { DeluxeFolder } from '../core/import/deluxe-folder.ts'
import { olderProgram } from '../core/import/index-entries.ts'
import { iterationPath, memoryPath, segmentPath } from '../core/ref/state-paths.ts'
import { nextProgressLog } from '../core/report/facts/progress-log.ts'
import { rowsInState } from '../core/report/facts/task-rows.ts'
import { progressLogMarkdown } from '../core/report/markdown/progress-log-markdown.ts'
import { recordsOf } from '../core/run/fold/begin.ts'
import { plural } from '../core/text/amounts.ts'
import { ralphCommand } from '../core/text/report-context.ts'
import type { RunState } from '../schema/run/run-state.ts'
import { StoredEvent } from '../schema/run/stored-event.ts'
import type { JobSettings } from './job/job-settings.ts'
import { openLedger } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { startRun } from './phase/intake/intake.ts'

type ImportPorts = Pick<Ports, 'store' | 'clock' | 'show' | 'redact' | 'liveness' | 'display'>

/** So many of its newest iterations that passed stand in the state. */
const mostRecent = 4

/**
 * Begins a run of the plan that goes on where the older program's ended: one state commit, without a job. Returns
 * `known` where this very folder was imported before, and then nothing changes. Throws RalphError IMPORT_RUN_EXISTS
 * where the plan has another run.
 */
export async function importRun(
  ports: ImportPorts,
  job: JobSettings,
  { folder, digest, by }: { folder: DeluxeFolder; digest: string; by: string },
): Promise<{ readonly kind: 'imported' | 'known'; readonly state: RunState }> {
  const { run } = await ports.store.load()
  if (run) {
    if ((await importedAs(ports, run.state)) === digest) return { kind: 'known', state: run.state }
    throw new RalphError({
      code: 'IMPORT_RUN_EXISTS',
      message: `The plan ${job.planName} already has a run here, with ${plural(run.state.iteration, 'iteration')}.`,
      hint: `Nothing was changed. \`${ralphCommand(job, 'status')}\` shows that run; \`ralph delete ${job.planName}\` removes it.`,
    })
  }
  const ledger = openLedger(ports, null, job)
  startRun(ports, job, ledger)
  const recent = [...folder.handoffs]
    .toReversed()
    .flatMap(([iteration, { summary }]) => {
      const task = folder.taskOf.get(iteration)
      return task === undefined ? [] : [{ iteration, task, summary }]
    })
    .slice(0, mostRecent)
  const { iteration, compaction, knowledge } = folder
  ledger.record({ type: 'run_imported', from: olderProgram, digest, iteration, recent, compaction })
  if (knowledge.length > 0) ledger.record({ type: 'knowledge_inherited', from: olderProgram, entries: [...knowledge] })
  for (const [at, text] of folder.hints.entries())
    ledger.record({ type: 'note', id: `${olderProgram}-${at + 1}`, by, text, task: null })
  for (const [at, handoff] of folder.handoffs)
    ledger.attach(iterationPath(at, 'handoff.json'), json({ source: 'structured', handoff }))
  if (folder.memory !== undefined) ledger.attach(memoryPath, folder.memory)
  if (folder.progress.length > 0) recordProgress(ports, ledger, folder)
  await ledger.save(`import the run of ${olderProgram}`)
  return { kind: 'imported', state: ledger.state }
}

/** Of the newest run, where it began so. */
async function importedAs({ store }: Pick<Ports, 'store'>, state: RunState): Promise<string | undefined> {
  const [segment = ''] = await store.readMany([segmentPath(1)])
  const events =
    segment
      ?.split('\n')
      .filter(Boolean)
      .map((line) => StoredEvent.parse(JSON.parse(line))) ?? []
  const begun = events.find((event) => event.type === 'run_started')
  const imported = events.find((event) => event.type === 'run_imported')
  return begun?.run === state.run ? imported?.digest : undefined
}

function recordProgress(
  { clock }: Pick<Ports, 'clock'>,
  ledger: ReturnType<typeof openLedger>,
  { progress }: DeluxeFolder,
): void {
  const { plan, state } = ledger
  const generated = new Date(clock.now()).toISOString()
  const rows = recordsOf(plan, state)
  const entries = progress.toSorted((a, b) => b.iteration - a.iteration)
  const empty = nextProgressLog({ previous: null, newest: [], rows, generated })
  const log = nextProgressLog({ previous: { ...empty, entries }, newest: [], rows, generated })
  ledger.attach('progress-log.json', json(log))
  ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...rowsInState({ plan, state }) }))
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
