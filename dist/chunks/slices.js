import { B as inertOfAgent, R as inert, f as stepInputs, m as settings, tn as datetime } from "./through-proxy.js";
import { a as plainLine, i as oneLine } from "./one-line.js";
import { A as unknown, C as preprocess, E as string, O as tuple, S as object, _ as discriminatedUnion, a as Amendment, c as Task, g as boolean, h as array, m as _enum, u as TaskStatus, v as int, w as record, x as number, y as literal } from "./branch-name.js";
import { c as milestonesOf, d as Confined, g as JudgedCriterion, h as CitedEvidence, m as RedConfined } from "./due.js";
import { A as ServersLeft, F as KnowledgeId, H as RoleSpent, I as knowledgeTypes, K as noUsage, L as answerSchema, P as Knowledge, R as AgentEnd, U as Usage, V as AgentSteps, _ as ExtractionCall, b as MadeCalls, c as PassResult, g as EndedCall, n as OwedCall, r as OwedPasses, x as PlannedCall, y as MadeCall } from "./pass.js";
import { o as memoize } from "./dependency-graph.js";
import { i as indentHeading, n as fenceAfter, t as closeFence } from "./fences.js";
// src/core/config/rules/rule-table.ts
const table = {
	...settings,
	require: stepInputs.require
};
/** The settings that belong to a run, in the order of the table. */
const ruleNames = Object.keys(table).filter((name) => table[name].rule !== "job" && table[name].rule !== "place");
/** True if the setting decides what may be committed, or what an agent reaches. */
const isRule = (name) => Object.hasOwn(table, name) && typeof table[name].rule === "object";
/** True if the newest statement of the setting counts from then on. */
const isNewest = (name) => table[name].rule === "newest";
/** True if the second raw value lets something through that the first did not. */
function weakens(name, before, after) {
	const { rule } = table[name];
	const [readBefore, readAfter] = [readRaw(name, before), readRaw(name, after)];
	return typeof rule === "object" && (!readBefore || !readAfter || rule.weakens(readBefore.value, readAfter.value));
}
/** A value as recorded: it reads back as the same, and null means none. Durations are in seconds. */
const rawOf = (name, value) => table[name].unit === "ms" && typeof value === "number" ? value / 1e3 : value ?? null;
const defaultRaw = (name) => rawOf(name, table[name].fallback);
/** Undefined if this version cannot read it. */
function readRaw(name, raw) {
	if (raw === null) return { value: table[name].fallback };
	const read = table[name].read(raw);
	return "value" in read ? read : void 0;
}
/** The raw value of a person's text, in which a list may be JSON; of a wrong one, what was expected. */
function rawOfText(name, text) {
	const read = table[name].read(/^\s*[[{]/.test(text) ? parseOrText(text) : text);
	return "value" in read ? { raw: rawOf(name, read.value) } : read;
}
function parseOrText(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** The rules with former settings as fields of the one that they are now; what an older program recorded stays in force. */
function withCurrentNames({ base, values }) {
	const current = ruleNames.flatMap((name) => {
		const former = Object.entries(table[name].formerNames ?? {}).flatMap(([key, field]) => values[key] ? [[field, values[key]]] : []);
		const [first] = former;
		return first && !values[name] ? [[name, joinedRule(name, first[1], former)]] : [];
	});
	return current.length === 0 ? {
		base,
		values
	} : {
		base,
		values: {
			...values,
			...Object.fromEntries(current)
		}
	};
}
function joinedRule(name, { source }, fields) {
	const joined = (part) => readRaw(name, Object.fromEntries(fields.flatMap(([field, rule]) => part in rule ? [[field, rule[part]]] : [])))?.value;
	return {
		value: joined("value"),
		from: fields.map(([, { from }]) => from).join(", "),
		source,
		...fields.some(([, rule]) => "based" in rule) && { based: joined("based") }
	};
}
/** The recorded value of a setting, or its default. */
const recordedValue = (name, rules) => readRaw(name, rules.values[name]?.value ?? null)?.value;
// src/core/run/fold/open-attempts.ts
/** In the order in which they began. */
const openAttempts = ({ current, lanes }) => current ? [current, ...lanes] : lanes;
/** Attempts whose agent is still running. A lost job loses these, and not what waits in the train. */
const openCalls = (state) => openAttempts({
	...state,
	lanes: state.lanes.filter(({ candidate }) => candidate === null)
});
const openAttempt = (state, iteration) => laneOf(state, iteration) ?? state.current;
const laneOf = ({ lanes }, iteration) => lanes.find((lane) => lane.iteration === iteration);
/** True if a person must first approve its commit. It needs no workspace, and others go on. */
const isHeld = ({ held }) => held !== null && held.approved_by === null;
const lanesAtWork = ({ lanes }) => lanes.filter((lane) => !isHeld(lane));
function freeLane(open) {
	let lowest = 0;
	while (open.some(({ lane }) => lane === lowest)) lowest += 1;
	return lowest;
}
/** Attempts that no counter contains yet; a held one counts as a success. */
const uncountedLanes = ({ lanes }) => lanes.filter(({ held }) => held === null).length;
const heldCommits = ({ awaiting, lanes }) => [...awaiting ? [awaiting] : [], ...lanes.flatMap((lane) => lane.held && isHeld(lane) ? [{
	...lane.held,
	iteration: lane.iteration,
	task: lane.task
}] : [])];
/** Iterations whose commits passed and have not landed: they wait for a person, or to be checked again. */
const heldIterations = ({ awaiting, lanes }) => [...awaiting ? [awaiting.iteration] : [], ...lanes.flatMap(({ held, iteration }) => held ? [iteration] : [])];
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
/** The hints, with the ids of those that this attempt has read. */
const hintsReadBy = (state, iteration) => ({
	hints: state.hints,
	told: laneOf(state, iteration)?.told ?? state.told
});
function withOpen(state, event) {
	const { at: started, iteration, task, attempt, checkpoint, prompt_chars, in_lane } = event;
	const opened = {
		iteration,
		task,
		attempt,
		checkpoint,
		started,
		...prompt_chars !== void 0 && { prompt_chars }
	};
	return in_lane ? { lanes: [...state.lanes, {
		...opened,
		...in_lane,
		told: [],
		candidate: null,
		held: null,
		checks_lost: 0
	}] } : { current: opened };
}
/** Puts a lane's candidate at the end of the train. `checks_lost` counts checks that were lost with their machine. */
function withCandidate({ lanes }, { iteration, candidate, checks_lost }) {
	const others = lanes.filter((lane) => lane.iteration !== iteration);
	const train = others.filter((lane) => lane.candidate !== null);
	const updated = lanes.flatMap((lane) => lane.iteration === iteration ? [{
		...lane,
		candidate,
		checks_lost: lane.checks_lost + (checks_lost ? 1 : 0)
	}] : []);
	return [
		...train,
		...updated,
		...others.filter((lane) => lane.candidate === null)
	];
}
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
function withApproved(state, iteration, by) {
	return withCandidate(state, {
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
function withHintsRead(state, iteration, hints) {
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
const nonEmpty$1 = text$6.min(1);
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
const summary = nonEmpty$1.describe("One or two sentences.");
/** A second model's answer that challenges a plan. */
const ChallengeAnswer = object({
	summary,
	issues: array(object({
		severity: severity.describe("critical: the plan must not start before this is settled."),
		category,
		description: nonEmpty$1.describe("What is wrong, and what it leads to."),
		tasks: array(text$6).max(20).describe("Ids of the tasks that it is about.")
	})).max(20).describe("The most serious first; empty if nothing speaks against the plan.")
});
const CounterAnswer = object({
	summary,
	answers: array(object({
		id: text$6.describe("Of the issue."),
		valid,
		argument: nonEmpty$1.describe("Why, with the file or the task that shows it."),
		mitigation: text$6.describe("What would settle it; empty if nothing has to be done.")
	}))
});
const SynthesisAnswer = object({
	summary,
	issues: array(object({
		id: text$6.describe("Of the issue."),
		settled: boolean().describe("The answer convinces, or what is to be done about it is agreed."),
		severity: severity.describe("As it is now."),
		description: nonEmpty$1.describe("What is agreed; if it is not settled, what still speaks against it."),
		action_item: text$6.describe("What the coding agent has to respect or do, in one sentence; empty for nothing.")
	}))
});
/** Accepts spellings such as `Blind spot` and `CRITICAL`. */
const inAnyCase = (word) => preprocess((spelled) => typeof spelled === "string" ? spelled.trim().toLowerCase().replace(/[\s-]+/g, "_") : spelled, word);
const anyId = text$6.transform((id) => id.trim().toUpperCase());
const orNothing = text$6.nullish().transform((value) => value ?? "");
/** The answers as read: an unusual spelling or a missing list does not invalidate an answer. */
const ReadChallengeAnswer = ChallengeAnswer.extend({ issues: array(object({
	severity: inAnyCase(severity),
	category: inAnyCase(category),
	description: nonEmpty$1,
	tasks: array(text$6).nullish().transform((ids) => ids ?? [])
})) });
const ReadCounterAnswer = CounterAnswer.extend({ answers: array(object({
	id: anyId,
	valid: inAnyCase(valid),
	argument: nonEmpty$1,
	mitigation: orNothing
})) });
const ReadSynthesisAnswer = SynthesisAnswer.extend({ issues: array(object({
	id: anyId,
	settled: boolean(),
	severity: inAnyCase(severity),
	description: nonEmpty$1,
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
	/** The counter-argument; null before there is one. */
	answer: object({
		valid: text$6,
		argument: text$6,
		mitigation: text$6
	}).nullable(),
	settled: boolean(),
	agreed: text$6.nullable(),
	action_item: text$6.nullable()
});
const ConsensusState = object({
	round: int(),
	/** The next part; null at the end. */
	next: ConsensusPart.nullable(),
	summary: text$6,
	issues: array(Issue),
	/** Why a gate keeps the plan from starting. */
	held: text$6.nullable(),
	decision: _enum([
		"accept",
		"override",
		"revise",
		"abort"
	]).nullable(),
	/** Comments of people who asked for another round. */
	words: array(text$6),
	/** One side gave no valid answer, which ended it. */
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
/** A proposed change: `open` until a person or the gate decides. */
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
	/** Null: no valid answer. */
	verdict: verdict.nullable(),
	summary: text$5,
	/** No further pass follows. */
	done: boolean(),
	/** Why a gate keeps the plan from starting. */
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
	proposals: array(Proposal),
	/** Comments of people who asked for another pass. */
	words: array(text$5)
});
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
	ids: array(text$5),
	by: text$5,
	words: text$5
});
// src/schema/counsel/counsel.ts
const text$4 = string();
const nonEmpty = text$4.min(1);
const at$2 = datetime();
/** Reviews of the plan as a whole, before its first task and after its last one (docs/counsel.md). */
const CounselRole = _enum([
	"verify",
	"plan-review",
	"consensus"
]);
/** Used in place of a task. */
const planTask = "plan";
const Counsel = object({
	role: CounselRole,
	part: text$4,
	round: int().positive()
});
/** A call whose answer is not read yet. */
const MadeCounsel = MadeCall.omit({ role: true }).extend(Counsel.shape);
/** Written before the call, so that a job that dies in it is not repeated for ever. */
const CounselBegun = object({
	type: literal("counsel_begun"),
	at: at$2,
	...Counsel.shape
});
/** The cost, which counts for the run, and the outcome in one line. */
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
/** Nobody's fault: asked again, after `until` if that is set. */
const CounselInterrupted = object({
	type: literal("counsel_interrupted"),
	at: at$2,
	...Counsel.shape,
	why: text$4,
	until: at$2.nullable(),
	/** Its answer was unreadable: it is asked once more with the reason. */
	refused: literal(true).optional()
});
/** Its job died: it may have been paid for, and the cost is unknown. */
const CounselLost = object({
	type: literal("counsel_lost"),
	at: at$2,
	...Counsel.shape
});
/** A part that a verifying model finds missing. */
const MissingPart = object({
	task: nonEmpty.describe("Id of the task of the plan that is not complete."),
	what: nonEmpty.describe("What is missing, in one sentence, with the file where you looked."),
	title: nonEmpty.describe("A task that adds it, in one line."),
	description: nonEmpty.describe("What to do, for somebody who knows nothing about this."),
	acceptance_criteria: array(nonEmpty).max(10).describe("How one can tell that it is done.")
});
const VerifyAnswer = object({
	complete: boolean().describe("true only if nothing that the plan asks for is missing."),
	summary: nonEmpty.describe("One or two sentences."),
	missing: array(MissingPart).max(20).describe("Empty if the plan is complete; the most important first.")
});
/** As read: a part without criteria can still become a task. */
const ReadVerifyAnswer = VerifyAnswer.extend({ missing: array(MissingPart.extend({ acceptance_criteria: array(string()).default([]) })) });
const verifyJsonSchema = answerSchema(VerifyAnswer);
const Missing = object({
	what: text$4,
	/** The task added for it; null: none, and `why` has the reason. */
	added: text$4.nullable(),
	why: text$4.nullable()
});
/** A model's opinion on completeness, for one commit; null: no valid answer, and the summary has the reason. */
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
const CounselState = object({
	/** An open call, and how often it was lost. */
	asking: Counsel.extend({
		begun: int(),
		lost: int().optional()
	}).nullable(),
	/** A call whose first answer was unreadable, until the second one is. */
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
/** `knowledge-index.json`, in the words of the older programs: the source of the rendered page. */
const IndexFile = array(object({
	memory_ids: tuple([KnowledgeId]),
	summary: text$3,
	/** The newest iteration that taught it; 0 for a person's entry. */
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
/** Counters of the index triggers since its last renewal (docs/memory.md#when-it-is-renewed). */
const Compaction = object({
	/** The newest iteration whose handoff the index knows. */
	through: int(),
	iterations: int(),
	/** UTF-8 bytes of their handoffs as compact JSON, each with its line feed. */
	bytes: int(),
	refused: int(),
	/** The iteration before which the last one was refused. */
	refused_at: int().nullable(),
	/** Refused parts of the indexer's newest answer, for its next call; empty if it was accepted. */
	refusals: array(string()).default([]),
	/** Characters of the hard constraints after an agent was asked to merge them; 0 if none was. */
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
* What an agent leaves for the next one (docs/design.md#handoff). Only `summary` and `freeform` are required: a model
* that forgets an empty list has still handed over.
*/
const Handoff = object({
	summary: text$2.min(1).describe("One sentence: what changed and why. It becomes the commit message."),
	freeform: text$2.min(1).describe("A briefing for the colleague who takes over and sees only this text and the code. Say what you did and how, what you decided and why, what did not work, what is fragile, where to go on. Name files and functions. A few paragraphs of text, no JSON."),
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
* Where a handoff came from. If the agent left none, a small model made it from the agent's words (`extracted`) or the
* engine from the changes only (`synthetic`; docs/design.md#handoff); `engine`: no agent was called.
*/
const HandoffSource = _enum([
	"structured",
	"result_text",
	"extracted",
	"synthetic",
	"engine"
]);
const handoffJsonSchema = answerSchema(Handoff);
const Signals = object({
	iteration: int(),
	task: string(),
	confidence: Handoff.shape.confidence_level.unwrap().nullable(),
	research: array(string())
});
/** Written if the agent is not sure of its work, or leaves questions. */
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
const reviewJsonSchema = answerSchema(ReviewAnswer);
/** `line` is null if the change does not show it, `path` if it is about none of the changed files. */
const ReviewFinding = object({
	path: text$1.nullable(),
	line: int().positive().nullable(),
	severity: Severity,
	text: text$1
});
/** A review after validation: bounded, and every place is in the change. */
const Review = object({
	verdict: Verdict,
	summary: text$1,
	findings: array(ReviewFinding)
});
/** A reviewer's call whose answer is not read yet. Older records have its price only. */
const ReviewCall = EndedCall.partial({
	usage: true,
	duration_ms: true
}).extend({ usd: number().nonnegative() });
/** `iterations/<thousand>/<n>/review.json`: the result of a call; `why`: the reason if no answer counts. */
const Reviewed = ReviewCall.extend({
	review: Review.nullable(),
	why: text$1.nullable()
});
const IterationReviewed = object({
	type: literal("iteration_reviewed"),
	at: datetime(),
	iteration: int(),
	task: text$1,
	/** Null if no answer counts. */
	verdict: Verdict.nullable(),
	findings: int(),
	/** From the review, or why there is none. */
	summary: text$1,
	/** Part of the attempt's cost. */
	usd: number(),
	model: text$1.nullable().optional(),
	usage: Usage.optional()
});
// src/schema/check/network-refusal.ts
/** A refused connection out of a confined network: `host:port`, the reason, and the line that would allow it. */
const NetworkRefusal = object({
	target: string(),
	why: string(),
	line: string().optional()
});
// src/schema/counsel/evidence.ts
const text = string();
/** `iterations/<thousand>/<n>/criteria.json`: the levels of the citations of an attempt that passed. */
const TaskCriteria = object({
	task: text,
	criteria: array(JudgedCriterion)
});
/** A done task's criterion, with the iteration whose handoff cites something for it. */
const CriterionEvidence = JudgedCriterion.extend({
	task: text,
	iteration: int().nullable()
});
/** `evidence.json`: the criteria of a complete plan, for one commit. */
const Evidence = object({
	work: text,
	criteria: array(preprocess(criterionToday, CriterionEvidence)),
	/** Done tasks without a criterion. */
	silent: array(text)
});
/** The numbers for every report, with the first rows, lowest levels first. */
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
	silent: int()
});
const EvidenceGathered = object({
	type: literal("evidence_gathered"),
	at: datetime(),
	...EvidenceSummary.shape
});
/** Converts numbers of an older version without citations, where every criterion is a claim. */
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
	return {
		...rest,
		citation: null,
		level: "claimed",
		check: null,
		iteration: null,
		why: "an older version of ralph compared words and recorded no citation"
	};
}
object({
	severity: _enum(["error", "warning"]),
	/** Stable name of the rule, such as `PLAN_CYCLE`. */
	code: string(),
	/** The file, for a plan of several files. */
	file: string().optional(),
	/** Place in the document, such as `tasks[3].depends_on[0]`; empty for the whole document. */
	path: string(),
	/** 1-based place in the file; null if there is none (encoding, or a plan without a file). */
	line: int().positive().nullable(),
	column: int().positive().nullable(),
	message: string(),
	remedy: string()
});
/** A part of a person's edit of the plan that the run does not adopt. */
const RefusedEdit = object({
	/** Null if it belongs to no task. */
	task: string().nullable(),
	/** `done`: it could be adopted if its task were open. */
	kind: _enum([
		"added",
		"done",
		"other"
	]),
	why: string()
});
// src/schema/run/attempts.ts
const TaskCommit = object({
	iteration: int(),
	commit: string(),
	summary: string()
});
/** A commit is a part if the agent says that the task is not complete. */
const Part = object({
	/** Its place among the commits of the task, from 1. */
	number: int(),
	/** Remaining work in the agent's words; the first entries. */
	left: array(string()),
	/** No continuation is left: the task has failed. */
	final: boolean()
});
/** Each counts against the task's retries. */
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
/** An agent that changed nothing asks a person; its attempt is not counted. */
const AgentQuestion = object({
	/** `no_change`: everything that the task asks for exists already. */
	kind: _enum(["question", "no_change"]),
	why: string(),
	/** Proof of that; empty for a question. */
	evidence: string(),
	/** At most four answers to choose from. */
	options: array(string()).optional(),
	/** Tests that ran for its criteria, a line each, if a verifier is asked before a person. */
	verify: array(string()).optional(),
	/** Why a person must decide although the settings accept such a claim. */
	person: string().optional()
});
/** Tells if the next attempt will fail in the same way. */
const Failure = object({
	iteration: int(),
	cause: FailureCause,
	fingerprint: string()
});
/** The first red checks, each with the decisive lines of its output. */
const SaidByRed = array(object({
	name: string(),
	lines: array(string())
}));
/** A failed attempt for reports. */
const RecentFailure = object({
	iteration: int(),
	/** The agent's summary of its work; null without a handoff. */
	tried: string().nullable().default(null),
	why: string(),
	/** Only for the newest failure. */
	said: SaidByRed.default([])
});
/** Signs that more attempts at a task do not help (docs/steering.md#when-a-task-is-stuck). */
const StuckSign = _enum([
	"said_stuck",
	"same_failure",
	"no_changes",
	"in_turns"
]);
const facts = {
	/** The newest attempt of `rests_on`. */
	iteration: int(),
	sign: StuckSign,
	rests_on: array(int()),
	why: string(),
	/** `ask`: the task fails and a person is notified; `pause`: the run waits; `skip`: the task is given up. */
	action: _enum([
		"ask",
		"pause",
		"skip"
	]),
	retries_left: int()
};
/** Kept on the task until a person decides or a later attempt succeeds. */
const Stuck = object(facts);
/** More attempts at a task would only cost money. */
const StuckDetected = object({
	type: literal("stuck_detected"),
	at: datetime(),
	task: string(),
	...facts
});
// src/schema/run/budget.ts
/** A budget and its use in USD, tokens, milliseconds or attempts, by its kind. */
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
/** These start from zero with each job; the others last as long as the run. */
const ofOneJob = (budget) => budget === "time" || budget === "job_iterations";
// src/schema/run/check-events.ts
const at$1 = datetime();
/** Changes of an iteration that passed to its own checks: scripts, configuration and tests. */
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
const BaselineFinished = object({
	type: literal("baseline_finished"),
	at: at$1,
	commit: string(),
	checks: string(),
	red: array(string()),
	accepted: boolean(),
	/** Those of `red` that pass without the confinement: no agent can turn them green. */
	confined: array(RedConfined).optional(),
	said: SaidByRed.optional(),
	/** Number of checks whose failure blocks a commit; unknown in older runs. */
	counting: int().optional(),
	duration_ms: number().default(0)
});
// src/schema/run/stop-reason.ts
const why = string();
/** Two commits that git cannot merge, and the commands for a person. */
const Conflict = object({
	ours: string(),
	theirs: string(),
	/** The first ones; `total` counts all. */
	files: array(string()),
	total: int(),
	/** The settings allow an agent to try it. */
	agent_may: boolean().optional(),
	/** For a shell in a clone, one after the other. */
	commands: array(string())
});
/** More changed lines than `stop-at` in pull requests that nobody has merged. */
const Unread = object({
	lines: int(),
	limit: int(),
	parts: int(),
	/** The branch of the pull request that can be merged first. */
	lowest: string(),
	/** The base at that time: a merge would move it. */
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
		/** `limit`: the machine's limit, not the user's budget. */
		scope: _enum(["budget", "limit"]).optional()
	}),
	object({
		kind: literal("cost_budget"),
		budget_usd: number(),
		spent_usd: number().optional(),
		/** Median cost of an attempt, if less than that is left. */
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
		/** `job`: only that job ended, and nothing has to be lifted. */
		scope: _enum(["job", "run"]).optional(),
		/** The stuck task, if that is the reason. */
		task: string().optional()
	}),
	object({
		kind: literal("human_review"),
		why,
		/** A person must approve a commit. */
		approve: object({
			iteration: int(),
			task: string(),
			commit: string()
		}).optional(),
		/** A person must decide about given up tasks: the first ones of `total`. */
		given_up: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				by: literal("ralph").optional()
			})),
			total: int()
		}).optional(),
		/** A person must answer agents before others build on their tasks: the first ones of `total`. */
		asks: object({
			tasks: array(object({
				task: string(),
				iteration: int(),
				why,
				question: AgentQuestion.optional()
			})),
			total: int()
		}).optional(),
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
		/** Checks that fail before any work, and may be accepted. */
		red: array(string()).optional(),
		/** A review of the plan that a person must answer. */
		counsel: _enum(["plan-review", "consensus"]).optional()
	}),
	object({
		kind: literal("stuck"),
		on: array(why),
		/** The failed task to retry or skip; missing in older records. */
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
/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs). */
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
	/** Null if it is no iteration. */
	of: object({
		iteration: int(),
		task: string()
	}).nullable(),
	/** The commit for the next jobs, reachable from the state; null if there is none yet. */
	commit: string().nullable(),
	/** Unique for each delegation. */
	nonce: string(),
	/** Its files are in the checkout of the delegating job. */
	laid_out: boolean(),
	/** Cost of the agent's call, even if nobody settles it. */
	usage: Usage,
	duration_ms: number()
});
const ChangeAction = _enum([
	"created",
	"modified",
	"deleted"
]);
const Change = object({
	path: string(),
	action: ChangeAction,
	/** Bytes of the new content; 0 for a deletion. */
	bytes: number(),
	/** Git's mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
	mode: string().nullable()
}).readonly();
const oid$1 = string();
const paths = array(string()).readonly();
const listed = object({
	paths,
	total: int()
});
const Numbered = object({
	/** The checked-out commit: the checkpoint, or its merge that has to be resolved. */
	start: oid$1,
	/** Set if the attempt resolves a merge: the other parent, and every path with conflict markers. */
	merge: object({
		base: oid$1,
		files: paths
	}).nullable(),
	/** Set if it combines an earlier change with what landed since: that change, and the conflicting paths. */
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
/** The plain data of one iteration: its phases can run in separate jobs (docs/design.md#several-jobs). */
const Prepared = Numbered.extend({
	prompt: string(),
	/** Instructions of the base for the agent, such as CLAUDE.md, which its own settings would otherwise have loaded. */
	systemPrompt: string(),
	/** Calls before the agent's, in order; the prompt depends on their results. */
	calls: array(PlannedCall).optional()
});
/** Without the prompt, which is kept as `prompt.md`. */
const Coded = Numbered.extend({
	end: AgentEnd,
	usage: Usage,
	durationMs: number(),
	lingeredMs: number().nullable(),
	denials: array(string()).readonly(),
	steps: AgentSteps.optional(),
	handoff: Handoff.nullable(),
	handoffSource: HandoffSource.nullable(),
	/** The captured tree, which is both validated and committed. */
	tree: oid$1,
	changes: array(Change).readonly(),
	/** Files of the tree that the engine itself changed. */
	own: paths.optional(),
	hidden: listed,
	/** Ignored files that the agent changed. */
	environment: listed,
	/** Why it cannot be checked: a command before the capture failed, a conflict is not resolved; else null. */
	unready: string().nullable(),
	/** The guards' findings, in words with the path. */
	findings: array(string()).readonly(),
	/** The agent's confinement, if it ran on another machine than the job that settles it. */
	confined: Confined.optional(),
	servers: ServersLeft.optional(),
	/** Its changes to what the checks run, in words with the path. */
	touched: array(string()).readonly().default([]),
	/** Set if the agent left no handoff, and a call made one from its words. */
	extraction: ExtractionCall.optional(),
	reviewed: Reviewed.optional(),
	/** Calls that another job had to make before this attempt, and those that it made, with unread answers. */
	before: object({
		planned: array(PlannedCall),
		made: MadeCalls
	}).optional(),
	/** The commit on which its agent began, if others have landed since: `tree` and `checkpoint` include them. */
	begun_on: oid$1.optional(),
	passes: array(PassResult).readonly().optional(),
	/** Calls about earlier iterations, with unread answers. */
	owed: array(OwedCall).readonly().optional()
});
/** A task whose commits are reverted; the revert must still pass the checks. */
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
/** What one job passes to another, tied by its nonce to the delegation in the state. */
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
		legs: array(object({
			lane: int(),
			iteration: int()
		})).readonly(),
		reason: StopReason.optional()
	})
]);
// src/schema/run/edit-events.ts
const at = datetime();
/** A file that people edit during a job, and that cannot be used: the run continues with its last content. */
const UnusableEdit = object({
	file: string(),
	kind: _enum(["plan", "settings"]),
	/** The digest of this edit. */
	print: string(),
	/** The first fault with its place and remedy; null if the file is gone. */
	fault: string().nullable(),
	total: int()
});
/** An unusable edit by a person during a job; written once for each edit. */
const EditUnusable = object({
	type: literal("edit_unusable"),
	at,
	...UnusableEdit.shape
});
/** The file can be used again. For a plan, `plan_changed` says what was adopted. */
const EditMended = object({
	type: literal("edit_mended"),
	at,
	file: string(),
	kind: UnusableEdit.shape.kind
});
/** What the run adopted from a person's edit of the plan. */
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
	refused: array(RefusedEdit).optional()
});
/** For a run of an older version; null: a setting names the format from now on. */
const PlanFormatRecorded = object({
	type: literal("plan_format_recorded"),
	at,
	format: string().nullable()
});
// src/schema/run/lease.ts
/** The holder of the right to write the run: a workflow run, or a process on a host (docs/design.md#lease). */
const LeaseHolder = discriminatedUnion("kind", [object({
	kind: literal("process"),
	host: string(),
	boot: string(),
	pid: int(),
	/** The process's start time in the kernel's unit: a reused pid has another one. */
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
/** A sent prompt, and the tokens of its first request with everything that the agent's program adds. */
const MeasuredPrompt = object({
	chars: int(),
	tokens: int()
});
/** `prompt.json` of an iteration: facts that are not in its prompt. */
const PromptFacts = object({
	schema: literal(1),
	/** In the order of the prompt; `source` is for people. */
	sections: array(object({
		name: string(),
		source: string()
	})),
	/** Ids of its numbered entries, in the order of their numbers from 1. */
	entries: array(string()).default([]),
	/** Number of index entries that the agent could read in a file; 0 without such a file. */
	index_entries: int().default(0),
	/** The basis of its budget, and the number of calls behind it; 0 if assumed. */
	chars_per_token: number().default(4),
	measured_calls: int().default(0)
});
// src/schema/run/rules.ts
/** A setting of the run. Values as in `ralph.yml`; durations in seconds. */
const RecordedRule = object({
	value: unknown(),
	/** Such as `--approval`, `.github/ralph.yml: validate`, `an order of Ada`. */
	from: string(),
	source: _enum([
		"job",
		"base",
		"order"
	]),
	/** The value in plan or `ralph.yml` at that time, if any. */
	based: unknown().optional()
});
/** The rules for what may be committed, by names of settings; missing ones have the program's defaults. */
const Rules = object({
	/** The commit of the base with this plan and this `ralph.yml`. */
	base: string(),
	values: record(string(), RecordedRule)
});
/** A changed rule; `rule` is null if only the default is left. */
const RuleChange = object({
	name: string(),
	before: unknown(),
	after: unknown(),
	rule: RecordedRule.nullable()
});
/** The rules changed: by a newer commit of the base, an order, or a job that asked for it. */
const RulesChanged = object({
	type: literal("rules_changed"),
	at: datetime(),
	by: string(),
	why: string(),
	/** The commit of the base whose plan and `ralph.yml` count now. */
	base: string(),
	changes: array(RuleChange)
});
/** An operator changed a setting that is no rule, for the rest of the run; raw, as written. */
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
/** Protected files that commits without a task change; the first ones, `total` counts all. */
const brought = { protects: object({
	paths: array(string()),
	total: int()
}).optional() };
/** A pull request of the run ends here; the next one begins with this iteration's commit. */
const MilestoneBegun = object({
	type: literal("milestone_begun"),
	at: moment,
	iteration: int(),
	milestone: string().nullable(),
	from: oid
});
/** People merged the lowest pull requests of the run into the base. */
const PartsMerged = object({
	type: literal("parts_merged"),
	at: moment,
	parts: int(),
	/** The base also contains the newest commits, so nothing is left to review. */
	all: boolean()
});
/** The base had moved: `commit` contains it and the work; it is the base itself if that contained the work. */
const BaseMerged = object({
	type: literal("base_merged"),
	at: moment,
	base: oid,
	from: oid,
	commit: oid,
	why: string(),
	...brought,
	/** The new ends of the newest ended slices, if a lower one was squashed or rebased into the base. */
	ends: array(oid).optional()
});
const WorkMoved = object({
	type: literal("work_moved"),
	at: moment,
	from: oid,
	to: oid,
	why: string(),
	...brought,
	/** The new ends of the newest ended slices, if people pushed to the branch of one of them. */
	ends: array(oid).optional()
});
/** A part of the stack that could not be updated after a squash or rebase below it. */
const StackConflict = object({
	/** The base's newest commit, which could not be merged. */
	base: oid,
	/** The branch on which a person resolves it. */
	branch: string(),
	/** The other side: the base, or the part below with the base merged into it; and its branch. */
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
	/** The new ends of the parts directly below it. */
	ends: array(oid)
});
const StackConflictEnded = object({
	type: literal("stack_conflict_ended"),
	at: moment,
	branch: string(),
	why: string()
});
/** The checks ran on a lower pull request after a merge of the base into it. */
const PartChecked = object({
	type: literal("part_checked"),
	at: moment,
	branch: string(),
	commit: oid,
	/** Names of the failed checks that count. */
	red: array(string()),
	said: SaidByRed.optional(),
	/** Set-up and checks together. */
	duration_ms: number()
});
const OpenAttempt = object({
	iteration: int(),
	task: string(),
	attempt: int(),
	checkpoint: string(),
	started: datetime(),
	prompt_chars: int().optional()
});
/** One of several parallel attempts, each in its own workspace. */
const LaneAttempt = OpenAttempt.extend({
	/** Its workspace, from 0. */
	lane: int(),
	reserved_usd: number(),
	reserved_tokens: int().optional(),
	/** Ids of the hints that it has read. */
	told: array(string()).default([]),
	/** The agent's work on the checkpoint: it waits in the train to be checked and to land. */
	candidate: string().nullable().default(null),
	/** Its checks passed and a person is asked; with `approved_by` it is in the train again. */
	held: object({
		commit: string(),
		/** The parent of the commit. */
		checkpoint: string(),
		summary: string(),
		part: Part.optional(),
		/** Digest of the change without the engine's own edits: the same change elsewhere has the same digest. */
		patch: string(),
		/** The commit that a person approved, if what landed since then made another one of it. */
		approved_before: string().optional(),
		approved_by: string().nullable().default(null)
	}).nullable().default(null),
	checks_lost: int().default(0)
});
/** Default values are not written: of 5,000 tasks most lines are short. */
const TaskState = object({
	status: TaskStatus,
	/** Null for a task that a person wrote, or has changed since. */
	added_by: literal("agent").nullable().default(null),
	/** Attempts that count against `max_retries`; interrupted ones do not. */
	failed_attempts: int().default(0),
	/** Runners lost in a row; too many count as a failure, since the task may be what kills them. */
	runners_lost: int().default(0),
	/** Failed iterations, newest last, for the failure context; bounded by `max_retries`. */
	failed_iterations: array(int()).default([]),
	/** Its newest commit in the work, with its iteration and summary. */
	iteration: int().nullable().default(null),
	commit: string().nullable().default(null),
	summary: string().nullable().default(null),
	/** Its agent's unfinished work and refused wishes, a line each. */
	left: array(string()).default([]),
	/** Earlier commits, oldest first, with which the task was not complete. */
	parts: array(TaskCommit).default([]),
	/** The iteration that found nothing left to do, if the task is done without a commit of that iteration. */
	closed: int().nullable().default(null),
	/** Set if done without a change: who agreed, or that a model verified it, and the work at that time. */
	unchanged: object({
		by: string(),
		verified: boolean(),
		work: string()
	}).nullable().default(null),
	/** It waits for a person's decision: the iteration, and the reason of its agent or, with `by`, of the engine. */
	given_up: object({
		iteration: int(),
		why: string(),
		by: literal("ralph").optional()
	}).nullable().default(null),
	/** Failures in a row, oldest first, since its last success or a person's comment. */
	failures: array(Failure).default([]),
	recent_failures: array(RecentFailure).default([]),
	stuck: Stuck.nullable().default(null),
	/** Questions of its agents instead of a change, oldest first. */
	questions: array(string()).default([]),
	/** Conflicts of its changes with what landed in the meantime, since its newest commit. */
	rebases: int().default(0),
	/** The change in conflict, for the attempt that resolves it. */
	rebase: object({
		iteration: int(),
		candidate: string(),
		fingerprint: string().optional()
	}).nullable().default(null),
	/** A machine was lost during parallel attempts, this task's among them: its next one runs alone. */
	alone: boolean().default(false),
	/** Attempts held back by a call before them, since the last agent call. */
	held_back: int().default(0),
	usd: number().default(0),
	/** Of its agents' calls. */
	duration_ms: number().default(0),
	/** Of its attempts from start to end, with checks, reviews and waits for machines; 0 in older runs. */
	time_ms: number().default(0)
});
/**
* `run.json`: the state. With the second and the fourth number, `tasks` holds only the records that differ from
* `tasks.json`; with the third and the fourth, `knowledge` only the entries that differ from `knowledge-index.json`.
* Above the fourth number, attempts are open in lanes.
*/
const RunFile = object({
	schema: literal(1),
	run: string(),
	plan: string(),
	plan_source: string(),
	plan_file: string().nullable().default(null),
	/** The format of the plan; an edit that changes it is refused. */
	plan_format: string().nullable().default(null),
	/** The person to notify. */
	started_by: string().nullable().default(null),
	issue: int().nullable().default(null),
	/** The base's commit in the work: from the start of the run, or the newest merge. */
	base: string(),
	/** Null if HEAD was detached at the start: then any HEAD counts as the base. */
	base_branch: string().nullable().default(null),
	work_branch: string(),
	remote: string(),
	/** Settings at the start, kept by later jobs that do not state them. Null for a run of an older version. */
	rules: Rules.nullable().default(null),
	/** The queue's folder, whose folders show the plan's progress; null outside of a queue. */
	queue: string().nullable().default(null),
	started: datetime(),
	updated: datetime(),
	/** Tip of the work branch as the run knows it. */
	work: string(),
	/** The pull requests of the work, oldest first: the end of each, and its first iteration. The newest has no end. */
	slices: array(object({
		milestone: string().nullable(),
		iteration: int(),
		end: string().nullable(),
		/** Of its commits, once it has ended. */
		lines: int().optional(),
		merged: literal(true).optional(),
		/** Its newest own commit, if the base was merged into it and not into the part above. */
		own_end: string().optional(),
		/** Checks of its end after a merge of the base: null until they have run, then the names of the failed ones. */
		red: array(string()).nullable().optional(),
		said: SaidByRed.optional()
	})).default([]),
	/** Set until a person, or the base, has resolved it. */
	stack_conflict: StackConflict.nullable().default(null),
	/** Lines to review since the newest slice began. */
	lines: int().default(0),
	epoch: int(),
	lease: Lease.nullable(),
	/** The highest iteration number so far. */
	iteration: int(),
	/** The running attempt, if they run one at a time. */
	current: OpenAttempt.nullable(),
	/** The parallel attempts, in the order in which they began; candidates in that of the train. */
	lanes: array(LaneAttempt).default([]),
	/** Why no further parallel attempt begins; until one does. */
	lanes_limited: string().nullable().default(null),
	confined: Confined.nullable().default(null),
	/** Work delegated to another job of the workflow run that holds the lease. */
	handed: HandedOn.nullable().default(null),
	tasks: record(string(), TaskState),
	baseline: object({
		commit: string(),
		checks: string(),
		red: array(string()),
		accepted: boolean(),
		confined: array(RedConfined).optional(),
		/** Number of checks whose failure blocks a commit; unknown in older runs. */
		counting: int().optional()
	}).nullable(),
	/** The task that resolves the conflict with this base, until the work contains that base. */
	merging: object({
		task: string(),
		base: string(),
		files: array(string()),
		total: int()
	}).nullable().default(null),
	/** Commits on the work branch without a task, until the checks have passed on them. */
	unproven: object({
		commit: string(),
		why: string()
	}).nullable().default(null),
	/** The newest five arrivals of such commits that change protected files, newest first. */
	steered: array(object({
		from: string(),
		to: string(),
		paths: array(string()),
		total: int()
	})).default([]),
	/** Changes of steering files while an agent ran that may have reached them; the newest five. */
	doubted: array(object({
		paths: array(string()),
		plan_source: string().nullable()
	})).default([]),
	/** Repeated set-ups, with the newest iteration at that time; the newest three, newest first. */
	set_ups: array(object({
		iteration: int(),
		why: string()
	})).default([]),
	/** Refused connections, with the newest iteration at that time; the newest twenty, newest first. */
	network_refused: array(object({
		iteration: int(),
		...NetworkRefusal.shape
	})).default([]),
	/** The newest thirty ended attempts, oldest first, for charts. */
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
	/** The part for calls around the coding agent, by role; a pass is `pass:` and its name. */
	around: record(string(), RoleSpent).default({}),
	/** USD of the newest attempts that count, newest first, to estimate the next one. */
	costs: array(number()).default([]),
	/** Number of jobs that worked on the run, and how long the ended ones held it. */
	runner: object({
		jobs: int(),
		ms: number()
	}).default({
		jobs: 0,
		ms: 0
	}),
	/** Budgets whose warning was sent; a job's are dropped when the next job begins. */
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
	/** Set by an operator, or for a stuck task, which is then named; no job works until it is lifted. */
	paused: object({
		by: string(),
		why: string(),
		task: string().optional()
	}).nullable(),
	/** Settings that are no rules and that operators changed, by name, as written. */
	overrides: record(string(), string()).default({}),
	/** The newest twenty orders with their outcome, newest first. */
	commands: array(object({
		at: datetime(),
		by: string(),
		text: string(),
		/** Why it was refused or failed. */
		refused: string().nullable(),
		/** A whole job has run since: reports leave it out. */
		told: boolean().optional()
	})).default([]),
	/** A commit that passed its checks and waits for approval; nothing else is worked on until then. */
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
	/** Iterations whose commits will be reverted, oldest order first. */
	undos: array(object({
		undoes: int(),
		by: string(),
		why: string(),
		reopen_dependents: boolean()
	})),
	/** Of one task or, if null, the next. Kept until an attempt with it passed, or three failed. */
	hints: array(object({
		id: string(),
		by: string(),
		text: string(),
		task: string().nullish(),
		attempts: int().optional()
	})),
	/** Tasks that reviewers asked for, with the places where their commits are reported. */
	follow_ups: array(object({
		task: string(),
		url: string().nullable(),
		threads: array(string())
	})).default([]),
	/** Entries oldest first, also those that no longer count. */
	knowledge: array(Knowledge).default([]),
	inherited: array(string()).default([]),
	compaction: Compaction.default(nothingToIndex),
	/** The newest iteration reviewed by a post. */
	looked_back: int().default(0),
	/** The newest prompts with the tokens of their first requests, newest first. */
	measured: array(MeasuredPrompt).default([]),
	/** Ids of the hints that the running attempt has read. */
	told: array(string()),
	/** The newest five requests by agents for a person's review, newest first. */
	reviews: array(object({
		iteration: int(),
		task: string(),
		why: string()
	})),
	/** Agents' doubts and questions: the newest five, newest first, one for a task. */
	signals: array(Signals).default([]),
	/** Unanswered: nothing is built on the task; with a `question` it is not attempted either. */
	asks: array(object({
		iteration: int(),
		task: string(),
		why: string(),
		question: AgentQuestion.optional()
	})).default([]),
	/** The newest five reviews, newest first. */
	reviewed: array(object({
		iteration: int(),
		task: string(),
		verdict: Review.shape.verdict.nullable(),
		findings: int(),
		summary: string()
	})).default([]),
	/** Passes that wait for the next job with an agent, oldest iteration first. */
	owed: array(OwedPasses).default([]),
	/** Evidence that the plan is complete, for the newest commit that was called complete. */
	evidence: preprocess(summaryToday, EvidenceSummary.nullable()).default(null),
	counsel: CounselState.default(noCounsel),
	/** Changes of the newest iterations to their own checks, newest first. */
	touched: array(Touched).default([]),
	/** Parts of the current plan file that the run did not adopt. */
	refused_edits: array(RefusedEdit).default([]),
	/** Unusable edits, until they are fixed; at most one for a file. */
	unusable_edits: array(UnusableEdit).default([]),
	last_agent_start: datetime().nullable(),
	stop: StopReason.nullable(),
	/** The workflow whose next job the newest one starts, since it met a limit of its own. */
	next_job: string().nullable().default(null),
	/** The newest job had such a reason, and a later order has made it void. */
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
/** `tasks.json`: the records of a long plan's tasks when they were last gathered. */
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
	const predecessors = /* @__PURE__ */ new Set();
	const pending = [...from];
	for (let entry = pending.pop(); entry; entry = pending.pop()) for (const id of entry.supersedes) {
		const predecessor = byId.get(id);
		if (!predecessor || predecessors.has(predecessor)) continue;
		predecessors.add(predecessor);
		if (through(predecessor)) pending.push(predecessor);
	}
	return predecessors;
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
/** Iteration numbers and the epoch continue from the previous run. */
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
const endedInOrder = ({ stop, ended_in_order }) => ended_in_order || stop !== null && stop.kind !== "failed";
/** A task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? state.tasks[id]?.status ?? "pending" : "pending";
/** True if an agent added the task and no person has agreed to it or changed it since. */
const addedByAgentIn = (state) => (id) => taskIn(state, id).added_by === "agent";
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : void 0) ?? untouchedTask;
/** In plan order. Cached for each change of a task, since 5,000 lookups take longer than their use. */
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = memoize((tasks) => memoize((plan) => plan.tasks.map(({ id }) => taskIn({ tasks }, id))));
// src/core/text/markdown/neutral-markdown.ts
/** Foreign Markdown that shows all it contains and cannot fake our markers (failure model C22); headings below ours. */
const neutralMarkdown = (text) => neutral(inert(text));
/** For a text of an agent or a check: without references and links. */
const agentMarkdown = (text) => neutral(inertOfAgent(text));
function neutral(text) {
	return nestHeadings(text.replace(/<(?=[a-z/!?])/gi, "\uff1c").replace(/&(?=#?\w+;)/g, "\uff06").replaceAll("![", "\uff01[").replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, "$1\uff3b"));
}
const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/** Makes `## x` `#### x`. No line of the result begins with `## ` (failure model seed C1). */
function nestHeadings(text) {
	const lines = [];
	let open;
	for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
		const wasOpen = open !== void 0;
		open = fenceAfter(line, open);
		if (!wasOpen && underline.test(line) && lines.at(-1)?.trim()) lines.push("");
		lines.push(wasOpen ? indentHeading(line) : line.replace(heading, nestedMarks));
	}
	return closeFence(lines.join("\n"));
}
const nestedMarks = (_match, indent, marks) => indent + "#".repeat(Math.min(6, marks.length + 2));
/** A fast path for most titles of a long table. */
const harmlessWords = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** One harmless line of at most `maxChars`; keeps its formatting. */
function inlineMarkdown(text, maxChars) {
	if (text.length <= maxChars && harmlessWords.test(text)) return text;
	return plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars);
}
const agentLine = (text, maxChars) => inertOfAgent(plainLine(agentMarkdown(plainLine(text, maxChars)), maxChars));
/** A text that only looked like an order still contains its first word. */
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
/** Oldest first; none if the work is one pull request. */
function slicesOf({ slices, work, work_branch, lines }) {
	return slices.map((slice, place) => {
		const { milestone, end, iteration } = slice;
		const siblings = slices.filter((one) => one.milestone === milestone);
		const number = siblings.indexOf(slice) + 1;
		const last = number === siblings.length;
		const branch = milestone === null ? work_branch : `${work_branch}.${milestone}`;
		return {
			milestone,
			branch: last ? branch : `${branch}+${number}`,
			tip: end ?? work,
			ownEnd: slice.own_end ?? null,
			red: slice.red === void 0 ? [] : slice.red,
			said: slice.said ?? [],
			newest: end === null,
			number: siblings.length > 1 ? number : null,
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
/** The lowest pull request whose newest commit is unchecked. The newest slice has the baseline instead. */
const partToCheck = (state) => slicesOf(state).find(({ red, merged, newest }) => red === null && !merged && !newest);
const redParts = (state) => slicesOf(state).filter(({ red, merged }) => red !== null && red.length > 0 && !merged);
const branchesOf = (state) => [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)];
const isBranchOfRun = (branch, workBranch) => branch === workBranch || branch.startsWith(`${workBranch}.`) || branch.startsWith(`${workBranch}+`);
/**
* Undefined if the newest slice goes on. Branches only move forward, so late commits belong to the newest slice.
* `size`: the limit of lines, and the lines of this commit.
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
function tasksOf(plan, milestone) {
	const milestones = milestonesOf(plan);
	return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isMilestoneDone(plan, state, milestone) {
	const statusOf = statusIn(state);
	const tasksWithQuestions = new Set(state.asks.map(({ task }) => task));
	const isOver = (id) => statusOf(id) === "skipped" || statusOf(id) === "done" && !tasksWithQuestions.has(id);
	return tasksOf(plan, milestone).every(isOver);
}
export { EditMended as $, synthesisJsonSchema as $t, freeId as A, IndexFile as At, RunFile as B, planTask as Bt, recordsOf as C, recordedValue as Cn, ReviewCall as Ct, replacedBy as D, HandoffSource as Dt, untouchedTask as E, withCurrentNames as En, Handoff as Et, sameWords as F, CounselInterrupted as Ft, StackConflictEnded as G, planReviewJsonSchema as Gt, MilestoneBegun as H, CounselAnswered as Ht, soundsHard as I, CounselLost as It, Rules as J, ReadChallengeAnswer as Jt, StackConflicted as K, ConsensusPart as Kt, superseded as L, CounselRole as Lt, isHard as M, CompletionJudged as Mt, normalized as N, CounselBegun as Nt, withoutIteration as O, SignalsGiven as Ot, putEntries as P, CounselCalled as Pt, LeaseHolder as Q, counterJsonSchema as Qt, typeOf as R, MadeCounsel as Rt, endedInOrder as S, readRaw as Sn, ReviewAnswer as St, taskIn as T, weakens as Tn, reviewJsonSchema as Tt, PartChecked as U, PlanReviewAnswer as Ut, BaseMerged as V, verifyJsonSchema as Vt, PartsMerged as W, PlanReviewed as Wt, SettingChanged as X, ReadSynthesisAnswer as Xt, RulesChanged as Y, ReadCounterAnswer as Yt, PromptFacts as Z, challengeJsonSchema as Zt, inlineMarkdown as _, defaultRaw as _n, EvidenceGathered as _t, partToCheck as a, laneOf as an, HandedOn as at, addedByAgentIn as b, rawOf as bn, NetworkRefusal as bt, tasksOf as c, openAttempts as cn, ChecksTouched as ct, indexPage as d, withApproved as dn, AgentQuestion as dt, freeLane as en, EditUnusable as et, knowledgeLines as f, withCandidate as fn, FailureCause as ft, agentMarkdown as g, withoutOpen as gn, Evidence as gt, agentLine as h, withOpen as hn, StuckDetected as ht, isMilestoneDone as i, isHeld as in, Dossier as it, isActive as j, nothingToIndex as jt, entryText as k, handoffJsonSchema as kt, entryLine as l, openCalls as ln, BudgetUse as lt, shortLine as m, withHintsRead as mn, SaidByRed as mt, branchesOf as n, heldIterations as nn, PlanFormatRecorded as nt, redParts as o, lanesAtWork as on, StopReason as ot, numberedLine as p, withHeld as pn, Part as pt, WorkMoved as q, ConsensusSaid as qt, isBranchOfRun as r, hintsReadBy as rn, Coded as rt, slicesOf as s, openAttempt as sn, BaselineFinished as st, beginsSlice as t, heldCommits as tn, PlanChanged as tt, indexMarkdown as u, uncountedLanes as un, ofOneJob as ut, nestHeadings as v, isNewest as vn, TaskCriteria as vt, statusIn as w, ruleNames as wn, Reviewed as wt, begin as x, rawOfText as xn, IterationReviewed as xt, typedOrder as y, isRule as yn, summaryToday as yt, GatheredTasks as z, ReadVerifyAnswer as zt };
