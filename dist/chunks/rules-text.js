import { _n as isRule } from "./slices.js";
import { Dt as alike, Ut as lineSpan, er as RalphError, qt as orderLine } from "./through-proxy.js";
import { a as quote, i as plainLine, o as some, y as formatLimit } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
// src/core/report/words/rules-text.ts
/** A recorded value in a few words; text that is not ours is one plain line. */
function valueInWords(name, value) {
	if (value === null || Array.isArray(value) && value.length === 0) return "none";
	if (Array.isArray(value)) return some(value.map(inWords));
	if (name === "cost-budget" && typeof value === "number") return formatLimit(value);
	return quote(inWords(value));
}
const inWords = (value) => typeof value === "string" ? value : JSON.stringify(value);
/** `approval: iteration \u2192 none`. */
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
/** The event as a line of the log. */
function rulesChanged({ by, why, changes }) {
	const seen = changes.filter(({ before, after }) => !alike(before, after)).map(changeInWords);
	return `${seen.length === 0 ? "the rules stay the same" : `the rules change: ${seen.join("; ")}`} (by ${quote(by)}, ${quote(why)})`;
}
/** What decides what may be committed, in one line; undefined where all is as by default. */
function rulesInWords(rules) {
	const said = recorded(rules).filter(([name]) => isRule(name));
	return said.length === 0 ? void 0 : plainLine(said.map(ruleLine).join("; "), 400);
}
/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
function ruleLines(rules) {
	const all = recorded(rules);
	const first = all.filter(([name]) => isRule(name));
	const others = all.filter(([name]) => !isRule(name));
	return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${quote(from)})`;
/** The refusal of a job that would let more through than its run does, all of it at once. `how`: as the user gave the order. */
function rulesWeakened(refused, how) {
	const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
	const commit = files.length === 0 ? "" : ` A change committed to the base counts: commit ${files.join(" and ")}.`;
	return new RalphError({
		code: "RULES_WEAKENED",
		message: "This job's settings are less strict than the run's. Nothing was started.",
		findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
		hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`
	});
}
function orderFor([first], how) {
	if (how !== "workflow") return commandLine("ralph", "run", ...how.argv, "--change-rules");
	const value = typeof first?.after === "string" ? first.after : JSON.stringify(first?.after);
	return `give the job the input \`change-rules: true\`, or comment ${lineSpan(orderLine("set", first?.name ?? "", value ?? ""))}.`;
}
export { rulesWeakened as a, rulesInWords as i, ruleLines as n, rulesChanged as r, changeInWords as t };
