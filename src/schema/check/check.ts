import { z } from 'zod'
import { Strategy } from '../plan/plan.ts'
import { ConfinementNeed } from './confinement.ts'
import { TestRecord } from './criterion.ts'

/** How GitHub says that a job or a step ended. */
export const WorkflowOutcome = z.enum(['success', 'failure', 'cancelled', 'skipped'])
export type WorkflowOutcome = z.infer<typeof WorkflowOutcome>

const outputs = z.record(z.string(), z.string()).default({})

/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
export const StepsContext = z.record(z.string(), z.object({ outcome: WorkflowOutcome, outputs }))
/** `toJSON(needs)`. */
export const NeedsContext = z.record(z.string(), z.object({ result: WorkflowOutcome, outputs }))

export const CheckKind = z.enum(['test', 'lint', 'typecheck', 'build'])
export type CheckKind = z.infer<typeof CheckKind>

/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
export const Check = z.object({
  name: z.string(),
  run: z.string(),
  kind: CheckKind,
  timeout_ms: z.int().positive(),
  working_directory: z.string(),
  /** Where it leaves a report of its tests, JUnit XML or TAP; from its directory. */
  report: z.string().optional(),
})
export type Check = z.infer<typeof Check>

/** Paths, listed up to a cap, and counted in full. */
const ListedPaths = z.object({ paths: z.array(z.string()), total: z.int() })
export type ListedPaths = z.infer<typeof ListedPaths>

/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
export const CheckResult = z.object({
  name: z.string(),
  run: z.string(),
  kind: CheckKind,
  passed: z.boolean(),
  exit_code: z.int().nullable(),
  timed_out: z.boolean(),
  /** The disk was filled while it ran; its workspace was thrown away. */
  filled_disk: z.boolean().optional(),
  /** The limit of `agent-limits` for which it was ended, as the end of a sentence about it. */
  passed_limit: z.string().optional(),
  duration_ms: z.number(),
  output_head: z.string(),
  output_tail: z.string(),
  output_bytes: z.number(),
  /** The file with the whole output on the machine that ran it. */
  log_file: z.string().optional(),
  /** It failed, and passed when it was run once more on the same tree. */
  flaky: z.boolean().default(false),
  /** It failed in the confinement, and passed without it on the same untouched files. */
  needs: ConfinementNeed.optional(),
  /** The path that its output names as missing, where it `needs` something. */
  missing: z.string().optional(),
  /** Tracked files that it changed in any of its runs: they were put back after each, so no other check saw them so. */
  changed: ListedPaths.optional(),
  /** New files, neither tracked nor ignored, that it left to the checks after it; a new directory ends in `/`. */
  left: ListedPaths.optional(),
  /** What its test runner reports of the tests that the agent cites. */
  tests: z.array(TestRecord).optional(),
  /** Why its report file, or its output, names no tests that count. */
  report_fault: z.string().optional(),
  /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
  elsewhere: z
    .object({
      of: z.enum(['job', 'step']),
      outcome: z.enum([...WorkflowOutcome.options, 'missing']),
      /** Others are told and do not count. */
      required: z.boolean(),
      url: z.string().optional(),
      /** The one that was probably meant, where there is none of this name. */
      meant: z.string().optional(),
    })
    .optional(),
})
export type CheckResult = z.infer<typeof CheckResult>

/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
export const Validation = z.object({
  iteration: z.int(),
  strategy: Strategy,
  tree: z.string(),
  passed: z.boolean(),
  checks: z.array(CheckResult),
  /** Checks that the strategy does not run (lint in `tests_only`). */
  not_run: z.array(z.string()).default([]),
  /** Failures that were already there at the baseline and were accepted with `known-red`. */
  known_red: z.array(z.string()).default([]),
  /** Tracked files that some check changed; `changed` of each check says which. All checks began with the committed tree. */
  changed_by_checks: z.array(z.string()).default([]),
  /** The folder that failed checks worked in, if their output names it. */
  workspace: z.string().optional(),
})
export type Validation = z.infer<typeof Validation>

/** `baseline.json`: the same of the untouched commit. */
export const Baseline = z.object({ commit: z.string(), checks: z.array(CheckResult) })

const CheckedTree = z.object({
  /** The tree or commit that they ran on. */
  tree: z.string(),
  /** Why they could not be begun. */
  unready: z.string().nullable(),
  results: z.array(CheckResult.omit({ log_file: true })).max(1000),
})

/** What the job of the checks says of a commit. Hostile: they run what an agent wrote. */
export const ChecksReport = CheckedTree.extend({
  schema: z.literal(1),
  nonce: z.string(),
  /** The same change without those that are to land before it, where it was not green with them. */
  alone: CheckedTree.optional(),
})
export type ChecksReport = z.infer<typeof ChecksReport>
