import { E as parseDuration, F as visible, O as thousands$1, _ as formatBytes, a as plainLine, f as startOf, i as oneLine, u as excerpt } from "./one-line.js";
import { i as flagWords, n as commandLine, t as breakCommand } from "./command-line.js";
import { E as string, M as _isoDateTime, S as object, T as strictObject, _ as discriminatedUnion, g as boolean, h as array, l as TaskId, m as _enum, p as ZodISODateTime, r as insidePath, t as branchNameFault, v as int, y as literal } from "./branch-name.js";
import { accessSync, constants, existsSync, lstatSync, readFileSync, readdirSync, realpathSync, statSync, writeSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { spawn } from "node:child_process";
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
// src/adapter/failpoint.ts
/**
* Named moments around each effect that outlives the process, where a test lets the engine die, fail or stand still
* (failure model P1). They are in the adapters alone: between two calls of a port the app changes nothing but
* memory, so a death there looks like one after the first call or before the second.
*/
const failpointNames = [
	"process-directory.made",
	"process-directory.remove",
	"store.configured",
	"store.initialised",
	"store.opened",
	"remote.list",
	"remote.listed",
	"remote.push",
	"remote.pushed",
	"remote.push-both",
	"remote.pushed-both",
	"remote.fetch",
	"remote.fetched",
	"state.load",
	"state.read",
	"state.commit",
	"state.commit-written",
	"state.commit-pushed",
	"work.write",
	"work.written",
	"work.publish",
	"work.published",
	"work.merge",
	"work.merged",
	"milestone.push",
	"milestone.pushed",
	"inbox.look",
	"inbox.order-read",
	"inbox.forget",
	"inbox.forgotten",
	"workspace.restore",
	"workspace.emptied",
	"workspace.tree-read",
	"workspace.cleaned",
	"workspace.files-restored",
	"workspace.restored",
	"workspace.capture",
	"workspace.index-copied",
	"workspace.staged",
	"workspace.tree-written",
	"workspace.captured",
	"workspace.reset-tracked",
	"workspace.tracked-reset",
	"template.fill",
	"template.filled",
	"template.add",
	"template.added",
	"template.copied",
	"set-up.command",
	"set-up.command-ended",
	"set-up.marked",
	"call.folder-made",
	"agent.start",
	"agent.started",
	"agent.ended",
	"check.start",
	"check.ended"
];
const failpointActions = [
	"kill",
	"throw",
	"hang",
	"enospc"
];
let armed;
/** `<name>:<n>:<action>`: at the n-th time that this process comes by. Throws RalphError FAILPOINT_INVALID. */
function armFailpoint(order) {
	if (order === void 0) return;
	const [name = "", count = "", word = ""] = order.split(":");
	const action = failpointActions.find((known) => known === word);
	if (!failpointNames.includes(name) || !/^[1-9]\d*$/.test(count) || action === void 0) throw new RalphError({
		code: "FAILPOINT_INVALID",
		message: `RALPH_FAILPOINT=${order} names no failpoint.`,
		hint: `It is for ralph's own tests; unset it. They write <name>:<n>:<${failpointActions.join("|")}>.`
	});
	armed = {
		name,
		action,
		left: Number(count)
	};
}
/** Does nothing unless this very point was armed; then it says so on stderr and does what was ordered. */
function failpoint(name) {
	if (armed?.name !== name || --armed.left !== 0) return;
	const { action } = armed;
	writeSync(2, `failpoint ${name}: ${action}\n`);
	if (action === "kill") process.kill(process.pid, "SIGKILL");
	if (action === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
	if (action === "enospc") throw Object.assign(/* @__PURE__ */ new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
	throw new Error(`failpoint ${name}`);
}
// src/adapter/git/call/remote-url.ts
function isPathRemote(url) {
	if (/^file:\/\//i.test(url)) return true;
	if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return false;
	return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url);
}
/** For people to read; also works on a sentence that contains addresses. */
const withoutCredentials = (text) => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, "$1");
/** The remote's name in the engine's store, which keeps a token in the address off the command line. */
const remoteName = "ralph";
/**
* Given for each call, never configured: otherwise every look at a missing commit would fetch its history (measured).
*/
const lazyFetch = [...["-c", `remote.${remoteName}.promisor=true`], ...["-c", `remote.${remoteName}.partialclonefilter=tree:2`]];
/** Of a fetch that brings objects only: it writes no ref and starts nothing. */
const quietFetch = [
	"--quiet",
	"--no-tags",
	"--no-write-fetch-head",
	"--no-recurse-submodules",
	"--no-auto-maintenance"
];
// src/adapter/git/call/engine-config.ts
/**
* The engine's git configuration file. Settings that may hold a secret are passed by `configEnvironment` instead.
* `safe.directory=*`: the receiving side of a path remote reads this file, and `-c` does not reach it (measured).
*/
function engineConfig(entries) {
	return [["safe.directory", "*"], ...entries.filter((entry) => !mayHoldSecret(entry))].map(([key, value]) => section(key, value)).join("");
}
/** A command line is public, and an agent could read the disk (failure model G19). Needs git 2.31. */
function configEnvironment(entries) {
	const env = { GIT_CONFIG_COUNT: String(entries.length) };
	entries.forEach(([key, value], i) => {
		env[`GIT_CONFIG_KEY_${i}`] = key;
		env[`GIT_CONFIG_VALUE_${i}`] = value;
	});
	return env;
}
const mayHoldSecret = ([key]) => !key.startsWith("core.") || key === "core.sshcommand";
function section(key, value) {
	const { section: name, subsection, name: variable } = splitKey(key);
	return `${subsection === "" ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, "\\$&")}"]`}\n\t${variable} = "${quoted(value)}"\n`;
}
const quoted = (value) => value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("	", "\\t").replaceAll("\b", "\\b");
const contentKeys = /* @__PURE__ */ new Set([
	"core.autocrlf",
	"core.eol",
	"core.symlinks",
	"core.longpaths",
	"core.ignorecase",
	"core.precomposeunicode",
	"core.filemode"
]);
/** Settings to reach an HTTPS remote: proxy, certificates, and the header with the token of `actions/checkout`. */
const httpNames = /* @__PURE__ */ new Set([
	"proxy",
	"proxyauthmethod",
	"sslcainfo",
	"sslcapath",
	"sslverify",
	"sslbackend",
	"sslcert",
	"sslkey",
	"schannelusesslcainfo",
	"schannelcheckrevoke",
	"version",
	"postbuffer",
	"emptyauth",
	"extraheader"
]);
/** Keeps their order, since an empty `credential.helper` resets those before it (docs/design.md#store). */
function carriedConfiguration(config, remote) {
	const http = /^https?:/i.test(remote);
	const ssh = !isPathRemote(remote) && !/^(https?|git):/i.test(remote);
	return config.filter(([key]) => {
		const { section, subsection, name } = splitKey(key);
		if (contentKeys.has(key)) return true;
		if (section === "http") return http && httpNames.has(name) && concerns(subsection, remote);
		if (section === "credential") return http && concerns(subsection, remote);
		return ssh && (key === "core.sshcommand" || key === "ssh.variant");
	});
}
function splitKey(key) {
	const first = key.indexOf(".");
	const last = key.lastIndexOf(".");
	return {
		section: key.slice(0, first),
		subsection: first === last ? "" : key.slice(first + 1, last),
		name: key.slice(last + 1)
	};
}
/** `pattern` is a URL whose host may contain `*`. An approximation: git matches exactly. */
function concerns(pattern, address) {
	if (pattern === "") return true;
	const [hostPattern, host] = [hostOf(pattern), hostOf(address)];
	return hostPattern !== void 0 && host !== void 0 && matchesHost(host, hostPattern);
}
function matchesHost(host, pattern) {
	const labels = host.split(".");
	const patternLabels = pattern.split(".");
	return labels.length === patternLabels.length && patternLabels.every((label, i) => label === "*" || label === labels[i]);
}
const hostOf = (address) => /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase();
// src/core/error/machine-fault.ts
/** What a person mends at the machine: from Node by its error code, from git by its words (failure model P14, P15). */
const faults = [
	{
		code: "DISK_FULL",
		errno: ["ENOSPC", "EDQUOT"],
		said: /no space left on device|out of disk ?space|ENOSPC|disk quota exceeded/i,
		what: "The disk is full",
		hint: "Free some space and run again."
	},
	{
		code: "DISK_READ_ONLY",
		errno: ["EROFS"],
		said: /read-only file system/i,
		what: "The disk cannot be written",
		hint: "Mount it for writing, or set RALPH_HOME to a place on another disk, and run again."
	},
	{
		code: "DISK_FAULT",
		errno: ["EIO"],
		said: /input\/output error/i,
		what: "The disk gave an error",
		hint: "Look at the system log; use another disk (RALPH_HOME), and run again."
	},
	{
		code: "TOO_MANY_FILES",
		errno: ["EMFILE", "ENFILE"],
		said: /too many open files/i,
		what: "The system allows no more open files",
		hint: "Raise the limit (`ulimit -n`) or end other programs, and run again."
	}
];
/** Undefined for any other fault. `what`: what could not continue, in a few words. */
function machineFault(request) {
	const match = faults.find(({ errno, said }) => errno.some((listed) => listed === request.errno) || request.said !== void 0 && said.test(request.said));
	if (match === void 0) return void 0;
	return new RalphError({
		code: match.code,
		message: `${match.what}: ${request.what}`,
		hint: `${match.hint} Nothing was overwritten; the run continues from its last state.`,
		...request.cause === void 0 ? {} : { cause: request.cause }
	});
}
// src/core/text/try-read.ts
/** Undefined if reading throws: what is missing, closed to this user, on a faulty file system or not in its form. */
function tryRead(read) {
	try {
		return read();
	} catch {
		return;
	}
}
/** Undefined if the text is not JSON. */
const tryJson = (text) => tryRead(() => JSON.parse(text));
// src/adapter/disk/may-access.ts
const bytesAsText = (path) => tryRead(() => readFileSync(path, "latin1")) ?? "";
const mayAccess = (path, mode) => tryRead(() => [accessSync(path, mode)]) !== void 0;
const isReadable = (path) => mayAccess(path, constants.R_OK);
const isWritable = (path) => mayAccess(path, constants.W_OK);
const isExecutable$1 = (path) => mayAccess(path, constants.X_OK);
// src/adapter/process/programs.ts
const programNames = [
	"git",
	"ssh",
	"ssh-keygen",
	"sh",
	"bash",
	"perl",
	"gpg",
	"gpg2",
	"gpgsm"
];
const helperNames = [
	"git",
	"git-remote-http",
	"git-remote-https",
	"git-receive-pack",
	"git-upload-pack"
];
const programsByPath = /* @__PURE__ */ new Map();
function programsOn(searchPath) {
	const path = searchPath ?? "";
	const cached = programsByPath.get(path);
	if (cached) return cached;
	const programs = lookUp(path);
	programsByPath.set(path, programs);
	return programs;
}
function lookUp(searchPath) {
	const folders = [...new Set(searchPath.split(delimiter).filter(isAbsolute))].filter(isWritable);
	const paths = resolvePrograms(searchPath);
	const git = paths.get("git");
	const files = [...paths.values(), ...git === void 0 ? [] : helperPaths(git)].filter((path) => isWritable(path) || isWritable(dirname(path)));
	const fingerprints = new Map([...new Set(files)].map((path) => [path, fingerprintOf(path)]));
	const folderFingerprints = new Map(folders.map((path) => [path, fingerprintOf(path)]));
	const findShims = () => {
		const changedFolders = [...folderFingerprints].filter(([path, print]) => fingerprintOf(path) !== print);
		if (changedFolders.length === 0) return [];
		for (const [path] of changedFolders) folderFingerprints.set(path, fingerprintOf(path));
		return [...resolvePrograms(searchPath)].flatMap(([name, path]) => name === "git" || paths.get(name) === path || !paths.has(name) && !name.startsWith("git-") ? [] : [`${name} is now ${path}`]);
	};
	let changed = [];
	return { git() {
		if (changed.length === 0) changed = [...[...fingerprints].flatMap(([path, print]) => fingerprintOf(path) === print ? [] : [`${path} was replaced`]), ...findShims()];
		if (changed.length > 0) throw programsChanged(changed);
		return git ?? "git";
	} };
}
/** Real path of each name, so a link that is changed later has no effect. */
function resolvePrograms(searchPath) {
	const commands = searchPath.split(delimiter).filter((folder) => isAbsolute(folder) && isWritable(folder)).flatMap((folder) => namesIn(folder).filter((name) => name.startsWith("git-")));
	return new Map([...programNames, ...new Set(commands)].flatMap((name) => {
		const path = findProgram(name, searchPath);
		return path === void 0 ? [] : [[name, name === "git" ? realpathSync(path) : path]];
	}));
}
const helperPaths = (git) => ["../libexec/git-core", "../lib/git-core"].flatMap((folder) => helperNames.map((name) => join(dirname(git), folder, name))).filter(existsSync);
const namesIn = (folder) => tryRead(() => readdirSync(folder)) ?? [];
/** Includes the change time, which only root can set, and a link's target. */
function fingerprintOf(path) {
	try {
		const real = realpathSync(path);
		return [.../* @__PURE__ */ new Set([path, real])].map(statText).join(" ");
	} catch {
		return "missing";
	}
}
function statText(path) {
	const { dev, ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
	return [
		path,
		dev,
		ino,
		mode,
		size,
		mtimeNs,
		ctimeNs
	].join(" ");
}
const programsChanged = (changes) => new RalphError({
	code: "PROGRAM_CHANGED",
	message: `Programs that run with ralph's own rights changed during the job: ${changes.slice(0, 5).join("; ")}.`,
	hint: "If you just updated them, run again: nothing is lost. If not, an agent or a check changed them: remove what it put there, and confine it better (`ralph doctor`)."
});
/** Undefined if it is missing. Relative entries of PATH are skipped: they would name the agent's files. */
function findProgram(name, searchPath) {
	return (isAbsolute(name) ? [name] : (searchPath ?? "").split(delimiter).flatMap((folder) => isAbsolute(folder) ? join(folder, name) : [])).find(isExecutable);
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
// src/adapter/process/start-failure.ts
/**
* Why the system did not start a program: it is in no folder of `searchPath`, the working folder is wrong, or another
* reason. The error's code alone is ambiguous: ENOENT means either, EACCES also an unreadable folder of `searchPath` or a
* program without the right to run it.
*/
function startFailure({ code }, { file, cwd, searchPath }) {
	if (code !== "ENOENT" && code !== "EACCES" && code !== "ENOTDIR") return "other";
	if (cwd !== void 0 && folderFault(cwd) !== void 0) return "folder";
	if (code === "ENOENT") return "program";
	if (code === "ENOTDIR" || /[/\\]/.test(file)) return "other";
	return (searchPath ?? "").split(delimiter).some((folder) => existsSync(join(folder || ".", file))) ? "other" : "program";
}
function folderFault(path) {
	try {
		if (!statSync(path).isDirectory()) return "is not a folder";
		accessSync(path, constants.X_OK);
		return;
	} catch (error) {
		return error.code === "ENOENT" ? "does not exist" : "may not be entered by this user";
	}
}
// src/adapter/git/call/exec.ts
/** No configuration of an agent, user or system runs code or changes content (docs/design.md#store). */
const fixedSettings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.attributesFile=/dev/null",
	"core.protectHFS=true",
	"core.protectNTFS=true",
	"core.untrackedCache=false",
	"diff.ignoreSubmodules=all",
	"submodule.recurse=false",
	"gc.auto=0",
	"core.fsync=none",
	"maintenance.auto=false",
	"commit.gpgSign=false",
	"http.lowSpeedLimit=1000",
	"http.lowSpeedTime=30",
	"advice.detachedHead=false"
];
/** Certificates for HTTPS. All other variables of git redirect it or let it prompt. */
const certificateVariable = /^GIT_(?:PROXY_)?SSL_/;
function hardenedEnvironment(base, configFile) {
	const env = {};
	for (const [name, value] of Object.entries(base)) if (value !== void 0 && (!name.startsWith("GIT_") || certificateVariable.test(name)) && name !== "SSH_ASKPASS") env[name] = value;
	return {
		...env,
		LC_ALL: "C",
		GIT_CONFIG_GLOBAL: configFile,
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_ATTR_NOSYSTEM: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_ASKPASS: "true"
	};
}
/** Bound to one git directory and environment; restores changed `files` before each call. */
function gitAt(gitDir, env, files) {
	const fixed = fixedArguments(gitDir);
	return async (call) => {
		files?.restoreChanged();
		const endFetch = call.args.includes("fetch") ? files?.allowShallow(gitDir) : void 0;
		try {
			return await runGit(fixed, env, call);
		} finally {
			endFetch?.();
		}
	};
}
const fixedArguments = (gitDir) => [`--git-dir=${gitDir}`, ...fixedSettings.flatMap((setting) => ["-c", setting])];
async function runGit(fixed, env, call) {
	const result = await collect(fixed, env, call);
	if (result.code === 0 || call.allow === "any" || call.allow?.includes(result.code)) return result;
	throw gitFault(call.args, result);
}
function collect(fixed, env, call) {
	return new Promise((resolve, reject) => {
		const { signal } = call;
		signal?.throwIfAborted();
		const callEnv = {
			...env,
			...call.env
		};
		const child = spawn(programsOn(callEnv["PATH"]).git(), [...fixed, ...call.args], {
			cwd: call.cwd,
			env: callEnv,
			stdio: [
				call.input === void 0 ? "ignore" : "pipe",
				"pipe",
				"pipe"
			],
			detached: process.platform !== "win32"
		});
		let timeoutText;
		const killAfter = (ms, text) => setTimeout(() => {
			timeoutText = text;
			killGroup(child);
		}, ms);
		const overallTimer = killAfter(call.timeoutMs ?? 6e5, "");
		const silenceTimer = call.silentMs === void 0 ? void 0 : killAfter(call.silentMs, ` Nothing came for ${call.silentMs / 1e3} s.`);
		const kill = () => killGroup(child);
		signal?.addEventListener("abort", kill);
		const cleanUp = () => {
			clearTimeout(overallTimer);
			clearTimeout(silenceTimer);
			signal?.removeEventListener("abort", kill);
		};
		const stdout = [];
		const stderr = [];
		const collectInto = (chunks) => (chunk) => {
			silenceTimer?.refresh();
			chunks.push(chunk);
		};
		child.stdout?.on("data", collectInto(stdout));
		child.stderr?.on("data", collectInto(stderr));
		child.stdin?.on("error", () => void 0);
		child.on("error", (cause) => {
			cleanUp();
			reject(spawnFault(cause, {
				cwd: call.cwd,
				searchPath: callEnv["PATH"]
			}));
		});
		child.on("close", (code) => {
			cleanUp();
			const stderrText = Buffer.concat(stderr).toString("utf8").replace(/[^\n\r]*\r(?=[^\n])/g, "");
			if (signal?.aborted) return reject(signal.reason);
			if (timeoutText !== void 0) return reject(timeoutFault(call.args, timeoutText, stderrText));
			resolve({
				code: code ?? 128,
				stdout: Buffer.concat(stdout),
				stderr: stderrText
			});
		});
		child.stdin?.end(call.input);
	});
}
function killGroup(child) {
	if (child.pid === void 0) return;
	try {
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {}
}
function operation(args) {
	const first = args.findIndex((arg, index) => arg !== "-c" && args[index - 1] !== "-c");
	return args.slice(first, first + 3).join(" ");
}
function gitFault(args, result) {
	const stderr = result.stderr.trim().slice(-2e3);
	const machine = machineFault({
		said: stderr,
		what: `git ${operation(args)} could not continue.`
	});
	if (machine) return machine;
	return new RalphError({
		code: "GIT_FAILED",
		message: `git ${operation(args)} exited with code ${result.code}: ${stderr}`,
		hint: "Read git's message; `git fsck` checks the repository. Then run again: the run continues from its last state."
	});
}
const timeoutFault = (args, text, stderr) => new RalphError({
	code: "GIT_TIMED_OUT",
	message: `git ${operation(args)} timed out.${text} ${stderr.trim()}`,
	hint: "Check the connection to the remote, then run again; nothing is lost."
});
function spawnFault(cause, place) {
	const failure = startFailure(cause, {
		file: "git",
		...place
	});
	if (failure === "folder") return new RalphError({
		code: "FOLDER_UNREACHABLE",
		message: `git could not be started: the folder ${place.cwd} ${folderFault(place.cwd ?? "") ?? "was not there"}.`,
		hint: "Go to another folder, or give this user access to it, and run again.",
		cause
	});
	const machine = failure === "program" ? void 0 : machineFault({
		errno: cause.code,
		what: "git could not be started.",
		cause
	});
	if (machine) return machine;
	return new RalphError({
		code: "GIT_MISSING",
		message: `git could not be started: ${cause.message}`,
		hint: "Install git 2.31 or newer and make sure that it is on PATH.",
		cause
	});
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
const ofStop = {
	complete: "complete",
	stuck: "failed",
	blocked: "failed",
	failed: "failed",
	iteration_limit: "limit",
	time_budget: "limit",
	cost_budget: "limit",
	token_budget: "limit",
	paused: "person",
	human_review: "person",
	waiting: "waiting",
	busy: "busy",
	cancelled: "interrupted"
};
const exitCode = (reason) => exits[ofStop[reason.kind]].code;
/** A comment's job that only carried out orders has succeeded, even if the run still waits. */
function stepExitCode({ reason, event, command, iterations }) {
	return event === "issue_comment" && iterations === 0 && !(command === "apply" || command === "finish") && isRest(reason) ? exits.complete.code : exitCode(reason);
}
const isGreen = (code) => Object.values(exits).some((exit) => exit.green && exit.code === code);
/** True if the run already had that reason to rest, and nothing went wrong in this job. */
const isRest = (reason) => reason.kind === "blocked" ? reason.red === void 0 : ![
	"failed",
	"cancelled",
	"busy"
].includes(reason.kind);
// src/core/text/display-width.ts
let segmenter;
/** Created on first use: it loads tables, and most texts are ASCII. */
function clusters(text) {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return segmenter.segment(text);
}
/** Emoji shown as pictures, and the East Asian Wide and Fullwidth blocks of Unicode (UAX 11). */
const wide = new RegExp("\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]", "u");
const invisible = /^[\p{Mark}\p{Format}\p{Control}]+$/u;
/** Columns of a grapheme cluster on a terminal. */
function clusterWidth(cluster) {
	if (wide.test(cluster)) return 2;
	return invisible.test(cluster) ? 0 : 1;
}
function displayWidth(text) {
	if (plain.test(text)) return text.length;
	let width = 0;
	for (const { segment } of clusters(text)) width += clusterWidth(segment);
	return width;
}
/** Cut to `columns` with an ellipsis; never cuts a grapheme cluster. */
function clip(text, columns) {
	if (columns <= 0) return "";
	if (plain.test(text)) return text.length <= columns ? text : `${text.slice(0, columns - 1)}\u2026`;
	let clipped = "";
	let width = 0;
	for (const { segment } of clusters(text)) {
		width += clusterWidth(segment);
		if (width > columns) return `${clipped}\u2026`;
		if (width < columns) clipped += segment;
	}
	return text;
}
/** Characters of one column, as in nearly every line. The tables for all others take 10 ms to load. */
const plain = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/;
/** A text longer than `columns` stays unchanged. */
function pad(text, columns, align = "left") {
	const filling = " ".repeat(Math.max(0, columns - displayWidth(text)));
	return align === "left" ? text + filling : filling + text;
}
/** Breaks at spaces; a word longer than `columns` gets a line of its own. */
function wrap(text, columns) {
	const [first = "", ...words] = text.split(" ");
	const lines = [first];
	for (const word of words) {
		const longer = `${lines.at(-1)} ${word}`;
		if (displayWidth(longer) <= columns) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
const bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
/** Bars from zero up, at most `columns`. With more numbers, each bar is the largest of its group. */
function sparkline(numbers, columns) {
	const count = Math.min(columns, numbers.length);
	const largest = numbers.reduce((max, value) => Math.max(max, value), 0);
	return Array.from({ length: count }, (_, index) => {
		const from = Math.floor(index * numbers.length / count);
		const to = Math.floor((index + 1) * numbers.length / count);
		const value = numbers.slice(from, to).reduce((max, number) => Math.max(max, number), 0);
		return bars[largest === 0 ? 0 : Math.min(7, Math.floor(value / largest * 8))];
	}).join("");
}
/** Breaks lines between words to the terminal's width and indents the rest; code spans stay whole. */
const fitLines = (lines, style) => lines.flatMap((line) => fitLine(line, columnsOf(style)));
const fitLine = (line, columns, margin = maxIndent) => plainWidth(line) <= columns ? [line] : breakLine(line, columns, margin);
/** Infinite unless the output is a terminal. */
const columnsOf = ({ width, isTty = false }) => isTty ? width : Number.POSITIVE_INFINITY;
const colours = /\u001B\[\d+m/g;
const plainWidth = (text) => displayWidth(text.replace(colours, ""));
/** A word or code span with the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g;
function breakLine(line, width, max) {
	const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = "", atom = ""]) => ({
		gap,
		atom
	}));
	if (!first) return [line];
	const margin = " ".repeat(hangingIndent(line, max));
	const lines = [first.gap + first.atom];
	for (const { gap, atom } of others) {
		const longer = `${lines.at(-1)}${gap}${atom}`;
		if (plainWidth(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(margin + atom);
	}
	return lines;
}
const maxIndent = 24;
/** The column of the text: after a mark, or after a name that is followed by a wide gap. */
function hangingIndent(line, max) {
	const plain = line.replace(colours, "");
	const start = /^\s*(?:[-\u2713\u2717!\u2192\u25b6\u21bb] )?/.exec(plain)?.[0].length ?? 0;
	const nameEnd = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0);
	return nameEnd <= max ? nameEnd : start;
}
// src/core/text/paint.ts
const codes = {
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	dim: [2, 22],
	bold: [1, 22]
};
/** All escape sequences are written here; without `color` there are none. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
	done: "green",
	failed: "red",
	in_progress: "yellow",
	skipped: "dim",
	given_up: "yellow",
	pending: null
};
/** Makes code spans bold. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, "bold"));
// src/core/text/report-context.ts
/** An operator's order in a code span, as the reader of this report would type it. */
const operatorCommand = (context, verb, ...args) => lineSpan(operatorLine(context, verb, ...args));
function operatorLine(context, verb, ...args) {
	if (context.surface === "issue") return plainLine(orderLine(verb === "run" ? "start" : verb, ...args), 500);
	if (context.surface === "workflow" && verb === "run") return context.start ?? "gh workflow run";
	return ralphCommand(context, verb, ...args);
}
/** One line with an order and the job that applies it. A comment starts that job itself. */
const orderAndRun = (context, verb, ...args) => ordersAndRun(context, [[verb, ...args]]);
function ordersAndRun(context, orders) {
	const { cd, ...withoutFolder } = context;
	const runLine = context.surface === "issue" ? [] : [operatorLine(withoutFolder, "run")];
	const lines = [...orders.map(([verb, ...args]) => operatorLine(withoutFolder, verb, ...args)), ...runLine];
	return inFolder(cd, lines.join(" && "));
}
/** For a terminal: works in the reader's folder. */
function ralphCommand({ planFile, isDefaultPlan = false, reachedBy = [], again, cd, queued }, verb, ...args) {
	const repeated = verb === "run" ? [...again ?? []].filter(([name]) => !args.includes(`--${name}`)) : [];
	const planFlag = isDefaultPlan && cd === void 0 ? [] : flagWords("plan", planFile);
	const words = [
		"ralph",
		verb,
		...verb === "run" && queued ? queued : planFlag,
		...reachedBy,
		...repeated.flatMap(([, flag]) => flag)
	];
	const line = commandLine(...words, ...args);
	return inFolder(cd, line);
}
const queueCommand = ({ reachedBy = [] }) => commandLine("ralph", "run", "--queue", ...reachedBy);
/** Enters the folder first if there is one. */
const inFolder = (cd, line) => cd === void 0 ? line : `${commandLine("cd", cd)} && ${line}`;
/** As typed in a comment, without shell quotes. */
const orderLine = (verb, ...args) => [
	"/ralph",
	verb,
	...args
].join(" ");
/** Never shortened, since a shortened command would do something else. */
const commandSpan = (...words) => lineSpan(commandLine(...words));
/** Branch names may contain backticks, so the fence is longer than any run of them. */
const code = (content) => lineSpan(plainLine(content, 500));
/** The line must already be plain. */
function lineSpan(text) {
	const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
	const fence = "`".repeat(ticks + 1);
	return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
const shortOid = (oid) => oid.slice(0, 7);
// src/core/report/document/next-steps.ts
const step = (does, ...commands) => ({
	does,
	commands
});
const labelled = (label, nextStep) => ({
	...nextStep,
	label
});
/** A comment contains the words; a terminal asks for them. */
const wordsBelow = ({ surface }) => surface === "issue" ? " (your words below it, in the same comment)" : "";
/** A hint without its words does nothing, so a comment has nothing to copy. */
const tellAgent = (does, context, ...task) => context.surface === "issue" ? step(`${does}: a comment that begins with ${operatorCommand(context, "hint", ...task)}`) : step(does, operatorLine(context, "hint", ...task));
/** A sentence for each step, with commands in code spans. */
const nextSentence = (steps) => steps.map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(lineSpan).join(", ")}.`).join(" ");
/**
* For a terminal, lines without their newline: each command can be copied. Commands longer than `columns` are
* continued as a shell does.
*/
function nextLines(steps, look) {
	const [only] = steps;
	const { paint, columns } = look;
	if (steps.length === 1 && only?.commands.length === 0) return fitLine(`Next: ${only.does}.`, columns);
	if (steps.every(({ label, commands }) => label !== void 0 && commands.length === 1)) return steps.flatMap(({ label = "", commands: [command = ""] }) => labelledRow(label, command, look));
	const commandLines = (command) => breakCommand(command, columns - 4).map((line) => `    ${paint(line, "bold")}`);
	return ["Next:", ...steps.flatMap(({ does, commands }) => [...fitLine(`  ${does}${commands.length === 0 ? "." : ":"}`, columns), ...commands.flatMap(commandLines)])];
}
/** The same in the style of a command's output. */
const nextStepLines = (steps, style) => nextLines(steps, {
	paint: painter(style.color),
	columns: columnsOf(style)
});
const labelWidth = 13;
/** The command goes below its label if it does not fit. */
function labelledRow(label, command, { paint, columns }) {
	const [first = "", ...rest] = breakCommand(command, columns - labelWidth);
	return [`${label.padEnd(labelWidth)}${paint(first, "bold")}`, ...rest.map((line) => `${" ".repeat(labelWidth)}${paint(line, "bold")}`)];
}
// src/core/text/nearest.ts
/** Ignores case, separators and leading zeros. */
function normalise(word) {
	return word.toLowerCase().replace(/[-_. ]/g, "").replace(/(^|\D)0+(?=\d)/g, "$1");
}
/** Optimal string alignment. For short words, since the time is the product of the lengths. */
function editDistance(a, b) {
	let rowBefore = [];
	let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (rowBefore[j - 2] ?? 0) + 1);
			row.push(cost);
		}
		rowBefore = previous;
		previous = row;
	}
	return previous[b.length] ?? 0;
}
const maxNameChars = 40;
/** The intended name: within two edits, or within one for a name of up to five letters. */
function nearestName(word, names) {
	if (word.length > maxNameChars) return void 0;
	const normalised = normalise(word);
	let best;
	for (const name of names) {
		const target = normalise(name);
		const allowed = target.length > 5 ? 2 : 1;
		if (Math.abs(target.length - normalised.length) > allowed) continue;
		const edits = editDistance(normalised, target);
		if (edits <= allowed && (best === void 0 || edits < best.edits)) best = {
			name,
			edits
		};
	}
	return best?.name;
}
/**
* Finds an id that is equal when normalised, or after dropping one character on each side. A lookup takes the length
* of the word, so 20,000 ids are not compared pair by pair.
*/
function similarIdFinder(ids) {
	let index;
	return (word) => {
		index ??= variantIndex(ids);
		for (const variant of variants(normalise(word))) {
			const id = index.get(variant);
			if (id !== void 0) return id;
		}
	};
}
/** Shorter names differ by one letter on purpose. */
const minTwinChars = 4;
/** Probable typing errors of earlier names. A different number (`phase-1`, `phase-2`) is intended. Linear. */
function nearTwins(names) {
	const earlier = /* @__PURE__ */ new Map();
	const twins = [];
	for (const name of names) {
		const digits = name.replace(/\D+/g, " ").trim();
		const word = normalise(name);
		const keys = [...word.length < minTwinChars ? [word] : variants(word)].map((variant) => `${digits}:${variant}`);
		const like = keys.map((key) => earlier.get(key)).find((name) => name !== void 0);
		if (like !== void 0) twins.push({
			name,
			like
		});
		for (const key of keys) if (!earlier.has(key)) earlier.set(key, name);
	}
	return twins;
}
function variantIndex(ids) {
	const index = /* @__PURE__ */ new Map();
	for (const id of ids) index.set(normalise(id), id);
	for (const id of ids) for (const variant of variants(normalise(id))) if (!index.has(variant)) index.set(variant, id);
	return index;
}
/** The word, and the word without each of its first 64 characters. */
function* variants(word) {
	yield word;
	for (let i = 0; i < Math.min(word.length, 64); i += 1) yield word.slice(0, i) + word.slice(i + 1);
}
/** Matches whole words only. */
const prefixedTokens = [
	["a DigitalOcean token", /do[oprt]_v1_[a-f0-9]{64}/],
	["a PyPI token", /pypi-AgE[\w-]{50,}/],
	["a RubyGems key", /rubygems_[a-f0-9]{48}/],
	["a crates.io token", /cio[A-Za-z0-9]{32}/],
	["a Clojars token", /CLOJARS_[a-z0-9]{60}/],
	["a GitLab token", /gl(?:pat|ptt|dt|rt|rtr|soat|cbt|imt|agent|oas|ft|ffct)-[\w.-]{20,}|GR1348941[\w-]{20}/],
	["a Doppler token", /dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?[A-Za-z0-9]{40,44}/],
	["a Pulumi token", /pul-[a-f0-9]{40}/],
	["a Postman key", /PMAK-[a-f0-9]{24}-[a-f0-9]{34}/],
	["a New Relic key", /NRAK-[A-Z0-9]{27}/],
	["a Heroku key", /HRKU-(?:AA[\w-]{58}|[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12})/],
	["a Sentry token", /sntry[su]_[\w=+/-]{40,}/],
	["an Atlassian token", /AT(?:ATT|CTT)3[\w=-]{170,}/],
	["a Bitbucket token", /ATBB[A-Za-z0-9]{24}[A-F0-9]{8}/],
	["a Dynatrace token", /dt0[a-z]\d{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}/],
	["a Telegram bot token", /\d{8,10}:AA[\w-]{33}/],
	["a Square token", /sq0(?:atp|csp)-[\w-]{22,43}/],
	["a Terraform Cloud token", /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}/],
	["a PlanetScale token", /pscale_(?:tkn|pw|oauth)_[\w.-]{32,64}/],
	["a Supabase token", /sbp_[a-f0-9]{40}|sb_secret_[\w-]{31}/],
	["a Stripe key", /(?:sk|rk)_live_[A-Za-z0-9]{24,}|whsec_[A-Za-z0-9+/]{32,}/],
	["a Contentful token", /CFPAT-[\w-]{43}/],
	["a Replicate token", /r8_[A-Za-z0-9]{37}/],
	["an xAI key", /xai-[A-Za-z0-9]{80}/],
	["an OpenRouter key", /sk-or-v1-[a-f0-9]{64}/],
	["a Perplexity key", /pplx-[A-Za-z0-9]{48}/],
	["an Airtable token", /pat[A-Za-z0-9]{14}\.[a-f0-9]{64}/],
	["a Netlify token", /nfp_[A-Za-z0-9]{36}/],
	["a Google client secret", /GOCSPX-[\w-]{28}/],
	["an age key", /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/],
	["a SonarQube token", /sq[pua]_[a-f0-9]{40}/],
	["a Buildkite token", /bkua_[a-f0-9]{40}/],
	["a CircleCI token", /CCIPAT_[A-Za-z0-9]{22}_[a-f0-9]{40}/],
	["a Brevo key", /xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}/],
	["a Mailchimp key", /[a-f0-9]{32}-us\d{1,2}/],
	["an Artifactory key", /AKCp[A-Za-z0-9]{69}|cmVmdGtu[A-Za-z0-9]{56}/],
	["a Hugging Face token", /hf_[A-Za-z0-9]{34}/],
	["a LangSmith key", /lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}/],
	["an NVIDIA key", /nvapi-[\w-]{64}/],
	["an Azure client secret", /[\w~.]{3}\dQ~[\w~.-]{31,34}/],
	["an Azure storage key", /AccountKey=[A-Za-z0-9+/]{86}==/],
	["a Neon key", /napi_[a-z0-9A-Z]{64}/],
	["a Docker token", /dckr_oat_[\w-]{32}/],
	["a 1Password token", /ops_eyJ[A-Za-z0-9+/=]{250,}/],
	["a Fly token", /fo1_[\w-]{43}|fm[12][ar]?_[A-Za-z0-9+/]{100,}={0,3}/],
	["an Alibaba key id", /LTAI[A-Za-z0-9]{20}/],
	["a Prefect key", /pnu_[A-Za-z0-9]{36}/],
	["a Typeform token", /tfp_[\w.=-]{59}/],
	["a Duffel token", /duffel_live_[\w=-]{43}/],
	["an Infracost key", /ico-[A-Za-z0-9]{32}/],
	["a ReadMe key", /rdme_[a-z0-9]{70}/],
	["an EasyPost key", /EZAK[A-Za-z0-9]{54}/],
	["a Sourcegraph token", /sgp_(?:[a-f0-9]{16}_|local_)?[a-f0-9]{40}/],
	["an OpenShift token", /sha256~[\w-]{43}/],
	["a Cloudflare key", /v1\.0-[a-f0-9]{24}-[a-f0-9]{146}/],
	["a Harness token", /[ps]at\.[\w-]{22}\.[a-f0-9]{24}\.[A-Za-z0-9]{20}/],
	["a Twilio key", /SK[a-f0-9]{32}/],
	["a Linear token", /lin_oauth_[a-f0-9]{64}/],
	["a Notion token", /secret_[A-Za-z0-9]{43}/],
	["a Vault token", /hv[br]\.[\w-]{90,}/],
	["a Mapbox token", /sk\.eyJ[\w-]{50,}\.[\w-]{22}/],
	["a Google access token", /ya29\.[\w-]{100,}/],
	["a Shippo token", /shippo_live_[a-f0-9]{40}/],
	["a Tavily key", /tvly-(?:dev-|prod-)?[A-Za-z0-9]{32}/],
	["a Firecrawl key", /fc-[a-f0-9]{32}/],
	["an E2B key", /e2b_[a-f0-9]{40}/],
	["a Pinecone key", /pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{60,64}/],
	["a Snyk token", /snyk_[us]at\.[a-z0-9]{8}\.[\w.-]{80,}/i],
	["a NuGet key", /oy2[a-z0-9]{43}/],
	["a Flutterwave key", /FLWSECK-[a-f0-9]{32}-X/i],
	["a ClickUp token", /pk_\d{6,10}_[A-Z0-9]{32}/],
	["a Plaid token", /access-production-[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}/],
	["an Adafruit key", /aio_[A-Za-z0-9]{28}/],
	["a Discord webhook", /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,68}/]
].map(([kind, { source }]) => ({
	kind,
	pattern: new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, "g")
}));
// src/core/text/redact.ts
/** Replaces known secrets in all their written forms, and well-known tokens. Give it whole texts or lines. */
function redactor(secrets) {
	const find = secretPlaceFinder(secrets);
	return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, "***"), replacePlaces(text, find(text)));
}
function replacePlaces(text, places) {
	let [clean, done] = ["", 0];
	for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
		if (from >= done) clean += `${text.slice(done, from)}***`;
		done = Math.max(done, to);
	}
	return clean + text.slice(done);
}
/** Deeper than people or agents write; the call stack holds a few thousand. */
const maxDepth = 200;
/** Changes every string, including keys, which may come from an agent. Parts nested too deeply become null. */
function mapStrings(value, change) {
	return mapDeep(value, change, maxDepth);
}
function mapDeep(value, change, depthLeft) {
	if (typeof value === "string") return change(value);
	if (typeof value !== "object" || value === null) return value;
	if (depthLeft === 0) return null;
	if (Array.isArray(value)) return value.map((item) => mapDeep(item, change, depthLeft - 1));
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapDeep(item, change, depthLeft - 1)]));
}
/** Well-known credentials. Newer tokens of a GitHub App contain a JWT with dots and dashes. */
const tokenPatterns = [
	{
		kind: "an Anthropic key",
		pattern: /sk-ant-[\w-]{16,}/g
	},
	{
		kind: "a GitHub token",
		pattern: /gh[pousr]_(?!\w{0,40}0{8})[\w.-]{36,}|github_pat_\w{22,}/g
	},
	{
		kind: "an AWS key id",
		pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g
	},
	{
		kind: "a Google key",
		pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g
	},
	{
		kind: "a Slack token",
		pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g
	},
	{
		kind: "an npm token",
		pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g
	},
	...prefixedTokens,
	{
		kind: "a private key",
		pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g
	}
];
/** Shorter values would match ordinary words. */
const minSecretChars = 8;
/** Includes the value without its prefix (which dodges scanners, threat T9), and each of its lines. */
function secretForms(secret) {
	const trimmed = secret.trim();
	return [.../* @__PURE__ */ new Set([trimmed, ...trimmed.split(/\r?\n/).map((line) => line.trim())])].filter((value) => value.length >= minSecretChars).flatMap(formsOf);
}
function formsOf(value) {
	const bytes = new TextEncoder().encode(value);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	const forms = [
		{
			form: value,
			how: "plain"
		},
		{
			form: [...value].reverse().join(""),
			how: "reversed"
		},
		{
			form: JSON.stringify(value).slice(1, -1),
			how: "JSON-encoded"
		},
		{
			form: hex,
			how: "hex"
		},
		{
			form: hex.toUpperCase(),
			how: "hex"
		}
	];
	for (const url of urlForms(value)) forms.push({
		form: url,
		how: "URL-encoded"
	});
	for (const base64 of base64At(bytes)) {
		const urlSafe = base64.replaceAll("+", "-").replaceAll("/", "_");
		forms.push({
			form: base64,
			how: "base64"
		}, {
			form: urlSafe,
			how: "base64"
		});
	}
	if (value.length >= 24) forms.push({
		form: value.slice(7),
		how: "cut"
	});
	return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
/** Percent-encoding in upper and lower case. A lone surrogate is replaced, since it would throw. */
function urlForms(value) {
	const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, "\ufffd"));
	return [
		encoded,
		encoded.replace(/%../g, (code) => code.toLowerCase()),
		encoded.replaceAll("%20", "+")
	];
}
/** The base64 of these bytes after 0, 1 or 2 other bytes, without the characters that depend on those. */
const base64At = (bytes) => [
	0,
	1,
	2
].map((offset) => {
	const padded = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join("");
	return btoa(padded).slice(Math.ceil(8 * offset / 6), Math.floor(8 * (offset + bytes.length) / 6));
});
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** As `base64At`, for base32 (RFC 4648) and 0 to 4 other bytes. */
const base32At = (bytes) => [
	0,
	1,
	2,
	3,
	4
].map((offset) => {
	const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const first = Math.ceil(8 * offset / 5);
	const last = Math.floor(bits.length / 5);
	return Array.from({ length: last - first }, (_, index) => {
		const group = bits.slice(5 * (first + index), 5 * (first + index) + 5);
		return alphabet[Number.parseInt(group, 2)] ?? "";
	}).join("");
});
/** Also finds forms with spaces inside. A pattern of one private key's forms took 20 s to compile, so it searches. */
function secretPlaceFinder(secrets) {
	const forms = /* @__PURE__ */ new Map();
	for (const { form, how } of secrets.flatMap(secretForms)) {
		const compact = form.replace(/\s+/g, "");
		if (compact.length >= form.length / 2 && !forms.has(compact)) forms.set(compact, {
			form: compact,
			how
		});
	}
	return (text) => {
		const compact = text.replace(/\s+/g, "");
		const places = [...forms.values()].flatMap(({ form, how }) => placesOf(compact, form, how));
		if (places.length === 0 || compact.length === text.length) return places;
		const origins = originsOf(text);
		return places.map(({ how, from, to }) => ({
			how,
			from: origins[from] ?? 0,
			to: (origins[to - 1] ?? 0) + 1
		}));
	};
}
function placesOf(text, form, how) {
	const places = [];
	for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) places.push({
		how,
		from,
		to: from + form.length
	});
	return places;
}
/** Offsets of the characters that are not white space. */
function originsOf(text) {
	const origins = [];
	for (let index = 0; index < text.length; index += 1) if (!/\s/.test(text[index])) origins.push(index);
	return origins;
}
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
// src/schema/run/control.ts
/** `control.json`: orders that took effect, and effects still to deliver (docs/design.md#outbox-and-inbox). */
const Control = object({
	schema: literal(1),
	/** Commands that took effect and may still be in the inbox; written in the same commit as their effect. */
	consumed: array(string()),
	/** Orders from before this moment are settled: they are not read again, and their ids are not kept. */
	cursor: datetime().nullable().default(null),
	/** External effects, each with a stable key; delivered by list, compare, create or edit. */
	outbox: array(object({
		key: string(),
		kind: string(),
		body: string()
	})),
	/** Keys of the newest notices, so that none is sent twice. */
	told: array(string()).optional()
});
const emptyControl = {
	schema: 1,
	consumed: [],
	cursor: null,
	outbox: []
};
/** Why a person withdrew an attempt that had passed its checks: `withdrawn.json` of its iteration. */
const Withdrawal = object({
	/** `dependent`: its task is open again since its foundation was undone; its changes are still there. */
	what: _enum([
		"rejected",
		"undone",
		"dependent"
	]),
	by: string(),
	why: string()
});
const text$1 = string();
/** An operator's order (docs/design.md#words), with the same words on a laptop and in a comment. */
const OperatorCommand = discriminatedUnion("kind", [
	object({
		kind: literal("pause"),
		why: text$1
	}),
	object({ kind: literal("resume") }),
	object({
		kind: literal("stop"),
		why: text$1
	}),
	object({
		kind: literal("skip"),
		task: TaskId,
		why: text$1
	}),
	object({
		kind: literal("retry"),
		task: TaskId,
		why: text$1
	}),
	object({
		kind: literal("approve"),
		sha: string().regex(/^(?:[0-9a-f]{7,64})?$/),
		task: TaskId.optional()
	}),
	object({
		kind: literal("undo"),
		iteration: int().min(1),
		reopen_dependents: boolean(),
		why: text$1
	}),
	object({
		kind: literal("hint"),
		text: text$1.min(1)
	}),
	object({
		kind: literal("answer"),
		task: TaskId,
		text: text$1.min(1)
	}),
	object({
		kind: literal("remember"),
		text: text$1.min(1)
	}),
	object({
		kind: literal("forget"),
		id: text$1.min(1),
		why: text$1
	}),
	object({
		kind: literal("knowledge"),
		words: text$1
	}),
	object({
		kind: literal("accept"),
		ids: array(text$1.regex(/^[CP]\d{1,3}$/))
	}),
	object({
		kind: literal("revise"),
		why: text$1
	}),
	object({
		kind: literal("override"),
		why: text$1
	}),
	object({
		kind: literal("abort"),
		why: text$1
	}),
	object({
		kind: literal("budget"),
		usd: text$1.nullable(),
		iterations: text$1.nullable(),
		tokens: text$1.nullable().default(null)
	}),
	object({
		kind: literal("mode"),
		value: text$1.min(1)
	}),
	object({
		kind: literal("set"),
		name: text$1.min(1),
		value: text$1.min(1)
	}),
	object({ kind: literal("start") }),
	object({ kind: literal("plan") }),
	object({ kind: literal("status") }),
	object({ kind: literal("help") }),
	object({
		kind: literal("add"),
		text: text$1.min(1)
	}),
	object({
		kind: literal("redo"),
		iteration: int().min(1).nullable(),
		why: text$1
	})
]);
/** A commit status as it should be at the remote: the JSON of an effect of the kind `status`. */
const CommitStatus = object({
	sha: string(),
	/** Its name: `ralph/npm test`, or one that the repository's rules require. */
	context: string(),
	state: _enum(["success", "failure"]),
	description: string(),
	target_url: string().optional()
});
/** A review as it should be on a pull request: the JSON of an effect of the kind `review`. */
const PullReview = object({
	sha: string(),
	/** The branch of the pull request that shows the commit. */
	branch: string(),
	at: datetime(),
	body: string(),
	comments: array(object({
		path: string(),
		line: int(),
		body: string()
	}))
});
/** A reviewer's comment on one line. */
const Remark = object({
	/** Where to answer: an id like that of an order. */
	thread: string(),
	path: string(),
	/** In `commit`; null for a whole file. */
	line: int().nullable(),
	commit: string(),
	text: string(),
	url: string()
});
/** The place of an order, and the subject of a review. */
const About = object({
	url: string(),
	/** The reviewed commit; null for any other order. */
	commit: string().nullable(),
	remarks: array(Remark)
});
// src/core/order/read-command.ts
/** Orders with a summary also work on the command line; for the others it has commands of its own. */
const orders = {
	start: { form: "start" },
	pause: {
		takes: "remark",
		form: "pause [reason]",
		summary: "end the current attempt and start no job until resume",
		example: "ralph pause \"review first\""
	},
	resume: {
		takes: "remark",
		form: "resume",
		summary: "lift a pause",
		example: "ralph resume"
	},
	stop: {
		takes: "remark",
		form: "stop [reason]",
		summary: "end the running job",
		example: "ralph stop"
	},
	skip: {
		takes: "text",
		form: "skip TASK [reason]",
		summary: "give up a task",
		example: "ralph skip TASK-7 \"no longer wanted\""
	},
	retry: {
		takes: "text",
		form: "retry TASK [reason]",
		summary: "retry a task that failed, was skipped or given up, or whose commit awaits approval",
		example: "ralph retry TASK-7"
	},
	hint: {
		takes: "text",
		form: "hint [TASK] TEXT",
		summary: "tell the next attempt something; with TASK, the next attempt at that task",
		example: "ralph hint TASK-7 \"use the cache of src/http.ts\""
	},
	answer: {
		takes: "text",
		form: "answer TASK TEXT|N|done",
		summary: "answer the agent of a task: its next attempt reads it; N is an answer that it offers, done agrees that the task needs no change",
		example: "ralph answer TASK-7 \"keep the old name\""
	},
	approve: {
		form: "approve SHA|TASK",
		summary: "approve the waiting commit (approval: iteration), or the task that an agent asked about (human-review: ask)",
		example: "ralph approve 1a2b3c4"
	},
	undo: {
		takes: "text",
		form: "undo ITERATION [--reopen-dependents] [reason]",
		summary: "revert all commits of an iteration's task and reopen it",
		example: "ralph undo 7 \"it breaks the search\""
	},
	budget: {
		form: "budget [20usd] [10iter] [5Mtok]",
		summary: "change the run's budget in USD or tokens, or its number of attempts",
		example: "ralph budget 20usd 10iter"
	},
	mode: {
		form: "mode NAME",
		summary: "change how memory reaches the next iteration",
		example: "ralph mode handoff-only"
	},
	set: {
		form: "set SETTING VALUE",
		summary: "change a setting for the rest of the run",
		example: "ralph set max-turns 30"
	},
	plan: { form: "plan" },
	status: { form: "status" },
	help: { form: "help" },
	add: {
		takes: "text",
		form: "add TEXT",
		summary: "add a task to the plan",
		example: "ralph add \"Handle tabs in truncate, too\""
	},
	redo: {
		takes: "text",
		form: "redo [ITERATION] [reason]",
		summary: "add a task that changes an iteration's work",
		example: "ralph redo 7 \"no globals, please\""
	},
	remember: {
		takes: "fact",
		form: "remember [decision|constraint|pattern|gotcha|unresolved:|K-\u2026] TEXT",
		summary: "tell every later agent something, or correct an entry",
		example: "ralph remember \"constraint: the API stays as it is\""
	},
	forget: {
		takes: "text",
		form: "forget K-\u2026 [reason]",
		summary: "withdraw something the run has learned",
		example: "ralph forget K-gotcha-slow-tests \"fixed\""
	},
	knowledge: { form: "knowledge [words]" },
	accept: {
		form: "accept [P1 P2 \u2026]",
		summary: "accept what a plan review proposes, or start the plan as it is",
		example: "ralph accept P1"
	},
	revise: {
		takes: "text",
		form: "revise [reason]",
		summary: "have the plan reviewed again",
		example: "ralph revise \"the API stays as it is\""
	},
	override: {
		takes: "text",
		form: "override [reason]",
		summary: "start the plan despite the review's findings",
		example: "ralph override \"known\""
	},
	abort: {
		takes: "text",
		form: "abort [reason]",
		summary: "do not start the plan",
		example: "ralph abort \"wrong plan\""
	}
};
const names$1 = Object.keys(orders);
const commandForms = Object.fromEntries(names$1.map((name) => [name, orders[name].form]));
const operatorWords = Object.fromEntries(Object.entries(orders).filter(([, order]) => "summary" in order));
/** Orders that need no existing run. */
const wordsBeforeRun = [
	"remember",
	"forget",
	"hint",
	"skip"
];
const worksWithoutRun = (word) => wordsBeforeRun.includes(word);
/** An unknown order takes no lines. */
function textKindOf(line) {
	const kind = names$1.find((name) => name === line.split(" ")[0]);
	return (kind && orders[kind])?.takes ?? "line";
}
/** In characters (threat T4). */
const maxOrderChars = 2e3;
/** Reads `skip TASK-7 it is obsolete`, without the `/ralph` of a comment. A fault says the correct form. */
function readCommand(line) {
	const [, word = "", rest = ""] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? [];
	const kind = names$1.find((name) => name === word);
	if (kind === void 0) return { fault: unknownCommand(word) };
	const [, first = "", more = ""] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? [];
	const fields = {
		pause: {
			kind,
			why: rest
		},
		stop: {
			kind,
			why: rest
		},
		resume: { kind },
		skip: {
			kind,
			task: first,
			why: more
		},
		retry: {
			kind,
			task: first,
			why: more
		},
		hint: {
			kind,
			text: rest
		},
		answer: {
			kind,
			task: first,
			text: more
		},
		approve: {
			kind,
			...approveFields(rest)
		},
		budget: {
			kind,
			...budgetFields(rest)
		},
		mode: {
			kind,
			value: rest
		},
		set: {
			kind,
			name: first,
			value: more
		},
		remember: {
			kind,
			text: rest
		},
		forget: {
			kind,
			id: first,
			why: more
		},
		knowledge: {
			kind,
			words: rest
		},
		accept: {
			kind,
			ids: rest === "" ? [] : rest.toUpperCase().split(/[\s,]+/)
		},
		revise: {
			kind,
			why: rest
		},
		override: {
			kind,
			why: rest
		},
		abort: {
			kind,
			why: rest
		},
		start: { kind },
		plan: { kind },
		status: { kind },
		help: { kind },
		add: {
			kind,
			text: rest
		},
		redo: {
			kind,
			...redoFields(rest)
		},
		undo: {
			kind,
			iteration: iterationNumber(first),
			...undoFields(more)
		}
	}[kind];
	if (textKindOf(kind) !== "line" && placeholder$1.test(rest)) return { fault: `\u2026 stands for words of yours; write it as: ${commandForms[kind]}` };
	if (rest.length > 2e3 && kind !== "remember") return { fault: `${kind} takes at most ${maxOrderChars} characters, not ${rest.length}` };
	const command = OperatorCommand.safeParse(fields);
	return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` };
}
/** An ellipsis copied from the documents in place of the text or the reason. */
const placeholder$1 = /^(?:\S+\s+)?(?:--reopen-dependents\s+)?["'\u201c\u201d\u201e«]?(?:\u2026|\.\.\.)["'\u201c\u201d»]?$/;
/** Without a number, as in `use the cache`, all of it is the reason. */
function redoFields(rest) {
	const [, number, more = ""] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? [];
	return number === void 0 ? {
		iteration: null,
		why: rest
	} : {
		iteration: Number(number),
		why: more
	};
}
/** A commit from seven hexadecimal digits on, else a task. If both are possible, the waiting commits decide. */
const approveFields = (text) => /^(?:[0-9a-f]{7,64})?$/i.test(text) ? { sha: text.toLowerCase() } : {
	sha: "",
	task: text
};
/** `7` or `#7`, as reports show it; 0 if it is neither, which no iteration has. */
const iterationNumber = (word) => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0);
/** `20usd 10iter`, in any order. Any other word makes the whole order malformed. */
function budgetFields(text) {
	const words = text.replace(/(?<=\d)\s+(?=[kmb]?\s*(?:usd|iter|tok))|(?<=\d\s*[kmb])\s+(?=tok)/gi, "").split(/\s+/);
	const amount = (pattern) => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null;
	const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/);
	const iterations = amount(/^(\d+)iter(?:ations?)?$/i);
	const tokens = amount(/^(\d+(?:\.\d+)?[kmb]?)tok(?:ens?)?$/i);
	const amountCount = [
		usd,
		iterations,
		tokens
	].filter((value) => value !== null).length;
	return amountCount > 0 && amountCount === words.length ? {
		usd,
		iterations,
		tokens
	} : {};
}
function undoFields(text) {
	const [, flag, why = ""] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? [];
	return {
		reopen_dependents: flag !== void 0,
		why
	};
}
function unknownCommand(word) {
	const suggestion = nearestName(word, names$1);
	const nearest = suggestion === void 0 ? "" : ` Did you mean ${suggestion}?`;
	return `"${startOf(word, 40)}" is not a command.${nearest} The commands are ${names$1.join(", ")}.`;
}
// src/core/setting/setting.ts
const text = (raw) => typeof raw === "string" && raw.trim() !== "" ? { value: raw.trim() } : { expected: "a text that is not empty" };
const directory = (raw) => {
	const path = typeof raw === "string" && raw.trim() !== "" ? insidePath(raw.trim()) : void 0;
	return path === void 0 ? { expected: "a relative path inside the repository" } : { value: path };
};
/** An exact version, no range: what was tested is what runs. */
const version = (raw) => {
	const found = typeof raw === "string" ? /^v?(\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?)$/.exec(raw.trim())?.[1] : void 0;
	return found === void 0 ? { expected: "an exact version such as 2.1.197" } : { value: found };
};
const oneOf = (...names) => (raw) => {
	const found = names.find((name) => name === raw);
	return found === void 0 ? { expected: `one of ${names.join(", ")}` } : { value: found };
};
const toggle = (raw) => {
	if (raw === true || raw === "true" || raw === "1") return { value: true };
	if (raw === false || raw === "false" || raw === "0") return { value: false };
	return { expected: "true or false" };
};
/** Of a variable that another program sets or not. */
const isOn = (value) => ![
	"",
	"0",
	"false"
].includes(value ?? "");
const count$1 = (min) => (raw) => {
	const value = number(raw);
	return Number.isInteger(value) && value >= min && value <= 1e6 ? { value } : { expected: `a whole number from ${min} to 1000000` };
};
/** An amount in USD: `10`, `7.50` or `10usd`, with or without a dollar sign. */
const money = (raw) => {
	const value = number(typeof raw === "string" ? raw.replace(/^\$|\s*usd$/gi, "") : raw);
	return value > 0 && value <= 1e6 ? { value } : { expected: "an amount in USD such as 10 or 7.50" };
};
const thousands = {
	k: 1e3,
	m: 1e6,
	b: 1e9
};
/** `2000000`, `500k`, `2M` or `1.5B`. */
const tokens = (raw) => {
	const typed = typeof raw === "number" || typeof raw === "string" ? String(raw).trim() : "";
	const [, amount, unit = ""] = /^(\d+(?:\.\d+)?)\s*([kmb]?)$/i.exec(typed) ?? [];
	const value = Math.round(Number(amount) * (thousands[unit.toLowerCase()] ?? 1));
	return value > 0 && value <= 0xe8d4a51000 ? { value } : { expected: "a number of tokens such as 500k or 2M" };
};
/** The platform's timers hold 24.8 days; a longer one would fire immediately. */
const maxDurationMs = 20736e5;
/** `90s`, `45m`, `2h`, `1h30m`; a bare number is in seconds. Value in ms. */
const duration = (raw) => {
	const value = typeof raw === "number" ? Math.round(raw * 1e3) : typeof raw === "string" ? parseDuration(raw) : void 0;
	return value !== void 0 && value >= 0 && value <= maxDurationMs ? { value } : { expected: "a duration such as 90s, 45m or 2h, up to 24d" };
};
/** A list, or one line each. */
const lines = (raw) => {
	const items = typeof raw === "string" ? raw.split("\n") : raw;
	if (!Array.isArray(items) || !items.every((item) => typeof item === "string")) return { expected: "a list of texts" };
	return { value: items.map((item) => item.trim()).filter((item) => item !== "") };
};
/** A list of full names of environment variables. */
const variableNames = (raw) => {
	const read = lines(raw);
	if ("expected" in read) return read;
	return read.value.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) ? read : { expected: "full names of environment variables, such as DATABASE_URL; wildcards would let secrets through" };
};
/** A list whose texts may hold several names with commas between them. */
const names = (raw) => {
	const read = lines(raw);
	if ("expected" in read) return read;
	return { value: read.value.flatMap((text) => text.split(",")).map((name) => name.trim()).filter((name) => name !== "") };
};
/** As npm writes it, one for each package. */
const integrities = (raw) => {
	const read = lines(raw);
	if ("expected" in read) return read;
	const value = read.value.flatMap((line) => line.split(/[\s,]+/));
	return value.every((hash) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(hash)) ? { value } : { expected: "sha512-\u2026 as npm writes it" };
};
/** The pairs of an object, or of lines and lists such as `memory=8GB,disk=20GB`. */
function pairsIn(raw) {
	const object = objectIn(raw) ?? raw;
	if (typeof object === "object" && object !== null && !Array.isArray(object)) return Object.entries(object);
	const lines = typeof raw === "string" ? raw.split(/[\n,]/) : raw;
	if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) return void 0;
	return lines.flatMap((line) => line.split(",")).filter((line) => line.trim() !== "").map((line) => [line.split("=")[0]?.trim() ?? "", line.split("=").slice(1).join("=")]);
}
/** An object, lines such as `bytes=64000`, or a list of both, in which a later one counts; the rest has its default. */
const fields = (defaults, readers, expected) => (raw) => {
	const read = (Array.isArray(raw) ? raw : [raw]).map((item) => fieldsIn(item, readers));
	return read.includes(void 0) ? { expected } : { value: Object.assign({}, defaults, ...read) };
};
/** Undefined if one of them is wrong or stands twice. */
function fieldsIn(raw, readers) {
	const pairs = pairsIn(raw);
	const read = pairs?.flatMap(([name, one]) => {
		const result = Object.hasOwn(readers, name) ? readers[name](one) : { expected: name };
		return "value" in result ? [[name, result.value]] : [];
	});
	return read && new Map(read).size === pairs?.length ? Object.fromEntries(read) : void 0;
}
const optional = (read) => (raw) => raw === void 0 || raw === "" ? { value: void 0 } : read(raw);
function number(raw) {
	if (typeof raw === "number") return raw;
	return typeof raw === "string" && /^\d+(\.\d+)?(e-\d+)?$/.test(raw.trim()) ? Number(raw) : NaN;
}
/** Infers T from `read` only, so that it types a table of settings. */
const setting = (definition) => definition;
/** A list, or one command a line; a check with fields may be JSON. One empty text means none. */
const checks = (raw) => {
	const items = typeof raw === "string" ? raw.split("\n").filter((line) => line.trim() !== "") : raw;
	const valid = (item) => typeof item === "string" || typeof item === "object" && item !== null;
	if (!Array.isArray(items) || !items.every(valid)) return { expected: "a list of commands" };
	return { value: (items.length === 1 && items[0] === "" ? [] : items).map((item) => objectIn(item) ?? item) };
};
/** The object in a JSON text, also if it is the only one of a list; undefined for anything else. */
function objectIn(raw) {
	const text = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
	if (typeof text !== "string" || !/^\s*\{\s*["}]/.test(text)) return void 0;
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? { ...value } : void 0;
	} catch {
		return;
	}
}
/** Nobody can tell which of two commands is the stricter one. */
const weakerIfEdited = { weakens: (before, after) => !isSameJson(before, after) };
/** Each entry demands something: the old ones must all stay, in their order; further ones only demand more. */
const weakerIfFewer = { weakens(before, after) {
	let matched = 0;
	for (const entry of after) if (matched < before.length && isSameJson(entry, before[matched])) matched++;
	return matched < before.length;
} };
/** Each entry allows something. */
const weakerIfMore = { weakens: (before, after) => after.some((entry) => !before.includes(entry)) };
/** A limit; none is the highest. */
const weakerIfHigher = { weakens: (before, after) => (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY) };
const weakerIfOn = { weakens: (before, after) => after && !before };
/** The values from the weakest to the strongest. */
const weakerBelow = (...ranks) => ({ weakens: (before, after) => ranks.indexOf(after) < ranks.indexOf(before) });
/** Compares two values of JSON; the order of an object's keys does not matter, and a missing key equals undefined. */
const isSameJson = (first, second) => canonicalJson(first) === canonicalJson(second);
const canonicalJson = (value) => JSON.stringify(value, sortKeys) ?? "null";
const sortKeys = (_key, value) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)) : value;
// src/entry/project/error-text.ts
/** A full or broken disk is the user's problem too: Node's own error becomes a RalphError. */
function userFault(error) {
	if (error instanceof RalphError || !(error instanceof Error)) return error;
	const errno = error.code;
	return machineFault({
		errno,
		what: error.message,
		cause: error
	}) ?? error;
}
/** Any other error is a bug in ralph. */
const errorExitCode = (error) => exits[error instanceof RalphError ? error.exit : "bug"].code;
/** A RalphError has no stack; any other error is a bug and keeps it. */
function errorText(error) {
	if (!(error instanceof RalphError)) return `ralph: internal error, please report it:\n${error instanceof Error ? error.stack ?? error.message : String(error)}\n`;
	const findings = error.findings.map((finding) => `  - ${finding}\n`).join("");
	return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`;
}
const errnoTexts = {
	ENOENT: "there is no such file.",
	EISDIR: "it is a folder.",
	ENOTDIR: "a part of its path is no folder.",
	ELOOP: "its symbolic links lead in a circle.",
	EACCES: "you have no permission."
};
const unreadableReason = ({ code = "", message }) => errnoTexts[code] ?? message;
/** `plan.json:12:5 tasks[3].depends_on[0]: \u2026 Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
function findingLine(finding, file) {
	const { line, column, path, message, remedy, code } = finding;
	return `${[finding.file ?? file, ...line === null ? [] : [line, ...column === null ? [] : [column]]].join(":")}${path === "" ? "" : ` ${path}`}: ${message} ${remedy} [${code}]`;
}
const maxPerCode = 3;
/** The first three findings of each code, and the number of the others with the command that lists them. */
function findingLines(findings, file) {
	return [...new Set(findings.map(({ code }) => code))].flatMap((code) => {
		const ofCode = findings.filter((finding) => finding.code === code);
		const shown = ofCode.slice(0, maxPerCode).map((finding) => findingLine(finding, file));
		const hiddenCount = ofCode.length - shown.length;
		const listCommand = commandSpan("ralph", "plan", "lint", file);
		return hiddenCount > 1 ? [...shown, `${hiddenCount} more like it; ${listCommand} lists them. [${code}]`] : ofCode.map((finding) => findingLine(finding, file));
	});
}
const unreadable = (shown, error) => error instanceof RalphError ? error : new RalphError({
	code: "FILE_UNREADABLE",
	message: `${shown} cannot be read: ${unreadableReason(error)}`,
	hint: "Check the name and the permissions of the file.",
	cause: error
});
// src/core/network/answer-meter.ts
const maxChars = 8388608;
function wholeMeter(billOf) {
	let body = "";
	return {
		read(text) {
			if (body.length <= maxChars) body += text;
		},
		end: () => billOf(tryJson(body))
	};
}
function eventMeter(take, end) {
	let chunks = [];
	let chars = 0;
	const add = (text) => {
		chars += text.length;
		if (chars <= maxChars) chunks.push(text);
	};
	const endLine = () => {
		const line = chars <= maxChars ? chunks.join("") : "";
		[chunks, chars] = [[], 0];
		const event = line.startsWith("data:") ? record(tryJson(line.slice(5))) : void 0;
		if (event) take(event);
	};
	return {
		read(text) {
			const [first = "", ...laterLines] = text.split("\n");
			add(first);
			for (const line of laterLines) {
				endLine();
				add(line);
			}
		},
		end
	};
}
const requestIn = (body) => record(tryJson(body));
const count = (value) => typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0;
const record = (value) => typeof value === "object" && value !== null ? value : void 0;
const list = (value) => Array.isArray(value) ? value : [];
// src/core/network/prices.ts
/** With Anthropic and OpenAI (platform.claude.com/docs/en/about-claude/pricing; community.openai.com/t/search-web-using-openai-api/1363698). */
const usualSearchPrice = 10;
/** Cache writes cost 1.25 and 2 times the input, reads a tenth by default. */
const price = (input, output, cacheRead = input / 10) => ({
	input,
	output,
	cacheRead,
	cacheWrite: input * 1.25,
	cacheWriteHour: input * 2,
	searches: usualSearchPrice
});
/** `NAME=INPUT/OUTPUT`, optionally `/CACHE READ/CACHE WRITE`. */
const priceOverride = /^([^\s=]+)\s*=\s*(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?)?$/;
const readPriceOverrides = (lines) => new Map(lines.flatMap((line) => {
	const [, name = "", input, output, read, write] = priceOverride.exec(line) ?? [];
	if (input === void 0 || output === void 0) return [];
	const usual = price(Number(input), Number(output));
	const cacheRead = read === void 0 ? usual.cacheRead : Number(read);
	const cacheWrites = write !== void 0 && {
		cacheWrite: Number(write),
		cacheWriteHour: Number(write)
	};
	return [[name, {
		...usual,
		cacheRead,
		...cacheWrites
	}]];
}));
/** The highest price for any of `names`, which the request and the answer use; for an unknown model the highest of the list. `overrides` outrank the list. */
function findPrice(names, prices, overrides = /* @__PURE__ */ new Map()) {
	const stated = names.flatMap((name) => overrides.get(name) ?? overrides.get(undated(name)) ?? []);
	const listed = stated.length > 0 ? stated : names.flatMap((name) => prices.get(name) ?? prices.get(undated(name)) ?? []);
	return dearestOf(listed.length > 0 ? listed : [...prices.values()]);
}
function dearestOf([first = price(0, 0), ...others]) {
	return others.reduce((a, b) => {
		const longLimits = [a.long, b.long].flatMap((long) => long?.from ?? []);
		const long = {
			from: Math.min(...longLimits),
			price: dearer(a.long?.price ?? a, b.long?.price ?? b)
		};
		return {
			...dearer(a, b),
			...longLimits.length > 0 && { long }
		};
	}, first);
}
const dearer = (a, b) => ({
	input: Math.max(a.input, b.input),
	output: Math.max(a.output, b.output),
	cacheRead: Math.max(a.cacheRead, b.cacheRead),
	cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
	cacheWriteHour: Math.max(a.cacheWriteHour, b.cacheWriteHour),
	searches: Math.max(a.searches, b.searches)
});
/** Without a release's date or version number. */
const undated = (name) => name.replace(/(?:[-@]\d{8}|-\d{4}-\d\d-\d\d|-preview(?:-\d\d-\d{4})?|-\d{3}|-latest|\[1m\])+$/, "");
const noTokens = {
	input: 0,
	output: 0,
	cacheRead: 0,
	cacheWrite: 0,
	cacheWriteHour: 0,
	searches: 0
};
const sumOf = ({ input, output, cacheRead, cacheWrite, cacheWriteHour }) => input + output + cacheRead + cacheWrite + cacheWriteHour;
/** `factor`: for a faster or regional answer. */
function costOf(tokens, { long, ...short }, factor = 1) {
	const prompt = tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.cacheWriteHour;
	const applicable = long && prompt > long.from ? long.price : short;
	return (tokens.input * applicable.input + tokens.output * applicable.output + tokens.cacheRead * applicable.cacheRead + tokens.cacheWrite * applicable.cacheWrite + tokens.cacheWriteHour * applicable.cacheWriteHour) / 1e6 * factor + tokens.searches * short.searches / 1e3;
}
// src/core/network/anthropic-api.ts
const longSonnet = {
	...price(3, 15),
	long: {
		from: 2e5,
		price: price(6, 22.5)
	}
};
/**
* By model names without a date. As of 2026-11-27, from platform.claude.com/docs/en/about-claude/pricing and its model pages.
* Cache reads of Opus 5.5 and Sonnet 5.5, and both rows of Haiku 5.5, from a copy (docs.rs/synaps/0.10.2, module pricing).
*/
const anthropicPrices = new Map(Object.entries({
	"claude-fable-5-1": price(10, 50, .25),
	"claude-mythos-5-1": price(10, 50, .25),
	"claude-fable-5": price(10, 50),
	"claude-mythos-5": price(10, 50),
	"claude-opus-5-5": price(4, 20, .2),
	"claude-opus-5": price(5, 25),
	"claude-opus-4-8": price(5, 25),
	"claude-opus-4-7": price(5, 25),
	"claude-opus-4-6": price(5, 25),
	"claude-opus-4-5": price(5, 25),
	"claude-opus-4-1": price(15, 75),
	"claude-opus-4-0": price(15, 75),
	"claude-opus-4": price(15, 75),
	"claude-sonnet-5-5": price(2, 10, .1),
	"claude-sonnet-5": price(2, 10),
	"claude-sonnet-4-6": price(3, 15),
	"claude-sonnet-4-5": longSonnet,
	"claude-sonnet-4-0": longSonnet,
	"claude-sonnet-4": longSonnet,
	"claude-3-7-sonnet": price(3, 15),
	"claude-3-5-sonnet": price(3, 15),
	"claude-haiku-5-5": {
		...price(.1, .5),
		long: {
			from: 1e5,
			price: price(.5, 2.5)
		}
	},
	"claude-haiku-4-5": price(1, 5),
	"claude-3-5-haiku": price(.8, 4),
	"claude-3-haiku": price(.25, 1.25),
	"claude-3-opus": price(15, 75)
}));
function readRequest(body) {
	const request = requestIn(body);
	if (request === void 0 || typeof request["model"] !== "string") return void 0;
	return {
		model: request["model"],
		maxTokens: count(request["max_tokens"]),
		factor: (request["speed"] === "fast" ? 2 : 1) * (request["inference_geo"] === "us" ? 1.1 : 1)
	};
}
const bodyMeter = () => wholeMeter((answer) => {
	const message = record(answer);
	const usage = record(message?.["usage"]);
	return usage && {
		tokens: tokensOf$1(usage, noTokens),
		model: String(message?.["model"] ?? "")
	};
});
/** `message_start` has the model and the input, each `message_delta` all output so far. Output of a cut stream is estimated: a token for three characters. */
function streamMeter() {
	let model;
	let tokens = noTokens;
	let writtenChars = 0;
	let isComplete = false;
	const take = (event) => {
		const message = record(event["message"]);
		const usage = record(message?.["usage"] ?? event["usage"]);
		const { text, thinking, partial_json } = record(event["delta"]) ?? {};
		switch (event["type"]) {
			case "message_start":
				model = String(message?.["model"] ?? "");
				tokens = tokensOf$1(usage ?? {}, tokens);
				break;
			case "content_block_delta":
				writtenChars += String(text ?? thinking ?? partial_json ?? "").length;
				break;
			case "message_delta": if (usage) [tokens, isComplete] = [tokensOf$1(usage, tokens), true];
		}
	};
	return eventMeter(take, () => {
		if (model === void 0) return void 0;
		const written = isComplete ? 0 : Math.ceil(writtenChars / 3);
		return {
			model,
			tokens: {
				...tokens,
				output: Math.max(tokens.output, written)
			}
		};
	});
}
function tokensOf$1(usage, previous) {
	const written = record(usage["cache_creation"]);
	const hour = count(written?.["ephemeral_1h_input_tokens"]);
	const stated = {
		input: count(usage["input_tokens"]),
		output: count(usage["output_tokens"]),
		cacheRead: count(usage["cache_read_input_tokens"]),
		cacheWrite: Math.max(0, count(usage["cache_creation_input_tokens"]) - hour),
		cacheWriteHour: hour,
		searches: count(record(usage["server_tool_use"])?.["web_search_requests"])
	};
	const names = Object.keys(noTokens);
	return Object.fromEntries(names.map((name) => [name, Math.max(stated[name], previous[name])]));
}
const errorTypes = {
	400: "invalid_request_error",
	401: "authentication_error",
	402: "billing_error",
	404: "not_found_error",
	413: "request_too_large",
	426: "invalid_request_error",
	502: "api_error"
};
/** The Messages API (platform.claude.com/docs/en/api/messages, /errors). */
const anthropicApi = {
	name: "anthropic",
	routes: [{
		method: "POST",
		path: "/v1/messages",
		paid: {
			readRequest,
			meter: (isStream) => isStream ? streamMeter() : bodyMeter()
		}
	}, {
		method: "POST",
		path: "/v1/messages/count_tokens"
	}],
	keyHeaders: ["x-api-key", "authorization"],
	droppedHeaders: [],
	prices: anthropicPrices,
	errorBody: (status, message) => ({
		type: "error",
		error: {
			type: errorTypes[status],
			message
		}
	})
};
// src/core/agent/key-variables.ts
const keysIn = (env, names) => Object.fromEntries(names.flatMap((name) => {
	const value = env[name];
	return value ? [[name, value]] : [];
}));
const isWebAddress = (address) => {
	return tryRead(() => ["http:", "https:"].includes(new URL(address).protocol)) ?? false;
};
// src/core/agent/claude-key.ts
const clouds = [
	"CLAUDE_CODE_USE_BEDROCK",
	"CLAUDE_CODE_USE_VERTEX",
	"CLAUDE_CODE_USE_FOUNDRY"
];
const claudeKeyVariables = [
	"ANTHROPIC_API_KEY",
	"ANTHROPIC_AUTH_TOKEN",
	"CLAUDE_CODE_OAUTH_TOKEN"
];
/** A gateway with client certificates, and the socket of a program that is itself a proxy. */
const ownTransport = [
	"CLAUDE_CODE_CLIENT_CERT",
	"CLAUDE_CODE_CLIENT_KEY",
	"ANTHROPIC_UNIX_SOCKET"
];
/** Undefined if a cloud or a self-renewing login pays: the proxy cannot hold those. */
function claudeKey(env) {
	if ([...clouds, ...ownTransport].some((name) => isOn(env[name]))) return void 0;
	const keys = keysIn(env, claudeKeyVariables);
	const upstream = env["ANTHROPIC_BASE_URL"] || "https://api.anthropic.com";
	if (Object.keys(keys).length === 0 || !isWebAddress(upstream)) return void 0;
	return {
		api: anthropicApi,
		upstream,
		keys,
		addressVariable: "ANTHROPIC_BASE_URL",
		localPath: "",
		headers: headersIn(env["ANTHROPIC_CUSTOM_HEADERS"] ?? ""),
		hidden: ["ANTHROPIC_CUSTOM_HEADERS"]
	};
}
/** `Name: value`, one a line (code.claude.com/docs/en/settings). */
const headersIn = (lines) => Object.fromEntries(lines.split("\n").flatMap((line) => {
	const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
	return name !== void 0 && value !== void 0 ? [[name.toLowerCase(), value]] : [];
}));
// src/core/agent/claude.ts
/**
* URLs of Claude Code's model (code.claude.com/docs/en/llm-gateway and /amazon-bedrock, /google-vertex-ai,
* /microsoft-foundry), and of the renewal of a stored login (its program, 2.1.330).
*/
function claudeAddresses(env) {
	if (isOn(env["CLAUDE_CODE_USE_BEDROCK"])) return bedrock(env);
	if (isOn(env["CLAUDE_CODE_USE_VERTEX"])) return vertex(env);
	if (isOn(env["CLAUDE_CODE_USE_FOUNDRY"])) return foundry(env);
	const baseUrl = env["ANTHROPIC_BASE_URL"];
	const hasKey = [
		"ANTHROPIC_API_KEY",
		"ANTHROPIC_AUTH_TOKEN",
		"CLAUDE_CODE_OAUTH_TOKEN"
	].some((name) => env[name]);
	return [baseUrl || "https://api.anthropic.com", ...hasKey ? [] : ["https://api.anthropic.com", "https://platform.claude.com"]];
}
function bedrock(env) {
	const baseUrl = env["ANTHROPIC_BEDROCK_BASE_URL"];
	const region = env["AWS_REGION"] || env["AWS_DEFAULT_REGION"] || "us-east-1";
	const services = [
		"bedrock-runtime",
		"bedrock",
		"sts"
	].map((name) => `https://${name}.${region}.amazonaws.com`);
	return baseUrl ? [baseUrl, ...services] : services;
}
function vertex(env) {
	const baseUrl = env["ANTHROPIC_VERTEX_BASE_URL"];
	const region = env["CLOUD_ML_REGION"] || "us-east5";
	const service = region === "global" ? "https://aiplatform.googleapis.com" : `https://${region}-aiplatform.googleapis.com`;
	return [
		baseUrl || service,
		"https://oauth2.googleapis.com",
		"https://sts.googleapis.com",
		"https://iamcredentials.googleapis.com"
	];
}
function foundry(env) {
	const baseUrl = env["ANTHROPIC_FOUNDRY_BASE_URL"];
	const resource = env["ANTHROPIC_FOUNDRY_RESOURCE"];
	const login = "https://login.microsoftonline.com";
	if (baseUrl) return [baseUrl, login];
	return resource ? [`https://${resource}.services.ai.azure.com`, login] : [login];
}
const claude = {
	help: "claude",
	settings: {
		"agent-path": setting({
			read: optional(text),
			fallback: void 0,
			rule: "job",
			help: "the agent program, if it is not on PATH",
			example: "/opt/claude/bin/claude"
		}),
		"agent-version": setting({
			read: optional(version),
			fallback: void 0,
			rule: "kept",
			help: "the exact version of claude to require",
			example: "2.1.330"
		}),
		"agent-install": setting({
			read: oneOf("never", "missing"),
			fallback: "never",
			rule: "job",
			help: "missing: if claude is missing or has another version than agent-version, ralph installs it for itself with npm",
			example: "missing"
		}),
		"agent-integrity": setting({
			read: integrities,
			fallback: [],
			rule: "kept",
			repeatable: true,
			help: "the integrity hash (sha512-\u2026) that an installed claude package must have; one per package",
			example: "sha512-\u2026"
		})
	},
	instructions: "CLAUDE.md",
	protectedPaths: [".claude"],
	watchedInHome: [...[
		".claude/settings.json",
		".claude/settings.local.json",
		".claude/CLAUDE.md",
		".claude/hooks"
	], ...[".claude/commands", ".claude/agents"]],
	programHomes: [".local/share/claude", ".claude/local"],
	provider: {
		/** Key, token, base URL, models, and the CLI's switches. */
		variables: /^(ANTHROPIC_|CLAUDE_CODE_)|^(API_TIMEOUT_MS|MAX_THINKING_TOKENS|BASH_\w+_(MS|LENGTH)|DISABLE_PROMPT_CACHING)$/,
		/** Marks of a CLI that we may run inside of; they would attach the agent to that session. */
		except: /^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT|SESSION_\w+|CHILD_\w+|REMOTE\w*)$/,
		addresses: claudeAddresses,
		clouds: [
			{
				chosenBy: "CLAUDE_CODE_USE_BEDROCK",
				names: /^AWS_/,
				files: {
					AWS_CONFIG_FILE: ".aws/config",
					AWS_SHARED_CREDENTIALS_FILE: ".aws/credentials"
				}
			},
			{
				chosenBy: "CLAUDE_CODE_USE_VERTEX",
				names: /^(GOOGLE_|CLOUD_ML_|GCLOUD_|CLOUDSDK_CONFIG$|VERTEX_)/,
				files: { GOOGLE_APPLICATION_CREDENTIALS: ".config/gcloud/application_default_credentials.json" }
			},
			{
				chosenBy: "CLAUDE_CODE_USE_FOUNDRY",
				names: /^AZURE_/,
				files: { AZURE_CONFIG_DIR: ".azure" }
			}
		]
	},
	credentials: [
		{
			variable: "ANTHROPIC_API_KEY",
			kind: "an API key",
			input: {
				name: "anthropic-api-key",
				help: "pays for the model; only the agent gets it"
			}
		},
		{
			variable: "ANTHROPIC_AUTH_TOKEN",
			kind: "a gateway token"
		},
		{
			variable: "CLAUDE_CODE_OAUTH_TOKEN",
			kind: "a subscription token",
			input: {
				name: "claude-code-oauth-token",
				help: "pays for the model with a subscription (`claude setup-token`); only the agent gets it"
			}
		},
		{
			variable: "CLAUDE_CODE_USE_BEDROCK",
			kind: "Amazon Bedrock"
		},
		{
			variable: "CLAUDE_CODE_USE_VERTEX",
			kind: "Google Vertex"
		},
		{
			variable: "CLAUDE_CODE_USE_FOUNDRY",
			kind: "Microsoft Foundry"
		},
		{
			variable: "ANTHROPIC_FOUNDRY_API_KEY",
			kind: "a Foundry key"
		}
	],
	heldKeys: (env) => [claudeKey(env) ?? []].flat(),
	howToPay: {
		here: "Log in once with `claude`, or `export ANTHROPIC_API_KEY=\u2026`, or `export CLAUDE_CODE_OAUTH_TOKEN=\u2026` (from `claude setup-token`).",
		inCi: "Add it to the repository's secrets: `gh secret set ANTHROPIC_API_KEY` or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), then run this job again.",
		refused: "set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or log in with `claude`"
	}
};
// src/core/network/gemini-api.ts
/** For Gemini 3 and later, and for Gemini 2.5 (github.com/iyulab/TokenMeter, release v0.13.0). */
const [searches, earlierSearches] = [14, 35];
const withLong$1 = (short, long) => ({
	...short,
	long: {
		from: 2e5,
		price: long
	}
});
const model = (...row) => ({
	...price(...row),
	searches
});
const earlierModel = (...row) => ({
	...price(...row),
	searches: earlierSearches
});
/**
* USD for a million tokens of text, as of 2026-11-28, from copies of ai.google.dev/gemini-api/docs/pricing: Gemini 4
* (github.com/iyulab/TokenMeter, release v0.17.0), 3.8 Flash at its double price from 2027 on (docs.litellm.ai:
* github.com/BerriAI/litellm/discussions/39357), 3.6 Flash and 3.5 Flash-Lite (github.com/simonw/llm-prices: data/google.json),
* all others github.com/anomalyco/models.dev: providers/google/models.
*/
const geminiPrices = new Map(Object.entries({
	"gemini-4-neon": model(3, 15, .15),
	"gemini-4-hydrogen": model(1.5, 7.5, .075),
	"gemini-3.8-flash": model(1.5, 7.5),
	"gemini-3.6-flash": model(1.5, 7.5),
	"gemini-3.5-flash": model(1.5, 9),
	"gemini-3.5-flash-lite": model(.3, 2.5),
	"gemini-3.1-pro": withLong$1(model(2, 12), model(4, 18)),
	"gemini-3.1-pro-preview-customtools": withLong$1(model(2, 12), model(4, 18)),
	"gemini-3.1-flash-lite": model(.25, 1.5),
	"gemini-3-pro": withLong$1(model(2, 12), model(4, 18)),
	"gemini-3-flash": model(.5, 3),
	"gemini-2.5-pro": withLong$1(earlierModel(1.25, 10), earlierModel(2.5, 15)),
	"gemini-2.5-flash": earlierModel(.3, 2.5),
	"gemini-2.5-flash-lite": earlierModel(.1, .4),
	"gemini-2.0-flash": earlierModel(.1, .4, .025),
	"gemini-2.0-flash-lite": earlierModel(.075, .3)
}));
/** The maximum of current models (github.com/iyulab/TokenMeter, release v0.17.0; docs.litellm.ai, Gemini 3.8 Flash). */
const maxOutputTokens$1 = 65536;
const maxContextTokens$1 = 1048576;
/** Of the tier `priority` (github.com/iyulab/TokenMeter, release v0.17.0). Discounts are ignored. */
const priorityFactor = 1.8;
/** `generateContent` and `streamGenerateContent` (github.com/googleapis/js-genai: src/types.ts, GenerateContentResponse). */
const contentFormat = {
	readRequest(body, model) {
		const request = requestIn(body);
		if (request === void 0 || model === void 0) return void 0;
		const config = record(request["generationConfig"] ?? request["generation_config"]);
		const maxTokens = count(config?.["maxOutputTokens"] ?? config?.["max_output_tokens"]) || maxOutputTokens$1;
		const candidates = Math.max(1, count(config?.["candidateCount"] ?? config?.["candidate_count"]));
		const tier = String(request["serviceTier"] ?? request["service_tier"] ?? "");
		return {
			model,
			maxTokens: maxTokens * candidates,
			factor: /priority/i.test(tier) ? priorityFactor : 1,
			storedTokens: request["cachedContent"] ?? request["cached_content"] ? maxContextTokens$1 : 0
		};
	},
	meter(isStream) {
		const total = newTotal();
		if (isStream) return eventMeter(total.add, total.bill);
		return wholeMeter((answer) => {
			for (const part of Array.isArray(answer) ? answer : [answer]) total.add(record(part) ?? {});
			return total.bill();
		});
	}
};
function newTotal() {
	let tokens;
	let model = "";
	let writtenChars = 0;
	let searches = 0;
	let isComplete = false;
	return {
		add(part) {
			for (const candidate of list(part["candidates"]).map(record)) {
				isComplete ||= candidate?.["finishReason"] !== void 0;
				writtenChars += charsIn(candidate);
				searches += list(record(candidate?.["groundingMetadata"])?.["webSearchQueries"]).length;
			}
			model = String(part["modelVersion"] ?? model);
			const usage = record(part["usageMetadata"]);
			if (usage) tokens = tokensOf(usage);
		},
		bill() {
			const written = isComplete ? 0 : Math.ceil(writtenChars / 3);
			return tokens && {
				model,
				tokens: {
					...tokens,
					output: Math.max(tokens.output, written),
					searches
				}
			};
		}
	};
}
function charsIn(candidate) {
	return list(record(candidate?.["content"])?.["parts"]).map(record).map((part) => String(part?.["text"] ?? JSON.stringify(part?.["functionCall"] ?? ""))).reduce((sum, text) => sum + text.length, 0);
}
function tokensOf(usage) {
	const [prompt, tools] = [count(usage["promptTokenCount"]), count(usage["toolUsePromptTokenCount"])];
	const cacheRead = count(usage["cachedContentTokenCount"]);
	const output = count(usage["candidatesTokenCount"]) + count(usage["thoughtsTokenCount"]);
	return {
		...noTokens,
		input: Math.max(0, prompt - cacheRead) + tools,
		cacheRead,
		output: Math.max(output, count(usage["totalTokenCount"]) - prompt - tools)
	};
}
/** Programs use `v1beta` (github.com/googleapis/js-genai: src/_api_client.ts). */
const versions = ["v1beta", "v1"];
const errorStatuses = {
	400: "INVALID_ARGUMENT",
	401: "UNAUTHENTICATED",
	402: "FAILED_PRECONDITION",
	404: "NOT_FOUND",
	413: "INVALID_ARGUMENT",
	426: "INVALID_ARGUMENT",
	502: "UNAVAILABLE"
};
/** ai.google.dev/api/generate-content; github.com/googleapis/js-genai: src/models.ts, src/node/_node_auth.ts. Gemini CLI uses it with a key (github.com/google-gemini/gemini-cli: packages/core/src/core/contentGenerator.ts). */
const geminiApi = {
	name: "gemini",
	routes: versions.flatMap((version) => [
		{
			method: "POST",
			path: `/${version}/models/{model}:generateContent`,
			paid: contentFormat
		},
		{
			method: "POST",
			path: `/${version}/models/{model}:streamGenerateContent`,
			paid: contentFormat
		},
		{
			method: "POST",
			path: `/${version}/models/{model}:countTokens`
		},
		{
			method: "GET",
			path: `/${version}/models`
		},
		{
			method: "GET",
			path: `/${version}/models/{model}`
		}
	]),
	keyHeaders: ["x-goog-api-key"],
	droppedHeaders: [
		"x-goog-user-project",
		"x-http-method-override",
		"x-goog-fieldmask"
	],
	parameters: [
		"alt",
		"pageSize",
		"pageToken"
	],
	prices: geminiPrices,
	errorBody: (status, message) => ({ error: {
		code: status,
		message,
		status: errorStatuses[status]
	} })
};
// src/core/network/openai-api.ts
/** Above 272,000 input tokens, input and cache cost twice as much, output 1.5 times. */
const withLong = (short) => ({
	...short,
	long: {
		from: 272e3,
		price: price(short.input * 2, short.output * 1.5, short.cacheRead * 2)
	}
});
/** Models without a separate price for cache reads. */
const uncached = (input, output) => price(input, output, input);
/**
* USD for a million tokens, as of 2026-11-28. From developers.openai.com/api/docs/models (model pages): GPT-6 Luna, GPT-6.2 Sol
* and GPT-5.6; from copies: GPT-6 Astra (github.com/anuran-roy/unified-llm-pricing: data/pricing.json), GPT-6 Sol
* (github.com/merefield/codexometer, release v0.18.4), GPT-6.1 Sol (github.com/amine123max/Codex-Manager, release 0.4.7), GPT-6.1
* Terra (github.com/TheKrush/PromptFuel, release v1.0.24), GPT-6.2 Astra (github.com/iyulab/TokenMeter, release v0.17.0); older
* ones from github.com/anomalyco/models.dev: providers/openai/models.
*/
const openaiPrices = new Map(Object.entries({
	"gpt-6.2-astra": withLong(price(8, 40, .4)),
	"gpt-6.2-sol": withLong(price(2, 10, .1)),
	"gpt-6.1-sol": withLong(price(2, 10, .1)),
	"gpt-6.1-terra": withLong(price(1, 5, .05)),
	"gpt-6-astra": withLong(price(10, 50)),
	"gpt-6-sol": withLong(price(2, 10)),
	"gpt-6-luna": withLong(price(.1, .5)),
	"gpt-5.6": withLong(price(4, 20)),
	"gpt-5.6-sol": withLong(price(4, 20)),
	"gpt-5.6-terra": withLong(price(2, 12)),
	"gpt-5.6-luna": withLong(price(.2, 1.2)),
	"gpt-5.5": withLong(price(5, 30)),
	"gpt-5.5-pro": withLong(uncached(30, 180)),
	"gpt-5.4": withLong(price(2.5, 15)),
	"gpt-5.4-mini": price(.75, 4.5),
	"gpt-5.4-nano": price(.2, 1.25),
	"gpt-5.4-pro": withLong(uncached(30, 180)),
	"gpt-5.3-codex": price(1.75, 14),
	"gpt-5.3-chat": price(1.75, 14),
	"gpt-5.2": price(1.75, 14),
	"gpt-5.2-chat": price(1.75, 14),
	"gpt-5.2-codex": price(1.75, 14),
	"gpt-5.2-pro": uncached(21, 168),
	"gpt-5.1": price(1.25, 10),
	"gpt-5.1-chat": price(1.25, 10),
	"gpt-5.1-codex": price(1.25, 10),
	"gpt-5.1-codex-max": price(1.25, 10),
	"gpt-5.1-codex-mini": price(.25, 2),
	"gpt-5": price(1.25, 10),
	"gpt-5-chat": price(1.25, 10),
	"gpt-5-codex": price(1.25, 10),
	"gpt-5-mini": price(.25, 2),
	"gpt-5-nano": price(.05, .4),
	"gpt-5-pro": uncached(15, 120),
	"gpt-4.1": price(2, 8, .5),
	"gpt-4.1-mini": price(.4, 1.6, .1),
	"gpt-4.1-nano": price(.1, .4, .025),
	"gpt-4o": price(2.5, 10, 1.25),
	"gpt-4o-2024-05-13": uncached(5, 15),
	"gpt-4o-mini": price(.15, .6, .075),
	"o4-mini": price(1.1, 4.4, .275),
	"o4-mini-deep-research": price(2, 8, .5),
	o3: price(2, 8, .5),
	"o3-mini": price(1.1, 4.4, .55),
	"o3-deep-research": price(10, 40, 2.5),
	"o3-pro": uncached(20, 80),
	o1: price(15, 60, 7.5),
	"o1-pro": uncached(150, 600)
}));
/** The maximum of current models (developers.openai.com/api/docs/models, as of 2026-11-28). */
const maxOutputTokens = 128e3;
const maxContextTokens = 105e4;
/**
* Fast mode is also called `priority`: twice the price of most models, 2.5 times for GPT-5.5
* (developers.openai.com/api/docs/models/gpt-6.2-sol; github.com/anomalyco/models.dev: gpt-5.5.toml); ultrafast six times from
* 2027-03-01 on. Discounts are ignored.
*/
const factors = {
	fast: 2.5,
	priority: 2.5,
	ultrafast: 6
};
const factorOf = (tier) => factors[String(tier)] ?? 1;
/** The Responses API and its compaction (github.com/openai/openai-openapi: ResponseUsage, CompactResource). */
const responsesFormat = {
	readRequest(body) {
		const request = requestIn(body);
		const isStored = [
			"previous_response_id",
			"conversation",
			"prompt"
		].some((name) => request?.[name]);
		return paidRequest(request, count(request?.["max_output_tokens"]) || maxOutputTokens, isStored);
	},
	meter(isStream) {
		if (!isStream) return wholeMeter((answer) => billOfResponse(record(answer)));
		let bill;
		return eventMeter(({ type, response }) => {
			const responseRecord = record(response);
			if (type === "response.completed" || type === "response.incomplete") bill = billOfResponse(responseRecord);
			if (type === "response.failed") bill = billOfResponse(responseRecord) ?? {
				model: "",
				tokens: noTokens
			};
		}, () => bill);
	}
};
/** Chat Completions (github.com/openai/openai-openapi: CompletionUsage). A stream has a bill only if the request sets `stream_options: {"include_usage": true}`. */
const chatFormat = {
	readRequest(body) {
		const request = requestIn(body);
		return paidRequest(request, (count(request?.["max_completion_tokens"]) || count(request?.["max_tokens"]) || maxOutputTokens) * Math.max(1, count(request?.["n"])), false);
	},
	meter(isStream) {
		if (!isStream) return wholeMeter((answer) => billOfChat(record(answer)));
		let bill;
		return eventMeter((event) => {
			bill = billOfChat(event) ?? bill;
		}, () => bill);
	}
};
function paidRequest(request, maxTokens, isStored) {
	const model = request?.["model"];
	if (typeof model !== "string") return void 0;
	const unnamedFactor = (record(request?.["prompt_cache_options"])?.["ttl"] ?? "30m") === "30m" ? 1 : 2;
	return {
		model,
		maxTokens,
		factor: factorOf(request?.["service_tier"]),
		unnamedFactor,
		storedTokens: isStored ? maxContextTokens : 0
	};
}
function billOfResponse(response) {
	const usage = record(response?.["usage"]);
	if (!response || !usage) return void 0;
	const searches = list(response["output"]).filter((item) => record(item)?.["type"] === "web_search_call").length;
	return {
		...modelAndTier(response),
		tokens: {
			...inputTokens(count(usage["input_tokens"]), record(usage["input_tokens_details"])),
			output: count(usage["output_tokens"]),
			searches
		}
	};
}
function billOfChat(answer) {
	const usage = record(answer?.["usage"]);
	if (!answer || !usage) return void 0;
	return {
		...modelAndTier(answer),
		tokens: {
			...inputTokens(count(usage["prompt_tokens"]), record(usage["prompt_tokens_details"])),
			output: count(usage["completion_tokens"])
		}
	};
}
const modelAndTier = (answer) => ({
	model: String(answer["model"] ?? ""),
	factor: factorOf(answer["service_tier"])
});
/** Both are parts of the input. */
function inputTokens(inputCount, details) {
	const [cacheRead, cacheWrite] = [count(details?.["cached_tokens"]), count(details?.["cache_write_tokens"])];
	return {
		...noTokens,
		input: Math.max(0, inputCount - cacheRead - cacheWrite),
		cacheRead,
		cacheWrite
	};
}
/**
* The API of OpenAI and compatible providers, below their address with `/v1` (github.com/openai/openai-openapi: openapi.yaml).
* Codex uses `responses`, `responses/compact` and `models` (github.com/openai/codex: codex-rs/codex-api/src/endpoint), others
* `chat/completions`. The key is a bearer token.
*/
const openaiApi = {
	name: "openai",
	routes: [
		{
			method: "POST",
			path: "/responses",
			paid: responsesFormat
		},
		{
			method: "POST",
			path: "/responses/compact",
			paid: responsesFormat
		},
		{
			method: "POST",
			path: "/responses/input_tokens"
		},
		{
			method: "POST",
			path: "/chat/completions",
			paid: chatFormat
		},
		{
			method: "GET",
			path: "/models"
		},
		{
			method: "GET",
			path: "/models/{model}"
		}
	],
	keyHeaders: ["authorization"],
	droppedHeaders: ["openai-organization", "openai-project"],
	prices: openaiPrices,
	errorBody: (status, message) => ({ error: {
		message,
		type: status === 402 ? "insufficient_quota" : "invalid_request_error",
		code: null,
		param: null
	} })
};
// src/core/agent/command-addresses.ts
/** Hosts of models and of logins, by the name of the program (docs/confinement.md#network). */
const knownPrograms = {
	codex: [
		"api.openai.com",
		"chatgpt.com",
		"auth.openai.com"
	],
	gemini: [
		"generativelanguage.googleapis.com",
		"cloudcode-pa.googleapis.com",
		"oauth2.googleapis.com"
	],
	copilot: [
		"api.github.com",
		"api.githubcopilot.com",
		"api.individual.githubcopilot.com",
		"api.business.githubcopilot.com"
	],
	opencode: [
		"opencode.ai",
		"models.dev",
		"api.openai.com",
		"registry.npmjs.org"
	]
};
/** Of the known programs in the command, and every address that a person gives it in a variable. */
function commandAddresses(command, names, env) {
	const words = programsIn(command);
	const usual = Object.entries(knownPrograms).flatMap(([program, hosts]) => words.includes(program) ? hosts : []);
	const configured = names.flatMap((name) => /^https?:\/\/\S+$/.test(env[name] ?? "") ? [env[name] ?? ""] : []);
	return [...usual.map((host) => `https://${host}`), ...configured];
}
/** The words of a command line; of a path, its last part. */
const programsIn = (command) => command.split(/[\s"'`;&|()]+/).map((word) => word.replace(/^.*\//, ""));
// src/core/agent/command-keys.ts
/** Programs that can call a provider at another address (`programSettings`). */
const programs = {
	claude: ["anthropic"],
	codex: ["openai"],
	gemini: ["gemini"],
	opencode: [
		"anthropic",
		"openai",
		"gemini"
	]
};
/**
* Keys that pay for the calls of `agent-command` without reaching it: its program is known to call at another address,
* or a person names the variable of that address in the command or in `agent-env`. Any other program would send the
* nonce to the provider itself.
*/
function keysUsedByCommand(env, { command, names }) {
	const providers = programsIn(command).flatMap((program) => programs[program] ?? []);
	const calls = ({ api, addressVariable }) => providers.includes(api.name) || names.includes(addressVariable) || command.includes(addressVariable);
	const passed = Object.fromEntries(names.map((name) => [name, env[name]]));
	return [
		claudeKey(env),
		openaiKey(env, passed),
		geminiKey(env, passed)
	].filter((held) => held !== void 0 && calls(held));
}
/** Of OpenAI's own libraries, and of codex (github.com/openai/codex: codex-rs/login). */
const openaiVariables = ["OPENAI_API_KEY", "CODEX_API_KEY"];
/** Of Gemini CLI and of Google's own libraries, and of opencode (github.com/anomalyco/models.dev: providers/google). */
const geminiVariables = [
	"GEMINI_API_KEY",
	"GOOGLE_API_KEY",
	"GOOGLE_GENERATIVE_AI_API_KEY"
];
const modelKeys = [
	...claudeKeyVariables,
	...openaiVariables,
	...geminiVariables
];
/** True for the name of a variable that pays for a model. An agent of any kind may know more providers than these. */
const paysForModel = (name, isAnyProgram) => modelKeys.includes(name) || isAnyProgram && name.endsWith("_API_KEY");
function openaiKey(env, passed) {
	const keys = keysIn(passed, openaiVariables);
	const upstream = env["OPENAI_BASE_URL"] || "https://api.openai.com/v1";
	if (Object.keys(keys).length === 0 || !isWebAddress(upstream)) return void 0;
	const organization = env["OPENAI_ORG_ID"] || env["OPENAI_ORGANIZATION"];
	const project = env["OPENAI_PROJECT_ID"] || env["OPENAI_PROJECT"];
	return {
		api: openaiApi,
		upstream,
		keys,
		hidden: [],
		addressVariable: "OPENAI_BASE_URL",
		localPath: "/v1",
		...new URL(upstream).hostname.endsWith(".api.openai.com") && { factor: 1.1 },
		headers: {
			...organization && { "openai-organization": organization },
			...project && { "openai-project": project }
		}
	};
}
function geminiKey(env, passed) {
	const keys = keysIn(passed, geminiVariables);
	const upstream = env["GOOGLE_GEMINI_BASE_URL"] || "https://generativelanguage.googleapis.com";
	const isVertex = passed["GOOGLE_GENAI_USE_VERTEXAI"] === "true";
	if (Object.keys(keys).length === 0 || !isWebAddress(upstream) || isVertex) return void 0;
	return {
		api: geminiApi,
		upstream,
		keys,
		headers: {},
		hidden: [],
		addressVariable: "GOOGLE_GEMINI_BASE_URL",
		localPath: ""
	};
}
// src/core/agent/command.ts
/** Any program that keeps the protocol of docs/agents.md. */
const command = {
	help: "command (any program, see docs/agents.md)",
	settings: { "agent-command": setting({
		read: optional(text),
		fallback: void 0,
		rule: "kept",
		help: "the command line of --agent command",
		example: "\"python agent.py\""
	}) },
	instructions: claude.instructions,
	protectedPaths: [],
	watchedInHome: [],
	programHomes: [],
	provider: claude.provider,
	credentials: [],
	heldKeys: keysUsedByCommand,
	howToPay: claude.howToPay
};
// src/core/agent/agents.ts
/** Every agent by its name in the setting `agent`; the first is the default. `adapter/agent` starts them. */
const factsByName = {
	claude,
	command
};
const agentFacts = factsByName;
const agentNames = Object.keys(factsByName);
const allFacts = Object.values(agentFacts);
/** The settings of all agents, not only of the one that works. */
const settingsOfAgents = Object.assign({}, ...allFacts.map(({ settings }) => settings));
const agentsInHelp = allFacts.map(({ help }) => help).join(", or ");
/** Of all agents, since a later call may be another agent's. */
const protectedByAgents = allFacts.flatMap(({ protectedPaths }) => protectedPaths);
const watchedByAgents = allFacts.flatMap(({ watchedInHome }) => watchedInHome);
const homesOfAgents = allFacts.flatMap(({ programHomes }) => programHomes);
/** The action's inputs that pay for a model, each with its variable. */
const payingInputs = allFacts.flatMap(({ credentials }) => credentials.flatMap(({ variable, input }) => input ? [{
	variable,
	...input
}] : []));
const payingRows = Object.fromEntries(payingInputs.map(({ name, help, variable }) => [name, setting({
	read: optional(text),
	fallback: void 0,
	rule: "job",
	help,
	example: `secrets.${variable}`
})]));
// src/schema/notify/channel.ts
/** Events of which people can be notified. */
const NoticeEvent = _enum([
	"needs-person",
	"stuck",
	"limit",
	"budget",
	"complete"
]);
const on = array(NoticeEvent).min(1).default([...NoticeEvent.options]);
const variable = string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of a variable that holds it; do not put secrets into a file");
/** Addresses and keys are only named: the address of a chat's hook allows everybody to write there. */
const Hook = {
	"url-env": variable,
	on
};
/** One entry of `notify`: a target and its events. */
const NotifyChannel = discriminatedUnion("to", [
	strictObject({
		to: literal("webhook"),
		...Hook,
		"secret-env": variable.optional()
	}),
	strictObject({
		to: literal("slack"),
		...Hook
	}),
	strictObject({
		to: literal("discord"),
		...Hook
	}),
	strictObject({
		to: literal("command"),
		run: array(string().regex(/^[^\0]*$/, "a NUL character is in no argument")).min(1).max(50),
		env: array(variable).max(50).default([]),
		on
	}),
	strictObject({
		to: literal("desktop"),
		on
	})
]);
// src/core/text/issue-words.ts
const kinds$1 = {
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
		case "invalid_type": return kinds$1[issue.expected] ?? `of the kind ${issue.expected}`;
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
// src/core/notify/read-channels.ts
/**
* Reads `notify`: a list of objects, or in short `desktop`, `slack=NAME`, `discord=NAME`, `webhook=NAME` and
* `command=/path/of/a/program`. Reports all faults together, each with its place in the list.
*/
const notifyChannels = (raw) => {
	const entries = typeof raw === "string" ? raw.split("\n").filter((line) => line.trim() !== "") : raw;
	const objects = (Array.isArray(entries) ? entries.filter((item) => item !== "") : [entries]).map((item) => typeof item === "string" ? longForm(item.trim()) : item);
	const results = objects.map((item) => NotifyChannel.safeParse(item));
	const faults = results.flatMap((result, index) => result.success ? [] : [`entry ${index + 1}: ${faultsOf(result.error.issues, objects[index])}`]);
	const expected = "a list of channels such as slack=SLACK_URL";
	if (faults.length > 0) return { expected: Array.isArray(entries) ? `${expected} (${faults.join("; ")})` : expected };
	const value = results.flatMap(({ data }) => data ?? []);
	const names = value.map(channelName);
	const duplicate = names.find((name, at) => names.indexOf(name) !== at);
	return duplicate === void 0 ? { value } : { expected: `each channel once; ${duplicate} is listed twice` };
};
/** The name of a channel in messages and in the state. Unlike its place in the list, it survives an edit. */
function channelName(channel) {
	if (channel.to === "desktop") return "desktop";
	return `${channel.to} ${channel.to === "command" ? oneLine(channel.run.join(" "), 120) : channel["url-env"]}`;
}
function longForm(text) {
	const [, to = text, value] = /^([a-z]+)=(.*)$/s.exec(text) ?? [];
	if (value === void 0) return objectIn(text) ?? { to };
	return to === "command" ? {
		to,
		run: [value]
	} : {
		to,
		"url-env": value
	};
}
const faultsOf = (issues, item) => issues.flatMap((issue) => phrases(issue, item)).join(", ");
const channelKinds = NotifyChannel.options.map(({ shape }) => shape.to.value);
function phrases(issue, item) {
	const field = `\`${issue.path.join(".")}\``;
	switch (issue.code) {
		case "unrecognized_keys": return issue.keys.map(unknownKey);
		case "invalid_union": return `${field} must be one of ${channelKinds.join(", ")}`;
		case "invalid_value": return `${field} must be one of ${issue.values.map(String).join(", ")}`;
		case "too_small": return `${field} is empty`;
		case "invalid_type":
			if (issue.path.length === 0) return "this is no channel";
			return Object.hasOwn(item, issue.path[0] ?? "") ? `${field} must be ${kinds[issue.expected] ?? issue.expected}` : `${field} is missing`;
		default: return `${field}: ${issueWords(issue, item)}`;
	}
}
const kinds = {
	string: "a text",
	array: "a list"
};
const unknownKey = (key) => key === "url" || key === "secret" ? `\`${key}\` would be a secret in a file: put it into a variable, and name that one in \`${key}-env\`` : `\`${key}\` is not known`;
// src/core/order/may-order.ts
/** Roles on GitHub, weakest first. */
const standings = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
/** The default: who may change files may also order. */
const defaultStanding = "write";
/** `no` gives the reason. `minStandings` by command, or for `all` of them. */
function mayOrder(request) {
	const { login, command, standing, minStandings } = request;
	const required = minStandings[command] ?? minStandings["all"] ?? defaultStanding;
	if (standings.indexOf(standing) >= standings.indexOf(required)) return "yes";
	return { no: `${login} has the role ${standing} here, and ${command} needs ${required}` };
}
const roles = standings.slice(1);
/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every other command. */
const readMinStandings = (raw) => {
	const parsed = lines(raw);
	const value = "value" in parsed ? parsed.value : [];
	if ("expected" in parsed || !value.every((text) => entryOf(text))) return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(", ")}` };
	return { value };
};
/** The minimum standing by command, from what `readMinStandings` has read. */
const minStandingsOf = (texts) => Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]));
function entryOf(text) {
	const [, command = "", role = ""] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? [];
	const standing = roles.find((name) => name === role);
	return (command === "all" || Object.hasOwn(commandForms, command)) && standing ? {
		command,
		standing
	} : void 0;
}
const Repository = object({ full_name: string() }).nullish();
const Payload = object({
	pull_request: object({ head: object({ repo: Repository }) }).optional(),
	workflow_run: object({ head_repository: Repository }).optional()
});
/** True if the event's payload says where it came from; manual, push and scheduled events do not. */
const readsPayload = (event) => !/^(workflow_dispatch|schedule|push|)$/.test(event);
/** Events with a read-only token and no secrets if Dependabot caused them. A schedule's actor says nothing. */
const withoutSecrets = /^(pull_request(_review(_comment)?)?|push|create|deployment(_status)?)$/;
/** Events of a fork or of Dependabot have a read-only token and no secrets. Undefined for every other event. */
function outsiderEvent(request) {
	if (request.actor === "dependabot[bot]" && withoutSecrets.test(request.event)) return `Dependabot's ${request.event} event has a read-only token and no secrets; ralph works on the plan when a person, the schedule or a comment starts it`;
	const { pull_request, workflow_run } = Payload.safeParse(request.payload).data ?? {};
	const head = pull_request ? pull_request.head.repo : workflow_run?.head_repository;
	if (!(pull_request !== void 0 || workflow_run !== void 0) || head?.full_name.toLowerCase() === request.repository.toLowerCase()) return void 0;
	const from = head ? `the fork ${head.full_name}` : "a deleted fork";
	return `this ${request.event} event comes from ${from}, and code from a fork is neither run nor trusted; ralph works on the plan when a person, the schedule or a comment starts it`;
}
/** Environment variable with the run's name. An order from a process that has it is not a person's. */
const engineMark = "RALPH_WORKS_FOR";
/** Environment variable with the number of the lane. */
const laneVariable = "RALPH_LANE";
// src/core/plan/format/bmad/scope.ts
const expectedForms = "all, epic-1, sprint, sprint-2, or ids of stories with commas: 1-2,1-3";
/** `expected`: the accepted forms, if the setting has none of them. */
function readScope(raw) {
	const text = typeof raw === "string" ? raw.trim() : "";
	if (text === "") return { expected: expectedForms };
	if (/^all$/i.test(text)) return { value: { kind: "all" } };
	const [, kind = "", name = ""] = /^(epic|sprint)(?:[-: ]+(.+))?$/i.exec(text) ?? [];
	if (/^sprint$/i.test(kind)) return { value: {
		kind: "sprint",
		sprint: name === "" ? void 0 : name.trim()
	} };
	if (/^epic$/i.test(kind)) return name === "" ? { expected: expectedForms } : { value: {
		kind: "epic",
		epic: name.trim()
	} };
	const stories = text.replace(/^stories:/i, "").split(/[\s,]+/).filter(Boolean);
	return stories.length === 0 ? { expected: expectedForms } : { value: {
		kind: "stories",
		stories
	} };
}
// src/core/plan/format/read/read-options.ts
const planFormats = [
	"auto",
	"queue",
	"spec-kit",
	"markdown",
	"prd.json",
	"task-master",
	"plan.json",
	"bmad"
];
/** Undefined for no format, and for one of another version. */
const planFormatNamed = (name) => planFormats.find((format) => format === name);
const defaultReadOptions = { subtasks: "own" };
// src/core/limits/call-limits.ts
/** Ordinary builds have a few hundred. */
const minProcesses = 4096;
const minProcessesPerCore = 256;
const engineReserveBytes = 1024 ** 3 / 2;
/** The limits of each call on a machine with so much memory and so many cores. */
function limitsFor(settings, { bytes, cores }) {
	const memory = Math.max(bytes - engineReserveBytes, bytes / 2);
	return {
		processes: Math.max(minProcesses, minProcessesPerCore * cores),
		memory,
		...settings
	};
}
const limitsInWords = ({ processes, memory, disk, cpu }) => [
	`${thousands$1(processes)} processes`,
	`${formatBytes(memory)} of memory`,
	...disk === void 0 ? [] : [`${formatBytes(disk)} of disk`],
	...cpu === void 0 ? [] : [`${cpu} cores`]
].join(", ");
/** The kernel stops a call a little above its limit, so that the engine notices the excess first. */
const kernelLimit = ({ processes }) => processes + 64;
function exceededLimit(use, limits) {
	if (use.processes > limits.processes) return `it had ${thousands$1(use.processes)} processes and threads (agent-limits: processes: ${limits.processes})`;
	if (use.memory > limits.memory) return `it used ${formatBytes(use.memory)} of memory (agent-limits: memory: ${formatBytes(limits.memory)})`;
	if (limits.disk !== void 0 && use.disk > limits.disk) return `it took ${formatBytes(use.disk)} of the disk (agent-limits: disk: ${formatBytes(limits.disk)})`;
}
const expected$1 = "processes, memory, disk or cpu with a value each, such as processes=2000, memory=8GB, disk=20GB, cpu=1.5";
/** An object, or lines such as `memory=8GB`. */
const agentLimits = (raw) => {
	const pairs = pairsIn(raw);
	if (pairs === void 0) return { expected: expected$1 };
	const limits = {};
	for (const [name, setting] of pairs) {
		const isNewLimit = name in readers && !(name in limits);
		const text = typeof setting === "string" || typeof setting === "number" ? String(setting).trim() : "";
		const value = isNewLimit ? readers[name](text) : void 0;
		if (value === void 0) return { expected: expected$1 };
		limits[name] = value;
	}
	return { value: limits };
};
const positiveInteger = (text) => /^[1-9]\d{0,8}$/.test(text) ? Number(text) : void 0;
const units = {
	"": 1,
	k: 1e3,
	m: 1e6,
	g: 1e9,
	t: 0xe8d4a51000,
	ki: 1024,
	mi: 1024 ** 2,
	gi: 1024 ** 3,
	ti: 1024 ** 4
};
/** `8GB`, `512 MiB`, `2000000`. */
function bytesIn(text) {
	const [, amount, unit = ""] = /^(\d+(?:\.\d+)?)\s*([kmgt]?i?)b?$/i.exec(text) ?? [];
	const value = Math.round(Number(amount) * (units[unit.toLowerCase()] ?? NaN));
	return value > 0 && value <= 2 ** 50 ? value : void 0;
}
const coresIn = (text) => {
	const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
	return value >= .05 && value <= 4096 ? value : void 0;
};
const readers = {
	processes: positiveInteger,
	memory: bytesIn,
	disk: bytesIn,
	cpu: coresIn
};
/** A limit that is raised or removed lets more through. */
const lowerLimits = { weakens: (before, after) => Object.keys(readers).some((name) => (after[name] ?? Number.POSITIVE_INFINITY) > (before[name] ?? Number.POSITIVE_INFINITY)) };
const label = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?";
const hostName = new RegExp(`^${label}(\\.${label})*$`);
/** Reads `example.com`, `example.com:8443` or `*.example.com`; undefined for other text, such as an address or a URL. */
function readAllowedHost(text) {
	const [, star, name = "", digits] = /^(\*\.)?([^:*]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
	const host = readHostName(name);
	const port = digits === void 0 ? 443 : Number(digits);
	if (host === void 0 || port < 1 || port > 65535) return void 0;
	if (star !== void 0 && !host.includes(".")) return void 0;
	return {
		host,
		port,
		below: star !== void 0
	};
}
/** In lower case without the root's dot; undefined for invalid names, and for addresses in any notation. */
function readHostName(text) {
	const host = text.toLowerCase().replace(/\.$/, "");
	if (host.length > 253 || !hostName.test(host)) return void 0;
	return /(^|\.)(\d+|0x[0-9a-f]*)$/.test(host) ? void 0 : host;
}
const isAllowedBy = (allowed, host, port) => allowed.port === port && (allowed.below ? host.endsWith(`.${allowed.host}`) : host === allowed.host);
const allowedHostInWords = (host, port) => port === 443 ? host : `${host}:${port}`;
// src/core/config/table/agent-settings.ts
/** In upper or lower case, as the older programs read their variable. */
const transport = (raw) => oneOf("stdio", "http")(typeof raw === "string" ? raw.trim().toLowerCase() : raw);
/** Which agent works, and how; part of the table in `settings.ts`. */
const agentSettings = {
	agent: setting({
		read: oneOf(...agentNames),
		fallback: "claude",
		rule: "kept",
		help: `the coding agent: ${agentsInHelp}`,
		example: "claude"
	}),
	...settingsOfAgents,
	"agent-timeout": setting({
		read: duration,
		fallback: 18e5,
		rule: "kept",
		unit: "ms",
		help: "how long one agent call may take",
		example: "45m"
	}),
	"agent-idle-timeout": setting({
		read: duration,
		fallback: 6e5,
		rule: "kept",
		unit: "ms",
		help: "how long an agent may produce no output",
		example: "5m"
	}),
	model: setting({
		read: optional(text),
		fallback: void 0,
		rule: "kept",
		replayed: true,
		help: "the model; default: the agent's own",
		example: "sonnet"
	}),
	"fallback-model": setting({
		read: names,
		fallback: [],
		rule: "kept",
		repeatable: true,
		help: "models to try, in order, when the first is overloaded",
		example: "sonnet,haiku"
	}),
	review: setting({
		read: oneOf("none", "comment", "gate"),
		fallback: "none",
		rule: weakerBelow("none", "comment", "gate"),
		replayed: true,
		help: "whether a second agent reviews each change that passed the checks. comment: its findings are reported; gate: a change that it rejects is attempted again",
		example: "comment"
	}),
	"agent-passes-enabled": setting({
		read: toggle,
		fallback: true,
		rule: weakerBelow(false, true),
		help: "false: do not run the passes of `.ralph/config/agents.json` on each change",
		example: "false"
	}),
	"mcp-transport": setting({
		read: transport,
		fallback: "stdio",
		rule: "job",
		help: "how MCP servers are reached. stdio: as programs on this machine; http: by the addresses in files named *-http.json, which Claude Code on the web needs",
		example: "http"
	}),
	"mcp-project": setting({
		read: toggle,
		fallback: false,
		rule: weakerIfOn,
		toggle: true,
		help: "the coding agent also gets the MCP servers of `.mcp.json` at the base",
		example: ""
	}),
	"max-turns": setting({
		read: count$1(1),
		fallback: 200,
		rule: "kept",
		replayed: true,
		env: "RALPH_DEFAULT_MAX_TURNS",
		help: "the maximum number of turns of one agent call; a task's own max_turns takes precedence",
		example: "100"
	}),
	"skip-permissions": setting({
		read: toggle,
		fallback: true,
		rule: weakerIfOn,
		help: "false: --permission-mode and --allowed-tools decide what the agent may do",
		example: "false"
	}),
	"permission-mode": setting({
		read: oneOf("acceptEdits", "dontAsk", "auto"),
		fallback: "acceptEdits",
		rule: weakerBelow("auto", "acceptEdits", "dontAsk"),
		help: "if permissions are not skipped. acceptEdits: edits and --allowed-tools are allowed; dontAsk: only --allowed-tools; auto: the CLI judges",
		example: "dontAsk"
	}),
	"allowed-tools": setting({
		read: lines,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "a tool that the agent may use if permissions are not skipped",
		example: "\"Bash(npm test)\""
	})
};
const linesLike = (isRight, expected) => (raw) => {
	const read = lines(raw);
	if ("expected" in read) return read;
	const invalid = read.value.find((line) => !isRight(line));
	return invalid === void 0 ? read : { expected: `${expected}, not ${oneLine(invalid, 60)}` };
};
const hosts = linesLike((line) => readAllowedHost(line) !== void 0, "names of hosts such as registry.npmjs.org, *.example.com or example.com:8443");
const modelPrices = linesLike((line) => priceOverride.test(line), "prices such as my-model=3/15 or my-model=3/15/0.3/3.75, in USD for a million tokens (input/output/cache read/cache write)");
const portNumbers = (raw) => {
	const items = (Array.isArray(raw) ? raw : [raw]).flatMap((item) => typeof item === "number" ? `${item}` : item);
	const read = names(items);
	const value = "expected" in read ? [NaN] : read.value.flatMap((text) => text.split(/\s+/)).map(portOf);
	return value.every((port) => port > 0 && port < 65536) ? { value } : { expected: "numbers of ports from 1 to 65535" };
};
const portOf = (text) => /^\d+$/.test(text) ? Number(text) : NaN;
const confinementSettings = {
	confinement: setting({
		read: oneOf("auto", "none"),
		fallback: "auto",
		rule: weakerBelow("none", "auto"),
		help: "auto: the strongest confinement that works on this machine; none: the agent and the checks can reach everything you can",
		example: "none"
	}),
	"min-confinement": setting({
		read: optional(oneOf("C0", "C1", "C2", "C3")),
		fallback: void 0,
		rule: weakerBelow(void 0, "C0", "C1", "C2", "C3"),
		help: "stop before the first agent call if the machine cannot confine it at least this much. C1: own processes; C2: own files too; C3: own namespaces",
		example: "C2"
	}),
	"confinement-sudo": setting({
		read: toggle,
		fallback: false,
		rule: "job",
		toggle: true,
		help: "use `sudo -n` for the confinement on your own machine too, as CI always tries to; it never asks for a password",
		example: ""
	}),
	egress: setting({
		read: optional(oneOf("open", "listed", "none")),
		fallback: void 0,
		rule: weakerBelow("open", void 0, "listed", "none"),
		help: "what the agent and the checks can reach on the network. open: everything you can; listed: the model, the package registries of the base and `allow-hosts`; none: the model. Without it: listed where the machine can (C3), else open",
		example: "listed"
	}),
	"allow-hosts": setting({
		read: hosts,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "one more host that may be reached by https, unless `egress` is open or none; `*.` in front: all hosts below it",
		example: "registry.npmjs.org"
	}),
	"model-prices": setting({
		read: modelPrices,
		fallback: [],
		rule: weakerIfEdited,
		repeatable: true,
		help: "what a model costs where ralph counts the money itself: NAME=INPUT/OUTPUT, in USD for a million tokens, or NAME=INPUT/OUTPUT/CACHE READ/CACHE WRITE",
		example: "my-model=3/15"
	}),
	ports: setting({
		read: portNumbers,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "unless `egress: open`: a port of this machine that the agent and the checks can reach at localhost, such as that of a database",
		example: "5432"
	}),
	"agent-limits": setting({
		read: agentLimits,
		fallback: {},
		rule: lowerLimits,
		repeatable: true,
		object: true,
		help: "what one call of an agent, or one check, may use before it is ended: processes (4096), memory (all but half a GiB), disk (no limit), cpu (in cores, no limit)",
		example: "memory=8GB"
	}),
	"agent-read": setting({
		read: lines,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "a path outside the workspace that the agent and the checks may read, in addition to the usual tools",
		example: "/opt/models"
	}),
	"agent-writable": setting({
		read: lines,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "a path outside the workspace that the agent and the checks may write to",
		example: "/var/cache/models"
	})
};
// src/core/text/markdown/inert.ts
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d))`, "giu");
/**
* Foreign text for a commit or a comment that mentions nobody, closes no issue, skips no workflow and hides nothing
* (design rule 7, failure model I7). Uses visible look-alikes, since an HTML entity would act again when rendered.
*/
function inert(text) {
	return visible(text).replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, "\uff20").replace(closing, "$1 \u2013").replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, "\uff3b").replace(/\*\*\*(?=NO_CI\*\*\*)/g, "** *");
}
/** For text of an agent or a check: also breaks references and links, which GitHub announces elsewhere (threat T9). */
const inertOfAgent = (text) => unlinked(inert(text));
/** Replaces signs that refer or link by look-alikes. `#` before digits and letters is a colour and stays. */
const unlinked = (text) => text.replace(/#(?=\d+(?![A-Za-z0-9]))/g, "\uff03").replace(/(?<![\p{L}\p{N}])(GH)-(?=\d)/giu, "$1\u2013").replace(/(?<=[\w.-]\/[\w.-]+|\b[\w-]+)@(?=[0-9a-f]{7,64}(?![\w.]))/gi, "\uff20").replace(/(https?|ftp|ssh|git):(?=\/\/)|\b(mailto|xmpp):/gi, (scheme) => `${scheme.slice(0, -1)}\uff1a`).replace(/(?<![\p{L}\p{N}])(www)\./giu, "$1\uff0e").replace(/(?<=[\w.+-])@(?=[\w.-]*\.)/g, "\uff20").replace(/\](?=\()/g, "\uff3d").replace(/\](?=\[)/g, "\uff3d");
/** JSON that cannot act on a terminal or a runner (design rule 7); parsing gives the same value. */
function inertJson(value, indent) {
	return JSON.stringify(value, null, indent).replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped).replaceAll("##[", "#\\u0023[");
}
/** `\uXXXX`, twice beyond the first plane. */
const escaped = (character) => Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");
// src/core/handoff/commit-message.ts
const maxSubject = 100;
const maxBody = 4e3;
/** commitlint allows 100 columns in a body; a quotation mark takes two. */
const columns = 98;
/**
* By default `ralph[7]: TASK-3 \u2014 title` and the summary, then trailers that the engine reads again. The agent's text
* is inert: no mention, closing keyword or CI skip, and no line that git or a bot acts on.
*/
function commitMessage(request) {
	const { task, iteration, part, trailers, template = defaultTemplate } = request;
	const afterRun = [...part ? [`Ralph-Part: ${part.number}`] : [], ...request.merges === void 0 ? [] : [`Ralph-Merge: ${request.merges}`]];
	const sourceNote = sourceNotes[request.source];
	const values = {
		prefix: oneLine(request.prefix, 20),
		iteration: String(iteration),
		part: part ? `part ${part.number} of ` : "",
		task: task.id,
		id: task.id,
		title: task.isAgents ? inertOfAgent(task.title) : inert(task.title),
		summary: quietLines(inertOfAgent(excerpt(request.handoff.summary, maxBody))),
		plan: oneLine(trailers.plan, 200)
	};
	const [first = "", ...rest] = template.split("\n");
	return `${[
		subject(first, values),
		fillTemplate(rest.join("\n"), {
			...values,
			title: quietLines(oneLine(values.title, maxBody))
		}).trim(),
		...sourceNote === void 0 ? [] : [sourceNote],
		...part ? [partInWords(task.id, part)] : [],
		trailersOf(request, [`Ralph-Task: ${task.id}`, `Ralph-Iteration: ${iteration}`], afterRun)
	].filter((part) => part !== "").join("\n\n")}\n`;
}
const trailersOf = ({ trailers, signOff }, beforeRun, afterRun = []) => [
	`Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
	...beforeRun,
	`Ralph-Run: ${oneLine(trailers.run, 200)}`,
	...afterRun,
	...signOff === void 0 ? [] : [`Signed-off-by: ${oneLine(signOff, 200)}`]
].join("\n");
const partInWords = (task, { number, last }) => last ? `Part ${number} completes ${task}.` : `Part ${number} of ${task}: its agent says that the task is not complete yet.`;
const sourceNotes = {
	synthetic: "The agent left no handoff: the engine wrote this summary.",
	extracted: "The agent left no handoff: this summary was extracted from its last output."
};
/** Shortens the title so that the whole subject fits. */
function subject(template, values) {
	const withTitle = (title) => oneLine(fillTemplate(template, {
		...values,
		summary: oneLine(values.summary, maxSubject),
		title
	}), Number.MAX_SAFE_INTEGER);
	const room = 101 - withTitle("x").length;
	return oneLine(withTitle(shortTitle(values.title, Math.max(1, room))), maxSubject);
}
/** Cuts at a word end, unless that loses more than half. */
function shortTitle(title, maxChars) {
	const line = oneLine(title, Number.MAX_SAFE_INTEGER);
	if (line.length <= maxChars) return line;
	const cut = oneLine(line, maxChars);
	const space = cut.lastIndexOf(" ");
	return space > maxChars / 2 ? `${cut.slice(0, space)}\u2026` : cut;
}
const actsOnTools = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/;
/** Quotes lines that a tool would act on. */
function quietLines(text) {
	return text.split("\n").flatMap((line) => wrap(line, columns)).map((line) => actsOnTools.test(line) ? `> ${line.trim()}` : line.trimEnd()).join("\n").trim();
}
/** `ralph: merge main (1234567) into ralph/work/demo`, with trailers. */
function mergeMessage(request) {
	const { branch, commit, into } = request;
	return `${`${oneLine(request.prefix, 20)}: merge ${oneLine(branch, 100)} (${commit.slice(0, 7)}) into ${oneLine(into, 100)}`}\n\n${trailersOf(request, [`Ralph-Merge: ${commit}`])}\n`;
}
/** `ralph: plan moved to plans/current/010-search.md`, with trailers. */
const queueMessage = (request) => `${oneLine(request.prefix, 20)}: plan moved to ${oneLine(request.file, 200)}\n\n${trailersOf(request, [])}\n`;
/** `ralph[9]: undo of ralph[7], TASK-1`, with trailers. */
function undoMessage(request) {
	const { iteration, undoes, task, commits, opens } = request;
	const prefix = oneLine(request.prefix, 20);
	const by = oneLine(inert(request.by), 100);
	const reason = request.why === "" ? [] : [excerpt(inert(request.why), 2e3).replace(/^/gm, "> ")];
	const reverted = commits.toReversed().map(({ commit }) => `Ralph-Reverts: ${commit}`);
	return `${[
		`${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
		`${by} reverted ${commitsInWords(undoes, commits)}; the task ${opens ? "is open again" : "is not reopened"}.`,
		...reason,
		trailersOf(request, [
			`Ralph-Task: ${task}`,
			`Ralph-Iteration: ${iteration}`,
			...reverted
		])
	].join("\n\n")}\n`;
}
function commitsInWords(undoes, commits) {
	if (commits.length < 2) return `the commit of iteration ${undoes}`;
	return `the ${commits.length} commits of the task (iterations ${commits.map(({ iteration }) => iteration).join(", ")})`;
}
/** Any other name in braces is a mistake, reported before a run begins. `id` is BMAD's name for `task`. */
const placeholders = [
	"prefix",
	"iteration",
	"part",
	"task",
	"id",
	"title",
	"summary",
	"plan"
];
const defaultTemplate = "{prefix}[{iteration}]: {part}{task} \u2014 {title}\n\n{summary}";
const placeholder = /\{([A-Za-z_-]+)\}/g;
const placeholderList = (names) => names.map((name) => `{${name}}`).join(", ");
/** The first line is the subject. */
const readMessageTemplate = (raw) => {
	const template = typeof raw === "string" ? raw.replace(/\r\n?/g, "\n").trim() : "";
	if (template === "") return { expected: `a message such as "feat({task}): {title}", built from ${placeholderList(placeholders)}` };
	const unknownName = [...template.matchAll(placeholder)].map(([, name = ""]) => name).find((name) => !isPlaceholder(name));
	if (unknownName === void 0) return { value: template };
	const suggestion = nearestName(unknownName, placeholders);
	const nearest = suggestion === void 0 ? "" : ` (did you mean {${suggestion}}?)`;
	return { expected: `a message built from ${placeholderList(placeholders)}, and {${unknownName}} is not one of them${nearest}` };
};
/** Placeholders within a value are not replaced. */
const fillTemplate = (template, values) => template.replace(placeholder, (written, name) => isPlaceholder(name) ? values[name] : written);
const isPlaceholder = (name) => placeholders.some((placeholder) => placeholder === name);
// src/core/ref/state-paths.ts
/** At most a thousand entries per folder, so that the ten-thousandth write costs no more than the first (measured). */
const shard = (n) => Math.floor(n / 1e3);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
/** The attempt that waits for another job of the workflow run that holds the lease. */
const dossierPath = "dossier.json";
/** The issue that a run began from; at the top level, so that it is loaded together with the state. */
const issueOrderPath = "issue-order.json";
/** The last adopted plan source: tells a task that a person removed from one that an amendment added. */
const planSourcePath = "plan-source.json";
const evidencePath = "counsel/evidence.json";
/** The dialogue about the plan before coding, in the format of the older program. */
const consensusPath = "consensus.json";
const memoryPath = "memory.jsonl";
/** Default prefix of state refs: branches, since a server's pages show them. */
const defaultPrefix = "refs/heads/ralph/state";
/** Outside of the branches, so that no other app builds it. */
const hiddenPrefix = "refs/ralph/state";
const stateRefOf = (plan, prefix = defaultPrefix) => `${prefix}/${plan}`;
/** Prefixes to search for a state if no configuration can be read, `prefix` first. */
const knownPrefixes = (prefix = defaultPrefix) => [.../* @__PURE__ */ new Set([
	prefix,
	defaultPrefix,
	hiddenPrefix
])];
/** As a person would type it: a branch by its name, any other ref in full. */
const shortRef = (ref) => ref.replace(/^refs\/heads\//, "");
// src/core/config/table/branch-settings.ts
const namePattern = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/;
/** Namespaces that mean something to git, to servers or to ralph. */
const reservedRefs = /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/;
/** A folder of refs: of branches, or of a namespace of its own. */
const statePrefix = (raw) => {
	const prefix = typeof raw === "string" ? raw.trim().replace(/\/$/, "") : "";
	const names = prefix.split("/");
	return names[0] === "refs" && names.length >= 3 && names.every((name) => namePattern.test(name)) && !reservedRefs.test(prefix) && prefix.length <= 100 ? { value: prefix } : { expected: "a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph" };
};
const branchSettings = {
	"merge-base": setting({
		read: toggle,
		fallback: true,
		rule: "kept",
		replayed: true,
		help: "false: do not merge new commits of the base into the work branch when a job starts",
		example: "false"
	}),
	"base-conflict": setting({
		read: oneOf("person", "task"),
		fallback: "person",
		rule: "kept",
		replayed: true,
		help: "when merging the base conflicts. person: wait for a merge by hand; task: the agent resolves the conflict next, and the checks decide",
		example: "task"
	}),
	remote: setting({
		read: optional(text),
		fallback: void 0,
		rule: "place",
		help: "where the branches are kept: a remote name, a path or a URL; default: this repository",
		example: "origin"
	}),
	"state-ref": setting({
		read: statePrefix,
		fallback: defaultPrefix,
		rule: "place",
		help: "the folder of refs that holds the state of each plan; refs/ralph/state keeps it out of the branches, because other apps may build every branch",
		example: "refs/ralph/state"
	})
};
/** A limit of lines; 0 is none. */
const fewerLines = { weakens: (before, after) => (after || Number.POSITIVE_INFINITY) > (before || Number.POSITIVE_INFINITY) };
/** How the work is split into pull requests; a job on a laptop opens none. */
const pullSettings = {
	"pr-size": setting({
		read: count$1(0),
		fallback: 400,
		rule: "kept",
		help: "on GitHub: the changed lines of one pull request, without generated and lock files; the commit that would exceed it begins the next one of the stack; 0: no limit",
		example: "250"
	}),
	"review-at-once": setting({
		read: count$1(0),
		fallback: 3,
		rule: "newest",
		help: "how many pull requests of a run ask for review at once; later ones are drafts, which open in turn as these are merged, and the run goes on; 0: no limit",
		example: "1"
	}),
	"stop-at": setting({
		read: count$1(0),
		fallback: 0,
		rule: fewerLines,
		help: "on GitHub: with more changed lines in pull requests that nobody has merged, the run waits for a person; generated and lock files do not count; 0: it never waits",
		example: "3000"
	}),
	"max-change": setting({
		read: count$1(0),
		fallback: 1500,
		rule: fewerLines,
		replayed: true,
		help: "an iteration that changes more lines fails, with the advice to split its task; generated and lock files do not count; 0: no limit",
		example: "800"
	})
};
const commitSettings = {
	"commit-prefix": setting({
		read: text,
		fallback: "ralph",
		rule: "kept",
		replayed: true,
		help: "first word of each commit message",
		example: "ralph"
	}),
	"commit-mode": setting({
		read: oneOf("git", "api"),
		fallback: "git",
		rule: "kept",
		help: "api: GitHub creates and signs the commits of the work branch, as the account of `github-token`, for rules that require signed commits",
		example: "api"
	}),
	"commit-template": setting({
		read: readMessageTemplate,
		fallback: defaultTemplate,
		rule: "kept",
		replayed: true,
		help: `the message of an iteration's commit, built from ${placeholders.map((name) => `{${name}}`).join(", ")}; the first line is the subject; trailers are always added`,
		example: "\"feat({task}): {title}\""
	}),
	author: setting({
		read: optional(text),
		fallback: void 0,
		rule: "kept",
		help: "the author of the commits, for a CLA or DCO check that accepts only people; default: ralph",
		example: "\"Ada Byron <ada@example.com>\""
	}),
	committer: setting({
		read: optional(text),
		fallback: void 0,
		rule: "kept",
		help: "the committer; default: the user of the repository",
		example: "\"Build Bot <bot@example.com>\""
	}),
	"sign-off": setting({
		read: toggle,
		fallback: false,
		rule: "kept",
		replayed: true,
		toggle: true,
		help: "add Signed-off-by for the author if one is set, else for the committer",
		example: ""
	})
};
const expected = "names of statuses with a check each: test=npm test, or {test: \"npm test\"} in the file";
/** Reads an object, also as JSON, or `name=check`, one a line: the name ends at the first `=`. */
const mirrorStatus = (raw) => {
	if (typeof raw === "object" && raw !== null && !Array.isArray(raw)) return validated(Object.entries(raw));
	const whole = objectIn(raw);
	if (whole) return validated(Object.entries(whole));
	const read = lines(raw);
	if ("expected" in read) return { expected };
	return validated(read.value.map((text) => /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []));
};
function validated(pairs) {
	const entries = pairs.map(([name, check]) => [textOf(name), textOf(check)]);
	const isComplete = entries.every(([name, check]) => name !== "" && check !== "");
	const hasDuplicates = new Set(entries.map(([name]) => name)).size < entries.length;
	return isComplete && !hasDuplicates ? { value: Object.fromEntries(entries) } : { expected };
}
const textOf = (value) => typeof value === "string" ? value.trim() : "";
// src/core/config/table/counsel-settings.ts
/** A file name without a path. */
const serverFile = (raw) => typeof raw === "string" && /^[\w-][\w.-]*\.json$/.test(raw.trim()) ? { value: raw.trim() } : raw === void 0 || raw === "" ? { value: void 0 } : { expected: "the name of a file of .ralph/config, such as mcp-consensus.json" };
const defaultCallModels = {
	extraction: "haiku",
	verify: "haiku"
};
const modelOrNone = optional(text);
const callModels = fields(defaultCallModels, {
	extraction: text,
	verify: text,
	review: modelOrNone,
	consensus: modelOrNone,
	"plan-review": modelOrNone,
	context: modelOrNone
}, "extraction, review, verify, consensus, plan-review or context with a model each, such as review=opus,context=haiku");
/** Reviews of the plan as a whole, before the first task and after the last one (docs/counsel.md). */
const counselSettings = {
	verify: setting({
		read: oneOf("none", "evidence", "model", "both"),
		fallback: "evidence",
		rule: "kept",
		replayed: true,
		help: "what happens when all tasks are done. evidence: the level of each acceptance criterion is reported: a cited test ran, what is cited exists, or it is only claimed; model: a small model says what is missing, and that becomes new tasks; both; none",
		example: "both"
	}),
	consensus: setting({
		read: oneOf("none", "report", "gate"),
		fallback: "none",
		rule: weakerBelow("none", "report", "gate"),
		replayed: true,
		help: "before the first task, a second model challenges the plan, the agent answers, and what they agree on is added to every prompt. report: open issues are reported; gate: open critical issues stop the run from starting",
		example: "gate"
	}),
	"consensus-rounds": setting({
		read: count$1(1),
		fallback: 2,
		rule: "kept",
		replayed: true,
		help: "the maximum number of rounds of challenge, answer and synthesis",
		example: "3"
	}),
	"consensus-agent": setting({
		read: optional(oneOf(...agentNames)),
		fallback: void 0,
		rule: "kept",
		help: "the agent for the second opinion: claude or command; default: the agent of the run",
		example: "command"
	}),
	"consensus-command": setting({
		read: optional(text),
		fallback: void 0,
		rule: "kept",
		help: "the command line of --consensus-agent command; default: agent-command",
		example: "\"python second.py\""
	}),
	"consensus-servers": setting({
		read: serverFile,
		fallback: void 0,
		rule: "kept",
		help: "a file in .ralph/config with the MCP servers to ask for the second opinion, such as Perplexity",
		example: "mcp-consensus.json"
	}),
	"plan-review": setting({
		read: oneOf("none", "comment", "gate"),
		fallback: "none",
		rule: weakerBelow("none", "comment", "gate"),
		replayed: true,
		help: "before the first task, an agent reviews the plan. comment: its proposals are shown, and `ralph accept` adopts them; gate: proposals that the rules for amendments allow are adopted, and a plan that is not ready waits for a person",
		example: "comment"
	}),
	"plan-review-passes": setting({
		read: count$1(1),
		fallback: 1,
		rule: "kept",
		replayed: true,
		help: "the maximum number of plan reviews, one after the other; they end when one proposes nothing",
		example: "3"
	}),
	"call-models": setting({
		read: callModels,
		fallback: defaultCallModels,
		rule: "kept",
		replayed: true,
		repeatable: true,
		object: true,
		formerNames: {
			"extraction-model": "extraction",
			"review-model": "review",
			"verify-model": "verify",
			"consensus-model": "consensus",
			"plan-review-model": "plan-review",
			"context-agent-model": "context"
		},
		help: "the models of the other calls. extraction: writes a handoff if the agent left none; review: a different one finds more; verify; consensus: the second opinion; plan-review; context: all calls around the coding agent. Default: haiku for extraction and verify, `context_agent` of `.ralph/config/agents.json` for context, else the coding agent's",
		example: "review=opus,context=haiku"
	})
};
// src/core/config/table/lane-settings.ts
const maxLanes = 16;
const upToLanes = (raw) => {
	if (raw === "auto") return { value: "auto" };
	const value = typeof raw === "string" && /^\d+$/.test(raw.trim()) ? Number(raw) : raw;
	return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxLanes ? { value } : { expected: `auto, or a whole number from 1 to ${maxLanes}` };
};
const assignments = (raw) => {
	const read = lines(raw);
	if ("expected" in read) return read;
	return read.value.every((line) => /^[A-Za-z_][A-Za-z0-9_]*=/.test(line)) ? read : { expected: "NAME=VALUE, where {lane} stands for the number of the lane, such as PORT=310{lane}" };
};
/** Part of the table in `settings.ts`. */
const laneSettings = {
	lanes: setting({
		read: upToLanes,
		fallback: 1,
		rule: "job",
		help: "how many attempts are made side by side, each in a workspace of its own; their commits land one after the other. auto: half the processors, at most four, and as many as the memory holds",
		example: "4"
	}),
	"checks-at-once": setting({
		read: upToLanes,
		fallback: "auto",
		rule: "job",
		help: "how many changes of lanes are checked side by side, each with those that land before it. auto: half the processors, at least one",
		example: "2"
	}),
	"lane-setup": setting({
		read: oneOf("each", "copy"),
		fallback: "each",
		rule: "job",
		help: "each: set-up runs in the workspace of every lane. copy: it runs once, before any agent, and each lane gets a copy of what it made",
		example: "copy"
	}),
	"lane-env": setting({
		read: assignments,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "a variable for agents, checks and set-up, as NAME=VALUE; {lane} stands for the number of the lane, from 0",
		example: "PORT=310{lane}"
	})
};
const laneVariables = (assignedVariables, lane) => Object.fromEntries(assignedVariables.map((line) => {
	const [name = "", ...value] = line.split("=");
	return [name, value.join("=").replaceAll("{lane}", String(lane))];
}));
/** The default for a number of processors: many checks use more than one. */
const checksOfMachine = ({ cores }) => Math.max(1, Math.floor(cores / 2));
/** The default for a number of processors; at run time the memory is the bound (`lane-room.ts`). */
const lanesOfMachine = ({ cores }) => Math.max(1, Math.min(4, Math.floor(cores / 2)));
// src/core/knowledge/index-when.ts
const defaultIndexWhen = {
	iterations: 5,
	bytes: 32e3,
	overlap: .25,
	handoffs: 3,
	turns: 10
};
const share = (raw) => {
	const value = typeof raw === "string" && /^\s*(?:\d*\.)?\d+(?:e-?\d+)?\s*$/.test(raw) ? Number(raw) : raw;
	return typeof value === "number" && value >= 0 && value <= 1 ? { value } : { expected: "a share from 0 to 1" };
};
const indexWhen = fields(defaultIndexWhen, {
	iterations: count$1(1),
	bytes: count$1(1),
	overlap: share,
	handoffs: count$1(1),
	turns: count$1(1)
}, "iterations, bytes, handoffs or turns with a whole number from 1, or overlap with a share from 0 to 1, such as iterations=10,overlap=0.4");
// src/core/config/table/memory-settings.ts
/** The name becomes part of a ref. */
const planNameOrNone = (raw) => {
	const read = TaskId.safeParse(raw);
	return read.success ? { value: read.data } : { expected: "the name of a plan: letters, digits, \".\", \"_\" and \"-\"" };
};
/** Settings of prompts and of the index (docs/memory.md). */
const memorySettings = {
	mode: setting({
		read: oneOf("handoff-only", "handoff-plus-index", "agent-orchestrated"),
		fallback: "handoff-only",
		rule: "kept",
		replayed: true,
		help: "what the next agent is told. handoff-only: the previous handoff and what people asked to remember; handoff-plus-index: also what earlier iterations learned, if it is relevant to the task; agent-orchestrated: an agent collects what each iteration learned and prepares the next prompt",
		example: "handoff-plus-index"
	}),
	"knowledge-from": setting({
		read: planNameOrNone,
		fallback: void 0,
		rule: "kept",
		replayed: true,
		help: "the name of an older plan whose knowledge this run inherits; read once, when the run starts or by its next job",
		example: "first-plan"
	}),
	"context-budget": setting({
		read: count$1(500),
		fallback: 8e3,
		rule: "kept",
		replayed: true,
		env: "RALPH_CONTEXT_BUDGET_TOKENS",
		help: "the maximum size of the assembled prompt in tokens, counted as four characters each until calls report exact numbers",
		example: "12000"
	}),
	"context-budget-hpi": setting({
		read: count$1(500),
		fallback: 16e3,
		rule: "kept",
		replayed: true,
		env: "RALPH_CONTEXT_BUDGET_TOKENS_HPI",
		help: "the same for the modes handoff-plus-index and agent-orchestrated",
		example: "24000"
	}),
	"agents-md": setting({
		read: toggle,
		fallback: false,
		rule: "kept",
		replayed: true,
		toggle: true,
		help: "keep what a run learned in a marked section of AGENTS.md, in a separate commit at the end of each milestone and of the plan",
		example: ""
	}),
	"index-when": setting({
		read: indexWhen,
		fallback: defaultIndexWhen,
		rule: "kept",
		replayed: true,
		repeatable: true,
		object: true,
		formerNames: {
			"novelty-overlap-threshold": "overlap",
			"novelty-recent-handoffs": "handoffs",
			"compaction-threshold-bytes": "bytes",
			"compaction-interval": "iterations",
			"compaction-max-turns": "turns"
		},
		help: "when the index is updated: after iterations (5), when the handoffs that are not in it exceed bytes (32000), or when the newest handoffs (3) contain less than overlap (0.25) of the task's words; the call has up to turns (10)",
		example: "iterations=10,bytes=64000"
	}),
	indexer: setting({
		read: oneOf("agent", "fields"),
		fallback: "agent",
		rule: "kept",
		replayed: true,
		help: "how the index is updated. agent: by a short model call; fields: from the fields of the handoffs, without a call",
		example: "fields"
	}),
	contradictions: setting({
		read: oneOf("note", "ask"),
		fallback: "note",
		rule: weakerBelow("note", "ask"),
		replayed: true,
		help: "when an agent says that two entries of the index contradict each other. note: prompts show them as a pair, the newer one first; ask: you are notified as well",
		example: "ask"
	})
};
/** What follows from an agent's report of its own work; part of the table in `settings.ts`. */
const handoffSettings = {
	incomplete: setting({
		read: oneOf("continue", "done", "fail"),
		fallback: "continue",
		rule: weakerBelow("done", "continue", "fail"),
		replayed: true,
		help: "when the checks pass but the agent says that its task is not complete. continue: the commit counts as a part, and the next attempt continues from it; done: only the checks decide; fail: the attempt fails, and if the task fails, its parts are reverted",
		example: "fail"
	}),
	"max-continuations": setting({
		read: count$1(0),
		fallback: 3,
		rule: weakerIfHigher,
		replayed: true,
		help: "how many attempts may continue a task after its first part before it fails; a task's own max_continuations takes precedence",
		example: "5"
	}),
	"human-review": setting({
		read: oneOf("note", "ask", "stop"),
		fallback: "note",
		rule: weakerBelow("note", "ask", "stop"),
		replayed: true,
		help: "when an agent asks for a person to look at its work. note: you are notified and the run continues; ask: dependent tasks and later milestones wait for `ralph approve TASK`; stop: the job ends after that iteration",
		example: "ask"
	}),
	"no-change": setting({
		read: oneOf("ask", "accept"),
		fallback: "ask",
		rule: weakerBelow("accept", "ask"),
		replayed: true,
		help: "when an agent changes nothing and says that everything is there already. ask: the task waits for `ralph answer`; accept: the checks run, and if a cited test ran for every acceptance criterion and a verifying model agrees, the task is done without a change",
		example: "accept"
	}),
	"on-stuck": setting({
		read: oneOf("ask", "pause", "skip"),
		fallback: "ask",
		rule: "kept",
		replayed: true,
		help: "when more attempts at a task would only cost money. ask: the task fails at once, you are notified, and the run continues with tasks that do not depend on it; pause: nothing runs until `ralph resume`; skip: the task is given up, and a person must agree before the run is complete",
		example: "pause"
	}),
	"stuck-after": setting({
		read: count$1(2),
		fallback: 3,
		rule: "kept",
		replayed: true,
		help: "how many times in a row the same failure must occur before a task counts as stuck",
		example: "2"
	})
};
// src/core/ref/queue-paths.ts
const defaultQueue = "plans";
const companionSuffix = /\.(?:progress|feedback)\.[^.]+$/i;
const isPlan = /^[^.].*\.(?:md|markdown|json)$/i;
const isReadme = /^readme\./i;
/** `010-`, `3_`, and `20260201-120000-` or `2026-02-01-` of the older programs. */
const prefix = /^(?:(\d{8})[-_](\d{6})|(\d{4})-(\d{2})-(\d{2})|(\d{1,12}))[-_. ]+(?=.)/;
function queuedFile(path, folder = defaultQueue) {
	const segments = path.split("/");
	const folderSegments = folder.split("/");
	if (!folderSegments.every((segment, index) => segments[index] === segment)) return void 0;
	const [place, ...rest] = segments.slice(folderSegments.length);
	const file = rest.at(-1) ?? "";
	if (!isPlan.test(file) || isReadme.test(file)) return void 0;
	const extension = file.slice(file.lastIndexOf("."));
	if (place === "complete") {
		const [stem = ""] = rest;
		if (rest.length !== 2 || file !== `plan${extension}`) return void 0;
		return {
			path,
			place,
			...nameAndNumber(stem),
			stem,
			extension
		};
	}
	if (place !== "pending" && place !== "current" || rest.length !== 1 || companionSuffix.test(file)) return void 0;
	const stem = file.slice(0, -extension.length);
	return {
		path,
		place,
		...nameAndNumber(stem),
		stem,
		extension
	};
}
/** A file beside waiting or current plans that is no plan and no companion: `notes.txt`, or `search/plan.json`. */
function isOverlooked(path, folder) {
	const place = ["pending/", "current/"].find((place) => path.startsWith(`${folder}/${place}`));
	const file = path.slice(path.lastIndexOf("/") + 1);
	const isIgnored = file.startsWith(".") || isReadme.test(file) || companionSuffix.test(file);
	return place !== void 0 && !isIgnored && queuedFile(path, folder) === void 0;
}
/** `010-search` is `search` with the number 10. */
function nameAndNumber(stem) {
	const match = prefix.exec(stem);
	if (!match) return {
		name: stem,
		number: null
	};
	const [whole, day, time, ...dateParts] = match;
	const digits = day === void 0 ? dateParts.join("") : `${day}${time}`;
	return {
		name: stem.slice(whole.length),
		number: Number(digits)
	};
}
/** Sorts by number, then by name; files without a number come last. */
function byTurn(a, b) {
	if (a.number !== b.number) return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY);
	return a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : 0;
}
/**
* `progress.md` for the companion `010-search.progress.md`. Its number may differ: a person may have renamed only the
* plan.
*/
function companionRest({ path, stem }, otherPath) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const file = otherPath.startsWith(folder) && otherPath !== path ? otherPath.slice(folder.length) : "";
	const match = companionSuffix.exec(file);
	return match && nameAndNumber(file.slice(0, match.index)).name === nameAndNumber(stem).name ? match[0].slice(1) : void 0;
}
// src/core/config/table/queue-settings.ts
const branchPrefix = (raw) => {
	const read = text(raw);
	return "value" in read && branchNameFault(`${read.value}plan`) === void 0 ? read : { expected: "what the name of a branch can begin with" };
};
/** The queue of plans: docs/queue.md. */
const queueSettings = {
	queue: setting({
		read: optional(directory),
		fallback: void 0,
		rule: "place",
		help: `the folder of the plan queue, with pending/, current/ and complete/; once set, a run moves its plan file between them; \`ralph run --queue\` defaults to ${defaultQueue}`,
		example: "plans"
	}),
	"queue-base": setting({
		read: oneOf("base", "previous"),
		fallback: "base",
		rule: "job",
		help: "where the next plan of the queue starts. base: on the base; previous: on the work of the plan before it, while that is not merged",
		example: "previous"
	}),
	"queue-failed": setting({
		read: oneOf("stop", "pass"),
		fallback: "stop",
		rule: "job",
		help: "what the queue does after a plan that is stuck, blocked, failed or over its budget. stop: no other plan starts; pass: the next plan starts",
		example: "pass"
	}),
	"on-complete": setting({
		read: oneOf("pull-request", "merge", "none"),
		fallback: "pull-request",
		rule: { weakens: (before, after) => after === "merge" && before !== "merge" },
		help: "what happens to a complete run on GitHub. pull-request: its pull request is marked ready for review; merge: it is merged once the required checks have passed on exactly its commit; none: no pull request is opened",
		example: "merge"
	}),
	"branch-prefix": setting({
		read: optional(branchPrefix),
		fallback: void 0,
		rule: "place",
		help: "the first part of the work branch's name for a plan without `branch`; default: ralph/work/",
		example: "feat/"
	})
};
// src/core/config/table/settings.ts
/** Kept as typed. */
const scope = optional((raw) => {
	const read = readScope(raw);
	return "value" in read ? { value: String(raw).trim() } : read;
});
const progressFile = (raw) => {
	if (raw === "auto" || raw === "none") return { value: raw };
	const path = typeof raw === "string" && /\.(?:txt|md)$/.test(raw.trim()) ? insidePath(raw.trim()) : void 0;
	return path === void 0 ? { expected: "auto, none, or the path of a .txt or .md file inside the repository" } : { value: path };
};
/**
* Every setting, once. Name of the flag (`--name`), of the key in `ralph.yml` and of the action's input.
* A key that holds an object in `ralph.yml` is flattened: `agent: {name: claude, path: x}` is `agent` and `agent-path`.
*/
const settings = {
	plan: setting({
		read: text,
		fallback: "plan.json",
		rule: "place",
		env: "RALPH_PLAN_FILE",
		help: "the plan: a file, or a folder of BMAD documents",
		example: "plan.json"
	}),
	"plan-subtasks": setting({
		read: oneOf("own", "joined"),
		fallback: "own",
		rule: weakerIfEdited,
		help: "own: each subtask is an iteration of its own; joined: a task and all its subtasks are one",
		example: "joined"
	}),
	format: setting({
		read: oneOf(...planFormats),
		fallback: "auto",
		rule: weakerIfEdited,
		help: "the format of the plan, if the file fits several",
		example: "markdown"
	}),
	"plan-tag": setting({
		read: optional(text),
		fallback: void 0,
		rule: "newest",
		help: "which task list of a Task Master file to use; default: master, or the only one",
		example: "feature-search"
	}),
	"plan-scope": setting({
		read: scope,
		fallback: void 0,
		rule: "newest",
		help: "which stories of a BMAD folder to run: all, epic-1, sprint, sprint-2, or ids separated by commas; a terminal asks, the default elsewhere is all",
		example: "epic-1"
	}),
	"write-back": setting({
		read: toggle,
		fallback: true,
		rule: "kept",
		help: "the commit that finishes a task also ticks it off in the plan file, if that is in the repository",
		example: "false"
	}),
	"progress-file": setting({
		read: progressFile,
		fallback: "auto",
		rule: "kept",
		help: "a log to which ralph adds each finished task. auto: <plan>.progress.md for a Markdown plan of the queue, and progress.txt next to prd.json or a BMAD folder if it exists; none; or a path",
		example: "progress.txt"
	}),
	validate: setting({
		read: checks,
		fallback: [],
		rule: weakerIfFewer,
		env: "RALPH_VALIDATION_COMMANDS",
		olderInput: "checks",
		repeatable: true,
		help: "a check that every iteration must pass; give it once per command",
		example: "\"npm test\""
	}),
	strategy: setting({
		read: oneOf("strict", "lenient", "tests_only"),
		fallback: "strict",
		rule: weakerBelow("tests_only", "lenient", "strict"),
		replayed: true,
		env: "RALPH_VALIDATION_STRATEGY",
		help: "strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run",
		example: "lenient"
	}),
	"no-checks": setting({
		read: toggle,
		fallback: false,
		rule: weakerIfOn,
		toggle: true,
		help: "run without any check that decides what is committed; every report says so",
		example: ""
	}),
	"known-red": setting({
		read: toggle,
		fallback: false,
		rule: weakerIfOn,
		replayed: true,
		toggle: true,
		help: "accept checks that fail at the baseline; only new failures count",
		example: ""
	}),
	setup: setting({
		read: lines,
		fallback: [],
		rule: weakerIfEdited,
		replayed: true,
		repeatable: true,
		help: "a command that prepares the workspace once, before the baseline, and again when a lock file or a manifest changed",
		example: "\"npm ci\""
	}),
	"setup-inputs": setting({
		read: lines,
		fallback: [],
		rule: weakerIfEdited,
		replayed: true,
		repeatable: true,
		help: "a file or a pattern, besides lock files and manifests, whose change makes `setup` run again",
		example: "codegen/**"
	}),
	"before-capture": setting({
		read: lines,
		fallback: [],
		rule: weakerIfEdited,
		replayed: true,
		repeatable: true,
		help: "a command to run after the agent and before its changes are read, such as a formatter; it must succeed",
		example: "\"npx prettier --write .\""
	}),
	"working-directory": setting({
		read: directory,
		fallback: ".",
		rule: weakerIfEdited,
		replayed: true,
		help: "where the agent and the checks work; a check or a task can name its own",
		example: "packages/web"
	}),
	...memorySettings,
	...agentSettings,
	...laneSettings,
	"max-iterations": setting({
		read: count$1(1),
		fallback: 50,
		rule: "job",
		replayed: true,
		help: "the maximum number of attempts in this job; run-iterations limits the whole run",
		example: "10"
	}),
	"run-iterations": setting({
		read: optional(count$1(1)),
		fallback: void 0,
		rule: weakerIfHigher,
		replayed: true,
		olderInput: "iterations",
		help: "the maximum number of attempts in the whole run, over all its jobs; default: max_iterations of the plan, if given",
		example: "40"
	}),
	"time-budget": setting({
		read: optional(duration),
		fallback: void 0,
		rule: "job",
		unit: "ms",
		help: "start no new iteration after this time",
		example: "2h"
	}),
	"job-limit": setting({
		read: optional(duration),
		fallback: void 0,
		rule: "job",
		unit: "ms",
		help: "the time after which the machine ends this job; nothing starts that would be cut off, and running work is ended a minute earlier",
		example: "6h"
	}),
	"cost-budget": setting({
		read: money,
		fallback: 10,
		rule: weakerIfHigher,
		replayed: true,
		olderInput: "budget",
		unit: "USD",
		help: "USD for the whole run; each agent call is limited to what is left",
		example: "25"
	}),
	"token-budget": setting({
		read: optional(tokens),
		fallback: void 0,
		rule: weakerIfHigher,
		replayed: true,
		help: "tokens for the whole run: all that its models read and write, what they read from a cache too",
		example: "50M"
	}),
	"min-delay": setting({
		read: duration,
		fallback: 0,
		rule: "kept",
		unit: "ms",
		env: "RALPH_MIN_DELAY_SECONDS",
		help: "the minimum time between two agent starts",
		example: "30s"
	}),
	...commitSettings,
	"agent-env": setting({
		read: variableNames,
		fallback: [],
		rule: weakerIfMore,
		repeatable: true,
		help: "an environment variable that the agent may see, in addition to the usual ones",
		example: "DATABASE_URL"
	}),
	"check-env": setting({
		read: variableNames,
		fallback: [],
		rule: weakerIfMore,
		replayed: true,
		repeatable: true,
		help: "an environment variable that checks and set-up may see",
		example: "DATABASE_URL"
	}),
	"protected-paths": setting({
		read: lines,
		fallback: [],
		rule: weakerIfFewer,
		replayed: true,
		repeatable: true,
		help: "a path that no iteration may change, in addition to the files of CI, ralph, agents, git and editors",
		example: "migrations/"
	}),
	"test-guard": setting({
		read: oneOf("report", "fail"),
		fallback: "report",
		rule: weakerBelow("report", "fail"),
		replayed: true,
		help: "when an iteration changes what its checks run (scripts, configuration, removed, skipped or weaker tests). report: every report mentions it; fail: the attempt fails; edited lines of tests are only mentioned",
		example: "fail"
	}),
	amendments: setting({
		read: oneOf("reviewed", "trusted"),
		fallback: "reviewed",
		rule: weakerBelow("trusted", "reviewed"),
		replayed: true,
		help: "what agents may do to the plan. reviewed: they only add to what people wrote, and a task that they remove is given up until a person agrees; trusted: they may rewrite and remove open tasks",
		example: "trusted"
	}),
	approval: setting({
		read: oneOf("none", "iteration"),
		fallback: "none",
		rule: weakerBelow("none", "iteration"),
		replayed: true,
		help: "iteration: each commit that passed waits for `ralph approve` before it counts",
		example: "iteration"
	}),
	...handoffSettings,
	...counselSettings,
	"command-permission": setting({
		read: readMinStandings,
		fallback: [],
		rule: "job",
		repeatable: true,
		help: "the lowest role that may give an order in a comment, for one command or for all; default: write",
		example: "approve=maintain"
	}),
	"command-bots": setting({
		read: lines,
		fallback: [],
		rule: "job",
		repeatable: true,
		help: "a bot whose comments may be orders; all other bots are ignored",
		example: "\"release-helper[bot]\""
	}),
	"mirror-status": setting({
		read: mirrorStatus,
		fallback: {},
		rule: weakerIfEdited,
		repeatable: true,
		object: true,
		help: "a status that the repository's rules require, and the check whose result is reported as that status",
		example: "\"test=npm test\""
	}),
	...pullSettings,
	"close-issue": setting({
		read: toggle,
		fallback: false,
		rule: "kept",
		toggle: true,
		help: "close the tracking issue when every task is done",
		example: ""
	}),
	pages: setting({
		read: optional(oneOf("public")),
		fallback: void 0,
		rule: "job",
		help: "public: publish the report even if the repository is private; the page contains prompts and diffs (docs/github.md). Default: publish it only for a public repository",
		example: "public"
	}),
	notify: setting({
		read: notifyChannels,
		fallback: [],
		rule: "job",
		repeatable: true,
		help: "who is notified when a person is needed, a task is stuck, the run stops at a limit, 80 % of a budget is used or the plan is complete; each address is given as the name of a variable that holds it",
		example: "slack=SLACK_WEBHOOK_URL"
	}),
	...confinementSettings,
	...branchSettings,
	...queueSettings,
	"log-level": setting({
		read: oneOf("debug", "info", "warn", "error"),
		fallback: "info",
		rule: "job",
		help: "how much to show",
		example: "debug"
	})
};
/** Former settings, each with the one that it is a field of now. */
const formerNames = new Map(Object.keys(settings).flatMap((name) => Object.entries(settings[name].formerNames ?? {}).map(([former, field]) => [former, {
	name,
	field
}])));
// src/core/config/table/action-inputs.ts
/** Inputs of the action that are no settings: the command of a step, and its credentials. */
const stepInputs = {
	command: setting({
		read: oneOf("run", "begin", "finish", "intake", "agent", "compose", "validate", "apply", "ready", "screen", "tick", "lint", "doctor"),
		fallback: "run",
		rule: "job",
		help: "what this step does. run: start or continue the run of a plan; begin: stop before the checks, which are then jobs or steps of the workflow; finish: settle the iteration by their results; intake, agent, compose, validate and apply: one iteration, or one of each lane, in jobs with the rights of each (see run.yml); ready: mark the pull request of a complete run as ready; screen: say in the output due whether the comment that started the workflow is an order by somebody who may give it (needs no checkout, writes nothing); tick: list the runs that are due (needs no checkout); lint: show an issue created with the form as a plan; doctor: check what could stop a run and try the checks once",
		example: "run"
	}),
	results: setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "for finish, compose and apply: the results of the jobs or steps that checked the commit: toJSON(needs) in a separate job, toJSON(steps) in the job of begin",
		example: "toJSON(needs)"
	}),
	require: setting({
		read: names,
		fallback: [],
		rule: weakerIfFewer,
		help: "for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. All others are only reported",
		example: "test,lint"
	}),
	"hold-ready": setting({
		read: toggle,
		fallback: false,
		rule: "job",
		help: "keep the pull request a draft when all tasks are done. A later job with command: ready marks it ready; its environment may ask reviewers first. The output ready-due says whether there is one to mark",
		example: "true"
	}),
	"trust-agent": setting({
		read: toggle,
		fallback: false,
		rule: "job",
		help: "for begin: check out the commit for the following steps of the same job. Anything that the agent left on the machine can then reach those steps and their credentials; without this, the checks and finish need separate jobs",
		example: "true"
	}),
	config: setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "the configuration file; default: .github/ralph.yml, if it exists",
		example: "ci/ralph.yml"
	}),
	settings: setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name takes precedence",
		example: "max-turns: 100"
	}),
	fresh: setting({
		read: toggle,
		fallback: false,
		rule: "job",
		help: "start a new run instead of continuing; the history is kept. Works only in a job that a person starts by hand",
		example: "true"
	}),
	"change-rules": setting({
		read: toggle,
		fallback: false,
		rule: "job",
		help: "allow this job's settings to weaken the rules that the run was started with; without it such a job is refused",
		example: "true"
	}),
	"github-token": setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "the token that pushes the run's two branches and opens its issue and pull request. Required if the checkout keeps no credentials (persist-credentials: false), and used instead of any that it keeps. The agent and the checks never see it",
		example: "github.token"
	}),
	"app-id": setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens it creates itself, and does not need `github-token` or `github-login`. What an App pushes starts the repository's own checks",
		example: "Iv23liAbCdEfGhIjKlMn"
	}),
	"app-private-key": setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); with split jobs, only the jobs that write need it",
		example: "secrets.APP_PRIVATE_KEY"
	}),
	"github-login": setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "the account that `github-token` writes as; only needed for an App's token that another step created",
		example: "my-app[bot]"
	}),
	issue: setting({
		read: optional(count$1(1)),
		fallback: void 0,
		rule: "job",
		help: "number of the issue to report on and to take orders from; without it ralph opens one",
		example: "42"
	}),
	chain: setting({
		read: count$1(0),
		fallback: 0,
		rule: "job",
		help: "how many jobs in a row were each started by the job before; set by ralph",
		example: "0"
	}),
	dispatch: setting({
		read: optional(text),
		fallback: void 0,
		rule: "job",
		help: "for tick: the file name of the workflow to start for each due run",
		example: "ralph.yml"
	})
};
/** Everything that a step accepts; an empty input counts as not given. */
const actionInputs = {
	...stepInputs,
	...payingRows,
	...settings,
	validate: {
		...settings.validate,
		help: "the checks that every iteration must pass"
	},
	remote: {
		...settings.remote,
		help: "where the branches are kept: a remote name, a path or a URL",
		fallback: "origin"
	}
};
/** Only given by inputs: they are masked, and have no place in a text. */
const secretInputs = [
	"github-token",
	"app-private-key",
	...payingInputs.map(({ name }) => name)
];
/** The inputs of `action.yml`. All others go into `settings`; undeclared ones work with a runner's warning. */
const workflowInputs = [
	...[
		"command",
		"plan",
		"config",
		"settings",
		"validate",
		"model",
		"cost-budget",
		"time-budget",
		"agent-install"
	],
	...[
		"issue",
		"chain",
		"fresh",
		"github-token",
		"app-id",
		"app-private-key",
		"github-login"
	],
	...payingInputs.map(({ name }) => name),
	...[
		"results",
		"require",
		"trust-agent",
		"dispatch"
	]
];
const isInSettings = (name) => (Object.hasOwn(actionInputs, name) || formerNames.has(name)) && name !== "command" && name !== "settings" && !secretInputs.includes(name);
// src/core/config/table/run-inputs.ts
/** Settings that a caller of `.github/workflows/run.yml` may give by inputs of the same name. */
const runInputs = [...[
	"plan",
	"config",
	"settings",
	"setup",
	"validate",
	"cost-budget",
	"run-iterations",
	"mode"
], ...[
	"agent",
	"agent-command",
	"agent-version",
	"model",
	"issue",
	"chain",
	"fresh"
]];
/** Inputs that name the tools of set-up and checks. */
const toolInputs = {
	"node-version": "Node version, such as 24 or lts/*",
	"node-version-file": "file that names the Node version, such as .nvmrc",
	"python-version": "Python version, such as 3.13",
	"python-version-file": "file that names the Python version",
	"go-version-file": "file that names the Go version, such as go.mod",
	"java-version": "Java version (Temurin), such as 21",
	tools: "commands that install other tools, one a line, such as pipx install uv"
};
const jobInputs = {
	...toolInputs,
	environment: "environment whose reviewers must agree, once, before the pull request is marked ready; empty: none",
	"app-id": "App ID or Client ID of a GitHub App that is installed on the repository; the jobs that write act as that App",
	"runs-on": "label of the runners, or a JSON list of labels"
};
const rows = Object.entries(settings);
/** Older names of inputs, which still work, and the current name. */
const olderInputs = Object.fromEntries(rows.flatMap(([name, { olderInput }]) => olderInput === void 0 ? [] : [[olderInput, name]]));
/** How a workflow states it: by an input of that name, or in the block of settings. */
const placeOfInput = (name) => [...workflowInputs, ...runInputs].some((input) => input === name) ? `input ${name}` : `input settings: ${name}`;
// src/entry/through-proxy.ts
const proxiesIn = (env) => [
	"http_proxy",
	"https_proxy",
	"HTTP_PROXY",
	"HTTPS_PROXY"
].filter((name) => env[name]);
const hasProxy = (env) => proxiesIn(env).length > 0;
/** Undefined before Node 24.14. The module is only loaded if a proxy is set. */
const proxySetter = () => process.getBuiltinModule("node:http").setGlobalProxyFromEnv;
/** True if proxies are set that this Node's `fetch` ignores. */
const bypassesProxy = (env) => hasProxy(env) && proxySetter() === void 0;
const proxyBypassedWarning = "HTTP_PROXY or HTTPS_PROXY is set, and this version of Node reaches GitHub without them.";
/** Returns what undoes it. Throws RalphError PROXY_INVALID without the address, which may hold a password. */
function applyProxySettings(env) {
	const set = hasProxy(env) ? proxySetter() : void 0;
	if (!set) return () => void 0;
	try {
		return set({ ...env });
	} catch (cause) {
		throw new RalphError({
			code: "PROXY_INVALID",
			message: `${proxiesIn(env).join(" or ")} is not the address of a proxy.`,
			cause
		});
	}
}
export { readScope as $, programsOn as $n, Withdrawal as $t, planSourcePath as A, paintCode as An, findingLines as At, inertOfAgent as B, wrap as Bn, objectIn as Bt, consensusPath as C, operatorLine as Cn, noTokens as Ct, iterationPath as D, queueCommand as Dn, errorExitCode as Dt, issueOrderPath as E, ordersAndRun as En, record as Et, mergeMessage as F, displayWidth as Fn, duration as Ft, readHostName as G, fixedArguments as Gn, readCommand as Gt, allowedHostInWords as H, exits as Hn, commandForms as Ht, queueMessage as I, fitLine as In, isOn as It, limitsFor as J, hardenedEnvironment as Jn, worksWithoutRun as Jt, exceededLimit as K, gitAt as Kn, textKindOf as Kt, undoMessage as L, fitLines as Ln, isSameJson as Lt, shortRef as M, statusColour as Mn, unreadableReason as Mt, stateRefOf as N, clip as Nn, userFault as Nt, knownPrefixes as O, ralphCommand as On, errorText as Ot, commitMessage as P, columnsOf as Pn, checks as Pt, planFormats as Q, findProgram as Qn, PullReview as Qt, inert as R, pad as Rn, lines as Rt, lanesOfMachine as S, operatorCommand as Sn, findPrice as St, evidencePath as T, orderLine as Tn, sumOf as Tt, isAllowedBy as U, isGreen as Un, maxOrderChars as Ut, agentSettings as V, exitCode as Vn, pairsIn as Vt, readAllowedHost as W, stepExitCode as Wn, operatorWords as Wt, defaultReadOptions as X, folderFault as Xn, CommitStatus as Xt, limitsInWords as Y, runGit as Yn, About as Yt, planFormatNamed as Z, startFailure as Zn, Control as Zt, defaultQueue as _, wordsBelow as _n, armFailpoint as _r, commandAddresses as _t, olderInputs as a, redactor as an, tryRead as ar, readsPayload as at, checksOfMachine as b, inFolder as bn, anthropicApi as bt, toolInputs as c, nearTwins as cn, configEnvironment as cr, issueWords as ct, secretInputs as d, labelled as dn, splitKey as dr, homesOfAgents as dt, emptyControl as en, bytesAsText as er, engineMark as et, stepInputs as f, nextLines as fn, isPathRemote as fr, payingInputs as ft, companionRest as g, tellAgent as gn, withoutCredentials as gr, paysForModel as gt, byTurn as h, step as hn, remoteName as hr, command as ht, jobInputs as i, mapStrings as in, tryJson as ir, outsiderEvent as it, segmentPath as j, painter as jn, unreadable as jt, memoryPath as k, shortOid as kn, findingLine as kt, actionInputs as l, nearestName as ln, engineConfig as lr, NoticeEvent as lt, settings as m, nextStepLines as mn, quietFetch as mr, watchedByAgents as mt, bypassesProxy as n, base32At as nn, isReadable as nr, mayOrder as nt, placeOfInput as o, secretPlaceFinder as on, machineFault as or, standings as ot, formerNames as p, nextSentence as pn, lazyFetch as pr, protectedByAgents as pt, kernelLimit as q, gitFault as qn, wordsBeforeRun as qt, proxyBypassedWarning as r, base64At as rn, isWritable as rr, minStandingsOf as rt, runInputs as s, tokenPatterns as sn, carriedConfiguration as sr, channelName as st, applyProxySettings as t, datetime as tn, isExecutable$1 as tr, laneVariable as tt, isInSettings as u, similarIdFinder as un, mayHoldSecret as ur, agentFacts as ut, isOverlooked as v, code as vn, failpoint as vr, programsIn as vt, dossierPath as w, orderAndRun as wn, readPriceOverrides as wt, laneVariables as x, lineSpan as xn, costOf as xt, queuedFile as y, commandSpan as yn, RalphError as yr, claude as yt, inertJson as z, sparkline as zn, money as zt };
