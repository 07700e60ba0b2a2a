import { at as isOpen, on as statusMark } from "./run-sentence.js";
import { D as plural, N as cappedRow, a as plainLine, t as arrowRow } from "./one-line.js";
import { An as painter, In as fitLines, Mn as clip, Pn as displayWidth, jn as statusColour, zn as wrap } from "./through-proxy.js";
// src/core/report/terminal/plan-tree.ts
/** Maximum columns of the branches, so that a chain of a thousand tasks stays readable. */
const maxBranch = 36;
const minTitle = 12;
const maxNamed = 4;
/**
* Each task once, below its last dependency, with the others beside it; then the ready tasks and the critical path.
* Lines without their newline.
*/
function planTree(graph, look) {
	const paint = painter(look.color);
	const done = graph.tasks.filter(({ status }) => status === "done").length;
	const from = graph.source === "run" ? `${done} done` : sourceInWords[graph.source];
	return [
		paint(`${plainLine(graph.plan, 100)}: ${plural(graph.tasks.length, "task")}, ${from}`, "bold"),
		"",
		...fitLines(placesInTree(graph.tasks).map((place) => taskLine(place, {
			paint,
			width: look.width
		})), look),
		"",
		...conclusion(graph, look.width)
	];
}
/** Depth first, in plan order, without recursion: a plan may be a chain of ten thousand tasks. */
function placesInTree(tasks) {
	const children = groupByParent(tasks);
	const places = [];
	const stack = [];
	const push = (parent, before) => {
		const siblings = children.get(parent) ?? [];
		const branchPieces = (last) => parent === null ? ["", ""] : last ? ["\u2514\u2500 ", "   "] : ["\u251c\u2500 ", "\u2502  "];
		const childPlaces = siblings.map((task, index) => {
			const [branch, inner] = branchPieces(index === siblings.length - 1).map((piece) => shorten(before + piece));
			return {
				task,
				branch: branch ?? "",
				inner: inner ?? ""
			};
		});
		for (const place of childPlaces.reverse()) stack.push(place);
	};
	push(null, "");
	for (let place = stack.pop(); place !== void 0; place = stack.pop()) {
		places.push(place);
		push(place.task.id, place.inner);
	}
	return places;
}
const shorten = (branch) => branch.length > maxBranch ? `\u2026${branch.slice(-35)}` : branch;
function groupByParent(tasks) {
	const children = /* @__PURE__ */ new Map();
	for (const task of tasks) {
		const siblings = children.get(task.below);
		if (siblings) siblings.push(task);
		else children.set(task.below, [task]);
	}
	return children;
}
function taskLine({ task, branch }, { paint, width }) {
	const start = `${branch}${statusMark[task.status]} ${task.id}${task.critical ? "*" : ""}`;
	const remark = remarkOf(task);
	const room = width - displayWidth(start) - (remark === "" ? 0 : displayWidth(remark) + 2) - 2;
	const title = room < minTitle ? "" : `  ${clip(plainLine(task.title, 200), room)}`;
	const colour = statusColour[task.status];
	const text = `${statusMark[task.status]} ${task.id}${task.critical ? "*" : ""}${title}`;
	return `${paint(branch, "dim")}${colour ? paint(text, colour) : text}${remark === "" ? "" : `  ${paint(remark, "dim")}`}`;
}
/** What the tree does not show: that the task is ready, or its other dependencies. */
function remarkOf({ ready, status, waits_for, below }) {
	if (status === "in_progress") return "(at work)";
	if (ready) return "(ready)";
	const others = waits_for.filter((other) => other.id !== below || statusSuffix[other.status] !== "");
	if (others.length === 0) return "";
	const names = others.map(({ id, status: dependencyStatus }) => `${id}${statusSuffix[dependencyStatus]}`);
	return `(waits ${waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? "also " : ""}for ${cappedRow(names, maxNamed)})`;
}
const statusSuffix = {
	pending: "",
	in_progress: "",
	done: "",
	failed: ": failed",
	skipped: ": skipped",
	given_up: ": given up"
};
function conclusion({ ready, critical_path, tasks }, width) {
	if (!tasks.some(({ status }) => isOpen(status))) return ["Nothing left to do."];
	const first = cappedRow(ready, 10);
	const length = critical_path.length === 1 ? "1 task" : `${critical_path.length} tasks, one after the other`;
	return [...wrap(ready.length === 0 ? "Ready now: nothing" : `Ready now, in this order: ${first}`, width), ...wrap(`Critical path (*), ${length}: ${arrowRow(critical_path)}`, width)];
}
const sourceInWords = {
	file: "from the file, without a run",
	draft: "a draft"
};
export { planTree as t };
