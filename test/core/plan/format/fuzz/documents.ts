import fc from 'fast-check'

/** Tasks as somebody wrote them, before a format has them. */
export interface Writing {
  readonly titles: readonly string[]
  readonly eol: string
  readonly mark: string
  /** Which of them is changed. */
  readonly at: number
}

const things = ['sails', 'ropes', 'masts', 'decks', 'keels', 'flags', 'maps', 'lamps', 'bells', 'boats', 'oars', 'nets']
const verbs = ['Make', 'Check', 'Repair', 'Move', 'Count', 'Describe']
const ends = ['ready', 'for sale', 'in `src/boat.ts`', 'until 2027', 'with (some) help', 'and test 3 of them', 'now.']

/** Each title has a word that no other has. */
export const writings = fc.record({
  titles: fc
    .shuffledSubarray(things, { minLength: 3, maxLength: 9 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((thing) => fc.tuple(fc.constant(thing), fc.constantFrom(...verbs), fc.constantFrom(...ends))),
      ),
    )
    .map((all) => all.map(([thing, verb, end]) => `${verb} the ${thing} ${end}`)),
  eol: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\ufeff'),
  at: fc.nat(),
})

/** The word of a title that tells it from all others. */
export const wordOf = (title: string): string => things.find((thing) => title.includes(` ${thing} `)) ?? title

/** A document in parts: one for each task, and how they stand together. */
export interface DocumentKind {
  readonly file: string
  readonly task: (title: string, index: number) => string
  readonly around: (tasks: readonly string[]) => string
}

export const markdownKinds = {
  'list of boxes': {
    file: 'todo.md',
    task: (title) => `- [ ] ${title}`,
    around: (tasks) => `# Work\n\nSome words.\n\n## Part\n\n${tasks.join('\n')}\n`,
  },
  'boxes with criteria': {
    file: 'todo.md',
    task: (title) => `- [ ] ${title}\n  - [ ] it shows`,
    around: (tasks) => `# Work\n\n${tasks.join('\n\n')}\n`,
  },
  'spec-kit': {
    file: 'specs/001-x/tasks.md',
    task: (title, index) => `- [ ] T${String(index + 1).padStart(3, '0')} ${title}`,
    around: (tasks) =>
      `# Tasks: x\n\n## Phase 1: Setup\n\n${tasks.join('\n')}\n\n## Notes\n\n- [P] tasks = different files\n`,
  },
  headings: {
    file: 'work.md',
    task: (title, index) => `### Task ${index + 1}: ${title}\n\nDo it.\n\n- [ ] it shows`,
    around: (tasks) => `# Work\n\n${tasks.join('\n\n')}\n`,
  },
  'headings with ids': {
    file: 'work.md',
    task: (title, index) => `## US-${String(index + 1).padStart(3, '0')}: ${title}\n\nAs a sailor.\n\n1. one\n2. two`,
    around: (tasks) => `# Stories\n\nWords.\n\n${tasks.join('\n\n')}\n`,
  },
  queue: {
    file: 'plans/x.md',
    task: (title, index) =>
      `### T${index + 1}: ${title}\n> why\n\n**Requires:** —\n**Status:** open\n\n**Done when:**\n- [ ] it shows`,
    around: (tasks) =>
      `# Plan: x\n\n## Context\n\nWords.\n\n## Tasks\n\n${tasks.join('\n\n---\n\n')}\n\n## Discovered\n`,
  },
  'subtasks of a queue': {
    file: 'plans/x.md',
    task: (title, index) => `${index + 1}. [ ] ${title}`,
    around: (tasks) =>
      `# Plan: x\n\n## Tasks\n\n### T1: Whole\n**Requires:** —\n**Status:** open\n**Done when:**\n- [ ] c\n\n**Subtasks:**\n${tasks.join('\n')}\n`,
  },
} as const satisfies Readonly<Record<string, DocumentKind>>
