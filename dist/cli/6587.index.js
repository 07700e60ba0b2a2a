export const id = 6587;
export const ids = [6587];
export const modules = {

/***/ 25225:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V1: () => (/* binding */ treeMerger),
/* harmony export */   kl: () => (/* binding */ revertTrees),
/* harmony export */   y9: () => (/* binding */ takingIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76696);
/* harmony import */ var _remote_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35182);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75475);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65977);
/* harmony import */ var _tree_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83983);









const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/** Commits to fetch before a common ancestor is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647];
/**
 * Merges two commits into a tree in the store, without a work tree, an index or a ref: git's own three-way merge with
 * renames. No `.gitattributes` and no merge driver of anybody is read. Throws GIT_TOO_OLD below git 2.38.
 */
function treeMerger(options) {
    const { store, remote, history, ...patience } = options;
    return async (first, second, sides) => {
        await remote.fetchCommit(first);
        await remote.fetchCommit(second);
        const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second);
        if (git === undefined)
            return { kind: 'conflict', paths: [], laid: null, news: [], ancestor: null };
        const { ours, theirs } = sides ? await pairOver(store, sides) : { ours: first, theirs: second };
        const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
        const result = await git({ args, allow: 'any' });
        const [tree = '', ...paths] = result.stdout
            .toString('utf8')
            .split('\0')
            .filter((field) => field !== '');
        if (result.code === 0)
            return { kind: 'merged', tree };
        if (result.code !== 1)
            throw (await tooOld(store.git)) ?? (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFault */ .NO)(args, result);
        const conflicting = [...new Set(paths)];
        const shown = await holdMarkers(git, { tree, paths: conflicting, ours });
        const [news, ancestor] = [await newsOf(git, first, second), await onlyAncestor(git, first, second)];
        return { kind: 'conflict', paths: conflicting, laid: shown ? tree : null, news, ancestor };
    };
    async function onlyAncestor(git, first, second) {
        const [ancestor, ...others] = await ancestors(git, first, second);
        if (ancestor === undefined || others.length > 0)
            return null;
        await remote.fetchCommit(ancestor);
        return ancestor;
    }
    /**
     * A git that holds enough of both histories, where the store has only the newest commits of a branch. As in
     * `history.ts` it has a directory of its own; what a merge makes goes into the store all the same.
     */
    async function withHistory(ours, theirs) {
        const cuts = [...(await history.cuts(ours)), ...(await history.cuts(theirs))];
        if (cuts.length === 0)
            return undefined;
        const gitDir = (0,_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .besideStore */ .qs)(store, 'merge.git');
        const env = {
            ...store.env,
            GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store.gitDir, 'objects'),
            GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'objects'),
        };
        const merging = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, env, store.files);
        const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)((0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env, store.files), store.remote, patience);
        for (const depth of depths) {
            await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, ...cuts]);
            if ((await ancestors(merging, ours, theirs)).length > 0)
                return merging;
        }
        return undefined;
    }
}
/** More conflicts than these are no single task. */
const mostLaid = 50;
/** Whether each conflict shows as markers in its file; not so where one side deleted it, and in binary files and links. */
async function holdMarkers(git, options) {
    if (options.paths.length > mostLaid)
        return false;
    for (const path of options.paths) {
        // 128: it is not in the tree, or its name is no UTF-8.
        const { code, stdout } = await git({ args: ['cat-file', 'blob', `${options.tree}:${path}`], allow: [128] });
        if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`))
            return false;
    }
    return true;
}
/** The newest commits that only `theirs` has, as lines. None is no loss: the history may not be here. */
async function newsOf(git, ours, theirs) {
    const args = ['log', '--no-show-signature', '--no-color', '--format=%h %s', '--max-count=20', theirs, `^${ours}`];
    const { code, stdout } = await git({ args, allow: [128] });
    return code === 0
        ? stdout
            .toString('utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [];
}
/** The best common ancestors of the two, as far as this git sees. */
async function ancestors(git, ours, theirs) {
    // 128: a parent is not there.
    const { stdout } = await git({ args: ['merge-base', '--all', ours, theirs], allow: [1, 128] });
    return stdout.toString('utf8').split('\n').filter(Boolean);
}
async function tooOld(git) {
    const { stdout } = await git({ args: ['version'] });
    const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString('utf8')) ?? [];
    if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38))
        return undefined;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_TOO_OLD',
        message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
        hint: 'Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false.',
    });
}
/** The tree of `tip` without what these commits changed, one after the other, but for files to `keep`. `tip` must be in the store. */
async function revertTrees(git, { commits, tip, keep = () => false }) {
    let left = tip;
    for (const commit of commits) {
        const reverted = await revertTree(git, { commit, tip: left, keep });
        if (reverted.kind === 'clean')
            left = reverted.tree;
        else if (reverted.kind !== 'nothing')
            return reverted;
    }
    return left === tip || left === (await treeInStore(git.store, tip))
        ? { kind: 'nothing' }
        : { kind: 'clean', tree: left };
}
/**
 * The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
 * `commit` itself, in the object database alone. `tip`, a commit or a tree, must be in the store.
 */
async function revertTree({ store, remote }, { commit, tip, keep }) {
    await remote.fetchCommit(commit);
    const parent = await firstParent(store, commit);
    if (parent === undefined)
        return { kind: 'unable', why: `${commit} is the first commit of the repository` };
    await remote.fetchCommit(parent);
    const { ours, theirs } = await pairOver(store, { ancestor: commit, first: tip, second: parent });
    const result = await store.git({
        args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
        allow: 'any',
    });
    const [laid = '', ...named] = (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .splitNul */ .K5)(result.stdout);
    if (result.code !== 0 && result.code !== 1)
        return unable(result);
    const conflicts = [...new Set(named)].filter((path) => path !== '').map(_store_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .showPath */ .P8);
    const paths = conflicts.filter((path) => !keep(path));
    if (paths.length > 0)
        return { kind: 'conflict', paths };
    const before = await treeInStore(store, tip);
    const tree = await (0,_tree_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keeping */ .s)(store, { tree: laid, from: before, keep });
    return tree === before ? { kind: 'nothing' } : { kind: 'clean', tree };
}
/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result) {
    const fault = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFault */ .NO)(['merge-tree'], result);
    if (fault.code === 'DISK_FULL')
        throw fault;
    const oldGit = result.code === 129;
    return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message };
}
/** From the commit itself: the store may hold it without its history. */
async function firstParent(store, commit) {
    const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] });
    return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1];
}
async function treeInStore(store, commit) {
    const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] });
    return stdout.toString('utf8').trim();
}
/** Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean. */
async function pairOver(store, { ancestor, first, second }) {
    const base = await commitOf(store, ancestor, []);
    const [ours, theirs] = await Promise.all([commitOf(store, first, [base]), commitOf(store, second, [base])]);
    return { ours, theirs };
}
async function commitOf(store, treeish, parents) {
    const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' };
    const env = Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value])));
    const tree = await treeInStore(store, treeish);
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge'];
    return (await store.git({ args, env })).stdout.toString('utf8').trim();
}
/** Bringing a commit into a base: whether that is done already, and the tree of it otherwise. Writes into the store alone. */
function takingIn({ store, remote }) {
    const history = (0,_remote_history_js__WEBPACK_IMPORTED_MODULE_5__/* .historyOf */ .om)({ store });
    const merge = treeMerger({ store, remote, history });
    /** Taken in too is work that came as one squashed commit: then a merge would change nothing. */
    return async (base, work) => {
        await remote.fetchCommit(base);
        await remote.fetchCommit(work);
        if (await history.contains(base, work))
            return { kind: 'there' };
        const merged = await merge(base, work);
        if (merged.kind === 'conflict')
            return { kind: 'conflict', paths: merged.paths };
        if (merged.tree === (await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .treeOf */ .g7)(store, base)))
            return { kind: 'there' };
        return { kind: 'merged', tree: merged.tree };
    };
}


/***/ }),

/***/ 83983:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ treeFiles),
/* harmony export */   s: () => (/* binding */ keeping)
/* harmony export */ });
/* harmony import */ var _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50558);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75475);


/** The tree with these edits; a folder that is empty then goes. What a link, a folder or a file is in the way of is `left` out. */
async function withEntries(store, treeish, edits) {
    const left = [];
    const edited = async (tree, steps) => {
        const entries = tree === undefined ? new Map() : await entriesOf(store, tree);
        const below = new Map();
        for (const step of steps) {
            const [name = '', ...rest] = step.names;
            if (rest.length === 0)
                setFile(entries, name, step);
            else {
                const within = below.get(name) ?? [];
                within.push({ ...step, names: rest });
                below.set(name, within);
            }
        }
        for (const [name, within] of below)
            await setFolder(entries, name, within);
        return entries.size === 0 ? null : store.writer.add('tree', (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .makeTree */ .TI)(entries));
    };
    const setFile = (entries, name, { path, entry }) => {
        const there = entries.get(name);
        if (there && !there.mode.startsWith('100'))
            return void left.push(path);
        const now = entry(there);
        if (now)
            entries.set(name, now);
        else
            entries.delete(name);
    };
    const setFolder = async (entries, name, within) => {
        const there = entries.get(name);
        if (there && there.mode !== _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .folderMode */ .a1)
            return void left.push(...within.map(({ path }) => path));
        const oid = await edited(there?.oid, within);
        if (oid === null)
            entries.delete(name);
        else
            entries.set(name, { mode: _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .folderMode */ .a1, oid });
    };
    const steps = edits.map((edit) => ({ ...edit, names: edit.path.split('/') }));
    const tree = (await edited(treeish, steps)) ?? store.writer.add('tree', new Uint8Array());
    store.writer.flush();
    return { tree, left: left.map(_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8) };
}
async function entriesOf({ objects }, treeish) {
    const object = await objects.read(`${treeish}^{tree}`);
    if (!object)
        throw new Error(`the tree ${treeish} is not in the store`);
    return (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTree */ .cZ)(object.content, object.oid.length / 2);
}
/** `tree`, but what `keep` names is as `from` has it. */
async function keeping(store, { tree, from, keep }) {
    const differing = (await (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(store.objects, tree, from)).filter(({ path }) => keep((0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(path)));
    if (differing.length === 0)
        return tree;
    return (await withEntries(store, tree, differing.map(({ path, now }) => ({ path, entry: () => now })))).tree;
}
/** Reads a file at the top of a commit, and replaces files of a tree, without an index or a work tree. */
function treeFiles({ store, remote, }) {
    const below = async (tree, folder) => {
        const paths = [];
        for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
            const path = `${folder}/${(0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(name)}`;
            if (mode === _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .folderMode */ .a1)
                paths.push(...(await below(oid, path)));
            else if (mode.startsWith('100') && (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(path) === `${(0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(folder)}/${name}`)
                paths.push(path);
        }
        return paths;
    };
    return {
        async filesBelow(treeish, folder) {
            let tree = treeish;
            for (const name of (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(folder).split('/')) {
                const there = (await entriesOf(store, tree)).get(name);
                if (there?.mode !== _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .folderMode */ .a1)
                    return [];
                tree = there.oid;
            }
            return below(tree, folder);
        },
        async topFile(commit, name) {
            await remote.fetchCommit(commit);
            const all = [...(await entriesOf(store, commit))];
            const near = all.filter(([other]) => other.toLowerCase() === name.toLowerCase());
            const [found, ...others] = near;
            if (found === undefined)
                return null;
            const [spelled, { mode, oid }] = found;
            if (spelled !== name || others.length > 0)
                return { other: `there is ${near.map(([other]) => other).join(' and ')}` };
            if (!mode.startsWith('100'))
                return { other: mode === '120000' ? 'it is a link' : 'it is no file' };
            return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' };
        },
        withFiles: (treeish, files) => withEntries(store, treeish, files.map(({ path, content }) => ({
            path: (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(path),
            entry: (there) => content && { mode: there?.mode ?? '100644', oid: store.writer.add('blob', content) },
        }))),
    };
}


/***/ }),

/***/ 42611:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ workOf),
/* harmony export */   Zf: () => (/* binding */ howToFinish),
/* harmony export */   hb: () => (/* binding */ refsOfRun),
/* harmony export */   w7: () => (/* binding */ patternsOfRun)
/* harmony export */ });
/* harmony import */ var _slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29181);

/** Folders in which every ref of a run lies, as patterns to look for. */
const patternsOfRun = (plan, stateRefs, state) => [
    ...stateRefs,
    ...stateRefs.map((ref) => `${ref}-broken-*`),
    `refs/ralph/inbox/${plan}/*`,
    ...(state === null ? [] : [state.work_branch, ...(0,_slices_js__WEBPACK_IMPORTED_MODULE_0__/* .slicesOf */ .nu)(state).map(({ branch }) => branch)].flatMap(ofBranch)),
];
const ofBranch = (branch) => [
    `refs/heads/${branch}`,
    `refs/heads/${branch}-pending`,
    `refs/heads/${branch}-pending-*`,
    `refs/ralph/staged/${branch}`,
];
/**
 * What is the run's own among the refs that were found, in the order in which it may go: the state comes last, since
 * it says which others there are. A pattern of git's also finds longer names, which are somebody else's.
 */
function refsOfRun(found, { plan, stateRefs, state }) {
    const patterns = patternsOfRun(plan, stateRefs, state);
    const own = [...found].filter(([ref]) => patterns.some((pattern) => fits(ref, pattern)));
    const isState = (ref) => stateRefs.includes(ref);
    const rows = own.map(([ref, oid]) => ({ ref, oid }));
    return [...rows.filter(({ ref }) => !isState(ref)), ...rows.filter(({ ref }) => isState(ref))];
}
const fits = (ref, pattern) => pattern.endsWith('*')
    ? ref.startsWith(pattern.slice(0, -1)) && !ref.slice(pattern.length - 1).includes('/')
    : ref === pattern;
/** Commits that hold work of the run: each must be in the base before nothing is lost by a removal. */
function workOf(refs, state) {
    if (state === null)
        return [];
    const branches = refs.filter(({ ref }) => ref.startsWith(`refs/heads/${state.work_branch}`));
    const known = new Set(branches.map(({ oid }) => oid));
    const others = [
        ...(known.has(state.work) ? [] : [{ ref: `the state of ${state.plan}`, oid: state.work }]),
        ...(state.awaiting
            ? [{ ref: `iteration ${state.awaiting.iteration}, which waits for approval`, oid: state.awaiting.commit }]
            : []),
    ];
    return [...branches, ...others];
}
function howToFinish(request) {
    const { state, held, takenIn, checkedOut, pull } = request;
    if (held !== undefined)
        return { kind: 'at_work', why: held };
    const { awaiting, base_branch: base } = state;
    if (awaiting)
        return { kind: 'approval', iteration: awaiting.iteration, commit: awaiting.commit };
    const open = Object.entries(state.tasks).flatMap(([id, { status }]) => status === 'done' || status === 'skipped' ? [] : [id]);
    if (open.length > 0)
        return { kind: 'open', tasks: open };
    if (takenIn)
        return { kind: 'there' };
    const tree = base === null ? null : (checkedOut.get(base) ?? null);
    return pull || base === null || tree !== null ? { kind: 'by_hand', tree } : { kind: 'write', base };
}


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony export tasksOf */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
/**
 * The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request.
 */
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ })

};
