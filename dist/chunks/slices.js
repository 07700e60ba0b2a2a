import { L as inert, dn as datetime, f as stepInputs, p as settings, z as inertOfAgent } from "./through-proxy.js";
import { i as plainLine, r as oneLine } from "./one-line.js";
import { C as record, D as tuple, S as preprocess, T as string, _ as int, b as number, g as discriminatedUnion, h as boolean, i as Amendment, k as unknown, l as TaskStatus, m as array, p as _enum, s as Task, v as literal, x as object } from "./branch-name.js";
import { c as milestonesOf, d as Confined, g as JudgedCriterion, h as CitedEvidence, m as RedConfined } from "./due.js";
import { B as AgentSteps, F as knowledgeTypes, G as noUsage, H as Usage, I as answerSchema, L as AgentEnd, N as Knowledge, P as KnowledgeId, V as RoleSpent, b as PlannedCall, c as PassResult, g as ExtractionCall, k as ServersLeft, n as OwedCall, r as OwedPasses, v as MadeCall, y as MadeCalls } from "./pass.js";
import { o as memoize } from "./dependency-graph.js";
import { i as indentHeading, n as fenceAfter, t as closeFence } from "./fences.js";
// src/core/config/rules/rule-table.ts
const table = {
	...settings,
	require: stepInputs.require
};
/** The settings that belong to a run, in the order of the table. */
const ruleNames = Object.keys(table).filter((name) => table[name].rule !== "job" && table[name].rule !== "place");
/** Whether the setting decides what may be committed, or what an agent reaches. */
const isRule = (name) => Object.hasOwn(table, name) && typeof table[name].rule === "object";
/** Whether the newest word about the setting counts from then on. */
const isNewest = (name) => table[name].rule === "newest";
/** Of raw values, whether the second lets something through that the first did not. */
function weakens(name, before, after) {
	const { rule } = table[name];
	const [was, will] = [readRaw(name, before), readRaw(name, after)];
	return typeof rule === "object" && (!was || !will || rule.weakens(was.value, will.value));
}
/** A value as it is recorded: it reads back as the same, and null is none. Durations are in seconds. */
const rawOf = (name, value) => table[name].unit === "ms" && typeof value === "number" ? value / 1e3 : value ?? null;
const usualRaw = (name) => rawOf(name, table[name].fallback);
/** Undefined where this program cannot read it. */
function readRaw(name, raw) {
	if (raw === null) return { value: table[name].fallback };
	const read = table[name].read(raw);
	return "value" in read ? read : void 0;
}
/** What a person wrote, as it is recorded: a list may be written as JSON. Says what was expected where it is wrong. */
function rawOfText(name, text) {
	const read = table[name].read(/^\s*[[{]/.test(text) ? parsed(text) : text);
	return "value" in read ? { raw: rawOf(name, read.value) } : read;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** The value of one setting by the record; the default where nothing is recorded. */
const recordedValue = (name, rules) => readRaw(name, rules.values[name]?.value ?? null)?.value;
// src/core/run/fold/open-attempts.ts
/** Every attempt that has begun and has not ended, in the order in which they began. */
const openAttempts = ({ current, lanes }) => current ? [current, ...lanes] : lanes;
/** Those whose agent has yet to end: with a lost job they are lost, and what waits in the train is not. */
const openCalls = (state) => openAttempts({
	...state,
	lanes: state.lanes.filter(({ candidate }) => candidate === null)
});
/** The one with that number; where attempts are made one at a time, the only one. */
const openAttempt = (state, iteration) => laneOf(state, iteration) ?? state.current;
const laneOf = ({ lanes }, iteration) => lanes.find((lane) => lane.iteration === iteration);
/** Whether a person has to approve its commit first. It needs no workspace, and others go on. */
const isHeld = ({ held }) => held !== null && held.approved_by === null;
/** Those in a workspace or in the train. */
const lanesAtWork = ({ lanes }) => lanes.filter((lane) => !isHeld(lane));
/** How many attempts are under way that no counter has yet: one that waits, or waited, for a person counts as a success. */
const uncountedLanes = ({ lanes }) => lanes.filter(({ held }) => held === null).length;
/** All commits that wait for a person's approval. */
const heldCommits = ({ awaiting, lanes }) => [...awaiting ? [awaiting] : [], ...lanes.flatMap((lane) => lane.held && isHeld(lane) ? [{
	...lane.held,
	iteration: lane.iteration,
	task: lane.task
}] : [])];
/** The iterations whose commits passed and have not landed: they wait for a person, or for what landed since. */
const heldIterations = ({ awaiting, lanes }) => [...awaiting ? [awaiting.iteration] : [], ...lanes.flatMap(({ held, iteration }) => held ? [iteration] : [])];
/** The state without it. */
function withoutOpen(state, iteration) {
	if (!laneOf(state, iteration)) return {
		current: null,
		lanes: state.lanes
	};
	return {
		current: state.current,
		lanes: state.lanes.filter((lane) => lane.iteration !== iteration)
	};
}
/** The hints, and which of them this attempt has read. */
const hintedIn = (state, iteration) => ({
	hints: state.hints,
	told: laneOf(state, iteration)?.told ?? state.told
});
/** The state with one that begins. */
function withOpen(state, event) {
	const { at: started, iteration, task, attempt, checkpoint, prompt_chars, in_lane } = event;
	const begun = {
		iteration,
		task,
		attempt,
		checkpoint,
		started,
		...prompt_chars !== void 0 && { prompt_chars }
	};
	return in_lane ? { lanes: [...state.lanes, {
		...begun,
		...in_lane,
		told: [],
		candidate: null,
		held: null,
		checks_lost: 0
	}] } : { current: begun };
}
/** The lanes with what one of them left at the end of the train; what kills machines holds nobody up. */
function inTrain({ lanes }, { iteration, candidate, checks_lost }) {
	const others = lanes.filter((lane) => lane.iteration !== iteration);
	const train = others.filter((lane) => lane.candidate !== null);
	const newest = lanes.flatMap((lane) => lane.iteration === iteration ? [{
		...lane,
		candidate,
		checks_lost: lane.checks_lost + (checks_lost ? 1 : 0)
	}] : []);
	return [
		...train,
		...newest,
		...others.filter((lane) => lane.candidate === null)
	];
}
/** The lanes with one that leaves the train and waits for a person. */
function withHeld({ lanes }, { iteration, patch = "", ...event }) {
	const { commit, checkpoint, summary, part, approved_before } = event;
	const held = {
		commit,
		checkpoint,
		summary,
		patch,
		approved_by: null,
		...part && { part },
		...approved_before !== void 0 && { approved_before }
	};
	const paid = {
		reserved_usd: 0,
		reserved_tokens: void 0
	};
	return lanes.map((lane) => lane.iteration === iteration ? {
		...lane,
		...paid,
		held
	} : lane);
}
/** The lanes with one that a person has approved, at the end of the train. */
function rejoined(state, iteration, by) {
	return inTrain(state, {
		iteration,
		candidate: laneOf(state, iteration)?.candidate ?? ""
	}).map((lane) => lane.iteration === iteration && lane.held ? {
		...lane,
		held: {
			...lane.held,
			approved_by: by
		}
	} : lane);
}
/** The hints that an attempt has read, where they belong. */
function withTold(state, iteration, hints) {
	const { lanes } = state;
	if (!laneOf(state, iteration)) return {
		told: hints,
		lanes
	};
	return {
		told: state.told,
		lanes: lanes.map((lane) => lane.iteration === iteration ? {
			...lane,
			told: hints
		} : lane)
	};
}
// src/schema/counsel/consensus.ts
const text$6 = string();
const said = text$6.min(1);
const severity = _enum([
	"critical",
	"major",
	"minor"
]);
const category = _enum([
	"blind_spot",
	"risk",
	"dependency",
	"scope_creep",
	"debt"
]);
const valid = _enum([
	"yes",
	"partially",
	"no"
]);
const summary = said.describe("One or two sentences.");
/** What a second model answers that challenges a plan. */
const ChallengeAnswer = object({
	summary,
	issues: array(object({
		severity: severity.describe("critical: the plan must not start before this is settled."),
		category,
		description: said.describe("What is wrong, and what it leads to."),
		tasks: array(text$6).max(20).describe("Ids of the tasks that it is about.")
	})).max(20).describe("The most serious first; empty if nothing speaks against the plan.")
});
/** What the agent of the run answers to each issue. */
const CounterAnswer = object({
	summary,
	answers: array(object({
		id: text$6.describe("Of the issue."),
		valid,
		argument: said.describe("Why, with the file or the task that shows it."),
		mitigation: text$6.describe("What would settle it; empty if nothing has to be done.")
	}))
});
/** What the second model makes of the answers. */
const SynthesisAnswer = object({
	summary,
	issues: array(object({
		id: text$6.describe("Of the issue."),
		settled: boolean().describe("The answer convinces, or what is to be done about it is agreed."),
		severity: severity.describe("As it is now."),
		description: said.describe("What is agreed; if it is not settled, what still speaks against it."),
		action_item: text$6.describe("What the coding agent has to respect or do, in one sentence; empty for nothing.")
	}))
});
/** As people and models write such a word: `Blind spot`, `CRITICAL`. */
const inAnyCase = (word) => preprocess((said) => typeof said === "string" ? said.trim().toLowerCase().replace(/[\s-]+/g, "_") : said, word);
const anyId = text$6.transform((id) => id.trim().toUpperCase());
const orNothing = text$6.nullish().transform((said) => said ?? "");
/** The same as they are read: how a word is spelled, or that nothing stands where nothing is to be said, loses no answer. */
const ReadChallengeAnswer = ChallengeAnswer.extend({ issues: array(object({
	severity: inAnyCase(severity),
	category: inAnyCase(category),
	description: said,
	tasks: array(text$6).nullish().transform((ids) => ids ?? [])
})) });
const ReadCounterAnswer = CounterAnswer.extend({ answers: array(object({
	id: anyId,
	valid: inAnyCase(valid),
	argument: said,
	mitigation: orNothing
})) });
const ReadSynthesisAnswer = SynthesisAnswer.extend({ issues: array(object({
	id: anyId,
	settled: boolean(),
	severity: inAnyCase(severity),
	description: said,
	action_item: orNothing
})) });
const challengeJsonSchema = answerSchema(ChallengeAnswer);
const counterJsonSchema = answerSchema(CounterAnswer);
const synthesisJsonSchema = answerSchema(SynthesisAnswer);
const ConsensusPart = _enum([
	"challenge",
	"counter",
	"synthesis"
]);
const Issue = object({
	/** `C1`, counted over all rounds. */
	id: text$6,
	severity,
	category: text$6,
	description: text$6,
	tasks: array(text$6),
	/** What was said against it; null before anybody has. */
	answer: object({
		valid: text$6,
		argument: text$6,
		mitigation: text$6
	}).nullable(),
	settled: boolean(),
	/** What is agreed about it. */
	agreed: text$6.nullable(),
	action_item: text$6.nullable()
});
/** A dialogue about the plan as far as it came. */
const ConsensusState = object({
	round: int(),
	/** What has to be said next; null: it has come to its end. */
	next: ConsensusPart.nullable(),
	summary: text$6,
	issues: array(Issue),
	/** Why a gate keeps the plan from being begun. */
	held: text$6.nullable(),
	decision: _enum([
		"accept",
		"override",
		"revise",
		"abort"
	]).nullable(),
	/** What people said who asked for another round. */
	words: array(text$6),
	/** It ended because one side gave no answer that counts. */
	unanswered: boolean().default(false)
});
const ConsensusSaid = object({
	type: literal("consensus_said"),
	at: datetime(),
	part: ConsensusPart,
	now: ConsensusState
});
// src/schema/counsel/plan-review.ts
const text$5 = string();
const lens = _enum([
	"simplicity",
	"fit",
	"over_engineering",
	"security",
	"spec",
	"structure"
]);
const verdict = _enum([
	"ready",
	"changes",
	"not_ready"
]);
/** What a reviewer of a plan answers. */
const PlanReviewAnswer = object({
	verdict: verdict.describe("not_ready: it must not start before a person has changed it, and the summary says why."),
	summary: text$5.min(1).describe("One or two sentences."),
	changes: array(object({
		lens: lens.describe("What speaks for the change."),
		reason: text$5.min(1).describe("What is wrong with the plan as it is, with the file or the task that shows it."),
		action: Amendment.shape.action,
		task_id: text$5.optional().describe("For modify and remove."),
		task: record(text$5, unknown()).optional().describe("For add: id, title, description and more."),
		changes: record(text$5, unknown()).optional().describe("For modify: the fields that change, whole."),
		after: text$5.optional().describe("For add: the task that it comes after.")
	})).max(20).describe("The most important first; empty if the plan is good.")
});
const planReviewJsonSchema = answerSchema(PlanReviewAnswer);
/** A change that a reviewer proposes: `open` until a person or the gate has taken it. */
const Proposal = object({
	/** `P1`, counted over all passes. */
	id: text$5,
	lens,
	reason: text$5,
	amendment: Amendment,
	fate: _enum([
		"open",
		"taken",
		"refused"
	]),
	why: text$5.nullable()
});
const reviewed = {
	round: int(),
	/** Null: it gave no answer that counts. */
	verdict: verdict.nullable(),
	summary: text$5,
	/** No further pass follows by itself. */
	done: boolean(),
	/** Why a gate keeps the plan from being begun. */
	held: text$5.nullable()
};
const PlanReviewed = object({
	type: literal("plan_reviewed"),
	at: datetime(),
	...reviewed,
	proposals: array(Proposal)
});
const PlanReviewState = object({
	...reviewed,
	/** Of all passes. */
	proposals: array(Proposal),
	/** What people said who asked for another pass. */
	words: array(text$5)
});
/** A person's answer to what a look at the plan came to. */
const CounselAnswered = object({
	type: literal("counsel_answered"),
	at: datetime(),
	role: _enum(["plan-review", "consensus"]),
	answer: _enum([
		"accept",
		"revise",
		"override",
		"abort"
	]),
	/** Of the proposals that are taken. */
	ids: array(text$5),
	by: text$5,
	words: text$5
});
// src/schema/counsel/counsel.ts
const text$4 = string();
const at$2 = datetime();
/** Calls about the plan as a whole: before its first task, and after its last one (docs/counsel.md). */
const CounselRole = _enum([
	"verify",
	"plan-review",
	"consensus"
]);
/** Stands where other calls name their task. */
const planTask = "plan";
/** One such call: which part of its role, and how often that came round. */
const Counsel = object({
	role: CounselRole,
	part: text$4,
	round: int().positive()
});
/** The call, before anybody has read its answer. */
const MadeCounsel = MadeCall.omit({ role: true }).extend(Counsel.shape);
/** Written before the call, so that a job which dies over it is not repeated for ever. */
const CounselBegun = object({
	type: literal("counsel_begun"),
	at: at$2,
	...Counsel.shape
});
/** What the call cost, and what came of it, a line; what it cost counts for the run. */
const CounselCalled = object({
	type: literal("counsel_called"),
	at: at$2,
	...Counsel.shape,
	model: text$4.nullable(),
	usage: Usage,
	duration_ms: number(),
	outcome: text$4,
	edited: array(text$4).optional()
});
/** Nobody's fault: it is asked again, where a time is named after that. */
const CounselInterrupted = object({
	type: literal("counsel_interrupted"),
	at: at$2,
	...Counsel.shape,
	why: text$4,
	until: at$2.nullable(),
	/** Its answer cannot be read: it is asked once more, and told why. */
	refused: literal(true).optional()
});
/** Its job ended before it did: it may have been paid for, and nobody knows how much. */
const CounselLost = object({
	type: literal("counsel_lost"),
	at: at$2,
	...Counsel.shape
});
const Missing = object({
	what: text$4,
	/** The task that was added for it; null: none was, `why` says so. */
	added: text$4.nullable(),
	why: text$4.nullable()
});
/** Whether a model finds the plan complete, as of one commit; null: it gave no answer that counts, and the summary says why. */
const Verified = object({
	work: text$4,
	complete: boolean().nullable(),
	summary: text$4,
	missing: array(Missing)
});
const CompletionJudged = object({
	type: literal("completion_judged"),
	at: at$2,
	...Verified.shape
});
/** What such calls have come to. */
const CounselState = object({
	/** What was begun and has not come to its end, and how often it was lost. */
	asking: Counsel.extend({
		begun: int(),
		lost: int().optional()
	}).nullable(),
	/** The call whose first answer cannot be read, until its second one is. */
	refused: Counsel.extend({ why: text$4 }).nullable().default(null),
	verified: Verified.extend({ rounds: int() }).nullable(),
	plan_review: PlanReviewState.nullable(),
	consensus: ConsensusState.nullable().default(null)
});
const noCounsel = {
	asking: null,
	refused: null,
	verified: null,
	plan_review: null,
	consensus: null
};
// src/schema/knowledge/index-file.ts
const { text: text$3, by, url, status, hard, iterations, task, supersedes, why: why$1, from, said_over, contradicts } = Knowledge.shape;
/**
* `knowledge-index.json`: an array, an element for each entry, in the words of the older programs. It is the source;
* the page is rendered from it.
*/
const IndexFile = array(object({
	memory_ids: tuple([KnowledgeId]),
	summary: text$3,
	/** The newest of the iterations that taught it; 0 for what people said. */
	iteration: int(),
	task,
	source_iterations: iterations,
	tags: array(string()),
	status,
	supersedes,
	source: object({
		by,
		url,
		from
	}),
	hard,
	why: why$1,
	said_over,
	contradicts
}));
/** What the triggers of the index count since it was renewed last (docs/memory.md#when-it-is-renewed). */
const Compaction = object({
	/** The newest iteration whose handoff the index knows. */
	through: int(),
	/** Iterations that passed since. */
	iterations: int(),
	/** UTF-8 bytes of their handoffs as compact JSON, each with its line feed. */
	bytes: int(),
	/** Refused renewals in a row. */
	refused: int(),
	/** The iteration before which the last one was refused. */
	refused_at: int().nullable(),
	/** What was refused of the indexer's newest answer, for its next call; empty if it was accepted. */
	refusals: array(string()).default([]),
	/** Characters that the hard constraints had after an agent was asked to merge them; 0 where none was. */
	merge_tried: int().default(0)
});
const nothingToIndex = {
	through: 0,
	iterations: 0,
	bytes: 0,
	refused: 0,
	refused_at: null,
	refusals: [],
	merge_tried: 0
};
// src/schema/agent/handoff.ts
const text$2 = string();
/**
* What an agent leaves for whoever comes next (docs/design.md#handoff). Only `summary` and `freeform` are demanded: a model that
* forgets an empty list has still handed over.
*/
const Handoff = object({
	summary: text$2.min(1).describe("One sentence: what changed and why. It becomes the commit message."),
	freeform: text$2.min(1).describe("A briefing for the colleague who takes over and sees only this text and the code. What you did and how, what you decided and why, what did not work, what is fragile, where to go on. Name files and functions. A few paragraphs of text, no JSON."),
	task_completed: object({
		task_id: text$2,
		summary: text$2.optional(),
		fully_complete: boolean()
	}).describe("`fully_complete`: true only if every acceptance criterion holds; put what is missing into `unfinished_business`.").optional(),
	deviations: array(object({
		planned: text$2,
		actual: text$2,
		reason: text$2
	})).describe("Where you had to depart from the plan. Leave out lists that would be empty.").optional(),
	bugs_encountered: array(object({
		description: text$2,
		resolution: text$2.optional(),
		resolved: boolean()
	})).describe("Faults that you met, repaired or not.").optional(),
	architectural_notes: array(text$2).describe("Decisions that later tasks must respect.").optional(),
	constraints_discovered: array(object({
		constraint: text$2,
		impact: text$2.optional(),
		workaround: text$2.optional()
	})).describe("What later tasks must respect, and you did not decide.").optional(),
	unfinished_business: array(object({
		item: text$2,
		reason: text$2.optional(),
		priority: _enum([
			"high",
			"medium",
			"low"
		]).optional()
	})).describe("What is missing of the task.").optional(),
	supersedes: array(int()).describe("Numbers of entries in your prompt (the n of [n]) that what you state here replaces.").optional(),
	no_longer_true: array(object({
		entry: int(),
		why: text$2
	})).describe("Entries of your prompt that are no longer true, by number, with what shows it.").optional(),
	contradictions: array(object({
		entry: int(),
		contradicts: int()
	})).describe("Entries of your prompt that contradict each other, by number.").optional(),
	recommendations: array(text$2).describe("Advice for whoever comes next, a line each.").optional(),
	files_touched: array(object({
		path: text$2,
		action: _enum([
			"created",
			"modified",
			"deleted"
		])
	})).describe("Files that you changed.").optional(),
	tests_added: array(object({
		file: text$2,
		test_names: array(text$2)
	})).describe("Tests that you wrote, by their names.").optional(),
	evidence: array(CitedEvidence).describe("For each acceptance criterion the test that fails without it; a line of a file or a check only where no test can. Whether that test ran is looked up.").optional(),
	plan_amendments: array(Amendment).describe("At most 3 changes to the plan, each with its reason. To a task that a person wrote you can add criteria, dependencies and a note.").optional(),
	no_change_needed: object({
		why: text$2,
		evidence: text$2
	}).describe("Only if everything that the task asks for is there already and you changed nothing: why, and what shows it.").optional(),
	stuck: text$2.describe("Only if you cannot continue: why. It costs the attempt, and a person is notified.").optional(),
	request_research: array(text$2).describe("Questions that you could not answer from this repository.").optional(),
	request_human_review: object({
		needed: boolean(),
		reason: text$2.optional(),
		options: array(text$2).optional()
	}).describe("`needed`: only if a person has to decide something; say what. `options`: at most four answers to choose from.").optional(),
	confidence_level: _enum([
		"high",
		"medium",
		"low"
	]).describe("How sure you are that the work is right.").optional()
});
/**
* Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
* the engine made it from the changes alone (`synthetic`; docs/design.md#handoff); `engine`: no agent was asked.
*/
const HandoffSource = _enum([
	"structured",
	"result_text",
	"extracted",
	"synthetic",
	"engine"
]);
const handoffJsonSchema = answerSchema(Handoff);
/** What an agent says of its own work that a person may want to act on. */
const Signals = object({
	iteration: int(),
	task: string(),
	confidence: Handoff.shape.confidence_level.unwrap().nullable(),
	/** Questions that it could not answer from the repository. */
	research: array(string())
});
/** Said where it is not sure of its work, or leaves questions. */
const SignalsGiven = object({
	type: literal("signals_given"),
	at: datetime(),
	...Signals.shape
});
// src/schema/agent/review.ts
const text$1 = string();
const Verdict = _enum(["ship", "revise"]);
const Severity = _enum([
	"high",
	"medium",
	"low"
]);
/** What a reviewer is asked to answer. */
const ReviewAnswer = object({
	verdict: Verdict.describe("`revise` only if the change must not be accepted as it is."),
	summary: text$1.min(1).describe("One or two sentences: what the change does, and why you decided so."),
	findings: array(object({
		path: text$1.describe("A file of the change, as the diff names it."),
		line: int().nullable().optional().describe("A line number that the diff shows; null for the file as a whole."),
		severity: Severity,
		text: text$1.min(1).describe("What is wrong, what it leads to, and what would be right.")
	})).describe("Defects only; empty if there are none.")
});
/** draft-07 as for handoffs. */
const reviewJsonSchema = answerSchema(ReviewAnswer);
/** One remark; without a line where it is about none that the change shows, without a path where about none of its files. */
const ReviewFinding = object({
	path: text$1.nullable(),
	line: int().positive().nullable(),
	severity: Severity,
	text: text$1
});
/** A review as it was taken in: bounded, and every place is one of the change. */
const Review = object({
	verdict: Verdict,
	summary: text$1,
	findings: array(ReviewFinding)
});
/** A reviewer's call, before anybody has read its answer. */
const ReviewCall = object({
	end: AgentEnd,
	model: text$1.nullable(),
	usd: number().nonnegative(),
	/** Unknown of older programs. */
	usage: Usage.optional(),
	duration_ms: number().nonnegative().optional()
});
/** `iterations/<thousand>/<n>/review.json`: what a call came to; without an answer that counts, `why` says so. */
const Reviewed = ReviewCall.extend({
	review: Review.nullable(),
	why: text$1.nullable()
});
/** The same as a fact of the run. */
const IterationReviewed = object({
	type: literal("iteration_reviewed"),
	at: datetime(),
	iteration: int(),
	task: text$1,
	/** Null where there is no answer that counts. */
	verdict: Verdict.nullable(),
	findings: int(),
	/** Of the review, else why there is none. */
	summary: text$1,
	/** Part of what the attempt cost. */
	usd: number(),
	/** Unknown of older programs. */
	model: text$1.nullable().optional(),
	usage: Usage.optional()
});
// src/schema/check/network-refusal.ts
/** Somebody inside a network of its own wanted to go where they may not: `host:port`, why, and the line that would allow it. */
const NetworkRefusal = object({
	target: string(),
	why: string(),
	line: string().optional()
});
// src/schema/counsel/evidence.ts
const text = string();
/** `iterations/<thousand>/<n>/criteria.json`: what the citations of one attempt that passed are worth. */
const TaskCriteria = object({
	task: text,
	criteria: array(JudgedCriterion)
});
/** A criterion of a done task, with the iteration whose handoff cites something for it. */
const CriterionEvidence = JudgedCriterion.extend({
	task: text,
	iteration: int().nullable()
});
/** `evidence.json`: the criteria of a plan that is complete, as of one commit. */
const Evidence = object({
	work: text,
	criteria: array(preprocess(criterionToday, CriterionEvidence)),
	/** Done tasks that state no criterion. */
	silent: array(text)
});
/** The same in figures, for every report, with its first rows: those with the lowest level come first. */
const EvidenceSummary = object({
	work: text,
	ran: int(),
	exists: int(),
	claimed: int(),
	rows: array(CriterionEvidence.pick({
		task: true,
		criterion: true,
		level: true,
		citation: true
	})),
	/** Done tasks that state no criterion. */
	silent: int()
});
const EvidenceGathered = object({
	type: literal("evidence_gathered"),
	at: datetime(),
	...EvidenceSummary.shape
});
/**
* Figures of a version that compared words: agents cited nothing then, so every criterion is a claim. Other values are
* returned as they are.
*/
function summaryToday(stored) {
	if (typeof stored !== "object" || stored === null || !("proven" in stored && "unproven" in stored)) return stored;
	const { proven: _, total, unproven, ...rest } = stored;
	const rows = Array.isArray(unproven) ? unproven.map((row) => ({
		...row,
		level: "claimed",
		citation: null
	})) : [];
	return {
		...rest,
		ran: 0,
		exists: 0,
		claimed: total,
		rows
	};
}
function criterionToday(stored) {
	if (typeof stored !== "object" || stored === null || !("proof" in stored)) return stored;
	const { proof: _, ...rest } = stored;
	const why = "an older version of ralph compared words and recorded no citation";
	return {
		...rest,
		citation: null,
		level: "claimed",
		check: null,
		why,
		iteration: null
	};
}
object({
	severity: _enum(["error", "warning"]),
	/** Stable name of the rule, such as `PLAN_CYCLE`. */
	code: string(),
	/** Which file of a plan of several; missing where the plan is one file. */
	file: string().optional(),
	/** Place inside the document, such as `tasks[3].depends_on[0]`; empty for the document as a whole. */
	path: string(),
	/** 1-based place in the file; null where the finding has none (encoding, or a plan that came from no file). */
	line: int().positive().nullable(),
	column: int().positive().nullable(),
	message: string(),
	remedy: string()
});
/** A part of a person's edit of the plan that the run does not take over. */
const RefusedEdit = object({
	/** Null for a part that is no task's. */
	task: string().nullable(),
	/** `done`: it could be taken if its task were open. */
	kind: _enum([
		"added",
		"done",
		"other"
	]),
	/** Whole sentences: the reason, and what helps. */
	why: string()
});
// src/schema/run/attempts.ts
/** A commit of a task that is part of the work. */
const TaskCommit = object({
	iteration: int(),
	commit: string(),
	summary: string()
});
/** What makes a commit a part of its task: the agent says that the task is not complete. */
const Part = object({
	/** Its place among the commits of the task, from 1. */
	number: int(),
	/** What is left to do, in the agent's words; the first ones. */
	left: array(string()),
	/** No continuation is left: the task is failed. */
	final: boolean()
});
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = _enum([
	"checks",
	"no_changes",
	"guard",
	"agent_error",
	"agent_crashed",
	"agent_timed_out",
	"no_result",
	"runner_lost",
	"review",
	"incomplete",
	"stuck",
	"conflict"
]);
/** What an agent that changed nothing wants a person to say; its attempt is not counted. */
const AgentQuestion = object({
	/** `no_change`: everything that the task asks for is there already. */
	kind: _enum(["question", "no_change"]),
	why: string(),
	/** What shows that; empty of a question. */
	evidence: string(),
	/** Answers that its agent offers, at most four. */
	options: array(string()).optional(),
	/** The tests that ran for its criteria, a line each, if a verifier is asked before a person. */
	verify: array(string()).optional(),
	/** Why a person has to decide, though the settings accept such a claim. */
	person: string().optional()
});
/** Of a failed attempt what tells whether the next one will fail in the same way. */
const Failure = object({
	iteration: int(),
	cause: FailureCause,
	fingerprint: string()
});
/** Of red checks the first ones, each with the lines of its output that decide. */
const SaidByRed = array(object({
	name: string(),
	lines: array(string())
}));
/** A failed attempt as reports show it. */
const RecentFailure = object({
	iteration: int(),
	/** What its agent says that it did; null without a handoff. */
	tried: string().nullable().default(null),
	why: string(),
	/** Only of the newest failure. */
	said: SaidByRed.default([])
});
/** By what attempts at a task show that more of them do not help (docs/steering.md#when-a-task-is-stuck). */
const StuckSign = _enum([
	"said_stuck",
	"same_failure",
	"no_changes",
	"in_turns"
]);
const facts = {
	/** Of the newest attempt that it rests on. */
	iteration: int(),
	sign: StuckSign,
	/** Failed iterations, oldest first. */
	rests_on: array(int()),
	/** The same in words, with the newest failure. */
	why: string(),
	/** What was done about it: the task fails now and a person is told; the run waits; the task is given up. */
	action: _enum([
		"ask",
		"pause",
		"skip"
	]),
	/** Retries that the task had left. */
	retries_left: int()
};
/** What the record of a task keeps of it, until a person has decided or the task got on. */
const Stuck = object(facts);
/** More attempts at a task would only cost money. */
const StuckDetected = object({
	type: literal("stuck_detected"),
	at: datetime(),
	task: string(),
	...facts
});
// src/schema/run/budget.ts
/** A budget of the run or of one job, and how much of it is used: USD, tokens, milliseconds or attempts, after its kind. */
const BudgetUse = object({
	budget: _enum([
		"cost",
		"tokens",
		"run_iterations",
		"time",
		"job_iterations"
	]),
	used: number(),
	limit: number()
});
/** Budgets of one job begin anew with the next one; the others last as long as the run. */
const ofOneJob = (budget) => budget === "time" || budget === "job_iterations";
// src/schema/run/check-events.ts
const at$1 = datetime();
/** What an iteration that passed changed of the checks that judged it: their scripts, configuration and tests. */
const Touched = object({
	iteration: int(),
	task: string(),
	/** The first ones, a phrase each; `total` counts all. */
	what: array(string()),
	total: int()
});
const ChecksTouched = object({
	type: literal("checks_touched"),
	at: at$1,
	...Touched.shape
});
/** The checks on the untouched commit. */
const BaselineFinished = object({
	type: literal("baseline_finished"),
	at: at$1,
	commit: string(),
	checks: string(),
	red: array(string()),
	accepted: boolean(),
	/** Those of `red` that are green without a confinement: no agent could ever turn them green. */
	confined: array(RedConfined).optional(),
	said: SaidByRed.optional(),
	/** Checks whose failure keeps a commit out; unknown of older runs. */
	counting: int().optional(),
	/** Set-up and checks together. */
	duration_ms: number().default(0)
});
// src/schema/run/stop-reason.ts
const why = string();
/** Two commits that git cannot merge by itself, and how a person does. */
const Conflict = object({
	ours: string(),
	theirs: string(),
	/** The first ones; `total` counts all. */
	files: array(string()),
	total: int(),
	/** An agent can try to merge it, where it is allowed to. */
	agent_may: boolean().optional(),
	/** For a shell in a clone, one after the other. */
	commands: array(string())
});
/** More changed lines than `stop-at` in pull requests that nobody has merged. */
const Unread = object({
	lines: int(),
	limit: int(),
	/** How many pull requests hold them. */
	parts: int(),
	/** The branch of the pull request that can be merged first. */
	lowest: string(),
	/** The base when this was found out: a merge would move it. */
	base: string()
});
/** Why a job ended; each has an exit code (docs/errors.md#exit-codes) and a sentence (`core/report/stop-sentence.ts`). */
const StopReason = discriminatedUnion("kind", [
	object({ kind: literal("complete") }),
	object({
		kind: literal("iteration_limit"),
		scope: _enum(["job", "run"]),
		limit: int()
	}),
	object({
		kind: literal("time_budget"),
		budget_ms: number(),
		/** `limit`: the machine's, and not the user's budget. */
		scope: _enum(["budget", "limit"]).optional()
	}),
	object({
		kind: literal("cost_budget"),
		budget_usd: number(),
		spent_usd: number().optional(),
		/** What an attempt has cost, the median, where less than that is left. */
		attempt_usd: number().optional()
	}),
	object({
		kind: literal("token_budget"),
		budget_tokens: number(),
		spent_tokens: number()
	}),
	object({
		kind: literal("paused"),
		why,
		/** `job`: only that job was ended, and nothing has to be lifted. */
		scope: _enum(["job", "run"]).optional(),
		/** The task that is stuck, where that is why. */
		task: string().optional()
	}),
	object({
		kind: literal("human_review"),
		why,
		/** Where a person has to say whether a commit is taken in. */
		approve: object({
			iteration: int(),
			task: string(),
			commit: string()
		}).optional(),
		/** Where a person has to say whether tasks that were given up are to be done after all: the first ones of `total`. */
		given_up: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				by: literal("ralph").optional()
			})),
			total: int()
		}).optional(),
		/** Where a person has to answer agents, so that others may build on their tasks: the first ones of `total`. */
		asks: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				question: AgentQuestion.optional()
			})),
			total: int()
		}).optional(),
		/** Where a person has to merge. */
		conflict: Conflict.optional(),
		/** Set if too many changed lines wait for a person to merge them. */
		unread: Unread.optional()
	}),
	object({
		kind: literal("waiting"),
		until: datetime(),
		why
	}),
	object({
		kind: literal("blocked"),
		by: array(why),
		/** Checks that are red before any work, and might be accepted as they are. */
		red: array(string()).optional(),
		/** A look at the plan as a whole that a person has to answer. */
		counsel: _enum(["plan-review", "consensus"]).optional()
	}),
	object({
		kind: literal("stuck"),
		on: array(why),
		/** The failed task to retry or skip; older records do not name it. */
		task: string().optional()
	}),
	object({
		kind: literal("busy"),
		why
	}),
	object({ kind: literal("cancelled") }),
	object({
		kind: literal("failed"),
		code: string(),
		why
	})
]);
// src/schema/run/dossier.ts
/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs): what ties the two together. */
const HandedOn = object({
	what: _enum([
		"attempt",
		"baseline",
		"undo",
		"passes",
		"counsel",
		"agents_md",
		"lanes",
		"train"
	]),
	/** Null for what is no iteration. */
	of: object({
		iteration: int(),
		task: string()
	}).nullable(),
	/** The commit that the next jobs look at, reachable from the state; null where there is none yet. */
	commit: string().nullable(),
	/** Tells this handing on from every other one. */
	nonce: string(),
	/** Its files are in the checkout of the job that handed it on. */
	laid_out: boolean(),
	/** What the agent's call cost, also where nobody settles it. */
	usage: Usage,
	duration_ms: number()
});
const ChangeAction = _enum([
	"created",
	"modified",
	"deleted"
]);
/** One path that differs between the checkpoint and the captured tree. */
const Change = object({
	path: string(),
	action: ChangeAction,
	/** Size of the new content in bytes; 0 for a deletion. */
	bytes: number(),
	/** Git's file mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
	mode: string().nullable()
}).readonly();
const oid$1 = string();
const paths = array(string()).readonly();
const listed = object({
	paths,
	total: int()
});
const Numbered = object({
	/** The commit that fills it: the checkpoint, or the merge of it that is to be resolved. */
	start: oid$1,
	/** Where the attempt resolves a merge: the other parent, and every path with conflict markers. */
	merge: object({
		base: oid$1,
		files: paths
	}).nullable(),
	/** Where it brings an earlier change of the task together with what landed meanwhile: that change, and every path with conflict markers. */
	rebase: object({
		candidate: oid$1,
		files: paths
	}).optional()
}).extend({
	iteration: int(),
	task: Task,
	attempt: int(),
	checkpoint: oid$1
});
/**
* The data of one iteration on its way through the phases: each phase takes it and leaves it fuller. Plain data, so
* that the phases can run in jobs of their own (docs/design.md#several-jobs).
*/
const Prepared = Numbered.extend({
	prompt: string(),
	/** What the base has for the agent to read, such as CLAUDE.md; its own settings would otherwise have given it. */
	systemPrompt: string(),
	/** To be made before the agent is called, in this order; its prompt is by what comes of them. */
	calls: array(PlannedCall).optional()
});
/** The prompt has done its work, and is kept as `prompt.md`. */
const Coded = Numbered.extend({
	end: AgentEnd,
	usage: Usage,
	durationMs: number(),
	lingeredMs: number().nullable(),
	/** What the agent was not allowed to do. */
	denials: array(string()).readonly(),
	steps: AgentSteps.optional(),
	handoff: Handoff.nullable(),
	handoffSource: HandoffSource.nullable(),
	/** The captured tree: what is validated is what is committed. */
	tree: oid$1,
	changes: array(Change).readonly(),
	/** Files of the tree that the engine itself has changed, beside the agent. */
	own: paths.optional(),
	hidden: listed,
	/** Ignored files that the agent changed. */
	environment: listed,
	/** Why it cannot go to the checks: a command before the capture failed, a conflict is not resolved; else null. */
	unready: string().nullable(),
	/** What the guards found, in words with the path. */
	findings: array(string()).readonly(),
	/** What its agent worked in, where that was another machine than that of the job that settles it. */
	confined: Confined.optional(),
	/** What its MCP servers left. */
	servers: ServersLeft.optional(),
	/** What it changes of what the checks run, in words with the path. */
	touched: array(string()).readonly().default([]),
	/** Where its agent left no handoff, and another was asked to make one of its words. */
	extraction: ExtractionCall.optional(),
	/** What a reviewer said of it, where one was asked. */
	reviewed: Reviewed.optional(),
	/** The calls that another job was to make before this attempt, and those that it made, whose answers nobody has read. */
	before: object({
		planned: array(PlannedCall),
		made: MadeCalls
	}).optional(),
	/** The commit that its agent began on, where others have landed since: `tree` and `checkpoint` are by these. */
	begun_on: oid$1.optional(),
	/** What the passes of the configuration said of it. */
	passes: array(PassResult).readonly().optional(),
	/** What was asked about earlier iterations, whose answers nobody has read. */
	owed: array(OwedCall).readonly().optional()
});
/** A task whose commits are taken back; what reverts them has yet to pass the checks. */
const Reverting = object({
	iteration: int(),
	task: string(),
	/** Oldest first. */
	commits: array(TaskCommit).readonly(),
	undo: object({
		undoes: int(),
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	})
});
const tie = {
	schema: literal(1),
	run: string(),
	nonce: string()
};
/** What crosses from one job to another, tied by its nonce to what the state says was handed on. */
const Dossier = discriminatedUnion("phase", [
	object({
		phase: literal("prepared"),
		...tie,
		prepared: Prepared,
		made: MadeCalls.optional(),
		spent: object({
			usage: Usage,
			duration_ms: number()
		}).optional()
	}),
	object({
		phase: literal("coded"),
		...tie,
		coded: Coded
	}),
	object({
		phase: literal("baseline"),
		...tie,
		commit: oid$1
	}),
	object({
		phase: literal("undo"),
		...tie,
		reverting: Reverting
	}),
	object({
		phase: literal("passes"),
		...tie,
		calls: array(OwedCall).readonly().optional()
	}),
	object({
		phase: literal("counsel"),
		...tie,
		counsel: Counsel,
		made: MadeCounsel.optional()
	}),
	object({
		phase: literal("lanes"),
		...tie,
		parcels: array(object({
			lane: int(),
			prepared: Prepared
		})).readonly()
	}),
	object({
		phase: literal("train"),
		...tie,
		reason: StopReason.optional()
	})
]);
// src/schema/run/edit-events.ts
const at = datetime();
/** A file that people edit while a job works, and that cannot be used as it is: the run continues with its former content. */
const UnusableEdit = object({
	/** As people named it. */
	file: string(),
	kind: _enum(["plan", "settings"]),
	/** Tells one edit of the file from another. */
	print: string(),
	/** The first fault with its place and remedy; null if the file is gone. */
	fault: string().nullable(),
	/** How many faults it has. */
	total: int()
});
/** A person's edit during a job that cannot be used; stated once for each edit. */
const EditUnusable = object({
	type: literal("edit_unusable"),
	at,
	...UnusableEdit.shape
});
/** The file can be used again. Of a plan, `plan_changed` says what was adopted. */
const EditMended = object({
	type: literal("edit_mended"),
	at,
	file: string(),
	kind: UnusableEdit.shape.kind
});
/** What of a person's edit of the plan the run adopted. */
const PlanChanged = object({
	type: literal("plan_changed"),
	at,
	plan_source: string(),
	added: array(object({
		id: string(),
		status: TaskStatus
	})),
	removed: array(string()),
	modified: array(string()),
	/** Parts of the edit that are not taken over. */
	refused: array(RefusedEdit).optional()
});
/** Of a run that an older program began; null: a setting names the format from now on. */
const PlanFormatRecorded = object({
	type: literal("plan_format_recorded"),
	at,
	format: string().nullable()
});
// src/schema/run/lease.ts
/** Who holds the right to write the run: a workflow run, or a process on a host (docs/design.md#lease). */
const LeaseHolder = discriminatedUnion("kind", [object({
	kind: literal("process"),
	host: string(),
	boot: string(),
	pid: int(),
	/** The process's start time in the kernel's own unit: a reused pid has another one. */
	started: string()
}), object({
	kind: literal("workflow"),
	run_id: string(),
	attempt: int(),
	/** Tells the jobs of one run apart. */
	job: string().optional(),
	url: string().optional()
})]);
const Lease = object({
	holder: LeaseHolder,
	epoch: int(),
	taken: datetime(),
	renewed: datetime()
});
// src/schema/run/prompt-facts.ts
/** A prompt that was sent, and what its first request had with all that the agent's program put around it. */
const MeasuredPrompt = object({
	chars: int(),
	tokens: int()
});
/** `prompt.json` of an iteration: what its prompt does not say of itself. */
const PromptFacts = object({
	schema: literal(1),
	/** In the order of the prompt; `source` is in words for people. */
	sections: array(object({
		name: string(),
		source: string()
	})),
	/** Ids of the entries that it numbers, in the order of their numbers from 1. */
	entries: array(string()).default([]),
	/** How many entries the index had, all of which the agent could read in a file and refer to; 0 if it had no such file. */
	index_entries: int().default(0),
	/** What its budget was counted by, and how many calls say so; 0 where it was assumed. */
	chars_per_token: number().default(4),
	measured_calls: int().default(0)
});
// src/schema/run/rules.ts
/** One setting of the run, as it goes on with it. Values as a person may write them in `ralph.yml`; durations in seconds. */
const RecordedRule = object({
	value: unknown(),
	/** Where it was said: `--approval`, `$RALPH_STRATEGY`, `.github/ralph.yml: validate`, `an order of Ada`. */
	from: string(),
	source: _enum([
		"job",
		"base",
		"order"
	]),
	/** What plan and `ralph.yml` said then, where they did. */
	based: unknown().optional()
});
/** What decides what may be committed, by names of settings; what is not there is as the program has it by default. */
const Rules = object({
	/** The commit of the base whose plan and `ralph.yml` these are. */
	base: string(),
	values: record(string(), RecordedRule)
});
/** One rule that is another one from here on; `rule` is null where only the default is left. */
const RuleChange = object({
	name: string(),
	before: unknown(),
	after: unknown(),
	rule: RecordedRule.nullable()
});
/** What decides what may be committed is another from here on: a newer commit of the base, an order, or a job that said so. */
const RulesChanged = object({
	type: literal("rules_changed"),
	at: datetime(),
	by: string(),
	why: string(),
	/** The commit of the base whose plan and `ralph.yml` count now. */
	base: string(),
	changes: array(RuleChange)
});
/** A setting that is no rule and that an operator changed for the rest of the run; raw, as it was written. */
const SettingChanged = object({
	type: literal("setting_changed"),
	at: datetime(),
	name: string(),
	value: string(),
	by: string()
});
// src/schema/run/stack-events.ts
const moment = datetime();
const oid = string();
/** Of the commits that no task made, the protected files that they change; the first ones, `total` counts all. */
const brought = { protects: object({
	paths: array(string()),
	total: int()
}).optional() };
/** A pull request of the run ends here, and the next one begins with this iteration's commit. */
const MilestoneBegun = object({
	type: literal("milestone_begun"),
	at: moment,
	iteration: int(),
	milestone: string().nullable(),
	from: oid
});
/** People have merged the lowest pull requests of the run into the base. */
const PartsMerged = object({
	type: literal("parts_merged"),
	at: moment,
	/** How many of the lowest ones; those of earlier facts are among them. */
	parts: int(),
	/** The base also holds the newest commits, so that nothing is left to read. */
	all: boolean()
});
/** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
const BaseMerged = object({
	type: literal("base_merged"),
	at: moment,
	base: oid,
	from: oid,
	commit: oid,
	why: string(),
	...brought,
	/** Where the newest ended slices end now, if a lower one was squashed or rebased into the base. */
	ends: array(oid).optional()
});
/** People pushed to the work branch. */
const WorkMoved = object({
	type: literal("work_moved"),
	at: moment,
	from: oid,
	to: oid,
	why: string(),
	...brought,
	/** Where the newest ended slices end now, if people pushed to the branch of one of them. */
	ends: array(oid).optional()
});
/** A part of the stack that could not be brought up to date after a squash or rebase below it. */
const StackConflict = object({
	/** The newest commit of the base, which could not be merged. */
	base: oid,
	/** The branch on which a person resolves it. */
	branch: string(),
	/** What did not go with it: the base, or the part below with the base merged into it; and the branch that shows it. */
	onto: oid,
	onto_branch: string(),
	/** A branch with the merge and its conflict markers; null if markers cannot show it. */
	offered: string().nullable(),
	/** The first ones; `total` counts all. */
	paths: array(string()),
	total: int()
});
const StackConflicted = object({
	type: literal("stack_conflicted"),
	at: moment,
	...StackConflict.shape,
	/** Its place in the stack, from 0. */
	place: int(),
	/** Where the parts directly below it end now. */
	ends: array(oid)
});
const StackConflictEnded = object({
	type: literal("stack_conflict_ended"),
	at: moment,
	branch: string(),
	why: string()
});
/** The checks ran on the newest commit of a lower pull request, into which the base was merged. */
const PartChecked = object({
	type: literal("part_checked"),
	at: moment,
	branch: string(),
	commit: oid,
	/** Names of those that count and failed. */
	red: array(string()),
	said: SaidByRed.optional(),
	/** Set-up and checks together. */
	duration_ms: number()
});
/** An attempt that has begun and has not ended. */
const OpenAttempt = object({
	iteration: int(),
	task: string(),
	attempt: int(),
	checkpoint: string(),
	started: datetime(),
	prompt_chars: int().optional()
});
/** One of several under way together, each in a workspace of its own. */
const LaneAttempt = OpenAttempt.extend({
	/** Of its workspace, from 0. */
	lane: int(),
	/** USD of the run's budget that its calls may use. */
	reserved_usd: number(),
	/** The same of its tokens, if the run has such a budget. */
	reserved_tokens: int().optional(),
	/** Ids of the hints that it has read. */
	told: array(string()).default([]),
	/** What its agent left, on the checkpoint: it waits in the train to be checked and to land. */
	candidate: string().nullable().default(null),
	/** Its checks have passed, and a person is asked; with `approved_by` it is in the train again. */
	held: object({
		commit: string(),
		/** What the commit was made on. */
		checkpoint: string(),
		summary: string(),
		part: Part.optional(),
		/** Of the change without what the engine writes: the same change elsewhere has the same digest. */
		patch: string(),
		/** The commit that a person approved, where the change came to another one on what landed since. */
		approved_before: string().optional(),
		approved_by: string().nullable().default(null)
	}).nullable().default(null),
	/** How often the job that was to check it came to no end. */
	checks_lost: int().default(0)
});
/** What is as it was at the start is not written: of 5,000 tasks most lines are short. */
const TaskState = object({
	status: TaskStatus,
	/** Null of a task that a person wrote, or has changed since. */
	added_by: literal("agent").nullable().default(null),
	/** Attempts that count against `max_retries`; interrupted ones do not. */
	failed_attempts: int().default(0),
	/** Runners lost in a row on this task; too many of them count as a failure, since the task may be what kills them. */
	runners_lost: int().default(0),
	/** Iterations whose attempt failed, newest last, for the failure context; bounded by `max_retries`. */
	failed_iterations: array(int()).default([]),
	/** Its newest commit that is part of the work, with the iteration that made it and what that says of it. */
	iteration: int().nullable().default(null),
	commit: string().nullable().default(null),
	summary: string().nullable().default(null),
	/** What its agent did not come to, or wanted and was refused, in one line each. */
	left: array(string()).default([]),
	/** The commits before that one, oldest first: the task was not complete with them. */
	parts: array(TaskCommit).default([]),
	/** The iteration that found nothing left to do, where the task is done without a commit of that one. */
	closed: int().nullable().default(null),
	/** Set while the task is done without a change: who agreed, or that a model verified it instead, and the work as it then was. */
	unchanged: object({
		by: string(),
		verified: boolean(),
		work: string()
	}).nullable().default(null),
	/** Nobody goes on with it before a person decides: the iteration, and the reason of its agent or, where `by` says so, ours. */
	given_up: object({
		iteration: int(),
		why: string(),
		by: literal("ralph").optional()
	}).nullable().default(null),
	/** The newest failures in a row, oldest first, since it got on or a person said something about it. */
	failures: array(Failure).default([]),
	/** Its newest failures, oldest first, until it is done. */
	recent_failures: array(RecentFailure).default([]),
	stuck: Stuck.nullable().default(null),
	/** What its agents asked instead of changing anything, oldest first. */
	questions: array(string()).default([]),
	/** How often a change of its did not go with what landed meanwhile, since its newest commit. */
	rebases: int().default(0),
	/** That change, for the attempt that brings it together with what landed. */
	rebase: object({
		iteration: int(),
		candidate: string(),
		fingerprint: string().optional()
	}).nullable().default(null),
	/** A machine was lost with several attempts of which this task's was one: the next one has no other beside it. */
	alone: boolean().default(false),
	/** Attempts that a call before them held back, since the last one whose agent was called. */
	held_back: int().default(0),
	usd: number().default(0),
	/** Of its agents' calls. */
	duration_ms: number().default(0),
	/** Of its attempts from their start to their end, with checks, reviews and waits for machines; 0 of older runs. */
	time_ms: number().default(0)
});
/**
* `run.json`: the state. With the second and the fourth number, `tasks` holds only the records that are not as
* `tasks.json` has them; with the third and the fourth, `knowledge` only the entries that are not as
* `knowledge-index.json` has them. Above the fourth number attempts are open in lanes.
*/
const RunFile = object({
	schema: literal(1),
	run: string(),
	plan: string(),
	plan_source: string(),
	plan_file: string().nullable().default(null),
	/** Which reader of plans reads the plan; an edit that changes it is refused. */
	plan_format: string().nullable().default(null),
	/** Who is told when a person is needed. */
	started_by: string().nullable().default(null),
	issue: int().nullable().default(null),
	/** The commit of the base that the work holds: the start of the run, or the newest merge. */
	base: string(),
	/** Null where HEAD was detached at the start: then any HEAD counts as the base. */
	base_branch: string().nullable().default(null),
	work_branch: string(),
	remote: string(),
	/** How the run was started: a later job that is told less goes on with it. Null of a run that an older program began. */
	rules: Rules.nullable().default(null),
	/** The folder of the queue whose folders say where the plan stands; null of a run outside of any. */
	queue: string().nullable().default(null),
	started: datetime(),
	updated: datetime(),
	/** Tip of the work branch as the run knows it. */
	work: string(),
	/** The work cut into pull requests, oldest first: where each ends, from which iteration it goes on. The newest has no end. */
	slices: array(object({
		milestone: string().nullable(),
		iteration: int(),
		end: string().nullable(),
		/** Of its commits, once it has ended. */
		lines: int().optional(),
		/** The base holds it. */
		merged: literal(true).optional(),
		/** The newest of its own commits, if the base was merged into it and not into the part above. */
		own_end: string().optional(),
		/** Of its end, if the base was merged into it: null until the checks have run there, then the names of the red ones. */
		red: array(string()).nullable().optional(),
		said: SaidByRed.optional()
	})).default([]),
	/** Set until a person, or the base, has resolved it. */
	stack_conflict: StackConflict.nullable().default(null),
	/** Lines to review of the commits since the newest slice began. */
	lines: int().default(0),
	epoch: int(),
	lease: Lease.nullable(),
	/** The newest iteration number that was given out. */
	iteration: int(),
	/** The attempt under way where there is one at a time. */
	current: OpenAttempt.nullable(),
	/** The attempts under way where there are several together, in the order in which they began; candidates in that of the train. */
	lanes: array(LaneAttempt).default([]),
	/** Why no further attempt begins beside those under way; until one does. */
	lanes_limited: string().nullable().default(null),
	/** What the newest agent worked in. */
	confined: Confined.nullable().default(null),
	/** What waits for another job of the workflow run that holds the lease. */
	handed: HandedOn.nullable().default(null),
	tasks: record(string(), TaskState),
	baseline: object({
		commit: string(),
		checks: string(),
		red: array(string()),
		accepted: boolean(),
		/** Those of `red` that are green without a confinement. */
		confined: array(RedConfined).optional(),
		/** Checks whose failure keeps a commit out; unknown of older runs. */
		counting: int().optional()
	}).nullable(),
	/** The task that resolves the conflict with this base, until the work holds that base. */
	merging: object({
		task: string(),
		base: string(),
		files: array(string()),
		total: int()
	}).nullable().default(null),
	/** What came onto the work branch without a task, until the checks have passed on it. */
	unproven: object({
		commit: string(),
		why: string()
	}).nullable().default(null),
	/** The newest five arrivals of commits that no task made and that change protected files, newest first. */
	steered: array(object({
		from: string(),
		to: string(),
		paths: array(string()),
		total: int()
	})).default([]),
	/** Changes of files that steer the run, made while an agent ran that may have reached them; the newest five. */
	doubted: array(object({
		paths: array(string()),
		plan_source: string().nullable()
	})).default([]),
	/** Why set-up ran again, and the newest iteration by then; the newest three, newest first. */
	set_ups: array(object({
		iteration: int(),
		why: string()
	})).default([]),
	/** What the network refused, and the newest iteration by then; the newest twenty, newest first. */
	network_refused: array(object({
		iteration: int(),
		...NetworkRefusal.shape
	})).default([]),
	/** The newest thirty attempts that have ended, oldest first, for pictures. */
	timeline: array(object({
		iteration: int(),
		task: string(),
		started: datetime(),
		ended: datetime(),
		outcome: _enum([
			"passed",
			"failed",
			"interrupted"
		]),
		usd: number()
	})).default([]),
	/** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
	recent: array(object({
		iteration: int(),
		task: string(),
		summary: string()
	})),
	usage: Usage,
	/** What of that went to calls around the coding agent, by role; a pass has `pass:` and its name. The rest is the coding agent's. */
	around: record(string(), RoleSpent).default({}),
	/** USD of the newest attempts that count, newest first: what the next one will probably cost. */
	costs: array(number()).default([]),
	/** Jobs that worked on the run, and how long those held it that have ended. */
	runner: object({
		jobs: int(),
		ms: number()
	}).default({
		jobs: 0,
		ms: 0
	}),
	/** Budgets that people were told are nearly used; those of a job are forgotten when the next one begins. */
	warned: array(BudgetUse).default([]),
	counts: object({
		succeeded: int(),
		failed: int(),
		interrupted: int(),
		synthetic: int(),
		refused_amendments: int()
	}),
	/** The same normalised failure in a row, over all tasks. */
	breaker: object({
		fingerprint: string(),
		count: int(),
		why: string()
	}).nullable(),
	waiting: object({
		until: datetime(),
		why: string(),
		count: int()
	}).nullable(),
	/** Set by an operator, or where a task is stuck, which is then named; no job works until it is lifted. */
	paused: object({
		by: string(),
		why: string(),
		task: string().optional()
	}).nullable(),
	/** Settings that are no rules and that operators changed, by name, as they wrote them. */
	overrides: record(string(), string()).default({}),
	/** The newest twenty orders and what became of each, newest first. */
	commands: array(object({
		at: datetime(),
		by: string(),
		text: string(),
		/** Why it was refused, or could not be carried out. */
		refused: string().nullable(),
		/** A whole job has begun and ended since: reports have said it for long enough. */
		told: boolean().optional()
	})).default([]),
	/** A commit that passed its checks and waits for a person's word; nothing else is worked on until then. */
	awaiting: object({
		iteration: int(),
		task: string(),
		commit: string(),
		checkpoint: string(),
		summary: string(),
		turned_green: array(string()),
		part: Part.optional(),
		left: array(string()).optional(),
		handoff_bytes: int().optional(),
		lines: int().optional()
	}).nullable(),
	/** Iterations whose commits are to be taken back, oldest order first. */
	undos: array(object({
		undoes: int(),
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	})),
	/**
	* What operators want an agent to know, of this task or, where that is null, whichever is next; each is told until an
	* attempt has passed that read it, or three have failed. Without `attempts` it is an older program's, told once.
	*/
	hints: array(object({
		id: string(),
		by: string(),
		text: string(),
		task: string().nullish(),
		attempts: int().optional()
	})),
	/** Tasks that reviewers asked for, each with the places where its commit is to be told. */
	follow_ups: array(object({
		task: string(),
		url: string().nullable(),
		threads: array(string())
	})).default([]),
	/** What is known, oldest first, with what does not count any more. */
	knowledge: array(Knowledge).default([]),
	/** Older plans whose knowledge was taken over. */
	inherited: array(string()).default([]),
	compaction: Compaction.default(nothingToIndex),
	/** The newest iteration that a post has looked back at. */
	looked_back: int().default(0),
	/** The newest prompts and the tokens that their first requests had, newest first. */
	measured: array(MeasuredPrompt).default([]),
	/** Ids of the hints that the attempt under way has read. */
	told: array(string()),
	/** The newest five requests of an agent that a person look at its work, newest first. */
	reviews: array(object({
		iteration: int(),
		task: string(),
		why: string()
	})),
	/** Where agents are not sure of their work, or left questions: the newest five, newest first, one for a task. */
	signals: array(Signals).default([]),
	/** Those that wait for an answer: until then nothing is built on the task; with a `question` it is not attempted itself. */
	asks: array(object({
		iteration: int(),
		task: string(),
		why: string(),
		question: AgentQuestion.optional()
	})).default([]),
	/** What the newest five reviews of a reviewer said, newest first. */
	reviewed: array(object({
		iteration: int(),
		task: string(),
		verdict: Review.shape.verdict.nullable(),
		findings: int(),
		summary: string()
	})).default([]),
	/** Passes that wait for the next agent's job, oldest iteration first. */
	owed: array(OwedPasses).default([]),
	/** What shows that the plan is complete, as of the newest commit that somebody called so. */
	evidence: preprocess(summaryToday, EvidenceSummary.nullable()).default(null),
	counsel: CounselState.default(noCounsel),
	/** What the newest iterations changed of what their checks run, newest first. */
	touched: array(Touched).default([]),
	/** What of the plan file as it was taken over last is not taken. */
	refused_edits: array(RefusedEdit).default([]),
	/** Edits that cannot be used, until they are mended; at most one for a file. */
	unusable_edits: array(UnusableEdit).default([]),
	last_agent_start: datetime().nullable(),
	stop: StopReason.nullable(),
	/** The workflow whose next job the newest one starts, as it met a limit of its own. */
	next_job: string().nullable().default(null),
	/** The newest job had such a reason, and an order that took effect since has made it void. */
	ended_in_order: boolean().default(false)
}).extend({ schema: literal([
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8
]) });
/** `tasks.json`: the records of a long plan's tasks as they were when they were last gathered. */
const GatheredTasks = object({
	schema: literal(2),
	tasks: record(string(), TaskState)
});
// src/core/knowledge/entry.ts
const typeOf = (id) => knowledgeTypes.find((type) => id.startsWith(`K-${type}-`)) ?? "decision";
const isActive = ({ status }) => status === "active";
/** No prompt may omit a hard entry: a person's constraint, or an agent's that is marked as hard. */
const isHard = ({ id, by, hard }) => typeOf(id) === "constraint" && (hard || by !== null);
/** As in the older programs; whole words, so that "mustard" is none (failure model B4). */
const bindingWords = /\b(?:must|must not|never|shall|shall not|forbidden)\b/i;
const soundsHard = (text) => bindingWords.test(text);
const sameWords = (a, b) => normalized(a) === normalized(b);
const normalized = (text) => text.replace(/\s+/g, " ").trim().toLowerCase();
/** Turns foreign text into one visible line of any length. */
const entryText = (text) => oneLine(text, Number.MAX_SAFE_INTEGER);
const asciiSpelling = {
	ß: "ss",
	æ: "ae",
	\u0153: "oe",
	ø: "o",
	\u0142: "l",
	\u0111: "d"
};
/** Built from the first words; a text without Latin letters gets only a number. */
function freeId(type, text, isTaken) {
	const slug = (text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[ßæ\u0153ø\u0142\u0111]/g, (letter) => asciiSpelling[letter] ?? "").match(/[a-z0-9]+/g) ?? []).slice(0, 5).join("-").slice(0, 40).replace(/-$/, "") || "entry";
	for (let n = 1;; n++) {
		const id = `K-${type}-${slug}${n === 1 ? "" : `-${n}`}`;
		if (!isTaken(id)) return id;
	}
}
/** Replaces entries that have the same id; appends new ones. */
function putEntries(entries, changed) {
	if (changed.length === 0) return [...entries];
	const byId = new Map(changed.map((entry) => [entry.id, entry]));
	const updated = entries.map((entry) => byId.get(entry.id) ?? entry);
	const knownIds = new Set(entries.map(({ id }) => id));
	return [...updated, ...[...byId.values()].filter(({ id }) => !knownIds.has(id))];
}
const superseded = (entry, by) => ({
	...entry,
	status: "superseded",
	why: `superseded by ${by}`
});
// src/core/knowledge/undone.ts
/**
* Deprecates entries that only this iteration taught; restores those that it superseded or called obsolete, unless
* another active entry replaced them. The order of undos does not matter. Inherited entries have the iterations of
* another run.
*/
function withoutIteration(entries, iteration, reason) {
	const isTaughtByIt = (entry) => entry.from === null && entry.iterations.includes(iteration);
	const isEndedByIt = (entry) => endedBy(entry) === iteration;
	const isMarkedByIt = ({ said_over }) => said_over?.iteration === iteration;
	if (!entries.some((entry) => isTaughtByIt(entry) || isEndedByIt(entry) || isMarkedByIt(entry))) return entries;
	const byId = new Map(entries.map((entry) => [entry.id, entry]));
	const withdrawn = new Set(entries.filter((entry) => (entry.status !== "deprecated" || endedBy(entry) !== void 0) && isTaughtByIt(entry) && entry.iterations.length === 1));
	const stillReplaced = supersededBy(byId, {
		from: entries.filter((entry) => isActive(entry) && !withdrawn.has(entry)),
		through: () => true
	});
	const released = supersededBy(byId, {
		from: [...withdrawn],
		through: (entry) => entry.status === "deprecated" || withdrawn.has(entry)
	});
	const isRestored = (entry) => isEndedByIt(entry) || entry.status === "superseded" && released.has(entry) && !stillReplaced.has(entry);
	const statements = supersededBy(byId, {
		from: entries.filter(isRestored),
		through: () => true
	});
	return entries.map((entry) => {
		if (withdrawn.has(entry)) return {
			...entry,
			status: "deprecated",
			why: reason
		};
		const remaining = isTaughtByIt(entry) && entry.iterations.length > 1 ? withoutSource(entry, iteration) : entry;
		const updated = isMarkedByIt(entry) ? {
			...remaining,
			said_over: null
		} : remaining;
		const merged = statements.has(entry) && entries.find(({ supersedes }) => supersedes.includes(entry.id));
		if (merged && isActive(entry)) return superseded(updated, merged.id);
		return isRestored(entry) ? {
			...updated,
			status: "active",
			why: null
		} : updated;
	});
}
/** Ids of entries that only this agent's entry had replaced: they count again if a person withdraws it. */
function replacedBy(entries, id) {
	const entry = entries.find((candidate) => candidate.id === id);
	if (!entry || entry.by !== null) return [];
	const byId = new Map(entries.map((candidate) => [candidate.id, candidate]));
	const stillReplaced = supersededBy(byId, {
		from: entries.filter((candidate) => isActive(candidate) && candidate !== entry),
		through: () => true
	});
	const isReleased = (candidate) => candidate.status === "superseded" && !stillReplaced.has(candidate);
	return [...supersededBy(byId, {
		from: [entry],
		through: ({ status }) => status === "deprecated"
	})].filter(isReleased).map((released) => released.id);
}
/** The iteration whose agent declared the entry no longer true (`record-handoff`), if that ended it. */
const endedBy = ({ status, why }) => {
	const number = status === "deprecated" ? /^iteration (\d+): /.exec(why ?? "")?.[1] : void 0;
	return number === void 0 ? void 0 : Number(number);
};
/** Entries that `from` superseded, and transitively what those superseded as long as `through` allows it. */
function supersededBy(byId, { from, through }) {
	const superseded = /* @__PURE__ */ new Set();
	const pending = [...from];
	for (let entry = pending.pop(); entry; entry = pending.pop()) for (const id of entry.supersedes) {
		const predecessor = byId.get(id);
		if (!predecessor || superseded.has(predecessor)) continue;
		superseded.add(predecessor);
		if (through(predecessor)) pending.push(predecessor);
	}
	return superseded;
}
const withoutSource = (entry, iteration) => ({
	...entry,
	iterations: entry.iterations.filter((other) => other !== iteration)
});
/** Keeps only people's and inherited entries: a fresh run does not contain the agents' work. */
const inFreshRun = (entries) => entries.map((entry) => isActive(entry) && entry.by === null && entry.from === null ? {
	...entry,
	status: "deprecated",
	why: "a fresh run started"
} : entry);
// src/core/run/fold/begin.ts
const untouchedTask = {
	status: "pending",
	added_by: null,
	failed_attempts: 0,
	runners_lost: 0,
	failed_iterations: [],
	iteration: null,
	commit: null,
	summary: null,
	left: [],
	parts: [],
	closed: null,
	unchanged: null,
	given_up: null,
	questions: [],
	rebases: 0,
	rebase: null,
	alone: false,
	held_back: 0,
	failures: [],
	recent_failures: [],
	stuck: null,
	usd: 0,
	duration_ms: 0,
	time_ms: 0
};
/** The state of a run that has just begun; iteration numbers and the epoch go on where the run before it ended. */
function begin(previous, event) {
	return {
		schema: 1,
		run: event.run,
		plan: event.plan,
		plan_source: event.plan_source,
		plan_file: event.plan_file,
		plan_format: event.plan_format,
		started_by: event.started_by,
		issue: event.issue,
		base: event.base,
		base_branch: event.base_branch,
		work_branch: event.work_branch,
		remote: event.remote,
		rules: event.rules,
		queue: event.queue ?? null,
		started: event.at,
		updated: event.at,
		work: event.base,
		slices: [],
		stack_conflict: null,
		lines: 0,
		epoch: previous?.epoch ?? 0,
		lease: null,
		iteration: previous?.iteration ?? 0,
		current: null,
		lanes: [],
		lanes_limited: null,
		confined: null,
		handed: null,
		tasks: Object.fromEntries(event.tasks.map(({ id, status, failed_attempts }) => [id, {
			...untouchedTask,
			status: status === "in_progress" ? "pending" : status,
			failed_attempts
		}])),
		baseline: null,
		merging: null,
		unproven: null,
		steered: [],
		set_ups: [],
		network_refused: [],
		doubted: [],
		timeline: [],
		recent: [],
		usage: noUsage,
		around: {},
		costs: [],
		runner: {
			jobs: 0,
			ms: 0
		},
		warned: [],
		counts: {
			succeeded: 0,
			failed: 0,
			interrupted: 0,
			synthetic: 0,
			refused_amendments: 0
		},
		breaker: null,
		waiting: null,
		paused: null,
		overrides: {},
		commands: [],
		awaiting: null,
		undos: [],
		hints: [],
		follow_ups: [],
		knowledge: inFreshRun(previous?.knowledge ?? []),
		inherited: [],
		compaction: nothingToIndex,
		looked_back: 0,
		measured: previous?.measured ?? [],
		told: [],
		reviews: [],
		signals: [],
		asks: [],
		reviewed: [],
		owed: [],
		evidence: null,
		counsel: noCounsel,
		touched: [],
		last_agent_start: null,
		refused_edits: [],
		unusable_edits: [],
		stop: null,
		next_job: null,
		ended_in_order: false
	};
}
/** The newest job did not die: what the state says was published then. */
const endedInOrder = ({ stop, ended_in_order }) => ended_in_order || stop !== null && stop.kind !== "failed";
/** Status of a task as the run knows it; a task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? state.tasks[id]?.status ?? "pending" : "pending";
/** Whether an agent added the task, and no person has agreed to it or changed it since. */
const addedByAgentIn = (state) => (id) => taskIn(state, id).added_by === "agent";
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : void 0) ?? untouchedTask;
/**
* What the run knows of each task, by its position in the plan. Every report and decision asks for it, and looking
* 5,000 records up takes longer than all that is then made of them: so it is done once for each change of a task.
*/
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = memoize((tasks) => memoize((plan) => plan.tasks.map(({ id }) => taskIn({ tasks }, id))));
// src/core/text/markdown/neutral-markdown.ts
/**
* Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
* ours can be faked, failure model C22), no entity, no image, no hidden link definition, headings below ours.
*/
const neutralMarkdown = (text) => neutral(inert(text));
/** The same for a text of an agent or a check: nothing in it refers or links. */
const agentMarkdown = (text) => neutral(inertOfAgent(text));
function neutral(text) {
	return nestHeadings(text.replace(/<(?=[a-z/!?])/gi, "\uff1c").replace(/&(?=#?\w+;)/g, "\uff06").replaceAll("![", "\uff01[").replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, "$1\uff3b"));
}
const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/**
* Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
* paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (failure model seed C1).
*/
function nestHeadings(text) {
	const lines = [];
	let open;
	for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
		const inside = open !== void 0;
		open = fenceAfter(line, open);
		if (!inside && underline.test(line) && lines.at(-1)?.trim()) lines.push("");
		lines.push(inside ? indentHeading(line) : line.replace(heading, nested));
	}
	return closeFence(lines.join("\n"));
}
const nested = (_match, indent, marks) => indent + "#".repeat(Math.min(6, marks.length + 2));
/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
	if (text.length <= maxChars && words.test(text)) return text;
	return plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars);
}
/** The same for a text of an agent or a check. */
const agentLine = (text, maxChars) => inertOfAgent(plainLine(agentMarkdown(plainLine(text, maxChars)), maxChars));
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => inCell(inlineMarkdown(text, maxChars));
const agentCell = (text, maxChars = 100) => inCell(agentLine(text, maxChars));
/** A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span. */
const inCell = (text) => text.replaceAll("|", "\uff5c");
/** An order as its author wrote it; what only looked like one still holds its first word. */
const typedOrder = (text, maxChars) => inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars);
// src/core/knowledge/render-index.ts
const headings = {
	constraint: "Constraints",
	decision: "Architectural Decisions",
	unresolved: "Unresolved",
	gotcha: "Gotchas",
	pattern: "Patterns"
};
/** The order on the page is that of the older programs. */
const pageOrder = [
	"constraint",
	"decision",
	"pattern",
	"gotcha",
	"unresolved"
];
/** The entries below a heading for each type. A prompt (`###`) begins with the most binding type. */
function knowledgeLines(entries, depth, line = entryLine) {
	const byType = new Map(knowledgeTypes.map((type) => [type, []]));
	for (const entry of entries) byType.get(typeOf(entry.id))?.push(line(entry));
	return (depth === "##" ? pageOrder : knowledgeTypes).flatMap((type) => {
		const lines = byType.get(type) ?? [];
		return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join("\n")}`];
	}).join("\n\n");
}
const maxPageLineChars = 1500;
/** `- [K-\u2026] text [source: iter 7,8] [supersedes: K-\u2026]`, with Markdown and HTML neutralised. */
const entryLine = memoize((entry) => {
	const { id, text, supersedes } = entry;
	const supersededList = supersedes.length === 0 ? "" : ` [supersedes: ${supersedes.slice(-6).join(", ")}]`;
	return `- [${id}] ${inlineMarkdown(text, 1e3)} [source: ${sourceOf(entry)}]${supersededList}`;
});
/** On a page, an agent's text contains no reference and no link (threat T9). */
const pageLine = memoize((entry) => entry.by === null ? agentLine(entryLine(entry), maxPageLineChars) : entryLine(entry));
/** Only the text: id and source are a quarter of a line and tell a coding agent nothing. */
const shortLine = memoize(({ text }) => `- ${inlineMarkdown(text, 1e3)}`);
/** For a prompt: the number that the agent can refer to, and the author if it is a person. */
const numberedLine = (entry, number) => {
	const plan = entry.from === null ? [] : [`plan ${inlineMarkdown(entry.from, 64)}`];
	const origin = [...entry.by === null ? [] : ["a person"], ...plan].join(", ");
	return `- [${number}]${shortLine(entry).slice(1)}${origin === "" ? "" : ` (${origin})`}`;
};
function sourceOf({ by, url, iterations, from }) {
	const plan = from === null ? "" : ` of ${inlineMarkdown(from, 64)}`;
	if (by === null && iterations.length === 0) return plan.replace(/^ of /, "");
	if (by === null) return `iter ${iterations.slice(-6).join(",")}${plan}`;
	return `${inlineMarkdown(by, 60)}${url === null ? "" : `, ${inlineMarkdown(url, 300)}`}${plan}`;
}
/** `knowledge-index.md` on the state ref. */
const indexPage = (entries, iteration) => indexMarkdown(entries, iteration, pageLine);
function indexMarkdown(entries, iteration, line = entryLine) {
	const active = entries.filter(isActive);
	const inactiveCount = entries.length - active.length;
	const summary = entries.every(({ by }) => by !== null) ? "by people" : `${active.length} in force, ${inactiveCount} not`;
	const lines = knowledgeLines(active, "##", line);
	return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${summary})\n${lines === "" ? "" : `\n${lines}\n`}`;
}
// src/core/run/next/slices.ts
/** The slices of a run, oldest first; none if its work is one pull request. */
function slicesOf({ slices, work, work_branch, lines }) {
	return slices.map((slice, place) => {
		const { milestone, end, iteration } = slice;
		const same = slices.filter((one) => one.milestone === milestone);
		const number = same.indexOf(slice) + 1;
		const last = number === same.length;
		const branch = milestone === null ? work_branch : `${work_branch}.${milestone}`;
		return {
			milestone,
			branch: last ? branch : `${branch}+${number}`,
			tip: end ?? work,
			ownEnd: slice.own_end ?? null,
			red: slice.red === void 0 ? [] : slice.red,
			said: slice.said ?? [],
			newest: end === null,
			number: same.length > 1 ? number : null,
			last,
			iterations: {
				from: iteration,
				until: slices[place + 1]?.iteration ?? null
			},
			lines: end === null ? lines : slice.lines ?? 0,
			merged: slice.merged === true
		};
	});
}
/** The lowest pull request on whose newest commit the checks have yet to run; that of the newest commits has the baseline. */
const partToCheck = (state) => slicesOf(state).find(({ red, merged, newest }) => red === null && !merged && !newest);
/** Pull requests that are red without those above them. */
const redParts = (state) => slicesOf(state).filter(({ red, merged }) => red !== null && red.length > 0 && !merged);
/** Branches whose pull requests are the run's. */
const branchesOf = (state) => [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)];
/** Whether a branch is that of a pull request of the run with this work branch. */
const isBranchOfRun = (branch, workBranch) => branch === workBranch || branch.startsWith(`${workBranch}.`) || branch.startsWith(`${workBranch}+`);
/**
* The milestone whose next slice begins with a commit for this task; undefined if the newest slice goes on. A branch only
* ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
* and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
* pull request, until that is full: `size` says how many lines one may have, and how many the commit adds.
*/
function beginsSlice(plan, state, task, size = {
	limit: 0,
	lines: 0
}) {
	if (state.merging?.task === task) return void 0;
	const milestone = beginsMilestone(plan, state, task);
	if (milestone !== void 0) return milestone;
	return size.limit > 0 && state.lines > 0 && state.lines + size.lines > size.limit ? state.slices.at(-1)?.milestone ?? null : void 0;
}
function beginsMilestone(plan, state, task) {
	const milestones = milestonesOf(plan);
	const { slices, tasks } = state;
	const newest = slices.at(-1);
	if (!milestones || newest?.milestone === null) return void 0;
	if (!newest && Object.values(tasks).some(({ commit }) => commit !== null)) return void 0;
	const milestone = milestones.of(task);
	if (!newest && milestone === null) return void 0;
	return slices.some((slice) => slice.milestone === milestone) ? void 0 : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
	const milestones = milestonesOf(plan);
	return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
	const statusOf = statusIn(state);
	const asked = new Set(state.asks.map(({ task }) => task));
	const isOver = (id) => statusOf(id) === "skipped" || statusOf(id) === "done" && !asked.has(id);
	return tasksOf(plan, milestone).every(isOver);
}
export { PromptFacts as $, synthesisJsonSchema as $t, withoutIteration as A, SignalsGiven as At, typeOf as B, MadeCounsel as Bt, begin as C, usualRaw as Cn, IterationReviewed as Ct, taskIn as D, reviewJsonSchema as Dt, statusIn as E, Reviewed as Et, normalized as F, CounselBegun as Ft, PartChecked as G, planReviewJsonSchema as Gt, RunFile as H, CounselAnswered as Ht, putEntries as I, CounselCalled as It, StackConflicted as J, ReadChallengeAnswer as Jt, PartsMerged as K, ConsensusPart as Kt, sameWords as L, CounselInterrupted as Lt, freeId as M, IndexFile as Mt, isActive as N, nothingToIndex as Nt, untouchedTask as O, Handoff as Ot, isHard as P, CompletionJudged as Pt, SettingChanged as Q, counterJsonSchema as Qt, soundsHard as R, CounselLost as Rt, addedByAgentIn as S, ruleNames as Sn, NetworkRefusal as St, recordsOf as T, ReviewCall as Tt, BaseMerged as U, PlanReviewAnswer as Ut, GatheredTasks as V, planTask as Vt, MilestoneBegun as W, PlanReviewed as Wt, Rules as X, ReadSynthesisAnswer as Xt, WorkMoved as Y, ReadCounterAnswer as Yt, RulesChanged as Z, challengeJsonSchema as Zt, agentMarkdown as _, isRule as _n, StuckDetected as _t, partToCheck as a, laneOf as an, Coded as at, nestHeadings as b, readRaw as bn, TaskCriteria as bt, tasksOf as c, openAttempts as cn, StopReason as ct, indexPage as d, uncountedLanes as dn, BudgetUse as dt, heldCommits as en, LeaseHolder as et, knowledgeLines as f, withHeld as fn, ofOneJob as ft, agentLine as g, isNewest as gn, SaidByRed as gt, agentCell as h, withoutOpen as hn, Part as ht, isDone as i, isHeld as in, PlanFormatRecorded as it, entryText as j, handoffJsonSchema as jt, replacedBy as k, HandoffSource as kt, entryLine as l, openCalls as ln, BaselineFinished as lt, shortLine as m, withTold as mn, FailureCause as mt, branchesOf as n, hintedIn as nn, EditUnusable as nt, redParts as o, lanesAtWork as on, Dossier as ot, numberedLine as p, withOpen as pn, AgentQuestion as pt, StackConflictEnded as q, ConsensusSaid as qt, isBranchOfRun as r, inTrain as rn, PlanChanged as rt, slicesOf as s, openAttempt as sn, HandedOn as st, beginsSlice as t, heldIterations as tn, EditMended as tt, indexMarkdown as u, rejoined as un, ChecksTouched as ut, inlineMarkdown as v, rawOf as vn, Evidence as vt, endedInOrder as w, weakens as wn, ReviewAnswer as wt, typedOrder as x, recordedValue as xn, summaryToday as xt, markdownCell as y, rawOfText as yn, EvidenceGathered as yt, superseded as z, CounselRole as zt };
