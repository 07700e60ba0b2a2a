import { $n as failpoint, Jn as isPathRemote, Vt as commandSpan, Xn as remoteName, Yn as lazily, Zn as withoutCredentials, er as RalphError } from "./through-proxy.js";
import { c as remoteCall, l as transportFault, u as unknownFault } from "./user-repository.js";
import { T as isThere } from "./due.js";
import { statSync } from "node:fs";
// src/adapter/git/call/push-refusal.ts
/** Why a remote refuses one ref although nobody else moved it; of these the first match counts. */
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
/** A lock there can be a rival's that is just writing: the same push is worth repeating. */
const passing = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i;
/** Reasons about the ref's former value, of git here and of the receiving side: only a look at the ref tells who is right. */
const moved = /stale info|fetch first|needs force|remote ref updated since|incorrect old value|reference (?:already exists|does not exist)/i;
/**
* What the remote answered about our one ref, from `git push --porcelain` and the words on stderr; undefined where it
* did not judge the ref at all (then it was the transport). Every rule that it names is named, each with the way round.
*/
function pushRefusal(stdout, stderr) {
	const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1];
	if (reason === void 0) return void 0;
	const words = [reason, ...stderr.split("\n").flatMap((line) => line.startsWith("remote:") ? [line.slice(7).trim()] : [])].filter((line) => line !== "");
	const all = words.join("\n");
	const quoted = withoutCredentials(words.slice(0, 6).join(" | ")).slice(0, 500);
	const why = reasonsIn(all).map((one) => one.way === void 0 ? one.why : `${one.why}; ${one.way}`);
	return {
		why: why.length === 0 ? quoted : `${why.join(". ")} (${quoted})`,
		passing: passing.test(all) && !/exists; cannot/.test(all),
		saysMoved: moved.test(reason),
		lock: /Unable to create '([^']+\.lock)'/.exec(all)?.[1]
	};
}
function reasonsIn(said) {
	const rules = ruleRefusals.filter(({ pattern }) => pattern.test(said));
	if (rules.length > 0) return rules;
	const first = refusals.find(({ pattern }) => pattern.test(said));
	return first === void 0 ? [] : [first];
}
const exempt = "exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets)";
/** Whether a refusal says that it is about workflow files (platform fact 9). */
const isAboutWorkflows = (why) => why.includes(workflowsRefused);
const workflowsRefused = "the commit changes files in .github/workflows, and the token lacks the \"workflows\" permission";
/**
* Rules that GitHub names when it declines a push (GH006, GH009, GH013; platform facts 9, 39, 43): one push can break
* several, and each is told.
*/
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
		way: `that is meant for the base branch, not for ralph's own: ${exempt}`
	},
	{
		pattern: /creations being restricted|cannot create (?:this )?ref|not allowed to create .*branch/i,
		why: "a rule restricts who may create this branch",
		way: `let the account of the token bypass it, ${exempt}, or choose a "branch" in the plan that it allows`
	},
	{
		pattern: /cannot update this protected ref|updates being restricted|not authorized to push to this branch/i,
		why: "a rule restricts who may push to this branch",
		way: `let the account of the token bypass it, or ${exempt}`
	},
	{
		pattern: /required status checks? (?:is|are|".*" is) expected|status check ".*" is expected/i,
		why: "a rule requires status checks before the push",
		way: `require them only on the base branch: ${exempt}`
	},
	{
		pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
		why: "a rule requires a review or a result before the push",
		way: `require it only on the base branch: ${exempt}`
	},
	{
		pattern: /must not contain merge commits|linear history/i,
		why: "a rule forbids merge commits",
		way: `set \`merge-base: false\`, or ${exempt}`
	},
	{
		pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
		why: "a rule requires another commit message format",
		way: `set a \`commit-prefix\` that fits, or ${exempt}`
	},
	{
		pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
		why: "a rule requires other author or committer addresses",
		way: `set \`committer\`, set \`commit-mode: api\`, or ${exempt}`
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
/**
* A path remote's hooks do not run, and its settings neither touch its working tree nor start a clean-up, a command of
* theirs or a fetch: below C2 an agent can write them.
*/
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
function pushOf(moves, isPath) {
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
const quietFetch = [
	"--quiet",
	"--no-tags",
	"--no-write-fetch-head",
	"--no-recurse-submodules",
	"--no-auto-maintenance"
];
/**
* Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
* tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
*/
const wholeHistory = ["--no-filter", "--depth=2147483647"];
const isUnadvertised = (error) => error instanceof RalphError && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
	const isPath = isPathRemote(store.remote);
	const call = remoteCall(store.git, store.remote, patience);
	const tips = /* @__PURE__ */ new Map();
	/** An answer that ended within its headers is an empty repository to git (tried): one is not believed at once. */
	const listing = async (asked) => {
		const { stdout } = await call.repeatedly(asked);
		return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout;
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
		const standing = symbolic.find(([name]) => patterns.includes(name));
		if (standing) throw symbolicRef(store.remote, standing[0], standing[1].slice(5));
		const refs = new Map(rows.filter((row) => !symbolic.includes(row)));
		const head = symbolic.find(([name]) => name === "HEAD")?.[1].slice(16) ?? null;
		for (const [name, oid] of refs) tips.set(name, oid);
		return {
			refs,
			head
		};
	};
	const refs = refsBy(list);
	/** One push and, where git is not content, what the remote then shows. `repeat`: nothing moved, and it may work. */
	const pushOnce = async ({ ref, oid, expected }) => {
		failpoint("remote.push");
		const result = await call.once(pushOf([{
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
		return judge({
			ref,
			expected
		}, result.stdout.toString("utf8"), result.stderr);
	};
	/** Of a push that failed although the ref is where it was expected. */
	const judge = (move, stdout, stderr) => {
		const fault = transportFault(store.remote, stderr);
		if (fault?.error.code === "REMOTE_FULL") throw fault.error;
		const refusal = pushRefusal(stdout, stderr);
		if (refusal?.saysMoved) return {
			kind: "repeat",
			last: { error: contradictory(store.remote, move, refusal.why) }
		};
		const hint = refusal?.lock && isPath ? staleLock(refusal.lock) : void 0;
		if (refusal?.passing && hint === void 0) return {
			kind: "repeat",
			last: { refused: refusal.why }
		};
		if (refusal !== void 0) return {
			kind: "refused",
			why: refusal.why,
			hint
		};
		if (fault?.passing) return {
			kind: "repeat",
			last: { error: fault.error }
		};
		throw fault?.error ?? unknownFault(store.remote, stderr);
	};
	let takesBoth = true;
	const followed = /* @__PURE__ */ new Map();
	/** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
	const pushBoth = async (first, follower) => {
		if (!takesBoth) return false;
		failpoint("remote.push-both");
		const { code } = await call.once(pushOf([first, follower], isPath));
		failpoint("remote.pushed-both");
		takesBoth = code === 0;
		if (takesBoth) followed.set(follower.ref, follower.oid);
		return takesBoth;
	};
	const push = async ({ follower, ...wanted }) => {
		const result = await pushWanted(wanted, follower);
		const tip = result.kind === "won" ? wanted.oid : result.kind === "lost" ? result.actual : void 0;
		if (tip) tips.set(wanted.ref, tip);
		else if (tip !== void 0) tips.delete(wanted.ref);
		return result;
	};
	const pushWanted = async (wanted, follower) => {
		const isThereAlready = followed.get(wanted.ref) === wanted.oid;
		followed.delete(wanted.ref);
		if (isThereAlready || follower && await pushBoth(wanted, follower)) return { kind: "won" };
		for (let round = 0;; round++) {
			const result = await pushOnce(wanted);
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
	const present = /* @__PURE__ */ new Set();
	const fetch = async (oids, args) => {
		const unknown = oids.filter((oid) => !present.has(oid));
		const here = await Promise.all(unknown.map((oid) => isThere(store, oid)));
		const missing = unknown.filter((_, at) => !here[at]);
		if (missing.length > 0) {
			failpoint("remote.fetch");
			await call.repeatedly([
				...args,
				remoteName,
				...missing
			]).catch(async (error) => {
				if (!isUnadvertised(error)) throw error;
				await call.repeatedly([
					...lazily,
					"fetch",
					...quietFetch,
					...wholeHistory,
					remoteName,
					...tips.keys()
				]);
				for (const oid of missing) if (!await isThere(store, oid)) throw error;
			});
			failpoint("remote.fetched");
		}
		for (const oid of unknown) present.add(oid);
	};
	const wholeCommits = [
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
		fetchCommit: (oid) => fetch([oid], wholeCommits),
		fetchCommits: (oids) => fetch(oids, wholeCommits),
		fetchState: (oid) => fetch([oid], [
			...lazily,
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
/** What is written there would move another branch, a person's for instance, and what is read is that one. */
const symbolicRef = (remote, ref, target) => new RalphError({
	code: "REF_SYMBOLIC",
	message: `${ref} at ${withoutCredentials(remote)} is a symbolic ref to ${target}. Nothing was written.`,
	hint: `ralph never creates such a ref. Find out who did, then remove it: ${commandSpan("git", "symbolic-ref", "--delete", ref)}.`
});
/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy = (list) => async (names) => {
	const found = (await list(names)).refs;
	return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))));
};
const pairIfThere = (name, oid) => oid === void 0 ? [] : [[name, oid]];
function askedAhead(remote) {
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
		refs: refsBy(list),
		push: (push) => {
			for (const pattern of answers.keys()) if (matches(pattern, push.ref) || push.follower && matches(pattern, push.follower.ref)) answers.delete(pattern);
			return remote.push(push);
		},
		async lookAhead(patterns) {
			const answer = remote.list(patterns);
			const seen = await answer;
			for (const pattern of patterns) answers.set(pattern, answer);
			return seen;
		}
	};
}
const matches = (pattern, ref) => pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;
/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 1e4;
/**
* What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
* or that is gone by now. A lock names no owner, so that it is a person's to remove.
*/
function staleLock(path, now = Date.now()) {
	const found = statSync(path, { throwIfNoEntry: false });
	if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs) return void 0;
	return `That lock is of ${new Date(found.mtimeMs).toISOString().slice(0, 19)}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`;
}
export { pushRefusal as i, remoteAt as n, isAboutWorkflows as r, askedAhead as t };
