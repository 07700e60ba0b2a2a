import { Gt as readCommand, yr as RalphError } from "./through-proxy.js";
import { f as startOf } from "./one-line.js";
import { d as ownLogin, m as workflowAccount } from "./end-step.js";
import { Cn as recordedValue, s as slicesOf } from "./slices.js";
import { a as readComment, o as plainComment, s as wholeBlocks } from "./issue-form.js";
import { l as placePrefix, o as commentId, r as markOf, u as issueOfPlan } from "./outbox.js";
import { createHash } from "node:crypto";
// src/adapter/github/client/found-pull.ts
function readPull(response, self) {
	const { number, node_id, body, draft, state, merged_at, head, base } = response;
	return {
		number,
		id: node_id,
		body: (body ?? "").replaceAll("\r\n", "\n"),
		draft: draft === true,
		state: state === "open" ? "open" : merged_at === null ? "closed" : "merged",
		ours: response.user?.login === self,
		head: head.ref,
		sha: head.sha,
		base: base.ref,
		mergeCommit: merged_at === null ? null : response.merge_commit_sha,
		closedAt: response.closed_at
	};
}
// src/adapter/github/client/tracking-context.ts
/** The current default branch; undefined if GitHub does not answer. Asked when a branch is gone. */
const readDefaultBranch = (github) => github.request("GET /repos/{owner}/{repo}", {}).then(({ default_branch: name }) => name, () => void 0);
// src/adapter/github/orders/review-orders.ts
/** Of a reviewer's text in a prompt; the page has all of it. */
const maxChars = 1800;
/** A pending comment appears with its review; a later time of update is an edit. */
const maxSubmissionMs = 5e3;
/**
* The orders of a review, before anybody's right is checked: lines that begin with `/ralph` as they say. The rest of a
* review that requests changes is one `redo`, of any other review each text is a `hint`. A dismissed review or mere
* approval orders nothing. `textBefore`: the comment that a line answers.
*/
function ordersOfReview(review, lines, options) {
	const { submitted_at: submittedAt, state } = review;
	if (submittedAt === void 0 || state === "PENDING" || state === "DISMISSED") return [];
	const requestsChanges = state === "CHANGES_REQUESTED";
	const place = {
		at: submittedAt,
		issue: options.pull,
		review: Number(review.id)
	};
	const base = {
		at: submittedAt,
		by: review.user?.login ?? "ghost"
	};
	const rows = lines.map((line) => {
		const remark = remarkOf(line, commentId({
			...place,
			comment: Number(line.id),
			kind: "line"
		}));
		const order = orderTypedIn(line.body, {
			...base,
			id: remark.thread,
			about: aboutLine(remark, options.textBefore(line))
		});
		return {
			remark,
			typed: order && refuseIfEdited(order, line.updated_at)
		};
	});
	const plainRemarks = rows.flatMap(({ remark, typed }) => typed || remark.text === "" ? [] : [remark]);
	const id = commentId({
		...place,
		comment: Number(review.id),
		kind: "review"
	});
	const about = {
		url: review.html_url,
		commit: review.commit_id,
		remarks: requestsChanges ? plainRemarks : []
	};
	const typedOrder = orderTypedIn(review.body, {
		...base,
		id,
		about
	});
	const text = typedOrder ? "" : readableText(review.body);
	const impliedOrders = requestsChanges ? redoOrders({
		...base,
		id,
		about
	}, text, typedOrder) : [...plainRemarks.map((remark) => ({
		...base,
		id: remark.thread,
		text: `hint ${remark.text}`,
		about: aboutLine(remark, "")
	})), ...text !== "" && state === "COMMENTED" ? [{
		...base,
		id,
		text: `hint ${text}`,
		about
	}] : []];
	return [...[...rows.map((row) => row.typed), typedOrder].flatMap((order) => order ? [{
		order,
		typed: true
	}] : []), ...impliedOrders.map((order) => ({
		order,
		typed: false
	}))];
}
function redoOrders(base, text, typedOrder) {
	const [firstRemark] = base.about.remarks;
	if (typedOrder?.text.startsWith("redo") || text === "" && !firstRemark) return [];
	return [{
		...base,
		id: typedOrder && firstRemark ? firstRemark.thread : base.id,
		text: `redo ${text}`.trim()
	}];
}
const aboutLine = (remark, text) => ({
	url: remark.url,
	commit: remark.commit,
	remarks: [{
		...remark,
		text
	}]
});
function remarkOf(line, thread) {
	const { path, original_commit_id: commit, html_url: url } = line;
	return {
		thread,
		path,
		line: line.original_line ?? line.line ?? null,
		commit,
		text: readableText(line.body),
		url
	};
}
function readableText(body) {
	if (body.trimStart().startsWith("<!-- ralph:")) return "";
	const blocks = wholeBlocks(body, 8e3);
	const text = plainComment(blocks).replace(/ +$/gm, "");
	return text.length <= maxChars && blocks === body ? text : `${startOf(text, maxChars)}\u2026 (cut)`;
}
function orderTypedIn(body, order) {
	const reading = readComment(body);
	if (reading.kind === "nothing") return void 0;
	if (reading.kind === "command") return {
		...order,
		text: reading.text,
		...reading.unread && { unread: reading.unread }
	};
	return {
		...order,
		text: reading.text,
		refused: {
			why: reading.why,
			answer: true
		}
	};
}
function refuseIfEdited(order, updatedAt) {
	if (Date.parse(updatedAt) <= Date.parse(order.at) + maxSubmissionMs) return order;
	return {
		...order,
		refused: {
			why: "the comment was edited; write a new one",
			answer: true
		}
	};
}
function kindOf(text) {
	const command = readCommand(text);
	return "kind" in command ? command.kind : "help";
}
// src/adapter/github/orders/comment-order.ts
/** Our own account never orders, unless it is a person's: then only the mark tells our comments from theirs. */
const isOwnMachine = (user, self) => user?.login === self && user.type !== "User";
/**
* Judges comments one by one. Refuses an edited comment, also one whose text changed between two reads: an edit within
* the second of its creation leaves no other trace (threat T2). Reads the text before it looks up the author's right.
*/
function orderReader(options) {
	const { whoMay, self } = options;
	const digests = /* @__PURE__ */ new Map();
	function hasChanged(id, body) {
		const digest = createHash("sha256").update(body).digest("hex");
		const firstDigest = digests.get(id) ?? digest;
		digests.set(id, firstDigest);
		return firstDigest !== digest;
	}
	return async (commentItem, place, query) => {
		const { id: commentNumber, user, body = "", created_at: createdAt, updated_at, html_url: url } = commentItem;
		const reading = readComment(body);
		const { issue, commit = null } = place;
		const kind = commit === null ? "comment" : "commit";
		const id = commentId({
			at: createdAt,
			issue,
			comment: Number(commentNumber),
			kind
		});
		if (reading.kind === "nothing" || isOwnMachine(user, self) || query.consumed.includes(id)) return void 0;
		const about = {
			url,
			commit,
			remarks: []
		};
		const order = {
			id,
			at: createdAt,
			by: user?.login ?? "ghost",
			text: reading.text,
			about
		};
		const permission = await whoMay(user, kindOf(reading.text), query.to);
		if (permission === "later") return permission;
		if (permission !== "yes") return {
			...order,
			refused: {
				why: permission.no,
				answer: false
			}
		};
		if (updated_at !== createdAt || hasChanged(id, body)) return {
			...order,
			refused: {
				why: "the comment was edited; write a new one",
				answer: true
			}
		};
		return orderOfReading(reading, order);
	};
}
function orderOfReading(reading, order) {
	if (reading.kind === "fault") return {
		...order,
		refused: {
			why: reading.why,
			answer: true
		}
	};
	return {
		...order,
		...reading.unread && { unread: reading.unread }
	};
}
// src/adapter/github/orders/comment-queue.ts
/** Lists may lag behind a creation, and comments have whole seconds: a later read starts so much earlier. */
const overlapMs = 6e5;
/**
* Orders from the comments of an issue and a pull request. The comments are the queue: none is removed, consumed ones are
* recognised by their ids. Never rejects for a fault of GitHub's: it warns, and the orders wait.
*/
function commentQueue(options) {
	const { github, threads, findThreads, self, onOwnComment, orderOf, slowSources, warn, acknowledge } = options;
	const waitingIds = /* @__PURE__ */ new Set();
	async function readThread(issue_number, since) {
		try {
			return await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
				issue_number,
				...since !== null && { since }
			});
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`commands on #${issue_number} could not be read, so they wait: ${error.message} ${error.hint}`);
			return;
		}
	}
	/** Everything written in the repository since then, by one call; undefined if it does not fit into one. */
	async function readRepository(since) {
		try {
			const parameters = {
				since,
				per_page: 100
			};
			const comments = await github.request("GET /repos/{owner}/{repo}/issues/comments", parameters);
			reportOwnComments(comments);
			return comments.length === parameters.per_page ? void 0 : comments;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return;
		}
	}
	/** True if nobody ordered anything anywhere: then it does not matter which threads are ours. */
	const hasNoOrders = (comments, { consumed }) => comments.every(({ id, user, body = "", created_at }) => {
		const prefix = placePrefix(created_at, Number(id));
		return isOwnMachine(user, self) || readComment(body).kind === "nothing" || consumed.some((one) => one.startsWith(prefix));
	});
	async function readThreads(query) {
		const { since } = query;
		const repositoryComments = since === null ? void 0 : await readRepository(since);
		if (repositoryComments && hasNoOrders(repositoryComments, query)) return {
			batches: [],
			threadsKnown: false
		};
		const threadsKnown = await findThreads();
		const batches = [];
		for (const issue of threads()) {
			const threadComments = repositoryComments?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`));
			batches.push(await judge(issue, threadComments ?? await readThread(issue, since), query));
		}
		return {
			batches,
			threadsKnown
		};
	}
	function reportOwnComments(comments) {
		for (const comment of comments) if (comment.user?.login === self) onOwnComment(comment);
	}
	async function judge(issue, comments, query) {
		reportOwnComments(comments ?? []);
		const batch = await batchOf(comments ?? [], query, (comment) => orderOf(comment, { issue }, query));
		return {
			...batch,
			isComplete: batch.isComplete && comments !== void 0
		};
	}
	return async (query) => {
		const slowBatches = query.to === "obey" ? await slowSources(query) : [];
		const threadBatches = await readThreads(query);
		const batches = [...slowBatches, ...threadBatches.batches];
		const orders = batches.flatMap((thread) => thread.orders).sort(byId);
		if (query.to === "watch") await Promise.all(orders.filter(isNew).map(({ id }) => acknowledge(id)));
		const settledMs = Math.max(0, ...batches.map(({ newest }) => newest)) - overlapMs;
		return {
			orders,
			cursor: threadBatches.threadsKnown && batches.every(({ isComplete }) => isComplete) && settledMs > startOfQuery(query) ? new Date(settledMs).toISOString() : null
		};
	};
	function isNew({ id }) {
		const wasWaiting = waitingIds.has(id);
		waitingIds.add(id);
		return !wasWaiting;
	}
}
/** In whole seconds, as comments have no milliseconds. */
const startOfQuery = ({ since }) => since === null ? 0 : Math.floor(Date.parse(since) / 1e3) * 1e3;
const byId = (a, b) => a.id < b.id ? -1 : 1;
/** The first reads of a job follow each other within seconds; a review takes minutes to write. */
const quietMs = 1e4;
/** Combines sources. After an empty result it asks nobody for some seconds. */
function throttledSource(sources, now) {
	let cached = {
		until: Number.NEGATIVE_INFINITY,
		batches: []
	};
	return async (query) => {
		if (now() < cached.until) return cached.batches;
		const batches = (await Promise.all(sources.map((source) => source(query)))).flat();
		cached = {
			until: batches.every(({ orders, isComplete }) => isComplete && orders.length === 0) ? now() + quietMs : Number.NEGATIVE_INFINITY,
			batches
		};
		return batches;
	};
}
const maxCommits = 100;
/**
* Orders from comments on the run's own commits, which belong to the newest pull request. The list of commits has their
* numbers of comments, so one call is enough if there are none.
*/
function commitQueue(options) {
	const { github, plan, branch, pulls, orderOf, warn } = options;
	async function readCommentedShas() {
		return (await github.request("GET /repos/{owner}/{repo}/commits", {
			sha: branch,
			per_page: maxCommits
		})).flatMap(({ sha, commit }) => commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : []);
	}
	async function read(pull, query) {
		const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments";
		const comments = [];
		for (const commit_sha of await readCommentedShas()) comments.push(...await github.list(route, { commit_sha }));
		return batchOf(comments, query, (comment) => orderOf(comment, {
			issue: pull,
			commit: comment.commit_id
		}, query));
	}
	function unreadBatch(error) {
		if (!(error instanceof RalphError)) throw error;
		const isGone = error.code === "GITHUB_NOT_FOUND" || error.code === "GITHUB_REFUSED";
		if (!isGone) warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`);
		return {
			orders: [],
			isComplete: isGone,
			newest: 0
		};
	}
	return async (query) => {
		const pull = pulls().at(-1);
		return pull === void 0 ? [] : [await read(pull, query).catch(unreadBatch)];
	};
}
/** The orders in recent comments: an old one that was edited is settled. */
async function batchOf(comments, query, orderOf) {
	const recent = comments.filter(({ created_at }) => Date.parse(created_at) >= startOfQuery(query));
	const orders = [];
	let isComplete = true;
	for (const comment of recent) {
		const order = await orderOf(comment);
		if (order === "later") isComplete = false;
		else if (order) orders.push(order);
	}
	return {
		orders,
		isComplete,
		newest: Math.max(0, ...recent.map(({ created_at }) => Date.parse(created_at)))
	};
}
// src/adapter/github/orders/review-queue.ts
/**
* Orders from the reviews of the run's pull requests, which are the queue. A review is read whole or not at all: one
* commit consumes all of its ids. Texts of people without the right are ignored unless they were typed as orders.
*/
function reviewQueue(options) {
	const { github, pulls, whoMay, self, warn } = options;
	const emptyReviews = /* @__PURE__ */ new Set();
	async function read(pull, query) {
		const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
		const orders = [];
		let isComplete = true;
		let newest = 0;
		try {
			const reviews = await github.list(route, { pull_number: pull });
			const lines = linesOf(pull);
			for (const review of reviews.filter((candidate) => isOfThisRun(candidate, query))) {
				newest = Math.max(newest, momentOf(review));
				const reviewOrders = await ordersIn(review, {
					pull,
					lines
				}, query);
				if (reviewOrders === "later") isComplete = false;
				else orders.push(...reviewOrders);
			}
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`);
			isComplete = false;
		}
		return {
			orders,
			isComplete,
			newest
		};
	}
	/**
	* The line comments of a review, from the list of its pull request: a review's own list has no line and no side (platform
	* fact 61). Read once for each query, without `since`: a draft keeps the time of its writing.
	*/
	function linesOf(pull_number) {
		const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
		let listing;
		return async (review) => {
			listing ??= github.list(route, { pull_number });
			return (await listing).filter((line) => line.pull_request_review_id === review);
		};
	}
	/** A review from before this run belongs to another run on a branch of the same name. */
	const isOfThisRun = (review, query) => momentOf(review) >= Math.max(startOfQuery(query), Math.floor(Date.parse(query.started) / 1e3) * 1e3) && !isOwnMachine(review.user, self);
	async function ordersIn(review, { pull, lines: linesOf }, query) {
		const prefix = placePrefix(review.submitted_at ?? "", Number(review.id));
		const key = JSON.stringify([
			review.id,
			review.state,
			review.body
		]);
		if (query.consumed.some((id) => id.startsWith(prefix)) || emptyReviews.has(key)) return [];
		const lines = await linesOf(Number(review.id));
		const texts = await readFirstComments(lines, query);
		if (texts === "later") return texts;
		const textBefore = ({ in_reply_to_id: parent }) => texts.get(parent ?? 0) ?? "";
		const orders = await judge(review, ordersOfReview(review, lines, {
			pull,
			textBefore
		}), query);
		const mayBeIncomplete = review.body === "" && lines.length === 0 && review.state === "COMMENTED";
		if (orders.length === 0 && !mayBeIncomplete) emptyReviews.add(key);
		return orders;
	}
	async function judge({ user }, orders, query) {
		const judged = [];
		for (const { order, typed } of orders) {
			const permission = await whoMay(user, kindOf(order.text), query.to);
			if (permission === "later") return permission;
			if (permission === "yes") judged.push(order);
			else if (typed) judged.push({
				...order,
				refused: {
					why: permission.no,
					answer: false
				}
			});
		}
		return judged;
	}
	/** First comments of threads that were answered with an order, by id: only those of permitted people, and ours. */
	async function readFirstComments(lines, query) {
		const texts = /* @__PURE__ */ new Map();
		const firstIds = lines.flatMap(({ in_reply_to_id: parent, body }) => parent !== void 0 && readComment(body).kind === "command" ? [parent] : []);
		for (const comment_id of new Set(firstIds)) {
			const firstComment = await github.request("GET /repos/{owner}/{repo}/pulls/comments/{comment_id}", { comment_id });
			const permission = firstComment.user?.login === self ? "yes" : await whoMay(firstComment.user, "hint", query.to);
			if (permission === "later") return permission;
			if (permission === "yes") texts.set(comment_id, readableText(firstComment.user?.login === self ? withoutMark(firstComment.body) : firstComment.body));
		}
		return texts;
	}
	return (query) => Promise.all(pulls().map((pull) => read(pull, query)));
}
const withoutMark = (body) => body.startsWith("<!-- ralph:") ? body.slice(body.indexOf("\n") + 1) : body;
const momentOf = ({ submitted_at }) => submitted_at === void 0 ? -1 : Date.parse(submitted_at);
// src/adapter/github/tracker/tracking-issue.ts
/** Saves reading every issue of the repository. */
const trackingLabel = "ralph";
/**
* The one issue where a run is steered: the configured one, else one of ours with the plan's mark, else a new one. Lists
* lag, so a job may create a second one: then the lowest number counts, and the other is closed with a note. If issues
* are off or the token may not write them, it warns once and the run goes on without.
*/
function trackingIssue(options) {
	const { github, plan, self, number: configuredNumber, title, body, warn } = options;
	const mark = markOf(plan, "issue");
	let number = configuredNumber;
	let mayCreate = false;
	let isClosed = false;
	let wasCreated = false;
	let duplicates = [];
	async function find() {
		if (number !== void 0) return true;
		try {
			const marked = (await github.list("GET /repos/{owner}/{repo}/issues", {
				labels: trackingLabel,
				state: "all"
			})).filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark));
			const ours = marked.filter(({ user }) => user?.login === self);
			const open = ours.filter(({ state }) => state === "open").map((issue) => issue.number);
			number = open.length > 0 ? Math.min(...open) : ours.at(0)?.number;
			isClosed = open.length === 0 && number !== void 0;
			duplicates = open.filter((issue) => issue !== number);
			mayCreate = number === void 0 && !isForeign(marked);
			return true;
		} catch (error) {
			return reportFault(error);
		}
	}
	async function ensure() {
		if (number === void 0 && mayCreate) await find();
		if (number === void 0 && mayCreate) await create();
		for (const issue_number of duplicates) await closeDuplicate(issue_number);
		duplicates = [];
	}
	async function create() {
		mayCreate = false;
		try {
			const parameters = {
				title,
				body: `${mark}\n${body}`,
				labels: [trackingLabel]
			};
			const { user, ...issue } = await github.request("POST /repos/{owner}/{repo}/issues", parameters);
			number = issue.number;
			wasCreated = true;
			isForeign([{
				number,
				user,
				state: "open"
			}]);
		} catch (error) {
			reportFault(error);
			if (error instanceof RalphError && error.code === "GITHUB_UNREACHABLE") await find();
			mayCreate = false;
		}
	}
	/**
	* True if an App wrote it although we act as the workflow: `github-login` is missing then, and each job would open an
	* issue that the next job does not find. People can copy a mark; Apps rarely do.
	*/
	function isForeign(issues) {
		const foreign = issues.find(({ user, state }) => state === "open" && user?.type === "Bot" && user.login !== self);
		if (self !== "github-actions[bot]" || !foreign?.user) return false;
		const { login } = foreign.user;
		warn(`#${foreign.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${foreign.number}, and the next job opens its own`);
		return true;
	}
	/** One edit that names the right issue and removes the mark, so it is safe to repeat. */
	async function closeDuplicate(issue_number) {
		const text = `${markOf(plan, "issue-again")}\nThis issue is a duplicate, opened by mistake. Use #${number}; orders here are not read.`;
		try {
			await github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
				issue_number,
				body: text,
				state: "closed",
				state_reason: "not_planned"
			});
			warn(`#${issue_number} was a second tracking issue of this run; it was closed, use #${number} is the one`);
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`#${issue_number} is a second tracking issue and could not be closed: ${error.message} ${error.hint}`);
		}
	}
	async function closeAsCompleted() {
		if (number === void 0) return;
		try {
			const parameters = {
				issue_number: number,
				state: "closed",
				state_reason: "completed"
			};
			await github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", parameters);
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`#${number} could not be closed: ${error.message} ${error.hint}`);
		}
	}
	/** Warns. True if issues are disabled. */
	function reportFault(error) {
		if (!(error instanceof RalphError)) throw error;
		const isDisabled = error.code === "GITHUB_GONE";
		warn(isDisabled ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings \u2192 General \u2192 Features \u2192 Issues` : `the run has no tracking issue yet: ${error.message} ${error.hint}`);
		return isDisabled;
	}
	return {
		get number() {
			return number;
		},
		get isClosed() {
			return isClosed;
		},
		get wasCreated() {
			return wasCreated;
		},
		setNumber(issueNumber) {
			number ??= issueNumber;
		},
		find,
		ensure,
		close: closeAsCompleted
	};
}
// src/core/github/merge-verdict.ts
/** As the server counts; at least one must have succeeded. */
const passing = /* @__PURE__ */ new Set([
	"success",
	"neutral",
	"skipped"
]);
/**
* Depends only on the server's required checks of exactly this commit. `startsChecks`: this account's pushes start
* workflows; those of a workflow's own token do not.
*/
function mergeVerdict(request) {
	const { base, required, checks, startsChecks, includesApps } = request;
	const refuse = (why) => ({
		kind: "refuse",
		why
	});
	if (required.length === 0) return refuse(`no status check is required on ${base}; require one (Settings \u2192 Rules \u2192 Rulesets), because nothing else would guard the merge`);
	const rows = required.map((requiredCheck) => ({
		...requiredCheck,
		matches: checks.filter((check) => vouchesFor(check, requiredCheck))
	}));
	const failed = rows.find(({ matches }) => matches.some(({ conclusion }) => hasFailed(conclusion)));
	if (failed) return refuse(`the required check ${failed.name} ended with ${failed.matches.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}; run it again on the pull request, or give the run an order`);
	const missing = rows.find(({ matches }) => matches.length === 0);
	if (missing) return {
		kind: "wait",
		why: `${startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing)}${checks.some(({ name }) => name === missing.name) ? `. ${otherAppSentence(missing)}` : ""}${includesApps ? "" : `. ${unseenChecksHint}`}`
	};
	const running = rows.find(({ matches }) => matches.some(({ conclusion }) => conclusion === null));
	if (running) return {
		kind: "wait",
		why: `the required check ${running.name} is still running`
	};
	return rows.some(({ matches }) => matches.some(({ conclusion }) => conclusion === "success")) ? { kind: "merge" } : refuse("no required check has succeeded: each was skipped or neutral. Merge it yourself, or make one of them run");
}
const unseenChecksHint = "Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it";
const otherAppSentence = ({ name, app }) => `A rule accepts ${name} from app ${app} alone; what is there under that name came from elsewhere`;
/** A person may still approve it. */
const notStarted = ({ name }) => `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`;
const vouchesFor = (check, { name, app }) => check.name === name && (app === null || app === check.app);
/** From `mergeable_state` after the checks passed; undefined if nothing blocks the merge. */
function blockedVerdict(state, base) {
	const why = Object.hasOwn(hindrances, state ?? "") ? hindrances[state ?? ""] : void 0;
	if (why !== void 0) return {
		kind: "refuse",
		why: why.replaceAll("BASE", base)
	};
	return state === "unknown" ? {
		kind: "wait",
		why: "GitHub is still finding out whether it can be merged"
	} : void 0;
}
const startJob$1 = "Start a job of this plan (Actions > Run workflow): it merges BASE into the branch and checks the result";
const hindrances = {
	behind: `BASE has moved on, and a rule wants branches to be up to date. ${startJob$1}`,
	dirty: `it conflicts with BASE. ${startJob$1}`,
	blocked: "a rule of BASE still blocks it, such as an approval that is missing; the pull request says which",
	draft: "it is a draft; mark it ready for review"
};
/** A merge queue makes its own merges, and no API lets a workflow add to it. */
const byMergeQueue = (base) => `${base} takes changes from its merge queue alone; add the pull request to the queue on its page`;
const hasFailed = (conclusion) => conclusion !== null && !passing.has(conclusion);
// src/adapter/github/pulls/merge-complete.ts
/** GitHub Actions' app at github.com. */
const actionsApp = 15368;
const maxRuns = 20;
const maxPages = 10;
/** Whether the pull request may be merged now. Writes nothing. Throws RalphError `GITHUB_\u2026`. */
async function checkMerge(github, work, self) {
	const { branch, tip } = work;
	const parameters = {
		head: `${github.owner}:${branch}`,
		state: "all",
		per_page: 1
	};
	const [response] = await github.request("GET /repos/{owner}/{repo}/pulls", parameters);
	const pull = response && readPull(response, self);
	if (!pull || pull.state === "merged") return { kind: "nothing" };
	const { number, base } = pull;
	const refuse = (why) => ({
		kind: "open",
		number,
		verdict: {
			kind: "refuse",
			why
		}
	});
	if (pull.state === "closed") return refuse("it was closed; reopen it, or leave it so");
	if (pull.draft) return refuse("it is a draft; mark it ready for review");
	if (pull.sha !== tip) {
		const [headSha, checkedSha] = [pull.sha.slice(0, 7), tip.slice(0, 7)];
		return refuse(`it is at ${headSha}, and the run has checked ${checkedSha}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`);
	}
	const { required, queued } = await readRules(github, base);
	if (queued) return refuse(byMergeQueue(base));
	const serverChecks = await readChecks(github, tip, {
		self,
		required
	});
	const verdict = mergeVerdict({
		base,
		required,
		startsChecks: self !== workflowAccount,
		...serverChecks
	});
	if (verdict.kind !== "merge") return {
		kind: "open",
		number,
		verdict
	};
	const { mergeable_state: state } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
	return {
		kind: "open",
		number,
		verdict: blockedVerdict(state, base) ?? verdict
	};
}
async function readRules(github, branch) {
	const rules = await github.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
		branch,
		per_page: 100
	});
	const byRule = rules.flatMap((rule) => rule.type === "required_status_checks" ? rule.parameters?.required_status_checks ?? [] : []);
	const { protection } = await github.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch });
	const { contexts = [], checks = [] } = protection?.required_status_checks ?? {};
	const namesWithApp = new Set(checks.map(({ context }) => context));
	return {
		required: [
			...byRule.map(({ context, integration_id }) => ({
				name: context,
				app: integration_id ?? null
			})),
			...contexts.filter((name) => !namesWithApp.has(name)).map((name) => ({
				name,
				app: null
			})),
			...checks.map(({ context, app_id }) => ({
				name: context,
				app: app_id === null || app_id < 0 ? null : app_id
			}))
		],
		queued: rules.some(({ type }) => type === "merge_queue")
	};
}
async function readChecks(github, tip, { self, required }) {
	const [checkRuns, statuses] = await Promise.all([readCheckRuns(github, tip, self), github.list("GET /repos/{owner}/{repo}/commits/{ref}/statuses", { ref: tip })]);
	const newestStatuses = new Map(statuses.toReversed().map((status) => [status.context, status]));
	const appBoundNames = new Set(required.flatMap(({ name, app }) => app === null ? [] : [name]));
	const others = [...newestStatuses.values()].filter(({ creator }) => creator?.login !== self);
	const statusChecks = await Promise.all(others.map(async ({ context: name, state, creator }) => ({
		name,
		app: appBoundNames.has(name) ? await readAppId(github, creator?.login ?? "") : null,
		conclusion: state === "pending" ? null : state
	})));
	return {
		checks: [...checkRuns ?? await readJobs(github, tip), ...statusChecks],
		includesApps: checkRuns !== void 0
	};
}
/** A status names only an account, but an app's account is named after it; null for a person or a private app. */
async function readAppId(github, login) {
	const [, slug] = /^(.+)\[bot\]$/.exec(login) ?? [];
	if (slug === void 0) return null;
	try {
		return (await github.request("GET /apps/{app_slug}", { app_slug: slug }))?.id ?? null;
	} catch (error) {
		if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code)) return null;
		throw error;
	}
}
/** Undefined without `checks: read`, which older workflows of `ralph init` lack. */
async function readCheckRuns(github, tip, self) {
	const checkRuns = [];
	try {
		for (let page = 1; page <= maxPages; page++) {
			const parameters = {
				ref: tip,
				per_page: 100,
				page
			};
			const { check_runs: runs, total_count: total } = await github.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", parameters);
			checkRuns.push(...runs);
			if (runs.length === 0 || checkRuns.length >= total) break;
		}
	} catch (error) {
		if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code)) return void 0;
		throw error;
	}
	const excludedLogin = self === "github-actions[bot]" ? void 0 : self;
	return latestByName(checkRuns.filter(({ app }) => excludedLogin === void 0 || `${app?.slug}[bot]` !== excludedLogin)).map(({ name, app, status, conclusion }) => ({
		name,
		app: app?.id ?? null,
		conclusion: status === "completed" ? conclusion : null
	}));
}
async function readJobs(github, tip) {
	const parameters = {
		head_sha: tip,
		per_page: maxRuns
	};
	const { workflow_runs: runs } = await github.request("GET /repos/{owner}/{repo}/actions/runs", parameters);
	return latestByName((await Promise.all(runs.map(({ id }) => github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
		run_id: Number(id),
		per_page: 100
	})))).flatMap((page) => page.jobs.map((job) => ({
		...job,
		app: null
	})))).map(({ name, conclusion }) => ({
		name,
		app: actionsApp,
		conclusion
	}));
}
/** A workflow may have run twice on one commit: like the server, count only the latest of each app. */
function latestByName(checks) {
	const sorted = checks.toSorted((a, b) => Number(a.id) - Number(b.id));
	return [...new Map(sorted.map((check) => [`${check.app?.id} ${check.name}`, check])).values()];
}
const methods = [
	"merge",
	"squash",
	"rebase"
];
/**
* Merges exactly this commit, by the first method that the repository allows. A lost answer does no harm: the next job
* sees the merge, and the server merges no other commit. Throws RalphError `GITHUB_\u2026`.
*/
async function mergePull(github, number, tip) {
	for (const [index, merge_method] of methods.entries()) try {
		await github.request("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", {
			pull_number: number,
			sha: tip,
			merge_method
		});
		return;
	} catch (error) {
		if (!(error instanceof RalphError && /not allowed on this repository/i.test(error.message)) || index === methods.length - 1) throw error;
	}
}
// src/entry/action/step/merge-when-complete.ts
/** True if the run is complete, and was begun with `on-complete: merge`. */
const mergeIsDue = ({ stop, lease, rules }) => stop?.kind === "complete" && lease === null && rules !== null && recordedValue("on-complete", rules) === "merge";
/** Merges the pull request of a complete run if its rules demand it and the server's checks passed for its commit; warns otherwise. Never fails: the watchdog tries again. */
async function mergeWhenComplete(github, context, { state, warn }) {
	if (!mergeIsDue(state)) return;
	const { work_branch: branch, work: tip } = state;
	if (slicesOf(state).length > 0) {
		warn("on-complete: merge does not apply to a run with several pull requests; a person merges them");
		return;
	}
	let number;
	try {
		const mergeCheck = await checkMerge(github, {
			branch,
			tip
		}, await ownLogin(context, github));
		if (mergeCheck.kind === "nothing") return;
		const { verdict } = mergeCheck;
		number = mergeCheck.number;
		if (verdict.kind === "merge") {
			await mergePull(github, number, tip);
			context.out(`Pull request #${number} was merged (on-complete: merge).\n`);
		} else {
			const retryText = verdict.kind === "wait" ? " The watchdog looks again." : "";
			warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${retryText}`);
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`${number === void 0 ? "the pull request" : `#${number}`} could not be merged (on-complete: merge): ${error.message} ${error.hint} The watchdog looks again.`);
	}
}
// src/core/run/lease/pending-job.ts
/**
* The dispatched workflow run that has not finished with this plan. One that waits for reviewers has finished. Only a
* title with the plan's name counts. Pure.
*/
const pendingJob = (runs, plan) => runs.find(({ event, status, title }) => event === "workflow_dispatch" && status !== "completed" && status !== "waiting" && namesPlan(title, plan));
/** Only as a whole word: `my-plan.json` does not name `plan.json`. */
const namesPlan = (title, plan) => words(title).includes(words(plan));
const words = (text) => ` ${text.replace(/[\s"'`(),;[\]]+/g, " ").trim()} `;
// src/adapter/github/workflow/start-next-job.ts
/**
* Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: the
* schedule covers a lost answer. A workflow without the input `plan` is started without it, and a missing branch is
* replaced by the default one. Returns why it could not be started, with a remedy.
*/
async function startNextJob(github, options) {
	const fault = await startOn(github, options);
	if (fault === void 0 || !/no ref found/i.test(fault)) return fault;
	const fallbackBranch = await readDefaultBranch(github);
	return fallbackBranch === void 0 || fallbackBranch === options.branch ? fault : startOn(github, {
		...options,
		branch: fallbackBranch
	});
}
async function startOn(github, options) {
	const { plan, ...target } = options;
	const refusal = await dispatch(github, target, {
		chain: String(options.chain),
		plan
	});
	const finalRefusal = refusal && lacksPlanInput(refusal) && issueOfPlan(plan) === void 0 ? await dispatch(github, target, { chain: String(options.chain) }) : refusal;
	if (finalRefusal === void 0) return void 0;
	const { message, hint } = finalRefusal;
	if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message)) return `${message} ${hint}`;
	return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`;
}
const lacksPlanInput = ({ code, message }) => code === "GITHUB_REFUSED" && /unexpected inputs.*"plan"/i.test(message);
async function dispatch(github, { workflow, branch }, inputs) {
	try {
		await github.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
			workflow_id: workflow,
			ref: branch,
			inputs
		});
		return;
	} catch (error) {
		if (error instanceof RalphError) return error;
		throw error;
	}
}
/** Unless another dispatched job of this plan has not ended: each additional one would be another chain of jobs. */
async function startUnlessPending(github, next) {
	const runs = await readNewestRuns(github, {
		...next,
		event: "workflow_dispatch"
	}).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	});
	const pending = pendingJob(runs ?? [], next.plan);
	return pending ? {
		kind: "pending",
		url: pending.url
	} : startJob(github, next);
}
async function startJob(github, next) {
	const why = await startNextJob(github, next);
	return why === void 0 ? { kind: "started" } : {
		kind: "failed",
		why
	};
}
/** Without the calling run; undefined if the token may not read them. Throws RalphError `GITHUB_\u2026`. */
async function readNewestRuns(github, { workflow, self, event }) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	try {
		const request = {
			workflow_id: workflow,
			per_page: 100,
			...event && { event }
		};
		const { workflow_runs: runs } = await github.request(route, request);
		return runs.map((run) => ({
			id: String(run.id),
			event: run.event,
			status: run.status ?? "",
			conclusion: run.conclusion,
			created: Date.parse(run.created_at),
			title: run.display_title,
			url: run.html_url
		})).filter(({ id }) => id !== self);
	} catch (error) {
		if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code)) return void 0;
		throw error;
	}
}
export { mergeIsDue as a, trackingIssue as c, commentQueue as d, commitQueue as f, readPull as g, readDefaultBranch as h, startUnlessPending as i, trackingLabel as l, orderReader as m, startJob as n, mergeWhenComplete as o, throttledSource as p, startNextJob as r, checkMerge as s, readNewestRuns as t, reviewQueue as u };
