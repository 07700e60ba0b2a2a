/** More plans in the style of those that users of each format write; every fact in them is made up. */

/** Boxes below priorities, and a part for what is done. */
export const fixPlan = `# Ferry Fix Plan

## 🔴 High Priority
- [ ] Read the timetable
- [ ] Refuse a boat that is full

## 🟡 Medium Priority
- [ ] Warn of fog (optional)
- [x] Show the harbour

## ✅ Completed
- [x] Project initialization

## Notes
- Read it before each loop
- **Phase 1**: high first
`

/** Boxes with notes below them, below a heading Tasks. */
export const implementationPlan = `# IMPLEMENTATION_PLAN.md

This file is the shared state of the loop.

- Keep it short.

## Tasks

- [ ] Weigh a parcel
  - Acceptance: grams are shown
  - Tests: unit
- [ ] Print its label
  - Acceptance: the code scans
- [x] Read an address

## Notes

(Optional.)
`

/** Boxes below phases, below a heading Tasks. */
export const phasesOfBoxes = `# Implementation Plan

## Overview

<!-- Brief description -->

## Tasks

### Phase 1: Setup
- [x] Make the folder
- [ ] Install the tools

### Phase 2: Core
- [ ] Grind the beans
- [ ] Boil the water

## Completed

<!-- moved here -->

## Blockers

*Updated by the loop.*
`

/** Headings with boxes. */
export const boxedHeadings = `# Fix Plan

A Top 10 checklist.

## Top 10 Tasks

### 1. [x] Lay the rails

**Why**: nothing rolls without them
**Relevant rules**: N/A

### 2. [ ] Build a wagon

**Why**: people ride in it

### 3. [ ] Ring the bell

**Why**: people look up
`

/** Boxes with names in bold, and notes behind the tasks. */
export const boldBoxes = `# Implementation Plan - Beehive

Last updated: 2026-02-03

## Goal

Honey.

## Prioritized Tasks

### High Priority

- [ ] **Task 1:** Count the bees
  - a camera does it
  - Target: 95 percent
- [ ] **Task 2:** Weigh the hive

### Low Priority

- [ ] **Task 3:** Name the queen

## Discoveries & Notes

- **2026-02-03 Discovery:** bees sleep
`

/** Headings of tasks with boxes for what each requires. */
export const requirementBoxes = `# Implementation Plan

## Current Sprint

**Goal**: A kite that flies

### Task 1: Cut the frame

**Description**: Of bamboo.

**Requirements**:
- [ ] it is light
- [ ] it bends

**Quality Gates**:
\`\`\`bash
make test
\`\`\`

### Task 2: Sew the sail

**Description**: Of silk.

**Requirements**:
- [ ] it holds

---

## Notes for Claude
`

/** All parts of the template of the tool. */
export const templateSpecKit = `---

description: "Task list template for feature implementation"
---

# Tasks: Night bus

**Input**: Design documents from \`/specs/006-night-bus/\`
**Prerequisites**: plan.md (required), spec.md (required for user stories)

**Tests**: The examples below include test tasks.

## Format: \`[ID] [P?] [Story] Description\`

- **[P]**: Can run in parallel (different files, no dependencies)
- **[Story]**: Which user story this task belongs to (e.g., US1, US2, US3)

---

## Phase 1: Setup (Shared Infrastructure)

**Purpose**: Project initialization

- [X] T001 Create the project
- [X] T002 [P] Configure the linter in biome.json

---

## Phase 2: Foundational (Blocking Prerequisites)

**⚠️ CRITICAL**: No user story work can begin until this phase is complete

- [ ] T003 Read stops in src/stops.ts

**Checkpoint**: Foundation ready

---

## Phase 3: User Story 1 - See the next bus (Priority: P1) 🎯 MVP

**Goal**: Somebody sees when it comes

### Tests for User Story 1 ⚠️

- [ ] T004 [P] [US1] Contract test in tests/next.test.ts

### Implementation for User Story 1

- [ ] T005 [US1] Find the next bus in src/next.ts (depends on T003, T004)

---

## Dependencies & Execution Order

### Phase Dependencies

- **Setup (Phase 1)**: No dependencies

## Parallel Example: User Story 1

\`\`\`bash
Task: "Contract test"
\`\`\`

## Notes

- [P] tasks = different files, no dependencies
`

/** A tag without tasks, a part that is done, fields that other tools add. */
export const taggedParts = `{ "tags": [], "master": { "tasks": [ { "id": 1, "title": "Tune the bell", "description": "a", "details": "b", "testStrategy": "It rings at 440 Hz.", "priority": "urgent", "dependencies": [], "status": "in-progress", "subtasks": [ {"id": "1", "title": "File it", "description":"x", "dependencies": [], "details":"", "status":"done", "parentId": "undefined"}, {"id": "2", "title":"Hang it","description":"y","dependencies":["1"],"details":"","status":"pending","testStrategy":"","parentId":"undefined"} ] , "complexity": {"score": 3}, "assignee": "kim"} ], "metadata": { "created": "2026-01-01T00:00:00Z", "updated": "2026-01-02T00:00:00Z", "description": "Tasks for master context" } }, "feature-x": { "tasks": [], "metadata": {} } }
`

/** A head of its own, and tasks without parts. */
export const metaTaskMaster = `{ "meta": { "projectName": "Mill", "projectVersion": "1.0" }, "tasks": [ { "id": 1, "title": "Turn the wheel", "description": "By water.", "status": "todo", "dependencies": [], "priority": "high" }, { "id": 2, "title": "Grind", "description": "Corn.", "status": "blocked", "dependencies": [1], "priority": "low", "details": "Slowly." } ] }
`

export const moreSamples: readonly (readonly [file: string, text: string, format: string])[] = [
  ['ferry/fix_plan.md', fixPlan, 'Markdown'],
  ['IMPLEMENTATION_PLAN.md', implementationPlan, 'Markdown'],
  ['docs/phases.md', phasesOfBoxes, 'Markdown'],
  ['rails/top10.md', boxedHeadings, 'Markdown'],
  ['beehive.md', boldBoxes, 'Markdown'],
  ['kite.md', requirementBoxes, 'Markdown'],
  ['specs/006-night-bus/tasks.md', templateSpecKit, 'spec-kit tasks'],
  ['mill/tasks.json', taggedParts, 'Task Master'],
  ['wheel/tasks.json', metaTaskMaster, 'Task Master'],
]
