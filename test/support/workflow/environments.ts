import type { WorkflowJob } from '../github/world.ts'

/** Settings > Environments. Without reviewers nobody is asked. */
export interface Environment {
  readonly reviewers?: readonly string[]
  /** Given to a job that names it, once it may start; they replace the repository's. */
  readonly secrets?: Readonly<Record<string, string>>
}

export type Verdict = 'approved' | 'rejected'

interface Waiting {
  readonly environment: string
  readonly job: WorkflowJob
  readonly end: (verdict: Verdict | 'cancelled') => void
}

export interface EnvironmentGates {
  readonly known: Readonly<Record<string, Environment>>
  /** Waits until a reviewer has decided; one that is not known, or has no reviewers, lets everybody through. */
  pass(environment: string, job: WorkflowJob, cancelled: AbortSignal): Promise<Verdict | 'cancelled'>
  /** Jobs that wait for a reviewer of it now. */
  waiting(environment?: string): readonly WorkflowJob[]
  /** A reviewer decides over all that waits for it. */
  review(environment: string, verdict: Verdict, by: string): void
}

/** One reviewer is enough, and a job that waits starts only then (platform fact 44). */
export function environmentGates(known: EnvironmentGates['known']): EnvironmentGates {
  let all: Waiting[] = []
  return {
    known,
    pass(environment, job, cancelled) {
      if (!known[environment]?.reviewers?.length) return Promise.resolve('approved')
      job.status = 'waiting'
      return new Promise((resolve) => {
        const one: Waiting = {
          environment,
          job,
          end(verdict) {
            all = all.filter((other) => other !== one)
            resolve(verdict)
          },
        }
        all.push(one)
        cancelled.addEventListener('abort', () => one.end('cancelled'))
      })
    },
    waiting: (environment) =>
      all.filter((one) => environment === undefined || one.environment === environment).map(({ job }) => job),
    review(environment, verdict, by) {
      const asked = all.filter((one) => one.environment === environment)
      if (asked.length === 0) throw new Error(`No job waits for a reviewer of ${environment}.`)
      if (!known[environment]?.reviewers?.includes(by)) throw new Error(`${by} is no reviewer of ${environment}.`)
      for (const one of asked) one.end(verdict)
    },
  }
}
