import { yr as RalphError } from "./through-proxy.js";
import { n as isOwnDirectory, r as remove } from "./restore.js";
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
// src/adapter/git/checkout/parked-steering.ts
/** Left in place: it cannot start a program, and it is large. */
const contentPath = /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/;
const isConfig = (path) => /(^|\/)config(\.worktree)?$/.test(path);
/** Includes files below `temp` that a configuration includes: actions/checkout writes a token there. */
function readSteering(gitDir, temp) {
	const snapshot = {};
	const walk = (folder) => {
		for (const { name } of readdirSync(join(gitDir, folder), { withFileTypes: true })) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (contentPath.test(path)) continue;
			const stat = lstatSync(join(gitDir, path));
			if (stat.isDirectory()) {
				chmodSync(join(gitDir, path), stat.mode | 448);
				walk(path);
			} else snapshot[path] = readEntry(join(gitDir, path), stat);
		}
	};
	walk("");
	const included = Object.entries(snapshot).flatMap(([path, entry]) => isConfig(path) && "text" in entry ? includedPaths(entry.text, temp) : []);
	for (const path of new Set(included)) {
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (stat?.isFile()) snapshot[path] = readEntry(path, stat);
	}
	return snapshot;
}
const readEntry = (path, stat) => {
	if (stat.isSymbolicLink()) return { link: readlinkSync(path) };
	return {
		mode: stat.mode & 511,
		text: stat.isFile() ? readFileSync(path, "latin1") : ""
	};
};
function includedPaths(config, temp) {
	return config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section)).flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)]).flatMap(([, path = ""]) => path.startsWith(`${temp}/`) ? [path] : []);
}
/** Configurations are replaced by a minimal one without credentials and commands. */
const withoutConfiguration = (steering) => Object.fromEntries(Object.entries(steering).flatMap(([path, entry]) => {
	if (isAbsolute(path)) return [];
	return [[path, isConfig(path) ? {
		mode: 420,
		text: minimalConfig
	} : entry]];
}));
const minimalConfig = "[core]\n	repositoryformatversion = 0\n";
const onlyRefs = (current) => withoutConfiguration({
	...Object.fromEntries(Object.entries(current).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
	config: {
		mode: 420,
		text: minimalConfig
	}
});
const differingPaths = (first, second) => [.../* @__PURE__ */ new Set([...Object.keys(first), ...Object.keys(second)])].filter((path) => JSON.stringify(first[path]) !== JSON.stringify(second[path])).sort();
function writeSteering({ gitDir, temp, snapshot }) {
	const differing = differingPaths(readSteering(gitDir, temp), snapshot);
	const absolutePath = (path) => isAbsolute(path) ? path : join(gitDir, path);
	for (const path of differing) if (!snapshot[path]) rmSync(absolutePath(path), {
		recursive: true,
		force: true
	});
	for (const path of differing) if (snapshot[path]) writeEntry(absolutePath(path), snapshot[path]);
}
function writeEntry(path, entry) {
	rmSync(path, {
		recursive: true,
		force: true
	});
	mkdirSync(dirname(path), { recursive: true });
	if ("link" in entry) symlinkSync(entry.link, path);
	else writeFileSync(path, entry.text, {
		encoding: "latin1",
		mode: entry.mode,
		flag: "wx"
	});
}
// src/adapter/git/checkout/checkout-git.ts
/**
* Depends only on the two paths, so that a later process finds it and no agent can redirect it. The second place is
* for a `temp` on another file system.
*/
function parkingPlaces({ workspace, temp }) {
	const name = createHash("sha256").update(workspace).digest("hex").slice(0, 12);
	return [join(temp, `ralph-checkout-${name}.git`), join(dirname(workspace), `.${basename(workspace)}.ralph-checkout.git`)];
}
const parkedGitDir = (place) => parkingPlaces(place).find(existsSync);
/**
* One rename, so a kill leaves it whole (docs/design.md#workspace). The configuration is taken out and sealed: below
* C2 an agent could read its credentials, or plant commands for the next step's `git status`.
*/
function parkGit(place) {
	const { workspace, temp, secret } = place;
	const git = join(workspace, ".git");
	const original = isOwnDirectory(git) ? readSteering(git, temp) : {};
	if (secret && isOwnDirectory(git)) writeFileSync(sealFile(git), seal(JSON.stringify(original), secret), { mode: 384 });
	const gitDir = moveToParking(place);
	if (isOwnDirectory(gitDir)) writeSteering({
		gitDir,
		temp,
		snapshot: withoutConfiguration(original)
	});
	return {
		gitDir,
		unpark: () => unpark(place, original)
	};
}
const sealFile = (gitDir) => join(gitDir, "ralph-sealed");
function moveToParking(place) {
	const git = join(place.workspace, ".git");
	for (const parkingPlace of parkingPlaces(place)) try {
		mkdirSync(dirname(parkingPlace), { recursive: true });
		renameSync(git, parkingPlace);
		return parkingPlace;
	} catch (error) {
		if (error.code !== "EXDEV") throw notMovable(git, error);
	}
	throw notMovable(git, /* @__PURE__ */ new Error("it is a separate file system"));
}
const unparkGit = (place) => unpark(place, void 0);
function unpark(place, remembered) {
	const parked = parkedGitDir(place);
	if (parked === void 0) return {
		wasParked: false,
		changed: [],
		configLost: false
	};
	const original = remembered ?? readSeal(parked, place.secret);
	const changed = isOwnDirectory(parked) ? restoreSteering({
		gitDir: parked,
		temp: place.temp,
		original
	}) : [];
	if (!isOwnDirectory(place.workspace)) {
		if (lstatSync(place.workspace, { throwIfNoEntry: false })) remove(Buffer.from(place.workspace));
		mkdirSync(place.workspace, { recursive: true });
	}
	const git = join(place.workspace, ".git");
	remove(Buffer.from(git));
	renameSync(parked, git);
	return {
		wasParked: true,
		changed,
		configLost: original === void 0
	};
}
/** Returns paths that equal neither the parked nor the original state. */
function restoreSteering({ gitDir, temp, original }) {
	const current = readSteering(gitDir, temp);
	rmSync(sealFile(gitDir), { force: true });
	if (original === void 0) {
		writeSteering({
			gitDir,
			temp,
			snapshot: onlyRefs(current)
		});
		return [];
	}
	const changed = differingPaths(current, withoutConfiguration(original)).filter((path) => differingPaths(current, original).includes(path));
	writeSteering({
		gitDir,
		temp,
		snapshot: original
	});
	return changed;
}
function readSeal(gitDir, secret) {
	if (!secret || !existsSync(sealFile(gitDir))) return void 0;
	const text = unseal(readFileSync(sealFile(gitDir)), secret);
	return text === void 0 ? void 0 : JSON.parse(text);
}
const notMovable = (git, cause) => new RalphError({
	code: "CHECKOUT_GIT_NOT_MOVABLE",
	message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
	hint: "Check out the repository with actions/checkout in this job, into a directory that the runner owns.",
	cause
});
const checkoutChanged = (changed) => new RalphError({
	code: "CHECKOUT_GIT_CHANGED",
	message: `Somebody changed the checkout's .git while it was moved aside: ${changed.slice(0, 5).join(", ")}. It was restored.`,
	hint: "An agent or a check did, which could affect later steps of this job. Use split jobs, as `ralph init` writes them, or a machine that confines the agent (`ralph doctor`)."
});
const configurationLost = "The checkout's git configuration could not be restored: the step was killed, and the copy is gone. Later steps need `actions/checkout` again.";
const algorithm = "aes-256-gcm";
const keyOf = (secret) => new Uint8Array(hkdfSync("sha256", secret, "", "ralph-checkout", 32));
/** Needs no slow key derivation, since `secret` is a token. */
function seal(text, secret) {
	const nonce = randomBytes(12);
	const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		sealed
	]);
}
function unseal(sealed, secret) {
	try {
		const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, 12));
		decipher.setAuthTag(sealed.subarray(12, 28));
		return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString("utf8");
	} catch {
		return;
	}
}
export { unparkGit as i, configurationLost as n, parkGit as r, checkoutChanged as t };
