import type { CatalogueRows } from './exit-codes.ts'

/** What can be wrong with specs, and with what an agent proposes before there is a run. */
export const proposalErrors = {
  SPEC_MISSING: {
    exit: 'data',
    cause: 'There is no spec at that place.',
    remedy: 'Write one ([the format](specs.md)), or name its file.',
  },
  SPEC_UNREADABLE: {
    exit: 'data',
    cause: 'A spec or the index cannot be read: it points outside the repository, is too large, or is not text.',
    remedy: 'Put a readable file of at most 5 MiB there.',
  },
  SPEC_INDEX: {
    exit: 'data',
    cause: '`specs/INDEX.md` and the specs in its folders disagree.',
    remedy: 'Correct the one that is wrong.',
  },
  SPEC_ID: {
    exit: 'data',
    cause: 'A spec has no ID, or the ID of another one.',
    remedy: 'Give it its own ID, such as F3.',
  },
  SPEC_STATUS: {
    exit: 'data',
    cause: 'The status of a spec is not one that specs can have.',
    remedy: 'Write planned, in_progress, blocked or complete.',
  },
  SPEC_REQUIRES: {
    exit: 'data',
    cause: 'A spec requires one that does not exist, or specs require each other in a circle.',
    remedy: 'Correct the ID, or remove it.',
  },
  SPEC_SECTION: {
    exit: 'data',
    cause: 'A section of a spec is missing or says nothing.',
    remedy: 'Write it. Without goals nobody can say when the feature is done.',
  },
  SPEC_LINK_OUTSIDE: {
    exit: 'data',
    cause: 'A link in a spec points outside the repository. A warning.',
    remedy: 'Put the file into the repository, or write what is needed into the spec.',
  },
  SPEC_OPEN_QUESTIONS: {
    exit: 'person',
    cause: 'A spec has open questions, so no plan is made from it. A warning if there are other findings.',
    remedy: 'Write the answer beside each question and tick its box.',
  },
  PLAN_SOURCE: {
    exit: 'data',
    cause: 'There is nothing to make a plan from: no such file, an empty one, or an issue that cannot be read.',
    remedy: 'Name a spec, a file of the repository, an issue (#12), or write the text itself in quotes.',
  },
  PLAN_SOURCE_TOO_WIDE: {
    exit: 'data',
    cause: 'A spec has more goals than one plan can serve.',
    remedy: 'Split it into several specs.',
  },
  PLAN_TARGET: {
    exit: 'usage',
    cause: 'A plan cannot be written there: it is outside the repository, or the file already exists.',
    remedy: 'Name another file with --to, or replace it with --force.',
  },
  PROPOSAL_REFUSED: {
    exit: 'data',
    cause: "The agent's proposal broke a rule, and still did after two requests to fix it. Nothing was written.",
    remedy: 'Say more clearly what you want, or split it; another `model` may do better.',
  },
  PROPOSAL_FAILED: {
    exit: 'failed',
    orExit: 'interrupted',
    cause: 'The agent gave no answer, or changed files that it must not change. Nothing was written.',
    remedy: 'Fix what is named, then run the same command again.',
  },
} as const satisfies CatalogueRows
