import { yr as RalphError } from "./through-proxy.js";
import { t as readNamedFile } from "./named-file.js";
import { n as instructionFiles } from "./base-instructions.js";
import { readFile, readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
// src/adapter/local/steering-files.ts
/** For templates and skills. */
const steeringFolder = ".ralph";
/** The files of the user's tree at the start of the job; later edits count for the next job (docs/design.md#trust). */
async function readAtStart(directory, files) {
	const names = [...await namesBelow(directory).catch((error) => {
		throw new RalphError({
			code: "FILE_UNREADABLE",
			message: `The templates and skills in ${steeringFolder} cannot be listed: ${error.message}.`,
			hint: `Check the permissions of ${steeringFolder} and of the folders in it.`,
			cause: error
		});
	}), ...instructionFiles];
	const contents = new Map(names.map((name) => [name, files.read(name)]));
	for (const content of contents.values()) content.catch(() => void 0);
	await Promise.allSettled(contents.values());
	return { read: async (path) => contents.get(path) ?? (path.startsWith(`${steeringFolder}/`) ? void 0 : files.read(path)) };
}
function watchSteering(directory, { plan, config }) {
	const digests = async () => {
		const inFolder = (await namesBelow(directory).catch(() => [])).map((name) => join(directory, name));
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
	}).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
		throw error;
	})).filter((entry) => entry.isFile() || entry.isSymbolicLink()).map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
const digest = (path) => readNamedFile(path).then((bytes) => createHash("sha256").update(bytes).digest("hex"), () => null);
// src/adapter/local/trusted-files.ts
/**
* Files of a directory that the user trusts, such as the working tree on a laptop. Throws RalphError PATH_OUTSIDE for
* a path or link that leaves it, FILE_UNREADABLE for a folder and the like, FILE_TOO_LARGE above `maxBytes` bytes,
* FILE_NOT_TEXT if it is not UTF-8.
*/
function trustedFilesIn(directory, maxBytes = 5242880) {
	return { read: async (path) => {
		if (!staysInside(path)) throw outside(path, "it must be relative, with \"/\" between names and without \"..\"");
		const root = await realpath(directory);
		const target = await realpath(join(root, path)).catch(undefinedIfMissing(path));
		if (target === void 0) return void 0;
		if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, `it links to ${target}`);
		return readText(target, path, maxBytes);
	} };
}
const staysInside = (path) => path !== "" && !/^[a-z]:|[\\\0]/i.test(path) && path.split("/").every((name) => name !== "" && name !== "..");
async function readText(target, path, maxBytes) {
	const targetStat = await stat(target);
	if (!targetStat.isFile()) throw cannotRead(path, targetStat.isDirectory() ? "it is a folder" : "it is no file");
	if (targetStat.size > maxBytes) throw tooLarge(path, targetStat.size, maxBytes);
	const bytes = await readFile(target).catch((error) => {
		throw cannotRead(path, error.message, error);
	});
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		throw notText(path, cause);
	}
}
/** ENOTDIR: the path leads through a file. */
const undefinedIfMissing = (path) => (error) => {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
	throw cannotRead(path, error.message, error);
};
const cannotRead = (path, reason, cause) => new RalphError({
	code: "FILE_UNREADABLE",
	message: `${path} cannot be read: ${reason}.`,
	hint: "Check what is there, and its permissions.",
	cause
});
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
export { watchSteering as i, digest as n, readAtStart as r, trustedFilesIn as t };
