import { C as formatUsd, D as plural, M as cappedRow, a as quote, d as excerpt, g as visible, h as stripAnsi, m as startOf, o as some$1, r as oneLine, w as formatUtc, y as formatDuration } from "./one-line.js";
import { O as shortOid, P as holderInWords } from "./due.js";
import { A as knowledgeChanged, C as questionInWords, Gt as signalsInWords, Ht as assertNever, Jt as confinementInWords, Q as answerInWords, Qt as wayInWords, V as budgetInWords, Z as unusableEditLine, a as touchedWords, at as judgedInWords, c as stopInWords, et as consensusInWords, gt as uncheckedWords, i as setUpInWords, it as interruptedInWords, ot as planReviewInWords, r as reviewInWords, rt as evidenceInWords, t as passInWords, tt as counselInWords, x as acceptedInWords } from "./remarks.js";
import { r as fenced } from "./fences.js";
import { i as rulesInWords, r as rulesChanged } from "./rules-text.js";
import { r as judge } from "./verdict.js";
// src/core/report/words/edit-words.ts
/** What of a person's edit of the plan was adopted. */
function planChanged(event) {
	const said = [
		["added", event.added.map((task) => task.id)],
		["removed", event.removed],
		["changed", event.modified]
	].filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${some$1(ids)}`);
	const refused = event.refused ?? [];
	const left = refused.length === 0 ? "" : `; not adopted: ${refused.map(({ why }) => quote(why)).join(" ")}`;
	return `a person's edit of the plan was adopted: ${said.join("; ") || "no task changed"}${left}`;
}
/** An edit that cannot be used, or that was mended. */
function editInWords(event) {
	if (event.type === "edit_unusable") return unusableEditLine(event, quote);
	const since = event.kind === "plan" ? "" : ": each job that starts from now on follows it";
	return `${quote(event.file)} can be used again${since}`;
}
// src/core/report/words/log-lines.ts
/**
* One event as one line of `ralph log`: `2026-11-21 14:30:05  #12  TASK-3 failed \u2026`. Times are UTC. Lines are at most
* some 400 columns; text that is not ours is one plain line.
*/
function logLine(event) {
	const iteration = "iteration" in event && event.iteration > 0 ? `#${event.iteration}` : "";
	return `${event.at.slice(0, 19).replace("T", " ")}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
/** What happened, in words, without time and iteration. */
function eventInWords(event) {
	switch (event.type) {
		case "run_started": return `run ${quote(event.run)} of plan ${quote(event.plan)} started: ${plural(event.tasks.length, "task")}, base ${shortOid(event.base)}, work on ${quote(event.work_branch)}${rulesOf(event)}`;
		case "lease_taken": return `${quote(holderInWords(event.holder))} took the lease (epoch ${event.epoch})`;
		case "lease_renewed": return "lease renewed";
		case "lease_released": return "lease released";
		case "confined": return confined(event);
		case "baseline_finished": return baseline(event);
		case "attempt_started": return `${event.task}: attempt ${event.attempt} started from ${shortOid(event.checkpoint)}`;
		case "handed_on": return handedOn(event);
		case "attempt_succeeded": return succeeded(event);
		case "milestone_begun": return `${event.milestone === null ? "what belongs to no milestone" : `milestone ${quote(event.milestone)}`} begins on ${shortOid(event.from)}`;
		case "attempt_failed": return failed(event);
		case "attempt_interrupted": return interrupted(event);
		case "checks_touched": return `${event.task}: ${touchedWords(event, quote)}`;
		case "stuck_detected": return stuck(event);
		case "signals_given": return `${event.task}: its agent says: ${signalsInWords(event, quote)}`;
		case "human_review_requested": return askedForReview(event);
		case "unchanged_accepted": return `${event.task}: ${acceptedInWords(event, quote)}`;
		case "unchanged_doubted": return `${event.task}: a person decides whether it is done without a change, since ${quote(event.why)}`;
		case "review_answered": return `${event.task}: ${quote(event.by)} answered its agent; dependent tasks continue`;
		case "iteration_reviewed": return `${event.task}: ${reviewInWords(event)} (${formatUsd(event.usd)})`;
		case "agent_pass": return `${event.task}: ${passInWords(event)} (${formatUsd(event.usage.usd)})`;
		case "passes_owed": return passesOwed(event);
		case "passes_begun": return `the passes that were waiting now look at ${plural(event.iterations.length, "iteration")}: ${some$1(event.iterations.map((one) => `#${one}`))}`;
		case "agent_call": return agentCalled(event);
		case "failure_pattern": return `${event.task}: the same failure again and again: ${quote(event.pattern)} [recommended: ${quote(event.recommended_action)}]`;
		case "context_directive": return directive(event);
		case "prepared_prompt_refused": return `the prepared prompt is not used; the assembled one is used instead: ${some$1(event.why)}`;
		case "server_trouble": return quote(event.what.join("; "));
		case "set_up_again": return setUpInWords(event, quote);
		case "agent_lingered": return `the agent's process kept running after its answer and was ended after ${formatDuration(event.after_ms)}`;
		case "prompt_cut": return promptCut(event);
		case "files_hidden": return `${plural(event.total, "new file")} hidden by ignore rules that the agent added, so not committed: ${some$1(event.paths, event.total)}`;
		case "environment_changed": return `${plural(event.total, "ignored file")} changed by the agent: ${some$1(event.paths, event.total)}`;
		case "amendment_accepted": return event.given_up ? `${quote(String(event.amendment.task_id))} given up; a person decides${because(event.amendment.reason)}` : `plan amended: ${amendmentInWords(event.amendment)}`;
		case "amendment_refused": return `amendment refused (${amendmentInWords(event.amendment)}): ${quote(event.why)}`;
		case "plan_changed": return planChanged(event);
		case "edit_unusable":
		case "edit_mended": return editInWords(event);
		case "command_taken": return `${quote(event.by)} ordered: ${quote(event.text)}${event.refused === null ? "" : ` \u2014 refused: ${quote(event.refused)}`}`;
		case "follow_up_added": return `${quote(event.by)} reviewed: ${event.task} is added to the plan (${quote(String(event.amendment.task?.["title"] ?? ""))})`;
		case "follow_up_answered": return `${event.task}: the reviewer is told the outcome`;
		case "remembered": return `${quote(event.by)} wants every agent to know: ${quote(event.text)} [${event.id}]${instead(event.supersedes)}`;
		case "forgotten": return `${event.id} is withdrawn by ${quote(event.by)}${because(event.why)}`;
		case "knowledge_changed": return knowledgeChanged(event);
		case "knowledge_refused": return `the knowledge index stays unchanged: ${some$1(event.why)}`;
		case "knowledge_inherited": return knowledgeInherited(event);
		case "evidence_gathered": return evidenceInWords(event);
		case "counsel_begun": return `${counselInWords(event)} begins`;
		case "counsel_called": return `${counselInWords(event)} by ${event.model === null ? "an agent" : quote(event.model)} (${spent(event)}): ${quote(event.outcome)}${putBack(event)}`;
		case "counsel_interrupted": return interruptedInWords(event, quote);
		case "counsel_lost": return `${counselInWords(event)} was under way when its job ended; what the call cost is unknown`;
		case "consensus_said": return `consensus: ${consensusInWords(event.now, quote)}`;
		case "plan_reviewed": return planReviewInWords(event, quote);
		case "counsel_answered": return answerInWords(event, quote);
		case "completion_judged": return judgedInWords(event, quote);
		case "pause": return `paused by ${quote(event.by)}: ${quote(event.why)}`;
		case "resume": return `resumed by ${quote(event.by)}`;
		case "wait_lifted": return "this job was told not to wait for the provider (--now)";
		case "setting_changed": return `${quote(event.name)} set to ${quote(event.value)} by ${quote(event.by)}, for the rest of the run`;
		case "rules_changed": return rulesChanged(event);
		case "skip_task": return `${event.task} skipped by ${quote(event.by)}${because(event.why)}`;
		case "task_reopened": return `${event.task} reopened by ${quote(event.by)}, with all its attempts again`;
		case "attempt_held": return `${succeeded(event, "passed as")} [waits for approval]`;
		case "attempt_approved": return approved(event);
		case "attempt_rejected": return `${event.task}: ${shortOid(event.commit)} rejected by ${quote(event.by)}${because(event.why)} [reopened]`;
		case "undo_ordered": return `undo of iteration ${event.undoes} ordered by ${quote(event.by)}${because(event.why)}`;
		case "undo_done": return undone(event);
		case "undo_failed": return `iteration ${event.undoes} could not be undone; nothing was changed: ${quote(event.why)}`;
		case "note": return `hint by ${quote(event.by)} for ${event.task ? `the next attempt of ${event.task}` : "the next attempt"}: ${quote(event.text)}`;
		case "hints_told": return `${plural(event.ids.length, "hint")} went into the prompt`;
		case "base_merged": return `the base moved: ${quote(event.why)}; the checks run on ${shortOid(event.commit)} next${protectedPart(event)}`;
		case "plan_format_recorded": return event.format === null ? "a setting names the format of the plan from now on" : `the plan is read as ${quote(event.format)} from now on`;
		case "base_renamed": return `the base branch ${quote(event.from)} is called ${quote(event.to)} from now on`;
		case "conflict_task_added": return `the base conflicts with the work in ${some$1(event.files, event.total)}: resolving it is ${event.task}, the next task (${quote(event.why)})`;
		case "conflict_task_ended": return `${event.task} is no longer needed: ${quote(event.why)}`;
		case "run_imported": return `the run of ${quote(event.from)} continues here after its iteration ${event.iteration}`;
		case "agents_md_due": return `ralph's section of AGENTS.md is out of date: ${event.task} updates it, with ${plural(event.entries, "entry", "entries")}`;
		case "agents_md_ended": return `${event.task} is given up, and AGENTS.md stays unchanged: ${quote(event.why)}`;
		case "agents_md_left": return `AGENTS.md stays unchanged: ${quote(event.why)}`;
		case "work_moved": return `work branch moved from ${shortOid(event.from)} to ${shortOid(event.to)}: ${quote(event.why)}${protectedPart(event)}`;
		case "queue_moved": return `the plan moved to ${quote(event.file)} by ${shortOid(event.to)}`;
		case "steering_changed": return `changed while an agent with possible access was running: ${some$1(event.paths)}; the run keeps the earlier versions`;
		case "work_refused": return `the remote refused ${quote(event.branch)} (${quote(event.why)}); the commits are offered as ${quote(event.offered)}`;
		case "budget_warning": return budgetInWords(event);
		case "run_stopped": return `job ended: ${stopInWords(event.reason)}`;
		default: return assertNever(event);
	}
}
function rulesOf({ rules }) {
	const said = rulesInWords(rules);
	return said === void 0 ? "" : `; rules: ${said}`;
}
const spent = (event) => `${formatDuration(event.duration_ms)}, ${formatUsd(event.usage.usd)}`;
function confined(event) {
	const refused = event.refused.map(({ way, why }) => `${wayInWords[way]} (${quote(why)})`);
	const others = refused.length === 0 ? "" : `. Not available here: ${some$1(refused)}`;
	return `confinement of the agent and the checks: ${confinementInWords(event)}${others}`;
}
function baseline(event) {
	const { commit, red, accepted, counting, confined = [] } = event;
	const at = `checks on the untouched ${shortOid(commit)}`;
	const unchecked = uncheckedWords(event);
	if (counting === 0) return `${at}: none. ${unchecked}`;
	if (red.length === 0) return `${at}: all green`;
	if (confined.length > 0) return `${at}: fails in the confinement, passes without it: ${some$1(confined.map(({ name }) => name))} (blocks the run)`;
	const fate = accepted ? " (accepted as known)" : " (blocks the run)";
	return `${at}: red: ${some$1(red)}${fate}${unchecked === void 0 ? "" : `. ${unchecked}`}`;
}
function succeeded(event, how = "done in") {
	const extras = [
		...event.handoff === "synthetic" ? ["the agent left no handoff"] : [],
		...event.handoff === "extracted" ? ["its handoff was extracted from its last output"] : [],
		...event.flaky.length > 0 ? [`flaky: ${some$1(event.flaky)}`] : [],
		...event.turned_green.length > 0 ? [`now green: ${some$1(event.turned_green)}`] : []
	];
	const tail = extras.length > 0 ? ` [${extras.join("; ")}]` : "";
	const said = `(${spent(event)}): ${quote(event.summary)}${tail}`;
	const { task, commit, part } = event;
	if (commit === null) return `${task} done; nothing was left to do after its parts ${said}`;
	if (!part) return `${task} ${how} ${shortOid(commit)} ${said}`;
	const left = part.left.length === 0 ? "" : `: ${some$1(part.left.map((one) => quote(one)))}`;
	const fate = part.final ? "; no continuation is left, so the task failed" : "";
	return `${task} ${how === "done in" ? "continued with" : how} part ${part.number}, ${shortOid(commit)} ${said} [not complete${left}${fate}]`;
}
function handedOn({ what, of, commit }) {
	if (what === "passes") return "the passes that were waiting were handed to the workflow's other jobs";
	if (what === "counsel") return "a call about the plan as a whole was handed to the workflow's other jobs";
	const which = of ? `${of.task}, iteration ${of.iteration}` : "the untouched checkpoint";
	const at = commit === null ? "" : ` as ${shortOid(commit)}`;
	return `${what === "undo" ? "the undo in " : ""}${which} was handed to the workflow's other jobs${at}`;
}
function passesOwed({ task, passes, checks }) {
	return `${task}: the ${passes.length === 1 ? "pass" : "passes"} ${some$1(passes.map((name) => quote(name)))} will look at it in the next job of an agent: its checks ${checks}`;
}
const instead = (ids = []) => ids.length === 0 ? "" : `, replacing ${some$1(ids)}`;
function knowledgeInherited({ from, entries, left_out }) {
	const more = left_out === void 0 ? "" : `; ${left_out} more did not fit`;
	return `${plural(entries.length, "entry", "entries")} from the plan ${quote(from)} ${entries.length === 1 ? "was" : "were"} inherited${more}`;
}
const approved = ({ task, commit, by, part }) => `${task}: ${shortOid(commit)} approved by ${quote(by)}, ${part ? `part ${part.number}` : "done"}`;
function stuck({ task, why, action, retries_left }) {
	const saved = retries_left === 0 ? "" : `, ${plural(retries_left, "retry", "retries")} saved`;
	return `${task} is stuck: ${quote(why)} [${stuckWords[action]}${saved}]`;
}
const stuckWords = {
	ask: "the task has failed; a person is notified",
	pause: "the run is paused",
	skip: "given up; a person decides"
};
const askedForReview = ({ task, why, holds, question }) => question ? `${task}: it changed nothing. ${questionInWords(question, quote)} [the task waits for an answer]` : `${task}: a person is asked to review: ${quote(why)}${holds ? " [what depends on it waits]" : ""}`;
function agentCalled({ model, role, outcome, edited = [], ...event }) {
	return `${role}: ${`${model === null ? "an agent" : quote(model)} (${spent(event)})`} ${{
		index: "was asked to update the index",
		post: "was asked to review the last iteration",
		prep: "was asked to prepare the prompt",
		research: "was asked to do research",
		extraction: "was asked to write a handoff from the agent's last output"
	}[role]}${outcome === void 0 ? "" : `: ${quote(outcome)}`}${putBack({ edited })}`;
}
const putBack = ({ edited = [] }) => edited.length === 0 ? "" : ` [it changed files, which were restored: ${some$1(edited)}]`;
function directive({ task, role, action, reason, held }) {
	const then = held ? " [its agent is not called]" : "";
	return `${task}: ${role} says ${quote(action)}: ${quote(reason)}${then}`;
}
const because = (why) => why === "" ? "" : `: ${quote(why)}`;
function undone(event) {
	const { undoes, also, task, opens, commit, by, why, dependents, reopened } = event;
	const how = commit === null ? "nothing was left to revert" : `reverted in ${shortOid(commit)}`;
	const which = also.length === 0 ? `iteration ${undoes}` : `iterations ${[undoes, ...also].sort((a, b) => a - b).join(", ")}`;
	const kept = reopened.length > 0 ? "reopened too" : "stay done";
	const others = dependents.length === 0 ? "" : `; tasks that build on it: ${some$1(dependents)} (${kept})`;
	return `${task} is ${opens ? "reopened" : "taken back"}: ${which}, ${how}, for ${quote(by)}${because(why)}${others}`;
}
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${some$1(protects.paths, protects.total)}` : "";
function failed(event) {
	const then = event.moot ? "only a model asked for this task, so it is skipped" : event.final ? "no retries left; the task has failed" : "rolled back; it will be retried";
	const kept = event.rejected ? `; rejected tree kept as ${shortOid(event.rejected)}` : "";
	return `${event.task} failed: ${failureWords$1[event.cause]} (${spent(event)}): ${quote(event.why)} [${then}${kept}]`;
}
function interrupted(event) {
	const until = event.until ? `; continues after ${formatUtc(event.until)}` : "";
	const why = `${interruptWords[event.cause]} (${spent(event)}): ${quote(event.why)}`;
	return `${event.task} interrupted: ${why} [rolled back; not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0 ? `the prompt's section "${quote(section)}" (${from_chars} characters) was omitted to fit the budget` : `the prompt's section "${quote(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${quote(String(task_id ?? task?.["id"] ?? "a task"))}${reason === "" ? "" : `: ${quote(reason)}`}`;
/** Why an attempt did not pass, in a few words. */
const failureWords$1 = {
	checks: "checks failed",
	no_changes: "nothing was changed",
	guard: "a guard refused the change",
	agent_error: "the agent reported an error",
	agent_crashed: "the agent crashed",
	agent_timed_out: "the agent ran out of time",
	no_result: "the agent gave no result",
	runner_lost: "too many runners were lost",
	review: "the reviewer did not accept it",
	incomplete: "the agent did not complete it",
	stuck: "the agent cannot go on"
};
/** The same for one that does not count. */
const interruptWords = {
	runner_lost: "the runner was lost",
	agent_killed: "the agent was killed from outside",
	infrastructure: "the machine or the remote failed",
	cancelled: "cancelled",
	usage_limit: "the provider's usage limit",
	overloaded: "the provider is overloaded",
	billing: "the provider refuses because of billing",
	auth: "the provider does not accept the credentials",
	budget: "the cost budget was used up",
	work_moved: "the work branch moved",
	asked: "changed nothing and asks a person",
	held_back: "held back before its agent was called"
};
// src/core/validation/failure-locations.ts
/** A line beyond this is no line of a tool that names files. */
const longestLine$1 = 2e3;
/**
* The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
* test, build and vet, cargo. What tool it was is not asked: a check may run several.
*/
function failureLocations(output) {
	const lines = stripAnsi(output).split(/\r*\n/).map((line) => line.length > longestLine$1 ? "" : line);
	const found = [
		...lines.flatMap((line) => lineLocation(line) ?? []),
		...stylishLocations(lines),
		...blockLocations(lines),
		...pytestLocations(lines),
		...panicLocations(lines),
		...goTestLocations(lines)
	];
	const seen = /* @__PURE__ */ new Set();
	return found.filter(({ paths, line }) => {
		const key = `${paths[0]}:${line}`;
		return line > 0 && !seen.has(key) && seen.add(key);
	});
}
/**
* A printed path as one of the repository, `/`-separated; undefined where it leads out of it. `root` is where the
* repository lies, `directory` where the check ran, from its top.
*/
function pathInRepository(printed, request) {
	const path = printed.replaceAll("\\", "/");
	const root = request.root.replaceAll("\\", "/").replace(/\/*$/, "/");
	const absolute = /^\/|^[A-Za-z]:\//.test(path);
	if (absolute && !path.startsWith(root)) return void 0;
	const parts = absolute ? path.slice(root.length).split("/") : `${request.directory}/${path}`.split("/");
	const kept = [];
	for (const part of parts) {
		if (part === ".." && kept.pop() === void 0) return void 0;
		if (part !== "" && part !== "." && part !== "..") kept.push(part);
	}
	return kept.length === 0 || kept[0] === ".git" ? void 0 : kept.join("/");
}
const at = "(?<path>[^\\s:()][^:()]*):(?<line>\\d+)";
const formats = [
	{
		heading: /^ *FAIL {2}\S/,
		message: /^(\w*(?:Error|Exception|Failure)\b.*)$/,
		place: new RegExp(`^ *\u276f (?:\\S+ )?${at}:(?<column>\\d+)$`)
	},
	{
		heading: /^ {2}\u25cf \S/,
		message: /^ {4}(\S.*)$/,
		place: new RegExp(`^ +at (?:.* \\()?${at}:(?<column>\\d+)\\)?$`)
	},
	{
		heading: /^error(?:\[E\d+\])?: /,
		message: /^(error(?:\[E\d+\])?: .*)$/,
		place: new RegExp(`^ *--> ${at}:(?<column>\\d+)$`)
	}
];
/** The first place of each failure; frames below it and those of libraries say less. */
const blockLocations = (lines) => formats.flatMap((format) => withFormat(lines, format));
function withFormat(lines, { heading, message, place }) {
	const found = [];
	let said;
	let open = false;
	for (const text of lines) {
		if (heading.test(text)) {
			open = true;
			said = void 0;
		}
		if (!open) continue;
		said ??= message.exec(text)?.[1];
		const groups = place.exec(text)?.groups;
		if (!groups || /node_modules|^node:/.test(groups["path"] ?? "")) continue;
		found.push(locationOf(groups, said ?? "failed"));
		open = false;
	}
	return found;
}
const pytestHeading = /^_{3,} .+ _{3,}$/;
const pytestError = /^E {3,}(\S.*)$/;
const pytestFrame = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): in \S+$/;
const pytestPlace = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): \w[\w.]*$/;
/** pytest: `E   text` and then `file:6: AssertionError`; with short tracebacks `file:6: in test` and then `E   text`. */
function pytestLocations(lines) {
	const found = [];
	let said;
	let frame;
	for (const text of lines) {
		if (pytestHeading.test(text)) said = frame = void 0;
		frame = pytestFrame.exec(text)?.groups ?? frame;
		const error = said === void 0 ? pytestError.exec(text)?.[1] : void 0;
		if (error !== void 0 && frame !== void 0) found.push(locationOf(frame, error));
		said ??= error;
		const groups = pytestPlace.exec(text)?.groups;
		if (groups && said !== void 0) found.push(locationOf(groups, said));
	}
	return found;
}
/** Rust's tests: `thread '\u2026' panicked at src/lib.rs:7:9:` and the text below it. */
function panicLocations(lines) {
	return lines.flatMap((text, index) => {
		const groups = /^thread '.*' (?:\(\d+\) )?panicked at (?<path>[^:]+\.rs):(?<line>\d+):(?<column>\d+):$/.exec(text)?.groups;
		return groups ? [locationOf(groups, lines[index + 1])] : [];
	});
}
/**
* Go's tests: `--- FAIL: TestAdd`, `    add_test.go:8: text`, and far below `FAIL	example.com/calc/sub	0.002s`. The file is
* named within its package, and the package within a module that only go.mod knows.
*/
function goTestLocations(lines) {
	const found = [];
	let waiting = [];
	let failed = false;
	for (const text of lines) {
		if (/^ *--- /.test(text)) failed = /^ *--- FAIL: /.test(text);
		const groups = /^ {4,}(?<path>[\w.-]+\.go):(?<line>\d+): (?<message>.*)$/.exec(text)?.groups;
		if (groups && failed) waiting.push(locationOf(groups));
		const ended = /^(?:FAIL|ok) *\t(\S+)/.exec(text)?.[1];
		if (ended === void 0) continue;
		found.push(...waiting.map((location) => withinPackage(location, ended)));
		waiting = [];
	}
	return [...found, ...waiting];
}
function withinPackage(location, name) {
	const parts = name.split("/");
	const folders = parts.map((_, index) => parts.slice(index + 1).join("/"));
	return {
		...location,
		paths: folders.flatMap((folder) => location.paths.map((path) => folder === "" ? path : `${folder}/${path}`))
	};
}
/** Formats that say everything on one line. */
const lineFormats = [
	/^(?<path>[^\s(].*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*)$/,
	/^(?<path>\S.*?):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .*)$/,
	/^(?<path>\S.*?):(?<line>\d+):(?<column>\d+): (?<message>.* \[Error\/.*)$/,
	/^(?:vet: )?(?<path>\S+\.go):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.*)$/
];
/** What one line says by itself. */
function lineLocation(text) {
	const match = lineFormats.map((format) => format.exec(text)).find((found) => found !== null);
	return match?.groups && locationOf(match.groups);
}
const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/;
/** eslint's `stylish`: the file on a line of its own, then its problems. */
function stylishLocations(lines) {
	let path;
	return lines.flatMap((text) => {
		if (/^\S/.test(text)) path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : void 0;
		const { line, column, message = "", rule } = eslintRow.exec(text)?.groups ?? {};
		if (path === void 0 || line === void 0) return [];
		return [locationOf({
			path,
			line,
			column
		}, rule === void 0 ? message : `${message} (${rule})`)];
	});
}
/** From the groups of a match: `path`, `line`, and where they are there `column` and `message`. */
function locationOf(groups, message) {
	const { path = "", line = "", column } = groups;
	return {
		paths: [path],
		line: Number(line),
		...column === void 0 ? {} : { column: Number(column) },
		message: (message ?? groups["message"] ?? "").trim()
	};
}
// src/core/text/command-secrets.ts
/**
* A command without the passwords of its addresses and the values of variables and flags that are named for secrets; a
* variable that is only referred to (`$TOKEN`) stays.
*/
const withoutCommandSecrets = (command) => command.replace(/(:\/\/)[^\s/@]+@/g, "$1***@").replace(/((?<![A-Za-z])[\w-]*(?:token|secret|passw(?:or)?d|api[_-]?key|credential)[\w-]*(?:=|\s*:\s+))(?!\$|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi, "$1***").replace(/(--(?:[\w-]*-)?(?:token|secret|passw(?:or)?d|api[_-]?key)s?\s+)(?![-$]|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi, "$1***");
// src/core/validation/fold-lines.ts
/** A moment or a duration at which the same line differs from run to run. */
const moments = /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s*|\b\d+(?:\.\d+)?\s?(?:ms|µs|s)\b/g;
const sameLine = (line) => line.replace(moments, "").trim();
const failureWords = /error|fail|assert|expect|exception|panic|fatal|traceback|not ok|denied|refused|timed? ?out|cannot|\u2717|\u2715|×|\u25cf|^\s+at |^\s*E {3}/i;
const speaksOfFailure = (line) => failureWords.test(line);
/** Shorter lines, such as a bracket, are part of something larger. */
const shortest = 12;
/** So many lines in a row are looked at for a repetition, such as a stack trace. */
const longestBlock = 12;
/**
* Lines that repeat, told once with a count: the same line or the same few lines in a row, and a line of a failure wherever it
* comes again. Times and durations in them do not count. Linear.
*/
function foldLines(text) {
	return foldFailures(foldRows(text.split("\n"))).join("\n");
}
function foldRows(lines) {
	const keys = lines.map(sameLine);
	const folded = [];
	for (let from = 0; from < lines.length;) {
		const { length, times } = repetition(keys, from);
		const block = lines.slice(from, from + length);
		if (times > 1) block[block.length - 1] += length === 1 ? ` (×${times})` : ` (these ${length} lines ×${times})`;
		folded.push(...block);
		from += length * times;
	}
	return folded;
}
/** The shortest block of lines from here that stands several times in a row. */
function repetition(keys, from) {
	for (let length = 1; length <= longestBlock; length++) {
		let times = 1;
		while (isSameBlock(keys, {
			from,
			other: from + length * times,
			length
		})) times++;
		if ((length === 1 ? times > 2 || times > 1 && (keys[from]?.length ?? 0) >= shortest : times > 1) && keys.slice(from, from + length).some((key) => key !== "")) return {
			length,
			times
		};
	}
	return {
		length: 1,
		times: 1
	};
}
function isSameBlock(keys, { from, other, length }) {
	if (other + length > keys.length) return false;
	for (let index = 0; index < length; index++) if (keys[from + index] !== keys[other + index]) return false;
	return true;
}
function foldFailures(lines) {
	const counts = /* @__PURE__ */ new Map();
	const folds = (line) => line.trim().length >= shortest && speaksOfFailure(line);
	for (const line of lines) if (folds(line)) counts.set(sameLine(line), (counts.get(sameLine(line)) ?? 0) + 1);
	const shown = /* @__PURE__ */ new Set();
	return lines.flatMap((line) => {
		if (!folds(line)) return [line];
		const key = sameLine(line);
		if (shown.has(key)) return [];
		shown.add(key);
		const times = counts.get(key) ?? 1;
		return [times > 1 ? `${line} (×${times})` : line];
	});
}
// src/core/validation/output-excerpt.ts
/**
* What a check printed, for a prompt or a report: no escape sequences, progress lines as they stood last, and where it
* is longer than `maxChars` three tenths from the head and the rest from the tail, where the failure is named.
*/
function outputExcerpt(result, maxChars = 5e3) {
	const head = settled(result.output_head);
	const tail = settled(result.output_tail);
	const kept = new TextEncoder().encode(result.output_head + result.output_tail).length;
	const whole = tail !== "" && result.output_bytes > kept ? `${head}\n\u2026\n${tail}` : head + tail;
	return excerpt(visible(whole).trim(), maxChars);
}
/** The last lines of what a check printed that hold anything, where the failure is mostly named. */
const lastLines = (output, most = 10) => output.split("\n").filter((line) => line.trim() !== "").slice(-most);
/** The red checks with their last lines, as a fact of the run keeps them: bounded, whatever they printed. */
const saidByRed = (red) => red.length === 0 ? {} : { said: red.slice(0, 5).map((result) => ({
	name: startOf(result.name, 200),
	lines: lastLines(outputExcerpt(result)).map((line) => startOf(line, 300))
})) };
/** Each line as a terminal shows it in the end: a carriage return without a line feed writes over the line. */
function settled(output) {
	return stripAnsi(output).replace(/\r+\n/g, "\n").split("\n").map((line) => line.split("\r").findLast((part) => part.trim() !== "") ?? "").join("\n");
}
/** The runner's own mark of when a line came. */
const moment = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
/**
* What the failed step of a job printed, from the job's whole log: from the step's first line to the last error that
* the runner noted. Where nothing is noted, all of it. At most `maxChars`; foreign text.
*/
function failedPart(log, maxChars) {
	const lines = stripAnsi(log).split(/\r?\n/).map((line) => line.replace(moment, ""));
	const last = lines.findLastIndex((line) => line.startsWith("##[error]"));
	const upTo = last === -1 ? lines : lines.slice(0, last + 1);
	const from = last === -1 ? -1 : upTo.findLastIndex((line) => line.startsWith("##[group]Run "));
	const said = upTo.slice(Math.max(0, from)).filter((line) => line !== "##[endgroup]").map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ""));
	return excerpt(said.join("\n").trim(), maxChars);
}
// src/core/validation/decisive-lines.ts
const mostPlaces = 3;
const mostLines = 6;
const longestLine = 300;
/** A count of none is no failure, such as `0 errors` and `Failed: 0`. */
const ofNothing = /\b(?:0|no) (?:errors?|fail\w*|warnings?)\b|\b(?:errors?|fail\w*): ?0\b/i;
const saysError = /\b\w*(?:error|exception|panic(?:ked)?|fatal|failure|traceback)\b|\bnot ok\b|^\s*(?:FAIL|\u2717|\u2715|×|\u25cf)/i;
const saysAssertion = /\bassert\w*|\bexpect(?:ed)?\b|\breceived\b|\bactual\b|\bto (?:be|equal|match|contain)\b|^\s*E {3}/i;
/** The lines of a failed check that decide: what its output blames by file and line, the first error, what was asserted. */
function decisiveLines(result) {
	const output = outputExcerpt(result, Number.MAX_SAFE_INTEGER);
	const lines = output.split("\n").filter((line) => line.trim() !== "" && !ofNothing.test(line));
	const places = failureLocations(output).slice(0, mostPlaces).map(({ paths: [path = ""], line, message }) => `${path}:${line}: ${message}`);
	const firstError = lines.find((line) => saysError.test(line)) ?? lines.find(speaksOfFailure);
	const assertions = lines.filter((line) => saysAssertion.test(line)).slice(0, 3);
	const chosen = [
		...places,
		...firstError === void 0 ? [] : [firstError],
		...assertions
	].map((line) => line.trim());
	return [...new Set(chosen)].filter((line, index, all) => all.every((other, at) => at === index || !repeats(line, other, at < index))).slice(0, mostLines).map((line) => line.length > longestLine ? `${startOf(line, 299)}\u2026` : line);
}
/** Whether another line says all that this one does. */
const repeats = (line, other, isEarlier) => other !== line ? other.includes(line) : isEarlier;
// src/core/validation/failure-sentence.ts
/** How a check ended: ``failed with exit code 1 after 3m 20s``, and what it did to tracked files. */
function failureSentence(result) {
	if (result.elsewhere) return inTheWorkflow(result.elsewhere);
	return [ending(result), ...changedFiles(result).map((what) => `it ${what}`)].join("; ");
}
function ending(result) {
	const after = formatDuration(result.duration_ms);
	if (result.timed_out) return `was stopped by its time limit after ${after}`;
	if (result.filled_disk) return `was ended after ${after}because the disk was full`;
	if (result.exit_code === null) return `was stopped by a signal after ${after}`;
	return `failed with exit code ${result.exit_code} after ${after}`;
}
function inTheWorkflow({ of, outcome, meant }) {
	return {
		success: "passed",
		failure: "failed",
		cancelled: "was cancelled",
		skipped: "was skipped",
		missing: `has no result: there is no such ${of} in \`results\`${meant === void 0 ? "" : `; did you mean ${meant}?`}`
	}[outcome];
}
const shown = 3;
/** What a check did to the tree: `changed tracked files, which were restored: a.ts, b.ts`; `left new files: dist/`. */
function traces({ changed, left }) {
	return [...changedFiles({ changed }), ...left ? [`left new files: ${some(left)}`] : []];
}
/** The same, without what may stay. */
const changedFiles = ({ changed }) => changed ? [`changed tracked files, which were restored: ${some(changed)}`] : [];
/** Where a formatter belongs, which as a check changes what it is to judge. */
const formatterHint = "A formatter belongs in before-capture: what it changes there is committed.";
const some = ({ paths, total }) => cappedRow(paths.map((path) => oneLine(path, 200)), shown, total);
/**
* The failed checks of a validation, those that count first; failures that are known red are left out. At most about
* `maxChars` of output over all of them, with lines that repeat told once.
*/
function failedChecks(validation, maxChars = 12e3) {
	const { strategy, checks, known_red } = validation;
	const { failures, reported } = judge({
		strategy,
		checks,
		results: checks,
		knownRed: known_red
	});
	const share = Math.min(5e3, Math.floor(maxChars / Math.max(1, failures.length + reported.length)));
	const isReported = new Set(reported);
	return [...failures, ...reported].map((result) => ({
		name: oneLine(withoutCommandSecrets(result.name), 120),
		account: accountOf(result, isReported.has(result) ? " It is only reported and does not fail the attempt." : ""),
		decisive: decisiveLines(result),
		log: logOf(result, share)
	}));
}
/** The same as Markdown. */
const failureContext = (validation, maxChars = 12e3) => failedChecks(validation, maxChars).map(({ account, log }) => `${account}${log === "" ? "" : `\n\n${log}`}`).join("\n\n");
const committedOnly = "What a check changes is not committed: make such a change yourself, before you end.";
function accountOf(result, note) {
	const name = oneLine(withoutCommandSecrets(result.name), 120);
	const command = oneLine(withoutCommandSecrets(result.run), 300);
	const changed = result.changed ? ` ${committedOnly}` : "";
	const run = command === name ? "" : ` Command: ${command}`;
	const silent = outputExcerpt(result, 1) === "" ? " It printed nothing." : "";
	return `#### Check: ${name} (${result.kind})\n\nIt ${failureSentence(result)}.${changed}${note}${silent}${run}`;
}
function logOf(result, maxChars) {
	const output = excerpt(foldLines(outputExcerpt(result, Number.MAX_SAFE_INTEGER)), maxChars);
	return output === "" ? "" : fenced(output);
}
export { formatterHint as a, lastLines as c, withoutCommandSecrets as d, failureLocations as f, logLine as h, failureSentence as i, outputExcerpt as l, eventInWords as m, failedChecks as n, traces as o, pathInRepository as p, failureContext as r, failedPart as s, changedFiles as t, saidByRed as u };
