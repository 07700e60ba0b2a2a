import { Gt as readCommand, nt as mayOrder, ot as standings, rt as minStandingsOf, yr as RalphError } from "./through-proxy.js";
import { a as remoteAccess, t as fetchBaseRepository } from "./user-repository.js";
import { E as string, S as object, v as int } from "./branch-name.js";
import { O as openStore } from "./due.js";
import { a as serverOf, o as eventPayload } from "./end-step.js";
import { a as readComment } from "./issue-form.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
// src/entry/action/context/without-checkout.ts
/** Commands that run nothing of the repository and so need no files. */
const needsNoFiles = /* @__PURE__ */ new Set([
	"intake",
	"compose",
	"apply",
	"ready"
]);
/**
* Gives a step that needs no checkout its own repository, with the base fetched by the step's token. It ignores the
* workspace: on a reused machine its git settings could send a powerful token elsewhere. Throws RalphError `REMOTE_\u2026` or
* BASE_GONE.
*/
async function withoutCheckout(context) {
	return needsNoFiles.has(context.inputs.command) ? atBase(context) : context;
}
/** For any command. */
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
/** Reads the repository through a temporary store with the step's token; needs no checkout. */
async function withRemoteStore(context, { owner, repo }, read) {
	const address = `${serverOf(context.env)}/${owner}/${repo}.git`;
	const home = await mkdtemp(join(tmpdir(), "ralph-remote-"));
	try {
		const { remote, carried: carriedSettings } = await remoteAccess(address, {
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
				carriedConfiguration: () => carriedSettings
			},
			remote,
			env: context.env
		});
		try {
			return await read(store);
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
// src/adapter/github/account/permission-checker.ts
/** How old an answer may be while an agent works: it only ends work, and the right is checked again when it takes effect. */
const maxWatchAgeMs = 3e5;
/**
* Asks the API for the collaborator's current permission; bots are allowed only by name. Any error of the API refuses
* (platform fact 34, threat T1). `author_association` is useless: it hides private members.
*/
function permissionChecker(options) {
	const { github, minStanding, bots, now } = options;
	const cache = /* @__PURE__ */ new Map();
	const pending = /* @__PURE__ */ new Map();
	async function standingOf(username, to) {
		const cached = cache.get(username);
		const maxAgeMs = to === "watch" ? maxWatchAgeMs : 1e3;
		if (cached && now() - cached.at < maxAgeMs) return cached.standing;
		const request = pending.get(username) ?? readStanding(username).finally(() => pending.delete(username));
		pending.set(username, request);
		return request;
	}
	async function readStanding(username) {
		const { role_name, permission } = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username });
		const standing = standings.find((standing) => standing === role_name) ?? standings.find((one) => one === permission) ?? "none";
		cache.set(username, {
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
				minStandings: minStanding
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
* Why the comment that started this workflow starts no job; undefined if it does, or if there is no comment. Anybody can
* comment on a public issue, so only a permitted order is worth a runner (threat T1). Orders are read again from the thread.
*/
async function idleReason({ settings }, context, github) {
	const payload = await commentPayload(context);
	if (payload === "other") return void 0;
	if (!github) return "without `github-token`, ralph cannot check who may give orders";
	const refusal = commentRefusal(payload, {
		settings,
		context,
		github: github.client
	});
	if (!payload || await refusal !== void 0) return refusal;
	const threads = await github.tracker.threads();
	if (threads.includes(payload.issue.number)) return void 0;
	const threadList = threads.map((number) => `#${number}`).join(" and ") || "no issue yet";
	return `the comment is on #${payload.issue.number}, but orders for this run are given on ${threadList}`;
}
/** Why the comment is no permitted order, on any thread; undefined if it is one. */
async function commentRefusal(payload, { settings, context, github }) {
	if (!payload) return "the event has no comment";
	const reading = readComment(payload.comment.body);
	if (payload.action !== "created" || reading.kind === "nothing") return "the comment is not an order";
	const checkPermission = permissionChecker({
		github,
		minStanding: minStandingsOf(settings["command-permission"]),
		bots: settings["command-bots"],
		now: context.now
	});
	const command = readCommand(reading.text);
	const verdict = await checkPermission(payload.comment.user, "kind" in command ? command.kind : "help", "obey");
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
/** From the event that started this workflow. Only a hint: everything is read again from GitHub before it counts. */
const commentPayload = (context) => payload(context, "issue_comment", CommentPayload);
const issuePayload = (context) => payload(context, "issues", IssuePayload);
const reviewPayload = (context) => payload(context, "pull_request_review", ReviewPayload);
/** `other` for another event; undefined if it is malformed. */
async function payload({ env }, event, shape) {
	if (env["GITHUB_EVENT_NAME"] !== event) return "other";
	return shape.safeParse(await eventPayload()).data;
}
export { reviewPayload as a, withRemoteStore as c, issuePayload as i, withoutCheckout as l, commentRefusal as n, permissionChecker as o, idleReason as r, atBase as s, commentPayload as t };
