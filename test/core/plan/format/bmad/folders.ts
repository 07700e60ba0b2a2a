/** Folders as users of the method have them, one for each shape of the list of stories; every fact in them is made up. */
export type Folder = Readonly<Record<string, string>>

const story = (title: string, status: string, more = ''): string => `# Story ${title}

Status: ${status}

## Story

As a reader,
I want this,
so that it is there.

## Acceptance Criteria

1. It is there.
2. It says no to what is empty.

## Tasks / Subtasks

- [ ] Write it (AC: 1)
  - [ ] Keep the file
- [ ] Refuse (AC: 2)
${more}
## Dev Agent Record

### File List

- nothing yet
`

/** Rows below `development_status`, a file for each story that is ready, the others in the epics. */
export const method: Folder = {
  'docs/product-brief-shelf.md': '# Brief\n\n## Goals\n\nA list of books.\n',
  'docs/prd.md': '# PRD\n\n## Goals\n\nFR-1: add a book.\n',
  'docs/architecture.md': '# Architecture\n\n## Patterns\n\nES modules in src/.\n',
  'docs/epics.md': `# Epics

## Epic 1: Keep books

A person can keep a list.

### Story 1.1: Add a book

As a reader, I want to add a book.

### Story 1.2: List the books

As a reader, I want to see my books.

**Acceptance Criteria:**

**Given** two books
**When** I list them
**Then** the newest stands first

**And** none is missing

## Epic 2: Find books

### Story 2.1: Search by title

As a reader, I want to search.

**Acceptance Criteria:**

- Case does not count
`,
  'docs/sprint-status.yaml': `# generated: 2026-01-10
# STATUS DEFINITIONS: backlog, ready-for-dev, in-progress, review, done

generated: 2026-01-10
last_updated: 2026-01-10
project: Shelf
story_location: docs/stories

development_status:
  epic-1: in-progress   # first
  1-1-add-a-book: ready-for-dev
  1-2-list-the-books: backlog  # soon
  epic-1-retrospective: optional

  epic-2: backlog
  2-1-search-by-title: backlog
`,
  'docs/stories/1-1-add-a-book.md': story('1.1: Add a book', 'ready-for-dev'),
}

/** Stories listed by sprint, with points and dependencies, as the seed of this format has them. */
export const sprints: Folder = {
  'docs/prd-shelf-2026-01-10.md': '# PRD\n\n## Goals\n\nFR-001: add a book.\n',
  'docs/architecture-shelf-2026-01-10.md': '# Architecture\n\nES modules.\n',
  'docs/sprint-status.yaml': `version: "1.0"
project_name: "Shelf"
project_level: 2
current_sprint: 1
last_updated: "2026-01-10"

sprints:
  - sprint_number: 1
    status: "in_progress"
    goal: "Keep books"
    stories:
      - story_id: "STORY-001"
        title: "Add a book"
        epic_id: "EPIC-001"
        points: 2
        status: "done"   # by hand
        dependencies: []
      - story_id: "STORY-002"
        title: "List the books"
        epic_id: "EPIC-001"
        points: 3
        status: "in_progress"
        dependencies: ["STORY-001"]
  - sprint_number: 2
    stories:
      - story_id: "STORY-003"
        title: "Search by title"
        epic_id: "EPIC-002"
        points: 5
        status: "not_started"
        dependencies: ["STORY-002"]

epics:
  - id: "EPIC-001"
    name: "Keep books"
  - id: "EPIC-002"
    name: "Find books"

metrics:
  total_stories: 3
  stories_completed: 1
  stories_in_progress: 1
  stories_not_started: 1
  total_points: 10
  points_completed: 2
  completion_percentage: 33
`,
}

/** Stories told in the list itself, by epic. */
export const epics: Folder = {
  'planning/sprint-status.yaml': `project_name: Shelf
sprint_number: 1
last_updated: "2026-01-10T08:00:00Z"
epics:
  - id: "EPIC-001"
    name: "Keep books"
    description: "A person can keep a list."
    status: "in_progress"
    stories:
      - id: "STORY-001"
        title: "Add a book"
        description: |
          Keep a book with its title.
        status: "completed"
        acceptance_criteria:
          - "It is kept"
      - id: "STORY-002"
        title: "List the books"
        description: |
          Show all titles.
        status: "not-started"
        acceptance_criteria:
          - "All titles are shown"
          - "The newest stands first"
metrics:
  total_stories: 2
  stories_completed: 1
  stories_in_progress: 0
  stories_not_started: 1
`,
}

/** No list at all: the files of the stories say everything. */
export const filesOnly: Folder = {
  'docs/prd.md': '# PRD\n\nBooks.\n',
  'docs/stories/1.2.list-books.md': story('1.2: List the books', 'Approved'),
  'docs/stories/1.1.add-book.md': story('1.1: Add a book', 'Done').replace('Status: Done', '## Status\n\nDone'),
  'docs/stories/1.10.search.md': story('1.10: Search', 'Draft'),
}

const shard = (number: string, title: string): string => `# Story ${number}: ${title}

## Status

Approved

## Story

**As a** weaver,
**I want** ${title.toLowerCase()},
**so that** cloth comes out.

## Acceptance Criteria

1. It turns
2. It stops

## Tasks / Subtasks

- [ ] Build it (AC: 1)
  - [ ] Oil it

## Dev Notes

Wood only.

## Change Log

| Date | Version | Description | Author |
|---|---|---|---|

## Dev Agent Record

### Agent Model Used

## QA Results
`

/** The fourth version of the method: no list, each story's file says how it stands. */
export const shards: Folder = {
  'docs/prd.md': '# PRD\n\n## Goals\n\nA loom.\n',
  'docs/architecture/coding-standards.md': '# Coding standards\n\nSmall files.\n',
  'docs/stories/1.1.story.md': shard('1.1', 'A frame'),
  'docs/stories/1.2.story.md': shard('1.2', 'A shuttle'),
  'docs/stories/2.1.story.md': shard('2.1', 'A pattern').replace('Approved', 'Done'),
}
