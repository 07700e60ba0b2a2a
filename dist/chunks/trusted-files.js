import { er as RalphError } from "./through-proxy.js";
import { n as fenceAfter } from "./fences.js";
import { t as readNamed } from "./named-file.js";
import { readFile, readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/prompt/base-instructions.ts
/** Files of the base that tell every agent about its project, in the order in which agents read them. */
const instructionFiles = ["CLAUDE.md", "AGENTS.md"];
/** A line that only imports one of them: `@AGENTS.md`, `@./AGENTS.md`, also as a list item. */
const importLine = /^\s*(?:[-*+]\s+)?@(?:\.\/)?(?:CLAUDE|AGENTS)\.md\s*$/;
const headingOrComment = /^\s*(?:#{1,6}(?:\s.*)?|<!--.*-->)?\s*$/;
/**
* The texts of these files as one, each once: where one imports the other the text stands there, otherwise below. An
* agent without settings of its own follows no import, so a line that imports is replaced (docs/design.md#prompt).
*/
function baseInstructions(texts) {
	const [claude, agents] = instructionFiles.map((file) => withoutImports(texts[file] ?? ""));
	const [claudeText = "", agentsText = ""] = [claude, agents];
	if (agentsText.trim() === "") return claudeText;
	if (claudeText.trim() === "") return agentsText;
	if (claudeText.includes(agentsText.trim())) return claudeText;
	if (agentsText.includes(claudeText.trim())) return agentsText;
	return withImport(texts["CLAUDE.md"] ?? "", agentsText) ?? `${claudeText.trimEnd()}\n\n${agentsText}`;
}
/** Empty if only headings are left. */
function withoutImports(source) {
	const lines = linesOf(source);
	if (lines.every(({ isImport }) => !isImport)) return source;
	const rest = lines.filter(({ isImport }) => !isImport).map(({ line }) => line);
	return rest.every((line) => headingOrComment.test(line)) ? "" : rest.join("\n");
}
/** With `text` for the first import; undefined if there is none. */
function withImport(source, text) {
	const lines = linesOf(source);
	const first = lines.findIndex(({ isImport }) => isImport);
	if (first === -1) return void 0;
	return lines.flatMap(({ line, isImport }, index) => index === first ? [text.trimEnd()] : isImport ? [] : [line]).join("\n");
}
/** A line in a code block imports nothing. */
function linesOf(source) {
	let fence;
	return source.split("\n").map((line) => {
		const isCode = fence !== void 0;
		fence = fenceAfter(line.replace(/\r$/, ""), fence);
		return {
			line,
			isImport: !isCode && importLine.test(line)
		};
	});
}
// src/adapter/local/steering-files.ts
/** Templates and skills lie below it. */
const folder = ".ralph";
/** The user's own tree, by what it held when the job began: what is edited later counts for the next job (docs/design.md#trust). */
async function pinAtStart(directory, files) {
	const names = [...await namesBelow(directory), ...instructionFiles];
	const kept = new Map(names.map((name) => [name, files.read(name)]));
	for (const content of kept.values()) content.catch(() => void 0);
	await Promise.allSettled(kept.values());
	return { read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? void 0 : files.read(path)) };
}
/** Watches the plan, the configuration (absolute paths) and what lies in `.ralph/`. */
function watchSteering(directory, { plan, config }) {
	const prints = async () => {
		const below = (await namesBelow(directory)).map((name) => join(directory, name));
		const paths = [.../* @__PURE__ */ new Set([
			...plan.paths,
			config,
			...below
		])];
		const found = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
		return new Map(found.flatMap(([path, print]) => print === null ? [] : [[path, print]]));
	};
	return { look: async () => {
		const before = await prints();
		return async () => {
			const now = await prints();
			const paths = [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
			const names = paths.map((path) => relative(directory, path).split(sep).join("/"));
			const changed = plan.paths.some((path) => paths.includes(path));
			return {
				paths: names.sort(),
				plan: changed ? await plan.print() : null
			};
		};
	} };
}
async function namesBelow(directory) {
	return (await readdir(join(directory, folder), {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile() || entry.isSymbolicLink()).map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
/** SHA-256 of a file; null where there is none. */
const digest = (path) => readNamed(path).then((bytes) => createHash("sha256").update(bytes).digest("hex"), () => null);
// src/adapter/local/trusted-files.ts
/**
* Files of a directory that the user trusts: the own working tree on a laptop. Throws RalphError PATH_OUTSIDE for a
* path or link that leaves it, FILE_TOO_LARGE above `limit` bytes, FILE_NOT_TEXT for what is not UTF-8.
*/
function trustedFilesIn(directory, limit = 5242880) {
	return { read: async (path) => {
		if (!staysInside(path)) throw outside(path, "it must be relative, with \"/\" between names and without \"..\"");
		const root = await realpath(directory);
		const place = await realpath(join(root, path)).catch(undefinedWhereMissing);
		if (place === void 0) return void 0;
		if (!place.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, `it links to ${place}`);
		return readText(place, path, limit);
	} };
}
const staysInside = (path) => path !== "" && !/^[a-z]:|[\\\0]/i.test(path) && path.split("/").every((name) => name !== "" && name !== "..");
async function readText(place, path, limit) {
	const found = await stat(place);
	if (!found.isFile()) return void 0;
	if (found.size > limit) throw tooLarge(path, found.size, limit);
	const bytes = await readFile(place);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		throw notText(path, cause);
	}
}
/** A path through a file is "no such file" too. */
function undefinedWhereMissing(error) {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
	throw error;
}
const outside = (path, why) => new RalphError({
	code: "PATH_OUTSIDE",
	message: `${JSON.stringify(path)} is not inside the repository: ${why}.`,
	hint: "Name a file of the repository, from its top: docs/notes.md"
});
const tooLarge = (path, size, limit) => new RalphError({
	code: "FILE_TOO_LARGE",
	message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
	hint: "Shorten the file or split it."
});
const notText = (path, cause) => new RalphError({
	code: "FILE_NOT_TEXT",
	message: `${path} is not UTF-8 text.`,
	hint: "Save it as UTF-8.",
	cause
});
export { baseInstructions as a, watchSteering as i, digest as n, instructionFiles as o, pinAtStart as r, trustedFilesIn as t };
