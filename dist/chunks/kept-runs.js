import { d as withCredential, s as remoteCall, u as splitCredential } from "./user-repository.js";
import { dn as lazily, fn as remoteName, pn as withoutCredentials, w as knownPrefixes } from "./through-proxy.js";
import { n as remoteAt } from "./remote.js";
import { A as leaseVerdict, L as openStore, P as isThere } from "./milestones.js";
import { a as homeOf, g as placesIn, h as placesFile, i as engineHome, m as placeOf, n as readStateFiles, r as stateFiles, t as processLiveness, u as remoteAddress } from "./liveness.js";
import { r as openSettings } from "./setting-sources.js";
import { existsSync } from "node:fs";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
// src/adapter/git/state/survey-states.ts
const inboxes = "refs/ralph/inbox/";
/**
* Every run whose state is at the remote, in two round trips whatever their number: one list, and one fetch of the
* newest state commits, their top-level files alone. Throws RalphError `REMOTE_\u2026`.
*/
async function surveyStates({ store, prefixes, ...patience }) {
	const folders = prefixes.map((prefix) => `${prefix}/`);
	const { refs } = await remoteAt({
		store,
		...patience
	}).list([...folders, inboxes].map((folder) => `${folder}*`));
	const states = [...refs].flatMap(([ref, oid]) => {
		const folder = folders.find((one) => ref.startsWith(one));
		return folder === void 0 ? [] : [{
			plan: ref.slice(folder.length),
			ref,
			oid
		}];
	});
	const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
	await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
	return Promise.all(states.map(async ({ plan, ref, oid }) => {
		const own = `${inboxes}${plan}/`;
		const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
		const files = await Promise.all(stateFiles.map((file) => store.objects.read(`${oid}:${file}`)));
		const read = readStateFiles(files.map((file) => file?.content));
		if (read.kind === "good") return {
			plan,
			ref,
			oid,
			run: read,
			fault: void 0,
			inbox
		};
		return {
			plan,
			ref,
			oid,
			run: void 0,
			fault: read.kind === "newer" ? `${read.file} is of version ${read.version}` : read.findings.join("; "),
			inbox
		};
	}));
}
async function fetchAll(store, oids, patience) {
	const here = await Promise.all(oids.map((oid) => isThere(store, oid)));
	const missing = oids.filter((_, at) => !here[at]);
	if (missing.length === 0) return;
	const quiet = [
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		"--no-auto-maintenance"
	];
	const args = [
		...lazily,
		"fetch",
		...quiet,
		"--depth=1",
		"--filter=tree:2",
		remoteName,
		...missing
	];
	await remoteCall(store.git, store.remote, patience).repeatedly(args);
}
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
const isLost = async (state, now, liveness) => state.lease !== null && await whoHolds(state, now, liveness) === void 0;
/** Who has the run, as a sentence without its full stop; undefined where nobody has. */
async function whoHolds({ lease, handed }, now, liveness) {
	if (!lease) return void 0;
	const life = await (liveness ?? await processLiveness()).check(lease.holder);
	const verdict = leaseVerdict(lease, life, {
		now,
		handed: handed !== null
	});
	return verdict.kind === "held" ? verdict.why : void 0;
}
export { runsAt as a, surveyStates as c, roomyFolder as i, keeperAt as n, whoHolds as o, keepersOf as r, withKeeper as s, isLost as t };
