export const id = 5166;
export const ids = [5166];
export const modules = {

/***/ 65166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesWith: () => (/* binding */ filesWith),
  isOwn: () => (/* binding */ isOwn),
  withOwnEdits: () => (/* binding */ withOwnEdits)
});

// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/core/queue/queue.js
var queue = __webpack_require__(21033);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/progress-log.js





async function edits(making) {
    const { becomes, ledger, read, list } = making;
    const path = await logNow(making);
    if (path === null)
        return [];
    const { plan } = ledger.state;
    const before = await earlierLog(making, path);
    const content = await read(before ?? path);
    const text = content && new TextDecoder().decode(content);
    const former = text === undefined ? undefined : (0,progress_note/* planOfLog */.fo)(text);
    const isOther = former !== undefined && former !== plan;
    const note = becomes.finished?.note;
    const after = (0,progress_note/* withProgress */.E0)(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] });
    if (after === undefined)
        return [];
    const edit = { path, content: new TextEncoder().encode(after) };
    if (before !== undefined)
        return [edit, { path: before, content: null }];
    if (!isOther || content === undefined)
        return [edit];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const home = (0,move_due/* freeFolder */.$S)(`${folder}archive/${day}-${former}`, await list(`${folder}archive`));
    return [{ path: `${home}/${path.slice(folder.length)}`, content }, edit];
}
async function logNow(making) {
    const { progress, document } = making.job;
    if (progress === null || document === null || progress !== (0,progress_note/* logBeside */.pn)(document))
        return progress;
    const now = (await (0,queue_moves/* documentNow */.S)(making)) ?? document;
    if ((await making.read(now)) === undefined)
        return null;
    const { queue } = making.ledger.state;
    const isArchived = queue !== null && (0,queue_paths/* queuedFile */.W5)(now, queue)?.place === 'complete';
    return isArchived ? `${now.slice(0, now.lastIndexOf('/') + 1)}progress.md` : (0,progress_note/* logBeside */.pn)(now);
}
async function earlierLog({ ledger: { state }, list, read }, path) {
    if (state.queue === null || (await read(path)))
        return undefined;
    const files = await list(state.queue);
    const plan = files.map((one) => (0,queue_paths/* queuedFile */.W5)(one, state.queue ?? '')).find((one) => one && (0,progress_note/* logBeside */.pn)(one.path) === path);
    return plan && (0,queue/* companionsOf */.Lo)(plan, files).named.find(({ rest }) => rest === 'progress.md')?.path;
}
const progressLog = { holds: (path, { progress }) => path === progress, edits };

// EXTERNAL MODULE: ./build/app/own/write-back.js + 5 modules
var write_back = __webpack_require__(91622);
;// CONCATENATED MODULE: ./build/app/own/own-edits.js



const ownParts = [write_back.planFile, progressLog, queue_moves/* queueFolders */.J];
const readBytes = 6 * 1024 * 1024;
const filesWith = ({ workspace, workBranch }, tree, own = new Map()) => ({
    async read(path) {
        const edit = own.get(path);
        return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes);
    },
    async list(folder) {
        const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`));
        const there = new Set(await workBranch.filesBelow(tree, folder));
        for (const { path, content } of edits)
            content === null ? there.delete(path) : there.add(path);
        return [...there];
    },
});
async function withOwnEdits({ workspace, workBranch, show }, { tree, former, ...given }) {
    const own = new Map();
    const files = filesWith({ workspace, workBranch }, tree, own);
    const warn = (text) => show({ kind: 'warning', text });
    const before = former === undefined ? {} : { readFormer: filesWith({ workspace, workBranch }, former).read };
    const making = { ...given, ...before };
    for (const { edits } of ownParts) {
        for (const edit of await edits({ ...making, ...files, warn }))
            own.set(edit.path, edit);
    }
    if (own.size === 0)
        return { tree, own: [] };
    const edited = await workBranch.withFiles(tree, [...own.values()]);
    for (const path of edited.left)
        warn(`${path} could not be written: a link, a folder or a file is in its place`);
    const left = new Set(edited.left);
    return { tree: edited.tree, own: [...own.values()].filter(({ path }) => !left.has(path)) };
}
const isOwn = (job) => (path) => ownParts.some(({ holds }) => holds(path, job));


/***/ })

};
