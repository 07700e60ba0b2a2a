import { at as standings, er as RalphError, nt as mayOrder, rn as readCommand, tt as leastOf } from "./through-proxy.js";
import { i as reachedFrom, t as fetchBaseRepository } from "./user-repository.js";
import { T as string, _ as int, x as object } from "./branch-name.js";
import { O as openStore } from "./due.js";
import { i as serverOf, o as eventPayload } from "./end-step.js";
import { a as readComment } from "./issue-form.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
// src/entry/action/context/without-checkout.ts
/** What runs nothing of the repository's, and so needs none of its files. */
const needsNoFiles = /* @__PURE__ */ new Set([
	"intake",
	"compose",
	"apply",
	"ready"
]);
/**
* The step with a repository of its own, where its job needs no checkout: of the base alone, fetched by the step's
* token. What lies in the workspace is not looked at, since an earlier job of a machine that stays may have left it:
* its git settings could send a token that writes elsewhere. Throws RalphError `REMOTE_\u2026` or BASE_GONE.
*/
async function withoutCheckout(context) {
	return needsNoFiles.has(context.inputs.command) ? atBase(context) : context;
}
/** The same whatever the step is. */
async function atBase(context) {
	const { checkout, env, inputs, token } = context;
	const folder = join(checkout.temp, "ralph-base");
	const remote = `${serverOf(env)}/${env["GITHUB_REPOSITORY"] ?? ""}`;
	await fetchBaseRepository({
		folder,
		remote,
		commit: checkout.commit,
		env
	}).catch((error) => {
		throw token() === void 0 && isRefused(error) ? tokenMissing(inputs.command, error) : error;
	});
	return {
		...context,
		cwd: folder,
		checkout: {
			...checkout,
			workspace: folder,
			holdsFiles: false
		}
	};
}
const isRefused = (error) => error instanceof RalphError && (error.code === "REMOTE_AUTH" || error.code === "REMOTE_NOT_FOUND");
const tokenMissing = (command, { code, exit, message }) => new RalphError({
	code,
	exit,
	message,
	hint: `\`command: ${command}\` fetches the repository itself and needs a token: add \`github-token: \${{ github.token }}\` to its inputs.`
});
/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
async function withRemoteStore(context, { owner, repo }, look) {
	const given = `${serverOf(context.env)}/${owner}/${repo}.git`;
	const home = await mkdtemp(join(tmpdir(), "ralph-remote-"));
	try {
		const { remote, carried } = await reachedFrom(given, {
			cwd: home,
			env: context.env
		});
		const store = await openStore({
			home,
			repository: {
				commonDir: home,
				objectFormat: "sha1",
				shallow: false,
				partial: true,
				carriedConfiguration: () => carried
			},
			remote,
			env: context.env
		});
		try {
			return await look(store);
		} finally {
			await store.close();
		}
	} finally {
		await rm(home, {
			recursive: true,
			force: true
		});
	}
}
// src/adapter/github/account/who-may.ts
/** While an agent works, an answer so old is good enough: it only ends work, and is asked for again at the effect. */
const freshMs = 3e5;
/**
* Who may order what: the collaborator's permission as the API tells it at this moment, and bots only by name. Any
* error of the API refuses (platform fact 34, threat T1). `author_association` is not asked: it hides private members.
*/
function whoMayOrder(options) {
	const { github, least, bots, now } = options;
	const known = /* @__PURE__ */ new Map();
	/** One question a look, however many orders somebody gives. */
	const asking = /* @__PURE__ */ new Map();
	async function standingOf(username, to) {
		const before = known.get(username);
		const goodMs = to === "watch" ? freshMs : 1e3;
		if (before && now() - before.at < goodMs) return before.standing;
		const under = asking.get(username) ?? ask(username).finally(() => asking.delete(username));
		asking.set(username, under);
		return under;
	}
	async function ask(username) {
		const { role_name, permission } = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username });
		const standing = standings.find((one) => one === role_name) ?? standings.find((one) => one === permission) ?? "none";
		known.set(username, {
			at: now(),
			standing
		});
		return standing;
	}
	return async (author, command, to) => {
		if (!author) return { no: "its author's account is gone" };
		const { login, type } = author;
		if (type !== "User") return bots.includes(login) ? "yes" : { no: `${login} is a bot that is not in \`command-bots\`` };
		try {
			return mayOrder({
				login,
				command,
				standing: await standingOf(login, to),
				least
			});
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			if (error.code === "GITHUB_RATE_LIMITED") return "later";
			return {
				no: `GitHub did not say what ${login} may do: ${error.message}`,
				unsure: true
			};
		}
	};
}
// src/entry/action/issue/comment-event.ts
/**
* Why the comment that started this workflow starts no job; undefined where it does, or where something else started it.
* Anybody can comment on a public issue: only an order by somebody who may give it is worth a runner and money (security
* T1). The payload is a hint: what is obeyed is read from the thread.
*/
async function idleComment({ settings }, context, github) {
	const payload = await commentPayload(context);
	if (payload === "other") return void 0;
	if (!github) return "without `github-token`, ralph cannot check who may give orders";
	const refusal = refusedComment(payload, {
		settings,
		context,
		github: github.client
	});
	if (!payload || await refusal !== void 0) return refusal;
	const threads = await github.tracker.threads();
	if (threads.includes(payload.issue.number)) return void 0;
	const places = threads.map((number) => `#${number}`).join(" and ") || "no issue yet";
	return `the comment is on #${payload.issue.number}, but orders for this run are given on ${places}`;
}
/** Why this comment is no order of somebody who may give it; undefined if it is one, on whatever thread. */
async function refusedComment(payload, { settings, context, github }) {
	if (!payload) return "the event has no comment";
	const heard = readComment(payload.comment.body);
	if (payload.action !== "created" || heard.kind === "nothing") return "the comment is not an order";
	const may = whoMayOrder({
		github,
		least: leastOf(settings["command-permission"]),
		bots: settings["command-bots"],
		now: context.now
	});
	const command = readCommand(heard.text);
	const verdict = await may(payload.comment.user, "kind" in command ? command.kind : "help", "obey");
	if (verdict === "yes") return void 0;
	return verdict === "later" ? "GitHub is rate limiting us; the order waits for the next job" : verdict.no;
}
const Issue = object({
	number: int(),
	body: string().nullable().default(null),
	pull_request: object({}).optional()
});
const CommentPayload = object({
	action: string(),
	issue: Issue,
	comment: object({
		body: string(),
		created_at: string().default(""),
		user: object({
			login: string(),
			type: string()
		}).nullable()
	})
});
const IssuePayload = object({ issue: Issue });
const ReviewPayload = object({ pull_request: object({ head: object({ ref: string() }) }) });
/** What the event says that started this workflow; a hint, since everything is read from GitHub again before it counts. */
const commentPayload = (context) => payload(context, "issue_comment", CommentPayload);
const issuePayload = (context) => payload(context, "issues", IssuePayload);
const reviewPayload = (context) => payload(context, "pull_request_review", ReviewPayload);
/** `other` where something else has started it; undefined where it says nothing of the kind. */
async function payload({ env }, event, shape) {
	if (env["GITHUB_EVENT_NAME"] !== event) return "other";
	return shape.safeParse(await eventPayload()).data;
}
export { reviewPayload as a, withRemoteStore as c, refusedComment as i, withoutCheckout as l, idleComment as n, whoMayOrder as o, issuePayload as r, atBase as s, commentPayload as t };
