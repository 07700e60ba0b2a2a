import { c as remoteCall } from "./user-repository.js";
import { hr as remoteName, mr as quietFetch, pr as lazyFetch } from "./through-proxy.js";
import { t as remoteAt } from "./remote.js";
import { T as hasCommit } from "./due.js";
import { i as unlessUnreadable, n as stateFiles, t as readStateFiles } from "./state-files.js";
// src/adapter/git/state/survey-states.ts
const inboxRoot = "refs/ralph/inbox/";
/** In two round trips: one list, and one fetch of top-level files. Throws RalphError `REMOTE_\u2026`. */
async function surveyStates({ store, prefixes, ...retryLimits }) {
	const folders = prefixes.map((prefix) => `${prefix}/`);
	const { refs } = await remoteAt({
		store,
		...retryLimits
	}).list([...folders, inboxRoot].map((folder) => `${folder}*`));
	const states = [...refs].flatMap(([ref, oid]) => {
		const folder = folders.find((candidate) => ref.startsWith(candidate));
		return folder === void 0 ? [] : [{
			plan: ref.slice(folder.length),
			ref,
			oid
		}];
	});
	const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxRoot));
	await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], retryLimits);
	return Promise.all(states.map(async ({ plan, ref, oid }) => {
		const inboxPrefix = `${inboxRoot}${plan}/`;
		const inbox = orders.filter((order) => order.startsWith(inboxPrefix)).map((order) => order.slice(inboxPrefix.length));
		const noRun = {
			plan,
			ref,
			oid,
			run: void 0,
			inbox
		};
		const files = await Promise.all(stateFiles.map((file) => store.objects.read(`${oid}:${file}`))).catch((error) => unlessUnreadable(error).message);
		if (typeof files === "string") return {
			...noRun,
			fault: files
		};
		const read = readStateFiles(files.map((file) => file?.content));
		if (read.kind === "good") return {
			plan,
			ref,
			oid,
			run: read,
			fault: void 0,
			inbox
		};
		const fault = read.kind === "newer" ? `${read.file} is of version ${read.version}` : read.findings.join("; ");
		return {
			...noRun,
			fault
		};
	}));
}
async function fetchAll(store, oids, retryLimits) {
	const isPresent = await Promise.all(oids.map((oid) => hasCommit(store, oid).catch(() => true)));
	const missing = oids.filter((_, index) => !isPresent[index]);
	if (missing.length === 0) return;
	const args = [
		...lazyFetch,
		"fetch",
		...quietFetch,
		"--depth=1",
		"--filter=tree:2",
		remoteName,
		...missing
	];
	await remoteCall(store.git, store.remote, retryLimits).repeatedly(args);
}
export { surveyStates as t };
