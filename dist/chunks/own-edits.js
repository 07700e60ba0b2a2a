import { n as __exportAll } from "./rolldown-runtime.js";
import { C as planOfLog, S as logBeside, T as withProgress } from "./state-files.js";
import { r as freeFolder, s as companionsOf } from "./plan-folder.js";
import { v as queuedFile } from "./through-proxy.js";
import { i as queueFolders, r as documentNow, t as planFile } from "./write-back.js";
// src/app/own/progress-log.ts
/** The log beside the plan. That of another plan, which had the file before, goes into an archive beside it. */
async function edits(making) {
	const { becomes, ledger, read, list } = making;
	const path = await logNow(making);
	if (path === null) return [];
	const { plan } = ledger.state;
	const before = await earlierLog(making, path);
	const content = await read(before ?? path);
	const text = content && new TextDecoder().decode(content);
	const former = text === void 0 ? void 0 : planOfLog(text);
	const isOther = former !== void 0 && former !== plan;
	const note = becomes.finished?.note;
	const after = withProgress(isOther ? void 0 : text, {
		path,
		plan,
		note,
		undone: becomes.undone ?? []
	});
	if (after === void 0) return [];
	const edit = {
		path,
		content: new TextEncoder().encode(after)
	};
	if (before !== void 0) return [edit, {
		path: before,
		content: null
	}];
	if (!isOther || content === void 0) return [edit];
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const day = new Date(becomes.at).toISOString().slice(0, 10);
	return [{
		path: `${freeFolder(`${folder}archive/${day}-${former}`, await list(`${folder}archive`))}/${path.slice(folder.length)}`,
		content
	}, edit];
}
/** It lies where the plan's file is: in a queue that moves. */
async function logNow(making) {
	const { progress, document } = making.job;
	if (progress === null || document === null || progress !== logBeside(document)) return progress;
	const now = await documentNow(making) ?? document;
	if (await making.read(now) === void 0) return null;
	const { queue } = making.ledger.state;
	return queue !== null && queuedFile(now, queue)?.place === "complete" ? `${now.slice(0, now.lastIndexOf("/") + 1)}progress.md` : logBeside(now);
}
/** The log of a plan of the queue to which a person has given another number since; undefined where there is none. */
async function earlierLog({ ledger: { state }, list, read }, path) {
	if (state.queue === null || await read(path)) return void 0;
	const files = await list(state.queue);
	const plan = files.map((one) => queuedFile(one, state.queue ?? "")).find((one) => one && logBeside(one.path) === path);
	return plan && companionsOf(plan, files).current.find(({ rest }) => rest === "progress.md")?.path;
}
const progressLog = {
	holds: (path, { progress }) => path === progress,
	edits
};
// src/app/own/own-edits.ts
var own_edits_exports = /* @__PURE__ */ __exportAll({
	filesWith: () => filesWith,
	isOwn: () => isOwn,
	withOwnEdits: () => withOwnEdits
});
/** In this order; each finds the files as those before it have left them. */
const ownParts = [
	planFile,
	progressLog,
	queueFolders
];
/** Larger files are not the engine's to change. */
const readBytes = 6291456;
/** The files of a tree, or of that of a commit, as they are with these edits. */
const filesWith = ({ workspace, workBranch }, tree, own = /* @__PURE__ */ new Map()) => ({
	async read(path) {
		const edit = own.get(path);
		return edit ? edit.content ?? void 0 : workspace.readCaptured(tree, path, readBytes);
	},
	async list(folder) {
		const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`));
		const there = new Set(await workBranch.filesBelow(tree, folder));
		for (const { path, content } of edits) content === null ? there.delete(path) : there.add(path);
		return [...there];
	}
});
/**
* The tree, or that of a commit, with what the engine itself changes: ticks in the plan, and what else `ownParts` lists. To be called when the guards
* have judged what an agent left and before any check, since this tree is what is checked and committed.
*/
async function withOwnEdits({ workspace, workBranch, show }, { tree, former, ...given }) {
	const own = /* @__PURE__ */ new Map();
	const files = filesWith({
		workspace,
		workBranch
	}, tree, own);
	const warn = (text) => show({
		kind: "warning",
		text
	});
	const before = former === void 0 ? {} : { readFormer: filesWith({
		workspace,
		workBranch
	}, former).read };
	const making = {
		...given,
		...before
	};
	for (const { edits } of ownParts) for (const edit of await edits({
		...making,
		...files,
		warn
	})) own.set(edit.path, edit);
	if (own.size === 0) return {
		tree,
		own: []
	};
	const edited = await workBranch.withFiles(tree, [...own.values()]);
	for (const path of edited.left) warn(`${path} could not be written: a link, a folder or a file is in its place`);
	const left = new Set(edited.left);
	return {
		tree: edited.tree,
		own: [...own.values()].filter(({ path }) => !left.has(path))
	};
}
/** Whether the engine itself keeps a file in step with the run. */
const isOwn = (job) => (path) => ownParts.some(({ holds }) => holds(path, job));
export { own_edits_exports as n, withOwnEdits as r, isOwn as t };
