import { Cn as usualRaw, D as taskIn, E as statusIn, N as isActive, S as addedByAgentIn, _n as isRule, an as laneOf, cn as openAttempts, en as heldCommits, g as agentLine, k as replacedBy, l as entryLine, v as inlineMarkdown, x as typedOrder, xn as recordedValue, yn as rawOfText } from "./slices.js";
import { $t as commandForms, Bt as code, S as consensusPath, Wt as operatorCommand, Zt as shortOid, bn as similarIn, er as RalphError, rn as readCommand, vn as meantName } from "./through-proxy.js";
import { H as adjustable, z as withdrawal } from "./state-files.js";
import { D as plural, M as cappedLines, N as cappedRow, r as oneLine, u as excerpt } from "./one-line.js";
import { l as reservedIds, s as isReserved, x as leaseVerdict } from "./due.js";
import { a as recordSlice, c as judgeAmendments, i as prepareApproved, l as applyAmendment, s as amendPlan, u as soundnessFault } from "./apply-handoff.js";
import { N as stopSentence, bn as taskOfIteration, lt as nextMarkdown, r as runSentence, s as nextStep, yn as taskOfCommit } from "./run-sentence.js";
import { l as activeEntry, t as evolve, u as remember } from "./evolve.js";
import { r as fenced } from "./fences.js";
import { n as recoverLostAttempt, o as openLedger, s as takeLease, v as deliver } from "./recover-lost-attempt.js";
import { r as adjusted } from "./order-origin.js";
import { S as proveStep } from "./state-access.js";
import { r as consensusFile } from "./consensus.js";
// src/core/control/acknowledge.ts
/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 3e4;
/**
* What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
* that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
*/
function acknowledge(taken) {
	const signs = taken.map(({ order, obeyed }) => {
		const body = obeyed.kind === "refused" ? "refused" : "done";
		return {
			key: `sign/${order.id}`,
			kind: "sign",
			body
		};
	});
	const answers = [];
	for (const one of taken) {
		const text = answerTo(one);
		if (text === void 0) continue;
		const last = answers.at(-1);
		if (last && last.size + text.length <= longestAnswer) {
			last.parts.push(text);
			last.size += text.length;
		} else answers.push({
			key: `answer/${one.order.id}`,
			parts: [text],
			size: text.length
		});
	}
	return [...signs, ...answers.map(({ key, parts }) => ({
		key,
		kind: "answer",
		body: parts.join("\n\n")
	}))];
}
function answerTo({ order, obeyed, answer }) {
	const quoted = `> ${inlineMarkdown(order.by, 60)}: ${typedOrder(order.text, 200)}`;
	if (obeyed.kind === "refused") return answer ? [
		quoted,
		`Not done: ${inlineMarkdown(obeyed.why, 600)}`,
		...order.unread ? [order.unread] : []
	].join("\n\n") : void 0;
	const parts = [obeyed.kind === "stop" ? void 0 : obeyed.answer, order.unread].filter((part) => part !== void 0);
	return parts.length === 0 ? void 0 : [quoted, ...parts].join("\n\n");
}
/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
function answerFollowUps({ plan, state }) {
	const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
		const end = endOf(task, plan, state);
		const asked = url === null ? "" : `\n\n(asked for in ${url})`;
		return end === void 0 ? [] : [{
			task,
			threads,
			body: `${end}${asked}`
		}];
	});
	return {
		tasks: ended.map(({ task }) => task),
		effects: ended.flatMap(({ threads, body }) => threads.map((thread) => ({
			key: `reply/${thread}`,
			kind: "reply",
			body
		})))
	};
}
/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id, plan, state) {
	const task = state.tasks[id];
	if (task?.status === "done" && task.commit !== null) return `Done in ${task.commit} (${code(id)}, iteration ${task.iteration}): ${agentLine(task.summary ?? "", 500)}`;
	if (task?.status === "skipped") return `Not done: ${code(id)} was skipped.`;
	return plan.tasks.some((other) => other.id === id) ? void 0 : `Not done: ${code(id)} was removed from the plan.`;
}
const longestRemark = 800;
/**
* The wish as an amendment of the plan: a task right behind the one that it speaks of, which may do what that one may
* do and no more.
*/
function followUp(reviewed, plan) {
	const { by, why, about, iteration, commit } = reviewed;
	const before = plan.tasks.find(({ id }) => id === reviewed.task);
	const [first] = about?.remarks ?? [];
	const gist = oneLine(why || first?.text || "what the review says", 70);
	const task = {
		...inherited(before),
		id: freeId(redoStem(before), plan),
		title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
		description: describe({
			by,
			why,
			about,
			work: workInWords(before, iteration, commit)
		}),
		acceptance_criteria: ["What each point asks for is done, or the handoff says why it is not."],
		depends_on: before ? [before.id] : []
	};
	return {
		action: "add",
		reason: `${by} asked for it${about === void 0 ? "" : `: ${about.url}`}`,
		task,
		...before && { after: before.id }
	};
}
/** A task that a person adds in a sentence; its text is clean and bounded already. */
function wantedTask(text, by, plan) {
	const title = oneLine(text, 80);
	const task = {
		id: freeId("ADDED", plan),
		title,
		description: title === text ? "" : text,
		acceptance_criteria: [],
		depends_on: []
	};
	return {
		action: "add",
		reason: `${by} added it`,
		task
	};
}
/** The plan with this task, or why it cannot be added: a dependency that was given up, or a plan that is full. */
function addFollowUp(amendment, plan, statusOf) {
	const next = applyAmendment(amendment, plan);
	return typeof next === "string" ? next : soundnessFault(plan, next, statusOf) ?? next;
}
/** What people allowed for that work, and what helped with it. */
function inherited(task) {
	if (!task || isReserved(task.id)) return {};
	const { status: _, retry_count: __, ...rest } = task;
	return rest;
}
const redoStem = (before) => before && !isReserved(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, "").slice(0, 50)}-redo` : "redo";
function freeId(stem, plan) {
	const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
	for (let n = 1;; n++) {
		const id = n === 1 ? stem : `${stem}-${n}`;
		if (!known.has(id.toLowerCase())) return id;
	}
}
function workInWords(before, iteration, commit) {
	const whose = before ? `${before.id}${iteration === null ? "" : `, iteration ${iteration}`}` : void 0;
	return `commit ${shortOid(commit)}${whose === void 0 ? "" : ` (${whose})`}`;
}
function describe(request) {
	const { by, why, about, work } = request;
	const remarks = (about?.remarks ?? []).filter(({ text }) => text !== "");
	const places = (about?.remarks ?? []).filter(({ text }) => text === "");
	return [
		`${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
		why,
		[...places.map((remark) => `- at ${placeOf(remark)}`), ...cappedLines(remarks.map((remark) => `${placeOf(remark)}: ${indented(excerpt(remark.text, longestRemark))} (${remark.url})`), 20).map((line) => `- ${line}`)].join("\n"),
		about === void 0 ? "" : `Where it was said: ${about.url}`
	].filter((part) => part !== "").join("\n\n");
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${oneLine(path, 300)}${line === null ? "" : `:${line}`} as of ${shortOid(commit)}`;
const indented = (text) => text.replaceAll("\n", "\n  ");
// src/core/control/answer-agent.ts
const done$1 = (effects, answer) => ({
	kind: "done",
	effects,
	answer
});
/** A person answers the agent of a task: the hint and the retry in one. `done` agrees that nothing is to be changed, a number is one of the answers that it offers. */
function answerAgent({ task, text: words }, { id, by }, { plan, state }) {
	if (!plan.tasks.some((one) => one.id === task)) return {
		kind: "refused",
		why: `the plan has no task ${task}`
	};
	const status = statusIn(state)(task);
	const ask = state.asks.find((one) => one.task === task);
	if (ask?.question?.kind === "no_change" && /^done[.!]?$/i.test(words.trim())) {
		const { iteration, question } = ask;
		const fact = {
			type: "unchanged_accepted",
			iteration,
			task,
			by,
			why: question.why
		};
		return done$1([fact], `${code(task)} is done without a change.`);
	}
	if (status === "done") {
		const { iteration } = taskIn(state, task);
		return {
			kind: "refused",
			why: `${task} is done and will not be attempted again${iteration === null ? "" : `; \`redo ${iteration}\` has it changed`}`
		};
	}
	const options = ask?.question?.options ?? [];
	const number = options.length > 0 && /^\d+$/.test(words.trim()) ? Number(words) : void 0;
	const text = number === void 0 ? words : options[number - 1];
	if (text === void 0) return {
		kind: "refused",
		why: `the question of ${task} offers ${plural(options.length, "answer")}, 1 to ${options.length}`
	};
	const isOver = status === "failed" || status === "skipped" || status === "given_up";
	const effects = [
		...ask ? [{
			type: "review_answered",
			task,
			by
		}] : [],
		...isOver || taskIn(state, task).stuck ? [{
			type: "task_reopened",
			task,
			by
		}] : [],
		{
			type: "note",
			id,
			by,
			text,
			task
		}
	];
	return done$1(effects, `The next attempt of ${code(task)} reads exactly this:\n\n${fenced(text)}`);
}
// src/core/control/answer-counsel.ts
const refused$2 = (why) => ({
	kind: "refused",
	why
});
/** A person's answer to what a look at the plan as a whole came to: to the consensus where that waits, else to the review. */
function answerCounsel(command, { by }, run) {
	const { plan_review: review, consensus } = run.state.counsel;
	const decides = command.kind === "abort" || command.kind === "revise";
	if (consensus && (consensus.held !== null || !review && decides)) return answerConsensus(command, by);
	if (!review) return refused$2("no review of the plan is waiting for an answer");
	if (command.kind === "accept") return acceptProposals(command.ids, {
		by,
		run,
		review
	});
	if (command.kind === "override" && review.held === null) return refused$2("nothing keeps the plan from starting");
	return answered$1({
		role: "plan-review",
		by,
		answer: command.kind,
		ids: [],
		words: command.why
	});
}
const answered$1 = (fact) => ({
	kind: "done",
	effects: [{
		type: "counsel_answered",
		...fact
	}]
});
function answerConsensus(command, by) {
	if (command.kind === "accept" && command.ids.length > 0) return refused$2("the consensus about the plan is waiting, and is accepted as a whole: accept");
	const words = command.kind === "accept" ? "" : command.why;
	return answered$1({
		role: "consensus",
		by,
		answer: command.kind,
		ids: [],
		words
	});
}
/** All of them, or none where one does not fit the plan any more. */
function acceptProposals(ids, { by, run, review }) {
	const open = review.proposals.filter(({ fate }) => fate !== "taken");
	const unknown = ids.filter((id) => !open.some((one) => one.id === id));
	if (unknown.length > 0) return refused$2(`no proposal ${unknown.join(", ")} is open; ${open.map(({ id }) => id).join(", ") || "none"} ${open.length > 1 ? "are" : "is"}`);
	const wanted = open.filter(({ id, fate }) => ids.length > 0 ? ids.includes(id) : fate === "open");
	if (wanted.length === 0 && review.held === null) return refused$2("no proposal is open");
	const known = {
		statusOf: statusIn(run.state),
		byAgent: addedByAgentIn(run.state)
	};
	let { plan } = run;
	for (const { id, amendment } of wanted) {
		const judged = judgeAmendments({
			plan,
			...known,
			current: "",
			amendments: [amendment],
			trusted: true
		});
		const [fault] = judged.refused;
		if (fault) return refused$2(`${id} no longer fits the plan: ${fault.why}`);
		plan = judged.plan;
	}
	return answered$1({
		role: "plan-review",
		by,
		answer: "accept",
		ids: wanted.map(({ id }) => id),
		words: ""
	});
}
/** What is so now by such an answer. */
function answeredInWords({ answer, ids, role }) {
	if (answer === "revise") return role === "consensus" ? "The next job asks both sides once more, with your words." : "The next job has the plan reviewed again.";
	if (answer === "abort") return "The run is paused, and no task of the plan is started.";
	return ids.length === 0 ? "The plan may start as it is." : `The plan now contains ${ids.join(", ")}.`;
}
// src/core/control/judge-commit.ts
/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid) => oid.slice(0, 12);
/** The waiting commit is taken in, if the order names this very one and it still fits on the work; a task has its agent answered. */
function approve(command, by, state) {
	const { sha } = command;
	const held = heldCommits(state).find(({ commit }) => sha !== "" && commit.startsWith(sha));
	const named = command.task?.toLowerCase() ?? sha;
	const asked = state.asks.find(({ task }) => task.toLowerCase() === named);
	if (asked?.question) return refused$1(`the agent of ${asked.task} changed nothing and asks: answer ${asked.task} TEXT`);
	if (asked) return {
		kind: "done",
		effects: [{
			type: "review_answered",
			task: asked.task,
			by
		}]
	};
	if (command.task !== void 0 || !held) return refused$1(notThat(command, state));
	const { iteration, task, commit, checkpoint, part } = held;
	const effect = {
		type: "attempt_approved",
		iteration,
		task,
		commit,
		by,
		...part && { part }
	};
	if (laneOf(state, iteration)) return {
		kind: "done",
		effects: [{
			...effect,
			rejoins: true
		}]
	};
	if (state.work !== checkpoint && state.work !== commit) {
		const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
		return refused$1(`${moved}; \`retry ${task}\` makes it again there`);
	}
	return {
		kind: "done",
		effects: [effect]
	};
}
/** Why it cannot be approved, and what can be. */
function notThat({ sha, task: word }, state) {
	const [asked] = state.asks;
	const held = heldCommits(state);
	const waiting = [...held.map(({ commit, task, iteration }) => {
		return `${shown(commit)} (${task}, iteration ${iteration}) waits for approval: approve ${shown(commit)}`;
	}), ...asked ? [`the agent of ${asked.task} waits for an answer: approve ${asked.task}`] : []];
	const name = sha || word;
	const known = sha === "" ? void 0 : taskOfCommit(state, sha);
	if (known) return [`${shown(known.commit)} (${known.task}, iteration ${known.iteration}) is already part of the work`, ...waiting].join("; ");
	if (waiting.length === 0) return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ""}`;
	return [...name ? [notNamed(name, held)] : [], ...waiting].join("; ");
}
/** An iteration or a task may come to another commit than the one that was looked at, so neither stands for its commit. */
function notNamed(name, held) {
	const word = name.toLowerCase();
	if (/^[0-9a-f]{3,6}$/.test(word) && held.some(({ commit }) => commit.startsWith(word))) return `${name} is too short: at least 7 characters name a commit`;
	return held.some(({ task, iteration }) => [task.toLowerCase(), `${iteration}`].includes(word)) ? "a commit is approved by its own name, so that it is the one you looked at" : `${name} does not wait for approval`;
}
/** A waiting commit is rejected; one on the work branch is put down to be taken back, with all others of its task. */
function undo(command, by, state) {
	const { iteration: undoes, why, reopen_dependents } = command;
	const { awaiting } = state;
	const held = heldCommits(state).find(({ iteration }) => iteration === undoes);
	if (held) return {
		kind: "done",
		effects: [rejectOf(held, {
			by,
			why
		})]
	};
	if (openAttempts(state).some(({ iteration }) => iteration === undoes)) return refused$1(`iteration ${undoes} is still running; \`stop\` ends it`);
	if (undoes > state.iteration) return refused$1(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
	const target = taskOfIteration(state, undoes);
	if (target?.task.startsWith(reservedIds.merge)) return refused$1(`iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`);
	if (target === void 0) return refused$1(`iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`);
	const ordered = state.undos.find((other) => taskOfIteration(state, other.undoes)?.task === target.task);
	if (ordered) return refused$1(`undo ${ordered.undoes} has already been ordered`);
	if (awaiting) {
		const { iteration, commit } = awaiting;
		return refused$1(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
	}
	return {
		kind: "done",
		effects: [{
			type: "undo_ordered",
			undoes,
			by,
			why,
			reopen_dependents
		}]
	};
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({
	type: "attempt_rejected",
	iteration,
	task,
	commit,
	by,
	why
});
const refused$1 = (why) => ({
	kind: "refused",
	why
});
/**
* Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
* stays, and so does everything that builds on it.
*/
function redo(command, order, run) {
	const { plan, state } = run;
	const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
	if (typeof found === "string") return {
		kind: "refused",
		why: found
	};
	const reviewed = {
		by: order.by,
		why: wordsOf(command, order.about),
		about: order.about,
		...found
	};
	if (reviewed.why === "" && (order.about?.remarks ?? []).every(({ text }) => text === "")) return {
		kind: "refused",
		why: "say what should be different: redo \u2026 reason"
	};
	return withTask(followUp(reviewed, plan), order, run);
}
/** A person's own task, behind all others; it waits for none of them. */
function addTask({ text }, order, run) {
	return withTask(wantedTask(text, order.by, run.plan), order, run);
}
function withTask(amendment, order, { plan, state }) {
	const added = addFollowUp(amendment, plan, statusIn(state));
	if (typeof added === "string") return {
		kind: "refused",
		why: added
	};
	const task = String(amendment.task?.["id"]);
	const threads = order.about?.remarks.slice(0, 20).map(({ thread }) => thread) ?? [];
	return {
		kind: "done",
		effects: [{
			type: "follow_up_added",
			task,
			by: order.by,
			amendment,
			url: order.about?.url ?? null,
			threads: threads.length === 0 ? [order.id] : threads
		}],
		answer: `This is now the task ${code(task)}; its commit will be named here.`
	};
}
/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
	if (iteration === null) return "name the iteration: redo 7 \u2026 reason; in a reply to a review or a commit you can omit the number";
	const held = heldCommits(state).find((one) => one.iteration === iteration);
	if (held) return `iteration ${iteration} waits for approval; \`retry ${held.task}\` with a reason rejects it`;
	const found = taskOfIteration(state, iteration);
	const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1);
	if (!found || !made) return `iteration ${iteration} has no commit: it did not pass, or was undone`;
	return {
		task: found.task,
		commit: made.commit,
		iteration
	};
}
/**
* Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
* the newest commit of ours stands for it.
*/
function spokenOf(commit, state) {
	const exact = taskOfCommit(state, commit);
	const newest = state.recent.find(({ iteration }) => taskOfIteration(state, iteration) !== void 0);
	const { task, iteration } = exact ?? newest ?? {
		task: null,
		iteration: null
	};
	return {
		task,
		iteration,
		commit
	};
}
// src/core/control/keep-knowledge.ts
/** The reader sees exactly what later agents will: nothing in a comment can say one thing to each (threat T4). */
function remembered({ text }, { by, about }, { knowledge }) {
	const result = remember({
		text,
		by,
		url: about?.url ?? null
	}, knowledge);
	if (result.kind === "refused") return result;
	if (result.kind === "known") return {
		kind: "done",
		effects: [],
		answer: `Already known as ${code(result.id)}.`,
		known: result.id
	};
	const { id, text: words, url, supersedes, by: author } = result.entry;
	const fact = {
		type: "remembered",
		id,
		text: words,
		by: author,
		url
	};
	const instead = supersedes.length === 0 ? "" : `, replacing ${supersedes.map(code).join(", ")}`;
	return {
		kind: "done",
		effects: [supersedes.length === 0 ? fact : {
			...fact,
			supersedes
		}],
		answer: `Every later attempt reads this, as ${code(id)}${instead}:\n\n${fenced(words)}`
	};
}
function forgotten({ id, why }, { by }, { knowledge }) {
	const entry = activeEntry(id, knowledge);
	if ("fault" in entry) return {
		kind: "refused",
		why: entry.fault
	};
	const restores = replacedBy(knowledge, id);
	const again = restores.length === 0 ? "" : `\n\nWhat it had replaced counts again: ${restores.map(code).join(", ")}.`;
	return {
		kind: "done",
		effects: [{
			type: "forgotten",
			id,
			by,
			why,
			...restores.length > 0 && { restores }
		}],
		answer: `Later attempts are no longer told this:\n\n${fenced(entry.text)}${again}`
	};
}
/** Of an answer: a comment is no place for a whole index. */
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
	const wanted = words.toLowerCase().split(/\s+/);
	const active = knowledge.filter(isActive);
	const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
	if (found.length === 0) return active.length === 0 ? "Nothing is known yet." : `None of ${plural(active.length, "entry", "entries")} contains these words.`;
	const order = [...found.filter(({ by }) => by !== null), ...found.filter(({ by }) => by === null).reverse()];
	const more = found.length - mostShown;
	const rest = more > 0 ? `\n\nand ${more} more; ${code("ralph knowledge")} lists all of them.` : "";
	return `${order.slice(0, mostShown).map(entryLine).join("\n")}${rest}`;
}
// src/core/control/unmet-promise.ts
/** Effects after which people expect that the run works. */
const promising = /* @__PURE__ */ new Set([
	"note",
	"task_reopened",
	"attempt_approved",
	"attempt_rejected",
	"review_answered",
	"undo_ordered",
	"follow_up_added",
	"counsel_answered"
]);
/**
* What else is needed before an order that had these effects comes to anything, by what the next job would do;
* undefined where the run goes on with it. `run` as it is after the order. Pure.
*/
function unmetPromise(effects, run) {
	const [promised] = effects.filter(({ type }) => promising.has(type)).slice(-1);
	if (!promised) return void 0;
	const [task] = effects.flatMap((effect) => effect.type === "note" && typeof effect.task === "string" ? [effect.task] : effect.type === "task_reopened" ? [effect.task] : []);
	const held = task === void 0 ? void 0 : heldBy(task, run);
	if (held) return {
		kind: "task",
		task: task ?? "",
		...held
	};
	const step = stepOfNextJob(run);
	if (step.kind !== "stop") return void 0;
	const { reason } = step;
	const isWanted = reason.kind === "complete" && promised.type !== "note";
	return reason.kind === "waiting" || isWanted ? void 0 : {
		kind: "stop",
		reason
	};
}
/** The task that a person has to decide about before this one is attempted; undefined where it comes to it by itself. */
function heldBy(task, { plan, state }) {
	const statusOf = statusIn(state);
	const needs = new Map(plan.tasks.map(({ id, depends_on }) => [id, depends_on]));
	const asked = new Map(state.asks.map(({ task: one, question }) => [one, question !== void 0]));
	const seen = /* @__PURE__ */ new Set([task]);
	for (const id of seen) {
		const status = statusOf(id);
		if (status === "failed" || status === "skipped" || status === "given_up") return {
			on: id,
			status
		};
		if (status === "done") {
			if (id !== task && asked.get(id) !== void 0) return {
				on: id,
				status: "asked"
			};
			continue;
		}
		if (asked.get(id) === true) return {
			on: id,
			status: "question"
		};
		for (const next of needs.get(id) ?? []) seen.add(next);
	}
}
/** What a job that starts now does first, as far as the state alone says it. */
function stepOfNextJob({ plan, state }) {
	const now = Date.parse(state.updated);
	const job = {
		started: now,
		iterations: 0,
		checks: state.baseline?.checks ?? "",
		baselineRan: false,
		longestMs: 0
	};
	return nextStep({
		plan,
		state: {
			...state,
			current: null
		},
		limits: limitsIn(state),
		job,
		now
	});
}
const limitsIn = ({ rules }) => ({
	maxIterations: Number.POSITIVE_INFINITY,
	runIterations: rules === null ? null : recordedValue("run-iterations", rules) ?? null,
	timeBudgetMs: null,
	jobLimitMs: null,
	costBudgetUsd: rules === null ? Number.POSITIVE_INFINITY : recordedValue("cost-budget", rules),
	tokenBudget: rules === null ? null : recordedValue("token-budget", rules) ?? null,
	minDelayMs: 0,
	sameFailures: Number.POSITIVE_INFINITY,
	indexChars: null,
	charsPerToken: 4,
	counsel: {
		verifies: false,
		seeksConsensus: false,
		reviewsPlan: false,
		acceptsUnchanged: false
	},
	unread: {
		limit: rules === null ? 0 : recordedValue("stop-at", rules),
		base: ""
	}
});
/** `No attempt follows yet: \u2026`, with what to order, for a comment. */
function unmetMarkdown(unmet, workBranch) {
	const context = {
		planFile: "the plan file",
		workBranch,
		now: null,
		surface: "issue"
	};
	if (unmet.kind === "task") return `${unmetTask(unmet)} ${cure(unmet, context)}`;
	const { happened, next } = stopSentence(unmet.reason, context, (text) => agentLine(text, 500));
	return [`Nothing follows from that yet. ${happened}`, nextMarkdown(next)].filter((part) => part !== "").join("\n\n");
}
/** The same for a terminal, where the state of the run and its next steps stand below. */
const unmetText = (unmet, context) => unmet.kind === "task" ? `${unmetTask(unmet)} ${cure(unmet, context)}` : "Nothing follows from that yet.";
const unmetTask = ({ task, on, status }) => task === on ? `No attempt at ${inlineMarkdown(task, 100)} follows: it ${fate(status)}.` : `No attempt at ${inlineMarkdown(task, 100)} follows: it needs ${inlineMarkdown(on, 100)}, which ${fate(status)}.`;
const fate = (status) => status === "failed" ? "failed" : status === "skipped" ? "was skipped" : status === "given_up" ? "was given up" : "waits for an answer";
const cure = ({ on, status }, context) => status === "question" ? `${operatorCommand(context, "answer", on)} with your words answers it.` : status === "asked" ? `${operatorCommand(context, "approve", on)} answers it.` : `${operatorCommand(context, "retry", on)} opens it again.`;
// src/core/control/obey-command.ts
/** What an order does to the run, or why it cannot be done; its answer promises what comes of it. Pure. */
function obeyCommand(command, order, run) {
	const obeyed = effectsOf(command, order, run);
	const unmet = obeyed.kind === "done" ? unmetPromise(obeyed.effects, withEffects(obeyed.effects, run)) : void 0;
	if (obeyed.kind !== "done" || !unmet) return obeyed;
	const answer = [unmetMarkdown(unmet, run.state.work_branch), obeyed.answer?.replace(/^The next attempt\b/, "Once there is one, the next attempt")];
	return {
		...obeyed,
		unmet,
		answer: answer.filter((part) => part !== void 0).join("\n\n")
	};
}
/** The run after the effects of an order. */
function withEffects(effects, { plan, state }, at = state.updated) {
	return effects.reduce((now, effect) => {
		const added = effect.type === "follow_up_added" ? addFollowUp(effect.amendment, now.plan, statusIn(now.state)) : "";
		return {
			plan: typeof added === "string" ? now.plan : added,
			state: evolve(now.state, {
				...effect,
				at
			})
		};
	}, {
		plan,
		state
	});
}
function effectsOf(command, order, run) {
	const { by } = order;
	switch (command.kind) {
		case "pause": return done({
			type: "pause",
			by,
			why: command.why || `${by} paused it`
		});
		case "resume": return run.state.paused ? done({
			type: "resume",
			by
		}) : refused("the run is not paused");
		case "stop": return {
			kind: "stop",
			why: command.why || `${by} stopped it`
		};
		case "hint": return hint(command, order, run);
		case "answer": return answerAgent(command, order, run);
		case "skip": return skip(command, by, run);
		case "retry": return retry(command, order, run);
		case "approve": return approve(command, by, run.state);
		case "undo": return undo(command, by, run.state);
		case "add": return addTask(command, order, run);
		case "redo": return redo(command, order, run);
		case "remember": return remembered(command, order, run.state);
		case "forget": return forgotten(command, order, run.state);
		case "accept":
		case "revise":
		case "override":
		case "abort": return answerCounsel(command, order, run);
		case "budget": return changeSettings({
			"cost-budget": command.usd,
			"run-iterations": command.iterations,
			"token-budget": command.tokens
		}, ...[by, run.state]);
		case "mode": return changeSettings({ mode: command.value }, by, run.state);
		case "set": return changeSettings({ [command.name]: command.value }, by, run.state);
		default: return inform(command, run);
	}
}
/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (threat T4). */
function hint(command, { id, by, about }, run) {
	const { task, words } = addressed(command.text, run.plan);
	if (words === "") return refused(`say what ${task} should be told: hint ${task} TEXT`);
	if (task !== null && statusIn(run.state)(task) === "done") {
		const { iteration } = taskIn(run.state, task);
		const again = iteration === null ? "" : `; \`redo ${iteration}\` has it changed`;
		return refused(`${task} is done and will not be attempted again${again}`);
	}
	const [remark] = about?.remarks ?? [];
	const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${shortOid(about.commit)}` : "";
	const text = place === "" ? words : `About ${place}: ${words}`;
	const whose = task === null ? "The next attempt, whichever task it is of," : `The next attempt of ${code(task)}`;
	return {
		...done({
			type: "note",
			id,
			by,
			text,
			task
		}),
		answer: `${whose} reads exactly this:\n\n${fenced(text)}`
	};
}
/** A hint is a task's where its first word is exactly the id of one. */
function addressed(text, { tasks }) {
	const [, first = "", rest = ""] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
	return tasks.some(({ id }) => id === first) ? {
		task: first,
		words: rest
	} : {
		task: null,
		words: text
	};
}
const done = (...effects) => ({
	kind: "done",
	effects
});
const refused = (why) => ({
	kind: "refused",
	why
});
function skip({ task, why }, by, run) {
	const skipped = {
		type: "skip_task",
		task,
		by,
		why
	};
	const held = heldCommits(run.state).find((one) => one.task === task);
	if (held) return done(rejectOf(held, {
		by,
		why
	}), skipped);
	if (run.state.lanes.some((lane) => lane.task === task)) return done(skipped);
	return wrongTask(run, task, [
		"pending",
		"failed",
		"given_up"
	], "be skipped") ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
	const held = heldCommits(run.state).find((one) => one.task === task);
	if (held) return done(rejectOf(held, {
		by,
		why
	}));
	const hint = why === "" ? [] : [{
		type: "note",
		id,
		by,
		text: why,
		task
	}];
	return (isStuck(run, task) || waitsForAnswer(run, task) || isDoneUnchanged(run, task) ? void 0 : wrongTask(run, task, [
		"failed",
		"skipped",
		"given_up"
	], "be retried")) ?? done({
		type: "task_reopened",
		task,
		by
	}, ...hint);
}
const waitsForAnswer = ({ state }, task) => state.asks.some((ask) => ask.task === task && ask.question);
/** No commit could be undone to have it done after all. */
const isDoneUnchanged = ({ state }, task) => {
	const { status, commit, closed } = taskIn(state, task);
	return status === "done" && commit === null && closed !== null;
};
/** Its run is paused for it; it gets all its attempts again, as one that has failed. */
const isStuck = ({ state }, task) => taskIn(state, task).stuck !== null && statusIn(state)(task) === "pending";
function unknownTask(plan, task) {
	const meant = similarIn(plan.tasks.map(({ id }) => id))(task);
	return `the plan has no task ${task}${meant === void 0 ? "" : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
	if (!plan.tasks.some(({ id }) => id === task)) return refused(unknownTask(plan, task));
	const status = statusIn(state)(task);
	if (allowed.includes(status)) return void 0;
	const { iteration } = taskIn(state, task);
	const back = status === "done" && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : "";
	const words = allowed.map((one) => one.replace("_", " ")).join(", ").replace(/, (?=[^,]*$)/, " or ");
	return refused(`${task} is ${status.replace("_", " ")}; only a task that is ${words} can ${what}${back}`);
}
/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce = /* @__PURE__ */ new Set([
	"approval",
	"before-capture",
	"cost-budget",
	"human-review",
	"incomplete",
	"known-red",
	"max-continuations",
	"protected-paths",
	"review",
	"run-iterations",
	"setup",
	"strategy",
	"token-budget"
]);
/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
function changeSettings(wanted, by, { rules, base }) {
	const given = Object.entries(wanted).flatMap(([name, text]) => text === null ? [] : [read(name, text)]);
	const faults = given.flatMap((one) => "fault" in one ? [one.fault] : []);
	if (faults.length > 0) return {
		kind: "refused",
		why: faults.join("; ")
	};
	const settled = given.flatMap((one) => "fault" in one ? [] : [one]);
	const free = settled.filter(({ name }) => !isRule(name));
	const ruled = settled.filter(({ name }) => isRule(name));
	const changes = ruled.map(({ name, raw }) => {
		const then = rules?.values[name];
		const rule = {
			...then,
			value: raw,
			from: `an order of ${by}`,
			source: "order"
		};
		return {
			name,
			before: then?.value ?? usualRaw(name),
			after: raw,
			rule
		};
	});
	const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => code(name));
	const effects = [...free.map(({ name, text: value }) => ({
		type: "setting_changed",
		name,
		value,
		by
	})), ...changes.length === 0 ? [] : [{
		type: "rules_changed",
		by,
		why: "ordered",
		base: rules?.base ?? base,
		changes
	}]];
	const answer = late.length > 0 ? `${late.join(", ")} counts from the next job on.` : void 0;
	return {
		kind: "done",
		effects,
		...answer && { answer }
	};
}
function read(name, text) {
	const known = adjustable.find((one) => one === name);
	if (known === void 0) {
		const meant = meantName(name, adjustable);
		return { fault: `${name} cannot be changed in a run.${meant === void 0 ? "" : ` Did you mean ${meant}?`} You can set ${adjustable.join(", ")}` };
	}
	const found = rawOfText(known, text);
	return "raw" in found ? {
		name: known,
		text,
		raw: found.raw
	} : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
	switch (command.kind) {
		case "start": return run.state.paused ? refused("the run is paused; `resume` lifts the pause and continues") : answered();
		case "plan": return answered("Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.");
		case "status": return answered(status(run));
		case "knowledge": return answered(knownSoFar(command, run.state));
		case "help": return answered(help);
	}
}
const answered = (answer) => ({
	kind: "done",
	effects: [],
	...answer && { answer }
});
const help = [
	"A command is the first line of a new comment, one per comment:",
	"",
	...Object.values(commandForms).map((form) => `- ${code(`/ralph ${form}`)}`)
].join("\n");
function status(run) {
	const at = {
		planFile: "the plan file",
		workBranch: run.state.work_branch,
		now: null,
		surface: "issue"
	};
	const { happened, details, next } = runSentence(run, at, (text) => agentLine(text, 500));
	return [
		happened,
		...details.map((detail) => `- ${detail}`),
		nextMarkdown(next)
	].join("\n\n");
}
// src/app/phase/counsel/consensus-file.ts
/** What was said before, as the file has it. */
async function pastRounds({ recall }) {
	const text = await recall(consensusPath);
	const file = text === void 0 ? null : JSON.parse(text);
	return typeof file === "object" && file !== null && "rounds" in file && Array.isArray(file.rounds) ? file.rounds : [];
}
/** A person's answer stands in the file too. */
function writeAnswer(ledger, { rounds, moment }) {
	const { state, plan } = ledger;
	const now = state.counsel.consensus;
	if (!now) return;
	const file = consensusFile({
		now,
		rounds,
		moment
	}, `${plural(plan.tasks.length, "task")} of ${state.plan}`);
	ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`);
}
// src/app/apply-orders.ts
/**
* Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
* takes effect exactly once, whatever dies (design rule 3). Returns a reason where the job is to end; `rests` where
* nobody has ordered any work.
*/
async function applyOrders(work, rests) {
	const { ports, ledger } = work;
	const { fresh, taken, waiting } = await takeOrders(work, await work.orders.take());
	ledger.send(acknowledge(taken));
	const answered = tellReviewers(ledger);
	if (fresh.length > 0 || answered.length > 0) await ledger.save(subject(fresh, answered));
	await deliver(ports, ledger);
	if (waiting.size > 0) await ports.orderSource.forget([...waiting]);
	const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === "stop");
	if (stopped) return {
		kind: "paused",
		why: stopped.why,
		scope: "job"
	};
	return fresh.length > 0 && fresh.every(asks) ? rests : void 0;
}
/** Puts the effects of what came in, and that it was taken, before the ledger; to be saved in one commit. */
async function takeOrders(work, { orders, cursor }) {
	const { ledger } = work;
	const known = new Set(ledger.consumed);
	const fresh = orders.filter(({ id }) => !known.has(id));
	const taken = [];
	const waiting = new Set(orders.map(({ id }) => id));
	for (const order of fresh) taken.push(await carryOut(work, {
		order,
		waiting
	}));
	ledger.consume([], {
		cursor,
		waiting
	});
	return {
		fresh,
		taken,
		waiting
	};
}
/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }) => refused !== void 0 || /^(?:status|help|knowledge)\b/.test(text);
/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger) {
	const { tasks, effects } = answerFollowUps(ledger);
	ledger.record(...tasks.map((task) => ({
		type: "follow_up_answered",
		task
	})));
	ledger.send(effects);
	return tasks;
}
/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh, answered = []) {
	if (fresh.length === 0) return `answer the review that asked for ${answered.join(", ")}`;
	const words = fresh.map(({ text }) => oneLine(text.split(/\s/)[0] ?? "", 20));
	return `obey ${cappedRow(words, 5)}`;
}
async function carryOut(work, { order, waiting }) {
	const { ledger } = work;
	const { id, by, text, about, refused } = order;
	const obeyed = judge(order, ledger);
	const effects = obeyed.kind === "done" ? obeyed.effects : [];
	const takes = await Promise.all(effects.map((effect) => prepareEffect(work, effect)));
	ledger.consume([id], {
		cursor: null,
		waiting
	});
	ledger.record({
		type: "command_taken",
		id,
		by,
		text,
		refused: obeyed.kind === "refused" ? obeyed.why : null,
		...about && { about }
	});
	for (const take of takes) take();
	return {
		order,
		obeyed,
		answer: refused?.answer ?? true
	};
}
function judge({ text, refused, ...order }, { plan, state }) {
	if (refused) return {
		kind: "refused",
		why: refused.why
	};
	const command = readCommand(text);
	return "fault" in command ? {
		kind: "refused",
		why: command.fault
	} : obeyCommand(command, order, {
		plan,
		state
	});
}
/** What an order means beyond its fact goes into the same state commit; what this returns records it. */
async function prepareEffect({ ports, ledger, job }, effect) {
	const isAnswer = effect.type === "counsel_answered" && effect.role === "consensus";
	const rounds = isAnswer ? await pastRounds(ledger) : [];
	const approved = effect.type === "attempt_approved" && !effect.rejoins ? effect : void 0;
	const takeIn = approved && await prepareApproved(ports, job, {
		...approved,
		ledger
	});
	return () => {
		takeEffect({
			ports,
			ledger,
			job
		}, effect);
		if (isAnswer) writeAnswer(ledger, {
			rounds,
			moment: new Date(ports.clock.now()).toISOString()
		});
		takeIn?.();
	};
}
function takeEffect({ ledger, job }, effect) {
	if (effect.type === "attempt_approved" && !effect.rejoins) recordSlice(job, ledger, {
		...effect,
		lines: ledger.state.awaiting?.lines
	});
	if (effect.type === "follow_up_added") {
		const next = addFollowUp(effect.amendment, ledger.plan, statusIn(ledger.state));
		if (typeof next === "string") throw new Error(next);
		ledger.replacePlan(next);
	}
	if (effect.type === "counsel_answered") {
		const taken = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? [];
		const { iteration } = ledger.state;
		for (const { amendment } of taken) amendPlan(ledger, {
			iteration,
			current: "",
			amendments: [amendment],
			trusted: true,
			isApproved: true
		});
	}
	ledger.record(effect);
	if (effect.type === "attempt_rejected") {
		const { iteration, by, why } = effect;
		ledger.attach(...withdrawal(iteration, {
			what: "rejected",
			by,
			why
		}));
	}
}
/** How often a write that lost the race is decided again. */
const tries = 5;
/**
* Carries out what was ordered where no job is at work: the same effects by the same ledger, in one commit with the ids
* of the orders, so that nothing is taken twice. There is no lease to take: where a job begins meanwhile, the
* compare-and-swap is lost and the orders are that job's. What a job that died left is settled first.
*/
async function applyOrdersWithoutJob(ports, job) {
	for (let round = 0; round < tries; round++) {
		const { run } = await ports.store.load();
		if (!run) return void 0;
		const lease = await leaseOf(ports, run);
		if (lease === "held") return {
			kind: "held",
			state: run.state
		};
		await proveStep(ports, run);
		const obeyed = await obeyOnce(ports, job, {
			run,
			lease
		});
		if (obeyed) return obeyed;
	}
}
async function leaseOf({ liveness, clock }, { state }) {
	const { lease, handed } = state;
	const life = lease ? await liveness.check(lease.holder) : "gone";
	return leaseVerdict(lease, life, {
		now: clock.now(),
		handed: handed !== null
	}).kind;
}
/** Undefined where somebody else wrote first. */
async function obeyOnce(ports, job, { run, lease }) {
	const { cursor: since, consumed } = run.control;
	const found = await ports.orderSource.incoming({
		since,
		started: run.state.started,
		consumed,
		to: "obey"
	});
	const ledger = openLedger(ports, run, job);
	const work = {
		ports,
		ledger,
		job: adjusted(job, run.state)
	};
	if (lease === "over") {
		takeLease(ports, ledger);
		recoverLostAttempt(ledger, work.job.settings, run.state.handed);
	}
	const { fresh, taken, waiting } = await takeOrders(work, found);
	if (lease === "over") ledger.record({ type: "lease_released" });
	if (ledger.dirty && !await saved(() => ledger.save(subject(fresh)))) return void 0;
	await ports.orderSource.forget([...waiting]);
	return {
		kind: "taken",
		taken,
		plan: ledger.plan,
		state: ledger.state
	};
}
async function saved(save) {
	try {
		await save();
		return true;
	} catch (error) {
		if (error instanceof RalphError && error.code === "LEASE_LOST") return false;
		throw error;
	}
}
export { obeyCommand as a, answeredInWords as c, addressed as i, applyOrdersWithoutJob as n, withEffects as o, pastRounds as r, unmetText as s, applyOrders as t };
