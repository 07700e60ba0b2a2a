import { In as hardenedEnvironment, Jn as isPathRemote, Ln as runGit, Wn as configEnvironment, Xn as remoteName, Xt as ralphCommand, Zn as withoutCredentials, er as RalphError } from "./through-proxy.js";
import { n as commandLine } from "./command-line.js";
import { d as splitCredential, f as withCredential, o as userGit } from "./user-repository.js";
import { c as asideName } from "./state-access.js";
import { parse } from "node:path";
import { dirname as dirname$1 } from "node:path/posix";
// src/adapter/git/state/origin-state.ts
/**
* Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
* (docs/design.md#one-remote)? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
*/
async function originState(question) {
	const { repository, env, stateRef, local, timeoutMs = 5e3 } = question;
	try {
		const { git, name } = await reaching(repository, env);
		const { stdout } = await git({
			args: [
				"ls-remote",
				name,
				stateRef
			],
			timeoutMs
		});
		const origin = stdout.toString("utf8").split("\n").map((line) => line.split("	")).find(([, name]) => name === stateRef)?.[0];
		if (origin === void 0) return { kind: "none" };
		return origin === local ? { kind: "same" } : {
			kind: "differs",
			origin
		};
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return {
			kind: "unreachable",
			note: `Could not tell whether origin also holds a state of this plan: ${withoutCredentials(error.message).replace(/\s+/g, " ")}`
		};
	}
}
/**
* Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
* an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (failure model G19).
*/
async function reaching(repository, env) {
	const given = await repository.remoteUrl("origin");
	if (given === null || isPathRemote(given)) return {
		git: userGit(repository.toplevel, env),
		name: "origin"
	};
	const { address, ...access } = splitCredential(given);
	const settings = withCredential(repository.carriedConfiguration(address), access);
	const own = {
		...hardenedEnvironment(env, "/dev/null"),
		...configEnvironment([...settings, [`remote.${remoteName}.url`, address]])
	};
	const { root } = parse(repository.toplevel);
	return {
		git: (call) => runGit([], own, {
			cwd: root,
			...call
		}),
		name: remoteName
	};
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(options, state) {
	const { stateRef, planFile } = options;
	const reachedBy = [
		...options.reachedBy,
		"--remote",
		"origin"
	];
	const { origin, local } = state;
	const here = local === null ? "this repository holds none" : `this repository holds another one (${local.slice(0, 12)})`;
	const aside = asideName(stateRef, origin);
	const lease = `--force-with-lease=${stateRef}:${origin}`;
	const fetch = commandLine("git", "fetch", "origin", stateRef);
	const move = commandLine("git", "push", "--atomic", lease, "origin", `FETCH_HEAD:${aside}`, `:${stateRef}`);
	return new RalphError({
		code: "STATE_ELSEWHERE",
		message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
		hint: `To continue the run at origin: ${ralphCommand({
			planFile,
			reachedBy
		}, "run")}. To continue here instead, move it aside there, where it is kept as ${aside} (${fetch} && ${move}), then run again.`
	});
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, options) {
	const { stateRef, other } = options;
	const remote = withoutCredentials(url);
	const move = `${commandLine("git", "fetch", remote, other)} && ${commandLine("git", "push", remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
	return new RalphError({
		code: "STATE_UNDER_OTHER_NAME",
		message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
		hint: `To continue with it there: \`state-ref: ${dirname$1(other)}\`. To move it, while no job is running: ${move}`
	});
}
export { stateElsewhere as n, stateUnderOtherName as r, originState as t };
