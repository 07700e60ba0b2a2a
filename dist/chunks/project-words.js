import { n as __exportAll } from "./rolldown-runtime.js";
import { t as require_dist } from "./dist.js";
import { ln as nearestName, yr as RalphError } from "./through-proxy.js";
// src/core/prompt/project-words.ts
var project_words_exports = /* @__PURE__ */ __exportAll({ wordFaults: () => wordFaults });
var import_dist = require_dist();
/** Files that apply to every task, with their titles in a prompt and their placeholders. */
const wordFiles = [
	{
		name: "PRINCIPLES",
		path: ".ralph/principles.md",
		title: "Principles"
	},
	{
		name: "PATTERNS",
		path: ".ralph/patterns.md",
		title: "Patterns"
	},
	{
		name: "BOUNDARIES",
		path: ".ralph/boundaries.md",
		title: "Boundaries"
	},
	{
		name: "TECH_STACK",
		path: ".ralph/tech-stack.md",
		title: "Tech stack"
	}
];
const wordsConfig = ".ralph/config.yaml";
/** Path of each other placeholder's value in `.ralph/config.yaml`. */
const configFields = {
	PROJECT_NAME: ["project", "name"],
	PROJECT_DESCRIPTION: ["project", "description"],
	TEST_COMMAND: ["commands", "test"],
	LINT_COMMAND: ["commands", "lint"],
	BUILD_COMMAND: ["commands", "build"],
	DEV_COMMAND: ["commands", "dev"]
};
const placeholderNames = [...Object.keys(configFields), ...wordFiles.map(({ name }) => name)];
/** Throws RalphError PROJECT_WORDS if `.ralph/config.yaml` is not YAML. */
async function readProjectWords(read) {
	const config = parseYaml(await read(wordsConfig) ?? "");
	const configured = Object.entries(configFields).map(([name, [group, key]]) => [name, textIn(config, group, key)]);
	const files = wordFiles.map(async ({ name, path }) => [name, (await read(path) ?? "").trim()]);
	return Object.fromEntries([...configured, ...await Promise.all(files)]);
}
function parseYaml(text) {
	try {
		return (0, import_dist.parse)(text, { maxAliasCount: 20 });
	} catch (error) {
		throw new RalphError({
			code: "PROJECT_WORDS",
			message: `${wordsConfig} cannot be read: ${String(error.message).split("\n")[0]}`,
			hint: "Correct that place, or remove the file."
		});
	}
}
function textIn(config, group, key) {
	const fields = (value) => typeof value === "object" && value !== null ? value : {};
	const value = fields(fields(config)[group])[key];
	return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
/** Fills the placeholders in one pass. Throws RalphError PROJECT_WORDS for an unknown name. */
function withProjectWords(template, words, path) {
	const [message] = unknownPlaceholders(template, path);
	if (message !== void 0) throw new RalphError({
		code: "PROJECT_WORDS",
		message,
		hint: allNames
	});
	return template.replace(placeholder, (_, name) => words[name] ?? "");
}
const allNames = `The placeholders are ${placeholderNames.map((name) => `{{${name}}}`).join(", ")}.`;
const unknownPlaceholders = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = "", index }) => {
	if (placeholderNames.includes(name)) return [];
	const suggestion = nearestName(name, placeholderNames);
	const nearest = suggestion === void 0 ? "" : `; did you mean {{${suggestion}}}?`;
	return [`${path}:${template.slice(0, index).split("\n").length} has {{${name}}}, which is not a placeholder${nearest}`];
});
/** All faults of the project's configuration and templates, with places; checked before a run. */
function wordFaults(config, templates) {
	const unknown = templates.flatMap(([path, text]) => unknownPlaceholders(text, path));
	return [...configFaults(config ?? ""), ...unknown.map((fault) => `${fault}${fault.endsWith("?") ? "" : "."} ${allNames}`)];
}
function configFaults(text) {
	const document = (0, import_dist.parseDocument)(text);
	if (document.errors.length > 0) return document.errors.map(({ linePos, message }) => {
		const [position] = linePos ?? [];
		const [fault = ""] = message.split(/ at line |\n/);
		return `${wordsConfig}:${position?.line ?? 1}:${position?.col ?? 1}: ${fault}`;
	});
	const lineOf = (offset) => text.slice(0, offset).split("\n").length;
	return Object.values(configFields).flatMap(([group, key]) => {
		const node = document.getIn([group, key], true);
		if (node === void 0 || (0, import_dist.isScalar)(node) && [
			"string",
			"number",
			"object"
		].includes(typeof node.value)) return [];
		const [offset = 0] = (0, import_dist.isNode)(node) && node.range || [];
		return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`];
	});
}
/** The project's part of every prompt, besides the plan; empty if it has none. */
function projectContext(words) {
	const project = [words["PROJECT_NAME"], words["PROJECT_DESCRIPTION"]].filter(Boolean).join(": ");
	const fileTexts = wordFiles.flatMap(({ name, path, title }) => {
		const text = words[name] ?? "";
		return text === "" ? [] : [`# ${title} (${path})\n\n${text}`];
	});
	return [project === "" ? "" : `The project is ${project}`, ...fileTexts].filter(Boolean).join("\n\n");
}
export { withProjectWords as i, project_words_exports as n, readProjectWords as r, projectContext as t };
