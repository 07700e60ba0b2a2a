import { Yn as runGit, dr as splitKey, gr as withoutCredentials, mr as quietFetch, qn as gitFault, sr as carriedConfiguration, yr as RalphError } from "./through-proxy.js";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
// src/core/detect/manifests.ts
const manifests = /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/;
/** Folders of other people's code, tests, examples and build output: their checks are not the repository's. */
const excludedFolder = /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/;
const maxDepth = 3;
const projectManifests = [...[
	"package.json",
	"pyproject.toml",
	"setup.py",
	"go.mod",
	"Cargo.toml",
	"pom.xml"
], ...["build.gradle", "build.gradle.kts"]];
/** Other people's code, and build output. */
const thirdParty = /^(\..*|node_modules|vendor|third[_-]?party|dist|build|target|out)$/;
/** Folders with a project that detection does not read: too deep, or among tests, examples and templates. */
const skippedProjects = ({ paths }) => [...new Set(paths.flatMap((path) => {
	const folders = path.split("/");
	const name = folders.pop() ?? "";
	return projectManifests.includes(name) && folders.length > 0 && !folders.some((folder) => thirdParty.test(folder)) && !isManifest(path) ? [folders.join("/")] : [];
}))];
/** True if detection reads the text of this file. */
function isManifest(path) {
	const folders = path.split("/");
	const name = folders.pop() ?? "";
	return folders.length <= maxDepth && manifests.test(name) && !folders.some((folder) => excludedFolder.test(folder));
}
// src/adapter/git/call/remote-address.ts
/** Only for HTTP: elsewhere the user is no secret, and git needs it. */
function splitCredential(url) {
	const [, scheme = "", userinfo = "", rest = ""] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(url) ?? [];
	if (scheme === "") return {
		address: url,
		configuration: [],
		secrets: []
	};
	const address = `${scheme}${rest}`;
	const [user = "", password = ""] = userinfo.split(/:(.*)/s).map(decode);
	const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`;
	const basic = Buffer.from(`${user}:${password}`).toString("base64");
	const secrets = [password === "" ? user : password, basic].filter((text) => text.length >= 8);
	if (password === "") return {
		address,
		configuration: [[`credential.${host}.username`, user]],
		secrets
	};
	return {
		address,
		configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]],
		secrets
	};
}
/** An existing `Authorization` header wins, as for git: a server rejects two. */
function withCredential(settings, { configuration }) {
	const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value);
	return headers.slice(headers.lastIndexOf("") + 1).some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration];
}
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/**
* Where git would push (git-config(1): the longest prefix wins). The engine's git gets only the result, since these
* settings may hold a token, which git would put on a command line (failure model G19).
*/
function rewrittenAddress(config, remote) {
	const { url, pushUrl } = remote;
	if (pushUrl !== void 0) return rewrite(config, "insteadof", pushUrl) ?? pushUrl;
	return rewrite(config, "pushinsteadof", url) ?? rewrite(config, "insteadof", url) ?? url;
}
function rewrite(config, kind, url) {
	const matching = config.filter(([key, prefix]) => {
		const { section, name } = splitKey(key);
		return section === "url" && name === kind && url.startsWith(prefix);
	});
	const maxLength = Math.max(...matching.map(([, prefix]) => prefix.length));
	const match = matching.find(([, prefix]) => prefix.length === maxLength);
	return match && splitKey(match[0]).subsection + url.slice(maxLength);
}
// src/adapter/git/call/remote-call.ts
function remoteCall(git, remote, retryLimits) {
	const { backoffMs = [
		1e3,
		2e3,
		4e3,
		8e3,
		16e3
	], timeoutMs = 6e5, silentMs = 6e4 } = retryLimits;
	const runOnce = async (args, silentLimitMs) => {
		try {
			return await git({
				args,
				allow: "any",
				timeoutMs,
				silentMs: silentLimitMs
			});
		} catch (error) {
			if (!(error instanceof RalphError) || error.code !== "GIT_TIMED_OUT") throw error;
			return {
				code: 128,
				stdout: Buffer.alloc(0),
				stderr: error.message
			};
		}
	};
	const pushSilentMs = /^https?:/i.test(remote) ? silentMs : void 0;
	const once = (args) => runOnce(withProgress(args), pushSilentMs);
	const pause = async (round) => {
		const delay = backoffMs[round];
		if (delay === void 0) return false;
		await setTimeout(delay * (.5 + Math.random()));
		return true;
	};
	const repeatedly = async (args) => {
		for (let round = 0;; round++) {
			const result = await runOnce(withProgress(args), silentMs);
			if (result.code === 0) return result;
			const fault = transportFault(remote, result.stderr);
			if (fault?.transient && await pause(round)) continue;
			throw fault?.error ?? unknownFault(remote, result.stderr);
		}
	};
	return {
		once,
		repeatedly,
		pause
	};
}
/** Shows progress, so that silence means that no data arrives. */
const withProgress = (args) => args.flatMap((arg) => arg === "fetch" || arg === "push" ? [arg, "--progress"] : arg === "--quiet" ? [] : arg);
const unreachable = {
	code: "REMOTE_UNREACHABLE",
	sentence: "it cannot be reached, or the connection broke",
	hint: "Check the network, proxy and status of the host, then run again; nothing is lost.",
	transient: true
};
const faults = [
	{
		pattern: /no space left on device|out of disk ?space|disk quota exceeded/i,
		code: "REMOTE_FULL",
		sentence: "the disk is full, on the remote or here",
		hint: "Free some space and run again. Nothing was overwritten; the run continues from its last state.",
		transient: false
	},
	{
		pattern: /SSL certificate problem|certificate verif|unable to get local issuer|Host key verification failed/i,
		code: "REMOTE_UNTRUSTED",
		sentence: "its certificate or host key is not trusted here",
		hint: "Set http.sslCAInfo in your git configuration, or add the host to ~/.ssh/known_hosts.",
		transient: false
	},
	{
		pattern: /repository was archived|is read-only/i,
		code: "REMOTE_ARCHIVED",
		sentence: "the repository is archived, so nothing can be written there",
		hint: "Settings \u2192 General \u2192 Unarchive, or choose another remote.",
		transient: false
	},
	{
		pattern: /enforced SAML|SAML SSO|IP allow ?list|forbids access via a/i,
		code: "REMOTE_POLICY",
		sentence: "a policy of the organisation does not allow this token or this machine",
		hint: "SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Token type: use one that the organisation accepts.",
		transient: false
	},
	{
		pattern: /dumb http transport|git-http-push failed|curl_result = \d+|Unable to find [0-9a-f]{40,} under http/i,
		...unreachable
	},
	{
		pattern: /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|returned error: 40[13]|HTTP 40[13]|Invalid username or|Permission to .* denied|Write access to repository not granted/i,
		code: "REMOTE_AUTH",
		sentence: "it refuses the credentials",
		hint: "Check the token or key: it must be valid and have write access to the contents of the repository (in Actions: permissions: contents: write).",
		transient: false
	},
	{
		pattern: /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
		code: "REMOTE_NOT_FOUND",
		sentence: "there is no such repository, or the credentials have no access to it",
		hint: "Check the address (git remote -v) and whether the token may see the repository.",
		transient: false
	},
	{
		pattern: /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time|expected flush after|of body (?:is|are) still expected|bad pack header|Could not read from remote repository/i,
		...unreachable
	}
];
function transportFault(remote, stderr) {
	const fault = faults.find(({ pattern }) => pattern.test(stderr));
	if (fault === void 0) return void 0;
	const message = `The remote ${withoutCredentials(remote)} cannot be used: ${fault.sentence}. Git says: ${excerptOf(stderr)}`;
	return {
		error: new RalphError({
			code: fault.code,
			message,
			hint: fault.hint
		}),
		transient: fault.transient
	};
}
const unknownFault = (remote, stderr) => new RalphError({
	code: "REMOTE_FAILED",
	message: `The remote ${withoutCredentials(remote)} gave an answer that ralph does not know. Git says: ${excerptOf(stderr)}`,
	hint: "Try `git ls-remote` with that address: it shows what ralph saw. Then run again: nothing is lost."
});
const excerptOf = (stderr) => withoutCredentials(stderr.trim()).slice(-800);
// src/adapter/git/call/user-git.ts
/** Git sets these for its hooks and aliases: they would point to another repository. */
const repositoryVariables = /* @__PURE__ */ new Set([
	"GIT_DIR",
	"GIT_WORK_TREE",
	"GIT_INDEX_FILE",
	"GIT_OBJECT_DIRECTORY",
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_COMMON_DIR",
	"GIT_NAMESPACE",
	"GIT_PREFIX",
	"GIT_CEILING_DIRECTORIES"
]);
function withoutRepository(env) {
	return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value === void 0 || repositoryVariables.has(name) ? [] : [[name, value]]));
}
/** For reading: no lock, hook, daemon or prompt. Throws NOT_A_REPOSITORY or SAFE_DIRECTORY. */
function userGit(cwd, env) {
	const fixed = [
		"-c",
		"core.hooksPath=/dev/null",
		"-c",
		"core.fsmonitor=false"
	];
	const readOnly = {
		...withoutRepository(env),
		LC_ALL: "C",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0"
	};
	return async (call) => {
		const result = await runGit(fixed, readOnly, {
			cwd,
			...call,
			allow: "any"
		});
		throwRepositoryFault(result, cwd);
		if (result.code === 0 || call.allow === "any" || call.allow?.includes(result.code)) return result;
		throw gitFault(call.args, result);
	};
}
function throwRepositoryFault({ code, stderr }, cwd) {
	if (code === 0) return;
	if (/dubious ownership/.test(stderr)) {
		const path = /repository at '([^']+)'/.exec(stderr)?.[1] ?? cwd;
		throw new RalphError({
			code: "SAFE_DIRECTORY",
			message: `Git refuses to read ${path}: it belongs to another user on this machine.`,
			hint: `If you trust it: git config --global --add safe.directory '${path}'`
		});
	}
	if (/not a git repository/i.test(stderr)) throw notARepository(`${cwd} is not inside a git repository.`);
}
const notARepository = (message) => new RalphError({
	code: "NOT_A_REPOSITORY",
	message,
	hint: "Change to the working tree of your project, or make one with: git init"
});
// src/adapter/git/store/user-repository.ts
/** Throws RalphError NOT_A_REPOSITORY, BARE_REPOSITORY, EMPTY_REPOSITORY or SAFE_DIRECTORY. */
async function openRepository({ cwd, env }) {
	const [place, config] = await Promise.all([locate(userGit(cwd, env), cwd), readConfig(userGit(cwd, env))]);
	const { present, originHead, ...location } = place;
	const git = userGit(place.toplevel, env);
	const lastValue = (key) => config.findLast(([name]) => name === key)?.[1] ?? null;
	return {
		...location,
		objectFormat: lastValue("extensions.objectformat") === "sha256" ? "sha256" : "sha1",
		defaultBranch: originHead ?? await guessDefaultBranch(git, present, lastValue("init.defaultbranch")),
		checkedOut: await readWorktrees(git, place),
		user: {
			name: env["GIT_COMMITTER_NAME"] ?? lastValue("committer.name") ?? lastValue("user.name"),
			email: env["GIT_COMMITTER_EMAIL"] ?? lastValue("committer.email") ?? lastValue("user.email")
		},
		uncommitted: async () => fields((await git({ args: [
			"status",
			"--porcelain",
			"-z",
			"--no-renames"
		] })).stdout).length,
		partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === "true"),
		origin: lastValue("remote.origin.url"),
		remoteUrl: (name) => remoteUrl(git, config, name),
		rewriteAddress: (url) => rewrittenAddress(config, { url }),
		carriedConfiguration: (remote) => carriedConfiguration(withSshCommand(config, env), remote)
	};
}
/** Default branches if origin does not name one; as globs, so that git lists only existing ones. */
const usualDefaults = ["--glob=refs/heads/mai[n]", "--glob=refs/heads/maste[r]"];
/** One call of `rev-parse`: it answers line by line, up to the first question without an answer. */
async function locate(git, cwd) {
	const questions = [
		"--is-bare-repository",
		"--git-common-dir",
		"--is-shallow-repository",
		"--show-toplevel"
	];
	const names = [
		"HEAD^{commit}",
		"--symbolic-full-name",
		"HEAD",
		...usualDefaults,
		"refs/remotes/origin/HEAD"
	];
	const { stdout } = await git({
		args: [
			"rev-parse",
			...questions,
			...names
		],
		allow: [128]
	});
	const [bare, commonDir, shallow, toplevel, head = "", branch = "", ...refs] = stdout.toString("utf8").split("\n");
	if (bare === "true") throw new RalphError({
		code: "BARE_REPOSITORY",
		message: `${cwd} is a bare repository: it has no files to work on.`,
		hint: "Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>"
	});
	if (!commonDir || !toplevel) throw notARepository(`${cwd} is inside a git directory, not a working tree.`);
	if (!/^[0-9a-f]{40,}$/.test(head)) throw emptyRepository(toplevel);
	const origin = refs.find((ref) => ref.startsWith("refs/remotes/origin/") && ref !== "refs/remotes/origin/HEAD");
	return {
		toplevel: resolve(toplevel),
		commonDir: resolve(cwd, commonDir),
		shallow: shallow === "true",
		head,
		branch: branch.startsWith("refs/heads/") ? branch.slice(11) : null,
		present: refs.filter((ref) => ref.startsWith("refs/heads/")).map((ref) => ref.slice(11)),
		originHead: origin?.slice(20) ?? null
	};
}
const emptyRepository = (toplevel) => new RalphError({
	code: "EMPTY_REPOSITORY",
	message: `${toplevel} has no commits yet, so there is nothing to start from.`,
	hint: "Commit your files first: git add . && git commit --allow-empty -m \"Begin\""
});
async function readWorktrees(git, current) {
	if (!existsSync(join(current.commonDir, "worktrees"))) return new Map(current.branch === null ? [] : [[current.branch, current.toplevel]]);
	const { stdout } = await git({ args: [
		"worktree",
		"list",
		"--porcelain"
	] });
	const worktrees = /* @__PURE__ */ new Map();
	for (const block of stdout.toString("utf8").split("\n\n")) {
		const path = /^worktree (.+)$/m.exec(block)?.[1];
		const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1];
		if (path !== void 0 && branch !== void 0) worktrees.set(branch, path);
	}
	return worktrees;
}
async function readConfig(git) {
	const { stdout } = await git({ args: [
		"config",
		"--list",
		"-z"
	] });
	return fields(stdout).map((entry) => {
		const end = entry.indexOf("\n");
		return end === -1 ? [entry, "true"] : [entry.slice(0, end), entry.slice(end + 1)];
	});
}
async function guessDefaultBranch(git, present, configured) {
	const usual = ["main", "master"].find((name) => present.includes(name)) ?? null;
	if (configured === null || present.includes(configured)) return configured ?? usual;
	const { code } = await git({
		args: [
			"show-ref",
			"--verify",
			"--quiet",
			`refs/heads/${configured}`
		],
		allow: [1]
	});
	return code === 0 ? configured : usual;
}
/** Git may know a remote from an old file. */
async function remoteUrl(git, config, name) {
	const firstValue = (key) => config.find(([entryKey]) => entryKey === `remote.${name}.${key}`)?.[1];
	const [url, pushUrl] = [firstValue("url"), firstValue("pushurl")];
	if (url !== void 0) return rewrittenAddress(config, {
		url,
		pushUrl
	});
	if (/[/\\:]/.test(name)) return null;
	const { code, stdout } = await git({
		args: [
			"remote",
			"get-url",
			"--push",
			name
		],
		allow: [2, 128]
	});
	return code === 0 ? stdout.toString("utf8").trim() : null;
}
async function remoteAccess(remote, options) {
	const config = withSshCommand(await readConfig(userGit(options.cwd, options.env)), options.env);
	const { address, ...access } = splitCredential(rewrittenAddress(config, { url: remote }));
	return {
		remote: address,
		carried: withCredential(carriedConfiguration(config, address), access)
	};
}
/** The environment's ssh command wins over the configured one; unattended, ssh must not prompt. */
function withSshCommand(config, env) {
	const sshCommand = env["GIT_SSH_COMMAND"];
	if (sshCommand !== void 0) return [...config, ["core.sshcommand", sshCommand]];
	if (config.some(([key]) => key === "core.sshcommand")) return config;
	return [...config, ["core.sshcommand", "ssh -o BatchMode=yes"]];
}
const fields = (bytes) => bytes.toString("utf8").split("\0").slice(0, -1);
/** Without tags `git describe` and many builds fail in the workspace (measured). */
async function readTags(toplevel, env) {
	const { stdout } = await userGit(toplevel, env)({ args: [
		"for-each-ref",
		"--format=%(objectname) %(refname:lstrip=2)",
		"refs/tags"
	] });
	return stdout.toString("utf8").split("\n").filter((line) => line !== "").map((line) => ({
		oid: line.slice(0, line.indexOf(" ")),
		name: line.slice(line.indexOf(" ") + 1)
	}));
}
const maxManifestBytes = 1048576;
async function projectFilesAt(cwd, env) {
	const toplevel = (await userGit(cwd, env)({ args: ["rev-parse", "--show-toplevel"] })).stdout.toString("utf8").replace(/\n$/, "");
	const { stdout } = await userGit(toplevel, env)({ args: [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	] });
	const paths = [...new Set(stdout.toString("utf8").split("\0").filter(Boolean))];
	const texts = /* @__PURE__ */ new Map();
	for (const path of paths.filter(isManifest)) {
		const text = await textOf(join(toplevel, path));
		if (text !== void 0) texts.set(path, text);
	}
	return {
		toplevel,
		files: {
			paths,
			texts
		}
	};
}
async function textOf(path) {
	const fileStat = await stat(path).catch(() => void 0);
	return fileStat?.isFile() && fileStat.size <= maxManifestBytes ? readFile(path, "utf8") : void 0;
}
/**
* One commit with all trees and blobs, without history and checkout: merges, bundles and state commits need every
* object. Throws RalphError `REMOTE_\u2026` or BASE_GONE.
*/
async function fetchBaseRepository(options) {
	const { folder, remote, commit, env, ...retryLimits } = options;
	rmSync(folder, {
		recursive: true,
		force: true
	});
	mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	const git = userGit(folder, env);
	await git({ args: [
		"init",
		"--quiet",
		"--template=",
		`--object-format=${commit.length === 64 ? "sha256" : "sha1"}`
	] });
	await git({ args: [
		"remote",
		"add",
		"origin",
		remote
	] });
	const fetch = [
		"fetch",
		...quietFetch,
		"--depth=1",
		"origin",
		commit
	];
	await remoteCall(git, remote, retryLimits).repeatedly(fetch).catch((error) => {
		throw isMissingCommit(error) ? baseGone(commit) : error;
	});
	await git({ args: [
		"update-ref",
		"--no-deref",
		"HEAD",
		commit
	] });
}
const isMissingCommit = (error) => error instanceof RalphError && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new RalphError({
	code: "BASE_GONE",
	message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
	hint: "A force-push removed it: start a new workflow run instead of re-running this one."
});
export { remoteAccess as a, remoteCall as c, splitCredential as d, withCredential as f, skippedProjects as h, readTags as i, transportFault as l, projectManifests as m, openRepository as n, userGit as o, isManifest as p, projectFilesAt as r, withoutRepository as s, fetchBaseRepository as t, unknownFault as u };
