import { t as readNamed } from "./named-file.js";
import { o as userGit } from "./user-repository.js";
import { er as RalphError } from "./through-proxy.js";
import "./merge-markers.js";
import { O as thousands, i as plainLine } from "./one-line.js";
import { n as insidePath } from "./branch-name.js";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, posix, sep } from "node:path";
// src/entry/project/spec-files.ts
/** More folders than people keep features in; what is deeper or beyond is refused and not left out in silence. */
const mostSpecs = 2e3;
const deepest = 8;
/** The folder that was named, from the top of the repository. Throws RalphError USAGE where it is outside. */
function specsFolder(named = "specs") {
	const folder = insidePath(named);
	if (folder !== void 0) return folder;
	throw new RalphError({
		code: "USAGE",
		message: `${plainLine(named, 200)} is not a folder inside the repository.`,
		hint: "Give its path from the top of the repository, such as docs/specs."
	});
}
const unreadable = {
	ENOENT: "it does not exist",
	ENOTDIR: "it is a file; name the folder that holds it"
};
/** The index and every `SPEC.md` below a folder, from the top of the repository. Throws RalphError SPEC_MISSING. */
async function specFilesAt(context, folder) {
	const top = await topOf(context);
	const paths = await specsBelow(top, folder, 0).catch((error) => {
		throw noSpecs(folder, unreadable[error.code ?? ""] ?? error.message);
	});
	if (paths.length > mostSpecs) throw noSpecs(folder, `it contains more than ${mostSpecs} specs`);
	if (paths.length === 0) throw noSpecs(folder, "it contains no SPEC.md");
	const specs = [];
	for (const path of paths.sort()) specs.push(await specFileAt(top, path));
	return {
		top,
		index: await specFileAt(top, posix.join(folder, "INDEX.md")),
		specs
	};
}
/** The top of the repository around; the folder itself where there is none. */
async function topOf({ cwd, env }) {
	return (await userGit(cwd, env)({ args: ["rev-parse", "--show-toplevel"] }).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	}))?.stdout.toString("utf8").replace(/\n$/, "") || cwd;
}
async function specsBelow(top, folder, depth) {
	const entries = await readdir(join(top, folder), { withFileTypes: true });
	const found = entries.flatMap(({ name }) => name === "SPEC.md" ? [posix.join(folder, name)] : []);
	if (depth === deepest) return found;
	for (const entry of entries) if (entry.isDirectory() && found.length <= mostSpecs) found.push(...await specsBelow(top, posix.join(folder, entry.name), depth + 1));
	return found;
}
/** Never a file outside of the repository, whatever leads to it, and never more than ralph reads. */
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
			bytes: await readNamed(real)
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
const noSpecs = (folder, why) => new RalphError({
	code: "SPEC_MISSING",
	message: `There are no specs in ${plainLine(folder, 200)}: ${why}.`,
	hint: "A spec is a file such as specs/search/SPEC.md, listed in specs/INDEX.md (docs/specs.md)."
});
export { topOf as i, specFilesAt as n, specsFolder as r, specFileAt as t };
