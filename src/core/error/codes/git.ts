import type { CatalogueRows } from './exit-codes.ts'

export const gitErrors = {
  NOT_A_REPOSITORY: {
    exit: 'usage',
    cause: 'The directory is in no git repository.',
    remedy: 'Change to your project, or make one with `git init`.',
  },
  BARE_REPOSITORY: {
    exit: 'usage',
    cause: 'The repository is bare: it has no files.',
    remedy: 'Run ralph in a clone or a worktree of it.',
  },
  EMPTY_REPOSITORY: { exit: 'usage', cause: 'The repository has no commit.', remedy: 'Make a first commit.' },
  SAFE_DIRECTORY: {
    exit: 'failed',
    cause: 'Git refuses a repository that belongs to another user.',
    remedy: 'If you trust it: git config --global --add safe.directory PATH',
  },
  WORK_BRANCH_IS_DEFAULT: {
    exit: 'usage',
    cause: 'The work branch is the default branch.',
    remedy: 'Choose another `branch` in the plan.',
  },
  WORK_BRANCH_CHECKED_OUT: {
    exit: 'usage',
    cause: 'The work branch is checked out.',
    remedy: 'Leave it with the command that is printed, or choose another.',
  },
  BRANCH_BLOCKS_NAMESPACE: {
    exit: 'usage',
    cause: 'The name of a branch conflicts with a branch of ralph.',
    remedy: 'Rename it with the command that is printed.',
  },
  REF_SYMBOLIC: {
    exit: 'data',
    cause: 'A ref of ralph is a symbolic ref.',
    remedy: 'Remove it with `git symbolic-ref --delete`.',
  },
  REF_LOCKED: {
    exit: 'failed',
    cause: 'A lock file of a crashed git is in the way.',
    remedy: 'Remove it with the command that is printed, once no git is running.',
  },
  REMOTE_UNKNOWN: {
    exit: 'usage',
    cause: 'The repository has no remote of that name.',
    remedy: 'Name one that `git remote` lists, or a path or URL.',
  },
  REMOTE_UNREACHABLE: {
    exit: 'failed',
    cause: 'The remote cannot be reached, or the connection broke.',
    remedy: 'Check network and proxy, then run again; nothing is lost.',
  },
  REMOTE_AUTH: {
    exit: 'failed',
    cause: 'The remote refuses the credentials.',
    remedy: 'Check the token or key: it needs write access to the contents.',
  },
  REMOTE_NOT_FOUND: {
    exit: 'failed',
    cause: 'There is no such repository, or the credentials have no access to it.',
    remedy: "Check the address and the token's access.",
  },
  REMOTE_UNTRUSTED: {
    exit: 'failed',
    cause: 'The certificate or host key of the remote is not trusted.',
    remedy: 'Set http.sslCAInfo, or add the host to ~/.ssh/known_hosts.',
  },
  REMOTE_POLICY: {
    exit: 'failed',
    cause: 'A policy of the organisation does not allow the token or the machine.',
    remedy: 'Authorise the token, or use one that the organisation accepts.',
  },
  REMOTE_ARCHIVED: {
    exit: 'failed',
    cause: 'The repository is archived.',
    remedy: 'Unarchive it, or choose another remote.',
  },
  REMOTE_FULL: { exit: 'failed', cause: 'The disk of the remote is full.', remedy: 'Free some space, then run again.' },
  REMOTE_REFUSED: {
    exit: 'failed',
    cause: 'The remote refuses the state ref, by a rule or a hook.',
    remedy: 'Exempt ralph/state/** from the rules, or give the token the right.',
  },
  REMOTE_FAILED: {
    exit: 'failed',
    cause: 'The remote gave an answer that ralph does not know.',
    remedy: 'Try `git ls-remote` with that address, then run again.',
  },
  GIT_MISSING: { exit: 'failed', cause: 'Git could not be started.', remedy: 'Install git 2.31 or newer.' },
  GIT_TOO_OLD: {
    exit: 'failed',
    cause: 'This git cannot merge without a work tree.',
    remedy: 'Install git 2.38 or newer, or set `merge-base: false`.',
  },
  GIT_FAILED: {
    exit: 'failed',
    cause: 'A git command failed.',
    remedy: "Read git's message; `git fsck` checks the repository.",
  },
  GIT_TIMED_OUT: {
    exit: 'failed',
    cause: 'A git command timed out.',
    remedy: 'Check the connection to the remote, then run again.',
  },
  OBJECT_UNREADABLE: {
    exit: 'failed',
    cause: 'Git cannot read an object of the repository.',
    remedy: '`git fsck --full` names what is damaged; fetch it from another clone.',
  },
  COMMIT_NOT_STAGED: {
    exit: 'failed',
    cause: 'The remote does not accept a commit for signing.',
    remedy: 'Allow refs/ralph/staged/, or set `commit-mode: git`.',
  },
  COMMIT_NOT_SIGNED: {
    exit: 'failed',
    cause: 'GitHub did not sign the commit.',
    remedy: "Use a workflow's own token or an App's as `github-token`.",
  },
} as const satisfies CatalogueRows
