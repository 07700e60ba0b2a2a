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

export const gitHubErrors = {
  GITHUB_RATE_LIMITED: {
    exit: 'failed',
    cause: 'GitHub asks to slow down.',
    remedy: 'The run continues on its own later.',
  },
  GITHUB_TOKEN_REFUSED: {
    exit: 'failed',
    cause: 'GitHub does not accept the token.',
    remedy: 'Use a valid one as `github-token`.',
  },
  GITHUB_PERMISSION_MISSING: {
    exit: 'failed',
    cause: 'The token lacks a permission; it is named.',
    remedy: 'Add it to the `permissions` of the job.',
  },
  GITHUB_SETTING_FORBIDS: {
    exit: 'failed',
    cause: 'A setting of the repository or the organisation forbids it; it is named.',
    remedy: 'Change the setting that is named.',
  },
  GITHUB_FORBIDDEN: {
    exit: 'failed',
    cause: 'GitHub forbids the request and names no reason that ralph knows.',
    remedy: 'Ask an administrator which rule it is.',
  },
  GITHUB_NOT_FOUND: {
    exit: 'failed',
    cause: 'What was asked for does not exist, or the token may not see it.',
    remedy: 'Check the place that is named.',
  },
  GITHUB_GONE: {
    exit: 'failed',
    cause: 'What was asked for was deleted or switched off.',
    remedy: 'The state is complete; reports go to the job summary.',
  },
  GITHUB_MOVED: {
    exit: 'failed',
    cause: 'What was asked for was moved to another repository.',
    remedy: 'The state is complete; reports go to the job summary.',
  },
  GITHUB_REFUSED: {
    exit: 'failed',
    cause: 'GitHub refuses the request.',
    remedy: "Read GitHub's sentence; change the rule or setting it names.",
  },
  GITHUB_LOCKED: {
    exit: 'failed',
    cause: 'The conversation is locked.',
    remedy: 'Unlock it, so that ralph can report there.',
  },
  GITHUB_UNREACHABLE: {
    exit: 'failed',
    cause: 'GitHub gave no usable answer.',
    remedy: 'Nothing is lost: the next job continues. See githubstatus.com.',
  },
  GITHUB_NOT_YET: {
    exit: 'failed',
    cause: 'Whether something was created is not known yet.',
    remedy: 'Nothing: ralph looks again.',
  },
  APP_INPUTS: {
    exit: 'usage',
    cause: 'Only one of `app-id` and `app-private-key` was given.',
    remedy: 'Set both or none.',
  },
  APP_KEY_INVALID: {
    exit: 'usage',
    cause: '`app-private-key` is not a private key.',
    remedy: 'Give the whole PEM file.',
  },
  APP_KEY_REFUSED: {
    exit: 'usage',
    cause: 'The key is not one of this App.',
    remedy: 'Compare with the fingerprints on the page of the App.',
  },
  APP_KEY_MISPLACED: {
    exit: 'usage',
    cause: 'A step that writes nothing was given the key of an App.',
    remedy: 'Remove the key and give the step `github-token`.',
  },
  APP_KEY_BESIDE_AGENT: {
    exit: 'usage',
    cause: 'An agent would run in the job that holds the key of an App.',
    remedy: 'Make the token in an earlier step, or use split jobs.',
  },
  APP_NO_API: {
    exit: 'usage',
    cause: 'The environment does not say where the API is.',
    remedy: 'Make sure that no earlier step changed GITHUB_API_URL or GITHUB_REPOSITORY.',
  },
  APP_UNKNOWN: {
    exit: 'usage',
    cause: 'There is no such App.',
    remedy: 'Use the App ID or Client ID that its page shows.',
  },
  APP_NOT_INSTALLED: {
    exit: 'usage',
    cause: 'The App is not installed on the repository.',
    remedy: 'Install it there.',
  },
  APP_SUSPENDED: {
    exit: 'usage',
    cause: 'The installation of the App is suspended.',
    remedy: 'Its owner can undo that in its settings.',
  },
  APP_PERMISSION: {
    exit: 'usage',
    cause: 'The App lacks a permission; it is named.',
    remedy: 'Grant it in its settings and accept the change.',
  },
  APP_CLOCK: {
    exit: 'usage',
    cause: 'The clock of the machine is off, so GitHub refuses the App.',
    remedy: 'Set the clock by NTP.',
  },
} as const satisfies CatalogueRows

export const machineErrors = {
  NOT_READY: {
    exit: 'person',
    cause: 'Something that each run needs is missing, such as a key for the model; nothing was started.',
    remedy: 'Do what is printed. `ralph doctor` names it too, with all else that it finds.',
  },
  AGENT_MISSING: {
    exit: 'failed',
    cause: "The agent's program is missing or does not answer.",
    remedy: 'Install Claude Code, or set `agent.path`.',
  },
  AGENT_NOT_INSTALLED: {
    exit: 'failed',
    cause: "The agent's program could not be installed.",
    remedy: 'Install it by hand with the command that is printed.',
  },
  AGENT_INTEGRITY: {
    exit: 'failed',
    cause: 'The package from the registry does not match `agent-integrity`.',
    remedy: 'Compare with a registry that you trust.',
  },
  AGENT_VERSION_DIFFERS: {
    exit: 'failed',
    cause: "The agent's program has another version than `agent-version`.",
    remedy: 'Install that version, or leave `agent-version` out.',
  },
  AGENT_NOT_STARTED: {
    exit: 'failed',
    cause: 'The agent exited before it began to work.',
    remedy: 'Fix what it names, then run the same command again. No attempt of a run is counted.',
  },
  AGENT_MODEL_NOT_FOUND: {
    exit: 'failed',
    cause: 'The account has no such model.',
    remedy: 'Name another `model`. No attempt of a run is counted.',
  },
  AGENT_NO_STRUCTURED_OUTPUT: {
    exit: 'failed',
    cause: 'The agent offers no tool for its answer.',
    remedy: 'Update Claude Code to 2.1.197 or newer.',
  },
  FOLDER_UNREACHABLE: {
    exit: 'failed',
    cause: 'The folder that a program was to start in is gone, or this user may not enter it.',
    remedy: 'Go to another folder, or give this user access to it.',
  },
  HOME_NOT_WRITABLE: {
    exit: 'failed',
    cause: 'ralph cannot write to its own folder.',
    remedy: 'Set RALPH_HOME to a folder that you can write.',
  },
  REPORT_NOT_WRITTEN: {
    exit: 'usage',
    cause: 'The page of a report could not be written where it was wanted.',
    remedy: 'Name a file in an existing folder that you can write to.',
  },
  WORKSPACE_UNUSABLE: {
    exit: 'failed',
    cause: 'The workspace cannot be filled.',
    remedy: 'Remove that directory, then run again.',
  },
  PORT_NOT_USABLE: {
    exit: 'usage',
    cause: '`ralph dashboard` cannot listen on the port that was named.',
    remedy: 'Choose another port, or omit --port to use any free one.',
  },
  DISK_FULL: { exit: 'failed', cause: 'The disk is full.', remedy: 'Free some space, then run again.' },
  DISK_READ_ONLY: {
    exit: 'failed',
    cause: 'The disk cannot be written.',
    remedy: 'Mount it for writing, or set RALPH_HOME to another disk.',
  },
  DISK_FAULT: { exit: 'failed', cause: 'The disk gave an error.', remedy: 'Look at the system log; use another disk.' },
  TOO_MANY_FILES: {
    exit: 'failed',
    cause: 'The system allows no more open files.',
    remedy: 'Raise the limit (`ulimit -n`).',
  },
  ENGINE_FILES_CHANGED: {
    exit: 'failed',
    cause: "Somebody changed what steers the engine's own git.",
    remedy: 'An agent or a check did: confine it better (`ralph doctor`), then run again.',
  },
  PROGRAM_CHANGED: {
    exit: 'failed',
    cause: "Programs that run with ralph's own rights were changed.",
    remedy: 'If you just updated them, run again; if not, confine the agent better.',
  },
  CHECKOUT_GIT_CHANGED: {
    exit: 'failed',
    cause: "Somebody wrote to the checkout's own .git while it was put aside.",
    remedy: 'Use split jobs, or a machine that confines the agent.',
  },
  CHECKOUT_GIT_NOT_MOVABLE: {
    exit: 'failed',
    cause: "The checkout's .git cannot be moved out of the agent's reach.",
    remedy: 'Check out with actions/checkout into a directory that the runner owns.',
  },
} as const satisfies CatalogueRows
