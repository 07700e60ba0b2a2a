import { er as RalphError } from "./through-proxy.js";
import { n as isOwnDirectory, r as remove } from "./restore.js";
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
// src/adapter/git/checkout/parked-steering.ts
/** Kept as it lies: what it holds decides no program, and there is much of it. */
const content = /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/;
const isConfig = (path) => /(^|\/)config(\.worktree)?$/.test(path);
/** Reads it all, and what its configurations include from below `temp` (actions/checkout writes a token there). */
function readSteering(gitDir, temp) {
	const found = {};
	const walk = (folder) => {
		for (const { name } of readdirSync(join(gitDir, folder), { withFileTypes: true })) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (content.test(path)) continue;
			const stat = lstatSync(join(gitDir, path));
			if (stat.isDirectory()) {
				chmodSync(join(gitDir, path), stat.mode | 448);
				walk(path);
			} else found[path] = entryAt(join(gitDir, path), stat);
		}
	};
	walk("");
	const included = Object.entries(found).flatMap(([path, entry]) => isConfig(path) && "text" in entry ? includedFrom(entry.text, temp) : []);
	for (const path of new Set(included)) {
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (stat?.isFile()) found[path] = entryAt(path, stat);
	}
	return found;
}
const entryAt = (place, stat) => {
	if (stat.isSymbolicLink()) return { link: readlinkSync(place) };
	return {
		mode: stat.mode & 511,
		text: stat.isFile() ? readFileSync(place, "latin1") : ""
	};
};
function includedFrom(config, temp) {
	return config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section)).flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)]).flatMap(([, path = ""]) => path.startsWith(`${temp}/`) ? [path] : []);
}
/** The same without its configurations, of which nothing is left that could hold a credential or a command. */
const withoutConfiguration = (steering) => Object.fromEntries(Object.entries(steering).flatMap(([path, entry]) => {
	if (isAbsolute(path)) return [];
	return [[path, isConfig(path) ? {
		mode: 420,
		text: bare
	} : entry]];
}));
const bare = "[core]\n	repositoryformatversion = 0\n";
/** What is left where nobody knows how it was: refs, which run nothing. */
const refsAlone = (now) => withoutConfiguration({
	...Object.fromEntries(Object.entries(now).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
	config: {
		mode: 420,
		text: bare
	}
});
/** The paths at which two differ. */
const differences = (one, other) => [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => JSON.stringify(one[path]) !== JSON.stringify(other[path])).sort();
/** Makes what is on the disk `wanted`. */
function writeSteering({ gitDir, temp, wanted }) {
	const wrong = differences(readSteering(gitDir, temp), wanted);
	const placeOf = (path) => isAbsolute(path) ? path : join(gitDir, path);
	for (const path of wrong) if (!wanted[path]) rmSync(placeOf(path), {
		recursive: true,
		force: true
	});
	for (const path of wrong) if (wanted[path]) write(placeOf(path), wanted[path]);
}
function write(place, entry) {
	rmSync(place, {
		recursive: true,
		force: true
	});
	mkdirSync(dirname(place), { recursive: true });
	if ("link" in entry) symlinkSync(entry.link, place);
	else writeFileSync(place, entry.text, {
		encoding: "latin1",
		mode: entry.mode,
		flag: "wx"
	});
}
// src/adapter/git/checkout/checkout-git.ts
/**
* Where the checkout's own `.git` waits while a disposable one is in its place. Known from the two paths alone, so that
* whoever comes after a killed engine finds it: nothing that an agent could write says where. The second place is for
* a temporary directory on another file system, where a rename does not reach.
*/
function waitingPlaces({ workspace, temp }) {
	const name = createHash("sha256").update(workspace).digest("hex").slice(0, 12);
	return [join(temp, `ralph-checkout-${name}.git`), join(dirname(workspace), `.${basename(workspace)}.ralph-checkout.git`)];
}
/** Where it waits now; undefined where the checkout has it. */
const waitingGit = (place) => waitingPlaces(place).find(existsSync);
/**
* Renames the checkout's `.git` out of the way (docs/design.md#workspace). One rename: a kill leaves it here or there,
* whole. Its configuration, with whatever credentials it holds, is taken out and kept here, and sealed for whoever comes
* after a kill: below C2 an agent can read what lies there and plant what the next step's `git status` would run.
*/
function setGitAside(place) {
	const { workspace, temp, secret } = place;
	const git = join(workspace, ".git");
	const wanted = isOwnDirectory(git) ? readSteering(git, temp) : {};
	if (secret && isOwnDirectory(git)) writeFileSync(sealedIn(git), seal(JSON.stringify(wanted), secret), { mode: 384 });
	const gitDir = renamed(place);
	if (isOwnDirectory(gitDir)) writeSteering({
		gitDir,
		temp,
		wanted: withoutConfiguration(wanted)
	});
	return {
		gitDir,
		putBack: () => putBack(place, wanted)
	};
}
const sealedIn = (gitDir) => join(gitDir, "ralph-sealed");
function renamed(place) {
	const git = join(place.workspace, ".git");
	for (const waiting of waitingPlaces(place)) try {
		mkdirSync(dirname(waiting), { recursive: true });
		renameSync(git, waiting);
		return waiting;
	} catch (error) {
		if (error.code !== "EXDEV") throw notMovable(git, error);
	}
	throw notMovable(git, /* @__PURE__ */ new Error("it is a separate file system"));
}
/** Gives the checkout its own `.git` back in the place of the disposable one, as it was, by what is sealed in it. */
const putGitBack = (place) => putBack(place, void 0);
function putBack(place, known) {
	const waiting = waitingGit(place);
	if (waiting === void 0) return {
		wasAside: false,
		changed: [],
		isBare: false
	};
	const wanted = known ?? sealedSteering(waiting, place.secret);
	const changed = isOwnDirectory(waiting) ? steered({
		gitDir: waiting,
		temp: place.temp,
		wanted
	}) : [];
	if (!isOwnDirectory(place.workspace)) {
		if (lstatSync(place.workspace, { throwIfNoEntry: false })) remove(Buffer.from(place.workspace));
		mkdirSync(place.workspace, { recursive: true });
	}
	const git = join(place.workspace, ".git");
	remove(Buffer.from(git));
	renameSync(waiting, git);
	return {
		wasAside: true,
		changed,
		isBare: wanted === void 0
	};
}
/** Names what is neither as it was parked nor as it will be. */
function steered({ gitDir, temp, wanted }) {
	const now = readSteering(gitDir, temp);
	rmSync(sealedIn(gitDir), { force: true });
	if (wanted === void 0) {
		writeSteering({
			gitDir,
			temp,
			wanted: refsAlone(now)
		});
		return [];
	}
	const changed = differences(now, withoutConfiguration(wanted)).filter((path) => differences(now, wanted).includes(path));
	writeSteering({
		gitDir,
		temp,
		wanted
	});
	return changed;
}
function sealedSteering(gitDir, secret) {
	if (!secret || !existsSync(sealedIn(gitDir))) return void 0;
	const text = unseal(readFileSync(sealedIn(gitDir)), secret);
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
/** A text that nobody can read or change who does not know `secret`: a token, so no slow derivation is needed. */
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
/** Undefined where it was sealed by another secret, or is not as it was sealed. */
function unseal(sealed, secret) {
	try {
		const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, 12));
		decipher.setAuthTag(sealed.subarray(12, 28));
		return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString("utf8");
	} catch {
		return;
	}
}
export { setGitAside as i, configurationLost as n, putGitBack as r, checkoutChanged as t };
