import { a as isAgentsMd } from "./due.js";
import { r as oneLine } from "./one-line.js";
// src/core/counsel/evidence.ts
/** The level of each criterion of the done tasks: the highest that an attempt at its task came to, and of these the newest. */
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
/** The lowest level first: that is what a person has to look at. */
const lowestFirst = (criteria) => criteria.toSorted(byLevel);
/** In figures, for every report. */
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
export { lowestFirst as n, summaryOf as r, evidenceOf as t };
