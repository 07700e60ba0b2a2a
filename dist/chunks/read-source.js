import { er as RalphError } from "./through-proxy.js";
import { a as installed, i as lookOf } from "./context.js";
import { O as thousands, i as plainLine } from "./one-line.js";
import { t as gitHubAt } from "./client.js";
import { a as lineIndex, s as sourceText } from "./merge-markers.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { o as passesOf, s as template } from "./from-base.js";
import { n as gitHubAccess } from "./here.js";
import { a as mostSource, c as judgePlan, f as planSource, i as proposeHere, m as planProposalSchema, n as callsBudget, o as planPrompt, s as proposedPlanText } from "./typed-again.js";
import { n as specFilesAt, t as specFileAt } from "./spec-files.js";
import { t as judgeSpecs } from "./lint-specs.js";
import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
// src/entry/propose/draft-plan.ts
const filesOf = (toplevel) => ({
	base: trustedFilesIn(toplevel),
	embedded: trustedFilesIn(installed("templates"))
});
/** What an agent is asked for a draft. */
async function draftPrompt(toplevel, source) {
	return planPrompt({
		template: await template(filesOf(toplevel), "plan-create"),
		source
	});
}
/**
* A plan that an agent drafts from a source, kept until somebody takes it. `again`: the command that asks once more. Throws
* RalphError as `proposeHere` does.
*/
async function draftPlan(context, flags, request) {
	const { repository, settings, source, again, fresh, freshFlag } = request;
	const prompt = await draftPrompt(repository.toplevel, source);
	if (source.text.length > 6e4) context.out(`${cutNote(source)}\n`);
	const { value, kept } = await proposeHere(context, {
		repository,
		settings,
		flags,
		prompt,
		fresh,
		freshFlag,
		budgetUsd: callsBudget(flags, settings),
		pass: "plan",
		task: `a plan of ${source.shown}`,
		schema: planProposalSchema(),
		judge: (end) => judgePlan(end, source),
		refused: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${again}\`.`,
		lend: new Map(source.file === void 0 ? [] : [[source.file, source.text]])
	});
	return {
		proposed: value,
		kept
	};
}
/** The draft as a person is shown it, with what a run of it will probably cost. */
async function draftText(context, { proposed, shown, repository, settings }) {
	const calls = {
		...settings,
		passes: await passesOf(filesOf(repository.toplevel), { settings })
	};
	const about = {
		name: proposed.plan.name ?? shown,
		costBudgetUsd: settings["cost-budget"],
		settings: calls
	};
	return proposedPlanText(proposed, about, lookOf(context));
}
const betterAnswer = ({ agent }) => agent === "command" ? "a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)" : "another model may do better (--model)";
const cutNote = ({ shown, text, file }) => `${shown} has ${thousands(text.length)} characters; the prompt includes the first ${thousands(mostSource)}${file === void 0 ? "" : ", and the agent can read the file itself"}.`;
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
export { draftText as i, draftPlan as n, draftPrompt as r, readSource as t };
