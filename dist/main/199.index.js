export const id = 199;
export const ids = [199];
export const modules = {

/***/ 6162:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkOutCandidate),
/* harmony export */   n: () => (/* binding */ leaveCandidate)
/* harmony export */ });
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9581);

/**
 * Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
 * without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
 */
async function checkOutCandidate(at) {
    const { workspace, env, remote, commit } = at;
    const git = (0,_user_git_js__WEBPACK_IMPORTED_MODULE_0__/* .userGit */ .G)(workspace, env);
    // Without a depth: a checkout that holds the whole history must not become a shallow one.
    await git({
        args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
    });
    await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] });
}
/** Back to what was checked out before. */
async function leaveCandidate(at) {
    await (0,_user_git_js__WEBPACK_IMPORTED_MODULE_0__/* .userGit */ .G)(at.workspace, at.env)({ args: ['checkout', '--quiet', '--force', '-'] });
}


/***/ }),

/***/ 1180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xK: () => (/* binding */ finishJob),
  Uz: () => (/* binding */ handedOn),
  Y3: () => (/* binding */ notForThisJob)
});

// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/core/run/not-under-way.js


/** Why nothing waits for this job's word: it was settled, or another workflow run has the run by now. */
function nothingWaits(state, self) {
    const { handed, lease } = state;
    if (!handed || !lease)
        return 'no iteration waits for its results; it was settled already, or given up';
    if (!sameRun(lease.holder, self)) {
        return `what waits was handed on by ${(0,lease_verdict/* holderInWords */.br)(lease.holder)}, and this is ${(0,lease_verdict/* holderInWords */.br)(self)}`;
    }
    return undefined;
}
/** Whether this is the job that handed it on, and its later steps had the files of something else before them. */
const seenByNobody = ({ handed, lease }, self) => handed?.laid_out === false &&
    lease?.holder.kind === 'workflow' &&
    self.kind === 'workflow' &&
    lease.holder.attempt === self.attempt &&
    lease.holder.job === self.job;
/** Why this dossier is not the one that waits (DESIGN §3): nothing of it may be taken in then. */
function notUnderWay(state, dossier) {
    const { handed, current } = state;
    if (dossier.run !== state.run)
        return `it is of the run ${dossier.run}, and this is ${state.run}`;
    if (dossier.nonce !== handed?.nonce)
        return 'another one was handed on since';
    if (dossier.phase === 'prepared')
        return 'no agent has worked on it';
    const whats = { coded: 'attempt', baseline: 'baseline', undo: 'undo' };
    if (whats[dossier.phase] !== handed.what)
        return `it is of the phase ${dossier.phase}, and what waits is the ${handed.what}`;
    if (dossier.phase !== 'coded')
        return undefined;
    const { iteration, task, checkpoint } = dossier.coded;
    if (iteration !== current?.iteration)
        return `it is iteration ${iteration}, and ${inWords(current?.iteration)} is under way`;
    if (task.id !== current.task)
        return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`;
    return checkpoint === current.checkpoint && checkpoint === state.work
        ? undefined
        : `it was made on ${(0,report_context/* shortOid */.$M)(checkpoint)}, and iteration ${iteration} starts from ${(0,report_context/* shortOid */.$M)(current.checkpoint)}`;
}
const inWords = (iteration) => (iteration === undefined ? 'none' : String(iteration));
/** Another attempt of the same workflow run may go on with what an earlier one began. */
const sameRun = (holder, self) => holder.kind === 'workflow' && self.kind === 'workflow'
    ? holder.run_id === self.run_id && holder.attempt <= self.attempt
    : holder.kind === 'process' && self.kind === 'process' && holder.host === self.host;

// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/schema/dossier.js + 1 modules
var dossier = __webpack_require__(2833);
// EXTERNAL MODULE: ./build/app/change-rules.js
var change_rules = __webpack_require__(2424);
// EXTERNAL MODULE: ./build/app/confined.js
var confined = __webpack_require__(9330);
// EXTERNAL MODULE: ./build/app/intake.js + 5 modules
var intake = __webpack_require__(4997);
// EXTERNAL MODULE: ./build/app/ledger.js + 3 modules
var app_ledger = __webpack_require__(9281);
// EXTERNAL MODULE: ./build/app/loop.js + 15 modules
var loop = __webpack_require__(6134);
// EXTERNAL MODULE: ./build/app/merged-elsewhere.js
var merged_elsewhere = __webpack_require__(8923);
// EXTERNAL MODULE: ./build/app/open-work.js + 3 modules
var open_work = __webpack_require__(1550);
// EXTERNAL MODULE: ./build/core/validation/validation-of.js
var validation_of = __webpack_require__(7867);
// EXTERNAL MODULE: ./build/app/baseline.js
var baseline = __webpack_require__(9097);
// EXTERNAL MODULE: ./build/app/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(4911);
// EXTERNAL MODULE: ./build/app/settle-attempt.js + 3 modules
var settle_attempt = __webpack_require__(3391);
// EXTERNAL MODULE: ./build/app/undo.js + 2 modules
var undo = __webpack_require__(591);
// EXTERNAL MODULE: ./build/app/validate.js
var validate = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/app/settle-elsewhere.js






/** Fifth phase of what other jobs went on with; a reason to stop where there is one. */
async function settleElsewhere(work, { handed, dossier, candidate, results }) {
    const { ports, job, ledger, did } = work;
    if (dossier.phase === 'coded') {
        const { coded } = dossier;
        const verdict = (0,settle_attempt/* verdictOn */.H)(work, coded);
        const { usage, durationMs: duration_ms } = coded;
        if (verdict.kind === 'validate' && isLost(results))
            return lose(work, results, { ...handed, usage, duration_ms });
        const said = isLost(results) ? results.lost : results;
        const check = async () => (typeof said === 'string' ? said : validationIn(work, said, coded));
        return (0,settle_attempt/* settleAttempt */.L)(work, { coded, verdict, candidate: candidate ?? undefined }, { check });
    }
    if (isLost(results))
        return lose(work, results, handed);
    // What could not be begun says nothing about a commit: the next job begins it again.
    if (typeof results === 'string')
        return { kind: 'failed', code: 'CHECKS_NOT_BEGUN', why: results };
    if (dossier.phase === 'undo') {
        const { reverting } = dossier;
        const commit = candidate ?? '';
        const validation = validationIn(work, results, { iteration: reverting.iteration, tree: commit });
        await (0,undo/* settleUndo */.qe)(ports, job, { ledger, reverting, commit, validation });
    }
    else if (dossier.phase === 'baseline') {
        did.baseline = true;
        (0,baseline/* recordBaseline */.V)(job, ledger, { ...ports, commit: dossier.commit, results: results.results, durationMs: 0 });
    }
    return undefined;
}
const isLost = (results) => typeof results === 'object' && 'lost' in results;
/** An attempt is interrupted and counts for nothing. No job starts the next one then: what was lost may be lost again. */
function lose({ ledger }, { lost, cancelled }, handed) {
    const { current } = ledger.state;
    if (current && !cancelled)
        (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, handed, lost);
    if (current && cancelled) {
        const { iteration, task } = current;
        const { usage, duration_ms } = handed;
        const fact = { iteration, task, cause: 'cancelled', why: lost, until: null, usage, duration_ms };
        ledger.record({ type: 'attempt_interrupted', ...fact });
    }
    return cancelled ? { kind: 'cancelled' } : { kind: 'failed', code: 'JOB_LOST', why: lost };
}
function validationIn({ job, ledger }, { results }, { iteration, tree }) {
    const { checks, settings } = job;
    const knownRed = (0,validate/* knownRedIn */.w)(ledger.state);
    return (0,validation_of/* validationOf */.D)({ iteration, tree, strategy: settings.strategy, checks, results, knownRed });
}

;// CONCATENATED MODULE: ./build/app/finish.js












/**
 * The end of what `beginJob` handed on: its verdict by the results that other jobs give, one commit or none, and the
 * decision what comes next, which another job does. Throws RalphError NOT_UNDER_WAY, and changes nothing, where the
 * state waits for something else.
 */
async function finishJob(ports, job, at) {
    const { run, remoteWork } = await ports.store.load();
    const waiting = await whatWaits(ports, run, at);
    const { handed } = waiting;
    const results = await at.results(handed, waiting.dossier);
    const ledger = (0,app_ledger/* openLedger */.a)(ports, run, job);
    const before = (0,loop/* attemptsIn */.qw)(ledger.state);
    (0,intake/* takeLease */._)(ports, ledger);
    const { dossier } = waiting;
    if (dossier.phase === 'coded' && dossier.coded.confined)
        (0,confined/* stateConfined */.S7)(ledger, dossier.coded.confined);
    (0,change_rules/* changeRules */.g)(job, ledger);
    // Its pull request may have been squashed before the iteration began.
    const replaces = await (0,merged_elsewhere/* leftBehind */.a)(ports, job, { ledger, remoteWork });
    const branch = {
        remoteTip: remoteWork,
        replaces,
        // Whoever handed this on had published it before.
        deleted: remoteWork === null,
        endedInOrder: true,
        conflict: undefined,
        rests: undefined,
        looked: undefined,
    };
    const work = (0,open_work/* openWork */.Q)(ports, job, { ledger, branch, reach: { until: 'decided' }, cancelled: at.cancelled });
    work.did.spent = handed;
    const ended = await (0,open_work/* inOrder */.a)(work, async () => {
        const reason = await settleElsewhere(work, { ...waiting, results });
        await (0,loop/* settled */.gu)(work);
        return reason ? (0,loop/* stop */.ds)(work, reason) : (0,loop/* loop */.HW)(work, (0,loop/* jobSoFar */.zO)(ports, job), before);
    });
    if (ended.kind === 'handed_on')
        throw new Error('a job that only decides has handed something on');
    return { reason: ended.reason, state: ledger.state, plan: ledger.plan };
}
async function whatWaits(ports, run, at) {
    const { handed, stored } = await handedOn(ports, run);
    if (run && seenByNobody(run.state, ports.liveness.self))
        throw sameJob();
    const dossier = (await at.brought?.(stored)) ?? stored;
    const gotNoFurther = at.brought !== undefined && dossier === stored;
    const other = run && !gotNoFurther ? notUnderWay(run.state, dossier) : undefined;
    if (other !== undefined)
        throw notForThisJob(other);
    return { handed, dossier, candidate: stored.phase === 'prepared' ? null : handed.commit };
}
/** What this workflow run has handed on, as the state holds it. Throws RalphError NOT_UNDER_WAY where nothing waits for it. */
async function handedOn(ports, run) {
    const handed = run?.state.handed;
    const why = run ? nothingWaits(run.state, ports.liveness.self) : 'the plan has no run yet';
    if (why !== undefined || !handed)
        throw notForThisJob(why ?? 'nothing was handed on');
    const stored = readDossier(await ports.store.read(state_paths/* dossierPath */.JS));
    if (!stored)
        throw notForThisJob(`${state_paths/* dossierPath */.JS} on the state branch is missing, or of another version of ralph`);
    return { handed, stored };
}
function readDossier(text) {
    try {
        return dossier/* Dossier */.OP.parse(JSON.parse(text ?? ''));
    }
    catch {
        return undefined;
    }
}
const sameJob = () => new error/* RalphError */.A({
    code: 'CHECKED_IN_THE_SAME_JOB',
    kind: 'usage',
    message: 'The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.',
    hint: 'Put the checks and `finish` into jobs of their own, where nothing that the agent left can reach them; or, for an agent that you trust, give begin `trust-agent: true`.',
});
/** The error of a job that finds nothing to do for it. */
const notForThisJob = (why) => new error/* RalphError */.A({
    code: 'NOT_UNDER_WAY',
    kind: 'busy',
    message: `There is nothing to finish for this job: ${why}.`,
    hint: 'Nothing was changed and nothing is lost: the next job of the run goes on from what the state says.',
});


/***/ }),

/***/ 3093:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var _schema_workflow_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3014);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);



/** The runner passes an input on as one variable, which no Linux takes above 128 KiB; anything longer is no context. */
const longest = 10_000_000;
/** Reads the input `results`. Throws RalphError RESULTS_INVALID with all findings. */
function readResults(text) {
    if (text.length > longest)
        throw invalid([`it has ${text.length} characters`]);
    const json = jsonIn(text);
    if (json === undefined)
        throw invalid([`it is no JSON: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(text, 80)}`]);
    const [first] = typeof json === 'object' && json !== null ? Object.values(json) : [];
    if (typeof first === 'object' && first !== null && 'outcome' in first) {
        const steps = read(_schema_workflow_results_js__WEBPACK_IMPORTED_MODULE_0__/* .StepsContext */ .fG, json);
        return { of: 'step', entries: entriesOf(steps, ({ outcome }) => outcome) };
    }
    const needs = read(_schema_workflow_results_js__WEBPACK_IMPORTED_MODULE_0__/* .NeedsContext */ .PP, json);
    return { of: 'job', entries: entriesOf(needs, ({ result }) => result) };
}
function entriesOf(context, outcomeOf) {
    return Object.entries(context).map(([name, entry]) => ({ name, outcome: outcomeOf(entry), outputs: entry.outputs }));
}
function read(shape, json) {
    const found = shape.safeParse(json);
    if (found.success)
        return found.data;
    throw invalid(found.error.issues.slice(0, 20).map(({ path, message }) => {
        const place = path.map((part) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(String(part), 80)).join('.');
        return `${place === '' ? '' : `${place}: `}${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(message, 200)}`;
    }));
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const invalid = (findings) => new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'RESULTS_INVALID',
    kind: 'data',
    message: 'The input `results` does not say how the jobs or the steps ended.',
    hint: 'Give the whole of it, as an expression: `toJSON(needs)` in a job of its own, `toJSON(steps)` in the job of `begin`.',
    findings,
});


/***/ }),

/***/ 7199:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishStep: () => (/* binding */ finishStep)
});

// EXTERNAL MODULE: ./build/adapter/git/check-out-candidate.js
var check_out_candidate = __webpack_require__(6162);
// EXTERNAL MODULE: ./build/core/text/ansi.js
var ansi = __webpack_require__(3249);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/validation/job-log.js


/** The runner's own mark of when a line came. */
const moment = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
/**
 * What the failed step of a job printed, from the job's whole log: from the step's first line to the last error that
 * the runner noted. Where nothing is noted, all of it. At most `maxChars`; foreign text.
 */
function failedPart(log, maxChars) {
    const lines = (0,ansi/* stripAnsi */.a)(log)
        .split(/\r?\n/)
        .map((line) => line.replace(moment, ''));
    const last = lines.findLastIndex((line) => line.startsWith('##[error]'));
    const upTo = last === -1 ? lines : lines.slice(0, last + 1);
    const from = last === -1 ? -1 : upTo.findLastIndex((line) => line.startsWith('##[group]Run '));
    const shown = upTo.slice(Math.max(0, from)).filter((line) => line !== '##[endgroup]');
    const said = shown.map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ''));
    return (0,excerpt/* excerpt */.Kb)(said.join('\n').trim(), maxChars);
}

;// CONCATENATED MODULE: ./build/adapter/github/failed-jobs.js

/** Jobs whose logs are read: each costs two requests. */
const mostLogs = 5;
const longestPart = 20_000;
/**
 * The jobs of this attempt of a workflow run that failed, in GitHub's order, with the failed part of their logs. A log
 * that cannot be read says so in its place.
 */
async function failedJobs(github, run) {
    const failed = (await jobsOf(github, run)).filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out');
    return Promise.all(failed.map(async ({ id, name, html_url }, at) => {
        const log = at < mostLogs ? await logOf(github, Number(id)) : '(its log was not read: others failed before it)';
        return { name, url: html_url ?? '', log };
    }));
}
async function jobsOf(github, { id, attempt }) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
    const pages = 10;
    const jobs = [];
    for (let page = 1; page <= pages; page++) {
        const found = await github.request(route, { run_id: Number(id), attempt_number: attempt, per_page: 100, page });
        jobs.push(...found.jobs);
        if (found.jobs.length === 0 || jobs.length >= found.total_count)
            break;
    }
    return jobs;
}
async function logOf(github, job_id) {
    try {
        return failedPart(await github.text('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', { job_id }), longestPart);
    }
    catch (error) {
        return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`;
    }
}

// EXTERNAL MODULE: ./build/adapter/log/workflow-command.js
var workflow_command = __webpack_require__(9932);
// EXTERNAL MODULE: ./build/app/finish.js + 2 modules
var finish = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/validation/own-checks.js


/** Entries that are told besides the required ones. */
const mostTold = 100;
/**
 * A workflow's own jobs or steps as results of checks: the required ones, in the order of the names, then what else
 * failed, which is told and does not count. Only `success` passes; a required name without an entry has failed.
 */
function ownChecks(results, at) {
    const { of, entries } = results;
    const { require, begun, printed = () => undefined } = at;
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const others = entries.filter(({ name, outcome }) => !require.includes(name) && name !== begun && outcome !== 'success');
    const known = entries.map(({ name }) => name).filter((name) => name !== begun);
    const told = (name, entry, required) => {
        const { text = '', url } = (entry?.outcome === 'failure' && printed(name)) || {};
        const meant = entry ? undefined : (0,nearest/* meantName */.d5)(name, known);
        return {
            name: (0,one_line/* oneLine */.T)(name, 80),
            run: `${of} ${(0,one_line/* oneLine */.T)(name, 80)}`,
            kind: 'test',
            passed: entry?.outcome === 'success',
            exit_code: null,
            timed_out: false,
            duration_ms: 0,
            output_head: '',
            output_tail: text,
            output_bytes: new TextEncoder().encode(text).length,
            flaky: false,
            elsewhere: {
                of,
                outcome: entry?.outcome ?? 'missing',
                required,
                ...(url !== undefined && { url }),
                ...(meant !== undefined && { meant: (0,one_line/* oneLine */.T)(meant, 80) }),
            },
        };
    };
    return [
        ...[...new Set(require)].map((name) => told(name, byName.get(name), true)),
        ...others.slice(0, mostTold).map((entry) => told(entry.name, entry, false)),
    ];
}

;// CONCATENATED MODULE: ./build/core/validation/printed-by.js


const longest = 30_000;
/**
 * Which failed entry of `toJSON(needs)` the failed jobs belong to. GitHub shows jobs by their `name:`, which need not be
 * their id: what fits no entry is told with the first one.
 */
function printedBy(jobs, failed) {
    const [first] = failed;
    const owner = ({ name }) => failed.find((entry) => belongs(name, entry)) ?? first;
    return (entry) => {
        const own = jobs.filter((job) => owner(job) === entry);
        if (own.length === 0)
            return undefined;
        const share = Math.floor(longest / own.length);
        const text = own.map(({ name, log }) => `${(0,one_line/* plainLine */.h)(name, 200)}:\n${(0,excerpt/* excerpt */.Kb)(log, share)}`).join('\n\n');
        return { text, url: own[0]?.url };
    };
}
const belongs = (shown, entry) => shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`);

// EXTERNAL MODULE: ./build/core/validation/read-results.js
var read_results = __webpack_require__(3093);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/core/validation/results-about.js


/** What `begin` says by its outputs: whether anything is to be checked, and which commit. */
const beginOutputs = { due: 'due', commit: 'commit' };
const commitOf = ({ outputs }) => outputs[beginOutputs.commit] ?? '';
const dueOf = ({ outputs }) => outputs[beginOutputs.due];
/** Whether `begin` handed anything on, by any entry's word. Throws RalphError RESULTS_WITHOUT_BEGIN where none speaks of it. */
function isDue(results) {
    const told = results.entries.map(dueOf).filter((due) => due !== undefined);
    if (told.length === 0)
        throw withoutBegin(results);
    return told.includes('true');
}
/**
 * The entry of `begin`, which ties the results to the commit that they are about: those of an older job name another
 * one. Throws RalphError RESULTS_WITHOUT_BEGIN or RESULTS_OF_ANOTHER.
 */
function begunIn(results, commit) {
    const found = results.entries.find((entry) => commitOf(entry) === commit);
    if (found)
        return found;
    const others = results.entries.map(commitOf).filter((other) => /^[0-9a-f]{40,64}$/.test(other));
    if (others.length === 0)
        throw withoutBegin(results);
    throw new core_error/* RalphError */.A({
        code: 'RESULTS_OF_ANOTHER',
        kind: 'busy',
        message: `The results are about ${others.map(report_context/* shortOid */.$M).join(', ')}, and ${(0,report_context/* shortOid */.$M)(commit)} waits for them.`,
        hint: 'This is a job of the past that was run again, or one that `begin` ran in twice. Nothing was changed; start the workflow anew.',
    });
}
const withoutBegin = ({ of }) => new core_error/* RalphError */.A({
    code: 'RESULTS_WITHOUT_BEGIN',
    kind: 'usage',
    message: `Nothing in \`results\` says which commit the ${of}s have checked.`,
    hint: of === 'step'
        ? 'Where `begin` has failed, its own log says why. Else give the step with `command: begin` an `id:`; it must be in this job and come first.'
        : 'Where `begin` has failed, its own log says why. Else list its job in `needs:`, and let it pass on the outputs `due` and `commit` of the step as its own.',
});

// EXTERNAL MODULE: ./build/entry/error-text.js
var error_text = __webpack_require__(8241);
// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
// EXTERNAL MODULE: ./build/entry/action/run-step.js + 24 modules
var run_step = __webpack_require__(5373);
;// CONCATENATED MODULE: ./build/entry/action/finish-step.js















/** `command: finish`: settles what `begin` handed on by how the workflow's own jobs or steps ended. Returns the exit code. */
async function finishStep(context) {
    const { flags, findings } = context.inputs;
    let given;
    try {
        given = readGiven(flags);
        if (findings.length === 0 && !isDue(given.results)) {
            context.out('Nothing to do: begin has handed nothing on.\n');
            return 0;
        }
    }
    catch (error) {
        if (!(error instanceof core_error/* RalphError */.A))
            throw error;
        context.out(`${(0,workflow_command/* workflowCommand */.N)('error', (0,error_text/* errorText */.kc)(error))}\n`);
        return (0,error_text/* errorExitCode */.C6)(error);
    }
    let wasLaidOut = false;
    return (0,run_step.partOfRun)(context, {
        checksElsewhere: true,
        settles: true,
        startsNext: !given.results.entries.some(({ outcome }) => outcome === 'cancelled'),
        act: (here) => async (ports, job, cancelled) => {
            const results = async (handed, dossier) => {
                wasLaidOut = handed.laid_out;
                tellBegun(here, dossier);
                const { require } = job.rules;
                if (require.length === 0)
                    throw incomplete('require');
                const checks = await checked({ ...given, require, handed }, context, here);
                for (const check of checks)
                    tellCheck(ports.show, check);
                return { results: checks, changed: [] };
            };
            return { kind: 'stopped', ...(await (0,finish/* finishJob */.xK)(ports, job, { cancelled, results })) };
        },
        async after() {
            if (wasLaidOut)
                await (0,check_out_candidate/* leaveCandidate */.n)({ workspace: context.checkout.workspace, env: context.env });
        },
    });
}
function readGiven(flags) {
    const text = (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.results, flags['results']);
    if (text === undefined)
        throw incomplete('results');
    return { results: (0,read_results/* readResults */.x)(text) };
}
/** `require` may be recorded in the run. */
const incomplete = (input) => new core_error/* RalphError */.A({
    code: 'FINISH_INPUTS',
    kind: 'usage',
    message: `finish needs \`${input}\`.`,
    hint: '`results` is `toJSON(needs)` in a job of its own, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`.',
});
async function checked(at, context, here) {
    const { results, require, handed } = at;
    const begun = begunIn(results, handed.commit ?? '').name;
    const failed = results.entries.filter(({ outcome }) => outcome === 'failure').map(({ name }) => name);
    const jobs = failed.length === 0 || results.of === 'step' ? [] : await logsOf(context, here);
    return ownChecks(results, { require, begun, printed: printedBy(jobs, failed) });
}
/** What failed jobs printed is worth a lot to the next agent, and nothing is decided by it. */
async function logsOf({ checkout }, { github, warn }) {
    if (!github)
        return [];
    const { run_id: id, attempt } = checkout.holder;
    try {
        return await failedJobs(github.client, { id, attempt });
    }
    catch (error) {
        warn(`the logs of the failed jobs could not be read, and the next agent does not see them: ${String(error)}`);
        return [];
    }
}
/** Its beginning was in another job: the summary tells of the iteration all the same. */
function tellBegun({ happened }, dossier) {
    if (dossier.phase !== 'coded')
        return;
    const { iteration, task, attempt, checkpoint } = dossier.coded;
    happened({ type: 'attempt_started', at: new Date(0).toISOString(), iteration, task: task.id, attempt, checkpoint });
}
function tellCheck(show, check) {
    const { name, passed } = check;
    const counts = check.elsewhere?.required ?? true;
    const output = [`${name} ${(0,failure_sentence/* failureSentence */.Q)(check)}`, check.elsewhere?.url ?? '', (0,output_excerpt/* outputExcerpt */.V)(check, 30_000)];
    const failure = { directory: '.', output: output.filter((part) => part !== '').join('\n') };
    show({ kind: 'check_started', name, rerun: false });
    show({ kind: 'check_finished', name, passed, durationMs: 0, flaky: false, counts, ...(passed ? {} : { failure }) });
}


/***/ })

};
