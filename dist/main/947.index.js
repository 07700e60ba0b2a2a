export const id = 947;
export const ids = [947];
export const modules = {

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
        pattern: /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time/i,
        code: 'REMOTE_UNREACHABLE',
        sentence: 'it cannot be reached, or the connection broke',
        hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
        passing: true,
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

/***/ 9057:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ remoteAt),
/* harmony export */   y: () => (/* binding */ refsBy)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(774);
/* harmony import */ var _object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9300);
/* harmony import */ var _push_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7164);
/* harmony import */ var _remote_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4262);
/* harmony import */ var _remote_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2864);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1293);








/** A path remote's hooks do not run, and its settings neither touch its working tree nor start a clean-up. */
const receivePack = 'git -c core.hooksPath=/dev/null -c receive.denyCurrentBranch=refuse -c receive.autogc=false receive-pack';
function pushOf(moves, isPath) {
    return [
        ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
        ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
        ...(isPath ? [`--receive-pack=${receivePack}`] : []),
        ...[_remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
    ];
}
const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/**
 * Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
 * tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
 */
const wholeHistory = ['--no-filter', '--depth=2147483647'];
const isUnadvertised = (error) => error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
    const isPath = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathRemote */ .i)(store.remote);
    const call = (0,_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V)(store.git, store.remote, patience);
    const tips = new Map();
    const list = async (patterns) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.list');
        const { stdout } = await call.repeatedly(['ls-remote', '--symref', _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i, 'HEAD', ...patterns]);
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.listed');
        const refs = new Map();
        let head = null;
        for (const line of stdout.toString('utf8').split('\n')) {
            const [value, name] = line.split('\t');
            if (value === undefined || name === undefined)
                continue;
            if (!value.startsWith('ref: '))
                refs.set(name, value);
            else if (name === 'HEAD')
                head = value.slice('ref: refs/heads/'.length);
        }
        for (const [name, oid] of refs)
            tips.set(name, oid);
        return { refs, head };
    };
    const refs = refsBy(list);
    /** One push and, where git is not content, what the remote then shows. `repeat`: nothing moved, and it may work. */
    const pushOnce = async ({ ref, oid, expected }) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.push');
        const result = await call.once(pushOf([{ ref, oid, expected }], isPath));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.pushed');
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
        const fault = (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .transportFault */ .y)(store.remote, stderr);
        // Git reports it as a refusal of the ref, which it is not.
        if (fault?.error.code === 'REMOTE_FULL')
            throw fault.error;
        const refusal = (0,_push_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .pushRefusal */ .J)(stdout, stderr);
        if (refusal?.passing)
            return { kind: 'repeat', last: { refused: refusal.why } };
        if (refusal !== undefined)
            return { kind: 'refused', why: refusal.why };
        if (fault?.passing)
            return { kind: 'repeat', last: { error: fault.error } };
        throw fault?.error ?? (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownFault */ .$)(store.remote, stderr);
    };
    let takesBoth = true;
    const followed = new Map();
    /** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
    const pushBoth = async (first, follower) => {
        if (!takesBoth)
            return false;
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.push-both');
        const { code } = await call.once(pushOf([first, follower], isPath));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.pushed-both');
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
    const present = new Set();
    const fetch = async (oid, args) => {
        if (present.has(oid))
            return;
        if (!(await (0,_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isThere */ .$B)(store, oid))) {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.fetch');
            await call.repeatedly([...args, _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i, oid]).catch(async (error) => {
                if (!isUnadvertised(error))
                    throw error;
                await call.repeatedly([..._remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .lazily */ .q, 'fetch', ...quietFetch, ...wholeHistory, _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i, ...tips.keys()]);
                if (!(await (0,_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isThere */ .$B)(store, oid)))
                    throw error;
            });
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .failpoint */ .Zu)('remote.fetched');
        }
        present.add(oid);
    };
    return {
        url: store.remote,
        isPath,
        refs,
        list,
        push,
        tip: (ref) => tips.get(ref),
        fetchCommit: (oid) => fetch(oid, ['fetch', ...quietFetch, '--depth=1', '--no-filter']),
        fetchState: (oid) => fetch(oid, [..._remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .lazily */ .q, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
    };
}
/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy = (list) => async (names) => {
    const found = (await list(names)).refs;
    return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))));
};
const pairIfThere = (name, oid) => oid === undefined ? [] : [[name, oid]];


/***/ }),

/***/ 1263:
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
// EXTERNAL MODULE: ./build/adapter/git/exec.js
var exec = __webpack_require__(7850);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
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
        const args = [...start.args, 'cat-file', start.mode];
        const started = (0,external_node_child_process_.spawn)('git', args, { env: start.env, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
        const ended = () => {
            if (child === started)
                give(new Error(`git cat-file ${start.mode} ended before it answered`));
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
/** Node waits for a child and its pipes only while there is a question. */
function hold(child, wanted) {
    for (const handle of [child, child?.stdin, child?.stdout]) {
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
    const args = (0,exec/* fixedArguments */.tT)(gitDir);
    const objects = objectReader({ args, env });
    (0,failpoint/* failpoint */.Zu)('store.opened');
    return {
        gitDir,
        git: (0,exec/* gitAt */.c8)(gitDir, env),
        objects,
        writer: objectWriter({ gitDir, format: repository.objectFormat }),
        env,
        remote,
        objectFormat: repository.objectFormat,
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

/***/ 7611:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ processDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(774);
/* harmony import */ var _process_process_exists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5244);
/* harmony import */ var _process_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5641);






/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read.
 */
async function processDirectory(home, kind) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(home, { recursive: true, mode: 0o700 });
    const prefix = `${kind}-${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`;
    await sweep(home, prefix);
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, `${prefix}${process.pid}-`));
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('process-directory.made');
    const remove = async () => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('process-directory.remove');
        await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)(path);
    };
    return { path, remove };
}
async function sweep(home, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(home)) {
        const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
        if (pid > 0 && !(0,_process_process_exists_js__WEBPACK_IMPORTED_MODULE_5__/* .processExists */ ._)(pid))
            await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name));
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
        started: event.at,
        updated: event.at,
        work: event.base,
        slices: [],
        epoch: previous?.epoch ?? 0,
        lease: null,
        iteration: previous?.iteration ?? 0,
        current: null,
        handed: null,
        tasks: Object.fromEntries(event.tasks.map(({ id, status, failed_attempts }) => [
            id,
            { ...untouchedTask, status: status === 'in_progress' ? 'pending' : status, failed_attempts },
        ])),
        baseline: null,
        merging: null,
        unproven: null,
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
        last_agent_start: null,
        stop: null,
    };
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

/***/ 2243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ stateSchemaVersion),
/* harmony export */   Jv: () => (/* binding */ GatheredTasks),
/* harmony export */   SM: () => (/* binding */ gatheredSchemaVersion),
/* harmony export */   cB: () => (/* binding */ RunFile)
/* harmony export */ });
/* unused harmony exports TaskState, RunState */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4377);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3609);
/* harmony import */ var _handed_on_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4328);
/* harmony import */ var _knowledge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1234);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6908);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9707);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7496);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1313);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8957);









/** Raised when an older program could misread what a newer one writes; a newer number is refused (reliability I10). */
const stateSchemaVersion = 1;
/** Of a `run.json` that lacks the records that `tasks.json` holds: a program that does not know that file must refuse it. */
const gatheredSchemaVersion = 2;
/** What is as it was at the start is not written: of 5,000 tasks most lines are short. */
const TaskState = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    status: _plan_js__WEBPACK_IMPORTED_MODULE_4__/* .TaskStatus */ .e1,
    /** Attempts that count against `max_retries`; interrupted ones do not. */
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().default(0),
    /** Runners lost in a row on this task; too many of them count as a failure, since the task may be what kills them. */
    runners_lost: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().default(0),
    /** Iterations whose attempt failed, newest last, for the failure context; bounded by `max_retries`. */
    failed_iterations: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr()).default([]),
    iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().nullable().default(null),
    commit: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable().default(null),
    summary: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable().default(null),
    usd: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().default(0),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().default(0),
});
/** All counters and statuses of the run, and nothing that grows with its past. `core/run/run-files.ts` says how it is written. */
const RunState = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(stateSchemaVersion),
    run: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    plan: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    plan_source: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    plan_file: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable().default(null),
    /** Who is told when a person is needed. */
    started_by: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable().default(null),
    issue: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().nullable().default(null),
    /** The commit of the base that the work holds: the start of the run, or the newest merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    /** Null where HEAD was detached at the start: then any HEAD counts as the base. */
    base_branch: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable().default(null),
    work_branch: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    remote: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    started: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$(),
    updated: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$(),
    /** Tip of the work branch as the run knows it. */
    work: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    /** The work cut by milestones, oldest first: where each ends, from which iteration it goes on. The newest has no end. */
    slices: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ milestone: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable(), iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), end: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable() }))
        .default([]),
    epoch: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
    lease: _lease_js__WEBPACK_IMPORTED_MODULE_3__/* .Lease */ .n.nullable(),
    /** The newest iteration number that was given out. */
    iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
    current: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        started: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$(),
    })
        .nullable(),
    /** What waits for another job of the workflow run that holds the lease. */
    handed: _handed_on_js__WEBPACK_IMPORTED_MODULE_1__/* .HandedOn */ .O.nullable().default(null),
    tasks: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), TaskState),
    baseline: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), red: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()), accepted: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY() })
        .nullable(),
    /** The task that resolves the conflict with this base, until the work holds that base. */
    merging: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr() })
        .nullable()
        .default(null),
    /** What came onto the work branch without a task, until the checks have passed on it. */
    unproven: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }).nullable().default(null),
    /** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
    recent: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_7__/* .Usage */ ._U,
    /** Jobs that worked on the run, and how long those held it that have ended. */
    runner: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ jobs: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), ms: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig() }).default({ jobs: 0, ms: 0 }),
    /** Budgets that people were told are nearly used; those of a job are forgotten when the next one begins. */
    warned: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .BudgetUse */ .z).default([]),
    counts: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        succeeded: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        interrupted: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        synthetic: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        refused_amendments: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
    }),
    /** The same normalised failure in a row, over all tasks. */
    breaker: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ fingerprint: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }).nullable(),
    waiting: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr() }).nullable(),
    /** Set by an operator; no job works until it is lifted. */
    paused: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }).nullable(),
    /** Settings that operators changed, by name, as they wrote them. */
    overrides: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).default({}),
    /** The newest twenty orders and what became of each, newest first. */
    commands: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), refused: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable() }))
        .default([]),
    /** A commit that passed its checks and waits for a person's word; nothing else is worked on until then. */
    awaiting: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        summary: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        turned_green: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    })
        .nullable(),
    /** Iterations whose commits are to be taken back, oldest order first. */
    undos: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ undoes: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), by: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY() })),
    /** What operators want the next agent to know; each is told until an attempt has ended that read it. */
    hints: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    /** Tasks that reviewers asked for, each with the places where its commit is to be told. */
    follow_ups: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable(), threads: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()) }))
        .default([]),
    /** What people want every agent to know, oldest first; bounded, and kept by a fresh run. */
    knowledge: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_knowledge_js__WEBPACK_IMPORTED_MODULE_2__/* .Knowledge */ .v).default([]),
    /** Ids of the hints that the attempt under way has read. */
    told: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    /** The newest five requests of an agent that a person look at its work, newest first. */
    reviews: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    /** What the newest five reviews of a reviewer said, newest first. */
    reviewed: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
        verdict: _review_js__WEBPACK_IMPORTED_MODULE_5__/* .Review */ .p_.shape.verdict.nullable(),
        findings: zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr(),
        summary: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    }))
        .default([]),
    last_agent_start: zod__WEBPACK_IMPORTED_MODULE_9__/* .datetime */ .w$().nullable(),
    stop: _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .StopReason */ .T.nullable(),
});
/** `run.json`: the state; with the second number, `tasks` holds only the records that are not as `tasks.json` has them. */
const RunFile = RunState.extend({ schema: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz([stateSchemaVersion, gatheredSchemaVersion]) });
/** `tasks.json`: the records of a long plan's tasks as they were when they were last gathered. */
const GatheredTasks = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(gatheredSchemaVersion),
    tasks: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), TaskState),
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
