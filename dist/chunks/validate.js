import { yr as RalphError } from "./through-proxy.js";
import { i as oneLine } from "./one-line.js";
import { r as insidePath } from "./branch-name.js";
import { C as titleInFile, S as endsWithTitle, x as comparableTitle } from "./runners.js";
import { i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { i as validationOf, t as checksToRun } from "./verdict.js";
// src/core/evidence/mask-source.ts
const braces = {
	line: ["//"],
	block: [["/*", "*/"]],
	quotes: [
		"\"\"\"",
		"\"",
		"'",
		"`"
	]
};
const syntaxes = [
	[/\.(?:[cm]?[jt]sx?|vue|svelte)$/i, {
		...braces,
		quotes: [
			"\"",
			"'",
			"`"
		],
		regex: true
	}],
	[/\.pyi?$/i, {
		line: ["#"],
		block: [],
		quotes: [
			"\"\"\"",
			"'''",
			"\"",
			"'"
		]
	}],
	[/\.(?:rb|exs?|sh|bash|bats|pl|t)$/i, {
		line: ["#"],
		block: [],
		quotes: [
			"\"\"\"",
			"\"",
			"'"
		]
	}],
	[/\.rs$/i, {
		...braces,
		quotes: ["\""],
		runes: true
	}],
	[/\.feature$/i, {
		line: ["#"],
		block: [],
		quotes: []
	}]
];
const syntaxOf = (path) => syntaxes.find(([name]) => name.test(path))?.[1] ?? braces;
/** Replaces comments, texts and regular expressions by blanks. Quotes, line feeds and offsets stay. Linear. */
function maskSource(source, path) {
	const syntax = syntaxOf(path);
	const out = [];
	let offset = 0;
	let previous = "";
	const blank = (end) => {
		out.push(source.slice(offset, end).replace(/[^\n]/g, " "));
		offset = end;
	};
	while (offset < source.length) {
		const comment = endOfComment(source, offset, syntax);
		if (comment !== void 0) {
			blank(comment);
			continue;
		}
		const quote = syntax.quotes.find((one) => source.startsWith(one, offset));
		if (quote !== void 0) {
			const end = endOfText(source, offset + quote.length, quote);
			out.push(quote);
			offset += quote.length;
			blank(end);
			out.push(source.slice(end, end + quote.length));
			offset = Math.min(source.length, end + quote.length);
			previous = quote;
			continue;
		}
		const skipped = syntax.regex ? endOfRegex(source, offset, previous) : syntax.runes ? endOfRune(source, offset) : 0;
		if (skipped > 0) {
			blank(skipped);
			previous = "/";
			continue;
		}
		const character = source[offset] ?? "";
		out.push(character);
		if (!/\s/.test(character)) previous = character;
		offset += 1;
	}
	return out.join("");
}
function endOfComment(source, offset, { line, block }) {
	if (line.some((mark) => source.startsWith(mark, offset))) {
		const end = source.indexOf("\n", offset);
		return end === -1 ? source.length : end;
	}
	const pair = block.find(([open]) => source.startsWith(open, offset));
	if (!pair) return void 0;
	const end = source.indexOf(pair[1], offset + pair[0].length);
	return end === -1 ? source.length : end + pair[1].length;
}
/** A quoted text ends at the line's end at the latest, so that faulty source hides no more. */
function endOfText(source, from, quote) {
	for (let offset = from; offset < source.length; offset++) if (source[offset] === "\\") offset += 1;
	else if (source.startsWith(quote, offset)) return offset;
	else if (source[offset] === "\n" && (quote === "\"" || quote === "'")) return offset;
	return source.length;
}
/** After a value a slash means division. */
function endOfRegex(source, offset, previous) {
	if (source[offset] !== "/" || /[\w$)\]'"`]/.test(previous)) return 0;
	let inClass = false;
	for (let end = offset + 1; end < source.length && source[end] !== "\n"; end++) if (source[end] === "\\") end += 1;
	else if (source[end] === "[") inClass = true;
	else if (source[end] === "]") inClass = false;
	else if (source[end] === "/" && !inClass) return end + 1;
	return 0;
}
function endOfRune(source, offset) {
	const rune = /^'(?:\\[^']{1,10}|[^'\\])'/.exec(source.slice(offset, offset + 14));
	return rune === null ? 0 : offset + rune[0].length;
}
// src/core/evidence/test-source.ts
const languages = [
	[/\.(?:[cm]?[jt]sx?|vue|svelte)$/i, "script"],
	[/\.pyi?$/i, "indented"],
	[/\.(?:rb|exs?)$/i, "ruby"],
	[/\.(?:sh|bash|bats|pl|t)$/i, "shell"],
	[/\.feature$/i, "steps"]
];
/** Later parts of a file are not read. */
const maxSourceChars = 524288;
/**
* The test with this full title in its file; undefined if there is none. The longest fitting title counts; all of that
* length must act.
*/
function testInSource(source, path, title) {
	const cited = comparableTitle(title);
	const fitting = declarationsIn(source.slice(0, maxSourceChars), path).flatMap((declaration) => {
		const length = fittingLength(cited, declaration.title);
		return length === 0 ? [] : [{
			declaration,
			length
		}];
	});
	const longest = Math.max(...fitting.map(({ length }) => length));
	const best = fitting.filter(({ length }) => length === longest).map(({ declaration }) => declaration);
	const [first] = best;
	if (!first) return void 0;
	return {
		line: source.slice(0, first.offset).split("\n").length,
		acts: best.slice(0, maxAlike).every(acts)
	};
}
const maxAlike = 20;
/** Parts that a runner fills in: `adds %i`, `adds $a`, `adds ${a}`, `adds #{a}`. */
const placeholder = /%[a-z#%]|[$#]\{[^}]*\}|\$[\w.]+/gi;
/** Length of a declared title at the end of a cited one; 0 if it does not fit. */
function fittingLength(cited, declared) {
	const plain = cited.replace(/\[[^\]]*\]$/, "");
	const whole = comparableTitle(declared);
	if (endsWithTitle(cited, whole) || endsWithTitle(plain, whole)) return whole.length;
	const fixed = declared.split(placeholder).map(comparableTitle);
	return fixed.length > 1 && fixed.join("") !== "" && endsWithParts(cited, fixed) ? fixed.join("").length : 0;
}
/** Whether `title` holds the parts in order, with the last at its end. */
function endsWithParts(title, titleParts) {
	let from = 0;
	for (const part of titleParts.slice(0, -1)) {
		const offset = title.indexOf(part, from);
		if (offset === -1) return false;
		from = offset + part.length;
	}
	const last = titleParts.at(-1) ?? "";
	return title.length - last.length >= from && title.endsWith(last);
}
function declarationsIn(source, path) {
	const language = languages.find(([name]) => name.test(path))?.[1] ?? "braces";
	const code = maskSource(source, path);
	if (language === "script") return scriptTests(source, code);
	return [...lineTests(source, code, language), ...language === "braces" ? goSubtests(source, code) : []];
}
const scriptCall = /(?:(?<![\w$])(?:[xf]?it|[xf]?test|specify)(?:\s*\.\s*\w+)*(?:<[^<>\n]*>)?|[)`])\s*\(\s*(?<quote>["'`])/g;
/** `test('title', \u2026)`, `t.test(\u2026)`, `it.each(\u2026)('title %s', \u2026)`. */
function scriptTests(source, code) {
	return [...code.matchAll(scriptCall)].flatMap((match) => {
		const quote = match.groups?.["quote"] ?? "";
		const from = match.index + match[0].length;
		const to = code.indexOf(quote, from);
		if (to === -1) return [];
		const title = source.slice(from, to).replace(/\\(.)/g, "$1");
		const open = code.lastIndexOf("(", from);
		const body = () => code.slice(to + 1, balancedEnd(code, open, "(", ")"));
		return [{
			offset: match.index,
			title,
			body,
			language: "script"
		}];
	});
}
/** `t.Run("title", func(t *testing.T) { \u2026 })`. */
function goSubtests(source, code) {
	return [...code.matchAll(/\b[tb]\.Run\(\s*"/g)].flatMap((match) => {
		const from = match.index + match[0].length;
		const to = code.indexOf("\"", from);
		if (to === -1) return [];
		const open = match.index + match[0].indexOf("(");
		const body = () => code.slice(to + 1, balancedEnd(code, open, "(", ")"));
		return [{
			offset: match.index,
			title: source.slice(from, to),
			body,
			language: "braces"
		}];
	});
}
/** Declarations on a line of their own. */
const declarationForms = {
	braces: [
		/^\s*func\s+(?:\([^)]*\)\s*)?(?<title>(?:Test|Example|Fuzz|Benchmark|test)\w*)\s*\(/,
		/^\s*(?:pub\s+)?(?:async\s+)?fn\s+(?<title>\w+)\s*\(/,
		/^\s*(?:(?:public|private|protected|internal|static|final|async|suspend|override)\s+)*(?:void|fun|function|[\w<>[\]?]+)\s+`?(?<title>[\w ]+?)`?\s*\([^;]*$/,
		/^\s*@(?:DisplayName|Test)\(\s*"(?<title>[^"]+)"/,
		/^\s*(?:test|it)\(\s*['"](?<title>[^'"]+)['"]/,
		/^\s*TEST(?:_[FP])?\(\s*(?<title>\w+\s*,\s*\w+)\s*\)/
	],
	indented: [/^\s*(?:async\s+)?def\s+(?<title>test\w*)\s*\(/],
	ruby: [/^\s*[xf]?(?:it|specify|example|test|scenario)\s*\(?\s*(?<quote>['"])(?<title>(?:(?!\k<quote>).)+)\k<quote>/, /^\s*def\s+(?<title>test_\w+)/],
	shell: [/^\s*@test\s+(?<quote>['"])(?<title>(?:(?!\k<quote>).)+)\k<quote>/, /^\s*(?:function\s+)?(?<title>test\w*)\s*\(\)/],
	steps: [/^\s*(?:Scenario(?: Outline)?|Example):\s*(?<title>.+?)\s*$/]
};
function lineTests(source, code, language) {
	const declarations = [];
	let offset = 0;
	for (const line of source.split("\n")) {
		const title = (code.slice(offset, offset + line.length).trim() === "" ? void 0 : declarationForms[language].map((form) => form.exec(line.slice(0, 500))).find(Boolean))?.groups?.["title"];
		const start = offset;
		if (title !== void 0) declarations.push({
			offset,
			title,
			body: () => bodyAfter(code, start, language),
			language
		});
		offset += line.length + 1;
	}
	return declarations;
}
function bodyAfter(code, offset, language) {
	const lineEnd = endOfLine(code, offset);
	if (language === "braces" || language === "shell") {
		const open = code.indexOf("{", offset);
		const short = /\)\s*=(?!=)(?<body>.*)$/.exec(code.slice(offset, lineEnd))?.groups?.["body"];
		if (short !== void 0) return short;
		return open === -1 ? "" : code.slice(open + 1, balancedEnd(code, open, "{", "}"));
	}
	return indentedBody(code, offset, lineEnd);
}
/** More deeply indented lines below, and code after the declaration on its line. */
function indentedBody(code, offset, lineEnd) {
	const first = code.slice(offset, lineEnd);
	const indent = first.length - first.trimStart().length;
	const lines = [/\)\s*(?:->[^:]*)?:(?<rest>.*)$/.exec(first)?.groups?.["rest"] ?? ""];
	for (let from = lineEnd + 1; from < code.length;) {
		const end = endOfLine(code, from);
		const line = code.slice(from, end);
		if (line.trim() !== "" && line.length - line.trimStart().length <= indent && !/^\s*[)\]]/.test(line)) break;
		lines.push(line);
		from = end + 1;
	}
	return lines.join("\n");
}
const endOfLine = (code, offset) => {
	const end = code.indexOf("\n", offset);
	return end === -1 ? code.length : end;
};
function balancedEnd(code, open, opening, closing) {
	let depth = 0;
	for (let offset = open; offset < code.length; offset++) {
		if (code[offset] === opening) depth += 1;
		else if (code[offset] === closing) depth -= 1;
		if (depth === 0) return offset;
	}
	return code.length;
}
const notCalls = /^(?:if|for|while|switch|catch|function|return|async|func|fn|def|match|with|elif|else|do|and|or|not|in|typeof|await|yield|super|select|loop)$/;
/** Printing alone tests nothing. */
const printCalls = /^(?:console\.\w+|print|println|eprintln|dbg|printf|puts|p|pp|echo|log|[tb]\.Logf?|fmt\.F?Print\w*|System\.(?:out|err)\.\w+|(?:process|sys)\.std(?:out|err)\.write|Console\.Write\w*)$/;
const assertsBare = /(?<![\w$])(?:assert\w*|should|refute\w*|expect)(?![\w$])/;
function acts({ body, language }) {
	const code = body().replace(/\bfunction\b\s*\*?\s*\w*\s*\(/g, " ").replace(/\bfunc\s*\(/g, " ");
	if (language === "ruby" || language === "shell" || language === "steps") return code.split("\n").some(isStatement);
	const namedBody = language === "script" && /^\s*,\s*(?:\{[^{}]*\}\s*,\s*)?(?<name>[A-Za-z_$][\w$.]*)\s*(?:,[^,]*)?$/.exec(code);
	if (namedBody) return !/^(?:undefined|null|async)$/.test(namedBody.groups?.["name"] ?? "");
	if (assertsBare.test(code)) return true;
	return [...code.matchAll(/(?<name>[A-Za-z_$][\w$]*(?:(?:\?\.|\.|::)[A-Za-z_$][\w$]*)*)\s*!?\s*(?:<[^<>()]*>)?\(/g)].some(({ groups }) => {
		const name = groups?.["name"] ?? "";
		return !notCalls.test(name) && !printCalls.test(name);
	});
}
/** These languages call without parentheses. */
const isStatement = (line) => !/^\s*(?:(?:puts|p|pp|print|echo|pending|skip|true|:|end|do|nil|return)\b.*|[^\p{L}\p{N}@$[({]*)$/u.test(line);
// src/core/evidence/criterion-levels.ts
const maxTitle = 500;
const maxPath = 300;
const maxCitations = 200;
/**
* The level of each criterion, in order; the best citation counts. Only a test can be at `ran`: a suite or a line does
* not show a single criterion.
*/
function criterionLevels(request) {
	const cited = citationsOf(request);
	return request.criteria.map((criterion, index) => {
		const judged = (cited.get(index) ?? []).map((citation) => ({
			criterion,
			citation,
			...levelOf(citation, request)
		}));
		return judged.find(({ level }) => level === "ran") ?? judged.find(({ level }) => level === "exists") ?? judged[0] ?? {
			criterion,
			citation: null,
			level: "claimed",
			check: null,
			why: "the agent cites nothing for it"
		};
	});
}
/** Tests whose records the checks must report. */
const citedTests = (request) => {
	const tests = [...citationsOf(request).values()].flat().filter((one) => one.kind === "test");
	return [...new Map(tests.map(({ file, title }) => [`${file}\n${title}`, {
		file,
		title
	}])).values()];
};
const citedFiles = (request) => [...new Set([...citationsOf(request).values()].flat().flatMap((one) => one.kind === "check" ? [] : [one.file]))];
/** By the criterion's index; invalid entries are left out. */
function citationsOf({ criteria, evidence }) {
	const byCriterion = /* @__PURE__ */ new Map();
	for (const entry of evidence.slice(0, maxCitations)) {
		const index = indexOf(criteria, entry.criterion);
		const citation = citationOf(entry);
		if (index === -1 || !citation) continue;
		byCriterion.set(index, [...byCriterion.get(index) ?? [], citation]);
	}
	return byCriterion;
}
function indexOf(criteria, reference) {
	const words = String(reference).trim();
	if (/^\d+$/.test(words) && Number(words) <= criteria.length) return Number(words) - 1;
	const expected = oneLine(words, maxTitle);
	return criteria.findIndex((criterion) => oneLine(criterion, maxTitle) === expected);
}
function citationOf({ file, test, line, check }) {
	const [, place, number] = /^(.*?):(\d+)$/.exec(file?.trim() ?? "") ?? [];
	const path = insidePath(oneLine(place ?? file ?? "", maxPath));
	if (path !== void 0 && path !== ".") {
		const title = oneLine(titleInFile(test ?? "", path), maxTitle);
		if (title !== "") return {
			kind: "test",
			file: path,
			title
		};
		const lineNumber = line ?? Number(number);
		return lineNumber > 0 ? {
			kind: "place",
			file: path,
			line: lineNumber
		} : void 0;
	}
	const name = oneLine(check ?? "", maxPath);
	return name === "" ? void 0 : {
		kind: "check",
		name
	};
}
const claimed = (why) => ({
	level: "claimed",
	check: null,
	why
});
const exists = (why) => ({
	level: "exists",
	check: null,
	why
});
function levelOf(citation, { checks, files }) {
	if (citation.kind === "check") {
		const check = checks.find(({ name, run }) => [name, run].some((text) => oneLine(text, maxPath) === citation.name));
		if (!check) return claimed("no check has that name");
		return check.passed ? exists("the check passed; no test is cited") : claimed("the check did not pass");
	}
	const source = files.get(citation.file);
	if (source === void 0) return claimed("there is no such file");
	if (citation.kind === "test") return levelOfTest(citation, source, checks);
	return source.split("\n").length >= citation.line ? exists("a line of a file is cited, and no test") : claimed("the file has fewer lines");
}
/** A record without a file counts only if the cited file declares the test. */
function levelOfTest({ file, title }, source, checks) {
	const declared = testInSource(source, file, title);
	const records = checks.flatMap(({ name, passed, tests = [] }) => tests.filter((record) => record.file === file && record.title === title && (record.in_file || declared)).map((record) => ({
		...record,
		check: name,
		checkPassed: passed
	})));
	if (!declared && records.length === 0) return claimed("the file declares no test of that title");
	if (declared && !declared.acts) return exists("the test has an empty body: it calls and asserts nothing");
	const ran = records.find(({ outcome, checkPassed }) => outcome === "passed" && checkPassed);
	if (ran) return {
		level: "ran",
		check: ran.check,
		why: null
	};
	const [record] = records;
	return exists(record ? whyNotRan[record.outcome] : notReported(checks));
}
const whyNotRan = {
	passed: "the test ran in a check that did not pass",
	failed: "the test failed",
	skipped: "the test was skipped",
	ambiguous: "several tests have that title; cite the full title with its groups"
};
function notReported(checks) {
	return ["no check reports that it ran", ...checks.flatMap(({ report_fault }) => report_fault === void 0 ? [] : [report_fault]).slice(0, 1)].join(": ");
}
// src/app/phase/validate/validate.ts
/** Failures from before the run that were accepted. */
const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
/**
* Fourth phase: the checks decide, on the exact tree that will be committed, in the set-up workspace. Returns a
* sentence if set-up failed.
*/
async function validate(ports, job, request) {
	const { coded, state } = request;
	const { iteration, tree } = coded;
	const unready = await whyUnready(ports, job, {
		...request,
		tree,
		before: coded.checkpoint
	});
	if (unready !== void 0) return unready;
	const knownRed = knownRedIn(state);
	const cited = citedIn(coded);
	const checksRun = await runChecks(ports, job, {
		...request,
		tree,
		label: `iteration-${iteration}`,
		knownRed,
		cited,
		before: coded.checkpoint
	});
	const { checks, settings } = job;
	const { path: workspace } = ports.workspace;
	return validationOf({
		iteration,
		tree,
		strategy: settings.strategy,
		checks,
		knownRed,
		workspace,
		...checksRun
	});
}
const citedIn = ({ task, handoff }) => citedTests({
	criteria: task.acceptance_criteria,
	evidence: handoff?.evidence ?? []
});
/** For display; the whole output is in `validation.json`. */
const maxShownChars = 3e4;
const maxListed = 20;
/**
* Runs every check of the strategy on `tree`, in order, each with its exact tracked files. A check that failed or
* changed such files runs once more. Rejects with an AbortError when `signal` fires.
*/
async function runChecks(ports, job, request) {
	const results = [];
	request.onChecks?.begin();
	for (const check of checksToRun(job.settings.strategy, job.checks)) {
		const result = await runCheckWithRetry(ports, check, {
			...request,
			counts: !request.knownRed.includes(check.name)
		});
		results.push(result);
		if (result.filled_disk) {
			await ports.workspace.discard();
			return {
				results,
				discarded: true
			};
		}
	}
	request.onChecks?.end();
	return {
		results,
		discarded: false
	};
}
/**
* A check that fails and then passes is marked flaky (design rule 4). If a passing run changed tracked files, the
* second run counts.
*/
async function runCheckWithRetry(ports, check, request) {
	const first = await runCheckOnce(ports, check, request);
	const rerunReason = rerunReasonOf(first, request.counts);
	if (rerunReason === void 0) return first;
	const second = await runCheckOnce(ports, check, {
		...request,
		because: rerunReason
	});
	if (second.filled_disk) return second;
	const flaky = !first.passed && second.passed;
	return {
		...first.passed || second.passed ? second : first,
		flaky,
		...mergedTraces("changed", first, second),
		...mergedTraces("left", first, second)
	};
}
function rerunReasonOf({ passed, filled_disk, changed }, counts) {
	if (filled_disk) return void 0;
	if (!passed) return counts ? "failed" : void 0;
	return changed && "changed_files";
}
async function runCheckOnce({ runCheck, show, clean, workspace }, check, request) {
	const { because, counts } = request;
	const rerun = because !== void 0;
	show({
		kind: "check_started",
		name: check.name,
		rerun,
		...because && { because }
	});
	const outcome = await runCheck(check, rerun ? `${request.label}-rerun` : request.label, request.signal, request.cited);
	const cleaned = {
		...outcome,
		output_head: clean(outcome.output_head),
		output_tail: clean(outcome.output_tail)
	};
	const result = cleaned.filled_disk ? cleaned : {
		...cleaned,
		...listTraces(await workspace.resetTracked(request.tree, request.before))
	};
	const { passed, duration_ms: durationMs, changed, left } = result;
	const flaky = because === "failed" && passed;
	const failure = () => ({
		directory: check.working_directory,
		output: outputExcerpt(result, maxShownChars),
		decisive: decisiveLines(result)
	});
	show({
		kind: "check_finished",
		name: check.name,
		passed,
		durationMs,
		flaky,
		counts,
		...changed && { changed },
		...left && { left },
		...because === "failed" && { again: true },
		...passed ? {} : { failure: failure() }
	});
	return result;
}
function listTraces({ changed, left }) {
	const list = (paths) => ({
		paths: paths.slice(0, maxListed),
		total: paths.length
	});
	return {
		...changed.length > 0 && { changed: list(changed) },
		...left.length > 0 && { left: list(left) }
	};
}
function mergedTraces(field, first, second) {
	const lists = [first[field], second[field]].filter((one) => one !== void 0);
	if (lists.length === 0) return {};
	const paths = [...new Set(lists.flatMap(({ paths }) => paths))];
	const total = Math.max(paths.length, ...lists.map((one) => one.total));
	return { [field]: {
		paths: paths.slice(0, maxListed),
		total
	} };
}
/**
* Runs the set-up commands if needed. Tracked files that they change are restored: the commit is what counts. Throws
* RalphError SETUP_FAILED.
*/
async function setUp({ workspace }, { settings }, { tree, before, signal }) {
	if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(tree, before);
}
/** The same; returns the failure as a sentence. */
async function whyUnready(...setUpArgs) {
	try {
		await setUp(...setUpArgs);
		return;
	} catch (error) {
		if (error instanceof RalphError && error.code === "SETUP_FAILED") return error.message;
		throw error;
	}
}
export { validate as a, criterionLevels as c, setUp as i, maxSourceChars as l, knownRedIn as n, whyUnready as o, runChecks as r, citedFiles as s, citedIn as t };
