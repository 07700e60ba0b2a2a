import { d as splitCredential, f as withCredential } from "./user-repository.js";
import { D as knownPrefixes, Zn as withoutCredentials } from "./through-proxy.js";
import { n as remoteAt } from "./remote.js";
import { t as surveyStates } from "./survey-states.js";
import { O as openStore, x as leaseVerdict } from "./due.js";
import { t as processLiveness } from "./liveness.js";
import { g as placesIn, h as placesFile, i as homeOf, m as placeOf, r as engineHome, u as remoteAddress } from "./state-files.js";
import { r as openSettings } from "./setting-sources.js";
import { existsSync } from "node:fs";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
// src/entry/wire/kept-runs.ts
/** Where runs of this repository are kept, as far as configuration and this machine know. */
async function keepersOf(context, flags, settings = openSettings(context, flags)) {
	const { base, before } = await settings;
	const { repository } = base;
	const { remote = base.remote, "state-ref": prefix } = before.settings;
	const file = placesFile(engineHome(context.env), repository.commonDir);
	const remembered = placesIn(file);
	const prefixes = [.../* @__PURE__ */ new Set([...knownPrefixes(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
	const origin = repository.origin === null ? [] : ["origin"];
	const named = remote === void 0 ? [
		null,
		...remembered.map((one) => one.remote),
		...origin
	] : [remote];
	const keepers = /* @__PURE__ */ new Map();
	for (const name of new Set(named)) {
		const keeper = await keeperAt({
			name,
			repository,
			prefixes,
			context
		});
		if (!keepers.has(keeper.address)) keepers.set(keeper.address, keeper);
	}
	return {
		keepers: [...keepers.values()],
		file,
		placeOf: (plan) => placeOf(file, plan),
		repository
	};
}
/** The repository itself, or a remote of it by name. Throws RalphError REMOTE_UNKNOWN. */
async function keeperAt({ name, repository, prefixes, context }) {
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
/** Opens it for one look; nothing of that is left behind. */
async function withKeeper({ repository, address }, { env }, look) {
	const home = await mkdtemp(join(await roomyFolder(), "ralph-look-"));
	try {
		const store = await openStore({
			home,
			repository,
			remote: address,
			env
		});
		return await look({
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
/** Where a look has room: runs are also removed because the disk is full. */
async function roomyFolder() {
	const own = tmpdir();
	return await statfs(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false) && existsSync(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = "/dev/shm";
/** Every run that it keeps. Throws RalphError `REMOTE_\u2026`. */
const runsAt = (keeper, store) => surveyStates({
	store,
	prefixes: keeper.prefixes
});
/** Whether a job has left the run without giving it back. */
const isLost = async (state, now, liveness) => state.lease !== null && await leaseHolderText(state, now, liveness) === void 0;
/** Who has the run, as a sentence without its full stop; undefined where nobody has. */
async function leaseHolderText({ lease, handed }, now, liveness) {
	if (!lease) return void 0;
	const life = await (liveness ?? await processLiveness()).check(lease.holder);
	const verdict = leaseVerdict(lease, life, {
		now,
		handed: handed !== null
	});
	return verdict.kind === "held" ? verdict.why : void 0;
}
export { roomyFolder as a, leaseHolderText as i, keeperAt as n, runsAt as o, keepersOf as r, withKeeper as s, isLost as t };
