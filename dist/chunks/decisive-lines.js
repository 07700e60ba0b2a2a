import { h as visible, m as stripAnsi, p as startOf, u as excerpt } from "./one-line.js";
// src/core/validation/failing-blocks.ts
const blank = /^\s*$/;
const flushLeft = /^\S/;
/** The code that a runner quotes stands in the file. */
const codeFrame = /^\s*(?:>?\s*\d+ ?)?\|/;
const formats = [
	{
		begin: /^\s*not ok \d+(?!.*# (?:todo|skip))/i,
		end: /^\s*(?:\.\.\.|ok \d|# Subtest|1\.\.\d)/,
		keep: /^\s+(?:error|message|expected|actual|wanted|found|at): ?\S|^\s+[+-] /,
		shorten: withoutDiff
	},
	{
		begin: /^\s*\u2716 (?!failing tests)\S/,
		end: /^(?:\s*[\u2714\u2139]|test at )|^\s*\}/,
		drop: /^\s+(?:generatedMessage|code|operator|diff): /,
		shorten: withoutNodesDiff,
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
/** Frames of runners and libraries, and lines that only point or divide. */
const noise = /^\s*(?:at |\u276f ).*(?:node:|node_modules|org\.junit\.|java\.base\/|jdk\.internal)|^\s*\^+\s*$|^\s*-{10,}$/;
/** The first failure that a known tool prints, without blank lines; undefined if no tool is recognised. */
function firstFailingBlock(lines) {
	return formats.flatMap((format) => blockOf(lines, format) ?? []).sort((one, other) => one.from - other.from)[0]?.lines;
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
			lines: [...linesThatSay(block, format), ...linesAbove(lines, from, format)]
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
function linesThatSay([first = "", ...rest], { keep, drop, shorten = (lines) => [...lines] }) {
	const isNoise = (line) => blank.test(line) || noise.test(line) || (drop?.test(line) ?? false);
	return shorten([first, ...rest.filter((line) => !isNoise(line) && (keep?.test(line) ?? true))]);
}
/** The same of `node --test`, which prints the error as an object, and how long the test took. */
function withoutNodesDiff([first = "", ...rest]) {
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
/** TAP names what was expected and what was there; if it has both, they say all that the message and its diff say. */
function withoutDiff([first = "", ...rest]) {
	const field = (names) => rest.map((line) => names.exec(line)?.[1]).find(Boolean);
	const expected = field(/^\s+(?:expected|wanted): ?(.*)$/);
	const actual = field(/^\s+(?:actual|found): ?(.*)$/);
	const margin = first.replace(/\S.*$/, "  ");
	if (expected && actual && !/^[|>]/.test(expected + actual)) return [first, `${margin}expected ${expected}, actual ${actual}`];
	return [first, ...rest.filter((line) => !/^\s+(?:error|message): [|>]/.test(line))];
}
// src/core/validation/fold-lines.ts
/** A moment or a duration at which the same line differs from run to run. */
const moments = /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s*|\b\d+(?:\.\d+)?\s?(?:ms|µs|s)\b/g;
const sameLine = (line) => line.replace(moments, "").trim();
const failureWords = /error|fail|assert|expect|exception|panic|fatal|traceback|not ok|denied|refused|timed? ?out|cannot|\u2717|\u2715|×|\u25cf|^\s+at |^\s*E {3}/i;
const speaksOfFailure = (line) => failureWords.test(line);
/** Shorter lines, such as a bracket, are part of something larger. */
const shortest = 12;
/** So many lines in a row are looked at for a repetition, such as a stack trace. */
const longestBlock = 12;
/**
* Lines that repeat, told once with a count: the same line or the same few lines in a row, and a line of a failure wherever it
* comes again. Times and durations in them do not count. Linear.
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
/** The shortest block of lines from here that stands several times in a row. */
function repetition(keys, from) {
	for (let length = 1; length <= longestBlock; length++) {
		let times = 1;
		while (isSameBlock(keys, {
			from,
			other: from + length * times,
			length
		})) times++;
		if ((length === 1 ? times > 2 || times > 1 && (keys[from]?.length ?? 0) >= shortest : times > 1) && keys.slice(from, from + length).some((key) => key !== "")) return {
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
	const folds = (line) => line.trim().length >= shortest && speaksOfFailure(line);
	for (const line of lines) if (folds(line)) counts.set(sameLine(line), (counts.get(sameLine(line)) ?? 0) + 1);
	const shown = /* @__PURE__ */ new Set();
	return lines.flatMap((line) => {
		if (!folds(line)) return [line];
		const key = sameLine(line);
		if (shown.has(key)) return [];
		shown.add(key);
		const times = counts.get(key) ?? 1;
		return [times > 1 ? `${line} (×${times})` : line];
	});
}
// src/core/validation/output-excerpt.ts
/**
* What a check printed, for a prompt or a report: no escape sequences, progress lines as they stood last, and where it
* is longer than `maxChars` three tenths from the head and the rest from the tail, where the failure is named.
*/
function outputExcerpt(result, maxChars = 5e3) {
	const head = settled(result.output_head);
	const tail = settled(result.output_tail);
	const kept = new TextEncoder().encode(result.output_head + result.output_tail).length;
	const whole = tail !== "" && result.output_bytes > kept ? `${head}\n\u2026\n${tail}` : head + tail;
	return excerpt(visible(whole).trim(), maxChars);
}
/** Each line as a terminal shows it in the end: a carriage return without a line feed writes over the line. */
function settled(output) {
	return stripAnsi(output).replace(/\r+\n/g, "\n").split("\n").map((line) => line.split("\r").findLast((part) => part.trim() !== "") ?? "").join("\n");
}
/** The runner's own mark of when a line came. */
const moment = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
/**
* What the failed step of a job printed, from the job's whole log: from the step's first line to the last error that
* the runner noted. Where nothing is noted, all of it. At most `maxChars`; foreign text.
*/
function failedPart(log, maxChars) {
	const lines = stripAnsi(log).split(/\r?\n/).map((line) => line.replace(moment, ""));
	const last = lines.findLastIndex((line) => line.startsWith("##[error]"));
	const upTo = last === -1 ? lines : lines.slice(0, last + 1);
	const from = last === -1 ? -1 : upTo.findLastIndex((line) => line.startsWith("##[group]Run "));
	const said = upTo.slice(Math.max(0, from)).filter((line) => line !== "##[endgroup]").map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ""));
	return excerpt(said.join("\n").trim(), maxChars);
}
// src/core/validation/decisive-lines.ts
const maxLines = 12;
/** UTF-16 code units. */
const maxLineLength = 300;
/** No tool names a failure beyond it, and the patterns stay fast. */
const maxTestedLength = 2e3;
/** A count of none is no failure, such as `0 errors` and `Failed: 0`. */
const ofNothing = /\b(?:0|no) (?:errors?|fail\w*|warnings?)\b|\b(?:errors?|fail\w*): ?0\b/i;
const saysError = /error|fail|panic|assert|exception|fatal|traceback|not ok|^\s*(?:\u2717|\u2715|×|\u25cf)/i;
/** How many tests ran, passed and failed, and how long that took, as runners print it. */
const counts = new RegExp([
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
/** What npm and make say of any program that failed. */
const wrapper = /^npm (?:ERR!|error)|^(?:error: )?(?:script|command) ".*" exited with|^ELIFECYCLE|^make(?:\[\d+\])?: \*\*\* /i;
/**
* The lines of a failed check that decide: the first failure in the format of its tool; otherwise the first line that
* speaks of an error, with its neighbours; otherwise the end. At most 12 lines, and none that counts tests.
*/
function decisiveLines(result) {
	const lines = outputExcerpt(result, Number.MAX_SAFE_INTEGER).split("\n").map((line) => startOf(line, maxTestedLength)).filter((line) => !counts.test(line));
	const block = firstFailingBlock(lines) ?? aroundFirstError(lines) ?? lastLines(lines);
	return shortened(foldLines(withoutMargin(block).join("\n")).split("\n")).flatMap((line) => {
		const text = line.trimEnd();
		if (text === "") return [];
		return [text.length > maxLineLength ? `${startOf(text, 299)}\u2026` : text];
	});
}
const before = 2;
function aroundFirstError(all) {
	const lines = all.filter((line) => line.trim() !== "");
	const says = (line) => !ofNothing.test(line) && !wrapper.test(line);
	const first = lines.findIndex((line) => says(line) && saysError.test(line));
	const from = first === -1 ? lines.findIndex((line) => says(line) && speaksOfFailure(line)) : first;
	if (from === -1) return void 0;
	const end = lines.findIndex((line, index) => index > from && wrapper.test(line));
	return lines.slice(Math.max(0, from - before), end === -1 ? from + maxLines - before : end);
}
const lastLines = (lines) => lines.filter((line) => line.trim() !== "").slice(-12);
/** The first lines name what failed, the last ones say why and where. */
const shortened = (lines) => lines.length <= maxLines ? [...lines] : [
	...lines.slice(0, 4),
	"\u2026",
	...lines.slice(-7)
];
/** Without the indentation that all lines share. */
function withoutMargin(lines) {
	const margins = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
	const margin = Math.min(...margins, 80);
	return lines.map((line) => line.slice(margin));
}
/** The red checks with the lines that decide, as a fact of the run keeps them: bounded, whatever they printed. */
const saidByRed = (red) => red.length === 0 ? {} : { said: red.slice(0, 5).map((result) => ({
	name: startOf(result.name, 200),
	lines: decisiveLines(result)
})) };
export { foldLines as a, outputExcerpt as i, saidByRed as n, failedPart as r, decisiveLines as t };
