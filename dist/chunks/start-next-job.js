import { er as RalphError, rn as readCommand } from "./through-proxy.js";
import { p as startOf$1 } from "./one-line.js";
import { d as ownLogin, m as workflowAccount } from "./end-step.js";
import { s as slicesOf, xn as recordedValue } from "./slices.js";
import { a as readComment, o as plainComment, s as wholeBlocks } from "./issue-form.js";
import { o as placePrefix, r as commentId, s as issueOfPlan, t as markOf } from "./outbox.js";
import { createHash } from "node:crypto";
// src/adapter/github/client/found-pull.ts
function foundIn(pull, self) {
	const { number, node_id, body, draft, state, merged_at, head, base } = pull;
	return {
		number,
		id: node_id,
		body: (body ?? "").replaceAll("\r\n", "\n"),
		draft: draft === true,
		state: state === "open" ? "open" : merged_at === null ? "closed" : "merged",
		ours: pull.user?.login === self,
		head: head.ref,
		sha: head.sha,
		base: base.ref,
		mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
		closedAt: pull.closed_at
	};
}
// src/adapter/github/client/tracking-context.ts
/** The repository's default branch as it is called now; undefined where GitHub does not say. Asked when a branch is gone. */
const defaultBranch = (github) => github.request("GET /repos/{owner}/{repo}", {}).then(({ default_branch: name }) => name, () => void 0);
// src/adapter/github/orders/review-orders.ts
/** Longest text of a reviewer that is passed on; the page has all of it. */
const longest = 1800;
/** A pending comment becomes visible with its review; an edit after that shows by its moment. */
const submissionMs = 5e3;
/**
* What a review orders, before anybody's right is looked at: lines that begin with `/ralph` as they say; of a review
* that requests changes all else together is one `redo`, of any other each text is a `hint`. A dismissed one, and mere
* approval, order nothing. `saidBefore`: what the thread says that a line answers.
*/
function ordersOfReview(review, lines, options) {
	const { submitted_at: moment, state } = review;
	if (moment === void 0 || state === "PENDING" || state === "DISMISSED") return [];
	const asked = state === "CHANGES_REQUESTED";
	const place = {
		at: moment,
		issue: options.pull,
		review: Number(review.id)
	};
	const given = {
		at: moment,
		by: review.user?.login ?? "ghost"
	};
	const remarked = lines.map((line) => {
		const remark = remarkOf(line, commentId({
			...place,
			comment: Number(line.id),
			kind: "line"
		}));
		const typed = explicit(line.body, {
			...given,
			id: remark.thread,
			about: aboutLine(remark, options.saidBefore(line))
		});
		return {
			remark,
			typed: typed && unedited(typed, line.updated_at)
		};
	});
	const plain = remarked.flatMap(({ remark, typed }) => typed || remark.text === "" ? [] : [remark]);
	const id = commentId({
		...place,
		comment: Number(review.id),
		kind: "review"
	});
	const about = {
		url: review.html_url,
		commit: review.commit_id,
		remarks: asked ? plain : []
	};
	const typed = explicit(review.body, {
		...given,
		id,
		about
	});
	const words = typed ? "" : passedOn(review.body);
	const wishes = asked ? wishToRedo({
		...given,
		id,
		about
	}, words, typed) : [...plain.map((remark) => ({
		...given,
		id: remark.thread,
		text: `hint ${remark.text}`,
		about: aboutLine(remark, "")
	})), ...words !== "" && state === "COMMENTED" ? [{
		...given,
		id,
		text: `hint ${words}`,
		about
	}] : []];
	return [...[...remarked.map((one) => one.typed), typed].flatMap((order) => order ? [{
		order,
		typed: true
	}] : []), ...wishes.map((order) => ({
		order,
		typed: false
	}))];
}
/** All that a review asks for is one order; beside another order of its own text it needs a second id. */
function wishToRedo(given, words, typed) {
	const [first] = given.about.remarks;
	if (typed?.text.startsWith("redo") || words === "" && !first) return [];
	return [{
		...given,
		id: typed && first ? first.thread : given.id,
		text: `redo ${words}`.trim()
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
		text: passedOn(line.body),
		url
	};
}
/** As the reader sees it, and bounded. */
function passedOn(body) {
	if (body.trimStart().startsWith("<!-- ralph:")) return "";
	const read = wholeBlocks(body, 8e3);
	const text = plainComment(read).replace(/ +$/gm, "");
	return text.length <= longest && read === body ? text : `${startOf$1(text, longest)}\u2026 (cut)`;
}
/** A text whose first line is meant as an order, as everywhere else. */
function explicit(body, order) {
	const heard = readComment(body);
	if (heard.kind === "nothing") return void 0;
	if (heard.kind === "command") return {
		...order,
		text: heard.text,
		...heard.unread && { unread: heard.unread }
	};
	return {
		...order,
		text: heard.text,
		refused: {
			why: heard.why,
			answer: true
		}
	};
}
function unedited(order, updated) {
	if (Date.parse(updated) <= Date.parse(order.at) + submissionMs) return order;
	return {
		...order,
		refused: {
			why: "the comment was edited; write a new one",
			answer: true
		}
	};
}
/** The order's first word as far as it is one: malformed orders ask for the right of a plain one. */
function kindOf(text) {
	const command = readCommand(text);
	return "kind" in command ? command.kind : "help";
}
// src/adapter/github/orders/comment-order.ts
/** Our own account never orders, but where it is a person's: then what we write ourselves is known by its mark alone. */
const isMachine = (user, self) => user?.login === self && user.type !== "User";
/**
* Judges comments one by one. An edited one is never obeyed, nor is one whose text is another at a second look: an edit
* within the second of its creation leaves no trace but that (threat T2). Everybody's words are looked at before the
* author's right is, so that nobody is asked about for a mere remark.
*/
function orderReader(options) {
	const { whoMay, self } = options;
	/** Of each comment's text at its first sight. */
	const digests = /* @__PURE__ */ new Map();
	function changed(id, body) {
		const digest = createHash("sha256").update(body).digest("hex");
		const before = digests.get(id) ?? digest;
		digests.set(id, before);
		return before !== digest;
	}
	return async (written, place, look) => {
		const { id: comment, user, body = "", created_at: at, updated_at, html_url: url } = written;
		const heard = readComment(body);
		const { issue, commit = null } = place;
		const kind = commit === null ? "comment" : "commit";
		const id = commentId({
			at,
			issue,
			comment: Number(comment),
			kind
		});
		if (heard.kind === "nothing" || isMachine(user, self) || look.consumed.includes(id)) return void 0;
		const about = {
			url,
			commit,
			remarks: []
		};
		const order = {
			id,
			at,
			by: user?.login ?? "ghost",
			text: heard.text,
			about
		};
		const may = await whoMay(user, kindOf(heard.text), look.to);
		if (may === "later") return may;
		if (may !== "yes") return {
			...order,
			refused: {
				why: may.no,
				answer: false
			}
		};
		if (updated_at !== at || changed(id, body)) return {
			...order,
			refused: {
				why: "the comment was edited; write a new one",
				answer: true
			}
		};
		return judgedBy(heard, order);
	};
}
function judgedBy(heard, order) {
	if (heard.kind === "fault") return {
		...order,
		refused: {
			why: heard.why,
			answer: true
		}
	};
	return {
		...order,
		...heard.unread && { unread: heard.unread }
	};
}
// src/adapter/github/orders/comment-queue.ts
/** Lists may lag behind a creation, and comments have whole seconds: a later look begins so much earlier. */
const overlapMs = 6e5;
/**
* Orders from the comments of an issue and a pull request. The comments are the queue: nothing is taken out of it, and
* what was consumed is known by its id. Never rejects for a fault of GitHub's: orders wait, and a warning says so.
*/
function commentQueue(options) {
	const { github, threads, find, self, own, orderOf, others, warn, seen } = options;
	const waiting = /* @__PURE__ */ new Set();
	/** Undefined where the thread could not be read. `since` means the last edit. */
	async function commentsOf(issue_number, since) {
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
	/** Everything that was written in the repository since, by one call, where that is not too much. */
	async function together(since) {
		try {
			const given = {
				since,
				per_page: 100
			};
			const all = await github.request("GET /repos/{owner}/{repo}/issues/comments", given);
			ownOf(all);
			return all.length === given.per_page ? void 0 : all;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return;
		}
	}
	/** Nobody ordered anything anywhere: then it does not matter which threads are ours. */
	const isSilence = (comments, { consumed }) => comments.every(({ id, user, body = "", created_at }) => {
		const prefix = placePrefix(created_at, Number(id));
		return isMachine(user, self) || readComment(body).kind === "nothing" || consumed.some((one) => one.startsWith(prefix));
	});
	async function readThreads(look) {
		const { since } = look;
		const all = since === null ? void 0 : await together(since);
		if (all && isSilence(all, look)) return {
			found: [],
			known: false
		};
		const known = await find();
		const found = [];
		for (const issue of threads()) {
			const here = all?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`));
			found.push(await judge(issue, here ?? await commentsOf(issue, since), look));
		}
		return {
			found,
			known
		};
	}
	/** What we wrote ourselves is no order, and remembers. */
	function ownOf(comments) {
		for (const comment of comments) if (comment.user?.login === self) own(comment);
	}
	async function judge(issue, comments, look) {
		const orders = [];
		let whole = comments !== void 0;
		ownOf(comments ?? []);
		const young = (comments ?? []).filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
		for (const comment of young) {
			const order = await orderOf(comment, { issue }, look);
			if (order === "later") whole = false;
			else if (order) orders.push(order);
		}
		return {
			orders,
			whole,
			newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at)))
		};
	}
	return async (look) => {
		const aside = look.to === "obey" ? await others(look) : [];
		const read = await readThreads(look);
		const found = [...aside, ...read.found];
		const orders = found.flatMap((thread) => thread.orders).sort(byId);
		if (look.to === "watch") await Promise.all(orders.filter(isNew).map(({ id }) => seen(id)));
		const settled = Math.max(0, ...found.map(({ newest }) => newest)) - overlapMs;
		return {
			orders,
			cursor: read.known && found.every(({ whole }) => whole) && settled > startOf(look) ? new Date(settled).toISOString() : null
		};
	};
	function isNew({ id }) {
		const known = waiting.has(id);
		waiting.add(id);
		return !known;
	}
}
/** Comments have no milliseconds. */
const startOf = ({ since }) => since === null ? 0 : Math.floor(Date.parse(since) / 1e3) * 1e3;
const byId = (a, b) => a.id < b.id ? -1 : 1;
/** A job's first looks follow each other at once; a review is written in minutes. */
const quietMs = 1e4;
/** Several sources as one; where none of them held anything, looks of the next seconds ask nobody. */
function throttledSource(sources, now) {
	let quiet = {
		until: Number.NEGATIVE_INFINITY,
		found: []
	};
	return async (look) => {
		if (now() < quiet.until) return quiet.found;
		const found = (await Promise.all(sources.map((source) => source(look)))).flat();
		quiet = {
			until: found.every(({ orders, whole }) => whole && orders.length === 0) ? now() + quietMs : Number.NEGATIVE_INFINITY,
			found
		};
		return found;
	};
}
/** So many of the newest commits are looked at: one page. */
const commits = 100;
/**
* Orders from comments on the run's own commits, below the pull request's newest. The list of commits says how many
* comments each has, so that one call is enough where there are none.
*/
function commitQueue(options) {
	const { github, plan, branch, pulls, orderOf, warn } = options;
	async function commented() {
		return (await github.request("GET /repos/{owner}/{repo}/commits", {
			sha: branch,
			per_page: commits
		})).flatMap(({ sha, commit }) => commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : []);
	}
	async function read(pull, look) {
		const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments";
		const comments = [];
		for (const commit_sha of await commented()) comments.push(...await github.list(route, { commit_sha }));
		const young = comments.filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
		const orders = [];
		let whole = true;
		for (const comment of young) {
			const order = await orderOf(comment, {
				issue: pull,
				commit: comment.commit_id
			}, look);
			if (order === "later") whole = false;
			else if (order) orders.push(order);
		}
		return {
			orders,
			whole,
			newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at)))
		};
	}
	function unread(error) {
		if (!(error instanceof RalphError)) throw error;
		const gone = error.code === "GITHUB_NOT_FOUND" || error.code === "GITHUB_REFUSED";
		if (!gone) warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`);
		return {
			orders: [],
			whole: gone,
			newest: 0
		};
	}
	return async (look) => {
		const pull = pulls().at(-1);
		return pull === void 0 ? [] : [await read(pull, look).catch(unread)];
	};
}
// src/adapter/github/orders/review-queue.ts
/**
* Orders from the reviews of the run's pull requests. The reviews are the queue, as comments are. A review is taken
* whole or not at all: all of its ids are consumed in one commit, and one of them says that it was.
* Whoever may not order is passed over without a word unless the text was meant as an order.
*/
function reviewQueue(options) {
	const { github, pulls, whoMay, self, warn } = options;
	/** Reviews that order nothing, as far as this job has seen. */
	const empty = /* @__PURE__ */ new Set();
	async function read(pull, look) {
		const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
		const orders = [];
		let whole = true;
		let newest = 0;
		try {
			const all = await github.list(route, { pull_number: pull });
			const lines = linesOf(pull);
			for (const review of all.filter((one) => isOpen(one, look))) {
				newest = Math.max(newest, momentOf(review));
				const found = await ordersIn(review, {
					pull,
					lines
				}, look);
				if (found === "later") whole = false;
				else orders.push(...found);
			}
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`);
			whole = false;
		}
		return {
			orders,
			whole,
			newest
		};
	}
	/**
	* The lines of a review, from all of its pull request: the list of one review names no line and no side (platform fact
	* 61). Asked for once a look, and only where a review is new; a draft keeps the moment of its writing, so that `since`
	* would leave some out.
	*/
	function linesOf(pull_number) {
		const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
		let asked;
		return async (review) => {
			asked ??= github.list(route, { pull_number });
			return (await asked).filter((line) => line.pull_request_review_id === review);
		};
	}
	/** What was said before this run began was said to another one, on a branch of the same name. */
	const isOpen = (review, look) => momentOf(review) >= Math.max(startOf(look), Math.floor(Date.parse(look.started) / 1e3) * 1e3) && !isMachine(review.user, self);
	async function ordersIn(review, { pull, lines: linesOf }, look) {
		const prefix = placePrefix(review.submitted_at ?? "", Number(review.id));
		const key = JSON.stringify([
			review.id,
			review.state,
			review.body
		]);
		if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key)) return [];
		const lines = await linesOf(Number(review.id));
		const before = await threadsOf(lines, look);
		if (before === "later") return before;
		const saidBefore = ({ in_reply_to_id: first }) => before.get(first ?? 0) ?? "";
		const judged = await judge(review, ordersOfReview(review, lines, {
			pull,
			saidBefore
		}), look);
		const lags = review.body === "" && lines.length === 0 && review.state === "COMMENTED";
		if (judged.length === 0 && !lags) empty.add(key);
		return judged;
	}
	async function judge({ user }, orders, look) {
		const judged = [];
		for (const { order, typed } of orders) {
			const may = await whoMay(user, kindOf(order.text), look.to);
			if (may === "later") return may;
			if (may === "yes") judged.push(order);
			else if (typed) judged.push({
				...order,
				refused: {
					why: may.no,
					answer: false
				}
			});
		}
		return judged;
	}
	/** What threads say in which somebody answers with an order, by their first comment: of people who may say so, and ours. */
	async function threadsOf(lines, look) {
		const said = /* @__PURE__ */ new Map();
		const firsts = lines.flatMap(({ in_reply_to_id: first, body }) => first !== void 0 && readComment(body).kind === "command" ? [first] : []);
		for (const comment_id of new Set(firsts)) {
			const first = await github.request("GET /repos/{owner}/{repo}/pulls/comments/{comment_id}", { comment_id });
			const may = first.user?.login === self ? "yes" : await whoMay(first.user, "hint", look.to);
			if (may === "later") return may;
			if (may === "yes") said.set(comment_id, passedOn(first.user?.login === self ? withoutMark(first.body) : first.body));
		}
		return said;
	}
	return (look) => Promise.all(pulls().map((pull) => read(pull, look)));
}
/** A finding of our own reviewer is what is meant by an answer to it. */
const withoutMark = (body) => body.startsWith("<!-- ralph:") ? body.slice(body.indexOf("\n") + 1) : body;
const momentOf = ({ submitted_at }) => submitted_at === void 0 ? -1 : Date.parse(submitted_at);
// src/adapter/github/tracker/tracking-issue.ts
/** By which the issue is found without reading every issue of the repository. */
const trackingLabel = "ralph";
/**
* The one issue on which a run is steered: the one that was named, else one of ours with the plan's mark, else a new one.
* Lists lag, so a job may make a second one all the same: the lowest number then is the one, and the other is closed and
* says so. Where issues are off or the token may not write them, a warning says so once and the run goes on without.
*/
function trackingIssue(options) {
	const { github, plan, self, given, title, body, warn } = options;
	const mark = markOf(plan, "issue");
	let number = given;
	let creatable = false;
	let closed = false;
	let made = false;
	let surplus = [];
	async function find() {
		if (number !== void 0) return true;
		try {
			const noted = (await github.list("GET /repos/{owner}/{repo}/issues", {
				labels: trackingLabel,
				state: "all"
			})).filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark));
			const marked = noted.filter(({ user }) => user?.login === self);
			const open = marked.filter(({ state }) => state === "open").map((issue) => issue.number);
			number = open.length > 0 ? Math.min(...open) : marked.at(0)?.number;
			closed = open.length === 0 && number !== void 0;
			surplus = open.filter((other) => other !== number);
			creatable = number === void 0 && !isOther(noted);
			return true;
		} catch (error) {
			return without(error);
		}
	}
	async function ensure() {
		if (number === void 0 && creatable) await find();
		if (number === void 0 && creatable) await create();
		for (const issue_number of surplus) await close(issue_number);
		surplus = [];
	}
	async function create() {
		creatable = false;
		try {
			const given = {
				title,
				body: `${mark}\n${body}`,
				labels: [trackingLabel]
			};
			const { user, ...issue } = await github.request("POST /repos/{owner}/{repo}/issues", given);
			number = issue.number;
			made = true;
			isOther([{
				number,
				user,
				state: "open"
			}]);
		} catch (error) {
			without(error);
			if (error instanceof RalphError && error.code === "GITHUB_UNREACHABLE") await find();
			creatable = false;
		}
	}
	/**
	* Whether an App made it, while we take ourselves for the workflow: then `github-login` is missing, and each job would
	* open an issue that the next one does not find. People can copy a mark, and Apps rarely do.
	*/
	function isOther(noted) {
		const other = noted.find(({ user, state }) => state === "open" && user?.type === "Bot" && user.login !== self);
		if (self !== "github-actions[bot]" || !other?.user) return false;
		const { login } = other.user;
		warn(`#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${other.number}, and the next job opens its own`);
		return true;
	}
	/** One edit that says where the run is and takes the mark off, so that twice is once. */
	async function close(issue_number) {
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
	async function closeDone() {
		if (number === void 0) return;
		try {
			const done = {
				issue_number: number,
				state: "closed",
				state_reason: "completed"
			};
			await github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", done);
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			warn(`#${number} could not be closed: ${error.message} ${error.hint}`);
		}
	}
	/** Whether it is known that there is no issue. */
	function without(error) {
		if (!(error instanceof RalphError)) throw error;
		const off = error.code === "GITHUB_GONE";
		warn(off ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings \u2192 General \u2192 Features \u2192 Issues` : `the run has no tracking issue yet: ${error.message} ${error.hint}`);
		return off;
	}
	return {
		get number() {
			return number;
		},
		get closed() {
			return closed;
		},
		get made() {
			return made;
		},
		know(seen) {
			number ??= seen;
		},
		find,
		ensure,
		close: closeDone
	};
}
// src/core/github/merge-verdict.ts
/** As the server counts them; one at least has to have succeeded. */
const passing = /* @__PURE__ */ new Set([
	"success",
	"neutral",
	"skipped"
]);
/**
* By the server's own required checks on exactly the commit that is to be merged, and by nothing that ralph says itself.
* `startsChecks`: pushes by this account start the repository's workflows; those of a workflow's own token do not.
*/
function mergeVerdict(request) {
	const { base, required, checks, startsChecks, ofApps } = request;
	const refuse = (why) => ({
		kind: "refuse",
		why
	});
	if (required.length === 0) return refuse(`no status check is required on ${base}; require one (Settings \u2192 Rules \u2192 Rulesets), because nothing else would guard the merge`);
	const rows = required.map((one) => ({
		...one,
		found: checks.filter((check) => vouchesFor(check, one))
	}));
	const failed = rows.find(({ found }) => found.some(({ conclusion }) => hasFailed(conclusion)));
	if (failed) return refuse(`the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}; run it again on the pull request, or give the run an order`);
	const missing = rows.find(({ found }) => found.length === 0);
	if (missing) return {
		kind: "wait",
		why: `${startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing)}${checks.some(({ name }) => name === missing.name) ? `. ${ofAnother(missing)}` : ""}${ofApps ? "" : `. ${unseen}`}`
	};
	const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null));
	if (open) return {
		kind: "wait",
		why: `the required check ${open.name} is still running`
	};
	return rows.some(({ found }) => found.some(({ conclusion }) => conclusion === "success")) ? { kind: "merge" } : refuse("no required check has succeeded: each was skipped or neutral. Merge it yourself, or make one of them run");
}
const unseen = "Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it";
const ofAnother = ({ name, app }) => `A rule accepts ${name} from app ${app} alone; what is there under that name came from elsewhere`;
/** A person may still approve it. */
const notStarted = ({ name }) => `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`;
const vouchesFor = (check, { name, app }) => check.name === name && (app === null || app === check.app);
/**
* What the server says of the pull request as a whole (`mergeable_state`), once its checks have passed: undefined where
* nothing is in the way.
*/
function hindrance(state, base) {
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
/** A merge queue merges commits of its own making, and no API gives a workflow a place in it. */
const byMergeQueue = (base) => `${base} takes changes from its merge queue alone; add the pull request to the queue on its page`;
const hasFailed = (conclusion) => conclusion !== null && !passing.has(conclusion);
// src/adapter/github/pulls/merge-complete.ts
/** App of GitHub Actions at github.com. */
const actionsApp = 15368;
/** Workflow runs, or pages of check runs, of one commit that are looked at. */
const mostRuns = 20;
const mostPages = 10;
/** Whether the pull request may be merged by now. Writes nothing. Throws RalphError `GITHUB_\u2026`. */
async function lookAtMerge(github, work, self) {
	const { branch, tip } = work;
	const given = {
		head: `${github.owner}:${branch}`,
		state: "all",
		per_page: 1
	};
	const [shown] = await github.request("GET /repos/{owner}/{repo}/pulls", given);
	const pull = shown && foundIn(shown, self);
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
		const [there, checked] = [pull.sha.slice(0, 7), tip.slice(0, 7)];
		return refuse(`it is at ${there}, and the run has checked ${checked}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`);
	}
	const { required, queued } = await rulesOn(github, base);
	if (queued) return refuse(byMergeQueue(base));
	const seen = await checksOf(github, tip, {
		self,
		required
	});
	const verdict = mergeVerdict({
		base,
		required,
		startsChecks: self !== workflowAccount,
		...seen
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
		verdict: hindrance(state, base) ?? verdict
	};
}
/** By rulesets, and by the classic protection of the branch. */
async function rulesOn(github, branch) {
	const rules = await github.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
		branch,
		per_page: 100
	});
	const byRule = rules.flatMap((rule) => rule.type === "required_status_checks" ? rule.parameters?.required_status_checks ?? [] : []);
	const { protection } = await github.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch });
	const { contexts = [], checks = [] } = protection?.required_status_checks ?? {};
	const known = new Set(checks.map(({ context }) => context));
	return {
		required: [
			...byRule.map(({ context, integration_id }) => ({
				name: context,
				app: integration_id ?? null
			})),
			...contexts.filter((name) => !known.has(name)).map((name) => ({
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
/** Check runs and commit statuses of exactly this commit; what our own account has said is none of them. */
async function checksOf(github, tip, { self, required }) {
	const [runs, statuses] = await Promise.all([checkRunsOf(github, tip, self), github.list("GET /repos/{owner}/{repo}/commits/{ref}/statuses", { ref: tip })]);
	const newest = new Map(statuses.toReversed().map((status) => [status.context, status]));
	const bound = new Set(required.flatMap(({ name, app }) => app === null ? [] : [name]));
	const others = [...newest.values()].filter(({ creator }) => creator?.login !== self);
	const said = await Promise.all(others.map(async ({ context: name, state, creator }) => ({
		name,
		app: bound.has(name) ? await appOf(github, creator?.login ?? "") : null,
		conclusion: state === "pending" ? null : state
	})));
	return {
		checks: [...runs ?? await jobsOf(github, tip), ...said],
		ofApps: runs !== void 0
	};
}
/** A status names its account and not its app, but an app's account is called after it; null for a person, and where the app is private. */
async function appOf(github, login) {
	const [, slug] = /^(.+)\[bot\]$/.exec(login) ?? [];
	if (slug === void 0) return null;
	try {
		return (await github.request("GET /apps/{app_slug}", { app_slug: slug }))?.id ?? null;
	} catch (error) {
		if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code)) return null;
		throw error;
	}
}
/** Of every app, of GitHub Actions its jobs; undefined without `checks: read`, which older workflows of `ralph init` lack. */
async function checkRunsOf(github, tip, self) {
	const found = [];
	try {
		for (let page = 1; page <= mostPages; page++) {
			const at = {
				ref: tip,
				per_page: 100,
				page
			};
			const { check_runs: runs, total_count: total } = await github.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", at);
			found.push(...runs);
			if (runs.length === 0 || found.length >= total) break;
		}
	} catch (error) {
		if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code)) return void 0;
		throw error;
	}
	const own = self === "github-actions[bot]" ? void 0 : self;
	return newestOf(found.filter(({ app }) => own === void 0 || `${app?.slug}[bot]` !== own)).map(({ name, app, status, conclusion }) => ({
		name,
		app: app?.id ?? null,
		conclusion: status === "completed" ? conclusion : null
	}));
}
async function jobsOf(github, tip) {
	const at = {
		head_sha: tip,
		per_page: mostRuns
	};
	const { workflow_runs: runs } = await github.request("GET /repos/{owner}/{repo}/actions/runs", at);
	return newestOf((await Promise.all(runs.map(({ id }) => github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
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
/** A workflow may have run twice on one commit: the last word of each app counts, as at the server. */
function newestOf(all) {
	const sorted = all.toSorted((a, b) => Number(a.id) - Number(b.id));
	return [...new Map(sorted.map((one) => [`${one.app?.id} ${one.name}`, one])).values()];
}
const methods = [
	"merge",
	"squash",
	"rebase"
];
/**
* Merges exactly this commit; a way of merging that the repository forbids gives way to the next one. A request whose
* answer was lost is never in doubt: the next look finds it merged, and the server takes no other commit than this one.
* Throws RalphError `GITHUB_\u2026`.
*/
async function mergeAt(github, number, tip) {
	for (const [at, merge_method] of methods.entries()) try {
		await github.request("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", {
			pull_number: number,
			sha: tip,
			merge_method
		});
		return;
	} catch (error) {
		if (!(error instanceof RalphError && /not allowed on this repository/i.test(error.message)) || at === methods.length - 1) throw error;
	}
}
// src/entry/action/step/merge-when-complete.ts
/** Whether the run was begun to be merged at its end, and has come there. */
const mergeIsDue = ({ stop, lease, rules }) => stop?.kind === "complete" && lease === null && rules !== null && recordedValue("on-complete", rules) === "merge";
/**
* Merges the pull request of a complete run where its rules say so and the server's checks vouch for exactly its commit;
* else says why not. Never a reason to fail: the watchdog looks again.
*/
async function mergeWhenComplete(github, context, { state, warn }) {
	if (!mergeIsDue(state)) return;
	const { work_branch: branch, work: tip } = state;
	if (slicesOf(state).length > 0) {
		warn("on-complete: merge does not apply to a run with several pull requests; a person merges them");
		return;
	}
	let number;
	try {
		const look = await lookAtMerge(github, {
			branch,
			tip
		}, await ownLogin(context, github));
		if (look.kind === "nothing") return;
		const { verdict } = look;
		number = look.number;
		if (verdict.kind === "merge") {
			await mergeAt(github, number, tip);
			context.out(`Pull request #${number} was merged (on-complete: merge).\n`);
		} else {
			const then = verdict.kind === "wait" ? " The watchdog looks again." : "";
			warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${then}`);
		}
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		warn(`${number === void 0 ? "the pull request" : `#${number}`} could not be merged (on-complete: merge): ${error.message} ${error.hint} The watchdog looks again.`);
	}
}
// src/core/run/lease/pending-job.ts
/**
* The dispatched run that is still to work on this plan, or is at it: a second one would only wait behind it. A run that
* waits for reviewers has finished with its plan. Only a title that names the plan counts, since a workflow without a
* `run-name` does not say what its runs are for. Pure.
*/
const pendingJob = (runs, plan) => runs.find(({ event, status, title }) => event === "workflow_dispatch" && status !== "completed" && status !== "waiting" && namesPlan(title, plan));
/** As a word of its own: `plan.json` is not named by `my-plan.json`. */
const namesPlan = (title, plan) => words(title).includes(words(plan));
const words = (text) => ` ${text.replace(/[\s"'`(),;[\]]+/g, " ").trim()} `;
// src/adapter/github/workflow/start-next-job.ts
/**
* Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: a
* second job would find the run busy or done, and where the answer is lost the schedule goes on. A workflow that knows
* its plan without an input `plan` refuses one and is then started without; a branch that is gone, as after it was
* renamed, gives way to the default one. Returns why it could not be started, with what to do.
*/
async function startNextJob(github, options) {
	const fault = await start(github, options);
	if (fault === void 0 || !/no ref found/i.test(fault)) return fault;
	const other = await defaultBranch(github);
	return other === void 0 || other === options.branch ? fault : start(github, {
		...options,
		branch: other
	});
}
async function start(github, options) {
	const { plan, ...without } = options;
	const refused = await dispatch(github, without, {
		chain: String(options.chain),
		plan
	});
	const again = refused && knowsNoPlan(refused) && issueOfPlan(plan) === void 0 ? await dispatch(github, without, { chain: String(options.chain) }) : refused;
	if (again === void 0) return void 0;
	const { message, hint } = again;
	if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message)) return `${message} ${hint}`;
	return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`;
}
/** A refusal of the request as a whole: nothing was started by it. */
const knowsNoPlan = ({ code, message }) => code === "GITHUB_REFUSED" && /unexpected inputs.*"plan"/i.test(message);
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
/**
* The same, unless a dispatched job of this plan has yet to end, besides the one that asks: with each more there would be
* one more chain of jobs.
*/
async function startUnlessPending(github, next) {
	const runs = await newestRuns(github, {
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
/** The newest runs of a workflow, but for the one that asks; undefined where that may not be seen. Throws RalphError `GITHUB_\u2026`. */
async function newestRuns(github, { workflow, self, event }) {
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
export { mergeIsDue as a, trackingIssue as c, commentQueue as d, commitQueue as f, foundIn as g, defaultBranch as h, startUnlessPending as i, trackingLabel as l, orderReader as m, startJob as n, mergeWhenComplete as o, throttledSource as p, startNextJob as r, lookAtMerge as s, newestRuns as t, reviewQueue as u };
