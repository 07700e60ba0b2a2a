import { t as readNamedFile } from "./named-file.js";
import { o as userGit } from "./user-repository.js";
import { yr as RalphError } from "./through-proxy.js";
import "./merge-markers.js";
import { O as thousands, a as plainLine } from "./one-line.js";
import { r as insidePath } from "./branch-name.js";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, posix, sep } from "node:path";
// src/entry/project/spec-files.ts
/** More than people keep features in; beyond that the command refuses instead of skipping files. */
const maxSpecs = 2e3;
const maxDepth = 8;
/** A folder from the top of the repository. Throws RalphError USAGE if it is outside. */
function specsFolder(path = "specs") {
	const folder = insidePath(path);
	if (folder !== void 0) return folder;
	throw new RalphError({
		code: "USAGE",
		message: `${plainLine(path, 200)} is not a folder inside the repository.`,
		hint: "Give its path from the top of the repository, such as docs/specs."
	});
}
const readFaults = {
	ENOENT: "it does not exist",
	ENOTDIR: "it is a file; name the folder that holds it"
};
/** The index and every `SPEC.md` below a folder, from the top of the repository. Throws RalphError SPEC_MISSING. */
async function specFilesAt(context, folder) {
	const top = await topOf(context);
	const paths = await specsBelow(top, folder, 0).catch((error) => {
		throw noSpecs(folder, readFaults[error.code ?? ""] ?? error.message);
	});
	if (paths.length > maxSpecs) throw noSpecs(folder, `it contains more than ${maxSpecs} specs`);
	if (paths.length === 0) throw noSpecs(folder, "it contains no SPEC.md");
	const specs = [];
	for (const path of paths.sort()) specs.push(await specFileAt(top, path));
	return {
		top,
		index: await specFileAt(top, posix.join(folder, "INDEX.md")),
		specs
	};
}
/** The top of the surrounding repository; without one, the folder itself. */
async function topOf({ cwd, env }) {
	return (await userGit(cwd, env)({ args: ["rev-parse", "--show-toplevel"] }).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	}))?.stdout.toString("utf8").replace(/\n$/, "") || cwd;
}
async function specsBelow(top, folder, depth) {
	const entries = await readdir(join(top, folder), { withFileTypes: true });
	const paths = entries.flatMap(({ name }) => name === "SPEC.md" ? [posix.join(folder, name)] : []);
	if (depth === maxDepth) return paths;
	for (const entry of entries) if (entry.isDirectory() && paths.length <= maxSpecs) paths.push(...await specsBelow(top, posix.join(folder, entry.name), depth + 1));
	return paths;
}
/** Refuses files outside of the repository, also behind links, and files over the size limit. */
async function specFileAt(top, file) {
	try {
		const real = await realpath(join(top, file));
		if (!real.startsWith(`${await realpath(top)}${sep}`)) return {
			file,
			refused: "it points outside the repository"
		};
		const { size } = await stat(real);
		if (size > 5242880) return {
			file,
			refused: `it has ${thousands(size)} bytes; the limit is 5 MiB`
		};
		return {
			file,
			bytes: await readNamedFile(real)
		};
	} catch (error) {
		const { code, message } = error;
		const missing = code === "ENOENT";
		return {
			file,
			missing,
			refused: missing ? "there is no such file" : plainLine(message, 200)
		};
	}
}
const noSpecs = (folder, reason) => new RalphError({
	code: "SPEC_MISSING",
	message: `There are no specs in ${plainLine(folder, 200)}: ${reason}.`,
	hint: "A spec is a file such as specs/search/SPEC.md, listed in specs/INDEX.md (docs/specs.md)."
});
export { topOf as i, specFilesAt as n, specsFolder as r, specFileAt as t };
