import type { PromptGate } from '../../../core/prompt/gate.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'

export function gateOf(job: JobSettings, { baseline, confined }: RunState): PromptGate {
  const { settings, steeringFiles, queue, checksElsewhere } = job
  return {
    checks: job.checks,
    strategy: settings.strategy,
    elsewhere: checksElsewhere ? job.rules.require : null,
    knownRed: baseline?.accepted ? baseline.red : [],
    redConfined: (baseline?.confined ?? []).map(({ name }) => name),
    confined,
    protectedPaths: [
      ...steeringFiles,
      ...[settings.queue ?? queue?.folder ?? []].flat(),
      ...settings['protected-paths'],
    ],
    failsOnTests: settings['test-guard'] === 'fail',
    secrets: job.secrets,
  }
}
