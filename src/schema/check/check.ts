import { z } from 'zod'
import { Strategy } from '../plan/plan.ts'
import { ConfinementNeed } from './confinement.ts'
import { TestRecord } from './criterion.ts'

/** GitHub's result of a job or a step. */
export const WorkflowOutcome = z.enum(['success', 'failure', 'cancelled', 'skipped'])
export type WorkflowOutcome = z.infer<typeof WorkflowOutcome>

const outputs = z.record(z.string(), z.string()).default({})

/** `toJSON(steps)`; `conclusion` is the outcome after `continue-on-error`, and says nothing about the commit. */
export const StepsContext = z.record(z.string(), z.object({ outcome: WorkflowOutcome, outputs }))
/** `toJSON(needs)`. */
export const NeedsContext = z.record(z.string(), z.object({ result: WorkflowOutcome, outputs }))

export const CheckKind = z.enum(['test', 'lint', 'typecheck', 'build'])
export type CheckKind = z.infer<typeof CheckKind>

/** A check with all defaults filled in. The directory is relative to the repository's root. */
export const Check = z.object({
  name: z.string(),
  run: z.string(),
  kind: CheckKind,
  timeout_ms: z.int().positive(),
  working_directory: z.string(),
  /** Its report of tests, JUnit XML or TAP; relative to its directory. */
  report: z.string().optional(),
})
export type Check = z.infer<typeof Check>

/** Paths up to a cap; `total` counts all. */
const ListedPaths = z.object({ paths: z.array(z.string()), total: z.int() })
export type ListedPaths = z.infer<typeof ListedPaths>

/** One run of a check. Output keeps head and tail (UTF-8, ANSI removed); `output_bytes` counts all. */
export const CheckResult = z.object({
  name: z.string(),
  run: z.string(),
  kind: CheckKind,
  passed: z.boolean(),
  exit_code: z.int().nullable(),
  timed_out: z.boolean(),
  /** It filled the disk; its workspace was discarded. */
  filled_disk: z.boolean().optional(),
  /** The limit of `agent-limits` that ended it, as the end of a sentence. */
  passed_limit: z.string().optional(),
  duration_ms: z.number(),
  output_head: z.string(),
  output_tail: z.string(),
  output_bytes: z.number(),
  /** The whole output, on the machine that ran it. */
  log_file: z.string().optional(),
  /** It failed, and passed in a second run on the same tree. */
  flaky: z.boolean().default(false),
  /** What it lacked if it failed in the confinement and passed without it, on the same untouched files. */
  needs: ConfinementNeed.optional(),
  /** The missing path that its output names, if it `needs` something. */
  missing: z.string().optional(),
  /** Tracked files that it changed in any run; reverted after each, so no other check saw them. */
  changed: ListedPaths.optional(),
  /** New files, neither tracked nor ignored, that later checks saw; a new directory ends in `/`. */
  left: ListedPaths.optional(),
  tests: z.array(TestRecord).optional(),
  /** Why its report file or output names no usable tests. */
  report_fault: z.string().optional(),
  /** A job or step of the user's workflow: GitHub reports its result, but no exit codes and times. */
  elsewhere: z
    .object({
      of: z.enum(['job', 'step']),
      outcome: z.enum([...WorkflowOutcome.options, 'missing']),
      /** Others are reported and do not count. */
      required: z.boolean(),
      url: z.string().optional(),
      /** The probable name, if there is none of this name. */
      meant: z.string().optional(),
    })
    .optional(),
})
export type CheckResult = z.infer<typeof CheckResult>

/** `iterations/<thousand>/<n>/validation.json`: the checks of the captured tree. */
export const Validation = z.object({
  iteration: z.int(),
  strategy: Strategy,
  tree: z.string(),
  passed: z.boolean(),
  checks: z.array(CheckResult),
  /** Checks that the strategy does not run (lint in `tests_only`). */
  not_run: z.array(z.string()).default([]),
  /** Failures of the baseline, accepted with `known-red`. */
  known_red: z.array(z.string()).default([]),
  /** Tracked files that some check changed; see `changed` of each. Every check began with the committed tree. */
  changed_by_checks: z.array(z.string()).default([]),
  /** The folder of failed checks, if their output names it. */
  workspace: z.string().optional(),
})
export type Validation = z.infer<typeof Validation>

/** `baseline.json`: the checks of the untouched commit. */
export const Baseline = z.object({ commit: z.string(), checks: z.array(CheckResult) })

const CheckedTree = z.object({
  tree: z.string(),
  unready: z.string().nullable(),
  results: z.array(CheckResult.omit({ log_file: true })).max(1000),
})

/** The checks' job about a commit. Hostile: it runs an agent's code. */
export const ChecksReport = CheckedTree.extend({
  schema: z.literal(1),
  nonce: z.string(),
  /** The same change without those that land before it, if it was not green with them. */
  alone: CheckedTree.optional(),
})
export type ChecksReport = z.infer<typeof ChecksReport>
