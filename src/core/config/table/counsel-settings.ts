import { agentNames } from '../../agent/agents.ts'
import { count, fields, oneOf, optional, type Reader, setting, text, weakerBelow } from '../../setting/setting.ts'

/** A file name without a path. */
const serverFile: Reader<string | undefined> = (raw) =>
  typeof raw === 'string' && /^[\w-][\w.-]*\.json$/.test(raw.trim())
    ? { value: raw.trim() }
    : raw === undefined || raw === ''
      ? { value: undefined }
      : { expected: 'the name of a file of .ralph/config, such as mcp-consensus.json' }

/** The models of the calls beside the coding agent's. */
export interface CallModels {
  /** Writes a handoff if the agent left none. */
  readonly extraction: string
  readonly review?: string | undefined
  readonly verify: string
  readonly consensus?: string | undefined
  readonly 'plan-review'?: string | undefined
  /** Of the calls that look back, prepare a prompt or renew the index. */
  readonly context?: string | undefined
}

export const defaultCallModels: CallModels = { extraction: 'haiku', verify: 'haiku' }

const modelOrNone = optional(text)

const callModels = fields(
  defaultCallModels,
  {
    ...{ extraction: text, verify: text },
    ...{ review: modelOrNone, consensus: modelOrNone, 'plan-review': modelOrNone, context: modelOrNone },
  },
  'extraction, review, verify, consensus, plan-review or context with a model each, such as review=opus,context=haiku',
)

/** Reviews of the plan as a whole, before the first task and after the last one (docs/counsel.md). */
export const counselSettings = {
  verify: setting({
    read: oneOf('none', 'evidence', 'model', 'both'),
    fallback: 'evidence',
    rule: 'kept',
    replayed: true,
    help: 'what happens when all tasks are done. evidence: the level of each acceptance criterion is reported: a cited test ran, what is cited exists, or it is only claimed; model: a small model says what is missing, and that becomes new tasks; both; none',
    example: 'both',
  }),
  consensus: setting({
    read: oneOf('none', 'report', 'gate'),
    fallback: 'none',
    rule: weakerBelow('none', 'report', 'gate'),
    replayed: true,
    help: 'before the first task, a second model challenges the plan, the agent answers, and what they agree on is added to every prompt. report: open issues are reported; gate: open critical issues stop the run from starting',
    example: 'gate',
  }),
  'consensus-rounds': setting({
    read: count(1),
    fallback: 2,
    rule: 'kept',
    replayed: true,
    help: 'the maximum number of rounds of challenge, answer and synthesis',
    example: '3',
  }),
  'consensus-agent': setting({
    read: optional(oneOf(...agentNames)),
    fallback: undefined,
    rule: 'kept',
    help: 'the agent for the second opinion: claude or command; default: the agent of the run',
    example: 'command',
  }),
  'consensus-command': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    help: 'the command line of --consensus-agent command; default: agent-command',
    example: '"python second.py"',
  }),
  'consensus-servers': setting({
    read: serverFile,
    fallback: undefined,
    rule: 'kept',
    help: 'a file in .ralph/config with the MCP servers to ask for the second opinion, such as Perplexity',
    example: 'mcp-consensus.json',
  }),
  'plan-review': setting({
    read: oneOf('none', 'comment', 'gate'),
    fallback: 'none',
    rule: weakerBelow('none', 'comment', 'gate'),
    replayed: true,
    help: 'before the first task, an agent reviews the plan. comment: its proposals are shown, and `ralph accept` adopts them; gate: proposals that the rules for amendments allow are adopted, and a plan that is not ready waits for a person',
    example: 'comment',
  }),
  'plan-review-passes': setting({
    read: count(1),
    fallback: 1,
    rule: 'kept',
    replayed: true,
    help: 'the maximum number of plan reviews, one after the other; they end when one proposes nothing',
    example: '3',
  }),
  'call-models': setting({
    read: callModels,
    fallback: defaultCallModels,
    rule: 'kept',
    replayed: true,
    repeatable: true,
    object: true,
    formerNames: {
      'extraction-model': 'extraction',
      'review-model': 'review',
      'verify-model': 'verify',
      'consensus-model': 'consensus',
      'plan-review-model': 'plan-review',
      'context-agent-model': 'context',
    },
    help: "the models of the other calls. extraction: writes a handoff if the agent left none; review: a different one finds more; verify; consensus: the second opinion; plan-review; context: all calls around the coding agent. Default: haiku for extraction and verify, `context_agent` of `.ralph/config/agents.json` for context, else the coding agent's",
    example: 'review=opus,context=haiku',
  }),
} as const
