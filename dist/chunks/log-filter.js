import { E as RunEvent, T as formerNames } from "./state-access.js";
import { h as callOutsideAttempt } from "./evolve.js";
import { E as parseDuration } from "./one-line.js";
import { ln as nearestName } from "./through-proxy.js";
// src/core/report/facts/log-filter.ts
/** Events of the programs before that correspond to other events here. */
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
/** For each event, its present and former names and their words. */
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split("_")]))]));
const words = [.../* @__PURE__ */ new Set([
	...types,
	...[...wordsOf.values()].flatMap((eventWords) => [...eventWords]),
	...Object.keys(seedNames)
])];
function namesOf(type) {
	return [type, ...Object.keys(formerNames).filter((name) => formerNames[name] === type)];
}
/** The first kind that matches no event, with the most similar word. */
function unknownKind(kinds) {
	const kind = kinds.find((name) => !words.includes(name));
	return kind === void 0 ? void 0 : {
		kind,
		suggestion: nearestName(kind, words)
	};
}
const eventKinds = types;
/** `2h` ago, or a date and time. Undefined if it is neither. */
function momentOf(text, now) {
	const ago = /^\d+$/.test(text.trim()) ? void 0 : parseDuration(text);
	if (ago !== void 0) return now - ago;
	const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(moment) ? void 0 : moment;
}
/**
* Must get the events in order, since an iteration's events belong to its task. An undo also matches the iteration
* that it reverts, and a post the one that it looks back at.
*/
function logFilter({ task, iteration, kinds, since }) {
	const taskOf = /* @__PURE__ */ new Map();
	const ofTask = (event) => {
		if (event.type === "attempt_started") taskOf.set(event.iteration, event.task);
		if (task === void 0 || "task" in event && event.task === task) return true;
		return "iteration" in event && taskOf.get(event.iteration) === task;
	};
	const ofIteration = (event) => iteration === void 0 || "iteration" in event && event.iteration === iteration || "undoes" in event && event.undoes === iteration || callOutsideAttempt(event)?.iteration === iteration;
	const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
	const isRecent = ({ at }) => since === void 0 || Date.parse(at) >= since;
	return (event) => [
		ofTask,
		ofIteration,
		ofKind,
		isRecent
	].every((matches) => matches(event));
}
function isOfKind(event, kind) {
	if (kind === "validation_fail") return event.type === "attempt_failed" && event.cause === "checks";
	return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}
export { unknownKind as i, logFilter as n, momentOf as r, eventKinds as t };
