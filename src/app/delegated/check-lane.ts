import { legNonce } from '../../core/run/next/leg-of-round.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { ChecksReport } from '../../schema/check/check.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportNetworkRefusals } from '../job/surroundings.ts'
import { trainIn } from '../lanes/capture.ts'
import { type Landing, landingBehind } from '../lanes/compose.ts'
import { citedIn, knownRedIn, runChecks, whyUnready } from '../phase/validate/validate.ts'
import { notForThisJob } from './finish.ts'

type CheckedTree = Pick<ChecksReport, 'tree' | 'unready' | 'results'>

/** Nothing that could be checked: it conflicts wherever it would stand, and the job that lands the train says so. */
const nothing: CheckedTree = { tree: '', unready: null, results: [] }

/**
 * The checks of one lane's candidate, with all that is to land before it; where that is red, without them, too, so that
 * it is known whose fault it is. Composed of the state alone, as the job that lands it composes it again.
 */
export async function checkLane(
  ports: Ports,
  job: JobSettings,
  { run, nonce, lane, signal }: { run: LoadedRun; nonce: string; lane: number; signal: AbortSignal },
): Promise<CheckedTree> {
  const place = { ports, job, ledger: openLedger(ports, run, job) }
  const train = await trainIn(ports, place.ledger)
  const index = train.findIndex((one) => one.lane === lane)
  const candidate = train[index]
  if (!candidate) throw notForThisJob(`nothing of lane ${lane} waits for its checks`)
  const check = (landing: Landing): Promise<CheckedTree> => checkLanding(ports, job, { run, landing, signal })
  const report = async (withAhead: CheckedTree, alone?: CheckedTree): Promise<void> => {
    reportNetworkRefusals(ports)
    const text = JSON.stringify({ schema: 1, nonce: legNonce(nonce, lane), ...withAhead, ...(alone && { alone }) })
    await ports.parcel.putText('checks', ports.redact(text))
  }
  const ahead = train.slice(0, index)
  const behind = ahead.length === 0 ? undefined : await landingBehind(place, ahead, candidate)
  const first = behind && (await check(behind))
  if (first) await report(first)
  if (first && isGreen(job, run, first)) return first
  const itself = await landingBehind(place, [], candidate)
  if (first && itself?.coded.tree === first.tree) return first
  const alone = itself ? await check(itself) : nothing
  await (first ? report(first, alone) : report(alone))
  return first ?? alone
}

async function checkLanding(
  ports: Ports,
  job: JobSettings,
  { run, landing, signal }: { run: LoadedRun; landing: Landing; signal: AbortSignal },
): Promise<CheckedTree> {
  const { coded, commit } = landing
  const { tree } = coded
  await ports.workspace.restore(commit ?? coded.checkpoint)
  const unready = await whyUnready(ports, job, { tree, signal })
  if (unready !== undefined) return { tree, unready, results: [] }
  const about = { tree, before: coded.checkpoint, label: 'checks', cited: citedIn(coded), signal }
  const { results } = await runChecks(ports, job, { ...about, knownRed: knownRedIn(run.state) })
  return { tree, unready: null, results: [...results] }
}

function isGreen(
  { checks, settings }: JobSettings,
  { state }: LoadedRun,
  { tree, unready, results }: CheckedTree,
): boolean {
  const { strategy } = settings
  const report = { iteration: state.iteration, tree, strategy, checks, results, knownRed: knownRedIn(state) }
  return unready === null && validationOf(report).passed
}
