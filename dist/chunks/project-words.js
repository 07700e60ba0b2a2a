import { n as __exportAll } from "./rolldown-runtime.js";
import { t as require_dist } from "./dist.js";
import { er as RalphError, vn as meantName } from "./through-proxy.js";
// src/core/prompt/project-words.ts
var project_words_exports = /* @__PURE__ */ __exportAll({ wordFaults: () => wordFaults });
var import_dist = require_dist();
/** Files that say what holds for every task of a project, with their titles in a prompt and their placeholders. */
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
/** Where in that file the value of each other placeholder stands. */
const configured = {
	PROJECT_NAME: ["project", "name"],
	PROJECT_DESCRIPTION: ["project", "description"],
	TEST_COMMAND: ["commands", "test"],
	LINT_COMMAND: ["commands", "lint"],
	BUILD_COMMAND: ["commands", "build"],
	DEV_COMMAND: ["commands", "dev"]
};
const known = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)];
/** Reads `.ralph/config.yaml` and the files beside it. Throws RalphError PROJECT_WORDS for what is no YAML. */
async function readProjectWords(read) {
	const config = inYaml(await read(wordsConfig) ?? "");
	const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)]);
	const files = wordFiles.map(async ({ name, path }) => [name, (await read(path) ?? "").trim()]);
	return Object.fromEntries([...said, ...await Promise.all(files)]);
}
function inYaml(text) {
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
function wordIn(config, group, key) {
	const fields = (value) => typeof value === "object" && value !== null ? value : {};
	const value = fields(fields(config)[group])[key];
	return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
/** A template with the project's words in it; what a word holds is not looked at again. Throws RalphError PROJECT_WORDS for a name that is none. */
function withProjectWords(template, words, path) {
	const [message] = unknownIn(template, path);
	if (message !== void 0) throw new RalphError({
		code: "PROJECT_WORDS",
		message,
		hint: allNames
	});
	return template.replace(placeholder, (_, name) => words[name] ?? "");
}
const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(", ")}.`;
const unknownIn = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = "", index }) => {
	if (known.includes(name)) return [];
	const meant = meantName(name, known);
	const nearest = meant === void 0 ? "" : `; did you mean {{${meant}}}?`;
	return [`${path}:${template.slice(0, index).split("\n").length} has {{${name}}}, which is not a placeholder${nearest}`];
});
/** Everything that is wrong with the project's configuration and its templates, with places: told before a run begins. */
function wordFaults(config, templates) {
	const unknown = templates.flatMap(([path, text]) => unknownIn(text, path));
	return [...configFaults(config ?? ""), ...unknown.map((fault) => `${fault}${fault.endsWith("?") ? "" : "."} ${allNames}`)];
}
function configFaults(text) {
	const document = (0, import_dist.parseDocument)(text);
	if (document.errors.length > 0) return document.errors.map(({ linePos, message }) => {
		const [at] = linePos ?? [];
		const [what = ""] = message.split(/ at line |\n/);
		return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`;
	});
	const lineOf = (offset) => text.slice(0, offset).split("\n").length;
	return Object.values(configured).flatMap(([group, key]) => {
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
/** What every prompt is told of the project besides its plan; empty where it says nothing. */
function projectContext(words) {
	const about = [words["PROJECT_NAME"], words["PROJECT_DESCRIPTION"]].filter(Boolean).join(": ");
	const parts = wordFiles.flatMap(({ name, path, title }) => {
		const text = words[name] ?? "";
		return text === "" ? [] : [`# ${title} (${path})\n\n${text}`];
	});
	return [about === "" ? "" : `The project is ${about}`, ...parts].filter(Boolean).join("\n\n");
}
export { withProjectWords as i, project_words_exports as n, readProjectWords as r, projectContext as t };
