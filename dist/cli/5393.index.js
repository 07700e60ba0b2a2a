export const id = 5393;
export const ids = [5393];
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
const depths = [100, 2_000, 2_147_483_647];
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
const mostLaid = 50;
async function holdMarkers(git, options) {
    if (options.paths.length > mostLaid)
        return false;
    for (const path of options.paths) {
        const { code, stdout } = await git({ args: ['cat-file', 'blob', `${options.tree}:${path}`], allow: [128] });
        if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`))
            return false;
    }
    return true;
}
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
async function ancestors(git, ours, theirs) {
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
function unable(result) {
    const fault = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFault */ .NO)(['merge-tree'], result);
    if (fault.code === 'DISK_FULL')
        throw fault;
    const oldGit = result.code === 129;
    return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message };
}
async function firstParent(store, commit) {
    const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] });
    return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1];
}
async function treeInStore(store, commit) {
    const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] });
    return stdout.toString('utf8').trim();
}
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
function takingIn({ store, remote }) {
    const history = (0,_remote_history_js__WEBPACK_IMPORTED_MODULE_5__/* .historyOf */ .om)({ store });
    const merge = treeMerger({ store, remote, history });
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
async function keeping(store, { tree, from, keep }) {
    const differing = (await (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(store.objects, tree, from)).filter(({ path }) => keep((0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(path)));
    if (differing.length === 0)
        return tree;
    return (await withEntries(store, tree, differing.map(({ path, now }) => ({ path, entry: () => now })))).tree;
}
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
                return { other: mode === '120000' ? 'it is a link' : 'it is not a file' };
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
    const { state, holder, takenIn, checkedOut, pull } = request;
    if (holder !== undefined)
        return { kind: 'at_work', why: holder };
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


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
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
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 65393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishCommand: () => (/* binding */ finishCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/work/merge-trees.js
var merge_trees = __webpack_require__(25225);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/report/words/finish-text.js



function finishMessage(plan, { plan: name, tasks }, way) {
    const done = plan.tasks.filter(({ id }) => tasks[id]?.status === 'done');
    const subject = `${way === 'merge' ? 'Merge the work of' : 'Complete'} ${name} (${(0,amounts/* plural */.LS)(done.length, 'task')})`;
    return `${[subject, '', ...done.map(({ id, title }) => `- ${id}: ${(0,one_line/* plainLine */.h0)(title, 100)}`)].join('\n')}\n`;
}
function finishCommands(context) {
    const { way, base, workBranch, remote, origin, tree, message } = context;
    const subject = message.split('\n', 1)[0] ?? '';
    if (way === 'pr') {
        const head = ['--head', workBranch, ...(base === null ? [] : ['--base', base])];
        return [
            ...(remote === null && origin !== null ? [(0,command_line/* commandLine */.ay)('git', 'push', origin, workBranch)] : []),
            (0,command_line/* commandLine */.ay)('gh', 'pr', 'create', ...head, '--title', subject, '--body', message.slice(subject.length).trim()),
        ];
    }
    const git = ['git', ...(tree === null ? [] : ['-C', tree])];
    const fetch = remote === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'fetch', remote, workBranch)];
    const work = remote === null ? workBranch : 'FETCH_HEAD';
    const take = way === 'merge'
        ? [(0,command_line/* commandLine */.ay)(...git, 'merge', '--no-ff', '-m', subject, work)]
        : [(0,command_line/* commandLine */.ay)(...git, 'merge', '--squash', work), (0,command_line/* commandLine */.ay)(...git, 'commit', '-m', subject)];
    const push = remote === null || base === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'push', remote, base)];
    return [...fetch, ...take, ...push];
}

// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/run/next/end-of-run.js
var end_of_run = __webpack_require__(42611);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/entry/finish/open-pull.js






function comparePage({ env, repository }, { base, head }) {
    const address = gitHubAddressOf({ env, repository });
    return (address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${path(base)}...${path(head)}?expand=1`);
}
async function openPull(project, context, wanted) {
    const access = (0,here.gitHubAccess)(context, project.repository);
    if (access?.token === undefined)
        return undefined;
    const { address, token } = access;
    if (project.remoteIsOwn)
        await bringBranch(project, context, wanted);
    const { apiUrl, owner, repo } = address;
    const github = (0,client/* gitHubAt */.F)({
        apiUrl,
        graphqlUrl: (0,github_address/* graphqlUrlOf */.cy)(apiUrl),
        owner,
        repo,
        token: () => token,
        now: context.now,
    });
    return (await openFrom(github, wanted)) ?? create(github, wanted);
}
const openFrom = async (github, { head }) => {
    const given = { head: `${github.owner}:${head}`, state: 'open', per_page: 1 };
    return (await github.request('GET /repos/{owner}/{repo}/pulls', given))[0]?.html_url;
};
const create = async (github, { base, head, title, body }) => (await github.request('POST /repos/{owner}/{repo}/pulls', { base, head, title, body })).html_url;
async function bringBranch(project, context, { head, commit }) {
    const keeper = await (0,kept_runs/* keeperAt */.iP)({ name: 'origin', repository: project.repository, prefixes: [], context });
    const ref = `refs/heads/${head}`;
    await (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ remote }) => {
        const there = (await remote.refs([ref])).get(ref);
        if (there === commit)
            return;
        const result = there === undefined ? await remote.push({ ref, oid: commit, expected: null }) : null;
        if (result?.kind === 'won')
            return;
        const why = result?.kind === 'refused' ? result.why : `it holds ${(0,report_context/* shortOid */.$M)(there ?? '')} there`;
        throw new error/* RalphError */.A({
            code: 'REF_STAYS',
            message: `${head} was not pushed to origin: ${why}.`,
            hint: 'Push it by hand, then run the same command again.',
        });
    });
}
const gitHubAddressOf = ({ env, repository }) => (0,here.gitHubAccess)({ env }, repository)?.address;
const path = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/finish.js























const finish_flags = {
    merge: { help: 'as a merge commit that keeps one commit per task (the default)', toggle: true },
    squash: { help: 'as one commit', toggle: true },
    pr: {
        help: 'open a pull request if GH_TOKEN or GITHUB_TOKEN is set, else print the commands for it',
        toggle: true,
    },
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const finishCommand = {
    help: `Merges the work of a complete run into the branch that the run started from. If that branch is checked out somewhere,
the commands to do it are printed instead: your working tree is never touched.

Usage: ralph finish [--merge] [--squash] [--pr] [options]

Examples:
  ralph finish
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${(0,flags/* flagHelp */.QR)(finish_flags)}

Exits with ${exit_codes/* exits */.co.complete.code} if the base contains the work, and with ${exit_codes/* exits */.co.person.code} if something is left for you to do.`,
    flags: finish_flags,
    run: async (context, { values }) => {
        const way = wayOf(values);
        return (0,look_at_run/* lookAtRun */.U9)(context, values, ({ project, access, run }) => finish({ project, context, way, json: values['json'] === true }, { access, run }));
    },
};
function wayOf(values) {
    const said = ['merge', 'squash', 'pr'].filter((way) => values[way] === true);
    if (said.length <= 1)
        return said[0] ?? 'merge';
    throw new error/* RalphError */.A({
        code: 'USAGE',
        message: `finish: ${said.map((way) => `--${way}`).join(' and ')} cannot be combined.`,
        hint: 'Use only one of them. See `ralph finish --help`.',
    });
}
async function finish(asked, { access, run }) {
    const { project, context, way } = asked;
    const { remote, store } = access;
    const { state } = run;
    const base = state.base_branch;
    const tip = await baseTip(asked, remote, base);
    const taken = tip === undefined ? undefined : await (0,merge_trees/* takingIn */.y9)({ store, remote })(tip, state.work);
    const step = (0,end_of_run/* howToFinish */.Zf)({
        state,
        holder: await (0,kept_runs/* whoHolds */.vm)(state, context.now()),
        takenIn: taken?.kind === 'there',
        checkedOut: project.repository.checkedOut,
        pull: way === 'pr',
    });
    refuse(step, project);
    const clean = next(asked, 'Remove what is left of the run', (0,command_line/* commandLine */.ay)('ralph', 'delete', project.planName));
    if (step.kind === 'there') {
        say(asked, `${base ?? 'HEAD'} contains the work of this run.\n${clean}`, { base, done: true });
        return exit_codes/* exits */.co.complete.code;
    }
    const message = finishMessage(run.plan, state, way);
    const tree = step.kind === 'by_hand' ? step.tree : null;
    const commands = commandsOf(asked, state.work_branch, { base, tree, message });
    if (step.kind !== 'write' || tip === undefined) {
        if (way === 'pr' && base !== null)
            await pull(asked, { base, state, message, commands });
        else
            byHand(asked, { base, tree, commands });
        return exit_codes/* exits */.co.person.code;
    }
    if (taken?.kind !== 'merged')
        throw conflict(step.base, taken?.kind === 'conflict' ? taken.paths : [], commands);
    const parents = way === 'merge' ? [tip, state.work] : [tip];
    const commit = written(asked, store, { tree: taken.tree, message, parents });
    const result = await remote.push({ ref: `refs/heads/${step.base}`, oid: commit, expected: tip });
    if (result.kind !== 'won')
        throw stays(step.base, result, commands);
    const text = `${step.base} is at ${(0,report_context/* shortOid */.$M)(commit)} and contains the work of this run.\n${clean}`;
    say(asked, text, { base, done: true, commit });
    return exit_codes/* exits */.co.complete.code;
}
function say({ project, context, way, json }, text, more) {
    const said = json ? (0,inert/* inertJson */.n)({ kind: 'finish', way, ...more }) : text;
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(said)}\n`);
}
function next({ context }, does, ...commands) {
    const look = (0,project_context/* lookOf */.Li)(context);
    const steps = [(0,next_steps/* step */.PM)(does, commands.join(' && '))];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) }).join('\n');
}
async function pull(asked, { base, state, message, commands }) {
    const { project, context } = asked;
    const [title = '', ...body] = message.split('\n');
    const wanted = { base, head: state.work_branch, commit: state.work, title, body: body.join('\n').trim() };
    const page = await openPull(project, context, wanted);
    if (page !== undefined)
        return say(asked, `The pull request is open: ${page}`, { base, done: false, pull: page });
    const compare = comparePage({ env: context.env, repository: project.repository }, wanted);
    const where = compare === undefined ? '' : `Open it at ${compare}\n`;
    const how = next(asked, 'Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)', ...commands);
    say(asked, `${where}${how}`, { base, done: false, commands, compare: compare ?? null });
}
function byHand(asked, { base, tree, commands }) {
    const { repository } = asked.project;
    const where = tree && (0,paths/* shownPath */.p)(tree, { repository: repository.toplevel, home: asked.context.env['HOME'] });
    const why = where === null ? '' : `${base} is checked out in ${where}, and your tree is never touched.\n`;
    say(asked, `${why}${next(asked, 'Merge the work', ...commands)}`, { base, done: false, commands });
}
async function baseTip({ project }, remote, base) {
    if (base === null)
        return project.repository.head;
    const ref = `refs/heads/${base}`;
    return (await remote.refs([ref])).get(ref);
}
function written({ project, context }, store, parts) {
    const by = identity(project);
    const at = Math.floor(context.now() / 1000);
    const commit = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ ...parts, author: by, committer: by, at }));
    store.writer.flush();
    return commit;
}
function commandsOf({ project, way }, workBranch, request) {
    const { remoteIsOwn, settings, repository, remote } = project;
    const { toplevel, origin } = repository;
    return finishCommands({
        ...request,
        way,
        workBranch,
        remote: remoteIsOwn ? null : (0,remote_url/* withoutCredentials */.ri)(settings.remote ?? remote),
        origin: origin === null ? null : 'origin',
        tree: request.tree === toplevel ? null : request.tree,
    });
}
const identity = ({ repository: { user } }) => user.name === null || user.email === null ? state_access/* ralphIdentity */.q1 : { name: user.name, email: user.email };
function refuse(step, project) {
    if (step.kind === 'at_work') {
        throw new error/* RalphError */.A({
            code: 'RUN_AT_WORK',
            message: `Nothing was done: ${step.why}.`,
            hint: `Wait for it: ${(0,report_context/* ralphCommand */.lC)(project, 'status')}`,
        });
    }
    if (step.kind === 'open') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `The run is not complete. Open tasks: ${(0,one_line/* some */.zN)(step.tasks)}.`,
            hint: `Continue it: ${(0,report_context/* ralphCommand */.lC)(project, 'run')}. Or give a task up: ${(0,report_context/* ralphCommand */.lC)(project, 'skip', step.tasks[0] ?? 'TASK')}`,
        });
    }
    if (step.kind === 'approval') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `Iteration ${step.iteration} waits for approval.`,
            hint: `To approve it: ${(0,report_context/* ralphCommand */.lC)(project, 'approve', (0,report_context/* shortOid */.$M)(step.commit))}`,
        });
    }
}
const conflict = (base, paths, commands) => new error/* RalphError */.A({
    code: 'FINISH_CONFLICT',
    message: `The work conflicts with ${base}; nothing was changed.`,
    hint: `Merge it by hand: ${[(0,command_line/* commandLine */.ay)('git', 'switch', base), ...commands].join(' && ')}`,
    findings: (0,capped/* cappedLines */.L)(paths, 20),
});
const stays = (base, result, commands) => new error/* RalphError */.A({
    code: 'REF_STAYS',
    message: `${base} was not moved: ${result.kind === 'lost' ? 'somebody else moved it in the meantime' : result.why}.`,
    hint: `Run the same command again; or by hand, after ${(0,report_context/* commandSpan */["in"])('git', 'switch', base)}: ${commands.join(' && ')}`,
});


/***/ }),

/***/ 71328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lm: () => (/* binding */ lookAtPast),
  U9: () => (/* binding */ lookAtRun),
  Yq: () => (/* binding */ withRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/core/run/next/run-meant.js
function runMeant(runs, { named, file, queued }) {
    const byName = runs.find(({ plan }) => plan === named || plan === queued);
    if (byName)
        return { kind: 'run', run: byName, by: 'name' };
    const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
    const [run, ...others] = openRuns(byFile);
    if (run && others.length === 0)
        return { kind: 'run', run, by: 'file' };
    if (byFile.length > 0)
        return { kind: 'several', runs: byFile };
    if (named !== undefined || runs.length === 0)
        return { kind: 'none' };
    const [only, ...rest] = openRuns(runs);
    return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs };
}
function openRuns(runs) {
    const open = runs.filter(({ stop }) => stop?.kind !== 'complete');
    return open.length > 0 ? open : runs;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runs-here.js
var runs_here = __webpack_require__(86986);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
;// CONCATENATED MODULE: ./build/entry/open/look-at-run.js














async function withRun(context, flags, use) {
    const settings = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const opened = await ofPlan(context, flags, { settings, use });
    if (!('fault' in opened))
        return opened.result;
    const stored = await storedRun(context, flags, { settings, fault: opened.fault });
    if (!stored)
        throw opened.fault;
    return withStored(stored, use, { settings, context });
}
const lookAtRun = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true });
const lookAtPast = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true, isWhole: true });
const loaded = async (project, access, { isWhole }) => (isWhole ? (0,read_run/* loadWhole */.ym)(project, access) : (await access.state.load()).run);
async function ofPlan(context, given, { settings, use }) {
    const planProject = async () => {
        try {
            const flags = await (0,queue_here/* planMeantHere */.Lq)(context, given, use.about ?? 'done', settings);
            const sources = flags === given ? (0,setting_sources/* settingSources */.rw)(context, flags, settings) : undefined;
            return { project: await (0,project/* openProject */.U8)(context, flags, [], sources), flags };
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A)
                return { fault: error };
            throw error;
        }
    };
    const at = (project) => (0,state_access/* withTemporaryState */.HP)(project, context, async (access, folder) => {
        const run = await loaded(project, access, use);
        if (run)
            return { result: await use.look({ project, access, folder, run }) };
        const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
        if (none.code !== 'NO_RUN')
            throw none;
        if (use.unbegun)
            return { result: await use.unbegun({ project, access, folder }) };
        return { fault: none };
    });
    const opened = await planProject();
    if ('fault' in opened)
        return opened;
    try {
        return await at(opened.project);
    }
    catch (error) {
        const isElsewhere = error instanceof error_error/* RalphError */.A && error.code === 'STATE_ELSEWHERE';
        if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,project/* openProject */.U8)(context, { ...opened.flags, remote: 'origin' }));
    }
}
async function storedRun(context, flags, { settings, fault }) {
    const { base, before, planFile } = settings;
    const isNamed = before.sources.plan !== 'default';
    const { toplevel } = base.repository;
    const file = (0,setting_sources/* atTop */.HC)((0,external_node_path_.resolve)(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel);
    const runs = await (0,runs_here/* storedRuns */.a)(context, flags, settings);
    const rows = runs.map((one) => {
        const { plan_file: planFile = null, stop = null } = one.run?.state ?? {};
        return { plan: one.plan, planFile, stop, stored: one };
    });
    const choice = runMeant(rows, {
        named: isNamed ? planFile : undefined,
        file,
        queued: (0,queue_paths/* queuedFile */.W5)(file ?? '', before.settings.queue)?.name,
    });
    if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice)))
        return undefined;
    if (choice.kind === 'several')
        throw severalRuns(planFile, choice.runs);
    const { plan } = choice.run;
    const which = choice.by === 'only' ? ', the only plan that was run here' : '';
    if (choice.by !== 'name')
        context.err(`This is about ${plan}${which}; name another with --plan.\n`);
    const remedy = remedies[fault.code]?.(planFile);
    if (remedy !== undefined)
        context.err(`${remedy} This is from the stored run.\n`);
    return choice.run.stored;
}
const remedies = {
    PLAN_INVALID: (file) => `The plan file has faults now: ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', file)} lists them.`,
    CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
};
const isChosen = (choice) => choice.kind === 'run' && choice.by !== 'only';
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
    const { repository } = keeper;
    const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
    return (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ store, home: folder }) => {
        const access = (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now });
        const run = await loaded({ stateRef: ref }, access, use);
        if (!run)
            throw (0,read_run/* runGone */.Pr)(plan);
        const project = (0,project_of_run/* projectOfRun */.G)(run, { sources: settings, keeper, stateRef: ref, context });
        return use.look({ project, access, folder, run });
    });
}
const mostNamed = 5;
function severalRuns(planFile, runs) {
    const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${(0,command_line/* commandLine */.ay)(...(0,command_line/* flagWords */.GK)('plan', plan))}\``);
    return new error_error/* RalphError */.A({
        code: 'PLAN_MISSING',
        message: `${planFile} does not say which run is meant, and several could be.`,
        hint: `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', \u2026' : ''}. \`ralph list\` shows all runs.`,
    });
}


/***/ })

};
