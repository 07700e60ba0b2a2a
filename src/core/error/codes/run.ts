import type { CatalogueRows } from './exit-codes.ts'

export const runErrors = {
  BUSY: {
    exit: 'busy',
    cause: 'Another job is running.',
    remedy:
      'Wait for it. The lease of a lost job expires ten minutes after its last renewal, or six hours if other jobs of its workflow run had taken over.',
  },
  LEASE_LOST: {
    exit: 'busy',
    cause: 'Another job took over the run during this job.',
    remedy: 'Nothing is lost. Run again when that job has ended.',
  },
  NOT_UNDER_WAY: {
    exit: 'busy',
    cause: 'This job has nothing to finish.',
    remedy: 'Nothing was changed; the next job continues from the state.',
  },
  INTERRUPTED: {
    exit: 'interrupted',
    cause: 'The job was interrupted before the work began.',
    remedy: 'The same command continues.',
  },
  INTERNAL: {
    exit: 'bug',
    cause: 'A bug in ralph.',
    remedy: 'Report it with the stack that was printed. The same command continues.',
  },
  NO_RUN: { exit: 'failed', cause: 'The plan has not been run.', remedy: 'Start it with `ralph run`.' },
  RUN_UNKNOWN: {
    exit: 'usage',
    cause: 'Neither a recording nor a run has that name.',
    remedy: 'Name one of those that are listed.',
  },
  RUN_AT_WORK: {
    exit: 'busy',
    cause: 'A job is working on the run that you want to finish or delete.',
    remedy: 'Wait for it or end it with `ralph stop`; `ralph delete --force` does not ask.',
  },
  RUN_UNFINISHED: {
    exit: 'person',
    cause: 'The run that you want to finish has open tasks, or a commit that waits for approval.',
    remedy: 'Continue it, or give up the tasks; the commands are printed.',
  },
  WORK_UNMERGED: {
    exit: 'person',
    cause: 'The base does not contain the work of the run that you want to delete.',
    remedy: 'Merge it with `ralph finish`, or discard it with --force.',
  },
  FINISH_CONFLICT: {
    exit: 'person',
    cause: 'The work of the run conflicts with its base.',
    remedy: 'Merge by hand with the commands that are printed.',
  },
  FINISH_NOT_HERE: {
    exit: 'person',
    cause: '`finish --here` merges only in a clean tree that has the base checked out.',
    remedy: 'Bring the tree into that state with the command that is printed, or merge by hand.',
  },
  FINISH_REFUSED: {
    exit: 'person',
    cause: 'Git, or one of your hooks, did not accept the merge of `finish --here`.',
    remedy: 'Fix what git reports, then run the same command again.',
  },
  REF_STAYS: {
    exit: 'failed',
    cause: 'A ref of the run could not be moved or removed.',
    remedy: 'Fix what the remote reports, then run the same command again.',
  },
  NO_ITERATION: { exit: 'usage', cause: 'There is no such iteration.', remedy: '`ralph log` shows their numbers.' },
  NO_ENTRY: {
    exit: 'usage',
    cause: 'There is no such knowledge entry.',
    remedy: '`ralph knowledge` lists them.',
  },
  NO_TREE: {
    exit: 'usage',
    cause: 'The iteration left no files.',
    remedy: '`ralph log` shows what happened in each iteration.',
  },
  RUN_ELSEWHERE: {
    exit: 'usage',
    cause: 'A run of this plan is stored at another place than this job was told.',
    remedy: 'Continue there with the printed command, or start another run with --fresh.',
  },
  OTHER_REMOTE: {
    exit: 'data',
    cause: 'The run keeps its branches at another remote.',
    remedy: 'Continue there with --remote, or start a new run with --fresh.',
  },
  STATE_ELSEWHERE: {
    exit: 'usage',
    cause: '`origin` holds a state of this plan already.',
    remedy: 'Continue with that one, or move it aside there; both commands are printed.',
  },
  STATE_UNDER_OTHER_NAME: {
    exit: 'usage',
    cause: 'The state of this plan is under another name than `state-ref` says.',
    remedy: 'Set `state-ref` to it, or move it; both commands are printed.',
  },
  STATE_DELETED: {
    exit: 'data',
    orExit: 'failed',
    cause: 'The state branch is gone, but there are traces of the run.',
    remedy: 'Push the named commit again, or start over.',
  },
  STATE_MOVED_BACK: {
    exit: 'data',
    cause: 'The state branch was moved back to an earlier commit.',
    remedy: 'Restore its newest commit; the command is printed.',
  },
  STATE_OF_OTHER_PLAN: {
    exit: 'data',
    cause: 'The state branch holds the state of another plan.',
    remedy: 'Move it back to its own newest commit, or start over with --fresh.',
  },
  STATE_NEWER: { exit: 'data', cause: 'A newer version of ralph wrote the state.', remedy: 'Update ralph here.' },
  STATE_CORRUPT: {
    exit: 'data',
    cause: 'The state, or a file of it, cannot be read.',
    remedy:
      'Do what is printed: go back to the last good state, move it aside, or let `git fsck` name what is damaged.',
  },
  STATE_UNREADABLE: {
    exit: 'data',
    orExit: 'failed',
    cause: 'Git objects of the state are damaged or gone.',
    remedy: '`git fsck` names them; fetch them from another clone.',
  },
  STATE_NOT_ITS_EVENTS: {
    exit: 'data',
    cause: 'The state does not match its own log: somebody edited it.',
    remedy: 'Find out who, and go back to the last good state; the command is printed.',
  },
  STATE_FORGED: {
    exit: 'data',
    cause: 'The state describes work that did not happen.',
    remedy: 'Find out who wrote it, and go back to the last good state; the command is printed.',
  },
  ORDER_FROM_AGENT: {
    exit: 'usage',
    cause: 'An order may come from the agent or a check instead of a person.',
    remedy: 'Give it from a terminal that the job did not start, or in a comment.',
  },
  COMMAND_REFUSED: {
    exit: 'usage',
    cause: 'An order cannot be obeyed; the reason is given.',
    remedy: 'Fix that and give the order again.',
  },
  INBOX_REFUSED: {
    exit: 'failed',
    cause: 'The repository does not accept the order.',
    remedy: 'Allow refs/ralph/inbox/ there.',
  },
  SETUP_FAILED: {
    exit: 'failed',
    cause: 'A set-up command failed.',
    remedy: 'Make it pass in a fresh checkout, or change `setup`.',
  },
  CHECKS_NOT_BEGUN: {
    exit: 'failed',
    cause: 'The job that runs the checks never started.',
    remedy: 'Look at the workflow run; then start it again.',
  },
  JOB_LOST: {
    exit: 'failed',
    cause: 'A job of the iteration was lost, such as its runner.',
    remedy: 'Look at the workflow run; the schedule continues it, or start it again.',
  },
  CHECKED_IN_THE_SAME_JOB: {
    exit: 'usage',
    cause: 'The steps between `begin` and `finish` have not seen the commit.',
    remedy: 'Put the checks and `finish` into separate jobs, or set `trust-agent: true`.',
  },
  FINISH_INPUTS: {
    exit: 'usage',
    cause: '`finish` lacks an input.',
    remedy: 'Give `results` and `require` (docs/github.md).',
  },
  RESULTS_INVALID: {
    exit: 'data',
    cause: '`results` does not say how the jobs or steps ended.',
    remedy: 'Give `toJSON(needs)` or `toJSON(steps)`.',
  },
  RESULTS_OF_ANOTHER: {
    exit: 'busy',
    cause: 'The results are about another commit.',
    remedy: 'Nothing was changed; start the workflow again.',
  },
  RESULTS_WITHOUT_BEGIN: {
    exit: 'usage',
    cause: 'Nothing in `results` says which commit was checked.',
    remedy: 'Make the job of the checks need the job of `begin`.',
  },
  NOT_A_RUNNER: {
    exit: 'usage',
    cause: "The action's program runs outside of a workflow.",
    remedy: 'Use it in a workflow; on the command line it is `ralph run`.',
  },
  NOT_CHECKED_OUT: {
    exit: 'usage',
    cause: 'The workspace holds no repository.',
    remedy: 'Add actions/checkout before this step.',
  },
  BASE_NOT_CHECKED_OUT: {
    exit: 'usage',
    cause: 'The commit that the workflow runs for is not checked out.',
    remedy: 'Leave `ref:` out of the checkout step.',
  },
  BASE_GONE: {
    exit: 'usage',
    cause: 'The commit that the workflow runs for is gone.',
    remedy: 'Start a new workflow run instead of re-running this one.',
  },
  TOKEN_MISSING: { exit: 'usage', cause: 'The step has no token for GitHub.', remedy: 'Give it `github-token`.' },
} as const satisfies CatalogueRows
