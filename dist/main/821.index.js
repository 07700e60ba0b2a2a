export const id = 821;
export const ids = [821];
export const modules = {

/***/ 41195:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isAboutWorkflows),
/* harmony export */   J: () => (/* binding */ pushRefusal)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);

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
const passing = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i;
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
const isAboutWorkflows = (why) => why.includes(workflowsRefused);
const workflowsRefused = 'the commit changes files in .github/workflows, and the token lacks the "workflows" permission';
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ unknownFault),
/* harmony export */   V3: () => (/* binding */ remoteCall),
/* harmony export */   yZ: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);



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

/***/ 70400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17939);


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

/***/ 41586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ remoteAt),
/* harmony export */   i: () => (/* binding */ askedAhead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10774);
/* harmony import */ var _call_push_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41195);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76696);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65977);








const receivePack = [
    ...['GIT_NO_LAZY_FETCH=1', 'git', '-c core.hooksPath=/dev/null', '-c core.alternateRefsCommand=true'],
    ...['-c receive.denyCurrentBranch=refuse', '-c receive.autogc=false', 'receive-pack'],
].join(' ');
function pushOf(moves, isPath) {
    return [
        ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
        ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
        ...(isPath ? [`--receive-pack=${receivePack}`] : []),
        ...[_call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .iy, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
    ];
}
const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
const wholeHistory = ['--no-filter', '--depth=2147483647'];
const isUnadvertised = (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
    const isPath = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathRemote */ .iw)(store.remote);
    const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteCall */ .V3)(store.git, store.remote, patience);
    const tips = new Map();
    const listing = async (asked) => {
        const { stdout } = await call.repeatedly(asked);
        return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout;
    };
    const list = async (patterns) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.list');
        const stdout = await listing(['ls-remote', '--symref', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .iy, 'HEAD', ...patterns]);
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
    const pushOnce = async ({ ref, oid, expected }) => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.push');
        const result = await call.once(pushOf([{ ref, oid, expected }], isPath));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.pushed');
        if (result.code === 0)
            return { kind: 'won' };
        const actual = (await refs([ref])).get(ref) ?? null;
        if ((actual ?? '') === oid)
            return { kind: 'won' };
        if (actual !== expected)
            return { kind: 'lost', actual };
        return judge(result.stdout.toString('utf8'), result.stderr);
    };
    const judge = (stdout, stderr) => {
        const fault = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__/* .transportFault */ .yZ)(store.remote, stderr);
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
        throw fault?.error ?? (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownFault */ .$s)(store.remote, stderr);
    };
    let takesBoth = true;
    const followed = new Map();
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
        await call.once(['push', ...options, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .iy, ...names.map((name) => `:${name}`)]);
        for (const name of names)
            tips.delete(name);
    };
    const present = new Set();
    const fetch = async (oids, args) => {
        const unknown = oids.filter((oid) => !present.has(oid));
        const here = await Promise.all(unknown.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .isThere */ .$B)(store, oid)));
        const missing = unknown.filter((_, at) => !here[at]);
        if (missing.length > 0) {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('remote.fetch');
            await call.repeatedly([...args, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .iy, ...missing]).catch(async (error) => {
                if (!isUnadvertised(error))
                    throw error;
                await call.repeatedly([..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .lazily */ .qy, 'fetch', ...quietFetch, ...wholeHistory, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .iy, ...tips.keys()]);
                for (const oid of missing)
                    if (!(await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .isThere */ .$B)(store, oid)))
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
        fetchState: (oid) => fetch([oid], [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .lazily */ .qy, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
    };
}
const symbolicRef = (remote, ref, target) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'REF_SYMBOLIC',
    message: `${ref} at ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutCredentials */ .ri)(remote)} is a symbolic ref to ${target}. Nothing was written.`,
    hint: `ralph never creates such a ref. Find out who did, then remove it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .commandSpan */ ["in"])('git', 'symbolic-ref', '--delete', ref)}.`,
});
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
const longestHeldMs = 10_000;
function staleLock(path, now = Date.now()) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs)
        return undefined;
    const since = new Date(found.mtimeMs).toISOString().slice(0, 19);
    return `That lock is of ${since}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`;
}


/***/ }),

/***/ 1315:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ fetchBaseRepository),
/* harmony export */   Tj: () => (/* binding */ reachedFrom),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   h_: () => (/* binding */ openRepository)
/* harmony export */ });
/* unused harmony export projectFilesAt */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25499);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63313);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70400);









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
    const config = withSshCommand(await readConfig((0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(options.cwd, options.env)), options.env);
    const { address, ...access } = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__/* .splitCredential */ .ib)((0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__/* .rewrittenAddress */ .z1)(config, { url: remote }));
    return { remote: address, carried: (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_5__/* .withCredential */ .ML)((0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .carriedConfiguration */ .vJ)(config, address), access) };
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
const largest = (/* unused pure expression or super */ null && (1024 * 1024));
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
async function textOf(path) {
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() && found.size <= largest ? readFile(path, 'utf8') : undefined;
}
async function fetchBaseRepository(options) {
    const { folder, remote, commit, env, ...patience } = options;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const git = (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteCall */ .V3)(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
});


/***/ }),

/***/ 19110:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ whoMayOrder)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15989);


const freshMs = 300_000;
function whoMayOrder(options) {
    const { github, least, bots, now } = options;
    const known = new Map();
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69858);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);



const signs = { seen: 'eyes', done: '+1', refused: 'confused' };
const unsureMs = 10_000;
const markOf = (plan, key) => `${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}${plan}:${key} -->`;
function outboxAt(options) {
    const { github, plan, self, notices, now, warn, redact } = options;
    const unsure = new Map();
    async function sign(order, name) {
        const place = (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(order);
        const content = signs[name];
        if (!place?.comment || !content)
            return;
        const given = { comment_id: place.comment, content };
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69858);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);


const conversation = (github, { issue: issue_number, at: since }) => ({
    list: () => github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, since }),
    create: (body) => github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body }),
    remove: (comment_id) => github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }),
});
function threadAt(github, place) {
    return placeBeside(github, place).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND')
            return conversation(github, place);
        throw error;
    });
}
async function placeBeside(github, place) {
    const { kind, comment: comment_id, issue: pull_number, at: since } = place;
    if (kind === 'line') {
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
function ownMarks(written, self) {
    const found = new Map();
    for (const { id, body = '', user } of written) {
        const mark = user?.login === self ? body.split('\n')[0]?.trim() : undefined;
        if (mark?.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
            found.set(mark, [...(found.get(mark) ?? []), Number(id)]);
    }
    return found;
}
function commentId({ at, issue, comment, kind, review }) {
    const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`;
    return `${placePrefix(at, review ?? comment)}${issue}${tail}`;
}
function placeOf(id) {
    const [, at = '', first, issue, kind, line] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? [];
    if (first === undefined)
        return undefined;
    const place = { at, issue: Number(issue), comment: Number(first) };
    if (kind === 'line')
        return { ...place, kind, comment: Number(line), review: Number(first) };
    return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' };
}
const placePrefix = (at, id) => `${at}/${String(id).padStart(12, '0')}/`;


/***/ }),

/***/ 69858:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ ownMark),
  W: () => (/* binding */ readComment)
});

// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 45 modules
var lib = __webpack_require__(46855);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 12 modules
var mdast_util_gfm_lib = __webpack_require__(19952);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
;// CONCATENATED MODULE: ./build/core/text/markdown/line-kinds.js



function lineKinds(lines) {
    const kinds = lines.map(() => 'text');
    const visit = (node) => {
        const [from, to] = [(node.position?.start.line ?? 1) - 1, node.position?.end.line ?? 0];
        if (node.type === 'code')
            kinds.fill('code', from, to);
        else if (node.type === 'blockquote')
            markQuoted(kinds, lines, { from, to });
        else if ('children' in node)
            node.children.forEach(visit);
    };
    try {
        visit((0,lib/* fromMarkdown */.Y)(lines.join('\n'), { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] }));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
    }
    return kinds;
}
const quoteMark = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*>/;
function markQuoted(kinds, lines, { from, to }) {
    for (let index = from; index < to; index++)
        if (quoteMark.test(lines[index] ?? ''))
            kinds[index] = 'quote';
}

// EXTERNAL MODULE: ./build/core/text/markdown/plain-comment.js + 1 modules
var plain_comment = __webpack_require__(13218);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/control/comment-words.js
function personsWords(lines) {
    const words = [];
    for (const [index, { written, shown, kind }] of lines.entries()) {
        if (kind === 'quote') {
            dropAttribution(words);
            continue;
        }
        if (kind === 'text' && (written === '-- ' || beginsMail(lines, index)))
            break;
        const line = shown.trimEnd();
        if (kind === 'code' || line !== '' || words.at(-1) !== '')
            words.push(line);
    }
    return words.join('\n').trimEnd();
}
const attribution = /^(?:on|am|le|el|il|op|den|em|dne|w dniu)\b.*\d.*:$/i;
const mostAttributionLines = 3;
function dropAttribution(words) {
    const end = words.findLastIndex((line) => line !== '') + 1;
    for (let from = end - 1; from >= Math.max(0, end - mostAttributionLines); from--) {
        if (words[from] === '')
            return;
        if (!attribution.test(words.slice(from, end).join(' ').trim()))
            continue;
        words.splice(from);
        return;
    }
}
const divider = /^\s*(?:-{2,}\s?\S[^-]{0,40}\S\s?-{2,}|_{10,})\s*$/;
const sender = /^\s*[*_]{0,2}(?:from|von|de|da|van|fra|från|od)\s?:/i;
const header = /^\s*[*_]{0,2}(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto)\s?:/i;
function beginsMail(lines, index) {
    const at = (offset) => lines[index + offset]?.written ?? '';
    const isHead = (from) => sender.test(at(from)) && [1, 2, 3, 4].filter((offset) => header.test(at(from + offset))).length >= 2;
    return isHead(0) || (divider.test(at(0)) && (isHead(1) || isHead(2)));
}

;// CONCATENATED MODULE: ./build/core/control/read-comment.js








const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    const lines = body.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/);
    if (!lines.some((line) => isOrder(line) || looksLikeOrder(line)))
        return nothing;
    const kinds = kindsOf(lines);
    const [first, ...others] = lines.flatMap((text, index) => kinds[index] === 'code' || text.trim() === '' || isQuoted(text) ? [] : [{ text, index }]);
    if (first === undefined)
        return nothing;
    const later = others.find(({ text }) => isOrder(text));
    if (isOrder(first.text))
        return orderAt(first.index, { lines, kinds, later: later?.index });
    if (looksLikeOrder(first.text)) {
        return fault(first.text, 'write /ralph in plain small letters at the start of the line');
    }
    return later === undefined ? nothing : fault(later.text, 'an order is the first line of its comment');
}
function orderAt(index, comment) {
    const { lines } = comment;
    const line = lines[index] ?? '';
    const whole = readable(lines, blockEnd(lines, index));
    const isRead = whole.length > index;
    const shown = (0,plain_comment/* shownText */.f$)((isRead ? whole : lines.slice(0, index + 1)).join('\n')).split('\n');
    const order = orderIn(shown[index] ?? '');
    const takes = (0,read_command/* takesOf */.Of)(order ?? orderIn(line) ?? '');
    if (!isRead && takes !== 'remark')
        return fault(line, tooLong);
    if (order === undefined)
        return fault(line, 'the order is not visible in the comment as GitHub shows it');
    const words = personsWords(linesBelow(index, { ...comment, shown }));
    if (takes === 'line') {
        const first = words.trim() === '' ? [] : [`Only its first line counts: ${order.split(' ')[0]} takes no text.`];
        return command(order, [...first, ...othersBelow(comment)]);
    }
    return withWords(order, words, { takes, isLonger: whole.length < (comment.later ?? lines.length), comment });
}
function withWords(order, words, { takes, isLonger, comment }) {
    const text = words === '' ? order : `${order}\n${words}`;
    if (takes !== 'fact' && text.length > read_command/* longestText */.Ie) {
        const more = `${isLonger ? 'at least ' : ''}${(0,amounts/* thousands */.oh)(text.length - read_command/* longestText */.Ie)}`;
        const cut = `Its text was cut to ${(0,amounts/* thousands */.oh)(read_command/* longestText */.Ie)} characters; ${more} more were left out.`;
        return command((0,excerpt/* startOf */.GH)(text, read_command/* longestText */.Ie).trimEnd(), [cut, ...othersBelow(comment)]);
    }
    const unread = isLonger ? [`Only its first ${(0,amounts/* thousands */.oh)(plain_comment/* mostAtOnce */._d)} characters were read.`] : [];
    return command(text, [...unread, ...othersBelow(comment)]);
}
const command = (text, unread) => ({
    kind: 'command',
    text,
    ...(unread.length > 0 && { unread: unread.join(' ') }),
});
const othersBelow = ({ later }) => (later === undefined ? [] : [onlyTheFirst]);
const onlyTheFirst = 'Only the first order of a comment counts: write a separate comment for each of the others.';
function linesBelow(index, { lines, kinds, later, shown }) {
    return shown.slice(index + 1, later).map((text, at) => ({
        written: lines[index + 1 + at] ?? '',
        shown: text,
        kind: kinds[index + 1 + at] ?? 'text',
    }));
}
function readable(lines, needed) {
    const text = lines.join('\n');
    if (text.length <= plain_comment/* mostAtOnce */._d)
        return lines;
    const blocks = (0,plain_comment/* wholeBlocks */.I6)(text, plain_comment/* mostAtOnce */._d);
    const whole = blocks === '' ? [] : blocks.split('\n');
    const fitting = text.slice(0, plain_comment/* mostAtOnce */._d).split('\n').slice(0, -1);
    const read = (0,fences/* openFence */._R)(fitting.join('\n')) === undefined ? whole : fitting;
    return read.length < needed && read === whole ? [] : read;
}
function kindsOf(lines) {
    const text = lines.join('\n');
    const read = (0,plain_comment/* wholeBlocks */.I6)(text, plain_comment/* mostAtOnce */._d);
    const kinds = read === '' ? [] : lineKinds(read.split('\n'));
    let open = (0,fences/* openFence */._R)(read);
    for (const line of lines.slice(kinds.length)) {
        const inside = open !== undefined;
        open = (0,fences/* fenceAfter */.UH)(line, open);
        kinds.push(inside || open !== undefined || /^(?: {4}|\t)/.test(line) ? 'code' : isQuoted(line) ? 'quote' : 'text');
    }
    return kinds;
}
const tooLong = `an order has at most ${(0,amounts/* thousands */.oh)(plain_comment/* mostAtOnce */._d)} characters, including text above it and directly below it; put an empty line after it`;
const fault = (line, why) => ({
    kind: 'fault',
    text: (0,excerpt/* startOf */.GH)((0,plain_comment/* plainComment */.cf)((0,excerpt/* startOf */.GH)(line, 2000)), longestEcho),
    why,
});
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s;
const isOrder = (line) => order.test(line);
const isQuoted = (line) => /^ {0,3}>/.test(line);
function orderIn(line) {
    const [, rest] = order.exec(line) ?? [];
    return rest?.replace(/[ \t]+/g, ' ').trim();
}
function blockEnd(lines, from) {
    const blank = lines.findIndex((line, index) => index > from && line.trim() === '');
    return blank === -1 ? lines.length : blank;
}
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test((0,visible/* visible */.R)((0,excerpt/* startOf */.GH)(line, 100)).normalize('NFKC'));


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



const formFields = {
    goal: 'Goal',
    tasks: 'Tasks',
    checks: 'Checks',
    budget: 'Budget in USD',
    model: 'Model',
};
const fields = Object.entries(formFields);
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
const longestForm = 32_000;
const probe = '\n- `<!--.-->`<!--.-->';
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
                remedy: 'Put empty lines between its paragraphs and tasks, and close whatever is left open. Or write a plan.json.',
            };
        }
        shown += `${lines.join('\n')}\n`;
        rest = rest.slice(piece.length + 1);
    }
    return shown + (0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(rest);
}
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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27001);
/* harmony import */ var _issue_form_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37688);








const mostTasks = 100;
const mostCriteria = 30;
const mostChecks = 20;
const longestTitle = 200;
const longestText = 4000;
const longestCriterion = 500;
const issuePlanFile = (issue) => `issue:${issue}`;
function issueOfPlan(file) {
    const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
    return number === undefined ? undefined : Number(number);
}
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
            ...faults(line, 'The text of this task', description.join('\n'), longestText),
            ...faults(line, 'This task', criteria, mostCriteria, ' criteria'),
            ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, longestCriterion)),
        ]),
    ];
}
function dependencies(task, { at, ids, find }) {
    if (task.after === undefined)
        return ids.slice(Math.max(0, at - 1), at);
    if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? ''))
        return [];
    return task.after.flatMap((word) => {
        const id = ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined);
        if (id !== undefined)
            return [id];
        find(task.line, `"${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(word, 40)}" is not a task that this one can follow.`, 'Name its number or its id.');
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
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join('\n');
function placed(fault, written) {
    const [list, position] = fault.at;
    const task = list === 'tasks' && typeof position === 'number' ? written[position] : undefined;
    return { ...(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .toFinding */ .N6)(fault), line: task?.line ?? null };
}
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
function readTasks(lines) {
    const spoken = lines.filter(({ text }) => text.trim() !== '');
    const [first] = spoken;
    if (first === undefined)
        return [];
    const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines);
    return drafts.map(written);
}
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

/***/ 27001:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var graph_milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/graph/dependency-graph.js
var dependency_graph = __webpack_require__(99387);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-dependencies.js





const selfDependency = (plan) => {
    const first = new Map(plan.tasks.map(({ id }, index) => [id, index]).reverse());
    const twice = new Set(plan.tasks.filter(({ id }, index) => first.get(id) !== index).map(({ id }) => id));
    return eachDependency(plan, (task, id) => {
        if (task.id !== id || twice.has(id))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_SELF_DEPENDENCY',
            message: `Task "${task.id}" depends on itself, so it can never start.`,
            remedy: 'Remove this entry.',
        };
    });
};
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
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
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

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/plan/lint/story-size.js


const mostCriteria = 7;
const mostDescription = 3_000;
const mostTitle = 120;
const mostTasks = 40;
const sweeping = /\b(entire|whole|everything|from scratch)\b/i;
const makes = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i;
const wholeThings = /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i;
function tooLarge({ title, description, acceptance_criteria: criteria }) {
    const [, said] = sweeping.exec(title) ?? [];
    const whole = makes.test(title) && wholeThings.test(title.replace(makes, ''));
    return [
        ...(said === undefined ? [] : [{ field: 'title', why: `its title says "${said}"` }]),
        ...(whole ? [{ field: 'title', why: `${(0,one_line/* quote */.hD)(title)} is a whole part of a product` }] : []),
        ...(criteria.length > mostCriteria
            ? [
                {
                    field: 'acceptance_criteria',
                    why: `it has ${criteria.length} acceptance criteria; the limit is ${mostCriteria}`,
                },
            ]
            : []),
        ...(description.length > mostDescription
            ? [
                {
                    field: 'description',
                    why: `its description has ${(0,amounts/* thousands */.oh)(description.length)} characters; the limit is ${(0,amounts/* thousands */.oh)(mostDescription)}`,
                },
            ]
            : []),
    ];
}
function sizeFaults(task) {
    const id = quote(task.id);
    return [
        ...tooLarge(task).map(({ why }) => `Task ${id} is too large: ${why}. Split it.`),
        ...(task.title.length > mostTitle ? [`The title of task ${id} has more than ${mostTitle} characters.`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/core/plan/lint/lint-fields.js







const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return usuallyDefault.test(branch) ? [onDefault(branch)] : [];
    const message = `The branch name ${(0,lint_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
const usuallyDefault = /^(?:main|master)$/;
const onDefault = (branch) => ({
    severity: 'warning',
    code: 'PLAN_UNSAFE_BRANCH',
    at: ['branch'],
    message: `The work branch is ${branch}. If that is the default branch, no run starts, because ralph never commits to it.`,
    remedy: 'Leave the field out, and the work goes to ralph/work/<name of the plan>.',
});
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
            message: `The id "${id}" starts with "${reserved}", which is reserved for ralph's own tasks.`,
            remedy: 'Use another id.',
        };
});
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
                message: `The ids "${first}" and "${id}" differ only in case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};
const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
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
    return (0,paths/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.description.trim() !== '')
        return [];
    const message = `Task "${task.id}" has no description; the agent sees only its title.`;
    const remedy = 'Describe what to build.';
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== ''))
        return [];
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
    const remedy = 'Say how to tell that it is done.';
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }];
});
const mostText = 32_000;
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task))
        return [];
    const code = 'PLAN_TASK_TOO_LARGE';
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
    if (length > mostText) {
        const message = `Task "${task.id}" has ${(0,amounts/* thousands */.oh)(length)} characters. A prompt holds ${(0,amounts/* thousands */.oh)(mostText)} unless context-budget is raised; the rest is cut.`;
        const remedy = 'Split the task, or put its text into a file in the repository and name that file.';
        return [{ severity: 'warning', code, at: ['tasks', index], message, remedy }];
    }
    return tooLarge(task).map(({ field, why }) => ({
        severity: 'warning',
        code,
        at: ['tasks', index, field],
        message: `Task "${task.id}" may be too large for one agent call: ${why}.`,
        remedy: 'Split it into smaller tasks.',
    }));
});

;// CONCATENATED MODULE: ./build/core/plan/lint/lint.js





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
                ? `The milestones "${like}" and "${name}" differ only in case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};
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
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
function newErrors(before, after) {
    const errors = errorsOf(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)));
    return errors.filter((fault) => !old.has(factOf(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === 'error');
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

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


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
const hiding = new Set('details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(' '));
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
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
    const pass = (html, from) => {
        const [opening, end] = notTag.find(([text]) => html.startsWith(text, from)) ?? [];
        if (opening !== undefined && end !== undefined) {
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





function plainComment(text) {
    return shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
const mostAtOnce = 8000;
const mostImages = 200;
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
        return (0,visible/* visible */.R)(withCuts(source, cuts));
    }
    catch (error) {
        if (error instanceof RangeError)
            return noneOf(text);
        throw error;
    }
}
const noneOf = (text) => text.replace(/[^\n]+/g, '');
function wholeBlocks(text, most) {
    if (text.length <= most)
        return text;
    return text.slice(0, Math.max(0, ...Array.from(text.slice(0, most).matchAll(/\n[ \t]*\r?\n/g), ({ index }) => index)));
}
const tooDeep = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const drawn = new Set(['math', 'mermaid', 'geojson', 'topojson', 'stl']);
const hidesInFormula = /\\[a-z]|%/i;
const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$]*?\\[a-z][^$]*\$|\$(?![\s$])[^$]*%[^$]*(?<!\s)\$(?!\w)/gi;
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
function cutMarkup(html, at, { cuts, open }) {
    let done = 0;
    for (const { from, to } of [...open.shownIn(html), { from: html.length, to: html.length }]) {
        if (from > done)
            cuts.push({ from: at + done, to: at + from, put: '' });
        done = to;
    }
}
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
const entity = /(?<!(?:^|[^\\])(?:\\\\)*\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});/gi;
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

/***/ 61799:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ withRemoteStore),
/* harmony export */   lB: () => (/* binding */ withoutCheckout),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64967);
/* harmony import */ var _step_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65384);







const needsNoFiles = new Set(['intake', 'apply', 'ready']);
async function withoutCheckout(context) {
    return needsNoFiles.has(context.inputs.command) ? atBase(context) : context;
}
async function atBase(context) {
    const { checkout, env, inputs, token } = context;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout.temp, 'ralph-base');
    const remote = `${(0,_step_context_js__WEBPACK_IMPORTED_MODULE_6__/* .serverOf */ .FN)(env)}/${env['GITHUB_REPOSITORY'] ?? ''}`;
    await (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchBaseRepository */ .GV)({ folder, remote, commit: checkout.commit, env }).catch((error) => {
        throw token() === undefined && isRefused(error) ? tokenMissing(inputs.command, error) : error;
    });
    return { ...context, cwd: folder, checkout: { ...checkout, workspace: folder, holdsFiles: false } };
}
const isRefused = (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A && (error.code === 'REMOTE_AUTH' || error.code === 'REMOTE_NOT_FOUND');
const tokenMissing = (command, { code, exit, message }) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A({
    code,
    exit,
    message,
    hint: `\`command: ${command}\` fetches the repository itself and needs a token: add \`github-token: \${{ github.token }}\` to its inputs.`,
});
async function withRemoteStore(context, { owner, repo }, look) {
    const given = `${(0,_step_context_js__WEBPACK_IMPORTED_MODULE_6__/* .serverOf */ .FN)(context.env)}/${owner}/${repo}.git`;
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-remote-'));
    try {
        const { remote, carried } = await (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedFrom */ .Tj)(given, { cwd: home, env: context.env });
        const repository = {
            commonDir: home,
            objectFormat: 'sha1',
            shallow: false,
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69858);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15989);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22425);
/* harmony import */ var _context_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48582);






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
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommand */ .UK)(heard.text);
    const verdict = await may(comment.user, 'kind' in command ? command.kind : 'help', 'obey');
    if (verdict === 'yes')
        return undefined;
    return verdict === 'later' ? 'GitHub is rate limiting us; the order waits for the next job' : verdict.no;
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
const commentPayload = (context) => payload(context, 'issue_comment', CommentPayload);
const issuePayload = (context) => payload(context, 'issues', IssuePayload);
const reviewPayload = (context) => payload(context, 'pull_request_review', ReviewPayload);
async function payload({ env }, event, shape) {
    if (env['GITHUB_EVENT_NAME'] !== event)
        return 'other';
    return shape.safeParse(await (0,_context_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .eventPayload */ .Z3)()).data;
}


/***/ })

};
