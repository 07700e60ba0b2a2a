import { F as inertJson, I as inertOfAgent, Nt as redactor, P as inert, _n as RalphError, mn as withoutCredentials, qt as exits, zt as columnsOf } from "./through-proxy.js";
import { o as userGit } from "./user-repository.js";
import { A as commandLine, D as ralphCommand, O as shortOid, q as commitObject, v as commandSpan } from "./due.js";
import { n as isOfRun, o as holdingRefs, t as howToFinish } from "./end-of-run.js";
import { n as takingIn } from "./merge-trees.js";
import { A as cappedLines, E as plural, i as plainLine, o as some } from "./one-line.js";
import { O as step, T as nextLines } from "./remarks.js";
import { n as painter } from "./paint.js";
import { r as shownPath } from "./branch-name.js";
import { t as gitHubAt } from "./client.js";
import { n as graphqlUrlOf } from "./address.js";
import { n as gitHubAccess } from "./here.js";
import { n as keeperAt, o as whoHolds, s as withKeeper } from "./kept-runs.js";
import { n as lookAtRun } from "./look-at-run.js";
import { i as lookOf } from "./context.js";
import { a as jsonFlag, n as flagHelp, o as runFlags } from "../cli/index.js";
import { i as ralphIdentity } from "./state-access.js";
// src/core/report/words/finish-text.ts
/** Message of the commit that brings a run into its base: what was done, a line for each task. */
function finishMessage(plan, { plan: name, tasks }, way) {
	const done = plan.tasks.filter(({ id }) => tasks[id]?.status === "done");
	const harmless = (id, title) => tasks[id]?.added_by === "agent" ? inertOfAgent(title) : inert(title);
	return `${[
		`${way === "merge" ? "Merge the work of" : "Complete"} ${name} (${plural(done.length, "task")})`,
		"",
		...done.map(({ id, title }) => `- ${id}: ${plainLine(harmless(id, title), 100)}`)
	].join("\n")}\n`;
}
/** The commands by which a person brings it in, as they stand for a shell in the repository. */
function finishCommands(context) {
	const { way, base, workBranch, branch, remote, origin, tree, message } = context;
	const subject = message.split("\n", 1)[0] ?? "";
	if (way === "pr") {
		const head = [
			"--head",
			workBranch,
			...base === null ? [] : ["--base", base]
		];
		return [...remote === null && origin !== null ? [commandLine("git", "push", origin, workBranch)] : [], commandLine("gh", "pr", "create", ...head, "--title", subject, "--body", message.slice(subject.length).trim())];
	}
	if (base === null) return remote === null ? [commandLine("git", "branch", branch, workBranch)] : [commandLine("git", "fetch", remote, `${workBranch}:${branch}`)];
	const git = ["git", ...tree === null ? [] : ["-C", tree]];
	const fetch = remote === null ? [] : [commandLine(...git, "fetch", remote, workBranch)];
	const work = remote === null ? workBranch : "FETCH_HEAD";
	const take = way === "merge" ? [commandLine(...git, "merge", "--no-ff", "-m", subject, work)] : [commandLine(...git, "merge", "--squash", work), commandLine(...git, "commit", "-m", subject)];
	const push = remote === null ? [] : [commandLine(...git, "push", remote, base)];
	return [
		...fetch,
		...take,
		...push
	];
}
// src/entry/finish/open-pull.ts
/** The page where a person opens it; undefined where the repository is at no GitHub that is known. */
function comparePage({ env, repository }, { base, head }) {
	const address = gitHubAddressOf({
		env,
		repository
	});
	return address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${path(base)}...${path(head)}?expand=1`;
}
/**
* Opens the pull request at GitHub and returns its page; undefined where nobody can be asked: no GitHub, or no token. One
* that is open from this branch is found again, so that the same command goes on after whatever ended it. Throws
* RalphError REF_STAYS where the branch cannot be brought there, and `GITHUB_\u2026`.
*/
async function openPull(project, context, wanted) {
	const access = gitHubAccess(context, project.repository);
	if (access?.token === void 0) return void 0;
	const { address, token } = access;
	if (project.remoteIsOwn) await bringBranch(project, context, wanted);
	const { apiUrl, owner, repo } = address;
	const github = gitHubAt({
		apiUrl,
		graphqlUrl: graphqlUrlOf(apiUrl),
		owner,
		repo,
		token: () => token,
		now: context.now
	});
	return await openFrom(github, wanted) ?? create(github, wanted);
}
const openFrom = async (github, { head }) => {
	const given = {
		head: `${github.owner}:${head}`,
		state: "open",
		per_page: 1
	};
	return (await github.request("GET /repos/{owner}/{repo}/pulls", given))[0]?.html_url;
};
const create = async (github, { base, head, title, body }) => (await github.request("POST /repos/{owner}/{repo}/pulls", {
	base,
	head,
	title,
	body
})).html_url;
/** A run that is kept in the user's own repository has its branch nowhere else yet. What is there otherwise is not overwritten. */
async function bringBranch(project, context, { head, commit }) {
	const keeper = await keeperAt({
		name: "origin",
		repository: project.repository,
		prefixes: [],
		context
	});
	const ref = `refs/heads/${head}`;
	await withKeeper(keeper, context, async ({ remote }) => {
		const there = (await remote.refs([ref])).get(ref);
		if (there === commit) return;
		const result = there === void 0 ? await remote.push({
			ref,
			oid: commit,
			expected: null
		}) : null;
		if (result?.kind === "won") return;
		const why = result?.kind === "refused" ? result.why : `it holds ${shortOid(there ?? "")} there`;
		throw new RalphError({
			code: "REF_STAYS",
			message: `${head} was not pushed to origin: ${why}.`,
			hint: "Push it by hand, then run the same command again."
		});
	});
}
const gitHubAddressOf = ({ env, repository }) => gitHubAccess({ env }, repository)?.address;
/** A branch in an address: its slashes stay. */
const path = (branch) => encodeURIComponent(branch).replaceAll("%2F", "/");
// src/entry/command/finish.ts
const flags = {
	merge: {
		help: "as a merge commit that keeps one commit per task (the default)",
		toggle: true
	},
	squash: {
		help: "as one commit",
		toggle: true
	},
	pr: {
		help: "open a pull request if GH_TOKEN or GITHUB_TOKEN is set, else print the commands for it",
		toggle: true
	},
	...runFlags,
	...jsonFlag
};
const finishCommand = {
	help: `Merges the work of a complete run into the branch that the run started from. If that branch is checked out somewhere,
the commands to do it are printed instead: your working tree is never touched.

Usage: ralph finish [--merge] [--squash] [--pr] [options]

Examples:
  ralph finish
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${flagHelp(flags)}

Exits with ${exits.complete.code} if the base contains the work, and with ${exits.person.code} if something is left for you to do.`,
	flags,
	run: async (context, { values }) => {
		const way = wayOf(values);
		return lookAtRun(context, values, ({ project, access, run }) => finish({
			project,
			context,
			way,
			json: values["json"] === true
		}, {
			access,
			run
		}));
	}
};
function wayOf(values) {
	const said = [
		"merge",
		"squash",
		"pr"
	].filter((way) => values[way] === true);
	if (said.length <= 1) return said[0] ?? "merge";
	throw new RalphError({
		code: "USAGE",
		message: `finish: ${said.map((way) => `--${way}`).join(" and ")} cannot be combined.`,
		hint: "Use only one of them. See `ralph finish --help`."
	});
}
async function finish(asked, { access, run }) {
	const { project, context, way } = asked;
	const { remote, store } = access;
	const { state } = run;
	const base = state.base_branch;
	const tip = await baseTip(asked, remote, base);
	const taken = tip === void 0 ? void 0 : await takingIn({
		store,
		remote
	})(tip, state.work);
	const step = howToFinish({
		state,
		holder: await whoHolds(state, context.now()),
		takenIn: await isTakenIn(asked, state, taken?.kind === "there"),
		checkedOut: project.repository.checkedOut,
		pull: way === "pr"
	});
	refuse(step, project);
	const clean = next(asked, "Remove what is left of the run", commandLine("ralph", "delete", project.planName));
	if (step.kind === "there") {
		say(asked, `${base ?? "A branch of yours"} contains the work of this run.\n${clean}`, {
			base,
			done: true
		});
		return exits.complete.code;
	}
	const message = finishMessage(run.plan, state, way);
	const tree = step.kind === "by_hand" ? step.tree : null;
	const commands = await commandsOf(asked, state.work_branch, {
		base,
		tree,
		message
	});
	if (step.kind !== "write" || tip === void 0) {
		if (way === "pr" && base !== null) await pull(asked, {
			base,
			state,
			message,
			commands
		});
		else byHand(asked, {
			base,
			tree,
			commands
		});
		return exits.person.code;
	}
	if (taken?.kind !== "merged") throw conflict(step.base, taken?.kind === "conflict" ? taken.paths : [], commands);
	const parents = way === "merge" ? [tip, state.work] : [tip];
	const commit = written(asked, store, {
		tree: taken.tree,
		message,
		parents
	});
	const result = await remote.push({
		ref: `refs/heads/${step.base}`,
		oid: commit,
		expected: tip
	});
	if (result.kind !== "won") throw stays(step.base, result, commands);
	say(asked, `${step.base} is at ${shortOid(commit)} and contains the work of this run.\n${clean}`, {
		base,
		done: true,
		commit
	});
	return exits.complete.code;
}
function say({ project, context, way, json }, text, more) {
	const said = json ? inertJson({
		kind: "finish",
		way,
		...more
	}) : text;
	context.out(`${redactor(project.secrets)(said)}\n`);
}
/** One line to type, as all reports of a run have it. */
function next({ context }, does, ...commands) {
	const look = lookOf(context);
	const steps = [step(does, commands.join(" && "))];
	return nextLines(steps, {
		paint: painter(look.color),
		columns: columnsOf(look)
	}).join("\n");
}
async function pull(asked, { base, state, message, commands }) {
	const { project, context } = asked;
	const [title = "", ...body] = message.split("\n");
	const wanted = {
		base,
		head: state.work_branch,
		commit: state.work,
		title,
		body: body.join("\n").trim()
	};
	const page = await openPull(project, context, wanted);
	if (page !== void 0) return say(asked, `The pull request is open: ${page}`, {
		base,
		done: false,
		pull: page
	});
	const compare = comparePage({
		env: context.env,
		repository: project.repository
	}, wanted);
	say(asked, `${compare === void 0 ? "" : `Open it at ${compare}\n`}${next(asked, "Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)", ...commands)}`, {
		base,
		done: false,
		commands,
		compare: compare ?? null
	});
}
function byHand(asked, { base, tree, commands }) {
	const { repository } = asked.project;
	const where = tree && shownPath(tree, {
		repository: repository.toplevel,
		home: asked.context.env["HOME"]
	});
	say(asked, `${base === null ? detached : where === null ? "" : `${base} is checked out in ${where}, and your tree is never touched.\n`}${next(asked, base === null ? "Give the work a branch" : "Merge the work", ...commands)}`, {
		base,
		done: false,
		commands
	});
}
const detached = "The run began on a detached HEAD, so no branch is its base.\n";
/** A merge into a detached HEAD does not keep the work: only a branch or a tag does. */
async function isTakenIn({ project, context }, state, baseHasIt) {
	if (state.base_branch !== null) return baseHasIt;
	const git = userGit(project.repository.toplevel, context.env);
	return (await holdingRefs(git, state.work)).some((ref) => !isOfRun(ref, {
		state,
		stateRefs: [project.stateRef]
	}));
}
/** The name of the plan, with a number if a branch has it. */
async function newBranch({ project, context }) {
	const { stdout } = await userGit(project.repository.toplevel, context.env)({ args: [
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads"
	] });
	const taken = new Set(stdout.toString("utf8").split("\n"));
	return [project.planName, ...Array.from({ length: 99 }, (_, index) => `${project.planName}-${index + 2}`)].find((name) => !taken.has(`refs/heads/${name}`)) ?? `${project.planName}-work`;
}
/** Undefined where the base is gone. */
async function baseTip({ project }, remote, base) {
	if (base === null) return project.repository.head;
	const ref = `refs/heads/${base}`;
	return (await remote.refs([ref])).get(ref);
}
function written({ project, context }, store, parts) {
	const by = identity(project);
	const at = Math.floor(context.now() / 1e3);
	const commit = store.writer.add("commit", commitObject({
		...parts,
		author: by,
		committer: by,
		at
	}));
	store.writer.flush();
	return commit;
}
async function commandsOf(asked, workBranch, request) {
	const { project, way } = asked;
	const { remoteIsOwn, settings, repository, remote } = project;
	const { toplevel, origin } = repository;
	return finishCommands({
		...request,
		branch: request.base === null ? await newBranch(asked) : "",
		way,
		workBranch,
		remote: remoteIsOwn ? null : withoutCredentials(settings.remote ?? remote),
		origin: origin === null ? null : "origin",
		tree: request.tree === toplevel ? null : request.tree
	});
}
/** As git would commit it for this user. */
const identity = ({ repository: { user } }) => user.name === null || user.email === null ? ralphIdentity : {
	name: user.name,
	email: user.email
};
function refuse(step, project) {
	if (step.kind === "at_work") throw new RalphError({
		code: "RUN_AT_WORK",
		message: `Nothing was done: ${step.why}.`,
		hint: `Wait for it: ${ralphCommand(project, "status")}`
	});
	if (step.kind === "open") throw new RalphError({
		code: "RUN_UNFINISHED",
		message: `The run is not complete. Open tasks: ${some(step.tasks)}.`,
		hint: `Continue it: ${ralphCommand(project, "run")}. Or give a task up: ${ralphCommand(project, "skip", step.tasks[0] ?? "TASK")}`
	});
	if (step.kind === "approval") throw new RalphError({
		code: "RUN_UNFINISHED",
		message: `Iteration ${step.iteration} waits for approval.`,
		hint: `To approve it: ${ralphCommand(project, "approve", shortOid(step.commit))}`
	});
}
const conflict = (base, paths, commands) => new RalphError({
	code: "FINISH_CONFLICT",
	message: `The work conflicts with ${base}; nothing was changed.`,
	hint: `Merge it by hand: ${[commandLine("git", "switch", base), ...commands].join(" && ")}`,
	findings: cappedLines(paths, 20)
});
const stays = (base, result, commands) => new RalphError({
	code: "REF_STAYS",
	message: `${base} was not moved: ${result.kind === "lost" ? "somebody else moved it in the meantime" : result.why}.`,
	hint: `Run the same command again; or by hand, after ${commandSpan("git", "switch", base)}: ${commands.join(" && ")}`
});
export { finishCommand };
