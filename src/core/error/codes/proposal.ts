import type { Rows } from './exit-codes.ts'

/** What can be wrong with specs, and with what an agent proposes before there is a run. */
export const proposalErrors = {
  SPEC_MISSING: {
    exit: 'data',
    cause: 'There is no spec at that place.',
    remedy: 'Write one ([the format](specs.md)), or name its file.',
  },
  SPEC_UNREADABLE: {
    exit: 'data',
    cause: 'A spec or the index cannot be read: it leads out of the repository, is too large, or is no text.',
    remedy: 'Put a readable file of at most 5 MiB there.',
  },
  SPEC_INDEX: {
    exit: 'data',
    cause: '`specs/INDEX.md` and the specs in its folders do not say the same.',
    remedy: 'Write into both what is true.',
  },
  SPEC_ID: {
    exit: 'data',
    cause: 'A spec has no ID, or the ID of another one.',
    remedy: 'Give it an ID of its own, such as F3.',
  },
  SPEC_STATUS: {
    exit: 'data',
    cause: 'The status of a spec is none that specs have.',
    remedy: 'Write planned, in_progress, blocked or complete.',
  },
  SPEC_REQUIRES: {
    exit: 'data',
    cause: 'A spec requires one that is not there, or specs require each other in a circle.',
    remedy: 'Correct the ID, or take it out.',
  },
  SPEC_SECTION: {
    exit: 'data',
    cause: 'A section of a spec is missing or says nothing.',
    remedy: 'Write it. Without goals nobody can say when the feature is done.',
  },
  SPEC_LINK_OUTSIDE: {
    exit: 'data',
    cause: 'A link in a spec leads out of the repository. A warning.',
    remedy: 'Put the file into the repository, or write what is needed into the spec.',
  },
  SPEC_OPEN_QUESTIONS: {
    exit: 'person',
    cause: 'A spec has questions that nobody has answered, so no plan is made of it. Beside other findings a warning.',
    remedy: 'Write the answer beside each question and tick its box.',
  },
} as const satisfies Rows
