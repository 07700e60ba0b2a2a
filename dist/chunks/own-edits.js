import { n as __exportAll } from "./rolldown-runtime.js";
import { M as planOfLog, P as withProgress, j as logBeside } from "./state-files.js";
import { r as freeFolder, x as companionsOf } from "./plan-folder.js";
import { y as queuedFile } from "./through-proxy.js";
import { i as queueFolders, r as findDocument, t as planFile } from "./write-back.js";
// src/app/own/own-edits.ts
var own_edits_exports = /* @__PURE__ */ __exportAll({
	applyEngineEdits: () => applyEngineEdits,
	filesWith: () => filesWith,
	isEngineFileOf: () => isEngineFileOf
});
/** Edits the log beside the plan. Another plan's log is archived first. */
async function edits(making) {
	const { becomes, ledger, read, list } = making;
	const path = await findLog(making);
	if (path === null) return [];
	const { plan } = ledger.state;
	const before = await findEarlierLog(making, path);
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
/** The log lies beside the plan's file, which may move in a queue. */
async function findLog(making) {
	const { progress, document } = making.job;
	if (progress === null || document === null || progress !== logBeside(document)) return progress;
	const now = await findDocument(making) ?? document;
	if (await making.read(now) === void 0) return null;
	const { queue } = making.ledger.state;
	return queue !== null && queuedFile(now, queue)?.place === "complete" ? `${now.slice(0, now.lastIndexOf("/") + 1)}progress.md` : logBeside(now);
}
/** The log of a queued plan that a person has renumbered. */
async function findEarlierLog({ ledger: { state }, list, read }, path) {
	if (state.queue === null || await read(path)) return void 0;
	const files = await list(state.queue);
	const plan = files.map((one) => queuedFile(one, state.queue ?? "")).find((one) => one && logBeside(one.path) === path);
	return plan && companionsOf(plan, files).current.find(({ rest }) => rest === "progress.md")?.path;
}
/** Each sees the edits of those before it. */
const engineFiles = [
	planFile,
	{
		holds: (path, { progress }) => path === progress,
		edits
	},
	queueFolders
];
const readBytes = 6291456;
const filesWith = ({ workspace, workBranch }, tree, edits = /* @__PURE__ */ new Map()) => ({
	async read(path) {
		const edit = edits.get(path);
		return edit ? edit.content ?? void 0 : workspace.readCaptured(tree, path, readBytes);
	},
	async list(folder) {
		const editsBelow = [...edits.values()].filter(({ path }) => path.startsWith(`${folder}/`));
		const paths = new Set(await workBranch.filesBelow(tree, folder));
		for (const { path, content } of editsBelow) content === null ? paths.delete(path) : paths.add(path);
		return [...paths];
	}
});
/**
* Adds the engine's edits, such as ticks in the plan, to a tree. Call after the guards and before any check: this tree
* is checked and committed.
*/
async function applyEngineEdits({ workspace, workBranch, show }, { tree, former, ...request }) {
	const editsByPath = /* @__PURE__ */ new Map();
	const files = filesWith({
		workspace,
		workBranch
	}, tree, editsByPath);
	const warn = (text) => show({
		kind: "warning",
		text
	});
	const before = former === void 0 ? {} : { readFormer: filesWith({
		workspace,
		workBranch
	}, former).read };
	const making = {
		...request,
		...before
	};
	for (const { edits } of engineFiles) for (const edit of await edits({
		...making,
		...files,
		warn
	})) editsByPath.set(edit.path, edit);
	if (editsByPath.size === 0) return {
		tree,
		own: []
	};
	const edited = await workBranch.withFiles(tree, [...editsByPath.values()]);
	for (const path of edited.skipped) warn(`${path} could not be written: a link, a folder or a file is in its place`);
	const unwritten = new Set(edited.skipped);
	return {
		tree: edited.tree,
		own: [...editsByPath.values()].filter(({ path }) => !unwritten.has(path))
	};
}
const isEngineFileOf = (job) => (path) => engineFiles.some(({ holds }) => holds(path, job));
export { isEngineFileOf as n, own_edits_exports as r, applyEngineEdits as t };
