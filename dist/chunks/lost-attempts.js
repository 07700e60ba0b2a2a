import { C as recordsOf, Cn as recordedValue, T as taskIn, _ as inlineMarkdown, c as tasksOf, h as agentLine, i as isMilestoneDone, ln as openCalls, on as lanesAtWork, s as slicesOf, ut as ofOneJob, w as statusIn, y as typedOrder } from "./slices.js";
import { d as isOfVerifier, f as lostCounsel, i as consume, n as fold, o as mergeControl, r as addNoticesOnce, t as evolve } from "./evolve.js";
import { Cn as operatorLine, Fn as displayWidth, Gt as readCommand, On as ralphCommand, Sn as operatorCommand, T as evidencePath, en as emptyControl, hn as step, j as segmentPath, kn as shortOid, st as channelName, vn as code, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { b as leaseRenewalMs, s as isReserved, t as continuesUnattended, v as holderInWords } from "./due.js";
import { K as noUsage } from "./pass.js";
import { C as formatUtc, D as plural, M as cappedLines, N as cappedRow, O as thousands, S as formatUsd, a as plainLine, f as startOf, i as oneLine } from "./one-line.js";
import { Et as budgetInWords, Ft as citationInWords, H as stackConflictInWords, L as stopSentence, Mn as confinementOrNone, Qt as countStatuses, dt as questionInWords, fn as commitsOf, ft as questionSteps, in as shownTasks, ln as taskRows, nn as rowsInState, o as runSentence, rn as shownRows, wt as budgetAmount, z as approvalSteps } from "./run-sentence.js";
import { t as markdownOf } from "./markdown.js";
import { i as receipt, n as expected, o as folded, r as money, s as titled, t as cost } from "./cost.js";
import { a as taskRowsOf, r as newestAttempts, s as tasks, t as dependencies } from "./progress.js";
import { n as commandLine } from "./command-line.js";
import { n as publicNotice } from "./after-init.js";
import { n as ruleLines } from "./rules-text.js";
import { J as storedJson, X as runFilesWriter, Y as nothingGathered } from "./state-files.js";
import { C as refuseForeign, E as RunEvent, y as countWritten } from "./state-access.js";
// src/app/job/job-context.ts
const noCallCost = {
	usage: noUsage,
	duration_ms: 0
};
/** Whether this job's own machine runs the agent, and must be confined. */
const callsAgent = ({ until }) => until === "coded" || until === "settled";
const stopped = (reason) => ({
	kind: "stopped",
	reason
});
/** Renews the lease meanwhile: a check may run longer than a lease lives. */
const interruptibleBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, {
	ledger,
	signal: cancelled
}, (signal) => unlessStopped(ports, {
	ledger,
	signal
}, act));
const whileHoldingRun = (context, act) => unlessAborted(() => interruptibleBy(context)(act));
/** Undefined if the action was aborted by a cancellation or a stop order. */
async function unlessAborted(action) {
	try {
		return await action();
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") return void 0;
		throw error;
	}
}
/** Renews the lease while `action` runs, and aborts it if the lease is lost: its result could not be saved. */
async function whileHoldingLease({ clock, show }, request, action) {
	const workEnded = new AbortController();
	const leaseLost = new AbortController();
	let leaseError;
	/** By the lease's age: many short phases would otherwise never renew it. */
	const renewalDue = () => {
		const { lease } = request.ledger.state;
		return (lease ? Date.parse(lease.renewed) : clock.now()) + leaseRenewalMs;
	};
	async function renew() {
		for (;;) {
			await clock.waitUntil(renewalDue(), workEnded.signal);
			if (workEnded.signal.aborted) return;
			request.ledger.record({ type: "lease_renewed" });
			try {
				await request.ledger.save("renew the lease");
			} catch (error) {
				if (error instanceof RalphError && error.exit === "busy") {
					leaseError = error;
					return leaseLost.abort();
				}
				show({
					kind: "warning",
					text: `the lease could not be renewed; trying again: ${String(error)}`
				});
			}
		}
	}
	const renewal = renew();
	const result = action(AbortSignal.any([request.signal, leaseLost.signal]));
	await Promise.allSettled([result]);
	workEnded.abort();
	await renewal;
	if (leaseError) throw leaseError;
	return result;
}
/** How often orders are polled while an agent or a check runs. */
const pollMs = 15e3;
/** Aborts `action` if an operator orders pause or stop. The order itself is applied later, by `applyOrders`. */
async function unlessStopped({ orderSource, outbox, clock, show }, request, action) {
	const workEnded = new AbortController();
	const stopOrdered = new AbortController();
	async function watchOrders() {
		for (;;) {
			await clock.waitUntil(clock.now() + pollMs, workEnded.signal);
			if (workEnded.signal.aborted) return;
			await deliver({ outbox }, request.ledger).catch((error) => {
				show({
					kind: "warning",
					text: `reports could not be posted yet: ${String(error)}`
				});
			});
			const { cursor: since, consumed, state } = request.ledger;
			const orderQuery = {
				since,
				started: state.started,
				consumed,
				to: "watch"
			};
			const { orders } = await orderSource.incoming(orderQuery).catch(() => ({ orders: [] }));
			const order = orders.find(({ id, text, refused }) => {
				return !consumed.includes(id) && !refused && isStopOrder(text);
			});
			if (!order) continue;
			show({
				kind: "note",
				text: `${order.by} says ${order.text}: the current attempt ends and does not count`
			});
			stopOrdered.abort();
			return;
		}
	}
	const watching = watchOrders();
	try {
		return await action(AbortSignal.any([request.signal, stopOrdered.signal]));
	} finally {
		workEnded.abort();
		await watching;
	}
}
function isStopOrder(text) {
	const command = readCommand(text);
	return "kind" in command && (command.kind === "pause" || command.kind === "stop");
}
/**
* Delivers pending effects. Undelivered ones stay in the state for the next look or job; delivery is recorded with the
* next save.
*/
async function deliver({ outbox: { deliver } }, ledger) {
	const { outbox } = ledger;
	if (outbox.length > 0) ledger.markDelivered(await deliver(outbox));
}
/** Publishes under the lease, so that a refused push can be recorded. */
async function saveAndPublish({ ledger, publish }) {
	if (ledger.hasUnsavedChanges) await ledger.save("settle");
	await publish();
}
/** With `lanes: auto`, if each lane has its own machine. */
const defaultLegs = 4;
/** How many machines of a workflow with lane jobs this run may use at the same time. */
const machinesOf = ({ lanes, settings }) => Math.min(settings.lanes === "auto" ? defaultLegs : lanes, 8);
/** How many attempts may be open together. Delegated ones are limited by the workflow's machines. */
const lanesOf = ({ job, scope }) => scope.until === "settled" ? job.lanes : Math.min(machinesOf(job), scope.legs ?? 1);
// src/core/report/markdown/badge.ts
const colours = {
	good: "#1a7f37",
	bad: "#cf222e",
	going: "#0969da",
	waits: "#9a6700"
};
/** The width of letters depends on the reader's font, so the text is scaled to its box. */
const scaledText = "lengthAdjust=\"spacingAndGlyphs\"";
/** `badge.svg` of the state ref, for a README: the plan, its progress, and whether a person is needed. */
function badgeSvg(run) {
	const planName = oneLine(run.state.plan, 40);
	const { word, colour } = standing(run.state);
	const { done, total } = progress(run);
	const progressText = `${done}/${total} ${word}`;
	const [nameWidth, progressWidth] = [planName, progressText].map((text) => 7 * displayWidth(text));
	const [nameBox, progressBox] = [10 + nameWidth, 10 + progressWidth];
	const label = escaped(`${planName}: ${progressText}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${nameBox + progressBox}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${nameBox + progressBox}" height="20" fill="#555"/><rect rx="3" x="${nameBox}" width="${progressBox}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14" textLength="${nameWidth}" ${scaledText}>${escaped(planName)}</text><text x="${nameBox + 5}" y="14" textLength="${progressWidth}" ${scaledText}>${escaped(progressText)}</text></g></svg>
`;
}
const width = 640;
/**
* `progress.svg` of the state ref: a bar of the tasks and a bar for the cost of each recent attempt; light and dark.
*/
function progressSvg(run) {
	const { state } = run;
	const { done, failed, total } = progress(run);
	const share = (count) => total === 0 ? 0 : Math.round(width * count / total);
	const { word } = standing(state);
	const text = `${done} of ${total} tasks done, ${formatUsd(state.usage.usd)} spent, ${word}`;
	const highest = Math.max(...state.timeline.map(({ usd }) => usd), 0);
	const bars = state.timeline.map(({ usd, outcome }, index) => {
		const height = highest > 0 ? Math.max(2, Math.round(30 * usd / highest)) : 2;
		return `<rect class="${outcome}" x="${index * 21}" y="${92 - height}" width="17" height="${height}"/>`;
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
// src/core/report/section/status.ts
const projectName = ({ plan, state }) => inlineMarkdown(plan.project ?? state.plan, 100);
const project = (report) => [{
	heading: projectName(report),
	level: 3
}];
const ralphAndProject = (report) => [{
	heading: `ralph: ${projectName(report)}`,
	level: 2
}];
const headline = ({ text: { happened, details } }) => [`**${happened}**`, { list: details }];
const nextSteps = ({ text }) => [{ steps: text.next }, text.hint ?? ""];
/** Also names who must act; nobody while jobs follow each other. */
function needed({ plan, state, text, place: { approvalUrl } }) {
	const { lease, stop, awaiting } = state;
	const steps = text.next;
	if (lease) return [{ steps }];
	if (stop?.kind === "complete") return [{
		steps,
		who: "**Needed from a reviewer:**"
	}, approvalNote(approvalUrl)];
	if (awaiting || !continuesUnattended(stop)) return [{
		steps,
		who: "**Needed from somebody with write access:**"
	}];
	return [{
		steps,
		who: `**${unattended(countStatuses(recordsOf(plan, state)))}**`
	}];
}
/** A failed task waits for a person even if the others continue. */
const unattended = ({ failed }) => failed === 0 ? "No action needed." : `${failed === 1 ? "One failed task waits" : `${failed} failed tasks wait`} for a person; the rest continues without one.`;
/** An approving job does not edit the comment, so this must stay true after the approval. */
const approvalNote = (page) => page === void 0 ? "" : `A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again to ask again.`;
/** Before the first attempt: who can read the run. */
const notice = ({ state }) => [state.iteration === 0 ? publicNotice(state.plan) : ""];
const queue = ({ place }) => [place.queue ?? ""];
const maxTasks = 3;
const maxChecks = 2;
/**
* Decisive lines of the red checks of each unfinished task's newest failure, newest first. Terminal, page and next
* prompt show the same lines.
*/
function redChecks({ state, only }) {
	return Object.entries(state.tasks).flatMap(([id, { status, recent_failures }]) => {
		const newest = status !== "done" && status !== "skipped" && (only?.has(id) ?? true) ? recent_failures.at(-1) : void 0;
		return newest && newest.said.length > 0 ? [{
			id,
			...newest
		}] : [];
	}).toSorted((a, b) => b.iteration - a.iteration).slice(0, maxTasks).flatMap(({ id, iteration, said }) => said.slice(0, maxChecks).flatMap(({ name, lines }) => [`${code(id)}, iteration ${iteration}, is red at ${agentLine(name, 200)}:`, { code: lines.join("\n") || "(nothing)" }]));
}
/** Each criterion's citation and its value, the weakest first, for the person who merges. */
function criteria({ state: { evidence }, place, only }) {
	const rows = evidence?.rows.filter(({ task }) => only?.has(task) ?? true) ?? [];
	if (!evidence || rows.length === 0) return [];
	const total = only ? rows.length : evidence.ran + evidence.exists + evidence.claimed;
	const rest = rows.length < total ? `The first ${rows.length} of ${total}. ` : "";
	return [{
		title: "Acceptance criteria",
		blocks: [{
			head: [
				"Task",
				"Criterion",
				"Citation",
				"Level"
			],
			rows: rows.map(({ task, criterion, citation, level }) => [
				code(task),
				agentLine(criterion, 200),
				citation === null ? "" : agentLine(citationInWords(citation), 300),
				level
			])
		}, `${rest}*ran*: the cited test ran and passed; *exists*: what is cited is there; *claimed*: an agent says so. Details: ${code(evidencePath)} on ${code(place.stateRef)}.`]
	}];
}
const branches = ({ state, stateRef }) => [`Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}; everything else is on ${code(stateRef)}.`];
const jobLinks = ({ place: { jobUrl, reportUrl } }) => {
	if (jobUrl === void 0) return [];
	return [`The log is in [this job](${jobUrl})${reportUrl === void 0 ? "" : `, and the report as a page is [its artifact](${reportUrl})`}.`];
};
function waitingCi({ place: { ownCi } }) {
	const waiting = ownCi?.waiting ?? [];
	if (waiting.length === 0) return [];
	const links = waiting.map(({ name, url }) => `[${inlineMarkdown(name, 60)}](${url})`);
	const runs = waiting.length === 1 ? "run waits" : "runs wait";
	return [`**The repository's CI: ${waiting.length} ${runs} for \u201cApprove and run\u201d** (${cappedRow(links, 5)}). Somebody with write access has to click that button on the pull request; with an App's token, CI starts on its own.`];
}
const whatItWrites = ({ state, place: { stateRef, ownCi } }) => {
	return [{
		title: "What ralph writes",
		blocks: [{ list: [
			`Writes: ${code(state.work_branch)}, ${code(stateRef)}, this conversation.`,
			"Never writes: any other branch; a task\u2019s commit never changes workflows, the plan, or the agent\u2019s settings.",
			`Confinement of the agent: ${inlineMarkdown(confinementOrNone(state.confined), 300)}.`,
			...ownCi ? [ciMode(ownCi)] : [],
			publicNotice(state.plan)
		] }]
	}];
};
const ciMode = ({ token }) => token === "other" ? "The token belongs to an App or a person: the repository\u2019s own CI runs on each commit." : "The token is the workflow\u2019s own: the repository\u2019s CI waits for a person or does not start on these commits. ralph\u2019s checks are reported as the statuses `ralph/\u2026`.";
/** Newest first, with the result. */
function orderLog({ state: { commands } }) {
	const list = commands.map(({ at, by, text, refused }) => {
		const result = refused === null ? "done" : `not done: ${inlineMarkdown(refused, 200)}`;
		return `${formatUtc(at)} ${inlineMarkdown(by, 60)}: ${typedOrder(text, 120)} \u2014 ${result}`;
	});
	return list.length === 0 ? [{
		title: "Orders (none yet)",
		blocks: ["No orders yet. `/ralph help` lists them."]
	}] : [{
		title: "Orders (the newest)",
		blocks: [{ list }]
	}];
}
// src/core/report/section/pull.ts
const maxTitles = 3;
/** For reviewers: what it does, why, and how much there is to read. */
function lead({ plan, state, place, pull: { rows, lines } }) {
	const done = rows.filter(({ commit }) => commit !== null);
	const titles = done.slice(0, maxTitles).map((row) => `\u201c${lineOf(row)(row.title, 80)}\u201d`);
	const rest = done.length > maxTitles ? [`${done.length - maxTitles} more`] : [];
	const [last = "", ...before] = [...titles, ...rest].reverse();
	const list = before.length === 0 ? last : `${before.reverse().join(", ")} and ${last}`;
	return [[
		...done.length === 0 ? [] : [`This does ${plural(done.length, "task")} of ${projectName({
			plan,
			state
		})}: ${list}.`],
		...purposeOf(plan, done[0]),
		...linesSentence(lines, place.pullSize ?? 0)
	].join(" ")];
}
function purposeOf({ context, tasks }, first) {
	const purpose = firstSentence(context ?? tasks.find(({ id }) => id === first?.id)?.description ?? "");
	const toLine = context === void 0 && first ? lineOf(first) : inlineMarkdown;
	return purpose === "" ? [] : [toLine(purpose, 240)];
}
/** Titles by agents get no references or links (threat T9). */
const lineOf = ({ isAgents }) => isAgents ? agentLine : inlineMarkdown;
/** Empty if the count is unknown. */
function linesSentence(lines, limit) {
	if (lines === 0) return [];
	const size = `${thousands(lines)} changed ${lines === 1 ? "line" : "lines"} to read, without generated and lock files.`;
	return limit > 0 && lines > limit ? [`**Large: ${size} One commit has more than the ${thousands(limit)} of \`pr-size\`, so it is alone here.**`] : [size];
}
function firstSentence(text) {
	const line = text.split("\n").find((text) => /^[^\s#>|*`-]/.test(text)) ?? "";
	return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
/** How to review it, and where the run is tracked. */
const tracking = ({ pull: { issue } }) => ["One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.", issue === void 0 ? "" : `The run is tracked in #${issue}.`];
const readFirst = ({ place, only }) => [readFirstSection(place.readFirst?.filter(({ task }) => only?.has(task) ?? true), place.repositoryUrl)];
const tryIt = ({ pull: { branch } }) => [`Try it: ${code(`${commandLine("git", "fetch", "origin", branch)} && git switch --detach FETCH_HEAD`)}`];
const partName = (report) => [{
	heading: `${projectName(report)}: ${inlineMarkdown(report.part.name, 80)}`,
	level: 3
}];
function progressOfPart({ plan, state, pull: { rows }, part: { slice } }) {
	if (!slice.last) return [];
	const done = rows.filter(({ status }) => status === "done").length;
	const isWhole = isMilestoneDone(plan, state, slice.milestone) && slice.milestone !== null;
	return [`**${done} of ${plural(rows.length, "task")} done${isWhole ? ", the milestone is complete" : ""}.**`];
}
/** Not empty if the base was merged into its newest commit. */
function checksOfPart({ part: { slice } }) {
	const { red } = slice;
	if (red === null) return ["The checks have yet to run on its newest commit, into which the base was merged."];
	if (red.length === 0) return [];
	return [`**Red on its own: ${cappedRow(red.map(code), 5)}.** The base was merged into it; the newest commits of the run pass. Merge it together with the ones above it.`];
}
function neighbours({ part }) {
	const { below, above } = part.neighbours;
	return [[...below === void 0 ? [] : [`It builds on #${below}: review and merge that one first.`], ...above === void 0 ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`]].join(" ")];
}
/** Branches only move forward, so late commits for a milestone are in a later slice. */
function tasksOfLaterParts({ pull: { rows }, part: { slice } }) {
	const { until } = slice.iterations;
	const late = until === null ? [] : rows.filter(({ iteration }) => iteration !== null && iteration >= until);
	if (late.length === 0) return [];
	return [`Done after a later milestone had started, so they are in a later pull request: ${late.map(({ id }) => id).join(", ")}.`];
}
function costOfPart({ pull: { rows } }) {
	const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
	const usd = rows.reduce((sum, row) => sum + row.usd, 0);
	return [attempts === 0 ? "" : `Cost: ${formatUsd(usd)} in ${plural(attempts, "attempt")}.`];
}
const begin = "<!-- ralph: read first -->";
const end = "<!-- ralph: end of read first -->";
const maxHunks = 10;
/**
* For the body of a pull request. Undefined hunks leave a place that `keepReadFirst` fills, since the list stays until
* the changes are looked at again.
*/
function readFirstSection(hunks, repositoryUrl) {
	if (hunks === void 0) return `${begin}\n${end}`;
	const rows = hunks.slice(0, maxHunks).map((hunk, index) => `${index + 1}. ${rowOf(hunk, repositoryUrl)}`);
	if (rows.length === 0) return `${begin}\n${end}`;
	const remark = "Ranked by facts of the change, without a model; the rest is not proven right.";
	return [
		begin,
		"#### Read these first",
		...rows,
		`\n${remark}`,
		end
	].join("\n");
}
function rowOf({ path, from, to, commit, task, reasons }, repositoryUrl) {
	const place = from === to ? `${path}:${from}` : `${path}:${from}\u2013${to}`;
	const url = `${repositoryUrl}/blob/${commit}/${path.split("/").map(encodeURIComponent).join("/")}#L${from}-L${to}`;
	return `[${code(place)}](${url}) (${inlineMarkdown(task, 60)}): ${inlineMarkdown(reasons.join(" "), 300)}`;
}
/** Fills an empty list with the one of the previous body. */
function keepReadFirst(body, previous) {
	const from = previous.indexOf(begin);
	const to = previous.lastIndexOf(end);
	if (from < 0 || to < from) return body;
	return body.replace(`${begin}\n${end}`, () => previous.slice(from, to + 33));
}
// src/core/report/section/readme.ts
const runOfPlan = ({ plan, state }) => {
	return [{
		heading: `Run of plan ${plan.project === void 0 ? state.plan : `${inlineMarkdown(plan.project, 100)} (${state.plan})`}`,
		level: 1
	}];
};
const picture = () => ["![Progress](progress.svg)"];
function workSoFar({ state: { updated, iteration, work_branch, work } }) {
	const moment = iteration === 0 ? "before the first iteration" : `after iteration ${iteration}`;
	return [`As of ${formatUtc(updated)}, ${moment}. Work is on ${code(work_branch)} at ${code(shortOid(work))}.`];
}
/** Empty if all settings have their defaults. */
const rules$1 = ({ state }) => {
	const list = ruleLines(state.rules).map((line) => inlineMarkdown(line, 500));
	return list.length === 0 ? [] : [{
		title: "Rules",
		blocks: [rulesIntroduction, { list }]
	}];
};
const rulesIntroduction = "The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.";
function howToContinue({ plan, state, context }) {
	const statusOf = statusIn(state);
	const first = (...statuses) => plan.tasks.find(({ id }) => statuses.includes(statusOf(id)));
	const [open, failed] = [first("pending"), first("failed", "given_up", "skipped")];
	const records = plan.tasks.map(({ id }) => taskIn(state, id));
	const newest = Math.max(...records.map(({ status, commit, iteration }) => status === "done" && commit !== null && iteration || 0));
	return [{
		title: "How to continue",
		blocks: [{ list: [
			`Continue: ${operatorCommand(context, "run")}`,
			`Give the agent a hint: ${operatorCommand(context, "hint")}`,
			`Pause before the next iteration, and resume later: ${operatorCommand(context, "pause")}, ${operatorCommand(context, "resume")}`,
			...open ? [`Give up a task, such as the next one: ${operatorCommand(context, "skip", open.id)}`] : [],
			...failed ? [`Try a task again: ${operatorCommand(context, "retry", failed.id)}`] : [],
			...newest > 0 ? [`Revert the work of a task, such as the newest: ${operatorCommand(context, "undo", String(newest))}`] : [],
			`See the work: ${commandSpan("git", "log", "--oneline", context.workBranch)}`
		] }]
	}];
}
const files = {
	head: ["File", "What it is"],
	rows: [
		["[`run.json`](run.json)", "The state of the run: statuses, counters, lease. It follows from the events in `log/`."],
		["`tasks.json`", "For a plan of more than 200 tasks: every task as of the last snapshot. `run.json` overrides it."],
		["[`plan.json`](plan.json)", "The plan with all amendments. This file counts; the source file was only the start."],
		["`control.json`", "Which orders took effect, and which posts are still due."],
		["`log/`", "Every event of the run, one JSON object per line; append-only."],
		["`iterations/`", "For each iteration its prompt, handoff, check results and agent record."],
		["`knowledge-index.json`", "What people want remembered and what agents learned. `run.json` takes precedence over it."],
		["`knowledge-index.md`", "The same as text, without outdated entries."],
		["[`badge.svg`](badge.svg), [`progress.svg`](progress.svg)", "The run's progress as pictures, for a README."],
		["[`progress-log.md`](progress-log.md), `.json`", "The newest successful iterations in detail."]
	]
};
const stateFiles = () => [{
	title: "Files on this branch",
	blocks: [files, "Do not edit these files by hand: ralph writes them, and this branch is never merged."]
}];
// src/core/report/section/media.ts
/** Of a complete run it is open. */
const foldedCost = (report) => (report.state.stop?.kind === "complete" ? cost : folded(cost))(report);
/** The first to be left out where a text is too long. */
const pictures = [folded(dependencies), folded(newestAttempts)];
/** The next to be left out. */
const statusDetails = [
	tasks,
	...pictures,
	foldedCost,
	folded(whatItWrites),
	folded(orderLog)
];
const statusHead = [
	project,
	headline,
	redChecks,
	criteria,
	needed,
	waitingCi,
	money,
	queue,
	notice
];
/** A medium shows a run by these sections, in this order. */
const media = {
	comment: [
		...statusHead,
		jobLinks,
		...statusDetails
	],
	pull: [
		lead,
		tracking,
		...statusHead,
		...statusDetails,
		readFirst,
		tryIt
	],
	/** Changes only with its tasks and its neighbours. */
	partialPull: [
		partName,
		lead,
		progressOfPart,
		checksOfPart,
		neighbours,
		tracking,
		redChecks,
		taskRowsOf,
		criteria,
		tasksOfLaterParts,
		readFirst,
		tryIt,
		costOfPart
	],
	readme: [
		runOfPlan,
		headline,
		nextSteps,
		picture,
		workSoFar,
		titled("Tasks", taskRowsOf),
		dependencies,
		newestAttempts,
		titled("Cost", receipt, expected),
		rules$1,
		howToContinue,
		stateFiles
	],
	summary: [
		ralphAndProject,
		headline,
		nextSteps,
		tasks,
		branches,
		dependencies,
		newestAttempts,
		cost
	]
};
const inMarkdown = (sections, report) => markdownOf(sections.flatMap((section) => section(report)));
// src/core/report/markdown/run-markdown.ts
/** A running job updates the comment at least every ten minutes; after this time the job was lost. */
const lostAfterMs = 18e5;
/** GitHub allows 65,536 characters (platform fact 26). */
const maxChars = 6e4;
/** Smaller tables, until the text fits. */
const rowLimits = [
	150,
	60,
	20
];
/**
* The status comment, at most 60,000 characters. `facts` depends only on the state; `body` also says when it was
* written, and when the job counts as lost.
*/
function statusComment(run, place) {
	const written = writtenLine(run.state, place.now);
	const facts = fitted(media.comment, placedReport(run, place));
	return {
		body: `${facts}\n\n${written}\n`,
		facts
	};
}
/** Leaves out sections until the text fits. */
function fitted(sections, report) {
	const without = (omitted) => sections.filter((section) => !omitted.includes(section));
	for (const rows of rowLimits) {
		const tasks = shownTasks(report, rows);
		for (const omitted of [[], pictures]) {
			const text = inMarkdown(without(omitted), {
				...report,
				tasks
			});
			if (text.length <= maxChars) return text;
		}
	}
	return inMarkdown(without(statusDetails), report);
}
function placedReport(run, place) {
	const { planFile, repositoryUrl, settings } = place;
	const context = {
		planFile,
		workBranch: run.state.work_branch,
		now: null,
		surface: "issue"
	};
	return {
		...run,
		context,
		place,
		repositoryUrl,
		settings,
		text: textOf(run, context),
		tasks: shownTasks(run, 0)
	};
}
const textOf = (run, context) => runSentence(run, context, (text) => agentLine(text, 500));
/** A running job that stays silent is lost; without a job nothing can be late. */
function writtenLine({ lease }, now) {
	const line = `Written ${formatUtc(now)}.`;
	if (!lease) return line;
	return `${line} If this comment has not changed by ${formatUtc(now + lostAfterMs)}, the job was lost. Run it again: nothing is lost or done twice.`;
}
/**
* `README.md` of the state ref, for people. Every state commit rewrites it, so it stays below 200,000 bytes for any
* plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, with bounded texts.
*/
function stateReadme(run, { settings, ...place }) {
	const context = {
		...place,
		now: null
	};
	const report = {
		...run,
		context,
		settings,
		text: textOf(run, context),
		tasks: rowsInState(run)
	};
	return `${inMarkdown(media.readme, report)}\n`;
}
/** The pull requests of a run, lowest first: one for each slice, else one for the work branch. */
function wantedPulls(run, place, issue) {
	const { plan, state } = run;
	const slices = slicesOf(state);
	const complete = state.stop?.kind === "complete";
	if (slices.length === 0) return [{
		head: state.work_branch,
		ready: complete,
		text: () => pullText(run, place, issue)
	}];
	const ready = ({ milestone, newest, last, red }) => red?.length === 0 && (complete || !last || isMilestoneDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null);
	return slices.map((slice, index) => ({
		head: slice.branch,
		ready: ready(slice),
		isCutOff: !slice.last,
		text: (neighbours) => sliceText(run, place, {
			slice,
			index,
			issue,
			neighbours
		})
	}));
}
/** A longer table would exceed a body's 65,536 characters. */
const maxRows = 150;
/** Only the slice's tasks, commits and place in the stack, so that it changes only with these. */
function sliceText(run, place, context) {
	const { slice, index, issue, neighbours } = context;
	const name = nameOf(slice, index);
	const rows = rowsOf(run, slice);
	const body = inMarkdown(media.partialPull, {
		...placedReport(run, place),
		tasks: shownRows(rows, maxRows),
		only: new Set(rows.map(({ id }) => id)),
		pull: {
			branch: slice.branch,
			lines: slice.lines,
			rows,
			issue
		},
		part: {
			slice,
			name,
			neighbours
		}
	});
	return {
		title: `${titleOf(run)}: ${plainLine(name, 80)}`,
		body: `${body}\n`
	};
}
const titleOf = ({ plan, state }) => `ralph: ${plainLine(plan.project ?? state.plan, 100)}`;
/** A slice that was cut by size has its place in the name. */
function nameOf({ milestone, number }, index) {
	if (milestone !== null) return number === null ? milestone : `${milestone} (${number})`;
	return number === null ? "what is left" : `part ${index + 1}`;
}
/**
* For a whole milestone all its tasks; else those with a commit in the slice, and in the newest slice the open ones
* too.
*/
function rowsOf({ plan, state }, slice) {
	const ids = new Set(tasksOf(plan, slice.milestone));
	const rows = taskRows(plan, state).filter(({ id }) => ids.has(id));
	if (slice.number === null) return rows;
	const { from, until } = slice.iterations;
	return rows.filter(({ iteration, status }) => iteration === null ? slice.last && status !== "skipped" : iteration >= from && (until === null || iteration < until));
}
/** As the status comment, without time and job. */
function pullText(run, place, issue) {
	const { plan, state } = run;
	const pull = {
		branch: state.work_branch,
		lines: state.lines,
		rows: taskRows(plan, state),
		issue
	};
	const body = fitted(media.pull, {
		...placedReport(run, place),
		pull
	});
	return {
		title: titleOf(run),
		body: `${body}\n`
	};
}
// src/core/report/words/notices.ts
/** Orders in a comment need neither plan nor branch. */
const onIssue = {
	planFile: "",
	workBranch: "",
	now: null,
	surface: "issue"
};
const mention = (person) => person === null ? "" : `@${person} `;
const noticeOf$1 = (started, key, ...blocks) => ({
	key: `notice/${started}/${key}`,
	kind: "notice",
	body: markdownOf(blocks)
});
/**
* The comment that asks the person who started the run for help; undefined if nobody is needed, or no person started
* it. Its key depends on the run's past, so the same need is reported once by any job. Only here an `@` is live.
*/
function requestPerson(state, reason, planFile) {
	const { started_by: person, started, iteration } = state;
	if (person === null || !needsPerson(reason) || stuckWasReported(state, reason) || approvalWasRequested(state, reason)) return void 0;
	const context = {
		...onIssue,
		planFile,
		workBranch: state.work_branch
	};
	const { happened, details, next } = stopSentence(reason, context, (text) => agentLine(text, 500));
	const key = `${needOf(reason)}-${iteration}`;
	return noticeOf$1(started, key, `${mention(person)}${happened}`, { list: details }, { steps: next });
}
/** A run can wait for answers and then for merges with no iteration in between, so the keys must differ. */
const needOf = (reason) => reason.kind === "human_review" && reason.unread ? "unread" : reason.kind;
/** The comment with an agent's request to a person, sent before the job ends. */
function reviewRequest({ started_by: person, started }, { iteration, task, why, holds, by = "review", question }) {
	if (question) {
		const [happened, next] = questionTexts({
			iteration,
			task,
			question
		});
		return noticeOf$1(started, `question-${iteration}`, `${mention(person)}${happened}`, next);
	}
	const request = `${mention(person)}Iteration ${iteration} (${code(task)}) asks a person to review it: ${agentLine(why, 1e3)}`;
	const next = holds ? `Dependent tasks of ${code(task)} wait. To approve it: ${operatorCommand(onIssue, "approve", task)}.` : "The run continues in the meantime.";
	return noticeOf$1(started, `${by}-${iteration}`, request, next);
}
/** The comment about a lane's commit that waits for approval while others go on. */
function approvalRequest({ started_by: person, started }, { iteration, task, commit, approved_before }) {
	const earlierApproval = approved_before === void 0 ? "" : ` What landed meanwhile changed it: ${code(shortOid(approved_before))} was approved.`;
	const happened = `${mention(person)}${code(task)} passed its checks in iteration ${iteration}; its commit ${code(shortOid(commit))} waits for approval.${earlierApproval}`;
	const next = `Tasks that depend on it wait, others go on. ${operatorCommand(onIssue, "approve", shortOid(commit))} accepts it, ${operatorCommand(onIssue, "retry", task)} with a reason rejects it.`;
	return noticeOf$1(started, `approval-${iteration}-${shortOid(commit)}`, happened, next);
}
function questionTexts(request) {
	const { iteration, task, question } = request;
	const happened = `Iteration ${iteration} (${code(task)}) changed nothing. ${questionInWords(question, (text) => agentLine(text, 1e3))}`;
	const answer = `${(question.options ?? []).map((option, index) => `${operatorCommand(onIssue, "answer", task, String(index + 1))} answers \u201c${agentLine(option, 200)}\u201d. `).join("")}${operatorCommand(onIssue, "answer", task)} with your words after it answers the agent.`;
	return [happened, `The task waits, and others go on. ${question.kind === "question" ? answer : `${operatorCommand(onIssue, "answer", task, "done")} agrees: the task is done without a change. ${answer}`}`];
}
/** The comment about a stuck task and the consequence. */
function stuckNotice({ started_by: person, started }, { iteration, task, why, action }) {
	const happened = `${mention(person)}${code(task)} is stuck: ${agentLine(why.replace(/\.$/, ""), 1e3)}.`;
	const retry = `${operatorCommand(onIssue, "retry", task)} tries again with your instructions, ${operatorCommand(onIssue, "skip", task)} gives it up`;
	const next = action === "pause" ? `The run is paused. ${retry}; then ${operatorCommand(onIssue, "resume")} continues.` : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`;
	return noticeOf$1(started, `stuck-${iteration}`, happened, next);
}
/**
* A stuck task has a notice with the same choices. If the same failure ends the job, the reason may not name the task.
*/
function stuckWasReported(state, reason) {
	if (reason.kind !== "stuck") return false;
	if (reason.task !== void 0) return taskIn(state, reason.task).stuck !== null;
	return Object.values(state.tasks).some(({ stuck }) => stuck?.iteration === state.iteration);
}
/** True if people were asked when the lane's commit began to wait. */
function approvalWasRequested({ lanes }, reason) {
	const commit = reason.kind === "human_review" ? reason.approve?.commit : void 0;
	return commit !== void 0 && lanes.some(({ held }) => held?.commit === commit);
}
/** Pause and stop are orders of a person; a fault turns the workflow red, which GitHub reports. */
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
const maxIds = 30;
/** The comment about an edit of the plan and the adopted part of it. */
function planChangeNotice({ started }, edit) {
	const { planFile, source, added, removed, modified, refused } = edit;
	const changes = [
		changedIds("new", added),
		changedIds("changed", modified),
		changedIds("removed", removed)
	].filter(Boolean);
	const changeText = changes.length === 0 ? "no task changes" : changes.join("; ");
	const outcome = changes.length === 0 && refused.length > 0 ? "and nothing of it is adopted: the run continues with its former plan." : `and the run continues with it: ${changeText}. Tasks that are done stay done.`;
	const happened = `${code(planFile)} was edited, ${outcome}`;
	return noticeOf$1(started, `plan-${source.slice(0, 12)}`, happened, ...notAdopted(refused));
}
function notAdopted(refused) {
	if (refused.length === 0) return [];
	const reasons = refused.map(({ why }) => inlineMarkdown(why.replace(/`(?=ralph )/g, "`/"), 500));
	return ["Not adopted:", { list: cappedLines(reasons, maxIds) }];
}
/** The comment about an omitted base: the token may not push a workflow file that a person changed there. */
function baseOmittedNotice({ started, work_branch }, context) {
	const branch = code(context.branch);
	return noticeOf$1(started, "base-workflows", `${branch} changed ${cappedRow(context.paths.map(code), maxIds)}, and this token may not push workflow files: the run continues without merging ${branch}.`, `To merge it, merge ${branch} into ${code(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`);
}
/** Once for each base that conflicts with a part of the stack; the run continues above it. */
function stackConflictNotice(state) {
	const { started, stack_conflict: conflict } = state;
	if (!conflict) return void 0;
	const { happened, remedy } = stackConflictInWords(state, conflict, (text) => code(text));
	const key = `stack-conflict/${conflict.base.slice(0, 12)}`;
	return noticeOf$1(started, key, `A lower pull request was merged. ${happened}`, remedy);
}
const changedIds = (what, ids) => ids.length === 0 ? "" : `${what}: ${cappedRow(ids.map(code), maxIds)}`;
// src/core/report/words/notice.ts
/** An effect for each channel that subscribed to the event. */
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
/** Undefined for most events. `state` already contains the event. */
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
		case "run_stopped": return approvalWasRequested(state, fact.reason) ? void 0 : newsOfStop(fact.reason, state, context);
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
			next: fact.question ? questionSteps({
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
				next: approvalSteps(fact, report)
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
/** Such as \u201cralph demo: a person is needed\u201d. */
const noticeTitle = ({ event, plan }) => `ralph ${plan}: ${titles[event]}`;
const titles = {
	"needs-person": "a person is needed",
	stuck: "a task is stuck",
	limit: "stopped at a limit",
	budget: "a budget is nearly used",
	complete: "complete"
};
/** What happened and what to do, at most `maxChars` characters. */
function noticeText(notice, maxChars) {
	const { message, details, next, done, tasks, spent_usd } = notice;
	const steps = next.flatMap(({ does, commands }) => commands.length === 0 ? [`${does}.`] : [`${does}:`, ...commands.map((command) => `    ${command}`)]);
	const text = [
		message,
		...details.map((detail) => `- ${detail}`),
		`${done} of ${tasks} tasks done, ${formatUsd(spent_usd)} spent.`,
		...steps
	].join("\n");
	return text.length <= maxChars ? text : `${startOf(text, maxChars - 1).trimEnd()}\u2026`;
}
/** For Slack's incoming webhooks: three escapes prevent mentions and links. */
const slackMessage = (notice) => ({ text: `*${slackText(noticeTitle(notice))}*\n${slackText(noticeText(notice, 2500))}${linkOf(notice)}` });
const linkOf = ({ url }) => url === null ? "" : `\n${url}`;
const slackText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
/** For Discord's webhooks, at most 2,000 characters, without mentions and formatting. */
const discordMessage = (notice) => ({
	content: `**${discordText(noticeTitle(notice))}**\n${startOf(discordText(noticeText(notice, 1e3)), 1600)}${linkOf(notice)}`,
	allowed_mentions: { parse: [] }
});
const discordText = (text) => text.replace(/[\\`*_~|>#[\]<]/g, "\\$&");
// src/app/job/ledger.ts
const maxTries = 5;
function openLedger(ports, loaded, source) {
	const { plan, planAtTop: planFile, reachedBy, settings } = source;
	let state = loaded?.state ?? null;
	let head = loaded?.oid ?? null;
	let seq = loaded?.seq ?? 0;
	let proven = loaded?.proven ?? false;
	/** The state as it was last read or written. */
	let savedState = state;
	let gathered = loaded?.gathered ?? nothingGathered;
	let control = loaded?.control ?? emptyControl;
	let outbox = control.outbox;
	let currentPlan = loaded?.plan ?? plan;
	let planIsNew = loaded === null;
	const deliveredKeys = /* @__PURE__ */ new Set();
	let facts = [];
	let files = /* @__PURE__ */ new Map();
	let keptCommits = [];
	/** Files of the last save, so that they need not be fetched. */
	let writtenFiles = /* @__PURE__ */ new Map();
	const damagedPaths = /* @__PURE__ */ new Set();
	let saving = Promise.resolve();
	const runFiles = runFilesWriter(ports.redact);
	const currentState = () => {
		if (state === null) throw new Error("the ledger was read before the run was started");
		return state;
	};
	/** After a lost first write. By its id the run may be ours: a tool wrote on top of it before we knew that it arrived. */
	async function loadOwnRun() {
		const { run } = await ports.store.load();
		if (run && run.state.run === state?.run) return run;
		throw leaseLost(run?.state ?? null, source);
	}
	/** After somebody else's write: under our lease it was an operator's tool, otherwise a take-over. */
	async function reload() {
		const run = head === null ? await loadOwnRun() : (await ports.store.load()).run;
		if (!run) throw stateDeleted(head);
		const ownFacts = facts.map((fact) => ports.redact(JSON.stringify(fact)));
		if (savedState !== null && sameHolder(savedState)) await refuseForeign(ports, {
			run,
			head,
			before: savedState,
			plan: planIsNew ? run.plan : currentPlan,
			seq,
			ownFacts
		});
		if (run.state.epoch !== state?.epoch || !sameHolder(run.state)) throw leaseLost(run.state, source);
		facts = facts.slice(await countWritten(ports, {
			run,
			seq,
			ownFacts
		}));
		head = run.oid;
		savedState = run.state;
		proven = false;
		writtenFiles = /* @__PURE__ */ new Map();
		seq = run.seq;
		gathered = run.gathered;
		control = mergeControl(run.control, control, deliveredKeys);
		if (!planIsNew) currentPlan = run.plan;
		state = fold(run.state, facts);
	}
	const sameHolder = (otherState) => JSON.stringify(otherState.lease?.holder) === JSON.stringify(ports.liveness.self);
	async function write(subject, onSent) {
		for (let attempt = 1; attempt <= maxTries; attempt++) {
			if (await writeOnce(subject, onSent)) return;
			await reload();
		}
		throw leaseLost(null, source);
	}
	/** Facts that are recorded during the write belong to the next save. */
	async function writeOnce(subject, onSent) {
		const snapshot = {
			state: currentState(),
			facts: facts.length,
			keptCommits: keptCommits.length,
			files,
			plan: planIsNew ? currentPlan : null,
			outbox: control.outbox,
			run: runFiles(currentState(), gathered)
		};
		files = /* @__PURE__ */ new Map();
		const content = new Map([...stateFiles(snapshot.files), ...snapshot.run.files]);
		const change = {
			expected: head,
			files: content,
			subject,
			work: currentState().work,
			keep: keptCommits
		};
		const result = await ports.store.commit(change, onSent).catch((error) => {
			files = new Map([...snapshot.files, ...files]);
			throw error;
		});
		if (result.kind === "lost") {
			files = new Map([...snapshot.files, ...files]);
			return false;
		}
		head = result.oid;
		savedState = snapshot.state;
		seq += 1;
		gathered = snapshot.run.gathered;
		outbox = snapshot.outbox;
		ports.display.report({
			plan: currentPlan,
			state: currentState(),
			commit: result.oid
		});
		facts = facts.slice(snapshot.facts);
		keptCommits = keptCommits.slice(snapshot.keptCommits);
		writtenFiles = change.files;
		if (snapshot.plan === currentPlan) planIsNew = false;
		return true;
	}
	function stateFiles(attached) {
		const current = currentState();
		const stateTree = new Map(attached);
		stateTree.set(segmentPath(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(""));
		stateTree.set("control.json", json(control));
		stateTree.set("README.md", stateReadme({
			plan: currentPlan,
			state: current
		}, {
			planFile,
			reachedBy,
			workBranch: current.work_branch,
			settings
		}));
		const run = {
			plan: currentPlan,
			state: current
		};
		stateTree.set("badge.svg", badgeSvg(run)).set("progress.svg", progressSvg(run));
		if (planIsNew) stateTree.set("plan.json", json(currentPlan));
		return new Map([...stateTree].map(([path, content]) => [path, ports.redact(content)]));
	}
	return {
		get state() {
			return currentState();
		},
		get plan() {
			return currentPlan;
		},
		get seq() {
			return seq;
		},
		get proven() {
			return proven;
		},
		get hasUnsavedChanges() {
			return facts.length > 0;
		},
		record(...newFacts) {
			const moment = new Date(ports.clock.now()).toISOString();
			for (const fact of newFacts) {
				const event = RunEvent.parse(JSON.parse(ports.redact(JSON.stringify({
					...fact,
					at: moment
				}))));
				state = evolve(state, event);
				facts.push(event);
				if (source.tells) control = addNoticesOnce(control, noticesOf(event, state, source.tells));
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
			return outbox.filter(({ key }) => !deliveredKeys.has(key));
		},
		get hasUnsavedEffects() {
			return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key));
		},
		send(effects) {
			control = {
				...control,
				outbox: [...control.outbox, ...effects]
			};
		},
		markDelivered(keys) {
			for (const key of keys) deliveredKeys.add(key);
			control = {
				...control,
				outbox: control.outbox.filter(({ key }) => !deliveredKeys.has(key))
			};
		},
		replacePlan(next) {
			currentPlan = next;
			planIsNew = true;
		},
		attach(path, content) {
			files.set(path, content);
		},
		async recall(path) {
			const warn = () => {
				if (!damagedPaths.has(path)) ports.show({
					kind: "warning",
					text: damagedRecordWarning(path)
				});
				damagedPaths.add(path);
			};
			const text = files.get(path) ?? writtenFiles.get(path) ?? (await ports.store.readMany([path], warn))[0];
			if (text === void 0 || !path.endsWith(".json") || storedJson(text) !== void 0) return text;
			warn();
		},
		keep(commit) {
			keptCommits.push(commit);
		},
		save(subject, onSent) {
			saving = saving.catch(() => void 0).then(() => write(subject, onSent));
			return saving;
		}
	};
}
const damagedRecordWarning = (path) => `${path} in the state of the run is damaged, and is left out. The task states do not depend on it.`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** A deleted state branch is not recreated (failure model G12). */
function stateDeleted(head) {
	return new RalphError({
		code: "STATE_DELETED",
		exit: "failed",
		message: `The state branch was deleted during this job; its newest commit was ${head}.`,
		hint: "Nothing was written since. To continue, push that commit again; to start a new run, run again."
	});
}
function leaseLost(otherState, request) {
	const newHolder = otherState?.lease ? ` by ${holderInWords(otherState.lease.holder)}` : "";
	return new RalphError({
		code: "LEASE_LOST",
		message: `The run was taken over${newHolder} during this job.`,
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
/** Two agents that do not know of each other need no third one. */
const minStuckClaims = 2;
/** Each of two failures has come back after it seemed to be overcome. */
const minTurns = 4;
/** The first rule that matches counts. Each returns how many of the newest failures show it, or zero. */
const rules = [
	["said_stuck", (failures) => countIfAll(failures, minStuckClaims, ({ cause }) => cause === "stuck")],
	["same_failure", (failures, after) => countIfAll(failures, after, (failure) => failure.fingerprint === failures[0]?.fingerprint)],
	["no_changes", (failures, after) => countIfAll(failures, after, ({ cause }) => causesWithoutChange.has(cause))],
	["in_turns", inTurns]
];
const causesWithoutChange = /* @__PURE__ */ new Set(["no_changes", "no_result"]);
/** `failures` in a row since the last progress or note, oldest first. `after`: equal ones that count as stuck. Pure. */
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
const countIfAll = (failures, count, matches) => failures.length >= count && failures.slice(0, count).every(matches) ? count : 0;
function inTurns(failures, after) {
	const count = Math.max(minTurns, after + 1);
	const [first, second] = failures;
	if (first?.fingerprint === second?.fingerprint) return 0;
	const isInTurns = failures.slice(0, count).every(({ fingerprint }, index) => fingerprint === (index % 2 === 0 ? first : second)?.fingerprint);
	return failures.length >= count && isInTurns ? count : 0;
}
/** `the same failure 3 times in a row (iterations 2, 3, 4)`. */
function stuckInWords({ sign, rests_on }) {
	return `${signInWords[sign](rests_on.length)} (iterations ${rests_on.join(", ")})`;
}
const signInWords = {
	said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
	same_failure: (count) => `the same failure ${count} times in a row`,
	no_changes: (count) => `${count} attempts in a row changed nothing`,
	in_turns: () => "the same two failures in turn"
};
// src/app/branch/record-failure.ts
/**
* Records a failed attempt. After the last retry the task fails; if more attempts would not help, it is stuck. With
* `incomplete: fail`, the task's landed parts are undone.
*/
function recordFailure(ledger, settings, fact) {
	const { task } = fact;
	const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
	const taskBefore = taskIn(ledger.state, task);
	if (fact.cause === "no_changes" && isOfVerifier(ledger.state, task)) {
		ledger.record({
			type: "attempt_failed",
			...fact,
			final: true,
			moot: true
		});
		return;
	}
	const final = taskBefore.failed_attempts >= retries;
	ledger.record({
		type: "attempt_failed",
		...fact,
		final
	});
	recordStuck(ledger, settings, {
		fact,
		retriesLeft: Math.max(0, retries - taskBefore.failed_attempts)
	});
	const { status, ...record } = taskIn(ledger.state, task);
	const newest = commitsOf(record).at(-1);
	if (status !== "failed" || !newest || settings.incomplete !== "fail") return;
	const reason = `${task} failed, and must be done completely or not at all (incomplete: fail)`;
	ledger.record({
		type: "undo_ordered",
		undoes: newest.iteration,
		by: "ralph",
		why: reason,
		reopen_dependents: false
	});
}
/** Acts as configured; for a merge of the base a person is always asked. */
function recordStuck(ledger, settings, { fact, retriesLeft }) {
	const { iteration, task } = fact;
	const stuckSign = detectStuck(taskIn(ledger.state, task).failures, settings["stuck-after"]);
	if (!stuckSign) return;
	const action = isReserved(task) ? "ask" : settings["on-stuck"];
	const reason = `${stuckInWords(stuckSign)}: ${fact.why}`;
	const { sign, rests_on } = stuckSign;
	const stuckFact = {
		iteration,
		task,
		sign,
		rests_on: [...rests_on],
		why: reason,
		action,
		retries_left: retriesLeft
	};
	ledger.record({
		type: "stuck_detected",
		...stuckFact
	});
	if (action !== "skip") ledger.send([stuckNotice(ledger.state, stuckFact)]);
}
// src/app/branch/lost-attempts.ts
/**
* A dead runner interrupts the attempt without counting it (failure model P2). If the attempt was delegated and never
* settled, its cost is recorded too.
*/
function settleLostAttempts(ledger, settings, handed = ledger.state.handed, reason = handed ? "its workflow run ended without `finish`" : "the runner was lost during this attempt") {
	recordLostCounsel(ledger);
	const { usage, duration_ms } = handed ?? noCallCost;
	const spent = {
		usage,
		duration_ms
	};
	const [first, ...others] = openCalls(ledger.state);
	if (!first) return;
	if (others.length === 0 && lanesAtWork(ledger.state).length < 2) {
		recordLostAttempt(ledger, settings, {
			...first,
			reason,
			spent
		});
		return;
	}
	for (const { iteration, task } of [first, ...others]) ledger.record({
		...uncountedFact(reason),
		...spent,
		iteration,
		task,
		beside: true
	});
}
const uncountedFact = (reason) => ({
	type: "attempt_interrupted",
	cause: "runner_lost",
	why: `${reason}; the attempt does not count`,
	until: null
});
/**
* A machine that died while no agent was at work died in the checks of the train's head, as far as is known: that is
* checked again as the last one, with none beside it. `before`: the state as that machine left it.
*/
function recoverLostChecks(ledger, before) {
	if (before.lease === null || before.handed !== null || openCalls(before).length > 0) return;
	for (const { iteration, task, candidate } of lanesAtWork(before).slice(0, 1)) if (candidate !== null) ledger.record({
		type: "attempt_captured",
		iteration,
		task,
		candidate,
		checks_lost: true
	});
}
/** Records an attempt whose machine died: interrupted, or failed after several losses. */
function recordLostAttempt(ledger, settings, { iteration, task, reason, spent }) {
	if (taskIn(ledger.state, task).runners_lost < 2) {
		ledger.record({
			...uncountedFact(reason),
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
/** Recorded once, since the call may have been paid for. */
function recordLostCounsel(ledger) {
	const call = lostCounsel(ledger.state);
	if (call) ledger.record({
		type: "counsel_lost",
		...call
	});
}
/** The recorded settings, else the defaults; reads no project files. */
function settingsOf({ rules }) {
	const recordedSetting = (name) => recordedValue(name, rules ?? {
		base: "",
		values: {}
	});
	return {
		incomplete: recordedSetting("incomplete"),
		"on-stuck": recordedSetting("on-stuck"),
		"stuck-after": recordedSetting("stuck-after")
	};
}
/**
* Releases the lease of a killed process of this same job, and interrupts its attempt. Returns false if there was none;
* other leases stay.
*/
async function releaseOwnLease(ports, job) {
	const { run } = await ports.store.load();
	const holder = run?.state.lease?.holder;
	if (!run || !holder || await ports.liveness.check(holder) !== "gone") return false;
	const ledger = openLedger(ports, run, job);
	recoverLostChecks(ledger, run.state);
	settleLostAttempts(ledger, settingsOf(run.state));
	ledger.record({ type: "lease_released" });
	await ledger.save("release the lease of a killed job");
	return true;
}
export { isStopOrder as A, media as C, callsAgent as D, nextSteps as E, stopped as F, unlessAborted as I, unlessStopped as L, machinesOf as M, noCallCost as N, deliver as O, saveAndPublish as P, whileHoldingRun as R, inMarkdown as S, headline as T, reviewRequest as _, settleLostAttempts as a, statusComment as b, takeLease as c, noticeTitle as d, slackMessage as f, requestPerson as g, planChangeNotice as h, releaseOwnLease as i, lanesOf as j, interruptibleBy as k, discordMessage as l, baseOmittedNotice as m, recordLostCounsel as n, recordFailure as o, approvalRequest as p, recoverLostChecks as r, openLedger as s, recordLostAttempt as t, noticeText as u, stackConflictNotice as v, keepReadFirst as w, wantedPulls as x, stateReadme as y };
