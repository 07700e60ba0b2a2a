import { An as paintCode, At as findingLines, Ln as fitLines, Qn as findProgram, Rn as pad, Y as limitsInWords, fr as isPathRemote, ft as payingInputs, gr as withoutCredentials, hr as remoteName, jn as painter, jt as unreadable, ln as nearestName, m as settings, st as channelName, ut as agentFacts, xn as lineSpan, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { c as remoteCall, l as transportFault, o as userGit, u as unknownFault } from "./user-repository.js";
import { n as isCi } from "./context.js";
import { D as plural, a as plainLine, v as formatDuration } from "./one-line.js";
import { r as commitLine } from "./command-line.js";
import { n as displayPath } from "./branch-name.js";
import { H as temporaryFolder, V as removeFolder } from "./due.js";
import { _ as inlineMarkdown } from "./slices.js";
import { r as isEnterpriseServer } from "./address.js";
import { n as fold } from "./evolve.js";
import { t as markdownOf } from "./markdown.js";
import { L as agentEnvironment, l as refusedState } from "./state-files.js";
import { S as readLog } from "./state-access.js";
import { a as sharedGroup, n as missingPermissions, r as neededPermissions } from "./workflow-file.js";
import { i as openQueue, n as nextInQueue, y as standingOfPlan } from "./queue-here.js";
import { s as openBase } from "./setting-sources.js";
import { i as pushRefusal } from "./remote.js";
import { g as stateElsewhere, h as originState } from "./read-run.js";
import { t as hasGoneToSleep } from "./watchdog.js";
import "./watchdog-text.js";
import { t as jobSettings } from "./job-settings.js";
import { a as serversFor, n as refuseUnusableServers } from "./servers.js";
import { _ as hasGroups, b as withCallFolder, d as registriesOfCommit, f as serverPortsOfCommit, g as supervise, l as limitsOfMachine, v as splitLines, y as prepareServers } from "./runners.js";
import { i as checkBranches, t as desktopProgram } from "./notify-program.js";
import { a as ok, i as noToken, n as gitHubProbe, o as runProbe, r as joinUnchecked, s as warn, t as fail } from "./probe.js";
import { a as nodeProbe, c as credentialsProbe, i as gitProbe, n as confinementProbe, o as isAtLeast, r as diskProbe, s as agentProbe, t as subjectOf } from "./subject.js";
import { n as checksProbe, r as otherCiProbe, t as findUnreadTemplates } from "./unread-templates.js";
import { n as gitHubAccess, r as orUndefined } from "./probed-repository.js";
import { i as platformActions, t as expression } from "./workflow-steps.js";
import { accessSync, constants, existsSync, readFileSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { execFile } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { fileURLToPath } from "node:url";
// src/core/report/terminal/doctor.ts
const title = "### ralph doctor";
const marks = {
	ok: ["\u2713", "green"],
	warn: ["!", "yellow"],
	fail: ["\u2717", "red"]
};
/** A line for each diagnosis with its remedy below, and a summary. Lines without their newline. */
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
/** For a step summary: faults first, the rest folded. */
function doctorMarkdown(diagnoses) {
	const list = (shown) => shown.map(({ probe, level, found, remedy }) => {
		const arrow = remedy === null ? "" : ` \u2192 ${inlineMarkdown(remedy, 1e3)}`;
		return `${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1e3)}${arrow}`;
	});
	const right = diagnoses.filter(({ level }) => level === "ok");
	return `${markdownOf([
		title,
		doctorSentence(diagnoses),
		{ list: list(diagnoses.filter(({ level }) => level !== "ok")) },
		{
			title: `In order: ${right.length}`,
			blocks: [{ list: list(right) }],
			isFolded: true
		}
	])}\n`;
}
/** GitHub allows 65,536 characters (platform fact 26). */
const maxCommentChars = 6e4;
/** For a comment on the pull request; `page` is the workflow run's. */
function doctorComment(diagnoses, page) {
	const whole = doctorMarkdown(diagnoses).trimEnd();
	const text = whole.length <= maxCommentChars ? whole : `${title}\n\n${doctorSentence(diagnoses)}`;
	return page === void 0 ? `${text}\n` : `${text}\n\n[The log](${page})\n`;
}
/** Warnings do not prevent a run. */
const isHealthy = (diagnoses) => diagnoses.every(({ level }) => level !== "fail");
function doctorSentence(diagnoses) {
	const count = (level, word) => {
		const number = diagnoses.filter((diagnosis) => diagnosis.level === level).length;
		return number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`];
	};
	const wrong = [...count("fail", "fault"), ...count("warn", "warning")];
	if (wrong.length === 0) return "Everything is in order.";
	return `${wrong.join(", ")}. ${isHealthy(diagnoses) ? "A run can start." : "Fix what is marked \u2717 before you start a run."}`;
}
// src/entry/doctor/environments.ts
/** Environments in ralph's workflows: GitHub creates a missing one without protection, so a misspelt name asks nobody (platform fact 56). */
const environmentsProbe = gitHubProbe("environments", async ({ client, workflows }) => {
	const references = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({
		path,
		name
	})));
	if (references.length === 0) return [];
	const listed = await orUndefined(client.request("GET /repos/{owner}/{repo}/environments", { per_page: 100 }));
	if (!listed) {
		const names = [...new Set(references.map(({ name }) => name))];
		return ok(`${names.join(", ")}: this token cannot see whether they exist or who reviews them`);
	}
	const { environments = [], total_count: total = 0 } = listed;
	const unlisted = total <= environments.length ? [] : references.filter(({ name }) => !find(environments, name));
	const route = "GET /repos/{owner}/{repo}/environments/{environment_name}";
	const others = await Promise.all(unlisted.map(({ name }) => orUndefined(client.request(route, { environment_name: name }))));
	const allEnvironments = [...environments, ...others.filter((one) => one !== void 0)];
	return references.map((reference) => verdict(reference, allEnvironments));
});
/** The case does not matter. */
const find = (environments, name) => environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
function verdict({ path, name }, environments) {
	const environment = find(environments, name);
	if (!environment) return missing({
		path,
		name
	}, environments);
	const kinds = (environment.protection_rules ?? []).map(({ type }) => type);
	if (kinds.includes("required_reviewers")) return ok(`${name} requires its reviewers`);
	const problem = `${path} names the environment ${name}, which ${kinds.length === 0 ? "has no protection rules" : "has no required reviewers"}: nobody has to approve.`;
	return warn(problem, `Add them in Settings \u2192 Environments \u2192 ${name} \u2192 Required reviewers, or remove the environment from the workflow.`);
}
function missing({ path, name }, environments) {
	const suggestion = nearestName(name, environments.map((environment) => environment.name));
	const problem = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`;
	const remedy = `Settings \u2192 Environments \u2192 New environment: ${name}, with required reviewers.`;
	return fail(problem, suggestion === void 0 ? remedy : `Write ${suggestion} if you mean that one, or ${remedy}`);
}
// src/entry/doctor/network.ts
/** The hosts that a call can reach, each with the file or setting that allows it. */
const networkProbe = {
	name: "network",
	needs: "repository",
	timeoutMs: 2e4,
	async examine({ context, settings, confinement, repository }) {
		const { report } = await confinement();
		const configured = await settings();
		if (report.network === void 0) return configured.egress === "open" || report.level === "C3" ? ok("The agent and the checks reach everything that you can.") : warn("The agent and the checks reach everything that you can: only C3 can close the network.", "See the line `confinement`.");
		const { toplevel, head } = await repository();
		const git = userGit(toplevel, context.env);
		const isListed = report.network === "listed";
		const registries = isListed ? await registriesOfCommit(git, head) : [];
		const servers = isListed ? await serverPortsOfCommit(git, {
			commit: head,
			shared: configured["mcp-project"]
		}) : [];
		const byPlace = /* @__PURE__ */ new Map();
		for (const { host, file } of registries) byPlace.set(file, [...byPlace.get(file) ?? [], host]);
		if (configured["allow-hosts"].length > 0) byPlace.set("allow-hosts", [...configured["allow-hosts"]]);
		const places = [...byPlace].map(([place, hosts]) => `${hosts.join(", ")} (${place})`);
		const ports = configured.ports.length > 0 ? [`ports ${configured.ports.join(", ")} of this machine`] : [];
		const serverPorts = servers.map(({ port, file }) => `the agent also port ${port} of this machine (${file})`);
		return ok([
			"The agent and the checks reach the model",
			...places,
			...ports,
			...serverPorts
		].join("; "));
	}
};
/** The limits of one call, and who enforces them. */
const limitsProbe = {
	name: "limits",
	timeoutMs: 2e4,
	async examine({ settings }) {
		const { "agent-limits": configured } = await settings();
		const limits = `${limitsInWords(limitsOfMachine(configured))} for each call, ${hasGroups() ? "held by the kernel" : "watched four times a second"}`;
		return configured.cpu !== void 0 && !hasGroups() ? warn(`${limits}; cpu has no effect here.`, "Run it as root, or in a container that may make control groups.") : ok(limits);
	}
};
// src/entry/doctor/notify.ts
/** Channels of `notify` with a missing variable or program, which would otherwise only be noticed when it matters. */
const notifyProbe = {
	name: "notify",
	needs: "project",
	async examine({ project, context }) {
		const { notify } = (await project()).settings;
		const missing = notify.flatMap((channel) => missingFindings(channel, context.env));
		if (missing.length > 0 || notify.length === 0) return missing;
		return ok(notify.map(channelName).join(", "));
	}
};
function missingFindings(channel, env) {
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
/** A dry run with the credentials of a push; hooks and rules do not run. Throws RalphError `REMOTE_\u2026`. */
async function testPush(store, request) {
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
/** Some clones cannot push their HEAD, so the store makes a commit of its own. */
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
	async examine({ repository, context }) {
		const { toplevel, branch, head } = await repository();
		return ok(`${plainLine(displayPath(toplevel, { home: context.env["HOME"] }), 200)}, ${branch ?? "detached HEAD"} at ${head.slice(0, 7)}`);
	}
};
/** A run in this repository must not have another state at `origin`. */
const originProbe = {
	name: "origin",
	needs: "remote",
	async examine({ project, remote, context }) {
		const resolved = await project();
		const { repository, remoteIsOwn, stateRef } = resolved;
		if (!remoteIsOwn || repository.origin === null) return [];
		const local = (await remote()).get(stateRef) ?? null;
		const request = {
			repository,
			env: context.env,
			stateRef,
			local,
			timeoutMs: 4e3
		};
		const comparison = await originState(request);
		if (comparison.kind === "differs") throw stateElsewhere(resolved, {
			origin: comparison.origin,
			local
		});
		if (comparison.kind === "unreachable") return warn(comparison.note, "Try again when origin can be reached.");
		return ok(comparison.kind === "same" ? "origin has the same state" : "origin has no other state of this plan");
	}
};
/** The remote answers and accepts a push of a state ref. */
const remoteProbe = {
	name: "remote",
	needs: "project",
	timeoutMs: 9e3,
	async examine({ project, state, remote }) {
		const { stateRef, remote: url, remoteIsOwn } = await project();
		await remote();
		await testPush((await state()).store, {
			ref: `${stateRef}-doctor`,
			timeoutMs: 4e3
		});
		return ok(remoteIsOwn ? "this repository, writable" : `${withoutCredentials(url)}, writable`);
	}
};
/** Nothing blocks the names of the run's two refs. */
const branchesProbe = {
	name: "branches",
	needs: "remote",
	async examine({ project, state }) {
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
/** Other jobs see the same plan and configuration. */
const uncommittedProbe = {
	name: "committed",
	needs: "project",
	async examine({ project, context }) {
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
			const isIgnored = line.startsWith("!!");
			const problem = isIgnored ? "is ignored by git" : "has uncommitted changes";
			const shownFile = relative(context.cwd, resolve(repository.toplevel, line.slice(3)));
			return warn(`${path} ${problem}, so jobs in CI and on other machines do not see it.`, `Commit it: ${lineSpan(commitLine(`Change ${path}`, [shownFile], { force: isIgnored }))}.`);
		});
	}
};
/** A template with another name would be ignored silently. */
const templatesProbe = {
	name: "templates",
	needs: "repository",
	examine: async ({ context }) => (await findUnreadTemplates(await openBase(context))).map(({ found, remedy }) => warn(found, remedy))
};
/** The state is readable and equals the fold of its events (docs/design.md#decide-then-do). */
const stateProbe = {
	name: "state",
	needs: "remote",
	timeoutMs: 2e4,
	async examine({ project, state }) {
		const { state: store } = await state();
		const { run } = await store.load();
		if (!run) return ok("no run of this plan yet");
		const folded = fold(null, await readLog(store, run));
		const { stateRef, planName } = await project();
		if (isDeepStrictEqual(asJson(folded), asJson(run.state))) return ok(`run ${planName}: ${plural(run.state.iteration, "iteration")}, equal to its events`);
		const { hint } = await store.rejectState("STATE_NOT_ITS_EVENTS", []);
		return fail(`The state in ${stateRef} does not match its events: somebody edited it.`, hint);
	}
};
const asJson = (value) => JSON.parse(JSON.stringify(value));
/** Plan and configuration are valid. */
const planProbe = {
	name: "plan",
	needs: "repository",
	timeoutMs: 9e3,
	async examine(subject) {
		const resolved = await subject.project().catch((error) => findingWithoutPlan(error, subject));
		if ("level" in resolved) return resolved;
		const { plan, planFile, planName, warnings } = resolved;
		jobSettings(resolved);
		const count = plural(plan.tasks.length, "task");
		const remarks = findingLines(warnings, planFile).map((line) => warn(line, `See ${commandSpan("ralph", "plan", "lint", planFile)}.`));
		return [
			ok(`${planFile}: ${count}, run "${planName}"`),
			...remarks,
			...await faultsOutsideScope(resolved)
		];
	}
};
/** On a person's machine `ralph start` needs no plan; a workflow does. */
async function findingWithoutPlan(error, { context, settings: readSettings }) {
	if (!(error instanceof RalphError && error.code === "PLAN_MISSING") || isCi(context) || (await readSettings()).plan !== settings.plan.fallback) throw error;
	return warn(error.message, error.hint);
}
/** Faults in stories outside this run's scope do not stop it. */
async function faultsOutsideScope({ settings, readBy, planFile }) {
	const scope = settings["plan-scope"];
	if (!scope || scope === "all") return [];
	const fault = await readBy({
		...settings,
		"plan-scope": "all"
	}).then(() => void 0, (error) => error);
	if (!(fault instanceof RalphError)) return [];
	const lintCommand = commandSpan("ralph", "plan", "lint", planFile, "--plan-scope", "all");
	const [first = fault.message, ...others] = fault.findings;
	const moreText = others.length === 0 ? "" : ` (and ${plural(others.length, "more fault")})`;
	const message = `Outside the scope of this run (${plainLine(scope, 100)}): ${plainLine(first, 500)}${moreText}`;
	return [warn(message, `It holds nothing up. ${lintCommand} lists them all.`)];
}
/** The plans of the queue: the next one, and what blocks it. */
const queueProbe = {
	name: "queue",
	needs: "project",
	async examine({ project, context }) {
		const { settings } = await project();
		if (settings.queue === void 0) return [];
		const opened = await openQueue(context, { queue: settings.queue });
		const { queue } = opened;
		if (queue.findings.length > 0) return queue.findings.map((finding) => fail(finding, "`ralph queue` shows the queue."));
		const next = nextInQueue(opened);
		const nextText = next.kind === "empty" ? "nothing is left to start" : `${next.row.name} is ${next.kind === "begin" ? "next" : standingOfPlan(next.row)}`;
		return ok(`${queue.folder}/: ${plural(queue.rows.length, "plan")}, ${nextText}`);
	}
};
// src/core/github/branch-rules.ts
const exempt = "Exempt ralph/** from it: Settings \u2192 Rules \u2192 Rulesets.";
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings \u2192 Rules \u2192 Rulesets).`;
/** By GitHub's type of rule; other types do not hinder a run. */
const verdicts = {
	creation: {
		why: "restricts who may create it",
		remedy: bypass
	},
	update: {
		why: "restricts who may push to it",
		remedy: bypass
	},
	pull_request: {
		why: "only lets changes in by pull request",
		remedy: exempt
	},
	merge_queue: {
		why: "only lets changes in by the merge queue",
		remedy: exempt
	},
	required_status_checks: {
		why: "requires status checks before a push",
		remedy: exempt
	},
	required_deployments: {
		why: "requires a deployment before a push",
		remedy: exempt
	},
	workflows: {
		why: "requires workflows to pass before a push",
		remedy: exempt
	},
	code_scanning: {
		why: "requires code scanning results before a push",
		remedy: exempt
	},
	required_linear_history: {
		why: "forbids merge commits",
		remedy: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`
	},
	commit_message_pattern: {
		why: "requires a format for commit messages",
		remedy: `Set \`commit-template\`. Or: ${exempt}`
	},
	commit_author_email_pattern: {
		why: "restricts the addresses of authors",
		remedy: `Set \`author\`. Or: ${exempt}`
	},
	committer_email_pattern: {
		why: "restricts the addresses of committers",
		remedy: `Set \`committer\`. Or: ${exempt}`
	},
	branch_name_pattern: {
		why: "requires a format for branch names",
		remedy: `Choose a "branch" in the plan. Or: ${exempt}`
	}
};
const signatures = {
	why: "requires signed commits",
	remedy: "Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule."
};
/** Undefined if the rule does not hinder. `isSigned`: GitHub signs the commits of this branch. */
function ruleVerdict(type, isSigned) {
	if (type === "required_signatures") return isSigned ? void 0 : signatures;
	return Object.hasOwn(verdicts, type) ? verdicts[type] : void 0;
}
// src/entry/doctor/repository-settings.ts
/** The repository on GitHub: reachable, writable, and who can read what a run publishes. */
const gitHubRepositoryProbe = {
	name: "github",
	needs: "repository",
	async examine({ context, repository, github }) {
		const access = gitHubAccess(context, await repository());
		if (!access) return [];
		const { owner, repo, serverUrl } = access.address;
		const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, "")}`;
		const probed = await github();
		if (probed === void 0 || probed === "no token") return noToken(place);
		const findings = [ok(probed.isPrivate ? `${place}, private` : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`)];
		if (probed.isArchived) findings.push(fail("It is archived, so nothing can be written.", "Settings \u2192 General \u2192 Unarchive."));
		if (probed.mayPush === false) findings.push(fail("This token cannot push to it.", "Use a token with write access to its contents."));
		if (!probed.hasIssues) findings.push(warn("Issues are turned off, so a run has no tracking issue.", "Settings \u2192 General \u2192 Features \u2192 Issues. Turn them on, or give orders on the pull request."));
		return findings;
	}
};
/** Rules for the run's two branches, and other rules that wait for ralph's own statuses. */
const rulesProbe = gitHubProbe("rules", async (repository, { project }) => {
	const resolved = await project().catch(() => void 0);
	const workBranch = resolved?.workBranch ?? "ralph/work/plan";
	const stateBranch = (resolved?.stateRef ?? "refs/heads/ralph/state/plan").replace(/^refs\/heads\//, "");
	const isSigned = resolved?.settings["commit-mode"] === "api";
	const findings = [
		...await rulesFor(repository, {
			branch: stateBranch,
			isSigned: false,
			report: fail
		}),
		...await rulesFor(repository, {
			branch: workBranch,
			isSigned,
			report: warn
		}),
		...await requiredRalphStatuses(repository)
	];
	return findings.length > 0 ? findings : ok(`no rule blocks ${workBranch} and ${stateBranch}`);
});
async function rulesFor({ client }, request) {
	const { branch, isSigned } = request;
	if (branch.startsWith("refs/")) return [];
	const rules = await orUndefined(client.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", { branch })) ?? [];
	const types = [...new Set(rules.map(({ type }) => String(type)))];
	const findings = types.flatMap((type) => {
		const verdict = ruleVerdict(type, isSigned);
		return verdict ? [request.report(`A rule over ${branch} ${verdict.why}.`, verdict.remedy)] : [];
	});
	if (!(await orUndefined(client.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch })))?.protected || types.length > 0) return findings;
	const remedy = "Settings \u2192 Branches: leave ralph/** out of the rule\u2019s pattern.";
	return [...findings, warn(`${branch} is a protected branch.`, remedy)];
}
/** Only ralph's commits get statuses `ralph/\u2026`: a person's commit would wait for ever. */
async function requiredRalphStatuses({ client, defaultBranch: branch }) {
	const [rules, classic] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", { branch })), orUndefined(client.request("GET /repos/{owner}/{repo}/branches/{branch}", { branch }))]);
	const required = [...(rules ?? []).flatMap((rule) => rule.type === "required_status_checks" ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context) : []), ...classic?.protection?.required_status_checks?.contexts ?? []];
	return [...new Set(required)].filter((context) => context.startsWith("ralph/")).map((context) => warn(`${branch} requires \`${context}\`, but commits by people never get that status.`, "Require a check of your own, and let ralph report its verdict under that name (`mirror-status`)."));
}
const settingsPlace = "Settings \u2192 Actions \u2192 General";
/** Actions settings that a run depends on; only administrators can read them. */
const actionsSettingsProbe = gitHubProbe("actions", async (repository) => {
	const { client } = repository;
	const [policy, token] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions", {})), orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions/workflow", {}))]);
	if (!policy && !token) return ok("this token cannot read the Actions settings; if one of them blocks a run, the run says so");
	const selected = policy?.allowed_actions === "selected" ? await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/permissions/selected-actions", {})) : void 0;
	const findings = [...policy ? policyFindings(repository, policy, selected) : [], ...token ? tokenFindings(token) : []];
	return findings.length > 0 ? findings : ok("allowed, and workflows may open pull requests");
});
function policyFindings({ workflows, client }, policy, selected) {
	if (!policy.enabled) return [fail("GitHub Actions is turned off.", `${settingsPlace} \u2192 Actions permissions.`)];
	const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !/^[.$]\//.test(one));
	const findings = [];
	const needed = uses.length > 0 ? neededActions(uses, client.owner) : [];
	if (policy.allowed_actions === "local_only" && needed.length > 0) {
		const [first, ...others] = missingPatterns(needed, {});
		const moreText = others.length > 0 ? ` and ${others.length} more` : "";
		const remedy = `${settingsPlace}: allow selected actions, and add ${inList(missingPatterns(needed, {}))}.`;
		findings.push(fail(`Only actions of this owner are allowed, not \`${first}\`${moreText}.`, remedy));
	}
	const missing = policy.allowed_actions === "selected" ? missingPatterns(needed, selected) : [];
	if (missing.length > 0) findings.push(warn(`Only selected actions are allowed${selected ? ", and the list lacks some that ralph needs" : ""}.`, `${settingsPlace}: the list must have ${inList(missing)}.`));
	const unpinned = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
	if (policy.sha_pinning_required && unpinned !== void 0) findings.push(fail(`Actions must be pinned to a full SHA, and ${unpinned} is not.`, "Use the SHA of the release."));
	return findings;
}
const inList = (patterns) => patterns.map((pattern) => `\`${pattern}\``).join(", ");
const tokenFindings = (token) => token.can_approve_pull_request_reviews ? [] : [warn("Workflows are not allowed to open pull requests.", `${settingsPlace} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; otherwise a run prints a link to open it by hand.`)];
const payingVariables = payingInputs.map(({ variable }) => variable);
/** The secrets that the workflow refers to exist; only names are read. */
const secretsProbe = gitHubProbe("secrets", async ({ client, workflows }) => {
	const names = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isConfigured);
	if (names.length === 0) return [];
	const [repositorySecrets, organizationSecrets] = await Promise.all([orUndefined(client.request("GET /repos/{owner}/{repo}/actions/secrets", { per_page: 100 })), orUndefined(client.request("GET /repos/{owner}/{repo}/actions/organization-secrets", { per_page: 100 }))]);
	if (!repositorySecrets) return ok(`${names.join(", ")}: this token cannot see whether they exist`);
	return missingSecrets(names, new Set([...repositorySecrets.secrets, ...organizationSecrets?.secrets ?? []].map(({ name }) => name.toUpperCase())));
});
/** One of the paying secrets is enough. */
function missingSecrets(names, existing) {
	const paying = names.filter((name) => payingVariables.includes(name));
	const others = names.filter((name) => !payingVariables.includes(name) && !existing.has(name.toUpperCase()));
	const missingNames = [...paying.length > 0 && !paying.some((name) => existing.has(name)) ? [paying.join(" or ")] : [], ...others];
	if (missingNames.length === 0) return ok(`${names.filter((name) => existing.has(name.toUpperCase())).join(", ")}`);
	return missingNames.map((name) => warn(`There is no secret ${name}.`, `${commandSpan("gh", "secret", "set", name.split(" ")[0] ?? name)}, or in the environment that the job uses.`));
}
/** The workflow's own token always exists. */
const isConfigured = (name) => name !== "GITHUB_TOKEN";
/** Actions of other owners that ralph's workflows need: ralph itself, the folder in run.yml, and GitHub's own. */
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
/** Patterns to add, so that each of `names` is allowed; `selected` undefined: the patterns that all of them need. */
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
/** `*` stands for any text with slashes. Forbidding patterns (`!`) are ignored. */
function matches(pattern, name) {
	const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "i").test(name);
}
// src/adapter/github/workflow/runner-version.ts
/** Runner.Worker is a few processes above a step. */
const maxAncestors = 10;
/**
* The version of this job's runner, such as `2.336.0`. No variable has it, so the runner's program is asked. Undefined
* outside a job and in a job's container.
*/
async function runnerVersion({ env, program, parent }) {
	if (env["GITHUB_ACTIONS"] !== "true") return void 0;
	const nodeRoot = /^(.*)\/externals\/node\d+[^/]*\/bin\/node$/.exec(program)?.[1];
	const workRoot = env["RUNNER_TEMP"] ? dirname(dirname(env["RUNNER_TEMP"])) : void 0;
	const listener = [
		nodeRoot,
		findRunnerRoot(parent, maxAncestors),
		workRoot
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
/** The folder of the runner whose worker is an ancestor of the process. Linux only. */
function findRunnerRoot(pid, remaining) {
	if (remaining === 0 || pid <= 1) return void 0;
	try {
		const file = readlinkSync(`/proc/${pid}/exe`);
		if (file.endsWith("/bin/Runner.Worker")) return dirname(dirname(file));
		const [, parent = "0"] = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
		return findRunnerRoot(Number(parent), remaining - 1);
	} catch {
		return;
	}
}
const runnerInLog = (log) => /Current runner version: '(\d+\.\d+\.\d+)'/.exec(log.slice(0, 2e4))?.[1];
// src/entry/doctor/runner.ts
/** The first runner for actions of Node 24, and the first with `$/`, by which run.yml names its action. */
const minVersions = {
	node24: "2.327.1",
	ownRepository: "2.336.0"
};
/** Passes artifacts between jobs, itself or in a called workflow. */
const hasSeveralJobs = ({ uses, commands }) => isCalled(uses) || commands.some((command) => ["intake", "begin"].includes(command));
const isCalled = (uses) => /\/\.github\/workflows\//.test(uses);
/** Whether runners can start the action, and what an Enterprise Server lacks (platform facts 45, 49). */
const runnerProbe = gitHubProbe("runner", async (context) => {
	const { client, address, workflows } = context;
	const version = await runnerVersion({
		env: context.env,
		program: process.execPath,
		parent: process.ppid
	}) ?? await readVersionFromLog(context);
	if (version && !isAtLeast(version, minVersions.node24)) return fail(`Runner ${version} cannot start actions that use Node 24.`, `Update it to ${minVersions.node24} or newer.`);
	const caller = [...workflows].find(([, { uses }]) => isCalled(uses));
	if (version && caller && !isAtLeast(version, minVersions.ownRepository)) {
		const message = `Runner ${version} does not know \`uses: $/action\`, which the workflow called by ${caller[0]} uses to find its action.`;
		return fail(message, `Update it to ${minVersions.ownRepository} or newer, or use a workflow with one job: \`ralph init --one-job\`.`);
	}
	const server = (isEnterpriseServer(address) ? await orUndefined(client.request("GET /meta", {})) : void 0)?.installed_version;
	if (server === void 0) return version ? ok(version) : [];
	const splitWorkflow = [...workflows].find(([, workflow]) => hasSeveralJobs(workflow));
	if (splitWorkflow) {
		const message = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/action\`: ${splitWorkflow[0]} does not work there.`;
		return fail(message, "`ralph init --one-job` writes a workflow that can.");
	}
	return warn(`GitHub Enterprise Server ${server}: its runners must be ${minVersions.node24} or newer, and a pull request opened with a workflow\u2019s token does not start CI there.`, "Make sure that the runners are new enough.");
});
/** From the log of the newest finished run. */
async function readVersionFromLog({ client, workflows }) {
	const [path] = [...workflows].find(([, { command }]) => ![
		"tick",
		"doctor",
		"lint"
	].includes(command)) ?? [];
	if (path === void 0) return void 0;
	const runsRoute = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const newest = {
		workflow_id: basename(path),
		status: "completed",
		per_page: 1
	};
	const [run] = (await orUndefined(client.request(runsRoute, newest)))?.workflow_runs ?? [];
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
const timeoutMs = 15e3;
const silentText = `it did not answer within ${timeoutMs / 1e3} seconds`;
async function tryServer({ file, name }, call) {
	const { mcpServers } = JSON.parse(await readFile(file, "utf8"));
	const entry = mcpServers[name];
	if (!entry) return "it was left out";
	return "url" in entry ? greetByHttp(entry, call.signal) : greet(entry, call);
}
async function greet({ command, args }, { confinement, folder, env, signal }) {
	let hasAnswered = false;
	let exitCode;
	const lines = splitLines({
		onLine(line) {
			hasAnswered ||= /"id"\s*:\s*1\b/.test(line) && /"result"\s*:/.test(line);
			const exitText = /^\{"ended":(\d+)\}$/.exec(line)?.[1];
			if (exitText !== void 0) exitCode = Number(exitText);
			if (hasAnswered || exitText !== void 0) running.end();
		},
		onTooLong: () => void 0
	});
	const running = supervise({
		file: "/bin/sh",
		args: [
			"-c",
			`{ printf '%s\\n' "$1"; shift; sleep ${timeoutMs / 1e3}; } | { shift; "$@"; printf '{"ended":%s}\\n' $?; }`,
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
		wallMs: timeoutMs,
		graceMs: 200
	});
	await running.done;
	if (hasAnswered) return void 0;
	if (exitCode === void 0) return silentText;
	if (exitCode === 127) return "there is no such program";
	return exitCode === 126 ? "its program is missing or may not be run" : `it exited with code ${exitCode}`;
}
async function greetByHttp({ url, headers }, signal) {
	const baseHeaders = {
		"content-type": "application/json",
		accept: "application/json, text/event-stream"
	};
	const aborted = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
	try {
		const answer = await fetch(url, {
			method: "POST",
			headers: {
				...baseHeaders,
				...headers
			},
			body: hello,
			signal: aborted
		});
		await answer.body?.cancel();
		return answer.ok ? void 0 : `it answered with HTTP status ${answer.status}`;
	} catch (error) {
		if (aborted.aborted) return silentText;
		const { cause } = error;
		return `it cannot be reached (${String(cause?.code ?? error)})`;
	}
}
// src/entry/doctor/servers.ts
/** `post` has the servers of `prep`. */
const roles = [
	"code",
	"prep",
	"index"
];
/** Every configured MCP server can be started or reached from a call. */
const serversProbe = {
	name: "mcp",
	needs: "repository",
	timeoutMs: 2e4,
	async examine(subject) {
		const job = { settings: await subject.settings() };
		const base = await openBaseFiles(subject.context);
		await refuseUnusableServers({ base }, job, roles);
		const notes = [];
		const show = (progress) => {
			if (progress.kind === "warning") notes.push(warn(`${progress.text}.`, "Add that file, or set `mcp-transport: stdio`."));
		};
		const recall = () => Promise.resolve(void 0);
		const serverLists = await Promise.all(roles.map((role) => serversFor({
			base,
			show
		}, job, {
			source: role,
			recall
		})));
		const list = new Map(serverLists.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]));
		return list.size === 0 ? [] : [...notes, ...await tryServers(subject, [...list.values()])];
	}
};
async function openBaseFiles(context) {
	const { repository, read } = await openBase(context);
	const missing = (path, error) => {
		if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw unreadable(path, error);
	};
	return { read: (path) => read(join(repository.toplevel, path)).then((bytes) => bytes.toString("utf8"), (error) => missing(path, error)) };
}
/** Two files may give one name to two servers, so each is tried separately. */
async function tryServers(subject, list) {
	const results = await Promise.all(list.map((server) => tryOne(subject, server)));
	const working = results.flatMap(({ name, wrong: problem }) => problem ? [] : [name]);
	const problems = results.flatMap((one) => one.wrong ?? []);
	return working.length === 0 ? problems : [ok(working.join(", ")), ...problems];
}
async function tryOne(subject, server) {
	const { context, scratch } = subject;
	const { agent, "agent-env": extra } = await subject.settings();
	const { provider } = agentFacts[agent];
	const confinement = await subject.confinement();
	const { name } = server;
	return withCallFolder(scratch, async (folder) => {
		const env = agentEnvironment(context.env, {
			...folder,
			extra,
			provider
		});
		const request = {
			servers: {
				list: [server],
				memory: ""
			},
			workspace: folder.home
		};
		const prepared = await prepareServers(request, {
			folder,
			environment: context.env,
			provider,
			env
		});
		const result = await prepared?.end({
			statuses: null,
			abandonedCalls: []
		});
		if (result?.troubles[0] !== void 0) return {
			name,
			wrong: warn(`${result.troubles[0]}.`, "Set the variable where ralph runs, or remove the server; until then, calls continue without it.")
		};
		const fault = await tryServer({
			file: prepared?.file ?? "",
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
			wrong: fail(`MCP server ${name}: ${fault}.`, remedyFor(server))
		};
	});
}
/** A cache that only a call writes is removed with it. */
const remedyFor = ({ server }) => server.type === "http" ? "Correct its address or its headers, or remove it; until then, calls continue without it." : "Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.";
// src/entry/doctor/workflow.ts
/** Events that start, steer and continue a run, with their use. */
const useOfEvent = {
	workflow_dispatch: "it can be started by hand and continues on its own after a limit",
	issue_comment: "comments give orders"
};
/** The workflow of a run: on the default branch, enabled, complete; the schedule has its own probe. */
const workflowProbe = gitHubProbe("workflow", async (repository) => {
	if (repository.workflows.size === 0) return warn("No workflow uses ralph.", "`ralph init` writes one; runs on your own machine do not need it.");
	return (await Promise.all([...repository.workflows].map(([path, workflow]) => examineWorkflow(repository, path, workflow)))).flat();
});
async function examineWorkflow(repository, path, workflow) {
	const startsRuns = carriesRuns(workflow) && Object.keys(useOfEvent).some((event) => workflow.events.includes(event));
	const problems = [...await onDefaultBranch(repository, path), ...await disabledFindings(repository, path, workflow)];
	const file = startsRuns ? [
		...missingEvents(path, workflow),
		...permissionFindings(path, workflow),
		...skippedJobWarnings(path, workflow)
	] : [];
	const called = startsRuns ? await sharedGroupWarnings(repository, workflow) : [];
	const findings = [
		...problems,
		...file,
		...called,
		...unpinned(path, workflow),
		...crons(path, workflow)
	];
	return findings.length > 0 ? findings : [ok(`${path} is on ${repository.defaultBranch}, is enabled, and has what it needs`)];
}
/** True except for the watchdog, the set-up check and the lint of an issue. */
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
	const problem = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`;
	return [warn(problem, `Merge it into ${defaultBranch}.`)];
}
async function disabledFindings({ client }, path, { command, crons }) {
	const workflow_id = basename(path);
	const workflow = await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", { workflow_id }));
	if (!workflow) return [];
	if (crons.length > 0 && command === "tick" && workflow.state !== "active") return [];
	if (workflow.state !== "active") {
		const why = workflow.state === "disabled_inactivity" ? ", after 60 days without activity" : "";
		return [(command === "tick" ? warn : fail)(`${path} is disabled${why}.`, commandSpan("gh", "workflow", "enable", workflow_id))];
	}
	const [newest] = (await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id,
		per_page: 1
	})))?.workflow_runs ?? [];
	if (newest?.conclusion !== "startup_failure") return [];
	return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings \u2192 Actions \u2192 Policies. ralph needs the events workflow_dispatch, schedule and issue_comment.")];
}
const missingEvents = (path, workflow) => Object.entries(useOfEvent).filter(([event]) => !workflow.events.includes(event)).map(([event, use]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${use}.`));
function permissionFindings(path, workflow) {
	if (workflow.permissions === null) {
		const remedy = `Add to the job: permissions: {${Object.keys(neededPermissions).join(": write, ")}: write}`;
		return [warn(`${path} sets no permissions, so the repository's default applies.`, remedy)];
	}
	return missingPermissions(workflow).map((name) => {
		const problem = `${path} does not give \`${name}: write\`.`;
		const remedy = `Add it to the job's \`permissions\`: ${neededPermissions[name]}.`;
		return name === "contents" ? fail(problem, remedy) : warn(problem, remedy);
	});
}
/** A user's job behind the call of run.yml. */
const skippedJobWarnings = (path, { skippedJobs }) => skippedJobs.map((id) => warn(`${path}: GitHub skips the job ${id}, because nearly always a job inside of run.yml is skipped.`, `Give it a condition such as \`if: "!cancelled() && needs.JOB.outputs.status == 'complete'"\`.`));
/** For an own CI that is called as the checks. */
async function sharedGroupWarnings({ toplevel }, { calledFiles }) {
	return (await Promise.all(calledFiles.map(async (path) => [path, sharedGroup(await readFile(join(toplevel, path), "utf8").catch(() => ""))]))).flatMap(([path, group]) => group === void 0 ? [] : [warn(`The concurrency group of ${path}, \`${group}\`, also holds ralph's checks: a push can cancel them.`, `Put the commit that is checked into the group: \`ci-${expression("inputs.ref || github.ref")}\`.`)]);
}
/** A tag can move to other code, which would get the tokens of these jobs. */
function unpinned(path, { uses }) {
	if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses)) return [];
	return [warn(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, "Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.")];
}
const crons = (path, { crons: schedules }) => schedules.some((cron) => /^0\s/.test(cron)) ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, "Choose another minute.")] : [];
const dayMs = 864e5;
/** Maximum age of a watchdog's last run: nothing else restarts some runs. */
const maxAgeMs = 2 * dayMs;
/** A watchdog or a schedule exists and ran recently: GitHub drops runs and disables schedules (platform facts 13, 14). */
const scheduleProbe = gitHubProbe("schedule", async (repository) => {
	const workflows = [...repository.workflows];
	const scheduled = workflows.filter(([, { crons }]) => crons.length > 0);
	if (scheduled.length > 0) return Promise.all(scheduled.map(([path, workflow]) => lastScheduledRun(repository, path, workflow)));
	if (!workflows.some(([, { events }]) => events.includes("workflow_dispatch"))) return [];
	return [warn("No watchdog restarts a run after a lost runner or a usage limit.", "`ralph init` writes one: .github/workflows/ralph-watchdog.yml.")];
});
async function lastScheduledRun(repository, path, { command }) {
	const { client, now } = repository;
	const workflow_id = basename(path);
	const workflow = await orUndefined(client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", { workflow_id }));
	if (command === "tick" && workflow?.state === "disabled_manually") {
		if (await orUndefined(hasGoneToSleep(client, {
			file: workflow_id,
			asleepStep: "Asleep until the next run"
		}))) return ok(`${path} is disabled because no run needs it; the next job of a run enables it`);
		const problem = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`;
		return warn(problem, commandSpan("gh", "workflow", "enable", workflow_id));
	}
	const request = client.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
		workflow_id,
		event: "schedule",
		per_page: 1
	});
	const [newest] = (await orUndefined(request))?.workflow_runs ?? [];
	if (!newest) return ok(`${path} has not run on schedule yet${scheduleEndText(repository, command)}`);
	const age = now() - Date.parse(newest.created_at);
	const message = `${path} last ran on schedule ${formatDuration(age)} ago`;
	if (age <= maxAgeMs) return ok(`${message}${scheduleEndText(repository, command)}`);
	const remedy = `Nothing restarts a waiting run: ${commandSpan("gh", "workflow", "enable", workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`;
	return warn(`${message}.`, remedy);
}
/** GitHub disables schedules of public repositories without pushes (platform fact 14). */
function scheduleEndText({ isPrivate, lastPush, now }, command) {
	if (isPrivate || lastPush === void 0) return "";
	const end = lastPush + 60 * dayMs;
	return `. If nobody pushes, GitHub disables it ${end > now() ? `on ${new Date(end).toISOString().slice(0, 10)}` : "at any time"}, as in each public repository after 60 days${command === "tick" ? "; the next order enables it again" : ""}`;
}
// src/entry/doctor/examine.ts
/** Every finding about this machine and this project, in the sequence of `probes`, which run in parallel. */
async function examine(context, flags) {
	const scratch = temporaryFolder("doctor");
	try {
		const subject = subjectOf(context, flags, scratch);
		const diagnoses = await Promise.all(probes.map((probe) => runProbe(probe, subject)));
		return joinUnchecked(diagnoses.flat());
	} finally {
		await removeFolder(scratch);
	}
}
/** In the sequence of the report. */
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
