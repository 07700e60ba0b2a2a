import { tmpdir } from 'node:os'
import { RalphError } from '../../core/error/error.ts'
import type { Diagnosis } from '../../core/report/terminal/doctor.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { credentialsProbe } from './agent.ts'
import { diskProbe, gitProbe, nodeProbe } from './machine.ts'
import { findingsOf } from './probe.ts'
import { subjectOf } from './subject.ts'

/** Quick, and nobody has to answer them. */
const probes = [gitProbe, nodeProbe, credentialsProbe, diskProbe]

/**
 * What `ralph doctor` calls an error and can tell at once stops a run before its set-up and before any money is spent.
 * Throws RalphError NOT_READY with every such finding; all else comes up by itself, as early.
 */
export async function refuseUnready(
  project: Project | undefined,
  context: CommandContext,
  /** What settings are read by where there is no project yet. */
  flags: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const subject = subjectOf(context, flags, tmpdir(), project)
  const found = (await Promise.all(probes.map((probe) => findingsOf(probe, subject)))).flat()
  const wrong = found.filter(({ level }) => level === 'fail')
  if (wrong.length > 0) throw notReady(wrong)
}

function notReady([first, ...others]: readonly Diagnosis[]): RalphError {
  const one = others.length === 0
  return new RalphError({
    code: 'NOT_READY',
    message: one ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
    hint: one
      ? `${first?.remedy} Then run the same command again.`
      : '`ralph doctor` checks these and everything else.',
    findings: one ? [] : [first, ...others].flatMap((each) => (each ? [`${each.found} ${each.remedy}`] : [])),
  })
}
