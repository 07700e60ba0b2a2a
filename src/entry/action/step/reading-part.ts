import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import type { Project } from '../../project/project.ts'
import { type Act, oneJob } from '../../run/one-job.ts'
import { inputValue } from '../context/input-value.ts'
import { setOutput, writeSummary } from '../context/runner-files.ts'
import type { StepContext } from '../context/step-context.ts'
import { bothTrackers } from '../issue/both-trackers.ts'
import { onGitHub } from '../issue/on-github.ts'
import { openRun } from '../issue/open-run.ts'
import { reportFault } from './report-step.ts'
import { logOf } from './run-step.ts'

/** What a job did that may only read, and whether other jobs have something to do because of it. */
export interface PartRead {
  readonly due: boolean
  /** For the log and the summary. */
  readonly said: string
}

/** A step of a job that writes neither the run nor to GitHub: another one takes in what it leaves. Returns the exit code. */
export async function readingPart(given: StepContext, act: Act<PartRead>): Promise<number> {
  let context = given
  let project: Project | undefined
  let finish = (): void => undefined
  try {
    const opened = await openRun(given, 'recorded')
    if (!opened) return 0
    ;({ context, project } = opened)
    const log = logOf(project, context)
    finish = log.finish
    const warn = (text: string): void => log.show({ kind: 'warning', text })
    const github = await onGitHub(project, context, { warn, onlyReads: true })
    const { due, said } = await oneJob(project, context, {
      act,
      shape: 'split jobs',
      fresh: false,
      changeRules: inputValue(stepInputs['change-rules'], context.inputs.flags['change-rules']),
      show: log.show,
      ...(github && { tracker: (inbox) => bothTrackers(github.tracker, inbox) }),
    })
    finish()
    context.out(`\n${said}\n`)
    setOutput('due', String(due))
    await writeSummary(`${said}\n`)
    return 0
  } catch (error) {
    finish()
    return reportFault(error, { context, project, records: [], run: null })
  }
}
