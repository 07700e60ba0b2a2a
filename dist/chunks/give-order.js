import { n as systemClock, t as noPlatform } from "./no-platform.js";
import { t as processLiveness } from "./liveness.js";
import { n as signOfAgent, s as noRules, t as remoteMark } from "./order-origin.js";
import { c as counselAnswerInWords, i as obeyCommand, n as applyOrdersWithoutJob, o as withEffects, s as unmetText } from "./apply-orders.js";
import { T as taskIn, Tn as weakens, tn as heldCommits, w as statusIn, yn as isRule } from "./slices.js";
import { Gt as readCommand, Ln as fitLines, On as ralphCommand, Sn as operatorCommand, Wt as operatorWords, an as redactor, kn as shortOid, mn as nextStepLines, xn as lineSpan, yr as RalphError } from "./through-proxy.js";
import { t as changeInWords } from "./rules-text.js";
import { o as runSentence, rt as doneDependents, xn as assertNever, yn as taskOfIteration } from "./run-sentence.js";
import { v as holderInWords } from "./due.js";
import { i as oneLine, n as firstThree } from "./one-line.js";
import { l as waitingOrders, s as refsBeside } from "./read-run.js";
import { n as inboxOf } from "./state-access.js";
// src/core/control/with-waiting-orders.ts
/** The run as a new order will find it: without the current attempt, and with all waiting orders applied. Pure. */
function withWaitingOrders(run, waiting) {
	return waiting.reduce(withOrder, {
		...run,
		state: withoutAttempt(run.state)
	});
}
function withoutAttempt(state) {
	const { current, tasks } = state;
	if (!current) return state;
	return {
		...state,
		tasks: {
			...tasks,
			[current.task]: {
				...taskIn(state, current.task),
				status: "pending"
			}
		}
	};
}
function withOrder(run, { id, at, by, text }) {
	const command = readCommand(text);
	const result = "fault" in command ? void 0 : obeyCommand(command, {
		id,
		by
	}, run);
	if (result?.kind !== "done") return run;
	return withEffects(result.effects, run, at);
}
// src/core/control/order-text.ts
/** No job is running: the order was applied right away, after those that waited before it. */
function carriedOutText({ applied, ...run }, { order, context, look }) {
	const { happened, next } = runSentence(run, context);
	const isApplied = applied.some((one) => one.order.id === order.id);
	const lines = [
		...applied.map((one) => appliedOrderLine(one, {
			order,
			context,
			run
		})),
		...isApplied ? [] : [`Done: ${oneLine(order.text, 300)}. Another job or command carried it out.`],
		happened
	];
	return [...fitLines(lines, look), ...nextStepLines(next, look)];
}
function appliedOrderLine({ order: { id, by, text }, result }, { order, context, run }) {
	const quoted = oneLine(text, 300);
	const source = id === order.id ? "" : ` (by ${oneLine(by, 60)}, waiting until now)`;
	if (result.kind === "refused") return `Refused: ${quoted}${source}: ${oneLine(result.why, 300)}.`;
	const unmet = result.kind === "done" ? result.unmet : void 0;
	const effects = result.kind === "done" ? result.effects.map((effect) => effectText(effect, run, context, unmet)) : [];
	const knownEntry = result.kind === "done" && result.known ? [`That is known already, as ${result.known}.`] : [];
	return [
		`Done: ${quoted}${source}${/[.?!]$/.test(`${quoted}${source}`) ? "" : "."}`,
		...effects,
		...knownEntry,
		...unmet ? [unmetText(unmet, context)] : []
	].join(" ");
}
/** A job is running and will apply the order. */
function waitsText({ lease, current }, order, context) {
	const { id, text, command, effects } = order;
	const who = lease ? `${holderInWords(lease.holder)} picks it up within a minute.` : "The next job carries it out.";
	const [hint] = effects.filter((effect) => effect.type === "note");
	const readerText = hint?.task ? ` The next attempt of ${hint.task} reads it.` : " The next attempt reads it, of any task.";
	const withdrawCommand = lineSpan(ralphCommand(context, "orders", "withdraw", id));
	const caveat = current && command.kind === "skip" && command.task === current.task ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`] : [];
	return [`Ordered: ${oneLine(text, 300)}. ${who}${hint ? readerText : ""} To withdraw it before that: ${withdrawCommand}`, ...caveat];
}
/** One line for each rule that these effects weaken. */
const weakenedLines = (effects) => effects.flatMap((effect) => effect.type === "rules_changed" ? effect.changes.filter(({ name, before, after }) => isRule(name) && weakens(name, before, after)).map(changeInWords) : []);
/** What happens to done tasks that build on the undone one. */
function dependentsText({ command }, state, dependents) {
	if (command.kind !== "undo" || dependents.length === 0) return [];
	const fate = command.reopen_dependents ? "are opened again too" : "stay done; --reopen-dependents reopens them";
	return [`Tasks that build on ${taskOfIteration(state, command.iteration)?.task ?? `iteration ${command.iteration}`} (${dependents.join(", ")}) ${fate}.`];
}
/** One sentence for a terminal about the effect. `run` already contains it. */
function effectText(effect, { plan, state }, context, unmet) {
	const nextAttempt = unmet === void 0 ? "The next attempt" : "Once there is one, the next attempt";
	switch (effect.type) {
		case "pause": return `No job works on the run until ${operatorCommand(context, "resume")}.`;
		case "resume": return "The run is no longer paused.";
		case "setting_changed": return `${effect.name} is ${effect.value} for the rest of the run.`;
		case "rules_changed": return effect.changes.map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`).join(" ");
		case "skip_task": return `${effect.task} is skipped.${blockedText(effect.task, plan, state)}`;
		case "task_reopened": return `${effect.task} is open again, with all its attempts.`;
		case "note": return effect.task ? `${nextAttempt} of ${effect.task} reads it.` : `${nextAttempt} reads it, of any task.`;
		case "attempt_approved":
			if (effect.rejoins) return `${effect.task} is approved: ${shortOid(effect.commit)} is checked on what landed since, and lands if its change is still the same.`;
			return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : "is done"}: ${shortOid(effect.commit)} is part of the work.`;
		case "review_answered": return `Its agent waits no longer for an answer about ${effect.task}.`;
		case "unchanged_accepted": return `${effect.task} is done without a change.`;
		case "attempt_rejected": return `${shortOid(effect.commit)} is rejected, and ${effect.task} is open again.`;
		case "undo_ordered": return `The next job reverts ${revertedInWords(effect.undoes, state)}.`;
		case "follow_up_added": return `The plan now has the task ${effect.task}.`;
		case "counsel_answered": return counselAnswerInWords(effect);
		case "forgotten": return `No later attempt reads ${effect.id}.${effect.restores ? ` What it had replaced counts again: ${effect.restores.join(", ")}.` : ""}`;
		case "remembered": return `Every later attempt reads it, as ${effect.id}.`;
		default: return assertNever(effect);
	}
}
function revertedInWords(undoes, state) {
	const target = taskOfIteration(state, undoes);
	return target && target.commits.length > 1 ? `the ${target.commits.length} commits of ${target.task}` : `the commit of iteration ${undoes}`;
}
const shownValue = (value) => oneLine(typeof value === "string" ? value : JSON.stringify(value), 200);
/** Open tasks that depend on a skipped one. */
function blockedText(task, plan, state) {
	const statusOf = statusIn(state);
	const ids = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === "pending").map(({ id }) => id);
	return ids.length === 0 ? "" : ` Tasks that depend on it cannot start: ${firstThree(ids)}.`;
}
// src/core/order/commands-in-words.ts
/** Replaces each order in backticks, such as `redo 1`, by the command that the reader types. */
const commandsInWords = (text, write) => text.replace(/`([a-z]+)((?: [^`]*)?)`/g, (span, verb, rest) => Object.hasOwn(operatorWords, verb) ? `\`${write(verb, ...rest.split(" ").filter(Boolean))}\`` : span);
// src/entry/wire/give-order.ts
/** Judges the order, stores it where every job finds it, and applies it here if no job is running. */
async function giveOrder({ project, context, access }, run, { command, typed, by, look, confirmed = true }) {
	const clean = redactor(project.secrets);
	const agents = signOfAgent(remoteMark(project), run.state.lease?.holder);
	if (agents !== void 0) throw refusedToAgent(clean(typed), agents);
	const inbox = inboxOf(project, access, context.now);
	const expectedRun = withWaitingOrders(run, await waitingOrders(inbox, run));
	const exactCommand = withWaitingCommit(command, expectedRun.state);
	const text = clean(exactCommand === command || exactCommand.kind !== "approve" ? typed : `approve ${exactCommand.sha}`);
	const outcome = obeyCommand(exactCommand, {
		id: "",
		by
	}, expectedRun);
	if (outcome.kind === "refused") throw refusedNow(text, outcome.why, project);
	if (outcome.kind === "stop" && !run.state.lease) throw refusedNow(text, "no job is running", project);
	const effects = outcome.kind === "done" ? outcome.effects : [];
	const weakened = weakenedLines(effects);
	if (weakened.length > 0 && !confirmed) throw confirmationNeeded(text, weakened);
	const id = await inbox.send({
		by,
		text
	});
	const applied = await applyHere(project, context, {
		access,
		inbox
	});
	const order = {
		id,
		text,
		command: exactCommand,
		effects
	};
	const state = applied?.state ?? run.state;
	const dependents = buildsOn(command, expectedRun);
	const place = {
		...project,
		now: context.now()
	};
	if (applied?.kind !== "taken") {
		const lines = [...waitsText(state, order, place), ...dependentsText(order, state, dependents)];
		return {
			id,
			text,
			at_work: state.lease !== null,
			taken: false,
			dependents,
			said: lines
		};
	}
	const ownOutcome = applied.applied.find((entry) => entry.order.id === id)?.result;
	if (ownOutcome?.kind === "refused") throw refusedNow(text, ownOutcome.why, project);
	return {
		id,
		text,
		at_work: false,
		taken: true,
		dependents,
		said: [...carriedOutText(applied, {
			order,
			context: place,
			look
		}), ...dependentsText(order, state, dependents)]
	};
}
/** `ralph approve` alone means the only waiting commit; the stored order names it. */
function withWaitingCommit(command, state) {
	const [held, ...others] = heldCommits(state);
	return command.kind === "approve" && command.sha === "" && command.task === void 0 && held && others.length === 0 ? {
		...command,
		sha: held.commit
	} : command;
}
/** Done tasks that build on the one that is undone. */
function buildsOn(command, { plan, state }) {
	const task = command.kind === "undo" ? taskOfIteration(state, command.iteration)?.task : void 0;
	return task === void 0 ? [] : doneDependents(plan, statusIn(state), task);
}
const refusedToAgent = (text, reason) => new RalphError({
	code: "ORDER_FROM_AGENT",
	message: `"${oneLine(text, 100)}" was refused, because it may come from the agent or a check instead of a person: ${reason}.`,
	hint: "Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too."
});
const confirmationNeeded = (text, findings) => new RalphError({
	code: "RULES_WEAKENED",
	message: `"${oneLine(text, 100)}" is less strict than the rules of the run. Nothing was ordered yet.`,
	findings,
	hint: "If you confirm it, it applies for the rest of the run."
});
const aboutKnowledge = /^(?:remember|forget)\b/;
const aboutValues = /^(?:set|mode|budget)\b/;
function refusedNow(text, refusal, project) {
	const reason = project ? commandsInWords(refusal, (verb, ...words) => ralphCommand(project, verb, ...words)) : refusal;
	return new RalphError({
		code: "COMMAND_REFUSED",
		message: `"${oneLine(text, 100)}" was refused: ${reason}${/[?.]$/.test(reason) ? "" : "."}`,
		hint: hintFor(text, project)
	});
}
function hintFor(text, project) {
	const [verb = ""] = text.split(" ");
	if (!project || aboutValues.test(text)) return `See \`ralph ${verb} --help\`.`;
	return aboutKnowledge.test(text) ? `\`${ralphCommand(project, "knowledge", "--status", "all")}\` lists what is known, and what no longer counts.` : `\`${ralphCommand(project, "status")}\` shows the tasks and what they are waiting for.`;
}
/** Applies waiting orders if no job is running. */
async function applyHere(project, context, { access, inbox }) {
	const ports = {
		...noPlatform,
		store: access.state,
		orderSource: inbox,
		clock: systemClock(context.now),
		liveness: await processLiveness(),
		show: () => void 0,
		redact: redactor(project.secrets)
	};
	await access.remote.lookAhead([
		project.stateRef,
		project.workRef,
		...refsBeside(project)
	]);
	return applyOrdersWithoutJob(ports, {
		...project,
		rules: noRules(project)
	});
}
export { withWaitingOrders as i, refusedNow as n, refusedToAgent as r, giveOrder as t };
