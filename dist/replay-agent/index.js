import { chmod, mkdir, open, readFile, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { constants } from "node:fs";
import { Socket } from "node:net";
// src/core/error/codes/configuration.ts
const configurationErrors = {
	PROXY_INVALID: {
		exit: "usage",
		cause: "HTTP_PROXY or HTTPS_PROXY is not the address of a proxy.",
		remedy: "Write it as http://proxy.example.com:3128, or unset it."
	},
	USAGE: {
		exit: "usage",
		cause: "The command line is not valid: an unknown flag, a missing value or an unexpected argument.",
		remedy: "`ralph COMMAND --help` shows how it is written."
	},
	CONFIG_INVALID: {
		exit: "data",
		cause: "A setting has a value that cannot be used; each is listed with its source.",
		remedy: "Fix the listed problems; `ralph config` shows each value and where it comes from."
	},
	CONFIG_ELSEWHERE: {
		exit: "data",
		cause: "A file with settings of ralph lies where nothing reads it. A warning.",
		remedy: "Move it to `.github/ralph.yml`, or name it with `--config`."
	},
	CHECKS_INVALID: {
		exit: "data",
		cause: "The list of checks cannot be used.",
		remedy: "Fix the checks in the configuration or in `validate`."
	},
	CHECKS_MISSING: {
		exit: "data",
		cause: "No check decides what is committed.",
		remedy: "Name one with `validate`, or accept that with `no-checks`."
	},
	TEMPLATE_UNREAD: {
		exit: "data",
		cause: "A file in `.ralph/templates` has a name that no template has, so nothing reads it. A warning.",
		remedy: "Give it the name of a template."
	},
	KNOWLEDGE_FROM_MISSING: {
		exit: "data",
		cause: "`knowledge-from` names a plan that has no state.",
		remedy: "Name a plan that was run (`ralph list`), or remove the setting."
	},
	LANES_WITHOUT_SETUP: {
		exit: "data",
		cause: "`lanes` is above 1 in a workflow without `setup`: the steps before ralph prepared one workspace only.",
		remedy: "Set `setup` to what those steps do, such as `npm ci`, or remove `lanes`."
	},
	MIRROR_WITHOUT_CHECK: {
		exit: "data",
		cause: "`mirror-status` names a check that does not exist.",
		remedy: "Name one of the checks."
	},
	AGENTS_FILE_INVALID: {
		exit: "data",
		cause: "`.ralph/config/agents.json` at the base cannot be used; each problem is listed.",
		remedy: "Fix it and commit it to the base, or set `agent-passes-enabled: false`."
	},
	MCP_CONFIG_INVALID: {
		exit: "data",
		cause: "A file of MCP servers at the base (`.ralph/config/mcp-\u2026.json`, `.mcp.json`) cannot be used; each problem is listed.",
		remedy: "Fix it and commit it to the base; docs/mcp.md shows the form."
	},
	TEMPLATE_TOO_LONG: {
		exit: "data",
		cause: "Your own templates would take more than half of a prompt, and they are never cut.",
		remedy: "Shorten `.ralph/templates/output-instructions.md` or `first-iteration.md`, or raise `context-budget` (in the other modes `context-budget-hpi`)."
	},
	PROJECT_WORDS: {
		exit: "data",
		cause: "A template has an unknown placeholder, or `.ralph/config.yaml` is not valid YAML.",
		remedy: "Use a placeholder that the message lists, or correct the file."
	},
	SKILL_NAME: {
		exit: "data",
		cause: "The name of a skill is not a plain file name.",
		remedy: "The skill `api-style` is the file .ralph/skills/api-style.md."
	},
	BRANCH_NAME: {
		exit: "data",
		cause: "The work branch has a name that git does not accept.",
		remedy: "Choose another `branch` in the plan."
	},
	RULES_WEAKENED: {
		exit: "usage",
		cause: "A job's settings are less strict than the run's.",
		remedy: "Remove them, or change the run's rules with --change-rules or `ralph set`."
	},
	RULES_UNREADABLE: {
		exit: "data",
		cause: "The run has recorded a rule that this version of ralph does not know.",
		remedy: "Use the version that began the run, or a newer one."
	},
	CONFINEMENT_BELOW_MINIMUM: {
		exit: "data",
		cause: "The machine's confinement is weaker than `min-confinement`.",
		remedy: "Install what `ralph doctor` names, or lower `min-confinement`."
	},
	EGRESS_MODEL_UNREACHABLE: {
		exit: "data",
		cause: "With `egress: listed` or `none`, the address of the model is plain http to another machine, or no host name.",
		remedy: "Use an https address with a host name, or set `egress: open`."
	},
	EGRESS_NOT_CONFINED: {
		exit: "data",
		cause: "`egress` is set, and the machine cannot give the agent a network of its own.",
		remedy: "Install what `ralph doctor` names for C3, or set `egress: open`."
	},
	CONFINEMENT_BESIDE_SECRETS: {
		exit: "data",
		cause: "The agent would work beside the secrets of a job, on a machine that confines no files.",
		remedy: "Install what `ralph doctor` names, use split jobs, or write `confinement: none`."
	},
	SETTING_IDLE: {
		exit: "usage",
		cause: "A flag has an effect only beside another setting, which is not set that way.",
		remedy: "Add what it needs, which is printed, or leave it out."
	},
	AGENT_COMMAND_MISSING: {
		exit: "usage",
		cause: "The agent is `command`, and no command is given.",
		remedy: "Add --agent-command (see docs/agents.md)."
	},
	AGENT_VERSION_WITHOUT_CLAUDE: {
		exit: "usage",
		cause: "`agent-version` is set, but the agent is not Claude Code.",
		remedy: "Leave it out."
	},
	AUTHOR_WITH_API_COMMITS: {
		exit: "usage",
		cause: "`author` is set, but with `commit-mode: api` GitHub signs for the account of the token only.",
		remedy: "Remove one of the two."
	},
	AUTHOR_INVALID: {
		exit: "usage",
		cause: "`author` is not a name with an address.",
		remedy: "Write it as \"Name <name@example.com>\"."
	},
	COMMITTER_INVALID: {
		exit: "usage",
		cause: "`committer` is not a name with an address.",
		remedy: "Write it as \"Name <name@example.com>\"."
	},
	COMMITS_UNSIGNED: {
		exit: "usage",
		cause: "GitHub is to sign the commits, but this job cannot ask it.",
		remedy: "Run it as the action with `github-token`, or set `commit-mode: git`."
	},
	ENV_NAME_INVALID: {
		exit: "usage",
		cause: "An entry of `agent-env` or `check-env` is not the name of a variable.",
		remedy: "Write each variable by its full name; wildcards are not supported."
	},
	FILE_UNREADABLE: {
		exit: "data",
		cause: "A file cannot be read.",
		remedy: "Check its name and permissions."
	},
	FILE_TOO_LARGE: {
		exit: "data",
		cause: "A file is larger than ralph reads.",
		remedy: "Shorten or split it."
	},
	FILE_NOT_TEXT: {
		exit: "data",
		cause: "A file is not UTF-8 text.",
		remedy: "Save it as UTF-8."
	},
	PATH_OUTSIDE: {
		exit: "data",
		cause: "A path points outside the repository.",
		remedy: "Name a file of the repository, from its top."
	},
	WORKING_DIRECTORY_INVALID: {
		exit: "data",
		cause: "The agent cannot work in the directory that `working-directory` names.",
		remedy: "Name a directory of the repository."
	},
	FILE_UNUSABLE: {
		exit: "usage",
		cause: "`ralph init` cannot write one of its files. Nothing was written.",
		remedy: "Move what is there, then run it again."
	},
	INIT_WOULD_OVERWRITE: {
		exit: "usage",
		cause: "`ralph init` would change files that exist. Nothing was written.",
		remedy: "Run it on a terminal to choose, or use --force to accept the changes."
	},
	FOLDER_NOT_EMPTY: {
		exit: "usage",
		cause: "The folder for the example is not empty.",
		remedy: "Name an empty or new folder."
	},
	DIRECTORY_EXISTS: {
		exit: "usage",
		cause: "The directory to write to already exists.",
		remedy: "Name another one, or remove it."
	},
	DIRECTORY_UNUSABLE: {
		exit: "usage",
		cause: "The directory to write to cannot be made.",
		remedy: "Name one in a folder that you may write to."
	},
	RECORD_DIRECTORY: {
		exit: "usage",
		cause: "The directory for a recording is not empty.",
		remedy: "Name a new or empty directory with --record."
	},
	CASSETTE_INVALID: {
		exit: "data",
		cause: "The files of a recording have faults; each is listed.",
		remedy: "Fix the listed problems (docs/cassette.md), or record the job again."
	},
	CASSETTE_OBJECTS: {
		exit: "data",
		cause: "A recording starts from commits that are missing from this clone.",
		remedy: "Replay it in the repository that was recorded, or add objects.bundle."
	},
	CASSETTE_UNPLAYABLE: {
		exit: "data",
		cause: "The recorded changes cannot be made.",
		remedy: "The recording does not match the base, or was edited."
	},
	REPLAY_ENDED: {
		exit: "failed",
		cause: "A replay asks for a call that was not recorded.",
		remedy: "The replay differed earlier; the differences show where."
	},
	FAILPOINT_INVALID: {
		exit: "usage",
		cause: "RALPH_FAILPOINT names no failpoint.",
		remedy: "It is for ralph's own tests; unset it."
	}
};
// src/core/error/codes/plan.ts
const planErrors = {
	PLAN_MISSING: {
		exit: "data",
		cause: "There is no plan at that place.",
		remedy: "`ralph start` makes one of a sentence. Or write one (docs/plan.md), or name the file with --plan."
	},
	PLAN_INVALID: {
		exit: "data",
		cause: "The plan has faults; each is listed with its place.",
		remedy: "Fix the listed problems. `ralph plan lint` checks only the plan."
	},
	PLAN_NAME: {
		exit: "data",
		cause: "The plan has no `name`, and its file name cannot stand in for one.",
		remedy: "Add a `name`, or rename the file."
	},
	PLAN_NAME_TAKEN: {
		exit: "data",
		cause: "The run of this name began from another plan, which is still there.",
		remedy: "Give this plan a name of its own, continue that run with the printed command, or begin it again with --fresh."
	},
	QUEUE_REFUSED: {
		exit: "data",
		cause: "The queue of plans cannot be changed that way; the message says why.",
		remedy: "Do what the message says. `ralph queue` shows the queue."
	},
	QUEUE_INVALID: {
		exit: "data",
		cause: "Two plans in the queue have the same name, so they would share one run, or the next plan is not committed, so that no commit could move it. Each file is named.",
		remedy: "Rename one of the files (the number before its name does not count), or commit the plan."
	},
	PATHS_MATCH_NOTHING: {
		exit: "data",
		cause: "A pattern in the `paths` of a task matches no file in the base.",
		remedy: "Correct it if it is a typo; it may also name files that the task will create."
	},
	PLAN_ENCODING: {
		exit: "data",
		cause: "The file is not UTF-8 text.",
		remedy: "Save it as UTF-8."
	},
	PLAN_TOO_LARGE: {
		exit: "data",
		cause: "The file is larger than ralph reads.",
		remedy: "Split it into several plans."
	},
	PLAN_TOO_DEEP: {
		exit: "data",
		cause: "The JSON is nested too deeply.",
		remedy: "Flatten it; a plan needs four levels."
	},
	PLAN_SYNTAX: {
		exit: "data",
		cause: "The file is not valid JSON or YAML.",
		remedy: "Fix it at the place that is named."
	},
	PLAN_DUPLICATE_KEY: {
		exit: "data",
		cause: "A key occurs twice in one object; only the last would count.",
		remedy: "Keep one of them."
	},
	PLAN_FORBIDDEN_KEY: {
		exit: "data",
		cause: "The plan has a key named `__proto__`.",
		remedy: "Remove it."
	},
	PLAN_MISSING_FIELD: {
		exit: "data",
		cause: "A required field is missing.",
		remedy: "Add it."
	},
	PLAN_UNKNOWN_FIELD: {
		exit: "data",
		cause: "A field is not part of the format and has no effect.",
		remedy: "Remove it, or move its text to a field that ralph reads."
	},
	PLAN_WRONG_TYPE: {
		exit: "data",
		cause: "A field has a value of the wrong type.",
		remedy: "Write the type that is named."
	},
	PLAN_WRONG_VALUE: {
		exit: "data",
		cause: "A field has a value that is not allowed.",
		remedy: "Write one of the values that are named."
	},
	PLAN_LIST_TOO_LONG: {
		exit: "data",
		cause: "A list has more entries than ralph takes.",
		remedy: "Shorten it, or split the plan."
	},
	PLAN_NO_TASKS: {
		exit: "data",
		cause: "The plan has no tasks.",
		remedy: "Add at least one."
	},
	PLAN_UNSAFE_ID: {
		exit: "data",
		cause: "An id has characters that are not safe in file names, refs and commit messages.",
		remedy: "Use letters, digits, \".\", \"_\" and \"-\"; at most 64."
	},
	PLAN_RESERVED_ID: {
		exit: "data",
		cause: "An id begins like those of the engine's own tasks.",
		remedy: "Use another id."
	},
	PLAN_DUPLICATE_ID: {
		exit: "data",
		cause: "Two tasks have the same id.",
		remedy: "Give each its own id."
	},
	PLAN_CASE_TWIN: {
		exit: "data",
		cause: "Two ids differ only in case.",
		remedy: "Rename one of them."
	},
	PLAN_SELF_DEPENDENCY: {
		exit: "data",
		cause: "A task depends on itself, so it can never start.",
		remedy: "Remove the entry."
	},
	PLAN_UNKNOWN_DEPENDENCY: {
		exit: "data",
		cause: "A task depends on one that is not in the plan.",
		remedy: "Fix the id, or remove the entry."
	},
	PLAN_REPEATED_DEPENDENCY: {
		exit: "data",
		cause: "A dependency is listed twice. A warning.",
		remedy: "Remove one of the two."
	},
	PLAN_CYCLE: {
		exit: "data",
		cause: "Tasks wait for each other in a circle.",
		remedy: "Remove one of the dependencies, or split a task."
	},
	PLAN_DEAD_DEPENDENCY: {
		exit: "data",
		cause: "A task depends on one that is skipped or failed, so it can never start.",
		remedy: "Set that one to pending, or remove the entry."
	},
	PLAN_MILESTONE_ORDER: {
		exit: "data",
		cause: "A task is needed for a milestone and depends on a later one.",
		remedy: "Give both the same milestone, or change the order."
	},
	PLAN_MILESTONE_TWIN: {
		exit: "data",
		cause: "Two milestones differ so little that one may be a typing mistake. A warning.",
		remedy: "Use one name."
	},
	PLAN_UNSAFE_MILESTONE: {
		exit: "data",
		cause: "The name of a milestone cannot be part of a branch name.",
		remedy: "Use a name such as API or v1.2."
	},
	PLAN_UNSAFE_BRANCH: {
		exit: "data",
		cause: "`branch` cannot be the name of a branch.",
		remedy: "Use a name such as ralph/work/my-plan."
	},
	PLAN_UNSAFE_TOOL: {
		exit: "data",
		cause: "An allowed tool is not the name of a tool.",
		remedy: "Write a name such as Edit or Bash(npm test)."
	},
	PLAN_UNSAFE_SKILL: {
		exit: "data",
		cause: "A skill is not a plain file name.",
		remedy: "Use letters, digits, \".\", \"_\" and \"-\", without a folder."
	},
	PLAN_UNSAFE_PATH: {
		exit: "data",
		cause: "A path leaves the repository, or is not one.",
		remedy: "Write a path inside the repository."
	},
	PLAN_UNCLEAR: {
		exit: "data",
		cause: "A Markdown document does not show clearly what its tasks are, and nothing is guessed.",
		remedy: "Write each task as a heading or a check box ([the formats](plan.md#formats)), or have a plan made: `ralph plan create --from FILE`."
	},
	PLAN_MERGE_MARKERS: {
		exit: "data",
		cause: "The plan has merge conflict markers.",
		remedy: "Keep one of the two versions and remove the markers."
	},
	PLAN_UNKNOWN_STATUS: {
		exit: "data",
		cause: "A task has a status that no format knows.",
		remedy: "Write one of the words that are named."
	},
	PLAN_HIDDEN_TASK: {
		exit: "data",
		cause: "A line looks like a task, but Markdown shows it as code or as part of a paragraph.",
		remedy: "Remove the white space before it, or put an empty line above it."
	},
	PLAN_UNPLACED: {
		exit: "data",
		cause: "Something in the plan looks like a task, or belongs to one, and no agent would get it. An error if it would change what is done.",
		remedy: "Write it as the message says, or reword it if it is no task ([what counts](plan.md#what-looks-like-a-task))."
	},
	PLAN_FORMAT: {
		exit: "data",
		cause: "A plan can be read in two ways with different tasks, or not in the format of its run.",
		remedy: "Name its format with `--format NAME`."
	},
	PLAN_TAG: {
		exit: "data",
		cause: "A Task Master file has several lists of tasks and none is chosen, or it lacks the one that is.",
		remedy: "Name one of its tags with the setting `plan-tag`."
	},
	PLAN_FOLDER: {
		exit: "data",
		cause: "A folder that is named as the plan holds no list of stories, or several.",
		remedy: "Name the folder of one `sprint-status.yaml`, or of story files ([BMAD](bmad.md))."
	},
	PLAN_SCOPE: {
		exit: "data",
		cause: "The setting `plan-scope` names an epic, a sprint or a story that is not there, or leaves out what one waits for.",
		remedy: "Name one of those that the message lists, or use `all`."
	},
	PLAN_STORY_FILE: {
		exit: "data",
		cause: "A listed story has no file, or a story has a file or a section but is not listed.",
		remedy: "Write the file, or list the story."
	},
	PLAN_STATUS_DIFFERS: {
		exit: "data",
		cause: "The list of stories and the story file have different statuses. A warning; the list counts.",
		remedy: "Correct the one that is wrong."
	},
	PLAN_DOCUMENT_TOO_LARGE: {
		exit: "data",
		cause: "A document is so large that next to nothing of it reaches an agent. A warning.",
		remedy: "Split it by topic, and name in each story what it needs."
	},
	PLAN_DISCOVERED: {
		exit: "data",
		cause: "Entries under \"Discovered\" are not tasks. A warning.",
		remedy: "Turn those that should be done into tasks."
	},
	PLAN_LINK_OUTSIDE: {
		exit: "data",
		cause: "The plan is a link that points outside the repository, or has a link to a file that does. The second is a warning.",
		remedy: "Put the file into the repository, or write what is needed into the plan."
	},
	PLAN_TASK_TOO_LARGE: {
		exit: "data",
		cause: "A task is probably more than one agent call can do, or says more than a prompt holds. A warning.",
		remedy: "Split the task, or put its text into a file in the repository."
	},
	PLAN_NO_DESCRIPTION: {
		exit: "data",
		cause: "A task has no description. A warning.",
		remedy: "Say what is to be done."
	},
	PLAN_NO_CRITERIA: {
		exit: "data",
		cause: "A task has no acceptance criteria. A warning.",
		remedy: "Say how to tell that it is done."
	},
	ISSUE_FORM: {
		exit: "data",
		cause: "The text of an issue cannot be read as a plan.",
		remedy: "Fix the part that is named, or open the issue again with the form."
	}
};
/** What can be wrong with specs, and with what an agent proposes before there is a run. */
const proposalErrors = {
	SPEC_MISSING: {
		exit: "data",
		cause: "There is no spec at that place.",
		remedy: "Write one ([the format](specs.md)), or name its file."
	},
	SPEC_UNREADABLE: {
		exit: "data",
		cause: "A spec or the index cannot be read: it points outside the repository, is too large, or is not text.",
		remedy: "Put a readable file of at most 5 MiB there."
	},
	SPEC_INDEX: {
		exit: "data",
		cause: "`specs/INDEX.md` and the specs in its folders disagree.",
		remedy: "Correct the one that is wrong."
	},
	SPEC_ID: {
		exit: "data",
		cause: "A spec has no ID, or the ID of another one.",
		remedy: "Give it its own ID, such as F3."
	},
	SPEC_STATUS: {
		exit: "data",
		cause: "The status of a spec is not one that specs can have.",
		remedy: "Write planned, in_progress, blocked or complete."
	},
	SPEC_REQUIRES: {
		exit: "data",
		cause: "A spec requires one that does not exist, or specs require each other in a circle.",
		remedy: "Correct the ID, or remove it."
	},
	SPEC_SECTION: {
		exit: "data",
		cause: "A section of a spec is missing or says nothing.",
		remedy: "Write it. Without goals nobody can say when the feature is done."
	},
	SPEC_LINK_OUTSIDE: {
		exit: "data",
		cause: "A link in a spec points outside the repository. A warning.",
		remedy: "Put the file into the repository, or write what is needed into the spec."
	},
	SPEC_OPEN_QUESTIONS: {
		exit: "person",
		cause: "A spec has open questions, so no plan is made from it. A warning if there are other findings.",
		remedy: "Write the answer beside each question and tick its box."
	},
	PLAN_SOURCE: {
		exit: "data",
		cause: "There is nothing to make a plan from: no such file, an empty one, or an issue that cannot be read.",
		remedy: "Name a spec, a file of the repository, an issue (#12), or write the text itself in quotes."
	},
	PLAN_SOURCE_TOO_WIDE: {
		exit: "data",
		cause: "A spec has more goals than one plan can serve.",
		remedy: "Split it into several specs."
	},
	PLAN_TARGET: {
		exit: "usage",
		cause: "A plan cannot be written there: it is outside the repository, or the file already exists.",
		remedy: "Name another file with --to, or replace it with --force."
	},
	PROPOSAL_REFUSED: {
		exit: "data",
		cause: "The agent's proposal broke a rule, and still did after two requests to fix it. Nothing was written.",
		remedy: "Say more clearly what you want, or split it; another `model` may do better."
	},
	PROPOSAL_FAILED: {
		exit: "failed",
		orExit: "interrupted",
		cause: "The agent gave no answer, or changed files that it must not change. Nothing was written.",
		remedy: "Fix what is named, then run the same command again."
	}
};
// src/core/error/codes/run.ts
const runErrors = {
	BUSY: {
		exit: "busy",
		cause: "Another job is running.",
		remedy: "Wait for it. The lease of a lost job expires ten minutes after its last renewal, or six hours if other jobs of its workflow run had taken over."
	},
	LEASE_LOST: {
		exit: "busy",
		cause: "Another job took over the run during this job.",
		remedy: "Nothing is lost. Run again when that job has ended."
	},
	NOT_UNDER_WAY: {
		exit: "busy",
		cause: "This job has nothing to finish.",
		remedy: "Nothing was changed; the next job continues from the state."
	},
	INTERRUPTED: {
		exit: "interrupted",
		cause: "The job was interrupted before the work began.",
		remedy: "The same command continues."
	},
	INTERNAL: {
		exit: "bug",
		cause: "A bug in ralph.",
		remedy: "Report it with the stack that was printed. The same command continues."
	},
	NO_RUN: {
		exit: "failed",
		cause: "The plan has not been run.",
		remedy: "Start it with `ralph run`."
	},
	RUN_UNKNOWN: {
		exit: "usage",
		cause: "Neither a recording nor a run has that name.",
		remedy: "Name one of those that are listed."
	},
	RUN_AT_WORK: {
		exit: "busy",
		cause: "A job is working on the run that you want to finish or delete.",
		remedy: "Wait for it or end it with `ralph stop`; `ralph delete --force` does not ask."
	},
	RUN_UNFINISHED: {
		exit: "person",
		cause: "The run that you want to finish has open tasks, or a commit that waits for approval.",
		remedy: "Continue it, or give up the tasks; the commands are printed."
	},
	WORK_UNMERGED: {
		exit: "person",
		cause: "The base does not contain the work of the run that you want to delete.",
		remedy: "Merge it with `ralph finish`, or discard it with --force."
	},
	FINISH_CONFLICT: {
		exit: "person",
		cause: "The work of the run conflicts with its base.",
		remedy: "Merge by hand with the commands that are printed."
	},
	FINISH_NOT_HERE: {
		exit: "person",
		cause: "`finish --here` merges only in a clean tree that has the base checked out.",
		remedy: "Bring the tree into that state with the command that is printed, or merge by hand."
	},
	FINISH_REFUSED: {
		exit: "person",
		cause: "Git, or one of your hooks, did not accept the merge of `finish --here`.",
		remedy: "Fix what git reports, then run the same command again."
	},
	REF_STAYS: {
		exit: "failed",
		cause: "A ref of the run could not be moved or removed.",
		remedy: "Fix what the remote reports, then run the same command again."
	},
	NO_ITERATION: {
		exit: "usage",
		cause: "There is no such iteration.",
		remedy: "`ralph log` shows their numbers."
	},
	NO_ENTRY: {
		exit: "usage",
		cause: "There is no such knowledge entry.",
		remedy: "`ralph knowledge` lists them."
	},
	NO_TREE: {
		exit: "usage",
		cause: "The iteration left no files.",
		remedy: "`ralph log` shows what happened in each iteration."
	},
	RUN_ELSEWHERE: {
		exit: "usage",
		cause: "A run of this plan is stored at another place than this job was told.",
		remedy: "Continue there with the printed command, or start another run with --fresh."
	},
	OTHER_REMOTE: {
		exit: "data",
		cause: "The run keeps its branches at another remote.",
		remedy: "Continue there with --remote, or start a new run with --fresh."
	},
	STATE_ELSEWHERE: {
		exit: "usage",
		cause: "`origin` holds a state of this plan already.",
		remedy: "Continue with that one, or move it aside there; both commands are printed."
	},
	STATE_UNDER_OTHER_NAME: {
		exit: "usage",
		cause: "The state of this plan is under another name than `state-ref` says.",
		remedy: "Set `state-ref` to it, or move it; both commands are printed."
	},
	STATE_DELETED: {
		exit: "data",
		orExit: "failed",
		cause: "The state branch is gone, but there are traces of the run.",
		remedy: "Push the named commit again, or start over."
	},
	STATE_MOVED_BACK: {
		exit: "data",
		cause: "The state branch was moved back to an earlier commit.",
		remedy: "Restore its newest commit; the command is printed."
	},
	STATE_OF_OTHER_PLAN: {
		exit: "data",
		cause: "The state branch holds the state of another plan.",
		remedy: "Move it back to its own newest commit, or start over with --fresh."
	},
	STATE_NEWER: {
		exit: "data",
		cause: "A newer version of ralph wrote the state.",
		remedy: "Update ralph here."
	},
	STATE_CORRUPT: {
		exit: "data",
		cause: "The state, or a file of it, cannot be read.",
		remedy: "Do what is printed: go back to the last good state, move it aside, or let `git fsck` name what is damaged."
	},
	STATE_UNREADABLE: {
		exit: "data",
		orExit: "failed",
		cause: "Git objects of the state are damaged or gone.",
		remedy: "`git fsck` names them; fetch them from another clone."
	},
	STATE_NOT_ITS_EVENTS: {
		exit: "data",
		cause: "The state does not match its own log: somebody edited it.",
		remedy: "Find out who, and go back to the last good state; the command is printed."
	},
	STATE_FORGED: {
		exit: "data",
		cause: "The state describes work that did not happen.",
		remedy: "Find out who wrote it, and go back to the last good state; the command is printed."
	},
	ORDER_FROM_AGENT: {
		exit: "usage",
		cause: "An order may come from the agent or a check instead of a person.",
		remedy: "Give it from a terminal that the job did not start, or in a comment."
	},
	COMMAND_REFUSED: {
		exit: "usage",
		cause: "An order cannot be obeyed; the reason is given.",
		remedy: "Fix that and give the order again."
	},
	INBOX_REFUSED: {
		exit: "failed",
		cause: "The repository does not accept the order.",
		remedy: "Allow refs/ralph/inbox/ there."
	},
	SETUP_FAILED: {
		exit: "failed",
		cause: "A set-up command failed.",
		remedy: "Make it pass in a fresh checkout, or change `setup`."
	},
	CHECKS_NOT_BEGUN: {
		exit: "failed",
		cause: "The job that runs the checks never started.",
		remedy: "Look at the workflow run; then start it again."
	},
	JOB_LOST: {
		exit: "failed",
		cause: "A job of the iteration was lost, such as its runner.",
		remedy: "Look at the workflow run; the schedule continues it, or start it again."
	},
	CHECKED_IN_THE_SAME_JOB: {
		exit: "usage",
		cause: "The steps between `begin` and `finish` have not seen the commit.",
		remedy: "Put the checks and `finish` into separate jobs, or set `trust-agent: true`."
	},
	FINISH_INPUTS: {
		exit: "usage",
		cause: "`finish` lacks an input.",
		remedy: "Give `results` and `require` (docs/github.md)."
	},
	RESULTS_INVALID: {
		exit: "data",
		cause: "`results` does not say how the jobs or steps ended.",
		remedy: "Give `toJSON(needs)` or `toJSON(steps)`."
	},
	RESULTS_OF_ANOTHER: {
		exit: "busy",
		cause: "The results are about another commit.",
		remedy: "Nothing was changed; start the workflow again."
	},
	RESULTS_WITHOUT_BEGIN: {
		exit: "usage",
		cause: "Nothing in `results` says which commit was checked.",
		remedy: "Make the job of the checks need the job of `begin`."
	},
	NOT_A_RUNNER: {
		exit: "usage",
		cause: "The action's program runs outside of a workflow.",
		remedy: "Use it in a workflow; on the command line it is `ralph run`."
	},
	NOT_CHECKED_OUT: {
		exit: "usage",
		cause: "The workspace holds no repository.",
		remedy: "Add actions/checkout before this step."
	},
	BASE_NOT_CHECKED_OUT: {
		exit: "usage",
		cause: "The commit that the workflow runs for is not checked out.",
		remedy: "Leave `ref:` out of the checkout step."
	},
	BASE_GONE: {
		exit: "usage",
		cause: "The commit that the workflow runs for is gone.",
		remedy: "Start a new workflow run instead of re-running this one."
	},
	TOKEN_MISSING: {
		exit: "usage",
		cause: "The step has no token for GitHub.",
		remedy: "Give it `github-token`."
	}
};
// src/core/error/codes/surroundings.ts
const gitErrors = {
	NOT_A_REPOSITORY: {
		exit: "usage",
		cause: "The directory is in no git repository.",
		remedy: "Change to your project, or make one with `git init`."
	},
	BARE_REPOSITORY: {
		exit: "usage",
		cause: "The repository is bare: it has no files.",
		remedy: "Run ralph in a clone or a worktree of it."
	},
	EMPTY_REPOSITORY: {
		exit: "usage",
		cause: "The repository has no commit.",
		remedy: "Make a first commit."
	},
	SAFE_DIRECTORY: {
		exit: "failed",
		cause: "Git refuses a repository that belongs to another user.",
		remedy: "If you trust it: git config --global --add safe.directory PATH"
	},
	WORK_BRANCH_IS_DEFAULT: {
		exit: "usage",
		cause: "The work branch is the default branch.",
		remedy: "Choose another `branch` in the plan."
	},
	WORK_BRANCH_CHECKED_OUT: {
		exit: "usage",
		cause: "The work branch is checked out.",
		remedy: "Leave it with the command that is printed, or choose another."
	},
	BRANCH_BLOCKS_NAMESPACE: {
		exit: "usage",
		cause: "The name of a branch conflicts with a branch of ralph.",
		remedy: "Rename it with the command that is printed."
	},
	REF_SYMBOLIC: {
		exit: "data",
		cause: "A ref of ralph is a symbolic ref.",
		remedy: "Remove it with `git symbolic-ref --delete`."
	},
	REF_LOCKED: {
		exit: "failed",
		cause: "A lock file of a crashed git is in the way.",
		remedy: "Remove it with the command that is printed, once no git is running."
	},
	REMOTE_UNKNOWN: {
		exit: "usage",
		cause: "The repository has no remote of that name.",
		remedy: "Name one that `git remote` lists, or a path or URL."
	},
	REMOTE_UNREACHABLE: {
		exit: "failed",
		cause: "The remote cannot be reached, or the connection broke.",
		remedy: "Check network and proxy, then run again; nothing is lost."
	},
	REMOTE_AUTH: {
		exit: "failed",
		cause: "The remote refuses the credentials.",
		remedy: "Check the token or key: it needs write access to the contents."
	},
	REMOTE_NOT_FOUND: {
		exit: "failed",
		cause: "There is no such repository, or the credentials have no access to it.",
		remedy: "Check the address and the token's access."
	},
	REMOTE_UNTRUSTED: {
		exit: "failed",
		cause: "The certificate or host key of the remote is not trusted.",
		remedy: "Set http.sslCAInfo, or add the host to ~/.ssh/known_hosts."
	},
	REMOTE_POLICY: {
		exit: "failed",
		cause: "A policy of the organisation does not allow the token or the machine.",
		remedy: "Authorise the token, or use one that the organisation accepts."
	},
	REMOTE_ARCHIVED: {
		exit: "failed",
		cause: "The repository is archived.",
		remedy: "Unarchive it, or choose another remote."
	},
	REMOTE_FULL: {
		exit: "failed",
		cause: "The disk of the remote is full.",
		remedy: "Free some space, then run again."
	},
	REMOTE_REFUSED: {
		exit: "failed",
		cause: "The remote refuses the state ref, by a rule or a hook.",
		remedy: "Exempt ralph/state/** from the rules, or give the token the right."
	},
	REMOTE_FAILED: {
		exit: "failed",
		cause: "The remote gave an answer that ralph does not know.",
		remedy: "Try `git ls-remote` with that address, then run again."
	},
	GIT_MISSING: {
		exit: "failed",
		cause: "Git could not be started.",
		remedy: "Install git 2.31 or newer."
	},
	GIT_TOO_OLD: {
		exit: "failed",
		cause: "This git cannot merge without a work tree.",
		remedy: "Install git 2.38 or newer, or set `merge-base: false`."
	},
	GIT_FAILED: {
		exit: "failed",
		cause: "A git command failed.",
		remedy: "Read git's message; `git fsck` checks the repository."
	},
	GIT_TIMED_OUT: {
		exit: "failed",
		cause: "A git command timed out.",
		remedy: "Check the connection to the remote, then run again."
	},
	OBJECT_UNREADABLE: {
		exit: "failed",
		cause: "Git cannot read an object of the repository.",
		remedy: "`git fsck --full` names what is damaged; fetch it from another clone."
	},
	COMMIT_NOT_STAGED: {
		exit: "failed",
		cause: "The remote does not accept a commit for signing.",
		remedy: "Allow refs/ralph/staged/, or set `commit-mode: git`."
	},
	COMMIT_NOT_SIGNED: {
		exit: "failed",
		cause: "GitHub did not sign the commit.",
		remedy: "Use a workflow's own token or an App's as `github-token`."
	}
};
const gitHubErrors = {
	GITHUB_RATE_LIMITED: {
		exit: "failed",
		cause: "GitHub asks to slow down.",
		remedy: "The run continues on its own later."
	},
	GITHUB_TOKEN_REFUSED: {
		exit: "failed",
		cause: "GitHub does not accept the token.",
		remedy: "Use a valid one as `github-token`."
	},
	GITHUB_PERMISSION_MISSING: {
		exit: "failed",
		cause: "The token lacks a permission; it is named.",
		remedy: "Add it to the `permissions` of the job."
	},
	GITHUB_SETTING_FORBIDS: {
		exit: "failed",
		cause: "A setting of the repository or the organisation forbids it; it is named.",
		remedy: "Change the setting that is named."
	},
	GITHUB_FORBIDDEN: {
		exit: "failed",
		cause: "GitHub forbids the request and names no reason that ralph knows.",
		remedy: "Ask an administrator which rule it is."
	},
	GITHUB_NOT_FOUND: {
		exit: "failed",
		cause: "What was asked for does not exist, or the token may not see it.",
		remedy: "Check the place that is named."
	},
	GITHUB_GONE: {
		exit: "failed",
		cause: "What was asked for was deleted or switched off.",
		remedy: "The state is complete; reports go to the job summary."
	},
	GITHUB_MOVED: {
		exit: "failed",
		cause: "What was asked for was moved to another repository.",
		remedy: "The state is complete; reports go to the job summary."
	},
	GITHUB_REFUSED: {
		exit: "failed",
		cause: "GitHub refuses the request.",
		remedy: "Read GitHub's sentence; change the rule or setting it names."
	},
	GITHUB_LOCKED: {
		exit: "failed",
		cause: "The conversation is locked.",
		remedy: "Unlock it, so that ralph can report there."
	},
	GITHUB_UNREACHABLE: {
		exit: "failed",
		cause: "GitHub gave no usable answer.",
		remedy: "Nothing is lost: the next job continues. See githubstatus.com."
	},
	GITHUB_NOT_YET: {
		exit: "failed",
		cause: "Whether something was created is not known yet.",
		remedy: "Nothing: ralph looks again."
	},
	APP_INPUTS: {
		exit: "usage",
		cause: "Only one of `app-id` and `app-private-key` was given.",
		remedy: "Set both or none."
	},
	APP_KEY_INVALID: {
		exit: "usage",
		cause: "`app-private-key` is not a private key.",
		remedy: "Give the whole PEM file."
	},
	APP_KEY_REFUSED: {
		exit: "usage",
		cause: "The key is not one of this App.",
		remedy: "Compare with the fingerprints on the page of the App."
	},
	APP_KEY_MISPLACED: {
		exit: "usage",
		cause: "A step that writes nothing was given the key of an App.",
		remedy: "Remove the key and give the step `github-token`."
	},
	APP_KEY_BESIDE_AGENT: {
		exit: "usage",
		cause: "An agent would run in the job that holds the key of an App.",
		remedy: "Make the token in an earlier step, or use split jobs."
	},
	APP_NO_API: {
		exit: "usage",
		cause: "The environment does not say where the API is.",
		remedy: "Make sure that no earlier step changed GITHUB_API_URL or GITHUB_REPOSITORY."
	},
	APP_UNKNOWN: {
		exit: "usage",
		cause: "There is no such App.",
		remedy: "Use the App ID or Client ID that its page shows."
	},
	APP_NOT_INSTALLED: {
		exit: "usage",
		cause: "The App is not installed on the repository.",
		remedy: "Install it there."
	},
	APP_SUSPENDED: {
		exit: "usage",
		cause: "The installation of the App is suspended.",
		remedy: "Its owner can undo that in its settings."
	},
	APP_PERMISSION: {
		exit: "usage",
		cause: "The App lacks a permission; it is named.",
		remedy: "Grant it in its settings and accept the change."
	},
	APP_CLOCK: {
		exit: "usage",
		cause: "The clock of the machine is off, so GitHub refuses the App.",
		remedy: "Set the clock by NTP."
	}
};
const machineErrors = {
	NOT_READY: {
		exit: "person",
		cause: "Something that each run needs is missing, such as a key for the model; nothing was started.",
		remedy: "Do what is printed. `ralph doctor` names it too, with all else that it finds."
	},
	AGENT_MISSING: {
		exit: "failed",
		cause: "The agent's program is missing or does not answer.",
		remedy: "Install Claude Code, or set `agent.path`."
	},
	AGENT_NOT_INSTALLED: {
		exit: "failed",
		cause: "The agent's program could not be installed.",
		remedy: "Install it by hand with the command that is printed."
	},
	AGENT_INTEGRITY: {
		exit: "failed",
		cause: "The package from the registry does not match `agent-integrity`.",
		remedy: "Compare with a registry that you trust."
	},
	AGENT_VERSION_DIFFERS: {
		exit: "failed",
		cause: "The agent's program has another version than `agent-version`.",
		remedy: "Install that version, or leave `agent-version` out."
	},
	AGENT_NOT_STARTED: {
		exit: "failed",
		cause: "The agent exited before it began to work.",
		remedy: "Fix what it names, then run the same command again. No attempt of a run is counted."
	},
	AGENT_MODEL_NOT_FOUND: {
		exit: "failed",
		cause: "The account has no such model.",
		remedy: "Name another `model`. No attempt of a run is counted."
	},
	AGENT_NO_STRUCTURED_OUTPUT: {
		exit: "failed",
		cause: "The agent offers no tool for its answer.",
		remedy: "Update Claude Code to 2.1.197 or newer."
	},
	FOLDER_UNREACHABLE: {
		exit: "failed",
		cause: "The folder that a program was to start in is gone, or this user may not enter it.",
		remedy: "Go to another folder, or give this user access to it."
	},
	HOME_NOT_WRITABLE: {
		exit: "failed",
		cause: "ralph cannot write to its own folder.",
		remedy: "Set RALPH_HOME to a folder that you can write."
	},
	REPORT_NOT_WRITTEN: {
		exit: "usage",
		cause: "The page of a report could not be written where it was wanted.",
		remedy: "Name a file in an existing folder that you can write to."
	},
	WORKSPACE_UNUSABLE: {
		exit: "failed",
		cause: "The workspace cannot be filled.",
		remedy: "Remove that directory, then run again."
	},
	PORT_NOT_USABLE: {
		exit: "usage",
		cause: "`ralph dashboard` cannot listen on the port that was named.",
		remedy: "Choose another port, or omit --port to use any free one."
	},
	DISK_FULL: {
		exit: "failed",
		cause: "The disk is full.",
		remedy: "Free some space, then run again."
	},
	DISK_READ_ONLY: {
		exit: "failed",
		cause: "The disk cannot be written.",
		remedy: "Mount it for writing, or set RALPH_HOME to another disk."
	},
	DISK_FAULT: {
		exit: "failed",
		cause: "The disk gave an error.",
		remedy: "Look at the system log; use another disk."
	},
	TOO_MANY_FILES: {
		exit: "failed",
		cause: "The system allows no more open files.",
		remedy: "Raise the limit (`ulimit -n`)."
	},
	ENGINE_FILES_CHANGED: {
		exit: "failed",
		cause: "Somebody changed what steers the engine's own git.",
		remedy: "An agent or a check did: confine it better (`ralph doctor`), then run again."
	},
	PROGRAM_CHANGED: {
		exit: "failed",
		cause: "Programs that run with ralph's own rights were changed.",
		remedy: "If you just updated them, run again; if not, confine the agent better."
	},
	CHECKOUT_GIT_CHANGED: {
		exit: "failed",
		cause: "Somebody wrote to the checkout's own .git while it was put aside.",
		remedy: "Use split jobs, or a machine that confines the agent."
	},
	CHECKOUT_GIT_NOT_MOVABLE: {
		exit: "failed",
		cause: "The checkout's .git cannot be moved out of the agent's reach.",
		remedy: "Check out with actions/checkout into a directory that the runner owns."
	}
};
// src/core/error/catalogue.ts
const catalogue = {
	...configurationErrors,
	...planErrors,
	...proposalErrors,
	...runErrors,
	...gitErrors,
	...gitHubErrors,
	...machineErrors
};
const rowOf = (code) => catalogue[code];
// src/core/error/error.ts
/**
* A fault that the user can fix: printed as code, sentence and remedy. Other errors are bugs in ralph and keep their
* stack.
*/
var RalphError = class extends Error {
	code;
	/** Who has to act decides the exit code. */
	exit;
	hint;
	/** All findings, if there are several. */
	findings;
	constructor(fault) {
		super(fault.message, fault.cause === void 0 ? void 0 : { cause: fault.cause });
		this.name = "RalphError";
		this.code = fault.code;
		this.exit = fault.exit ?? rowOf(fault.code).exit;
		this.hint = fault.hint ?? rowOf(fault.code).remedy;
		this.findings = fault.findings ?? [];
	}
};
// src/core/text/amounts.ts
/** `12,345`. `toLocaleString` would cost every start 10 ms. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc$1(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
const primitiveTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype \u2014 never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback \u2014 rest and defaulted parameters both report arity 0 \u2014 and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure \u2014 the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji$1() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string$1 = (params) => {
	const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${regex}$`);
};
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji$1());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc$1(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ $constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
function leafPattern(schema) {
	const def = schema._zod.def;
	let pattern = def.pattern;
	let isInt = !!def.format?.includes("int");
	let minimum;
	let maximum;
	for (const ch of def.checks ?? []) {
		const d = ch._zod.def;
		if (d.pattern) pattern = d.pattern;
		isInt || (isInt = !!d.format?.includes("int"));
		const lo = d.minimum ?? d.length;
		const hi = d.maximum ?? d.length;
		if (lo !== void 0 && (minimum === void 0 || lo > minimum)) minimum = lo;
		if (hi !== void 0 && (maximum === void 0 || hi < maximum)) maximum = hi;
	}
	if (pattern) return pattern.source;
	if (minimum !== void 0 && maximum !== void 0 && minimum > maximum) return "(?!)";
	if (minimum !== void 0 || maximum !== void 0) return string$1({
		minimum,
		maximum
	}).source;
	const own = schema._zod.pattern;
	return (isInt && own === number$2 ? integer : own)?.source;
}
function partPattern(schema) {
	const def = schema._zod.def;
	const own = schema._zod.pattern?.source;
	const inner = def.innerType ?? schema._zod.innerType;
	if (inner) {
		const before = inner._zod.pattern?.source;
		const after = partPattern(inner);
		if (own && before && after && after !== before) return own.replace(cleanRegex(before), () => cleanRegex(after));
		return own;
	}
	if (def.options) {
		const sources = def.options.map(partPattern);
		if (sources.every(Boolean)) return `^(${sources.map((s) => cleanRegex(s)).join("|")})$`;
	}
	return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ $constructor("$ZodTemplateLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const regexParts = [];
	for (const part of def.parts) if (typeof part === "object" && part !== null) {
		const source = partPattern(part);
		if (!source) throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
		regexParts.push(cleanRegex(source));
	} else if (part === null || primitiveTypes.has(typeof part)) regexParts.push(escapeRegex(`${part}`));
	else throw new Error(`Invalid template literal part: ${part}`);
	inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "string") {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "string",
				code: "invalid_type"
			});
			return payload;
		}
		inst._zod.pattern.lastIndex = 0;
		if (!inst._zod.pattern.test(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				code: "invalid_format",
				format: def.format ?? "template_literal",
				pattern: inst._zod.pattern.source
			});
			return payload;
		}
		return payload;
	};
});
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$1 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$1.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify \u2014 anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else \u2014 `$ref`, `patternProperties`,
* an annotation like `description` \u2014 makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead \u2014 `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it \u2014 so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses \u2014 `z.record(z.number().min(5), V)`
* accepts `"3"` \u2014 which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$2 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number$1(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodPreprocess = /*@__PURE__*/ $constructor("ZodPreprocess", (inst, def) => {
	ZodPipe.init(inst, def);
	$ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodTemplateLiteral = /*@__PURE__*/ $constructor("ZodTemplateLiteral", (inst, def) => {
	$ZodTemplateLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => templateLiteralProcessor(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
	return new ZodTemplateLiteral({
		type: "template_literal",
		parts,
		...normalizeParams(params)
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
function preprocess(fn, schema) {
	return new ZodPreprocess({
		type: "pipe",
		in: transform(fn),
		out: schema
	});
}
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodISODateTime, params);
}
// src/schema/agent/usage.ts
/** Usage of an agent call. Money in USD as the agent reports it, tokens as billed. */
const Usage = object({
	usd: number$1().nonnegative(),
	turns: int().nonnegative(),
	input_tokens: int().nonnegative(),
	output_tokens: int().nonnegative(),
	cache_read_tokens: int().nonnegative(),
	cache_creation_tokens: int().nonnegative(),
	/** Of the first request: the prompt and what the agent's program adds. Only for one call, never for a sum. */
	first_tokens: int().nonnegative().optional()
});
/** The calls of one role; `unknown`: calls that were lost, whose cost is in no sum. */
const RoleSpent = object({
	calls: int(),
	usd: number$1(),
	tokens: number$1(),
	unknown: int().optional()
});
const TaskId = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "expected an id such as TASK-001 (letters, digits, . _ -; at most 64)").refine((id) => !id.includes("..") && !id.toLowerCase().endsWith(".lock"), "an id may not contain \"..\" or end in \".lock\"");
const TaskStatus = _enum([
	"pending",
	"in_progress",
	"done",
	"failed",
	"skipped",
	"given_up"
]);
const Strategy = _enum([
	"strict",
	"lenient",
	"tests_only"
]);
const text$12 = string();
const texts = array(text$12).default([]);
/** One unit of work. The format is older than ralph (docs/design.md#the-programs-before); `model` and `allowed_tools` are new. */
const Task = object({
	id: TaskId.describe("letters, digits, . _ -; at most 64; unique"),
	title: text$12.min(1).describe("one line: what is to be done"),
	description: text$12.default("").describe("what the agent is asked to do"),
	status: TaskStatus.default("pending").describe("read when a run starts"),
	order: number$1().optional().describe("among tasks that can start, the lowest number goes first"),
	skills: texts.describe("files .ralph/skills/<name>.md that go into the prompt"),
	needs_docs: boolean().default(false).describe("the agent first does research on the libraries"),
	libraries: texts.describe("what the agent should research first"),
	acceptance_criteria: texts.describe("how the agent knows that it is done"),
	depends_on: array(TaskId).default([]).describe("ids of tasks that must be done before"),
	milestone: TaskId.optional().describe("tasks of one milestone are done in a row and get their own pull request"),
	max_turns: int().positive().optional().describe("turns of one agent call"),
	retry_count: int().nonnegative().default(0).describe("failed attempts already made"),
	/** 2 means three attempts in all. */
	max_retries: int().nonnegative().default(2).describe("attempts after the first one"),
	/** Attempts after a part: 3 means four commits in all. */
	max_continuations: int().nonnegative().optional().describe("how many attempts may continue the task after its agent said that it is not complete; default: the setting max-continuations"),
	model: text$12.min(1).optional().describe("for this task's agent calls"),
	allowed_tools: array(text$12.min(1)).min(1).optional().describe("the only tools that the agent may use, such as Edit"),
	working_directory: text$12.optional().describe("where the agent works, from the top of the repository"),
	paths: texts.describe("what the agent may change: files, directories or globs; empty: everything")
});
object({
	name: TaskId.optional().describe("names the run's branches; default: the file's name"),
	project: text$12.optional().describe("shown in reports"),
	branch: text$12.min(1).optional().describe("the work branch; default ralph/work/<name>"),
	max_iterations: int().positive().optional().describe("limits the whole run"),
	validation_strategy: Strategy.optional().describe("lenient: lint failures are only reported; tests_only: lint is not run"),
	context: text$12.optional().describe("what every agent is told in addition to its task"),
	/** A command, or an object as in the setting `validate`; `core/validation/checks.ts` judges it. */
	checks: array(union([text$12.min(1), record(text$12, unknown())])).optional().describe("what every iteration must pass, like the setting validate"),
	tasks: array(Task).min(1, "a plan needs at least one task")
});
/** What an agent may ask to change in the plan (docs/design.md#amendments); judged one by one in `core/plan/amend.ts`. */
const Amendment = object({
	action: _enum([
		"add",
		"modify",
		"remove"
	]),
	reason: text$12.default(""),
	task_id: text$12.optional(),
	task: record(text$12, unknown()).optional(),
	changes: record(text$12, unknown()).optional(),
	after: text$12.optional()
});
/** Stays inside its folder: no absolute path, no `..`, no backslash, nothing below a `.git`. */
const relativePath = string().min(1).refine((path) => !/^[/]|^[a-z]:|[\\\0]/i.test(path) && !path.split("/").some((name) => [
	"",
	".",
	"..",
	".git"
].includes(name)), "expected a relative path without \"..\", \".\" and \".git\"");
// src/schema/agent/agent-end.ts
const message = string();
/** What ended an agent call early. */
const AgentFault = discriminatedUnion("kind", [
	object({
		kind: literal("error"),
		what: _enum([
			"turns",
			"budget",
			"structured_output",
			"refused",
			"disk",
			"limit",
			"other"
		]),
		message
	}),
	object({
		kind: literal("usage_limit"),
		until: string().nullable(),
		message
	}),
	object({
		kind: literal("overloaded"),
		message
	}),
	object({
		kind: literal("billing"),
		message
	}),
	object({
		kind: literal("auth"),
		message
	}),
	object({
		kind: literal("crashed"),
		/** Both null if neither is known. */
		exitCode: int().nullable(),
		signal: string().nullable(),
		tail: string()
	}),
	object({
		kind: literal("timed_out"),
		limit: _enum(["wall", "idle"]),
		afterMs: number$1()
	}),
	object({ kind: literal("cancelled") })
]);
/** From structured fields, never from quoted text (docs/design.md#how-an-agent-call-ends). */
const AgentEnd = discriminatedUnion("kind", [
	object({
		kind: literal("finished"),
		structured: unknown(),
		text: string()
	}),
	object({
		kind: literal("no_result"),
		tail: string()
	}),
	...AgentFault.options
]);
/** An agent's steps in one call, in order: a tool, its target, how often in a row, and the time until the next step. */
const AgentSteps = object({
	kept: array(object({
		name: string(),
		target: string(),
		count: int(),
		duration_ms: number$1()
	})),
	more: int()
});
object({
	end: string(),
	/** Absent if the call came to its own end, and in older records. */
	fault: AgentFault.optional(),
	/** Why the attempt did not pass; null if it did. */
	why: string().nullable(),
	attempt: int(),
	task: string(),
	duration_ms: number$1(),
	usage: Usage,
	denials: array(string()).default([]),
	/** The first 500; `files` counts all. */
	changes: array(object({
		path: string(),
		action: string()
	})).default([]),
	files: int().default(0),
	/** Absent in older records, and of agents that do not report their steps. */
	steps: AgentSteps.optional()
});
// src/schema/knowledge/entry.ts
/** The kinds of knowledge, most binding first (docs/design.md#knowledge). */
const knowledgeTypes = [
	"constraint",
	"decision",
	"unresolved",
	"gotcha",
	"pattern"
];
/** `K-<type>-<slug>`. */
const KnowledgeId = string().max(160).regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/, "expected an id such as K-gotcha-slow-tests");
/** Never removed or rewritten: it is superseded or deprecated (docs/design.md#knowledge). */
const Knowledge = object({
	id: KnowledgeId,
	text: string(),
	/** The person who said it; null if an agent learned it. */
	by: string().nullable(),
	/** The page of the statement; null on a laptop, or from an agent. */
	url: string().nullable(),
	status: _enum([
		"active",
		"superseded",
		"deprecated"
	]).default("active"),
	/** For a constraint learned by an agent: every prompt includes it. A person's constraint always is hard. */
	hard: boolean().default(false),
	/** The iterations that taught it, oldest first; none for a person's entry. */
	iterations: array(int()).default([]),
	task: string().nullable().default(null),
	supersedes: array(KnowledgeId).default([]),
	why: string().nullable().default(null),
	/** The plan that it was inherited from. */
	from: string().nullable().default(null),
	/** An agent's claim that this hard constraint no longer holds. It counts until a person withdraws it. */
	said_over: object({
		iteration: int(),
		why: string()
	}).nullable().default(null),
	/** Older entries that this one contradicts, according to an agent or the indexer. */
	contradicts: array(KnowledgeId).default([])
});
/** Operations that the engine applies; an agent never writes the file. */
const KnowledgeAnswer = object({ operations: array(object({
	action: _enum([
		"add",
		"supersede",
		"deprecate",
		"merge",
		"contradict"
	]),
	targets: array(KnowledgeId).max(20).describe("Ids of existing entries: the ones to supersede, deprecate or merge; the two that contradict each other. None for add.").optional(),
	type: _enum(knowledgeTypes).describe("Kind of the new entry: for add; else the kind of the first target.").optional(),
	text: string().min(1).max(500).describe("The new entry in one or two sentences: for add, supersede and merge.").optional(),
	hard: boolean().describe("A constraint that no later work may break. Only for type constraint.").optional(),
	sources: array(int().positive()).max(50).describe("Numbers of the iterations that taught it; only ones that passed.").optional(),
	reason: string().max(300).describe("For deprecate: why it is no longer true.").optional()
})).max(50) });
// src/schema/agent/mcp-server.ts
const text$11 = string().regex(/^[^\0]*$/, "a NUL character is in no argument and no address");
const values = record(text$11, text$11);
const variables = record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of a variable"), text$11);
text$11.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, "expected a name of letters, digits, \"_\" and \"-\", 40 characters at most");
strictObject({
	type: literal("stdio").default("stdio"),
	command: text$11.regex(/^(?:\/.*|[^/\\\s]+)$/, "expected the name of a program on PATH or an absolute path; below the workspace it could be the agent\u2019s own"),
	args: array(text$11).max(100).default([]),
	env: variables.default({})
});
strictObject({
	type: literal("http"),
	url: text$11.regex(/^https?:\/\/[^\s/]/, "expected an address that begins with https:// or http://"),
	headers: values.default({})
});
/** Results of a call's servers. Foreign: in split jobs they come from the job of the agent. */
const ServersLeft = object({
	/** Servers that were of no use, with the reason in one sentence each; the call continued without them. */
	troubles: array(string()).max(100).readonly(),
	/** Unread lines of `memory.jsonl`; null if the call did not change it. */
	memory: array(string()).max(1e4).readonly().nullable()
});
object({
	type: literal("server_trouble"),
	at: datetime(),
	iteration: int(),
	what: array(string())
});
// src/schema/agent/context-agent.ts
const text$10 = string();
/** The older programs wrote this value; ralph has its own file, so another value is a mistake. */
const only = (value) => literal(value, `only ${value}: ralph has its own`).optional();
const call = {
	/** A file below `.ralph/templates/`. */
	prompt_template: text$10.min(1).optional(),
	mcp_config: only("mcp-context.json")
};
strictObject({
	model: text$10.min(1).nullable().default(null),
	prep: strictObject({
		max_turns: int().min(1).max(1e3).default(25),
		...call,
		schema: only("context-prep-schema.json"),
		output_file: only(".ralph/context/prepared-prompt.md")
	}).prefault({}),
	post: strictObject({
		max_turns: int().min(1).max(1e3).default(10),
		...call,
		schema: only("context-post-schema.json")
	}).prefault({})
});
/** `research`: the extra call that a `prep` may request (docs/memory.md#agent-orchestrated). */
const ContextRole = _enum([
	"index",
	"post",
	"prep",
	"research"
]);
const bounds = {
	model: string().nullable(),
	max_turns: int()
};
const through = int();
/** A call due before an attempt's agent; the job with the key for a model makes it. */
const PlannedCall = discriminatedUnion("role", [
	object({
		role: literal("index"),
		...bounds,
		through,
		trigger: string()
	}),
	object({
		role: literal("post"),
		...bounds,
		through,
		of: int()
	}),
	object({
		role: literal("prep"),
		...bounds
	})
]);
/** A call whose answer is not read yet: how it ended and what it cost. */
const EndedCall = object({
	model: string().nullable(),
	end: AgentEnd,
	usage: Usage.extend({ usd: number$1().nonnegative().max(1e5) }),
	duration_ms: number$1().nonnegative()
});
/** A call before an attempt. */
const MadeCall = EndedCall.extend({
	role: ContextRole,
	/** Changes in the workspace, which were reverted; the first ones. */
	edited: array(string()).max(20).default([]),
	servers: ServersLeft.optional()
});
/** `iterations/<thousand>/<n>/context.json`: the calls before an attempt, in order. */
const MadeCalls = array(MadeCall).max(4);
const fact = {
	at: datetime(),
	iteration: int()
};
/** `why`: the reason if there is no handoff. Its cost is part of the attempt's. */
const ExtractionCall = object({
	model: string(),
	usage: Usage,
	duration_ms: number$1().nonnegative(),
	why: string().nullable()
});
object({
	type: literal("agent_call"),
	...fact,
	role: _enum([...ContextRole.options, "extraction"]),
	model: string().nullable(),
	usage: Usage,
	duration_ms: number$1(),
	/** Its cost is part of its attempt's, and not added to the run's again. */
	within: literal(true).optional(),
	of: int().optional(),
	outcome: string().optional(),
	edited: array(string()).optional()
});
object({
	type: literal("failure_pattern"),
	...fact,
	task: string(),
	pattern: string(),
	recommended_action: string()
});
object({
	type: literal("context_directive"),
	...fact,
	task: string(),
	role: ContextRole,
	action: string(),
	reason: string(),
	/** True if the attempt ends before its agent is called. */
	held: boolean()
});
object({
	type: literal("prepared_prompt_refused"),
	...fact,
	why: array(string())
});
object({
	action: _enum([
		"proceed",
		"skip",
		"request_human_review",
		"research"
	]).describe("proceed whenever the task can be tried; the others only for the reasons in your instructions."),
	reason: text$10.min(1).describe("One or two sentences."),
	prepared_prompt: text$10.describe("For proceed: what the coding agent should know besides the task, as Markdown.").optional(),
	research: array(text$10).max(10).describe("For research: the questions, each answerable by reading.").optional()
});
const RecommendedAction = _enum([
	"proceed",
	"skip_task",
	"modify_plan",
	"request_human_review",
	"increase_retries"
]);
KnowledgeAnswer.extend({
	failure_pattern: text$10.describe("Only if the same failure came again: what repeats, and in which iterations.").optional(),
	recommended_action: RecommendedAction,
	plan_amendments: array(Amendment).describe("For modify_plan: at most 3 changes, each with its reason.").optional(),
	summary: text$10.min(1).describe("One sentence: what you took in, and why you recommend this.")
});
// src/schema/counsel/consensus.ts
const text$9 = string();
const nonEmpty$1 = text$9.min(1);
const severity = _enum([
	"critical",
	"major",
	"minor"
]);
const category = _enum([
	"blind_spot",
	"risk",
	"dependency",
	"scope_creep",
	"debt"
]);
const valid = _enum([
	"yes",
	"partially",
	"no"
]);
const summary = nonEmpty$1.describe("One or two sentences.");
/** A second model's answer that challenges a plan. */
const ChallengeAnswer = object({
	summary,
	issues: array(object({
		severity: severity.describe("critical: the plan must not start before this is settled."),
		category,
		description: nonEmpty$1.describe("What is wrong, and what it leads to."),
		tasks: array(text$9).max(20).describe("Ids of the tasks that it is about.")
	})).max(20).describe("The most serious first; empty if nothing speaks against the plan.")
});
const CounterAnswer = object({
	summary,
	answers: array(object({
		id: text$9.describe("Of the issue."),
		valid,
		argument: nonEmpty$1.describe("Why, with the file or the task that shows it."),
		mitigation: text$9.describe("What would settle it; empty if nothing has to be done.")
	}))
});
const SynthesisAnswer = object({
	summary,
	issues: array(object({
		id: text$9.describe("Of the issue."),
		settled: boolean().describe("The answer convinces, or what is to be done about it is agreed."),
		severity: severity.describe("As it is now."),
		description: nonEmpty$1.describe("What is agreed; if it is not settled, what still speaks against it."),
		action_item: text$9.describe("What the coding agent has to respect or do, in one sentence; empty for nothing.")
	}))
});
/** Accepts spellings such as `Blind spot` and `CRITICAL`. */
const inAnyCase = (word) => preprocess((spelled) => typeof spelled === "string" ? spelled.trim().toLowerCase().replace(/[\s-]+/g, "_") : spelled, word);
const anyId = text$9.transform((id) => id.trim().toUpperCase());
const orNothing = text$9.nullish().transform((value) => value ?? "");
ChallengeAnswer.extend({ issues: array(object({
	severity: inAnyCase(severity),
	category: inAnyCase(category),
	description: nonEmpty$1,
	tasks: array(text$9).nullish().transform((ids) => ids ?? [])
})) });
CounterAnswer.extend({ answers: array(object({
	id: anyId,
	valid: inAnyCase(valid),
	argument: nonEmpty$1,
	mitigation: orNothing
})) });
SynthesisAnswer.extend({ issues: array(object({
	id: anyId,
	settled: boolean(),
	severity: inAnyCase(severity),
	description: nonEmpty$1,
	action_item: orNothing
})) });
const ConsensusPart = _enum([
	"challenge",
	"counter",
	"synthesis"
]);
const Issue = object({
	/** `C1`, counted over all rounds. */
	id: text$9,
	severity,
	category: text$9,
	description: text$9,
	tasks: array(text$9),
	/** The counter-argument; null before there is one. */
	answer: object({
		valid: text$9,
		argument: text$9,
		mitigation: text$9
	}).nullable(),
	settled: boolean(),
	agreed: text$9.nullable(),
	action_item: text$9.nullable()
});
const ConsensusState = object({
	round: int(),
	/** The next part; null at the end. */
	next: ConsensusPart.nullable(),
	summary: text$9,
	issues: array(Issue),
	/** Why a gate keeps the plan from starting. */
	held: text$9.nullable(),
	decision: _enum([
		"accept",
		"override",
		"revise",
		"abort"
	]).nullable(),
	/** Comments of people who asked for another round. */
	words: array(text$9),
	/** One side gave no valid answer, which ended it. */
	unanswered: boolean().default(false)
});
object({
	type: literal("consensus_said"),
	at: datetime(),
	part: ConsensusPart,
	now: ConsensusState
});
// src/schema/counsel/plan-review.ts
const text$8 = string();
const lens = _enum([
	"simplicity",
	"fit",
	"over_engineering",
	"security",
	"spec",
	"structure"
]);
const verdict = _enum([
	"ready",
	"changes",
	"not_ready"
]);
object({
	verdict: verdict.describe("not_ready: it must not start before a person has changed it, and the summary says why."),
	summary: text$8.min(1).describe("One or two sentences."),
	changes: array(object({
		lens: lens.describe("What speaks for the change."),
		reason: text$8.min(1).describe("What is wrong with the plan as it is, with the file or the task that shows it."),
		action: Amendment.shape.action,
		task_id: text$8.optional().describe("For modify and remove."),
		task: record(text$8, unknown()).optional().describe("For add: id, title, description and more."),
		changes: record(text$8, unknown()).optional().describe("For modify: the fields that change, whole."),
		after: text$8.optional().describe("For add: the task that it comes after.")
	})).max(20).describe("The most important first; empty if the plan is good.")
});
/** A proposed change: `open` until a person or the gate decides. */
const Proposal = object({
	/** `P1`, counted over all passes. */
	id: text$8,
	lens,
	reason: text$8,
	amendment: Amendment,
	fate: _enum([
		"open",
		"taken",
		"refused"
	]),
	why: text$8.nullable()
});
const reviewed = {
	round: int(),
	/** Null: no valid answer. */
	verdict: verdict.nullable(),
	summary: text$8,
	/** No further pass follows. */
	done: boolean(),
	/** Why a gate keeps the plan from starting. */
	held: text$8.nullable()
};
object({
	type: literal("plan_reviewed"),
	at: datetime(),
	...reviewed,
	proposals: array(Proposal)
});
const PlanReviewState = object({
	...reviewed,
	proposals: array(Proposal),
	/** Comments of people who asked for another pass. */
	words: array(text$8)
});
object({
	type: literal("counsel_answered"),
	at: datetime(),
	role: _enum(["plan-review", "consensus"]),
	answer: _enum([
		"accept",
		"revise",
		"override",
		"abort"
	]),
	ids: array(text$8),
	by: text$8,
	words: text$8
});
// src/schema/counsel/counsel.ts
const text$7 = string();
const nonEmpty = text$7.min(1);
const at$3 = datetime();
/** Reviews of the plan as a whole, before its first task and after its last one (docs/counsel.md). */
const CounselRole = _enum([
	"verify",
	"plan-review",
	"consensus"
]);
const Counsel = object({
	role: CounselRole,
	part: text$7,
	round: int().positive()
});
/** A call whose answer is not read yet. */
const MadeCounsel = MadeCall.omit({ role: true }).extend(Counsel.shape);
object({
	type: literal("counsel_begun"),
	at: at$3,
	...Counsel.shape
});
object({
	type: literal("counsel_called"),
	at: at$3,
	...Counsel.shape,
	model: text$7.nullable(),
	usage: Usage,
	duration_ms: number$1(),
	outcome: text$7,
	edited: array(text$7).optional()
});
object({
	type: literal("counsel_interrupted"),
	at: at$3,
	...Counsel.shape,
	why: text$7,
	until: at$3.nullable(),
	/** Its answer was unreadable: it is asked once more with the reason. */
	refused: literal(true).optional()
});
object({
	type: literal("counsel_lost"),
	at: at$3,
	...Counsel.shape
});
/** A part that a verifying model finds missing. */
const MissingPart = object({
	task: nonEmpty.describe("Id of the task of the plan that is not complete."),
	what: nonEmpty.describe("What is missing, in one sentence, with the file where you looked."),
	title: nonEmpty.describe("A task that adds it, in one line."),
	description: nonEmpty.describe("What to do, for somebody who knows nothing about this."),
	acceptance_criteria: array(nonEmpty).max(10).describe("How one can tell that it is done.")
});
object({
	complete: boolean().describe("true only if nothing that the plan asks for is missing."),
	summary: nonEmpty.describe("One or two sentences."),
	missing: array(MissingPart).max(20).describe("Empty if the plan is complete; the most important first.")
}).extend({ missing: array(MissingPart.extend({ acceptance_criteria: array(string()).default([]) })) });
const Missing = object({
	what: text$7,
	/** The task added for it; null: none, and `why` has the reason. */
	added: text$7.nullable(),
	why: text$7.nullable()
});
/** A model's opinion on completeness, for one commit; null: no valid answer, and the summary has the reason. */
const Verified = object({
	work: text$7,
	complete: boolean().nullable(),
	summary: text$7,
	missing: array(Missing)
});
object({
	type: literal("completion_judged"),
	at: at$3,
	...Verified.shape
});
const CounselState = object({
	/** An open call, and how often it was lost. */
	asking: Counsel.extend({
		begun: int(),
		lost: int().optional()
	}).nullable(),
	/** A call whose first answer was unreadable, until the second one is. */
	refused: Counsel.extend({ why: text$7 }).nullable().default(null),
	verified: Verified.extend({ rounds: int() }).nullable(),
	plan_review: PlanReviewState.nullable(),
	consensus: ConsensusState.nullable().default(null)
});
const noCounsel = {
	asking: null,
	refused: null,
	verified: null,
	plan_review: null,
	consensus: null
};
// src/schema/knowledge/index-file.ts
const { text: text$6, by, url, status, hard, iterations, task, supersedes, why: why$1, from, said_over, contradicts } = Knowledge.shape;
object({
	memory_ids: tuple([KnowledgeId]),
	summary: text$6,
	/** The newest iteration that taught it; 0 for a person's entry. */
	iteration: int(),
	task,
	source_iterations: iterations,
	tags: array(string()),
	status,
	supersedes,
	source: object({
		by,
		url,
		from
	}),
	hard,
	why: why$1,
	said_over,
	contradicts
});
/** Counters of the index triggers since its last renewal (docs/memory.md#when-it-is-renewed). */
const Compaction = object({
	/** The newest iteration whose handoff the index knows. */
	through: int(),
	iterations: int(),
	/** UTF-8 bytes of their handoffs as compact JSON, each with its line feed. */
	bytes: int(),
	refused: int(),
	/** The iteration before which the last one was refused. */
	refused_at: int().nullable(),
	/** Refused parts of the indexer's newest answer, for its next call; empty if it was accepted. */
	refusals: array(string()).default([]),
	/** Characters of the hard constraints after an agent was asked to merge them; 0 if none was. */
	merge_tried: int().default(0)
});
const nothingToIndex = {
	through: 0,
	iterations: 0,
	bytes: 0,
	refused: 0,
	refused_at: null,
	refusals: [],
	merge_tried: 0
};
// src/schema/check/criterion.ts
const text$5 = string();
/** An entry of a handoff's `evidence`: a criterion with the test, line or check that an agent cites for it. */
const CitedEvidence = object({
	criterion: union([int(), text$5]).describe("The criterion's number in the prompt's list, from 1; or its words, exactly."),
	file: text$5.describe("The file of the test, or of the line, from the top of the repository.").optional(),
	test: text$5.describe("Full title of the test in that file, with its groups: \"login > rejects a wrong password\".").optional(),
	line: int().describe("Without a test: the line of the file that meets the criterion.").optional(),
	check: text$5.describe("Without a file: name or command of a check.").optional()
});
/** A citation as stored by the engine. */
const Citation = discriminatedUnion("kind", [
	object({
		kind: literal("test"),
		file: text$5,
		title: text$5
	}),
	object({
		kind: literal("place"),
		file: text$5,
		line: int().positive()
	}),
	object({
		kind: literal("check"),
		name: text$5
	})
]);
/** A test runner's result for a cited test, read by the job of the check. */
const TestRecord = object({
	file: text$5,
	title: text$5,
	/** `ambiguous`: several tests have this title, and the runner does not name their files. */
	outcome: _enum([
		"passed",
		"failed",
		"skipped",
		"ambiguous"
	]),
	from: _enum(["report", "output"]),
	/** The record itself names the cited file. */
	in_file: boolean()
});
/** `exists`: the cited thing exists. `claimed`: only an agent says so (docs/design.md#evidence). */
const CriterionLevel = _enum([
	"ran",
	"exists",
	"claimed"
]);
const JudgedCriterion = object({
	criterion: text$5,
	citation: Citation.nullable(),
	level: CriterionLevel,
	/** The check that ran it, for level `ran`. */
	check: text$5.nullable(),
	why: text$5.nullable()
});
// src/schema/agent/handoff.ts
const text$4 = string();
/**
* What an agent leaves for the next one (docs/design.md#handoff). Only `summary` and `freeform` are required: a model
* that forgets an empty list has still handed over.
*/
const Handoff = object({
	summary: text$4.min(1).describe("One sentence: what changed and why. It becomes the commit message."),
	freeform: text$4.min(1).describe("A briefing for the colleague who takes over and sees only this text and the code. Say what you did and how, what you decided and why, what did not work, what is fragile, where to go on. Name files and functions. A few paragraphs of text, no JSON."),
	task_completed: object({
		task_id: text$4,
		summary: text$4.optional(),
		fully_complete: boolean()
	}).describe("`fully_complete`: true only if every acceptance criterion holds; put what is missing into `unfinished_business`.").optional(),
	deviations: array(object({
		planned: text$4,
		actual: text$4,
		reason: text$4
	})).describe("Where you had to depart from the plan. Leave out lists that would be empty.").optional(),
	bugs_encountered: array(object({
		description: text$4,
		resolution: text$4.optional(),
		resolved: boolean()
	})).describe("Faults that you met, repaired or not.").optional(),
	architectural_notes: array(text$4).describe("Decisions that later tasks must respect.").optional(),
	constraints_discovered: array(object({
		constraint: text$4,
		impact: text$4.optional(),
		workaround: text$4.optional()
	})).describe("What later tasks must respect, and you did not decide.").optional(),
	unfinished_business: array(object({
		item: text$4,
		reason: text$4.optional(),
		priority: _enum([
			"high",
			"medium",
			"low"
		]).optional()
	})).describe("What is missing of the task.").optional(),
	supersedes: array(int()).describe("Numbers of entries in your prompt (the n of [n]) that what you state here replaces.").optional(),
	no_longer_true: array(object({
		entry: int(),
		why: text$4
	})).describe("Entries of your prompt that are no longer true, by number, with what shows it.").optional(),
	contradictions: array(object({
		entry: int(),
		contradicts: int()
	})).describe("Entries of your prompt that contradict each other, by number.").optional(),
	recommendations: array(text$4).describe("Advice for whoever comes next, a line each.").optional(),
	files_touched: array(object({
		path: text$4,
		action: _enum([
			"created",
			"modified",
			"deleted"
		])
	})).describe("Files that you changed.").optional(),
	tests_added: array(object({
		file: text$4,
		test_names: array(text$4)
	})).describe("Tests that you wrote, by their names.").optional(),
	evidence: array(CitedEvidence).describe("For each acceptance criterion the test that fails without it; a line of a file or a check only where no test can. Whether that test ran is looked up.").optional(),
	plan_amendments: array(Amendment).describe("At most 3 changes to the plan, each with its reason. To a task that a person wrote you can add criteria, dependencies and a note.").optional(),
	no_change_needed: object({
		why: text$4,
		evidence: text$4
	}).describe("Only if everything that the task asks for is there already and you changed nothing: why, and what shows it.").optional(),
	stuck: text$4.describe("Only if you cannot continue: why. It costs the attempt, and a person is notified.").optional(),
	request_research: array(text$4).describe("Questions that you could not answer from this repository.").optional(),
	request_human_review: object({
		needed: boolean(),
		reason: text$4.optional(),
		options: array(text$4).optional()
	}).describe("`needed`: only if a person has to decide something; say what. `options`: at most four answers to choose from.").optional(),
	confidence_level: _enum([
		"high",
		"medium",
		"low"
	]).describe("How sure you are that the work is right.").optional()
});
/**
* Where a handoff came from. If the agent left none, a small model made it from the agent's words (`extracted`) or the
* engine from the changes only (`synthetic`; docs/design.md#handoff); `engine`: no agent was called.
*/
const HandoffSource = _enum([
	"structured",
	"result_text",
	"extracted",
	"synthetic",
	"engine"
]);
const Signals = object({
	iteration: int(),
	task: string(),
	confidence: Handoff.shape.confidence_level.unwrap().nullable(),
	research: array(string())
});
object({
	type: literal("signals_given"),
	at: datetime(),
	...Signals.shape
});
// src/schema/agent/pass.ts
const text$3 = string();
/** When a pass runs: after checks that passed, after failed ones, after any, or every N-th iteration. */
const PassTrigger = string().regex(/^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/, "expected always, on_success, on_failure or periodic:N");
strictObject({
	name: text$3.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, "expected a-z, 0-9, \"_\" and \"-\", 40 characters at most"),
	enabled: boolean().default(true),
	/** Default or null: the coding agent's. */
	model: text$3.min(1).nullish(),
	trigger: PassTrigger,
	max_turns: int().min(1).max(1e3).default(5),
	/** A file below `.ralph/templates/`, or a built-in template. */
	prompt_template: text$3.min(1),
	/** JSON Schema of its answer: inline, or a file below `.ralph/config/`. */
	schema: union([text$3.min(1), record(text$3, unknown())]).optional(),
	/** A file of MCP servers below `.ralph/config/`. */
	mcp_config: text$3.regex(/^[\w-][\w.-]*\.json$/, "expected the name of a file of .ralph/config, such as mcp-context.json").default("mcp-coding.json"),
	/** Anything that a pass writes is discarded. */
	read_only: literal(true, "a pass only reads").optional(),
	/** The mildest severity that fails the iteration. */
	fail_on: _enum([
		"never",
		"critical",
		"warning",
		"suggestion"
	]).default("never")
});
const PassIssue = object({
	severity: _enum([
		"critical",
		"warning",
		"suggestion"
	]),
	description: text$3.min(1).describe("What is wrong, and what it leads to."),
	file: text$3.nullable().optional().describe("A file of the change, if the finding is about one."),
	suggested_fix: text$3.nullable().optional()
});
object({
	issues: array(PassIssue).describe("Defects only; empty if there are none."),
	summary: text$3.min(1).describe("One or two sentences.")
});
/** A call of a pass whose answer is not read yet. */
const PassCall = EndedCall.extend({
	name: text$3,
	/** MCP servers that were of no use; their memory is ignored. */
	troubles: array(text$3).optional()
});
/** One of `iterations/<thousand>/<n>/passes.json`: the result of a call; `why`: the reason if no answer counts. */
const PassResult = PassCall.extend({
	answer: unknown(),
	issues: array(PassIssue),
	summary: text$3,
	why: text$3.nullable()
});
object({
	type: literal("agent_pass"),
	at: datetime(),
	iteration: int(),
	task: text$3,
	pass_name: text$3,
	model: text$3.nullable(),
	usage: Usage,
	/** Called when its attempt was settled: its cost is not part of the attempt's. */
	apart: boolean().optional(),
	issues: int(),
	critical: int(),
	/** From the answer, or why there is none. */
	summary: text$3
});
/** Passes due in the next job with an agent: their checks ran in a job without a key for a model. */
const Owed = object({
	iteration: int(),
	task: text$3,
	attempt: int(),
	passes: array(text$3),
	checks: _enum(["passed", "failed"]),
	/** The attempt's starting point, and its commit. */
	start: text$3,
	commit: text$3
});
const OwedPasses = Owed.extend({ begun: int().default(0) });
/** A call of such a pass whose answer is not read yet. */
const OwedCall = PassCall.extend({ iteration: int() });
const at$2 = datetime();
Owed.extend({
	type: literal("passes_owed"),
	at: at$2
});
object({
	type: literal("passes_begun"),
	at: at$2,
	iterations: array(int())
});
// src/schema/agent/review.ts
const text$2 = string();
const Verdict = _enum(["ship", "revise"]);
const Severity = _enum([
	"high",
	"medium",
	"low"
]);
object({
	verdict: Verdict.describe("`revise` only if the change must not be accepted as it is."),
	summary: text$2.min(1).describe("One or two sentences: what the change does, and why you decided so."),
	findings: array(object({
		path: text$2.describe("A file of the change, as the diff names it."),
		line: int().nullable().optional().describe("A line number that the diff shows; null for the file as a whole."),
		severity: Severity,
		text: text$2.min(1).describe("What is wrong, what it leads to, and what would be right.")
	})).describe("Defects only; empty if there are none.")
});
/** A review after validation: bounded, and every place is in the change. */
const Review = object({
	verdict: Verdict,
	summary: text$2,
	findings: array(object({
		path: text$2.nullable(),
		line: int().positive().nullable(),
		severity: Severity,
		text: text$2
	}))
});
/** `iterations/<thousand>/<n>/review.json`: the result of a call; `why`: the reason if no answer counts. */
const Reviewed = EndedCall.partial({
	usage: true,
	duration_ms: true
}).extend({ usd: number$1().nonnegative() }).extend({
	review: Review.nullable(),
	why: text$2.nullable()
});
object({
	type: literal("iteration_reviewed"),
	at: datetime(),
	iteration: int(),
	task: text$2,
	/** Null if no answer counts. */
	verdict: Verdict.nullable(),
	findings: int(),
	/** From the review, or why there is none. */
	summary: text$2,
	/** Part of the attempt's cost. */
	usd: number$1(),
	model: text$2.nullable().optional(),
	usage: Usage.optional()
});
// src/schema/check/confinement.ts
/**
* How strongly agents and checks are separated from the machine, weakest first. C0: only a process group. C1: a pid
* namespace: they see no process of the engine, and none outlives them. C2: also files (Landlock). C3: own mount, pid,
* ipc and uts namespaces, no capabilities, `no_new_privs`. Only C3 can have its own network.
*/
const ConfinementLevel = _enum([
	"C0",
	"C1",
	"C2",
	"C3"
]);
/** How a level is reached, in the order of the attempts. */
const ConfinementWay = _enum([
	"bubblewrap",
	"bubblewrap-root",
	"bubblewrap-sudo",
	"mount-script-root",
	"mount-script-sudo",
	"mount-script-user-namespace",
	"landlock",
	"pid-namespace",
	"process-group"
]);
/** The confinement of one job, found by its self-probe; for reports and `min-confinement`. */
const ConfinementReport = object({
	level: ConfinementLevel,
	way: ConfinementWay,
	/** Its own network: `listed` reaches allowed hosts, `none` only the model. Absent: the machine's network. */
	network: _enum(["listed", "none"]).optional(),
	/** `proxied`: the engine keeps the model's key; `agent`: the agent can reach it. Absent: no key. */
	key: _enum(["proxied", "agent"]).optional(),
	/** The model's address, if that is why it lacks its own network although the machine could provide one. */
	model_out_of_reach: string().optional(),
	/** Ways tried before, with their errors of at most 300 characters. */
	refused: array(object({
		way: ConfinementWay,
		why: string()
	})),
	/** Tools outside of the system, behind links, beyond the number that the confinement shows. */
	unshown: array(string()).readonly().optional()
});
/** What a check seems to lack in the confinement, judging by its output, if it passes without it. */
const ConfinementNeed = _enum([
	"read",
	"write",
	"docker",
	"sandbox",
	"service",
	"network",
	"unknown"
]);
/** `missing`: the missing path in its output, or the port without an answer. */
const RedConfined = object({
	name: string(),
	needs: ConfinementNeed,
	missing: string().optional()
});
/** The confinement of the run's agents: part of every report. */
const Confined = ConfinementReport.omit({
	refused: true,
	unshown: true,
	model_out_of_reach: true
}).extend({
	/** True if a person wrote `confinement: none`: the machine could do more. */
	given_up: boolean(),
	/** The agent uses the login stored on the machine, and can read and change it. */
	login: boolean()
});
object({
	type: literal("confined"),
	at: datetime(),
	...Confined.shape,
	/** Ways tried before that did not work; unknown for another job's machine. */
	refused: ConfinementReport.shape.refused.default([])
});
// src/schema/check/network-refusal.ts
/** A refused connection out of a confined network: `host:port`, the reason, and the line that would allow it. */
const NetworkRefusal = object({
	target: string(),
	why: string(),
	line: string().optional()
});
// src/schema/counsel/evidence.ts
const text$1 = string();
object({
	task: text$1,
	criteria: array(JudgedCriterion)
});
/** A done task's criterion, with the iteration whose handoff cites something for it. */
const CriterionEvidence = JudgedCriterion.extend({
	task: text$1,
	iteration: int().nullable()
});
object({
	work: text$1,
	criteria: array(preprocess(criterionToday, CriterionEvidence)),
	/** Done tasks without a criterion. */
	silent: array(text$1)
});
/** The numbers for every report, with the first rows, lowest levels first. */
const EvidenceSummary = object({
	work: text$1,
	ran: int(),
	exists: int(),
	claimed: int(),
	rows: array(CriterionEvidence.pick({
		task: true,
		criterion: true,
		level: true,
		citation: true
	})),
	silent: int()
});
object({
	type: literal("evidence_gathered"),
	at: datetime(),
	...EvidenceSummary.shape
});
/** Converts numbers of an older version without citations, where every criterion is a claim. */
function summaryToday(stored) {
	if (typeof stored !== "object" || stored === null || !("proven" in stored && "unproven" in stored)) return stored;
	const { proven: _, total, unproven, ...rest } = stored;
	const rows = Array.isArray(unproven) ? unproven.map((row) => ({
		...row,
		level: "claimed",
		citation: null
	})) : [];
	return {
		...rest,
		ran: 0,
		exists: 0,
		claimed: total,
		rows
	};
}
function criterionToday(stored) {
	if (typeof stored !== "object" || stored === null || !("proof" in stored)) return stored;
	const { proof: _, ...rest } = stored;
	return {
		...rest,
		citation: null,
		level: "claimed",
		check: null,
		iteration: null,
		why: "an older version of ralph compared words and recorded no citation"
	};
}
object({
	severity: _enum(["error", "warning"]),
	/** Stable name of the rule, such as `PLAN_CYCLE`. */
	code: string(),
	/** The file, for a plan of several files. */
	file: string().optional(),
	/** Place in the document, such as `tasks[3].depends_on[0]`; empty for the whole document. */
	path: string(),
	/** 1-based place in the file; null if there is none (encoding, or a plan without a file). */
	line: int().positive().nullable(),
	column: int().positive().nullable(),
	message: string(),
	remedy: string()
});
/** A part of a person's edit of the plan that the run does not adopt. */
const RefusedEdit = object({
	/** Null if it belongs to no task. */
	task: string().nullable(),
	/** `done`: it could be adopted if its task were open. */
	kind: _enum([
		"added",
		"done",
		"other"
	]),
	why: string()
});
// src/schema/run/attempts.ts
const TaskCommit = object({
	iteration: int(),
	commit: string(),
	summary: string()
});
/** A commit is a part if the agent says that the task is not complete. */
const Part = object({
	/** Its place among the commits of the task, from 1. */
	number: int(),
	/** Remaining work in the agent's words; the first entries. */
	left: array(string()),
	/** No continuation is left: the task has failed. */
	final: boolean()
});
/** Each counts against the task's retries. */
const FailureCause = _enum([
	"checks",
	"no_changes",
	"guard",
	"agent_error",
	"agent_crashed",
	"agent_timed_out",
	"no_result",
	"runner_lost",
	"review",
	"incomplete",
	"stuck",
	"conflict"
]);
/** An agent that changed nothing asks a person; its attempt is not counted. */
const AgentQuestion = object({
	/** `no_change`: everything that the task asks for exists already. */
	kind: _enum(["question", "no_change"]),
	why: string(),
	/** Proof of that; empty for a question. */
	evidence: string(),
	/** At most four answers to choose from. */
	options: array(string()).optional(),
	/** Tests that ran for its criteria, a line each, if a verifier is asked before a person. */
	verify: array(string()).optional(),
	/** Why a person must decide although the settings accept such a claim. */
	person: string().optional()
});
/** Tells if the next attempt will fail in the same way. */
const Failure = object({
	iteration: int(),
	cause: FailureCause,
	fingerprint: string()
});
/** The first red checks, each with the decisive lines of its output. */
const SaidByRed = array(object({
	name: string(),
	lines: array(string())
}));
/** A failed attempt for reports. */
const RecentFailure = object({
	iteration: int(),
	/** The agent's summary of its work; null without a handoff. */
	tried: string().nullable().default(null),
	why: string(),
	/** Only for the newest failure. */
	said: SaidByRed.default([])
});
/** Signs that more attempts at a task do not help (docs/steering.md#when-a-task-is-stuck). */
const StuckSign = _enum([
	"said_stuck",
	"same_failure",
	"no_changes",
	"in_turns"
]);
const facts = {
	/** The newest attempt of `rests_on`. */
	iteration: int(),
	sign: StuckSign,
	rests_on: array(int()),
	why: string(),
	/** `ask`: the task fails and a person is notified; `pause`: the run waits; `skip`: the task is given up. */
	action: _enum([
		"ask",
		"pause",
		"skip"
	]),
	retries_left: int()
};
/** Kept on the task until a person decides or a later attempt succeeds. */
const Stuck = object(facts);
object({
	type: literal("stuck_detected"),
	at: datetime(),
	task: string(),
	...facts
});
// src/schema/run/budget.ts
/** A budget and its use in USD, tokens, milliseconds or attempts, by its kind. */
const BudgetUse = object({
	budget: _enum([
		"cost",
		"tokens",
		"run_iterations",
		"time",
		"job_iterations"
	]),
	used: number$1(),
	limit: number$1()
});
// src/schema/run/check-events.ts
const at$1 = datetime();
/** Changes of an iteration that passed to its own checks: scripts, configuration and tests. */
const Touched = object({
	iteration: int(),
	task: string(),
	/** The first ones, a phrase each; `total` counts all. */
	what: array(string()),
	total: int()
});
object({
	type: literal("checks_touched"),
	at: at$1,
	...Touched.shape
});
object({
	type: literal("baseline_finished"),
	at: at$1,
	commit: string(),
	checks: string(),
	red: array(string()),
	accepted: boolean(),
	/** Those of `red` that pass without the confinement: no agent can turn them green. */
	confined: array(RedConfined).optional(),
	said: SaidByRed.optional(),
	/** Number of checks whose failure blocks a commit; unknown in older runs. */
	counting: int().optional(),
	duration_ms: number$1().default(0)
});
// src/schema/run/stop-reason.ts
const why = string();
/** Two commits that git cannot merge, and the commands for a person. */
const Conflict = object({
	ours: string(),
	theirs: string(),
	/** The first ones; `total` counts all. */
	files: array(string()),
	total: int(),
	/** The settings allow an agent to try it. */
	agent_may: boolean().optional(),
	/** For a shell in a clone, one after the other. */
	commands: array(string())
});
/** More changed lines than `stop-at` in pull requests that nobody has merged. */
const Unread = object({
	lines: int(),
	limit: int(),
	parts: int(),
	/** The branch of the pull request that can be merged first. */
	lowest: string(),
	/** The base at that time: a merge would move it. */
	base: string()
});
/** Why a job ended; each has an exit code (docs/errors.md#exit-codes) and a sentence (`core/report/stop-sentence.ts`). */
const StopReason = discriminatedUnion("kind", [
	object({ kind: literal("complete") }),
	object({
		kind: literal("iteration_limit"),
		scope: _enum(["job", "run"]),
		limit: int()
	}),
	object({
		kind: literal("time_budget"),
		budget_ms: number$1(),
		/** `limit`: the machine's limit, not the user's budget. */
		scope: _enum(["budget", "limit"]).optional()
	}),
	object({
		kind: literal("cost_budget"),
		budget_usd: number$1(),
		spent_usd: number$1().optional(),
		/** Median cost of an attempt, if less than that is left. */
		attempt_usd: number$1().optional()
	}),
	object({
		kind: literal("token_budget"),
		budget_tokens: number$1(),
		spent_tokens: number$1()
	}),
	object({
		kind: literal("paused"),
		why,
		/** `job`: only that job ended, and nothing has to be lifted. */
		scope: _enum(["job", "run"]).optional(),
		/** The stuck task, if that is the reason. */
		task: string().optional()
	}),
	object({
		kind: literal("human_review"),
		why,
		/** A person must approve a commit. */
		approve: object({
			iteration: int(),
			task: string(),
			commit: string()
		}).optional(),
		/** A person must decide about given up tasks: the first ones of `total`. */
		given_up: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				by: literal("ralph").optional()
			})),
			total: int()
		}).optional(),
		/** A person must answer agents before others build on their tasks: the first ones of `total`. */
		asks: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				question: AgentQuestion.optional()
			})),
			total: int()
		}).optional(),
		conflict: Conflict.optional(),
		/** Set if too many changed lines wait for a person to merge them. */
		unread: Unread.optional()
	}),
	object({
		kind: literal("waiting"),
		until: datetime(),
		why
	}),
	object({
		kind: literal("blocked"),
		by: array(why),
		/** Checks that fail before any work, and may be accepted. */
		red: array(string()).optional(),
		/** A review of the plan that a person must answer. */
		counsel: _enum(["plan-review", "consensus"]).optional()
	}),
	object({
		kind: literal("stuck"),
		on: array(why),
		/** The failed task to retry or skip; missing in older records. */
		task: string().optional()
	}),
	object({
		kind: literal("busy"),
		why
	}),
	object({ kind: literal("cancelled") }),
	object({
		kind: literal("failed"),
		code: string(),
		why
	})
]);
// src/schema/run/dossier.ts
/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs). */
const HandedOn = object({
	what: _enum([
		"attempt",
		"baseline",
		"undo",
		"passes",
		"counsel",
		"agents_md",
		"lanes",
		"train"
	]),
	/** Null if it is no iteration. */
	of: object({
		iteration: int(),
		task: string()
	}).nullable(),
	/** The commit for the next jobs, reachable from the state; null if there is none yet. */
	commit: string().nullable(),
	/** Unique for each delegation. */
	nonce: string(),
	/** Its files are in the checkout of the delegating job. */
	laid_out: boolean(),
	/** Cost of the agent's call, even if nobody settles it. */
	usage: Usage,
	duration_ms: number$1()
});
const ChangeAction = _enum([
	"created",
	"modified",
	"deleted"
]);
const Change = object({
	path: string(),
	action: ChangeAction,
	/** Bytes of the new content; 0 for a deletion. */
	bytes: number$1(),
	/** Git's mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
	mode: string().nullable()
}).readonly();
const oid$2 = string();
const paths = array(string()).readonly();
const listed = object({
	paths,
	total: int()
});
const Numbered = object({
	/** The checked-out commit: the checkpoint, or its merge that has to be resolved. */
	start: oid$2,
	/** Set if the attempt resolves a merge: the other parent, and every path with conflict markers. */
	merge: object({
		base: oid$2,
		files: paths
	}).nullable(),
	/** Set if it combines an earlier change with what landed since: that change, and the conflicting paths. */
	rebase: object({
		candidate: oid$2,
		files: paths
	}).optional()
}).extend({
	iteration: int(),
	task: Task,
	attempt: int(),
	checkpoint: oid$2
});
/** The plain data of one iteration: its phases can run in separate jobs (docs/design.md#several-jobs). */
const Prepared = Numbered.extend({
	prompt: string(),
	/** Instructions of the base for the agent, such as CLAUDE.md, which its own settings would otherwise have loaded. */
	systemPrompt: string(),
	/** Calls before the agent's, in order; the prompt depends on their results. */
	calls: array(PlannedCall).optional()
});
/** Without the prompt, which is kept as `prompt.md`. */
const Coded = Numbered.extend({
	end: AgentEnd,
	usage: Usage,
	durationMs: number$1(),
	lingeredMs: number$1().nullable(),
	denials: array(string()).readonly(),
	steps: AgentSteps.optional(),
	handoff: Handoff.nullable(),
	handoffSource: HandoffSource.nullable(),
	/** The captured tree, which is both validated and committed. */
	tree: oid$2,
	changes: array(Change).readonly(),
	/** Files of the tree that the engine itself changed. */
	own: paths.optional(),
	hidden: listed,
	/** Ignored files that the agent changed. */
	environment: listed,
	/** Why it cannot be checked: a command before the capture failed, a conflict is not resolved; else null. */
	unready: string().nullable(),
	/** The guards' findings, in words with the path. */
	findings: array(string()).readonly(),
	/** The agent's confinement, if it ran on another machine than the job that settles it. */
	confined: Confined.optional(),
	servers: ServersLeft.optional(),
	/** Its changes to what the checks run, in words with the path. */
	touched: array(string()).readonly().default([]),
	/** Set if the agent left no handoff, and a call made one from its words. */
	extraction: ExtractionCall.optional(),
	reviewed: Reviewed.optional(),
	/** Calls that another job had to make before this attempt, and those that it made, with unread answers. */
	before: object({
		planned: array(PlannedCall),
		made: MadeCalls
	}).optional(),
	/** The commit on which its agent began, if others have landed since: `tree` and `checkpoint` include them. */
	begun_on: oid$2.optional(),
	passes: array(PassResult).readonly().optional(),
	/** Calls about earlier iterations, with unread answers. */
	owed: array(OwedCall).readonly().optional()
});
/** A task whose commits are reverted; the revert must still pass the checks. */
const Reverting = object({
	iteration: int(),
	task: string(),
	/** Oldest first. */
	commits: array(TaskCommit).readonly(),
	undo: object({
		undoes: int(),
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	})
});
const tie = {
	schema: literal(1),
	run: string(),
	nonce: string()
};
discriminatedUnion("phase", [
	object({
		phase: literal("prepared"),
		...tie,
		prepared: Prepared,
		made: MadeCalls.optional(),
		spent: object({
			usage: Usage,
			duration_ms: number$1()
		}).optional()
	}),
	object({
		phase: literal("coded"),
		...tie,
		coded: Coded
	}),
	object({
		phase: literal("baseline"),
		...tie,
		commit: oid$2
	}),
	object({
		phase: literal("undo"),
		...tie,
		reverting: Reverting
	}),
	object({
		phase: literal("passes"),
		...tie,
		calls: array(OwedCall).readonly().optional()
	}),
	object({
		phase: literal("counsel"),
		...tie,
		counsel: Counsel,
		made: MadeCounsel.optional()
	}),
	object({
		phase: literal("lanes"),
		...tie,
		parcels: array(object({
			lane: int(),
			prepared: Prepared
		})).readonly()
	}),
	object({
		phase: literal("train"),
		...tie,
		legs: array(object({
			lane: int(),
			iteration: int()
		})).readonly(),
		reason: StopReason.optional()
	})
]);
// src/schema/run/edit-events.ts
const at = datetime();
/** A file that people edit during a job, and that cannot be used: the run continues with its last content. */
const UnusableEdit = object({
	file: string(),
	kind: _enum(["plan", "settings"]),
	/** The digest of this edit. */
	print: string(),
	/** The first fault with its place and remedy; null if the file is gone. */
	fault: string().nullable(),
	total: int()
});
object({
	type: literal("edit_unusable"),
	at,
	...UnusableEdit.shape
});
object({
	type: literal("edit_mended"),
	at,
	file: string(),
	kind: UnusableEdit.shape.kind
});
object({
	type: literal("plan_changed"),
	at,
	plan_source: string(),
	added: array(object({
		id: string(),
		status: TaskStatus
	})),
	removed: array(string()),
	modified: array(string()),
	refused: array(RefusedEdit).optional()
});
object({
	type: literal("plan_format_recorded"),
	at,
	format: string().nullable()
});
const Lease = object({
	holder: discriminatedUnion("kind", [object({
		kind: literal("process"),
		host: string(),
		boot: string(),
		pid: int(),
		/** The process's start time in the kernel's unit: a reused pid has another one. */
		started: string()
	}), object({
		kind: literal("workflow"),
		run_id: string(),
		attempt: int(),
		/** Tells the jobs of one run apart. */
		job: string().optional(),
		url: string().optional()
	})]),
	epoch: int(),
	taken: datetime(),
	renewed: datetime()
});
// src/schema/run/prompt-facts.ts
/** A sent prompt, and the tokens of its first request with everything that the agent's program adds. */
const MeasuredPrompt = object({
	chars: int(),
	tokens: int()
});
object({
	schema: literal(1),
	/** In the order of the prompt; `source` is for people. */
	sections: array(object({
		name: string(),
		source: string()
	})),
	/** Ids of its numbered entries, in the order of their numbers from 1. */
	entries: array(string()).default([]),
	/** Number of index entries that the agent could read in a file; 0 without such a file. */
	index_entries: int().default(0),
	/** The basis of its budget, and the number of calls behind it; 0 if assumed. */
	chars_per_token: number$1().default(4),
	measured_calls: int().default(0)
});
// src/schema/run/rules.ts
/** A setting of the run. Values as in `ralph.yml`; durations in seconds. */
const RecordedRule = object({
	value: unknown(),
	/** Such as `--approval`, `.github/ralph.yml: validate`, `an order of Ada`. */
	from: string(),
	source: _enum([
		"job",
		"base",
		"order"
	]),
	/** The value in plan or `ralph.yml` at that time, if any. */
	based: unknown().optional()
});
/** The rules for what may be committed, by names of settings; missing ones have the program's defaults. */
const Rules = object({
	/** The commit of the base with this plan and this `ralph.yml`. */
	base: string(),
	values: record(string(), RecordedRule)
});
/** A changed rule; `rule` is null if only the default is left. */
const RuleChange = object({
	name: string(),
	before: unknown(),
	after: unknown(),
	rule: RecordedRule.nullable()
});
object({
	type: literal("rules_changed"),
	at: datetime(),
	by: string(),
	why: string(),
	/** The commit of the base whose plan and `ralph.yml` count now. */
	base: string(),
	changes: array(RuleChange)
});
object({
	type: literal("setting_changed"),
	at: datetime(),
	name: string(),
	value: string(),
	by: string()
});
// src/schema/run/stack-events.ts
const moment = datetime();
const oid$1 = string();
/** Protected files that commits without a task change; the first ones, `total` counts all. */
const brought = { protects: object({
	paths: array(string()),
	total: int()
}).optional() };
object({
	type: literal("milestone_begun"),
	at: moment,
	iteration: int(),
	milestone: string().nullable(),
	from: oid$1
});
object({
	type: literal("parts_merged"),
	at: moment,
	parts: int(),
	/** The base also contains the newest commits, so nothing is left to review. */
	all: boolean()
});
object({
	type: literal("base_merged"),
	at: moment,
	base: oid$1,
	from: oid$1,
	commit: oid$1,
	why: string(),
	...brought,
	/** The new ends of the newest ended slices, if a lower one was squashed or rebased into the base. */
	ends: array(oid$1).optional()
});
object({
	type: literal("work_moved"),
	at: moment,
	from: oid$1,
	to: oid$1,
	why: string(),
	...brought,
	/** The new ends of the newest ended slices, if people pushed to the branch of one of them. */
	ends: array(oid$1).optional()
});
/** A part of the stack that could not be updated after a squash or rebase below it. */
const StackConflict = object({
	/** The base's newest commit, which could not be merged. */
	base: oid$1,
	/** The branch on which a person resolves it. */
	branch: string(),
	/** The other side: the base, or the part below with the base merged into it; and its branch. */
	onto: oid$1,
	onto_branch: string(),
	/** A branch with the merge and its conflict markers; null if markers cannot show it. */
	offered: string().nullable(),
	/** The first ones; `total` counts all. */
	paths: array(string()),
	total: int()
});
object({
	type: literal("stack_conflicted"),
	at: moment,
	...StackConflict.shape,
	/** Its place in the stack, from 0. */
	place: int(),
	/** The new ends of the parts directly below it. */
	ends: array(oid$1)
});
object({
	type: literal("stack_conflict_ended"),
	at: moment,
	branch: string(),
	why: string()
});
object({
	type: literal("part_checked"),
	at: moment,
	branch: string(),
	commit: oid$1,
	/** Names of the failed checks that count. */
	red: array(string()),
	said: SaidByRed.optional(),
	/** Set-up and checks together. */
	duration_ms: number$1()
});
const OpenAttempt = object({
	iteration: int(),
	task: string(),
	attempt: int(),
	checkpoint: string(),
	started: datetime(),
	prompt_chars: int().optional()
});
/** One of several parallel attempts, each in its own workspace. */
const LaneAttempt = OpenAttempt.extend({
	/** Its workspace, from 0. */
	lane: int(),
	reserved_usd: number$1(),
	reserved_tokens: int().optional(),
	/** Ids of the hints that it has read. */
	told: array(string()).default([]),
	/** The agent's work on the checkpoint: it waits in the train to be checked and to land. */
	candidate: string().nullable().default(null),
	/** Its checks passed and a person is asked; with `approved_by` it is in the train again. */
	held: object({
		commit: string(),
		/** The parent of the commit. */
		checkpoint: string(),
		summary: string(),
		part: Part.optional(),
		/** Digest of the change without the engine's own edits: the same change elsewhere has the same digest. */
		patch: string(),
		/** The commit that a person approved, if what landed since then made another one of it. */
		approved_before: string().optional(),
		approved_by: string().nullable().default(null)
	}).nullable().default(null),
	checks_lost: int().default(0)
});
/** Default values are not written: of 5,000 tasks most lines are short. */
const TaskState = object({
	status: TaskStatus,
	/** Null for a task that a person wrote, or has changed since. */
	added_by: literal("agent").nullable().default(null),
	/** Attempts that count against `max_retries`; interrupted ones do not. */
	failed_attempts: int().default(0),
	/** Runners lost in a row; too many count as a failure, since the task may be what kills them. */
	runners_lost: int().default(0),
	/** Failed iterations, newest last, for the failure context; bounded by `max_retries`. */
	failed_iterations: array(int()).default([]),
	/** Its newest commit in the work, with its iteration and summary. */
	iteration: int().nullable().default(null),
	commit: string().nullable().default(null),
	summary: string().nullable().default(null),
	/** Its agent's unfinished work and refused wishes, a line each. */
	left: array(string()).default([]),
	/** Earlier commits, oldest first, with which the task was not complete. */
	parts: array(TaskCommit).default([]),
	/** The iteration that found nothing left to do, if the task is done without a commit of that iteration. */
	closed: int().nullable().default(null),
	/** Set if done without a change: who agreed, or that a model verified it, and the work at that time. */
	unchanged: object({
		by: string(),
		verified: boolean(),
		work: string()
	}).nullable().default(null),
	/** It waits for a person's decision: the iteration, and the reason of its agent or, with `by`, of the engine. */
	given_up: object({
		iteration: int(),
		why: string(),
		by: literal("ralph").optional()
	}).nullable().default(null),
	/** Failures in a row, oldest first, since its last success or a person's comment. */
	failures: array(Failure).default([]),
	recent_failures: array(RecentFailure).default([]),
	stuck: Stuck.nullable().default(null),
	/** Questions of its agents instead of a change, oldest first. */
	questions: array(string()).default([]),
	/** Conflicts of its changes with what landed in the meantime, since its newest commit. */
	rebases: int().default(0),
	/** The change in conflict, for the attempt that resolves it. */
	rebase: object({
		iteration: int(),
		candidate: string(),
		fingerprint: string().optional()
	}).nullable().default(null),
	/** A machine was lost during parallel attempts, this task's among them: its next one runs alone. */
	alone: boolean().default(false),
	/** Attempts held back by a call before them, since the last agent call. */
	held_back: int().default(0),
	usd: number$1().default(0),
	/** Of its agents' calls. */
	duration_ms: number$1().default(0),
	/** Of its attempts from start to end, with checks, reviews and waits for machines; 0 in older runs. */
	time_ms: number$1().default(0)
});
object({
	schema: literal(1),
	run: string(),
	plan: string(),
	plan_source: string(),
	plan_file: string().nullable().default(null),
	/** The format of the plan; an edit that changes it is refused. */
	plan_format: string().nullable().default(null),
	/** The person to notify. */
	started_by: string().nullable().default(null),
	issue: int().nullable().default(null),
	/** The base's commit in the work: from the start of the run, or the newest merge. */
	base: string(),
	/** Null if HEAD was detached at the start: then any HEAD counts as the base. */
	base_branch: string().nullable().default(null),
	work_branch: string(),
	remote: string(),
	/** Settings at the start, kept by later jobs that do not state them. Null for a run of an older version. */
	rules: Rules.nullable().default(null),
	/** The queue's folder, whose folders show the plan's progress; null outside of a queue. */
	queue: string().nullable().default(null),
	started: datetime(),
	updated: datetime(),
	/** Tip of the work branch as the run knows it. */
	work: string(),
	/** The pull requests of the work, oldest first: the end of each, and its first iteration. The newest has no end. */
	slices: array(object({
		milestone: string().nullable(),
		iteration: int(),
		end: string().nullable(),
		/** Of its commits, once it has ended. */
		lines: int().optional(),
		merged: literal(true).optional(),
		/** Its newest own commit, if the base was merged into it and not into the part above. */
		own_end: string().optional(),
		/** Checks of its end after a merge of the base: null until they have run, then the names of the failed ones. */
		red: array(string()).nullable().optional(),
		said: SaidByRed.optional()
	})).default([]),
	/** Set until a person, or the base, has resolved it. */
	stack_conflict: StackConflict.nullable().default(null),
	/** Lines to review since the newest slice began. */
	lines: int().default(0),
	epoch: int(),
	lease: Lease.nullable(),
	/** The highest iteration number so far. */
	iteration: int(),
	/** The running attempt, if they run one at a time. */
	current: OpenAttempt.nullable(),
	/** The parallel attempts, in the order in which they began; candidates in that of the train. */
	lanes: array(LaneAttempt).default([]),
	/** Why no further parallel attempt begins; until one does. */
	lanes_limited: string().nullable().default(null),
	confined: Confined.nullable().default(null),
	/** Work delegated to another job of the workflow run that holds the lease. */
	handed: HandedOn.nullable().default(null),
	tasks: record(string(), TaskState),
	baseline: object({
		commit: string(),
		checks: string(),
		red: array(string()),
		accepted: boolean(),
		confined: array(RedConfined).optional(),
		/** Number of checks whose failure blocks a commit; unknown in older runs. */
		counting: int().optional()
	}).nullable(),
	/** The task that resolves the conflict with this base, until the work contains that base. */
	merging: object({
		task: string(),
		base: string(),
		files: array(string()),
		total: int()
	}).nullable().default(null),
	/** Commits on the work branch without a task, until the checks have passed on them. */
	unproven: object({
		commit: string(),
		why: string()
	}).nullable().default(null),
	/** The newest five arrivals of such commits that change protected files, newest first. */
	steered: array(object({
		from: string(),
		to: string(),
		paths: array(string()),
		total: int()
	})).default([]),
	/** Changes of steering files while an agent ran that may have reached them; the newest five. */
	doubted: array(object({
		paths: array(string()),
		plan_source: string().nullable()
	})).default([]),
	/** Repeated set-ups, with the newest iteration at that time; the newest three, newest first. */
	set_ups: array(object({
		iteration: int(),
		why: string()
	})).default([]),
	/** Refused connections, with the newest iteration at that time; the newest twenty, newest first. */
	network_refused: array(object({
		iteration: int(),
		...NetworkRefusal.shape
	})).default([]),
	/** The newest thirty ended attempts, oldest first, for charts. */
	timeline: array(object({
		iteration: int(),
		task: string(),
		started: datetime(),
		ended: datetime(),
		outcome: _enum([
			"passed",
			"failed",
			"interrupted"
		]),
		usd: number$1()
	})).default([]),
	/** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
	recent: array(object({
		iteration: int(),
		task: string(),
		summary: string()
	})),
	usage: Usage,
	/** The part for calls around the coding agent, by role; a pass is `pass:` and its name. */
	around: record(string(), RoleSpent).default({}),
	/** USD of the newest attempts that count, newest first, to estimate the next one. */
	costs: array(number$1()).default([]),
	/** Number of jobs that worked on the run, and how long the ended ones held it. */
	runner: object({
		jobs: int(),
		ms: number$1()
	}).default({
		jobs: 0,
		ms: 0
	}),
	/** Budgets whose warning was sent; a job's are dropped when the next job begins. */
	warned: array(BudgetUse).default([]),
	counts: object({
		succeeded: int(),
		failed: int(),
		interrupted: int(),
		synthetic: int(),
		refused_amendments: int()
	}),
	/** The same normalised failure in a row, over all tasks. */
	breaker: object({
		fingerprint: string(),
		count: int(),
		why: string()
	}).nullable(),
	waiting: object({
		until: datetime(),
		why: string(),
		count: int()
	}).nullable(),
	/** Set by an operator, or for a stuck task, which is then named; no job works until it is lifted. */
	paused: object({
		by: string(),
		why: string(),
		task: string().optional()
	}).nullable(),
	/** Settings that are no rules and that operators changed, by name, as written. */
	overrides: record(string(), string()).default({}),
	/** The newest twenty orders with their outcome, newest first. */
	commands: array(object({
		at: datetime(),
		by: string(),
		text: string(),
		/** Why it was refused or failed. */
		refused: string().nullable(),
		/** A whole job has run since: reports leave it out. */
		told: boolean().optional()
	})).default([]),
	/** A commit that passed its checks and waits for approval; nothing else is worked on until then. */
	awaiting: object({
		iteration: int(),
		task: string(),
		commit: string(),
		checkpoint: string(),
		summary: string(),
		turned_green: array(string()),
		part: Part.optional(),
		left: array(string()).optional(),
		handoff_bytes: int().optional(),
		lines: int().optional()
	}).nullable(),
	/** Iterations whose commits will be reverted, oldest order first. */
	undos: array(object({
		undoes: int(),
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	})),
	/** Of one task or, if null, the next. Kept until an attempt with it passed, or three failed. */
	hints: array(object({
		id: string(),
		by: string(),
		text: string(),
		task: string().nullish(),
		attempts: int().optional()
	})),
	/** Tasks that reviewers asked for, with the places where their commits are reported. */
	follow_ups: array(object({
		task: string(),
		url: string().nullable(),
		threads: array(string())
	})).default([]),
	/** Entries oldest first, also those that no longer count. */
	knowledge: array(Knowledge).default([]),
	inherited: array(string()).default([]),
	compaction: Compaction.default(nothingToIndex),
	/** The newest iteration reviewed by a post. */
	looked_back: int().default(0),
	/** The newest prompts with the tokens of their first requests, newest first. */
	measured: array(MeasuredPrompt).default([]),
	/** Ids of the hints that the running attempt has read. */
	told: array(string()),
	/** The newest five requests by agents for a person's review, newest first. */
	reviews: array(object({
		iteration: int(),
		task: string(),
		why: string()
	})),
	/** Agents' doubts and questions: the newest five, newest first, one for a task. */
	signals: array(Signals).default([]),
	/** Unanswered: nothing is built on the task; with a `question` it is not attempted either. */
	asks: array(object({
		iteration: int(),
		task: string(),
		why: string(),
		question: AgentQuestion.optional()
	})).default([]),
	/** The newest five reviews, newest first. */
	reviewed: array(object({
		iteration: int(),
		task: string(),
		verdict: Review.shape.verdict.nullable(),
		findings: int(),
		summary: string()
	})).default([]),
	/** Passes that wait for the next job with an agent, oldest iteration first. */
	owed: array(OwedPasses).default([]),
	/** Evidence that the plan is complete, for the newest commit that was called complete. */
	evidence: preprocess(summaryToday, EvidenceSummary.nullable()).default(null),
	counsel: CounselState.default(noCounsel),
	/** Changes of the newest iterations to their own checks, newest first. */
	touched: array(Touched).default([]),
	/** Parts of the current plan file that the run did not adopt. */
	refused_edits: array(RefusedEdit).default([]),
	/** Unusable edits, until they are fixed; at most one for a file. */
	unusable_edits: array(UnusableEdit).default([]),
	last_agent_start: datetime().nullable(),
	stop: StopReason.nullable(),
	/** The workflow whose next job the newest one starts, since it met a limit of its own. */
	next_job: string().nullable().default(null),
	/** The newest job had such a reason, and a later order has made it void. */
	ended_in_order: boolean().default(false)
}).extend({ schema: literal([
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8
]) });
object({
	schema: literal(2),
	tasks: record(string(), TaskState)
});
// src/core/text/visible.ts
const emoji = "\\p{Extended_Pictographic}";
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
const hidden = [
	"(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]",
	"[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]",
	"[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]"
].join("|");
new RegExp(`(${joined})|${hidden}`, "gu");
const esc = String.fromCharCode(27);
const csi8 = String.fromCharCode(155);
const bell = String.fromCharCode(7);
new RegExp([
	`${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
	`(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
	`${esc}[ -/]*[0-~]?`
].join("|"), "g");
new RegExp("\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]", "u");
// src/core/replay/prompt-difference.ts
/** By iteration if recordings have numbers, else by attempt; after the last handwritten attempt, that one repeats. */
function findRecording(recordings, request) {
	const ofTask = recordings.filter(({ task, call }) => task === request.task && call === request.call);
	const sameAttempt = ofTask.filter(({ iteration }) => iteration !== void 0).filter(({ attempt }) => attempt === request.attempt);
	const recorded = sameAttempt.find(({ iteration }) => iteration === request.iteration) ?? sameAttempt[0];
	if (recorded !== void 0) return recorded;
	const byHand = ofTask.filter(({ iteration }) => iteration === void 0).sort((a, b) => a.attempt - b.attempt);
	return byHand.findLast(({ attempt }) => attempt <= request.attempt) ?? byHand[0];
}
// src/adapter/agent/call/stream-line.ts
/**
* The relevant fields of the CLI's stream-json (measured with 2.1.197 and 2.1.330). All are optional, and a wrong type counts
* as missing: the format changes, and a strange line must not lose a call.
*/
const text = string().optional().catch(void 0);
const number = number$1().nonnegative().optional().catch(void 0);
const flag = boolean().optional().catch(void 0);
const count = number.transform((value) => Math.round(value ?? 0));
const TokenCounts = object({
	input_tokens: count,
	output_tokens: count,
	cache_read_input_tokens: count,
	cache_creation_input_tokens: count
}).optional().catch(void 0);
const ModelUsage = record(string(), object({
	inputTokens: count,
	outputTokens: count,
	cacheReadInputTokens: count,
	cacheCreationInputTokens: count
})).optional().catch(void 0);
const Block = looseObject({
	type: text,
	text,
	id: text,
	name: text,
	input: record(string(), unknown()).optional().catch(void 0)
});
const ToolResult = object({
	tool_use_id: text,
	is_error: flag,
	content: unknown()
});
discriminatedUnion("type", [
	object({
		type: literal("system"),
		subtype: text,
		model: text,
		tools: array(string()).optional().catch(void 0),
		mcp_servers: array(object({
			name: text,
			status: text
		})).optional().catch(void 0),
		attempt: number,
		retry_delay_ms: number,
		error_status: number,
		error: text
	}),
	object({
		type: literal("assistant"),
		/** Set if the CLI speaks for the model: `rate_limit`, `authentication_failed`, `billing_error`, \u2026 */
		error: text,
		message: object({
			id: text,
			/** `<synthetic>` if the CLI speaks for the model. */
			model: text,
			content: array(Block).catch([]),
			usage: TokenCounts
		})
	}),
	object({
		type: literal("user"),
		message: object({ content: array(ToolResult) }).optional().catch(void 0)
	}),
	object({
		type: literal("rate_limit_event"),
		rate_limit_info: object({
			status: text,
			resetsAt: number
		})
	}),
	object({
		type: literal("result"),
		subtype: text,
		is_error: flag,
		api_error_status: number,
		stop_reason: text,
		num_turns: number,
		result: text,
		errors: array(string()).optional().catch(void 0),
		structured_output: unknown().optional(),
		total_cost_usd: number,
		usage: TokenCounts,
		modelUsage: ModelUsage,
		permission_denials: array(object({
			tool_name: text,
			tool_input: record(string(), unknown()).catch({})
		})).optional().catch(void 0)
	})
]);
// src/adapter/disk/named-file.ts
/** Larger than any file that people name: a large repository's lock file has 10 MiB. */
const maxBytes = 64 * 1024 ** 2;
/** Maximal silence of a pipe in ms: its source may have to fetch something first. */
const maxSilenceMs = 6e4;
/** From a shell: `<(command)`, `< file`, a pipe. */
const descriptor = /^\/(?:dev|proc\/self)\/(?:fd\/(\d{1,9})|(stdin))$/;
/** Cached, since a pipe can be read only once. */
const pipeContents = /* @__PURE__ */ new Map();
const fault = (code, message) => Object.assign(new Error(message), { code });
/**
* Refuses sockets, devices and named pipes, which could block. A shell's descriptor is read until it ends, is silent
* for a minute, or `signal` fires. Rejects with ENOENT and the like, ENOTREG and EFBIG.
*/
async function readNamedFile(path, { signal } = {}) {
	const info = await stat(path);
	if (info.isDirectory()) throw fault("EISDIR", "it is a folder.");
	if (info.isFile()) return readRegular(path);
	const [, digits, stdin] = descriptor.exec(path) ?? [];
	if (digits === void 0 && stdin === void 0) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
	const fd = Number(digits ?? 0);
	const content = pipeContents.get(fd) ?? readPipe(fd, signal);
	pipeContents.set(fd, content);
	return content;
}
const kindOf = (info) => info.isFIFO() ? "a named pipe" : info.isSocket() ? "a socket" : "a device";
async function readRegular(path) {
	const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const info = await file.stat();
		if (!info.isFile()) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
		if (info.size > maxBytes) throw tooLarge(info.size);
		return await file.readFile();
	} finally {
		await file.close();
	}
}
async function readPipe(fd, signal) {
	const pipe = fd === 0 ? process.stdin : new Socket({
		fd,
		readable: true,
		writable: false
	});
	const chunks = [];
	let bytes = 0;
	let timer;
	try {
		return await new Promise((resolve, reject) => {
			const restartTimer = () => {
				clearTimeout(timer);
				timer = setTimeout(() => reject(fault("ETIMEDOUT", "nothing came through the pipe for a minute.")), maxSilenceMs);
			};
			const onAbort = () => reject(interrupted());
			if (signal?.aborted) onAbort();
			signal?.addEventListener("abort", onAbort, { once: true });
			restartTimer();
			pipe.on("data", (chunk) => {
				restartTimer();
				chunks.push(chunk);
				bytes += chunk.length;
				if (bytes > maxBytes) reject(tooLarge(bytes));
			});
			pipe.once("error", reject);
			pipe.once("end", () => resolve(Buffer.concat(chunks)));
		});
	} finally {
		clearTimeout(timer);
		pipe.destroy();
	}
}
const tooLarge = (bytes) => fault("EFBIG", `it has at least ${thousands(bytes)} bytes; the limit is ${thousands(maxBytes)}.`);
const interrupted = () => new RalphError({
	code: "INTERRUPTED",
	message: "Interrupted while a pipe was read; nothing was started.",
	hint: "Run the same command again."
});
// src/adapter/cassette/cassette-agent.ts
/** Cassettes may come from strangers: no write leaves `root` through a link, and no read leaves `folder`. */
async function playStep({ write, remove }, options) {
	if (write !== void 0) {
		const { path, mode = "100644" } = write;
		const content = write.file === void 0 ? Buffer.from(write.content ?? "") : await fileOf(options.folder, write.file);
		const target = await safePathIn(options.root, path);
		await rm(target, {
			recursive: true,
			force: true
		});
		if (mode === "120000") await symlink(content, target);
		else {
			await writeFile(target, content);
			if (mode === "100755") await chmod(target, 493);
		}
	}
	if (remove !== void 0) await rm(await safePathIn(options.root, remove), {
		recursive: true,
		force: true
	});
}
/** Creates missing folders. */
async function safePathIn(root, path) {
	const target = join(root, path);
	const names = path.split("/").slice(0, -1);
	for (let depth = 1; depth <= names.length; depth++) await assertInside(root, join(root, ...names.slice(0, depth)));
	await mkdir(dirname(target), { recursive: true });
	return target;
}
async function fileOf(folder, name) {
	await assertInside(folder, join(folder, name));
	return readNamedFile(join(folder, name));
}
async function assertInside(root, path) {
	const [realRoot, realPath] = await Promise.all([realpath(root), realpath(path).catch(() => void 0)]);
	if (realPath !== void 0 && realPath !== realRoot && !realPath.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) throw new Error(`the cassette's ${path} leads out of ${root}`);
}
/** A hand-written recording as a result line of the CLI. */
function resultLine({ error, handoff, usage }) {
	return {
		type: "result",
		subtype: error?.subtype ?? "success",
		is_error: error !== void 0,
		api_error_status: error?.api_error_status ?? null,
		result: error?.result ?? (handoff === void 0 ? "" : JSON.stringify(handoff)),
		...error === void 0 && handoff !== void 0 ? { structured_output: handoff } : {},
		num_turns: usage.turns,
		total_cost_usd: usage.usd,
		usage: {
			input_tokens: usage.input_tokens,
			output_tokens: usage.output_tokens
		}
	};
}
// src/core/error/codes/exit-codes.ts
/**
* In the order of the documents. `green`: a workflow's step succeeds, since nothing is wrong; only work or a decision
* is left.
*/
const exits = {
	complete: {
		code: 0,
		green: true,
		means: "complete"
	},
	failed: {
		code: 1,
		green: false,
		means: "stuck, blocked or failed"
	},
	limit: {
		code: 2,
		green: true,
		means: "a limit was reached (iterations, time, cost); work remains"
	},
	person: {
		code: 3,
		green: true,
		means: "a person is needed"
	},
	waiting: {
		code: 4,
		green: true,
		means: "waiting until a known time, such as the reset of a usage limit (in CI, or with `--no-wait`)"
	},
	usage: {
		code: 64,
		green: false,
		means: "wrong usage"
	},
	data: {
		code: 65,
		green: false,
		means: "bad plan, configuration or state"
	},
	bug: {
		code: 70,
		green: false,
		means: "a bug in ralph"
	},
	busy: {
		code: 75,
		green: true,
		means: "another job is working on this run"
	},
	interrupted: {
		code: 130,
		green: false,
		means: "interrupted"
	}
};
// src/core/text/issue-words.ts
const kinds = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object",
	record: "an object",
	null: "null"
};
/** Zod's default messages use its own type names and do not say what to write. */
const fallback = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)/;
/** A phrase to put after a place: `is missing`, `must be a text; found 3`. Messages of our schemas take precedence. */
function issueWords(issue, root) {
	if (!fallback.test(issue.message)) return issue.message;
	const value = valueAt(root, issue.path);
	if (value === void 0 && issue.path.length > 0) return "is missing";
	if (issue.code === "unrecognized_keys") return `has fields that are not known: ${issue.keys.slice(0, 5).join(", ")}`;
	return `must be ${demand(issue)}; found ${valueInWords(value)}`;
}
function demand(issue) {
	switch (issue.code) {
		case "invalid_type": return kinds[issue.expected] ?? `of the kind ${issue.expected}`;
		case "invalid_value": return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(", ")}`;
		case "too_small":
		case "too_big": return sizeDemand(issue);
		case "not_multiple_of": return `a multiple of ${issue.divisor}`;
		case "invalid_format": return formats[issue.format] ?? "written as the documentation of this field says";
		case "invalid_union": return anyOf(issue.errors);
		case "invalid_key":
		case "invalid_element": return issue.issues[0] ? demand(issue.issues[0]) : anyOther;
		default: return anyOther;
	}
}
const anyOther = "what the documentation says for this field";
const formats = {
	datetime: "a date and time in UTC, such as 2026-01-31T12:00:00Z",
	url: "an address such as https://example.org"
};
function sizeDemand(issue) {
	const isMinimum = issue.code === "too_small";
	const bound = Number(isMinimum ? issue.minimum : issue.maximum);
	const amount = `${isMinimum ? "at least" : "at most"} ${bound}`;
	if (issue.origin === "string") return isMinimum && bound <= 1 ? "a text that is not empty" : `a text of ${amount} characters`;
	if (issue.origin === "array" || issue.origin === "set") return isMinimum && bound <= 1 ? "a list that is not empty" : `a list of ${amount} entries`;
	return issue.inclusive === false ? `a number ${isMinimum ? "above" : "below"} ${bound}` : `a number of ${amount}`;
}
const anyOf = (shapes) => [...new Set(shapes.flatMap(([first]) => first && first.path.length === 0 ? [demand(first)] : []))].join(" or ") || anyOther;
function valueAt(root, path) {
	return path.reduce((value, part) => typeof value === "object" && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : void 0, root);
}
const maxQuotedChars = 40;
function valueInWords(value) {
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
	if (typeof value === "object" && value !== null) return "an object";
	if (typeof value !== "string") return value === void 0 ? "nothing" : String(value);
	return JSON.stringify(value.length > maxQuotedChars ? `${value.slice(0, maxQuotedChars)}\u2026` : value);
}
// src/schema/check/check.ts
/** GitHub's result of a job or a step. */
const WorkflowOutcome = _enum([
	"success",
	"failure",
	"cancelled",
	"skipped"
]);
const outputs = record(string(), string()).default({});
record(string(), object({
	outcome: WorkflowOutcome,
	outputs
}));
record(string(), object({
	result: WorkflowOutcome,
	outputs
}));
const CheckKind = _enum([
	"test",
	"lint",
	"typecheck",
	"build"
]);
/** A check with all defaults filled in. The directory is relative to the repository's root. */
const Check = object({
	name: string(),
	run: string(),
	kind: CheckKind,
	timeout_ms: int().positive(),
	working_directory: string(),
	/** Its report of tests, JUnit XML or TAP; relative to its directory. */
	report: string().optional()
});
/** Paths up to a cap; `total` counts all. */
const ListedPaths = object({
	paths: array(string()),
	total: int()
});
/** One run of a check. Output keeps head and tail (UTF-8, ANSI removed); `output_bytes` counts all. */
const CheckResult = object({
	name: string(),
	run: string(),
	kind: CheckKind,
	passed: boolean(),
	exit_code: int().nullable(),
	timed_out: boolean(),
	/** It filled the disk; its workspace was discarded. */
	filled_disk: boolean().optional(),
	/** The limit of `agent-limits` that ended it, as the end of a sentence. */
	passed_limit: string().optional(),
	duration_ms: number$1(),
	output_head: string(),
	output_tail: string(),
	output_bytes: number$1(),
	/** The whole output, on the machine that ran it. */
	log_file: string().optional(),
	/** It failed, and passed in a second run on the same tree. */
	flaky: boolean().default(false),
	/** What it lacked if it failed in the confinement and passed without it, on the same untouched files. */
	needs: ConfinementNeed.optional(),
	/** The missing path that its output names, if it `needs` something. */
	missing: string().optional(),
	/** Tracked files that it changed in any run; reverted after each, so no other check saw them. */
	changed: ListedPaths.optional(),
	/** New files, neither tracked nor ignored, that later checks saw; a new directory ends in `/`. */
	left: ListedPaths.optional(),
	tests: array(TestRecord).optional(),
	/** Why its report file or output names no usable tests. */
	report_fault: string().optional(),
	/** A job or step of the user's workflow: GitHub reports its result, but no exit codes and times. */
	elsewhere: object({
		of: _enum(["job", "step"]),
		outcome: _enum([...WorkflowOutcome.options, "missing"]),
		/** Others are reported and do not count. */
		required: boolean(),
		url: string().optional(),
		/** The probable name, if there is none of this name. */
		meant: string().optional()
	}).optional()
});
object({
	iteration: int(),
	strategy: Strategy,
	tree: string(),
	passed: boolean(),
	checks: array(CheckResult),
	/** Checks that the strategy does not run (lint in `tests_only`). */
	not_run: array(string()).default([]),
	/** Failures of the baseline, accepted with `known-red`. */
	known_red: array(string()).default([]),
	/** Tracked files that some check changed; see `changed` of each. Every check began with the committed tree. */
	changed_by_checks: array(string()).default([]),
	/** The folder of failed checks, if their output names it. */
	workspace: string().optional()
});
object({
	commit: string(),
	checks: array(CheckResult)
});
const CheckedTree = object({
	tree: string(),
	unready: string().nullable(),
	results: array(CheckResult.omit({ log_file: true })).max(1e3)
});
CheckedTree.extend({
	schema: literal(1),
	nonce: string(),
	/** The same change without those that land before it, if it was not green with them. */
	alone: CheckedTree.optional()
});
// src/schema/run/cassette.ts
const oid = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, "expected a full commit id");
const refName = string().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, "expected the name of a branch");
/** The start of a recorded job: with it, the calls and the repository's objects, the engine can repeat it. */
const CassetteRun = strictObject({
	ralph: string(),
	started: datetime(),
	plan_name: refName,
	plan_file: string(),
	plan_source: string(),
	plan_format: string().optional(),
	fresh: boolean(),
	/** The commit of the base, or a folder of the cassette with its files. */
	base: union([strictObject({
		commit: oid,
		branch: refName.nullable()
	}), strictObject({
		files: relativePath,
		branch: refName
	})]),
	/** The two branches at the start; null if missing. For the state, its files suffice. */
	state: union([oid, strictObject({ files: relativePath })]).nullable(),
	work: oid.nullable(),
	work_branch: refName,
	/** As the state names it; a replay never connects to it. */
	remote: string(),
	committer: strictObject({
		name: string(),
		email: string()
	}),
	steering_files: array(string()),
	/** The plan file in the repository, if the run writes into it. */
	document: string().optional(),
	progress: string().optional(),
	/** Agents were asked for lines of that log; its place is unknown. */
	asks_for_note: literal(true).optional(),
	checks: array(Check),
	/** Settings for a replay, as in `ralph.yml`; missing ones have their defaults. */
	settings: record(string(), unknown())
});
/** Either `content` or a file of the cassette's folder. `120000` is a link to that content. */
const Written = strictObject({
	path: relativePath,
	content: string().optional(),
	file: relativePath.optional(),
	mode: _enum([
		"100644",
		"100755",
		"120000"
	]).optional()
});
/** Its fields take effect in this order. */
const CassetteStep = strictObject({
	wait_ms: int().nonnegative().optional(),
	say: string().optional(),
	tool: strictObject({
		name: string(),
		target: string()
	}).optional(),
	write: Written.refine(({ content, file }) => content === void 0 !== (file === void 0), "expected either \"content\" or \"file\"").optional(),
	remove: relativePath.optional(),
	/** Ends the call with this exit code and without a result. */
	exit: int().min(0).max(255).optional(),
	/** Does nothing more until it is killed. */
	hang: literal(true).optional()
});
/** How the engine saw a recorded call end. */
const RecordedOutcome = strictObject({
	end: AgentEnd,
	usage: Usage,
	duration_ms: number$1().nonnegative(),
	lingered_ms: number$1().nullable(),
	outside: array(string()),
	denials: array(string()),
	/** Results of its MCP servers, which a replay uses as the job did. */
	servers: ServersLeft.optional()
});
const RecordedRequest = strictObject({
	model: string().nullable(),
	max_turns: int(),
	budget_usd: number$1(),
	allowed_tools: array(string()).nullable(),
	servers: array(string()).optional()
});
const Recording = strictObject({
	task: string(),
	attempt: int().positive(),
	/**
	* `ask`: makes a handoff of the agent's last words; `index`, `post`, `prep`, `research`: calls before the agent's
	* own; `review`, `pass:NAME`: reviews of the change; `verify`, `plan-review`, `consensus`: reviews of the plan as a
	* whole.
	*/
	call: union([_enum([
		"run",
		"ask",
		"index",
		"post",
		"prep",
		"research",
		"review",
		"plan",
		"init",
		...CounselRole.options
	]), templateLiteral(["pass:", string()])]).default("run"),
	iteration: int().positive().optional(),
	started: datetime().optional(),
	request: RecordedRequest.optional(),
	/** Files of the cassette's folder. */
	prompt: relativePath.optional(),
	system_prompt: relativePath.optional(),
	steps: array(CassetteStep),
	/** The answer; without it the call ends well and hands nothing over. The engine validates it like any agent's. */
	handoff: record(string(), unknown()).optional(),
	/** A failed call, in the words of the CLI's result line. */
	error: strictObject({
		subtype: string().default("success"),
		api_error_status: int().optional(),
		result: string().default("")
	}).optional(),
	usage: strictObject({
		usd: number$1().nonnegative().default(0),
		turns: int().nonnegative().default(1),
		input_tokens: int().nonnegative().default(0),
		output_tokens: int().nonnegative().default(0)
	}).prefault({}),
	/** Milliseconds that it keeps running after its result. */
	linger_ms: int().nonnegative().default(0),
	/** Beats `handoff`, `error`, `usage` and `linger_ms`, which are for cassettes written by hand. */
	outcome: RecordedOutcome.optional(),
	/** What is missing and why: the rest of a long stream, a secret, a file that cannot be kept. */
	left_out: array(string()).default([])
});
/** `cassette.json`: agent calls for the demo, for tests and for `ralph replay` (docs/cassette.md). */
const Cassette = strictObject({
	cassette: literal(1),
	model: string().default("replay"),
	/** The recorded job; without it the calls can be played, but no run can be replayed. */
	run: CassetteRun.optional(),
	recordings: array(Recording).default([])
});
// src/entry/replay-agent.ts
/**
* `replay-agent <cassette.json>`: plays a recorded agent call in the working directory, through the same spawn, stream
* and kill path as a real one. It runs as the `command` agent, which passes the task and the attempt in the
* environment.
*/
async function main() {
	const path = process.argv[2];
	if (path === void 0) return fail("usage: replay-agent <cassette.json>");
	const value = JSON.parse(await readFile(path, "utf8"));
	const parsed = Cassette.safeParse(value);
	if (!parsed.success) return fail(`${path} is not a cassette:\n${parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issueWords(issue, value)}`).join("\n")}`);
	const task = process.env["RALPH_TASK_ID"] ?? "";
	const attempt = Number(process.env["RALPH_ATTEMPT"] ?? "1");
	const { recordings, model } = parsed.data;
	const recording = findRecording(recordings, {
		call: "run",
		task,
		attempt,
		iteration: Number(process.env["RALPH_ITERATION"] ?? "0")
	});
	if (recording === void 0) return fail(`${path} has no recording for task ${task}.`);
	await readPrompt();
	return play(recording, {
		model,
		folder: dirname(path)
	});
}
async function play(recording, { model, folder }) {
	emit({
		type: "system",
		subtype: "init",
		model,
		tools: ["StructuredOutput"]
	});
	for (const [index, step] of recording.steps.entries()) {
		await perform(step, {
			id: `msg_${index}`,
			model,
			folder
		});
		if (step.exit !== void 0) return step.exit;
	}
	emit(resultLine(recording));
	await setTimeout$1(recording.linger_ms);
	return recording.error === void 0 ? 0 : 1;
}
async function perform(step, request) {
	if (step.wait_ms !== void 0) await setTimeout$1(step.wait_ms);
	if (step.say !== void 0) assistant(request, {
		type: "text",
		text: step.say
	});
	if (step.tool !== void 0) assistant(request, {
		type: "tool_use",
		name: step.tool.name,
		input: { description: step.tool.target }
	});
	await playStep(step, {
		root: process.cwd(),
		folder: request.folder
	});
	if (step.hang === true) await setTimeout$1(2 ** 31 - 1);
}
const assistant = ({ id, model }, block) => emit({
	type: "assistant",
	message: {
		id,
		model,
		content: [block]
	}
});
function emit(line) {
	process.stdout.write(`${JSON.stringify(line)}\n`);
}
/** Reads to the end, as any agent does: the engine must never meet a closed pipe. */
async function readPrompt() {
	for await (const _ of process.stdin);
}
function fail(message) {
	process.stderr.write(`${message}\n`);
	return exits.usage.code;
}
process.exitCode = await main();
export {};
