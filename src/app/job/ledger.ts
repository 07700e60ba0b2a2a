import { RalphError } from '../../core/error/error.ts'
import { segmentPath } from '../../core/ref/state-paths.ts'
import { badgeSvg, progressSvg } from '../../core/report/markdown/badge.ts'
import { stateReadme } from '../../core/report/markdown/state-readme.ts'
import { noticesOf } from '../../core/report/words/notice.ts'
import { evolve, fold } from '../../core/run/fold/evolve.ts'
import { addNoticesOnce, consume, mergeControl } from '../../core/run/fold/orders.ts'
import { nothingGathered, type RunFileContents, runFilesWriter } from '../../core/run/stored/run-files.ts'
import { storedJson } from '../../core/run/stored/stored-json.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { type Control, emptyControl, type Outgoing } from '../../schema/run/control.ts'
import { RunEvent } from '../../schema/run/event.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'
import { refuseForeign, writtenOf } from './prove.ts'

/** How often a write that lost the race is decided again before the job gives up. */
const tries = 5

/** An event as a phase states it; the ledger adds when. */
type Fact = RunEvent extends infer E ? (E extends RunEvent ? Omit<E, 'at'> : never) : never

/**
 * What the job knows and has not yet written. Facts take effect at once in memory and become true for everybody with
 * the next `save`, which is one commit and one compare-and-swap of the state ref (docs/design.md#the-transaction).
 */
export interface Ledger {
  readonly state: RunState
  readonly plan: Plan
  /** Number of the newest log segment that is written. */
  readonly seq: number
  /** It was when it was loaded, and all since is this job's own. */
  readonly proven: boolean
  /** Whether there is anything to save. */
  readonly dirty: boolean
  record(...facts: readonly Fact[]): void
  /** Ids of operator commands that took effect. */
  readonly consumed: readonly string[]
  /** Orders from before this moment are settled; null: none is yet. */
  readonly cursor: string | null
  /** Notes that commands took effect, where later looks may begin, and what still waits; becomes true with their facts. */
  consume(ids: readonly string[], look: { cursor: string | null; waiting: ReadonlySet<string> }): void
  /** What is written and still has to be to see outside. */
  readonly outbox: readonly Outgoing[]
  /** Some of what has to be to see outside waits for the next save. */
  readonly unsent: boolean
  /** Puts effects on the outside into the state, to be delivered once it is written. */
  send(effects: readonly Outgoing[]): void
  delivered(keys: readonly string[]): void
  replacePlan(plan: Plan): void
  /** A file of the state tree, written with the next save. */
  attach(path: string, content: string): void
  /** A file of the state tree as it is now, attached ones included. One of JSON that is damaged is named, and left out. */
  recall(path: string): Promise<string | undefined>
  /** Keeps a commit reachable from the state ref. */
  keep(commit: string): void
  /**
   * Throws RalphError LEASE_LOST where another job has taken the run over; nothing of ours is written then. `onSent` is
   * called when only the remote's answer is waited for, once more where somebody else's write came first.
   */
  save(subject: string, onSent?: () => void): Promise<void>
}

type LedgerPorts = Pick<Ports, 'store' | 'clock' | 'show' | 'redact' | 'liveness' | 'display'>

export function openLedger(
  ports: LedgerPorts,
  loaded: LoadedRun | null,
  source: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy'> &
    Partial<Pick<JobSettings, 'tells' | 'settings'>>,
): Ledger {
  const { plan, planAtTop: planFile, reachedBy, settings } = source
  let state: RunState | null = loaded?.state ?? null
  let head = loaded?.oid ?? null
  let seq = loaded?.seq ?? 0
  let proven = loaded?.proven ?? false
  /** The state as it was read or written last, without the facts that are not. */
  let settled: RunState | null = state
  let gathered: RunFileContents = loaded?.gathered ?? nothingGathered
  let control: Control = loaded?.control ?? emptyControl
  let outbox: readonly Outgoing[] = control.outbox
  let amended = loaded?.plan ?? plan
  let planIsNew = loaded === null
  const gone = new Set<string>()
  let facts: RunEvent[] = []
  let files = new Map<string, string>()
  let kept: string[] = []
  /** What was written last, so that the next iteration need not fetch it. */
  let written: ReadonlyMap<string, string> = new Map()
  const damaged = new Set<string>()
  let saving: Promise<void> = Promise.resolve()
  const runFiles = runFilesWriter(ports.redact)

  const known = (): RunState => {
    if (state === null) throw new Error('the ledger was read before the run was started')
    return state
  }

  /** Whoever wrote in between: the same lease still ours means an operator's tool; another one means a take-over. */
  async function reload(): Promise<void> {
    const { run } = await ports.store.load()
    if (!run) throw stateDeleted(head)
    const own = facts.map((fact) => ports.redact(JSON.stringify(fact)))
    // Before this job took the lease, whoever had it may still have written; a push of our own that seemed to fail may have won.
    if (settled !== null && sameHolder(settled)) {
      await refuseForeign(ports, { run, head, before: settled, plan: planIsNew ? run.plan : amended, seq, own })
    }
    // By the epoch, not by `lease`: the last write of a job has already given that back.
    if (run.state.epoch !== state?.epoch || !sameHolder(run.state)) throw leaseLost(run.state, source)
    facts = facts.slice(await writtenOf(ports, { run, seq, own }))
    head = run.oid
    settled = run.state
    proven = false
    written = new Map()
    seq = run.seq
    gathered = run.gathered
    control = mergeControl(run.control, control, gone)
    if (!planIsNew) amended = run.plan
    state = fold(run.state, facts)
  }

  const sameHolder = (other: RunState): boolean =>
    JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self)

  async function write(subject: string, onSent?: () => void): Promise<void> {
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (await writeOnce(subject, onSent)) return
      if (head === null) break
      await reload()
    }
    throw leaseLost(null, source)
  }

  /** Facts that come in while this is under way belong to the next save. */
  async function writeOnce(subject: string, onSent?: () => void): Promise<boolean> {
    const saved = {
      state: known(),
      facts: facts.length,
      kept: kept.length,
      files,
      plan: planIsNew ? amended : null,
      outbox: control.outbox,
      run: runFiles(known(), gathered),
    }
    files = new Map()
    const content = new Map([...stateFiles(saved.files), ...saved.run.files])
    const change = { expected: head, files: content, subject, work: known().work, keep: kept }
    const result = await ports.store.commit(change, onSent).catch((error: unknown) => {
      files = new Map([...saved.files, ...files])
      throw error
    })
    if (result.kind === 'lost') {
      files = new Map([...saved.files, ...files])
      return false
    }
    head = result.oid
    settled = saved.state
    seq += 1
    gathered = saved.run.gathered
    outbox = saved.outbox
    ports.display.report({ plan: amended, state: known(), commit: result.oid })
    facts = facts.slice(saved.facts)
    kept = kept.slice(saved.kept)
    written = change.files
    if (saved.plan === amended) planIsNew = false
    return true
  }

  function stateFiles(attached: ReadonlyMap<string, string>): Map<string, string> {
    const current = known()
    const all = new Map(attached)
    all.set(segmentPath(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''))
    all.set('control.json', json(control))
    all.set(
      'README.md',
      stateReadme(
        { plan: amended, state: current },
        { planFile, reachedBy, workBranch: current.work_branch, settings },
      ),
    )
    const run = { plan: amended, state: current }
    all.set('badge.svg', badgeSvg(run)).set('progress.svg', progressSvg(run))
    if (planIsNew) all.set('plan.json', json(amended))
    return new Map([...all].map(([path, content]) => [path, ports.redact(content)]))
  }

  return {
    get state() {
      return known()
    },
    get plan() {
      return amended
    },
    get seq() {
      return seq
    },
    get proven() {
      return proven
    },
    get dirty() {
      return facts.length > 0
    },
    record(...stated) {
      const at = new Date(ports.clock.now()).toISOString()
      for (const fact of stated) {
        const event = RunEvent.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))))
        state = evolve(state, event)
        facts.push(event)
        if (source.tells) control = addNoticesOnce(control, noticesOf(event, state, source.tells))
        ports.show({ kind: 'event', event })
      }
    },
    get consumed() {
      return control.consumed
    },
    get cursor() {
      return control.cursor
    },
    consume(ids, look) {
      control = consume(control, ids, look)
    },
    get outbox() {
      return outbox.filter(({ key }) => !gone.has(key))
    },
    get unsent() {
      return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key))
    },
    send(effects) {
      control = { ...control, outbox: [...control.outbox, ...effects] }
    },
    delivered(keys) {
      for (const key of keys) gone.add(key)
      control = { ...control, outbox: control.outbox.filter(({ key }) => !gone.has(key)) }
    },
    replacePlan(next) {
      amended = next
      planIsNew = true
    },
    attach(path, content) {
      files.set(path, content)
    },
    async recall(path) {
      const text = files.get(path) ?? written.get(path) ?? (await ports.store.read(path))
      const isReadable = text === undefined || !path.endsWith('.json') || storedJson(text) !== undefined
      if (isReadable) return text
      if (!damaged.has(path)) ports.show({ kind: 'warning', text: leftOutRecord(path) })
      damaged.add(path)
      return undefined
    },
    keep(commit) {
      kept.push(commit)
    },
    save(subject, onSent) {
      // One write at a time: a lease renewal may fall into the middle of another save.
      saving = saving.catch(() => undefined).then(() => write(subject, onSent))
      return saving
    },
  }
}

const leftOutRecord = (path: string): string =>
  `${path} in the state of the run is damaged, and is left out. The task states do not depend on it.`

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Somebody wanted it gone: it is not made again behind their back (failure model G12). */
function stateDeleted(head: string | null): RalphError {
  return new RalphError({
    code: 'STATE_DELETED',
    exit: 'failed',
    message: `The state branch was deleted during this job; its newest commit was ${head}.`,
    hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
  })
}

/** Another job has taken the run over. */
function leaseLost(other: RunState | null, request: Pick<JobSettings, 'planFile' | 'reachedBy'>): RalphError {
  const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : ''
  return new RalphError({
    code: 'LEASE_LOST',
    message: `The run was taken over${who} during this job.`,
    hint: `Nothing is lost: \`${ralphCommand(request, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
  })
}

export function takeLease(ports: Pick<Ports, 'liveness'>, ledger: Ledger): void {
  ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self })
}
