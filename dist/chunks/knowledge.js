import { S as readLog } from "./state-access.js";
import { Bn as wrap, D as iterationPath, On as ralphCommand, an as redactor, jn as painter, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { l as activeEntry } from "./evolve.js";
import { M as isHard, R as typeOf, j as isActive, l as entryLine } from "./slices.js";
import { a as wordsIn } from "./whole-parts.js";
import { I as knowledgeTypes } from "./pass.js";
import { D as plural, O as thousands, a as plainLine } from "./one-line.js";
import { n as factLines } from "./terminal.js";
import { t as lookAtPast } from "./look-at-run.js";
import { a as iterationNumber, n as flagHelp, o as jsonFlag, s as runFlags } from "../cli/index.js";
import { t as refuseUnknownTask } from "./task-flag.js";
import { u as warnOf } from "./read-run.js";
// src/core/report/facts/knowledge-view.ts
function filterKnowledge(knowledge, filter) {
	const words = filter.words.map((word) => word.toLowerCase());
	return knowledge.filter((entry) => {
		const { id, status, task, iterations, by, text } = entry;
		const searched = `${id} ${text} ${by ?? ""}`.toLowerCase();
		return (filter.status === "all" || status === filter.status) && (filter.kinds.length === 0 || filter.kinds.includes(typeOf(id))) && (filter.task === void 0 || task === filter.task) && (filter.iteration === void 0 || iterations.includes(filter.iteration)) && (filter.by === void 0 || by === filter.by) && words.every((word) => searched.includes(word));
	});
}
const neverSent = /* @__PURE__ */ new Set(["held_back", "work_moved"]);
/** Iterations whose prompt may contain the entry: it was active, and the prompt was sent to an agent. */
function iterationsWith(id, events) {
	const iterations = /* @__PURE__ */ new Set();
	let [isKnown, isActiveNow] = [false, false];
	let current;
	for (const event of events) {
		const activeAfter = activeAfterEvent(id, event);
		isKnown ||= activeAfter !== void 0;
		isActiveNow = activeAfter ?? (event.type === "undo_done" ? isKnown : isActiveNow);
		if (event.type === "attempt_started") current = event.iteration;
		if (current !== void 0 && isActiveNow) iterations.add(current);
		if (event.type === "attempt_interrupted" && neverSent.has(event.cause)) iterations.delete(event.iteration);
		if (attemptEnds.has(event.type)) current = void 0;
	}
	return [...iterations];
}
const attemptEnds = /* @__PURE__ */ new Set([...[
	"attempt_succeeded",
	"attempt_held",
	"attempt_failed",
	"attempt_interrupted"
]]);
/** Undefined if the event does not affect the entry. */
function activeAfterEvent(id, event) {
	if (event.type === "remembered") return event.id === id ? true : event.supersedes?.includes(id) ? false : void 0;
	if (event.type === "forgotten") return event.id === id ? false : void 0;
	if (event.type !== "knowledge_changed" && event.type !== "knowledge_inherited") return void 0;
	const entry = event.entries.find((other) => other.id === id);
	return entry && isActive(entry);
}
/** `prompts`: the sent prompts by iteration. */
function knowledgeView(entry, { knowledge }, prompts) {
	const isIn = (prompt) => prompt.includes(`- [${entry.id}] `) || wordsIn(prompt)(entry.text);
	return {
		...entry,
		kind: typeOf(entry.id),
		binding: isActive(entry) && isHard(entry),
		tokens: Math.floor(entryLine(entry).length / 4),
		superseded_by: knowledge.filter(({ supersedes }) => supersedes.includes(entry.id)).map(({ id }) => id),
		prompts: [...prompts].filter(([, prompt]) => isIn(prompt)).map(([iteration]) => iteration)
	};
}
// src/core/report/terminal/knowledge-text.ts
/** By kind, most binding first; `total`: the number of all entries. */
function knowledgeText(entries, total, look) {
	const paint = painter(look.color);
	const kinds = knowledgeTypes.flatMap((type) => {
		const lines = entries.filter(({ id }) => typeOf(id) === type).flatMap((entry) => entryLines(entry, look));
		return lines.length === 0 ? [] : [
			paint(type, "bold"),
			...lines,
			""
		];
	});
	const count = `${plural(entries.length, "entry", "entries")} of ${total}`;
	return total === 0 ? ["Nothing is known yet."] : [...kinds, count];
}
function entryLines(entry, look) {
	const inactive = isActive(entry) ? "" : ` [${entry.status}]`;
	const lines = wrap(`${plainLine(entry.text, 1e3)} (${sourceWords(entry)})${inactive}`, Math.max(40, look.width - 4));
	return [`  ${entry.id}`, ...lines.map((line) => `    ${line}`)];
}
const sourceWords = ({ by, iterations, from }) => {
	const plan = from === null ? "" : ` of the plan ${plainLine(from, 64)}`;
	if (by !== null) return `${plainLine(by, 60)}${plan}`;
	if (iterations.length === 0) return plan.replace(/^ of /, "");
	return `${iterations.length === 1 ? "iteration" : "iterations"} ${iterations.join(", ")}${plan}`;
};
function knowledgeViewText(view, look) {
	const prompts = view.prompts.length === 0 ? "none yet" : `of ${plural(view.prompts.length, "iteration")}: ${spans(view.prompts)}`;
	const isReplaced = view.status === "superseded" && view.superseded_by.length > 0;
	const facts = [
		["Text", view.text],
		["Kind", `${view.kind}${view.binding ? ", in every prompt" : ""}`],
		["Status", view.why === null || isReplaced ? view.status : `${view.status}: ${view.why}`],
		["From", `${sourceWords(view)}${view.task === null ? "" : `, ${view.task}`}`],
		["Link", view.url],
		["Replaces", view.supersedes.join(", ") || null],
		["Replaced", view.superseded_by.length === 0 ? null : `by ${view.superseded_by.join(", ")}`],
		["Prompts", prompts],
		["Size", `about ${thousands(view.tokens)} tokens`]
	].map(([name, value]) => [name, value === null ? [] : [plainLine(value, 1e3)]]);
	const columns = Math.max(51, look.width);
	return [painter(look.color)(view.id, "bold"), ...factLines(facts, {
		margin: 11,
		columns
	})];
}
/** `1-3, 7`. */
function spans(numbers) {
	const ranges = [];
	for (const number of numbers) {
		const last = ranges.at(-1);
		if (last && last[1] === number - 1) last[1] = number;
		else ranges.push([number, number]);
	}
	return ranges.map(([first, last]) => first === last ? `${first}` : `${first}-${last}`).join(", ");
}
// src/entry/command/knowledge.ts
const statuses = [
	"active",
	"superseded",
	"deprecated",
	"all"
];
const flags = {
	...runFlags,
	kind: {
		help: `only this kind: ${knowledgeTypes.join(", ")}; can be repeated`,
		example: "gotcha",
		repeatable: true
	},
	status: {
		help: `only this status: ${statuses.join(", ")}; default active`,
		example: "all"
	},
	task: {
		help: "only what was learned from this task",
		example: "TASK-7"
	},
	iteration: {
		help: "only what was learned from this iteration",
		example: "7"
	},
	by: {
		help: "only what this person said",
		example: "Ada"
	},
	...jsonFlag
};
const knowledgeCommand = {
	help: `Lists what a run has learned: what people said and what agents found out. Changes nothing.

Usage: ralph knowledge [K-\u2026 | words] [options]

Examples:
  ralph knowledge
  ralph knowledge cache --kind gotcha
  ralph knowledge K-gotcha-slow-tests
  ralph knowledge --status all --json

With the id of an entry: where it came from, what it replaced, and which prompts included it.

Options:
${flagHelp(flags)}`,
	flags,
	operands: 20,
	run: async (context, typed) => {
		const wish = wishOf(typed);
		const text = await lookAtPast(context, typed.values, async ({ project, access, run }) => {
			const { state } = run;
			const look = {
				width: context.columns,
				color: context.color
			};
			const clean = redactor(project.secrets);
			const json = typed.values["json"] === true;
			const [id] = typed.operands;
			if (id !== void 0 && /^K-\w/.test(id)) {
				const view = await explainEntry(id, {
					run,
					store: access.state,
					list: ralphCommand(project, "knowledge"),
					onFault: warnOf(context)
				});
				return clean(json ? inertJson(view, 2) : knowledgeViewText(view, look).join("\n"));
			}
			const entries = filterKnowledge(state.knowledge, wish);
			if (entries.length === 0) refuseUnknownTask("knowledge", {
				...project,
				plan: run.plan
			}, wish.task);
			return clean(json ? inertJson({
				schema: 1,
				total: state.knowledge.length,
				compaction: state.compaction,
				entries
			}, 2) : knowledgeText(entries, state.knowledge.length, look).join("\n"));
		});
		context.out(`${text}\n`);
		return 0;
	}
};
async function explainEntry(id, request) {
	const { run, store, list, onFault } = request;
	const { state } = run;
	const entry = state.knowledge.find((candidate) => candidate.id === id);
	if (!entry) {
		const active = activeEntry(id, state.knowledge);
		const message = "fault" in active ? active.fault : id;
		throw new RalphError({
			code: "NO_ENTRY",
			message: `${capital(message)}.`.replace(/([.?])\.$/, "$1"),
			hint: `\`${list}\` lists all entries.`
		});
	}
	const iterations = iterationsWith(id, await readLog(store, run, 0, onFault));
	const prompts = await store.readPast(iterations.map((n) => iterationPath(n, "prompt.md")), onFault);
	return knowledgeView(entry, state, new Map(iterations.map((n, index) => [n, prompts[index] ?? ""])));
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** Throws RalphError USAGE for a kind or a status that no entry can have. */
function wishOf({ values, operands }) {
	const { kind, status = "active", task, iteration, by } = values;
	const kinds = [kind ?? []].flat().map(String);
	const unknown = kinds.find((name) => !knowledgeTypes.includes(name));
	if (unknown !== void 0) throw usage(`--kind takes one of ${knowledgeTypes.join(", ")}, not "${unknown}".`);
	const chosenStatus = statuses.find((name) => name === status);
	if (!chosenStatus) throw usage(`--status takes one of ${statuses.join(", ")}, not "${status}".`);
	return {
		kinds,
		status: chosenStatus,
		task: task === void 0 ? void 0 : String(task),
		iteration: iteration === void 0 ? void 0 : iterationNumber("knowledge", String(iteration)),
		by: by === void 0 ? void 0 : String(by),
		words: operands
	};
}
const usage = (message) => new RalphError({
	code: "USAGE",
	message,
	hint: "`ralph knowledge --help` shows all options."
});
export { knowledgeCommand };
