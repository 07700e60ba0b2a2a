import { processDirectory } from '../../../adapter/disk/process-directory.ts'
import { ownComment } from '../../../adapter/github/thread/issue-preview.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { secretValues } from '../../../adapter/process/secret-values.ts'
import { checkUntouched } from '../../../app/phase/prepare/baseline.ts'
import { ownMark } from '../../../core/control/read-comment.ts'
import { exits } from '../../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../../core/error/error.ts'
import {
  type Diagnosis,
  doctorComment,
  doctorMarkdown,
  doctorText,
  isHealthy,
} from '../../../core/report/terminal/doctor.ts'
import { plainLine } from '../../../core/text/one-line.ts'
import { redactor } from '../../../core/text/redact.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { examine } from '../../doctor/examine.ts'
import { openValidProject } from '../../project/project.ts'
import { jobSettings } from '../../wire/job-settings.ts'
import { withFirstQueuedPlan } from '../../wire/queue-here.ts'
import { surroundingsOf } from '../../wire/surroundings.ts'
import { wire } from '../../wire/wire.ts'
import { apiClient, ownLogin } from '../context/api-client.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { openLog } from './run-step.ts'

/** GitHub's maximum for each kind in one step. */
const maxAnnotations = 10

/** Probes without which the checks cannot run. A missing key must not delay the report about the checks. */
const neededForChecks: ReadonlySet<string> = new Set(['inputs', 'git', 'repository', 'plan', 'confinement', 'disk'])

/** Examines the set-up and runs the checks once on the unchanged commit, for the pull request that adds ralph, with a comment there. Calls no model, writes no branch. Returns 1 if a run could not start. */
export async function doctorStep(context: StepContext): Promise<number> {
  const { inputs, env } = context
  const token = context.token()
  const probed = { ...context, env: { ...env, ...(token && { GITHUB_TOKEN: token, GH_TOKEN: undefined }) } }
  const redact = redactor([...inputs.secrets, ...secretValues(env)])
  const inputFindings = inputs.findings.map(
    (found): Diagnosis => ({ probe: 'inputs', level: 'fail', found, remedy: null }),
  )
  const examined = [...inputFindings, ...(await examine(probed, inputs.flags))]
  const cannotCheck = examined.some(({ probe, level }) => level === 'fail' && neededForChecks.has(probe))
  const diagnoses = cannotCheck ? examined : [...examined, ...(await checkBaseline(context))]
  context.out(`${redact(doctorText(diagnoses, { width: 100, color: false }).join('\n'))}\n`)
  annotateFaults(diagnoses, redact)
  await writeSummary(redact(doctorMarkdown(diagnoses)))
  await commentOnPull(context, redact(doctorComment(diagnoses, context.checkout.holder.url)))
  setOutput('status', isHealthy(diagnoses) ? 'healthy' : 'faults')
  return isHealthy(diagnoses) ? 0 : exits.failed.code
}

/** The checks in a run's environment, with the installations of earlier steps. */
async function checkBaseline(context: StepContext): Promise<readonly Diagnosis[]> {
  const diagnosis = (level: Diagnosis['level'], finding: string, remedy: string | null = null): Diagnosis => ({
    probe: 'baseline',
    level,
    found: finding,
    remedy,
  })
  try {
    const project = await openValidProject(context, await withFirstQueuedPlan(context, context.inputs.flags))
    const job = jobSettings(project)
    const log = openLog(project, context)
    const surroundings = await surroundingsOf(project, context)
    const scratch = await processDirectory(project.home, 'process')
    try {
      const ports = await wire(project, context, {
        ...surroundings,
        show: log.show,
        scratch: scratch.path,
        shape: 'split jobs',
      })
      const options = { commit: project.repository.head, signal: context.cancelled }
      const { red, results } = await checkUntouched(ports, job, options)
      log.finish()
      // The probe of the checks reports that there are none.
      if (results.length === 0) return []
      if (red.length === 0)
        return [
          diagnosis(
            'ok',
            `${results.length === 1 ? 'the check passes' : `all ${results.length} checks pass`} on this commit`,
          ),
        ]
      const advice =
        'Fix the failing checks first, or accept them with `known-red: true`: a run does not start on a red baseline.'
      return red.map((result) => diagnosis('fail', `${result.name} ${failureSentence(result)}`, advice))
    } finally {
      await Promise.all([surroundings.leave(), scratch.remove()])
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return [diagnosis('fail', error.message, error.hint)]
  }
}

function annotateFaults(diagnoses: readonly Diagnosis[], redact: (text: string) => string): void {
  for (const [level, annotateWith] of [
    ['fail', annotate.error],
    ['warn', annotate.warning],
  ] as const) {
    for (const { probe, found, remedy } of diagnoses
      .filter((diagnosis) => diagnosis.level === level)
      .slice(0, maxAnnotations)) {
      annotateWith(redact(plainLine(`${probe}: ${found}${remedy === null ? '' : ` → ${remedy}`}`, 1000)))
    }
  }
}

/** Posts or edits the comment on this job's pull request, if it has one. */
async function commentOnPull(context: StepContext, text: string): Promise<void> {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(context.env['GITHUB_REF'] ?? '') ?? []
  const github = apiClient(context)
  if (!github || number === undefined) return
  try {
    const self = await ownLogin(context, github)
    const comment = ownComment({ github, issue: Number(number), mark: `${ownMark}doctor -->`, self })
    await comment.write(text, await comment.find())
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const why = `This could not be posted on the pull request: ${error.message} ${error.hint}`
    annotate.warning(why)
  }
}
