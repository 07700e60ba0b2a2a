import { Dt as errorExitCode, Nt as userFault, O as knownPrefixes, Ot as errorText, Qt as PullReview, Wn as stepExitCode, Xt as CommitStatus, an as redactor, f as stepInputs, rt as minStandingsOf, vn as code, yr as RalphError } from "./through-proxy.js";
import { a as posterOf, c as placeOf, i as outboxAt, n as creations, o as commentId, r as markOf, s as commentsByMark, t as bodyOf } from "./outbox.js";
import { n as runLifeChecker, t as checkHolderLife } from "./workflow-liveness.js";
import { c as setOutput, d as ownLogin, f as inputValue, g as annotate, h as actionsLog, l as writeSummary, p as ownCiWatch, u as apiClient } from "./end-step.js";
import { a as readMemory, i as memoryLine, n as runJob } from "./job.js";
import { i as opinionsOf, n as handoffSources, r as jobIterations } from "./handoff-rows.js";
import { a as startsNextJob, n as dueVerdict } from "./due.js";
import { t as oneJob } from "./one-job.js";
import { a as readHistory, c as runGone, o as readRecords, t as loadWithHistory } from "./read-run.js";
import { i as readingOfRun } from "./status-context.js";
import { c as withRemoteStore, o as permissionChecker, r as idleReason } from "./comment-event.js";
import { i as commandForNextJob, r as openRun, t as enableWatchdog } from "./enable-watchdog.js";
import { C as media, E as nextSteps, S as inMarkdown, T as headline, b as statusComment, w as keepReadFirst, x as wantedPulls } from "./lost-attempts.js";
import { C as recordsOf, _ as inlineMarkdown, g as agentMarkdown, h as agentLine, r as isBranchOfRun } from "./slices.js";
import { c as trackingIssue, d as commentQueue, f as commitQueue, g as readPull, h as readDefaultBranch, i as startUnlessPending, m as orderReader, n as startJob, o as mergeWhenComplete, p as throttledSource, r as startNextJob, u as reviewQueue } from "./start-next-job.js";
import { r as commentMark } from "./issue-form.js";
import { t as placeOf$1 } from "./review.js";
import { D as plural, M as cappedLines, a as plainLine, v as formatDuration } from "./one-line.js";
import { o as shortenMarkdown } from "./fences.js";
import { a as formatterHint, i as failureSentence, o as traceLines, t as changedFiles } from "./failure-sentence.js";
import { n as publicNotice } from "./after-init.js";
import { t as surveyStates } from "./survey-states.js";
import { n as reportPage, t as loadPageAssets } from "./report-page.js";
import { t as gitHubAddress } from "./address.js";
import { Dn as signalsInWords, L as stopSentence, On as signalsOf, Qt as countStatuses, a as nextJobText, in as shownTasks, j as remarks, r as handedOnText } from "./run-sentence.js";
import { i as outputExcerpt, t as decisiveLines } from "./decisive-lines.js";
import { t as markdownOf } from "./markdown.js";
import { r as finalReport } from "./end-of-job.js";
import { _ as queueOutcomeText, b as treeAddress, g as queueOutcomeMarkdown } from "./queue-here.js";
import { a as openJobQueue, n as findNextPlan, o as whyIdle } from "./plan-of-job.js";
import { lstatSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
// src/adapter/github/pulls/commit-status-poster.ts
/** Attempts for a commit that GitHub does not know: after a push it may be late, later it is gone. */
const maxAttempts = 5;
const forbiddingCodes = /* @__PURE__ */ new Set([
	"GITHUB_PERMISSION_MISSING",
	"GITHUB_SETTING_FORBIDS",
	"GITHUB_FORBIDDEN",
	"GITHUB_NOT_FOUND"
]);
/**
* Commit statuses: created if the newest one with the same name differs. A status of another account under a mirrored
* name stays: it is the repository's own CI. Without the permission it warns once and skips them for the whole job.
*/
function commitStatusPoster(options) {
	const { github, self, now, warn, redact } = options;
	const created = creations(now);
	const failuresBySha = /* @__PURE__ */ new Map();
	let forbidden = false;
	async function readNewest(sha) {
		const route = "GET /repos/{owner}/{repo}/commits/{ref}/statuses";
		const newest = /* @__PURE__ */ new Map();
		for (const { context, creator, state, description } of await github.list(route, { ref: sha })) if (!newest.has(context)) newest.set(context, {
			by: creator?.login,
			state,
			description
		});
		return newest;
	}
	async function postStatus({ key, status }, newest) {
		const { sha, state, target_url } = status;
		const [context, description] = [redact(status.context), redact(status.description)];
		const current = newest.get(context);
		if (current && (current.by !== self || current.state === state && current.description === description)) return true;
		if (created.isUncertain(key)) return false;
		const parameters = {
			sha,
			context,
			state,
			description,
			...target_url !== void 0 && { target_url }
		};
		await created.create(key, () => github.request("POST /repos/{owner}/{repo}/statuses/{sha}", parameters));
		return true;
	}
	async function deliverToCommit(sha, statuses) {
		const delivered = [];
		try {
			const newest = await readNewest(sha);
			for (const status of statuses) if (await postStatus(status, newest)) delivered.push(status.key);
			return delivered;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return shouldGiveUp(error, sha) ? statuses.map(({ key }) => key) : delivered;
		}
	}
	function shouldGiveUp({ code, message, hint }, sha) {
		forbidden ||= forbiddingCodes.has(code);
		if (forbidden) {
			warn(`commits show no status of their checks: ${message} ${code === "GITHUB_SETTING_FORBIDS" ? hint : "Add `statuses: write` to the `permissions` of the workflow\u2019s job; the run continues without it."}`);
			return true;
		}
		const failures = code === "GITHUB_REFUSED" ? (failuresBySha.get(sha) ?? 0) + 1 : 0;
		failuresBySha.set(sha, failures);
		if (failures > 0 && failures < maxAttempts) return false;
		warn(`statuses of ${sha.slice(0, 7)} could not be written${failures > 0 ? "" : " yet"}: ${message} ${hint}`);
		return failures > 0;
	}
	return { async deliver(effects) {
		const statuses = effects.flatMap(({ key, body }) => {
			const status = bodyOf(CommitStatus, body);
			return status ? [{
				key,
				status
			}] : [];
		});
		const delivered = effects.map(({ key }) => key).filter((key) => !statuses.some((one) => one.key === key));
		for (const sha of new Set(statuses.map(({ status }) => status.sha))) {
			const statusesOfCommit = statuses.filter(({ status }) => status.sha === sha);
			delivered.push(...forbidden ? statusesOfCommit.map(({ key }) => key) : await deliverToCommit(sha, statusesOfCommit));
		}
		return delivered;
	} };
}
/** Pauses before the request is repeated: a commit without a ref may be created twice. */
const backoffMs = [
	1e3,
	3e3,
	9e3
];
/** GitHub signs commits of an App or a workflow that name no author (platform fact 38). */
function commitSigner(github, wait = setTimeout) {
	return async ({ tree, parents, message }) => {
		for (let attempt = 0;; attempt++) try {
			const parameters = {
				tree,
				parents: [...parents],
				message
			};
			const commit = await github.request("POST /repos/{owner}/{repo}/git/commits", parameters);
			const { verified, reason, signature, payload } = commit.verification;
			if (!verified || !signature || !payload) throw notSigned(reason);
			return {
				oid: commit.sha,
				payload,
				signature
			};
		} catch (error) {
			const pause = backoffMs[attempt];
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
// src/adapter/github/orders/closing-orders.ts
/**
* Closing the run's pull request without a merge is an order to pause, since nobody wants to pay for that work. GitHub has
* checked the right to close. The order's id holds the moment of the closing, so `resume` lifts it for good.
*/
function closingOrderReader(github) {
	const closerByPull = /* @__PURE__ */ new Map();
	async function readCloser(issue_number) {
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
		for (const { state, number, closedAt } of pulls) {
			const isSettled = closedAt === null || closedAt < (since ?? "").slice(0, 19) || Date.parse(closedAt) < Date.parse(started);
			if (state !== "closed" || isSettled) continue;
			const id = commentId({
				at: closedAt,
				issue: number,
				comment: 0
			});
			if (consumed.includes(id)) continue;
			const closer = closerByPull.get(number) ?? readCloser(number);
			closerByPull.set(number, closer);
			const reason = `pull request #${number} was closed without a merge; reopen it to show the commits there`;
			orders.push({
				id,
				at: closedAt,
				by: await closer,
				text: `pause ${reason}`
			});
		}
		return orders;
	};
}
// src/adapter/github/pulls/pull-request.ts
/**
* The pull request of one branch, found by its head: GitHub allows only one open. It respects people's changes: one that
* a person closed stays closed, one that a person opened is never edited, a rewritten body (without our mark) and a
* changed base stay, and a draft that was ready before stays a draft.
*/
function pullRequest(options) {
	const { github, plan, self, place, warn, redact, head } = options;
	const [mark, readyMark] = [markOf(plan, "pull"), markOf(plan, "pull-ready")];
	let current;
	let isKnown = false;
	let isRefused = false;
	let isHeldBack = false;
	let emptyTip = "";
	async function read() {
		if (isKnown) return current;
		const parameters = {
			head: `${github.owner}:${head}`,
			state: "all",
			per_page: 1
		};
		const [newest] = await github.request("GET /repos/{owner}/{repo}/pulls", parameters);
		current = newest && readPull(newest, self);
		isKnown = true;
		return current;
	}
	async function sync(request) {
		if (isRefused) return;
		await read();
		const wasReady = current && (!current.draft || current.body.startsWith(readyMark));
		isHeldBack = request.ready && options.holdReady === true && !wasReady;
		const effective = isHeldBack ? {
			...request,
			ready: false
		} : request;
		if (current?.state === "open") await update(current, effective);
		if (current?.state === "closed") {
			isRefused = true;
			warn(`pull request #${current.number} was closed, so no new one is opened; reopen it to continue there`);
		} else if (current?.state !== "open" && current?.sha !== effective.tip && emptyTip !== effective.tip) await create(effective, { draft: !effective.ready });
	}
	const markedBody = ({ text, ready }) => `${ready ? readyMark : mark}\n${redact(text.body)}`;
	async function create(request, { draft }) {
		isKnown = false;
		try {
			const parameters = {
				head,
				base: request.base,
				title: redact(request.text.title),
				body: markedBody(request),
				draft
			};
			current = readPull(await github.request("POST /repos/{owner}/{repo}/pulls", parameters), self);
			isKnown = true;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			await handleRefusal(error, request, draft);
		}
	}
	async function handleRefusal(error, request, draft) {
		const refusal = refusalOf(error);
		if (refusal === "exists") await read();
		else if (refusal === "empty") emptyTip = request.tip;
		else if (refusal === "no drafts" && draft) await create(request, { draft: false });
		else if (refusal === "no base") await createOnDefault(error, request, draft);
		else giveUp(error, request);
	}
	async function createOnDefault(error, wanted, draft) {
		const base = await readDefaultBranch(github);
		if (base === void 0 || base === wanted.base) giveUp(error, wanted);
		else await create({
			...wanted,
			base
		}, { draft });
	}
	function giveUp({ code, message, hint }, { base }) {
		isRefused = code !== "GITHUB_UNREACHABLE" && code !== "GITHUB_RATE_LIMITED";
		const compareUrl = `${place().repositoryUrl}/compare/${encodeBranch(base)}...${encodeBranch(head)}?expand=1`;
		warn(`a pull request could not be opened: ${message} ${hint} To open it by hand: ${compareUrl}`);
	}
	/** Marks it ready before the text says so: if the job dies in between, the next job repairs it. */
	async function update(pull, request) {
		if (!pull.ours) return;
		const makesReady = request.ready && pull.draft && !pull.body.startsWith(readyMark);
		const fault = makesReady ? await markReady(pull) : void 0;
		if (makesReady && !fault) current = {
			...pull,
			draft: false
		};
		const change = changeOf(pull, fault ? {
			...request,
			ready: false
		} : request);
		if (Object.keys(change).length > 0) current = readPull(await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
			pull_number: pull.number,
			...change
		}), self);
		if (fault) throw fault;
	}
	function changeOf(pull, request) {
		const body = keepReadFirst(markedBody(request), pull.body);
		return {
			...pull.body.startsWith("<!-- ralph:") && pull.body !== body && { body },
			...pull.base !== request.base && request.isStaleBase(pull.base) && { base: request.base }
		};
	}
	async function markReady({ id }) {
		return github.graphql("mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }", { id }).then(() => void 0, (error) => error);
	}
	return {
		get isHeldBack() {
			return isHeldBack && current?.state === "open" && current.ours && current.draft;
		},
		get neverReady() {
			if (!current) return !isRefused;
			return current.state === "open" && current.ours && current.draft && !current.body.startsWith(readyMark);
		},
		get wasReady() {
			return current?.state === "open" && (!current.draft || current.body.startsWith(readyMark));
		},
		get pull() {
			return current;
		},
		read,
		set(one) {
			current = one;
			isKnown = true;
		},
		sync,
		async moveBase(base, mayLeave) {
			if (current?.state !== "open" || !current.ours || !mayLeave(current.base)) return;
			current = readPull(await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
				pull_number: current.number,
				base
			}), self);
		}
	};
}
function refusalOf({ code, message }) {
	if (code !== "GITHUB_REFUSED") return void 0;
	if (/already exists/i.test(message)) return "exists";
	if (/no commits between/i.test(message)) return "empty";
	if (/draft pull requests are not supported/i.test(message)) return "no drafts";
	return /"field":\s*"base"/.test(message) ? "no base" : void 0;
}
const encodeBranch = (branch) => encodeURIComponent(branch).replaceAll("%2F", "/");
// src/adapter/github/pulls/pull-stack.ts
/** An edit waits this long for a newer one that replaces it; a missing pull request is created immediately. */
const editDelayMs = 6e4;
const sleep = (ms, signal) => setTimeout(ms, void 0, {
	...signal && { signal },
	ref: false
});
/**
* Pull requests on top of each other: the base of each is the branch below it. Once that one is merged by any kind of
* merge, as its pull request says, the base is the branch that it was merged into.
*/
function pullStack(options) {
	const { github, self, warn, workBranch, stacked, wait = sleep } = options;
	const pulls = /* @__PURE__ */ new Map();
	let pending;
	let writing;
	let wake = new AbortController();
	let closing = false;
	function pullOf(head) {
		const pull = pulls.get(head) ?? pullRequest({
			...options,
			head
		});
		pulls.set(head, pull);
		return pull;
	}
	/** One list of all open ones costs as much as reading one. */
	async function readOpen() {
		for (const pull of await github.list("GET /repos/{owner}/{repo}/pulls", { state: "open" })) {
			const { ref, repo } = pull.head;
			if (repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase() && isBranchOfRun(ref, workBranch)) pullOf(ref).set(readPull(pull, self));
		}
	}
	/** The branch that contains the slice at `index`: its own, or the one that it was merged into. */
	async function containingBranch(request, index) {
		const slice = request.slices[index];
		if (!slice) return request.base;
		const pull = await pullOf(slice.head).read();
		if (pull?.state !== "merged") return slice.tip === void 0 ? containingBranch(request, index - 1) : slice.head;
		const mergedIndex = request.slices.findIndex(({ head }) => head === pull.base);
		return mergedIndex >= 0 && mergedIndex < index ? containingBranch(request, mergedIndex) : pull.base;
	}
	async function syncAll(request) {
		const openBefore = numbersIn("open").length;
		await moveOntoCutOff(request);
		await sync(request);
		if (request.slices.length > 1 && numbersIn("open").length > openBefore) await sync(request);
	}
	/**
	* A cut-off slice has no pull request yet. The one above, which has its commits, is moved onto the new branch first: if
	* the job dies in between, that one still shows only its own commits.
	*/
	async function moveOntoCutOff({ base, slices }) {
		for (const [index, { head }] of slices.entries()) {
			const below = slices[index - 1];
			const pull = pulls.get(head)?.pull;
			if (!below?.isCutOff || below.tip === void 0 || pull?.state !== "open" || pull.base === below.head) continue;
			if (await pullOf(below.head).read()) continue;
			const basesBelow = /* @__PURE__ */ new Set([base, ...slices.slice(0, index - 1).map((slice) => slice.head)]);
			await pullOf(head).moveBase(below.head, (current) => basesBelow.has(current));
		}
	}
	function lowestOpenIndex({ slices }) {
		const heads = new Set(slices.map(({ head }) => head));
		return slices.findLastIndex(({ head }) => {
			const pull = pulls.get(head)?.pull;
			return slices.length > 1 && pull?.state === "open" && !heads.has(pull.base);
		});
	}
	async function sync(request) {
		const lowestOpen = lowestOpenIndex(request);
		let inReview = 0;
		for (const [index, { head, tip, ready, text }] of request.slices.entries()) {
			if (tip === void 0 || index < lowestOpen && !pulls.get(head)?.pull) continue;
			await pullOf(head).sync({
				base: await baseOf(request, index, lowestOpen),
				isStaleBase: (base) => pulls.get(base)?.pull?.state === "merged",
				tip,
				ready: ready && mayAskForReview(request, head, inReview),
				text: text(neighbours(request, index))
			});
			if (ready && openNumber(head) !== void 0) inReview += 1;
		}
	}
	const baseOf = async (request, index, lowestOpen) => {
		const head = request.slices[index]?.head ?? "";
		return index === lowestOpen && pulls.get(head)?.pull?.base || containingBranch(request, index - 1);
	};
	/** One that asked before stays ready. */
	const mayAskForReview = ({ reviewAtOnce = Number.POSITIVE_INFINITY }, head, inReview) => inReview < reviewAtOnce || pullOf(head).wasReady;
	const neighbours = ({ slices }, index) => {
		const [below, above] = [slices[index - 1], slices[index + 1]].map((slice) => slice && openNumber(slice.head));
		return {
			below,
			above
		};
	};
	function openNumber(head) {
		const pull = pulls.get(head)?.pull;
		return pull?.state === "open" ? pull.number : void 0;
	}
	const lacksOpen = ({ slices }) => slices.some(({ head, tip }) => tip !== void 0 && openNumber(head) === void 0);
	async function awaitNewer(request) {
		if (closing || lacksOpen(request)) return;
		wake = new AbortController();
		await wait(editDelayMs, wake.signal).catch(() => void 0);
	}
	async function writePending() {
		while (pending) {
			await awaitNewer(pending);
			const next = pending;
			pending = void 0;
			await syncAll(next).catch((error) => {
				const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error);
				warn(`the pull request could not be updated: ${why}`);
			});
		}
	}
	const knownPulls = () => [...pulls.values()].flatMap((pull) => pull.pull ?? []);
	const numbersIn = (wantedState) => knownPulls().flatMap(({ state, number }) => state === wantedState ? number : []);
	return {
		get threads() {
			return [...numbersIn("open"), ...numbersIn("closed")];
		},
		get pulls() {
			return knownPulls();
		},
		get isHeldBack() {
			return [...pulls.values()].some((pull) => pull.isHeldBack);
		},
		get neverReady() {
			return pulls.size === 0 || [...pulls.values()].some(({ neverReady }) => neverReady);
		},
		async findAll() {
			try {
				if (stacked) await readOpen();
				else {
					const pull = await pullOf(workBranch).read();
					if (pull && pull.base !== workBranch && isBranchOfRun(pull.base, workBranch)) await readOpen();
				}
				return true;
			} catch (error) {
				if (!(error instanceof RalphError)) throw error;
				warn(`the run's pull request could not be found: ${error.message} ${error.hint}`);
				return false;
			}
		},
		readPull: (head) => pullOf(head).read(),
		show(request) {
			pending = request;
			if (lacksOpen(request)) wake.abort();
			writing ??= writePending().finally(() => {
				writing = void 0;
			});
		},
		async close() {
			closing = true;
			wake.abort();
			while (writing) await writing;
			closing = false;
		}
	};
}
// src/core/report/markdown/checked-commit.ts
/** GitHub allows 140 characters in a description, and 255 in a name. */
const [maxDescription, maxContext] = [140, 200];
/**
* Statuses `ralph/<check>` for each check that ran, and the same verdict for each name in `mirror`. A check that did
* not run has no status.
*/
function commitStatuses({ commit, checks, knownRed }, request) {
	const effect = (context, result) => {
		const name = plainLine(context, maxContext);
		const status = {
			sha: commit,
			context: name,
			state: result.passed ? "success" : "failure",
			description: plainLine(describe(result, knownRed.includes(result.name)), maxDescription),
			...request.jobUrl !== void 0 && { target_url: request.jobUrl }
		};
		return {
			key: `status/${commit}/${name}`,
			kind: "status",
			body: JSON.stringify(status)
		};
	};
	const ralphStatuses = checks.map((result) => effect(`ralph/${result.name}`, result));
	const mirrored = Object.entries(request.mirror).flatMap(([context, name]) => {
		const result = checks.find((check) => check.name === name);
		return result ? [effect(context, result)] : [];
	});
	return [...ralphStatuses, ...mirrored];
}
function describe(result, isKnownRed) {
	if (!result.passed) return `${failureSentence(result)}${isKnownRed ? ", as it did before the run" : ""}`;
	const after = formatDuration(result.duration_ms);
	return [result.flaky ? `passed on the second try in ${after}` : `passed in ${after}`, ...changedFiles(result).map((what) => `it ${what}`)].join("; ");
}
/** GitHub allows 65,536 characters (platform fact 26). */
const maxChars = 6e4;
/** A review for the commit's pull request, with a comment at each line with a finding; none without findings. */
function pullReviews(of) {
	if (!of || of.review.findings.length === 0) return [];
	const { commit: sha, branch, at, iteration, task, model, review } = of;
	const { findings, verdict, summary } = review;
	const by = model === null ? "" : ` by ${inlineMarkdown(model, 60)}`;
	const general = findings.filter(({ line }) => line === null);
	const pullReview = {
		sha,
		branch,
		at,
		body: [
			`**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${plural(findings.length, "finding")}.**`,
			agentMarkdown(summary),
			...general.length === 0 ? [] : [listOf(general)],
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
		body: JSON.stringify(pullReview)
	}];
}
/** All findings in the body, for a pull request that does not show a line or the commit. */
function withoutComments({ body, comments }) {
	const items = comments.map((comment) => `- ${code(placeOf$1(comment))} ${indented(comment.body)}`);
	return shortenMarkdown([body, ...items.length === 0 ? [] : [items.join("\n")]].join("\n\n"), maxChars);
}
const listOf = (findings) => findings.map((finding) => {
	const place = finding.path === null ? "" : `${code(finding.path)}: `;
	return `- **${finding.severity}**: ${place}${indented(agentMarkdown(finding.text))}`;
}).join("\n");
/** Keeps further lines in the list item. */
const indented = (text) => text.replaceAll("\n", "\n  ");
// src/adapter/github/pulls/review-poster.ts
const maxMissingMs = 36e5;
/** The conversation is gone, or the token may not write to it. */
const undeliverable = /* @__PURE__ */ new Set([
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
* Posts a reviewer agent's findings as one review of the commit's pull request, unless one of ours has its mark. If
* GitHub refuses comments at their lines (it accepts only some lines), their text goes into the body.
*/
function reviewPoster(options) {
	const { github, plan, self, pullOf, now, warn, redact } = options;
	const created = creations(now);
	async function post(key, review) {
		const pull_number = await pullOf(review.branch);
		if (pull_number === void 0) return now() > Date.parse(review.at) + maxMissingMs;
		if (created.isUncertain(key)) return false;
		const reviews = await github.list("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number });
		const mark = markOf(plan, key);
		if (commentsByMark(reviews, self).has(mark)) return true;
		const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
		const parameters = {
			pull_number,
			event: "COMMENT",
			body: `${mark}\n${redact(review.body)}`
		};
		const comments = review.comments.map(({ path, line, body }) => ({
			path,
			line,
			side: "RIGHT",
			body: `${commentMark}${plan}:finding -->\n${redact(body)}`
		}));
		await created.create(key, async () => {
			try {
				await github.request(route, {
					...parameters,
					commit_id: review.sha,
					comments
				});
			} catch (error) {
				if (!(error instanceof RalphError && error.code === "GITHUB_REFUSED")) throw error;
				await github.request(route, {
					...parameters,
					body: `${mark}\n${redact(withoutComments(review))}`
				});
			}
		});
		return true;
	}
	async function deliverOne({ key, body }) {
		const review = bodyOf(PullReview, body);
		if (!review) return true;
		try {
			return await post(key, review);
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			const isUndeliverable = undeliverable.has(error.code);
			warn(`the review of ${review.sha.slice(0, 7)} could not be posted${isUndeliverable ? "" : " yet"}: ${error.message} ${error.hint}`);
			return isUndeliverable;
		}
	}
	return posterOf(deliverOne);
}
// src/adapter/github/thread/status-board.ts
/** Minimum time between two edits while a job works, and before its last one. */
const minSpacingMs = 15e3;
const minLastSpacingMs = 1e3;
/** A status with the same facts is written again only to show that the job is alive. */
const minSameSpacingMs = 6e5;
/**
* The run's one status comment, edited in place. It is found by its mark, and created if it is missing or was deleted;
* after a creation whose answer was lost, it is searched for before another creation.
*/
function statusBoard(options) {
	const { github, thread, knownComment, isNewThread, plan, self, now, warn, redact } = options;
	const { wait = (ms, signal) => setTimeout(ms, void 0, { signal }) } = options;
	const closing = new AbortController();
	let pending;
	let written = {
		facts: "",
		writtenAt: Number.NEGATIVE_INFINITY
	};
	let comment;
	let hasTried = false;
	const mark = markOf(plan, "status");
	let writing;
	function startWriting() {
		writing ??= write().finally(() => {
			writing = void 0;
			if (pending && thread() !== void 0) startWriting();
		});
	}
	async function write() {
		while (pending && thread() !== void 0) {
			await wait(remainingMs(minSpacingMs), closing.signal).catch(() => void 0);
			await wait(remainingMs(minLastSpacingMs));
			const next = pending;
			pending = void 0;
			try {
				await writeComment(next);
			} catch (error) {
				const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error);
				warn(`the status comment could not be written: ${why}`);
			}
			written = {
				facts: next.facts,
				writtenAt: now()
			};
		}
	}
	const remainingMs = (spacing) => Math.max(0, written.writtenAt + spacing - now());
	async function writeComment({ body, memory }) {
		const text = `${mark}\n${memory}\n${redact(body)}`;
		comment ??= hasTried ? await find() : await findFirst();
		hasTried = true;
		if (comment !== void 0 && await edit(comment, text)) return;
		comment = void 0;
		comment = Number((await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			issue_number: thread() ?? 0,
			body: text
		})).id);
	}
	async function findFirst() {
		const [id, threadOfComment] = knownComment?.() ?? [];
		if (id !== void 0 && threadOfComment === thread()) return id;
		return isNewThread?.() ? void 0 : find();
	}
	async function find() {
		const [oldest, ...others] = (await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: thread() ?? 0 })).filter(({ user, body = "" }) => user?.login === self && body.startsWith("<!-- ralph:")).filter(({ body = "" }) => body.startsWith(mark)).map(({ id }) => Number(id));
		for (const comment_id of others) await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id });
		return oldest;
	}
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
			if (status.facts === written.facts && now() - written.writtenAt < minSameSpacingMs) return;
			pending = status;
			startWriting();
		},
		async close() {
			closing.abort();
			while (writing) await writing;
		}
	};
}
// src/adapter/github/tracker/tracker.ts
function gitHubTracker(options) {
	const { threads, now, mirror } = options;
	const outbox = outboxAt({
		...options,
		noticeThread: () => threads()[0]
	});
	const statuses = commitStatusPoster(options);
	const reviewPosts = reviewPoster(options);
	const statusComments = /* @__PURE__ */ new Map();
	const onlyStatusComment = () => statusComments.size === 1 ? [...statusComments][0] : void 0;
	const board = statusBoard({
		...options,
		thread: () => threads()[0],
		knownComment: onlyStatusComment
	});
	const whoMay = permissionChecker(options);
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
	const slowSources = throttledSource([reviews, commits], now);
	let memory;
	const statusMark = markOf(options.plan, "status");
	return {
		incoming: commentQueue({
			...options,
			orderOf,
			slowSources,
			acknowledge: async (order) => options.onlyReads ? void 0 : outbox.sign(order, "seen"),
			onOwnComment: ({ id, body = "", issue_url }) => {
				if (!body.startsWith(statusMark)) return;
				memory = readMemory(body) ?? memory;
				statusComments.set(Number(id), Number(issue_url.split("/").at(-1)));
			}
		}),
		forget: () => Promise.resolve(),
		async deliver(effects) {
			const effectsOfKind = (name) => effects.filter(({ kind }) => kind === name);
			const comments = effects.filter(({ kind }) => kind !== "status" && kind !== "review" && kind !== "notify");
			return [
				...await outbox.deliver(comments),
				...await statuses.deliver(effectsOfKind("status")),
				...await reviewPosts.deliver(effectsOfKind("review"))
			];
		},
		effectsOf: (checked) => [...commitStatuses(checked, {
			mirror,
			jobUrl: options.place().jobUrl
		}), ...pullReviews(checked.review)],
		memory: () => memory,
		statusThread: () => onlyStatusComment()?.[1],
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
		reportBranches: () => void 0,
		close: board.close
	};
}
// src/adapter/github/tracker/run-tracker.ts
/**
* A run's threads on GitHub: searched for before the first order is read. The first report creates the issue (only the
* job with the lease reports), the first published commit of a branch its pull request.
*/
function runTracker(options) {
	const warn = warnOnce(options.warn);
	const ci = ownCiWatch(options);
	const place = () => ({
		...options.place(),
		ownCi: ci.current,
		readFirst,
		...readyPlace()
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
	const closingOrdersIn = closingOrderReader(options.github);
	const threads = () => [issue.number, ...pulls.threads].filter((number) => number !== void 0);
	const pullNumbers = () => pulls.pulls.map(({ number }) => number);
	const isNew = () => issue.wasCreated;
	const board = gitHubTracker({
		...options,
		place,
		warn,
		threads,
		pulls: pullNumbers,
		findThreads: () => findThreads(),
		isNewThread: isNew,
		pullOf: ensurePull
	});
	let readFirst;
	let pullSearch;
	let threadSearch;
	let run;
	let tips;
	let opening;
	let unreported = {};
	/** One that was ready once is not asked for again. */
	function readyPlace() {
		const { jobUrl, repositoryUrl } = options.place();
		return options.holdReady === true && run?.state.stop?.kind === "complete" && pulls.neverReady ? { approvalUrl: jobUrl ?? `${repositoryUrl}/actions` } : void 0;
	}
	const findPulls = () => {
		pullSearch ??= pulls.findAll();
		return pullSearch;
	};
	const findThreads = () => {
		threadSearch ??= Promise.all([issue.find(), findPulls()]).then((results) => results.every(Boolean));
		return threadSearch;
	};
	/** The issue comes first: the status comment is on it, and the pull request names it. */
	function openThreads() {
		opening ??= findThreads().then(issue.ensure);
		return opening;
	}
	function showPulls() {
		if (options.opensPulls === false || !run || tips === void 0 || run.state.work === run.state.base) return;
		const slices = wantedPulls(run, place(), issue.number).map((pull) => ({
			...pull,
			tip: tips?.get(pull.head)
		}));
		pulls.show({
			base: run.state.base_branch ?? options.defaultBranch,
			slices,
			reviewAtOnce: options.reviewAtOnce
		});
	}
	async function ensurePull(branch) {
		const find = () => pulls.pulls.findLast(({ head }) => head === branch)?.number;
		if (find() === void 0) {
			await openThreads();
			showPulls();
			await pulls.close();
		}
		return find();
	}
	function showRun(next) {
		run = next;
		ci.setTip(next.state.work);
		openThreads().then(async () => {
			await refreshCi();
			if (!run) return;
			board.report(run);
			if (run.state.stop) showPulls();
		});
	}
	function showTips(next) {
		tips = next;
		openThreads().then(showPulls);
	}
	function reportRest() {
		if (unreported.run) showRun(unreported.run);
		if (unreported.tips) showTips(unreported.tips);
		unreported = {};
	}
	async function refreshCi(force = false) {
		if (run && tips !== void 0 && pulls.threads.length > 0) await ci.refresh(force);
	}
	return {
		showsPullRequests: options.opensPulls !== false,
		async incoming(query) {
			const foundPulls = await findPulls();
			const [{ orders, cursor }, closingOrders] = await Promise.all([board.incoming(query), closingOrdersIn(pulls.pulls, query)]);
			return {
				orders: [...orders, ...closingOrders],
				cursor: foundPulls ? cursor : null
			};
		},
		forget: board.forget,
		async deliver(effects) {
			if (effects.some(({ kind }) => kind === "notice")) await openThreads();
			const delivered = await board.deliver(effects);
			const pendingReviews = effects.filter(({ kind, key }) => kind === "review" && !delivered.includes(key));
			if (pendingReviews.length === 0 || !options.reportsAtEnd) return delivered;
			reportRest();
			return [...delivered, ...await board.deliver(pendingReviews)];
		},
		effectsOf: board.effectsOf,
		report(next) {
			if (options.reportsAtEnd) unreported = {
				...unreported,
				run: next
			};
			else showRun(next);
		},
		reportBranches(next) {
			if (options.reportsAtEnd) unreported = {
				...unreported,
				tips: next
			};
			else showTips(next);
		},
		async findMerge(tip) {
			await findThreads();
			const { workBranch } = options;
			const pull = pulls.pulls.find(({ state, sha, base }) => state === "merged" && sha === tip && !isBranchOfRun(base, workBranch));
			return pull?.mergeCommit ? {
				number: pull.number,
				commit: pull.mergeCommit
			} : void 0;
		},
		async findBranchMerge(branch, tip) {
			await findThreads();
			const pull = await pulls.readPull(branch);
			if (pull?.state !== "merged" || pull.sha !== tip || isBranchOfRun(pull.base, options.workBranch)) return void 0;
			return pull.mergeCommit === null ? void 0 : {
				number: pull.number,
				commit: pull.mergeCommit
			};
		},
		isHeldBack: () => pulls.isHeldBack,
		async showReading(hunks) {
			if (hunks.length === 0 || tips === void 0) return;
			readFirst = hunks;
			showPulls();
			await pulls.close();
		},
		memory: () => issue.isClosed ? void 0 : board.memory?.(),
		async repair(snapshot, branchTips) {
			const statusThread = board.statusThread();
			if (statusThread !== void 0 && !pullNumbers().includes(statusThread)) issue.setNumber(statusThread);
			await findThreads();
			run = snapshot;
			tips = branchTips;
			showPulls();
			await pulls.close();
		},
		async close() {
			reportRest();
			await opening;
			await pulls.close();
			await refreshCi(true);
			if (ci.current.waiting.length > 0) showPulls();
			if (run) board.report(run);
			await Promise.all([pulls.close(), board.close()]);
			if (options.closeIssue && run?.state.stop?.kind === "complete") await issue.close();
		},
		async threads() {
			await findThreads();
			return threads();
		}
	};
}
/** Threads are read every few seconds: each warning is printed once. */
function warnOnce(warn) {
	const printed = /* @__PURE__ */ new Set();
	return (text) => {
		if (printed.has(text)) return;
		printed.add(text);
		warn(text);
	};
}
// src/entry/action/issue/on-github.ts
/** Undefined without a token or API: then orders come from clones, and reports go to the job summary. */
async function openGitHubTracking(project, context, { warn, onlyReads = false, reportsAtEnd = false, queue }) {
	const { env, inputs, runner, now } = context;
	const client = apiClient(context);
	if (!client) return void 0;
	const { owner, repo } = client;
	const { settings, plan, planName, planFile, stateRef, workBranch, repository, secrets } = project;
	const repositoryUrl = `${env["GITHUB_SERVER_URL"] || "https://github.com"}/${owner}/${repo}`;
	const { url } = runner.checkout.holder;
	const bounds = [settings["time-budget"], settings["job-limit"]].filter((ms) => ms !== void 0);
	const jobMs = bounds.length === 0 ? void 0 : Math.min(...bounds);
	const place = {
		planFile,
		repositoryUrl,
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
				number: inputValue(stepInputs.issue, inputs.flags["issue"]),
				title: `ralph: ${plainLine(plan.project ?? planName, 100)}`,
				body: issueText(project)
			},
			self: await ownLogin(context, client),
			minStanding: minStandingsOf(settings["command-permission"]),
			bots: settings["command-bots"],
			place: () => place,
			mirror: settings["mirror-status"],
			onlyReads,
			reportsAtEnd,
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
/** GitHub as the job's outside; its orders join those of clones (`ralph pause --remote origin`). */
const followersOf = ({ tracker }) => ({
	outbox: tracker,
	display: tracker,
	mergeWitness: tracker,
	orderSource: (inbox) => mergeOrderSources(tracker, inbox)
});
/** Oldest first. */
function mergeOrderSources(github, inbox) {
	return {
		async incoming(query) {
			const [comments, refs] = await Promise.all([github.incoming(query), inbox.incoming(query)]);
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
const canStartNextJob = (context) => context.runner.workflow !== "" && context.checkout.branch !== null && chainOf(context) <= 100;
/**
* Starts the plan's next job unless one is waiting, and reports it; never fails the job. `inChain`: this job was started the
* same way, so there is still one chain and GitHub is not asked about waiting jobs.
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
	const result = await (inChain ? startJob(github, request) : startUnlessPending(github, request));
	if (result.kind === "started") context.out(`The next job was started (${workflow}, ${chain} in a row).\n`);
	else if (result.kind === "pending") context.out(`The next job is already waiting: ${result.url}\n`);
	else warn(`the next job could not be started; the schedule will continue the run: ${result.why}`);
	return result;
}
/** For a job without work: it may have replaced the run's next job in the concurrency group, so nobody else would continue the run before the watchdog. The count of jobs in a row bounds it. */
async function restartIfDue(github, context, { project, warn }) {
	try {
		const prefixes = knownPrefixes(project.settings["state-ref"]);
		const state = (await withRemoteStore(context, github, (store) => surveyStates({
			store,
			prefixes
		}))).find(({ ref }) => ref === project.stateRef)?.run?.state;
		if (!state) return;
		const life = await checkHolderLife(github, state.lease);
		const verdict = dueVerdict({
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
/** Loads the page's parts now, before an agent could change the files; the returned function writes the page after the job. A failure is only a warning. */
function preparePage(project, context, warn) {
	const loading = loadPageAssets("report");
	loading.catch(() => void 0);
	const redact = redactor([...context.inputs.secrets, ...project.secrets]);
	return async (access, github) => {
		if (context.cancelled.aborted) return;
		const file = join(project.home, "report.html");
		try {
			const run = await loadWithHistory(project, access);
			if (!run) throw runGone(project.planName);
			const history = await readHistory(access, run, ({ message }) => warn(message));
			const assets = await loading;
			const html = await reportPage(project, access, {
				context,
				past: history,
				assets,
				file: "report.html",
				clean: redact
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
/** Pages contain prompts and diffs, so a private or unknown repository needs the person's setting. */
async function mayPublish({ settings }, github) {
	if (settings.pages === "public") return true;
	return (await github?.request("GET /repos/{owner}/{repo}", {}).catch(() => void 0))?.private === false;
}
// src/core/report/markdown/action-outputs.ts
/** Empty if a job that failed early does not know the value. */
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
/** Above 1 MiB the platform drops a step's whole summary (platform 23). */
const summaryBytes = 921600;
/**
* The summary of a workflow's step: what happened, what to do, the tasks, the graph, the cost, and each iteration of
* this job, folded. At most 900 KiB: older iterations are omitted first.
*/
function jobSummary({ run, end, iterations }, context) {
	const head = headOf({
		run,
		end
	}, context);
	return `${head}${iterationSections(iterations, {
		room: summaryBytes - bytes(head),
		stateRef: context.stateRef
	})}\n`;
}
function headOf({ run, end }, context) {
	const text = textOf(end, context, run);
	if (!run) return markdownOf([
		{
			heading: "ralph",
			level: 2
		},
		...headline({ text }),
		...nextSteps({ text })
	]);
	return inMarkdown(media.summary, {
		...run,
		context,
		stateRef: context.stateRef,
		text,
		tasks: shownTasks(run)
	});
}
function textOf(end, context, run) {
	if (end.kind === "fault") {
		const foreign = (text) => inlineMarkdown(text, 500);
		const details = cappedLines(end.findings.map(foreign), 100);
		return {
			happened: foreign(end.message),
			details,
			next: [],
			hint: inlineMarkdown(end.hint, 1e3)
		};
	}
	const foreign = (words) => agentLine(words, 500);
	const text = end.kind === "handed_on" ? handedOnText(end.handed) : stopSentence(end, context, foreign);
	return {
		...text,
		details: [...text.details, ...run ? remarks(run, foreign, context) : []]
	};
}
function iterationSections(iterations, { room, stateRef }) {
	if (iterations.length === 0) return "";
	const heading = "\n\n### Iterations of this job";
	let remaining = room - bytes(heading) - 500;
	const blocks = [];
	for (const record of [...iterations].reverse()) {
		const block = `\n\n${markdownOf([iterationBlock(record)])}`;
		remaining -= bytes(block);
		if (remaining < 0) break;
		blocks.unshift(block);
	}
	const omitted = iterations.length - blocks.length;
	const omission = `Not shown here: the ${omitted} before, from iteration ${iterations[0]?.iteration ?? 0}; see ${code("iterations/")} of ${code(stateRef)}.`;
	return `${heading}${omitted > 0 ? `\n\n${omission}` : ""}${blocks.join("")}`;
}
const bytes = (text) => new TextEncoder().encode(text).length;
const maxHandoffChars = 6e3;
const maxOutputChars = 3e3;
const maxChecks = 50;
/** At most about 100,000 characters. */
function iterationBlock(record) {
	const { iteration, task, attempt, outcome, passed, handedOn, why, cost } = record;
	const title = [
		`#${iteration} ${task}`,
		`attempt ${attempt}`,
		outcome,
		...cost === "" ? [] : [cost]
	].join(" · ");
	return {
		title: `${handedOn ? "\u25b6" : passed ? "\u2713" : "\u2717"} ${title}`,
		isFolded: true,
		blocks: [
			why === "" ? "" : `Why: ${agentLine(why, 1e3)}`,
			...handoffParts(record),
			...checkParts(record.validation),
			...opinionsOf(record).flatMap(opinionParts),
			...cutParts(record)
		]
	};
}
function handoffParts({ handoff: stored }) {
	if (!stored) return [];
	const { source, handoff } = stored;
	const signals = signalsOf({
		handoff,
		handoffSource: source
	});
	const freeform = shortenMarkdown(agentMarkdown(handoff.freeform), maxHandoffChars);
	return [
		`**Handoff** (${handoffSources[source]}): ${agentLine(handoff.summary, 500)}`,
		...freeform.trim() === "" || handoff.freeform === handoff.summary ? [] : [freeform],
		...signals ? [`Its agent says: ${signalsInWords(signals, (text) => agentLine(text, 300))}.`] : []
	];
}
function checkParts(validation) {
	if (!validation) return [];
	const shown = validation.checks.slice(0, maxChecks);
	const more = validation.checks.length - shown.length;
	const failed = shown.filter(({ passed }) => !passed).slice(0, 10);
	return [
		{
			head: [
				"Check",
				"Result",
				">Time"
			],
			rows: shown.map((check) => [
				agentLine(check.name, 100),
				verdict(check),
				formatDuration(check.duration_ms)
			])
		},
		more > 0 ? `And ${plural(more, "more check")}.` : "",
		...traceParts(shown),
		...failed.flatMap((check) => [`${agentLine(check.name, 200)}:`, ...linesOf(check)])
	];
}
/** The decisive lines, and the whole output folded if it is longer. */
function linesOf(check) {
	const lines = decisiveLines(check).join("\n");
	const output = outputExcerpt(check, maxOutputChars);
	const isWhole = output.trim() === lines.trim();
	return [{ code: lines || "(nothing)" }, {
		title: "What it printed",
		isFolded: true,
		blocks: isWhole ? [] : [{ code: output }]
	}];
}
function traceParts(checks) {
	const list = checks.flatMap((check) => traceLines(check).map((what) => `${agentLine(check.name, 200)} ${agentLine(what, 700)}.`));
	return [{ list }, list.length > 0 && checks.some(({ changed }) => changed) ? formatterHint : ""];
}
function verdict(result) {
	const { passed, flaky, timed_out, exit_code } = result;
	if (passed) return flaky ? "\u2713 flaky: it failed first" : "\u2713 passed";
	if (result.elsewhere) return `\u2717 ${agentLine(failureSentence(result), 200)}`;
	if (timed_out) return "\u2717 timed out";
	return exit_code === null ? "\u2717 ended by a signal" : `\u2717 exit code ${exit_code}`;
}
function opinionParts({ name, verdict, summary, why, findings }) {
	const title = `**${agentLine(name, 45)}**${verdict === null ? "" : ` (${verdict})`}`;
	if (why !== null) return [`${title}: none: ${agentLine(why, 500)}`];
	const rows = findings.map(({ severity, place, text }) => [
		severity,
		agentLine(place, 200),
		agentLine(text, 600)
	]);
	return [`${title}: ${agentLine(summary, 1e3)}`, {
		head: [
			"Weight",
			"Where",
			"Finding"
		],
		rows
	}];
}
function cutParts({ cuts }) {
	if (cuts.length === 0) return [];
	return [`Cut from its prompt to stay within the budget: ${cuts.map(({ section, from_chars, to_chars }) => to_chars === 0 ? `${section} (all ${from_chars} characters)` : `${section} (${from_chars} \u2192 ${to_chars} characters)`).map((text) => agentLine(text, 200)).join(", ")}.`];
}
// src/entry/action/step/report-step.ts
async function reportResult(result, subject) {
	if (result.kind === "handed_on") return reportHandedOn(result, subject);
	const { context, project } = subject;
	const renderContext = await reportContext(project, context, subject.next);
	const code = stepExitCode({
		reason: result.reason,
		event: context.env["GITHUB_EVENT_NAME"],
		command: context.inputs.command,
		iterations: subject.records.length
	});
	const redact = redactor(project.secrets);
	context.out(`${redact(finalReport(result, renderContext, {
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
		iterations: subject.records
	}, end, subject);
	return code;
}
async function reportHandedOn(run, subject) {
	const { handed } = run.state;
	if (!handed) throw new Error("the job handed over something that is not in the state");
	const { happened, next } = handedOnText(handed);
	subject.context.out(`\n${[happened, ...next.map(({ does }) => `${does}.`)].join("\n")}\n`);
	await publish({
		run,
		end: {
			kind: "handed_on",
			handed
		},
		iterations: subject.records.map((record) => asDelegated(record, handed))
	}, {
		status: needsAgent.has(handed.what) ? "attempt" : handed.what,
		run,
		handed
	}, subject);
	return 0;
}
/** Delegations to the agent's job. */
const needsAgent = /* @__PURE__ */ new Set([
	"passes",
	"counsel",
	"lanes"
]);
/** It ends in a later job. */
const asDelegated = (record, { of }) => record.iteration === of?.iteration && !record.passed ? {
	...record,
	outcome: "continues in the next jobs",
	handedOn: true
} : record;
async function reportFault(thrown, subject) {
	const { context, project, run, records } = subject;
	const error = userFault(thrown);
	const redact = redactor([...context.inputs.secrets, ...project?.secrets ?? []]);
	annotate.error(redact(errorText(error)));
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
	}, subject);
	return errorExitCode(error);
}
/** Writes outputs, the report file, and the step's summary. */
async function publish(job, end, { context, project, queue, next }) {
	const renderContext = await reportContext(project, context, next);
	const redact = redactor([...context.inputs.secrets, ...project?.secrets ?? []]);
	const queueText = queue === void 0 ? "" : `\n${queueOutcomeMarkdown(queue, branchPage(context))}\n`;
	const text = redact(`${jobSummary(job, renderContext)}${queueText}`);
	const file = join(project?.home ?? context.checkout.home, "report.md");
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
	for (const [name, value] of Object.entries(actionOutputs(end, {
		stateRef: project?.stateRef ?? "",
		report: file
	}))) setOutput(name, redact(value));
	await writeSummary(text);
}
/** The page with the files of the job's branch. */
function branchPage({ env, checkout }) {
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
	start: await commandForNextJob(env, project?.planFile ?? "plan.json"),
	nextJob: next === void 0 || next.kind === "failed" ? void 0 : nextJobText(next, runner.workflow)
});
// src/entry/action/step/start-next-plan.ts
/** Starts the workflow for the queue's next plan if this job's plan has ended. Reports it; never fails, since the watchdog tries again. Returns the text for the job's summary. */
async function startNextPlan(github, context, { after, warn }) {
	const { workflow, checkout } = context.runner;
	const warnAndReturn = (text) => {
		warn(`${text.before}${text.file ?? ""}${text.after ?? ""}`);
		return text;
	};
	const printAndReturn = (text) => {
		context.out(`${queueOutcomeText(text)}\n`);
		return text;
	};
	try {
		const queue = await openJobQueue(context);
		const next = await findNextPlan(queue, context);
		if (next.kind === "empty") return printAndReturn({ before: `the queue is done: ${whyIdle(queue, next)}` });
		const { path: file } = next.row;
		if ("fault" in next) return warnAndReturn({
			before: "the queue stops at ",
			file,
			after: `: ${next.fault.message} ${next.fault.hint}`
		});
		if (next.kind !== "begin" && next.kind !== "continue") return printAndReturn({ before: whyIdle(queue, next) });
		if (next.row.name === after || workflow === "" || checkout.branch === null) return void 0;
		const fault = await startNextJob(github, {
			workflow,
			branch: checkout.branch,
			chain: 0,
			plan: file
		});
		return fault === void 0 ? printAndReturn({
			before: "the next plan of the queue was started: ",
			file,
			after: ` (${workflow})`
		}) : warnAndReturn({
			before: "the next plan of the queue, ",
			file,
			after: `, could not be started; the watchdog will: ${fault}`
		});
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		const { message, hint } = error;
		return warnAndReturn({ before: `the queue could not be read, so its next plan waits for the watchdog: ${message} ${hint}` });
	}
}
// src/entry/action/step/run-step.ts
/** A whole job of a run. */
const runStep = (context) => runPart(context, {
	checksElsewhere: false,
	settles: false,
	writesPage: true,
	act: () => async (ports, job, cancelled) => ({
		kind: "stopped",
		...await runJob(ports, job, cancelled)
	})
});
/** One job in a workflow's step: log, annotations, outputs and summary. Returns the exit code (docs/errors.md#exit-codes). */
async function runPart(step, part) {
	let context = step;
	let project;
	try {
		const opened = await openRun(step);
		if (!opened) return 0;
		({context, project} = opened);
		part.onOpened?.(context);
		return await runPartLogged(opened.project, context, {
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
async function runPartLogged(project, context, part) {
	const events = [];
	const jobReport = {
		records: [],
		run: null
	};
	const log = openLog(project, context);
	const onEnd = async (access) => {
		jobReport.records = await readReportedIterations(access.state, events).catch(() => []);
		if (events.length > 0) jobReport.run = (await access.state.load().catch(() => null))?.run ?? null;
		if (jobReport.run) await writePage?.(access, github?.client);
		if (jobReport.run && github) await showReading(github, access, {
			run: jobReport.run,
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
	const writePage = part.writesPage && preparePage(project, context, warn);
	let github;
	let followUp = {};
	try {
		github = await openGitHubTracking(project, context, {
			warn,
			reportsAtEnd: part.reportsAtEnd ?? false,
			queue: part.queueLine
		});
		if (await endsIdle(project, context, {
			part,
			github,
			warn
		})) return 0;
		const tracking = github;
		if (!part.settles) await enableWatchdog(tracking?.client, {
			context,
			warn
		});
		const result = await oneJob(project, context, {
			act: part.act({
				github,
				warn,
				addEvent: (event) => void events.push(event)
			}),
			shape: "one job",
			checksElsewhere: part.checksElsewhere,
			...github && { life: runLifeChecker(github.client) },
			...github && part.startsNext !== false && canStartNextJob(context) && { startsNext: context.runner.workflow },
			fresh: beginsNewRun(context),
			changeRules: inputValue(stepInputs["change-rules"], context.inputs.flags["change-rules"]),
			show,
			onEnd,
			issue: inputValue(stepInputs.issue, context.inputs.flags["issue"]),
			issueOrder: part.issueOrder,
			...tracking && {
				outside: followersOf(tracking),
				sign: commitSigner(tracking.client)
			}
		});
		await part.after?.(result, project);
		if (github && result.kind === "stopped") {
			const attempts = part.settles ? 1 : events.filter(({ type }) => type === "attempt_started").length;
			followUp = await startFollowUps(github.client, context, {
				project,
				part,
				result,
				attempts,
				warn
			});
		}
		if (result.state.stop?.kind === "complete" && github?.tracker.isHeldBack()) setOutput("ready-due", "true");
		log.finish();
		return await reportResult(result, {
			context,
			project,
			records: jobReport.records,
			...followUp
		});
	} catch (error) {
		log.finish();
		return reportFault(error, {
			context,
			project,
			...jobReport
		});
	}
}
/** Prints why there is nothing to do. May restart the run's next job, which this job may have replaced. */
async function endsIdle(project, context, { part, github, warn }) {
	const reason = (part.settles ? void 0 : await idleReason(project, context, github)) ?? await part.idleReason?.(project, context, github);
	if (reason === void 0) return false;
	context.out(`Nothing to do: ${reason}.\n`);
	setOutput("due", "false");
	if (github && part.startsNext !== false) await restartIfDue(github.client, context, {
		project,
		warn
	});
	return true;
}
/** For GitHub's log. */
function openLog(project, context) {
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
/** True if `fresh` counts: only for a person's first start. A workflow that always sets it must not begin a new run with a new budget in each job. */
function beginsNewRun({ env, inputs: { flags }, checkout }) {
	if (flags["fresh"] !== true) return false;
	return checkout.startedBy !== null && env["GITHUB_EVENT_NAME"] !== "issue_comment" && inputValue(stepInputs.chain, flags["chain"]) === 0;
}
/** After a finished job: merges, or starts the next job of its run or the next plan of its queue. */
async function startFollowUps(github, context, request) {
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
/** The job's iterations with their records in the state. */
async function readReportedIterations(store, events) {
	const iterations = jobIterations(events).slice(-500);
	const numbers = iterations.map(({ iteration }) => iteration);
	const records = await readRecords(store, numbers);
	return iterations.map((iteration) => {
		const { handoff = null, validation = null, review = null, passes = [] } = records.get(iteration.iteration) ?? {};
		return {
			...iteration,
			handoff,
			validation,
			review,
			passes
		};
	});
}
/** Lists what reviewers should read first; a failure is only a warning. */
async function showReading({ tracker }, access, { run, events, warn }) {
	if (!events.some(({ type }) => type === "attempt_succeeded" || type === "attempt_approved")) return;
	try {
		const { hunks } = await readingOfRun(access, run, ({ message }) => warn(message));
		await tracker.showReading(hunks);
	} catch (error) {
		warn(`what to read first could not be listed: ${error instanceof Error ? error.message : error}`);
	}
}
export { followersOf as n, openLog, openGitHubTracking as r, runPart, runStep, reportFault as t };
