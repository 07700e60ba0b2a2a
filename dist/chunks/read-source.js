import { yr as RalphError } from "./through-proxy.js";
import { a as installedPath, i as textStyleOf } from "./context.js";
import { O as thousands, a as plainLine } from "./one-line.js";
import { t as gitHubAt } from "./client.js";
import { c as sourceText, o as lineIndex } from "./merge-markers.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { a as readEnabledPasses, s as readTemplate } from "./from-base.js";
import { n as gitHubAccess } from "./probed-repository.js";
import { a as maxSourceChars, h as planProposalSchema, i as proposeHere, l as judgePlan, n as callsBudget, o as planPrompt, p as planSource, s as proposedPlanText } from "./repeated-command.js";
import { n as specFilesAt, t as specFileAt } from "./spec-files.js";
import { t as judgeSpecs } from "./lint-specs.js";
import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
// src/entry/propose/draft-plan.ts
const filesOf = (toplevel) => ({
	base: trustedFilesIn(toplevel),
	embedded: trustedFilesIn(installedPath("templates"))
});
async function draftPrompt(toplevel, source) {
	return planPrompt({
		template: await readTemplate(filesOf(toplevel), "plan-create"),
		source
	});
}
/** The draft is kept until somebody accepts it. Throws RalphError as `proposeHere` does. */
async function draftPlan(context, flags, request) {
	const { repository, settings, source, retryCommand, fresh, freshFlag } = request;
	const prompt = await draftPrompt(repository.toplevel, source);
	if (source.text.length > 6e4) context.out(`${cutNote(source)}\n`);
	const { value, keptAnswer } = await proposeHere(context, {
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
		refusedHint: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${retryCommand}\`.`,
		extraFiles: new Map(source.file === void 0 ? [] : [[source.file, source.text]])
	});
	return {
		proposed: value,
		keptAnswer
	};
}
/** The draft with the probable cost of a run. */
async function draftText(context, { proposed, shown, repository, settings }) {
	const calls = {
		...settings,
		passes: await readEnabledPasses(filesOf(repository.toplevel), { settings })
	};
	const details = {
		name: proposed.plan.name ?? shown,
		costBudgetUsd: settings["cost-budget"],
		settings: calls
	};
	return proposedPlanText(proposed, details, textStyleOf(context));
}
const betterAnswer = ({ agent }) => agent === "command" ? "a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)" : "another model may do better (--model)";
const cutNote = ({ shown, text, file }) => `${shown} has ${thousands(text.length)} characters; the prompt includes the first ${thousands(maxSourceChars)}${file === void 0 ? "" : ", and the agent can read the file itself"}.`;
// src/entry/propose/read-source.ts
/** `from`: an issue, a file or folder, a feature, or text. Throws PLAN_SOURCE\u2026 or SPEC_OPEN_QUESTIONS. */
async function readSource(context, repository, from) {
	const source = await findSource(context, repository, from.trim());
	if (source.text.trim() === "") throw sourceError(`${source.shown} is empty.`, "Write what you want into it.");
	const { goals, openQuestions } = source.spec;
	if (goals.length > 100) throw tooWide(source);
	if (openQuestions.length > 0) throw openQuestionsError(source);
	return source;
}
async function findSource(context, repository, from) {
	if (from === "") throw sourceError("--from is empty.", "Name a spec, a file, an issue (#12), or write the text itself in quotes.");
	const issue = issueIn(from);
	const file = await findFile(context, repository, from);
	if (file !== void 0) return sourceOfFile(repository.toplevel, file);
	if (issue !== void 0) return sourceOfIssue(context, repository, issue);
	const specPath = await specById(context, from);
	if (specPath !== void 0) return sourceOfFile(repository.toplevel, specPath);
	if (/\s/.test(from)) return planSource({
		shown: "the text",
		file: void 0,
		text: from
	});
	throw sourceError(`There is no ${plainLine(from, 200)}: neither a file, a folder, nor a feature or an ID in the specs.`, "Name a spec (`ralph spec list` shows them), a file of the repository, an issue (#12), or write the text itself in quotes.");
}
function issueIn(from) {
	const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? [];
	if (number !== void 0) return {
		number: Number(number),
		repository: void 0
	};
	const [, repository, linkedNumber] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? [];
	return linkedNumber === void 0 ? void 0 : {
		number: Number(linkedNumber),
		repository
	};
}
/** From the top of the repository; undefined if nothing exists there. */
async function findFile({ cwd }, { toplevel }, from) {
	const candidates = [resolve(cwd, from), .../^[\w.-]+(?:\/[\w.-]+)*$/.test(from) ? [join(toplevel, "specs", from)] : []];
	for (const path of candidates) {
		const stats = await stat(path).catch(() => void 0);
		if (stats === void 0) continue;
		const file = stats.isDirectory() ? join(path, "SPEC.md") : path;
		if (file !== path && !await stat(file).catch(() => void 0)) throw sourceError(`${plainLine(from, 200)} holds no SPEC.md.`, "Name the folder of one feature, or a file; `ralph spec list` lists the features.");
		const inside = relative(await realpath(toplevel), join(await realpath(resolve(path, "..")), relative(resolve(path, ".."), file)));
		if (inside === "" || inside.startsWith("..")) throw sourceError(`${plainLine(from, 200)} is outside the repository.`, "Copy it into the repository, or write its text in quotes.");
		return inside.split(sep).join("/");
	}
}
/** The spec with this ID; undefined if there are no specs. */
async function specById(context, id) {
	if (/[\s/]/.test(id)) return void 0;
	const { index, specs } = await specFilesAt(context, "specs").catch(() => ({
		index: void 0,
		specs: []
	}));
	if (index === void 0) return void 0;
	const lowerCaseId = id.toLowerCase();
	return judgeSpecs({
		index,
		specs
	}).specs.find((spec) => spec.id?.text.toLowerCase() === lowerCaseId)?.file;
}
async function sourceOfFile(toplevel, path) {
	const specFile = await specFileAt(toplevel, path);
	if ("refused" in specFile) throw sourceError(`${path} is not read: ${specFile.refused.replace(/\.$/, "")}.`, "Name a text file of the repository of at most 5 MiB.");
	const text = sourceText(specFile.bytes, path);
	if (typeof text !== "string") throw sourceError(text.message, text.remedy);
	return planSource({
		shown: path,
		file: path,
		text
	});
}
async function sourceOfIssue(context, repository, { number, repository: namedRepository }) {
	const access = gitHubAccess(context, repository);
	if (!access) throw sourceError(`Issue #${number} cannot be read: origin is not a repository on GitHub.`, "Write its text to a file and name that file.");
	const { apiUrl, owner, repo } = access.address;
	const { token } = access;
	if (namedRepository !== void 0 && namedRepository.toLowerCase() !== `${owner}/${repo}`.toLowerCase()) throw sourceError(`${plainLine(namedRepository, 200)} is not ${owner}/${repo}.`, "Write its text to a file and name that file.");
	if (token === void 0) throw sourceError(`Issue #${number} cannot be read without a token.`, "Set one first: `export GH_TOKEN=\"$(gh auth token)\"`. Or write its text to a file and name that file.");
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
		throw sourceError(`Issue #${number} cannot be read: ${error.message}`, "Check its number, and that the token may read issues of that repository. Or write its text to a file and name that file.");
	});
	const visibleBody = (body ?? "").replace(/<!--[\s\S]*?(?:-->|$)/g, "");
	return planSource({
		shown: `issue #${number}`,
		file: void 0,
		text: `# ${title}\n\n${visibleBody.replace(/\r\n?/g, "\n")}`
	});
}
const sourceError = (message, hint) => new RalphError({
	code: "PLAN_SOURCE",
	message,
	hint
});
const tooWide = ({ shown, spec }) => new RalphError({
	code: "PLAN_SOURCE_TOO_WIDE",
	message: `${shown} has ${spec.goals.length} goals; one plan can serve 100.`,
	hint: "Split it into several specs, and make a plan from each."
});
function openQuestionsError({ shown, text, spec }) {
	const placeOf = lineIndex(text);
	const [first] = spec.openQuestions;
	const hasSeveral = spec.openQuestions.length > 1;
	return new RalphError({
		code: "SPEC_OPEN_QUESTIONS",
		message: `${shown} has ${hasSeveral ? `${spec.openQuestions.length} open questions` : "an open question"}; answer ${hasSeveral ? "them" : "it"} first. No agent was called.`,
		hint: `Write each answer after its question and tick the box, such as "- [x] ${plainLine(first?.text ?? "", 60)} \u2192 **Decision:** \u2026". Then run the same command again.`,
		findings: spec.openQuestions.slice(0, 50).map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${plainLine(question, 300)}`)
	});
}
export { draftText as i, draftPlan as n, draftPrompt as r, readSource as t };
