import type { CatalogueRows } from './exit-codes.ts'

export const planErrors = {
  PLAN_MISSING: {
    exit: 'data',
    cause: 'There is no plan at that place.',
    remedy: '`ralph start` makes one of a sentence. Or write one (docs/plan.md), or name the file with --plan.',
  },
  PLAN_INVALID: {
    exit: 'data',
    cause: 'The plan has faults; each is listed with its place.',
    remedy: 'Fix the listed problems. `ralph plan lint` checks only the plan.',
  },
  PLAN_NAME: {
    exit: 'data',
    cause: 'The plan has no `name`, and its file name cannot stand in for one.',
    remedy: 'Add a `name`, or rename the file.',
  },
  PLAN_NAME_TAKEN: {
    exit: 'data',
    cause: 'The run of this name began from another plan, which is still there.',
    remedy:
      'Give this plan a name of its own, continue that run with the printed command, or begin it again with --fresh.',
  },
  QUEUE_REFUSED: {
    exit: 'data',
    cause: 'The queue of plans cannot be changed that way; the message says why.',
    remedy: 'Do what the message says. `ralph queue` shows the queue.',
  },
  QUEUE_INVALID: {
    exit: 'data',
    cause:
      'Two plans in the queue have the same name, so they would share one run, or the next plan is not committed, so that no commit could move it. Each file is named.',
    remedy: 'Rename one of the files (the number before its name does not count), or commit the plan.',
  },
  PATHS_MATCH_NOTHING: {
    exit: 'data',
    cause: 'A pattern in the `paths` of a task matches no file in the base.',
    remedy: 'Correct it if it is a typo; it may also name files that the task will create.',
  },
  PLAN_ENCODING: { exit: 'data', cause: 'The file is not UTF-8 text.', remedy: 'Save it as UTF-8.' },
  PLAN_TOO_LARGE: {
    exit: 'data',
    cause: 'The file is larger than ralph reads.',
    remedy: 'Split it into several plans.',
  },
  PLAN_TOO_DEEP: {
    exit: 'data',
    cause: 'The JSON is nested too deeply.',
    remedy: 'Flatten it; a plan needs four levels.',
  },
  PLAN_SYNTAX: {
    exit: 'data',
    cause: 'The file is not valid JSON or YAML.',
    remedy: 'Fix it at the place that is named.',
  },
  PLAN_DUPLICATE_KEY: {
    exit: 'data',
    cause: 'A key occurs twice in one object; only the last would count.',
    remedy: 'Keep one of them.',
  },
  PLAN_FORBIDDEN_KEY: { exit: 'data', cause: 'The plan has a key named `__proto__`.', remedy: 'Remove it.' },
  PLAN_MISSING_FIELD: { exit: 'data', cause: 'A required field is missing.', remedy: 'Add it.' },
  PLAN_UNKNOWN_FIELD: {
    exit: 'data',
    cause: 'A field is not part of the format and has no effect.',
    remedy: 'Remove it, or move its text to a field that ralph reads.',
  },
  PLAN_WRONG_TYPE: {
    exit: 'data',
    cause: 'A field has a value of the wrong type.',
    remedy: 'Write the type that is named.',
  },
  PLAN_WRONG_VALUE: {
    exit: 'data',
    cause: 'A field has a value that is not allowed.',
    remedy: 'Write one of the values that are named.',
  },
  PLAN_LIST_TOO_LONG: {
    exit: 'data',
    cause: 'A list has more entries than ralph takes.',
    remedy: 'Shorten it, or split the plan.',
  },
  PLAN_NO_TASKS: { exit: 'data', cause: 'The plan has no tasks.', remedy: 'Add at least one.' },
  PLAN_UNSAFE_ID: {
    exit: 'data',
    cause: 'An id has characters that are not safe in file names, refs and commit messages.',
    remedy: 'Use letters, digits, ".", "_" and "-"; at most 64.',
  },
  PLAN_RESERVED_ID: {
    exit: 'data',
    cause: "An id begins like those of the engine's own tasks.",
    remedy: 'Use another id.',
  },
  PLAN_DUPLICATE_ID: { exit: 'data', cause: 'Two tasks have the same id.', remedy: 'Give each its own id.' },
  PLAN_CASE_TWIN: {
    exit: 'data',
    cause: 'Two ids differ only in case.',
    remedy: 'Rename one of them.',
  },
  PLAN_SELF_DEPENDENCY: {
    exit: 'data',
    cause: 'A task depends on itself, so it can never start.',
    remedy: 'Remove the entry.',
  },
  PLAN_UNKNOWN_DEPENDENCY: {
    exit: 'data',
    cause: 'A task depends on one that is not in the plan.',
    remedy: 'Fix the id, or remove the entry.',
  },
  PLAN_REPEATED_DEPENDENCY: {
    exit: 'data',
    cause: 'A dependency is listed twice. A warning.',
    remedy: 'Remove one of the two.',
  },
  PLAN_CYCLE: {
    exit: 'data',
    cause: 'Tasks wait for each other in a circle.',
    remedy: 'Remove one of the dependencies, or split a task.',
  },
  PLAN_DEAD_DEPENDENCY: {
    exit: 'data',
    cause: 'A task depends on one that is skipped or failed, so it can never start.',
    remedy: 'Set that one to pending, or remove the entry.',
  },
  PLAN_MILESTONE_ORDER: {
    exit: 'data',
    cause: 'A task is needed for a milestone and depends on a later one.',
    remedy: 'Give both the same milestone, or change the order.',
  },
  PLAN_MILESTONE_TWIN: {
    exit: 'data',
    cause: 'Two milestones differ so little that one may be a typing mistake. A warning.',
    remedy: 'Use one name.',
  },
  PLAN_UNSAFE_MILESTONE: {
    exit: 'data',
    cause: 'The name of a milestone cannot be part of a branch name.',
    remedy: 'Use a name such as API or v1.2.',
  },
  PLAN_UNSAFE_BRANCH: {
    exit: 'data',
    cause: '`branch` cannot be the name of a branch.',
    remedy: 'Use a name such as ralph/work/my-plan.',
  },
  PLAN_UNSAFE_TOOL: {
    exit: 'data',
    cause: 'An allowed tool is not the name of a tool.',
    remedy: 'Write a name such as Edit or Bash(npm test).',
  },
  PLAN_UNSAFE_SKILL: {
    exit: 'data',
    cause: 'A skill is not a plain file name.',
    remedy: 'Use letters, digits, ".", "_" and "-", without a folder.',
  },
  PLAN_UNSAFE_PATH: {
    exit: 'data',
    cause: 'A path leaves the repository, or is not one.',
    remedy: 'Write a path inside the repository.',
  },
  PLAN_UNCLEAR: {
    exit: 'data',
    cause: 'A Markdown document does not show clearly what its tasks are, and nothing is guessed.',
    remedy:
      'Write each task as a heading or a check box ([the formats](plan.md#formats)), or have a plan made: `ralph plan create --from FILE`.',
  },
  PLAN_MERGE_MARKERS: {
    exit: 'data',
    cause: 'The plan has merge conflict markers.',
    remedy: 'Keep one of the two versions and remove the markers.',
  },
  PLAN_UNKNOWN_STATUS: {
    exit: 'data',
    cause: 'A task has a status that no format knows.',
    remedy: 'Write one of the words that are named.',
  },
  PLAN_HIDDEN_TASK: {
    exit: 'data',
    cause: 'A line looks like a task, but Markdown shows it as code or as part of a paragraph.',
    remedy: 'Remove the white space before it, or put an empty line above it.',
  },
  PLAN_UNPLACED: {
    exit: 'data',
    cause:
      'Something in the plan looks like a task, or belongs to one, and no agent would get it. An error if it would change what is done.',
    remedy:
      'Write it as the message says, or reword it if it is no task ([what counts](plan.md#what-looks-like-a-task)).',
  },
  PLAN_FORMAT: {
    exit: 'data',
    cause: 'A plan can be read in two ways with different tasks, or not in the format of its run.',
    remedy: 'Name its format with `--format NAME`.',
  },
  PLAN_TAG: {
    exit: 'data',
    cause: 'A Task Master file has several lists of tasks and none is chosen, or it lacks the one that is.',
    remedy: 'Name one of its tags with the setting `plan-tag`.',
  },
  PLAN_FOLDER: {
    exit: 'data',
    cause: 'A folder that is named as the plan holds no list of stories, or several.',
    remedy: 'Name the folder of one `sprint-status.yaml`, or of story files ([BMAD](bmad.md)).',
  },
  PLAN_SCOPE: {
    exit: 'data',
    cause:
      'The setting `plan-scope` names an epic, a sprint or a story that is not there, or leaves out what one waits for.',
    remedy: 'Name one of those that the message lists, or use `all`.',
  },
  PLAN_STORY_FILE: {
    exit: 'data',
    cause: 'A listed story has no file, or a story has a file or a section but is not listed.',
    remedy: 'Write the file, or list the story.',
  },
  PLAN_STATUS_DIFFERS: {
    exit: 'data',
    cause: 'The list of stories and the story file have different statuses. A warning; the list counts.',
    remedy: 'Correct the one that is wrong.',
  },
  PLAN_DOCUMENT_TOO_LARGE: {
    exit: 'data',
    cause: 'A document is so large that next to nothing of it reaches an agent. A warning.',
    remedy: 'Split it by topic, and name in each story what it needs.',
  },
  PLAN_DISCOVERED: {
    exit: 'data',
    cause: 'Entries under "Discovered" are not tasks. A warning.',
    remedy: 'Turn those that should be done into tasks.',
  },
  PLAN_LINK_OUTSIDE: {
    exit: 'data',
    cause:
      'The plan is a link that points outside the repository, or has a link to a file that does. The second is a warning.',
    remedy: 'Put the file into the repository, or write what is needed into the plan.',
  },
  PLAN_TASK_TOO_LARGE: {
    exit: 'data',
    cause: 'A task is probably more than one agent call can do, or says more than a prompt holds. A warning.',
    remedy: 'Split the task, or put its text into a file in the repository.',
  },
  PLAN_NO_DESCRIPTION: {
    exit: 'data',
    cause: 'A task has no description. A warning.',
    remedy: 'Say what is to be done.',
  },
  PLAN_NO_CRITERIA: {
    exit: 'data',
    cause: 'A task has no acceptance criteria. A warning.',
    remedy: 'Say how to tell that it is done.',
  },
  ISSUE_FORM: {
    exit: 'data',
    cause: 'The text of an issue cannot be read as a plan.',
    remedy: 'Fix the part that is named, or open the issue again with the form.',
  },
} as const satisfies CatalogueRows
