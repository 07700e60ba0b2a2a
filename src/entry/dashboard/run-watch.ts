import { patchesOf } from '../../adapter/git/work/patches.ts'
import { remoteMark, signOfAgent } from '../../adapter/local/order-origin.ts'
import { userName } from '../../adapter/process/environment.ts'
import { adjusted, noRules } from '../../app/job/job-settings.ts'
import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { gitHubAddress } from '../../core/github/address.ts'
import { readCommand } from '../../core/order/read-command.ts'
import { type IterationRecord, iterationView, listedPaths } from '../../core/report/facts/iteration-view.ts'
import { logFilter } from '../../core/report/facts/log-filter.ts'
import { changesOf, livePage, type PageTexts, pageTexts, wholePage } from '../../core/report/page/live-page.ts'
import { type Burned, burnedOn, iterationViews, nothingBurned, pageData } from '../../core/report/page/page-data.ts'
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
import { readEvidence, readRecords } from '../wire/read-run.ts'
import { changeReader } from '../wire/reading.ts'
import { inboxOf, type StateAccess } from '../wire/state-access.ts'
import { statusContext } from '../wire/status-context.ts'

/** One stored run as its watchers see it. */
export interface RunWatch {
  /** The newest page as JSON; undefined until the first look. */
  readonly page: () => string | undefined
  /** Another number for each page that is another than the one before; 0 until the first look. */
  readonly edition: () => number
  /** Looks at the run once more; as JSON what is another than before, if anything is. Throws RalphError `REMOTE_…`, NO_RUN. */
  readonly look: () => Promise<string | undefined>
  readonly detail: (iteration: number) => Promise<PageDetail | undefined>
  /**
   * Gives an order; the sentences that say what becomes of it. Throws RalphError, RULES_WEAKENED for what would weaken the
   * rules of the run and was not confirmed.
   */
  readonly order: (given: { text: string; confirmed: boolean }) => Promise<readonly string[]>
  readonly withdraw: (id: string) => Promise<readonly string[]>
  readonly clean: (text: string) => string
}

interface Seen {
  readonly run: LoadedRun
  readonly project: ProjectOfRun
  readonly events: readonly RunEvent[]
  readonly records: ReadonlyMap<number, IterationRecord>
  readonly evidence: Evidence | null
  readonly burned: Burned
}

/** `open` makes what the state is read by: each order has its own, as if it were given on a command line. */
export function watchRun(of: {
  open: () => StateAccess
  stateRef: string
  /** All refs that a look reads, so that it is one question. */
  asked: readonly string[]
  projectOf: (run: LoadedRun) => ProjectOfRun
  context: CommandContext
}): RunWatch {
  const { context, stateRef, projectOf } = of
  const access = of.open()
  const readChanges = changeReader(access)
  let seen: Seen | undefined
  let texts: PageTexts | undefined
  // Made once for all who come before the next look.
  let whole: string | undefined
  let edition = 0
  let clean: (text: string) => string = (text) => text

  const look = async (): Promise<string | undefined> => {
    seen = await lookAgain(access, { stateRef, asked: of.asked, seen, projectOf })
    const { run, project, events, records, evidence, burned } = seen
    clean = redactor(project.secrets)
    const address = gitHubAddress(context.env, project.repository.origin)
    const words = {
      ...(await statusContext(project, access, { context, run })),
      repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
      exportOne: ralphCommand(project, 'report', '--html', 'report.html', '--iteration', 'N'),
    }
    const { settings } = adjusted({ settings: project.settings, rules: noRules(project) }, run.state)
    // The first page does not wait for the changes: a long run has many.
    const reading = texts && (await readChanges(iterationViews(events, { records, awaiting: [] })))
    const past = { events, records, evidence, burned, details: new Map(), ...(reading && { reading }) }
    const data = pageData(run, past, words)
    const before = texts
    texts = pageTexts(livePage(data, { events, state: run.state, given: settings }), clean)
    const changes = before && changesOf(before, texts)
    if (!before || changes) {
      whole = undefined
      edition += 1
    }
    return changes
  }

  const loaded = async (): Promise<{ access: StateAccess; run: LoadedRun; project: ProjectOfRun }> => {
    const own = of.open()
    const { run } = await own.state.load()
    if (!run) throw gone(stateRef)
    return { access: own, run, project: projectOf(run) }
  }

  return {
    page: () => {
      whole ??= texts && wholePage(texts)
      return whole
    },
    edition: () => edition,
    look,
    clean: (text) => clean(text),
    detail: async (iteration) => {
      if (!seen?.events.some((event) => 'iteration' in event && event.iteration === iteration)) return undefined
      const own = seen.events.filter(logFilter({ iteration, kinds: [] }))
      const record = (await readRecords(access.state, [iteration])).get(iteration)
      if (!record) return undefined
      const view = iterationView(iteration, {
        events: own,
        record,
        awaiting: heldIterations(seen.run.state),
      })
      const { checkpoint, commit } = view
      const [diff = null] = checkpoint && commit ? await patchesOf(access, [{ from: checkpoint, to: commit }]) : []
      return pageDetail(view, { prompt: record.prompt, diff })
    },
    order: async ({ text, confirmed }) => {
      const command = readCommand(text)
      if ('fault' in command) throw refusedNow(text, command.fault)
      const there = await loaded()
      const by = there.project.repository.user.name ?? userName()
      const look = { width: 200, color: false }
      const given = { command, typed: text, by, look, confirmed }
      return (await giveOrder({ ...there, context }, there.run, given)).said
    },
    withdraw: async (id) => {
      const there = await loaded()
      const agents = signOfAgent(remoteMark(there.project), there.run.state.lease?.holder)
      if (agents !== undefined) throw refusedToAgent(`orders withdraw ${id}`, agents)
      const taken = await inboxOf(there.project, there.access, context.now).withdraw(id)
      if (!taken) throw refusedNow(`orders withdraw ${id}`, 'it is no longer waiting', there.project)
      return ['Withdrawn.']
    },
  }
}

/** Reads what is new since; all of it where the run was begun anew or put back. */
async function lookAgain(
  { state, remote }: StateAccess,
  {
    stateRef,
    asked,
    seen,
    projectOf,
  }: {
    stateRef: string
    asked: readonly string[]
    seen: Seen | undefined
    projectOf: (run: LoadedRun) => ProjectOfRun
  },
): Promise<Seen> {
  const { refs } = await remote.lookAhead(asked)
  const oid = refs.get(stateRef)
  if (oid === undefined) throw gone(stateRef)
  if (seen?.run.oid === oid) return seen
  await remote.fetchCommit(oid)
  const { run } = await state.load()
  if (!run) throw gone(stateRef)
  const isSameRun = seen !== undefined && seen.run.state.run === run.state.run && seen.run.seq <= run.seq
  const fresh = await readLog(state, run, isSameRun ? seen.run.seq : 0)
  const begins = Math.max(
    0,
    fresh.findLastIndex(({ type }) => type === 'run_started'),
  )
  const news = fresh.slice(begins)
  const ended = new Set(news.flatMap((event) => ('iteration' in event ? event.iteration : [])))
  const records = await slimRecords(state, [...ended])
  return {
    run,
    project: projectOf(run),
    events: [...(isSameRun ? seen.events : []), ...news],
    records: new Map([...(isSameRun ? seen.records : []), ...records]),
    evidence: await readEvidence(state, run),
    burned: burnedOn(isSameRun ? seen.burned : nothingBurned, news),
  }
}

/** So many at once: what is left out of them is not held meanwhile. */
const atOnce = 50

async function slimRecords(state: StateAccess['state'], iterations: readonly number[]) {
  const all: (readonly [number, IterationRecord])[] = []
  for (let from = 0; from < iterations.length; from += atOnce) {
    const some = await readRecords(state, iterations.slice(from, from + atOnce), listedPaths)
    for (const [number, record] of some) all.push([number, slim(record)])
  }
  return all
}

/** Without what only the details of one iteration show: a server may watch for weeks. */
const slim = ({ handoff, validation, review, ...record }: IterationRecord): IterationRecord => ({
  ...record,
  review: review && { ...review, end: { kind: 'no_result', tail: '' } },
  handoff: handoff && { ...handoff, handoff: { ...handoff.handoff, freeform: '' } },
  validation: validation && {
    ...validation,
    checks: validation.checks.map((check) => (check.passed ? { ...check, output_head: '', output_tail: '' } : check)),
  },
})

const gone = (stateRef: string): RalphError =>
  new RalphError({
    code: 'NO_RUN',
    message: `The run at ${stateRef} no longer exists.`,
    hint: '`ralph list` shows the runs that exist.',
  })
