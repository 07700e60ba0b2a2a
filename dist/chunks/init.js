import { Hn as exits, Ot as errorText, an as redactor, hn as step, m as settings, mn as nextStepLines, ut as agentFacts, yr as RalphError } from "./through-proxy.js";
import { A as askWrite, E as OnlyShown, F as usageError, I as checkSpecs, L as detect, M as flagLines, N as planPath, O as askOrCancel, P as readCostBudget, R as setUpCommands, T as Cancelled, _ as plannedFile, b as writePlanned, c as proposedSetUpText, g as setUpProposalSchema, i as proposeHere, j as chooseSetUp, m as ReadSetUpProposal, n as callsBudget, p as planSource, r as callsFlags, t as repeatedCommand, u as judgeProposal, v as plannedFiles, w as noChecksComment, x as detectedLines, y as textAt } from "./repeated-command.js";
import { a as text } from "./dist2.js";
import { o as userGit, r as projectFilesAt } from "./user-repository.js";
import { t as require_dist } from "./dist.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { E as string, S as object, h as array, k as union, r as insidePath } from "./branch-name.js";
import { a as settingSources, o as filesOnDisk, r as openSettings } from "./setting-sources.js";
import { n as readPlanFolder, t as findUsualFolders } from "./plan-folder.js";
import { t as readNamedFile } from "./named-file.js";
import { i as terminalProgress } from "./terminal2.js";
import { n as secretValues } from "./secret-values.js";
import { t as checkUntouched } from "./baseline.js";
import { D as redByConfinement } from "./run-sentence.js";
import { i as doctorText, t as examine } from "./examine.js";
import { n as publicNotice, t as afterInit } from "./after-init.js";
import { F as visible, O as thousands, o as quote } from "./one-line.js";
import { i as outputExcerpt } from "./decisive-lines.js";
import { a as installedPath, i as textStyleOf, r as isInteractive } from "./context.js";
import { n as refuseIdleAgent } from "./idle-flags.js";
import { g as openValidProject, v as refuseInvalid } from "./state-files.js";
import { r as wire, t as jobSettings } from "./job-settings.js";
import { a as withTemporaryState } from "./state-access.js";
import { n as localSurroundings } from "./surroundings.js";
import { r as isEnterpriseServer, t as gitHubAddress } from "./address.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { s as readTemplate, u as agentsMdImport } from "./from-base.js";
import { m as writeJson } from "./plan-file.js";
import { n as answerOf, o as answerFaults } from "./answer.js";
import { r as fenced } from "./fences.js";
import { i as topOf } from "./spec-files.js";
import { c as settingFlags, n as flagHelp, r as flagsOnlyWith } from "../cli/index.js";
import { cp, mkdir, readFile, readdir, realpath } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
// src/core/scaffold/bmad-text.ts
var import_dist = require_dist();
function bmadConfigText(choices) {
	const { folder, scope, setup, gates, noChecks, limit, stuckAfter, branchPrefix, costBudget } = choices;
	return `${[
		"# Settings of ralph for a BMAD folder: `ralph config` shows each value and its source.",
		yaml({
			plan: folder,
			"plan-scope": scope,
			setup
		}),
		...gates.length > 0 || noChecks ? [] : [noChecksComment],
		yaml({
			validate: gates,
			...noChecks && { "no-checks": true }
		}),
		yaml({
			"run-iterations": limit,
			"stuck-after": stuckAfter,
			...costBudget !== void 0 && { "cost-budget": costBudget },
			...branchPrefix !== void 0 && { "branch-prefix": branchPrefix },
			"commit-template": "feat: {id} - {title}"
		})
	].join("\n")}\n`;
}
const yaml = (value) => (0, import_dist.stringify)(value, { lineWidth: 0 }).trimEnd();
/** `.claude/commands/ralph.md`: what `/ralph` does in Claude Code. The program runs the stories, never the session. */
const bmadCommandText = ({ folder }) => `---
description: Implements the stories of the sprint with ralph
---

Let ralph implement the stories in ${folder}. Settings are in .github/ralph.yml.

1. Run \`${commandLine("ralph", "plan", "lint", folder)}\`. If it reports errors, show them with their line numbers and stop.
2. Run \`ralph run --dry-run\` and show which stories come first, which checks run and what it may cost.
3. Ask whether to start. Without a clear yes, stop.
4. Run \`ralph run\`. It resumes where it stopped and commits to its own branch; do not touch the working tree while it runs.
5. Show \`ralph status\`. Exit code 0: all stories are done. 3: a person is needed, and the output says why.

Do not implement stories yourself, and do not change sprint-status.yaml or story files: ralph does that with each commit.
Pass the arguments of this command as flags to \`ralph run\`: $ARGUMENTS
`;
// src/entry/init/set-up-bmad.ts
/** `ralph init --bmad`: the interview, each answer also a flag, then settings, the `/ralph` command and the instructions. */
async function setUpBmad(context, flags, interactive) {
	const { toplevel, files } = await projectFilesAt(context.cwd, context.env);
	const detection = detect(files);
	const ask = interviewer(flags, interactive);
	const path = typeof flags["plan"] === "string" ? resolve(context.cwd, flags["plan"]) : await findBmadFolder(toplevel);
	const folder = relative(toplevel, path).split(sep).join("/") || ".";
	const faultOf = scopeChecker(path, {
		folder,
		toplevel,
		cwd: context.cwd
	});
	await faultOf("all");
	const choices = {
		folder,
		scope: await askStories(ask, {
			faultOf,
			say: interactive && flags["plan-scope"] === void 0 ? context.out : void 0
		}),
		...await askChoices(ask, {
			detection,
			flags,
			interactive
		})
	};
	const instructions = await askInstructions(flags["instructions"], interactive);
	const contents = [[".github/ralph.yml", bmadConfigText(choices)], [".claude/commands/ralph.md", bmadCommandText(choices)]];
	const principles = ".ralph/principles.md";
	const oldPrinciples = await textAt(toplevel, principles) ?? "";
	if (instructions.trim() !== "" && !oldPrinciples.includes(instructions.trim())) contents.push([principles, `${oldPrinciples === "" ? "" : `${oldPrinciples.trimEnd()}\n\n`}${instructions.trim()}\n`]);
	const planned = await Promise.all(contents.map(async ([path, after]) => ({
		path,
		before: await textAt(toplevel, path),
		after
	})));
	await writePlanned(toplevel, planned, context, {
		force: flags["force"] === true,
		interactive,
		dryRun: flags["dry-run"] === true
	});
	const unchecked = choices.gates.length === 0 && !choices.noChecks;
	const next = `\nNext: run \`${commandLine("ralph", "plan", "lint", folder)}\`, commit these files, then \`ralph run\` (or /ralph in Claude Code).\n`;
	context.out(`${unchecked ? noGates : ""}${next}`);
	return unchecked ? exits.person.code : 0;
}
/** Asks everything except the stories. */
async function askChoices(ask, { detection, flags, interactive }) {
	const gates = flagLines(flags["validate"]) ?? [];
	return {
		setup: flagLines(flags["setup"]) ?? setUpCommands(detection.projects),
		gates: gates.length > 0 ? gates : await askGates(checkSpecs(detection.projects), interactive),
		noChecks: flags["no-checks"] === true,
		costBudget: readCostBudget(flags["cost-budget"]),
		limit: Number(await ask("run-iterations", "How many iterations may the whole run take?", "50")),
		stuckAfter: Number(await ask("stuck-after", "After how many identical failures is a story stuck?", "3")),
		branchPrefix: await ask("branch-prefix", "What should the branch name start with? (leave empty for ralph/work/)", "") || void 0
	};
}
const noGates = `
! No quality gate was found, and no run starts without one. Write it to .github/ralph.yml, such as
  \`validate: ["npm test"]\`, or \`no-checks: true\` to run without any check.
`;
async function askInstructions(flag, interactive) {
	if (typeof flag === "string") return flag;
	return interactive ? askLine("Instructions for every story? (leave empty for none)", "") : "";
}
async function findBmadFolder(toplevel) {
	const folders = await findUsualFolders(toplevel, filesOnDisk());
	const [only] = folders;
	if (folders.length === 1 && only !== void 0) return only.replace(/[\\/][^\\/]*\.ya?ml$/, "");
	const shown = folders.map((path) => relative(toplevel, path));
	throw noFolder(shown.length === 0 ? "No BMAD folder was found in docs/ or _bmad-output/." : `Several folders are possible: ${shown.join(", ")}.`);
}
const noFolder = (message) => new RalphError({
	code: "PLAN_FOLDER",
	message,
	hint: "Name it: ralph init --bmad --plan FOLDER"
});
/** Throws RalphError PLAN_FOLDER if the folder has no stories. */
function scopeChecker(path, { folder, ...place }) {
	return async (scope) => {
		const plan = insidePath(folder) && await readPlanFolder(path, {
			...place,
			files: filesOnDisk(),
			scope
		});
		if (!plan) throw noFolder(`${folder} is not a folder of this repository.`);
		const missing = plan.read.findings.find(({ code }) => code === "PLAN_FOLDER");
		if (missing) throw noFolder(missing.message);
		return plan.read.findings.find(({ code }) => code === "PLAN_SCOPE");
	};
}
/** On a terminal, asks until the scope matches stories. */
async function askStories(ask, { faultOf, say }) {
	for (;;) {
		const scope = await ask("plan-scope", "Which stories? (all, epic-1, sprint, or ids separated by commas)", "all");
		const fault = await faultOf(scope);
		if (!fault) return scope;
		if (!say) throw usageError(`--plan-scope ${scope}: ${fault.message}`, fault.remedy);
		say(`${fault.message} ${fault.remedy}\n`);
	}
}
/** A flag decides. Otherwise asks on a terminal, and takes the default elsewhere. */
const interviewer = (flags, interactive) => async (name, message, fallback) => {
	const { read } = settings[name];
	const faultIn = (raw) => {
		const result = raw === "" ? { value: raw } : read(raw);
		return "value" in result ? void 0 : `expected ${result.expected}`;
	};
	const flagValue = flags[name];
	const value = flagValue === void 0 ? interactive ? await askLine(message, fallback, faultIn) : fallback : String(flagValue);
	const fault = faultIn(value);
	if (fault === void 0) return value;
	throw usageError(`--${name}: ${fault}, got '${value}'`);
};
async function askGates(detected, interactive) {
	if (!interactive) return detected;
	const shown = detected.map((check) => typeof check === "string" ? check : String(check["run"]));
	const reply = await askLine(`${detected.length === 0 ? "No quality gates were found. " : ""}Which gates must every story pass? (commands separated by ;)`, shown.join("; "));
	return reply === shown.join("; ") ? detected : reply.split(";").flatMap((command) => command.trim() === "" ? [] : [command.trim()]);
}
function askLine(message, fallback, faultIn) {
	const validate = (raw) => faultIn?.(raw ?? "");
	return askOrCancel((prompt) => text({
		...prompt,
		message,
		placeholder: fallback,
		defaultValue: fallback,
		validate
	}));
}
// src/entry/init/action-places.ts
/** Looks at the checkout in `program`, and at the remote of the repository in `cwd`; both may be missing. */
async function whereActionIs(program, cwd, env) {
	const [programCheckout, userOrigin] = await Promise.all([checkoutAt(program, env), originOf(cwd, env)]);
	const userAddress = gitHubAddress(env, userOrigin);
	const { GITHUB_REPOSITORY: _, ...outsideEnv } = env;
	const programAddress = programCheckout && gitHubAddress(outsideEnv, programCheckout.origin);
	const serverUrl = userAddress?.serverUrl ?? programAddress?.serverUrl;
	return {
		action: programCheckout !== void 0 && programAddress !== void 0 && programAddress.serverUrl === serverUrl ? `${programAddress.owner}/${programAddress.repo}@${programCheckout.head}` : void 0,
		enterprise: userAddress !== void 0 && isEnterpriseServer(userAddress),
		isPublicServer: serverUrl === void 0 || serverUrl === "https://github.com"
	};
}
/** Undefined if the folder is no checkout of its own, or at a commit that is on no remote. */
async function checkoutAt(folder, env) {
	const git = userGit(folder, env);
	const ask = async (...args) => (await git({ args }).catch(() => void 0))?.stdout.toString("utf8").trim() ?? "";
	const toplevel = await ask("rev-parse", "--show-toplevel");
	if (toplevel === "" || await realpath(toplevel) !== await realpath(folder)) return void 0;
	const [origin, head, containingRef] = await Promise.all([
		originOf(folder, env),
		ask("rev-parse", "HEAD"),
		ask("for-each-ref", "--count=1", "--contains=HEAD", "refs/remotes", "refs/tags")
	]);
	return origin === null || containingRef === "" ? void 0 : {
		origin,
		head
	};
}
async function originOf(cwd, env) {
	return (await userGit(cwd, env)({ args: [
		"config",
		"--get",
		"remote.origin.url"
	] }).catch(() => void 0))?.stdout.toString("utf8").trim() || null;
}
// src/core/propose/set-up.ts
const maxCommands = 8;
const maxCommandChars = 300;
const maxInstructionChars = 8e3;
const setUpPrompt = ({ template, detected }) => [
	template.trim(),
	`## Found by Rules\n\n${fenced(visible(detected.join("\n")))}`,
	`## Your Answer\n\n- At most ${maxCommands} commands of each kind, one line of at most ${maxCommandChars} characters each; instructions of at most ${thousands(maxInstructionChars)} characters.`
].join("\n\n");
const source = planSource({
	shown: "this repository",
	file: void 0,
	text: ""
});
/** The proposal, or everything that is wrong with it. A command with hidden characters is refused, not fixed. */
function judgeSetUp(end, detectedCommands) {
	const answer = answerOf(end);
	if ("why" in answer) return {
		faults: [`No proposal was read: ${answer.why}.`],
		answer: void 0
	};
	const parsed = ReadSetUpProposal.safeParse(answer.value);
	if (!parsed.success) return {
		faults: answerFaults(parsed.error, answer.value),
		answer: answer.value
	};
	const { setup, checks, instructions, plan } = parsed.data;
	const judged = judgeProposal(plan, source);
	const faults = [
		...commandFaults("setup", setup),
		...commandFaults("checks", checks),
		...instructions.length > maxInstructionChars ? [`The instructions have ${thousands(instructions.length)} characters; the limit is ${thousands(maxInstructionChars)}.`] : [],
		..."faults" in judged ? judged.faults : []
	];
	if (faults.length > 0 || "faults" in judged) return {
		faults,
		answer: answer.value
	};
	const newCommands = (commands) => commands.filter(({ run }, index) => !detectedCommands.includes(run) && commands.findIndex((other) => other.run === run) === index);
	return {
		setup: newCommands(setup),
		checks: newCommands(checks),
		instructions: visible(instructions).trim(),
		plan: judged
	};
}
/** A person approves what is visible: a command must be visible as a whole, and one line. */
function commandFaults(kind, commands) {
	return [...commands.length > maxCommands ? [`${kind}: ${commands.length} are too many; the limit is ${maxCommands}.`] : [], ...commands.flatMap(({ run }) => {
		if (run.trim() === "" || run !== run.trim()) return [`${kind}: ${quote(run)} is empty, or has white space around it.`];
		if (run.length > maxCommandChars) return [`${kind}: ${quote(run)} has more than ${maxCommandChars} characters.`];
		return /[\n\t]/.test(run) || visible(run) !== run || /##\[|\$\{\{/.test(run) ? [`${kind}: ${quote(run)} contains invisible characters, a line break or tab, or a workflow command.`] : [];
	})];
}
// src/entry/init/propose-set-up.ts
/** `ralph init --ai`. Returns the exit code if nobody accepts the proposal; then nothing is written. */
async function proposeSetUp(context, { detection, flags, interactive, planFile }) {
	const { base, file, before } = await settingSources(context, flags);
	refuseInvalid([...file.findings, ...before.findings], file.name);
	const { repository } = base;
	const { settings } = before;
	const { toplevel } = repository;
	const detected = detectedLines(detection);
	const detectedCommands = detection.projects.flatMap(({ setup, checks }) => [...setup, ...checks.map(({ run }) => run)]);
	const files = {
		base: trustedFilesIn(toplevel),
		embedded: trustedFilesIn(installedPath("templates"))
	};
	const prompt = setUpPrompt({
		template: await readTemplate(files, "init-ai"),
		detected
	});
	if (flags["dry-run"] === true) {
		context.out(`No agent was called. This is what it would be told:\n\n${prompt}\n\n`);
		throw new OnlyShown();
	}
	const { value, keptAnswer } = await proposeHere(context, {
		repository,
		settings,
		flags,
		fresh: flags["fresh"] === true,
		budgetUsd: callsBudget(flags, settings),
		pass: "init",
		task: "a proposal for this repository",
		prompt,
		schema: setUpProposalSchema(),
		judge: (end) => judgeSetUp(end, detectedCommands),
		extraFiles: /* @__PURE__ */ new Map(),
		refusedHint: `Another model may do better (--model). To ask again: \`${repeatedCommand(["init"], flags)}\`. Without --ai, init writes what it finds by rules.`
	});
	const path = agentFacts[settings.agent].instructions ?? "AGENTS.md";
	const isNew = async (file) => (await plannedFile(toplevel, file, "")).before === void 0;
	const newPlan = await isNew(planFile);
	const imports = path !== "AGENTS.md" && !await isNew("AGENTS.md");
	const instructions = value.instructions === "" ? void 0 : {
		path,
		isNew: await isNew(path),
		text: imports ? `${agentsMdImport}\n\n${value.instructions}` : value.instructions
	};
	const shown = {
		instructions,
		planFile: newPlan ? planFile : void 0,
		costBudgetUsd: settings["cost-budget"]
	};
	context.out(`\n${proposedSetUpText(value, shown, textStyleOf(context)).join("\n")}\n\n`);
	if (!interactive && flags["yes"] !== true) {
		const steps = [step("Write exactly this without another call (it is kept for a day)", repeatedCommand(["init"], flags, ["--yes"]))];
		context.out("Nothing was written: without a terminal, you cannot be asked.\n");
		context.out(`${nextStepLines(steps, textStyleOf(context)).join("\n")}\n`);
		return exits.person.code;
	}
	if (interactive && !await askWrite("the repository")) {
		await keptAnswer.forget();
		context.out("Nothing was written.\n");
		return exits.person.code;
	}
	return {
		setup: value.setup,
		checks: value.checks,
		forgetAnswer: keptAnswer.forget,
		planText: newPlan ? writeJson(value.plan.plan) : void 0,
		instructions: instructions?.isNew ? {
			path,
			text: `${instructions.text}\n`
		} : void 0
	};
}
// src/entry/init/set-up-project.ts
/** `ralph init`: detects, asks, writes, diagnoses, tries the checks, prints the next steps. */
async function setUpProject(context, flags, interactive) {
	const { toplevel, files } = await projectFilesAt(context.cwd, context.env);
	if (flags["agent-command"] !== void 0) refuseIdleAgent(flags, (await openSettings({
		...context,
		cwd: toplevel
	}, flags)).before.settings);
	const detection = detect(files);
	say(context, detectedLines(detection));
	const proposed = flags["ai"] === true ? await proposeSetUp({
		...context,
		cwd: toplevel
	}, {
		detection,
		flags,
		interactive,
		planFile: planPath(flags["plan"])
	}) : void 0;
	if (typeof proposed === "number") return proposed;
	if (!interactive) say(context, ["", "These settings were detected. Change them with flags, or run this on a terminal to be asked."]);
	const places = await whereActionIs(installedPath("."), toplevel, context.env);
	const seed = flags["setup"] === void 0 ? await setUpOfSeed(toplevel, files.paths) : void 0;
	if (seed) say(context, [`\`setup\` is taken from ${seed.from}.`]);
	const choices = await chooseSetUp(detection, {
		...seed && { setup: seed.setup },
		...flags
	}, interactive, places, files.paths, proposed);
	if (places.enterprise && choices.workflow) say(context, ["", onServer]);
	const samplePlan = await writeChoices(context, {
		toplevel,
		choices,
		detection,
		flags,
		interactive,
		proposed
	});
	await proposed?.forgetAnswer();
	const also = proposed?.instructions ? [proposed.instructions.path] : [];
	return finishSetUp({
		...context,
		cwd: toplevel
	}, {
		choices,
		also,
		madeIn: void 0,
		samplePlan,
		flags
	});
}
/** Set-up for a user of the earlier queue program, from what it ran in a new worktree: its hook, else its commands. */
async function setUpOfSeed(toplevel, paths) {
	const hook = ".ralph/hooks/worktree-init";
	if (paths.includes(hook)) {
		const [first = ""] = (await readNamedFile(join(toplevel, hook)).then(String, () => "")).split("\n");
		return {
			from: hook,
			setup: [`${/^#!.*\bbash\b/.test(first) ? "bash" : "sh"} ${hook}`]
		};
	}
	const file = ".ralph/config.yaml";
	if (!paths.includes(file)) return void 0;
	const config = await readNamedFile(join(toplevel, file)).then((bytes) => (0, import_dist.parse)(String(bytes))).catch(() => void 0);
	const commands = object({ worktree: object({ init_commands: lineOrLines }) }).safeParse(config);
	if (!commands.success) return void 0;
	return {
		from: `worktree.init_commands of ${file}`,
		setup: [commands.data.worktree.init_commands].flat()
	};
}
const lineOrLines = union([string(), array(string())]);
const onServer = "On GitHub Enterprise Server, a run is one job with all permissions: jobs cannot pass artifacts to each other there, and our workflow cannot be called.";
/** Returns true if the plan is the example. */
async function writeChoices(context, request) {
	const { toplevel, choices, detection, flags, interactive, proposed } = request;
	const { planName, planned } = await plannedFiles(toplevel, choices, detection, proposed);
	await writePlanned(toplevel, planned, context, {
		force: flags["force"] === true,
		interactive,
		dryRun: flags["dry-run"] === true
	});
	say(context, ["", publicNotice(choices.queue === void 0 ? planName : "<plan>")]);
	return proposed?.planText === void 0 && planned.some(({ path, before }) => path === choices.planFile && before === void 0);
}
/** Returns 1 for a red baseline, 3 if a person has to name a check first. */
async function finishSetUp(context, outcome) {
	const { choices, also, madeIn, samplePlan, flags } = outcome;
	const agent = ["agent", "agent-command"].flatMap((name) => flags[name] === void 0 ? [] : [[name, String(flags[name])]]);
	const flagValues = {
		plan: choices.planFile,
		...Object.fromEntries(agent)
	};
	const diagnoses = await examine(context, flagValues);
	say(context, ["", redactor(secretValues(context.env))(doctorText(diagnoses, textStyleOf(context)).join("\n"))]);
	const unchecked = diagnoses.some(({ probe, level }) => probe === "checks" && level === "fail");
	const baseline = unchecked || flags["no-baseline"] === true ? void 0 : await baselineOf(context, flagValues);
	const next = {
		planFile: choices.planFile,
		also,
		queue: choices.queue !== void 0,
		workflow: choices.workflow !== void 0,
		unnamed: choices.workflow === void 0 && flags["no-workflow"] !== true,
		madeIn,
		samplePlan,
		baseline,
		agent: agent.flatMap((flag) => flagWords(...flag)),
		unchecked
	};
	say(context, ["", ...afterInit(next)]);
	if (unchecked) return exits.person.code;
	return baseline === "cancelled" ? exits.interrupted.code : baseline === "red" || baseline === "unready" ? exits.failed.code : 0;
}
/** Undefined if it cannot be run, as in a repository without a commit. */
async function baselineOf(context, flags) {
	try {
		return await tryBaseline(context, flags);
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		say(context, ["", `The baseline was not run. ${errorText(error).trimEnd()}`]);
		return;
	}
}
const say = (context, lines) => context.out(`${lines.join("\n")}\n`);
/** Runs the checks on the untouched commit, in a temporary confined copy. */
async function tryBaseline(context, flags) {
	const { out, color, isTty, now, columns, cancelled } = context;
	const opened = await openValidProject(context, flags);
	const { head } = opened.repository;
	const redact = redactor(opened.secrets);
	const { show } = terminalProgress({
		write: out,
		color,
		isTty,
		now,
		redact,
		columns: () => columns
	});
	out(`\nBaseline: set-up and checks in a copy of ${head.slice(0, 7)}\n`);
	try {
		return await withTemporaryState(opened, context, async (access, home) => {
			const project = {
				...opened,
				home
			};
			await access.remote.fetchCommit(head);
			const places = await localSurroundings(project, context, access);
			const ports = await wire(project, context, {
				...places,
				show,
				scratch: join(home, "process")
			});
			const { red } = await checkUntouched(ports, jobSettings(project), {
				commit: head,
				signal: cancelled
			});
			for (const result of red) out(quoted(redact(`${result.name}\n${outputExcerpt(result, 2e3)}`)));
			for (const { name, needs, missing } of red) if (needs) out(`${visible(redByConfinement({
				name,
				needs,
				missing
			}))}\n`);
			return red.length === 0 ? "green" : "red";
		});
	} catch (error) {
		if (cancelled.aborted) return "cancelled";
		if (!(error instanceof RalphError) || error.code !== "SETUP_FAILED") throw error;
		out(quoted(redact(error.message)));
		return "unready";
	}
}
/** Foreign text with a bar before each line, so that no line commands a terminal or a runner. */
const quoted = (text) => `${visible(text).replaceAll("##[", "## [").split("\n").map((line) => `    | ${line}`).join("\n")}\n`;
// src/entry/init/unfold-example.ts
const templateFolder = installedPath("templates/examples/units");
/** A whole repository to try ralph on: project, plan, configuration and workflow, in one commit. */
async function unfoldExample(context, folder, flags) {
	const target = resolve(context.cwd, folder);
	await refuseNonEmpty(target, folder);
	await mkdir(target, { recursive: true });
	const cwd = await realpath(target);
	const exampleContext = {
		...context,
		cwd
	};
	await cp(templateFolder, cwd, { recursive: true });
	await userGit(cwd, context.env)({ args: [
		"init",
		"--quiet",
		"--initial-branch=main"
	] });
	const { files } = await projectFilesAt(cwd, context.env);
	const detection = detect(files);
	const places = await whereActionIs(installedPath("."), cwd, context.env);
	const choices = await chooseSetUp(detection, {
		...flags,
		plan: void 0
	}, false, places, []);
	const { planned } = await plannedFiles(cwd, choices, detection);
	await writePlanned(cwd, planned, exampleContext, {
		force: true,
		interactive: false
	});
	await commitAll(exampleContext);
	context.out(`\nA small project with a plan of four tasks was written to ${cwd} and committed.\n`);
	return finishSetUp(exampleContext, {
		choices,
		also: [],
		madeIn: folder,
		samplePlan: false,
		flags
	});
}
async function refuseNonEmpty(place, shown) {
	if ((await readdir(place).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw notEmpty(`${shown} cannot be used: ${error.message}`);
	})).length > 0) throw notEmpty(`The folder ${shown} is not empty; nothing was written.`);
}
const notEmpty = (message) => new RalphError({
	code: "FOLDER_NOT_EMPTY",
	message,
	hint: "Name an empty or new folder: ralph init --example my-first-run"
});
/** As the user if git knows one, else as the example. */
async function commitAll({ cwd, env }) {
	const git = userGit(cwd, env);
	if ((await git({
		args: ["var", "GIT_COMMITTER_IDENT"],
		allow: "any"
	})).code !== 0) {
		await git({ args: [
			"config",
			"user.name",
			"ralph example"
		] });
		await git({ args: [
			"config",
			"user.email",
			"example@ralph.invalid"
		] });
	}
	await git({ args: ["add", "--all"] });
	await git({ args: [
		"-c",
		"commit.gpgSign=false",
		"commit",
		"--quiet",
		"--message",
		"A small project and a plan for it"
	] });
}
// src/entry/init/write-skills.ts
const skills = [
	"ralph-spec",
	"ralph-plan",
	"ralph-spec-to-plan"
];
/** `ralph init --skills`. Replaces a changed skill only if the person agrees. */
async function writeSkills(context, mode) {
	const top = await topOf(context);
	const planned = skills.map(async (name) => {
		const text = await readFile(installedPath(`templates/skills/${name}/SKILL.md`), "utf8");
		return plannedFile(top, `.claude/skills/${name}/SKILL.md`, text);
	});
	await writePlanned(top, await Promise.all(planned), context, mode);
	context.out("\nClaude Code uses them from its next session on: ask it for a spec, or for a plan made from one.\n");
	return 0;
}
// src/entry/command/init.ts
const { agent: _agent, "agent-command": _command, ...callsOnly } = callsFlags;
const flags = {
	...settingFlags("plan", "setup", "validate", "no-checks", "cost-budget"),
	yes: {
		help: "ask nothing: use the detected settings and the flags",
		toggle: true
	},
	force: {
		help: "replace files that differ, after showing the changes",
		toggle: true
	},
	"no-workflow": {
		help: "do not write a workflow for GitHub Actions",
		toggle: true,
		notWith: ["one-job", "action"]
	},
	action: {
		help: "the repository of the action, at a full commit; default: the one this program was cloned from",
		example: "OWNER/REPO@SHA"
	},
	inline: {
		help: "",
		toggle: true,
		removed: "Omit it for split jobs that call our workflow (its input `runs-on` chooses your own runners), or use --one-job, also for GitHub Enterprise Server."
	},
	"one-job": {
		help: "write a workflow with one job that has all permissions and runs several iterations: for an agent that you trust, and for GitHub Enterprise Server",
		toggle: true
	},
	queue: {
		help: "set up a queue of plans: those in plans/pending/ are run one after the other (docs/queue.md)",
		toggle: true
	},
	"dry-run": {
		help: "show what would be written, or with --ai what the agent would be told; write and call nothing",
		toggle: true
	},
	"no-baseline": {
		help: "do not run set-up and checks at the end",
		toggle: true
	},
	ai: {
		help: "let an agent propose more checks, what agents should know, and a first plan; you see them before anything is written",
		toggle: true
	},
	...settingFlags("agent", "agent-command"),
	...flagsOnlyWith("ai", callsOnly),
	skills: {
		help: "write three skills for Claude Code into .claude/skills (ralph-spec, ralph-plan, ralph-spec-to-plan), and nothing else",
		toggle: true,
		notWith: [
			"ai",
			"bmad",
			"example",
			"queue",
			"setup",
			"validate",
			"plan",
			"one-job",
			"action"
		]
	},
	bmad: {
		help: "set up for a folder of BMAD documents: asks for scope, gates, limits, branch and instructions, and writes the command /ralph for Claude Code",
		toggle: true,
		notWith: [
			"ai",
			"example",
			"queue",
			"one-job",
			"action"
		]
	},
	...flagsOnlyWith("bmad", settingFlags("plan-scope", "run-iterations", "stuck-after", "branch-prefix")),
	instructions: {
		help: "with --bmad: instructions for every agent, written to .ralph/principles.md",
		example: "\"Small commits.\"",
		onlyWith: "bmad"
	},
	example: {
		help: "write a small example project to an empty folder instead",
		toggle: true,
		notWith: [
			"ai",
			"plan",
			"queue"
		]
	}
};
const initCommand = {
	help: `Finds out how this repository is set up and checked, and writes plan.json with an example, .github/ralph.yml and
.github/workflows/ralph.yml. On a terminal it asks three questions. Nothing is overwritten without asking. At the end it
checks everything that a run needs and runs your checks once. It exits with 1 if they fail, and with 3 if there are none.

Usage: ralph init [options]
       ralph init --example [FOLDER]
       ralph init --bmad [options]

Examples:
  ralph init
  ralph init --yes --no-workflow
  ralph init --one-job --action octo/ralph@0123456789abcdef0123456789abcdef01234567
  ralph init --setup "npm ci" --validate "npm test" --validate "npm run lint" --cost-budget 25
  ralph init --ai --budget 1
  ralph init --skills
  ralph init --example my-first-run

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const interactive = isInteractive(context) && values["yes"] !== true;
		const dryRun = values["dry-run"] === true;
		try {
			if (values["example"] === true && dryRun) throw usageError("--example writes into an empty folder: it has no --dry-run");
			if (values["example"] === true) return await unfoldExample(context, operands[0] ?? ".", values);
			if (values["skills"] === true) return await writeSkills(context, {
				force: values["force"] === true,
				interactive,
				dryRun
			});
			if (values["bmad"] === true) return await setUpBmad(context, values, interactive);
			return await setUpProject(context, values, interactive);
		} catch (error) {
			if (!(error instanceof OnlyShown || error instanceof Cancelled)) throw error;
			context.out(nothingWritten(error, values["ai"] === true));
			return error instanceof OnlyShown ? 0 : exits.interrupted.code;
		}
	}
};
const nothingWritten = (reason, calledAgent) => reason instanceof Cancelled && calledAgent ? "Nothing was written. For a day, the same command shows this proposal again without another call.\n" : "Nothing was written.\n";
export { initCommand };
