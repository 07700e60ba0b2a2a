import { kn as shortOid } from "./through-proxy.js";
import { S as formatUsd, v as formatDuration } from "./one-line.js";
import { kn as unfinished, xn as assertNever } from "./run-sentence.js";
import { t as placeOf } from "./review.js";
// src/core/report/facts/job-iterations.ts
function opinionsOf({ review: call, passes }) {
	const findings = call?.review?.findings.map((finding) => ({
		...finding,
		place: placeOf(finding)
	})) ?? [];
	const review = call && {
		name: "Review",
		verdict: null,
		summary: "",
		model: call.model,
		usd: call.usd,
		...call.review,
		findings,
		why: call.review ? null : call.why ?? ""
	};
	const ofPasses = passes.map(({ name, issues, usage, ...pass }) => ({
		...pass,
		name: `Pass ${name}`,
		verdict: null,
		usd: usage.usd,
		findings: issues.map(({ severity, file, description: text }) => ({
			severity,
			place: file ?? "",
			text
		}))
	}));
	return [...review ? [review] : [], ...ofPasses];
}
/** Oldest first. */
function jobIterations(events) {
	const endings = /* @__PURE__ */ new Map();
	const cuts = /* @__PURE__ */ new Map();
	for (const event of events) {
		if (isEnding(event)) endings.set(event.iteration, event);
		if (event.type === "prompt_cut") cuts.set(event.iteration, [...cuts.get(event.iteration) ?? [], event]);
	}
	return events.flatMap((event) => {
		if (event.type !== "attempt_started") return [];
		const { iteration, task, attempt } = event;
		return [{
			iteration,
			task,
			attempt,
			...outcomeOf(event, endings.get(iteration)),
			cuts: cuts.get(iteration) ?? []
		}];
	});
}
const isEnding = (event) => [
	"attempt_succeeded",
	"attempt_held",
	"attempt_failed",
	"attempt_interrupted"
].includes(event.type);
const passedInWords = ({ commit, part }) => {
	if (commit === null) return "nothing was left to do";
	return `${part ? `part ${part.number}, ` : ""}commit ${shortOid(commit)}`;
};
function outcomeOf(start, ending) {
	if (!ending) return {
		outcome: "not ended",
		passed: false,
		why: "",
		cost: ""
	};
	const time = Math.max(ending.duration_ms, Date.parse(ending.at) - Date.parse(start.at));
	const cost = `${formatDuration(time)}, ${formatUsd(ending.usage.usd)}`;
	switch (ending.type) {
		case "attempt_succeeded": return {
			outcome: `passed, ${passedInWords(ending)}`,
			passed: true,
			why: "",
			cost
		};
		case "attempt_held": return {
			outcome: `passed, ${passedInWords(ending)} waits for approval`,
			passed: true,
			why: "",
			cost
		};
		case "attempt_failed": return {
			outcome: `failed (${ending.cause.replaceAll("_", " ")})`,
			passed: false,
			why: ending.why,
			cost
		};
		case "attempt_interrupted": return {
			outcome: `interrupted (${ending.cause.replaceAll("_", " ")})`,
			passed: false,
			why: ending.why,
			cost
		};
		default: return assertNever(ending);
	}
}
// src/core/report/words/handoff-rows.ts
/** Who wrote it. */
const handoffSources = {
	structured: "by the agent",
	result_text: "by the agent, in its answer's text",
	extracted: "written by a small model from the agent's last output; the agent left none",
	synthetic: "written by ralph from the changes; the agent left none",
	engine: "by ralph: no agent was asked"
};
const maxPerField = 10;
/**
* The fields of a handoff besides summary and narrative. Points out contradictions to the engine's facts: another
* task, files that were not changed that way.
*/
function handoffRows(handoff, facts) {
	const rows = (name, texts = []) => texts.slice(0, maxPerField).map((text) => ({
		name,
		text
	}));
	const { constraints_discovered = [], deviations = [], bugs_encountered = [], tests_added = [] } = handoff;
	const { request_human_review: review, no_change_needed: unchanged } = handoff;
	return [
		...rows("Complete", completion(handoff, facts)),
		...rows("Sure", handoff.confidence_level && [`${handoff.confidence_level} confidence`]),
		...rows("Stuck", handoff.stuck === void 0 ? [] : [handoff.stuck]),
		...rows("There", unchanged && [`already, it says: ${unchanged.why} (${unchanged.evidence})`]),
		...rows("Asks", review?.needed ? [`a person to review it: ${review.reason ?? "no reason given"}${(review.options ?? []).map((option, index) => ` (${index + 1}) ${option}`).join("")}`] : []),
		...rows("Research", handoff.request_research),
		...rows("Left", unfinished(handoff)),
		...rows("Limit", constraints_discovered.map(({ constraint, impact, workaround }) => joined(constraint, impact, workaround && `workaround: ${workaround}`))),
		...rows("Decision", handoff.architectural_notes),
		...rows("Deviates", deviations.map(({ planned, actual, reason }) => `${planned} \u2192 ${actual}: ${reason}`)),
		...rows("Bug", bugs_encountered.map(({ description, resolution, resolved }) => joined(`${resolved ? "resolved" : "open"}: ${description}`, resolution))),
		...rows("Tests", tests_added.map(({ file, test_names }) => joined(file, test_names.join("; ")))),
		...rows("Cites", (handoff.evidence ?? []).map(citationInWords)),
		...rows("Advice", handoff.recommendations),
		...rows("Claims", falseClaims(handoff, facts))
	];
}
const citationInWords = ({ criterion, file, test, line, check }) => `${typeof criterion === "number" ? `criterion ${criterion}` : criterion}: ${[
	file,
	test,
	line,
	check
].filter((part) => part !== void 0).join(" ")}`;
const joined = (...parts) => parts.filter((part) => part !== void 0 && part !== "").join(" \u2014 ");
function completion({ task_completed: done }, { task }) {
	if (!done) return [];
	const mismatch = task !== null && done.task_id !== task ? `, and names another task: ${done.task_id}` : "";
	return [joined(`${done.fully_complete ? "yes" : "no"}${mismatch}`, done.summary)];
}
/** Claimed files that were not changed in that way. */
function falseClaims({ files_touched = [] }, { changes }) {
	if (changes === null) return [];
	const actualActions = new Map(changes.map(({ path, action }) => [path, action]));
	return files_touched.filter(({ path, action }) => actualActions.get(path) !== action).map(({ path, action }) => `${path} is ${action}, and it ${actualActions.has(path) ? `was ${actualActions.get(path)}` : "was not"}`);
}
export { opinionsOf as i, handoffSources as n, jobIterations as r, handoffRows as t };
