export const id = 731;
export const ids = [731];
export const modules = {

/***/ 5886:
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

/***/ 9201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeBareDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
function makeBareDirectory(gitDir, objectFormat) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, folder), { recursive: true });
    }
    const version = objectFormat === 'sha256' ? 1 : 0;
    const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
    // The branch is never made; git demands that HEAD names one.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
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

/***/ 5228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d0: () => (/* binding */ engineConfig),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   kj: () => (/* binding */ configEnvironment)
/* harmony export */ });
/* harmony import */ var _carried_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1734);

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
 * no disk, where the agent could (reliability G19). Needs git 2.31.
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
    const { section: name, subsection, name: variable } = (0,_carried_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._)(key);
    const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`;
    return `${head}\n\t${variable} = "${quoted(value)}"\n`;
}
const quoted = (value) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b');


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

/***/ 8629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ packEntry),
/* harmony export */   FM: () => (/* binding */ packOf),
/* harmony export */   _f: () => (/* binding */ oidOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);


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
    return { oid, bytes: Buffer.concat([Buffer.from(header), (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(content, compression)]) };
}
/** A pack of whole objects and its index, version 2 of both (gitformat-pack). Each oid stands in it once. */
function packOf(format, entries) {
    const hash = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(content).digest();
    const start = Buffer.concat([Buffer.from('PACK'), numbers(2, entries.length)]);
    const body = Buffer.concat([start, ...entries.map(({ bytes }) => bytes)]);
    const trailer = hash(body);
    let at = start.length;
    const rows = entries.map(({ oid, bytes }) => {
        const row = { oid, offset: at, crc: (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(bytes) };
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

/***/ 7164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ pushRefusal)
});

// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
;// CONCATENATED MODULE: ./build/adapter/git/rule-refusals.js
const exempt = 'exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets)';
/**
 * Rules that GitHub names when it declines a push (GH006, GH009, GH013; platform facts 9, 39, 43): one push can break
 * several, and each is told.
 */
const ruleRefusals = [
    {
        pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
        why: 'the commit changes or brings along files in .github/workflows and the token lacks the "workflows" permission',
        way: "a workflow's own token never has it: give `github-token` an App's token that has, or merge the base by hand",
    },
    {
        pattern: /GH009|push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
        why: 'secret scanning found a credential in the commit (GH013)',
        way: 'take it out and revoke it, or allow it at the address that GitHub names',
    },
    {
        pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
        why: 'a rule demands signed commits',
        way: 'set `commit-mode: api`, so that GitHub signs them, and leave ralph/state/** out of the rule',
    },
    {
        pattern: /changes must be made through (?:a pull request|the merge queue)/i,
        why: 'a rule lets changes in by pull request alone',
        way: `that is for the branch that is merged into, not for ralph's own: ${exempt}`,
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
        why: 'a rule wants status checks before the commit is there',
        way: `require them on the branch that is merged into alone: ${exempt}`,
    },
    {
        pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
        why: 'a rule wants a review or a result before the commit is there',
        way: `require it on the branch that is merged into alone: ${exempt}`,
    },
    {
        pattern: /must not contain merge commits|linear history/i,
        why: 'a rule forbids merge commits',
        way: `set \`merge-base: false\`, or ${exempt}`,
    },
    {
        pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
        why: 'a rule demands another form of commit messages',
        way: `set \`commit-prefix\` so that they fit, or ${exempt}`,
    },
    {
        pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
        why: 'a rule demands other addresses of authors or committers',
        way: `set \`committer\`, set \`commit-mode: api\`, or ${exempt}`,
    },
    {
        pattern: /(?:branch|ref) name must match|branch_name_pattern/i,
        why: 'a rule demands another form of branch names',
        way: `choose a "branch" in the plan that fits, and exempt ralph/state/** from it`,
    },
    {
        pattern: /file path(?:s|name)? .*restrict|restricted file path|file_path_restriction|file extension/i,
        why: 'a rule forbids changes of these files',
        way: 'add them to `protected-paths`, so that no attempt changes them, or give the task other `paths`',
    },
    {
        pattern: /cannot force-push|force pushes being restricted/i,
        why: 'a rule forbids that the branch goes backwards, and somebody moved it',
        way: 'run again: the next job builds on what is there',
    },
    {
        pattern: /repository (?:was|is|has been) archived|read-only/i,
        why: 'the repository is archived',
        way: 'Settings \u2192 General \u2192 Unarchive',
    },
];

;// CONCATENATED MODULE: ./build/adapter/git/push-refusal.js


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
        why: 'another branch has a name that begins alike, so git cannot make this one',
    },
    {
        pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
        why: 'the ref is locked there; where no git runs any more, remove the .lock file that it names',
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
    const quoted = (0,remote_url/* withoutCredentials */.r)(words.slice(0, 6).join(' | ')).slice(0, 500);
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


/***/ }),

/***/ 4262:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ remoteCall)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _remote_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2864);



function remoteCall(git, remote, patience) {
    const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000 } = patience;
    const once = async (args) => {
        try {
            return await git({ args, allow: 'any', timeoutMs });
        }
        catch (error) {
            if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'GIT_TIMED_OUT')
                throw error;
            return { code: 128, stdout: Buffer.alloc(0), stderr: error.message };
        }
    };
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
            const result = await once(args);
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


/***/ }),

/***/ 2864:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unknownFault),
/* harmony export */   y: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);


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
        sentence: 'the disk is full, there or here',
        hint: 'Free some space and run again. Nothing was overwritten; the run goes on from its last state.',
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
        sentence: 'a policy of the organisation keeps this token or this machine out',
        hint: 'SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Kind of token: use one that the organisation accepts.',
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
        sentence: 'it refuses our credentials',
        hint: 'Check the token or key: it must not be expired and needs write access to the contents of the repository (in Actions: permissions: contents: write).',
        passing: false,
    },
    {
        pattern: /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
        code: 'REMOTE_NOT_FOUND',
        sentence: 'there is no such repository, or it is hidden from us',
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
    const message = `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(remote)} cannot be used: ${fault.sentence}. Git says: ${tail(said)}`;
    return {
        error: new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ code: fault.code, kind: 'failed', message, hint: fault.hint }),
        passing: fault.passing,
    };
}
const unknownFault = (remote, said) => new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'REMOTE_FAILED',
    kind: 'failed',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(remote)} answered in a way that ralph does not know. Git says: ${tail(said)}`,
    hint: 'Try `git ls-remote` with that address; what it says is what ralph met. Then run again: nothing is lost.',
});
const tail = (said) => (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(said.trim()).slice(-800);


/***/ }),

/***/ 4981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ remoteName),
/* harmony export */   q: () => (/* binding */ lazily)
/* harmony export */ });
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

/***/ 6626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ refsBy),
  e: () => (/* binding */ remoteAt)
});

// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(774);
// EXTERNAL MODULE: ./build/adapter/git/object.js
var object = __webpack_require__(9300);
// EXTERNAL MODULE: ./build/adapter/git/push-refusal.js + 1 modules
var push_refusal = __webpack_require__(7164);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/remote-fault.js
var remote_fault = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/adapter/git/stale-lock.js

/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 10_000;
/**
 * What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
 * or that is gone by now. A lock names no owner, so that it is a person's to remove.
 */
function staleLock(path, now = Date.now()) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs)
        return undefined;
    const since = new Date(found.mtimeMs).toISOString().slice(0, 19);
    return `That lock is of ${since}, and git holds one for a moment only. Where no git runs there any more: \`rm '${path}'\`, then run again; nothing is lost.`;
}

;// CONCATENATED MODULE: ./build/adapter/git/remote.js









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
        ...[remote_name/* remoteName */.i, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
    ];
}
const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/**
 * Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
 * tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
 */
const wholeHistory = ['--no-filter', '--depth=2147483647'];
const isUnadvertised = (error) => error instanceof core_error/* RalphError */.A && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
    const isPath = (0,remote_url/* isPathRemote */.i)(store.remote);
    const call = (0,remote_call/* remoteCall */.V)(store.git, store.remote, patience);
    const tips = new Map();
    /** An answer that ended within its headers is an empty repository to git (tried): one is not believed at once. */
    const listing = async (asked) => {
        const { stdout } = await call.repeatedly(asked);
        return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout;
    };
    const list = async (patterns) => {
        (0,failpoint/* failpoint */.Zu)('remote.list');
        const stdout = await listing(['ls-remote', '--symref', remote_name/* remoteName */.i, 'HEAD', ...patterns]);
        (0,failpoint/* failpoint */.Zu)('remote.listed');
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
        (0,failpoint/* failpoint */.Zu)('remote.push');
        const result = await call.once(pushOf([{ ref, oid, expected }], isPath));
        (0,failpoint/* failpoint */.Zu)('remote.pushed');
        if (result.code === 0)
            return { kind: 'won' };
        // Whatever it says: a push whose answer was lost may have arrived (reliability.md §0.2).
        const actual = (await refs([ref])).get(ref) ?? null;
        if (actual === oid)
            return { kind: 'won' };
        if (actual !== expected)
            return { kind: 'lost', actual };
        return judge(result.stdout.toString('utf8'), result.stderr);
    };
    const judge = (stdout, stderr) => {
        const fault = (0,remote_fault/* transportFault */.y)(store.remote, stderr);
        // Git reports it as a refusal of the ref, which it is not.
        if (fault?.error.code === 'REMOTE_FULL')
            throw fault.error;
        const refusal = (0,push_refusal/* pushRefusal */.J)(stdout, stderr);
        const hint = refusal?.lock && isPath ? staleLock(refusal.lock) : undefined;
        if (refusal?.passing && hint === undefined)
            return { kind: 'repeat', last: { refused: refusal.why } };
        if (refusal !== undefined)
            return { kind: 'refused', why: refusal.why, hint };
        if (fault?.passing)
            return { kind: 'repeat', last: { error: fault.error } };
        throw fault?.error ?? (0,remote_fault/* unknownFault */.$)(store.remote, stderr);
    };
    let takesBoth = true;
    const followed = new Map();
    /** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
    const pushBoth = async (first, follower) => {
        if (!takesBoth)
            return false;
        (0,failpoint/* failpoint */.Zu)('remote.push-both');
        const { code } = await call.once(pushOf([first, follower], isPath));
        (0,failpoint/* failpoint */.Zu)('remote.pushed-both');
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
        await call.once(['push', ...options, remote_name/* remoteName */.i, ...names.map((name) => `:${name}`)]);
        for (const name of names)
            tips.delete(name);
    };
    const present = new Set();
    const fetch = async (oids, args) => {
        const unknown = oids.filter((oid) => !present.has(oid));
        const here = await Promise.all(unknown.map((oid) => (0,object/* isThere */.$B)(store, oid)));
        const missing = unknown.filter((_, at) => !here[at]);
        if (missing.length > 0) {
            (0,failpoint/* failpoint */.Zu)('remote.fetch');
            await call.repeatedly([...args, remote_name/* remoteName */.i, ...missing]).catch(async (error) => {
                if (!isUnadvertised(error))
                    throw error;
                await call.repeatedly([...remote_name/* lazily */.q, 'fetch', ...quietFetch, ...wholeHistory, remote_name/* remoteName */.i, ...tips.keys()]);
                for (const oid of missing)
                    if (!(await (0,object/* isThere */.$B)(store, oid)))
                        throw error;
            });
            (0,failpoint/* failpoint */.Zu)('remote.fetched');
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
        fetchState: (oid) => fetch([oid], [...remote_name/* lazily */.q, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
    };
}
/** What is written there would move another branch, a person's for instance, and what is read is that one. */
const symbolicRef = (remote, ref, target) => new core_error/* RalphError */.A({
    code: 'REF_SYMBOLIC',
    kind: 'data',
    message: `${ref} at ${(0,remote_url/* withoutCredentials */.r)(remote)} is no branch of its own: it stands for ${target}. Nothing was written.`,
    hint: `ralph never makes such a ref. Find out who did, then remove it there: \`git symbolic-ref --delete ${ref}\`.`,
});
/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy = (list) => async (names) => {
    const found = (await list(names)).refs;
    return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))));
};
const pairIfThere = (name, oid) => oid === undefined ? [] : [[name, oid]];


/***/ }),

/***/ 5135:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(774);
// EXTERNAL MODULE: ./build/adapter/local/process-directory.js
var process_directory = __webpack_require__(7611);
// EXTERNAL MODULE: ./build/adapter/git/bare-directory.js
var bare_directory = __webpack_require__(9201);
// EXTERNAL MODULE: ./build/adapter/git/engine-config.js
var engine_config = __webpack_require__(5228);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/local/kept-file.js
var kept_file = __webpack_require__(1041);
;// CONCATENATED MODULE: ./build/adapter/git/engine-files.js



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
                throw filesChanged([`${file.name} was changed, and cannot be put back`], cause);
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
    kind: 'failed',
    message: `Somebody wrote to files of ralph's own: ${what.slice(0, 5).join('; ')}.`,
    hint: 'An agent or a check must not reach them: `ralph doctor` says how to confine it better. Look at what it did, then run again.',
    cause,
});

// EXTERNAL MODULE: ./build/adapter/git/exec.js
var exec = __webpack_require__(7850);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(8309);
;// CONCATENATED MODULE: ./build/adapter/git/object-reader.js



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
    kind: 'failed',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended before it answered'}`,
    hint: '`git fsck --full` names what is damaged. Remove the file that it names and fetch the object from another clone, or restore it from a backup; then run again.',
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

// EXTERNAL MODULE: ./build/core/machine-fault.js
var machine_fault = __webpack_require__(754);
// EXTERNAL MODULE: ./build/adapter/git/pack-file.js
var pack_file = __webpack_require__(8629);
;// CONCATENATED MODULE: ./build/adapter/git/object-writer.js




/** Git looks for an object in one pack after the other. */
const mostPacks = 32;
/**
 * One small pack a flush, written here: its two files take less time than a process of git's needs to start, and less
 * than two dozen loose ones. The directory is the engine's own and lives as long as it.
 */
function objectWriter(at) {
    const folder = (0,external_node_path_.join)(at.gitDir, 'objects', 'pack');
    const written = new Set();
    let added = new Map();
    /** Packs of this writer that are not joined yet. */
    let recent = [];
    const write = (entries) => {
        const { name, pack, index } = (0,pack_file/* packOf */.FM)(at.format, entries);
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${name}.pack`), pack);
        // The index is what makes it visible, so it must be whole.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${name}.half`), index);
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(folder, `${name}.half`), (0,external_node_path_.join)(folder, `${name}.idx`));
        return name;
    };
    const joinPacks = () => {
        write(recent.flatMap(({ entries }) => entries));
        for (const { name } of recent)
            for (const end of ['idx', 'pack'])
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, `${name}.${end}`), { force: true });
        recent = [];
    };
    return {
        add(type, content) {
            const oid = (0,pack_file/* oidOf */._f)(at.format, type, content);
            if (!written.has(oid) && !added.has(oid))
                added.set(oid, (0,pack_file/* packEntry */.AR)(oid, type, content));
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
                throw (0,machine_fault/* machineFault */.M)({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause;
            }
        },
    };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
;// CONCATENATED MODULE: ./build/adapter/git/path-objects.js




/**
 * The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
 * borrows from; undefined for all others, which have to be fetched from.
 */
function objectsOfPath(remote) {
    if (!(0,remote_url/* isPathRemote */.i)(remote))
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

// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/submodules.js
var submodules = __webpack_require__(7188);
;// CONCATENATED MODULE: ./build/adapter/git/store.js














/**
 * Makes a store under `home`. Each engine process has one of its own, so that no lock of a killed engine, no half-made
 * directory and no second engine on this home can be in its way. What dead processes of this host left is removed.
 * Objects of others are read, never written, through `alternates`.
 */
async function openStore(place) {
    const { home, repository, remote } = place;
    const directory = await (0,process_directory/* processDirectory */.B)(home, 'store');
    const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path);
    const configFile = (0,external_node_path_.join)(directory.path, 'gitconfig');
    await (0,promises_.writeFile)(configFile, (0,engine_config/* engineConfig */.d0)(carried), { mode: 0o600 });
    (0,failpoint/* failpoint */.Zu)('store.configured');
    const env = {
        ...(0,exec/* hardenedEnvironment */.jm)(place.env, configFile),
        ...(0,engine_config/* configEnvironment */.kj)(remoteEntries(remote, carried)),
    };
    const gitDir = (0,external_node_path_.join)(directory.path, 'store.git');
    (0,bare_directory/* makeBareDirectory */.G)(gitDir, repository.objectFormat);
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
        writer: objectWriter({ gitDir, format: repository.objectFormat }),
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
    [`remote.${remote_name/* remoteName */.i}.url`, remote],
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
    const modules = (0,submodules/* submoduleObjects */.$U)(repository.commonDir).map((path) => path.replaceAll('\\', '/'));
    const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''));
    // Git learns from this file alone where the borrowed history ends.
    if (repository.shallow && !repository.partial) {
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
    }
}


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
  h: () => (/* binding */ openRepository),
  T: () => (/* binding */ reachedFrom)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/address-credential.js
var address_credential = __webpack_require__(5886);
// EXTERNAL MODULE: ./build/adapter/git/carried-configuration.js
var carried_configuration = __webpack_require__(1734);
;// CONCATENATED MODULE: ./build/adapter/git/instead-of.js

/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (reliability G19).
 */
function rewrittenAddress(all, given) {
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
        rewritten: (url) => rewrittenAddress(config, { url }),
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
        return rewrittenAddress(config, { url, pushUrl });
    // A path or a URL; a remote of such a name would be in the configuration.
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
/** The address of `remote`, and what git needs for it where there is no repository: of the user's own configuration and the environment. */
async function reachedFrom(remote, at) {
    const config = withSshCommand(await readConfig((0,user_git/* userGit */.G)(at.cwd, at.env)), at.env);
    const { address, ...access } = (0,address_credential/* splitCredential */.i)(rewrittenAddress(config, { url: remote }));
    return { remote: address, carried: (0,address_credential/* withCredential */.M)((0,carried_configuration/* carriedConfiguration */.v)(config, address), access) };
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

/***/ 3825:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Oy: () => (/* binding */ placePrefix),
/* harmony export */   Zr: () => (/* binding */ commentId)
/* harmony export */ });
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

/***/ 6645:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markOf),
/* harmony export */   X: () => (/* binding */ outboxAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(674);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _comment_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3825);
/* harmony import */ var _threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6951);




/** GitHub's signs for what became of an order. */
const signs = { seen: 'eyes', done: '+1', refused: 'confused' };
/** After a creation whose answer was lost: lists may lag, and asking too early would make a second one. */
const unsureMs = 10_000;
/** The hidden line by which a comment of ours is found again; the plan keeps two of them in one issue apart. */
const markOf = (plan, key) => `${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}${plan}:${key} -->`;
/**
 * Answers and signs. A sign may be given again and again. A comment is created only where no comment of ours with its
 * mark is in the list, and after a lost answer the list decides (reliability A1, A2); a second one with the same mark
 * is removed.
 */
function outboxAt(options) {
    const { github, plan, self, notices, now, warn, redact } = options;
    const unsure = new Map();
    async function sign(order, name) {
        const place = (0,_comment_id_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(order);
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
        const place = (0,_comment_id_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(key.slice(key.indexOf('/') + 1));
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
            if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
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
const notYet = (key) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GITHUB_NOT_YET',
    kind: 'failed',
    message: `Whether ${key} was created is not known yet.`,
    hint: 'The list of comments tells in a few seconds.',
});
function unlessFault(error) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}


/***/ }),

/***/ 5127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ workflowAccount),
/* harmony export */   y: () => (/* binding */ ownCiWatch)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);

/** Runs appear some seconds after the push; a look a minute is soon enough for a person. */
const freshMs = 60_000;
/** The account of a workflow's own token. */
const workflowAccount = 'github-actions[bot]';
/** Watches whether the repository's CI waits for a person on the newest commit. */
function ownCiWatch(options) {
    const { github, self, now } = options;
    const token = self === workflowAccount ? 'workflow' : 'other';
    let waiting = [];
    let seen = { tip: '', at: Number.NEGATIVE_INFINITY };
    return {
        get now() {
            return { token, waiting };
        },
        follow(tip) {
            if (seen.tip === tip)
                return;
            waiting = [];
            seen = { tip, at: seen.tip === '' ? Number.NEGATIVE_INFINITY : now() };
        },
        async look(again = false) {
            if (token === 'other' || (!again && now() - seen.at < freshMs))
                return;
            seen = { ...seen, at: now() };
            try {
                const given = { head_sha: seen.tip, event: 'pull_request', per_page: 50 };
                const { workflow_runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', given);
                // It has been told in each of these ways.
                const held = workflow_runs.filter((run) => run.conclusion === 'action_required' || run.status === 'action_required');
                waiting = held.map(({ name, path, html_url }) => ({ name: name || path, url: html_url }));
            }
            catch (error) {
                if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                    throw error;
            }
        },
    };
}


/***/ }),

/***/ 6951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ conversation),
/* harmony export */   hV: () => (/* binding */ ownMarks),
/* harmony export */   wn: () => (/* binding */ threadAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(674);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);


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
        if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND')
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


/***/ }),

/***/ 1041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ keepFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


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


/***/ }),

/***/ 7611:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ processDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6232);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(774);
/* harmony import */ var _process_process_exists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5244);
/* harmony import */ var _process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5641);







/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read. Throws
 * RalphError HOME_NOT_WRITABLE.
 */
async function processDirectory(home, kind) {
    const prefix = `${kind}-${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`;
    const path = await made(home, `${prefix}${process.pid}-`);
    await sweep(home, prefix);
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('process-directory.made');
    const remove = async () => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('process-directory.remove');
        await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(path);
    };
    return { path, remove };
}
async function made(home, prefix) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(home, { recursive: true, mode: 0o700 });
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, prefix));
    }
    catch (cause) {
        const { code = '', message } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code))
            throw cause;
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'HOME_NOT_WRITABLE',
            kind: 'failed',
            message: `ralph keeps its own files below ${home}, and cannot write there: ${message}`,
            hint: 'Set RALPH_HOME to a folder that you can write, such as RALPH_HOME=/var/tmp/ralph (else it is XDG_STATE_HOME or HOME that names it), and run again.',
            cause,
        });
    }
}
async function sweep(home, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(home)) {
        const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
        if (pid > 0 && !(0,_process_process_exists_js__WEBPACK_IMPORTED_MODULE_6__/* .processExists */ ._)(pid))
            await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name));
    }
}


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

/***/ 5244:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ processExists)
/* harmony export */ });
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

/***/ 5641:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);


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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
            if (entry.isDirectory())
                folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
        }
    }
}


/***/ }),

/***/ 7233:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withChanges)
/* harmony export */ });
/** The record with these changes. */
function withChanges({ base, values }, changes) {
    const left = new Map(Object.entries(values));
    for (const { name, rule } of changes) {
        if (rule)
            left.set(name, rule);
        else
            left.delete(name);
    }
    return { base, values: Object.fromEntries(left) };
}


/***/ }),

/***/ 674:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readComment),
/* harmony export */   a: () => (/* binding */ ownMark)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3573);
/* harmony import */ var _text_fences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1224);
/* harmony import */ var _text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9060);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3427);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);





/** The mark in everything that ralph writes itself; its own words are never orders. */
const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
/** Beyond what any order needs: reading costs the square of it. */
const longestLine = 8000;
/**
 * Reads one comment (issue 5, point 3): the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    const [first, ...others] = spokenLines(body);
    if (first === undefined)
        return nothing;
    const order = orderIn(first);
    if (order !== undefined && first.length > longestLine) {
        return fault(first, `an order has at most ${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_2__/* .thousands */ .o)(longestLine)} characters`);
    }
    const later = others.find((line) => orderIn(line) !== undefined);
    if (order !== undefined)
        return { kind: 'command', text: order, ...(later !== undefined && { more: true }) };
    if (looksLikeOrder(first)) {
        return fault(first, 'write /ralph in plain small letters at the start of the line');
    }
    return later === undefined ? nothing : fault(later, 'an order is the first line of its comment');
}
const fault = (line, why) => ({
    kind: 'fault',
    text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)((0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .plainComment */ .c)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(line, longestLine)), longestEcho),
    why,
});
/** What follows `/ralph`, as a reader sees it; undefined where the line is no order. Four spaces would make it code. */
function orderIn(line) {
    const [, rest] = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s.exec(line) ?? [];
    return rest === undefined ? undefined : (0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .plainComment */ .c)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(rest, longestLine));
}
/** `\uff0fralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(line, 100)).normalize('NFKC'));
/** Lines that the author says: not empty, not quoted, in no code block. */
function* spoken(body) {
    let open;
    for (const line of body.split(/\r\n?|\n/)) {
        const inside = open !== undefined;
        open = (0,_text_fences_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceAfter */ .UH)(line, open);
        if (inside || open !== undefined || line.trim() === '')
            continue;
        if (/^ {0,3}>/.test(line) || /^(?: {4}|\t)/.test(line))
            continue;
        yield line;
    }
}
const spokenLines = (body) => [...spoken(body)];


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

/***/ 6314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readIssueForm)
/* harmony export */ });
/* unused harmony export formFields */
/* harmony import */ var _text_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1224);
/* harmony import */ var _text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9060);


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
 * not there (security T4); a heading counts once and outside of code.
 */
function readIssueForm(body) {
    const found = {};
    let open;
    let current;
    for (const [index, text] of visibleLines(body).entries()) {
        open = (0,_text_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(text, open);
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
/** Hidden parts may span lines, and must take none away: findings name lines. */
function visibleLines(body) {
    const text = body.replace(/\r\n?/g, '\n');
    return (0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(text.replace(/<!--[\s\S]*?(?:-->|$)/g, (hidden) => hidden.replace(/[^\n]/g, ''))).split('\n');
}
/** Without the empty lines around it; GitHub writes `_No response_` where nothing was. */
function answered(lines) {
    const isEmpty = ({ text }) => text.trim() === '';
    const from = lines.findIndex((line) => !isEmpty(line));
    const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1);
    return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer;
}


/***/ }),

/***/ 2575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CD: () => (/* binding */ issueOfPlan),
  TN: () => (/* binding */ issuePlanFile),
  o: () => (/* binding */ planOfIssue)
});

// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/config/setting.js
var setting = __webpack_require__(8817);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/thousands.js
var thousands = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/core/plan/issue-form.js
var issue_form = __webpack_require__(6314);
;// CONCATENATED MODULE: ./build/core/plan/issue-tasks.js
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

// EXTERNAL MODULE: ./build/core/plan/lint.js + 6 modules
var lint = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/core/plan/issue-plan.js








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
 * The plan that an issue's text is (issue 5, "The first successful run"): by rules alone, no model is asked. Undefined
 * where the issue was not written by the form. Pure: the same text is the same plan.
 */
function planOfIssue(issue) {
    const form = (0,issue_form/* readIssueForm */.Y)(issue.body);
    if (form === undefined)
        return undefined;
    const written = readTasks(form.tasks);
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
    if (written.length === 0)
        find(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.');
    if (written.length > mostTasks) {
        find(written[mostTasks]?.line, `There are ${written.length} tasks; a form takes ${mostTasks}.`, 'Write a plan.json.');
    }
    const plan = written.length === 0 ? undefined : planOf(issue, { form, written: written.slice(0, mostTasks), find });
    if (plan)
        findings.push(...(0,lint/* lintPlan */.FP)(plan).map((finding) => placed(finding, written)));
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
        title: (0,excerpt/* startOf */.GH)(task.title, longestTitle),
        description: [
            ...(task.title.length > longestTitle ? [task.title] : []),
            ...task.description,
            `The goal of the whole run: ${goal}`,
        ].join('\n'),
        acceptance_criteria: [...task.criteria],
        depends_on: dependencies(task, { at, ids, find }),
    }));
    const project = (0,one_line/* plainLine */.h)(title.replace(/^ralph:\s*/i, ''), 100);
    return plan/* Plan */.cw.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks });
}
/** What does not fit, with its line: nothing of a plan is cut in silence. */
function tooLong(goal, { form, written }) {
    const faults = (line, what, text, most, of = ' characters') => {
        const sizes = [text.length, most].map((size) => (0,thousands/* thousands */.o)(size));
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
        find(task.line, `"${(0,excerpt/* startOf */.GH)(word, 40)}" is no task that this one could come after.`, 'Name its number or its id.');
        return [];
    });
}
function settingsOf(form, find) {
    const checks = linesOf(form.checks);
    if (checks.length > mostChecks)
        find(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${mostChecks}.`, 'Configure them in .github/ralph.yml.');
    const [amount, model] = [textOf(form.budget), textOf(form.model)];
    const read = amount === '' ? undefined : (0,setting/* money */.TG)(amount);
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
function placed(finding, written) {
    const at = /^tasks\[(\d+)\]/.exec(finding.path)?.[1];
    return { ...finding, line: (at === undefined ? undefined : written[Number(at)]?.line) ?? null };
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

/***/ 1412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  FP: () => (/* binding */ lintPlan),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/core/text/arrows.js
/** `A \u2192 B \u2192 C`; of a long row its first six and its last five. */
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(' \u2192 ');

// EXTERNAL MODULE: ./build/core/plan/dependency-graph.js
var dependency_graph = __webpack_require__(1790);
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
        message: `These ${ids.length} tasks wait for each other: ${arrows([...ids, ids[0] ?? ''])}.`,
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
    return lintFaults(plan).map((fault) => (0,plan_fault/* toFinding */.N6)(fault));
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

/***/ 6085:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ untouchedTask),
/* harmony export */   q: () => (/* binding */ begin)
/* harmony export */ });
/* harmony import */ var _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2243);
/* harmony import */ var _schema_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8957);


const untouchedTask = {
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: [],
    iteration: null,
    commit: null,
    summary: null,
    given_up: null,
    usd: 0,
    duration_ms: 0,
};
/** The state of a run that has just begun; iteration numbers and the epoch go on where the run before it ended. */
function begin(previous, event) {
    return {
        schema: _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf,
        run: event.run,
        plan: event.plan,
        plan_source: event.plan_source,
        plan_file: event.plan_file,
        started_by: event.started_by,
        issue: event.issue,
        base: event.base,
        base_branch: event.base_branch,
        work_branch: event.work_branch,
        remote: event.remote,
        rules: event.rules,
        started: event.at,
        updated: event.at,
        work: event.base,
        slices: [],
        epoch: previous?.epoch ?? 0,
        lease: null,
        iteration: previous?.iteration ?? 0,
        current: null,
        confined: null,
        handed: null,
        tasks: Object.fromEntries(event.tasks.map(({ id, status, failed_attempts }) => [
            id,
            { ...untouchedTask, status: status === 'in_progress' ? 'pending' : status, failed_attempts },
        ])),
        baseline: null,
        merging: null,
        unproven: null,
        steered: [],
        doubted: [],
        recent: [],
        usage: _schema_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk,
        runner: { jobs: 0, ms: 0 },
        warned: [],
        counts: { succeeded: 0, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
        breaker: null,
        waiting: null,
        paused: null,
        overrides: {},
        commands: [],
        awaiting: null,
        undos: [],
        hints: [],
        follow_ups: [],
        knowledge: previous?.knowledge ?? [],
        told: [],
        reviews: [],
        reviewed: [],
        touched: [],
        last_agent_start: null,
        stop: null,
    };
}


/***/ }),

/***/ 958:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ofOneJob),
/* harmony export */   p: () => (/* binding */ budgetsNearlyUsed)
/* harmony export */ });
/** From here on a person is told (issue 4, point 4): early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** Budgets of one job begin anew with the next one; the others last as long as the run. */
const ofOneJob = (budget) => budget === 'time' || budget === 'job_iterations';
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(at) {
    const said = (use) => at.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(at).filter((use) => use.used >= use.limit * nearly && !said(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
    const attempts = state.counts.succeeded + state.counts.failed;
    const uses = [
        { budget: 'cost', used: state.usage.usd, limit: limits.costBudgetUsd },
        { budget: 'run_iterations', used: attempts, limit: limits.runIterations ?? plan.max_iterations },
        { budget: 'time', used: now - job.started, limit: limits.timeBudgetMs },
        { budget: 'job_iterations', used: job.iterations, limit: limits.maxIterations },
    ];
    return uses.flatMap(({ limit, ...use }) => (typeof limit === 'number' ? [{ ...use, limit }] : []));
}


/***/ }),

/***/ 5788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  em: () => (/* binding */ statusIn),
  B1: () => (/* binding */ taskIn)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/config/with-changes.js
var with_changes = __webpack_require__(7233);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/run/amended.js

const longestReason = 300;
/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,excerpt/* startOf */.GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    return amendment.action === 'modify' ? state : { ...state, tasks: put(state.tasks, id, undefined) };
}

;// CONCATENATED MODULE: ./build/core/run/arrived.js
/** So many arrivals that change protected files are told. */
const kept = 5;
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, kept) : state.steered,
});

;// CONCATENATED MODULE: ./build/core/run/asked-by-people.js
/** What reviewers asked for, until they were told what became of it, and what people want every agent to know. */
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withKnowledge = (state, { id, text, by, url }) => ({
    ...state,
    knowledge: [...state.knowledge, { id, text, by, url }],
});

// EXTERNAL MODULE: ./build/core/run/begin.js
var begin = __webpack_require__(6085);
// EXTERNAL MODULE: ./build/core/run/budget-warning.js
var budget_warning = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/core/run/touched.js
/** So many iterations are told of in reports; the log has all. */
const touched_kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, touched_kept) };
}
/** What was taken back changes no check any more. */
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };

;// CONCATENATED MODULE: ./build/core/run/commit-fate.js

/** How many successes `recent` keeps: the previous handoff and three one-liners (issue 2, prompt). */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done. */
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        work: commit,
        recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, () => ({ status: 'done', iteration, commit, summary }));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
/** A task is open again, with all its attempts, and remembers the iteration as one that did not last. */
const openAgain = (iteration) => (task) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: iteration === null ? task.failed_iterations : [...task.failed_iterations, iteration],
    iteration: null,
    commit: null,
    summary: null,
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    };
    return edit(rejected, event.task, openAgain(event.iteration));
}
/** The commit is taken back: its task is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
    const { baseline } = state;
    const start = {
        ...withoutTouched(withoutUndo(state, event), event.undoes),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => iteration !== event.undoes),
        breaker: null,
        // A red baseline that blocks the run may be what was undone: it is run again.
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, openAgain(event.undoes));
    return event.reopened.reduce((now, id) => edit(now, id, (task) => openAgain(task.iteration)(task)), undone);
}
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}

;// CONCATENATED MODULE: ./build/core/run/cut-work.js
/** The newest slice of the work ends, and that of another milestone begins. */
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};

;// CONCATENATED MODULE: ./build/core/run/plan-change.js


/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks };
}

;// CONCATENATED MODULE: ./build/core/run/put-task.js
const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
/**
 * One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
 * twice, and spreading 5,000 of them takes twice as long (measured).
 */
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}

// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
;// CONCATENATED MODULE: ./build/core/run/evolve.js














const recentReviews = 5;
const recentCommands = 20;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        // A lease that is still there is that of a job that died: its last sign of life is all that is known.
        runner: { jobs: state.runner.jobs + 1, ms: (0,runner_time/* runnerMs */.X)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,budget_warning/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        runner: { ...state.runner, ms: (0,runner_time/* runnerMs */.X)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint }, put) => ({
        ...withTask(state, put, { id: task, status: 'in_progress' }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green } = event;
        return { ...passed(state, event, put), awaiting: { iteration, task, commit, checkpoint, summary, turned_green } };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put)) : state,
    attempt_rejected: (state, event, put) => rejectHeld({ ...state, stop: null }, event, editing(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...state,
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => takeBack(state, event, editing(put)),
    undo_failed: withoutUndo,
    attempt_failed: applyFailure,
    attempt_interrupted: applyInterruption,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    review_requested: (state, { iteration, task, why }) => ({
        ...state,
        reviews: [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews),
    }),
    iteration_reviewed: (state, { type: _type, at: _at, usd: _usd, ...said }) => ({
        ...state,
        reviewed: [said, ...state.reviewed].slice(0, recentReviews),
    }),
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => amended(state, event, editing(put), put),
    checks_touched: withTouched,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => withTask({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => withTask({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    work_moved: (state, event) => arrived(state, event.to, event),
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: [{ at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }, ...state.commands].slice(0, recentCommands),
    }),
    setting_changed: (state, { name, value }) => ({ ...state, overrides: { ...state.overrides, [name]: value } }),
    rules_changed: (state, { base, changes }) => ({
        ...state,
        rules: (0,with_changes/* withChanges */.A)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    run_paused: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    run_resumed: (state) => ({ ...state, paused: null }),
    task_skipped: (state, { task }, put) => withTask(notAwaiting(state, [task]), put, { id: task, status: 'skipped', given_up: null }),
    task_reopened: (state, { task }, put) => withTask({ ...state, breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
    }),
    hint_given: (state, { id, by, text }) => ({ ...state, hints: [...state.hints, { id, by, text }] }),
    follow_up_added: (state, event, put) => withTask(withFollowUp(state, event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: withKnowledge,
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
/**
 * The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
 * iteration numbers and the epoch of the one before it (DESIGN §4, §5).
 */
function evolve(state, event) {
    return step(state, event, putInOneCopy());
}
/** `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. */
function fold(state, events) {
    const own = state && { ...state, tasks: copyOf(state.tasks) };
    return events.reduce((before, event) => step(before, event, putInPlace), own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.q)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), updated: event.at };
}
/** Status of a task as the run knows it; a task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending';
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? begin/* untouchedTask */.$;
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
    return {
        ...withTask(state, put, { id: event.task, ...spent(taskIn(state, event.task), event), runners_lost: 0 }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'succeeded', event.handoff),
        breaker: null,
        waiting: null,
    };
}
function applyFailure(state, event, put) {
    const before = taskIn(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...withTask(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
        }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'failed', event.handoff),
        // It is told as a failure, with its reason.
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        waiting: null,
    };
}
function applyInterruption(state, event, put) {
    const before = taskIn(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...withTask(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
/** A hint has done its work when an attempt that read it has ended. */
function withoutTold({ hints, told }) {
    return { hints: hints.filter(({ id }) => !told.includes(id)), told: [] };
}
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...taskIn(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change(taskIn(state, id)) });


/***/ }),

/***/ 1786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ handedLifetimeMs),
/* harmony export */   QI: () => (/* binding */ leaseVerdict),
/* harmony export */   br: () => (/* binding */ holderInWords),
/* harmony export */   eN: () => (/* binding */ leaseLifetimeMs),
/* harmony export */   td: () => (/* binding */ leaseRenewalMs)
/* harmony export */ });
/** A lease that nobody can vouch for ends this long after its last renewal (DESIGN §5 "Lease"). */
const leaseLifetimeMs = 10 * 60_000;
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
const handedLifetimeMs = 6 * 60 * 60_000;
/** Renewed well before that, so that one lost renewal does no harm. */
const leaseRenewalMs = 3 * 60_000;
/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
 * `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
 */
function leaseVerdict(lease, life, at) {
    if (!lease)
        return { kind: 'free' };
    const { now, handed } = at;
    const who = holderInWords(lease.holder);
    const alive = life === 'alive' && (handed || lease.holder.kind === 'process');
    if (alive)
        return { kind: 'held', why: `${who} is at work on this run since ${lease.taken}` };
    if (life === 'gone')
        return { kind: 'over', why: `${who} is gone` };
    const age = now - Date.parse(lease.renewed);
    if (age >= (handed ? handedLifetimeMs : leaseLifetimeMs))
        return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` };
    return { kind: 'held', why: `${who} renewed its lease at ${lease.renewed}` };
}
function holderInWords(holder) {
    return holder.kind === 'process'
        ? `process ${holder.pid} on ${holder.host}`
        : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
}


/***/ }),

/***/ 7012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runnerMsSeen),
/* harmony export */   X: () => (/* binding */ runnerMs)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
function runnerMs({ runner, lease, updated }, now) {
    if (!lease)
        return runner.ms;
    const last = Math.max(Date.parse(updated), now);
    return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
function runnerMsSeen(state, now) {
    const silent = now - Date.parse(state.updated) >= _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN;
    return runnerMs(state, silent ? 0 : now);
}


/***/ }),

/***/ 1224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _R: () => (/* binding */ openFence),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading)
/* harmony export */ });
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
/** The fence that a text leaves open. */
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
/** Moves a `## ` line inside code one column to the right. */
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}


/***/ }),

/***/ 9060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ plainComment),
/* harmony export */   f: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);

/**
 * A comment's text as its reader sees it rendered: what Markdown and HTML would hide is gone (security T4). Code spans
 * stay as they are written, since all of them is shown. NFC and not NFKC, which would change visible signs (`\uff0c`, `²`).
 */
function plainComment(text) {
    return shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
/** The same with its indentation, for what is read line by line. */
function shownText(text) {
    const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).normalize('NFC');
    // Split by code spans: every second part is one, with its backticks.
    const parts = shown.split(/((?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`))/);
    const kept = parts.map((part, n) => (n % 3 === 0 ? withoutHidden(part) : n % 3 === 1 ? part : ''));
    return kept.join('');
}
/** Elements that show nothing of what is in them, or only on a click; and what attributes may hide. */
const hiddenElement = /<(?<name>details|template|script|style|title|noscript|svg|math)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi;
const elementThatMayHide = /<(?<name>[a-z][\w-]*)\s[^>]*\b(?:hidden|style|class|aria-hidden)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi;
const tag = /<\/?[a-z][^>]*>/gi;
const openTag = /<[a-z/!?][^>]*$/gi;
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const autolink = /<((?:https?|mailto):[^\s<>]*)>/gi;
const definition = /^ {0,3}\[[^\]\n]*\]:.*$/gm;
const image = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g;
const link = /\[([^\]]*)\]\(\s*<?([^\s)<>]*)>?[^)]*\)/g;
function withoutHidden(text) {
    return text
        .replace(comment, '')
        .replace(autolink, '$1')
        .replace(hiddenElement, '')
        .replace(elementThatMayHide, '')
        .replace(tag, '')
        .replace(openTag, '')
        .replace(definition, '')
        .replace(image, '(image)')
        .replace(link, '$1 ($2)');
}


/***/ }),

/***/ 5342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ownLogin)
/* harmony export */ });
/* harmony import */ var _adapter_github_own_ci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5127);
/* harmony import */ var _core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8237);
/* harmony import */ var _input_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3126);



/** Tokens of people; a workflow's and an App's begin with `ghs_`, and GitHub tells neither of these who it is by REST. */
const ofPerson = /^(?:gh[pou]_|github_pat_|[0-9a-f]{40}$)/;
/**
 * The account that the step's token writes as: by it the run's own issue, comments and pull requests are found again.
 * The App's, else as it is said, else the person whose token it is, else the workflow's own. Throws RalphError `GITHUB_\u2026`.
 */
async function ownLogin({ inputs, token, appLogin }, github) {
    const said = (0,_input_value_js__WEBPACK_IMPORTED_MODULE_2__/* .inputValue */ .U)(_core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .a['github-login'], inputs.flags['github-login']);
    if (appLogin !== undefined)
        return appLogin;
    if (said !== undefined)
        return said;
    if (!ofPerson.test(token() ?? ''))
        return _adapter_github_own_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowAccount */ .f;
    return (await github.request('GET /user', {})).login;
}


/***/ }),

/***/ 7318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withRemoteStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapter_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5135);
/* harmony import */ var _adapter_git_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1287);
/* harmony import */ var _git_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4866);






/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
async function withRemoteStore(context, { owner, repo }, look) {
    const given = `${(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .serverOf */ .FN)(context.env)}/${owner}/${repo}.git`;
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-remote-'));
    try {
        const { remote, carried } = await (0,_adapter_git_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedFrom */ .T)(given, { cwd: home, env: context.env });
        const repository = {
            commonDir: home,
            objectFormat: 'sha1',
            shallow: false,
            // It lends nothing: there is no repository.
            partial: true,
            carriedConfiguration: () => carried,
        };
        const store = await (0,_adapter_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .C)({ home, repository, remote, env: context.env });
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

/***/ 763:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AgentEnd)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const message = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
/** What ended an agent call, from structured fields of the stream and the process, never from quoted text (DESIGN §4). */
const AgentEnd = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('finished'), structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The process ended well and gave no answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no_result'), tail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('error'),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other']),
        message,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('usage_limit'), until: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('overloaded'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('billing'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('auth'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('crashed'),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        tail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['wall', 'idle']), afterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
]);


/***/ }),

/***/ 3609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ BudgetUse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** A budget of the run or of one job, and how much of it is used: USD, milliseconds or attempts, after its kind. */
const BudgetUse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    budget: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cost', 'run_iterations', 'time', 'job_iterations']),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});


/***/ }),

/***/ 2722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ Touched),
/* harmony export */   wG: () => (/* binding */ ChecksTouched),
/* harmony export */   yE: () => (/* binding */ BaselineFinished)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);


const at = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
/** What an iteration that passed changed of the checks that judged it: their scripts, configuration and tests. */
const Touched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The first ones, a phrase each; `total` counts all. */
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
const ChecksTouched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('checks_touched'), at, ...Touched.shape });
/** The checks on the untouched commit. */
const BaselineFinished = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('baseline_finished'),
    at,
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Those of `red` that are green without a confinement: no agent could ever turn them green. */
    confined: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .RedConfined */ .wn).optional(),
    /** Checks whose failure keeps a commit out; unknown of older runs. */
    counting: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Set-up and checks together. */
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
});


/***/ }),

/***/ 3884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ConfinementStated),
/* harmony export */   v: () => (/* binding */ Confined)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);


/** The confinement that agents of the run work in: a fact that every report tells. */
const Confined = _confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfinementReport */ .vv.omit({ refused: true }).extend({
    /** `confinement: none` is written: a person's choice, and not all that the machine can do. */
    given_up: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** The agent pays by the login that is stored on the machine, and can read it. */
    login: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** What keeps agents and checks in from here on; said where that differs from what the run knew. */
const ConfinementStated = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('confined'),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    ...Confined.shape,
    /** Ways that were tried before and did not work; not known of another job's machine. */
    refused: _confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfinementReport */ .vv.shape.refused.default([]),
});


/***/ }),

/***/ 6978:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ln: () => (/* binding */ ConfinementNeed),
/* harmony export */   vv: () => (/* binding */ ConfinementReport),
/* harmony export */   wn: () => (/* binding */ RedConfined)
/* harmony export */ });
/* unused harmony exports ConfinementLevel, ConfinementWay */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/**
 * What keeps an agent and a check from the rest of the machine, weakest first. C0: nothing but a process group. C1: a pid
 * namespace: they see no process of the engine's, and none outlives them. C2: files as well (Landlock). C3: mount, pid, ipc
 * and uts namespaces of their own, no capabilities, `no_new_privs`. The network is the host's on every level.
 */
const ConfinementLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['C0', 'C1', 'C2', 'C3']);
/** How a level is reached, in the order in which the ways are tried. */
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
/** The confinement of one job, as its self-probe found it; facts for reports and for `min-confinement`. */
const ConfinementReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: ConfinementLevel,
    way: ConfinementWay,
    /** Ways that were tried before and refused, with what each said, at most 300 characters. */
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ way: ConfinementWay, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
/** What a check that is red in the confinement, and green without it, seems to lack there, as far as its output tells. */
const ConfinementNeed = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['read', 'write', 'docker', 'sandbox', 'unknown']);
const RedConfined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), needs: ConfinementNeed });


/***/ }),

/***/ 4328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ HandedOn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);


/** A part of an iteration that one job has done and another one settles (DESIGN §3): what ties the two together. */
const HandedOn = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['attempt', 'baseline', 'undo']),
    /** Null for a baseline, which is no iteration. */
    of: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    /** The commit that the next jobs look at, reachable from the state; null where there is none yet. */
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Tells this handing on from every other one. */
    nonce: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Its files are in the checkout of the job that handed it on. */
    laid_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** What the agent's call cost, also where nobody settles it. */
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 9796:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ answerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8439);

/**
 * The JSON Schema that an agent's answer to a question has to match, made when it is first asked for: that takes longer
 * than to make the shape. draft-07 on purpose: a 2020-12 `$schema` silently disables the CLI's structured output
 * (measured).
 */
function answerSchema(shape) {
    let made;
    return () => {
        made ??= zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(shape, { target: 'draft-7', io: 'input' });
        return made;
    };
}


/***/ }),

/***/ 1234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ knowledgeTypes),
/* harmony export */   v: () => (/* binding */ Knowledge)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** The kinds of the seeds' knowledge index, most binding first. */
const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'];
/** One entry of the knowledge index; `K-<type>-<slug>` as in the seeds. */
const Knowledge = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The person who said so. */
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Page of the words; null where they were said on a laptop. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});


/***/ }),

/***/ 6908:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ LeaseHolder),
/* harmony export */   n: () => (/* binding */ Lease)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** Who holds the right to write the run: a workflow run, or a process on a host (DESIGN §5 "Lease"). */
const LeaseHolder = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('process'),
        host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        boot: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        pid: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** The process's start time in the kernel's own unit: a reused pid has another one. */
        started: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('workflow'),
        run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** Tells the jobs of one run apart. */
        job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
]);
const Lease = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    holder: LeaseHolder,
    epoch: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    taken: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    renewed: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
});


/***/ }),

/***/ 7496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ ReviewAnswer),
/* harmony export */   ec: () => (/* binding */ reviewJsonSchema),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   tG: () => (/* binding */ IterationReviewed),
/* harmony export */   u2: () => (/* binding */ Reviewed),
/* harmony export */   xu: () => (/* binding */ ReviewCall)
/* harmony export */ });
/* unused harmony export ReviewFinding */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const Verdict = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ship', 'revise']);
const Severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
/** What a reviewer is asked to answer. */
const ReviewAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    verdict: Verdict.describe('`revise` only where the change must not be taken in as it is.'),
    summary: text.min(1).describe('One or two sentences: what the change does, and why you decided so.'),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        path: text.describe('A file of the change, as the diff names it.'),
        line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
            .nullable()
            .optional()
            .describe('A line number that the diff shows; null for the file as a whole.'),
        severity: Severity,
        text: text.min(1).describe('What is wrong, what comes of it, and what would be right.'),
    }))
        .describe('Defects only; empty where there are none.'),
});
/** draft-07 as for handoffs. */
const reviewJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(ReviewAnswer);
/** One remark; without a line where it is about none that the change shows, without a path where about none of its files. */
const ReviewFinding = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().nullable(),
    severity: Severity,
    text,
});
/** A review as it was taken in: bounded, and every place is one of the change. */
const Review = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ verdict: Verdict, summary: text, findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ReviewFinding) });
/** A reviewer's call, before anybody has read its answer. */
const ReviewCall = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ end: _agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .X, model: text.nullable(), usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative() });
/** `iterations/<thousand>/<n>/review.json`: what a call came to; without an answer that counts, `why` says so. */
const Reviewed = ReviewCall.extend({ review: Review.nullable(), why: text.nullable() });
/** The same as a fact of the run. */
const IterationReviewed = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('iteration_reviewed'),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task: text,
    /** Null where there is no answer that counts. */
    verdict: Verdict.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    /** Of the review, else why there is none. */
    summary: text,
    /** Part of what the attempt cost. */
    usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 9333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ SettingChanged),
/* harmony export */   im: () => (/* binding */ Rules),
/* harmony export */   wX: () => (/* binding */ RulesChanged)
/* harmony export */ });
/* unused harmony exports RecordedRule, RuleChange */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** One setting of the run, as it goes on with it. Values as a person may write them in `ralph.yml`; durations in seconds. */
const RecordedRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    /** Where it was said: `--approval`, `$RALPH_STRATEGY`, `.github/ralph.yml: validate`, `an order of Ada`. */
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'base', 'order']),
    /** What plan and `ralph.yml` said then, where they did. */
    based: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/** What decides what may be committed, by names of settings; what is not there is as the program has it by default. */
const Rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The commit of the base whose plan and `ralph.yml` these are. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    values: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), RecordedRule),
});
/** One rule that is another one from here on; `rule` is null where only the default is left. */
const RuleChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    rule: RecordedRule.nullable(),
});
/** What decides what may be committed is another from here on: a newer commit of the base, an order, or a job that said so. */
const RulesChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('rules_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The commit of the base whose plan and `ralph.yml` count now. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(RuleChange),
});
/** A setting that is no rule and that an operator changed for the rest of the run; raw, as it was written. */
const SettingChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setting_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 2243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ stateSchemaVersion),
/* harmony export */   Jv: () => (/* binding */ GatheredTasks),
/* harmony export */   SM: () => (/* binding */ gatheredSchemaVersion),
/* harmony export */   cB: () => (/* binding */ RunFile)
/* harmony export */ });
/* unused harmony exports TaskState, RunState */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4377);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3609);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2722);
/* harmony import */ var _confined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3884);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6978);
/* harmony import */ var _handed_on_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4328);
/* harmony import */ var _knowledge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1234);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6908);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9707);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7496);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9333);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1313);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8957);













/** Raised when an older program could misread what a newer one writes; a newer number is refused (reliability I10). */
const stateSchemaVersion = 1;
/** Of a `run.json` that lacks the records that `tasks.json` holds: a program that does not know that file must refuse it. */
const gatheredSchemaVersion = 2;
/** What is as it was at the start is not written: of 5,000 tasks most lines are short. */
const TaskState = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    status: _plan_js__WEBPACK_IMPORTED_MODULE_7__/* .TaskStatus */ .e1,
    /** Attempts that count against `max_retries`; interrupted ones do not. */
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().default(0),
    /** Runners lost in a row on this task; too many of them count as a failure, since the task may be what kills them. */
    runners_lost: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().default(0),
    /** Iterations whose attempt failed, newest last, for the failure context; bounded by `max_retries`. */
    failed_iterations: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr()).default([]),
    iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().nullable().default(null),
    commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    /** An agent wants it gone from the plan: the iteration, and its reason. A person decides. */
    given_up: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable().default(null),
    usd: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().default(0),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().default(0),
});
/** All counters and statuses of the run, and nothing that grows with its past. `core/run/run-files.ts` says how it is written. */
const RunState = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(stateSchemaVersion),
    run: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan_source: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan_file: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    /** Who is told when a person is needed. */
    started_by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    issue: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().nullable().default(null),
    /** The commit of the base that the work holds: the start of the run, or the newest merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Null where HEAD was detached at the start: then any HEAD counts as the base. */
    base_branch: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    work_branch: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    remote: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** How the run was started: a later job that is told less goes on with it. Null of a run that an older program began. */
    rules: _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .Rules */ .im.nullable().default(null),
    started: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    updated: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    /** Tip of the work branch as the run knows it. */
    work: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** The work cut by milestones, oldest first: where each ends, from which iteration it goes on. The newest has no end. */
    slices: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ milestone: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable(), iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), end: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() }))
        .default([]),
    epoch: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    lease: _lease_js__WEBPACK_IMPORTED_MODULE_6__/* .Lease */ .n.nullable(),
    /** The newest iteration number that was given out. */
    iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    current: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        started: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    })
        .nullable(),
    /** What the newest agent worked in. */
    confined: _confined_js__WEBPACK_IMPORTED_MODULE_2__/* .Confined */ .v.nullable().default(null),
    /** What waits for another job of the workflow run that holds the lease. */
    handed: _handed_on_js__WEBPACK_IMPORTED_MODULE_4__/* .HandedOn */ .O.nullable().default(null),
    tasks: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), TaskState),
    baseline: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        checks: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        red: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
        accepted: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY(),
        /** Those of `red` that are green without a confinement. */
        confined: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_confinement_js__WEBPACK_IMPORTED_MODULE_3__/* .RedConfined */ .wn).optional(),
        /** Checks whose failure keeps a commit out; unknown of older runs. */
        counting: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().optional(),
    })
        .nullable(),
    /** The task that resolves the conflict with this base, until the work holds that base. */
    merging: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() })
        .nullable()
        .default(null),
    /** What came onto the work branch without a task, until the checks have passed on it. */
    unproven: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable().default(null),
    /** The newest five arrivals of commits that no task made and that change protected files, newest first. */
    steered: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), to: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), paths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() }))
        .default([]),
    /** Changes of files that steer the run, made while an agent ran that may have reached them; the newest five. */
    doubted: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), plan_source: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() })).default([]),
    /** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
    recent: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_11__/* .Usage */ ._U,
    /** Jobs that worked on the run, and how long those held it that have ended. */
    runner: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ jobs: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), ms: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig() }).default({ jobs: 0, ms: 0 }),
    /** Budgets that people were told are nearly used; those of a job are forgotten when the next one begins. */
    warned: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .BudgetUse */ .z).default([]),
    counts: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        succeeded: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        interrupted: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        synthetic: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        refused_amendments: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    }),
    /** The same normalised failure in a row, over all tasks. */
    breaker: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ fingerprint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable(),
    waiting: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() }).nullable(),
    /** Set by an operator; no job works until it is lifted. */
    paused: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable(),
    /** Settings that are no rules and that operators changed, by name, as they wrote them. */
    overrides: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).default({}),
    /** The newest twenty orders and what became of each, newest first. */
    commands: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), refused: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() }))
        .default([]),
    /** A commit that passed its checks and waits for a person's word; nothing else is worked on until then. */
    awaiting: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        turned_green: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
    })
        .nullable(),
    /** Iterations whose commits are to be taken back, oldest order first. */
    undos: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ undoes: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY() })),
    /** What operators want the next agent to know; each is told until an attempt has ended that read it. */
    hints: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    /** Tasks that reviewers asked for, each with the places where its commit is to be told. */
    follow_ups: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable(), threads: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()) }))
        .default([]),
    /** What people want every agent to know, oldest first; bounded, and kept by a fresh run. */
    knowledge: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_knowledge_js__WEBPACK_IMPORTED_MODULE_5__/* .Knowledge */ .v).default([]),
    /** Ids of the hints that the attempt under way has read. */
    told: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
    /** The newest five requests of an agent that a person look at its work, newest first. */
    reviews: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    /** What the newest five reviews of a reviewer said, newest first. */
    reviewed: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        verdict: _review_js__WEBPACK_IMPORTED_MODULE_8__/* .Review */ .p_.shape.verdict.nullable(),
        findings: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    }))
        .default([]),
    /** What the newest iterations changed of what their checks run, newest first. */
    touched: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_check_events_js__WEBPACK_IMPORTED_MODULE_1__/* .Touched */ .JS).default([]),
    last_agent_start: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$().nullable(),
    stop: _stop_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .StopReason */ .T.nullable(),
});
/** `run.json`: the state; with the second number, `tasks` holds only the records that are not as `tasks.json` has them. */
const RunFile = RunState.extend({ schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz([stateSchemaVersion, gatheredSchemaVersion]) });
/** `tasks.json`: the records of a long plan's tasks as they were when they were last gathered. */
const GatheredTasks = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(gatheredSchemaVersion),
    tasks: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), TaskState),
});


/***/ }),

/***/ 1313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ StopReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

const why = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
/** Two commits that git cannot merge by itself, and how a person does. */
const Conflict = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ours: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    theirs: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The first ones; `total` counts all. */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    /** For a shell in a clone, one after the other. */
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Why a job ended; each has an exit code (DESIGN §8) and a sentence (`core/report/stop-sentence.ts`). */
const StopReason = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('complete') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('iteration_limit'), scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']), limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('time_budget'),
        budget_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** `limit`: the machine's, and not the user's budget. */
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['budget', 'limit']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cost_budget'), budget_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), spent_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('paused'),
        why,
        /** `job`: only that job was ended, and nothing has to be lifted. */
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('human_review'),
        why,
        /** Where a person has to say whether a commit is taken in. */
        approve: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
        /** Where a person has to say whether tasks that agents gave up are to be done after all: the first ones of `total`. */
        given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), why })), total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() })
            .optional(),
        /** Where a person has to merge. */
        conflict: Conflict.optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('waiting'), until: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('blocked'), by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stuck'), on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('busy'), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'), code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why }),
]);


/***/ }),

/***/ 8957:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   xX: () => (/* binding */ lessUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** What an agent call used up. Money in USD as the agent reports it, tokens as billed. */
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_read_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_creation_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
});
const noUsage = {
    usd: 0,
    turns: 0,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_creation_tokens: 0,
};
function addUsage(a, b) {
    return {
        usd: a.usd + b.usd,
        turns: a.turns + b.turns,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens,
    };
}
/** What came on top since `before`. */
function lessUsage(now, before) {
    const names = Object.keys(noUsage);
    return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}


/***/ })

};
