export const id = 918;
export const ids = [918];
export const modules = {

/***/ 6433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);


/**
 * Checks the names of the run's two refs before anything is written; throws the first fault that it finds, with all
 * of them as findings. Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
 */
async function checkBranches(run) {
    const { remote, repository, stateRef, workRef } = run;
    const wanted = [stateRef, workRef];
    const { refs, head } = await remote.list(inTheWay(wanted));
    const faults = [
        ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
        ...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
        ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const findings = [...new Set(faults.map(({ message }) => message))];
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ ...first, kind: 'usage', findings: findings.length > 1 ? findings : [] });
}
/** What may stand in the way of refs, as patterns to look for. */
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    // What is checked out here is the base that the job trusts; the agent's own commits must not become that.
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    // Git lets a branch be checked out once only.
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = `git -C '${worktree ?? '.'}' switch ${free ? defaultBranch : '--detach'}`;
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: where one of these exists, git cannot make the ref. */
function parentsOf(ref) {
    const parts = ref.split('/');
    const first = ref.startsWith('refs/heads/') ? 3 : 2;
    return parts.slice(first).map((_, i) => parts.slice(0, first + i).join('/'));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }));
function blocked(ref, by, url) {
    const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''));
    const message = ref === by
        ? `The state ref and the work branch have the same name, ${name}.`
        : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(url);
    const rename = `git push '${remote}' '${by}:${by}-old' ':${by}'`;
    const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${rename}`;
    return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint };
}


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

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5886);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9581);









/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(stateRef, state) {
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ralph run --remote origin. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


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

/***/ 9097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ recordBaseline),
/* harmony export */   _: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2949);
/* harmony import */ var _check_untouched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4574);


/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (DESIGN §3 "Baseline"). Returns whether the workspace is ready for an agent.
 */
async function baseline(ports, job, at) {
    const { ledger } = at;
    const commit = ledger.state.work;
    const started = ports.clock.now();
    const { results, discarded } = await (0,_check_untouched_js__WEBPACK_IMPORTED_MODULE_1__/* .checkUntouched */ ._)(ports, job, { ...at, commit });
    recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started });
    return !discarded;
}
/** What the checks said of the untouched commit, wherever they ran. */
function recordBaseline({ checks, checksDigest, settings }, ledger, at) {
    const { commit, results, durationMs } = at;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S)({ strategy: settings.strategy, checks, results, knownRed: [] });
    const red = [...failures.map(({ name }) => name), ...missing];
    ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`);
    ledger.record({
        type: 'baseline_finished',
        commit,
        checks: checksDigest,
        red,
        accepted: red.length > 0 && settings['known-red'],
        duration_ms: durationMs,
    });
    // A merge of the base can be the pull request's head.
    if (commit !== ledger.state.base)
        ledger.send(at.tracker.effectsOf({ commit, checks: results, knownRed: [] }));
}


/***/ }),

/***/ 9329:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writeCandidate),
/* harmony export */   y: () => (/* binding */ handoffOf)
/* harmony export */ });
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9506);
/* harmony import */ var _core_handoff_synthesize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3644);


/** The agent's own, else one that the engine makes from the changes alone. */
function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? (0,_core_handoff_synthesize_js__WEBPACK_IMPORTED_MODULE_1__/* .syntheticHandoff */ .A)({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
function writeCandidate({ workBranch, redact }, job, { run, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .commitMessage */ .d)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}


/***/ }),

/***/ 4574:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ checkUntouched)
/* harmony export */ });
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2949);
/* harmony import */ var _run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1111);


/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed,
 * `discarded`: a check filled the disk and its workspace was thrown away.
 * Throws RalphError SETUP_FAILED.
 */
async function checkUntouched(ports, job, at) {
    const { commit, signal } = at;
    await ports.workspace.restore(commit);
    await ports.workspace.setUp(job.settings.setup, signal);
    const { results, discarded } = await (0,_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .runChecks */ .J)(ports, job, { ...at, tree: commit, label: 'baseline', knownRed: [] });
    const verdict = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S)({ strategy: job.settings.strategy, checks: job.checks, results, knownRed: [] });
    return { results, red: verdict.failures, discarded };
}


/***/ }),

/***/ 8694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ code)
});

// EXTERNAL MODULE: ./build/schema/handoff.js
var schema_handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
;// CONCATENATED MODULE: ./build/app/before-capture.js


const timeoutMs = 10 * 60_000;
/**
 * Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
 * all of them passed, else the sentence that fails the attempt; the ones after it do not run.
 */
async function beforeCapture({ runCheck }, { settings }, at) {
    for (const run of settings['before-capture']) {
        const working_directory = settings['working-directory'];
        const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory };
        const result = await runCheck(check, `iteration-${at.iteration}-before-capture`, at.signal);
        if (!result.passed)
            return `before-capture: ${run} ${(0,failure_sentence/* failureSentence */.Q)(result)}\n${(0,output_excerpt/* outputExcerpt */.V)(result, 1000)}`.trim();
    }
    return null;
}
/** Formatters have something to do only where the agent did: without its change nothing may be committed. */
const isWorthFormatting = (end, changes) => (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0;

// EXTERNAL MODULE: ./build/app/guard.js + 4 modules
var guard = __webpack_require__(3396);
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/handoff/bounded-value.js
var bounded_value = __webpack_require__(3758);
;// CONCATENATED MODULE: ./build/core/handoff/read-handoff.js




const maxTextChars = 1024 * 1024;
/**
 * The handoff in an agent's answer: its structured output, else a result text that is one (whole, or in a `json` code
 * block). Only an object that is valid against the published JSON Schema counts (seed defect C2: `42` was one). Texts
 * beyond 64 KiB are shortened, an answer beyond 1 MiB is refused (reliability C22).
 */
function readHandoff(end) {
    const structured = end.structured ?? undefined;
    const first = structured === undefined ? undefined : validated(structured, 'structured');
    if (first !== undefined && 'handoff' in first)
        return first;
    const second = fromText(end.text);
    if ('handoff' in second)
        return second;
    return { faults: [...(first?.faults ?? ['There is no structured output.']), ...second.faults] };
}
function fromText(text) {
    if (text.trim() === '')
        return { faults: ['The result text is empty.'] };
    if (text.length > maxTextChars)
        return { faults: ['The result text is longer than 1 MiB.'] };
    const whole = parsed(text);
    if (whole !== undefined)
        return validated(whole.value, 'result_text');
    const blocks = jsonBlocks(text).map(parsed);
    const readings = blocks.flatMap((block) => (block === undefined ? [] : [validated(block.value, 'result_text')]));
    const [handoff, another] = readings.filter((reading) => 'handoff' in reading);
    if (another !== undefined)
        return { faults: ['The result text holds several handoffs; which one counts is not said.'] };
    return handoff ?? readings[0] ?? { faults: ['The result text is not JSON and holds no JSON code block.'] };
}
/** Contents of the code blocks that are marked as JSON. */
function jsonBlocks(text) {
    const blocks = [];
    let open;
    for (const line of text.split(/\r?\n/)) {
        const before = open;
        open = (0,fences/* fenceAfter */.UH)(line, before);
        if (open === undefined)
            continue;
        if (before === undefined)
            blocks.push({ json: /json\s*$/i.test(line), lines: [] });
        else
            blocks.at(-1)?.lines.push(line);
    }
    return blocks.filter(({ json }) => json).map(({ lines }) => lines.join('\n'));
}
function parsed(text) {
    try {
        return { value: JSON.parse(text.trim()) };
    }
    catch {
        return undefined;
    }
}
function validated(value, source) {
    const of = source === 'structured' ? 'The structured output' : 'The result text';
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { faults: [`${of} is not an object.`] };
    const bounded = (0,bounded_value/* boundedValue */.l)(value, maxTextChars);
    if ('fault' in bounded)
        return { faults: [`${of} ${bounded.fault}.`] };
    const validate = validator();
    if (!validate(bounded.value))
        return { faults: (validate.errors ?? []).slice(0, 10).map(faultOf(of)) };
    // Fills in the schema's defaults and drops fields that it does not know.
    const handoff = schema_handoff/* Handoff */.Pj.safeParse(bounded.value);
    return handoff.success ? { handoff: handoff.data, source } : { faults: [`${of} is no handoff.`] };
}
const faultOf = (of) => ({ instancePath, message }) => `${of} is no handoff: ${instancePath === '' ? 'it' : instancePath.slice(1)} ${message}.`;
let compiled;
/** Compiled on first use: a start of the program that reads no handoff does not pay for it. The schema is our own. */
function validator() {
    compiled ??= new ajv.Ajv({ allErrors: true, validateSchema: false }).compile((0,schema_handoff/* handoffJsonSchema */.u0)());
    return compiled;
}

;// CONCATENATED MODULE: ./build/core/handoff/accept-extracted.js

/** Less than this says nothing that the synthetic handoff does not say (seed §3.3). */
const leastFreeform = 50;
/**
 * The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
 * not change the plan, and which files changed is known better here.
 */
function acceptExtracted(end, changes) {
    if (end.kind !== 'finished')
        return { why: `it ended with ${end.kind}${'message' in end ? `: ${end.message}` : ''}` };
    const reading = readHandoff(end);
    if ('faults' in reading)
        return { why: reading.faults.join(' ') };
    const { plan_amendments: _, ...handoff } = reading.handoff;
    if (handoff.freeform.trim().length < leastFreeform) {
        return { why: `its freeform has fewer than ${leastFreeform} characters` };
    }
    return { handoff: { ...handoff, files_touched: changes.slice(0, 50).map(({ path, action }) => ({ path, action })) } };
}

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
;// CONCATENATED MODULE: ./build/core/handoff/extraction-prompt.js




const maxSaid = 3_000;
const maxListed = 200;
/** What a small model is told so that it writes the handoff that the agent owed (seed §3.3, §8). */
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = changes.slice(0, maxListed).map(({ path, action }) => `${action} ${(0,one_line/* oneLine */.T)((0,visible/* visible */.R)(path), 300)}`);
    if (changes.length > maxListed)
        files.push(`and ${changes.length - maxListed} more`);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,one_line/* oneLine */.T)(task.title, 300)}`,
        `## Changed files\n\n${(0,fences/* fenced */.OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./build/core/handoff/synthesize.js
var synthesize = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/schema/usage.js
var schema_usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/app/template.js
var template = __webpack_require__(5972);
;// CONCATENATED MODULE: ./build/app/hand-over.js







/** An extraction costs a cent or less with a small model; this only stops one that runs wild. */
const extractionUsd = 0.25;
/** With less left, the call would end before its answer. */
const leastUsd = 0.01;
const extractionTurns = 3;
/**
 * The handoff of an agent that came to an end of its own: its structured answer, else a result text that is one, else
 * one that a small model extracts from its words, else a synthetic one; each says which it is (DESIGN §4).
 */
async function handOver(ports, job, at) {
    const { prepared, outcome, capture } = at;
    const { end, usage, durationMs } = outcome;
    if (end.kind !== 'finished' && end.kind !== 'no_result') {
        return { handoff: null, handoffSource: null, usage, durationMs };
    }
    const { structured, text } = end.kind === 'finished' ? end : { structured: undefined, text: end.tail };
    const reading = readHandoff({ structured, text });
    if ('handoff' in reading)
        return { handoff: reading.handoff, handoffSource: reading.source, usage, durationMs };
    const call = await extract(ports, job, { ...at, text });
    const spent = call
        ? { usage: (0,schema_usage/* addUsage */.vk)(usage, call.usage), durationMs: durationMs + call.durationMs }
        : { usage, durationMs };
    const extracted = call && acceptExtracted(call.end, capture.changes);
    if (extracted && 'handoff' in extracted)
        return { ...extracted, handoffSource: 'extracted', ...spent };
    if (extracted)
        ports.show({ kind: 'note', text: `no handoff could be extracted: ${extracted.why}` });
    const { task } = prepared;
    const handoff = (0,synthesize/* syntheticHandoff */.A)({ task, changes: capture.changes, text, turns: usage.turns });
    return { handoff, handoffSource: 'synthetic', ...spent };
}
/** Undefined where there is nothing to extract from, nothing to pay with, or the call could not be made. */
async function extract(ports, job, at) {
    const { prepared, outcome, capture, text } = at;
    const { iteration, task, attempt, start } = prepared;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - at.spentUsd - outcome.usage.usd;
    const possible = at.hopeful && agent.ask !== undefined && !at.cancelled.aborted;
    if (!possible || text.trim() === '' || left < leastUsd)
        return undefined;
    const model = job.settings['extraction-model'];
    show({ kind: 'note', text: `the agent left no handoff: ${model} extracts one from its last words` });
    const question = {
        iteration,
        task: task.id,
        attempt,
        prompt: extractionPrompt({
            template: await (0,template/* template */.v)(ports, 'handoff-extraction'),
            task,
            changes: capture.changes,
            diffStat: await workspace.diffStat(start, capture.tree),
            said: text,
        }),
        model,
        maxTurns: extractionTurns,
        budgetUsd: Math.min(extractionUsd, left),
        schema: (0,schema_handoff/* handoffJsonSchema */.u0)(),
    };
    return at.guarded(async (signal) => {
        try {
            return await agent.ask?.(question, signal);
        }
        catch (error) {
            // The attempt is not to blame, and what is wrong with the program shows at its next call.
            show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` });
            return undefined;
        }
    });
}

// EXTERNAL MODULE: ./build/app/unresolved.js + 1 modules
var unresolved = __webpack_require__(1009);
;// CONCATENATED MODULE: ./build/app/code.js





/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
async function code(ports, job, at) {
    const { prepared } = at;
    const outcome = await at.guarded((signal) => callAgent(ports, job, { ...at, signal }));
    const { lingeredMs, denials } = outcome;
    at.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        return discarded(ports, prepared, outcome);
    const left = await ports.workspace.capture(prepared.start);
    const formatted = isWorthFormatting(outcome.end, left.changes) ? await format(ports, job, at) : nothingToFormat;
    const capture = formatted.ran ? await ports.workspace.capture(prepared.start) : left;
    const end = formatted.stopped ? { kind: 'cancelled' } : outcome.end;
    const { tree, changes, hidden, environment } = capture;
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...capture, ...prepared });
    const findings = [...guarded, ...outcome.outside];
    const unready = formatted.failed ?? (await (0,unresolved/* unresolved */.I)(ports, { ...prepared, tree }));
    const hopeful = changes.length > 0 && findings.length === 0 && unready === null;
    const handedOver = await handOver(ports, job, { ...at, outcome, capture, hopeful });
    at.onSpent({ usage: handedOver.usage, duration_ms: handedOver.durationMs });
    const seen = { tree, changes, hidden, environment, findings, unready };
    return { ...prepared, end, lingeredMs, denials, ...handedOver, ...seen };
}
const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [] };
/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }, prepared, outcome) {
    await workspace.discard();
    const nothing = { tree: prepared.start, changes: [], unready: null, ...nothingSeen };
    return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing };
}
function callAgent(ports, { settings }, at) {
    const { iteration, task, attempt, prompt, systemPrompt } = at.prepared;
    const request = {
        pass: 'code',
        iteration,
        task: task.id,
        attempt,
        prompt,
        systemPrompt,
        cwd: ports.workspace.folder(task.working_directory ?? settings['working-directory']),
        model: task.model ?? settings.model,
        maxTurns: task.max_turns ?? settings['max-turns'],
        budgetUsd: Math.max(0.01, settings['cost-budget'] - at.spentUsd),
        allowedTools: task.allowed_tools,
        schema: (0,schema_handoff/* handoffJsonSchema */.u0)(),
    };
    return ports.agent.run(request, at.signal, (progress) => ports.show({ kind: 'agent', iteration, progress }));
}
const nothingToFormat = { ran: false, stopped: false, failed: null };
/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports, job, at) {
    if (job.settings['before-capture'].length === 0)
        return nothingToFormat;
    const { iteration } = at.prepared;
    try {
        const failed = await at.guarded((signal) => beforeCapture(ports, job, { iteration, signal }));
        return { ran: true, stopped: false, failed };
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return { ran: true, stopped: true, failed: null };
        throw error;
    }
}


/***/ }),

/***/ 1767:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ converge)
/* harmony export */ });
/* harmony import */ var _mark_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6103);

/**
 * What a job does that has nothing else to do: the one before it may have died between its last word in the state and
 * what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
 */
async function converge(ports, { run, remoteWork }) {
    if (!ports.tracker.converge || run.state.lease)
        return;
    const { work, work_branch } = run.state;
    const mark = (0,_mark_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestoneMarker */ .D)(ports, { ledger: run, endedInOrder: true, replaces: undefined });
    const tips = new Map(await mark());
    if (remoteWork === work)
        tips.set(work_branch, work);
    await ports.tracker.converge({ ...run, commit: run.oid }, tips);
}


/***/ }),

/***/ 3396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ guard)
});

;// CONCATENATED MODULE: ./build/core/guard/allowed-paths.js
/**
 * Changes outside of what the task may touch (its `paths`); no patterns allow everything. A pattern without wildcards
 * is a file, or a directory with all below it; `*` and `?` stay within a name, `**` spans directories. Compared exactly.
 */
function outsideFindings(changes, patterns) {
    if (patterns.length === 0)
        return [];
    const allowed = patterns.map(matcher);
    const why = `is outside of the paths of this task (${patterns.join(', ')})`;
    return changes.flatMap(({ path }) => (allowed.some((one) => one.test(path)) ? [] : [{ path, why }]));
}
const wildcards = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };
function matcher(pattern) {
    const source = pattern
        .replace(/^(\.\/)+|\/+$/g, '')
        .split(/(\*\*\/|\*\*|\*|\?)/)
        .map((part) => wildcards[part] ?? part.replace(/[\\^$.|+()[\]{}]/g, '\\$&'))
        .join('');
    // What is named may be a directory: all below it is meant.
    return new RegExp(`^${source}(?:/.*)?$`, 'su');
}

;// CONCATENATED MODULE: ./build/core/guard/finding.js
/** `src/a.ts:3 holds a GitHub token` */
function findingSentence(finding) {
    if (finding.path === null)
        return finding.why;
    const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    return `${place} ${finding.why}`;
}

// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(3971);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/core/text/secret-forms.js
var secret_forms = __webpack_require__(9876);
// EXTERNAL MODULE: ./build/core/text/token-patterns.js
var token_patterns = __webpack_require__(5165);
;// CONCATENATED MODULE: ./build/core/guard/secrets.js



/**
 * Makes the function that says where a text, or its path, holds a known secret in any written form or something that
 * looks like a token (security T9). Findings name place and kind, one for each line and kind, and never a value: a path
 * that holds one is redacted. Make it once for many files: the patterns cost 10 ms.
 */
function secretFinder(known) {
    const patterns = patternsFor(known);
    const redact = (0,text_redact/* redactor */.$)(known);
    return (path, text) => {
        const shown = redact(path);
        const findings = new Map();
        for (const { kind, pattern } of patterns) {
            if (path.search(pattern) !== -1)
                findings.set(`name ${kind}`, { path: shown, why: `has ${kind} in its name` });
            for (const { index } of text.matchAll(pattern)) {
                const line = lineOf(text, index);
                findings.set(`${line} ${kind}`, { path: shown, line, why: `holds ${kind}` });
            }
        }
        return [...findings.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    };
}
/** `secretFinder` for a single text. */
function secretFindings(path, text, known) {
    return secretFinder(known)(path, text);
}
function patternsFor(known) {
    const byWriting = new Map();
    for (const form of known.flatMap(secret_forms/* secretForms */.e))
        byWriting.set(form.how, [...(byWriting.get(form.how) ?? []), form]);
    const patterns = [...byWriting].flatMap(([how, forms]) => {
        const pattern = (0,secret_forms/* formPattern */.F)(forms);
        return pattern === undefined ? [] : [{ kind: `a secret of this run (${how})`, pattern }];
    });
    return [...patterns, ...token_patterns/* tokenPatterns */.V];
}
const lineOf = (text, index) => text.slice(0, index).split('\n').length;

// EXTERNAL MODULE: ./build/core/text/thousands.js
var thousands = __webpack_require__(3427);
;// CONCATENATED MODULE: ./build/core/guard/size.js

const MiB = 1024 * 1024;
const defaultSizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 };
/** A change that is larger than a task's work can be: a build output, a dump, a dependency folder that nobody ignores. */
function sizeFindings(changes, limits = defaultSizeLimits) {
    const findings = changes
        .filter(({ bytes }) => bytes > limits.fileBytes)
        .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}, at most ${inMiB(limits.fileBytes)}` }));
    const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (changes.length > limits.files) {
        const [count, allowed] = [changes.length, limits.files].map((number) => (0,thousands/* thousands */.o)(number));
        findings.push({ path: null, why: `The change has ${count} files, at most ${allowed} are accepted` });
    }
    if (total > limits.totalBytes) {
        findings.push({
            path: null,
            why: `The change has ${inMiB(total)}, at most ${inMiB(limits.totalBytes)} are accepted`,
        });
    }
    return findings;
}
const inMiB = (bytes) => `${(bytes / MiB).toFixed(1)} MiB`;

;// CONCATENATED MODULE: ./build/app/guard.js





/** Files above this are not searched for secrets: the size guard refuses them, or they are no text. */
const searchedBytes = 5 * 1024 * 1024;
/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets. */
async function guard({ workspace }, job, capture) {
    const refused = capture.refused.map(({ path, why }) => ({ path, why }));
    const found = [
        ...refused,
        ...(0,protected_paths/* protectedFindings */.D)(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
        ...outsideFindings(capture.changes, capture.task.paths),
        ...sizeFindings(capture.changes),
        ...(await secrets({ workspace }, job, capture)),
    ];
    return found.map(findingSentence);
}
async function secrets({ workspace }, { secrets: known }, { tree, changes, start }) {
    const find = secretFinder(known);
    const findIn = async (treeish, path) => {
        const content = await workspace.readCaptured(treeish, path, searchedBytes);
        return content ? find(path, new TextDecoder('utf-8').decode(content)) : [];
    };
    const found = [];
    for (const { path, action, bytes } of changes) {
        if (action === 'deleted' || bytes > searchedBytes)
            continue;
        const now = await findIn(tree, path);
        // A test key that was in the file before is not what this attempt brought in.
        const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : [];
        found.push(...now.filter(({ why }) => times(now, why) > times(before, why)));
    }
    return found;
}
const times = (findings, why) => findings.filter((finding) => finding.why === why).length;


/***/ }),

/***/ 4997:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ intake),
  _: () => (/* binding */ takeLease)
});

// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
// EXTERNAL MODULE: ./build/core/run/next-step.js + 1 modules
var next_step = __webpack_require__(2154);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/plan/lint.js + 6 modules
var lint = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/core/plan/adopt-edit.js


/**
 * Takes over what a person changed in the plan file while the run was under way (DESIGN §5). It is a three-way merge
 * by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
 * do not count, and a done task neither changes nor goes. Without `previousSource`, a task that the file lacks counts
 * as added by an amendment, and each difference as the person's.
 */
function adoptEdit(edit) {
    const { current, edited, statusOf } = edit;
    const before = byId(edit.previousSource);
    const wanted = byId(edited);
    const missing = current.tasks.filter(({ id }) => !wanted.has(id));
    const removed = missing.filter(({ id }) => before.has(id)).map(({ id }) => id);
    const merges = mergeTasks(edited, byId(current), before);
    const modified = merges.filter(({ was, changed }) => was !== undefined && changed.length > 0);
    const { branch: _, ...rest } = edited;
    const branch = current.branch === undefined ? {} : { branch: current.branch };
    const kept = new Set(missing.filter(({ id }) => !before.has(id)));
    const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept });
    const plan = { ...rest, ...branch, tasks };
    const findings = [
        ...branchFindings(edit),
        ...removed.filter((id) => statusOf(id) === 'done').map((id) => `Task "${id}" is done and cannot be removed.`),
        ...modified.filter(({ task }) => statusOf(task.id) === 'done').map(doneFinding),
        ...(0,lint/* newErrors */.KJ)(current, plan),
    ];
    if (findings.length > 0)
        return { findings };
    const added = merges.filter(({ was }) => was === undefined).map(({ task }) => task.id);
    return { plan, added, removed, modified: modified.map(({ task }) => task.id) };
}
function mergeTasks(edited, now, before) {
    return edited.tasks.flatMap((theirs) => {
        const was = now.get(theirs.id);
        const base = before.get(theirs.id);
        if (was === undefined) {
            // In the old file, untouched since, and not in the run: an amendment removed it.
            if (base !== undefined && differing(theirs, base).length === 0)
                return [];
            return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }];
        }
        const changed = differing(theirs, base ?? was).filter((name) => differs(theirs, was, name));
        return [{ task: withFields(was, theirs, changed), was, changed }];
    });
}
function doneFinding({ task, changed }) {
    return `Task "${task.id}" is done and cannot change any more; the file changes ${changed.join(', ')}.`;
}
/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(schema_plan/* Task */.YZ.shape).filter((name) => name !== 'status' && name !== 'retry_count');
function byId(plan) {
    return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
    return a[name] !== b[name] && JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
function differing(a, b) {
    return ownFields.filter((name) => differs(a, b, name));
}
/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine, theirs, names) {
    const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
    const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
}
/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFindings({ current, edited }) {
    if (current.branch === edited.branch)
        return [];
    const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`));
    return [`The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`];
}
/** Puts the tasks that only the run has behind whatever they followed there. */
function withKept(lists) {
    const present = new Set(lists.tasks.map(({ id }) => id));
    const first = [];
    const behind = new Map();
    let target = first;
    for (const task of lists.order) {
        if (lists.kept.has(task))
            target.push(task);
        else if (present.has(task.id)) {
            target = [];
            behind.set(task.id, target);
        }
    }
    return [...first, ...lists.tasks.flatMap((task) => [task, ...(behind.get(task.id) ?? [])])];
}

// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/core/report/plan-change.js


const shownIds = 30;
/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
function planChange({ started }, edit) {
    const { planFile, source, added, removed, modified } = edit;
    const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean);
    const what = parts.length === 0 ? 'no task is another one by it' : parts.join('; ');
    return {
        key: `notice/${started}/plan-${source.slice(0, 12)}`,
        kind: 'notice',
        body: `${(0,report_context/* code */.aY)(planFile)} was edited, and the run goes on with it: ${what}. Tasks that are done stay done.`,
    };
}
/** Says on the issue that an edit of the plan is not taken over, and why: the job's log is read by few. */
function planRefused({ started }, edit) {
    const { planFile, source, findings } = edit;
    const reasons = findings.slice(0, shownIds).map((finding) => `- ${(0,inline_markdown/* inlineMarkdown */.x)(finding, 300)}`);
    const left = findings.length - reasons.length;
    const parts = [
        `${(0,report_context/* code */.aY)(planFile)} was edited in a way that this run cannot take over, and no job works until that is mended:`,
        [...reasons, ...(left > 0 ? [`- \u2026 and ${left} more`] : [])].join('\n'),
        'Undo these edits, or begin a new run with `fresh`.',
    ];
    return { key: `notice/${started}/refused-${source.slice(0, 12)}`, kind: 'notice', body: parts.join('\n\n') };
}
function some(what, ids) {
    if (ids.length === 0)
        return '';
    const more = ids.length > shownIds ? ` and ${ids.length - shownIds} more` : '';
    return `${what}: ${ids.slice(0, shownIds).map(report_context/* code */.aY).join(', ')}${more}`;
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
;// CONCATENATED MODULE: ./build/app/adopt-plan.js






/** What a later edit is compared with, and what a run goes on with that began from an issue. */
function keepSource({ plan, issueOrder }, ledger) {
    ledger.attach(state_paths/* planSourcePath */.Ep, JSON.stringify(plan));
    if (issueOrder)
        ledger.attach(state_paths/* issueOrderPath */.JF, JSON.stringify(issueOrder));
}
/** The state's plan is the plan; an edited source is applied as a person's amendments, or refused with the reason. */
async function adoptPlan(ports, job, ledger) {
    if (ledger.state.plan_source === job.planSource)
        return;
    const source = await ports.store.read(state_paths/* planSourcePath */.Ep);
    const edit = adoptEdit({
        current: ledger.plan,
        edited: job.plan,
        previousSource: source === undefined ? undefined : schema_plan/* Plan */.cw.parse(JSON.parse(source)),
        statusOf: (0,evolve/* statusIn */.em)(ledger.state),
    });
    if ('findings' in edit) {
        const { findings } = edit;
        // By its mark told once, though no state remembers it: this job writes none.
        await ports.tracker.deliver([
            planRefused(ledger.state, { planFile: job.planFile, source: job.planSource, findings }),
        ]);
        throw new error/* RalphError */.A({
            code: 'PLAN_EDIT_REFUSED',
            kind: 'data',
            message: `${job.planFile} was edited in a way that the run ${ledger.state.run} cannot take over.`,
            hint: 'Undo these edits, or begin a new run with `--fresh`.',
            findings,
        });
    }
    const { plan, added, removed, modified } = edit;
    ledger.replacePlan(plan);
    keepSource(job, ledger);
    const pending = added.map((id) => ({ id, status: 'pending' }));
    ledger.send([planChange(ledger.state, { planFile: job.planFile, source: job.planSource, added, removed, modified })]);
    ledger.record({ type: 'plan_changed', plan_source: job.planSource, added: pending, removed, modified });
}

;// CONCATENATED MODULE: ./build/app/follow-rename.js

/**
 * Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
 * "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
 * this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
 */
async function followRename({ workBranch, show }, { base, baseBranch: now, remote }, ledger) {
    const { base_branch: old, base: known } = ledger.state;
    if (old === null || now === null || old === now)
        return;
    const { there, defaultBranch } = await workBranch.find(old);
    if (there)
        return;
    const holds = await workBranch.contains(base, known);
    if (holds && defaultBranch === now) {
        ledger.record({ type: 'base_renamed', from: old, to: now });
        return;
    }
    const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${(0,report_context/* shortOid */.$M)(known)}, the run's base`;
    const back = `\`git push ${(0,report_context/* shellWord */.r7)(remote)} ${(0,report_context/* shellWord */.r7)(`${known}:refs/heads/${old}`)}\` puts it back`;
    const text = `the base branch ${old} is gone from the remote, and ${doubt}: ${back}, \`fresh\` begins a new run on ${now}`;
    show({ kind: 'warning', text });
}

// EXTERNAL MODULE: ./build/app/job-settings.js
var job_settings = __webpack_require__(9949);
// EXTERNAL MODULE: ./build/app/join-work.js
var join_work = __webpack_require__(294);
// EXTERNAL MODULE: ./build/app/ledger.js + 2 modules
var app_ledger = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/app/limits.js
var limits = __webpack_require__(2346);
// EXTERNAL MODULE: ./build/app/merge-base.js
var merge_base = __webpack_require__(9852);
// EXTERNAL MODULE: ./build/app/merged-elsewhere.js
var merged_elsewhere = __webpack_require__(8923);
// EXTERNAL MODULE: ./build/app/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(4911);
// EXTERNAL MODULE: ./build/core/run/memory.js
var run_memory = __webpack_require__(1477);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
;// CONCATENATED MODULE: ./build/app/refuse-moved-back.js




/**
 * Refuses a state that belongs to another plan, or that is older than what was made from it: tasks would be done and
 * paid for twice. The work branch's newest commit and the status comment tell; who moves all of them back together, and
 * whoever writes a whole run that agrees with itself, is not noticed (security T16).
 */
async function refuseMovedBack({ workBranch, tracker }, job, { run, remoteWork }) {
    const { state } = run;
    if (state.plan !== job.planName)
        throw otherPlan(state.plan, job);
    const memory = tracker.memory?.();
    if (memory && (0,run_memory/* isAhead */.Y0)(memory, state))
        throw movedBack(job, run, { ...memory, where: 'the status comment' });
    if (remoteWork === null || remoteWork === state.work)
        return;
    const made = await workBranch.madeIn(remoteWork);
    if (made && (0,run_memory/* isAhead */.Y0)({ ...made, epoch: 0 }, state))
        throw movedBack(job, run, { ...made, where: state.work_branch });
}
/** A state that is gone while a place outside remembers it: nothing is done a second time behind anybody's back. */
async function refuseForgotten({ tracker, clock }, job) {
    if (!tracker.memory || job.fresh)
        return;
    const started = new Date(clock.now()).toISOString();
    await tracker.incoming({ since: null, started, consumed: [], to: 'obey' });
    const memory = tracker.memory();
    if (!memory)
        return;
    throw new error/* RalphError */.A({
        code: 'STATE_DELETED',
        kind: 'data',
        message: `${stateBranch(job)} is gone, but the status comment tells of a run with ${memory.iteration} iterations.`,
        hint: `To go on with it: ${pushBack(job, memory.commit)}. To begin anew: the input \`fresh: true\`, or close the tracking issue.`,
    });
}
const stateRef = ({ planName, settings }) => (0,state_ref_name/* stateRefOf */.af)(planName, settings['state-ref']);
const stateBranch = (job) => (0,state_ref_name/* shownRef */.nK)(stateRef(job));
const pushBack = (job, commit) => `\`git push ${job.remote} ${commit}:${stateRef(job)}\` from a clone that has it${stateRef(job).startsWith('refs/heads/') ? ', or restore the branch on GitHub' : ''}`;
const otherPlan = (plan, job) => new error/* RalphError */.A({
    code: 'STATE_OF_OTHER_PLAN',
    kind: 'data',
    message: `${stateBranch(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
    hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or begin anew with \`--fresh\`.`,
});
function movedBack(job, { oid, state }, found) {
    const { iteration, where, commit } = found;
    const newest = commit === undefined ? 'its newest commit' : (0,report_context/* shortOid */.$M)(commit);
    const forward = commit === undefined ? `move it to its newest commit again` : pushBack(job, commit);
    const branch = `refs/heads/${state.work_branch}`;
    return new error/* RalphError */.A({
        code: 'STATE_MOVED_BACK',
        kind: 'data',
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${state.iteration} iterations; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If nobody meant to, put ${newest} back: ${forward}. If it was meant: delete the status comment, and move the work branch back, too: \`git push --force-with-lease ${job.remote} ${state.work}:${branch}\`.`,
    });
}

;// CONCATENATED MODULE: ./build/app/intake.js













/**
 * First phase: load the state, verify it, take the lease, recover what a lost runner left, adopt plan edits.
 * A job with nothing to do writes nothing. Throws RalphError BUSY where another job holds the lease.
 */
async function intake(ports, job, jobSoFar) {
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        if (!run)
            await refuseForgotten(ports, job);
        await findAgent(ports);
        return { kind: 'ours', ...(await begin(ports, job, loaded)) };
    }
    refuseOtherRemote(run, job);
    await refuseHeldLease(ports, run);
    const { cursor, consumed } = run.control;
    const found = await ports.tracker.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' });
    await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork });
    const ordered = found.orders.some(({ id }) => !consumed.includes(id));
    const reason = await nothingToDo(ports, job, { jobSoFar, run, remoteWork: loaded.remoteWork, ordered });
    if (reason)
        return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork };
    await findAgent(ports);
    const ledger = (0,app_ledger/* openLedger */.a)(ports, run, job);
    const { handed } = ledger.state;
    takeLease(ports, ledger);
    (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, handed);
    await adoptPlan(ports, job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await (0,merged_elsewhere/* goOnFromMerge */.M)(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, ports.workspace.lookAhead);
    const endedInOrder = run.state.stop !== null && run.state.stop.kind !== 'failed';
    const deleted = loaded.remoteWork === null && endedInOrder && !conflict;
    const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder, conflict };
    const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined;
    return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } };
}
const endedByPerson = (stop) => stop?.kind === 'paused' || stop?.kind === 'cancelled';
/** A job that cannot call its agent writes nothing; one that has nothing to do does not need it. */
async function findAgent({ agent, show }) {
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
async function begin(ports, job, loaded) {
    if (loaded.run)
        await refuseHeldLease(ports, loaded.run);
    const ledger = (0,app_ledger/* openLedger */.a)(ports, loaded.run, job);
    const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));
    ledger.replacePlan(job.plan);
    keepSource(job, ledger);
    ledger.record({
        type: 'run_started',
        run: ports.clock.id(),
        plan: job.planName,
        base: job.base,
        base_branch: job.baseBranch,
        work_branch: job.workBranch,
        remote: job.remote,
        plan_source: job.planSource,
        plan_file: job.planFile,
        started_by: job.startedBy,
        issue: job.issue,
        tasks: statuses,
    });
    takeLease(ports, ledger);
    const { remoteWork } = loaded;
    if (remoteWork !== null && !(await ports.workBranch.contains(job.base, remoteWork))) {
        const why = `${job.workBranch} was there before the run`;
        ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why });
    }
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`start ${job.planName}`, ports.workspace.lookAhead);
    return {
        ledger,
        branch: {
            remoteTip: remoteWork,
            replaces: undefined,
            deleted: false,
            endedInOrder: false,
            conflict,
            rests: undefined,
            looked: undefined,
        },
    };
}
/** First what people pushed to the work branch, who may have merged the base there; then the base. */
async function bringTogether(ports, job, at) {
    const { ledger, remoteWork: theirs } = at;
    const conflict = theirs === null ? undefined : await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs });
    return conflict ?? (0,merge_base/* mergeBase */.w)(ports, job, ledger);
}
function takeLease(ports, ledger) {
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
}
async function refuseHeldLease(ports, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error/* RalphError */.A({
        code: 'BUSY',
        kind: 'busy',
        message: `Another job has this run: ${verdict.why}.`,
        hint: 'Wait for it, or watch it with `ralph status`. If it was lost, its lease ends ten minutes after the last renewal.',
    });
}
function refuseOtherRemote(run, job) {
    if (run.state.remote === job.remote)
        return;
    throw new error/* RalphError */.A({
        code: 'OTHER_REMOTE',
        kind: 'data',
        message: `This run keeps its branches at ${run.state.remote}, but this job was told to use ${job.remote}.`,
        hint: `Go on there with \`--remote ${run.state.remote}\`, or begin a new run here with \`--fresh\`.`,
    });
}
/**
 * The same decision as in the loop, taken before anything is written: a tick with nothing to do makes no commit. Where
 * the state does not say so yet, the job before died; this one publishes what it left and ends the run in order.
 */
async function nothingToDo(ports, job, at) {
    const { run, jobSoFar } = at;
    if (run.state.current || run.state.plan_source !== job.planSource)
        return undefined;
    if (at.ordered || (await canTell(ports, run)))
        return undefined;
    if (await sameConflict(ports, job, at))
        return run.state.stop ?? undefined;
    const step = (0,next_step/* nextStep */.s)({
        plan: run.plan,
        state: run.state,
        limits: (0,limits/* limitsOf */.A)((0,job_settings/* adjusted */.B)(job, run.state)),
        job: jobSoFar,
        now: ports.clock.now(),
    });
    if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind)
        return undefined;
    // Whether a person has merged meanwhile shows at the branches alone.
    const merges = step.reason.kind === 'human_review' && step.reason.conflict !== undefined;
    return merges ? undefined : step.reason;
}
/** A job may have died between writing what it had to tell and telling it; what nobody can be told changes nothing. */
async function canTell({ tracker }, { control: { outbox } }) {
    return outbox.length > 0 && (await tracker.deliver(outbox)).length > 0;
}
/** Nobody has touched either side since a job stopped for this conflict: another look would find the same. */
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
    const { work, stop } = run.state;
    if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work)
        return false;
    const { theirs } = stop.conflict;
    if (theirs === remoteWork)
        return true;
    if (theirs !== base || !settings['merge-base'])
        return false;
    return remoteWork === null || workBranch.contains(work, remoteWork);
}


/***/ }),

/***/ 2461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ whyAborted),
/* harmony export */   v: () => (/* binding */ jobLimitReached)
/* harmony export */ });
/** The reason of an abort that comes before the machine ends the job itself (reliability P4). */
const jobLimitReached = new DOMException('the job limit is near', 'AbortError');
/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' };


/***/ }),

/***/ 9949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ adjusted)
/* harmony export */ });
/* harmony import */ var _core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4104);

/** The same job with what operators changed while the run went on. */
const adjusted = (job, { overrides }) => ({
    ...job,
    settings: (0,_core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .withOverrides */ .S)(job.settings, overrides),
});


/***/ }),

/***/ 5111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ beginJob),
/* harmony export */   b: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _converge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1767);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4997);
/* harmony import */ var _loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6134);
/* harmony import */ var _open_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);




/**
 * One job: decide, do, record, until there is a reason to stop (DESIGN §3, §4). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
async function runJob(ports, job, cancelled) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' } });
    if (end.kind === 'handed_on')
        throw new Error('a job that settles what it begins has handed something on');
    return end;
}
/**
 * The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
 * with the workflow run: `finishIteration` settles it, else the next job finds it lost.
 */
async function beginJob(ports, job, at) {
    const started = (0,_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .jobSoFar */ .zO)(ports, job);
    const taken = await (0,_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .intake */ .P)(ports, job, started);
    if (taken.kind === 'idle') {
        await (0,_converge_js__WEBPACK_IMPORTED_MODULE_0__/* .converge */ .c)(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan };
    }
    const { ledger } = taken;
    const work = (0,_open_work_js__WEBPACK_IMPORTED_MODULE_3__/* .openWork */ .Q)(ports, job, { ...taken, ...at });
    const ended = await (0,_open_work_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .a)(work, () => (0,_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .loop */ .HW)(work, started));
    return { ...ended, state: ledger.state, plan: ledger.plan };
}


/***/ }),

/***/ 294:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinWork)
/* harmony export */ });
/* harmony import */ var _core_handoff_merge_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5717);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1845);
/* harmony import */ var _core_run_merge_by_hand_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7092);



/**
 * Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
 * merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
 * another name, and the reason to stop is returned.
 */
async function joinWork({ workBranch }, job, at) {
    const { ledger, theirs } = at;
    const { work: from, work_branch, run } = ledger.state;
    if (await workBranch.contains(from, theirs))
        return undefined;
    if (await workBranch.contains(theirs, from)) {
        ledger.record({ type: 'work_moved', from, to: theirs, why: `${work_branch} holds newer commits` });
        return undefined;
    }
    const message = (0,_core_handoff_merge_message_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeMessage */ .w)({
        prefix: job.settings['commit-prefix'],
        branch: "the run's own commits",
        commit: from,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await workBranch.merge({ first: theirs, second: from, message });
    if (merge.kind === 'merged') {
        const why = `the run's commits were merged onto ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(theirs)}, which somebody pushed to ${work_branch}`;
        ledger.record({ type: 'work_moved', from, to: merge.commit, why });
        return undefined;
    }
    const offered = await workBranch.offer(from);
    return {
        kind: 'human_review',
        why: `Somebody pushed ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(theirs)} to ${work_branch}; it conflicts with the run's own ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(from)}, which is offered as ${offered}.`,
        conflict: (0,_core_run_merge_by_hand_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeByHand */ .v)({
            remote: job.remote,
            workBranch: work_branch,
            merge: { fetched: offered },
            pair: { ours: from, theirs },
            paths: merge.paths,
        }),
    };
}


/***/ }),

/***/ 7375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/report/cost-budget.js
var cost_budget = __webpack_require__(2452);
// EXTERNAL MODULE: ./build/core/report/forecast.js
var forecast = __webpack_require__(9452);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/report/graph.js
var graph = __webpack_require__(7153);
// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/receipt.js
var receipt = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/core/report/receipt-text.js
var receipt_text = __webpack_require__(1085);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/run-sentence.js
var run_sentence = __webpack_require__(504);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/state-readme.js













const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It is the fold of the events in \`log/\`. |
| \`tasks.json\` | Of a plan of more than 200 tasks: every task as it was when they were last gathered. What \`run.json\` says of a task counts before it. |
| [\`plan.json\`](plan.json) | The plan as amended. This one counts; the source file is where it came from. |
| \`control.json\` | Which operator commands took effect, and what still has to be told to the outside. |
| \`log/\` | Every fact of the run, one JSON object a line; only ever added to. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.md\`, \`.json\` | What the agents learned about the project, where the run keeps such an index. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
/**
 * `README.md` of the state ref: the run for people, in GitHub's Markdown. It is rewritten with every state commit, so
 * it stays below 200,000 bytes whatever the plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, each text cut.
 */
function stateReadme(run, context) {
    const { plan, state } = run;
    const at = { ...context, now: null };
    const { rows, omitted } = (0,shown_rows/* rowsInState */.UV)(run);
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const written = Date.parse(state.updated);
    const ahead = (0,forecast_text/* forecastSentence */.B)((0,forecast/* forecast */.g)(run, { now: written, costBudgetUsd: (0,cost_budget/* costBudgetOf */.s)(state, null) }));
    const sections = [
        `# Run of the plan ${titleOf(plan, state)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        next,
        asOf(state),
        '## Tasks',
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        '## Dependencies',
        (0,graph/* taskGraph */.o)(plan, (0,records_of/* recordsOf */.M)(plan, state)),
        '## Cost',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W)(state, written)),
        ...(ahead === null ? [] : [ahead]),
        '## How to go on',
        list(howTo(at)),
        '## What the files here are',
        files,
        'Nothing here is meant to be edited by hand: the program writes it, and this branch is never merged.',
    ];
    return `${sections.join('\n\n')}\n`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const titleOf = ({ project }, { plan }) => project === undefined ? plan : `${(0,inline_markdown/* inlineMarkdown */.x)(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
    const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`;
    return `As of ${(0,moment/* formatUtc */.ay)(updated)}, ${after}. Work is on ${(0,report_context/* code */.aY)(work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(work))}.`;
}
const howTo = (at) => [
    `Go on: ${(0,report_context/* operatorCommand */.mR)(at, 'run')}`,
    `Tell the agent something: ${(0,report_context/* operatorCommand */.mR)(at, 'hint', '"\u2026"')}`,
    `Stop before the next iteration, and go on later: ${(0,report_context/* operatorCommand */.mR)(at, 'pause')}, ${(0,report_context/* operatorCommand */.mR)(at, 'resume')}`,
    `Give a task up, or try a failed one again: ${(0,report_context/* operatorCommand */.mR)(at, 'skip', 'TASK')}, ${(0,report_context/* operatorCommand */.mR)(at, 'retry', 'TASK')}`,
    `Take the commit of an iteration back: ${(0,report_context/* operatorCommand */.mR)(at, 'undo', 'ITERATION')}`,
    `See the work: ${(0,report_context/* code */.aY)(`git log --oneline ${at.workBranch}`)}`,
];

;// CONCATENATED MODULE: ./build/core/run/control.js
/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500;
/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
 * Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
 * from there is looked at again. All others are kept, however many: a forgotten one would be obeyed a second time.
 */
function consume(control, ids, cursor) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const others = all.filter((id) => !isDated(id));
    return { ...control, cursor: moved, consumed: [...others.slice(-keptIds), ...comments] };
}
/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    return {
        ...theirs,
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/run-files.js
var run_files = __webpack_require__(9627);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/schema/control.js
var schema_control = __webpack_require__(2883);
// EXTERNAL MODULE: ./build/schema/event.js + 2 modules
var schema_event = __webpack_require__(677);
;// CONCATENATED MODULE: ./build/app/ledger.js








/** How often a write that lost the race is decided again before the job gives up. */
const tries = 5;
function openLedger(ports, loaded, source) {
    const { plan, planFile } = source;
    let state = loaded?.state ?? null;
    let head = loaded?.oid ?? null;
    let seq = loaded?.seq ?? 0;
    let gathered = loaded?.gathered ?? run_files/* nothingGathered */.YT;
    let control = loaded?.control ?? schema_control/* emptyControl */.B;
    let outbox = control.outbox;
    let amended = loaded?.plan ?? plan;
    let planIsNew = loaded === null;
    const gone = new Set();
    let facts = [];
    let files = new Map();
    let kept = [];
    /** What was written last, so that the next iteration need not fetch it. */
    let written = new Map();
    let saving = Promise.resolve();
    const runFiles = (0,run_files/* runFilesWriter */.gi)(ports.redact);
    const known = () => {
        if (state === null)
            throw new Error('the ledger was read before the run was started');
        return state;
    };
    /** Whoever wrote in between: the same lease still ours means an operator's tool; another one means a take-over. */
    async function reload() {
        const { run } = await ports.store.load();
        if (!run)
            throw stateDeleted(head);
        // By the epoch, not by `lease`: the last write of a job has already given that back.
        if (run.state.epoch !== state?.epoch || !sameHolder(run.state))
            throw leaseLost(run.state);
        head = run.oid;
        written = new Map();
        seq = run.seq;
        gathered = run.gathered;
        control = mergeControl(run.control, control, gone);
        if (!planIsNew)
            amended = run.plan;
        state = (0,evolve/* fold */.AU)(run.state, facts);
    }
    const sameHolder = (other) => JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self);
    async function write(subject, onSent) {
        for (let attempt = 1; attempt <= tries; attempt++) {
            if (await writeOnce(subject, onSent))
                return;
            if (head === null)
                break;
            await reload();
        }
        throw leaseLost(null);
    }
    /** Facts that come in while this is under way belong to the next save. */
    async function writeOnce(subject, onSent) {
        const saved = {
            facts: facts.length,
            kept: kept.length,
            files,
            plan: planIsNew ? amended : null,
            outbox: control.outbox,
            run: runFiles(known(), gathered),
        };
        files = new Map();
        const content = new Map([...stateFiles(saved.files), ...saved.run.files]);
        const change = { expected: head, files: content, subject, work: known().work, keep: kept };
        const result = await ports.store.commit(change, onSent).catch((error) => {
            files = new Map([...saved.files, ...files]);
            throw error;
        });
        if (result.kind === 'lost') {
            files = new Map([...saved.files, ...files]);
            return false;
        }
        head = result.oid;
        seq += 1;
        gathered = saved.run.gathered;
        outbox = saved.outbox;
        ports.tracker.report({ plan: amended, state: known(), commit: result.oid });
        facts = facts.slice(saved.facts);
        kept = kept.slice(saved.kept);
        written = change.files;
        if (saved.plan === amended)
            planIsNew = false;
        return true;
    }
    function stateFiles(attached) {
        const current = known();
        const all = new Map(attached);
        all.set((0,state_paths/* segmentPath */.RA)(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''));
        all.set('control.json', json(control));
        all.set('README.md', stateReadme({ plan: amended, state: current }, { planFile, workBranch: current.work_branch }));
        if (planIsNew)
            all.set('plan.json', json(amended));
        return new Map([...all].map(([path, content]) => [path, ports.redact(content)]));
    }
    return {
        get state() {
            return known();
        },
        get plan() {
            return amended;
        },
        get dirty() {
            return facts.length > 0;
        },
        record(...stated) {
            const at = new Date(ports.clock.now()).toISOString();
            for (const fact of stated) {
                const event = schema_event/* RunEvent */.s4.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))));
                state = (0,evolve/* evolve */.sf)(state, event);
                facts.push(event);
                ports.show({ kind: 'event', event });
            }
        },
        get consumed() {
            return control.consumed;
        },
        get cursor() {
            return control.cursor;
        },
        consume(ids, cursor) {
            control = consume(control, ids, cursor);
        },
        get outbox() {
            return outbox.filter(({ key }) => !gone.has(key));
        },
        send(effects) {
            control = { ...control, outbox: [...control.outbox, ...effects] };
        },
        delivered(keys) {
            for (const key of keys)
                gone.add(key);
            control = { ...control, outbox: control.outbox.filter(({ key }) => !gone.has(key)) };
        },
        replacePlan(next) {
            amended = next;
            planIsNew = true;
        },
        attach(path, content) {
            files.set(path, content);
        },
        async recall(path) {
            return files.get(path) ?? written.get(path) ?? (await ports.store.read(path));
        },
        keep(commit) {
            kept.push(commit);
        },
        save(subject, onSent) {
            // One write at a time: a lease renewal may fall into the middle of another save.
            saving = saving.catch(() => undefined).then(() => write(subject, onSent));
            return saving;
        },
    };
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Somebody wanted it gone: it is not made again behind their back (reliability G12). */
function stateDeleted(head) {
    return new error/* RalphError */.A({
        code: 'STATE_DELETED',
        kind: 'failed',
        message: `The state branch was deleted while this job was at work; its newest commit was ${head}.`,
        hint: 'Nothing was written since. Push that commit there again to go on, or run again to begin a new run.',
    });
}
function leaseLost(other) {
    const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : '';
    return new error/* RalphError */.A({
        code: 'LEASE_LOST',
        kind: 'busy',
        message: `The run was taken over${who} while this job was at work.`,
        hint: 'Nothing is lost: `ralph status` shows who works on it now. Run again when that job has ended.',
    });
}


/***/ }),

/***/ 2346:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ limitsOf)
/* harmony export */ });
/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5;
function limitsOf({ settings }) {
    return {
        maxIterations: settings['max-iterations'],
        runIterations: settings['run-iterations'] ?? null,
        timeBudgetMs: settings['time-budget'] ?? null,
        jobLimitMs: settings['job-limit'] ?? null,
        costBudgetUsd: settings['cost-budget'],
        minDelayMs: settings['min-delay'],
        sameFailures,
    };
}


/***/ }),

/***/ 6134:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qw: () => (/* binding */ attemptsIn),
  zO: () => (/* binding */ jobSoFar),
  HW: () => (/* binding */ loop),
  gu: () => (/* binding */ settled),
  ds: () => (/* binding */ stop)
});

// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/stop-sentence.js
var stop_sentence = __webpack_require__(1471);
;// CONCATENATED MODULE: ./build/core/report/call-person.js


/**
 * The comment that tells whoever began the run that a person is needed, and for what (issue 5, point 9); undefined where
 * nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
 * meets it. The one place where an `@` of ours is live.
 */
function callPerson(state, reason, planFile) {
    const { started_by: person, started, iteration } = state;
    if (person === null || !needsPerson(reason))
        return undefined;
    const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,stop_sentence/* stopSentence */.W)(reason, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), next];
    return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') };
}
/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason) {
    if (reason.kind === 'iteration_limit')
        return reason.scope === 'run';
    return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind);
}

// EXTERNAL MODULE: ./build/core/run/next-step.js + 1 modules
var next_step = __webpack_require__(2154);
// EXTERNAL MODULE: ./build/schema/handoff.js
var schema_handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/app/candidate.js
var candidate = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/app/code.js + 5 modules
var code = __webpack_require__(8694);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/schema/dossier.js + 1 modules
var schema_dossier = __webpack_require__(2833);
// EXTERNAL MODULE: ./build/app/work.js + 1 modules
var app_work = __webpack_require__(496);
;// CONCATENATED MODULE: ./build/app/hand-on.js



/**
 * States that another job of this workflow run goes on; becomes true with the next save. The commit is kept reachable
 * from the state and is on no branch. The lease stays with the workflow run.
 */
function handOn({ ports, ledger, reach }, part, at) {
    const nonce = ports.clock.id();
    const dossier = schema_dossier/* Dossier */.OP.parse({ schema: 1, run: ledger.state.run, nonce, ...part });
    const { commit, spent = app_work/* nothingSpent */.at } = at;
    if (commit !== null)
        ledger.keep(commit);
    ledger.attach(state_paths/* dossierPath */.JS, `${JSON.stringify(dossier, null, 2)}\n`);
    ledger.record({ type: 'handed_on', ...subjectOf(dossier), commit, nonce, laid_out: reach.laidOut ?? false, ...spent });
    return dossier;
}
function subjectOf(dossier) {
    if (dossier.phase === 'baseline')
        return { what: 'baseline', of: null };
    if (dossier.phase === 'undo') {
        const { iteration, task } = dossier.reverting;
        return { what: 'undo', of: { iteration, task } };
    }
    const { iteration, task } = dossier.phase === 'prepared' ? dossier.prepared : dossier.coded;
    return { what: 'attempt', of: { iteration, task: task.id } };
}

// EXTERNAL MODULE: ./build/app/merge-base.js
var merge_base = __webpack_require__(9852);
;// CONCATENATED MODULE: ./build/app/lay-out.js

/**
 * What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
 * made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
 */
async function layOut(ports, job, { ledger, task }) {
    const { work, merging } = ledger.state;
    if (merging?.task !== task.id)
        return { kind: 'there', laidOut: undefined };
    const { base } = merging;
    const message = `${task.id}: ${task.title}\n\nThis is what the agent is given; it is on no branch.\n`;
    const merge = await ports.workBranch.merge({ first: work, second: base, message });
    if (merge.kind === 'conflict' && merge.laid !== null) {
        const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true });
        return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } };
    }
    ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has moved since' });
    return { kind: 'gone', reason: await (0,merge_base/* mergeBase */.w)(ports, job, ledger) };
}

// EXTERNAL MODULE: ./build/core/text/shorten-markdown.js
var shorten_markdown = __webpack_require__(3807);
;// CONCATENATED MODULE: ./build/core/prompt/render.js
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);

;// CONCATENATED MODULE: ./build/core/prompt/budget.js


const defaultBudgetTokens = 8_000;
/** The seed's estimate (§2.1): four characters are a token. */
const tokensIn = (text) => Math.floor(text.length / 4);
const charsFor = (tokens) => tokens * 4;
/** What shortening leaves of a section at least, in characters: enough to be of use. */
const floors = {
    Skills: 800,
    'Output Instructions': 800,
    'Previous Handoff': 1_500,
    'Accumulated Knowledge': 1_000,
    'Retrieved Memory': 1_000,
    'Failure Context': 2_500,
    'Current Task': 4_000,
};
/**
 * Sections that fit into `maxChars` when rendered, and every cut that this took. First sections are shortened inside, by
 * priority and down to a floor, with a marker that says how much is missing; then whole ones are dropped by priority;
 * the Current Task is kept and cut to whatever room there is. So no section vanishes while another could give way
 * (seed defect B2: 90,173 characters fell to 448).
 */
function fitToBudget(sections, maxChars) {
    const order = sections.map(({ name, priority }) => ({ name, priority })).sort((a, b) => a.priority - b.priority);
    let fitted = sections;
    const excess = () => promptLength(fitted) - maxChars;
    for (const { name } of order) {
        if (excess() > 0)
            fitted = shorten(fitted, name, { by: excess(), floor: floors[name] });
    }
    for (const { name } of order) {
        if (excess() > 0 && name !== 'Current Task')
            fitted = fitted.filter((one) => one.name !== name);
    }
    if (excess() > 0)
        fitted = shorten(fitted, 'Current Task', { by: excess(), floor: 0 });
    return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) };
}
function shorten(sections, name, room) {
    return sections.map((one) => {
        if (one.name !== name || one.body.length <= room.floor)
            return one;
        return { ...one, body: (0,shorten_markdown/* shortenMarkdown */.z)(one.body, Math.max(room.floor, one.body.length - room.by)) };
    });
}
function cutOf(before, fitted) {
    const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
    const fromChars = before.body.length;
    const dropped = fitted.every(({ name }) => name !== before.name);
    return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : [];
}

// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(1936);
// EXTERNAL MODULE: ./build/core/knowledge/index-files.js
var index_files = __webpack_require__(91);
// EXTERNAL MODULE: ./build/core/text/nest-headings.js
var nest_headings = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
;// CONCATENATED MODULE: ./build/core/prompt/current-task.js



/** The task as the seed shows it (§2.2), and what else bears on this attempt: libraries, hints, known failures. */
function currentTask(input) {
    const { task, attempt, remaining } = input;
    const parts = [
        `ID: ${task.id}\nTitle: ${(0,one_line/* oneLine */.T)(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
        `Description:\n${(0,nest_headings/* nestHeadings */.g)((0,visible/* visible */.R)(task.description).trim() || 'None beyond the title.')}`,
    ];
    parts.push(bullets('Acceptance Criteria:', task.acceptance_criteria), documentationFor(task), bullets('Change nothing outside of these paths (from the top of the repository); another change fails the attempt:', task.paths), bullets('Hints from the operator:', input.hints), bullets('These checks failed before the run began. They do not count against you:', input.knownRed));
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `needs_docs` and `libraries` have an effect in every mode (DESIGN §8: every documented field has one). */
function documentationFor({ needs_docs, libraries }) {
    const names = libraries.map((name) => (0,one_line/* oneLine */.T)(name, 100)).join(', ');
    if (libraries.length > 0) {
        return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
    }
    return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : '';
}
/**
 * A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
 * lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
 */
function bullets(title, texts) {
    const items = texts.map((text) => (0,nest_headings/* nestHeadings */.g)((0,visible/* visible */.R)(text).trim())).filter((text) => text !== '');
    return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n');
}

// EXTERNAL MODULE: ./build/core/review/review-findings.js
var review_findings = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/core/validation/failure-context.js





/**
 * The failed checks of a validation as Markdown, those that count first, each with its end and an excerpt of its output
 * in a code block. Failures that are known red are left out. At most about `maxChars` of output over all checks.
 */
function failureContext(validation, maxChars = 12_000) {
    const { strategy, checks, known_red } = validation;
    const { failures, reported } = (0,verdict/* judge */.S)({ strategy, checks, results: checks, knownRed: known_red });
    const share = Math.min(5_000, Math.floor(maxChars / Math.max(1, failures.length + reported.length)));
    return [
        ...failures.map((result) => block(result, share, '')),
        ...reported.map((result) => block(result, share, ' It is reported only and does not fail the attempt.')),
    ].join('\n\n');
}
function block(result, maxChars, note) {
    const output = (0,output_excerpt/* outputExcerpt */.V)(result, maxChars);
    const name = (0,one_line/* oneLine */.T)(result.name, 120);
    const command = (0,one_line/* oneLine */.T)(result.run, 300);
    const said = output === '' ? 'It printed nothing.' : (0,fences/* fenced */.OF)(output);
    return `#### Check: ${name} (${result.kind})\n\nIt ${(0,failure_sentence/* failureSentence */.Q)(result)}.${note} Command: ${command}\n\n${said}`;
}

;// CONCATENATED MODULE: ./build/core/prompt/failed-attempts.js






/**
 * Why this task has to be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
 * that did not work (pattern 001). Their changes are gone, and the text says so. Empty without failures.
 */
function failedAttempts({ failures }) {
    const newest = failures.at(-1);
    if (newest === undefined)
        return '';
    const parts = [
        `The attempt before this one (iteration ${newest.iteration}) failed: ${(0,one_line/* oneLine */.T)(newest.why, 500)}`,
        newest.stands ? stillThere : undone,
    ];
    const denials = newest.denials ?? [];
    if (denials.length > 0)
        parts.push(`It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`);
    const checks = newest.validation === undefined ? '' : failureContext(newest.validation);
    if (checks !== '')
        parts.push(`### Failed checks\n\n${checks}`);
    if (newest.review)
        parts.push(`### What the reviewer found\n\n${(0,review_findings/* reviewFindings */.F)(newest.review)}`);
    parts.push(`### Failed approaches\n\n${[...failures].reverse().map(approach).join('\n')}`);
    const account = newest.handoff?.freeform.trim() ?? '';
    if (account !== '' && !newest.stands)
        parts.push(`### The failed attempt in its own words\n\n${ownWords(account)}`);
    return parts.join('\n\n');
}
const denial = (text) => (0,one_line/* oneLine */.T)(text, 120);
function approach({ iteration, why, handoff }) {
    const tried = handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${(0,one_line/* oneLine */.T)(handoff.summary, 300)}`;
    return `- Iteration ${iteration}. ${tried} Failed: ${(0,one_line/* oneLine */.T)(why, 300)}`;
}
const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.';
const stillThere = 'Its changes are still in the files: keep what is right, and make it fit what is there now.';
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${(0,nest_headings/* nestHeadings */.g)((0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(freeform), 2_000))}`;

;// CONCATENATED MODULE: ./build/core/prompt/retrieved-memory.js

const maxItem = 400;
/** The lasting facts of the newest successful handoff: constraints and decisions (seed §2.2), and what is still open. */
function retrievedMemory(previous) {
    if (previous === null)
        return 'Nothing yet: no iteration of this run has finished.';
    const parts = [
        retrieved_memory_block('Constraints', constraints(previous.handoff)),
        retrieved_memory_block('Decisions', previous.handoff.architectural_notes ?? []),
        retrieved_memory_block('Still open', retrieved_memory_open(previous.handoff)),
        retrieved_memory_block('Recommendations', previous.handoff.recommendations ?? []),
    ].filter((part) => part !== '');
    const origin = `From iteration ${previous.iteration} (${previous.task}).`;
    return parts.length === 0 ? `${origin} It recorded no constraints and no decisions.` : [origin, ...parts].join('\n\n');
}
function constraints({ constraints_discovered = [] }) {
    return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`);
}
function retrieved_memory_open({ bugs_encountered = [], unfinished_business = [] }) {
    const bugs = bugs_encountered.filter(({ resolved }) => !resolved);
    return [
        ...bugs.map(({ description }) => `Bug: ${description}`),
        ...unfinished_business.map(({ item, reason, priority }) => {
            const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ');
            return details === '' ? item : `${item} (${details})`;
        }),
    ];
}
function retrieved_memory_block(title, items) {
    const lines = items.map((text) => (0,one_line/* oneLine */.T)(text, maxItem)).filter((text) => text !== '');
    return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

;// CONCATENATED MODULE: ./build/core/prompt/section.js
/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first (seed 2, "The
 * 7-Section Prompt"). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 7,
    'Failure Context': 6,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Previous Handoff': 3,
    Skills: 1,
    'Output Instructions': 2,
};
function section(name, body) {
    return { name, body: body.trim(), priority: sectionPriority[name] };
}

;// CONCATENATED MODULE: ./build/core/prompt/sections.js








/**
 * The prompt as structured sections, in their order. Failure Context is there on a retry only, Accumulated Knowledge
 * and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
 */
function promptSections(input) {
    const sections = [section('Current Task', currentTask(input))];
    if (input.failures.length > 0)
        sections.push(section('Failure Context', failedAttempts(input)));
    sections.push(section('Retrieved Memory', retrievedMemory(input.previous)));
    if (input.knowledge.length > 0)
        sections.push(section('Accumulated Knowledge', (0,index_files/* knowledgeLines */.a)(input.knowledge, '###')));
    sections.push(section('Previous Handoff', previousHandoff(input)));
    if (input.skills.length > 0)
        sections.push(section('Skills', skills(input)));
    sections.push(section('Output Instructions', template(input.outputInstructions, 'Output Instructions')));
    return sections;
}
function previousHandoff({ previous, earlier, firstIteration }) {
    if (previous === null)
        return template(firstIteration, 'Previous Handoff');
    const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? ''}`;
    const lines = earlier
        .slice(0, 3)
        .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${(0,one_line/* oneLine */.T)(summary, 300)}`);
    const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`];
    return [origin, (0,nest_headings/* nestHeadings */.g)((0,visible/* visible */.R)(previous.handoff.freeform).trim()), ...before].join('\n\n');
}
const madeBy = {
    synthetic: ' That agent left none: ralph made this one from its changes.',
    extracted: ' That agent left none: a small model wrote this one from its last words and the list of its changes.',
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${(0,one_line/* oneLine */.T)(name, 100)}\n\n${(0,nest_headings/* nestHeadings */.g)(text.trim())}`).join('\n\n');
/** A template's text; a first line that repeats the section's own header is dropped (seed defect C1). */
function template(text, name) {
    const [first = '', ...rest] = text.trim().split(/\r?\n/);
    const repeats = first
        .replace(/^#+\s*/, '')
        .trim()
        .toLowerCase() === name.toLowerCase();
    return (0,nest_headings/* nestHeadings */.g)((repeats ? rest : [first, ...rest]).join('\n').trim());
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/withdrawal.js
var withdrawal = __webpack_require__(1161);
// EXTERNAL MODULE: ./build/schema/check.js
var check = __webpack_require__(7278);
// EXTERNAL MODULE: ./build/schema/review.js
var schema_review = __webpack_require__(7496);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/withdrawal.js

/** Why a person did not let an attempt stand that had passed its checks: `withdrawn.json` of its iteration. */
const Withdrawal = schemas/* object */.Ikc({
    /** `dependent`: its task is open again since what it builds on was undone; its changes are still there. */
    what: schemas/* enum */.k5n(['rejected', 'undone', 'dependent']),
    by: schemas/* string */.YjP(),
    why: schemas/* string */.YjP(),
});

// EXTERNAL MODULE: ./build/app/template.js
var app_template = __webpack_require__(5972);
;// CONCATENATED MODULE: ./build/app/prepare.js












/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
async function prepare(ports, job, at) {
    const { ledger, task, attempt } = at;
    const { state, plan } = ledger;
    const iteration = state.iteration + 1;
    const { sections, cuts, systemPrompt } = await assemble(ports, job, {
        state,
        plan,
        task,
        attempt,
        recall: ledger.recall,
    });
    const prompt = renderPrompt(sections);
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'prompt.md'), prompt);
    ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work }, ...told(state, iteration), ...cuts.map(({ section, fromChars, toChars }) => ({
        type: 'prompt_cut',
        iteration,
        section,
        from_chars: fromChars,
        to_chars: toChars,
    })));
    const { start, merge } = at.laidOut ?? { start: state.work, merge: null };
    return { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt };
}
/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
async function assemble(ports, job, at) {
    const { state, task, attempt, recall } = at;
    const failed = (0,evolve/* taskIn */.B1)(state, task.id).failed_iterations;
    const input = {
        task,
        attempt,
        remaining: Math.max(0, task.max_retries + 1 - attempt),
        failures: await Promise.all(failed.map((iteration) => failedAttempt(recall, iteration))),
        previous: await prepare_previousHandoff(recall, state),
        earlier: state.recent.slice(1),
        skills: await skillsOf(ports, task),
        firstIteration: await (0,app_template/* template */.v)(ports, 'first-iteration'),
        outputInstructions: await (0,app_template/* template */.v)(ports, 'output-instructions'),
        hints: state.hints.map(({ by, text }) => `${by}: ${text}`),
        knowledge: state.knowledge,
        knownRed: state.baseline?.accepted ? state.baseline.red : [],
    };
    const fitted = fitToBudget(promptSections(input), charsFor(job.settings['context-budget']));
    return { ...fitted, systemPrompt: (await ports.base.read('CLAUDE.md')) ?? '' };
}
/** Which hints this prompt holds: they are dropped when the attempt has ended. */
const told = ({ hints }, iteration) => hints.length === 0 ? [] : [{ type: 'hints_told', iteration, ids: hints.map(({ id }) => id) }];
async function prepare_previousHandoff(recall, state) {
    const newest = state.recent[0];
    if (!newest)
        return null;
    const stored = await recall((0,state_paths/* iterationPath */.lr)(newest.iteration, 'handoff.json'));
    const { source, handoff } = storedHandoff(stored) ?? {
        source: 'synthetic',
        handoff: fromSummary(newest.summary),
    };
    return { iteration: newest.iteration, task: newest.task, handoff, source };
}
async function failedAttempt(recall, iteration) {
    const [handoff, validation, agent, review, withdrawn] = await Promise.all([
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'review.json')),
        recall((0,withdrawal/* withdrawalPath */.RG)(iteration)),
    ]);
    const call = agent === undefined ? {} : JSON.parse(agent);
    return {
        iteration,
        ...whyFailed(call.why, withdrawn),
        denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
        validation: validation === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(validation)).data,
        review: review === undefined ? undefined : schema_review/* Reviewed */.u2.safeParse(JSON.parse(review)).data?.review,
        handoff: storedHandoff(handoff)?.handoff,
    };
}
function whyFailed(why, withdrawn) {
    const read = withdrawn === undefined ? undefined : Withdrawal.safeParse(JSON.parse(withdrawn)).data;
    if (read)
        return { why: (0,withdrawal/* withdrawalInWords */.uV)(read), stands: read.what === 'dependent' };
    return { why: String(why ?? 'the attempt failed') };
}
function storedHandoff(stored) {
    if (stored === undefined)
        return undefined;
    const { source, handoff } = JSON.parse(stored);
    const read = { source: schema_handoff/* HandoffSource */.KE.safeParse(source), handoff: schema_handoff/* Handoff */.Pj.safeParse(handoff) };
    return read.source.success && read.handoff.success
        ? { source: read.source.data, handoff: read.handoff.data }
        : undefined;
}
const fromSummary = (summary) => ({ summary, freeform: summary });
async function skillsOf({ base, show }, task) {
    const found = await Promise.all(task.skills.map(async (name) => ({ name, text: await base.read((0,overrides/* skillPath */.J)(name)) })));
    for (const { name, text } of found) {
        if (text === undefined)
            show({ kind: 'warning', text: `${task.id} names the skill ${name}, but ${(0,overrides/* skillPath */.J)(name)} does not exist` });
    }
    return found.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
}

// EXTERNAL MODULE: ./build/app/review.js + 4 modules
var review = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/app/settle-attempt.js + 3 modules
var settle_attempt = __webpack_require__(3391);
// EXTERNAL MODULE: ./build/app/validate.js
var validate = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/app/attempt.js










/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
async function attempt(work, step) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    const laid = await layOut(ports, job, { ledger, task: step.task });
    if (laid.kind === 'gone')
        return laid.reason && (0,app_work/* stopped */.ce)(laid.reason);
    const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut });
    const handed = reach.until === 'prepared'
        ? handOn(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
        : undefined;
    const begin = async (onSent) => {
        await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
        await work.publish();
    };
    // Whatever goes wrong from here on, this attempt has cost nothing yet.
    did.spent = app_work/* nothingSpent */.at;
    // The lease is ours since the job began, so the files are too: they need not wait for the remote.
    await alongside(begin, async () => {
        if (handed)
            return;
        const restored = ports.workspace.restore(prepared.start);
        // Made while git works, since the call would wait for it.
        (0,schema_handoff/* handoffJsonSchema */.u0)();
        await restored;
    });
    if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
        giveBack(ledger, prepared);
        return undefined;
    }
    if (handed)
        return { kind: 'handed_on', dossier: handed };
    const onSpent = (spent) => {
        did.spent = spent;
    };
    const guarded = (0,app_work/* guardedBy */.iP)(work);
    const at = { spentUsd: ledger.state.usage.usd, guarded, onSpent };
    const coded = await (0,code/* code */.a)(ports, job, { ...at, prepared, cancelled });
    const verdict = (0,settle_attempt/* verdictOn */.H)(work, coded);
    did.ready &&= !filledDisk(coded.end);
    if (verdict.kind === 'validate' && reach.until === 'coded') {
        // The checks run in other jobs, which have no key for a model.
        return handOnCoded(work, await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: false }));
    }
    const reason = await (0,settle_attempt/* settleAttempt */.L)(work, { coded, verdict }, {
        async check() {
            const found = { coded, state: ledger.state, onChecks: work.orders.checks };
            const validation = await (0,app_work/* held */.yB)(work, (signal) => (0,validate/* validate */.t)(ports, job, { ...found, signal }));
            if (typeof validation === 'object')
                did.ready = !validation.checks.some(({ filled_disk }) => filled_disk);
            return validation;
        },
        async review() {
            const seen = await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: true });
            if (seen !== coded)
                work.orders.forget();
            did.ready &&= !filledDisk(seen.reviewed?.end);
            return seen;
        },
    });
    return reason && (0,app_work/* stopped */.ce)(reason);
}
async function handOnCoded(work, coded) {
    const { ports, job, ledger, did } = work;
    const commit = await (0,candidate/* writeCandidate */.d)(ports, job, { run: ledger.state.run, coded });
    const dossier = handOn(work, { phase: 'coded', coded }, { commit, spent: did.spent });
    await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
    return { kind: 'handed_on', dossier };
}
/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end) => end?.kind === 'error' && end.what === 'disk';
/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending, other) {
    let begun;
    const onSent = () => {
        begun ??= other();
        // Its fault is thrown below, when the other one has ended too.
        begun.catch(() => undefined);
    };
    try {
        await sending(onSent);
    }
    catch (error) {
        await begun?.catch(() => undefined);
        throw error;
    }
    onSent();
    await begun;
}
/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function giveBack(ledger, { iteration, task }) {
    const why = 'somebody pushed to the work branch before the agent was called';
    ledger.record({
        type: 'attempt_interrupted',
        iteration,
        task: task.id,
        cause: 'work_moved',
        why,
        until: null,
        ...app_work/* nothingSpent */.at,
    });
}

// EXTERNAL MODULE: ./build/app/baseline.js
var baseline = __webpack_require__(9097);
// EXTERNAL MODULE: ./build/app/job-limit.js
var job_limit = __webpack_require__(2461);
// EXTERNAL MODULE: ./build/app/limits.js
var app_limits = __webpack_require__(2346);
// EXTERNAL MODULE: ./build/app/obey.js + 7 modules
var obey = __webpack_require__(4871);
// EXTERNAL MODULE: ./build/app/outbox.js
var outbox = __webpack_require__(5155);
// EXTERNAL MODULE: ./build/core/report/budget-text.js
var budget_text = __webpack_require__(6702);
// EXTERNAL MODULE: ./build/core/report/forecast.js
var forecast = __webpack_require__(9452);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/run/budget-warning.js
var budget_warning = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/app/say-costs.js





/**
 * Before an attempt: in the job's first one, what the rest of the plan will probably cost; in any, each budget that is
 * nearly used, once, and what can be done about it while there is time (DESIGN §1).
 */
function sayCosts({ clock, show }, job, { ledger, soFar }) {
    const { plan, state } = ledger;
    const limits = (0,app_limits/* limitsOf */.A)(job);
    const now = clock.now();
    if (soFar.iterations === 0) {
        const ahead = (0,forecast_text/* forecastSentence */.B)((0,forecast/* forecast */.g)({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd }));
        if (ahead !== null)
            show({ kind: 'note', text: `Forecast: ${ahead}` });
    }
    const at = { planFile: job.planFile, workBranch: job.workBranch, now };
    for (const use of (0,budget_warning/* budgetsNearlyUsed */.p)({ plan, state, limits, job: soFar, now })) {
        ledger.record({ type: 'budget_warning', ...use });
        for (const choice of (0,budget_text/* budgetChoices */.W)(use, at))
            show({ kind: 'note', text: `  - ${choice}` });
    }
}

// EXTERNAL MODULE: ./build/app/undo.js + 2 modules
var undo = __webpack_require__(591);
;// CONCATENATED MODULE: ./build/app/loop.js













/** A job that has only begun. */
const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
/** Attempts that count, over the whole run. */
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
/** Decides, does and records until there is a reason to stop, or something for another job of this workflow run. */
async function loop(work, started, before = attemptsIn(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await (0,obey/* obey */.a)(work.ports, work.ledger, work.orders, rests)) ?? work.conflict();
        const apart = ordered ?? (await mergeWhenFree());
        if (apart)
            return stop(work, apart);
        const iterations = attemptsIn(work.ledger.state) - before;
        const soFar = { ...started, iterations, baselineRan: work.did.baseline, longestMs: work.did.longestMs };
        const step = decide(work, soFar);
        if (step.kind === 'stop' && work.ledger.dirty) {
            // Another write may have brought more work: the last word is said on what is written.
            await settled(work);
            continue;
        }
        const begun = work.ports.clock.now();
        const ended = step.kind === 'stop' ? (0,app_work/* stopped */.ce)(step.reason) : await act(work, step, soFar);
        if (step.kind === 'attempt')
            work.did.longestMs = Math.max(soFar.longestMs, work.ports.clock.now() - begun);
        if (ended)
            return end(work, ended);
    }
}
/** A base that moved while a commit waited for approval is merged once, as soon as that is taken in or rejected. */
function putOffMerge({ ports, job, ledger }) {
    let waits = ledger.state.awaiting !== null;
    return async () => {
        if (!waits || ledger.state.awaiting)
            return undefined;
        waits = false;
        return (0,merge_base/* mergeBase */.w)(ports, job, ledger);
    };
}
function decide({ ports, job, ledger, cancelled }, soFar) {
    if (cancelled.aborted)
        return { kind: 'stop', reason: (0,job_limit/* whyAborted */.Q)(cancelled, job) };
    const { plan, state } = ledger;
    return (0,next_step/* nextStep */.s)({ plan, state, limits: (0,app_limits/* limitsOf */.A)(job), job: soFar, now: ports.clock.now() });
}
async function act(work, step, soFar) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    if (reach.until === 'decided')
        return (0,app_work/* stopped */.ce)({ kind: 'iteration_limit', scope: 'job', limit: 1 });
    if (step.kind === 'attempt') {
        if (!did.ready && reach.until !== 'prepared')
            await (0,app_work/* held */.yB)(work, (signal) => makeReady(work, signal));
        did.ready = true;
        sayCosts(ports, job, { ledger, soFar });
        return cancelled.aborted ? undefined : attempt(work, step);
    }
    // What was settled must not wait for what takes time.
    await settled(work);
    if (step.kind === 'wait')
        await (0,app_work/* held */.yB)(work, (signal) => ports.clock.waitUntil(step.until, signal));
    else if (reach.until !== 'settled')
        return handOnChecks(work, step);
    else if (step.kind === 'undo') {
        await (0,app_work/* held */.yB)(work, (signal) => (0,undo/* undo */.tN)(ports, job, { ledger, undo: step.undo, signal }));
        did.ready = false;
    }
    else {
        const at = { ledger, onChecks: work.orders.checks };
        did.ready = (await (0,app_work/* held */.yB)(work, (signal) => (0,baseline/* baseline */._)(ports, job, { ...at, signal }))) ?? false;
        did.baseline = true;
    }
    return undefined;
}
/** What needs checks and no agent, where other jobs run the checks. */
async function handOnChecks(work, step) {
    const { ports, job, ledger } = work;
    const reverted = step.kind === 'undo' ? await (0,undo/* revert */.ru)(ports, job, { ledger, undo: step.undo }) : undefined;
    if (step.kind === 'undo' && !reverted)
        return undefined;
    const commit = reverted?.commit ?? ledger.state.work;
    const dossier = reverted
        ? handOn(work, { phase: 'undo', reverting: reverted.reverting }, { commit })
        : handOn(work, { phase: 'baseline', commit }, { commit });
    await ledger.save(`hand on the ${step.kind}`);
    return { kind: 'handed_on', dossier };
}
/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }, signal) {
    await ports.workspace.restore(ledger.state.work);
    await ports.workspace.setUp(job.settings.setup, signal);
}
/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
async function settled({ ledger, publish }) {
    if (ledger.dirty)
        await ledger.save('settle');
    await publish();
}
const end = async (work, ended) => ended.kind === 'stopped' ? stop(work, ended.reason) : ended;
/** The job's last word; gives the run back. */
async function stop(work, reason) {
    const { ports, job, ledger } = work;
    await settled(work);
    // A job that is being ended has seconds left: what it could not tell is told by the next one.
    if (!work.cancelled.aborted)
        await (0,outbox/* deliver */.c)(ports, ledger);
    ledger.record({ type: 'run_stopped', reason });
    const call = callPerson(ledger.state, reason, job.planFile);
    if (call) {
        ledger.send([call]);
        await ledger.save(`stop: ${reason.kind}, and call a person`);
        // While the lease is ours, so that the end is one write for everybody else.
        await (0,outbox/* deliver */.c)(ports, ledger);
    }
    ledger.record({ type: 'lease_released' });
    await ledger.save(`stop: ${reason.kind}`);
    return (0,app_work/* stopped */.ce)(reason);
}


/***/ }),

/***/ 6103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ milestoneMarker)
/* harmony export */ });
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);
/* harmony import */ var _core_run_newest_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5970);
/* harmony import */ var _core_run_slices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6541);



/**
 * Shows each milestone's part of the work as a branch of its own, which follows the state like the work branch does.
 * Only the newest one is ever created: any other that is missing was deleted by a person, as after a merge, and so was
 * the newest one where a job ended in order, until the next commit. Returns the tips that are to be seen.
 */
function milestoneMarker(ports, at) {
    const { ledger, endedInOrder, replaces } = at;
    const before = (0,_core_run_newest_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .O)(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = (0,_core_run_newest_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .O)(ledger.state) > before;
        const slices = (0,_core_run_slices_js__WEBPACK_IMPORTED_MODULE_1__/* .slicesOf */ .nu)(ledger.state).filter(({ milestone, newest }) => {
            return milestone !== null && (grew || !newest || replaces === undefined);
        });
        const wanted = slices.map(({ branch, tip, newest }) => {
            return { branch, commit: tip, create: newest && (grew || !endedInOrder), replaces: newest ? replaces : undefined };
        });
        const marked = wanted.length === 0 ? [] : await ports.workBranch.mark(wanted);
        for (const one of marked)
            tell(one);
        return new Map(wanted.flatMap(({ branch, commit }, index) => tipShown(marked[index], { branch, commit })));
    };
}
function tipShown(marked, { branch, commit }) {
    if (marked?.kind === 'there')
        return [[branch, commit]];
    return marked?.kind === 'moved' ? [[branch, marked.tip]] : [];
}
function whatIsWrong(marked, workBranch) {
    const { branch, kind } = marked;
    if (kind === 'moved') {
        return `${branch} holds ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(marked.tip)}, which the run did not make, and is left as it is; commits for the run belong on ${workBranch}, which takes them up`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}


/***/ }),

/***/ 9852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3971);
/* harmony import */ var _core_handoff_merge_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5717);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _core_run_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9388);




/**
 * Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
 * any money is spent. No ref but the work branch will show it. A conflict becomes the next task or a person's, by
 * configuration: for a person the reason to stop is returned.
 */
async function mergeBase(ports, job, ledger) {
    const { workBranch, show } = ports;
    const { base, settings } = job;
    await endResolved(ports, job, ledger);
    const { work: from, work_branch, base_branch, run, merging } = ledger.state;
    if (!settings['merge-base'] || (await workBranch.contains(from, base)))
        return undefined;
    // A commit that waits for approval was validated on this tip; the base can wait until it is taken in or not.
    if (ledger.state.awaiting)
        return undefined;
    // The task that resolves an older conflict comes first; what the base did since is merged after it.
    if (merging && settings['base-conflict'] === 'task' && !(0,_core_run_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(ledger.state))
        return undefined;
    if (base_branch !== null && base_branch !== job.baseBranch) {
        const here = job.baseBranch ?? `the detached ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(base)}`;
        show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` });
        return undefined;
    }
    const branch = job.baseBranch ?? 'the base';
    const named = `${branch} (${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(base)})`;
    if (await workBranch.contains(base, from)) {
        const why = `${named} holds all of ${work_branch}, which goes on from there`;
        return merged(ledger, { base, commit: base, why });
    }
    const message = (0,_core_handoff_merge_message_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeMessage */ .w)({
        prefix: settings['commit-prefix'],
        branch,
        commit: base,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await workBranch.merge({ first: from, second: base, message });
    if (merge.kind === 'merged') {
        const why = `${named} was merged into ${work_branch} as ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(merge.commit)}`;
        return merged(ledger, { base, commit: merge.commit, why: `${why}${await movedBack(ports, job, ledger)}` });
    }
    return apart(job, ledger, { merge, branch });
}
/** After a force-push the work holds what people took out of the base: it was built on that, and nothing of it is dropped. */
async function movedBack({ workBranch }, { base }, { state }) {
    if (await workBranch.contains(base, state.base))
        return '';
    return `; it no longer holds ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(state.base)}, on which ${state.work_branch} was built and which stays there: revert what was to go`;
}
/** The conflict of an earlier job is none any more where the work holds that base, or where no base is merged. */
async function endResolved({ workBranch }, { settings }, ledger) {
    const { merging, work, work_branch, awaiting } = ledger.state;
    if (!merging || awaiting)
        return;
    const { task } = merging;
    if (!settings['merge-base'])
        ledger.record({ type: 'conflict_task_ended', task, why: 'merge-base is false' });
    else if (await workBranch.contains(work, merging.base)) {
        const why = `${work_branch} holds ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(merging.base)} by now`;
        ledger.record({ type: 'conflict_task_ended', task, why });
    }
}
function merged(ledger, at) {
    const { merging, work: from } = ledger.state;
    if (merging)
        ledger.record({ type: 'conflict_task_ended', task: merging.task, why: at.why });
    ledger.record({ type: 'base_merged', from, ...at });
}
/** A task, where that is wanted, has not been tried in vain, and can be carried out by an agent; else a person's. */
function apart(job, ledger, { merge, branch }) {
    const { base, settings } = job;
    const { state } = ledger;
    // The next step says so, after the operators had their say.
    if (state.merging?.base === base && (0,_core_run_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(state))
        return undefined;
    const { paths: files, laid, news } = merge;
    const related = files.length > 0;
    const why = `${branch} (${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`;
    const steering = [...job.steeringFiles, ...settings['protected-paths']];
    const guarded = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .D)(files.map((path) => ({ path })), steering).length > 0;
    if (settings['base-conflict'] === 'person' || state.merging || laid === null || guarded) {
        const local = job.baseBranch ?? base;
        return (0,_core_run_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .baseConflict */ .sc)({ state, why: `The base moved: ${why}.`, local, base, files, total: files.length });
    }
    const task = (0,_core_run_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .conflictTask */ .ix)({ branch, base, files, news });
    const { plan } = ledger;
    ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)] });
    ledger.record({
        type: 'conflict_task_added',
        task: task.id,
        base,
        files: files.slice(0, 20),
        total: files.length,
        why,
    });
    // Until the merge is made, nothing but the state may lead to that commit.
    ledger.keep(base);
    return undefined;
}


/***/ }),

/***/ 8923:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ goOnFromMerge),
/* harmony export */   a: () => (/* binding */ leftBehind)
/* harmony export */ });
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);

/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
async function goOnFromMerge(ports, job, at) {
    const { ledger } = at;
    const { work, awaiting, merging, base_branch } = ledger.state;
    if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch)
        return undefined;
    const merge = await squashed(ports, job, at);
    if (merge?.tip !== work)
        return merge && leftBehind(ports, job, at);
    const why = `pull request #${merge.number} was merged as ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(merge.commit)}; the work goes on from ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(job.base)}`;
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why });
    return merge.tip;
}
/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
async function leftBehind(ports, job, at) {
    const merge = await squashed(ports, job, at);
    if (!merge)
        return undefined;
    return (await ports.workBranch.contains(at.ledger.state.work, merge.tip)) ? undefined : merge.tip;
}
/** Undefined also after a merge commit: git sees that one, too. */
async function squashed({ tracker, workBranch }, { base }, { ledger, remoteWork }) {
    const tip = remoteWork ?? ledger.state.work;
    const merge = await tracker.merged?.(tip);
    if (!merge || !(await workBranch.contains(base, merge.commit)))
        return undefined;
    return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge };
}


/***/ }),

/***/ 4871:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ obey),
  O: () => (/* binding */ unlessStopped)
});

// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/typed-order.js
var typed_order = __webpack_require__(7024);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 30_000;
/**
 * What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
 * that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
 */
function acknowledge(taken) {
    const signs = taken.map(({ order, obeyed }) => {
        const body = obeyed.kind === 'refused' ? 'refused' : 'done';
        return { key: `sign/${order.id}`, kind: 'sign', body };
    });
    const answers = [];
    for (const one of taken) {
        const text = answerTo(one);
        if (text === undefined)
            continue;
        const last = answers.at(-1);
        if (last && last.size + text.length <= longestAnswer) {
            last.parts.push(text);
            last.size += text.length;
        }
        else
            answers.push({ key: `answer/${one.order.id}`, parts: [text], size: text.length });
    }
    return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))];
}
const onlyTheFirst = 'Only the first order of a comment counts: write a comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,inline_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,typed_order/* typedOrder */.P)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,inline_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}

// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/core/control/answer-follow-ups.js


/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
function answerFollowUps({ plan, state }) {
    const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
        const end = endOf(task, plan, state);
        const asked = url === null ? '' : `\n\n(asked for in ${url})`;
        return end === undefined ? [] : [{ task, threads, body: `${end}${asked}` }];
    });
    return {
        tasks: ended.map(({ task }) => task),
        effects: ended.flatMap(({ threads, body }) => threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body }))),
    };
}
/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        // The whole oid, which GitHub makes a link of.
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,inline_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was taken out of the plan.`;
}

// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(878);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/plan/amendment-rules.js
var amendment_rules = __webpack_require__(5201);
// EXTERNAL MODULE: ./build/core/plan/apply-amendment.js
var apply_amendment = __webpack_require__(6510);
// EXTERNAL MODULE: ./build/core/plan/lint-ids.js
var lint_ids = __webpack_require__(2168);
;// CONCATENATED MODULE: ./build/core/plan/follow-up.js






/** So many remarks are told one by one, and answered. */
const mostRemarks = 20;
const longestRemark = 800;
/**
 * The wish as an amendment of the plan: a task right behind the one that it speaks of, which may do what that one may
 * do and no more.
 */
function followUp(reviewed, plan) {
    const { by, why, about, iteration, commit } = reviewed;
    const before = plan.tasks.find(({ id }) => id === reviewed.task);
    const [first] = about?.remarks ?? [];
    const gist = (0,one_line/* oneLine */.T)(why || first?.text || 'what the review says', 70);
    const task = {
        ...inherited(before),
        id: freeId(before, plan),
        title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
        description: describe({ by, why, about, work: workInWords(before, iteration, commit) }),
        acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
        depends_on: before ? [before.id] : [],
    };
    const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`;
    return { action: 'add', reason, task, ...(before && { after: before.id }) };
}
/** The plan with this task, or why it cannot be added: a dependency that was given up, or a plan that is full. */
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,apply_amendment/* applyAmendment */.C)(amendment, plan);
    return typeof next === 'string' ? next : ((0,amendment_rules/* soundnessFault */.p)(plan, next, statusOf) ?? next);
}
/** What people allowed for that work, and what helped with it. */
function inherited(task) {
    if (!task || (0,lint_ids/* isReserved */.Bs)(task.id))
        return {};
    const { status: _, retry_count: __, ...rest } = task;
    return rest;
}
function freeId(before, plan) {
    const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
    const stem = before && !(0,lint_ids/* isReserved */.Bs)(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo';
    for (let n = 1;; n++) {
        const id = n === 1 ? stem : `${stem}-${n}`;
        if (!known.has(id.toLowerCase()))
            return id;
    }
}
function workInWords(before, iteration, commit) {
    const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined;
    return `commit ${(0,report_context/* shortOid */.$M)(commit)}${whose === undefined ? '' : ` (${whose})`}`;
}
function describe(at) {
    const { by, why, about, work } = at;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const left = remarks.length - mostRemarks;
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...remarks
                .slice(0, mostRemarks)
                .map((remark) => `- ${placeOf(remark)}: ${indented((0,excerpt/* excerpt */.Kb)(remark.text, longestRemark))} (${remark.url})`),
            ...(left > 0 ? [`- and ${left} more`] : []),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${(0,one_line/* oneLine */.T)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,report_context/* shortOid */.$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');

// EXTERNAL MODULE: ./build/core/plan/nearest.js
var plan_nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/config/overrides.js
var overrides = __webpack_require__(4104);
// EXTERNAL MODULE: ./build/core/config/settings.js + 5 modules
var settings = __webpack_require__(8037);
;// CONCATENATED MODULE: ./build/core/control/change-settings.js



/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
function changeSettings(wanted, by) {
    const given = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
    const faults = given.map(({ name, value }) => faultOf(name, value)).filter((fault) => fault !== undefined);
    if (faults.length > 0)
        return { kind: 'refused', why: faults.join('; ') };
    return { kind: 'done', effects: given.map(({ name, value }) => ({ type: 'setting_changed', name, value, by })) };
}
function faultOf(name, value) {
    const known = overrides/* adjustable */.m.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,plan_nearest/* meantName */.d5)(name, overrides/* adjustable */.m);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return `${name} cannot be set in a run.${nearest} There are ${overrides/* adjustable */.m.join(', ')}`;
    }
    const read = settings/* settings */.W[known].read(value);
    return 'value' in read ? undefined : `${name} takes ${read.expected}, not "${value}"`;
}

// EXTERNAL MODULE: ./build/core/report/run-sentence.js
var run_sentence = __webpack_require__(504);
// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/core/control/inform.js




/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            // The comment itself has started the job that reads this.
            return run.state.paused ? refused('the run is paused; `resume` lifts the pause and goes on') : answered();
        case 'plan':
            return answered('Each job takes the plan over as it is when the job starts, and this one has done so. What is edited meanwhile is taken over by the next one; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(inform_status(run));
        case 'help':
            return answered(help);
    }
}
const refused = (why) => ({ kind: 'refused', why });
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one a comment:',
    '',
    ...Object.values(read_command/* commandForms */.j).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function inform_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), next].join('\n\n');
}

// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(1593);
;// CONCATENATED MODULE: ./build/core/control/redo.js




/**
 * Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
 * stays, and so does everything that builds on it.
 */
function redo(command, order, run) {
    const { plan, state } = run;
    const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
    if (typeof found === 'string')
        return { kind: 'refused', why: found };
    const reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found };
    if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
        return { kind: 'refused', why: 'say what is to be different: redo \u2026 reason' };
    }
    const amendment = followUp(reviewed, plan);
    const added = addFollowUp(amendment, plan, (0,evolve/* statusIn */.em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, mostRemarks).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is the task ${(0,report_context/* code */.aY)(task)} now; its commit is told here when it is done.`,
    };
}
/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; on a review or a commit that is not needed';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = (0,judge_commit/* taskOfIteration */.MH)(state, iteration);
    if (!found)
        return `iteration ${iteration} has no commit that counts: it did not pass, or was taken back`;
    return { ...found, iteration };
}
/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit, state) {
    const exact = Object.entries(state.tasks).find(([, task]) => task.commit === commit);
    const newest = state.recent.find(({ task, iteration }) => state.tasks[task]?.iteration === iteration);
    const task = exact?.[0] ?? newest?.task ?? null;
    return { task, iteration: (task === null ? null : state.tasks[task]?.iteration) ?? null, commit };
}

;// CONCATENATED MODULE: ./build/core/control/obey-command.js










/** What an order does to the run, or why it cannot be done. Pure. */
function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'run_paused', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'run_resumed', by }) : obey_command_refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return (0,judge_commit/* approve */.SR)(command, by, run.state);
        case 'undo':
            return (0,judge_commit/* undo */.tN)(command, by, run.state);
        case 'redo':
            return redo(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
        case 'budget':
            return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by);
        case 'mode':
            return changeSettings({ mode: command.value }, by);
        case 'set':
            return changeSettings({ [command.name]: command.value }, by);
        default:
            return inform(command, run);
    }
}
/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (security T4). */
function hint({ text: words }, { id, by, about }) {
    const [remark] = about?.remarks ?? [];
    const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    return {
        ...done({ type: 'hint_given', id, by, text }),
        answer: `The next attempt reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return obey_command_refused(result.why);
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Known already, as ${(0,report_context/* code */.aY)(result.id)}.` };
    const { entry } = result;
    return {
        ...done({ type: 'remembered', ...entry }),
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(entry.id)}:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'task_skipped', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed'], 'be skipped') ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: `About ${task}: ${why}` }];
    return wrongTask(run, task, ['failed', 'skipped'], 'be retried') ?? done({ type: 'task_reopened', task, by }, ...hint);
}
function unknownTask(plan, task) {
    const meant = (0,plan_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return obey_command_refused(unknownTask(plan, task));
    const status = (0,evolve/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,evolve/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    return obey_command_refused(`${task} is ${status}; only a task that is ${allowed.join(' or ')} can ${what}${back}`);
}

// EXTERNAL MODULE: ./build/core/knowledge/index-files.js
var index_files = __webpack_require__(91);
// EXTERNAL MODULE: ./build/core/run/withdrawal.js
var withdrawal = __webpack_require__(1161);
// EXTERNAL MODULE: ./build/app/outbox.js
var outbox = __webpack_require__(5155);
// EXTERNAL MODULE: ./build/app/record-milestone.js
var record_milestone = __webpack_require__(2748);
// EXTERNAL MODULE: ./build/app/take-in-handoff.js + 1 modules
var take_in_handoff = __webpack_require__(1242);
// EXTERNAL MODULE: ./build/app/tell-review.js
var tell_review = __webpack_require__(3990);
;// CONCATENATED MODULE: ./build/app/obey.js













/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000;
/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (DESIGN §9.3). Returns a reason where the job is to end; `rests` where
 * nobody has ordered any work.
 */
async function obey(ports, ledger, look, rests) {
    const { orders, cursor } = await look.take();
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    for (const order of fresh)
        taken.push(await carryOut(ports, order, ledger));
    ledger.consume([], cursor);
    ledger.send(acknowledge(taken));
    const answered = tellReviewers(ledger);
    if (fresh.length > 0 || answered.length > 0)
        await ledger.save(subject(fresh, answered));
    await (0,outbox/* deliver */.c)(ports, ledger);
    const waiting = orders.map(({ id }) => id);
    if (waiting.length > 0)
        await ports.tracker.forget(waiting);
    const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop');
    if (stopped)
        return { kind: 'paused', why: stopped.why, scope: 'job' };
    return fresh.length > 0 && fresh.every(asks) ? rests : undefined;
}
/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help)\b/.test(text);
/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh, answered) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.slice(0, 5).map(({ text }) => (0,one_line/* oneLine */.T)(text.split(' ')[0] ?? '', 20));
    return `obey ${words.join(', ')}${fresh.length > 5 ? ` and ${fresh.length - 5} more` : ''}`;
}
async function carryOut(ports, order, ledger) {
    const { id, by, text, about, refused } = order;
    const obeyed = judge(order, ledger);
    ledger.consume([id], null);
    ledger.record({
        type: 'command_taken',
        id,
        by,
        text,
        refused: obeyed.kind === 'refused' ? obeyed.why : null,
        ...(about && { about }),
    });
    if (obeyed.kind === 'done')
        for (const effect of obeyed.effects)
            await takeEffect(ports, effect, ledger);
    return { order, obeyed, answer: refused?.answer ?? true };
}
function judge({ text, refused, ...order }, { plan, state }) {
    if (refused)
        return { kind: 'refused', why: refused.why };
    const command = (0,read_command/* readCommand */.U)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : obeyCommand(command, order, { plan, state });
}
/** What an order means beyond its fact goes into the same state commit. */
async function takeEffect(ports, effect, ledger) {
    if (effect.type === 'attempt_approved')
        (0,record_milestone/* recordMilestone */.W)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = addFollowUp(effect.amendment, ledger.plan, (0,evolve/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    ledger.record(effect);
    if (effect.type === 'remembered') {
        for (const file of (0,index_files/* knowledgeFiles */.U)(ledger.state.knowledge, ledger.state.iteration))
            ledger.attach(...file);
    }
    if (effect.type === 'attempt_approved') {
        await (0,take_in_handoff/* takeInStored */.u)(ports, ledger, effect);
        await (0,tell_review/* tellStoredReview */.h)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,withdrawal/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}
/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
async function unlessStopped({ tracker, clock, show }, at, work) {
    const over = new AbortController();
    const stopped = new AbortController();
    async function watch() {
        for (;;) {
            await clock.waitUntil(clock.now() + pollMs, over.signal);
            if (over.signal.aborted)
                return;
            // What fails here is repeated; nothing that was ordered is lost, and nobody waits for this promise yet.
            await (0,outbox/* deliver */.c)({ tracker }, at.ledger).catch((error) => {
                show({ kind: 'warning', text: `what is to be told could not be told yet: ${String(error)}` });
            });
            const { cursor: since, consumed, state } = at.ledger;
            const look = { since, started: state.started, consumed, to: 'watch' };
            const { orders } = await tracker.incoming(look).catch(() => ({ orders: [] }));
            const order = orders.find(({ id, text, refused }) => {
                return !consumed.includes(id) && !refused && endsWork(text);
            });
            if (!order)
                continue;
            show({ kind: 'note', text: `${order.by} says ${order.text}: the attempt under way ends and does not count` });
            stopped.abort();
            return;
        }
    }
    const watching = watch();
    try {
        return await work(AbortSignal.any([at.signal, stopped.signal]));
    }
    finally {
        over.abort();
        await watching;
    }
}
function endsWork(text) {
    const command = (0,read_command/* readCommand */.U)(text);
    return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop');
}


/***/ }),

/***/ 1550:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ inOrder),
  Q: () => (/* binding */ openWork)
});

// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
;// CONCATENATED MODULE: ./build/app/early-look.js
/** Checks that took less, ms, are looked beside: what comes in meanwhile waits for the next look. */
const quickMs = 1_000;
/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
function earlyLook({ tracker, clock }, ledger, first) {
    const look = () => {
        const { cursor: since, consumed, state } = ledger;
        return tracker.incoming({ since, started: state.started, consumed, to: 'obey' });
    };
    let begun = first && Promise.resolve(first);
    let checksBegun = 0;
    let lastChecksMs = Number.POSITIVE_INFINITY;
    const begin = () => {
        begun = look();
        // Its fault is told to whoever takes it.
        begun.catch(() => undefined);
    };
    return {
        checks: {
            begin() {
                begun = undefined;
                checksBegun = clock.now();
                // A look costs calls, so it is not made twice: how long they took last time has to do.
                if (lastChecksMs < quickMs)
                    begin();
            },
            end() {
                lastChecksMs = clock.now() - checksBegun;
                if (!begun || lastChecksMs >= quickMs)
                    begin();
            },
        },
        forget() {
            begun = undefined;
        },
        take() {
            const taken = begun ?? look();
            begun = undefined;
            return taken;
        },
    };
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(6020);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/app/ledger.js + 2 modules
var app_ledger = __webpack_require__(7375);
;// CONCATENATED MODULE: ./build/app/fail-refused.js






/**
 * The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
 * each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
 * the next agent is told why (reliability G9). Returns whether that was written.
 */
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof core_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task, attempt } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = (0,app_ledger/* openLedger */.a)(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    instead.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: (0,fingerprint/* fingerprint */.R)(`refused: ${why}`),
        handoff: null,
        usage: (0,usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,evolve/* taskIn */.B1)(ours, task).duration_ms - (0,evolve/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
        final: attempt > (run.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0),
    }, { type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;

// EXTERNAL MODULE: ./build/app/job-settings.js
var job_settings = __webpack_require__(9949);
// EXTERNAL MODULE: ./build/core/run/newest-taken.js
var newest_taken = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/app/join-work.js
var join_work = __webpack_require__(294);
// EXTERNAL MODULE: ./build/app/mark-milestones.js
var mark_milestones = __webpack_require__(6103);
;// CONCATENATED MODULE: ./build/app/projection.js



/** Times that somebody else's push may come between while ours is merged with it; the next look goes on. */
const tries = 5;
/**
 * The work branch follows the state, which is the truth: a branch that cannot be moved is reported once and offered
 * under another name, and the run goes on (DESIGN §5). What people push meanwhile is never overwritten.
 */
function projection(ports, job, at) {
    const { ledger, replaces } = at;
    let { remoteTip: published, conflict, deleted } = at;
    let taken = (0,newest_taken/* newestTaken */.O)(ledger.state);
    let told = '';
    const mark = (0,mark_milestones/* milestoneMarker */.D)(ports, at);
    const upToDate = () => {
        const { work, base } = ledger.state;
        const grew = (0,newest_taken/* newestTaken */.O)(ledger.state) > taken;
        if (published !== null && published === replaces && !grew)
            return true;
        if (published !== null)
            return work === published;
        return work === base || (deleted && !grew);
    };
    /** Ours cannot go on top of what is there; where only the base is in the way, it can. */
    const heldBack = () => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published;
    async function publish() {
        for (let round = 0; round < tries && !upToDate(); round++) {
            const result = await publishOnce();
            if (result === 'done')
                return;
            if (result === 'again')
                continue;
            ports.show({ kind: 'note', text: `${ledger.state.work_branch} was moved to ${result.slice(0, 7)} by somebody` });
            published = result;
            const apart = await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs: result });
            if (apart) {
                conflict = apart;
                return;
            }
        }
    }
    /** The tip that is in the way, where there is one; `again` where the branch is gone. */
    async function publishOnce() {
        const { work: commit, work_branch: branch } = ledger.state;
        const result = await ports.workBranch.publish({ commit, expected: published, replaces });
        if (result.kind === 'moved')
            return result.tip;
        if (result.kind === 'published') {
            published = commit;
            taken = (0,newest_taken/* newestTaken */.O)(ledger.state);
        }
        else if (result.kind === 'deleted') {
            ports.show({ kind: 'note', text: `${branch} was deleted; it comes back with the next task's commit` });
            published = null;
            deleted = true;
            return 'again';
        }
        else if (result.why !== told) {
            told = result.why;
            ledger.record({ type: 'work_refused', branch, why: result.why, offered: result.offered });
        }
        return 'done';
    }
    return {
        publish: async () => {
            if (!heldBack())
                await publish();
            const { work, work_branch } = ledger.state;
            const milestones = await mark();
            if (published === work)
                ports.tracker.published(new Map([...milestones, [work_branch, work]]));
        },
        get conflict() {
            return conflict;
        },
    };
}

// EXTERNAL MODULE: ./build/app/work.js + 1 modules
var work = __webpack_require__(496);
;// CONCATENATED MODULE: ./build/app/open-work.js






/** What the steps of a job share, once the run is ours. */
function openWork(ports, job, at) {
    const { ledger, branch, reach, cancelled } = at;
    const shown = projection(ports, job, { ledger, ...branch });
    return {
        ports,
        get job() {
            return (0,job_settings/* adjusted */.B)(job, ledger.state);
        },
        ledger,
        reach,
        cancelled,
        publish: shown.publish,
        conflict: () => shown.conflict,
        rests: branch.rests,
        orders: earlyLook(ports, ledger, branch.looked),
        did: { baseline: false, ready: false, spent: work/* nothingSpent */.at, longestMs: 0 },
    };
}
/** Does it in an orderly way: a fault is put into the state as the reason for the end, and thrown on. */
async function inOrder(work, act) {
    try {
        return await act();
    }
    catch (error) {
        await giveUp(work, error);
        throw error;
    }
    finally {
        await work.ports.tracker.close();
    }
}
/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
async function giveUp(work, error) {
    const { ports, ledger, did } = work;
    const fault = error instanceof core_error/* RalphError */.A ? error : undefined;
    if (fault?.kind === 'busy')
        return;
    const why = fault?.message ?? String(error);
    const { current } = ledger.state;
    if (current) {
        const { iteration, task } = current;
        const cause = 'infrastructure';
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why, until: null, ...did.spent });
    }
    ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } }, { type: 'lease_released' });
    try {
        await ledger.save('stop: failed');
    }
    catch (second) {
        if (await failRefused(work, second).catch(() => false))
            return;
        ports.show({
            kind: 'warning',
            text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`,
        });
    }
}


/***/ }),

/***/ 5155:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/**
 * Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
 * the next look or the next job; that something was delivered is written with the next save.
 */
async function deliver({ tracker }, ledger) {
    const { outbox } = ledger;
    if (outbox.length > 0)
        ledger.delivered(await tracker.deliver(outbox));
}


/***/ }),

/***/ 2748:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ recordMilestone)
/* harmony export */ });
/* harmony import */ var _core_run_slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6541);

/** Cuts the work where the commit that is about to be taken in is the first for its milestone. */
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,_core_run_slices_js__WEBPACK_IMPORTED_MODULE_0__/* .beginsSlice */ .vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 2937:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ forgetProgress),
  l: () => (/* binding */ recordProgress)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/schema/progress-log.js

const progress_log_text = schemas/* string */.YjP();
/** One successful iteration, as the seed's progress log has it; every list and text is cut to a bound when written. */
const ProgressEntry = schemas/* object */.Ikc({
    task_id: progress_log_text,
    iteration: schemas/* int */.Whr(),
    timestamp: iso/* datetime */.w$(),
    summary: progress_log_text,
    title: progress_log_text,
    files_changed: schemas/* array */.YOg(schemas/* object */.Ikc({ path: progress_log_text, action: schemas/* enum */.k5n(['created', 'modified', 'deleted']) })),
    /** All of them; `files_changed` lists at most 50. */
    files_total: schemas/* int */.Whr(),
    tests_added: schemas/* array */.YOg(schemas/* object */.Ikc({ file: progress_log_text, test_names: schemas/* array */.YOg(progress_log_text) })),
    design_decisions: schemas/* array */.YOg(progress_log_text),
    constraints: schemas/* array */.YOg(schemas/* object */.Ikc({ constraint: progress_log_text, impact: progress_log_text })),
    deviations: schemas/* array */.YOg(schemas/* object */.Ikc({ planned: progress_log_text, actual: progress_log_text, reason: progress_log_text })),
    bugs: schemas/* array */.YOg(schemas/* object */.Ikc({ description: progress_log_text, resolution: progress_log_text, resolved: schemas/* boolean */.zMY() })),
    fully_complete: schemas/* boolean */.zMY(),
});
/** `progress-log.json`: counts of the plan and the newest entries, newest first. Generated; nothing is decided by it. */
const ProgressLog = schemas/* object */.Ikc({
    generated_at: iso/* datetime */.w$(),
    plan_summary: schemas/* object */.Ikc({
        total_tasks: schemas/* int */.Whr(),
        completed: schemas/* int */.Whr(),
        /** Those in progress included, as in the seed. */
        pending: schemas/* int */.Whr(),
        failed: schemas/* int */.Whr(),
        skipped: schemas/* int */.Whr(),
    }),
    entries: schemas/* array */.YOg(ProgressEntry),
});

// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/progress-log.js


/** Entries kept: what is older is in `iterations/` and in git. */
const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
/** The seed's entry (seed-behaviour §6), with every text and list bounded. */
function progressEntry({ task, iteration, at, handoff, changes }) {
    return {
        task_id: task.id,
        iteration,
        timestamp: at,
        summary: cut(handoff.summary),
        title: cut(task.title),
        files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({ path, action })),
        files_total: changes.length,
        tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
            file: cut(file),
            test_names: first(test_names).map(cut),
        })),
        design_decisions: first(handoff.architectural_notes).map(cut),
        constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
            constraint: cut(constraint),
            impact: cut(impact ?? workaround ?? ''),
        })),
        deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
            planned: cut(planned),
            actual: cut(actual),
            reason: cut(reason),
        })),
        bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
            description: cut(description),
            resolution: cut(resolution ?? ''),
            resolved,
        })),
        fully_complete: handoff.task_completed?.fully_complete ?? true,
    };
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
/**
 * The next `progress-log.json`: the newest successes (newest first) before the entries of the previous log, one entry
 * for each task and iteration, at most 20. Costs the same at the ten-thousandth iteration.
 */
function nextProgressLog(at) {
    const seen = new Set();
    const entries = [...at.newest.map(progressEntry), ...(at.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,task_rows/* countStatuses */.ip)(at.rows);
    return {
        generated_at: at.generated,
        plan_summary: {
            total_tasks: at.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
        },
        entries: entries.slice(0, progressEntries),
    };
}
/** The log without an iteration that was taken back: what it tells is done. */
const withoutIteration = (log, iteration) => log && { ...log, entries: log.entries.filter((entry) => entry.iteration !== iteration) };
/** The previous log as it was stored; null where there is none or it is not one: it is generated anew either way. */
function readProgressLog(stored) {
    if (stored === undefined)
        return null;
    try {
        return ProgressLog.safeParse(JSON.parse(stored)).data ?? null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/progress-log-markdown.js



/** `progress-log.md`: the table of the tasks that are shown, then one block for each of the newest successful iterations. */
function progressLogMarkdown(log, at) {
    const { total_tasks, completed, pending, failed, skipped } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${at.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped.` +
            ` As of ${(0,moment/* formatUtc */.ay)(log.generated_at)}.`,
        (0,task_table/* markdownTable */.Q)(at.rows),
        ...(at.omitted ? [at.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
    ];
    return `${parts.join('\n\n')}\n`;
}
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,inline_markdown/* markdownCell */.U)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,moment/* formatUtc */.ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The agent says that the task is not fully complete; the checks passed.']),
        ...(files.length > 0 ? [['| File | Action |', '| --- | --- |', ...files].join('\n')] : []),
        ...(more > 0 ? [`And ${more} more files.`] : []),
        ...list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
        ...list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
        ...list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
        ...list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
        ...list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
            `${resolved ? 'resolved' : 'open'}: ${description}`,
            resolution,
        ]),
    ];
    return parts.join('\n\n');
}
/** A heading and a list, or nothing; what comes after the colon is optional. */
function list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500);

// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
;// CONCATENATED MODULE: ./build/app/record-progress.js




const logFile = 'progress-log.json';
/** Renews `progress-log.json` and `.md`: the task table and the newest successes (DESIGN §5 "State tree"). */
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: readProgressLog(await ledger.recall(logFile)), newest: [success] });
}
/** Prepares to take an iteration out of it again; what it returns does so at once, beside the facts that say why. */
async function forgetProgress(ports, ledger, iteration) {
    const previous = withoutIteration(readProgressLog(await ledger.recall(logFile)), iteration);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = nextProgressLog({ previous, newest: dated, rows: (0,records_of/* recordsOf */.M)(plan, state), generated });
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...(0,shown_rows/* rowsInState */.UV)({ plan, state }) }));
}


/***/ }),

/***/ 4911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ recoverLostAttempt)
/* harmony export */ });
/* harmony import */ var _core_run_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);
/* harmony import */ var _core_run_evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5342);
/* harmony import */ var _work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(496);



/**
 * A runner that died costs one interrupted attempt, marked as infrastructure (DESIGN §5); a task that kills runners fails.
 * The same where the attempt was handed on and nobody settled it: what its agent cost is known then.
 */
function recoverLostAttempt(ledger, handed = ledger.state.handed, how = handed
    ? 'the workflow run that it was handed on in ended without `finish`'
    : 'the runner was lost while it worked on this') {
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task, attempt } = current;
    const { usage, duration_ms } = handed ?? _work_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at;
    const spent = { usage, duration_ms };
    if ((0,_core_run_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(ledger.state, task).runners_lost < _core_run_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .lossesAllowed */ .qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'runner_lost',
        why: `the runner was lost ${_core_run_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .lossesAllowed */ .qR + 1} times in a row on this task`,
        fingerprint: 'runner_lost',
        handoff: null,
        rejected: null,
        final: attempt > retries,
        ...spent,
    });
}


/***/ }),

/***/ 2768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VC: () => (/* binding */ askReviewer),
  sI: () => (/* binding */ readReviewer),
  YP: () => (/* binding */ reviewed)
});

// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/core/handoff/bounded-value.js
var bounded_value = __webpack_require__(3758);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
;// CONCATENATED MODULE: ./build/core/review/file-diff.js
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        // A file that became a link is a removal and an addition: between them stands a header again.
        if (begins !== undefined)
            next = Number(begins);
        else if (!/^[ +\\-]/.test(text))
            next = undefined;
        if (next === undefined)
            continue;
        const isNew = begins === undefined && /^[ +]/.test(text);
        lines.push({ line: isNew ? next++ : null, text });
    }
    return lines;
}
/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** The diff of a file with the number of each line before it, or in words where there are no lines. */
function numberedDiff({ patch }) {
    const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`);
    return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
    if (/^deleted file/m.test(patch))
        return '(deleted)';
    if (/^Binary files/m.test(patch))
        return '(binary, or too large to show)';
    return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)';
}

;// CONCATENATED MODULE: ./build/core/review/read-review.js





const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
/**
 * The review in a call's answer, or why none of it counts. Texts are bounded. A finding whose place is none of the
 * change keeps its words and loses its place; what is too much is counted, and the gravest stays.
 */
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: endInWords(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? wholly(text);
    if (answer === undefined)
        return { why: 'its answer is no review: it is no JSON' };
    const bounded = (0,bounded_value/* boundedValue */.l)(answer, maxAnswer);
    if ('fault' in bounded)
        return { why: `its answer ${bounded.fault}` };
    const read = review/* ReviewAnswer */.N7.safeParse(bounded.value);
    if (!read.success) {
        const [issue] = read.error.issues;
        return { why: `its answer is no review: ${issue?.path.join('.') || 'it'}: ${issue?.message}` };
    }
    const { verdict, summary, findings } = read.data;
    const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
    const left = gravest.length - maxFindings;
    const more = left > 0 ? ` (${left} more findings are left out.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
/** The text as JSON, with or without a code block around all of it. What stands in prose may be quoted from the change. */
function wholly(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}
function endInWords(end) {
    const what = end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ');
    return `it ended with ${what}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => {
    const shown = (0,visible/* visible */.R)(text).trim();
    return shown.length <= maxText ? shown : `${(0,excerpt/* startOf */.GH)(shown, maxText)}\u2026`;
};
function placedIn(files) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return ({ path, line = null, severity, text }) => {
        const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''));
        const where = line === null ? path : `${path}:${line}`;
        const about = where === '' ? text : `${where}: ${text}`;
        if (!file)
            return { path: null, line: null, severity, text: bounds(about) };
        const shown = line !== null && shownLines(file).has(line);
        const said = line === null || shown ? text : `line ${line}: ${text}`;
        return { path: file.path, line: shown ? line : null, severity, text: bounds(said) };
    };
}

// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/review/diff-excerpt.js




const longestLine = 300;
/** Less of a file tells nothing. */
const leastChars = 400;
/**
 * The diff of a change for a prompt, file by file in code blocks, about `maxChars` at most. Small files are shown whole,
 * the large ones share what room is left, and each cut is said where it is.
 */
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: numberedDiff(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
    // Where there are too many files, the last ones are only named.
    const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
    const room = Math.max(share, leastChars);
    const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
    return [
        ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`),
        ...(rest.length === 0
            ? []
            : [
                `### Not shown\n\n${rest.length} more files: ${(0,one_line/* oneLine */.T)(rest.join(', '), 4_000)}. Read what you need of them.`,
            ]),
    ].join('\n\n');
}
const nameOf = ({ path }) => (0,one_line/* oneLine */.T)(path, 300);
const harmless = (line) => {
    const text = (0,visible/* visible */.R)(line);
    return text.length <= longestLine ? text : `${text.slice(0, longestLine)}\u2026 (cut)`;
};
const sizeOf = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
/** The most that every file may take so that all of them together fit. */
function fairShare(sizes, maxChars) {
    let room = maxChars;
    let left = sizes.length;
    for (const size of [...sizes].sort((a, b) => a - b)) {
        if (size > room / left)
            return room / left;
        room -= size;
        left -= 1;
    }
    return Number.POSITIVE_INFINITY;
}
function cut(lines, room) {
    let used = 0;
    const fits = lines.findIndex((line) => {
        used += line.length + 1;
        return used > room;
    });
    const kept = fits < 0 ? lines : lines.slice(0, fits);
    const missing = lines.length - kept.length;
    const said = missing === 0 ? '' : `\n\n(${missing} more lines of this diff are not shown: read the file.)`;
    return `${(0,fences/* fenced */.OF)(kept.join('\n'))}${said}`;
}

;// CONCATENATED MODULE: ./build/core/review/review-prompt.js




/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 120_000;
const review_prompt_maxText = 8_000;
/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const checks = given.checked
        ? 'The checks have passed on this change.'
        : 'The checks have not run on this change yet.';
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checks} Before each line stands its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const quoted = (text) => (0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(text).trim(), review_prompt_maxText));

// EXTERNAL MODULE: ./build/schema/usage.js
var schema_usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/app/candidate.js
var candidate = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/app/template.js
var template = __webpack_require__(5972);
;// CONCATENATED MODULE: ./build/app/review.js






/** It looks and answers; the workspace is none of its business. */
const readingTools = ['Read', 'Grep', 'Glob'];
/** With less left, the call would end before its answer. */
const leastUsd = 0.01;
/**
 * Has a fresh agent look at a captured change, where the settings ask for it; what it cost is added to the attempt's.
 * What counts is the tree that was captured before: whatever the reviewer leaves in the workspace is in no commit.
 */
async function askReviewer(ports, job, at) {
    const { coded } = at;
    if (job.settings.review === 'none')
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const left = job.settings['cost-budget'] - at.spentUsd - coded.usage.usd;
    const outcome = left < leastUsd ? nothingLeft : await callReviewer(ports, job, { ...at, model, budgetUsd: left });
    const usage = (0,schema_usage/* addUsage */.vk)(coded.usage, outcome.usage);
    const durationMs = coded.durationMs + outcome.durationMs;
    at.onSpent({ usage, duration_ms: durationMs });
    const call = { end: outcome.end, model: model ?? null, usd: outcome.usage.usd };
    return { coded: { ...coded, usage, durationMs }, call };
}
/** The same, with its answer read: in the job that settles what it says. */
async function reviewed(ports, job, at) {
    const { coded, call } = await askReviewer(ports, job, at);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
/** What a call came to, by the change as it is known here; of its answer nothing else is believed. */
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = readReview(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}
async function callReviewer(ports, job, at) {
    const { coded, model, budgetUsd } = at;
    const { iteration, task, attempt, start, tree } = coded;
    const { agent, workspace, base, show } = ports;
    const request = {
        pass: 'review',
        iteration,
        task: task.id,
        attempt,
        prompt: reviewPrompt({
            template: await (0,template/* template */.v)(ports, 'review'),
            task,
            handoff: (0,candidate/* handoffOf */.y)(coded).handoff,
            files: await workspace.diff(start, tree),
            checked: at.checked,
        }),
        systemPrompt: (await base.read('CLAUDE.md')) ?? '',
        // The paths of the change start here.
        cwd: workspace.folder('.'),
        model,
        maxTurns: job.settings['max-turns'],
        budgetUsd,
        allowedTools: readingTools,
        schema: (0,review/* reviewJsonSchema */.ec)(),
    };
    show({ kind: 'note', text: `${model ?? 'a second agent'} reviews the change of iteration ${iteration}` });
    const outcome = await at.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            // For a mere comment no attempt is lost; a gate cannot open, and says what is wrong with the machine.
            if (job.settings.review === 'gate')
                throw error;
            return notMade(error);
        }
    });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        await workspace.discard();
    else
        await putBack(ports, tree);
    return outcome.outside.length === 0 ? outcome : { ...outcome, end: meddled(outcome.outside) };
}
/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
async function putBack({ workspace, show }, tree) {
    const changed = await workspace.resetTracked(tree);
    if (changed.length === 0)
        return;
    show({ kind: 'warning', text: `the reviewer changed files, which were put back: ${changed.slice(0, 5).join(', ')}` });
}
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: schema_usage/* noUsage */.tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'nothing is left of it for the review' },
    usage: schema_usage/* noUsage */.tk,
    durationMs: 0,
};


/***/ }),

/***/ 1111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ runChecks)
/* harmony export */ });
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2949);


/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 30_000;
/**
 * Runs every check of the strategy on `tree`, all of them, in order. A failed one is run once more on the same tree;
 * passing then is kept and marked flaky (DESIGN §9.4). Rejects with an AbortError when `signal` fires.
 */
async function runChecks(ports, job, at) {
    const results = [];
    const changed = new Set();
    at.onChecks?.begin();
    for (const check of (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .checksToRun */ .E)(job.settings.strategy, job.checks)) {
        const counts = !at.knownRed.includes(check.name);
        const first = await once(ports, check, { ...at, counts, rerun: false });
        if (first.filled_disk)
            return discarded(ports, [...results, first], changed);
        if (first.passed || !counts) {
            results.push(first);
            continue;
        }
        for (const path of await ports.workspace.resetTracked(at.tree))
            changed.add(path);
        const second = await once(ports, check, { ...at, counts, rerun: true });
        if (second.filled_disk)
            return discarded(ports, [...results, second], changed);
        results.push(second.passed ? { ...second, flaky: true } : first);
    }
    at.onChecks?.end();
    for (const path of await ports.workspace.resetTracked(at.tree))
        changed.add(path);
    return { results, changed: [...changed], discarded: false };
}
/** What fills the disk must go before the state can be written (reliability C20). */
async function discarded({ workspace }, results, changed) {
    await workspace.discard();
    return { results, changed: [...changed], discarded: true };
}
async function once({ runCheck, show, redact }, check, at) {
    show({ kind: 'check_started', name: check.name, rerun: at.rerun });
    const result = await runCheck(check, at.rerun ? `${at.label}-rerun` : at.label, at.signal);
    const flaky = at.rerun && result.passed;
    const { passed, duration_ms: durationMs } = result;
    const failure = { directory: check.working_directory, output: redact((0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .outputExcerpt */ .V)(result, shownChars)) };
    const { counts } = at;
    show({ kind: 'check_finished', name: check.name, passed, durationMs, flaky, counts, ...(passed ? {} : { failure }) });
    return result;
}


/***/ }),

/***/ 3391:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ settleAttempt),
  H: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./build/core/run/attempt-verdict.js
var attempt_verdict = __webpack_require__(2433);
;// CONCATENATED MODULE: ./build/core/review/review-verdict.js

/**
 * What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
 * clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
 * missing answer counts against the task, which bounds it.
 */
function reviewVerdict(mode, reviewed, at) {
    if (mode !== 'gate')
        return undefined;
    if (!reviewed)
        return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') };
    const { end, review, why } = reviewed;
    if (review?.verdict === 'ship')
        return undefined;
    if (review)
        return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` };
    const verdict = (0,attempt_verdict/* attemptVerdict */.ve)({ ...at, end, hasChanges: true, findings: [] });
    if (verdict.kind === 'interrupt')
        return { ...verdict, why: `the review: ${verdict.why}` };
    return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) };
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(6020);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/core/validation/validation-fingerprint.js



const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|\u2717|\u2715|×|\u25cf/i;
/**
 * The fingerprint of why a validation failed: which checks, how they ended, and what they said about it. The order of
 * lines does not count, since tests that run in parallel print in any order. Feeds the circuit breaker.
 */
function validationFingerprint(validation) {
    const { strategy, checks, known_red } = validation;
    const { failures } = (0,verdict/* judge */.S)({ strategy, checks, results: checks, knownRed: known_red });
    const parts = failures.map((result) => {
        const lines = (0,output_excerpt/* outputExcerpt */.V)(result, 20_000)
            .split('\n')
            .filter((line) => !line.startsWith('\u2026 '));
        const telling = lines.filter((line) => speaksOfFailure.test(line));
        const said = new Set((telling.length > 0 ? telling : lines).map(fingerprint/* normalized */.A));
        return [
            result.name,
            result.timed_out ? 'timed out' : result.filled_disk ? 'filled the disk' : 'failed',
            ...[...said].sort(),
        ].join('\n');
    });
    return (0,fingerprint/* fingerprint */.R)(parts.sort().join('\n\n'));
}

// EXTERNAL MODULE: ./build/app/candidate.js
var candidate = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/app/record-milestone.js
var record_milestone = __webpack_require__(2748);
// EXTERNAL MODULE: ./build/app/take-in-handoff.js + 1 modules
var take_in_handoff = __webpack_require__(1242);
// EXTERNAL MODULE: ./build/app/tell-review.js
var tell_review = __webpack_require__(3990);
;// CONCATENATED MODULE: ./build/app/settle.js










/** An interrupted attempt counts for nothing; what a person must mend ends the job with that reason. */
function settleInterruption(ledger, coded, at) {
    const { verdict, budgetUsd } = at;
    const { iteration, task, usage, durationMs: duration_ms } = coded;
    const { cause, why, until } = verdict;
    recordCall(ledger, coded, why);
    ledger.record({ type: 'attempt_interrupted', iteration, task: task.id, cause, why, until, usage, duration_ms });
    if (cause === 'budget')
        return { kind: 'cost_budget', budget_usd: budgetUsd, spent_usd: ledger.state.usage.usd };
    return cause === 'billing' || cause === 'auth'
        ? { kind: 'human_review', why: `${personNeeded[cause]}: ${why}` }
        : undefined;
}
const personNeeded = {
    billing: 'the model account has no credit',
    auth: 'the model credential was refused; set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or log in with `claude`',
};
/** A failure by the agent's end or by a guard. */
async function settleFailure(ports, ledger, at) {
    await fail(ports, ledger, { ...at, validation: null, fingerprint: (0,fingerprint/* fingerprint */.R)(`${at.cause}: ${at.why}`) });
}
/** What the checks said decides: one commit, or back to the checkpoint with the failure remembered. */
async function settleChecked(ports, job, at) {
    const { ledger, coded, validation } = at;
    if (validation.passed)
        return pass(ports, job, at);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Q)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, ledger, {
        coded,
        candidate: at.candidate,
        cause: 'checks',
        why,
        validation,
        fingerprint: validationFingerprint(validation),
    });
}
/** The checks passed and the reviewer did not let it through: as with checks that failed. */
async function settleRevised(ports, at) {
    await fail(ports, at.ledger, { ...at, cause: 'review', fingerprint: (0,fingerprint/* fingerprint */.R)(`review: ${at.why}`) });
}
async function pass(ports, job, at) {
    const { ledger, coded, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = (0,candidate/* handoffOf */.y)(coded);
    const commit = at.candidate ?? (await (0,candidate/* writeCandidate */.d)(ports, job, { run: ledger.state.run, coded }));
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    recordCall(ledger, coded, null);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        commit,
        summary: handoff.summary,
        handoff: source,
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
    };
    const held = job.settings.approval === 'iteration';
    if (held)
        ledger.keep(commit);
    else
        (0,record_milestone/* recordMilestone */.W)(ledger, { iteration, task: task.id });
    ledger.record(held ? { type: 'attempt_held', ...fact, checkpoint: coded.checkpoint } : { type: 'attempt_succeeded', ...fact });
    ledger.send(ports.tracker.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    if (handoff.request_human_review?.needed) {
        const why = handoff.request_human_review.reason ?? 'the agent gave no reason';
        ledger.record({ type: 'review_requested', iteration, task: task.id, why });
    }
    // What a person may yet reject changes neither the plan nor the account of what is done.
    if (held)
        return;
    (0,tell_review/* tellReview */.C)(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await (0,take_in_handoff/* takeInHandoff */.V)(ports, ledger, { task, iteration, handoff, changes: coded.changes });
}
async function fail(ports, ledger, at) {
    const { coded, cause, why, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (at.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task: task.id,
        cause,
        why,
        fingerprint: at.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
        final: coded.attempt > task.max_retries,
    });
}
/** A rejected tree stays reachable, so that a person can look at it; what a guard refused is never kept (rule 7). */
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
/** The facts of the call itself, and the files that later prompts and people read. */
function recordCall(ledger, coded, why) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    recordReview(ledger, coded);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), json({ source, handoff }));
    const facts = { end: end.kind, why, attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
/** What a reviewer said, wherever the attempt goes: it was paid for. */
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), json(reviewed));
    const { review, why, usd } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.T)(review?.summary ?? why ?? '', 500),
        usd,
    });
}
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/settle-attempt.js




/** What the agent's end and the guards mean for the attempt, before any check. */
const verdictOn = ({ ports, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,evolve/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
/**
 * Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, the checks do,
 * wherever they run, and then the review. Returns a reason to stop where a person has to mend something first.
 */
async function settleAttempt(work, at, { check, review = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = at;
    const budgetUsd = job.settings['cost-budget'];
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, budgetUsd });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, ledger, { coded, ...verdict });
        return undefined;
    }
    const validation = await check();
    if (validation === undefined)
        settleInterruption(ledger, coded, { verdict: stoppedInChecks, budgetUsd });
    else if (typeof validation === 'string')
        await settleFailure(ports, ledger, { coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded, validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate });
    return undefined;
}
/** The checks passed: a gate may still keep it out. */
async function settleReviewed({ ports, job, ledger }, at) {
    const { coded } = at;
    const verdict = reviewVerdict(job.settings.review, coded.reviewed, {
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,evolve/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
    });
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, budgetUsd: job.settings['cost-budget'] });
    }
    if (verdict)
        await settleRevised(ports, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return undefined;
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};


/***/ }),

/***/ 1242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ takeInHandoff),
  u: () => (/* binding */ takeInStored)
});

// EXTERNAL MODULE: ./build/core/plan/amendment-rules.js
var amendment_rules = __webpack_require__(5201);
// EXTERNAL MODULE: ./build/core/plan/apply-amendment.js
var apply_amendment = __webpack_require__(6510);
;// CONCATENATED MODULE: ./build/core/plan/amend.js


/** Seed §1.7. The seed dropped the whole batch beyond it; here the first three count and each further one is refused. */
const maxAmendments = 3;
/**
 * What an agent's wishes make of the plan: applied in order, each judged on the plan as amended so far, so that one
 * bad wish costs no other (seed §1.7; A15). `current` is the id of the task that was just attempted, `statusOf` the
 * run's own record. `why` is the end of the sentence "refused because \u2026".
 */
function judgeAmendments(wish) {
    const { statusOf, current } = wish;
    const context = { statusOf, current, original: wish.plan };
    const accepted = [];
    const refused = [];
    let { plan } = wish;
    for (const [index, amendment] of wish.amendments.entries()) {
        const outcome = index < maxAmendments ? judge(amendment, plan, context) : tooMany(index);
        if (typeof outcome === 'string')
            refused.push({ amendment, why: outcome });
        else {
            plan = outcome;
            accepted.push(amendment);
        }
    }
    return { plan, accepted, refused };
}
function judge(amendment, plan, context) {
    for (const rule of amendment_rules/* amendmentRules */.Z) {
        const why = rule(amendment, plan, context);
        if (why !== undefined)
            return why;
    }
    return (0,apply_amendment/* applyAmendment */.C)(inheriting(amendment, plan, context), plan);
}
/** A task that an agent adds may do what the task that it worked on may do, and no more; it is for the same milestone. */
function inheriting(amendment, plan, { current }) {
    const own = plan.tasks.find(({ id }) => id === current);
    if (amendment.action !== 'add' || own === undefined)
        return amendment;
    const { paths, milestone } = own;
    return {
        ...amendment,
        task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
    };
}
function tooMany(index) {
    return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`;
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/schema/handoff.js
var schema_handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/app/record-progress.js + 3 modules
var record_progress = __webpack_require__(2937);
;// CONCATENATED MODULE: ./build/app/take-in-handoff.js





/** What a handoff does besides its commit: its amendments of the plan are judged, the progress log is renewed. */
async function takeInHandoff(ports, ledger, passed) {
    amend(ledger, passed);
    await (0,record_progress/* recordProgress */.l)(ports, ledger, passed);
}
/** The same for an attempt of an earlier job, from the files that it left. */
async function takeInStored(ports, ledger, approved) {
    const { iteration } = approved;
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, file))));
    const handoff = schema_handoff/* Handoff */.Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await takeInHandoff(ports, ledger, { task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
function amend(ledger, { iteration, task, handoff }) {
    const amendments = handoff.plan_amendments ?? [];
    if (amendments.length === 0)
        return;
    const judged = judgeAmendments({ plan: ledger.plan, statusOf: (0,evolve/* statusIn */.em)(ledger.state), current: task.id, amendments });
    if (judged.accepted.length > 0)
        ledger.replacePlan(judged.plan);
    ledger.record(...judged.accepted.map((amendment) => ({ type: 'amendment_accepted', iteration, amendment })), ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused', iteration, amendment, why })));
}


/***/ }),

/***/ 3990:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ tellReview),
/* harmony export */   h: () => (/* binding */ tellStoredReview)
/* harmony export */ });
/* harmony import */ var _core_run_slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6541);
/* harmony import */ var _core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4956);
/* harmony import */ var _schema_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7496);



/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,_core_run_slices_js__WEBPACK_IMPORTED_MODULE_0__/* .slicesOf */ .nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.tracker.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
/** The same for a commit that waited for a person's word, from the file that its job left. */
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,_core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationPath */ .lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : _schema_review_js__WEBPACK_IMPORTED_MODULE_1__/* .Reviewed */ .u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}


/***/ }),

/***/ 5972:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1936);

/** The user's own template at the base, else the one that ralph brings along. */
async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return text;
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}


/***/ }),

/***/ 591:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ru: () => (/* binding */ revert),
  qe: () => (/* binding */ settleUndo),
  tN: () => (/* binding */ undo)
});

// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(1593);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/inert.js
var inert = __webpack_require__(1120);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/handoff/undo-message.js



/** The message of a commit that takes an iteration's commit back: `ralph[9]: undo of ralph[7], TASK-1`. */
function undoMessage(given) {
    const { iteration, undoes, task, trailers } = given;
    const prefix = (0,one_line/* oneLine */.T)(given.prefix, 20);
    const by = (0,one_line/* oneLine */.T)((0,inert/* inert */.t)(given.by), 100);
    // Quoted, so that no line of the reason is taken for a trailer or a comment.
    const why = given.why === '' ? [] : [(0,excerpt/* excerpt */.Kb)((0,inert/* inert */.t)(given.why), 2_000).replace(/^/gm, '> ')];
    const lines = [
        `Ralph-Plan: ${(0,one_line/* oneLine */.T)(trailers.plan, 200)}`,
        `Ralph-Task: ${task}`,
        `Ralph-Iteration: ${iteration}`,
        `Ralph-Reverts: ${given.commit}`,
        `Ralph-Run: ${(0,one_line/* oneLine */.T)(trailers.run, 200)}`,
    ];
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,one_line/* oneLine */.T)(given.signOff, 200)}`);
    const paragraphs = [
        `${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
        `${by} took the commit of iteration ${undoes} back; the task is open again.`,
        ...why,
        lines.join('\n'),
    ];
    return `${paragraphs.join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./build/core/plan/dependents.js
/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
function doneDependents(plan, statusOf, task) {
    const waiting = new Map();
    for (const { id, depends_on } of plan.tasks) {
        for (const on of depends_on) {
            const known = waiting.get(on);
            if (known)
                known.push(id);
            else
                waiting.set(on, [id]);
        }
    }
    const found = new Set();
    const queue = [task];
    for (const id of queue) {
        for (const next of waiting.get(id) ?? []) {
            if (found.has(next) || next === task)
                continue;
            found.add(next);
            queue.push(next);
        }
    }
    return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done');
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/core/run/withdrawal.js
var withdrawal = __webpack_require__(1161);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/validation-of.js
var validation_of = __webpack_require__(7867);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(2949);
// EXTERNAL MODULE: ./build/app/record-progress.js + 3 modules
var record_progress = __webpack_require__(2937);
// EXTERNAL MODULE: ./build/app/run-checks.js
var run_checks = __webpack_require__(1111);
// EXTERNAL MODULE: ./build/app/validate.js
var validate = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/app/undo.js












/**
 * Reverts the commit of an iteration on the tip of the work. Undefined where that needs no checks to settle it: nothing
 * of it was left, or it cannot be taken back, and then nothing changes but that it is said.
 */
async function revert(ports, job, { ledger, undo }) {
    const { undoes } = undo;
    const iteration = ledger.state.iteration + 1;
    const refuse = (why) => void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null });
    const found = (0,judge_commit/* taskOfIteration */.MH)(ledger.state, undoes);
    if (!found)
        return refuse(`iteration ${undoes} has no commit that counts any more`);
    const reverting = { undo, iteration, ...found };
    const tip = ledger.state.work;
    const reverted = await ports.workBranch.revert({ commit: found.commit, tip });
    if (reverted.kind === 'nothing') {
        await finish(ports, ledger, { reverting, commit: null });
        return undefined;
    }
    if (reverted.kind === 'unable')
        return refuse(reverted.why);
    if (reverted.kind === 'conflict') {
        const places = `later commits changed the same places: ${listed(reverted.paths)}`;
        return refuse(`${places}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`);
    }
    const message = undoMessage({
        prefix: job.settings['commit-prefix'],
        ...reverting,
        ...undo,
        trailers: { plan: job.planName, run: ledger.state.run },
        signOff: job.signOff,
    });
    const commit = await ports.workBranch.write({ tree: reverted.tree, parent: tip, message: ports.redact(message) });
    return { reverting, commit };
}
/**
 * Takes the commit of an iteration back: reverts it on the tip of the work, runs the checks on that tree, and opens its
 * task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
 * Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
 */
async function undo(ports, job, at) {
    const reverted = await revert(ports, job, at);
    if (!reverted)
        return;
    const validation = await check(ports, job, { ...at, ...reverted });
    await settleUndo(ports, job, { ledger: at.ledger, ...reverted, validation });
}
/** What the checks said of the reverting commit decides. */
async function settleUndo(ports, job, at) {
    const { ledger, reverting, commit, validation } = at;
    const { iteration, undo } = reverting;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`);
    if (validation.passed) {
        await finish(ports, ledger, at);
        const { checks, known_red: knownRed } = validation;
        return ledger.send(ports.tracker.effectsOf({ commit, checks, knownRed }));
    }
    ledger.keep(commit);
    const builds = doneDependents(ledger.plan, (0,evolve/* statusIn */.em)(ledger.state), reverting.task);
    const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : '';
    const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
    ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit });
}
async function check(ports, job, at) {
    const { ledger, reverting, commit: tree, signal } = at;
    const { iteration } = reverting;
    const knownRed = (0,validate/* knownRedIn */.w)(ledger.state);
    await ports.workspace.restore(tree);
    await ports.workspace.setUp(job.settings.setup, signal);
    const ran = await (0,run_checks/* runChecks */.J)(ports, job, { tree, label: `iteration-${iteration}`, knownRed, signal });
    const { checks, settings } = job;
    return (0,validation_of/* validationOf */.D)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish(ports, ledger, { reverting, commit }) {
    const { iteration, task, undo } = reverting;
    const { by, why, undoes } = undo;
    const forget = await (0,record_progress/* forgetProgress */.r)(ports, ledger, undoes);
    // From here on nothing is awaited: a lease renewal in between would write half of it.
    const dependents = doneDependents(ledger.plan, (0,evolve/* statusIn */.em)(ledger.state), task);
    const reopened = undo.reopen_dependents ? dependents : [];
    ledger.attach(...(0,withdrawal/* withdrawal */.sk)(undoes, { what: 'undone', by, why }));
    for (const id of reopened) {
        const done = (0,evolve/* taskIn */.B1)(ledger.state, id).iteration;
        if (done !== null)
            ledger.attach(...(0,withdrawal/* withdrawal */.sk)(done, { what: 'dependent', by, why: `${task}: ${why}` }));
    }
    ledger.record({ type: 'undo_done', iteration, undoes, task, commit, by, why, dependents, reopened });
    forget();
}
function failuresOf({ checks }, validation) {
    const { strategy, checks: results, known_red: knownRed } = validation;
    const { failures, missing } = (0,verdict/* judge */.S)({ strategy, checks, results, knownRed });
    const failed = failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Q)(result)}`);
    return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ');
}
function listed(paths) {
    const more = paths.length - 20;
    return paths.slice(0, 20).join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 1009:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ unresolved)
});

;// CONCATENATED MODULE: ./build/core/run/left-markers.js
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}

;// CONCATENATED MODULE: ./build/app/unresolved.js

/** A conflict is a matter of text: git itself shows none in files above this. */
const readBytes = 100 * 1024 * 1024;
/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
async function unresolved({ workspace }, { merge, checkpoint, tree }) {
    if (!merge)
        return null;
    const left = [];
    for (const path of merge.files) {
        const [text = '', ...sides] = await Promise.all([tree, checkpoint, merge.base].map(async (treeish) => {
            const content = await workspace.readCaptured(treeish, path, readBytes);
            return new TextDecoder('utf-8').decode(content);
        }));
        if (hasLeftMarkers(text, sides))
            left.push(path);
    }
    return left.length === 0 ? null : `conflict markers are left in ${left.join(', ')}`;
}


/***/ }),

/***/ 2708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ validate),
/* harmony export */   w: () => (/* binding */ knownRedIn)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _core_validation_validation_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7867);
/* harmony import */ var _run_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1111);



/** Failures that were there before the run and were accepted. */
const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
/**
 * Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
 * these cannot make it from that tree, the sentence says why.
 */
async function validate(ports, job, at) {
    const { coded, state } = at;
    const unready = await makeReady(ports, job, at);
    if (unready !== undefined)
        return unready;
    const { iteration, tree } = coded;
    const knownRed = knownRedIn(state);
    const ran = await (0,_run_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .runChecks */ .J)(ports, job, { ...at, tree, label: `iteration-${iteration}`, knownRed });
    const { checks, settings } = job;
    return (0,_core_validation_validation_of_js__WEBPACK_IMPORTED_MODULE_1__/* .validationOf */ .D)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
/** What the agent did to ignored files is undone where set-up commands can: no check passes because of it. */
async function makeReady({ workspace }, { settings }, { coded, signal }) {
    try {
        // They may rewrite tracked files such as a lock file; the captured tree is what counts.
        if (await workspace.setUp(settings.setup, signal))
            await workspace.resetTracked(coded.tree);
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.code === 'SETUP_FAILED')
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iP: () => (/* binding */ guardedBy),
  yB: () => (/* binding */ held),
  at: () => (/* binding */ nothingSpent),
  ce: () => (/* binding */ stopped)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/app/lease-renewal.js


/**
 * Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
 * whatever `work` still does would be thrown away.
 */
async function whileHoldingLease({ clock, show }, at, work) {
    const over = new AbortController();
    const lost = new AbortController();
    let leaseLost;
    /** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
    const due = () => {
        const { lease } = at.ledger.state;
        return (lease ? Date.parse(lease.renewed) : clock.now()) + lease_verdict/* leaseRenewalMs */.td;
    };
    async function renew() {
        for (;;) {
            await clock.waitUntil(due(), over.signal);
            if (over.signal.aborted)
                return;
            at.ledger.record({ type: 'lease_renewed' });
            try {
                await at.ledger.save('renew the lease');
            }
            catch (error) {
                if (error instanceof core_error/* RalphError */.A && error.kind === 'busy') {
                    leaseLost = error;
                    return lost.abort();
                }
                // A fault of the network: the lease outlives three renewals, so the next one may mend it.
                show({ kind: 'warning', text: `the lease could not be renewed, it is tried again: ${String(error)}` });
            }
        }
    }
    const renewal = renew();
    const working = work(AbortSignal.any([at.signal, lost.signal]));
    await Promise.allSettled([working]);
    over.abort();
    await renewal;
    if (leaseLost)
        throw leaseLost;
    return working;
}

// EXTERNAL MODULE: ./build/app/obey.js + 7 modules
var obey = __webpack_require__(4871);
;// CONCATENATED MODULE: ./build/app/work.js



/** Before a call. */
const nothingSpent = { usage: usage/* noUsage */.tk, duration_ms: 0 };
const stopped = (reason) => ({ kind: 'stopped', reason });
/** Under a lease that is renewed: a check may run for longer than a lease lives. */
const guardedBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => (0,obey/* unlessStopped */.O)(ports, { ledger, signal }, act));
const held = (work, act) => unlessAborted(() => guardedBy(work)(act));
/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
async function unlessAborted(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 6701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Makes the compiler prove that a switch over a union names every case. */
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 4104:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withOverrides),
/* harmony export */   m: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8037);

/**
 * What an operator may change while a run goes on: how much, how fast and how, and nothing that decides what is trusted.
 * The seeds' dashboard offered mode, strategy, turns and delay.
 */
const adjustable = [
    'cost-budget',
    'max-iterations',
    'run-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'model',
    'mode',
    'strategy',
];
/** The settings with what operators changed; what an older program wrote and this one cannot read does not count. */
function withOverrides(given, overrides) {
    const changed = adjustable.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}


/***/ }),

/***/ 6109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings)
/* harmony export */ });
/* unused harmony export variablesOf */
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8037);

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
    return [...variables(name, settings[name]), ...(variable === undefined ? [] : [variable])];
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

/***/ 1593:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   SR: () => (/* binding */ approve),
/* harmony export */   tN: () => (/* binding */ undo),
/* harmony export */   vO: () => (/* binding */ rejectOf)
/* harmony export */ });
/* harmony import */ var _plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2168);

/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid) => oid.slice(0, 12);
/** The waiting commit is taken in, if the order names this very one and it still fits on the work. */
function approve({ sha }, by, state) {
    const { awaiting } = state;
    if (!awaiting)
        return refused(nothingWaits(sha, state));
    const { iteration, task, commit, checkpoint } = awaiting;
    const waits = `${shown(commit)} (${task}, iteration ${iteration}) waits for approval`;
    if (sha === '')
        return refused(`${waits}; name it: approve ${shown(commit)}`);
    if (!commit.startsWith(sha))
        return refused(`${waits}, not ${sha}`);
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it anew there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by }] };
}
function nothingWaits(sha, { tasks }) {
    if (sha === '')
        return 'no commit waits for approval';
    const known = Object.entries(tasks).find(([, { commit }]) => commit?.startsWith(sha));
    if (!known)
        return `no commit waits for approval, so ${sha} cannot be approved`;
    const [task, { commit, iteration }] = known;
    return `no commit waits for approval; ${shown(commit ?? sha)} (${task}, iteration ${iteration}) is part of the work already`;
}
/** A waiting commit is rejected; one on the work branch is put down to be taken back, which the job then tries. */
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return refused(`iteration ${undoes} is still at work; \`stop\` ends it`);
    if (undoes > state.iteration)
        return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = taskOfIteration(state, undoes);
    if (target && (0,_plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isReserved */ .Bs)(target.task)) {
        return refused(`iteration ${undoes} is the merge of a moved base, which is not taken back; revert it by hand if you must`);
    }
    if (target === undefined) {
        return refused(`iteration ${undoes} has no commit that counts: it did not pass, was an undo itself, or was taken back already`);
    }
    if (state.undos.some((other) => other.undoes === undoes))
        return refused(`undo ${undoes} is ordered already`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
/** The task that is done by this iteration's commit, with that commit; undefined where there is none. */
function taskOfIteration(state, iteration) {
    const found = Object.entries(state.tasks).find(([, task]) => task.status === 'done' && task.iteration === iteration);
    return found?.[1].commit ? { task: found[0], commit: found[1].commit } : undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 3971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ protectedFindings)
/* harmony export */ });
const steersCi = 'decides what runs in CI or who has to review';
const steersRalph = 'configures ralph itself';
const steersAgents = 'configures agents: the next one would run by it';
const steersGit = 'makes git run or fetch something';
/** At the root only: a directory (with all below it) or a file. */
const atRoot = {
    '.github': steersCi,
    codeowners: steersCi,
    'docs/codeowners': steersCi,
    '.ralph': steersRalph,
    '.husky': steersGit,
    '.githooks': steersGit,
    '.gitmodules': steersGit,
};
/** Wherever they are: an agent that works in a subdirectory reads them there. */
const anywhere = { '.claude': steersAgents, '.mcp.json': steersAgents };
/**
 * The changes that an agent may not make: they would decide how it is steered or judged (DESIGN §7, security T10).
 * `extra` names further files or directories, such as the plan and `ralph.yml`. CLAUDE.md and .gitattributes are the
 * agent's to edit: neither acts on the engine. Names are compared as a forgiving file system would.
 */
function protectedFindings(changes, extra) {
    const named = Object.fromEntries(extra.map((path) => [fold(path).join('/'), 'steers this run']));
    const rules = { ...named, ...atRoot };
    return changes.flatMap(({ path }) => {
        const parts = fold(path);
        const why = underRoot(parts, rules) ?? parts.map((part) => own(anywhere, part)).find((found) => found !== undefined);
        return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }];
    });
}
function underRoot(parts, rules) {
    for (let depth = 1; depth <= parts.length; depth++) {
        const why = own(rules, parts.slice(0, depth).join('/'));
        if (why !== undefined)
            return why;
    }
    return undefined;
}
const own = (rules, key) => Object.hasOwn(rules, key) ? rules[key] : undefined;
/** Segments as macOS or Windows may take them: case, composition, ignorable characters, trailing dots, streams. */
function fold(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFC')
        .split(/[/\\]/)
        .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
        .filter((part) => part !== '');
}


/***/ }),

/***/ 3758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ boundedValue)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3573);

const maxDepth = 32;
const maxStringChars = 64 * 1024;
/**
 * A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
 * `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
 */
function boundedValue(value, maxChars) {
    let left = maxChars;
    let deep = false;
    const bounded = (part, depth) => {
        if (left < 0 || deep)
            return null;
        if (typeof part === 'string') {
            const text = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(part, maxStringChars);
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
    return left < 0 ? { fault: `is larger than ${Math.round(maxChars / 2 ** 20)} MiB` } : { value: result };
}


/***/ }),

/***/ 5717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ mergeMessage)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** The whole message of a merge that the engine makes: `ralph: merge main (1234567) into ralph/work/demo`, our trailers. */
function mergeMessage(given) {
    const { branch, commit, into, trailers } = given;
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(trailers.plan, 200)}`,
        `Ralph-Merge: ${commit}`,
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(trailers.run, 200)}`,
    ];
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(given.signOff, 200)}`);
    const subject = `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(given.prefix, 20)}: merge ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(branch, 100)} (${commit.slice(0, 7)}) into ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(into, 100)}`;
    return `${subject}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 3644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ syntheticHandoff)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3573);
/* harmony import */ var _text_nest_headings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4090);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);



const maxListed = 50;
const maxText = 500;
/**
 * The handoff that the engine writes where the agent left none (seed §3.3): what changed, and the start of what the
 * agent said last. It claims no completion and no confidence; callers keep `source: 'synthetic'` beside it.
 */
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const listed = changes.slice(0, maxListed);
    const files = listed.map(({ path, action }) => `- ${action}: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(path)}`);
    if (changes.length > listed.length)
        files.push(`- and ${changes.length - listed.length} more`);
    const said = (0,_text_nest_headings_js__WEBPACK_IMPORTED_MODULE_1__/* .nestHeadings */ .g)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was made from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'It said nothing at the end.' : `The start of what it said last:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: listed.map(({ path, action }) => ({ path, action })),
        confidence_level: 'low',
    };
}
function summaryOf(changes) {
    const [first, second] = changes;
    if (first === undefined)
        return 'Changed no files';
    if (second === undefined)
        return `Changed ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(first.path)}`;
    return `Changed ${changes.length} files (${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(first.path)}, \u2026)`;
}


/***/ }),

/***/ 91:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ knowledgeFiles),
/* harmony export */   a: () => (/* binding */ knowledgeLines)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1234);
/* harmony import */ var _report_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6796);
/* harmony import */ var _remember_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(878);



const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
/** The entries below the headings of the seeds, most binding first; empty where there is none. */
function knowledgeLines(entries, depth) {
    return _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S
        .flatMap((type) => {
        const lines = entries.filter((entry) => (0,_remember_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry) === type).map(lineOf);
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const lineOf = ({ id, text, by, url }) => `- [${id}] ${(0,_report_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${(0,_report_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_report_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}]`;
/** `knowledge-index.md` and `.json` of the state tree, in the seeds' form; people's entries belong to no iteration. */
const knowledgeFiles = (entries, iteration) => [
    [
        'knowledge-index.md',
        `# Knowledge Index\n\nLast updated: iteration ${iteration} (by people)\n\n${knowledgeLines(entries, '##')}\n`,
    ],
    ['knowledge-index.json', `${JSON.stringify(entries.map(asSeed), null, 2)}\n`],
];
const asSeed = ({ id, text, by, url }) => ({
    memory_ids: [id],
    summary: text,
    tags: [(0,_remember_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)({ id, text, by, url })],
    status: 'active',
    source: { by, url },
});


/***/ }),

/***/ 878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
/* unused harmony exports mostEntries, longestEntry */
/* harmony import */ var _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1234);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);


/** All of it goes into every prompt, so it is kept short. */
const mostEntries = 50;
const longestEntry = 500;
/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise.
 * The same words again are the same entry, whoever says them.
 */
function remember(said, known) {
    const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? [];
    const named = _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => type === kind?.toLowerCase());
    const type = named ?? 'decision';
    const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((named && rest) || said.text, Number.MAX_SAFE_INTEGER);
    if (text.length > longestEntry) {
        return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` };
    }
    const same = known.find((entry) => entry.text === text);
    if (same)
        return { kind: 'known', id: same.id };
    if (known.length >= mostEntries) {
        const why = `${mostEntries} entries are remembered already, and every prompt holds all of them; say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    return { kind: 'new', entry: { id: freeId(type, text, known), text, by: said.by, url: said.url } };
}
const typeOf = ({ id }) => _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision';
/** Its first words; a text without Latin letters is only numbered. */
function freeId(type, text, known) {
    const words = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry';
    const taken = new Set(known.map(({ id }) => id));
    for (let n = 1;; n++) {
        const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`;
        if (!taken.has(id))
            return id;
    }
}


/***/ }),

/***/ 5201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ amendmentRules),
/* harmony export */   p: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _apply_amendment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6510);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9064);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1412);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1934);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8917);






/** Seed §1.7: `add` needs a task with id, title and description, `modify` and `remove` need an id. */
const saysWhat = ({ action, task, task_id, changes }) => {
    if (action === 'add') {
        const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]));
        return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined;
    }
    if (blank(task_id))
        return `${action} needs the task_id of the task that is meant`;
    if (action === 'modify' && Object.keys(changes ?? {}).length === 0)
        return 'modify needs changes';
    return undefined;
};
const namesKnownTasks = ({ action, task_id, after }, plan) => {
    if (action === 'add') {
        return after === undefined || has(plan, after) ? undefined : `there is no task ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(after)} to insert it after`;
    }
    return has(plan, task_id) ? undefined : `there is no task ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
    const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape, name));
    if (unknown.length === 0)
        return undefined;
    const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .meantName */ .d5)(unknown[0] ?? '', Object.keys(_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape));
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
    return `a task has no field ${unknown.map((name) => (0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(name)).join(', ')}${hint}`;
};
/** Status, attempts and identity belong to the engine: the seed let an agent mark a task done without work (A15). */
const leavesRecordAlone = (amendment) => {
    const fields = fieldsOf(amendment);
    if (amendment.action === 'modify' && Object.hasOwn(fields, 'id'))
        return 'the id of a task never changes';
    if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
        return 'the status of a task is set by the engine alone';
    }
    if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
        return 'retry_count is counted by the engine alone';
    }
    return undefined;
};
/** What a person restricted stays so: neither by a change nor by a task of its own can an agent get more tools. */
const keepsTools = (amendment, plan, { current }) => {
    const wanted = fieldsOf(amendment)['allowed_tools'];
    if (amendment.action === 'modify' && wanted !== undefined)
        return 'the tools of a task are set by people alone';
    const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
    if (amendment.action !== 'add' || own === undefined)
        return undefined;
    const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool));
    return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`;
};
/** Where work may be done is for people to say: an agent that is kept to some paths must not widen them. */
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `${limit} is set by people alone`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which stays as it is` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
/** An id that comes back within one batch would wash off the attempts that were counted against it. */
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
const orphansNobody = ({ action, task_id }, plan) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks.filter(({ depends_on }) => depends_on.some((id) => id === task_id)).map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    const more = dependents.length > 5 ? ` and ${dependents.length - 5} more` : '';
    return `${dependents.slice(0, 5).join(', ')}${more} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
};
/** Last, since it applies the change: types, ids, cycles, dead dependencies and all else that lint knows. */
const keepsPlanSound = (amendment, plan, { statusOf }) => {
    const next = (0,_apply_amendment_js__WEBPACK_IMPORTED_MODULE_1__/* .applyAmendment */ .C)(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
/** What is wrong with the plan after a change that was not wrong before. */
function soundnessFault(plan, next, statusOf) {
    if (next.tasks.length === 0)
        return 'a plan needs at least one task';
    if (next.tasks.length > _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTasks */ .jp)
        return `a plan may have at most ${_plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
    return errors.length === 0 ? undefined : errors.map((sentence) => sentence.replace(/\.$/, '')).join('; ');
}
const amendmentRules = [
    saysWhat,
    namesKnownTasks,
    setsKnownFields,
    leavesRecordAlone,
    keepsTools,
    leavesLimitsAlone,
    keepsCurrent,
    keepsDone,
    addsNewId,
    orphansNobody,
    keepsPlanSound,
];
function fieldsOf({ action, task, changes }) {
    return (action === 'add' ? task : action === 'modify' ? changes : undefined) ?? {};
}
function refusedRecord(fields, name, allowed) {
    return Object.hasOwn(fields, name) && (allowed === undefined || fields[name] !== allowed);
}
/** The plan with the statuses of the run, so that a dependency on a failed or skipped task is seen as dead. */
function asRun(plan, statusOf) {
    const tasks = plan.tasks.map((task) => {
        const status = statusOf(task.id);
        return task.status === status ? task : { ...task, status };
    });
    return { ...plan, tasks };
}
function has(plan, id) {
    return plan.tasks.some((task) => task.id === id);
}
function blank(value) {
    return value === undefined || value === null || value === '';
}


/***/ }),

/***/ 6510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ applyAmendment)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8917);


/**
 * The plan with one amendment applied, or why its fields make no task. Fields that an added task lacks take the
 * schema's defaults. `after` places it behind that task, in position and, where it brings none, in `order`: selection
 * looks at `order` first. Whether the change is allowed is for the rules.
 */
function applyAmendment(amendment, plan) {
    if (amendment.action === 'remove')
        return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) };
    return amendment.action === 'add' ? added(amendment, plan) : modified(amendment, plan);
}
function added({ task: fields, after }, plan) {
    const anchor = plan.tasks.findIndex(({ id }) => id === after);
    const order = plan.tasks[anchor]?.order;
    const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields });
    if (typeof task === 'string')
        return task;
    return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) };
}
function modified({ task_id, changes }, plan) {
    const index = plan.tasks.findIndex(({ id }) => id === task_id);
    const task = parseTask({ ...plan.tasks[index], ...changes });
    return typeof task === 'string' ? task : { ...plan, tasks: plan.tasks.with(index, task) };
}
function parseTask(fields) {
    const parsed = _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.safeParse(fields);
    if (parsed.success)
        return parsed.data;
    return (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields)
        .map(({ message }) => message.replace(/\.$/, ''))
        .join('; ');
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

/***/ 1936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);

/**
 * Where a repository keeps its own templates, read at the base (DESIGN §8). The first path that exists counts; the
 * second is the seed's name for the same thing.
 */
const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
/** The file of a task's skill. A name is no path (seed defect D6); throws RalphError SKILL_NAME for one. */
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        kind: 'data',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 6702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ budgetInWords),
/* harmony export */   W: () => (/* binding */ budgetChoices)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);



/** `83 % of the run's cost budget is used: 8.30 of 10.00 USD`. */
function budgetInWords({ budget, used, limit }) {
    const share = `${Math.floor((used / limit) * 100)} % of`;
    switch (budget) {
        case 'cost':
            return `${share} the run's cost budget is used: ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(used)} of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(limit)}`;
        case 'time':
            return `${share} the job's time budget is used: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(used)} of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limit)}`;
        case 'job_iterations':
            return `${share} the job's iterations are used: ${used} of ${limit}`;
        case 'run_iterations':
            return `${share} the run's iterations are used: ${used} of ${limit}`;
    }
}
/** What a person can do now, a line each, with the exact command. */
function budgetChoices({ budget, limit }, at) {
    return [
        `Do nothing: ${atTheLimit[budget]} Nothing that was committed is lost.`,
        `Allow more: ${more(budget, limit, at)}`,
        `Change course: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'skip', 'TASK')} gives a task up, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'pause')} stops to think.`,
    ];
}
const atTheLimit = {
    cost: 'the attempt that reaches the limit is ended, and the run stops there.',
    time: 'no iteration starts after that time; the next job goes on.',
    job_iterations: 'the job stops there; the next one goes on.',
    run_iterations: 'the run stops there.',
};
function more(budget, limit, at) {
    const twice = limit * 2;
    switch (budget) {
        case 'cost':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'budget', `${twice}usd`)}.`;
        case 'time':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'set', `time-budget ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(twice).replaceAll(' ', '')}`)}.`;
        case 'job_iterations':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'set', `max-iterations ${twice}`)}.`;
        case 'run_iterations':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'budget', `${twice}iter`)}.`;
    }
}


/***/ }),

/***/ 2452:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ costBudgetOf)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8037);

/** USD that the run may cost: an operator's word (`ralph budget`) beats what is configured where this is read. */
function costBudgetOf({ overrides }, configured) {
    const read = _config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W['cost-budget'].read(overrides['cost-budget']);
    return 'value' in read ? read.value : configured;
}


/***/ }),

/***/ 8255:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ handedOnText)
/* harmony export */ });
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);

/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline, the untouched checkpoint,';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${what === 'undo' ? ', which takes an earlier commit back' : ''}.`,
        details: [],
        next: `Nothing is needed: a later job or step of this workflow settles it. Where that never comes, the next job begins anew and nothing is lost.`,
    };
}


/***/ }),

/***/ 4133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ fromNow),
/* harmony export */   WO: () => (/* binding */ ageMs),
/* harmony export */   ay: () => (/* binding */ formatUtc)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

/** `2026-11-21 14:30 UTC`; a moment that is no date is shown as it came. */
function formatUtc(moment) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** The moment and its distance: `2026-11-21 14:30 UTC (in 2h 5m)`; without a `now`, the moment alone. */
function fromNow(moment, now) {
    if (now === null)
        return formatUtc(moment);
    const distance = Date.parse(moment) - now;
    if (Number.isNaN(distance))
        return formatUtc(moment);
    return `${formatUtc(moment)} (${distance > 0 ? `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ahead(distance))}` : `${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(-distance)} ago`})`;
}
/** Milliseconds since a moment; a clock that ran backwards gives no negative age. */
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
/** Nobody waits by the second for what is minutes away. */
const ahead = (ms) => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000);


/***/ }),

/***/ 9181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 1085:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ receiptMarkdown),
/* harmony export */   Us: () => (/* binding */ receiptLines),
/* harmony export */   dA: () => (/* binding */ attemptsInWords)
/* harmony export */ });
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1768);

/** The receipt as an aligned table of at most 80 columns; the dearest task and the tokens below it. */
function receiptLines(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
        name,
        (0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usd),
        (0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinutes */ .dp)(runner_ms),
        remark,
    ]);
    const table = [['Receipt', 'Model', 'Runner', ''], ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest])];
    const width = (column) => Math.max(...table.map((row) => (row[column] ?? '').length));
    const lines = table.map(([name = '', usd = '', time = '', remark = '']) => [name.padEnd(width(0)), usd.padStart(width(1)), time.padStart(width(2)), remark].join('  ').trimEnd());
    return [...lines, ...notes(receipt).map((note) => `  ${note}`)];
}
/** The same in GitHub's Markdown. */
function receiptMarkdown(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => `| ${name} | ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usd)} | ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinutes */ .dp)(runner_ms)} | ${remark.replaceAll('|', '\\|')} |`);
    const head = '| | Model | Runner | |\n| --- | ---: | ---: | --- |';
    return [[head, ...rows].join('\n'), notes(receipt).join(' ')].join('\n\n');
}
function rowsOf(receipt) {
    const { total, jobs, per_task, per_attempt, per_commit, attempts } = receipt;
    return [
        { name: 'In all', ...total, remark: (0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(jobs, 'job') },
        ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(per_task.tasks, 'task')} worked on` }] : []),
        ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
        ...(per_commit
            ? [{ name: 'Per verified commit', ...per_commit, remark: (0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(attempts.succeeded, 'commit') }]
            : []),
    ];
}
function notes({ usage, dearest }) {
    const tokens = `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTokens */ ._y)((0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalTokens */ .RP)(usage))} tokens: ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTokens */ ._y)(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTokens */ ._y)(usage.cache_read_tokens)} from the cache, ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTokens */ ._y)(usage.output_tokens)} out.`;
    return [tokens, ...(dearest ? [`The dearest task: ${dearest.task}, ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(dearest.usd)}.`] : [])];
}
/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
function attemptsInWords({ succeeded, failed, interrupted }) {
    const parts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])];
    return `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(succeeded + failed + interrupted, 'attempt')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 7921:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ receiptOf)
/* harmony export */ });
/* harmony import */ var _run_runner_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7012);
/* harmony import */ var _task_costs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8151);


/** Linear in the tasks. `now`: ms since the epoch, for the job that is at work. */
function receiptOf(state, now) {
    const { succeeded, failed, interrupted } = state.counts;
    const total = { usd: state.usage.usd, runner_ms: (0,_run_runner_time_js__WEBPACK_IMPORTED_MODULE_1__/* .runnerMsSeen */ .M)(state, now) };
    const per = (count) => count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count };
    const { worked, dearest } = (0,_task_costs_js__WEBPACK_IMPORTED_MODULE_0__/* .taskCosts */ .o)(state.tasks);
    const perTask = per(worked);
    return {
        total,
        usage: state.usage,
        jobs: state.runner.jobs,
        attempts: { succeeded, failed, interrupted },
        per_task: perTask && { ...perTask, tasks: worked },
        per_attempt: per(succeeded + failed + interrupted),
        per_commit: per(succeeded),
        dearest,
    };
}


/***/ }),

/***/ 2257:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reviewLines),
/* harmony export */   b: () => (/* binding */ reviewInWords)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);


/** What a reviewer said, in one line. */
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
    if (verdict === null)
        return `it could not be reviewed: ${foreign(summary)}`;
    const found = findings === 0 ? 'no findings' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding');
    return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`;
}
/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }, foreign) => reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 300);


/***/ }),

/***/ 7629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reviewsAsked)
/* harmony export */ });
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2257);

/** What agents asked a person to look at, and what reviewers found; newest first, a line each, for whoever reads a report. */
const reviewsAsked = (state, foreign) => [
    ...state.reviews.map(({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`),
    ...(0,_review_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewLines */ .M)(state, foreign),
];


/***/ }),

/***/ 504:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* harmony import */ var _run_awaiting_reason_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5829);
/* harmony import */ var _run_records_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7062);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _handed_on_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8255);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4133);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1845);
/* harmony import */ var _reviews_asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7629);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1471);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4068);










/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_reviews_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewsAsked */ .O)(run.state, foreign)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .countsInWords */ .Pe)((0,_run_records_of_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M)(plan, state));
    if (state.handed && state.lease)
        return (0,_handed_on_text_js__WEBPACK_IMPORTED_MODULE_3__/* .handedOnText */ .T)(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    // Whatever ended the last job: this is what the run needs.
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .stopSentence */ .W)((0,_run_awaiting_reason_js__WEBPACK_IMPORTED_MODULE_9__/* .awaitingReason */ .H)(state.awaiting), context, foreign);
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .stopSentence */ .W)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return { happened: `A job is at work, between two attempts; ${counts}.`, details: [], next: 'Nothing is needed.' };
    }
    return {
        happened: `No job is at work; ${counts}.`,
        details: [],
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .operatorCommand */ .mR)(context, 'run')} goes on from the last commit.`,
    };
}
function atWork(state, current, at, counts) {
    const since = at.now === null ? `since ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUtc */ .ay)(current.started)}` : `for ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)((0,_moment_js__WEBPACK_IMPORTED_MODULE_4__/* .ageMs */ .WO)(current.started, at.now))}`;
    const what = `At work on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: `Nothing is needed. Each task that passes its checks becomes a commit on ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(state.work_branch)}.`,
    };
}


/***/ }),

/***/ 7896:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   UV: () => (/* binding */ rowsInState),
/* harmony export */   sH: () => (/* binding */ shownTasks)
/* harmony export */ });
/* harmony import */ var _run_records_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7062);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4068);


/** A table of more tasks than this is shown in part. */
const wholeTable = 300;
/** So many of a longer one, where it is written with every state commit. */
const partInState = 100;
const nextTasks = 20;
/**
 * What fits of a long table: first what people look for (under way, failed, the next 20 pending), then what was done,
 * newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
 */
function shownRows(rows, limit = wholeTable) {
    const shown = places(rows, limit);
    const chosen = shown.flatMap((at) => rows[at] ?? []);
    return { rows: chosen, omitted: omission(rows, chosen) };
}
/** The same of a run's tasks; rows are made only of those that are shown. */
function shownTasks({ plan, state }, limit = wholeTable) {
    const records = (0,_run_records_of_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .taskRow */ .W0)(task, state));
    return { rows, omitted: omission(records, rows) };
}
/** What files of the state show. */
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
/** Positions of the tasks that are shown, in plan order. */
function places(tasks, limit) {
    if (tasks.length <= limit)
        return [...tasks.keys()];
    const by = { pending: [], in_progress: [], done: [], failed: [], skipped: [] };
    tasks.forEach(({ status }, at) => {
        by[status].push(at);
    });
    const iteration = (at) => tasks[at]?.iteration ?? 0;
    const wanted = [
        ...by.in_progress,
        ...by.failed.slice(0, limit - nextTasks - 1),
        ...by.pending.slice(0, nextTasks),
        ...by.done.sort((a, b) => iteration(b) - iteration(a)),
        ...by.skipped,
    ];
    return wanted.slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
    const [total, there] = [(0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(all), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(shown)];
    const parts = ['done', 'failed', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${status}`);
    return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 1471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ stopSentence)
/* harmony export */ });
/* unused harmony export stopLines */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4133);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);





const words = {
    complete: (_reason, at) => ({
        happened: 'Every task of the plan is done or was skipped.',
        next: `Review ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(at.workBranch)} commit by commit (${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git log --oneline ${at.workBranch}`)}) and merge it.`,
    }),
    iteration_limit: ({ scope, limit }, at) => scope === 'job'
        ? {
            happened: `This job has made its ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', at.surface === 'issue' ? '' : `--max-iterations ${limit}`)} makes up to ${limit} more.`,
        }
        : {
            happened: `The run has made the ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')} that it may make; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${2 * limit}iter`)} allows as many again${thenRun(at)}.`,
        },
    time_budget: ({ budget_ms, scope }, at) => ({
        happened: scope === 'limit'
            ? `The job ended before its machine would end it after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)} is used up; work remains.`,
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
    cost_budget: ({ budget_usd, spent_usd }, at) => ({
        happened: `The run's cost budget of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(budget_usd)} is used up; work remains.`,
        next: at.surface === 'issue' || at.surface === 'workflow'
            ? `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)}${thenRun(at)}.`
            : `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', `--cost-budget ${asMuchAgain(budget_usd, spent_usd)}`)}.`,
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.` }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'resume')}${thenRun(at)}.`,
        },
    human_review: ({ why, approve, conflict }, at, foreign) => {
        if (conflict)
            return mergeByHand(why, conflict, { at, foreign });
        return {
            happened: `A person is ${approve ? 'asked to look at the work' : 'needed'}: ${foreign(why)}`,
            next: approve
                ? approveOrNot(approve, at)
                : `When that is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
        };
    },
    waiting: ({ until, why }, at, foreign) => ({
        happened: `Waiting until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_3__/* .fromNow */ .PI)(until, at.now)}: ${foreign(why)}`,
        next: `Nobody is needed. After that time ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on; before it, a job ends at once and costs nothing.`,
    }),
    blocked: ({ by }, at, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: `Mend what is listed, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    }),
    stuck: ({ on }, at, foreign) => {
        const task = failedTask(on);
        return {
            happened: 'The run is stuck; more attempts without a person would only cost money:',
            details: listed(on, foreign),
            next: `Read the failures with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'log')}. Then help with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'hint', '"\u2026"')} and ` +
                `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', task)}, or give the task up with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'skip', task)}${thenRun(at)}.`,
        };
    },
    busy: ({ why }, at, foreign) => ({
        happened: `Another job works on this run: ${foreign(why)}`,
        next: `Nothing was changed. ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'status')} shows how far it is.`,
    }),
    cancelled: (_reason, at) => ({
        happened: 'The job was cancelled; the iteration under way was rolled back and counts as no failure of its task.',
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} resumes from the last commit.`,
    }),
    failed: ({ code: fault, why }, at, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: `What was committed is safe. When the cause is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
};
/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
/** The same as one block of plain text: sentence, list, next step. */
const stopLines = ({ happened, details, next }) => [
    happened,
    ...details.map((detail) => `  - ${detail}`),
    `Next: ${next}`,
];
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, at) {
    const look = at.surface === 'issue' ? (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git show ${commit}`) : (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'checkout', String(iteration));
    return (`Look at it with ${look}. To take it in: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'approve', commit.slice(0, 12))}; ` +
        `to have it made anew: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', `${task} "\u2026"`)}${thenRun(at)}.`);
}
function mergeByHand(why, { files, total, commands }, { at, foreign }) {
    const more = total > files.length ? [`and ${total - files.length} more`] : [];
    return {
        happened: foreign(why),
        details: [...files.map((file) => foreign(`conflict in ${file}`)), ...more],
        next: `Nothing is lost, and nothing was overwritten. In a clone: ${commands.map(_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY).join(', ')}. Then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    };
}
/** A comment starts the next job by itself; on a laptop somebody has to. */
const thenRun = (at) => (at.surface === 'issue' ? '' : `, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}`);
/** The task that a command would be about, from `TASK-7 failed`; a placeholder where no task is named so. */
const failedTask = (reasons) => reasons.map((reason) => /^([\w.-]{1,64}) failed/.exec(reason)?.[1]).find((id) => id !== undefined) ?? 'TASK';
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const shownReasons = 20;
function listed(reasons, foreign) {
    const shown = reasons.slice(0, reasons.length > shownReasons ? shownReasons - 1 : shownReasons).map(foreign);
    return shown.length < reasons.length ? [...shown, `and ${reasons.length - shown.length} more`] : shown;
}


/***/ }),

/***/ 4068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   W0: () => (/* binding */ taskRow),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4087);
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);





/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null };
    }
    const task = (0,_run_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const more = (task.commit ? 1 : 0) + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit && (0,_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(task.commit),
    };
}
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
const countStatuses = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_4__/* .oncePer */ .P)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');


/***/ }),

/***/ 5057:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8222);
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6796);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9181);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4068);





const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8[row.status]} ${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusWord */ .Hm[row.status]}`,
};
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => row.commit ?? '' },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
function textTable(rows, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
/** The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. */
const markdownTable = (rows) => [markdownHead, ...rows.map(markdownRow)].join('\n');
function markdownRow(row) {
    const commit = row.commit ? `\`${row.commit}\`` : '';
    const state = `${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8[row.status]} ${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusWord */ .Hm[row.status]}`;
    const cells = [row.id, (0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCell */ .U)(row.title), state, (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsCell */ .tf)(row), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .timeCell */ .s5)(row), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .costCell */ .ch)(row), commit];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 7024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ typedOrder)
/* harmony export */ });
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6796);

/** An order as its author wrote it; what only looked like one still holds its first word. */
const typedOrder = (text, maxChars) => (0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars);


/***/ }),

/***/ 1894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   F: () => (/* binding */ reviewFindings)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

const longest = 600;
/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}


/***/ }),

/***/ 2433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qR: () => (/* binding */ lossesAllowed),
/* harmony export */   ve: () => (/* binding */ attemptVerdict)
/* harmony export */ });
/* unused harmony exports afterResetMs, errorInWords */
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6701);

/** Until when to wait where a provider names no time (reliability C6). */
const defaultLimitWaitMs = 30 * 60_000;
/** First wait after an overload; doubled for each one in a row. */
const firstOverloadWaitMs = 5 * 60_000;
const longestOverloadWaitMs = 60 * 60_000;
/** A limit is lifted to the minute: going on a minute later does not meet it again. */
const afterResetMs = 60_000;
/** Lost runners and killed agents in a row that cost a task nothing: it may be the task that uses up the memory. */
const lossesAllowed = 2;
/**
 * What an agent call means for the attempt, before any check has run (DESIGN §4). Nothing passes without a change:
 * errors, non-zero exits, time-outs and empty diffs fail; limits and outages interrupt.
 */
function attemptVerdict(at) {
    const { end } = at;
    switch (end.kind) {
        case 'finished':
            return changed(at, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(at, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            // What is passed to the agent is what is left of the run's budget: no fault of the task.
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, at.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, at.now));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(at.now + overloadWait(at.waits)));
        case 'billing':
            return interrupt('billing', end.message, null);
        case 'auth':
            return interrupt('auth', end.message, null);
        case 'cancelled':
            return interrupt('cancelled', 'the job was cancelled', null);
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(end);
    }
}
function changed(at, cause, why) {
    if (at.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: at.findings.join('; ') };
    if (typeof at.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: at.unready };
    return at.hasChanges ? { kind: 'validate' } : { kind: 'fail', cause, why };
}
const interrupt = (cause, why, until) => ({
    kind: 'interrupt',
    cause,
    why,
    until,
});
/** Each with the message last, so that a replay can read it back. */
const errorInWords = {
    turns: (message) => `the agent used up its turns: ${message}`,
    budget: (message) => `the agent used up the cost budget: ${message}`,
    structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
    refused: (message) => `the model refused: ${message}`,
    disk: (message) => `the agent filled the disk: ${message}`,
    other: (message) => `the agent reported an error: ${message}`,
};
const timeoutInWords = {
    wall: (after) => `the agent was ended after ${after} of work (agent-timeout)`,
    idle: (after) => `the agent fell silent and was ended ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as when memory runs out';
    if (killed === 'SIGTERM')
        return 'was ended from outside (SIGTERM)';
    return end.signal ? `was killed by ${end.signal}` : `ended with exit code ${end.exitCode}`;
}
/** Not by us: what we end is timed out or cancelled. A shell answers 128 and the signal's number for its child. */
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, now) {
    return iso(until === null ? now + defaultLimitWaitMs : Math.max(Date.parse(until), now) + afterResetMs);
}
const overloadWait = (waits) => Math.min(firstOverloadWaitMs * 2 ** Math.min(waits, 10), longestOverloadWaitMs);
/** Whoever killed it was not the task, but for one that is killed again and again (reliability C4, P13). */
function crashed(end, losses) {
    const why = crashInWords(end);
    if (killedBy(end) === undefined)
        return { kind: 'fail', cause: 'agent_crashed', why };
    if (losses < lossesAllowed)
        return interrupt('agent_killed', why, null);
    return {
        kind: 'fail',
        cause: 'agent_crashed',
        why: `${lossesAllowed + 1} times in a row a runner was lost or ${why}`,
    };
}
const iso = (ms) => new Date(ms).toISOString();
/** Whole minutes, so that two time-outs of the same kind read alike. */
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 5829:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ awaitingReason)
/* harmony export */ });
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 9388:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2168);
/* harmony import */ var _report_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);
/* harmony import */ var _report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _merge_by_hand_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7092);






/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50;
const namedCommits = 20;
/**
 * The engine's own task that resolves a conflict with a moved base (issue 3 point 8). It stands in the run's plan, goes
 * before every other one, and its id is one that no plan file may use.
 */
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(conflict.branch, 100);
    return _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .reservedId */ .U3}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(base)}): resolve ${(0,_report_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(branch)} moved on while this run worked, and git cannot merge ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is laid out in the files before you: what git could merge is merged; these hold conflict markers, the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep what both sides meant, remove every marker, and change elsewhere only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that the work lacks:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
function list(texts, most) {
    const lines = texts.slice(0, most).map((text) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(text, 300)}`);
    const more = texts.length - lines.length;
    return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}
/** That a person has to merge the base, and how. */
function baseConflict(at) {
    const { remote, work_branch: workBranch, work: ours } = at.state;
    const conflict = (0,_merge_by_hand_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeByHand */ .v)({
        remote,
        workBranch,
        merge: { local: at.local },
        pair: { ours, theirs: at.base },
        paths: at.files,
    });
    return { kind: 'human_review', why: at.why, conflict: { ...conflict, total: at.total } };
}
/** The task could not do it, or was given up: undefined while it may yet be tried. */
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}


/***/ }),

/***/ 7157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lastMoment)
/* harmony export */ });
/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000;
/** How long after its start a job ends by itself, given when its machine would end it (reliability P4). */
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);


/***/ }),

/***/ 1477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Uf: () => (/* binding */ memoryLine),
/* harmony export */   Y0: () => (/* binding */ isAhead)
/* harmony export */ });
/** A hidden line; ids are the engine's own. */
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
    const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text);
    const [, run, epoch, iteration, commit] = found ?? [];
    if (run === undefined || commit === undefined)
        return undefined;
    return { run, epoch: Number(epoch), iteration: Number(iteration), commit };
}
/** Memories are only ever written after the state: one that is ahead of it means that the state was moved back. */
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);


/***/ }),

/***/ 7092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _report_report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);

/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20;
/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
function mergeByHand(at) {
    const { workBranch, merge } = at;
    const remote = (0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(withoutCredentials(at.remote));
    const mergeIt = 'local' in merge
        ? [`git merge ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(merge.local)}`]
        : [`git fetch ${remote} ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(merge.fetched)}`, 'git merge FETCH_HEAD'];
    return {
        ...at.pair,
        files: at.paths.slice(0, keptFiles),
        total: at.paths.length,
        commands: [
            `git fetch ${remote} ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(workBranch)}`,
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            `git push ${remote} ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(`HEAD:refs/heads/${workBranch}`)}`,
            'git switch -',
        ],
    };
}


/***/ }),

/***/ 5970:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ newestTaken)
/* harmony export */ });
/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
const newestTaken = ({ recent }) => recent[0]?.iteration ?? 0;


/***/ }),

/***/ 2154:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ nextStep)
});

// EXTERNAL MODULE: ./build/core/plan/blocked.js
var blocked = __webpack_require__(4660);
// EXTERNAL MODULE: ./build/core/plan/milestones.js
var plan_milestones = __webpack_require__(2649);
// EXTERNAL MODULE: ./build/core/plan/task-ids.js
var task_ids = __webpack_require__(2816);
;// CONCATENATED MODULE: ./build/core/plan/select.js



/**
 * The task to attempt next (seed §1.4, with `order` given an effect): pending or in_progress, which is pending again
 * after a crash; every dependency done; the first milestone first, so that the commits of each stand together; then the
 * lowest `order`, tasks without one after those with one, then position. Complete means that every task is done or skipped. Linear in tasks and dependencies.
 */
function selectTask(plan, statusOf) {
    let best;
    const before = inOrder(plan);
    for (const task of ready(plan, statusOf))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = (0,blocked/* explainBlocked */.u)(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
function readyTasks(plan, statusOf) {
    return ready(plan, statusOf).sort(inOrder(plan));
}
function ready(plan, statusOf) {
    const known = (0,task_ids/* taskIds */.A)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done';
    return plan.tasks.filter(({ id, depends_on }) => {
        const status = statusOf(id);
        return (status === 'pending' || status === 'in_progress') && depends_on.every(isDone);
    });
}
function inOrder(plan) {
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
    return milestones ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b) : byOrder;
}
function byOrder(a, b) {
    if (a.order === b.order)
        return 0;
    return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}

// EXTERNAL MODULE: ./build/core/run/awaiting-reason.js
var awaiting_reason = __webpack_require__(5829);
// EXTERNAL MODULE: ./build/core/run/conflict-task.js
var conflict_task = __webpack_require__(9388);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/job-limit.js
var job_limit = __webpack_require__(7157);
;// CONCATENATED MODULE: ./build/core/run/next-step.js





/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    nothingLeft,
    isPaused,
    waitsForTheProvider,
    breakerIsOpen,
    jobIterations,
    runIterations,
    money,
    time,
    tooLate,
    needsBaseline,
    spacing,
];
/** Decides what the job does next. Pure: the clock is a parameter (DESIGN §4). */
function nextStep(at) {
    const situation = { ...at, selection: selectTask(at.plan, (0,evolve/* statusIn */.em)(at.state)) };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }) {
    return state.awaiting ? stop((0,awaiting_reason/* awaitingReason */.H)(state.awaiting)) : undefined;
}
/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(at) {
    const { state, job } = at;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(at) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
    const reason = (0,conflict_task/* unresolvedConflict */.cb)(state);
    return reason && stop(reason);
}
function nothingLeft({ selection }) {
    if (selection.kind === 'complete')
        return stop({ kind: 'complete' });
    if (selection.kind === 'task')
        return undefined;
    const failed = selection.by.some((entry) => entry.failed.length > 0);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed ? { kind: 'stuck', on: why } : { kind: 'blocked', by: why });
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(at) {
    return at.state.unproven && !at.state.paused ? needsBaseline(at) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop({ kind: 'paused', why: state.paused.why }) : undefined;
}
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 600_000;
function waitsForTheProvider(at) {
    const { state, now } = at;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(at, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
/** Only on a machine that was lent for this job, and where an attempt still fits after it; a laptop's user gets the prompt back. */
function waitsHere({ limits, job, now }, until) {
    const { jobLimitMs, timeBudgetMs } = limits;
    if (jobLimitMs === null || until - now > shortWaitMs)
        return false;
    const after = until - job.started;
    return after + job.longestMs < (0,job_limit/* lastMoment */.H)(jobLimitMs) && (timeBudgetMs === null || after < timeBudgetMs);
}
/** A new job tries once more (half open); the same failure then stops it at once. */
function breakerIsOpen({ state, limits, job }) {
    const { breaker } = state;
    if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0)
        return undefined;
    return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] });
}
function jobIterations({ limits, job }) {
    if (job.iterations < limits.maxIterations)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations });
}
function runIterations({ plan, state, limits }) {
    const limit = limits.runIterations ?? plan.max_iterations;
    if (limit === undefined || state.counts.succeeded + state.counts.failed < limit)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'run', limit });
}
function money({ state, limits }) {
    if (state.usage.usd < limits.costBudgetUsd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd: limits.costBudgetUsd, spent_usd: state.usage.usd });
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
/** An attempt that takes as long as the longest one would be cut off (reliability P4); the first one is tried. */
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < (0,job_limit/* lastMoment */.H)(jobLimitMs))
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' });
}
function needsBaseline({ state, job }) {
    const { baseline } = state;
    if (!baseline || baseline.checks !== job.checks)
        return { kind: 'baseline' };
    if (baseline.red.length === 0 || baseline.accepted)
        return undefined;
    if (!job.baselineRan)
        return { kind: 'baseline' };
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    return stop({ kind: 'blocked', by: baseline.red.map((name) => `the baseline is red: ${name}${since}`) });
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    // A start in the future: the clock was set back, and waiting for that moment could take for ever (reliability P17).
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,evolve/* taskIn */.B1)(state, task.id).failed_attempts + 1 };
}


/***/ }),

/***/ 1161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ withdrawalPath),
/* harmony export */   sk: () => (/* binding */ withdrawal),
/* harmony export */   uV: () => (/* binding */ withdrawalInWords)
/* harmony export */ });
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4956);

const withdrawalPath = (iteration) => (0,_state_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .iterationPath */ .lr)(iteration, 'withdrawn.json');
/** Path and content of the file. */
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
};
/** The reason as the next attempt at the task is told it. */
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 3807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ shortenMarkdown)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3573);
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1224);


/**
 * `excerpt` for Markdown: a code block that the cut runs through is closed before the marker and opened again after
 * it, so that what follows the text stays outside. Never longer than `maxChars`; empty where nothing sensible fits.
 */
function shortenMarkdown(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length));
    const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1);
    const cut = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, maxChars - mendings);
    if (cut === undefined)
        return '';
    const reopened = (0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .openFence */ ._R)(text.slice(0, cut.tailFrom));
    const parts = [(0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .closeFence */ ._e)(cut.head), cut.marker, reopened, cut.tail];
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .closeFence */ ._e)(parts.filter((part) => part !== undefined && part !== '').join('\n'));
}


/***/ }),

/***/ 9390:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ failureSentence)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

/** How a check ended: ``failed with exit code 1 after 3m 20s``. */
function failureSentence(result) {
    if (result.elsewhere)
        return inTheWorkflow(result.elsewhere);
    const after = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(result.duration_ms);
    if (result.timed_out)
        return `was ended by its time limit after ${after}`;
    if (result.filled_disk)
        return `was ended after ${after}, when the disk was full`;
    if (result.exit_code === null)
        return `was ended by a signal after ${after}`;
    return `failed with exit code ${result.exit_code} after ${after}`;
}
function inTheWorkflow({ of, outcome, meant }) {
    const words = {
        success: 'passed',
        failure: 'failed',
        cancelled: 'was cancelled',
        skipped: 'was skipped',
        missing: `has no result: there is no such ${of} in \`results\`${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    };
    return words[outcome];
}


/***/ }),

/***/ 6020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ normalized),
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);


const rules = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
    [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
    // A directory made for one run: its last part is chance.
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    // The same file in another checkout: only its own name counts.
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
/** The text without what differs from run to run: numbers, hexadecimal, ids, times, durations, temporary directories. */
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text, maxChars))).trim();
}
/** A short stable digest of the normalised text, for telling the same failure again. Not for security: FNV-1a, twice. */
function fingerprint(text) {
    const clean = normalized(text);
    return fnv1a(clean, 0x811c9dc5) + fnv1a(clean, 0x050c5d1f);
}
function fnv1a(text, basis) {
    let hash = basis;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
}


/***/ }),

/***/ 2139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ outputExcerpt)
/* harmony export */ });
/* harmony import */ var _text_ansi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3249);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);



/**
 * What a check printed, for a prompt or a report: no escape sequences, progress lines as they stood last, and where it
 * is longer than `maxChars` three tenths from the head and the rest from the tail, where the failure is named.
 */
function outputExcerpt(result, maxChars = 5_000) {
    const head = settled(result.output_head);
    const tail = settled(result.output_tail);
    const kept = new TextEncoder().encode(result.output_head + result.output_tail).length;
    const gap = tail !== '' && result.output_bytes > kept;
    const whole = gap ? `${head}\n\u2026\n${tail}` : head + tail;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(whole).trim(), maxChars);
}
/** Each line as a terminal shows it in the end: a carriage return without a line feed writes over the line. */
function settled(output) {
    return (0,_text_ansi_js__WEBPACK_IMPORTED_MODULE_0__/* .stripAnsi */ .a)(output)
        .replace(/\r+\n/g, '\n')
        .split('\n')
        .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '')
        .join('\n');
}


/***/ }),

/***/ 7867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ validationOf)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2949);

/** What was run on a tree and what came of it, as it is kept and judged. */
function validationOf(given) {
    const { iteration, tree, strategy, checks, results, knownRed, changed } = given;
    const ran = new Set(results.map(({ name }) => name));
    return {
        iteration,
        strategy,
        tree,
        passed: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S)(given).passed,
        checks: [...results],
        not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
        known_red: [...knownRed],
        changed_by_checks: [...changed],
    };
}


/***/ }),

/***/ 2949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checksToRun),
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
const policy = {
    strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
    lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
    tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
};
/** The checks that a strategy runs, in their order. */
function checksToRun(strategy, checks) {
    return checks.filter(({ kind }) => policy[strategy][kind] !== 'not_run');
}
/**
 * What the results mean under a strategy. Nothing but a result that says so passes: a check that should have run and
 * has no result fails the iteration (seed defect A3). No checks at all pass, as in the seed; callers warn about it.
 */
function judge(given) {
    const weigh = ({ kind }) => policy[given.strategy][kind];
    const accepted = new Set(given.knownRed);
    const ran = new Set(given.results.map(({ name }) => name));
    const failed = given.results.filter(({ passed }) => !passed);
    const counts = (result) => weigh(result) === 'counts' && result.elsewhere?.required !== false;
    const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
    const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
    return {
        passed: failures.length === 0 && missing.length === 0,
        failures,
        reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
        knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
        missing: missing.map(({ name }) => name),
        notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
    };
}


/***/ }),

/***/ 729:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ bothTrackers)
/* harmony export */ });
/* harmony import */ var _adapter_github_comment_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3825);

/** Orders from comments and from clones (`ralph pause --remote origin`), in the order in which they were given. */
function bothTrackers(github, inbox) {
    return {
        async incoming(look) {
            const [comments, refs] = await Promise.all([github.incoming(look), inbox.incoming(look)]);
            const orders = [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
            return { orders, cursor: comments.cursor };
        },
        // Comments stay: only what is a ref can be removed.
        forget: (ids) => inbox.forget(ids.filter((id) => (0,_adapter_github_comment_id_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(id) === undefined)),
        // Who ordered from a clone looks at the state; every other effect is GitHub's.
        deliver: (effects) => github.deliver(effects),
        effectsOf: github.effectsOf,
        report: github.report,
        published: github.published,
        ...(github.memory && { memory: github.memory }),
        ...(github.merged && { merged: github.merged }),
        ...(github.converge && { converge: github.converge }),
        close: github.close,
    };
}


/***/ }),

/***/ 1609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ onGitHub)
});

// EXTERNAL MODULE: ./build/core/run/slices.js
var run_slices = __webpack_require__(6541);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/run/needs-nobody.js
var needs_nobody = __webpack_require__(1157);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/report/after-init.js
var after_init = __webpack_require__(6230);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/typed-order.js
var typed_order = __webpack_require__(7024);
;// CONCATENATED MODULE: ./build/core/report/command-log.js



/** The newest orders, newest first: who gave each, and what became of it. */
function commandLog({ commands }) {
    if (commands.length === 0)
        return 'Nobody has ordered anything. `/ralph help` lists what can be ordered.';
    return commands
        .map(({ at, by, text, refused }) => {
        const fate = refused === null ? 'done' : `not done: ${(0,inline_markdown/* inlineMarkdown */.x)(refused, 200)}`;
        return `- ${(0,moment/* formatUtc */.ay)(at)} ${(0,inline_markdown/* inlineMarkdown */.x)(by, 60)}: ${(0,typed_order/* typedOrder */.P)(text, 120)} \u2014 ${fate}`;
    })
        .join('\n');
}

// EXTERNAL MODULE: ./build/core/report/cost-budget.js
var cost_budget = __webpack_require__(2452);
// EXTERNAL MODULE: ./build/core/report/forecast.js
var forecast = __webpack_require__(9452);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/report/graph.js
var graph = __webpack_require__(7153);
;// CONCATENATED MODULE: ./build/core/report/linked-table.js
/** The short oids of the table as links to the whole commits. */
function linkedTable(table, { tasks }, { repositoryUrl }) {
    const whole = new Map(Object.values(tasks).flatMap(({ commit }) => (commit ? [[commit.slice(0, 7), commit]] : [])));
    return table.replace(/\| `([0-9a-f]{7})` \|$/gm, (cell, short) => {
        const commit = whole.get(short);
        return commit ? `| [\`${short}\`](${repositoryUrl}/commit/${commit}) |` : cell;
    });
}

;// CONCATENATED MODULE: ./build/core/report/own-ci.js

/** One paragraph where a person is needed; undefined where nobody is. */
function waitingCi({ waiting }) {
    if (waiting.length === 0)
        return undefined;
    const shown = waiting.slice(0, 5).map(({ name, url }) => `[${(0,inline_markdown/* inlineMarkdown */.x)(name, 60)}](${url})`);
    const more = waiting.length > shown.length ? ` and ${waiting.length - shown.length} more` : '';
    const runs = waiting.length === 1 ? 'run waits' : 'runs wait';
    return `**The repository's CI: ${waiting.length} ${runs} for \u201cApprove and run\u201d** (${shown.join(', ')}${more}), neither red nor green. Somebody with write access clicks it on the pull request; with an App's token CI runs by itself.`;
}
/** How the repository's CI and ours go together, in a sentence. */
const ciMode = ({ token }) => token === 'other'
    ? 'The token is an App\u2019s or a person\u2019s: the repository\u2019s own CI runs by itself on each commit.'
    : 'The token is the workflow\u2019s own: on its commits the repository\u2019s CI waits for a person or does not start, and ralph\u2019s checks are the statuses `ralph/\u2026`.';

// EXTERNAL MODULE: ./build/core/report/receipt.js
var receipt = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/core/report/receipt-text.js
var receipt_text = __webpack_require__(1085);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/run-sentence.js
var run_sentence = __webpack_require__(504);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/status-comment.js





















/** While a job is at work the comment is written at least every ten minutes; later than this, the job was lost. */
const worryMs = 1_800_000;
/** GitHub takes 65,536 characters (platform fact 26). */
const longest = 60_000;
/** Long tables and graphs make room step by step. */
const rowLimits = [150, 60, 20];
/**
 * The comment that says how a run stands (issue 5, point 2), in at most 60,000 characters. `facts` is the same for the
 * same state, whenever it is asked for; `body` says besides when it was written, and when to worry.
 */
function statusComment(run, place) {
    const written = writtenLine(run.state, place.now);
    for (const rows of rowLimits) {
        for (const withGraph of [true, false]) {
            const facts = factsOf(run, place, { rows, withGraph });
            const body = `${facts}\n\n${written}\n`;
            if (body.length <= longest)
                return { body, facts };
        }
    }
    const facts = headOf(run, place).join('\n\n');
    return { body: `${facts}\n\n${written}\n`, facts };
}
function factsOf(run, place, size) {
    const { rows, omitted } = (0,shown_rows/* shownTasks */.sH)(run, size.rows);
    return [
        ...headOf(run, place),
        linkedTable((0,task_table/* markdownTable */.Q)(rows), run.state, place),
        ...(omitted ? [omitted] : []),
        ...(size.withGraph ? [folded('What depends on what', (0,graph/* taskGraph */.o)(run.plan, (0,records_of/* recordsOf */.M)(run.plan, run.state)))] : []),
        status_comment_receipt(run.state),
        folded('What it writes', list(whatItWrites(run.state, place))),
        folded(`Orders (${run.state.commands.length === 0 ? 'none yet' : 'the newest'})`, commandLog(run.state)),
    ].join('\n\n');
}
function headOf(run, place) {
    const at = { planFile: place.planFile, workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const waiting = place.ownCi && waitingCi(place.ownCi);
    return [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(run.plan.project ?? run.state.plan, 100)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        needed(run.state, next, place.askedAt),
        ...(waiting ? [waiting] : []),
        money(run, place),
        ...(untried(run.state) ? [(0,after_init/* publicNotice */.m)(run.state.plan)] : []),
        ...(place.jobUrl ? [`The [job](${place.jobUrl}) has the log of what it does.`] : []),
    ];
}
/** What was spent, what it will probably come to, and where it ends. */
function money({ plan, state }, place) {
    const costBudgetUsd = (0,cost_budget/* costBudgetOf */.s)(state, place.costBudgetUsd);
    const written = Date.parse(state.updated);
    const minutes = (0,amounts/* formatMinutes */.dp)((0,runner_time/* runnerMsSeen */.M)(state, written));
    const spent = `Spent ${(0,amounts/* formatUsd */.UK)(state.usage.usd)} of at most ${(0,amounts/* formatUsd */.UK)(costBudgetUsd)}, and ${minutes} of runner time.`;
    const bound = place.jobMs === undefined ? [] : [`A job works for at most ${(0,duration/* formatDuration */.a)(place.jobMs)}.`];
    const ahead = (0,forecast_text/* forecastSentence */.B)((0,forecast/* forecast */.g)({ plan, state }, { now: written, costBudgetUsd }));
    return [spent, ...(ahead ? [ahead] : []), ...bound].join(' ');
}
/** What is needed, and from whom; while jobs follow each other by themselves, nobody is. */
function needed({ lease, stop, awaiting }, next, askedAt) {
    if (lease)
        return next;
    if (stop?.kind === 'complete')
        return `**Needed from a reviewer:** ${[next, ...asked(askedAt)].join(' ')}`;
    if (!awaiting && (0,needs_nobody/* needsNobody */.h)(stop))
        return `**Nobody is needed.** ${next.replace(/^Nobody is needed\. /, '')}`;
    return `**Needed from somebody who may change files here:** ${next}`;
}
/** The job that is approved or rejected edits no comment: these words stay true. */
const asked = (page) => page === undefined
    ? []
    : [
        `Before the pull request is marked ready, a reviewer of the environment is asked, in [this workflow run](${page}). Where that was rejected, nothing is lost: run the workflow again, and it asks again.`,
    ];
const untried = ({ iteration }) => iteration === 0;
/** At the end it is what a reader came for. */
function status_comment_receipt(state) {
    const table = (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W)(state, Date.parse(state.updated)));
    return state.stop?.kind === 'complete' ? `#### What it cost\n\n${table}` : folded('Cost', table);
}
const whatItWrites = ({ plan, work_branch }, { stateRef, confinement, ownCi }) => [
    `Writes: ${(0,report_context/* code */.aY)(work_branch)}, ${(0,report_context/* code */.aY)(stateRef)}, this conversation.`,
    'Never writes: any other branch; a task\u2019s commit never changes workflows, the plan, or the agent\u2019s settings.',
    `Confinement of the agent: ${(0,inline_markdown/* inlineMarkdown */.x)(confinement, 200)}.`,
    ...(ownCi ? [ciMode(ownCi)] : []),
    (0,after_init/* publicNotice */.m)(plan),
];
/** A job that is at work is lost if it stays silent; one that is not at work has nothing to be late with. */
function writtenLine({ lease }, now) {
    const written = `Written ${(0,moment/* formatUtc */.ay)(now)}.`;
    if (!lease)
        return written;
    const late = (0,moment/* formatUtc */.ay)(now + worryMs);
    return `${written} If it is past ${late} and this is unchanged, the job was lost: run it again, nothing is lost or done twice.`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

;// CONCATENATED MODULE: ./build/core/report/pull-text.js


const reviewHint = 'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.';
/** Title and body of the run's pull request: what the status comment says, without the moment and the job that wrote it. */
function pullText(run, place, issue) {
    const { jobUrl: _, ...lasting } = place;
    const { facts } = statusComment(run, lasting);
    const tracked = issue === undefined ? '' : `\n\nThe run is tracked in #${issue}.`;
    return {
        title: `ralph: ${(0,one_line/* plainLine */.h)(run.plan.project ?? run.state.plan, 100)}`,
        body: `${reviewHint}${tracked}\n\n${facts}\n`,
    };
}

// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/slice-text.js









/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150;
/**
 * Title and body of one milestone's pull request: its own tasks and commits and where it stands in the stack, so that
 * it changes only when they do. How the run stands is on the tracking issue.
 */
function sliceText(run, place, at) {
    const { plan, state } = run;
    const { milestone } = at.slice;
    const name = milestone ?? 'what is left';
    const own = new Set((0,run_slices/* tasksOf */.a4)(plan, milestone));
    const rows = (0,task_rows/* taskRows */.Zy)(plan, state).filter(({ id }) => own.has(id));
    const { rows: shown, omitted } = (0,shown_rows/* shownRows */.$6)(rows, maxRows);
    const done = rows.filter(({ status }) => status === 'done').length;
    const parts = [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(plan.project ?? state.plan, 100)}: ${(0,inline_markdown/* inlineMarkdown */.x)(name, 64)}`,
        `**${done} of ${(0,amounts/* plural */.LS)(rows.length, 'task')} done${(0,run_slices/* isDone */.$L)(plan, state, milestone) ? ', the milestone is complete' : ''}.**`,
        ...stackLines(at.neighbours),
        reviewHint,
        ...(at.issue === undefined ? [] : [`The run is tracked in #${at.issue}.`]),
        linkedTable((0,task_table/* markdownTable */.Q)(shown), state, place),
        ...(omitted ? [omitted] : []),
        ...elsewhere(run, rows, milestone),
    ];
    return {
        title: `ralph: ${(0,one_line/* plainLine */.h)(plan.project ?? state.plan, 100)}: ${(0,one_line/* plainLine */.h)(name, 64)}`,
        body: `${parts.join('\n\n')}\n`,
    };
}
function stackLines({ below, above }) {
    const under = below === undefined ? [] : [`It stands on #${below}: review and merge that one first.`];
    const over = above === undefined ? [] : [`#${above} stands on it, and goes on to the base when this one is merged.`];
    const lines = [...under, ...over];
    return lines.length > 0 ? [lines.join(' ')] : [];
}
/** Commits for this milestone that came when a later one had begun: a branch only ever moves forward. */
function elsewhere(run, rows, milestone) {
    const { slices } = run.state;
    const place = slices.findIndex((slice) => slice.milestone === milestone);
    const next = slices[place + 1];
    const late = next ? rows.filter(({ iteration }) => iteration !== null && iteration >= next.iteration) : [];
    if (late.length === 0)
        return [];
    return [
        `Done only after a later milestone had begun, and so in a pull request above: ${late.map(({ id }) => id).join(', ')}.`,
    ];
}

;// CONCATENATED MODULE: ./build/core/report/wanted-pulls.js



/** The pull requests that show a run, the lowest first: one for each milestone, else one for the work branch. */
function wantedPulls(run, place, issue) {
    const { plan, state } = run;
    const slices = (0,run_slices/* slicesOf */.nu)(state);
    const complete = state.stop?.kind === 'complete';
    if (slices.length === 0) {
        return [{ head: state.work_branch, ready: complete, text: () => pullText(run, place, issue) }];
    }
    const ready = ({ milestone, newest }) => complete || ((0,run_slices/* isDone */.$L)(plan, state, milestone) && !(newest && state.unproven) && milestone !== null);
    return slices.map((slice) => ({
        head: slice.branch,
        ready: ready(slice),
        text: (neighbours) => sliceText(run, place, { slice, issue, neighbours }),
    }));
}

// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/github/comment-id.js
var comment_id = __webpack_require__(3825);
;// CONCATENATED MODULE: ./build/adapter/github/closing-orders.js


/**
 * Closing the run's pull request without a merge is an order to pause: whoever does that does not want what is being
 * paid for. GitHub itself has seen to it that they may. It is an order like any other, with the moment of the closing
 * as its id, so that `resume` lifts it for good.
 */
function closingOrders(github) {
    const by = new Map();
    async function whoClosed(issue_number) {
        try {
            const { closed_by } = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number });
            return closed_by?.login ?? 'somebody';
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            return 'somebody';
        }
    }
    return async (pulls, { since, started, consumed }) => {
        const orders = [];
        for (const { state, number, closedAt: at } of pulls) {
            const settled = at === null || at < (since ?? '').slice(0, 19) || Date.parse(at) < Date.parse(started);
            if (state !== 'closed' || settled)
                continue;
            // Answers to it go to the pull request; there is no comment that could get a sign.
            const id = (0,comment_id/* commentId */.Zr)({ at, issue: number, comment: 0 });
            if (consumed.includes(id))
                continue;
            const asked = by.get(number) ?? whoClosed(number);
            by.set(number, asked);
            const why = `pull request #${number} was closed without a merge; open it again if its commits shall be seen there`;
            orders.push({ id, at, by: await asked, text: `pause ${why}` });
        }
        return orders;
    };
}

// EXTERNAL MODULE: ./build/adapter/github/own-ci.js
var own_ci = __webpack_require__(5127);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/adapter/github/found-pull.js
function foundIn(pull, self) {
    const { number, node_id, body, draft, state, merged_at, head, base } = pull;
    return {
        number,
        id: node_id,
        body: (body ?? '').replaceAll('\r\n', '\n'),
        draft: draft === true,
        state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
        ours: pull.user?.login === self,
        head: head.ref,
        sha: head.sha,
        base: base.ref,
        // Of one that is open it names a trial merge of GitHub's own.
        mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
        closedAt: pull.closed_at,
    };
}

// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(674);
// EXTERNAL MODULE: ./build/adapter/github/default-branch.js
var default_branch = __webpack_require__(9672);
// EXTERNAL MODULE: ./build/adapter/github/outbox.js
var github_outbox = __webpack_require__(6645);
;// CONCATENATED MODULE: ./build/adapter/github/pull-request.js





/**
 * The pull request of one branch, found by its head: GitHub itself lets no second one be open. One that a person closed
 * stays closed; one that a person opened is theirs altogether; a body without our mark was rewritten and stays; a base
 * that we did not choose stays; and once it was ready, whoever made it a draft again wants it so.
 */
function pullRequest(options) {
    const { github, plan, self, place, warn, redact, head } = options;
    const [mark, readyMark] = [(0,github_outbox/* markOf */.F)(plan, 'pull'), (0,github_outbox/* markOf */.F)(plan, 'pull-ready')];
    let found;
    let known = false;
    let refused = false;
    let held = false;
    /** A tip that has nothing that its base lacks. */
    let empty = '';
    async function look() {
        if (known)
            return found;
        const given = { head: `${github.owner}:${head}`, state: 'all', per_page: 1 };
        const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', given);
        found = newest && foundIn(newest, self);
        known = true;
        return found;
    }
    async function make(wish) {
        if (refused)
            return;
        await look();
        const wasReady = found && (!found.draft || found.body.startsWith(readyMark));
        held = wish.ready && options.holdReady === true && !wasReady;
        const wanted = held ? { ...wish, ready: false } : wish;
        if (found?.state === 'open')
            await update(found, wanted);
        // What became of it since it was last looked at shows with its update.
        if (found?.state === 'closed') {
            refused = true;
            warn(`pull request #${found.number} was closed, so no other one is opened; open it again to go on there`);
        }
        else if (found?.state !== 'open' && found?.sha !== wanted.tip && empty !== wanted.tip)
            await create(wanted, { draft: !wanted.ready });
    }
    const bodyOf = ({ text, ready }) => `${ready ? readyMark : mark}\n${redact(text.body)}`;
    async function create(wanted, { draft }) {
        // Whatever becomes of the answer: the next look decides.
        known = false;
        try {
            const given = { head, base: wanted.base, title: redact(wanted.text.title), body: bodyOf(wanted), draft };
            found = foundIn(await github.request('POST /repos/{owner}/{repo}/pulls', given), self);
            known = true;
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            await afterRefusal(error, wanted, draft);
        }
    }
    async function afterRefusal(error, wanted, draft) {
        const why = whyRefused(error);
        if (why === 'exists')
            await look();
        else if (why === 'empty')
            empty = wanted.tip;
        else if (why === 'no drafts' && draft)
            await create(wanted, { draft: false });
        else if (why === 'no base')
            await createOnDefault(error, wanted, draft);
        else
            giveUp(error, wanted);
    }
    /** The base is gone, as after it was renamed. */
    async function createOnDefault(error, wanted, draft) {
        const base = await (0,default_branch/* defaultBranch */.O)(github);
        if (base === undefined || base === wanted.base)
            giveUp(error, wanted);
        else
            await create({ ...wanted, base }, { draft });
    }
    function giveUp({ code, message, hint }, { base }) {
        refused = code !== 'GITHUB_UNREACHABLE' && code !== 'GITHUB_RATE_LIMITED';
        const by = `${place().repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`;
        warn(`no pull request could be opened: ${message} ${hint} By hand: ${by}`);
    }
    /** First ready, then the text that says so: a job that dies in between leaves one that the next job mends. */
    async function update(pull, wanted) {
        if (!pull.ours)
            return;
        const makesReady = wanted.ready && pull.draft && !pull.body.startsWith(readyMark);
        const fault = makesReady ? await markReady(pull) : undefined;
        if (makesReady && !fault)
            found = { ...pull, draft: false };
        const change = changeOf(pull, fault ? { ...wanted, ready: false } : wanted);
        if (Object.keys(change).length > 0) {
            const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}';
            found = foundIn(await github.request(route, { pull_number: pull.number, ...change }), self);
        }
        if (fault)
            throw fault;
    }
    function changeOf(pull, wanted) {
        const body = bodyOf(wanted);
        return {
            ...(pull.body.startsWith(read_comment/* ownMark */.a) && pull.body !== body && { body }),
            ...(pull.base !== wanted.base && wanted.staleBase(pull.base) && { base: wanted.base }),
        };
    }
    async function markReady({ id }) {
        const mutation = 'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }';
        return github.graphql(mutation, { id }).then(() => undefined, (error) => error);
    }
    return {
        get held() {
            return held && found?.state === 'open' && found.ours && found.draft;
        },
        get unready() {
            if (!found)
                return !refused;
            return found.state === 'open' && found.ours && found.draft && !found.body.startsWith(readyMark);
        },
        get found() {
            return found;
        },
        look,
        know(one) {
            found = one;
            known = true;
        },
        make,
    };
}
/** What GitHub has against a new one, as far as there is a way on. */
function whyRefused({ code, message }) {
    if (code !== 'GITHUB_REFUSED')
        return undefined;
    if (/already exists/i.test(message))
        return 'exists';
    if (/no commits between/i.test(message))
        return 'empty';
    if (/draft pull requests are not supported/i.test(message))
        return 'no drafts';
    return /"field":\s*"base"/.test(message) ? 'no base' : undefined;
}
/** A branch in an address: its slashes stay. */
const encode = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

;// CONCATENATED MODULE: ./build/adapter/github/pull-stack.js




/** An edit waits so long for a newer one that replaces it; what is missing is created at once. */
const patienceMs = 60_000;
/** A job that is over otherwise does not stay for it. */
const sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { ...(signal && { signal }), ref: false });
/**
 * Pull requests that stand on each other: the base of each is the branch below it, and once that one was merged, by
 * whatever kind of merge, what it was merged into. Merged is what the pull request says, not what git can see.
 */
function pullStack(options) {
    const { github, self, warn, workBranch, stacked, wait = sleep } = options;
    const pulls = new Map();
    let wanted;
    let working;
    let hurry = new AbortController();
    let closing = false;
    function of(head) {
        const pull = pulls.get(head) ?? pullRequest({ ...options, head });
        pulls.set(head, pull);
        return pull;
    }
    /** One look at all that are open costs the same as a look at one. */
    async function lookAtOpen() {
        const prefix = `${workBranch}.`;
        for (const pull of await github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })) {
            const { ref, repo } = pull.head;
            const here = repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase();
            if (here && (ref === workBranch || ref.startsWith(prefix)))
                of(ref).know(foundIn(pull, self));
        }
    }
    /** The branch that holds what the slice at `place` brings: its own, or what that was merged into. */
    async function landing(wish, place) {
        const slice = wish.slices[place];
        if (!slice)
            return wish.base;
        const pull = await of(slice.head).look();
        if (pull?.state !== 'merged')
            return slice.tip === undefined ? landing(wish, place - 1) : slice.head;
        const into = wish.slices.findIndex(({ head }) => head === pull.base);
        return into >= 0 && into < place ? landing(wish, into) : pull.base;
    }
    /** Once more where one was opened: its neighbours name it. */
    async function makeAll(wish) {
        const before = numbers('open').length;
        await make(wish);
        if (wish.slices.length > 1 && numbers('open').length > before)
            await make(wish);
    }
    /** Below an open one that left the stack nothing has to be looked for: what it stood on was merged. */
    function lowestLeft({ slices }) {
        const heads = new Set(slices.map(({ head }) => head));
        return slices.findLastIndex(({ head }) => {
            const pull = pulls.get(head)?.found;
            return slices.length > 1 && pull?.state === 'open' && !heads.has(pull.base);
        });
    }
    async function make(wish) {
        const settled = lowestLeft(wish);
        for (const [place, { head, tip, ready, text }] of wish.slices.entries()) {
            if (tip === undefined || (place < settled && !pulls.get(head)?.found))
                continue;
            const base = (place === settled && pulls.get(head)?.found?.base) || (await landing(wish, place - 1));
            const [below, above] = [wish.slices[place - 1], wish.slices[place + 1]].map((slice) => slice && openAt(slice.head));
            await of(head).make({
                base,
                staleBase: (now) => pulls.get(now)?.found?.state === 'merged',
                tip,
                ready,
                text: text({ below, above }),
            });
        }
    }
    function openAt(head) {
        const pull = pulls.get(head)?.found;
        return pull?.state === 'open' ? pull.number : undefined;
    }
    const lacks = ({ slices }) => slices.some(({ head, tip }) => tip !== undefined && openAt(head) === undefined);
    async function newer(wish) {
        if (closing || lacks(wish))
            return;
        hurry = new AbortController();
        // A wait that is cut short is over, too.
        await wait(patienceMs, hurry.signal).catch(() => undefined);
    }
    async function work() {
        while (wanted) {
            await newer(wanted);
            const next = wanted;
            wanted = undefined;
            await makeAll(next).catch((error) => {
                const why = error instanceof core_error/* RalphError */.A ? `${error.message} ${error.hint}` : String(error);
                warn(`the pull request could not be brought up to date: ${why}`);
            });
        }
    }
    const found = () => [...pulls.values()].flatMap((pull) => pull.found ?? []);
    const numbers = (wanted) => found().flatMap(({ state, number }) => (state === wanted ? number : []));
    return {
        get threads() {
            return [...numbers('open'), ...numbers('closed')];
        },
        get found() {
            return found();
        },
        get held() {
            return [...pulls.values()].some((pull) => pull.held);
        },
        get unready() {
            return pulls.size === 0 || [...pulls.values()].some(({ unready }) => unready);
        },
        async find() {
            try {
                if (stacked)
                    await lookAtOpen();
                else
                    await of(workBranch).look();
                return true;
            }
            catch (error) {
                if (!(error instanceof core_error/* RalphError */.A))
                    throw error;
                warn(`the run's pull request could not be looked for: ${error.message} ${error.hint}`);
                return false;
            }
        },
        show(wish) {
            wanted = wish;
            if (lacks(wish))
                hurry.abort();
            working ??= work().finally(() => {
                working = undefined;
            });
        },
        async close() {
            closing = true;
            hurry.abort();
            while (working)
                await working;
            closing = false;
        },
    };
}

// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
;// CONCATENATED MODULE: ./build/core/report/commit-statuses.js



/** GitHub takes 140 characters of a description, and 255 of a name. */
const [longestDescription, longestContext] = [140, 200];
/**
 * The commit's statuses (issue 5, points 5 and 6): `ralph/<check>` for each check that ran, and the same verdict under
 * each name that `mirror` gives to a check. What did not run has no status: it is neither green nor red.
 */
function commitStatuses({ commit, checks, knownRed }, at) {
    const effect = (context, result) => {
        const name = (0,one_line/* plainLine */.h)(context, longestContext);
        const status = {
            sha: commit,
            context: name,
            state: result.passed ? 'success' : 'failure',
            description: (0,one_line/* plainLine */.h)(describe(result, knownRed.includes(result.name)), longestDescription),
            ...(at.jobUrl !== undefined && { target_url: at.jobUrl }),
        };
        return { key: `status/${commit}/${name}`, kind: 'status', body: JSON.stringify(status) };
    };
    const own = checks.map((result) => effect(`ralph/${result.name}`, result));
    const mirrored = Object.entries(at.mirror).flatMap(([context, name]) => {
        const result = checks.find((one) => one.name === name);
        return result ? [effect(context, result)] : [];
    });
    return [...own, ...mirrored];
}
function describe(result, known) {
    if (!result.passed)
        return `${(0,failure_sentence/* failureSentence */.Q)(result)}${known ? '; it did before the run, too' : ''}`;
    const after = (0,duration/* formatDuration */.a)(result.duration_ms);
    return result.flaky ? `passed at the second try, in ${after}` : `passed in ${after}`;
}

// EXTERNAL MODULE: ./build/core/review/review-findings.js
var review_findings = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/core/text/neutral-markdown.js
var neutral_markdown = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/core/text/shorten-markdown.js
var shorten_markdown = __webpack_require__(3807);
;// CONCATENATED MODULE: ./build/core/report/pull-review.js






/** GitHub takes 65,536 characters (platform fact 26). */
const pull_review_longest = 60_000;
/** The review for the commit's pull request, with a comment at each line that a finding names; none without findings. */
function pullReviews(of) {
    if (!of || of.review.findings.length === 0)
        return [];
    const { commit: sha, branch, at, iteration, task, model, review } = of;
    const { findings, verdict, summary } = review;
    const by = model === null ? '' : ` by ${(0,inline_markdown/* inlineMarkdown */.x)(model, 60)}`;
    const others = findings.filter(({ line }) => line === null);
    const said = {
        sha,
        branch,
        at,
        body: [
            `**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${(0,amounts/* plural */.LS)(findings.length, 'finding')}.**`,
            (0,neutral_markdown/* neutralMarkdown */.j)(summary),
            ...(others.length === 0 ? [] : [listOf(others)]),
            'An agent wrote this. Answer a finding with `/ralph redo` to have it mended.',
        ].join('\n\n'),
        comments: findings.flatMap(({ path, line, severity, text }) => path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${(0,neutral_markdown/* neutralMarkdown */.j)(text)}` }]),
    };
    return [{ key: `review/${sha}`, kind: 'review', body: JSON.stringify(said) }];
}
/** The whole review in its text alone, for a pull request that does not show some line or the commit. */
function withoutComments({ body, comments }) {
    const items = comments.map((comment) => `- ${(0,report_context/* code */.aY)((0,review_findings/* placeOf */.$)(comment))} ${indented(comment.body)}`);
    return (0,shorten_markdown/* shortenMarkdown */.z)([body, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n'), pull_review_longest);
}
const listOf = (findings) => findings
    .map((finding) => {
    const where = finding.path === null ? '' : `${(0,report_context/* code */.aY)(finding.path)}: `;
    return `- **${finding.severity}**: ${where}${indented((0,neutral_markdown/* neutralMarkdown */.j)(finding.text))}`;
})
    .join('\n');
/** Further lines stay in the list item. */
const indented = (text) => text.replaceAll('\n', '\n  ');

// EXTERNAL MODULE: ./build/core/run/memory.js
var run_memory = __webpack_require__(1477);
// EXTERNAL MODULE: ./build/adapter/github/comment-order.js
var comment_order = __webpack_require__(9494);
// EXTERNAL MODULE: ./build/adapter/github/comment-queue.js
var comment_queue = __webpack_require__(2349);
;// CONCATENATED MODULE: ./build/adapter/github/commit-queue.js


/** So many of the newest commits are looked at: one page. */
const commits = 100;
/**
 * Orders from comments on the run's own commits, below the pull request's newest. The list of commits says how many
 * comments each has, so that one call is enough where there are none.
 */
function commitQueue(options) {
    const { github, plan, branch, pulls, orderOf, warn } = options;
    async function commented() {
        const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: commits });
        return newest.flatMap(({ sha, commit }) => commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : []);
    }
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments';
        const comments = [];
        for (const commit_sha of await commented())
            comments.push(...(await github.list(route, { commit_sha })));
        const young = comments.filter(({ created_at }) => Date.parse(created_at) >= (0,comment_queue/* startOf */.G)(look));
        const orders = [];
        let whole = true;
        for (const comment of young) {
            const order = await orderOf(comment, { issue: pull, commit: comment.commit_id }, look);
            if (order === 'later')
                whole = false;
            else if (order)
                orders.push(order);
        }
        return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) };
    }
    function unread(error) {
        if (!(error instanceof core_error/* RalphError */.A))
            throw error;
        // A branch that was deleted after a merge has no commits of its own any more.
        const gone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED';
        if (!gone)
            warn(`comments on commits could not be read, they wait: ${error.message} ${error.hint}`);
        return { orders: [], whole: gone, newest: 0 };
    }
    return async (look) => {
        const pull = pulls().at(-1);
        return pull === undefined ? [] : [await read(pull, look).catch(unread)];
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/commit-status.js

/** A commit status as it should stand at the remote: what an effect of the kind `status` holds, as JSON. */
const CommitStatus = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    /** Under which name: `ralph/npm test`, or one that the repository's rules require. */
    context: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(['success', 'failure']),
    description: schemas/* string */.YjP(),
    target_url: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/adapter/github/commit-status-poster.js


/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs = 10_000;
/** Looks at a commit that GitHub does not know: right after a push it may be late, later it was taken away. */
const looks = 5;
/** The token may not write statuses at all. */
const without = new Set([
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_SETTING_FORBIDS',
    'GITHUB_FORBIDDEN',
    'GITHUB_NOT_FOUND',
]);
/**
 * Commit statuses: listed, compared, created where the newest under its name says something else. One of another
 * account under a mirrored name stays: the repository's own CI has spoken. Without the permission they are left out
 * for this job, and a warning says so once.
 */
function commitStatusPoster(options) {
    const { github, self, now, warn, redact } = options;
    const unsure = new Map();
    const unknown = new Map();
    let forbidden = false;
    /** By name, whose status is the newest and what it says. */
    async function newestOf(sha) {
        const route = 'GET /repos/{owner}/{repo}/commits/{ref}/statuses';
        const newest = new Map();
        for (const { context, creator, state, description } of await github.list(route, { ref: sha })) {
            if (!newest.has(context))
                newest.set(context, { by: creator?.login, state, description });
        }
        return newest;
    }
    async function put({ key, status }, newest) {
        const { sha, state, target_url } = status;
        const [context, description] = [redact(status.context), redact(status.description)];
        const there = newest.get(context);
        if (there && (there.by !== self || (there.state === state && there.description === description)))
            return true;
        if (now() < (unsure.get(key) ?? 0))
            return false;
        unsure.set(key, now() + unsureMs);
        const said = { sha, context, state, description, ...(target_url !== undefined && { target_url }) };
        await github.request('POST /repos/{owner}/{repo}/statuses/{sha}', said);
        unsure.delete(key);
        return true;
    }
    async function deliverTo(sha, wanted) {
        const delivered = [];
        try {
            const newest = await newestOf(sha);
            for (const one of wanted)
                if (await put(one, newest))
                    delivered.push(one.key);
            return delivered;
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            return isHopeless(error, sha) ? wanted.map(({ key }) => key) : delivered;
        }
    }
    function isHopeless({ code, message, hint }, sha) {
        forbidden ||= without.has(code);
        if (forbidden) {
            const add = 'Add `statuses: write` to the `permissions` of the workflow\u2019s job; the run goes on without.';
            const give = code === 'GITHUB_SETTING_FORBIDS' ? hint : add;
            warn(`commits show no status of their checks: ${message} ${give}`);
            return true;
        }
        const seen = code === 'GITHUB_REFUSED' ? (unknown.get(sha) ?? 0) + 1 : 0;
        unknown.set(sha, seen);
        if (seen > 0 && seen < looks)
            return false;
        warn(`statuses of ${sha.slice(0, 7)} could not be written${seen > 0 ? '' : ' yet'}: ${message} ${hint}`);
        return seen > 0;
    }
    return {
        async deliver(effects) {
            const wanted = effects.flatMap(({ key, body }) => read(key, body) ?? []);
            const delivered = effects.map(({ key }) => key).filter((key) => !wanted.some((one) => one.key === key));
            for (const sha of new Set(wanted.map(({ status }) => status.sha))) {
                const here = wanted.filter(({ status }) => status.sha === sha);
                delivered.push(...(forbidden ? here.map(({ key }) => key) : await deliverTo(sha, here)));
            }
            return delivered;
        },
    };
}
/** Undefined for what no job of ours wrote. */
function read(key, body) {
    try {
        return { key, status: CommitStatus.parse(JSON.parse(body)) };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/schema/pull-review.js

/** A review as it should stand on a pull request: what an effect of the kind `review` holds, as JSON. */
const PullReview = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    /** The branch whose pull request shows the commit. */
    branch: schemas/* string */.YjP(),
    at: iso/* datetime */.w$(),
    body: schemas/* string */.YjP(),
    comments: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), line: schemas/* int */.Whr(), body: schemas/* string */.YjP() })),
});

// EXTERNAL MODULE: ./build/adapter/github/threads.js
var threads = __webpack_require__(6951);
;// CONCATENATED MODULE: ./build/adapter/github/review-poster.js






/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const review_poster_unsureMs = 10_000;
/** So long a pull request may be missing; later than that there will be none. */
const review_poster_patienceMs = 3_600_000;
/** Nobody can be told there any more, or this token may not say it. */
const hopeless = new Set([
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_SETTING_FORBIDS',
    'GITHUB_FORBIDDEN',
    'GITHUB_NOT_FOUND',
    'GITHUB_GONE',
    'GITHUB_MOVED',
    'GITHUB_LOCKED',
    'GITHUB_REFUSED',
]);
/**
 * Reviews of a reviewer agent, each one review of the pull request that shows its commit: listed, and created where none
 * of ours has its mark. What GitHub does not take at its lines (it shows only some of them) is said in the text alone.
 */
function reviewPoster(options) {
    const { github, plan, self, pullOf, now, warn, redact } = options;
    const unsure = new Map();
    async function post(key, review) {
        const pull_number = await pullOf(review.branch);
        if (pull_number === undefined)
            return now() > Date.parse(review.at) + review_poster_patienceMs;
        if (now() < (unsure.get(key) ?? 0))
            return false;
        const there = await github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number });
        const mark = (0,github_outbox/* markOf */.F)(plan, key);
        if ((0,threads/* ownMarks */.hV)(there, self).has(mark))
            return true;
        unsure.set(key, now() + review_poster_unsureMs);
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const said = { pull_number, event: 'COMMENT', body: `${mark}\n${redact(review.body)}` };
        const comments = review.comments.map(({ path, line, body }) => ({
            ...{ path, line, side: 'RIGHT' },
            // Whoever reads it by another name must not take it for a person's hint.
            body: `${read_comment/* ownMark */.a}${plan}:finding -->\n${redact(body)}`,
        }));
        try {
            await github.request(route, { ...said, commit_id: review.sha, comments });
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A && error.code === 'GITHUB_REFUSED'))
                throw error;
            await github.request(route, { ...said, body: `${mark}\n${redact(withoutComments(review))}` });
        }
        unsure.delete(key);
        return true;
    }
    async function deliverOne({ key, body }) {
        const review = review_poster_read(body);
        if (!review)
            return true;
        try {
            return await post(key, review);
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            const gone = hopeless.has(error.code);
            warn(`the review of ${review.sha.slice(0, 7)} could not be posted${gone ? '' : ' yet'}: ${error.message} ${error.hint}`);
            return gone;
        }
    }
    return {
        async deliver(effects) {
            const delivered = [];
            for (const effect of effects)
                if (await deliverOne(effect))
                    delivered.push(effect.key);
            return delivered;
        },
    };
}
/** Undefined for what no job of ours wrote. */
function review_poster_read(body) {
    try {
        return PullReview.parse(JSON.parse(body));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/github/review-orders.js
var review_orders = __webpack_require__(6632);
;// CONCATENATED MODULE: ./build/adapter/github/review-queue.js






/**
 * Orders from the reviews of the run's pull requests. The reviews are the queue, as comments are. A review is taken
 * whole or not at all: all of its ids are consumed in one commit, and one of them says that it was.
 * Whoever may not order is passed over without a word unless the text was meant as an order.
 */
function reviewQueue(options) {
    const { github, pulls, whoMay, self, warn } = options;
    /** Reviews that order nothing, as far as this job has seen. */
    const empty = new Set();
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const orders = [];
        let whole = true;
        let newest = 0;
        try {
            const all = await github.list(route, { pull_number: pull });
            for (const review of all.filter((one) => isOpen(one, look))) {
                newest = Math.max(newest, momentOf(review));
                const found = await ordersIn(review, pull, look);
                if (found === 'later')
                    whole = false;
                else
                    orders.push(...found);
            }
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            warn(`reviews of #${pull} could not be read, they wait: ${error.message} ${error.hint}`);
            whole = false;
        }
        return { orders, whole, newest };
    }
    /** What was said before this run began was said to another one, on a branch of the same name. */
    const isOpen = (review, look) => momentOf(review) >= Math.max((0,comment_queue/* startOf */.G)(look), Math.floor(Date.parse(look.started) / 1000) * 1000) &&
        !(0,comment_order/* isMachine */.A)(review.user, self);
    async function ordersIn(review, pull, look) {
        const prefix = (0,comment_id/* placePrefix */.Oy)(review.submitted_at ?? '', Number(review.id));
        const key = JSON.stringify([review.id, review.state, review.body]);
        if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key))
            return [];
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';
        const lines = await github.list(route, { pull_number: pull, review_id: Number(review.id) });
        const before = await threadsOf(lines, look);
        if (before === 'later')
            return before;
        const saidBefore = ({ in_reply_to_id: first }) => before.get(first ?? 0) ?? '';
        const judged = await judge(review, (0,review_orders/* ordersOfReview */.BO)(review, lines, { pull, saidBefore }), look);
        // A comment on a line comes with a review of no words: without one its list was not there yet.
        const lags = review.body === '' && lines.length === 0 && review.state === 'COMMENTED';
        if (judged.length === 0 && !lags)
            empty.add(key);
        return judged;
    }
    async function judge({ user }, orders, look) {
        const judged = [];
        for (const { order, typed } of orders) {
            const may = await whoMay(user, (0,review_orders/* kindOf */.I)(order.text), look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                judged.push(order);
            else if (typed)
                judged.push({ ...order, refused: { why: may.no, answer: false } });
        }
        return judged;
    }
    /** What threads say in which somebody answers with an order, by their first comment: of people who may say so, and ours. */
    async function threadsOf(lines, look) {
        const said = new Map();
        const firsts = lines.flatMap(({ in_reply_to_id: first, body }) => first !== undefined && (0,read_comment/* readComment */.W)(body).kind === 'command' ? [first] : []);
        for (const comment_id of new Set(firsts)) {
            const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
            const may = first.user?.login === self ? 'yes' : await whoMay(first.user, 'hint', look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                said.set(comment_id, (0,review_orders/* passedOn */.I3)(first.user?.login === self ? withoutMark(first.body) : first.body));
        }
        return said;
    }
    return (look) => Promise.all(pulls().map((pull) => read(pull, look)));
}
/** A finding of our own reviewer is what is meant by an answer to it. */
const withoutMark = (body) => (body.startsWith(read_comment/* ownMark */.a) ? body.slice(body.indexOf('\n') + 1) : body);
const momentOf = ({ submitted_at }) => (submitted_at === undefined ? -1 : Date.parse(submitted_at));

;// CONCATENATED MODULE: ./build/adapter/github/seldom.js
/** A job's first looks follow each other at once; a review is written in minutes. */
const quietMs = 10_000;
/** Several sources as one; where none of them held anything, looks of the next seconds ask nobody. */
function seldom(sources, now) {
    let quiet = { until: Number.NEGATIVE_INFINITY, found: [] };
    return async (look) => {
        if (now() < quiet.until)
            return quiet.found;
        const found = (await Promise.all(sources.map((source) => source(look)))).flat();
        const nothing = found.every(({ orders, whole }) => whole && orders.length === 0);
        quiet = { until: nothing ? now() + quietMs : Number.NEGATIVE_INFINITY, found };
        return found;
    };
}

;// CONCATENATED MODULE: ./build/adapter/github/status-board.js




/** Edits of the status comment lie at least so far apart. */
const spacingMs = 15_000;
/** A comment whose facts are the same is written again so seldom: it then only says that the job is alive. */
const sameMs = 600_000;
/**
 * The one comment that says how a run stands, edited in place. It is found by its mark, created where there is none,
 * and found anew where it was deleted; a creation whose answer was lost is looked for before another one.
 */
function statusBoard(options) {
    const { github, issue, seen, isNew, plan, self, now, wait = promises_.setTimeout, warn, redact } = options;
    let wanted;
    let shown = { facts: '', at: Number.NEGATIVE_INFINITY };
    let comment;
    let tried = false;
    const mark = (0,github_outbox/* markOf */.F)(plan, 'status');
    let working;
    function start() {
        working ??= write().finally(() => {
            working = undefined;
            // One that came in the last moment.
            if (wanted && issue() !== undefined)
                start();
        });
    }
    async function write() {
        while (wanted && issue() !== undefined) {
            await wait(Math.max(0, shown.at + spacingMs - now()));
            const next = wanted;
            wanted = undefined;
            try {
                await put(next);
            }
            catch (error) {
                const why = error instanceof core_error/* RalphError */.A ? `${error.message} ${error.hint}` : String(error);
                warn(`the status comment could not be written: ${why}`);
            }
            shown = { facts: next.facts, at: now() };
        }
    }
    async function put({ body, memory }) {
        const text = `${mark}\n${memory}\n${redact(body)}`;
        comment ??= tried ? await find() : await first();
        tried = true;
        if (comment !== undefined && (await edit(comment, text)))
            return;
        comment = undefined;
        // If the answer is lost, the next edit looks for the comment first.
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        comment = Number((await github.request(route, { issue_number: issue() ?? 0, body: text })).id);
    }
    /** What is known already costs no look. */
    async function first() {
        const [id, on] = seen?.() ?? [];
        if (id !== undefined && on === issue())
            return id;
        return isNew?.() ? undefined : find();
    }
    async function find() {
        const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const all = await github.list(route, { issue_number: issue() ?? 0 });
        const ours = all.filter(({ user, body = '' }) => user?.login === self && body.startsWith(read_comment/* ownMark */.a));
        const [first, ...others] = ours.filter(({ body = '' }) => body.startsWith(mark)).map(({ id }) => Number(id));
        for (const comment_id of others) {
            await github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
        }
        return first;
    }
    /** False where somebody deleted it. */
    async function edit(comment_id, body) {
        try {
            await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body });
            return true;
        }
        catch (error) {
            if (error instanceof core_error/* RalphError */.A && error.code === 'GITHUB_NOT_FOUND')
                return false;
            throw error;
        }
    }
    return {
        show(status) {
            if (status.facts === shown.facts && now() - shown.at < sameMs)
                return;
            wanted = status;
            start();
        },
        async close() {
            while (working)
                await working;
        },
    };
}

// EXTERNAL MODULE: ./build/adapter/github/who-may.js
var who_may = __webpack_require__(6262);
;// CONCATENATED MODULE: ./build/adapter/github/tracker.js














/** A run's life on GitHub: orders from comments, signs and answers to them, and one comment that says how it stands. */
function gitHubTracker(options) {
    const { threads, now, mirror } = options;
    const outbox = (0,github_outbox/* outboxAt */.X)({ ...options, notices: () => threads()[0] });
    const statuses = commitStatusPoster(options);
    const posted = reviewPoster(options);
    const statusComments = new Map();
    const seen = () => (statusComments.size === 1 ? [...statusComments][0] : undefined);
    const board = statusBoard({ ...options, issue: () => threads()[0], seen });
    const whoMay = (0,who_may/* whoMayOrder */.e)(options);
    const orderOf = (0,comment_order/* orderReader */.W)({ ...options, whoMay });
    const reviews = reviewQueue({ ...options, whoMay });
    const commits = commitQueue({ ...options, orderOf, branch: options.workBranch });
    const others = seldom([reviews, commits], now);
    let memory;
    const statusMark = (0,github_outbox/* markOf */.F)(options.plan, 'status');
    const incoming = (0,comment_queue/* commentQueue */.$)({
        ...options,
        orderOf,
        others,
        seen: async (order) => (options.onlyReads ? undefined : outbox.sign(order, 'seen')),
        own: ({ id, body = '', issue_url }) => {
            if (!body.startsWith(statusMark))
                return;
            memory = (0,run_memory/* readMemory */.S1)(body) ?? memory;
            statusComments.set(Number(id), Number(issue_url.split('/').at(-1)));
        },
    });
    return {
        incoming,
        // Comments stay where they are: what was consumed is known by its id.
        forget: () => Promise.resolve(),
        async deliver(effects) {
            const of = (name) => effects.filter(({ kind }) => kind === name);
            const others = effects.filter(({ kind }) => kind !== 'status' && kind !== 'review');
            return [
                ...(await outbox.deliver(others)),
                ...(await statuses.deliver(of('status'))),
                ...(await posted.deliver(of('review'))),
            ];
        },
        effectsOf: (checked) => [
            ...commitStatuses(checked, { mirror, jobUrl: options.place().jobUrl }),
            ...pullReviews(checked.review),
        ],
        memory: () => memory,
        shownOn: () => seen()?.[1],
        report: ({ plan, state, commit }) => {
            const line = (0,run_memory/* memoryLine */.Uf)({ run: state.run, epoch: state.epoch, iteration: state.iteration, commit });
            board.show({ ...statusComment({ plan, state }, { ...options.place(), now: now() }), memory: line });
        },
        // The pull request is not on this board.
        published: () => undefined,
        close: board.close,
    };
}

// EXTERNAL MODULE: ./build/adapter/github/tracking-issue.js
var tracking_issue = __webpack_require__(1091);
;// CONCATENATED MODULE: ./build/adapter/github/run-tracker.js






/**
 * A run's threads on GitHub as they come and go: looked for before the first order is read, the issue created with the
 * first report (only the job that holds the lease reports), a pull request with the first commit that its branch shows.
 */
function runTracker(options) {
    const { now } = options;
    const warn = once(options.warn);
    const ci = (0,own_ci/* ownCiWatch */.y)(options);
    const place = () => ({ ...options.place(), ownCi: ci.now, ...askedAt() });
    const issue = (0,tracking_issue/* trackingIssue */.T)({ ...options, ...options.issue, warn });
    const pulls = pullStack({ ...options, warn });
    const closings = closingOrders(options.github);
    const threads = () => [issue.number, ...pulls.threads].filter((number) => number !== undefined);
    // A review counts also after a merge.
    const reviewed = () => pulls.found.map(({ number }) => number);
    const isNew = () => issue.made;
    const board = gitHubTracker({ ...options, place, warn, threads, pulls: reviewed, find: () => look(), isNew, pullOf });
    let pullsFound;
    let looked;
    let run;
    let tips;
    let opening;
    /** One that was ready once is not asked for again. */
    function askedAt() {
        const { jobUrl, repositoryUrl } = options.place();
        const asks = options.holdReady === true && run?.state.stop?.kind === 'complete' && pulls.unready;
        return asks ? { askedAt: jobUrl ?? `${repositoryUrl}/actions` } : undefined;
    }
    const findPulls = () => {
        pullsFound ??= pulls.find();
        return pullsFound;
    };
    const look = () => {
        looked ??= Promise.all([issue.find(), findPulls()]).then((known) => known.every(Boolean));
        return looked;
    };
    /** The issue comes first, so that the status comment is on it and the pull request can name it. */
    function open() {
        opening ??= look().then(issue.ensure);
        return opening;
    }
    /** With each published commit and at the end, and not with every fact between them. */
    function showPulls() {
        if (!run || tips === undefined || run.state.work === run.state.base)
            return;
        const wanted = wantedPulls(run, { ...place(), now: now() }, issue.number);
        const slices = wanted.map((pull) => ({ ...pull, tip: tips?.get(pull.head) }));
        pulls.show({ base: run.state.base_branch ?? options.defaultBranch, slices });
    }
    /** One that has yet to be made is made now: what is to be said there waits for it. */
    async function pullOf(branch) {
        const find = () => pulls.found.findLast(({ head }) => head === branch)?.number;
        if (find() === undefined) {
            await open();
            showPulls();
            await pulls.close();
        }
        return find();
    }
    async function lookAtCi(again = false) {
        if (run && tips !== undefined && pulls.threads.length > 0)
            await ci.look(again);
    }
    return {
        async incoming(at) {
            // For their reviews; the issue is looked for when somebody has ordered something.
            const known = await findPulls();
            const [{ orders, cursor }, closed] = await Promise.all([board.incoming(at), closings(pulls.found, at)]);
            // What a thread that was not found holds must not fall behind the cursor.
            return { orders: [...orders, ...closed], cursor: known ? cursor : null };
        },
        forget: board.forget,
        async deliver(effects) {
            // A notice is for the issue, which may be about to be made; where none can be, nobody can be told.
            if (effects.some(({ kind }) => kind === 'notice'))
                await open();
            return board.deliver(effects);
        },
        effectsOf: board.effectsOf,
        report(next) {
            run = next;
            ci.follow(next.state.work);
            void open().then(async () => {
                await lookAtCi();
                // A newer one may have come meanwhile.
                if (!run)
                    return;
                board.report(run);
                if (run.state.stop)
                    showPulls();
            });
        },
        published(next) {
            tips = next;
            void open().then(showPulls);
        },
        async merged(tip) {
            await look();
            // One that was merged into a milestone below it has not arrived yet.
            const inStack = (branch) => `${branch}.`.startsWith(`${options.workBranch}.`);
            const pull = pulls.found.find(({ state, sha, base }) => state === 'merged' && sha === tip && !inStack(base));
            return pull?.mergeCommit ? { number: pull.number, commit: pull.mergeCommit } : undefined;
        },
        held: () => pulls.held,
        memory: () => (issue.closed ? undefined : board.memory?.()),
        async converge(idle, shown) {
            // Whoever only mends need not look for the issue where its status comment was seen.
            const on = board.shownOn();
            if (on !== undefined && !reviewed().includes(on))
                issue.know(on);
            await look();
            run = idle;
            tips = shown;
            showPulls();
            await pulls.close();
        },
        async close() {
            await opening;
            await pulls.close();
            // Its runs have appeared by now.
            await lookAtCi(true);
            if (ci.now.waiting.length > 0)
                showPulls();
            // Where issues are off, the pull request is the only place for it.
            if (run)
                board.report(run);
            await Promise.all([pulls.close(), board.close()]);
            // After the last word was said there.
            if (options.closeIssue && run?.state.stop?.kind === 'complete')
                await issue.close();
        },
        async threads() {
            await look();
            return threads();
        },
    };
}
/** Threads are looked at every few seconds: what is wrong with one is said once. */
function once(warn) {
    const said = new Set();
    return (text) => {
        if (said.has(text))
            return;
        said.add(text);
        warn(text);
    };
}

// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/control/least-standings.js
var least_standings = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/wire.js + 62 modules
var wire = __webpack_require__(9521);
// EXTERNAL MODULE: ./build/entry/action/api-client.js
var api_client = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
// EXTERNAL MODULE: ./build/entry/action/own-login.js
var own_login = __webpack_require__(2961);
;// CONCATENATED MODULE: ./build/entry/action/on-github.js











const confinements = {
    'pid-namespace': 'a process namespace of its own',
    'process-group': 'a supervised process group; this machine makes no process namespaces',
};
/** Undefined where the step has no token or no API: then orders come from clones, and reports are the job summary. */
async function onGitHub(project, context, { warn, onlyReads = false }) {
    const { env, inputs, runner, now } = context;
    const client = (0,api_client/* apiClient */.u)(context);
    if (!client)
        return undefined;
    const { owner, repo } = client;
    const { settings, plan, planName, planFile, stateRef, workBranch, repository, secrets } = project;
    const page = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${owner}/${repo}`;
    const { url } = runner.checkout.holder;
    const { level } = await (0,wire.confinementHere)();
    const bounds = [settings['time-budget'], settings['job-limit']].filter((ms) => ms !== undefined);
    const jobMs = bounds.length === 0 ? undefined : Math.min(...bounds);
    const place = {
        planFile,
        repositoryUrl: page,
        costBudgetUsd: settings['cost-budget'],
        stateRef,
        confinement: confinements[level],
        ...(jobMs !== undefined && { jobMs }),
        ...(url && { jobUrl: url }),
    };
    const tracker = runTracker({
        github: client,
        plan: planName,
        workBranch,
        stacked: plan.tasks.some(({ milestone }) => milestone !== undefined),
        closeIssue: settings['close-issue'],
        holdReady: (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a['hold-ready'], inputs.flags['hold-ready']),
        defaultBranch: repository.defaultBranch ?? 'main',
        issue: {
            given: (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.issue, inputs.flags['issue']),
            title: `ralph: ${(0,one_line/* plainLine */.h)(plan.project ?? planName, 100)}`,
            body: issueText(project),
        },
        self: await (0,own_login/* ownLogin */.C)(context, client),
        least: (0,least_standings/* leastOf */.z)(settings['command-permission']),
        bots: settings['command-bots'],
        place: () => place,
        mirror: settings['mirror-status'],
        onlyReads,
        now,
        warn,
        redact: (0,redact/* redactor */.$)(secrets),
    });
    return { client, tracker };
}
const issueText = ({ planFile, planName, workBranch }) => [
    `ralph carries out ${(0,report_context/* code */.aY)(planFile)} on the branch ${(0,report_context/* code */.aY)(workBranch)}. The comment below says how it stands.`,
    'Orders are the first line of a new comment here or on the pull request: `/ralph pause`, `/ralph hint TEXT`, \u2026; `/ralph help` lists them. Who may change files here may order.',
    (0,after_init/* publicNotice */.m)(planName),
].join('\n\n');


/***/ }),

/***/ 2044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openRun)
});

// EXTERNAL MODULE: ./build/entry/project.js + 9 modules
var entry_project = __webpack_require__(2715);
// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(674);
// EXTERNAL MODULE: ./build/core/plan/issue-form.js
var issue_form = __webpack_require__(6314);
// EXTERNAL MODULE: ./build/core/plan/issue-plan.js + 1 modules
var issue_plan = __webpack_require__(2575);
// EXTERNAL MODULE: ./build/entry/action/api-client.js
var api_client = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/entry/action/issue-events.js
var issue_events = __webpack_require__(1355);
// EXTERNAL MODULE: ./build/entry/action/issue-order.js + 3 modules
var issue_order = __webpack_require__(8625);
;// CONCATENATED MODULE: ./build/entry/action/issue-run.js







/**
 * Whether this job is for a run whose plan is an issue, and what that issue was taken for. A run that has begun goes on
 * with what it has; one that begins, and an edit that is taken over, are held to the text that was shown before the
 * order was given: whoever opened the issue may need no right to edit it (security T2). `recorded`: for a job that goes
 * on with what another one took.
 */
async function issueRun(context, takes = 'text') {
    const comment = await givenComment(context);
    const issue = (0,issue_plan/* issueOfPlan */.CD)(String(context.inputs.flags['plan'] ?? '')) ?? comment?.issue;
    if (issue === undefined)
        return { kind: 'none' };
    const github = (0,api_client/* apiClient */.u)(context);
    if (!github)
        return { kind: 'idle', why: 'without `github-token` the issue cannot be read' };
    const recorded = await (0,issue_order/* recordedOrder */.p9)(context, github, issue);
    const takesText = recorded === undefined ? (comment?.order ?? 'start') === 'start' : comment?.order === 'plan';
    if (!takesText || takes === 'recorded')
        return recorded ? chosen(context, issue, recorded) : notBegun(issue);
    const live = await (0,issue_order/* liveIssue */.UQ)(github, issue);
    if (!live)
        return { kind: 'idle', why: `#${issue} was not written by the form \u201cNew ralph run\u201d` };
    const order = await asShown(context, github, { live, recorded, at: comment?.at });
    if (order)
        return chosen(context, issue, order);
    if (recorded)
        return chosen(context, issue, recorded);
    return { kind: 'idle', why: `#${issue} was shown just now as the plan that it is; read that, then start it again` };
}
const notBegun = (issue) => ({
    kind: 'idle',
    why: `the run of #${issue} has not begun; /ralph start begins it`,
});
/** The text's order where it is the one that was shown before this moment; else it is shown now. */
async function asShown(context, github, { live, recorded, at }) {
    const shown = await (0,issue_order/* shownOf */.Rp)(context, github, live.text.number);
    const seen = shown?.digest === live.digest && (at === undefined || shown.at <= at);
    if (seen && live.order)
        return live.order;
    await (0,issue_order/* showIssue */.xX)(context, github, { live, recorded });
    return undefined;
}
/** The issue that a comment's event is about, or whose pull request it is on, and the order in it. */
async function givenComment(context) {
    const payload = await (0,issue_events/* commentPayload */.E)(context);
    if (payload === 'other' || payload === undefined)
        return undefined;
    const { issue, comment } = payload;
    const body = issue.body ?? '';
    const pull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1];
    const number = pull === undefined ? ((0,issue_form/* readIssueForm */.Y)(body) ? issue.number : undefined) : Number(pull);
    if (number === undefined)
        return undefined;
    const heard = (0,read_comment/* readComment */.W)(comment.body);
    const command = heard.kind === 'command' ? (0,read_command/* readCommand */.U)(heard.text) : undefined;
    const order = command && 'kind' in command ? command.kind : 'none';
    return { issue: number, order, at: Date.parse(comment.created_at) };
}
function chosen(context, issue, order) {
    const { inputs } = context;
    const flags = { ...inputs.flags, plan: (0,issue_plan/* issuePlanFile */.TN)(issue), issue: String(issue) };
    const planText = Buffer.from(JSON.stringify(order.plan));
    return { kind: 'run', order, context: { ...context, inputs: { ...inputs, flags }, planText } };
}
/** The project with what the issue says besides its tasks: it may add checks and lower the budget, never the reverse. */
function asOrdered(project, { order }) {
    const { settings } = project;
    return {
        ...project,
        planSource: (0,issue_order/* digestOfOrder */.yi)(order),
        settings: {
            ...settings,
            validate: [...settings.validate, ...order.checks],
            'cost-budget': Math.min(settings['cost-budget'], order.budget ?? Number.POSITIVE_INFINITY),
            model: order.model ?? settings.model,
        },
    };
}

// EXTERNAL MODULE: ./build/entry/action/step-context.js + 2 modules
var step_context = __webpack_require__(4734);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/adapter/git/base-repository.js




/**
 * Makes the repository in `folder` anew: one commit of the remote with all its trees and blobs, without its history and
 * without a file of it, and HEAD on it. It is whole and not filtered, since who merges, takes in a bundle or writes the
 * state needs every object of it. How the remote is reached, and its credentials, stay in `env` and the user's settings.
 * Throws RalphError `REMOTE_\u2026` or BASE_GONE.
 */
async function fetchBaseRepository(at) {
    const { folder, remote, commit, env, ...patience } = at;
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const git = (0,user_git/* userGit */.G)(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await (0,remote_call/* remoteCall */.V)(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof core_error/* RalphError */.A && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new core_error/* RalphError */.A({
    code: 'BASE_GONE',
    kind: 'usage',
    message: `The workflow runs for ${commit.slice(0, 12)}, and the repository has no such commit any more.`,
    hint: 'A force-push has removed it: start the workflow anew instead of running this one again.',
});

// EXTERNAL MODULE: ./build/entry/action/git-settings.js
var git_settings = __webpack_require__(4866);
;// CONCATENATED MODULE: ./build/entry/action/without-checkout.js




/** What runs nothing of the repository's, and so needs none of its files. */
const needsNoFiles = new Set(['intake', 'apply', 'ready']);
/**
 * The step with a repository of its own, where its job needs no checkout: of the base alone, fetched by the step's
 * token. What lies in the workspace is not looked at, since an earlier job of a machine that stays may have left it:
 * its git settings could send a token that writes elsewhere. Throws RalphError `REMOTE_\u2026` or BASE_GONE.
 */
async function withoutCheckout(context) {
    const { checkout, env, inputs, token } = context;
    if (!needsNoFiles.has(inputs.command))
        return context;
    const folder = (0,external_node_path_.join)(checkout.temp, 'ralph-base');
    // As actions/checkout writes it: the run keeps its remote, whichever job begins it.
    const remote = `${(0,git_settings/* serverOf */.FN)(env)}/${env['GITHUB_REPOSITORY'] ?? ''}`;
    await fetchBaseRepository({ folder, remote, commit: checkout.commit, env }).catch((error) => {
        throw token() === undefined && isRefused(error) ? tokenMissing(inputs.command, error) : error;
    });
    return { ...context, cwd: folder, checkout: { ...checkout, workspace: folder, holdsFiles: false } };
}
const isRefused = (error) => error instanceof core_error/* RalphError */.A && (error.code === 'REMOTE_AUTH' || error.code === 'REMOTE_NOT_FOUND');
const tokenMissing = (command, { code, kind, message }) => new core_error/* RalphError */.A({
    code,
    kind,
    message,
    hint: `\`command: ${command}\` fetches the repository itself, and was given no token: add \`github-token: \${{ github.token }}\` to its inputs.`,
});

;// CONCATENATED MODULE: ./build/entry/action/open-run.js




/** Undefined where there is nothing to do, which was said then. Its secrets are masked. Throws what `openProject` throws. */
async function openRun(given, takes = 'text') {
    const chosen = await issueRun(given, takes);
    if (chosen.kind === 'idle') {
        given.out(`Nothing to do: ${chosen.why}.\n`);
        return undefined;
    }
    const context = await withoutCheckout(chosen.kind === 'run' ? chosen.context : given);
    const { flags, findings } = context.inputs;
    const opened = withinLimit(await (0,entry_project/* openProject */.U8)(context, flags, findings), context);
    const project = chosen.kind === 'run' ? asOrdered(opened, chosen) : opened;
    for (const secret of project.secrets)
        (0,step_context/* mask */.d)(secret);
    return { context, project, order: chosen.kind === 'run' ? chosen.order : undefined };
}
/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project, { runner }) => ({
    ...project,
    settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
});


/***/ }),

/***/ 3667:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ report),
  N: () => (/* binding */ reportFault)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/log/workflow-command.js
var workflow_command = __webpack_require__(9932);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/action-outputs.js


/** What `action.yml` says of each output; numbers are of the whole run, not of this job alone. */
const outputHelp = {
    status: 'why the job ended; of begin and intake also what is to be done: attempt, baseline or undo. Else complete, iteration_limit, time_budget, cost_budget, paused, human_review, waiting, blocked, stuck, busy, cancelled or failed',
    due: 'of begin and intake: true where other jobs or steps go on and finish or apply is to come; of agent: true where it left a commit to check; else false',
    commit: 'of begin: what is to be checked; on no branch, and reachable by its name',
    iteration: 'of begin: number of the iteration; empty for the baseline',
    task: 'of begin: id of its task; empty for the baseline',
    iterations: 'iterations of the run so far',
    'tasks-done': 'tasks that are done',
    'tasks-total': 'tasks of the plan',
    'cost-usd': 'what the run has cost so far, in USD, as a plain number such as 1.25',
    'state-ref': 'full name of the ref that holds everything the run knows',
    'work-branch': 'name of the branch with one commit per task that passed',
    'head-sha': 'tip of the work branch',
    'resume-at': 'when it makes sense to go on, ISO 8601 in UTC; empty unless status is waiting',
    report: 'path of a Markdown file with the job summary',
};
/** What a tick says instead. */
const tickOutputHelp = {
    'due-plans': 'of tick: a JSON list of the plans that a job should be started for, each with plan (its file) and name; usable as a matrix',
    'next-at': 'of tick: when the next run becomes due by itself, ISO 8601 in UTC; empty where none does',
};
/** Of a step that was told to hold the pull request back. */
const readyOutputHelp = {
    'ready-due': 'with hold-ready: true where all is done and a pull request waits for command: ready; else empty',
};
/** The outputs of a step; empty where a job that failed early does not know them. */
function actionOutputs(end, at) {
    const { run, reason } = end;
    return {
        status: end.status,
        due: String(end.handed !== undefined),
        commit: end.handed?.commit ?? '',
        iteration: end.handed?.of ? String(end.handed.of.iteration) : '',
        task: end.handed?.of?.task ?? '',
        iterations: run ? String(run.state.iteration) : '',
        'tasks-done': run ? String((0,task_rows/* countStatuses */.ip)((0,records_of/* recordsOf */.M)(run.plan, run.state)).done) : '',
        'tasks-total': run ? String(run.plan.tasks.length) : '',
        'cost-usd': run ? String(Math.round(run.state.usage.usd * 10_000) / 10_000) : '',
        'state-ref': at.stateRef,
        'work-branch': run?.state.work_branch ?? '',
        'head-sha': run?.state.work ?? '',
        'resume-at': reason?.kind === 'waiting' ? reason.until : '',
        report: at.report,
    };
}

// EXTERNAL MODULE: ./build/core/report/exit-code.js
var exit_code = __webpack_require__(7135);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/receipt.js
var receipt = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/core/report/receipt-text.js
var receipt_text = __webpack_require__(1085);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/reviews-asked.js
var reviews_asked = __webpack_require__(7629);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/stop-sentence.js
var stop_sentence = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/final.js











/** What a job prints when it ends, lines without their newline: the result first, what to type next last. */
function finalReport(job, context, look) {
    const { plan, state, reason } = job;
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const shown = (0,shown_rows/* shownTasks */.sH)({ plan, state });
    const text = (0,stop_sentence/* stopSentence */.W)(reason, context);
    const colour = reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow';
    const branch = (0,one_line/* plainLine */.h)(state.work_branch, 200);
    return [
        '',
        paint(text.happened, colour),
        ...[...text.details, ...(0,reviews_asked/* reviewsAsked */.O)(state, (why) => (0,one_line/* plainLine */.h)(why, 500))].map((detail) => `  - ${detail}`),
        `${(0,task_rows/* countsInWords */.Pe)((0,records_of/* recordsOf */.M)(plan, state))}; ${(0,receipt_text/* attemptsInWords */.dA)(state.counts)}.`,
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        '',
        ...(0,receipt_text/* receiptLines */.Us)((0,receipt/* receiptOf */.W)(state, context.now)),
        '',
        `Work   ${branch} at ${(0,report_context/* shortOid */.$M)(state.work)}   (${(0,report_paint/* paintCode */.UW)((0,report_context/* code */.aY)(`git log --oneline ${context.workBranch}`), paint)})`,
        `State  ${(0,one_line/* plainLine */.h)(context.stateRef, 200)}`,
        `Next: ${(0,report_paint/* paintCode */.UW)(text.next, paint)}`,
    ];
}

// EXTERNAL MODULE: ./build/core/report/handed-on-text.js
var handed_on_text = __webpack_require__(8255);
// EXTERNAL MODULE: ./build/core/report/graph.js
var graph = __webpack_require__(7153);
// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
// EXTERNAL MODULE: ./build/core/review/review-findings.js
var review_findings = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/text/neutral-markdown.js
var neutral_markdown = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/core/text/shorten-markdown.js
var shorten_markdown = __webpack_require__(3807);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
;// CONCATENATED MODULE: ./build/core/report/iteration-block.js









const longestHandoff = 6_000;
const longestOutput = 3_000;
const mostChecks = 50;
/** One iteration as a folded block of at most some 100,000 characters. */
function iterationBlock(record) {
    const { iteration, task, attempt, outcome, passed, why, cost } = record;
    const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ');
    const parts = [
        `<details>\n<summary>${passed ? '\u2713' : '\u2717'} ${title}</summary>`,
        ...(why === '' ? [] : [`Why: ${(0,inline_markdown/* inlineMarkdown */.x)(why, 1000)}`]),
        ...handoffParts(record),
        ...checkParts(record.validation),
        ...reviewParts(record),
        ...cutParts(record),
        '</details>',
    ];
    return parts.join('\n\n');
}
const words = {
    structured: 'as the agent answered',
    result_text: "from the agent's last words",
    extracted: 'extracted from what the agent said',
    synthetic: 'synthetic: the agent left none',
};
function handoffParts({ handoff: stored }) {
    if (!stored)
        return [];
    const { source, handoff } = stored;
    const freeform = (0,shorten_markdown/* shortenMarkdown */.z)((0,neutral_markdown/* neutralMarkdown */.j)(handoff.freeform), longestHandoff);
    return [
        `**Handoff** (${words[source]}): ${(0,inline_markdown/* inlineMarkdown */.x)(handoff.summary, 500)}`,
        ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
    ];
}
function checkParts(validation) {
    if (!validation || validation.checks.length === 0)
        return [];
    const shown = validation.checks.slice(0, mostChecks);
    const rows = shown.map((check) => `| ${(0,inline_markdown/* markdownCell */.U)(check.name)} | ${verdict(check)} | ${(0,duration/* formatDuration */.a)(check.duration_ms)} |`);
    const more = validation.checks.length - shown.length;
    const failed = shown.filter(({ passed }) => !passed).slice(0, 10);
    return [
        ['| Check | Result | Time |', '| --- | --- | ---: |', ...rows].join('\n'),
        ...(more > 0 ? [`And ${(0,amounts/* plural */.LS)(more, 'more check')}.`] : []),
        ...failed.map((check) => `${(0,inline_markdown/* inlineMarkdown */.x)(check.name, 200)} printed:\n\n${(0,fences/* fenced */.OF)((0,output_excerpt/* outputExcerpt */.V)(check, longestOutput) || '(nothing)')}`),
    ];
}
function verdict(result) {
    const { passed, flaky, timed_out, exit_code } = result;
    if (passed)
        return flaky ? '\u2713 flaky: it failed first' : '\u2713 passed';
    if (result.elsewhere)
        return `\u2717 ${(0,inline_markdown/* inlineMarkdown */.x)((0,failure_sentence/* failureSentence */.Q)(result), 200)}`;
    if (timed_out)
        return '\u2717 timed out';
    return exit_code === null ? '\u2717 ended by a signal' : `\u2717 exit code ${exit_code}`;
}
function reviewParts({ review: reviewed }) {
    if (!reviewed)
        return [];
    if (!reviewed.review)
        return [`**Review**: none: ${(0,inline_markdown/* inlineMarkdown */.x)(reviewed.why ?? '', 500)}`];
    const { verdict, summary, findings } = reviewed.review;
    const rows = findings.map((finding) => {
        const cells = [finding.severity, (0,inline_markdown/* markdownCell */.U)((0,review_findings/* placeOf */.$)(finding), 200), (0,inline_markdown/* markdownCell */.U)(finding.text, 600)];
        return `| ${cells.join(' | ')} |`;
    });
    return [
        `**Review** (${verdict}): ${(0,inline_markdown/* inlineMarkdown */.x)(summary, 1_000)}`,
        ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
}
function cutParts({ cuts }) {
    if (cuts.length === 0)
        return [];
    const each = cuts.map(({ section, from_chars, to_chars }) => to_chars === 0
        ? `${section} (all ${from_chars} characters)`
        : `${section} (${from_chars} \u2192 ${to_chars} characters)`);
    return [`Cut from its prompt to stay within the budget: ${each.map((text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 200)).join(', ')}.`];
}

;// CONCATENATED MODULE: ./build/core/report/job-summary.js













/** Above 1 MiB the platform drops the whole summary of a step (platform 23). */
const summaryBytes = 900 * 1024;
/**
 * The summary of a workflow's step in GitHub's Markdown: what happened, what to do, the tasks, the graph, the cost and
 * each iteration of this job, folded. Never above 900 KiB: the oldest iterations are left out first, and it says so.
 */
function jobSummary(job, at) {
    const { happened, details, next } = sentence(job, at);
    const head = [
        `## ${job.run ? `ralph: ${(0,inline_markdown/* inlineMarkdown */.x)(job.run.plan.project ?? job.run.state.plan, 100)}` : 'ralph'}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        next,
        ...(job.run ? runSections(job.run, at) : []),
    ].join('\n\n');
    return `${head}${iterationSections(job.iterations, { room: summaryBytes - bytes(head), stateRef: at.stateRef })}\n`;
}
function sentence({ end, run }, at) {
    const foreign = (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500);
    if (end.kind === 'fault') {
        return {
            happened: foreign(end.message),
            details: end.findings.slice(0, 100).map(foreign),
            next: (0,inline_markdown/* inlineMarkdown */.x)(end.hint, 1000),
        };
    }
    const text = end.kind === 'handed_on' ? (0,handed_on_text/* handedOnText */.T)(end.handed) : (0,stop_sentence/* stopSentence */.W)(end, at, foreign);
    return { ...text, details: [...text.details, ...(run ? (0,reviews_asked/* reviewsAsked */.O)(run.state, foreign) : [])] };
}
function runSections({ plan, state }, at) {
    const records = (0,records_of/* recordsOf */.M)(plan, state);
    const { rows, omitted } = (0,shown_rows/* shownTasks */.sH)({ plan, state });
    return [
        `### Tasks: ${(0,task_rows/* countsInWords */.Pe)(records)}`,
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        `Work is on ${(0,report_context/* code */.aY)(state.work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(state.work))}; everything else is on ${(0,report_context/* code */.aY)(at.stateRef)}.`,
        '### Dependencies',
        (0,graph/* taskGraph */.o)(plan, records),
        '### Receipt',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W)(state, Date.parse(state.updated))),
    ];
}
function iterationSections(iterations, { room, stateRef }) {
    if (iterations.length === 0)
        return '';
    const heading = '\n\n### Iterations of this job';
    // Room for the sentence about what is left out.
    let left = room - bytes(heading) - 500;
    const blocks = [];
    for (const record of [...iterations].reverse()) {
        const block = `\n\n${iterationBlock(record)}`;
        left -= bytes(block);
        if (left < 0)
            break;
        blocks.unshift(block);
    }
    const omitted = iterations.length - blocks.length;
    const first = iterations[0]?.iteration ?? 0;
    const folder = (0,report_context/* code */.aY)('iterations/');
    const said = `Not shown here: the ${omitted} before, from iteration ${first} on; they are in ${folder} of ${(0,report_context/* code */.aY)(stateRef)}.`;
    return `${heading}${omitted > 0 ? `\n\n${said}` : ''}${blocks.join('')}`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const bytes = (text) => new TextEncoder().encode(text).length;

// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/error-text.js
var error_text = __webpack_require__(8241);
// EXTERNAL MODULE: ./build/entry/action/runner-files.js
var runner_files = __webpack_require__(5888);
;// CONCATENATED MODULE: ./build/entry/action/report-step.js












async function report(result, known) {
    if (result.kind === 'handed_on')
        return reportHandedOn(result, known);
    const { context, project } = known;
    const at = reportContext(project, context);
    const code = (0,exit_code/* exitCode */.I)(result.reason);
    const clean = (0,redact/* redactor */.$)(project.secrets);
    context.out(`${clean(finalReport(result, at, { width: 120, color: false }).join('\n'))}\n`);
    const end = { status: result.reason.kind, reason: result.reason, run: result };
    await publish({ run: result, end: result.reason, iterations: known.records }, end, known);
    return code;
}
async function reportHandedOn(run, known) {
    const { handed } = run.state;
    if (!handed)
        throw new Error('something was handed on that the state does not know of');
    const { happened, next } = (0,handed_on_text/* handedOnText */.T)(handed);
    known.context.out(`\n${happened}\n${next}\n`);
    await publish({ run, end: { kind: 'handed_on', handed }, iterations: known.records }, { status: handed.what, run, handed }, known);
    return 0;
}
async function reportFault(thrown, known) {
    const { context, project, run, records } = known;
    const error = (0,error_text/* userFault */._z)(thrown);
    const clean = (0,redact/* redactor */.$)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    // One command: what is foreign in it cannot become a line of its own.
    context.out(`${(0,workflow_command/* workflowCommand */.N)('error', clean((0,error_text/* errorText */.kc)(error)))}\n`);
    const fault = error instanceof core_error/* RalphError */.A ? error : undefined;
    const { message, hint, findings } = fault ?? {
        message: String(error),
        hint: 'This is a bug of ralph: please report it.',
        findings: [],
    };
    const status = fault?.kind === 'busy' ? 'busy' : 'failed';
    const end = { kind: 'fault', message, hint, findings };
    await publish({ run, end, iterations: records }, { status, ...(run ? { run } : {}) }, known);
    return fault ? (0,error_text/* errorExitCode */.C6)(fault) : 70;
}
/** Outputs, the report as a file, and the step's summary. */
async function publish(job, end, { context, project }) {
    const at = reportContext(project, context);
    const clean = (0,redact/* redactor */.$)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    const text = clean(jobSummary(job, at));
    const file = (0,external_node_path_.join)(project?.home ?? context.checkout.home, 'report.md');
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.writeFile)(file, text);
    for (const [name, value] of Object.entries(actionOutputs(end, { stateRef: project?.stateRef ?? '', report: file }))) {
        (0,runner_files/* setOutput */.uH)(context.env, name, clean(value));
    }
    (0,runner_files/* writeSummary */.Sy)(context.env, text);
}
const reportContext = (project, { now, runner }) => ({
    planFile: project?.planFile ?? 'plan.json',
    workBranch: project?.shownBranch ?? '',
    stateRef: project?.stateRef ?? '',
    now: now(),
    surface: 'workflow',
    start: runner.start,
});


/***/ }),

/***/ 3918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logOf: () => (/* binding */ logOf),
  partOfRun: () => (/* binding */ partOfRun),
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
;// CONCATENATED MODULE: ./build/adapter/github/commit-signer.js


/** Pauses before the request is sent again: a commit that is on no ref may be made twice. */
const backoffMs = [1_000, 3_000, 9_000];
/** Commits by the git data API: GitHub signs those of an App or a workflow that name no author (platform fact 38). */
function commitSigner(github, wait = promises_.setTimeout) {
    return async ({ tree, parents, message }) => {
        for (let round = 0;; round++) {
            try {
                const given = { tree, parents: [...parents], message };
                const made = await github.request('POST /repos/{owner}/{repo}/git/commits', given);
                const { verified, reason, signature, payload } = made.verification;
                if (!verified || !signature || !payload)
                    throw notSigned(reason);
                return { oid: made.sha, payload, signature };
            }
            catch (error) {
                const pause = backoffMs[round];
                if (pause === undefined || !(error instanceof core_error/* RalphError */.A) || error.code !== 'GITHUB_UNREACHABLE')
                    throw error;
                await wait(pause);
            }
        }
    };
}
const notSigned = (reason) => new core_error/* RalphError */.A({
    code: 'COMMIT_NOT_SIGNED',
    kind: 'failed',
    message: `GitHub made the commit but did not sign it (${reason}); nothing was published.`,
    hint: "It signs for a workflow's own token and for an App's, not for a person's: give `github-token` one of these.",
});

// EXTERNAL MODULE: ./build/adapter/github/life-of-run.js
var life_of_run = __webpack_require__(5966);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(6701);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/report/budget-text.js
var budget_text = __webpack_require__(6702);
;// CONCATENATED MODULE: ./build/core/report/cause-words.js
/** Why an attempt did not pass, in a few words. */
const failureWords = {
    checks: 'checks failed',
    no_changes: 'nothing was changed',
    guard: 'a guard refused the change',
    agent_error: 'the agent reported an error',
    agent_crashed: 'the agent crashed',
    agent_timed_out: 'the agent ran out of time',
    no_result: 'the agent gave no result',
    runner_lost: 'the runner was lost too often',
    review: 'the reviewer did not let it through',
};
/** The same for one that does not count. */
const interruptWords = {
    runner_lost: 'the runner was lost',
    agent_killed: 'the agent was killed from outside',
    infrastructure: 'the machine or the remote failed',
    cancelled: 'cancelled',
    usage_limit: 'usage limit of the provider',
    overloaded: 'the provider is overloaded',
    billing: 'the provider refuses for billing reasons',
    auth: 'the provider does not accept the credentials',
    budget: 'the cost budget was used up',
    work_moved: 'the work branch moved',
};

// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/report/quoted.js

const quote = (text) => (0,one_line/* plainLine */.h)(text, 300);
/** The first three, and how many more. */
function some(items, total = items.length) {
    const shown = items.slice(0, 3).map((item) => (0,one_line/* plainLine */.h)(item, 120));
    return `${shown.join(', ')}${total > shown.length ? ` and ${total - shown.length} more` : ''}`;
}

// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/review-words.js
var review_words = __webpack_require__(2257);
;// CONCATENATED MODULE: ./build/core/report/stop-in-words.js





/** The reason in a few words; `stop-sentence.ts` has the long form. */
function stopInWords(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'iteration_limit':
            return `limit of ${(0,amounts/* plural */.LS)(reason.limit, 'iteration')} a ${reason.scope}`;
        case 'time_budget':
            return reason.scope === 'limit'
                ? `the job's limit of ${(0,duration/* formatDuration */.a)(reason.budget_ms)} is near`
                : `time budget of ${(0,duration/* formatDuration */.a)(reason.budget_ms)} used up`;
        case 'cost_budget':
            return `cost budget of ${(0,amounts/* formatUsd */.UK)(reason.budget_usd)} used up`;
        case 'paused':
            return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${quote(reason.why)}`;
        case 'human_review':
            return `a person is needed: ${quote(reason.why)}`;
        case 'waiting':
            return `waiting until ${(0,moment/* formatUtc */.ay)(reason.until)}: ${quote(reason.why)}`;
        case 'blocked':
            return `blocked: ${some(reason.by)}`;
        case 'stuck':
            return `stuck: ${some(reason.on)}`;
        case 'busy':
            return `another job is at work: ${quote(reason.why)}`;
        case 'cancelled':
            return 'cancelled';
        case 'failed':
            return `failed (${quote(reason.code)}): ${quote(reason.why)}`;
        default:
            return (0,assert_never/* assertNever */.x)(reason);
    }
}

;// CONCATENATED MODULE: ./build/core/report/log-lines.js











/**
 * One event as one line of `ralph log`: `2026-11-21 14:30:05  #12  TASK-3 failed \u2026`. Times are UTC. Lines are at most
 * some 400 columns; text that is not ours is one plain line.
 */
function logLine(event) {
    const iteration = 'iteration' in event ? `#${event.iteration}` : '';
    return `${event.at.slice(0, 19).replace('T', ' ')}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
/** What happened, in words, without time and iteration. */
function eventInWords(event) {
    switch (event.type) {
        case 'run_started':
            return `run ${quote(event.run)} of plan ${quote(event.plan)} started: ${(0,amounts/* plural */.LS)(event.tasks.length, 'task')}, base ${(0,report_context/* shortOid */.$M)(event.base)}, work on ${quote(event.work_branch)}`;
        case 'lease_taken':
            return `${quote((0,lease_verdict/* holderInWords */.br)(event.holder))} took the lease (epoch ${event.epoch})`;
        case 'lease_renewed':
            return 'lease renewed';
        case 'lease_released':
            return 'lease released';
        case 'baseline_finished':
            return baseline(event);
        case 'attempt_started':
            return `${event.task}: attempt ${event.attempt} started from ${(0,report_context/* shortOid */.$M)(event.checkpoint)}`;
        case 'handed_on':
            return handedOn(event);
        case 'attempt_succeeded':
            return succeeded(event);
        case 'milestone_begun':
            return `${event.milestone === null ? 'what belongs to no milestone' : `milestone ${quote(event.milestone)}`} begins on ${(0,report_context/* shortOid */.$M)(event.from)}`;
        case 'attempt_failed':
            return failed(event);
        case 'attempt_interrupted':
            return interrupted(event);
        case 'review_requested':
            return `${event.task}: a person is asked to review: ${quote(event.why)}`;
        case 'iteration_reviewed':
            return `${event.task}: ${(0,review_words/* reviewInWords */.b)(event)} (${(0,amounts/* formatUsd */.UK)(event.usd)})`;
        case 'agent_lingered':
            return `the agent's process lived on after its answer and was ended after ${(0,duration/* formatDuration */.a)(event.after_ms)}`;
        case 'prompt_cut':
            return promptCut(event);
        case 'files_hidden':
            return `${(0,amounts/* plural */.LS)(event.total, 'new file')} hidden by the agent's own ignore rules, not committed: ${some(event.paths, event.total)}`;
        case 'environment_changed':
            return `${(0,amounts/* plural */.LS)(event.total, 'ignored file')} changed by the agent: ${some(event.paths, event.total)}`;
        case 'amendment_accepted':
            return `plan amended: ${amendmentInWords(event.amendment)}`;
        case 'amendment_refused':
            return `amendment refused (${amendmentInWords(event.amendment)}): ${quote(event.why)}`;
        case 'plan_changed':
            return planChanged(event);
        case 'command_taken':
            return `${quote(event.by)} ordered: ${quote(event.text)}${event.refused === null ? '' : ` \u2014 refused: ${quote(event.refused)}`}`;
        case 'follow_up_added':
            return `${quote(event.by)} reviewed: ${event.task} is added to the plan (${quote(String(event.amendment.task?.['title'] ?? ''))})`;
        case 'follow_up_answered':
            return `${event.task}: whoever asked for it is told what became of it`;
        case 'remembered':
            return `${quote(event.by)} wants every agent to know: ${quote(event.text)} [${event.id}]`;
        case 'run_paused':
            return `paused by ${quote(event.by)}: ${quote(event.why)}`;
        case 'run_resumed':
            return `resumed by ${quote(event.by)}`;
        case 'setting_changed':
            return `${quote(event.name)} set to ${quote(event.value)} by ${quote(event.by)}, for the rest of the run`;
        case 'task_skipped':
            return `${event.task} skipped by ${quote(event.by)}${because(event.why)}`;
        case 'task_reopened':
            return `${event.task} opened again by ${quote(event.by)}, with all its attempts`;
        case 'attempt_held':
            return `${succeeded(event, 'passed as')} [waits for approval]`;
        case 'attempt_approved':
            return `${event.task}: ${(0,report_context/* shortOid */.$M)(event.commit)} approved by ${quote(event.by)}, done`;
        case 'attempt_rejected':
            return `${event.task}: ${(0,report_context/* shortOid */.$M)(event.commit)} rejected by ${quote(event.by)}${because(event.why)} [open again]`;
        case 'undo_ordered':
            return `undo of iteration ${event.undoes} ordered by ${quote(event.by)}${because(event.why)}`;
        case 'undo_done':
            return undone(event);
        case 'undo_failed':
            return `iteration ${event.undoes} could not be undone, nothing was changed: ${quote(event.why)}`;
        case 'hint_given':
            return `hint by ${quote(event.by)} for the next agent: ${quote(event.text)}`;
        case 'hints_told':
            return `${(0,amounts/* plural */.LS)(event.ids.length, 'hint')} went into the prompt`;
        case 'base_merged':
            return `the base moved: ${quote(event.why)}; the checks run on ${(0,report_context/* shortOid */.$M)(event.commit)} next`;
        case 'base_renamed':
            return `the base branch ${quote(event.from)} was renamed: it is ${quote(event.to)} from here on`;
        case 'conflict_task_added':
            return `the base conflicts in ${some(event.files, event.total)}: resolving it is ${event.task}, the next task (${quote(event.why)})`;
        case 'conflict_task_ended':
            return `${event.task} is no longer needed: ${quote(event.why)}`;
        case 'work_moved':
            return `work branch taken over from ${(0,report_context/* shortOid */.$M)(event.from)} to ${(0,report_context/* shortOid */.$M)(event.to)}: ${quote(event.why)}`;
        case 'work_refused':
            return `the remote refused ${quote(event.branch)} (${quote(event.why)}); the commits are offered as ${quote(event.offered)}`;
        case 'budget_warning':
            return (0,budget_text/* budgetInWords */.M)(event);
        case 'run_stopped':
            return `job ended: ${stopInWords(event.reason)}`;
        default:
            return (0,assert_never/* assertNever */.x)(event);
    }
}
const spent = (event) => `${(0,duration/* formatDuration */.a)(event.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(event.usage.usd)}`;
function baseline({ commit, red, accepted }) {
    const at = `checks on the untouched ${(0,report_context/* shortOid */.$M)(commit)}`;
    if (red.length === 0)
        return `${at}: all green`;
    return `${at}: red: ${some(red)}${accepted ? ' (accepted as known)' : ' (blocks the run)'}`;
}
function succeeded(event, how = 'done in') {
    const extras = [
        ...(event.handoff === 'synthetic' ? ['the agent left no handoff'] : []),
        ...(event.handoff === 'extracted' ? ['its handoff was extracted from its last words'] : []),
        ...(event.flaky.length > 0 ? [`flaky: ${some(event.flaky)}`] : []),
        ...(event.turned_green.length > 0 ? [`now green: ${some(event.turned_green)}`] : []),
    ];
    const tail = extras.length > 0 ? ` [${extras.join('; ')}]` : '';
    return `${event.task} ${how} ${(0,report_context/* shortOid */.$M)(event.commit)} (${spent(event)}): ${quote(event.summary)}${tail}`;
}
function handedOn({ what, of, commit }) {
    const which = of ? `${of.task}, iteration ${of.iteration}` : 'the untouched checkpoint';
    const at = commit === null ? '' : ` as ${(0,report_context/* shortOid */.$M)(commit)}`;
    return `${what === 'undo' ? 'the undo in ' : ''}${which} was handed on to the workflow's other jobs${at}`;
}
const because = (why) => (why === '' ? '' : `: ${quote(why)}`);
function undone({ undoes, task, commit, by, why, dependents, reopened }) {
    const how = commit === null ? 'nothing of it was left to take back' : `taken back in ${(0,report_context/* shortOid */.$M)(commit)}`;
    const kept = reopened.length > 0 ? 'open again too' : 'stay done';
    const others = dependents.length === 0 ? '' : `; what builds on it: ${some(dependents)} (${kept})`;
    return `${task} is open again: iteration ${undoes}, ${how}, for ${quote(by)}${because(why)}${others}`;
}
function failed(event) {
    const then = event.final ? 'no retry is left, the task is failed' : 'rolled back, to be tried again';
    const kept = event.rejected ? `; rejected tree kept as ${(0,report_context/* shortOid */.$M)(event.rejected)}` : '';
    return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${quote(event.why)} [${then}${kept}]`;
}
function interrupted(event) {
    const until = event.until ? `; goes on after ${(0,moment/* formatUtc */.ay)(event.until)}` : '';
    const why = `${interruptWords[event.cause]} (${spent(event)}): ${quote(event.why)}`;
    return `${event.task} interrupted: ${why} [rolled back, not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0
    ? `the prompt's section "${quote(section)}" (${from_chars} characters) was left out to fit the budget`
    : `the prompt's section "${quote(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${quote(String(task_id ?? task?.['id'] ?? 'a task'))}${reason === '' ? '' : `: ${quote(reason)}`}`;
function planChanged(event) {
    const parts = [
        ['added', event.added.map((task) => task.id)],
        ['removed', event.removed],
        ['changed', event.modified],
    ];
    const said = parts.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${some(ids)}`);
    return `a person's change of the plan was taken over: ${said.join('; ') || 'no task is different'}`;
}

// EXTERNAL MODULE: ./build/core/report/paint.js
var paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
// EXTERNAL MODULE: ./build/core/text/ansi.js
var ansi = __webpack_require__(3249);
;// CONCATENATED MODULE: ./build/core/annotation/location.js
/** From the groups of a match: `path`, `line`, and where they are there `column` and `message`. */
function locationOf(groups, message) {
    const { path = '', line = '', column } = groups;
    return {
        paths: [path],
        line: Number(line),
        ...(column === undefined ? {} : { column: Number(column) }),
        message: (message ?? groups['message'] ?? '').trim(),
    };
}

;// CONCATENATED MODULE: ./build/core/annotation/block-formats.js

const at = '(?<path>[^\\s:()][^:()]*):(?<line>\\d+)';
const formats = [
    // vitest: ` FAIL  file > test`, the error, `\u276f file:5:23`
    {
        heading: /^ *FAIL {2}\S/,
        message: /^(\w*(?:Error|Exception|Failure)\b.*)$/,
        place: new RegExp(`^ *\u276f (?:\\S+ )?${at}:(?<column>\\d+)$`),
    },
    // jest: `\u25cf test`, a text, `at Object.toBe (file:3:20)`
    { heading: /^ {2}\u25cf \S/, message: /^ {4}(\S.*)$/, place: new RegExp(`^ +at (?:.* \\()?${at}:(?<column>\\d+)\\)?$`) },
    // cargo and rustc: `error[E0308]: text`, `--> file:1:50`
    {
        heading: /^error(?:\[E\d+\])?: /,
        message: /^(error(?:\[E\d+\])?: .*)$/,
        place: new RegExp(`^ *--> ${at}:(?<column>\\d+)$`),
    },
];
/** The first place of each failure; frames below it and those of libraries say less. */
const blockLocations = (lines) => formats.flatMap((format) => withFormat(lines, format));
function withFormat(lines, { heading, message, place }) {
    const found = [];
    let said;
    let open = false;
    for (const text of lines) {
        if (heading.test(text)) {
            open = true;
            said = undefined;
        }
        if (!open)
            continue;
        said ??= message.exec(text)?.[1];
        const groups = place.exec(text)?.groups;
        if (!groups || /node_modules|^node:/.test(groups['path'] ?? ''))
            continue;
        found.push(locationOf(groups, said ?? 'failed'));
        open = false;
    }
    return found;
}
const pytestHeading = /^_{3,} .+ _{3,}$/;
const pytestError = /^E {3,}(\S.*)$/;
const pytestFrame = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): in \S+$/;
const pytestPlace = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): \w[\w.]*$/;
/** pytest: `E   text` and then `file:6: AssertionError`; with short tracebacks `file:6: in test` and then `E   text`. */
function pytestLocations(lines) {
    const found = [];
    let said;
    let frame;
    for (const text of lines) {
        if (pytestHeading.test(text))
            said = frame = undefined;
        frame = pytestFrame.exec(text)?.groups ?? frame;
        const error = said === undefined ? pytestError.exec(text)?.[1] : undefined;
        if (error !== undefined && frame !== undefined)
            found.push(locationOf(frame, error));
        said ??= error;
        const groups = pytestPlace.exec(text)?.groups;
        if (groups && said !== undefined)
            found.push(locationOf(groups, said));
    }
    return found;
}
/** Rust's tests: `thread '\u2026' panicked at src/lib.rs:7:9:` and the text below it. */
function panicLocations(lines) {
    return lines.flatMap((text, index) => {
        const groups = /^thread '.*' (?:\(\d+\) )?panicked at (?<path>[^:]+\.rs):(?<line>\d+):(?<column>\d+):$/.exec(text)?.groups;
        return groups ? [locationOf(groups, lines[index + 1])] : [];
    });
}
/**
 * Go's tests: `--- FAIL: TestAdd`, `    add_test.go:8: text`, and far below `FAIL	example.com/calc/sub	0.002s`. The file is
 * named within its package, and the package within a module that only go.mod knows.
 */
function goTestLocations(lines) {
    const found = [];
    let waiting = [];
    let failed = false;
    for (const text of lines) {
        if (/^ *--- /.test(text))
            failed = /^ *--- FAIL: /.test(text);
        const groups = /^ {4,}(?<path>[\w.-]+\.go):(?<line>\d+): (?<message>.*)$/.exec(text)?.groups;
        if (groups && failed)
            waiting.push(locationOf(groups));
        const ended = /^(?:FAIL|ok) *\t(\S+)/.exec(text)?.[1];
        if (ended === undefined)
            continue;
        found.push(...waiting.map((location) => withinPackage(location, ended)));
        waiting = [];
    }
    return [...found, ...waiting];
}
function withinPackage(location, name) {
    const parts = name.split('/');
    const folders = parts.map((_, index) => parts.slice(index + 1).join('/'));
    return {
        ...location,
        paths: folders.flatMap((folder) => location.paths.map((path) => (folder === '' ? path : `${folder}/${path}`))),
    };
}

;// CONCATENATED MODULE: ./build/core/annotation/line-formats.js

/** Formats that say everything on one line. */
const line_formats_formats = [
    // tsc, --pretty false
    /^(?<path>[^\s(].*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*)$/,
    // tsc, --pretty
    /^(?<path>\S.*?):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .*)$/,
    // eslint --format unix; warnings do not fail it
    /^(?<path>\S.*?):(?<line>\d+):(?<column>\d+): (?<message>.* \[Error\/.*)$/,
    // go build, go vet (`vet:` where the package does not compile)
    /^(?:vet: )?(?<path>\S+\.go):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.*)$/,
];
/** What one line says by itself. */
function lineLocation(text) {
    const match = line_formats_formats.map((format) => format.exec(text)).find((found) => found !== null);
    return match?.groups && locationOf(match.groups);
}
const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/;
/** eslint's `stylish`: the file on a line of its own, then its problems. */
function stylishLocations(lines) {
    let path;
    return lines.flatMap((text) => {
        if (/^\S/.test(text))
            path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : undefined;
        const { line, column, message = '', rule } = eslintRow.exec(text)?.groups ?? {};
        if (path === undefined || line === undefined)
            return [];
        return [locationOf({ path, line, column }, rule === undefined ? message : `${message} (${rule})`)];
    });
}

;// CONCATENATED MODULE: ./build/core/annotation/failure-locations.js



/** A line beyond this is no line of a tool that names files. */
const longestLine = 2000;
/**
 * The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
 * test, build and vet, cargo. What tool it was is not asked: a check may run several.
 */
function failureLocations(output) {
    const lines = (0,ansi/* stripAnsi */.a)(output)
        .split(/\r*\n/)
        .map((line) => (line.length > longestLine ? '' : line));
    const found = [
        ...lines.flatMap((line) => lineLocation(line) ?? []),
        ...stylishLocations(lines),
        ...blockLocations(lines),
        ...pytestLocations(lines),
        ...panicLocations(lines),
        ...goTestLocations(lines),
    ];
    const seen = new Set();
    return found.filter(({ paths, line }) => {
        const key = `${paths[0]}:${line}`;
        return line > 0 && !seen.has(key) && seen.add(key);
    });
}
/**
 * A printed path as one of the repository, `/`-separated; undefined where it leads out of it. `root` is where the
 * repository lies, `directory` where the check ran, from its top.
 */
function pathInRepository(printed, at) {
    const path = printed.replaceAll('\\', '/');
    const root = at.root.replaceAll('\\', '/').replace(/\/*$/, '/');
    const absolute = /^\/|^[A-Za-z]:\//.test(path);
    if (absolute && !path.startsWith(root))
        return undefined;
    const parts = absolute ? path.slice(root.length).split('/') : `${at.directory}/${path}`.split('/');
    const kept = [];
    for (const part of parts) {
        if (part === '..' && kept.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            kept.push(part);
    }
    return kept.length === 0 || kept[0] === '.git' ? undefined : kept.join('/');
}

// EXTERNAL MODULE: ./build/adapter/log/workflow-command.js
var workflow_command = __webpack_require__(9932);
;// CONCATENATED MODULE: ./build/adapter/log/blamed-lines.js



/** The lines of the repository that a failed check blames: a command for the runner each. */
function blamedLines(check, { root, isFile }) {
    const { failure } = check;
    if (!failure)
        return [];
    return failureLocations(failure.output).flatMap(({ paths, line, column, message }) => {
        const candidates = paths.map((path) => pathInRepository(path, { root, directory: failure.directory }));
        const file = candidates.find((path) => path !== undefined && isFile(path));
        if (file === undefined)
            return [];
        return [
            (0,workflow_command/* workflowCommand */.N)('error', (0,one_line/* plainLine */.h)(message, 500), { file, line, col: column, title: (0,one_line/* plainLine */.h)(check.name, 100) }),
        ];
    });
}

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
;// CONCATENATED MODULE: ./build/adapter/log/progress-lines.js





/** What one progress prints: no line, or one. `columns` is the room for the agent's steps; what matters is not clipped. */
function progressLines(progress, look) {
    const { paint } = look;
    switch (progress.kind) {
        case 'event':
            return eventLines(progress.event, paint);
        case 'agent':
            return agentLines(progress.progress, look);
        case 'check_started':
            return progress.rerun ? [`  ${paint('\u21bb', 'yellow')} ${progress_lines_name(progress)} failed: once more on the same tree`] : [];
        case 'check_finished':
            return [checkLine(progress, paint)];
        case 'note':
            return [(0,one_line/* plainLine */.h)(progress.text, 1000)];
        case 'warning':
            return [paint(`! ${(0,one_line/* plainLine */.h)(progress.text, 1000)}`, 'yellow')];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
/** Bookkeeping that says nothing to a person; `ralph log` has it. How a job ended is the final report's to say. */
const silent = new Set(['lease_taken', 'lease_renewed', 'lease_released', 'run_stopped']);
function eventLines(event, paint) {
    if (silent.has(event.type))
        return [];
    const text = `${'iteration' in event ? `#${event.iteration} ` : ''}${eventInWords(event)}`;
    switch (event.type) {
        case 'attempt_started':
            return [paint(`\u25b6 ${text}`, 'bold')];
        case 'attempt_succeeded':
        case 'attempt_approved':
        case 'undo_done':
            return [paint(`\u2713 ${text}`, 'green')];
        case 'attempt_failed':
        case 'undo_failed':
            return [paint(`\u2717 ${text}`, 'red')];
        case 'attempt_interrupted':
        case 'review_requested':
        case 'attempt_held':
        case 'work_refused':
        case 'budget_warning':
            return [paint(`! ${text}`, 'yellow')];
        case 'baseline_finished':
            return [event.red.length === 0 ? `\u2713 ${text}` : paint(`! ${text}`, 'yellow')];
        default:
            return [`  ${text}`];
    }
}
function agentLines(progress, { paint, columns }) {
    const step = (text) => [paint((0,display_width/* clip */.$Q)(`    ${text}`, columns), 'dim')];
    switch (progress.kind) {
        case 'started':
            return step(`agent started, model ${(0,one_line/* plainLine */.h)(progress.model, 100)}`);
        case 'tool':
            return step(stepInWords(progress));
        case 'says':
            return step(`\u201c${(0,one_line/* plainLine */.h)(progress.text, 300)}\u201d`);
        case 'retrying': {
            const wait = `attempt ${progress.attempt} in ${(0,duration/* formatDuration */.a)(progress.delayMs)}`;
            return [`    ${paint('\u21bb', 'yellow')} the agent retries, ${wait}: ${(0,one_line/* plainLine */.h)(progress.why, 300)}`];
        }
        case 'spent':
            return [];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
const stepInWords = (step) => `${(0,one_line/* plainLine */.h)(step.name, 60)} ${(0,one_line/* plainLine */.h)(step.target, 300)}`.trimEnd();
const progress_lines_name = (check) => (0,one_line/* plainLine */.h)(check.name, 200);
function checkLine(check, paint) {
    const remarks = [
        (0,duration/* formatDuration */.a)(check.durationMs),
        ...(check.flaky ? ['flaky: it failed first'] : []),
        ...(check.counts ? [] : ['does not count']),
    ];
    const colour = check.passed ? 'green' : check.counts ? 'red' : 'yellow';
    return `  ${paint(check.passed ? '\u2713' : '\u2717', colour)} ${progress_lines_name(check)} (${remarks.join(', ')})`;
}

;// CONCATENATED MODULE: ./build/adapter/log/live-status.js





const nothingLive = { attempt: null, spentBefore: 0 };
/** The live status after one more progress. `now` in ms since the epoch. */
function follow(live, progress, now) {
    if (progress.kind === 'event')
        return followEvent(live, progress.event, now);
    if (!live.attempt)
        return live;
    const change = progress.kind === 'agent' ? fromAgent(progress.progress) : fromCheck(progress);
    return change ? { ...live, attempt: { ...live.attempt, ...change } } : live;
}
function followEvent(live, event, now) {
    switch (event.type) {
        case 'attempt_started': {
            const { iteration, task } = event;
            return { ...live, attempt: { iteration, task, since: now, usage: usage/* noUsage */.tk, doing: '' } };
        }
        case 'attempt_succeeded':
        case 'attempt_failed':
        case 'attempt_interrupted':
            return { attempt: null, spentBefore: live.spentBefore + event.usage.usd };
        case 'run_stopped':
            return { ...live, attempt: null };
        default:
            return live;
    }
}
function fromAgent(progress) {
    if (progress.kind === 'tool')
        return { doing: stepInWords(progress) };
    if (progress.kind === 'spent')
        return { usage: progress.usage };
    return undefined;
}
function fromCheck(progress) {
    return progress.kind === 'check_started' ? { doing: `check ${(0,one_line/* plainLine */.h)(progress.name, 100)}` } : undefined;
}
/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined where nothing is under way. */
function liveText({ attempt, spentBefore }, now) {
    if (!attempt)
        return undefined;
    const { iteration, task, since, usage, doing } = attempt;
    // An agent may know its price only at the end: 0.00 would be a lie until then.
    const attemptCost = usage.usd > 0 ? [formatUsd(usage.usd)] : [];
    const jobCost = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : [];
    const parts = [
        `#${iteration} ${task}`,
        formatDuration(Math.max(0, now - since)),
        `${formatTokens(totalTokens(usage))} tokens`,
        ...attemptCost,
        ...jobCost,
        ...(doing === '' ? [] : [doing]),
    ];
    return parts.join(' · ');
}

;// CONCATENATED MODULE: ./build/adapter/log/log-level.js
const levels = ['debug', 'info', 'warn', 'error'];
/** Whether this is shown at this level; how the job ended is the final report's to say and always shown. */
const isShown = (progress, level) => levels.indexOf(levelOf(progress)) >= levels.indexOf(level);
function levelOf(progress) {
    switch (progress.kind) {
        case 'event':
            return ['attempt_failed', 'undo_failed', 'work_refused'].includes(progress.event.type) ? 'error' : 'info';
        case 'check_finished':
            return progress.passed ? 'info' : 'error';
        case 'warning':
            return 'warn';
        default:
            return 'info';
    }
}

;// CONCATENATED MODULE: ./build/adapter/log/redact-strings.js
/** The same value with every string in it redacted, keys included: an agent's amendment brings its own. */
function redactStrings(value, redact) {
    return mapped(value, redact);
}
function mapped(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => mapped(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), mapped(item, redact)]));
}

;// CONCATENATED MODULE: ./build/adapter/log/actions-log.js











/** What the platform shows of one kind in one step; more would be dropped without a word. */
const mostAnnotations = 10;
const endGroup = (0,workflow_command/* workflowCommand */.N)('endgroup');
const look = { paint: (0,paint/* painter */.C2)(false), columns: 300 };
/**
 * Progress in the log of a workflow: a group for each iteration and each check, what came of it below the group. Nothing
 * foreign is obeyed, in either syntax: it is never at the start of a line, `##[` is broken, and what a check printed
 * stands where commands are stopped (platform 25).
 */
function actionsLog(sink) {
    /** By check, from its newest run: what a later attempt mended is no error any more. */
    const blamed = new Map();
    let live = nothingLive;
    let open = false;
    let groupShown = false;
    let warnings = 0;
    const close = () => {
        const lines = open ? [endGroup] : [];
        open = false;
        return lines;
    };
    const group = (title) => {
        const lines = [...close(), (0,workflow_command/* workflowCommand */.N)('group', title)];
        open = true;
        return lines;
    };
    const checkLines = (check) => {
        if (check.failure && check.counts)
            blamed.set(check.name, blamedLines(check, sink));
        else
            blamed.delete(check.name);
        const said = check.failure ? stopped(check.failure.output, sink.token()) : [];
        return [...said, ...close(), ...progressLines(check, look)];
    };
    const eventLines = (event) => {
        if (event.type === 'attempt_started')
            return group(`#${event.iteration} ${eventInWords(event)}`);
        const lines = progressLines({ kind: 'event', event }, look);
        const unsaid = lines.length === 0 && sink.level === 'debug' ? [`[debug] ${eventInWords(event)}`] : [];
        return [...(ends.has(event.type) ? close() : []), ...lines, ...unsaid];
    };
    const agentLines = (progress) => {
        const { kind } = progress.progress;
        if (kind === 'spent')
            return sink.level === 'debug' ? [`[debug] ${actions_log_spent(live)}`] : [];
        return progressLines(progress, look).map((line) => (kind === 'tool' ? withCost(line) : line));
    };
    /** Nothing is known of the cost until the agent has said something of it. */
    const withCost = (line) => live.attempt && (0,amounts/* totalTokens */.RP)(live.attempt.usage) > 0 ? `${line}  (${actions_log_spent(live)})` : line;
    const linesOf = (progress) => {
        switch (progress.kind) {
            case 'event':
                return eventLines(progress.event);
            case 'agent':
                return agentLines(progress);
            case 'check_started':
                return group(`check ${(0,one_line/* plainLine */.h)(progress.name, 200)}${progress.rerun ? ', once more on the same tree' : ''}`);
            case 'check_finished':
                return checkLines(progress);
            case 'warning':
                warnings += 1;
                if (warnings > mostAnnotations)
                    return progressLines(progress, look);
                return [(0,workflow_command/* workflowCommand */.N)('warning', (0,one_line/* plainLine */.h)(progress.text, 1000))];
            default:
                return progressLines(progress, look);
        }
    };
    const show = (progress) => {
        const clean = redactStrings(progress, sink.redact);
        live = follow(live, clean, sink.now());
        const lines = linesOf(clean);
        write(isShown(clean, sink.level) ? lines : lines.filter((line) => line === endGroup));
    };
    /** The end of a group whose beginning the level hid is not shown either. */
    const write = (lines) => {
        const shown = lines.filter((line) => {
            const kept = line !== endGroup || groupShown;
            if (line === endGroup)
                groupShown = false;
            if (line.startsWith('::group::'))
                groupShown = true;
            return kept;
        });
        if (shown.length > 0)
            sink.write(`${shown.join('\n')}\n`);
    };
    const finish = () => {
        const all = [...blamed.values()].flat();
        const more = all.length - mostAnnotations;
        const unsaid = more > 0 ? [`${more} more lines are blamed; the groups above have what the checks printed.`] : [];
        write([...close(), ...all.slice(0, mostAnnotations), ...unsaid]);
    };
    return { show: (progress) => quietly(() => show(progress)), finish: () => quietly(finish) };
}
/** What an iteration ends with; its group does not hold it, so that it is seen while the group is folded. */
const ends = new Set([
    ...['attempt_succeeded', 'attempt_failed', 'attempt_interrupted', 'attempt_held', 'handed_on'],
    ...['undo_done', 'undo_failed', 'run_stopped', 'lease_released'],
]);
/** What the attempt has used up so far, and the job with it. */
function actions_log_spent({ attempt, spentBefore }) {
    if (!attempt)
        return '';
    const { usage } = attempt;
    // An agent may know its price only at the end: 0.00 would be a lie until then.
    const cost = usage.usd > 0 ? [(0,amounts/* formatUsd */.UK)(usage.usd)] : [];
    const job = spentBefore > 0 ? [`job ${(0,amounts/* formatUsd */.UK)(spentBefore + usage.usd)}`] : [];
    return [`${(0,amounts/* formatTokens */._y)((0,amounts/* totalTokens */.RP)(usage))} tokens`, ...cost, ...job].join(', ');
}
/** Output of a check, each line behind a bar, between a stop of all commands and its end. */
function stopped(output, token) {
    if (output === '')
        return ['  it printed nothing'];
    const lines = (0,visible/* visible */.R)(output).split('\n');
    const shown = lines.map((line) => `  \u2502 ${line.replaceAll('##[', '## [')}`);
    return [(0,workflow_command/* workflowCommand */.N)('stop-commands', token), ...shown, `::${token}::`];
}
/** A log that went away must not end the run; what happened is in the state. */
function quietly(write) {
    try {
        write();
    }
    catch {
        // Nobody is left to be told.
    }
}

// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(5111);
// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/one-job.js + 1 modules
var one_job = __webpack_require__(543);
// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
;// CONCATENATED MODULE: ./build/entry/action/begins-anew.js


/**
 * Whether this job begins a new run in any case: `fresh` is a person's wish and counts once. A workflow that names it
 * for good would else begin anew, with a new budget, in each job that ralph or the clock starts, and at each comment.
 */
function beginsAnew({ env, inputs: { flags }, checkout }) {
    if (flags['fresh'] !== true)
        return false;
    const byHand = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment';
    return byHand && (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.chain, flags['chain']) === 0;
}

// EXTERNAL MODULE: ./build/entry/action/both-trackers.js
var both_trackers = __webpack_require__(729);
// EXTERNAL MODULE: ./build/adapter/github/who-may.js
var who_may = __webpack_require__(6262);
// EXTERNAL MODULE: ./build/core/control/least-standings.js
var least_standings = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(674);
// EXTERNAL MODULE: ./build/entry/action/issue-events.js
var issue_events = __webpack_require__(1355);
;// CONCATENATED MODULE: ./build/entry/action/comment-event.js





/**
 * Why the comment that started this workflow starts no job; undefined where it does, or where something else started it.
 * Anybody can comment on a public issue: only an order by somebody who may give it is worth a runner and money (security
 * T1). The payload is a hint: what is obeyed is read from the thread.
 */
async function idleComment(project, context, github) {
    const { now } = context;
    const payload = await (0,issue_events/* commentPayload */.E)(context);
    if (payload === 'other')
        return undefined;
    if (!github)
        return 'without `github-token` nobody\u2019s right to order can be asked for';
    if (!payload)
        return 'the event says nothing of a comment';
    const { action, issue, comment } = payload;
    const heard = (0,read_comment/* readComment */.W)(comment.body);
    if (action !== 'created' || heard.kind === 'nothing')
        return 'the comment is no order';
    const threads = await github.tracker.threads();
    if (!threads.includes(issue.number)) {
        const here = threads.map((number) => `#${number}`).join(' and ') || 'no issue yet';
        return `the comment is on #${issue.number}, and this run is steered on ${here}`;
    }
    const { settings } = project;
    const may = (0,who_may/* whoMayOrder */.e)({
        github: github.client,
        least: (0,least_standings/* leastOf */.z)(settings['command-permission']),
        bots: settings['command-bots'],
        now,
    });
    const command = (0,read_command/* readCommand */.U)(heard.text);
    const verdict = await may(comment.user, 'kind' in command ? command.kind : 'help', 'obey');
    if (verdict === 'yes')
        return undefined;
    return verdict === 'later' ? 'GitHub asks to slow down; the order waits for the next job' : verdict.no;
}

// EXTERNAL MODULE: ./build/adapter/github/start-next-job.js
var start_next_job = __webpack_require__(7656);
;// CONCATENATED MODULE: ./build/core/run/goes-on.js
/** A chain so long is no run any more; the schedule goes on, and begins to count anew. */
const longestChain = 100;
/**
 * Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
 * must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
 */
function goesOn(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}

;// CONCATENATED MODULE: ./build/entry/action/continuation.js




/** Starts the next job where this one met a limit with work left. Said either way; never a reason to fail. */
async function continueRun(github, context, at) {
    const { workflow, checkout } = context.runner;
    if (!goesOn(at.reason, at))
        return;
    const chain = (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.chain, context.inputs.flags['chain']) + 1;
    if (chain > longestChain) {
        at.warn(`${longestChain} jobs in a row were started by the one before; the schedule or a person starts the next one`);
        return;
    }
    if (workflow === '' || checkout.branch === null)
        return;
    const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch: checkout.branch, chain, plan: at.plan });
    if (fault === undefined)
        context.out(`The next job is started (${workflow}, ${chain} in a row).\n`);
    else
        at.warn(`the next job could not be started, the schedule goes on: ${fault}`);
}

// EXTERNAL MODULE: ./build/entry/action/on-github.js + 23 modules
var on_github = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/entry/action/open-run.js + 3 modules
var open_run = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/entry/action/report-step.js + 4 modules
var report_step = __webpack_require__(3667);
;// CONCATENATED MODULE: ./build/core/report/job-iterations.js




/** The iterations that began in these events, oldest first. */
function jobIterations(events) {
    const endings = new Map();
    const cuts = new Map();
    for (const event of events) {
        if (isEnding(event))
            endings.set(event.iteration, event);
        if (event.type === 'prompt_cut')
            cuts.set(event.iteration, [...(cuts.get(event.iteration) ?? []), event]);
    }
    return events.flatMap((event) => {
        if (event.type !== 'attempt_started')
            return [];
        const { iteration, task, attempt } = event;
        return [{ iteration, task, attempt, ...outcomeOf(endings.get(iteration)), cuts: cuts.get(iteration) ?? [] }];
    });
}
const isEnding = (event) => ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'].includes(event.type);
function outcomeOf(ending) {
    if (!ending)
        return { outcome: 'not ended', passed: false, why: '', cost: '' };
    const cost = `${(0,duration/* formatDuration */.a)(ending.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(ending.usage.usd)}`;
    switch (ending.type) {
        case 'attempt_succeeded':
            return { outcome: `passed, commit ${(0,report_context/* shortOid */.$M)(ending.commit)}`, passed: true, why: '', cost };
        case 'attempt_held':
            return { outcome: `passed, commit ${(0,report_context/* shortOid */.$M)(ending.commit)} waits for approval`, passed: true, why: '', cost };
        case 'attempt_failed':
            return { outcome: `failed (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost };
        case 'attempt_interrupted':
            return { outcome: `interrupted (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost };
        default:
            return (0,assert_never/* assertNever */.x)(ending);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/agent-record.js


/** `iterations/<thousand>/<n>/agent.json`: how the agent's call ended, what it used up and what it changed. */
const AgentRecord = schemas/* object */.Ikc({
    end: schemas/* string */.YjP(),
    /** Why the attempt did not pass; null where it did. */
    why: schemas/* string */.YjP().nullable(),
    attempt: schemas/* int */.Whr(),
    task: schemas/* string */.YjP(),
    duration_ms: schemas/* number */.aig(),
    usage: usage/* Usage */._U,
    /** What the agent was not allowed to do. */
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** The first 500 of them; `files` counts all. */
    changes: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), action: schemas/* string */.YjP() })).default([]),
    files: schemas/* int */.Whr().default(0),
});

// EXTERNAL MODULE: ./build/schema/check.js
var check = __webpack_require__(7278);
// EXTERNAL MODULE: ./build/schema/handoff.js
var schema_handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/review.js
var schema_review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
;// CONCATENATED MODULE: ./build/core/report/iteration-record.js





const files = ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json'];
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,state_paths/* iterationPath */.lr)(iteration, file));
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review] = contents;
    const stored = parsed(handoff);
    const source = schema_handoff/* HandoffSource */.KE.safeParse(stored?.source);
    const read = schema_handoff/* Handoff */.Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: check/* Validation */.OH.safeParse(parsed(validation)).data ?? null,
        agent: AgentRecord.safeParse(parsed(agent)).data ?? null,
        review: schema_review/* Reviewed */.u2.safeParse(parsed(review)).data ?? null,
    };
}
function parsed(text) {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/origin-state.js
var origin_state = __webpack_require__(9897);
;// CONCATENATED MODULE: ./build/entry/no-run-yet.js




/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function no_run_yet_noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = knownPrefixes().map((prefix) => stateRefOf(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return stateUnderOtherName(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await originState({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return stateElsewhere(stateRef, { origin: origin.origin, local: null });
    }
    return new RalphError({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ralph run --plan ${shellWord(planFile)}`,
    });
}

;// CONCATENATED MODULE: ./build/entry/read-run.js


/**
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote. Throws RalphError NO_RUN, or where else the run is.
 */
async function loadWhole(project, access, context) {
    const { stateRef } = project;
    const { remote, state } = access;
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw await noRunYet(project, access, context);
    return run;
}
/** What the state ref keeps of these iterations, all in one look. */
async function readRecords(state, iterations) {
    const contents = await state.readMany(iterations.flatMap(recordPaths));
    const each = contents.length / Math.max(1, iterations.length);
    return new Map(iterations.map((iteration, at) => [iteration, iterationRecord(contents.slice(at * each, (at + 1) * each))]));
}

;// CONCATENATED MODULE: ./build/entry/action/reported-iterations.js


/** More would not fit into a summary. */
const mostIterations = 500;
/** The iterations of a job with what they left in the state, in one look. */
async function reportedIterations(store, events) {
    const iterations = jobIterations(events).slice(-mostIterations);
    const numbers = iterations.map(({ iteration }) => iteration);
    const records = await readRecords(store, numbers);
    return iterations.map((one) => {
        const { handoff = null, validation = null, review = null } = records.get(one.iteration) ?? {};
        return { ...one, handoff, validation, review };
    });
}

// EXTERNAL MODULE: ./build/entry/action/runner-files.js
var runner_files = __webpack_require__(5888);
// EXTERNAL MODULE: ./build/adapter/github/switch-workflow.js
var switch_workflow = __webpack_require__(1136);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(3100);
;// CONCATENATED MODULE: ./build/entry/action/wake-watchdog.js


/** A job that takes a run on switches the watchdog on, so that whatever becomes of the job is noticed. Never a reason to fail. */
async function wakeWatchdog(github, warn) {
    const fault = await (0,switch_workflow/* switchWorkflow */.W)(github, watchdog_text/* watchdogFile */.m, 'enable');
    if (fault !== undefined)
        warn(`${watchdog_text/* watchdogFile */.m} could not be switched on, a run that is lost may wait for a person: ${fault}`);
}

;// CONCATENATED MODULE: ./build/entry/action/run-step.js





















/** One job of a run, whole. */
const runStep = (context) => partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    act: () => async (ports, job, cancelled) => ({ kind: 'stopped', ...(await (0,app_job/* runJob */.b)(ports, job, cancelled)) }),
});
/** One job in a workflow's step: log, annotations, outputs and summary; returns the exit code (DESIGN §8). */
async function partOfRun(given, part) {
    let context = given;
    let project;
    try {
        const opened = await (0,open_run/* openRun */.I)(given);
        if (!opened)
            return 0;
        ({ context, project } = opened);
        return await carryOutInStep(opened.project, context, { ...part, issueOrder: opened.order });
    }
    catch (error) {
        return (0,report_step/* reportFault */.N)(error, { context, project, records: [], run: null });
    }
}
async function carryOutInStep(project, context, part) {
    const events = [];
    const known = { records: [], run: null };
    const log = logOf(project, context);
    const onEnd = async (store) => {
        known.records = await reportedIterations(store, events).catch(() => []);
        if (events.length > 0)
            known.run = (await store.load().catch(() => null))?.run ?? null;
    };
    let woken;
    const show = (progress) => {
        if (progress.kind === 'event') {
            events.push(progress.event);
            if (progress.event.type === 'lease_taken' && github && !part.leavesWatchdog)
                woken ??= wakeWatchdog(github.client, warn);
        }
        log.show(progress);
    };
    const warn = (text) => show({ kind: 'warning', text });
    let github;
    try {
        github = await (0,on_github/* onGitHub */.x)(project, context, { warn });
        // What an order began is settled, whoever may give orders by now.
        const comment = part.settles ? undefined : await idleComment(project, context, github);
        const idle = comment ?? (await part.idle?.(project, context, github));
        if (idle !== undefined) {
            context.out(`Nothing to do: ${idle}.\n`);
            (0,runner_files/* setOutput */.uH)(context.env, 'due', 'false');
            return 0;
        }
        const hub = github;
        const result = await (0,one_job/* oneJob */.I)(project, context, {
            act: part.act({ github, warn, happened: (event) => void events.push(event) }),
            checksElsewhere: part.checksElsewhere,
            ...(github && { life: (0,life_of_run/* lifeOfRun */.v)(github.client) }),
            fresh: beginsAnew(context),
            show,
            onEnd,
            issue: (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.issue, context.inputs.flags['issue']),
            issueOrder: part.issueOrder,
            ...(hub && { tracker: (inbox) => (0,both_trackers/* bothTrackers */.t)(hub.tracker, inbox), sign: commitSigner(hub.client) }),
        });
        await woken;
        await part.after?.(result, project);
        const attempts = part.settles ? 1 : events.filter(({ type }) => type === 'attempt_started').length;
        if (github && result.kind === 'stopped' && part.startsNext !== false) {
            await continueRun(github.client, context, { reason: result.reason, attempts, plan: project.planFile, warn });
        }
        // One question for the whole run, not for each milestone.
        if (result.state.stop?.kind === 'complete' && github?.tracker.held())
            (0,runner_files/* setOutput */.uH)(context.env, 'ready-due', 'true');
        log.finish();
        return await (0,report_step/* report */.z)(result, { context, project, records: known.records });
    }
    catch (error) {
        log.finish();
        return (0,report_step/* reportFault */.N)(error, { context, project, ...known });
    }
}
/** The step's log, as the platform shows it. */
function logOf(project, context) {
    const { workspace } = context.checkout;
    return actionsLog({
        write: context.out,
        redact: (0,redact/* redactor */.$)(project.secrets),
        level: context.runner.debug ? 'debug' : project.settings['log-level'],
        now: context.now,
        root: workspace,
        isFile: (path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, path), { throwIfNoEntry: false })?.isFile() === true,
        token: external_node_crypto_.randomUUID,
    });
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

/***/ 3408:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ jobSettings)
});

// UNUSED EXPORTS: digestOfChecks

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/schema/check.js
var check = __webpack_require__(7278);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/validation/classify.js
/** The kind of a command that names none: the seed's rule (§1.8), by its text; whatever is unknown is a test. */
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}

// EXTERNAL MODULE: ./build/core/validation/inside-path.js
var inside_path = __webpack_require__(6120);
;// CONCATENATED MODULE: ./build/core/validation/checks.js






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
/**
 * Checks with every default filled in, in the order given. Names are unique: the command, where none is given, and
 * ` (2)` where a name comes again. `directory` is where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
 */
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? classify(run);
        return {
            name: unique((0,one_line/* oneLine */.T)(read.text('name') ?? '', 80) || (0,one_line/* oneLine */.T)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new error/* RalphError */.A({
        code: 'CHECKS_INVALID',
        kind: 'data',
        message: `The checks cannot be used: ${findings[0]}`,
        hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
        findings,
    });
}
function readerOf(spec, fault) {
    const raw = (field) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined);
    const text = (field) => {
        const value = raw(field);
        if (value === undefined || typeof value === 'string')
            return value;
        fault(`${field} is not a text`);
        return undefined;
    };
    for (const key of Object.keys(spec)) {
        if (!fields.includes(key))
            fault(`"${key}" is not a field of a check; there are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = check/* CheckKind */.nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${check/* CheckKind */.nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,duration/* parseDuration */.E)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,duration/* formatDuration */.a)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,inside_path/* insidePath */.y)(given);
    if (path === undefined)
        fault(`working-directory "${given}" is not a relative path inside the repository`);
    return path ?? otherwise;
}
function unique(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count++)
        free = `${name} (${count})`;
    taken.add(free);
    return free;
}

// EXTERNAL MODULE: ./build/entry/wire.js + 62 modules
var wire = __webpack_require__(9521);
;// CONCATENATED MODULE: ./build/entry/job-settings.js




/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
function jobSettings(project, fresh) {
    const { settings, repository } = project;
    refuseHalfSettings(project);
    const checks = resolveChecks(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,wire/* identityIn */.K2)(settings.author) ?? (0,wire/* committerOf */.Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
        steeringFiles: project.steeringFiles,
        plan: project.plan,
        planSource: project.planSource,
        startedBy: null,
        issue: null,
        byComment: false,
        issueOrder: null,
        base: repository.head,
        baseBranch: repository.branch,
        workBranch: project.workBranch,
        remote: project.remote,
        fresh,
        checks,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
/** A baseline counts only for the checks and the strategy that it ran with. */
const digestOfChecks = (strategy, checks) => (0,external_node_crypto_.createHash)('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex');
function refuseHalfSettings({ settings }) {
    if (settings.agent === 'command' && settings['agent-command'] === undefined) {
        throw new error/* RalphError */.A({
            code: 'AGENT_COMMAND_MISSING',
            kind: 'usage',
            message: 'The agent is `command`, but no command is given.',
            hint: 'Add --agent-command "\u2026" (docs/agents.md says what the program gets and gives).',
        });
    }
    if (settings.agent === 'command' && settings['agent-version'] !== undefined) {
        throw new error/* RalphError */.A({
            code: 'AGENT_VERSION_WITHOUT_CLAUDE',
            kind: 'usage',
            message: 'agent-version is the version of Claude Code, but the agent is `command`.',
            hint: 'Leave agent-version out; let the command itself see to its version.',
        });
    }
    if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
        throw new error/* RalphError */.A({
            code: 'AUTHOR_WITH_API_COMMITS',
            kind: 'usage',
            message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
            hint: 'Leave one of the two out.',
        });
    }
    for (const role of ['author', 'committer']) {
        const given = settings[role];
        if (given === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(given))
            continue;
        throw new error/* RalphError */.A({
            code: `${role.toUpperCase()}_INVALID`,
            kind: 'usage',
            message: `"${given}" is no ${role}.`,
            hint: 'Write it as "Name <name@example.com>".',
        });
    }
}
/** A required status that nothing could ever turn green would hold every merge back. */
function refuseLooseMirrors({ 'mirror-status': mirror }, checks) {
    const loose = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
    if (loose.length === 0)
        return;
    const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const findings = loose.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
    throw new error/* RalphError */.A({
        code: 'MIRROR_WITHOUT_CHECK',
        kind: 'data',
        message: `There is no such check: ${findings.join('; ')}.`,
        hint: `Name one of the checks: ${names}.`,
        findings: findings.length > 1 ? findings : [],
    });
}


/***/ }),

/***/ 543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ oneJob)
});

// EXTERNAL MODULE: ./build/adapter/git/branch-preflight.js
var branch_preflight = __webpack_require__(6433);
// EXTERNAL MODULE: ./build/adapter/git/inbox.js
var inbox = __webpack_require__(1519);
// EXTERNAL MODULE: ./build/adapter/git/origin-state.js
var origin_state = __webpack_require__(9897);
// EXTERNAL MODULE: ./build/adapter/local/process-directory.js
var process_directory = __webpack_require__(7611);
// EXTERNAL MODULE: ./build/app/job-limit.js
var job_limit = __webpack_require__(2461);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/job-limit.js
var run_job_limit = __webpack_require__(7157);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/git/submodules.js
var submodules = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/entry/finding-line.js
var finding_line = __webpack_require__(281);
;// CONCATENATED MODULE: ./build/entry/greet.js




/** What a user should know before the job begins. */
async function greet(project, access, { show, checksElsewhere = false }) {
    const { warnings, planFile, settings } = project;
    for (const warning of warnings)
        show({ kind: 'warning', text: (0,finding_line/* findingLine */.m)(warning, planFile) });
    if (checksElsewhere && settings.validate.length > 0) {
        show({
            kind: 'note',
            text: '`validate` is not run here: the checks are the jobs or steps between begin and finish',
        });
    }
    if (!checksElsewhere && settings.validate.length === 0) {
        show({ kind: 'warning', text: 'no checks are given (--validate): any change of the agent will be committed' });
    }
    await warnOfSubmodules(project, access, show);
}
/** A job with nothing to do does not look. It is only a remark: nothing waits for it. */
function sayingUncommitted({ repository }, ports) {
    const say = async () => {
        const count = await repository.uncommitted();
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        const head = repository.head.slice(0, 7);
        if (count > 0)
            ports.show({ kind: 'note', text: `${files} not part of the run; it starts from ${head}` });
    };
    const preflight = () => {
        say().catch((error) => {
            const why = error instanceof Error ? error.message : String(error);
            ports.show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` });
        });
        return ports.agent.preflight();
    };
    return { ...ports, agent: { ...ports.agent, preflight } };
}
/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(toplevel, '.gitmodules')))
        return;
    const empty = await (0,submodules/* emptySubmodules */.Js)(store, head);
    if (empty.length === 0)
        return;
    const few = empty.slice(0, 5).join(', ');
    const which = empty.length > 5 ? `${few} and ${empty.length - 5} more` : few;
    const text = `not checked out in your repository, so empty in the workspace: ${which}. To have the agent and the checks see the files: git submodule update --init --recursive`;
    show({ kind: 'warning', text });
}

// EXTERNAL MODULE: ./build/entry/job-settings.js + 2 modules
var job_settings = __webpack_require__(3408);
// EXTERNAL MODULE: ./build/entry/surroundings.js + 4 modules
var surroundings = __webpack_require__(9267);
// EXTERNAL MODULE: ./build/entry/wire.js + 62 modules
var wire = __webpack_require__(9521);
;// CONCATENATED MODULE: ./build/entry/one-job.js












/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
async function oneJob(project, context, at) {
    const startedBy = context.checkout?.startedBy ?? null;
    const job = {
        ...(0,job_settings/* jobSettings */.b)(at.checksElsewhere ? withoutChecks(project) : project, at.fresh),
        startedBy,
        issue: at.issue ?? null,
        byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
        issueOrder: at.issueOrder ?? null,
    };
    refuseUnsigned(project, at.sign);
    // Tried while the repository and the remote are looked at: the first agent call need not wait for it.
    const confinement = (0,wire.confinementHere)();
    confinement.catch(() => undefined);
    const around = await (0,surroundings/* surroundingsOf */.ZD)(project, context, at.life);
    const scratch = await (0,process_directory/* processDirectory */.B)(project.home, 'process');
    try {
        await preflight(project, context, around.access);
        await greet(project, around.access, at);
        const record = await recorder({ project, job, access: around.access, context }, at.record);
        const own = await (0,wire/* wire */.O4)(project, context, {
            ...around,
            confinement,
            show: at.show,
            scratch: scratch.path,
            sign: at.sign,
        });
        const wired = at.tracker ? { ...own, tracker: at.tracker(own.tracker) } : own;
        const { ports, settled } = record(sayingUncommitted(project, wired));
        return await at
            .act(ports, job, endingInTime(project, context))
            .catch((error) => {
            throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
        })
            .finally(() => toldWhereIncomplete(settled, at.show));
    }
    finally {
        try {
            await at.onEnd?.(around.access.state);
        }
        finally {
            await Promise.all([around.leave(), scratch.remove()]);
        }
    }
}
const withoutChecks = (project) => ({
    ...project,
    settings: { ...project.settings, validate: [] },
});
async function preflight(project, context, { remote }) {
    const { repository, remoteIsOwn, stateRef, workRef, planName } = project;
    const orders = `${(0,inbox/* inboxPrefix */.r)(planName)}*`;
    const known = (0,state_ref_name/* knownPrefixes */.AN)().map((prefix) => (0,state_ref_name/* stateRefOf */.af)(planName, prefix));
    const places = known.filter((ref) => ref !== stateRef);
    const { refs } = await remote.lookAhead([...(0,branch_preflight/* inTheWay */.M)([stateRef, workRef]), stateRef, workRef, orders, ...places]);
    await (0,branch_preflight/* checkBranches */.N)({ remote, repository, remoteIsOwn, stateRef, workRef });
    const other = refs.has(stateRef) ? undefined : places.find((ref) => refs.has(ref));
    if (other !== undefined)
        throw (0,origin_state/* stateUnderOtherName */.p6)(remote.url, { stateRef, other });
    if (!remoteIsOwn || repository.origin === null)
        return;
    const local = refs.get(stateRef) ?? null;
    const origin = await (0,origin_state/* originState */.AH)({ repository, env: context.env, stateRef, local });
    if (origin.kind === 'differs')
        throw (0,origin_state/* stateElsewhere */.Sl)(stateRef, { origin: origin.origin, local });
}
/** Puts a recorder around the ports where a directory is given. */
async function recorder(at, directory) {
    if (typeof directory !== 'string')
        return (ports) => ({ ports, settled: () => Promise.resolve() });
    const { openRecording } = await __webpack_require__.e(/* import() */ 541).then(__webpack_require__.bind(__webpack_require__, 541));
    return openRecording(at, directory);
}
/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled, show) => settled().catch((error) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` });
});
const isAbort = (error) => error instanceof Error && error.name === 'AbortError';
/** Before the run was taken, as while the agent's program is installed: later a state says that the job was cancelled. */
const interrupted = (cause) => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    kind: 'interrupted',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost: the same command goes on.',
    cause,
});
/** Fires when a person ends the job, or when its machine soon would. */
function endingInTime({ settings }, { cancelled }) {
    const limit = settings['job-limit'];
    if (limit === undefined)
        return cancelled;
    const near = new AbortController();
    setTimeout(() => near.abort(job_limit/* jobLimitReached */.v), (0,run_job_limit/* lastMoment */.H)(limit)).unref();
    return AbortSignal.any([cancelled, near.signal]);
}
/** Before money is spent: commits are to be signed and nobody can be asked to. */
function refuseUnsigned({ settings }, sign) {
    if (settings['commit-mode'] === 'git' || sign)
        return;
    throw new error/* RalphError */.A({
        code: 'COMMITS_UNSIGNED',
        kind: 'usage',
        message: 'GitHub is to sign the commits (`commit-mode: api`), but this job cannot ask it.',
        hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
    });
}


/***/ }),

/***/ 2715:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KE: () => (/* binding */ engineHome),
  U8: () => (/* binding */ openProject),
  Xg: () => (/* binding */ readConfig)
});

// UNUSED EXPORTS: settingSources

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/git/address-credential.js
var address_credential = __webpack_require__(5886);
// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(5935);
// EXTERNAL MODULE: ./build/core/config/resolve.js
var resolve = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/branch-name.js
var branch_name = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
;// CONCATENATED MODULE: ./build/core/plan/plan-name.js



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
    throw new core_error/* RalphError */.A({ code: fault.code, kind: 'data', message: fault.message, hint: fault.remedy });
}
/** The finding about a plan without `name` whose file's name cannot stand in for it. */
function fileNameFault(file) {
    const stem = fileStem(file);
    if (plan/* TaskId */.LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file's name ${(0,plan_fault/* shown */.SP)(stem)} cannot be used as one.`,
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

// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: ./build/entry/base-files.js + 1 modules
var base_files = __webpack_require__(6039);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
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

// EXTERNAL MODULE: ./build/core/plan/lint.js + 6 modules
var plan_lint = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/core/plan/plan-shape.js
var plan_shape = __webpack_require__(8917);
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
    const name = plan !== undefined && plan.name === undefined ? fileNameFault(file) : undefined;
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

// EXTERNAL MODULE: ./build/entry/finding-line.js
var finding_line = __webpack_require__(281);
;// CONCATENATED MODULE: ./build/entry/plan-file.js




/** Reads and lints a plan file. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
async function readPlanFile(path, shown, read = promises_.readFile) {
    const bytes = await read(path).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error);
    });
    const { plan, findings } = readPlan(bytes, path);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new core_error/* RalphError */.A({
            code: 'PLAN_INVALID',
            kind: 'data',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: 'Mend what is listed, then run again. `ralph plan lint` looks at the plan alone.',
            findings: errors.map((finding) => (0,finding_line/* findingLine */.m)(finding, shown)),
        });
    }
    return { plan, bytes, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
const planMissing = (shown) => new core_error/* RalphError */.A({
    code: 'PLAN_MISSING',
    kind: 'data',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (README "Plan format"), or name another file: --plan, in a workflow the input `plan`.',
});
const unreadable = (shown, error) => new core_error/* RalphError */.A({
    code: 'FILE_UNREADABLE',
    kind: 'data',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
});

;// CONCATENATED MODULE: ./build/entry/project.js













const defaultConfigFile = '.github/ralph.yml';
/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
async function openProject(context, flags, 
/** What was found to be wrong before. */
known = []) {
    const { env, planText } = context;
    const { base, file, given, before, planFile, planPath } = await settingSources(context, flags);
    const { repository } = base;
    const read = await readPlanFile(planPath, planFile, planText ? async () => planText : base.read).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    refuse([...known, ...file.findings, ...resolved.findings], file.name);
    const settings = { ...resolved.settings, remote: resolved.settings.remote ?? base.remote };
    const name = planName(read.plan, planPath);
    const { address: remote, ...access } = (0,address_credential/* splitCredential */.i)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name);
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,address_credential/* withCredential */.M)(repository.carriedConfiguration(of), access),
        },
        plan: read.plan,
        planName: name,
        planFile,
        planSource: (0,external_node_crypto_.createHash)('sha256').update(read.bytes).digest('hex'),
        warnings: read.warnings,
        steeringFiles: [planPath, file.path].map((path) => (0,external_node_path_.relative)(repository.toplevel, path)).filter(isInside),
        settings,
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
            ...new Set([...(0,secret_values/* secretValues */.V)(env), ...access.secrets, ...(0,secret_values/* headerSecrets */.n)(repository.carriedConfiguration(remote))]),
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
        throw unreadable(name, error);
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

/***/ 9267:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZD: () => (/* binding */ surroundingsOf)
});

// UNUSED EXPORTS: enterCheckout, ownPlaces

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/raw-path.js
var raw_path = __webpack_require__(2221);
// EXTERNAL MODULE: ./build/adapter/git/restore.js
var restore = __webpack_require__(9605);
// EXTERNAL MODULE: ./build/adapter/git/self-ignored.js
var self_ignored = __webpack_require__(566);
// EXTERNAL MODULE: ./build/adapter/git/work-tree.js
var work_tree = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/adapter/git/adopt-checkout.js







/**
 * Takes a runner's checkout as the workspace. Its index is copied, so that no file is written that is right already.
 * What earlier steps left untracked is environment, like ignored files: it is neither removed nor captured.
 */
async function adoptCheckout(checkout, gitDir) {
    const tree = treeOf(checkout);
    (0,external_node_fs_.rmSync)(listOf(checkout), { force: true });
    const index = (0,external_node_path_.join)(gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(index))
        (0,external_node_fs_.copyFileSync)(index, tree.index);
    else
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
    const left = await untrackedIn(tree).catch(async (error) => {
        if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        // A split index, or one of a newer git: any other knows which files are tracked just as well.
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    leaveAlone(checkout);
    (0,self_ignored/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
/** Leaves the files as they were checked out. What earlier steps had left is known only after `adoptCheckout`. */
async function restoreCheckout(checkout) {
    if (!(0,external_node_fs_.existsSync)(listOf(checkout)))
        return;
    leaveAlone(checkout);
    await (0,restore/* restoreTree */.NU)(treeOf(checkout), checkout.head);
}
const treeOf = ({ store, directory, stateDir }) => (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
const listOf = ({ stateDir }) => (0,external_node_path_.join)(stateDir, 'untracked-before');
async function untrackedIn(tree) {
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] });
    return (0,raw_path/* splitNul */.K5)(stdout);
}
/** By the store's own ignore rules: all that looks at the work tree goes by them. */
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    // A name with a line feed cannot be written as a rule: such a file goes.
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
}
/** A path as a rule of gitignore(5) that means it alone. */
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: ./build/adapter/git/checkout-git.js
var checkout_git = __webpack_require__(3098);
// EXTERNAL MODULE: ./build/adapter/git/committed-files.js
var committed_files = __webpack_require__(407);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/adapter/git/tags.js

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

;// CONCATENATED MODULE: ./build/adapter/github/workflow-liveness.js
/**
 * Liveness of workflow runs. An attempt is over before the next one of the same run can begin, and the steps of one job
 * come one after the other; of other runs GitHub is asked, and where it cannot be, the lease's age decides.
 */
function workflowLiveness(self, ask = async () => 'unknown') {
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'workflow')
                return 'unknown';
            if (holder.run_id !== self.run_id)
                return ask({ id: holder.run_id, attempt: holder.attempt });
            if (holder.attempt < self.attempt)
                return 'gone';
            return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive';
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/adapter/process/process-exists.js
var process_exists = __webpack_require__(5244);
;// CONCATENATED MODULE: ./build/adapter/local/liveness.js





/**
 * Liveness of processes on this machine. A pid alone proves nothing: the start time tells a reused one, the boot id a
 * rebooted host. Holders on other hosts, in other pid namespaces and in workflow runs are `unknown`.
 */
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
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]';
/** In a container, pids mean something else than on the host of the same name: such a process signs with its namespace. */
async function hostName() {
    const namespace = await (0,promises_.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,external_node_os_.hostname)() : `${(0,external_node_os_.hostname)()}/${namespace}`;
}
/** Empty where the system names none: then nothing can be told from a pid. */
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,promises_.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,process_exists/* processExists */._)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
/** proc_pid_stat(5): the command, in parentheses, may itself hold spaces and parentheses; state is field 3, start 22. */
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(561);
// EXTERNAL MODULE: ./build/entry/wire.js + 62 modules
var wire = __webpack_require__(9521);
;// CONCATENATED MODULE: ./build/entry/surroundings.js











const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,wire/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        // A copy that cannot be made costs the next job a fetch.
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
/** A workspace of the engine's own below the project's home; the user's tree is only read. */
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => readTags(repository.toplevel, context.env),
        base: (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel),
        liveness: await processLiveness(),
    };
}
async function runner(project, context, { checkout, life }) {
    if (!checkout.holdsFiles)
        return commitAlone(project, context, { checkout, life });
    const tags = await readTags(project.repository.toplevel, context.env);
    const entered = await enterCheckout(project, context, checkout);
    try {
        await entered.adopt();
    }
    catch (error) {
        await entered.leave();
        throw error;
    }
    const { access, workspace, leave } = entered;
    const base = (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_name/* lazily */.q });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: workflowLiveness(checkout.holder, life),
        leave,
    };
}
/** Nothing is put aside and nothing is laid out: such a job neither calls the agent nor runs a check. */
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,wire/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_name/* lazily */.q }),
        liveness: workflowLiveness(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
/** The state of a project whose checkout is the workspace: its `.git` is out of the way until `leave`. */
async function enterCheckout(project, context, checkout) {
    const { home, repository } = project;
    const { toplevel } = repository;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] });
    const head = stdout.toString('utf8').trim();
    const gitDir = (0,checkout_git/* setGitAside */.FR)({ ...checkout, workspace: toplevel });
    const back = () => (0,checkout_git/* putGitBack */.b1)({ ...checkout, workspace: toplevel });
    const access = await (0,wire/* openState */.Gf)({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
        home,
    }).catch((error) => {
        back();
        throw error;
    });
    const workspace = { directory: toplevel, stateDir: (0,external_node_path_.join)(home, 'workspace-state') };
    const adopted = { store: access.store, ...workspace, head };
    return {
        access,
        workspace,
        adopt: () => adoptCheckout(adopted, gitDir),
        async leave() {
            try {
                await restoreCheckout(adopted);
            }
            finally {
                back();
                await access.store.close();
            }
        },
    };
}


/***/ }),

/***/ 7278:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   nh: () => (/* binding */ CheckKind)
/* harmony export */ });
/* unused harmony export Check */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _workflow_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3014);



const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The disk was filled while it ran; its workspace was thrown away. */
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** The file with the whole output on the machine that ran it. */
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** It failed, and passed when it was run once more on the same tree. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._workflow_results_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkflowOutcome */ .yA.options, 'missing']),
        /** Others are told and do not count. */
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** The one that was probably meant, where there is none of this name. */
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    /** Checks that the strategy does not run (lint in `tests_only`). */
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Failures that were already there at the baseline and were accepted with `known-red`. */
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Tracked files that a check changed; the commit holds the tree as it was before the checks. */
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});


/***/ }),

/***/ 2833:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OP: () => (/* binding */ Dossier)
});

// UNUSED EXPORTS: Coded, Prepared, Reverting

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/agent-end.js
var agent_end = __webpack_require__(763);
;// CONCATENATED MODULE: ./build/schema/change.js

const ChangeAction = schemas/* enum */.k5n(['created', 'modified', 'deleted']);
/** One path that differs between the checkpoint and the captured tree. */
const Change = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    action: ChangeAction,
    /** Size of the new content in bytes; 0 for a deletion. */
    bytes: schemas/* number */.aig(),
    /** Git's file mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
    mode: schemas/* string */.YjP().nullable(),
})
    .readonly();

// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/dossier.js







const oid = schemas/* string */.YjP();
const paths = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const listed = schemas/* object */.Ikc({ paths, total: schemas/* int */.Whr() });
/** What the agent finds in its workspace. */
const LaidOut = schemas/* object */.Ikc({
    /** The commit that fills it: the checkpoint, or the merge of it that is to be resolved. */
    start: oid,
    /** Where the attempt resolves a merge: the other parent, and every path with conflict markers. */
    merge: schemas/* object */.Ikc({ base: oid, files: paths }).nullable(),
});
const Numbered = LaidOut.extend({
    iteration: schemas/* int */.Whr(),
    task: plan/* Task */.YZ,
    attempt: schemas/* int */.Whr(),
    checkpoint: oid,
});
/**
 * The data of one iteration on its way through the phases: each phase takes it and leaves it fuller. Plain data, so
 * that the phases can run in jobs of their own (DESIGN §3).
 */
const Prepared = Numbered.extend({
    prompt: schemas/* string */.YjP(),
    /** The base's CLAUDE.md, which the agent's own settings would otherwise have given it. */
    systemPrompt: schemas/* string */.YjP(),
});
/** The prompt has done its work, and is kept as `prompt.md`. */
const Coded = Numbered.extend({
    end: agent_end/* AgentEnd */.X,
    usage: usage/* Usage */._U,
    durationMs: schemas/* number */.aig(),
    lingeredMs: schemas/* number */.aig().nullable(),
    /** What the agent was not allowed to do. */
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    handoff: handoff/* Handoff */.Pj.nullable(),
    handoffSource: handoff/* HandoffSource */.KE.nullable(),
    /** The captured tree: what is validated is what is committed. */
    tree: oid,
    changes: schemas/* array */.YOg(Change).readonly(),
    hidden: listed,
    /** Ignored files that the agent changed. */
    environment: listed,
    /** Why it cannot go to the checks: a command before the capture failed, a conflict is not resolved; else null. */
    unready: schemas/* string */.YjP().nullable(),
    /** What the guards found, in words with the path. */
    findings: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    /** What a reviewer said of it, where one was asked. */
    reviewed: review/* Reviewed */.u2.optional(),
});
/** An iteration whose commit is taken back; what reverts it has yet to pass the checks. */
const Reverting = schemas/* object */.Ikc({
    iteration: schemas/* int */.Whr(),
    task: schemas/* string */.YjP(),
    /** The commit to take back. */
    commit: oid,
    undo: schemas/* object */.Ikc({ undoes: schemas/* int */.Whr(), by: schemas/* string */.YjP(), why: schemas/* string */.YjP(), reopen_dependents: schemas/* boolean */.zMY() }),
});
const tie = { schema: schemas/* literal */.euz(1), run: schemas/* string */.YjP(), nonce: schemas/* string */.YjP() };
/** What crosses from one job to another, tied by its nonce to what the state says was handed on. */
const Dossier = schemas/* discriminatedUnion */.gMt('phase', [
    schemas/* object */.Ikc({ phase: schemas/* literal */.euz('prepared'), ...tie, prepared: Prepared }),
    schemas/* object */.Ikc({ phase: schemas/* literal */.euz('coded'), ...tie, coded: Coded }),
    schemas/* object */.Ikc({ phase: schemas/* literal */.euz('baseline'), ...tie, commit: oid }),
    schemas/* object */.Ikc({ phase: schemas/* literal */.euz('undo'), ...tie, reverting: Reverting }),
]);


/***/ }),

/***/ 677:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/about.js

/** What a reviewer wrote at one line. */
const Remark = schemas/* object */.Ikc({
    /** Where it is answered: an id as that of an order. */
    thread: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** As it was in `commit`; null for a whole file. */
    line: schemas/* int */.Whr().nullable(),
    commit: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
});
/** Where an order was written, and what a reviewer's words are about. */
const About = schemas/* object */.Ikc({
    /** Page of the words. */
    url: schemas/* string */.YjP(),
    /** The commit that a review speaks of; null for an order of any other kind. */
    commit: schemas/* string */.YjP().nullable(),
    remarks: schemas/* array */.YOg(Remark),
});

// EXTERNAL MODULE: ./build/schema/knowledge.js
var knowledge = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/asked-events.js



const at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    /** Page of the words; null where they were said on a laptop. */
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at, task });
const Remembered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('remembered'), at, ...knowledge/* Knowledge */.v.shape });

// EXTERNAL MODULE: ./build/schema/budget.js
var budget = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/schema/handed-on.js
var handed_on = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/lease.js
var lease = __webpack_require__(6908);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/stop-reason.js
var stop_reason = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/event.js











const event_at = iso/* datetime */.w$();
const oid = schemas/* string */.YjP();
const event_task = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = schemas/* enum */.k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
]);
/** Why an attempt ended without being the task's failure (DESIGN §4): nothing is counted against it. */
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    /** Its process, and not the runner: 137 or 143, as when memory runs out. */
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    /** Somebody pushed to the work branch before the agent was called. */
    'work_moved',
    /** The run's money was used up in the middle of the attempt. */
    'budget',
    /** A full disk, an unreachable remote, a missing program: the machine's fault. */
    'infrastructure',
]);
const passed = {
    iteration,
    task: event_task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Checks of the baseline's red list that pass now; from here on they count. */
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        /** Null where HEAD was detached. */
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        /** SHA-256 of the plan source that was taken over. */
        plan_source: schemas/* string */.YjP(),
        /** As a job names it: what a tick hands to the next one. */
        plan_file: schemas/* string */.YjP().nullable().default(null),
        /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
        started_by: schemas/* string */.YjP().nullable().default(null),
        /** The issue that was named for it; null where ralph makes one, or there is none. */
        issue: schemas/* int */.Whr().nullable().default(null),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('baseline_finished'),
        at: event_at,
        commit: oid,
        checks: schemas/* string */.YjP(),
        red: schemas/* array */.YOg(schemas/* string */.YjP()),
        accepted: schemas/* boolean */.zMY(),
        /** Set-up and checks together. */
        duration_ms: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task: event_task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task: event_task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
        /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        /** Commit that keeps the rejected tree reachable, where there was one. */
        rejected: oid.nullable(),
        /** No retry is left: the task is failed. */
        final: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task: event_task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...handed_on/* HandedOn */.O.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at: event_at, iteration, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_accepted'), at: event_at, iteration, amendment: plan/* Amendment */.UD }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(event_task),
        modified: schemas/* array */.YOg(event_task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    /** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('conflict_task_added'),
        at: event_at,
        task: event_task,
        base: oid,
        /** The first ones; `total` counts all. */
        files: schemas/* array */.YOg(schemas/* string */.YjP()),
        total: schemas/* int */.Whr(),
        why: schemas/* string */.YjP(),
    }),
    /** The conflict is gone without that task. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at: event_at, by: schemas/* string */.YjP() }),
    /** A setting that an operator changed for the rest of the run; raw, as it was written. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('setting_changed'), at: event_at, name: schemas/* string */.YjP(), value: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at: event_at, task: event_task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task: event_task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        /** The iteration whose commit is to be taken back. */
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task: event_task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(event_task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(event_task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at: event_at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 1628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
/**
 * What an agent leaves for whoever comes next (seed §3.5). Only `summary` and `freeform` are demanded: a model that
 * forgets an empty list has still handed over.
 */
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
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
/**
 * Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
 * the engine made it from the changes alone (`synthetic`; DESIGN §4).
 */
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);


/***/ }),

/***/ 3014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ NeedsContext),
/* harmony export */   fG: () => (/* binding */ StepsContext),
/* harmony export */   yA: () => (/* binding */ WorkflowOutcome)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** How GitHub says that a job or a step ended. */
const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default({});
/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
/** `toJSON(needs)`. */
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));


/***/ })

};
