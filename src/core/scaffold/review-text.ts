import { ownMark } from '../control/read-comment.ts'

/** File name of the workflow that a review starts. */
export const reviewWorkflowFile = 'ralph-review.yml'

/**
 * `.github/workflows/ralph-review.yml`: a review of a run's pull request starts the run's workflow. GitHub runs it on
 * the merge of the pull request, which contains an agent's work (platform fact 62): so it checks nothing out, and may
 * write nothing except the start of a job. It looks up the run and the reviewer's rights as the watchdog does; the job
 * that it starts checks again and reads the lines.
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
/** For a plan that names another branch. */
const marked = `contains(${pull}.body, '${ownMark}')`
/** What ralph itself writes, as an App or with a person's token, is no order. */
const byPerson = `github.event.review.user.type == 'User' && !startsWith(github.event.review.body, '${ownMark}')`
