import { t as trustedFilesIn } from "./trusted-files.js";
import { a as passesOf, o as template } from "./from-base.js";
import { _n as RalphError, qt as exits, zt as columnsOf } from "./through-proxy.js";
import { C as Cancelled, D as askWrite, E as askReplace, a as mostSource, c as judgePlan, d as planText, f as planSource, g as plannedFile, i as proposeHere, m as planProposalSchema, n as callsBudget, o as planPrompt, r as callsFlags, s as proposedPlanText, t as typedAgain, u as planNameOf, x as difference, y as writePlanned } from "./typed-again.js";
import { D as step, w as nextLines } from "./remarks.js";
import { E as thousands, i as plainLine } from "./one-line.js";
import { A as commandLine, j as flagWords } from "./due.js";
import { n as painter } from "./paint.js";
import { n as insidePath } from "./branch-name.js";
import { a as installed, i as lookOf, r as isInteractive } from "./context.js";
import { n as flagHelp, t as configFlag } from "../cli/index.js";
import { c as refuseInvalid } from "./state-files.js";
import { a as settingSources } from "./setting-sources.js";
import { t as gitHubAt } from "./client.js";
import { i as sourceText, n as lineIndex } from "./merge-markers.js";
import { t as judgeSpecs } from "./lint-specs.js";
import { n as gitHubAccess } from "./here.js";
import { n as specFilesAt, t as specFileAt } from "./spec-files.js";
import { realpath, stat } from "node:fs/promises";
import { join, posix, relative, resolve, sep } from "node:path";
// src/entry/propose/read-source.ts
/**
* What `--from` names: an issue (`#12`, `12` or its address), a file or folder, a feature below `specs/`, else the words
* themselves. Throws RalphError PLAN_SOURCE, SPEC_OPEN_QUESTIONS or PLAN_SOURCE_TOO_WIDE.
*/
async function readSource(context, repository, from) {
	const source = await found(context, repository, from.trim());
	if (source.text.trim() === "") throw none(`${source.shown} is empty.`, "Write what you want into it.");
	const { goals, openQuestions } = source.spec;
	if (goals.length > 100) throw tooWide(source);
	if (openQuestions.length > 0) throw open$1(source);
	return source;
}
async function found(context, repository, from) {
	if (from === "") throw none("--from is empty.", "Name a spec, a file, an issue (#12), or write the text itself in quotes.");
	const issue = issueIn(from);
	const file = await fileIn(context, repository, from);
	if (file !== void 0) return ofFile(repository.toplevel, file);
	if (issue !== void 0) return ofIssue(context, repository, issue);
	const known = await specById(context, from);
	if (known !== void 0) return ofFile(repository.toplevel, known);
	if (/\s/.test(from)) return planSource({
		shown: "the text",
		file: void 0,
		text: from
	});
	throw none(`There is no ${plainLine(from, 200)}: neither a file, a folder, nor a feature or an ID in the specs.`, "Name a spec (`ralph spec list` shows them), a file of the repository, an issue (#12), or write the text itself in quotes.");
}
function issueIn(from) {
	const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? [];
	if (number !== void 0) return {
		number: Number(number),
		repository: void 0
	};
	const [, repository, named] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? [];
	return named === void 0 ? void 0 : {
		number: Number(named),
		repository
	};
}
/** From the top of the repository; undefined where nothing is there. */
async function fileIn({ cwd }, { toplevel }, from) {
	const named = [resolve(cwd, from), .../^[\w.-]+(?:\/[\w.-]+)*$/.test(from) ? [join(toplevel, "specs", from)] : []];
	for (const path of named) {
		const there = await stat(path).catch(() => void 0);
		if (there === void 0) continue;
		const file = there.isDirectory() ? join(path, "SPEC.md") : path;
		if (file !== path && !await stat(file).catch(() => void 0)) throw none(`${plainLine(from, 200)} holds no SPEC.md.`, "Name the folder of one feature, or a file; `ralph spec list` lists the features.");
		const inside = relative(await realpath(toplevel), join(await realpath(resolve(path, "..")), relative(resolve(path, ".."), file)));
		if (inside === "" || inside.startsWith("..")) throw none(`${plainLine(from, 200)} is outside the repository.`, "Copy it into the repository, or write its text in quotes.");
		return inside.split(sep).join("/");
	}
}
/** The spec that has this ID; where there are no specs, none has. */
async function specById(context, id) {
	if (/[\s/]/.test(id)) return void 0;
	const { index, specs } = await specFilesAt(context, "specs").catch(() => ({
		index: void 0,
		specs: []
	}));
	if (index === void 0) return void 0;
	const wanted = id.toLowerCase();
	return judgeSpecs({
		index,
		specs
	}).specs.find((spec) => spec.id?.text.toLowerCase() === wanted)?.file;
}
async function ofFile(toplevel, path) {
	const given = await specFileAt(toplevel, path);
	if ("refused" in given) throw none(`${path} is not read: ${given.refused}.`, "Name a text file of the repository of at most 5 MiB.");
	const text = sourceText(given.bytes, path);
	if (typeof text !== "string") throw none(text.message, text.remedy);
	return planSource({
		shown: path,
		file: path,
		text
	});
}
async function ofIssue(context, repository, { number, repository: named }) {
	const access = gitHubAccess(context, repository);
	if (!access) throw none(`Issue #${number} cannot be read: origin is not a repository on GitHub.`, "Write its text to a file and name that file.");
	const { apiUrl, owner, repo } = access.address;
	const { token } = access;
	if (named !== void 0 && named.toLowerCase() !== `${owner}/${repo}`.toLowerCase()) throw none(`${plainLine(named, 200)} is not ${owner}/${repo}.`, "Write its text to a file and name that file.");
	if (token === void 0) throw none(`Issue #${number} cannot be read without a token.`, "Set one first: `export GH_TOKEN=\"$(gh auth token)\"`. Or write its text to a file and name that file.");
	const { title, body } = await gitHubAt({
		apiUrl,
		owner,
		repo,
		token: () => token,
		now: context.now,
		backoffMs: [],
		timeoutMs: 1e4
	}).request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number }).catch((error) => {
		if (!(error instanceof RalphError) || !error.code.startsWith("GITHUB_")) throw error;
		throw none(`Issue #${number} cannot be read: ${error.message}`, "Check its number, and that the token may read issues of that repository. Or write its text to a file and name that file.");
	});
	const shown = (body ?? "").replace(/<!--[\s\S]*?(?:-->|$)/g, "");
	return planSource({
		shown: `issue #${number}`,
		file: void 0,
		text: `# ${title}\n\n${shown.replace(/\r\n?/g, "\n")}`
	});
}
const none = (message, hint) => new RalphError({
	code: "PLAN_SOURCE",
	message,
	hint
});
const tooWide = ({ shown, spec }) => new RalphError({
	code: "PLAN_SOURCE_TOO_WIDE",
	message: `${shown} has ${spec.goals.length} goals; one plan can serve 100.`,
	hint: "Split it into several specs, and make a plan from each."
});
function open$1({ shown, text, spec }) {
	const placeOf = lineIndex(text);
	const [first] = spec.openQuestions;
	const many = spec.openQuestions.length > 1;
	return new RalphError({
		code: "SPEC_OPEN_QUESTIONS",
		message: `${shown} has ${many ? `${spec.openQuestions.length} open questions` : "an open question"}; answer ${many ? "them" : "it"} first. No agent was called.`,
		hint: `Write each answer after its question and tick the box, such as "- [x] ${plainLine(first?.text ?? "", 60)} \u2192 **Decision:** \u2026". Then run the same command again.`,
		findings: spec.openQuestions.slice(0, 50).map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${plainLine(question, 300)}`)
	});
}
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
const betterAnswer = ({ agent }) => agent === "command" ? "a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)" : "another model may do better (--model)";
async function createPlan(context, values) {
	const { base, file, before } = await settingSources(context, values);
	refuseInvalid([...file.findings, ...before.findings], file.name);
	const { repository } = base;
	const { settings } = before;
	const source = await readSource(context, repository, values.from);
	const interactive = isInteractive(context) && values["yes"] !== true;
	const { path, shown } = targetIn(context, repository.toplevel, values["to"]);
	const { before: there } = await plannedFile(repository.toplevel, path, "");
	const force = values["force"] === true;
	if (there !== void 0 && !interactive && !force && !values["dry-run"]) throw isThere(shown);
	const files = {
		base: trustedFilesIn(repository.toplevel),
		embedded: trustedFilesIn(installed("templates"))
	};
	const prompt = planPrompt({
		template: await template(files, "plan-create"),
		source
	});
	if (values["dry-run"]) return dryRun(context, prompt);
	if (source.text.length > 6e4) context.out(`${cutNote(source)}\n`);
	const budgetUsd = callsBudget(values, settings);
	const { value, kept } = await proposeHere(context, {
		repository,
		settings,
		flags: values,
		prompt,
		budgetUsd,
		fresh: values["fresh"] === true,
		pass: "plan",
		task: `a plan of ${source.shown}`,
		schema: planProposalSchema(),
		judge: (end) => judgePlan(end, source),
		refused: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${typedAgain(["plan", "create"], values)}\`.`,
		lend: new Map(source.file === void 0 ? [] : [[source.file, source.text]])
	});
	const plan = named(value.plan, path);
	const calls = {
		...settings,
		passes: await passesOf(files, { settings })
	};
	const about = {
		name: plan.name ?? shown,
		costBudgetUsd: settings["cost-budget"],
		settings: calls
	};
	context.out(`\n${proposedPlanText(value, about, lookOf(context)).join("\n")}\n\n`);
	if (!interactive && values["yes"] !== true) return notWritten(context, {
		values,
		shown
	});
	const after = planText(plan, path);
	if (interactive && !await isWanted(context, {
		shown,
		there,
		after
	})) {
		await kept.forget();
		context.out("Nothing was written.\n");
		return exits.person.code;
	}
	const planned = await plannedFile(repository.toplevel, path, after);
	await writePlanned(repository.toplevel, [planned], context, {
		force: force || interactive,
		interactive: false
	});
	await kept.forget();
	context.out(`\n${nextSteps(context, {
		shown,
		name: plan.name ?? shown
	}).join("\n")}\n`);
	return 0;
}
function isWanted(context, { shown, there, after }) {
	if (there === void 0) return askWrite(shown);
	context.out(`${difference({
		path: shown,
		before: there,
		after
	}, context).join("\n")}\n`);
	return askReplace(shown);
}
function dryRun(context, prompt) {
	context.out(`No agent was called. This is what it would be told; it would have read-only tools in a copy of the newest commit:\n\n${prompt}\n`);
	return 0;
}
const cutNote = ({ shown, text, file }) => `${shown} has ${thousands(text.length)} characters; the prompt includes the first ${thousands(mostSource)}${file === void 0 ? "" : ", and the agent can read the file itself"}.`;
function notWritten(context, { values, shown }) {
	const again = typedAgain(["plan", "create"], {
		...values,
		to: shown
	}, ["--yes"]);
	const steps = [step("Write exactly this plan without another call (it is kept for a day)", again)];
	context.out("Nothing was written: without a terminal, you cannot be asked.\n");
	context.out(`${nextLines(steps, {
		paint: painter(context.color),
		columns: columnsOf(lookOf(context))
	}).join("\n")}\n`);
	return exits.person.code;
}
function nextSteps(context, { shown, name }) {
	const commit = `${commandLine("git", "add", shown)} && ${commandLine("git", "commit", "-m", `Plan ${plainLine(name, 60)}`)}`;
	const steps = [step("Edit it as you like, then check it", commandLine("ralph", "plan", "lint", shown)), step("Commit it and start", `${commit} && ${commandLine("ralph", "run", ...flagWords("plan", shown))}`)];
	return nextLines(steps, {
		paint: painter(context.color),
		columns: columnsOf(lookOf(context))
	});
}
/** From the top of the repository, and as the user would name it. */
function targetIn({ cwd }, toplevel, to) {
	const place = to === void 0 ? join(toplevel, "plan.json") : resolve(cwd, String(to));
	const path = insidePath(relative(toplevel, place).split(sep).join("/"));
	if (path !== void 0 && /[^/]\.(?:json|md)$/i.test(path)) return {
		path,
		shown: relative(cwd, place)
	};
	throw usage(`--to ${plainLine(String(to), 200)} is not a .json or .md file inside the repository.`, "Name one such as plans/search.json.");
}
/** Who names the file names the plan: the number that orders a queue is no part of it, and `plan.json` is no name. */
function named(plan, path) {
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
const isThere = (path) => new RalphError({
	code: "PLAN_TARGET",
	message: `${plainLine(path, 200)} exists already; no agent was called and nothing was written.`,
	hint: "Name another file with --to, or replace it with --force."
});
export { planCreateCommand };
