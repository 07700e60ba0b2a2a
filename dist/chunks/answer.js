import { c as boundedValue, i as oneLine } from "./one-line.js";
import { ar as tryRead, ct as issueWords } from "./through-proxy.js";
// src/core/handoff/answer-faults.ts
const maxFaults = 20;
/** A phrase for each difference from the schema: `missing[0].what` is missing. */
const answerFaults = ({ issues }, value) => issues.slice(0, maxFaults).map((issue) => oneLine(phrase(issue, value), 300));
function phrase(issue, value) {
	const place = placeName(issue.path);
	if (issue.code === "invalid_type") return isPresent(value, issue.path) ? `${place} must be ${kinds[issue.expected] ?? issue.expected}` : `${place} is missing`;
	if (issue.code === "invalid_value") return `${place} must be one of ${issue.values.map(String).join(", ")}`;
	if (issue.code === "too_small" && issue.origin === "string") return `${place} is empty`;
	if (issue.code === "too_big" && issue.origin === "array") return `${place} has more than ${issue.maximum} entries`;
	return `${place} ${issueWords(issue, value)}`;
}
const kinds = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object"
};
const placeName = (path) => path.length === 0 ? "the answer" : `\`${path.map((part, index) => typeof part === "number" ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`).join("")}\``;
function isPresent(value, path) {
	let current = value;
	for (const part of path) {
		if (typeof current !== "object" || current === null || !Object.hasOwn(current, part)) return false;
		current = current[part];
	}
	return current !== void 0;
}
// src/core/handoff/answer.ts
const maxChars = 262144;
/** The JSON answer of a call, bounded: its structured answer, else its last text. */
function answerOf(end) {
	if (end.kind !== "finished") return { why: endInWords(end) };
	const value = end.structured ?? jsonIn(end.text);
	if (value === void 0) return { why: end.text.trim() === "" ? "it gave no answer" : "its answer is not JSON" };
	const bounded = boundedValue(value, maxChars);
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
/** The answer if it matches the schema. */
function parseAnswer(schema, end) {
	const answer = answerOf(end);
	if ("why" in answer) return answer;
	const parsed = schema.safeParse(answer.value);
	return parsed.success ? { value: parsed.data } : { why: answerFault(parsed.error, answer.value) };
}
const answerFault = (error, value) => `its answer does not match its schema: ${answerFaults(error, value)[0]}`;
const endInWords = (end) => end.kind === "error" ? errors[end.what] : ends[end.kind];
/** With or without a code block around the whole text. */
const jsonIn = (text) => tryRead(() => JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, "$1")));
export { parseAnswer as a, jsonIn as i, answerOf as n, answerFaults as o, endInWords as r, answerFault as t };
