import { kn as shortOid } from "./through-proxy.js";
import { C as formatUtc, D as plural, N as cappedRow, S as formatUsd, i as oneLine, n as firstThree, o as quote, u as excerpt, v as formatDuration } from "./one-line.js";
import { v as holderInWords } from "./due.js";
import { A as planChangeInWords, Bt as interruptedInWords, Cn as refusalInWords, Dn as signalsInWords, Et as budgetInWords, Ht as planReviewInWords, I as stopInWords, It as consensusInWords, Jt as uncheckedWords, Lt as counselInWords, M as reviewInWords, N as setUpInWords, Nn as wayInWords, O as editInWords, P as touchedWords, Pt as answerInWords, U as stackInWords, Vt as judgedInWords, dt as questionInWords, i as handedOverLine, jn as confinementInWords, k as passInWords, mt as knowledgeChangeInWords, ut as acceptedInWords, xn as assertNever, zt as evidenceInWords } from "./run-sentence.js";
import { r as fenced } from "./fences.js";
import { i as rulesInWords, r as rulesChangeInWords } from "./rules-text.js";
import { a as foldLines, i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { r as judge } from "./verdict.js";
// src/core/report/words/log-lines.ts
/**
* A line of `ralph log`: `2026-11-21 14:30:05 #12 TASK-3 failed \u2026`, in UTC, at most about 400 columns. Foreign text is
* made plain.
*/
function logLine(event) {
	const iteration = "iteration" in event && event.iteration > 0 ? `#${event.iteration}` : "";
	return `${event.at.slice(0, 19).replace("T", " ")}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
/** Without time and iteration. */
function eventInWords(event) {
	switch (event.type) {
		case "run_started": return `run ${quote(event.run)} of plan ${quote(event.plan)} started: ${plural(event.tasks.length, "task")}, base ${shortOid(event.base)}, work on ${quote(event.work_branch)}${rulesOf(event)}`;
		case "lease_taken": return `${quote(holderInWords(event.holder))} took the lease (epoch ${event.epoch})`;
		case "lease_renewed": return "lease renewed";
		case "lease_released": return "lease released";
		case "confined": return confined(event);
		case "baseline_finished": return baseline(event);
		case "attempt_started": return `${event.task}: attempt ${event.attempt} started from ${shortOid(event.checkpoint)}`;
		case "handed_on": return handedOverLine(event);
		case "attempt_succeeded": return succeeded(event);
		case "milestone_begun":
		case "parts_merged":
		case "part_checked":
		case "stack_conflicted":
		case "stack_conflict_ended":
		case "base_merged":
		case "work_moved": return stackInWords(event);
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
		case "passes_begun": return `the passes that were waiting now look at ${plural(event.iterations.length, "iteration")}: ${firstThree(event.iterations.map((one) => `#${one}`))}`;
		case "agent_call": return agentCalled(event);
		case "failure_pattern": return `${event.task}: the same failure again and again: ${quote(event.pattern)} [recommended: ${quote(event.recommended_action)}]`;
		case "context_directive": return directive(event);
		case "prepared_prompt_refused": return `the prepared prompt is not used; the assembled one is used instead: ${firstThree(event.why)}`;
		case "server_trouble": return quote(event.what.join("; "));
		case "set_up_again": return setUpInWords(event, quote);
		case "network_refused": return refusalInWords(event, quote);
		case "agent_lingered": return `the agent's process kept running after its answer and was ended after ${formatDuration(event.after_ms)}`;
		case "prompt_cut": return promptCut(event);
		case "files_hidden": return `${plural(event.total, "new file")} hidden by ignore rules that the agent added, so not committed: ${firstThree(event.paths, event.total)}`;
		case "environment_changed": return `${plural(event.total, "ignored file")} changed by the agent: ${firstThree(event.paths, event.total)}`;
		case "amendment_accepted": return event.given_up ? `${quote(String(event.amendment.task_id))} given up; a person decides${because(event.amendment.reason)}` : `plan amended: ${amendmentInWords(event.amendment)}`;
		case "amendment_refused": return `amendment refused (${amendmentInWords(event.amendment)}): ${quote(event.why)}`;
		case "plan_changed": return planChangeInWords(event);
		case "edit_unusable":
		case "edit_mended": return editInWords(event);
		case "command_taken": return `${quote(event.by)} ordered: ${quote(event.text)}${event.refused === null ? "" : ` \u2014 refused: ${quote(event.refused)}`}`;
		case "follow_up_added": return `${quote(event.by)} adds the task ${event.task} (${quote(String(event.amendment.task?.["title"] ?? ""))})`;
		case "follow_up_answered": return `${event.task}: whoever asked for it is told the outcome`;
		case "remembered": return `${quote(event.by)} wants every agent to know: ${quote(event.text)} [${event.id}]${replacedText(event.supersedes)}`;
		case "forgotten": return `${event.id} is withdrawn by ${quote(event.by)}${because(event.why)}${restoredText(event.restores)}`;
		case "knowledge_changed": return knowledgeChangeInWords(event);
		case "knowledge_refused": return `the knowledge index stays unchanged: ${firstThree(event.why)}`;
		case "knowledge_inherited": return knowledgeInherited(event);
		case "evidence_gathered": return evidenceInWords(event);
		case "counsel_begun": return `${counselInWords(event)} begins`;
		case "counsel_called": return `${counselInWords(event)} by ${event.model === null ? "an agent" : quote(event.model)} (${spent(event)}): ${quote(event.outcome)}${restoredFilesText(event)}`;
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
		case "rules_changed": return rulesChangeInWords(event);
		case "skip_task": return `${event.task} skipped by ${quote(event.by)}${because(event.why)}`;
		case "task_reopened": return `${event.task} reopened by ${quote(event.by)}, with all its attempts again`;
		case "attempt_held": return `${succeeded(event, "passed as")} [waits for approval${event.approved_before === void 0 ? "" : `: what landed since changed ${shortOid(event.approved_before)}, which was approved`}]`;
		case "attempt_approved": return approved(event);
		case "attempt_rejected": return `${event.task}: ${shortOid(event.commit)} rejected by ${quote(event.by)}${because(event.why)} [reopened]`;
		case "undo_ordered": return `undo of iteration ${event.undoes} ordered by ${quote(event.by)}${because(event.why)}`;
		case "undo_done": return undone(event);
		case "undo_failed": return `iteration ${event.undoes} could not be undone; nothing was changed: ${quote(event.why)}`;
		case "note": return `hint by ${quote(event.by)} for ${event.task ? `the next attempt of ${event.task}` : "the next attempt"}: ${quote(event.text)}`;
		case "hints_told": return `${plural(event.ids.length, "hint")} went into the prompt`;
		case "plan_format_recorded": return event.format === null ? "a setting names the format of the plan from now on" : `the plan is read as ${quote(event.format)} from now on`;
		case "base_renamed": return `the base branch ${quote(event.from)} is called ${quote(event.to)} from now on`;
		case "conflict_task_added": return `the base conflicts with the work in ${firstThree(event.files, event.total)}: resolving it is ${event.task}, the next task (${quote(event.why)})`;
		case "attempt_captured": return capturedInWords(event);
		case "lanes_limited": return `no further attempt begins beside those under way: ${quote(event.why)}`;
		case "conflict_task_ended": return `${event.task} is no longer needed: ${quote(event.why)}`;
		case "run_imported": return `the run of ${quote(event.from)} continues here after its iteration ${event.iteration}`;
		case "agents_md_due": return `ralph's section of AGENTS.md is out of date: ${event.task} updates it, with ${plural(event.entries, "entry", "entries")}`;
		case "agents_md_ended": return `${event.task} is given up, and AGENTS.md stays unchanged: ${quote(event.why)}`;
		case "agents_md_left": return `AGENTS.md stays unchanged: ${quote(event.why)}`;
		case "queue_moved": return `the plan moved to ${quote(event.file)} by ${shortOid(event.to)}`;
		case "steering_changed": return `changed while an agent with possible access was running: ${firstThree(event.paths)}; the run keeps the earlier versions`;
		case "work_refused": return `the remote refused ${quote(event.branch)} (${quote(event.why)}); the commits are offered as ${quote(event.offered)}`;
		case "budget_warning": return budgetInWords(event);
		case "run_stopped": return `job ended: ${stopInWords(event.reason)}`;
		default: return assertNever(event);
	}
}
function rulesOf({ rules }) {
	const rulesText = rulesInWords(rules);
	return rulesText === void 0 ? "" : `; rules: ${rulesText}`;
}
const spent = (event) => `${formatDuration(event.duration_ms)}, ${formatUsd(event.usage.usd)}`;
function confined(event) {
	const refused = event.refused.map(({ way, why }) => `${wayInWords[way]} (${quote(why)})`);
	const others = refused.length === 0 ? "" : `. Not available here: ${firstThree(refused)}`;
	return `confinement of the agent and the checks: ${confinementInWords(event)}${others}`;
}
function baseline(event) {
	const { commit, red, accepted, counting, confined = [] } = event;
	const subject = `checks on the untouched ${shortOid(commit)}`;
	const unchecked = uncheckedWords(event);
	if (counting === 0) return `${subject}: none. ${unchecked}`;
	if (red.length === 0) return `${subject}: all green`;
	if (confined.length > 0) return `${subject}: fails in the confinement, passes without it: ${firstThree(confined.map(({ name }) => name))} (blocks the run)`;
	const effect = accepted ? " (accepted as known)" : " (blocks the run)";
	return `${subject}: red: ${firstThree(red)}${effect}${unchecked === void 0 ? "" : `. ${unchecked}`}`;
}
function succeeded(event, how = "done in") {
	const extras = [
		...event.handoff === "synthetic" ? ["the agent left no handoff"] : [],
		...event.handoff === "extracted" ? ["its handoff was extracted from its last output"] : [],
		...event.flaky.length > 0 ? [`flaky: ${firstThree(event.flaky)}`] : [],
		...event.turned_green.length > 0 ? [`now green: ${firstThree(event.turned_green)}`] : []
	];
	const tail = extras.length > 0 ? ` [${extras.join("; ")}]` : "";
	const details = `(${spent(event)}): ${quote(event.summary)}${tail}`;
	const { task, commit, part } = event;
	if (commit === null) return `${task} done; nothing was left to do after its parts ${details}`;
	if (!part) return `${task} ${how} ${shortOid(commit)} ${details}`;
	const openItems = part.left.length === 0 ? "" : `: ${firstThree(part.left.map((one) => quote(one)))}`;
	const fate = part.final ? "; no continuation is left, so the task failed" : "";
	return `${task} ${how === "done in" ? "continued with" : how} part ${part.number}, ${shortOid(commit)} ${details} [not complete${openItems}${fate}]`;
}
function passesOwed({ task, passes, checks }) {
	return `${task}: the ${passes.length === 1 ? "pass" : "passes"} ${firstThree(passes.map((name) => quote(name)))} will look at it in the next job of an agent: its checks ${checks}`;
}
const replacedText = (ids = []) => ids.length === 0 ? "" : `, replacing ${firstThree(ids)}`;
function knowledgeInherited({ from, entries, left_out }) {
	const more = left_out === void 0 ? "" : `; ${left_out} more did not fit`;
	return `${plural(entries.length, "entry", "entries")} from the plan ${quote(from)} ${entries.length === 1 ? "was" : "were"} inherited${more}`;
}
const approved = ({ task, commit, by, part, rejoins }) => `${task}: ${shortOid(commit)} approved by ${quote(by)}, ${rejoins ? "to be checked on what landed since" : part ? `part ${part.number}` : "done"}`;
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
	}[role]}${outcome === void 0 ? "" : `: ${quote(outcome)}`}${restoredFilesText({ edited })}`;
}
const restoredFilesText = ({ edited = [] }) => edited.length === 0 ? "" : ` [it changed files, which were restored: ${firstThree(edited)}]`;
const directive = ({ task, role, action, reason, held }) => `${task}: ${role} says ${quote(action)}: ${quote(reason)}${held ? " [its agent is not called]" : ""}`;
const because = (why) => why === "" ? "" : `: ${quote(why)}`;
function undone(event) {
	const { undoes, also, task, opens, commit, by, why, dependents, reopened } = event;
	const revertText = commit === null ? "nothing was left to revert" : `reverted in ${shortOid(commit)}`;
	const iterationsText = also.length === 0 ? `iteration ${undoes}` : `iterations ${[undoes, ...also].sort((a, b) => a - b).join(", ")}`;
	const fate = reopened.length > 0 ? "reopened too" : "stay done";
	const others = dependents.length === 0 ? "" : `; tasks that build on it: ${firstThree(dependents)} (${fate})`;
	return `${task} is ${opens ? "reopened" : "taken back"}: ${iterationsText}, ${revertText}, for ${quote(by)}${because(why)}${others}`;
}
function failed(event) {
	const consequence = event.moot ? "only a model asked for this task, so it is skipped" : event.final ? "no retries left; the task has failed" : "rolled back; it will be retried";
	const rejectedTree = event.rejected ? `; rejected tree kept as ${shortOid(event.rejected)}` : "";
	return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${quote(event.why)} [${consequence}${rejectedTree}]`;
}
function interrupted(event) {
	const until = event.until ? `; continues after ${formatUtc(event.until)}` : "";
	const cause = `${interruptWords[event.cause]} (${spent(event)}): ${quote(event.why)}`;
	return `${event.task} interrupted: ${cause} [rolled back; not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0 ? `the prompt's section "${quote(section)}" (${from_chars} characters) was omitted to fit the budget` : `the prompt's section "${quote(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${quote(String(task_id ?? task?.["id"] ?? "a task"))}${reason === "" ? "" : `: ${quote(reason)}`}`;
const failureWords = {
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
	conflict: "it does not go with what landed meanwhile",
	stuck: "the agent cannot go on"
};
/** For attempts that do not count. */
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
	rebase: "its change does not go with what landed meanwhile",
	asked: "changed nothing and asks a person",
	held_back: "held back before its agent was called"
};
const restoredText = (ids) => ids ? `; ${ids.join(", ")} counts again` : "";
function capturedInWords({ task, candidate, checks_lost }) {
	return `${task}: ${checks_lost ? "the job of its checks came to no end" : "its agent has ended"}; its change ${shortOid(candidate)} waits for its checks`;
}
// src/core/text/command-secrets.ts
/** Removes passwords and the values of secret variables and flags; a reference such as `$TOKEN` stays. */
const withoutCommandSecrets = (command) => command.replace(/(:\/\/)[^\s/@]+@/g, "$1***@").replace(/((?<![A-Za-z])[\w-]*(?:token|secret|passw(?:or)?d|api[_-]?key|credential)[\w-]*(?:=|\s*:\s+))(?!\$|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi, "$1***").replace(/(--(?:[\w-]*-)?(?:token|secret|passw(?:or)?d|api[_-]?key)s?\s+)(?![-$]|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi, "$1***");
// src/core/validation/failure-sentence.ts
/** How a check ended: ``failed with exit code 1 after 3m 20s``, and which tracked files it changed. */
function failureSentence(result) {
	if (result.elsewhere) return workflowSentence(result.elsewhere);
	return [ending(result), ...changedFiles(result).map((what) => `it ${what}`)].join("; ");
}
function ending(result) {
	const after = formatDuration(result.duration_ms);
	if (result.timed_out) return `was stopped by its time limit after ${after}`;
	if (result.passed_limit !== void 0) return `was ended after ${after} because ${result.passed_limit}`;
	if (result.filled_disk) return `was ended after ${after} because the disk was full`;
	if (result.exit_code === null) return `was stopped by a signal after ${after}`;
	return `failed with exit code ${result.exit_code} after ${after}`;
}
function workflowSentence({ of, outcome, meant }) {
	return {
		success: "passed",
		failure: "failed",
		cancelled: "was cancelled",
		skipped: "was skipped",
		missing: `has no result: there is no such ${of} in \`results\`${meant === void 0 ? "" : `; did you mean ${meant}?`}`
	}[outcome];
}
const maxShown = 3;
/** Changes to the tree: `changed tracked files, which were restored: a.ts, b.ts`; `left new files: dist/`. */
function traceLines({ changed, left }) {
	return [...changedFiles({ changed }), ...left ? [`left new files: ${pathList(left)}`] : []];
}
const changedFiles = ({ changed }) => changed ? [`changed tracked files, which were restored: ${pathList(changed)}`] : [];
const formatterHint = "A formatter belongs in before-capture: what it changes there is committed.";
const pathList = ({ paths, total }) => cappedRow(paths.map((path) => oneLine(path, 200)), maxShown, total);
/**
* The failed checks of a validation without known red ones, counting checks first. At most about `maxChars` of output
* over all of them; repeated lines are folded.
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
const failureContext = (validation, maxChars = 12e3) => failedChecks(validation, maxChars).map(({ account, log }) => `${account}${log === "" ? "" : `\n\n${log}`}`).join("\n\n");
const committedOnly = "What a check changes is not committed: make such a change yourself, before you end.";
function accountOf(result, note) {
	const name = oneLine(withoutCommandSecrets(result.name), 120);
	const command = oneLine(withoutCommandSecrets(result.run), 300);
	const changedNote = result.changed ? ` ${committedOnly}` : "";
	const run = command === name ? "" : ` Command: ${command}`;
	const silentNote = outputExcerpt(result, 1) === "" ? " It printed nothing." : "";
	return `#### Check: ${name} (${result.kind})\n\nIt ${failureSentence(result)}.${changedNote}${note}${silentNote}${run}`;
}
function logOf(result, maxChars) {
	const output = excerpt(foldLines(outputExcerpt(result, Number.MAX_SAFE_INTEGER)), maxChars);
	return output === "" ? "" : fenced(output);
}
export { formatterHint as a, eventInWords as c, failureSentence as i, failureWords as l, failedChecks as n, traceLines as o, failureContext as r, withoutCommandSecrets as s, changedFiles as t, logLine as u };
