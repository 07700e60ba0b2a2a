import { n as signOfAgent, t as remoteMark } from "./order-origin.js";
import { Gt as readCommand, On as ralphCommand, an as redactor, en as emptyControl, xn as lineSpan, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { tn as heldCommits } from "./slices.js";
import { c as refusedIn } from "./evolve.js";
import { yn as taskOfIteration } from "./run-sentence.js";
import { a as plainLine, i as oneLine, w as fromNow } from "./one-line.js";
import { a as splitHint } from "./apply-orders.js";
import { v as holderInWords } from "./due.js";
import { i as withRun } from "./look-at-run.js";
import { n as flagHelp, o as jsonFlag, s as runFlags } from "../cli/index.js";
import { t as imaginedState } from "./imagined-state.js";
import { r as refusedToAgent } from "./give-order.js";
import { l as waitingOrders } from "./read-run.js";
import { n as inboxOf } from "./state-access.js";
// src/core/control/orders.ts
const ordersReport = (run, waiting) => ({
	schema: 1,
	waiting: waiting.map(({ id, at, by, text }) => ({
		id,
		at,
		by,
		text,
		task: taskOf(text, run)
	})),
	refused: refusedIn(run.state)
});
/** Null if the order is about no task or about the whole run. */
function taskOf(text, { plan, state }) {
	const command = readCommand(text);
	if ("fault" in command) return null;
	if (command.kind === "skip" || command.kind === "retry") return command.task;
	if (command.kind === "hint") return splitHint(command.text, plan).task;
	if (command.kind === "approve") {
		const held = heldCommits(state);
		return (held.find(({ commit }) => command.sha !== "" && commit.startsWith(command.sha)) ?? held[0])?.task ?? null;
	}
	if (command.kind !== "undo" && command.kind !== "redo") return null;
	return command.iteration === null ? null : taskOfIteration(state, command.iteration)?.task ?? null;
}
/** The output of `ralph orders`, lines without their newline. */
function ordersText({ waiting, refused }, context) {
	const lines = waiting.map(({ id, at: orderedAt, by, text, task }) => {
		const about = task === null ? "" : `, about ${task}`;
		const when = orderedAt === "" ? "" : `, ${fromNow(orderedAt, context.now)}`;
		return `  ${plainLine(id, 80)}  ${plainLine(text, 200)} (by ${plainLine(by, 60)}${when}${about})`;
	});
	const [first] = waiting;
	const withdrawCommand = first && lineSpan(ralphCommand(context, "orders", "withdraw", first.id));
	return [
		...withdrawCommand === void 0 ? noOrderLines(context) : [
			"Waiting for a job:",
			...lines,
			`To withdraw one: ${withdrawCommand}`
		],
		...refused.length === 0 ? [] : ["", "Failed:"],
		...refused.map(({ at: when, by, text, why }) => `  ${plainLine(text, 200)} (by ${plainLine(by, 60)}, ${fromNow(when, context.now)}): ${plainLine(why, 500)}`)
	];
}
const noOrderLines = (context) => context.begun ? ["No order is waiting."] : [`No order is waiting, and no job has started: ${lineSpan(ralphCommand(context, "run"))} starts the first one.`, `To tell every agent something before that: ${lineSpan(ralphCommand(context, "remember"))}`];
// src/entry/command/orders.ts
const flags = {
	...runFlags,
	...jsonFlag
};
const ordersCommand = {
	help: `Lists the orders that no job has picked up yet and those that failed, or withdraws one that is still waiting.
Orders given in comments are shown on GitHub only.

Usage: ralph orders [withdraw] [ID] [options]

Examples:
  ralph orders
  ralph orders withdraw 20261121143000000-1a2b3c4d

Options:
${flagHelp(flags)}`,
	flags,
	operands: 2,
	run: async (context, { values, operands }) => {
		const [word, id, ...more] = operands;
		if (word === void 0) return listOrders(context, values);
		if (word !== "withdraw" || id === void 0 || more.length > 0) throw refused("usage: orders withdraw ID");
		return withdrawOrder(context, values, id);
	}
};
async function listOrders(context, values) {
	const { project, report, begun } = await withOrders(context, values, {
		readsOrigin: true,
		look: async ({ project: openedProject, orders }) => ({
			project: openedProject,
			report: ordersReport(orders, orders.waiting),
			begun: orders.begun
		})
	});
	const place = {
		...project,
		now: context.now(),
		begun
	};
	const text = values["json"] ? inertJson(report, 2) : ordersText(report, place).join("\n");
	context.out(`${redactor(project.secrets)(text)}\n`);
	return 0;
}
async function withdrawOrder(context, values, id) {
	const { project, order, lease } = await withOrders(context, values, { look: async ({ project, access, orders }) => {
		const agents = signOfAgent(remoteMark(project), orders.state.lease?.holder);
		if (agents !== void 0) throw refusedToAgent(`orders withdraw ${id}`, agents);
		const inbox = inboxOf(project, access, context.now);
		const waitingOrder = orders.waiting.find((candidate) => candidate.id === id);
		const isPickedUp = orders.control.consumed.includes(id);
		if (!waitingOrder || !await inbox.withdraw(id)) throw refused(isPickedUp ? `a job has picked up ${id} already` : `no order ${id} is waiting`, project);
		const { run: reloaded } = await access.state.load();
		if (reloaded?.control.consumed.includes(id)) throw refused(`a job picked up ${id} at the same moment`, project);
		return {
			project,
			order: waitingOrder,
			lease: reloaded?.state.lease ?? null
		};
	} });
	const { by, text } = order;
	if (values["json"]) context.out(`${inertJson({
		kind: "withdrawn",
		id,
		by,
		text
	})}\n`);
	else {
		const status = lineSpan(ralphCommand(project, "status"));
		const late = lease ? ` If ${holderInWords(lease.holder)} read it just before, ${status} shows its effect.` : "";
		context.out(`Withdrawn: ${oneLine(text, 300)} (by ${oneLine(by, 60)}).${late}\n`);
	}
	return 0;
}
const refused = (reason, project) => new RalphError({
	code: "COMMAND_REFUSED",
	message: `Nothing was withdrawn: ${oneLine(reason, 200)}.`,
	hint: project ? `${lineSpan(ralphCommand(project, "orders"))} lists the orders that are waiting.` : "See `ralph orders --help`."
});
/** The run with its waiting orders; before the first job, an imagined run. */
function withOrders(context, values, { look, readsOrigin = false }) {
	const waitingOf = (project, access, run) => waitingOrders(inboxOf(project, access, context.now), run);
	return withRun(context, values, {
		about: "ahead",
		readsOrigin,
		look: async ({ project, access, run }) => look({
			project,
			access,
			orders: {
				...run,
				begun: true,
				waiting: await waitingOf(project, access, run)
			}
		}),
		unbegun: async ({ project, access }) => {
			const run = {
				plan: project.plan,
				state: imaginedState(project, context),
				control: emptyControl
			};
			return look({
				project,
				access,
				orders: {
					...run,
					begun: false,
					waiting: await waitingOf(project, access, run)
				}
			});
		}
	});
}
export { ordersCommand };
