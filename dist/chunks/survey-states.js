import { c as remoteCall } from "./user-repository.js";
import { Xn as remoteName, Yn as lazily } from "./through-proxy.js";
import { n as remoteAt } from "./remote.js";
import { T as isThere } from "./due.js";
import { n as stateFiles, t as readStateFiles } from "./state-files.js";
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
export { surveyStates as t };
