import { Ln as runGit, er as RalphError, n as bypassesProxy, r as proxyBypassedWarning } from "./through-proxy.js";
import { n as openRepository } from "./user-repository.js";
import { r as shownPath } from "./branch-name.js";
import { y as diagnoseConfinement } from "./run-sentence.js";
import { t as resolveSettings } from "./resolve.js";
import { N as hasCredential, o as openProject, r as engineHome } from "./state-files.js";
import { r as openState } from "./state-access.js";
import { s as openBase, u as readConfig } from "./setting-sources.js";
import { r as planFileOfRun } from "./look-at-run.js";
import { s as withFirstQueuedPlan } from "./queue-here.js";
import { f as agents, o as confinedAt, s as confinementHere } from "./runners.js";
import { t as ruleProject } from "./rule-project.js";
import { o as ok, s as warn, t as fail } from "./probe.js";
import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { tmpdir } from "node:os";
// src/entry/doctor/agent.ts
/** The agent is here as the settings want it. */
const agentProbe = {
	name: "agent",
	patienceMs: 15e3,
	async look({ context, settings, scratch, ...subject }) {
		const known = await settings();
		const { refuse, probe } = agents[known.agent];
		refuse(known);
		const confinement = await subject.confinement();
		const { env: environment, cancelled } = context;
		return ok(await probe(known, {
			environment,
			tmp: scratch,
			programs: scratch,
			confinement,
			cancelled,
			note: () => void 0
		}));
	}
};
/** How the agent can pay; only the kind is ever told. */
const credentialsProbe = {
	name: "credentials",
	async look({ context: { env, checkout }, settings }) {
		const { facts, login } = agents[(await settings()).agent];
		if (facts.credentials.length === 0) return ok("left to the agent command");
		const present = facts.credentials.filter((one) => hasCredential({ credentials: [one] }, env));
		const spaced = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? "") ? [blanks(variable)] : []);
		if (present.length > 0) return [ok(present.map(({ variable, kind }) => `${kind} (${variable})`).join(", ")), ...spaced];
		const found = login(env);
		if (found !== void 0) return ok(found);
		return fail("There is no key, token or login for the model.", checkout ? facts.howToPay.inCi : facts.howToPay.here);
	}
};
const blanks = (name) => warn(`${name} starts or ends with white space or a quote.`, "Set it again without them; the provider refuses it as it is.");
// src/core/text/version-order.ts
/** Whether `2.39.5` is at least `2.38`; suffixes such as `.windows.1` do not count. */
function isAtLeast(version, least) {
	const [have, need] = [version, least].map((text) => text.split(".").map((part) => Number.parseInt(part, 10) || 0));
	for (const [index, number] of (need ?? []).entries()) {
		const other = have?.[index] ?? 0;
		if (other !== number) return other > number;
	}
	return true;
}
// src/entry/doctor/machine.ts
const nodeProbe = {
	name: "node",
	async look({ context: { env } }) {
		const version = process.versions.node;
		if (!isAtLeast(version, "20.19")) return fail(`Version ${version} is too old.`, "Install Node 20.19 or newer.");
		return bypassesProxy(env) ? warn(proxyBypassedWarning, "Install Node 24.14 or newer.") : ok(version);
	}
};
const gitProbe = {
	name: "git",
	async look({ context }) {
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
/** Below the first, or a tenth of a small disk, an agent call is ended at once; a checkout with its dependencies needs the second. */
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
	name: "disk",
	look({ context: { env } }) {
		const space = [nearest(engineHome(env)), tmpdir()].map((path) => ({
			path,
			...spaceOf(path)
		})).sort((a, b) => a.free - b.free);
		return Promise.resolve(space[0] === void 0 ? [] : judge(space[0], env["HOME"]));
	}
};
function judge({ path, free, size }, home) {
	const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${shownPath(path, { home })}`;
	const remedy = "Free some space, or set RALPH_HOME and TMPDIR to another disk.";
	if (free < Math.min(least, size / 10)) return fail(`Only ${found}.`, remedy);
	return free < comfortable ? warn(`Only ${found}.`, remedy) : ok(found);
}
function spaceOf(path) {
	const { bavail, bsize, blocks } = statfsSync(path);
	return {
		free: bavail * bsize,
		size: blocks * bsize
	};
}
/** The engine's directory is made with the first run. */
const nearest = (path) => existsSync(path) || path === dirname(path) ? path : nearest(dirname(path));
/** What keeps an agent in here, why nothing better does, and what to install. A job of GitHub may demand more: it says so. */
const confinementProbe = {
	name: "confinement",
	patienceMs: 2e4,
	async look({ context, settings, confinement }) {
		const known = await settings();
		const shape = context.checkout ? "split jobs" : "own machine";
		return diagnoseConfinement(known, confinedAt(await confinement(), known, {
			context,
			shape
		}));
	}
};
// src/entry/doctor/subject.ts
/** Long enough for a slow line, short enough to wait for. */
const remotePatience = {
	backoffMs: [],
	timeoutMs: 4e3
};
function subjectOf(context, flags, scratch, known) {
	const repository = once(() => openRepository({
		cwd: context.cwd,
		env: context.env
	}));
	const opened = once(async () => known ?? openPlanOrRun(context, await withFirstQueuedPlan(context, flags)));
	const state = once(async () => openState(await opened(), context, {
		home: scratch,
		...remotePatience
	}));
	const project = once(async () => known ?? asItsRunHasIt(context, await opened(), state));
	const settings = once(async () => {
		return (await project().catch(() => void 0))?.settings ?? readableSettings(context, flags);
	});
	return {
		context,
		scratch,
		repository,
		project,
		state,
		github: once(async () => {
			const { gitHubAccess, gitHubHere } = await import("./here.js").then((n) => n.r);
			const found = await repository();
			const access = gitHubAccess(context, found);
			if (!access) return void 0;
			const { address, token } = access;
			return token === void 0 ? "no token" : gitHubHere(context, found, {
				address,
				token
			});
		}),
		settings,
		confinement: once(async () => confinementHere(context, await settings())),
		remote: once(async () => (await (await state()).remote.list(["refs/heads/ralph/*"])).refs)
	};
}
/** By the plan file, or by the one that the run of that name has recorded. */
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
/** A name that is no file, and one that is a folder. */
const planFaults = /* @__PURE__ */ new Set(["PLAN_MISSING", "PLAN_INVALID"]);
/** The rules that a run has recorded count for the next job: its checks, and which stories it is about. */
async function asItsRunHasIt(context, project, state) {
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
	const named = typeof flags["config"] === "string" ? flags["config"] : void 0;
	const file = await openBase(context).then((base) => readConfig(base, cwd, named)).catch(() => void 0);
	const given = {
		flags,
		environment: env,
		plan: void 0,
		fileName: file?.name ?? ""
	};
	const { settings, findings } = resolveSettings({
		...given,
		file: file?.values ?? {}
	});
	if (findings.length === 0) return settings;
	return resolveSettings({
		flags: {},
		environment: {},
		plan: void 0,
		file: {},
		fileName: ""
	}).settings;
}
function once(look) {
	let asked;
	return () => {
		asked ??= look();
		asked.catch(() => void 0);
		return asked;
	};
}
export { nodeProbe as a, credentialsProbe as c, gitProbe as i, confinementProbe as n, isAtLeast as o, diskProbe as r, agentProbe as s, subjectOf as t };
