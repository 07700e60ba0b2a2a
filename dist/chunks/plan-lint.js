import { o as userGit } from "./user-repository.js";
import { Hn as exits, kt as findingLine, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { i as pathMatcher, n as matcherBelow } from "./protected-paths.js";
import { D as plural, n as firstThree, o as quote } from "./one-line.js";
import { n as quoteValue, r as toFinding } from "./fault.js";
import { i as uncheckedFinding, t as findUnreadTemplates } from "./unread-templates.js";
import { s as openBase } from "./setting-sources.js";
import { c as settingFlags, n as flagHelp } from "../cli/index.js";
import { t as readHere } from "./read-here.js";
// src/core/plan/lint/path-reach.ts
/** Each pattern of open tasks against the files of the base, in the plan's order. */
function pathReach(plan, files) {
	const byPattern = /* @__PURE__ */ new Map();
	for (const [index, { id, paths, status }] of plan.tasks.entries()) {
		if (status === "done" || status === "skipped") continue;
		for (const [entry, pattern] of paths.entries()) {
			const existing = byPattern.get(pattern);
			if (existing) existing.tasks.push(id);
			else byPattern.set(pattern, {
				tasks: [id],
				at: [
					"tasks",
					index,
					"paths",
					entry
				]
			});
		}
	}
	return [...byPattern].map(([pattern, { tasks, at }]) => {
		const [allows, isBelow] = [pathMatcher(pattern), matcherBelow(pattern)];
		return {
			pattern,
			tasks,
			at,
			matched: files.filter(allows),
			belowMatches: files.filter((path) => isBelow(path) && !allows(path))
		};
	});
}
/** Patterns without a match: a typo, or files that a task will create. */
const unmatchedFindings = (reach) => reach.filter(({ matched }) => matched.length === 0).map(({ pattern, tasks, at, belowMatches }) => toFinding({
	severity: "warning",
	code: "PATHS_MATCH_NOTHING",
	at,
	message: `The pattern ${quoteValue(pattern)} in the paths of ${firstThree(tasks)} matches no file in the base.`,
	remedy: belowMatches.length > 0 ? `It leaves out ${plural(belowMatches.length, "file")} in folders below, such as ${quoteValue(belowMatches[0])}: ${recursivePattern(pattern)} allows them.` : "Fix it if it is a typo. If the task creates these files, leave it as it is."
}));
/** `paths src/*.ts (A, B): 12 files, such as src/a.ts`, and the files that only older versions allowed. */
const reachLines = (reach) => reach.map(({ pattern, tasks, matched, belowMatches }) => {
	const count = matched.length === 0 ? "no file" : plural(matched.length, "file");
	const examples = matched.slice(0, 3).map((path) => quoteValue(path).slice(1, -1));
	const examplesPart = examples.length === 0 ? "" : `${matched.length > examples.length ? ", such as" : ":"} ${examples.join(", ")}`;
	const belowPart = belowMatches.length === 0 ? "" : `; not ${plural(belowMatches.length, "file")} in folders below (${recursivePattern(pattern)} allows those)`;
	return `paths ${quoteValue(pattern).slice(1, -1)} (${firstThree(tasks)}): ${count}${examplesPart}${belowPart}`;
});
const recursivePattern = (pattern) => quoteValue(`${pattern.replace(/\/+$/, "").replace(/\/?\*?$/, "")}/**`.replace(/^\//, "")).slice(1, -1);
// src/entry/command/plan-lint.ts
const flags = {
	plan: {
		help: "the plan file; default plan.json",
		example: "plan.json"
	},
	...settingFlags("format", "plan-subtasks", "plan-tag", "plan-scope"),
	explain: {
		help: "also list the headings that are read as context, and not as tasks",
		toggle: true
	},
	json: {
		help: "the findings as one JSON array",
		toggle: true
	}
};
const planLintCommand = {
	help: `Reports every problem in a plan, where it is and how to fix it, and which files the paths of its tasks match.
Exits with ${exits.data.code} if something has to be fixed.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint
  ralph plan lint plans/next.json --json

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const { plan, findings: planFindings, file, faults, ...read } = await readHere(context, {
			values,
			operands
		}, "ralph plan lint FILE");
		const reach = plan ? await reachInBase(context, plan) : [];
		const unchecked = plan ? await uncheckedFinding(context, plan) : [];
		const unread = await unreadFindings(context);
		const findings = [
			...planFindings,
			...unmatchedFindings(reach),
			...unchecked,
			...unread,
			...faults.map(configFinding)
		];
		const errors = findings.filter(({ severity }) => severity === "error").length;
		if (values["json"]) context.out(`${inertJson(findings, 2)}\n`);
		else {
			for (const line of reachLines(reach)) context.out(`${line}\n`);
			for (const finding of findings) context.out(`${finding.severity}: ${lineOf(finding, file)}\n`);
			const explained = values["explain"] ? contextLines(read.context ?? []) : [];
			for (const line of [...explained, ...doneLines(plan, read.doneBy)]) context.out(`${line}\n`);
			context.out(`${file}: ${[
				...kindOf(read.format, plan),
				countOf(errors, "error"),
				countOf(findings.length - errors, "warning")
			].join(", ")}\n`);
		}
		return errors > 0 ? exits.data.code : 0;
	}
};
/** Empty outside of a repository. */
async function unreadFindings(context) {
	const base = await openBase(context).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	});
	const unread = base === void 0 ? [] : await findUnreadTemplates(base);
	const place = {
		path: "",
		line: null,
		column: null
	};
	return unread.map(({ found, remedy }) => ({
		severity: "warning",
		code: "TEMPLATE_UNREAD",
		...place,
		message: found,
		remedy
	}));
}
/** Also keeps a run from starting. The message names the file. */
const configFinding = (message) => ({
	severity: "error",
	code: "CONFIG_INVALID",
	path: "",
	line: null,
	column: null,
	message,
	remedy: ""
});
/** Findings about another file than the plan; the message names it. */
const namesItsFile = /* @__PURE__ */ new Set(["CONFIG_INVALID", "TEMPLATE_UNREAD"]);
const lineOf = (finding, file) => namesItsFile.has(finding.code) ? `${`${finding.message} ${finding.remedy}`.trim()} [${finding.code}]` : findingLine(finding, file);
const contextLines = (headings) => headings.length === 0 ? ["Every heading is a task or part of one."] : headings.map(({ line, text }) => `line ${line}: the heading ${quote(text)} is context, no task`);
/** A run trusts the file about finished tasks. */
function doneLines(plan, doneBy) {
	if (!plan || doneBy === void 0) return [];
	const count = (status) => plan.tasks.filter((task) => task.status === status).length;
	const [done, skipped] = [count("done"), count("skipped")];
	return [...done === 0 ? [] : [`${plural(done, "task")} already done according to the file (${doneBy}): a run skips them`], ...skipped === 0 ? [] : [`${plural(skipped, "task")} skipped according to the file: no agent gets them`]];
}
const kindOf = (format, plan) => [...format === void 0 || format === "plan.json" ? [] : [format], ...plan ? [countOf(plan.tasks.length, "task")] : []];
const countOf = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
/** Compared with the commit that a run would start from; empty if there is none. */
async function reachInBase({ cwd, env }, plan) {
	if (plan.tasks.every(({ paths }) => paths.length === 0)) return [];
	const { stdout } = await userGit(cwd, env)({
		args: [
			"ls-tree",
			"-r",
			"-z",
			"--name-only",
			"--full-tree",
			"HEAD"
		],
		allow: "any"
	}).catch((error) => {
		if (error instanceof RalphError) return { stdout: Buffer.alloc(0) };
		throw error;
	});
	const files = stdout.toString("utf8").split("\0").filter(Boolean);
	return files.length === 0 ? [] : pathReach(plan, files);
}
export { planLintCommand };
