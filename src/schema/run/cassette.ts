import { z } from 'zod'
import { AgentEnd } from '../agent/agent-end.ts'
import { ServersLeft } from '../agent/mcp-server.ts'
import { Usage } from '../agent/usage.ts'
import { Check } from '../check/check.ts'
import { CounselRole } from '../counsel/counsel.ts'
import { relativePath } from '../plan/plan.ts'

const oid = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a full commit id')
const refName = z.string().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, 'expected the name of a branch')

/** What a recorded job started from: with it, the calls and the objects of the repository, the engine does it again. */
export const CassetteRun = z.strictObject({
  /** Version of the program that recorded it. */
  ralph: z.string(),
  started: z.iso.datetime(),
  plan_name: refName,
  plan_file: z.string(),
  plan_source: z.string(),
  plan_format: z.string().optional(),
  fresh: z.boolean(),
  /** The commit that the job was started on, or a folder of the cassette that holds its files. */
  base: z.union([
    z.strictObject({ commit: oid, branch: refName.nullable() }),
    z.strictObject({ files: relativePath, branch: refName }),
  ]),
  /** What the two branches held at the start; null where they were missing. Of the state, its files will do. */
  state: z.union([oid, z.strictObject({ files: relativePath })]).nullable(),
  work: oid.nullable(),
  work_branch: refName,
  /** As the state names it; a replay never looks there. */
  remote: z.string(),
  committer: z.strictObject({ name: z.string(), email: z.string() }),
  steering_files: z.array(z.string()),
  /** The plan file in the repository, where the run writes into it. */
  document: z.string().optional(),
  /** The log that grows with each finished task. */
  progress: z.string().optional(),
  /** Agents were asked for such a log's lines; where it lay is not known. */
  asks_for_note: z.literal(true).optional(),
  checks: z.array(Check),
  /** Those that a replay goes by, as `ralph.yml` has them; what is missing is as by default. */
  settings: z.record(z.string(), z.unknown()),
})
export type CassetteRun = z.infer<typeof CassetteRun>

/** What a step writes: its content here, or in a file of the cassette's folder. `120000` is a link to that content. */
const Written = z.strictObject({
  path: relativePath,
  content: z.string().optional(),
  file: relativePath.optional(),
  mode: z.enum(['100644', '100755', '120000']).optional(),
})

/** One step; its fields take effect in the order in which they stand here. */
export const CassetteStep = z.strictObject({
  wait_ms: z.int().nonnegative().optional(),
  say: z.string().optional(),
  tool: z.strictObject({ name: z.string(), target: z.string() }).optional(),
  write: Written.refine(
    ({ content, file }) => (content === undefined) !== (file === undefined),
    'expected either "content" or "file"',
  ).optional(),
  remove: relativePath.optional(),
  /** Ends the call here, with this exit code and without a result. */
  exit: z.int().min(0).max(255).optional(),
  /** Says and does nothing more until it is killed. */
  hang: z.literal(true).optional(),
})
export type CassetteStep = z.infer<typeof CassetteStep>

/** How a recorded call ended, as the engine saw it. */
const RecordedOutcome = z.strictObject({
  end: AgentEnd,
  usage: Usage,
  duration_ms: z.number().nonnegative(),
  lingered_ms: z.number().nullable(),
  outside: z.array(z.string()),
  denials: z.array(z.string()),
  /** Where the call had MCP servers: what they left, which a replay takes in as the job did. */
  servers: ServersLeft.optional(),
})
export type RecordedOutcome = z.infer<typeof RecordedOutcome>

/** What a recorded call was asked, besides its prompt. */
const RecordedRequest = z.strictObject({
  model: z.string().nullable(),
  max_turns: z.int(),
  budget_usd: z.number(),
  allowed_tools: z.array(z.string()).nullable(),
  /** Names of its MCP servers, where it had any. */
  servers: z.array(z.string()).optional(),
})

export const Recording = z.strictObject({
  task: z.string(),
  attempt: z.int().positive(),
  /** `ask`: the short question that makes a handoff of the agent's last words; `index`, `post`, `prep`, `research`: calls before the agent's own; `review`, `pass:NAME`: a look at the change; `verify`, `plan-review`, `consensus`: one at the plan as a whole. */
  call: z
    .union([
      z.enum(['run', 'ask', 'index', 'post', 'prep', 'research', 'review', 'plan', 'init', ...CounselRole.options]),
      z.templateLiteral(['pass:', z.string()]),
    ])
    .default('run'),
  iteration: z.int().positive().optional(),
  started: z.iso.datetime().optional(),
  request: RecordedRequest.optional(),
  /** Files of the cassette's folder. */
  prompt: relativePath.optional(),
  system_prompt: relativePath.optional(),
  steps: z.array(CassetteStep),
  /** The answer; without it the call ends well and hands nothing over. Checked by the engine, like any agent's. */
  handoff: z.record(z.string(), z.unknown()).optional(),
  /** A failed call, in the words of the CLI's result line. */
  error: z
    .strictObject({
      subtype: z.string().default('success'),
      api_error_status: z.int().optional(),
      result: z.string().default(''),
    })
    .optional(),
  usage: z
    .strictObject({
      usd: z.number().nonnegative().default(0),
      turns: z.int().nonnegative().default(1),
      input_tokens: z.int().nonnegative().default(0),
      output_tokens: z.int().nonnegative().default(0),
    })
    .prefault({}),
  /** Lives on this long after its result. */
  linger_ms: z.int().nonnegative().default(0),
  /** How a real call ended; beats `handoff`, `error`, `usage` and `linger_ms`, which are for cassettes written by hand. */
  outcome: RecordedOutcome.optional(),
  /** What is not here, and why: the rest of a long stream, a secret, a file that cannot be kept. */
  left_out: z.array(z.string()).default([]),
})
export type Recording = z.infer<typeof Recording>

/**
 * `cassette.json`: agent calls, for the demo, for tests and for `ralph replay`. A recorded one keeps its calls in files of
 * their own beside it (docs/cassette.md).
 */
export const Cassette = z.strictObject({
  cassette: z.literal(1),
  model: z.string().default('replay'),
  /** The job that was recorded; without it the calls can be played, but no run can be replayed. */
  run: CassetteRun.optional(),
  recordings: z.array(Recording).default([]),
})
export type Cassette = z.infer<typeof Cassette>
