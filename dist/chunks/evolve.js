import { A as freeId, E as untouchedTask, F as sameWords, L as superseded, O as withoutIteration, P as putEntries, R as typeOf, S as endedInOrder, T as taskIn, an as laneOf, dn as withApproved, fn as withCandidate, gn as withoutOpen, hn as withOpen, in as isHeld, j as isActive, jt as nothingToIndex, k as entryText, mn as withHintsRead, pn as withHeld, rn as hintsReadBy, sn as openAttempt, ut as ofOneJob, x as begin } from "./slices.js";
import { nt as withChanges } from "./state-files.js";
import { I as knowledgeTypes, W as addUsage } from "./pass.js";
import { un as similarIdFinder } from "./through-proxy.js";
import { A as totalTokens, f as startOf } from "./one-line.js";
import { C as runnerMs, o as isAgentsMd } from "./due.js";
import { bn as withoutCommits, g as hardChars, gn as recordWithCommit, mn as iterationsOf } from "./run-sentence.js";
// src/core/run/fold/put-task.ts
const putInPlace = (tasks, id, record) => {
	if (record) tasks[id] = record;
	else delete tasks[id];
	return tasks;
};
function putInOneCopy() {
	let copy;
	return (tasks, id, record) => {
		copy = tasks === copy ? copy : copyOf(tasks);
		return putInPlace(copy, id, record);
	};
}
/** Copies one by one into an object without a prototype: spreading 5,000 tasks takes twice as long (measured). */
function copyOf(tasks) {
	const copy = Object.create(null);
	for (const id in tasks) {
		const record = tasks[id];
		if (record) copy[id] = record;
	}
	return copy;
}
function withTask(state, put, { id, ...change }) {
	return {
		...state,
		tasks: put(state.tasks, id, {
			...taskIn(state, id),
			...change
		})
	};
}
const editing = (put) => (state, id, change) => withTask(state, put, {
	id,
	...change(taskIn(state, id))
});
// src/core/run/fold/call-costs.ts
function withCall(state, role, { usd, tokens }) {
	const before = state.around[role] ?? {
		calls: 0,
		usd: 0,
		tokens: 0
	};
	const totals = {
		...before,
		calls: before.calls + 1,
		usd: before.usd + usd,
		tokens: before.tokens + tokens
	};
	return {
		...state,
		around: {
			...state.around,
			[role]: totals
		}
	};
}
/** The costs of a call that was lost with its job are unknown. */
function withLostCall(state, role) {
	const { around } = withCall(state, role, {
		usd: 0,
		tokens: 0
	});
	const totals = around[role];
	return totals ? {
		...state,
		around: {
			...around,
			[role]: {
				...totals,
				unknown: (totals.unknown ?? 0) + 1
			}
		}
	} : state;
}
const usdAndTokens = (usage) => ({
	usd: usage.usd,
	tokens: totalTokens(usage)
});
const withReview = (state, { usd, usage }) => withCall(state, "review", usage ? usdAndTokens(usage) : {
	usd,
	tokens: 0
});
function withAgentCall(state, event, put) {
	const { role, usage, of } = event;
	const counted = {
		...withCall(state, role, usdAndTokens(usage)),
		looked_back: Math.max(state.looked_back, of ?? 0)
	};
	const separateCall = callOutsideAttempt(event);
	return separateCall ? withCost(taskOf(state, separateCall.iteration), counted, {
		usage,
		put
	}) : counted;
}
/** A call whose cost is not part of an attempt's, with its iteration (a post: the one it looked back at). */
function callOutsideAttempt(event) {
	if (event.type === "agent_call" && !event.within) return {
		iteration: event.of ?? event.iteration,
		usage: event.usage
	};
	return event.type === "agent_pass" && event.apart ? event : void 0;
}
/** If the iteration is too old to be known, the task that waits for the answer. */
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
function withCost(task, state, { usage, put }) {
	const paid = {
		...state,
		usage: addUsage(state.usage, usage)
	};
	if (task === void 0 || !Object.hasOwn(state.tasks, task)) return paid;
	return editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
/** A pass that was called outside of an attempt was owed. */
function withPass(state, event, put) {
	const counted = withCall(state, `pass:${event.pass_name}`, usdAndTokens(event.usage));
	return event.apart ? withoutOwedPass(counted, event, put) : counted;
}
function withoutOwedPass(state, event, put) {
	const { iteration, task, pass_name: name, usage } = event;
	const owed = state.owed.map((entry) => entry.iteration === iteration ? {
		...entry,
		passes: entry.passes.filter((pass) => pass !== name)
	} : entry).filter(({ passes }) => passes.length > 0);
	return withCost(task, {
		...state,
		owed
	}, {
		usage,
		put
	});
}
// src/core/run/fold/counsel.ts
const withCounsel = (state, change) => ({
	...state,
	counsel: {
		...state.counsel,
		...change
	}
});
const sameCounsel = (first, second) => first?.role === second.role && first.part === second.part && first.round === second.round;
function counselBegun(state, { role, part, round }) {
	const { asking } = state.counsel;
	const current = asking && sameCounsel(asking, {
		role,
		part,
		round
	}) ? asking : { begun: 0 };
	return withCounsel(state, { asking: {
		...current,
		role,
		part,
		round,
		begun: current.begun + 1
	} });
}
/** The call that its job did not finish, unless that is recorded already. */
function lostCounsel({ counsel: { asking } }) {
	if (!asking || (asking.lost ?? 0) >= asking.begun) return void 0;
	const { role, part, round } = asking;
	return {
		role,
		part,
		round
	};
}
function counselLost(state, { role }) {
	const { asking } = state.counsel;
	return withCounsel(withLostCall(state, role), { asking: asking && {
		...asking,
		lost: asking.begun
	} });
}
const counselCalled = (state, { role, usage }) => withCall({
	...state,
	usage: addUsage(state.usage, usage)
}, role, usdAndTokens(usage));
const counselInterrupted = (state, event) => {
	const { until, why, role, part, round, refused } = event;
	return withCounsel({
		...state,
		waiting: until === null ? null : {
			until,
			why,
			count: (state.waiting?.count ?? 0) + 1
		}
	}, {
		asking: null,
		...refused && { refused: {
			role,
			part,
			round,
			why
		} }
	});
};
const refusalOf = ({ counsel: { refused } }, counsel) => refused && sameCounsel(refused, counsel) ? refused.why : void 0;
/** True if only a verifier's last answer asked for the task. */
const isOfVerifier = ({ counsel }, task) => counsel.verified?.missing.some(({ added }) => added === task) ?? false;
function completionJudged(state, { type: _, at: __, ...verified }) {
	const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
	return withCounsel({
		...state,
		waiting: null
	}, {
		asking: null,
		refused: null,
		verified: {
			...verified,
			rounds
		}
	});
}
function planReviewed(state, event) {
	const { type: _, at: __, proposals, ...review } = event;
	const previous = state.counsel.plan_review;
	const plan_review = {
		...review,
		proposals: [...previous?.proposals ?? [], ...proposals],
		words: previous?.words ?? []
	};
	return withCounsel({
		...state,
		waiting: null
	}, {
		asking: null,
		plan_review
	});
}
function counselAnswered(state, event) {
	const { plan_review: review } = state.counsel;
	const { answer, ids, by, words } = event;
	if (event.role === "consensus") return consensusAnswered(state, event);
	if (!review) return state;
	const proposals = review.proposals.map((proposal) => ids.includes(proposal.id) ? {
		...proposal,
		fate: "taken"
	} : proposal);
	if (answer === "abort") return {
		...state,
		paused: {
			by,
			why: words || `${by} does not want the plan to start`
		}
	};
	if (answer !== "revise") return withCounsel(state, { plan_review: {
		...review,
		proposals,
		done: true,
		held: null
	} });
	const latestWords = words === "" ? review.words : [...review.words, words].slice(-10);
	return withCounsel(state, { plan_review: {
		...review,
		done: false,
		held: null,
		words: latestWords
	} });
}
function consensusAnswered(state, { answer, by, words }) {
	const { consensus } = state.counsel;
	if (!consensus) return state;
	if (answer === "abort") return {
		...state,
		paused: {
			by,
			why: words || `${by} does not want the plan to start`
		}
	};
	const decided = {
		...consensus,
		decision: answer,
		held: null
	};
	if (answer !== "revise") return withCounsel(state, { consensus: {
		...decided,
		next: null
	} });
	const latestWords = words === "" ? consensus.words : [...consensus.words, words].slice(-10);
	const round = consensus.decision === "revise" && consensus.next === "challenge" ? consensus.round : consensus.round + 1;
	const nextRound = {
		...decided,
		round,
		next: "challenge",
		words: latestWords
	};
	return withCounsel(state, { consensus: nextRound });
}
const consensusSaid = (state, { now }) => withCounsel({
	...state,
	waiting: null
}, {
	asking: null,
	consensus: now
});
const counselHandlers = {
	counsel_begun: counselBegun,
	counsel_called: counselCalled,
	counsel_interrupted: counselInterrupted,
	counsel_lost: counselLost,
	completion_judged: completionJudged,
	plan_reviewed: planReviewed,
	consensus_said: consensusSaid,
	counsel_answered: (state, event) => counselAnswered({
		...state,
		stop: null,
		ended_in_order: endedInOrder(state)
	}, event)
};
/** `gotcha: TEXT` sets the type (default: decision); `K-gotcha-x TEXT` replaces that entry. */
function remember(statement, entries) {
	const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(statement.text) ?? [];
	if (target !== void 0 && corrected !== void 0) return correct({
		...statement,
		text: corrected
	}, {
		target,
		entries
	});
	const [, kind, rest = ""] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(statement.text.trim()) ?? [];
	const type = knowledgeTypes.find((type) => type === kind?.toLowerCase());
	return entryOf({
		...statement,
		text: type ? rest : statement.text
	}, {
		type: type ?? "decision",
		entries,
		supersedes: []
	});
}
function correct(statement, { target, entries }) {
	const targetEntry = activeEntry(target, entries);
	if ("fault" in targetEntry) return {
		kind: "refused",
		why: targetEntry.fault
	};
	return entryOf(statement, {
		type: typeOf(target),
		entries,
		supersedes: [target]
	});
}
function entryOf(statement, request) {
	const { type, entries, supersedes } = request;
	const text = entryText(statement.text);
	if (text === "") return {
		kind: "refused",
		why: "remember needs a text"
	};
	if (text.length > 500) return {
		kind: "refused",
		why: `remember takes at most 500 characters, not ${text.length}`
	};
	const active = entries.filter(isActive);
	const duplicate = active.find((entry) => entry.by !== null && sameWords(entry.text, text));
	if (duplicate) return {
		kind: "known",
		id: duplicate.id
	};
	if (active.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length >= 50) return {
		kind: "refused",
		why: `50 entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`
	};
	const agentIds = active.filter((entry) => entry.by === null && sameWords(entry.text, text)).map(({ id }) => id);
	const takenIds = new Set(entries.map(({ id }) => id));
	const id = freeId(type, text, (candidate) => takenIds.has(candidate));
	const replacedIds = [.../* @__PURE__ */ new Set([...supersedes, ...agentIds])];
	return {
		kind: "new",
		entry: personsEntry({
			id,
			text,
			by: statement.by,
			url: statement.url,
			supersedes: replacedIds
		})
	};
}
const personsEntry = (fields) => ({
	...fields,
	status: "active",
	hard: false,
	iterations: [],
	task: null,
	why: null,
	from: null,
	said_over: null,
	contradicts: []
});
/** The entry that a person corrects or withdraws, or why that is impossible. */
function activeEntry(id, entries) {
	const entry = entries.find((candidate) => candidate.id === id);
	if (entry && isActive(entry)) return entry;
	const successorId = entries.findLast(({ supersedes }) => supersedes.includes(id))?.id;
	if (entry?.status === "superseded" && successorId) return { fault: `${id} does not count any more: ${successorId} took its place` };
	if (entry) return { fault: `${id} does not count any more${entry.why === null ? "" : `: ${entry.why}`}` };
	const similarId = similarIdFinder(entries.filter(isActive).map((entry) => entry.id))(id);
	return { fault: `there is no entry ${id}.${similarId === void 0 ? " `knowledge` lists them" : ` Did you mean ${similarId}?`}` };
}
function withRemembered(entries, entry) {
	const replacedIds = new Set(entry.supersedes);
	return [...entries.map((existing) => replacedIds.has(existing.id) ? superseded(existing, entry.id) : existing), entry];
}
const withoutEntry = (entries, { id, by, why, restores = [] }) => entries.map((entry) => {
	if (entry.id === id) return {
		...entry,
		status: "deprecated",
		why: `withdrawn by ${by}${why === "" ? "" : `: ${why}`}`
	};
	return restores.includes(entry.id) ? {
		...entry,
		status: "active",
		why: null
	} : entry;
});
// src/core/run/fold/attention.ts
const maxReviews$1 = 5;
function withReviewRequest(state, { iteration, task, why, holds, question }, edit) {
	const reviews = [{
		iteration,
		task,
		why
	}, ...state.reviews].slice(0, maxReviews$1);
	if (!question) return {
		...state,
		reviews,
		asks: holds ? [...state.asks, {
			iteration,
			task,
			why
		}] : state.asks
	};
	const asks = [...withoutAsksOf(state, [task]).asks, {
		iteration,
		task,
		why,
		question
	}];
	return edit({
		...state,
		asks
	}, task, ({ questions }) => ({ questions: [...questions, question.why] }));
}
const verifierAnswered = ({ counsel }) => ({
	counsel: {
		...counsel,
		asking: null,
		refused: null
	},
	waiting: null
});
/** A person or a verifier agreed that nothing needs to change: the task is done by the iteration that said so. */
const withUnchangedAccepted = (state, { iteration, task, why, by, verified }, edit) => edit({
	...withoutAsksOf(state, [task]),
	...verified && verifierAnswered(state),
	stop: null
}, task, (before) => ({
	status: "done",
	closed: iteration,
	...before.commit === null && {
		unchanged: {
			by,
			verified: verified ?? false,
			work: state.work
		},
		summary: why
	},
	left: [],
	...notStuck
}));
/** From now on a person must answer the question. */
const withUnchangedDoubted = (state, { task, why }) => ({
	...state,
	...verifierAnswered(state),
	asks: state.asks.map((ask) => {
		if (ask.task !== task || !ask.question) return ask;
		const { verify: _, ...question } = ask.question;
		return {
			...ask,
			question: {
				...question,
				person: why
			}
		};
	})
});
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task)) ? {
	...state,
	asks: state.asks.filter(({ task }) => !tasks.includes(task))
} : state;
/** A reopened task is attempted again without an answer. */
const withoutQuestionOf = (state, task) => state.asks.some((ask) => ask.task === task && ask.question) ? withoutAsksOf(state, [task]) : state;
const withoutStatementsOf = (state, removed) => {
	const isKept = ({ iteration, task }) => !removed.iterations.includes(iteration) && !removed.tasks.includes(task);
	const [reviews, reviewed, owed, signals] = [
		state.reviews.filter(isKept),
		state.reviewed.filter(isKept),
		state.owed.filter(({ iteration }) => !removed.iterations.includes(iteration)),
		state.signals.filter(isKept)
	];
	return {
		...state,
		reviews,
		reviewed,
		owed,
		signals
	};
};
const maxSignals = 5;
const withSignals = (state, { type: _, at: __, ...signal }) => ({
	...state,
	signals: [signal, ...state.signals].slice(0, maxSignals)
});
const withoutSignalsOf = ({ signals }, task) => ({ signals: signals.filter((one) => one.task !== task) });
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, {
	iteration,
	cause,
	fingerprint
}].slice(-50);
/** Only the newest failure keeps its output. */
const recentFailures = ({ recent_failures: before }, { iteration, why, said = [], tried }) => [...before.slice(-2).map((one) => ({
	...one,
	said: []
})), {
	iteration,
	tried: tried ?? null,
	why: startOf(why, 300),
	said: said.slice(0, 1)
}];
/** After progress or an operator's note, earlier failures say nothing about the next attempt. */
const notStuck = {
	failures: [],
	stuck: null
};
/** Earlier failures no longer count, but reports still say why the task is stuck. */
const withNote = (state, { task }, edit) => typeof task === "string" && state.tasks[task] ? edit(state, task, () => ({ failures: [] })) : state;
function withStuckTask(state, event, edit) {
	const { type: _type, at: _at, task, ...stuck } = event;
	const { iteration, why, action } = stuck;
	const next = edit(state, task, () => ({
		failures: [],
		stuck,
		...changeByAction[action]({
			iteration,
			why
		})
	}));
	if (action !== "pause") return next;
	return {
		...next,
		breaker: null,
		paused: {
			by: "ralph",
			why: `${task} is stuck: ${why}`,
			task
		}
	};
}
const changeByAction = {
	ask: () => ({ status: "failed" }),
	skip: (origin) => ({
		status: "given_up",
		given_up: {
			...origin,
			by: "ralph"
		}
	}),
	pause: () => ({})
};
// src/core/run/fold/orders.ts
const maxCommands = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, maxCommands);
function withFailedUndo(state, { at, undoes, why }) {
	const order = state.undos.find((one) => one.undoes === undoes);
	return withCommand(state, {
		at,
		by: order?.by ?? "somebody",
		text: `undo ${undoes}`,
		refused: why
	});
}
/** Refusals from before this job were shown during the job. */
const commandsAfterJob = ({ commands, lease }) => commands.map((one) => one.refused !== null && lease && one.at < lease.taken ? {
	...one,
	told: true
} : one);
const refusedIn = ({ commands }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{
	at,
	by,
	text,
	why: refused
}]);
/** A hint that did not help in this many attempts is dropped. */
const maxHintAttempts = 3;
/** Logs of older versions name no task, and their hints ended after one attempt. */
const hintOf = ({ id, by, text, task }) => task === void 0 ? {
	id,
	by,
	text
} : {
	id,
	by,
	text,
	task,
	attempts: 0
};
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
const withoutReadHints = ({ hints, told }) => ({
	hints: hints.filter(({ id }) => !told.includes(id)),
	told: []
});
/** The attempt failed: its hints now belong to this task, for their remaining attempts. */
const withFailedHints = ({ hints, told }, task) => ({
	hints: hints.flatMap((hint) => {
		if (!told.includes(hint.id)) return [hint];
		const attempts = hint.attempts === void 0 ? maxHintAttempts : hint.attempts + 1;
		return attempts < maxHintAttempts ? [{
			...hint,
			task: hint.task ?? task,
			attempts
		}] : [];
	}),
	told: []
});
const withoutHintsOf = ({ hints }, tasks) => ({ hints: hints.filter(({ task }) => typeof task !== "string" || !tasks.includes(task)) });
/** An inbox of refs deletes applied orders later; enough for a slow one. */
const maxRefIds = 500;
/** The id of a comment begins with its time, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
* Comments before the cursor are never read again, so their ids are dropped. Refs that still are `waiting` keep
* theirs, or they would be applied twice.
*/
function consume(control, ids, { cursor, waiting }) {
	const newCursor = cursor !== null && cursor > (control.cursor ?? "") ? cursor : control.cursor;
	const all = [...control.consumed, ...ids];
	const keptComments = all.filter((id) => isDated(id) && (newCursor === null || id >= newCursor));
	const refs = all.filter((id) => !isDated(id));
	const keptRefs = refs.filter((id, index) => index >= refs.length - maxRefIds || waiting.has(id));
	return {
		...control,
		cursor: newCursor,
		consumed: [...keptRefs, ...keptComments]
	};
}
function addNoticesOnce(control, notices) {
	const toldKeys = control.told ?? [];
	const fresh = notices.filter(({ key }) => !toldKeys.includes(key));
	if (fresh.length === 0) return control;
	const keys = [...toldKeys, ...fresh.map(({ key }) => key)].slice(-100);
	return {
		...control,
		outbox: [...control.outbox, ...fresh],
		told: keys
	};
}
/** Merges the control file of another writer with this one's; `delivered` effects are dropped. */
function mergeControl(theirs, ours, delivered) {
	const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
	const cursor = [theirs.cursor, ours.cursor].filter((cursor) => cursor !== null).sort().at(-1) ?? null;
	const toldKeys = [.../* @__PURE__ */ new Set([...theirs.told ?? [], ...ours.told ?? []])].slice(-100);
	return {
		...theirs,
		...toldKeys.length > 0 && { told: toldKeys },
		cursor,
		consumed: [.../* @__PURE__ */ new Set([...theirs.consumed, ...ours.consumed])],
		outbox: [...outbox.values()].filter(({ key }) => !delivered.has(key))
	};
}
/** A commit that waits for approval is not part of the work. */
const newestLanded = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;
// src/core/run/fold/attempt-end.ts
function withPassedAttempt(state, event, put) {
	return {
		...withTask(state, put, {
			id: event.task,
			...recordWithCosts(state, event),
			runners_lost: 0,
			held_back: 0,
			...noRebases,
			recent_failures: [],
			...notStuck
		}),
		...withoutReadHints(hintsReadBy(state, event.iteration)),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		...isAgentsMd(event.task) ? {} : {
			...costsWith(state, event),
			counts: laneOf(state, event.iteration)?.held ? state.counts : countsWith(state, "succeeded", event.handoff)
		},
		breaker: null,
		waiting: waitAfter(state, event)
	};
}
/** The attempt leaves the train to wait for a person. It is paid for and counts from now on. */
const withHeldAttempt = (state, event, put) => ({
	...withPassedAttempt(state, event, put),
	lanes: withHeld(state, event)
});
const noRebases = {
	rebases: 0,
	rebase: null,
	alone: false
};
/** A provider's limit holds for all lanes; the end of another lane's attempt does not lift it. */
function waitAfter({ lanes, waiting }, { at, iteration }) {
	const lane = laneOf({ lanes }, iteration);
	return waiting && lane && (waiting.until > at || lane.started < waiting.until) ? waiting : null;
}
function withFailedAttempt(state, event, put) {
	const record = taskIn(state, event.task);
	const previousCount = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
	return {
		...withTask(state, put, {
			id: event.task,
			...recordWithCosts(state, event),
			status: event.moot ? "skipped" : event.final ? "failed" : "pending",
			failed_attempts: record.failed_attempts + 1,
			runners_lost: 0,
			held_back: 0,
			alone: false,
			rebases: record.rebases + (event.left_train ? 1 : 0),
			rebase: event.left_train && event.rejected !== null ? {
				iteration: event.iteration,
				candidate: event.rejected
			} : null,
			failed_iterations: [...record.failed_iterations, event.iteration],
			failures: failedOnceMore(record, event),
			recent_failures: recentFailures(record, event)
		}),
		...withFailedHints(hintsReadBy(state, event.iteration), event.task),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
		waiting: waitAfter(state, event),
		...!isAgentsMd(event.task) && {
			...costsWith(state, event),
			counts: countsWith(withoutHeldSuccess(state, event), "failed", event.handoff),
			...!event.moot && { breaker: {
				fingerprint: event.fingerprint,
				count: previousCount + 1,
				why: event.why
			} }
		}
	};
}
function withInterruptedAttempt(state, event, put) {
	const record = state.tasks[event.task];
	const change = record && {
		...recordWithCosts(state, event),
		...lossesAfter(record, event),
		status: record.status === "in_progress" ? "pending" : record.status
	};
	return {
		...change ? withTask(state, put, {
			id: event.task,
			...change
		}) : state,
		...withoutOpen(state, event.iteration),
		told: [],
		usage: addUsage(state.usage, event.usage),
		counts: countsWith(withoutHeldSuccess(state, event), "interrupted", null),
		waiting: event.until === null ? waitAfter(state, event) : waitUntil(state, {
			...event,
			until: event.until
		})
	};
}
/** An agent that was lost beside others may not be its task's fault, so the task runs alone next. */
function lossesAfter(record, event) {
	if (event.cause === "rebase") {
		const { iteration, candidate, fingerprint } = event;
		const rebase = candidate === void 0 ? null : {
			iteration,
			candidate,
			...fingerprint && { fingerprint }
		};
		return {
			rebases: record.rebases + 1,
			rebase
		};
	}
	if (event.beside) return { alone: true };
	return { runners_lost: event.cause === "runner_lost" || event.cause === "agent_killed" ? record.runners_lost + 1 : 0 };
}
/** A limit that several lanes meet together counts once. */
function waitUntil(state, { at, iteration, until, why }) {
	const current = waitAfter(state, {
		at,
		iteration
	});
	if (current) return {
		...current,
		until: current.until > until ? current.until : until
	};
	return {
		until,
		why,
		count: (state.waiting?.count ?? 0) + 1
	};
}
/** Enough for a median that follows a change of the model. */
const maxCosts = 25;
const maxMeasures = 12;
function measuredWith(state, { iteration, usage: { first_tokens } }) {
	const { measured } = state;
	const chars = openAttempt(state, iteration)?.prompt_chars;
	if (chars === void 0 || first_tokens === void 0) return { measured };
	return { measured: [{
		chars,
		tokens: first_tokens
	}, ...measured].slice(0, maxMeasures) };
}
/** A held attempt was counted when it began to wait. */
const costsWith = (state, { iteration, usage }) => ({ costs: laneOf(state, iteration)?.held ? state.costs : [usage.usd, ...state.costs].slice(0, maxCosts) });
function recordWithCosts(state, event) {
	const { at, iteration, task: id, usage, duration_ms } = event;
	const task = taskIn(state, id);
	const open = laneOf(state, iteration)?.held ? null : openAttempt(state, iteration);
	const elapsed = open === null ? 0 : Date.parse(at) - Date.parse(open.started);
	return {
		...task,
		usd: task.usd + usage.usd,
		duration_ms: task.duration_ms + duration_ms,
		time_ms: task.time_ms + Math.max(duration_ms, elapsed)
	};
}
/** A held attempt had counted as a success. */
function withoutHeldSuccess(state, { iteration }) {
	const { counts } = state;
	return laneOf(state, iteration)?.held ? { counts: {
		...counts,
		succeeded: counts.succeeded - 1
	} } : { counts };
}
function countsWith(state, kind, handoff) {
	const { counts } = state;
	return {
		...counts,
		[kind]: counts[kind] + 1,
		synthetic: counts.synthetic + (handoff === "synthetic" ? 1 : 0)
	};
}
const outcomes = {
	attempt_succeeded: "passed",
	attempt_held: "passed",
	attempt_failed: "failed",
	attempt_interrupted: "interrupted"
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
/** `before` still contains the attempt that the event ends. */
function timelineWith(before, event) {
	const { timeline } = before;
	const open = endsAttempt(event) ? openAttempt(before, event.iteration) : null;
	if (!endsAttempt(event) || open?.iteration !== event.iteration) return timeline;
	if (laneOf(before, event.iteration)?.held) return timeline;
	const { iteration, task, started } = open;
	const entry = {
		iteration,
		task,
		started,
		ended: event.at,
		outcome: outcomes[event.type],
		usd: event.usage.usd
	};
	return [...timeline, entry].slice(-30);
}
// src/core/run/fold/index-events.ts
function withRememberedFact(state, { id, text, by, url, supersedes }) {
	const entry = personsEntry({
		id,
		text,
		by,
		url,
		supersedes: supersedes ?? []
	});
	return withIndexerTrusted({
		...state,
		knowledge: withRemembered(state.knowledge, entry)
	});
}
/**
* New entries count immediately. After refusals the handoffs are looked at again, and a second answer counts as given.
*/
function withIndex(state, event) {
	const knowledge = putEntries(state.knowledge, event.entries);
	const merge_tried = mergeTried({
		...state,
		knowledge
	}, event);
	const { compaction } = state;
	if (event.refused !== void 0) {
		const refusal = {
			refused: 0,
			refused_at: event.refused_at ?? state.iteration,
			refusals: event.refused
		};
		const counters = compaction.refusals.length === 0 ? compaction : {
			...nothingToIndex,
			through: event.through
		};
		return {
			...state,
			knowledge,
			compaction: {
				...counters,
				...refusal,
				merge_tried
			}
		};
	}
	if (event.trigger === "recorded" && event.through <= compaction.through) return {
		...state,
		knowledge
	};
	const { refused, refused_at, refusals } = event.source === "handoffs" ? compaction : nothingToIndex;
	const counters = {
		...nothingToIndex,
		refused,
		refused_at,
		refusals
	};
	return {
		...state,
		knowledge,
		compaction: {
			...counters,
			through: event.through,
			merge_tried
		}
	};
}
/** After any answer the merge is asked for again only when there are more hard entries. */
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === "hard_constraints" ? hardChars(knowledge) : compaction.merge_tried;
/** The old index and the counters stay: the handoffs are looked at again, later each time. */
const withRefusedIndex = (state, event) => ({
	...state,
	compaction: {
		...state.compaction,
		refused: state.compaction.refused + 1,
		refused_at: event.iteration,
		refusals: event.why,
		merge_tried: mergeTried(state, event)
	}
});
/** A person looked at the index or changed its indexer, which is asked again. */
const withIndexerTrusted = (state) => ({
	...state,
	compaction: {
		...state.compaction,
		refused: 0,
		refused_at: null,
		refusals: []
	}
});
const indexSettings = [
	"mode",
	"indexer",
	"call-models",
	"context-agent-model",
	"index-when",
	"compaction-max-turns"
];
const keepsIndex = (changes) => changes.some(({ name }) => indexSettings.includes(name));
const withOneMoreSuccess = (compaction, handoffBytes) => ({
	...compaction,
	iterations: compaction.iterations + 1,
	bytes: compaction.bytes + (handoffBytes ?? 0)
});
// src/core/run/fold/commit-fate.ts
/** Enough for the previous handoff and three one-line summaries. */
const maxRecent = 4;
function withLandedCommit(state, passed, edit) {
	const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes, lines = 0 } = passed;
	const { baseline, merging } = state;
	const merged = merging?.task === task ? {
		base: merging.base,
		merging: null
	} : {};
	return edit({
		...state,
		...merged,
		...part ? {} : withoutHintsOf(state, [task]),
		work: commit ?? state.work,
		lines: state.lines + lines,
		...!isAgentsMd(task) && {
			recent: [{
				iteration,
				task,
				summary
			}, ...state.recent].slice(0, maxRecent),
			compaction: withOneMoreSuccess(state.compaction, handoff_bytes)
		},
		baseline: baseline && {
			...baseline,
			red: baseline.red.filter((name) => !turned_green.includes(name))
		}
	}, task, (before) => recordWithCommit(before, {
		iteration,
		commit,
		summary,
		part,
		left
	}));
}
const withoutAwaiting = (state, tasks) => ({
	...state,
	awaiting: state.awaiting && tasks.includes(state.awaiting.task) ? null : state.awaiting,
	lanes: state.lanes.filter((lane) => !isHeld(lane) || !tasks.includes(lane.task))
});
/** Reopens a task with all its attempts; `lost` iterations count as failed. */
const reopened = (task, lost) => ({
	status: "pending",
	failed_attempts: 0,
	runners_lost: 0,
	...notStuck,
	questions: [],
	failed_iterations: [...task.failed_iterations, ...lost]
});
const reopenedWithoutCommits = (task) => ({
	...reopened(task, iterationsOf(task)),
	...withoutCommits
});
/** A rejected commit counts as a failed attempt. */
function withRejectedCommit(state, event, edit) {
	const { counts } = state;
	const lane = laneOf(state, event.iteration);
	return edit({
		...withoutStatementsOf(withoutTouched(state, event.iteration), {
			iterations: [event.iteration],
			tasks: []
		}),
		...lane ? { lanes: state.lanes.filter((one) => one !== lane) } : { awaiting: null },
		breaker: null,
		...!isAgentsMd(event.task) && { counts: {
			...counts,
			succeeded: counts.succeeded - 1,
			failed: counts.failed + 1
		} }
	}, event.task, (task) => reopened(task, [event.iteration]));
}
function withUndoDone(state, event, edit) {
	const { baseline } = state;
	const undoneIterations = [event.undoes, ...event.also];
	const undone = edit({
		...withoutStatementsOf(undoneIterations.reduce(withoutTouched, withoutUndo(state, event)), {
			iterations: undoneIterations,
			tasks: [event.task, ...event.reopened]
		}),
		work: event.commit ?? state.work,
		recent: state.recent.filter(({ iteration }) => !undoneIterations.includes(iteration)),
		knowledge: undoneIterations.reduce((entries, iteration) => [...withoutIteration(entries, iteration, undoReason(event))], state.knowledge),
		breaker: null,
		baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null
	}, event.task, (task) => ({
		...reopenedWithoutCommits(task),
		...!event.opens && { status: task.status }
	}));
	return event.reopened.reduce((before, id) => edit(before, id, reopenedWithoutCommits), undone);
}
const undoReason = ({ undoes, by, why }) => startOf(`iteration ${undoes} was undone by ${by}${why === "" ? "" : `: ${why}`}`, 300);
function withoutUndo(state, event) {
	return {
		...state,
		iteration: event.iteration,
		undos: state.undos.filter(({ undoes }) => undoes !== event.undoes)
	};
}
const maxTouched = 30;
function withTouched(state, { iteration, task, what, total }) {
	return {
		...state,
		touched: [{
			iteration,
			task,
			what,
			total
		}, ...state.touched].slice(0, maxTouched)
	};
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : {
	...state,
	touched: state.touched.filter((one) => one.iteration !== iteration)
};
/** Applies an agent's change of the plan to the task records. A task that needs a person's decision stays. */
function withAmendment(state, { iteration, amendment, given_up, added_by }, edit, put) {
	const id = String(amendment.task_id);
	const reason = startOf(amendment.reason, 300);
	if (given_up) return edit(state, id, () => ({
		status: "given_up",
		given_up: {
			iteration,
			why: reason
		}
	}));
	if (amendment.action === "add") return edit(state, String(amendment.task?.["id"]), () => ({ added_by: added_by ?? null }));
	if (amendment.action === "modify") return state;
	return {
		...state,
		...withoutHintsOf(state, [id]),
		tasks: put(state.tasks, id, void 0)
	};
}
// src/core/run/fold/stack.ts
/** Ends the newest slice and begins the next one. Without milestones the first cut also creates the first slice. */
const cutWork = (state, event) => {
	const { iteration, milestone, from } = event;
	const { slices, lines } = state;
	const lower = (slices.length === 0 && milestone === null ? [{
		milestone,
		iteration: 1,
		end: null
	}] : slices).map((slice) => slice.end === null ? {
		...slice,
		end: from,
		...lines > 0 && { lines }
	} : slice);
	return {
		...state,
		slices: [...lower, {
			milestone,
			iteration,
			end: null
		}],
		lines: 0
	};
};
/** Moves the ends of the slices above a merged one; the newest slice has no end. */
function restacked(slices, ends) {
	const first = slices.length - 1 - ends.length;
	return slices.map((slice, place) => withEnd(slice, ends[place - first]));
}
function withEnd(slice, end) {
	if (end === void 0 || end === slice.end || slice.end === null) return slice;
	const { said: _, ...others } = slice;
	return {
		...others,
		end,
		red: null
	};
}
/** If the newest slice is merged too, the unread lines are counted from there. */
const withMerged = (state, { parts, all }) => ({
	...state,
	slices: state.slices.map((slice, place) => place < parts && slice.end !== null ? {
		...slice,
		merged: true
	} : slice),
	...all && { lines: 0 }
});
/** The parts below the conflict now contain the base; those above it contain only their own commits. */
function withStackConflict(state, event) {
	const { type: _, at: __, ends, place, ...conflict } = event;
	const first = place - ends.length;
	const slices = state.slices.map((slice, index) => {
		const end = ends[index - first];
		const updated = withEnd(slice, end);
		return updated === slice || slice.end === null ? slice : {
			...updated,
			own_end: slice.own_end ?? slice.end
		};
	});
	return {
		...state,
		slices,
		stack_conflict: conflict
	};
}
const withPartChecked = (state, event) => ({
	...state,
	slices: state.slices.map((slice) => slice.end === event.commit ? {
		...slice,
		red: event.red,
		...event.said && { said: event.said }
	} : slice)
});
/** A merge or a person's own commit is built upon immediately, and trusted once the checks passed on it. */
const withForeignCommit = (state, commit, { from, why, protects }) => ({
	...state,
	work: commit,
	baseline: null,
	unproven: {
		commit,
		why
	},
	steered: protects ? [{
		from,
		to: commit,
		...protects
	}, ...state.steered].slice(0, 5) : state.steered
});
function applyPlanChange(state, event) {
	const removed = new Set(event.removed);
	const modified = new Set(event.modified);
	const remaining = Object.entries(state.tasks).filter(([id]) => !removed.has(id)).map(([id, task]) => [id, modified.has(id) && task.added_by !== null ? {
		...task,
		added_by: null
	} : task]);
	const added = event.added.map(({ id, status }) => [id, {
		...untouchedTask,
		status
	}]);
	const tasks = Object.fromEntries([...remaining, ...added]);
	const hints = withoutHintsOf(state, event.removed);
	const withoutRemoved = withoutAsksOf(withoutAwaiting(state, event.removed), event.removed);
	const refused_edits = event.refused ?? [];
	return {
		...withoutRemoved,
		...hints,
		plan_source: event.plan_source,
		tasks,
		refused_edits
	};
}
const withFollowUp = (state, { task, url, threads }) => ({
	...state,
	follow_ups: [...state.follow_ups, {
		task,
		url,
		threads
	}]
});
const withoutFollowUp = (state, { task }) => ({
	...state,
	follow_ups: state.follow_ups.filter((entry) => entry.task !== task)
});
/** An order may take effect without a job. Then the last stop no longer counts, except that the job did not die. */
const withoutStop = (state) => ({
	...state,
	stop: null,
	ended_in_order: endedInOrder(state)
});
const maxReviews = 5;
const maxDoubts = 5;
const maxSetUps = 3;
const maxRefusals = 20;
const unchanged = (state) => state;
const handlers = {
	lease_taken: (state, { at, epoch, holder }) => ({
		...state,
		epoch,
		lease: {
			holder,
			epoch,
			taken: at,
			renewed: at
		},
		runner: {
			jobs: state.runner.jobs + 1,
			ms: runnerMs(state, 0)
		},
		warned: state.warned.filter(({ budget }) => !ofOneJob(budget)),
		handed: null,
		stop: null,
		next_job: null,
		ended_in_order: false
	}),
	lease_renewed: (state, { at }) => state.lease ? {
		...state,
		lease: {
			...state.lease,
			renewed: at
		}
	} : state,
	lease_released: (state, { at }) => ({
		...state,
		lease: null,
		handed: null,
		lanes_limited: null,
		commands: commandsAfterJob(state),
		runner: {
			...state.runner,
			ms: runnerMs(state, Date.parse(at))
		}
	}),
	confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({
		...state,
		confined
	}),
	baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
		...state,
		baseline,
		unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven
	}),
	attempt_started: (state, event, put) => ({
		...withTask(state, put, {
			id: event.task,
			status: "in_progress",
			stuck: null
		}),
		...withOpen(state, event),
		iteration: event.iteration,
		last_agent_start: event.at,
		lanes_limited: null,
		stop: null
	}),
	lanes_limited: (state, { why }) => ({
		...state,
		lanes_limited: why
	}),
	attempt_captured: (state, event) => ({
		...state,
		lanes: withCandidate(state, event),
		waiting: waitAfter(state, event)
	}),
	handed_on: (state, { type: _type, at, ...handed }) => ({
		...state,
		handed,
		lease: state.lease && {
			...state.lease,
			renewed: at
		}
	}),
	attempt_succeeded: (state, event, put) => withLandedCommit(withPassedAttempt(state, event, put), event, editing(put)),
	milestone_begun: cutWork,
	parts_merged: withMerged,
	part_checked: withPartChecked,
	stack_conflicted: withStackConflict,
	stack_conflict_ended: (state) => ({
		...state,
		stack_conflict: null
	}),
	attempt_held: (state, event, put) => {
		if (laneOf(state, event.iteration)) return withHeldAttempt(state, event, put);
		const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes, lines } = event;
		const awaiting = {
			iteration,
			task,
			commit,
			checkpoint,
			summary,
			turned_green,
			handoff_bytes,
			...part && { part },
			...left && { left },
			...lines !== void 0 && { lines }
		};
		return {
			...withPassedAttempt(state, event, put),
			awaiting
		};
	},
	attempt_approved: (state, { iteration, by }, put) => laneOf(state, iteration) ? {
		...withoutStop(state),
		lanes: withApproved(state, iteration, by)
	} : state.awaiting ? withLandedCommit({
		...state,
		awaiting: null,
		stop: null
	}, state.awaiting, editing(put)) : state,
	attempt_rejected: (state, event, put) => withRejectedCommit(withoutAsksOf({
		...state,
		stop: null
	}, [event.task]), event, editing(put)),
	undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
		...withoutStop(state),
		undos: [...state.undos, {
			undoes,
			by,
			why,
			reopen_dependents
		}]
	}),
	undo_done: (state, event, put) => withUndoDone(withoutAsksOf(state, [event.task, ...event.reopened]), event, editing(put)),
	undo_failed: (state, event) => ({
		...withoutUndo(state, event),
		commands: withFailedUndo(state, event)
	}),
	attempt_failed: withFailedAttempt,
	attempt_interrupted: withInterruptedAttempt,
	budget_warning: (state, { budget, used, limit }) => ({
		...state,
		warned: [...state.warned.filter((entry) => entry.budget !== budget), {
			budget,
			used,
			limit
		}]
	}),
	stuck_detected: (state, event, put) => withStuckTask(state, event, editing(put)),
	signals_given: withSignals,
	human_review_requested: (state, event, put) => withReviewRequest(state, event, editing(put)),
	unchanged_doubted: withUnchangedDoubted,
	unchanged_accepted: (state, event, put) => withUnchangedAccepted(state, event, editing(put)),
	review_answered: (state, { task }) => withoutAsksOf(withoutStop(state), [task]),
	iteration_reviewed: (state, event) => {
		const { iteration, task, verdict, findings, summary } = event;
		const review = {
			iteration,
			task,
			verdict,
			findings,
			summary
		};
		return {
			...withReview(state, event),
			reviewed: [review, ...state.reviewed].slice(0, maxReviews)
		};
	},
	agent_call: withAgentCall,
	failure_pattern: unchanged,
	context_directive: (state, { task, held }, put) => held ? withTask(state, put, {
		id: task,
		held_back: taskIn(state, task).held_back + 1
	}) : state,
	prepared_prompt_refused: unchanged,
	agent_pass: withPass,
	passes_owed: (state, { type: _, at: __, ...owed }) => ({
		...state,
		owed: [...state.owed, {
			...owed,
			begun: 0
		}]
	}),
	passes_begun: (state, { iterations }) => ({
		...state,
		owed: state.owed.map((entry) => iterations.includes(entry.iteration) ? {
			...entry,
			begun: entry.begun + 1
		} : entry)
	}),
	server_trouble: unchanged,
	agent_lingered: unchanged,
	set_up_again: (state, { iteration, why }) => ({
		...state,
		set_ups: [{
			iteration,
			why
		}, ...state.set_ups].slice(0, maxSetUps)
	}),
	network_refused: (state, { iteration, target, why, line }) => ({
		...state,
		network_refused: [{
			iteration,
			target,
			why,
			line
		}, ...state.network_refused.filter((entry) => entry.target !== target)].slice(0, maxRefusals)
	}),
	prompt_cut: unchanged,
	files_hidden: unchanged,
	environment_changed: unchanged,
	amendment_accepted: (state, event, put) => withAmendment(state, event, editing(put), put),
	checks_touched: withTouched,
	amendment_refused: (state) => ({
		...state,
		counts: {
			...state.counts,
			refused_amendments: state.counts.refused_amendments + 1
		}
	}),
	plan_changed: applyPlanChange,
	plan_format_recorded: (state, { format }) => ({
		...state,
		plan_format: format
	}),
	edit_unusable: (state, { type: _, at: __, ...edit }) => ({
		...state,
		unusable_edits: [...state.unusable_edits.filter(({ file }) => file !== edit.file), edit]
	}),
	edit_mended: (state, { file }) => ({
		...state,
		unusable_edits: state.unusable_edits.filter((edit) => edit.file !== file)
	}),
	base_merged: (state, event) => ({
		...withForeignCommit(state, event.commit, event),
		base: event.base,
		slices: restacked(state.slices, event.ends ?? []),
		stack_conflict: null
	}),
	base_renamed: (state, { to }) => ({
		...state,
		base_branch: to
	}),
	conflict_task_added: (state, { task, base, files, total }, put) => withTask({
		...state,
		merging: {
			task,
			base,
			files,
			total
		}
	}, put, {
		id: task,
		status: "pending",
		failed_attempts: 0
	}),
	conflict_task_ended: (state, { task }, put) => withTask({
		...state,
		merging: null
	}, put, {
		id: task,
		status: "skipped"
	}),
	agents_md_due: (state, { task }, put) => withTask(state, put, {
		id: task,
		status: "pending"
	}),
	agents_md_ended: (state, { task }, put) => withTask(state, put, {
		id: task,
		status: "skipped"
	}),
	agents_md_left: unchanged,
	work_moved: (state, event) => ({
		...withForeignCommit(state, event.to, event),
		...event.ends && { slices: restacked(state.slices, event.ends) }
	}),
	queue_moved: (state, { from, to, place, file }) => place === "complete" ? withForeignCommit(state, to, {
		from,
		why: `the plan moved to ${file}`
	}) : {
		...state,
		work: to
	},
	steering_changed: (state, { paths, plan_source }) => ({
		...state,
		doubted: [{
			paths,
			plan_source
		}, ...state.doubted].slice(0, maxDoubts)
	}),
	work_refused: unchanged,
	command_taken: (state, { at, by, text, refused }) => ({
		...state,
		commands: withCommand(state, {
			at,
			by,
			text: startOf(text, 200),
			refused
		})
	}),
	setting_changed: (state, { name, value }) => {
		const { [name]: _, ...overrides } = state.overrides;
		return {
			...withoutStop(state),
			overrides: {
				...overrides,
				[name]: value
			}
		};
	},
	rules_changed: (state, { base, changes }) => ({
		...withoutStop(keepsIndex(changes) ? withIndexerTrusted(state) : state),
		rules: withChanges({
			base,
			values: state.rules?.values ?? {}
		}, changes)
	}),
	evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({
		...state,
		evidence
	}),
	...counselHandlers,
	pause: (state, { by, why }) => ({
		...state,
		paused: {
			by,
			why
		}
	}),
	resume: (state) => ({
		...withoutStop(state),
		paused: null
	}),
	wait_lifted: (state) => ({
		...state,
		waiting: null
	}),
	skip_task: (state, { task }, put) => withTask(withoutAsksOf(withoutAwaiting(withoutStop(state), [task]), [task]), put, {
		id: task,
		status: "skipped",
		given_up: null
	}),
	task_reopened: (state, { task }, put) => withTask({
		...withoutQuestionOf(withoutStop(state), task),
		breaker: null
	}, put, {
		id: task,
		status: "pending",
		failed_attempts: 0,
		runners_lost: 0,
		rebases: 0,
		rebase: null,
		alone: false,
		closed: taskIn(state, task).commit === null ? null : taskIn(state, task).closed,
		unchanged: null,
		given_up: null,
		...notStuck
	}),
	note: (state, event, put) => withNote({
		...state,
		hints: [...state.hints, hintOf(event)]
	}, event, editing(put)),
	follow_up_added: (state, event, put) => withTask(withFollowUp(withoutStop(state), event), put, { id: event.task }),
	follow_up_answered: withoutFollowUp,
	remembered: withRememberedFact,
	forgotten: (state, event) => withIndexerTrusted({
		...state,
		knowledge: withoutEntry(state.knowledge, event)
	}),
	knowledge_changed: withIndex,
	knowledge_refused: withRefusedIndex,
	knowledge_inherited: (state, { from, entries }) => ({
		...state,
		knowledge: putEntries(state.knowledge, entries),
		inherited: [...state.inherited, from]
	}),
	run_imported: (state, { iteration, recent, compaction }) => ({
		...state,
		iteration: Math.max(state.iteration, iteration),
		recent,
		compaction: {
			...state.compaction,
			...compaction
		}
	}),
	hints_told: (state, { iteration, ids }) => ({
		...state,
		...withHintsRead(state, iteration, ids)
	}),
	run_stopped: (state, { reason, starts_next }) => ({
		...state,
		stop: reason,
		next_job: starts_next ?? null
	})
};
/** Pure. A fresh run continues iteration numbers and epoch of the previous one (docs/design.md#decide-then-do). */
function evolve(state, event) {
	return step(state, event, putInOneCopy());
}
/**
* Linear: copies the tasks only once. `onState` gets each intermediate state, which the next event changes in place.
*/
function fold(state, events, onState) {
	const copy = state && {
		...state,
		tasks: copyOf(state.tasks)
	};
	return events.reduce((before, event) => {
		const after = step(before, event, putInPlace);
		onState?.(after);
		return after;
	}, copy);
}
function step(state, event, put) {
	if (event.type === "run_started") return begin(state, event);
	if (state === null) throw new Error(`the log begins with ${event.type} instead of run_started`);
	const apply = handlers[event.type];
	return {
		...apply(state, event, put),
		timeline: timelineWith(state, event),
		updated: event.at
	};
}
export { hintsFor as a, refusedIn as c, isOfVerifier as d, lostCounsel as f, callOutsideAttempt as h, consume as i, activeEntry as l, sameCounsel as m, fold as n, mergeControl as o, refusalOf as p, addNoticesOnce as r, newestLanded as s, evolve as t, remember as u };
