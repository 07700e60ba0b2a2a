import { D as formerNames, O as RunEvent } from "./state-access.js";
import { h as paidApart } from "./evolve.js";
import { E as parseDuration } from "./one-line.js";
import { vn as meantName } from "./through-proxy.js";
// src/core/report/facts/log-filter.ts
/** Where one event of the programs before is cut otherwise here; what is the same has the same name. */
const seedNames = {
	orchestrator_start: ["lease_taken"],
	orchestrator_end: ["run_stopped"],
	iteration_start: ["attempt_started"],
	iteration_end: [
		"attempt_succeeded",
		"attempt_held",
		"attempt_failed",
		"attempt_interrupted"
	],
	validation_pass: ["attempt_succeeded", "attempt_held"],
	validation_fail: ["attempt_failed"]
};
const types = RunEvent.options.map((option) => option.shape.type.value);
/** Of each event the words that find it: its name, the one that it had before, and their parts. */
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split("_")]))]));
const words = [.../* @__PURE__ */ new Set([
	...types,
	...[...wordsOf.values()].flatMap((own) => [...own]),
	...Object.keys(seedNames)
])];
function namesOf(type) {
	return [type, ...Object.keys(formerNames).filter((former) => formerNames[former] === type)];
}
/** The first of these kinds that no event has, and what it may have been meant to be. */
function unknownKind(kinds) {
	const kind = kinds.find((name) => !words.includes(name));
	return kind === void 0 ? void 0 : {
		kind,
		meant: meantName(kind, words)
	};
}
const eventKinds = types;
/** A moment as people give it: `2h` ago, or a date and time. Undefined where it is neither. */
function momentOf(text, now) {
	const ago = /^\d+$/.test(text.trim()) ? void 0 : parseDuration(text);
	if (ago !== void 0) return now - ago;
	const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(moment) ? void 0 : moment;
}
/**
* Says of each event, in their order, whether it is wanted. An iteration's events belong to its task; an undo concerns
* the iteration that it takes back as well as its own, and a post the one that it looks back at.
*/
function logFilter({ task, iteration, kinds, since }) {
	const taskOf = /* @__PURE__ */ new Map();
	const ofTask = (event) => {
		if (event.type === "attempt_started") taskOf.set(event.iteration, event.task);
		if (task === void 0 || "task" in event && event.task === task) return true;
		return "iteration" in event && taskOf.get(event.iteration) === task;
	};
	const ofIteration = (event) => iteration === void 0 || "iteration" in event && event.iteration === iteration || "undoes" in event && event.undoes === iteration || paidApart(event)?.iteration === iteration;
	const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
	const recent = ({ at }) => since === void 0 || Date.parse(at) >= since;
	return (event) => [
		ofTask,
		ofIteration,
		ofKind,
		recent
	].every((wanted) => wanted(event));
}
function isOfKind(event, kind) {
	if (kind === "validation_fail") return event.type === "attempt_failed" && event.cause === "checks";
	return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}
export { unknownKind as i, logFilter as n, momentOf as r, eventKinds as t };
