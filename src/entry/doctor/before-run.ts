import { tmpdir } from 'node:os'
import { RalphError } from '../../core/error/error.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { credentialsProbe } from './agent.ts'
import { diskProbe, gitProbe, nodeProbe } from './machine.ts'
import { runProbe } from './probe.ts'
import { subjectOf } from './subject.ts'

/** Quick, and without a remote. */
const probes = [gitProbe, nodeProbe, credentialsProbe, diskProbe]

/** Stops a run with a quickly detectable error of `ralph doctor` before any money is spent. Throws RalphError NOT_READY with all of them. */
export async function refuseUnready(
  project: Project | undefined,
  context: CommandContext,
  /** For the settings, if there is no project yet. */
  flags: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const subject = subjectOf(context, flags, tmpdir(), project)
  const diagnoses = (await Promise.all(probes.map((probe) => runProbe(probe, subject)))).flat()
  const failures = diagnoses.filter(({ level }) => level === 'fail')
  if (failures.length > 0) throw notReady(failures)
}

function notReady([first, ...others]: readonly Diagnosis[]): RalphError {
  const isSingle = others.length === 0
  return new RalphError({
    code: 'NOT_READY',
    message: isSingle ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
    hint: isSingle
      ? `${first?.remedy} Then run the same command again.`
      : '`ralph doctor` checks these and everything else.',
    findings: isSingle
      ? []
      : [first, ...others].flatMap((failure) => (failure ? [`${failure.found} ${failure.remedy}`] : [])),
  })
}
