import { A as totalTokens, C as formatUtc, S as formatUsd, T as ordinal, a as plainLine, r as indentedLine, v as formatDuration, x as formatTokens } from "./one-line.js";
import { An as painter, Mn as clip, On as shortOid, Pn as displayWidth, fn as nextLines, in as mapStrings, mn as step } from "./through-proxy.js";
import { K as noUsage } from "./pass.js";
import { a as formatterHint, c as eventInWords, l as failureWords, o as traceLines } from "./failure-sentence.js";
import { B as continueNowText, xn as assertNever } from "./run-sentence.js";
// src/adapter/log/progress-lines.ts
/** `columns` limits the agent's steps; important lines are not clipped. */
function progressLines(progress, layout) {
	const { paint } = layout;
	switch (progress.kind) {
		case "event": return eventLines$1(progress.event, paint);
		case "agent": return agentLines(progress.progress, layout);
		case "check_started": return progress.rerun ? [`  ${paint("\u21bb", "yellow")} ${checkName(progress)} ${rerunReason(progress)}`] : [];
		case "check_finished": return [checkLine(progress, paint), ...failureLines(progress, layout)];
		case "note": return [plainLine(progress.text, 1e3)];
		case "waiting": return waitingLines(progress, layout);
		case "warning": return [paint(`! ${plainLine(progress.text, 1e3)}`, "yellow")];
		default: return assertNever(progress);
	}
}
const waitingLines = ({ until, why, now }, layout) => [
	`Waiting until ${formatUtc(until)}: ${plainLine(why, 300)}`,
	"  Nothing runs and nothing is spent until then; Ctrl-C leaves.",
	...nextLines([step(continueNowText, now)], layout)
];
/** Bookkeeping for `ralph log`; the final report tells how the job ended. */
const hiddenEvents$1 = /* @__PURE__ */ new Set([
	"lease_taken",
	"lease_renewed",
	"lease_released",
	"run_stopped"
]);
function eventLines$1(event, paint) {
	if (hiddenEvents$1.has(event.type)) return [];
	const text = `${"iteration" in event && event.iteration > 0 ? `#${event.iteration} ` : ""}${eventInWords(event)}`;
	switch (event.type) {
		case "attempt_started": return [paint(`\u25b6 ${text}`, "bold")];
		case "attempt_succeeded":
		case "attempt_approved":
		case "undo_done": return [paint(`\u2713 ${text}`, "green")];
		case "attempt_failed":
		case "stuck_detected":
		case "undo_failed": return [paint(`\u2717 ${text}`, "red")];
		case "attempt_interrupted":
		case "human_review_requested":
		case "signals_given":
		case "checks_touched":
		case "attempt_held":
		case "work_refused":
		case "steering_changed":
		case "edit_unusable":
		case "budget_warning": return [paint(`! ${text}`, "yellow")];
		case "baseline_finished": return [event.red.length === 0 && event.counting !== 0 ? `\u2713 ${text}` : paint(`! ${text}`, "yellow")];
		default: return [`  ${text}`];
	}
}
function agentLines(progress, { paint, columns }) {
	const stepLine = (text) => [paint(clip(`    ${text}`, columns), "dim")];
	switch (progress.kind) {
		case "started": return stepLine(`agent started, model ${plainLine(progress.model, 100)}`);
		case "tool": return stepLine(stepInWords(progress));
		case "says": return stepLine(`\u201c${plainLine(progress.text, 300)}\u201d`);
		case "retrying": {
			const wait = `attempt ${progress.attempt} in ${formatDuration(progress.delayMs)}`;
			return [`    ${paint("\u21bb", "yellow")} the agent retries, ${wait}: ${plainLine(progress.why, 300)}`];
		}
		case "spent": return [];
		default: return assertNever(progress);
	}
}
const stepInWords = (step) => `${plainLine(step.name, 60)} ${plainLine(step.target, 300)}`.trimEnd();
const checkName = (check) => plainLine(check.name, 200);
const rerunReason = ({ because }) => because === "changed_files" ? `changed the files that it checks; it runs again on the tree that will be committed. ${formatterHint}` : "failed; it runs again on the same tree";
/** Once, though a red check runs twice; `ralph log` has the whole output. */
function failureLines({ failure, again: isRerun }, { paint, columns }) {
	if (!failure || isRerun) return [];
	return failure.decisive.map((line) => paint(clip(`      ${indentedLine(line)}`, columns), "dim"));
}
function checkLine(check, paint) {
	const remarks = [
		formatDuration(check.durationMs),
		...check.flaky ? ["flaky: it failed first"] : [],
		...check.counts ? [] : ["does not count"],
		...traceLines(check).map((trace) => plainLine(trace, 1e3))
	];
	const colour = check.passed ? "green" : check.counts ? "red" : "yellow";
	return `  ${paint(check.passed ? "\u2713" : "\u2717", colour)} ${checkName(check)} (${remarks.join(", ")})`;
}
// src/adapter/log/brief-lines.ts
const maxColumns = 100;
/** Two lines for each attempt, and anything that may need an operator; `--verbose` prints the rest. */
function briefLines(progress, layout) {
	const { paint, columns } = layout;
	switch (progress.kind) {
		case "event": return eventLines(progress.event, {
			...layout,
			columns: Math.min(columns, maxColumns)
		});
		case "agent": return progress.progress.kind === "retrying" ? progressLines(progress, {
			paint,
			columns
		}) : [];
		case "check_started":
		case "check_finished": return [];
		case "note": return progress.detail === true ? [] : progressLines(progress, layout);
		default: return progressLines(progress, layout);
	}
}
/** Bookkeeping, and facts that a later report repeats. */
const hiddenEvents = /* @__PURE__ */ new Set([
	...[
		"run_started",
		"confined",
		"lease_taken",
		"lease_renewed",
		"lease_released",
		"run_stopped"
	],
	...[
		"knowledge_changed",
		"knowledge_inherited",
		"evidence_gathered",
		"hints_told",
		"prompt_cut"
	],
	...[
		"agent_call",
		"agent_lingered",
		"environment_changed",
		"passes_owed",
		"passes_begun",
		"set_up_again",
		"network_refused"
	],
	...[
		"plan_format_recorded",
		"stuck_detected",
		"handed_on",
		"wait_lifted"
	]
]);
function eventLines(event, layout) {
	const { paint, columns } = layout;
	const line = (text) => clip(`   ${text}`, columns);
	switch (event.type) {
		case "baseline_finished": return baselineLines(event, layout);
		case "attempt_started": return [...layout.started.size === 1 ? [""] : [], paint(clip(headOf(event, layout), columns), "bold")];
		case "attempt_succeeded": return [paint(line(`\u2713 ${doneIn(event)}`), "green")];
		case "attempt_failed": return failedLines(event, layout);
		case "amendment_accepted": return addedLines(event, line) ?? otherLines(event, layout);
		default: return hiddenEvents.has(event.type) ? [] : otherLines(event, layout);
	}
}
const otherLines = (event, { paint, columns }) => progressLines({
	kind: "event",
	event
}, {
	paint,
	columns
});
function headOf({ iteration, task, attempt }, { titles }) {
	return `#${iteration} ${task}  ${attempt > 1 ? `${ordinal(attempt)} attempt, told what failed` : plainLine(titles.get(task) ?? "", 200)}`.trimEnd();
}
function doneIn({ commit, summary, part }) {
	const summaryLine = plainLine(summary, 300);
	const partPrefix = part ? `part ${part.number}: ` : "";
	return commit === null ? `done, nothing was left to change: ${summaryLine}` : `${shortOid(commit)}  ${partPrefix}${summaryLine}`;
}
function failedLines(event, { paint, columns }) {
	const [first, ...others] = event.said ?? [];
	const othersText = others.length === 0 ? "" : ` and ${others.length} more`;
	const reason = first ? `${plainLine(first.name, 60)}${othersText} failed` : failureWords[event.cause];
	const lines = first && first.lines.length > 0 ? first.lines : [plainLine(event.why, 300)];
	const head = `   \u2717 ${reason}, so nothing was committed:`;
	return [paint(clip(head, columns), "red"), ...lines.map((text) => paint(clip(`       ${indentedLine(text)}`, columns), "dim"))];
}
function addedLines({ amendment, given_up }, line) {
	const id = amendment.task?.["id"];
	if (given_up || amendment.action !== "add" || typeof id !== "string") return void 0;
	return [line(`+ ${id} is new in the plan${amendment.reason === "" ? "" : `: ${plainLine(amendment.reason, 300)}`}`)];
}
function baselineLines(event, layout) {
	if (event.red.length > 0 || event.counting === 0) return otherLines(event, layout);
	const names = [...layout.checks].map((name) => plainLine(name, 100)).join(", ");
	return [clip(`Checks   ${names} (green before the first task)`, layout.columns)];
}
function progressNames({ tasks }) {
	const titles = new Map(tasks.map(({ id, title }) => [id, title]));
	const checks = /* @__PURE__ */ new Set();
	const started = /* @__PURE__ */ new Set();
	return {
		titles,
		checks,
		started,
		update(progress) {
			if (progress.kind === "check_finished") checks.add(progress.name);
			if (progress.kind !== "event") return;
			const { event } = progress;
			if (event.type === "attempt_started") started.add(event.iteration);
			const newTask = "amendment" in event ? event.amendment?.task : void 0;
			if (typeof newTask?.["id"] === "string") titles.set(newTask["id"], String(newTask["title"] ?? ""));
		}
	};
}
// src/adapter/log/terminal.ts
const redrawMs = 250;
const pipeColumns = 200;
function terminalProgress(sink) {
	const paint = painter(sink.color);
	const area = sink.area ?? (sink.isTty ? liveLine(sink) : void 0);
	const names = progressNames(sink.brief ?? { tasks: [] });
	let live = nothingLive;
	let drawnAt = Number.NEGATIVE_INFINITY;
	const draw = () => {
		if (!area || sink.now() - drawnAt < redrawMs) return;
		area.draw(live);
		drawnAt = sink.now();
	};
	const show = (progress) => {
		const clean = mapStrings(progress, sink.redact);
		const layout = {
			paint,
			columns: sink.isTty ? sink.columns() - 1 : pipeColumns
		};
		names.update(clean);
		const lines = sink.brief ? briefLines(clean, {
			...layout,
			...names
		}) : progressLines(clean, layout);
		live = nextLiveStatus(live, clean, sink.now());
		const [newest] = progressLines(clean, {
			...layout,
			paint: (text) => text
		});
		if (newest !== void 0) live = {
			...live,
			last: {
				text: newest.trim(),
				at: sink.now()
			}
		};
		if (lines.length > 0) {
			area?.clear();
			sink.write(`${lines.join("\n")}\n`);
			if (sink.area) drawnAt = Number.NEGATIVE_INFINITY;
		}
		draw();
	};
	return {
		show: (progress) => quietly(() => show(progress)),
		tick: () => quietly(draw),
		clear: () => quietly(() => area?.clear())
	};
}
/** Rewritten with `\r` and spaces, without escape sequences. */
function liveLine({ write, columns, now }) {
	let drawnWidth = 0;
	const padding = (width) => " ".repeat(Math.max(0, Math.min(drawnWidth, columns() - 1) - width));
	const clear = () => {
		if (drawnWidth > 0) write(`\r${padding(0)}\r`);
		drawnWidth = 0;
	};
	return {
		clear,
		draw(live) {
			const text = liveText(live, now());
			if (text === void 0) return clear();
			const line = clip(text, columns() - 1);
			const width = displayWidth(line);
			write(`\r${line}${padding(width)}`);
			drawnWidth = width;
		}
	};
}
/** A broken terminal must not end the run; the state has everything. */
function quietly(write) {
	try {
		write();
	} catch {}
}
const nothingLive = {
	attempt: null,
	spentBefore: 0,
	waitsUntil: null,
	last: null
};
function nextLiveStatus(live, progress, now) {
	if (progress.kind === "waiting") return {
		...live,
		attempt: null,
		waitsUntil: Date.parse(progress.until)
	};
	if (live.waitsUntil !== null) return nextLiveStatus({
		...live,
		waitsUntil: null
	}, progress, now);
	if (progress.kind === "event") return followEvent(live, progress.event, now);
	if (!live.attempt) return live;
	const change = progress.kind === "agent" ? fromAgent(progress.progress, live.attempt) : fromCheck(progress);
	return change ? {
		...live,
		attempt: {
			...live.attempt,
			...change
		}
	} : live;
}
function followEvent(live, event, now) {
	switch (event.type) {
		case "attempt_started": {
			const { iteration, task } = event;
			return {
				...live,
				attempt: {
					iteration,
					task,
					since: now,
					usage: noUsage,
					doing: "",
					phase: "agent"
				}
			};
		}
		case "attempt_succeeded":
		case "attempt_failed":
		case "attempt_interrupted": return {
			...live,
			attempt: null,
			spentBefore: live.spentBefore + event.usage.usd
		};
		case "run_stopped": return {
			...live,
			attempt: null
		};
		default: return live;
	}
}
function fromAgent(progress, { phase }) {
	const nextPhase = phase.startsWith("check") || phase === "review" ? "review" : "agent";
	if (progress.kind === "tool") return {
		phase: nextPhase,
		doing: stepInWords(progress)
	};
	if (progress.kind === "spent") return { usage: progress.usage };
	return progress.kind === "started" ? { phase: nextPhase } : void 0;
}
function fromCheck(progress) {
	if (progress.kind !== "check_started") return void 0;
	const check = `check ${plainLine(progress.name, 100)}`;
	return {
		phase: check,
		doing: check
	};
}
/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined if nothing runs. */
function liveText({ attempt, spentBefore, waitsUntil }, now) {
	if (waitsUntil !== null) return waitsUntil > now ? `waiting · ${formatDuration(waitsUntil - now)} left` : void 0;
	if (!attempt) return void 0;
	const { iteration, task, since, usage, doing } = attempt;
	const attemptCost = usage.usd > 0 ? [formatUsd(usage.usd)] : [];
	const jobCost = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : [];
	return [
		`#${iteration} ${task}`,
		formatDuration(Math.max(0, now - since)),
		`${formatTokens(totalTokens(usage))} tokens`,
		...attemptCost,
		...jobCost,
		...doing === "" ? [] : [doing]
	].join(" · ");
}
export { rerunReason as a, progressLines as i, nothingLive as n, terminalProgress as r, nextLiveStatus as t };
