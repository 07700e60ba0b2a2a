import { D as taskIn, E as statusIn, T as recordsOf, ft as ofOneJob, g as agentLine, ln as openCalls, v as inlineMarkdown, xn as recordedValue } from "./slices.js";
import { a as mergeControl, c as tellOnce, d as isOfVerifier, f as lostCounsel, n as fold, r as consume, t as evolve } from "./evolve.js";
import { A as segmentPath, Bt as code, Cn as displayWidth, Gt as operatorLine, Vt as commandSpan, Wt as operatorCommand, Xt as ralphCommand, Zt as shortOid, er as RalphError, ot as channelName, rn as readCommand, un as emptyControl } from "./through-proxy.js";
import { b as leaseRenewalMs, s as isReserved, t as continuesUnattended } from "./due.js";
import { G as noUsage } from "./pass.js";
import { C as formatUtc, D as plural, M as cappedLines, N as cappedRow, S as formatUsd, i as plainLine, r as oneLine } from "./one-line.js";
import { Et as forecastSentence, F as approveOrNot, Jt as receiptOf, N as stopSentence, R as stackConflictInWords, St as budgetAmount, at as answerQuestion, dt as step, en as countStatuses, in as rowsInState, jt as receiptMarkdown, lt as nextMarkdown, mn as commitsOf, ot as questionInWords, qt as costBudgetOf, r as runSentence, wt as budgetInWords } from "./run-sentence.js";
import { n as forecast } from "./forecast.js";
import { t as markdownTable } from "./task-table.js";
import { n as ruleLines } from "./rules-text.js";
import { t as dependencyGraph } from "./graph.js";
import { L as nothingGathered, R as runFilesWriter } from "./state-files.js";
import { A as storedJson, O as RunEvent, T as writtenOf, w as refuseForeign } from "./state-access.js";
// src/app/job/job-context.ts
/** Before a call. */
const noCallCost = {
	usage: noUsage,
	duration_ms: 0
};
/** Whether this job's own machine runs the agent: else another one has to have it, and is judged for what it protects. */
const callsAgent = ({ until }) => until === "coded" || until === "settled";
const stopped = (reason) => ({
	kind: "stopped",
	reason
});
/** Under a lease that is renewed: a check may run for longer than a lease lives. */
const interruptibleBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, {
	ledger,
	signal: cancelled
}, (signal) => unlessStopped(ports, {
	ledger,
	signal
}, act));
const whileHoldingRun = (work, act) => unlessAborted(() => interruptibleBy(work)(act));
/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
async function unlessAborted(work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") return void 0;
		throw error;
	}
}
/**
* Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
* whatever `work` still does would be thrown away.
*/
async function whileHoldingLease({ clock, show }, request, work) {
	const over = new AbortController();
	const lost = new AbortController();
	let leaseLost;
	/** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
	const due = () => {
		const { lease } = request.ledger.state;
		return (lease ? Date.parse(lease.renewed) : clock.now()) + leaseRenewalMs;
	};
	async function renew() {
		for (;;) {
			await clock.waitUntil(due(), over.signal);
			if (over.signal.aborted) return;
			request.ledger.record({ type: "lease_renewed" });
			try {
				await request.ledger.save("renew the lease");
			} catch (error) {
				if (error instanceof RalphError && error.exit === "busy") {
					leaseLost = error;
					return lost.abort();
				}
				show({
					kind: "warning",
					text: `the lease could not be renewed; trying again: ${String(error)}`
				});
			}
		}
	}
	const renewal = renew();
	const working = work(AbortSignal.any([request.signal, lost.signal]));
	await Promise.allSettled([working]);
	over.abort();
	await renewal;
	if (leaseLost) throw leaseLost;
	return working;
}
/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15e3;
/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
async function unlessStopped({ orderSource, outbox, clock, show }, request, work) {
	const over = new AbortController();
	const stopped = new AbortController();
	async function watch() {
		for (;;) {
			await clock.waitUntil(clock.now() + pollMs, over.signal);
			if (over.signal.aborted) return;
			await deliver({ outbox }, request.ledger).catch((error) => {
				show({
					kind: "warning",
					text: `reports could not be posted yet: ${String(error)}`
				});
			});
			const { cursor: since, consumed, state } = request.ledger;
			const look = {
				since,
				started: state.started,
				consumed,
				to: "watch"
			};
			const { orders } = await orderSource.incoming(look).catch(() => ({ orders: [] }));
			const order = orders.find(({ id, text, refused }) => {
				return !consumed.includes(id) && !refused && isStopOrder(text);
			});
			if (!order) continue;
			show({
				kind: "note",
				text: `${order.by} says ${order.text}: the current attempt ends and does not count`
			});
			stopped.abort();
			return;
		}
	}
	const watching = watch();
	try {
		return await work(AbortSignal.any([request.signal, stopped.signal]));
	} finally {
		over.abort();
		await watching;
	}
}
function isStopOrder(text) {
	const command = readCommand(text);
	return "kind" in command && (command.kind === "pause" || command.kind === "stop");
}
/**
* Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
* the next look or the next job; that something was delivered is written with the next save.
*/
async function deliver({ outbox: { deliver } }, ledger) {
	const { outbox } = ledger;
	if (outbox.length > 0) ledger.delivered(await deliver(outbox));
}
/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
async function saveAndPublish({ ledger, publish }) {
	if (ledger.dirty) await ledger.save("settle");
	await publish();
}
/** With `lanes: auto`, where each lane has a machine of its own. */
const usualLegs = 4;
/** How many attempts may be open together: where other jobs go on with them, as many as the workflow has machines for, and one where a person approves each. */
function lanesOf({ job: { lanes, settings }, reach }) {
	if (reach.until === "settled") return lanes;
	if (settings.approval === "iteration") return 1;
	return Math.min(settings.lanes === "auto" ? usualLegs : lanes, reach.legs ?? 1);
}
// src/core/report/markdown/badge.ts
const colours = {
	good: "#1a7f37",
	bad: "#cf222e",
	going: "#0969da",
	waits: "#9a6700"
};
/** Letters of a font are of many widths, and nobody knows which font draws it: `WWW` would not fit. */
const fits = "lengthAdjust=\"spacingAndGlyphs\"";
/** `badge.svg` of the state ref, for a README: the plan, how many tasks are done, and whether a person is needed. */
function badgeSvg(run) {
	const left = oneLine(run.state.plan, 40);
	const { word, colour } = standing(run.state);
	const { done, total } = progress(run);
	const right = `${done}/${total} ${word}`;
	const [wideLeft, wideRight] = [left, right].map((text) => 7 * displayWidth(text));
	const [a, b] = [10 + wideLeft, 10 + wideRight];
	const label = escaped(`${left}: ${right}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${a + b}" height="20" fill="#555"/><rect rx="3" x="${a}" width="${b}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14" textLength="${wideLeft}" ${fits}>${escaped(left)}</text><text x="${a + 5}" y="14" textLength="${wideRight}" ${fits}>${escaped(right)}</text></g></svg>
`;
}
const width = 640;
/** `progress.svg` of the state ref: tasks as one bar, and one bar for what each of the newest attempts cost; light and dark. */
function progressSvg(run) {
	const { state } = run;
	const { done, failed, total } = progress(run);
	const share = (count) => total === 0 ? 0 : Math.round(width * count / total);
	const { word } = standing(state);
	const text = `${done} of ${total} tasks done, ${formatUsd(state.usage.usd)} spent, ${word}`;
	const highest = Math.max(...state.timeline.map(({ usd }) => usd), 0);
	const bars = state.timeline.map(({ usd, outcome }, at) => {
		const tall = highest > 0 ? Math.max(2, Math.round(30 * usd / highest)) : 2;
		return `<rect class="${outcome}" x="${at * 21}" y="${92 - tall}" width="17" height="${tall}"/>`;
	});
	const attempts = plural(state.timeline.length, "attempt");
	const note = state.timeline.length === 0 ? "" : `<text class="note" y="110">Cost of the newest ${attempts}; red: failed</text>`;
	const height = note === "" ? 48 : 116;
	const label = escaped(`${state.plan}: ${text}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}"><title>${label}</title><style>text{font:14px system-ui,sans-serif;fill:#1f2328}.note{font-size:12px}.rest{fill:#d0d7de}.passed{fill:#1a7f37}.failed{fill:#cf222e}.interrupted{fill:#9a6700}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.rest{fill:#30363d}.passed{fill:#3fb950}.failed{fill:#f85149}.interrupted{fill:#d29922}}</style><text y="16">${escaped(oneLine(text, 90))}</text><rect class="rest" y="28" width="${width}" height="14" rx="3"/><rect class="passed" y="28" width="${share(done)}" height="14" rx="3"/><rect class="failed" y="28" x="${share(done)}" width="${share(failed)}" height="14"/>${bars.join("")}${note}</svg>
`;
}
function progress({ plan, state }) {
	const counts = countStatuses(recordsOf(plan, state));
	return {
		done: counts.done,
		failed: counts.failed,
		total: plan.tasks.length
	};
}
function standing({ stop, lease }) {
	if (lease) return {
		word: "running",
		colour: colours.going
	};
	if (stop?.kind === "complete") return {
		word: "complete",
		colour: colours.good
	};
	if (stop?.kind === "failed" || stop?.kind === "stuck") return {
		word: stop.kind,
		colour: colours.bad
	};
	if (continuesUnattended(stop)) return {
		word: "waiting",
		colour: colours.going
	};
	return {
		word: "needs a person",
		colour: colours.waits
	};
}
const escaped = (text) => oneLine(text, 200).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
// src/core/report/markdown/gantt.ts
const words$1 = {
	passed: "done",
	failed: "crit",
	interrupted: "active"
};
/**
* The newest attempts as a fenced Mermaid Gantt chart, a section for each task: what passed, failed (red) and was
* interrupted; undefined before the first one. Ids of tasks hold no character that Mermaid means something by.
*/
function attemptsGantt({ timeline }) {
	const [first] = timeline;
	const last = timeline.at(-1);
	if (!first || !last) return void 0;
	const days = Date.parse(last.ended) - Date.parse(first.started) > 864e5;
	const sections = /* @__PURE__ */ new Map();
	for (const { iteration, task, started, ended, outcome } of timeline) {
		const from = Date.parse(started);
		const to = Math.max(Date.parse(ended), from + 1e3);
		const bar = `  ${iteration} ${outcome} :${words$1[outcome]}, i${iteration}, ${from}, ${to}`;
		sections.set(task, [...sections.get(task) ?? [], bar]);
	}
	const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars]);
	return [
		"```mermaid",
		"gantt",
		"  dateFormat x",
		`  axisFormat ${days ? "%m-%d %H:%M" : "%H:%M"}`,
		...rows,
		"```"
	].join("\n");
}
const steps = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
/** Numbers from zero up as a line of small bars, the highest one full: `\u2582\u2584\u2588\u2581`; empty for fewer than two. */
function sparkline(values) {
	const highest = Math.max(...values);
	if (values.length < 2 || !(highest > 0)) return "";
	return values.map((value) => steps[Math.round(Math.max(0, value) / highest * 7)]).join("");
}
// src/core/report/markdown/state-readme.ts
const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | For a plan of more than 200 tasks: every task as of the last snapshot. \`run.json\` overrides it. |
| [\`plan.json\`](plan.json) | The plan with all amendments. This file counts; the source file was only the start. |
| \`control.json\` | Which orders took effect, and which posts are still due. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.json\` | What people want remembered and what agents learned. \`run.json\` takes precedence over it. |
| \`knowledge-index.md\` | The same as text, without outdated entries. |
| [\`badge.svg\`](badge.svg), [\`progress.svg\`](progress.svg) | The run's progress as pictures, for a README. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
/**
* `README.md` of the state ref: the run for people, in GitHub's Markdown. It is rewritten with every state commit, so
* it stays below 200,000 bytes whatever the plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, each text cut.
*/
function stateReadme(run, context) {
	const { plan, state } = run;
	const at = {
		...context,
		now: null
	};
	const { rows, omitted } = rowsInState(run);
	const { happened, details, next } = runSentence(run, at, (text) => agentLine(text, 500));
	const written = Date.parse(state.updated);
	const ahead = forecastSentence(forecast(run, {
		now: written,
		costBudgetUsd: costBudgetOf(state, null),
		settings: context.settings
	}));
	const rules = ruleLines(state.rules).map((line) => inlineMarkdown(line, 500));
	return `${[
		`# Run of plan ${titleOf(plan, state)}`,
		`**${happened}**`,
		...details.length > 0 ? [list(details)] : [],
		nextMarkdown(next),
		"![Progress](progress.svg)",
		asOf(state),
		"## Tasks",
		markdownTable(rows),
		...omitted ? [omitted] : [],
		...titled("## Dependencies", dependencyGraph(plan, recordsOf(plan, state))),
		...titled("## Newest attempts", attemptsGantt(state)),
		"## Cost",
		receiptMarkdown(receiptOf(state, written)),
		...ahead === null ? [] : [ahead],
		...rules.length === 0 ? [] : [
			"## Rules",
			rulesIntroduction,
			list(rules)
		],
		"## How to continue",
		list(howTo(run, at)),
		"## Files on this branch",
		files,
		"Do not edit these files by hand: ralph writes them, and this branch is never merged."
	].join("\n\n")}\n`;
}
const titled = (title, content) => content === void 0 ? [] : [title, content];
const rulesIntroduction = "The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.";
const list = (items) => items.map((item) => `- ${item}`).join("\n");
const titleOf = ({ project }, { plan }) => project === void 0 ? plan : `${inlineMarkdown(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
	const after = iteration === 0 ? "before the first iteration" : `after iteration ${iteration}`;
	return `As of ${formatUtc(updated)}, ${after}. Work is on ${code(work_branch)} at ${code(shortOid(work))}.`;
}
function howTo({ plan, state }, context) {
	const statusOf = statusIn(state);
	const first = (...statuses) => plan.tasks.find(({ id }) => statuses.includes(statusOf(id)));
	const [open, failed] = [first("pending"), first("failed", "given_up", "skipped")];
	const records = plan.tasks.map(({ id }) => taskIn(state, id));
	const newest = Math.max(...records.map(({ status, commit, iteration }) => status === "done" && commit !== null && iteration || 0));
	return [
		`Continue: ${operatorCommand(context, "run")}`,
		`Give the agent a hint: ${operatorCommand(context, "hint")}`,
		`Pause before the next iteration, and resume later: ${operatorCommand(context, "pause")}, ${operatorCommand(context, "resume")}`,
		...open ? [`Give up a task, such as the next one: ${operatorCommand(context, "skip", open.id)}`] : [],
		...failed ? [`Try a task again: ${operatorCommand(context, "retry", failed.id)}`] : [],
		...newest > 0 ? [`Revert the work of a task, such as the newest: ${operatorCommand(context, "undo", String(newest))}`] : [],
		`See the work: ${commandSpan("git", "log", "--oneline", context.workBranch)}`
	];
}
// src/core/report/words/notices.ts
/**
* The comment that tells whoever began the run that a person is needed, and for what; undefined where
* nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
* meets it. The one place where an `@` of ours is live.
*/
function callPerson(state, reason, planFile) {
	const { started_by: person, started, iteration } = state;
	if (person === null || !needsPerson(reason) || wasTold(state, reason) || wasAsked(state, reason)) return void 0;
	const at = {
		planFile,
		workBranch: state.work_branch,
		now: null,
		surface: "issue"
	};
	const { happened, details, next } = stopSentence(reason, at, (text) => agentLine(text, 500));
	const parts = [
		`@${person} ${happened}`,
		...details.map((detail) => `- ${detail}`),
		nextMarkdown(next)
	];
	return {
		key: `notice/${started}/${waitFor(reason)}-${iteration}`,
		kind: "notice",
		body: parts.join("\n\n")
	};
}
/** A run can wait for answers first and then for its pull requests to be read, with no iteration in between. */
const waitFor = (reason) => reason.kind === "human_review" && reason.unread ? "unread" : reason.kind;
/** The comment that passes on what an agent wants a person to look at, as soon as it is known. */
function askPerson({ started_by: person, started }, { iteration, task, why, holds, by = "review", question }) {
	const at = {
		planFile: "",
		workBranch: "",
		now: null,
		surface: "issue"
	};
	const who = person === null ? "" : `@${person} `;
	if (question) return {
		key: `notice/${started}/question-${iteration}`,
		kind: "notice",
		body: questionMarkdown(who, {
			iteration,
			task,
			question
		})
	};
	const said = `${who}Iteration ${iteration} (${code(task)}) asks a person to review it: ${agentLine(why, 1e3)}`;
	const next = holds ? `Dependent tasks of ${code(task)} wait. To approve it: ${operatorCommand(at, "approve", task)}.` : "The run continues in the meantime.";
	return {
		key: `notice/${started}/${by}-${iteration}`,
		kind: "notice",
		body: [said, next].join("\n\n")
	};
}
/** The comment that says that a commit of a lane waits for approval, while others go on. */
function askApproval({ started_by: person, started }, { iteration, task, commit, approved_before }) {
	const context = {
		planFile: "",
		workBranch: "",
		now: null,
		surface: "issue"
	};
	const who = person === null ? "" : `@${person} `;
	const before = approved_before === void 0 ? "" : ` What landed meanwhile changed it: ${code(shortOid(approved_before))} was approved.`;
	const happened = `${who}${code(task)} passed its checks in iteration ${iteration}; its commit ${code(shortOid(commit))} waits for approval.${before}`;
	const next = `Tasks that depend on it wait, others go on. ${operatorCommand(context, "approve", shortOid(commit))} accepts it, ${operatorCommand(context, "retry", task)} with a reason rejects it.`;
	return {
		key: `notice/${started}/approval-${iteration}-${shortOid(commit)}`,
		kind: "notice",
		body: [happened, next].join("\n\n")
	};
}
function questionMarkdown(who, { iteration, task, question }) {
	const at = {
		planFile: "",
		workBranch: "",
		now: null,
		surface: "issue"
	};
	const happened = `${who}Iteration ${iteration} (${code(task)}) changed nothing. ${questionInWords(question, (text) => agentLine(text, 1e3))}`;
	const answer = `${(question.options ?? []).map((option, index) => `${operatorCommand(at, "answer", task, String(index + 1))} answers \u201c${agentLine(option, 200)}\u201d. `).join("")}${operatorCommand(at, "answer", task)} with your words after it answers the agent.`;
	return [happened, `The task waits, and others go on. ${question.kind === "question" ? answer : `${operatorCommand(at, "answer", task, "done")} agrees: the task is done without a change. ${answer}`}`].join("\n\n");
}
/** The comment that says that a task is stuck and what was done about it, as soon as that is known. */
function tellStuck({ started_by: person, started }, { iteration, task, why, action }) {
	const at = {
		planFile: "",
		workBranch: "",
		now: null,
		surface: "issue"
	};
	const happened = `${person === null ? "" : `@${person} `}${code(task)} is stuck: ${agentLine(why.replace(/\.$/, ""), 1e3)}.`;
	const retry = `${operatorCommand(at, "retry", task)} tries again with your instructions, ${operatorCommand(at, "skip", task)} gives it up`;
	const next = action === "pause" ? `The run is paused. ${retry}; then ${operatorCommand(at, "resume")} continues.` : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`;
	return {
		key: `notice/${started}/stuck-${iteration}`,
		kind: "notice",
		body: [happened, next].join("\n\n")
	};
}
/** By the notice that its task is stuck, with the same choices. The same failure may end the job, without its task's name. */
function wasTold(state, reason) {
	if (reason.kind !== "stuck") return false;
	if (reason.task !== void 0) return taskIn(state, reason.task).stuck !== null;
	return Object.values(state.tasks).some(({ stuck }) => stuck?.iteration === state.iteration);
}
/** A commit of a lane: people were asked as soon as it waited. */
function wasAsked({ lanes }, reason) {
	const commit = reason.kind === "human_review" ? reason.approve?.commit : void 0;
	return commit !== void 0 && lanes.some(({ held }) => held?.commit === commit);
}
/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason) {
	if (reason.kind === "iteration_limit") return reason.scope === "run";
	return [
		"human_review",
		"blocked",
		"stuck",
		"cost_budget",
		"token_budget"
	].includes(reason.kind);
}
const shownIds = 30;
/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
function planChange({ started }, edit) {
	const { planFile, source, added, removed, modified, refused } = edit;
	const parts = [
		some("new", added),
		some("changed", modified),
		some("removed", removed)
	].filter(Boolean);
	const what = parts.length === 0 ? "no task changes" : parts.join("; ");
	const outcome = parts.length === 0 && refused.length > 0 ? "and nothing of it is adopted: the run continues with its former plan." : `and the run continues with it: ${what}. Tasks that are done stay done.`;
	return {
		key: `notice/${started}/plan-${source.slice(0, 12)}`,
		kind: "notice",
		body: [`${code(planFile)} was edited, ${outcome}`, ...notTaken(refused)].join("\n\n")
	};
}
function notTaken(refused) {
	if (refused.length === 0) return [];
	const reasons = refused.map(({ why }) => inlineMarkdown(why.replace(/`(?=ralph )/g, "`/"), 500));
	return [["Not adopted:", ...cappedLines(reasons, shownIds).map((line) => `- ${line}`)].join("\n")];
}
/** Says on the issue that the base is left out, since the token may not push what a person changed there in a workflow. */
function baseLeftOut({ started, work_branch }, context) {
	const body = [`${code(context.branch)} changed ${cappedRow(context.paths.map(code), shownIds)}, and this token may not push workflow files: the run continues without merging ${code(context.branch)}.`, `To merge it, merge ${code(context.branch)} into ${code(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`];
	return {
		key: `notice/${started}/base-workflows`,
		kind: "notice",
		body: body.join("\n\n")
	};
}
/** Says once for each base that a part of the stack conflicts with it; the run continues above. */
function stackConflict(state) {
	const { started, stack_conflict: conflict } = state;
	if (!conflict) return void 0;
	const { happened, remedy } = stackConflictInWords(state, conflict, (text) => code(text));
	return {
		key: `notice/${started}/stack-conflict/${conflict.base.slice(0, 12)}`,
		kind: "notice",
		body: [`A lower pull request was merged. ${happened}`, remedy].join("\n\n")
	};
}
const some = (what, ids) => ids.length === 0 ? "" : `${what}: ${cappedRow(ids.map(code), shownIds)}`;
// src/core/report/words/notice.ts
/** What a fact has the outbox send, an effect for each channel that wants to hear of it. */
function noticesOf(fact, state, { channels, context }) {
	const notice = channels.length === 0 ? void 0 : noticeOf(fact, state, context);
	if (!notice) return [];
	const body = JSON.stringify(notice);
	return channels.filter(({ on }) => on.includes(notice.event)).map((channel) => ({
		key: `${notice.id}/${channelName(channel)}`,
		kind: "notify",
		body
	}));
}
/** The notice that a fact gives rise to; undefined for most. `state`: with the fact in it. */
function noticeOf(fact, state, context) {
	const news = newsOf(fact, state, context);
	if (!news) return void 0;
	const { event, key, task, message, details = [], next } = news;
	const tasks = Object.values(state.tasks);
	return {
		schema: 1,
		id: [
			state.run,
			event,
			key
		].join("/"),
		event,
		at: fact.at,
		plan: state.plan,
		run: state.run,
		repository: context.repository,
		task,
		iteration: state.iteration,
		message,
		details: [...details],
		next: next.map(({ does, commands }) => ({
			does,
			commands: [...commands]
		})),
		done: tasks.filter(({ status }) => status === "done").length,
		tasks: tasks.length,
		spent_usd: state.usage.usd,
		url: context.url
	};
}
function newsOf(fact, state, context) {
	const { report } = context;
	switch (fact.type) {
		case "run_stopped": return wasAsked(state, fact.reason) ? void 0 : newsOfStop(fact.reason, state, context);
		case "stuck_detected": return {
			event: "stuck",
			key: `${fact.task}-${fact.iteration}`,
			task: fact.task,
			message: `${fact.task} is stuck: ${foreign(fact.why)}`,
			next: [step("Try again with your instructions", operatorLine(report, "retry", fact.task)), step("Give it up", operatorLine(report, "skip", fact.task))]
		};
		case "human_review_requested": return {
			event: "needs-person",
			key: `${fact.task}-${fact.iteration}`,
			task: fact.task,
			message: `The agent of ${fact.task} (iteration ${fact.iteration}) asks for a person: ${foreign(fact.why)}`,
			next: fact.question ? answerQuestion({
				task: fact.task,
				question: fact.question
			}, report) : fact.holds ? [step("If it is fine", operatorLine(report, "approve", fact.task))] : [step("The run continues in the meantime")]
		};
		case "attempt_held":
			if (fact.patch === void 0) return void 0;
			return {
				event: "needs-person",
				key: `approval-${fact.iteration}-${shortOid(fact.commit)}`,
				task: fact.task,
				message: `${fact.task} (iteration ${fact.iteration}) passed its checks: its commit ${shortOid(fact.commit)} waits for approval. Other tasks go on.`,
				next: approveOrNot(fact, report)
			};
		case "budget_warning":
			if (ofOneJob(fact.budget)) return void 0;
			return {
				event: "budget",
				key: `${fact.budget}-${fact.limit}`,
				task: null,
				message: budgetInWords(fact),
				next: [step("Allow the same amount again", operatorLine(report, "budget", budgetAmount(fact.budget, 2 * fact.limit)))]
			};
		default: return;
	}
}
function newsOfStop(reason, state, { report, unattended }) {
	const event = eventOfStop(reason);
	if (!event || unattended && continuesUnattended(reason)) return void 0;
	const { happened, details, next } = stopSentence(reason, report, foreign);
	const task = "task" in reason ? reason.task ?? null : null;
	return {
		event,
		key: `${reason.kind}-${state.iteration}`,
		task,
		message: happened,
		details,
		next
	};
}
function eventOfStop(reason) {
	switch (reason.kind) {
		case "complete": return "complete";
		case "human_review":
		case "blocked":
		case "failed": return "needs-person";
		case "stuck": return "stuck";
		case "cost_budget":
		case "token_budget":
		case "iteration_limit":
		case "time_budget":
		case "waiting": return "limit";
		case "paused":
		case "cancelled":
		case "busy": return;
	}
}
const foreign = (text) => plainLine(text, 500);
// src/app/job/ledger.ts
/** How often a write that lost the race is decided again before the job gives up. */
const tries = 5;
function openLedger(ports, loaded, source) {
	const { plan, planAtTop: planFile, reachedBy, settings } = source;
	let state = loaded?.state ?? null;
	let head = loaded?.oid ?? null;
	let seq = loaded?.seq ?? 0;
	let proven = loaded?.proven ?? false;
	/** The state as it was read or written last, without the facts that are not. */
	let settled = state;
	let gathered = loaded?.gathered ?? nothingGathered;
	let control = loaded?.control ?? emptyControl;
	let outbox = control.outbox;
	let amended = loaded?.plan ?? plan;
	let planIsNew = loaded === null;
	const gone = /* @__PURE__ */ new Set();
	let facts = [];
	let files = /* @__PURE__ */ new Map();
	let kept = [];
	/** What was written last, so that the next iteration need not fetch it. */
	let written = /* @__PURE__ */ new Map();
	const damaged = /* @__PURE__ */ new Set();
	let saving = Promise.resolve();
	const runFiles = runFilesWriter(ports.redact);
	const known = () => {
		if (state === null) throw new Error("the ledger was read before the run was started");
		return state;
	};
	/** Whoever wrote in between: the same lease still ours means an operator's tool; another one means a take-over. */
	async function reload() {
		const { run } = await ports.store.load();
		if (!run) throw stateDeleted(head);
		const own = facts.map((fact) => ports.redact(JSON.stringify(fact)));
		if (settled !== null && sameHolder(settled)) await refuseForeign(ports, {
			run,
			head,
			before: settled,
			plan: planIsNew ? run.plan : amended,
			seq,
			own
		});
		if (run.state.epoch !== state?.epoch || !sameHolder(run.state)) throw leaseLost(run.state, source);
		facts = facts.slice(await writtenOf(ports, {
			run,
			seq,
			own
		}));
		head = run.oid;
		settled = run.state;
		proven = false;
		written = /* @__PURE__ */ new Map();
		seq = run.seq;
		gathered = run.gathered;
		control = mergeControl(run.control, control, gone);
		if (!planIsNew) amended = run.plan;
		state = fold(run.state, facts);
	}
	const sameHolder = (other) => JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self);
	async function write(subject, onSent) {
		for (let attempt = 1; attempt <= tries; attempt++) {
			if (await writeOnce(subject, onSent)) return;
			if (head === null) break;
			await reload();
		}
		throw leaseLost(null, source);
	}
	/** Facts that come in while this is under way belong to the next save. */
	async function writeOnce(subject, onSent) {
		const saved = {
			state: known(),
			facts: facts.length,
			kept: kept.length,
			files,
			plan: planIsNew ? amended : null,
			outbox: control.outbox,
			run: runFiles(known(), gathered)
		};
		files = /* @__PURE__ */ new Map();
		const content = new Map([...stateFiles(saved.files), ...saved.run.files]);
		const change = {
			expected: head,
			files: content,
			subject,
			work: known().work,
			keep: kept
		};
		const result = await ports.store.commit(change, onSent).catch((error) => {
			files = new Map([...saved.files, ...files]);
			throw error;
		});
		if (result.kind === "lost") {
			files = new Map([...saved.files, ...files]);
			return false;
		}
		head = result.oid;
		settled = saved.state;
		seq += 1;
		gathered = saved.run.gathered;
		outbox = saved.outbox;
		ports.display.report({
			plan: amended,
			state: known(),
			commit: result.oid
		});
		facts = facts.slice(saved.facts);
		kept = kept.slice(saved.kept);
		written = change.files;
		if (saved.plan === amended) planIsNew = false;
		return true;
	}
	function stateFiles(attached) {
		const current = known();
		const all = new Map(attached);
		all.set(segmentPath(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(""));
		all.set("control.json", json(control));
		all.set("README.md", stateReadme({
			plan: amended,
			state: current
		}, {
			planFile,
			reachedBy,
			workBranch: current.work_branch,
			settings
		}));
		const run = {
			plan: amended,
			state: current
		};
		all.set("badge.svg", badgeSvg(run)).set("progress.svg", progressSvg(run));
		if (planIsNew) all.set("plan.json", json(amended));
		return new Map([...all].map(([path, content]) => [path, ports.redact(content)]));
	}
	return {
		get state() {
			return known();
		},
		get plan() {
			return amended;
		},
		get seq() {
			return seq;
		},
		get proven() {
			return proven;
		},
		get dirty() {
			return facts.length > 0;
		},
		record(...stated) {
			const at = new Date(ports.clock.now()).toISOString();
			for (const fact of stated) {
				const event = RunEvent.parse(JSON.parse(ports.redact(JSON.stringify({
					...fact,
					at
				}))));
				state = evolve(state, event);
				facts.push(event);
				if (source.tells) control = tellOnce(control, noticesOf(event, state, source.tells));
				ports.show({
					kind: "event",
					event
				});
			}
		},
		get consumed() {
			return control.consumed;
		},
		get cursor() {
			return control.cursor;
		},
		consume(ids, look) {
			control = consume(control, ids, look);
		},
		get outbox() {
			return outbox.filter(({ key }) => !gone.has(key));
		},
		get unsent() {
			return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key));
		},
		send(effects) {
			control = {
				...control,
				outbox: [...control.outbox, ...effects]
			};
		},
		delivered(keys) {
			for (const key of keys) gone.add(key);
			control = {
				...control,
				outbox: control.outbox.filter(({ key }) => !gone.has(key))
			};
		},
		replacePlan(next) {
			amended = next;
			planIsNew = true;
		},
		attach(path, content) {
			files.set(path, content);
		},
		async recall(path) {
			const text = files.get(path) ?? written.get(path) ?? await ports.store.read(path);
			if (text === void 0 || !path.endsWith(".json") || storedJson(text) !== void 0) return text;
			if (!damaged.has(path)) ports.show({
				kind: "warning",
				text: leftOutRecord(path)
			});
			damaged.add(path);
		},
		keep(commit) {
			kept.push(commit);
		},
		save(subject, onSent) {
			saving = saving.catch(() => void 0).then(() => write(subject, onSent));
			return saving;
		}
	};
}
const leftOutRecord = (path) => `${path} in the state of the run is damaged, and is left out. The task states do not depend on it.`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Somebody wanted it gone: it is not made again behind their back (failure model G12). */
function stateDeleted(head) {
	return new RalphError({
		code: "STATE_DELETED",
		exit: "failed",
		message: `The state branch was deleted during this job; its newest commit was ${head}.`,
		hint: "Nothing was written since. To continue, push that commit again; to start a new run, run again."
	});
}
/** Another job has taken the run over. */
function leaseLost(other, request) {
	const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : "";
	return new RalphError({
		code: "LEASE_LOST",
		message: `The run was taken over${who} during this job.`,
		hint: `Nothing is lost: \`${ralphCommand(request, "status")}\` shows who is working on it now. Run again when that job has ended.`
	});
}
function takeLease(ports, ledger) {
	ledger.record({
		type: "lease_taken",
		epoch: ledger.state.epoch + 1,
		holder: ports.liveness.self
	});
}
// src/core/run/attempt/detect-stuck.ts
/** Fresh agents that do not know of each other: what two in a row say of a task needs no third. */
const wordsEnough = 2;
/** Two failures in turns: each has come back once it seemed to be overcome. */
const leastTurns = 4;
/** Asked in this order; each answers with how many of the newest failures it rests on, zero where it finds nothing. */
const rules = [
	["said_stuck", (failures) => allOf(failures, wordsEnough, ({ cause }) => cause === "stuck")],
	["same_failure", (failures, after) => allOf(failures, after, (one) => one.fingerprint === failures[0]?.fingerprint)],
	["no_changes", (failures, after) => allOf(failures, after, ({ cause }) => withoutChange.has(cause))],
	["in_turns", inTurns]
];
const withoutChange = /* @__PURE__ */ new Set(["no_changes", "no_result"]);
/**
* What a task's failures in a row say, oldest first, since it last got on or a person last said something about it.
* `after`: the same one so many times in a row. Pure, and no model is asked. Failures that differ say nothing, however many:
* `max_retries` bounds them.
*/
function detectStuck(failures, after) {
	const newestFirst = failures.toReversed();
	for (const [sign, rule] of rules) {
		const count = rule(newestFirst, after);
		if (count > 0) return {
			sign,
			rests_on: failures.slice(-count).map(({ iteration }) => iteration)
		};
	}
}
const allOf = (failures, count, holds) => failures.length >= count && failures.slice(0, count).every(holds) ? count : 0;
function inTurns(failures, after) {
	const count = Math.max(leastTurns, after + 1);
	const [first, second] = failures;
	if (first?.fingerprint === second?.fingerprint) return 0;
	const turns = failures.slice(0, count).every(({ fingerprint }, at) => fingerprint === (at % 2 === 0 ? first : second)?.fingerprint);
	return failures.length >= count && turns ? count : 0;
}
/** `the same failure 3 times in a row (iterations 2, 3, 4)`. */
function stuckInWords({ sign, rests_on }) {
	return `${words[sign](rests_on.length)} (iterations ${rests_on.join(", ")})`;
}
const words = {
	said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
	same_failure: (count) => `the same failure ${count} times in a row`,
	no_changes: (count) => `${count} attempts in a row changed nothing`,
	in_turns: () => "the same two failures in turn"
};
// src/app/branch/record-failure.ts
/**
* States that an attempt failed: with the last retry its task fails, and where more attempts would not help it is stuck.
* Parts of a task that failed stay, or are to be taken back where the settings say so.
*/
function recordFailure(ledger, settings, fact) {
	const { task } = fact;
	const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
	const before = taskIn(ledger.state, task);
	if (fact.cause === "no_changes" && isOfVerifier(ledger.state, task)) {
		ledger.record({
			type: "attempt_failed",
			...fact,
			final: true,
			moot: true
		});
		return;
	}
	const final = before.failed_attempts >= retries;
	ledger.record({
		type: "attempt_failed",
		...fact,
		final
	});
	recordStuck(ledger, settings, {
		fact,
		retriesLeft: Math.max(0, retries - before.failed_attempts)
	});
	const { status, ...record } = taskIn(ledger.state, task);
	const newest = commitsOf(record).at(-1);
	if (status !== "failed" || !newest || settings.incomplete !== "fail") return;
	const why = `${task} failed, and must be done completely or not at all (incomplete: fail)`;
	ledger.record({
		type: "undo_ordered",
		undoes: newest.iteration,
		by: "ralph",
		why,
		reopen_dependents: false
	});
}
/** Acts by configuration; a merge of the base cannot be left out, so that always asks. */
function recordStuck(ledger, settings, { fact, retriesLeft }) {
	const { iteration, task } = fact;
	const found = detectStuck(taskIn(ledger.state, task).failures, settings["stuck-after"]);
	if (!found) return;
	const action = isReserved(task) ? "ask" : settings["on-stuck"];
	const why = `${stuckInWords(found)}: ${fact.why}`;
	const { sign, rests_on } = found;
	const stuck = {
		iteration,
		task,
		sign,
		rests_on: [...rests_on],
		why,
		action,
		retries_left: retriesLeft
	};
	ledger.record({
		type: "stuck_detected",
		...stuck
	});
	if (action !== "skip") ledger.send([tellStuck(ledger.state, stuck)]);
}
// src/app/branch/recover-lost-attempt.ts
/**
* A runner that died costs one interrupted attempt, marked as infrastructure (failure model P2); a task that kills runners fails.
* The same where the attempt was handed on and nobody settled it: what its agent cost is known then.
*/
function recoverLostAttempt(ledger, settings, handed = ledger.state.handed, how = handed ? "its workflow run ended without `finish`" : "the runner was lost during this attempt") {
	tellLostCounsel(ledger);
	const { usage, duration_ms } = handed ?? noCallCost;
	const spent = {
		usage,
		duration_ms
	};
	const [one, ...others] = openCalls(ledger.state);
	if (!one) return;
	if (others.length === 0) {
		loseAttempt(ledger, settings, {
			...one,
			how,
			spent
		});
		return;
	}
	for (const { iteration, task } of [one, ...others]) ledger.record({
		...uncounted(how),
		...spent,
		iteration,
		task,
		beside: true
	});
}
const uncounted = (how) => ({
	type: "attempt_interrupted",
	cause: "runner_lost",
	why: `${how}; the attempt does not count`,
	until: null
});
/** The machine that made this attempt died: it is interrupted, and fails where that happens again and again. */
function loseAttempt(ledger, settings, { iteration, task, how, spent }) {
	if (taskIn(ledger.state, task).runners_lost < 2) {
		ledger.record({
			...uncounted(how),
			...spent,
			iteration,
			task
		});
		return;
	}
	recordFailure(ledger, settings, {
		iteration,
		task,
		cause: "runner_lost",
		why: `the runner was lost 3 times in a row on this task`,
		fingerprint: "runner_lost",
		handoff: null,
		rejected: null,
		...spent
	});
}
/** A call about the whole plan that came to no end is named once: it may have been paid for. */
function tellLostCounsel(ledger) {
	const call = lostCounsel(ledger.state);
	if (call) ledger.record({
		type: "counsel_lost",
		...call
	});
}
/** Without the files of the project: as recorded, else as by default. */
function settingsOf({ rules }) {
	const recorded = (name) => recordedValue(name, rules ?? {
		base: "",
		values: {}
	});
	return {
		incomplete: recorded("incomplete"),
		"on-stuck": recorded("on-stuck"),
		"stuck-after": recorded("stuck-after")
	};
}
/**
* Gives back what a killed process of this very job held: its attempt is interrupted, its lease released. Returns
* whether there was anything to give back; anybody else's lease is left alone.
*/
async function releaseOwnLease(ports, job) {
	const { run } = await ports.store.load();
	const holder = run?.state.lease?.holder;
	if (!run || !holder || await ports.liveness.check(holder) !== "gone") return false;
	const ledger = openLedger(ports, run, job);
	recoverLostAttempt(ledger, settingsOf(run.state));
	ledger.record({ type: "lease_released" });
	await ledger.save("release the lease of a killed job");
	return true;
}
export { saveAndPublish as C, whileHoldingRun as D, unlessStopped as E, noCallCost as S, unlessAborted as T, callsAgent as _, recordFailure as a, isStopOrder as b, askApproval as c, callPerson as d, planChange as f, sparkline as g, attemptsGantt as h, tellLostCounsel as i, askPerson as l, stateReadme as m, recoverLostAttempt as n, openLedger as o, stackConflict as p, releaseOwnLease as r, takeLease as s, loseAttempt as t, baseLeftOut as u, deliver as v, stopped as w, lanesOf as x, interruptibleBy as y };
