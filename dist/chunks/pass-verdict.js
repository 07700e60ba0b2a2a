import { G as noUsage, i as PassAnswer, o as PassIssue } from "./pass.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { D as plural, f as shownStart, r as oneLine } from "./one-line.js";
import { i as faultIn, n as answerOf } from "./answer.js";
import { n as faultBy } from "./read-agents-file.js";
// src/core/pass/read-pass.ts
const maxIssues = 30;
const maxText = 2e3;
/**
* What a pass answered, or why none of it counts: bounded, and as its schema demands. An answer of a schema of one's own
* may hold `issues` and `summary` too; only those are understood, all of it is kept.
*/
function readPass(call, { schema }, withinTime) {
	const answer = answerOf(call.end);
	const end = call.end.kind === "finished" ? {
		...call.end,
		structured: null,
		text: ""
	} : call.end;
	const none = (why) => ({
		...call,
		end,
		answer: null,
		issues: [],
		summary: "",
		why
	});
	if ("why" in answer) return none(answer.why);
	const fault = schema === void 0 ? differing(answer.value) : faultBy(schema, answer.value, withinTime);
	if (fault !== void 0) return none(fault);
	const { issues, summary } = understood(answer.value);
	return {
		...call,
		end,
		answer: answer.value,
		issues,
		summary,
		why: null
	};
}
function differing(value) {
	const { error } = PassAnswer.safeParse(value);
	return error && faultIn(error, value);
}
function understood(value) {
	const { issues, summary } = typeof value === "object" && value !== null ? value : {};
	return {
		issues: [...(Array.isArray(issues) ? issues : []).flatMap((issue) => PassIssue.safeParse(issue).data ?? [])].sort((a, b) => weight[a.severity] - weight[b.severity]).slice(0, maxIssues).map((issue) => ({
			severity: issue.severity,
			description: bounds(issue.description),
			...issue.file && { file: bounds(issue.file) },
			...issue.suggested_fix && { suggested_fix: bounds(issue.suggested_fix) }
		})),
		summary: typeof summary === "string" ? bounds(summary) : ""
	};
}
const weight = {
	critical: 0,
	warning: 1,
	suggestion: 2
};
const bounds = (text) => shownStart(text, maxText);
// src/core/pass/pass-verdict.ts
/**
* Whether a pass looks at this iteration. One whose trigger names a verdict waits for it, but for one that decides: where
* the checks run in another job, which has no key for a model, only what was said before them can keep a change out.
*/
function isDue({ trigger, fail_on }, request) {
	const [kind, every = ""] = trigger.split(":");
	if (kind === "always") return true;
	if (kind === "periodic") return request.iteration % Number(every) === 0;
	if (kind === "on_failure") return request.checks === "failed";
	return request.checks === "passed" || request.checks === "unknown" && fail_on !== "never";
}
const ranks = [
	"suggestion",
	"warning",
	"critical"
];
/** The findings of a pass that are grave enough to fail its iteration, by its `fail_on`. */
const failing = ({ fail_on }, issues) => fail_on === "never" ? [] : issues.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(fail_on));
/**
* What the passes mean for an attempt whose checks passed. Undefined: it goes on. Only a pass with `fail_on` decides: by
* its findings, or because there is no answer of it. A limit or an outage interrupts, as with the agent itself.
*/
function passesVerdict(passes, results, request) {
	const found = [];
	const { iteration } = request;
	for (const { name, fail_on } of passes.filter((pass) => isDue(pass, {
		iteration,
		checks: "passed"
	}))) {
		if (fail_on === "never") continue;
		const result = results.find((other) => other.name === name);
		if (!result) {
			found.push(`the pass ${name} was not asked`);
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
		const grave = failing({ fail_on }, issues);
		if (why !== null) found.push(`the pass ${name} gave no usable answer: ${why}`);
		else if (grave[0]) found.push(`the pass ${name} found ${plural(grave.length, "fault")}: ${grave[0].description}`);
	}
	return found.length === 0 ? void 0 : {
		kind: "fail",
		cause: "review",
		why: found.join("; ")
	};
}
const longest = 600;
const most = 20;
/** What passes found, as lines for the agent that tries again, each pass with its gravest first; empty where there is nothing. */
function passFindings(results) {
	const lines = results.flatMap(({ name, issues }) => issues.map(({ severity, file, description, suggested_fix: fix }) => {
		return `- ${[
			name,
			severity,
			...file ? [oneLine(file, 200)] : []
		].join(", ")}: ${oneLine(description, longest)}${fix ? ` Suggested: ${oneLine(fix, longest)}` : ""}`;
	}));
	const more = lines.length - most;
	return [...lines.slice(0, most), ...more > 0 ? [`- and ${more} more`] : []].join("\n");
}
/** A killed job asks again in the next one; whoever was begun so often is waited for no longer. */
const mostBegun = 2;
/** Passes that had to wait for the verdict: due by it, and not before it. They decide nothing. */
const owedBy = (passes, request) => passes.filter((pass) => isDue(pass, request) && !isDue(pass, {
	...request,
	checks: "unknown"
})).map(({ name }) => name);
/**
* What came of the passes of one iteration that have come to their end: each with its answer read by its schema, or with
* the reason why there will be none. Those that a later job is to ask are left out, and so is whatever nobody waits for.
*/
function endedPasses(owed, { passes, calls, withinTime }) {
	return owed.passes.flatMap((name) => {
		const pass = passes.find((one) => one.name === name);
		const call = calls.find((one) => one.iteration === owed.iteration && one.name === name);
		if (pass && call) {
			const { iteration: _, ...made } = call;
			return readPass(made, pass, withinTime);
		}
		if (pass && owed.begun < mostBegun) return [];
		return notMade(name, pass ? `it was begun ${owed.begun} times and never came to an end` : "it is no longer a pass");
	});
}
const notMade = (name, why) => ({
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
	why
});
export { passesVerdict as a, passFindings as i, isDue as n, readPass as o, owedBy as r, endedPasses as t };
