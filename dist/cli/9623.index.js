export const id = 9623;
export const ids = [9623];
export const modules = {

/***/ 8813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ readSelfIgnored),
/* harmony export */   eK: () => (/* binding */ hiddenFiles),
/* harmony export */   iF: () => (/* binding */ rememberSelfIgnored),
/* harmony export */   qw: () => (/* binding */ forgetSelfIgnored),
/* harmony export */   rL: () => (/* binding */ listHidden)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75475);



const maxListed = 20;
/** For reports: at most 20 paths, and how many there are. */
const listHidden = (hidden) => ({
    paths: hidden.slice(0, maxListed).map(_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8),
    total: hidden.length,
});
/**
 * Ignored files that the checkpoint's rules would have captured: only rules of this iteration hide them. (A task that
 * adds `.gitignore` and installs its dependencies does so rightly; one that hides its work does not.)
 * Promises: `entries` are the checkpoint's, and the private index still holds them.
 */
async function hiddenFiles(tree, allIgnored, entries) {
    const environment = readSelfIgnored(tree);
    const ignored = allIgnored.filter((path) => !isWithin(path, environment));
    if (ignored.length === 0)
        return [];
    const rules = await checkpointRules(tree, entries);
    try {
        // Git only takes a path for a directory where it finds one.
        for (const path of ignored)
            if (path.endsWith('/'))
                makeDirectory(rules, path);
        const newlyIgnored = await notIgnored(tree, rules, ignored);
        const whole = newlyIgnored.filter((path) => path.endsWith('/'));
        const single = newlyIgnored.filter((path) => !path.endsWith('/'));
        return [...single, ...(await notIgnored(tree, rules, await filesIn(tree, whole)))].sort();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(rules, { recursive: true, force: true });
    }
}
/** A directory that holds the checkpoint's `.gitignore` files and nothing else. */
async function checkpointRules(tree, entries) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.stateDir, 'rules');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
    const files = entries.filter(({ mode, path }) => mode.startsWith('100') && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === '.gitignore');
    await tree.git({
        args: ['checkout-index', '--force', `--prefix=${directory}/`, '-z', '--stdin'],
        input: (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(files.map(({ path }) => path)),
    });
    return directory;
}
function makeDirectory(rules, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(`${(0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .rawPath */ .av)(rules)}/${path}`), { recursive: true });
    }
    catch (error) {
        // Where the checkpoint has a `.gitignore` of that name, its rules cannot mean the directory.
        if (!['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
            throw error;
    }
}
async function notIgnored(tree, rules, paths) {
    if (paths.length === 0)
        return [];
    // `./`: check-ignore knows no literal pathspecs, and a name may begin with `:`.
    const { stdout } = await tree.git({
        args: ['check-ignore', '--no-index', '-z', '--stdin'],
        input: (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(paths.map((path) => `./${path}`)),
        cwd: rules,
        env: { GIT_WORK_TREE: rules, GIT_LITERAL_PATHSPECS: '0' },
        allow: [1],
    });
    const ignored = new Set((0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout));
    return paths.filter((path) => !ignored.has(`./${path}`));
}
async function filesIn(tree, directories) {
    if (directories.length === 0)
        return [];
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--ignored', '--exclude-standard'] });
    const within = new Set(directories);
    return (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout).filter((path) => isWithin(path, within));
}
const isWithin = (path, directories) => parents(path).some((parent) => directories.has(parent));
/** `a/b/c` \u2192 `a/`, `a/b/`. */
function parents(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
}
const file = (tree) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.stateDir, 'self-ignored');
/**
 * Remembers directories that ignore themselves by a `.gitignore` of their own, as `python -m venv` makes them. Called
 * after the set-up commands, with what is ignored then: what those left is environment, and the same trick of the
 * agent's is not.
 */
function rememberSelfIgnored(tree, ignored) {
    const rules = ignored.filter((path) => path.endsWith('/.gitignore'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file(tree), (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(rules.map((path) => path.slice(0, -'.gitignore'.length))));
}
const forgetSelfIgnored = (tree) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file(tree), { force: true });
const readSelfIgnored = (tree) => new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file(tree)) ? (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file(tree))) : []);


/***/ }),

/***/ 74505:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findStrays)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75475);


/** Walks the tree once and never follows a link. The `.git` at the root is the disposable one and is skipped. */
function findStrays(directory, walk) {
    const strays = [];
    const emptyFolders = [];
    let unlocked = false;
    const ignored = new Set(walk.ignored);
    const submodules = new Set(walk.submodules);
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        if (ignored.has(folder))
            continue;
        const place = (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(`${(0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(directory)}/${folder}`);
        if (walk.unlock && unlock(place))
            unlocked = true;
        const inside = look(place, folder, submodules);
        for (const stray of inside.strays)
            strays.push(stray);
        if (inside.isEmpty && !submodules.has(folder.slice(0, -1)))
            emptyFolders.push(folder);
        for (const path of inside.folders)
            folders.push(path);
    }
    return { strays, unlocked, emptyFolders };
}
function look(place, folder, submodules) {
    const inSubmodule = submodules.has(folder.slice(0, -1));
    const entries = list(place);
    if (entries === undefined) {
        return { strays: [{ path: folder.slice(0, -1), kind: 'locked' }], folders: [], isEmpty: false };
    }
    const strays = [];
    const folders = [];
    for (const entry of entries) {
        const path = folder + entry.name;
        const isReplaced = submodules.has(path) && !entry.isDirectory();
        const kind = inSubmodule || isReplaced ? 'submodule' : kindOf(entry);
        if (kind === 'folder')
            folders.push(`${path}/`);
        else if (kind !== 'file' && path !== '.git')
            strays.push({ path, kind });
    }
    return { strays, folders, isEmpty: entries.length === 0 };
}
function kindOf(entry) {
    if (entry.name === '.git')
        return 'git';
    if (entry.isDirectory())
        return 'folder';
    return entry.isFile() || entry.isSymbolicLink() ? 'file' : 'special';
}
function list(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { encoding: 'latin1', withFileTypes: true });
    }
    catch (error) {
        // A directory that is gone by now holds nothing.
        return error.code === 'ENOENT' ? [] : undefined;
    }
}
function unlock(place) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place);
    if ((mode & 0o700) === 0o700)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(place, (mode & 0o7777) | 0o700);
    return true;
}


/***/ }),

/***/ 52036:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ emptySubmodules),
/* harmony export */   LF: () => (/* binding */ submodulesIn),
/* harmony export */   RS: () => (/* binding */ isInPlace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75475);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65977);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15367);






/** The submodules of what the index holds. */
async function submodulesIn(tree, entries) {
    const links = entries.filter(({ mode }) => mode === _work_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .gitlink */ .RJ);
    if (links.length === 0)
        return { filled: [], empty: [] };
    const there = await present(tree.store, links.map(({ oid }) => oid));
    const filled = links.flatMap(({ path, oid }, at) => {
        const shown = (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path);
        // A directory whose name is no text cannot be named to git by its environment.
        return there[at] && (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .rawPath */ .av)(shown) === path ? { path, commit: oid, tree: below(tree, shown) } : [];
    });
    const known = new Set(filled.map(({ path }) => path));
    return { filled, empty: links.flatMap(({ path }) => (known.has(path) ? [] : path)) };
}
/** Whether no link stands in the way of the directory, so that git may read and write in it. */
function isInPlace(outer, { path }) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(outer.directory), (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) === directory;
}
function below(outer, path) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outer.directory, path);
    const index = `submodule-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(directory).digest('hex').slice(0, 16)}`;
    return (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .workTree */ ._E)({ git: outer.store, stateDir: outer.stateDir, directory, index });
}
/** Paths of a commit's submodules that nothing can be put into, because the user's repository has not got them. */
async function emptySubmodules({ git }, commit) {
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', commit] });
    const links = stdout
        .toString('utf8')
        .split('\0')
        .flatMap((line) => {
        const [, oid = '', path = ''] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return oid === '' ? [] : { oid, path };
    });
    const there = await present(git, links.map(({ oid }) => oid));
    return links.flatMap(({ path }, at) => (there[at] ? [] : path));
}
async function present(git, oids) {
    const names = oids.map((oid) => `${oid}^{tree}`);
    return oids.length === 0 ? [] : (await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$I)(git, names)).map((found) => found?.type === 'tree');
}


/***/ }),

/***/ 15367:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   RJ: () => (/* binding */ gitlink),
/* harmony export */   _E: () => (/* binding */ workTree),
/* harmony export */   ei: () => (/* binding */ newFiles),
/* harmony export */   qE: () => (/* binding */ findFile),
/* harmony export */   t5: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75475);



/**
 * `git` is bound to the store, whose configuration leaves `core.trustctime` and `core.checkStat` at their defaults: an
 * edit that keeps size and mtime is noticed by its ctime or inode.
 */
function workTree(options) {
    const { directory, stateDir } = options;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(stateDir, { recursive: true });
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateDir, options.index);
    const env = {
        GIT_WORK_TREE: directory,
        GIT_INDEX_FILE: index,
        GIT_LITERAL_PATHSPECS: '1',
    };
    return {
        directory,
        index,
        stateDir,
        store: options.git,
        git: (call) => options.git({ cwd: directory, ...call, env: { ...env, ...call.env } }),
    };
}
/** The store has no HEAD commit: `status` compares the index with nothing and so lists all of it (`1 A\u2026`). */
async function lookAt(tree) {
    const all = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=all', '--no-renames'];
    const { stdout } = await tree.git({ args: ['status', '--porcelain=v2', '-z', ...all] });
    const found = {
        entries: [],
        gone: [],
        changed: [],
        untracked: [],
        ignored: [],
    };
    for (const line of (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (line.startsWith('? '))
            found.untracked.push(line.slice(2));
        else if (line.startsWith('! '))
            found.ignored.push(line.slice(2));
        else
            addTracked(found, line);
    }
    return found;
}
/** `1 A<state of the file> <submodule> <three modes> <two oids> <path>`, of which the second of each is the index's. */
function addTracked(found, line) {
    const [, state = '', , , mode = '', , , oid = '', ...rest] = line.split(' ');
    const path = rest.join(' ');
    found.entries.push({ mode, oid, path });
    if (mode === gitlink)
        return;
    if (state[1] === 'D')
        found.gone.push(path);
    else if (state[1] !== '.')
        found.changed.push(path);
}
const gitlink = '160000';
/** What is new beside the tracked files and not ignored; a directory that is new as a whole is one path ending in `/`. */
async function newFiles(tree) {
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--directory', '--no-empty-directory'];
    return (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((await tree.git({ args })).stdout);
}
/** The same work tree, whose git is killed when `signal` fires. */
const interruptible = (tree, signal) => ({
    ...tree,
    git: (call) => tree.git({ signal, ...call }),
    store: (call) => tree.store({ signal, ...call }),
});
/** Mode and object of one path of a tree; undefined where there is none, and for a path that is no plain one. */
async function findFile(tree, written, path) {
    if (path.split('/').some((part) => ['', '.', '..'].includes(part)))
        return undefined;
    const args = ['ls-tree', '-z', '--full-tree', written, '--', path];
    const { stdout } = await tree.store({ args });
    const [head = '', found] = stdout.toString('latin1').split('\0')[0]?.split('\t') ?? [];
    const [mode = '', , oid = ''] = head.split(' ');
    return found === (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .rawPath */ .av)(path) ? { mode, oid } : undefined;
}


/***/ }),

/***/ 54058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vf: () => (/* binding */ discard),
  cW: () => (/* binding */ isOwnDirectory),
  TF: () => (/* binding */ remove),
  NU: () => (/* binding */ restoreTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/error/machine-fault.js
var machine_fault = __webpack_require__(32143);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/strays.js
var strays = __webpack_require__(74505);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/foreign-paths.js


/**
 * Folders in which all is new: they hold nothing that is tracked or ignored. Of one in another the outer one is named,
 * with a trailing `/`.
 */
function foreignFolders({ entries, ignored, untracked }, emptyFolders) {
    const known = new Set();
    for (const { path } of entries)
        for (const folder of foldersOf(`${path}/`))
            known.add(folder);
    for (const path of ignored)
        for (const folder of foldersOf(path))
            known.add(folder);
    const found = new Set();
    for (const path of [...untracked, ...emptyFolders]) {
        const outer = foldersOf(path).find((folder) => !known.has(folder));
        if (outer !== undefined)
            found.add(outer);
    }
    return [...found];
}
/** `a/b/c` \u2192 `a/`, `a/b/`; of `a/b/` itself too. */
function foldersOf(path) {
    const folders = [];
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
        folders.push(path.slice(0, at + 1));
    return folders;
}
/**
 * Attributes beside tracked files that no commit holds, also where an ignore rule hides them: by them git writes files
 * otherwise than a clone has them, and takes such files for unchanged. Of tracked ones it takes those of the index.
 */
function foreignAttributes({ directory }, entries) {
    const folders = new Set(['']);
    const own = new Set();
    for (const { path } of entries) {
        if (path.endsWith('.gitattributes'))
            own.add(path);
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at + 1);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    const possible = [...folders].map((folder) => `${folder}.gitattributes`);
    return possible.filter((path) => !own.has(path) && isThere((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`)));
}
function isThere(place) {
    try {
        return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        // A folder above it is locked, or is a file by now: git reads nothing there either.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/restore.js











/**
 * Leaves exactly the files of the commit, ignored ones excepted, and no `.git`. What git does not put right within two
 * rounds is written anew without its stat data; after that the directory is thrown away and filled again.
 * `refilled`: it was, and what set-up commands had made is gone. Throws RalphError WORKSPACE_UNUSABLE.
 */
async function restoreTree(tree, commit, 
/** The index holds the commit's tree already: a look may be enough. */
{ isIndexed = false, putAway = () => false } = {}) {
    (0,external_node_fs_.rmSync)(`${tree.index}.lock`, { force: true });
    const rounds = isIndexed ? ['look', ...allRounds] : allRounds;
    const kept = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, { putAway, rounds }) : undefined;
    const { ignored } = kept ?? (await refill(tree, commit));
    return { refilled: kept === undefined, ignored };
}
/** A link in the workspace's place would lead git into a foreign directory. */
function isOwnDirectory(directory) {
    return (0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
const allRounds = ['first', 'second', 'anew'];
async function restoreInPlace(tree, commit, { putAway, rounds = allRounds }) {
    for (const round of rounds) {
        // No further round helps where the commit itself is missing, and nothing is thrown away for it.
        if (round === 'second')
            await demand(tree, commit);
        if (round === 'anew')
            (0,external_node_fs_.rmSync)(tree.index, { force: true });
        try {
            const left = await restoreRound(tree, commit, { isIndexed: round === 'look', putAway });
            if (left)
                return left;
        }
        catch (error) {
            if (!isGivingUp(error))
                throw error;
        }
    }
    return undefined;
}
/** Git or the file system would not: the next round, or a new directory, may do. A full disk is told at once. */
function isGivingUp(error) {
    if (error instanceof error_error/* RalphError */.A)
        return error.code === 'GIT_FAILED';
    return ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EROFS'].includes(error.code ?? '');
}
/** One attempt; what is in the directory where that then is the commit and nothing else. */
async function restoreRound(tree, commit, { isIndexed = false, putAway }) {
    (0,external_node_fs_.chmodSync)(tree.directory, (0,external_node_fs_.lstatSync)(tree.directory).mode | 0o700);
    remove(Buffer.from((0,external_node_path_.join)(tree.directory, '.git')));
    const reset = isIndexed ? { code: 0 } : await readTree(tree, commit);
    (0,failpoint/* failpoint */.Zu)('workspace.tree-read');
    // Cleaning comes after, by the commit's ignore rules; failures show in what is left.
    let seen = await cleaned(tree, putAway);
    if (seen === undefined)
        return undefined;
    (0,failpoint/* failpoint */.Zu)('workspace.cleaned');
    // What rules of the agent's own hid from the cleaning: the next round cleans where they were.
    const hidden = await (0,hidden_files/* hiddenFiles */.eK)(tree, seen.ignored, seen.entries);
    const odd = [...hidden, ...seen.strays.map(({ path }) => path)];
    for (const path of odd)
        remove(placeOf(tree, path));
    if (hidden.length > 0)
        return undefined;
    // What was removed may have hidden something.
    if (odd.length > 0)
        seen = await survey(tree);
    if (seen.unlocked || seen.gone.length + seen.changed.length + seen.untracked.length > 0)
        return undefined;
    if (reset.code !== 0 && !(await indexHolds(tree, commit)))
        return undefined;
    // Only now no directory above them can be a link.
    for (const path of seen.empty)
        (0,external_node_fs_.mkdirSync)(placeOf(tree, path), { recursive: true });
    for (const submodule of seen.filled) {
        makeDirectory(submodule.tree.directory);
        if (!(await restoreInPlace(submodule.tree, submodule.commit, { putAway })))
            return undefined;
    }
    return seen;
}
/** Undefined where rules of somebody else's decided how files were written: no index knows them, all are written anew. */
async function cleaned(tree, putAway) {
    const first = await survey(tree);
    const foreign = foreignAttributes(tree, first.entries);
    if (foreign.length > 0) {
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        for (const path of foreign)
            remove(placeOf(tree, path));
        return undefined;
    }
    const seen = first.unlocked ? await survey(tree) : first;
    if (seen.emptyFolders.length === 0 && seen.untracked.length === 0)
        return seen;
    for (const path of foreignFolders(seen, seen.emptyFolders))
        putAway(placeOf(tree, path.slice(0, -1)));
    await tree.git({ args: ['clean', '-ffdq'], allow: 'any' });
    return survey(tree);
}
const placeOf = (tree, path) => (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(tree.directory)}/${path}`);
async function readTree(tree, commit) {
    const reset = await tree.git({ args: ['read-tree', '-u', '--reset', commit], allow: 'any' });
    refuseMachineFault(reset.stderr);
    return reset;
}
/** What git sees, and what it does not. */
async function survey(tree) {
    const seen = await (0,work_tree/* lookAt */.t5)(tree);
    const { filled, empty } = await (0,submodules/* submodulesIn */.LF)(tree, seen.entries);
    const ignored = [...seen.ignored, ...filled.map(({ path }) => `${path}/`)];
    return { ...seen, filled, empty, ...(0,strays/* findStrays */._)(tree.directory, { ignored, submodules: empty, unlock: true }) };
}
/** Whatever stands there instead goes. */
function makeDirectory(place) {
    if (!isOwnDirectory(place))
        remove(Buffer.from(place));
    (0,external_node_fs_.mkdirSync)(place, { recursive: true });
}
async function indexHolds(tree, commit) {
    const args = ['diff-index', '--cached', '--name-only', '--ignore-submodules=none', commit];
    return (await tree.git({ args })).stdout.length === 0;
}
async function demand(tree, commit) {
    await tree.store({ args: ['cat-file', '-e', `${commit}^{tree}`] });
}
async function refill(tree, commit) {
    // Nothing is thrown away for a commit that is missing.
    if ((0,external_node_fs_.lstatSync)(tree.directory, { throwIfNoEntry: false }))
        await demand(tree, commit);
    try {
        discard(tree.directory);
        (0,external_node_fs_.mkdirSync)(tree.directory, { recursive: true });
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        (0,failpoint/* failpoint */.Zu)('workspace.emptied');
        const left = await restoreRound(tree, commit, { putAway: () => false });
        if (left)
            return left;
    }
    catch (error) {
        if (!isGivingUp(error))
            throw error;
        await demand(tree, commit);
        throw unusable(tree, error);
    }
    throw unusable(tree, undefined);
}
/**
 * Leaves nothing of what is in the directory. It itself stays where that works: a runner's checkout may be a file
 * system of its own, and later steps stand in it; on a full disk not even a directory can be made to move it to.
 */
function discard(directory) {
    if (!isOwnDirectory(directory))
        (0,external_node_fs_.rmSync)(directory, { force: true });
    else if (!emptied(directory))
        putOutOfTheWay(directory);
}
function emptied(directory) {
    try {
        (0,external_node_fs_.chmodSync)(directory, (0,external_node_fs_.lstatSync)(directory).mode | 0o700);
        for (const entry of (0,external_node_fs_.readdirSync)(directory, { encoding: 'buffer' }))
            remove(below(Buffer.from(directory), entry));
        return true;
    }
    catch (error) {
        if (!isGivingUp(error))
            throw error;
        return false;
    }
}
function putOutOfTheWay(directory) {
    const aside = (0,external_node_fs_.mkdtempSync)(`${directory}.discarded-`);
    // Moving a directory writes its `..`, which its owner may have forbidden.
    (0,external_node_fs_.chmodSync)(directory, 0o700);
    (0,external_node_fs_.renameSync)(directory, (0,external_node_path_.join)(aside, (0,external_node_path_.basename)(directory)));
    try {
        remove(Buffer.from(aside));
    }
    catch {
        // Files that cannot be removed (immutable, another owner's) cost disk space, and nothing reads them any more.
    }
}
const below = (folder, name) => Buffer.concat([folder, Buffer.from('/'), name]);
/** Removes whatever is there, read-only directories included; throws what the file system says where it cannot. */
function remove(place) {
    try {
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    }
    catch (error) {
        if (!isGivingUp(error) || !(0,external_node_fs_.lstatSync)(place).isDirectory())
            throw error;
        unlockAll(place);
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    }
}
/** Even the owner cannot empty a directory that is read-only. */
function unlockAll(folder) {
    (0,external_node_fs_.chmodSync)(folder, 0o700);
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
        if (entry.isDirectory())
            unlockAll(below(folder, entry.name));
    }
}
/** What no other directory mends is told at once; one that is mounted read-only may have been put there by an agent. */
function refuseMachineFault(said) {
    const fault = (0,machine_fault/* machineFault */.M)({ said, what: 'the workspace could not be filled.' });
    if (fault && fault.code !== 'DISK_READ_ONLY')
        throw fault;
}
const unusable = (tree, cause) => new error_error/* RalphError */.A({
    code: 'WORKSPACE_UNUSABLE',
    message: `The workspace ${tree.directory} could not be filled${cause instanceof Error ? `: ${cause.message}` : '.'}`,
    hint: 'Remove that directory (files in it may be immutable or belong to another user), then run again.',
    cause,
});


/***/ }),

/***/ 75056:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles),
/* harmony export */   o: () => (/* binding */ lend)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _files_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15367);
/* harmony import */ var _restore_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54058);





/**
 * Writes the files of a commit into a new directory: no `.git`, and nothing of the user's repository is touched.
 * Throws RalphError DIRECTORY_EXISTS where there is something already; a directory half written is removed.
 */
async function writeFiles({ store, remote }, options) {
    const { commit, directory, stateDir } = options;
    await remote.fetchCommit(commit);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
    }
    catch (error) {
        throw cannotMake(directory, error);
    }
    try {
        await (0,_restore_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreTree */ .NU)((0,_files_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .workTree */ ._E)({ git: store.git, directory, stateDir, index: 'checkout-index' }), commit);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true });
        throw error;
    }
}
const cannotMake = (directory, error) => error.code === 'EEXIST'
    ? new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'DIRECTORY_EXISTS',
        message: `${directory} already exists; nothing was written.`,
        hint: 'Choose another directory, or remove that one.',
    })
    : new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'DIRECTORY_UNUSABLE',
        message: `${directory} cannot be made: ${error.message}`,
        hint: 'Choose a directory in an existing folder that you can write to.',
        cause: error,
    });
/**
 * Writes files into a workspace for somebody who reads there, each below a folder at its top that is theirs alone; returns
 * what removes these folders. What stood in their place, such as a link, is gone until the next restore.
 */
async function lend(directory, files) {
    const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))];
    const takeAway = async () => {
        for (const folder of folders)
            (0,_restore_js__WEBPACK_IMPORTED_MODULE_4__/* .remove */ .TF)(Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, folder)));
    };
    await takeAway();
    for (const [path, content] of files) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, content);
    }
    return takeAway;
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




/**
 * Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
 * tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
 * with the past, so it is done once: what a job on this machine has proven is not looked at again.
 */
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
/**
 * Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
 * RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
 */
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
/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
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
/**
 * How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
 * what it wrote is not to be written twice.
 */
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
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
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
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is not an event of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredEvent */ .S.parse(JSON.parse(line)));
}


/***/ }),

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        // Forms may overlap, and then nothing of the one may stay beside the other.
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200;
/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
function mapStrings(value, change) {
    return mapped(value, change, deepest);
}
function mapped(value, change, left) {
    if (typeof value === 'string')
        return change(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (left === 0)
        return null;
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change, left - 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]));
}
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    // In base64 its first letters come up once in 17 MB.
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
        // file of nothing but headers took minutes.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const base64 of base64At(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
function formPlaces(secrets) {
    const forms = new Map();
    for (const { form, how } of secrets.flatMap(secretForms)) {
        const bare = form.replace(/\s+/g, '');
        if (bare.length >= form.length / 2 && !forms.has(bare))
            forms.set(bare, { form: bare, how });
    }
    return (text) => {
        const bare = text.replace(/\s+/g, '');
        const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how));
        if (found.length === 0 || bare.length === text.length)
            return found;
        const origins = originsOf(text);
        return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }));
    };
}
function placesOf(text, form, how) {
    const places = [];
    for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
        places.push({ how, from, to: from + form.length });
    }
    return places;
}
/** Where each character stood before white space was left out. */
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ })

};
