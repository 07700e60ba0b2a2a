export const id = 709;
export const ids = [709];
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
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} gave an unknown answer. Git says: ${tail(said)}`,
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
    hint: 'Change into the working tree of your project, or make one with: git init',
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

/***/ 32150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GV: () => (/* binding */ fetchBaseRepository),
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
const foreign = /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/;
const deepest = 3;
function project_files_isManifest(path) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    return parts.length <= deepest && manifests.test(name) && !parts.some((part) => foreign.test(part));
}
function projectDirectories({ paths }) {
    const found = paths.filter(project_files_isManifest).map((path) => path.split('/').slice(0, -1).join('/') || '.');
    const depth = (directory) => (directory === '.' ? 0 : directory.split('/').length);
    return [...new Set(found)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}
function tableAt(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return isTable(found) ? found : {};
}
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
const textsOf = (value) => Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/call/engine-config.js
var engine_config = __webpack_require__(25499);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
;// CONCATENATED MODULE: ./build/adapter/git/store/user-repository.js









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
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]'];
async function locate(git, cwd) {
    const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel'];
    const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD'];
    const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] });
    const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        throw new error_error/* RalphError */.A({
            code: 'BARE_REPOSITORY',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,user_git/* notARepository */.d)(`${cwd} is inside a git directory, not a working tree.`);
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
const emptyRepository = (toplevel) => new error_error/* RalphError */.A({
    code: 'EMPTY_REPOSITORY',
    message: `${toplevel} has no commits yet, so there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
});
async function readWorktrees(git, main) {
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
        return (0,remote_address/* rewrittenAddress */.z1)(config, { url, pushUrl });
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
async function reachedFrom(remote, options) {
    const config = withSshCommand(await readConfig((0,user_git/* userGit */.G)(options.cwd, options.env)), options.env);
    const { address, ...access } = (0,remote_address/* splitCredential */.ib)((0,remote_address/* rewrittenAddress */.z1)(config, { url: remote }));
    return { remote: address, carried: (0,remote_address/* withCredential */.ML)((0,engine_config/* carriedConfiguration */.vJ)(config, address), access) };
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
    const git = (0,user_git/* userGit */.G)(toplevel, env);
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
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const git = (0,user_git/* userGit */.G)(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await (0,remote_call/* remoteCall */.V3)(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof error_error/* RalphError */.A && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new error_error/* RalphError */.A({
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
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





const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
const longestOrder = 8000;
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
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
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s;
const isOrder = (line) => order.test(line);
function orderIn(line) {
    const [, rest] = order.exec(line) ?? [];
    return rest?.replace(/[ \t]+/g, ' ').trim();
}
function blockEnd(lines, from) {
    const blank = lines.findIndex((line, index) => index > from && line.trim() === '');
    return blank === -1 ? lines.length : blank;
}
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, 100)).normalize('NFKC'));
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

/***/ 62220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ encoded),
  NP: () => (/* binding */ planDocument),
  m3: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-plan.js
var issue_plan = __webpack_require__(93961);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/format/json/read-plan.js




function planOfJson({ value, root }) {
    return {
        format: 'plan.json',
        value,
        faults: unknownFields(root),
        placeOf: (at) => ({ at, offset: (0,json_syntax/* offsetAt */.HA)(root, at) }),
    };
}
const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
const editorField = '$schema';
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
        const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/loose-plan.js
const refusal = (message, offset) => ({
    severity: 'error',
    code: 'PLAN_UNCLEAR',
    at: [],
    offset,
    message,
    remedy: 'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and nothing else a check box; docs/plan.md has examples of every format.',
});
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i;
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
const isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function slugs() {
    const taken = new Map();
    return (title) => {
        const words = title
            .normalize('NFKD')
            .toLowerCase()
            .match(/[a-z0-9]+/g) ?? [];
        const slug = words.join('-').slice(0, 40).replace(/-+$/, '');
        const short = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === '';
        const base = short ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug;
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        return count === 1 ? base : `${base}-${count}`;
    };
}
function hash(text) {
    let value = 0x811c9dc5;
    for (const char of text)
        value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
}

;// CONCATENATED MODULE: ./build/core/plan/format/loose/box-tasks.js



function boxTasks(lines) {
    const rest = [];
    const found = [];
    const slugOf = slugs();
    let above = [];
    let open;
    for (const line of lines) {
        if (line.kind === 'heading')
            above = [...above.filter(({ level }) => level < line.level), line];
        const isTask = isBox(line) && !above.some(({ text }) => notTasks.test(text));
        if (isTask) {
            open = [];
            found.push({
                line,
                area: above
                    .filter(({ level }) => level > 1)
                    .map(({ text }) => text)
                    .join(' \u203a '),
                below: open,
            });
        }
        else if (open && (line.depth > 0 || line.kind === 'blank'))
            open.push(line);
        else {
            open = undefined;
            rest.push(line);
        }
    }
    if (found.length === 0)
        return undefined;
    const tasks = found.map(({ line, area, below }) => {
        const text = line.text.replace(/\s+/g, ' ');
        const [, id, title = text] = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/.exec(text) ?? [];
        const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined);
        const said = below.filter((one) => !boxes.includes(one) && one.kind !== 'comment').map(({ raw }) => raw.trim());
        return {
            id: id ?? slugOf(title),
            title,
            description: [(0,task_body/* proseOf */.jv)(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join('\n\n'),
            criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
            after: undefined,
            status: line.ticked ? 'done' : 'pending',
            edits: (source, done) => (0,mark_edits/* boxEdits */.BV)(source, line.offset, done),
            offset: line.offset,
        };
    });
    return { tasks, faults: [], rest };
}

// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/heading-tasks.js




const named = /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)\u2013\u2014-]+\s*|$)(.*)$/i;
function headingTasks(lines) {
    const found = taskHeadings(lines);
    if (found.length === 0)
        return undefined;
    const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6);
    const tops = found.filter(({ heading }) => heading.level === level);
    const slugOf = slugs();
    const ids = tops.map(({ id, title }) => id ?? slugOf(title));
    const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
    const faults = [];
    const { bodies, rest } = bodiesOf(lines, tops, (fault) => faults.push(fault));
    const tasks = tops.map((top, index) => {
        const request = {
            id: ids[index] ?? '',
            body: bodies[index] ?? [],
            idOf,
            report: (one) => void faults.push(one),
        };
        return taskOf(top, request);
    });
    return { tasks, faults, rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))) };
}
function bodiesOf(lines, tops, report) {
    const rest = [];
    const bodies = tops.map(() => []);
    const starts = new Map(tops.map(({ at }, index) => [at, bodies[index]]));
    const level = tops[0]?.heading.level ?? 0;
    let open;
    let area = '';
    for (const [at, line] of lines.entries()) {
        const isHeading = line.kind === 'heading';
        if (isHeading && line.level <= level)
            open = starts.get(at);
        if (isHeading && !open)
            area = line.text;
        if (!open && isBox(line) && !notTasks.test(area))
            report(stray(line));
        if (!starts.has(at))
            (open ?? rest).push(line);
    }
    return { bodies, rest };
}
function taskHeadings(lines) {
    let below = 0;
    return lines.flatMap((heading, at) => {
        if (heading.kind !== 'heading' || heading.level === 1)
            return [];
        const [whole, word, number, id, title = ''] = named.exec(heading.text) ?? [];
        if (heading.level <= below)
            below = 0;
        if (whole !== undefined) {
            const own = id ?? `${word?.toUpperCase()}-${number}`;
            return [{ heading, at, id: own, title: title.trim() || heading.text }];
        }
        if (holdsTasks.test(heading.text))
            below = heading.level;
        else if (below > 0 && heading.level === below + 1)
            return [{ heading, at, id: undefined, title: heading.text }];
        return [];
    });
}
const stray = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
function taskOf({ heading, title }, { id, body, idOf, report }) {
    const { about, fields, criteria, steps } = (0,task_body/* taskBody */.cj)(body, { stars: false });
    const boxes = body.filter(isBox);
    const state = fields.find(({ name }) => name === 'status');
    const status = (0,status_words/* statusOfWord */.g)(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset });
    if (typeof status !== 'string')
        report(status);
    const requires = fields.find(({ name }) => name === 'requires');
    const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
    const waits = requires?.value ?? bracket?.[1];
    const ticked = boxes.length > 0 && boxes.every((box) => box.ticked === true);
    return {
        id,
        title: title.replace(bracket?.[0] ?? '', '').trim(),
        description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
        criteria,
        after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
        status: typeof status !== 'string' ? 'pending' : state === undefined && ticked ? 'done' : status,
        offset: heading.offset,
        edits: (text, done) => [
            ...(state ? wordEdits(text, state.offset, done) : []),
            ...(state || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
            ...boxes.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done)),
        ],
    };
}
const wordEdits = (text, offset, done) => (0,mark_edits/* fieldEdits */.O)(text, offset, done ? 'done' : 'open');
function newField(text, offset, done) {
    if (!done)
        return [];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const after = (0,mark_edits/* lineAfter */.pD)(text, offset, '');
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
    return [(0,mark_edits/* lineAfter */.pD)(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)];
}
const namesIn = (value, idOf) => (0,task_body/* idsIn */.Sd)(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);

;// CONCATENATED MODULE: ./build/core/plan/format/loose/read-loose.js





function planOfLoose(lines, { file, text = '', options }) {
    const { tasks, faults, rest } = headingTasks(lines) ??
        boxTasks(lines) ?? { tasks: [], faults: [unclear(lines)], rest: [] };
    const context = (0,task_body/* proseOf */.jv)(rest.filter(({ kind }) => kind !== 'comment').map(({ raw }) => raw));
    return {
        format: 'Markdown',
        value: tasks.length === 0
            ? undefined
            : {
                ...(context !== '' && { context }),
                tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
                    id,
                    title,
                    description,
                    acceptance_criteria: criteria.map(({ text }) => text),
                    depends_on: after?.ids ?? tasks.slice(Math.max(0, index - 1), index).map((before) => before.id),
                    status,
                })),
            },
        faults: faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
        placeOf: ([, index, field, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            if (!task)
                return { at: [], offset: 0 };
            const at = [task.id, ...(field === undefined ? [] : [field]), ...rest];
            const [entry] = rest;
            if (field === 'depends_on' && task.after)
                return { at, offset: task.after.offset };
            const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined;
            return { at, offset: item?.offset ?? task.offset };
        },
        silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: (facts) => tasks.flatMap(({ id, status, edits }) => {
            const done = facts.tasks.get(id)?.status;
            return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done');
        }),
    };
}
const orByAgent = (fault, file) => ({
    ...fault,
    remedy: `${fault.remedy} Or have an agent make a plan of it, which you see before it is written: ${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'create', ...(0,command_line/* flagWords */.GK)('from', file))}`,
});
function unclear(lines) {
    return refusal('It is not clear what the tasks of this document are.', lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0);
}

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(87157);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-shape.js
var plan_shape = __webpack_require__(19956);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/prd/notes.js
const mark = 'ralph: ';
function withoutNote(notes) {
    const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
    return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n');

;// CONCATENATED MODULE: ./build/core/plan/format/json/json-edits.js
function fieldEdits(text, object, { name, value, behind }) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    const written = JSON.stringify(value);
    if (found) {
        const [, now] = found.children ?? [];
        if (!now || now.value === value)
            return [];
        return [{ offset: now.offset, length: now.length, text: written }];
    }
    const before = (behind === undefined ? undefined : fieldOf(object, behind)) ?? fields.at(-1);
    const [key, its] = before?.children ?? [];
    if (!before || !key || !its)
        return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }];
    const colon = text.slice(key.offset + key.length, its.offset);
    const gap = gapBefore(text, before.offset);
    return [
        { offset: before.offset + before.length, length: 0, text: `,${gap}${JSON.stringify(name)}${colon}${written}` },
    ];
}
const fieldOf = (object, name) => object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
function gapBefore(text, offset) {
    let from = offset;
    while (from > 0 && /\s/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, offset);
}
function withoutField(text, object, name) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    if (!found)
        return [];
    const at = fields.indexOf(found);
    const [before, after] = [fields[at - 1], fields[at + 1]];
    const end = found.offset + found.length;
    if (before)
        return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }];
    return [{ offset: found.offset, length: (after?.offset ?? end) - found.offset, text: '' }].filter(() => text !== '');
}
function entryEdits(text, list, value, behind) {
    const before = behind ?? list.children?.at(-1);
    if (!before)
        return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }];
    const gap = gapBefore(text, before.offset);
    const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value);
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }];
}
function laidOut(text, before, { value, gap }) {
    const [first] = before.children ?? [];
    const within = first ? gapBefore(text, first.offset) : '';
    const outer = gap.slice(gap.lastIndexOf('\n') + 1);
    const inner = within.slice(within.lastIndexOf('\n') + 1);
    const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '';
    const eol = gap.includes('\r\n') ? '\r\n' : '\n';
    return within.includes('\n')
        ? JSON.stringify(value, null, unit || 2).replaceAll('\n', `${eol}${outer}`)
        : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/prd-edits.js


function prdEdits(text, root, facts) {
    const list = entryOf(root, 'userStories');
    const stories = new Map((list?.children ?? []).map((story) => [String(entryOf(story, 'id')?.value), story]));
    const passing = [...stories].filter(([id, story]) => passes(story, facts.tasks.get(id))).length;
    return [
        ...[...stories].flatMap(([id, story]) => storyEdits(text, story, facts.tasks.get(id))),
        ...(list ? addedEdits(text, list, { stories, facts }) : []),
        ...statsEdits(text, entryOf(root, 'stats'), { run: facts.run, passing }),
    ];
}
const passes = (story, fact) => fact?.status === undefined ? entryOf(story, 'passes')?.value === true : fact.status === 'done';
function addedEdits(text, list, { stories, facts }) {
    return facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: acceptanceCriteria, depends_on, order: priority } = task;
        const story = {
            ...{ id, title, description, acceptanceCriteria },
            ...(priority !== undefined && { priority }),
            passes: facts.tasks.get(id)?.status === 'done',
            ...(depends_on.length > 0 && { dependencies: depends_on }),
        };
        return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after));
    });
}
function statsEdits(text, stats, { run, passing }) {
    if (stats?.type !== 'object')
        return [];
    const hasText = (name) => typeof entryOf(stats, name)?.value === 'string';
    const ended = run.completed !== undefined;
    return [
        { name: 'iterationsRun', value: run.iteration },
        { name: 'storiesCompleted', value: passing },
        ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
        ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
    ].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(text, story, fact) {
    if (!fact)
        return [];
    const notes = entryOf(story, 'notes');
    const said = String(notes?.value ?? '');
    const value = withNote(said, fact.note);
    return [
        ...passEdits(text, story, fact),
        ...(fact.attempts > 0 || entryOf(story, 'attempts')
            ? fieldEdits(text, story, { name: 'attempts', value: fact.attempts })
            : []),
        ...(value === said ? [] : fieldEdits(text, story, { name: 'notes', value })),
    ];
}
function passEdits(text, story, { status, at }) {
    const edits = [];
    const passes = entryOf(story, 'passes')?.value === true;
    if (status === 'done' && !passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: true }));
        if (at !== undefined)
            edits.push(...fieldEdits(text, story, { name: 'completedAt', value: at, behind: 'passes' }));
    }
    if (status === 'open' && passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: false }), ...withoutField(text, story, 'completedAt'));
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/read-prd.js







const fields = { acceptance_criteria: 'acceptanceCriteria', order: 'priority' };
function planOfPrd({ value, root, text }) {
    if (!(0,salvage/* isRecord */.u4)(value) || !('userStories' in value))
        return undefined;
    const parsed = Prd.safeParse(value);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, value).map((fault) => ({ ...fault, offset: (0,json_syntax/* offsetAt */.HA)(root, fault.at) }));
    const prd = parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(value, parsed.error);
    return {
        format: 'prd.json',
        value: planOf(prd),
        faults,
        placeOf: (at) => {
            const there = placeIn(at, prd);
            return { at: there, offset: (0,json_syntax/* offsetAt */.HA)(root, there) };
        },
        doneBy: '"passes": true',
        edits: (facts) => prdEdits(text, root, facts),
        times: timesOf(prd),
    };
}
function planOf({ project, branchName, description, config, userStories }) {
    const name = branchName === undefined ? undefined : nameOfBranch(branchName);
    const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {};
    const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []));
    return {
        ...(name !== undefined && { name }),
        ...(project !== undefined && { project }),
        ...(branchName !== undefined && { branch: branchName }),
        ...(description?.trim() && { context: description }),
        ...(maxIterations !== undefined && { max_iterations: maxIterations }),
        ...(checks.length > 0 && { checks }),
        tasks: userStories?.map((story) => ({
            id: story.id,
            title: story.title,
            description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
            acceptance_criteria: story.acceptanceCriteria ?? [],
            depends_on: story.dependencies ?? story.dependsOn ?? [],
            status: story.passes ? 'done' : 'pending',
            ...(story.priority !== undefined && { order: story.priority }),
            ...(story.attempts !== undefined && { retry_count: story.attempts }),
            ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
        })),
    };
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
function checkOf(gate, run) {
    const kind = check/* CheckKind */.nh.safeParse(gate);
    return { name: gate, run, ...(kind.success && { kind: kind.data }) };
}
function nameOfBranch(branch) {
    const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g);
    return words?.join('-').slice(0, 64);
}
function placeIn(at, { userStories }) {
    const [first, index, field, ...rest] = at;
    if (first === 'branch' || first === 'name')
        return ['branchName'];
    if (first === 'checks')
        return ['config', 'qualityGates'];
    if (first === 'max_iterations')
        return ['config', 'maxIterations'];
    if (first !== 'tasks')
        return at;
    if (index === undefined)
        return ['userStories'];
    const story = typeof index === 'number' ? userStories?.[index] : undefined;
    const waits = story?.dependencies === undefined && story?.dependsOn !== undefined ? 'dependsOn' : 'dependencies';
    const name = field === 'depends_on' ? waits : (fields[String(field)] ?? field);
    return ['userStories', index, ...(name === undefined ? [] : [name]), ...rest];
}
const Story = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    epicId: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().optional(),
    acceptanceCriteria: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    priority: schemas/* number */.aig().optional(),
    passes: schemas/* boolean */.zMY().optional(),
    attempts: schemas/* int */.Whr().nonnegative().optional(),
    notes: schemas/* string */.YjP().optional(),
    completedAt: schemas/* unknown */.L5J().optional(),
    dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    dependsOn: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const Prd = schemas/* object */.Ikc({
    project: schemas/* string */.YjP().optional(),
    branchName: schemas/* string */.YjP().min(1).optional(),
    description: schemas/* string */.YjP().optional(),
    config: schemas/* object */.Ikc({
        maxIterations: schemas/* int */.Whr().positive().optional(),
        stuckThreshold: schemas/* int */.Whr().positive().optional(),
        qualityGates: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().nullable()).optional(),
    })
        .optional(),
    userStories: schemas/* array */.YOg(Story),
});

// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/core/plan/format/read/merge-markers.js
var merge_markers = __webpack_require__(93809);
;// CONCATENATED MODULE: ./build/core/plan/format/read/read-options.js
const defaultReadOptions = { subtasks: 'own' };

// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/phases.js
const taskText = /^(?:\*\*)?(T(?:\d{3,}[a-z]?|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)\)/i;
function readPhases(lines, report) {
    const reading = { tasks: [], phases: [], preamble: [], open: undefined, inPhase: false };
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= 2)
            takeHeading(reading, line);
        else if (phases_isBox(line))
            takeBox(reading, line, report);
        else
            takeLine(reading, line);
    }
    return reading;
}
function takeHeading(reading, { level, text }) {
    reading.open = undefined;
    reading.inPhase = level === 2 && /^phase\b/i.test(text);
    if (reading.inPhase)
        reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] });
}
function takeBox(reading, line, report) {
    const { phases, tasks } = reading;
    if (phases.length === 0)
        phases.push({ title: '', isStory: false, lines: [] });
    reading.open = phases_taskOf(line, phases.length - 1);
    if (reading.open)
        tasks.push(reading.open);
    else
        report(withoutId(line));
}
function takeLine(reading, { kind, depth, raw }) {
    if (reading.open && depth > 0 && kind !== 'blank' && kind !== 'comment')
        reading.open.details.push(raw.trim());
    else if (kind !== 'text' && kind !== 'quote')
        return;
    else if (reading.inPhase)
        reading.phases.at(-1)?.lines.push(raw);
    else if (reading.phases.length === 0)
        reading.preamble.push(raw);
}
const phases_isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function phases_taskOf(line, phase) {
    const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? [];
    if (id === undefined)
        return undefined;
    const found = [...marks.matchAll(labels)];
    const after = dependsOn.exec(title)?.[1]?.match(/T\d{3,}[a-z]?/g) ?? [];
    return {
        id,
        line,
        title: title.trim(),
        parallel: found.some(([, parallel]) => parallel !== undefined),
        story: found.find(([, , story]) => story !== undefined)?.[2]?.toUpperCase(),
        after,
        phase,
        details: [],
    };
}
function withoutId({ offset, text }) {
    const message = `This check box has no id of a task: ${JSON.stringify(text.slice(0, 40))}.`;
    const remedy = 'Begin it with an id such as T042, or take its box away if it is no task.';
    return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy };
}
function phaseOrder(tasks, isStory) {
    const waits = [];
    let closed = [];
    let shared = [];
    for (const phase of inPhases(tasks)) {
        const isOwn = isStory[phase[0]?.phase ?? 0] === true;
        waits.push(...withinPhase(phase, isOwn ? shared : closed));
        const last = phase.slice(-1).map(({ id }) => id);
        closed = isOwn ? [...closed, ...last] : last;
        if (!isOwn)
            shared = last;
    }
    return waits;
}
function inPhases(tasks) {
    const phases = [];
    for (const task of tasks) {
        const open = phases.at(-1);
        if (open?.[0]?.phase === task.phase)
            open.push(task);
        else
            phases.push([task]);
    }
    return phases;
}
function withinPhase(phase, before) {
    let barrier = before;
    let beside = [];
    return phase.map(({ id, parallel, after }, index) => {
        const joins = !parallel || index === phase.length - 1;
        const waits = joins && beside.length > 0 ? beside : barrier;
        if (joins) {
            barrier = [id];
            beside = [];
        }
        else
            beside.push(id);
        return [...new Set([...waits, ...after])];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/read-spec-kit.js




function planOfSpecKit(lines, { file, text = '' }) {
    const boxes = lines.filter(phases_isBox);
    if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField))
        return undefined;
    const faults = [...(0,outline/* hiddenTasks */.f)(lines, (text) => /^[-*+][ \t]+\[[ xX]\][ \t]+T\d{3,}/.test(text))];
    const { tasks, phases, preamble } = readPhases(lines, (fault) => faults.push(fault));
    const waits = phaseOrder(tasks, phases.map(({ isStory }) => isStory));
    const name = featureOf(file);
    const context = (0,task_body/* proseOf */.jv)(preamble);
    return {
        format: 'spec-kit tasks',
        value: {
            ...(name !== undefined && { name }),
            ...(context !== '' && { context }),
            tasks: tasks.map((task, index) => ({
                id: task.id,
                title: task.title,
                description: about(task, phases[task.phase]),
                acceptance_criteria: [],
                depends_on: waits[index] ?? [],
                status: task.line.ticked ? 'done' : 'pending',
            })),
        },
        faults,
        placeOf: ([, index, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            const at = task ? [task.id, ...rest] : [];
            return { at, offset: task?.line.offset ?? 0 };
        },
        silent: ['PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: ({ tasks: facts, added }) => [
            ...tasks.flatMap(({ id, line }) => (0,mark_edits/* markEdits */.Zc)(text, line.offset, facts.get(id))),
            ...(0,mark_edits/* addedEdits */.O3)(text, { after: tasks.at(-1)?.line, lines, tasks: added, facts }),
        ],
    };
}
const isQueueField = ({ kind, text }) => kind === 'text' && /^\*\*Requires:?\*\*/.test(text);
function about({ title, story, details }, phase) {
    const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join('; ');
    const said = phase?.lines.join('\n') ?? '';
    return [title, details.join('\n'), place && `Part of: ${place}.`, said.length <= longestPhase ? said : '']
        .filter(Boolean)
        .join('\n\n');
}
const longestPhase = 2_000;
function featureOf(file) {
    const [name = '', folder = ''] = file.split(/[/\\]/).reverse();
    return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined;
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/extra-fields.js




function extraFields(block, { at, known }) {
    if (block === undefined)
        return { value: {}, faults: [], offsetOf: () => 0 };
    const document = (0,json_syntax/* parseDocument */.Tp)(block.text);
    const moved = (fault) => ({
        ...fault,
        at: [...at, ...fault.at],
        offset: block.offset + (fault.offset ?? 0),
    });
    const whole = () => block.offset;
    if (Array.isArray(document))
        return { value: {}, faults: document.map(moved), offsetOf: whole };
    if (!(0,salvage/* isRecord */.u4)(document.value))
        return { value: {}, faults: [moved(noObject)], offsetOf: whole };
    const { root, value } = document;
    const unknown = Object.keys(value)
        .filter((name) => !known.includes(name) && name !== '__proto__')
        .map((name) => unknownField(name, { known, offset: (0,json_syntax/* offsetAt */.HA)(root, [name]) }));
    return {
        value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
        faults: [...(0,json_syntax/* duplicateKeys */.ss)(root), ...unknown].map(moved),
        offsetOf: (path) => block.offset + (0,json_syntax/* offsetAt */.HA)(root, path),
    };
}
const noObject = {
    severity: 'error',
    code: 'PLAN_WRONG_TYPE',
    at: [],
    offset: 0,
    message: 'This block must hold an object in { }.',
    remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
};
function unknownField(name, { known, offset }) {
    const meant = (0,nearest/* meantName */.d5)(name, known);
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_FIELD',
        at: [name],
        offset,
        message: `There is no field ${(0,fault/* shown */.SP)(name)}${meant === undefined ? '; it has no effect' : `; did you mean "${meant}"?`}`,
        remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
    };
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-edits.js


function strictEdits(text, written, given) {
    const { facts, subtasks, end, writeTask } = given;
    const edits = written.flatMap((task) => {
        const hasOwn = subtasks === 'own' && task.body.steps.length > 0;
        const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id];
        const said = ids.map((id) => facts.tasks.get(id));
        return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn });
    });
    const found = discoveredEdits(text, given);
    const { added } = facts;
    if (added.length === 0)
        return [...edits, ...found];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const before = text.slice(0, end);
    const gap = before.endsWith('\n') ? '' : eol;
    const blocks = added.map(({ task }) => {
        const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending';
        return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol);
    });
    const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`;
    return [...edits, { offset: end, length: 0, text: block }, ...found];
}
const ownEntry = 'ralph: ';
function discoveredEdits(text, { facts, discovered }) {
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const own = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(ownEntry));
    const wanted = facts.discovered.map((line) => `${ownEntry}${line}`);
    const there = new Set(own.map((line) => line.text));
    const holds = new Set(wanted);
    const stale = own.filter((line) => !holds.has(line.text));
    const gone = stale.map(({ offset }) => {
        const end = text.indexOf('\n', offset);
        return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' };
    });
    const news = wanted.filter((line) => !there.has(line)).map((line) => `- ${line}`);
    if (news.length === 0)
        return gone;
    const last = discovered.findLast(({ kind }) => kind !== 'blank');
    if (!last) {
        const gap = text.endsWith('\n') ? eol : `${eol}${eol}`;
        return [...gone, { offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${news.join(eol)}${eol}` }];
    }
    const lines = last.kind === 'heading' ? ['', ...news] : news;
    return [...gone, (0,mark_edits/* lineAfter */.pD)(text, last.offset, lines.join(eol))];
}
function taskEdits(text, { heading, body }, { said, hasOwn }) {
    const { steps, criteria, fields } = body;
    const state = fields.find(({ name }) => name === 'status');
    const now = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 });
    const was = (index) => now === 'done' || steps[index]?.ticked === true;
    const isDone = said.map((fact, index) => fact?.status === undefined ? (hasOwn ? was(index) : now === 'done') : fact.status === 'done');
    const all = isDone.every(Boolean);
    const word = all ? 'complete' : isDone.some(Boolean) ? 'in_progress' : 'open';
    const means = all ? 'done' : isDone.some(Boolean) ? 'in_progress' : 'pending';
    const status = now === means || (now === 'in_progress' && !all && hasOwn)
        ? []
        : state
            ? (0,mark_edits/* fieldEdits */.O)(text, state.offset, word)
            : [(0,mark_edits/* lineAfter */.pD)(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
    const ticks = hasOwn
        ? steps.flatMap(({ offset }, index) => (0,mark_edits/* stepEdits */.Ul)(text, offset, isDone[index] === true))
        : steps.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all));
    return [...status, ...ticks, ...criteria.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all))];
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-task.js


function strictTask(written) {
    const { id, title, heading, body, extra, subtasks, report } = written;
    for (const again of repeated(body))
        report(again);
    const requires = body.fields.find(({ name }) => name === 'requires');
    const state = body.fields.find(({ name }) => name === 'status');
    const place = { at: [id, 'status'], offset: state?.offset ?? heading.offset };
    const status = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), place);
    if (typeof status !== 'string')
        report(status);
    const whole = {
        title,
        description: body.about,
        acceptance_criteria: body.criteria.map(({ text }) => text),
        depends_on: (0,task_body/* idsIn */.Sd)(requires?.value ?? ''),
        status: typeof status === 'string' ? status : 'pending',
    };
    const offsets = { requires: requires?.offset, status: state?.offset };
    const offsetOf = (items) => (path) => {
        if (String(path[0]) in extra.value)
            return extra.offsetOf(path);
        const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined;
        const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined;
        return item?.offset ?? field ?? heading.offset;
    };
    if (body.steps.length === 0 || subtasks === 'joined') {
        const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n');
        return [{ value: { id, ...whole, description, ...extra.value }, stands: id, offsetOf: offsetOf(body.criteria) }];
    }
    const { depends_on, description, acceptance_criteria, ...fields } = { ...whole, ...extra.value };
    const over = fields.status !== 'pending' && fields.status !== 'in_progress';
    return body.steps.map((step, index) => {
        const isLast = index === body.steps.length - 1;
        const [head = '', ...more] = step.text.split('\n');
        const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
        const value = {
            ...fields,
            id: `${id}.${index + 1}`,
            title: head,
            description: [more.join('\n'), part, description, around(body.steps, index)].filter(Boolean).join('\n\n'),
            acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
            depends_on: index === 0 ? depends_on : [`${id}.${index}`],
            status: over ? fields.status : step.ticked ? 'done' : 'pending',
        };
        const fieldOf = offsetOf(isLast ? body.criteria : []);
        const own = (path) => path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path);
        return { value, ...(isLast && { stands: id }), offsetOf: own };
    });
}
function around(steps, index) {
    const from = Math.max(0, index - 5);
    const lines = steps.slice(from, index + 6).map((step, at) => {
        const mark = from + at < index ? '(before) ' : from + at === index ? '(this one) ' : '(later) ';
        return `${from + at + 1}. ${mark}${firstLine(step)}`;
    });
    return `Its subtasks:\n${lines.join('\n')}`;
}
const firstLine = ({ text }) => text.split('\n', 1)[0] ?? '';
function stepList(steps) {
    if (steps.length === 0)
        return [];
    const lines = steps.map((step, at) => `${at + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`);
    return [`Subtasks, one after the other:\n${lines.join('\n')}`];
}
function repeated({ fields }) {
    return fields.flatMap(({ name, offset }, index) => {
        if (fields.findIndex((one) => one.name === name) === index)
            return [];
        const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`;
        return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/read-strict.js







const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/;
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i;
const planTitle = /^Plan(?::[ \t]*(.*))?$/;
const read_strict_taskFields = Object.keys(plan/* Task */.YZ.shape).filter((name) => name !== 'id');
const read_strict_planFields = Object.keys(plan/* Plan */.cw.shape).filter((name) => name !== 'tasks');
const read_strict_notTasks = /^(?:context|rules|discovered)\b/i;
function planOfStrict(lines, { subtasks }, writing) {
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    const named = planTitle.exec(title?.text ?? '');
    const parts = partsOf(lines);
    const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)));
    if (!isOurs)
        return undefined;
    const { lines: context, extras } = (0,task_body/* withoutExtras */.wj)(parts.context);
    const block = extraFields(extras, { at: [], known: read_strict_planFields });
    const faults = [...block.faults, ...discovered(parts.discovered), ...(0,outline/* hiddenTasks */.f)(lines, looksLikeTask)];
    const all = [];
    const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
        const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? [];
        const written = (0,task_body/* taskBody */.cj)(body, { stars: true });
        const extra = extraFields(written.extras, { at: [id], known: read_strict_taskFields });
        faults.push(...extra.faults);
        all.push({ id, heading, body: written });
        return strictTask({
            id,
            title: name.trim(),
            heading,
            body: written,
            extra,
            subtasks,
            report: (fault) => faults.push(fault),
        });
    });
    const lastOf = new Map(tasks.flatMap(({ stands, value: { id } }) => (stands === undefined ? [] : [[stands, id]])));
    const project = named?.[1]?.trim();
    const about = contextOf(context);
    return {
        format: 'Markdown plan',
        value: {
            ...(project && { project }),
            ...(about !== '' && { context: about }),
            ...block.value,
            tasks: tasks.map(({ value }) => ({ ...value, depends_on: read_strict_dependsOn(value['depends_on'], lastOf) })),
        },
        faults,
        placeOf: read_strict_placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
        doneBy: '**Status:** complete',
        ...(writing && {
            edits: (facts) => strictEdits(writing.text, all, {
                ...writing,
                facts,
                subtasks,
                discovered: parts.discovered,
                end: endOfTasks(lines, parts, writing.text),
            }),
        }),
    };
}
function endOfTasks(lines, { tasks }, text) {
    const last = new Set(tasks.at(-1)?.lines);
    const line = lines.findLast((one) => last.has(one) && one.kind !== 'blank' && one.kind !== 'rule');
    const end = text.indexOf('\n', line?.offset ?? text.length);
    return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === 'text' && taskField.test(text);
const read_strict_dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given;
function read_strict_placeIn(tasks, plan) {
    return (at) => {
        const [first, index, ...rest] = at;
        const task = typeof index === 'number' ? tasks[index] : undefined;
        if (first === 'tasks')
            return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at, offset: 0 };
        const inBlock = plan.fields.includes(String(first));
        return { at, offset: inBlock ? plan.offsetOf(at) : (plan.title?.offset ?? 0) };
    };
}
function partsOf(lines) {
    const parts = { tasks: [], context: [], discovered: [] };
    let into = parts.context;
    let holdsTasks = true;
    for (const [at, line] of lines.entries()) {
        const level = line.kind === 'heading' ? line.level : 0;
        const isPart = level === 1 || level === 2;
        if (isPart) {
            holdsTasks = !read_strict_notTasks.test(line.text);
            into = /^discovered\b/i.test(line.text) ? parts.discovered : parts.context;
        }
        const isThird = level === 3 && holdsTasks;
        if (isThird)
            into = namesTask(lines, at) ? beginTask(parts, line) : parts.context;
        into.push(line);
    }
    return parts;
}
function beginTask({ tasks }, heading) {
    const lines = [];
    tasks.push({ heading, lines });
    return lines;
}
function namesTask(lines, at) {
    const [, id] = taskHeading.exec(lines[at]?.text ?? '') ?? [];
    if (id === undefined)
        return false;
    if (/\d/.test(id))
        return true;
    for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
        if (isField(lines[next]))
            return true;
    }
    return false;
}
function contextOf(lines) {
    const said = lines.filter(({ kind, level, text }) => !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
    let next;
    const kept = said.reduceRight((kept, line) => {
        const empty = line.kind === 'heading' && (next === undefined || (next.kind === 'heading' && next.level <= line.level));
        if (!empty)
            kept.push(line);
        if (!empty && line.kind !== 'blank' && line.kind !== 'rule')
            next = line;
        return kept;
    }, []);
    return (0,task_body/* proseOf */.jv)(kept.reverse().map(({ raw }) => raw));
}
function discovered(lines) {
    const found = lines.filter(({ kind, depth, level, text }) => (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(ownEntry)));
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,amounts/* plural */.LS)(found.length, 'entry', 'entries')} under "Discovered" ${found.length === 1 ? 'is no task' : 'are no tasks'}, and no agent is given ${found.length === 1 ? 'it' : 'them'}.`;
    const remedy = 'Turn each that should be done into a task (### T9: \u2026) under "Tasks".';
    return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }];
}
const looksLikeTask = (text) => /^#{2,4}[ \t]*T\d+:/.test(text);

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/part-id.js
const partId = (part, task) => String(part).includes('.') ? String(part) : `${task}.${part}`;

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/task-master-edits.js



function taskMasterEdits(text, top, { facts, subtasks }) {
    const list = entryOf(top, 'tasks');
    if (!list)
        return [];
    const nodes = list.children ?? [];
    const byId = new Map(nodes.map((task) => [idOf(task), task]));
    const statuses = nodes.flatMap((task) => {
        const parts = entryOf(task, 'subtasks')?.children ?? [];
        return subtasks === 'own' && parts.length > 0
            ? partEdits(text, { task, parts, facts: facts.tasks })
            : wholeEdits(text, { task, parts, facts: facts.tasks });
    });
    const news = facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task;
        const status = facts.tasks.get(id)?.status === 'done' ? 'done' : 'pending';
        const value = {
            ...{ id: asId(id), title, description, status, dependencies: waits.map(asId) },
            ...(criteria.length > 0 && { testStrategy: criteria.join('\n') }),
            subtasks: [],
        };
        return entryEdits(text, list, value, after === undefined ? undefined : byId.get(after));
    });
    return [...statuses, ...news];
}
const idOf = (task) => String(entryOf(task, 'id')?.value);
const asId = (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
function wholeEdits(text, { task, parts, facts }) {
    const status = facts.get(idOf(task))?.status;
    if (status === undefined)
        return [];
    return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'));
}
function partEdits(text, { task, parts, facts }) {
    const said = parts.map((part) => facts.get(partId(String(entryOf(part, 'id')?.value), idOf(task)))?.status);
    if (said.every((status) => status === undefined))
        return [];
    const isOver = meaningOf(task) === 'done';
    const done = parts.map((part, index) => said[index] === undefined ? isOver || meaningOf(part) === 'done' : said[index] === 'done');
    const whole = done.every(Boolean) ? 'done' : done.some(Boolean) ? 'in-progress' : 'pending';
    return [
        ...statusEdits(text, task, whole),
        ...parts.flatMap((part, index) => done[index] || meaningOf(part) === 'done' ? statusEdits(text, part, done[index] ? 'done' : 'pending') : []),
    ];
}
const meaningOf = (task) => (0,status_words/* statusOfWord */.g)(entryOf(task, 'status')?.value, { at: [], offset: 0 });
function statusEdits(text, task, word) {
    const now = meaningOf(task);
    return now === (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 })
        ? []
        : fieldEdits(text, task, { name: 'status', value: word });
}

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/read-task-master.js








function planOfTaskMaster({ value, root, text }, options) {
    const tags = tagsOf(value);
    if (tags === undefined)
        return undefined;
    const tag = chosenTag(tags, options.tag);
    if (tag === undefined)
        return withoutTag(tags, options.tag, root.offset);
    const list = tag === '' ? value : value[tag];
    const node = tag === '' ? root : entryOf(root, tag);
    const draft = planOfList(list, { top: tag === '' ? [] : [tag], root, options });
    return { ...draft, edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }) };
}
function chosenTag(tags, wanted) {
    if (tags.includes(''))
        return '';
    const name = wanted ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0]);
    return tags.find((tag) => tag === name);
}
function planOfList(raw, { top, root, options }) {
    const placed = (at) => ({ at: [...top, ...at], offset: (0,json_syntax/* offsetAt */.HA)(root, [...top, ...at]) });
    const parsed = TaskList.safeParse(raw);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, raw).map((fault) => ({ ...fault, ...placed(fault.at) }));
    const list = (parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(raw, parsed.error));
    const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options));
    const lastOf = new Map(written.flatMap(({ stands, id }) => (stands === undefined ? [] : [[stands, id]])));
    const tasks = written.map(({ at, task, id, title, about, waits }) => {
        const status = (0,status_words/* statusOfWord */.g)(task.status, placed([...at, 'status']));
        if (typeof status !== 'string')
            faults.push(status);
        return {
            id,
            title,
            description: about,
            acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
            depends_on: waits.map((other) => lastOf.get(other) ?? other),
            status: typeof status === 'string' ? status : 'pending',
        };
    });
    for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
        const found = (0,status_words/* statusOfWord */.g)(status, placed(['tasks', index, 'status']));
        if (typeof found !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0)
            faults.push(found);
    }
    const [name] = top;
    const about = list.metadata?.description?.trim();
    return {
        format: 'Task Master',
        value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
        faults,
        placeOf: ([first, index, field, ...rest]) => {
            const at = typeof index === 'number' ? written[index]?.at : undefined;
            const whole = first === 'tasks' ? ['tasks'] : [];
            return placed([...(at ?? whole), ...(field === undefined ? [] : [names[String(field)] ?? field, ...rest])]);
        },
        doneBy: '"status": "done"',
    };
}
const names = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' };
function tagsOf(value) {
    if (!(0,salvage/* isRecord */.u4)(value))
        return undefined;
    if (Array.isArray(value['tasks']))
        return isTaskList(value) ? [''] : undefined;
    const lists = Object.entries(value).filter(([, list]) => (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']));
    return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
        ? lists.map(([name]) => name)
        : undefined;
}
function isTaskList(list) {
    const tasks = (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(salvage/* isRecord */.u4) : [];
    const own = ['details', 'testStrategy', 'subtasks', 'dependencies'];
    const ours = ['depends_on', 'acceptance_criteria', 'max_retries'];
    const [first] = tasks;
    if (first === undefined || tasks.some((task) => ours.some((name) => name in task)))
        return false;
    const like = own.filter((name) => name in first).length;
    return like >= 2 || (like === 1 && typeof first['id'] === 'number');
}
function withoutTag(tags, wanted, offset) {
    const there = tags.filter(Boolean).join(', ') || 'none';
    const message = wanted === undefined ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`;
    const remedy = wanted === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${there}.`;
    const fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy };
    return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) };
}
function tasksOf(task, at, { subtasks }) {
    const id = String(task.id);
    const waits = (task.dependencies ?? []).map(String);
    const parts = task.subtasks ?? [];
    const about = textOf(task);
    if (parts.length === 0 || subtasks === 'joined') {
        const list = parts.map((part) => `- ${done(part) ? '(done) ' : ''}${part.title}: ${textOf(part)}`);
        const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`];
        return [{ at, task, id, stands: id, title: task.title, about: [about, ...steps].join('\n\n'), waits }];
    }
    return parts.map((part, index) => {
        const before = (part.dependencies ?? []).map((other) => partId(other, id));
        const isLast = index === parts.length - 1;
        const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before;
        const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
        const status = isOver(task) ? task.status : part.status;
        return {
            at: [...at, 'subtasks', index],
            task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
            id: partId(part.id, id),
            ...(isLast && { stands: id }),
            title: part.title,
            about: [textOf(part), `Part ${index + 1} of ${parts.length} of task ${id}, \u201c${task.title}\u201d.`, about]
                .filter(Boolean)
                .join('\n\n'),
            waits: [...new Set([...before, ...waits, ...others])],
        };
    });
}
const meaning = ({ status }) => (0,status_words/* statusOfWord */.g)(status, { at: [], offset: 0 });
const done = (task) => meaning(task) === 'done';
const isOver = (task) => done(task) || meaning(task) === 'skipped';
const textOf = ({ description, details }) => [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n');
const Id = schemas/* union */.KCZ([schemas/* int */.Whr().positive(), schemas/* string */.YjP().min(1)]);
const common = {
    id: Id,
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().nullish(),
    details: schemas/* string */.YjP().nullish(),
    testStrategy: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().optional(),
    dependencies: schemas/* array */.YOg(Id).nullish(),
};
const Subtask = schemas/* object */.Ikc(common);
const TaskMasterTask = schemas/* object */.Ikc({
    ...common,
    priority: schemas/* enum */.k5n(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
    subtasks: schemas/* array */.YOg(Subtask).nullish(),
});
const TaskList = schemas/* object */.Ikc({
    tasks: schemas/* array */.YOg(TaskMasterTask),
    metadata: schemas/* object */.Ikc({ description: schemas/* string */.YjP().optional() }).optional().catch(undefined),
});

;// CONCATENATED MODULE: ./build/core/plan/format/json/sparse.js

const usual = plan/* Task */.YZ.parse({ id: 'A', title: 'A' });
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !sparse_same(value, usual[name]));
    return Object.fromEntries(said);
}
const sparse_same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/core/plan/format/write/write-markdown.js






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = (/* unused pure expression or super */ null && (['project', 'context']));
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = plan/* Task */.YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${write_markdown_taskText(end, [])}`)?.tasks ?? [];
        if (!found || !sparse_same(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !sparse_same(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => write_markdown_taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${write_markdown_taskText(end, [])}`);
        if (!found || !same(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !same(found[name], plan[name]));
    };
    return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
function faithful(places, differs, write, value) {
    const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
    const first = places.filter(isUnwritable);
    const plain = write(first);
    const wrong = differs(plain);
    if (wrong.length === 0)
        return plain;
    const second = write([...new Set([...first, ...wrong])]);
    return differs(second).length === 0 ? second : write(places);
}
function readAgain(text) {
    const draft = planOfStrict((0,outline/* outline */.r)(text), defaultReadOptions);
    const parsed = draft?.faults.length === 0 ? plan/* Plan */.cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function write_markdown_taskText(task, inJson) {
    const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
    const has = (name) => !inJson.includes(name);
    const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n');
    const fields = Object.entries(sparseTask(task)).filter(([name]) => name !== 'id' && (inJson.includes(name) || !taskPlaces.includes(name)));
    return [
        `### ${id}: ${has('title') ? title : (0,one_line/* oneLine */.TN)(title, 80) || id}`,
        ...(has('description') && description !== '' ? [description] : []),
        `**Requires:** ${has('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '\u2014'}\n**Status:** ${statusWords[status]}`,
        ...(has('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
        ...block(fields),
    ].join('\n\n');
}
function planText({ tasks: _, ...plan }, inJson) {
    const { project, context } = plan;
    const has = (name) => !inJson.includes(name);
    const fields = Object.entries(plan).filter(([name, value]) => value !== undefined && (inJson.includes(name) || !planPlaces.includes(name)));
    return [
        has('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
        ...block(fields),
        ...(has('context') && context !== undefined ? [context] : []),
    ].join('\n\n');
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];

;// CONCATENATED MODULE: ./build/core/plan/format/formats.js

















const jsonFormats = [
    planOfPrd,
    (document, { options }) => planOfTaskMaster(document, options),
    planOfJson,
];
const markdownFormats = [
    (lines, { options, text }) => planOfStrict(lines, options, { text, writeTask: taskPart }),
    planOfSpecKit,
    planOfLoose,
];
function readPlan(source) {
    if (source.from === 'file')
        return readFile(source);
    const found = (0,issue_plan/* planOfIssue */.o)(source);
    return found && { ...found, plan: found.order?.plan };
}
function readFile({ file, bytes, options = defaultReadOptions }) {
    const read = draftOf({ file, bytes, options });
    if ('refused' in read)
        return (0,read_draft/* refusedText */.c)(read.refused, read.text);
    const { draft, text } = read;
    return { ...(0,read_draft/* judgeDraft */.j)(draft, text, file), format: draft.format, doneBy: draft.doneBy };
}
function draftOf({ file, bytes, options }) {
    const text = (0,source_text/* sourceText */.rI)(bytes, file);
    if (typeof text !== 'string')
        return { refused: [text] };
    const unmerged = (0,merge_markers/* mergeMarkers */.W)(text);
    if (unmerged.length > 0)
        return { refused: unmerged, text };
    const context = { file, options, text };
    if (isJson(text, file)) {
        const document = (0,json_syntax/* parseDocument */.Tp)(text);
        if (Array.isArray(document))
            return { refused: document, text };
        return { text, draft: firstOf(jsonFormats, document, { ...context, also: (0,json_syntax/* duplicateKeys */.ss)(document.root) }) };
    }
    const lines = (0,outline/* outline */.r)(text);
    return { text, draft: firstOf(markdownFormats, lines, { ...context, also: (0,outside_links/* outsideLinks */.H)(lines, file) }) };
}
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*[{[]/.test(text);
function firstOf(formats, document, { also, ...context }) {
    for (const read of formats) {
        const draft = read(document, context);
        if (draft)
            return { ...draft, faults: [...also, ...draft.faults] };
    }
    throw new Error('the last format takes every document');
}
function planDocument(file) {
    const found = judgedText({ options: defaultReadOptions, ...file });
    if ('why' in found)
        return found;
    const { text, plan, edits, times } = found;
    const ids = new Set(plan.tasks.map(({ id }) => id));
    return edits && { ids, plan, times, ...writing(file, { text, ids, edits }) };
}
function judgedText(file) {
    const read = draftOf(file);
    const { plan, findings } = 'refused' in read ? (0,read_draft/* refusedText */.c)(read.refused, read.text) : (0,read_draft/* judgeDraft */.j)(read.draft, read.text, file.file);
    if (plan && !('refused' in read))
        return { plan, text: read.text, edits: read.draft.edits, times: read.draft.times };
    const fault = findings.find(({ severity }) => severity === 'error');
    return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` };
}
function writing(file, { text, ids, edits }) {
    const after = (facts) => (0,text_edit/* withEdits */.Q)(text, edits(facts));
    const holds = (bytes, added) => {
        const again = judgedText({ options: defaultReadOptions, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        return ('plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id)));
    };
    const takes = (facts) => facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added);
    return {
        write: (facts) => {
            const all = takes(facts);
            const said = after(all ? facts : { ...facts, added: [] });
            const bytes = said === text ? undefined : encoded(said, file.bytes);
            return bytes && (all || holds(bytes, [])) ? bytes : undefined;
        },
        unsaid: (facts) => {
            const { added, discovered } = facts;
            const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`);
            const changes = discovered.length > 0 && after(facts) === after({ ...facts, discovered: [] });
            return [...news, ...(changes ? discovered : [])];
        },
    };
}
function encoded(text, before) {
    const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
    return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
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
                remedy: 'Put empty lines between its paragraphs and tasks, and close what is open; or write a plan.json.',
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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71050);
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
            ...faults(line, 'What is said of this task', description.join('\n'), longestText),
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

/***/ 92791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82660);


const maxDepth = 64;
const maxSyntaxFaults = 20;
function parseDocument(text) {
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root, text };
    }
    catch {
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
function tooDeep(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
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
        const what = sentences[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)] ?? 'This is not JSON.';
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
    InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is not a JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is text after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This JSON number is incomplete.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};
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
                remedy: 'Remove it; it is not a field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}
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


/***/ }),

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ boxEdits),
/* harmony export */   O: () => (/* binding */ fieldEdits),
/* harmony export */   O3: () => (/* binding */ addedEdits),
/* harmony export */   Ul: () => (/* binding */ stepEdits),
/* harmony export */   Zc: () => (/* binding */ markEdits),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   pD: () => (/* binding */ lineAfter)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const boxed = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const head = 40;
function boxEdits(text, offset, ticked) {
    const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? [];
    if (mark === undefined || (mark !== ' ') === ticked)
        return [];
    return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }];
}
const markEdits = (text, offset, fact) => fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done');
function stepEdits(text, offset, ticked) {
    const line = text.slice(offset, offset + head);
    if (boxed.test(line) || !ticked)
        return boxEdits(text, offset, ticked);
    const [before] = item.exec(line) ?? [];
    return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
function fieldEdits(text, offset, word) {
    const line = lineAt(text, offset);
    const [name = ''] = field.exec(line) ?? [];
    const value = line.slice(name.length).trimEnd();
    const [, open = '', now = ''] = /^(`?)(.*?)`?$/.exec(value) ?? [];
    if (now === word)
        return [];
    const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' ';
    return [{ offset: offset + name.length + open.length, length: now.length, text: `${gap}${word}` }];
}
function lineAt(text, offset) {
    const end = text.indexOf('\n', offset);
    return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '');
}
const lineEnd = (text) => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n');
function lineAfter(text, offset, line) {
    const end = text.indexOf('\n', offset);
    const eol = lineEnd(text);
    if (end < 0)
        return { offset: text.length, length: 0, text: `${eol}${line}` };
    return { offset: end + 1, length: 0, text: `${line}${eol}` };
}
function addedEdits(text, given) {
    const { after, lines, tasks, facts } = given;
    if (!after || tasks.length === 0)
        return [];
    const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + head)) ?? [];
    let at = lines.indexOf(after);
    for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== 'blank'; next += 1)
        at = next;
    const boxes = tasks.map(({ task: { id, title } }) => {
        const mark = facts.get(id)?.status === 'done' ? 'x' : ' ';
        return `${bullet}[${mark}] ${id} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(title, 300)}`;
    });
    return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}


/***/ }),

/***/ 24492:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ hiddenTasks),
/* harmony export */   r: () => (/* binding */ outline)
/* harmony export */ });
const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const box = /^\[([ xX])\](?:[ \t]+|$)/;
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/;
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i;
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
function outline(text) {
    const state = { lines: [], items: [], inside: undefined };
    let start = 0;
    for (const line of text.split('\n')) {
        take(state, lineAt(line.endsWith('\r') ? line.slice(0, -1) : line, start));
        start += line.length + 1;
    }
    return state.lines;
}
function lineAt(raw, start) {
    const content = raw.trimStart();
    const white = raw.length - content.length;
    return { raw, offset: start + white, column: widthOf(raw.slice(0, white)), content: content.trimEnd() };
}
function widthOf(white, from = 0) {
    let column = from;
    for (const char of white)
        column = char === '\t' ? column + 4 - (column % 4) : column + 1;
    return column;
}
function take(state, line) {
    if (state.inside && goesOn(state, line))
        return;
    if (line.content === '')
        put(state, line, { kind: 'blank' });
    else
        takeText(state, line);
}
function takeText(state, line) {
    const before = state.lines.at(-1);
    const inParagraph = isParagraph(before);
    const open = state.items.slice(0, state.items.filter((from) => line.column >= from).length);
    const isDeep = line.column - (open.at(-1) ?? 0) >= 4;
    const block = isDeep ? { kind: inParagraph ? 'text' : 'code' } : blockOf(line, { before, open: open.length });
    if (block.kind !== 'text' || !inParagraph || boldField.test(line.content))
        state.items = open;
    if (block.kind === 'item')
        takeItem(state, line, block.mark);
    else if (block.kind === 'underline') {
        state.lines[state.lines.length - 1] = { ...before, kind: 'heading', level: block.level };
        put(state, line, { kind: 'blank' });
    }
    else {
        const { ends, ...rest } = block;
        put(state, line, rest);
        if (ends)
            state.inside = { kind: isHidden(block.kind) ? block.kind : 'fenced', ends };
    }
}
const isHidden = (kind) => kind === 'html' || kind === 'comment';
const isParagraph = (line) => line !== undefined && (line.kind === 'text' || line.kind === 'quote' || (line.kind === 'item' && line.text !== ''));
function goesOn(state, line) {
    const { inside } = state;
    if (!inside)
        return false;
    if (line.content !== '' && line.column < (state.items.at(-1) ?? 0)) {
        state.inside = undefined;
        return false;
    }
    const ends = inside.ends(line.content);
    if (ends)
        state.inside = undefined;
    put(state, line, { kind: ends && inside.kind === 'fenced' ? 'fence' : inside.kind, text: ends ? '' : line.content });
    return true;
}
function blockOf({ content }, { before, open }) {
    const fenced = fenceOf(content);
    if (fenced)
        return { kind: 'fence', ...fenced };
    const [, marks, title = ''] = heading.exec(content) ?? [];
    if (marks !== undefined)
        return { kind: 'heading', level: marks.length, text: title };
    const beside = before?.kind === 'text' && before.depth === open;
    if (beside && isUnderline(content, before))
        return { kind: 'underline', level: content.startsWith('=') ? 1 : 2 };
    if (rule.test(content))
        return { kind: 'rule' };
    if (content.startsWith('>'))
        return { kind: 'quote', text: content.replace(/^>[ \t]?/, '') };
    return itemOf(content, beside) ?? htmlOf(content) ?? { kind: 'text' };
}
const isUnderline = (content, before) => /^(?:=+|-+)$/.test(content) && !before.text.startsWith('**');
function itemOf(content, inParagraph) {
    const mark = itemMark.exec(content);
    if (!mark)
        return undefined;
    const starts = mark[0].length < content.length && (mark[1] === undefined || Number(mark[1]) === 1);
    return inParagraph && !starts ? undefined : { kind: 'item', mark };
}
function fenceOf(content) {
    const found = fence.exec(content);
    if (!found)
        return undefined;
    const mark = found[1] ?? found[3] ?? '';
    const close = new RegExp(`^${mark[0]}{${mark.length},}$`);
    return { text: (found[2] ?? found[4] ?? '').trim(), ends: (line) => close.test(line) };
}
function htmlOf(content) {
    if (content.startsWith('<!--'))
        return { kind: 'comment', ...until(content, /-->/) };
    if (rawHtml.test(content))
        return { kind: 'html', ...until(content, /<\/(?:script|pre|style|textarea)>/i) };
    if (!html.test(content))
        return undefined;
    return { kind: 'html', ends: (line) => line === '' };
}
const until = (content, end) => (end.test(content) ? {} : { ends: (line) => end.test(line) });
function takeItem(state, line, mark) {
    const after = line.content.slice(mark[0].length);
    const rest = after.trimStart();
    const from = line.column + mark[0].length;
    const gap = widthOf(after.slice(0, after.length - rest.length), from) - from;
    state.items = [...state.items, from + (rest === '' || gap > 4 ? 1 : gap)];
    const ticked = box.exec(rest);
    put(state, line, {
        kind: 'item',
        text: ticked ? rest.slice(ticked[0].length) : rest,
        ordered: mark[1] !== undefined,
        ticked: ticked ? ticked[1] !== ' ' : undefined,
    });
    const fenced = fenceOf(rest);
    if (fenced)
        state.inside = { kind: 'fenced', ends: fenced.ends };
}
function put({ lines, items }, { raw, offset, content }, more) {
    const plain = { level: 0, text: content, ordered: false, ticked: undefined };
    lines.push({ offset, raw, depth: items.length, ...plain, ...more });
}
function hiddenTasks(lines, looksLikeTask) {
    return lines.flatMap(({ kind, text, offset }) => {
        if ((kind !== 'code' && kind !== 'text') || !looksLikeTask(text))
            return [];
        const why = kind === 'code' ? 'stands so far to the right that it is code' : 'is part of a paragraph';
        const remedy = kind === 'code'
            ? 'Take the white space before it out; an example belongs between ``` lines.'
            : 'Put an empty line before it, and a blank after its "#" marks.';
        return [
            {
                severity: 'error',
                code: 'PLAN_HIDDEN_TASK',
                at: [],
                offset,
                message: `This looks like a task, but ${why}.`,
                remedy,
            },
        ];
    });
}


/***/ }),

/***/ 87157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ outsideLinks)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const link = /\]\(\s*<?([^)\s>]+)/g;
function outsideLinks(lines, file) {
    const folders = /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
        ? undefined
        : file
            .split('/')
            .filter((name) => name !== '.')
            .slice(0, -1);
    return lines.flatMap(({ kind, raw, offset }) => {
        if (kind === 'fenced' || kind === 'code' || kind === 'comment' || !raw.includes(']('))
            return [];
        const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
        return Array.from(raw.matchAll(link)).flatMap((found) => {
            const [, target = ''] = found;
            if (!leaves(target, folders))
                return [];
            const message = `The link to ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(target)} leads out of the repository, so no agent can read it.`;
            const remedy = 'Put the file into the repository, or write what the tasks need of it into the plan.';
            const place = offset - indent + found.index;
            return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: place, message, remedy }];
        });
    });
}
function leaves(target, folders) {
    if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target))
        return true;
    const fromTop = target.startsWith('/');
    if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || (folders === undefined && !fromTop))
        return false;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    return climbs(path.split('/'), fromTop ? 0 : (folders?.length ?? 0));
}
function climbs(names, from) {
    let depth = from;
    return names.some((name) => {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        return depth < 0;
    });
}


/***/ }),

/***/ 31158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   cj: () => (/* binding */ taskBody),
/* harmony export */   jv: () => (/* binding */ proseOf),
/* harmony export */   wj: () => (/* binding */ withoutExtras)
/* harmony export */ });
const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
const meanings = {
    requires: 'requires',
    'depends on': 'requires',
    dependencies: 'requires',
    after: 'requires',
    status: 'status',
    'done when': 'criteria',
    'acceptance criteria': 'criteria',
    subtasks: 'steps',
};
function taskBody(all, { stars }) {
    const { lines, extras } = withoutExtras(all);
    const reading = { about: [], fields: [], criteria: [], steps: [], list: undefined, opening: true };
    for (const line of lines) {
        const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined;
        if (field)
            takeField(reading, field);
        else
            takeLine(reading, line);
    }
    const { about, fields, criteria, steps } = reading;
    return { about: proseOf(about), fields, criteria: ended(criteria), steps: ended(steps), extras };
}
function takeField(reading, { means, value, offset }) {
    if (means === 'requires' || means === 'status') {
        reading.list = undefined;
        reading.fields.push({ name: means, value, offset });
        return;
    }
    reading.list = means;
    if (value !== '')
        reading[means].push({ text: value, ticked: false, offset });
}
function takeLine(reading, line) {
    const list = reading.list ?? (isStep(line) ? 'steps' : undefined);
    if (list && line.kind === 'item' && line.depth === 1) {
        reading.list = list;
        reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset });
        return;
    }
    if (list && (line.depth > 0 || line.kind === 'blank'))
        goOn(reading[list], line);
    else {
        reading.list = undefined;
        reading.opening &&= line.kind === 'quote' || line.kind === 'blank';
        reading.about.push(reading.opening ? line.text : line.raw);
    }
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === 'item' && ordered && ticked !== undefined && depth === 1;
function fieldOf({ text, offset }, stars) {
    const [, name = '', value = ''] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? [];
    const means = meanings[name.trim().toLowerCase()];
    return means && { means, value: value.trim(), offset };
}
function goOn(items, { raw, kind }) {
    const item = items.at(-1);
    if (item)
        items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` };
}
const ended = (items) => items.map((item) => ({ ...item, text: dedented(item.text) }));
function dedented(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const shared = indents.length === 0 ? 0 : Math.min(...indents);
    return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}
function proseOf(lines) {
    const empty = (line) => line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
    let [from, to] = [0, lines.length];
    while (from < to && empty(lines[from]))
        from += 1;
    while (to > from && empty(lines[to - 1]))
        to -= 1;
    return lines.slice(from, to).join('\n');
}
function withoutExtras(all) {
    const lines = all.filter(({ kind }) => kind !== 'comment');
    const start = lines.findIndex(({ kind, depth, text }) => kind === 'fence' && depth === 0 && text === 'ralph');
    if (start < 0)
        return { lines, extras: undefined };
    let end = start + 1;
    while (lines[end]?.kind === 'fenced')
        end += 1;
    const block = lines.splice(start, end + 1 - start);
    const text = block.slice(1, end - start).map(({ raw }) => raw);
    const first = block[1] ?? block[0];
    const indent = /^\s*/.exec(text[0] ?? '')?.[0].length ?? 0;
    return { lines, extras: { text: text.join('\n'), offset: (first?.offset ?? 0) - indent } };
}
function idsIn(value) {
    const plain = value
        .replace(/\([^()]*\)/g, ' ')
        .replace(/[`*[\]]/g, '')
        .trim();
    if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(plain))
        return [];
    return plain
        .split(/[\s,;&+]+/)
        .map((word) => word.replace(/[.:]+$/, ''))
        .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word));
}


/***/ }),

/***/ 91176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusedText),
/* harmony export */   j: () => (/* binding */ judgeDraft)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71050);
/* harmony import */ var _plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19956);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13234);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);






function judgeDraft(draft, text, file) {
    const { plan, faults } = judge(draft, file);
    const positionOf = linesOf(draft.texts, text);
    const findings = faults
        .sort((a, b) => inOrder(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings };
}
const inOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function linesOf(texts, own) {
    const known = new Map();
    return (file) => {
        const text = file === undefined ? own : texts?.get(file);
        const lines = known.get(file) ?? (text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text));
        if (lines)
            known.set(file, lines);
        return lines;
    };
}
function refusedText(faults, text) {
    const positionOf = text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text);
    const locate = ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset));
    return { plan: undefined, findings: faults.map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, locate)) };
}
function judge({ value, faults: own, placeOf, silent = [] }, file) {
    const placed = (fault) => {
        const { at, offset, file: elsewhere } = placeOf(fault.at);
        const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {};
        return { ...place, ...fault, at, offset: fault.offset ?? offset };
    };
    if (value === undefined)
        return { plan: undefined, faults: [...own] };
    const lists = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listFaults */ .OC)(value).map(placed);
    if (lists.length > 0)
        return { plan: undefined, faults: [...own, ...lists] };
    const { plan, faults: shape } = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .checkShape */ .eA)(value);
    const told = own.filter(({ code }) => shapeCodes.has(code));
    const shaped = notCovered(shape.map(placed), told);
    const misshapen = [...shaped, ...told];
    const lint = notCovered((0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lintFaults */ .Lb)(plan ?? (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvagePlan */ .BK)(value))
        .filter(({ code }) => !silent.includes(code))
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
function notCovered(lint, misshapen) {
    const places = new Set(misshapen.map(({ at }) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at)));
    if (places.size === 0)
        return lint;
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at.slice(0, index + 1)))));
}


/***/ }),

/***/ 93809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeMarkers)
/* harmony export */ });
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
function mergeMarkers(text) {
    if (!text.includes('<<<<<<<'))
        return [];
    const faults = [];
    let open = [];
    for (const found of text.matchAll(marker)) {
        const sign = found[0][0];
        if (sign === '<')
            open = [found];
        else if (open.length > 0)
            open.push(found);
        if (sign !== '>' || open.length < 3)
            continue;
        faults.push(...open.map(toFault));
        open = [];
    }
    return faults;
}
function toFault({ 0: sign, index }) {
    return {
        severity: 'error',
        code: 'PLAN_MERGE_MARKERS',
        at: [],
        offset: index,
        message: `A merge conflict marker was left here: ${sign.trim()}.`,
        remedy: 'Keep one of the two versions and take the marks out. An example of marks has to be indented.',
    };
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

/***/ 19956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43573);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



const maxTasks = 20_000;
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
function checkShape(value) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
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
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
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
    const message = `${what} must be ${demand}; found ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
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

/***/ 13234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ salvagePlan),
/* harmony export */   sA: () => (/* binding */ salvaged),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

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
    for (const [name, schema] of Object.entries(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape)) {
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
function salvaged(value, { issues }) {
    const copy = structuredClone(value);
    for (const { path } of issues) {
        const [last] = path.slice(-1);
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = isRecordOrList(parent) ? parent[String(key)] : undefined;
        if (!isRecordOrList(parent) || last === undefined)
            continue;
        if (Array.isArray(parent))
            parent[Number(last)] = typeof parent[Number(last)] === 'object' ? {} : '?';
        else
            delete parent[String(last)];
    }
    return copy;
}
const isRecordOrList = (value) => typeof value === 'object' && value !== null;
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 47836:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ lineIndex),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
/* unused harmony export maxPlanBytes */
const maxPlanBytes = 5 * 1024 * 1024;
function sourceText(bytes, file) {
    return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}
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
const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).';
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


/***/ }),

/***/ 55821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfWord)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const words = {
    pending: 'pending',
    open: 'pending',
    todo: 'pending',
    notstarted: 'pending',
    backlog: 'pending',
    ready: 'pending',
    waiting: 'pending',
    blocked: 'pending',
    inprogress: 'in_progress',
    started: 'in_progress',
    done: 'done',
    complete: 'done',
    completed: 'done',
    skipped: 'skipped',
    cancelled: 'skipped',
    canceled: 'skipped',
    deferred: 'skipped',
    failed: 'failed',
    review: 'given_up',
    givenup: 'given_up',
};
function statusOfWord(word, place, own) {
    if (word === undefined)
        return 'pending';
    const plain = typeof word === 'string' ? word.toLowerCase().replace(/[\s_-]/g, '') : '';
    const known = own !== undefined && Object.hasOwn(own.words, plain) ? own.words : words;
    const status = Object.hasOwn(known, plain) ? known[plain] : undefined;
    if (status !== undefined)
        return status;
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_STATUS',
        ...place,
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is no status of a task.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
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

/***/ 71050:
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
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-fields.js






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
            message: `The id "${id}" begins with "${reserved}", as the engine's own tasks do.`,
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
const mostText = 32_000;
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
    if (!isOpen(task) || length <= mostText)
        return [];
    const message = `Task "${task.id}" has ${(0,amounts/* thousands */.oh)(length)} characters; a prompt holds ${(0,amounts/* thousands */.oh)(mostText)} unless context-budget is raised, and the rest is cut.`;
    const remedy = 'Split the task, or put its text into a file of the repository and name that.';
    return [{ severity: 'warning', code: 'PLAN_TASK_TOO_LARGE', at: ['tasks', index], message, remedy }];
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

/***/ 89844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
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
    { refuses: /[$();'"`|&<>]/, fault: 'holds one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 57845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ typedOrder),
/* harmony export */   UZ: () => (/* binding */ markdownCell),
/* harmony export */   gz: () => (/* binding */ nestHeadings),
/* harmony export */   j7: () => (/* binding */ neutralMarkdown),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20780);



function neutralMarkdown(text) {
    const plain = (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return nestHeadings(plain);
}
const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
function nestHeadings(text) {
    const lines = [];
    let open;
    for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
        const inside = open !== undefined;
        open = (0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(line, open);
        if (!inside && underline.test(line) && lines.at(-1)?.trim())
            lines.push('');
        lines.push(inside ? (0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .indentHeading */ .hb)(line) : line.replace(heading, nested));
    }
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .closeFence */ ._e)(lines.join('\n'));
}
const nested = (_match, indent, marks) => indent + '#'.repeat(Math.min(6, marks.length + 2));
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(neutralMarkdown((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, maxChars)), maxChars);
}
const markdownCell = (text, maxChars = 100) => inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');
const typedOrder = (text, maxChars) => inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars);


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

/***/ 51882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withEdits)
/* harmony export */ });
function withEdits(text, edits) {
    const parts = [];
    let from = 0;
    for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
        parts.push(text.slice(from, edit.offset), edit.text);
        from = edit.offset + edit.length;
    }
    return parts.join('') + text.slice(from);
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
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32150);
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
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80674);
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
const commentPayload = (context) => payload(context, 'issue_comment', CommentPayload);
const issuePayload = (context) => payload(context, 'issues', IssuePayload);
const reviewPayload = (context) => payload(context, 'pull_request_review', ReviewPayload);
async function payload({ env }, event, shape) {
    if (env['GITHUB_EVENT_NAME'] !== event)
        return 'other';
    return shape.safeParse(await (0,_context_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .eventPayload */ .Z3)()).data;
}


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   PP: () => (/* binding */ NeedsContext),
/* harmony export */   fG: () => (/* binding */ StepsContext),
/* harmony export */   go: () => (/* binding */ ChecksReport),
/* harmony export */   nh: () => (/* binding */ CheckKind)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, Check, CheckResult, Baseline */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11277);



const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    changed: ListedPaths.optional(),
    left: ListedPaths.optional(),
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ })

};
