import { dn as datetime } from "./through-proxy.js";
import { A as toJSONSchema, C as record, O as union, T as string, _ as int, b as number, g as discriminatedUnion, h as boolean, i as Amendment, k as unknown, m as array, p as _enum, v as literal, w as strictObject, x as object } from "./branch-name.js";
// src/schema/agent/usage.ts
/** What an agent call used up. Money in USD as the agent reports it, tokens as billed. */
const Usage = object({
	usd: number().nonnegative(),
	turns: int().nonnegative(),
	input_tokens: int().nonnegative(),
	output_tokens: int().nonnegative(),
	cache_read_tokens: int().nonnegative(),
	cache_creation_tokens: int().nonnegative(),
	/** Of its first request alone: the prompt and what the agent's program puts around it. Of one call, never of a sum. */
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
/** What the calls of one role came to; `unknown`: so many were lost, and what they cost is in no sum. */
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
/** What came on top since `before`. */
function lessUsage(now, before) {
	const names = Object.keys(noUsage);
	return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}
// src/schema/agent/agent-end.ts
const message = string();
/** What ended an agent call before it was over. */
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
		/** Both are null where neither is known. */
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
/** What ended an agent call, from structured fields of the stream and the process, never from quoted text (docs/design.md#how-an-agent-call-ends). */
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
/** What an agent did in one call, in that order: a tool, what it was used on, how often in a row, and the time until the next one. */
const AgentSteps = object({
	kept: array(object({
		name: string(),
		target: string(),
		count: int(),
		duration_ms: number()
	})),
	/** Steps after these. */
	more: int()
});
/** `iterations/<thousand>/<n>/agent.json`: how the agent's call ended, what it used up and what it changed. */
const AgentRecord = object({
	end: string(),
	/** What ended it; absent where it came to its own end, and in records that are older than this field. */
	fault: AgentFault.optional(),
	/** Why the attempt did not pass; null where it did. */
	why: string().nullable(),
	attempt: int(),
	task: string(),
	duration_ms: number(),
	usage: Usage,
	/** What the agent was not allowed to do. */
	denials: array(string()).default([]),
	/** The first 500 of them; `files` counts all. */
	changes: array(object({
		path: string(),
		action: string()
	})).default([]),
	files: int().default(0),
	/** Absent in records that are older than this field, and of agents that tell nothing of themselves. */
	steps: AgentSteps.optional()
});
// src/schema/agent/json-schema.ts
/**
* The JSON Schema that an agent's answer to a question has to match, made when it is first asked for: that takes longer
* than to make the shape. draft-07 on purpose: a 2020-12 `$schema` silently disables the CLI's structured output
* (measured).
*/
function answerSchema(shape) {
	let made;
	return () => {
		made ??= toJSONSchema(shape, {
			target: "draft-7",
			io: "input"
		});
		return made;
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
/**
* One entry of the knowledge index (docs/design.md#knowledge). It is never removed and its words never change: another
* entry supersedes it, or it is deprecated. What an entry of an older program lacks is the default.
*/
const Knowledge = object({
	id: KnowledgeId,
	text: string(),
	/** The person who said so; null where an agent learned it. */
	by: string().nullable(),
	/** Page of the words; null where they were said on a laptop, or by an agent. */
	url: string().nullable(),
	status: _enum([
		"active",
		"superseded",
		"deprecated"
	]).default("active"),
	/** Of a constraint that an agent learned: no prompt leaves it out. Each constraint of a person's is hard anyway. */
	hard: boolean().default(false),
	/** The iterations that taught it, oldest first; none for a person's. */
	iterations: array(int()).default([]),
	/** The task of the newest of them. */
	task: string().nullable().default(null),
	/** Ids of the entries that it takes the place of. */
	supersedes: array(KnowledgeId).default([]),
	/** Why it does not count any more. */
	why: string().nullable().default(null),
	/** The plan that it was inherited from. */
	from: string().nullable().default(null),
	/** An agent that says that this hard constraint no longer holds. It counts until a person withdraws it. */
	said_over: object({
		iteration: int(),
		why: string()
	}).nullable().default(null),
	/** Older entries that this one contradicts, as an agent or the indexer says. */
	contradicts: array(KnowledgeId).default([])
});
// src/schema/agent/knowledge-operations.ts
/** So many operations of one answer; what is learned in a few iterations is less. */
const mostOperations = 50;
/**
* What an agent wants done to the index. Flat, since models fill one shape more reliably than a choice of four; which
* fields an action needs is judged in `core/knowledge/apply-operations.ts`.
*/
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
/** An agent's answer: operations that the engine applies, never a file. */
const KnowledgeAnswer = object({ operations: array(KnowledgeOperation).max(mostOperations) });
const knowledgeJsonSchema = answerSchema(KnowledgeAnswer);
// src/schema/agent/mcp-server.ts
const text$2 = string().regex(/^[^\0]*$/, "a NUL character is in no argument and no address");
const values = record(text$2, text$2);
const variables = record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of a variable"), text$2);
/** A part of the names of its tools: `mcp__<name>__<tool>`. */
const McpServerName = text$2.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, "expected a name of letters, digits, \"_\" and \"-\", 40 characters at most");
/** A program that is started for each call and speaks over its standard input and output. */
const StdioServer = strictObject({
	type: literal("stdio").default("stdio"),
	command: text$2.regex(/^(?:\/.*|[^/\\\s]+)$/, "expected the name of a program on PATH or an absolute path; below the workspace it could be the agent\u2019s own"),
	args: array(text$2).max(100).default([]),
	env: variables.default({})
});
/** One that runs elsewhere, spoken to by streamable HTTP. */
const HttpServer = strictObject({
	type: literal("http"),
	url: text$2.regex(/^https?:\/\/[^\s/]/, "expected an address that begins with https:// or http://"),
	headers: values.default({})
});
/** What the servers of a call left. Foreign: in split jobs it comes from the job of the agent. */
const ServersLeft = object({
	/** Which of them were of no use and why, a sentence each; the call went on without them. */
	troubles: array(string()).max(100).readonly(),
	/** The lines of `memory.jsonl` where the call changed it, unread; null where it did not. */
	memory: array(string()).max(1e4).readonly().nullable()
});
/** The same as a fact of the run: what of it was of no use. */
const ServerTrouble = object({
	type: literal("server_trouble"),
	at: datetime(),
	iteration: int(),
	what: array(string())
});
// src/schema/agent/context-agent.ts
const text$1 = string();
/** What the older programs wrote there and ralph has no choice in: the file as they shipped it is read, another value is a mistake. */
const only = (value) => literal(value, `only ${value}: ralph has its own`).optional();
const call = {
	/** A file below `.ralph/templates/`. */
	prompt_template: text$1.min(1).optional(),
	mcp_config: only("mcp-context.json")
};
/** `context_agent` of `.ralph/config/agents.json`: who prepares what the coding agent is told, and keeps what came of it. */
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
/**
* Calls around the coding agent. `index` and `post` take in what the last iterations taught, `prep` prepares the next
* prompt, `research` is the one more call that a prep may ask for (docs/memory.md#agent-orchestrated).
*/
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
/** The newest iteration whose handoff the index is to know afterwards. */
const through = int();
/** A call that is to be made before an attempt's agent is called: the job that has the key for a model makes it. */
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
/** The call, before anybody has read its answer. */
const MadeCall = object({
	role: ContextRole,
	model: string().nullable(),
	end: AgentEnd,
	usage: Usage.extend({ usd: number().nonnegative().max(1e5) }),
	duration_ms: number().nonnegative(),
	/** What it changed in the workspace, which was put back; the first ones. */
	edited: array(string()).max(20).default([]),
	servers: ServersLeft.optional()
});
/** `iterations/<thousand>/<n>/context.json`: the calls before an attempt, in their order. */
const MadeCalls = array(MadeCall).max(4);
const fact = {
	at: datetime(),
	iteration: int()
};
/**
* The call of a small model that was to make a handoff of an agent's last words, and why there is none, where that is so. What
* it cost is part of what the attempt has cost.
*/
const ExtractionCall = object({
	model: string(),
	usage: Usage,
	duration_ms: number().nonnegative(),
	why: string().nullable()
});
/** A call around an agent's. `iteration`: the one before whose agent it was made or, of an extraction, that it belongs to. */
const AgentCalled = object({
	type: literal("agent_call"),
	...fact,
	role: _enum([...ContextRole.options, "extraction"]),
	model: string().nullable(),
	usage: Usage,
	duration_ms: number(),
	/** What it cost is part of what its attempt has cost, and does not count for the run by itself. */
	within: literal(true).optional(),
	/** Of a post: the iteration that it looked back at. */
	of: int().optional(),
	/** What came of it, a line: the directive and its reason, or why its answer does not count. */
	outcome: string().optional(),
	edited: array(string()).optional()
});
/** A post saw the same failure again and again. */
const FailurePattern = object({
	type: literal("failure_pattern"),
	...fact,
	/** The task of the iteration that it looked back at. */
	task: string(),
	pattern: string(),
	recommended_action: string()
});
/** A prep or a post wants something else than that the attempt goes on. */
const ContextDirective = object({
	type: literal("context_directive"),
	...fact,
	task: string(),
	role: ContextRole,
	action: string(),
	reason: string(),
	/** The attempt ends before its agent is called. */
	held: boolean()
});
/** The prompt that a prep prepared is not used; the assembled one is. */
const PreparedPromptRefused = object({
	type: literal("prepared_prompt_refused"),
	...fact,
	why: array(string())
});
/** What a prep answers: the older programs' words, with the prompt in the answer and not in a file. */
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
/** What a post recommends. */
const RecommendedAction = _enum([
	"proceed",
	"skip_task",
	"modify_plan",
	"request_human_review",
	"increase_retries"
]);
/** What a post answers. */
const PostAnswer = KnowledgeAnswer.extend({
	failure_pattern: text$1.describe("Only if the same failure came again: what repeats, and in which iterations.").optional(),
	recommended_action: RecommendedAction,
	plan_amendments: array(Amendment).describe("For modify_plan: at most 3 changes, each with its reason.").optional(),
	summary: text$1.min(1).describe("One sentence: what you took in, and why you recommend this.")
});
const postJsonSchema = answerSchema(PostAnswer);
// src/schema/agent/pass.ts
const text = string();
/** When a pass looks at an iteration: after checks that passed, that failed, after any, or after each N-th iteration. */
const PassTrigger = string().regex(/^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/, "expected always, on_success, on_failure or periodic:N");
/** One more look at each change by an agent that only reads, as `.ralph/config/agents.json` asks for it. */
const AgentPass = strictObject({
	name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, "expected a-z, 0-9, \"_\" and \"-\", 40 characters at most"),
	enabled: boolean().default(true),
	/** The coding agent's own where it is left out or null. */
	model: text.min(1).nullish(),
	trigger: PassTrigger,
	max_turns: int().min(1).max(1e3).default(5),
	/** A file below `.ralph/templates/`, or the name of a template that ralph brings along. */
	prompt_template: text.min(1),
	/** JSON Schema of its answer: here, or in a file below `.ralph/config/`. */
	schema: union([text.min(1), record(text, unknown())]).optional(),
	/** A file of MCP servers below `.ralph/config/`. */
	mcp_config: text.regex(/^[\w-][\w.-]*\.json$/, "expected the name of a file of .ralph/config, such as mcp-context.json").default("mcp-coding.json"),
	/** Whatever a pass writes is thrown away. */
	read_only: literal(true, "a pass only reads").optional(),
	/** The least grave finding that fails the iteration. */
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
/** What a pass is asked to answer that names no schema of its own. */
const PassAnswer = object({
	issues: array(PassIssue).describe("Defects only; empty if there are none."),
	summary: text.min(1).describe("One or two sentences.")
});
const passJsonSchema = answerSchema(PassAnswer);
/** A call of a pass, before anybody has read its answer. */
const PassCall = object({
	name: text,
	end: AgentEnd,
	model: text.nullable(),
	usage: Usage,
	duration_ms: number().nonnegative(),
	/** Which of its MCP servers were of no use; what they remember counts for nothing. */
	troubles: array(text).optional()
});
/** One of `iterations/<thousand>/<n>/passes.json`: what a call came to; without an answer that counts, `why` says so. */
const PassResult = PassCall.extend({
	/** By the schema of the pass. */
	answer: unknown(),
	issues: array(PassIssue),
	summary: text,
	why: text.nullable()
});
const PassResults = array(PassResult);
/** The same as a fact of the run. */
const PassMade = object({
	type: literal("agent_pass"),
	at: datetime(),
	iteration: int(),
	task: text,
	pass_name: text,
	model: text.nullable(),
	usage: Usage,
	/** Asked when its attempt was settled: what it cost counts by itself, and is no part of what that has cost. */
	apart: boolean().optional(),
	issues: int(),
	critical: int(),
	/** Of the answer, else why there is none. */
	summary: text
});
/** What passes have to look at once an agent's job is there: the checks had to say something first, where no key for a model is. */
const Owed = object({
	iteration: int(),
	task: text,
	attempt: int(),
	/** Names of the passes. */
	passes: array(text),
	/** How the checks ended. */
	checks: _enum(["passed", "failed"]),
	/** What the attempt started from, and the commit that came of it. */
	start: text,
	commit: text
});
const OwedPasses = Owed.extend({ 
/** How often they were begun. */
begun: int().default(0) });
/** A call of such a pass, before anybody has read its answer. */
const OwedCall = PassCall.extend({
	iteration: int(),
	usage: Usage.extend({ usd: number().nonnegative().max(1e5) })
});
const at = datetime();
const PassesOwed = Owed.extend({
	type: literal("passes_owed"),
	at
});
/** All that is owed is to be asked now. */
const PassesBegun = object({
	type: literal("passes_begun"),
	at,
	iterations: array(int())
});
export { StdioServer as A, AgentSteps as B, PreparedPromptRefused as C, McpServerName as D, HttpServer as E, knowledgeTypes as F, noUsage as G, Usage as H, answerSchema as I, AgentEnd as L, knowledgeJsonSchema as M, Knowledge as N, ServerTrouble as O, KnowledgeId as P, AgentFault as R, PrepAnswer as S, prepJsonSchema as T, addUsage as U, RoleSpent as V, lessUsage as W, FailurePattern as _, PassCall as a, PlannedCall as b, PassResult as c, PassesOwed as d, passJsonSchema as f, ExtractionCall as g, ContextDirective as h, PassAnswer as i, KnowledgeAnswer as j, ServersLeft as k, PassResults as l, ContextAgent as m, OwedCall as n, PassIssue as o, AgentCalled as p, OwedPasses as r, PassMade as s, AgentPass as t, PassesBegun as u, MadeCall as v, postJsonSchema as w, PostAnswer as x, MadeCalls as y, AgentRecord as z };
