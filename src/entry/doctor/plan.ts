import { commandSpan } from '../../core/text/report-context.ts'
import { findingLine } from '../project/finding-line.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { type Found, ok, type Probe, warn } from './probe/probe.ts'

/** Plan and configuration can be read, and mean something. */
export const planProbe: Probe = {
  name: 'plan',
  needs: 'repository',
  async look({ project }) {
    const known = await project()
    const { plan, planFile, planName, warnings } = known
    jobSettings(known, false)
    const count = `${plan.tasks.length} task${plan.tasks.length === 1 ? '' : 's'}`
    const remarks = warnings.map(
      (finding): Found =>
        warn(findingLine(finding, planFile), `See ${commandSpan('ralph', 'plan', 'lint', planFile)}.`),
    )
    return [ok(`${planFile}: ${count}, run "${planName}"`), ...remarks]
  },
}
