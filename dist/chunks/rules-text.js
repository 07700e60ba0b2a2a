import { yn as isRule } from "./slices.js";
import { Lt as isSameJson, Tn as orderLine, xn as lineSpan, yr as RalphError } from "./through-proxy.js";
import { a as plainLine, n as firstThree, o as quote, y as formatLimit } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
// src/core/report/words/rules-text.ts
/** Foreign values become one plain line. */
function valueInWords(name, value) {
	if (value === null || Array.isArray(value) && value.length === 0) return "none";
	if (Array.isArray(value)) return firstThree(value.map(inWords));
	if (name === "cost-budget" && typeof value === "number") return formatLimit(value);
	return quote(inWords(value));
}
const inWords = (value) => typeof value === "string" ? value : JSON.stringify(value);
/** `approval: iteration \u2192 none`. */
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
function rulesChangeInWords({ by, why, changes }) {
	const visibleChanges = changes.filter(({ before, after }) => !isSameJson(before, after)).map(changeInWords);
	return `${visibleChanges.length === 0 ? "the rules stay the same" : `the rules change: ${visibleChanges.join("; ")}`} (by ${quote(by)}, ${quote(why)})`;
}
/** The rules in one line; undefined if all have their defaults. */
function rulesInWords(rules) {
	const ruleEntries = ruleEntriesOf(rules).filter(([name]) => isRule(name));
	return ruleEntries.length === 0 ? void 0 : plainLine(ruleEntries.map(ruleLine).join("; "), 400);
}
/** Each recorded setting with value and source, rules first; empty if all have their defaults. */
function ruleLines(rules) {
	const entries = ruleEntriesOf(rules);
	const first = entries.filter(([name]) => isRule(name));
	const others = entries.filter(([name]) => !isRule(name));
	return [...first, ...others].map(ruleLine);
}
const ruleEntriesOf = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${quote(from)})`;
/** The error for a job with weaker rules than its run, with all of them. `invocation`: the user's invocation. */
function rulesWeakened(refused, invocation) {
	const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
	const commit = files.length === 0 ? "" : ` A change committed to the base counts: commit ${files.join(" and ")}.`;
	return new RalphError({
		code: "RULES_WEAKENED",
		message: "This job's settings are less strict than the run's. Nothing was started.",
		findings: refused.map((change) => `${changeInWords(change)} (${change.place})`),
		hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, invocation)}`
	});
}
function orderFor([first], invocation) {
	if (invocation !== "workflow") return commandLine("ralph", "run", ...invocation.argv, "--change-rules");
	const value = typeof first?.after === "string" ? first.after : JSON.stringify(first?.after);
	return `give the job the input \`change-rules: true\`, or comment ${lineSpan(orderLine("set", first?.name ?? "", value ?? ""))}.`;
}
export { rulesWeakened as a, rulesInWords as i, ruleLines as n, rulesChangeInWords as r, changeInWords as t };
