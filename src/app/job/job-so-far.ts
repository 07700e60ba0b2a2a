import type { JobSoFar } from '../../core/run/next/next-step.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

export const jobSoFar = ({ clock }: Pick<Ports, 'clock'>, job: JobSettings): JobSoFar => ({
  started: clock.now(),
  iterations: 0,
  checks: job.checksDigest,
  baselineRan: false,
  longestMs: 0,
})

export const attemptsIn = ({ counts }: RunState): number => counts.succeeded + counts.failed
