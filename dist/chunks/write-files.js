import { yr as RalphError } from "./through-proxy.js";
import { i as restoreTree, m as workTree, r as remove } from "./restore.js";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
// src/adapter/git/workspace/write-files.ts
/** Removed again if that fails. Throws RalphError DIRECTORY_EXISTS. */
async function writeCommitFiles({ store, remote }, options) {
	const { commit, directory, stateDir } = options;
	await remote.fetchCommit(commit);
	try {
		mkdirSync(directory);
	} catch (error) {
		throw cannotMake(directory, error);
	}
	try {
		await restoreTree(workTree({
			git: store.git,
			directory,
			stateDir,
			index: "checkout-index"
		}), commit);
	} catch (error) {
		rmSync(directory, {
			recursive: true,
			force: true
		});
		throw error;
	}
}
const cannotMake = (directory, error) => error.code === "EEXIST" ? new RalphError({
	code: "DIRECTORY_EXISTS",
	message: `${directory} already exists; nothing was written.`,
	hint: "Choose another directory, or remove that one."
}) : new RalphError({
	code: "DIRECTORY_UNUSABLE",
	message: `${directory} cannot be made: ${error.message}`,
	hint: "Choose a directory in an existing folder that you can write to.",
	cause: error
});
/** Returns a function that removes these folders. What was in their place is gone until the next restore. */
async function replaceTempFolders(directory, files) {
	const folders = [...new Set([...files.keys()].map((path) => path.split("/")[0] ?? path))];
	const removeFolders = async () => {
		for (const folder of folders) remove(Buffer.from(join(directory, folder)));
	};
	await removeFolders();
	for (const [path, content] of files) {
		const place = join(directory, path);
		mkdirSync(dirname(place), { recursive: true });
		writeFileSync(place, content);
	}
	return removeFolders;
}
export { writeCommitFiles as n, replaceTempFolders as t };
