import { commentMark } from '../control/read-comment.ts'

/** File name of the workflow that a review starts. */
export const reviewWorkflowFile = 'ralph-review.yml'

/**
 * `.github/workflows/ralph-review.yml`: a review of a run's pull request starts the run's workflow. GitHub carries this
 * event out on the merge of the pull request, which holds what an agent wrote (platform fact 62): so nothing is checked out
 * and nothing may be written but the start of a job. The same look as the watchdog's finds out whose pull request it is
 * and whether the reviewer may give orders; the job that it starts asks again and takes the lines.
 */
export function reviewWorkflowText({ workflow, action }: { workflow: string; action: string }): string {
  return `# Starts ${workflow} when one of ralph's pull requests is reviewed by someone who may give orders.
# That pull request contains an agent's work, so nothing is checked out, and all this may do is start a workflow.
name: ralph review

on:
  pull_request_review: { types: [submitted] }

permissions: {}

jobs:
  start:
    if: ${ofThisRepository} && (${onOwnBranch} || ${marked}) && ${byPerson}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    # One job sees all reviews, so only the newest has to wait.
    concurrency:
      group: ralph-review
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read # the review
      actions: write # starts ${workflow}
    steps:
      - uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
`
}

const pull = 'github.event.pull_request'
/** A fork's token may start nothing. */
const ofThisRepository = `${pull}.head.repo.full_name == github.repository`
const onOwnBranch = `startsWith(${pull}.head.ref, 'ralph/')`
/** Where the plan names another branch. */
const marked = `contains(${pull}.body, '${commentMark}')`
/** What ralph writes as an App, or as the person whose token it has, orders nothing. */
const byPerson = `github.event.review.user.type == 'User' && !startsWith(github.event.review.body, '${commentMark}')`
