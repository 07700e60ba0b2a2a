#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 20181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 53916:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 80481:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 46193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 30714:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 52018:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 39023:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 10774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ armFailpoint),
/* harmony export */   Zu: () => (/* binding */ failpoint)
/* harmony export */ });
/* unused harmony exports failpointNames, failpointActions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64967);


const failpointNames = [
    'process-directory.made',
    'process-directory.remove',
    'store.configured',
    'store.initialised',
    'store.opened',
    'remote.list',
    'remote.listed',
    'remote.push',
    'remote.pushed',
    'remote.push-both',
    'remote.pushed-both',
    'remote.fetch',
    'remote.fetched',
    'state.load',
    'state.read',
    'state.commit',
    'state.commit-written',
    'state.commit-pushed',
    'work.write',
    'work.written',
    'work.publish',
    'work.published',
    'milestone.push',
    'milestone.pushed',
    'inbox.look',
    'inbox.order-read',
    'inbox.forget',
    'inbox.forgotten',
    'workspace.restore',
    'workspace.emptied',
    'workspace.tree-read',
    'workspace.cleaned',
    'workspace.files-restored',
    'workspace.restored',
    'workspace.capture',
    'workspace.index-copied',
    'workspace.staged',
    'workspace.tree-written',
    'workspace.captured',
    'workspace.reset-tracked',
    'workspace.tracked-reset',
    'template.fill',
    'template.filled',
    'template.add',
    'template.added',
    'template.copied',
    'set-up.command',
    'set-up.command-ended',
    'set-up.marked',
    'call.folder-made',
    'agent.start',
    'agent.started',
    'agent.ended',
    'check.start',
    'check.ended',
];
const failpointActions = ['kill', 'throw', 'hang', 'enospc'];
let armed;
function armFailpoint(order) {
    if (order === undefined)
        return;
    const [name = '', count = '', word = ''] = order.split(':');
    const action = failpointActions.find((known) => known === word);
    if (!failpointNames.includes(name) || !/^[1-9]\d*$/.test(count) || action === undefined) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'FAILPOINT_INVALID',
            message: `RALPH_FAILPOINT=${order} names no failpoint.`,
            hint: `It is for ralph's own tests; unset it. They write <name>:<n>:<${failpointActions.join('|')}>.`,
        });
    }
    armed = { name, action, left: Number(count) };
}
function failpoint(name) {
    if (armed?.name !== name || --armed.left !== 0)
        return;
    const { action } = armed;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(2, `failpoint ${name}: ${action}\n`);
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    if (action === 'hang')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (action === 'enospc')
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    throw new Error(`failpoint ${name}`);
}


/***/ }),

/***/ 25499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ splitKey),
/* harmony export */   d0: () => (/* binding */ engineConfig),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   kj: () => (/* binding */ configEnvironment),
/* harmony export */   vJ: () => (/* binding */ carriedConfiguration)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76696);

function engineConfig(entries) {
    const lines = [['safe.directory', '*'], ...entries.filter((entry) => !mayHoldSecret(entry))];
    return lines.map(([key, value]) => section(key, value)).join('');
}
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
const contentKeys = new Set([
    'core.autocrlf',
    'core.eol',
    'core.symlinks',
    'core.longpaths',
    'core.ignorecase',
    'core.precomposeunicode',
    'core.filemode',
]);
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   NO: () => (/* binding */ gitFault),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   tT: () => (/* binding */ fixedArguments)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64967);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(32143);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(18309);




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
    'core.fsync=none',
    'maintenance.auto=false',
    'commit.gpgSign=false',
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=30',
    'advice.detachedHead=false',
];
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
        child.stdin?.on('error', () => undefined);
        child.on('error', (cause) => {
            ended();
            reject(spawnFault(cause));
        });
        child.on('close', (code) => {
            ended();
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
    }
}
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
        message: `git ${operation(args)} exited with code ${result.code}: ${said}`,
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

/***/ 39021:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ withCredential),
/* harmony export */   ib: () => (/* binding */ splitCredential),
/* harmony export */   z1: () => (/* binding */ rewrittenAddress)
/* harmony export */ });
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(25499);

function splitCredential(given) {
    const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(given) ?? [];
    if (scheme === '')
        return { address: given, configuration: [], secrets: [] };
    const address = `${scheme}${rest}`;
    const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decoded);
    const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`;
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8);
    if (password === '')
        return { address, configuration: [[`credential.${host}.username`, user]], secrets };
    return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets };
}
function withCredential(settings, { configuration }) {
    const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value);
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ unknownFault),
/* harmony export */   V3: () => (/* binding */ remoteCall),
/* harmony export */   yZ: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64967);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76696);



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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay * (0.5 + Math.random()));
        return true;
    };
    const repeatedly = async (args) => {
        for (let round = 0;; round++) {
            const result = await within(telling(args), silentMs);
            if (result.code === 0)
                return result;
            const fault = transportFault(remote, result.stderr);
            if (fault?.passing && (await pause(round)))
                continue;
            throw fault?.error ?? unknownFault(remote, result.stderr);
        }
    };
    return { once, repeatedly, pause };
}
const telling = (args) => args.flatMap((arg) => (arg === 'fetch' ? ['fetch', '--progress'] : arg === '--quiet' ? [] : arg));
const unreachable = {
    code: 'REMOTE_UNREACHABLE',
    sentence: 'it cannot be reached, or the connection broke',
    hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
    passing: true,
};
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
function transportFault(remote, said) {
    const fault = faults.find(({ pattern }) => pattern.test(said));
    if (fault === undefined)
        return undefined;
    const message = `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} cannot be used: ${fault.sentence}. Git says: ${tail(said)}`;
    return {
        error: new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message, hint: fault.hint }),
        passing: fault.passing,
    };
}
const unknownFault = (remote, said) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'REMOTE_FAILED',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} gave an answer that ralph does not know. Git says: ${tail(said)}`,
    hint: 'Try `git ls-remote` with that address: it shows what ralph saw. Then run again: nothing is lost.',
});
const tail = (said) => (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(said.trim()).slice(-800);


/***/ }),

/***/ 76696:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   iw: () => (/* binding */ isPathRemote),
/* harmony export */   iy: () => (/* binding */ remoteName),
/* harmony export */   qy: () => (/* binding */ lazily),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
function isPathRemote(url) {
    if (/^file:\/\//i.test(url))
        return true;
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url))
        return false;
    return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url);
}
const withoutCredentials = (text) => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
const remoteName = 'ralph';
const lazily = [
    ...['-c', `remote.${remoteName}.promisor=true`],
    ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
];


/***/ }),

/***/ 70400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64967);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(17939);


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
    hint: 'Change to the working tree of your project, or make one with: git init',
});


/***/ }),

/***/ 1315:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ projectFilesAt),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   h_: () => (/* binding */ openRepository)
/* harmony export */ });
/* unused harmony exports reachedFrom, fetchBaseRepository */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _core_detect_manifests_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(66690);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(64967);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(25499);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(39021);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(63313);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(70400);









async function openRepository({ cwd, env }) {
    const [place, config] = await Promise.all([locate((0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(cwd, env), cwd), readConfig((0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(cwd, env))]);
    const { present, originHead, ...found } = place;
    const git = (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(place.toplevel, env);
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
        rewritten: (url) => (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__/* .rewrittenAddress */ .z1)(config, { url }),
        carriedConfiguration: (remote) => (0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .carriedConfiguration */ .vJ)(withSshCommand(config, env), remote),
    };
}
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]'];
async function locate(git, cwd) {
    const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel'];
    const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD'];
    const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] });
    const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'BARE_REPOSITORY',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .notARepository */ .d)(`${cwd} is inside a git directory, not a working tree.`);
    if (!/^[0-9a-f]{40,}$/.test(head))
        throw emptyRepository(toplevel);
    const origin = refs.find((ref) => ref.startsWith('refs/remotes/origin/') && ref !== 'refs/remotes/origin/HEAD');
    return {
        toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel),
        commonDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, commonDir),
        shallow: shallow === 'true',
        head,
        branch: branch.startsWith('refs/heads/') ? branch.slice('refs/heads/'.length) : null,
        present: refs.filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice('refs/heads/'.length)),
        originHead: origin?.slice('refs/remotes/origin/'.length) ?? null,
    };
}
const emptyRepository = (toplevel) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'EMPTY_REPOSITORY',
    message: `${toplevel} has no commits yet, so there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
});
async function readWorktrees(git, main) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(main.commonDir, 'worktrees'))) {
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
async function remoteUrl(git, config, name) {
    const first = (key) => config.find(([one]) => one === `remote.${name}.${key}`)?.[1];
    const [url, pushUrl] = [first('url'), first('pushurl')];
    if (url !== undefined)
        return (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__/* .rewrittenAddress */ .z1)(config, { url, pushUrl });
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
async function reachedFrom(remote, options) {
    const config = withSshCommand(await readConfig(userGit(options.cwd, options.env)), options.env);
    const { address, ...access } = splitCredential(rewrittenAddress(config, { url: remote }));
    return { remote: address, carried: withCredential(carriedConfiguration(config, address), access) };
}
function withSshCommand(config, env) {
    const ours = env['GIT_SSH_COMMAND'];
    if (ours !== undefined)
        return [...config, ['core.sshcommand', ours]];
    if (config.some(([key]) => key === 'core.sshcommand'))
        return config;
    return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']];
}
const fields = (bytes) => bytes.toString('utf8').split('\0').slice(0, -1);
async function readTags(toplevel, env) {
    const git = (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(toplevel, env);
    const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] });
    const lines = stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }));
}
const largest = 1024 * 1024;
async function projectFilesAt(cwd, env) {
    const top = await (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(cwd, env)({ args: ['rev-parse', '--show-toplevel'] });
    const toplevel = top.stdout.toString('utf8').replace(/\n$/, '');
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = await (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(toplevel, env)({ args });
    const paths = [...new Set(stdout.toString('utf8').split('\0').filter(Boolean))];
    const texts = new Map();
    for (const path of paths.filter(_core_detect_manifests_js__WEBPACK_IMPORTED_MODULE_8__/* .isManifest */ .Y)) {
        const text = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, path));
        if (text !== undefined)
            texts.set(path, text);
    }
    return { toplevel, files: { paths, texts } };
}
async function textOf(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    return found?.isFile() && found.size <= largest ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8') : undefined;
}
async function fetchBaseRepository(options) {
    const { folder, remote, commit, env, ...patience } = options;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const git = userGit(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await remoteCall(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof RalphError && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new RalphError({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
});


/***/ }),

/***/ 96938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ requestForceStop),
/* harmony export */   u: () => (/* binding */ forceStop)
/* harmony export */ });
const controller = new AbortController();
const forceStop = controller.signal;
const requestForceStop = () => controller.abort();


/***/ }),

/***/ 18309:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   v: () => (/* binding */ programsOn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(64967);



const names = ['git', 'ssh', 'ssh-keygen', 'sh', 'bash', 'perl', 'gpg', 'gpg2', 'gpgsm'];
const helpers = ['git', 'git-remote-http', 'git-remote-https', 'git-receive-pack', 'git-upload-pack'];
const known = new Map();
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
        return [...now].flatMap(([name, path]) => name === 'git' || found.get(name) === path || (!found.has(name) && !name.startsWith('git-'))
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

/***/ 95935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
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
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
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
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


/***/ }),

/***/ 81484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ settingsOfAgents),
/* harmony export */   Ld: () => (/* binding */ agentFacts),
/* harmony export */   NT: () => (/* binding */ agentsInHelp),
/* harmony export */   Ow: () => (/* binding */ homesOfAgents),
/* harmony export */   Po: () => (/* binding */ instructionsOfAgents),
/* harmony export */   QI: () => (/* binding */ agentNames),
/* harmony export */   S3: () => (/* binding */ payingInputs),
/* harmony export */   _J: () => (/* binding */ payingRows),
/* harmony export */   kQ: () => (/* binding */ protectedByAgents),
/* harmony export */   qx: () => (/* binding */ watchedByAgents)
/* harmony export */ });
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13225);
/* harmony import */ var _claude_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(85652);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(70661);



const listed = { claude: _claude_js__WEBPACK_IMPORTED_MODULE_1__/* .claude */ .n, command: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .command */ .G };
const agentFacts = listed;
const agentNames = Object.keys(listed);
const all = Object.values(agentFacts);
const settingsOfAgents = Object.assign({}, ...all.map(({ settings }) => settings));
const agentsInHelp = all.map(({ help }) => help).join(', or ');
const instructionsOfAgents = [...new Set(all.flatMap(({ instructions }) => instructions ?? []))];
const protectedByAgents = all.flatMap(({ protectedPaths }) => protectedPaths);
const watchedByAgents = all.flatMap(({ watchedInHome }) => watchedInHome);
const homesOfAgents = all.flatMap(({ programHomes }) => programHomes);
const payingInputs = all.flatMap(({ credentials }) => credentials.flatMap(({ variable, input }) => (input ? [{ variable, ...input }] : [])));
const payingRows = Object.fromEntries(payingInputs.map(({ name, help, variable }) => [
    name,
    (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({ read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), fallback: undefined, rule: 'job', help, example: `secrets.${variable}` }),
]));


/***/ }),

/***/ 85652:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ claude)
/* harmony export */ });
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13225);

const claude = {
    help: 'claude',
    settings: {
        'agent-path': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({
            read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
            fallback: undefined,
            rule: 'job',
            help: 'the agent program, if it is not on PATH',
            example: '/opt/claude/bin/claude',
        }),
        'agent-version': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({
            read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .rE),
            fallback: undefined,
            rule: 'kept',
            help: 'the exact version of claude to require',
            example: '2.1.330',
        }),
        'agent-install': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({
            read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('never', 'missing'),
            fallback: 'never',
            rule: 'job',
            help: 'missing: if claude is missing or has another version than agent-version, ralph installs it for itself with npm',
            example: 'missing',
        }),
        'agent-integrity': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({
            read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .integrities */ .cz,
            fallback: [],
            rule: 'kept',
            repeatable: true,
            help: 'the integrity hash (sha512-\u2026) that an installed claude package must have; one per package',
            example: 'sha512-\u2026',
        }),
    },
    instructions: 'CLAUDE.md',
    protectedPaths: ['.claude'],
    watchedInHome: [
        ...['.claude/settings.json', '.claude/settings.local.json', '.claude/CLAUDE.md', '.claude/hooks'],
        ...['.claude/commands', '.claude/agents'],
    ],
    programHomes: ['.local/share/claude', '.claude/local'],
    provider: {
        variables: /^(ANTHROPIC_|CLAUDE_CODE_)|^(API_TIMEOUT_MS|MAX_THINKING_TOKENS|BASH_\w+_(MS|LENGTH)|DISABLE_PROMPT_CACHING)$/,
        except: /^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT|SESSION_\w+|CHILD_\w+|REMOTE\w*)$/,
        clouds: [
            {
                chosenBy: 'CLAUDE_CODE_USE_BEDROCK',
                names: /^AWS_/,
                files: { AWS_CONFIG_FILE: '.aws/config', AWS_SHARED_CREDENTIALS_FILE: '.aws/credentials' },
            },
            {
                chosenBy: 'CLAUDE_CODE_USE_VERTEX',
                names: /^(GOOGLE_|CLOUD_ML_|GCLOUD_|CLOUDSDK_CONFIG$|VERTEX_)/,
                files: { GOOGLE_APPLICATION_CREDENTIALS: '.config/gcloud/application_default_credentials.json' },
            },
            { chosenBy: 'CLAUDE_CODE_USE_FOUNDRY', names: /^AZURE_/, files: { AZURE_CONFIG_DIR: '.azure' } },
        ],
    },
    credentials: [
        {
            variable: 'ANTHROPIC_API_KEY',
            kind: 'an API key',
            input: {
                name: 'anthropic-api-key',
                help: 'pays for the model; only the agent gets it',
            },
        },
        { variable: 'ANTHROPIC_AUTH_TOKEN', kind: 'a gateway token' },
        {
            variable: 'CLAUDE_CODE_OAUTH_TOKEN',
            kind: 'a subscription token',
            input: {
                name: 'claude-code-oauth-token',
                help: 'pays for the model with a subscription (`claude setup-token`); only the agent gets it',
            },
        },
        { variable: 'CLAUDE_CODE_USE_BEDROCK', kind: 'Amazon Bedrock' },
        { variable: 'CLAUDE_CODE_USE_VERTEX', kind: 'Google Vertex' },
        { variable: 'CLAUDE_CODE_USE_FOUNDRY', kind: 'Microsoft Foundry' },
        { variable: 'ANTHROPIC_FOUNDRY_API_KEY', kind: 'a Foundry key' },
    ],
    howToPay: {
        here: 'Log in once with `claude`, or `export ANTHROPIC_API_KEY=\u2026`, or `export CLAUDE_CODE_OAUTH_TOKEN=\u2026` (from `claude setup-token`).',
        inCi: "Add it to the repository's secrets: `gh secret set ANTHROPIC_API_KEY` or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), then run this job again.",
        refused: 'set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or log in with `claude`',
    },
};


/***/ }),

/***/ 70661:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13225);
/* harmony import */ var _claude_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(85652);


const command = {
    help: 'command (any program, see docs/agents.md)',
    settings: {
        'agent-command': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)({
            read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
            fallback: undefined,
            rule: 'kept',
            help: 'the command line of --agent command',
            example: '"python agent.py"',
        }),
    },
    instructions: _claude_js__WEBPACK_IMPORTED_MODULE_1__/* .claude */ .n.instructions,
    protectedPaths: [],
    watchedInHome: [],
    programHomes: [],
    provider: _claude_js__WEBPACK_IMPORTED_MODULE_1__/* .claude */ .n.provider,
    credentials: [],
    howToPay: _claude_js__WEBPACK_IMPORTED_MODULE_1__/* .claude */ .n.howToPay,
};


/***/ }),

/***/ 29370:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ workflowInputs),
/* harmony export */   af: () => (/* binding */ stepInputs)
/* harmony export */ });
/* unused harmony exports actionInputs, secretInputs, isInSettings */
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81484);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(13225);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(10866);



const stepInputs = {
    command: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('run', 'begin', 'finish', 'intake', 'agent', 'validate', 'apply', 'ready', 'tick', 'lint', 'doctor'),
        fallback: 'run',
        rule: 'job',
        help: 'what this step does. run: start or continue the run of a plan; begin: stop before the checks, which are then jobs or steps of the workflow; finish: settle the iteration by their results; intake, agent, validate and apply: one iteration in four jobs (see run.yml); ready: mark the pull request of a complete run as ready; tick: list the runs that are due (needs no checkout); lint: show an issue created with the form as a plan; doctor: check what could stop a run and try the checks once',
        example: 'run',
    }),
    results: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for finish and apply: the results of the jobs or steps that checked the commit: toJSON(needs) in a separate job, toJSON(steps) in the job of begin',
        example: 'toJSON(needs)',
    }),
    require: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .fewer */ .O9,
        help: 'for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. All others are only reported',
        example: 'test,lint',
    }),
    'hold-ready': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'keep the pull request a draft when all tasks are done. A later job with command: ready marks it ready; its environment may ask reviewers first. The output ready-due says whether there is one to mark',
        example: 'true',
    }),
    'trust-agent': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'for begin: check out the commit for the following steps of the same job. Anything that the agent left on the machine can then reach those steps and their credentials; without this, the checks and finish need separate jobs',
        example: 'true',
    }),
    config: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the configuration file; default: .github/ralph.yml, if it exists',
        example: 'ci/ralph.yml',
    }),
    settings: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name takes precedence',
        example: 'max-turns: 100',
    }),
    fresh: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'start a new run instead of continuing; the history is kept. Works only in a job that a person starts by hand',
        example: 'true',
    }),
    'change-rules': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: "allow this job's settings to weaken the rules that the run was started with; without it such a job is refused",
        example: 'true',
    }),
    'github-token': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the token that pushes the run's two branches and opens its issue and pull request. Required if the checkout keeps no credentials (persist-credentials: false), and used instead of any that it keeps. The agent and the checks never see it",
        example: 'github.token',
    }),
    'app-id': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens it creates itself, and does not need `github-token` or `github-login`. What an App pushes starts the repository's own checks",
        example: 'Iv23liAbCdEfGhIjKlMn',
    }),
    'app-private-key': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); with split jobs, only the jobs that write need it",
        example: 'secrets.APP_PRIVATE_KEY',
    }),
    'github-login': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the account that `github-token` writes as; only needed for an App's token that another step created",
        example: 'my-app[bot]',
    }),
    issue: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1)),
        fallback: undefined,
        rule: 'job',
        help: 'number of the issue to report on and to take orders from; without it ralph opens one',
        example: '42',
    }),
    chain: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(0),
        fallback: 0,
        rule: 'job',
        help: 'how many jobs in a row were each started by the job before; set by ralph',
        example: '0',
    }),
    dispatch: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for tick: the file name of the workflow to start for each due run',
        example: 'ralph.yml',
    }),
};
const actionInputs = {
    ...stepInputs,
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingRows */ ._J,
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W,
    validate: { ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.validate, help: 'the checks that every iteration must pass' },
    remote: {
        ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.remote,
        help: 'where the branches are kept: a remote name, a path or a URL',
        fallback: 'origin',
    },
};
const secretInputs = [
    'github-token',
    'app-private-key',
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingInputs */ .S3.map(({ name }) => name),
];
const workflowInputs = [
    ...['command', 'plan', 'config', 'settings', 'validate', 'model', 'cost-budget', 'time-budget', 'agent-install'],
    ...['issue', 'chain', 'fresh', 'github-token', 'app-id', 'app-private-key', 'github-login'],
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingInputs */ .S3.map(({ name }) => name),
    ...['results', 'require', 'trust-agent', 'dispatch'],
];
const isInSettings = (name) => Object.hasOwn(actionInputs, name) && name !== 'command' && name !== 'settings' && !secretInputs.includes(name);


/***/ }),

/***/ 56749:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ confinementSettings),
/* harmony export */   t: () => (/* binding */ agentSettings)
/* harmony export */ });
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81484);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(13225);


const transport = (raw) => (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('stdio', 'http')(typeof raw === 'string' ? raw.trim().toLowerCase() : raw);
const agentSettings = {
    agent: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentNames */ .QI),
        fallback: 'claude',
        rule: 'kept',
        help: `the coding agent: ${_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentsInHelp */ .NT}`,
        example: 'claude',
    }),
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsOfAgents */ .BD,
    'agent-timeout': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0,
        fallback: 30 * 60_000,
        rule: 'kept',
        unit: 'ms',
        help: 'how long one agent call may take',
        example: '45m',
    }),
    'agent-idle-timeout': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0,
        fallback: 10 * 60_000,
        rule: 'kept',
        unit: 'ms',
        help: 'how long an agent may produce no output',
        example: '5m',
    }),
    model: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: "the model; default: the agent's own",
        example: 'sonnet',
    }),
    'fallback-model': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy,
        fallback: [],
        rule: 'kept',
        repeatable: true,
        help: 'models to try, in order, when the first is overloaded',
        example: 'sonnet,haiku',
    }),
    'extraction-model': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        fallback: 'haiku',
        rule: 'kept',
        replayed: true,
        help: 'a small model that writes the handoff if the agent left none',
        example: 'haiku',
    }),
    review: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('none', 'comment', 'gate'),
        fallback: 'none',
        rule: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerIn */ .R2)('none', 'comment', 'gate'),
        replayed: true,
        help: 'whether a second agent reviews each change that passed the checks. comment: its findings are reported; gate: a change that it rejects is attempted again',
        example: 'comment',
    }),
    'review-model': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: "the reviewer's model; a different one finds more; default: the agent's",
        example: 'opus',
    }),
    'agent-passes-enabled': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: true,
        rule: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerIn */ .R2)(false, true),
        help: 'false: do not run the passes of `.ralph/config/agents.json` on each change',
        example: 'false',
    }),
    'mcp-transport': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: transport,
        fallback: 'stdio',
        rule: 'job',
        help: 'how MCP servers are reached. stdio: as programs on this machine; http: by the addresses in files named *-http.json, which Claude Code on the web needs',
        example: 'http',
    }),
    'mcp-project': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .switchedOn */ .L1,
        toggle: true,
        help: 'the coding agent also gets the MCP servers of `.mcp.json` at the base',
        example: '',
    }),
    'max-turns': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1),
        fallback: 200,
        rule: 'kept',
        replayed: true,
        env: 'RALPH_DEFAULT_MAX_TURNS',
        help: "the maximum number of turns of one agent call; a task's own max_turns takes precedence",
        example: '100',
    }),
    'skip-permissions': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: true,
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .switchedOn */ .L1,
        help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
        example: 'false',
    }),
    'permission-mode': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('acceptEdits', 'dontAsk', 'auto'),
        fallback: 'acceptEdits',
        rule: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerIn */ .R2)('auto', 'acceptEdits', 'dontAsk'),
        help: 'if permissions are not skipped. acceptEdits: edits and --allowed-tools are allowed; dontAsk: only --allowed-tools; auto: the CLI judges',
        example: 'dontAsk',
    }),
    'allowed-tools': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .further */ .Vc,
        repeatable: true,
        help: 'a tool that the agent may use if permissions are not skipped',
        example: '"Bash(npm test)"',
    }),
};
const confinementSettings = {
    confinement: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('auto', 'none'),
        fallback: 'auto',
        rule: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerIn */ .R2)('none', 'auto'),
        help: 'auto: the strongest confinement that works on this machine; none: the agent and the checks can reach everything you can',
        example: 'none',
    }),
    'min-confinement': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('C0', 'C1', 'C2', 'C3')),
        fallback: undefined,
        rule: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerIn */ .R2)(undefined, 'C0', 'C1', 'C2', 'C3'),
        help: 'stop before the first agent call if the machine cannot confine it at least this much. C1: own processes; C2: own files too; C3: own namespaces',
        example: 'C2',
    }),
    'confinement-sudo': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        toggle: true,
        help: 'use `sudo -n` for the confinement on your own machine too, as CI always tries to; it never asks for a password',
        example: '',
    }),
    'agent-read': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .further */ .Vc,
        repeatable: true,
        help: 'a path outside the workspace that the agent and the checks may read, in addition to the usual tools',
        example: '/opt/models',
    }),
    'agent-writable': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .further */ .Vc,
        repeatable: true,
        help: 'a path outside the workspace that the agent and the checks may write to',
        example: '/var/cache/models',
    }),
};


/***/ }),

/***/ 40697:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ toolInputs),
/* harmony export */   dj: () => (/* binding */ placeOfInput),
/* harmony export */   mm: () => (/* binding */ olderInputs)
/* harmony export */ });
/* unused harmony exports runInputs, jobInputs, runInputHelp */
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(29370);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(10866);


const runInputs = [
    ...['plan', 'config', 'settings', 'setup', 'validate', 'cost-budget', 'run-iterations', 'mode'],
    ...['agent', 'agent-command', 'agent-version', 'model', 'issue', 'chain', 'fresh'],
];
const toolInputs = {
    'node-version': 'Node version, such as 24 or lts/*',
    'node-version-file': 'file that names the Node version, such as .nvmrc',
    'python-version': 'Python version, such as 3.13',
    'python-version-file': 'file that names the Python version',
    'go-version-file': 'file that names the Go version, such as go.mod',
    'java-version': 'Java version (Temurin), such as 21',
    tools: 'commands that install other tools, one a line, such as pipx install uv',
};
const jobInputs = {
    ...toolInputs,
    environment: 'environment whose reviewers must agree, once, before the pull request is marked ready; empty: none',
    'app-id': 'App ID or Client ID of a GitHub App that is installed on the repository; the jobs that write act as that App',
    'runs-on': 'label of the runners, or a JSON list of labels',
};
const rows = Object.entries(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W);
const olderInputs = Object.fromEntries(rows.flatMap(([name, { olderInput }]) => (olderInput === undefined ? [] : [[olderInput, name]])));
function runInputHelp(name) {
    const { help = '', repeatable = false } = actionInputs[name] ?? {};
    return `${help.replace(/--(?=[a-z])/g, '')}${repeatable ? '; one a line' : ''}`;
}
const placeOfInput = (name) => [..._action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowInputs */ .$t, ...runInputs].some((one) => one === name) ? `input ${name}` : `input settings: ${name}`;


/***/ }),

/***/ 10866:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W: () => (/* binding */ settings)
});

// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __nccwpck_require__(41433);
// EXTERNAL MODULE: ./build/core/order/may-order.js
var may_order = __nccwpck_require__(15989);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/scope.js
var scope = __nccwpck_require__(98619);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __nccwpck_require__(13225);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __nccwpck_require__(77112);
// EXTERNAL MODULE: ./build/core/config/table/agent-settings.js
var agent_settings = __nccwpck_require__(56749);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __nccwpck_require__(58260);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __nccwpck_require__(58100);
;// CONCATENATED MODULE: ./build/core/config/table/branch-settings.js



const part = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/;
const taken = /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/;
const statePrefix = (raw) => {
    const prefix = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : '';
    const parts = prefix.split('/');
    const fits = parts[0] === 'refs' && parts.length >= 3 && parts.every((name) => part.test(name)) && !taken.test(prefix);
    return fits && prefix.length <= 100
        ? { value: prefix }
        : { expected: 'a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph' };
};
const branchSettings = {
    'merge-base': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: true,
        rule: 'kept',
        replayed: true,
        help: 'false: do not merge new commits of the base into the work branch when a job starts',
        example: 'false',
    }),
    'base-conflict': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('person', 'task'),
        fallback: 'person',
        rule: 'kept',
        replayed: true,
        help: 'when merging the base conflicts. person: wait for a merge by hand; task: the agent resolves the conflict next, and the checks decide',
        example: 'task',
    }),
    remote: (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'place',
        help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
        example: 'origin',
    }),
    'state-ref': (0,setting/* setting */.Pe)({
        read: statePrefix,
        fallback: state_paths/* usualPrefix */.lI,
        rule: 'place',
        help: 'the folder of refs that holds the state of each plan; refs/ralph/state keeps it out of the branches, because other apps may build every branch',
        example: 'refs/ralph/state',
    }),
};
const commitSettings = {
    'commit-prefix': (0,setting/* setting */.Pe)({
        read: setting/* text */.Qq,
        fallback: 'ralph',
        rule: 'kept',
        replayed: true,
        help: 'first word of each commit message',
        example: 'ralph',
    }),
    'commit-mode': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('git', 'api'),
        fallback: 'git',
        rule: 'kept',
        help: 'api: GitHub creates and signs the commits of the work branch, as the account of `github-token`, for rules that require signed commits',
        example: 'api',
    }),
    'commit-template': (0,setting/* setting */.Pe)({
        read: commit_message/* messageTemplate */.A,
        fallback: commit_message/* usualTemplate */.xX,
        rule: 'kept',
        replayed: true,
        help: `the message of an iteration's commit, built from ${commit_message/* placeholders */.Ft.map((name) => `{${name}}`).join(', ')}; the first line is the subject; trailers are always added`,
        example: '"feat({task}): {title}"',
    }),
    'commit-subject-limit': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(20),
        fallback: commit_message/* usualSubjectLimit */.eP,
        rule: 'kept',
        replayed: true,
        help: 'the maximum length of that subject in characters; the title is cut to fit',
        example: '72',
    }),
    author: (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'the author of the commits, for a CLA or DCO check that accepts only people; default: ralph',
        example: '"Ada Byron <ada@example.com>"',
    }),
    committer: (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'the committer; default: the user of the repository',
        example: '"Build Bot <bot@example.com>"',
    }),
    'sign-off': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'kept',
        replayed: true,
        toggle: true,
        help: 'add Signed-off-by for the author if one is set, else for the committer',
        example: '',
    }),
};
const expected = 'names of statuses with a check each: test=npm test, or {test: "npm test"} in the file';
const mirrorStatus = (raw) => {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
        return judged(Object.entries(raw));
    const whole = (0,setting/* objectIn */.D7)(raw);
    if (whole)
        return judged(Object.entries(whole));
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

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __nccwpck_require__(81484);
;// CONCATENATED MODULE: ./build/core/config/table/counsel-settings.js


const serverFile = (raw) => typeof raw === 'string' && /^[\w-][\w.-]*\.json$/.test(raw.trim())
    ? { value: raw.trim() }
    : raw === undefined || raw === ''
        ? { value: undefined }
        : { expected: 'the name of a file of .ralph/config, such as mcp-consensus.json' };
const counselSettings = {
    verify: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('none', 'evidence', 'model', 'both'),
        fallback: 'evidence',
        rule: 'kept',
        replayed: true,
        help: 'what happens when all tasks are done. evidence: each acceptance criterion is matched to a check, a test or a file of the work, and criteria without a match are reported; model: a small model says what is missing, and that becomes new tasks; both; none',
        example: 'both',
    }),
    consensus: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('none', 'report', 'gate'),
        fallback: 'none',
        rule: (0,setting/* lowerIn */.R2)('none', 'report', 'gate'),
        replayed: true,
        help: 'before the first task, a second model challenges the plan, the agent answers, and what they agree on is added to every prompt. report: open issues are reported; gate: open critical issues stop the run from starting',
        example: 'gate',
    }),
    'consensus-rounds': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 2,
        rule: 'kept',
        replayed: true,
        help: 'the maximum number of rounds of challenge, answer and synthesis',
        example: '3',
    }),
    'consensus-model': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: "the model for the second opinion; default: the agent's",
        example: 'opus',
    }),
    'consensus-agent': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)((0,setting/* oneOf */.yL)(...agents/* agentNames */.QI)),
        fallback: undefined,
        rule: 'kept',
        help: 'the agent for the second opinion: claude or command; default: the agent of the run',
        example: 'command',
    }),
    'consensus-command': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        help: 'the command line of --consensus-agent command; default: agent-command',
        example: '"python second.py"',
    }),
    'consensus-servers': (0,setting/* setting */.Pe)({
        read: serverFile,
        fallback: undefined,
        rule: 'kept',
        help: 'a file in .ralph/config with the MCP servers to ask for the second opinion, such as Perplexity',
        example: 'mcp-consensus.json',
    }),
    'plan-review': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('none', 'comment', 'gate'),
        fallback: 'none',
        rule: (0,setting/* lowerIn */.R2)('none', 'comment', 'gate'),
        replayed: true,
        help: 'before the first task, an agent reviews the plan. comment: its proposals are shown, and `ralph accept` adopts them; gate: proposals that the rules for amendments allow are adopted, and a plan that is not ready waits for a person',
        example: 'comment',
    }),
    'plan-review-passes': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 1,
        rule: 'kept',
        replayed: true,
        help: 'the maximum number of plan reviews, one after the other; they end when one proposes nothing',
        example: '3',
    }),
    'plan-review-model': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: "the model that reviews the plan; default: the agent's",
        example: 'opus',
    }),
    'verify-model': (0,setting/* setting */.Pe)({
        read: setting/* text */.Qq,
        fallback: 'haiku',
        rule: 'kept',
        replayed: true,
        help: 'the small model that verifies',
        example: 'sonnet',
    }),
};

// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __nccwpck_require__(27017);
;// CONCATENATED MODULE: ./build/core/config/table/memory-settings.js


const share = (raw) => {
    const value = typeof raw === 'string' && /^\d*\.?\d+(?:e-?\d+)?$/.test(raw.trim()) ? Number(raw) : raw;
    return typeof value === 'number' && value >= 0 && value <= 1
        ? { value }
        : { expected: 'a share from 0 to 1, such as 0.25' };
};
const planNamed = (raw) => {
    const read = plan/* TaskId */.LD.safeParse(raw);
    return read.success ? { value: read.data } : { expected: 'the name of a plan: letters, digits, ".", "_" and "-"' };
};
const memorySettings = {
    mode: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('handoff-only', 'handoff-plus-index', 'agent-orchestrated'),
        fallback: 'handoff-only',
        rule: 'kept',
        replayed: true,
        help: 'what the next agent is told. handoff-only: the previous handoff and what people asked to remember; handoff-plus-index: also what earlier iterations learned, if it is relevant to the task; agent-orchestrated: an agent collects what each iteration learned and prepares the next prompt',
        example: 'handoff-plus-index',
    }),
    'knowledge-from': (0,setting/* setting */.Pe)({
        read: planNamed,
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: 'the name of an older plan whose knowledge this run inherits; read once, when the run starts or by its next job',
        example: 'first-plan',
    }),
    'context-budget': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(500),
        fallback: 8000,
        rule: 'kept',
        replayed: true,
        env: 'RALPH_CONTEXT_BUDGET_TOKENS',
        help: 'the maximum size of the assembled prompt in tokens, counted as four characters each until calls report exact numbers',
        example: '12000',
    }),
    'context-budget-hpi': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(500),
        fallback: 16_000,
        rule: 'kept',
        replayed: true,
        env: 'RALPH_CONTEXT_BUDGET_TOKENS_HPI',
        help: 'the same for the modes handoff-plus-index and agent-orchestrated',
        example: '24000',
    }),
    'agents-md': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'kept',
        replayed: true,
        toggle: true,
        help: 'keep what a run learned in a marked section of AGENTS.md, in a separate commit at the end of each milestone and of the plan',
        example: '',
    }),
    retrieval: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('ranked', 'keyword'),
        fallback: 'ranked',
        rule: 'kept',
        replayed: true,
        help: 'which index entries go into the prompt if they do not all fit. ranked: the most relevant to the task; keyword: twelve lines that share a word with it',
        example: 'keyword',
    }),
    'novelty-overlap-threshold': (0,setting/* setting */.Pe)({
        read: share,
        fallback: 0.25,
        rule: 'kept',
        replayed: true,
        help: "the index is updated first if the newest handoffs contain less than this share of the task's words",
        example: '0.4',
    }),
    'novelty-recent-handoffs': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 3,
        rule: 'kept',
        replayed: true,
        help: 'how many handoffs novelty-overlap-threshold looks at',
        example: '5',
    }),
    indexer: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('agent', 'fields'),
        fallback: 'agent',
        rule: 'kept',
        replayed: true,
        help: 'how the index is updated. agent: by a short model call; fields: from the fields of the handoffs, without a call',
        example: 'fields',
    }),
    'context-agent-model': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'kept',
        replayed: true,
        help: "the model of the calls around the coding agent; default: `context_agent` of `.ralph/config/agents.json`, or else the coding agent's",
        example: 'haiku',
    }),
    'compaction-max-turns': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 10,
        rule: 'kept',
        replayed: true,
        help: 'the maximum number of turns of the call that updates the index',
        example: '5',
    }),
    'compaction-threshold-bytes': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 32_000,
        rule: 'kept',
        replayed: true,
        help: 'the index is updated when the handoffs that are not in it yet exceed this many bytes',
        example: '64000',
    }),
    'compaction-interval': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 5,
        rule: 'kept',
        replayed: true,
        help: 'the index is updated after this many successful iterations',
        example: '10',
    }),
};
const handoffSettings = {
    incomplete: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('continue', 'done', 'fail'),
        fallback: 'continue',
        rule: (0,setting/* lowerIn */.R2)('done', 'continue', 'fail'),
        replayed: true,
        help: 'when the checks pass but the agent says that its task is not complete. continue: the commit counts as a part, and the next attempt continues from it; done: only the checks decide; fail: the attempt fails, and if the task fails, its parts are reverted',
        example: 'fail',
    }),
    'max-continuations': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(0),
        fallback: 3,
        rule: setting/* higher */.uz,
        replayed: true,
        help: "how many attempts may continue a task after its first part before it fails; a task's own max_continuations takes precedence",
        example: '5',
    }),
    'human-review': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('note', 'ask', 'stop'),
        fallback: 'note',
        rule: (0,setting/* lowerIn */.R2)('note', 'ask', 'stop'),
        replayed: true,
        help: 'when an agent asks for a person to look at its work. note: you are notified and the run continues; ask: dependent tasks and later milestones wait for `ralph approve TASK`; stop: the job ends after that iteration',
        example: 'ask',
    }),
    'on-stuck': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('ask', 'pause', 'skip'),
        fallback: 'ask',
        rule: 'kept',
        replayed: true,
        help: 'when more attempts at a task would only cost money. ask: the task fails at once, you are notified, and the run continues with tasks that do not depend on it; pause: nothing runs until `ralph resume`; skip: the task is given up, and a person must agree before the run is complete',
        example: 'pause',
    }),
    'stuck-after': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(2),
        fallback: 3,
        rule: 'kept',
        replayed: true,
        help: 'how many times in a row the same failure must occur before a task counts as stuck',
        example: '2',
    }),
};

// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __nccwpck_require__(89844);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __nccwpck_require__(7630);
;// CONCATENATED MODULE: ./build/core/config/table/queue-settings.js



const branchPrefix = (raw) => {
    const read = (0,setting/* text */.Qq)(raw);
    const fits = 'value' in read && (0,branch_name/* branchNameFault */.K)(`${read.value}plan`) === undefined;
    return fits ? read : { expected: 'what the name of a branch can begin with' };
};
const queueSettings = {
    queue: (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* directory */.yy),
        fallback: undefined,
        rule: 'place',
        help: `the folder of the plan queue, with pending/, current/ and complete/; once set, a run moves its plan file between them; \`ralph run --queue\` defaults to ${queue_paths/* usualQueue */.u8}`,
        example: 'plans',
    }),
    'queue-base': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('base', 'previous'),
        fallback: 'base',
        rule: 'job',
        help: 'where the next plan of the queue starts. base: on the base; previous: on the work of the plan before it, while that is not merged',
        example: 'previous',
    }),
    'queue-failed': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('stop', 'pass'),
        fallback: 'stop',
        rule: 'job',
        help: 'what the queue does after a plan that is stuck, blocked, failed or over its budget. stop: no other plan starts; pass: the next plan starts',
        example: 'pass',
    }),
    'on-complete': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('pull-request', 'merge', 'none'),
        fallback: 'pull-request',
        rule: { weakens: (before, after) => after === 'merge' && before !== 'merge' },
        help: 'what happens to a complete run on GitHub. pull-request: its pull request is marked ready for review; merge: it is merged once the required checks have passed on exactly its commit; none: no pull request is opened',
        example: 'merge',
    }),
    'branch-prefix': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(branchPrefix),
        fallback: undefined,
        rule: 'place',
        help: "the first part of the work branch's name for a plan without `branch`; default: ralph/work/",
        example: 'feat/',
    }),
};

;// CONCATENATED MODULE: ./build/core/config/table/settings.js










const settings_scope = (0,setting/* optional */.lq)((raw) => {
    const read = (0,scope/* readScope */.h)(raw);
    return 'value' in read ? { value: String(raw).trim() } : read;
});
const progressFile = (raw) => {
    if (raw === 'auto' || raw === 'none')
        return { value: raw };
    const path = typeof raw === 'string' && /\.(?:txt|md)$/.test(raw.trim()) ? (0,paths/* insidePath */.y)(raw.trim()) : undefined;
    return path === undefined
        ? { expected: 'auto, none, or the path of a .txt or .md file inside the repository' }
        : { value: path };
};
const settings = {
    plan: (0,setting/* setting */.Pe)({
        read: setting/* text */.Qq,
        fallback: 'plan.json',
        rule: 'place',
        env: 'RALPH_PLAN_FILE',
        help: 'the plan: a file, or a folder of BMAD documents',
        example: 'plan.json',
    }),
    'plan-subtasks': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('own', 'joined'),
        fallback: 'own',
        rule: setting/* anyEdit */.Hh,
        help: 'own: each subtask is an iteration of its own; joined: a task and all its subtasks are one',
        example: 'joined',
    }),
    'plan-tag': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        rule: 'newest',
        help: 'which task list of a Task Master file to use; default: master, or the only one',
        example: 'feature-search',
    }),
    'plan-scope': (0,setting/* setting */.Pe)({
        read: settings_scope,
        fallback: undefined,
        rule: 'newest',
        help: 'which stories of a BMAD folder to run: all, epic-1, sprint, sprint-2, or ids separated by commas; a terminal asks, the default elsewhere is all',
        example: 'epic-1',
    }),
    'write-back': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: true,
        rule: 'kept',
        help: 'the commit that finishes a task also ticks it off in the plan file, if that is in the repository',
        example: 'false',
    }),
    'progress-file': (0,setting/* setting */.Pe)({
        read: progressFile,
        fallback: 'auto',
        rule: 'kept',
        help: 'a log to which ralph adds each finished task. auto: <plan>.progress.md for a Markdown plan of the queue, and progress.txt next to prd.json or a BMAD folder if it exists; none; or a path',
        example: 'progress.txt',
    }),
    validate: (0,setting/* setting */.Pe)({
        read: setting/* checks */.AV,
        fallback: [],
        rule: setting/* fewer */.O9,
        env: 'RALPH_VALIDATION_COMMANDS',
        olderInput: 'checks',
        repeatable: true,
        help: 'a check that every iteration must pass; give it once per command',
        example: '"npm test"',
    }),
    strategy: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('strict', 'lenient', 'tests_only'),
        fallback: 'strict',
        rule: (0,setting/* lowerIn */.R2)('tests_only', 'lenient', 'strict'),
        replayed: true,
        env: 'RALPH_VALIDATION_STRATEGY',
        help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
        example: 'lenient',
    }),
    'no-checks': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: setting/* switchedOn */.L1,
        toggle: true,
        help: 'run without any check that decides what is committed; every report says so',
        example: '',
    }),
    'known-red': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: setting/* switchedOn */.L1,
        replayed: true,
        toggle: true,
        help: 'accept checks that fail at the baseline; only new failures count',
        example: '',
    }),
    setup: (0,setting/* setting */.Pe)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: setting/* anyEdit */.Hh,
        replayed: true,
        repeatable: true,
        help: 'a command that prepares the workspace once, before the baseline',
        example: '"npm ci"',
    }),
    'before-capture': (0,setting/* setting */.Pe)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: setting/* anyEdit */.Hh,
        replayed: true,
        repeatable: true,
        help: 'a command to run after the agent and before its changes are read, such as a formatter; it must succeed',
        example: '"npx prettier --write ."',
    }),
    'working-directory': (0,setting/* setting */.Pe)({
        read: setting/* directory */.yy,
        fallback: '.',
        rule: setting/* anyEdit */.Hh,
        replayed: true,
        help: 'where the agent and the checks work; a check or a task can name its own',
        example: 'packages/web',
    }),
    ...memorySettings,
    ...agent_settings/* agentSettings */.t,
    'max-iterations': (0,setting/* setting */.Pe)({
        read: (0,setting/* count */.U9)(1),
        fallback: 50,
        rule: 'job',
        replayed: true,
        help: 'the maximum number of attempts in this job; run-iterations limits the whole run',
        example: '10',
    }),
    'run-iterations': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)((0,setting/* count */.U9)(1)),
        fallback: undefined,
        rule: setting/* higher */.uz,
        replayed: true,
        olderInput: 'iterations',
        help: 'the maximum number of attempts in the whole run, over all its jobs; default: max_iterations of the plan, if given',
        example: '40',
    }),
    'time-budget': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        rule: 'job',
        unit: 'ms',
        help: 'start no new iteration after this time',
        example: '2h',
    }),
    'job-limit': (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        rule: 'job',
        unit: 'ms',
        help: 'the time after which the machine ends this job; nothing starts that would be cut off, and running work is ended a minute earlier',
        example: '6h',
    }),
    'cost-budget': (0,setting/* setting */.Pe)({
        read: setting/* money */.TG,
        fallback: 10,
        rule: setting/* higher */.uz,
        replayed: true,
        olderInput: 'budget',
        unit: 'USD',
        help: 'USD for the whole run; each agent call is limited to what is left',
        example: '25',
    }),
    'min-delay': (0,setting/* setting */.Pe)({
        read: setting/* duration */.p0,
        fallback: 0,
        rule: 'kept',
        unit: 'ms',
        env: 'RALPH_MIN_DELAY_SECONDS',
        help: 'the minimum time between two agent starts',
        example: '30s',
    }),
    ...commitSettings,
    'agent-env': (0,setting/* setting */.Pe)({
        read: setting/* variableNames */.zo,
        fallback: [],
        rule: setting/* further */.Vc,
        repeatable: true,
        help: 'an environment variable that the agent may see, in addition to the usual ones',
        example: 'DATABASE_URL',
    }),
    'check-env': (0,setting/* setting */.Pe)({
        read: setting/* variableNames */.zo,
        fallback: [],
        rule: setting/* further */.Vc,
        replayed: true,
        repeatable: true,
        help: 'an environment variable that checks and set-up may see',
        example: 'DATABASE_URL',
    }),
    'protected-paths': (0,setting/* setting */.Pe)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: setting/* fewer */.O9,
        replayed: true,
        repeatable: true,
        help: 'a path that no iteration may change, in addition to the files of CI, ralph, agents, git and editors',
        example: 'migrations/',
    }),
    'test-guard': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('report', 'fail'),
        fallback: 'report',
        rule: (0,setting/* lowerIn */.R2)('report', 'fail'),
        replayed: true,
        help: 'when an iteration changes what its checks run (scripts, configuration, removed or skipped tests). report: every report mentions it; fail: the attempt fails',
        example: 'fail',
    }),
    amendments: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('reviewed', 'trusted'),
        fallback: 'reviewed',
        rule: (0,setting/* lowerIn */.R2)('trusted', 'reviewed'),
        replayed: true,
        help: 'when an agent removes a task from the plan. reviewed: the task is given up, and a person must agree before the run is complete; trusted: it is simply removed',
        example: 'trusted',
    }),
    approval: (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('none', 'iteration'),
        fallback: 'none',
        rule: (0,setting/* lowerIn */.R2)('none', 'iteration'),
        replayed: true,
        help: 'iteration: each commit that passed waits for `ralph approve` before it counts',
        example: 'iteration',
    }),
    ...handoffSettings,
    ...counselSettings,
    'command-permission': (0,setting/* setting */.Pe)({
        read: may_order/* leastStandings */.Zh,
        fallback: [],
        rule: 'job',
        repeatable: true,
        help: 'the lowest role that may give an order in a comment, for one command or for all; default: write',
        example: 'approve=maintain',
    }),
    'command-bots': (0,setting/* setting */.Pe)({
        read: setting/* lines */.Mn,
        fallback: [],
        rule: 'job',
        repeatable: true,
        help: 'a bot whose comments may be orders; all other bots are ignored',
        example: '"release-helper[bot]"',
    }),
    'mirror-status': (0,setting/* setting */.Pe)({
        read: mirrorStatus,
        fallback: {},
        rule: setting/* anyEdit */.Hh,
        repeatable: true,
        object: true,
        help: "a status that the repository's rules require, and the check whose result is reported as that status",
        example: '"test=npm test"',
    }),
    'close-issue': (0,setting/* setting */.Pe)({
        read: setting/* toggle */.L$,
        fallback: false,
        rule: 'kept',
        toggle: true,
        help: 'close the tracking issue when every task is done',
        example: '',
    }),
    pages: (0,setting/* setting */.Pe)({
        read: (0,setting/* optional */.lq)((0,setting/* oneOf */.yL)('public')),
        fallback: undefined,
        rule: 'job',
        help: 'public: publish the report even if the repository is private; the page contains prompts and diffs (docs/github.md). Default: publish it only for a public repository',
        example: 'public',
    }),
    notify: (0,setting/* setting */.Pe)({
        read: read_channels/* notifyChannels */.k,
        fallback: [],
        rule: 'job',
        repeatable: true,
        help: 'who is notified when a person is needed, a task is stuck, the run stops at a limit, 80 % of a budget is used or the plan is complete; each address is given as the name of a variable that holds it',
        example: 'slack=SLACK_WEBHOOK_URL',
    }),
    ...agent_settings/* confinementSettings */.i,
    ...branchSettings,
    ...queueSettings,
    'log-level': (0,setting/* setting */.Pe)({
        read: (0,setting/* oneOf */.yL)('debug', 'info', 'warn', 'error'),
        fallback: 'info',
        rule: 'job',
        help: 'how much to show',
        example: 'debug',
    }),
};


/***/ }),

/***/ 66690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isManifest)
/* harmony export */ });
const manifests = /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/;
const foreign = /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/;
const deepest = 3;
function isManifest(path) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    return parts.length <= deepest && manifests.test(name) && !parts.some((part) => foreign.test(part));
}


/***/ }),

/***/ 98203:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   co: () => (/* binding */ exits)
/* harmony export */ });
/* unused harmony export isGreen */
const exits = {
    complete: { code: 0, green: true, means: 'complete' },
    failed: { code: 1, green: false, means: 'stuck, blocked or failed' },
    limit: { code: 2, green: true, means: 'a limit was reached (iterations, time, cost); work remains' },
    person: { code: 3, green: true, means: 'a person is needed' },
    waiting: {
        code: 4,
        green: true,
        means: 'waiting until a known time, such as the reset of a usage limit (in CI, or with `--no-wait`)',
    },
    usage: { code: 64, green: false, means: 'wrong usage' },
    data: { code: 65, green: false, means: 'bad plan, configuration or state' },
    bug: { code: 70, green: false, means: 'a bug in ralph' },
    busy: { code: 75, green: true, means: 'another job is working on this run' },
    interrupted: { code: 130, green: false, means: 'interrupted' },
};
const ofStop = {
    complete: 'complete',
    stuck: 'failed',
    blocked: 'failed',
    failed: 'failed',
    iteration_limit: 'limit',
    time_budget: 'limit',
    cost_budget: 'limit',
    paused: 'person',
    human_review: 'person',
    waiting: 'waiting',
    busy: 'busy',
    cancelled: 'interrupted',
};
const exitCode = (reason) => exits[ofStop[reason.kind]].code;
const isGreen = (code) => Object.values(exits).some((exit) => exit.green && exit.code === code);


/***/ }),

/***/ 64967:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ RalphError)
});

;// CONCATENATED MODULE: ./build/core/error/codes/configuration.js
const configurationErrors = {
    PROXY_INVALID: {
        exit: 'usage',
        cause: 'HTTP_PROXY or HTTPS_PROXY is not the address of a proxy.',
        remedy: 'Write it as http://proxy.example.com:3128, or unset it.',
    },
    USAGE: {
        exit: 'usage',
        cause: 'The command line is not valid: an unknown flag, a missing value or an unexpected argument.',
        remedy: '`ralph COMMAND --help` shows how it is written.',
    },
    CONFIG_INVALID: {
        exit: 'data',
        cause: 'A setting has a value that cannot be used; each is listed with its source.',
        remedy: 'Fix the listed problems; `ralph config` shows each value and where it comes from.',
    },
    CONFIG_ELSEWHERE: {
        exit: 'data',
        cause: 'A file with settings of ralph lies where nothing reads it. A warning.',
        remedy: 'Move it to `.github/ralph.yml`, or name it with `--config`.',
    },
    CHECKS_INVALID: {
        exit: 'data',
        cause: 'The list of checks cannot be used.',
        remedy: 'Fix the checks in the configuration or in `validate`.',
    },
    CHECKS_MISSING: {
        exit: 'data',
        cause: 'No check decides what is committed.',
        remedy: 'Name one with `validate`, or accept that with `no-checks`.',
    },
    TEMPLATE_UNREAD: {
        exit: 'data',
        cause: 'A file in `.ralph/templates` has a name that no template has, so nothing reads it. A warning.',
        remedy: 'Give it the name of a template.',
    },
    KNOWLEDGE_FROM_MISSING: {
        exit: 'data',
        cause: '`knowledge-from` names a plan that has no state.',
        remedy: 'Name a plan that was run (`ralph list`), or remove the setting.',
    },
    MIRROR_WITHOUT_CHECK: {
        exit: 'data',
        cause: '`mirror-status` names a check that does not exist.',
        remedy: 'Name one of the checks.',
    },
    AGENTS_FILE_INVALID: {
        exit: 'data',
        cause: '`.ralph/config/agents.json` at the base cannot be used; each problem is listed.',
        remedy: 'Fix it and commit it to the base, or set `agent-passes-enabled: false`.',
    },
    MCP_CONFIG_INVALID: {
        exit: 'data',
        cause: 'A file of MCP servers at the base (`.ralph/config/mcp-\u2026.json`, `.mcp.json`) cannot be used; each problem is listed.',
        remedy: 'Fix it and commit it to the base; docs/mcp.md shows the form.',
    },
    PROJECT_WORDS: {
        exit: 'data',
        cause: 'A template has an unknown placeholder, or `.ralph/config.yaml` is not valid YAML.',
        remedy: 'Use a placeholder that the message lists, or correct the file.',
    },
    SKILL_NAME: {
        exit: 'data',
        cause: 'The name of a skill is not a plain file name.',
        remedy: 'The skill `api-style` is the file .ralph/skills/api-style.md.',
    },
    BRANCH_NAME: {
        exit: 'data',
        cause: 'The work branch has a name that git does not accept.',
        remedy: 'Choose another `branch` in the plan.',
    },
    RULES_WEAKENED: {
        exit: 'usage',
        cause: "A job's settings are less strict than the run's.",
        remedy: "Remove them, or change the run's rules with --change-rules or `ralph set`.",
    },
    RULES_UNREADABLE: {
        exit: 'data',
        cause: 'The run has recorded a rule that this version of ralph does not know.',
        remedy: 'Use the version that began the run, or a newer one.',
    },
    CONFINEMENT_BELOW_MINIMUM: {
        exit: 'data',
        cause: "The machine's confinement is weaker than `min-confinement`.",
        remedy: 'Install what `ralph doctor` names, or lower `min-confinement`.',
    },
    CONFINEMENT_BESIDE_SECRETS: {
        exit: 'data',
        cause: 'The agent would work beside the secrets of a job, on a machine that confines no files.',
        remedy: 'Install what `ralph doctor` names, use split jobs, or write `confinement: none`.',
    },
    AGENT_COMMAND_MISSING: {
        exit: 'usage',
        cause: 'The agent is `command`, and no command is given.',
        remedy: 'Add --agent-command (see docs/agents.md).',
    },
    AGENT_VERSION_WITHOUT_CLAUDE: {
        exit: 'usage',
        cause: '`agent-version` is set, but the agent is not Claude Code.',
        remedy: 'Leave it out.',
    },
    AUTHOR_WITH_API_COMMITS: {
        exit: 'usage',
        cause: '`author` is set, but with `commit-mode: api` GitHub signs for the account of the token only.',
        remedy: 'Remove one of the two.',
    },
    AUTHOR_INVALID: {
        exit: 'usage',
        cause: '`author` is not a name with an address.',
        remedy: 'Write it as "Name <name@example.com>".',
    },
    COMMITTER_INVALID: {
        exit: 'usage',
        cause: '`committer` is not a name with an address.',
        remedy: 'Write it as "Name <name@example.com>".',
    },
    COMMITS_UNSIGNED: {
        exit: 'usage',
        cause: 'GitHub is to sign the commits, but this job cannot ask it.',
        remedy: 'Run it as the action with `github-token`, or set `commit-mode: git`.',
    },
    ENV_NAME_INVALID: {
        exit: 'usage',
        cause: 'An entry of `agent-env` or `check-env` is not the name of a variable.',
        remedy: 'Write each variable by its full name; wildcards are not supported.',
    },
    FILE_UNREADABLE: { exit: 'data', cause: 'A file cannot be read.', remedy: 'Check its name and permissions.' },
    FILE_TOO_LARGE: { exit: 'data', cause: 'A file is larger than ralph reads.', remedy: 'Shorten or split it.' },
    FILE_NOT_TEXT: { exit: 'data', cause: 'A file is not UTF-8 text.', remedy: 'Save it as UTF-8.' },
    PATH_OUTSIDE: {
        exit: 'data',
        cause: 'A path points outside the repository.',
        remedy: 'Name a file of the repository, from its top.',
    },
    WORKING_DIRECTORY_INVALID: {
        exit: 'data',
        cause: 'The agent cannot work in the directory that `working-directory` names.',
        remedy: 'Name a directory of the repository.',
    },
    FILE_UNUSABLE: {
        exit: 'usage',
        cause: '`ralph init` cannot write one of its files. Nothing was written.',
        remedy: 'Move what is there, then run it again.',
    },
    INIT_WOULD_OVERWRITE: {
        exit: 'usage',
        cause: '`ralph init` would change files that exist. Nothing was written.',
        remedy: 'Run it on a terminal to choose, or use --force to accept the changes.',
    },
    FOLDER_NOT_EMPTY: {
        exit: 'usage',
        cause: 'The folder for the example is not empty.',
        remedy: 'Name an empty or new folder.',
    },
    DIRECTORY_EXISTS: {
        exit: 'usage',
        cause: 'The directory to write to already exists.',
        remedy: 'Name another one, or remove it.',
    },
    DIRECTORY_UNUSABLE: {
        exit: 'usage',
        cause: 'The directory to write to cannot be made.',
        remedy: 'Name one in a folder that you may write to.',
    },
    RECORD_DIRECTORY: {
        exit: 'usage',
        cause: 'The directory for a recording is not empty.',
        remedy: 'Name a new or empty directory with --record.',
    },
    CASSETTE_INVALID: {
        exit: 'data',
        cause: 'The files of a recording have faults; each is listed.',
        remedy: 'Fix the listed problems (docs/cassette.md), or record the job again.',
    },
    CASSETTE_OBJECTS: {
        exit: 'data',
        cause: 'A recording starts from commits that are missing from this clone.',
        remedy: 'Replay it in the repository that was recorded, or add objects.bundle.',
    },
    CASSETTE_UNPLAYABLE: {
        exit: 'data',
        cause: 'The recorded changes cannot be made.',
        remedy: 'The recording does not match the base, or was edited.',
    },
    REPLAY_ENDED: {
        exit: 'failed',
        cause: 'A replay asks for a call that was not recorded.',
        remedy: 'The replay differed earlier; the differences show where.',
    },
    FAILPOINT_INVALID: {
        exit: 'usage',
        cause: 'RALPH_FAILPOINT names no failpoint.',
        remedy: "It is for ralph's own tests; unset it.",
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/git.js
const gitErrors = {
    NOT_A_REPOSITORY: {
        exit: 'usage',
        cause: 'The directory is in no git repository.',
        remedy: 'Change to your project, or make one with `git init`.',
    },
    BARE_REPOSITORY: {
        exit: 'usage',
        cause: 'The repository is bare: it has no files.',
        remedy: 'Run ralph in a clone or a worktree of it.',
    },
    EMPTY_REPOSITORY: { exit: 'usage', cause: 'The repository has no commit.', remedy: 'Make a first commit.' },
    SAFE_DIRECTORY: {
        exit: 'failed',
        cause: 'Git refuses a repository that belongs to another user.',
        remedy: 'If you trust it: git config --global --add safe.directory PATH',
    },
    WORK_BRANCH_IS_DEFAULT: {
        exit: 'usage',
        cause: 'The work branch is the default branch.',
        remedy: 'Choose another `branch` in the plan.',
    },
    WORK_BRANCH_CHECKED_OUT: {
        exit: 'usage',
        cause: 'The work branch is checked out.',
        remedy: 'Leave it with the command that is printed, or choose another.',
    },
    BRANCH_BLOCKS_NAMESPACE: {
        exit: 'usage',
        cause: 'The name of a branch conflicts with a branch of ralph.',
        remedy: 'Rename it with the command that is printed.',
    },
    REF_SYMBOLIC: {
        exit: 'data',
        cause: 'A ref of ralph is a symbolic ref.',
        remedy: 'Remove it with `git symbolic-ref --delete`.',
    },
    REF_LOCKED: {
        exit: 'failed',
        cause: 'A lock file of a crashed git is in the way.',
        remedy: 'Remove it with the command that is printed, once no git is running.',
    },
    REMOTE_UNKNOWN: {
        exit: 'usage',
        cause: 'The repository has no remote of that name.',
        remedy: 'Name one that `git remote` lists, or a path or URL.',
    },
    REMOTE_UNREACHABLE: {
        exit: 'failed',
        cause: 'The remote cannot be reached, or the connection broke.',
        remedy: 'Check network and proxy, then run again; nothing is lost.',
    },
    REMOTE_AUTH: {
        exit: 'failed',
        cause: 'The remote refuses the credentials.',
        remedy: 'Check the token or key: it needs write access to the contents.',
    },
    REMOTE_NOT_FOUND: {
        exit: 'failed',
        cause: 'There is no such repository, or the credentials have no access to it.',
        remedy: "Check the address and the token's access.",
    },
    REMOTE_UNTRUSTED: {
        exit: 'failed',
        cause: 'The certificate or host key of the remote is not trusted.',
        remedy: 'Set http.sslCAInfo, or add the host to ~/.ssh/known_hosts.',
    },
    REMOTE_POLICY: {
        exit: 'failed',
        cause: 'A policy of the organisation does not allow the token or the machine.',
        remedy: 'Authorise the token, or use one that the organisation accepts.',
    },
    REMOTE_ARCHIVED: {
        exit: 'failed',
        cause: 'The repository is archived.',
        remedy: 'Unarchive it, or choose another remote.',
    },
    REMOTE_FULL: { exit: 'failed', cause: 'The disk of the remote is full.', remedy: 'Free some space, then run again.' },
    REMOTE_REFUSED: {
        exit: 'failed',
        cause: 'The remote refuses the state ref, by a rule or a hook.',
        remedy: 'Exempt ralph/state/** from the rules, or give the token the right.',
    },
    REMOTE_FAILED: {
        exit: 'failed',
        cause: 'The remote gave an answer that ralph does not know.',
        remedy: 'Try `git ls-remote` with that address, then run again.',
    },
    GIT_MISSING: { exit: 'failed', cause: 'Git could not be started.', remedy: 'Install git 2.31 or newer.' },
    GIT_TOO_OLD: {
        exit: 'failed',
        cause: 'This git cannot merge without a work tree.',
        remedy: 'Install git 2.38 or newer, or set `merge-base: false`.',
    },
    GIT_FAILED: {
        exit: 'failed',
        cause: 'A git command failed.',
        remedy: "Read git's message; `git fsck` checks the repository.",
    },
    GIT_TIMED_OUT: {
        exit: 'failed',
        cause: 'A git command timed out.',
        remedy: 'Check the connection to the remote, then run again.',
    },
    OBJECT_UNREADABLE: {
        exit: 'failed',
        cause: 'Git cannot read an object of the repository.',
        remedy: '`git fsck --full` names what is damaged; fetch it from another clone.',
    },
    COMMIT_NOT_STAGED: {
        exit: 'failed',
        cause: 'The remote does not accept a commit for signing.',
        remedy: 'Allow refs/ralph/staged/, or set `commit-mode: git`.',
    },
    COMMIT_NOT_SIGNED: {
        exit: 'failed',
        cause: 'GitHub did not sign the commit.',
        remedy: "Use a workflow's own token or an App's as `github-token`.",
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/github.js
const gitHubErrors = {
    GITHUB_RATE_LIMITED: {
        exit: 'failed',
        cause: 'GitHub asks to slow down.',
        remedy: 'The run continues on its own later.',
    },
    GITHUB_TOKEN_REFUSED: {
        exit: 'failed',
        cause: 'GitHub does not accept the token.',
        remedy: 'Use a valid one as `github-token`.',
    },
    GITHUB_PERMISSION_MISSING: {
        exit: 'failed',
        cause: 'The token lacks a permission; it is named.',
        remedy: 'Add it to the `permissions` of the job.',
    },
    GITHUB_SETTING_FORBIDS: {
        exit: 'failed',
        cause: 'A setting of the repository or the organisation forbids it; it is named.',
        remedy: 'Change the setting that is named.',
    },
    GITHUB_FORBIDDEN: {
        exit: 'failed',
        cause: 'GitHub forbids the request and names no reason that ralph knows.',
        remedy: 'Ask an administrator which rule it is.',
    },
    GITHUB_NOT_FOUND: {
        exit: 'failed',
        cause: 'What was asked for does not exist, or the token may not see it.',
        remedy: 'Check the place that is named.',
    },
    GITHUB_GONE: {
        exit: 'failed',
        cause: 'What was asked for was deleted or switched off.',
        remedy: 'The state is complete; reports go to the job summary.',
    },
    GITHUB_MOVED: {
        exit: 'failed',
        cause: 'What was asked for was moved to another repository.',
        remedy: 'The state is complete; reports go to the job summary.',
    },
    GITHUB_REFUSED: {
        exit: 'failed',
        cause: 'GitHub refuses the request.',
        remedy: "Read GitHub's sentence; change the rule or setting it names.",
    },
    GITHUB_LOCKED: {
        exit: 'failed',
        cause: 'The conversation is locked.',
        remedy: 'Unlock it, so that ralph can report there.',
    },
    GITHUB_UNREACHABLE: {
        exit: 'failed',
        cause: 'GitHub gave no usable answer.',
        remedy: 'Nothing is lost: the next job continues. See githubstatus.com.',
    },
    GITHUB_NOT_YET: {
        exit: 'failed',
        cause: 'Whether something was created is not known yet.',
        remedy: 'Nothing: ralph looks again.',
    },
    APP_INPUTS: {
        exit: 'usage',
        cause: 'Only one of `app-id` and `app-private-key` was given.',
        remedy: 'Set both or none.',
    },
    APP_KEY_INVALID: {
        exit: 'usage',
        cause: '`app-private-key` is not a private key.',
        remedy: 'Give the whole PEM file.',
    },
    APP_KEY_REFUSED: {
        exit: 'usage',
        cause: 'The key is not one of this App.',
        remedy: 'Compare with the fingerprints on the page of the App.',
    },
    APP_KEY_MISPLACED: {
        exit: 'usage',
        cause: 'A step that writes nothing was given the key of an App.',
        remedy: 'Remove the key and give the step `github-token`.',
    },
    APP_KEY_BESIDE_AGENT: {
        exit: 'usage',
        cause: 'An agent would run in the job that holds the key of an App.',
        remedy: 'Make the token in an earlier step, or use split jobs.',
    },
    APP_NO_API: {
        exit: 'usage',
        cause: 'The environment does not say where the API is.',
        remedy: 'Make sure that no earlier step changed GITHUB_API_URL or GITHUB_REPOSITORY.',
    },
    APP_UNKNOWN: {
        exit: 'usage',
        cause: 'There is no such App.',
        remedy: 'Use the App ID or Client ID that its page shows.',
    },
    APP_NOT_INSTALLED: {
        exit: 'usage',
        cause: 'The App is not installed on the repository.',
        remedy: 'Install it there.',
    },
    APP_SUSPENDED: {
        exit: 'usage',
        cause: 'The installation of the App is suspended.',
        remedy: 'Its owner can undo that in its settings.',
    },
    APP_PERMISSION: {
        exit: 'usage',
        cause: 'The App lacks a permission; it is named.',
        remedy: 'Grant it in its settings and accept the change.',
    },
    APP_CLOCK: {
        exit: 'usage',
        cause: 'The clock of the machine is off, so GitHub refuses the App.',
        remedy: 'Set the clock by NTP.',
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/machine.js
const machineErrors = {
    NOT_READY: {
        exit: 'person',
        cause: 'Something that each run needs is missing, such as a key for the model; nothing was started.',
        remedy: 'Do what is printed. `ralph doctor` names it too, with all else that it finds.',
    },
    AGENT_MISSING: {
        exit: 'failed',
        cause: "The agent's program is missing or does not answer.",
        remedy: 'Install Claude Code, or set `agent.path`.',
    },
    AGENT_NOT_INSTALLED: {
        exit: 'failed',
        cause: "The agent's program could not be installed.",
        remedy: 'Install it by hand with the command that is printed.',
    },
    AGENT_INTEGRITY: {
        exit: 'failed',
        cause: 'The package from the registry does not match `agent-integrity`.',
        remedy: 'Compare with a registry that you trust.',
    },
    AGENT_VERSION_DIFFERS: {
        exit: 'failed',
        cause: "The agent's program has another version than `agent-version`.",
        remedy: 'Install that version, or leave `agent-version` out.',
    },
    AGENT_NOT_STARTED: {
        exit: 'failed',
        cause: 'The agent exited before it began to work.',
        remedy: 'Fix what it names, then run the same command again. No attempt of a run is counted.',
    },
    AGENT_MODEL_NOT_FOUND: {
        exit: 'failed',
        cause: 'The account has no such model.',
        remedy: 'Name another `model`. No attempt of a run is counted.',
    },
    AGENT_NO_STRUCTURED_OUTPUT: {
        exit: 'failed',
        cause: 'The agent offers no tool for its answer.',
        remedy: 'Update Claude Code to 2.1.197 or newer.',
    },
    HOME_NOT_WRITABLE: {
        exit: 'failed',
        cause: 'ralph cannot write to its own folder.',
        remedy: 'Set RALPH_HOME to a folder that you can write.',
    },
    REPORT_NOT_WRITTEN: {
        exit: 'usage',
        cause: 'The page of a report could not be written where it was wanted.',
        remedy: 'Name a file in an existing folder that you can write to.',
    },
    WORKSPACE_UNUSABLE: {
        exit: 'failed',
        cause: 'The workspace cannot be filled.',
        remedy: 'Remove that directory, then run again.',
    },
    PORT_NOT_USABLE: {
        exit: 'usage',
        cause: '`ralph dashboard` cannot listen on the port that was named.',
        remedy: 'Choose another port, or omit --port to use any free one.',
    },
    DISK_FULL: { exit: 'failed', cause: 'The disk is full.', remedy: 'Free some space, then run again.' },
    DISK_READ_ONLY: {
        exit: 'failed',
        cause: 'The disk cannot be written.',
        remedy: 'Mount it for writing, or set RALPH_HOME to another disk.',
    },
    DISK_FAULT: { exit: 'failed', cause: 'The disk gave an error.', remedy: 'Look at the system log; use another disk.' },
    TOO_MANY_FILES: {
        exit: 'failed',
        cause: 'The system allows no more open files.',
        remedy: 'Raise the limit (`ulimit -n`).',
    },
    ENGINE_FILES_CHANGED: {
        exit: 'failed',
        cause: "Somebody changed what steers the engine's own git.",
        remedy: 'An agent or a check did: confine it better (`ralph doctor`), then run again.',
    },
    PROGRAM_CHANGED: {
        exit: 'failed',
        cause: "Programs that run with ralph's own rights were changed.",
        remedy: 'If you just updated them, run again; if not, confine the agent better.',
    },
    CHECKOUT_GIT_CHANGED: {
        exit: 'failed',
        cause: "Somebody wrote to the checkout's own .git while it was put aside.",
        remedy: 'Use split jobs, or a machine that confines the agent.',
    },
    CHECKOUT_GIT_NOT_MOVABLE: {
        exit: 'failed',
        cause: "The checkout's .git cannot be moved out of the agent's reach.",
        remedy: 'Check out with actions/checkout into a directory that the runner owns.',
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/plan.js
const planErrors = {
    PLAN_MISSING: {
        exit: 'data',
        cause: 'There is no plan at that place.',
        remedy: 'Write one (docs/plan.md), or name the file with --plan.',
    },
    PLAN_INVALID: {
        exit: 'data',
        cause: 'The plan has faults; each is listed with its place.',
        remedy: 'Fix the listed problems. `ralph plan lint` checks only the plan.',
    },
    PLAN_NAME: {
        exit: 'data',
        cause: 'The plan has no `name`, and its file name cannot stand in for one.',
        remedy: 'Add a `name`, or rename the file.',
    },
    QUEUE_REFUSED: {
        exit: 'data',
        cause: 'The queue of plans cannot be changed that way; the message says why.',
        remedy: 'Do what the message says. `ralph queue` shows the queue.',
    },
    QUEUE_INVALID: {
        exit: 'data',
        cause: 'Two plans in the queue have the same name, so they would share one run, or the next plan is not committed, so that no commit could move it. Each file is named.',
        remedy: 'Rename one of the files (the number before its name does not count), or commit the plan.',
    },
    PATHS_MATCH_NOTHING: {
        exit: 'data',
        cause: 'A pattern in the `paths` of a task matches no file in the base.',
        remedy: 'Correct it if it is a typo; it may also name files that the task will create.',
    },
    PLAN_ENCODING: { exit: 'data', cause: 'The file is not UTF-8 text.', remedy: 'Save it as UTF-8.' },
    PLAN_TOO_LARGE: {
        exit: 'data',
        cause: 'The file is larger than ralph reads.',
        remedy: 'Split it into several plans.',
    },
    PLAN_TOO_DEEP: {
        exit: 'data',
        cause: 'The JSON is nested too deeply.',
        remedy: 'Flatten it; a plan needs four levels.',
    },
    PLAN_SYNTAX: { exit: 'data', cause: 'The file is not valid JSON.', remedy: 'Fix the YAML here.' },
    PLAN_DUPLICATE_KEY: {
        exit: 'data',
        cause: 'A key occurs twice in one object; only the last would count.',
        remedy: 'Keep one of them.',
    },
    PLAN_FORBIDDEN_KEY: { exit: 'data', cause: 'The plan has a key named `__proto__`.', remedy: 'Remove it.' },
    PLAN_MISSING_FIELD: { exit: 'data', cause: 'A required field is missing.', remedy: 'Add it.' },
    PLAN_UNKNOWN_FIELD: {
        exit: 'data',
        cause: 'A field is not part of the format and has no effect.',
        remedy: 'Remove it, or move its text to a field that ralph reads.',
    },
    PLAN_WRONG_TYPE: {
        exit: 'data',
        cause: 'A field has a value of the wrong type.',
        remedy: 'Write the type that is named.',
    },
    PLAN_WRONG_VALUE: {
        exit: 'data',
        cause: 'A field has a value that is not allowed.',
        remedy: 'Write one of the values that are named.',
    },
    PLAN_LIST_TOO_LONG: {
        exit: 'data',
        cause: 'A list has more entries than ralph takes.',
        remedy: 'Shorten it, or split the plan.',
    },
    PLAN_NO_TASKS: { exit: 'data', cause: 'The plan has no tasks.', remedy: 'Add at least one.' },
    PLAN_UNSAFE_ID: {
        exit: 'data',
        cause: 'An id has characters that are not safe in file names, refs and commit messages.',
        remedy: 'Use letters, digits, ".", "_" and "-"; at most 64.',
    },
    PLAN_RESERVED_ID: {
        exit: 'data',
        cause: "An id begins like those of the engine's own tasks.",
        remedy: 'Use another id.',
    },
    PLAN_DUPLICATE_ID: { exit: 'data', cause: 'Two tasks have the same id.', remedy: 'Give each its own id.' },
    PLAN_CASE_TWIN: {
        exit: 'data',
        cause: 'Two ids differ only in case.',
        remedy: 'Rename one of them.',
    },
    PLAN_SELF_DEPENDENCY: {
        exit: 'data',
        cause: 'A task depends on itself, so it can never start.',
        remedy: 'Remove the entry.',
    },
    PLAN_UNKNOWN_DEPENDENCY: {
        exit: 'data',
        cause: 'A task depends on one that is not in the plan.',
        remedy: 'Fix the id, or remove the entry.',
    },
    PLAN_REPEATED_DEPENDENCY: {
        exit: 'data',
        cause: 'A dependency is listed twice. A warning.',
        remedy: 'Remove one of the two.',
    },
    PLAN_CYCLE: {
        exit: 'data',
        cause: 'Tasks wait for each other in a circle.',
        remedy: 'Remove one of the dependencies, or split a task.',
    },
    PLAN_DEAD_DEPENDENCY: {
        exit: 'data',
        cause: 'A task depends on one that is skipped or failed, so it can never start.',
        remedy: 'Set that one to pending, or remove the entry.',
    },
    PLAN_MILESTONE_ORDER: {
        exit: 'data',
        cause: 'A task is needed for a milestone and depends on a later one.',
        remedy: 'Give both the same milestone, or change the order.',
    },
    PLAN_MILESTONE_TWIN: {
        exit: 'data',
        cause: 'Two milestones differ so little that one may be a typing mistake. A warning.',
        remedy: 'Use one name.',
    },
    PLAN_UNSAFE_MILESTONE: {
        exit: 'data',
        cause: 'The name of a milestone cannot be part of a branch name.',
        remedy: 'Use a name such as API or v1.2.',
    },
    PLAN_UNSAFE_BRANCH: {
        exit: 'data',
        cause: '`branch` cannot be the name of a branch.',
        remedy: 'Use a name such as ralph/work/my-plan.',
    },
    PLAN_UNSAFE_TOOL: {
        exit: 'data',
        cause: 'An allowed tool is not the name of a tool.',
        remedy: 'Write a name such as Edit or Bash(npm test).',
    },
    PLAN_UNSAFE_SKILL: {
        exit: 'data',
        cause: 'A skill is not a plain file name.',
        remedy: 'Use letters, digits, ".", "_" and "-", without a folder.',
    },
    PLAN_UNSAFE_PATH: {
        exit: 'data',
        cause: 'A path leaves the repository, or is not one.',
        remedy: 'Write a path inside the repository.',
    },
    PLAN_UNCLEAR: {
        exit: 'data',
        cause: 'A Markdown document does not show clearly what its tasks are, and nothing is guessed.',
        remedy: 'Write each task as a heading or a check box ([the formats](plan.md#formats)), or have a plan made: `ralph plan create --from FILE`.',
    },
    PLAN_MERGE_MARKERS: {
        exit: 'data',
        cause: 'The plan has merge conflict markers.',
        remedy: 'Keep one of the two versions and remove the markers.',
    },
    PLAN_UNKNOWN_STATUS: {
        exit: 'data',
        cause: 'A task has a status that no format knows.',
        remedy: 'Write one of the words that are named.',
    },
    PLAN_HIDDEN_TASK: {
        exit: 'data',
        cause: 'A line looks like a task, but Markdown shows it as code or as part of a paragraph.',
        remedy: 'Remove the white space before it, or put an empty line above it.',
    },
    PLAN_TAG: {
        exit: 'data',
        cause: 'A Task Master file has several lists of tasks and none is chosen, or it lacks the one that is.',
        remedy: 'Name one of its tags with the setting `plan-tag`.',
    },
    PLAN_FOLDER: {
        exit: 'data',
        cause: 'A folder that is named as the plan holds no list of stories, or several.',
        remedy: 'Name the folder of one `sprint-status.yaml`, or of story files ([BMAD](bmad.md)).',
    },
    PLAN_SCOPE: {
        exit: 'data',
        cause: 'The setting `plan-scope` names an epic, a sprint or a story that is not there, or leaves out what one waits for.',
        remedy: 'Name one of those that the message lists, or use `all`.',
    },
    PLAN_STORY_FILE: {
        exit: 'data',
        cause: 'A listed story has no file, or a story file is not listed.',
        remedy: 'Write the file, or list the story.',
    },
    PLAN_STATUS_DIFFERS: {
        exit: 'data',
        cause: 'The list of stories and the story file have different statuses. A warning; the list counts.',
        remedy: 'Correct the one that is wrong.',
    },
    PLAN_DOCUMENT_TOO_LARGE: {
        exit: 'data',
        cause: 'A document is so large that next to nothing of it reaches an agent. A warning.',
        remedy: 'Split it by topic, and name in each story what it needs.',
    },
    PLAN_DISCOVERED: {
        exit: 'data',
        cause: 'Entries under "Discovered" are not tasks. A warning.',
        remedy: 'Turn those that should be done into tasks.',
    },
    PLAN_LINK_OUTSIDE: {
        exit: 'data',
        cause: 'The plan is a link that points outside the repository, or has a link to a file that does. The second is a warning.',
        remedy: 'Put the file into the repository, or write what is needed into the plan.',
    },
    PLAN_TASK_TOO_LARGE: {
        exit: 'data',
        cause: 'A task is probably more than one agent call can do, or says more than a prompt holds. A warning.',
        remedy: 'Split the task, or put its text into a file in the repository.',
    },
    PLAN_NO_DESCRIPTION: {
        exit: 'data',
        cause: 'A task has no description. A warning.',
        remedy: 'Say what is to be done.',
    },
    PLAN_NO_CRITERIA: {
        exit: 'data',
        cause: 'A task has no acceptance criteria. A warning.',
        remedy: 'Say how to tell that it is done.',
    },
    ISSUE_FORM: {
        exit: 'data',
        cause: 'The text of an issue cannot be read as a plan.',
        remedy: 'Fix the part that is named, or open the issue again with the form.',
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/proposal.js
const proposalErrors = {
    SPEC_MISSING: {
        exit: 'data',
        cause: 'There is no spec at that place.',
        remedy: 'Write one ([the format](specs.md)), or name its file.',
    },
    SPEC_UNREADABLE: {
        exit: 'data',
        cause: 'A spec or the index cannot be read: it points outside the repository, is too large, or is not text.',
        remedy: 'Put a readable file of at most 5 MiB there.',
    },
    SPEC_INDEX: {
        exit: 'data',
        cause: '`specs/INDEX.md` and the specs in its folders disagree.',
        remedy: 'Correct the one that is wrong.',
    },
    SPEC_ID: {
        exit: 'data',
        cause: 'A spec has no ID, or the ID of another one.',
        remedy: 'Give it its own ID, such as F3.',
    },
    SPEC_STATUS: {
        exit: 'data',
        cause: 'The status of a spec is not one that specs can have.',
        remedy: 'Write planned, in_progress, blocked or complete.',
    },
    SPEC_REQUIRES: {
        exit: 'data',
        cause: 'A spec requires one that does not exist, or specs require each other in a circle.',
        remedy: 'Correct the ID, or remove it.',
    },
    SPEC_SECTION: {
        exit: 'data',
        cause: 'A section of a spec is missing or says nothing.',
        remedy: 'Write it. Without goals nobody can say when the feature is done.',
    },
    SPEC_LINK_OUTSIDE: {
        exit: 'data',
        cause: 'A link in a spec points outside the repository. A warning.',
        remedy: 'Put the file into the repository, or write what is needed into the spec.',
    },
    SPEC_OPEN_QUESTIONS: {
        exit: 'person',
        cause: 'A spec has open questions, so no plan is made from it. A warning if there are other findings.',
        remedy: 'Write the answer beside each question and tick its box.',
    },
    PLAN_SOURCE: {
        exit: 'data',
        cause: 'There is nothing to make a plan from: no such file, an empty one, or an issue that cannot be read.',
        remedy: 'Name a spec, a file of the repository, an issue (#12), or write the text itself in quotes.',
    },
    PLAN_SOURCE_TOO_WIDE: {
        exit: 'data',
        cause: 'A spec has more goals than one plan can serve.',
        remedy: 'Split it into several specs.',
    },
    PLAN_TARGET: {
        exit: 'usage',
        cause: 'A plan cannot be written there: it is outside the repository, or the file already exists.',
        remedy: 'Name another file with --to, or replace it with --force.',
    },
    PROPOSAL_REFUSED: {
        exit: 'data',
        cause: "The agent's proposal broke a rule, and still did after two requests to fix it. Nothing was written.",
        remedy: 'Say more clearly what you want, or split it; another `model` may do better.',
    },
    PROPOSAL_FAILED: {
        exit: 'failed',
        orExit: 'interrupted',
        cause: 'The agent gave no answer, or changed files that it must not change. Nothing was written.',
        remedy: 'Fix what is named, then run the same command again.',
    },
};

;// CONCATENATED MODULE: ./build/core/error/codes/run.js
const runErrors = {
    BUSY: {
        exit: 'busy',
        cause: 'Another job is running.',
        remedy: 'Wait for it; the lease of a lost job expires ten minutes after its last renewal.',
    },
    LEASE_LOST: {
        exit: 'busy',
        cause: 'Another job took over the run during this job.',
        remedy: 'Nothing is lost. Run again when that job has ended.',
    },
    NOT_UNDER_WAY: {
        exit: 'busy',
        cause: 'This job has nothing to finish.',
        remedy: 'Nothing was changed; the next job continues from the state.',
    },
    INTERRUPTED: {
        exit: 'interrupted',
        cause: 'The job was interrupted before the work began.',
        remedy: 'The same command continues.',
    },
    INTERNAL: {
        exit: 'bug',
        cause: 'A bug in ralph.',
        remedy: 'Report it with the stack that was printed. The same command continues.',
    },
    IMPORT_INVALID: {
        exit: 'data',
        cause: 'The folder to import cannot be read; each problem is listed with its place.',
        remedy: 'Fix the listed problems. Nothing was imported.',
    },
    IMPORT_RUN_EXISTS: {
        exit: 'data',
        cause: 'The plan has a run here, which an import would overwrite.',
        remedy: 'Continue that run, or remove it first with `ralph delete`.',
    },
    NO_RUN: { exit: 'failed', cause: 'The plan has not been run.', remedy: 'Start it with `ralph run`.' },
    RUN_UNKNOWN: {
        exit: 'usage',
        cause: 'Neither a recording nor a run has that name.',
        remedy: 'Name one of those that are listed.',
    },
    RUN_AT_WORK: {
        exit: 'busy',
        cause: 'A job is working on the run that you want to finish or delete.',
        remedy: 'Wait for it or end it with `ralph stop`; `ralph delete --force` does not ask.',
    },
    RUN_UNFINISHED: {
        exit: 'person',
        cause: 'The run that you want to finish has open tasks, or a commit that waits for approval.',
        remedy: 'Continue it, or give up the tasks; the commands are printed.',
    },
    WORK_UNMERGED: {
        exit: 'person',
        cause: 'The base does not contain the work of the run that you want to delete.',
        remedy: 'Merge it with `ralph finish`, or discard it with --force.',
    },
    FINISH_CONFLICT: {
        exit: 'person',
        cause: 'The work of the run conflicts with its base.',
        remedy: 'Merge by hand with the commands that are printed.',
    },
    REF_STAYS: {
        exit: 'failed',
        cause: 'A ref of the run could not be moved or removed.',
        remedy: 'Fix what the remote reports, then run the same command again.',
    },
    NO_ITERATION: { exit: 'usage', cause: 'There is no such iteration.', remedy: '`ralph log` shows their numbers.' },
    NO_ENTRY: {
        exit: 'usage',
        cause: 'There is no such knowledge entry.',
        remedy: '`ralph knowledge` lists them.',
    },
    NO_TREE: {
        exit: 'usage',
        cause: 'The iteration left no files.',
        remedy: '`ralph log` shows what happened in each iteration.',
    },
    RUN_ELSEWHERE: {
        exit: 'usage',
        cause: 'A run of this plan is stored at another place than this job was told.',
        remedy: 'Continue there with the printed command, or start another run with --fresh.',
    },
    OTHER_REMOTE: {
        exit: 'data',
        cause: 'The run keeps its branches at another remote.',
        remedy: 'Continue there with --remote, or start a new run with --fresh.',
    },
    STATE_ELSEWHERE: {
        exit: 'usage',
        cause: '`origin` holds a state of this plan already.',
        remedy: 'Continue with that one, or move it aside there; both commands are printed.',
    },
    STATE_UNDER_OTHER_NAME: {
        exit: 'usage',
        cause: 'The state of this plan is under another name than `state-ref` says.',
        remedy: 'Set `state-ref` to it, or move it; both commands are printed.',
    },
    STATE_DELETED: {
        exit: 'data',
        orExit: 'failed',
        cause: 'The state branch is gone, but there are traces of the run.',
        remedy: 'Push the named commit again, or start over.',
    },
    STATE_MOVED_BACK: {
        exit: 'data',
        cause: 'The state branch was moved back to an earlier commit.',
        remedy: 'Restore its newest commit; the command is printed.',
    },
    STATE_OF_OTHER_PLAN: {
        exit: 'data',
        cause: 'The state branch holds the state of another plan.',
        remedy: 'Move it back to its own newest commit, or start over with --fresh.',
    },
    STATE_NEWER: { exit: 'data', cause: 'A newer version of ralph wrote the state.', remedy: 'Update ralph here.' },
    STATE_CORRUPT: {
        exit: 'data',
        cause: 'The state cannot be read.',
        remedy: 'Go back to the last good state, or move it aside; both commands are printed.',
    },
    STATE_UNREADABLE: {
        exit: 'data',
        orExit: 'failed',
        cause: 'Git objects of the state are damaged or gone.',
        remedy: '`git fsck` names them; fetch them from another clone.',
    },
    STATE_NOT_ITS_EVENTS: {
        exit: 'data',
        cause: 'The state does not match its own log: somebody edited it.',
        remedy: 'Find out who, and go back to the last good state; the command is printed.',
    },
    STATE_FORGED: {
        exit: 'data',
        cause: 'The state describes work that did not happen.',
        remedy: 'Find out who wrote it, and go back to the last good state; the command is printed.',
    },
    ORDER_FROM_AGENT: {
        exit: 'usage',
        cause: 'An order may come from the agent or a check instead of a person.',
        remedy: 'Give it from a terminal that the job did not start, or in a comment.',
    },
    COMMAND_REFUSED: {
        exit: 'usage',
        cause: 'An order cannot be obeyed; the reason is given.',
        remedy: 'Fix that and give the order again.',
    },
    INBOX_REFUSED: {
        exit: 'failed',
        cause: 'The repository does not accept the order.',
        remedy: 'Allow refs/ralph/inbox/ there.',
    },
    SETUP_FAILED: {
        exit: 'failed',
        cause: 'A set-up command failed.',
        remedy: 'Make it pass in a fresh checkout, or change `setup`.',
    },
    CHECKS_NOT_BEGUN: {
        exit: 'failed',
        cause: 'The job that runs the checks never started.',
        remedy: 'Look at the workflow run; then start it again.',
    },
    JOB_LOST: {
        exit: 'failed',
        cause: 'A job of the iteration was lost, such as its runner.',
        remedy: 'Look at the workflow run; the schedule continues it, or start it again.',
    },
    CHECKED_IN_THE_SAME_JOB: {
        exit: 'usage',
        cause: 'The steps between `begin` and `finish` have not seen the commit.',
        remedy: 'Put the checks and `finish` into separate jobs, or set `trust-agent: true`.',
    },
    FINISH_INPUTS: {
        exit: 'usage',
        cause: '`finish` lacks an input.',
        remedy: 'Give `results` and `require` (docs/github.md).',
    },
    RESULTS_INVALID: {
        exit: 'data',
        cause: '`results` does not say how the jobs or steps ended.',
        remedy: 'Give `toJSON(needs)` or `toJSON(steps)`.',
    },
    RESULTS_OF_ANOTHER: {
        exit: 'busy',
        cause: 'The results are about another commit.',
        remedy: 'Nothing was changed; start the workflow again.',
    },
    RESULTS_WITHOUT_BEGIN: {
        exit: 'usage',
        cause: 'Nothing in `results` says which commit was checked.',
        remedy: 'Make the job of the checks need the job of `begin`.',
    },
    NOT_A_RUNNER: {
        exit: 'usage',
        cause: "The action's program runs outside of a workflow.",
        remedy: 'Use it in a workflow; on the command line it is `ralph run`.',
    },
    NOT_CHECKED_OUT: {
        exit: 'usage',
        cause: 'The workspace holds no repository.',
        remedy: 'Add actions/checkout before this step.',
    },
    BASE_NOT_CHECKED_OUT: {
        exit: 'usage',
        cause: 'The commit that the workflow runs for is not checked out.',
        remedy: 'Leave `ref:` out of the checkout step.',
    },
    BASE_GONE: {
        exit: 'usage',
        cause: 'The commit that the workflow runs for is gone.',
        remedy: 'Start a new workflow run instead of re-running this one.',
    },
    TOKEN_MISSING: { exit: 'usage', cause: 'The step has no token for GitHub.', remedy: 'Give it `github-token`.' },
};

;// CONCATENATED MODULE: ./build/core/error/catalogue.js







const topics = {
    'Usage and configuration': configurationErrors,
    'The plan': planErrors,
    'Specs and proposals': proposalErrors,
    'The run and its state': runErrors,
    'Git and the remote': gitErrors,
    'The GitHub API and GitHub Apps': gitHubErrors,
    'The machine and the agent': machineErrors,
};
const catalogue = {
    ...configurationErrors,
    ...planErrors,
    ...proposalErrors,
    ...runErrors,
    ...gitErrors,
    ...gitHubErrors,
    ...machineErrors,
};
const rowOf = (code) => catalogue[code];

;// CONCATENATED MODULE: ./build/core/error/error.js

class RalphError extends Error {
    code;
    exit;
    hint;
    findings;
    constructor(fault) {
        super(fault.message, fault.cause === undefined ? undefined : { cause: fault.cause });
        this.name = 'RalphError';
        this.code = fault.code;
        this.exit = fault.exit ?? rowOf(fault.code).exit;
        this.hint = fault.hint;
        this.findings = fault.findings ?? [];
    }
}


/***/ }),

/***/ 32143:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ machineFault)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64967);

const faults = [
    {
        code: 'DISK_FULL',
        errno: ['ENOSPC', 'EDQUOT'],
        said: /no space left on device|out of disk ?space|ENOSPC|disk quota exceeded/i,
        what: 'The disk is full',
        hint: 'Free some space and run again.',
    },
    {
        code: 'DISK_READ_ONLY',
        errno: ['EROFS'],
        said: /read-only file system/i,
        what: 'The disk cannot be written',
        hint: 'Mount it for writing, or set RALPH_HOME to a place on another disk, and run again.',
    },
    {
        code: 'DISK_FAULT',
        errno: ['EIO'],
        said: /input\/output error/i,
        what: 'The disk gave an error',
        hint: 'Look at the system log; use another disk (RALPH_HOME), and run again.',
    },
    {
        code: 'TOO_MANY_FILES',
        errno: ['EMFILE', 'ENFILE'],
        said: /too many open files/i,
        what: 'The system allows no more open files',
        hint: 'Raise the limit (`ulimit -n`) or end other programs, and run again.',
    },
];
function machineFault(request) {
    const found = faults.find(({ errno, said }) => errno.some((known) => known === request.errno) || (request.said !== undefined && said.test(request.said)));
    if (found === undefined)
        return undefined;
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: found.code,
        message: `${found.what}: ${request.what}`,
        hint: `${found.hint} Nothing was overwritten; the run continues from its last state.`,
        ...(request.cause === undefined ? {} : { cause: request.cause }),
    });
}


/***/ }),

/***/ 58260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ messageTemplate),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   ME: () => (/* binding */ undoMessage),
/* harmony export */   df: () => (/* binding */ commitMessage),
/* harmony export */   eP: () => (/* binding */ usualSubjectLimit),
/* harmony export */   fS: () => (/* binding */ queueMessage),
/* harmony export */   ws: () => (/* binding */ mergeMessage),
/* harmony export */   xX: () => (/* binding */ usualTemplate)
/* harmony export */ });
/* unused harmony export filledIn */
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30023);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(43573);
/* harmony import */ var _text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(20780);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(41038);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(72527);





const usualSubjectLimit = 100;
const maxBody = 4_000;
const columns = 98;
function commitMessage(given) {
    const { task, iteration, part, trailers, template = usualTemplate } = given;
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.plan, 200)}`,
        `Ralph-Task: ${task.id}`,
        `Ralph-Iteration: ${iteration}`,
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.run, 200)}`,
    ];
    if (part)
        lines.push(`Ralph-Part: ${part.number}`);
    if (given.merges !== undefined)
        lines.push(`Ralph-Merge: ${given.merges}`);
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.signOff, 200)}`);
    const origin = origins[given.source];
    const values = {
        prefix: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.prefix, 20),
        iteration: String(iteration),
        part: part ? `part ${part.number} of ` : '',
        task: task.id,
        id: task.id,
        title: (0,_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(task.title),
        summary: quietLines((0,_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(given.handoff.summary, maxBody))),
        plan: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.plan, 200),
    };
    const [first = '', ...rest] = template.split('\n');
    const paragraphs = [
        subject(first, values, given.subjectLimit ?? usualSubjectLimit),
        filledIn(rest.join('\n'), { ...values, title: quietLines((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(values.title, maxBody)) }).trim(),
        ...(origin === undefined ? [] : [origin]),
        ...(part ? [partInWords(task.id, part)] : []),
        lines.join('\n'),
    ];
    return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`;
}
const partInWords = (task, { number, last }) => last
    ? `Part ${number} completes ${task}.`
    : `Part ${number} of ${task}: its agent says that the task is not complete yet.`;
const origins = {
    synthetic: 'The agent left no handoff: the engine wrote this summary.',
    extracted: 'The agent left no handoff: this summary was extracted from its last output.',
};
function subject(template, values, limit) {
    const withTitle = (title) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(filledIn(template, { ...values, summary: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(values.summary, limit), title }), Number.MAX_SAFE_INTEGER);
    const room = limit + 1 - withTitle('x').length;
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(withTitle(shortTitle(values.title, Math.max(1, room))), limit);
}
function shortTitle(title, maxChars) {
    const line = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(title, Number.MAX_SAFE_INTEGER);
    if (line.length <= maxChars)
        return line;
    const cut = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(line, maxChars);
    const space = cut.lastIndexOf(' ');
    return space > maxChars / 2 ? `${cut.slice(0, space)}\u2026` : cut;
}
const acts = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/;
function quietLines(text) {
    return text
        .split('\n')
        .flatMap((line) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(line, columns))
        .map((line) => (acts.test(line) ? `> ${line.trim()}` : line.trimEnd()))
        .join('\n')
        .trim();
}
function mergeMessage(given) {
    const { branch, commit, into, trailers } = given;
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.plan, 200)}`,
        `Ralph-Merge: ${commit}`,
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.run, 200)}`,
    ];
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.signOff, 200)}`);
    const subject = `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.prefix, 20)}: merge ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(branch, 100)} (${commit.slice(0, 7)}) into ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(into, 100)}`;
    return `${subject}\n\n${lines.join('\n')}\n`;
}
function queueMessage(given) {
    const { trailers } = given;
    const lines = [`Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.plan, 200)}`, `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.run, 200)}`];
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.signOff, 200)}`);
    return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.prefix, 20)}: plan moved to ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.file, 200)}\n\n${lines.join('\n')}\n`;
}
function undoMessage(given) {
    const { iteration, undoes, task, commits, opens, trailers } = given;
    const prefix = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.prefix, 20);
    const by = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(given.by), 100);
    const why = given.why === '' ? [] : [(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)((0,_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(given.why), 2_000).replace(/^/gm, '> ')];
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.plan, 200)}`,
        `Ralph-Task: ${task}`,
        `Ralph-Iteration: ${iteration}`,
        ...commits.toReversed().map(({ commit }) => `Ralph-Reverts: ${commit}`),
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(trailers.run, 200)}`,
    ];
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(given.signOff, 200)}`);
    const paragraphs = [
        `${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
        `${by} reverted ${taken(undoes, commits)}; the task ${opens ? 'is open again' : 'is not reopened'}.`,
        ...why,
        lines.join('\n'),
    ];
    return `${paragraphs.join('\n\n')}\n`;
}
function taken(undoes, commits) {
    if (commits.length < 2)
        return `the commit of iteration ${undoes}`;
    return `the ${commits.length} commits of the task (iterations ${commits.map(({ iteration }) => iteration).join(', ')})`;
}
const placeholders = ['prefix', 'iteration', 'part', 'task', 'id', 'title', 'summary', 'plan'];
const usualTemplate = '{prefix}[{iteration}]: {part}{task} \u2014 {title}\n\n{summary}';
const placeholder = /\{([A-Za-z_-]+)\}/g;
const named = (names) => names.map((name) => `{${name}}`).join(', ');
const messageTemplate = (raw) => {
    const given = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : '';
    if (given === '')
        return { expected: `a message such as "feat({task}): {title}", built from ${named(placeholders)}` };
    const unknown = [...given.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
    if (unknown === undefined)
        return { value: given };
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(unknown, placeholders);
    const nearest = meant === undefined ? '' : ` (did you mean {${meant}}?)`;
    return { expected: `a message built from ${named(placeholders)}, and {${unknown}} is not one of them${nearest}` };
};
const filledIn = (template, values) => template.replace(placeholder, (written, name) => (isPlaceholder(name) ? values[name] : written));
const isPlaceholder = (name) => placeholders.some((known) => known === name);


/***/ }),

/***/ 41433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ channelName),
/* harmony export */   k: () => (/* binding */ notifyChannels)
/* harmony export */ });
/* harmony import */ var _schema_notify_channel_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77261);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(13225);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(72527);



const notifyChannels = (raw) => {
    const given = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw;
    const items = Array.isArray(given) ? given.filter((item) => item !== '') : [given];
    const long = items.map((item) => (typeof item === 'string' ? longForm(item.trim()) : item));
    const read = long.map((item) => _schema_notify_channel_js__WEBPACK_IMPORTED_MODULE_0__/* .NotifyChannel */ .p.safeParse(item));
    const wrong = read.flatMap((one, at) => one.success ? [] : [`entry ${at + 1}: ${faultsOf(one.error.issues, long[at])}`]);
    const list = 'a list of channels such as slack=SLACK_URL';
    if (wrong.length > 0)
        return { expected: Array.isArray(given) ? `${list} (${wrong.join('; ')})` : list };
    const value = read.flatMap(({ data }) => data ?? []);
    const names = value.map(channelName);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    return twice === undefined ? { value } : { expected: `each channel once; ${twice} is listed twice` };
};
function channelName(channel) {
    if (channel.to === 'desktop')
        return 'desktop';
    return `${channel.to} ${channel.to === 'command' ? (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(channel.run.join(' '), 120) : channel['url-env']}`;
}
function longForm(text) {
    const [, to = text, value] = /^([a-z]+)=(.*)$/s.exec(text) ?? [];
    if (value === undefined)
        return (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIn */ .D7)(text) ?? { to };
    return to === 'command' ? { to, run: [value] } : { to, 'url-env': value };
}
const faultsOf = (issues, item) => issues.flatMap((issue) => phrases(issue, item)).join(', ');
const channelKinds = _schema_notify_channel_js__WEBPACK_IMPORTED_MODULE_0__/* .NotifyChannel */ .p.options.map(({ shape }) => shape.to.value);
function phrases(issue, item) {
    const at = `\`${issue.path.join('.')}\``;
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys.map(unknownKey);
        case 'invalid_union':
            return `${at} must be one of ${channelKinds.join(', ')}`;
        case 'invalid_value':
            return `${at} must be one of ${issue.values.map(String).join(', ')}`;
        case 'too_small':
            return `${at} is empty`;
        case 'invalid_type':
            if (issue.path.length === 0)
                return 'this is no channel';
            return Object.hasOwn(item, issue.path[0] ?? '')
                ? `${at} must be ${kinds[issue.expected] ?? issue.expected}`
                : `${at} is missing`;
        default:
            return `${at}: ${issue.message}`;
    }
}
const kinds = { string: 'a text', array: 'a list' };
const unknownKey = (key) => key === 'url' || key === 'secret'
    ? `\`${key}\` would be a secret in a file: put it into a variable, and name that one in \`${key}-env\``
    : `\`${key}\` is not known`;


/***/ }),

/***/ 15989:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zh: () => (/* binding */ leastStandings),
/* harmony export */   yJ: () => (/* binding */ engineMark)
/* harmony export */ });
/* unused harmony exports standings, mayOrder, leastOf, readsPayload, outsiderEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(26921);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13225);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22425);



const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const usual = 'write';
function mayOrder(request) {
    const { login, command, standing, least } = request;
    const needed = least[command] ?? least['all'] ?? usual;
    if (standings.indexOf(standing) >= standings.indexOf(needed))
        return 'yes';
    return { no: `${login} has the role ${standing} here, and ${command} needs ${needed}` };
}
const roles = standings.slice(1);
const leastStandings = (raw) => {
    const read = (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(raw);
    const value = 'value' in read ? read.value : [];
    if ('expected' in read || !value.every((text) => entryOf(text))) {
        return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` };
    }
    return { value };
};
const leastOf = (texts) => Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]));
function entryOf(text) {
    const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? [];
    const standing = roles.find((one) => one === role);
    const known = command === 'all' || Object.hasOwn(_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .commandForms */ .jr, command);
    return known && standing ? { command, standing } : undefined;
}
const Repository = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish();
const Payload = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repo: Repository }) }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head_repository: Repository }).optional(),
});
const readsPayload = (event) => !/^(workflow_dispatch|schedule|push|)$/.test(event);
const withoutSecrets = /^(pull_request(_review(_comment)?)?|push|create|deployment(_status)?)$/;
function outsiderEvent(request) {
    if (request.actor === 'dependabot[bot]' && withoutSecrets.test(request.event)) {
        return `Dependabot's ${request.event} event has a read-only token and no secrets; ralph works on the plan when a person, the schedule or a comment starts it`;
    }
    const { pull_request, workflow_run } = Payload.safeParse(request.payload).data ?? {};
    const head = pull_request ? pull_request.head.repo : workflow_run?.head_repository;
    const known = pull_request !== undefined || workflow_run !== undefined;
    if (!known || head?.full_name.toLowerCase() === request.repository.toLowerCase())
        return undefined;
    const from = head ? `the fork ${head.full_name}` : 'a deleted fork';
    return `this ${request.event} event comes from ${from}, and code from a fork is neither run nor trusted; ralph works on the plan when a person, the schedule or a comment starts it`;
}
const engineMark = 'RALPH_WORKS_FOR';


/***/ }),

/***/ 22425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ orderedEarly),
/* harmony export */   UK: () => (/* binding */ readCommand),
/* harmony export */   Wh: () => (/* binding */ beginsWithoutRun),
/* harmony export */   jr: () => (/* binding */ commandForms),
/* harmony export */   uZ: () => (/* binding */ operatorWords)
/* harmony export */ });
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70733);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(43573);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(41038);



const orders = {
    start: { form: 'start' },
    pause: {
        form: 'pause [reason]',
        summary: 'end the current attempt and start no job until resume',
        example: 'ralph pause "review first"',
    },
    resume: { form: 'resume', summary: 'lift a pause', example: 'ralph resume' },
    stop: { form: 'stop [reason]', summary: 'end the running job', example: 'ralph stop' },
    skip: { form: 'skip TASK [reason]', summary: 'give up a task', example: 'ralph skip TASK-7 "no longer wanted"' },
    retry: {
        form: 'retry TASK [reason]',
        summary: 'retry a task that failed, was skipped or given up, or whose commit awaits approval',
        example: 'ralph retry TASK-7',
    },
    hint: {
        form: 'hint [TASK] TEXT',
        summary: 'tell the next attempt something; with TASK, the next attempt at that task',
        example: 'ralph hint TASK-7 "use the cache of src/http.ts"',
    },
    approve: {
        form: 'approve SHA|TASK',
        summary: 'approve the waiting commit (approval: iteration), or the task that an agent asked about (human-review: ask)',
        example: 'ralph approve 1a2b3c4',
    },
    undo: {
        form: 'undo ITERATION [--reopen-dependents] [reason]',
        summary: "revert all commits of an iteration's task and reopen it",
        example: 'ralph undo 7 "it breaks the search"',
    },
    budget: {
        form: 'budget [20usd] [10iter]',
        summary: "change the run's budget, or its number of attempts",
        example: 'ralph budget 20usd 10iter',
    },
    mode: {
        form: 'mode NAME',
        summary: 'change how memory reaches the next iteration',
        example: 'ralph mode handoff-only',
    },
    set: {
        form: 'set SETTING VALUE',
        summary: 'change a setting for the rest of the run',
        example: 'ralph set max-turns 30',
    },
    plan: { form: 'plan' },
    status: { form: 'status' },
    help: { form: 'help' },
    redo: {
        form: 'redo [ITERATION] [reason]',
        summary: "add a task that changes an iteration's work",
        example: 'ralph redo 7 "no globals, please"',
    },
    remember: {
        form: 'remember [decision|constraint|pattern|gotcha|unresolved:|K-\u2026] TEXT',
        summary: 'tell every later agent something, or correct an entry',
        example: 'ralph remember "constraint: the API stays as it is"',
    },
    forget: {
        form: 'forget K-\u2026 [reason]',
        summary: 'withdraw something the run has learned',
        example: 'ralph forget K-gotcha-slow-tests "fixed"',
    },
    knowledge: { form: 'knowledge [words]' },
    accept: {
        form: 'accept [P1 P2 \u2026]',
        summary: 'accept what a plan review proposes, or start the plan as it is',
        example: 'ralph accept P1',
    },
    revise: {
        form: 'revise [reason]',
        summary: 'have the plan reviewed again',
        example: 'ralph revise "the API stays as it is"',
    },
    override: {
        form: 'override [reason]',
        summary: "start the plan despite the review's findings",
        example: 'ralph override "known"',
    },
    abort: { form: 'abort [reason]', summary: 'do not start the plan', example: 'ralph abort "wrong plan"' },
};
const names = Object.keys(orders);
const commandForms = Object.fromEntries(names.map((name) => [name, orders[name].form]));
const operatorWords = Object.fromEntries(Object.entries(orders).filter(([, order]) => 'summary' in order));
const orderedEarly = ['remember', 'forget', 'hint', 'skip'];
const beginsWithoutRun = (word) => orderedEarly.includes(word);
const longestHint = 2000;
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
        approve: { kind, ...approved(rest) },
        budget: { kind, ...amountsIn(rest) },
        mode: { kind, value: rest },
        set: { kind, name: first, value: more },
        remember: { kind, text: rest },
        forget: { kind, id: first, why: more },
        knowledge: { kind, words: rest },
        accept: { kind, ids: rest === '' ? [] : rest.toUpperCase().split(/[\s,]+/) },
        revise: { kind, why: rest },
        override: { kind, why: rest },
        abort: { kind, why: rest },
        start: { kind },
        plan: { kind },
        status: { kind },
        help: { kind },
        redo: { kind, ...redone(rest) },
        undo: { kind, iteration: wholeNumber(first), ...dependentsIn(more) },
    }[kind];
    if (rest.length > longestHint)
        return { fault: `${kind} takes at most ${longestHint} characters, not ${rest.length}` };
    const command = _schema_run_control_js__WEBPACK_IMPORTED_MODULE_0__/* .OperatorCommand */ .Kx.safeParse(given);
    return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` };
}
function redone(rest) {
    const [, number, more = ''] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? [];
    return number === undefined ? { iteration: null, why: rest } : { iteration: Number(number), why: more };
}
const approved = (text) => /^(?:[0-9a-f]{7,64})?$/i.test(text) ? { sha: text.toLowerCase() } : { sha: '', task: text };
const wholeNumber = (word) => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0);
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
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(word, names);
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `"${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(word, 40)}" is not a command.${nearest} The commands are ${names.join(', ')}.`;
}


/***/ }),

/***/ 98619:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readScope)
/* harmony export */ });
const form = 'all, epic-1, sprint, sprint-2, or ids of stories with commas: 1-2,1-3';
function readScope(raw) {
    const text = typeof raw === 'string' ? raw.trim() : '';
    if (text === '')
        return { expected: form };
    if (/^all$/i.test(text))
        return { value: { kind: 'all' } };
    const [, kind = '', of = ''] = /^(epic|sprint)(?:[-: ]+(.+))?$/i.exec(text) ?? [];
    if (/^sprint$/i.test(kind))
        return { value: { kind: 'sprint', sprint: of === '' ? undefined : of.trim() } };
    if (/^epic$/i.test(kind))
        return of === '' ? { expected: form } : { value: { kind: 'epic', epic: of.trim() } };
    const stories = text
        .replace(/^stories:/i, '')
        .split(/[\s,]+/)
        .filter(Boolean);
    return stories.length === 0 ? { expected: form } : { value: { kind: 'stories', stories } };
}


/***/ }),

/***/ 89844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
const rules = [
    { refuses: /^$/, fault: 'is empty' },
    { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'contains a space, a control character or an invisible one' },
    { refuses: /[~^:?*[\\]/, fault: 'contains one of ~ ^ : ? * [ \\' },
    { refuses: /\.\./, fault: 'contains ".."' },
    { refuses: /@\{/, fault: 'contains "@{"' },
    { refuses: /^@$/, fault: 'is "@"' },
    { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or contains "//"' },
    { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
    { refuses: /\.$/, fault: 'ends with "."' },
    { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
    { refuses: /^-/, fault: 'begins with "-"' },
    { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
    { refuses: /[$();'"`|&<>]/, fault: 'contains one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 7630:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W5: () => (/* binding */ queuedFile),
/* harmony export */   _M: () => (/* binding */ companionOf),
/* harmony export */   hN: () => (/* binding */ byTurn),
/* harmony export */   tI: () => (/* binding */ isOverlooked),
/* harmony export */   u8: () => (/* binding */ usualQueue)
/* harmony export */ });
const usualQueue = 'plans';
const companion = /\.(?:progress|feedback)\.[^.]+$/i;
const isPlan = /^[^.].*\.(?:md|markdown|json)$/i;
const isReadme = /^readme\./i;
const prefix = /^(?:(\d{8})[-_](\d{6})|(\d{4})-(\d{2})-(\d{2})|(\d{1,12}))[-_. ]+(?=.)/;
function queuedFile(path, folder = usualQueue) {
    const parts = path.split('/');
    const top = folder.split('/');
    if (!top.every((part, at) => parts[at] === part))
        return undefined;
    const [place, ...rest] = parts.slice(top.length);
    const file = rest.at(-1) ?? '';
    if (!isPlan.test(file) || isReadme.test(file))
        return undefined;
    const extension = file.slice(file.lastIndexOf('.'));
    if (place === 'complete') {
        const [stem = ''] = rest;
        if (rest.length !== 2 || file !== `plan${extension}`)
            return undefined;
        return { path, place, ...namedBy(stem), stem, extension };
    }
    if ((place !== 'pending' && place !== 'current') || rest.length !== 1 || companion.test(file))
        return undefined;
    const stem = file.slice(0, -extension.length);
    return { path, place, ...namedBy(stem), stem, extension };
}
function isOverlooked(path, folder) {
    const below = ['pending/', 'current/'].find((place) => path.startsWith(`${folder}/${place}`));
    const file = path.slice(path.lastIndexOf('/') + 1);
    const isOther = file.startsWith('.') || isReadme.test(file) || companion.test(file);
    return below !== undefined && !isOther && queuedFile(path, folder) === undefined;
}
function namedBy(stem) {
    const found = prefix.exec(stem);
    if (!found)
        return { name: stem, number: null };
    const [whole, day, time, ...others] = found;
    const digits = day === undefined ? others.join('') : `${day}${time}`;
    return { name: stem.slice(whole.length), number: Number(digits) };
}
function byTurn(a, b) {
    if (a.number !== b.number)
        return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY);
    return a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : 0;
}
function companionOf({ path, stem }, other) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const file = other.startsWith(folder) && other !== path ? other.slice(folder.length) : '';
    const found = companion.exec(file);
    return found && namedBy(file.slice(0, found.index)).name === namedBy(stem).name ? found[0].slice(1) : undefined;
}


/***/ }),

/***/ 58100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ knownPrefixes),
/* harmony export */   Ep: () => (/* binding */ planSourcePath),
/* harmony export */   JF: () => (/* binding */ issueOrderPath),
/* harmony export */   JS: () => (/* binding */ dossierPath),
/* harmony export */   JT: () => (/* binding */ consensusPath),
/* harmony export */   RA: () => (/* binding */ segmentPath),
/* harmony export */   Zz: () => (/* binding */ evidencePath),
/* harmony export */   af: () => (/* binding */ stateRefOf),
/* harmony export */   bf: () => (/* binding */ memoryPath),
/* harmony export */   lI: () => (/* binding */ usualPrefix),
/* harmony export */   lr: () => (/* binding */ iterationPath),
/* harmony export */   nK: () => (/* binding */ shownRef)
/* harmony export */ });
const shard = (n) => Math.floor(n / 1000);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
const dossierPath = 'dossier.json';
const issueOrderPath = 'issue-order.json';
const planSourcePath = 'plan-source.json';
const evidencePath = 'counsel/evidence.json';
const consensusPath = 'consensus.json';
const memoryPath = 'memory.jsonl';
const usualPrefix = 'refs/heads/ralph/state';
const hiddenPrefix = 'refs/ralph/state';
const stateRefOf = (plan, prefix = usualPrefix) => `${prefix}/${plan}`;
const knownPrefixes = (prefix = usualPrefix) => [
    ...new Set([prefix, usualPrefix, hiddenPrefix]),
];
const shownRef = (ref) => ref.replace(/^refs\/heads\//, '');


/***/ }),

/***/ 13225:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Hh: () => (/* binding */ anyEdit),
/* harmony export */   L$: () => (/* binding */ toggle),
/* harmony export */   L1: () => (/* binding */ switchedOn),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   O9: () => (/* binding */ fewer),
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R2: () => (/* binding */ lowerIn),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Vc: () => (/* binding */ further),
/* harmony export */   cz: () => (/* binding */ integrities),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   nO: () => (/* binding */ alike),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rE: () => (/* binding */ version),
/* harmony export */   uz: () => (/* binding */ higher),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yy: () => (/* binding */ directory),
/* harmony export */   zo: () => (/* binding */ variableNames)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(14421);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(77112);


const text = (raw) => typeof raw === 'string' && raw.trim() !== '' ? { value: raw.trim() } : { expected: 'a text that is not empty' };
const directory = (raw) => {
    const path = typeof raw === 'string' && raw.trim() !== '' ? (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .y)(raw.trim()) : undefined;
    return path === undefined ? { expected: 'a relative path inside the repository' } : { value: path };
};
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
const money = (raw) => {
    const value = number(typeof raw === 'string' ? raw.replace(/^\$|\s*usd$/gi, '') : raw);
    return value > 0 && value <= 1_000_000 ? { value } : { expected: 'an amount in USD such as 10 or 7.50' };
};
const longestDurationMs = 24 * 86_400_000;
const duration = (raw) => {
    const value = typeof raw === 'number' ? Math.round(raw * 1000) : typeof raw === 'string' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(raw) : undefined;
    return value !== undefined && value >= 0 && value <= longestDurationMs
        ? { value }
        : { expected: 'a duration such as 90s, 45m or 2h, up to 24d' };
};
const lines = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n') : raw;
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string'))
        return { expected: 'a list of texts' };
    return { value: items.map((item) => item.trim()).filter((item) => item !== '') };
};
const variableNames = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    return read.value.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
        ? read
        : { expected: 'full names of environment variables, such as DATABASE_URL; wildcards would let secrets through' };
};
const names = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    const value = read.value.flatMap((text) => text.split(',')).map((name) => name.trim());
    return { value: value.filter((name) => name !== '') };
};
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
    return typeof raw === 'string' && /^\d+(\.\d+)?(e-\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN;
}
const setting = (definition) => definition;
const checks = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw;
    const valid = (item) => typeof item === 'string' || (typeof item === 'object' && item !== null);
    if (!Array.isArray(items) || !items.every(valid))
        return { expected: 'a list of commands' };
    const given = (items.length === 1 && items[0] === '' ? [] : items);
    return { value: given.map((item) => objectIn(item) ?? item) };
};
function objectIn(raw) {
    const text = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
    if (typeof text !== 'string' || !/^\s*\{\s*["}]/.test(text))
        return undefined;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
}
const anyEdit = { weakens: (before, after) => !alike(before, after) };
const fewer = {
    weakens(before, after) {
        let found = 0;
        for (const entry of after)
            if (found < before.length && alike(entry, before[found]))
                found++;
        return found < before.length;
    },
};
const further = {
    weakens: (before, after) => after.some((entry) => !before.includes(entry)),
};
const higher = {
    weakens: (before, after) => (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY),
};
const switchedOn = { weakens: (before, after) => after && !before };
const lowerIn = (...ranks) => ({
    weakens: (before, after) => ranks.indexOf(after) < ranks.indexOf(before),
});
const alike = (one, other) => written(one) === written(other);
const written = (value) => JSON.stringify(value, ordered) ?? 'null';
const ordered = (_key, value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;


/***/ }),

/***/ 14421:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MJ: () => (/* binding */ usageInWords),
/* harmony export */   PI: () => (/* binding */ fromNow),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   WO: () => (/* binding */ ageMs),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ay: () => (/* binding */ formatUtc),
/* harmony export */   dp: () => (/* binding */ formatMinutes),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
function formatUsd(usd) {
    return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`;
}
function formatMinutes(ms) {
    const minutes = ms / 60_000;
    if (minutes >= 9.95)
        return `${thousands(minutes)} min`;
    return ms > 0 && minutes < 0.995 ? formatDuration(ms) : `${minutes.toFixed(1)} min`;
}
function formatTokens(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
    `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
    `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
function formatBytes(bytes) {
    if (bytes < 999_500)
        return `${Math.round(bytes / 1_000)} kB`;
    return bytes < 999_500_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
const millis = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const shape = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i;
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
function formatUtc(moment) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function fromNow(moment, now) {
    if (now === null)
        return formatUtc(moment);
    const distance = Date.parse(moment) - now;
    if (Number.isNaN(distance))
        return formatUtc(moment);
    return `${formatUtc(moment)} (${distance > 0 ? `in ${formatDuration(ahead(distance))}` : `${formatDuration(-distance)} ago`})`;
}
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
const ahead = (ms) => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000);


/***/ }),

/***/ 92563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cappedLines),
/* harmony export */   g: () => (/* binding */ cappedRow)
/* harmony export */ });
function cappedLines(items, most, total = items.length) {
    const { shown, more } = capped(items, most, total);
    return more > 0 ? [...shown, `and ${more} more`] : [...shown];
}
function cappedRow(items, most, total = items.length) {
    const { shown, more } = capped(items, most, total);
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
function capped(items, most, total) {
    const shown = items.slice(0, most);
    return { shown, more: total - shown.length };
}


/***/ }),

/***/ 30023:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   RV: () => (/* binding */ fitLines),
/* harmony export */   ax: () => (/* binding */ fitLine),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
let segmenter;
function clusters(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}
const wide = new RegExp('\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|' +
    '[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F' +
    '\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]', 'u');
const invisible = /^[\p{Mark}\p{Format}\p{Control}]+$/u;
function clusterWidth(cluster) {
    if (wide.test(cluster))
        return 2;
    return invisible.test(cluster) ? 0 : 1;
}
function displayWidth(text) {
    if (plain.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of clusters(text))
        width += clusterWidth(segment);
    return width;
}
function clip(text, columns) {
    if (columns <= 0)
        return '';
    if (plain.test(text))
        return text.length <= columns ? text : `${text.slice(0, columns - 1)}\u2026`;
    let kept = '';
    let width = 0;
    for (const { segment } of clusters(text)) {
        width += clusterWidth(segment);
        if (width > columns)
            return `${kept}\u2026`;
        if (width < columns)
            kept += segment;
    }
    return text;
}
const plain = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/;
function pad(text, columns, align = 'left') {
    const filling = ' '.repeat(Math.max(0, columns - displayWidth(text)));
    return align === 'left' ? text + filling : filling + text;
}
function wrap(text, columns) {
    const [first = '', ...words] = text.split(' ');
    const lines = [first];
    for (const word of words) {
        const longer = `${lines.at(-1)} ${word}`;
        if (displayWidth(longer) <= columns)
            lines[lines.length - 1] = longer;
        else
            lines.push(word);
    }
    return lines;
}
const bars = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
function sparkline(numbers, columns) {
    const count = Math.min(columns, numbers.length);
    const most = numbers.reduce((max, value) => Math.max(max, value), 0);
    return Array.from({ length: count }, (_, at) => {
        const from = Math.floor((at * numbers.length) / count);
        const to = Math.floor(((at + 1) * numbers.length) / count);
        const value = numbers.slice(from, to).reduce((max, one) => Math.max(max, one), 0);
        return bars[most === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / most) * bars.length))];
    }).join('');
}
const fitLines = (lines, look) => lines.flatMap((line) => fitLine(line, columnsOf(look)));
const fitLine = (line, columns, margin = widestMargin) => shownWidth(line) <= columns ? [line] : broken(line, columns, margin);
const columnsOf = ({ width, isTty = false }) => (isTty ? width : Number.POSITIVE_INFINITY);
const colours = /\u001B\[\d+m/g;
const shownWidth = (text) => displayWidth(text.replace(colours, ''));
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g;
function broken(line, width, widest) {
    const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }));
    if (!first)
        return [line];
    const margin = ' '.repeat(hang(line, widest));
    const lines = [first.gap + first.atom];
    for (const { gap, atom } of others) {
        const longer = `${lines.at(-1)}${gap}${atom}`;
        if (shownWidth(longer) <= width)
            lines[lines.length - 1] = longer;
        else
            lines.push(margin + atom);
    }
    return lines;
}
const widestMargin = 24;
function hang(line, widest) {
    const plain = line.replace(colours, '');
    const start = /^\s*(?:[-\u2713\u2717!\u2192\u25b6\u21bb] )?/.exec(plain)?.[0].length ?? 0;
    const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0);
    return named <= widest ? named : start;
}


/***/ }),

/***/ 43573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   lv: () => (/* binding */ boundedValue),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   s: () => (/* binding */ shownStart)
/* harmony export */ });
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(14421);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(10038);


function startOf(text, chars) {
    const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars));
    return text.slice(0, Math.max(0, splits ? chars - 1 : chars));
}
function shownStart(text, chars) {
    const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text).trim();
    return shown.length <= chars ? shown : `${startOf(shown, chars)}\u2026`;
}
function endOf(text, chars) {
    const from = Math.max(0, text.length - Math.max(0, chars));
    const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from));
    return text.slice(splits ? from + 1 : from);
}
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
function excerpt(text, maxChars, headShare = 0.3) {
    if (text.length <= maxChars)
        return text;
    const cut = cutMiddle(text, maxChars, headShare);
    if (cut === undefined)
        return startOf(text, maxChars);
    return [cut.head, cut.marker, cut.tail].filter((part) => part !== '').join('\n');
}
const markerFor = (chars) => `\u2026 ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(chars)} characters cut \u2026`;
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
const maxDepth = 32;
const maxStringChars = 64 * 1024;
function boundedValue(value, maxChars) {
    let left = maxChars;
    let deep = false;
    const bounded = (part, depth) => {
        if (left < 0 || deep)
            return null;
        if (typeof part === 'string') {
            const text = excerpt(part, maxStringChars);
            left -= text.length;
            return text;
        }
        left -= 8;
        if (typeof part !== 'object' || part === null)
            return part;
        deep = depth >= maxDepth;
        if (Array.isArray(part))
            return part.map((item) => bounded(item, depth + 1));
        return Object.fromEntries(Object.entries(part).map(([key, item]) => {
            left -= key.length;
            return [key, bounded(item, depth + 1)];
        }));
    };
    const result = bounded(value, 0);
    if (deep)
        return { fault: `is nested deeper than ${maxDepth} levels` };
    return left < 0
        ? {
            fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}`,
        }
        : { value: result };
}


/***/ }),

/***/ 20780:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inertJson),
/* harmony export */   t: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(10038);

const reference = '(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d';
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:${reference}))`, 'giu');
function inert(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)
        .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '\uff20')
        .replace(closing, '$1 \u2013')
        .replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, '\uff3b')
        .replace(/\*\*\*(?=NO_CI\*\*\*)/g, '** *');
}
function inertJson(value, indent) {
    return JSON.stringify(value, null, indent)
        .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
        .replaceAll('##[', '#\\u0023[');
}
const escaped = (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');


/***/ }),

/***/ 41038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yc: () => (/* binding */ nearTwins),
/* harmony export */   bx: () => (/* binding */ similarIn),
/* harmony export */   d5: () => (/* binding */ meantName)
/* harmony export */ });
function normalised(word) {
    return word
        .toLowerCase()
        .replace(/[-_. ]/g, '')
        .replace(/(^|\D)0+(?=\d)/g, '$1');
}
function editDistance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return previous[b.length] ?? 0;
}
const longestName = 40;
function meantName(word, known) {
    if (word.length > longestName)
        return undefined;
    const wanted = normalised(word);
    let best;
    for (const name of known) {
        const target = normalised(name);
        const allowed = target.length > 5 ? 2 : 1;
        if (Math.abs(target.length - wanted.length) > allowed)
            continue;
        const edits = editDistance(wanted, target);
        if (edits <= allowed && (best === undefined || edits < best.edits))
            best = { name, edits };
    }
    return best?.name;
}
function similarIn(ids) {
    let index;
    return (word) => {
        index ??= indexed(ids);
        for (const variant of variants(normalised(word))) {
            const id = index.get(variant);
            if (id !== undefined)
                return id;
        }
        return undefined;
    };
}
const leastTwin = 4;
function nearTwins(names) {
    const earlier = new Map();
    const twins = [];
    for (const name of names) {
        const digits = name.replace(/\D+/g, ' ').trim();
        const word = normalised(name);
        const keys = [...(word.length < leastTwin ? [word] : variants(word))].map((variant) => `${digits}:${variant}`);
        const like = keys.map((key) => earlier.get(key)).find((found) => found !== undefined);
        if (like !== undefined)
            twins.push({ name, like });
        for (const key of keys)
            if (!earlier.has(key))
                earlier.set(key, name);
    }
    return twins;
}
function indexed(ids) {
    const index = new Map();
    for (const id of ids)
        index.set(normalised(id), id);
    for (const id of ids) {
        for (const variant of variants(normalised(id)))
            if (!index.has(variant))
                index.set(variant, id);
    }
    return index;
}
function* variants(word) {
    yield word;
    for (let i = 0; i < Math.min(word.length, 64); i += 1)
        yield word.slice(0, i) + word.slice(i + 1);
}


/***/ }),

/***/ 72527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ indentedLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   d$: () => (/* binding */ arrows),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   td: () => (/* binding */ withinSentence),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _capped_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(92563);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43573);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(10038);



function oneLine(text, maxChars) {
    const line = (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text).replace(/\s+/g, ' ').trim();
    return line.length <= maxChars ? line : `${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(line, maxChars - 1).trimEnd()}\u2026`;
}
function plainLine(text, maxChars) {
    return oneLine(oneLine(text, maxChars).replace(/^::/, ': :').replaceAll('##[', '## ['), maxChars);
}
const quote = (text) => plainLine(text, 300);
function some(items, total = items.length) {
    return (0,_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedRow */ .g)(items.map((item) => plainLine(item, 120)), 3, total);
}
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(' \u2192 ');
const indentedLine = (line) => `${/^ */.exec(line)?.[0] ?? ''}${plainLine(line, 500)}`;
const withinSentence = (text) => text.replace(/[.\s]+$/, '');


/***/ }),

/***/ 77112:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath),
/* harmony export */   y: () => (/* binding */ insidePath)
/* harmony export */ });
function insidePath(path) {
    if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path))
        return undefined;
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.includes('..'))
        return undefined;
    return parts.join('/') || '.';
}
function shownPath(path, { repository, home }) {
    if (repository !== undefined && path === repository)
        return 'this repository';
    return below(path, repository, '') ?? below(path, home, '~/') ?? path;
}
const below = (path, folder, prefix) => folder && folder !== '/' && path.startsWith(`${folder}/`) ? `${prefix}${path.slice(folder.length + 1)}` : undefined;


/***/ }),

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
const deepest = 200;
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
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];
const shortest = 8;
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
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
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
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ }),

/***/ 10038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible),
/* harmony export */   a: () => (/* binding */ stripAnsi)
/* harmony export */ });
const emoji = '\\p{Extended_Pictographic}';
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
const hidden = [
    '(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]',
    '[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]',
    '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]',
].join('|');
const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, 'gu');
function visible(text) {
    return plain.test(text) ? text : withoutHidden(text);
}
const plain = /^[ -~\n\t]*$/;
function withoutHidden(text) {
    return stripAnsi(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(joinedOrHidden, '$1');
}
const esc = String.fromCharCode(0x1b);
const csi8 = String.fromCharCode(0x9b);
const bell = String.fromCharCode(0x07);
const sequences = new RegExp([
    `${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
    `(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
function stripAnsi(text) {
    return text.replace(sequences, '');
}


/***/ }),

/***/ 62801:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ installed),
/* harmony export */   T9: () => (/* binding */ packageJson),
/* harmony export */   bs: () => (/* binding */ programFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


const programFolder = import.meta.dirname;
const installed = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(programFolder, '../..', path);
function packageJson() {
    const file = installed('package.json');
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
}


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ }),

/***/ 17731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ errorExitCode),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   _z: () => (/* binding */ userFault),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64967);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(32143);



function userFault(error) {
    if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A || !(error instanceof Error))
        return error;
    const errno = error.code;
    return (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ errno, what: error.message, cause: error }) ?? error;
}
const errorExitCode = (error) => _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co[error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A ? error.exit : 'bug'].code;
function errorText(error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A)) {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return `ralph: internal error, please report it:\n${stack}\n`;
    }
    const findings = error.findings.map((finding) => `  - ${finding}\n`).join('');
    return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`;
}
const whys = {
    ENOENT: 'there is no such file.',
    EISDIR: 'it is a folder.',
    ELOOP: 'its symbolic links lead in a circle.',
    EACCES: 'you have no permission.',
};
const whyUnread = ({ code = '', message }) => whys[code] ?? message;
function findingLine(finding, file) {
    const { line, column, path, message, remedy, code } = finding;
    const place = [finding.file ?? file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':');
    return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`;
}
const unreadable = (shown, error) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'FILE_UNREADABLE',
    message: `${shown} cannot be read: ${whyUnread(error)}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
});


/***/ }),

/***/ 67582:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ iterationNumber),
/* harmony export */   KB: () => (/* binding */ settingFlags),
/* harmony export */   L5: () => (/* binding */ configFlag),
/* harmony export */   QR: () => (/* binding */ flagHelp),
/* harmony export */   Sx: () => (/* binding */ groupedHelp),
/* harmony export */   hG: () => (/* binding */ jsonFlag),
/* harmony export */   lM: () => (/* binding */ runFlags),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var _core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(40697);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(10866);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(64967);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(14421);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(41038);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(72527);







function settingFlags(...names) {
    return Object.fromEntries(names.map((name) => [name, _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name]]));
}
const configFlag = {
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
};
const runFlags = { ...settingFlags('plan', 'remote', 'state-ref'), ...configFlag };
const jsonFlag = { json: { help: 'one JSON object', toggle: true } };
function readFlags(argv, { flags, operands = 0 }, command) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [
        name,
        { type: flag.toggle ? 'boolean' : 'string', multiple: flag.repeatable ?? false },
    ]));
    const usage = (message, hint = `See \`ralph ${command} --help\`.`) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({ code: 'USAGE', message: `${command}: ${message}`, hint });
    for (const [name, { removed }] of Object.entries(flags))
        if (removed !== undefined && optionsOf(argv).some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)))
            throw usage(`--${name} was removed`, removed);
    try {
        const { args, switched } = switchesIn(argv, flags);
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, allowPositionals: operands > 0 });
        if (positionals.length > operands)
            throw new Error(`unexpected argument '${positionals[operands]}'`);
        return { values: { ...values, ...switched }, operands: positionals };
    }
    catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        const unknown = /^Unknown option '(--?[^']+)'/.exec(said)?.[1];
        throw usage(unknown === undefined ? said : unknownOption(unknown, flags));
    }
}
const mostLikely = 3;
function unknownOption(typed, flags) {
    const word = typed.replace(/^-+/, '').toLowerCase();
    const names = Object.keys(flags).filter((name) => flags[name]?.removed === undefined);
    const older = Object.keys(_core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm).filter((name) => names.includes(_core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[name] ?? ''));
    const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .meantName */ .d5)(word, [...older, ...names]);
    const within = names.filter((name) => word.length > 2 && name.split('-').includes(word));
    const likely = meant === undefined ? within.slice(0, mostLikely) : [_core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[meant] ?? meant];
    const words = likely.length === 0 ? '' : ` Did you mean ${likely.map((name) => `--${name}`).join(' or ')}?`;
    return `there is no option '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(typed, 80)}'.${words}`;
}
const optionsOf = (argv) => argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
function switchesIn(argv, flags) {
    const end = optionsOf(argv).length;
    const said = argv.map((arg, at) => {
        const [, name = '', value = 'true'] = (at < end && /^--([a-z-]+)(?:=(true|false))?$/.exec(arg)) || [];
        return { arg, name: Object.hasOwn(flags, name) && flags[name]?.toggle ? name : undefined, value };
    });
    const switched = said.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value === 'true']]));
    return {
        args: said.map(({ name, arg }) => (name === undefined ? arg : `--${name}`)),
        switched: Object.fromEntries(switched),
    };
}
const flagHelp = (flags) => groupedHelp({ '': flags });
function groupedHelp(groups) {
    const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)]);
    const lefts = rows.flatMap(([, of]) => of.map(([left]) => left.length));
    const width = Math.min(34, Math.max(...lefts) + 2);
    const line = ([left, help]) => `${left.length + 2 <= width ? left.padEnd(width) : `${left}\n${' '.repeat(width)}`}${help}`;
    return rows
        .flatMap(([group, of]) => [...(group === '' ? [] : [`\n${group}:`]), ...of.map(line)])
        .join('\n')
        .replace(/^\n/, '');
}
const rowsOf = (flags) => Object.entries(flags).flatMap(([name, flag]) => {
    if (flag.removed !== undefined)
        return [];
    const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`;
    return [[`  --${name}${value}`, `${flag.help}${defaultOf(flag)}`]];
});
function defaultOf({ help, toggle, fallback, unit, }) {
    if (toggle || /default/i.test(help))
        return '';
    if (typeof fallback === 'string' && fallback !== '')
        return ` (default ${fallback.replaceAll('\n', '\\n')})`;
    if (typeof fallback !== 'number')
        return '';
    return ` (default ${unit === 'ms' ? (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(fallback) : `${fallback}${unit === 'USD' ? ' USD' : ''}`})`;
}
function iterationNumber(command, word = '') {
    const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1];
    if (digits !== undefined)
        return Number(digits);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${command}: expected an iteration number, got '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(word, 80)}'`,
        hint: `\`ralph log\` shows the numbers. See \`ralph ${command.split(' ')[0]} --help\`.`,
    });
}


/***/ }),

/***/ 15740:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g7: () => (/* binding */ collector),
  p8: () => (/* binding */ keepHeapSmall),
  am: () => (/* binding */ stayLean)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __nccwpck_require__(30714);
;// CONCATENATED MODULE: ./build/entry/small-heap.js


function keepHeapSmall() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}
function stayLean() {
    for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug', '--optimize-for-size'])
        (0,external_node_v8_namespaceObject.setFlagsFromString)(flag);
}
const mostGarbage = 2_000_000;
function collector() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--expose-gc');
    const collect = (0,external_node_vm_.runInNewContext)('gc');
    let kept = 0;
    return () => {
        if (process.memoryUsage().heapUsed < kept + mostGarbage)
            return;
        collect();
        kept = process.memoryUsage().heapUsed;
    };
}


/***/ }),

/***/ 16239:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ throughProxy),
/* harmony export */   Q_: () => (/* binding */ proxyPassedBy),
/* harmony export */   Xp: () => (/* binding */ passesProxyBy)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64967);

const isNamed = (env) => ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].some((name) => env[name]);
const setter = () => process.getBuiltinModule('node:http').setGlobalProxyFromEnv;
const passesProxyBy = (env) => isNamed(env) && setter() === undefined;
const proxyPassedBy = 'HTTP_PROXY or HTTPS_PROXY is set, and this version of Node reaches GitHub without them.';
function throughProxy(env) {
    const set = isNamed(env) ? setter() : undefined;
    if (!set)
        return () => undefined;
    try {
        return set({ ...env });
    }
    catch (cause) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'PROXY_INVALID',
            message: 'HTTP_PROXY or HTTPS_PROXY is not the address of a proxy.',
            hint: 'Write it as http://proxy.example.com:3128, or unset it.',
            cause,
        });
    }
}


/***/ }),

/***/ 77261:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NoticeEvent),
/* harmony export */   p: () => (/* binding */ NotifyChannel)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(26921);

const NoticeEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['needs-person', 'stuck', 'limit', 'budget', 'complete']);
const on = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(NoticeEvent)
    .min(1)
    .default([...NoticeEvent.options]);
const variable = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable that holds it; do not put secrets into a file');
const Hook = { 'url-env': variable, on };
const NotifyChannel = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('to', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ to: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('webhook'), ...Hook, 'secret-env': variable.optional() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ to: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('slack'), ...Hook }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ to: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('discord'), ...Hook }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        to: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
        run: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^\0]*$/, 'a NUL character is in no argument'))
            .min(1)
            .max(50),
        env: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variable).max(50).default([]),
        on,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ to: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('desktop'), on }),
]);


/***/ }),

/***/ 27017:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ TaskId),
/* harmony export */   UD: () => (/* binding */ Amendment),
/* harmony export */   XH: () => (/* binding */ taskIdPattern),
/* harmony export */   YZ: () => (/* binding */ Task),
/* harmony export */   cw: () => (/* binding */ Plan),
/* harmony export */   e1: () => (/* binding */ TaskStatus),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   qY: () => (/* binding */ Strategy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(26921);

const taskIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const TaskId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(taskIdPattern, 'expected an id such as TASK-001 (letters, digits, . _ -; at most 64)')
    .refine((id) => !id.includes('..') && !id.toLowerCase().endsWith('.lock'), 'an id may not contain ".." or end in ".lock"');
const TaskStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'in_progress', 'done', 'failed', 'skipped', 'given_up']);
const Strategy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['strict', 'lenient', 'tests_only']);
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([]);
const Task = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TaskId.describe('letters, digits, . _ -; at most 64; unique'),
    title: text.min(1).describe('one line: what is to be done'),
    description: text.default('').describe('what the agent is asked to do'),
    status: TaskStatus.default('pending').describe('read when a run starts'),
    order: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().describe('among tasks that can start, the lowest number goes first'),
    skills: texts.describe('files .ralph/skills/<name>.md that go into the prompt'),
    needs_docs: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('the agent first does research on the libraries'),
    libraries: texts.describe('what the agent should research first'),
    acceptance_criteria: texts.describe('how the agent knows that it is done'),
    depends_on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TaskId).default([]).describe('ids of tasks that must be done before'),
    milestone: TaskId.optional().describe('tasks of one milestone are done in a row and get their own pull request'),
    max_turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('turns of one agent call'),
    retry_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(0).describe('failed attempts already made'),
    max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(2).describe('attempts after the first one'),
    max_continuations: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .nonnegative()
        .optional()
        .describe('how many attempts may continue the task after its agent said that it is not complete; default: the setting max-continuations'),
    model: text.min(1).optional().describe("for this task's agent calls"),
    allowed_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text.min(1)).min(1).optional().describe('the only tools that the agent may use, such as Edit'),
    working_directory: text.optional().describe('where the agent works, from the top of the repository'),
    paths: texts.describe('what the agent may change: files, directories or globs; empty: everything'),
});
const Plan = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: TaskId.optional().describe("names the run's branches; default: the file's name"),
    project: text.optional().describe('shown in reports'),
    branch: text.min(1).optional().describe('the work branch; default ralph/work/<name>'),
    max_iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('limits the whole run'),
    validation_strategy: Strategy.optional().describe('lenient: lint failures are only reported; tests_only: lint is not run'),
    context: text.optional().describe('what every agent is told in addition to its task'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([text.min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())]))
        .optional()
        .describe('what every iteration must pass, like the setting validate'),
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Task).min(1, 'a plan needs at least one task'),
});
const Amendment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['add', 'modify', 'remove']),
    reason: text.default(''),
    task_id: text.optional(),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    after: text.optional(),
});
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .refine((path) => !/^[/]|^[a-z]:|[\\\0]/i.test(path) && !path.split('/').some((name) => ['', '.', '..', '.git'].includes(name)), 'expected a relative path without "..", "." and ".git"');


/***/ }),

/***/ 70733:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ emptyControl),
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   Im: () => (/* binding */ About),
/* harmony export */   Kx: () => (/* binding */ OperatorCommand),
/* harmony export */   yb: () => (/* binding */ Withdrawal)
/* harmony export */ });
/* unused harmony exports CommitStatus, PullReview, Remark */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(64377);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(27017);


const Control = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    consumed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    cursor: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable().default(null),
    outbox: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    told: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const emptyControl = { schema: 1, consumed: [], cursor: null, outbox: [] };
const Withdrawal = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['rejected', 'undone', 'dependent']),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const OperatorCommand = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('pause'), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('resume') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('stop'), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('skip'), task: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD, why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('retry'), task: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD, why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('approve'), sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^(?:[0-9a-f]{7,64})?$/), task: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.optional() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('undo'), iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('hint'), text: text.min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('remember'), text: text.min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('forget'), id: text.min(1), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('knowledge'), words: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('accept'), ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text.regex(/^[CP]\d{1,3}$/)) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('revise'), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('override'), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('abort'), why: text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('budget'), usd: text.nullable(), iterations: text.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('mode'), value: text.min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('set'), name: text.min(1), value: text.min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('start') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('plan') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('status') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('help') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('redo'), iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).nullable(), why: text }),
]);
const CommitStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    context: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['success', 'failure']),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const PullReview = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
});
const Remark = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    thread: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const About = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    remarks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Remark),
});


/***/ }),

/***/ 64377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(26921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ }),

/***/ 26921:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  You: () => (/* binding */ ZodISODateTime),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  gMt: () => (/* binding */ discriminatedUnion),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  vkY: () => (/* binding */ preprocess),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  Uy$: () => (/* binding */ templateLiteral),
  PVZ: () => (/* binding */ tuple),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODate, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumber, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64, base64url, bigint, catch, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, e164, email, emoji, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, never, nonoptional, null, nullable, nullish, optional, partialRecord, pipe, prefault, promise, readonly, refine, set, stringFormat, stringbool, success, superRefine, symbol, transform, uint32, uint64, ulid, undefined, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(54723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def \u2014 skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var schemas = __nccwpck_require__(56985);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __nccwpck_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/to-json-schema.js
var to_json_schema = __nccwpck_require__(87509);
;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object \u2014 it accepts any object \u2014
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   \u2716 Expected number, received string at "username
 * favoriteNumbers[0]
 *   \u2716 Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`\u2716 ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  \u2192 at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object \u2014 it accepts any object \u2014
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out \u2014 see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    schemas/* $ZodType */.W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...schemas/* standardProps */.YK(this),
            jsonSchema: {
                input: (0,to_json_schema/* createStandardJSONSchemaMethod */.uE)(this, "input"),
                output: (0,to_json_schema/* createStandardJSONSchemaMethod */.uE)(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return (0,to_json_schema/* createToJSONSchemaMethod */.OA)(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    schemas/* $ZodString */.$v.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* stringProcessor */.SW(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).format ?? null,
    minLength: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).minimum ?? null,
    maxLength: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    schemas/* $ZodString */.$v.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    schemas/* $ZodStringFormat */.EY.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    schemas/* $ZodISODateTime */.Ko.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    schemas/* $ZodISODate */.v1.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    schemas/* $ZodISOTime */.Ax.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    schemas/* $ZodISODuration */.$N.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodEmail */.qG.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodGUID */.Zc.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodUUID */.Zn.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodURL */.VY.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodEmoji */.cG.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodNanoID */.Py.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodCUID */.bl.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodCUID2 */.Zu.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodULID */.g5.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodXID */.TF.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodKSUID */.GY.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodIPv4 */.Lc.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodIPv6 */.Zy.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    schemas/* $ZodCIDRv4 */.CI.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    schemas/* $ZodCIDRv6 */.Cn.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodBase64 */.Dq.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodBase64URL */.CQ.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodE164 */.Oy.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    schemas/* $ZodJWT */.h8.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    schemas/* $ZodNumber */.vz.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* numberProcessor */.Wg(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = json_schema_processors/* aggregateChecks */.Fs(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = json_schema_processors/* aggregateChecks */.Fs(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = json_schema_processors/* aggregateChecks */.Fs(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    schemas/* $ZodNumberFormat */.I.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    schemas/* $ZodBoolean */.sF.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* booleanProcessor */.dO(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    schemas/* $ZodBigInt */.BN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* bigintProcessor */.Y8(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).minimum ?? null,
    maxValue: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).maximum ?? null,
    format: (inst) => json_schema_processors/* aggregateChecks */.Fs(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
})));
function _null(params) {
    return core._null(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    schemas/* $ZodUnknown */.GP.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* unknownProcessor */.NV(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    schemas/* $ZodNever */.Um.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* neverProcessor */.RH(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    schemas/* $ZodDate */.o5.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* dateProcessor */.Fl(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = json_schema_processors/* aggregateChecks */.Fs(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = json_schema_processors/* aggregateChecks */.Fs(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    schemas/* $ZodArray */.$p.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* arrayProcessor */.cY(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    schemas/* $ZodObjectJIT */.w.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* objectProcessor */.Ec(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    schemas/* $ZodUnion */.cu.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* unionProcessor */.iC(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    schemas/* $ZodDiscriminatedUnion */.P0.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    schemas/* $ZodIntersection */.LJ.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* intersectionProcessor */.i_(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    schemas/* $ZodTuple */.G3.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* tupleProcessor */.CN(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas/* $ZodType */.W4;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    schemas/* $ZodRecord */.h.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* recordProcessor */.GC(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) \u2014 defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    schemas/* $ZodEnum */.VO.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* enumProcessor */.C0(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    schemas/* $ZodLiteral */.nu.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* literalProcessor */.Yv(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    schemas/* $ZodTransform */.Wc.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* transformProcessor */.xi(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    schemas/* $ZodOptional */.ig.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* optionalProcessor */.$k(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    schemas/* $ZodExactOptional */.RL.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* optionalProcessor */.$k(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    schemas/* $ZodNullable */.qc.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* nullableProcessor */.yq(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    schemas/* $ZodDefault */.rv.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* defaultProcessor */.mh(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    schemas/* $ZodPrefault */.VF.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* prefaultProcessor */.A(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    schemas/* $ZodNonOptional */.N$.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* nonoptionalProcessor */.cR(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    schemas/* $ZodCatch */.t$.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* catchProcessor */.Q9(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    schemas/* $ZodPipe */._m.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* pipeProcessor */.fs(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    schemas/* $ZodPreprocess */.KX.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    schemas/* $ZodReadonly */.Sb.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* readonlyProcessor */.$X(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTemplateLiteral", (inst, def) => {
    schemas/* $ZodTemplateLiteral */.d.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* templateLiteralProcessor */.Cv(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    schemas/* $ZodCustom */.b0.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors/* customProcessor */.A6(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 43759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _null, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(44890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(29396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 44890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(23908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(54723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero \u2014 the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way \u2014 and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 88532:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, \u2026) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` \u2014 unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 98439:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ readonlyProcessor),
/* harmony export */   $k: () => (/* binding */ optionalProcessor),
/* harmony export */   A: () => (/* binding */ prefaultProcessor),
/* harmony export */   A6: () => (/* binding */ customProcessor),
/* harmony export */   C0: () => (/* binding */ enumProcessor),
/* harmony export */   CN: () => (/* binding */ tupleProcessor),
/* harmony export */   Cv: () => (/* binding */ templateLiteralProcessor),
/* harmony export */   Ec: () => (/* binding */ objectProcessor),
/* harmony export */   Fl: () => (/* binding */ dateProcessor),
/* harmony export */   Fs: () => (/* binding */ aggregateChecks),
/* harmony export */   GC: () => (/* binding */ recordProcessor),
/* harmony export */   NV: () => (/* binding */ unknownProcessor),
/* harmony export */   Q9: () => (/* binding */ catchProcessor),
/* harmony export */   RH: () => (/* binding */ neverProcessor),
/* harmony export */   SW: () => (/* binding */ stringProcessor),
/* harmony export */   Wg: () => (/* binding */ numberProcessor),
/* harmony export */   Y8: () => (/* binding */ bigintProcessor),
/* harmony export */   Yv: () => (/* binding */ literalProcessor),
/* harmony export */   bl: () => (/* binding */ toJSONSchema),
/* harmony export */   cR: () => (/* binding */ nonoptionalProcessor),
/* harmony export */   cY: () => (/* binding */ arrayProcessor),
/* harmony export */   dO: () => (/* binding */ booleanProcessor),
/* harmony export */   fs: () => (/* binding */ pipeProcessor),
/* harmony export */   iC: () => (/* binding */ unionProcessor),
/* harmony export */   i_: () => (/* binding */ intersectionProcessor),
/* harmony export */   mh: () => (/* binding */ defaultProcessor),
/* harmony export */   xi: () => (/* binding */ transformProcessor),
/* harmony export */   yq: () => (/* binding */ nullableProcessor)
/* harmony export */ });
/* unused harmony exports symbolProcessor, nullProcessor, undefinedProcessor, voidProcessor, anyProcessor, nanProcessor, fileProcessor, successProcessor, functionProcessor, mapProcessor, setProcessor, promiseProcessor, lazyProcessor, allProcessors */
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(23908);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(56985);
/* harmony import */ var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(87509);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER_FORMAT_RANGES */ .zH),
    bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .BIGINT_FORMAT_RANGES */ .NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .base64Charset */ .cq, _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .base64 */ .K3],
    [_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .base64urlCharset */ .xE, _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .base64url */ .r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .getEnumValues */ .w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(json.properties, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses \u2014 `z.record(z.number().min(5), V)`
 * accepts `"3"` \u2014 which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition \u2014 the string form a key position needs is not the number form every other reference wants \u2014 so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai : _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .initializeContext */ .az)({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .extractDefs */ .Wb)(ctx, schema);
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(schemas, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .finalize */ .jE)(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .initializeContext */ .az)({ ...params, processors: allProcessors });
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(input, ctx);
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .extractDefs */ .Wb)(ctx, input);
    return (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .finalize */ .jE)(ctx, input);
}


/***/ }),

/***/ 23908:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, null, undefined, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor \u2014 a pictograph, a regional indicator, or the enclosing keycap \u2014 because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12\u201319 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 29396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 56985:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $p: () => (/* binding */ $ZodArray),
  Dq: () => (/* binding */ $ZodBase64),
  CQ: () => (/* binding */ $ZodBase64URL),
  BN: () => (/* binding */ $ZodBigInt),
  sF: () => (/* binding */ $ZodBoolean),
  CI: () => (/* binding */ $ZodCIDRv4),
  Cn: () => (/* binding */ $ZodCIDRv6),
  bl: () => (/* binding */ $ZodCUID),
  Zu: () => (/* binding */ $ZodCUID2),
  t$: () => (/* binding */ $ZodCatch),
  b0: () => (/* binding */ $ZodCustom),
  o5: () => (/* binding */ $ZodDate),
  rv: () => (/* binding */ $ZodDefault),
  P0: () => (/* binding */ $ZodDiscriminatedUnion),
  Oy: () => (/* binding */ $ZodE164),
  qG: () => (/* binding */ $ZodEmail),
  cG: () => (/* binding */ $ZodEmoji),
  VO: () => (/* binding */ $ZodEnum),
  RL: () => (/* binding */ $ZodExactOptional),
  Zc: () => (/* binding */ $ZodGUID),
  Lc: () => (/* binding */ $ZodIPv4),
  Zy: () => (/* binding */ $ZodIPv6),
  v1: () => (/* binding */ $ZodISODate),
  Ko: () => (/* binding */ $ZodISODateTime),
  $N: () => (/* binding */ $ZodISODuration),
  Ax: () => (/* binding */ $ZodISOTime),
  LJ: () => (/* binding */ $ZodIntersection),
  h8: () => (/* binding */ $ZodJWT),
  GY: () => (/* binding */ $ZodKSUID),
  nu: () => (/* binding */ $ZodLiteral),
  Py: () => (/* binding */ $ZodNanoID),
  Um: () => (/* binding */ $ZodNever),
  N$: () => (/* binding */ $ZodNonOptional),
  qc: () => (/* binding */ $ZodNullable),
  vz: () => (/* binding */ $ZodNumber),
  I: () => (/* binding */ $ZodNumberFormat),
  w: () => (/* binding */ $ZodObjectJIT),
  ig: () => (/* binding */ $ZodOptional),
  _m: () => (/* binding */ $ZodPipe),
  VF: () => (/* binding */ $ZodPrefault),
  KX: () => (/* binding */ $ZodPreprocess),
  Sb: () => (/* binding */ $ZodReadonly),
  h: () => (/* binding */ $ZodRecord),
  $v: () => (/* binding */ $ZodString),
  EY: () => (/* binding */ $ZodStringFormat),
  d: () => (/* binding */ $ZodTemplateLiteral),
  Wc: () => (/* binding */ $ZodTransform),
  G3: () => (/* binding */ $ZodTuple),
  W4: () => (/* binding */ $ZodType),
  g5: () => (/* binding */ $ZodULID),
  VY: () => (/* binding */ $ZodURL),
  Zn: () => (/* binding */ $ZodUUID),
  cu: () => (/* binding */ $ZodUnion),
  GP: () => (/* binding */ $ZodUnknown),
  TF: () => (/* binding */ $ZodXID),
  cq: () => (/* binding */ base64Charset),
  xE: () => (/* binding */ base64urlCharset),
  YK: () => (/* binding */ standardProps)
});

// UNUSED EXPORTS: $ZodAny, $ZodBigIntFormat, $ZodCodec, $ZodCreditCard, $ZodCustomStringFormat, $ZodFile, $ZodFunction, $ZodIBAN, $ZodLazy, $ZodMAC, $ZodMap, $ZodNaN, $ZodNull, $ZodObject, $ZodPromise, $ZodSet, $ZodSuccess, $ZodSymbol, $ZodUndefined, $ZodVoid, $ZodXor, URL_BAD_FORMAT, URL_UNPARSEABLE, canParseURL, clone, getDiscriminatedOption, isValidBase64, isValidBase64URL, isValidCIDRv6, isValidCreditCard, isValidIBAN, isValidIPv6, isValidJWT, mergeValues, parseURLObject, stripTabAndNewline, urlHostnameOk, urlProtocolOk, validateURL

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(44890);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(88532);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(23908);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(54723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only \u2014 the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only \u2014 checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing \u2014 whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys \u2014 and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it \u2014 pipes and lazies \u2014 are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return core_regexes/* string */.Yj({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === core_regexes/* number */.ai ? core_regexes/* integer */.nd : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(core_util/* cleanRegex */.p6(before), () => core_util/* cleanRegex */.p6(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => core_util/* cleanRegex */.p6(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(core_util/* cleanRegex */.p6(source));
        }
        else if (part === null || core_util/* primitiveTypes */.bI.has(typeof part)) {
            regexParts.push(core_util/* escapeRegex */.sD(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
});
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}


/***/ }),

/***/ 87509:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ processSchema),
/* harmony export */   OA: () => (/* binding */ createToJSONSchemaMethod),
/* harmony export */   Wb: () => (/* binding */ extractDefs),
/* harmony export */   _S: () => (/* binding */ handleUnrepresentable),
/* harmony export */   az: () => (/* binding */ initializeContext),
/* harmony export */   jE: () => (/* binding */ finalize),
/* harmony export */   uE: () => (/* binding */ createStandardJSONSchemaMethod)
/* harmony export */ });
/* unused harmony export process */
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(29396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_1__/* .globalRegistry */ .fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would \u2014 this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify \u2014 anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one \u2014 nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else \u2014 `$ref`, `patternProperties`,
 * an annotation like `description` \u2014 makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead \u2014 `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it \u2014 so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection \u2014 through `z.lazy`, or any `ref` chain \u2014 holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs \u2014 it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProp */ .Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = initializeContext({ ...params, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};


/***/ }),

/***/ 54723:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   bI: () => (/* binding */ primitiveTypes),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, defineLazy, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key \u2014 an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to \u2014 the same check instance is shared by every clone of that schema \u2014 so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together \u2014 see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype \u2014 never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback \u2014 rest and defaulted parameters both report arity 0 \u2014 and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure \u2014 the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __nccwpck_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __nccwpck_require__(1315);
// EXTERNAL MODULE: ./build/adapter/process/force-stop.js
var force_stop = __nccwpck_require__(96938);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __nccwpck_require__(95935);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __nccwpck_require__(98203);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __nccwpck_require__(30023);
;// CONCATENATED MODULE: ./build/core/report/terminal/help-text.js

const widest = 120;
const margin = 36;
function helpText(help, { width, isTty = false }) {
    if (!isTty)
        return help;
    const columns = Math.min(width, widest);
    const fit = (line) => (/^ +ralph |^Usage: /.test(line) ? [line] : (0,display_width/* fitLine */.ax)(line, columns, margin));
    return help
        .split('\n\n')
        .map((part) => (isProse(part) ? part.replaceAll('\n', ' ') : part).split('\n').flatMap(fit).join('\n'))
        .join('\n\n');
}
const isProse = (part) => !part.startsWith('Usage:') && part.split('\n').every((line) => /^\S.*[^:]$/.test(line));

// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __nccwpck_require__(41038);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __nccwpck_require__(72527);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __nccwpck_require__(27827);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __nccwpck_require__(22425);
;// CONCATENATED MODULE: ./build/entry/commands.js

const commands = [
    {
        words: 'demo',
        needs: [],
        summary: 'see a whole run in a temporary folder, in a few seconds',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(4006), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(6276), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(9809), __nccwpck_require__.e(5048), __nccwpck_require__.e(6470), __nccwpck_require__.e(2789), __nccwpck_require__.e(2764), __nccwpck_require__.e(3241), __nccwpck_require__.e(5259)]).then(__nccwpck_require__.bind(__nccwpck_require__, 54210))).demoCommand,
    },
    {
        words: 'init',
        needs: ['repository'],
        summary: 'set up a repository: plan, configuration and workflow',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8815), __nccwpck_require__.e(2463), __nccwpck_require__.e(4006), __nccwpck_require__.e(891), __nccwpck_require__.e(6170), __nccwpck_require__.e(7198), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(6276), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(5048), __nccwpck_require__.e(33), __nccwpck_require__.e(2789), __nccwpck_require__.e(2764), __nccwpck_require__.e(9807), __nccwpck_require__.e(2216), __nccwpck_require__.e(9149)]).then(__nccwpck_require__.bind(__nccwpck_require__, 73630))).initCommand,
    },
    {
        words: 'doctor',
        needs: [],
        summary: 'check what could stop a run here, and how to fix it',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8815), __nccwpck_require__.e(2463), __nccwpck_require__.e(4006), __nccwpck_require__.e(891), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(5048), __nccwpck_require__.e(33), __nccwpck_require__.e(2789), __nccwpck_require__.e(2216), __nccwpck_require__.e(9932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 39890))).doctorCommand,
    },
    {
        words: 'run',
        needs: ['repository', 'plan', 'agent'],
        summary: 'run a plan, or continue one',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(4006), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(6276), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(9809), __nccwpck_require__.e(5048), __nccwpck_require__.e(6470), __nccwpck_require__.e(2789), __nccwpck_require__.e(2764), __nccwpck_require__.e(3241), __nccwpck_require__.e(9805)]).then(__nccwpck_require__.bind(__nccwpck_require__, 49805))).runCommand,
    },
    {
        words: 'status',
        needs: ['repository', 'run'],
        summary: "a run's progress, and what it needs from you",
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(3263)]).then(__nccwpck_require__.bind(__nccwpck_require__, 73263))).statusCommand,
    },
    {
        words: 'dashboard',
        needs: ['repository'],
        summary: 'watch and control all runs in the browser',
        load: async () => (await __nccwpck_require__.e(/* import() */ 5221).then(__nccwpck_require__.bind(__nccwpck_require__, 65221))).dashboardCommand,
    },
    {
        words: 'log',
        needs: ['repository', 'run'],
        summary: 'what happened, event by event, or everything about one iteration',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(6276), __nccwpck_require__.e(2274)]).then(__nccwpck_require__.bind(__nccwpck_require__, 11265))).logCommand,
    },
    {
        words: 'knowledge',
        needs: ['repository', 'run'],
        summary: 'what a run has learned, from whom, and which prompts included it',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(5168)]).then(__nccwpck_require__.bind(__nccwpck_require__, 75168))).knowledgeCommand,
    },
    {
        words: 'report',
        needs: ['repository', 'run'],
        summary: 'statistics of a run: retries, checks, handoffs, prompts, time, money',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(5843), __nccwpck_require__.e(3167)]).then(__nccwpck_require__.bind(__nccwpck_require__, 13167))).reportCommand,
    },
    {
        words: 'checkout',
        needs: ['repository', 'run'],
        summary: 'write the files of any attempt, even a rejected one, to a new folder',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(5056), __nccwpck_require__.e(9869)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99869))).checkoutCommand,
    },
    {
        words: 'list',
        needs: ['repository'],
        summary: 'every run of this repository, and the disk space it uses here',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(553), __nccwpck_require__.e(6171)]).then(__nccwpck_require__.bind(__nccwpck_require__, 46171))).listCommand,
    },
    {
        words: 'finish',
        needs: ['repository', 'run'],
        summary: 'merge the work of a complete run into its base',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8815), __nccwpck_require__.e(891), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(33), __nccwpck_require__.e(5393)]).then(__nccwpck_require__.bind(__nccwpck_require__, 65393))).finishCommand,
    },
    {
        words: 'delete',
        needs: ['repository', 'run'],
        summary: "show a run's branches, state and files, then remove them",
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7537), __nccwpck_require__.e(6254), __nccwpck_require__.e(2682)]).then(__nccwpck_require__.bind(__nccwpck_require__, 82682))).deleteCommand,
    },
    {
        words: 'queue',
        needs: ['repository'],
        summary: 'the queue of plans: show it, add a plan, remove one',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(553), __nccwpck_require__.e(978)]).then(__nccwpck_require__.bind(__nccwpck_require__, 30978))).queueCommand,
    },
    {
        words: 'import ralph-deluxe',
        needs: ['repository', 'plan'],
        summary: 'continue a run of ralph-deluxe from its .ralph folder',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(4006), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(9809), __nccwpck_require__.e(5048), __nccwpck_require__.e(6470), __nccwpck_require__.e(2357)]).then(__nccwpck_require__.bind(__nccwpck_require__, 85529))).importDeluxeCommand,
    },
    {
        words: 'replay',
        needs: ['repository', 'run'],
        summary: 'replay a recorded job without an agent, and compare the results',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(4006), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(6276), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(9809), __nccwpck_require__.e(5048), __nccwpck_require__.e(6470), __nccwpck_require__.e(2764), __nccwpck_require__.e(8204)]).then(__nccwpck_require__.bind(__nccwpck_require__, 58204))).replayCommand,
    },
    {
        words: 'plan create',
        needs: ['repository', 'agent'],
        summary: 'let an agent draft a plan from a spec, a text or an issue; you see it before it is written',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8815), __nccwpck_require__.e(2463), __nccwpck_require__.e(891), __nccwpck_require__.e(6170), __nccwpck_require__.e(7198), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(6276), __nccwpck_require__.e(5056), __nccwpck_require__.e(5507), __nccwpck_require__.e(33), __nccwpck_require__.e(7231), __nccwpck_require__.e(9807), __nccwpck_require__.e(3335)]).then(__nccwpck_require__.bind(__nccwpck_require__, 13259))).planCreateCommand,
    },
    {
        words: 'plan lint',
        needs: ['plan'],
        summary: 'check a plan for all problems at once',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(8815), __nccwpck_require__.e(2463), __nccwpck_require__.e(4006), __nccwpck_require__.e(891), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(33), __nccwpck_require__.e(9652)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89652))).planLintCommand,
    },
    {
        words: 'plan convert',
        needs: ['plan'],
        summary: 'print a plan of any format as plan.json or as Markdown',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(9548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 69548))).planConvertCommand,
    },
    {
        words: 'plan graph',
        needs: ['run or plan'],
        summary: 'dependencies, ready tasks and the critical path',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(8507)]).then(__nccwpck_require__.bind(__nccwpck_require__, 18507))).planGraphCommand,
    },
    {
        words: 'spec lint',
        needs: [],
        summary: 'check the specs and their index for all problems at once',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7231), __nccwpck_require__.e(5630)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80194))).specLintCommand,
    },
    {
        words: 'spec list',
        needs: [],
        summary: 'the specs, with status, open questions and dependencies',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7231), __nccwpck_require__.e(7775)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25603))).specListCommand,
    },
    {
        words: 'config',
        needs: ['repository'],
        summary: 'every setting with its value and its source',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(7316)]).then(__nccwpck_require__.bind(__nccwpck_require__, 17316))).configCommand,
    },
    {
        words: 'orders',
        needs: ['repository', 'run or plan'],
        summary: 'list orders that are waiting or failed; withdraw one',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(9809), __nccwpck_require__.e(3022), __nccwpck_require__.e(4225), __nccwpck_require__.e(2044), __nccwpck_require__.e(6105), __nccwpck_require__.e(6700)]).then(__nccwpck_require__.bind(__nccwpck_require__, 96700))).ordersCommand,
    },
    ...Object.keys(read_command/* operatorWords */.uZ).map((word) => ({
        words: word,
        needs: ['repository', (0,read_command/* beginsWithoutRun */.Wh)(word) ? 'run or plan' : 'run'],
        summary: read_command/* operatorWords */.uZ[word].summary,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(7903), __nccwpck_require__.e(7537), __nccwpck_require__.e(1388), __nccwpck_require__.e(8341), __nccwpck_require__.e(6254), __nccwpck_require__.e(6484), __nccwpck_require__.e(5487), __nccwpck_require__.e(553), __nccwpck_require__.e(3555), __nccwpck_require__.e(9809), __nccwpck_require__.e(3022), __nccwpck_require__.e(4225), __nccwpck_require__.e(2044), __nccwpck_require__.e(6105), __nccwpck_require__.e(5025)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95025))).orderCommand(word),
    })),
];

// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __nccwpck_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __nccwpck_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __nccwpck_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __nccwpck_require__(67582);
// EXTERNAL MODULE: ./build/entry/small-heap.js + 1 modules
var small_heap = __nccwpck_require__(15740);
// EXTERNAL MODULE: ./build/entry/through-proxy.js
var through_proxy = __nccwpck_require__(16239);
;// CONCATENATED MODULE: ./build/entry/cli.js
















const handBackMs = 3_000;
function onSignals() {
    const controller = new AbortController();
    const leaveNow = () => process.exit(exit_codes/* exits */.co.interrupted.code);
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => {
            if (force_stop/* forceStop */.u.aborted)
                leaveNow();
            if (!controller.signal.aborted)
                return controller.abort();
            (0,force_stop/* requestForceStop */.p)();
            setTimeout(leaveNow, handBackMs).unref();
        });
    }
    process.stdout.on('error', () => controller.abort());
    process.stderr.on('error', () => undefined);
    return controller.signal;
}
const rowsOf = (listed) => listed.map(({ words, summary }) => `  ${words.padEnd(12)} ${summary}`).join('\n');
const overview = () => `ralph drives a coding agent through a task plan: one validated commit per iteration, or nothing.

Usage: ralph <command> [options]

${rowsOf(commands)}

  ralph <command> --help     options and examples
  ralph --version, -v
  --no-color                 no colours; NO_COLOR does the same

New here? \`ralph demo\` shows a whole run in a temporary folder in a few seconds.
`;
function withoutColorFlag(argv) {
    const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
    return argv.filter((word, at) => at >= end || word !== '--no-color');
}
const either = (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
async function main(given) {
    (0,small_heap/* keepHeapSmall */.p8)();
    (0,failpoint/* armFailpoint */.$j)(process.env['RALPH_FAILPOINT']);
    const argv = withoutColorFlag(given);
    const asked = argv.length === given.length;
    const context = {
        argv: [],
        env: process.env,
        cwd: process.cwd(),
        out: (text) => void process.stdout.write(text),
        err: (text) => void process.stderr.write(text),
        isTty: process.stdout.isTTY === true,
        columns: process.stdout.columns || 100,
        color: asked && process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
        now: Date.now,
        cancelled: onSignals(),
    };
    if (['--version', '-v'].includes(argv[0] ?? ''))
        return say(context, `${(0,installed/* packageJson */.T9)().version}\n`);
    if (argv.length === 0 || argv[0] === '--help' || argv[0] === '-h' || argv[0] === 'help')
        return say(context, helpText(overview(), (0,project_context/* lookOf */.Li)(context)));
    const listed = commands.find(({ words }) => `${argv.join(' ')} `.startsWith(`${words} `));
    if (!listed)
        return unlisted(context, argv);
    const rest = argv.slice(listed.words.split(' ').length);
    const asksHelp = rest.includes('--help') || rest.includes('-h');
    const repositoryAhead = listed.needs.includes('repository') && !asksHelp ? lookAhead(context) : undefined;
    const command = await listed.load();
    if (asksHelp)
        return say(context, `${helpText(command.help, (0,project_context/* lookOf */.Li)(context))}\n`);
    (0,through_proxy/* throughProxy */.EU)(process.env);
    const its = { ...context, argv: rest, ...(repositoryAhead && { repositoryAhead }) };
    return command.run(its, (0,flags/* readFlags */.uW)(rest, command, listed.words));
}
function lookAhead({ cwd, env }) {
    let looking = (0,user_repository/* openRepository */.h_)({ cwd, env });
    looking.catch(() => undefined);
    return () => {
        const taken = looking;
        looking = undefined;
        return taken;
    };
}
function unlisted(context, argv) {
    const [first = '', second = ''] = argv;
    const within = commands.filter(({ words }) => words.startsWith(`${first} `));
    if (within.length > 0 && argv.some((word) => word === '--help' || word === '-h'))
        return say(context, helpText(groupHelp(first), (0,project_context/* lookOf */.Li)(context)));
    const names = commands.map(({ words }) => words);
    const meant = within.length > 0 && second === '' ? undefined : (0,nearest/* meantName */.d5)(within.length > 0 ? `${first} ${second}` : first, names);
    const likely = meant === undefined ? within.map(({ words }) => words) : [meant];
    const hint = likely.length === 0 ? '' : ` Did you mean ${either(likely.map((words) => `'ralph ${words}'`))}?`;
    const named = within.length > 0 && second !== '' ? `${first} ${second}` : first;
    context.err(`Usage: ralph <command> [options]
\`ralph --help\` lists the commands.
ralph: unknown command '${(0,one_line/* plainLine */.h0)(named, 80)}'.${hint}
`);
    return exit_codes/* exits */.co.usage.code;
}
const groupHelp = (word) => `Usage: ralph ${word} <command> [options]

${rowsOf(commands.filter(({ words }) => words.startsWith(`${word} `)))}

  ralph ${word} <command> --help     options and examples
`;
function say(context, text) {
    context.out(text);
    return 0;
}
function leave(code) {
    process.exitCode = code;
    process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
main(process.argv.slice(2)).then(leave, (thrown) => {
    const error = (0,error_text/* userFault */._z)(thrown);
    process.stderr.write((0,redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(process.env))((0,error_text/* errorText */.kc)(error)));
    leave((0,error_text/* errorExitCode */.C6)(error));
});

