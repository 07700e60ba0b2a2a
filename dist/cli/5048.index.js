export const id = 5048;
export const ids = [5048];
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

/***/ 74558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48689);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40092);




async function proveComplete({ store, workBranch }, run) {
    if (run.proven)
        return;
    const { state } = run;
    const segments = segmentsOf(run);
    const validations = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedIterations */ .FS)(state).map((iteration) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
    const files = await store.readPast([...segments, ...validations]);
    const events = factsIn(files.slice(0, segments.length));
    const differs = differences({ before: null, events, replans: false }, state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
    const found = await workBranch.madeBehind(tipsOf(events, state), {
        wanted: (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedCommits */ .P1)(state),
        since: begunAt(events),
    });
    const passed = new Set(files.slice(segments.length).flatMap(passedIn));
    const unearned = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneAgainstCommits */ .Ol)(run, found, passed);
    if (unearned.length > 0)
        throw await store.untrue('STATE_FORGED', unearned);
    store.prove();
}
async function proveStep({ store }, run) {
    if (run.proven)
        return;
    const step = await store.step();
    if (!step)
        return;
    const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
    const differs = differences({ before: step.before?.state ?? null, events, replans: step.replans }, run.state);
    if (differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
}
function differences({ before, events, replans }, state) {
    if (!events)
        return ['its log was not written by ralph'];
    const silent = replans && events.every(({ type }) => !replanning.has(type));
    return [...(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .stateAgainstLog */ .Bw)(before, events, state), ...(silent ? ['plan.json was changed without an event'] : [])];
}
const replanning = new Set([
    ...['run_started', 'plan_changed', 'amendment_accepted'],
    ...['follow_up_added', 'conflict_task_added', 'agents_md_due'],
]);
async function refuseForeign({ store }, request) {
    const { run, head, before, plan, seq } = request;
    const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)));
    const back = head ?? undefined;
    const events = factsIn(await store.readMany(segmentsOf(run, seq)));
    const replans = JSON.stringify(plan) !== JSON.stringify(run.plan);
    const differs = differences({ before, events, replans }, run.state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs, back);
    const taken = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0));
    const ours = taken === -1 ? events : events.slice(0, taken);
    const foreign = ours.filter((event) => !own.has(JSON.stringify(event)));
    const forged = foreign.filter((event) => !(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mayStandBeside */ .Se)(event)).map(({ type }) => type);
    if (forged.length === 0)
        return;
    const what = [...new Set(forged)].join(', ');
    throw await store.untrue('STATE_FORGED', [`somebody else wrote while this job held the run: ${what}`], back);
}
async function writtenOf({ store }, { run, seq, own }) {
    const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? [];
    const there = new Set(events.map((event) => JSON.stringify(event)));
    const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
    return missing === -1 ? own.length : missing;
}
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
function tipsOf(events, { work }) {
    const before = ofNewestRun(events).flatMap((event) => event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : []);
    return [...new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === 'run_started'));
function begunAt(events) {
    const [begun] = ofNewestRun(events);
    return begun?.type === 'run_started' ? begun.base : '';
}
function passedIn(text) {
    try {
        const { iteration, passed } = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .Validation */ .OH.parse(JSON.parse(text ?? ''));
        return passed ? [iteration] : [];
    }
    catch {
        return [];
    }
}
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredEvent */ .S.parse(JSON.parse(line)));
}


/***/ }),

/***/ 91881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ sizeFindings),
/* harmony export */   dj: () => (/* binding */ findingSentence),
/* harmony export */   hF: () => (/* binding */ defaultSizeLimits)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);

function findingSentence(finding) {
    if (finding.path === null)
        return finding.why;
    const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    return `${place} ${finding.why}`;
}
const MiB = 1024 * 1024;
const defaultSizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 };
function sizeFindings(changes, limits = defaultSizeLimits) {
    const findings = changes
        .filter(({ bytes }) => bytes > limits.fileBytes)
        .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}; the limit is ${inMiB(limits.fileBytes)}` }));
    const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (changes.length > limits.files) {
        const [count, allowed] = [changes.length, limits.files].map((number) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(number));
        findings.push({ path: null, why: `The change has ${count} files; at most ${allowed} are accepted` });
    }
    if (total > limits.totalBytes) {
        findings.push({
            path: null,
            why: `The change has ${inMiB(total)}; at most ${inMiB(limits.totalBytes)} are accepted`,
        });
    }
    return findings;
}
const inMiB = (bytes) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(Math.floor(bytes / MiB))}.${Math.floor((bytes % MiB) / (MiB / 10))} MiB`;


/***/ }),

/***/ 52272:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ knownSecrets),
  c: () => (/* binding */ withoutSecrets)
});

// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/core/guard/needle.js

const codeOf = Uint8Array.from({ length: 256 }, (_, byte) => {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x2f;
    if (byte >= 0x41 && byte <= 0x5a)
        return byte - 0x36;
    return byte >= 0x61 && byte <= 0x7a ? byte - 0x3c : 0;
});
const fewest = 10;
const certain = 16;
function needlesOf(value, { secret, isPart }) {
    const codes = skeleton(value);
    const isRandom = changesOfKind(codes) >= codes.length / 5;
    const isMixed = changesOfKind(codes) > 0;
    if (codes.length < fewest || (codes.length < certain && !isMixed) || (isPart && !isRandom))
        return undefined;
    const share = isRandom && !isPart && codes.length >= certain ? 0.6 : 1;
    return formsOf(value, isPart).map(({ how, form }) => {
        const written = skeleton(form);
        const uncut = share === 1 && !isPart && value.length >= 24 ? 7 : 0;
        return { secret, how, codes: written, needs: Math.ceil(written.length * share) - (how === 'plain' ? uncut : 0) };
    });
}
function formsOf(value, isPart) {
    const bytes = bytesOf(value);
    const hex = hexOf(bytes);
    const as = (how, ...forms) => forms.map((form) => ({ how, form }));
    const common = [
        ...as('plain', value),
        ...as('reversed', reversed(value)),
        ...as('hex', hex, hex.toUpperCase()),
        ...as('base64', ...(0,text_redact/* base64At */.zE)(bytes)),
    ];
    if (isPart)
        return common;
    return [...common, ...as('rot13', value.replace(/[a-z]/gi, turned)), ...rareForms(value.slice(-enough), as)];
}
const enough = 128;
function rareForms(value, as) {
    const bytes = bytesOf(value);
    const hex = hexOf(bytes);
    const base32 = (0,text_redact/* base32At */.W6)(bytes);
    const base64 = (0,text_redact/* base64At */.zE)(bytes);
    return [
        ...as('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
        ...as('base64 of UTF-16', ...(0,text_redact/* base64At */.zE)(inUtf16(value))),
        ...as('base64 of its reverse', ...(0,text_redact/* base64At */.zE)(bytesOf(reversed(value)))),
        ...as('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => (0,text_redact/* base64At */.zE)(bytesOf(form)))),
        ...as('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
        ...as('base64 twice', ...base64.flatMap((form) => (0,text_redact/* base64At */.zE)(bytesOf(form)))),
    ];
}
const bytesOf = (text) => new TextEncoder().encode(text);
const reversed = (text) => [...text].reverse().join('');
const skeleton = (text) => bytesOf(text)
    .map((byte) => codeOf[byte] ?? 0)
    .filter((code) => code > 0);
const changesOfKind = (codes) => codes.filter((code, at) => at > 0 && kindOf(code) !== kindOf(codes[at - 1] ?? 0)).length;
const kindOf = (code) => (code <= 10 ? 0 : code <= 36 ? 1 : 2);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const inUtf16 = (text) => Uint8Array.from([...text].flatMap((_, at) => [text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8]));
function turned(letter) {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}

;// CONCATENATED MODULE: ./build/core/guard/gram-search.js

const noRun = { shift: 0, last: -1, length: 0, line: 0 };
function gramSearch(table) {
    const { mayHold } = table;
    const traces = new Map();
    const whole = [];
    const lines = new Uint32Array(gramLength);
    let [high, low, count] = [0, 0, 0];
    const meet = (first, line) => {
        for (const extending of [true, false]) {
            for (let entry = first; entry !== -1; entry = table.next[entry] ?? -1) {
                follow(table.needle[entry] ?? 0, table.at[entry] ?? 0, line, extending);
            }
        }
    };
    const follow = (which, at, line, extending) => {
        const needle = table.needles[which];
        const shift = count - at;
        const trace = traces.get(which) ?? { met: new Uint8Array(needle.codes.length), firstLine: line, ...noRun };
        traces.set(which, trace);
        trace.met.fill(1, at, at + gramLength);
        if (trace.last === count || (trace.last === count - 1 && trace.shift === shift) !== extending)
            return;
        if (extending)
            trace.length += 1;
        else
            Object.assign(trace, { shift, length: gramLength, line });
        trace.last = count;
        if (trace.length === Math.max(needle.needs, gramLength))
            whole.push({ needle, line: trace.line, isWhole: true });
    };
    return {
        feed({ bytes, lines: lineOf, length }) {
            for (let index = 0; index < length; index += 1) {
                const code = codeOf[bytes[index]];
                if (code === 0)
                    continue;
                high = ((high << 6) | (low >>> 18)) & 0xffffff;
                low = ((low << 6) | code) & 0xffffff;
                lines[count & (gramLength - 1)] = lineOf[index];
                count += 1;
                const bit = gramHash(high, low) >>> (32 - filterBits);
                if (((mayHold[bit >>> 5] >>> (bit & 31)) & 1) === 0)
                    continue;
                const first = table.first(high, low);
                if (first !== -1)
                    meet(first, lines[count & (gramLength - 1)]);
            }
        },
        found: () => {
            const inOnePiece = new Set(whole.map(({ needle }) => needle));
            const inPieces = [...traces].flatMap(([which, { met, firstLine }]) => {
                const needle = table.needles[which];
                if (needle === undefined || inOnePiece.has(needle))
                    return [];
                const characters = met.reduce((sum, one) => sum + one, 0);
                return characters >= needle.needs ? [{ needle, line: firstLine, isWhole: false }] : [];
            });
            return [...whole, ...inPieces];
        },
    };
}
const gramLength = 8;
const gramHash = (high, low) => Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0;
const filterBits = 20;
function gramTable(needles) {
    const count = needles.reduce((sum, { codes }) => sum + Math.max(0, codes.length - gramLength + 1), 0);
    const slotBits = Math.max(4, Math.ceil(Math.log2(count * 2 + 1)));
    const slots = new Int32Array(2 ** slotBits).fill(-1);
    const [highs, lows, needle, at] = [0, 1, 2, 3].map(() => new Int32Array(count));
    const next = new Int32Array(count).fill(-1);
    const mayHold = new Uint32Array(2 ** (filterBits - 5));
    const slotOf = (high, low) => {
        let slot = gramHash(high, low) >>> (32 - slotBits);
        for (;;) {
            const entry = slots[slot] ?? -1;
            if (entry === -1 || (highs[entry] === high && lows[entry] === low))
                return slot;
            slot = (slot + 1) & (slots.length - 1);
        }
    };
    let entry = 0;
    for (const [which, { codes }] of needles.entries()) {
        let [high, low] = [0, 0];
        for (const [index, code] of codes.entries()) {
            high = ((high << 6) | (low >>> 18)) & 0xffffff;
            low = ((low << 6) | code) & 0xffffff;
            if (index < gramLength - 1)
                continue;
            const slot = slotOf(high, low);
            highs[entry] = high;
            lows[entry] = low;
            needle[entry] = which;
            at[entry] = index - gramLength + 1;
            next[entry] = slots[slot] ?? -1;
            slots[slot] = entry;
            const bit = gramHash(high, low) >>> (32 - filterBits);
            mayHold[bit >>> 5] = (mayHold[bit >>> 5] ?? 0) | (1 << (bit & 31));
            entry += 1;
        }
    }
    return { needles, mayHold, needle, at, next, first: (high, low) => slots[slotOf(high, low)] ?? -1 };
}

;// CONCATENATED MODULE: ./build/core/guard/readings.js

const backslash = 0x5c;
const percent = 0x25;
const ampersand = 0x26;
const equals = 0x3d;
const unescaped = (content, from, to, line, view) => {
    view.length = 0;
    let at = line;
    let index = from;
    while (index < to) {
        const byte = content[index];
        if (byte === backslash)
            index = afterBackslash(content, index, to, at, view);
        else if (byte === percent)
            index = afterPercent(content, index, to, at, view);
        else if (byte === ampersand)
            index = afterAmpersand(content, index, to, at, view);
        else if (byte === equals)
            index = codePoint(content, index, index + 1, 2, to, at, view);
        else {
            put(view, byte, at);
            if (byte === lineFeed)
                at += 1;
            index += 1;
        }
    }
    return at;
};
const codePoint = (content, start, first, digits, to, line, view) => {
    let value = 0;
    for (let index = first; index < first + digits; index += 1) {
        const digit = index < to ? hexDigit(content[index]) : -1;
        if (digit === -1) {
            put(view, content[start], line);
            return start + 1;
        }
        value = value * 16 + digit;
    }
    put(view, value < 256 ? value : 0, line);
    return first + digits;
};
const hexLengths = { 120: 2, 117: 4, 85: 8 };
const afterBackslash = (content, start, to, line, view) => {
    const next = content[start + 1];
    if (start + 1 >= to || next === undefined)
        return start + 1;
    if (next === 0x75 && content[start + 2] === 0x7b)
        return delimited(content, start, start + 3, 16, to, line, view);
    const digits = hexLengths[next];
    if (digits !== undefined)
        return codePoint(content, start, start + 2, digits, to, line, view);
    if (next >= 0x30 && next <= 0x37)
        return octal(content, start + 1, to, line, view);
    return 'abefnrtv'.includes(String.fromCharCode(next)) ? start + 2 : start + 1;
};
const afterPercent = (content, start, to, line, view) => content[start + 1] === 0x75
    ? codePoint(content, start, start + 2, 4, to, line, view)
    : codePoint(content, start, start + 1, 2, to, line, view);
const afterAmpersand = (content, start, to, line, view) => {
    if (content[start + 1] === 0x23) {
        const isHex = ((content[start + 2] ?? 0) | 0x20) === 0x78;
        return delimited(content, start, start + (isHex ? 3 : 2), isHex ? 16 : 10, to, line, view);
    }
    let end = start + 1;
    while (end < to && end - start < 32 && isLetterOrDigit(content[end]))
        end += 1;
    return end < to && end - start > 2 && content[end] === 0x3b ? end + 1 : start + 1;
};
function delimited(content, start, first, base, to, line, view) {
    let value = 0;
    let end = first;
    for (; end < to && end - first < 10; end += 1) {
        const digit = hexDigit(content[end]);
        if (digit === -1 || digit >= base)
            break;
        value = value * base + digit;
    }
    if (end === first) {
        put(view, content[start], line);
        return start + 1;
    }
    put(view, value < 256 ? value : 0, line);
    return end < to && (content[end] === 0x7d || content[end] === 0x3b) ? end + 1 : end;
}
const octal = (content, first, to, line, view) => {
    let value = 0;
    let end = first;
    for (; end < to && end - first < 3; end += 1) {
        const digit = content[end] - 0x30;
        if (digit < 0 || digit > 7)
            break;
        value = value * 8 + digit;
    }
    put(view, value & 255, line);
    return end;
};
function hexDigit(byte) {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x30;
    const small = byte | 0x20;
    return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1;
}
const isLetterOrDigit = (byte) => (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);
const viewFor = (bytes) => ({
    bytes: new Uint8Array(bytes),
    lines: new Uint32Array(bytes),
    length: 0,
});
function put(view, byte, line) {
    view.bytes[view.length] = byte;
    view.lines[view.length] = line;
    view.length += 1;
}
const lineFeed = 0x0a;
const asItStands = (content, from, to, line, view) => {
    const { bytes, lines } = view;
    view.length = to - from;
    let at = line;
    for (let index = from; index < to; index += 1) {
        const byte = content[index];
        bytes[index - from] = byte;
        lines[index - from] = at;
        if (byte === lineFeed)
            at += 1;
    }
    return at;
};
const wordsAs = (take) => (content, from, to, line, view) => {
    view.length = 0;
    let at = line;
    let start = from;
    for (let index = from; index < to; index += 1) {
        const byte = content[index];
        if (codeOf[byte] !== 0)
            continue;
        if (isShort(index - start))
            take(content, start, index, at, view);
        start = index + 1;
        if (byte === lineFeed)
            at += 1;
    }
    if (isShort(to - start))
        take(content, start, to, at, view);
    return at;
};
const longestWord = 20;
const isShort = (length) => length > 0 && length <= longestWord;
const hexNumbers = wordsAs((content, from, to, line, view) => {
    let first = from;
    if (content[first] === 0x30 && isX(content[first + 1]))
        first += 2;
    else if (isX(content[first]) || isU(content[first]))
        first += 1;
    let last = to;
    if (last - first > 2 && content[last - 2] === 0x75 && content[last - 1] === 0x38)
        last -= 2;
    else if ((content[last - 1] | 0x20) === 0x68)
        last -= 1;
    if (last <= first || (last - first) % 2 === 1)
        return;
    for (let index = first; index < last; index += 1)
        if (hexDigit(content[index]) === -1)
            return;
    for (let index = first; index < last; index += 2) {
        put(view, hexDigit(content[index]) * 16 + hexDigit(content[index + 1]), line);
    }
});
const decimalNumbers = wordsAs(numbersOf(10));
const octalNumbers = wordsAs(numbersOf(8));
function numbersOf(base) {
    return (content, from, to, line, view) => {
        const isMarked = content[from] === 0x30 && ((content[from + 1] ?? 0) | 0x20) === 0x6f;
        const first = isMarked ? from + 2 : from;
        if (to - first > 4 || to === first)
            return;
        let value = 0;
        for (let index = first; index < to; index += 1) {
            const digit = content[index] - 0x30;
            if (digit < 0 || digit >= base)
                return;
            value = value * base + digit;
        }
        if (value < 256)
            put(view, value, line);
    };
}
const isX = (byte) => ((byte ?? 0) | 0x20) === 0x78;
const isU = (byte) => ((byte ?? 0) | 0x20) === 0x75;

;// CONCATENATED MODULE: ./build/core/guard/known-secrets.js




const readings = [
    { as: '', read: asItStands },
    { as: 'escaped', read: unescaped },
    { as: 'as hex numbers', read: hexNumbers },
    { as: 'as decimal numbers', read: decimalNumbers },
    { as: 'as octal numbers', read: octalNumbers },
];
const partBytes = 64 * 1024;
function knownSecrets(known) {
    const left = [];
    const needles = known.flatMap((value, secret) => partsOf(value).flatMap((part) => {
        const found = needlesOf(part, { secret, isPart: part !== value.trim() });
        if (found === undefined)
            left.push(part);
        return found ?? [];
    }));
    if (needles.length === 0)
        return { left, search: () => [] };
    let table;
    return {
        left,
        search: (content) => {
            table ??= gramTable(needles);
            return searchIn(table, content);
        },
    };
}
function partsOf(value) {
    const whole = value.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return [...new Set([whole, ...lines.filter((line) => !/^-----.*-----$/.test(line))])];
}
function searchIn(table, content) {
    const view = viewFor(Math.min(partBytes, content.length));
    const searches = readings.map(({ as, read }) => ({ as, read, search: gramSearch(table) }));
    let line = 1;
    for (let from = 0; from < content.length;) {
        const to = partEnd(content, from);
        let after = line;
        for (const { read, search } of searches) {
            after = read(content, from, to, line, view);
            search.feed(view);
        }
        from = to;
        line = after;
    }
    const found = searches.flatMap(({ as, search }) => search.found().map((one) => ({ ...one, as })));
    const whole = new Set(found.filter(({ isWhole }) => isWhole).map(({ needle }) => needle.secret));
    const places = new Map();
    for (const one of found) {
        const { secret } = one.needle;
        const place = `${one.line} ${secret}`;
        if ((one.isWhole || !whole.has(secret)) && !places.has(place)) {
            places.set(place, { secret, line: one.line, how: wayOf(one) });
        }
    }
    return [...places.values()];
}
const wayOf = ({ needle, as, isWhole }) => {
    const form = needle.how === 'plain' && as !== '' ? as : [needle.how, as].filter((word) => word !== '').join(' ');
    return isWhole ? form : `${form}, in pieces`;
};
function partEnd(content, from) {
    const most = from + partBytes;
    if (most >= content.length)
        return content.length;
    for (let end = most; end > most - 64; end -= 1)
        if (isBorder(content[end]))
            return end;
    return most;
}
const isBorder = (byte) => byte < 0x80 && !/[\w#;{}]/.test(String.fromCharCode(byte));
function withoutSecrets(known) {
    const redact = (0,text_redact/* redactor */.$p)(known);
    const { search } = knownSecrets(known);
    return (text) => {
        const clean = redact(text);
        const [found] = search(new TextEncoder().encode(clean));
        return found === undefined ? clean : `(omitted: it contained a secret of this run, ${found.how})`;
    };
}


/***/ }),

/***/ 73971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ protectedFindings),
/* harmony export */   Kk: () => (/* binding */ inEmbeddedRepository),
/* harmony export */   hR: () => (/* binding */ belowMatch),
/* harmony export */   kS: () => (/* binding */ outsideFindings),
/* harmony export */   kZ: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7630);



const steersCi = 'decides what runs in CI or who has to review';
const steersRalph = 'configures ralph itself';
const steersAgents = 'configures agents, so the next one would obey it';
const steersGit = 'makes git run or fetch something';
const steersTools = 'runs in the tools of anyone who opens the project';
const atRoot = {
    '.github': steersCi,
    codeowners: steersCi,
    'docs/codeowners': steersCi,
    '.ralph': steersRalph,
    '.husky': steersGit,
    '.githooks': steersGit,
    '.gitmodules': steersGit,
    '.gitlab-ci.yml': steersCi,
    '.circleci': steersCi,
    jenkinsfile: steersCi,
    '.pre-commit-config.yaml': steersGit,
};
const anywhere = {
    ...Object.fromEntries(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedByAgents */ .kQ.map((path) => [path, steersAgents])),
    '.mcp.json': steersAgents,
    '.envrc': steersTools,
    '.vscode/tasks.json': steersTools,
    '.idea': steersTools,
    '.devcontainer': steersTools,
    '.devcontainer.json': steersTools,
};
function protectedFindings(changes, extra) {
    const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']));
    const rules = { ...named, ...atRoot };
    return changes.flatMap(({ path }) => {
        const parts = foldedPath(path);
        const below = parts.map((_, depth) => underRoot(parts.slice(depth), anywhere));
        const why = underRoot(parts, rules) ??
            below.find((found) => found !== undefined) ??
            (isSpec(parts) || isPlan(parts) ? saysWhatFor : undefined);
        return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }];
    });
}
const saysWhatFor = 'says what the work is for, which people decide';
const isSpec = ([top, ...rest]) => top === 'specs' && (rest.join('/') === 'index.md' || (rest.length > 1 && rest.at(-1) === 'spec.md'));
const isPlan = (parts) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .queuedFile */ .W5)(parts.join('/')) !== undefined ||
    parts.at(-1) === 'sprint-status.yaml' ||
    ['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json'].includes(parts.join('/'));
function underRoot(parts, rules) {
    for (let depth = 1; depth <= parts.length; depth++) {
        const why = own(rules, parts.slice(0, depth).join('/'));
        if (why !== undefined)
            return why;
    }
    return undefined;
}
const own = (rules, key) => Object.hasOwn(rules, key) ? rules[key] : undefined;
function outsideFindings(changes, patterns) {
    if (patterns.length === 0)
        return [];
    const allowed = patterns.map(pathMatcher);
    const why = `is outside the paths of this task (${patterns.join(', ')})`;
    return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why }]));
}
function foldedPath(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFC')
        .split(/[/\\]/)
        .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
        .filter((part) => part !== '');
}
const marks = new Set(['head', 'objects', 'refs', 'commondir']);
const mayMark = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i;
function inEmbeddedRepository(paths) {
    const found = new Map();
    for (const path of paths) {
        if (!mayMark.test(path))
            continue;
        const parts = foldedPath(path);
        parts.forEach((part, at) => {
            if (!marks.has(part))
                return;
            const folder = parts.slice(0, at).join('/');
            found.set(folder, (found.get(folder) ?? new Set()).add(part));
        });
    }
    const repositories = new Set([...found].flatMap(([folder, names]) => (isRepository(names) ? folder : [])));
    if (repositories.size === 0)
        return () => false;
    return (path) => {
        const parts = foldedPath(path);
        return parts.some((_, depth) => repositories.has(parts.slice(0, depth).join('/')));
    };
}
const isRepository = (names) => names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')));
function pathMatcher(pattern) {
    const clean = cleanPattern(pattern);
    const endsPlain = !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(clean.slice(clean.lastIndexOf('/') + 1)).isGlob;
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_2__(endsPlain ? [clean, `${clean}/**`] : clean, { dot: true });
    return (path) => isMatch(path) || path === clean || path.startsWith(`${clean}/`);
}
function belowMatch(pattern) {
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_2__(cleanPattern(pattern), { dot: true });
    return (path) => foldersOf(path).some((folder) => isMatch(folder));
}
const cleanPattern = (pattern) => pattern.replace(/^(\.\/)+|\/+$/g, '');
const foldersOf = (path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};


/***/ }),

/***/ 20657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ charsPerToken),
/* harmony export */   ON: () => (/* binding */ usualChars),
/* harmony export */   az: () => (/* binding */ readPromptFacts),
/* harmony export */   i9: () => (/* binding */ promptFacts)
/* harmony export */ });
/* harmony import */ var _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28846);

const promptFacts = (sections, { ratio, calls }) => ({
    schema: 1,
    sections: sections.map(({ name, source }) => ({ name, source })),
    chars_per_token: ratio,
    measured_calls: calls,
});
function readPromptFacts(stored) {
    try {
        return stored === undefined ? undefined : _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptFacts */ ._.safeParse(JSON.parse(stored)).data;
    }
    catch {
        return undefined;
    }
}
const usualChars = 4;
const [fewest, most] = [2, 6];
const leastApart = 2_000;
const leastPairs = 3;
function charsPerToken(measured) {
    const slopes = measured.flatMap((one, at) => measured.slice(at + 1).flatMap((other) => {
        const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens];
        return Math.abs(chars) < leastApart ? [] : [tokens / chars];
    }));
    const slope = median(slopes);
    if (slopes.length < leastPairs || slope <= 0)
        return { ratio: usualChars, calls: 0 };
    const ratio = Math.min(most, Math.max(fewest, 1 / slope));
    return { ratio: Math.round(ratio * 100) / 100, calls: measured.length };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
}


/***/ }),

/***/ 79334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   HZ: () => (/* binding */ sectionRows),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20657);

const sectionRows = {
    'Current Task': { priority: 8, floor: 4_000 },
    'Operator Hints': { priority: 7, floor: 4_000 },
    'Failure Context': { priority: 6, floor: 2_500 },
    'Plan Context': { priority: 5, floor: 1_500 },
    'Retrieved Memory': { priority: 5, floor: 1_000 },
    'Accumulated Knowledge': { priority: 4, floor: 1_000 },
    'Retrieved Project Memory': { priority: 4, floor: 1_000 },
    'Previous Handoff': { priority: 3, floor: 1_500 },
    Skills: { priority: 1, floor: 800 },
    'Output Instructions': { priority: 2, floor: 800 },
};
function section(name, body, source = '') {
    return { name, body: body.trim(), priority: sectionRows[name].priority, source };
}
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
function sectionSizes(prompt, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }];
    });
}
const sizeOf = (text, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / ratio),
});


/***/ }),

/***/ 69038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings)
/* harmony export */ });
/* unused harmony export digestOfChecks */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26765);
/* harmony import */ var _app_job_job_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80913);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_validation_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89335);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41528);






function jobSettings(project, told = {}) {
    const { repository } = project;
    refuseHalfSettings(project);
    const settings = told.checksElsewhere ? { ...project.settings, validate: [] } : project.settings;
    const checks = told.checks ?? (0,_core_validation_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveChecks */ .KR)(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_5__/* .identityIn */ .K2)(settings.author) ?? (0,_wire_js__WEBPACK_IMPORTED_MODULE_5__/* .committerOf */ .Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
        planAtTop: project.planAtTop,
        queue: project.queue,
        document: project.document,
        progress: project.progress,
        asksForNote: project.progress !== null,
        reachedBy: project.reachedBy,
        steeringFiles: project.steeringFiles,
        plan: project.plan,
        planSource: project.planSource,
        startedBy: null,
        issue: null,
        byComment: false,
        issueOrder: null,
        tells: null,
        base: repository.head,
        baseBranch: repository.branch,
        workBranch: project.workBranch,
        remote: project.remote,
        consents: false,
        fresh: false,
        atOnce: false,
        checksElsewhere: false,
        rules: (0,_app_job_job_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .noRules */ .jn)(project),
        ...told,
        checks,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
const digestOfChecks = (strategy, checks) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex');
function refuseHalfSettings({ settings }) {
    _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agents */ .X[settings.agent].refuse(settings);
    if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'AUTHOR_WITH_API_COMMITS',
            message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
            hint: 'Remove one of the two.',
        });
    }
    for (const role of ['author', 'committer']) {
        const given = settings[role];
        if (given === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(given))
            continue;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: role === 'author' ? 'AUTHOR_INVALID' : 'COMMITTER_INVALID',
            message: `"${given}" is not a valid ${role}.`,
            hint: 'Write it as "Name <name@example.com>".',
        });
    }
}
function refuseLooseMirrors({ 'mirror-status': mirror }, checks) {
    const loose = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
    if (loose.length === 0)
        return;
    const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const findings = loose.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'MIRROR_WITHOUT_CHECK',
        message: `There is no such check: ${findings.join('; ')}.`,
        hint: `Use one of the checks: ${names}.`,
        findings: findings.length > 1 ? findings : [],
    });
}


/***/ }),

/***/ 41528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gz: () => (/* binding */ committerOf),
  K2: () => (/* binding */ identityIn),
  O4: () => (/* binding */ wire)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
;// CONCATENATED MODULE: ./build/adapter/credentials/credential-shapes.js
function credentialShapes() {
    let rules;
    const loaded = () => {
        rules ??= Promise.all(/* import() */[__webpack_require__.e(7387), __webpack_require__.e(1066)]).then(__webpack_require__.bind(__webpack_require__, 71066));
        return rules;
    };
    return {
        load: async () => void (await loaded()),
        find: async (searched) => (await loaded()).findByRules(searched),
    };
}

// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/core/guard/bundle-header.js
const candidateRef = 'refs/ralph/candidate';
const longestBundleHeader = 4_096;
const mostObjects = 40_000;
const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
function readBundleHeader(head, checkpoint) {
    const end = head.indexOf('\n\n');
    if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
        return { why: 'it is not a git bundle' };
    if (end === -1)
        return { why: 'it is cut off, or names too many commits' };
    const [, ...lines] = head.slice(0, end).split('\n');
    const refs = lines.filter((line) => !/^[-@]/.test(line));
    const needed = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0]);
    const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '');
    if (refs.length !== 1 || ref === null)
        return { why: `it contains refs other than ${candidateRef}` };
    if (needed.length !== 1 || needed[0] !== checkpoint)
        return { why: 'it does not build on the checkpoint of this attempt' };
    if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
        return { why: 'it requires a git feature that ralph does not accept here' };
    }
    const pack = head.slice(end + 2, end + 14);
    if (pack.length < 12 || !pack.startsWith('PACK'))
        return { why: 'it has no pack' };
    const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
    if (objects > mostObjects)
        return { why: `it contains ${objects} objects; at most ${mostObjects} are accepted` };
    return { commit: ref[1] ?? '' };
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
;// CONCATENATED MODULE: ./build/adapter/git/files/leaving-link.js


const maxHops = 40;
const absolute = /^([/\\]|[A-Za-z]:)/;
const components = (target) => target.split(/[/\\]/);
function whyLinkLeaves(targetOf, link) {
    const at = [];
    const ahead = link.split('/');
    for (let hops = 0; ahead.length > 0 && hops <= maxHops;) {
        const step = ahead.shift() ?? '';
        if (step === '..' && at.pop() === undefined)
            return 'a link that leaves the tree';
        if (['', '.', '..'].includes(step))
            continue;
        if (at.length === 0 && isGitLookAlike(step))
            return 'a link into .git';
        const target = targetOf([...at, step].join('/'));
        if (target === undefined) {
            at.push(step);
            continue;
        }
        if (absolute.test(target))
            return 'a link to an absolute path';
        ahead.unshift(...components(target));
        hops += 1;
    }
    return undefined;
}
const linksIn = (directory) => (path) => {
    const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
    try {
        return (0,external_node_fs_.lstatSync)(place).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(place, 'latin1') : undefined;
    }
    catch {
        return undefined;
    }
};
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function isGitLookAlike(name) {
    if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part)))
        return true;
    return (0,raw_path/* bytesOf */.$$)(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git';
}
const holdsGitLookAlike = (path) => path.split('/').some(isGitLookAlike);

// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
;// CONCATENATED MODULE: ./build/adapter/git/candidate/receive-candidate.js











const mostBytes = 128 * 1024 * 1024;
const patienceMs = 180_000;
async function receiveCandidate(store, { file, checkpoint, folder }) {
    if (!(0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }))
        return { kind: 'missing' };
    const header = await readHead(file);
    const read = 'why' in header ? header : readBundleHeader(header.head, checkpoint);
    if ('why' in read)
        return refused(read.why);
    const quarantine = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'candidate-'));
    try {
        const git = await emptyRepository(store, { gitDir: (0,external_node_path_.join)(quarantine, 'candidate.git'), checkpoint });
        const { commit } = read;
        const unpacked = await unpack(git, { file, commit, checkpoint });
        if (unpacked !== undefined)
            return refused(unpacked);
        const tree = (await git({ args: ['rev-parse', `${commit}^{tree}`] })).stdout.toString('utf8').trim();
        const found = await candidateChanges(git, { from: checkpoint, to: tree });
        const odd = found.refused.length > 0 ? undefined : await adopt(store.git, git, { tree, checkpoint });
        return odd === undefined ? { kind: 'received', tree, ...found } : refused(odd);
    }
    finally {
        (0,external_node_fs_.rmSync)(quarantine, { recursive: true, force: true });
    }
}
const refused = (why) => ({ kind: 'refused', why });
async function readHead(file) {
    const stat = (0,external_node_fs_.lstatSync)(file);
    if (!stat.isFile())
        return { why: 'the bundle is not a file' };
    if (stat.size > mostBytes)
        return { why: `the bundle has ${stat.size} bytes, at most ${mostBytes} are accepted` };
    const handle = await (0,promises_.open)(file, 'r');
    try {
        const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(longestBundleHeader), position: 0 });
        return { head: buffer.toString('latin1', 0, bytesRead) };
    }
    finally {
        await handle.close();
    }
}
async function emptyRepository(store, { gitDir, checkpoint }) {
    (0,store_store/* makeBareDirectory */.Gt)(gitDir, store.objectFormat);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(store.gitDir, 'objects').replaceAll('\\', '/')}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${checkpoint}\n`);
    const env = Object.fromEntries(Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)));
    const git = (0,exec/* gitAt */.c8)(gitDir, env);
    await git({ args: ['update-ref', 'refs/heads/checkpoint', checkpoint] });
    return git;
}
async function unpack(git, { file, commit, checkpoint }) {
    const large = ['-c', 'fetch.unpackLimit=1', '-c', 'core.bigFileThreshold=8m'];
    const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const verified = await fault(git, { args: ['bundle', 'verify', '--quiet', file] });
    const args = [...large, 'fetch', ...quietly, file, `${candidateRef}:${candidateRef}`];
    const why = verified ?? (await fault(git, { args }));
    if (why !== undefined)
        return why;
    const { code, stdout } = await git({ args: ['cat-file', 'commit', candidateRef], allow: 'any' });
    if (code !== 0)
        return 'its ref is not a commit';
    const [headers = ''] = stdout.toString('latin1').split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid);
    const tip = (await git({ args: ['rev-parse', `${candidateRef}^{commit}`] })).stdout.toString('utf8').trim();
    if (tip !== commit)
        return 'its ref is not the commit that it names';
    return parents.length === 1 && parents[0] === checkpoint
        ? undefined
        : 'it is not exactly one commit on the checkpoint';
}
async function fault(git, call) {
    try {
        const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: patienceMs });
        return code === 0 ? undefined : `git does not accept it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`;
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT')
            return 'git did not finish with it';
        throw error;
    }
}
async function adopt(into, from, { tree, checkpoint }) {
    const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta'];
    const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` });
    return fault(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout });
}
const receive_candidate_link = '120000';
const receive_candidate_module = '160000';
async function candidateChanges(git, { from, to }) {
    const rows = await (0,compare_trees/* treeDifferences */.Xm)(git, { from, to });
    const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== receive_candidate_module);
    const sizes = await (0,compare_trees/* objectSizes */.Et)(git, kept.map(({ oid }) => oid));
    const files = rows.length > 0 ? await filesOf(git, to) : [];
    const targetOf = kept.some(({ mode }) => mode === receive_candidate_link) ? await linksOf(git, files) : () => undefined;
    const isEmbedded = (0,protected_paths/* inEmbeddedRepository */.Kk)(files.map(({ path }) => (0,raw_path/* showPath */.P8)(path)));
    return {
        changes: rows.map((row) => change(row, sizes)),
        refused: rows.flatMap((row) => {
            const why = isEmbedded((0,raw_path/* showPath */.P8)(row.path)) ? 'a git repository inside the tree' : whyRefused(row, targetOf);
            return why === undefined ? [] : [{ path: (0,raw_path/* showPath */.P8)(row.path), why }];
        }),
    };
}
const actions = { A: 'created', D: 'deleted' };
function change({ path, mode, oid, status }, sizes) {
    const action = actions[status] ?? 'modified';
    const gone = action === 'deleted';
    return { path: (0,raw_path/* showPath */.P8)(path), action, bytes: gone ? 0 : (sizes.get(oid) ?? 0), mode: gone ? null : mode };
}
function whyRefused({ path, before, mode }, targetOf) {
    if (before === receive_candidate_module || mode === receive_candidate_module)
        return 'a changed submodule';
    if (holdsGitLookAlike(path))
        return 'a name that some file systems treat as .git';
    if ((0,raw_path/* rawPath */.av)((0,raw_path/* showPath */.P8)(path)) !== path)
        return 'a name that is not UTF-8';
    if (mode !== receive_candidate_link)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(targetOf, path);
}
async function filesOf(git, tree) {
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', tree] });
    return (0,raw_path/* splitNul */.K5)(stdout).map((entry) => {
        const [head = '', path = ''] = entry.split('\t');
        const [mode = '', , oid = ''] = head.split(' ');
        return { mode, oid, path };
    });
}
async function linksOf(git, files) {
    const links = files.filter(({ mode }) => mode === receive_candidate_link);
    const found = await (0,store_store/* readObjects */.$I)(git, links.map(({ oid }) => oid));
    const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]));
    return (path) => targets.get(path);
}

;// CONCATENATED MODULE: ./build/adapter/git/candidate/parcel.js






const parcel_mostBytes = 16 * 1024 * 1024;
function parcelIn(folder, { store, scratch }) {
    const folderOf = {
        call: (0,external_node_path_.join)(folder, 'agent'),
        calls: (0,external_node_path_.join)(folder, 'agent'),
        checks: (0,external_node_path_.join)(folder, 'checks'),
    };
    const fileOf = (part) => (0,external_node_path_.join)(folderOf[part], `${part}.json`);
    const bundle = (0,external_node_path_.join)(folderOf.call, 'candidate.bundle');
    return {
        async put(part, text) {
            await (0,promises_.mkdir)(folderOf[part], { recursive: true });
            await (0,promises_.writeFile)(`${fileOf(part)}.new`, text);
            await (0,promises_.rename)(`${fileOf(part)}.new`, fileOf(part));
        },
        async text(part) {
            const stat = (0,external_node_fs_.lstatSync)(fileOf(part), { throwIfNoEntry: false });
            if (stat === undefined)
                return undefined;
            if (!stat.isFile())
                return { why: `${part}.json is not a file` };
            if (stat.size > parcel_mostBytes)
                return { why: `${part}.json has ${stat.size} bytes, at most ${parcel_mostBytes} are accepted` };
            return { text: await (0,promises_.readFile)(fileOf(part), 'utf8') };
        },
        async putCommit({ commit, start }) {
            await (0,promises_.mkdir)(folderOf.call, { recursive: true });
            await sendCandidate(store, { commit, checkpoint: start, file: bundle });
        },
        takeCommit: (start) => receiveCandidate(store, { file: bundle, checkpoint: start, folder: scratch }),
    };
}
async function sendCandidate({ git }, { commit, checkpoint, file }) {
    await git({ args: ['update-ref', candidateRef, commit] });
    await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] });
}
async function checkOutCandidate(options) {
    const { workspace, env, remote, commit } = options;
    const git = userGit(workspace, env);
    await git({
        args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
    });
    await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] });
}
async function leaveCandidate(options) {
    await userGit(options.workspace, options.env)({ args: ['checkout', '--quiet', '--force', '-'] });
}

// EXTERNAL MODULE: ./build/adapter/git/state/state-ref.js + 2 modules
var state_ref = __webpack_require__(42395);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/push-refusal.js
var push_refusal = __webpack_require__(41195);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/work/merge-trees.js
var merge_trees = __webpack_require__(25225);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/adapter/git/work/signed-commit.js


const tries = 5;
function signing(options) {
    const { store, remote, sign } = options;
    const staged = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, '')}`;
    async function stage(commit) {
        let expected = remote.tip(staged) ?? (await remote.refs([staged])).get(staged) ?? null;
        for (let round = 0; round < tries; round++) {
            const result = await remote.push({ ref: staged, oid: commit, expected });
            if (result.kind === 'won')
                return;
            if (result.kind === 'refused')
                throw notStaged(remote.url, result.why);
            expected = result.actual;
        }
        throw notStaged(remote.url, 'other jobs write there at the same time');
    }
    async function adopt({ oid, payload, signature }) {
        const { stdout } = await store.git({
            args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
            input: signedObject(payload, signature),
        });
        if (stdout.toString('utf8').trim() !== oid)
            await remote.fetchCommit(oid);
        return oid;
    }
    return async (commit, as) => {
        await stage(commit);
        return adopt(await sign(as));
    };
}
function signedObject(payload, signature) {
    const end = payload.indexOf('\n\n');
    const lines = signature.trimEnd().split('\n').join('\n ');
    return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, why) => new error_error/* RalphError */.A({
    code: 'COMMIT_NOT_STAGED',
    message: `${remote} does not accept the objects of a commit that GitHub should sign: ${(0,one_line/* withinSentence */.td)(why)}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
});

// EXTERNAL MODULE: ./build/adapter/git/work/tree-files.js
var tree_files = __webpack_require__(83983);
;// CONCATENATED MODULE: ./build/adapter/git/work/work-branch.js










const work_branch_tries = 5;
function workBranchAt(options) {
    const { store, remote, ref, author, committer, now } = options;
    const sign = options.sign && signing({ store, remote, ref, sign: options.sign });
    const history = (0,remote_history/* historyOf */.om)({ store });
    const mergeTrees = (0,merge_trees/* treeMerger */.V1)({ store, remote, history });
    const commitTree = async (tree, parents, message) => {
        (0,failpoint/* failpoint */.Zu)('work.write');
        const at = Math.floor(now() / 1000);
        const oid = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ tree, parents, message, author, committer, at }));
        store.writer.flush();
        (0,failpoint/* failpoint */.Zu)('work.written');
        return oid;
    };
    const commitFor = async (tree, parents, message) => {
        const commit = await commitTree(tree, parents, message);
        return sign ? sign(commit, { tree, parents, message }) : commit;
    };
    const write = async ({ tree, parent, second, message, aside = false }) => {
        const parents = second === undefined ? [parent] : [parent, second];
        for (const oid of parents)
            await remote.fetchCommit(oid);
        return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message);
    };
    const merge = async ({ first, second, message, sides }) => {
        const merged = await mergeTrees(first, second, sides);
        if (merged.kind === 'conflict')
            return merged;
        return { kind: 'merged', commit: await commitFor(merged.tree, [first, second], message) };
    };
    const isBehind = async (tip, commit) => {
        await remote.fetchCommit(tip);
        return history.contains(commit, tip);
    };
    const offer = async (commit) => {
        const stable = `${ref}-pending`;
        const tip = (await remote.refs([stable])).get(stable) ?? null;
        const mine = tip === null || (await isBehind(tip, commit));
        const name = mine ? stable : `${stable}-${commit.slice(0, 12)}`;
        const result = await remote.push({ ref: name, oid: commit, expected: mine ? tip : null });
        return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit;
    };
    const refusesWorkflows = async (commit) => {
        if (remote.isPath)
            return false;
        const trial = `${ref}-trial`;
        const there = (await remote.refs([trial])).get(trial) ?? null;
        const result = await remote.push({ ref: trial, oid: commit, expected: there });
        if (result.kind === 'won')
            await remote.remove([trial]);
        return result.kind === 'refused' && (0,push_refusal/* isAboutWorkflows */.E)(result.why);
    };
    const refused = async (commit, why) => ({
        kind: 'refused',
        why,
        offered: await offer(commit),
    });
    const publishFrom = async (commit, from) => {
        (0,failpoint/* failpoint */.Zu)('work.publish');
        const result = await remote.push({ ref, oid: commit, expected: from });
        (0,failpoint/* failpoint */.Zu)('work.published');
        if (result.kind === 'won')
            return { kind: 'published' };
        if (result.kind === 'refused')
            return refused(commit, result.why);
        if (result.actual === null)
            return { kind: 'deleted' };
        const behind = await isBehind(result.actual, commit);
        return behind ? { kind: 'retry', from: result.actual } : { kind: 'moved', tip: result.actual };
    };
    const publish = async ({ commit, expected, replaces }) => {
        if (expected !== null && expected !== replaces && !(await history.contains(commit, expected)))
            return { kind: 'moved', tip: expected };
        let from = expected;
        for (let round = 0; round < work_branch_tries; round++) {
            const result = await publishFrom(commit, from);
            if (result.kind !== 'retry')
                return result;
            from = result.from;
        }
        return refused(commit, `other jobs moved the branch ${work_branch_tries} times while we pushed`);
    };
    return {
        write,
        revert: async ({ commits, tip, keep }) => {
            await remote.fetchCommit(tip);
            return (0,merge_trees/* revertTrees */.kl)({ store, remote }, { commits, tip, keep });
        },
        merge,
        ...(0,tree_files/* treeFiles */.C)({ store, remote }),
        publish,
        mark: milestoneBranches({ remote, isBehind }),
        offer,
        refusesWorkflows,
        madeIn: async (commit) => {
            await remote.fetchCommit(commit);
            return madeCommit((await store.objects.read(commit))?.content.toString('utf8') ?? '');
        },
        changed: async (from, to) => {
            for (const commit of [from, to])
                await remote.fetchCommit(commit);
            return (await (0,compare_trees/* treeDifferences */.Xm)(store.git, { from, to })).map(({ path }) => (0,raw_path/* showPath */.P8)(path));
        },
        madeBehind: commitsBehind({ store, remote, history }),
        find: async (branch) => {
            const name = `refs/heads/${branch}`;
            const { refs, head } = await remote.list([name]);
            return { there: refs.has(name), defaultBranch: remote.isPath ? null : head };
        },
        contains: async (commit, ancestor) => {
            await remote.fetchCommit(commit);
            return history.contains(commit, ancestor);
        },
    };
}
function commitsBehind({ store, remote, history, }) {
    return async (tips, { wanted, since }) => {
        const found = new Map();
        const look = async (git, tip) => {
            const { stdout } = await git({ args: ['rev-list', '--ignore-missing', '--stdin'], input: `${tip}\n^${since}\n` });
            const line = new Set(stdout.toString('utf8').split('\n'));
            const here = wanted.filter((oid) => !found.has(oid) && line.has(oid));
            const objects = await (0,store_store/* readObjects */.$I)(git, here);
            for (const [at, oid] of here.entries())
                found.set(oid, madeCommit(objects[at]?.content.toString('utf8') ?? ''));
            return found.size === wanted.length;
        };
        for (const tip of tips) {
            if (found.size === wanted.length)
                break;
            await remote.fetchCommit(tip);
            const all = await look(store.git, tip);
            if (!all && (await history.cuts(tip)).length > 0)
                await history.searched(tip, (git) => look(git, tip));
        }
        return found;
    };
}
function madeCommit(commit) {
    const trailers = commit.trimEnd().split('\n\n').at(-1) ?? '';
    const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? [];
    const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? [];
    const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? [];
    return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task };
}
const milestoneTries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
function milestoneBranches(options) {
    const { remote, isBehind } = options;
    const seen = new Map();
    async function look(branches) {
        const unknown = branches.filter((branch) => !seen.has(branch));
        if (unknown.length === 0)
            return;
        const found = await remote.refs(unknown.map(refOf));
        for (const branch of unknown)
            seen.set(branch, found.get(refOf(branch)) ?? null);
    }
    async function mark(wanted) {
        const { branch } = wanted;
        for (let round = 0; round < milestoneTries; round++) {
            const result = await markOnce(wanted, seen.get(branch) ?? null);
            if (result)
                return result;
        }
        return { branch, kind: 'refused', why: `other jobs moved it ${milestoneTries} times while we pushed` };
    }
    async function markOnce({ branch, commit, create, replaces }, tip) {
        if (tip === commit)
            return { branch, kind: 'there' };
        if (tip === null && !create)
            return { branch, kind: 'missing' };
        const ours = tip === null || tip === replaces || (await isBehind(tip, commit));
        if (!ours)
            return { branch, kind: 'moved', tip };
        (0,failpoint/* failpoint */.Zu)('milestone.push');
        const result = await remote.push({ ref: refOf(branch), oid: commit, expected: tip });
        (0,failpoint/* failpoint */.Zu)('milestone.pushed');
        if (result.kind === 'refused')
            return { branch, kind: 'refused', why: result.why };
        seen.set(branch, result.kind === 'won' ? commit : result.actual);
        return result.kind === 'won' ? { branch, kind: 'there' } : undefined;
    }
    return async (wanted) => {
        await look(wanted.map(({ branch }) => branch));
        const marked = [];
        for (const one of wanted)
            marked.push(await mark(one));
        return marked;
    };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapter/disk/unpack.js

const mostAtOnce = 64 * 1024 * 1024;
const mostTries = 20_000;
const deepest = 3;
const inflate = () => (0,external_node_zlib_.createInflateRaw)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
const beginnings = [
    { magic: Buffer.from([0x1f, 0x8b, 8]), as: 'gzip', open: inflate },
    ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ magic: Buffer.from([0x78, level]), as: 'zlib', open: inflate })),
    { magic: Buffer.from('PK\x03\x04', 'latin1'), as: 'zip', open: inflate },
    {
        magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
        as: 'zstd',
        open: () => (0,external_node_zlib_.createZstdDecompress)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.ZSTD_e_flush }),
    },
    ...['H4sI', 'UEsDB', 'KLUv/', 'eAF', 'eAE', 'eF4', 'eF5', 'eJw', 'eJx', 'eJy', 'eJz', 'eNo', 'eNp', 'eNq', 'eNr'].map((text) => ({ magic: Buffer.from(text), as: 'base64' })),
];
const guesses = [
    { as: 'deflate', open: inflate },
    {
        as: 'brotli',
        open: () => (0,external_node_zlib_.createBrotliDecompress)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH }),
    },
];
async function* unpacked(content, most) {
    yield* unpackedIn(content, { way: [], left: { bytes: most, tries: mostTries } });
}
async function* unpackedIn(content, options) {
    const packed = options.way.join(' > ');
    if (options.way.length > deepest) {
        if (parts(content).next().done !== true)
            yield { packed, why: tooDeep };
        return;
    }
    const iterator = parts(content);
    for (let next = iterator.next(0); next.done !== true;) {
        options.left.tries -= 1;
        if (options.left.tries < 0) {
            yield { packed, why: 'has more packed parts than can be searched for secrets' };
            return;
        }
        const part = next.value;
        const out = await unpackPart(content, part, options.left.bytes);
        yield* given(part.as, out, options);
        next = iterator.next(out.end);
    }
    if (!looksBinary(content))
        return;
    for (const { as, open } of guesses)
        yield* given(as, await unpack_unpack(open(), content, options.left.bytes), options);
}
async function* given(as, { found, isCut }, { way, left }) {
    const next = [...way, as];
    const packed = next.join(' > ');
    left.bytes -= found.length;
    if (found.length > 0)
        yield { packed, bytes: found };
    if (isCut)
        yield { packed, why: `unpacks (${packed}) to more than can be searched for secrets` };
    else if (found.length > 0)
        yield* unpackedIn(found, { way: next, left });
}
async function unpackPart(content, { at, as, open }, most) {
    if (open === undefined) {
        const text = await base64From(content, at);
        return { found: text?.bytes ?? Buffer.alloc(0), isCut: false, end: text?.end ?? at + 1 };
    }
    const data = dataOf(content, { at, as });
    const { used, ...out } = await unpack_unpack(open(), content.subarray(data), most);
    return { ...out, end: used > 0 ? data + used : at + 1 };
}
const tooDeep = 'is packed in too many layers to be searched for secrets';
function* parts(content) {
    const marks = beginnings.map((beginning) => ({ ...beginning, at: -1 }));
    let from = 0;
    for (const mark of marks)
        mark.at = nextOf(content, mark, 0);
    for (;;) {
        const first = marks.reduce((least, mark) => (mark.at !== -1 && (least === undefined || mark.at < least.at) ? mark : least), undefined);
        if (first === undefined)
            return undefined;
        const { at, as, open } = first;
        from = (yield { at, as, ...(open && { open }) }) ?? 0;
        for (const mark of marks)
            if (mark.at !== -1 && mark.at < from)
                mark.at = nextOf(content, mark, from);
    }
}
function nextOf(content, { magic, as }, from) {
    let at = content.indexOf(magic, from);
    while (at !== -1 && !isBeginning(content, at, as))
        at = content.indexOf(magic, at + 1);
    return at;
}
const isBeginning = (content, at, as) => as !== 'base64' || !isBase64(content[at - 1] ?? 0);
const isBase64 = (byte) => /[\w+/]/.test(String.fromCharCode(byte));
function dataOf(content, { at, as }) {
    if (as === 'zlib')
        return at + 2;
    if (as === 'zip' && at + 30 <= content.length) {
        return at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
    }
    if (as !== 'gzip' || at + 12 > content.length)
        return at;
    const flags = content[at + 3];
    let data = at + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(at + 10));
    for (const named of [8, 16])
        if ((flags & named) !== 0)
            data = content.indexOf(0, data) + 1 || content.length;
    return data + ((flags & 2) === 0 ? 0 : 2);
}
async function base64From(content, at) {
    const head = Buffer.from(content.toString('latin1', at, at + 1024), 'base64');
    const part = parts(head).next().value;
    if (part?.at !== 0 || part.open === undefined)
        return undefined;
    const { found } = await unpack_unpack(part.open(), head.subarray(dataOf(head, part)), 65_536);
    if (found.length === 0)
        return undefined;
    const text = content.toString('latin1', at, at + mostAtOnce);
    const end = text.search(/[^\w+/=\-\s"'`\\,.]/);
    const run = end === -1 ? text : text.slice(0, end);
    return { bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ''), 'base64'), end: at + run.length };
}
function looksBinary(content) {
    const head = content.subarray(0, 512);
    return head.length > 8 && head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte > 0xf4);
}
function unpack_unpack(stream, input, most) {
    const bound = Math.min(most, mostAtOnce);
    return new Promise((resolve) => {
        const chunks = [];
        let bytes = 0;
        const end = (isCut, used) => {
            stream.removeAllListeners('data');
            resolve({ found: Buffer.concat(chunks), isCut, used });
            stream.destroy();
        };
        stream.on('data', (chunk) => {
            if (bytes + chunk.length > bound)
                return end(true, 0);
            chunks.push(chunk);
            bytes += chunk.length;
        });
        stream.on('error', () => end(false, 0));
        stream.on('end', () => end(false, stream.bytesWritten));
        stream.end(input);
    });
}

// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var files_submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/files/unlisted-files.js
var unlisted_files = __webpack_require__(56855);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/git/files/touched-files.js





function filesNow({ directory, index }, known = new Set()) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const written = (0,external_node_fs_.statSync)(index, { throwIfNoEntry: false });
    const folders = byFolder(written ? readIndex((0,external_node_fs_.readFileSync)(index)) : []);
    const youngest = (written?.mtimeMs ?? 0) - tickMs;
    const touched = [];
    let hasUnknown = false;
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const files = folders.get(folder) ?? new Map();
        folders.delete(folder);
        for (const name of namesIn(root, folder)) {
            if (folders.has(name))
                pending.push(name);
            else
                hasUnknown ||= name !== '.git' && name !== '.git/' && !files.has(name) && !known.has(name);
        }
        for (const file of files.values())
            touched.push(...compared(root, file, youngest));
    }
    const gone = [...folders.values()].flatMap((files) => [...files.values()]);
    return { touched: [...touched, ...gone.map((file) => touchedFile(file, { gone: true, differs: true }))], hasUnknown };
}
const touchedFile = ({ mode, oid, path }, how) => ({
    mode,
    oid,
    path,
    ...how,
});
function compared(root, file, youngest) {
    const stat = look((0,raw_path/* onDisk */.FC)(root + file.path));
    if (stat !== undefined && isSame(stat, file))
        return Math.max(stat.ctimeMs, stat.mtimeMs) < youngest ? [] : [touchedFile(file, { gone: false, differs: false })];
    return [touchedFile(file, { gone: stat === undefined, differs: true })];
}
const tickMs = 10;
function byFolder(files) {
    const folders = new Map([['', new Map()]]);
    for (const file of files) {
        if (file.mode === work_tree/* gitlink */.RJ)
            continue;
        const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
        for (let outer = folder; !folders.has(outer); outer = outer.slice(0, outer.lastIndexOf('/', outer.length - 2) + 1))
            folders.set(outer, new Map());
        folders.get(folder)?.set(file.path, file);
    }
    return folders;
}
const isSame = (stat, known) => stat.mtimeMs === known.mtimeMs &&
    stat.size % 2 ** 32 === known.size &&
    (process.platform === 'win32' || (stat.ctimeMs === known.ctimeMs && stat.ino % 2 ** 32 === known.ino));
function look(place) {
    try {
        return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function namesIn(root, folder) {
    try {
        const entries = (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(root + folder), { encoding: 'latin1', withFileTypes: true });
        return entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''));
    }
    catch {
        return [];
    }
}
function readIndex(content) {
    const oidBytes = [...hashes].find(([name, bytes]) => isSealed(content, name, bytes))?.[1];
    if (oidBytes === undefined || content.toString('latin1', 0, 4) !== 'DIRC' || content.readUInt32BE(4) > 3)
        throw damaged();
    const count = content.readUInt32BE(8);
    const files = [];
    for (let at = 12; files.length < count;) {
        const flags = at + 40 + oidBytes;
        const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2);
        const end = content.indexOf(0, start);
        files.push({
            mode: content.readUInt32BE(at + 24).toString(8),
            oid: content.toString('hex', at + 40, flags),
            path: content.toString('latin1', start, end),
            ctimeMs: momentAt(content, at),
            mtimeMs: momentAt(content, at + 8),
            ino: content.readUInt32BE(at + 20),
            size: content.readUInt32BE(at + 36),
        });
        at += (end - at + 8) & ~7;
    }
    return files;
}
const isExtended = 0x4000;
const hashes = new Map([
    ['sha1', 20],
    ['sha256', 32],
]);
function isSealed(content, name, bytes) {
    if (content.length < 12 + bytes)
        return false;
    const [body, seal] = [content.subarray(0, -bytes), content.subarray(-bytes)];
    return (0,external_node_crypto_.createHash)(name).update(body).digest().equals(seal);
}
const momentAt = (content, at) => content.readUInt32BE(at) * 1000 + content.readUInt32BE(at + 4) / 1_000_000;
const damaged = () => new error_error/* RalphError */.A({
    code: 'GIT_FAILED',
    message: "The engine's index of the workspace is damaged.",
    hint: 'Run again: the workspace is then filled again.',
});

// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 1 modules
var restore = __webpack_require__(54058);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/oversized-files.js





async function dropOversized(tree, objects) {
    const found = [];
    for (const { path, oid } of filesNow(tree).touched) {
        const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(tree.directory)}/${path}`);
        const bytes = sizeOf(place);
        if (bytes <= finding/* defaultSizeLimits */.hF.fileBytes)
            continue;
        if ((await objects.look(oid))?.size === bytes)
            continue;
        (0,restore/* remove */.TF)(place);
        found.push({ path, bytes });
    }
    return found;
}
function sizeOf(place) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(place);
        return stat.isFile() ? stat.size : 0;
    }
    catch {
        return 0;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/stage.js


const maxSingles = 20;
async function unstage(tree, paths) {
    if (paths.length === 0)
        return;
    await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: (0,raw_path/* joinNul */.MX)(paths) });
}
async function stage(tree, paths) {
    const refused = [];
    const add = async (some) => {
        if (some.length === 0)
            return;
        const fault = await update(tree, some);
        if (fault === undefined)
            return;
        if (some.length === 1 || refused.length >= maxSingles) {
            for (const path of some)
                refused.push({ path, why: `git cannot record it: ${fault}` });
            return;
        }
        const half = Math.ceil(some.length / 2);
        await add(some.slice(0, half));
        await add(some.slice(half));
    };
    await add(paths);
    return refused;
}
async function update(tree, paths) {
    try {
        const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
        const { stderr } = await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(paths) });
        return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined;
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/capture.js














async function captureTree(tree, checkpoint, objects) {
    const oversized = await dropOversized(tree, objects);
    const { entries, gone: missing, changed, untracked, ignored } = await (0,work_tree/* lookAt */.t5)(tree);
    const gone = missing.filter((path) => !oversized.some((file) => file.path === path));
    const { filled, empty } = await (0,files_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { unlisted } = (0,unlisted_files/* findUnlisted */.u)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
        path,
        why: unlistedReason.submodule,
    }));
    const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, unlisted)]);
    const size = judgeSize(oversized, judged.sizes);
    const hidden = (0,hidden_files/* listHidden */.rL)(await (0,hidden_files/* hiddenFiles */.eK)(tree, ignored, entries));
    const embedded = embeddedFiles({ entries, gone, accepted: judged.accepted });
    const filtered = [...embedded, ...(await filteredFiles(tree, judged.accepted, entries))];
    const kept = new Set([...filtered, ...size.unread].map(({ path }) => path));
    await unstage(tree, gone.filter((path) => !kept.has(path)));
    const staged = judged.accepted.filter((path) => !kept.has(path));
    const unreadable = await stage(tree, staged);
    (0,failpoint/* failpoint */.Zu)('workspace.staged');
    const written = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim();
    (0,failpoint/* failpoint */.Zu)('workspace.tree-written');
    const { changes, blobs } = await changesIn(objects, checkpoint, written);
    const refused = [
        ...unlisted.flatMap(refusedUnlisted),
        ...changedModules,
        ...judged.refused,
        ...filtered,
        ...unreadable,
    ];
    return {
        tree: written,
        changes,
        blobs,
        hidden,
        ignored,
        refused: [...refused.map(({ path, why }) => ({ path: (0,raw_path/* showPath */.P8)(path), why })), ...size.findings],
    };
}
function embeddedFiles(options) {
    const { entries, gone, accepted } = options;
    if (gone.length + accepted.length === 0)
        return [];
    const missing = new Set(gone);
    const left = entries.flatMap(({ path }) => (missing.has(path) ? [] : path));
    const isIn = (0,protected_paths/* inEmbeddedRepository */.Kk)([...left, ...accepted].map(raw_path/* showPath */.P8));
    return [...accepted, ...gone].flatMap((path) => (isIn((0,raw_path/* showPath */.P8)(path)) ? { path, why: unlistedReason.git } : []));
}
function outsideNested(paths, unlisted) {
    const nested = unlisted.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []));
    return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)));
}
const unlistedReason = {
    git: 'a git repository inside the tree',
    submodule: 'a changed submodule',
    locked: 'a directory that cannot be read',
};
const refusedUnlisted = ({ path, kind }) => kind === 'special' ? [] : [{ path, why: unlistedReason[kind] }];
function judge(directory, paths) {
    const found = { accepted: [], refused: [], sizes: [] };
    const shown = new Set();
    for (const path of paths) {
        if (path.endsWith('/'))
            continue;
        const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`), { throwIfNoEntry: false });
        const isLink = stat?.isSymbolicLink() === true;
        const why = capture_whyRefused(directory, path, isLink) ?? whyAmbiguous(path, shown);
        if (why !== undefined)
            found.refused.push({ path, why });
        else {
            found.accepted.push(path);
            found.sizes.push({ path, bytes: stat?.isFile() ? stat.size : 0 });
        }
    }
    return found;
}
function capture_whyRefused(directory, path, isLink) {
    if (holdsGitLookAlike(path))
        return 'a name that some file systems treat as .git';
    if (!isLink)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(linksIn(directory), path);
}
function judgeSize(oversized, sizes) {
    const shown = ({ path, bytes }) => ({ path: (0,raw_path/* showPath */.P8)(path), bytes });
    const isLarge = ({ bytes }) => bytes > finding/* defaultSizeLimits */.hF.fileBytes;
    const rest = sizes.filter((file) => !isLarge(file));
    return {
        findings: (0,finding/* sizeFindings */.IK)([...oversized, ...sizes].map(shown)),
        unread: (0,finding/* sizeFindings */.IK)(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
    };
}
function whyAmbiguous(path, shown) {
    const name = (0,raw_path/* showPath */.P8)(path);
    if (shown.has(name))
        return 'a name that looks like another one';
    shown.add(name);
    return undefined;
}
async function changesIn(objects, checkpoint, written) {
    const rows = (await (0,compare_trees/* compareTrees */.tc)(objects, checkpoint, written)).map(({ path, ...row }) => ({
        ...row,
        path: (0,raw_path/* showPath */.P8)(path),
    }));
    const changes = rows.map(async ({ path, action, now }) => {
        if (now === null)
            return { path, action, bytes: 0, mode: null };
        return { path, action, bytes: (await objects.look(now.oid))?.size ?? 0, mode: now.mode };
    });
    const blobs = new Map(rows.flatMap(({ path, now }) => (now === null ? [] : [[path, now]])));
    return { changes: await Promise.all(changes), blobs };
}
async function changedSubmodules(outer, submodules, objects) {
    const found = [];
    for (const submodule of submodules) {
        if (!(0,files_submodules/* isInPlace */.RS)(outer, submodule) || (await isChanged(submodule.tree, objects)))
            found.push(submodule.path);
    }
    return found;
}
async function isChanged(tree, objects) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.directory, '.git')))
        return true;
    if ((await dropOversized(tree, objects)).length > 0)
        return true;
    const { gone, changed, untracked, ignored, entries } = await (0,work_tree/* lookAt */.t5)(tree);
    if (gone.length + changed.length + untracked.length > 0)
        return true;
    const { filled, empty } = await (0,files_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { unlisted } = (0,unlisted_files/* findUnlisted */.u)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    if (unlisted.some(({ kind }) => kind !== 'special'))
        return true;
    return (await changedSubmodules(tree, filled, objects)).length > 0;
}
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex']);
const pointerStart = 'version https://git-lfs.github.com/spec/v1\n';
async function filteredFiles(tree, paths, entries) {
    const isAttributes = (path) => /(^|\/)\.gitattributes$/.test(path);
    if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes)))
        return [];
    const found = await Promise.all([filters(tree, paths, ['--cached']), filters(tree, paths, [])]);
    const keptBy = new Map(found.flat());
    return [...keptBy].flatMap(([path, filter]) => filter === 'lfs' && isPointer(tree.directory, path)
        ? []
        : [
            {
                path,
                why: `is kept by the filter "${filter}", which ralph does not run: its raw content would be committed`,
            },
        ]);
}
async function filters(tree, paths, flags) {
    const { stdout } = await tree.git({
        args: ['check-attr', ...flags, '-z', '--stdin', 'filter'],
        input: (0,raw_path/* joinNul */.MX)(paths),
    });
    const fields = (0,raw_path/* splitNul */.K5)(stdout);
    const found = [];
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [path = '', , value = ''] = fields.slice(at, at + 3);
        if (keepers.has(value))
            found.push([path, value]);
    }
    return found;
}
function isPointer(directory, path) {
    try {
        const file = (0,external_node_fs_.openSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
        try {
            const start = Buffer.alloc(1024);
            const size = (0,external_node_fs_.readSync)(file, start);
            return size < start.length && start.subarray(0, pointerStart.length).toString('latin1') === pointerStart;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/adapter/git/call/history-source.js



const depth = 50;
const unsearched = ['-c', 'pack.window=0', '-c', 'pack.compression=1'];
const once = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false'];
function historySource(options) {
    const { store, git, base } = options;
    let long;
    const isLong = async () => {
        long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 100_000_000);
        return long;
    };
    const look = () => Promise.all([options.tags(), isLong()]);
    let looked;
    const fetch = async (oids, more = []) => {
        const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--update-shallow'];
        await git({
            args: [...once, 'fetch', ...flags, ...more, '--stdin', (0,external_node_url_.pathToFileURL)(store.gitDir).href],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    const packs = (0,external_node_path_.join)(options.template, 'objects', 'pack');
    const isEmpty = () => !((0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).length > 0) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store.gitDir, 'shallow'));
    const packAll = async (oids) => {
        (0,external_node_fs_.mkdirSync)(packs, { recursive: true });
        await store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', (0,external_node_path_.join)(packs, 'pack')],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    return {
        lookAhead() {
            looked = look();
            looked.catch(() => undefined);
        },
        fetchTip: (commit) => fetch([commit], ['--depth=1']),
        async fetch(commit) {
            const tips = [commit, base.commit];
            const [tags, newestOnly] = await (looked ?? look());
            looked = undefined;
            if (!newestOnly) {
                const all = [...tips, ...tags.map(({ oid }) => oid)];
                await (isEmpty() ? packAll(all) : fetch(all));
                return tags;
            }
            await fetch(tips, [`--depth=${depth}`]);
            const near = await tagsWithin(tags);
            if (near.length > 0)
                await fetch(near.map(({ oid }) => oid));
            return near;
        },
    };
    async function tagsWithin(tags) {
        const commits = await resolveEach(store.git, tags.map(({ oid }) => `${oid}^{commit}`));
        const present = await resolveEach(git, commits.map((oid) => oid ?? 'none'));
        return tags.filter((_, at) => present[at] !== undefined);
    }
}
async function resolveEach(git, names) {
    if (names.length === 0)
        return [];
    const { stdout } = await git({ args: ['cat-file', '--batch-check=%(objectname)'], input: `${names.join('\n')}\n` });
    const lines = stdout.toString('utf8').trimEnd().split('\n');
    return lines.map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined));
}
function objectBytes(gitDir) {
    const seen = new Set();
    const count = (objects) => {
        if (seen.has(objects) || !(0,external_node_fs_.existsSync)(objects))
            return 0;
        seen.add(objects);
        const folders = history_source_namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name));
        const own = folders.flatMap((folder) => history_source_namesIn((0,external_node_path_.join)(objects, folder)).map((name) => history_source_sizeOf((0,external_node_path_.join)(objects, folder, name))));
        const list = (0,external_node_path_.join)(objects, 'info', 'alternates');
        const others = (0,external_node_fs_.existsSync)(list)
            ? (0,external_node_fs_.readFileSync)(list, 'utf8')
                .split('\n')
                .filter((line) => line !== '')
            : [];
        return [...own, ...others.map((other) => count((0,external_node_path_.resolve)(objects, other)))].reduce((sum, bytes) => sum + bytes, 0);
    };
    return count((0,external_node_path_.join)(gitDir, 'objects'));
}
const history_source_sizeOf = (file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
function history_source_namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/disposable-git.js







const maxPacks = 10;
function disposableGit(options) {
    const { template } = options;
    const { files, env } = options.store;
    const source = historySource({ ...options, git: (0,exec/* gitAt */.c8)(template, env, files) });
    let filledFor;
    let heads = '';
    let left = '';
    const fill = async (commit, whole) => {
        (0,failpoint/* failpoint */.Zu)('template.fill');
        if (packs(template) > maxPacks)
            (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        if (!files.keeps(template))
            keepObjectsAlone(template);
        const objectFormat = commit.length === 64 ? 'sha256' : 'sha1';
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'objects'), { recursive: true });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'refs'), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'config'), configText(objectFormat, contentLines(options.store.contentSettings)));
        const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }];
        files.keep(template);
        if (whole)
            refs.push(...(await fillHistory(commit)));
        else
            await source.fetchTip(commit);
        heads = refs
            .slice(1)
            .map(({ oid, ref }) => `${oid} ${ref}\n`)
            .join('');
        moveTo(commit);
        (0,failpoint/* failpoint */.Zu)('template.filled');
    };
    const moveTo = (commit) => {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'packed-refs'), `${commit} refs/heads/${options.workBranch}\n${heads}`);
        files.keep(template, ['packed-refs']);
        filledFor = commit;
        left = packFiles(template).join();
    };
    const addOne = async (commit) => {
        if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks)
            return false;
        const parents = await (0,store_store/* parentsOf */.fY)(options.store, commit);
        if (parents.length !== 1 || parents[0] !== filledFor)
            return false;
        (0,failpoint/* failpoint */.Zu)('template.add');
        await options.store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', (0,external_node_path_.join)(template, 'objects', 'pack', 'pack')],
            input: `${commit}\n^${filledFor}\n`,
        });
        moveTo(commit);
        (0,failpoint/* failpoint */.Zu)('template.added');
        return true;
    };
    const fillHistory = async (commit) => {
        const tags = await source.fetch(commit);
        const base = { oid: options.base.commit, ref: `refs/remotes/origin/${options.base.branch}` };
        return [base, ...tags.map(({ oid, name }) => ({ oid, ref: `refs/tags/${name}` }))];
    };
    const anew = (next) => async () => {
        (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        await next();
    };
    const prepare = async (commit) => {
        if (filledFor === commit || (await addOne(commit)))
            return;
        const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))];
        await firstThatGitAllows(attempts);
    };
    const place = async (commit, place) => {
        await prepare(commit);
        copyFolder(template, place.target);
        (0,failpoint/* failpoint */.Zu)('template.copied');
        (0,external_node_fs_.copyFileSync)(place.index, (0,external_node_path_.join)(place.target, 'index'));
    };
    return { prepare, place, lookAhead: source.lookAhead };
}
function keepObjectsAlone(template) {
    if (!(0,external_node_fs_.existsSync)(template))
        return;
    for (const name of (0,external_node_fs_.readdirSync)(template)) {
        if (name !== 'objects' && name !== 'shallow')
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(template, name), { recursive: true, force: true });
    }
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(template, 'objects', 'info'), { recursive: true, force: true });
}
async function firstThatGitAllows(attempts) {
    let fault;
    for (const attempt of attempts) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
                throw error;
            fault = error;
        }
    }
    throw fault;
}
function copyFolder(from, to) {
    (0,external_node_fs_.mkdirSync)(to);
    for (const entry of (0,external_node_fs_.readdirSync)(from, { withFileTypes: true })) {
        const [source, target] = [(0,external_node_path_.join)(from, entry.name), (0,external_node_path_.join)(to, entry.name)];
        if (entry.isDirectory())
            copyFolder(source, target);
        else
            (0,external_node_fs_.copyFileSync)(source, target, external_node_fs_.constants.COPYFILE_FICLONE);
    }
}
function packFiles(template) {
    const folder = (0,external_node_path_.join)(template, 'objects', 'pack');
    return (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : [];
}
const packs = (template) => packFiles(template).filter((name) => name.endsWith('.pack')).length;
function contentLines(entries) {
    const newest = new Map(entries);
    return [...newest].map(([name, value]) => `\t${name.slice('core.'.length)} = "${value.replace(/["\\\n]/g, '')}"\n`);
}
const configText = (objectFormat, settings) => [
    `[core]\n\trepositoryformatversion = ${objectFormat === 'sha256' ? 1 : 0}\n\tbare = false\n`,
    ...settings,
    objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '',
    '[user]\n\tname = ralph-agent\n\temail = ralph-agent@localhost\n',
    '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
].join('');

;// CONCATENATED MODULE: ./build/adapter/git/workspace/environment-watch.js






const maxFiles = 200_000;
const cache = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cache.test(unit);
function ignoredFiles(directory, units, limit = maxFiles) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const room = { left: limit };
    return new Map(units.map((unit) => [unit, walk(root, unit, room)]));
}
function walk(root, unit, room) {
    if (!unit.endsWith('/'))
        return new Map([[unit, new Map([['', stampOf(root + unit)]])]]);
    const files = new Map();
    const folders = [unit];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const found = new Map();
        const place = root + folder;
        for (const entry of list(place)) {
            if (entry.isDirectory())
                folders.push(`${folder}${entry.name}/`);
            else if (room.left-- > 0)
                found.set(entry.name, stampOf(place + entry.name));
        }
        if (room.left < 0)
            found.set('', stampOf(place));
        files.set(folder, found);
    }
    return files;
}
function stampOf(place) {
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* onDisk */.FC)(place), { throwIfNoEntry: false });
    return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
function list(place) {
    try {
        return (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(place), { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        return [];
    }
}
function differences(before, after) {
    const paths = [];
    const units = new Set();
    for (const unit of new Set([...before.keys(), ...after.keys()])) {
        for (const path of differing(before.get(unit), after.get(unit))) {
            paths.push(path);
            units.add(cachePart(path) ?? unit);
        }
    }
    return { paths: paths.sort(), units: [...units].sort() };
}
function differing(before = new Map(), after = new Map()) {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((folder) => {
        const [was, is] = [before.get(folder) ?? none, after.get(folder) ?? none];
        const names = [...is.keys(), ...[...was.keys()].filter((name) => !is.has(name))];
        return names.filter((name) => was.get(name) !== is.get(name)).map((name) => folder + name);
    });
}
const none = new Map();
function cachePart(path) {
    const match = cache.exec(path);
    return match ? path.slice(0, match.index + match[0].length) : undefined;
}
function untouchedSince(marker, base) {
    const end = () => {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(marker), { recursive: true });
        (0,external_node_fs_.writeFileSync)(marker, '');
    };
    return {
        begin: () => (0,external_node_fs_.rmSync)(marker, { force: true }),
        end,
        layOut(commit) {
            if (commit !== base.commit)
                end();
        },
        isUntouched: (commit) => commit === base.commit && !(0,external_node_fs_.existsSync)(marker),
    };
}
const maxListed = 20;
const watching = '?';
const unknown = '!';
function environmentWatch(tree) {
    const file = (0,external_node_path_.join)(tree.stateDir, 'touched-environment');
    let before;
    const touched = () => ((0,external_node_fs_.existsSync)(file) ? (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(file)) : []);
    const remember = (units) => (0,external_node_fs_.writeFileSync)(file, (0,raw_path/* joinNul */.MX)([...new Set(units)]));
    const look = (ignored) => ignoredFiles(tree.directory, unitsOf(tree, ignored));
    return {
        begin(ignored) {
            before = look(ignored);
            remember([...touched().map((unit) => (unit === watching ? unknown : unit)), watching]);
        },
        end(ignored) {
            if (before === undefined)
                return { paths: [], total: 0 };
            const { paths, units } = differences(before, look(ignored));
            remember([...touched().filter((unit) => unit !== watching), ...units]);
            return { paths: paths.slice(0, maxListed).map(raw_path/* showPath */.P8), total: paths.length };
        },
        async clear() {
            const units = touched().filter((unit) => unit !== watching);
            const gone = units.includes(unknown) ? unitsOf(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored) : units;
            for (const path of gone)
                removeInside(tree.directory, path.replace(/\/$/, ''));
            return gone.some((path) => !isCache(path));
        },
        trust: () => (0,external_node_fs_.rmSync)(file, { force: true }),
    };
}
function unitsOf(tree, ignored) {
    const folders = [...(0,hidden_files/* readSelfIgnored */.$s)(tree)].filter((folder) => folder !== '');
    const inside = (path) => folders.some((folder) => path.startsWith(folder));
    return [...folders, ...ignored.filter((path) => !inside(path))];
}
function removeInside(directory, path) {
    const parts = path.split('/');
    const places = parts.map((_, at) => (0,raw_path/* bytesOf */.$$)([(0,raw_path/* rawPath */.av)(directory), ...parts.slice(0, at + 1)].join('/')));
    const isLink = (place) => (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    const whole = places.pop();
    if (whole !== undefined && !places.some(isLink))
        (0,restore/* remove */.TF)(whole);
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/put-back.js








const readBytes = 64 * 1024 * 1024;
async function putBack(tree, known) {
    const { touched, hasUnknown } = filesNow(tree, known);
    const untracked = hasUnknown ? await (0,work_tree/* newFiles */.ei)(tree) : [];
    const found = new Map(touched.map((file) => [file, file.gone ? 'gone' : nowAt(tree, file)]));
    const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`);
    const isWrong = new Set(wrong);
    const removed = await removeAttributes(tree, wrong);
    if (wrong.length > 0) {
        const args = ['checkout-index', '--force', '--index', '-z', '--stdin'];
        await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(wrong.map(({ path }) => path)), allow: 'any' });
    }
    const left = new Set(wrong.length > 0 ? put_back_differing(filesNow(tree).touched).map(({ path }) => path) : []);
    const isWhole = wrong.every(({ path }) => !left.has(path));
    if (isWhole && put_back_differing(touched).some((file) => !isWrong.has(file)))
        await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] });
    const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong;
    return {
        changed: [...removed, ...changed.map(({ path }) => path)].sort(),
        untracked: wrong.length > 0 ? await (0,work_tree/* newFiles */.ei)(tree) : untracked,
        isWhole,
    };
}
const put_back_differing = (touched) => touched.filter(({ differs }) => differs);
function nowAt({ directory }, { path, oid }) {
    const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
    const named = (content) => (0,object_writer/* oidOf */._f)(oid.length === 40 ? 'sha1' : 'sha256', 'blob', content);
    try {
        const stat = (0,external_node_fs_.lstatSync)(place);
        if (stat.isSymbolicLink())
            return `120000 ${named((0,external_node_fs_.readlinkSync)(place, 'buffer'))}`;
        const mode = modes.get(stat.mode & 0o700) ?? String(stat.mode);
        if (!stat.isFile() || stat.size > readBytes)
            return `${mode} ${stat.ino} ${stat.ctimeMs}`;
        return `${mode} ${named((0,external_node_fs_.readFileSync)(place))}`;
    }
    catch {
        return 'unreadable';
    }
}
const modes = new Map([
    [0o700, '100755'],
    [0o600, '100644'],
]);
async function removeAttributes(tree, wrong) {
    const { directory } = tree;
    const there = [...new Set(wrong.flatMap(({ path }) => attributesAbove(directory, path)))];
    if (there.length === 0)
        return [];
    const bad = new Set(wrong.map(({ path }) => path));
    const own = new Set((0,raw_path/* splitNul */.K5)((await tree.git({ args: ['ls-files', '-z', '--', ...there] })).stdout));
    const foreign = there.filter((path) => !own.has(path));
    for (const path of [...foreign, ...there.filter((path) => bad.has(path))])
        (0,restore/* remove */.TF)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`));
    return foreign;
}
function attributesAbove(directory, path) {
    const found = [];
    let folder = '';
    for (const name of path.split('/')) {
        const attributes = `${folder}.gitattributes`;
        if ((0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${attributes}`), { throwIfNoEntry: false }))
            found.push(attributes);
        folder = `${folder}${name}/`;
        const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false });
        if (!stat?.isDirectory())
            break;
    }
    return found;
}
function putAside(folder) {
    let count = 0;
    let removing = removeLater(Buffer.from(folder));
    return (place) => {
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            return true;
        const aside = (0,external_node_path_.join)(folder, `${process.pid}-${++count}`);
        try {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            if (stat.isDirectory())
                (0,external_node_fs_.chmodSync)(place, 0o700);
            (0,external_node_fs_.renameSync)(place, aside);
        }
        catch {
            return false;
        }
        removing = removing.then(() => removeLater(Buffer.from(aside)));
        return true;
    };
}
async function removeLater(place) {
    try {
        await removeSlowly(place);
    }
    catch {
    }
}
async function removeSlowly(place) {
    if (!(await (0,promises_.lstat)(place)).isDirectory())
        return (0,promises_.unlink)(place);
    await (0,promises_.chmod)(place, 0o700);
    for (const entry of await (0,promises_.readdir)(place, { encoding: 'buffer', withFileTypes: true })) {
        const inside = Buffer.concat([place, Buffer.from('/'), entry.name]);
        await (entry.isDirectory() ? removeSlowly(inside) : (0,promises_.unlink)(inside));
    }
    await (0,promises_.rmdir)(place);
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/set-up.js





function setUpOnce(stateDir, runCommand, onFullDisk = () => undefined) {
    const marker = (0,external_node_path_.join)(stateDir, 'set-up');
    return {
        async run(commands, signal) {
            const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(commands)).digest('hex');
            if ((0,external_node_fs_.existsSync)(marker) && (0,external_node_fs_.readFileSync)(marker, 'utf8') === digest)
                return false;
            (0,external_node_fs_.rmSync)(marker, { force: true });
            for (const command of commands) {
                signal.throwIfAborted();
                (0,failpoint/* failpoint */.Zu)('set-up.command');
                const { code, tail, filledDisk } = await runCommand(command, signal);
                (0,failpoint/* failpoint */.Zu)('set-up.command-ended');
                if (filledDisk)
                    onFullDisk();
                if (code !== 0)
                    throw setUpFault(command, code, tail);
            }
            (0,external_node_fs_.writeFileSync)(marker, digest);
            (0,failpoint/* failpoint */.Zu)('set-up.marked');
            return true;
        },
        forget: () => (0,external_node_fs_.rmSync)(marker, { force: true }),
    };
}
const setUpFault = (command, code, tail) => new error_error/* RalphError */.A({
    code: 'SETUP_FAILED',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command work in a fresh checkout, or change `setup`, then run again. No agent was started.',
});
function workspaceFolder(directory, path) {
    let place = directory;
    for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
        place = (0,external_node_path_.join)(place, part);
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            (0,external_node_fs_.mkdirSync)(place);
        else if (part === '..' || !stat.isDirectory())
            throw invalid(path, stat.isSymbolicLink() ? 'a link' : 'a file');
    }
    return place;
}
const invalid = (path, what) => new error_error/* RalphError */.A({
    code: 'WORKING_DIRECTORY_INVALID',
    message: `The agent cannot work in ${path}: ${what} is in the way.`,
    hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository.",
});

// EXTERNAL MODULE: ./build/adapter/git/workspace/write-files.js
var write_files = __webpack_require__(75056);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/workspace.js

















function ownWorkspace(options) {
    const { directory, stateDir, store } = options;
    const tree = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
    const scratch = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'capture-index' });
    const visibleGit = disposableGit({ ...options, template: (0,external_node_path_.join)(stateDir, 'template.git') });
    const throwAway = () => {
        (0,restore/* discard */.vf)(directory);
        trust.begin();
        forgetWhatWasMade();
    };
    const trust = untouchedSince((0,external_node_path_.join)(stateDir, 'entrusted'), options.base);
    const runCommand = (command, signal) => options.runCommand(command, signal, { untouched: restored !== undefined && trust.isUntouched(restored.commit) });
    const setUp = setUpOnce(stateDir, runCommand, throwAway);
    const forgetWhatWasMade = () => {
        setUp.forget();
        (0,hidden_files/* forgetSelfIgnored */.qw)(tree);
    };
    const environment = environmentWatch(tree);
    let newest;
    let restored;
    let inScratch;
    const told = new Set();
    const git = (0,external_node_path_.join)(directory, '.git');
    const putAway = putAside((0,external_node_path_.join)(stateDir, 'aside'));
    const removeGit = () => succeeds(directory, () => putAway(git) || (0,restore/* remove */.TF)(Buffer.from(git)));
    const indexKnownFor = async (commit) => {
        if (!newest)
            return restored?.commit === commit ? restored : undefined;
        return (await (0,store_store/* treeOf */.g7)(store, commit)) === newest.tree ? newest : undefined;
    };
    const restoreFiles = async (commit) => {
        (0,external_node_fs_.rmSync)(scratch.index, { force: true });
        inScratch = undefined;
        told.clear();
        if ((0,restore/* isOwnDirectory */.cW)(directory))
            removeGit();
        const known = await indexKnownFor(commit);
        if (known)
            putIndex(tree, known);
        newest = undefined;
        trust.layOut(commit);
        const { refilled, ignored } = await (0,restore/* restoreTree */.NU)(tree, commit, { isIndexed: known !== undefined, putAway });
        if (refilled)
            forgetWhatWasMade();
        restored = { commit, ...keepIndex(tree), ignored };
        return ignored;
    };
    const ignoredNow = async (signal) => {
        const bound = (0,work_tree/* interruptible */.In)(tree, signal);
        await dropOversized(bound, store.objects);
        return (await (0,work_tree/* lookAt */.t5)(bound)).ignored;
    };
    const fillScratch = async (commit) => {
        if (restored?.commit === commit)
            putIndex(scratch, restored);
        else {
            (0,external_node_fs_.rmSync)(`${scratch.index}.lock`, { force: true });
            (0,external_node_fs_.copyFileSync)(tree.index, scratch.index);
            await scratch.git({ args: ['read-tree', '--reset', commit] });
        }
        inScratch = commit;
    };
    const entryOf = async (written, path) => (newest?.tree === written ? newest.blobs.get(path) : undefined) ?? (await (0,work_tree/* findFile */.qE)(tree, written, path));
    return {
        path: directory,
        folder: (path) => workspaceFolder(directory, path),
        lookAhead: visibleGit.lookAhead,
        entrust: trust.end,
        isUntouched: trust.isUntouched,
        async restore(commit) {
            (0,failpoint/* failpoint */.Zu)('workspace.restore');
            const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit));
            (0,failpoint/* failpoint */.Zu)('workspace.files-restored');
            await visibleGit.place(commit, { target: git, index: tree.index });
            environment.begin(ignored);
            (0,failpoint/* failpoint */.Zu)('workspace.restored');
        },
        async discard() {
            throwAway();
        },
        async capture(checkpoint, signal) {
            if (!(0,restore/* isOwnDirectory */.cW)(directory))
                return replacedWorkspace(tree, checkpoint);
            openUp(directory);
            (0,failpoint/* failpoint */.Zu)('workspace.capture');
            await fillScratch(checkpoint);
            (0,failpoint/* failpoint */.Zu)('workspace.index-copied');
            inScratch = undefined;
            const capturing = captureTree((0,work_tree/* interruptible */.In)(scratch, signal), checkpoint, store.objects);
            const isRemoved = removeGit();
            const placed = isRemoved ? visibleGit.place(checkpoint, { target: git, index: tree.index }) : Promise.resolve();
            const [found] = await bothOf(capturing, placed);
            newest = { ...found, ...keepIndex(scratch) };
            inScratch = found.tree;
            (0,failpoint/* failpoint */.Zu)('workspace.captured');
            const { blobs: _, ignored, ...captured } = found;
            const capture = { ...captured, environment: environment.end(ignored) };
            return isRemoved ? capture : { ...capture, refused: [...capture.refused, unremovable] };
        },
        async resetTracked(written) {
            if (!(0,restore/* isOwnDirectory */.cW)(directory)) {
                await restoreFiles(written);
                return { changed: ['.'], left: [] };
            }
            openUp(directory);
            if (inScratch !== written)
                await fillScratch(written);
            (0,failpoint/* failpoint */.Zu)('workspace.reset-tracked');
            const ignored = (newest?.tree === written ? newest : restored)?.ignored ?? [];
            const { changed, untracked, isWhole } = await putBack(scratch, new Set([...ignored, ...told]));
            (0,failpoint/* failpoint */.Zu)('workspace.tracked-reset');
            if (!isWhole)
                await restoreFiles(written);
            const left = isWhole ? untracked.filter((path) => !told.has(path)) : [];
            for (const path of left)
                told.add(path);
            return { changed: changed.map(raw_path/* showPath */.P8), left: left.map(raw_path/* showPath */.P8) };
        },
        lend: (files) => (0,write_files/* lend */.o)(directory, files),
        async diffStat(checkpoint, written) {
            const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv'];
            const { stdout } = await store.git({ args: [...args, checkpoint, written] });
            return stdout.toString('utf8');
        },
        diff: (from, to) => (0,compare_trees/* fileDiffs */.P7)(store.git, { from, to }),
        async *contents(written, path, mostUnpacked) {
            const file = await entryOf(written, path);
            if (file === undefined || !/^1[02]/.test(file.mode))
                return;
            const content = (await store.objects.read(file.oid))?.content;
            if (content === undefined)
                return;
            yield { packed: '', bytes: content };
            yield* unpacked(content, mostUnpacked);
        },
        async readCaptured(written, path, limit) {
            const file = await entryOf(written, path);
            if (file === undefined || !file.mode.startsWith('100'))
                return undefined;
            return (await store.objects.read(file.oid))?.content.subarray(0, limit);
        },
        async setUp(commands, signal) {
            if (commands.length > 0 && (await environment.clear()))
                setUp.forget();
            const ran = await setUp.run(commands, signal);
            const found = commands.length === 0 ? restored?.ignored : undefined;
            if (ran)
                (0,hidden_files/* rememberSelfIgnored */.iF)(tree, found ?? (await ignoredNow(signal)));
            environment.trust();
            return ran;
        },
    };
}
const keepIndex = ({ index }) => ({
    index: (0,external_node_fs_.readFileSync)(index),
    writtenMs: Math.floor((0,external_node_fs_.statSync)(index).mtimeMs),
});
function putIndex({ index }, kept) {
    (0,external_node_fs_.rmSync)(`${index}.lock`, { force: true });
    (0,external_node_fs_.writeFileSync)(index, kept.index);
    (0,external_node_fs_.utimesSync)(index, kept.writtenMs / 1000, kept.writtenMs / 1000);
}
const unremovable = { path: '.git', why: 'it was made so that it cannot be removed' };
async function bothOf(one, other) {
    await Promise.allSettled([one, other]);
    return [await one, await other];
}
const openUp = (directory) => (0,external_node_fs_.chmodSync)(directory, (0,external_node_fs_.lstatSync)(directory).mode | 0o700);
function succeeds(directory, removal) {
    try {
        openUp(directory);
        removal();
        return true;
    }
    catch {
        return false;
    }
}
async function replacedWorkspace(tree, checkpoint) {
    const { stdout } = await tree.store({ args: ['rev-parse', `${checkpoint}^{tree}`] });
    return {
        tree: stdout.toString('utf8').trim(),
        changes: [],
        refused: [{ path: '.', why: 'the workspace itself was moved, removed or replaced by a link' }],
        hidden: { paths: [], total: 0 },
        environment: { paths: [], total: 0 },
    };
}

// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/adapter/local/no-platform.js
var no_platform = __webpack_require__(71001);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 3 modules
var known_secrets = __webpack_require__(52272);
// EXTERNAL MODULE: ./build/core/order/may-order.js
var may_order = __webpack_require__(15989);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 13 modules
var confinement_here = __webpack_require__(75896);
// EXTERNAL MODULE: ./build/entry/wire/runners.js + 2 modules
var runners = __webpack_require__(40275);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/wire.js























async function wire(project, context, request) {
    const { repository, settings } = project;
    const env = { ...context.env, [may_order/* engineMark */.yJ]: (0,order_origin/* placeMark */.B)(project) };
    await Promise.all([(0,runners/* logsOf */.Hw)(project), request.scratch].map((path) => (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 })));
    const confinement = await (request.confinement ?? (0,confinement_here/* confinementHere */.FY)(context, settings, project));
    if (settings.setup.length > 0)
        confinement.unconfined().catch(() => undefined);
    const own = [...(request.watched ? [request.watched] : []), request.access.store.files.begin];
    const watches = (0,runners/* watchesOf */.Jw)(project, context, { level: confinement.report.level, own });
    const { directory: workspace } = request.workspace;
    const places = { confinement, workspace, scratch: request.scratch, watches };
    const { setUp, ...checks } = (0,runners/* runnersOf */.rp)(project, { env, engine: context.env }, places);
    const { store, remote, state } = request.access;
    const around = {
        environment: env,
        tmp: request.scratch,
        programs: project.agents,
        confinement,
        watched: watches.all,
        cancelled: context.cancelled,
        note: (text) => request.show({ kind: 'note', text }),
    };
    const { 'consensus-agent': second, 'consensus-command': command } = settings;
    const ownCommand = command === undefined ? {} : { 'agent-command': command };
    return {
        store: state,
        olderRun: olderRuns(project, context, request),
        workBranch: workBranchAt({
            store,
            remote,
            ref: project.workRef,
            author: identityIn(project.settings.author) ?? state_access/* ralphIdentity */.q1,
            committer: committerOf(project),
            now: context.now,
            sign: settings['commit-mode'] === 'api' ? request.sign : undefined,
        }),
        workspace: ownWorkspace({
            store,
            ...request.workspace,
            workBranch: project.workBranch,
            base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
            tags: request.tags,
            runCommand: (command, ...given) => {
                request.show({ kind: 'note', text: `set-up: ${command}` });
                return setUp(command, ...given);
            },
        }),
        agent: agents/* agents */.X[settings.agent].create(settings, around),
        ...(second !== undefined && {
            secondAgent: agents/* agents */.X[second].create({ ...settings, agent: second, ...ownCommand }, around),
        }),
        ...checks,
        confinement: (0,confinement_here/* confinedAt */.mo)(confinement, settings, { context, shape: request.shape ?? 'own machine' }),
        base: request.base,
        steering: (0,runners/* steeringOf */.XO)(project, context, confinement),
        embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')),
        orderSource: (0,state_access/* inboxOf */.I0)(project, request.access, context.now),
        ...no_platform/* noPlatform */.R,
        uncommitted: repository.uncommitted,
        planNow: async () => (context.checkout || context.planText ? undefined : (0,plan_file/* planNow */.m$)(project)),
        credentialShapes: credentialShapes(),
        parcel: parcelIn(parcelFolder(project, context), { store, scratch: request.scratch }),
        clock: (0,clock/* systemClock */.m)(context.now),
        withinTime: (0,clock/* within */.u)(2_000),
        liveness: request.liveness,
        show: request.show,
        redact: (0,redact/* redactor */.$p)(project.secrets),
        clean: (0,known_secrets/* withoutSecrets */.c)(project.secrets),
    };
}
const parcelFolder = ({ home }, { checkout }) => checkout ? (0,external_node_path_.join)(checkout.temp, 'ralph-parcel') : (0,external_node_path_.join)(home, 'parcel');
function committerOf({ settings, repository }) {
    const { name, email } = repository.user;
    return identityIn(settings.committer) ?? (name && email ? { name, email } : state_access/* ralphIdentity */.q1);
}
function identityIn(text) {
    const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
}
function olderRuns(project, context, { access, scratch }) {
    return async (plan, look) => {
        const here = await runAt(project, context, { access, plan });
        if (here)
            return look(here);
        const { repository, remoteIsOwn } = project;
        if (!remoteIsOwn || repository.origin === null)
            return undefined;
        const { address: remote, ...credential } = (0,remote_address/* splitCredential */.ib)(await (0,project_project/* remoteAddress */.fn)(repository, 'origin', context));
        const carriedConfiguration = (of) => (0,remote_address/* withCredential */.ML)(repository.carriedConfiguration(of), credential);
        const there = { ...project, remote, repository: { ...repository, carriedConfiguration } };
        const other = await (0,state_access/* openState */.Gf)(there, context, { home: (0,external_node_path_.join)(scratch, 'older-run') });
        try {
            const found = await runAt(there, context, { access: other, plan });
            return found && (await look(found));
        }
        finally {
            await other.store.close();
        }
    };
}
async function runAt({ settings, workRef }, { now }, { access: { store, remote }, plan }) {
    const refs = (0,state_paths/* knownPrefixes */.AN)(settings['state-ref']).map((prefix) => (0,state_paths/* stateRefOf */.af)(plan, prefix));
    const found = await remote.refs(refs);
    const ref = refs.find((one) => found.has(one));
    if (ref === undefined)
        return undefined;
    const state = (0,state_ref/* stateStoreAt */.O)({ store, remote, ref, workRef, by: state_access/* ralphIdentity */.q1, now });
    const { run } = await state.load();
    return run ? { state: run.state, readPast: state.readPast } : undefined;
}


/***/ })

};
