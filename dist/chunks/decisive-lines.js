import { F as visible, P as stripAnsi, f as startOf, u as excerpt } from "./one-line.js";
// src/core/validation/failing-blocks.ts
const blank = /^\s*$/;
const flushLeft = /^\S/;
/** Code that a runner quotes is in the file anyway. */
const codeFrame = /^\s*(?:>?\s*\d+ ?)?\|/;
const formats = [
	{
		begin: /^\s*not ok \d+(?!.*# (?:todo|skip))/i,
		end: /^\s*(?:\.\.\.|ok \d|# Subtest|1\.\.\d)/,
		keep: /^\s+(?:error|message|expected|actual|wanted|found|at): ?\S|^\s+[+-] /,
		shorten: shortenTapFailure
	},
	{
		begin: /^\s*\u2716 (?!failing tests)\S/,
		end: /^(?:\s*[\u2714\u2139]|test at )|^\s*\}/,
		drop: /^\s+(?:generatedMessage|code|operator|diff): /,
		shorten: shortenNodeFailure,
		after: /^\u2716 failing tests:$/,
		needs: /\w*(?:Error|Exception)\b/
	},
	{
		begin: /^ *FAIL {2}\S/,
		end: /^\s*\u23af/,
		drop: codeFrame
	},
	{
		begin: /^ {2}\u25cf (?!Console)\S/,
		end: /^Test Suites:/,
		drop: codeFrame
	},
	{
		begin: /^_{3,} .+ _{3,}$/,
		end: /^=+ /,
		keep: /^>|^E {3,}\S|^\S[^:]*:\d+: /,
		shorten: ([first = "", ...rest]) => [first.replace(/^_+ | _+$/g, ""), ...rest]
	},
	{
		begin: /^(?:FAIL|ERROR): \w+ \(/,
		end: /^=+$|^Ran \d+ tests?/,
		keep: /^(?:FAIL|ERROR): | {2}File |^\w/
	},
	{
		begin: /^\s*--- FAIL: /,
		nests: true,
		end: /^(?:--- (?!FAIL: )|=== |FAIL\b|ok\b|PASS\b|exit status)/,
		above: /^ {4,}\S+\.go:\d+: /
	},
	{
		begin: /^---- .+ stdout ----$/,
		end: /^(?:stack backtrace:|note: |failures:|----)/
	},
	{
		begin: /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting due to)/,
		end: blank
	},
	{
		begin: /^(?!.*Tests run:).*<<< (?:FAILURE|ERROR)!/,
		end: blank
	},
	{
		begin: /^\S.* > .+ FAILED$/,
		end: blank
	},
	{
		begin: /<(?:failure|error)\b/,
		end: /<\/testcase>/
	},
	{
		begin: /^ {2}\d+\) \S/,
		end: /^ {2}\d+\) \S/,
		after: /^ +\d+ failing$/,
		needs: /\w/
	},
	{
		begin: /^\S.*(?:\(\d+,\d+\):|:\d+:\d+ -) error TS\d+: /,
		end: flushLeft,
		repeats: true
	},
	{
		begin: /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S*\.\w+$/,
		end: blank,
		needs: /^ +\d+:\d+ +error /,
		keep: /^\S| +\d+:\d+ +error /
	},
	{
		begin: /^\S.*:\d+:\d+: .*\[Error\//,
		end: flushLeft,
		repeats: true
	},
	{
		begin: /^\S+:\d+(?::\d+)?: (?:fatal )?error: |^\S+\.go:\d+:\d+: /,
		end: flushLeft,
		repeats: true
	}
];
/** Frames of runners and libraries, and rulers. */
const noiseLine = /^\s*(?:at |\u276f ).*(?:node:|node_modules|org\.junit\.|java\.base\/|jdk\.internal)|^\s*\^+\s*$|^\s*-{10,}$/;
/** The first failure in a known format, without blank lines; undefined if no format matches. */
function firstFailingBlock(lines) {
	return formats.flatMap((format) => blockOf(lines, format) ?? []).sort((a, b) => a.from - b.from)[0]?.lines;
}
function blockOf(lines, format) {
	const { begin, after, needs } = format;
	const heading = after === void 0 ? -1 : lines.findIndex((line) => after.test(line));
	for (let from = heading + 1; from < lines.length; from++) {
		if (!begin.test(lines[from] ?? "")) continue;
		const block = lines.slice(from, endOf(lines, from, format));
		if (needs && !block.slice(1).some((line) => needs.test(line))) continue;
		return {
			from,
			lines: [...tellingLines(block, format), ...linesAbove(lines, from, format)]
		};
	}
}
function linesAbove(lines, from, { above }) {
	const start = above === void 0 ? from : lines.slice(0, from).findLastIndex((line) => !above.test(line)) + 1;
	return lines.slice(start, from);
}
function endOf(lines, from, { begin, end, nests = false, repeats = false }) {
	for (let index = from + 1; index < lines.length; index++) {
		const line = lines[index] ?? "";
		const isNext = begin.test(line);
		const endsHere = end.test(line) || isNext && !(nests && /^\s/.test(line));
		if (repeats ? end.test(line) && !isNext : endsHere) return index;
	}
	return lines.length;
}
function tellingLines([first = "", ...rest], { keep, drop, shorten = (lines) => [...lines] }) {
	const isNoise = (line) => blank.test(line) || noiseLine.test(line) || (drop?.test(line) ?? false);
	return shorten([first, ...rest.filter((line) => !isNoise(line) && (keep?.test(line) ?? true))]);
}
/** `node --test` prints the error as an object, and how long the test took. */
function shortenNodeFailure([first = "", ...rest]) {
	const title = first.replace(/ \([\d.]+ms\)$/, "");
	const field = (name) => rest.map((line) => new RegExp(`^\\s+${name}: (.*?),?$`).exec(line)?.[1]).find(Boolean);
	const [expected, actual] = [field("expected"), field("actual")];
	if (expected === void 0 || actual === void 0) return [title, ...rest];
	const frames = rest.filter((line) => /^\s+at /.test(line)).map((line) => line.replace(/ \{$/, ""));
	return [
		title,
		`${first.replace(/\S.*$/, "  ")}expected ${expected}, actual ${actual}`,
		...frames
	];
}
/** If TAP has the expected and the actual value, the message and its diff repeat them. */
function shortenTapFailure([first = "", ...rest]) {
	const field = (names) => rest.map((line) => names.exec(line)?.[1]).find(Boolean);
	const expected = field(/^\s+(?:expected|wanted): ?(.*)$/);
	const actual = field(/^\s+(?:actual|found): ?(.*)$/);
	const margin = first.replace(/\S.*$/, "  ");
	if (expected && actual && !/^[|>]/.test(expected + actual)) return [first, `${margin}expected ${expected}, actual ${actual}`];
	return [first, ...rest.filter((line) => !/^\s+(?:error|message): [|>]/.test(line))];
}
// src/core/validation/fold-lines.ts
/** Times and durations, which differ between repetitions of a line. */
const moments = /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s*|\b\d+(?:\.\d+)?\s?(?:ms|µs|s)\b/g;
const sameLine = (line) => line.replace(moments, "").trim();
const failureWords = /error|fail|assert|expect|exception|panic|fatal|traceback|not ok|denied|refused|timed? ?out|cannot|\u2717|\u2715|×|\u25cf|^\s+at |^\s*E {3}/i;
const speaksOfFailure = (line) => failureWords.test(line);
/** Shorter lines, such as a bracket, belong to something larger. */
const minFoldLength = 12;
/** Lines of the longest repeated block, such as a stack trace. */
const maxBlockLines = 12;
/**
* Folds repeated lines into one with a count: the same line or block in a row, and a failure line anywhere. Times and
* durations are ignored. Linear.
*/
function foldLines(text) {
	return foldFailures(foldRows(text.split("\n"))).join("\n");
}
function foldRows(lines) {
	const keys = lines.map(sameLine);
	const folded = [];
	for (let from = 0; from < lines.length;) {
		const { length, times } = repetition(keys, from);
		const block = lines.slice(from, from + length);
		if (times > 1) block[block.length - 1] += length === 1 ? ` (×${times})` : ` (these ${length} lines ×${times})`;
		folded.push(...block);
		from += length * times;
	}
	return folded;
}
/** The shortest block of lines from `from` that repeats. */
function repetition(keys, from) {
	for (let length = 1; length <= maxBlockLines; length++) {
		let times = 1;
		while (isSameBlock(keys, {
			from,
			other: from + length * times,
			length
		})) times++;
		if ((length === 1 ? times > 2 || times > 1 && (keys[from]?.length ?? 0) >= minFoldLength : times > 1) && keys.slice(from, from + length).some((key) => key !== "")) return {
			length,
			times
		};
	}
	return {
		length: 1,
		times: 1
	};
}
function isSameBlock(keys, { from, other, length }) {
	if (other + length > keys.length) return false;
	for (let index = 0; index < length; index++) if (keys[from + index] !== keys[other + index]) return false;
	return true;
}
function foldFailures(lines) {
	const counts = /* @__PURE__ */ new Map();
	const mayFold = (line) => line.trim().length >= minFoldLength && speaksOfFailure(line);
	for (const line of lines) if (mayFold(line)) counts.set(sameLine(line), (counts.get(sameLine(line)) ?? 0) + 1);
	const shown = /* @__PURE__ */ new Set();
	return lines.flatMap((line) => {
		if (!mayFold(line)) return [line];
		const key = sameLine(line);
		if (shown.has(key)) return [];
		shown.add(key);
		const times = counts.get(key) ?? 1;
		return [times > 1 ? `${line} (×${times})` : line];
	});
}
// src/core/validation/output-excerpt.ts
/**
* A check's output for a prompt or a report: without escape sequences and overwritten progress lines. If longer than
* `maxChars`, three tenths are from the head and the rest from the tail, which names the failure.
*/
function outputExcerpt(result, maxChars = 5e3) {
	const head = finalLines(result.output_head);
	const tail = finalLines(result.output_tail);
	const keptBytes = new TextEncoder().encode(result.output_head + result.output_tail).length;
	const whole = tail !== "" && result.output_bytes > keptBytes ? `${head}\n\u2026\n${tail}` : head + tail;
	return excerpt(visible(whole).trim(), maxChars);
}
/** Each line as a terminal finally shows it: a carriage return without a line feed overwrites the line. */
function finalLines(output) {
	return stripAnsi(output).replace(/\r+\n/g, "\n").split("\n").map((line) => line.split("\r").findLast((part) => part.trim() !== "") ?? "").join("\n");
}
/** The runner's timestamp of a line. */
const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
/**
* The failed step's output from a job's whole log: from the step's first line to the runner's last error mark. Without
* a mark, the whole log. At most `maxChars`; foreign text.
*/
function failedStepOutput(log, maxChars) {
	const lines = stripAnsi(log).split(/\r?\n/).map((line) => line.replace(timestamp, ""));
	const last = lines.findLastIndex((line) => line.startsWith("##[error]"));
	const linesToError = last === -1 ? lines : lines.slice(0, last + 1);
	const from = last === -1 ? -1 : linesToError.findLastIndex((line) => line.startsWith("##[group]Run "));
	const texts = linesToError.slice(Math.max(0, from)).filter((line) => line !== "##[endgroup]").map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ""));
	return excerpt(texts.join("\n").trim(), maxChars);
}
// src/core/validation/decisive-lines.ts
const maxLines = 12;
/** UTF-16 code units. */
const maxLineLength = 300;
/** No tool's failure line is longer, and the patterns stay fast. */
const maxTestedLength = 2e3;
/** Such as `0 errors` and `Failed: 0`. */
const countOfNone = /\b(?:0|no) (?:errors?|fail\w*|warnings?)\b|\b(?:errors?|fail\w*): ?0\b/i;
const saysError = /error|fail|panic|assert|exception|fatal|traceback|not ok|^\s*(?:\u2717|\u2715|×|\u25cf)/i;
/** How runners print the numbers of tests and the duration. */
const countLine = new RegExp([
	String.raw`^\s*(?:#|\u2139) (?:tests|suites|pass|fail|cancelled|skipped|todo)\b|^\W*duration_ms\b`,
	String.raw`^1\.\.\d+$`,
	String.raw`^\s*(?:Tests?|Test Suites|Test Files|Snapshots|Time|Duration|Start at)\b:? +[\d\u2713×]`,
	String.raw`^=+ .*\d+ (?:failed|passed|errors?)\b.* =+$`,
	String.raw`^\s*\d+ (?:passing|failing|pending)\b`,
	"^test result: ",
	String.raw`Tests run: \d`,
	String.raw`^Ran \d+ tests?`,
	String.raw`^FAILED \(.*=\d+\)$`,
	String.raw`^running \d+ tests?$`,
	String.raw`^\u2716 \d+ problems?`,
	String.raw`^Found \d+ errors?\b`,
	String.raw`\u23af\[\d+/\d+\]\u23af`,
	String.raw`^\s*\d+ of \d+ (?:tests?|checks?)\b`
].join("|"));
/** What npm and make print for any failed program. */
const wrapperLine = /^npm (?:ERR!|error)|^(?:error: )?(?:script|command) ".*" exited with|^ELIFECYCLE|^make(?:\[\d+\])?: \*\*\* /i;
/**
* The lines of a failed check that decide: the first failure in the format of its tool; otherwise the first error line
* with its neighbours; otherwise the end. At most 12 lines, without counts of tests.
*/
function decisiveLines(result) {
	const lines = outputExcerpt(result, Number.MAX_SAFE_INTEGER).split("\n").map((line) => startOf(line, maxTestedLength)).filter((line) => !countLine.test(line));
	const block = firstFailingBlock(lines) ?? aroundFirstError(lines) ?? lastLines(lines);
	return shortened(foldLines(withoutMargin(block).join("\n")).split("\n")).flatMap((line) => {
		const text = line.trimEnd();
		if (text === "") return [];
		return [text.length > maxLineLength ? `${startOf(text, 299)}\u2026` : text];
	});
}
const linesBefore = 2;
function aroundFirstError(all) {
	const lines = all.filter((line) => line.trim() !== "");
	const isCandidate = (line) => !countOfNone.test(line) && !wrapperLine.test(line);
	const first = lines.findIndex((line) => isCandidate(line) && saysError.test(line));
	const from = first === -1 ? lines.findIndex((line) => isCandidate(line) && speaksOfFailure(line)) : first;
	if (from === -1) return void 0;
	const end = lines.findIndex((line, index) => index > from && wrapperLine.test(line));
	return lines.slice(Math.max(0, from - linesBefore), end === -1 ? from + maxLines - linesBefore : end);
}
const lastLines = (lines) => lines.filter((line) => line.trim() !== "").slice(-12);
/** The first lines name the failure, the last ones the reason and the place. */
const shortened = (lines) => lines.length <= maxLines ? [...lines] : [
	...lines.slice(0, 4),
	"\u2026",
	...lines.slice(-7)
];
function withoutMargin(lines) {
	const margins = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
	const margin = Math.min(...margins, 80);
	return lines.map((line) => line.slice(margin));
}
/** The red checks with their decisive lines, bounded as an event needs them. */
const decisiveOutput = (red) => red.length === 0 ? {} : { said: red.slice(0, 5).map((result) => ({
	name: startOf(result.name, 200),
	lines: decisiveLines(result)
})) };
export { foldLines as a, outputExcerpt as i, decisiveOutput as n, failedStepOutput as r, decisiveLines as t };
