export const id = 7537;
export const ids = [7537];
export const modules = {

/***/ 10157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ keepFolder),
/* harmony export */   a: () => (/* binding */ keepFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function keepFile(root, path, { isHeld = true } = {}) {
    const before = isHeld ? foundAt(path) : undefined;
    let print = printOf(path);
    return {
        path,
        differs() {
            const now = printOf(path);
            if (now === print)
                return false;
            const isSame = isHeld && same(before, foundAt(path));
            if (isSame)
                print = now;
            return !isSame;
        },
        putBack() {
            if (!isHeld)
                throw new Error('its content was not kept');
            clearParents(root, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
            if (before)
                write(path, before);
            print = printOf(path);
        },
    };
}
function foundAt(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stat.isSymbolicLink())
            return { link: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
        return stat.isFile() ? { content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), mode: stat.mode & 0o777 } : 'other';
    }
    catch {
        return undefined;
    }
}
function same(one, other) {
    if (one === undefined || one === 'other' || other === undefined || other === 'other')
        return one === other;
    if ('link' in one)
        return 'link' in other && one.link === other.link;
    return 'content' in other && one.mode === other.mode && one.content.equals(other.content);
}
function write(path, before) {
    if (before === 'other')
        throw new Error('it was neither a file nor a link');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if ('link' in before)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(before.link, path);
    else
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.content, { flag: 'wx', mode: before.mode });
}
const nothing = 'nothing';
function printOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
        if (stat === undefined)
            return nothing;
        return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
    }
    catch {
        return 'unreachable';
    }
}
function clearParents(root, path) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let at = 0; at < parts.length; at++) {
        const folder = [root, ...parts.slice(0, at)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined)
            return;
        if (stat.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stat.mode | 0o700);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
    }
}
const mostFiles = 20_000;
function keepFolder(root, { bytes, putsBack, except = [] }) {
    const filesBelow = () => pathsBelow(root, except);
    const kept = new Map();
    let left = bytes;
    const sized = filesBelow().map((path) => ({ path, size: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0 }));
    for (const { path, size } of sized.sort((one, other) => one.size - other.size)) {
        const isHeld = size <= left;
        if (isHeld)
            left -= size;
        kept.set(path, keepFile(root, path, { isHeld }));
    }
    const told = new Set();
    const restored = (path) => {
        if (!putsBack)
            return false;
        try {
            const file = kept.get(path);
            if (file)
                file.putBack();
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            return true;
        }
        catch {
            return false;
        }
    };
    return {
        compare() {
            const changed = [...kept.values()].filter((file) => file.differs()).map(({ path }) => path);
            const added = filesBelow().filter((path) => !kept.has(path));
            return [...added, ...changed].flatMap((path) => {
                const isBack = restored(path);
                if (!isBack && told.has(path))
                    return [];
                told.add(path);
                return [{ path, isBack }];
            });
        },
    };
}
function pathsBelow(root, except) {
    const found = [];
    const walk = (folder) => {
        for (const entry of entriesOf(folder)) {
            if (found.length >= mostFiles)
                return;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (except.includes(path))
                continue;
            if (entry.isDirectory())
                walk(path);
            else
                found.push(path);
        }
    };
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false })?.isDirectory())
        walk(root);
    return found;
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 68591:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ processDirectory),
/* harmony export */   _Z: () => (/* binding */ processExists),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10774);






async function processDirectory(home, kind) {
    const prefix = `${kind}-${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`;
    const path = await made(home, `${prefix}${process.pid}-`);
    await sweep(home, prefix);
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .failpoint */ .Zu)('process-directory.made');
    const remove = async () => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .failpoint */ .Zu)('process-directory.remove');
        await removeFolder(path);
    };
    return { path, remove };
}
async function made(home, prefix) {
    try {
        await makeFolder(home);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, prefix));
    }
    catch (cause) {
        const { code = '', message } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code))
            throw cause;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
            code: 'HOME_NOT_WRITABLE',
            message: `ralph stores its own files in ${home}, but cannot write there: ${message}`,
            hint: 'Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph (the default comes from XDG_STATE_HOME or HOME), and run again.',
            cause,
        });
    }
}
async function makeFolder(path) {
    const make = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o700 }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
    try {
        await make();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await make();
    }
}
async function sweep(home, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(home)) {
        const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
        if (pid > 0 && !processExists(pid))
            await removeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, name));
    }
}
function processExists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}
async function removeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(error.code ?? ''))
            throw error;
        unlock(Buffer.from(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
}
function unlock(root) {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of unlocked(folder)) {
            if (entry.isDirectory())
                folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
        }
    }
}
function unlocked(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        return [];
    }
}


/***/ }),

/***/ 5393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ committedTarget),
/* harmony export */   fe: () => (/* binding */ committedFile),
/* harmony export */   qI: () => (/* binding */ committedFiles),
/* harmony export */   wo: () => (/* binding */ committedBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);


const limit = 5 * 1024 * 1024;
async function committedFile(git, options) {
    const { commit, path, lazy = [] } = options;
    if (path.includes('\n'))
        return undefined;
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch', '--follow-symlinks'],
        input: `${commit}:${path}\n`,
    });
    const end = stdout.indexOf(0x0a);
    const [, type, size] = stdout.toString('utf8', 0, end).split(' ');
    if (type !== 'blob')
        return undefined;
    return stdout.subarray(end + 1, end + 1 + Number(size));
}
const mostLinks = 40;
async function committedTarget(git, { commit, path }) {
    let at = path;
    for (let links = 0; links < mostLinks && !node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(at) && !at.startsWith('..'); links += 1) {
        const parts = at.split('/');
        const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
        const { stdout } = await git({ args: ['ls-tree', '-z', '--full-tree', commit, '--', ...folders] });
        const entries = stdout.toString('utf8').split('\0');
        const found = entries.flatMap((entry) => {
            const [, oid = '', name = ''] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
            return folders.includes(name) ? [{ oid, link: name }] : [];
        });
        const [first] = found;
        if (first === undefined)
            return at;
        const { oid, link } = first;
        const target = (await git({ args: ['cat-file', 'blob', oid] })).stdout.toString('utf8');
        const from = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(target) ? '/' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link);
        at = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(from, target, at.slice(link.length));
    }
    return at;
}
async function committedBelow(git, { commit, folder }) {
    const below = folder === '' ? [] : ['--', `${folder}/`];
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit, ...below] });
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    if (entries.length === 0)
        return undefined;
    return entries.flatMap((entry) => {
        const [, mode = '', path = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
        return mode.startsWith('100') || mode === '120000' ? [{ path, link: mode === '120000' }] : [];
    });
}
function committedFiles(git, options) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...options, path });
            if (bytes === undefined)
                return undefined;
            if (bytes.length > limit)
                throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${limit}`);
            try {
                return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
            }
            catch {
                throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text');
            }
        },
    };
}
const unusable = (path, code, what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code,
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
});


/***/ }),

/***/ 94320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ objectWriter),
/* harmony export */   _f: () => (/* binding */ oidOf),
/* harmony export */   zS: () => (/* binding */ commitObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32143);





function objectWriter({ gitDir, format }) {
    const written = new Set();
    const added = new Map();
    const write = (oid, object) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', oid.slice(0, 2));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
        const half = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'tmp_obj_ralph');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(half, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(object, compression));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(half, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, oid.slice(2)));
    };
    return {
        add(type, content) {
            const oid = oidOf(format, type, content);
            if (!written.has(oid))
                added.set(oid, Buffer.concat([header(type, content), content]));
            return oid;
        },
        flush() {
            try {
                for (const [oid, object] of added) {
                    write(oid, object);
                    written.add(oid);
                    added.delete(oid);
                }
            }
            catch (cause) {
                const { code, message } = cause;
                throw (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .machineFault */ .M)({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause;
            }
        },
    };
}
function oidOf(format, type, content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(header(type, content)).update(content).digest('hex');
}
const header = (type, content) => Buffer.from(`${type} ${content.length}\0`);
const compression = { level: 1, memLevel: 4 };
function commitObject({ tree, parents, author, committer, at, message }) {
    const header = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${signature(author, at)}`,
        `committer ${signature(committer, at)}`,
    ];
    return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`);
}
const signature = (by, at) => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`;
const clean = (text) => text.replace(/[<>\r\n\0]/g, ' ').trim();


/***/ }),

/***/ 65977:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qs: () => (/* binding */ besideStore),
  $B: () => (/* binding */ isThere),
  Gt: () => (/* binding */ makeBareDirectory),
  $V: () => (/* binding */ objectsOfPath),
  Ch: () => (/* binding */ openStore),
  fY: () => (/* binding */ parentsOf),
  $I: () => (/* binding */ readObjects),
  g7: () => (/* binding */ treeOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/engine-config.js
var engine_config = __webpack_require__(25499);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/git/call/engine-files.js



const steering = [
    ...['config', 'config.worktree', 'HEAD', 'packed-refs', 'refs/heads/none', 'commondir', 'gitdir', 'hooks'],
    ...['info/attributes', 'info/exclude', 'info/grafts', 'info/sparse-checkout', 'shallow'],
    ...['objects/info/alternates', 'objects/info/http-alternates'],
];
function engineFiles() {
    const kept = new Map();
    const fetches = new Map();
    let found = [];
    let atWork = 0;
    const keep = (gitDir, names = steering) => {
        for (const name of names) {
            const file = (0,kept_file/* keepFile */.a)(gitDir, (0,external_node_path_.join)(gitDir, name));
            kept.set(file.path, { ...file, name: `${(0,external_node_path_.basename)(gitDir)}/${name}` });
        }
    };
    const compare = () => {
        for (const file of kept.values()) {
            if (fetches.has(file.path) || !file.differs())
                continue;
            found.push(`${file.name}, a file of the engine's git, was changed and put back`);
            try {
                file.putBack();
            }
            catch (cause) {
                throw filesChanged([`${file.name} was changed, and cannot be restored`], cause);
            }
        }
    };
    const told = () => {
        const names = found;
        found = [];
        return names;
    };
    return {
        keep,
        keeps: (gitDir) => kept.has((0,external_node_path_.join)(gitDir, 'config')),
        demand() {
            compare();
            if (found.length > 0 && atWork === 0)
                throw filesChanged(told());
        },
        fetching(gitDir) {
            const path = (0,external_node_path_.join)(gitDir, 'shallow');
            fetches.set(path, (fetches.get(path) ?? 0) + 1);
            return () => {
                const left = (fetches.get(path) ?? 1) - 1;
                if (left > 0)
                    return void fetches.set(path, left);
                fetches.delete(path);
                keep(gitDir, ['shallow']);
            };
        },
        begin() {
            atWork += 1;
            let isAtWork = true;
            return () => {
                if (isAtWork)
                    atWork -= 1;
                isAtWork = false;
                compare();
                return told();
            };
        },
    };
}
const filesChanged = (what, cause) => new error/* RalphError */.A({
    code: 'ENGINE_FILES_CHANGED',
    message: `Somebody changed ralph's own files: ${what.slice(0, 5).join('; ')}.`,
    hint: 'Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.',
    cause,
});

// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
;// CONCATENATED MODULE: ./build/adapter/git/store/object-reader.js



function objectReader(start) {
    const contents = conversation({ ...start, mode: '--batch' });
    const facts = conversation({ ...start, mode: '--batch-check' });
    return {
        async read(name) {
            const answer = await contents.ask(name);
            return answer && { oid: answer.oid, type: answer.type, content: answer.content };
        },
        look: (name) => facts.ask(name),
        close: () => {
            contents.close();
            facts.close();
        },
    };
}
function conversation(start) {
    const withContent = start.mode === '--batch';
    let child;
    let waiting = [];
    let heard = [];
    let bytes = 0;
    let needed = 1;
    const give = (error) => {
        const left = waiting;
        waiting = [];
        heard = [];
        bytes = 0;
        needed = 1;
        child = undefined;
        for (const { reject } of left)
            reject(error);
    };
    const open = () => {
        start.demand?.();
        const args = [...start.args, 'cat-file', start.mode];
        const started = (0,external_node_child_process_.spawn)((0,programs/* programsOn */.v)(start.env['PATH']).git(), args, {
            env: start.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: true,
        });
        let said = '';
        started.stderr.setEncoding('utf8').on('data', (text) => {
            said = (said + text).slice(-1000);
        });
        const ended = () => {
            if (child === started)
                give(unreadable(waiting[0]?.name ?? '', said));
        };
        started.on('error', ended);
        started.on('close', ended);
        started.stdin.on('error', () => undefined);
        started.stdout.on('data', hear);
        return started;
    };
    const hear = (chunk) => {
        heard.push(chunk);
        bytes += chunk.length;
        if (bytes < needed)
            return;
        const all = Buffer.concat(heard, bytes);
        let at = 0;
        needed = 1;
        for (;;) {
            const next = answerAt(all, at, withContent);
            if (next.kind === 'partial') {
                needed = next.needs - at;
                break;
            }
            at = next.end;
            waiting.shift()?.resolve(next.answer);
        }
        heard = [all.subarray(at)];
        bytes = all.length - at;
        if (waiting.length === 0)
            hold(child, false);
    };
    return {
        ask: (name) => new Promise((resolve, reject) => {
            child ??= open();
            hold(child, true);
            waiting.push({ name, resolve, reject });
            child.stdin.write(`${name}\n`);
        }),
        close: () => {
            child?.stdin.end();
            child = undefined;
        },
    };
}
const unreadable = (name, said) => new error/* RalphError */.A({
    code: 'OBJECT_UNREADABLE',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended without an answer'}`,
    hint: '`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again.',
});
function hold(child, wanted) {
    for (const handle of [child, child?.stdin, child?.stdout, child?.stderr]) {
        if (wanted)
            handle?.ref?.();
        else
            handle?.unref?.();
    }
}
function answerAt(all, at, withContent) {
    const line = all.indexOf(0x0a, at);
    if (line === -1)
        return { kind: 'partial', needs: all.length + 1 };
    const [, oid = '', type = '', digits = ''] = /^(\S+) (\S+) (\d+)$/.exec(all.toString('utf8', at, line)) ?? [];
    if (digits === '')
        return { kind: 'answer', answer: undefined, end: line + 1 };
    const size = Number(digits);
    const end = withContent ? line + 1 + size + 1 : line + 1;
    if (end > all.length)
        return { kind: 'partial', needs: end };
    const content = withContent ? Buffer.from(all.subarray(line + 1, line + 1 + size)) : Buffer.alloc(0);
    return { kind: 'answer', answer: { oid, type, size, content }, end };
}

// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
;// CONCATENATED MODULE: ./build/adapter/git/store/store.js












async function openStore(place) {
    const { home, repository, remote } = place;
    const directory = await (0,process_directory/* processDirectory */.Bi)(home, 'store');
    const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path);
    const configFile = (0,external_node_path_.join)(directory.path, 'gitconfig');
    await (0,promises_.writeFile)(configFile, (0,engine_config/* engineConfig */.d0)(carried), { mode: 0o600 });
    (0,failpoint/* failpoint */.Zu)('store.configured');
    const env = {
        ...(0,exec/* hardenedEnvironment */.jm)(place.env, configFile),
        ...(0,engine_config/* configEnvironment */.kj)(remoteEntries(remote, carried)),
    };
    const gitDir = (0,external_node_path_.join)(directory.path, 'store.git');
    makeBareDirectory(gitDir, repository.objectFormat);
    (0,failpoint/* failpoint */.Zu)('store.initialised');
    borrowObjects(gitDir, repository, remote);
    const files = engineFiles();
    files.keep(directory.path, ['gitconfig']);
    files.keep(gitDir);
    const objects = objectReader({ args: (0,exec/* fixedArguments */.tT)(gitDir), env, demand: files.demand });
    (0,failpoint/* failpoint */.Zu)('store.opened');
    return {
        gitDir,
        git: (0,exec/* gitAt */.c8)(gitDir, env, files),
        objects,
        writer: (0,object_writer/* objectWriter */.DJ)({ gitDir, format: repository.objectFormat }),
        env,
        remote,
        objectFormat: repository.objectFormat,
        files,
        contentSettings: carried.filter((entry) => !(0,engine_config/* mayHoldSecret */.dV)(entry)),
        renewHeader(before, after) {
            for (const [name, value] of Object.entries(env))
                if (value === before)
                    env[name] = after;
        },
        close: async () => {
            objects.close();
            await directory.remove();
        },
    };
}
function asFilesAreHere(carried, directory) {
    const isCaseIgnored = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(directory), (0,external_node_path_.basename)(directory).toUpperCase()));
    return isCaseIgnored ? carried : carried.filter(([key]) => key !== 'core.ignorecase');
}
const remoteEntries = (remote, carried) => [
    ...carried.filter(engine_config/* mayHoldSecret */.dV),
    [`remote.${remote_url/* remoteName */.iy}.url`, remote],
    ['transfer.fsckObjects', 'true'],
    ['fetch.writeCommitGraph', 'false'],
];
function borrowObjects(gitDir, repository, remote) {
    const own = repository.partial ? [] : [(0,external_node_path_.join)(repository.commonDir, 'objects').replaceAll('\\', '/')];
    const lent = objectsOfPath(remote);
    const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll('\\', '/'));
    const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''));
    if (repository.shallow && !repository.partial) {
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
    }
}
function makeBareDirectory(gitDir, objectFormat) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, folder), { recursive: true });
    }
    const version = objectFormat === 'sha256' ? 1 : 0;
    const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
}
function besideStore(store, name) {
    const gitDir = (0,external_node_path_.join)(store.gitDir, '..', name);
    if (store.files.keeps(gitDir))
        return gitDir;
    (0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
    makeBareDirectory(gitDir, store.objectFormat);
    store.files.keep(gitDir);
    return gitDir;
}
function objectsOfPath(remote) {
    if (!(0,remote_url/* isPathRemote */.iw)(remote))
        return undefined;
    const path = pathOf(remote);
    if (path === undefined)
        return undefined;
    const found = [(0,external_node_path_.join)(path, '.git'), path, `${path}.git`].find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'objects')));
    if (found === undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(found, 'shallow')) || isPartial(found))
        return undefined;
    const objects = (0,external_node_path_.join)(found, 'objects').replaceAll('\\', '/');
    return /[\n\r]|^"|^#/.test(objects) ? undefined : objects;
}
function pathOf(remote) {
    if (!/^file:\/\//i.test(remote))
        return remote;
    try {
        return (0,external_node_url_.fileURLToPath)(remote);
    }
    catch {
        return undefined;
    }
}
const isPartial = (gitDir) => {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    return (0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).some((name) => name.endsWith('.promisor'));
};
function submoduleObjects(gitDir) {
    const worktrees = (0,external_node_path_.join)(gitDir, 'worktrees');
    const linked = (0,external_node_fs_.existsSync)(worktrees) ? (0,external_node_fs_.readdirSync)(worktrees).map((name) => (0,external_node_path_.join)(worktrees, name, 'modules')) : [];
    return [(0,external_node_path_.join)(gitDir, 'modules'), ...linked].flatMap(objectsBelow);
}
function objectsBelow(modules) {
    if (!(0,external_node_fs_.existsSync)(modules))
        return [];
    return (0,external_node_fs_.readdirSync)(modules, { withFileTypes: true }).flatMap((entry) => {
        const place = (0,external_node_path_.join)(modules, entry.name);
        if (!entry.isDirectory())
            return [];
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'HEAD')))
            return objectsBelow(place);
        return [(0,external_node_path_.join)(place, 'objects'), ...objectsBelow((0,external_node_path_.join)(place, 'modules'))];
    });
}
async function isThere({ objects }, oid) {
    return (await objects.read(`${oid}^{commit}`)) !== undefined;
}
async function parentsOf({ objects }, commit) {
    const text = (await objects.read(commit))?.content.toString('utf8') ?? '';
    const [header = ''] = text.split('\n\n', 1);
    return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid);
}
async function treeOf({ objects }, commit) {
    return (await objects.look(`${commit}^{tree}`))?.oid;
}
async function readObjects(git, names, lazy = []) {
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch'],
        input: names.map((name) => `${name}\n`).join(''),
    });
    let at = 0;
    return names.map(() => {
        const end = stdout.indexOf(0x0a, at);
        const [oid = '', type = '', size = ''] = stdout.toString('utf8', at, end).split(' ');
        at = end + 1;
        if (!/^\d+$/.test(size))
            return undefined;
        const content = stdout.subarray(at, at + Number(size));
        at += Number(size) + 1;
        return { oid, type, content };
    });
}


/***/ }),

/***/ 6952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ resolveSettings),
  h: () => (/* binding */ variablesOf)
});

// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/config/table/run-inputs.js
var run_inputs = __webpack_require__(40697);
;// CONCATENATED MODULE: ./build/core/config/resolve/unknown-key.js



const names = Object.keys(settings/* settings */.W);
function unknownKey(key) {
    const meant = run_inputs/* olderInputs */.mm[key] ?? (0,nearest/* meantName */.d5)(key, names);
    return `unknown key "${key}"; ${meant === undefined ? '`ralph config` and docs/settings.md list the keys' : `did you mean "${meant}"?`}`;
}

;// CONCATENATED MODULE: ./build/core/config/resolve/resolve.js


const resolve_names = Object.keys(settings/* settings */.W);
const planFields = {
    strategy: (plan) => plan.validation_strategy,
    validate: (plan) => plan.checks,
};
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
    'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
};
function resolveSettings(given) {
    const findings = [...unknownKeys(given)];
    const values = {};
    const sources = {};
    const places = {};
    const files = {};
    for (const name of resolve_names) {
        const definition = settings/* settings */.W[name];
        const found = lookUp(given, name, definition);
        sources[name] = found?.source ?? 'default';
        places[name] = found?.place ?? 'default';
        if (found?.source === 'file')
            files[name] = given.fileName;
        const read = found ? definition.read(found.raw) : { value: definition.fallback };
        if ('value' in read)
            values[name] = read.value;
        else
            findings.push(`${found?.place}: expected ${read.expected}, got ${shown(found?.raw)}`);
    }
    return {
        settings: values,
        sources: sources,
        places: places,
        files,
        findings,
    };
}
function lookUp(given, name, definition) {
    const flag = given.flags[name];
    if (flag !== undefined)
        return { source: 'flag', raw: flag, place: given.flagName?.(name) ?? `--${name}` };
    for (const variable of variables(name, definition)) {
        const raw = given.environment[variable];
        if (raw !== undefined && raw !== '')
            return { source: 'environment', raw, place: `$${variable}` };
    }
    const spoken = inSeedWords(given, name);
    if (spoken)
        return { source: 'environment', ...spoken };
    const planned = given.plan && planFields[name]?.(given.plan);
    if (planned !== undefined)
        return { source: 'plan', raw: planned, place: `the plan's ${name}` };
    const filed = Object.hasOwn(given.file, name) ? given.file[name] : undefined;
    if (filed !== undefined)
        return { source: 'file', raw: filed, place: `${given.fileName}: ${name}` };
    return undefined;
}
function inSeedWords({ environment }, name) {
    const { variable = '', words = {} } = seedWords[name] ?? {};
    const said = environment[variable];
    if (said === undefined || said === '')
        return undefined;
    if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, said))
        return undefined;
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, settings/* settings */.W[name]), ...(variable === undefined ? [] : [variable])];
}
function variables(name, definition) {
    const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`;
    return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys({ file, fileName }) {
    return Object.keys(file)
        .filter((key) => !Object.hasOwn(settings/* settings */.W, key))
        .map((key) => `${fileName}: ${unknownKey(key)}`);
}
function shown(raw) {
    const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, '$1\u2026');
    return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}


/***/ }),

/***/ 73739:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ amongStories),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   dC: () => (/* binding */ isFolderOfStories),
/* harmony export */   pD: () => (/* binding */ isSprintStatus),
/* harmony export */   q9: () => (/* binding */ isStoryFolder),
/* harmony export */   qs: () => (/* binding */ sprintStatusIn)
/* harmony export */ });
const folders = [
    [/(?:^|\/)prd\//i, 'prd'],
    [/(?:^|\/)architecture\//i, 'architecture'],
    [/(?:^|\/)epics?\//i, 'epics'],
];
const names = [
    [/^sprint-status\.ya?ml$/i, 'status'],
    [/^project-context\.md$/i, 'rules'],
    [/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, 'brief'],
    [/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, 'prd'],
    [/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, 'architecture'],
    [/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, 'epics'],
];
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
function kindOf(path) {
    if (passedOver.test(path))
        return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = names.find(([pattern]) => pattern.test(name));
    if (named)
        return named[1];
    if (!/\.md$/i.test(name))
        return undefined;
    if (storyName.test(name))
        return /^epic[-_. ]/i.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
function amongStories(files, keys) {
    const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
    const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))));
    const known = new Set(sure);
    return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
function rootOf(folder) {
    const parts = folder.split('/');
    const inner = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i;
    return parts.length > 1 && inner.test(parts.at(-1) ?? '') ? parts.slice(0, -1).join('/') : folder;
}
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path);
const isSprintStatus = (path) => kindOf(path.replaceAll('\\', '/')) === 'status';
const isStoryFolder = (path) => !/\.(?:ya?ml|json|md)$/i.test(path);
function sprintStatusIn(entries) {
    const found = entries.filter(({ path }) => kindOf(path) === 'status');
    const depth = (path) => path.split('/').length;
    const nearest = Math.min(...found.map(({ path }) => depth(path)));
    return found.filter(({ path }) => depth(path) === nearest);
}
function storyNumber(name) {
    const plain = name.trim().toLowerCase();
    const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
    if (epic !== undefined)
        return `${epic}-${story}`;
    return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
function storyFolder(location, statusFile) {
    const path = location.replace(/^\{project[-_]root\}\/?/i, '');
    if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path))
        return undefined;
    const from = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : [];
    const parts = [...from];
    for (const name of path.split('/')) {
        if (name === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (name !== '' && name !== '.')
            parts.push(name);
    }
    return parts.join('/');
}


/***/ }),

/***/ 27586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message: fault.message, hint: fault.remedy });
}
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file name ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: /\.json$/i.test(file)
            ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`
            : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`,
    };
}
function fileStem(file) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const dot = base.lastIndexOf('.');
    return dot > 0 ? base.slice(0, dot) : base;
}
function safeName(stem) {
    const words = stem.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
    return words.join('-').slice(0, 60) || 'my-plan';
}


/***/ }),

/***/ 99387:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ taskIds),
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   QU: () => (/* binding */ treeParents),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26588);

const dependencyEdges = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
function findCycles(edges) {
    const cycles = [];
    const path = [];
    const placeOnPath = new Map();
    const nextEdge = takeEdges(edges);
    const enter = (node) => {
        placeOnPath.set(node, path.length);
        path.push(node);
    };
    const cutTo = (length) => {
        for (const node of path.splice(length))
            placeOnPath.delete(node);
    };
    const step = (node) => {
        const to = nextEdge(node);
        if (to === undefined) {
            cutTo(path.length - 1);
            return;
        }
        const place = placeOnPath.get(to);
        if (place !== undefined) {
            cycles.push(fromEarliest(path.slice(place)));
            cutTo(place + 1);
        }
        else
            enter(to);
    };
    for (const start of edges.keys()) {
        enter(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1))
            step(node);
    }
    return cycles;
}
function takeEdges(edges) {
    const taken = edges.map(() => 0);
    return (node) => {
        const edge = taken[node] ?? 0;
        taken[node] = edge + 1;
        return edges[node]?.[edge];
    };
}
function fromEarliest(cycle) {
    const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0);
    return [...cycle.slice(first), ...cycle.slice(0, first)];
}
function dependenciesFirst(edges) {
    const order = [];
    const seen = new Set();
    const nextEdge = takeEdges(edges);
    for (const start of edges.keys()) {
        const path = seen.has(start) ? [] : [start];
        seen.add(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
            const to = nextEdge(node);
            if (to === undefined) {
                order.push(node);
                path.pop();
            }
            else if (!seen.has(to)) {
                seen.add(to);
                path.push(to);
            }
        }
    }
    return order;
}
function treeParents(plan) {
    const edges = dependencyEdges(plan);
    const depth = plan.tasks.map(() => 0);
    const parents = plan.tasks.map(() => null);
    const further = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
    for (const at of dependenciesFirst(edges)) {
        const parent = [...(edges[at] ?? [])].sort(further).at(-1);
        if (parent === undefined)
            continue;
        parents[at] = parent;
        depth[at] = (depth[parent] ?? 0) + 1;
    }
    return parents;
}
const taskIds = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)(({ tasks }) => new Set(tasks.map(({ id }) => id)));


/***/ }),

/***/ 74644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   Eo: () => (/* binding */ isAgentsMd),
/* harmony export */   Ug: () => (/* binding */ reservedIn),
/* harmony export */   bJ: () => (/* binding */ reservedIds),
/* harmony export */   pt: () => (/* binding */ milestonesOf)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99387);


const milestonesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
    const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
    if (names.length === 0)
        return undefined;
    const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
    const rankOf = (id) => ranks.get(id) ?? names.length;
    return {
        names,
        of: (id) => names[rankOf(id)] ?? null,
        rank: ({ id }) => (isReserved(id) ? -1 : rankOf(id)),
    };
});
function ranksOf(plan, order) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const needed = plan.tasks.map(() => order.size);
    const ranks = new Map();
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges).reverse()) {
        const task = plan.tasks[at];
        if (!task)
            continue;
        const rank = task.milestone === undefined ? (needed[at] ?? order.size) : (order.get(task.milestone) ?? order.size);
        ranks.set(task.id, rank);
        for (const to of edges[at] ?? [])
            needed[to] = Math.min(needed[to] ?? order.size, rank);
    }
    return ranks;
}
const reservedIds = { merge: 'ralph-merge-', agentsMd: 'ralph-agents-md-' };
const reservedIn = (id) => Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved));
const isReserved = (id) => reservedIn(id) !== undefined;
const isAgentsMd = (id) => id.startsWith(reservedIds.agentsMd);


/***/ }),

/***/ 82660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
function printPath(path) {
    let printed = '';
    for (const segment of path) {
        if (typeof segment === 'number')
            printed += `[${segment}]`;
        else if (!/^[A-Za-z_$][\w$-]*$/.test(segment))
            printed += `[${shown(segment)}]`;
        else
            printed += printed === '' ? segment : `.${segment}`;
    }
    return printed;
}
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        ...(fault.file !== undefined && { file: fault.file }),
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
function shown(value) {
    if (typeof value === 'string') {
        const short = value.length > shownLength ? `${value.slice(0, shownLength)}\u2026` : value;
        return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
    }
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
}
function escaped(char) {
    return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 91936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    'knowledge-index': ['.ralph/templates/knowledge-index.md', '.ralph/templates/knowledge-index-prompt.md'],
    'context-prep': ['.ralph/templates/context-prep.md', '.ralph/templates/context-prep-prompt.md'],
    'context-post': ['.ralph/templates/context-post.md', '.ralph/templates/context-post-prompt.md'],
    'plan-review': ['.ralph/templates/plan-review.md'],
    'consensus-challenge': ['.ralph/templates/consensus-challenge.md'],
    'consensus-counter': ['.ralph/templates/consensus-counter.md'],
    'consensus-synthesis': ['.ralph/templates/consensus-synthesis.md'],
    verify: ['.ralph/templates/verify.md'],
    'plan-create': ['.ralph/templates/plan-create.md'],
    'init-ai': ['.ralph/templates/init-ai.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 34586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ freeFolder),
/* harmony export */   Q4: () => (/* binding */ whereItLies),
/* harmony export */   e0: () => (/* binding */ isLogOf),
/* harmony export */   gE: () => (/* binding */ moveDue)
/* harmony export */ });
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21033);


function moveDue(paths, request) {
    const due = movesDue(paths, request);
    return due && { ...due, kept: foldersEmptied(paths, due.moves, request) };
}
function foldersEmptied(paths, moves, { folder }) {
    const gone = new Set(moves.map(({ from }) => from));
    const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)];
    const isEmptied = (below) => [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below));
    return ['pending', 'current']
        .map((place) => `${folder}/${place}/`)
        .filter(isEmptied)
        .map((below) => `${below}.gitkeep`);
}
function movesDue(paths, request) {
    const { folder, path, done, day } = request;
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    const file = whereItLies(paths, request);
    if (own === undefined || file === undefined)
        return undefined;
    const taken = new Set(paths);
    if (done) {
        if (file.place === 'complete')
            return undefined;
        const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths);
        const { named, others } = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths);
        const to = `${home}/plan${file.extension}`;
        const hasProgress = named.some(({ rest }) => rest.startsWith('progress.'));
        return {
            place: 'complete',
            moves: [
                { from: file.path, to },
                ...named.map(({ path, rest }) => ({ from: path, to: `${home}/${rest}` })),
                ...others.map(({ path }) => ({ from: path, to: `${home}/${fileName(path)}` })),
            ],
            file: to,
            progress: hasProgress ? null : `${home}/progress.md`,
        };
    }
    const stem = file.place === 'current' ? file.stem : own.stem;
    const to = `${folder}/current/${stem}${own.extension}`;
    const beside = file.place === 'complete'
        ? archivedWith(file.path, stem, { folder, paths })
        : besideAt(file, paths, { folder, stem });
    const free = [{ from: file.path, to }, ...beside].filter((move) => !taken.has(move.to));
    return free.length === 0 ? undefined : { place: 'current', moves: free, file: to, progress: null };
}
function whereItLies(paths, { folder, path }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    if (own === undefined)
        return undefined;
    const files = paths.flatMap((one) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(one, folder) ?? []);
    const same = files.filter(({ name, extension }) => name === own.name && extension === own.extension);
    return same.find(({ place }) => place === 'current') ?? same.find(({ place }) => place === 'pending') ?? same.at(-1);
}
function isLogOf(path, { folder, path: plan }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(plan, folder);
    if (own === undefined)
        return false;
    const beside = ['pending', 'current'].map((place) => `${folder}/${place}/${own.stem}${own.extension}`);
    if (beside.some((at) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)({ path: at, stem: own.stem }, path) === 'progress.md'))
        return true;
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return path === `${home}progress.md` && (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(`${home}plan.md`, folder)?.name === own.name;
}
function freeFolder(home, paths) {
    for (let n = 1;; n++) {
        const one = n === 1 ? home : `${home}-${n}`;
        if (!paths.some((path) => path.startsWith(`${one}/`)))
            return one;
    }
}
function besideAt(file, paths, { folder, stem }) {
    const { named, others } = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths);
    return [
        ...named.map(({ path, rest }) => ({ from: path, to: `${folder}/current/${stem}.${rest}` })),
        ...others.map(({ path }) => ({ from: path, to: `${folder}/current/${fileName(path)}` })),
    ];
}
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1);
function archivedWith(path, stem, { folder, paths }) {
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return paths
        .filter((one) => one.startsWith(home) && one !== path)
        .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }));
}


/***/ }),

/***/ 21033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ companionsOf),
/* harmony export */   Lt: () => (/* binding */ nameForAdded),
/* harmony export */   T2: () => (/* binding */ nextPlan),
/* harmony export */   VU: () => (/* binding */ planMeant),
/* harmony export */   nv: () => (/* binding */ queueOf)
/* harmony export */ });
/* unused harmony exports standingOfRun, previousOf */
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94907);


function queueOf(files, { folder, runs }) {
    const found = files.flatMap(({ path, planName }) => {
        const file = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
        return file === undefined ? [] : [{ ...file, name: planName ?? file.name }];
    });
    const archived = found.filter(({ place }) => place === 'complete').sort(_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN);
    const rows = found
        .filter(({ place }) => place !== 'complete')
        .sort((a, b) => (a.place === b.place ? (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN)(a, b) : a.place === 'current' ? -1 : 1))
        .map((file) => ({ ...file, ...standingOf(file, runs.get(file.name)) }));
    const nameOf = (path) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path ?? '', folder)?.name ?? '';
    const known = new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))]);
    const takenOut = [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
        const isOpen = queue === folder && stop?.kind !== 'complete';
        return isOpen && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : [];
    });
    const overlooked = files.flatMap(({ path }) => ((0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverlooked */ .tI)(path, folder) ? [path] : []));
    return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) };
}
function standingOf(_, state) {
    return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state };
}
function standingOfRun({ lease, stop, paused, awaiting, }) {
    if (lease)
        return 'at_work';
    if (paused || awaiting)
        return 'person';
    if (stop?.kind === 'complete')
        return 'complete';
    if ((0,_run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__/* .continuesUnattended */ .Xo)(stop))
        return 'open';
    if (stop?.kind === 'failed')
        return passes(stop.code) ? 'open' : 'failed';
    return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed';
}
const passes = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
function findingsIn(rows, archived) {
    const seen = new Map();
    return rows.flatMap(({ path, name, state }) => {
        const first = seen.get(name.toLowerCase());
        seen.set(name.toLowerCase(), path);
        if (first !== undefined)
            return [
                `${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`,
            ];
        const before = archived.find((one) => one.name === name);
        if (before === undefined || state?.stop?.kind !== 'complete')
            return [];
        return [
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
        ];
    });
}
function nextPlan({ rows }, { passesFailed }) {
    const first = (...standings) => rows.find(({ standing }) => standings.includes(standing));
    const busy = first('at_work');
    if (busy)
        return { kind: 'busy', row: busy };
    const open = first('open');
    if (open)
        return { kind: 'continue', row: open };
    const blocking = passesFailed ? first('person') : first('person', 'failed');
    if (blocking)
        return { kind: 'blocked', row: blocking };
    const row = first('waiting');
    return row ? { kind: 'begin', row, previous: previousOf(rows) } : { kind: 'empty' };
}
function previousOf(rows) {
    const complete = rows.filter(({ standing }) => standing === 'complete');
    return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0);
}
function planMeant({ rows, archived }, { next, runs, about }) {
    if (next.kind !== 'empty' && next.kind !== 'begin')
        return { file: next.row, is: 'started' };
    const begun = ({ name }) => Date.parse(runs.get(name)?.started ?? '') || 0;
    const done = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort((a, b) => begun(a) - begun(b));
    const newest = done.at(-1);
    const complete = newest && { file: newest, is: 'complete' };
    const ahead = next.kind === 'begin' ? { file: next.row, is: 'next' } : undefined;
    return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead);
}
function companionsOf(file, paths) {
    const found = paths.flatMap((path) => {
        const rest = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)(file, path);
        return rest === undefined ? [] : [{ path, rest }];
    });
    const isExact = ({ path, rest }) => path.endsWith(`/${file.stem}.${rest}`);
    const named = new Map([...found.filter((one) => !isExact(one)), ...found.filter(isExact)].map((one) => [one.rest, one]));
    return { named: [...named.values()], others: found.filter((one) => named.get(one.rest) !== one) };
}
function nameForAdded(file, queue, now) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(`${queue.folder}/pending/${base}`, queue.folder);
    if (own && own.number !== null)
        return base;
    const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
    const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const number = last >= 10_000_000 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, '0');
    return `${number}-${base}`;
}


/***/ }),

/***/ 94907:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xo: () => (/* binding */ continuesUnattended)
/* harmony export */ });
/* unused harmony exports due, longestChain, startsNextJob */

function due(request) {
    const { state, orders, now, life = 'unknown' } = request;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = leaseVerdict(lease, life, { now, handed });
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
    if (paused)
        return resting(`${paused.by} paused it`);
    if (awaiting)
        return resting(`a commit of ${awaiting.task} waits for approval`);
    if (waiting && Date.parse(waiting.until) > now) {
        return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) };
    }
    if (stop === null && ended_in_order)
        return { due: true, why: 'an order has changed it since its last job' };
    if (stop === null)
        return { due: true, why: 'its last job ended with work left' };
    if (continuesUnattended(stop))
        return { due: true, why: `its last job ended with ${stop.kind}` };
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });
function continuesUnattended(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}
const longestChain = 100;
function startsNextJob(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}


/***/ }),

/***/ 62488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ flagWords),
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   hY: () => (/* binding */ breakCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10038);

const commandLine = (...words) => words.map(shellWord).join(' ');
function shellWord(text) {
    if (/^[\w./:@%+=,-]+$/.test(text))
        return text;
    if (text === '\u2026')
        return '"\u2026"';
    const spelled = [...text]
        .map(spell)
        .join('')
        .replaceAll('##[', `##${bytes('[')}`);
    const plain = [...text].map((char) => (char === '\\' ? '\\\\' : char)).join('');
    return spelled === plain ? quoted(text) : `"$(printf %b ${quoted(spelled)})"`;
}
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const short = { '\\': '\\\\', '\n': '\\n', '\t': '\\t' };
const spell = (char) => short[char] ?? ((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(char) === char ? char : bytes(char));
const bytes = (char) => [...new TextEncoder().encode(char)].map((byte) => `\\0${byte.toString(8).padStart(3, '0')}`).join('');
const flagWords = (name, value) => value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g;
function breakCommand(line, columns) {
    if (line.length <= columns || line.includes('"$('))
        return [line];
    const [first = '', ...words] = line.match(word) ?? [];
    const lines = [first];
    for (const next of words) {
        const longer = `${lines.at(-1)} ${next}`;
        if (longer.length + 2 <= columns)
            lines[lines.length - 1] = longer;
        else
            lines.push(`  ${next}`);
    }
    return lines.map((one, at) => (at < lines.length - 1 ? `${one} \\` : one));
}


/***/ }),

/***/ 26588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(compute) {
    const known = new WeakMap();
    return (of) => {
        const before = known.get(of);
        if (before)
            return before.value;
        const value = compute(of);
        known.set(of, { value });
        return value;
    };
}


/***/ }),

/***/ 3482:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   Db: () => (/* binding */ queueCommand),
/* harmony export */   Jk: () => (/* binding */ orderAndRun),
/* harmony export */   SN: () => (/* binding */ ordersAndRun),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   "in": () => (/* binding */ commandSpan),
/* harmony export */   lC: () => (/* binding */ ralphCommand),
/* harmony export */   lJ: () => (/* binding */ operatorLine),
/* harmony export */   mR: () => (/* binding */ operatorCommand),
/* harmony export */   pW: () => (/* binding */ orderLine)
/* harmony export */ });
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);


const operatorCommand = (context, verb, ...args) => lineSpan(operatorLine(context, verb, ...args));
function operatorLine(context, verb, ...args) {
    if (context.surface === 'issue')
        return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(orderLine(verb === 'run' ? 'start' : verb, ...args), 500);
    if (context.surface === 'workflow' && verb === 'run')
        return context.start ?? 'gh workflow run';
    return ralphCommand(context, verb, ...args);
}
const orderAndRun = (context, verb, ...args) => ordersAndRun(context, [[verb, ...args]]);
function ordersAndRun(context, orders) {
    const { cd, ...there } = context;
    const after = context.surface === 'issue' ? [] : [operatorLine(there, 'run')];
    const lines = [...orders.map(([verb, ...args]) => operatorLine(there, verb, ...args)), ...after];
    return inFolder(cd, lines.join(' && '));
}
function ralphCommand({ planFile, reachedBy = [], again, cd, queued, }, verb, ...args) {
    const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !args.includes(`--${name}`)) : [];
    const which = verb === 'run' && queued ? queued : (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)('plan', planFile);
    const words = ['ralph', verb, ...which, ...reachedBy, ...others.flatMap(([, flag]) => flag)];
    const line = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(...words, ...args);
    return inFolder(cd, line);
}
const queueCommand = ({ reachedBy = [] }) => (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)('ralph', 'run', '--queue', ...reachedBy);
const inFolder = (cd, line) => cd === undefined ? line : `${(0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)('cd', cd)} && ${line}`;
const orderLine = (verb, ...args) => ['/ralph', verb, ...args.map((arg) => (arg === '\u2026' ? '"\u2026"' : arg))].join(' ');
const commandSpan = (...words) => lineSpan((0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(...words));
const code = (content) => lineSpan((0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(content, 500));
function lineSpan(text) {
    const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(ticks + 1);
    return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
const shortOid = (oid) => oid.slice(0, 7);


/***/ }),

/***/ 5369:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ onDisk),
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapter/disk/files-below.js


const passedOver = new Set(['node_modules', '.git', 'vendor', 'dist']);
async function filesBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            return undefined;
        throw error;
    });
    if (entries === undefined)
        return undefined;
    const found = [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory() && !passedOver.has(entry.name))
            found.push(...((await filesBelow(path)) ?? []));
        else if (entry.isFile() || entry.isSymbolicLink())
            found.push({ path, link: entry.isSymbolicLink() });
    }
    return found;
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/entry/project/checkout.js



async function openCheckout(checkout, env) {
    const { workspace, commit, branch, committer, holdsFiles } = checkout;
    const repository = await (0,user_repository/* openRepository */.h_)({ cwd: workspace, env }).catch((error) => {
        throw error instanceof error_error/* RalphError */.A && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error;
    });
    const asked = { args: ['cat-file', '-e', `${commit}^{commit}`], allow: [1, 128] };
    const { code } = await (0,user_git/* userGit */.G)(workspace, env)(asked);
    if (code !== 0)
        throw baseMissing(commit, repository.head);
    const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
    const { name, email } = repository.user;
    const user = name === null || email === null ? committer : null;
    return {
        ...repository,
        head: commit,
        uncommitted: () => Promise.resolve(uncommitted),
        branch: repository.branch ?? branch,
        user: user ?? repository.user,
    };
}
const notCheckedOut = (workspace) => new error_error/* RalphError */.A({
    code: 'NOT_CHECKED_OUT',
    message: `The workspace ${workspace} does not contain a repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
});
const baseMissing = (commit, head) => new error_error/* RalphError */.A({
    code: 'BASE_NOT_CHECKED_OUT',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
    hint: 'Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for.',
});

;// CONCATENATED MODULE: ./build/entry/project/base-files.js









async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        const repository = await (context.repositoryAhead?.() ?? (0,user_repository/* openRepository */.h_)({ cwd, env }));
        const list = listOf(repository.toplevel, onDisk.below);
        return { repository, ...onDisk, list, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const { toplevel } = repository;
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { commit } = checkout;
    const inside = (path) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/');
    const read = async (path) => {
        const named = inside(path);
        if ((0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.fe)(git, { commit, path: named });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    const below = async (folder) => (await (0,committed_files/* committedBelow */.wo)(git, { commit, folder: inside(folder) }))?.map((file) => ({
        ...file,
        path: (0,external_node_path_.join)(toplevel, file.path),
    }));
    const readAll = async (paths) => {
        const names = paths.map((path) => `${commit}:${inside(path)}`);
        return (await (0,store/* readObjects */.$I)(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
    };
    const real = async (path) => {
        const named = inside(path);
        if (named === '' || (0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return path;
        return (0,external_node_path_.resolve)(toplevel, await (0,committed_files/* committedTarget */.ML)(git, { commit, path: named }));
    };
    return {
        repository,
        read,
        below,
        real,
        readAll,
        list: listOf(toplevel, below),
        remote: 'origin',
        home: checkout.home,
    };
}
const onDisk = {
    read: promises_.readFile,
    below: filesBelow,
    real: (path) => (0,promises_.realpath)(path),
    readAll: async (paths) => paths.map((path) => (0,external_node_fs_.readFileSync)(path)),
};
const listOf = (toplevel, below) => async (folder) => ((await below((0,external_node_path_.join)(toplevel, folder))) ?? [])
    .filter(({ link }) => !link)
    .map(({ path }) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/'))
    .sort();


/***/ }),

/***/ 30358:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17731);



const usualFile = '.github/ralph.yml';
const elsewhere = ['ralph.yml', '.github/ralph.yaml'];
async function readConfig(base, cwd, configFile) {
    const { toplevel } = base.repository;
    const path = configFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, usualFile) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, configFile);
    const name = configFile ?? usualFile;
    const bytes = await base.read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [], elsewhere: await misplaced(base) };
    return { name, path, elsewhere: [], ...(await parsed(bytes, name)) };
}
async function parsed(bytes, name) {
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4334)]).then(__webpack_require__.bind(__webpack_require__, 74334));
    return readConfigFile(bytes.toString('utf8'), name);
}
async function misplaced({ repository: { toplevel }, read }) {
    const found = await Promise.all(elsewhere.map(async (name) => {
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, name)).catch(() => undefined);
        if (bytes === undefined)
            return [];
        const { values } = await parsed(bytes, name);
        return Object.keys(values).some((key) => Object.hasOwn(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, key)) ? [unread(name)] : [];
    }));
    return found.flat();
}
const unread = (name) => ({
    severity: 'warning',
    code: 'CONFIG_ELSEWHERE',
    file: name,
    path: '',
    line: null,
    column: null,
    message: `This file is not read; the configuration is ${usualFile}.`,
    remedy: `Move it (mv ${name} ${usualFile}) or name it (--config ${name}).`,
});


/***/ }),

/***/ 31343:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder),
/* harmony export */   Y: () => (/* binding */ usualFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73739);



async function readPlanFolder(path, { files, toplevel, scope = 'all', cwd }) {
    const inside = (of) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, of).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const named = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '..') : path;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .rootOf */ .I5)(inside(named)));
    if (!(0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) && (await files.below(path)) === undefined)
        return undefined;
    const below = await files.below(root);
    if (below === undefined)
        return undefined;
    const { readBmad, storyFolderIn } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7903), __webpack_require__.e(1388), __webpack_require__.e(9519), __webpack_require__.e(6637)]).then(__webpack_require__.bind(__webpack_require__, 6637));
    const load = async (found) => {
        const wanted = found.filter(({ path: one, link }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(inside(one)) !== undefined || link);
        const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path));
        let next = 0;
        return wanted.map(({ path: one, link }) => ({ path: inside(one), link, bytes: link ? undefined : bytes[next++] }));
    };
    const first = await load(below);
    const elsewhere = storyFolderIn(first);
    const location = elsewhere === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, elsewhere);
    const isLink = location !== undefined && (await leadsElsewhere(location, { files, toplevel }));
    const more = location === undefined || isLink ? undefined : await files.below(location);
    const known = new Set(first.map((file) => file.path));
    const linked = isLink ? [{ path: inside(location), link: true, folder: true, bytes: undefined }] : [];
    const all = [...first, ...linked, ...(await load(more ?? [])).filter((file) => !known.has(file.path))];
    const read = readBmad({ folder: inside(named) || '.', files: all, scope });
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(scope);
    for (const file of all)
        digest.update(`\0${file.path}\0`).update(file.bytes ?? '');
    const shown = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, file)) || file;
    return {
        read: {
            ...read,
            findings: read.findings.map((finding) => finding.file === undefined ? finding : { ...finding, file: shown(finding.file) }),
        },
        source: digest.digest('hex'),
        sources: read.sources.map((source) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, source)),
    };
}
async function leadsElsewhere(path, { files, toplevel }) {
    const [real, top] = await Promise.all([
        files.real(path).catch(() => undefined),
        files.real(toplevel).catch(() => toplevel),
    ]);
    return real !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real) !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path);
}
const usual = ['docs', '_bmad-output'];
async function usualFolders(toplevel, files) {
    const lists = await Promise.all(usual.map(async (name) => (await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, name))) ?? []));
    const found = lists.flatMap((below) => {
        const entries = below.map(({ path, link }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), link }));
        const status = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .sprintStatusIn */ .qs)(entries).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, path));
        const stories = entries.some(({ path }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(path) === 'story' && /(?:^|\/)stories\//.test(path));
        return status.length > 0 || !stories ? status : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')];
    });
    return found;
}


/***/ }),

/***/ 92486:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   HC: () => (/* binding */ atTop),
/* harmony export */   Ow: () => (/* binding */ openSettings),
/* harmony export */   rw: () => (/* binding */ settingSources)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);
/* harmony import */ var _core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40697);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91936);
/* harmony import */ var _core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34586);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7630);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5369);
/* harmony import */ var _project_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30358);
/* harmony import */ var _project_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31343);










async function openSettings(context, flags) {
    const { env, cwd } = context;
    const base = await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openBase */ .m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const [config, words] = await Promise.all([(0,_project_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .X)(base, cwd, configFile), projectWords(base)]);
    const file = { ...config, findings: [...config.findings, ...words] };
    const flagName = (name) => (context.checkout ? (0,_core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfInput */ .dj)(name) : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ ...given, plan: undefined });
    return { base, file, given, before, planFile: before.settings.plan ?? 'plan.json' };
}
async function settingSources(context, flags, settings = openSettings(context, flags)) {
    const { cwd } = context;
    const opened = await settings;
    const { base, before, planFile } = opened;
    const named = before.sources.plan === 'flag' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base);
    const looks = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText;
    const path = (looks ? await elsewhere(planPath, base) : undefined) ?? planPath;
    return { ...opened, planPath: path, shownPlan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path) || '.' };
}
async function projectWords({ list, read, readAll, repository: { toplevel } }) {
    const [config, files] = await Promise.all([
        read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, '.ralph/config.yaml')).catch(() => undefined),
        list('.ralph/templates'),
    ]);
    const templates = Object.values(_core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_4__/* .templatePaths */ .b).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
    if (config === undefined && templates.length === 0)
        return [];
    const { wordFaults } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8020)]).then(__webpack_require__.bind(__webpack_require__, 58020));
    const texts = await readAll(templates.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, path)));
    return wordFaults(config?.toString('utf8'), templates.map((path, index) => [path, texts[index]?.toString('utf8') ?? '']));
}
async function elsewhere(planPath, base) {
    const { toplevel } = base.repository;
    const there = await base.read(planPath).catch((error) => error);
    if (!(there instanceof Error) || there.code !== 'ENOENT')
        return undefined;
    const folders = await (0,_project_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .usualFolders */ .Y)(toplevel, base);
    if (folders.length < 2)
        return folders[0];
    const names = folders.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(toplevel, path));
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'PLAN_FOLDER',
        message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
        hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
    });
}
async function whereItIs(path, queue, base) {
    const { toplevel } = base.repository;
    const folder = queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .usualQueue */ .u8;
    const named = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(atTop(path, toplevel) ?? '', folder);
    if (named === undefined)
        return path;
    const files = await base.list(folder);
    const found = files.includes(named.path) ? undefined : (0,_core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_9__/* .whereItLies */ .Q4)(files, { folder, path: named.path });
    return found === undefined ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, found.path);
}
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);


/***/ }),

/***/ 11277:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a2: () => (/* binding */ ConfinementStated),
/* harmony export */   ln: () => (/* binding */ ConfinementNeed),
/* harmony export */   vl: () => (/* binding */ Confined),
/* harmony export */   wn: () => (/* binding */ RedConfined)
/* harmony export */ });
/* unused harmony exports ConfinementLevel, ConfinementWay, ConfinementReport */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const ConfinementLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['C0', 'C1', 'C2', 'C3']);
const ConfinementWay = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'bubblewrap',
    'bubblewrap-root',
    'bubblewrap-sudo',
    'mount-script-root',
    'mount-script-sudo',
    'mount-script-user-namespace',
    'landlock',
    'pid-namespace',
    'process-group',
]);
const ConfinementReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: ConfinementLevel,
    way: ConfinementWay,
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ way: ConfinementWay, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const ConfinementNeed = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['read', 'write', 'docker', 'sandbox', 'unknown']);
const RedConfined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), needs: ConfinementNeed });
const Confined = ConfinementReport.omit({ refused: true }).extend({
    given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    login: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const ConfinementStated = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('confined'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    ...Confined.shape,
    refused: ConfinementReport.shape.refused.default([]),
});


/***/ })

};
