import { tn as datetime } from "./through-proxy.js";
import { A as unknown, E as string, S as object, T as strictObject, _ as discriminatedUnion, a as Amendment, g as boolean, h as array, j as toJSONSchema, k as union, m as _enum, v as int, w as record, x as number, y as literal } from "./branch-name.js";
// src/schema/agent/usage.ts
/** Usage of an agent call. Money in USD as the agent reports it, tokens as billed. */
const Usage = object({
	usd: number().nonnegative(),
	turns: int().nonnegative(),
	input_tokens: int().nonnegative(),
	output_tokens: int().nonnegative(),
	cache_read_tokens: int().nonnegative(),
	cache_creation_tokens: int().nonnegative(),
	/** Of the first request: the prompt and what the agent's program adds. Only for one call, never for a sum. */
	first_tokens: int().nonnegative().optional()
});
const noUsage = {
	usd: 0,
	turns: 0,
	input_tokens: 0,
	output_tokens: 0,
	cache_read_tokens: 0,
	cache_creation_tokens: 0
};
/** The calls of one role; `unknown`: calls that were lost, whose cost is in no sum. */
const RoleSpent = object({
	calls: int(),
	usd: number(),
	tokens: number(),
	unknown: int().optional()
});
function addUsage(a, b) {
	return {
		usd: a.usd + b.usd,
		turns: a.turns + b.turns,
		input_tokens: a.input_tokens + b.input_tokens,
		output_tokens: a.output_tokens + b.output_tokens,
		cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
		cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens
	};
}
/** Usage since `before`. */
function lessUsage(now, before) {
	const names = Object.keys(noUsage);
	return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}
// src/schema/agent/agent-end.ts
const message = string();
/** What ended an agent call early. */
const AgentFault = discriminatedUnion("kind", [
	object({
		kind: literal("error"),
		what: _enum([
			"turns",
			"budget",
			"structured_output",
			"refused",
			"disk",
			"limit",
			"other"
		]),
		message
	}),
	object({
		kind: literal("usage_limit"),
		until: string().nullable(),
		message
	}),
	object({
		kind: literal("overloaded"),
		message
	}),
	object({
		kind: literal("billing"),
		message
	}),
	object({
		kind: literal("auth"),
		message
	}),
	object({
		kind: literal("crashed"),
		/** Both null if neither is known. */
		exitCode: int().nullable(),
		signal: string().nullable(),
		tail: string()
	}),
	object({
		kind: literal("timed_out"),
		limit: _enum(["wall", "idle"]),
		afterMs: number()
	}),
	object({ kind: literal("cancelled") })
]);
/** From structured fields, never from quoted text (docs/design.md#how-an-agent-call-ends). */
const AgentEnd = discriminatedUnion("kind", [
	object({
		kind: literal("finished"),
		structured: unknown(),
		text: string()
	}),
	object({
		kind: literal("no_result"),
		tail: string()
	}),
	...AgentFault.options
]);
/** An agent's steps in one call, in order: a tool, its target, how often in a row, and the time until the next step. */
const AgentSteps = object({
	kept: array(object({
		name: string(),
		target: string(),
		count: int(),
		duration_ms: number()
	})),
	more: int()
});
/** `iterations/<thousand>/<n>/agent.json`: the end of the agent's call, its usage and its changes. */
const AgentRecord = object({
	end: string(),
	/** Absent if the call came to its own end, and in older records. */
	fault: AgentFault.optional(),
	/** Why the attempt did not pass; null if it did. */
	why: string().nullable(),
	attempt: int(),
	task: string(),
	duration_ms: number(),
	usage: Usage,
	denials: array(string()).default([]),
	/** The first 500; `files` counts all. */
	changes: array(object({
		path: string(),
		action: string()
	})).default([]),
	files: int().default(0),
	/** Absent in older records, and of agents that do not report their steps. */
	steps: AgentSteps.optional()
});
// src/schema/agent/json-schema.ts
/** draft-07, since a 2020-12 `$schema` silently disables the CLI's structured output (measured). Made on first use. */
function answerSchema(shape) {
	let cached;
	return () => {
		cached ??= toJSONSchema(shape, {
			target: "draft-7",
			io: "input"
		});
		return cached;
	};
}
// src/schema/knowledge/entry.ts
/** The kinds of knowledge, most binding first (docs/design.md#knowledge). */
const knowledgeTypes = [
	"constraint",
	"decision",
	"unresolved",
	"gotcha",
	"pattern"
];
/** `K-<type>-<slug>`. */
const KnowledgeId = string().max(160).regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/, "expected an id such as K-gotcha-slow-tests");
/** Never removed or rewritten: it is superseded or deprecated (docs/design.md#knowledge). */
const Knowledge = object({
	id: KnowledgeId,
	text: string(),
	/** The person who said it; null if an agent learned it. */
	by: string().nullable(),
	/** The page of the statement; null on a laptop, or from an agent. */
	url: string().nullable(),
	status: _enum([
		"active",
		"superseded",
		"deprecated"
	]).default("active"),
	/** For a constraint learned by an agent: every prompt includes it. A person's constraint always is hard. */
	hard: boolean().default(false),
	/** The iterations that taught it, oldest first; none for a person's entry. */
	iterations: array(int()).default([]),
	task: string().nullable().default(null),
	supersedes: array(KnowledgeId).default([]),
	why: string().nullable().default(null),
	/** The plan that it was inherited from. */
	from: string().nullable().default(null),
	/** An agent's claim that this hard constraint no longer holds. It counts until a person withdraws it. */
	said_over: object({
		iteration: int(),
		why: string()
	}).nullable().default(null),
	/** Older entries that this one contradicts, according to an agent or the indexer. */
	contradicts: array(KnowledgeId).default([])
});
// src/schema/agent/knowledge-operations.ts
/** More than a few iterations teach. */
const maxOperations = 50;
/** Flat, since models fill one shape more reliably than a choice of four. The engine judges the fields. */
const KnowledgeOperation = object({
	action: _enum([
		"add",
		"supersede",
		"deprecate",
		"merge",
		"contradict"
	]),
	targets: array(KnowledgeId).max(20).describe("Ids of existing entries: the ones to supersede, deprecate or merge; the two that contradict each other. None for add.").optional(),
	type: _enum(knowledgeTypes).describe("Kind of the new entry: for add; else the kind of the first target.").optional(),
	text: string().min(1).max(500).describe("The new entry in one or two sentences: for add, supersede and merge.").optional(),
	hard: boolean().describe("A constraint that no later work may break. Only for type constraint.").optional(),
	sources: array(int().positive()).max(50).describe("Numbers of the iterations that taught it; only ones that passed.").optional(),
	reason: string().max(300).describe("For deprecate: why it is no longer true.").optional()
});
/** Operations that the engine applies; an agent never writes the file. */
const KnowledgeAnswer = object({ operations: array(KnowledgeOperation).max(maxOperations) });
const knowledgeJsonSchema = answerSchema(KnowledgeAnswer);
// src/schema/agent/mcp-server.ts
const text$2 = string().regex(/^[^\0]*$/, "a NUL character is in no argument and no address");
const values = record(text$2, text$2);
const variables = record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of a variable"), text$2);
/** Part of the names of its tools: `mcp__<name>__<tool>`. */
const McpServerName = text$2.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, "expected a name of letters, digits, \"_\" and \"-\", 40 characters at most");
const StdioServer = strictObject({
	type: literal("stdio").default("stdio"),
	command: text$2.regex(/^(?:\/.*|[^/\\\s]+)$/, "expected the name of a program on PATH or an absolute path; below the workspace it could be the agent\u2019s own"),
	args: array(text$2).max(100).default([]),
	env: variables.default({})
});
const HttpServer = strictObject({
	type: literal("http"),
	url: text$2.regex(/^https?:\/\/[^\s/]/, "expected an address that begins with https:// or http://"),
	headers: values.default({})
});
/** Results of a call's servers. Foreign: in split jobs they come from the job of the agent. */
const ServersLeft = object({
	/** Servers that were of no use, with the reason in one sentence each; the call continued without them. */
	troubles: array(string()).max(100).readonly(),
	/** Unread lines of `memory.jsonl`; null if the call did not change it. */
	memory: array(string()).max(1e4).readonly().nullable()
});
const ServerTrouble = object({
	type: literal("server_trouble"),
	at: datetime(),
	iteration: int(),
	what: array(string())
});
// src/schema/agent/context-agent.ts
const text$1 = string();
/** The older programs wrote this value; ralph has its own file, so another value is a mistake. */
const only = (value) => literal(value, `only ${value}: ralph has its own`).optional();
const call = {
	/** A file below `.ralph/templates/`. */
	prompt_template: text$1.min(1).optional(),
	mcp_config: only("mcp-context.json")
};
/** `context_agent` of `.ralph/config/agents.json`: prepares the coding agent's prompt and records what was learned. */
const ContextAgent = strictObject({
	model: text$1.min(1).nullable().default(null),
	prep: strictObject({
		max_turns: int().min(1).max(1e3).default(25),
		...call,
		schema: only("context-prep-schema.json"),
		output_file: only(".ralph/context/prepared-prompt.md")
	}).prefault({}),
	post: strictObject({
		max_turns: int().min(1).max(1e3).default(10),
		...call,
		schema: only("context-post-schema.json")
	}).prefault({})
});
/** `research`: the extra call that a `prep` may request (docs/memory.md#agent-orchestrated). */
const ContextRole = _enum([
	"index",
	"post",
	"prep",
	"research"
]);
const bounds = {
	model: string().nullable(),
	max_turns: int()
};
const through = int();
/** A call due before an attempt's agent; the job with the key for a model makes it. */
const PlannedCall = discriminatedUnion("role", [
	object({
		role: literal("index"),
		...bounds,
		through,
		trigger: string()
	}),
	object({
		role: literal("post"),
		...bounds,
		through,
		of: int()
	}),
	object({
		role: literal("prep"),
		...bounds
	})
]);
/** A call whose answer is not read yet: how it ended and what it cost. */
const EndedCall = object({
	model: string().nullable(),
	end: AgentEnd,
	usage: Usage.extend({ usd: number().nonnegative().max(1e5) }),
	duration_ms: number().nonnegative()
});
/** A call before an attempt. */
const MadeCall = EndedCall.extend({
	role: ContextRole,
	/** Changes in the workspace, which were reverted; the first ones. */
	edited: array(string()).max(20).default([]),
	servers: ServersLeft.optional()
});
/** `iterations/<thousand>/<n>/context.json`: the calls before an attempt, in order. */
const MadeCalls = array(MadeCall).max(4);
const fact = {
	at: datetime(),
	iteration: int()
};
/** `why`: the reason if there is no handoff. Its cost is part of the attempt's. */
const ExtractionCall = object({
	model: string(),
	usage: Usage,
	duration_ms: number().nonnegative(),
	why: string().nullable()
});
/** A call around an agent's. `iteration`: the one whose agent it precedes or, for an extraction, belongs to. */
const AgentCalled = object({
	type: literal("agent_call"),
	...fact,
	role: _enum([...ContextRole.options, "extraction"]),
	model: string().nullable(),
	usage: Usage,
	duration_ms: number(),
	/** Its cost is part of its attempt's, and not added to the run's again. */
	within: literal(true).optional(),
	of: int().optional(),
	outcome: string().optional(),
	edited: array(string()).optional()
});
/** A post saw the same failure repeatedly. */
const FailurePattern = object({
	type: literal("failure_pattern"),
	...fact,
	task: string(),
	pattern: string(),
	recommended_action: string()
});
/** A prep or a post asks for something else than to continue. */
const ContextDirective = object({
	type: literal("context_directive"),
	...fact,
	task: string(),
	role: ContextRole,
	action: string(),
	reason: string(),
	/** True if the attempt ends before its agent is called. */
	held: boolean()
});
/** A prepared prompt was not used; the assembled one was. */
const PreparedPromptRefused = object({
	type: literal("prepared_prompt_refused"),
	...fact,
	why: array(string())
});
/** A prep's answer: in the words of the older programs, with the prompt in the answer and not in a file. */
const PrepAnswer = object({
	action: _enum([
		"proceed",
		"skip",
		"request_human_review",
		"research"
	]).describe("proceed whenever the task can be tried; the others only for the reasons in your instructions."),
	reason: text$1.min(1).describe("One or two sentences."),
	prepared_prompt: text$1.describe("For proceed: what the coding agent should know besides the task, as Markdown.").optional(),
	research: array(text$1).max(10).describe("For research: the questions, each answerable by reading.").optional()
});
const prepJsonSchema = answerSchema(PrepAnswer);
const RecommendedAction = _enum([
	"proceed",
	"skip_task",
	"modify_plan",
	"request_human_review",
	"increase_retries"
]);
const PostAnswer = KnowledgeAnswer.extend({
	failure_pattern: text$1.describe("Only if the same failure came again: what repeats, and in which iterations.").optional(),
	recommended_action: RecommendedAction,
	plan_amendments: array(Amendment).describe("For modify_plan: at most 3 changes, each with its reason.").optional(),
	summary: text$1.min(1).describe("One sentence: what you took in, and why you recommend this.")
});
const postJsonSchema = answerSchema(PostAnswer);
// src/schema/agent/pass.ts
const text = string();
/** When a pass runs: after checks that passed, after failed ones, after any, or every N-th iteration. */
const PassTrigger = string().regex(/^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/, "expected always, on_success, on_failure or periodic:N");
/** A review of each change by an agent that only reads, configured in `.ralph/config/agents.json`. */
const AgentPass = strictObject({
	name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, "expected a-z, 0-9, \"_\" and \"-\", 40 characters at most"),
	enabled: boolean().default(true),
	/** Default or null: the coding agent's. */
	model: text.min(1).nullish(),
	trigger: PassTrigger,
	max_turns: int().min(1).max(1e3).default(5),
	/** A file below `.ralph/templates/`, or a built-in template. */
	prompt_template: text.min(1),
	/** JSON Schema of its answer: inline, or a file below `.ralph/config/`. */
	schema: union([text.min(1), record(text, unknown())]).optional(),
	/** A file of MCP servers below `.ralph/config/`. */
	mcp_config: text.regex(/^[\w-][\w.-]*\.json$/, "expected the name of a file of .ralph/config, such as mcp-context.json").default("mcp-coding.json"),
	/** Anything that a pass writes is discarded. */
	read_only: literal(true, "a pass only reads").optional(),
	/** The mildest severity that fails the iteration. */
	fail_on: _enum([
		"never",
		"critical",
		"warning",
		"suggestion"
	]).default("never")
});
const Severity = _enum([
	"critical",
	"warning",
	"suggestion"
]);
const PassIssue = object({
	severity: Severity,
	description: text.min(1).describe("What is wrong, and what it leads to."),
	file: text.nullable().optional().describe("A file of the change, if the finding is about one."),
	suggested_fix: text.nullable().optional()
});
/** The answer of a pass without a schema of its own. */
const PassAnswer = object({
	issues: array(PassIssue).describe("Defects only; empty if there are none."),
	summary: text.min(1).describe("One or two sentences.")
});
const passJsonSchema = answerSchema(PassAnswer);
/** A call of a pass whose answer is not read yet. */
const PassCall = EndedCall.extend({
	name: text,
	/** MCP servers that were of no use; their memory is ignored. */
	troubles: array(text).optional()
});
/** One of `iterations/<thousand>/<n>/passes.json`: the result of a call; `why`: the reason if no answer counts. */
const PassResult = PassCall.extend({
	answer: unknown(),
	issues: array(PassIssue),
	summary: text,
	why: text.nullable()
});
const PassResults = array(PassResult);
const PassMade = object({
	type: literal("agent_pass"),
	at: datetime(),
	iteration: int(),
	task: text,
	pass_name: text,
	model: text.nullable(),
	usage: Usage,
	/** Called when its attempt was settled: its cost is not part of the attempt's. */
	apart: boolean().optional(),
	issues: int(),
	critical: int(),
	/** From the answer, or why there is none. */
	summary: text
});
/** Passes due in the next job with an agent: their checks ran in a job without a key for a model. */
const Owed = object({
	iteration: int(),
	task: text,
	attempt: int(),
	passes: array(text),
	checks: _enum(["passed", "failed"]),
	/** The attempt's starting point, and its commit. */
	start: text,
	commit: text
});
const OwedPasses = Owed.extend({ begun: int().default(0) });
/** A call of such a pass whose answer is not read yet. */
const OwedCall = PassCall.extend({ iteration: int() });
const at = datetime();
const PassesOwed = Owed.extend({
	type: literal("passes_owed"),
	at
});
const PassesBegun = object({
	type: literal("passes_begun"),
	at,
	iterations: array(int())
});
export { ServersLeft as A, AgentRecord as B, PrepAnswer as C, HttpServer as D, prepJsonSchema as E, KnowledgeId as F, lessUsage as G, RoleSpent as H, knowledgeTypes as I, noUsage as K, answerSchema as L, KnowledgeAnswer as M, knowledgeJsonSchema as N, McpServerName as O, Knowledge as P, AgentEnd as R, PostAnswer as S, postJsonSchema as T, Usage as U, AgentSteps as V, addUsage as W, ExtractionCall as _, PassCall as a, MadeCalls as b, PassResult as c, PassesOwed as d, passJsonSchema as f, EndedCall as g, ContextDirective as h, PassAnswer as i, StdioServer as j, ServerTrouble as k, PassResults as l, ContextAgent as m, OwedCall as n, PassIssue as o, AgentCalled as p, OwedPasses as r, PassMade as s, AgentPass as t, PassesBegun as u, FailurePattern as v, PreparedPromptRefused as w, PlannedCall as x, MadeCall as y, AgentFault as z };
