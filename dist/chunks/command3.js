import { i as select } from "./dist2.js";
import { Hn as exits, hn as step, kt as findingLine, mn as nextStepLines, yr as RalphError } from "./through-proxy.js";
import { C as configText, D as askChecks, I as checkSpecs, L as detect, O as askOrCancel, R as setUpCommands, T as Cancelled, _ as plannedFile, b as writePlanned, d as planNameOf, f as planText, n as callsBudget, r as callsFlags, t as repeatedCommand, x as detectedLines } from "./repeated-command.js";
import { S as formatUsd, a as plainLine, i as oneLine } from "./one-line.js";
import { o as Plan, r as insidePath } from "./branch-name.js";
import { orderCommand, t as askText } from "./operator.js";
import { t as refuseUnready } from "./before-run.js";
import { n as runFlags } from "./run-flags.js";
import { r as withPlanText } from "./plan-of-state.js";
import { i as textStyleOf, r as isInteractive } from "./context.js";
import { n as flagHelp } from "../cli/index.js";
import { i as refuseIdleFlags } from "./idle-flags.js";
import { h as openProject, v as refuseInvalid } from "./state-files.js";
import { r as openSettings } from "./setting-sources.js";
import { i as draftText, n as draftPlan, t as readSource } from "./read-source.js";
import { t as runAndReport } from "./carry-out.js";
import { l as storedRuns } from "./queue-here.js";
import { c as readPlan, l as writeMarkdown } from "./plan-file.js";
import { r as projectFilesAt } from "./user-repository.js";
import { a as refuseUnchecked } from "./checks.js";
import { i as leaseHeldReason } from "./kept-runs.js";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
// src/adapter/process/run-editor.ts
/** Opens a file in the person's editor and waits. The shell reads the setting, as git does: `code --wait` is two words. True on success. */
function runEditor(file, env) {
	const editor = env["VISUAL"] || env["EDITOR"] || "vi";
	const child = spawn("sh", [
		"-c",
		`${editor} "$@"`,
		editor,
		file
	], {
		stdio: "inherit",
		env: { ...env }
	});
	return new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("close", (code) => resolve(code === 0));
	});
}
// src/entry/start/edit-plan.ts
/** Keeps the plan's name. Undefined if the editor failed or the text is no plan; then findings are printed. */
async function editPlan({ env, err }, plan) {
	const folder = await mkdtemp(join(tmpdir(), "ralph-edit-"));
	const file = join(folder, `${plan.name}.md`);
	try {
		await writeFile(file, writeMarkdown(plan));
		if (!await runEditor(file, env)) {
			err("The editor could not be used: set EDITOR to one that waits, such as EDITOR=nano.\n");
			return;
		}
		const { plan: edited, findings } = readPlan({
			file: `${plan.name}.md`,
			bytes: await readFile(file)
		});
		const errors = findings.filter(({ severity }) => severity === "error");
		if (edited && errors.length === 0) return {
			...edited,
			name: plan.name
		};
		for (const finding of errors) err(`${findingLine(finding, `${plan.name}.md`)}\n`);
		return;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
// src/entry/start/set-up-if-new.ts
/**
* In a repository without settings and without a check, the run uses what `ralph init` detects; a person is asked only
* for a check that cannot be detected. Returns what writes `.github/ralph.yml`, to be called once the run is agreed to;
* undefined if there is nothing to write. Throws RalphError CHECKS_MISSING.
*/
async function setUpIfNew(context, settings, { interactive, hasFile }) {
	if (hasFile || settings.validate.length > 0 || settings["no-checks"]) return void 0;
	const { toplevel, files } = await projectFilesAt(context.cwd, context.env);
	const detection = detect(files);
	context.out(`${detectedLines(detection).join("\n")}\n`);
	const detected = checkSpecs(detection.projects);
	const validate = detected.length === 0 && interactive ? await askChecks([]) : detected;
	if (validate.length === 0) refuseUnchecked({
		checks: [],
		checksElsewhere: false,
		settings
	});
	const choices = {
		planFile: "plan.json",
		setup: settings.setup.length > 0 ? settings.setup : setUpCommands(detection.projects),
		validate,
		costBudget: settings["cost-budget"],
		noChecks: false
	};
	const text = configText({
		...choices,
		configuration: detection.configuration
	}, void 0);
	return async () => {
		const planned = await plannedFile(toplevel, ".github/ralph.yml", text);
		await writePlanned(toplevel, [planned], context, {
			force: false,
			interactive
		});
	};
}
// src/entry/start/start-choice.ts
/**
* Decides what a `start` becomes while jobs of this repository are running: a run of its own, now or after them, or a
* task of one of their plans. Without a terminal, it is a run of its own, and the other way is printed. Throws
* Cancelled.
*/
async function chooseStart(context, flags, { text, interactive }) {
	const plans = await plansAtWork(context, flags);
	if (plans.length === 0) return { kind: "own" };
	const atWorkText = `${plans.slice(0, maxNames).map((plan) => plainLine(plan, 60)).join(", ")}${plans.length > maxNames ? ", \u2026" : ""} ${plans.length === 1 ? "is" : "are"} at work`;
	if (!interactive) {
		const addCommand = repeatedCommand(["add", text], { plan: plans[0] });
		context.out(`${atWorkText}: this becomes a run of its own beside it. To add it to that plan instead: \`${addCommand}\`.\n`);
		return { kind: "own" };
	}
	const answer = await askBeside(atWorkText, plans.slice(0, maxNames));
	if (answer === "wait") await waitUntilIdle(context, flags, atWorkText);
	return answer === "own" || answer === "wait" ? { kind: "own" } : answer;
}
const maxNames = 3;
async function plansAtWork(context, flags) {
	const runs = await storedRuns(context, flags);
	return (await Promise.all(runs.map(async ({ plan, run }) => run && await leaseHeldReason(run.state, context.now()) ? [plan] : []))).flat();
}
const askBeside = (atWorkText, plans) => askOrCancel((prompt) => select({
	...prompt,
	message: `${atWorkText}. What should become of this?`,
	options: [
		{
			value: "wait",
			label: "Wait until that job has ended, then start"
		},
		...plans.map((plan) => ({
			value: {
				kind: "add",
				plan
			},
			label: `Add it to the plan of ${plainLine(plan, 60)}, as one task`
		})),
		{
			value: "own",
			label: "Start a run of its own now, beside it"
		}
	]
}));
const pollMs = 5e3;
async function waitUntilIdle(context, flags, atWorkText) {
	context.out(`Waiting: ${atWorkText}. Ctrl-C ends the wait, and nothing runs.\n`);
	while ((await plansAtWork(context, flags)).length > 0) {
		if (context.cancelled.aborted) throw new Cancelled();
		await setTimeout(pollMs, void 0, { signal: context.cancelled }).catch(() => void 0);
	}
}
// src/entry/start/command.ts
const ownFlags = {
	yes: {
		help: "ask nothing: run the plan if it passes every rule",
		toggle: true
	},
	save: {
		help: "also write the plan to a file, .json or .md, which the run then follows",
		example: "plans/search.md"
	},
	"as-is": {
		help: "make one task of the sentence, without calling an agent for a plan",
		toggle: true
	},
	redraft: {
		help: "ask the agent again, even if an earlier draft has not been used yet",
		toggle: true,
		notWith: ["as-is"]
	},
	budget: {
		...callsFlags["budget"],
		notWith: ["as-is"]
	}
};
/** A new run begins, so flags that choose a plan or a queue are left out. */
const planFlags = [
	"plan",
	"queue",
	"once",
	"fresh",
	"dry-run",
	"format",
	"plan-tag",
	"plan-scope",
	"loop",
	"create-pr"
];
const flagsOfRun = Object.fromEntries(Object.entries(runFlags).filter(([name]) => !planFlags.includes(name)));
const startCommand = {
	help: `Drafts a plan from a sentence, shows it to you, and runs it. You need no plan file: the plan is kept with the run.

Usage: ralph start TEXT|SPEC|ISSUE [options]

Examples:
  ralph start "Add a search command to the CLI"
  ralph start "Fix the off-by-one in truncate" --as-is
  ralph start specs/search/SPEC.md --save plans/search.md
  ralph start "Add a --json flag" --yes --budget 0.50

Options:
${flagHelp(ownFlags)}

It also takes the options of \`ralph run\`, such as --validate and --cost-budget.`,
	flags: {
		...flagsOfRun,
		...ownFlags
	},
	operands: 1,
	run: async (context, { values, operands: [typed = ""] }) => {
		const text = typed.trim() === "" && isInteractive(context) ? (await askText({
			question: "What should be done?",
			optional: false
		})).join(" ") : typed;
		if (text.trim() === "") throw new RalphError({
			code: "USAGE",
			message: "start: what should be done?",
			hint: "Say it in quotes: ralph start \"Add a search command to the CLI\""
		});
		let hint = "";
		try {
			const interactive = isInteractive(context) && values["yes"] !== true;
			const choice = await chooseStart(context, values, {
				text,
				interactive
			});
			if (choice.kind === "add") return await addTo(choice.plan, context, text);
			hint = ` ${comeBackHint(values, text)}`;
			return await startRun(context, values, {
				text,
				interactive
			});
		} catch (error) {
			if (!(error instanceof Cancelled)) throw error;
			context.out(`Nothing runs.${hint}\n`);
			return exits.interrupted.code;
		}
	}
};
const addTo = (plan, context, text) => orderCommand("add").run(context, {
	values: { plan },
	operands: [text]
});
async function startRun(context, values, { text, interactive }) {
	const { base, file, before } = await openSettings(context, values);
	refuseInvalid([...file.findings, ...before.findings], file.name);
	const { repository } = base;
	const { settings } = before;
	refuseIdleFlags(before, {
		format: null,
		isQueued: false,
		inWorkflow: false
	});
	const target = values["save"] === void 0 ? void 0 : saveTarget(context, repository.toplevel, values["save"]);
	const setUp = await setUpIfNew(context, settings, {
		interactive,
		hasFile: Object.keys(file.values).length > 0
	});
	const draft = await makeDraft(context, values, {
		repository,
		settings,
		text
	});
	const plan = await agreeOnPlan(context, values, {
		draft,
		interactive,
		repository,
		settings,
		text
	});
	if (plan === void 0) return exits.person.code;
	await setUp?.();
	const opened = await placePlan(context, values, {
		plan,
		target,
		toplevel: repository.toplevel
	});
	await draft.keptAnswer?.forget();
	const project = await openProject(opened.context, opened.flags);
	return runAndReport(project, opened.context, opened.flags, {
		assertReady: refuseUnready,
		planShown: true
	});
}
async function makeDraft(context, values, { repository, settings, text }) {
	const names = [
		...(await storedRuns(context, values)).map(({ plan }) => plan),
		...await readdir(repository.toplevel),
		...await readdir(context.cwd)
	];
	if (values["as-is"] === true) {
		const title = oneLine(text, 80);
		const task = {
			id: "TASK",
			title,
			...title !== text && { description: text }
		};
		return {
			proposed: {
				plan: withFreeName(Plan.parse({ tasks: [task] }), text, names),
				goals: [],
				questions: [],
				remarks: []
			},
			keptAnswer: void 0
		};
	}
	const source = await readSource(context, repository, text);
	const retryCommand = repeatedCommand(["start", text], values);
	context.out(`Drafting a plan; it may cost up to ${formatUsd(callsBudget(values, settings))} (--budget).\n`);
	const request = {
		repository,
		settings,
		source,
		retryCommand,
		fresh: values["redraft"] === true,
		freshFlag: "--redraft"
	};
	const { proposed, keptAnswer } = await draftPlan(context, values, request);
	return {
		proposed: {
			...proposed,
			plan: withFreeName(proposed.plan, text, names)
		},
		keptAnswer
	};
}
function withFreeName(plan, text, takenNames) {
	const name = plan.name ?? planNameOf(oneLine(text, 40)).name ?? "start";
	const numbered = Array.from({ length: takenNames.length + 1 }, (_, index) => `${name}-${index + 2}`);
	return {
		...plan,
		name: [name, ...numbered].find((candidate) => !takenNames.includes(candidate)) ?? name
	};
}
/** The plan that a person accepted; undefined if nothing shall run, which is then printed. */
async function agreeOnPlan(context, values, request) {
	const { draft, interactive, repository, settings, text } = request;
	let { proposed } = draft;
	const show = async () => context.out(`\n${(await draftText(context, {
		proposed,
		shown: proposed.plan.name,
		repository,
		settings
	})).join("\n")}\n\n`);
	await show();
	if (values["yes"] === true) return proposed.plan;
	if (!interactive) {
		context.out("Nothing runs: without a terminal, you cannot be asked.\n");
		const steps = [step("Run exactly this plan", repeatedCommand(["start", text], values, ["--yes"]))];
		context.out(`${nextStepLines(steps, textStyleOf(context)).join("\n")}\n`);
		return;
	}
	for (;;) {
		const answer = await askRun();
		if (answer === "run") return proposed.plan;
		if (answer === "no") {
			context.out(`Nothing runs. ${comeBackHint(values, text)}\n`);
			return;
		}
		const plan = await editPlan(context, proposed.plan);
		if (plan === void 0) continue;
		proposed = {
			...proposed,
			plan
		};
		await show();
	}
}
const comeBackHint = (values, text) => values["as-is"] === true ? `To come back: \`${repeatedCommand(["start", text], values)}\`.` : `The draft is kept for a day, and this shows it again without a call: \`${repeatedCommand(["start", text], {
	...values,
	redraft: void 0
})}\`.`;
/** Writes the plan to the requested file, or keeps it with the run. */
async function placePlan(context, values, { plan, target, toplevel }) {
	if (target === void 0) return withPlanText(context, values, plan);
	const file = await plannedFile(toplevel, target, planText(plan, target));
	await writePlanned(toplevel, [file], context, {
		force: false,
		interactive: isInteractive(context)
	});
	return {
		context,
		flags: {
			...values,
			plan: relative(context.cwd, resolve(toplevel, target))
		}
	};
}
/** From the top of the repository. */
function saveTarget({ cwd }, toplevel, save) {
	const path = insidePath(relative(toplevel, resolve(cwd, String(save))).split(sep).join("/"));
	if (path !== void 0 && /[^/]\.(?:json|md)$/i.test(path)) return path;
	throw new RalphError({
		code: "USAGE",
		message: `start: --save ${plainLine(String(save), 200)} is not a .json or .md file inside the repository.`,
		hint: "Name one such as plans/search.md."
	});
}
/** About a plan that was just shown. Throws Cancelled. */
const askRun = () => askOrCancel((prompt) => select({
	...prompt,
	message: "Run it?",
	options: [
		{
			value: "run",
			label: "Yes, run it"
		},
		{
			value: "edit",
			label: "Edit it first"
		},
		{
			value: "no",
			label: "No, not now"
		}
	]
}));
export { startCommand };
