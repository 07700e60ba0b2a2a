import { legNonce } from '../../core/run/next/leg-of-round.ts'
import { landsUnasked } from '../../core/run/next/train.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { ChecksReport } from '../../schema/check/check.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportNetworkRefusals } from '../job/surroundings.ts'
import { trainIn } from '../lanes/capture.ts'
import { composeBehind, type Landing } from '../lanes/compose.ts'
import { citedIn, knownRedIn, runChecks, whyUnready } from '../phase/validate/validate.ts'
import { notUnderWay } from './finish.ts'

type CheckedTree = Pick<ChecksReport, 'tree' | 'unready' | 'results'>

/** For a candidate that conflicts in every position; the job that lands the train reports it. */
const nothingChecked: CheckedTree = { tree: '', unready: null, results: [] }

/**
 * Checks one lane's candidate on top of all that lands before it. If that is red, checks it alone too, to see which
 * change is at fault. Uses the state only, like the job that lands it.
 */
export async function checkLane(
  ports: Ports,
  job: JobSettings,
  request: { run: LoadedRun; train: Extract<Dossier, { phase: 'train' }>; lane: number; signal: AbortSignal },
): Promise<CheckedTree> {
  const { run, lane, signal } = request
  const { nonce, legs } = request.train
  const context = { ports, job, ledger: openLedger(ports, run, job) }
  const leg = legs.find((one) => one.lane === lane)
  const train = await trainIn(ports, context.ledger)
  const index = train.findIndex(({ coded }) => coded.iteration === leg?.iteration)
  const candidate = train[index]
  if (!candidate) throw notUnderWay(`nothing of lane ${lane} waits for its checks`)
  const check = (landing: Landing): Promise<CheckedTree> => checkLanding(ports, job, { run, landing, signal })
  const report = async (behindOthers: CheckedTree, alone?: CheckedTree): Promise<void> => {
    reportNetworkRefusals(ports)
    const text = JSON.stringify({ schema: 1, nonce: legNonce(nonce, lane), ...behindOthers, ...(alone && { alone }) })
    await ports.parcel.putText('checks', ports.redact(text))
  }
  const ahead = train.slice(0, index).filter(({ coded }) => landsUnasked(job.settings, run.state, coded))
  const landingBehindOthers = ahead.length === 0 ? undefined : await composeBehind(context, ahead, candidate)
  const checkedBehindOthers = landingBehindOthers && (await check(landingBehindOthers))
  if (checkedBehindOthers) await report(checkedBehindOthers)
  if (checkedBehindOthers && isGreen(job, run, checkedBehindOthers)) return checkedBehindOthers
  const landingAlone = await composeBehind(context, [], candidate)
  if (checkedBehindOthers && landingAlone?.coded.tree === checkedBehindOthers.tree) return checkedBehindOthers
  const checkedAlone = landingAlone ? await check(landingAlone) : nothingChecked
  await (checkedBehindOthers ? report(checkedBehindOthers, checkedAlone) : report(checkedAlone))
  return checkedBehindOthers ?? checkedAlone
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
  const checkRequest = { tree, before: coded.checkpoint, label: 'checks', cited: citedIn(coded), signal }
  const { results } = await runChecks(ports, job, { ...checkRequest, knownRed: knownRedIn(run.state) })
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
