import { tr as RalphError } from "./through-proxy.js";
import { n as fenceAfter } from "./fences.js";
import { t as readNamedFile } from "./named-file.js";
import { readFile, readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
// src/core/prompt/base-instructions.ts
/** Files of the base for every agent, in the order in which agents read them. */
const instructionFiles = [
	"CLAUDE.md",
	".claude/CLAUDE.md",
	"AGENTS.md"
];
/** A line that only imports one of them: `@AGENTS.md`, `@./AGENTS.md`, `@../AGENTS.md`, also as a list item. */
const importLine = /^\s*(?:[-*+]\s+)?@(?:\.{1,2}\/)?(?:\.claude\/)?(?:CLAUDE|AGENTS)\.md\s*$/;
const headingOrComment = /^\s*(?:#{1,6}(?:\s.*)?|<!--.*-->)?\s*$/;
/**
* Joins the texts of these files, each once: an imported file replaces the import line, otherwise it follows. An agent
* without its own settings follows no imports (docs/design.md#prompt).
*/
function baseInstructions(texts) {
	const [top = "", inner = ""] = [texts["CLAUDE.md"], texts[".claude/CLAUDE.md"]].map((text = "") => withoutImports(text) === "" ? "" : text);
	const claudeSource = joinOnce(top, inner);
	const claudeText = withoutImports(claudeSource);
	const agentsText = withoutImports(texts["AGENTS.md"] ?? "");
	return joinOnce(claudeText, agentsText, () => withImport(claudeSource, agentsText));
}
function joinOnce(first, second, imported = () => void 0) {
	if (second.trim() === "") return first;
	if (first.trim() === "") return second;
	if (first.includes(second.trim())) return first;
	if (second.includes(first.trim())) return second;
	return imported() ?? `${first.trimEnd()}\n\n${second}`;
}
function withoutImports(source) {
	const lines = linesOf(source);
	if (lines.every(({ isImport }) => !isImport)) return source;
	const rest = lines.filter(({ isImport }) => !isImport).map(({ line }) => line);
	return rest.every((line) => headingOrComment.test(line)) ? "" : rest.join("\n");
}
/** Replaces the first import by `text`; undefined if there is none. */
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
/** For templates and skills. */
const steeringFolder = ".ralph";
/** The files of the user's tree at the start of the job; later edits count for the next job (docs/design.md#trust). */
async function readAtStart(directory, files) {
	const names = [...await namesBelow(directory), ...instructionFiles];
	const contents = new Map(names.map((name) => [name, files.read(name)]));
	for (const content of contents.values()) content.catch(() => void 0);
	await Promise.allSettled(contents.values());
	return { read: async (path) => contents.get(path) ?? (path.startsWith(`${steeringFolder}/`) ? void 0 : files.read(path)) };
}
function watchSteering(directory, { plan, config }) {
	const digests = async () => {
		const inFolder = (await namesBelow(directory)).map((name) => join(directory, name));
		const paths = [.../* @__PURE__ */ new Set([
			...plan.paths,
			config,
			...inFolder
		])];
		const entries = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
		return new Map(entries.flatMap(([path, print]) => print === null ? [] : [[path, print]]));
	};
	return { watch: async () => {
		const digestsBefore = await digests();
		return async () => {
			const digestsAfter = await digests();
			const paths = [.../* @__PURE__ */ new Set([...digestsBefore.keys(), ...digestsAfter.keys()])].filter((path) => digestsBefore.get(path) !== digestsAfter.get(path));
			const names = paths.map((path) => relative(directory, path).split(sep).join("/"));
			const changed = plan.paths.some((path) => paths.includes(path));
			return {
				paths: names.sort(),
				plan: changed ? await plan.digest() : null
			};
		};
	} };
}
async function namesBelow(directory) {
	return (await readdir(join(directory, steeringFolder), {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile() || entry.isSymbolicLink()).map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
const digest = (path) => readNamedFile(path).then((bytes) => createHash("sha256").update(bytes).digest("hex"), () => null);
// src/adapter/local/trusted-files.ts
/**
* Files of a directory that the user trusts, such as the working tree on a laptop. Throws RalphError PATH_OUTSIDE for
* a path or link that leaves it, FILE_TOO_LARGE above `maxBytes` bytes, FILE_NOT_TEXT if it is not UTF-8.
*/
function trustedFilesIn(directory, maxBytes = 5242880) {
	return { read: async (path) => {
		if (!staysInside(path)) throw outside(path, "it must be relative, with \"/\" between names and without \"..\"");
		const root = await realpath(directory);
		const target = await realpath(join(root, path)).catch(undefinedIfMissing);
		if (target === void 0) return void 0;
		if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, `it links to ${target}`);
		return readText(target, path, maxBytes);
	} };
}
const staysInside = (path) => path !== "" && !/^[a-z]:|[\\\0]/i.test(path) && path.split("/").every((name) => name !== "" && name !== "..");
async function readText(target, path, maxBytes) {
	const targetStat = await stat(target);
	if (!targetStat.isFile()) return void 0;
	if (targetStat.size > maxBytes) throw tooLarge(path, targetStat.size, maxBytes);
	const bytes = await readFile(target);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		throw notText(path, cause);
	}
}
/** ENOTDIR: the path leads through a file. */
function undefinedIfMissing(error) {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
	throw error;
}
const outside = (path, reason) => new RalphError({
	code: "PATH_OUTSIDE",
	message: `${JSON.stringify(path)} is not inside the repository: ${reason}.`,
	hint: "Name a file of the repository, from its top: docs/notes.md"
});
const tooLarge = (path, size, maxBytes) => new RalphError({
	code: "FILE_TOO_LARGE",
	message: `${path} has ${size} bytes; ralph reads files of at most ${maxBytes}.`,
	hint: "Shorten the file or split it."
});
const notText = (path, cause) => new RalphError({
	code: "FILE_NOT_TEXT",
	message: `${path} is not UTF-8 text.`,
	hint: "Save it as UTF-8.",
	cause
});
export { baseInstructions as a, watchSteering as i, digest as n, instructionFiles as o, readAtStart as r, trustedFilesIn as t };
