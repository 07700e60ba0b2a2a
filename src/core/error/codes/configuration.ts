import type { CatalogueRows } from './exit-codes.ts'

export const configurationErrors = {
  PROXY_INVALID: {
    exit: 'usage',
    cause: 'HTTP_PROXY or HTTPS_PROXY is not the address of a proxy.',
    remedy: 'Write it as http://proxy.example.com:3128, or unset it.',
  },
  USAGE: {
    exit: 'usage',
    cause: 'The command line is not valid: an unknown flag, a missing value or an unexpected argument.',
    remedy: '`ralph COMMAND --help` shows how it is written.',
  },
  CONFIG_INVALID: {
    exit: 'data',
    cause: 'A setting has a value that cannot be used; each is listed with its source.',
    remedy: 'Fix the listed problems; `ralph config` shows each value and where it comes from.',
  },
  CONFIG_ELSEWHERE: {
    exit: 'data',
    cause: 'A file with settings of ralph lies where nothing reads it. A warning.',
    remedy: 'Move it to `.github/ralph.yml`, or name it with `--config`.',
  },
  CHECKS_INVALID: {
    exit: 'data',
    cause: 'The list of checks cannot be used.',
    remedy: 'Fix the checks in the configuration or in `validate`.',
  },
  CHECKS_MISSING: {
    exit: 'data',
    cause: 'No check decides what is committed.',
    remedy: 'Name one with `validate`, or accept that with `no-checks`.',
  },
  TEMPLATE_UNREAD: {
    exit: 'data',
    cause: 'A file in `.ralph/templates` has a name that no template has, so nothing reads it. A warning.',
    remedy: 'Give it the name of a template.',
  },
  KNOWLEDGE_FROM_MISSING: {
    exit: 'data',
    cause: '`knowledge-from` names a plan that has no state.',
    remedy: 'Name a plan that was run (`ralph list`), or remove the setting.',
  },
  LANES_WITHOUT_SETUP: {
    exit: 'data',
    cause: '`lanes` is above 1 in a workflow without `setup`: the steps before ralph prepared one workspace only.',
    remedy: 'Set `setup` to what those steps do, such as `npm ci`, or remove `lanes`.',
  },
  MIRROR_WITHOUT_CHECK: {
    exit: 'data',
    cause: '`mirror-status` names a check that does not exist.',
    remedy: 'Name one of the checks.',
  },
  AGENTS_FILE_INVALID: {
    exit: 'data',
    cause: '`.ralph/config/agents.json` at the base cannot be used; each problem is listed.',
    remedy: 'Fix it and commit it to the base, or set `agent-passes-enabled: false`.',
  },
  MCP_CONFIG_INVALID: {
    exit: 'data',
    cause:
      'A file of MCP servers at the base (`.ralph/config/mcp-….json`, `.mcp.json`) cannot be used; each problem is listed.',
    remedy: 'Fix it and commit it to the base; docs/mcp.md shows the form.',
  },
  TEMPLATE_TOO_LONG: {
    exit: 'data',
    cause: 'Your own templates would take more than half of a prompt, and they are never cut.',
    remedy:
      'Shorten `.ralph/templates/output-instructions.md` or `first-iteration.md`, or raise `context-budget` (in the other modes `context-budget-hpi`).',
  },
  PROJECT_WORDS: {
    exit: 'data',
    cause: 'A template has an unknown placeholder, or `.ralph/config.yaml` is not valid YAML.',
    remedy: 'Use a placeholder that the message lists, or correct the file.',
  },
  SKILL_NAME: {
    exit: 'data',
    cause: 'The name of a skill is not a plain file name.',
    remedy: 'The skill `api-style` is the file .ralph/skills/api-style.md.',
  },
  BRANCH_NAME: {
    exit: 'data',
    cause: 'The work branch has a name that git does not accept.',
    remedy: 'Choose another `branch` in the plan.',
  },
  RULES_WEAKENED: {
    exit: 'usage',
    cause: "A job's settings are less strict than the run's.",
    remedy: "Remove them, or change the run's rules with --change-rules or `ralph set`.",
  },
  RULES_UNREADABLE: {
    exit: 'data',
    cause: 'The run has recorded a rule that this version of ralph does not know.',
    remedy: 'Use the version that began the run, or a newer one.',
  },
  CONFINEMENT_BELOW_MINIMUM: {
    exit: 'data',
    cause: "The machine's confinement is weaker than `min-confinement`.",
    remedy: 'Install what `ralph doctor` names, or lower `min-confinement`.',
  },
  EGRESS_MODEL_UNREACHABLE: {
    exit: 'data',
    cause:
      'With `egress: listed` or `none`, the address of the model is plain http to another machine, or no host name.',
    remedy: 'Use an https address with a host name, or set `egress: open`.',
  },
  EGRESS_NOT_CONFINED: {
    exit: 'data',
    cause: '`egress` is set, and the machine cannot give the agent a network of its own.',
    remedy: 'Install what `ralph doctor` names for C3, or set `egress: open`.',
  },
  CONFINEMENT_BESIDE_SECRETS: {
    exit: 'data',
    cause: 'The agent would work beside the secrets of a job, on a machine that confines no files.',
    remedy: 'Install what `ralph doctor` names, use split jobs, or write `confinement: none`.',
  },
  SETTING_IDLE: {
    exit: 'usage',
    cause: 'A flag has an effect only beside another setting, which is not set that way.',
    remedy: 'Add what it needs, which is printed, or leave it out.',
  },
  AGENT_COMMAND_MISSING: {
    exit: 'usage',
    cause: 'The agent is `command`, and no command is given.',
    remedy: 'Add --agent-command (see docs/agents.md).',
  },
  AGENT_VERSION_WITHOUT_CLAUDE: {
    exit: 'usage',
    cause: '`agent-version` is set, but the agent is not Claude Code.',
    remedy: 'Leave it out.',
  },
  AUTHOR_WITH_API_COMMITS: {
    exit: 'usage',
    cause: '`author` is set, but with `commit-mode: api` GitHub signs for the account of the token only.',
    remedy: 'Remove one of the two.',
  },
  AUTHOR_INVALID: {
    exit: 'usage',
    cause: '`author` is not a name with an address.',
    remedy: 'Write it as "Name <name@example.com>".',
  },
  COMMITTER_INVALID: {
    exit: 'usage',
    cause: '`committer` is not a name with an address.',
    remedy: 'Write it as "Name <name@example.com>".',
  },
  COMMITS_UNSIGNED: {
    exit: 'usage',
    cause: 'GitHub is to sign the commits, but this job cannot ask it.',
    remedy: 'Run it as the action with `github-token`, or set `commit-mode: git`.',
  },
  ENV_NAME_INVALID: {
    exit: 'usage',
    cause: 'An entry of `agent-env` or `check-env` is not the name of a variable.',
    remedy: 'Write each variable by its full name; wildcards are not supported.',
  },
  FILE_UNREADABLE: { exit: 'data', cause: 'A file cannot be read.', remedy: 'Check its name and permissions.' },
  FILE_TOO_LARGE: { exit: 'data', cause: 'A file is larger than ralph reads.', remedy: 'Shorten or split it.' },
  FILE_NOT_TEXT: { exit: 'data', cause: 'A file is not UTF-8 text.', remedy: 'Save it as UTF-8.' },
  PATH_OUTSIDE: {
    exit: 'data',
    cause: 'A path points outside the repository.',
    remedy: 'Name a file of the repository, from its top.',
  },
  WORKING_DIRECTORY_INVALID: {
    exit: 'data',
    cause: 'The agent cannot work in the directory that `working-directory` names.',
    remedy: 'Name a directory of the repository.',
  },
  FILE_UNUSABLE: {
    exit: 'usage',
    cause: '`ralph init` cannot write one of its files. Nothing was written.',
    remedy: 'Move what is there, then run it again.',
  },
  INIT_WOULD_OVERWRITE: {
    exit: 'usage',
    cause: '`ralph init` would change files that exist. Nothing was written.',
    remedy: 'Run it on a terminal to choose, or use --force to accept the changes.',
  },
  FOLDER_NOT_EMPTY: {
    exit: 'usage',
    cause: 'The folder for the example is not empty.',
    remedy: 'Name an empty or new folder.',
  },
  DIRECTORY_EXISTS: {
    exit: 'usage',
    cause: 'The directory to write to already exists.',
    remedy: 'Name another one, or remove it.',
  },
  DIRECTORY_UNUSABLE: {
    exit: 'usage',
    cause: 'The directory to write to cannot be made.',
    remedy: 'Name one in a folder that you may write to.',
  },
  RECORD_DIRECTORY: {
    exit: 'usage',
    cause: 'The directory for a recording is not empty.',
    remedy: 'Name a new or empty directory with --record.',
  },
  CASSETTE_INVALID: {
    exit: 'data',
    cause: 'The files of a recording have faults; each is listed.',
    remedy: 'Fix the listed problems (docs/cassette.md), or record the job again.',
  },
  CASSETTE_OBJECTS: {
    exit: 'data',
    cause: 'A recording starts from commits that are missing from this clone.',
    remedy: 'Replay it in the repository that was recorded, or add objects.bundle.',
  },
  CASSETTE_UNPLAYABLE: {
    exit: 'data',
    cause: 'The recorded changes cannot be made.',
    remedy: 'The recording does not match the base, or was edited.',
  },
  REPLAY_ENDED: {
    exit: 'failed',
    cause: 'A replay asks for a call that was not recorded.',
    remedy: 'The replay differed earlier; the differences show where.',
  },
  FAILPOINT_INVALID: {
    exit: 'usage',
    cause: 'RALPH_FAILPOINT names no failpoint.',
    remedy: "It is for ralph's own tests; unset it.",
  },
} as const satisfies CatalogueRows
