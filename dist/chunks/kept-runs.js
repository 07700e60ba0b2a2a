import { H as temporaryFolder, O as openStore, x as leaseVerdict } from "./due.js";
import { d as splitCredential, f as withCredential } from "./user-repository.js";
import { O as knownPrefixes, gr as withoutCredentials } from "./through-proxy.js";
import { t as remoteAt } from "./remote.js";
import { t as surveyStates } from "./survey-states.js";
import { t as processLiveness } from "./liveness.js";
import { C as placeOf, T as placesIn, f as engineHome, p as homeOf, w as placesFile, y as remoteAddress } from "./state-files.js";
import { r as openSettings } from "./setting-sources.js";
import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
// src/entry/wire/kept-runs.ts
/** Repositories that may store runs of this one, by configuration and by what this machine remembers. */
async function findRunRepositories(context, flags, settings = openSettings(context, flags)) {
	const { base, before } = await settings;
	const { repository } = base;
	const { remote = base.remote, "state-ref": prefix } = before.settings;
	const file = placesFile(engineHome(context.env), repository.commonDir);
	const remembered = placesIn(file);
	const prefixes = [.../* @__PURE__ */ new Set([...knownPrefixes(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
	const origin = repository.origin === null ? [] : ["origin"];
	const remoteNames = remote === void 0 ? [
		null,
		...remembered.map((place) => place.remote),
		...origin
	] : [remote];
	const repositories = /* @__PURE__ */ new Map();
	for (const name of new Set(remoteNames)) {
		const runRepository = await openRunRepository({
			name,
			repository,
			prefixes,
			context
		});
		if (!repositories.has(runRepository.address)) repositories.set(runRepository.address, runRepository);
	}
	return {
		runRepositories: [...repositories.values()],
		file,
		placeOf: (plan) => placeOf(file, plan),
		repository
	};
}
/** The repository itself, or a remote of it by name. Throws RalphError REMOTE_UNKNOWN. */
async function openRunRepository({ name, repository, prefixes, context }) {
	const { address, ...access } = splitCredential(await remoteAddress(repository, name ?? void 0, context));
	return {
		name,
		shown: name === null ? "this repository" : withoutCredentials(name),
		address,
		repository: {
			...repository,
			carriedConfiguration: (of) => withCredential(repository.carriedConfiguration(of), access)
		},
		prefixes,
		home: (plan) => homeOf(engineHome(context.env), repository, {
			remote: address,
			plan
		}),
		secrets: access.secrets
	};
}
/** Opens it temporarily; everything local is removed afterwards. */
async function withRunRepository({ repository, address }, { env }, use) {
	const home = temporaryFolder("look", await folderWithSpace());
	try {
		const store = await openStore({
			home,
			repository,
			remote: address,
			env
		});
		return await use({
			store,
			remote: remoteAt({ store }),
			home
		}).finally(() => store.close());
	} finally {
		await rm(home, {
			recursive: true,
			force: true
		});
	}
}
/** A folder with free space: runs are also removed because the disk is full. */
async function folderWithSpace() {
	const tempFolder = tmpdir();
	return await statfs(tempFolder).then(({ bavail, bsize }) => bavail * bsize < minFreeBytes, () => false) && existsSync(memoryFolder) ? memoryFolder : tempFolder;
}
const minFreeBytes = 1024 ** 2;
const memoryFolder = "/dev/shm";
/** Throws RalphError `REMOTE_\u2026`. */
const runsAt = (runRepository, store) => surveyStates({
	store,
	prefixes: runRepository.prefixes
});
/** True if a job has ended without releasing the run. */
const isLost = async (state, now, liveness) => state.lease !== null && await leaseHeldReason(state, now, liveness) === void 0;
/** The holder of the run, as a sentence without its full stop; undefined if nobody holds it. */
async function leaseHeldReason({ lease, handed }, now, liveness) {
	if (!lease) return void 0;
	const life = await (liveness ?? await processLiveness()).check(lease.holder);
	const verdict = leaseVerdict(lease, life, {
		now,
		handed: handed !== null
	});
	return verdict.kind === "held" ? verdict.why : void 0;
}
export { openRunRepository as a, leaseHeldReason as i, folderWithSpace as n, runsAt as o, isLost as r, withRunRepository as s, findRunRepositories as t };
