import type { Tracker } from '../../../port/tracker.ts'

/**
 * A tracker of a job that lasts for seconds: what it comes to is shown once, at its end. GitHub wants fifteen seconds
 * between two edits of the status comment, and the job would wait for the second one.
 */
export function saidAtEnd(tracker: Tracker): Tracker {
  let report: (() => void) | undefined
  let published: (() => void) | undefined
  const say = (): void => {
    report?.()
    // After it: what is published is shown with the run's own words.
    published?.()
  }
  return {
    ...tracker,
    report(run) {
      report = () => tracker.report(run)
    },
    published(...what) {
      published = () => tracker.published(...what)
    },
    async deliver(effects) {
      const delivered = await tracker.deliver(effects)
      const left = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key))
      if (left.length === 0) return delivered
      // It may wait for the pull request that this job's own commit opens.
      say()
      return [...delivered, ...(await tracker.deliver(left))]
    },
    close() {
      say()
      return tracker.close()
    },
  }
}
