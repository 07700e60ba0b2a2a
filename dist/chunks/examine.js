import { Bn as findProgram, En as pad, It as findingLines, Jn as isPathRemote, Tn as fitLines, Ut as lineSpan, Vt as commandSpan, Xn as remoteName, Zn as withoutCredentials, dt as payingInputs, er as RalphError, lt as agentFacts, ot as channelName, p as settings, q as limitsInWords, vn as meantName } from "./through-proxy.js";
import { c as remoteCall, l as transportFault, o as userGit, u as unknownFault } from "./user-repository.js";
import { n as isCi } from "./context.js";
import { D as plural, i as plainLine, v as formatDuration } from "./one-line.js";
import { r as shownPath } from "./branch-name.js";
import { r as commitLine } from "./command-line.js";
import { L as removeFolder } from "./due.js";
import { v as inlineMarkdown } from "./slices.js";
import { n as painter, t as paintCode } from "./paint.js";
import { r as isEnterpriseServer } from "./address.js";
import { n as fold } from "./evolve.js";
import { O as agentEnvironment } from "./state-files.js";
import { C as readLog, b as refusedState } from "./state-access.js";
import { s as openBase } from "./setting-sources.js";
import { i as pushRefusal } from "./remote.js";
import { _ as standingOfPlan, i as openQueue, n as nextInQueue } from "./queue-here.js";
import { m as stateElsewhere, p as originState } from "./read-run.js";
import { a as sharedGroup, n as missingPermissions, r as neededPermissions } from "./workflow-file.js";
import { t as sleepsByItself } from "./watchdog.js";
import "./watchdog-text.js";
import { t as jobSettings } from "./job-settings.js";
import { a as serversFor, n as refuseUnusableServers } from "./servers.js";
import { _ as splitLines, d as registriesOfCommit, g as hasGroups, h as supervise, l as limitsOfMachine, v as layOutServers, y as withCallFolder } from "./runners.js";
import { r as checkBranches, t as desktopProgram } from "./tell-program.js";
import { a as noToken, i as joinUnchecked, n as findingsOf, o as ok, r as gitHubProbe, s as warn, t as fail } from "./probe.js";
import { a as nodeProbe, c as credentialsProbe, i as gitProbe, n as confinementProbe, o as isAtLeast, r as diskProbe, s as agentProbe, t as subjectOf } from "./subject.js";
import { n as checksProbe, r as otherCiProbe, t as findUnreadTemplates } from "./unread-here.js";
import { i as orUndefined, n as gitHubAccess } from "./here.js";
import { i as platformActions, t as expression } from "./workflow-steps.js";
import { accessSync, constants, existsSync, readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { execFile } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
// src/core/report/terminal/doctor.ts
const title = "### ralph doctor";
const marks = {
	ok: ["\u2713", "green"],
	warn: ["!", "yellow"],
	fail: ["\u2717", "red"]
};
/** Lines without their newline: one for each diagnosis, its remedy below it, and the sum at the end. */
function doctorText(diagnoses, look) {
	const paint = painter(look.color);
	const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length));
	const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
		const [mark, colour] = marks[level];
		const line = `${paint(mark, colour)} ${pad(probe, width)}  ${plainLine(found, 1e3)}`;
		return remedy === null ? [line] : [line, `  ${" ".repeat(width)}  \u2192 ${paintCode(plainLine(remedy, 1e3), paint)}`];
	});
	return fitLines([
		...lines,
		"",
		doctorSentence(diagnoses)
	], look);
}
/** The same for the summary of a workflow's step: what is wrong first, what is in order folded away. */
function doctorMarkdown(diagnoses) {
	const line = ({ probe, level, found, remedy }) => {
		const next = remedy === null ? "" : ` \u2192 ${inlineMarkdown(remedy, 1e3)}`;
		return `- ${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1e3)}${next}`;
	};
	const wrong = diagnoses.filter(({ level }) => level !== "ok").map(line);
	const right = diagnoses.filter(({ level }) => level === "ok").map(line);
	return [
		title,
		doctorSentence(diagnoses),
		...wrong.length > 0 ? [wrong.join("\n")] : [],
		`<details><summary>In order: ${right.length}</summary>\n\n${right.join("\n")}\n\n</details>`,
		""
	].join("\n\n");
}
/** GitHub takes 65,536 characters (platform fact 26). */
const longestComment = 6e4;
/** The same for a comment on the pull request that was looked at; `page` is that of the workflow run. */
function doctorComment(diagnoses, page) {
	const whole = doctorMarkdown(diagnoses).trimEnd();
	const text = whole.length <= longestComment ? whole : `${title}\n\n${doctorSentence(diagnoses)}`;
	return page === void 0 ? `${text}\n` : `${text}\n\n[The log](${page})\n`;
}
/** Whether a run can be started: warnings do not hinder it. */
const isHealthy = (diagnoses) => diagnoses.every(({ level }) => level !== "fail");
function doctorSentence(diagnoses) {
	const count = (level, word) => {
		const number = diagnoses.filter((one) => one.level === level).length;
		return number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`];
	};
	const wrong = [...count("fail", "fault"), ...count("warn", "warning")];
	if (wrong.length === 0) return "Everything is in order.";
	return `${wrong.join(", ")}. ${isHealthy(diagnoses) ? "A run can start." : "Fix what is marked \u2717 before you start a run."}`;
}
// src/entry/doctor/environments.ts
/**
* The environments that workflows of ralph's name: GitHub makes one that is not there at its first use, without
* protection, so that a misspelt name asks nobody (platform fact 56).
*/
const environmentsProbe = gitHubProbe("environments", async ({ client, workflows }) => {
	const named = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({
		path,
		name
	})));
	if (named.length === 0) return [];
	const listed = await orUndefined(client.request("GET /repos/{owner}/{repo}/environments", { per_page: 100 }));
	if (!listed) {
		const names = [...new Set(named.map(({ name }) => name))];
		return ok(`${names.join(", ")}: this token cannot see whether they exist or who reviews them`);
	}
	const { environments = [], total_count: all = 0 } = listed;
	const beyond = all <= environments.length ? [] : named.filter(({ name }) => !find(environments, name));
	const route = "GET /repos/{owner}/{repo}/environments/{environment_name}";
	const others = await Promise.all(beyond.map(({ name }) => orUndefined(client.request(route, { environment_name: name }))));
	const known = [...environments, ...others.filter((one) => one !== void 0)];
	return named.map((one) => verdict(one, known));
});
/** Names of environments are the same in any case. */
const find = (known, name) => known.find((one) => one.name.toLowerCase() === name.toLowerCase());
function verdict({ path, name }, known) {
	const there = find(known, name);
	if (!there) return missing$1({
		path,
		name
	}, known);
	const kinds = (there.protection_rules ?? []).map(({ type }) => type);
	if (kinds.includes("required_reviewers")) return ok(`${name} requires its reviewers`);
	const found = `${path} names the environment ${name}, which ${kinds.length === 0 ? "has no protection rules" : "has no required reviewers"}: nobody has to approve.`;
	return warn(found, `Add them in Settings \u2192 Environments \u2192 ${name} \u2192 Required reviewers, or remove the environment from the workflow.`);
}
function missing$1({ path, name }, known) {
	const meant = meantName(name, known.map((one) => one.name));
	const found = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`;
	const make = `Settings \u2192 Environments \u2192 New environment: ${name}, with required reviewers.`;
	return fail(found, meant === void 0 ? make : `Write ${meant} if you mean that one, or ${make}`);
}
// src/entry/doctor/network.ts
/** Where a call can send what it read: every host, and the file of the base or the setting because of which it may be reached. */
const networkProbe = {
	name: "network",
	needs: "repository",
	patienceMs: 2e4,
	async look({ context, settings, confinement, repository }) {
		const { report } = await confinement();
		const configured = await settings();
		if (report.network === void 0) return configured.egress === "open" || report.level === "C3" ? ok("The agent and the checks reach everything that you can.") : warn("The agent and the checks reach everything that you can: only C3 can close the network.", "See the line `confinement`.");
		const { toplevel, head } = await repository();
		const registries = report.network === "listed" ? await registriesOfCommit(userGit(toplevel, context.env), head) : [];
		const byPlace = /* @__PURE__ */ new Map();
		for (const { host, file } of registries) byPlace.set(file, [...byPlace.get(file) ?? [], host]);
		if (configured["allow-hosts"].length > 0) byPlace.set("allow-hosts", [...configured["allow-hosts"]]);
		const places = [...byPlace].map(([place, hosts]) => `${hosts.join(", ")} (${place})`);
		const ports = configured.ports.length > 0 ? [`ports ${configured.ports.join(", ")} of this machine`] : [];
		return ok([
			"The agent and the checks reach the model",
			...places,
			...ports
		].join("; "));
	}
};
/** What one call may take of this machine, and who counts. */
const limitsProbe = {
	name: "limits",
	patienceMs: 2e4,
	async look({ settings }) {
		const { "agent-limits": limited } = await settings();
		const limits = `${limitsInWords(limitsOfMachine(limited))} for each call, ${hasGroups() ? "held by the kernel" : "watched four times a second"}`;
		return limited.cpu !== void 0 && !hasGroups() ? warn(`${limits}; cpu has no effect here.`, "Run it as root, or in a container that may make control groups.") : ok(limits);
	}
};
// src/entry/doctor/notify.ts
/** Who is told of the run (`notify`): a variable or a program that is not here is only missed when it matters. */
const notifyProbe = {
	name: "notify",
	needs: "project",
	async look({ project, context }) {
		const { notify } = (await project()).settings;
		const missing = notify.flatMap((channel) => missingOf(channel, context.env));
		if (missing.length > 0 || notify.length === 0) return missing;
		return ok(notify.map(channelName).join(", "));
	}
};
function missingOf(channel, env) {
	const name = channelName(channel);
	const unset = variablesOf(channel).filter((variable) => !env[variable]);
	const program = programOf(channel);
	return [...unset.map((variable) => warn(`notify: ${variable} is not set here, so ${name} would not be notified.`, `Export ${variable} where the run starts; in a workflow, pass a secret as \`env\` of ralph's step.`)), ...program !== void 0 && findProgram(program, env["PATH"]) === void 0 ? [warn(`notify: ${program} is not installed here, so ${name} would not be notified.`, `Install ${program}, or name another program.`)] : []];
}
function variablesOf(channel) {
	if (channel.to === "desktop") return [];
	if (channel.to === "command") return channel.env;
	const secret = channel.to === "webhook" ? channel["secret-env"] : void 0;
	return [channel["url-env"], ...secret === void 0 ? [] : [secret]];
}
function programOf(channel) {
	if (channel.to === "command") return channel.run[0];
	return channel.to === "desktop" ? desktopProgram(process.platform, {
		title: "",
		text: ""
	})?.[0] : void 0;
}
// src/adapter/git/state/try-push.ts
/**
* Whether the remote would let us create `ref`, asked without doing it: git talks to the receiving side, with the
* credentials of a push, and sends nothing. Hooks and rules at the remote are not asked. Throws RalphError `REMOTE_\u2026`.
*/
async function tryPush(store, request) {
	const { ref, timeoutMs } = request;
	if (isPathRemote(store.remote)) refuseReadOnly(store.remote, ref);
	const result = await remoteCall(store.git, store.remote, {
		backoffMs: [],
		timeoutMs
	}).once([
		"push",
		...[
			"--dry-run",
			"--porcelain",
			"--no-verify",
			"--no-signed"
		],
		remoteName,
		`${await emptyCommit(store)}:${ref}`
	]);
	if (result.code === 0) return;
	const refusal = pushRefusal(result.stdout.toString("utf8"), result.stderr);
	if (refusal !== void 0) throw refusedState({
		remote: store.remote,
		ref
	}, refusal);
	throw transportFault(store.remote, result.stderr)?.error ?? unknownFault(store.remote, result.stderr);
}
/** The store's own: not every clone holds its HEAD in a way that could be pushed. */
async function emptyCommit({ git }) {
	const tree = await git({ args: ["mktree"] });
	return (await git({ args: [
		...[
			"-c",
			"user.name=ralph",
			"-c",
			"user.email=ralph@ralph.invalid"
		],
		"commit-tree",
		"-m",
		"dry run",
		tree.stdout.toString("utf8").trim()
	] })).stdout.toString("utf8").trim();
}
function refuseReadOnly(remote, ref) {
	const path = remote.startsWith("file:") ? fileURLToPath(remote) : remote;
	const refs = [join(path, "refs"), join(path, ".git", "refs")].find((folder) => existsSync(folder));
	if (refs === void 0) return;
	try {
		accessSync(refs, constants.W_OK);
	} catch {
		throw refusedState({
			remote: withoutCredentials(remote),
			ref
		}, { why: `${refs} cannot be written by this user` });
	}
}
// src/entry/doctor/project.ts
const repositoryProbe = {
	name: "repository",
	async look({ repository, context }) {
		const { toplevel, branch, head } = await repository();
		return ok(`${plainLine(shownPath(toplevel, { home: context.env["HOME"] }), 200)}, ${branch ?? "detached HEAD"} at ${head.slice(0, 7)}`);
	}
};
/** A run that is kept in this repository has no other half at `origin`. */
const originProbe = {
	name: "origin",
	needs: "remote",
	async look({ project, remote, context }) {
		const known = await project();
		const { repository, remoteIsOwn, stateRef } = known;
		if (!remoteIsOwn || repository.origin === null) return [];
		const local = (await remote()).get(stateRef) ?? null;
		const at = {
			repository,
			env: context.env,
			stateRef,
			local,
			timeoutMs: 4e3
		};
		const found = await originState(at);
		if (found.kind === "differs") throw stateElsewhere(known, {
			origin: found.origin,
			local
		});
		if (found.kind === "unreachable") return warn(found.note, "Try again when origin can be reached.");
		return ok(found.kind === "same" ? "origin has the same state" : "origin has no other state of this plan");
	}
};
/** The remote answers, and a push of a state ref would be let in. */
const remoteProbe = {
	name: "remote",
	needs: "project",
	patienceMs: 9e3,
	async look({ project, state, remote }) {
		const { stateRef, remote: url, remoteIsOwn } = await project();
		await remote();
		await tryPush((await state()).store, {
			ref: `${stateRef}-doctor`,
			timeoutMs: 4e3
		});
		return ok(remoteIsOwn ? "this repository, writable" : `${withoutCredentials(url)}, writable`);
	}
};
/** Nothing is in the way of the names of the run's two refs. */
const branchesProbe = {
	name: "branches",
	needs: "remote",
	async look({ project, state }) {
		const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project();
		await checkBranches({
			remote: (await state()).remote,
			repository,
			remoteIsOwn,
			stateRef,
			workRef
		});
		return ok(`${workBranch} and ${stateRef.replace("refs/heads/", "")} can be written`);
	}
};
/** Plan and configuration as they are here are what other jobs see. */
const uncommittedProbe = {
	name: "committed",
	needs: "project",
	async look({ project, context }) {
		const { repository, steeringFiles } = await project();
		const args = [
			"status",
			"--porcelain",
			"-z",
			"--no-renames",
			"--ignored",
			"--",
			...steeringFiles
		];
		const { stdout } = await userGit(repository.toplevel, context.env)({ args });
		const changed = stdout.toString("utf8").split("\0").filter(Boolean);
		if (changed.length === 0) return ok("plan and configuration are committed");
		return changed.map((line) => {
			const path = plainLine(line.slice(3), 200);
			const force = line.startsWith("!!");
			const what = force ? "is ignored by git" : "has uncommitted changes";
			const shown = relative(context.cwd, resolve(repository.toplevel, line.slice(3)));
			return warn(`${path} ${what}, so jobs in CI and on other machines do not see it.`, `Commit it: ${lineSpan(commitLine(`Change ${path}`, [shown], { force }))}.`);
		});
	}
};
/** A template under another name would be left out without a word. */
const templatesProbe = {
	name: "templates",
	needs: "repository",
	look: async ({ context }) => (await findUnreadTemplates(await openBase(context))).map(({ found, remedy }) => warn(found, remedy))
};
/** The state can be read, and is the fold of its events (docs/design.md#decide-then-do). */
const stateProbe = {
	name: "state",
	needs: "remote",
	patienceMs: 2e4,
	async look({ project, state }) {
		const { state: store } = await state();
		const { run } = await store.load();
		if (!run) return ok("no run of this plan yet");
		const folded = fold(null, await readLog(store, run));
		const { stateRef, planName } = await project();
		if (isDeepStrictEqual(asWritten(folded), asWritten(run.state))) return ok(`run ${planName}: ${plural(run.state.iteration, "iteration")}, equal to its events`);
		const { hint } = await store.untrue("STATE_NOT_ITS_EVENTS", []);
		return fail(`The state in ${stateRef} does not match its events: somebody edited it.`, hint);
	}
};
const asWritten = (value) => JSON.parse(JSON.stringify(value));
/** Plan and configuration can be read, and mean something. */
const planProbe = {
	name: "plan",
	needs: "repository",
	patienceMs: 9e3,
	async look(subject) {
		const known = await subject.project().catch((error) => withoutPlan(error, subject));
		if ("level" in known) return known;
		const { plan, planFile, planName, warnings } = known;
		jobSettings(known);
		const count = plural(plan.tasks.length, "task");
		const remarks = findingLines(warnings, planFile).map((line) => warn(line, `See ${commandSpan("ralph", "plan", "lint", planFile)}.`));
		return [
			ok(`${planFile}: ${count}, run "${planName}"`),
			...remarks,
			...await outsideScope(known)
		];
	}
};
/** On a person's machine `ralph start` needs no plan; a workflow does. */
async function withoutPlan(error, { context, settings: read }) {
	if (!(error instanceof RalphError && error.code === "PLAN_MISSING") || isCi(context) || (await read()).plan !== settings.plan.fallback) throw error;
	return warn(error.message, error.hint);
}
/** Faults of stories that this run is not about hold nothing up. */
async function outsideScope({ settings, readBy, planFile }) {
	const scope = settings["plan-scope"];
	if (!scope || scope === "all") return [];
	const fault = await readBy({
		...settings,
		"plan-scope": "all"
	}).then(() => void 0, (error) => error);
	if (!(fault instanceof RalphError)) return [];
	const lint = commandSpan("ralph", "plan", "lint", planFile, "--plan-scope", "all");
	const [first = fault.message, ...others] = fault.findings;
	const more = others.length === 0 ? "" : ` (and ${plural(others.length, "more fault")})`;
	const found = `Outside the scope of this run (${plainLine(scope, 100)}): ${plainLine(first, 500)}${more}`;
	return [warn(found, `It holds nothing up. ${lint} lists them all.`)];
}
/** The plans of the queue, where there is one: what comes next, and what keeps it from being carried out. */
const queueProbe = {
	name: "queue",
	needs: "project",
	async look({ project, context }) {
		const { settings } = await project();
		if (settings.queue === void 0) return [];
		const here = await openQueue(context, { queue: settings.queue });
		const { queue } = here;
		if (queue.findings.length > 0) return queue.findings.map((finding) => fail(finding, "`ralph queue` shows the queue."));
		const next = nextInQueue(here);
		const then = next.kind === "empty" ? "nothing is left to start" : `${next.row.name} is ${next.kind === "begin" ? "next" : standingOfPlan(next.row)}`;
		return ok(`${queue.folder}/: ${plural(queue.rows.length, "plan")}, ${then}`);
	}
};
// src/core/github/branch-rules.ts
const exempt = "Exempt ralph/** from it: Settings \u2192 Rules \u2192 Rulesets.";
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings \u2192 Rules \u2192 Rulesets).`;
/** By the type that GitHub gives a rule; what is not named does not hinder a run. */
const verdicts = {
	creation: {
		why: "restricts who may create it",
		way: bypass
	},
	update: {
		why: "restricts who may push to it",
		way: bypass
	},
	pull_request: {
		why: "only lets changes in by pull request",
		way: exempt
	},
	merge_queue: {
		why: "only lets changes in by the merge queue",
		way: exempt
	},
	required_status_checks: {
		why: "requires status checks before a push",
		way: exempt
	},
	required_deployments: {
		why: "requires a deployment before a push",
		way: exempt
	},
	workflows: {
		why: "requires workflows to pass before a push",
		way: exempt
	},
	code_scanning: {
		why: "requires code scanning results before a push",
		way: exempt
	},
	required_linear_history: {
		why: "forbids merge commits",
		way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`
	},
	commit_message_pattern: {
		why: "requires a format for commit messages",
		way: `Set \`commit-template\`. Or: ${exempt}`
	},
	commit_author_email_pattern: {
		why: "restricts the addresses of authors",
		way: `Set \`author\`. Or: ${exempt}`
	},
	committer_email_pattern: {
		why: "restricts the addresses of committers",
		way: `Set \`committer\`. Or: ${exempt}`
	},
	branch_name_pattern: {
		why: "requires a format for branch names",
		way: `Choose a "branch" in the plan. Or: ${exempt}`
	}
};
const signatures = {
	why: "requires signed commits",
	way: "Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule."
};
/** Undefined where the rule does not hinder; `signed`: GitHub signs what goes onto this branch. */
function ruleVerdict(type, signed) {
	if (type === "required_signatures") return signed ? void 0 : signatures;
	return Object.hasOwn(verdicts, type) ? verdicts[type] : void 0;
}
// src/entry/doctor/allowed-actions.ts
/** What ralph's workflows need that is not of this owner: themselves, the folder that run.yml names, and GitHub's own actions. */
function neededActions(uses, owner) {
	const names = uses.flatMap((name) => {
		if (!/\/\.github\/workflows\//.test(name)) return [name, platformActions.checkout];
		return [
			name,
			`${repositoryOf(name)}/action@${name.split("@")[1]}`,
			...Object.values(platformActions)
		];
	});
	const isOwn = (name) => name.toLowerCase().startsWith(`${owner.toLowerCase()}/`);
	return [...new Set(names.map((name) => name.split(" ")[0] ?? ""))].filter((name) => !isOwn(name));
}
/** Patterns to add, so that each of `names` is allowed; without a known list those that all of them need. */
function missingPatterns(names, selected) {
	const { github_owned_allowed: githubOwned = selected === void 0, patterns_allowed: patterns = [] } = selected ?? {};
	const isAllowed = (name) => githubOwned && /^(actions|github)\//.test(name) || patterns.some((pattern) => matches(pattern, name));
	return [...new Set(names.filter((name) => !isAllowed(name)).map(patternFor))];
}
/** `OWNER/NAME@*` does not allow a folder of that repository. */
const patternFor = (name) => {
	const [path = ""] = name.split("@");
	if (path.startsWith("actions/")) return "actions/*";
	return path === repositoryOf(name) ? `${path}@*` : `${repositoryOf(name)}/*`;
};
const repositoryOf = (name) => name.split(/[/@]/).slice(0, 2).join("/");
/** `*` stands for any text, slashes too. A pattern that forbids, with `!` before it, is not judged. */
function matches(pattern, name) {
	const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "i").test(name);
}
// src/entry/doctor/repository-settings.ts
/** The repository on GitHub: it answers, can be written, and who can read what a run publishes. */
const gitHubRepositoryProbe = {
	name: "github",
	needs: "repository",
	async look({ context, repository, github }) {
		const access = gitHubAccess(context, await repository());
		if (!access) return [];
		const { owner, repo, serverUrl } = access.address;
		const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, "")}`;
		const here = await github();
		if (here === void 0 || here === "no token") return noToken(place);
		const found = [ok(here.isPrivate ? `${place}, private` : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`)];
		if (here.isArchived) found.push(fail("It is archived, so nothing can be written.", "Settings \u2192 General \u2192 Unarchive."));
		if (here.mayPush === false) found.push(fail("This token cannot push to it.", "Use a token with write access to its contents."));
		if (!here.hasIssues) found.push(warn("Issues are turned off, so a run has no tracking issue.", "Settings \u2192 General \u2192 Features \u2192 Issues. Turn them on, or give orders on the pull request."));
		return found;
	}
};
/** Rules over the run's two branches, and rules elsewhere that wait for ralph's own statuses. */
const rulesProbe = gitHubProbe("rules", async (here, { project }) => {
	const known = await project().catch(() => void 0);
	const work = known?.workBranch ?? "ralph/work/plan";
	const state = (known?.stateRef ?? "refs/heads/ralph/state/plan").replace(/^refs\/heads\//, "");
	const signed = known?.settings["commit-mode"] === "api";
	const found = [
		...await over(here, {
			branch: state,
			signed: false,
			found: fail
		}),
		...await over(here, {
			branch: work,
			signed,
			found: warn
		}),
		...await waitingForRalph(here)
	];
	return found.length > 0 ? found : ok(`no rule blocks ${work} and ${state}`);
});
async function over({ client }, request) {
	const { branch, signed } = request;
	if (branch.startsWith("refs/")) return [];
	const rules = await orUndefined(client.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", { branch })) ?? [];
	const types = [...new Set(rules.map(({ type }) => String(type)))];
	const found = types.flatMap((type) => {
		const verdict = ruleVerdict(type, signed);
		return verdict ? [request.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : [];
	});
	if (!(await orUndefined(client.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch })))?.protected || types.length > 0) return found;
	const remedy = "Settings \u2192 Branches: leave ralph/** out of the rule\u2019s pattern.";
	return [...found, warn(`${branch} is a protected branch.`, remedy)];
}
/** Statuses `ralph/\u2026` come with ralph's commits: a person's commit would wait for them without end. */
async function waitingForRalph({ client, defaultBranch: branch }) {
	const [rules, classic] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", { branch })), orUndefined(client.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch }))]);
	const required = [...(rules ?? []).flatMap((rule) => rule.type === "required_status_checks" ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context) : []), ...classic?.protection?.required_status_checks?.contexts ?? []];
	return [...new Set(required)].filter((context) => context.startsWith("ralph/")).map((context) => warn(`${branch} requires \`${context}\`, but commits by people never get that status.`, "Require a check of your own, and let ralph report its verdict under that name (`mirror-status`)."));
}
const general = "Settings \u2192 Actions \u2192 General";
/** Settings of Actions that a run depends on; only administrators see them. */
const actionsSettingsProbe = gitHubProbe("actions", async (here) => {
	const { client } = here;
	const [policy, token] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions", {})), orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions/workflow", {}))]);
	if (!policy && !token) return ok("this token cannot read the Actions settings; if one of them blocks a run, the run says so");
	const selected = policy?.allowed_actions === "selected" ? await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions/selected-actions", {})) : void 0;
	const found = [...policy ? policyFindings(here, policy, selected) : [], ...token ? tokenFindings(token) : []];
	return found.length > 0 ? found : ok("allowed, and workflows may open pull requests");
});
function policyFindings({ workflows, client }, policy, selected) {
	if (!policy.enabled) return [fail("GitHub Actions is turned off.", `${general} \u2192 Actions permissions.`)];
	const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !/^[.$]\//.test(one));
	const found = [];
	const needed = uses.length > 0 ? neededActions(uses, client.owner) : [];
	if (policy.allowed_actions === "local_only" && needed.length > 0) {
		const [first, ...others] = missingPatterns(needed, {});
		const more = others.length > 0 ? ` and ${others.length} more` : "";
		const remedy = `${general}: allow selected actions, and add ${inList(missingPatterns(needed, {}))}.`;
		found.push(fail(`Only actions of this owner are allowed, not \`${first}\`${more}.`, remedy));
	}
	const missing = policy.allowed_actions === "selected" ? missingPatterns(needed, selected) : [];
	if (missing.length > 0) found.push(warn(`Only selected actions are allowed${selected ? ", and the list lacks some that ralph needs" : ""}.`, `${general}: the list must have ${inList(missing)}.`));
	const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
	if (policy.sha_pinning_required && loose !== void 0) found.push(fail(`Actions must be pinned to a full SHA, and ${loose} is not.`, "Use the SHA of the release."));
	return found;
}
const inList = (patterns) => patterns.map((pattern) => `\`${pattern}\``).join(", ");
const tokenFindings = (token) => token.can_approve_pull_request_reviews ? [] : [warn("Workflows are not allowed to open pull requests.", `${general} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; otherwise a run prints a link to open it by hand.`)];
const payers = payingInputs.map(({ variable }) => variable);
/** The secrets that the workflow names are there, by name; a value is never seen. */
const secretsProbe = gitHubProbe("secrets", async ({ client, workflows }) => {
	const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn);
	if (named.length === 0) return [];
	const [own, shared] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/actions/secrets", { per_page: 100 })), orUndefined(client.request("GET /repos/{owner}/{repo}/actions/organization-secrets", { per_page: 100 }))]);
	if (!own) return ok(`${named.join(", ")}: this token cannot see whether they exist`);
	return missing(named, new Set([...own.secrets, ...shared?.secrets ?? []].map(({ name }) => name.toUpperCase())));
});
/** One of those that pay is enough. */
function missing(named, known) {
	const paying = named.filter((name) => payers.includes(name));
	const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()));
	const lacking = [...paying.length > 0 && !paying.some((name) => known.has(name)) ? [paying.join(" or ")] : [], ...others];
	if (lacking.length === 0) return ok(`${named.filter((name) => known.has(name.toUpperCase())).join(", ")}`);
	return lacking.map((name) => warn(`There is no secret ${name}.`, `${commandSpan("gh", "secret", "set", name.split(" ")[0] ?? name)}, or in the environment that the job uses.`));
}
/** The token of the workflow itself is always there. */
const isOwn = (name) => name !== "GITHUB_TOKEN";
// src/adapter/github/workflow/runner-version.ts
/** A step is started by a few processes; Runner.Worker starts the first. */
const maxAncestors = 10;
/**
* The version of the runner whose job this process belongs to, such as `2.336.0`. A runner sets no variable for it, so its
* program is asked. Undefined outside of a job, and in a job's container, which has no runner in it.
*/
async function runnerVersion({ env, program, parent }) {
	if (env["GITHUB_ACTIONS"] !== "true") return void 0;
	const node = /^(.*)\/externals\/node\d+[^/]*\/bin\/node$/.exec(program)?.[1];
	const work = env["RUNNER_TEMP"] ? dirname(dirname(env["RUNNER_TEMP"])) : void 0;
	const listener = [
		node,
		rootAbove(parent, maxAncestors),
		work
	].flatMap((root) => root === void 0 ? [] : join(root, "bin", "Runner.Listener")).find((path) => existsSync(path));
	if (listener === void 0) return void 0;
	const output = await new Promise((resolve) => {
		execFile(listener, ["--version"], {
			timeout: 4e3,
			killSignal: "SIGKILL",
			maxBuffer: 1e4
		}, (_, stdout) => resolve(stdout));
	});
	return /^\d+\.\d+\.\d+/.exec(output.trim())?.[0];
}
/** The folder of the runner that an ancestor of the process `pid` is the worker of. Linux only. */
function rootAbove(pid, remaining) {
	if (remaining === 0 || pid <= 1) return void 0;
	try {
		const file = readlinkSync(`/proc/${pid}/exe`);
		if (file.endsWith("/bin/Runner.Worker")) return dirname(dirname(file));
		const [, parent = "0"] = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
		return rootAbove(Number(parent), remaining - 1);
	} catch {
		return;
	}
}
/** The version in the log of a job: the runner writes it at the top. */
const runnerInLog = (log) => /Current runner version: '(\d+\.\d+\.\d+)'/.exec(log.slice(0, 2e4))?.[1];
// src/entry/doctor/runner.ts
/** The first runner that starts actions of Node 24, and the first that knows `$/`, by which run.yml names its action. */
const least = {
	node24: "2.327.1",
	ownRepository: "2.336.0"
};
/** Jobs that hand artifacts on, here or in what they call. */
const severalJobs = ({ uses, commands }) => isCalled(uses) || commands.some((command) => ["intake", "begin"].includes(command));
const isCalled = (uses) => /\/\.github\/workflows\//.test(uses);
/** Whether runners can start the action, and what an Enterprise Server lacks (platform facts 45, 49). */
const runnerProbe = gitHubProbe("runner", async (context) => {
	const { client, address, workflows } = context;
	const version = await runnerVersion({
		env: context.env,
		program: process.execPath,
		parent: process.ppid
	}) ?? await versionInNewestLog(context);
	if (version && !isAtLeast(version, least.node24)) return fail(`Runner ${version} cannot start actions that use Node 24.`, `Update it to ${least.node24} or newer.`);
	const calling = [...workflows].find(([, { uses }]) => isCalled(uses));
	if (version && calling && !isAtLeast(version, least.ownRepository)) {
		const message = `Runner ${version} does not know \`uses: $/action\`, which the workflow called by ${calling[0]} uses to find its action.`;
		return fail(message, `Update it to ${least.ownRepository} or newer, or use a workflow with one job: \`ralph init --one-job\`.`);
	}
	const server = (isEnterpriseServer(address) ? await orUndefined(client.request("GET /meta", {})) : void 0)?.installed_version;
	if (server === void 0) return version ? ok(version) : [];
	const split = [...workflows].find(([, workflow]) => severalJobs(workflow));
	if (split) {
		const message = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/action\`: ${split[0]} does not work there.`;
		return fail(message, "`ralph init --one-job` writes a workflow that can.");
	}
	return warn(`GitHub Enterprise Server ${server}: its runners must be ${least.node24} or newer, and a pull request opened with a workflow\u2019s token does not start CI there.`, "Make sure that the runners are new enough.");
});
/** The runner of the newest finished run, from the log of its first job. */
async function versionInNewestLog({ client, workflows }) {
	const [path] = [...workflows].find(([, { command }]) => ![
		"tick",
		"doctor",
		"lint"
	].includes(command)) ?? [];
	if (path === void 0) return void 0;
	const ofWorkflow = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const newest = {
		workflow_id: basename(path),
		status: "completed",
		per_page: 1
	};
	const [run] = (await orUndefined(client.request(ofWorkflow, newest)))?.workflow_runs ?? [];
	if (run === void 0) return void 0;
	const job = ((await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
		run_id: Number(run.id),
		per_page: 30
	})))?.jobs ?? []).find(({ conclusion }) => conclusion === "success" || conclusion === "failure");
	if (job === void 0) return void 0;
	const log = client.text("GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs", { job_id: Number(job.id) });
	return runnerInLog(await orUndefined(log) ?? "");
}
// src/adapter/agent/call/try-server.ts
/** What a client says first (Model Context Protocol, lifecycle). */
const hello = JSON.stringify({
	jsonrpc: "2.0",
	id: 1,
	method: "initialize",
	params: {
		protocolVersion: "2025-06-18",
		capabilities: {},
		clientInfo: {
			name: "ralph",
			version: "1"
		}
	}
});
const patienceMs = 15e3;
const silent = `it did not answer within ${patienceMs / 1e3} seconds`;
/** Why a server of a call's file does not greet, in words; undefined where it does. It calls no tool. */
async function tryServer({ file, name }, call) {
	const { mcpServers } = JSON.parse(await readFile(file, "utf8"));
	const entry = mcpServers[name];
	if (!entry) return "it was left out";
	return "url" in entry ? greetByHttp(entry, call.signal) : greet(entry, call);
}
async function greet({ command, args }, { confinement, folder, env, signal }) {
	let answered = false;
	let exitCode;
	const lines = splitLines({
		onLine(line) {
			answered ||= /"id"\s*:\s*1\b/.test(line) && /"result"\s*:/.test(line);
			const ended = /^\{"ended":(\d+)\}$/.exec(line)?.[1];
			if (ended !== void 0) exitCode = Number(ended);
			if (answered || ended !== void 0) running.end();
		},
		onTooLong: () => void 0
	});
	const running = supervise({
		file: "/bin/sh",
		args: [
			"-c",
			`{ printf '%s\\n' "$1"; shift; sleep ${patienceMs / 1e3}; } | { shift; "$@"; printf '{"ended":%s}\\n' $?; }`,
			"sh",
			hello,
			command,
			...args
		],
		cwd: folder.home,
		env
	}, {
		confinement,
		places: {
			call: folder,
			writable: [],
			readable: [process.execPath]
		},
		signal,
		onStdout: lines.push,
		onStderr: () => void 0,
		wallMs: patienceMs,
		graceMs: 200
	});
	await running.done;
	if (answered) return void 0;
	if (exitCode === void 0) return silent;
	if (exitCode === 127) return "there is no such program";
	return exitCode === 126 ? "its program is missing or may not be run" : `it exited with code ${exitCode}`;
}
async function greetByHttp({ url, headers }, signal) {
	const accept = {
		"content-type": "application/json",
		accept: "application/json, text/event-stream"
	};
	const until = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
	try {
		const answer = await fetch(url, {
			method: "POST",
			headers: {
				...accept,
				...headers
			},
			body: hello,
			signal: until
		});
		await answer.body?.cancel();
		return answer.ok ? void 0 : `it answered with HTTP status ${answer.status}`;
	} catch (error) {
		if (until.aborted) return silent;
		const { cause } = error;
		return `it cannot be reached (${String(cause?.code ?? error)})`;
	}
}
// src/entry/doctor/servers.ts
/** The context agent has the same ones before and after. */
const roles = [
	"code",
	"prep",
	"index"
];
/** Every MCP server that is configured can be started or reached, from where a call would. */
const serversProbe = {
	name: "mcp",
	needs: "repository",
	patienceMs: 2e4,
	async look(subject) {
		const job = { settings: await subject.settings() };
		const base = await filesOf(subject.context);
		await refuseUnusableServers({ base }, job, roles);
		const notes = [];
		const show = (said) => {
			if (said.kind === "warning") notes.push(warn(`${said.text}.`, "Add that file, or set `mcp-transport: stdio`."));
		};
		const recall = () => Promise.resolve(void 0);
		const all = await Promise.all(roles.map((of) => serversFor({
			base,
			show
		}, job, {
			of,
			recall
		})));
		const list = new Map(all.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]));
		return list.size === 0 ? [] : [...notes, ...await tried(subject, [...list.values()])];
	}
};
async function filesOf(context) {
	const { repository, read } = await openBase(context);
	const missing = (error) => {
		if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
	};
	return { read: (path) => read(join(repository.toplevel, path)).then((bytes) => bytes.toString("utf8"), missing) };
}
/** Two files may give one name to two servers: each is tried by itself. */
async function tried(subject, list) {
	const found = await Promise.all(list.map((one) => triedOne(subject, one)));
	const working = found.flatMap(({ name, wrong }) => wrong ? [] : [name]);
	const wrong = found.flatMap((one) => one.wrong ?? []);
	return working.length === 0 ? wrong : [ok(working.join(", ")), ...wrong];
}
async function triedOne(subject, one) {
	const { context, scratch } = subject;
	const { agent, "agent-env": extra } = await subject.settings();
	const { provider } = agentFacts[agent];
	const confinement = await subject.confinement();
	const { name } = one;
	return withCallFolder(scratch, async (folder) => {
		const env = agentEnvironment(context.env, {
			...folder,
			extra,
			provider
		});
		const asked = {
			servers: {
				list: [one],
				memory: ""
			},
			workspace: folder.home
		};
		const here = await layOutServers(asked, {
			folder,
			environment: context.env,
			provider,
			env
		});
		const left = await here?.end({
			statuses: null,
			givenUp: []
		});
		if (left?.troubles[0] !== void 0) return {
			name,
			wrong: warn(`${left.troubles[0]}.`, "Set the variable where ralph runs, or remove the server; until then, calls continue without it.")
		};
		const fault = await tryServer({
			file: here?.file ?? "",
			name
		}, {
			confinement,
			folder,
			env,
			signal: context.cancelled
		});
		if (fault === void 0) return { name };
		return {
			name,
			wrong: fail(`MCP server ${name}: ${fault}.`, remedyFor(one))
		};
	});
}
/** A cache that only a call writes to is gone with it. */
const remedyFor = ({ server }) => server.type === "http" ? "Correct its address or its headers, or remove it; until then, calls continue without it." : "Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.";
// src/entry/doctor/workflow.ts
/** Events by which a run is started, steered and continued. */
const wanted = {
	workflow_dispatch: "it can be started by hand and continues on its own after a limit",
	issue_comment: "comments give orders"
};
/** The workflow that carries out a run: where it counts, switched on, with what it needs; the schedule is its own probe. */
const workflowProbe = gitHubProbe("workflow", async (here) => {
	if (here.workflows.size === 0) return warn("No workflow uses ralph.", "`ralph init` writes one; runs on your own machine do not need it.");
	return (await Promise.all([...here.workflows].map(([path, workflow]) => lookAt(here, path, workflow)))).flat();
});
async function lookAt(here, path, workflow) {
	const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event));
	const problems = [...await onDefaultBranch(here, path), ...await switchedOn(here, path, workflow)];
	const file = runs ? [
		...events(path, workflow),
		...permissions(path, workflow),
		...skipped(path, workflow)
	] : [];
	const called = runs ? await groupsOfCalled(here, workflow) : [];
	const all = [
		...problems,
		...file,
		...called,
		...kept(path, workflow),
		...crons(path, workflow)
	];
	return all.length > 0 ? all : [ok(`${path} is on ${here.defaultBranch}, is enabled, and has what it needs`)];
}
/** The watchdog, the set-up check and what looks at an issue do not. */
const carriesRuns = ({ command }) => ![
	"tick",
	"doctor",
	"lint"
].includes(command);
async function onDefaultBranch({ client, defaultBranch, env }, path) {
	if (await orUndefined(client.request("GET /repos/{owner}/{repo}/contents/{path}", {
		path,
		ref: defaultBranch
	}))) return [];
	if (env["GITHUB_EVENT_NAME"] === "pull_request" && env["GITHUB_BASE_REF"] === defaultBranch) return [ok(`${path} reaches ${defaultBranch} when this pull request is merged`)];
	const found = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`;
	return [warn(found, `Merge it into ${defaultBranch}.`)];
}
async function switchedOn({ client }, path, { command, crons }) {
	const workflow_id = basename(path);
	const known = await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", { workflow_id }));
	if (!known) return [];
	if (crons.length > 0 && command === "tick" && known.state !== "active") return [];
	if (known.state !== "active") {
		const why = known.state === "disabled_inactivity" ? ", after 60 days without activity" : "";
		return [(command === "tick" ? warn : fail)(`${path} is disabled${why}.`, commandSpan("gh", "workflow", "enable", workflow_id))];
	}
	const [newest] = (await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id,
		per_page: 1
	})))?.workflow_runs ?? [];
	if (newest?.conclusion !== "startup_failure") return [];
	return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings \u2192 Actions \u2192 Policies. ralph needs the events workflow_dispatch, schedule and issue_comment.")];
}
const events = (path, workflow) => Object.entries(wanted).filter(([event]) => !workflow.events.includes(event)).map(([event, what]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`));
function permissions(path, workflow) {
	if (workflow.permissions === null) {
		const remedy = `Add to the job: permissions: {${Object.keys(neededPermissions).join(": write, ")}: write}`;
		return [warn(`${path} sets no permissions, so the repository's default applies.`, remedy)];
	}
	return missingPermissions(workflow).map((name) => {
		const found = `${path} does not give \`${name}: write\`.`;
		const remedy = `Add it to the job's \`permissions\`: ${neededPermissions[name]}.`;
		return name === "contents" ? fail(found, remedy) : warn(found, remedy);
	});
}
/** A job of the reader's own behind the call of run.yml. */
const skipped = (path, { skippedJobs }) => skippedJobs.map((id) => warn(`${path}: GitHub skips the job ${id}, because nearly always a job inside of run.yml is skipped.`, `Give it a condition such as \`if: "!cancelled() && needs.JOB.outputs.status == 'complete'"\`.`));
/** Own CI as the gate. */
async function groupsOfCalled({ toplevel }, { calledFiles }) {
	return (await Promise.all(calledFiles.map(async (path) => [path, sharedGroup(await readFile(join(toplevel, path), "utf8").catch(() => ""))]))).flatMap(([path, group]) => group === void 0 ? [] : [warn(`The concurrency group of ${path}, \`${group}\`, also holds ralph's checks: a push can cancel them.`, `Put the commit that is checked into the group: \`ci-${expression("inputs.ref || github.ref")}\`.`)]);
}
/** Another's tag can move to other code, which then has the tokens of these jobs. */
function kept(path, { uses }) {
	if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses)) return [];
	return [warn(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, "Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.")];
}
const crons = (path, { crons: all }) => all.some((cron) => /^0\s/.test(cron)) ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, "Choose another minute.")] : [];
const dayMs = 864e5;
/** The longest that a watchdog may sleep: it goes on with a run that nothing else does. */
const lateMs = 2 * dayMs;
/**
* Whether something looks for runs that wait for nobody, the watchdog or a schedule of the workflow's own, and when it
* was last heard of: GitHub drops runs, and switches schedules off (platform facts 13, 14).
*/
const scheduleProbe = gitHubProbe("schedule", async (here) => {
	const all = [...here.workflows];
	const scheduled = all.filter(([, { crons }]) => crons.length > 0);
	if (scheduled.length > 0) return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)));
	if (!all.some(([, { events }]) => events.includes("workflow_dispatch"))) return [];
	return [warn("No watchdog restarts a run after a lost runner or a usage limit.", "`ralph init` writes one: .github/workflows/ralph-watchdog.yml.")];
});
async function lastHeard(repository, path, { command }) {
	const { client, now } = repository;
	const workflow_id = basename(path);
	const known = await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", { workflow_id }));
	if (command === "tick" && known?.state === "disabled_manually") {
		if (await orUndefined(sleepsByItself(client, {
			file: workflow_id,
			asleepStep: "Asleep until the next run"
		}))) return ok(`${path} is disabled because no run needs it; the next job of a run enables it`);
		const found = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`;
		return warn(found, commandSpan("gh", "workflow", "enable", workflow_id));
	}
	const asked = client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id,
		event: "schedule",
		per_page: 1
	});
	const [newest] = (await orUndefined(asked))?.workflow_runs ?? [];
	if (!newest) return ok(`${path} has not run on schedule yet${endOfSchedule(repository, command)}`);
	const age = now() - Date.parse(newest.created_at);
	const ago = `${path} last ran on schedule ${formatDuration(age)} ago`;
	if (age <= lateMs) return ok(`${ago}${endOfSchedule(repository, command)}`);
	const remedy = `Nothing restarts a waiting run: ${commandSpan("gh", "workflow", "enable", workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`;
	return warn(`${ago}.`, remedy);
}
/** When GitHub would disable the schedule if nobody pushes before: only in a public repository (platform fact 14). */
function endOfSchedule({ isPrivate, lastPush, now }, command) {
	if (isPrivate || lastPush === void 0) return "";
	const end = lastPush + 60 * dayMs;
	return `. If nobody pushes, GitHub disables it ${end > now() ? `on ${new Date(end).toISOString().slice(0, 10)}` : "at any time"}, as in each public repository after 60 days${command === "tick" ? "; the next order enables it again" : ""}`;
}
// src/entry/doctor/examine.ts
/** Every finding about this machine and this project, in the order of the table. All probes look at the same time. */
async function examine(context, flags) {
	const scratch = await mkdtemp(join(tmpdir(), "ralph-doctor-"));
	try {
		const subject = subjectOf(context, flags, scratch);
		const found = await Promise.all(probes.map((probe) => findingsOf(probe, subject)));
		return joinUnchecked(found.flat());
	} finally {
		await removeFolder(scratch);
	}
}
/** What `ralph doctor` looks at, in the order in which it tells. */
const probes = [
	gitProbe,
	nodeProbe,
	agentProbe,
	credentialsProbe,
	confinementProbe,
	networkProbe,
	limitsProbe,
	serversProbe,
	notifyProbe,
	diskProbe,
	repositoryProbe,
	planProbe,
	queueProbe,
	uncommittedProbe,
	templatesProbe,
	checksProbe,
	remoteProbe,
	branchesProbe,
	stateProbe,
	originProbe,
	gitHubRepositoryProbe,
	workflowProbe,
	scheduleProbe,
	actionsSettingsProbe,
	rulesProbe,
	secretsProbe,
	environmentsProbe,
	runnerProbe,
	otherCiProbe
];
export { isHealthy as a, doctorText as i, doctorComment as n, doctorMarkdown as r, examine as t };
