export const id = 460;
export const ids = [460];
export const modules = {

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
/** A git bound to one git directory and one environment. */
function gitAt(gitDir, env) {
    const fixed = fixedArguments(gitDir);
    return (call) => runGit(fixed, env, call);
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
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...fixed, ...call.args], {
            cwd: call.cwd,
            env: { ...env, ...call.env },
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
        const stdout = [];
        const stderr = [];
        child.stdout?.on('data', (chunk) => stdout.push(chunk));
        child.stderr?.on('data', (chunk) => stderr.push(chunk));
        // A git that ends before it read all of its input reports the reason on stderr.
        child.stdin?.on('error', () => undefined);
        child.on('error', (cause) => {
            clearTimeout(timer);
            reject(spawnFault(cause));
        });
        child.on('close', (code) => {
            clearTimeout(timer);
            const said = Buffer.concat(stderr).toString('utf8');
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

/***/ 6109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);

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

/***/ 7827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9876);
/* harmony import */ var _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5165);


/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const known = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .formPattern */ .F)(secrets.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .secretForms */ .e));
    return (text) => {
        const withoutKnown = known === undefined ? text : text.replace(known, '***');
        return _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenPatterns */ .V.reduce((clean, { pattern }) => clean.replace(pattern, '***'), withoutKnown);
    };
}


/***/ }),

/***/ 9876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formPattern),
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, security §1),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
/** Finds every given form, also where it is spaced or wrapped; the longest first, so that no rest is left over. */
function formPattern(forms) {
    if (forms.length === 0)
        return undefined;
    const longestFirst = forms.map(({ form }) => form).sort((a, b) => b.length - a.length);
    return new RegExp(longestFirst.map(spaced).join('|'), 'g');
}
const spaced = (form) => form
    .split('')
    .map((unit) => unit.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'))
    .join('\\s?');
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
    for (const offset of [0, 1, 2]) {
        const base64 = base64At(bytes, offset);
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
/** The part of the base64 text that the bytes alone decide when `offset` other bytes stand before them. */
function base64At(bytes, offset) {
    const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
}


/***/ }),

/***/ 5165:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ tokenPatterns)
/* harmony export */ });
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /AIza[\w-]{35}/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s*[A-Za-z-]+: [^\n]*\n)*(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


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

/***/ 6559:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   w: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8560);
/* harmony import */ var _finding_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(281);




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
            hint: 'Mend what is listed, then run again. `ralph plan lint` looks at the plan alone.',
            findings: errors.map((finding) => (0,_finding_line_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .m)(finding, shown)),
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

/***/ 8930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ engineHome),
/* harmony export */   U8: () => (/* binding */ openProject),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   rw: () => (/* binding */ settingSources)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapter_git_address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1293);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5935);
/* harmony import */ var _core_config_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6109);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6232);
/* harmony import */ var _core_plan_branch_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3420);
/* harmony import */ var _core_plan_plan_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(933);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3097);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6039);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6559);













const defaultConfigFile = '.github/ralph.yml';
/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
async function openProject(context, flags, 
/** What was found to be wrong before. */
known = []) {
    const { env, planText } = context;
    const { base, file, given, before, planFile, planPath } = await settingSources(context, flags);
    const { repository } = base;
    const read = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlanFile */ .w)(planPath, planFile, planText ? async () => planText : base.read).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
    });
    const resolved = (0,_core_config_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .M)({ ...given, plan: read.plan });
    refuse([...known, ...file.findings, ...resolved.findings], file.name);
    const settings = { ...resolved.settings, remote: resolved.settings.remote ?? base.remote };
    const name = (0,_core_plan_plan_name_js__WEBPACK_IMPORTED_MODULE_6__/* .planName */ .V)(read.plan, planPath);
    const { address: remote, ...access } = (0,_adapter_git_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name);
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(of), access),
        },
        plan: read.plan,
        planName: name,
        planFile,
        planSource: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(read.bytes).digest('hex'),
        warnings: read.warnings,
        steeringFiles: [planPath, file.path].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.toplevel, path)).filter(isInside),
        settings,
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_10__/* .stateRefOf */ .af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base.home ?? engineHome(env), `${safe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(repository.toplevel))}-${digest(repository.commonDir, remote)}`, name),
        agents: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome(env), 'agents'),
        secrets: [
            ...new Set([...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_11__/* .secretValues */ .V)(env), ...access.secrets, ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_11__/* .headerSecrets */ .n)(repository.carriedConfiguration(remote))]),
        ],
    };
}
/** What settings are resolved from, but for the plan: that is named by one of them. */
async function settingSources(context, flags) {
    const { env, cwd } = context;
    const base = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openBase */ .m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await readConfig(base, cwd, configFile);
    const flagName = (name) => (context.checkout ? `input ${name}` : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,_core_config_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .M)({ ...given, plan: undefined });
    const planFile = before.settings.plan ?? 'plan.json';
    const planPath = before.sources.plan === 'flag' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    return { base, file, given, before, planFile, planPath };
}
/** Keys of `ralph.yml` and what is wrong with it; empty where the default file is missing. */
async function readConfig({ repository: { toplevel }, read }, cwd, configFile) {
    const path = configFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, defaultConfigFile) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, configFile);
    const name = configFile ?? defaultConfigFile;
    const bytes = await read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .unreadable */ .O)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [] };
    // A parser of YAML is large, and many a repository has nothing for it.
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 2334));
    return { name, path, ...readConfigFile(bytes.toString('utf8'), name) };
}
/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repository.toplevel, planFile);
}
function refuse(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
        code: 'CONFIG_INVALID',
        kind: 'data',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Mend what is listed; each line begins with its place. The configuration file is ${configFile}.`,
        findings,
    });
}
/** A fault of the plan together with whatever else is wrong. */
function withFindings(error, others) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A) || others.length === 0)
        return error;
    const { code, kind, message, hint, findings } = error;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({ code, kind, message, hint, findings: [...others, ...findings] });
}
function workBranchOf(plan, name) {
    const branch = plan.branch ?? `ralph/work/${name}`;
    const fault = (0,_core_plan_branch_name_js__WEBPACK_IMPORTED_MODULE_5__/* .branchNameFault */ .K)(branch);
    if (fault === undefined)
        return branch;
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
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
    if (!(0,_adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_12__/* .isPathRemote */ .i)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
            code: 'REMOTE_UNKNOWN',
            kind: 'usage',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Name one that `git remote` lists, or give a path or a URL.',
        });
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
/** Where the engine keeps its directories on this machine. */
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(own);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['XDG_STATE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['HOME'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.local', 'state'), 'ralph');
}
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path);


/***/ })

};
