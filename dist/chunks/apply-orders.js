import { Cn as recordedValue, D as replacedBy, Kt as ConsensusPart, T as taskIn, _ as inlineMarkdown, _n as defaultRaw, b as addedByAgentIn, h as agentLine, j as isActive, l as entryLine, tn as heldCommits, w as statusIn, xn as rawOfText, y as typedOrder, yn as isRule } from "./slices.js";
import { C as consensusPath, Gt as readCommand, Ht as commandForms, Sn as operatorCommand, kn as shortOid, ln as nearestName, p as formerNames, vn as code, yr as RalphError } from "./through-proxy.js";
import { Z as withdrawal, et as adjustable } from "./state-files.js";
import { a as undo, c as placeOf, i as rejectOf, n as approve, o as refused, r as redo, s as addFollowUp, t as addTask } from "./judge-commit.js";
import { t as unknownTask } from "./unknown-task.js";
import { t as markdownOf } from "./markdown.js";
import { L as stopSentence, l as nextStep, o as runSentence } from "./run-sentence.js";
import { l as activeEntry, t as evolve, u as remember } from "./evolve.js";
import { r as fenced } from "./fences.js";
import { D as plural, N as cappedRow, i as oneLine } from "./one-line.js";
import { a as recordSlice, c as judgeAmendments, n as prepareApproved, s as amendPlan } from "./apply-handoff.js";
import { x as leaseVerdict } from "./due.js";
import { O as deliver, a as settleLostAttempts, c as takeLease, r as recoverLostChecks, s as openLedger } from "./lost-attempts.js";
import { t as callTable } from "./call-table.js";
import { a as noStatement, i as consensusPrompt, n as applyStatement, r as consensusFile } from "./consensus.js";
import { s as readTemplate } from "./from-base.js";
import { a as serversFor } from "./servers.js";
import { l as withOrderedSettings } from "./order-origin.js";
import { x as proveStep } from "./state-access.js";
// src/core/control/acknowledge.ts
/** A comment takes 65,536 characters (platform fact 26). */
const maxAnswerChars = 3e4;
/** One reaction for each order, and the answers in as few comments as they fit. Keys depend on the orders alone. */
function acknowledge(applied) {
	const signs = applied.map(({ order, result }) => {
		const body = result.kind === "refused" ? "refused" : "done";
		return {
			key: `sign/${order.id}`,
			kind: "sign",
			body
		};
	});
	const answers = [];
	for (const appliedOrder of applied) {
		const text = answerTo(appliedOrder);
		if (text === void 0) continue;
		const last = answers.at(-1);
		if (last && last.size + text.length <= maxAnswerChars) {
			last.parts.push(text);
			last.size += text.length;
		} else answers.push({
			key: `answer/${appliedOrder.order.id}`,
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
function answerTo({ order, result, answer }) {
	const quoted = `> ${inlineMarkdown(order.by, 60)}: ${typedOrder(order.text, 200)}`;
	if (result.kind === "refused") return answer ? [
		quoted,
		`Not done: ${inlineMarkdown(result.why, 600)}`,
		...order.unread ? [order.unread] : []
	].join("\n\n") : void 0;
	const paragraphs = [result.kind === "stop" ? void 0 : result.answer, order.unread].filter((part) => part !== void 0);
	return paragraphs.length === 0 ? void 0 : [quoted, ...paragraphs].join("\n\n");
}
/** Replies in the review threads that asked for these tasks: the commit, or why there is none. */
function answerFollowUps({ plan, state }) {
	const finished = state.follow_ups.flatMap(({ task, url, threads }) => {
		const outcome = followUpOutcome(task, plan, state);
		const source = url === null ? "" : `\n\n(asked for in ${url})`;
		return outcome === void 0 ? [] : [{
			task,
			threads,
			body: `${outcome}${source}`
		}];
	});
	return {
		tasks: finished.map(({ task }) => task),
		effects: finished.flatMap(({ threads, body }) => threads.map((thread) => ({
			key: `reply/${thread}`,
			kind: "reply",
			body
		})))
	};
}
/** Undefined while the task may still be done; a failed one can be retried. */
function followUpOutcome(id, plan, state) {
	const task = state.tasks[id];
	if (task?.status === "done" && task.commit !== null) return `Done in ${task.commit} (${code(id)}, iteration ${task.iteration}): ${agentLine(task.summary ?? "", 500)}`;
	if (task?.status === "skipped") return `Not done: ${code(id)} was skipped.`;
	return plan.tasks.some((other) => other.id === id) ? void 0 : `Not done: ${code(id)} was removed from the plan.`;
}
// src/core/control/answer-agent.ts
const done$1 = (effects, answer) => ({
	kind: "done",
	effects,
	answer
});
/** `done` agrees that the task needs no change; a number picks one of the offered answers. */
function answerAgent({ task, text: words }, { id, by }, { plan, state }) {
	if (!plan.tasks.some((one) => one.id === task)) return {
		kind: "refused",
		why: unknownTask(plan, task)
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
/** Answers the consensus if it waits, else the plan review. */
function answerCounsel(command, { by }, run) {
	const { plan_review: review, consensus } = run.state.counsel;
	const decides = command.kind === "abort" || command.kind === "revise";
	if (consensus && (consensus.held !== null || !review && decides)) return answerConsensus(command, by);
	if (!review) return refused("no review of the plan is waiting for an answer");
	if (command.kind === "accept") return acceptProposals(command.ids, {
		by,
		run,
		review
	});
	if (command.kind === "override" && review.held === null) return refused("nothing keeps the plan from starting");
	return counselAnswered({
		role: "plan-review",
		by,
		answer: command.kind,
		ids: [],
		words: command.why
	});
}
const counselAnswered = (fact) => ({
	kind: "done",
	effects: [{
		type: "counsel_answered",
		...fact
	}]
});
function answerConsensus(command, by) {
	if (command.kind === "accept" && command.ids.length > 0) return refused("the consensus about the plan is waiting, and is accepted as a whole: accept");
	const words = command.kind === "accept" ? "" : command.why;
	return counselAnswered({
		role: "consensus",
		by,
		answer: command.kind,
		ids: [],
		words
	});
}
/** Accepts all of them, or none if one no longer fits the plan. */
function acceptProposals(ids, { by, run, review }) {
	const open = review.proposals.filter(({ fate }) => fate !== "taken");
	const unknownIds = ids.filter((id) => !open.some((one) => one.id === id));
	if (unknownIds.length > 0) return refused(`no proposal ${unknownIds.join(", ")} is open; ${open.map(({ id }) => id).join(", ") || "none"} ${open.length > 1 ? "are" : "is"}`);
	const accepted = open.filter(({ id, fate }) => ids.length > 0 ? ids.includes(id) : fate === "open");
	if (accepted.length === 0 && review.held === null) return refused("no proposal is open");
	const planFacts = {
		statusOf: statusIn(run.state),
		byAgent: addedByAgentIn(run.state)
	};
	let { plan } = run;
	for (const { id, amendment } of accepted) {
		const judged = judgeAmendments({
			plan,
			...planFacts,
			current: "",
			amendments: [amendment],
			trusted: true
		});
		const [fault] = judged.refused;
		if (fault) return refused(`${id} no longer fits the plan: ${fault.why}`);
		plan = judged.plan;
	}
	return counselAnswered({
		role: "plan-review",
		by,
		answer: "accept",
		ids: accepted.map(({ id }) => id),
		words: ""
	});
}
function counselAnswerInWords({ answer, ids, role }) {
	if (answer === "revise") return role === "consensus" ? "The next job asks both sides once more, with your words." : "The next job has the plan reviewed again.";
	if (answer === "abort") return "The run is paused, and no task of the plan is started.";
	return ids.length === 0 ? "The plan may start as it is." : `The plan now contains ${ids.join(", ")}.`;
}
// src/core/control/keep-knowledge.ts
/** Quotes exactly what later agents will read, so that a comment cannot show its reader something else (threat T4). */
function rememberFact({ text }, { by, about }, { knowledge }) {
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
	const replacedText = supersedes.length === 0 ? "" : `, replacing ${supersedes.map(code).join(", ")}`;
	return {
		kind: "done",
		effects: [supersedes.length === 0 ? fact : {
			...fact,
			supersedes
		}],
		answer: `Every later attempt reads this, as ${code(id)}${replacedText}:\n\n${fenced(words)}`
	};
}
function forgetEntry({ id, why }, { by }, { knowledge }) {
	const entry = activeEntry(id, knowledge);
	if ("fault" in entry) return {
		kind: "refused",
		why: entry.fault
	};
	const restores = replacedBy(knowledge, id);
	const restoredText = restores.length === 0 ? "" : `\n\nWhat it had replaced counts again: ${restores.map(code).join(", ")}.`;
	return {
		kind: "done",
		effects: [{
			type: "forgotten",
			id,
			by,
			why,
			...restores.length > 0 && { restores }
		}],
		answer: `Later attempts are no longer told this:\n\n${fenced(entry.text)}${restoredText}`
	};
}
const maxListedEntries = 40;
function knowledgeAnswer({ words }, { knowledge }) {
	const searchWords = words.toLowerCase().split(/\s+/);
	const active = knowledge.filter(isActive);
	const matches = active.filter(({ id, text }) => searchWords.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
	if (matches.length === 0) return active.length === 0 ? "Nothing is known yet." : `None of ${plural(active.length, "entry", "entries")} contains these words.`;
	const sorted = [...matches.filter(({ by }) => by !== null), ...matches.filter(({ by }) => by === null).reverse()];
	const more = matches.length - maxListedEntries;
	const rest = more > 0 ? `\n\nand ${more} more; ${code("ralph knowledge")} lists all of them.` : "";
	return `${sorted.slice(0, maxListedEntries).map(entryLine).join("\n")}${rest}`;
}
// src/core/control/unmet-promise.ts
/** Effects after which people expect the run to continue. */
const promisingTypes = /* @__PURE__ */ new Set([
	"note",
	"task_reopened",
	"attempt_approved",
	"attempt_rejected",
	"review_answered",
	"undo_ordered",
	"follow_up_added",
	"counsel_answered"
]);
/** Judged by the next job's first step; undefined if the run goes on. `run` already contains the effects. Pure. */
function unmetPromise(effects, run) {
	const [lastEffect] = effects.filter(({ type }) => promisingTypes.has(type)).slice(-1);
	if (!lastEffect) return void 0;
	const [task] = effects.flatMap((effect) => effect.type === "note" && typeof effect.task === "string" ? [effect.task] : effect.type === "task_reopened" ? [effect.task] : []);
	const blocker = task === void 0 ? void 0 : blockerOf(task, run);
	if (blocker) return {
		kind: "task",
		task: task ?? "",
		...blocker
	};
	const step = stepOfNextJob(run);
	if (step.kind !== "stop") return void 0;
	const { reason } = step;
	const isWanted = reason.kind === "complete" && lastEffect.type !== "note";
	return reason.kind === "waiting" || isWanted ? void 0 : {
		kind: "stop",
		reason
	};
}
/** The task that a person must decide about before this one is attempted. */
function blockerOf(task, { plan, state }) {
	const statusOf = statusIn(state);
	const needs = new Map(plan.tasks.map(({ id, depends_on }) => [id, depends_on]));
	const questionByTask = new Map(state.asks.map(({ task: id, question }) => [id, question !== void 0]));
	const visited = /* @__PURE__ */ new Set([task]);
	for (const id of visited) {
		const status = statusOf(id);
		if (status === "failed" || status === "skipped" || status === "given_up") return {
			on: id,
			status
		};
		if (status === "done") {
			if (id !== task && questionByTask.get(id) !== void 0) return {
				on: id,
				status: "asked"
			};
			continue;
		}
		if (questionByTask.get(id) === true) return {
			on: id,
			status: "question"
		};
		for (const neededId of needs.get(id) ?? []) visited.add(neededId);
	}
}
/** The first step of a job that starts now, judged by the state alone. */
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
		consensus: "none",
		"plan-review": "none",
		verify: "none",
		"no-change": "ask",
		approval: "none"
	},
	unread: {
		limit: rules === null ? 0 : recordedValue("stop-at", rules),
		base: ""
	}
});
/** For a comment; with the order to give next. */
function unmetMarkdown(unmet, workBranch) {
	const context = {
		planFile: "the plan file",
		workBranch,
		now: null,
		surface: "issue"
	};
	if (unmet.kind === "task") return `${unmetTask(unmet)} ${remedy(unmet, context)}`;
	const { happened, next } = stopSentence(unmet.reason, context, (text) => agentLine(text, 500));
	return markdownOf([`Nothing follows from that yet. ${happened}`, { steps: next }]);
}
/** For a terminal, which shows the run's state and its next steps below. */
const unmetText = (unmet, context) => unmet.kind === "task" ? `${unmetTask(unmet)} ${remedy(unmet, context)}` : "Nothing follows from that yet.";
const unmetTask = ({ task, on, status }) => task === on ? `No attempt at ${inlineMarkdown(task, 100)} follows: it ${statusInWords(status)}.` : `No attempt at ${inlineMarkdown(task, 100)} follows: it needs ${inlineMarkdown(on, 100)}, which ${statusInWords(status)}.`;
const statusInWords = (status) => status === "failed" ? "failed" : status === "skipped" ? "was skipped" : status === "given_up" ? "was given up" : "waits for an answer";
const remedy = ({ on, status }, context) => status === "question" ? `${operatorCommand(context, "answer", on)} with your words answers it.` : status === "asked" ? `${operatorCommand(context, "approve", on)} answers it.` : `${operatorCommand(context, "retry", on)} opens it again.`;
// src/core/control/obey-command.ts
/** The effects of an order, or why it is refused. The answer also says what else is needed before they count. Pure. */
function obeyCommand(command, order, run) {
	const result = effectsOf(command, order, run);
	const unmet = result.kind === "done" ? unmetPromise(result.effects, withEffects(result.effects, run)) : void 0;
	if (result.kind !== "done" || !unmet) return result;
	const answer = [unmetMarkdown(unmet, run.state.work_branch), result.answer?.replace(/^The next attempt\b/, "Once there is one, the next attempt")];
	return {
		...result,
		unmet,
		answer: answer.filter((part) => part !== void 0).join("\n\n")
	};
}
/** The run after these effects, which happen at `timestamp`. */
function withEffects(effects, { plan, state }, timestamp = state.updated) {
	return effects.reduce((before, effect) => {
		const amendedPlan = effect.type === "follow_up_added" ? addFollowUp(effect.amendment, before.plan, statusIn(before.state)) : "";
		return {
			plan: typeof amendedPlan === "string" ? before.plan : amendedPlan,
			state: evolve(before.state, {
				...effect,
				at: timestamp
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
		case "remember": return rememberFact(command, order, run.state);
		case "forget": return forgetEntry(command, order, run.state);
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
/** Quotes exactly what the next agent will read (threat T4). */
function hint(command, { id, by, about }, run) {
	const { task, words } = splitHint(command.text, run.plan);
	if (words === "") return refused(`say what ${task} should be told: hint ${task} TEXT`);
	if (task !== null && statusIn(run.state)(task) === "done") {
		const { iteration } = taskIn(run.state, task);
		const redoHint = iteration === null ? "" : `; \`redo ${iteration}\` has it changed`;
		return refused(`${task} is done and will not be attempted again${redoHint}`);
	}
	const [remark] = about?.remarks ?? [];
	const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${shortOid(about.commit)}` : "";
	const text = place === "" ? words : `About ${place}: ${words}`;
	const reader = task === null ? "The next attempt, whichever task it is of," : `The next attempt of ${code(task)}`;
	return {
		...done({
			type: "note",
			id,
			by,
			text,
			task
		}),
		answer: `${reader} reads exactly this:\n\n${fenced(text)}`
	};
}
/** A hint is for one task if its first word is exactly that task's id. */
function splitHint(text, { tasks }) {
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
function skip({ task, why }, by, run) {
	const skipEffect = {
		type: "skip_task",
		task,
		by,
		why
	};
	const held = heldCommits(run.state).find((one) => one.task === task);
	if (held) return done(rejectOf(held, {
		by,
		why
	}), skipEffect);
	if (run.state.lanes.some((lane) => lane.task === task)) return done(skipEffect);
	return wrongTask(run, task, [
		"pending",
		"failed",
		"given_up"
	], "be skipped") ?? done(skipEffect);
}
/** For a waiting commit the reason explains the rejection; for any other task it is a hint. */
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
/** Such a task has no commit that could be undone. */
const isDoneUnchanged = ({ state }, task) => {
	const { status, commit, closed } = taskIn(state, task);
	return status === "done" && commit === null && closed !== null;
};
/** The run is paused because of this task. A retry gives it all its attempts again. */
const isStuck = ({ state }, task) => taskIn(state, task).stuck !== null && statusIn(state)(task) === "pending";
function wrongTask({ plan, state }, task, allowed, action) {
	if (!plan.tasks.some(({ id }) => id === task)) return refused(unknownTask(plan, task));
	const status = statusIn(state)(task);
	if (allowed.includes(status)) return void 0;
	const { iteration } = taskIn(state, task);
	const undoHint = status === "done" && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : "";
	const statuses = allowed.map((one) => one.replace("_", " ")).join(", ").replace(/, (?=[^,]*$)/, " or ");
	return refused(`${task} is ${status.replace("_", " ")}; only a task that is ${statuses} can ${action}${undoHint}`);
}
/** Rules that also change in a running job; the others change in the next one. */
const appliedWhileRunning = /* @__PURE__ */ new Set([
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
/** Sets all of them for the rest of the run, or none. Null: not named in the order. */
function changeSettings(requested, by, { rules, base }) {
	const parsed = Object.entries(requested).flatMap(([name, text]) => text === null ? [] : [parseSetting(name, text)]);
	const faults = parsed.flatMap((setting) => "fault" in setting ? [setting.fault] : []);
	if (faults.length > 0) return {
		kind: "refused",
		why: faults.join("; ")
	};
	const valid = parsed.flatMap((setting) => "fault" in setting ? [] : [setting]);
	const plainSettings = valid.filter(({ setting }) => !isRule(setting));
	const ruleSettings = valid.filter(({ setting }) => isRule(setting));
	const changes = ruleSettings.map(({ setting: name, raw }) => {
		const previous = rules?.values[name];
		const rule = {
			...previous,
			value: raw,
			from: `an order of ${by}`,
			source: "order"
		};
		return {
			name,
			before: previous?.value ?? defaultRaw(name),
			after: raw,
			rule
		};
	});
	const nextJobNames = ruleSettings.filter(({ name }) => !appliedWhileRunning.has(name)).map(({ name }) => code(name));
	const effects = [...plainSettings.map(({ name, text: value }) => ({
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
	const answer = nextJobNames.length > 0 ? `${nextJobNames.join(", ")} counts from the next job on.` : void 0;
	return {
		kind: "done",
		effects,
		...answer && { answer }
	};
}
/** `name` may be a former one, which the event keeps: it changes that field alone. */
function parseSetting(name, text) {
	const current = formerNames.get(name);
	const setting = adjustable.find((one) => one === (current?.name ?? name));
	if (setting === void 0) {
		const suggestion = nearestName(name, adjustable);
		return { fault: `${name} cannot be changed in a run.${suggestion === void 0 ? "" : ` Did you mean ${suggestion}?`} You can set ${adjustable.join(", ")}` };
	}
	const value = rawOfText(setting, current ? `${current.field}=${text}` : text);
	return "raw" in value ? {
		name,
		setting,
		text,
		raw: value.raw
	} : { fault: `${name} takes ${value.expected}, not "${text}"` };
}
/** Orders that change nothing: each is answered or refused. */
function inform(command, run) {
	switch (command.kind) {
		case "start": return run.state.paused ? refused("the run is paused; `resume` lifts the pause and continues") : doneWithAnswer();
		case "plan": return doneWithAnswer("Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.");
		case "status": return doneWithAnswer(status(run));
		case "knowledge": return doneWithAnswer(knowledgeAnswer(command, run.state));
		case "help": return doneWithAnswer(help);
	}
}
const doneWithAnswer = (answer) => ({
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
	const context = {
		planFile: "the plan file",
		workBranch: run.state.work_branch,
		now: null,
		surface: "issue"
	};
	const { happened, details, next } = runSentence(run, context, (text) => agentLine(text, 500));
	return markdownOf([
		happened,
		{ list: details },
		{ steps: next }
	]);
}
// src/app/calls/consensus.ts
/** A second model challenges the plan, the run's own agent answers, and the second one says what is settled. */
const consensus = {
	gather: (ports, job, { ledger, counsel }) => {
		const { plan, state, recall } = ledger;
		const { settings } = job;
		const part = ConsensusPart.parse(counsel.part);
		const isSecond = part !== "counter";
		const agent = isSecond ? ports.secondAgent : void 0;
		const model = (isSecond ? settings["call-models"].consensus : void 0) ?? (agent ? void 0 : settings.model);
		return {
			row: callTable[part],
			model,
			...agent && { agent },
			...!isSecond && { who: "the agent" },
			does: `${does[part]} (round ${counsel.round}), before`,
			gather: async () => {
				const file = isSecond ? settings["consensus-servers"] : void 0;
				const servers = file === void 0 ? void 0 : await serversFor(ports, job, {
					source: { file },
					recall
				});
				if (file !== void 0 && !servers) ports.show({
					kind: "warning",
					text: `.ralph/config/${file} names no MCP server: the second model is asked directly`
				});
				return {
					servers,
					prompt: consensusPrompt({
						template: await readTemplate(ports, `consensus-${part}`),
						part,
						plan,
						statusOf: statusIn(state),
						before: state.counsel.consensus,
						asksServers: servers !== void 0
					})
				};
			}
		};
	},
	take: applyConsensus
};
const does = {
	challenge: "challenges the plan",
	counter: "answers for the plan",
	synthesis: "says what is settled"
};
/** Applies one side's statement, and adds it to the file that older programs also wrote. */
async function applyConsensus(ledger, { settings }, { counsel, end, called, at }) {
	const part = ConsensusPart.parse(counsel.part);
	const previous = ledger.state.counsel.consensus;
	const gate = settings.consensus === "gate";
	const rounds = Math.max(settings["consensus-rounds"], counsel.round);
	const statement = "why" in end ? end : applyStatement(part, end, {
		before: previous,
		rounds,
		gate
	});
	const now = "why" in statement ? noStatement(previous, {
		why: statement.why,
		gate
	}) : statement.now;
	called?.("why" in statement ? statement.why : now.summary);
	ledger.record({
		type: "consensus_said",
		part,
		now
	});
	const data = "why" in statement ? { why: statement.why } : statement.data;
	const round = {
		round: counsel.round,
		type: part,
		source: at.model ?? settings.agent,
		data,
		usd: at.usd
	};
	writeConsensus(ledger, {
		rounds: [...await pastRounds(ledger), round],
		moment: at.moment
	});
}
/** The statements so far, as the file has them. */
async function pastRounds({ recall }) {
	const text = await recall(consensusPath);
	const file = text === void 0 ? null : JSON.parse(text);
	return typeof file === "object" && file !== null && "rounds" in file && Array.isArray(file.rounds) ? file.rounds : [];
}
/** Writes the whole dialogue. */
function writeConsensus(ledger, { rounds, moment }) {
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
* Applies the orders that arrived. Each order's effects and its id are saved in one commit, so that it takes effect
* exactly once (design rule 3). Returns a reason if the job must end; `restReason` if all orders were questions.
*/
async function applyOrders(context, restReason) {
	const { ports, ledger } = context;
	const { newOrders, applied, waitingIds } = await applyIncoming(context, await context.orderPrefetch.take());
	ledger.send(acknowledge(applied));
	const answeredTasks = answerReviewers(ledger);
	if (newOrders.length > 0 || answeredTasks.length > 0) await ledger.save(commitSubject(newOrders, answeredTasks));
	await deliver(ports, ledger);
	if (waitingIds.size > 0) await ports.orderSource.forget([...waitingIds]);
	const stopOrder = applied.map(({ result: obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === "stop");
	if (stopOrder) return {
		kind: "paused",
		why: stopOrder.why,
		scope: "job"
	};
	return newOrders.length > 0 && newOrders.every(isQuestion) ? restReason : void 0;
}
/** Records the effects of new orders, and that they were applied; not saved here. */
async function applyIncoming(context, { orders, cursor }) {
	const { ledger } = context;
	const consumedIds = new Set(ledger.consumed);
	const newOrders = orders.filter(({ id }) => !consumedIds.has(id));
	const applied = [];
	const waitingIds = new Set(orders.map(({ id }) => id));
	for (const order of newOrders) applied.push(await applyOrder(context, {
		order,
		waiting: waitingIds
	}));
	ledger.consume([], {
		cursor,
		waiting: waitingIds
	});
	return {
		newOrders,
		applied,
		waitingIds
	};
}
const isQuestion = ({ text, refused }) => refused !== void 0 || /^(?:status|help|knowledge)\b/.test(text);
/** Saved in one commit with the answered task, so that its reviewer hears of it once. */
function answerReviewers(ledger) {
	const { tasks, effects } = answerFollowUps(ledger);
	ledger.record(...tasks.map((task) => ({
		type: "follow_up_answered",
		task
	})));
	ledger.send(effects);
	return tasks;
}
function commitSubject(newOrders, answeredTasks = []) {
	if (newOrders.length === 0) return `answer the review that asked for ${answeredTasks.join(", ")}`;
	const words = newOrders.map(({ text }) => oneLine(text.split(/\s/)[0] ?? "", 20));
	return `obey ${cappedRow(words, 5)}`;
}
async function applyOrder(context, { order, waiting }) {
	const { ledger } = context;
	const { id, by, text, about, refused } = order;
	const obeyed = decideOrder(order, ledger);
	const effects = obeyed.kind === "done" ? obeyed.effects : [];
	const applications = await Promise.all(effects.map((effect) => prepareEffect(context, effect)));
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
	for (const applyPrepared of applications) applyPrepared();
	return {
		order,
		result: obeyed,
		answer: refused?.answer ?? true
	};
}
function decideOrder({ text, refused, ...order }, { plan, state }) {
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
/** Reads what an effect needs; the returned function records it. */
async function prepareEffect({ ports, ledger, job }, effect) {
	const isAnswer = effect.type === "counsel_answered" && effect.role === "consensus";
	const rounds = isAnswer ? await pastRounds(ledger) : [];
	const approval = effect.type === "attempt_approved" && !effect.rejoins ? effect : void 0;
	const applyApproval = approval && await prepareApproved(ports, job, {
		...approval,
		ledger
	});
	return () => {
		applyEffect({
			ports,
			ledger,
			job
		}, effect);
		if (isAnswer) writeConsensus(ledger, {
			rounds,
			moment: new Date(ports.clock.now()).toISOString()
		});
		applyApproval?.();
	};
}
function applyEffect({ ledger, job }, effect) {
	if (effect.type === "attempt_approved" && !effect.rejoins) recordSlice(job, ledger, {
		...effect,
		lines: ledger.state.awaiting?.lines
	});
	if (effect.type === "follow_up_added") {
		const nextPlan = addFollowUp(effect.amendment, ledger.plan, statusIn(ledger.state));
		if (typeof nextPlan === "string") throw new Error(nextPlan);
		ledger.replacePlan(nextPlan);
	}
	if (effect.type === "counsel_answered") {
		const acceptedProposals = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? [];
		const { iteration } = ledger.state;
		for (const { amendment } of acceptedProposals) amendPlan(ledger, {
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
const maxTries = 5;
/**
* Applies orders if no job is running. The effects and the orders' ids are saved in one commit. No lease is taken: if a
* job starts in between, the save fails, and that job applies the orders. First settles what a dead job left.
*/
async function applyOrdersWithoutJob(ports, job) {
	for (let count = 0; count < maxTries; count++) {
		const { run } = await ports.store.load();
		if (!run) return void 0;
		const lease = await leaseOf(ports, run);
		if (lease === "held") return {
			kind: "held",
			state: run.state
		};
		await proveStep(ports, run);
		const outcome = await tryApplying(ports, job, {
			run,
			lease
		});
		if (outcome) return outcome;
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
/** Undefined if another write came first. */
async function tryApplying(ports, job, { run, lease }) {
	const { cursor: since, consumed } = run.control;
	const incoming = await ports.orderSource.incoming({
		since,
		started: run.state.started,
		consumed,
		to: "obey"
	});
	const ledger = openLedger(ports, run, job);
	const context = {
		ports,
		ledger,
		job: withOrderedSettings(job, run.state)
	};
	if (lease === "over") {
		takeLease(ports, ledger);
		recoverLostChecks(ledger, run.state);
		settleLostAttempts(ledger, context.job.settings, run.state.handed);
	}
	const { newOrders, applied, waitingIds } = await applyIncoming(context, incoming);
	if (lease === "over") ledger.record({ type: "lease_released" });
	if (ledger.hasUnsavedChanges && !await saveIfFirst(() => ledger.save(commitSubject(newOrders)))) return void 0;
	await ports.orderSource.forget([...waitingIds]);
	return {
		kind: "taken",
		applied,
		plan: ledger.plan,
		state: ledger.state
	};
}
async function saveIfFirst(save) {
	try {
		await save();
		return true;
	} catch (error) {
		if (error instanceof RalphError && error.code === "LEASE_LOST") return false;
		throw error;
	}
}
export { splitHint as a, counselAnswerInWords as c, obeyCommand as i, applyOrdersWithoutJob as n, withEffects as o, consensus as r, unmetText as s, applyOrders as t };
