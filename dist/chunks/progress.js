import { C as recordsOf, _ as inlineMarkdown, h as agentLine } from "./slices.js";
import { o as memoize } from "./dependency-graph.js";
import { a as plainLine } from "./one-line.js";
import { Mn as statusColour, kn as shortOid } from "./through-proxy.js";
import { Xt as commitsInWords, Yt as attemptsCell, Zt as costCell, an as statusInWords, en as countsInWords, on as statusMark, un as timeCell } from "./run-sentence.js";
// src/core/report/section/progress.ts
/** For GitHub. A title cannot start a line, mention anybody or hide anything. `repositoryUrl` makes commits links. */
const taskTable = (rows, repositoryUrl) => tableOf(rows, {
	titleOf: ({ title, isAgents }) => (isAgents ? agentLine : inlineMarkdown)(title, 100),
	commitOf: (commit) => {
		const short = `\`${shortOid(commit)}\``;
		return repositoryUrl === void 0 ? short : `[${short}](${repositoryUrl}/commit/${commit})`;
	}
});
/** Ids are never cut, since people copy them. */
const terminalTaskTable = (rows) => tableOf(rows, {
	titleOf: ({ title }) => plainLine(title, 200),
	commitOf: shortOid
});
const tableOf = (rows, cells) => ({
	head: [
		"Task",
		"Title",
		"Status",
		">Attempts",
		">Cost",
		">Time",
		"Commit"
	],
	rows: rows.map((row) => [
		row.id,
		cells.titleOf(row),
		`${statusMark[row.status]} ${statusInWords(row)}`,
		attemptsCell(row),
		costCell(row),
		timeCell(row),
		`${row.commit ? cells.commitOf(row.commit) : ""}${commitsInWords(row)}`
	]),
	clipped: 1,
	optional: 3,
	colours: rows.map(({ status }) => statusColour[status])
});
const taskRowsOf = ({ tasks: { rows, omitted }, repositoryUrl }) => [taskTable(rows, repositoryUrl), omitted ?? ""];
const tasks = (report) => [{
	title: countsInWords(recordsOf(report.plan, report.state)),
	blocks: taskRowsOf(report)
}];
const dependencies = ({ plan, state }) => [{
	title: "Dependencies",
	blocks: dependencyGraph(plan, recordsOf(plan, state))
}];
const newestAttempts = ({ state }) => [{
	title: "Newest attempts",
	blocks: attemptsGantt(state)
}];
const maxTasks = 150;
/** Mermaid draws at most 500 edges and 50,000 characters. */
const maxEdges = 500;
const maxText = 45e3;
const classes = [
	"classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
	"classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328",
	"classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328",
	"classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4",
	"classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4",
	"classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328"
];
/**
* The tasks as a Mermaid graph, or a sentence if it would be too large. `statuses` by position in the plan. Nodes are
* numbered, so that no id or title is Mermaid syntax.
*/
function taskGraph(plan, statuses) {
	const edges = edgesOf(plan);
	if (plan.tasks.length > maxTasks || edges.length > maxEdges) return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
	const draw = (text) => mermaid(plan.tasks.map((task, index) => `["${label(text(task))}"]:::${statuses[index]?.status ?? "pending"}`), edges);
	const full = draw(({ id, title }) => `${id}: ${plainLine(title, 40)}`);
	return {
		code: full.length <= maxText ? full : draw(({ id }) => id),
		language: "mermaid"
	};
}
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? [] : [taskGraph(plan, statuses)];
const edgesOf = memoize((plan) => {
	const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
	return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function mermaid(nodes, edges) {
	return [
		"graph TD",
		...nodes.map((node, number) => `  t${number}${node}`),
		...edges,
		...classes.map((line) => `  ${line}`)
	].join("\n");
}
/** Replaces possible syntax of Mermaid, HTML or the code fence by Mermaid's entities, such as `#35;`. */
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);
const barKinds = {
	passed: "done",
	failed: "crit",
	interrupted: "active"
};
/** The newest attempts as a Mermaid Gantt chart, with a section for each task. Task ids contain no Mermaid syntax. */
function attemptsGantt({ timeline }) {
	const [first] = timeline;
	const last = timeline.at(-1);
	if (!first || !last) return [];
	const isLong = Date.parse(last.ended) - Date.parse(first.started) > 864e5;
	const sections = /* @__PURE__ */ new Map();
	for (const { iteration, task, started, ended, outcome } of timeline) {
		const from = Date.parse(started);
		const to = Math.max(Date.parse(ended), from + 1e3);
		const bar = `  ${iteration} ${outcome} :${barKinds[outcome]}, i${iteration}, ${from}, ${to}`;
		sections.set(task, [...sections.get(task) ?? [], bar]);
	}
	const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars]);
	return [{
		code: [
			"gantt",
			"  dateFormat x",
			`  axisFormat ${isLong ? "%m-%d %H:%M" : "%H:%M"}`,
			...rows
		].join("\n"),
		language: "mermaid"
	}];
}
export { taskRowsOf as a, terminalTaskTable as c, taskGraph as i, dependencyGraph as n, taskTable as o, newestAttempts as r, tasks as s, dependencies as t };
