import { St as ReviewAnswer } from "./slices.js";
import { i as jsonIn, o as answerFaults, r as endInWords } from "./answer.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { c as boundedValue, i as oneLine, p as visibleStart } from "./one-line.js";
// src/core/calls/severity.ts
/** Reviews, passes and the consensus have words of their own, also in what is stored; they are on one scale. */
const grades = {
	critical: 0,
	high: 0,
	major: 1,
	warning: 1,
	medium: 1,
	minor: 2,
	suggestion: 2,
	low: 2
};
const isAtLeast = (severity, bound) => grades[severity] <= grades[bound];
const gravestFirst = (issues) => issues.toSorted((a, b) => grades[a.severity] - grades[b.severity]);
// src/core/calls/file-diff.ts
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks; text before the first hunk is omitted. */
function diffLines(patch) {
	const lines = [];
	let next;
	for (const text of patch.split("\n")) {
		const startLine = hunk.exec(text)?.[1];
		if (startLine !== void 0) next = Number(startLine);
		else if (!/^[ +\\-]/.test(text)) next = void 0;
		if (next === void 0) continue;
		const isNew = startLine === void 0 && /^[ +]/.test(text);
		lines.push({
			line: isNew ? next++ : null,
			text
		});
	}
	return lines;
}
/** Only these lines can have comments. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** Each line with its number, or a phrase if the diff has no lines. */
function numberedDiff({ patch }) {
	const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? "").padStart(6)} ${text}`);
	return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
	if (/^deleted file/m.test(patch)) return "(deleted)";
	if (/^Binary files/m.test(patch)) return "(binary, or too large to show)";
	return /^new file/m.test(patch) ? "(new and empty)" : "(no line differs: its mode changed)";
}
// src/core/calls/review.ts
const maxAnswer = 524288;
const maxFindings = 30;
const maxText = 2e3;
/** A finding outside of the change keeps its text and loses its place. Beyond the maximum the gravest stay. */
function readReview(end, files) {
	if (end.kind !== "finished" && end.kind !== "no_result") return { why: withMessage(end) };
	const { structured, text } = end.kind === "finished" ? end : {
		structured: null,
		text: end.tail
	};
	if (text.trim() === "" && (structured ?? null) === null) return { why: "it gave no answer" };
	const answer = structured ?? jsonIn(text);
	if (answer === void 0) return { why: "its answer is not a review: it is not JSON" };
	const bounded = boundedValue(answer, maxAnswer);
	if ("fault" in bounded) return { why: `its answer ${bounded.fault}` };
	const parsed = ReviewAnswer.safeParse(bounded.value);
	if (!parsed.success) return { why: `its answer is not a review: ${answerFaults(parsed.error, bounded.value)[0]}` };
	const { verdict, summary, findings } = parsed.data;
	const gravest = gravestFirst(findings);
	const omittedCount = gravest.length - maxFindings;
	const more = omittedCount > 0 ? ` (${omittedCount} more findings are omitted.)` : "";
	const placed = gravest.slice(0, maxFindings).map(placedIn(files));
	return { review: {
		verdict,
		summary: `${cutText(summary)}${more}`,
		findings: placed
	} };
}
function withMessage(end) {
	return `${endInWords(end)}${"message" in end && end.message !== "" ? `: ${cutText(end.message)}` : ""}`;
}
const cutText = (text) => visibleStart(text, maxText);
function placedIn(files) {
	const byPath = new Map(files.map((file) => [file.path, file]));
	return ({ path, line = null, severity, text }) => {
		const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ""));
		const place = line === null ? path : `${path}:${line}`;
		const placedText = place === "" ? text : `${place}: ${text}`;
		if (!file) return {
			path: null,
			line: null,
			severity,
			text: cutText(placedText)
		};
		const isShown = line !== null && shownLines(file).has(line);
		const remark = line === null || isShown ? text : `line ${line}: ${text}`;
		return {
			path: file.path,
			line: isShown ? line : null,
			severity,
			text: cutText(remark)
		};
	};
}
const maxLineChars = 600;
/** `src/a.ts:12`; empty for a finding about the whole change. */
const placeOf = ({ path, line }) => path === null ? "" : line === null ? path : `${path}:${line}`;
/** For the agent of the next attempt: the summary, then the findings, gravest first. */
function reviewFindings({ summary, findings }) {
	const items = findings.map((finding) => {
		return `- ${[finding.severity, oneLine(placeOf(finding), 200)].filter((part) => part !== "").join(", ")}: ${oneLine(finding.text, maxLineChars)}`;
	});
	return [oneLine(summary, maxLineChars), ...items.length === 0 ? [] : [items.join("\n")]].join("\n\n");
}
/**
* Undefined if the attempt goes on. Only a gate decides, and only a clear yes opens it; a missing answer counts
* against the task, unless a limit or an outage caused it.
*/
function reviewVerdict(mode, reviewed, request) {
	if (mode !== "gate") return void 0;
	if (!reviewed) return {
		kind: "fail",
		cause: "review",
		why: noAnswer("it was not asked")
	};
	const { end, review, why } = reviewed;
	if (review?.verdict === "ship") return void 0;
	if (review) return {
		kind: "fail",
		cause: "review",
		why: `the reviewer asks for changes: ${review.summary}`
	};
	const verdict = attemptVerdict({
		...request,
		end,
		hasChanges: true,
		findings: []
	});
	if (verdict.kind === "interrupt") return {
		...verdict,
		why: `the review: ${verdict.why}`
	};
	return {
		kind: "fail",
		cause: "review",
		why: noAnswer(verdict.kind === "fail" ? verdict.why : why ?? "")
	};
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;
export { numberedDiff as a, reviewVerdict as i, readReview as n, gravestFirst as o, reviewFindings as r, isAtLeast as s, placeOf as t };
