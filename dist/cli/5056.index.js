export const id = 5056;
export const ids = [5056];
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
const listHidden = (hidden) => ({
    paths: hidden.slice(0, maxListed).map(_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8),
    total: hidden.length,
});
async function hiddenFiles(tree, allIgnored, entries) {
    const environment = readSelfIgnored(tree);
    const ignored = allIgnored.filter((path) => !isWithin(path, environment));
    if (ignored.length === 0)
        return [];
    const rules = await checkpointRules(tree, entries);
    try {
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
        if (!['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
            throw error;
    }
}
async function notIgnored(tree, rules, paths) {
    if (paths.length === 0)
        return [];
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
function parents(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
}
const file = (tree) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.stateDir, 'self-ignored');
function rememberSelfIgnored(tree, ignored) {
    const rules = ignored.filter((path) => path.endsWith('/.gitignore'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file(tree), (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(rules.map((path) => path.slice(0, -'.gitignore'.length))));
}
const forgetSelfIgnored = (tree) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file(tree), { force: true });
const readSelfIgnored = (tree) => new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file(tree)) ? (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file(tree))) : []);


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






async function submodulesIn(tree, entries) {
    const links = entries.filter(({ mode }) => mode === _work_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .gitlink */ .RJ);
    if (links.length === 0)
        return { filled: [], empty: [] };
    const there = await present(tree.store, links.map(({ oid }) => oid));
    const filled = links.flatMap(({ path, oid }, at) => {
        const shown = (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path);
        return there[at] && (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .rawPath */ .av)(shown) === path ? { path, commit: oid, tree: below(tree, shown) } : [];
    });
    const known = new Set(filled.map(({ path }) => path));
    return { filled, empty: links.flatMap(({ path }) => (known.has(path) ? [] : path)) };
}
function isInPlace(outer, { path }) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(outer.directory), (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) === directory;
}
function below(outer, path) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outer.directory, path);
    const index = `submodule-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(directory).digest('hex').slice(0, 16)}`;
    return (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .workTree */ ._E)({ git: outer.store, stateDir: outer.stateDir, directory, index });
}
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

/***/ 56855:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findUnlisted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75475);


function findUnlisted(directory, walk) {
    const unlisted = [];
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
        for (const file of inside.unlisted)
            unlisted.push(file);
        if (inside.isEmpty && !submodules.has(folder.slice(0, -1)))
            emptyFolders.push(folder);
        for (const path of inside.folders)
            folders.push(path);
    }
    return { unlisted, unlocked, emptyFolders };
}
function look(place, folder, submodules) {
    const inSubmodule = submodules.has(folder.slice(0, -1));
    const entries = list(place);
    if (entries === undefined) {
        return { unlisted: [{ path: folder.slice(0, -1), kind: 'locked' }], folders: [], isEmpty: false };
    }
    const unlisted = [];
    const folders = [];
    for (const entry of entries) {
        const path = folder + entry.name;
        const isReplaced = submodules.has(path) && !entry.isDirectory();
        const kind = inSubmodule || isReplaced ? 'submodule' : kindOf(entry);
        if (kind === 'folder')
            folders.push(`${path}/`);
        else if (kind !== 'file' && path !== '.git')
            unlisted.push({ path, kind });
    }
    return { unlisted, folders, isEmpty: entries.length === 0 };
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
async function newFiles(tree) {
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--directory', '--no-empty-directory'];
    return (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((await tree.git({ args })).stdout);
}
const interruptible = (tree, signal) => ({
    ...tree,
    git: (call) => tree.git({ signal, ...call }),
    store: (call) => tree.store({ signal, ...call }),
});
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
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/files/unlisted-files.js
var unlisted_files = __webpack_require__(56855);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/foreign-paths.js


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
function foldersOf(path) {
    const folders = [];
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
        folders.push(path.slice(0, at + 1));
    return folders;
}
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
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/restore.js











async function restoreTree(tree, commit, { isIndexed = false, putAway = () => false } = {}) {
    (0,external_node_fs_.rmSync)(`${tree.index}.lock`, { force: true });
    const rounds = isIndexed ? ['look', ...allRounds] : allRounds;
    const kept = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, { putAway, rounds }) : undefined;
    const { ignored } = kept ?? (await refill(tree, commit));
    return { refilled: kept === undefined, ignored };
}
function isOwnDirectory(directory) {
    return (0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
const allRounds = ['first', 'second', 'anew'];
async function restoreInPlace(tree, commit, { putAway, rounds = allRounds }) {
    for (const round of rounds) {
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
function isGivingUp(error) {
    if (error instanceof error_error/* RalphError */.A)
        return error.code === 'GIT_FAILED';
    return ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EROFS'].includes(error.code ?? '');
}
async function restoreRound(tree, commit, { isIndexed = false, putAway }) {
    (0,external_node_fs_.chmodSync)(tree.directory, (0,external_node_fs_.lstatSync)(tree.directory).mode | 0o700);
    remove(Buffer.from((0,external_node_path_.join)(tree.directory, '.git')));
    const reset = isIndexed ? { code: 0 } : await readTree(tree, commit);
    (0,failpoint/* failpoint */.Zu)('workspace.tree-read');
    let seen = await cleaned(tree, putAway);
    if (seen === undefined)
        return undefined;
    (0,failpoint/* failpoint */.Zu)('workspace.cleaned');
    const hidden = await (0,hidden_files/* hiddenFiles */.eK)(tree, seen.ignored, seen.entries);
    const odd = [...hidden, ...seen.unlisted.map(({ path }) => path)];
    for (const path of odd)
        remove(placeOf(tree, path));
    if (hidden.length > 0)
        return undefined;
    if (odd.length > 0)
        seen = await survey(tree);
    if (seen.unlocked || seen.gone.length + seen.changed.length + seen.untracked.length > 0)
        return undefined;
    if (reset.code !== 0 && !(await indexHolds(tree, commit)))
        return undefined;
    for (const path of seen.empty)
        (0,external_node_fs_.mkdirSync)(placeOf(tree, path), { recursive: true });
    for (const submodule of seen.filled) {
        makeDirectory(submodule.tree.directory);
        if (!(await restoreInPlace(submodule.tree, submodule.commit, { putAway })))
            return undefined;
    }
    return seen;
}
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
async function survey(tree) {
    const seen = await (0,work_tree/* lookAt */.t5)(tree);
    const { filled, empty } = await (0,submodules/* submodulesIn */.LF)(tree, seen.entries);
    const ignored = [...seen.ignored, ...filled.map(({ path }) => `${path}/`)];
    return { ...seen, filled, empty, ...(0,unlisted_files/* findUnlisted */.u)(tree.directory, { ignored, submodules: empty, unlock: true }) };
}
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
    (0,external_node_fs_.chmodSync)(directory, 0o700);
    (0,external_node_fs_.renameSync)(directory, (0,external_node_path_.join)(aside, (0,external_node_path_.basename)(directory)));
    try {
        remove(Buffer.from(aside));
    }
    catch {
    }
}
const below = (folder, name) => Buffer.concat([folder, Buffer.from('/'), name]);
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
function unlockAll(folder) {
    (0,external_node_fs_.chmodSync)(folder, 0o700);
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
        if (entry.isDirectory())
            unlockAll(below(folder, entry.name));
    }
}
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


/***/ })

};
