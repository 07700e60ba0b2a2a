import { G as userName } from "./state-files.js";
import { a as splitHint, i as obeyCommand } from "./apply-orders.js";
import { i as withWaitingOrders, n as refusedNow, t as giveOrder } from "./give-order.js";
import { Dn as queueCommand, Gt as readCommand, Jt as worksWithoutRun, Kt as textKindOf, On as ralphCommand, Wt as operatorWords, an as redactor, en as emptyControl, qt as wordsBeforeRun, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { F as visible, i as oneLine } from "./one-line.js";
import { i as withRun } from "./look-at-run.js";
import { n as flagHelp, o as jsonFlag, s as runFlags } from "../cli/index.js";
import { a as text } from "./dist2.js";
import { t as cutOrder } from "./cut-order.js";
import { t as askPerson } from "./ask-person.js";
import { n as isCi, r as isInteractive } from "./context.js";
import { t as imaginedState } from "./imagined-state.js";
import { l as waitingOrders } from "./read-run.js";
import { n as inboxOf } from "./state-access.js";
import { addAbortSignal } from "node:stream";
// src/core/control/missing-text.ts
const needed = (question) => ({
	question,
	optional: false
});
const reason = {
	question: "Why? (Enter: no reason)",
	optional: true
};
const reasonOf = ({ isBare }) => isBare ? reason : void 0;
const wholeReason = ({ text }) => text === "" ? reason : void 0;
const asks = {
	hint: ({ text }, plan) => {
		if (text === "") return needed("What should the next attempt know?");
		return splitHint(text, plan).words === "" ? needed(`What should the next attempt at ${text} know?`) : void 0;
	},
	remember: ({ text }) => text === "" ? needed("What should every later attempt know?") : void 0,
	add: ({ text }) => text === "" ? needed("What should be done?") : void 0,
	redo: ({ text }) => /^#?\d+$/.test(text) ? needed("What should be different?") : void 0,
	answer: ({ text, isBare }) => isBare ? needed(`What is your answer about ${text}?`) : void 0,
	retry: ({ isBare }) => isBare ? {
		question: "What should the next attempt know? (Enter: nothing)",
		optional: true
	} : void 0,
	undo: ({ text }) => /^#?\d+(?: --reopen-dependents)?$/.test(text) ? reason : void 0,
	skip: reasonOf,
	forget: reasonOf,
	revise: wholeReason,
	override: wholeReason,
	abort: wholeReason
};
/** `words` follow the order's name. Undefined if nothing is missing. */
function missingText(kind, words, plan) {
	const text = words.join(" ").trim();
	return asks[kind]?.({
		text,
		isBare: /^\S+$/.test(text)
	}, plan);
}
// src/entry/project/order-input.ts
/** More than any order takes. */
const maxBytes = 65536;
/** The words of an order; a last `-` stands for standard input. Throws RalphError COMMAND_REFUSED. */
async function orderWords(context, kind, operands) {
	if (operands.at(-1) !== "-") return { words: operands };
	if (process.stdin.isTTY) context.err("Type the text of the order. Ctrl-D on a line of its own ends it.\n");
	const { text, isLonger } = await readInput(context);
	const input = visible(text).trimEnd();
	if (input.trim() === "") throw refused("There is no text on standard input.");
	const precedingWords = operands.slice(0, -1);
	if (textKindOf(kind) === "fact") return { words: [...precedingWords, input] };
	const start = [
		kind,
		...precedingWords,
		""
	].join(" ");
	const { text: order, ...cut } = cutOrder(`${start}${input}`, { isLonger });
	return {
		words: [...precedingWords, order.slice(start.length)],
		...cut
	};
}
async function readInput({ cancelled }) {
	const chunks = [];
	let size = 0;
	try {
		for await (const chunk of addAbortSignal(cancelled, process.stdin)) {
			chunks.push(chunk);
			size += chunk.length;
			if (size > maxBytes) break;
		}
	} catch (error) {
		throw cancelled.aborted ? interrupted() : error;
	}
	return {
		text: Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8"),
		isLonger: size > maxBytes
	};
}
const interrupted = () => new RalphError({
	code: "INTERRUPTED",
	message: "Interrupted before the text ended; nothing was ordered.",
	hint: "Run the same command again."
});
const refused = (message) => new RalphError({
	code: "COMMAND_REFUSED",
	message,
	hint: "Nothing was ordered. Give the text again."
});
/** Undefined if the order has its text or nobody can answer. */
function questionFor(context, order) {
	return !order.json && isInteractive(context) && !isCi(context) ? missingText(order.kind, order.words, order.plan) : void 0;
}
/** The typed text in one element; empty if an optional text is left out. */
async function askText({ question, optional }) {
	const validate = (typed) => !optional && (typed ?? "").trim() === "" ? "Type some words, or leave with Ctrl-C." : void 0;
	const answer = await askPerson((options) => text({
		...options,
		message: question,
		validate
	}));
	if (answer === void 0) throw new RalphError({
		code: "COMMAND_REFUSED",
		message: "You left the question.",
		hint: "Nothing was ordered."
	});
	const typed = (answer ?? "").trim();
	return typed === "" ? [] : [typed];
}
// src/entry/command/operator.ts
const flags = {
	...runFlags,
	...jsonFlag
};
const undoFlags = {
	...flags,
	"reopen-dependents": {
		help: "also reopen finished tasks that build on it; otherwise they stay done",
		toggle: true
	}
};
const flagsOf = (word) => word === "undo" ? undoFlags : flags;
const textHelp = (kind) => textKindOf(kind) === "line" ? "" : "To give a text of several lines, put `-` in its place and the text on standard input.\n\n";
/** An order that also works in a comment (docs/design.md#settings). */
const orderCommand = (kind) => ({
	help: `${operatorWords[kind].summary}.

Usage: ralph ${operatorWords[kind].form} [options]

Examples:
  ${operatorWords[kind].example}

${textHelp(kind)}If no job is running, the order takes effect at once. A running job picks it up within a minute; until then,
\`ralph orders\` lists it and can withdraw it.

Options:
${flagHelp(flagsOf(kind))}`,
	flags: flagsOf(kind),
	operands: 100,
	run: (context, typed) => submitOrder(kind, context, typed)
});
/** These orders change finished work, so they apply to the plan that was run, not to the next one. */
const ordersOnFinishedWork = /* @__PURE__ */ new Set([
	"undo",
	"redo",
	"retry"
]);
async function submitOrder(kind, context, { values, operands }) {
	const { words, cut } = await orderWords(context, kind, withFlag(operands, values));
	const questionInput = {
		kind,
		words,
		json: values["json"] === true
	};
	if (!questionFor(context, {
		...questionInput,
		plan: { tasks: [] }
	})) commandOf([kind, ...words]);
	const commandFor = async (plan) => {
		const question = questionFor(context, {
			...questionInput,
			plan
		});
		return commandOf([
			kind,
			...words,
			...question ? await askText(question) : []
		]);
	};
	const { columns: width, isTty } = context;
	const look = values["json"] ? {
		width,
		color: false
	} : {
		width,
		color: context.color,
		isTty
	};
	const { by, ...ordered } = await withRun(context, values, {
		about: ordersOnFinishedWork.has(kind) ? "done" : "ahead",
		look: async ({ project, access, run }) => {
			const operator = operatorName(project);
			return {
				by: operator,
				...await giveOrder({
					project,
					context,
					access
				}, run, {
					...await commandFor(run.plan),
					by: operator,
					look
				})
			};
		},
		...worksWithoutRun(kind) && { unbegun: async (opened) => {
			const operator = operatorName(opened.project);
			return {
				by: operator,
				...await queueEarlyOrder(opened, context, {
					...await commandFor(opened.project.plan),
					by: operator
				})
			};
		} }
	}).catch((error) => {
		throw error instanceof RalphError && error.code === "NO_RUN" ? withEarlyOrders(error) : error;
	});
	const { said: effect, ...fields } = ordered;
	const lines = cut === void 0 ? effect : [...effect, cut];
	if (values["json"]) context.out(`${inertJson({
		kind: "ordered",
		by,
		...fields,
		said: lines
	})}\n`);
	else context.out(lines.map((line) => `${line}\n`).join(""));
	return 0;
}
const operatorName = ({ repository }) => repository.user.name ?? userName();
const withEarlyOrders = ({ code, message, hint }) => new RalphError({
	code,
	message,
	hint: `${hint}. Before that, only ${wordsBeforeRun.join(", ")} can be ordered.`
});
/** As in a comment, the flag follows the iteration. */
const withFlag = ([first = "", ...others], values) => [
	first,
	values["reopen-dependents"] ? "--reopen-dependents" : "",
	...others
].filter((word) => word !== "");
function commandOf(words) {
	const typed = words.join(" ");
	const command = readCommand(typed);
	if ("fault" in command) throw refusedNow(typed, command.fault);
	return {
		command,
		typed
	};
}
/** The order waits for the first job. */
async function queueEarlyOrder({ project, access }, context, { command, typed, by }) {
	const state = imaginedState(project, context);
	const inbox = inboxOf(project, access, context.now);
	const waiting = await waitingOrders(inbox, {
		control: emptyControl,
		state
	});
	const outcome = obeyCommand(command, {
		id: "",
		by
	}, withWaitingOrders({
		plan: project.plan,
		state
	}, waiting));
	const text = redactor(project.secrets)(typed);
	if (outcome.kind === "refused") throw refusedNow(text, outcome.why, project);
	return {
		id: await inbox.send({
			by,
			text
		}),
		text,
		at_work: false,
		taken: false,
		dependents: [],
		said: [`Ordered: ${oneLine(text, 300)}. It waits for the first job: ${project.queue?.moves ? queueCommand(project) : ralphCommand(project, "run")}`]
	};
}
export { orderCommand, askText as t };
