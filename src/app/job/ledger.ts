import { RalphError } from '../../core/error/error.ts'
import { segmentPath } from '../../core/ref/state-paths.ts'
import { badgeSvg, progressSvg } from '../../core/report/markdown/badge.ts'
import { stateReadme } from '../../core/report/markdown/run-markdown.ts'
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
import { countWritten, refuseForeign } from './prove.ts'

const maxTries = 5

/** The ledger adds the time. */
type Fact = RunEvent extends infer E ? (E extends RunEvent ? Omit<E, 'at'> : never) : never

/**
 * The facts that the job has recorded and not yet saved. They take effect in memory immediately, and for everybody with
 * the next `save`: one commit and one compare-and-swap of the state ref (docs/design.md#the-transaction).
 */
export interface Ledger {
  readonly state: RunState
  readonly plan: Plan
  readonly seq: number
  /** The loaded state matched its log, and all later facts are this job's. */
  readonly proven: boolean
  readonly hasUnsavedChanges: boolean
  record(...facts: readonly Fact[]): void
  /** Ids of orders that took effect. */
  readonly consumed: readonly string[]
  /** Orders before this moment are settled; null: none yet. */
  readonly cursor: string | null
  /** Marks orders as applied, and where later polls may begin; saved with their facts. */
  consume(ids: readonly string[], look: { cursor: string | null; waiting: ReadonlySet<string> }): void
  readonly outbox: readonly Outgoing[]
  /** True if the outbox has effects that are not saved yet. */
  readonly hasUnsavedEffects: boolean
  /** Adds effects to the outbox; delivered after the next save. */
  send(effects: readonly Outgoing[]): void
  markDelivered(keys: readonly string[]): void
  replacePlan(plan: Plan): void
  attach(path: string, content: string): void
  /** A file of the state tree, attached ones included. Damaged JSON is reported and left out. */
  recall(path: string): Promise<string | undefined>
  keep(commit: string): void
  /**
   * Throws RalphError LEASE_LOST, and writes nothing, if another job has taken the run over. `onSent` is called when
   * only the remote's answer is missing; again after a lost race.
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
  /** The state as it was last read or written. */
  let savedState: RunState | null = state
  let gathered: RunFileContents = loaded?.gathered ?? nothingGathered
  let control: Control = loaded?.control ?? emptyControl
  let outbox: readonly Outgoing[] = control.outbox
  let currentPlan = loaded?.plan ?? plan
  let planIsNew = loaded === null
  const deliveredKeys = new Set<string>()
  let facts: RunEvent[] = []
  let files = new Map<string, string>()
  let keptCommits: string[] = []
  /** Files of the last save, so that they need not be fetched. */
  let writtenFiles: ReadonlyMap<string, string> = new Map()
  const damagedPaths = new Set<string>()
  let saving: Promise<void> = Promise.resolve()
  const runFiles = runFilesWriter(ports.redact)

  const currentState = (): RunState => {
    if (state === null) throw new Error('the ledger was read before the run was started')
    return state
  }

  /** After somebody else's write: under our lease it was an operator's tool, otherwise a take-over. */
  async function reload(): Promise<void> {
    const { run } = await ports.store.load()
    if (!run) throw stateDeleted(head)
    const ownFacts = facts.map((fact) => ports.redact(JSON.stringify(fact)))
    // Another holder may have written before this job took the lease, or an own push that seemed to fail succeeded.
    if (savedState !== null && sameHolder(savedState)) {
      await refuseForeign(ports, {
        run,
        head,
        before: savedState,
        plan: planIsNew ? run.plan : currentPlan,
        seq,
        ownFacts,
      })
    }
    // By the epoch: a job's last write has already released the lease.
    if (run.state.epoch !== state?.epoch || !sameHolder(run.state)) throw leaseLost(run.state, source)
    facts = facts.slice(await countWritten(ports, { run, seq, ownFacts }))
    head = run.oid
    savedState = run.state
    proven = false
    writtenFiles = new Map()
    seq = run.seq
    gathered = run.gathered
    control = mergeControl(run.control, control, deliveredKeys)
    if (!planIsNew) currentPlan = run.plan
    state = fold(run.state, facts)
  }

  const sameHolder = (otherState: RunState): boolean =>
    JSON.stringify(otherState.lease?.holder) === JSON.stringify(ports.liveness.self)

  async function write(subject: string, onSent?: () => void): Promise<void> {
    for (let attempt = 1; attempt <= maxTries; attempt++) {
      if (await writeOnce(subject, onSent)) return
      if (head === null) break
      await reload()
    }
    throw leaseLost(null, source)
  }

  /** Facts that are recorded during the write belong to the next save. */
  async function writeOnce(subject: string, onSent?: () => void): Promise<boolean> {
    const snapshot = {
      state: currentState(),
      facts: facts.length,
      keptCommits: keptCommits.length,
      files,
      plan: planIsNew ? currentPlan : null,
      outbox: control.outbox,
      run: runFiles(currentState(), gathered),
    }
    files = new Map()
    const content = new Map([...stateFiles(snapshot.files), ...snapshot.run.files])
    const change = { expected: head, files: content, subject, work: currentState().work, keep: keptCommits }
    const result = await ports.store.commit(change, onSent).catch((error: unknown) => {
      files = new Map([...snapshot.files, ...files])
      throw error
    })
    if (result.kind === 'lost') {
      files = new Map([...snapshot.files, ...files])
      return false
    }
    head = result.oid
    savedState = snapshot.state
    seq += 1
    gathered = snapshot.run.gathered
    outbox = snapshot.outbox
    ports.display.report({ plan: currentPlan, state: currentState(), commit: result.oid })
    facts = facts.slice(snapshot.facts)
    keptCommits = keptCommits.slice(snapshot.keptCommits)
    writtenFiles = change.files
    if (snapshot.plan === currentPlan) planIsNew = false
    return true
  }

  function stateFiles(attached: ReadonlyMap<string, string>): Map<string, string> {
    const current = currentState()
    const stateTree = new Map(attached)
    stateTree.set(segmentPath(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''))
    stateTree.set('control.json', json(control))
    stateTree.set(
      'README.md',
      stateReadme(
        { plan: currentPlan, state: current },
        { planFile, reachedBy, workBranch: current.work_branch, settings },
      ),
    )
    const run = { plan: currentPlan, state: current }
    stateTree.set('badge.svg', badgeSvg(run)).set('progress.svg', progressSvg(run))
    if (planIsNew) stateTree.set('plan.json', json(currentPlan))
    return new Map([...stateTree].map(([path, content]) => [path, ports.redact(content)]))
  }

  return {
    get state() {
      return currentState()
    },
    get plan() {
      return currentPlan
    },
    get seq() {
      return seq
    },
    get proven() {
      return proven
    },
    get hasUnsavedChanges() {
      return facts.length > 0
    },
    record(...newFacts) {
      const moment = new Date(ports.clock.now()).toISOString()
      for (const fact of newFacts) {
        const event = RunEvent.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at: moment }))))
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
      return outbox.filter(({ key }) => !deliveredKeys.has(key))
    },
    get hasUnsavedEffects() {
      return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key))
    },
    send(effects) {
      control = { ...control, outbox: [...control.outbox, ...effects] }
    },
    markDelivered(keys) {
      for (const key of keys) deliveredKeys.add(key)
      control = { ...control, outbox: control.outbox.filter(({ key }) => !deliveredKeys.has(key)) }
    },
    replacePlan(next) {
      currentPlan = next
      planIsNew = true
    },
    attach(path, content) {
      files.set(path, content)
    },
    async recall(path) {
      const warn = (): void => {
        if (!damagedPaths.has(path)) ports.show({ kind: 'warning', text: damagedRecordWarning(path) })
        damagedPaths.add(path)
      }
      const text = files.get(path) ?? writtenFiles.get(path) ?? (await ports.store.readMany([path], warn))[0]
      if (text === undefined || !path.endsWith('.json') || storedJson(text) !== undefined) return text
      warn()
      return undefined
    },
    keep(commit) {
      keptCommits.push(commit)
    },
    save(subject, onSent) {
      // One write at a time: a lease renewal may come during another save.
      saving = saving.catch(() => undefined).then(() => write(subject, onSent))
      return saving
    },
  }
}

const damagedRecordWarning = (path: string): string =>
  `${path} in the state of the run is damaged, and is left out. The task states do not depend on it.`

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A deleted state branch is not recreated (failure model G12). */
function stateDeleted(head: string | null): RalphError {
  return new RalphError({
    code: 'STATE_DELETED',
    exit: 'failed',
    message: `The state branch was deleted during this job; its newest commit was ${head}.`,
    hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
  })
}

function leaseLost(otherState: RunState | null, request: Pick<JobSettings, 'planFile' | 'reachedBy'>): RalphError {
  const newHolder = otherState?.lease ? ` by ${JSON.stringify(otherState.lease.holder)}` : ''
  return new RalphError({
    code: 'LEASE_LOST',
    message: `The run was taken over${newHolder} during this job.`,
    hint: `Nothing is lost: \`${ralphCommand(request, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
  })
}

export function takeLease(ports: Pick<Ports, 'liveness'>, ledger: Ledger): void {
  ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self })
}
