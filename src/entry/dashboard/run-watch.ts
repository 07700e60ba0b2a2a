import { patchesOf } from '../../adapter/git/work/patches.ts'
import { remoteMark, signOfAgent } from '../../adapter/local/order-origin.ts'
import { userName } from '../../adapter/process/environment.ts'
import { noRules, withOrderedSettings } from '../../app/job/job-settings.ts'
import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { gitHubAddress } from '../../core/github/address.ts'
import { readCommand } from '../../core/order/read-command.ts'
import { type IterationRecord, iterationView, listedPaths } from '../../core/report/facts/iteration-view.ts'
import { logFilter } from '../../core/report/facts/log-filter.ts'
import { changesOf, livePage, type PageTexts, pageTexts, wholePage } from '../../core/report/page/live-page.ts'
import {
  type BurnDown,
  emptyBurnDown,
  extendBurnDown,
  iterationViews,
  pageData,
} from '../../core/report/page/page-data.ts'
import { type PageDetail, pageDetail } from '../../core/report/page/page-detail.ts'
import { heldIterations } from '../../core/run/fold/open-attempts.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Evidence } from '../../schema/counsel/evidence.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { giveOrder, refusedNow, refusedToAgent } from '../wire/give-order.ts'
import { readEvidence, readRecords, warnOf } from '../wire/read-run.ts'
import { changeReader } from '../wire/reading.ts'
import { inboxOf, type StateAccess } from '../wire/state-access.ts'
import { statusContext } from '../wire/status-context.ts'

/** One stored run, for its watchers. */
export interface RunWatch {
  /** The newest page as JSON; undefined before the first read. */
  readonly page: () => string | undefined
  /** Grows with each change of the page; 0 before the first read. */
  readonly edition: () => number
  /** Reads the run again; returns the changes as JSON. Throws RalphError `REMOTE_…`, NO_RUN. */
  readonly refresh: () => Promise<string | undefined>
  readonly detail: (iteration: number) => Promise<PageDetail | undefined>
  /** Returns what happens with the order, in sentences. Throws RalphError, RULES_WEAKENED for an unconfirmed order that weakens the rules. */
  readonly order: (request: { text: string; confirmed: boolean }) => Promise<readonly string[]>
  readonly withdraw: (id: string) => Promise<readonly string[]>
  readonly redact: (text: string) => string
}

interface RunHistory {
  readonly run: LoadedRun
  readonly project: ProjectOfRun
  readonly events: readonly RunEvent[]
  readonly records: ReadonlyMap<number, IterationRecord>
  readonly evidence: Evidence | null
  readonly burned: BurnDown
}

/** `open`: each order gets its own access, like an order on a command line. */
export function watchRun(options: {
  open: () => StateAccess
  stateRef: string
  /** All refs of a read, so that it is one request. */
  refPatterns: readonly string[]
  projectOf: (run: LoadedRun) => ProjectOfRun
  context: CommandContext
}): RunWatch {
  const { context, stateRef, projectOf } = options
  const access = options.open()
  const readChanges = changeReader(access)
  const onFault = warnOf(context)
  let history: RunHistory | undefined
  let texts: PageTexts | undefined
  // Cached for all watchers until the next change.
  let pageJson: string | undefined
  let edition = 0
  let redact: (text: string) => string = (text) => text

  const refresh = async (): Promise<string | undefined> => {
    history = await readHistory(access, { stateRef, asked: options.refPatterns, seen: history, projectOf, onFault })
    const { run, project, events, records, evidence, burned } = history
    redact = redactor(project.secrets)
    const address = gitHubAddress(context.env, project.repository.origin)
    const words = {
      ...(await statusContext(project, access, { context, run })),
      repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
      exportOne: ralphCommand(project, 'report', '--html', 'report.html', '--iteration', 'N'),
    }
    const { settings } = withOrderedSettings({ settings: project.settings, rules: noRules(project) }, run.state)
    // The first page does not wait for the changes, of which a long run has many.
    const reading = texts && (await readChanges(iterationViews(events, { records, awaiting: [] })))
    const pageHistory = { events, records, evidence, burned, details: new Map(), ...(reading && { reading }) }
    const data = pageData(run, pageHistory, words)
    const previousTexts = texts
    texts = pageTexts(livePage(data, { events, state: run.state, inForce: settings }), redact)
    const changes = previousTexts && changesOf(previousTexts, texts)
    if (!previousTexts || changes) {
      pageJson = undefined
      edition += 1
    }
    return changes
  }

  const openRun = async (): Promise<{ access: StateAccess; run: LoadedRun; project: ProjectOfRun }> => {
    const access = options.open()
    const { run } = await access.state.load()
    if (!run) throw noSuchRun(stateRef)
    return { access, run, project: projectOf(run) }
  }

  return {
    page: () => {
      pageJson ??= texts && wholePage(texts)
      return pageJson
    },
    edition: () => edition,
    refresh,
    redact: (text) => redact(text),
    detail: async (iteration) => {
      if (!history?.events.some((event) => 'iteration' in event && event.iteration === iteration)) return undefined
      const iterationEvents = history.events.filter(logFilter({ iteration, kinds: [] }))
      const record = (await readRecords(access.state, [iteration])).get(iteration)
      if (!record) return undefined
      const view = iterationView(iteration, {
        events: iterationEvents,
        record,
        awaiting: heldIterations(history.run.state),
      })
      const { checkpoint, commit } = view
      const [diff = null] = checkpoint && commit ? await patchesOf(access, [{ from: checkpoint, to: commit }]) : []
      return pageDetail(view, { prompt: record.prompt, diff })
    },
    order: async ({ text, confirmed }) => {
      const command = readCommand(text)
      if ('fault' in command) throw refusedNow(text, command.fault)
      const opened = await openRun()
      const by = opened.project.repository.user.name ?? userName()
      const format = { width: 200, color: false }
      const order = { command, typed: text, by, look: format, confirmed }
      return (await giveOrder({ ...opened, context }, opened.run, order)).said
    },
    withdraw: async (id) => {
      const opened = await openRun()
      const agentHolder = signOfAgent(remoteMark(opened.project), opened.run.state.lease?.holder)
      if (agentHolder !== undefined) throw refusedToAgent(`orders withdraw ${id}`, agentHolder)
      const wasWithdrawn = await inboxOf(opened.project, opened.access, context.now).withdraw(id)
      if (!wasWithdrawn) throw refusedNow(`orders withdraw ${id}`, 'it is no longer waiting', opened.project)
      return ['Withdrawn.']
    },
  }
}

/** Reads only new events, unless the run was restarted or moved back. */
async function readHistory(
  { state, remote }: StateAccess,
  {
    stateRef,
    asked: refPatterns,
    seen: previous,
    projectOf,
    onFault,
  }: {
    stateRef: string
    asked: readonly string[]
    seen: RunHistory | undefined
    projectOf: (run: LoadedRun) => ProjectOfRun
    /** Called for what is damaged, which is then left out. */
    onFault: (fault: RalphError) => void
  },
): Promise<RunHistory> {
  const { refs } = await remote.lookAhead(refPatterns)
  const oid = refs.get(stateRef)
  if (oid === undefined) throw noSuchRun(stateRef)
  if (previous?.run.oid === oid) return previous
  await remote.fetchCommit(oid)
  const { run } = await state.load()
  if (!run) throw noSuchRun(stateRef)
  const isSameRun = previous !== undefined && previous.run.state.run === run.state.run && previous.run.seq <= run.seq
  const newEvents = await readLog(state, run, isSameRun ? previous.run.seq : 0, onFault)
  const startIndex = Math.max(
    0,
    newEvents.findLastIndex(({ type }) => type === 'run_started'),
  )
  const eventsOfRun = newEvents.slice(startIndex)
  const iterations = new Set(eventsOfRun.flatMap((event) => ('iteration' in event ? event.iteration : [])))
  const records = await readReducedRecords(state, [...iterations], onFault)
  return {
    run,
    project: projectOf(run),
    events: [...(isSameRun ? previous.events : []), ...eventsOfRun],
    records: new Map([...(isSameRun ? previous.records : []), ...records]),
    evidence: await readEvidence(state, run, onFault),
    burned: extendBurnDown(isSameRun ? previous.burned : emptyBurnDown, eventsOfRun),
  }
}

/** Limits memory: records are reduced in portions. */
const portion = 50

async function readReducedRecords(
  state: StateAccess['state'],
  iterations: readonly number[],
  onFault: (fault: RalphError) => void,
) {
  const records: (readonly [number, IterationRecord])[] = []
  for (let start = 0; start < iterations.length; start += portion) {
    const portionRecords = await readRecords(state, iterations.slice(start, start + portion), {
      pathsOf: listedPaths,
      onFault,
    })
    for (const [number, record] of portionRecords) records.push([number, reduceRecord(record)])
  }
  return records
}

/** Drops what only the details of an iteration show: a server may run for weeks. */
const reduceRecord = ({ handoff, validation, review, ...record }: IterationRecord): IterationRecord => ({
  ...record,
  review: review && { ...review, end: { kind: 'no_result', tail: '' } },
  handoff: handoff && { ...handoff, handoff: { ...handoff.handoff, freeform: '' } },
  validation: validation && {
    ...validation,
    checks: validation.checks.map((check) => (check.passed ? { ...check, output_head: '', output_tail: '' } : check)),
  },
})

const noSuchRun = (stateRef: string): RalphError =>
  new RalphError({
    code: 'NO_RUN',
    message: `The run at ${stateRef} no longer exists.`,
    hint: '`ralph list` shows the runs that exist.',
  })
