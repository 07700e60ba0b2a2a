import { z } from 'zod'
import { AgentEnd } from '../agent/agent-end.ts'
import { ServersLeft } from '../agent/mcp-server.ts'
import { Usage } from '../agent/usage.ts'
import { Check } from '../check/check.ts'
import { CounselRole } from '../counsel/counsel.ts'
import { relativePath } from '../plan/plan.ts'

const oid = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a full commit id')
const refName = z.string().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, 'expected the name of a branch')

/** The start of a recorded job: with it, the calls and the repository's objects, the engine can repeat it. */
export const CassetteRun = z.strictObject({
  ralph: z.string(),
  started: z.iso.datetime(),
  plan_name: refName,
  plan_file: z.string(),
  plan_source: z.string(),
  plan_format: z.string().optional(),
  fresh: z.boolean(),
  /** The commit of the base, or a folder of the cassette with its files. */
  base: z.union([
    z.strictObject({ commit: oid, branch: refName.nullable() }),
    z.strictObject({ files: relativePath, branch: refName }),
  ]),
  /** The two branches at the start; null if missing. For the state, its files suffice. */
  state: z.union([oid, z.strictObject({ files: relativePath })]).nullable(),
  work: oid.nullable(),
  work_branch: refName,
  /** As the state names it; a replay never connects to it. */
  remote: z.string(),
  committer: z.strictObject({ name: z.string(), email: z.string() }),
  steering_files: z.array(z.string()),
  /** The plan file in the repository, if the run writes into it. */
  document: z.string().optional(),
  progress: z.string().optional(),
  /** Agents were asked for lines of that log; its place is unknown. */
  asks_for_note: z.literal(true).optional(),
  checks: z.array(Check),
  /** Settings for a replay, as in `ralph.yml`; missing ones have their defaults. */
  settings: z.record(z.string(), z.unknown()),
})
export type CassetteRun = z.infer<typeof CassetteRun>

/** Either `content` or a file of the cassette's folder. `120000` is a link to that content. */
const Written = z.strictObject({
  path: relativePath,
  content: z.string().optional(),
  file: relativePath.optional(),
  mode: z.enum(['100644', '100755', '120000']).optional(),
})

/** Its fields take effect in this order. */
export const CassetteStep = z.strictObject({
  wait_ms: z.int().nonnegative().optional(),
  say: z.string().optional(),
  tool: z.strictObject({ name: z.string(), target: z.string() }).optional(),
  write: Written.refine(
    ({ content, file }) => (content === undefined) !== (file === undefined),
    'expected either "content" or "file"',
  ).optional(),
  remove: relativePath.optional(),
  /** Ends the call with this exit code and without a result. */
  exit: z.int().min(0).max(255).optional(),
  /** Does nothing more until it is killed. */
  hang: z.literal(true).optional(),
})
export type CassetteStep = z.infer<typeof CassetteStep>

/** How the engine saw a recorded call end. */
const RecordedOutcome = z.strictObject({
  end: AgentEnd,
  usage: Usage,
  duration_ms: z.number().nonnegative(),
  lingered_ms: z.number().nullable(),
  outside: z.array(z.string()),
  denials: z.array(z.string()),
  /** Results of its MCP servers, which a replay uses as the job did. */
  servers: ServersLeft.optional(),
})
export type RecordedOutcome = z.infer<typeof RecordedOutcome>

const RecordedRequest = z.strictObject({
  model: z.string().nullable(),
  max_turns: z.int(),
  budget_usd: z.number(),
  allowed_tools: z.array(z.string()).nullable(),
  servers: z.array(z.string()).optional(),
})

export const Recording = z.strictObject({
  task: z.string(),
  attempt: z.int().positive(),
  /**
   * `ask`: makes a handoff of the agent's last words; `index`, `post`, `prep`, `research`: calls before the agent's
   * own; `review`, `pass:NAME`: reviews of the change; `verify`, `plan-review`, `consensus`: reviews of the plan as a
   * whole.
   */
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
  /** The answer; without it the call ends well and hands nothing over. The engine validates it like any agent's. */
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
  /** Milliseconds that it keeps running after its result. */
  linger_ms: z.int().nonnegative().default(0),
  /** Beats `handoff`, `error`, `usage` and `linger_ms`, which are for cassettes written by hand. */
  outcome: RecordedOutcome.optional(),
  /** What is missing and why: the rest of a long stream, a secret, a file that cannot be kept. */
  left_out: z.array(z.string()).default([]),
})
export type Recording = z.infer<typeof Recording>

/** `cassette.json`: agent calls for the demo, for tests and for `ralph replay` (docs/cassette.md). */
export const Cassette = z.strictObject({
  cassette: z.literal(1),
  model: z.string().default('replay'),
  /** The recorded job; without it the calls can be played, but no run can be replayed. */
  run: CassetteRun.optional(),
  recordings: z.array(Recording).default([]),
})
export type Cassette = z.infer<typeof Cassette>
