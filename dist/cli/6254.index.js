export const id = 6254;
export const ids = [6254];
export const modules = {

/***/ 10439:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ loginVariables),
/* harmony export */   H: () => (/* binding */ loginSecrets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_claude_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85652);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62171);




function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.claude'));
    return folder !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json')) ? folder : undefined;
}
function loginVariables(source) {
    const folder = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCredential */ .mB)(_core_agent_claude_js__WEBPACK_IMPORTED_MODULE_2__/* .claude */ .n, source) ? undefined : storedLogin(source);
    return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder };
}
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

/***/ 99486:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ secretsOfLogins)
/* harmony export */ });
/* harmony import */ var _claude_claude_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10439);

const secretsOfLogins = (environment) => (0,_claude_claude_login_js__WEBPACK_IMPORTED_MODULE_0__/* .loginSecrets */ .H)(environment);


/***/ }),

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

/***/ 16726:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readStateFiles),
/* harmony export */   d: () => (/* binding */ stateFiles)
/* harmony export */ });
/* harmony import */ var _core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93532);
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47596);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27017);
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70733);
/* harmony import */ var _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25605);





const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json', 'knowledge-index.json'];
function readStateFiles(contents) {
    const [runJson, planJson, controlJson, tasksJson, indexJson] = contents;
    const run = parse('run.json', runJson);
    const plan = parse('plan.json', planJson);
    const control = parse('control.json', controlJson);
    const counts = (0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countsBeside */ .p7)(versionOf(run));
    const tasks = counts.tasks ? parse('tasks.json', tasksJson) : undefined;
    const index = counts.index ? parse('knowledge-index.json', indexJson) : undefined;
    const newer = newerThan(run, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM + _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .indexedBy */ .t5) ??
        newerThan(control, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .stateSchemaVersion */ .Jf) ??
        (tasks && newerThan(tasks, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM));
    if (newer)
        return newer;
    const findings = [];
    const state = check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .RunFile */ .cB, run, findings);
    const planned = check(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .Plan */ .cw, plan, findings);
    const controls = check(_schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__/* .Control */ .Ec, control, findings);
    const records = tasks && check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .GatheredTasks */ .Jv, tasks, findings);
    const entries = index && check(_schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__/* .IndexFile */ .Z6, index, findings);
    if ((tasks && tasksJson === undefined) || (index && indexJson === undefined))
        findings.push(`run.json of schema ${versionOf(run)} cannot be read without this file`);
    if (state === undefined || planned === undefined || controls === undefined || findings.length > 0)
        return { kind: 'corrupt', findings };
    return { kind: 'good', ...(0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .runOfFiles */ .iD)(state, { tasks: records, index: entries }), plan: planned, control: controls };
}
function parse(file, content) {
    if (content === undefined)
        return { file, finding: `${file} is missing` };
    try {
        return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) };
    }
    catch (error) {
        return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
}
function newerThan(parsed, known) {
    const version = versionOf(parsed);
    return version > known ? { kind: 'newer', file: parsed.file, version, known } : undefined;
}
function versionOf({ value }) {
    const version = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : 0;
    return typeof version === 'number' ? version : 0;
}
function check(schema, parsed, findings) {
    if (parsed.finding !== undefined) {
        findings.push(parsed.finding);
        return undefined;
    }
    const result = schema.safeParse(parsed.value);
    if (result.success)
        return result.data;
    for (const issue of result.error.issues) {
        findings.push(`${parsed.file}: ${issue.path.map(String).join('.') || '(whole file)'}: ${issue.message}`);
    }
    return undefined;
}


/***/ }),

/***/ 81747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ processLiveness)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68591);





async function processLiveness(pid = process.pid) {
    const [host, boot, sight] = await Promise.all([hostName(), bootId(), look(pid)]);
    const started = sight.kind === 'running' ? sight.started : '';
    const self = { kind: 'process', host, boot, pid, started };
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'process' || holder.host !== host)
                return 'unknown';
            if (holder.boot === '' || boot === '' || holder.started === '')
                return 'unknown';
            if (holder.boot !== boot)
                return 'gone';
            const found = await look(holder.pid);
            if (found.kind === 'hidden')
                return 'unknown';
            return found.kind === 'running' && found.started === holder.started ? 'alive' : 'gone';
        },
    };
}
const firstNamespace = 'pid:[4026531836]';
async function hostName() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() : `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()}/${namespace}`;
}
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .processExists */ ._Z)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);


/***/ }),

/***/ 62171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   LE: () => (/* binding */ belongsToPayer),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   nW: () => (/* binding */ cacheNames),
/* harmony export */   pv: () => (/* binding */ serverVariables)
/* harmony export */ });
/* unused harmony export cacheVariables */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);





const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
function agentEnvironment(source, choice) {
    const { provider } = choice;
    const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        proxies.test(name) ||
        (provider.variables.test(name) && !provider.except.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync))),
        ...choice.login,
        ...own(choice),
    };
}
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        CI: '1',
        TERM: 'dumb',
        ...own(choice),
    };
}
const serverVariables = (call) => Object.entries(call).flatMap(([name, value]) => {
    const needed = [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) => names.test(name)) ||
        cacheNames.has(name) ||
        (proxies.test(name) && !value.includes('@'));
    return needed ? [name] : [];
});
const belongsToPayer = ({ clouds }, source, name) => clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name));
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    const caches = cacheVariables(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
        if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name)))
            picked[name] = value;
    }
    return picked;
}
function own({ home, tmp }) {
    return { HOME: home, TMPDIR: tmp };
}
function refuseWildcards(names) {
    const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (wrong.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
        findings: wrong,
    });
}
const places = {
    npm_config_cache: '.npm',
    YARN_CACHE_FOLDER: '.cache/yarn',
    COREPACK_HOME: '.cache/node/corepack',
    BUN_INSTALL_CACHE_DIR: '.bun/install/cache',
    DENO_DIR: '.cache/deno',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    CYPRESS_CACHE_FOLDER: '.cache/Cypress',
    PUPPETEER_CACHE_DIR: '.cache/puppeteer',
    PIP_CACHE_DIR: '.cache/pip',
    UV_CACHE_DIR: '.cache/uv',
    PYTHONUSERBASE: '.local',
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOPATH: 'go',
    GOCACHE: '.cache/go-build',
    GRADLE_USER_HOME: '.gradle',
    NUGET_PACKAGES: '.nuget/packages',
    COMPOSER_CACHE_DIR: '.cache/composer',
    PUB_CACHE: '.pub-cache',
};
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, place)]);
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}
function userName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
    }
    catch {
        return `uid-${process.getuid?.() ?? 'unknown'}`;
    }
}


/***/ }),

/***/ 14476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ withChanges),
/* harmony export */   Fb: () => (/* binding */ overridesTold),
/* harmony export */   Sn: () => (/* binding */ withOverrides),
/* harmony export */   fk: () => (/* binding */ toldIn),
/* harmony export */   mN: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6952);
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10866);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92346);




const free = [
    'max-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'context-budget-hpi',
    'retrieval',
    'novelty-overlap-threshold',
    'novelty-recent-handoffs',
    'compaction-threshold-bytes',
    'compaction-interval',
    'model',
    'mode',
    'on-stuck',
    'stuck-after',
];
const adjustable = [..._rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter(_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isRule */ .Nd), ...free];
const once = ['cost-budget', 'run-iterations', 'strategy'];
function withOverrides(given, overrides, unruled) {
    const changed = readOf(unruled ? [...free, ...once] : free, overrides);
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}
const overridesTold = (overrides) => Object.fromEntries(readOf(once, overrides).map(([name, value]) => [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, value), place: 'an order' }]));
function readOf(names, overrides) {
    return names.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
}
function toldIn(given) {
    const { require } = given.flags;
    const read = _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .af.require.read(require);
    const place = given.flagName?.('require') ?? '--require';
    const own = 'value' in read ? { require: { raw: read.value, place } } : {};
    return {
        byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
        byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
    };
}
function saidIn(given, from) {
    const { settings, sources, places, files } = (0,_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)(given);
    const names = _rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter((name) => name !== 'require' && from.includes(sources[name]));
    return Object.fromEntries(names.map((name) => {
        const source = sources[name] === 'plan' ? 'the plan' : files[name];
        return [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, settings[name]), place: places[name], ...(source && { source }) }];
    }));
}
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

/***/ 92346:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ isRule),
/* harmony export */   Sp: () => (/* binding */ recordedValue),
/* harmony export */   UD: () => (/* binding */ rawOf),
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   Zr: () => (/* binding */ rawOfText),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   lU: () => (/* binding */ usualRaw),
/* harmony export */   tl: () => (/* binding */ weakens),
/* harmony export */   vA: () => (/* binding */ isNewest)
/* harmony export */ });
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);


const table = { ..._table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, require: _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .stepInputs */ .af.require };
const ruleNames = Object.keys(table).filter((name) => table[name].rule !== 'job' && table[name].rule !== 'place');
const isRule = (name) => Object.hasOwn(table, name) && typeof table[name].rule === 'object';
const isNewest = (name) => table[name].rule === 'newest';
function weakens(name, before, after) {
    const { rule } = table[name];
    const [was, will] = [readRaw(name, before), readRaw(name, after)];
    return typeof rule === 'object' && (!was || !will || rule.weakens(was.value, will.value));
}
const rawOf = (name, value) => table[name].unit === 'ms' && typeof value === 'number' ? value / 1000 : (value ?? null);
const usualRaw = (name) => rawOf(name, table[name].fallback);
function readRaw(name, raw) {
    if (raw === null)
        return { value: table[name].fallback };
    const read = table[name].read(raw);
    return 'value' in read ? read : undefined;
}
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
const recordedValue = (name, rules) => readRaw(name, rules.values[name]?.value ?? null)?.value;


/***/ }),

/***/ 77361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ withProgress),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   bV: () => (/* binding */ askForNote),
/* harmony export */   fo: () => (/* binding */ planOfLog),
/* harmony export */   pn: () => (/* binding */ logBeside),
/* harmony export */   sg: () => (/* binding */ progressNote)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

function progressNote(handoff, at) {
    const { constraints_discovered = [], architectural_notes = [], recommendations = [], unfinished_business = [], } = handoff;
    const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes];
    const [next = unfinished_business[0]?.item] = recommendations;
    return { ...at, completed: handoff.summary, learning: learned.join('; ') || undefined, next };
}
const askForNote = 'A log next to the plan keeps three things about this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill them in if there is something to say.';
const queue = {
    level: '###',
    title: (plan) => `# Progress: ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
    words: ['**Completed:**', '**Gotcha:**', '**Next:**'],
};
const bmad = {
    level: '##',
    title: (plan) => `# Progress of ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
    words: ['Completed:', 'Learning:', 'Note for next:'],
};
const shapeOf = (path) => (path.endsWith('.md') ? queue : bmad);
function withProgress(before, { path, plan, note, undone, }) {
    const { level, title, heading, words } = shapeOf(path);
    const own = before !== undefined && planOfLog(before) === plan;
    const written = own ? before : [...(before === undefined ? [] : [before]), `${title(plan)}\n`].join('\n');
    const parts = undone.map((task) => `${level} ${task} was undone, and is open again\n`);
    const begins = note && `${level} ${heading(note)}`;
    if (note && !written.includes(`${begins}\n`)) {
        const lines = [note.completed, note.learning, note.next].map((text, index) => text === undefined ? [] : [`${words[index]} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, 500)}`]);
        parts.push(`${[begins, ...lines.flat()].join('\n')}\n`);
    }
    return parts.length === 0 ? undefined : [written.replace(/\n*$/, '\n'), ...parts].join('\n');
}
const planOfLog = (text) => [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1];
const logBeside = (document) => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md');
function logOf(setting, { format, document }) {
    if (setting !== 'auto')
        return setting === 'none' ? undefined : { path: setting, known: false };
    if (document === null)
        return undefined;
    if (format === 'Markdown plan')
        return { path: logBeside(document), known: false };
    if (format !== 'prd.json' && format !== 'BMAD')
        return undefined;
    return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, known: true };
}


/***/ }),

/***/ 56069:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   MT: () => (/* binding */ sameWords),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   W_: () => (/* binding */ soundsHard),
/* harmony export */   a$: () => (/* binding */ putEntries),
/* harmony export */   is: () => (/* binding */ isHard),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   wQ: () => (/* binding */ freeId),
/* harmony export */   zT: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);


const typeOf = (id) => _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision';
const isActive = ({ status }) => status === 'active';
const isHard = ({ id, by, hard }) => typeOf(id) === 'constraint' && (hard || by !== null);
const binding = /\b(?:must|must not|never|shall|shall not|forbidden)\b/i;
const soundsHard = (text) => binding.test(text);
const sameWords = (a, b) => folded(a) === folded(b);
const folded = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const entryText = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, Number.MAX_SAFE_INTEGER);
const spelt = { ß: 'ss', æ: 'ae', \u0153: 'oe', ø: 'o', \u0142: 'l', \u0111: 'd' };
function freeId(type, text, taken) {
    const words = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæ\u0153ø\u0142\u0111]/g, (letter) => spelt[letter] ?? '')
        .match(/[a-z0-9]+/g) ?? [];
    const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry';
    for (let n = 1;; n++) {
        const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`;
        if (!taken(id))
            return id;
    }
}
function putEntries(entries, changed) {
    if (changed.length === 0)
        return [...entries];
    const byId = new Map(changed.map((entry) => [entry.id, entry]));
    const kept = entries.map((entry) => byId.get(entry.id) ?? entry);
    const known = new Set(entries.map(({ id }) => id));
    return [...kept, ...[...byId.values()].filter(({ id }) => !known.has(id))];
}
const superseded = (entry, by) => ({
    ...entry,
    status: 'superseded',
    why: `superseded by ${by}`,
});


/***/ }),

/***/ 33404:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ indexMarkdown),
/* harmony export */   GD: () => (/* binding */ headingChars),
/* harmony export */   a7: () => (/* binding */ knowledgeLines),
/* harmony export */   bV: () => (/* binding */ entryLine),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);




const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
const onPage = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved'];
function knowledgeLines(entries, depth, line = entryLine) {
    const byType = new Map(_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.map((type) => [type, []]));
    for (const entry of entries)
        byType.get((0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id))?.push(line(entry));
    return (depth === '##' ? onPage : _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .flatMap((type) => {
        const lines = byType.get(type) ?? [];
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const headingChars = 34;
const shownSources = 6;
const entryLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((entry) => {
    const { id, text, supersedes } = entry;
    const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`;
    return `- [${id}] ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`;
});
const shortLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)(({ text }) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)}`);
function sourceOf({ by, url, iterations, from }) {
    const plan = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 64)}`;
    if (by === null && iterations.length === 0)
        return plan.replace(/^ of /, '');
    if (by === null)
        return `iter ${iterations.slice(-shownSources).join(',')}${plan}`;
    return `${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}${plan}`;
}
function indexMarkdown(entries, iteration) {
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m);
    const over = entries.length - active.length;
    const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} in force, ${over} not`;
    const lines = knowledgeLines(active, '##');
    return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${who})\n${lines === '' ? '' : `\n${lines}\n`}`;
}


/***/ }),

/***/ 35686:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ withoutIteration),
/* harmony export */   d: () => (/* binding */ inFreshRun)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56069);

function withoutIteration(entries, iteration, why) {
    const isOf = (entry) => entry.from === null && entry.iterations.includes(iteration);
    if (!entries.some(isOf))
        return entries;
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const gone = new Set(entries.filter((entry) => entry.status !== 'deprecated' && isOf(entry) && entry.iterations.length === 1));
    const replaced = reached(byId, {
        from: entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && !gone.has(entry)),
        through: () => true,
    });
    const again = reached(byId, { from: [...gone], through: (entry) => entry.status === 'deprecated' || gone.has(entry) });
    return entries.map((entry) => {
        if (gone.has(entry))
            return { ...entry, status: 'deprecated', why };
        const left = isOf(entry) && entry.iterations.length > 1 ? without(entry, iteration) : entry;
        const returns = entry.status === 'superseded' && again.has(entry) && !replaced.has(entry);
        return returns ? { ...left, status: 'active', why: null } : left;
    });
}
function reached(byId, { from, through }) {
    const found = new Set();
    const next = [...from];
    for (let entry = next.pop(); entry; entry = next.pop()) {
        for (const id of entry.supersedes) {
            const was = byId.get(id);
            if (!was || found.has(was))
                continue;
            found.add(was);
            if (through(was))
                next.push(was);
        }
    }
    return found;
}
const without = (entry, iteration) => ({
    ...entry,
    iterations: entry.iterations.filter((one) => one !== iteration),
});
const inFreshRun = (entries) => entries.map((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && entry.by === null && entry.from === null
    ? { ...entry, status: 'deprecated', why: 'a fresh run started' }
    : entry);


/***/ }),

/***/ 12913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ pendingFeedback),
/* harmony export */   n: () => (/* binding */ feedbackPath)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostItems = 20;
const longest = 2_000;
const feedbackPath = (planFile) => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`;
function pendingFeedback(text) {
    const items = [];
    let pending = false;
    for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
        const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
        if (heading !== undefined)
            pending = /^pending\b/i.test(heading.trim());
        else if (pending && /^\s*[-*]\s+\S/.test(line))
            items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''));
        else if (pending && line.trim() !== '')
            items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return items
        .map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest))
        .filter((one) => one !== '')
        .slice(0, mostItems);
}


/***/ }),

/***/ 36187:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ untouchedTask),
/* harmony export */   B1: () => (/* binding */ taskIn),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   em: () => (/* binding */ statusIn),
/* harmony export */   g$: () => (/* binding */ endedInOrder),
/* harmony export */   qN: () => (/* binding */ begin)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _schema_counsel_counsel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94409);
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47596);
/* harmony import */ var _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25605);
/* harmony import */ var _knowledge_undone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35686);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26588);






const untouchedTask = {
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: [],
    iteration: null,
    commit: null,
    summary: null,
    left: [],
    parts: [],
    closed: null,
    given_up: null,
    held_back: 0,
    failures: [],
    stuck: null,
    usd: 0,
    duration_ms: 0,
};
function begin(previous, event) {
    return {
        schema: _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .stateSchemaVersion */ .Jf,
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
        queue: event.queue ?? null,
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
        timeline: [],
        recent: [],
        usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
        around: {},
        costs: [],
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
        knowledge: (0,_knowledge_undone_js__WEBPACK_IMPORTED_MODULE_4__/* .inFreshRun */ .d)(previous?.knowledge ?? []),
        inherited: [],
        compaction: _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingToIndex */ .T7,
        looked_back: 0,
        measured: previous?.measured ?? [],
        told: [],
        reviews: [],
        signals: [],
        asks: [],
        reviewed: [],
        owed: [],
        evidence: null,
        counsel: _schema_counsel_counsel_js__WEBPACK_IMPORTED_MODULE_1__/* .noCounsel */ .jn,
        touched: [],
        last_agent_start: null,
        refused_edits: [],
        stop: null,
        ended_in_order: false,
    };
}
const endedInOrder = ({ stop, ended_in_order }) => ended_in_order || (stop !== null && stop.kind !== 'failed');
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending';
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? untouchedTask;
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .B)((tasks) => (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .B)((plan) => plan.tasks.map(({ id }) => taskIn({ tasks }, id))));


/***/ }),

/***/ 34891:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ runnerMsSeen),
/* harmony export */   QI: () => (/* binding */ leaseVerdict),
/* harmony export */   XK: () => (/* binding */ runnerMs),
/* harmony export */   br: () => (/* binding */ holderInWords),
/* harmony export */   eN: () => (/* binding */ leaseLifetimeMs),
/* harmony export */   td: () => (/* binding */ leaseRenewalMs)
/* harmony export */ });
/* unused harmony export handedLifetimeMs */
const leaseLifetimeMs = 10 * 60_000;
const handedLifetimeMs = 6 * 60 * 60_000;
const leaseRenewalMs = 3 * 60_000;
function leaseVerdict(lease, life, request) {
    if (!lease)
        return { kind: 'free' };
    const { now, handed } = request;
    const who = holderInWords(lease.holder);
    const alive = life === 'alive' && (handed || lease.holder.kind === 'process');
    if (alive)
        return { kind: 'held', why: `${who} has been working on this run since ${lease.taken}` };
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
function runnerMs({ runner, lease, updated }, now) {
    if (!lease)
        return runner.ms;
    const last = Math.max(Date.parse(updated), now);
    return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
function runnerMsSeen(state, now) {
    const silent = now - Date.parse(state.updated) >= leaseLifetimeMs;
    return runnerMs(state, silent ? 0 : now);
}


/***/ }),

/***/ 93532:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ countsBeside),
  YT: () => (/* binding */ nothingGathered),
  gi: () => (/* binding */ runFilesWriter),
  iD: () => (/* binding */ runOfFiles),
  sk: () => (/* binding */ withdrawal),
  uV: () => (/* binding */ withdrawalInWords),
  RG: () => (/* binding */ withdrawalPath)
});

// EXTERNAL MODULE: ./build/schema/run/run-state.js
var run_state = __webpack_require__(25605);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/memoize.js
var memoize = __webpack_require__(26588);
;// CONCATENATED MODULE: ./build/core/run/stored/index-files.js



const shortIndex = 200;
const mostInRunJson = 50;
function indexFilesWriter(redact, most = { shortIndex, mostInRunJson }) {
    const lineOf = (0,memoize/* memoize */.B)((entry) => redact(JSON.stringify(stored(entry))));
    return ({ knowledge, iteration }, indexed) => {
        const apart = knowledge.filter((entry, at) => indexed[at] !== entry);
        const gone = knowledge.length < indexed.length;
        if (apart.length === 0 && !gone)
            return { files: new Map(), indexed, apart };
        const isShort = knowledge.length <= most.shortIndex;
        if (!isShort && !gone && apart.length <= most.mostInRunJson)
            return { files: new Map(), indexed, apart };
        const files = [
            ['knowledge-index.json', `[\n${knowledge.map(lineOf).join(',\n')}\n]\n`],
            ['knowledge-index.md', redact(page(knowledge, { iteration, isShort, most: most.mostInRunJson }))],
        ];
        return { files: new Map(files), indexed: knowledge, apart: [] };
    };
}
function page(knowledge, { iteration, isShort, most }) {
    const text = (0,render_index/* indexMarkdown */.EM)(knowledge, iteration);
    return isShort
        ? text
        : `${text}\nA long index is written again after ${most} changes; \`ralph knowledge\` has the newest.\n`;
}
const stored = (entry) => {
    const { id, text, by, url, status, iterations, task, supersedes, why, from } = entry;
    return {
        memory_ids: [id],
        summary: text,
        iteration: iterations.at(-1) ?? 0,
        task,
        source_iterations: iterations,
        tags: [(0,knowledge_entry/* typeOf */.QP)(id)],
        status,
        supersedes,
        source: { by, url, from },
        hard: (0,knowledge_entry/* isHard */.is)(entry),
        why,
    };
};
function knowledgeOfFiles(file, apart) {
    const indexed = file.map(({ memory_ids: [id], summary: text, source_iterations: iterations, source, ...rest }) => {
        const { status, hard, task, supersedes, why } = rest;
        return { id, text, ...source, status, hard: hard && source.by === null, iterations, task, supersedes, why };
    });
    return { knowledge: apart.length === 0 ? indexed : (0,knowledge_entry/* putEntries */.a$)(indexed, apart), indexed };
}

;// CONCATENATED MODULE: ./build/core/run/stored/run-files.js




const run_files_mostInRunJson = 200;
const nothingGathered = { tasks: new Map(), knowledge: [] };
function runFilesWriter(redact, most = run_files_mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const indexFiles = indexFilesWriter(redact);
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${run_state/* gatheredSchemaVersion */.SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    const taskFiles = (tasks, gathered) => {
        const { ids, changed, gone } = compare(tasks, gathered);
        if (ids.length <= most)
            return { tasks: new Map(), apart: ids, file: gathered.size > 0 ? tasksJson(tasks, []) : undefined };
        if (changed.length <= most && !gone)
            return { tasks: gathered, apart: changed, file: undefined };
        return { tasks: new Map(Object.entries(tasks)), apart: [], file: tasksJson(tasks, ids) };
    };
    return (state, gathered) => {
        const index = indexFiles(state, gathered.knowledge);
        const { tasks, apart, file } = taskFiles(state.tasks, gathered.tasks);
        const schema = (tasks.size > 0 ? run_state/* gatheredSchemaVersion */.SM : run_state/* stateSchemaVersion */.Jf) + (index.indexed.length > 0 ? run_state/* indexedBy */.t5 : 0);
        const files = new Map([
            ...index.files,
            ['run.json', runJson({ ...state, knowledge: [...index.apart] }, schema, apart)],
        ]);
        if (file !== undefined)
            files.set('tasks.json', file);
        return { files, gathered: { tasks, knowledge: index.indexed } };
    };
}
const countsBeside = (schema) => ({
    tasks: schema === run_state/* gatheredSchemaVersion */.SM || schema === run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
    index: schema > run_state/* indexedBy */.t5 && schema <= run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
});
function runOfFiles(run, { tasks, index }) {
    const known = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] };
    const records = tasks?.tasks ?? {};
    return {
        state: { ...run, schema: run_state/* stateSchemaVersion */.Jf, tasks: { ...records, ...run.tasks }, knowledge: known.knowledge },
        gathered: { tasks: new Map(Object.entries(records)), knowledge: known.indexed },
    };
}
function compare(tasks, gathered) {
    const ids = [];
    const changed = [];
    let there = 0;
    for (const id in tasks) {
        ids.push(id);
        const before = gathered.get(id);
        if (before !== undefined)
            there += 1;
        if (before !== tasks[id])
            changed.push(id);
    }
    return { ids, changed, gone: there < gathered.size };
}
function lineMaker(redact) {
    const known = new WeakMap();
    return (id, record) => {
        const before = known.get(record);
        if (before?.id === id)
            return before.line;
        const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`);
        known.set(record, { id, line });
        return line;
    };
}
const block = (lines) => `{\n${lines.join(',\n')}\n  }`;
const names = Object.keys(begin/* untouchedTask */.$L);
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === begin/* untouchedTask */.$L[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}
const withdrawalPath = (iteration) => (0,state_paths/* iterationPath */.lr)(iteration, 'withdrawn.json');
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person reverted it later',
    dependent: 'it was done, but a person reverted what it builds on',
};
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 1748:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading),
/* harmony export */   zU: () => (/* binding */ shortenMarkdown)
/* harmony export */ });
/* unused harmony export openFence */
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);

const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}
function shortenMarkdown(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length));
    const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1);
    const cut = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, maxChars - mendings);
    if (cut === undefined)
        return '';
    const reopened = openFence(text.slice(0, cut.tailFrom));
    const parts = [closeFence(cut.head), cut.marker, reopened, cut.tail];
    return closeFence(parts.filter((part) => part !== undefined && part !== '').join('\n'));
}


/***/ }),

/***/ 57845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ typedOrder),
/* harmony export */   UZ: () => (/* binding */ markdownCell),
/* harmony export */   gz: () => (/* binding */ nestHeadings),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* unused harmony export neutralMarkdown */
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

/***/ 13992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ engineHome),
/* harmony export */   Q5: () => (/* binding */ refuseInvalid),
/* harmony export */   U8: () => (/* binding */ openProject),
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   ay: () => (/* binding */ queueOfJob),
/* harmony export */   fn: () => (/* binding */ remoteAddress),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   uI: () => (/* binding */ openSound)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_agent_logins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99486);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(95935);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6952);
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14476);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64967);
/* harmony import */ var _core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77361);
/* harmony import */ var _core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12913);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73739);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27586);
/* harmony import */ var _core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89844);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7630);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(58100);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13225);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57078);
/* harmony import */ var _setting_sources_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(92486);




















function documentOf(format, file, queued) {
    if (file === undefined || (format === 'plan.json' && queued === undefined))
        return null;
    return format !== 'BMAD' || (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .isSprintStatus */ .pD)(file) ? file : folderOf(file);
}
const folderOf = (file) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null);
async function openProject(context, flags, known = [], found = (0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_15__/* .settingSources */ .rw)(context, flags)) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath, shownPlan } = await found;
    const { repository } = base;
    const { toplevel } = repository;
    const files = planText
        ? { ...base, read: async () => planText, below: async () => undefined, real: async (path) => path }
        : base;
    const { readOptionsOf, readPlanFile, readSoundPart } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(7903), __webpack_require__.e(1388), __webpack_require__.e(8341)]).then(__webpack_require__.bind(__webpack_require__, 18341));
    const queue = before.sources.plan === 'default' ? before.settings.queue : undefined;
    const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings), queue };
    const shown = before.sources.plan === 'flag' ? planFile : shownPlan;
    let amiss;
    const read = await readPlanFile(planPath, shown, reading).catch(async (error) => {
        amiss = withFindings(error, [...known, ...file.findings, ...before.findings]);
        const part = before.settings['plan-scope'] ? undefined : await readSoundPart(planPath, shown, reading);
        if (part)
            return part;
        throw amiss;
    });
    const resolved = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .M)({ ...given, plan: read.plan });
    refuseInvalid([...known, ...file.findings, ...resolved.findings], file.name);
    const queued = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_17__/* .queuedFile */ .W5)((0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_15__/* .atTop */ .HC)(planPath, repository.toplevel) ?? '', before.settings.queue);
    const name = read.plan.name ?? queued?.name ?? (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__/* .planName */ .V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_14__/* .placesFile */ .Tg)(engineHome(env), repository.commonDir);
    const settings = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_14__/* .placed */ .GS)(resolved, base.remote, places === undefined ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_14__/* .placeOf */ .$t)(places, name));
    const { address: remote, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name, settings['branch-prefix']);
    const [main = planPath, ...others] = read.sources;
    const document = planText ? null : documentOf(read.format, (0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_15__/* .atTop */ .HC)(main, toplevel), queued);
    const steering = [main, file.path, ...others];
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        read: base.read,
        plan: read.plan,
        planName: name,
        planFile: shown,
        planPath,
        planAtTop: (0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_15__/* .atTop */ .HC)(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,_run_place_js__WEBPACK_IMPORTED_MODULE_14__/* .reachedBy */ .Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = readOptionsOf(others);
            if (!(0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_13__/* .alike */ .nO)(options, reading.options))
                return again(await readPlanFile(planPath, shown, { ...reading, options }));
            if (amiss)
                throw amiss;
            return {};
        },
        places,
        planSource: read.source,
        warnings: [...file.elsewhere, ...read.warnings],
        steeringFiles: [...steering, (0,_core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__/* .feedbackPath */ .n)(planPath)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path)).filter(_setting_sources_js__WEBPACK_IMPORTED_MODULE_15__/* .isInside */ .FK),
        steeringPaths: steering,
        settings,
        told: (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__/* .toldIn */ .fk)({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_18__/* .stateRefOf */ .af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
        agents: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome(env), 'agents'),
        secrets: secretsIn({ env, settings, access: access.secrets, headers: repository.carriedConfiguration(remote) }),
    };
}
async function openSound(...asked) {
    const project = await openProject(...asked);
    return { ...project, ...(await project.readBy(project.settings)) };
}
const again = ({ plan, source, warnings }) => ({
    ...{ plan, warnings },
    planSource: source,
});
async function progressFile({ read, repository: { toplevel } }, { settings, format, document }) {
    const log = (0,_core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__/* .logOf */ .Gs)(settings['progress-file'], { format, document: settings['write-back'] ? document : null });
    if (!log?.known)
        return log?.path ?? null;
    const there = await read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, log.path)).catch(() => undefined);
    return there === undefined ? null : log.path;
}
const secretsIn = (of) => [
    ...new Set([
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_19__/* .secretValues */ .V)(of.env),
        ...(0,_adapter_agent_logins_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfLogins */ .H)(of.env),
        ...secretsOfChannels(of.settings.notify, of.env),
        ...of.access,
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_19__/* .headerSecrets */ .n)(of.headers),
    ]),
];
const secretsOfChannels = (channels, env) => channels
    .flatMap((one) => ('url-env' in one ? [one['url-env'], 'secret-env' in one ? one['secret-env'] : undefined] : []))
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '');
function refuseInvalid(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
        findings,
    });
}
function withFindings(error, others) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A) || others.length === 0)
        return error;
    const { code, exit, message, hint, findings } = error;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({ code, exit, message, hint, findings: [...others, ...findings] });
}
const queueOfJob = (queued, folder) => queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_17__/* .usualQueue */ .u8, moves: folder !== undefined, previous: null };
function workBranchOf(plan, name, prefix = 'ralph/work/') {
    const branch = plan.branch ?? `${prefix}${name}`;
    const fault = (0,_core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_12__/* .branchNameFault */ .K)(branch);
    if (fault === undefined)
        return branch;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'BRANCH_NAME',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathRemote */ .iw)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
            code: 'REMOTE_UNKNOWN',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Use one that `git remote` lists, or a path or URL.',
        });
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(own);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['XDG_STATE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['HOME'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.local', 'state'), 'ralph');
}
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, `${safe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(toplevel))}-${digest(commonDir, remote)}`, plan);
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);


/***/ }),

/***/ 57078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D$: () => (/* binding */ rememberPlace),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Kg: () => (/* binding */ reachedBy),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   R$: () => (/* binding */ forgetPlace),
/* harmony export */   Tg: () => (/* binding */ placesFile),
/* harmony export */   gs: () => (/* binding */ runElsewhere),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76696);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
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
function forgetPlace(file, plan) {
    const { [plan]: gone, ...others } = readPlaces(file);
    if (gone !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify(others, null, 2)}\n`);
}
const placesIn = (file) => Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? []);
function readPlaces(file) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof read === 'object' && read !== null ? { ...read } : {};
    }
    catch {
        return {};
    }
}
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
function reachedBy({ sources, settings: told }, { settings, config }) {
    const { remote, 'state-ref': stateRef } = settings;
    return [
        ...(typeof config === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config) : []),
        ...(remote === undefined || sources.remote === 'file' ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .ri)(remote))),
        ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
            ? []
            : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', stateRef)),
    ];
}
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
function runElsewhere({ planFile, planName, config, }, place) {
    const remote = place.remote === null ? 'this repository' : place.remote;
    const reachedBy = [
        ...(config === undefined ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config)),
        ...(place.remote === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', place.remote)),
        ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', place.stateRef),
    ];
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
        hint: `To continue that run: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 9329:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xe: () => (/* binding */ AgentEnd),
/* harmony export */   ZH: () => (/* binding */ AgentRecord),
/* harmony export */   kg: () => (/* binding */ AgentFault),
/* harmony export */   rD: () => (/* binding */ AgentSteps)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);


const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const AgentFault = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('error'),
        what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other']),
        message,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('usage_limit'), until: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('overloaded'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('billing'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('auth'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('crashed'),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['wall', 'idle']), afterMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('cancelled') }),
]);
const AgentEnd = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('finished'), structured: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('no_result'), tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    ...AgentFault.options,
]);
const AgentSteps = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kept: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
    more: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
});
const AgentRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    end: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fault: AgentFault.optional(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    denials: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).default([]),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().default(0),
    steps: AgentSteps.optional(),
});


/***/ }),

/***/ 96351:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ AgentCalled),
/* harmony export */   BA: () => (/* binding */ FailurePattern),
/* harmony export */   LL: () => (/* binding */ MadeCalls),
/* harmony export */   NU: () => (/* binding */ ContextDirective),
/* harmony export */   OO: () => (/* binding */ MadeCall),
/* harmony export */   Pl: () => (/* binding */ PlannedCall),
/* harmony export */   aO: () => (/* binding */ ExtractionCall),
/* harmony export */   aZ: () => (/* binding */ postJsonSchema),
/* harmony export */   fq: () => (/* binding */ prepJsonSchema),
/* harmony export */   k0: () => (/* binding */ PreparedPromptRefused),
/* harmony export */   nr: () => (/* binding */ PostAnswer),
/* harmony export */   qA: () => (/* binding */ PrepAnswer),
/* harmony export */   x8: () => (/* binding */ ContextAgent)
/* harmony export */ });
/* unused harmony export ContextRole */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9329);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82222);
/* harmony import */ var _knowledge_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51371);
/* harmony import */ var _mcp_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73006);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);







const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const only = (value) => zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(value, `only ${value}: ralph has its own`).optional();
const call = {
    prompt_template: text.min(1).optional(),
    mcp_config: only('mcp-context.json'),
};
const ContextAgent = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    model: text.min(1).nullable().default(null),
    prep: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).max(1000).default(25),
        ...call,
        schema: only('context-prep-schema.json'),
        output_file: only('.ralph/context/prepared-prompt.md'),
    })
        .prefault({}),
    post: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).max(1000).default(10),
        ...call,
        schema: only('context-post-schema.json'),
    })
        .prefault({}),
});
const ContextRole = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['index', 'post', 'prep', 'research']);
const bounds = { model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(), max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() };
const through = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr();
const PlannedCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('role', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('index'), ...bounds, through, trigger: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('post'), ...bounds, through, of: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('prep'), ...bounds }),
]);
const MadeCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    role: ContextRole,
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    end: _agent_end_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentEnd */ .Xe,
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U.extend({ usd: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative().max(100_000) }),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
    edited: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).max(20).default([]),
    servers: _mcp_server_js__WEBPACK_IMPORTED_MODULE_3__/* .ServersLeft */ .gS.optional(),
});
const MadeCalls = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(MadeCall).max(4);
const fact = { at: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(), iteration: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() };
const ExtractionCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
    why: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
});
const AgentCalled = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('agent_call'),
    ...fact,
    role: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([...ContextRole.options, 'extraction']),
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    within: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true).optional(),
    of: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().optional(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    edited: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
const FailurePattern = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('failure_pattern'),
    ...fact,
    task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    recommended_action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const ContextDirective = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('context_directive'),
    ...fact,
    task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    role: ContextRole,
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    held: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const PreparedPromptRefused = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('prepared_prompt_refused'),
    ...fact,
    why: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const PrepAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['proceed', 'skip', 'request_human_review', 'research'])
        .describe('proceed whenever the task can be tried; the others only for the reasons in your instructions.'),
    reason: text.min(1).describe('One or two sentences.'),
    prepared_prompt: text.describe('For proceed: the whole prompt for the coding agent.').optional(),
    research: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).max(10).describe('For research: the questions, each answerable by reading.').optional(),
});
const prepJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .answerSchema */ .U)(PrepAnswer);
const RecommendedAction = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['proceed', 'skip_task', 'modify_plan', 'request_human_review', 'increase_retries']);
const PostAnswer = _knowledge_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .KnowledgeAnswer */ .TV.extend({
    failure_pattern: text
        .describe('Only if the same failure came again: what repeats, and in which iterations.')
        .optional(),
    recommended_action: RecommendedAction,
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('For modify_plan: at most 3 changes, each with its reason.').optional(),
    summary: text.min(1).describe('One sentence: what you took in, and why you recommend this.'),
});
const postJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .answerSchema */ .U)(PostAnswer);


/***/ }),

/***/ 8878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   UY: () => (/* binding */ Signals),
/* harmony export */   f_: () => (/* binding */ SignalsGiven),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82222);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const Handoff = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: text.min(1).describe('One sentence: what changed and why.'),
    freeform: text
        .min(1)
        .describe('The briefing that the next iteration reads first: what you did, what you learned, what to watch for.'),
    task_completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ task_id: text, summary: text.optional(), fully_complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
    deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ planned: text, actual: text, reason: text })).optional(),
    bugs_encountered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, resolution: text.optional(), resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }))
        .optional(),
    architectural_notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).describe('Decisions that later tasks must respect.').optional(),
    constraints_discovered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ constraint: text, impact: text.optional(), workaround: text.optional() }))
        .optional(),
    unfinished_business: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ item: text, reason: text.optional(), priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional() }))
        .optional(),
    recommendations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    files_touched: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })).optional(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text) })).optional(),
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    stuck: text.describe('Only if you cannot continue: why. It costs the attempt, and a person is notified.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic', 'engine']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);
const Signals = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    confidence: Handoff.shape.confidence_level.unwrap().nullable(),
    research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const SignalsGiven = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('signals_given'), at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(), ...Signals.shape });


/***/ }),

/***/ 82222:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ answerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);

function answerSchema(shape) {
    let made;
    return () => {
        made ??= zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(shape, { target: 'draft-7', io: 'input' });
        return made;
    };
}


/***/ }),

/***/ 51371:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ knowledgeJsonSchema),
/* harmony export */   TV: () => (/* binding */ KnowledgeAnswer)
/* harmony export */ });
/* unused harmony export KnowledgeOperation */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82222);



const mostOperations = 50;
const KnowledgeOperation = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['add', 'supersede', 'deprecate', 'merge']),
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .KnowledgeId */ .gk)
        .max(20)
        .describe('Ids of existing entries: the ones to supersede, deprecate or merge. None for add.')
        .optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .describe('Kind of the new entry: for add; else the kind of the first target.')
        .optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .max(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr)
        .describe('The new entry in one or two sentences: for add, supersede and merge.')
        .optional(),
    hard: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('A constraint that no later work may break. Only for type constraint.').optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive())
        .max(50)
        .describe('Numbers of the iterations that taught it; only ones that passed.')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(300).describe('For deprecate: why it is no longer true.').optional(),
});
const KnowledgeAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ operations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KnowledgeOperation).max(mostOperations) });
const knowledgeJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(KnowledgeAnswer);


/***/ }),

/***/ 73006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ McpServerName),
/* harmony export */   Rs: () => (/* binding */ StdioServer),
/* harmony export */   YU: () => (/* binding */ HttpServer),
/* harmony export */   gS: () => (/* binding */ ServersLeft),
/* harmony export */   hw: () => (/* binding */ ServerTrouble)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^\0]*$/, 'a NUL character is in no argument and no address');
const values = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, text);
const variables = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable'), text);
const McpServerName = text.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'expected a name of letters, digits, "_" and "-", 40 characters at most');
const StdioServer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stdio').default('stdio'),
    command: text.regex(/^(?:\/.*|[^/\\\s]+)$/, 'expected the name of a program on PATH or an absolute path; below the workspace it could be the agent\u2019s own'),
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).max(100).default([]),
    env: variables.default({}),
});
const HttpServer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('http'),
    url: text.regex(/^https?:\/\/[^\s/]/, 'expected an address that begins with https:// or http://'),
    headers: values.default({}),
});
const ServersLeft = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    troubles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(100).readonly(),
    memory: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(10_000).readonly().nullable(),
});
const ServerTrouble = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('server_trouble'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 74639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ PassResult),
/* harmony export */   C9: () => (/* binding */ OwedCall),
/* harmony export */   Fh: () => (/* binding */ PassIssue),
/* harmony export */   KL: () => (/* binding */ PassResults),
/* harmony export */   Rx: () => (/* binding */ AgentPass),
/* harmony export */   TN: () => (/* binding */ PassesBegun),
/* harmony export */   Tp: () => (/* binding */ PassMade),
/* harmony export */   a5: () => (/* binding */ PassAnswer),
/* harmony export */   fA: () => (/* binding */ PassesOwed),
/* harmony export */   t6: () => (/* binding */ passJsonSchema),
/* harmony export */   vc: () => (/* binding */ OwedPasses)
/* harmony export */ });
/* unused harmony export PassCall */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82222);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34511);




const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const PassTrigger = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/, 'expected always, on_success, on_failure or periodic:N');
const AgentPass = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'expected a-z, 0-9, "_" and "-", 40 characters at most'),
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    model: text.min(1).nullish(),
    trigger: PassTrigger,
    max_turns: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(1000).default(5),
    prompt_template: text.min(1),
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([text.min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())]).optional(),
    mcp_config: text
        .regex(/^[\w-][\w.-]*\.json$/, 'expected the name of a file of .ralph/config, such as mcp-context.json')
        .default('mcp-coding.json'),
    read_only: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true, 'a pass only reads').optional(),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['never', 'critical', 'warning', 'suggestion']).default('never'),
});
const Severity = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['critical', 'warning', 'suggestion']);
const PassIssue = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    severity: Severity,
    description: text.min(1).describe('What is wrong, and what it leads to.'),
    file: text.nullable().optional().describe('A file of the change, if the finding is about one.'),
    suggested_fix: text.nullable().optional(),
});
const PassAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassIssue).describe('Defects only; empty if there are none.'),
    summary: text.min(1).describe('One or two sentences.'),
});
const passJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .answerSchema */ .U)(PassAnswer);
const PassCall = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: text,
    end: _agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .Xe,
    model: text.nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    troubles: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
const PassResult = PassCall.extend({
    answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassIssue),
    summary: text,
    why: text.nullable(),
});
const PassResults = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassResult);
const PassMade = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent_pass'),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: text,
    pass_name: text,
    model: text.nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    apart: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    critical: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    summary: text,
});
const Owed = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: text,
    attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    passes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed']),
    start: text,
    commit: text,
});
const OwedPasses = Owed.extend({
    begun: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().default(0),
});
const OwedCall = PassCall.extend({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.extend({ usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(100_000) }),
});
const at = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$();
const PassesOwed = Owed.extend({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('passes_owed'), at });
const PassesBegun = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('passes_begun'), at, iterations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()) });


/***/ }),

/***/ 25442:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ ReviewAnswer),
/* harmony export */   ec: () => (/* binding */ reviewJsonSchema),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   tG: () => (/* binding */ IterationReviewed),
/* harmony export */   u2: () => (/* binding */ Reviewed)
/* harmony export */ });
/* unused harmony exports ReviewFinding, ReviewCall */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82222);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34511);




const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const Verdict = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['ship', 'revise']);
const Severity = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
const ReviewAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    verdict: Verdict.describe('`revise` only if the change must not be accepted as it is.'),
    summary: text.min(1).describe('One or two sentences: what the change does, and why you decided so.'),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        path: text.describe('A file of the change, as the diff names it.'),
        line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
            .nullable()
            .optional()
            .describe('A line number that the diff shows; null for the file as a whole.'),
        severity: Severity,
        text: text.min(1).describe('What is wrong, what it leads to, and what would be right.'),
    }))
        .describe('Defects only; empty if there are none.'),
});
const reviewJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .answerSchema */ .U)(ReviewAnswer);
const ReviewFinding = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().nullable(),
    severity: Severity,
    text,
});
const Review = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ verdict: Verdict, summary: text, findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ReviewFinding) });
const ReviewCall = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    end: _agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .Xe,
    model: text.nullable(),
    usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
});
const Reviewed = ReviewCall.extend({ review: Review.nullable(), why: text.nullable() });
const IterationReviewed = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('iteration_reviewed'),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: text,
    verdict: Verdict.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    summary: text,
    usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    model: text.nullable().optional(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional(),
});


/***/ }),

/***/ 34511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   rg: () => (/* binding */ RoleSpent),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   xX: () => (/* binding */ lessUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_read_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_creation_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    first_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
});
const noUsage = {
    usd: 0,
    turns: 0,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_creation_tokens: 0,
};
const RoleSpent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional() });
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
function lessUsage(now, before) {
    const names = Object.keys(noUsage);
    return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}


/***/ }),

/***/ 11097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ challengeJsonSchema),
/* harmony export */   CG: () => (/* binding */ synthesisJsonSchema),
/* harmony export */   KZ: () => (/* binding */ counterJsonSchema),
/* harmony export */   TW: () => (/* binding */ ReadSynthesisAnswer),
/* harmony export */   U3: () => (/* binding */ ReadChallengeAnswer),
/* harmony export */   Zq: () => (/* binding */ ConsensusState),
/* harmony export */   hm: () => (/* binding */ ReadCounterAnswer),
/* harmony export */   n1: () => (/* binding */ ConsensusPart),
/* harmony export */   pY: () => (/* binding */ ConsensusSaid)
/* harmony export */ });
/* unused harmony exports ChallengeAnswer, CounterAnswer, SynthesisAnswer */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82222);


const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const said = text.min(1);
const severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['critical', 'major', 'minor']);
const category = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['blind_spot', 'risk', 'dependency', 'scope_creep', 'debt']);
const valid = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['yes', 'partially', 'no']);
const summary = said.describe('One or two sentences.');
const ChallengeAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    summary,
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        severity: severity.describe('critical: the plan must not start before this is settled.'),
        category,
        description: said.describe('What is wrong, and what it leads to.'),
        tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).max(20).describe('Ids of the tasks that it is about.'),
    }))
        .max(20)
        .describe('The most serious first; empty if nothing speaks against the plan.'),
});
const CounterAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    summary,
    answers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: text.describe('Of the issue.'),
        valid,
        argument: said.describe('Why, with the file or the task that shows it.'),
        mitigation: text.describe('What would settle it; empty if nothing has to be done.'),
    })),
});
const SynthesisAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    summary,
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: text.describe('Of the issue.'),
        settled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('The answer convinces, or what is to be done about it is agreed.'),
        severity: severity.describe('As it is now.'),
        description: said.describe('What is agreed; if it is not settled, what still speaks against it.'),
        action_item: text.describe('What the coding agent has to respect or do, in one sentence; empty for nothing.'),
    })),
});
const inAnyCase = (word) => zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((said) => typeof said === 'string'
    ? said
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : said, word);
const anyId = text.transform((id) => id.trim().toUpperCase());
const orNothing = text.nullish().transform((said) => said ?? '');
const ReadChallengeAnswer = ChallengeAnswer.extend({
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        severity: inAnyCase(severity),
        category: inAnyCase(category),
        description: said,
        tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text)
            .nullish()
            .transform((ids) => ids ?? []),
    })),
});
const ReadCounterAnswer = CounterAnswer.extend({
    answers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: anyId, valid: inAnyCase(valid), argument: said, mitigation: orNothing })),
});
const ReadSynthesisAnswer = SynthesisAnswer.extend({
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...{ id: anyId, settled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), severity: inAnyCase(severity) },
        ...{ description: said, action_item: orNothing },
    })),
});
const challengeJsonSchema = (0,_agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(ChallengeAnswer);
const counterJsonSchema = (0,_agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(CounterAnswer);
const synthesisJsonSchema = (0,_agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(SynthesisAnswer);
const ConsensusPart = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['challenge', 'counter', 'synthesis']);
const Issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: text,
    severity,
    category: text,
    description: text,
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ valid: text, argument: text, mitigation: text }).nullable(),
    settled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    agreed: text.nullable(),
    action_item: text.nullable(),
});
const ConsensusState = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    round: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    next: ConsensusPart.nullable(),
    summary: text,
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Issue),
    held: text.nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['accept', 'override', 'revise', 'abort']).nullable(),
    words: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    unanswered: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
});
const ConsensusSaid = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('consensus_said'),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    part: ConsensusPart,
    now: ConsensusState,
});


/***/ }),

/***/ 94409:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ CounselCalled),
/* harmony export */   RU: () => (/* binding */ CounselState),
/* harmony export */   Sz: () => (/* binding */ CounselLost),
/* harmony export */   e6: () => (/* binding */ CounselRole),
/* harmony export */   eY: () => (/* binding */ Counsel),
/* harmony export */   fq: () => (/* binding */ MadeCounsel),
/* harmony export */   jn: () => (/* binding */ noCounsel),
/* harmony export */   kA: () => (/* binding */ CounselInterrupted),
/* harmony export */   n1: () => (/* binding */ CounselBegun),
/* harmony export */   wi: () => (/* binding */ CompletionJudged)
/* harmony export */ });
/* unused harmony export Verified */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96351);
/* harmony import */ var _agent_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34511);
/* harmony import */ var _consensus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11097);
/* harmony import */ var _plan_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80892);





const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const at = zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$();
const CounselRole = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['verify', 'plan-review', 'consensus']);
const Counsel = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ role: CounselRole, part: text, round: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive() });
const MadeCounsel = _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .MadeCall */ .OO.omit({ role: true }).extend(Counsel.shape);
const CounselBegun = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('counsel_begun'), at, ...Counsel.shape });
const CounselCalled = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('counsel_called'),
    at,
    ...Counsel.shape,
    model: text.nullable(),
    usage: _agent_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    outcome: text,
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).optional(),
});
const CounselInterrupted = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('counsel_interrupted'),
    at,
    ...Counsel.shape,
    why: text,
    until: at.nullable(),
});
const CounselLost = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('counsel_lost'), at, ...Counsel.shape });
const Missing = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    what: text,
    added: text.nullable(),
    why: text.nullable(),
});
const Verified = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    work: text,
    complete: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    summary: text,
    missing: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Missing),
});
const CompletionJudged = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('completion_judged'), at, ...Verified.shape });
const CounselState = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    asking: Counsel.extend({ begun: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), lost: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional() }).nullable(),
    verified: Verified.extend({ rounds: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() }).nullable(),
    plan_review: _plan_review_js__WEBPACK_IMPORTED_MODULE_3__/* .PlanReviewState */ .RB.nullable(),
    consensus: _consensus_js__WEBPACK_IMPORTED_MODULE_2__/* .ConsensusState */ .Zq.nullable().default(null),
});
const noCounsel = { asking: null, verified: null, plan_review: null, consensus: null };


/***/ }),

/***/ 51909:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ EvidenceGathered),
/* harmony export */   of: () => (/* binding */ Evidence),
/* harmony export */   wn: () => (/* binding */ EvidenceSummary)
/* harmony export */ });
/* unused harmony export CriterionEvidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const line = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive();
const Proof = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('check'), name: text, iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'), path: text, line, check: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'), path: text, line: line.nullable() }),
]);
const CriterionEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    task: text,
    criterion: text,
    proof: Proof.nullable(),
    why: text.nullable(),
});
const Evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    work: text,
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(CriterionEvidence),
    silent: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
});
const EvidenceSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    work: text,
    proven: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    unproven: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(CriterionEvidence.pick({ task: true, criterion: true })),
    silent: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
});
const EvidenceGathered = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('evidence_gathered'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    ...EvidenceSummary.shape,
});


/***/ }),

/***/ 80892:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ CounselAnswered),
/* harmony export */   PM: () => (/* binding */ planReviewJsonSchema),
/* harmony export */   RB: () => (/* binding */ PlanReviewState),
/* harmony export */   Z9: () => (/* binding */ PlanReviewed),
/* harmony export */   ao: () => (/* binding */ PlanReviewAnswer)
/* harmony export */ });
/* unused harmony export Proposal */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _agent_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82222);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const lens = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['simplicity', 'fit', 'over_engineering', 'security', 'spec', 'structure']);
const verdict = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ready', 'changes', 'not_ready']);
const PlanReviewAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    verdict: verdict.describe('not_ready: it must not start before a person has changed it, and the summary says why.'),
    summary: text.min(1).describe('One or two sentences.'),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        lens: lens.describe('What speaks for the change.'),
        reason: text.min(1).describe('What is wrong with the plan as it is, with the file or the task that shows it.'),
        action: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD.shape.action,
        task_id: text.optional().describe('For modify and remove.'),
        task: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional().describe('For add: id, title, description and more.'),
        changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional().describe('For modify: the fields that change, whole.'),
        after: text.optional().describe('For add: the task that it comes after.'),
    }))
        .max(20)
        .describe('The most important first; empty if the plan is good.'),
});
const planReviewJsonSchema = (0,_agent_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(PlanReviewAnswer);
const Proposal = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: text,
    lens,
    reason: text,
    amendment: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD,
    fate: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'taken', 'refused']),
    why: text.nullable(),
});
const reviewed = {
    round: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    verdict: verdict.nullable(),
    summary: text,
    done: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    held: text.nullable(),
};
const PlanReviewed = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('plan_reviewed'),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    ...reviewed,
    proposals: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Proposal),
});
const PlanReviewState = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...reviewed,
    proposals: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Proposal),
    words: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text),
});
const CounselAnswered = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('counsel_answered'),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['plan-review', 'consensus']),
    answer: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['accept', 'revise', 'override', 'abort']),
    ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text),
    by: text,
    words: text,
});


/***/ }),

/***/ 49325:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sg: () => (/* binding */ knowledgeTypes),
/* harmony export */   gk: () => (/* binding */ KnowledgeId),
/* harmony export */   tr: () => (/* binding */ longestEntry),
/* harmony export */   vs: () => (/* binding */ Knowledge)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'];
const KnowledgeId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(160)
    .regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/, 'expected an id such as K-gotcha-slow-tests');
const longestEntry = 500;
const Knowledge = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: KnowledgeId,
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['active', 'superseded', 'deprecated']).default('active'),
    hard: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    supersedes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(KnowledgeId).default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
});


/***/ }),

/***/ 47596:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T7: () => (/* binding */ nothingToIndex),
/* harmony export */   Z6: () => (/* binding */ IndexFile),
/* harmony export */   gt: () => (/* binding */ Compaction)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);


const { text, by, url, status, hard, iterations, task, supersedes, why, from } = _entry_js__WEBPACK_IMPORTED_MODULE_0__/* .Knowledge */ .vs.shape;
const IndexFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    memory_ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .KnowledgeId */ .gk]),
    summary: text,
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task,
    source_iterations: iterations,
    tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status,
    supersedes,
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ by, url, from }),
    hard,
    why,
}));
const Compaction = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    through: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    refused_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    merge_tried: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().default(0),
});
const nothingToIndex = {
    ...{ through: 0, iterations: 0, bytes: 0 },
    ...{ refused: 0, refused_at: null, merge_tried: 0 },
};


/***/ }),

/***/ 30037:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RefusedEdit)
/* harmony export */ });
/* unused harmony export Finding */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const Finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning']),
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().nullable(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    remedy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const RefusedEdit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'done', 'other']),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 85064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ StuckDetected),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ql: () => (/* binding */ FailureCause),
/* harmony export */   eS: () => (/* binding */ Part),
/* harmony export */   f5: () => (/* binding */ TaskCommit),
/* harmony export */   fA: () => (/* binding */ Stuck)
/* harmony export */ });
/* unused harmony export StuckSign */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const TaskCommit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const Part = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    left: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    final: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const FailureCause = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
    'incomplete',
    'stuck',
]);
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), cause: FailureCause, fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const StuckSign = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['said_stuck', 'same_failure', 'no_changes', 'in_turns']);
const facts = {
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    sign: StuckSign,
    rests_on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ask', 'pause', 'skip']),
    retries_left: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
};
const Stuck = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(facts);
const StuckDetected = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stuck_detected'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ...facts,
});


/***/ }),

/***/ 56907:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ofOneJob),
/* harmony export */   z: () => (/* binding */ BudgetUse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const BudgetUse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    budget: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cost', 'run_iterations', 'time', 'job_iterations']),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});
const ofOneJob = (budget) => budget === 'time' || budget === 'job_iterations';


/***/ }),

/***/ 24612:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ Touched),
/* harmony export */   YX: () => (/* binding */ SaidByRed),
/* harmony export */   wG: () => (/* binding */ ChecksTouched),
/* harmony export */   yE: () => (/* binding */ BaselineFinished)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _check_confinement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11277);


const at = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
const Touched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
const ChecksTouched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('checks_touched'), at, ...Touched.shape });
const SaidByRed = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }));
const BaselineFinished = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('baseline_finished'),
    at,
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    confined: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_check_confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .RedConfined */ .wn).optional(),
    said: SaidByRed.optional(),
    counting: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
});


/***/ }),

/***/ 35697:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ HandedOn),
/* harmony export */   OP: () => (/* binding */ Dossier)
/* harmony export */ });
/* unused harmony exports ChangeAction, Change, Prepared, Coded, Reverting */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26921);
/* harmony import */ var _agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96351);
/* harmony import */ var _agent_handoff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8878);
/* harmony import */ var _agent_mcp_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73006);
/* harmony import */ var _agent_pass_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74639);
/* harmony import */ var _agent_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25442);
/* harmony import */ var _agent_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34511);
/* harmony import */ var _check_confinement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11277);
/* harmony import */ var _counsel_counsel_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94409);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27017);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85064);












const HandedOn = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['attempt', 'baseline', 'undo', 'passes', 'counsel', 'agents_md']),
    of: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() }).nullable(),
    commit: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().nullable(),
    nonce: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    laid_out: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
    usage: _agent_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(),
});
const ChangeAction = zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']);
const Change = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    action: ChangeAction,
    bytes: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(),
    mode: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().nullable(),
})
    .readonly();
const oid = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP();
const paths = zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).readonly();
const listed = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ paths, total: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr() });
const LaidOut = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    start: oid,
    merge: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ base: oid, files: paths }).nullable(),
});
const Numbered = LaidOut.extend({
    iteration: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr(),
    task: _plan_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .Task */ .YZ,
    attempt: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr(),
    checkpoint: oid,
});
const Prepared = Numbered.extend({
    prompt: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    systemPrompt: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    calls: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .PlannedCall */ .Pl).optional(),
});
const Coded = Numbered.extend({
    end: _agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .Xe,
    usage: _agent_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .Usage */ ._U,
    durationMs: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(),
    lingeredMs: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().nullable(),
    denials: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).readonly(),
    steps: _agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentSteps */ .rD.optional(),
    handoff: _agent_handoff_js__WEBPACK_IMPORTED_MODULE_2__/* .Handoff */ .Pj.nullable(),
    handoffSource: _agent_handoff_js__WEBPACK_IMPORTED_MODULE_2__/* .HandoffSource */ .KE.nullable(),
    tree: oid,
    changes: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(Change).readonly(),
    own: paths.optional(),
    hidden: listed,
    environment: listed,
    unready: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).readonly(),
    confined: _check_confinement_js__WEBPACK_IMPORTED_MODULE_7__/* .Confined */ .vl.optional(),
    servers: _agent_mcp_server_js__WEBPACK_IMPORTED_MODULE_3__/* .ServersLeft */ .gS.optional(),
    touched: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).readonly().default([]),
    extraction: _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .ExtractionCall */ .aO.optional(),
    reviewed: _agent_review_js__WEBPACK_IMPORTED_MODULE_5__/* .Reviewed */ .u2.optional(),
    before: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ planned: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .PlannedCall */ .Pl), made: _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .MadeCalls */ .LL }).optional(),
    passes: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_agent_pass_js__WEBPACK_IMPORTED_MODULE_4__/* .PassResult */ .BS).readonly().optional(),
    owed: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_agent_pass_js__WEBPACK_IMPORTED_MODULE_4__/* .OwedCall */ .C9).readonly().optional(),
});
const Reverting = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    commits: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_attempts_js__WEBPACK_IMPORTED_MODULE_10__/* .TaskCommit */ .f5).readonly(),
    undo: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ undoes: zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr(), by: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY() }),
});
const tie = { schema: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(1), run: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), nonce: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() };
const Dossier = zod__WEBPACK_IMPORTED_MODULE_11__/* .discriminatedUnion */ .gMt('phase', [
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('prepared'),
        ...tie,
        prepared: Prepared,
        made: _agent_context_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .MadeCalls */ .LL.optional(),
        spent: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ usage: _agent_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .Usage */ ._U, duration_ms: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig() }).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('coded'), ...tie, coded: Coded }),
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('baseline'), ...tie, commit: oid }),
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('undo'), ...tie, reverting: Reverting }),
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('passes'), ...tie, calls: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_agent_pass_js__WEBPACK_IMPORTED_MODULE_4__/* .OwedCall */ .C9).readonly().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('counsel'), ...tie, counsel: _counsel_counsel_js__WEBPACK_IMPORTED_MODULE_8__/* .Counsel */ .eY, made: _counsel_counsel_js__WEBPACK_IMPORTED_MODULE_8__/* .MadeCounsel */ .fq.optional() }),
]);


/***/ }),

/***/ 60134:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ LeaseHolder),
/* harmony export */   n: () => (/* binding */ Lease)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const LeaseHolder = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('process'),
        host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        boot: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        pid: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        started: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('workflow'),
        run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
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

/***/ 28846:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PromptFacts),
/* harmony export */   d: () => (/* binding */ MeasuredPrompt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const MeasuredPrompt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
const PromptFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    sections: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    chars_per_token: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(4),
    measured_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().default(0),
});


/***/ }),

/***/ 13635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ SettingChanged),
/* harmony export */   im: () => (/* binding */ Rules),
/* harmony export */   wX: () => (/* binding */ RulesChanged)
/* harmony export */ });
/* unused harmony exports RecordedRule, RuleChange */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const RecordedRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'base', 'order']),
    based: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
const Rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    values: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), RecordedRule),
});
const RuleChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    rule: RecordedRule.nullable(),
});
const RulesChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('rules_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(RuleChange),
});
const SettingChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setting_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 25605:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ stateSchemaVersion),
/* harmony export */   Jv: () => (/* binding */ GatheredTasks),
/* harmony export */   SM: () => (/* binding */ gatheredSchemaVersion),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   t5: () => (/* binding */ indexedBy)
/* harmony export */ });
/* unused harmony exports TaskState, RunState */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(64377);
/* harmony import */ var _agent_handoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8878);
/* harmony import */ var _agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);
/* harmony import */ var _agent_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
/* harmony import */ var _agent_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34511);
/* harmony import */ var _check_confinement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11277);
/* harmony import */ var _counsel_counsel_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94409);
/* harmony import */ var _counsel_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51909);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49325);
/* harmony import */ var _knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47596);
/* harmony import */ var _plan_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30037);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27017);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85064);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56907);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24612);
/* harmony import */ var _dossier_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35697);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60134);
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(28846);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13635);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(91935);




















const stateSchemaVersion = 1;
const gatheredSchemaVersion = 2;
const indexedBy = 2;
const TaskState = zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
    status: _plan_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .TaskStatus */ .e1,
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().default(0),
    runners_lost: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().default(0),
    failed_iterations: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr()).default([]),
    iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().nullable().default(null),
    commit: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    summary: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    left: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()).default([]),
    parts: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_attempts_js__WEBPACK_IMPORTED_MODULE_11__/* .TaskCommit */ .f5).default([]),
    closed: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().nullable().default(null),
    given_up: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_19__/* .literal */ .euz('ralph').optional() })
        .nullable()
        .default(null),
    failures: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_attempts_js__WEBPACK_IMPORTED_MODULE_11__/* .Failure */ .HR).default([]),
    stuck: _attempts_js__WEBPACK_IMPORTED_MODULE_11__/* .Stuck */ .fA.nullable().default(null),
    held_back: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().default(0),
    usd: zod__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig().default(0),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig().default(0),
});
const RunState = zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_19__/* .literal */ .euz(stateSchemaVersion),
    run: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    plan: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    plan_source: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    plan_file: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    started_by: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    issue: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().nullable().default(null),
    base: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    base_branch: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    work_branch: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    remote: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    rules: _rules_js__WEBPACK_IMPORTED_MODULE_17__/* .Rules */ .im.nullable().default(null),
    queue: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable().default(null),
    started: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
    updated: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
    work: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    slices: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ milestone: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable(), iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), end: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable() }))
        .default([]),
    epoch: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
    lease: _lease_js__WEBPACK_IMPORTED_MODULE_15__/* .Lease */ .n.nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
    current: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        started: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
        prompt_chars: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().optional(),
    })
        .nullable(),
    confined: _check_confinement_js__WEBPACK_IMPORTED_MODULE_4__/* .Confined */ .vl.nullable().default(null),
    handed: _dossier_js__WEBPACK_IMPORTED_MODULE_14__/* .HandedOn */ .OI.nullable().default(null),
    tasks: zod__WEBPACK_IMPORTED_MODULE_19__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), TaskState),
    baseline: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        checks: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        red: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()),
        accepted: zod__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY(),
        confined: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_check_confinement_js__WEBPACK_IMPORTED_MODULE_4__/* .RedConfined */ .wn).optional(),
        counting: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().optional(),
    })
        .nullable(),
    merging: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr() })
        .nullable()
        .default(null),
    unproven: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP() }).nullable().default(null),
    steered: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), to: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), paths: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr() }))
        .default([]),
    doubted: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()), plan_source: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable() })).default([]),
    timeline: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        started: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
        ended: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
        outcome: zod__WEBPACK_IMPORTED_MODULE_19__/* ["enum"] */ .k5n(['passed', 'failed', 'interrupted']),
        usd: zod__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig(),
    }))
        .default([]),
    recent: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP() })),
    usage: _agent_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .Usage */ ._U,
    around: zod__WEBPACK_IMPORTED_MODULE_19__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), _agent_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .RoleSpent */ .rg).default({}),
    costs: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig()).default([]),
    runner: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ jobs: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), ms: zod__WEBPACK_IMPORTED_MODULE_19__/* .number */ .aig() }).default({ jobs: 0, ms: 0 }),
    warned: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_budget_js__WEBPACK_IMPORTED_MODULE_12__/* .BudgetUse */ .z).default([]),
    counts: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        succeeded: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        interrupted: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        synthetic: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        refused_amendments: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
    }),
    breaker: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ fingerprint: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP() }).nullable(),
    waiting: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr() }).nullable(),
    paused: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().optional() }).nullable(),
    overrides: zod__WEBPACK_IMPORTED_MODULE_19__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()).default({}),
    commands: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        at: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$(),
        by: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        refused: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable(),
        told: zod__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY().optional(),
    }))
        .default([]),
    awaiting: zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        summary: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        turned_green: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()),
        part: _attempts_js__WEBPACK_IMPORTED_MODULE_11__/* .Part */ .eS.optional(),
        left: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()).optional(),
        handoff_bytes: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().optional(),
    })
        .nullable(),
    undos: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ undoes: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), by: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY() })),
    hints: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        by: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullish(),
        attempts: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().optional(),
    })),
    follow_ups: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP().nullable(), threads: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()) }))
        .default([]),
    knowledge: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .Knowledge */ .vs).default([]),
    inherited: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()).default([]),
    compaction: _knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_8__/* .Compaction */ .gt.default(_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_8__/* .nothingToIndex */ .T7),
    looked_back: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr().default(0),
    measured: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_prompt_facts_js__WEBPACK_IMPORTED_MODULE_16__/* .MeasuredPrompt */ .d).default([]),
    told: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP()),
    reviews: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP() })),
    signals: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_agent_handoff_js__WEBPACK_IMPORTED_MODULE_0__/* .Signals */ .UY).default([]),
    asks: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP() })).default([]),
    reviewed: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
        verdict: _agent_review_js__WEBPACK_IMPORTED_MODULE_2__/* .Review */ .p_.shape.verdict.nullable(),
        findings: zod__WEBPACK_IMPORTED_MODULE_19__/* .int */ .Whr(),
        summary: zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(),
    }))
        .default([]),
    owed: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .OwedPasses */ .vc).default([]),
    evidence: _counsel_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .EvidenceSummary */ .wn.nullable().default(null),
    counsel: _counsel_counsel_js__WEBPACK_IMPORTED_MODULE_5__/* .CounselState */ .RU.default(_counsel_counsel_js__WEBPACK_IMPORTED_MODULE_5__/* .noCounsel */ .jn),
    touched: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_check_events_js__WEBPACK_IMPORTED_MODULE_13__/* .Touched */ .JS).default([]),
    refused_edits: zod__WEBPACK_IMPORTED_MODULE_19__/* .array */ .YOg(_plan_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedEdit */ .L).default([]),
    last_agent_start: zod__WEBPACK_IMPORTED_MODULE_20__/* .datetime */ .w$().nullable(),
    stop: _stop_reason_js__WEBPACK_IMPORTED_MODULE_18__/* .StopReason */ .T.nullable(),
    ended_in_order: zod__WEBPACK_IMPORTED_MODULE_19__/* .boolean */ .zMY().default(false),
});
const RunFile = RunState.extend({
    schema: zod__WEBPACK_IMPORTED_MODULE_19__/* .literal */ .euz([
        stateSchemaVersion,
        gatheredSchemaVersion,
        (stateSchemaVersion + indexedBy),
        (gatheredSchemaVersion + indexedBy),
    ]),
});
const GatheredTasks = zod__WEBPACK_IMPORTED_MODULE_19__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_19__/* .literal */ .euz(gatheredSchemaVersion),
    tasks: zod__WEBPACK_IMPORTED_MODULE_19__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_19__/* .string */ .YjP(), TaskState),
});


/***/ }),

/***/ 91935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ StopReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const why = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const Conflict = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ours: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    theirs: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    agent_may: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const StopReason = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('complete') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('iteration_limit'), scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']), limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('time_budget'),
        budget_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['budget', 'limit']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cost_budget'),
        budget_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        spent_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
        attempt_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('paused'),
        why,
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']).optional(),
        task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('human_review'),
        why,
        approve: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
        given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), why, by: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ralph').optional() })),
            total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        })
            .optional(),
        asks: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), why })), total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() })
            .optional(),
        conflict: Conflict.optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('waiting'), until: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('blocked'),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why),
        red: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
        counsel: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['plan-review', 'consensus']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stuck'),
        on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why),
        task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('busy'), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'), code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why }),
]);


/***/ })

};
