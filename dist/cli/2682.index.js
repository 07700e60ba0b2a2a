export const id = 2682;
export const ids = [2682];
export const modules = {

/***/ 35182:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ wholeState),
/* harmony export */   om: () => (/* binding */ historyOf)
/* harmony export */ });
/* unused harmony export readTopFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76696);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65977);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);







const depths = [100, 2_000, 2_147_483_647];
function historyOf({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'history.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env, store.files);
    const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience);
    const fetch = async (commit, depth, filter) => {
        (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .besideStore */ .qs)(store, 'history.git');
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        const what = [`--filter=${filter}`, `--depth=${depth}`, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit];
        await call.repeatedly([..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy, 'fetch', ...quiet, ...what]);
    };
    const cuts = async (commit) => {
        if (!(await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$B)(store, commit)))
            return [commit];
        const cut = shallowCommits(store.gitDir);
        if (cut.size === 0)
            return [];
        const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] });
        return lines(roots.stdout.toString('utf8')).filter((root) => cut.has(root));
    };
    const searched = async (commit, found) => {
        for (const depth of depths) {
            await fetch(commit, depth, 'tree:0');
            if (await found(git))
                return true;
            if (shallowCommits(gitDir).size === 0)
                return false;
        }
        return false;
    };
    const contains = async (commit, ancestor) => {
        if (commit === ancestor || (await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .parentsOf */ .fY)(store, commit)).includes(ancestor))
            return true;
        if (await isAncestor(store.git, ancestor, commit))
            return true;
        for (const cut of await cuts(commit)) {
            if (await searched(cut, (deeper) => isAncestor(deeper, ancestor, cut)))
                return true;
        }
        return false;
    };
    return {
        contains,
        cuts,
        searched,
        stateHistory: async (commit, depth) => {
            await fetch(commit, depth, 'tree:2');
            return git;
        },
    };
}
async function isAncestor(git, ancestor, commit) {
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? lines((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');
function wholeState({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'whole.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env);
    return async (commit) => {
        const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit];
        const { stdout } = await store.git({ args, allow: [128] });
        if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8')))
            return store.git;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit]);
        return git;
    };
}
async function readTopFile(store, refs, file) {
    const remote = remoteAt({ store });
    const found = await remote.refs(refs);
    const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined);
    if (oid === undefined)
        return undefined;
    await remote.fetchState(oid);
    return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8');
}


/***/ }),

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 50558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ treeChanges),
/* harmony export */   Et: () => (/* binding */ objectSizes),
/* harmony export */   P7: () => (/* binding */ fileDiffs),
/* harmony export */   TI: () => (/* binding */ makeTree),
/* harmony export */   Xm: () => (/* binding */ treeDifferences),
/* harmony export */   a1: () => (/* binding */ folderMode),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75475);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65977);


async function compareTrees(objects, before, after) {
    const found = await compare(objects, { before, after, prefix: '' });
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function compare(objects, options) {
    if (options.before === options.after)
        return [];
    const [before, after] = await Promise.all([entriesOf(objects, options.before), entriesOf(objects, options.after)]);
    const names = new Set([...before.keys(), ...after.keys()]);
    const below = [...names].map((name) => compareEntry(objects, { path: options.prefix + name, was: before.get(name), is: after.get(name) }));
    return (await Promise.all(below)).flat();
}
async function compareEntry(objects, { path, was, is }) {
    if (was?.oid === is?.oid && was?.mode === is?.mode)
        return [];
    const within = await compare(objects, { before: folderOf(was), after: folderOf(is), prefix: `${path}/` });
    const [wasFile, isFile] = [fileOf(was), fileOf(is)];
    if (isFile)
        return [{ path, action: wasFile ? 'modified' : 'created', now: isFile }, ...within];
    return wasFile ? [{ path, action: 'deleted', now: null }, ...within] : within;
}
const folderOf = (entry) => entry?.mode === folderMode ? entry.oid : undefined;
const fileOf = (entry) => (entry?.mode === folderMode ? undefined : entry);
async function entriesOf(objects, tree) {
    if (tree === undefined)
        return new Map();
    const object = await objects.read(`${tree}^{tree}`);
    if (!object)
        throw new Error(`the tree ${tree} is not in the store`);
    const entries = [...parseTree(object.content, tree.length / 2)];
    return new Map(entries.map(([name, { mode, oid }]) => [name, { mode: canonical(mode), oid }]));
}
function canonical(mode) {
    if (!mode.startsWith('100'))
        return mode;
    return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644';
}
const folderMode = '40000';
function parseTree(content, oidBytes) {
    const entries = new Map();
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(0x20, at);
        const end = content.indexOf(0, space);
        if (space === -1 || end === -1)
            break;
        const next = end + 1 + oidBytes;
        entries.set(content.toString('latin1', space + 1, end), {
            mode: content.toString('latin1', at, space),
            oid: content.toString('hex', end + 1, next),
        });
        at = next;
    }
    return entries;
}
function makeTree(entries) {
    const rows = [...entries].map(([name, { mode, oid }]) => ({
        key: mode === folderMode ? `${name}/` : name,
        head: `${mode} ${name}\0`,
        oid,
    }));
    rows.sort((a, b) => (a.key < b.key ? -1 : 1));
    const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0));
    let at = 0;
    for (const { head, oid } of rows) {
        at += content.write(head, at, 'latin1');
        at += content.write(oid, at, 'hex');
    }
    return content;
}
async function treeDifferences(git, { from, to }) {
    const { stdout } = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
    const rows = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [before = '', mode = '', , oid = '', status = ''] = (fields[at] ?? '').replace(/^:/, '').split(' ');
        rows.push({ path: fields[at + 1] ?? '', before, mode, oid, status });
    }
    return rows;
}
async function objectSizes(git, oids) {
    const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
    const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') });
    const rows = stdout.toString('utf8').split('\n');
    return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]));
}
const largest = '512k';
async function fileDiffs(git, { from, to }) {
    const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D'];
    const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] });
    const end = stdout.indexOf('\0\0');
    if (end < 0)
        return [];
    const fields = stdout.subarray(0, end).toString('latin1').split('\0');
    const patches = stdout
        .subarray(end + 2)
        .toString('utf8')
        .split(/^(?=diff --git )/m);
    const files = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const parts = fields[at]?.endsWith(' T') ? 2 : 1;
        files.push({ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') });
    }
    return files;
}
async function treeChanges(git, { from, to, limit }) {
    const rows = (await treeDifferences(git, { from, to })).map(({ path: raw, oid, mode, status }) => {
        const path = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(raw);
        const named = Buffer.from(path, 'utf8').toString('latin1') === raw;
        return { path, named, oid, mode: status === 'D' ? null : mode };
    });
    const sizes = await objectSizes(git, rows.map(({ oid }) => oid));
    const wanted = rows.filter(({ mode, oid }) => mode !== null && mode !== '160000' && (sizes.get(oid) ?? 0) <= limit);
    const objects = await (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, wanted.map(({ oid }) => oid));
    const contents = new Map(wanted.map(({ path }, index) => [path, objects[index]?.content ?? null]));
    return rows.map(({ path, named, mode, oid }) => ({
        path,
        named,
        mode,
        content: contents.get(path) ?? null,
        bytes: sizes.get(oid) ?? 0,
    }));
}


/***/ }),

/***/ 75475:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   av: () => (/* binding */ rawPath)
/* harmony export */ });
const bytesOf = (path) => Buffer.from(path, 'latin1');
const rawPath = (text) => Buffer.from(text, 'utf8').toString('latin1');
const onDisk = (place) => (/[^ -~]/.test(place) ? bytesOf(place) : place);
function splitNul(output) {
    const fields = output.toString('latin1').split('\0');
    fields.pop();
    return fields;
}
const joinNul = (paths) => bytesOf(paths.map((path) => `${path}\0`).join(''));
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function showPath(path) {
    try {
        return strict.decode(bytesOf(path));
    }
    catch {
        return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    }
}


/***/ }),

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

/***/ 82682:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteCommand: () => (/* binding */ deleteCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _adapter_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68591);
/* harmony import */ var _adapter_git_work_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25225);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42611);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77112);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27017);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67582);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8284);















const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .settingFlags */ .KB)('remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .configFlag */ .L5,
    'dry-run': { help: 'show what would be removed; change nothing', toggle: true },
    force: {
        help: 'remove the run even if a job is working on it, its work is not in the base, or its state cannot be read',
        toggle: true,
    },
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonFlag */ .hG,
};
const deleteCommand = {
    help: `Removes a run: its branches, its state, the orders that wait for it, and ralph's own files for it on this machine.
Everything is shown first, each ref with its commit. The plan file stays. A run is not removed while a job is working
on it, if its base lacks some of its work, or if its state cannot be read. If the command is interrupted, what it has
removed is gone; run it again to remove the rest.

Usage: ralph delete PLAN [options]

Examples:
  ralph delete my-plan --dry-run
  ralph delete my-plan
  ralph delete my-plan --remote origin --force

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, { values, operands: [plan] }) => {
        if (plan === undefined)
            throw noneNamed();
        if (!_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .TaskId */ .LD.safeParse(plan).success)
            throw noSuchRun(plan);
        const { keepers, file, placeOf } = await (0,_wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .keepersOf */ .Pb)(context, values);
        const keeper = await keeperWith(plan, keepers, context, placeOf(plan)?.remote);
        if (keeper === undefined) {
            if (placeOf(plan) === undefined)
                throw noSuchRun(plan);
            (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .forgetPlace */ .R$)(file, plan);
            return 0;
        }
        const code = await (0,_wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .withKeeper */ .$Q)(keeper, context, (at) => remove({ plan, keeper, context, values }, at));
        if (code === 0 && !values['dry-run'])
            (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .forgetPlace */ .R$)(file, plan);
        return code;
    },
};
async function keeperWith(plan, keepers, context, first) {
    const sorted = [...keepers.filter(({ name }) => name === first), ...keepers.filter(({ name }) => name !== first)];
    for (const keeper of sorted) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(keeper.home(plan)))
            return keeper;
        const refs = (0,_core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .patternsOfRun */ .w7)(plan, stateRefsOf(plan, keeper), null);
        const { refs: found } = await (0,_wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .withKeeper */ .$Q)(keeper, context, ({ remote }) => remote.list(refs));
        if ((0,_core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .refsOfRun */ .hb)(found, { plan, stateRefs: stateRefsOf(plan, keeper), state: null }).length > 0)
            return keeper;
    }
    return undefined;
}
const stateRefsOf = (plan, { prefixes }) => prefixes.map((prefix) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .stateRefOf */ .af)(plan, prefix));
async function remove(asked, { store, remote }) {
    const { plan, keeper, context, values } = asked;
    const stateRefs = stateRefsOf(plan, keeper);
    const surveyed = (await (0,_wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .runsAt */ .A)(keeper, store)).filter((one) => one.plan === plan);
    const state = surveyed.find(({ run }) => run)?.run?.state ?? null;
    const { refs } = await remote.list([...(0,_core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .patternsOfRun */ .w7)(plan, stateRefs, state)]);
    const own = (0,_core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .refsOfRun */ .hb)(refs, { plan, stateRefs, state });
    const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(keeper.home(plan)) ? keeper.home(plan) : null;
    if (!values['force'])
        await refuse(asked, { surveyed, state, own, store, remote });
    show(asked, own, home);
    if (values['dry-run'])
        return 0;
    if (home !== null)
        await (0,_adapter_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .removeFolder */ .v$)(home);
    for (const one of own)
        await removeRef(remote, one);
    if (!values['json'])
        context.out(`Removed. ${wayBack(keeper, own)}\n`);
    return 0;
}
function show({ plan, keeper, context, values }, own, home) {
    if (values['json']) {
        const removed = values['dry-run'] !== true;
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .inertJson */ .n)({ kind: 'delete', plan, at: keeper.shown, refs: own, folder: home, removed })}\n`);
        return;
    }
    const lines = own.map(({ ref, oid }) => `  ${oid}  ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRef */ .nK)(ref), 300)}`);
    context.out([
        `The run ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(plan, 100)} at ${keeper.shown}:`,
        ...lines,
        ...(home === null
            ? []
            : [`  ${(0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .shownPath */ .p)(home, { home: context.env['HOME'] })}/ (ralph's own files on this machine)`]),
        '',
    ].join('\n'));
}
async function removeRef(remote, { ref, oid }) {
    const result = await remote.push({ ref, oid: '', expected: oid });
    if (result.kind === 'won' || (result.kind === 'lost' && result.actual === null))
        return;
    const why = result.kind === 'lost' ? `it is at ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(result.actual ?? '')} now` : result.why;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'REF_STAYS',
        message: `${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRef */ .nK)(ref)} was not removed: ${why}.`,
        hint: 'The refs listed before it were removed. Fix that, then run the same command again.',
    });
}
async function refuse({ plan, keeper, context }, { surveyed, state, own, store, remote, }) {
    const again = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .commandLine */ .ay)('ralph', 'delete', plan, ...(keeper.name === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', keeper.name)));
    const unreadable = surveyed.find(({ fault }) => fault !== undefined);
    if (unreadable) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'STATE_CORRUPT',
            message: `Nothing was removed: ${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRef */ .nK)(unreadable.ref)} cannot be read, so a job may be working on the run, or the base may lack some of its work.`,
            hint: `Repair that state, or use the version that wrote it. To remove the state anyway and keep the run's branches: ${again} --force`,
            findings: [(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(unreadable.fault ?? '', 300)],
        });
    }
    if (!state)
        return;
    const holder = await (0,_wire_kept_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .whoHolds */ .vm)(state, context.now());
    if (holder !== undefined) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'RUN_AT_WORK',
            message: `Nothing was removed: ${holder}.`,
            hint: `End that job first (\`ralph stop\`), or remove it anyway: ${again} --force`,
        });
    }
    const bases = await basesOf(state, keeper, remote);
    const missing = [];
    for (const { ref, oid } of (0,_core_run_next_end_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .workOf */ .LT)(own, state)) {
        if (!(await isIn(bases, oid, (0,_adapter_git_work_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .takingIn */ .y9)({ store, remote }))))
            missing.push(`${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRef */ .nK)(ref)} at ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(oid)}`);
    }
    if (missing.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'WORK_UNMERGED',
        message: `Nothing was removed: ${state.base_branch ?? 'HEAD'} does not contain the work of this run.`,
        hint: `Merge it first (\`ralph finish\`), or discard it: ${again} --force`,
        findings: missing,
    });
}
async function basesOf({ base_branch: base }, { repository }, remote) {
    const ref = `refs/heads/${base}`;
    const there = base === null ? undefined : (await remote.refs([ref])).get(ref);
    const here = base === null || repository.branch === base ? [repository.head] : [];
    return [...new Set([...here, ...(there === undefined ? [] : [there])])];
}
async function isIn(bases, work, take) {
    for (const base of bases)
        if ((await take(base, work)).kind === 'there')
            return true;
    return false;
}
function wayBack({ name }, own) {
    if (own.length === 0)
        return '';
    return name === null
        ? 'Until git cleans up, `git branch NAME COMMIT` restores a branch at the commit shown above.'
        : `${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .commandLine */ .ay)('git', 'fetch', '--prune', name)} removes this clone's remote-tracking branches.`;
}
const noneNamed = () => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'USAGE',
    message: 'delete: name the run to remove.',
    hint: '`ralph list` shows all of them. See `ralph delete --help`.',
});
const noSuchRun = (plan) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'RUN_UNKNOWN',
    message: `There is no run named ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(plan, 100)}.`,
    hint: '`ralph list` shows all of them.',
});


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92486);















async function keepersOf(context, flags, settings = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__/* .openSettings */ .Ow)(context, flags)) {
    const { base, before } = await settings;
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }), home }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ })

};
