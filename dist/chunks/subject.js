import { Yn as runGit, n as bypassesProxy, r as proxyBypassedWarning, yr as RalphError } from "./through-proxy.js";
import { n as openRepository } from "./user-repository.js";
import { n as displayPath } from "./branch-name.js";
import { x as diagnoseConfinement } from "./run-sentence.js";
import { t as resolveSettings } from "./resolve.js";
import { H as hasCredential, f as engineHome, h as openProject } from "./state-files.js";
import { r as openState } from "./state-access.js";
import { s as withFirstQueuedPlan } from "./queue-here.js";
import { s as openBase, u as readConfig } from "./setting-sources.js";
import { r as planFileOfRun } from "./look-at-run.js";
import { o as confinedAt, p as agents, s as confinementHere } from "./runners.js";
import { r as refuseIdleAgentOf } from "./idle-flags.js";
import { t as ruleProject } from "./rule-project.js";
import { a as ok, s as warn, t as fail } from "./probe.js";
import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { tmpdir } from "node:os";
// src/entry/doctor/agent.ts
/** The agent is installed as the settings demand. */
const agentProbe = {
	name: "agent",
	timeoutMs: 15e3,
	async examine({ context, scratch, ...subject }) {
		const choice = await subject.resolved();
		refuseIdleAgentOf(choice);
		const resolved = choice.settings;
		const { refuse, probe } = agents[resolved.agent];
		refuse(resolved);
		const confinement = await subject.confinement();
		const { env: environment, cancelled } = context;
		return ok(await probe(resolved, {
			environment,
			tmp: scratch,
			programs: scratch,
			confinement,
			cancelled,
			note: () => void 0
		}));
	}
};
/** How the agent can pay; shows only the kind. */
const credentialsProbe = {
	name: "credentials",
	async examine({ context: { env, checkout }, settings }) {
		const { facts, login } = agents[(await settings()).agent];
		if (facts.credentials.length === 0) return ok("left to the agent command");
		const present = facts.credentials.filter((credential) => hasCredential({ credentials: [credential] }, env));
		const spaceWarnings = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? "") ? [spaceWarning(variable)] : []);
		if (present.length > 0) return [ok(present.map(({ variable, kind }) => `${kind} (${variable})`).join(", ")), ...spaceWarnings];
		const loginText = login(env);
		if (loginText !== void 0) return ok(loginText);
		return fail("There is no key, token or login for the model.", checkout ? facts.howToPay.inCi : facts.howToPay.here);
	}
};
const spaceWarning = (name) => warn(`${name} starts or ends with white space or a quote.`, "Set it again without them; the provider refuses it as it is.");
// src/core/text/version-order.ts
/** Suffixes such as `.windows.1` do not count. */
function isAtLeast(version, minVersion) {
	const [have, need] = [version, minVersion].map((text) => text.split(".").map((part) => Number.parseInt(part, 10) || 0));
	for (const [index, number] of (need ?? []).entries()) {
		const other = have?.[index] ?? 0;
		if (other !== number) return other > number;
	}
	return true;
}
// src/entry/doctor/machine.ts
const nodeProbe = {
	name: "node",
	async examine({ context: { env } }) {
		const version = process.versions.node;
		if (!isAtLeast(version, "20.19")) return fail(`Version ${version} is too old.`, "Install Node 20.19 or newer.");
		return bypassesProxy(env) ? warn(proxyBypassedWarning, "Install Node 24.14 or newer.") : ok(version);
	}
};
const gitProbe = {
	name: "git",
	async examine({ context }) {
		const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => value ? [[name, value]] : []));
		const { stdout } = await runGit([], env, {
			args: ["--version"],
			timeoutMs: 4e3
		});
		const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString("utf8"))?.[0] ?? "unknown";
		if (!isAtLeast(version, "2.31")) return fail(`Version ${version} is too old.`, "Install git 2.31 or newer.");
		if (isAtLeast(version, "2.38")) return ok(version);
		return warn(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, "Install git 2.38 or newer, or turn the merge off with `merge-base: false`.");
	}
};
/** Below the first, or a tenth of a small disk, an agent call is ended; a checkout with its dependencies needs the second. */
const [minFree, enoughFree] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
	name: "disk",
	examine({ context: { env } }) {
		const space = [nearestExisting(engineHome(env)), tmpdir()].map((path) => ({
			path,
			...spaceOf(path)
		})).sort((a, b) => a.free - b.free);
		return Promise.resolve(space[0] === void 0 ? [] : judge(space[0], env["HOME"]));
	}
};
function judge({ path, free, size }, home) {
	const spaceText = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${displayPath(path, { home })}`;
	const remedy = "Free some space, or set RALPH_HOME and TMPDIR to another disk.";
	if (free < Math.min(minFree, size / 10)) return fail(`Only ${spaceText}.`, remedy);
	return free < enoughFree ? warn(`Only ${spaceText}.`, remedy) : ok(spaceText);
}
function spaceOf(path) {
	const { bavail, bsize, blocks } = statfsSync(path);
	return {
		free: bavail * bsize,
		size: blocks * bsize
	};
}
/** The first run creates the engine's directory. */
const nearestExisting = (path) => existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path));
/** The confinement of an agent, why it is not better, and what to install. A job on GitHub may demand more. */
const confinementProbe = {
	name: "confinement",
	timeoutMs: 2e4,
	async examine({ context, settings, confinement }) {
		const resolved = await settings();
		const shape = context.checkout ? "split jobs" : "own machine";
		return diagnoseConfinement(resolved, confinedAt(await confinement(), resolved, {
			context,
			shape
		}));
	}
};
// src/entry/doctor/subject.ts
/** Long enough for a slow line, short enough to wait for. */
const remoteTimeouts = {
	backoffMs: [],
	timeoutMs: 4e3
};
function subjectOf(context, flags, scratch, knownProject) {
	const repository = once(() => openRepository({
		cwd: context.cwd,
		env: context.env
	}));
	const openProjectOnce = once(async () => knownProject ?? openPlanOrRun(context, await withFirstQueuedPlan(context, flags)));
	const state = once(async () => openState(await openProjectOnce(), context, {
		home: scratch,
		...remoteTimeouts
	}));
	const project = once(async () => knownProject ?? withRunRules(context, await openProjectOnce(), state));
	const resolved = once(async () => await project().catch(() => void 0) ?? readableSettings(context, flags));
	const settings = async () => (await resolved()).settings;
	return {
		context,
		scratch,
		repository,
		project,
		state,
		github: once(async () => {
			const { gitHubAccess, readRepository } = await import("./probed-repository.js").then((n) => n.i);
			const opened = await repository();
			const access = gitHubAccess(context, opened);
			if (!access) return void 0;
			const { address, token } = access;
			return token === void 0 ? "no token" : readRepository(context, opened, {
				address,
				token
			});
		}),
		settings,
		resolved,
		confinement: once(async () => confinementHere(context, await settings())),
		remote: once(async () => (await (await state()).remote.list(["refs/heads/ralph/*"])).refs)
	};
}
/** By the plan file, else by the recorded plan of the run with that name. */
async function openPlanOrRun(context, flags) {
	try {
		return await openProject(context, flags);
	} catch (error) {
		if (!(error instanceof RalphError) || !planFaults.has(error.code)) throw error;
		const plan = await planFileOfRun(context, flags);
		if (plan === void 0) throw error;
		return openProject(context, {
			...flags,
			plan
		});
	}
}
/** For a name that is not a file, and for a folder. */
const planFaults = /* @__PURE__ */ new Set(["PLAN_MISSING", "PLAN_INVALID"]);
/** With the recorded rules of the run, which count for the next job: its checks and scope. */
async function withRunRules(context, project, state) {
	const access = await state().catch(() => void 0);
	const run = await access?.state.load().then((loaded) => loaded.run, () => null);
	if (!access || !run) return {
		...project,
		...await project.readBy(project.settings)
	};
	return (await ruleProject(project, context, {
		run,
		access,
		fresh: false,
		change: false
	})).project;
}
async function readableSettings(context, flags) {
	const { cwd, env } = context;
	const configFile = typeof flags["config"] === "string" ? flags["config"] : void 0;
	const file = await openBase(context).then((base) => readConfig(base, cwd, configFile)).catch(() => void 0);
	const sources = {
		flags,
		environment: env,
		plan: void 0,
		fileName: file?.name ?? ""
	};
	const resolved = resolveSettings({
		...sources,
		file: file?.values ?? {}
	});
	if (resolved.findings.length === 0) return resolved;
	return resolveSettings({
		flags: {},
		environment: {},
		plan: void 0,
		file: {},
		fileName: ""
	});
}
function once(read) {
	let result;
	return () => {
		result ??= read();
		result.catch(() => void 0);
		return result;
	};
}
export { nodeProbe as a, credentialsProbe as c, gitProbe as i, confinementProbe as n, isAtLeast as o, diskProbe as r, agentProbe as s, subjectOf as t };
