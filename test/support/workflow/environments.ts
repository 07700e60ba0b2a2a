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
  /** By `environmentKey`. */
  readonly known: Readonly<Record<string, Environment>>
  /** Waits until a reviewer has decided; one that is not known, or has no reviewers, lets everybody through. */
  pass(environment: string, job: WorkflowJob, cancelled: AbortSignal): Promise<Verdict | 'cancelled'>
  /** Jobs that wait for a reviewer of it now. */
  waiting(environment?: string): readonly WorkflowJob[]
  /** A reviewer decides over all that waits for it. */
  review(environment: string, verdict: Verdict, by: string): void
}

/**
 * One reviewer is enough of up to six, and a job that waits starts only then (platform fact 44;
 * docs.github.com/en/actions/reference/workflows-and-actions/deployments-and-environments, "Required reviewers"). A rejected
 * job fails (docs.github.com, "Reviewing deployments"). Names are the same in any case and have at most 255 characters
 * (docs.github.com, "Managing environments for deployment"). Not played: wait timers, branch policies, the end after 30 days.
 */
export function environmentGates(settings: EnvironmentGates['known']): EnvironmentGates {
  const known = Object.fromEntries(Object.entries(settings).map(([name, value]) => [environmentKey(name), value]))
  for (const [name, { reviewers = [] }] of Object.entries(known))
    if (reviewers.length > 6) throw new Error(`The environment ${name} has more than six reviewers.`)
  let all: Waiting[] = []
  return {
    known,
    pass(name, job, cancelled) {
      const environment = environmentKey(name)
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
    waiting: (name) =>
      all.filter((one) => name === undefined || one.environment === environmentKey(name)).map(({ job }) => job),
    review(name, verdict, by) {
      const environment = environmentKey(name)
      const asked = all.filter((one) => one.environment === environment)
      if (asked.length === 0) throw new Error(`No job waits for a reviewer of ${environment}.`)
      if (!known[environment]?.reviewers?.includes(by)) throw new Error(`${by} is no reviewer of ${environment}.`)
      for (const one of asked) one.end(verdict)
    },
  }
}

/** GitHub compares names without their case. */
export function environmentKey(name: string): string {
  if (name.length > 255) throw new Error('The name of an environment may not exceed 255 characters.')
  return name.toLowerCase()
}
