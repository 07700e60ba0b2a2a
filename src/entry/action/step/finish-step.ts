import { leaveCandidateCheckout } from '../../../adapter/git/candidate/parcel.ts'
import { type FailedJob, failedJobs } from '../../../adapter/github/workflow/failed-jobs.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { finishJob } from '../../../app/delegated/finish.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { decisiveLines } from '../../../core/validation/decisive-lines.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { outputExcerpt } from '../../../core/validation/output-excerpt.ts'
import { ownChecks, printedByEntry } from '../../../core/validation/own-checks.ts'
import { beginEntryOf, isDue, readResults, type WorkflowResults } from '../../../core/validation/read-results.ts'
import type { ShowProgress } from '../../../port/progress.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { Dossier, HandedOn } from '../../../schema/run/dossier.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { partOfRun, type StepHere } from './run-step.ts'

interface Given {
  readonly results: WorkflowResults
}

/** `command: finish`: settles what `begin` handed on by how the workflow's own jobs or steps ended. Returns the exit code. */
export async function finishStep(context: StepContext): Promise<number> {
  const { flags, findings } = context.inputs
  let given: Given
  try {
    given = readGiven(flags)
    if (findings.length === 0 && !isDue(given.results)) {
      context.out('Nothing to do: begin left nothing to finish.\n')
      return 0
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
  let wasLaidOut = false
  return partOfRun(context, {
    checksElsewhere: true,
    settles: true,
    writesPage: true,
    startsNext: !given.results.entries.some(({ outcome }) => outcome === 'cancelled'),
    act: (here) => async (ports, job, cancelled) => {
      const results = async (handed: HandedOn, dossier: Dossier) => {
        wasLaidOut = handed.laid_out
        tellBegun(here, dossier)
        const { require } = job.rules
        if (require.length === 0) throw incomplete('require')
        const checks = await checked({ ...given, require, handed }, context, here)
        for (const check of checks) tellCheck(ports.show, check)
        return { results: checks, changed: [] }
      }
      return { kind: 'stopped', ...(await finishJob(ports, job, { cancelled, readResults: results })) }
    },
    async after() {
      if (wasLaidOut) await leaveCandidateCheckout({ workspace: context.checkout.workspace, env: context.env })
    },
  })
}

function readGiven(flags: Readonly<Record<string, unknown>>): Given {
  const text = inputValue(stepInputs.results, flags['results'])
  if (text === undefined) throw incomplete('results')
  return { results: readResults(text) }
}

/** `require` may be recorded in the run. */
const incomplete = (input: 'results' | 'require'): RalphError =>
  new RalphError({
    code: 'FINISH_INPUTS',
    message: `finish needs \`${input}\`.`,
    hint: '`results` is `toJSON(needs)` in a separate job, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`.',
  })

async function checked(
  request: Given & { require: readonly string[]; handed: HandedOn },
  context: StepContext,
  here: StepHere,
) {
  const { results, require, handed } = request
  const begun = beginEntryOf(results, handed.commit ?? '').name
  const failed = results.entries.filter(({ outcome }) => outcome === 'failure').map(({ name }) => name)
  const jobs = failed.length === 0 || results.of === 'step' ? [] : await logsOf(context, here)
  return ownChecks(results, { require, beginEntry: begun, printedBy: printedByEntry(jobs, failed) })
}

/** What failed jobs printed is worth a lot to the next agent, and nothing is decided by it. */
async function logsOf({ checkout }: StepContext, { github, warn }: StepHere): Promise<readonly FailedJob[]> {
  if (!github) return []
  const { run_id: id, attempt } = checkout.holder
  try {
    return await failedJobs(github.client, { id, attempt })
  } catch (error) {
    warn(`the logs of the failed jobs could not be read, so the next agent does not see them: ${String(error)}`)
    return []
  }
}

/** Its beginning was in another job: the summary tells of the iteration all the same. */
function tellBegun({ happened }: StepHere, dossier: Dossier): void {
  if (dossier.phase !== 'coded') return
  const { iteration, task, attempt, checkpoint } = dossier.coded
  happened({ type: 'attempt_started', at: new Date(0).toISOString(), iteration, task: task.id, attempt, checkpoint })
}

function tellCheck(show: ShowProgress, check: CheckResult): void {
  const { name, passed } = check
  const counts = check.elsewhere?.required ?? true
  const output = [`${name} ${failureSentence(check)}`, check.elsewhere?.url ?? '', outputExcerpt(check, 30_000)]
  const failure = {
    directory: '.',
    output: output.filter((part) => part !== '').join('\n'),
    decisive: [failureSentence(check), ...decisiveLines(check)],
  }
  show({ kind: 'check_started', name, rerun: false })
  show({ kind: 'check_finished', name, passed, durationMs: 0, flaky: false, counts, ...(passed ? {} : { failure }) })
}
