import { Ct as ReviewAnswer } from "./slices.js";
import { a as jsonIn, o as answerFaults, r as endInWords } from "./answer.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { c as boundedValue, f as shownStart, r as oneLine } from "./one-line.js";
// src/core/review/file-diff.ts
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
function diffLines(patch) {
	const lines = [];
	let next;
	for (const text of patch.split("\n")) {
		const begins = hunk.exec(text)?.[1];
		if (begins !== void 0) next = Number(begins);
		else if (!/^[ +\\-]/.test(text)) next = void 0;
		if (next === void 0) continue;
		const isNew = begins === void 0 && /^[ +]/.test(text);
		lines.push({
			line: isNew ? next++ : null,
			text
		});
	}
	return lines;
}
/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** The diff of a file with the number of each line before it, or in words where there are no lines. */
function numberedDiff({ patch }) {
	const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? "").padStart(6)} ${text}`);
	return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
	if (/^deleted file/m.test(patch)) return "(deleted)";
	if (/^Binary files/m.test(patch)) return "(binary, or too large to show)";
	return /^new file/m.test(patch) ? "(new and empty)" : "(no line differs: its mode changed)";
}
// src/core/review/read-review.ts
const maxAnswer = 524288;
const maxFindings = 30;
const maxText = 2e3;
/**
* The review in a call's answer, or why none of it counts. Texts are bounded. A finding whose place is none of the
* change keeps its words and loses its place; what is too much is counted, and the gravest stays.
*/
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
	const read = ReviewAnswer.safeParse(bounded.value);
	if (!read.success) return { why: `its answer is not a review: ${answerFaults(read.error, bounded.value)[0]}` };
	const { verdict, summary, findings } = read.data;
	const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
	const left = gravest.length - maxFindings;
	const more = left > 0 ? ` (${left} more findings are omitted.)` : "";
	const kept = gravest.slice(0, maxFindings).map(placedIn(files));
	return { review: {
		verdict,
		summary: `${bounds(summary)}${more}`,
		findings: kept
	} };
}
function withMessage(end) {
	return `${endInWords(end)}${"message" in end && end.message !== "" ? `: ${bounds(end.message)}` : ""}`;
}
const weight = {
	high: 0,
	medium: 1,
	low: 2
};
const bounds = (text) => shownStart(text, maxText);
function placedIn(files) {
	const byPath = new Map(files.map((file) => [file.path, file]));
	return ({ path, line = null, severity, text }) => {
		const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ""));
		const where = line === null ? path : `${path}:${line}`;
		const about = where === "" ? text : `${where}: ${text}`;
		if (!file) return {
			path: null,
			line: null,
			severity,
			text: bounds(about)
		};
		const shown = line !== null && shownLines(file).has(line);
		const said = line === null || shown ? text : `line ${line}: ${text}`;
		return {
			path: file.path,
			line: shown ? line : null,
			severity,
			text: bounds(said)
		};
	};
}
const longest = 600;
/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
const placeOf = ({ path, line }) => path === null ? "" : line === null ? path : `${path}:${line}`;
/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
function reviewFindings({ summary, findings }) {
	const items = findings.map((finding) => {
		return `- ${[finding.severity, oneLine(placeOf(finding), 200)].filter((part) => part !== "").join(", ")}: ${oneLine(finding.text, longest)}`;
	});
	return [oneLine(summary, longest), ...items.length === 0 ? [] : [items.join("\n")]].join("\n\n");
}
/**
* What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
* clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
* missing answer counts against the task, which bounds it.
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
export { numberedDiff as a, reviewVerdict as i, readReview as n, reviewFindings as r, placeOf as t };
