import { moreSamples } from './more-samples.ts'

/** Plans in the style of those that users of each format write. */

export const queuePlan = `# Plan: Feed reader

**Spec:** [/specs/feeds/SPEC.md](/specs/feeds/SPEC.md)
**Status:** open

## Context

Readers want feeds offline. Keep the parser free of network code.

## Rules

1. **Pick task:** the first that is open
2. **Update file after each checkbox.**

---

## Tasks

### T1: Parse a feed
> Everything else reads what this gives.

**Requires:** —
**Status:** complete

**Done when:**
- [x] Atom and RSS are read
- [x] \`npm test\` passes

**Subtasks:**
1. [x] Read Atom
2. [x] Read RSS

---

### T2: Store entries
> Offline means on disk.

Entries are kept for thirty days.

**Requires:** T1
**Status:** blocked

**Done when:**
- [ ] An entry is stored once
- [ ] Old ones go

**Subtasks:**
1. [x] Table of entries
2. [ ] Prune what is old
   at the start of each sync
3. [ ] Tests

---

### T3: Show them
**Requires:** T1, T2
**Status:** open

**Done when:**
- [ ] The list has the newest first

## Discovered

### D1: Images
Found in: T2
`

export const spacelessQueuePlan = `# Plan: One file

## Tasks

### T1: Create the marker
> Shows that the loop ran

**Requires:** -
**Status:** open

**Done when:**
- [ ] File \`out/marker.txt\` exists

**Subtasks:**
1. [ ] Create \`out/\` and the file

## Discovered
`

export const phasedQueuePlan = `# Plan: Rewrite in Go

**Created:** 2026-01-31

## Context

A shell script of 5,000 lines.

### Gotchas (from spec)

- Kill the process on time-out.

---

## Phase 1: Foundation

### T1: Start the module
**Requires:** —
**Status:** in_progress
**Done when:**
- [ ] it builds

## Phase 2: Commands

### T2: Root command
**Requires:** T1
**Status:** blocked
**Done when:**
- [ ] help is printed

## Discovered

<!-- Tasks found during implementation -->
`

export const looseHeadings = `# Loose plan

It follows no strict format.

## What needs to be done

### Task 1: Make a file

Write \`out/a.txt\`.

Status: not started

### Task 2: Make another file (after Task 1)

Write \`out/b.txt\`.

Status: waiting

### Task 3: Tidy up
Depends on: Task 1 and Task 2
- [ ] no file is left over
`

export const looseBoxes = `# Dark mode

Users ask for it.

## Backend
- [x] Store the choice
- [ ] Serve it
  in the session
  - [ ] cookie is set

## Frontend
- [ ] Toggle in the header

## Acceptance criteria
- [ ] contrast is 4.5:1
`

export const looseSteps = `# Move to ESM

## Step 1 – Rename files
All of \`src/\`.

## Step 2 – Fix imports
Extensions everywhere.
- [ ] the build passes

## Step 3 – Drop the old build
`

export const storiesPrd = JSON.stringify(
  {
    project: 'Notes',
    branchName: 'ralph/note-tags',
    description: 'Tags for notes',
    userStories: [
      {
        id: 'US-002',
        title: 'Show tags',
        description: 'As a reader I see the tags of a note.',
        acceptanceCriteria: ['Each note shows its tags', 'Typecheck passes'],
        priority: 2,
        passes: false,
        notes: '',
      },
      {
        id: 'US-001',
        title: 'Store tags',
        description: 'As a developer I need a table of tags.',
        acceptanceCriteria: ['Migration runs'],
        priority: 1,
        passes: true,
        notes: 'Table is note_tags',
      },
    ],
  },
  null,
  2,
)

export const bmadPrd = JSON.stringify(
  {
    project: 'Shop',
    branchName: 'ralph/checkout',
    description: 'Checkout',
    generatedAt: '2026-01-01T00:00:00Z',
    config: {
      maxIterations: 40,
      stuckThreshold: 3,
      qualityGates: { typecheck: 'npm run typecheck', test: 'npm test', lint: null, build: '' },
    },
    stats: { iterationsRun: 2, storiesCompleted: 1, startedAt: null, completedAt: null },
    userStories: [
      {
        id: 'STORY-001',
        epicId: 'EPIC-001',
        title: 'Basket',
        description: 'A basket.',
        acceptanceCriteria: ['Items stay'],
        priority: 1,
        passes: false,
        attempts: 2,
        notes: '',
        completedAt: null,
      },
    ],
  },
  null,
  2,
)

export const dependentPrd = JSON.stringify({
  branchName: 'search',
  userStories: [
    { id: 'S-1', title: 'Index', description: 'Build it', acceptanceCriteria: ['built'], passes: false },
    { id: 'S-2', title: 'Query', description: 'Ask it', acceptanceCriteria: ['asked'], dependencies: ['S-1'] },
  ],
})

export const specKitTasks = `---
description: "Task list"
---

# Tasks: Photo albums

**Input**: Design documents from \`/specs/001-photo-albums/\`

**Prerequisites**: plan.md, spec.md

## Format: \`[ID] [P?] [Story] Description\`

- **[P]**: can run in parallel

## Phase 1: Setup

- [X] T001 Create the project in src/
- [ ] T002 [P] Configure the linter
- [ ] T003 [P] Configure the formatter

## Phase 2: Foundational (Blocking Prerequisites)

**Purpose**: what every story needs

- [ ] T004 Schema in src/db/schema.ts

## Phase 3: User Story 1 - Albums (Priority: P1) 🎯 MVP

**Goal**: a person groups photos

### Tests for User Story 1

- [ ] T005 [P] [US1] Contract test in tests/contract/albums.test.ts
- [ ] T006 [P] [US1] Model in src/models/album.ts
- [ ] T007 [US1] Service in src/services/albums.ts (depends on T005, T006)

## Phase 4: User Story 2 - Sharing (Priority: P2)

- [ ] T008 [US2] Links in src/share.ts

## Phase N: Polish

- [ ] T009 [P] Documentation in docs/

## Dependencies & Execution Order

- Setup before Foundational

\`\`\`bash
Task: "T005 and T006 at once"
\`\`\`
`

export const shortSpecKitTasks = `# Tasks: Rate limits

## Phase 1: Setup
- [ ] T001 Add the dependency
## Phase 2: Core
- [ ] T002 [P] Limit by key in src/limit.ts
- [ ] T003 [P] Limit by address in src/limit.ts
- [ ] T004 Join both in src/middleware.ts
`

export const flatSpecKitTasks = `# Tasks: Export

- [x] T001 Write CSV in src/csv.ts
- [ ] T002 [US1] Button in src/ui.tsx
  Beside the search field.
- [ ] T003 [US1] Test in test/csv.test.ts
`

/** With what the tool's users write behind the phases: how to begin, and what the list itself must keep. */
export const checkedSpecKitTasks = `# Tasks: Import of contacts

**Input**: Design documents from \`/specs/005-import/\`

## Phase 1: Setup

**⚠️ CRITICAL**: nothing else begins before

### Code

- [X] T001 Add the parser to package.json
- [ ] T001-TEST [TEST] Read one vCard in tests/parse.test.ts
- [ ] T002 Schema in src/contacts/schema.ts

---

## Phase 2: User Story 1 - Read a file (P1) 🎯

- [ ] T003 [P] [US1] Read vCard in src/contacts/vcard.ts
- [ ] T004 [P] [US1] Read CSV in src/contacts/csv.ts
- [ ] T005a [US1] Join both in src/contacts/index.ts (depends on T001-T002, T001-TEST)

## Validation Checklist

### Format

- [x] Each task has an id
- [ ] Paths are named
- [ ] FR-001 is covered
`

export const taskMaster = JSON.stringify(
  {
    master: {
      tasks: [
        {
          id: 1,
          title: 'Set up',
          description: 'The project.',
          details: 'Use npm.',
          testStrategy: 'It installs.',
          priority: 'high',
          dependencies: [],
          status: 'done',
          subtasks: [],
        },
        {
          id: 2,
          title: 'Models',
          description: 'The domain.',
          details: '',
          testStrategy: 'Unit tests pass.',
          priority: 'medium',
          dependencies: [1],
          status: 'in-progress',
          subtasks: [
            { id: 1, title: 'User', description: 'A user.', dependencies: [], details: '', status: 'done' },
            { id: 2, title: 'Team', description: 'A team.', dependencies: ['2.1'], details: '', status: 'pending' },
          ],
        },
        {
          id: 3,
          title: 'API',
          description: 'Routes.',
          details: 'REST.',
          testStrategy: 'curl works.',
          priority: 'low',
          dependencies: [2],
          status: 'pending',
        },
      ],
      metadata: { created: '2026-01-01', updated: '2026-01-02', description: 'Team service' },
    },
  },
  null,
  2,
)

export const legacyTaskMaster = JSON.stringify({
  meta: { projectName: 'Bot' },
  tasks: [
    { id: 1, title: 'Poll', description: 'Poll the API', status: 'pending', dependencies: [], details: 'every minute' },
    { id: 2, title: 'Post', description: 'Post it', status: 'deferred', dependencies: [1], details: '' },
  ],
})

export const taggedTaskMaster = JSON.stringify({
  'feature-a': { tasks: [{ id: 1, title: 'A', description: 'a', details: 'a', dependencies: [], status: 'pending' }] },
  'feature-b': { tasks: [{ id: 1, title: 'B', description: 'b', details: 'b', dependencies: [], status: 'review' }] },
})

/** Ids as text, parts that wait for parts of others, fields of newer versions of the tool, a tag of its own name. */
export const newerTaskMaster = `{
  "sprint-1": {
    "tasks": [
      {
        "id": "1", "title": "Read \\"mail\\"", "description": "Over IMAP.", "details": "1. log in\\n2. fetch",
        "testStrategy": "A mail is shown.", "status": "pending", "priority": "high", "dependencies": [],
        "complexity": 4, "recommendedSubtasks": 2, "expansionPrompt": "",
        "subtasks": [
          { "id": 1, "title": "Log in", "description": "", "dependencies": [], "details": "", "status": "pending", "parentTaskId": 1 },
          { "id": 2, "title": "Fetch", "description": "", "dependencies": [1], "details": "", "status": "pending", "parentTaskId": 1 }
        ],
        "updatedAt": "2026-01-03T10:00:00.000Z"
      },
      { "id": "2", "title": "Send", "description": "Over SMTP.", "details": "", "testStrategy": "", "status": "pending", "priority": "low", "dependencies": ["1"], "subtasks": [] }
    ],
    "metadata": { "version": "1.0.0", "lastModified": "2026-01-03T10:00:00.000Z", "taskCount": 2, "completedCount": 0, "tags": ["sprint-1"] }
  }
}
`

/** Bold ids, notes below a box, checkpoints, a table and a summary behind the phases. */
export const boldSpecKitTasks = `# Tasks: Offline map

**Feature Branch**: \`004-offline-map\` | **Total**: 4 tasks

## Phase 1: Setup (Shared Infrastructure)

- [ ] **T001** Add the tile cache in \`src/cache.ts\`
  - Keep it below 50 MB
  - See research.md, part 2
- [ ] **T002** [P] Fixtures in \`tests/tiles/\`

**Checkpoint**: tiles are on disk

---

## Phase 2: User Story 1 — Look at the map offline (P1)

**Independent Test**: switch the network off

- [ ] T003 [US1] Draw from the cache in \`src/map.ts\` (depends on T001)
- [X] T004 [P] [US1] Spike

| Phase | Tasks |
|---|---|
| 1 | T001-T002 |

## Notes

- Commit after each task
`

/** As loops write it: one line for each story, unknown fields, a passed story in between, no priorities. */
export const compactPrd = `{
  "project": "Clock", "branchName": "ralph/alarm",
  "userStories": [
    { "id": "US-1", "title": "Set an alarm", "description": "As a sleeper…", "acceptanceCriteria": ["It rings — once", "Verify in browser"], "passes": false, "notes": "Keep {braces} and \\"quotes\\"", "estimate": "M" },
    { "id": "US-2", "title": "Snooze", "acceptanceCriteria": [], "passes": true, "completedAt": "2026-01-01T10:00:00Z" },
    { "id": "US-3", "title": "Weekdays", "acceptanceCriteria": ["Monday to Friday"], "passes": false, "dependencies": ["US-1"] }
  ]
}
`

/** Stars, deep indentation, a box with an id of a tracker, text between, emphasis and links in boxes. */
export const oddBoxes = `# Release 2.0 🚀

Some text first, with [a link](docs/a.md).

### Must
* [ ] **Fix login** (see [issue](https://example.org/12))
* [x] ~~Old thing~~
    * [ ] its part

Then the rest:

### Later
1. [ ] ABC-12: Export as \`.csv\`
2. [ ] ABC-13: Import
`

/** As the program before ralph wrote it: every field, in its order. */
const oldPlan = `{
  "project": "tide-clock",
  "branch": "ralph/tide",
  "max_iterations": 20,
  "validation_strategy": "strict",
  "tasks": [
    {
      "id": "TASK-001",
      "title": "Read the tables",
      "description": "Tables of the harbour office, one file a year.",
      "status": "done",
      "order": 1,
      "skills": [],
      "needs_docs": false,
      "libraries": [],
      "acceptance_criteria": [
        "A year is read",
        "A broken line is named"
      ],
      "depends_on": [],
      "retry_count": 0,
      "max_retries": 2
    },
    {
      "id": "TASK-002",
      "title": "Show high water",
      "description": "The next one, in local time.",
      "status": "in_progress",
      "order": 2,
      "skills": [],
      "needs_docs": true,
      "libraries": ["temporal"],
      "acceptance_criteria": ["Summer time is right"],
      "depends_on": ["TASK-001"],
      "retry_count": 1,
      "max_retries": 2
    }
  ]
}
`

/** By hand: as little as there has to be, ids of a tracker, backwards. */
const shortPlan = `{"name": "kiosk", "tasks": [
  {"id": "K-2", "title": "Print the slip", "depends_on": ["K-1"]},
  {"id": "K-1", "title": "Take the coin 🪙"}
]}`

/** Indented by tabs, with checks, milestones and limits, and fields that nobody reads. */
const widePlan = JSON.stringify(
  {
    $schema: './plan.schema.json',
    name: 'depot',
    context: 'Trams only.\nNo buses.',
    checks: ['true', { name: 'lint', run: 'true', kind: 'lint' }],
    tasks: [
      {
        id: 'in',
        title: 'Let trams in',
        milestone: 'gate',
        paths: ['*.txt'],
        max_retries: 0,
        acceptance_criteria: ['one at a time'],
      },
      { id: 'out', title: 'Let trams out', milestone: 'gate', depends_on: ['in'], model: 'small', max_turns: 30 },
      { id: 'wash', title: 'Wash them', milestone: 'yard', description: 'At night.', status: 'skipped' },
    ],
  },
  null,
  '\t',
)

/** Stories with steps and numbers as ids, and a log beside them. */
export const stepsPrd = `{
  "title": "trail-maps",
  "spec_path": "plans/trails/spec.md",
  "stories": [
    {
      "id": 1,
      "title": "Import a track",
      "category": "functional",
      "skills": ["gpx"],
      "steps": ["A GPX file is read", "A broken one is named"],
      "passes": true,
      "priority": 1,
      "completed_at": "2026-01-23T12:00:00Z",
      "commit": "abc1234"
    },
    {
      "id": 2,
      "title": "Draw it",
      "category": "ui",
      "steps": ["It shows on the map"],
      "passes": false,
      "priority": 2,
      "completed_at": null,
      "commit": null
    },
    { "id": 3, "title": "Print it", "steps": ["A3 works"], "passes": false, "priority": 3, "dependencies": [1, 2] }
  ],
  "log": [{ "ts": "2026-01-23T12:00:00Z", "event": "loop_started" }]
}
`

/** A list of features and nothing else. */
export const featureList = `[
  {
    "category": "functional",
    "description": "The list of boats can be filtered by name",
    "steps": ["Open the list", "Type a name", "Only that boat is left"],
    "passes": false
  },
  {
    "category": "style",
    "description": "The list is readable on a phone",
    "steps": ["Open it at 360 pixels"],
    "passes": true
  },
  { "category": "functional", "description": "A boat can be booked", "steps": [], "passes": false }
]
`

/** Everything below one name, with statuses for flags. */
export const nestedPrd = `{
\t"prd": {
\t\t"name": "Bike shed",
\t\t"branch_name": "feat/shed",
\t\t"overview": "A shed for the yard.",
\t\t"user_stories": [
\t\t\t{ "id": "US-1", "title": "Choose a colour", "acceptance_criteria": ["It is red"], "status": "passed", "priority": "high" },
\t\t\t{ "id": "US-2", "title": "Paint it", "acceptance_criteria": ["All sides"], "status": "failed", "depends_on": ["US-1"], "priority": "low" },
\t\t\t{ "id": "US-3", "title": "Open it", "acceptance_criteria": [], "status": "pending", "depends_on": ["US-2"], "priority": "low" }
\t\t]
\t}
}
`

export const samples: readonly (readonly [file: string, text: string, format: string])[] = [
  ['plans/pending/feeds.md', queuePlan, 'Markdown plan'],
  ['plans/one.md', spacelessQueuePlan, 'Markdown plan'],
  ['plans/go.md', phasedQueuePlan, 'Markdown plan'],
  ['loose.md', looseHeadings, 'Markdown'],
  ['TODO.md', looseBoxes, 'Markdown'],
  ['esm.md', looseSteps, 'Markdown'],
  ['scripts/ralph/prd.json', storiesPrd, 'prd.json'],
  ['ralph/prd.json', bmadPrd, 'prd.json'],
  ['prd.json', dependentPrd, 'prd.json'],
  ['specs/001-photo-albums/tasks.md', specKitTasks, 'spec-kit tasks'],
  ['specs/002-limits/tasks.md', shortSpecKitTasks, 'spec-kit tasks'],
  ['specs/003-export/tasks.md', flatSpecKitTasks, 'spec-kit tasks'],
  ['odd.md', oddBoxes, 'Markdown'],
  ['alarm/prd.json', compactPrd, 'prd.json'],
  ['specs/004-offline-map/tasks.md', boldSpecKitTasks, 'spec-kit tasks'],
  ['specs/005-import/tasks.md', checkedSpecKitTasks, 'spec-kit tasks'],
  ['plans/trails/prd.json', stepsPrd, 'prd.json'],
  ['feature_list.json', featureList, 'prd.json'],
  ['shed/prd.json', nestedPrd, 'prd.json'],
  ['plan.json', oldPlan, 'plan.json'],
  ['kiosk.json', shortPlan, 'plan.json'],
  ['plans/depot.json', widePlan, 'plan.json'],
  ['newer/tasks.json', newerTaskMaster, 'Task Master'],
  ['.taskmaster/tasks/tasks.json', taskMaster, 'Task Master'],
  ['tasks/tasks.json', legacyTaskMaster, 'Task Master'],
  ...moreSamples,
]
