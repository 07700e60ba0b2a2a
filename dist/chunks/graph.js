import { o as memoize } from "./dependency-graph.js";
import { a as plainLine } from "./one-line.js";
// src/core/report/markdown/graph.ts
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
	return full.length <= maxText ? full : draw(({ id }) => id);
}
/** Undefined if no task depends on another. */
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? void 0 : taskGraph(plan, statuses);
const edgesOf = memoize((plan) => {
	const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
	return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function mermaid(nodes, edges) {
	return [
		"```mermaid",
		"graph TD",
		...nodes.map((node, number) => `  t${number}${node}`),
		...edges,
		...classes.map((line) => `  ${line}`),
		"```"
	].join("\n");
}
/** Replaces possible syntax of Mermaid, HTML or the code fence by Mermaid's entities, such as `#35;`. */
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);
export { taskGraph as n, dependencyGraph as t };
