import { i as oneLine } from "./one-line.js";
import { o as isAgentsMd } from "./due.js";
import { n as isExpectedOutput, r as isTestFile } from "./check-configuration.js";
// src/core/reading/file-kind.ts
const lockFiles = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Gemfile\.lock|composer\.lock|go\.sum|gradle\.lockfile|flake\.lock|mix\.lock|pubspec\.lock|Podfile\.lock)$/;
const builtFolders = /(?:^|\/)(?:dist|build|out|vendor|third_party|node_modules|generated|__generated__)\//;
const builtNames = /(?:\.min\.(?:js|css)|\.map|\.pb\.go|_pb2(?:_grpc)?\.py|\.g\.dart|\.generated\.\w+|\.designer\.cs|\.snap)$/i;
/** Counted, but not shown. */
const isGenerated = (path) => lockFiles.test(path) || builtFolders.test(path) || builtNames.test(path) || isExpectedOutput(path);
const prose = /\.(?:md|mdx|rst|txt|adoc)$|(?:^|\/)(?:LICENSE|CHANGELOG|README)[^/]*$/i;
/** Tests say what is intended, and prose does nothing. */
const isReadLast = (path) => isTestFile(path) || prose.test(path);
/** Without generated files, which nobody reviews. */
const linesToReview = (files) => files.reduce((sum, { path, lines }) => sum + (isGenerated(path) ? 0 : lines), 0);
// src/core/calls/evidence.ts
/** The highest level of each criterion of the done tasks; the newest of equal ones. */
function evidenceOf({ plan, statusOf, judged, work }) {
	const done = plan.tasks.filter(({ id }) => statusOf(id) === "done" && !isAgentsMd(id));
	return {
		work,
		criteria: done.flatMap(({ id, acceptance_criteria }) => acceptance_criteria.map((words) => {
			const criterion = oneLine(words, 500);
			return (judged.get(id) ?? []).flatMap(({ iteration, criteria }) => criteria.filter((one) => one.criterion === criterion).map((one) => ({
				...one,
				task: id,
				iteration
			}))).toSorted(byLevel).at(-1) ?? {
				task: id,
				criterion,
				...nothingCited
			};
		})),
		silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id)
	};
}
const maxRows = 40;
const nothingCited = {
	citation: null,
	level: "claimed",
	check: null,
	iteration: null,
	why: "no agent cited anything for it"
};
const levels = [
	"claimed",
	"exists",
	"ran"
];
const byLevel = (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level);
const lowestFirst = (criteria) => criteria.toSorted(byLevel);
function summaryOf({ work, criteria, silent }) {
	const count = (level) => criteria.filter((one) => one.level === level).length;
	return {
		work,
		ran: count("ran"),
		exists: count("exists"),
		claimed: count("claimed"),
		rows: lowestFirst(criteria).slice(0, maxRows).map(({ task, criterion, level, citation }) => ({
			task,
			criterion: oneLine(criterion, 200),
			level,
			citation: citation && shortened(citation)
		})),
		silent: silent.length
	};
}
const shortened = (citation) => citation.kind === "test" ? {
	...citation,
	title: oneLine(citation.title, 200)
} : citation;
export { isReadLast as a, isGenerated as i, lowestFirst as n, linesToReview as o, summaryOf as r, evidenceOf as t };
