import { t as isAgentsMd } from "./milestones.js";
import { r as oneLine } from "./one-line.js";
import { t as diffLines } from "./file-diff.js";
// src/core/counsel/skipped-tests.ts
const ownMark = /\b(?:skip|todo)\s*[:=]\s*(?!false\b|undefined\b|null\b)\S/i;
const markAbove = /^\s*(?:@(?:pytest\.mark|unittest)\.(?:skip|xfail)|@(?:Disabled|Ignore|Skip)\b|#\[ignore\b|\[Ignore\b|\[(?:Fact|Theory)\(\s*Skip\b)/;
const firstThing = /^\s*(?:(?:t|b)\.Skip(?:f|Now)?\(|(?:this|t|ctx|context)\.(?:skip|todo)\(|pytest\.(?:skip|xfail)\(|self\.skipTest\(|return\s+t\.skip\()/;
const group = /^\s*(?:(?:describe|suite|context)(?:\.\w+)*\.(?:skip|todo)\b|xdescribe\b|xcontext\b|(?:describe|suite|context)\(.*\b(?:skip|todo)\s*:\s*(?!false\b)\S)/;
const classLine = /^\s*(?:(?:public|internal|private|protected|abstract|final|open|sealed|static)\s+)*class\b/;
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
const blank = (text) => text.trim() === "";
const near = 4;
/** Of the lines that were added to a file of tests, those in groups that are skipped as a whole. Linear. */
function inSkippedGroups(lines) {
	const skipped = /* @__PURE__ */ new Set();
	let open;
	for (const [at, { line, text }] of lines.entries()) {
		if (blank(text)) continue;
		if (open !== void 0 && indentOf(text) <= open && text.trim() !== "{") open = void 0;
		if (open !== void 0) skipped.add(line);
		else if (group.test(text) || classLine.test(text) && isMarkedAbove(lines, at)) open = indentOf(text);
	}
	return skipped;
}
/** The test that a line declares says of itself, just above or as the first thing in it, that it is skipped. */
function saysSkipped(lines, at) {
	const text = (index) => (lines[index]?.text ?? "").slice(0, 500);
	if (isMarkedAbove(lines, at)) return true;
	let index = at;
	while (index < at + near && !opens.test(text(index))) index += 1;
	return lines.slice(at, index + 1).map((one) => one.text.slice(0, 500)).some((one) => ownMark.test(withoutTitle(one))) || firstThing.test(text(index + 1)) || inOneLine(text(at));
}
function isMarkedAbove(lines, at) {
	const text = (index) => (lines[index]?.text ?? "").slice(0, 500);
	for (let above = at - 1; above >= at - near && /^\s*[@#[]/.test(text(above)); above -= 1) if (markAbove.test(text(above))) return true;
	return false;
}
/** What it does begins here; a brace after its title opens its options. */
const opens = /=>|\bfunction\b|:\s*$|^(?!.*['"`],\s*\{\s*$).*\{\s*$|\)\s*;?\s*$/;
const withoutTitle = (text) => text.replace(/(['"`])(?:(?!\1).)*\1/, "");
const inOneLine = (text) => /[{>]\s*(?:t|ctx|context|this)\.(?:skip|todo)\(/i.test(withoutTitle(text));
// src/core/counsel/added-tests.ts
const addedFile = ({ path, patch }) => ({
	path,
	gone: /^deleted file/m.test(patch.slice(0, 2e3)),
	lines: diffLines(patch).flatMap(({ line, text }) => line === null || !text.startsWith("+") ? [] : [{
		line,
		text: text.slice(1)
	}])
});
const testPath = /(?:^|\/)(?:tests?|specs?|__tests__|e2e|features)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)s?\.[^/]+$|(?:Tests?|Spec|IT)\.(?:java|kt|cs|scala|php|swift)$|\.(?:bats|feature)$/;
/** How a test is declared where it stands in a file of tests; those that are skipped are none. */
const declarations = [
	/^\s*(?:it|test)(?:\.(?!skip|todo|fails?\b)\w+)*\s*(?:\([^'"`()]*\)\s*)?\(?\s*(['"`])(?<title>(?:(?!\1).){1,300})\1/,
	/^\s*(?:async\s+)?def\s+(?<title>test_\w+)/,
	/^\s*(?:func|function)\s+(?<title>(?:Test|test)\w+)\s*\(/,
	/\bt\.Run\(\s*"(?<title>[^"]{1,300})"/,
	/^\s*(?:@DisplayName\(|@test\s+)"(?<title>[^"]{1,300})"/,
	/^\s*Scenario(?: Outline)?:\s*(?<title>.{1,300})$/
];
/** Named by the line below their mark. */
const mark = /^\s*(?:#\[(?:\w+::)*test(?:\(.*\))?\]|@(?:Parameterized)?Test\b|\[(?:Fact|Theory|Test(?:Method)?)\])/;
const marked = /\b(?:fn|void|fun|Task)\s+`?(?<title>[\w ]{1,200}?)`?\s*\(/;
/** The tests among the added lines of a file, in the languages whose tests have a form of their own. Linear. */
function addedTests({ path, lines }) {
	const isTest = testPath.test(path);
	const left = inSkippedGroups(lines);
	return lines.flatMap(({ line, text }, at) => {
		const short = text.slice(0, 500);
		const title = (isTest ? declarations.map((one) => one.exec(short)?.groups?.["title"]).find(Boolean) : void 0) ?? (mark.test(lines[at - 1]?.text ?? "") ? marked.exec(short)?.groups?.["title"] : void 0);
		return title === void 0 || left.has(line) || saysSkipped(lines, at) ? [] : [{
			path,
			line,
			text: title
		}];
	});
}
// src/core/counsel/evidence.ts
/**
* What shows that each criterion of the done tasks holds. Only what is stated counts: a criterion that names a check, a
* test with its words as title, or a file with the names that it is to hold. That words occur in both is no proof.
*/
function evidenceOf({ plan, statusOf, checks, files, work }) {
	const added = files.map(addedFile);
	const known = {
		checks: checks.filter(({ run }) => !doesNothing.test(run)),
		files: added,
		tests: titlesOf(added.flatMap(addedTests))
	};
	const done = plan.tasks.filter(({ id }) => statusOf(id) === "done" && !isAgentsMd(id));
	return {
		work,
		criteria: done.flatMap(({ id, acceptance_criteria }) => acceptance_criteria.map((criterion) => {
			const found = judge(criterion.slice(0, longest), known);
			const facts = {
				task: id,
				criterion: oneLine(criterion, 500)
			};
			return typeof found === "string" ? {
				...facts,
				proof: null,
				why: found
			} : {
				...facts,
				proof: found,
				why: null
			};
		})),
		silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id)
	};
}
/** A command that passes whatever the work is: it shows nothing. */
const doesNothing = /^\s*(?:true|:|exit 0|echo\b[^&|;]*)\s*$/;
const longest = 2e3;
const mostNamed = 10;
/** What nothing shows comes first: that is what a person has to look at. */
const unprovenFirst = ({ criteria }) => [...criteria.filter(({ proof }) => proof === null), ...criteria.filter(({ proof }) => proof !== null)];
/** In figures, for every report. */
function summaryOf({ work, criteria, silent }) {
	const unproven = criteria.filter(({ proof }) => proof === null);
	return {
		work,
		proven: criteria.length - unproven.length,
		total: criteria.length,
		unproven: unproven.slice(0, mostNamed).map(({ task, criterion }) => ({
			task,
			criterion: oneLine(criterion, 200)
		})),
		silent: silent.length
	};
}
/** The proof; a sentence where there is none. */
const judge = (criterion, known) => {
	const tries = [
		byCheck(criterion, known),
		byTest(criterion, known),
		byFile(criterion, known)
	];
	return tries.find((found) => typeof found === "object") ?? tries.find((found) => typeof found === "string") ?? "no check, test or file of the work states it";
};
/** Of names with capitals and underscores each part is a word. */
const wordsOf = (text) => text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const setOf = (words) => new Set(words.split(" "));
const passWords = setOf("pass passes passing passed green succeeds succeed clean ok successfully successful");
const failures = setOf("error errors warning warnings failure failures");
const absence = setOf("no without zero 0");
const checkFillers = setOf("a all an and are be check checks code command completes exit exits for from is it must of on project quality repo repository run runs script should still suite that the there whole with gate gates");
/** What people call the checks of a kind. */
const kindWords = {
	test: setOf("test tests"),
	lint: setOf("lint linter linting lints"),
	typecheck: setOf("typecheck typechecks typechecking type types checks tsc"),
	build: setOf("build builds compile compiles compilation")
};
/** Older configurations give such commands no kind. */
const kindOf = ({ kind, name, run }) => kind !== "test" ? kind : /type-?check|\btsc\b|\bmypy\b|\bpyright\b/.test(`${name} ${run}`) ? "typecheck" : /\bbuild\b|\bcompile\b/.test(`${name} ${run}`) ? "build" : "test";
/** Of iterations, newest first: each check as it ended last. One that no newer iteration ran still says what it said then. */
function checksOf(iterations) {
	const last = /* @__PURE__ */ new Map();
	for (const [age, { iteration, checks }] of iterations.entries()) for (const check of checks) if (!last.has(check.name)) last.set(check.name, age === 0 ? check : {
		...check,
		iteration
	});
	return [...last.values()];
}
/** The criterion says of checks that they pass, and nothing else. */
function byCheck(criterion, { checks }) {
	const words = wordsOf(criterion);
	const says = words.some((word) => passWords.has(word));
	const clean = words.some((word) => failures.has(word)) && words.some((word) => absence.has(word));
	if (!says && !clean || words.includes("not")) return void 0;
	const said = (word) => passWords.has(word) || checkFillers.has(word) || failures.has(word) || absence.has(word);
	const named = words.filter((word) => !said(word));
	const all = named.length === 0;
	if (all && !words.some((word) => /^(?:checks?|gates?|suite)$/.test(word))) return void 0;
	const meant = all ? checks : checks.filter((check) => {
		const identity = /* @__PURE__ */ new Set([
			...wordsOf(check.name),
			...wordsOf(check.run),
			...kindWords[kindOf(check)]
		]);
		return named.every((word) => identity.has(word));
	});
	const [first] = meant;
	if (!first) return all ? void 0 : "it names a check that the run does not have";
	const failed = meant.find(({ passed }) => !passed);
	if (failed) return `the check ${oneLine(failed.name, 100)} did not pass`;
	const { name, iteration } = first;
	return {
		kind: "check",
		name,
		...iteration !== void 0 && { iteration }
	};
}
function titlesOf(tests) {
	const exact = /* @__PURE__ */ new Map();
	const byWord = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const title = titleWords(test.text).join(" ");
		if (title === "" || exact.has(title)) continue;
		exact.set(title, test);
		for (const word of new Set(title.split(" "))) {
			const others = byWord.get(word) ?? [];
			byWord.set(word, [...others.slice(0, mostAlike), {
				title,
				test
			}]);
		}
	}
	return {
		exact,
		byWord
	};
}
/** Titles that share their rarest word: more than these say nothing of any of them. */
const mostAlike = 200;
const titleWords = (text) => {
	const words = wordsOf(text);
	return words[0] === "test" ? words.slice(1) : words;
};
const fewestWords = 3;
/** A title that says less of a criterion states something else. */
const leastShare = .6;
const mostWords = 60;
/** A test whose title is the criterion, holds it, or is most of it in one piece; or one that the criterion names, by itself or by its file. */
function byTest(criterion, { tests, files, checks }) {
	const found = namedTest(criterion, tests) ?? statedBy(wordsOf(criterion).slice(0, mostWords), tests) ?? coveredBy(criterion, files);
	if (!found) return void 0;
	const where = `${found.path}:${found.line}`;
	const ran = checks.find((check) => kindOf(check) === "test" && check.passed);
	return ran ? {
		kind: "test",
		path: found.path,
		line: found.line,
		check: ran.name
	} : `a test states it (${oneLine(where, 200)}), but no check that runs tests has passed`;
}
const namedTest = (criterion, { exact }) => {
	const [only] = spansIn(criterion).flatMap((span) => {
		const words = titleWords(span);
		const test = words.length > 1 ? exact.get(words.join(" ")) : void 0;
		return test ? [test] : [];
	});
	return only;
};
/** `test/slug.test.js covers it`, and no more than that: the first test that the work added there. */
function coveredBy(criterion, files) {
	const path = /^["'`]?(?:\.\/)?(?<path>[^\s`"']+)["'`]? (?:covers?|tests?)(?: (?:it|this|that|them|all of (?:it|this|that|them)))?\.?$/i.exec(criterion.trim())?.groups?.["path"];
	if (path === void 0) return void 0;
	const [file, ...others] = files.filter((one) => one.path === path || one.path.endsWith(`/${path}`));
	return file && others.length === 0 ? addedTests(file)[0] : void 0;
}
function statedBy(words, { exact, byWord }) {
	const phrase = words.join(" ");
	if (words.length === 0) return void 0;
	const same = exact.get(phrase);
	if (same) return same;
	if (words.length < fewestWords) return void 0;
	const holding = (words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? []).find(({ title }) => ` ${title} `.includes(` ${phrase} `));
	if (holding) return holding.test;
	const least = Math.max(fewestWords, Math.ceil(words.length * leastShare));
	for (let length = words.length - 1; length >= least; length--) for (let from = 0; from + length <= words.length; from++) {
		const part = exact.get(words.slice(from, from + length).join(" "));
		if (part) return part;
	}
}
const spansIn = (criterion) => [...criterion.matchAll(/`([^`]{1,300})`|"([^"]{1,300})"/g)].map(([, code, said]) => (code ?? said ?? "").trim());
const looksLikePath = /^(?:\.\/)?[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)+$|^[\w@-][\w@.-]*\.[A-Za-z][A-Za-z0-9]{0,5}$/;
const negation = setOf("no not never nothing none without cannot t removed deleted gone");
const goneWords = setOf("removed deleted gone");
const fileFillers = setOf("a added adds an and are contains contain created declares defines describes documents documented exist exists export exported exports file files folder for has have holds in includes is it lists mention mentions must named new of present provides shows the there which with class const constant function interface method type section heading called");
/** The criterion says of a file that it is there, or that it holds names which it gives, and nothing else. */
function byFile(criterion, { files }) {
	const spans = spansIn(criterion);
	const tokens = criterion.replace(/`[^`]*`|"[^"]*"/g, " ").split(/[\s,;]+/).map((word) => word.replace(/^[("'[]+|[.:)"'\]!?]+$/g, ""));
	const paths = [...spans, ...tokens].filter((one) => looksLikePath.test(one)).map((one) => one.replace(/^\.\//, ""));
	const [path] = paths;
	if (path === void 0) return void 0;
	const names = spans.filter((span) => !looksLikePath.test(span));
	const rest = tokens.filter((one) => !looksLikePath.test(one)).flatMap(wordsOf);
	const denies = rest.some((word) => negation.has(word));
	const found = files.filter((file) => file.path === path || file.path.endsWith(`/${path}`));
	if (found.length > 1) return `it names ${oneLine(path, 200)}, and the work changed ${found.length} files of that name`;
	const [file] = found;
	if (!file) return `it names ${oneLine(path, 200)}, which the work did not change`;
	const others = rest.filter((word) => !fileFillers.has(word) && !goneWords.has(word) && word !== "no" && word !== "longer");
	const more = "it says more about that file than its lines show";
	if (denies) return names.length === 0 && paths.length === 1 && others.length === 0 && file.gone ? {
		kind: "file",
		path: file.path,
		line: null
	} : more;
	if (others.length > 0 || paths.length > 1 || file.gone) return more;
	const shows = showingLine(file.path, rest);
	const lines = names.map((name) => file.lines.find(({ text }) => shows(text) && holdsName(text, name)));
	const missing = names.find((_, at) => lines[at] === void 0);
	if (missing !== void 0) return `no line that the work added to ${oneLine(file.path, 200)} contains ${oneLine(missing, 80)}`;
	const [first] = names.length > 0 ? lines : file.lines;
	return first ? {
		kind: "file",
		path: file.path,
		line: first.line
	} : more;
}
const script = /\.[cm]?[jt]sx?$/i;
/** How a line begins that only comments, by the end of its file's name. In prose no line does. */
const comments = [
	[/\.(?:[cm]?[jt]sx?|java|kts?|cs|go|rs|swift|scala|php|c|cc|cpp|h|hpp|dart|vue|svelte)$/i, /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/],
	[/\.(?:py|rb|sh|bash|ya?ml|toml|tf|pl|r|exs?|cfg|ini)$|(?:^|\/)(?:Dockerfile|Makefile)$/i, /^\s*#(?!!)/],
	[/\.(?:sql|lua|hs)$/i, /^\s*--/]
];
/** Whether a line can show what a criterion says of its file: no comment does, and what is exported stands in an export. */
function showingLine(path, words) {
	const comment = comments.find(([file]) => file.test(path))?.[1];
	const exported = script.test(path) && words.some((word) => /^export(?:s|ed)?$/.test(word));
	return (text) => !comment?.test(text) && (!exported || /\bexports?\b/.test(text));
}
/** `parse()` is named `parse`; a part of a longer name is another one. */
function holdsName(line, given) {
	const name = given.replace(/\(.*\)$/, "");
	for (let at = line.indexOf(name); name !== "" && at >= 0; at = line.indexOf(name, at + 1)) if (!/\w/.test(/^\w/.test(name) && line[at - 1] || " ") && !/\w/.test(/\w$/.test(name) && line[at + name.length] || " ")) return true;
	return false;
}
export { unprovenFirst as i, evidenceOf as n, summaryOf as r, checksOf as t };
