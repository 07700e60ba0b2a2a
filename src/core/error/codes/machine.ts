import type { CatalogueRows } from './exit-codes.ts'

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
