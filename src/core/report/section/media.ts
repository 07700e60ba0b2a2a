import { markdownOf } from '../document/markdown.ts'
import { cost, expected, money, receipt } from './cost.ts'
import { dependencies, newestAttempts, taskRowsOf, tasks } from './progress.ts'
import * as pulls from './pull.ts'
import * as readme from './readme.ts'
import { folded, type PlacedReport, type ReportSection, titled } from './run-report.ts'
import * as status from './status.ts'

/** Of a complete run it is open. */
const foldedCost: ReportSection = (report) => (report.state.stop?.kind === 'complete' ? cost : folded(cost))(report)

/** The first to be left out where a text is too long. */
export const pictures: readonly ReportSection[] = [folded(dependencies), folded(newestAttempts)]

/** The next to be left out. */
export const statusDetails: readonly ReportSection<PlacedReport>[] = [
  tasks,
  ...pictures,
  foldedCost,
  folded(status.whatItWrites),
  folded(status.orderLog),
]

const statusHead: readonly ReportSection<PlacedReport>[] = [
  status.project,
  status.headline,
  status.redChecks,
  status.criteria,
  status.needed,
  status.waitingCi,
  money,
  status.queue,
  status.notice,
]

/** A medium shows a run by these sections, in this order. */
export const media = {
  comment: [...statusHead, status.jobLinks, ...statusDetails],
  pull: [pulls.lead, pulls.tracking, ...statusHead, ...statusDetails, pulls.readFirst, pulls.tryIt],
  /** Changes only with its tasks and its neighbours. */
  partialPull: [
    pulls.partName,
    pulls.lead,
    pulls.progressOfPart,
    pulls.checksOfPart,
    pulls.neighbours,
    pulls.tracking,
    status.redChecks,
    taskRowsOf,
    status.criteria,
    pulls.tasksOfLaterParts,
    pulls.readFirst,
    pulls.tryIt,
    pulls.costOfPart,
  ],
  readme: [
    readme.runOfPlan,
    status.headline,
    status.nextSteps,
    readme.picture,
    readme.workSoFar,
    titled('Tasks', taskRowsOf),
    dependencies,
    newestAttempts,
    titled('Cost', receipt, expected),
    readme.rules,
    readme.howToContinue,
    readme.stateFiles,
  ],
  summary: [
    status.ralphAndProject,
    status.headline,
    status.nextSteps,
    tasks,
    status.branches,
    dependencies,
    newestAttempts,
    cost,
  ],
}

export const inMarkdown = <R>(sections: readonly ReportSection<R>[], report: R): string =>
  markdownOf(sections.flatMap((section) => section(report)))
