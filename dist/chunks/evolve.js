import { A as withoutIteration, B as typeOf, C as begin, D as taskIn, I as putEntries, L as sameWords, M as freeId, N as isActive, Nt as nothingToIndex, O as untouchedTask, an as laneOf, fn as withHeld, ft as ofOneJob, hn as withoutOpen, in as isHeld, j as entryText, mn as withTold, nn as hintedIn, pn as withOpen, rn as inTrain, sn as openAttempt, un as rejoined, w as endedInOrder, z as superseded } from "./slices.js";
import { W as withChanges } from "./state-files.js";
import { F as knowledgeTypes, U as addUsage } from "./pass.js";
import { bn as similarIn } from "./through-proxy.js";
import { A as totalTokens, p as startOf } from "./one-line.js";
import { S as runnerMs, o as isAgentsMd } from "./due.js";
import { Sn as withoutCommits, gn as iterationsOf, hn as grown, m as hardChars } from "./run-sentence.js";
// src/core/run/fold/put-task.ts
const putInPlace = (tasks, id, record) => {
	if (record) tasks[id] = record;
	else delete tasks[id];
	return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
	let copy;
	return (tasks, id, record) => {
		copy = tasks === copy ? copy : copyOf(tasks);
		return putInPlace(copy, id, record);
	};
}
/**
* One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
* twice, and spreading 5,000 of them takes twice as long (measured).
*/
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
/** A call around the coding agent, by its role. Whether it counts for the run by itself is another question. */
function withCall(state, role, { usd, tokens }) {
	const before = state.around[role] ?? {
		calls: 0,
		usd: 0,
		tokens: 0
	};
	const now = {
		...before,
		calls: before.calls + 1,
		usd: before.usd + usd,
		tokens: before.tokens + tokens
	};
	return {
		...state,
		around: {
			...state.around,
			[role]: now
		}
	};
}
/** One that was lost with its job: what it cost is not known. */
function withLostCall(state, role) {
	const { around } = withCall(state, role, {
		usd: 0,
		tokens: 0
	});
	const spent = around[role];
	return spent ? {
		...state,
		around: {
			...around,
			[role]: {
				...spent,
				unknown: (spent.unknown ?? 0) + 1
			}
		}
	} : state;
}
const spentOf = (usage) => ({
	usd: usage.usd,
	tokens: totalTokens(usage)
});
/** An older program's review says no tokens. */
const withReview = (state, { usd, usage }) => withCall(state, "review", usage ? spentOf(usage) : {
	usd,
	tokens: 0
});
function withAgentCall(state, event, put) {
	const { role, usage, of } = event;
	const called = {
		...withCall(state, role, spentOf(usage)),
		looked_back: Math.max(state.looked_back, of ?? 0)
	};
	const apart = paidApart(event);
	return apart ? paidBy(taskOf(state, apart.iteration), called, {
		usage,
		put
	}) : called;
}
/**
* A call that is no part of what an attempt has cost, and the iteration that it was made for: of a post the one that it looked
* back at. Undefined of any other event.
*/
function paidApart(event) {
	if (event.type === "agent_call" && !event.within) return {
		iteration: event.of ?? event.iteration,
		usage: event.usage
	};
	return event.type === "agent_pass" && event.apart ? event : void 0;
}
/** Of one that is too long ago to be known here, the task that waits for the answer. */
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
/** It costs the run and its task, which may have left the plan meanwhile. */
function paidBy(task, state, { usage, put }) {
	const paid = {
		...state,
		usage: addUsage(state.usage, usage)
	};
	if (task === void 0 || !Object.hasOwn(state.tasks, task)) return paid;
	return editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
/** One pass of an agent's; where it is called by itself, it was owed. */
function withPass(state, event, put) {
	const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
	return event.apart ? withOwedPass(counted, event, put) : counted;
}
/** A pass that waited has come to its end, and is owed no more. */
function withOwedPass(state, event, put) {
	const { iteration, task, pass_name: name, usage } = event;
	const owed = state.owed.map((one) => one.iteration === iteration ? {
		...one,
		passes: one.passes.filter((other) => other !== name)
	} : one).filter(({ passes }) => passes.length > 0);
	return paidBy(task, {
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
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
	const { asking } = state.counsel;
	const before = asking && sameCounsel(asking, {
		role,
		part,
		round
	}) ? asking : { begun: 0 };
	return withCounsel(state, { asking: {
		...before,
		role,
		part,
		round,
		begun: before.begun + 1
	} });
}
/** The call that was under way when its job ended, where nobody has said so yet. */
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
}, role, spentOf(usage));
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
/** Why the first answer to this call was refused; undefined if none was. */
const refusalOf = ({ counsel: { refused } }, counsel) => refused && sameCounsel(refused, counsel) ? refused.why : void 0;
/** A verifier's last answer asked for the task, and nobody else did. */
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
	const { type: _, at: __, proposals, ...said } = event;
	const before = state.counsel.plan_review;
	const plan_review = {
		...said,
		proposals: [...before?.proposals ?? [], ...proposals],
		words: before?.words ?? []
	};
	return withCounsel({
		...state,
		waiting: null
	}, {
		asking: null,
		plan_review
	});
}
/** What a person takes over is taken; another pass is asked for with the person's words. */
function counselAnswered(state, event) {
	const { plan_review: review } = state.counsel;
	const { answer, ids, by, words } = event;
	if (event.role === "consensus") return consensusAnswered(state, event);
	if (!review) return state;
	const proposals = review.proposals.map((one) => ids.includes(one.id) ? {
		...one,
		fate: "taken"
	} : one);
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
	const said = words === "" ? review.words : [...review.words, words].slice(-10);
	return withCounsel(state, { plan_review: {
		...review,
		done: false,
		held: null,
		words: said
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
	const said = words === "" ? consensus.words : [...consensus.words, words].slice(-10);
	const round = consensus.decision === "revise" && consensus.next === "challenge" ? consensus.round : consensus.round + 1;
	const again = {
		...decided,
		round,
		next: "challenge",
		words: said
	};
	return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({
	...state,
	waiting: null
}, {
	asking: null,
	consensus: now
});
/** What each fact about such calls makes of the state. */
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
	const similarId = similarIn(entries.filter(isActive).map((entry) => entry.id))(id);
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
/** The newest of an agent's requests that are told in reports. */
const recentReviews$1 = 5;
/** An agent wants a person to look: it is told, and where it `holds`, an answer is waited for. */
function requested(state, { iteration, task, why, holds, question }, edit) {
	const reviews = [{
		iteration,
		task,
		why
	}, ...state.reviews].slice(0, recentReviews$1);
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
/** The verifier's call is over. */
const answered = ({ counsel }) => ({
	counsel: {
		...counsel,
		asking: null,
		refused: null
	},
	waiting: null
});
/** Nothing is to be changed, as a person or a verifier agreed: the task is done by the iteration that said so. */
const acceptedUnchanged = (state, { iteration, task, why, by, verified }, edit) => edit({
	...withoutAsksOf(state, [task]),
	...verified && answered(state),
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
	...unstuck
}));
/** The question is a person's from now on. */
const doubtedUnchanged = (state, { task, why }) => ({
	...state,
	...answered(state),
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
/** A person has answered, or the task is not what it was when its agent asked. */
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task)) ? {
	...state,
	asks: state.asks.filter(({ task }) => !tasks.includes(task))
} : state;
/** A task that is opened again is attempted again, whatever its agent asked. */
const withoutQuestionOf = (state, task) => state.asks.some((ask) => ask.task === task && ask.question) ? withoutAsksOf(state, [task]) : state;
/** What agents and reviewers said of iterations that do not count any more, and passes that still wait for them. */
const withoutWordsOf = (state, gone) => {
	const counts = ({ iteration, task }) => !gone.iterations.includes(iteration) && !gone.tasks.includes(task);
	const [reviews, reviewed, owed, signals] = [
		state.reviews.filter(counts),
		state.reviewed.filter(counts),
		state.owed.filter(({ iteration }) => !gone.iterations.includes(iteration)),
		state.signals.filter(counts)
	];
	return {
		...state,
		reviews,
		reviewed,
		owed,
		signals
	};
};
/** The newest of agents' signals that are told in reports. */
const kept$2 = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
	...state,
	signals: [said, ...state.signals].slice(0, kept$2)
});
/** A newer attempt at the task has said what there is to say, or what it was about is gone. */
const withoutSignalsOf = ({ signals }, task) => ({ signals: signals.filter((one) => one.task !== task) });
/** The failures in a row of a task that has failed once more. */
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, {
	iteration,
	cause,
	fingerprint
}].slice(-50);
/** The newest failures of a task as reports show them. Older ones keep no output: the newest one decides. */
const recentFailures = ({ recent_failures: before }, { iteration, why, said = [], tried }) => [...before.slice(-2).map((one) => ({
	...one,
	said: []
})), {
	iteration,
	tried: tried ?? null,
	why: startOf(why, 300),
	said: said.slice(0, 1)
}];
/** Its task got on, or a person said something about it: what failed before says nothing of what comes. */
const unstuck = {
	failures: [],
	stuck: null
};
/** What failed before they read this says nothing of its next attempts; why the task is stuck is still told. */
const withNewWord = (state, { task }, edit) => typeof task === "string" && state.tasks[task] ? edit(state, task, () => ({ failures: [] })) : state;
/** No more attempts are made at the task until a person decides: it fails, is given up, or the run waits. */
function foundStuck(state, event, edit) {
	const { type: _type, at: _at, task, ...stuck } = event;
	const { iteration, why, action } = stuck;
	const found = edit(state, task, () => ({
		failures: [],
		stuck,
		...fate[action]({
			iteration,
			why
		})
	}));
	if (action !== "pause") return found;
	return {
		...found,
		breaker: null,
		paused: {
			by: "ralph",
			why: `${task} is stuck: ${why}`,
			task
		}
	};
}
const fate = {
	ask: () => ({ status: "failed" }),
	skip: (of) => ({
		status: "given_up",
		given_up: {
			...of,
			by: "ralph"
		}
	}),
	pause: () => ({})
};
// src/core/run/fold/orders.ts
const kept$1 = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept$1);
/** The order was taken; that it came to nothing is told as a refusal is. */
function withFailedUndo(state, { at, undoes, why }) {
	const order = state.undos.find((one) => one.undoes === undoes);
	return withCommand(state, {
		at,
		by: order?.by ?? "somebody",
		text: `undo ${undoes}`,
		refused: why
	});
}
/** What was refused before this job began has been said throughout it. */
const afterJob = ({ commands, lease }) => commands.map((one) => one.refused !== null && lease && one.at < lease.taken ? {
	...one,
	told: true
} : one);
/** Orders that came to nothing, newest first, until the job after them has ended. */
const refusedIn = ({ commands }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{
	at,
	by,
	text,
	why: refused
}]);
/** So many attempts that failed are told a hint: after that it does not help. */
const mostAttempts = 3;
/** Of a log that names no task: an older program dropped its hints after one attempt, and so does the fold of that log. */
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
/** What the next attempt at this task is told: its own hints, and those that go to whichever task is next. */
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
/** An attempt passed with them: they have done their work. */
const usedUp = ({ hints, told }) => ({
	hints: hints.filter(({ id }) => !told.includes(id)),
	told: []
});
/** An attempt failed with them: from now on they are of its task, for the attempts that are left to them. */
const triedInVain = ({ hints, told }, task) => ({
	hints: hints.flatMap((hint) => {
		if (!told.includes(hint.id)) return [hint];
		const attempts = hint.attempts === void 0 ? mostAttempts : hint.attempts + 1;
		return attempts < mostAttempts ? [{
			...hint,
			task: hint.task ?? task,
			attempts
		}] : [];
	}),
	told: []
});
/** Nobody attempts these tasks again: done, or gone from the plan. */
const withoutHintsOf = ({ hints }, tasks) => ({ hints: hints.filter(({ task }) => typeof task !== "string" || !tasks.includes(task)) });
/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500;
/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
* Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
* from there is looked at again. All others are kept, however many, and so are those that are still `waiting` in an inbox
* of refs: a forgotten one would be obeyed a second time.
*/
function consume(control, ids, { cursor, waiting }) {
	const moved = cursor !== null && cursor > (control.cursor ?? "") ? cursor : control.cursor;
	const all = [...control.consumed, ...ids];
	const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
	const refs = all.filter((id) => !isDated(id));
	const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
	return {
		...control,
		cursor: moved,
		consumed: [...others, ...comments]
	};
}
/** With those notices in the outbox that have not been there yet. */
function tellOnce(control, notices) {
	const told = control.told ?? [];
	const fresh = notices.filter(({ key }) => !told.includes(key));
	if (fresh.length === 0) return control;
	const keys = [...told, ...fresh.map(({ key }) => key)].slice(-100);
	return {
		...control,
		outbox: [...control.outbox, ...fresh],
		told: keys
	};
}
/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
function mergeControl(theirs, ours, gone) {
	const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
	const cursor = [theirs.cursor, ours.cursor].filter((one) => one !== null).sort().at(-1) ?? null;
	const told = [.../* @__PURE__ */ new Set([...theirs.told ?? [], ...ours.told ?? []])].slice(-100);
	return {
		...theirs,
		...told.length > 0 && { told },
		cursor,
		consumed: [.../* @__PURE__ */ new Set([...theirs.consumed, ...ours.consumed])],
		outbox: [...outbox.values()].filter(({ key }) => !gone.has(key))
	};
}
/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;
// src/core/run/fold/attempt-end.ts
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			runners_lost: 0,
			held_back: 0,
			...notApart,
			recent_failures: [],
			...unstuck
		}),
		...usedUp(hintedIn(state, event.iteration)),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		...isAgentsMd(event.task) ? {} : {
			...costsWith(state, event),
			counts: laneOf(state, event.iteration)?.held ? state.counts : count(state, "succeeded", event.handoff)
		},
		breaker: null,
		waiting: waitAfter(state, event)
	};
}
/** It leaves the train and waits for a person: it has been paid for, and counts from now on. */
const heldInLane = (state, event, put) => ({
	...passed(state, event, put),
	lanes: withHeld(state, event)
});
const notApart = {
	rebases: 0,
	rebase: null,
	alone: false
};
/** What the provider said to one lane holds for all: another one's end does not lift it. */
function waitAfter({ lanes, waiting }, { at, iteration }) {
	const lane = laneOf({ lanes }, iteration);
	return waiting && lane && (waiting.until > at || lane.started < waiting.until) ? waiting : null;
}
function failed(state, event, put) {
	const before = taskIn(state, event.task);
	const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			status: event.moot ? "skipped" : event.final ? "failed" : "pending",
			failed_attempts: before.failed_attempts + 1,
			runners_lost: 0,
			held_back: 0,
			alone: false,
			rebases: before.rebases + (event.left_train ? 1 : 0),
			rebase: event.left_train && event.rejected !== null ? {
				iteration: event.iteration,
				candidate: event.rejected
			} : null,
			failed_iterations: [...before.failed_iterations, event.iteration],
			failures: failedOnceMore(before, event),
			recent_failures: recentFailures(before, event)
		}),
		...triedInVain(hintedIn(state, event.iteration), event.task),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
		waiting: waitAfter(state, event),
		...!isAgentsMd(event.task) && {
			...costsWith(state, event),
			counts: count(uncounted(state, event), "failed", event.handoff),
			...!event.moot && { breaker: {
				fingerprint: event.fingerprint,
				count: again + 1,
				why: event.why
			} }
		}
	};
}
function interrupted(state, event, put) {
	const before = taskIn(state, event.task);
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			...apartAfter(before, event),
			status: before.status === "in_progress" ? "pending" : before.status
		}),
		...withoutOpen(state, event.iteration),
		told: [],
		usage: addUsage(state.usage, event.usage),
		counts: count(uncounted(state, event), "interrupted", null),
		waiting: event.until === null ? waitAfter(state, event) : waitUntil(state, {
			...event,
			until: event.until
		})
	};
}
/** What was lost beside others was perhaps not this task's fault: it shows alone. */
function apartAfter(before, event) {
	if (event.cause === "rebase") {
		const { iteration, candidate, fingerprint } = event;
		const rebase = candidate === void 0 ? null : {
			iteration,
			candidate,
			...fingerprint && { fingerprint }
		};
		return {
			rebases: before.rebases + 1,
			rebase
		};
	}
	if (event.beside) return { alone: true };
	return { runners_lost: event.cause === "runner_lost" || event.cause === "agent_killed" ? before.runners_lost + 1 : 0 };
}
/** A limit that several lanes meet together counts one time. */
function waitUntil(state, { at, iteration, until, why }) {
	const before = waitAfter(state, {
		at,
		iteration
	});
	if (before) return {
		...before,
		until: before.until > until ? before.until : until
	};
	return {
		until,
		why,
		count: (state.waiting?.count ?? 0) + 1
	};
}
/** Enough for a median that follows a change of the model. */
const keptCosts = 25;
const keptMeasures = 12;
/** An attempt that was called with that prompt, and says what its first request had. */
function measuredWith(state, { iteration, usage: { first_tokens } }) {
	const { measured } = state;
	const chars = openAttempt(state, iteration)?.prompt_chars;
	if (chars === void 0 || first_tokens === void 0) return { measured };
	return { measured: [{
		chars,
		tokens: first_tokens
	}, ...measured].slice(0, keptMeasures) };
}
/** One that waited for a person was counted when it began to. */
const costsWith = (state, { iteration, usage }) => ({ costs: laneOf(state, iteration)?.held ? state.costs : [usage.usd, ...state.costs].slice(0, keptCosts) });
function spent(state, event) {
	const { at, iteration, task: id, usage, duration_ms } = event;
	const task = taskIn(state, id);
	const begun = laneOf(state, iteration)?.held ? null : openAttempt(state, iteration);
	const whole = begun === null ? 0 : Date.parse(at) - Date.parse(begun.started);
	return {
		...task,
		usd: task.usd + usage.usd,
		duration_ms: task.duration_ms + duration_ms,
		time_ms: task.time_ms + Math.max(duration_ms, whole)
	};
}
/** What waited for a person had counted as a success. */
function uncounted(state, { iteration }) {
	const { counts } = state;
	return laneOf(state, iteration)?.held ? { counts: {
		...counts,
		succeeded: counts.succeeded - 1
	} } : { counts };
}
function count(state, kind, handoff) {
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
/** The newest attempts with the one that an event ends; `before` still holds that one as under way. */
function timelineWith(before, event) {
	const { timeline } = before;
	const begun = endsAttempt(event) ? openAttempt(before, event.iteration) : null;
	if (!endsAttempt(event) || begun?.iteration !== event.iteration) return timeline;
	if (laneOf(before, event.iteration)?.held) return timeline;
	const { iteration, task, started } = begun;
	const ended = {
		iteration,
		task,
		started,
		ended: event.at,
		outcome: outcomes[event.type],
		usd: event.usage.usd
	};
	return [...timeline, ended].slice(-30);
}
// src/core/run/fold/index-events.ts
function withWords(state, { id, text, by, url, supersedes }) {
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
* New entries count immediately. An answer of which something held is not refused: its handoffs are looked at a second time with
* the reasons, and a second answer like it is accepted unchanged, so the index is renewed at its usual interval again.
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
/** Whatever came of it: it is asked again when there are more of them. */
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === "hard_constraints" ? hardChars(knowledge) : compaction.merge_tried;
/** The old index stays, and so do the counters: the handoffs are looked at again, later each time. */
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
/** A person has looked at the index, or changed who keeps it: its indexer is asked again. */
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
	"context-agent-model",
	"compaction-max-turns"
];
/** Whether a change of rules says who keeps the index. */
const keepsIndex = (changes) => changes.some(({ name }) => indexSettings.includes(name));
/** One more success that the index does not know. */
const counted = (compaction, handoffBytes) => ({
	...compaction,
	iterations: compaction.iterations + 1,
	bytes: compaction.bytes + (handoffBytes ?? 0)
});
// src/core/run/fold/commit-fate.ts
/** How many successes `recent` keeps: the previous handoff and three one-liners. */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done, or goes on after this part. */
function takeIn(state, passed, edit) {
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
			}, ...state.recent].slice(0, recentSuccesses),
			compaction: counted(state.compaction, handoff_bytes)
		},
		baseline: baseline && {
			...baseline,
			red: baseline.red.filter((name) => !turned_green.includes(name))
		}
	}, task, (before) => grown(before, {
		iteration,
		commit,
		summary,
		part,
		left
	}));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => ({
	...state,
	awaiting: state.awaiting && tasks.includes(state.awaiting.task) ? null : state.awaiting,
	lanes: state.lanes.filter((lane) => !isHeld(lane) || !tasks.includes(lane.task))
});
/** A task is open again, with all its attempts again, and remembers the iterations as ones that did not last. */
const openAgain = (task, lost) => ({
	status: "pending",
	failed_attempts: 0,
	runners_lost: 0,
	...unstuck,
	questions: [],
	failed_iterations: [...task.failed_iterations, ...lost]
});
/** None of its commits counts any more. */
const emptied = (task) => ({
	...openAgain(task, iterationsOf(task)),
	...withoutCommits
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
	const { counts } = state;
	const lane = laneOf(state, event.iteration);
	return edit({
		...withoutWordsOf(withoutTouched(state, event.iteration), {
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
	}, event.task, (task) => openAgain(task, [event.iteration]));
}
/** The commits of a task are taken back: it is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
	const { baseline } = state;
	const gone = [event.undoes, ...event.also];
	const undone = edit({
		...withoutWordsOf(gone.reduce(withoutTouched, withoutUndo(state, event)), {
			iterations: gone,
			tasks: [event.task, ...event.reopened]
		}),
		work: event.commit ?? state.work,
		recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
		knowledge: gone.reduce((kept, one) => [...withoutIteration(kept, one, undoneWhy(event))], state.knowledge),
		breaker: null,
		baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null
	}, event.task, (task) => ({
		...emptied(task),
		...!event.opens && { status: task.status }
	}));
	return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => startOf(`iteration ${undoes} was undone by ${by}${why === "" ? "" : `: ${why}`}`, 300);
function withoutUndo(state, event) {
	return {
		...state,
		iteration: event.iteration,
		undos: state.undos.filter(({ undoes }) => undoes !== event.undoes)
	};
}
/** So many iterations are told of in reports; the log has all. */
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
	return {
		...state,
		touched: [{
			iteration,
			task,
			what,
			total
		}, ...state.touched].slice(0, kept)
	};
}
/** What was taken back changes no check any more. */
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : {
	...state,
	touched: state.touched.filter((one) => one.iteration !== iteration)
};
/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
function amended(state, { iteration, amendment, given_up, added_by }, edit, put) {
	const id = String(amendment.task_id);
	const why = startOf(amendment.reason, 300);
	if (given_up) return edit(state, id, () => ({
		status: "given_up",
		given_up: {
			iteration,
			why
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
/** The newest slice of the work ends, and the next one begins. A run without milestones has its first slice from its first cut on. */
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
/** The ended slices above a merged one end elsewhere; the newest slice has no end. */
function restacked(slices, ends) {
	const first = slices.length - 1 - ends.length;
	return slices.map((slice, place) => moved(slice, ends[place - first]));
}
/** The checks have not run on its new end. */
function moved(slice, end) {
	if (end === void 0 || end === slice.end || slice.end === null) return slice;
	const { said: _, ...others } = slice;
	return {
		...others,
		end,
		red: null
	};
}
/** The lowest slices are merged; if the newest one is, too, the lines to read are counted from there. */
const withMerged = (state, { parts, all }) => ({
	...state,
	slices: state.slices.map((slice, place) => place < parts && slice.end !== null ? {
		...slice,
		merged: true
	} : slice),
	...all && { lines: 0 }
});
/** The parts below the conflict hold the base now; the part above them only holds their own commits. */
function withStackConflict(state, event) {
	const { type: _, at: __, ends, place, ...conflict } = event;
	const first = place - ends.length;
	const slices = state.slices.map((slice, index) => {
		const end = ends[index - first];
		const next = moved(slice, end);
		return next === slice || slice.end === null ? slice : {
			...next,
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
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, { from, why, protects }) => ({
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
/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
	const removed = new Set(event.removed);
	const modified = new Set(event.modified);
	const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id)).map(([id, task]) => [id, modified.has(id) && task.added_by !== null ? {
		...task,
		added_by: null
	} : task]);
	const added = event.added.map(({ id, status }) => [id, {
		...untouchedTask,
		status
	}]);
	const tasks = Object.fromEntries([...kept, ...added]);
	const hints = withoutHintsOf(state, event.removed);
	const left = withoutAsksOf(notAwaiting(state, event.removed), event.removed);
	const refused_edits = event.refused ?? [];
	return {
		...left,
		...hints,
		plan_source: event.plan_source,
		tasks,
		refused_edits
	};
}
/** What reviewers asked for, until they were told what became of it. */
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
	follow_ups: state.follow_ups.filter((one) => one.task !== task)
});
/** An order may take effect without a job: why the last one ended says nothing any more, but that it did not die. */
const withoutStop = (state) => ({
	...state,
	stop: null,
	ended_in_order: endedInOrder(state)
});
const recentReviews = 5;
const keptDoubts = 5;
const maxSetUps = 3;
const maxRefusals = 20;
const same = (state) => state;
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
		commands: afterJob(state),
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
		lanes: inTrain(state, event),
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
	attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
	milestone_begun: cutWork,
	parts_merged: withMerged,
	part_checked: withPartChecked,
	stack_conflicted: withStackConflict,
	stack_conflict_ended: (state) => ({
		...state,
		stack_conflict: null
	}),
	attempt_held: (state, event, put) => {
		if (laneOf(state, event.iteration)) return heldInLane(state, event, put);
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
			...passed(state, event, put),
			awaiting
		};
	},
	attempt_approved: (state, { iteration, by }, put) => laneOf(state, iteration) ? {
		...withoutStop(state),
		lanes: rejoined(state, iteration, by)
	} : state.awaiting ? takeIn({
		...state,
		awaiting: null,
		stop: null
	}, state.awaiting, editing(put)) : state,
	attempt_rejected: (state, event, put) => rejectHeld(withoutAsksOf({
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
	undo_done: (state, event, put) => takeBack(withoutAsksOf(state, [event.task, ...event.reopened]), event, editing(put)),
	undo_failed: (state, event) => ({
		...withoutUndo(state, event),
		commands: withFailedUndo(state, event)
	}),
	attempt_failed: failed,
	attempt_interrupted: interrupted,
	budget_warning: (state, { budget, used, limit }) => ({
		...state,
		warned: [...state.warned.filter((other) => other.budget !== budget), {
			budget,
			used,
			limit
		}]
	}),
	stuck_detected: (state, event, put) => foundStuck(state, event, editing(put)),
	signals_given: withSignals,
	human_review_requested: (state, event, put) => requested(state, event, editing(put)),
	unchanged_doubted: doubtedUnchanged,
	unchanged_accepted: (state, event, put) => acceptedUnchanged(state, event, editing(put)),
	review_answered: (state, { task }) => withoutAsksOf(withoutStop(state), [task]),
	iteration_reviewed: (state, event) => {
		const { iteration, task, verdict, findings, summary } = event;
		const said = {
			iteration,
			task,
			verdict,
			findings,
			summary
		};
		return {
			...withReview(state, event),
			reviewed: [said, ...state.reviewed].slice(0, recentReviews)
		};
	},
	agent_call: withAgentCall,
	failure_pattern: same,
	context_directive: (state, { task, held }, put) => held ? withTask(state, put, {
		id: task,
		held_back: taskIn(state, task).held_back + 1
	}) : state,
	prepared_prompt_refused: same,
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
		owed: state.owed.map((one) => iterations.includes(one.iteration) ? {
			...one,
			begun: one.begun + 1
		} : one)
	}),
	server_trouble: same,
	agent_lingered: same,
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
		}, ...state.network_refused.filter((one) => one.target !== target)].slice(0, maxRefusals)
	}),
	prompt_cut: same,
	files_hidden: same,
	environment_changed: same,
	amendment_accepted: (state, event, put) => amended(state, event, editing(put), put),
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
		...arrived(state, event.commit, event),
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
	agents_md_left: same,
	work_moved: (state, event) => ({
		...arrived(state, event.to, event),
		...event.ends && { slices: restacked(state.slices, event.ends) }
	}),
	queue_moved: (state, { from, to, place, file }) => place === "complete" ? arrived(state, to, {
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
		}, ...state.doubted].slice(0, keptDoubts)
	}),
	work_refused: same,
	command_taken: (state, { at, by, text, refused }) => ({
		...state,
		commands: withCommand(state, {
			at,
			by,
			text: startOf(text, 200),
			refused
		})
	}),
	setting_changed: (state, { name, value }) => ({
		...withoutStop(state),
		overrides: {
			...state.overrides,
			[name]: value
		}
	}),
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
	skip_task: (state, { task }, put) => withTask(withoutAsksOf(notAwaiting(withoutStop(state), [task]), [task]), put, {
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
		...unstuck
	}),
	note: (state, event, put) => withNewWord({
		...state,
		hints: [...state.hints, hintOf(event)]
	}, event, editing(put)),
	follow_up_added: (state, event, put) => withTask(withFollowUp(withoutStop(state), event), put, { id: event.task }),
	follow_up_answered: withoutFollowUp,
	remembered: withWords,
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
		...withTold(state, iteration, ids)
	}),
	run_stopped: (state, { reason, starts_next }) => ({
		...state,
		stop: reason,
		next_job: starts_next ?? null
	})
};
/**
* The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
* iteration numbers and the epoch of the one before it (docs/design.md#decide-then-do).
*/
function evolve(state, event) {
	return step(state, event, putInOneCopy());
}
/**
* `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. `look` sees
* the state after each of them, which the next one changes.
*/
function fold(state, events, look) {
	const own = state && {
		...state,
		tasks: copyOf(state.tasks)
	};
	return events.reduce((before, event) => {
		const after = step(before, event, putInPlace);
		look?.(after);
		return after;
	}, own);
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
export { mergeControl as a, tellOnce as c, isOfVerifier as d, lostCounsel as f, paidApart as h, hintsFor as i, activeEntry as l, sameCounsel as m, fold as n, newestTaken as o, refusalOf as p, consume as r, refusedIn as s, evolve as t, remember as u };
