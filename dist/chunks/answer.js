import { c as boundedValue, r as oneLine } from "./one-line.js";
import { st as issueWords } from "./through-proxy.js";
// src/core/handoff/answer-faults.ts
const mostFaults = 20;
/** What differs from the schema, a phrase for each place, such as `missing[0].what` is missing. */
const answerFaults = ({ issues }, value) => issues.slice(0, mostFaults).map((issue) => oneLine(phrase(issue, value), 300));
function phrase(issue, value) {
	const at = named(issue.path);
	if (issue.code === "invalid_type") return isThere(value, issue.path) ? `${at} must be ${kinds[issue.expected] ?? issue.expected}` : `${at} is missing`;
	if (issue.code === "invalid_value") return `${at} must be one of ${issue.values.map(String).join(", ")}`;
	if (issue.code === "too_small" && issue.origin === "string") return `${at} is empty`;
	if (issue.code === "too_big" && issue.origin === "array") return `${at} has more than ${issue.maximum} entries`;
	return `${at} ${issueWords(issue, value)}`;
}
const kinds = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object"
};
const named = (path) => path.length === 0 ? "the answer" : `\`${path.map((part, at) => typeof part === "number" ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`).join("")}\``;
function isThere(value, path) {
	let found = value;
	for (const part of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return false;
		found = found[part];
	}
	return found !== void 0;
}
// src/core/handoff/answer.ts
const mostChars = 262144;
/** The JSON that a call was asked for, bounded: its structured answer, else its last words; or why there is none. */
function answerOf(end) {
	if (end.kind !== "finished") return { why: endInWords(end) };
	const value = end.structured ?? jsonIn(end.text);
	if (value === void 0) return { why: end.text.trim() === "" ? "it gave no answer" : "its answer is not JSON" };
	const bounded = boundedValue(value, mostChars);
	return "fault" in bounded ? { why: `its answer ${bounded.fault}` } : bounded;
}
const ends = {
	no_result: "it ended without an answer",
	crashed: "it crashed",
	timed_out: "it took too long and was stopped",
	usage_limit: "it reached a usage limit",
	overloaded: "the model was overloaded",
	billing: "the model account has no credit",
	auth: "the model refused the credentials",
	cancelled: "it was cancelled"
};
const errors = {
	turns: "it used up its turns",
	budget: "its budget is used up",
	structured_output: "it could not give its answer in the right form",
	refused: "the model refused to answer",
	disk: "it filled the disk",
	limit: "it passed a limit of `agent-limits`",
	other: "it reported an error"
};
/** The same as its schema has it, or the first thing that differs. */
function answerIn(schema, end) {
	const answer = answerOf(end);
	if ("why" in answer) return answer;
	const read = schema.safeParse(answer.value);
	return read.success ? { value: read.data } : { why: faultIn(read.error, answer.value) };
}
/** The first thing that differs, in words. */
const faultIn = (error, value) => `its answer does not match its schema: ${answerFaults(error, value)[0]}`;
/** How a call ended that gave no answer. */
const endInWords = (end) => end.kind === "error" ? errors[end.what] : ends[end.kind];
/** A text as JSON, with or without a code block around all of it; undefined for any other. */
function jsonIn(text) {
	try {
		return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, "$1"));
	} catch {
		return;
	}
}
export { jsonIn as a, faultIn as i, answerOf as n, answerFaults as o, endInWords as r, answerIn as t };
