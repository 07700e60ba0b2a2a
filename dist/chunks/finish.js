import { B as inertOfAgent, Hn as exits, On as ralphCommand, R as inert, an as redactor, gr as withoutCredentials, hn as step, kn as shortOid, mn as nextStepLines, xn as lineSpan, yn as commandSpan, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { o as userGit } from "./user-repository.js";
import { N as commitObject } from "./due.js";
import { n as isOfRun, o as refsContaining, t as howToFinish } from "./end-of-run.js";
import { t as mergeIntoBase } from "./merge-trees.js";
import { a as readOwnTree, i as mergeInOwnTree, n as changedSubmodules, o as runOwnGit, r as ignoredInTheWay, t as canMergeInto } from "./own-merge.js";
import { D as plural, M as cappedLines, N as cappedRow, a as plainLine, n as firstThree } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
import { n as displayPath } from "./branch-name.js";
import { t as confirm } from "./dist2.js";
import { t as askPerson } from "./ask-person.js";
import { i as textStyleOf, r as isInteractive } from "./context.js";
import { t as gitHubAt } from "./client.js";
import { n as graphqlUrlOf } from "./address.js";
import { n as gitHubAccess } from "./probed-repository.js";
import { a as openRunRepository, i as leaseHeldReason, s as withRunRepository } from "./kept-runs.js";
import { n as lookAtRun } from "./look-at-run.js";
import { n as flagHelp, o as jsonFlag, s as runFlags } from "../cli/index.js";
import { i as ralphIdentity } from "./state-access.js";
// src/core/ref/free-branch.ts
/** `name`, with a number if one of `branches` is the same, or a parent folder of it, or below it. */
function freeBranch(name, branches) {
	const used = new Set(branches.flatMap((branch) => {
		const segments = branch.toLowerCase().split("/");
		return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
	}));
	let candidate = name;
	for (let count = 2; used.has(candidate.toLowerCase()); count += 1) candidate = `${name}-${count}`;
	return candidate;
}
// src/core/report/words/finish-text.ts
/** A line for each done task. */
function finishMessage(plan, { plan: name, tasks }, way) {
	const done = plan.tasks.filter(({ id }) => tasks[id]?.status === "done");
	const harmless = (id, title) => tasks[id]?.added_by === "agent" ? inertOfAgent(title) : inert(title);
	return `${[
		`${way === "merge" ? "Merge the work of" : "Complete"} ${name} (${plural(done.length, "task")})`,
		"",
		...done.map(({ id, title }) => `- ${id}: ${plainLine(harmless(id, title), 100)}`)
	].join("\n")}\n`;
}
/** Shell commands for a person. */
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
	const mergeCommands = way === "merge" ? [commandLine(...git, "merge", "--no-ff", "-m", subject, work)] : [commandLine(...git, "merge", "--squash", work), commandLine(...git, "commit", "-m", subject)];
	const push = remote === null ? [] : [commandLine(...git, "push", remote, base)];
	return [
		...fetch,
		...mergeCommands,
		...push
	];
}
// src/entry/finish/merge-here.ts
/** Undefined if the user said no. Throws FINISH_NOT_HERE, FINISH_CONFLICT or FINISH_REFUSED. */
async function mergeHere(request) {
	const { project, context, base, work, message, squash, fetched } = request;
	const { toplevel } = project.repository;
	const { env, cancelled } = context;
	const interactive = request.mayAsk && isInteractive(context);
	refuseUnreadyTree(await readOwnTree(toplevel, env), request);
	if (fetched) await fetchWork(toplevel, context, {
		...fetched,
		interactive
	});
	const submodules = await changedSubmodules(toplevel, env, work);
	if (submodules.length > 0) throw notHere(`The work changes ${cappedRow(submodules, 3)}: a merge does not update the files of a submodule.`, byHand([...request.commands, "git submodule update --init --recursive"]));
	const ignored = await ignoredInTheWay(toplevel, env, work);
	if (ignored.length > 0) throw new RalphError({
		code: "FINISH_NOT_HERE",
		message: "The work has files where ignored files of yours are, and a merge would overwrite them. Nothing was done.",
		hint: `Move yours away, then: ${retryCommand(request)}`,
		findings: cappedLines(ignored, 20)
	});
	if (interactive && !await confirmMerge(`Run git merge of ${shortOid(work)} into ${base} in this tree?`)) return void 0;
	const merge = await mergeInOwnTree(toplevel, env, {
		work,
		message,
		squash,
		interactive,
		cancelled
	});
	if (merge.kind === "merged") return merge.head;
	const state = merge.undone ? "nothing was changed" : "not all of it could be undone, and `git status` shows what is left";
	if (cancelled.aborted) throw new RalphError({
		code: "INTERRUPTED",
		message: `Interrupted during the merge; ${state}.`,
		hint: `The same command tries it again: ${retryCommand(request)}`
	});
	if (merge.conflicts.length > 0) throw new RalphError({
		code: "FINISH_CONFLICT",
		message: `The work conflicts with ${base}; ${state}.`,
		hint: byHand(request.commands),
		findings: cappedLines(merge.conflicts, 20)
	});
	const lines = outputLines(merge.output);
	throw new RalphError({
		code: "FINISH_REFUSED",
		message: `Git did not merge the work; ${state}.`,
		hint: lines.some((line) => !/^Not committing merge/.test(line)) ? `Fix what git reports above, then: ${retryCommand(request)}` : `Git names no reason: one of your hooks in .git/hooks probably ended it. Then: ${retryCommand(request)}`,
		findings: lines
	});
}
function refuseUnreadyTree({ branch, unfinished, changed, isLocked }, request) {
	const { base, project, context, commands } = request;
	if (base === null) throw notHere("The run began on a detached HEAD, so no branch is its base.", byHand(commands));
	if (isLocked) throw notHere("Another git works in this tree, or one has crashed: .git/index.lock is there.", `Wait until it ends, or remove that file; then: ${retryCommand(request)}`);
	if (unfinished !== null) throw notHere(`This tree is in the middle of ${unfinished}.`, "Finish or abort it first; `git status` says how.");
	if (branch !== base) {
		const otherTree = project.repository.checkedOut.get(base);
		const place = otherTree && displayPath(otherTree, {
			repository: context.cwd,
			home: context.env["HOME"]
		});
		throw notHere(`This tree has ${branch ?? "a detached HEAD"} checked out, and the base is ${base}.`, place === void 0 ? `Check it out first: ${commandLine("git", "switch", base)} && ${retryCommand(request)}` : `${base} is checked out in another tree: ${commandLine("cd", otherTree ?? place)} && ${retryCommand(request)}`);
	}
	if (changed.length > 0) throw new RalphError({
		code: "FINISH_NOT_HERE",
		message: "This tree has changes that are not committed; nothing was done.",
		hint: `Commit them, or put them aside: git stash && ${retryCommand(request)} && git stash pop`,
		findings: cappedLines(changed, 20)
	});
}
async function fetchWork(toplevel, { env }, { remote, branch, interactive }) {
	const { code, output } = await runOwnGit(toplevel, env, {
		args: [
			"fetch",
			remote,
			branch
		],
		interactive
	});
	if (code === 0) return;
	throw new RalphError({
		code: "FINISH_REFUSED",
		message: `The work could not be fetched from ${remote}; nothing was changed.`,
		hint: `Fix what git reports above; \`git fetch\` alone tries it again.`,
		findings: outputLines(output)
	});
}
const confirmMerge = async (message) => await askPerson(({ signal }) => confirm({
	message,
	initialValue: true,
	signal
})) === true;
const notHere = (message, hint) => new RalphError({
	code: "FINISH_NOT_HERE",
	message: `${message} Nothing was done.`,
	hint
});
const byHand = (commands) => `Merge it by hand: ${commands.join(" && ")}`;
const retryCommand = ({ project, squash }) => ralphCommand(project, "finish", "--here", ...squash ? ["--squash"] : []);
const outputLines = (output) => output.split("\n").filter((line) => line.trim() !== "").slice(-10).map((line) => plainLine(line, 300));
// src/entry/finish/open-pull.ts
/** The page where a person opens it; undefined if the repository is on no known GitHub. */
function comparePage({ env, repository }, { base, head }) {
	const address = gitHubAddressOf({
		env,
		repository
	});
	return address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${encodeBranch(base)}...${encodeBranch(head)}?expand=1`;
}
/**
* Opens the pull request on GitHub and returns its page; undefined without GitHub or without a token. An open one from
* this branch is used again, so that the command can be repeated. Throws RalphError REF_STAYS if the branch cannot be
* pushed, and `GITHUB_\u2026`.
*/
async function openPull(project, context, draft) {
	const access = gitHubAccess(context, project.repository);
	if (access?.token === void 0) return void 0;
	const { address, token } = access;
	if (project.remoteIsOwn) await pushBranch(project, context, draft);
	const { apiUrl, owner, repo } = address;
	const github = gitHubAt({
		apiUrl,
		graphqlUrl: graphqlUrlOf(apiUrl),
		owner,
		repo,
		token: () => token,
		now: context.now
	});
	return await findOpenPull(github, draft) ?? createPull(github, draft);
}
const findOpenPull = async (github, { head }) => {
	const query = {
		head: `${github.owner}:${head}`,
		state: "open",
		per_page: 1
	};
	return (await github.request("GET /repos/{owner}/{repo}/pulls", query))[0]?.html_url;
};
const createPull = async (github, { base, head, title, body }) => (await github.request("POST /repos/{owner}/{repo}/pulls", {
	base,
	head,
	title,
	body
})).html_url;
/** For a run in the user's own repository. Overwrites no other branch of that name. */
async function pushBranch(project, context, { head, commit }) {
	const runRepository = await openRunRepository({
		name: "origin",
		repository: project.repository,
		prefixes: [],
		context
	});
	const ref = `refs/heads/${head}`;
	await withRunRepository(runRepository, context, async ({ remote }) => {
		const remoteTip = (await remote.refs([ref])).get(ref);
		if (remoteTip === commit) return;
		const result = remoteTip === void 0 ? await remote.push({
			ref,
			oid: commit,
			expected: null
		}) : null;
		if (result?.kind === "won") return;
		const reason = result?.kind === "refused" ? result.why : `it holds ${shortOid(remoteTip ?? "")} there`;
		throw new RalphError({
			code: "REF_STAYS",
			message: `${head} was not pushed to origin: ${reason}.`,
			hint: "Push it by hand, then run the same command again."
		});
	});
}
const gitHubAddressOf = ({ env, repository }) => gitHubAccess({ env }, repository)?.address;
/** Encodes a branch for an address, but not its slashes. */
const encodeBranch = (branch) => encodeURIComponent(branch).replaceAll("%2F", "/");
// src/entry/command/finish.ts
const flags = {
	merge: {
		help: "as a merge commit that keeps one commit per task (the default)",
		toggle: true,
		notWith: ["squash", "pr"]
	},
	squash: {
		help: "as one commit",
		toggle: true,
		notWith: ["pr"]
	},
	pr: {
		help: "open a pull request if GH_TOKEN or GITHUB_TOKEN is set, else print the commands for it",
		toggle: true,
		notWith: ["here"]
	},
	here: {
		help: "run git merge in this tree, with your hooks and your signature; it must be clean and have the base checked out",
		toggle: true
	},
	...runFlags,
	...jsonFlag
};
const finishCommand = {
	help: `Merges the work of a complete run into the branch that the run started from. If that branch is checked out somewhere,
the commands to do it are printed instead: your working tree is only touched if you say --here.

Usage: ralph finish [--merge] [--squash] [--pr] [--here] [options]

Examples:
  ralph finish
  ralph finish --here
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${flagHelp(flags)}

Exits with ${exits.complete.code} if the base contains the work, and with ${exits.person.code} if something is left for you to do.`,
	flags,
	run: async (context, { values }) => {
		const way = wayOf(values);
		return lookAtRun(context, values, ({ project, access, run }) => finishRun({
			project,
			context,
			way,
			here: values["here"] === true,
			json: values["json"] === true
		}, {
			access,
			run
		}));
	}
};
function wayOf(values) {
	return [
		"merge",
		"squash",
		"pr"
	].find((way) => values[way] === true) ?? "merge";
}
async function finishRun(request, { access, run }) {
	const { project, context, way } = request;
	const { remote, store } = access;
	const { state } = run;
	const base = state.base_branch;
	const tip = await baseTip(request, remote, base);
	const mergeResult = tip === void 0 ? void 0 : await mergeIntoBase({
		store,
		remote
	})(tip, state.work);
	const step = howToFinish({
		state,
		holder: await leaseHeldReason(state, context.now()),
		isMerged: await isMerged(request, state, mergeResult?.kind === "there"),
		checkedOut: project.repository.checkedOut,
		pull: way === "pr"
	});
	throwIfRefused(step, project);
	const cleanUpStep = stepText(request, "Remove what is left of the run", commandLine("ralph", "delete", project.planName));
	if (step.kind === "there") {
		printResult(request, `${base ?? "A branch of yours"} contains the work of this run.\n${cleanUpStep}`, {
			base,
			done: true
		});
		return exits.complete.code;
	}
	const message = finishMessage(run.plan, state, way);
	const tree = step.kind === "by_hand" ? step.tree : null;
	const commands = await mergeCommands(request, state.work_branch, {
		base,
		tree,
		message
	});
	if (request.here) return mergeInUserTree(request, {
		state,
		message,
		commands,
		clean: cleanUpStep
	});
	if (step.kind !== "write" || tip === void 0) return leaveToUser(request, {
		state,
		tree,
		message,
		commands
	});
	if (mergeResult?.kind !== "merged") throw conflict(step.base, mergeResult?.kind === "conflict" ? mergeResult.paths : [], commands);
	const parents = way === "merge" ? [tip, state.work] : [tip];
	const commit = writeCommit(request, store, {
		tree: mergeResult.tree,
		message,
		parents
	});
	const result = await remote.push({
		ref: `refs/heads/${step.base}`,
		oid: commit,
		expected: tip
	});
	if (result.kind !== "won") throw refNotMoved(step.base, result, commands);
	printResult(request, `${step.base} is at ${shortOid(commit)} and contains the work of this run.\n${cleanUpStep}`, {
		base,
		done: true,
		commit
	});
	return exits.complete.code;
}
function printResult({ project, context, way, json }, text, more) {
	const document = json ? inertJson({
		kind: "finish",
		way,
		...more
	}) : text;
	context.out(`${redactor(project.secrets)(document)}\n`);
}
/** One line to type, formatted as in all reports of a run. */
const stepText = (request, does, ...commands) => stepsText(request, [step(does, commands.join(" && "))]);
const stepsText = ({ context }, steps) => nextStepLines(steps, textStyleOf(context)).join("\n");
/** Opens the pull request, or explains how to merge the work. */
async function leaveToUser(request, { state, tree, message, commands }) {
	const base = state.base_branch;
	if (request.way === "pr" && base !== null) await openOrExplainPull(request, {
		base,
		state,
		message,
		commands
	});
	else await printMergeSteps(request, {
		base,
		tree,
		commands
	});
	return exits.person.code;
}
/** Merges with the user's own git if their tree is ready for it. */
async function mergeInUserTree(request, { state, message, commands, clean }) {
	const { project, context, way, json } = request;
	const { base_branch: base, work, work_branch: branch } = state;
	const remote = project.remoteIsOwn ? null : withoutCredentials(project.settings.remote ?? project.remote);
	const commit = await mergeHere({
		project,
		context,
		base,
		work,
		message,
		commands,
		squash: way === "squash",
		mayAsk: !json,
		fetched: remote === null ? null : {
			remote,
			branch
		}
	});
	if (commit === void 0) {
		printResult(request, stepText(request, "Merge the work", ...commands), {
			base,
			done: false,
			commands
		});
		return exits.person.code;
	}
	const merged = `${base} is at ${shortOid(commit)} and contains the work of this run.`;
	if (remote === null) {
		printResult(request, `${merged}\n${clean}`, {
			base,
			done: true,
			commit
		});
		return exits.complete.code;
	}
	const push = commandLine("git", "push", remote, base ?? "HEAD");
	printResult(request, `${merged}\n${stepText(request, "Push it", push)}`, {
		base,
		done: false,
		commit,
		commands: [push]
	});
	return exits.person.code;
}
async function openOrExplainPull(request, { base, state, message, commands }) {
	const { project, context } = request;
	const [title = "", ...body] = message.split("\n");
	const pullRequest = {
		base,
		head: state.work_branch,
		commit: state.work,
		title,
		body: body.join("\n").trim()
	};
	const page = await openPull(project, context, pullRequest);
	if (page !== void 0) return printResult(request, `The pull request is open: ${page}`, {
		base,
		done: false,
		pull: page
	});
	const compare = comparePage({
		env: context.env,
		repository: project.repository
	}, pullRequest);
	printResult(request, `${compare === void 0 ? "" : `Open it at ${compare}\n`}${stepText(request, "Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)", ...commands)}`, {
		base,
		done: false,
		commands,
		compare: compare ?? null
	});
}
async function printMergeSteps(request, { base, tree, commands }) {
	const { project, context, way } = request;
	const { repository } = project;
	const checkedOutIn = tree && displayPath(tree, {
		repository: repository.toplevel,
		home: request.context.env["HOME"]
	});
	const explanation = base === null ? detached : checkedOutIn === null ? "" : `${base} is checked out in ${checkedOutIn}, and your tree is not touched without --here.\n`;
	const isReady = way !== "pr" && canMergeInto(base, await readOwnTree(repository.toplevel, context.env));
	const hereCommand = ralphCommand(project, "finish", "--here", ...way === "squash" ? ["--squash"] : []);
	const steps = [...isReady ? [step("Let ralph run git merge here", hereCommand)] : [], step(base === null ? "Give the work a branch" : "Merge the work", commands.join(" && "))];
	printResult(request, `${explanation}${stepsText(request, steps)}`, {
		base,
		done: false,
		commands
	});
}
const detached = "The run began on a detached HEAD, so no branch is its base.\n";
/** A merge into a detached HEAD does not keep the work: only a branch or a tag does. */
async function isMerged({ project, context }, state, baseHasIt) {
	if (state.base_branch !== null) return baseHasIt;
	const git = userGit(project.repository.toplevel, context.env);
	return (await refsContaining(git, state.work)).some((ref) => !isOfRun(ref, {
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
	return freeBranch(project.planName, stdout.toString("utf8").split("\n").map((ref) => ref.replace("refs/heads/", "")));
}
/** Undefined if the base does not exist any more. */
async function baseTip({ project }, remote, base) {
	if (base === null) return project.repository.head;
	const ref = `refs/heads/${base}`;
	return (await remote.refs([ref])).get(ref);
}
function writeCommit({ project, context }, store, content) {
	const author = committer(project);
	const seconds = Math.floor(context.now() / 1e3);
	const commit = store.writer.add("commit", commitObject({
		...content,
		author,
		committer: author,
		seconds
	}));
	store.writer.flush();
	return commit;
}
async function mergeCommands(request, workBranch, merge) {
	const { project, way } = request;
	const { remoteIsOwn, settings, repository, remote } = project;
	const { toplevel, origin } = repository;
	return finishCommands({
		...merge,
		branch: merge.base === null ? await newBranch(request) : "",
		way,
		workBranch,
		remote: remoteIsOwn ? null : withoutCredentials(settings.remote ?? remote),
		origin: origin === null ? null : "origin",
		tree: merge.tree === toplevel ? null : merge.tree
	});
}
/** As git would commit it for this user. */
const committer = ({ repository: { user } }) => user.name === null || user.email === null ? ralphIdentity : {
	name: user.name,
	email: user.email
};
function throwIfRefused(step, project) {
	if (step.kind === "at_work") throw new RalphError({
		code: "RUN_AT_WORK",
		message: `Nothing was done: ${step.why}.`,
		hint: `Wait for it: ${ralphCommand(project, "status")}`
	});
	if (step.kind === "open") throw new RalphError({
		code: "RUN_UNFINISHED",
		message: `The run is not complete. Open tasks: ${firstThree(step.tasks)}.`,
		hint: [`Continue it: ${lineSpan(ralphCommand(project, "run"))}.`, ...step.tasks.slice(0, 1).map((task) => `Or give a task up: ${lineSpan(ralphCommand(project, "skip", task))}`)].join(" ")
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
const refNotMoved = (base, result, commands) => new RalphError({
	code: "REF_STAYS",
	message: `${base} was not moved: ${result.kind === "lost" ? "somebody else moved it in the meantime" : result.why}.`,
	hint: `Run the same command again; or by hand, after ${commandSpan("git", "switch", base)}: ${commands.join(" && ")}`
});
export { finishCommand };
