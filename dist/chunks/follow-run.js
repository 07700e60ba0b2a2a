import { Bn as wrap, Nn as clip, jn as painter } from "./through-proxy.js";
import { a as plainLine, r as indentedLine } from "./one-line.js";
import { t as continuesUnattended } from "./due.js";
import { c as eventInWords, u as logLine } from "./failure-sentence.js";
import { c as runGone, t as loadWithHistory } from "./read-run.js";
import { setTimeout } from "node:timers/promises";
// src/core/report/terminal/log-view.ts
/** Every job takes and releases its lease; other events tell what happened. */
const bookkeeping = /* @__PURE__ */ new Set(["lease_renewed", "lease_released"]);
const isBookkeeping = ({ type }) => bookkeeping.has(type);
/**
* Terminals get each date once, colours and wrapped lines; other outputs one whole line an event, which can be
* searched.
*/
function logPrinter(look) {
	const paint = painter(look.color);
	let day = "";
	return (event) => {
		if (!look.isTty) return [logLine(event), ...checkLines(event)];
		const today = event.at.slice(0, 10);
		const head = today === day ? [] : [paint(`${today} UTC`, "dim")];
		day = today;
		const checkOutput = checkLines(event).map((line) => paint(clip(line, look.width), "dim"));
		return [
			...head,
			...terminalLines(event, {
				paint,
				width: look.width
			}),
			...checkOutput
		];
	};
}
/** The output of red checks. */
function checkLines(event) {
	return ("said" in event ? event.said ?? [] : []).flatMap(({ name, lines }) => [`      ${plainLine(name, 200)}:`, ...lines.map((line) => `        ${indentedLine(line)}`)]);
}
function terminalLines(event, { paint, width }) {
	const iteration = "iteration" in event && event.iteration > 0 ? `#${event.iteration}` : "";
	const margin = `${event.at.slice(11, 19)}  ${iteration.padEnd(5)}`;
	const [first = "", ...rest] = wrap(eventInWords(event), Math.max(30, width - margin.length - 2));
	const colour = colourOf(event);
	const tint = (text) => colour ? paint(text, colour) : text;
	return [`${paint(margin, "dim")} ${tint(first)}`, ...rest.map((line) => `${" ".repeat(margin.length + 1)}${tint(line)}`)];
}
function colourOf(event) {
	switch (event.type) {
		case "attempt_succeeded":
		case "attempt_approved": return "green";
		case "attempt_failed":
		case "stuck_detected":
		case "undo_failed": return "red";
		case "attempt_interrupted":
		case "attempt_held":
		case "human_review_requested":
		case "signals_given":
		case "checks_touched":
		case "network_refused":
		case "budget_warning": return "yellow";
		case "baseline_finished": return event.red.length === 0 ? null : "red";
		case "run_started":
		case "run_stopped": return "bold";
		default: return null;
	}
}
// src/entry/run/follow-run.ts
/** Polls one ref; only after it moved is anything fetched. */
const pollMs = {
	path: 1e3,
	network: 5e3
};
/** Until the run is complete or needs a person, over as many jobs as it takes. False if cancelled. */
async function followRun({ project, context, access }, start, show) {
	const { cancelled } = context;
	let run = start;
	while (run.state.lease || continuesUnattended(run.state.stop)) {
		await setTimeout(access.remote.isPath ? pollMs.path : pollMs.network, void 0, { signal: cancelled }).catch(() => {});
		if (cancelled.aborted) return false;
		if ((await access.remote.refs([project.stateRef])).get(project.stateRef) === run.oid) continue;
		const before = run;
		const moved = await loadWithHistory(project, access);
		if (!moved) throw runGone(project.planName);
		run = moved;
		await show(run, before);
	}
	return true;
}
export { isBookkeeping as n, logPrinter as r, followRun as t };
