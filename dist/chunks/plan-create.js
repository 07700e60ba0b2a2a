import { Hn as exits, hn as step, mn as nextStepLines, yr as RalphError } from "./through-proxy.js";
import { A as askWrite, S as difference, T as Cancelled, _ as plannedFile, b as writePlanned, d as planNameOf, f as planText, k as askReplace, r as callsFlags, t as repeatedCommand } from "./repeated-command.js";
import { i as flagWords, n as commandLine, r as commitLine } from "./command-line.js";
import { a as plainLine } from "./one-line.js";
import { r as insidePath } from "./branch-name.js";
import { i as textStyleOf, r as isInteractive } from "./context.js";
import { n as flagHelp, t as configFlag } from "../cli/index.js";
import { v as refuseInvalid } from "./state-files.js";
import { a as settingSources } from "./setting-sources.js";
import { i as draftText, n as draftPlan, r as draftPrompt, t as readSource } from "./read-source.js";
import { join, posix, relative, resolve, sep } from "node:path";
// src/entry/command/plan-create.ts
const flags = {
	from: {
		help: "what the plan should do: a spec or another file of the repository, an issue, or a text in quotes",
		example: "specs/search/SPEC.md"
	},
	to: {
		help: "the file to write, .json or .md; default plan.json",
		example: "plans/search.json"
	},
	yes: {
		help: "ask nothing: write the plan if it passes every rule",
		toggle: true
	},
	force: {
		help: "replace the file if it exists",
		toggle: true
	},
	"dry-run": {
		help: "print what the agent would be told, without calling it",
		toggle: true
	},
	...callsFlags,
	...configFlag
};
const planCreateCommand = {
	help: `Lets an agent make a plan from a spec, a text or an issue. The plan is checked against rules and shown with its graph
and its probable cost. It is written only after you agree. While the spec has open questions, no agent is called.
A plan that breaks a rule is sent back at most twice.

Usage: ralph plan create --from=SPEC|TEXT|ISSUE [options]

Examples:
  ralph plan create --from specs/search/SPEC.md
  ralph plan create --from search --to plans/search.md --yes
  ralph plan create --from "Add a --json flag to the list command" --budget 0.50
  ralph plan create --from "#12" --dry-run

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		if (typeof values["from"] !== "string") throw usage("--from is missing.", "Say what the plan should do: a spec, a file, an issue (#12), or a text in quotes.");
		try {
			return await createPlan(context, {
				...values,
				from: values["from"]
			});
		} catch (error) {
			if (!(error instanceof Cancelled)) throw error;
			context.out("Nothing was written. For a day, the same command shows this plan again without another call.\n");
			return exits.interrupted.code;
		}
	}
};
async function createPlan(context, values) {
	const { base, file, before } = await settingSources(context, values);
	refuseInvalid([...file.findings, ...before.findings], file.name);
	const { repository } = base;
	const { settings } = before;
	const source = await readSource(context, repository, values.from);
	const interactive = isInteractive(context) && values["yes"] !== true;
	const { path, shown } = targetIn(context, repository.toplevel, values["to"]);
	const { before: existing } = await plannedFile(repository.toplevel, path, "");
	const force = values["force"] === true;
	if (existing !== void 0 && !interactive && !force && !values["dry-run"]) throw targetExists(shown);
	if (values["dry-run"]) return dryRun(context, await draftPrompt(repository.toplevel, source));
	const retryCommand = repeatedCommand(["plan", "create"], values);
	const { proposed, keptAnswer } = await draftPlan(context, values, {
		repository,
		settings,
		source,
		retryCommand,
		fresh: values["fresh"] === true,
		freshFlag: "--fresh"
	});
	const plan = nameByFile(proposed.plan, path);
	context.out(`\n${(await draftText(context, {
		proposed: {
			...proposed,
			plan
		},
		shown,
		repository,
		settings
	})).join("\n")}\n\n`);
	if (!interactive && values["yes"] !== true) return reportNotWritten(context, {
		values,
		shown
	});
	const after = planText(plan, path);
	if (interactive && !await confirmWrite(context, {
		shown,
		existing,
		after
	})) {
		await keptAnswer.forget();
		context.out("Nothing was written.\n");
		return exits.person.code;
	}
	const planned = await plannedFile(repository.toplevel, path, after);
	await writePlanned(repository.toplevel, [planned], context, {
		force: force || interactive,
		interactive: false
	});
	await keptAnswer.forget();
	context.out(`\n${nextSteps(context, {
		shown,
		name: plan.name ?? shown
	}).join("\n")}\n`);
	return 0;
}
function confirmWrite(context, { shown, existing, after }) {
	if (existing === void 0) return askWrite(shown);
	context.out(`${difference({
		path: shown,
		before: existing,
		after
	}, context).join("\n")}\n`);
	return askReplace(shown);
}
function dryRun(context, prompt) {
	context.out(`No agent was called. This is what it would be told; it would have read-only tools in a copy of the newest commit:\n\n${prompt}\n`);
	return 0;
}
function reportNotWritten(context, { values, shown }) {
	const retryCommand = repeatedCommand(["plan", "create"], {
		...values,
		to: shown
	}, ["--yes"]);
	const steps = [step("Write exactly this plan without another call (it is kept for a day)", retryCommand)];
	context.out("Nothing was written: without a terminal, you cannot be asked.\n");
	context.out(`${nextStepLines(steps, textStyleOf(context)).join("\n")}\n`);
	return exits.person.code;
}
function nextSteps(context, { shown, name }) {
	const commit = commitLine(`Plan ${plainLine(name, 60)}`, [shown]);
	const steps = [step("Edit it as you like, then check it", commandLine("ralph", "plan", "lint", shown)), step("Commit it and start", `${commit} && ${commandLine("ralph", "run", ...flagWords("plan", shown))}`)];
	return nextStepLines(steps, textStyleOf(context));
}
/** `path` starts at the top of the repository, `shown` at the current folder. */
function targetIn({ cwd }, toplevel, to) {
	const target = to === void 0 ? join(toplevel, "plan.json") : resolve(cwd, String(to));
	const path = insidePath(relative(toplevel, target).split(sep).join("/"));
	if (path !== void 0 && /[^/]\.(?:json|md)$/i.test(path)) return {
		path,
		shown: relative(cwd, target)
	};
	throw usage(`--to ${plainLine(String(to), 200)} is not a .json or .md file inside the repository.`, "Name one such as plans/search.json.");
}
/** The file names the plan, without the number that orders a queue; `plan.json` gives no name. */
function nameByFile(plan, path) {
	const stem = posix.parse(path).name.replace(/^\d+[-_]/, "");
	return stem === "plan" ? plan : {
		...plan,
		...planNameOf(stem)
	};
}
const usage = (message, hint) => new RalphError({
	code: "USAGE",
	message: `plan create: ${message}`,
	hint
});
const targetExists = (path) => new RalphError({
	code: "PLAN_TARGET",
	message: `${plainLine(path, 200)} exists already; no agent was called and nothing was written.`
});
export { planCreateCommand };
