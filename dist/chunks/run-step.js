import { Bt as code, D as knownPrefixes, Mn as stepExitCode, Nt as errorExitCode, Pt as errorText, Zt as shortOid, cn as PullReview, er as RalphError, f as stepInputs, gn as redactor, on as CommitStatus, tt as leastOf, w as evidencePath, zt as userFault } from "./through-proxy.js";
import { n as lifeOfRun, t as lifeOfHolder } from "./workflow-liveness.js";
import { c as setOutput, d as ownLogin, f as inputValue, g as annotate, h as actionsLog, l as writeSummary, p as ownCiWatch, u as apiClient } from "./end-step.js";
import { a as readMemory, i as memoryLine, n as runJob } from "./job.js";
import { C as formatUtc, D as plural, M as cappedLines, N as cappedRow, O as thousands, S as formatUsd, b as formatMinutes, i as plainLine, v as formatDuration, y as formatLimit } from "./one-line.js";
import { An as signalsOf, Cn as assertNever, D as remarks, Et as forecastSentence, Jt as receiptOf, Lt as citationInWords, N as stopSentence, Pn as confinementOrNone, an as shownRows, dn as taskRows, en as countStatuses, i as nextJobText, jt as receiptMarkdown, kn as signalsInWords, lt as nextMarkdown, n as handedOnText, nn as countsInWords, on as shownTasks, qt as costBudgetOf, r as runSentence } from "./run-sentence.js";
import { C as runnerMsSeen, a as startsNextJob, n as due, t as continuesUnattended } from "./due.js";
import { n as oneJob, t as finalReport } from "./final.js";
import { a as readRecords, i as readHistory, o as runGone, t as loadWithHistory } from "./read-run.js";
import { c as withRemoteStore, n as idleComment, o as whoMayOrder } from "./comment-event.js";
import { i as startOfRun, r as openRun, t as watchOver } from "./watch-over.js";
import { a as placeOf, i as ownMarks, n as outboxAt, r as commentId, t as markOf } from "./outbox.js";
import { T as recordsOf, _ as agentMarkdown, c as tasksOf, g as agentLine, h as agentCell, i as isDone, r as isBranchOfRun, s as slicesOf, v as inlineMarkdown, x as typedOrder } from "./slices.js";
import { t as markdownTable } from "./task-table.js";
import { n as commandLine } from "./command-line.js";
import { o as shortenMarkdown, r as fenced } from "./fences.js";
import { n as forecast } from "./forecast.js";
import { n as publicNotice } from "./after-init.js";
import { g as sparkline, h as attemptsGantt } from "./recover-lost-attempt.js";
import { t as dependencyGraph } from "./graph.js";
import { c as trackingIssue, d as commentQueue, f as commitQueue, g as foundIn, h as defaultBranch, i as startUnlessPending, m as orderReader, n as startJob, o as mergeWhenComplete, p as throttledSource, r as startNextJob, u as reviewQueue } from "./start-next-job.js";
import { i as ownMark } from "./issue-form.js";
import { t as placeOf$1 } from "./read-review.js";
import { a as formatterHint, i as failureSentence, o as traces, t as changedFiles } from "./failure-sentence.js";
import { t as surveyStates } from "./survey-states.js";
import { n as reportPage, t as loadPageAssets } from "./report-page.js";
import { t as gitHubAddress } from "./address.js";
import { i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { i as readingOfRun } from "./status-context.js";
import { a as queueOfJob, o as whyIdle, r as nextOfJob } from "./plan-of-job.js";
import { lstatSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
// src/adapter/github/pulls/commit-status-poster.ts
/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs$1 = 1e4;
/** Looks at a commit that GitHub does not know: right after a push it may be late, later it was taken away. */
const looks = 5;
/** The token may not write statuses at all. */
const without = /* @__PURE__ */ new Set([
	"GITHUB_PERMISSION_MISSING",
	"GITHUB_SETTING_FORBIDS",
	"GITHUB_FORBIDDEN",
	"GITHUB_NOT_FOUND"
]);
/**
* Commit statuses: listed, compared, created where the newest under its name says something else. One of another
* account under a mirrored name stays: the repository's own CI has spoken. Without the permission they are left out
* for this job, and a warning says so once.
*/
function commitStatusPoster(options) {
	const { github, self, now, warn, redact } = options;
	const unsure = /* @__PURE__ */ new Map();
	const unknown = /* @__PURE__ */ new Map();
	let forbidden = false;
	/** By name, whose status is the newest and what it says. */
	async function newestOf(sha) {
		const route = "GET /repos/{owner}/{repo}/commits/{ref}/statuses";
		const newest = /* @__PURE__ */ new Map();
		for (const { context, creator, state, description } of await github.list(route, { ref: sha })) if (!newest.has(context)) newest.set(context, {
			by: creator?.login,
			state,
			description
		});
		return newest;
	}
	async function put({ key, status }, newest) {
		const { sha, state, target_url } = status;
		const [context, description] = [redact(status.context), redact(status.description)];
		const there = newest.get(context);
		if (there && (there.by !== self || there.state === state && there.description === description)) return true;
		if (now() < (unsure.get(key) ?? 0)) return false;
		unsure.set(key, now() + unsureMs$1);
		const said = {
			sha,
			context,
			state,
			description,
			...target_url !== void 0 && { target_url }
		};
		await github.request("POST /repos/{owner}/{repo}/statuses/{sha}", said);
		unsure.delete(key);
		return true;
	}
	async function deliverTo(sha, wanted) {
		const delivered = [];
		try {
			const newest = await newestOf(sha);
			for (const one of wanted) if (await put(one, newest)) delivered.push(one.key);
			return delivered;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return isHopeless(error, sha) ? wanted.map(({ key }) => key) : delivered;
		}
	}
	function isHopeless({ code, message, hint }, sha) {
		forbidden ||= without.has(code);
		if (forbidden) {
			warn(`commits show no status of their checks: ${message} ${code === "GITHUB_SETTING_FORBIDS" ? hint : "Add `statuses: write` to the `permissions` of the workflow\u2019s job; the run continues without it."}`);
			return true;
		}
		const seen = code === "GITHUB_REFUSED" ? (unknown.get(sha) ?? 0) + 1 : 0;
		unknown.set(sha, seen);
		if (seen > 0 && seen < looks) return false;
		warn(`statuses of ${sha.slice(0, 7)} could not be written${seen > 0 ? "" : " yet"}: ${message} ${hint}`);
		return seen > 0;
	}
	return { async deliver(effects) {
		const wanted = effects.flatMap(({ key, body }) => read$1(key, body) ?? []);
		const delivered = effects.map(({ key }) => key).filter((key) => !wanted.some((one) => one.key === key));
		for (const sha of new Set(wanted.map(({ status }) => status.sha))) {
			const here = wanted.filter(({ status }) => status.sha === sha);
			delivered.push(...forbidden ? here.map(({ key }) => key) : await deliverTo(sha, here));
		}
		return delivered;
	} };
}
/** Undefined for what no job of ours wrote. */
function read$1(key, body) {
	try {
		return {
			key,
			status: CommitStatus.parse(JSON.parse(body))
		};
	} catch {
		return;
	}
}
/** Pauses before the request is sent again: a commit that is on no ref may be made twice. */
const backoffMs = [
	1e3,
	3e3,
	9e3
];
/** Commits by the git data API: GitHub signs those of an App or a workflow that name no author (platform fact 38). */
function commitSigner(github, wait = setTimeout) {
	return async ({ tree, parents, message }) => {
		for (let round = 0;; round++) try {
			const given = {
				tree,
				parents: [...parents],
				message
			};
			const made = await github.request("POST /repos/{owner}/{repo}/git/commits", given);
			const { verified, reason, signature, payload } = made.verification;
			if (!verified || !signature || !payload) throw notSigned(reason);
			return {
				oid: made.sha,
				payload,
				signature
			};
		} catch (error) {
			const pause = backoffMs[round];
			if (pause === void 0 || !(error instanceof RalphError) || error.code !== "GITHUB_UNREACHABLE") throw error;
			await wait(pause);
		}
	};
}
const notSigned = (reason) => new RalphError({
	code: "COMMIT_NOT_SIGNED",
	message: `GitHub made the commit but did not sign it (${reason}); nothing was published.`,
	hint: "It signs for a workflow's own token or an App's, not for a person's: use one of those as `github-token`."
});
// src/core/report/facts/job-iterations.ts
/** The iterations that began in these events, oldest first. */
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
// src/core/report/markdown/pull-body.ts
const maxTitles = 3;
/** What a reviewer wants to know before reading: what it does, why, and how much there is to read. */
function pullLead(plan, { rows, name, lines, limit }) {
	const done = rows.filter(({ commit }) => commit !== null);
	const titles = done.slice(0, maxTitles).map((row) => `\u201c${lineOf(row)(row.title, 80)}\u201d`);
	const rest = done.length > maxTitles ? [`${done.length - maxTitles} more`] : [];
	const [last = "", ...before] = [...titles, ...rest].reverse();
	const list = before.length === 0 ? last : `${before.reverse().join(", ")} and ${last}`;
	const what = done.length === 0 ? [] : [`This does ${plural(done.length, "task")} of ${inlineMarkdown(name, 100)}: ${list}.`];
	const [first] = done;
	const purpose = firstSentence(plan.context ?? plan.tasks.find(({ id }) => id === first?.id)?.description ?? "");
	const purposeLine = plan.context === void 0 && first ? lineOf(first) : inlineMarkdown;
	return [
		...what,
		...purpose === "" ? [] : [purposeLine(purpose, 240)],
		...linesSentence(lines, limit)
	].join(" ");
}
/** Of a task that an agent added, no text refers or links (threat T9). */
const lineOf = ({ isAgents }) => isAgents ? agentLine : inlineMarkdown;
/** A count that is not known is left out. */
function linesSentence(lines, limit) {
	if (lines === 0) return [];
	const size = `${thousands(lines)} changed ${lines === 1 ? "line" : "lines"} to read, without generated and lock files.`;
	return limit > 0 && lines > limit ? [`**Large: ${size} One commit has more than the ${thousands(limit)} of \`pr-size\`, so it is alone here.**`] : [size];
}
function firstSentence(text) {
	const line = text.split("\n").find((one) => /^[^\s#>|*`-]/.test(one)) ?? "";
	return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
/** The files as this pull request leaves them, in any clone. */
const tryIt = (branch) => `Try it: ${code(`${commandLine("git", "fetch", "origin", branch)} && git switch --detach FETCH_HEAD`)}`;
const costLine = (rows) => {
	const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
	const usd = rows.reduce((sum, row) => sum + row.usd, 0);
	return attempts === 0 ? [] : [`Cost: ${formatUsd(usd)} in ${plural(attempts, "attempt")}.`];
};
// src/core/report/markdown/read-first.ts
const begin = "<!-- ralph: read first -->";
const end = "<!-- ralph: end of read first -->";
const maxHunks = 10;
/**
* What a reviewer should read first, for the body of a pull request. Undefined hunks leave a place that
* `keepReadFirst` fills: between two looks at the changes the list stays as it was.
*/
function readFirstSection(hunks, repositoryUrl) {
	if (hunks === void 0) return `${begin}\n${end}`;
	const rows = hunks.slice(0, maxHunks).map((hunk, at) => `${at + 1}. ${rowOf(hunk, repositoryUrl)}`);
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
/** A body whose list is left open, with the list that stands there now. */
function keepReadFirst(body, before) {
	const from = before.indexOf(begin);
	const to = before.lastIndexOf(end);
	if (from < 0 || to < from) return body;
	return body.replace(`${begin}\n${end}`, () => before.slice(from, to + 33));
}
// src/core/report/markdown/red-lines.ts
const mostTasks = 3;
const mostChecks$1 = 2;
/**
* What the red checks of the newest failure say of each task that is not done, the newest failure first: the lines that also stand in
* the terminal, on the page and in the next prompt. `isShown` chooses tasks by their id.
*/
function redLines({ tasks }, isShown = () => true) {
	return Object.entries(tasks).flatMap(([id, { status, recent_failures }]) => {
		const newest = status === "done" || status === "skipped" || !isShown(id) ? void 0 : recent_failures.at(-1);
		return newest && newest.said.length > 0 ? [{
			id,
			...newest
		}] : [];
	}).toSorted((a, b) => b.iteration - a.iteration).slice(0, mostTasks).flatMap(({ id, iteration, said }) => said.slice(0, mostChecks$1).map(({ name, lines }) => `${code(id)}, iteration ${iteration}, is red at ${agentLine(name, 200)}:\n\n${fenced(lines.join("\n") || "(nothing)")}`));
}
// src/core/report/markdown/status-comment.ts
/** While a job is at work the comment is written at least every ten minutes; later than this, the job was lost. */
const worryMs = 18e5;
/** GitHub takes 65,536 characters (platform fact 26). */
const longest$1 = 6e4;
/** Long tables and graphs make room step by step. */
const rowLimits = [
	150,
	60,
	20
];
/**
* The comment that says how a run stands, in at most 60,000 characters. `facts` is the same for the
* same state, whenever it is asked for; `body` says besides when it was written, and when to worry.
*/
function statusComment(run, place) {
	const written = writtenLine(run.state, place.now);
	for (const rows of rowLimits) for (const withGraph of [true, false]) {
		const facts = factsOf(run, place, {
			rows,
			withGraph
		});
		const body = `${facts}\n\n${written}\n`;
		if (body.length <= longest$1) return {
			body,
			facts
		};
	}
	const facts = headOf(run, place).join("\n\n");
	return {
		body: `${facts}\n\n${written}\n`,
		facts
	};
}
function factsOf(run, place, size) {
	const { rows, omitted } = shownTasks(run, size.rows);
	const records = recordsOf(run.plan, run.state);
	return [
		...headOf(run, place),
		`#### ${countsInWords(records)}`,
		markdownTable(rows, place.repositoryUrl),
		...omitted ? [omitted] : [],
		...size.withGraph ? [...foldedIfAny("Dependencies", dependencyGraph(run.plan, records)), ...foldedIfAny("Newest attempts", attemptsGantt(run.state))] : [],
		receipt(run.state),
		folded$1("What ralph writes", list$1(whatItWrites(run.state, place))),
		folded$1(`Orders (${run.state.commands.length === 0 ? "none yet" : "the newest"})`, commandLog(run.state))
	].join("\n\n");
}
function headOf(run, place) {
	const { planFile } = place;
	const at = {
		planFile,
		workBranch: run.state.work_branch,
		now: null,
		surface: "issue"
	};
	const { evidence } = run.state;
	const { happened, details, next } = runSentence(run, at, (text) => agentLine(text, 500));
	const waiting = place.ownCi && waitingCi(place.ownCi);
	return [
		`### ${inlineMarkdown(run.plan.project ?? run.state.plan, 100)}`,
		`**${happened}**`,
		...details.length > 0 ? [list$1(details)] : [],
		...redLines(run.state),
		...evidence && evidence.rows.length > 0 ? [criteriaTable(evidence, place)] : [],
		needed(run, nextMarkdown(next), place.askedAt),
		...waiting ? [waiting] : [],
		money(run, place),
		...place.queue ? [place.queue] : [],
		...untried(run.state) ? [publicNotice(run.state.plan)] : [],
		...place.jobUrl ? [whereItIs(place.jobUrl, place.reportUrl)] : []
	];
}
const whereItIs = (job, report) => report === void 0 ? `The log is in [this job](${job}).` : `The log is in [this job](${job}), and the report as a page is [its artifact](${report}).`;
/** What is cited for each criterion and what that is worth: whoever merges looks at the first ones. */
function criteriaTable({ rows, ran, exists, claimed }, { stateRef }) {
	const total = ran + exists + claimed;
	const lines = rows.map(({ task, criterion, citation, level }) => [
		code(task),
		agentCell(criterion, 200),
		citation === null ? "" : agentCell(citationInWords(citation), 300),
		level
	].join(" | "));
	const rest = rows.length < total ? `The first ${rows.length} of ${total}. ` : "";
	return [
		"#### Acceptance criteria",
		[
			"| Task | Criterion | Citation | Level |",
			"|---|---|---|---|",
			...lines.map((line) => `| ${line} |`)
		].join("\n"),
		`${rest}*ran*: the cited test ran and passed; *exists*: what is cited is there; *claimed*: an agent says so. Details: ${code(evidencePath)} on ${code(stateRef)}.`
	].join("\n\n");
}
/** What was spent, what it will probably come to, and where it ends. */
function money({ plan, state }, place) {
	const costBudgetUsd = costBudgetOf(state, place.costBudgetUsd);
	const written = Date.parse(state.updated);
	const minutes = formatMinutes(runnerMsSeen(state, written));
	const spent = `Spent ${formatUsd(state.usage.usd)} of at most ${formatLimit(costBudgetUsd)}, and ${minutes} of runner time.`;
	const bound = place.jobMs === void 0 ? [] : [`A job runs for at most ${formatDuration(place.jobMs)}.`];
	const ahead = forecastSentence(forecast({
		plan,
		state
	}, {
		now: written,
		costBudgetUsd,
		settings: place.settings
	}));
	const costs = sparkline(state.timeline.map(({ usd }) => usd));
	const newest = costs === "" ? [] : [`What the newest attempts cost: ${costs}`];
	return [
		spent,
		...ahead ? [ahead] : [],
		...bound,
		...newest
	].join(" ");
}
/** What is needed, and from whom; while jobs follow each other by themselves, nobody is. */
function needed({ plan, state }, next, askedAt) {
	const { lease, stop, awaiting } = state;
	if (lease) return next;
	if (stop?.kind === "complete") return `**Needed from a reviewer:** ${[next, ...asked(askedAt)].join("\n\n")}`;
	if (!awaiting && continuesUnattended(stop)) return `**${unattended(countStatuses(recordsOf(plan, state)))}** ${next}`;
	return `**Needed from somebody with write access:** ${next}`;
}
/** A failed task waits for a person even where the others need nobody. */
const unattended = ({ failed }) => failed === 0 ? "No action needed." : `${failed === 1 ? "One failed task waits" : `${failed} failed tasks wait`} for a person; the rest continues without one.`;
/** The job that is approved or rejected edits no comment: these words stay true. */
const asked = (page) => page === void 0 ? [] : [`A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again to ask again.`];
const untried = ({ iteration }) => iteration === 0;
/** At the end it is what a reader came for. */
function receipt(state) {
	const table = receiptMarkdown(receiptOf(state, Date.parse(state.updated)));
	return state.stop?.kind === "complete" ? `#### What it cost\n\n${table}` : folded$1("Cost", table);
}
const whatItWrites = ({ plan, work_branch, confined }, { stateRef, ownCi }) => [
	`Writes: ${code(work_branch)}, ${code(stateRef)}, this conversation.`,
	"Never writes: any other branch; a task\u2019s commit never changes workflows, the plan, or the agent\u2019s settings.",
	`Confinement of the agent: ${inlineMarkdown(confinementOrNone(confined), 300)}.`,
	...ownCi ? [ciMode(ownCi)] : [],
	publicNotice(plan)
];
/** A job that is at work is lost if it stays silent; one that is not at work has nothing to be late with. */
function writtenLine({ lease }, now) {
	const written = `Written ${formatUtc(now)}.`;
	if (!lease) return written;
	return `${written} If this comment has not changed by ${formatUtc(now + worryMs)}, the job was lost. Run it again: nothing is lost or done twice.`;
}
const list$1 = (items) => items.map((item) => `- ${item}`).join("\n");
const foldedIfAny = (title, content) => content === void 0 ? [] : [folded$1(title, content)];
const folded$1 = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
/** The newest orders, newest first: who gave each, and what became of it. */
function commandLog({ commands }) {
	if (commands.length === 0) return "No orders yet. `/ralph help` lists them.";
	return commands.map(({ at, by, text, refused }) => {
		const fate = refused === null ? "done" : `not done: ${inlineMarkdown(refused, 200)}`;
		return `- ${formatUtc(at)} ${inlineMarkdown(by, 60)}: ${typedOrder(text, 120)} \u2014 ${fate}`;
	}).join("\n");
}
/** One paragraph where a person is needed; undefined where nobody is. */
function waitingCi({ waiting }) {
	if (waiting.length === 0) return void 0;
	const links = waiting.map(({ name, url }) => `[${inlineMarkdown(name, 60)}](${url})`);
	const runs = waiting.length === 1 ? "run waits" : "runs wait";
	return `**The repository's CI: ${waiting.length} ${runs} for \u201cApprove and run\u201d** (${cappedRow(links, 5)}). Somebody with write access has to click that button on the pull request; with an App's token, CI starts on its own.`;
}
/** How the repository's CI and ours go together, in a sentence. */
const ciMode = ({ token }) => token === "other" ? "The token belongs to an App or a person: the repository\u2019s own CI runs on each commit." : "The token is the workflow\u2019s own: the repository\u2019s CI waits for a person or does not start on these commits. ralph\u2019s checks are reported as the statuses `ralph/\u2026`.";
// src/core/report/markdown/wanted-pulls.ts
/** The pull requests that show a run, the lowest first: one for each slice of the work, else one for the work branch. */
function wantedPulls(run, place, issue) {
	const { plan, state } = run;
	const slices = slicesOf(state);
	const complete = state.stop?.kind === "complete";
	if (slices.length === 0) return [{
		head: state.work_branch,
		ready: complete,
		text: () => pullText(run, place, issue)
	}];
	const ready = ({ milestone, newest, last, red }) => red?.length === 0 && (complete || !last || isDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null);
	return slices.map((slice, index) => ({
		head: slice.branch,
		ready: ready(slice),
		cut: !slice.last,
		text: (neighbours) => sliceText(run, place, {
			slice,
			index,
			issue,
			neighbours
		})
	}));
}
/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150;
/**
* Title and body of one slice's pull request: its own tasks and commits and where it stands in the stack, so that
* it changes only when they do. How the run stands is on the tracking issue.
*/
function sliceText(run, place, context) {
	const { plan, state } = run;
	const { slice } = context;
	const name = nameOf(slice, context.index);
	const project = plan.project ?? state.plan;
	const rows = rowsOf(plan, state, slice);
	const own = new Set(rows.map(({ id }) => id));
	const { rows: shown, omitted } = shownRows(rows, maxRows);
	const limit = place.pullSize ?? 0;
	const parts = [
		`### ${inlineMarkdown(project, 100)}: ${inlineMarkdown(name, 80)}`,
		pullLead(plan, {
			rows,
			name: project,
			lines: slice.lines,
			limit
		}),
		...progressOf(plan, state, {
			slice,
			rows
		}),
		...checksOf(slice),
		...stackLines(context.neighbours),
		reviewHint,
		...context.issue === void 0 ? [] : [`The run is tracked in #${context.issue}.`],
		...redLines(state, (id) => own.has(id)),
		markdownTable(shown, place.repositoryUrl),
		...omitted ? [omitted] : [],
		...criteriaOf(state, own, place),
		...elsewhere(rows, slice),
		readFirstSection(place.readFirst?.filter(({ task }) => own.has(task)), place.repositoryUrl),
		tryIt(slice.branch),
		...costLine(rows)
	];
	return {
		title: `ralph: ${plainLine(project, 100)}: ${plainLine(name, 80)}`,
		body: `${parts.filter((part) => part !== "").join("\n\n")}\n`
	};
}
/** A milestone by its name; one that was cut by size by its place. */
function nameOf({ milestone, number }, index) {
	if (milestone !== null) return number === null ? milestone : `${milestone} (${number})`;
	return number === null ? "what is left" : `part ${index + 1}`;
}
/** The tasks of a milestone that was not cut are all of its own, done or not; else those with a commit in it, and of the newest one what is ahead. */
function rowsOf(plan, state, slice) {
	const ids = new Set(tasksOf(plan, slice.milestone));
	const rows = taskRows(plan, state).filter(({ id }) => ids.has(id));
	if (slice.number === null) return rows;
	const { from, until } = slice.iterations;
	return rows.filter(({ iteration, status }) => iteration === null ? slice.last && status !== "skipped" : iteration >= from && (until === null || iteration < until));
}
function progressOf(plan, state, { slice, rows }) {
	if (!slice.last) return [];
	const done = rows.filter(({ status }) => status === "done").length;
	const whole = isDone(plan, state, slice.milestone) && slice.milestone !== null ? ", the milestone is complete" : "";
	return [`**${done} of ${plural(rows.length, "task")} done${whole}.**`];
}
/** The criteria of its own tasks. */
function criteriaOf({ evidence }, own, place) {
	const rows = evidence?.rows.filter(({ task }) => own.has(task)) ?? [];
	const count = (level) => rows.filter((row) => row.level === level).length;
	if (!evidence || rows.length === 0) return [];
	const counts = {
		ran: count("ran"),
		exists: count("exists"),
		claimed: count("claimed")
	};
	return [criteriaTable({
		...evidence,
		...counts,
		rows
	}, place)];
}
/** Of its newest commit, if the base was merged into it. */
function checksOf({ red }) {
	if (red === null) return ["The checks have yet to run on its newest commit, into which the base was merged."];
	if (red.length === 0) return [];
	return [`**Red on its own: ${cappedRow(red.map((name) => code(name)), 5)}.** The base was merged into it; the newest commits of the run pass. Merge it together with the ones above it.`];
}
function stackLines({ below, above }) {
	const under = below === void 0 ? [] : [`It builds on #${below}: review and merge that one first.`];
	const over = above === void 0 ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`];
	const lines = [...under, ...over];
	return lines.length > 0 ? [lines.join(" ")] : [];
}
/** Commits for this milestone that came when a later one had begun: a branch only ever moves forward. */
function elsewhere(rows, { iterations: { until } }) {
	const late = until === null ? [] : rows.filter(({ iteration }) => iteration !== null && iteration >= until);
	if (late.length === 0) return [];
	return [`Done after a later milestone had started, so they are in a later pull request: ${late.map(({ id }) => id).join(", ")}.`];
}
const reviewHint = "One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.";
/** Title and body of the run's pull request: what the status comment says, without the moment and the job that wrote it. */
function pullText(run, place, issue) {
	const { jobUrl: _, ...lasting } = place;
	const { facts } = statusComment(run, lasting);
	const tracked = issue === void 0 ? "" : `\n\nThe run is tracked in #${issue}.`;
	const { plan, state } = run;
	const rows = taskRows(plan, state);
	const limit = place.pullSize ?? 0;
	const lead = pullLead(plan, {
		rows,
		name: plan.project ?? state.plan,
		lines: state.lines,
		limit
	});
	return {
		title: `ralph: ${plainLine(plan.project ?? state.plan, 100)}`,
		body: `${lead === "" ? "" : `${lead}\n\n`}${reviewHint}${tracked}\n\n${facts}\n\n${readFirstSection(place.readFirst, place.repositoryUrl)}\n\n${tryIt(state.work_branch)}\n`
	};
}
// src/adapter/github/orders/closing-orders.ts
/**
* Closing the run's pull request without a merge is an order to pause: whoever does that does not want what is being
* paid for. GitHub itself has seen to it that they may. It is an order like any other, with the moment of the closing
* as its id, so that `resume` lifts it for good.
*/
function closingOrders(github) {
	const by = /* @__PURE__ */ new Map();
	async function whoClosed(issue_number) {
		try {
			const { closed_by } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number });
			return closed_by?.login ?? "somebody";
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return "somebody";
		}
	}
	return async (pulls, { since, started, consumed }) => {
		const orders = [];
		for (const { state, number, closedAt: at } of pulls) {
			const settled = at === null || at < (since ?? "").slice(0, 19) || Date.parse(at) < Date.parse(started);
			if (state !== "closed" || settled) continue;
			const id = commentId({
				at,
				issue: number,
				comment: 0
			});
			if (consumed.includes(id)) continue;
			const asked = by.get(number) ?? whoClosed(number);
			by.set(number, asked);
			const why = `pull request #${number} was closed without a merge; reopen it to show the commits there`;
			orders.push({
				id,
				at,
				by: await asked,
				text: `pause ${why}`
			});
		}
		return orders;
	};
}
// src/adapter/github/pulls/pull-request.ts
/**
* The pull request of one branch, found by its head: GitHub itself lets no second one be open. One that a person closed
* stays closed; one that a person opened is theirs altogether; a body without our mark was rewritten and stays; a base
* that we did not choose stays; and once it was ready, whoever made it a draft again wants it so.
*/
function pullRequest(options) {
	const { github, plan, self, place, warn, redact, head } = options;
	const [mark, readyMark] = [markOf(plan, "pull"), markOf(plan, "pull-ready")];
	let found;
	let known = false;
	let refused = false;
	let heldBack = false;
	/** A tip that has nothing that its base lacks. */
	let empty = "";
	async function look() {
		if (known) return found;
		const given = {
			head: `${github.owner}:${head}`,
			state: "all",
			per_page: 1
		};
		const [newest] = await github.request("GET /repos/{owner}/{repo}/pulls", given);
		found = newest && foundIn(newest, self);
		known = true;
		return found;
	}
	async function make(wish) {
		if (refused) return;
		await look();
		const wasReady = found && (!found.draft || found.body.startsWith(readyMark));
		heldBack = wish.ready && options.holdReady === true && !wasReady;
		const wanted = heldBack ? {
			...wish,
			ready: false
		} : wish;
		if (found?.state === "open") await update(found, wanted);
		if (found?.state === "closed") {
			refused = true;
			warn(`pull request #${found.number} was closed, so no new one is opened; reopen it to continue there`);
		} else if (found?.state !== "open" && found?.sha !== wanted.tip && empty !== wanted.tip) await create(wanted, { draft: !wanted.ready });
	}
	const bodyOf = ({ text, ready }) => `${ready ? readyMark : mark}\n${redact(text.body)}`;
	async function create(wanted, { draft }) {
		known = false;
		try {
			const given = {
				head,
				base: wanted.base,
				title: redact(wanted.text.title),
				body: bodyOf(wanted),
				draft
			};
			found = foundIn(await github.request("POST /repos/{owner}/{repo}/pulls", given), self);
			known = true;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			await afterRefusal(error, wanted, draft);
		}
	}
	async function afterRefusal(error, wanted, draft) {
		const why = whyRefused(error);
		if (why === "exists") await look();
		else if (why === "empty") empty = wanted.tip;
		else if (why === "no drafts" && draft) await create(wanted, { draft: false });
		else if (why === "no base") await createOnDefault(error, wanted, draft);
		else giveUp(error, wanted);
	}
	/** The base is gone, as after it was renamed. */
	async function createOnDefault(error, wanted, draft) {
		const base = await defaultBranch(github);
		if (base === void 0 || base === wanted.base) giveUp(error, wanted);
		else await create({
			...wanted,
			base
		}, { draft });
	}
	function giveUp({ code, message, hint }, { base }) {
		refused = code !== "GITHUB_UNREACHABLE" && code !== "GITHUB_RATE_LIMITED";
		const by = `${place().repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`;
		warn(`a pull request could not be opened: ${message} ${hint} To open it by hand: ${by}`);
	}
	/** First ready, then the text that says so: a job that dies in between leaves one that the next job mends. */
	async function update(pull, wanted) {
		if (!pull.ours) return;
		const makesReady = wanted.ready && pull.draft && !pull.body.startsWith(readyMark);
		const fault = makesReady ? await markReady(pull) : void 0;
		if (makesReady && !fault) found = {
			...pull,
			draft: false
		};
		const change = changeOf(pull, fault ? {
			...wanted,
			ready: false
		} : wanted);
		if (Object.keys(change).length > 0) found = foundIn(await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
			pull_number: pull.number,
			...change
		}), self);
		if (fault) throw fault;
	}
	function changeOf(pull, wanted) {
		const body = keepReadFirst(bodyOf(wanted), pull.body);
		return {
			...pull.body.startsWith("<!-- ralph:") && pull.body !== body && { body },
			...pull.base !== wanted.base && wanted.staleBase(pull.base) && { base: wanted.base }
		};
	}
	async function markReady({ id }) {
		return github.graphql("mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }", { id }).then(() => void 0, (error) => error);
	}
	return {
		get heldBack() {
			return heldBack && found?.state === "open" && found.ours && found.draft;
		},
		get unready() {
			if (!found) return !refused;
			return found.state === "open" && found.ours && found.draft && !found.body.startsWith(readyMark);
		},
		get wasReady() {
			return found?.state === "open" && (!found.draft || found.body.startsWith(readyMark));
		},
		get found() {
			return found;
		},
		look,
		know(one) {
			found = one;
			known = true;
		},
		make,
		async moveBase(base, mayLeave) {
			if (found?.state !== "open" || !found.ours || !mayLeave(found.base)) return;
			found = foundIn(await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
				pull_number: found.number,
				base
			}), self);
		}
	};
}
/** What GitHub has against a new one, as far as there is a way on. */
function whyRefused({ code, message }) {
	if (code !== "GITHUB_REFUSED") return void 0;
	if (/already exists/i.test(message)) return "exists";
	if (/no commits between/i.test(message)) return "empty";
	if (/draft pull requests are not supported/i.test(message)) return "no drafts";
	return /"field":\s*"base"/.test(message) ? "no base" : void 0;
}
/** A branch in an address: its slashes stay. */
const encode = (branch) => encodeURIComponent(branch).replaceAll("%2F", "/");
// src/adapter/github/pulls/pull-stack.ts
/** An edit waits so long for a newer one that replaces it; what is missing is created at once. */
const patienceMs$1 = 6e4;
/** A job that is over otherwise does not stay for it. */
const sleep = (ms, signal) => setTimeout(ms, void 0, {
	...signal && { signal },
	ref: false
});
/**
* Pull requests that stand on each other: the base of each is the branch below it, and once that one was merged, by
* whatever kind of merge, what it was merged into. Merged is what the pull request says, not what git can see.
*/
function pullStack(options) {
	const { github, self, warn, workBranch, stacked, wait = sleep } = options;
	const pulls = /* @__PURE__ */ new Map();
	let wanted;
	let working;
	let wake = new AbortController();
	let closing = false;
	function of(head) {
		const pull = pulls.get(head) ?? pullRequest({
			...options,
			head
		});
		pulls.set(head, pull);
		return pull;
	}
	/** One look at all that are open costs the same as a look at one. */
	async function lookAtOpen() {
		for (const pull of await github.list("GET /repos/{owner}/{repo}/pulls", { state: "open" })) {
			const { ref, repo } = pull.head;
			if (repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase() && isBranchOfRun(ref, workBranch)) of(ref).know(foundIn(pull, self));
		}
	}
	/** The branch that holds what the slice at `place` brings: its own, or what that was merged into. */
	async function landing(wish, place) {
		const slice = wish.slices[place];
		if (!slice) return wish.base;
		const pull = await of(slice.head).look();
		if (pull?.state !== "merged") return slice.tip === void 0 ? landing(wish, place - 1) : slice.head;
		const into = wish.slices.findIndex(({ head }) => head === pull.base);
		return into >= 0 && into < place ? landing(wish, into) : pull.base;
	}
	/** Once more where one was opened: its neighbours name it. */
	async function makeAll(wish) {
		const before = numbers("open").length;
		await makeRoom(wish);
		await make(wish);
		if (wish.slices.length > 1 && numbers("open").length > before) await make(wish);
	}
	/**
	* A slice that was cut off has no pull request yet, and the one that its commits came from stands on what is below it:
	* that one is moved onto the new branch first, so that a job that dies in between leaves one that shows its own commits.
	*/
	async function makeRoom({ base, slices }) {
		for (const [place, { head }] of slices.entries()) {
			const below = slices[place - 1];
			const pull = pulls.get(head)?.found;
			if (!below?.cut || below.tip === void 0 || pull?.state !== "open" || pull.base === below.head) continue;
			if (await of(below.head).look()) continue;
			const lower = /* @__PURE__ */ new Set([base, ...slices.slice(0, place - 1).map((slice) => slice.head)]);
			await of(head).moveBase(below.head, (now) => lower.has(now));
		}
	}
	/** Below an open one that left the stack nothing has to be looked for: what it stood on was merged. */
	function lowestLeft({ slices }) {
		const heads = new Set(slices.map(({ head }) => head));
		return slices.findLastIndex(({ head }) => {
			const pull = pulls.get(head)?.found;
			return slices.length > 1 && pull?.state === "open" && !heads.has(pull.base);
		});
	}
	async function make(wish) {
		const settled = lowestLeft(wish);
		let asking = 0;
		for (const [place, { head, tip, ready, text }] of wish.slices.entries()) {
			if (tip === void 0 || place < settled && !pulls.get(head)?.found) continue;
			await of(head).make({
				base: await baseOf(wish, place, settled),
				staleBase: (now) => pulls.get(now)?.found?.state === "merged",
				tip,
				ready: ready && mayAsk(wish, head, asking),
				text: text(neighbours(wish, place))
			});
			if (ready && openAt(head) !== void 0) asking += 1;
		}
	}
	const baseOf = async (wish, place, settled) => {
		const head = wish.slices[place]?.head ?? "";
		return place === settled && pulls.get(head)?.found?.base || landing(wish, place - 1);
	};
	/** One that asked once is not made a draft again. */
	const mayAsk = ({ reviewAtOnce = Number.POSITIVE_INFINITY }, head, asking) => asking < reviewAtOnce || of(head).wasReady;
	const neighbours = ({ slices }, place) => {
		const [below, above] = [slices[place - 1], slices[place + 1]].map((slice) => slice && openAt(slice.head));
		return {
			below,
			above
		};
	};
	function openAt(head) {
		const pull = pulls.get(head)?.found;
		return pull?.state === "open" ? pull.number : void 0;
	}
	const lacks = ({ slices }) => slices.some(({ head, tip }) => tip !== void 0 && openAt(head) === void 0);
	async function newer(wish) {
		if (closing || lacks(wish)) return;
		wake = new AbortController();
		await wait(patienceMs$1, wake.signal).catch(() => void 0);
	}
	async function work() {
		while (wanted) {
			await newer(wanted);
			const next = wanted;
			wanted = void 0;
			await makeAll(next).catch((error) => {
				const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error);
				warn(`the pull request could not be updated: ${why}`);
			});
		}
	}
	const found = () => [...pulls.values()].flatMap((pull) => pull.found ?? []);
	const numbers = (wanted) => found().flatMap(({ state, number }) => state === wanted ? number : []);
	return {
		get threads() {
			return [...numbers("open"), ...numbers("closed")];
		},
		get found() {
			return found();
		},
		get heldBack() {
			return [...pulls.values()].some((pull) => pull.heldBack);
		},
		get unready() {
			return pulls.size === 0 || [...pulls.values()].some(({ unready }) => unready);
		},
		async find() {
			try {
				if (stacked) await lookAtOpen();
				else {
					const pull = await of(workBranch).look();
					if (pull && pull.base !== workBranch && isBranchOfRun(pull.base, workBranch)) await lookAtOpen();
				}
				return true;
			} catch (error) {
				if (!(error instanceof RalphError)) throw error;
				warn(`the run's pull request could not be found: ${error.message} ${error.hint}`);
				return false;
			}
		},
		lookAt: (head) => of(head).look(),
		show(wish) {
			wanted = wish;
			if (lacks(wish)) wake.abort();
			working ??= work().finally(() => {
				working = void 0;
			});
		},
		async close() {
			closing = true;
			wake.abort();
			while (working) await working;
			closing = false;
		}
	};
}
// src/core/report/markdown/checked-commit.ts
/** GitHub takes 140 characters of a description, and 255 of a name. */
const [longestDescription, longestContext] = [140, 200];
/**
* The commit's statuses: `ralph/<check>` for each check that ran, and the same verdict under
* each name that `mirror` gives to a check. What did not run has no status: it is neither green nor red.
*/
function commitStatuses({ commit, checks, knownRed }, request) {
	const effect = (context, result) => {
		const name = plainLine(context, longestContext);
		const status = {
			sha: commit,
			context: name,
			state: result.passed ? "success" : "failure",
			description: plainLine(describe(result, knownRed.includes(result.name)), longestDescription),
			...request.jobUrl !== void 0 && { target_url: request.jobUrl }
		};
		return {
			key: `status/${commit}/${name}`,
			kind: "status",
			body: JSON.stringify(status)
		};
	};
	const own = checks.map((result) => effect(`ralph/${result.name}`, result));
	const mirrored = Object.entries(request.mirror).flatMap(([context, name]) => {
		const result = checks.find((one) => one.name === name);
		return result ? [effect(context, result)] : [];
	});
	return [...own, ...mirrored];
}
function describe(result, known) {
	if (!result.passed) return `${failureSentence(result)}${known ? ", as it did before the run" : ""}`;
	const after = formatDuration(result.duration_ms);
	return [result.flaky ? `passed on the second try in ${after}` : `passed in ${after}`, ...changedFiles(result).map((what) => `it ${what}`)].join("; ");
}
/** GitHub takes 65,536 characters (platform fact 26). */
const longest = 6e4;
/** The review for the commit's pull request, with a comment at each line that a finding names; none without findings. */
function pullReviews(of) {
	if (!of || of.review.findings.length === 0) return [];
	const { commit: sha, branch, at, iteration, task, model, review } = of;
	const { findings, verdict, summary } = review;
	const by = model === null ? "" : ` by ${inlineMarkdown(model, 60)}`;
	const others = findings.filter(({ line }) => line === null);
	const said = {
		sha,
		branch,
		at,
		body: [
			`**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${plural(findings.length, "finding")}.**`,
			agentMarkdown(summary),
			...others.length === 0 ? [] : [listOf(others)],
			"An agent wrote this. To have a finding fixed, reply to it with `/ralph redo`."
		].join("\n\n"),
		comments: findings.flatMap(({ path, line, severity, text }) => path === null || line === null ? [] : [{
			path,
			line,
			body: `**${severity}**: ${agentMarkdown(text)}`
		}])
	};
	return [{
		key: `review/${sha}`,
		kind: "review",
		body: JSON.stringify(said)
	}];
}
/** The whole review in its text alone, for a pull request that does not show some line or the commit. */
function withoutComments({ body, comments }) {
	const items = comments.map((comment) => `- ${code(placeOf$1(comment))} ${indented(comment.body)}`);
	return shortenMarkdown([body, ...items.length === 0 ? [] : [items.join("\n")]].join("\n\n"), longest);
}
const listOf = (findings) => findings.map((finding) => {
	const where = finding.path === null ? "" : `${code(finding.path)}: `;
	return `- **${finding.severity}**: ${where}${indented(agentMarkdown(finding.text))}`;
}).join("\n");
/** Further lines stay in the list item. */
const indented = (text) => text.replaceAll("\n", "\n  ");
// src/adapter/github/pulls/review-poster.ts
/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs = 1e4;
/** So long a pull request may be missing; later than that there will be none. */
const patienceMs = 36e5;
/** Nobody can be told there any more, or this token may not say it. */
const hopeless = /* @__PURE__ */ new Set([
	"GITHUB_PERMISSION_MISSING",
	"GITHUB_SETTING_FORBIDS",
	"GITHUB_FORBIDDEN",
	"GITHUB_NOT_FOUND",
	"GITHUB_GONE",
	"GITHUB_MOVED",
	"GITHUB_LOCKED",
	"GITHUB_REFUSED"
]);
/**
* Reviews of a reviewer agent, each one review of the pull request that shows its commit: listed, and created where none
* of ours has its mark. What GitHub does not take at its lines (it shows only some of them) is said in the text alone.
*/
function reviewPoster(options) {
	const { github, plan, self, pullOf, now, warn, redact } = options;
	const unsure = /* @__PURE__ */ new Map();
	async function post(key, review) {
		const pull_number = await pullOf(review.branch);
		if (pull_number === void 0) return now() > Date.parse(review.at) + patienceMs;
		if (now() < (unsure.get(key) ?? 0)) return false;
		const there = await github.list("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number });
		const mark = markOf(plan, key);
		if (ownMarks(there, self).has(mark)) return true;
		unsure.set(key, now() + unsureMs);
		const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
		const said = {
			pull_number,
			event: "COMMENT",
			body: `${mark}\n${redact(review.body)}`
		};
		const comments = review.comments.map(({ path, line, body }) => ({
			path,
			line,
			side: "RIGHT",
			body: `${ownMark}${plan}:finding -->\n${redact(body)}`
		}));
		try {
			await github.request(route, {
				...said,
				commit_id: review.sha,
				comments
			});
		} catch (error) {
			if (!(error instanceof RalphError && error.code === "GITHUB_REFUSED")) throw error;
			await github.request(route, {
				...said,
				body: `${mark}\n${redact(withoutComments(review))}`
			});
		}
		unsure.delete(key);
		return true;
	}
	async function deliverOne({ key, body }) {
		const review = read(body);
		if (!review) return true;
		try {
			return await post(key, review);
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			const gone = hopeless.has(error.code);
			warn(`the review of ${review.sha.slice(0, 7)} could not be posted${gone ? "" : " yet"}: ${error.message} ${error.hint}`);
			return gone;
		}
	}
	return { async deliver(effects) {
		const delivered = [];
		for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key);
		return delivered;
	} };
}
/** Undefined for what no job of ours wrote. */
function read(body) {
	try {
		return PullReview.parse(JSON.parse(body));
	} catch {
		return;
	}
}
// src/adapter/github/thread/status-board.ts
/** Edits of the status comment lie at least so far apart while a job works; its last one waits no longer than GitHub asks. */
const spacingMs = 15e3;
const lastMs = 1e3;
/** A comment whose facts are the same is written again this rarely: it then only says that the job is alive. */
const sameMs = 6e5;
/**
* The one comment that says how a run stands, edited in place. It is found by its mark, created where there is none,
* and found anew where it was deleted; a creation whose answer was lost is looked for before another one.
*/
function statusBoard(options) {
	const { github, issue, seen, isNew, plan, self, now, warn, redact } = options;
	const { wait = (ms, signal) => setTimeout(ms, void 0, { signal }) } = options;
	const last = new AbortController();
	let wanted;
	let shown = {
		facts: "",
		at: Number.NEGATIVE_INFINITY
	};
	let comment;
	let tried = false;
	const mark = markOf(plan, "status");
	let working;
	function start() {
		working ??= write().finally(() => {
			working = void 0;
			if (wanted && issue() !== void 0) start();
		});
	}
	async function write() {
		while (wanted && issue() !== void 0) {
			await wait(left(spacingMs), last.signal).catch(() => void 0);
			await wait(left(lastMs));
			const next = wanted;
			wanted = void 0;
			try {
				await put(next);
			} catch (error) {
				const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error);
				warn(`the status comment could not be written: ${why}`);
			}
			shown = {
				facts: next.facts,
				at: now()
			};
		}
	}
	const left = (spacing) => Math.max(0, shown.at + spacing - now());
	async function put({ body, memory }) {
		const text = `${mark}\n${memory}\n${redact(body)}`;
		comment ??= tried ? await find() : await first();
		tried = true;
		if (comment !== void 0 && await edit(comment, text)) return;
		comment = void 0;
		comment = Number((await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			issue_number: issue() ?? 0,
			body: text
		})).id);
	}
	/** What is known already costs no look. */
	async function first() {
		const [id, on] = seen?.() ?? [];
		if (id !== void 0 && on === issue()) return id;
		return isNew?.() ? void 0 : find();
	}
	async function find() {
		const [first, ...others] = (await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: issue() ?? 0 })).filter(({ user, body = "" }) => user?.login === self && body.startsWith("<!-- ralph:")).filter(({ body = "" }) => body.startsWith(mark)).map(({ id }) => Number(id));
		for (const comment_id of others) await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id });
		return first;
	}
	/** False where somebody deleted it. */
	async function edit(comment_id, body) {
		try {
			await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
				comment_id,
				body
			});
			return true;
		} catch (error) {
			if (error instanceof RalphError && error.code === "GITHUB_NOT_FOUND") return false;
			throw error;
		}
	}
	return {
		show(status) {
			if (status.facts === shown.facts && now() - shown.at < sameMs) return;
			wanted = status;
			start();
		},
		async close() {
			last.abort();
			while (working) await working;
		}
	};
}
// src/adapter/github/tracker/tracker.ts
/** A run's life on GitHub: orders from comments, signs and answers to them, and one comment that says how it stands. */
function gitHubTracker(options) {
	const { threads, now, mirror } = options;
	const outbox = outboxAt({
		...options,
		notices: () => threads()[0]
	});
	const statuses = commitStatusPoster(options);
	const posted = reviewPoster(options);
	const statusComments = /* @__PURE__ */ new Map();
	const seen = () => statusComments.size === 1 ? [...statusComments][0] : void 0;
	const board = statusBoard({
		...options,
		issue: () => threads()[0],
		seen
	});
	const whoMay = whoMayOrder(options);
	const orderOf = orderReader({
		...options,
		whoMay
	});
	const reviews = reviewQueue({
		...options,
		whoMay
	});
	const commits = commitQueue({
		...options,
		orderOf,
		branch: options.workBranch
	});
	const others = throttledSource([reviews, commits], now);
	let memory;
	const statusMark = markOf(options.plan, "status");
	return {
		incoming: commentQueue({
			...options,
			orderOf,
			others,
			seen: async (order) => options.onlyReads ? void 0 : outbox.sign(order, "seen"),
			own: ({ id, body = "", issue_url }) => {
				if (!body.startsWith(statusMark)) return;
				memory = readMemory(body) ?? memory;
				statusComments.set(Number(id), Number(issue_url.split("/").at(-1)));
			}
		}),
		forget: () => Promise.resolve(),
		async deliver(effects) {
			const of = (name) => effects.filter(({ kind }) => kind === name);
			const others = effects.filter(({ kind }) => kind !== "status" && kind !== "review" && kind !== "notify");
			return [
				...await outbox.deliver(others),
				...await statuses.deliver(of("status")),
				...await posted.deliver(of("review"))
			];
		},
		effectsOf: (checked) => [...commitStatuses(checked, {
			mirror,
			jobUrl: options.place().jobUrl
		}), ...pullReviews(checked.review)],
		memory: () => memory,
		shownOn: () => seen()?.[1],
		report: ({ plan, state, commit }) => {
			const line = memoryLine({
				run: state.run,
				epoch: state.epoch,
				iteration: state.iteration,
				commit
			});
			board.show({
				...statusComment({
					plan,
					state
				}, {
					...options.place(),
					now: now()
				}),
				memory: line
			});
		},
		published: () => void 0,
		close: board.close
	};
}
// src/adapter/github/tracker/run-tracker.ts
/**
* A run's threads on GitHub as they come and go: looked for before the first order is read, the issue created with the
* first report (only the job that holds the lease reports), a pull request with the first commit that its branch shows.
*/
function runTracker(options) {
	const { now } = options;
	const warn = once(options.warn);
	const ci = ownCiWatch(options);
	const place = () => ({
		...options.place(),
		ownCi: ci.now,
		readFirst,
		...askedAt()
	});
	const issue = trackingIssue({
		...options,
		...options.issue,
		warn
	});
	const pulls = pullStack({
		...options,
		warn
	});
	const closings = closingOrders(options.github);
	const threads = () => [issue.number, ...pulls.threads].filter((number) => number !== void 0);
	const reviewed = () => pulls.found.map(({ number }) => number);
	const isNew = () => issue.made;
	const board = gitHubTracker({
		...options,
		place,
		warn,
		threads,
		pulls: reviewed,
		find: () => look(),
		isNew,
		pullOf
	});
	let readFirst;
	let pullsFound;
	let looked;
	let run;
	let tips;
	let opening;
	let unsaid = {};
	/** One that was ready once is not asked for again. */
	function askedAt() {
		const { jobUrl, repositoryUrl } = options.place();
		return options.holdReady === true && run?.state.stop?.kind === "complete" && pulls.unready ? { askedAt: jobUrl ?? `${repositoryUrl}/actions` } : void 0;
	}
	const findPulls = () => {
		pullsFound ??= pulls.find();
		return pullsFound;
	};
	const look = () => {
		looked ??= Promise.all([issue.find(), findPulls()]).then((known) => known.every(Boolean));
		return looked;
	};
	/** The issue comes first, so that the status comment is on it and the pull request can name it. */
	function open() {
		opening ??= look().then(issue.ensure);
		return opening;
	}
	/** With each published commit and at the end, and not with every fact between them. */
	function showPulls() {
		if (options.opensPulls === false || !run || tips === void 0 || run.state.work === run.state.base) return;
		const slices = wantedPulls(run, {
			...place(),
			now: now()
		}, issue.number).map((pull) => ({
			...pull,
			tip: tips?.get(pull.head)
		}));
		pulls.show({
			base: run.state.base_branch ?? options.defaultBranch,
			slices,
			reviewAtOnce: options.reviewAtOnce
		});
	}
	/** One that has yet to be made is made now: what is to be said there waits for it. */
	async function pullOf(branch) {
		const find = () => pulls.found.findLast(({ head }) => head === branch)?.number;
		if (find() === void 0) {
			await open();
			showPulls();
			await pulls.close();
		}
		return find();
	}
	function showRun(next) {
		run = next;
		ci.follow(next.state.work);
		open().then(async () => {
			await lookAtCi();
			if (!run) return;
			board.report(run);
			if (run.state.stop) showPulls();
		});
	}
	function showTips(next) {
		tips = next;
		open().then(showPulls);
	}
	/** What is published is shown with the run's own words. */
	function sayRest() {
		if (unsaid.run) showRun(unsaid.run);
		if (unsaid.tips) showTips(unsaid.tips);
		unsaid = {};
	}
	async function lookAtCi(again = false) {
		if (run && tips !== void 0 && pulls.threads.length > 0) await ci.look(again);
	}
	return {
		showsPulls: options.opensPulls !== false,
		async incoming(options) {
			const known = await findPulls();
			const [{ orders, cursor }, closed] = await Promise.all([board.incoming(options), closings(pulls.found, options)]);
			return {
				orders: [...orders, ...closed],
				cursor: known ? cursor : null
			};
		},
		forget: board.forget,
		async deliver(effects) {
			if (effects.some(({ kind }) => kind === "notice")) await open();
			const delivered = await board.deliver(effects);
			const left = effects.filter(({ kind, key }) => kind === "review" && !delivered.includes(key));
			if (left.length === 0 || !options.showsAtEnd) return delivered;
			sayRest();
			return [...delivered, ...await board.deliver(left)];
		},
		effectsOf: board.effectsOf,
		report(next) {
			if (options.showsAtEnd) unsaid = {
				...unsaid,
				run: next
			};
			else showRun(next);
		},
		published(next) {
			if (options.showsAtEnd) unsaid = {
				...unsaid,
				tips: next
			};
			else showTips(next);
		},
		async merged(tip) {
			await look();
			const { workBranch } = options;
			const pull = pulls.found.find(({ state, sha, base }) => state === "merged" && sha === tip && !isBranchOfRun(base, workBranch));
			return pull?.mergeCommit ? {
				number: pull.number,
				commit: pull.mergeCommit
			} : void 0;
		},
		async mergedBranch(branch, tip) {
			await look();
			const pull = await pulls.lookAt(branch);
			if (pull?.state !== "merged" || pull.sha !== tip || isBranchOfRun(pull.base, options.workBranch)) return void 0;
			return pull.mergeCommit === null ? void 0 : {
				number: pull.number,
				commit: pull.mergeCommit
			};
		},
		heldBack: () => pulls.heldBack,
		async showReading(hunks) {
			if (hunks.length === 0 || tips === void 0) return;
			readFirst = hunks;
			showPulls();
			await pulls.close();
		},
		memory: () => issue.closed ? void 0 : board.memory?.(),
		async converge(idle, shown) {
			const on = board.shownOn();
			if (on !== void 0 && !reviewed().includes(on)) issue.know(on);
			await look();
			run = idle;
			tips = shown;
			showPulls();
			await pulls.close();
		},
		async close() {
			sayRest();
			await opening;
			await pulls.close();
			await lookAtCi(true);
			if (ci.now.waiting.length > 0) showPulls();
			if (run) board.report(run);
			await Promise.all([pulls.close(), board.close()]);
			if (options.closeIssue && run?.state.stop?.kind === "complete") await issue.close();
		},
		async threads() {
			await look();
			return threads();
		}
	};
}
/** Threads are looked at every few seconds: what is wrong with one is said once. */
function once(warn) {
	const said = /* @__PURE__ */ new Set();
	return (text) => {
		if (said.has(text)) return;
		said.add(text);
		warn(text);
	};
}
// src/entry/action/issue/on-github.ts
/** Undefined where the step has no token or no API: then orders come from clones, and reports are the job summary. */
async function onGitHub(project, context, { warn, onlyReads = false, showsAtEnd = false, queue }) {
	const { env, inputs, runner, now } = context;
	const client = apiClient(context);
	if (!client) return void 0;
	const { owner, repo } = client;
	const { settings, plan, planName, planFile, stateRef, workBranch, repository, secrets } = project;
	const page = `${env["GITHUB_SERVER_URL"] || "https://github.com"}/${owner}/${repo}`;
	const { url } = runner.checkout.holder;
	const bounds = [settings["time-budget"], settings["job-limit"]].filter((ms) => ms !== void 0);
	const jobMs = bounds.length === 0 ? void 0 : Math.min(...bounds);
	const place = {
		planFile,
		repositoryUrl: page,
		costBudgetUsd: settings["cost-budget"],
		settings,
		pullSize: settings["pr-size"],
		stateRef,
		...jobMs !== void 0 && { jobMs },
		...url && { jobUrl: url },
		...url && inputs.command === "apply" && { reportUrl: `${url}#artifacts` },
		...queue && { queue }
	};
	return {
		client,
		tracker: runTracker({
			github: client,
			plan: planName,
			workBranch,
			stacked: plan.tasks.some(({ milestone }) => milestone !== void 0),
			closeIssue: settings["close-issue"],
			opensPulls: settings["on-complete"] !== "none",
			reviewAtOnce: settings["review-at-once"] || void 0,
			holdReady: inputs.command !== "ready" && inputValue(stepInputs["hold-ready"], inputs.flags["hold-ready"]),
			defaultBranch: repository.defaultBranch ?? "main",
			issue: {
				given: inputValue(stepInputs.issue, inputs.flags["issue"]),
				title: `ralph: ${plainLine(plan.project ?? planName, 100)}`,
				body: issueText(project)
			},
			self: await ownLogin(context, client),
			least: leastOf(settings["command-permission"]),
			bots: settings["command-bots"],
			place: () => place,
			mirror: settings["mirror-status"],
			onlyReads,
			showsAtEnd,
			now,
			warn,
			redact: redactor(secrets)
		})
	};
}
const issueText = ({ planFile, planName, workBranch }) => [
	`ralph is working through ${code(planFile)} on the branch ${code(workBranch)}. The comment below shows its status.`,
	"Give orders in the first line of a new comment here or on the pull request: `/ralph pause`, `/ralph hint TEXT`, \u2026; `/ralph help` lists them. Anyone with write access may give orders.",
	publicNotice(planName)
].join("\n\n");
/** GitHub as the outside of a job: its orders join those of clones (`ralph pause --remote origin`), as they were given. */
const outsideOf = ({ tracker }) => ({
	outbox: tracker,
	display: tracker,
	mergeWitness: tracker,
	orderSource: (inbox) => ordersOfBoth(tracker, inbox)
});
/** Oldest first. */
function ordersOfBoth(github, inbox) {
	return {
		async incoming(look) {
			const [comments, refs] = await Promise.all([github.incoming(look), inbox.incoming(look)]);
			return {
				orders: [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
				cursor: comments.cursor
			};
		},
		forget: (ids) => inbox.forget(ids.filter((id) => placeOf(id) === void 0)),
		...github.memory && { memory: github.memory }
	};
}
// src/entry/action/step/next-job.ts
const chainOf = ({ inputs }) => inputValue(stepInputs.chain, inputs.flags["chain"]) + 1;
/** Whether a job of this workflow can start the next one. */
const startsOthers = (context) => context.runner.workflow !== "" && context.checkout.branch !== null && chainOf(context) <= 100;
/**
* Starts the plan's next job, unless one is waiting already. Reports either way, and never fails the job. `inChain`: this
* job was started as its next one will be, so there is one chain of jobs as before, and GitHub is not asked.
*/
async function startChainedJob(github, context, { plan, warn, inChain = false }) {
	const { workflow, checkout } = context.runner;
	const chain = chainOf(context);
	if (chain > 100) {
		warn(`100 jobs in a row have each started the next one; the schedule or a person has to start the next job`);
		return;
	}
	if (workflow === "" || checkout.branch === null) return void 0;
	const { branch, holder } = checkout;
	const request = {
		workflow,
		branch,
		chain,
		plan,
		self: holder.run_id
	};
	const next = await (inChain ? startJob(github, request) : startUnlessPending(github, request));
	if (next.kind === "started") context.out(`The next job was started (${workflow}, ${chain} in a row).\n`);
	else if (next.kind === "pending") context.out(`The next job is already waiting: ${next.url}\n`);
	else warn(`the next job could not be started; the schedule will continue the run: ${next.why}`);
	return next;
}
/**
* For a job that ends without work: it may have pushed the run's next job out of the concurrency group, and then nobody
* else would continue the run before the watchdog. As the count of jobs in a row goes on, this ends.
*/
async function restartIfDue(github, context, { project, warn }) {
	try {
		const prefixes = knownPrefixes(project.settings["state-ref"]);
		const state = (await withRemoteStore(context, github, (store) => surveyStates({
			store,
			prefixes
		}))).find(({ ref }) => ref === project.stateRef)?.run?.state;
		if (!state) return;
		const life = await lifeOfHolder(github, state.lease);
		const verdict = due({
			state,
			orders: 0,
			now: context.now(),
			life
		});
		if (!verdict.due) return;
		context.out(`The run is due: ${verdict.why}.\n`);
		await startChainedJob(github, context, {
			plan: project.planFile,
			warn
		});
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`could not find out whether the run is due, so the schedule continues it: ${error.message} ${error.hint}`);
	}
}
// src/entry/action/step/report-html.ts
/**
* Reads what every page is made of, before an agent could change the files; what it gives writes the page when the job
* is over. A page that cannot be made is a warning: the run does not depend on it.
*/
function reportHtml(project, context, warn) {
	const reading = loadPageAssets("report");
	reading.catch(() => void 0);
	const clean = redactor([...context.inputs.secrets, ...project.secrets]);
	return async (access, github) => {
		if (context.cancelled.aborted) return;
		const file = join(project.home, "report.html");
		try {
			const run = await loadWithHistory(project, access);
			if (!run) throw runGone(project.planName);
			const past = await readHistory(access, run);
			const parts = await reading;
			const html = await reportPage(project, access, {
				context,
				past,
				assets: parts,
				file: "report.html",
				clean
			});
			await rm(file, {
				force: true,
				recursive: true
			});
			await writeFile(file, html, {
				mode: 384,
				flag: "wx"
			});
			setOutput("report-html", file);
			setOutput("pages-html", await mayPublish(project, github) ? file : "");
		} catch (error) {
			warn(`the page of the run could not be written: ${error instanceof Error ? error.message : error}`);
		}
	};
}
/** A page holds prompts and diffs: what is private becomes public by a person's word alone, and so does what nobody knows. */
async function mayPublish({ settings }, github) {
	if (settings.pages === "public") return true;
	return (await github?.request("GET /repos/{owner}/{repo}", {}).catch(() => void 0))?.private === false;
}
// src/core/report/markdown/action-outputs.ts
/** The outputs of a step; empty where a job that failed early does not know them. */
function actionOutputs(end, context) {
	const { run, reason } = end;
	return {
		status: end.status,
		due: String(end.handed !== void 0),
		commit: end.handed?.commit ?? "",
		iteration: end.handed?.of ? String(end.handed.of.iteration) : "",
		task: end.handed?.of?.task ?? "",
		iterations: run ? String(run.state.iteration) : "",
		"tasks-done": run ? String(countStatuses(recordsOf(run.plan, run.state)).done) : "",
		"tasks-total": run ? String(run.plan.tasks.length) : "",
		"cost-usd": run ? String(Math.round(run.state.usage.usd * 1e4) / 1e4) : "",
		"state-ref": context.stateRef,
		"work-branch": run?.state.work_branch ?? "",
		"head-sha": run?.state.work ?? "",
		"resume-at": reason?.kind === "waiting" ? reason.until : "",
		report: context.report
	};
}
// src/core/report/markdown/job-summary.ts
/** Above 1 MiB the platform drops the whole summary of a step (platform 23). */
const summaryBytes = 921600;
/**
* The summary of a workflow's step in GitHub's Markdown: what happened, what to do, the tasks, the graph, the cost and
* each iteration of this job, folded. Never above 900 KiB: the oldest iterations are left out first, and it says so.
*/
function jobSummary(job, context) {
	const { happened, details, next } = sentence(job, context);
	const head = [
		`## ${job.run ? `ralph: ${inlineMarkdown(job.run.plan.project ?? job.run.state.plan, 100)}` : "ralph"}`,
		`**${happened}**`,
		...details.length > 0 ? [list(details)] : [],
		next,
		...job.run ? runSections(job.run, context) : []
	].join("\n\n");
	return `${head}${iterationSections(job.iterations, {
		room: summaryBytes - bytes(head),
		stateRef: context.stateRef
	})}\n`;
}
function sentence({ end, run }, context) {
	const foreign = (text) => inlineMarkdown(text, 500);
	if (end.kind === "fault") return {
		happened: foreign(end.message),
		details: cappedLines(end.findings.map(foreign), 100),
		next: inlineMarkdown(end.hint, 1e3)
	};
	const ofAgents = (words) => agentLine(words, 500);
	const text = end.kind === "handed_on" ? handedOnText(end.handed) : stopSentence(end, context, ofAgents);
	return {
		...text,
		next: nextMarkdown(text.next),
		details: [...text.details, ...run ? remarks(run, ofAgents, context) : []]
	};
}
function runSections({ plan, state }, context) {
	const records = recordsOf(plan, state);
	const { rows, omitted } = shownTasks({
		plan,
		state
	});
	const gantt = attemptsGantt(state);
	const graph = dependencyGraph(plan, records);
	return [
		`### ${countsInWords(records)}`,
		markdownTable(rows),
		...omitted ? [omitted] : [],
		`Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}; everything else is on ${code(context.stateRef)}.`,
		...graph === void 0 ? [] : ["### Dependencies", graph],
		...gantt === void 0 ? [] : ["### Newest attempts", gantt],
		"### Receipt",
		receiptMarkdown(receiptOf(state, Date.parse(state.updated)))
	];
}
function iterationSections(iterations, { room, stateRef }) {
	if (iterations.length === 0) return "";
	const heading = "\n\n### Iterations of this job";
	let left = room - bytes(heading) - 500;
	const blocks = [];
	for (const record of [...iterations].reverse()) {
		const block = `\n\n${iterationBlock(record)}`;
		left -= bytes(block);
		if (left < 0) break;
		blocks.unshift(block);
	}
	const omitted = iterations.length - blocks.length;
	const said = `Not shown here: the ${omitted} before, from iteration ${iterations[0]?.iteration ?? 0}; see ${code("iterations/")} of ${code(stateRef)}.`;
	return `${heading}${omitted > 0 ? `\n\n${said}` : ""}${blocks.join("")}`;
}
const list = (items) => items.map((item) => `- ${item}`).join("\n");
const bytes = (text) => new TextEncoder().encode(text).length;
const longestHandoff = 6e3;
const longestOutput = 3e3;
const mostChecks = 50;
/** One iteration as a folded block of at most some 100,000 characters. */
function iterationBlock(record) {
	const { iteration, task, attempt, outcome, passed, handedOn, why, cost } = record;
	const title = [
		`#${iteration} ${task}`,
		`attempt ${attempt}`,
		outcome,
		...cost === "" ? [] : [cost]
	].join(" · ");
	return [
		`<details>\n<summary>${handedOn ? "\u25b6" : passed ? "\u2713" : "\u2717"} ${title}</summary>`,
		...why === "" ? [] : [`Why: ${agentLine(why, 1e3)}`],
		...handoffParts(record),
		...checkParts(record.validation),
		...reviewParts(record),
		...record.passes.flatMap(passParts),
		...cutParts(record),
		"</details>"
	].join("\n\n");
}
const words = {
	structured: "as the agent answered",
	result_text: "from the agent's last output",
	extracted: "extracted from the agent's output",
	synthetic: "synthetic: the agent left none",
	engine: "by ralph: no agent was asked"
};
function handoffParts({ handoff: stored }) {
	if (!stored) return [];
	const { source, handoff } = stored;
	const signals = signalsOf({
		handoff,
		handoffSource: source
	});
	const freeform = shortenMarkdown(agentMarkdown(handoff.freeform), longestHandoff);
	return [
		`**Handoff** (${words[source]}): ${agentLine(handoff.summary, 500)}`,
		...freeform.trim() === "" || handoff.freeform === handoff.summary ? [] : [freeform],
		...signals ? [`Its agent says: ${signalsInWords(signals, (text) => agentLine(text, 300))}.`] : []
	];
}
function checkParts(validation) {
	if (!validation || validation.checks.length === 0) return [];
	const shown = validation.checks.slice(0, mostChecks);
	const rows = shown.map((check) => `| ${agentCell(check.name)} | ${verdict(check)} | ${formatDuration(check.duration_ms)} |`);
	const more = validation.checks.length - shown.length;
	const failed = shown.filter(({ passed }) => !passed).slice(0, 10);
	return [
		[
			"| Check | Result | Time |",
			"| --- | --- | ---: |",
			...rows
		].join("\n"),
		...more > 0 ? [`And ${plural(more, "more check")}.`] : [],
		...traceParts(shown),
		...failed.map((check) => `${agentLine(check.name, 200)}:\n\n${linesOf(check)}`)
	];
}
/** The lines that decide; all of its output is folded below them, if it is more. */
function linesOf(check) {
	const lines = decisiveLines(check).join("\n");
	const output = outputExcerpt(check, longestOutput);
	const rest = output.trim() === lines.trim() ? "" : `\n\n${folded("What it printed", fenced(output))}`;
	return `${fenced(lines || "(nothing)")}${rest}`;
}
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
function traceParts(checks) {
	const lines = checks.flatMap((check) => traces(check).map((what) => `- ${agentLine(check.name, 200)} ${agentLine(what, 700)}.`));
	if (lines.length === 0) return [];
	const hint = checks.some(({ changed }) => changed) ? `\n\n${formatterHint}` : "";
	return [`${lines.join("\n")}${hint}`];
}
function verdict(result) {
	const { passed, flaky, timed_out, exit_code } = result;
	if (passed) return flaky ? "\u2713 flaky: it failed first" : "\u2713 passed";
	if (result.elsewhere) return `\u2717 ${agentLine(failureSentence(result), 200)}`;
	if (timed_out) return "\u2717 timed out";
	return exit_code === null ? "\u2717 ended by a signal" : `\u2717 exit code ${exit_code}`;
}
function reviewParts({ review: reviewed }) {
	if (!reviewed) return [];
	if (!reviewed.review) return [`**Review**: none: ${agentLine(reviewed.why ?? "", 500)}`];
	const { verdict, summary, findings } = reviewed.review;
	const rows = findings.map((finding) => {
		return `| ${[
			finding.severity,
			agentCell(placeOf$1(finding), 200),
			agentCell(finding.text, 600)
		].join(" | ")} |`;
	});
	return [`**Review** (${verdict}): ${agentLine(summary, 1e3)}`, ...rows.length === 0 ? [] : [[
		"| Weight | Where | Finding |",
		"| --- | --- | --- |",
		...rows
	].join("\n")]];
}
function passParts({ name, issues, summary, why }) {
	const title = `**Pass ${agentLine(name, 40)}**`;
	if (why !== null) return [`${title}: none: ${agentLine(why, 500)}`];
	const rows = issues.map(({ severity, file, description }) => {
		return `| ${[
			severity,
			agentCell(file ?? "", 200),
			agentCell(description, 600)
		].join(" | ")} |`;
	});
	return [`${title}: ${agentLine(summary, 1e3)}`, ...rows.length === 0 ? [] : [[
		"| Weight | Where | Finding |",
		"| --- | --- | --- |",
		...rows
	].join("\n")]];
}
function cutParts({ cuts }) {
	if (cuts.length === 0) return [];
	return [`Cut from its prompt to stay within the budget: ${cuts.map(({ section, from_chars, to_chars }) => to_chars === 0 ? `${section} (all ${from_chars} characters)` : `${section} (${from_chars} \u2192 ${to_chars} characters)`).map((text) => agentLine(text, 200)).join(", ")}.`];
}
// src/core/report/words/queue-goes-on.ts
/** For a log. */
function goesOnText({ before, file = "", after = "" }) {
	const text = `${before}${file}${after}`;
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
/** For a job's summary. `tree`: the address of the branch's files on the server; where it is not known there is no link. */
function goesOnMarkdown(said, tree) {
	const { file } = said;
	const text = inlineMarkdown(goesOnText(said), 500);
	if (file === void 0 || tree === void 0) return text;
	return `${text} [See the plan](${`${tree}/${file.split("/").map(inAddress).join("/")}`})`;
}
/** A bracket would end the link. */
const inAddress = (part) => encodeURIComponent(part).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
/** `https://github.com/OWNER/REPO/blob/main` */
const treeAddress = (repository, branch) => `${repository}/blob/${branch.split("/").map(inAddress).join("/")}`;
// src/entry/action/step/report-step.ts
async function report(result, known) {
	if (result.kind === "handed_on") return reportHandedOn(result, known);
	const { context, project } = known;
	const at = await reportContext(project, context, known.next);
	const code = stepExitCode({
		reason: result.reason,
		event: context.env["GITHUB_EVENT_NAME"],
		command: context.inputs.command,
		iterations: known.records.length
	});
	const clean = redactor(project.secrets);
	context.out(`${clean(finalReport(result, at, {
		width: 120,
		color: false
	}).join("\n"))}\n`);
	const end = {
		status: result.reason.kind,
		reason: result.reason,
		run: result
	};
	await publish({
		run: result,
		end: result.reason,
		iterations: known.records
	}, end, known);
	return code;
}
async function reportHandedOn(run, known) {
	const { handed } = run.state;
	if (!handed) throw new Error("the job handed over something that is not in the state");
	const { happened, next } = handedOnText(handed);
	known.context.out(`\n${[happened, ...next.map(({ does }) => `${does}.`)].join("\n")}\n`);
	await publish({
		run,
		end: {
			kind: "handed_on",
			handed
		},
		iterations: known.records.map((one) => handedOn(one, handed))
	}, {
		status: needsAgent.has(handed.what) ? "attempt" : handed.what,
		run,
		handed
	}, known);
	return 0;
}
/** They need the agent's job, as an attempt does. */
const needsAgent = /* @__PURE__ */ new Set([
	"passes",
	"counsel",
	"lanes"
]);
/** Its end is in a later job. */
const handedOn = (record, { of }) => record.iteration === of?.iteration && !record.passed ? {
	...record,
	outcome: "continues in the next jobs",
	handedOn: true
} : record;
async function reportFault(thrown, known) {
	const { context, project, run, records } = known;
	const error = userFault(thrown);
	const clean = redactor([...context.inputs.secrets, ...project?.secrets ?? []]);
	annotate.error(clean(errorText(error)));
	const fault = error instanceof RalphError ? error : void 0;
	const { message, hint, findings } = fault ?? {
		message: String(error),
		hint: "This is a bug in ralph; please report it.",
		findings: []
	};
	const status = fault?.exit === "busy" ? "busy" : "failed";
	await publish({
		run,
		end: {
			kind: "fault",
			message,
			hint,
			findings
		},
		iterations: records
	}, {
		status,
		...run ? { run } : {}
	}, known);
	return errorExitCode(error);
}
/** Outputs, the report as a file, and the step's summary. */
async function publish(job, end, { context, project, queue, next }) {
	const at = await reportContext(project, context, next);
	const clean = redactor([...context.inputs.secrets, ...project?.secrets ?? []]);
	const goesOn = queue === void 0 ? "" : `\n${goesOnMarkdown(queue, treeOf(context))}\n`;
	const text = clean(`${jobSummary(job, at)}${goesOn}`);
	const file = join(project?.home ?? context.checkout.home, "report.md");
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
	for (const [name, value] of Object.entries(actionOutputs(end, {
		stateRef: project?.stateRef ?? "",
		report: file
	}))) setOutput(name, clean(value));
	await writeSummary(text);
}
/** Where the files of the job's branch are shown. */
function treeOf({ env, checkout }) {
	const place = gitHubAddress(env, null);
	if (place === void 0 || checkout.branch === null) return void 0;
	return treeAddress(`${place.serverUrl}/${place.owner}/${place.repo}`, checkout.branch);
}
const reportContext = async (project, { now, env, runner }, next) => ({
	planFile: project?.planFile ?? "plan.json",
	reachedBy: project?.reachedBy ?? ["--remote", "origin"],
	workBranch: project?.shownBranch ?? "",
	stateRef: project?.stateRef ?? "",
	now: now(),
	surface: "workflow",
	start: await startOfRun(env, project?.planFile ?? "plan.json"),
	nextJob: next === void 0 || next.kind === "failed" ? void 0 : nextJobText(next, runner.workflow)
});
// src/entry/action/step/show-reading.ts
/** What reviewers should read first; the pull requests are complete without it. */
async function showReading({ tracker }, access, { run, events, warn }) {
	if (!events.some(({ type }) => type === "attempt_succeeded" || type === "attempt_approved")) return;
	try {
		const { hunks } = await readingOfRun(access, run);
		await tracker.showReading(hunks);
	} catch (error) {
		warn(`what to read first could not be listed: ${error instanceof Error ? error.message : error}`);
	}
}
// src/entry/action/step/start-next-plan.ts
/**
* Where the plan of this job has ended, starts the workflow for the next one of its queue. Said either way, never a
* reason to fail: what is not started here the watchdog starts. Returns what the job's summary says of it.
*/
async function startNextPlan(github, context, { after, warn }) {
	const { workflow, checkout } = context.runner;
	const warned = (one) => {
		warn(`${one.before}${one.file ?? ""}${one.after ?? ""}`);
		return one;
	};
	const said = (one) => {
		context.out(`${goesOnText(one)}\n`);
		return one;
	};
	try {
		const here = await queueOfJob(context);
		const next = await nextOfJob(here, context);
		if (next.kind === "empty") return said({ before: `the queue is done: ${whyIdle(here, next)}` });
		const { path: file } = next.row;
		if ("fault" in next) return warned({
			before: "the queue stops at ",
			file,
			after: `: ${next.fault.message} ${next.fault.hint}`
		});
		if (next.kind !== "begin" && next.kind !== "continue") return said({ before: whyIdle(here, next) });
		if (next.row.name === after || workflow === "" || checkout.branch === null) return void 0;
		const fault = await startNextJob(github, {
			workflow,
			branch: checkout.branch,
			chain: 0,
			plan: file
		});
		return fault === void 0 ? said({
			before: "the next plan of the queue was started: ",
			file,
			after: ` (${workflow})`
		}) : warned({
			before: "the next plan of the queue, ",
			file,
			after: `, could not be started; the watchdog will: ${fault}`
		});
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		const { message, hint } = error;
		return warned({ before: `the queue could not be read, so its next plan waits for the watchdog: ${message} ${hint}` });
	}
}
// src/entry/action/step/run-step.ts
/** One job of a run, whole. */
const runStep = (context) => partOfRun(context, {
	checksElsewhere: false,
	settles: false,
	writesPage: true,
	act: () => async (ports, job, cancelled) => ({
		kind: "stopped",
		...await runJob(ports, job, cancelled)
	})
});
/** One job in a workflow's step: log, annotations, outputs and summary; returns the exit code (docs/errors.md#exit-codes). */
async function partOfRun(given, part) {
	let context = given;
	let project;
	try {
		const opened = await openRun(given);
		if (!opened) return 0;
		({context, project} = opened);
		part.opened?.(context);
		return await carryOutInStep(opened.project, context, {
			...part,
			issueOrder: opened.order,
			queueLine: opened.queueLine
		});
	} catch (error) {
		return reportFault(error, {
			context,
			project,
			records: [],
			run: null
		});
	}
}
async function carryOutInStep(project, context, part) {
	const events = [];
	const known = {
		records: [],
		run: null
	};
	const log = logOf(project, context);
	const onEnd = async (access) => {
		known.records = await reportedIterations(access.state, events).catch(() => []);
		if (events.length > 0) known.run = (await access.state.load().catch(() => null))?.run ?? null;
		if (known.run) await writePage?.(access, github?.client);
		if (known.run && github) await showReading(github, access, {
			run: known.run,
			events,
			warn
		});
	};
	const show = (progress) => {
		if (progress.kind === "event") events.push(progress.event);
		log.show(progress);
	};
	const warn = (text) => show({
		kind: "warning",
		text
	});
	const writePage = part.writesPage && reportHtml(project, context, warn);
	let github;
	let follows = {};
	try {
		github = await onGitHub(project, context, {
			warn,
			showsAtEnd: part.showsAtEnd ?? false,
			queue: part.queueLine
		});
		if (await endsIdle(project, context, {
			part,
			github,
			warn
		})) return 0;
		const hub = github;
		if (!part.settles) await watchOver(hub?.client, {
			context,
			warn
		});
		const result = await oneJob(project, context, {
			act: part.act({
				github,
				warn,
				happened: (event) => void events.push(event)
			}),
			shape: "one job",
			checksElsewhere: part.checksElsewhere,
			...github && { life: lifeOfRun(github.client) },
			...github && part.startsNext !== false && startsOthers(context) && { startsNext: context.runner.workflow },
			fresh: beginsAnew(context),
			changeRules: inputValue(stepInputs["change-rules"], context.inputs.flags["change-rules"]),
			show,
			onEnd,
			issue: inputValue(stepInputs.issue, context.inputs.flags["issue"]),
			issueOrder: part.issueOrder,
			...hub && {
				outside: outsideOf(hub),
				sign: commitSigner(hub.client)
			}
		});
		await part.after?.(result, project);
		if (github && result.kind === "stopped") {
			const attempts = part.settles ? 1 : events.filter(({ type }) => type === "attempt_started").length;
			follows = await afterwards(github.client, context, {
				project,
				part,
				result,
				attempts,
				warn
			});
		}
		if (result.state.stop?.kind === "complete" && github?.tracker.heldBack()) setOutput("ready-due", "true");
		log.finish();
		return await report(result, {
			context,
			project,
			records: known.records,
			...follows
		});
	} catch (error) {
		log.finish();
		return reportFault(error, {
			context,
			project,
			...known
		});
	}
}
/** Whether there is nothing to do for this job, which it then says; the run's next job may have made way for it. */
async function endsIdle(project, context, { part, github, warn }) {
	const idle = (part.settles ? void 0 : await idleComment(project, context, github)) ?? await part.idle?.(project, context, github);
	if (idle === void 0) return false;
	context.out(`Nothing to do: ${idle}.\n`);
	setOutput("due", "false");
	if (github && part.startsNext !== false) await restartIfDue(github.client, context, {
		project,
		warn
	});
	return true;
}
/** The step's log, as the platform shows it. */
function logOf(project, context) {
	const { workspace } = context.checkout;
	return actionsLog({
		write: context.out,
		redact: redactor(project.secrets),
		level: context.runner.debug ? "debug" : project.settings["log-level"],
		now: context.now,
		root: workspace,
		isFile: (path) => lstatSync(join(workspace, path), { throwIfNoEntry: false })?.isFile() === true,
		token: randomUUID
	});
}
/**
* Whether this job begins a new run in any case: `fresh` is a person's wish and counts once. A workflow that names it
* for good would else begin anew, with a new budget, in each job that ralph or the clock starts, and at each comment.
*/
function beginsAnew({ env, inputs: { flags }, checkout }) {
	if (flags["fresh"] !== true) return false;
	return checkout.startedBy !== null && env["GITHUB_EVENT_NAME"] !== "issue_comment" && inputValue(stepInputs.chain, flags["chain"]) === 0;
}
/** What a job that is over leads to: a merge, the next job of its run, or the next plan of its queue, of which it returns a sentence. */
async function afterwards(github, context, request) {
	const { project, part, result, attempts, warn } = request;
	await mergeWhenComplete(github, context, {
		state: result.state,
		warn
	});
	if (part.startsNext === false) return {};
	return {
		next: startsNextJob(result.reason, { attempts }) ? await startChainedJob(github, context, {
			plan: project.planFile,
			warn,
			inChain: wasDispatched(context)
		}) : void 0,
		queue: project.queue?.moves ? await startNextPlan(github, context, {
			after: project.planName,
			warn
		}) : void 0
	};
}
const wasDispatched = ({ env }) => env["GITHUB_EVENT_NAME"] === "workflow_dispatch";
/** The iterations of a job with what they left in the state, in one look. */
async function reportedIterations(store, events) {
	const iterations = jobIterations(events).slice(-500);
	const numbers = iterations.map(({ iteration }) => iteration);
	const records = await readRecords(store, numbers);
	return iterations.map((one) => {
		const { handoff = null, validation = null, review = null, passes = [] } = records.get(one.iteration) ?? {};
		return {
			...one,
			handoff,
			validation,
			review,
			passes
		};
	});
}
export { logOf, onGitHub as n, partOfRun, outsideOf as r, runStep, reportFault as t };
