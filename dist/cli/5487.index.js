export const id = 5487;
export const ids = [5487];
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

/***/ 61634:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ inboxAt),
/* harmony export */   r: () => (/* binding */ inboxPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10774);





const Order = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200), text: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(5000) });
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
function inboxAt(options) {
    const { store, remote, by, now } = options;
    const prefix = inboxPrefix(options.plan);
    const seen = new Set();
    async function read(oid) {
        const commit = await store.objects.read(oid);
        const text = commit?.content.toString('utf8') ?? '';
        try {
            return Order.parse(JSON.parse(text.slice(text.indexOf('\n\n') + 2)));
        }
        catch {
            return undefined;
        }
    }
    return {
        incoming: async () => {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.look');
            const { refs } = await remote.list([`${prefix}*`]);
            const orders = [];
            const given = [...refs].filter(([name]) => name.startsWith(prefix)).sort();
            await remote.fetchCommits(given.map(([, oid]) => oid));
            for (const [ref, oid] of given) {
                const order = await read(oid);
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.order-read');
                const id = ref.slice(prefix.length);
                seen.add(id);
                orders.push(order ? { id, ...order } : { id, at: '', by: 'somebody', text: `(unreadable order ${id})` });
            }
            return { orders, cursor: null };
        },
        forget: async (ids) => {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.forget');
            await remote.remove(ids.filter((id) => seen.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault);
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.forgotten');
        },
        give: async ({ by: who, text }) => {
            const at = new Date(now()).toISOString();
            const id = `${at.replace(/[^0-9]/g, '')}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`;
            const { stdout } = await store.git({ args: ['mktree'], input: '' });
            const commit = await store.git({
                args: ['commit-tree', stdout.toString('utf8').trim(), '-F', '-'],
                input: JSON.stringify({ at, by: who, text }),
                env: identity(by, at),
            });
            const pushed = await remote.push({
                ref: `${prefix}${id}`,
                oid: commit.stdout.toString('utf8').trim(),
                expected: null,
            });
            if (pushed.kind === 'won')
                return id;
            throw refusedOrder(remote.url, pushed.kind === 'refused' ? pushed.why : 'its name was taken');
        },
        withdraw: async (id) => {
            const ref = `${prefix}${id}`;
            const oid = (await remote.refs([ref])).get(ref);
            if (oid === undefined)
                return false;
            const pushed = await remote.push({ ref, oid: '', expected: oid });
            if (pushed.kind === 'refused')
                throw refusedOrder(remote.url, pushed.why);
            return pushed.kind === 'won';
        },
    };
}
const identity = ({ name, email }, at) => ({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: at,
});
function unlessFault(error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}
const refusedOrder = (remote, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'INBOX_REFUSED',
    message: `${remote} does not accept the order: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .withinSentence */ .td)(why)}.`,
    hint: 'Nothing was changed. Orders are refs under refs/ralph/inbox/: allow them on the remote.',
});


/***/ }),

/***/ 8081:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ corruptState),
/* harmony export */   I$: () => (/* binding */ refusedState),
/* harmony export */   Qy: () => (/* binding */ putBackState),
/* harmony export */   X4: () => (/* binding */ unreadableState),
/* harmony export */   hr: () => (/* binding */ newerState),
/* harmony export */   ng: () => (/* binding */ untrueState),
/* harmony export */   o1: () => (/* binding */ asideName)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58100);
/* harmony import */ var _core_text_capped_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92563);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);








const newerState = (place, read) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_NEWER',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer version wrote it: update ralph here, or use the Action version of the other jobs.',
});
const corruptState = (place, findings, good) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_CORRUPT',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: waysOn(place, good, 'None of the 50 states before it can be used.'),
    findings: shown(findings),
});
function unreadableState({ remote, ref, commit }, error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'OBJECT_UNREADABLE')
        return error;
    const before = (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'reflog', 'show', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(ref));
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'STATE_UNREADABLE',
        message: `The state in ${ref} (commit ${commit}) of ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(remote)} is damaged. ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .withinSentence */ .td)(error.message)}. Nothing was written.`,
        hint: `${error.hint} If there is no other copy, ${before} lists the states before it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'update-ref', ref, 'COMMIT', commit)} goes back to one.`,
        cause: error,
    });
}
const untrueState = (place, options) => untrue(place, options, `${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(place.ref))} shows who. ${waysOn(place, options.good, 'It is not known which earlier state is genuine.')}`);
const putBackState = (place, options) => untrue(place, options, `${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(place.ref)} was reset to ${options.good}, the state that this job wrote; ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(asideName(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`);
const untrue = (place, { code, findings }, hint) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code,
    message: `The state in ${place.ref} (commit ${place.commit}) ${told[code]}: ${shown(findings).join('; ')}. Somebody wrote it, or an agent with access to the repository did.`,
    hint,
    findings: shown(findings),
});
const told = {
    STATE_FORGED: 'describes work that did not happen',
    STATE_NOT_ITS_EVENTS: 'does not match its events',
};
const asideName = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function waysOn(place, good, without) {
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(place.remote);
    const pushed = (...refs) => {
        const lease = `--force-with-lease=${place.ref}:${place.commit}`;
        return `${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'fetch', remote, place.ref)} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'push', lease, remote, ...refs)}`;
    };
    const back = good === undefined ? without : `To go back to the last good state: ${pushed(`${good}:${place.ref}`)}.`;
    const aside = pushed(`${place.commit}:${asideName(place.ref, place.commit)}`, `:${place.ref}`);
    return `${back} To move it aside and start a new run: ${aside}`;
}
const shown = (findings) => (0,_core_text_capped_js__WEBPACK_IMPORTED_MODULE_7__/* .cappedLines */ .L)(findings, 10);
const refusedState = (place, refusal) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: refusal.hint === undefined ? 'REMOTE_REFUSED' : 'REF_LOCKED',
    message: `The remote ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(place.remote)} refuses the state ref ${place.ref}: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .withinSentence */ .td)(refusal.why)}.`,
    hint: refusal.hint ?? rulesHint(place.ref),
});
const rulesHint = (ref) => ref.startsWith('refs/heads/')
    ? `Exempt ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(ref))}/** from the rules of the repository, or give the token the right to push there.`
    : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;


/***/ }),

/***/ 6425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ stateReader),
/* harmony export */   O: () => (/* binding */ stateCopyIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50558);
/* harmony import */ var _store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94320);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





function stateReader({ store, remote, copy }) {
    let kept;
    let isFetched = false;
    let wanted = [];
    const objectsOf = async (oid) => {
        const names = [oid, `${oid}^{tree}`, ..._state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => `${oid}:${file}`)];
        const found = await Promise.all(names.map(store.objects.read));
        const [commit, tree, ...files] = found.map((object) => object?.content);
        return { commit, tree, files };
    };
    const obtain = async () => {
        for (const fetch of wanted)
            await fetch();
        wanted = [];
        isFetched = true;
    };
    const keep = async (oid, objects) => {
        await copy?.write(objects);
        kept = oid;
    };
    return {
        async read(oid) {
            const known = await copy?.read(oid);
            wanted = [() => remote.fetchState(oid)];
            isFetched = false;
            if (known) {
                kept = oid;
                return known;
            }
            await obtain();
            const objects = await objectsOf(oid);
            await keep(oid, objects);
            return objects;
        },
        async want(commits) {
            for (const commit of commits)
                wanted.push(() => remote.fetchCommit(commit));
            if (isFetched)
                await obtain();
        },
        obtain,
        async remember(oid, proven) {
            if (copy && kept !== oid)
                await keep(oid, await objectsOf(oid));
            if (proven)
                await copy?.prove(oid);
        },
        isProven: async (oid) => (await copy?.isProven(oid)) ?? false,
    };
}
const proof = 'proven';
function stateCopyIn(folder, format) {
    const names = ['commit', 'tree', ..._state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d];
    const isCommit = (oid, { commit, tree, files }) => {
        if (!commit || !tree)
            return false;
        const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? [];
        if ((0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'commit', commit) !== oid || (0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'tree', tree) !== root)
            return false;
        const entries = (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTree */ .cZ)(tree, root.length / 2);
        return _state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.every((name, at) => entries.get(name)?.oid === (files[at] && (0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'blob', files[at])));
    };
    return {
        async read(oid) {
            const contents = names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).catch(() => undefined));
            const [commit, tree, ...files] = await Promise.all(contents);
            const objects = { commit, tree, files };
            return isCommit(oid, objects) ? objects : undefined;
        },
        async write({ commit, tree, files }) {
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true, mode: 0o700 });
                const asNew = { mode: 0o600, flag: 'wx' };
                const contents = [commit, tree, ...files];
                const put = async (name, content) => content && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, asNew));
                await Promise.all(names.map((name, at) => put(name, contents[at])));
            }
            catch {
            }
        },
        prove: (oid) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, proof), oid, { mode: 0o600 }).catch(() => undefined),
        isProven: async (oid) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, proof), 'utf8').catch(() => '')) === oid,
    };
}


/***/ }),

/***/ 42395:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ stateStoreAt)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/stored/state-against-log.js
var state_against_log = __webpack_require__(35258);
// EXTERNAL MODULE: ./build/schema/run/stored-event.js
var stored_event = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/state/state-files.js
var state_files = __webpack_require__(16726);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-commit.js







const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function stateCommits(store) {
    const putFiles = stateTrees(store);
    return async ({ previous, parents, files, message, by, at }) => {
        const bad = [...files.keys()].filter((path) => !safePath.test(path));
        if (bad.length > 0)
            throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`);
        const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files);
        const all = previous === null ? parents : [previous, ...parents];
        const oid = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ tree, parents: all, author: by, committer: by, at, message }));
        store.writer.flush();
        return oid;
    };
}
async function treeBefore(store, previous) {
    const tree = await (0,store_store/* treeOf */.g7)(store, previous);
    if (tree !== undefined)
        return tree;
    throw new error/* RalphError */.A({
        code: 'STATE_UNREADABLE',
        exit: 'failed',
        message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
        hint: 'Look at the repository with `git fsck`; then run again: the state is fetched again.',
    });
}
function stateTrees({ git, objects, writer }) {
    let known = new Map();
    const entriesOf = async (tree) => {
        const before = known.get(tree);
        if (before)
            return before;
        const object = (await objects.read(tree)) ?? (await (0,store_store/* readObjects */.$I)(git, [tree], remote_url/* lazily */.qy))[0];
        if (object?.type !== 'tree')
            throw new Error(`the tree ${tree} of the state cannot be read`);
        return (0,compare_trees/* parseTree */.cZ)(object.content, tree.length / 2);
    };
    return async (base, files) => {
        const made = new Map();
        const put = async (tree, some) => {
            const entries = new Map(tree === undefined ? [] : await entriesOf(tree));
            const { here, below } = byFolder(some);
            for (const [name, content] of here)
                entries.set(name, { mode: '100644', oid: writer.add('blob', Buffer.from(content)) });
            for (const [name, within] of below) {
                const before = entries.get(name);
                const folder = before?.mode === compare_trees/* folderMode */.a1 ? before.oid : undefined;
                entries.set(name, { mode: compare_trees/* folderMode */.a1, oid: await put(folder, within) });
            }
            const oid = writer.add('tree', (0,compare_trees/* makeTree */.TI)(entries));
            made.set(oid, entries);
            return oid;
        };
        const root = await put(base, files);
        known = made;
        return root;
    };
}
function byFolder(files) {
    const here = new Map();
    const below = new Map();
    for (const [path, content] of files) {
        const [name = '', ...rest] = path.split('/');
        if (rest.length === 0)
            here.set((0,raw_path/* rawPath */.av)(name), content);
        else {
            const within = below.get((0,raw_path/* rawPath */.av)(name)) ?? new Map();
            below.set((0,raw_path/* rawPath */.av)(name), within.set(rest.join('/'), content));
        }
    }
    return { here, below };
}
async function stepOf({ objects }, oid) {
    const [previous = ''] = await (0,store_store/* parentsOf */.fY)({ objects }, oid);
    if (previous === '')
        return fromNothing;
    const [before, ...files] = await Promise.all([previous, ...state_files/* stateFiles */.d.map((file) => `${previous}:${file}`)].map(objects.read));
    if (!before)
        return undefined;
    const seq = seqInMessage(textOf(before));
    const read = (0,state_files/* readStateFiles */.D)(files.map((file) => file?.content));
    if (seq === undefined || read.kind !== 'good')
        return fromNothing;
    const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)));
    return { before: { state: read.state, seq }, replans: was?.oid !== is?.oid };
}
const fromNothing = { before: null, replans: false };
const textOf = (commit) => commit.content.toString('utf8');
function stateMessage(subject, nonce, seq) {
    const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`];
    return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`;
}
function seqInMessage(commit) {
    const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
    return found === undefined ? undefined : Number(found);
}

;// CONCATENATED MODULE: ./build/adapter/git/state/last-good-state.js







const bound = 50;
async function lastGoodState(history, corrupt) {
    const { commits } = await ancestors(history, corrupt);
    return commits.find(({ state }, at) => at > 0 && state !== undefined)?.oid;
}
async function lastTrueState(history, untrue) {
    const { commits: all, segmentAt } = await ancestors(history, untrue);
    const commits = all.slice(0, all.findLastIndex(({ state }) => state !== undefined) + 1);
    const follows = await Promise.all(commits.slice(0, -1).map(async ({ oid, state, seq }, at) => {
        const before = commits[at + 1];
        if (!state || !before?.state || seq === undefined || before.seq !== seq - 1)
            return false;
        const facts = factsIn(await segmentAt(oid, seq));
        return facts !== undefined && (0,state_against_log/* stateAgainstLog */.Bw)(before.state, facts, state).length === 0;
    }));
    const oldest = follows.lastIndexOf(false);
    return oldest === -1 ? undefined : commits.slice(oldest + 1).find(({ state }) => state !== undefined)?.oid;
}
async function ancestors(history, newest) {
    const git = await history.stateHistory(newest, bound);
    const walk = ['rev-list', '--first-parent', `--max-count=${bound + 1}`, newest];
    const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean);
    const names = oids.flatMap((oid) => [oid, ...state_files/* stateFiles */.d.map((file) => `${oid}:${file}`)]);
    const objects = await (0,store_store/* readObjects */.$I)(git, names);
    const each = state_files/* stateFiles */.d.length + 1;
    const commits = oids.map((oid, at) => {
        const [commit, ...files] = objects.slice(at * each, (at + 1) * each);
        const read = (0,state_files/* readStateFiles */.D)(files.map((object) => object?.content));
        return { oid, seq: seqInMessage(last_good_state_textOf(commit)), state: read.kind === 'good' ? read.state : undefined };
    });
    const segmentAt = async (oid, seq) => last_good_state_textOf((await (0,store_store/* readObjects */.$I)(git, [`${oid}:${(0,state_paths/* segmentPath */.RA)(seq)}`], remote_url/* lazily */.qy))[0]);
    return { commits, segmentAt };
}
const last_good_state_textOf = (object) => object?.content.toString('utf8') ?? '';
function factsIn(segment) {
    try {
        return segment
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => stored_event/* StoredEvent */.S.parse(JSON.parse(line)));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/state/state-fault.js
var state_fault = __webpack_require__(8081);
// EXTERNAL MODULE: ./build/adapter/git/state/state-objects.js
var state_objects = __webpack_require__(6425);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-ref.js










function stateStoreAt(options) {
    const { store, remote, ref, workRef, by, now, nonce = external_node_crypto_.randomUUID } = options;
    const reader = (0,state_objects/* stateReader */.J)(options);
    const writeCommit = stateCommits(store);
    let newest = null;
    let proven = false;
    const goodBefore = (oid) => lastGoodState((0,remote_history/* historyOf */.om)({ store }), oid).catch(() => undefined);
    const loadRun = async (oid) => {
        const { commit, files } = await reader.read(oid).catch((error) => {
            throw (0,state_fault/* unreadableState */.X4)({ remote: remote.url, ref, commit: oid }, error);
        });
        const read = (0,state_files/* readStateFiles */.D)(files);
        const place = { remote: remote.url, ref, commit: oid };
        if (read.kind === 'newer')
            throw (0,state_fault/* newerState */.hr)(place, read);
        if (read.kind === 'corrupt') {
            throw (0,state_fault/* corruptState */.Hw)(place, read.findings, await goodBefore(oid));
        }
        const text = commit?.toString('utf8') ?? '';
        const forged = speaksOfAnother(text, read.state.work);
        if (forged)
            throw (0,state_fault/* corruptState */.Hw)(place, [forged], await goodBefore(oid));
        const seq = seqInMessage(text) ?? (await seqInTree(oid));
        const { state, plan, control, gathered } = read;
        proven = await reader.isProven(oid);
        return { oid, state, plan, control, gathered, seq, proven };
    };
    const seqInTree = async (oid) => {
        await reader.obtain();
        const { stdout } = await store.git({ args: [...remote_url/* lazily */.qy, 'ls-tree', '-r', '--name-only', oid, 'log/'] });
        return lastSegment(stdout.toString('utf8').split('\n')) ?? 0;
    };
    const load = async () => {
        (0,failpoint/* failpoint */.Zu)('state.load');
        const refs = await remote.refs([ref, workRef]);
        const remoteWork = refs.get(workRef) ?? null;
        const oid = refs.get(ref);
        if (oid === undefined)
            return { remoteWork, run: null };
        const run = await loadRun(oid);
        await reader.want([run.state.work, ...(remoteWork === null ? [] : [remoteWork])]);
        newest = { oid, seq: run.seq };
        return { remoteWork, run };
    };
    const obtainParents = async ({ expected, keep, work }) => {
        await reader.obtain();
        if (expected !== null && expected !== newest?.oid)
            await remote.fetchState(expected);
        for (const parent of [...keep, work])
            await remote.fetchCommit(parent);
    };
    const nextOnBranch = async (work) => {
        const tip = remote.tip(workRef);
        if (tip === undefined || tip === work || ref > workRef)
            return undefined;
        const isNext = (await (0,store_store/* parentsOf */.fY)(store, work)).includes(tip);
        return isNext ? { ref: workRef, oid: work, expected: tip } : undefined;
    };
    const nextSeq = ({ expected, files }) => {
        const written = lastSegment(files.keys());
        if (written !== undefined || expected === null)
            return written ?? 0;
        return newest?.oid === expected ? newest.seq : undefined;
    };
    const commit = async (change, onSent) => {
        (0,failpoint/* failpoint */.Zu)('state.commit');
        await obtainParents(change);
        const seq = nextSeq(change);
        const oid = await writeCommit({
            previous: change.expected,
            parents: [...change.keep, change.work],
            files: change.files,
            message: stateMessage(change.subject, nonce(), seq),
            by,
            at: Math.floor(now() / 1000),
        });
        (0,failpoint/* failpoint */.Zu)('state.commit-written');
        const pushing = remote.push({ ref, oid, expected: change.expected, follower: await nextOnBranch(change.work) });
        onSent?.();
        const result = await pushing;
        (0,failpoint/* failpoint */.Zu)('state.commit-pushed');
        if (result.kind === 'refused')
            throw (0,state_fault/* refusedState */.I$)({ remote: remote.url, ref }, result);
        if (result.kind === 'lost')
            return result;
        newest = { oid, seq };
        return { kind: 'won', oid };
    };
    const readWith = async (paths, gitFor) => {
        (0,failpoint/* failpoint */.Zu)('state.read');
        const { oid } = newest ?? {};
        if (oid === undefined || paths.length === 0)
            return paths.map(() => undefined);
        await reader.obtain();
        const names = paths.map((path) => `${oid}:${path}`);
        const objects = await (0,store_store/* readObjects */.$I)(await gitFor(oid), names, remote_url/* lazily */.qy);
        return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined));
    };
    const readMany = (paths) => readWith(paths, async () => store.git);
    return {
        load,
        commit,
        readMany,
        readPast: (paths) => readWith(paths, (0,remote_history/* wholeState */.LH)({ store })),
        read: async (path) => (await readMany([path]))[0],
        step: async () => (newest && remote.isPath ? stepOf(store, newest.oid) : undefined),
        prove: () => {
            proven = true;
        },
        untrue: async (code, findings, back) => {
            const commit = newest?.oid ?? '';
            const place = { remote: remote.url, ref, commit };
            if (back !== undefined && (await putBack({ remote, ref }, { from: commit, to: back })))
                return (0,state_fault/* putBackState */.Qy)(place, { code, findings, good: back });
            const good = await lastTrueState((0,remote_history/* historyOf */.om)({ store }), commit).catch(() => undefined);
            return (0,state_fault/* untrueState */.ng)(place, { code, findings, good });
        },
        remember: async () => (newest === null ? undefined : reader.remember(newest.oid, proven)),
    };
}
function speaksOfAnother(commit, work) {
    const [header = ''] = commit.split('\n\n', 1);
    const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
    if (last === work || !/^Ralph-Nonce: /m.test(commit))
        return undefined;
    return `run.json names the work commit ${work}, but the state commit names ${last}: it was not written by the engine`;
}
async function putBack({ remote, ref }, { from, to }) {
    await remote.push({ ref: (0,state_fault/* asideName */.o1)(ref, from), oid: from, expected: null });
    return (await remote.push({ ref, oid: to, expected: from })).kind === 'won';
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
    const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
    return numbers.length === 0 ? undefined : Math.max(...numbers);
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

/***/ 35258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ stateAgainstLog),
/* harmony export */   FS: () => (/* binding */ countedIterations),
/* harmony export */   Ol: () => (/* binding */ doneAgainstCommits),
/* harmony export */   P1: () => (/* binding */ countedCommits),
/* harmony export */   Se: () => (/* binding */ mayStandBeside)
/* harmony export */ });
/* harmony import */ var _fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6016);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36966);


const told = new Set([
    ...[
        'updated',
        'costs',
        'around',
        'runner',
        'warned',
        'commands',
        'recent',
        'reviews',
        'reviewed',
        'signals',
        'slices',
        'told',
        'compaction',
        'measured',
        'timeline',
    ],
]);
const deciding = ['status', 'failed_attempts', 'iteration', 'commit', 'parts', 'closed'];
function stateAgainstLog(before, events, state) {
    const folded = foldOf(before, events);
    if (folded === undefined)
        return ['its log was not written by ralph'];
    const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !told.has(name));
    const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
    return [...taskDifferences(folded.tasks, state.tasks), ...others];
}
function foldOf(before, events) {
    try {
        return (0,_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(before, events) ?? undefined;
    }
    catch {
        return undefined;
    }
}
function taskDifferences(folded, now) {
    const ids = [...new Set([...Object.keys(folded), ...Object.keys(now)])];
    return ids.flatMap((id) => {
        const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : undefined, Object.hasOwn(now, id) ? now[id] : undefined];
        if (was === is)
            return [];
        if (!was || !is)
            return [`run.json ${is ? 'has' : 'lacks'} the task ${id}, and the events say otherwise`];
        return deciding.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]));
    });
}
function difference(name, was, is) {
    const [then, now] = [plain(was), plain(is)];
    return then === now ? [] : [`${name} is ${short(now)} in run.json and ${short(then)} by the events`];
}
const valueIn = (state, name) => state[name];
const plain = (value) => JSON.stringify(value, (_, part) => sorted(part)) ?? 'missing';
const sorted = (part) => typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
const short = (text) => (text.length > 60 ? `${text.slice(0, 59)}\u2026` : text);
const countedCommits = ({ tasks }) => Object.values(tasks).flatMap((task) => (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(task).map(({ commit }) => commit));
const countedIterations = ({ tasks }) => Object.values(tasks).flatMap(_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationsOf */ .qW);
function doneAgainstCommits({ state, plan }, found, passed) {
    const planned = new Set(plan.tasks.map(({ id }) => id));
    return Object.entries(state.tasks).flatMap(([id, record]) => {
        const { status, closed } = record;
        const how = status === 'done' ? 'done' : 'begun';
        const without = (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(record).flatMap((one) => unearned({ id, how, ...one, state }, found, passed));
        if (closed !== null && !passed.has(closed))
            without.push(`${id} counts as done, and iteration ${closed} has no validation that passed`);
        if (status === 'done' || status === 'skipped' || planned.has(id))
            return without;
        return [...without, `${id} is ${status}, and plan.json lacks it`];
    });
}
function unearned({ id, how, commit, iteration, state }, found, passed) {
    const made = found.get(commit);
    const named = `${id} counts as ${how} by ${commit.slice(0, 12)}`;
    if (!found.has(commit))
        return [`${named}, which is not in the history of ${state.work_branch}`];
    if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration)
        return [`${named}, whose trailers do not say so`];
    return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`];
}
const allowed = new Set([
    ...['note', 'remembered', 'forgotten', 'command_taken', 'amendment_refused'],
    ...['pause', 'task_reopened', 'lease_taken', 'lease_released'],
]);
function mayStandBeside(event) {
    if (event.type === 'plan_changed')
        return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending');
    return allowed.has(event.type);
}


/***/ }),

/***/ 85487:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ accessIn),
/* harmony export */   Gf: () => (/* binding */ openState),
/* harmony export */   HP: () => (/* binding */ withTemporaryState),
/* harmony export */   I0: () => (/* binding */ inboxOf),
/* harmony export */   q1: () => (/* binding */ ralphIdentity)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_remote_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61634);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_state_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6425);
/* harmony import */ var _adapter_git_state_state_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42395);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65977);








const ralphIdentity = { name: 'ralph', email: 'ralph@ralph.invalid' };
async function openState(project, context, request) {
    const { home, ...others } = request;
    const { repository, remote: address } = project;
    const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .openStore */ .Ch)({ home, repository, remote: address, env: context.env });
    context.onNewHeader?.(store.renewHeader);
    return accessIn(store, project, { now: context.now, ...others });
}
function accessIn(store, { repository, stateRef, workRef }, request) {
    const { now, nonce, copy, ...patience } = request;
    const remote = (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .askedAhead */ .i)((0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteAt */ .e)({ store, ...patience }));
    const state = (0,_adapter_git_state_state_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .stateStoreAt */ .O)({
        store,
        remote,
        ref: stateRef,
        workRef,
        by: ralphIdentity,
        now,
        ...(nonce && { nonce }),
        ...(copy && { copy: (0,_adapter_git_state_state_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .stateCopyIn */ .O)(copy, repository.objectFormat) }),
    });
    return { store, remote, state };
}
const inboxOf = (project, { store, remote }, now) => (0,_adapter_git_remote_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .inboxAt */ .Y)({ store, remote, plan: project.planName, by: ralphIdentity, now });
async function withTemporaryState(project, context, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-look-'));
    try {
        return await look(await openState(project, context, { home }), home);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 79863:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/mcp-server.js
var mcp_server = __webpack_require__(73006);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/confinement.js
var confinement = __webpack_require__(11277);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/schema/counsel/counsel.js
var counsel = __webpack_require__(94409);
// EXTERNAL MODULE: ./build/schema/counsel/evidence.js
var evidence = __webpack_require__(51909);
// EXTERNAL MODULE: ./build/schema/counsel/plan-review.js
var plan_review = __webpack_require__(80892);
// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var entry = __webpack_require__(49325);
;// CONCATENATED MODULE: ./build/schema/knowledge/events.js


const at = iso/* datetime */.w$();
const Remembered = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('remembered'),
    at,
    id: entry/* KnowledgeId */.gk,
    text: schemas/* string */.YjP(),
    by: schemas/* string */.YjP(),
    url: schemas/* string */.YjP().nullable(),
    supersedes: schemas/* array */.YOg(entry/* KnowledgeId */.gk).optional(),
});
const Forgotten = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('forgotten'),
    at,
    id: entry/* KnowledgeId */.gk,
    by: schemas/* string */.YjP(),
    why: schemas/* string */.YjP(),
});
const source = schemas/* enum */.k5n(['handoffs', 'indexer', 'context_post']);
const KnowledgeChanged = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_changed'),
    at,
    source,
    trigger: schemas/* string */.YjP(),
    through: schemas/* int */.Whr(),
    entries: schemas/* array */.YOg(entry/* Knowledge */.vs),
});
const KnowledgeRefused = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_refused'),
    at,
    source,
    trigger: schemas/* string */.YjP(),
    iteration: schemas/* int */.Whr(),
    why: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const KnowledgeInherited = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_inherited'),
    at,
    from: schemas/* string */.YjP(),
    entries: schemas/* array */.YOg(entry/* Knowledge */.vs),
    left_out: schemas/* int */.Whr().optional(),
});
const AgentsMdDue = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('agents_md_due'),
    at,
    task: schemas/* string */.YjP(),
    entries: schemas/* int */.Whr(),
});
const AgentsMdEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('agents_md_ended'), at, task: schemas/* string */.YjP(), why: schemas/* string */.YjP() });
const AgentsMdLeft = schemas/* object */.Ikc({ type: schemas/* literal */.euz('agents_md_left'), at, why: schemas/* string */.YjP() });

// EXTERNAL MODULE: ./build/schema/plan/finding.js
var finding = __webpack_require__(30037);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/schema/run/attempts.js
var attempts = __webpack_require__(85064);
// EXTERNAL MODULE: ./build/schema/run/budget.js
var budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/schema/run/check-events.js
var check_events = __webpack_require__(24612);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var dossier = __webpack_require__(35697);
;// CONCATENATED MODULE: ./build/schema/run/imported.js

const imported_at = iso/* datetime */.w$();
const RunImported = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('run_imported'),
    at: imported_at,
    from: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    iteration: schemas/* int */.Whr(),
    recent: schemas/* array */.YOg(schemas/* object */.Ikc({ iteration: schemas/* int */.Whr(), task: schemas/* string */.YjP(), summary: schemas/* string */.YjP() })),
    compaction: schemas/* object */.Ikc({ through: schemas/* int */.Whr(), iterations: schemas/* int */.Whr(), bytes: schemas/* int */.Whr() }),
});

// EXTERNAL MODULE: ./build/schema/run/lease.js
var lease = __webpack_require__(60134);
// EXTERNAL MODULE: ./build/schema/run/rules.js
var rules = __webpack_require__(13635);
// EXTERNAL MODULE: ./build/schema/run/stop-reason.js
var stop_reason = __webpack_require__(91935);
;// CONCATENATED MODULE: ./build/schema/run/event.js
























const event_at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
const AmendmentAccepted = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('amendment_accepted'),
    at: event_at,
    iteration: schemas/* int */.Whr(),
    amendment: plan/* Amendment */.UD,
    given_up: schemas/* boolean */.zMY().optional(),
});
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at: event_at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at: event_at, task });
const ConflictTaskAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('conflict_task_added'),
    at: event_at,
    task,
    base: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    total: schemas/* int */.Whr(),
    why: schemas/* string */.YjP(),
});
const ConflictTaskEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task, why: schemas/* string */.YjP() });
const oid = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    'work_moved',
    'budget',
    'held_back',
    'infrastructure',
]);
const passed = {
    iteration,
    task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    handoff_bytes: schemas/* int */.Whr().optional(),
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
    part: attempts/* Part */.eS.optional(),
    left: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
};
const brought = { protects: schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }).optional() };
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        plan_source: schemas/* string */.YjP(),
        plan_file: schemas/* string */.YjP().nullable().default(null),
        started_by: schemas/* string */.YjP().nullable().default(null),
        issue: schemas/* int */.Whr().nullable().default(null),
        rules: rules/* Rules */.im.nullable().default(null),
        queue: schemas/* string */.YjP().optional(),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    confinement/* ConfinementStated */.a2,
    check_events/* BaselineFinished */.yE,
    schemas/* object */.Ikc({
        ...{ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task },
        ...{ attempt: schemas/* int */.Whr(), checkpoint: oid },
        prompt_chars: schemas/* int */.Whr().optional(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
        commit: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task,
        cause: attempts/* FailureCause */.Ql,
        why: schemas/* string */.YjP(),
        said: check_events/* SaidByRed */.YX.optional(),
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        rejected: oid.nullable(),
        final: schemas/* boolean */.zMY(),
        moot: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...dossier/* HandedOn */.OI.shape }),
    attempts/* StuckDetected */.$B,
    handoff/* SignalsGiven */.f_,
    review/* IterationReviewed */.tG,
    pass/* PassMade */.Tp,
    pass/* PassesOwed */.fA,
    pass/* PassesBegun */.TN,
    context_agent/* AgentCalled */.$Q,
    context_agent/* FailurePattern */.BA,
    context_agent/* ContextDirective */.NU,
    context_agent/* PreparedPromptRefused */.k0,
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('human_review_requested'),
        at: event_at,
        iteration,
        task,
        why: schemas/* string */.YjP(),
        holds: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_answered'), at: event_at, task, by: schemas/* string */.YjP() }),
    mcp_server/* ServerTrouble */.hw,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    AmendmentAccepted,
    check_events/* ChecksTouched */.wG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(task),
        modified: schemas/* array */.YOg(task),
        refused: schemas/* array */.YOg(finding/* RefusedEdit */.L).optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    ConflictTaskAdded,
    ConflictTaskEnded,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('queue_moved'),
        at: event_at,
        from: oid,
        to: oid,
        place: schemas/* enum */.k5n(['current', 'complete']),
        file: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('steering_changed'),
        at: event_at,
        iteration,
        paths: schemas/* array */.YOg(schemas/* string */.YjP()),
        plan_source: schemas/* string */.YjP().nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: control/* About */.Im.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    Forgotten,
    KnowledgeChanged,
    KnowledgeRefused,
    KnowledgeInherited,
    RunImported,
    AgentsMdDue,
    AgentsMdEnded,
    AgentsMdLeft,
    evidence/* EvidenceGathered */.OL,
    counsel/* CounselBegun */.n1,
    counsel/* CounselCalled */.Ln,
    counsel/* CounselInterrupted */.kA,
    counsel/* CounselLost */.Sz,
    counsel/* CompletionJudged */.wi,
    plan_review/* PlanReviewed */.Z9,
    consensus/* ConsensusSaid */.pY,
    plan_review/* CounselAnswered */.$A,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('pause'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('resume'), at: event_at, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('wait_lifted'), at: event_at }),
    rules/* SettingChanged */.Ji,
    rules/* RulesChanged */.wX,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('skip_task'), at: event_at, task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_approved'),
        at: event_at,
        iteration,
        task,
        commit: oid,
        by: schemas/* string */.YjP(),
        part: attempts/* Part */.eS.optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task,
        also: schemas/* array */.YOg(iteration).default([]),
        opens: schemas/* boolean */.zMY().default(true),
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        dependents: schemas/* array */.YOg(task),
        reopened: schemas/* array */.YOg(task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('note'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        task: task.nullable().optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 40092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ StoredEvent),
/* harmony export */   a: () => (/* binding */ formerNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);


const formerNames = {
    review_requested: 'human_review_requested',
    run_paused: 'pause',
    run_resumed: 'resume',
    hint_given: 'note',
    task_skipped: 'skip_task',
};
const StoredEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY(asNamedNow, _event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s);
function asNamedNow(stored) {
    if (typeof stored !== 'object' || stored === null || !('type' in stored))
        return stored;
    const { type } = stored;
    if (typeof type !== 'string' || !Object.hasOwn(formerNames, type))
        return stored;
    return { ...stored, type: formerNames[type] };
}


/***/ })

};
