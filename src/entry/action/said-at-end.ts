import type { Tracker } from '../../port/tracker.ts'

/**
 * A tracker of a job that lasts for seconds: what it comes to is shown once, at its end. GitHub wants fifteen seconds
 * between two edits of the status comment, and the job would wait for the second one.
 */
export function saidAtEnd(tracker: Tracker): Tracker {
  let report: (() => void) | undefined
  let published: (() => void) | undefined
  return {
    ...tracker,
    report(run) {
      report = () => tracker.report(run)
    },
    published(...what) {
      published = () => tracker.published(...what)
    },
    close() {
      report?.()
      // After it: what is published is shown with the run's own words.
      published?.()
      return tracker.close()
    },
  }
}
