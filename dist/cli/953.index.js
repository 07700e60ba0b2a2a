export const id = 953;
export const ids = [953];
export const modules = {

/***/ 1015:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ loginSecrets),
/* harmony export */   d: () => (/* binding */ storedLogin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The CLI's configuration folder of the user, where it holds a login: how a laptop without a key pays. */
function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.claude'));
    return folder !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json')) ? folder : undefined;
}
/** The tokens of that login: the agent can read them, so no commit may hold them. None where the file is no JSON. */
function loginSecrets(source) {
    const folder = storedLogin(source);
    if (folder === undefined)
        return [];
    try {
        return tokensIn(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json'), 'utf8')));
    }
    catch {
        return [];
    }
}
function tokensIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, item]) => typeof item === 'string' ? (/token|key|secret/i.test(name) && item.length >= 8 ? [item] : []) : tokensIn(item));
}


/***/ }),

/***/ 3505:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withCredential),
/* harmony export */   i: () => (/* binding */ splitCredential)
/* harmony export */ });
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


/***/ }),

/***/ 1734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ splitKey),
/* harmony export */   v: () => (/* binding */ carriedConfiguration)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1293);

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
 * (an empty `credential.helper` resets those before it). What speaks of other hosts stays behind (DESIGN §5 "Store");
 * so does `url.<base>.insteadOf`: `remote` is what it made of the address (`instead-of.ts`).
 */
function carriedConfiguration(all, remote) {
    const http = /^https?:/i.test(remote);
    const ssh = !(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathRemote */ .i)(remote) && !/^(https?|git):/i.test(remote);
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

/***/ 407:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ committedFile),
/* harmony export */   q: () => (/* binding */ committedFiles)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);

const limit = 5 * 1024 * 1024;
/** A file of the commit, links followed within it; undefined where it has no such file. `lazy` as in `readObjects`. */
async function committedFile(git, at) {
    const { commit, path, lazy = [] } = at;
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
/**
 * Files of a commit that is trusted: what lies in the directory beside it counts for nothing, since an agent works there.
 * Throws RalphError FILE_TOO_LARGE above 5 MiB, FILE_NOT_TEXT for what is not UTF-8.
 */
function committedFiles(git, at) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...at, path });
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
const unusable = (path, code, what) => new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code,
    kind: 'data',
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
});


/***/ }),

/***/ 7850:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   NO: () => (/* binding */ gitFault),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   tT: () => (/* binding */ fixedArguments)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(754);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8309);




/**
 * Pinned for every call on the engine's own store: nothing of the agent's, the user's or the system's configuration
 * runs code or changes content (reliability.md §2 "Hardened git call").
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
        let timedOut = false;
        const timer = setTimeout(() => {
            timedOut = true;
            killGroup(child);
        }, call.timeoutMs ?? 600_000);
        const abort = () => killGroup(child);
        signal?.addEventListener('abort', abort);
        const ended = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
        };
        const stdout = [];
        const stderr = [];
        child.stdout?.on('data', (chunk) => stdout.push(chunk));
        child.stderr?.on('data', (chunk) => stderr.push(chunk));
        // A git that ends before it read all of its input reports the reason on stderr.
        child.stdin?.on('error', () => undefined);
        child.on('error', (cause) => {
            ended();
            reject(spawnFault(cause));
        });
        child.on('close', (code) => {
            ended();
            const said = Buffer.concat(stderr).toString('utf8');
            if (signal?.aborted)
                return reject(signal.reason);
            if (timedOut)
                return reject(timeoutFault(call.args, said));
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
    const machine = (0,_core_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ said, what: `git ${operation(args)} could not go on.` });
    if (machine)
        return machine;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_FAILED',
        kind: 'failed',
        message: `git ${operation(args)} ended with ${result.code}: ${said}`,
        hint: 'Look at what git says; `git fsck` checks the repository. Then run again: the run goes on from its last state.',
    });
}
const timeoutFault = (args, said) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GIT_TIMED_OUT',
    kind: 'failed',
    message: `git ${operation(args)} did not end in time. ${said.trim()}`,
    hint: 'Check the connection to the remote, then run again; nothing is lost.',
});
const spawnFault = (cause) => (0,_core_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ errno: cause.code, what: 'git could not be started.', cause }) ??
    new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_MISSING',
        kind: 'failed',
        message: `git could not be started: ${cause.message}`,
        hint: 'Install git 2.31 or newer and make sure that it is on PATH.',
        cause,
    });


/***/ }),

/***/ 1293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isPathRemote),
/* harmony export */   r: () => (/* binding */ withoutCredentials)
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


/***/ }),

/***/ 9581:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);


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
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'SAFE_DIRECTORY',
            kind: 'failed',
            message: `Git refuses to read ${path}: it belongs to another user of this machine.`,
            hint: `If you trust it: git config --global --add safe.directory '${path}'`,
        });
    }
    if (/not a git repository/i.test(stderr))
        throw notARepository(`${cwd} is not inside a git repository.`);
}
const notARepository = (message) => new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NOT_A_REPOSITORY',
    kind: 'usage',
    message,
    hint: 'Change into the working tree of your project, or make one with: git init',
});


/***/ }),

/***/ 1287:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// UNUSED EXPORTS: reachedFrom

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/carried-configuration.js
var carried_configuration = __webpack_require__(1734);
;// CONCATENATED MODULE: ./build/adapter/git/instead-of.js

/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (reliability G19).
 */
function instead_of_rewrittenAddress(all, given) {
    const { url, pushUrl } = given;
    if (pushUrl !== undefined)
        return rewrite(all, 'insteadof', pushUrl) ?? pushUrl;
    return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url;
}
function rewrite(all, kind, url) {
    const matching = all.filter(([key, prefix]) => {
        const { section, name } = (0,carried_configuration/* splitKey */._)(key);
        return section === 'url' && name === kind && url.startsWith(prefix);
    });
    const longest = Math.max(...matching.map(([, prefix]) => prefix.length));
    const found = matching.find(([, prefix]) => prefix.length === longest);
    return found && (0,carried_configuration/* splitKey */._)(found[0]).subsection + url.slice(longest);
}

// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/adapter/git/user-repository.js







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
        rewritten: (url) => instead_of_rewrittenAddress(config, { url }),
        carriedConfiguration: (remote) => (0,carried_configuration/* carriedConfiguration */.v)(withSshCommand(config, env), remote),
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
            kind: 'usage',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,user_git/* notARepository */.d)(`${cwd} lies in a git directory, not in a working tree.`);
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
    kind: 'usage',
    message: `${toplevel} has no commit yet: there is nothing to start from.`,
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
        return instead_of_rewrittenAddress(config, { url, pushUrl });
    // A path or a URL; a remote of such a name would be in the configuration.
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
/** The address of `remote`, and what git needs for it where there is no repository: of the user's own configuration and the environment. */
async function reachedFrom(remote, at) {
    const config = withSshCommand(await readConfig(userGit(at.cwd, at.env)), at.env);
    const { address, ...access } = splitCredential(rewrittenAddress(config, { url: remote }));
    return { remote: address, carried: withCredential(carriedConfiguration(config, address), access) };
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


/***/ }),

/***/ 8738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


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

/***/ 8309:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ programsOn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8738);




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
        const path = (0,_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)(name, searchPath);
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
const replaced = (what) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PROGRAM_CHANGED',
    kind: 'failed',
    message: `Programs that run with ralph's own rights were changed while it worked: ${what.slice(0, 5).join('; ')}.`,
    hint: 'Where you have just updated them, run again: nothing is lost. Else an agent or a check did: remove what it put there, and confine it better (`ralph doctor`).',
});


/***/ }),

/***/ 5935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
/** These hold a path to a secret and not the secret. */
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
/** Git's own way to take a setting from the environment, such as the header that holds the remote's token. */
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
/** Values that redaction must know: variables named like a credential, passwords of proxies, git's token header. */
function secretValues(source) {
    const values = Object.entries(source).flatMap(([name, value]) => {
        if (value === undefined || value === '')
            return [];
        if (/_proxy$/i.test(name))
            return proxyPassword(value);
        if (gitValue.test(name))
            return gitHeader(source, name, value);
        if (!secretName.test(name) || pathName.test(name))
            return [];
        return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
    });
    // Shorter ones and bare numbers (MAX_THINKING_TOKENS) would blot out ordinary text.
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
/** The credential as it is sent, and the one in it: `Basic` is base64 of `user:token`. */
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
/** The same of git's effective configuration, where `actions/checkout` leaves the job's token. */
const headerSecrets = (entries) => entries
    .filter(([key]) => /\.extraheader$/i.test(key))
    .flatMap(([, value]) => authorizationSecrets(value))
    .filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
    const [, scheme = '', credential = ''] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
    if (!/^basic$/i.test(scheme))
        return [credential];
    return [
        credential,
        Buffer.from(credential, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, ''),
    ];
}
/** `Name: value` per line; the name is no secret. */
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


/***/ }),

/***/ 8237:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ stepInputs)
/* harmony export */ });
/* unused harmony export actionInputs */
/* harmony import */ var _define_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1251);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2731);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8817);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2238);




/** Inputs of the action that are no settings: what a step does, and the credentials that it is given. */
const stepInputs = {
    command: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('run', 'begin', 'finish', 'intake', 'agent', 'validate', 'apply', 'ready', 'tick', 'lint', 'doctor'),
        fallback: 'run',
        rule: 'job',
        help: "what this step does: run begins the run of a plan or goes on with it; begin stops before the checks, which are then the workflow's own jobs or steps; finish settles what begin handed on by how those ended; intake, agent, validate and apply are an iteration in four jobs, as .github/workflows/run.yml has them, and ready marks the pull request of a complete run that they held back; tick says, without a checkout, which runs are due; lint shows an issue of the form as the plan that it is; doctor looks for what stands in the way of a run and tries the checks once",
        example: 'run',
    }),
    results: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for finish and apply: how the jobs or the steps ended that checked the commit, whole: toJSON(needs) in a job of its own, toJSON(steps) in the job of begin',
        example: 'toJSON(needs)',
    }),
    require: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy,
        fallback: [],
        rule: _rule_js__WEBPACK_IMPORTED_MODULE_0__/* .fewer */ .O9,
        help: 'for finish: names of the jobs or steps that must end with success; one that is missing, skipped or cancelled fails the iteration, all others are told only',
        example: 'test,lint',
    }),
    'hold-ready': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'the pull request stays a draft when all is done; a later job with command: ready, whose environment may ask a person, marks it ready. The output ready-due says that there is one to mark',
        example: 'true',
    }),
    'trust-agent': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: "for begin: the commit is laid out in this job's checkout, for the steps that follow in the same job. What the agent left on the machine can reach them and their credentials; without it, checks and finish are jobs of their own",
        example: 'true',
    }),
    config: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the configuration file; without it .github/ralph.yml, where there is one',
        example: 'ci/ralph.yml',
    }),
    fresh: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'begin a new run instead of going on; history stays. It counts in a job that a person starts by hand, and in none that ralph, the schedule or a comment starts',
        example: 'true',
    }),
    'change-rules': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: _setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'what this job is told may weaken the rules that the run was begun with, and they are other ones from then on; without it such a job is refused',
        example: 'true',
    }),
    'github-token': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'pushes the two branches of the run, and opens its issue and pull request; needed where the checkout keeps no credentials (persist-credentials: false), and beats the ones that it keeps. Never reaches the agent or a check',
        example: 'github.token',
    }),
    'app-id': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'App ID or Client ID of a GitHub App that is installed on the repository: this step writes as that App, by tokens that it makes itself for an hour, and needs neither `github-token` nor `github-login`. So the checks of the repository run on what is pushed',
        example: 'Iv23liAbCdEfGhIjKlMn',
    }),
    'app-private-key': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the private key of that App (its .pem file). Never where an agent works: `run` and `begin` refuse it (make a token in a step before, and pass it as `github-token`); of split jobs, only those that write may be given it',
        example: 'secrets.APP_PRIVATE_KEY',
    }),
    'github-login': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the account that `github-token` writes as, where that is the token of an App; the workflow's own, that of `app-id` and that of a person's token are known",
        example: 'my-app[bot]',
    }),
    issue: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1)),
        fallback: undefined,
        rule: 'job',
        help: 'number of the issue on which the run is reported and steered; without one ralph makes it',
        example: '42',
    }),
    chain: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(0),
        fallback: 0,
        rule: 'job',
        help: 'how many jobs in a row were started by the one before; ralph itself sets it when it goes on by workflow_dispatch',
        example: '0',
    }),
    dispatch: (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for tick: the file name of the workflow that it starts for each run that is due',
        example: 'ralph.yml',
    }),
    'anthropic-api-key': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'pays for the model; reaches the agent alone',
        example: 'secrets.ANTHROPIC_API_KEY',
    }),
    'claude-code-oauth-token': (0,_define_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        read: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'pays for the model by a subscription (`claude setup-token`); reaches the agent alone',
        example: 'secrets.CLAUDE_CODE_OAUTH_TOKEN',
    }),
};
/** Every input of `action.yml`, in its order; an empty one counts as not given. Some say it otherwise than a flag. */
const actionInputs = {
    ...stepInputs,
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W,
    validate: { ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.validate, help: 'the checks that every iteration must pass' },
    remote: {
        ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.remote,
        help: 'where the branches are kept: a remote name, a path or a URL',
        // Set where the checkout is opened: the value of a file or a variable beats it.
        fallback: 'origin',
    },
};


/***/ }),

/***/ 525:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ alike)
/* harmony export */ });
/** Whether two values of JSON say the same; the order of an object's keys says nothing, a missing one is as undefined. */
const alike = (one, other) => written(one) === written(other);
const written = (value) => JSON.stringify(value, ordered) ?? 'null';
const ordered = (_key, value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;


/***/ }),

/***/ 5114:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checks)
/* harmony export */ });
/** A list, or one command a line. */
const checks = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw;
    const valid = (item) => typeof item === 'string' || (typeof item === 'object' && item !== null);
    if (!Array.isArray(items) || !items.every(valid))
        return { expected: 'a list of commands' };
    return { value: items };
};


/***/ }),

/***/ 1251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setting)
/* harmony export */ });
/** Infers T from `read` alone, so that a table of settings is typed by it. */
const setting = (definition) => definition;


/***/ }),

/***/ 6109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2238);

const names = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
/** Plan fields that are settings too. */
const planFields = {
    strategy: (plan) => plan.validation_strategy,
};
/** Variables of the seeds that say in other words what a setting says. */
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
};
/** Resolves every setting from its strongest source. Pure; wrong values are all reported at once (DESIGN §9.5). */
function resolveSettings(given) {
    const findings = [...unknownKeys(given)];
    const values = {};
    const sources = {};
    const places = {};
    for (const name of names) {
        const definition = _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        const found = lookUp(given, name, definition);
        sources[name] = found?.source ?? 'default';
        places[name] = found?.place ?? 'default';
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
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
/** The variables that a setting is read from, strongest first; the last of them may say it in other words. */
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name]), ...(variable === undefined ? [] : [variable])];
}
/** The seed's name, and `RALPH_` with the setting's own name. */
function variables(name, definition) {
    const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`;
    return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys({ file, fileName }) {
    return Object.keys(file)
        .filter((key) => !Object.hasOwn(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W, key))
        .map((key) => `${fileName}: unknown key "${key}"; the keys are ${names.join(', ')}`);
}
function shown(raw) {
    const text = JSON.stringify(raw) ?? String(raw);
    return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}


/***/ }),

/***/ 8382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ isRule),
/* harmony export */   Sp: () => (/* binding */ recordedValue),
/* harmony export */   UD: () => (/* binding */ rawOf),
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   Zr: () => (/* binding */ rawOfText),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   lU: () => (/* binding */ usualRaw),
/* harmony export */   tl: () => (/* binding */ weakens)
/* harmony export */ });
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8237);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2238);


const table = { ..._settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, require: _action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .stepInputs */ .a.require };
/** The settings that belong to a run, in the order of the table. */
const ruleNames = Object.keys(table).filter((name) => table[name].rule !== 'job' && table[name].rule !== 'place');
/** Whether the setting decides what may be committed, or what an agent reaches. */
const isRule = (name) => Object.hasOwn(table, name) && typeof table[name].rule === 'object';
/** Of raw values, whether the second lets something through that the first did not. */
function weakens(name, before, after) {
    const { rule } = table[name];
    const [was, will] = [readRaw(name, before), readRaw(name, after)];
    // What this program cannot read may mean anything.
    return typeof rule === 'object' && (!was || !will || rule.weakens(was.value, will.value));
}
/** A value as it is recorded: it reads back as the same, and null is none. Durations are in seconds. */
const rawOf = (name, value) => table[name].unit === 'ms' && typeof value === 'number' ? value / 1000 : (value ?? null);
const usualRaw = (name) => rawOf(name, table[name].fallback);
/** Undefined where this program cannot read it. */
function readRaw(name, raw) {
    if (raw === null)
        return { value: table[name].fallback };
    const read = table[name].read(raw);
    return 'value' in read ? read : undefined;
}
/** What a person wrote, as it is recorded: a list may be written as JSON. Says what was expected where it is wrong. */
function rawOfText(name, text) {
    const read = table[name].read(/^\s*[[{]/.test(text) ? parsed(text) : text);
    return 'value' in read ? { raw: rawOf(name, read.value) } : read;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** The value of one setting by the record; the default where nothing is recorded. */
const recordedValue = (name, rules) => readRaw(name, rules.values[name]?.value ?? null)?.value;


/***/ }),

/***/ 2731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ anyEdit),
/* harmony export */   L1: () => (/* binding */ switchedOn),
/* harmony export */   O9: () => (/* binding */ fewer),
/* harmony export */   R2: () => (/* binding */ lowerIn),
/* harmony export */   Vc: () => (/* binding */ further),
/* harmony export */   uz: () => (/* binding */ higher)
/* harmony export */ });
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);

/** Nobody can say of two commands which is the stricter one. */
const anyEdit = { weakens: (before, after) => !(0,_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .alike */ .n)(before, after) };
/** Each entry demands something: those of before must all be there, in their order; further ones only demand more. */
const fewer = {
    weakens(before, after) {
        let found = 0;
        for (const entry of after)
            if (found < before.length && (0,_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .alike */ .n)(entry, before[found]))
                found++;
        return found < before.length;
    },
};
/** Each entry allows something. */
const further = {
    weakens: (before, after) => after.some((entry) => !before.includes(entry)),
};
/** A limit; none is the highest. */
const higher = {
    weakens: (before, after) => (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY),
};
const switchedOn = { weakens: (before, after) => after && !before };
/** The values from the weakest to the strongest. */
const lowerIn = (...ranks) => ({
    weakens: (before, after) => ranks.indexOf(after) < ranks.indexOf(before),
});


/***/ }),

/***/ 8817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   L$: () => (/* binding */ toggle),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   cz: () => (/* binding */ integrities),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rE: () => (/* binding */ version),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yy: () => (/* binding */ directory)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _validation_inside_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6120);


const text = (raw) => typeof raw === 'string' && raw.trim() !== '' ? { value: raw.trim() } : { expected: 'a text that is not empty' };
const directory = (raw) => {
    const path = typeof raw === 'string' && raw.trim() !== '' ? (0,_validation_inside_path_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .y)(raw.trim()) : undefined;
    return path === undefined ? { expected: 'a relative path inside the repository' } : { value: path };
};
/** An exact version, no range: what was tried is what runs. */
const version = (raw) => {
    const found = typeof raw === 'string' ? /^v?(\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?)$/.exec(raw.trim())?.[1] : undefined;
    return found === undefined ? { expected: 'an exact version such as 2.1.197' } : { value: found };
};
const oneOf = (...names) => (raw) => {
    const found = names.find((name) => name === raw);
    return found === undefined ? { expected: `one of ${names.join(', ')}` } : { value: found };
};
const toggle = (raw) => {
    if (raw === true || raw === 'true' || raw === '1')
        return { value: true };
    if (raw === false || raw === 'false' || raw === '0')
        return { value: false };
    return { expected: 'true or false' };
};
const count = (least) => (raw) => {
    const value = number(raw);
    return Number.isInteger(value) && value >= least && value <= 1_000_000
        ? { value }
        : { expected: `a whole number from ${least} to 1000000` };
};
/** `10`, `7.50`, `$10` or `10usd`, in USD. */
const money = (raw) => {
    const value = number(typeof raw === 'string' ? raw.replace(/^\$|\s*usd$/gi, '') : raw);
    return value > 0 && value <= 1_000_000 ? { value } : { expected: 'an amount in USD such as 10 or 7.50' };
};
/** What a timer of the platform can hold is 24.8 days; a longer one would fire at once. */
const longestDurationMs = 24 * 86_400_000;
/** `90s`, `45m`, `2h`, `1h30m`; a bare number is in seconds. Value in ms. */
const duration = (raw) => {
    const value = typeof raw === 'number' ? raw * 1000 : typeof raw === 'string' ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(raw) : undefined;
    return value !== undefined && value >= 0 && value <= longestDurationMs
        ? { value }
        : { expected: 'a duration such as 90s, 45m or 2h, up to 24d' };
};
/** A list, or one line each. */
const lines = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n') : raw;
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string'))
        return { expected: 'a list of texts' };
    return { value: items.map((item) => item.trim()).filter((item) => item !== '') };
};
/** A list whose texts may hold several names with commas between them. */
const names = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    const value = read.value.flatMap((text) => text.split(',')).map((name) => name.trim());
    return { value: value.filter((name) => name !== '') };
};
/** As npm writes it, one for each package. */
const integrities = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    const value = read.value.flatMap((line) => line.split(/[\s,]+/));
    return value.every((one) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(one))
        ? { value }
        : { expected: 'sha512-\u2026 as npm writes it' };
};
const optional = (read) => (raw) => raw === undefined || raw === '' ? { value: undefined } : read(raw);
function number(raw) {
    if (typeof raw === 'number')
        return raw;
    return typeof raw === 'string' && /^\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN;
}


/***/ }),

/***/ 2238:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ settings)
});

// EXTERNAL MODULE: ./build/core/config/setting.js
var setting = __webpack_require__(8817);
;// CONCATENATED MODULE: ./build/core/control/may-order.js
/** What GitHub lets somebody do in a repository, weakest first. */
const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** Who may change files may order, unless something else is configured for this command. */
const usual = 'write';
/** Whether somebody of this standing may give this order, or why not. `least` by command, or for `all` of them. */
function mayOrder(at) {
    const { login, command, standing, least } = at;
    const needed = least[command] ?? least['all'] ?? usual;
    if (standings.indexOf(standing) >= standings.indexOf(needed))
        return 'yes';
    return { no: `${login} has the role ${standing} here, and ${command} needs ${needed}` };
}

// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/core/control/least-standings.js



const roles = standings.slice(1);
/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every command that is not named. */
const leastStandings = (raw) => {
    const read = (0,setting/* lines */.Mn)(raw);
    const value = 'value' in read ? read.value : [];
    if ('expected' in read || !value.every((text) => entryOf(text))) {
        return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` };
    }
    return { value };
};
/** The least standing by command, from what `leastStandings` has read. */
const leastOf = (texts) => Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]));
function entryOf(text) {
    const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? [];
    const standing = roles.find((one) => one === role);
    const known = command === 'all' || Object.hasOwn(read_command/* commandForms */.j, command);
    return known && standing ? { command, standing } : undefined;
}

// EXTERNAL MODULE: ./build/core/config/define-setting.js
var define_setting = __webpack_require__(1251);
// EXTERNAL MODULE: ./build/core/config/rule.js
var rule = __webpack_require__(2731);
;// CONCATENATED MODULE: ./build/core/config/agent-settings.js



/** What decides which agent works, and how; part of the table in `settings.ts`. */
const agentSettings = {
    agent: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('claude', 'command'),
        fallback: 'claude',
        rule: 'kept',
        env: 'RALPH_AGENT',
        help: 'which coding agent works: claude, or command (any program, see docs/agents.md)',
        example: 'claude',
    }),
    'agent-path': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the agent program, where it is not found on PATH',
        example: '/opt/claude/bin/claude',
    }),
    'agent-version': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* version */.rE),
        fallback: undefined,
        rule: 'kept',
        help: 'the exact version that claude must have',
        example: '2.1.330',
    }),
    'agent-install': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('never', 'missing'),
        fallback: 'never',
        rule: 'job',
        help: 'missing: where claude is missing, or has another version than agent-version, ralph installs it for itself with npm',
        example: 'missing',
    }),
    'agent-integrity': (0,define_setting/* setting */.P)({
        read: setting/* integrities */.cz,
        fallback: [],
        rule: 'kept',
        repeatable: true,
        help: 'what an installed package of claude may be, sha512-\u2026; one for each package that npm installs',
        example: 'sha512-\u2026',
    }),
    'agent-command': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'the command line of --agent command',
        example: '"python agent.py"',
    }),
    'agent-timeout': (0,define_setting/* setting */.P)({
        read: setting/* duration */.p0,
        fallback: 30 * 60_000,
        rule: 'kept',
        unit: 'ms',
        help: 'how long one agent call may take',
        example: '45m',
    }),
    'agent-idle-timeout': (0,define_setting/* setting */.P)({
        read: setting/* duration */.p0,
        fallback: 10 * 60_000,
        rule: 'kept',
        unit: 'ms',
        help: 'how long an agent may stay silent',
        example: '5m',
    }),
    model: (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        env: 'RALPH_MODEL',
        help: 'the model',
        example: 'sonnet',
    }),
    'fallback-model': (0,define_setting/* setting */.P)({
        read: setting/* names */.Dy,
        fallback: [],
        rule: 'kept',
        env: 'RALPH_FALLBACK_MODEL',
        repeatable: true,
        help: 'models for when the first one is overloaded, tried in this order',
        example: 'sonnet,haiku',
    }),
    'extraction-model': (0,define_setting/* setting */.P)({
        read: setting/* text */.Qq,
        fallback: 'haiku',
        rule: 'kept',
        help: 'a small model that writes the handoff where the agent left none',
        example: 'haiku',
    }),
    review: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('none', 'comment', 'gate'),
        fallback: 'none',
        rule: (0,rule/* lowerIn */.R2)('none', 'comment', 'gate'),
        help: 'a second agent reviews each change that passed the checks: comment: its findings are told; gate: what it does not let through is tried again',
        example: 'comment',
    }),
    'review-model': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'the model that reviews; another one than the one that works sees more; default: the same',
        example: 'opus',
    }),
    'max-turns': (0,define_setting/* setting */.P)({
        read: (0,setting/* count */.U9)(1),
        fallback: 200,
        rule: 'kept',
        env: 'RALPH_DEFAULT_MAX_TURNS',
        help: "turns of one agent call; a task's own max_turns beats it",
        example: '100',
    }),
    'skip-permissions': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: true,
        rule: rule/* switchedOn */.L1,
        env: 'RALPH_SKIP_PERMISSIONS',
        help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
        example: 'false',
    }),
    'permission-mode': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('acceptEdits', 'dontAsk', 'auto'),
        fallback: 'acceptEdits',
        rule: (0,rule/* lowerIn */.R2)('auto', 'acceptEdits', 'dontAsk'),
        help: 'where permissions are not skipped: acceptEdits allows edits and --allowed-tools, dontAsk only the latter, auto lets the CLI judge',
        example: 'dontAsk',
    }),
    'allowed-tools': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* further */.Vc,
        repeatable: true,
        help: 'a tool that the agent may use where permissions are not skipped',
        example: '"Bash(npm test)"',
    }),
};

// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
;// CONCATENATED MODULE: ./build/core/config/state-prefix.js
const part = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/;
/** Namespaces that git, servers or ralph itself mean something by. */
const taken = /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/;
/** A folder of refs: of branches, or of a namespace of its own. */
const statePrefix = (raw) => {
    const prefix = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : '';
    const parts = prefix.split('/');
    const fits = parts[0] === 'refs' && parts.length >= 3 && parts.every((name) => part.test(name)) && !taken.test(prefix);
    return fits && prefix.length <= 100
        ? { value: prefix }
        : { expected: 'a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph' };
};

;// CONCATENATED MODULE: ./build/core/config/branch-settings.js




/** Where a run keeps its branches, and what becomes of a base that moves. */
const branchSettings = {
    'merge-base': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: true,
        rule: 'kept',
        help: 'false: a base that moved is not merged into the work branch when a job starts',
        example: 'false',
    }),
    'base-conflict': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('person', 'task'),
        fallback: 'person',
        rule: 'kept',
        help: 'a moved base that conflicts: person: wait for a merge by hand; task: the agent resolves it next, the checks decide',
        example: 'task',
    }),
    remote: (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'place',
        help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
        example: 'origin',
    }),
    'state-ref': (0,define_setting/* setting */.P)({
        read: statePrefix,
        fallback: state_ref_name/* usualPrefix */.lI,
        rule: 'place',
        help: 'the folder of refs that holds the state of each plan; refs/ralph/state is outside of the branches, where other apps build each one',
        example: 'refs/ralph/state',
    }),
};

// EXTERNAL MODULE: ./build/core/config/check-list.js
var check_list = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(8260);
// EXTERNAL MODULE: ./build/core/handoff/message-template.js
var message_template = __webpack_require__(4031);
;// CONCATENATED MODULE: ./build/core/config/commit-settings.js




/** How a commit is made and what it says. */
const commitSettings = {
    'commit-prefix': (0,define_setting/* setting */.P)({
        read: setting/* text */.Qq,
        fallback: 'ralph',
        rule: 'kept',
        env: 'RALPH_COMMIT_PREFIX',
        help: 'first word of each commit message',
        example: 'ralph',
    }),
    'commit-mode': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('git', 'api'),
        fallback: 'git',
        rule: 'kept',
        help: 'api: GitHub makes and signs the commits of the work branch, as the account of `github-token`, where a rule demands signed commits',
        example: 'api',
    }),
    'commit-template': (0,define_setting/* setting */.P)({
        read: message_template/* messageTemplate */.A,
        fallback: message_template/* usualTemplate */.xX,
        rule: 'kept',
        help: `message of an iteration's commit, of ${message_template/* placeholders */.Ft.map((name) => `{${name}}`).join(', ')}; the first line is its subject, trailers follow in any case`,
        example: '"feat({task}): {title}"',
    }),
    'commit-subject-limit': (0,define_setting/* setting */.P)({
        read: (0,setting/* count */.U9)(20),
        fallback: commit_message/* usualSubjectLimit */.e,
        rule: 'kept',
        help: "characters of that commit's subject at most; the title is cut",
        example: '72',
    }),
    author: (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'author of the commits, where a CLA or a DCO check knows only people; default: ralph',
        example: '"Ada Byron <ada@example.com>"',
    }),
    committer: (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'who commits; default: the user of the repository',
        example: '"Build Bot <bot@example.com>"',
    }),
    'sign-off': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'kept',
        toggle: true,
        help: 'add Signed-off-by of the author where one is set, else of the committer',
        example: '',
    }),
};

;// CONCATENATED MODULE: ./build/core/config/confinement-settings.js



/** What an agent and the checks may reach on the machine. */
const confinementSettings = {
    confinement: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('auto', 'none'),
        fallback: 'auto',
        rule: (0,rule/* lowerIn */.R2)('none', 'auto'),
        help: 'none: the agent and the checks may reach everything that you can; auto: the strongest confinement that works on this machine',
        example: 'none',
    }),
    'min-confinement': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)((0,setting/* oneOf */.yL)('C0', 'C1', 'C2', 'C3')),
        fallback: undefined,
        rule: (0,rule/* lowerIn */.R2)(undefined, 'C0', 'C1', 'C2', 'C3'),
        help: 'stop before the first agent call where less is reached: C1 own processes, C2 own files as well, C3 own namespaces',
        example: 'C2',
    }),
    'confinement-sudo': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'job',
        toggle: true,
        help: 'use `sudo -n` for the confinement on a laptop too; CI always may. Nobody is ever asked for a password',
        example: '',
    }),
    'agent-read': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* further */.Vc,
        repeatable: true,
        help: 'a path outside of the workspace that the agent and the checks may read besides the usual tools',
        example: '/opt/models',
    }),
    'agent-writable': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* further */.Vc,
        repeatable: true,
        env: 'RALPH_AGENT_WRITABLE',
        help: 'a path outside of the workspace that the agent and the checks may write',
        example: '/var/cache/models',
    }),
};

;// CONCATENATED MODULE: ./build/core/config/mirror-status.js

const expected = 'names of statuses with a check each: test=npm test, or {test: "npm test"} in the file';
/** Reads an object, or `name=check`, one a line: the name ends at the first `=`. */
const mirrorStatus = (raw) => {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
        return judged(Object.entries(raw));
    const read = (0,setting/* lines */.Mn)(raw);
    if ('expected' in read)
        return { expected };
    return judged(read.value.map((text) => /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []));
};
function judged(pairs) {
    const entries = pairs.map(([name, check]) => [textOf(name), textOf(check)]);
    const whole = entries.every(([name, check]) => name !== '' && check !== '');
    const twice = new Set(entries.map(([name]) => name)).size < entries.length;
    return whole && !twice ? { value: Object.fromEntries(entries) } : { expected };
}
const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

;// CONCATENATED MODULE: ./build/core/config/settings.js










/**
 * Every setting, once. Name of the flag (`--name`), of the key in `ralph.yml` and of the action's input.
 * A key that holds an object in `ralph.yml` is flattened: `agent: {name: claude, path: x}` is `agent` and `agent-path`.
 */
const settings = {
    plan: (0,define_setting/* setting */.P)({
        read: setting/* text */.Qq,
        fallback: 'plan.json',
        rule: 'place',
        env: 'RALPH_PLAN_FILE',
        help: 'the plan file',
        example: 'plan.json',
    }),
    validate: (0,define_setting/* setting */.P)({
        read: check_list/* checks */.A,
        fallback: [],
        rule: rule/* fewer */.O9,
        env: 'RALPH_VALIDATION_COMMANDS',
        repeatable: true,
        help: 'a check that every iteration must pass; give it once per command',
        example: '"npm test"',
    }),
    strategy: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('strict', 'lenient', 'tests_only'),
        fallback: 'strict',
        rule: (0,rule/* lowerIn */.R2)('tests_only', 'lenient', 'strict'),
        env: 'RALPH_VALIDATION_STRATEGY',
        help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
        example: 'lenient',
    }),
    'no-checks': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: rule/* switchedOn */.L1,
        toggle: true,
        help: 'go on though no check decides what is committed; every report then says so',
        example: '',
    }),
    'known-red': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: rule/* switchedOn */.L1,
        toggle: true,
        help: 'accept checks that fail at the baseline; from then on only new failures count',
        example: '',
    }),
    setup: (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* anyEdit */.Hh,
        repeatable: true,
        help: 'a command that prepares the workspace once, before the baseline',
        example: '"npm ci"',
    }),
    'before-capture': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* anyEdit */.Hh,
        repeatable: true,
        help: 'a command that runs after the agent and before its changes are read, such as a formatter; it must pass',
        example: '"npx prettier --write ."',
    }),
    'working-directory': (0,define_setting/* setting */.P)({
        read: setting/* directory */.yy,
        fallback: '.',
        rule: rule/* anyEdit */.Hh,
        help: "where the agent and the checks work; a check's and a task's own beat it",
        example: 'packages/web',
    }),
    mode: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('handoff-only'),
        fallback: 'handoff-only',
        rule: 'kept',
        env: 'RALPH_MODE',
        help: 'how memory reaches the next iteration',
        example: 'handoff-only',
    }),
    ...agentSettings,
    'max-iterations': (0,define_setting/* setting */.P)({
        read: (0,setting/* count */.U9)(1),
        fallback: 50,
        rule: 'job',
        env: 'RALPH_MAX_ITERATIONS',
        help: 'attempts that this job may make; run-iterations bounds the whole run',
        example: '10',
    }),
    'run-iterations': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)((0,setting/* count */.U9)(1)),
        fallback: undefined,
        rule: rule/* higher */.uz,
        env: 'RALPH_RUN_ITERATIONS',
        help: 'attempts that the whole run may make, over all of its jobs; without it max_iterations of the plan, where that is given',
        example: '40',
    }),
    'time-budget': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        rule: 'job',
        unit: 'ms',
        help: 'no iteration starts after so much time',
        example: '2h',
    }),
    'job-limit': (0,define_setting/* setting */.P)({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        rule: 'job',
        help: 'how long the machine lets this job live: nothing starts that would be cut off, and what runs is ended a minute before',
        example: '6h',
    }),
    'cost-budget': (0,define_setting/* setting */.P)({
        read: setting/* money */.TG,
        fallback: 10,
        rule: rule/* higher */.uz,
        unit: 'USD',
        help: 'USD for the whole run; what remains of it bounds each agent call',
        example: '25',
    }),
    'min-delay': (0,define_setting/* setting */.P)({
        read: setting/* duration */.p0,
        fallback: 0,
        rule: 'kept',
        unit: 'ms',
        env: 'RALPH_MIN_DELAY_SECONDS',
        help: 'least time between two agent starts',
        example: '30s',
    }),
    'context-budget': (0,define_setting/* setting */.P)({
        read: (0,setting/* count */.U9)(500),
        fallback: 8000,
        rule: 'kept',
        env: 'RALPH_CONTEXT_BUDGET_TOKENS',
        help: 'tokens of the assembled prompt, at four characters each',
        example: '12000',
    }),
    ...commitSettings,
    'agent-env': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* further */.Vc,
        repeatable: true,
        help: 'a variable that the agent may see besides the usual ones',
        example: 'DATABASE_URL',
    }),
    'check-env': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* further */.Vc,
        repeatable: true,
        help: 'a variable that checks and set-up may see',
        example: 'DATABASE_URL',
    }),
    'protected-paths': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: rule/* fewer */.O9,
        repeatable: true,
        help: 'a path that no iteration may change, besides those of CI, ralph, agents, git and editors',
        example: 'migrations/',
    }),
    'test-guard': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('report', 'fail'),
        fallback: 'report',
        rule: (0,rule/* lowerIn */.R2)('report', 'fail'),
        help: 'what an iteration changes of what its checks run (scripts, configuration, removed and skipped tests): report: it is told in every report; fail: it fails the attempt',
        example: 'fail',
    }),
    amendments: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('reviewed', 'trusted'),
        fallback: 'reviewed',
        rule: (0,rule/* lowerIn */.R2)('trusted', 'reviewed'),
        help: 'reviewed: a task that an agent takes out of the plan is given up, and the run is complete only when a person agrees; trusted: it is gone',
        example: 'trusted',
    }),
    approval: (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('none', 'iteration'),
        fallback: 'none',
        rule: (0,rule/* lowerIn */.R2)('none', 'iteration'),
        help: 'iteration: each commit that passed waits for `ralph approve` before it is taken in',
        example: 'iteration',
    }),
    'command-permission': (0,define_setting/* setting */.P)({
        read: leastStandings,
        fallback: [],
        rule: 'job',
        repeatable: true,
        help: 'the least role for an order in a comment, by command or for all; default: write',
        example: 'approve=maintain',
    }),
    'command-bots': (0,define_setting/* setting */.P)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: 'job',
        repeatable: true,
        help: 'a bot whose comments may hold orders; no other bot may order anything',
        example: '"release-helper[bot]"',
    }),
    'mirror-status': (0,define_setting/* setting */.P)({
        read: mirrorStatus,
        fallback: {},
        rule: rule/* anyEdit */.Hh,
        repeatable: true,
        object: true,
        help: 'a status that the rules of the repository require, and the check whose verdict is published under its name',
        example: '"test=npm test"',
    }),
    'close-issue': (0,define_setting/* setting */.P)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'kept',
        toggle: true,
        help: 'close the tracking issue when every task is done',
        example: '',
    }),
    ...confinementSettings,
    ...branchSettings,
    'log-level': (0,define_setting/* setting */.P)({
        read: (0,setting/* oneOf */.yL)('debug', 'info', 'warn', 'error'),
        fallback: 'info',
        rule: 'job',
        env: 'RALPH_LOG_LEVEL',
        help: 'how much is shown while it works',
        example: 'debug',
    }),
};


/***/ }),

/***/ 8802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ commandForms),
  U: () => (/* binding */ readCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/command.js


const command_text = schemas/* string */.YjP();
/** An operator's order (DESIGN §2 "command"): the same words on a laptop and in a comment. */
const OperatorCommand = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('pause'), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('resume') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('stop'), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('skip'), task: plan/* TaskId */.LD, why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('retry'), task: plan/* TaskId */.LD, why: command_text }),
    /** Without a SHA the order names nothing; only a tool that shows the waiting commit may fill it in. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('approve'), sha: schemas/* string */.YjP().regex(/^(?:[0-9a-f]{7,64})?$/) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('undo'), iteration: schemas/* int */.Whr().min(1), reopen_dependents: schemas/* boolean */.zMY(), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('hint'), text: command_text.min(1) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('remember'), text: command_text.min(1) }),
    /** What the whole run may cost, and how many attempts a job may make; at least one of them. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('budget'), usd: command_text.nullable(), iterations: command_text.nullable() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('mode'), value: command_text.min(1) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('set'), name: command_text.min(1), value: command_text.min(1) }),
    /** Words that only make sense in a comment: a laptop has a program for each. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('start') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('plan') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('status') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('help') }),
    /** On a review or a commit the order says by its place what it means; elsewhere it names the iteration. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('redo'), iteration: schemas/* int */.Whr().min(1).nullable(), why: command_text }),
]);

// EXTERNAL MODULE: ./build/core/plan/nearest.js
var plan_nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/control/read-command.js



/** How each command is written, and what one gets wrong most easily. */
const commandForms = {
    start: 'start',
    pause: 'pause [reason]',
    resume: 'resume',
    stop: 'stop [reason]',
    skip: 'skip TASK [reason]',
    retry: 'retry TASK [reason]',
    hint: 'hint TEXT',
    approve: 'approve SHA',
    undo: 'undo ITERATION [--reopen-dependents] [reason]',
    budget: 'budget [20usd] [10iter]',
    mode: 'mode NAME',
    set: 'set SETTING VALUE',
    plan: 'plan',
    status: 'status',
    help: 'help',
    redo: 'redo [ITERATION] [reason]',
    remember: 'remember [decision|constraint|pattern|gotcha|unresolved:] TEXT',
};
const names = Object.keys(commandForms);
/** Longest hint in characters (security T4). */
const longestHint = 2000;
/** Reads `skip TASK-7 it is obsolete`, without the `/ralph` of a comment; a fault says how it is written. */
function readCommand(line) {
    const [, word = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? [];
    const kind = names.find((name) => name === word);
    if (kind === undefined)
        return { fault: unknown(word) };
    const [, first = '', more = ''] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? [];
    const given = {
        pause: { kind, why: rest },
        stop: { kind, why: rest },
        resume: { kind },
        skip: { kind, task: first, why: more },
        retry: { kind, task: first, why: more },
        hint: { kind, text: rest },
        approve: { kind, sha: rest.toLowerCase() },
        budget: { kind, ...amountsIn(rest) },
        mode: { kind, value: rest },
        set: { kind, name: first, value: more },
        remember: { kind, text: rest },
        start: { kind },
        plan: { kind },
        status: { kind },
        help: { kind },
        redo: { kind, ...redone(rest) },
        undo: { kind, iteration: wholeNumber(first), ...dependentsIn(more) },
    }[kind];
    if (rest.length > longestHint)
        return { fault: `${kind} takes at most ${longestHint} characters, not ${rest.length}` };
    const command = OperatorCommand.safeParse(given);
    return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` };
}
/** `7 use the cache`: without a number all of it is the reason. */
function redone(rest) {
    const [, number, more = ''] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? [];
    return number === undefined ? { iteration: null, why: rest } : { iteration: Number(number), why: more };
}
/** A number as reports show it, `7` or `#7`; else one that no iteration has. */
const wholeNumber = (word) => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0);
/** `20usd 10iter`, in any order; anything else makes the whole order malformed. */
function amountsIn(text) {
    const words = text.replace(/(?<=\d)\s+(?=usd|iter)/gi, '').split(/\s+/);
    const amount = (pattern) => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null;
    const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/);
    const iterations = amount(/^(\d+)iter(?:ations?)?$/i);
    const understood = (usd === null ? 0 : 1) + (iterations === null ? 0 : 1);
    return understood > 0 && understood === words.length ? { usd, iterations } : {};
}
function dependentsIn(text) {
    const [, flag, why = ''] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? [];
    return { reopen_dependents: flag !== undefined, why };
}
function unknown(word) {
    const meant = (0,plan_nearest/* meantName */.d5)(word, names);
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `"${(0,excerpt/* startOf */.GH)(word, 40)}" is no command.${nearest} There are ${names.join(', ')}.`;
}


/***/ }),

/***/ 8260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage),
/* harmony export */   e: () => (/* binding */ usualSubjectLimit)
/* harmony export */ });
/* harmony import */ var _report_wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1541);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3573);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1120);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _message_template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4031);





const usualSubjectLimit = 100;
const maxBody = 4_000;
/** commitlint's usual rules allow 100 columns in a body; a line that is made a quotation takes two of them. */
const columns = 98;
/**
 * The whole message of an iteration's commit: the project's template, by default `ralph[7]: TASK-3 \u2014 title` and the
 * handoff's summary, then our trailers, which the engine reads again. The agent's text cannot act in it: no mention,
 * closing keyword, CI skip or hidden character (`inert`), and no line that git or a bot takes for a trailer, a comment,
 * a scissors line or a release footer.
 */
function commitMessage(given) {
    const { task, iteration, trailers, template = _message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .usualTemplate */ .xX } = given;
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.plan, 200)}`,
        `Ralph-Task: ${task.id}`,
        `Ralph-Iteration: ${iteration}`,
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.run, 200)}`,
    ];
    if (given.merges !== undefined)
        lines.push(`Ralph-Merge: ${given.merges}`);
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(given.signOff, 200)}`);
    const origin = origins[given.source];
    const values = {
        prefix: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(given.prefix, 20),
        iteration: String(iteration),
        task: task.id,
        title: (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .t)(task.title),
        summary: quietLines((0,_text_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .t)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(given.handoff.summary, maxBody))),
        plan: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.plan, 200),
    };
    const [first = '', ...rest] = template.split('\n');
    const paragraphs = [
        subject(first, values, given.subjectLimit ?? usualSubjectLimit),
        (0,_message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .filledIn */ .AE)(rest.join('\n'), { ...values, title: quietLines((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(values.title, maxBody)) }).trim(),
        ...(origin === undefined ? [] : [origin]),
        lines.join('\n'),
    ];
    return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`;
}
const origins = {
    synthetic: 'The agent left no handoff: this summary was made by the engine.',
    extracted: 'The agent left no handoff: this summary was extracted from its last words.',
};
/** The title gives way to what stands around it. */
function subject(template, values, limit) {
    const withTitle = (title) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .filledIn */ .AE)(template, { ...values, summary: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(values.summary, limit), title }), Number.MAX_SAFE_INTEGER);
    const room = limit + 1 - withTitle('x').length;
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(withTitle(shortTitle(values.title, Math.max(1, room))), limit);
}
/** Cut at a word where one ends in the second half. */
function shortTitle(title, maxChars) {
    const line = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(title, Number.MAX_SAFE_INTEGER);
    if (line.length <= maxChars)
        return line;
    const cut = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(line, maxChars);
    const space = cut.lastIndexOf(' ');
    return space > maxChars / 2 ? `${cut.slice(0, space)}\u2026` : cut;
}
const acts = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/;
/** Lines that a tool would obey become quotations; blank lines at the ends go. */
function quietLines(text) {
    return text
        .split('\n')
        .flatMap((line) => (0,_report_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(line, columns))
        .map((line) => (acts.test(line) ? `> ${line.trim()}` : line.trimEnd()))
        .join('\n')
        .trim();
}


/***/ }),

/***/ 4031:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ messageTemplate),
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   xX: () => (/* binding */ usualTemplate)
/* harmony export */ });
/* harmony import */ var _plan_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1934);

/** What a template may name; everything else in braces is a mistake, said before a run begins. */
const placeholders = ['prefix', 'iteration', 'task', 'title', 'summary', 'plan'];
const usualTemplate = '{prefix}[{iteration}]: {task} \u2014 {title}\n\n{summary}';
const placeholder = /\{([A-Za-z_-]+)\}/g;
const named = (names) => names.map((name) => `{${name}}`).join(', ');
/** Reads the message of an iteration's commit: its first line is the subject. */
const messageTemplate = (raw) => {
    const given = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : '';
    if (given === '')
        return { expected: `a message such as "feat({task}): {title}", of ${named(placeholders)}` };
    const unknown = [...given.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
    if (unknown === undefined)
        return { value: given };
    const meant = (0,_plan_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .meantName */ .d5)(unknown, placeholders);
    const nearest = meant === undefined ? '' : ` (did you mean {${meant}}?)`;
    return { expected: `a message of ${named(placeholders)}, and {${unknown}} is none of them${nearest}` };
};
/** The text with each placeholder's value in its place; what a value holds is not looked at again. */
const filledIn = (template, values) => template.replace(placeholder, (written, name) => (isPlaceholder(name) ? values[name] : written));
const isPlaceholder = (name) => placeholders.some((known) => known === name);


/***/ }),

/***/ 4087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
/**
 * A function of one object that is computed once for each object and kept for as long as the object lives. Only for
 * what is never changed after it was made, as plans and the tasks of a state are; so must the result be.
 */
function oncePer(compute) {
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

/***/ 3420:
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
    // The rest passes git, yet means something to a shell, to a ref lookup or to a person's eye (reliability I5).
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

/***/ 1790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** Edges between the tasks of a plan. A dependency on itself or on nothing is left to its own lint rule. */
const dependencyEdges = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
/**
 * Cycles that share no edge, each from its earliest position on: together they hold at least one edge of every
 * cycle, so none found means that there is none. Linear in tasks and edges, since an edge is looked at once; listing
 * every cycle would be exponential. Iterative: recursion overflowed on a chain of 20,000 (reliability I1).
 */
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
/** Hands out each edge once, so a node that is entered again has only the rest to go. */
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
/** All positions, each after everything that it waits for; edges that close a cycle are passed over. Linear. */
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


/***/ }),

/***/ 9064:
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

/***/ 2168:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   G_: () => (/* binding */ caseTwins),
/* harmony export */   U3: () => (/* binding */ reservedId),
/* harmony export */   bJ: () => (/* binding */ reservedIds),
/* harmony export */   kn: () => (/* binding */ duplicateIds)
/* harmony export */ });
/** How the ids of the engine's own tasks begin; no plan may use it, so that these never meet. */
const reservedId = 'ralph-merge-';
const isReserved = (id) => id.toLowerCase().startsWith(reservedId);
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => isReserved(id)
    ? {
        severity: 'error',
        code: 'PLAN_RESERVED_ID',
        at: ['tasks', index, 'id'],
        message: `The id "${id}" begins with "${reservedId}", as the engine's own tasks do.`,
        remedy: 'Use another id.',
    }
    : []);
/** The seed counted a duplicate twice and then never ran what depended on it (A9). */
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


/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: lintPlan, rules

// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/text/arrows.js
var arrows = __webpack_require__(2840);
// EXTERNAL MODULE: ./build/core/plan/dependency-graph.js
var dependency_graph = __webpack_require__(1790);
// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/plan/lint-dependencies.js





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
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => schema_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,plan_fault/* shown */.SP)(id)}, which is not in the plan.`,
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
        const message = `Task "${task.id}" lists the dependency ${(0,plan_fault/* shown */.SP)(id)} more than once.`;
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
        message: `These ${ids.length} tasks wait for each other: ${(0,arrows/* arrows */.d)([...ids, ids[0] ?? ''])}.`,
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

// EXTERNAL MODULE: ./build/core/plan/lint-ids.js
var lint_ids = __webpack_require__(2168);
// EXTERNAL MODULE: ./build/core/plan/branch-name.js
var branch_name = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/plan/milestones.js
var plan_milestones = __webpack_require__(2649);
;// CONCATENATED MODULE: ./build/core/plan/lint-milestones.js



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
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
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
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
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

;// CONCATENATED MODULE: ./build/core/plan/lint-names.js


/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return [];
    const message = `The branch name ${(0,plan_fault/* shown */.SP)(branch)} ${fault}.`;
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
            message: `Task "${task.id}" allows ${(0,plan_fault/* shown */.SP)(tool)}, which is no tool's name.`,
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
            message: `Task "${task.id}" names the skill ${(0,plan_fault/* shown */.SP)(skill)}, which is no plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));

// EXTERNAL MODULE: ./build/core/validation/inside-path.js
var inside_path = __webpack_require__(6120);
;// CONCATENATED MODULE: ./build/core/plan/lint-paths.js


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
        const message = `Task "${id}" has ${(0,plan_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
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

;// CONCATENATED MODULE: ./build/core/plan/lint-texts.js

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

;// CONCATENATED MODULE: ./build/core/plan/lint.js







/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
const rules = [
    unsafeBranch,
    lint_ids/* duplicateIds */.kn,
    lint_ids/* caseTwins */.G_,
    lint_ids/* reservedIds */.bJ,
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
];
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
/** Every finding about a plan that came from no file; a file goes through `readPlan`, which knows the lines. */
function lintPlan(plan) {
    return lintFaults(plan).map((fault) => toFinding(fault));
}
/** Errors of `after` that `before` did not have, as sentences: what a change to a plan would break. */
function newErrors(before, after) {
    const errors = errorSentences(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorSentences(before));
    return errors.filter((sentence) => !old.has(sentence));
}
function errorSentences(plan) {
    return lintFaults(plan).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}


/***/ }),

/***/ 2649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ milestonesOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _lint_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2168);



/**
 * The milestones of a plan (issue 5, point 8). A task without one of its own belongs to the first milestone that
 * waits for it. Undefined for a plan without milestones. Linear in tasks and dependencies.
 */
const milestonesOf = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
    if (names.length === 0)
        return undefined;
    const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
    const rankOf = (id) => ranks.get(id) ?? names.length;
    return {
        names,
        of: (id) => names[rankOf(id)] ?? null,
        rank: ({ id }) => ((0,_lint_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(id) ? -1 : rankOf(id)),
    };
});
/** Those that wait come before what they wait for, so that each hands its rank on. */
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


/***/ }),

/***/ 933:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9064);



/**
 * A plan's name: its `name`, else its file's name without extension. The name becomes part of refs. A file name that
 * is no safe name is refused, not bent: two files bent to one name would share one state.
 * Throws RalphError PLAN_NAME; `readPlan` reports the same as a finding.
 */
function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, kind: 'data', message: fault.message, hint: fault.remedy });
}
/** The finding about a plan without `name` whose file's name cannot stand in for it. */
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file's name ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`,
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

/***/ 8917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3573);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9064);



const maxTasks = 20_000;
/** A task may wait for every other one. Longer lists overflow zod's stack when their entries are wrong (measured). */
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
/** Checks types and values field by field: one fault for each place, with the value that is there. */
function checkShape(value) {
    const parsed = _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
/** Lists that are too long to be looked at entry by entry. */
function listFaults(value) {
    const tasks = valueAt(value, ['tasks']);
    if (!Array.isArray(tasks))
        return [];
    if (tasks.length > maxTasks)
        return [tooLong(['tasks'], tasks.length, maxTasks)];
    return tasks.flatMap((task, index) => Object.entries(maxEntries).flatMap(([name, limit]) => {
        const list = valueAt(task, [name]);
        return Array.isArray(list) && list.length > limit ? [tooLong(['tasks', index, name], list.length, limit)] : [];
    }));
}
function tooLong(at, count, limit) {
    const message = `${label(at)} has ${count} entries; at most ${limit} are allowed.`;
    const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.';
    return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy };
}
/** The faults behind a zod error. Two issues with one place (an unsafe id breaks several rules) are one fault. */
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
    }
    return [...faults.values()];
}
function valueAt(value, path) {
    let found = value;
    for (const segment of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment))
            return undefined;
        found = found[segment];
    }
    return found;
}
function describe(issue, at, found) {
    const what = label(at);
    if (issue.code === 'invalid_type' && found === undefined) {
        return { code: 'PLAN_MISSING_FIELD', message: `${what} is missing.`, remedy: `Add it: ${kind(issue.expected)}.` };
    }
    if (issue.code === 'too_small' && issue.origin === 'array' && at.length === 1) {
        return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' };
    }
    const demand = demanded(issue);
    const message = `${what} must be ${demand}; found ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
/** A safe id that says the same, as far as that can be guessed; it is judged like any other. */
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
/** Only ids have a pattern and a refinement in the schema. */
function isIdIssue(issue) {
    return issue.code === 'invalid_format' || issue.code === 'custom';
}
function demanded(issue) {
    if (isIdIssue(issue)) {
        return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)';
    }
    if (issue.code === 'invalid_type')
        return kind(issue.expected);
    if (issue.code === 'invalid_value')
        return `one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return 'a text that is not empty';
    if (issue.code === 'too_small' && issue.origin === 'array')
        return 'a list that is not empty, or left out';
    if (issue.code === 'too_small')
        return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    if (issue.code === 'too_big')
        return `a number of at most ${issue.maximum}`;
    return `valid (${issue.message})`;
}
const kinds = {
    string: 'a text in double quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'an object in { }',
};
function kind(expected) {
    return kinds[expected] ?? expected;
}


/***/ }),

/***/ 8560:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ readPlan)
});

// UNUSED EXPORTS: maxPlanBytes

;// CONCATENATED MODULE: ./build/core/plan/decode-text.js
const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).';
/**
 * The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
 * sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (reliability I2).
 */
function decodeText(bytes, file) {
    const foreign = foreignEncoding(bytes);
    if (foreign !== undefined)
        return encodingFault(`${file} is ${foreign}, not UTF-8.`);
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        const nul = bytes.indexOf(0);
        return nul < 0 ? text : encodingFault(`${file} holds a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`);
    }
    catch {
        const offset = firstInvalidUtf8(bytes);
        const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
        return encodingFault(`${file} is not valid UTF-8: byte 0x${byte} at offset ${offset} (line ${lineAt(bytes, offset)}).`);
    }
}
function encodingFault(message) {
    return { severity: 'error', code: 'PLAN_ENCODING', at: [], message, remedy: encodingRemedy };
}
/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
function foreignEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe)
        return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little endian)';
    if (a === 0xfe && b === 0xff)
        return 'UTF-16 (big endian)';
    if (a !== 0 && a !== undefined && b === 0 && c !== 0)
        return 'UTF-16 (little endian, without a mark)';
    if (a === 0 && b !== 0 && b !== undefined)
        return 'UTF-16 (big endian, without a mark)';
    return undefined;
}
function lineAt(bytes, offset) {
    let line = 1;
    for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1))
        line += 1;
    return line;
}
function firstInvalidUtf8(bytes) {
    let at = 0;
    while (at < bytes.length) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return at;
}
/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
const sequences = [
    { last: 0x7f, length: 1, low: 0x00, high: 0xff },
    { last: 0xc1, length: 0, low: 0x00, high: 0x00 },
    { last: 0xdf, length: 2, low: 0x80, high: 0xbf },
    { last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
    { last: 0xec, length: 3, low: 0x80, high: 0xbf },
    { last: 0xed, length: 3, low: 0x80, high: 0x9f },
    { last: 0xef, length: 3, low: 0x80, high: 0xbf },
    { last: 0xf0, length: 4, low: 0x90, high: 0xbf },
    { last: 0xf3, length: 4, low: 0x80, high: 0xbf },
    { last: 0xf4, length: 4, low: 0x80, high: 0x8f },
];
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    const form = sequences.find(({ last }) => lead <= last);
    if (form === undefined || form.length < 2)
        return form?.length ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (second < form.low || second > form.high)
        return 0;
    for (let next = at + 2; next < at + form.length; next += 1) {
        if (((bytes[next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    return form.length;
}

// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
;// CONCATENATED MODULE: ./build/core/plan/duplicate-keys.js

/**
 * Keys that occur twice in one object, of which JSON.parse silently keeps the last, and `__proto__`, which would
 * change what a copy inherits (reliability I3). Nesting is bounded by the parser, so recursion is safe.
 */
function duplicateKeys(root) {
    const faults = [];
    visit(root, [], faults);
    return faults;
}
function visit(node, at, faults) {
    if (node.type === 'object')
        visitObject(node, at, faults);
    if (node.type !== 'array')
        return;
    let index = 0;
    for (const child of node.children ?? []) {
        if (child.children !== undefined)
            visit(child, [...at, index], faults);
        index += 1;
    }
}
function visitObject(node, at, faults) {
    const seen = new Set();
    for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        const name = String(key?.value);
        const place = { severity: 'error', at: [...at, name], offset: property.offset };
        if (name === '__proto__') {
            faults.push({
                ...place,
                code: 'PLAN_FORBIDDEN_KEY',
                message: 'The key "__proto__" is not allowed.',
                remedy: 'Remove it; it is no field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,plan_fault/* shown */.SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/core/plan/json-syntax.js

const maxDepth = 64;
/** One mistake makes the parser stumble on: the first error of each line, at most this many. */
const maxSyntaxFaults = 20;
/**
 * Parses strict JSON: no comments, no trailing commas. Nesting beyond 64 is refused before the recursive parser
 * sees it (reliability I4). The value comes from JSON.parse, which keeps a `__proto__` key an ordinary own property.
 */
function parseDocument(text) {
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,main.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root };
    }
    catch {
        // Stricter than the parser that finds places: the text is refused all the same, without one.
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
/**
 * Only a closing bracket that fits takes a level off, so this never counts fewer levels than the recursive parser
 * opens: that one either closes the same bracket or skips more than this does.
 */
function tooDeep(text) {
    const scanner = (0,main.createScanner)(text, true);
    const open = [];
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const char = text[scanner.getTokenOffset()];
        if (char === '{')
            open.push('}');
        else if (char === '[')
            open.push(']');
        else if (char === open.at(-1))
            open.pop();
        if (open.length > maxDepth) {
            const message = `The file nests lists and objects more than ${maxDepth} levels deep.`;
            const remedy = 'A plan needs five levels; check for brackets that are never closed.';
            return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy };
        }
    }
    return undefined;
}
function syntaxFaults(text, errors) {
    const faults = [];
    let lineEnd = -1;
    for (const { error, offset } of errors) {
        if (offset <= lineEnd)
            continue;
        const end = text.indexOf('\n', offset);
        lineEnd = end < 0 ? text.length : end;
        const what = sentences[(0,main.printParseErrorCode)(error)] ?? 'This is not JSON.';
        faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what));
        if (faults.length === maxSyntaxFaults)
            break;
    }
    return faults;
}
function syntaxFault(offset, message) {
    const remedy = 'Correct the JSON at this place; what follows may only be a consequence.';
    return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy };
}
const sentences = {
    InvalidSymbol: 'This word is no JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is no JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is more after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This is no complete JSON number.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON knows no such escape; a backslash itself is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};

;// CONCATENATED MODULE: ./build/core/plan/line-index.js
/** Offset in a text \u2192 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
function lineIndex(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}

// EXTERNAL MODULE: ./build/core/plan/lint.js + 5 modules
var plan_lint = __webpack_require__(8833);
// EXTERNAL MODULE: ./build/core/plan/plan-name.js
var plan_name = __webpack_require__(933);
// EXTERNAL MODULE: ./build/core/plan/plan-shape.js
var plan_shape = __webpack_require__(8917);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/core/plan/salvage-plan.js

/**
 * What can be linted of a plan whose shape has faults, so that a wrong type in one task does not hide a cycle among
 * others. Only for findings, never to be run: a faulty field takes its default, a faulty task keeps its position, and
 * its id becomes its path, which no real id can be.
 */
function salvagePlan(value) {
    const raw = isRecord(value) ? value : {};
    const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : [];
    const branch = raw['branch'];
    return {
        ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
        tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
    };
}
function salvageTask(value, place) {
    const raw = isRecord(value) ? value : {};
    const task = { id: place, title: place, description: '' };
    for (const [name, schema] of Object.entries(plan/* Task */.YZ.shape)) {
        const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined);
        if (parsed.success && parsed.data !== undefined)
            task[name] = parsed.data;
        else
            task[name] ??= schema.safeParse(undefined).data;
    }
    const entries = raw['depends_on'];
    if (Array.isArray(entries))
        task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'));
    return task;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/plan/unknown-fields.js



const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
/** Editors read it to find the published JSON Schema. */
const editorField = '$schema';
/**
 * Fields that the format does not have. One that is nearly a known field is an error, because it would have no
 * effect where the author expects one. Each name is reported once, at its first place, with the number of others.
 */
function unknownFields(root) {
    const found = new Map();
    for (const property of fieldsOf(root)) {
        if (nameOf(property) !== editorField)
            note(found, property, { whose: 'plan', parent: [] });
    }
    for (const [index, task] of taskNodes(root).entries()) {
        for (const property of fieldsOf(task))
            note(found, property, { whose: 'task', parent: ['tasks', index] });
    }
    return [...found.values()].map(toFault);
}
function fieldsOf(node) {
    return node.type === 'object' ? (node.children ?? []) : [];
}
function nameOf(property) {
    return String(property.children?.[0]?.value);
}
function taskNodes(root) {
    const tasks = fieldsOf(root).findLast((property) => nameOf(property) === 'tasks')?.children?.[1];
    return tasks?.type === 'array' ? (tasks.children ?? []) : [];
}
function note(found, property, { whose, parent }) {
    const name = nameOf(property);
    if ((whose === 'plan' ? planFields : taskFields).includes(name) || name === '__proto__')
        return;
    const known = found.get(`${whose} ${name}`);
    if (known === undefined) {
        found.set(`${whose} ${name}`, { name, at: [...parent, name], offset: property.offset, whose, count: 1 });
    }
    else
        known.count += 1;
}
function toFault({ name, at, offset, whose, count }) {
    const meant = (0,nearest/* meantName */.d5)(name, whose === 'plan' ? planFields : taskFields);
    const more = count > 1 ? ` (in ${count} places)` : '';
    const place = { code: 'PLAN_UNKNOWN_FIELD', at, offset };
    if (meant === undefined) {
        const message = `A ${whose} has no field ${(0,plan_fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,plan_fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

;// CONCATENATED MODULE: ./build/core/plan/read-plan.js










const maxPlanBytes = 5 * 1024 * 1024;
/**
 * Reads a plan file and says everything that is wrong with it at once, in the order of the file (issue "Plan").
 * Never throws. `plan` is there exactly when no finding is an error; warnings do not hinder. `file` is the path as
 * the user wrote it: for messages, and for the plan's name where it has none.
 */
function readPlan(bytes, file) {
    if (bytes.length > maxPlanBytes)
        return refused([tooLarge(bytes.length, file)]);
    const text = decodeText(bytes, file);
    if (typeof text !== 'string')
        return refused([text]);
    const placeOf = lineIndex(text);
    const document = parseDocument(text);
    if (Array.isArray(document)) {
        return refused(document, ({ offset }) => (offset === undefined ? undefined : placeOf(offset)));
    }
    const { plan, faults } = judge(document, file);
    const offsetOf = (fault) => fault.offset ?? offsetAt(document.root, fault.at);
    const inOrder = faults
        .map((fault) => ({ fault, offset: offsetOf(fault) }))
        .sort((a, b) => a.offset - b.offset)
        .map(({ fault, offset }) => (0,plan_fault/* toFinding */.N6)(fault, () => placeOf(offset)));
    return { plan, findings: inOrder };
}
function refused(faults, locate) {
    return { plan: undefined, findings: faults.map((fault) => (0,plan_fault/* toFinding */.N6)(fault, locate)) };
}
function judge({ value, root }, file) {
    const keys = [...duplicateKeys(root), ...unknownFields(root)];
    const lists = (0,plan_shape/* listFaults */.OC)(value);
    if (lists.length > 0)
        return { plan: undefined, faults: [...keys, ...lists] };
    const { plan, faults: shape } = (0,plan_shape/* checkShape */.eA)(value);
    const lint = notCovered((0,plan_lint/* lintFaults */.Lb)(plan ?? salvagePlan(value)), shape);
    const name = plan !== undefined && plan.name === undefined ? (0,plan_name/* fileNameFault */.K)(file) : undefined;
    const faults = [...keys, ...shape, ...lint, ...(name === undefined ? [] : [name])];
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, faults };
}
/** Lint findings at a place that has the wrong shape only repeat it: the value was made up. */
function notCovered(lint, shape) {
    const places = new Set(shape.map(({ at }) => (0,plan_fault/* printPath */.bA)(at)));
    if (places.size === 0)
        return [...lint];
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,plan_fault/* printPath */.bA)(at.slice(0, index + 1)))));
}
/** Where the value at `path` was written, or the innermost part of the document that holds its place. */
function offsetAt(root, path) {
    let node = root;
    let offset = root.offset;
    for (const segment of path) {
        const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment);
        const value = child?.type === 'property' ? child.children?.[1] : child;
        if (child === undefined || value === undefined)
            return offset;
        offset = child.offset;
        node = value;
    }
    return offset;
}
function propertyOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}


/***/ }),

/***/ 8222:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
let segmenter;
/** Made for the first text that needs it: most have none but ASCII, and it loads tables. */
function clusters(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}
/** Emoji shown as pictures, and the East Asian Wide and Fullwidth blocks of Unicode (UAX 11). */
const wide = new RegExp('\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|' +
    '[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F' +
    '\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]', 'u');
const invisible = /^[\p{Mark}\p{Format}\p{Control}]+$/u;
/** Columns that a terminal gives one character as people see it (a grapheme cluster). */
function clusterWidth(cluster) {
    if (wide.test(cluster))
        return 2;
    return invisible.test(cluster) ? 0 : 1;
}
/** Columns that a line of text takes on a terminal. */
function displayWidth(text) {
    if (plain.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of clusters(text))
        width += clusterWidth(segment);
    return width;
}
/** The text, or as much of it as fits `columns` with an ellipsis; never half a character. */
function clip(text, columns) {
    if (columns <= 0)
        return '';
    if (plain.test(text))
        return text.length <= columns ? text : `${text.slice(0, columns - 1)}\u2026`;
    let kept = '';
    let width = 0;
    for (const { segment } of clusters(text)) {
        width += clusterWidth(segment);
        // An agent can print a gigabyte in long lines: what cannot be shown is not measured.
        if (width > columns)
            return `${kept}\u2026`;
        if (width < columns)
            kept += segment;
    }
    return text;
}
/**
 * One column a character, as nearly every line of ours is: Latin, Greek, Cyrillic, dashes and quotes, arrows, lines and
 * blocks. The tables for all others take 10 ms to load.
 */
const plain = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/;
/** Filled up with spaces to `columns`; a longer text stays as it is. */
function pad(text, columns, align = 'left') {
    const filling = ' '.repeat(Math.max(0, columns - displayWidth(text)));
    return align === 'left' ? text + filling : filling + text;
}


/***/ }),

/***/ 1845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   lC: () => (/* binding */ ralphCommand),
/* harmony export */   mR: () => (/* binding */ operatorCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** A cut command would do something else. */
const longestCommand = 8000;
/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
function operatorCommand(context, verb, rest = '') {
    const tail = rest === '' ? '' : ` ${rest}`;
    if (context.surface === 'issue')
        return code(`/ralph ${verb === 'run' ? 'start' : verb}${tail}`);
    if (context.surface === 'workflow' && verb === 'run')
        return code(context.start ?? 'gh workflow run');
    return span((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(ralphCommand(context, verb, rest), longestCommand));
}
/** The same for a terminal, bare: it works as it stands where the reader is. */
function ralphCommand({ planFile, reachedBy = '', again, cd }, verb, rest = '') {
    const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !rest.includes(`--${name} `)) : [];
    const there = cd === undefined ? '' : `cd ${shellWord(cd)} && `;
    const parts = [
        `${there}ralph ${verb} --plan ${shellWord(planFile)}`,
        reachedBy,
        ...others.map(([, flag]) => flag),
        rest,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
const code = (content) => span((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(content, 500));
function span(text) {
    const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(ticks + 1);
    return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
/** One word for a POSIX shell, quoted only where that is needed. */
const shellWord = (text) => /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
const shortOid = (oid) => oid.slice(0, 7);


/***/ }),

/***/ 1541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8222);

/** A line broken at spaces into lines of at most `columns`; a longer word stands on a line of its own. */
function wrap(text, columns) {
    const [first = '', ...words] = text.split(' ');
    const lines = [first];
    for (const word of words) {
        const longer = `${lines.at(-1)} ${word}`;
        if ((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(longer) <= columns)
            lines[lines.length - 1] = longer;
        else
            lines.push(word);
    }
    return lines;
}


/***/ }),

/***/ 3097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ knownPrefixes),
/* harmony export */   af: () => (/* binding */ stateRefOf),
/* harmony export */   lI: () => (/* binding */ usualPrefix),
/* harmony export */   nK: () => (/* binding */ shownRef)
/* harmony export */ });
/** Where the state refs are unless a setting says otherwise: branches, which a server's pages show. */
const usualPrefix = 'refs/heads/ralph/state';
/** Outside of the branches no other app builds what is there. */
const hiddenPrefix = 'refs/ralph/state';
/** Full name of the ref that holds everything the run of a plan knows. */
const stateRefOf = (plan, prefix = usualPrefix) => `${prefix}/${plan}`;
/** Prefixes under which a state is looked for where no configuration can be read, the given one first. */
const knownPrefixes = (prefix = usualPrefix) => [
    ...new Set([prefix, usualPrefix, hiddenPrefix]),
];
/** As git lets it be typed: a branch by its name, anything else in full. */
const shownRef = (ref) => ref.replace(/^refs\/heads\//, '');


/***/ }),

/***/ 3249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ stripAnsi)
/* harmony export */ });
const esc = String.fromCharCode(0x1b);
const csi8 = String.fromCharCode(0x9b);
const bell = String.fromCharCode(0x07);
// In this order: strings with their end (OSC, DCS, SOS, PM, APC), control sequences, then two-character escapes. A
// string without an end on its line loses its introducer only: it must not hide the output that follows.
const sequences = new RegExp([
    `${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
    `(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/** The text without terminal escape sequences, unfinished ones included. Other control characters stay. */
function stripAnsi(text) {
    return text.replace(sequences, '');
}


/***/ }),

/***/ 2840:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ arrows)
/* harmony export */ });
/** `A \u2192 B \u2192 C`; of a long row its first six and its last five. */
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(' \u2192 ');


/***/ }),

/***/ 2730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const millis = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const shape = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i;
/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds; undefined for anything else. */
function parseDuration(text) {
    if (/^\s*\d+(?:\.\d+)?\s*$/.test(text))
        return Math.round(Number(text) * 1_000);
    if (!shape.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit = ''] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhd])/g)) {
        total += Number(amount) * (millis[unit] ?? Number.NaN);
    }
    return Math.round(total);
}
/** A duration for people: `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
function formatDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)}ms`;
    if (ms < 9_950)
        return `${Math.round(ms / 100) / 10}s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds}s`;
    if (seconds < 3_600)
        return pair([Math.floor(seconds / 60), 'm'], [seconds % 60, 's']);
    const minutes = Math.floor(seconds / 60);
    if (minutes < 1_440)
        return pair([Math.floor(minutes / 60), 'h'], [minutes % 60, 'm']);
    const hours = Math.floor(minutes / 60);
    return pair([Math.floor(hours / 24), 'd'], [hours % 24, 'h']);
}
const pair = ([big, bigUnit], [small, smallUnit]) => small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`;


/***/ }),

/***/ 3573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/* unused harmony export endOf */
/* harmony import */ var _thousands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3427);

/** At most `chars` UTF-16 units from the start; a surrogate pair at the border is left out whole. */
function startOf(text, chars) {
    const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars));
    return text.slice(0, Math.max(0, splits ? chars - 1 : chars));
}
/** At most `chars` UTF-16 units from the end; a surrogate pair at the border is left out whole. */
function endOf(text, chars) {
    const from = Math.max(0, text.length - Math.max(0, chars));
    const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from));
    return text.slice(splits ? from + 1 : from);
}
/**
 * Cuts the middle out so that head, marker and tail, joined by line feeds, have at most `maxChars` UTF-16 units.
 * Cuts at line borders where that costs no more than half of the part; a line cut inside shows `\u2026`, so that no cut
 * can make a new line begin. Undefined where not even the marker has room.
 */
function cutMiddle(text, maxChars, headShare = 0.3) {
    const room = maxChars - markerFor(text.length).length - 2;
    if (room < 0)
        return undefined;
    const headRoom = Math.floor(room * headShare);
    const head = headOf(text, headRoom);
    const tail = tailOf(text, room - headRoom);
    const tailFrom = text.length - tail.kept;
    return { head: head.shown, marker: markerFor(tailFrom - head.kept), tail: tail.shown, tailFrom };
}
/** Head and tail of a text, with the number of characters cut between them. Never longer than `maxChars`. */
function excerpt(text, maxChars, headShare = 0.3) {
    if (text.length <= maxChars)
        return text;
    const cut = cutMiddle(text, maxChars, headShare);
    if (cut === undefined)
        return startOf(text, maxChars);
    return [cut.head, cut.marker, cut.tail].filter((part) => part !== '').join('\n');
}
const markerFor = (chars) => `\u2026 ${(0,_thousands_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(chars)} characters cut \u2026`;
function headOf(text, room) {
    const border = text.lastIndexOf('\n', room);
    if (border > 0 && border >= room / 2)
        return { shown: text.slice(0, border), kept: border };
    const start = startOf(text, room - 1);
    return { shown: start && `${start}\u2026`, kept: start.length };
}
function tailOf(text, room) {
    const border = text.indexOf('\n', text.length - room - 1);
    const whole = border === -1 ? '' : text.slice(border + 1);
    if (whole !== '' && whole.length >= room / 2)
        return { shown: whole, kept: whole.length };
    const end = endOf(text, room - 1);
    return { shown: end && `\u2026${end}`, kept: end.length };
}
const isHigh = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


/***/ }),

/***/ 1120:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);

const reference = '(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d';
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:${reference}))`, 'giu');
/**
 * A foreign text that can be put into a commit or a comment: nobody is mentioned, no issue is closed, no workflow is
 * skipped, nothing is hidden (DESIGN §9.7, reliability I7). What would act is broken where it can be seen: a
 * full-width look-alike or a dash, since an HTML entity would act again once it is rendered.
 */
function inert(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)
        .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '\uff20')
        .replace(closing, '$1 \u2013')
        .replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, '\uff3b')
        .replace(/\*\*\*(?=NO_CI\*\*\*)/g, '** *');
}


/***/ }),

/***/ 2527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3573);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);


/** A text on one line: hidden characters gone, white space folded, cut with `\u2026` beyond `maxChars`. */
function oneLine(text, maxChars) {
    const line = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).replace(/\s+/g, ' ').trim();
    return line.length <= maxChars ? line : `${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, maxChars - 1).trimEnd()}\u2026`;
}
/**
 * `oneLine` for a log that a workflow runner reads: it takes `::command` at the start of a line and the older
 * `##[command]` anywhere in one for orders (reliability C8), so both are broken with a space that people can see.
 */
function plainLine(text, maxChars) {
    return oneLine(oneLine(text, maxChars).replace(/^::/, ': :').replaceAll('##[', '## ['), maxChars);
}


/***/ }),

/***/ 3427:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
/** `12,345`: a whole number for people. `toLocaleString` takes 10 ms when it is first called, which every start would pay. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');


/***/ }),

/***/ 38:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _ansi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3249);

const emoji = '\\p{Extended_Pictographic}';
// What an emoji is joined with, at its place only: anywhere else these characters carry hidden bits.
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
// Format, private, unassigned and control characters; variation selectors, tags; letters and signs that show as nothing.
const hidden = [
    '(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]',
    '[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]',
    '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]',
].join('|');
const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, 'gu');
/**
 * The text as a person sees it: no terminal sequences, control, bidirectional, zero-width or tag characters, and
 * `\n` as its only line end. Visible writing of every script, and emoji, stay (security T4, reliability I7).
 */
function visible(text) {
    return plain.test(text) ? text : withoutHidden(text);
}
/** Most texts: the reports of a large plan look at thousands. */
const plain = /^[ -~\n\t]*$/;
function withoutHidden(text) {
    return (0,_ansi_js__WEBPACK_IMPORTED_MODULE_0__/* .stripAnsi */ .a)(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(joinedOrHidden, '$1');
}


/***/ }),

/***/ 6120:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ insidePath)
/* harmony export */ });
/** A relative path in its shortest form (`.` for the root itself); undefined where it is absolute or leaves the root. */
function insidePath(path) {
    if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path))
        return undefined;
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.includes('..'))
        return undefined;
    return parts.join('/') || '.';
}


/***/ }),

/***/ 6039:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/git/committed-files.js
var committed_files = __webpack_require__(407);
// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
// EXTERNAL MODULE: ./build/adapter/git/user-repository.js + 1 modules
var user_repository = __webpack_require__(1287);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
;// CONCATENATED MODULE: ./build/entry/checkout.js



/** The checkout as a repository whose HEAD is the base. Throws RalphError NOT_CHECKED_OUT or BASE_NOT_CHECKED_OUT. */
async function openCheckout(checkout, env) {
    const { workspace, commit, branch, committer, holdsFiles } = checkout;
    const repository = await (0,user_repository/* openRepository */.h)({ cwd: workspace, env }).catch((error) => {
        throw error instanceof core_error/* RalphError */.A && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error;
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
        // Known before the checkout's `.git` is put aside.
        uncommitted: () => Promise.resolve(uncommitted),
        branch: repository.branch ?? branch,
        user: user ?? repository.user,
    };
}
const notCheckedOut = (workspace) => new core_error/* RalphError */.A({
    code: 'NOT_CHECKED_OUT',
    kind: 'usage',
    message: `The workspace ${workspace} holds no repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
});
const baseMissing = (commit, head) => new core_error/* RalphError */.A({
    code: 'BASE_NOT_CHECKED_OUT',
    kind: 'usage',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the former is not there.`,
    hint: 'Leave `ref:` out of the checkout step: plan and configuration count as they are in the commit that the workflow runs for.',
});

;// CONCATENATED MODULE: ./build/entry/base-files.js






/** On a laptop the user's own working tree counts; in a workflow the commit that it runs for, whatever lies there. */
async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        return { repository: await (0,user_repository/* openRepository */.h)({ cwd, env }), read: promises_.readFile, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const git = (0,user_git/* userGit */.G)(repository.toplevel, env);
    const read = async (path) => {
        const inside = (0,external_node_path_.relative)(repository.toplevel, path);
        if ((0,external_node_path_.isAbsolute)(inside) || inside.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.f)(git, { commit: checkout.commit, path: inside.split(external_node_path_.sep).join('/') });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${checkout.commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    return { repository, read, remote: 'origin', home: checkout.home };
}


/***/ }),

/***/ 281:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findingLine)
/* harmony export */ });
/** `plan.json:12:5 tasks[3].depends_on[0]: \u2026 Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
function findingLine(finding, file) {
    const { line, column, path, message, remedy, code } = finding;
    const place = [file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':');
    return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`;
}


/***/ }),

/***/ 9972:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ settingFlags),
/* harmony export */   QR: () => (/* binding */ flagHelp),
/* harmony export */   Sx: () => (/* binding */ groupedHelp),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _core_config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2238);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);



/** The flags of some settings, from the one table that also feeds configuration and environment. */
function settingFlags(...names) {
    return Object.fromEntries(names.map((name) => [name, _core_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name]]));
}
/** Parses strictly: an unknown flag, a missing value or a stray argument is RalphError USAGE (exit 64). */
function readFlags(argv, flags, command, operands = 0) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [
        name,
        { type: flag.toggle ? 'boolean' : 'string', multiple: flag.repeatable ?? false },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, allowPositionals: operands > 0 });
        if (positionals.length > operands)
            throw new Error(`unexpected argument '${positionals[operands]}'`);
        return { values: values, operands: positionals };
    }
    catch (error) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'USAGE',
            kind: 'usage',
            message: `${command}: ${error instanceof Error ? error.message : String(error)}`,
            hint: `See \`ralph ${command} --help\`.`,
        });
    }
}
/** One line a flag, aligned. */
const flagHelp = (flags) => groupedHelp({ '': flags });
/** The same below the name of each group. */
function groupedHelp(groups) {
    const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)]);
    const lefts = rows.flatMap(([, of]) => of.map(([left]) => left.length));
    const width = Math.min(34, Math.max(...lefts) + 2);
    const line = ([left, help]) => `${left.padEnd(width)}${left.length >= width ? ' ' : ''}${help}`;
    return rows
        .flatMap(([group, of]) => [...(group === '' ? [] : [`\n${group}:`]), ...of.map(line)])
        .join('\n')
        .replace(/^\n/, '');
}
const rowsOf = (flags) => Object.entries(flags).map(([name, flag]) => {
    const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`;
    return [`  --${name}${value}`, flag.help];
});


/***/ }),

/***/ 6559:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   w: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8560);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _finding_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(281);





/** Reads and lints a plan file. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
async function readPlanFile(path, shown, read = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile) {
    const bytes = await read(path).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error);
    });
    const { plan, findings } = (0,_core_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m)(bytes, path);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'PLAN_INVALID',
            kind: 'data',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: `Mend what is listed, then run again. \`ralph plan lint ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(shown)}\` looks at the plan alone.`,
            findings: errors.map((finding) => (0,_finding_line_js__WEBPACK_IMPORTED_MODULE_4__/* .findingLine */ .m)(finding, shown)),
        });
    }
    return { plan, bytes, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
const planMissing = (shown) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    kind: 'data',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (README "Plan format"), or name another file: --plan, in a workflow the input `plan`.',
});
const unreadable = (shown, error) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'FILE_UNREADABLE',
    kind: 'data',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
});


/***/ }),

/***/ 1232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KE: () => (/* binding */ engineHome),
  U8: () => (/* binding */ openProject),
  Xg: () => (/* binding */ readConfig),
  rw: () => (/* binding */ settingSources)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/agent/stored-login.js
var stored_login = __webpack_require__(1015);
// EXTERNAL MODULE: ./build/adapter/git/address-credential.js
var address_credential = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(5935);
// EXTERNAL MODULE: ./build/core/config/resolve.js
var resolve = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/config/rule-table.js
var rule_table = __webpack_require__(8382);
;// CONCATENATED MODULE: ./build/core/config/told.js



/** Splits what settings are resolved from. What is wrong with it is found elsewhere. */
function toldIn(given) {
    const { require } = given.flags;
    const read = action_inputs/* stepInputs */.a.require.read(require);
    const place = given.flagName?.('require') ?? '--require';
    const own = 'value' in read ? { require: { raw: read.value, place } } : {};
    return {
        byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
        byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
    };
}
function saidIn(given, from) {
    const { settings, sources, places } = (0,resolve/* resolveSettings */.M)(given);
    const names = rule_table/* ruleNames */.XZ.filter((name) => name !== 'require' && from.includes(sources[name]));
    return Object.fromEntries(names.map((name) => [name, { raw: (0,rule_table/* rawOf */.UD)(name, settings[name]), place: places[name] }]));
}

// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/branch-name.js
var branch_name = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/plan/plan-name.js
var plan_name = __webpack_require__(933);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: ./build/entry/base-files.js + 1 modules
var base_files = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/entry/plan-file.js
var plan_file = __webpack_require__(6559);
// EXTERNAL MODULE: ./build/entry/run-place.js
var run_place = __webpack_require__(6412);
;// CONCATENATED MODULE: ./build/entry/project.js
















const defaultConfigFile = '.github/ralph.yml';
/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
async function openProject(context, flags, 
/** What was found to be wrong before. */
known = []) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath } = await settingSources(context, flags);
    const { repository } = base;
    const read = await (0,plan_file/* readPlanFile */.w)(planPath, planFile, planText ? async () => planText : base.read).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    refuse([...known, ...file.findings, ...resolved.findings], file.name);
    const name = (0,plan_name/* planName */.V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,run_place/* placesFile */.Tg)(engineHome(env), repository.commonDir);
    const settings = (0,run_place/* placed */.GS)(resolved, base.remote, places === undefined ? undefined : (0,run_place/* placeOf */.$t)(places, name));
    const { address: remote, ...access } = (0,address_credential/* splitCredential */.i)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name);
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,address_credential/* withCredential */.M)(repository.carriedConfiguration(of), access),
        },
        plan: read.plan,
        planName: name,
        planFile: resolved.sources.plan === 'flag' ? planFile : (0,external_node_path_.relative)(cwd, planPath),
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        reachedBy: (0,run_place/* reachedBy */.Kg)(resolved, { settings, config: flags['config'] }),
        places,
        planSource: (0,external_node_crypto_.createHash)('sha256').update(read.bytes).digest('hex'),
        warnings: read.warnings,
        steeringFiles: [planPath, file.path].map((path) => (0,external_node_path_.relative)(repository.toplevel, path)).filter(isInside),
        steeringPaths: [planPath, file.path],
        settings,
        told: toldIn({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,state_ref_name/* stateRefOf */.af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: (0,external_node_path_.join)(base.home ?? engineHome(env), `${safe((0,external_node_path_.basename)(repository.toplevel))}-${digest(repository.commonDir, remote)}`, name),
        agents: (0,external_node_path_.join)(engineHome(env), 'agents'),
        secrets: [
            ...new Set([
                ...(0,secret_values/* secretValues */.V)(env),
                ...(0,stored_login/* loginSecrets */.H)(env),
                ...access.secrets,
                ...(0,secret_values/* headerSecrets */.n)(repository.carriedConfiguration(remote)),
            ]),
        ],
    };
}
/** What settings are resolved from, but for the plan: that is named by one of them. */
async function settingSources(context, flags) {
    const { env, cwd } = context;
    const base = await (0,base_files/* openBase */.m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await readConfig(base, cwd, configFile);
    const flagName = (name) => (context.checkout ? `input ${name}` : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,resolve/* resolveSettings */.M)({ ...given, plan: undefined });
    const planFile = before.settings.plan ?? 'plan.json';
    const planPath = before.sources.plan === 'flag' ? (0,external_node_path_.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    return { base, file, given, before, planFile, planPath };
}
/** Keys of `ralph.yml` and what is wrong with it; empty where the default file is missing. */
async function readConfig({ repository: { toplevel }, read }, cwd, configFile) {
    const path = configFile === undefined ? (0,external_node_path_.join)(toplevel, defaultConfigFile) : (0,external_node_path_.resolve)(cwd, configFile);
    const name = configFile ?? defaultConfigFile;
    const bytes = await read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,plan_file/* unreadable */.O)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [] };
    // A parser of YAML is large, and many a repository has nothing for it.
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 2334));
    return { name, path, ...readConfigFile(bytes.toString('utf8'), name) };
}
/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,external_node_path_.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,external_node_path_.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,external_node_path_.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
function refuse(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new core_error/* RalphError */.A({
        code: 'CONFIG_INVALID',
        kind: 'data',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Mend what is listed; each line begins with its place. The configuration file is ${configFile}.`,
        findings,
    });
}
/** A fault of the plan together with whatever else is wrong. */
function withFindings(error, others) {
    if (!(error instanceof core_error/* RalphError */.A) || others.length === 0)
        return error;
    const { code, kind, message, hint, findings } = error;
    return new core_error/* RalphError */.A({ code, kind, message, hint, findings: [...others, ...findings] });
}
function workBranchOf(plan, name) {
    const branch = plan.branch ?? `ralph/work/${name}`;
    const fault = (0,branch_name/* branchNameFault */.K)(branch);
    if (fault === undefined)
        return branch;
    throw new core_error/* RalphError */.A({
        code: 'BRANCH_NAME',
        kind: 'data',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
/** The repository itself by path, a remote of it by name, or any address as it is. */
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,remote_url/* isPathRemote */.i)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new core_error/* RalphError */.A({
            code: 'REMOTE_UNKNOWN',
            kind: 'usage',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Name one that `git remote` lists, or give a path or a URL.',
        });
    }
    return (0,external_node_path_.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
/** Where the engine keeps its directories on this machine. */
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,external_node_path_.resolve)(own);
    return (0,external_node_path_.join)(env['XDG_STATE_HOME'] || (0,external_node_path_.join)(env['HOME'] || (0,external_node_os_.homedir)(), '.local', 'state'), 'ralph');
}
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,external_node_path_.isAbsolute)(path);


/***/ }),

/***/ 6412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D$: () => (/* binding */ rememberPlace),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Kg: () => (/* binding */ reachedBy),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   Tg: () => (/* binding */ placesFile),
/* harmony export */   gs: () => (/* binding */ runElsewhere)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1293);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);






/** Beside the engine's folders for the repository, by its own name alone: the remote is what is looked for. */
const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
/** Undefined where nothing is known, or what is there cannot be read: then the defaults count, as on a new machine. */
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
/** Synchronous, so that no job ends between its first write and this one. */
function rememberPlace(project) {
    const { places: file, planName: plan, settings, remote } = project;
    if (file === undefined)
        return;
    const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] };
    const known = placeOf(file, plan);
    if (known?.remote === place.remote && known.stateRef === place.stateRef)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true, mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify({ ...readPlaces(file), [plan]: place }, null, 2)}\n`);
}
function readPlaces(file) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof read === 'object' && read !== null ? { ...read } : {};
    }
    catch {
        return {};
    }
}
/** As the user would name it from any folder of the repository, and without what is secret in it. */
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
/** Told nothing of where the run is, a job looks where it was kept last. */
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
/** The flags by which the next command finds the run; what a file says, it says again. */
function reachedBy({ sources, settings: told }, { settings, config }) {
    const { remote, 'state-ref': stateRef } = settings;
    const flags = [
        ...(typeof config === 'string' ? ['--config', config] : []),
        ...(remote === undefined || sources.remote === 'file' ? [] : ['--remote', (0,_adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .r)(remote)]),
        ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
            ? []
            : ['--state-ref', stateRef]),
    ];
    return flags.map(_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7).join(' ');
}
/** Where else the plan's run is kept, as this machine remembers it. */
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
/** The stop of a job that would begin a second run of a plan whose run is kept somewhere else; both ways to go on. */
function runElsewhere({ planFile, planName }, place) {
    const remote = place.remote === null ? 'this repository' : place.remote;
    const flags = [...(place.remote === null ? [] : ['--remote', place.remote]), '--state-ref', place.stateRef];
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        kind: 'usage',
        message: `A run of ${planName} is kept at ${remote} (${place.stateRef}), and none at the place that this job was told. Nothing was written.`,
        hint: `To go on with that run: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy: flags.map(_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7).join(' ') }, 'run')}. To begin another one here, give this command --fresh.`,
    });
}


/***/ }),

/***/ 9707:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ TaskId),
/* harmony export */   UD: () => (/* binding */ Amendment),
/* harmony export */   XH: () => (/* binding */ taskIdPattern),
/* harmony export */   YZ: () => (/* binding */ Task),
/* harmony export */   cw: () => (/* binding */ Plan),
/* harmony export */   e1: () => (/* binding */ TaskStatus),
/* harmony export */   qY: () => (/* binding */ Strategy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** Ids become file names, trailers and prompt text, so only a harmless alphabet is allowed (issue 2; DESIGN §2). */
const taskIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const TaskId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(taskIdPattern, 'expected an id such as TASK-001 (letters, digits, . _ -; at most 64)')
    .refine((id) => !id.includes('..') && !id.toLowerCase().endsWith('.lock'), 'an id may not hold ".." or end in ".lock"');
const TaskStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'in_progress', 'done', 'failed', 'skipped', 'given_up']);
const Strategy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['strict', 'lenient', 'tests_only']);
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([]);
/** One unit of work. Field names are the seed's (README "Task Fields"); `model` and `allowed_tools` are ours. */
const Task = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TaskId.describe('letters, digits, . _ -; at most 64; unique'),
    title: text.min(1).describe('one line: what is to be done'),
    description: text.default('').describe('what the agent is asked to do'),
    status: TaskStatus.default('pending').describe('counts when a run begins'),
    order: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().describe('among tasks that could start, the lowest goes first'),
    skills: texts.describe('files .ralph/skills/<name>.md that go into the prompt'),
    needs_docs: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('the agent reads up on the libraries first'),
    libraries: texts.describe('what the agent should read up on first'),
    acceptance_criteria: texts.describe('how the agent knows that it is done'),
    depends_on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TaskId).default([]).describe('ids of tasks that must be done before'),
    /** Tasks of one milestone are done in a row and reviewed in a pull request of their own (issue 5, point 8). */
    milestone: TaskId.optional().describe('tasks of one milestone are done in a row, and get a pull request of their own'),
    max_turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('turns of one agent call'),
    retry_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(0).describe('failed attempts already made'),
    /** Retries after the first attempt: 2 means three attempts in all. */
    max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(2).describe('attempts after the first one'),
    model: text.min(1).optional().describe("for this task's agent calls"),
    /** The only tools that this task's agent may use, such as `Edit` or `Bash(npm test)`. */
    allowed_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text.min(1)).min(1).optional().describe('the only tools that the agent may use, such as Edit'),
    /** Where the agent works, from the top of the repository. */
    working_directory: text.optional().describe('where the agent works, from the top of the repository'),
    /** What the agent may change: paths, directories or globs; empty means everything. */
    paths: texts.describe('what the agent may change: files, directories or globs; empty: everything'),
});
/** `plan.json`: the seed's format. `max_iterations` bounds the run; the flag `max-iterations` bounds the job (DESIGN §8). */
const Plan = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: TaskId.optional().describe("names the run's branches; default: the file's name"),
    project: text.optional().describe('shown in reports'),
    branch: text.min(1).optional().describe('the work branch; default ralph/work/<name>'),
    max_iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('bounds the whole run'),
    validation_strategy: Strategy.optional().describe('lenient: lint failures are only reported; tests_only: lint is not run'),
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Task).min(1, 'a plan needs at least one task'),
});
/** What an agent may ask to change in the plan (seed §1.7); judged one by one in `core/plan/amend.ts`. */
const Amendment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['add', 'modify', 'remove']),
    reason: text.default(''),
    task_id: text.optional(),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    after: text.optional(),
});


/***/ })

};
