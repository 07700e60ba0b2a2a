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
import { type PartContext, runPart } from './run-step.ts'

interface FinishInputs {
  readonly results: WorkflowResults
}

/** `command: finish`: settles the delegated iteration by the results of the workflow's jobs or steps. Returns the exit code. */
export async function finishStep(context: StepContext): Promise<number> {
  const { flags, findings } = context.inputs
  let request: FinishInputs
  try {
    request = readRequest(flags)
    if (findings.length === 0 && !isDue(request.results)) {
      context.out('Nothing to do: begin left nothing to finish.\n')
      return 0
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
  let wasCheckedOut = false
  return runPart(context, {
    checksElsewhere: true,
    settles: true,
    writesPage: true,
    startsNext: !request.results.entries.some(({ outcome }) => outcome === 'cancelled'),
    act: (step) => async (ports, job, cancelled) => {
      const results = async (handed: HandedOn, dossier: Dossier) => {
        wasCheckedOut = handed.laid_out
        recordStart(step, dossier)
        const { require } = job.rules
        if (require.length === 0) throw incomplete('require')
        const checks = await readChecks({ ...request, require, handed }, context, step)
        for (const check of checks) showCheck(ports.show, check)
        return { results: checks, changed: [] }
      }
      return { kind: 'stopped', ...(await finishJob(ports, job, { cancelled, readResults: results })) }
    },
    async after() {
      if (wasCheckedOut) await leaveCandidateCheckout({ workspace: context.checkout.workspace, env: context.env })
    },
  })
}

function readRequest(flags: Readonly<Record<string, unknown>>): FinishInputs {
  const text = inputValue(stepInputs.results, flags['results'])
  if (text === undefined) throw incomplete('results')
  return { results: readResults(text) }
}

/** The run may have a recorded `require`. */
const incomplete = (input: 'results' | 'require'): RalphError =>
  new RalphError({
    code: 'FINISH_INPUTS',
    message: `finish needs \`${input}\`.`,
    hint: '`results` is `toJSON(needs)` in a separate job, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`.',
  })

async function readChecks(
  request: FinishInputs & { require: readonly string[]; handed: HandedOn },
  context: StepContext,
  step: PartContext,
) {
  const { results, require, handed } = request
  const begun = beginEntryOf(results, handed.commit ?? '').name
  const failed = results.entries.filter(({ outcome }) => outcome === 'failure').map(({ name }) => name)
  const jobs = failed.length === 0 || results.of === 'step' ? [] : await readLogs(context, step)
  return ownChecks(results, { require, beginEntry: begun, printedBy: printedByEntry(jobs, failed) })
}

/** Output of failed jobs helps the next agent; nothing depends on it. */
async function readLogs({ checkout }: StepContext, { github, warn }: PartContext): Promise<readonly FailedJob[]> {
  if (!github) return []
  const { run_id: id, attempt } = checkout.holder
  try {
    return await failedJobs(github.client, { id, attempt })
  } catch (error) {
    warn(`the logs of the failed jobs could not be read, so the next agent does not see them: ${String(error)}`)
    return []
  }
}

/** The iteration began in another job: adds its start for the summary. */
function recordStart({ addEvent }: PartContext, dossier: Dossier): void {
  if (dossier.phase !== 'coded') return
  const { iteration, task, attempt, checkpoint } = dossier.coded
  addEvent({ type: 'attempt_started', at: new Date(0).toISOString(), iteration, task: task.id, attempt, checkpoint })
}

function showCheck(show: ShowProgress, check: CheckResult): void {
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
