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
import { logOf } from './run-step.ts'

/** GitHub shows so many annotations of a kind in one step. */
const mostAnnotations = 10

/** Without these the checks cannot be tried; a key that is missing is no reason to tell of them in a second round. */
const neededForChecks: ReadonlySet<string> = new Set(['inputs', 'git', 'repository', 'plan', 'confinement', 'disk'])

/**
 * What stands in the way of a run here, and the checks once on the untouched commit: for the pull request that sets ralph
 * up, where a comment says the same. No model is called and no branch is touched. Returns 1 where a run could not be started.
 */
export async function doctorStep(context: StepContext): Promise<number> {
  const { inputs, env } = context
  const token = context.token()
  const known = { ...context, env: { ...env, ...(token && { GITHUB_TOKEN: token, GH_TOKEN: undefined }) } }
  const clean = redactor([...inputs.secrets, ...secretValues(env)])
  const given = inputs.findings.map((found): Diagnosis => ({ probe: 'inputs', level: 'fail', found, remedy: null }))
  const looked = [...given, ...(await examine(known, inputs.flags))]
  const hindered = looked.some(({ probe, level }) => level === 'fail' && neededForChecks.has(probe))
  const all = hindered ? looked : [...looked, ...(await baseline(context))]
  context.out(`${clean(doctorText(all, { width: 100, color: false }).join('\n'))}\n`)
  annotateFaults(all, clean)
  await writeSummary(clean(doctorMarkdown(all)))
  await tellPullRequest(context, clean(doctorComment(all, context.checkout.holder.url)))
  setOutput('status', isHealthy(all) ? 'healthy' : 'faults')
  return isHealthy(all) ? 0 : exits.failed.code
}

/** The checks where a run would have them, with what earlier steps installed. */
async function baseline(context: StepContext): Promise<readonly Diagnosis[]> {
  const of = (level: Diagnosis['level'], found: string, remedy: string | null = null): Diagnosis => ({
    probe: 'baseline',
    level,
    found,
    remedy,
  })
  try {
    const project = await openValidProject(context, await withFirstQueuedPlan(context, context.inputs.flags))
    const job = jobSettings(project)
    const log = logOf(project, context)
    const around = await surroundingsOf(project, context)
    const scratch = await processDirectory(project.home, 'process')
    try {
      const ports = await wire(project, context, {
        ...around,
        show: log.show,
        scratch: scratch.path,
        shape: 'split jobs',
      })
      const at = { commit: project.repository.head, signal: context.cancelled }
      const { red, results } = await checkUntouched(ports, job, at)
      log.finish()
      // That there is none is the probe's to tell.
      if (results.length === 0) return []
      if (red.length === 0)
        return [
          of('ok', `${results.length === 1 ? 'the check passes' : `all ${results.length} checks pass`} on this commit`),
        ]
      const advice =
        'Fix the failing checks first, or accept them with `known-red: true`: a run does not start on a red baseline.'
      return red.map((result) => of('fail', `${result.name} ${failureSentence(result)}`, advice))
    } finally {
      await Promise.all([around.leave(), scratch.remove()])
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return [of('fail', error.message, error.hint)]
  }
}

function annotateFaults(all: readonly Diagnosis[], clean: (text: string) => string): void {
  for (const [level, say] of [
    ['fail', annotate.error],
    ['warn', annotate.warning],
  ] as const) {
    for (const { probe, found, remedy } of all.filter((one) => one.level === level).slice(0, mostAnnotations)) {
      say(clean(plainLine(`${probe}: ${found}${remedy === null ? '' : ` → ${remedy}`}`, 1000)))
    }
  }
}

/** Puts the text on the pull request that this job is about, in one comment that each look edits; elsewhere nothing. */
async function tellPullRequest(context: StepContext, text: string): Promise<void> {
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
