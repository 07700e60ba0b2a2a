import { D as plural, i as oneLine, p as visibleStart } from "./one-line.js";
import { K as noUsage, i as PassAnswer, o as PassIssue } from "./pass.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { n as faultBy } from "./agents-file.js";
import "./call-table.js";
import { n as answerOf, t as answerFault } from "./answer.js";
import { o as gravestFirst, s as isAtLeast } from "./review.js";
// src/core/handoff/empty-words.ts
/** Models that must fill in a field write "None." */
const saysNothing = (text) => /^[\s"'([\u2014\u2013-]*(?:(?:none|nothing)(?: (?:known|needed|required|found|yet|so far|to report))?|n\/?a|null|nil|no|unknown|not applicable)?[\s"')\].!-]*$/i.test(text);
const meaningful = (text) => text === void 0 || saysNothing(text) ? void 0 : text;
/** Without items and details that say nothing: "must write under out/: none" is no rule. */
function withoutEmptyWords(handoff) {
	const { constraints_discovered, bugs_encountered, unfinished_business, deviations, stuck, ...rest } = handoff;
	const { architectural_notes, recommendations, request_research, request_human_review, ...others } = rest;
	const texts = (list) => list.filter((text) => !saysNothing(text));
	return {
		...others,
		...architectural_notes && { architectural_notes: texts(architectural_notes) },
		...recommendations && { recommendations: texts(recommendations) },
		...request_research && { request_research: texts(request_research) },
		...request_human_review && { request_human_review: withoutEmptyDetails(request_human_review, ["reason"]) },
		...meaningful(stuck) !== void 0 && { stuck },
		...constraints_discovered && { constraints_discovered: constraints_discovered.filter(({ constraint }) => !saysNothing(constraint)).map((item) => withoutEmptyDetails(item, ["workaround", "impact"])) },
		...bugs_encountered && { bugs_encountered: bugs_encountered.filter(({ description }) => !saysNothing(description)).map((item) => withoutEmptyDetails(item, ["resolution"])) },
		...unfinished_business && { unfinished_business: unfinished_business.filter(({ item }) => !saysNothing(item)).map((entry) => withoutEmptyDetails(entry, ["reason"])) },
		...deviations && { deviations: deviations.filter(({ planned, actual }) => !(saysNothing(planned) && saysNothing(actual))) }
	};
}
function withoutEmptyDetails(item, names) {
	const empty = names.filter((name) => typeof item[name] === "string" && saysNothing(item[name]));
	return Object.fromEntries(Object.entries(item).filter(([name]) => !empty.includes(name)));
}
// src/core/calls/pass.ts
/**
* Whether a pass runs on this iteration. A pass with `fail_on` also runs before the verdict if the checks run in
* another job, which has no key for a model.
*/
function isDue({ trigger, fail_on }, request) {
	const [kind, every = ""] = trigger.split(":");
	if (kind === "always") return true;
	if (kind === "periodic") return request.iteration % Number(every) === 0;
	if (kind === "on_failure") return request.checks === "failed";
	return request.checks === "passed" || request.checks === "unknown" && fail_on !== "never";
}
const maxIssues = 30;
const maxText = 2e3;
/**
* Reads a pass's answer by its schema, or says why it does not count. With a custom schema the whole answer is kept,
* but only `issues` and `summary` are read.
*/
function readPass(call, { schema }, withinTime) {
	const answer = answerOf(call.end);
	const end = call.end.kind === "finished" ? {
		...call.end,
		structured: null,
		text: ""
	} : call.end;
	const withoutAnswer = (why) => ({
		...call,
		end,
		answer: null,
		issues: [],
		summary: "",
		why
	});
	if ("why" in answer) return withoutAnswer(answer.why);
	const fault = schema === void 0 ? defaultSchemaFault(answer.value) : faultBy(schema, answer.value, withinTime);
	if (fault !== void 0) return withoutAnswer(fault);
	const { issues, summary } = knownFields(answer.value);
	return {
		...call,
		end,
		answer: answer.value,
		issues,
		summary,
		why: null
	};
}
function defaultSchemaFault(value) {
	const { error } = PassAnswer.safeParse(value);
	return error && answerFault(error, value);
}
function knownFields(value) {
	const { issues, summary } = typeof value === "object" && value !== null ? value : {};
	const validIssues = (Array.isArray(issues) ? issues : []).flatMap((issue) => PassIssue.safeParse(issue).data ?? []);
	return {
		issues: gravestFirst(validIssues).slice(0, maxIssues).map((issue) => ({
			severity: issue.severity,
			description: bounded(issue.description),
			...issue.file && { file: bounded(issue.file) },
			...issue.suggested_fix && { suggested_fix: bounded(issue.suggested_fix) }
		})),
		summary: typeof summary === "string" ? bounded(summary) : ""
	};
}
const bounded = (text) => visibleStart(text, maxText);
/** The issues that fail the iteration by `fail_on`. */
const failingIssues = ({ fail_on }, issues) => fail_on === "never" ? [] : issues.filter(({ severity }) => isAtLeast(severity, fail_on));
/**
* The verdict of the passes on an attempt whose checks passed; undefined if it goes on. Only a pass with `fail_on`
* decides, by its issues or by a missing answer. A limit or an outage interrupts, as with the coding agent.
*/
function passesVerdict(passes, results, request) {
	const reasons = [];
	const { iteration } = request;
	for (const { name, fail_on } of passes.filter((pass) => isDue(pass, {
		iteration,
		checks: "passed"
	}))) {
		if (fail_on === "never") continue;
		const result = results.find((candidate) => candidate.name === name);
		if (!result) {
			reasons.push(`the pass ${name} was not asked`);
			continue;
		}
		const { end, why, issues } = result;
		const verdict = attemptVerdict({
			...request,
			end,
			hasChanges: true,
			findings: []
		});
		if (verdict.kind === "interrupt") return {
			...verdict,
			why: `the pass ${name}: ${verdict.why}`
		};
		const failing = failingIssues({ fail_on }, issues);
		if (why !== null) reasons.push(`the pass ${name} gave no usable answer: ${why}`);
		else if (failing[0]) reasons.push(`the pass ${name} found ${plural(failing.length, "fault")}: ${failing[0].description}`);
	}
	return reasons.length === 0 ? void 0 : {
		kind: "fail",
		cause: "review",
		why: reasons.join("; ")
	};
}
const maxLineChars = 600;
const maxLines = 20;
/** The issues as lines for the next attempt; empty if there are none. */
function passFindings(results) {
	const lines = results.flatMap(({ name, issues }) => issues.map(({ severity, file, description, suggested_fix: fix }) => {
		return `- ${[
			name,
			severity,
			...file ? [oneLine(file, 200)] : []
		].join(", ")}: ${oneLine(description, maxLineChars)}${fix ? ` Suggested: ${oneLine(fix, maxLineChars)}` : ""}`;
	}));
	const more = lines.length - maxLines;
	return [...lines.slice(0, maxLines), ...more > 0 ? [`- and ${more} more`] : []].join("\n");
}
/** Passes that are due by the verdict and were not due before it. They decide nothing. */
const owedPassNames = (passes, request) => passes.filter((pass) => isDue(pass, request) && !isDue(pass, {
	...request,
	checks: "unknown"
})).map(({ name }) => name);
/**
* The results of an iteration's owed passes that have ended: an answer read by its schema, or the reason why there is
* none. Passes that a later job is to call are left out.
*/
function endedPasses(owed, { passes, calls, withinTime }) {
	return owed.passes.flatMap((name) => {
		const pass = passes.find((candidate) => candidate.name === name);
		const call = calls.find((candidate) => candidate.iteration === owed.iteration && candidate.name === name);
		if (pass && call) {
			const { iteration: _, ...passCall } = call;
			return readPass(passCall, pass, withinTime);
		}
		if (pass && owed.begun < 2) return [];
		return missingResult(name, pass ? `it was begun ${owed.begun} times and never came to an end` : "it is no longer a pass");
	});
}
const missingResult = (name, reason) => ({
	name,
	end: {
		kind: "no_result",
		tail: ""
	},
	model: null,
	usage: noUsage,
	duration_ms: 0,
	answer: null,
	issues: [],
	summary: "",
	why: reason
});
export { passesVerdict as a, withoutEmptyWords as c, passFindings as i, isDue as n, readPass as o, owedPassNames as r, saysNothing as s, endedPasses as t };
