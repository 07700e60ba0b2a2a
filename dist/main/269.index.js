export const id = 269;
export const ids = [269];
export const modules = {

/***/ 10157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ keepFolder),
/* harmony export */   a: () => (/* binding */ keepFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Remembers what is at `path` now. What is not held in memory is compared by its times alone, and cannot be put back.
 */
function keepFile(root, path, { isHeld = true } = {}) {
    const before = isHeld ? foundAt(path) : undefined;
    let print = printOf(path);
    return {
        path,
        differs() {
            const now = printOf(path);
            if (now === print)
                return false;
            // Touched, and no more than that.
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
        // A file in the place of one of its folders.
        return 'unreachable';
    }
}
/** Nothing is written or removed through a link that took the place of a folder. */
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
/** Beyond so many files a folder is no program's. */
const mostFiles = 20_000;
/**
 * Remembers every file below `root`. Where its files are more than `bytes`, the contents of the larger ones are not
 * kept: they can be told by their change of time, and not be put back. `except` are folders below it.
 */
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
            // First what is new: it may be a link in the place of a folder.
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
/** Links are files here, and not followed. */
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
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6294);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10774);






/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read. Throws
 * RalphError HOME_NOT_WRITABLE.
 */
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
/** With those above it. Node's `recursive` never ends where a folder is there that takes no other, such as /proc. */
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
/** Whether a process has this pid, be it another user's. A reused pid is told apart by its start time, not here. */
function processExists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}
/**
 * Removes a directory that somebody else filled, read-only directories included: tools leave them (a Go module cache),
 * and even their owner cannot empty them. Links are removed, never followed. Rejects where the system still refuses.
 */
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
/** Names are bytes: an agent may have made ones that are no UTF-8. */
function unlock(root) {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of unlocked(folder)) {
            if (entry.isDirectory())
                folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
        }
    }
}
/** Node's `rm` rejects at its first error while its other removals still run, so any folder may vanish here. */
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

/***/ 25499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ splitKey),
/* harmony export */   d0: () => (/* binding */ engineConfig),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   kj: () => (/* binding */ configEnvironment),
/* harmony export */   vJ: () => (/* binding */ carriedConfiguration)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);

/**
 * The engine's own git configuration file. Only settings about content rest on the disk; what may hold a secret goes
 * by `configEnvironment`. `safe.directory=*`: the receiving side of a path remote reads this file too, and `-c` does
 * not reach it (measured).
 */
function engineConfig(entries) {
    const lines = [['safe.directory', '*'], ...entries.filter((entry) => !mayHoldSecret(entry))];
    return lines.map(([key, value]) => section(key, value)).join('');
}
/**
 * Settings for git by environment: never on a command line, where every user of the machine could read them, and on
 * no disk, where the agent could (failure model G19). Needs git 2.31.
 */
function configEnvironment(entries) {
    const env = { GIT_CONFIG_COUNT: String(entries.length) };
    entries.forEach(([key, value], i) => {
        env[`GIT_CONFIG_KEY_${i}`] = key;
        env[`GIT_CONFIG_VALUE_${i}`] = value;
    });
    return env;
}
const mayHoldSecret = ([key]) => !key.startsWith('core.') || key === 'core.sshcommand';
function section(key, value) {
    const { section: name, subsection, name: variable } = splitKey(key);
    const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`;
    return `${head}\n\t${variable} = "${quoted(value)}"\n`;
}
const quoted = (value) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b');
/** What decides how files look on this machine. */
const contentKeys = new Set([
    'core.autocrlf',
    'core.eol',
    'core.symlinks',
    'core.longpaths',
    'core.ignorecase',
    'core.precomposeunicode',
    'core.filemode',
]);
/** How to reach an HTTPS remote: proxy, certificates, and the token that `actions/checkout` leaves as a header. */
const httpNames = new Set([
    'proxy',
    'proxyauthmethod',
    'sslcainfo',
    'sslcapath',
    'sslverify',
    'sslbackend',
    'sslcert',
    'sslkey',
    'schannelusesslcainfo',
    'schannelcheckrevoke',
    'version',
    'postbuffer',
    'emptyauth',
    'extraheader',
]);
/**
 * The settings of the user's effective configuration that the engine's own git needs for `remote`, in their order
 * (an empty `credential.helper` resets those before it). What speaks of other hosts stays behind (docs/design.md#store);
 * so does `url.<base>.insteadOf`: `remote` is what it made of the address (`instead-of.ts`).
 */
function carriedConfiguration(all, remote) {
    const http = /^https?:/i.test(remote);
    const ssh = !(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathRemote */ .iw)(remote) && !/^(https?|git):/i.test(remote);
    return all.filter(([key]) => {
        const { section, subsection, name } = splitKey(key);
        if (contentKeys.has(key))
            return true;
        if (section === 'http')
            return http && httpNames.has(name) && concerns(subsection, remote);
        if (section === 'credential')
            return http && concerns(subsection, remote);
        return ssh && (key === 'core.sshcommand' || key === 'ssh.variant');
    });
}
function splitKey(key) {
    const first = key.indexOf('.');
    const last = key.lastIndexOf('.');
    return {
        section: key.slice(0, first),
        subsection: first === last ? '' : key.slice(first + 1, last),
        name: key.slice(last + 1),
    };
}
/** Whether a setting for `pattern` (a URL, its host may hold `*`) can concern the address; git matches exactly. */
function concerns(pattern, address) {
    if (pattern === '')
        return true;
    const [wanted, host] = [hostOf(pattern), hostOf(address)];
    return wanted !== undefined && host !== undefined && matchesHost(host, wanted);
}
function matchesHost(host, pattern) {
    const labels = host.split('.');
    const wanted = pattern.split('.');
    return labels.length === wanted.length && wanted.every((label, i) => label === '*' || label === labels[i]);
}
const hostOf = (address) => /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase();


/***/ }),

/***/ 17939:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   NO: () => (/* binding */ gitFault),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   tT: () => (/* binding */ fixedArguments)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32143);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18309);




/**
 * Pinned for every call on the engine's own store: nothing of the agent's, the user's or the system's configuration
 * runs code or changes content (docs/design.md#store).
 */
const pinned = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.untrackedCache=false',
    'diff.ignoreSubmodules=all',
    'submodule.recurse=false',
    'gc.auto=0',
    // The store lives as long as its process; what must last is at the remote, which syncs as it is told.
    'core.fsync=none',
    'maintenance.auto=false',
    'commit.gpgSign=false',
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=30',
    'advice.detachedHead=false',
];
/** Whom to trust over HTTPS, where the environment says so; all other variables of git point it elsewhere or let it ask. */
const trusting = /^GIT_(?:PROXY_)?SSL_/;
function hardenedEnvironment(base, configFile) {
    const env = {};
    for (const [name, value] of Object.entries(base)) {
        if (value !== undefined && (!name.startsWith('GIT_') || trusting.test(name)) && name !== 'SSH_ASKPASS')
            env[name] = value;
    }
    return {
        ...env,
        LC_ALL: 'C',
        GIT_CONFIG_GLOBAL: configFile,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_ASKPASS: 'true',
    };
}
/** A git bound to one git directory and one environment; each call demands that `files` are as they were left. */
function gitAt(gitDir, env, files) {
    const fixed = fixedArguments(gitDir);
    return async (call) => {
        files?.demand();
        const fetched = call.args.includes('fetch') ? files?.fetching(gitDir) : undefined;
        try {
            return await runGit(fixed, env, call);
        }
        finally {
            fetched?.();
        }
    };
}
/** What every command line on a git directory of the engine's own begins with. */
const fixedArguments = (gitDir) => [
    `--git-dir=${gitDir}`,
    ...pinned.flatMap((setting) => ['-c', setting]),
];
async function runGit(fixed, env, call) {
    const result = await collect(fixed, env, call);
    if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code))
        return result;
    throw gitFault(call.args, result);
}
function collect(fixed, env, call) {
    return new Promise((resolve, reject) => {
        const { signal } = call;
        signal?.throwIfAborted();
        const own = { ...env, ...call.env };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0,_process_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .programsOn */ .v)(own['PATH']).git(), [...fixed, ...call.args], {
            cwd: call.cwd,
            env: own,
            stdio: [call.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            // A group of its own: the time-out ends git's transport helpers too, which else hold the pipes open, and a
            // Ctrl-C at the terminal does not cut a push in half.
            detached: process.platform !== 'win32',
        });
        let timedOut;
        const endAfter = (ms, why) => setTimeout(() => {
            timedOut = why;
            killGroup(child);
        }, ms);
        const timer = endAfter(call.timeoutMs ?? 600_000, '');
        const silence = call.silentMs === undefined ? undefined : endAfter(call.silentMs, ` Nothing came for ${call.silentMs / 1000} s.`);
        const abort = () => killGroup(child);
        signal?.addEventListener('abort', abort);
        const ended = () => {
            clearTimeout(timer);
            clearTimeout(silence);
            signal?.removeEventListener('abort', abort);
        };
        const stdout = [];
        const stderr = [];
        const keepIn = (chunks) => (chunk) => {
            silence?.refresh();
            chunks.push(chunk);
        };
        child.stdout?.on('data', keepIn(stdout));
        child.stderr?.on('data', keepIn(stderr));
        // A git that ends before it read all of its input reports the reason on stderr.
        child.stdin?.on('error', () => undefined);
        child.on('error', (cause) => {
            ended();
            reject(spawnFault(cause));
        });
        child.on('close', (code) => {
            ended();
            // Of a line that was overwritten (`Receiving objects: 12%`) the last state counts.
            const said = Buffer.concat(stderr)
                .toString('utf8')
                .replace(/[^\n\r]*\r(?=[^\n])/g, '');
            if (signal?.aborted)
                return reject(signal.reason);
            if (timedOut !== undefined)
                return reject(timeoutFault(call.args, timedOut, said));
            resolve({ code: code ?? 128, stdout: Buffer.concat(stdout), stderr: said });
        });
        child.stdin?.end(call.input);
    });
}
function killGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (process.platform === 'win32')
            child.kill('SIGKILL');
        else
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // It ended by itself in this instant; `close` says how.
    }
}
/** The first words that name the operation; never the whole argv, which may hold a long list of paths. */
function operation(args) {
    const first = args.findIndex((arg, index) => arg !== '-c' && args[index - 1] !== '-c');
    return args.slice(first, first + 3).join(' ');
}
function gitFault(args, result) {
    const said = result.stderr.trim().slice(-2000);
    const machine = (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ said, what: `git ${operation(args)} could not continue.` });
    if (machine)
        return machine;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_FAILED',
        message: `git ${operation(args)} ended with ${result.code}: ${said}`,
        hint: "Read git's message; `git fsck` checks the repository. Then run again: the run continues from its last state.",
    });
}
const timeoutFault = (args, why, said) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GIT_TIMED_OUT',
    message: `git ${operation(args)} timed out.${why} ${said.trim()}`,
    hint: 'Check the connection to the remote, then run again; nothing is lost.',
});
const spawnFault = (cause) => (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ errno: cause.code, what: 'git could not be started.', cause }) ??
    new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_MISSING',
        message: `git could not be started: ${cause.message}`,
        hint: 'Install git 2.31 or newer and make sure that it is on PATH.',
        cause,
    });


/***/ }),

/***/ 41195:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isAboutWorkflows),
/* harmony export */   J: () => (/* binding */ pushRefusal)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);

/** Why a remote refuses one ref although nobody else moved it; of these the first match counts. */
const refusals = [
    { pattern: /currently checked out/i, why: 'the branch is checked out there; switch to another branch' },
    {
        pattern: /GH001|exceeds .* file size limit|Large files detected|object exceeds/i,
        why: 'a file is larger than the remote accepts',
    },
    { pattern: /GH006|protected branch/i, why: 'the branch is protected (GH006)' },
    { pattern: /GH013|rule violations/i, why: 'a repository rule forbids it (GH013)' },
    { pattern: /hook declined/i, why: 'a hook at the remote declined it' },
    { pattern: /shallow update not allowed/i, why: 'the remote is itself a shallow clone and accepts no new history' },
    {
        pattern: /'[^']+' exists; cannot create|directory\/file conflict|refname conflict/i,
        why: 'another branch has a conflicting name, so git cannot create this one',
    },
    {
        pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
        why: 'the ref is locked on the remote; if no git is running there, remove the .lock file that it names',
    },
    {
        pattern: /fsck|unpack(?:er)? error|unpack failed|index-pack|unpack-objects/i,
        why: 'it could not store the objects',
    },
    { pattern: /non-fast-forward|denying|prohibited|not allowed|deny/i, why: 'its configuration forbids this update' },
];
/** A lock there can be a rival's that is just writing: the same push is worth repeating. */
const passing = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i;
/**
 * What the remote answered about our one ref, from `git push --porcelain` and the words on stderr; undefined where it
 * did not judge the ref at all (then it was the transport). Every rule that it names is named, each with the way round.
 */
function pushRefusal(stdout, stderr) {
    const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1];
    if (reason === undefined)
        return undefined;
    const said = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : []));
    const words = [reason, ...said].filter((line) => line !== '');
    const all = words.join('\n');
    const quoted = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .ri)(words.slice(0, 6).join(' | ')).slice(0, 500);
    const why = reasonsIn(all).map((one) => (one.way === undefined ? one.why : `${one.why}; ${one.way}`));
    return {
        why: why.length === 0 ? quoted : `${why.join('. ')} (${quoted})`,
        passing: passing.test(all) && !/exists; cannot/.test(all),
        lock: /Unable to create '([^']+\.lock)'/.exec(all)?.[1],
    };
}
function reasonsIn(said) {
    const rules = ruleRefusals.filter(({ pattern }) => pattern.test(said));
    if (rules.length > 0)
        return rules;
    const first = refusals.find(({ pattern }) => pattern.test(said));
    return first === undefined ? [] : [first];
}
const exempt = 'exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets)';
/** Whether a refusal says that it is about workflow files (platform fact 9). */
const isAboutWorkflows = (why) => why.includes(workflowsRefused);
const workflowsRefused = 'the commit changes files in .github/workflows, and the token lacks the "workflows" permission';
/**
 * Rules that GitHub names when it declines a push (GH006, GH009, GH013; platform facts 9, 39, 43): one push can break
 * several, and each is told.
 */
const ruleRefusals = [
    {
        pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
        why: workflowsRefused,
        way: "a workflow's own token never has it: use an App's token that has it as `github-token`, or merge the base by hand",
    },
    {
        pattern: /GH009|push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
        why: 'secret scanning found a credential in the commit (GH013)',
        way: 'remove and revoke it, or allow it on the page that GitHub names',
    },
    {
        pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
        why: 'a rule requires signed commits',
        way: 'set `commit-mode: api`, so that GitHub signs them, and leave ralph/state/** out of the rule',
    },
    {
        pattern: /changes must be made through (?:a pull request|the merge queue)/i,
        why: 'a rule allows changes only through pull requests',
        way: `that is meant for the base branch, not for ralph's own: ${exempt}`,
    },
    {
        pattern: /creations being restricted|cannot create (?:this )?ref|not allowed to create .*branch/i,
        why: 'a rule restricts who may create this branch',
        way: `let the account of the token bypass it, ${exempt}, or choose a "branch" in the plan that it allows`,
    },
    {
        pattern: /cannot update this protected ref|updates being restricted|not authorized to push to this branch/i,
        why: 'a rule restricts who may push to this branch',
        way: `let the account of the token bypass it, or ${exempt}`,
    },
    {
        pattern: /required status checks? (?:is|are|".*" is) expected|status check ".*" is expected/i,
        why: 'a rule requires status checks before the push',
        way: `require them only on the base branch: ${exempt}`,
    },
    {
        pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
        why: 'a rule requires a review or a result before the push',
        way: `require it only on the base branch: ${exempt}`,
    },
    {
        pattern: /must not contain merge commits|linear history/i,
        why: 'a rule forbids merge commits',
        way: `set \`merge-base: false\`, or ${exempt}`,
    },
    {
        pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
        why: 'a rule requires another commit message format',
        way: `set a \`commit-prefix\` that fits, or ${exempt}`,
    },
    {
        pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
        why: 'a rule requires other author or committer addresses',
        way: `set \`committer\`, set \`commit-mode: api\`, or ${exempt}`,
    },
    {
        pattern: /(?:branch|ref) name must match|branch_name_pattern/i,
        why: 'a rule requires another branch name format',
        way: `choose a "branch" in the plan that fits, and exempt ralph/state/** from it`,
    },
    {
        pattern: /file path(?:s|name)? .*restrict|restricted file path|file_path_restriction|file extension/i,
        why: 'a rule forbids changes to these files',
        way: 'add them to `protected-paths`, so that no attempt changes them, or give the task other `paths`',
    },
    {
        pattern: /cannot force-push|force pushes being restricted/i,
        why: 'a rule forbids moving the branch back, and somebody moved it',
        way: 'run again: the next job continues from the branch',
    },
    {
        pattern: /repository (?:was|is|has been) archived|read-only/i,
        why: 'the repository is archived',
        way: 'Settings \u2192 General \u2192 Unarchive',
    },
];


/***/ }),

/***/ 39021:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ withCredential),
/* harmony export */   ib: () => (/* binding */ splitCredential),
/* harmony export */   z1: () => (/* binding */ rewrittenAddress)
/* harmony export */ });
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25499);

/** Takes the user, password or token out of an HTTP address. Elsewhere a user is no secret, and git needs it. */
function splitCredential(given) {
    const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(given) ?? [];
    if (scheme === '')
        return { address: given, configuration: [], secrets: [] };
    const address = `${scheme}${rest}`;
    const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decoded);
    const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`;
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8);
    // A user alone: a credential helper may know the password, as with git. If none does it is empty: a token as the user.
    if (password === '')
        return { address, configuration: [[`credential.${host}.username`, user]], secrets };
    return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets };
}
/**
 * Settings with the credential that an address holds. Where they have an `Authorization` header already that one counts,
 * as it does for git itself: a server refuses two.
 */
function withCredential(settings, { configuration }) {
    const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value);
    // An empty one resets those before it.
    const sent = headers.slice(headers.lastIndexOf('') + 1);
    return sent.some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (failure model G19).
 */
function rewrittenAddress(all, given) {
    const { url, pushUrl } = given;
    if (pushUrl !== undefined)
        return rewrite(all, 'insteadof', pushUrl) ?? pushUrl;
    return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url;
}
function rewrite(all, kind, url) {
    const matching = all.filter(([key, prefix]) => {
        const { section, name } = (0,_engine_config_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._$)(key);
        return section === 'url' && name === kind && url.startsWith(prefix);
    });
    const longest = Math.max(...matching.map(([, prefix]) => prefix.length));
    const found = matching.find(([, prefix]) => prefix.length === longest);
    return found && (0,_engine_config_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._$)(found[0]).subsection + url.slice(longest);
}


/***/ }),

/***/ 63313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ remoteCall)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _remote_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7633);



function remoteCall(git, remote, patience) {
    const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000, silentMs = 60_000 } = patience;
    const within = async (args, silent) => {
        try {
            return await git({ args, allow: 'any', timeoutMs, silentMs: silent });
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'GIT_TIMED_OUT')
                throw error;
            return { code: 128, stdout: Buffer.alloc(0), stderr: error.message };
        }
    };
    const once = (args) => within(args);
    const pause = async (round) => {
        const delay = backoffMs[round];
        if (delay === undefined)
            return false;
        // Jobs that failed together must not come back together.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay * (0.5 + Math.random()));
        return true;
    };
    const repeatedly = async (args) => {
        for (let round = 0;; round++) {
            const result = await within(telling(args), silentMs);
            if (result.code === 0)
                return result;
            const fault = (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .transportFault */ .y)(remote, result.stderr);
            if (fault?.passing && (await pause(round)))
                continue;
            throw fault?.error ?? (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownFault */ .$)(remote, result.stderr);
        }
    };
    return { once, repeatedly, pause };
}
/** A fetch tells how far it is, so that its silence means that nothing comes. */
const telling = (args) => args.flatMap((arg) => (arg === 'fetch' ? ['fetch', '--progress'] : arg === '--quiet' ? [] : arg));


/***/ }),

/***/ 7633:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unknownFault),
/* harmony export */   y: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);


const unreachable = {
    code: 'REMOTE_UNREACHABLE',
    sentence: 'it cannot be reached, or the connection broke',
    hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
    passing: true,
};
/** What git and curl say when a remote cannot be used; the first match counts. */
const faults = [
    {
        pattern: /no space left on device|out of disk ?space|disk quota exceeded/i,
        code: 'REMOTE_FULL',
        sentence: 'the disk is full, on the remote or here',
        hint: 'Free some space and run again. Nothing was overwritten; the run continues from its last state.',
        passing: false,
    },
    {
        pattern: /SSL certificate problem|certificate verif|unable to get local issuer|Host key verification failed/i,
        code: 'REMOTE_UNTRUSTED',
        sentence: 'its certificate or host key is not trusted here',
        hint: 'Set http.sslCAInfo in your git configuration, or add the host to ~/.ssh/known_hosts.',
        passing: false,
    },
    {
        pattern: /repository was archived|is read-only/i,
        code: 'REMOTE_ARCHIVED',
        sentence: 'the repository is archived, so nothing can be written there',
        hint: 'Settings \u2192 General \u2192 Unarchive, or choose another remote.',
        passing: false,
    },
    {
        pattern: /enforced SAML|SAML SSO|IP allow ?list|forbids access via a/i,
        code: 'REMOTE_POLICY',
        sentence: 'a policy of the organisation does not allow this token or this machine',
        hint: 'SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Token type: use one that the organisation accepts.',
        passing: false,
    },
    {
        // An answer that ends within its headers makes git take the server for one that only gives out files, which GitHub
        // refuses with 403: no word about our credentials (tried; git 2.39).
        pattern: /dumb http transport|git-http-push failed|curl_result = \d+|Unable to find [0-9a-f]{40,} under http/i,
        ...unreachable,
    },
    {
        pattern: /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|returned error: 40[13]|HTTP 40[13]|Invalid username or|Permission to .* denied|Write access to repository not granted/i,
        code: 'REMOTE_AUTH',
        sentence: 'it refuses the credentials',
        hint: 'Check the token or key: it must be valid and have write access to the contents of the repository (in Actions: permissions: contents: write).',
        passing: false,
    },
    {
        pattern: /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
        code: 'REMOTE_NOT_FOUND',
        sentence: 'there is no such repository, or the credentials have no access to it',
        hint: 'Check the address (git remote -v) and whether the token may see the repository.',
        passing: false,
    },
    {
        pattern: /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time|expected flush after|of body (?:is|are) still expected|bad pack header|Could not read from remote repository/i,
        ...unreachable,
    },
];
/** What stopped git from talking to `remote`, from its own words; undefined where the words name no transport fault. */
function transportFault(remote, said) {
    const fault = faults.find(({ pattern }) => pattern.test(said));
    if (fault === undefined)
        return undefined;
    const message = `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .ri)(remote)} cannot be used: ${fault.sentence}. Git says: ${tail(said)}`;
    return {
        error: new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ code: fault.code, message, hint: fault.hint }),
        passing: fault.passing,
    };
}
const unknownFault = (remote, said) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'REMOTE_FAILED',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .ri)(remote)} gave an unknown answer. Git says: ${tail(said)}`,
    hint: 'Try `git ls-remote` with that address: it shows what ralph saw. Then run again: nothing is lost.',
});
const tail = (said) => (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .ri)(said.trim()).slice(-800);


/***/ }),

/***/ 76696:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iw: () => (/* binding */ isPathRemote),
/* harmony export */   iy: () => (/* binding */ remoteName),
/* harmony export */   qy: () => (/* binding */ lazily),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/** Whether git reaches this remote through the file system: a path or a `file:` URL, no host. */
function isPathRemote(url) {
    if (/^file:\/\//i.test(url))
        return true;
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url))
        return false;
    // `host:path` is ssh, unless a slash comes first; `C:\` and `C:/` are drives.
    return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url);
}
/** The address without user, password or token, for people to read. Works on a whole sentence as well. */
const withoutCredentials = (text) => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
/** How git knows the run's remote in the engine's store, so that no token in its address is on a command line. */
const remoteName = 'ralph';
/**
 * Git arguments under which objects that a filtered fetch left out are fetched when they are needed. They are given
 * per call and never configured: in a store that is a promisor's for good, every look at a missing commit silently
 * fetches its whole history (measured).
 */
const lazily = [
    ...['-c', `remote.${remoteName}.promisor=true`],
    // Without a default filter git writes one, and the promisor, into the store's configuration.
    ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
];


/***/ }),

/***/ 70400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17939);


/** Set by git for its own hooks and aliases: they would bind us to another repository than the one at `cwd`. */
const repositoryVariables = new Set([
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_CEILING_DIRECTORIES',
]);
/**
 * Git as the user has configured it, for reading only: it takes no lock, runs no hook, starts no daemon and asks
 * nobody. Throws NOT_A_REPOSITORY or SAFE_DIRECTORY with a remedy, else what `runGit` throws.
 */
function userGit(cwd, env) {
    const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
    const kept = Object.entries(env).filter(([name]) => !repositoryVariables.has(name));
    const readOnly = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
    for (const [name, value] of kept)
        if (value !== undefined)
            readOnly[name] ??= value;
    return async (call) => {
        const result = await (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(fixed, readOnly, { cwd, ...call, allow: 'any' });
        throwRepositoryFault(result, cwd);
        if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code))
            return result;
        throw (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFault */ .NO)(call.args, result);
    };
}
function throwRepositoryFault({ code, stderr }, cwd) {
    if (code === 0)
        return;
    if (/dubious ownership/.test(stderr)) {
        const path = /repository at '([^']+)'/.exec(stderr)?.[1] ?? cwd;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'SAFE_DIRECTORY',
            message: `Git refuses to read ${path}: it belongs to another user on this machine.`,
            hint: `If you trust it: git config --global --add safe.directory '${path}'`,
        });
    }
    if (/not a git repository/i.test(stderr))
        throw notARepository(`${cwd} is not inside a git repository.`);
}
const notARepository = (message) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NOT_A_REPOSITORY',
    message,
    hint: 'Change into the working tree of your project, or make one with: git init',
});


/***/ }),

/***/ 22097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ objectWriter),
/* harmony export */   _f: () => (/* binding */ oidOf)
/* harmony export */ });
/* unused harmony exports packEntry, packOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32143);





/** Git looks for an object in one pack after the other. */
const mostPacks = 32;
/**
 * One small pack a flush, written here: its two files take less time than a process of git's needs to start, and less
 * than two dozen loose ones. The directory is the engine's own and lives as long as it.
 */
function objectWriter(options) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.gitDir, 'objects', 'pack');
    const written = new Set();
    let added = new Map();
    /** Packs of this writer that are not joined yet. */
    let recent = [];
    const write = (entries) => {
        const { name, pack, index } = packOf(options.format, entries);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.pack`), pack);
        // The index is what makes it visible, so it must be whole.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.half`), index);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.half`), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.idx`));
        return name;
    };
    const joinPacks = () => {
        write(recent.flatMap(({ entries }) => entries));
        for (const { name } of recent)
            for (const end of ['idx', 'pack'])
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.${end}`), { force: true });
        recent = [];
    };
    return {
        add(type, content) {
            const oid = oidOf(options.format, type, content);
            if (!written.has(oid) && !added.has(oid))
                added.set(oid, packEntry(oid, type, content));
            return oid;
        },
        flush() {
            if (added.size === 0)
                return;
            const entries = [...added.values()];
            try {
                recent.push({ name: write(entries), entries });
                // Before anything else can fail: in a joined pack each object may stand once.
                for (const oid of added.keys())
                    written.add(oid);
                added = new Map();
                if (recent.length >= mostPacks)
                    joinPacks();
            }
            catch (cause) {
                const { code, message } = cause;
                throw (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .machineFault */ .M)({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause;
            }
        },
    };
}
function oidOf(format, type, content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`${type} ${content.length}\0`).update(content).digest('hex');
}
const typeNumber = { commit: 1, tree: 2, blob: 3 };
/** Small objects need no large tables, which would have to be cleared for each of them. */
const compression = { level: 1, memLevel: 4 };
function packEntry(oid, type, content) {
    const header = [(typeNumber[type] << 4) | (content.length & 15)];
    for (let left = Math.floor(content.length / 16); left > 0; left = Math.floor(left / 128)) {
        header.push((header.pop() ?? 0) | 128, left & 127);
    }
    return { oid, bytes: Buffer.concat([Buffer.from(header), (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(content, compression)]) };
}
/** A pack of whole objects and its index, version 2 of both (gitformat-pack). Each oid stands in it once. */
function packOf(format, entries) {
    const hash = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(content).digest();
    const start = Buffer.concat([Buffer.from('PACK'), numbers(2, entries.length)]);
    const body = Buffer.concat([start, ...entries.map(({ bytes }) => bytes)]);
    const trailer = hash(body);
    let at = start.length;
    const rows = entries.map(({ oid, bytes }) => {
        const row = { oid, offset: at, crc: (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.crc32)(bytes) };
        at += bytes.length;
        return row;
    });
    rows.sort((a, b) => (a.oid < b.oid ? -1 : 1));
    const index = Buffer.concat([
        Buffer.from([0xff, 0x74, 0x4f, 0x63]),
        numbers(2, ...fanOut(rows)),
        ...rows.map(({ oid }) => Buffer.from(oid, 'hex')),
        numbers(...rows.map(({ crc }) => crc), ...rows.map(({ offset }) => offset)),
        trailer,
    ]);
    return {
        name: `pack-${trailer.toString('hex')}`,
        pack: Buffer.concat([body, trailer]),
        index: Buffer.concat([index, hash(index)]),
    };
}
/** For each byte the number of oids, in their order, that begin with it or a smaller one. */
function fanOut(rows) {
    const upTo = Array.from({ length: 256 }, () => 0);
    for (const [nth, { oid }] of rows.entries())
        upTo[Number.parseInt(oid.slice(0, 2), 16)] = nth + 1;
    for (let first = 1; first < 256; first++)
        upTo[first] ||= upTo[first - 1] ?? 0;
    return upTo;
}
/** Big-endian, four bytes each. */
function numbers(...values) {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [nth, value] of values.entries())
        bytes.writeUInt32BE(value, 4 * nth);
    return bytes;
}


/***/ }),

/***/ 41586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ remoteAt),
/* harmony export */   i: () => (/* binding */ askedAhead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10774);
/* harmony import */ var _call_push_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41195);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_fault_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7633);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76696);
/* harmony import */ var _store_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35994);









/**
 * A path remote's hooks do not run, and its settings neither touch its working tree nor start a clean-up, a command of
 * theirs or a fetch: below C2 an agent can write them.
 */
const receivePack = [
    ...['GIT_NO_LAZY_FETCH=1', 'git', '-c core.hooksPath=/dev/null', '-c core.alternateRefsCommand=true'],
    ...['-c receive.denyCurrentBranch=refuse', '-c receive.autogc=false', 'receive-pack'],
].join(' ');
function pushOf(moves, isPath) {
    return [
        ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
        ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
        ...(isPath ? [`--receive-pack=${receivePack}`] : []),
        ...[_call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .remoteName */ .iy, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
    ];
}
const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/**
 * Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
 * tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
 */
const wholeHistory = ['--no-filter', '--depth=2147483647'];
const isUnadvertised = (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
    const isPath = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathRemote */ .iw)(store.remote);
    const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteCall */ .V)(store.git, store.remote, patience);
    const tips = new Map();
    /** An answer that ended within its headers is an empty repository to git (tried): one is not believed at once. */
    const listing = async (asked) => {
        const { stdout } = await call.repeatedly(asked);
        return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout;
    };
    const list = async (patterns) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.list');
        const stdout = await listing(['ls-remote', '--symref', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .remoteName */ .iy, 'HEAD', ...patterns]);
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.listed');
        const lines = stdout.toString('utf8').split('\n');
        const rows = lines.flatMap((line) => {
            const [value = '', name] = line.split('\t');
            return name === undefined ? [] : [[name, value]];
        });
        const symbolic = rows.filter(([, value]) => value.startsWith('ref: '));
        const standing = symbolic.find(([name]) => patterns.includes(name));
        if (standing)
            throw symbolicRef(store.remote, standing[0], standing[1].slice('ref: '.length));
        const refs = new Map(rows.filter((row) => !symbolic.includes(row)));
        const head = symbolic.find(([name]) => name === 'HEAD')?.[1].slice('ref: refs/heads/'.length) ?? null;
        for (const [name, oid] of refs)
            tips.set(name, oid);
        return { refs, head };
    };
    const refs = refsBy(list);
    /** One push and, where git is not content, what the remote then shows. `repeat`: nothing moved, and it may work. */
    const pushOnce = async ({ ref, oid, expected }) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.push');
        const result = await call.once(pushOf([{ ref, oid, expected }], isPath));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.pushed');
        if (result.code === 0)
            return { kind: 'won' };
        // Whatever it says: a push whose answer was lost may have arrived (failure model G2).
        const actual = (await refs([ref])).get(ref) ?? null;
        if ((actual ?? '') === oid)
            return { kind: 'won' };
        if (actual !== expected)
            return { kind: 'lost', actual };
        return judge(result.stdout.toString('utf8'), result.stderr);
    };
    const judge = (stdout, stderr) => {
        const fault = (0,_call_remote_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .transportFault */ .y)(store.remote, stderr);
        // Git reports it as a refusal of the ref, which it is not.
        if (fault?.error.code === 'REMOTE_FULL')
            throw fault.error;
        const refusal = (0,_call_push_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .pushRefusal */ .J)(stdout, stderr);
        const hint = refusal?.lock && isPath ? staleLock(refusal.lock) : undefined;
        if (refusal?.passing && hint === undefined)
            return { kind: 'repeat', last: { refused: refusal.why } };
        if (refusal !== undefined)
            return { kind: 'refused', why: refusal.why, hint };
        if (fault?.passing)
            return { kind: 'repeat', last: { error: fault.error } };
        throw fault?.error ?? (0,_call_remote_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownFault */ .$)(store.remote, stderr);
    };
    let takesBoth = true;
    const followed = new Map();
    /** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
    const pushBoth = async (first, follower) => {
        if (!takesBoth)
            return false;
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.push-both');
        const { code } = await call.once(pushOf([first, follower], isPath));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.pushed-both');
        takesBoth = code === 0;
        if (takesBoth)
            followed.set(follower.ref, follower.oid);
        return takesBoth;
    };
    const push = async ({ follower, ...wanted }) => {
        const result = await pushWanted(wanted, follower);
        const tip = result.kind === 'won' ? wanted.oid : result.kind === 'lost' ? result.actual : undefined;
        if (tip)
            tips.set(wanted.ref, tip);
        else if (tip !== undefined)
            tips.delete(wanted.ref);
        return result;
    };
    const pushWanted = async (wanted, follower) => {
        const isThereAlready = followed.get(wanted.ref) === wanted.oid;
        followed.delete(wanted.ref);
        if (isThereAlready || (follower && (await pushBoth(wanted, follower))))
            return { kind: 'won' };
        for (let round = 0;; round++) {
            const result = await pushOnce(wanted);
            if (result.kind !== 'repeat')
                return result;
            if (await call.pause(round))
                continue;
            if ('error' in result.last)
                throw result.last.error;
            return { kind: 'refused', why: result.last.refused };
        }
    };
    const remove = async (names) => {
        if (names.length === 0)
            return;
        const options = ['--porcelain', '--no-verify', '--no-signed', ...(isPath ? [`--receive-pack=${receivePack}`] : [])];
        await call.once(['push', ...options, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .remoteName */ .iy, ...names.map((name) => `:${name}`)]);
        for (const name of names)
            tips.delete(name);
    };
    const present = new Set();
    const fetch = async (oids, args) => {
        const unknown = oids.filter((oid) => !present.has(oid));
        const here = await Promise.all(unknown.map((oid) => (0,_store_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isThere */ .$B)(store, oid)));
        const missing = unknown.filter((_, at) => !here[at]);
        if (missing.length > 0) {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.fetch');
            await call.repeatedly([...args, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .remoteName */ .iy, ...missing]).catch(async (error) => {
                if (!isUnadvertised(error))
                    throw error;
                await call.repeatedly([..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .lazily */ .qy, 'fetch', ...quietFetch, ...wholeHistory, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .remoteName */ .iy, ...tips.keys()]);
                for (const oid of missing)
                    if (!(await (0,_store_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isThere */ .$B)(store, oid)))
                        throw error;
            });
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.fetched');
        }
        for (const oid of unknown)
            present.add(oid);
    };
    const wholeCommits = ['fetch', ...quietFetch, '--depth=1', '--no-filter'];
    return {
        url: store.remote,
        isPath,
        refs,
        list,
        push,
        tip: (ref) => tips.get(ref),
        remove,
        fetchCommit: (oid) => fetch([oid], wholeCommits),
        fetchCommits: (oids) => fetch(oids, wholeCommits),
        fetchState: (oid) => fetch([oid], [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .lazily */ .qy, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
    };
}
/** What is written there would move another branch, a person's for instance, and what is read is that one. */
const symbolicRef = (remote, ref, target) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'REF_SYMBOLIC',
    message: `${ref} at ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .ri)(remote)} is a symbolic ref to ${target}. Nothing was written.`,
    hint: `ralph never creates such a ref. Find out who did, then remove it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .commandSpan */ ["in"])('git', 'symbolic-ref', '--delete', ref)}.`,
});
/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy = (list) => async (names) => {
    const found = (await list(names)).refs;
    return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))));
};
const pairIfThere = (name, oid) => oid === undefined ? [] : [[name, oid]];
function askedAhead(remote) {
    const answers = new Map();
    const list = (patterns) => {
        const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)));
        if (answer === undefined || others.length > 0)
            return remote.list(patterns);
        for (const pattern of patterns)
            answers.delete(pattern);
        return answer;
    };
    return {
        ...remote,
        list,
        refs: refsBy(list),
        // What was seen of these refs before is no longer so.
        push: (push) => {
            for (const pattern of answers.keys()) {
                if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
                    answers.delete(pattern);
            }
            return remote.push(push);
        },
        async lookAhead(patterns) {
            const answer = remote.list(patterns);
            const seen = await answer;
            for (const pattern of patterns)
                answers.set(pattern, answer);
            return seen;
        },
    };
}
const matches = (pattern, ref) => pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;
/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 10_000;
/**
 * What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
 * or that is gone by now. A lock names no owner, so that it is a person's to remove.
 */
function staleLock(path, now = Date.now()) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs)
        return undefined;
    const since = new Date(found.mtimeMs).toISOString().slice(0, 19);
    return `That lock is of ${since}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`;
}


/***/ }),

/***/ 82667:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qs: () => (/* binding */ besideStore),
  Gt: () => (/* binding */ makeBareDirectory),
  Ch: () => (/* binding */ openStore)
});

// UNUSED EXPORTS: objectsOfPath

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
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/git/call/engine-files.js



/**
 * Everything in a bare git directory that git obeys or takes for given: what it runs (`config`, `hooks`), where else it
 * looks (`commondir`, `alternates`), and what it leaves out (`info`, `shallow`). git 2.53 gitrepository-layout(5).
 */
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
;// CONCATENATED MODULE: ./build/adapter/git/objects/object-reader.js



/**
 * One `cat-file` that answers for as long as the engine lives, since a process of its own for each look took a
 * third of an iteration's time. It keeps no engine alive, and ends with it: its stdin is closed then.
 */
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
    /** So many bytes are needed before it is worth looking again: a large object comes in many chunks. */
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
/** Git ends at an object that it finds emptied or cut off, as a full disk, a crash or an agent may leave one. */
const unreadable = (name, said) => new error/* RalphError */.A({
    code: 'OBJECT_UNREADABLE',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended without an answer'}`,
    hint: '`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again.',
});
/** Node waits for a child and its pipes only while there is a question. */
function hold(child, wanted) {
    for (const handle of [child, child?.stdin, child?.stdout, child?.stderr]) {
        if (wanted)
            handle?.ref?.();
        else
            handle?.unref?.();
    }
}
/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline; anything else names what is missing. */
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

// EXTERNAL MODULE: ./build/adapter/git/objects/object-writer.js
var object_writer = __webpack_require__(22097);
;// CONCATENATED MODULE: ./build/adapter/git/store/store.js












/**
 * Makes a store under `home`. Each engine process has one of its own, so that no lock of a killed engine, no half-made
 * directory and no second engine on this home can be in its way. What dead processes of this host left is removed.
 * Objects of others are read, never written, through `alternates`.
 */
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
/**
 * A repository that was copied from another machine still says that case is ignored. Where it is not, git would take a
 * file that is renamed to another case for gone, and not see the new one (tried).
 */
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
/**
 * Reads objects where they are: in the user's repository, and in a remote on this machine, which then need not be
 * fetched from. A partial clone lacks objects that only its own promisor can bring: the store fetches them itself then.
 */
function borrowObjects(gitDir, repository, remote) {
    const own = repository.partial ? [] : [(0,external_node_path_.join)(repository.commonDir, 'objects').replaceAll('\\', '/')];
    const lent = objectsOfPath(remote);
    const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll('\\', '/'));
    const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''));
    // Git learns from this file alone where the borrowed history ends.
    if (repository.shallow && !repository.partial) {
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
    }
}
/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
function makeBareDirectory(gitDir, objectFormat) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, folder), { recursive: true });
    }
    const version = objectFormat === 'sha256' ? 1 : 0;
    const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
    // The branch is never made; git demands that HEAD names one.
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
}
/** A further git directory beside the store, made when it is first asked for. Whatever stood there before is not ours. */
function besideStore(store, name) {
    const gitDir = (0,external_node_path_.join)(store.gitDir, '..', name);
    if (store.files.keeps(gitDir))
        return gitDir;
    (0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
    makeBareDirectory(gitDir, store.objectFormat);
    store.files.keep(gitDir);
    return gitDir;
}
/**
 * The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
 * borrows from; undefined for all others, which have to be fetched from.
 */
function objectsOfPath(remote) {
    if (!(0,remote_url/* isPathRemote */.iw)(remote))
        return undefined;
    const path = pathOf(remote);
    if (path === undefined)
        return undefined;
    // In the order in which git itself looks for a repository there.
    const found = [(0,external_node_path_.join)(path, '.git'), path, `${path}.git`].find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'objects')));
    if (found === undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(found, 'shallow')) || isPartial(found))
        return undefined;
    const objects = (0,external_node_path_.join)(found, 'objects').replaceAll('\\', '/');
    // The list of borrowed folders has one a line; a quote at the beginning would begin a quoted one.
    return /[\n\r]|^"|^#/.test(objects) ? undefined : objects;
}
/** Git reads some addresses that are no file URLs by the standard, such as those that name a host. */
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
/** Where the user's repository keeps the objects of its submodules, and of theirs. */
function submoduleObjects(gitDir) {
    const worktrees = (0,external_node_path_.join)(gitDir, 'worktrees');
    const linked = (0,external_node_fs_.existsSync)(worktrees) ? (0,external_node_fs_.readdirSync)(worktrees).map((name) => (0,external_node_path_.join)(worktrees, name, 'modules')) : [];
    return [(0,external_node_path_.join)(gitDir, 'modules'), ...linked].flatMap(objectsBelow);
}
/** A submodule's name may hold slashes, so its git directory may lie some folders down. */
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


/***/ }),

/***/ 33704:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h_: () => (/* binding */ openRepository),
  Tj: () => (/* binding */ reachedFrom),
  g$: () => (/* binding */ readTags)
});

// UNUSED EXPORTS: projectFilesAt

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/core/detect/project-files.js

function folderOf({ paths, texts }, directory) {
    const prefix = directory === '.' ? '' : `${directory}/`;
    const below = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
    const there = new Set(below);
    return {
        directory,
        has: (...names) => names.some((name) => there.has(name)),
        text: (name) => texts.get(prefix + name),
        below,
    };
}
const manifests = /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/;
/** What lies here belongs to others, or is there to be looked at: its checks are not the repository's. */
const foreign = /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/;
/** Projects are looked for this many directories deep. */
const deepest = 3;
/** Whether detection reads the text of this file. */
function project_files_isManifest(path) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    return parts.length <= deepest && manifests.test(name) && !parts.some((part) => foreign.test(part));
}
/** Directories with a manifest, the top first, then by depth and name. */
function projectDirectories({ paths }) {
    const found = paths.filter(project_files_isManifest).map((path) => path.split('/').slice(0, -1).join('/') || '.');
    const depth = (directory) => (directory === '.' ? 0 : directory.split('/').length);
    return [...new Set(found)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}
/** The object at a path of keys in a parsed manifest; empty where there is none. */
function tableAt(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return isTable(found) ? found : {};
}
/** A JSON or TOML file as an object; undefined where it is missing or broken. */
const readJson = (text) => read(text, JSON.parse);
const readToml = (text) => read(text, parseToml);
function read(text, parse) {
    if (text === undefined)
        return undefined;
    try {
        const value = parse(text.replace(/^\uFEFF/, ''));
        return isTable(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The texts of a list, or none. */
const textsOf = (value) => Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/git/call/engine-config.js
var engine_config = __webpack_require__(25499);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
;// CONCATENATED MODULE: ./build/adapter/git/user/user-repository.js








/**
 * Reads the repository around `cwd` with the user's own configuration. Throws RalphError NOT_A_REPOSITORY,
 * BARE_REPOSITORY, EMPTY_REPOSITORY or SAFE_DIRECTORY.
 */
async function openRepository({ cwd, env }) {
    const [place, config] = await Promise.all([locate((0,user_git/* userGit */.G)(cwd, env), cwd), readConfig((0,user_git/* userGit */.G)(cwd, env))]);
    const { present, originHead, ...found } = place;
    const git = (0,user_git/* userGit */.G)(place.toplevel, env);
    const last = (key) => config.findLast(([name]) => name === key)?.[1] ?? null;
    return {
        ...found,
        objectFormat: last('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1',
        defaultBranch: originHead ?? (await guessDefaultBranch(git, present, last('init.defaultbranch'))),
        checkedOut: await readWorktrees(git, place),
        user: {
            name: env['GIT_COMMITTER_NAME'] ?? last('committer.name') ?? last('user.name'),
            email: env['GIT_COMMITTER_EMAIL'] ?? last('committer.email') ?? last('user.email'),
        },
        uncommitted: async () => fields((await git({ args: ['status', '--porcelain', '-z', '--no-renames'] })).stdout).length,
        partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === 'true'),
        origin: last('remote.origin.url'),
        remoteUrl: (name) => remoteUrl(git, config, name),
        rewritten: (url) => (0,remote_address/* rewrittenAddress */.z1)(config, { url }),
        carriedConfiguration: (remote) => (0,engine_config/* carriedConfiguration */.vJ)(withSshCommand(config, env), remote),
    };
}
/** The branches that are the default one where origin does not say, written so that git lists each where it exists. */
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]'];
/** All that `rev-parse` knows, in one call: it answers line by line up to the first question that has no answer. */
async function locate(git, cwd) {
    const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel'];
    const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD'];
    const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] });
    const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        throw new error/* RalphError */.A({
            code: 'BARE_REPOSITORY',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,user_git/* notARepository */.d)(`${cwd} is inside a git directory, not a working tree.`);
    // A name without an answer is repeated as it was asked.
    if (!/^[0-9a-f]{40,}$/.test(head))
        throw emptyRepository(toplevel);
    const origin = refs.find((ref) => ref.startsWith('refs/remotes/origin/') && ref !== 'refs/remotes/origin/HEAD');
    return {
        toplevel: (0,external_node_path_.resolve)(toplevel),
        commonDir: (0,external_node_path_.resolve)(cwd, commonDir),
        shallow: shallow === 'true',
        head,
        branch: branch.startsWith('refs/heads/') ? branch.slice('refs/heads/'.length) : null,
        present: refs.filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice('refs/heads/'.length)),
        originHead: origin?.slice('refs/remotes/origin/'.length) ?? null,
    };
}
const emptyRepository = (toplevel) => new error/* RalphError */.A({
    code: 'EMPTY_REPOSITORY',
    message: `${toplevel} has no commits yet, so there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
});
async function readWorktrees(git, main) {
    // Without this folder there is only the working tree that we are in.
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(main.commonDir, 'worktrees'))) {
        return new Map(main.branch === null ? [] : [[main.branch, main.toplevel]]);
    }
    const { stdout } = await git({ args: ['worktree', 'list', '--porcelain'] });
    const found = new Map();
    for (const block of stdout.toString('utf8').split('\n\n')) {
        const path = /^worktree (.+)$/m.exec(block)?.[1];
        const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1];
        if (path !== undefined && branch !== undefined)
            found.set(branch, path);
    }
    return found;
}
async function readConfig(git) {
    const { stdout } = await git({ args: ['config', '--list', '-z'] });
    return fields(stdout).map((entry) => {
        const end = entry.indexOf('\n');
        // A key without `=` is a boolean that is true.
        return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}
async function guessDefaultBranch(git, present, configured) {
    const usual = ['main', 'master'].find((name) => present.includes(name)) ?? null;
    if (configured === null || present.includes(configured))
        return configured ?? usual;
    const { code } = await git({ args: ['show-ref', '--verify', '--quiet', `refs/heads/${configured}`], allow: [1] });
    return code === 0 ? configured : usual;
}
/** Git is asked where it may know a remote from a file of old. */
async function remoteUrl(git, config, name) {
    const first = (key) => config.find(([one]) => one === `remote.${name}.${key}`)?.[1];
    const [url, pushUrl] = [first('url'), first('pushurl')];
    if (url !== undefined)
        return (0,remote_address/* rewrittenAddress */.z1)(config, { url, pushUrl });
    // A path or a URL; a remote of such a name would be in the configuration.
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
/** The address of `remote`, and what git needs for it where there is no repository: of the user's own configuration and the environment. */
async function reachedFrom(remote, options) {
    const config = withSshCommand(await readConfig((0,user_git/* userGit */.G)(options.cwd, options.env)), options.env);
    const { address, ...access } = (0,remote_address/* splitCredential */.ib)((0,remote_address/* rewrittenAddress */.z1)(config, { url: remote }));
    return { remote: address, carried: (0,remote_address/* withCredential */.ML)((0,engine_config/* carriedConfiguration */.vJ)(config, address), access) };
}
/** The environment's ssh command counts before the configured one; unattended, ssh must not ask for a passphrase. */
function withSshCommand(config, env) {
    const ours = env['GIT_SSH_COMMAND'];
    if (ours !== undefined)
        return [...config, ['core.sshcommand', ours]];
    if (config.some(([key]) => key === 'core.sshcommand'))
        return config;
    return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']];
}
const fields = (bytes) => bytes.toString('utf8').split('\0').slice(0, -1);
/** The user's tags: without them `git describe` in the workspace fails, and with it many a build (measured). */
async function readTags(toplevel, env) {
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] });
    const lines = stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }));
}
const largest = (/* unused pure expression or super */ null && (1024 * 1024));
/** The top of the repository around `cwd`, which may have no commit yet, and its files as git sees them. */
async function projectFilesAt(cwd, env) {
    const top = await userGit(cwd, env)({ args: ['rev-parse', '--show-toplevel'] });
    const toplevel = top.stdout.toString('utf8').replace(/\n$/, '');
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = await userGit(toplevel, env)({ args });
    const paths = [...new Set(stdout.toString('utf8').split('\0').filter(Boolean))];
    const texts = new Map();
    for (const path of paths.filter(isManifest)) {
        const text = await textOf(join(toplevel, path));
        if (text !== undefined)
            texts.set(path, text);
    }
    return { toplevel, files: { paths, texts } };
}
/** Undefined for what was deleted, is no file or is too large to be one of these. */
async function textOf(path) {
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() && found.size <= largest ? readFile(path, 'utf8') : undefined;
}


/***/ }),

/***/ 19110:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ whoMayOrder)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15989);


/** While an agent works, an answer so old is good enough: it only ends work, and is asked for again at the effect. */
const freshMs = 300_000;
/**
 * Who may order what: the collaborator's permission as the API tells it at this moment, and bots only by name. Any
 * error of the API refuses (platform fact 34, threat T1). `author_association` is not asked: it hides private members.
 */
function whoMayOrder(options) {
    const { github, least, bots, now } = options;
    const known = new Map();
    /** One question a look, however many orders somebody gives. */
    const asking = new Map();
    async function standingOf(username, to) {
        const before = known.get(username);
        const goodMs = to === 'watch' ? freshMs : 1000;
        if (before && now() - before.at < goodMs)
            return before.standing;
        const under = asking.get(username) ?? ask(username).finally(() => asking.delete(username));
        asking.set(username, under);
        return under;
    }
    async function ask(username) {
        const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
        const { role_name, permission } = await github.request(route, { username });
        // A role of the organisation's own has a name of its own; what it amounts to is `permission`.
        const standing = _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_1__/* .standings */ .ES.find((one) => one === role_name) ?? _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_1__/* .standings */ .ES.find((one) => one === permission) ?? 'none';
        known.set(username, { at: now(), standing });
        return standing;
    }
    return async (author, command, to) => {
        if (!author)
            return { no: "its author's account is gone" };
        const { login, type } = author;
        if (type !== 'User') {
            return bots.includes(login) ? 'yes' : { no: `${login} is a bot that is not in \`command-bots\`` };
        }
        try {
            return (0,_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_1__/* .mayOrder */ .uX)({ login, command, standing: await standingOf(login, to), least });
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            if (error.code === 'GITHUB_RATE_LIMITED')
                return 'later';
            return { no: `GitHub did not say what ${login} may do: ${error.message}` };
        }
    };
}


/***/ }),

/***/ 31322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markOf),
/* harmony export */   X: () => (/* binding */ outboxAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);



/** GitHub's signs for what became of an order. */
const signs = { seen: 'eyes', done: '+1', refused: 'confused' };
/** After a creation whose answer was lost: lists may lag, and asking too early would make a second one. */
const unsureMs = 10_000;
/** The hidden line by which a comment of ours is found again; the plan keeps two of them in one issue apart. */
const markOf = (plan, key) => `${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}${plan}:${key} -->`;
/**
 * Answers and signs. A sign may be given again and again. A comment is created only where no comment of ours with its
 * mark is in the list, and after a lost answer the list decides (failure model H1, H2); a second one with the same mark
 * is removed.
 */
function outboxAt(options) {
    const { github, plan, self, notices, now, warn, redact } = options;
    const unsure = new Map();
    async function sign(order, name) {
        const place = (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(order);
        const content = signs[name];
        if (!place?.comment || !content)
            return;
        const given = { comment_id: place.comment, content };
        // A review takes no sign by this API; what it ordered is answered in the conversation.
        if (place.kind === 'comment') {
            await github.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', given);
        }
        else if (place.kind === 'line') {
            await github.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', given);
        }
        else if (place.kind === 'commit') {
            await github.request('POST /repos/{owner}/{repo}/comments/{comment_id}/reactions', given);
        }
    }
    /** An answer stands where its order does; a notice where the run is tracked. */
    function threadOf({ key, kind }) {
        if (kind === 'notice') {
            const issue = notices();
            return issue === undefined ? undefined : (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .conversation */ .Wl)(github, { issue, at: key.split('/')[1] ?? '' });
        }
        const place = (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(key.slice(key.indexOf('/') + 1));
        return place && (kind === 'reply' ? (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .threadAt */ .wn)(github, place) : (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .conversation */ .Wl)(github, place));
    }
    async function comment(effect) {
        const { key, body } = effect;
        if (now() < (unsure.get(key) ?? 0))
            throw notYet(key);
        const thread = await threadOf(effect);
        if (!thread)
            return;
        const mark = markOf(plan, key);
        const [first, ...others] = (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .ownMarks */ .hV)(await thread.list(), self).get(mark) ?? [];
        for (const other of others)
            await thread.remove(other);
        if (first !== undefined)
            return;
        unsure.set(key, now() + unsureMs);
        await thread.create(`${mark}\n${redact(body)}`);
        unsure.delete(key);
    }
    async function deliverOne(effect) {
        try {
            if (effect.kind === 'sign')
                await sign(effect.key.slice(effect.key.indexOf('/') + 1), effect.body);
            else
                await comment(effect);
            return true;
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            if (pointless.has(error.code))
                return true;
            if (error.code !== 'GITHUB_NOT_YET')
                warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`);
            return false;
        }
    }
    return {
        sign: (order, name) => sign(order, name).catch(unlessFault),
        async deliver(effects) {
            const delivered = [];
            for (const effect of effects)
                if (await deliverOne(effect))
                    delivered.push(effect.key);
            return delivered;
        },
    };
}
/** The comment or its thread is gone, or closed to everybody: nobody can be told there any more. */
const pointless = new Set([
    'GITHUB_NOT_FOUND',
    'GITHUB_GONE',
    'GITHUB_MOVED',
    'GITHUB_LOCKED',
    'GITHUB_REFUSED',
]);
const notYet = (key) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GITHUB_NOT_YET',
    message: `Whether ${key} was created is not known yet.`,
    hint: 'The list of comments will show it in a few seconds.',
});
function unlessFault(error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}


/***/ }),

/***/ 97950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Oy: () => (/* binding */ placePrefix),
/* harmony export */   Wl: () => (/* binding */ conversation),
/* harmony export */   Zr: () => (/* binding */ commentId),
/* harmony export */   hV: () => (/* binding */ ownMarks),
/* harmony export */   wn: () => (/* binding */ threadAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);


/** The conversation of an issue or a pull request: reviews have none of their own. */
const conversation = (github, { issue: issue_number, at: since }) => ({
    list: () => github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, since }),
    create: (body) => github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body }),
    remove: (comment_id) => github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }),
});
/** The place where somebody wrote, and where an answer is found beside it. */
function threadAt(github, place) {
    return placeBeside(github, place).catch((error) => {
        // Who deleted their comment still wants to know.
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND')
            return conversation(github, place);
        throw error;
    });
}
async function placeBeside(github, place) {
    const { kind, comment: comment_id, issue: pull_number, at: since } = place;
    if (kind === 'line') {
        // Only the first comment of a thread can be replied to.
        const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
        const root = first.in_reply_to_id ?? comment_id;
        return {
            list: () => github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', { pull_number, since }),
            create: (body) => github.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies', {
                ...{ pull_number, comment_id: root, body },
            }),
            remove: (id) => github.request('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id: id }),
        };
    }
    if (kind !== 'commit')
        return conversation(github, place);
    const { commit_id: commit_sha } = await github.request('GET /repos/{owner}/{repo}/comments/{comment_id}', {
        comment_id,
    });
    return {
        list: () => github.list('GET /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha }),
        create: (body) => github.request('POST /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha, body }),
        remove: (id) => github.request('DELETE /repos/{owner}/{repo}/comments/{comment_id}', { comment_id: id }),
    };
}
/** Texts of ours by their mark. */
function ownMarks(written, self) {
    const found = new Map();
    for (const { id, body = '', user } of written) {
        const mark = user?.login === self ? body.split('\n')[0]?.trim() : undefined;
        if (mark?.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
            found.set(mark, [...(found.get(mark) ?? []), Number(id)]);
    }
    return found;
}
/** An order's id: it sorts by the moment, then by the comment or the review, and says where to answer. */
function commentId({ at, issue, comment, kind, review }) {
    const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`;
    return `${placePrefix(at, review ?? comment)}${issue}${tail}`;
}
/** The place of an id that `commentId` made; undefined for any other. */
function placeOf(id) {
    const [, at = '', first, issue, kind, line] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? [];
    if (first === undefined)
        return undefined;
    const place = { at, issue: Number(issue), comment: Number(first) };
    if (kind === 'line')
        return { ...place, kind, comment: Number(line), review: Number(first) };
    return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' };
}
/** What the id of a comment begins with, and all ids of a review: its own and those of its lines. */
const placePrefix = (at, id) => `${at}/${String(id).padStart(12, '0')}/`;


/***/ }),

/***/ 18309:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   v: () => (/* binding */ programsOn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);



/** What runs with the engine's environment: git, and what git starts by name. */
const names = ['git', 'ssh', 'ssh-keygen', 'sh', 'bash', 'perl', 'gpg', 'gpg2', 'gpgsm'];
/** What git starts from its own folder to reach a server. */
const helpers = ['git', 'git-remote-http', 'git-remote-https', 'git-receive-pack', 'git-upload-pack'];
const known = new Map();
/** Looked up once for each PATH. Afterwards one `lstat` for each folder and program that this user can write (0.1 ms). */
function programsOn(searchPath) {
    const path = searchPath ?? '';
    const before = known.get(path);
    if (before)
        return before;
    const made = lookUp(path);
    known.set(path, made);
    return made;
}
function lookUp(searchPath) {
    const folders = [...new Set(searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute))].filter(isWritable);
    const found = resolved(searchPath);
    const git = found.get('git');
    const files = [...found.values(), ...(git === undefined ? [] : ownHelpers(git))].filter((path) => isWritable(path) || isWritable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)));
    const prints = new Map([...new Set(files)].map((path) => [path, printOf(path)]));
    const folderPrints = new Map(folders.map((path) => [path, printOf(path)]));
    const shims = () => {
        const changed = [...folderPrints].filter(([path, print]) => printOf(path) !== print);
        if (changed.length === 0)
            return [];
        for (const [path] of changed)
            folderPrints.set(path, printOf(path));
        const now = resolved(searchPath);
        return [...now].flatMap(([name, path]) => 
        // Git is started by its path; a command of its family is run as soon as somebody names it, so a new one counts.
        name === 'git' || found.get(name) === path || (!found.has(name) && !name.startsWith('git-'))
            ? []
            : [`${name} is now ${path}`]);
    };
    let changed = [];
    return {
        git() {
            if (changed.length === 0) {
                const others = [...prints].flatMap(([path, print]) => (printOf(path) === print ? [] : [`${path} was replaced`]));
                changed = [...others, ...shims()];
            }
            if (changed.length > 0)
                throw replaced(changed);
            return git ?? 'git';
        },
    };
}
/** Name \u2192 real path, so that a link that is turned elsewhere later has no effect. */
function resolved(searchPath) {
    const commands = searchPath
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && isWritable(folder))
        .flatMap((folder) => namesIn(folder).filter((name) => name.startsWith('git-')));
    return new Map([...names, ...new Set(commands)].flatMap((name) => {
        const path = findProgram(name, searchPath);
        return path === undefined ? [] : [[name, name === 'git' ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : path]];
    }));
}
/** Where git keeps them on Linux, with Homebrew and in its own prefix. */
const ownHelpers = (git) => ['../libexec/git-core', '../lib/git-core']
    .flatMap((folder) => helpers.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), folder, name)))
    .filter(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function isWritable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** Nobody but root can set a change time. Where it is a link, of what it leads to as well. */
function printOf(path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        return [...new Set([path, real])].map(oneLook).join(' ');
    }
    catch {
        return 'missing';
    }
}
function oneLook(path) {
    const { dev, ino, mode, size, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
    return [path, dev, ino, mode, size, mtimeNs, ctimeNs].join(' ');
}
const replaced = (what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with ralph's own rights changed during the job: ${what.slice(0, 5).join('; ')}.`,
    hint: 'If you just updated them, run again: nothing is lost. If not, an agent or a check changed them: remove what it put there, and confine it better (`ralph doctor`).',
});
/** The program's absolute path, or undefined. Relative entries of PATH are skipped: they would name the agent's files. */
function findProgram(name, searchPath) {
    const candidates = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(name)
        ? [name]
        : (searchPath ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).flatMap((folder) => ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name) : []));
    return candidates.find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 80674:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readComment),
/* harmony export */   a: () => (/* binding */ ownMark)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13218);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10038);





/** The mark in everything that ralph writes itself; its own words are never orders. */
const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
/** Beyond what any order needs, with what stands right below it: reading costs the square of it. */
const longestOrder = 8000;
/**
 * Reads one comment: the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    // Elsewhere these end a line; in Markdown they do not, and lines are counted here.
    const lines = body.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/);
    const [first, ...others] = spoken(lines);
    if (first === undefined)
        return nothing;
    const later = others.find(({ text }) => isOrder(text));
    if (isOrder(first.text)) {
        const upTo = lines.slice(0, blockEnd(lines, first.index)).join('\n');
        if (upTo.length > longestOrder)
            return fault(first.text, tooLong);
        const order = orderIn((0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(upTo).split('\n')[first.index] ?? '');
        if (order === undefined)
            return fault(first.text, 'the order is not visible in the comment as GitHub shows it');
        return { kind: 'command', text: order, ...(later !== undefined && { more: true }) };
    }
    if (looksLikeOrder(first.text)) {
        return fault(first.text, 'write /ralph in plain small letters at the start of the line');
    }
    return later === undefined ? nothing : fault(later.text, 'an order is the first line of its comment');
}
const tooLong = `an order has at most ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(longestOrder)} characters, including what is above it and directly below it; put an empty line after it`;
const fault = (line, why) => ({
    kind: 'fault',
    text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)((0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .plainComment */ .cf)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, 2000)), longestEcho),
    why,
});
/** Four spaces would make it code. */
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s;
const isOrder = (line) => order.test(line);
/** What follows `/ralph`; undefined where the line is no order. */
function orderIn(line) {
    const [, rest] = order.exec(line) ?? [];
    return rest?.replace(/[ \t]+/g, ' ').trim();
}
/** The line behind the block that a line begins: what is hidden in the line may end in any other one of it. */
function blockEnd(lines, from) {
    const blank = lines.findIndex((line, index) => index > from && line.trim() === '');
    return blank === -1 ? lines.length : blank;
}
/** `\uff0fralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, 100)).normalize('NFKC'));
/** Lines that the author says: not empty, not quoted, in no code block. */
function* spoken(lines) {
    let open;
    for (const [index, text] of lines.entries()) {
        const inside = open !== undefined;
        open = (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceAfter */ .UH)(text, open);
        if (inside || open !== undefined || text.trim() === '')
            continue;
        if (/^ {0,3}>/.test(text) || /^(?: {4}|\t)/.test(text))
            continue;
        yield { text, index };
    }
}


/***/ }),

/***/ 37688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readIssueForm)
/* harmony export */ });
/* unused harmony export formFields */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13218);



/** Labels of the form; GitHub makes headings of the third level from them. */
const formFields = {
    goal: 'Goal',
    tasks: 'Tasks',
    checks: 'Checks',
    budget: 'Budget in USD',
    model: 'Model',
};
const fields = Object.entries(formFields);
/**
 * The answers of an issue that was written by the form: undefined for any other issue. What a reader does not see is
 * not there (threat T4); a heading counts once and outside of code. A form that is too long to be read is said to be so.
 */
function readIssueForm(body) {
    const isForm = [formFields.goal, formFields.tasks].every((label) => new RegExp(`^### ${label}\\s*$`, 'm').test(body));
    if (!isForm)
        return undefined;
    const shown = shownInPieces(body);
    if (typeof shown !== 'string')
        return shown;
    const found = {};
    let open;
    let current;
    for (const [index, text] of shown.split('\n').entries()) {
        open = (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(text, open);
        const [field] = fields.find(([, label]) => text.trimEnd() === `### ${label}`) ?? [];
        if (field !== undefined && open === undefined && !Object.hasOwn(found, field)) {
            current = [];
            found[field] = current;
        }
        else
            current?.push({ text, line: index + 1 });
    }
    const { goal, tasks, checks = [], budget = [], model = [] } = found;
    if (goal === undefined || tasks === undefined)
        return undefined;
    return {
        goal: answered(goal),
        tasks: answered(tasks),
        checks: answered(checks),
        budget: answered(budget),
        model: answered(model),
    };
}
/** Beyond any form that people write; more is a file's business. */
const longestForm = 32_000;
/** Shown as its first half, wherever what stands above it is closed: elsewhere a comment shows nothing, or as it is. */
const probe = '\n- `<!--.-->`<!--.-->';
/** What the whole text shows, read in pieces of bounded size; each ends where nothing is open that could hide the next. */
function shownInPieces(body) {
    const text = body.replace(/\r\n?/g, '\n');
    if (text.length > longestForm) {
        return {
            line: 1,
            message: `The issue has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(text.length)} characters; a form takes ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(longestForm)}.`,
            remedy: 'Shorten it, or write a plan.json.',
        };
    }
    const most = _text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .mostAtOnce */ ._d - probe.length;
    let [shown, rest] = ['', text];
    while (rest.length > most) {
        const piece = rest.slice(0, lastBreak(rest.slice(0, most)));
        const lines = (0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(piece + probe).split('\n');
        if (piece === '' || lines.pop() !== '- `<!--.-->`') {
            return {
                line: text.slice(0, text.length - rest.length).split('\n').length,
                message: `The form cannot be read from here on: a part of it has more than ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(most)} characters, or does not end.`,
                remedy: 'Put empty lines between its paragraphs and tasks, and close what is open; or write a plan.json.',
            };
        }
        shown += `${lines.join('\n')}\n`;
        rest = rest.slice(piece.length + 1);
    }
    return shown + (0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(rest);
}
/** The last line end outside of code that an item of a list at the left margin follows, or a paragraph; 0 for none. */
function lastBreak(text) {
    let [open, at, last] = [undefined, 0, 0];
    let isBlank = false;
    for (const line of text.split('\n')) {
        if (open === undefined && at > 0 && (/^[-*+] \S/.test(line) || (isBlank && /^\S/.test(line))))
            last = at - 1;
        open = (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(line, open);
        isBlank = line.trim() === '';
        at += line.length + 1;
    }
    return last;
}
/** Without the empty lines around it; GitHub writes `_No response_` where nothing was. */
function answered(lines) {
    const isEmpty = ({ text }) => text.trim() === '';
    const from = lines.findIndex((line) => !isEmpty(line));
    const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1);
    return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer;
}


/***/ }),

/***/ 93961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ issueOfPlan),
/* harmony export */   TN: () => (/* binding */ issuePlanFile),
/* harmony export */   o: () => (/* binding */ planOfIssue)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13225);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4309);
/* harmony import */ var _issue_form_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37688);








const mostTasks = 100;
const mostCriteria = 30;
const mostChecks = 20;
const longestTitle = 200;
const longestText = 4000;
const longestCriterion = 500;
/** How a job names the plan of an issue: `issue:42`. */
const issuePlanFile = (issue) => `issue:${issue}`;
/** The number of `issue:42`; undefined for the path of a file. */
function issueOfPlan(file) {
    const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
    return number === undefined ? undefined : Number(number);
}
/**
 * The plan that an issue's text is: by rules alone, no model is asked. Undefined
 * where the issue was not written by the form. Pure: the same text is the same plan.
 */
function planOfIssue(issue) {
    const form = (0,_issue_form_js__WEBPACK_IMPORTED_MODULE_6__/* .readIssueForm */ .Y)(issue.body);
    if (form === undefined)
        return undefined;
    const findings = [];
    const find = (line, message, remedy) => {
        findings.push({
            severity: 'error',
            code: 'ISSUE_FORM',
            path: '',
            line: line ?? null,
            column: null,
            message,
            remedy,
        });
    };
    if ('remedy' in form) {
        find(form.line, form.message, form.remedy);
        return { order: undefined, findings };
    }
    const written = readTasks(form.tasks);
    if (written.length === 0)
        find(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.');
    if (written.length > mostTasks) {
        find(written[mostTasks]?.line, `There are ${written.length} tasks; a form takes ${mostTasks}.`, 'Write a plan.json.');
    }
    const plan = written.length === 0 ? undefined : planOf(issue, { form, written: written.slice(0, mostTasks), find });
    if (plan)
        findings.push(...(0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lintFaults */ .Lb)(plan).map((fault) => placed(fault, written)));
    const settings = settingsOf(form, find);
    const broken = findings.some(({ severity }) => severity === 'error');
    return { order: broken || plan === undefined ? undefined : { plan, ...settings }, findings };
}
function planOf({ number, title }, { form, written, find }) {
    const ids = written.map(({ id }, at) => id ?? `TASK-${at + 1}`);
    const goal = textOf(form.goal);
    for (const [line, message] of tooLong(goal, { form, written }))
        find(line, message, 'Shorten it, or write a plan.json.');
    const tasks = written.map((task, at) => ({
        id: ids[at] ?? '',
        title: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(task.title, longestTitle),
        description: [
            ...(task.title.length > longestTitle ? [task.title] : []),
            ...task.description,
            `The goal of the whole run: ${goal}`,
        ].join('\n'),
        acceptance_criteria: [...task.criteria],
        depends_on: dependencies(task, { at, ids, find }),
    }));
    const project = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(title.replace(/^ralph:\s*/i, ''), 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks });
}
/** What does not fit, with its line: nothing of a plan is cut in silence. */
function tooLong(goal, { form, written }) {
    const faults = (line, what, text, most, of = ' characters') => {
        const sizes = [text.length, most].map((size) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .thousands */ .oh)(size));
        return text.length <= most
            ? []
            : [[line, `${what} has ${sizes[0]}${of}; a form takes ${sizes[1]}.`]];
    };
    return [
        ...faults(form.goal[0]?.line, 'The goal', goal, longestText),
        ...written.flatMap(({ line, description, criteria }) => [
            ...faults(line, 'What is said of this task', description.join('\n'), longestText),
            ...faults(line, 'This task', criteria, mostCriteria, ' criteria'),
            ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, longestCriterion)),
        ]),
    ];
}
/** One after the other, unless it is said otherwise. */
function dependencies(task, { at, ids, find }) {
    if (task.after === undefined)
        return ids.slice(Math.max(0, at - 1), at);
    if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? ''))
        return [];
    return task.after.flatMap((word) => {
        const id = ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined);
        if (id !== undefined)
            return [id];
        find(task.line, `"${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(word, 40)}" is not a task that this one can come after.`, 'Name its number or its id.');
        return [];
    });
}
function settingsOf(form, find) {
    const checks = linesOf(form.checks);
    if (checks.length > mostChecks)
        find(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${mostChecks}.`, 'Configure them in .github/ralph.yml.');
    const [amount, model] = [textOf(form.budget), textOf(form.model)];
    const read = amount === '' ? undefined : (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(amount);
    if (read && 'expected' in read)
        find(form.budget[0]?.line, `The budget should be ${read.expected}.`, 'Write a number.');
    const named = /^[\w.:@/[\]-]{1,100}$/.test(model);
    if (model !== '' && !named)
        find(form.model[0]?.line, 'The model is one name without spaces.', 'Write it as `claude --model` takes it.');
    return {
        checks,
        budget: read && 'value' in read ? read.value : null,
        model: model !== '' && named ? model : null,
    };
}
/** Without the fence that a form may put around code. */
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join('\n');
/** A finding about a task is where the task was written. */
function placed(fault, written) {
    const [list, position] = fault.at;
    const task = list === 'tasks' && typeof position === 'number' ? written[position] : undefined;
    return { ...(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .toFinding */ .N6)(fault), line: task?.line ?? null };
}
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
/**
 * A list of tasks with lists of criteria below them; or titles of a line each with criteria below them; or, where there
 * are empty lines, paragraphs that begin with a title. Which of them the first line shows.
 */
function readTasks(lines) {
    const spoken = lines.filter(({ text }) => text.trim() !== '');
    const [first] = spoken;
    if (first === undefined)
        return [];
    const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines);
    return drafts.map(written);
}
/** Items as far to the left as the first one are tasks, those further in are criteria, and other lines describe. */
function fromList(lines) {
    const drafts = [];
    const depth = indentOf(lines[0]?.text ?? '');
    for (const { text, line } of lines) {
        const [, indent = '', content = ''] = item.exec(text) ?? [];
        const task = drafts.at(-1);
        if (content !== '' && indent.length <= depth)
            drafts.push({ line, first: content, description: [], criteria: [] });
        else if (content !== '')
            task?.criteria.push(content.trim());
        else
            task?.description.push(text.trim());
    }
    return drafts;
}
function fromTitles(lines) {
    const last = lines.findLastIndex(({ text }) => text.trim() !== '');
    const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === '' && at > 0);
    const drafts = [];
    let begins = true;
    for (const { text, line } of lines) {
        const content = item.exec(text)?.[2];
        if (text.trim() === '')
            begins = true;
        else if (content !== undefined && drafts.length > 0)
            drafts.at(-1)?.criteria.push(content.trim());
        else if (begins || !inParagraphs) {
            drafts.push({ line, first: text.trim(), description: [], criteria: [] });
            begins = false;
        }
        else
            drafts.at(-1)?.description.push(text.trim());
    }
    return drafts;
}
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
function written({ line, first, description, criteria }) {
    const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? [];
    const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? [];
    return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) };
}


/***/ }),

/***/ 82660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
/** `['tasks', 3, 'depends_on', 0]` \u2192 `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
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
/** The finding that a person sees; without `locate` it has no line. */
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
/** A value as a message quotes it: at most 40 characters, invisible ones escaped, lists and objects only named. */
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

/***/ 4309:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/graph/dependency-graph.js
var dependency_graph = __webpack_require__(99387);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-dependencies.js





const selfDependency = (plan) => eachDependency(plan, (task, id) => {
    if (task.id !== id)
        return undefined;
    return {
        severity: 'error',
        code: 'PLAN_SELF_DEPENDENCY',
        message: `Task "${task.id}" depends on itself, so it can never start.`,
        remedy: 'Remove this entry.',
    };
});
const unknownDependency = (plan) => {
    const known = new Set(plan.tasks.map(({ id }) => id));
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => plan_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,lint_fault/* shown */.SP)(id)}, which is not in the plan.`,
            remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
        };
    });
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
    const seen = new Set();
    return task.depends_on.flatMap((id, entry) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `Task "${task.id}" lists the dependency ${(0,lint_fault/* shown */.SP)(id)} more than once.`;
        const at = ['tasks', index, 'depends_on', entry];
        return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }];
    });
});
/** Cycles that share no edge, each with its whole path; after breaking them no other is left. */
const cycles = (plan) => (0,dependency_graph/* findCycles */.p4)((0,dependency_graph/* dependencyEdges */.OJ)(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '');
    const [first = 0] = cycle;
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0;
    return {
        severity: 'error',
        code: 'PLAN_CYCLE',
        at: ['tasks', first, 'depends_on', second],
        among: ids,
        message: `These ${ids.length} tasks wait for each other: ${(0,one_line/* arrows */.d$)([...ids, ids[0] ?? ''])}.`,
        remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    };
});
/** Only the direct dependency is reported: whatever waits further down is freed by the same change. */
const deadDependency = (plan) => {
    const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
    return eachDependency(plan, (task, id) => {
        const over = status.get(id);
        if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped' && over !== 'given_up'))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_DEAD_DEPENDENCY',
            message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
            remedy: `Set "${id}" to pending, or remove this entry.`,
        };
    });
};
/** Still to be run; in_progress is pending again after a crash. */
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
/** Asks about each different dependency of each task once, at its first place. */
function eachDependency(plan, ask) {
    return plan.tasks.flatMap((task, index) => {
        const seen = new Set();
        return task.depends_on.flatMap((id, entry) => {
            if (seen.has(id))
                return [];
            seen.add(id);
            const fault = ask(task, id);
            return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : [];
        });
    });
}

// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/inside-path.js
var inside_path = __webpack_require__(27520);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var graph_milestones = __webpack_require__(74644);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-fields.js






/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return [];
    const message = `The branch name ${(0,lint_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
/** As the CLI writes them. What begins with `-` would be read as a flag of its own, and could lift every limit. */
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
    if (toolPattern.test(tool))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_TOOL',
            at: ['tasks', index, 'allowed_tools', entry],
            message: `Task "${task.id}" allows ${(0,lint_fault/* shown */.SP)(tool)}, which is not the name of a tool.`,
            remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
    ];
}));
/** A skill names a file, `.ralph/skills/<name>.md`. */
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
    if (skillPattern.test(skill) && !skill.includes('..'))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_SKILL',
            at: ['tasks', index, 'skills', entry],
            message: `Task "${task.id}" names the skill ${(0,lint_fault/* shown */.SP)(skill)}, which is not a plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => {
    const reserved = (0,graph_milestones/* reservedIn */.Ug)(id);
    return reserved === undefined
        ? []
        : {
            severity: 'error',
            code: 'PLAN_RESERVED_ID',
            at: ['tasks', index, 'id'],
            message: `The id "${id}" begins with "${reserved}", as the engine's own tasks do.`,
            remedy: 'Use another id.',
        };
});
/** Counted twice, a duplicate would keep what depends on it from ever running (failure model A9). */
const duplicateIds = ({ tasks }) => {
    const seen = new Set();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        if (seen.has(id)) {
            faults.push({
                severity: 'error',
                code: 'PLAN_DUPLICATE_ID',
                at: ['tasks', index, 'id'],
                message: `The id "${id}" is used by more than one task.`,
                remedy: 'Give this task an id of its own.',
            });
        }
        seen.add(id);
    }
    return faults;
};
/** Ids become file names, and some file systems do not tell `a` from `A`. */
const caseTwins = ({ tasks }) => {
    const spelling = new Map();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        const first = spelling.get(id.toLowerCase());
        if (first === undefined)
            spelling.set(id.toLowerCase(), id);
        else if (first !== id) {
            faults.push({
                severity: 'error',
                code: 'PLAN_CASE_TWIN',
                at: ['tasks', index, 'id'],
                message: `The ids "${first}" and "${id}" differ only by upper and lower case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};
const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
/** `paths` and `working_directory` are compared and joined as they are: nothing absolute, nothing that leaves. */
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
        ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
        ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ];
    return given.flatMap(({ field, value, entry }) => {
        const why = fault(field, value);
        if (why === undefined)
            return [];
        const message = `Task "${id}" has ${(0,lint_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
        return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }];
    });
});
function fault(field, value) {
    if (value.trim() === '')
        return 'is empty';
    if (field === 'paths' && value.startsWith('!'))
        return 'excludes paths; only what may be changed can be named';
    return (0,inside_path/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.description.trim() !== '')
        return [];
    const message = `Task "${task.id}" has no description; the agent sees only its title.`;
    const remedy = 'Describe what is to be built.';
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== ''))
        return [];
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
    const remedy = 'Say how one can see that it is done.';
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }];
});
/** What a prompt holds by default, in characters (docs/design.md#prompt). */
const mostText = 32_000;
/** What is longer is cut where the agent is told of it. */
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
    if (!isOpen(task) || length <= mostText)
        return [];
    const message = `Task "${task.id}" has ${(0,amounts/* thousands */.oh)(length)} characters; a prompt holds ${(0,amounts/* thousands */.oh)(mostText)} unless context-budget is raised, and the rest is cut.`;
    const remedy = 'Split the task, or put its text into a file of the repository and name that.';
    return [{ severity: 'warning', code: 'PLAN_TASK_TOO_LARGE', at: ['tasks', index], message, remedy }];
});

;// CONCATENATED MODULE: ./build/core/plan/lint/lint-milestones.js



/** A milestone ends the name of a branch. */
const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
    const ends = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`;
    const fault = milestone === undefined ? undefined : (0,branch_name/* branchNameFault */.K)(ends);
    if (fault === undefined)
        return [];
    const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`;
    const at = ['tasks', index, 'milestone'];
    return [
        { severity: 'error', code: 'PLAN_UNSAFE_MILESTONE', at, message, remedy: 'Use a name such as API or v1.2.' },
    ];
});
/** Commits of one milestone stand together, so none may wait for a later one. */
const milestoneOrder = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
    return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
        const other = tasks.get(id);
        if (!other || other.status === 'done' || milestones.rank(other) <= milestones.rank(task))
            return [];
        const [here, later] = [milestones.of(task.id), milestones.of(id)];
        return [
            {
                severity: 'error',
                code: 'PLAN_MILESTONE_ORDER',
                at: ['tasks', index, 'depends_on', entry],
                message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
                remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`,
            },
        ];
    }));
};
/** Two spellings of one milestone would be two pull requests; some file systems do not tell `api` from `API`. */
const milestoneTwins = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    return (0,nearest/* nearTwins */.Yc)(milestones.names).map(({ name, like }) => {
        const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
        const same = name.toLowerCase() === like.toLowerCase();
        return {
            severity: same ? 'error' : 'warning',
            code: 'PLAN_MILESTONE_TWIN',
            at: ['tasks', index, 'milestone'],
            message: same
                ? `The milestones "${like}" and "${name}" differ only by upper and lower case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};

;// CONCATENATED MODULE: ./build/core/plan/lint/lint.js



/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
const rules = [
    unsafeBranch,
    duplicateIds,
    caseTwins,
    reservedIds,
    selfDependency,
    unknownDependency,
    repeatedDependency,
    cycles,
    deadDependency,
    unsafeMilestone,
    milestoneOrder,
    milestoneTwins,
    unsafeSkill,
    unsafeTool,
    unsafePath,
    missingDescription,
    missingCriteria,
    taskSize,
];
/** Every finding about a plan; only what read the file knows the lines. */
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
/** Errors of `after` that `before` did not have: what a change to a plan would break. */
function newErrors(before, after) {
    const errors = errorsOf(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)));
    return errors.filter((fault) => !old.has(factOf(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === 'error');
/** What is wrong with which value of which task: where a task or an entry stands changes with every insertion above it. */
function factOf(plan, { code, at, among }) {
    const named = [];
    let value = plan;
    for (const key of at) {
        value = value?.[key];
        named.push(typeof key === 'string' ? key : isTask(value) ? value.id : value);
    }
    return JSON.stringify([code, named, typeof value === 'object' ? null : value, among]);
}
const isTask = (value) => typeof value === 'object' && value !== null && 'id' in value;


/***/ }),

/***/ 89844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
/** The first that matches is the fault. Up to "HEAD" it is git's own list (`git check-ref-format`), then ours. */
const rules = [
    { refuses: /^$/, fault: 'is empty' },
    { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'holds a space, a control character or an invisible one' },
    { refuses: /[~^:?*[\\]/, fault: 'holds one of ~ ^ : ? * [ \\' },
    { refuses: /\.\./, fault: 'holds ".."' },
    { refuses: /@\{/, fault: 'holds "@{"' },
    { refuses: /^@$/, fault: 'is "@"' },
    { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or holds "//"' },
    { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
    { refuses: /\.$/, fault: 'ends with "."' },
    { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
    { refuses: /^-/, fault: 'begins with "-"' },
    { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
    // The rest passes git, yet means something to a shell, to a ref lookup or to a person's eye (failure model I5).
    { refuses: /[$();'"`|&<>]/, fault: 'holds one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
/**
 * What is wrong with a branch name, as the end of a sentence that begins with the name; undefined when it can be
 * used. Whatever passes here also passes `git check-ref-format --branch`.
 */
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 73009:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ typedOrder),
/* harmony export */   UZ: () => (/* binding */ markdownCell),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
/* harmony import */ var _neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);


/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    // Folded once more, since making a text harmless may close its code fence with a line of its own.
    return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)((0,_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralMarkdown */ .j)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, maxChars)), maxChars);
}
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => 
// A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');
/** An order as its author wrote it; what only looked like one still holds its first word. */
const typedOrder = (text, maxChars) => inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars);


/***/ }),

/***/ 57845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ nestHeadings),
/* harmony export */   j: () => (/* binding */ neutralMarkdown)
/* harmony export */ });
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1748);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20780);


/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, failure model C22), no entity, no image, no hidden link definition, headings below ours.
 */
function neutralMarkdown(text) {
    const plain = (0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return nestHeadings(plain);
}
const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/**
 * Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
 * paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (failure model seed C1).
 */
function nestHeadings(text) {
    const lines = [];
    let open;
    for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
        const inside = open !== undefined;
        open = (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceAfter */ .UH)(line, open);
        // A blank line between keeps `---` from making a heading of the line above it.
        if (!inside && underline.test(line) && lines.at(-1)?.trim())
            lines.push('');
        lines.push(inside ? (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .indentHeading */ .hb)(line) : line.replace(heading, nested));
    }
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .closeFence */ ._e)(lines.join('\n'));
}
const nested = (_match, indent, marks) => indent + '#'.repeat(Math.min(6, marks.length + 2));


/***/ }),

/***/ 13218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ mostAtOnce),
  cf: () => (/* binding */ plainComment),
  f$: () => (/* binding */ shownText),
  I6: () => (/* binding */ wholeBlocks)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 45 modules
var lib = __webpack_require__(46855);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 12 modules
var mdast_util_gfm_lib = __webpack_require__(19952);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/text/markdown/html-elements.js
/** Elements that show nothing of what is in them, or only on a click. */
const hiding = new Set('details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(' '));
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** An end tag does not reach out of these (HTML, "has an element in scope"): `</details>` within a table closes nothing. */
const walls = new Set(['table', 'td', 'th', 'caption', 'template', 'svg', 'math', 'object', 'html']);
const notTag = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
];
const tagName = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?!["'])[^\s>]*))?/y;
const tagEnd = /[\s/]*>/y;
function openElements() {
    // From the hiding element on; what is open around it does not matter.
    let stack = [];
    const open = (name) => {
        if (stack.length > 0 && !empty.has(name))
            stack.push(name);
    };
    const close = (name) => {
        const at = stack.lastIndexOf(name);
        if (at !== -1 && !stack.slice(at + 1).some((inner) => walls.has(inner)))
            stack = stack.slice(0, at);
    };
    /** The offset behind the markup that begins here; undefined where it has no end. */
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one step of a tokenizer, in the order of HTML's own rules
    const pass = (html, from) => {
        const [opening, end] = notTag.find(([text]) => html.startsWith(text, from)) ?? [];
        if (opening !== undefined && end !== undefined) {
            // `<!-->` is a whole comment.
            const found = html.indexOf(end, from + (opening === '<!--' ? 2 : opening.length));
            return found === -1 ? undefined : found + end.length;
        }
        const [whole, slash, name = ''] = matchAt(tagName, html, from) ?? [];
        if (whole === undefined)
            return from + 1;
        const tag = readAttributes(html, from + whole.length);
        if (!tag)
            return undefined;
        const lower = name.toLowerCase();
        if (slash !== '')
            close(lower);
        else if (stack.length > 0)
            open(lower);
        else if (!empty.has(lower) && isHiding(lower, tag.names))
            stack = [lower];
        return tag.end;
    };
    return {
        isShown: () => stack.length === 0,
        open,
        close,
        // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of a tokenizer
        shownIn(html) {
            const shown = [];
            let at = 0;
            while (at < html.length) {
                const next = html.indexOf('<', at);
                const to = next === -1 ? html.length : next;
                if (to > at && stack.length === 0)
                    shown.push({ from: at, to });
                if (next === -1)
                    break;
                const after = pass(html, next);
                // What stays open swallows all that follows.
                if (after === undefined)
                    stack = ['html'];
                if (after === next + 1 && stack.length === 0)
                    shown.push({ from: next, to: after });
                at = after ?? html.length;
            }
            return shown;
        },
    };
}
const isHiding = (name, attributes) => (hiding.has(name) && !(name === 'details' && attributes.includes('open'))) ||
    attributes.some((one) => hidingAttributes.has(one));
function readAttributes(html, from) {
    const names = [];
    for (let at = from;;) {
        const [end] = matchAt(tagEnd, html, at) ?? [];
        if (end !== undefined)
            return { names, end: at + end.length };
        const [whole = '', name = ''] = matchAt(attribute, html, at) ?? [];
        if (whole === '')
            return undefined;
        names.push(name.toLowerCase());
        at += whole.length;
    }
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}

;// CONCATENATED MODULE: ./build/core/text/markdown/plain-comment.js





/**
 * A comment's text as its reader sees it rendered: what Markdown and HTML would hide is gone (threat T4). Code stays as
 * it is written, since all of it is shown. NFC and not NFKC, which would change visible signs (`\uff0c`, `²`).
 */
function plainComment(text) {
    return shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
/** Characters that are read at once, beyond what anybody types: the parser needs the square of them in time, and a stack. */
const mostAtOnce = 8000;
/** The parser needs even more for one image within another. */
const mostImages = 200;
/**
 * The same with its indentation, for what is read line by line: line n shows what is visible of line n, if no line ends
 * in anything but LF, CR or both. Beyond `mostAtOnce` characters it shows nothing, from the start of a block on; where
 * the parser gives up it shows nothing at all. Some 0.1 ms for each line; a hostile text takes a second.
 */
function shownText(text) {
    const read = wholeBlocks(text, mostAtOnce);
    const shown = (read.match(/!\[/g)?.length ?? 0) > mostImages ? noneOf(read) : parsed(read);
    return shown + noneOf(text.slice(read.length));
}
function parsed(text) {
    try {
        const source = (0,visible/* visible */.R)(text).normalize('NFC').replace(tooDeep, '$1');
        const cuts = [];
        const tree = (0,lib/* fromMarkdown */.Y)(source, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] });
        cutHidden(tree, { source, cuts, open: openElements(), notes: notesIn(tree) });
        // Decoding brings back what was spelt as an entity.
        return (0,visible/* visible */.R)(withCuts(source, cuts));
    }
    catch (error) {
        // The stack is full: whatever could be hidden in it, nothing of it counts.
        if (error instanceof RangeError)
            return noneOf(text);
        throw error;
    }
}
const noneOf = (text) => text.replace(/[^\n]+/g, '');
/** Its longest beginning of at most `most` characters that ends with a whole block: half of one would show what it hides. */
function wholeBlocks(text, most) {
    if (text.length <= most)
        return text;
    return text.slice(0, Math.max(0, ...Array.from(text.slice(0, most).matchAll(/\n[ \t]*\r?\n/g), ({ index }) => index)));
}
/** Nobody quotes as deep as this; the parser needs the square of it in time, and a stack. */
const tooDeep = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
/** Code blocks that GitHub draws: their source is not what a reader sees. */
const drawn = new Set(['math', 'mermaid', 'geojson', 'topojson', 'stl']);
const hidesInFormula = /\\[a-z]|%/i;
/** Between dollars; a `%` alone counts only where no word follows, as in no price. */
const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$]*?\\[a-z][^$]*\$|\$(?![\s$])[^$]*%[^$]*(?<!\s)\$(?!\w)/gi;
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of node kinds, one line or two each
function cutHidden(node, reading) {
    const { source, open } = reading;
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const cut = (put, start = from, end = to) => {
        reading.cuts.push({ from: start, to: end, put });
    };
    if (node.type === 'html') {
        cutMarkup(source.slice(from, to), from, reading);
        return;
    }
    if (!open.isShown() && !('children' in node)) {
        cut('');
        return;
    }
    switch (node.type) {
        case 'text':
            for (const { index, 0: written } of source.slice(from, to).matchAll(entity)) {
                cut(decoded(written), from + index, from + index + written.length);
            }
            return;
        case 'definition':
            cut('');
            return;
        case 'image':
        case 'imageReference':
            cut('(image)');
            return;
        case 'footnoteReference':
            cut('[note]');
            return;
        case 'inlineCode':
            if (source[from - 1] === '$' && source[to] === '$' && hidesInFormula.test(node.value))
                cut('(formula)');
            return;
        case 'code': {
            if (drawn.has((node.lang ?? '').toLowerCase())) {
                cut(node.lang === 'math' ? '(formula)' : '(diagram)');
                return;
            }
            const [fence = '', run = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(source.slice(from, to)) ?? [];
            cut(run, from, from + fence.length);
            return;
        }
        case 'footnoteDefinition':
            if (!reading.notes.has(node.identifier)) {
                cut('');
                return;
            }
            cut('note: ', from, node.children[0]?.position?.start.offset ?? to);
            break;
        case 'link':
        case 'linkReference':
            cutLink(node, reading);
            break;
        case 'paragraph':
        case 'heading':
        case 'tableCell':
            for (const { index, 0: found } of withoutCode(node, source).matchAll(formula)) {
                if (hidesInFormula.test(found))
                    cut('(formula)', from + index, from + index + found.length);
            }
    }
    if (!('children' in node))
        return;
    if (node.type === 'table')
        open.open('table');
    // Cells beyond those of the header are not shown.
    const columns = node.type === 'table' ? (node.align?.length ?? 0) : 0;
    for (const child of node.children) {
        const beyond = child.type === 'tableRow' && columns > 0 ? child.children[columns]?.position?.start.offset : undefined;
        if (beyond !== undefined)
            cut('', beyond, child.position?.end.offset);
        cutHidden(child, reading);
    }
    if (node.type === 'table')
        open.close('table');
}
/** Tags, comments and all that is in an element that hides; text between tags stays. */
function cutMarkup(html, at, { cuts, open }) {
    let done = 0;
    for (const { from, to } of [...open.shownIn(html), { from: html.length, to: html.length }]) {
        if (from > done)
            cuts.push({ from: at + done, to: at + from, put: '' });
        done = to;
    }
}
/** `text (address)`: a title, a label and an address with room for sentences are not shown. */
function cutLink(node, { source, cuts, open }) {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (source[from] !== '[') {
        if (source[from] === '<')
            cuts.push({ from, to: from + 1, put: '' }, { from: to - 1, to, put: '' });
        return;
    }
    const address = node.type === 'link' && /^\S+$/.test(node.url) && open.isShown() ? ` (${node.url})` : '';
    if (!first || !last) {
        cuts.push({ from, to, put: address.trim() });
        return;
    }
    cuts.push({ from, to: first.position?.start.offset ?? from, put: '' });
    cuts.push({ from: last.position?.end.offset ?? to, to, put: address });
}
/** An entity, where the backslash before it is no escape. */
const entity = /(?<!(?:^|[^\\])(?:\\\\)*\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});/gi;
/** What an entity spells, on the same line. */
function decoded(written) {
    const [paragraph] = (0,lib/* fromMarkdown */.Y)(written).children;
    const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return text?.type === 'text' ? text.value.replace(/\s/g, ' ') : ' ';
}
function withoutCode(block, source) {
    const from = block.position?.start.offset ?? 0;
    let text = source.slice(from, block.position?.end.offset);
    for (const code of block.children.filter(({ type }) => type === 'inlineCode')) {
        const [start, end] = [(code.position?.start.offset ?? 0) - from, (code.position?.end.offset ?? 0) - from];
        text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    return text;
}
function notesIn(tree) {
    const found = new Set();
    const visit = (node) => {
        if (node.type === 'footnoteReference')
            found.add(node.identifier);
        if ('children' in node)
            for (const child of node.children)
                visit(child);
    };
    visit(tree);
    return found;
}
/** Of ranges that overlap the first and longest one is replaced, the others with it. As many lines as before are left. */
function withCuts(source, cuts) {
    let [shown, done] = ['', 0];
    for (const { from, to, put } of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
        const start = Math.max(from, done);
        if (start > from && to <= done)
            continue;
        const lines = source.slice(start, to).split('\n').length - 1;
        shown += source.slice(done, start) + (start === from ? put : '') + '\n'.repeat(lines);
        done = Math.max(done, to);
    }
    return shown + source.slice(done);
}


/***/ }),

/***/ 78082:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withRemoteStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82667);
/* harmony import */ var _adapter_git_user_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33704);
/* harmony import */ var _git_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22358);






/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
async function withRemoteStore(context, { owner, repo }, look) {
    const given = `${(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .serverOf */ .FN)(context.env)}/${owner}/${repo}.git`;
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-remote-'));
    try {
        const { remote, carried } = await (0,_adapter_git_user_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedFrom */ .Tj)(given, { cwd: home, env: context.env });
        const repository = {
            commonDir: home,
            objectFormat: 'sha1',
            shallow: false,
            // It lends nothing: there is no repository.
            partial: true,
            carriedConfiguration: () => carried,
        };
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .Ch)({ home, repository, remote, env: context.env });
        try {
            return await look(store);
        }
        finally {
            await store.close();
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 60030:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ commentPayload),
/* harmony export */   MU: () => (/* binding */ issuePayload),
/* harmony export */   Un: () => (/* binding */ idleComment),
/* harmony export */   hc: () => (/* binding */ reviewPayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26921);
/* harmony import */ var _adapter_github_account_who_may_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19110);
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80674);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15989);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22425);
/* harmony import */ var _context_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48582);






/**
 * Why the comment that started this workflow starts no job; undefined where it does, or where something else started it.
 * Anybody can comment on a public issue: only an order by somebody who may give it is worth a runner and money (security
 * T1). The payload is a hint: what is obeyed is read from the thread.
 */
async function idleComment(project, context, github) {
    const { now } = context;
    const payload = await commentPayload(context);
    if (payload === 'other')
        return undefined;
    if (!github)
        return 'without `github-token`, ralph cannot check who may give orders';
    if (!payload)
        return 'the event has no comment';
    const { action, issue, comment } = payload;
    const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W)(comment.body);
    if (action !== 'created' || heard.kind === 'nothing')
        return 'the comment is not an order';
    const threads = await github.tracker.threads();
    if (!threads.includes(issue.number)) {
        const here = threads.map((number) => `#${number}`).join(' and ') || 'no issue yet';
        return `the comment is on #${issue.number}, but orders for this run are given on ${here}`;
    }
    const { settings } = project;
    const may = (0,_adapter_github_account_who_may_js__WEBPACK_IMPORTED_MODULE_0__/* .whoMayOrder */ .e)({
        github: github.client,
        least: (0,_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__/* .leastOf */ .zk)(settings['command-permission']),
        bots: settings['command-bots'],
        now,
    });
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommand */ .U)(heard.text);
    const verdict = await may(comment.user, 'kind' in command ? command.kind : 'help', 'obey');
    if (verdict === 'yes')
        return undefined;
    return verdict === 'later' ? 'GitHub asks to slow down; the order waits for the next job' : verdict.no;
}
const Issue = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().default(null) });
const CommentPayload = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    issue: Issue,
    comment: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().default(''),
        user: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(),
    }),
});
const IssuePayload = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ issue: Issue });
const ReviewPayload = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }) }) });
/** What the event says that started this workflow; a hint, since everything is read from GitHub again before it counts. */
const commentPayload = (context) => payload(context, 'issue_comment', CommentPayload);
const issuePayload = (context) => payload(context, 'issues', IssuePayload);
const reviewPayload = (context) => payload(context, 'pull_request_review', ReviewPayload);
/** `other` where something else has started it; undefined where it says nothing of the kind. */
async function payload({ env }, event, shape) {
    if (env['GITHUB_EVENT_NAME'] !== event)
        return 'other';
    return shape.safeParse(await (0,_context_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .eventPayload */ .Z3)()).data;
}


/***/ })

};
