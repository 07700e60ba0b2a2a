import { fr as isPathRemote, gr as withoutCredentials, hr as remoteName, mr as quietFetch, pr as lazyFetch, vr as failpoint, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { c as remoteCall, l as transportFault, u as unknownFault } from "./user-repository.js";
import { T as hasCommit } from "./due.js";
import { statSync } from "node:fs";
// src/adapter/git/call/push-refusal.ts
/** Reasons of a remote to reject a ref that nobody else moved; the first match is used. */
const refusals = [
	{
		pattern: /currently checked out/i,
		why: "the branch is checked out there; switch to another branch"
	},
	{
		pattern: /GH001|exceeds .* file size limit|Large files detected|object exceeds/i,
		why: "a file is larger than the remote accepts"
	},
	{
		pattern: /GH006|protected branch/i,
		why: "the branch is protected (GH006)"
	},
	{
		pattern: /GH013|rule violations/i,
		why: "a repository rule forbids it (GH013)"
	},
	{
		pattern: /hook declined/i,
		why: "a hook at the remote declined it"
	},
	{
		pattern: /shallow update not allowed/i,
		why: "the remote is itself a shallow clone and accepts no new history"
	},
	{
		pattern: /'[^']+' exists; cannot create|directory\/file conflict|refname conflict/i,
		why: "another branch has a conflicting name, so git cannot create this one"
	},
	{
		pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
		why: "the ref is locked on the remote; if no git is running there, remove the .lock file that it names"
	},
	{
		pattern: /fsck|unpack(?:er)? error|unpack failed|index-pack|unpack-objects/i,
		why: "it could not store the objects"
	},
	{
		pattern: /non-fast-forward|denying|prohibited|not allowed|deny/i,
		why: "its configuration forbids this update"
	}
];
/** Another writer may hold a lock for a moment, so the push is worth repeating. */
const transientPattern = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i;
const movedPattern = /stale info|fetch first|needs force|remote ref updated since|incorrect old value|reference (?:already exists|does not exist)/i;
/** Undefined if the remote did not judge the ref: then the transport failed. */
function pushRefusal(stdout, stderr) {
	const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1];
	if (reason === void 0) return void 0;
	const words = [reason, ...stderr.split("\n").flatMap((line) => line.startsWith("remote:") ? [line.slice(7).trim()] : [])].filter((line) => line !== "");
	const text = words.join("\n");
	const quoted = withoutCredentials(words.slice(0, 6).join(" | ")).slice(0, 500);
	const reasons = refusalsIn(text).map((refusal) => refusal.way === void 0 ? refusal.why : `${refusal.why}; ${refusal.way}`);
	return {
		why: reasons.length === 0 ? quoted : `${reasons.join(". ")} (${quoted})`,
		transient: transientPattern.test(text) && !/exists; cannot/.test(text),
		saysMoved: movedPattern.test(reason),
		lock: /Unable to create '([^']+\.lock)'/.exec(text)?.[1]
	};
}
function refusalsIn(text) {
	const rules = ruleRefusals.filter(({ pattern }) => pattern.test(text));
	if (rules.length > 0) return rules;
	const first = refusals.find(({ pattern }) => pattern.test(text));
	return first === void 0 ? [] : [first];
}
const exemptHint = "exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets)";
/** See platform fact 9. */
const isAboutWorkflows = (why) => why.includes(workflowsRefused);
const workflowsRefused = "the commit changes files in .github/workflows, and the token lacks the \"workflows\" permission";
/** GitHub's rules (GH006, GH009, GH013; platform facts 9, 39, 43). One push can break several. */
const ruleRefusals = [
	{
		pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
		why: workflowsRefused,
		way: "a workflow's own token never has it: use an App's token that has it as `github-token`, or merge the base by hand"
	},
	{
		pattern: /GH009|push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
		why: "secret scanning found a credential in the commit (GH013)",
		way: "remove and revoke it, or allow it on the page that GitHub names"
	},
	{
		pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
		why: "a rule requires signed commits",
		way: "set `commit-mode: api`, so that GitHub signs them, and leave ralph/state/** out of the rule"
	},
	{
		pattern: /changes must be made through (?:a pull request|the merge queue)/i,
		why: "a rule allows changes only through pull requests",
		way: `that is meant for the base branch, not for ralph's own: ${exemptHint}`
	},
	{
		pattern: /creations being restricted|cannot create (?:this )?ref|not allowed to create .*branch/i,
		why: "a rule restricts who may create this branch",
		way: `let the account of the token bypass it, ${exemptHint}, or choose a "branch" in the plan that it allows`
	},
	{
		pattern: /cannot update this protected ref|updates being restricted|not authorized to push to this branch/i,
		why: "a rule restricts who may push to this branch",
		way: `let the account of the token bypass it, or ${exemptHint}`
	},
	{
		pattern: /required status checks? (?:is|are|".*" is) expected|status check ".*" is expected/i,
		why: "a rule requires status checks before the push",
		way: `require them only on the base branch: ${exemptHint}`
	},
	{
		pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
		why: "a rule requires a review or a result before the push",
		way: `require it only on the base branch: ${exemptHint}`
	},
	{
		pattern: /must not contain merge commits|linear history/i,
		why: "a rule forbids merge commits",
		way: `set \`merge-base: false\`, or ${exemptHint}`
	},
	{
		pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
		why: "a rule requires another commit message format",
		way: `set a \`commit-prefix\` that fits, or ${exemptHint}`
	},
	{
		pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
		why: "a rule requires other author or committer addresses",
		way: `set \`committer\`, set \`commit-mode: api\`, or ${exemptHint}`
	},
	{
		pattern: /(?:branch|ref) name must match|branch_name_pattern/i,
		why: "a rule requires another branch name format",
		way: `choose a "branch" in the plan that fits, and exempt ralph/state/** from it`
	},
	{
		pattern: /file path(?:s|name)? .*restrict|restricted file path|file_path_restriction|file extension/i,
		why: "a rule forbids changes to these files",
		way: "add them to `protected-paths`, so that no attempt changes them, or give the task other `paths`"
	},
	{
		pattern: /cannot force-push|force pushes being restricted/i,
		why: "a rule forbids moving the branch back, and somebody moved it",
		way: "run again: the next job continues from the branch"
	},
	{
		pattern: /repository (?:was|is|has been) archived|read-only/i,
		why: "the repository is archived",
		way: "Settings \u2192 General \u2192 Unarchive"
	}
];
// src/adapter/git/remote/remote.ts
/** No hooks, no cleanup, no configured command: below C2 an agent can write them. */
const receivePack = [...[
	"GIT_NO_LAZY_FETCH=1",
	"git",
	"-c core.hooksPath=/dev/null",
	"-c core.alternateRefsCommand=true"
], ...[
	"-c receive.denyCurrentBranch=refuse",
	"-c receive.autogc=false",
	"receive-pack"
]].join(" ");
function pushArguments(moves, isPath) {
	return [
		...[
			"push",
			"--porcelain",
			"--no-verify",
			"--no-signed",
			...moves.length > 1 ? ["--atomic"] : []
		],
		...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ""}`),
		...isPath ? [`--receive-pack=${receivePack}`] : [],
		...[remoteName, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)]
	];
}
/** Servers with protocol version 1 only give out tips, so a tip that was listed is fetched completely. */
const completeHistory = ["--no-filter", "--depth=2147483647"];
const isUnadvertised = (error) => error instanceof RalphError && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...retryLimits }) {
	const isPath = isPathRemote(store.remote);
	const call = remoteCall(store.git, store.remote, retryLimits);
	const tips = /* @__PURE__ */ new Map();
	/** For git, a broken answer can look like an empty repository (tried), so it is asked twice. */
	const listing = async (args) => {
		const { stdout } = await call.repeatedly(args);
		return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(args)).stdout;
	};
	const list = async (patterns) => {
		failpoint("remote.list");
		const stdout = await listing([
			"ls-remote",
			"--symref",
			remoteName,
			"HEAD",
			...patterns
		]);
		failpoint("remote.listed");
		const rows = stdout.toString("utf8").split("\n").flatMap((line) => {
			const [value = "", name] = line.split("	");
			return name === void 0 ? [] : [[name, value]];
		});
		const symbolic = rows.filter(([, value]) => value.startsWith("ref: "));
		const symbolicMatch = symbolic.find(([name]) => patterns.includes(name));
		if (symbolicMatch) throw symbolicRef(store.remote, symbolicMatch[0], symbolicMatch[1].slice(5));
		const refs = new Map(rows.filter((row) => !symbolic.includes(row)));
		const head = symbolic.find(([name]) => name === "HEAD")?.[1].slice(16) ?? null;
		for (const [name, oid] of refs) tips.set(name, oid);
		return {
			refs,
			head
		};
	};
	const refs = refsFrom(list);
	/** Reads the remote after a failed push. `repeat`: nothing moved, and a retry may work. */
	const pushOnce = async ({ ref, oid, expected }) => {
		failpoint("remote.push");
		const result = await call.once(pushArguments([{
			ref,
			oid,
			expected
		}], isPath));
		failpoint("remote.pushed");
		if (result.code === 0) return { kind: "won" };
		const actual = (await refs([ref])).get(ref) ?? null;
		if ((actual ?? "") === oid) return { kind: "won" };
		if (actual !== expected) return {
			kind: "lost",
			actual
		};
		return classifyFailure({
			ref,
			expected
		}, result.stdout.toString("utf8"), result.stderr);
	};
	const classifyFailure = (move, stdout, stderr) => {
		const fault = transportFault(store.remote, stderr);
		if (fault?.error.code === "REMOTE_FULL") throw fault.error;
		const refusal = pushRefusal(stdout, stderr);
		if (refusal?.saysMoved) return {
			kind: "repeat",
			last: { error: contradictory(store.remote, move, refusal.why) }
		};
		const hint = refusal?.lock && isPath ? staleLockHint(refusal.lock) : void 0;
		if (refusal?.transient && hint === void 0) return {
			kind: "repeat",
			last: { refused: refusal.why }
		};
		if (refusal !== void 0) return {
			kind: "refused",
			why: refusal.why,
			hint
		};
		if (fault?.transient) return {
			kind: "repeat",
			last: { error: fault.error }
		};
		throw fault?.error ?? unknownFault(store.remote, stderr);
	};
	let supportsAtomic = true;
	const pushedAlong = /* @__PURE__ */ new Map();
	/** If that fails, all later pushes move the refs one by one. */
	const pushAtomically = async (first, follower) => {
		if (!supportsAtomic) return false;
		failpoint("remote.push-both");
		const { code } = await call.once(pushArguments([first, follower], isPath));
		failpoint("remote.pushed-both");
		supportsAtomic = code === 0;
		if (supportsAtomic) pushedAlong.set(follower.ref, follower.oid);
		return supportsAtomic;
	};
	const push = async ({ follower, ...move }) => {
		const result = await pushWithRetry(move, follower);
		const tip = result.kind === "won" ? move.oid : result.kind === "lost" ? result.actual : void 0;
		if (tip) tips.set(move.ref, tip);
		else if (tip !== void 0) tips.delete(move.ref);
		return result;
	};
	const pushWithRetry = async (move, follower) => {
		const wasPushedAlong = pushedAlong.get(move.ref) === move.oid;
		pushedAlong.delete(move.ref);
		if (wasPushedAlong || follower && await pushAtomically(move, follower)) return { kind: "won" };
		for (let round = 0;; round++) {
			const result = await pushOnce(move);
			if (result.kind !== "repeat") return result;
			if (await call.pause(round)) continue;
			if ("error" in result.last) throw result.last.error;
			return {
				kind: "refused",
				why: result.last.refused
			};
		}
	};
	const remove = async (names) => {
		if (names.length === 0) return;
		const options = [
			"--porcelain",
			"--no-verify",
			"--no-signed",
			...isPath ? [`--receive-pack=${receivePack}`] : []
		];
		await call.once([
			"push",
			...options,
			remoteName,
			...names.map((name) => `:${name}`)
		]);
		for (const name of names) tips.delete(name);
	};
	const presentOids = /* @__PURE__ */ new Set();
	const fetch = async (oids, args) => {
		const unchecked = oids.filter((oid) => !presentOids.has(oid));
		const isPresent = await Promise.all(unchecked.map((oid) => hasCommit(store, oid)));
		const missing = unchecked.filter((_, index) => !isPresent[index]);
		if (missing.length > 0) {
			failpoint("remote.fetch");
			await call.repeatedly([
				...args,
				remoteName,
				...missing
			]).catch(async (error) => {
				if (!isUnadvertised(error)) throw error;
				await call.repeatedly([
					...lazyFetch,
					"fetch",
					...quietFetch,
					...completeHistory,
					remoteName,
					...tips.keys()
				]);
				for (const oid of missing) if (!await hasCommit(store, oid)) throw error;
			});
			failpoint("remote.fetched");
		}
		for (const oid of unchecked) presentOids.add(oid);
	};
	const commitFetch = [
		"fetch",
		...quietFetch,
		"--depth=1",
		"--no-filter"
	];
	return {
		url: store.remote,
		isPath,
		refs,
		list,
		push,
		tip: (ref) => tips.get(ref),
		remove,
		fetchCommit: (oid) => fetch([oid], commitFetch),
		fetchCommits: (oids) => fetch(oids, commitFetch),
		fetchState: (oid) => fetch([oid], [
			...lazyFetch,
			"fetch",
			...quietFetch,
			"--depth=1",
			"--filter=tree:2"
		])
	};
}
const contradictory = (remote, { ref, expected }, reason) => new RalphError({
	code: "REMOTE_FAILED",
	message: `The remote ${withoutCredentials(remote)} contradicts itself: a push finds that ${ref} has moved, and a look finds ${expected === null ? "that there is none" : `it at ${expected}`}. Git says: ${reason}`,
	hint: "Its answers may break off on the way, or it hides this ref from pushes (receive.hideRefs). Run again: nothing is lost."
});
/** A symbolic ref would make us read and write another branch. */
const symbolicRef = (remote, ref, target) => new RalphError({
	code: "REF_SYMBOLIC",
	message: `${ref} at ${withoutCredentials(remote)} is a symbolic ref to ${target}. Nothing was written.`,
	hint: `ralph never creates such a ref. Find out who did, then remove it: ${commandSpan("git", "symbolic-ref", "--delete", ref)}.`
});
/** Exact names only, since a pattern also matches the end of a longer name: refs/x/refs/heads/y. */
const refsFrom = (list) => async (names) => {
	const existing = (await list(names)).refs;
	return new Map(names.flatMap((name) => entryIfPresent(name, existing.get(name))));
};
const entryIfPresent = (name, oid) => oid === void 0 ? [] : [[name, oid]];
function withPrefetch(remote) {
	const answers = /* @__PURE__ */ new Map();
	const list = (patterns) => {
		const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)));
		if (answer === void 0 || others.length > 0) return remote.list(patterns);
		for (const pattern of patterns) answers.delete(pattern);
		return answer;
	};
	return {
		...remote,
		list,
		refs: refsFrom(list),
		push: (push) => {
			for (const pattern of answers.keys()) if (matches(pattern, push.ref) || push.follower && matches(pattern, push.follower.ref)) answers.delete(pattern);
			return remote.push(push);
		},
		async lookAhead(patterns) {
			const answer = remote.list(patterns);
			const listing = await answer;
			for (const pattern of patterns) answers.set(pattern, answer);
			return listing;
		}
	};
}
const matches = (pattern, ref) => pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;
const maxLockMs = 1e4;
/** The hint for a lock that is too old to be in use. Only a person may remove it, since it names no owner. */
function staleLockHint(path, now = Date.now()) {
	const lock = statSync(path, { throwIfNoEntry: false });
	if (!lock || Math.abs(now - lock.mtimeMs) < maxLockMs) return void 0;
	return `That lock is of ${new Date(lock.mtimeMs).toISOString().slice(0, 19)}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`;
}
export { pushRefusal as i, withPrefetch as n, isAboutWorkflows as r, remoteAt as t };
