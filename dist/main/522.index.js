export const id = 522;
export const ids = [522];
export const modules = {

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

/***/ 6856:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ notBegunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_read_top_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _remote_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7318);



const noneYet = 'no run was begun yet, and the schedule only goes on with one';
/** The clock goes on with a run and never begins one: a merge of the workflow alone must not spend money. */
async function notBegunYet({ stateRef }, context, github) {
    if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github)
        return undefined;
    if (!stateRef.startsWith('refs/heads/')) {
        // The API promises to know branches and tags.
        const state = await (0,_remote_store_js__WEBPACK_IMPORTED_MODULE_2__/* .withRemoteStore */ .A)(context, github.client, (store) => (0,_adapter_git_read_top_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readTopFile */ .s)(store, [stateRef], 'run.json'));
        return state === undefined ? noneYet : undefined;
    }
    try {
        await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') });
        return undefined;
    }
    catch (error) {
        const isMissing = error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND';
        return isMissing ? noneYet : undefined;
    }
}


/***/ }),

/***/ 522:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentStep: () => (/* binding */ agentStep),
  applyStep: () => (/* binding */ applyStep),
  intakeStep: () => (/* binding */ intakeStep),
  validateStep: () => (/* binding */ validateStep)
});

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
// EXTERNAL MODULE: ./build/app/code.js + 5 modules
var code = __webpack_require__(8694);
// EXTERNAL MODULE: ./build/app/confined.js
var confined = __webpack_require__(9330);
// EXTERNAL MODULE: ./build/app/finish.js + 2 modules
var finish = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/app/job-settings.js
var job_settings = __webpack_require__(9949);
// EXTERNAL MODULE: ./build/app/ledger.js + 3 modules
var app_ledger = __webpack_require__(9281);
// EXTERNAL MODULE: ./build/app/obey.js + 7 modules
var obey = __webpack_require__(4871);
;// CONCATENATED MODULE: ./build/app/obtain-start.js
/** Brings what an attempt starts from to a job that did not prepare it: where a merge is to be resolved, three commits. */
async function obtainStart({ workBranch }, { start, checkpoint, merge }) {
    await workBranch.contains(start, checkpoint);
    if (merge)
        await workBranch.contains(merge.base, merge.base);
}

// EXTERNAL MODULE: ./build/app/review.js + 4 modules
var app_review = __webpack_require__(2768);
;// CONCATENATED MODULE: ./build/app/agent-job.js









/**
 * The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
 * commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
 * order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
 */
async function agentJob(ports, given, { cancelled }) {
    const { run } = await ports.store.load();
    const { handed, stored } = await (0,finish/* handedOn */.Uz)(ports, run);
    if (!run || stored.phase !== 'prepared')
        throw (0,finish/* notForThisJob */.Y3)('what waits needs no agent');
    const { prepared } = stored;
    const job = (0,job_settings/* adjusted */.B)(given, run.state);
    const ledger = (0,app_ledger/* openLedger */.a)(ports, run, job);
    (0,confined/* demandConfinement */.M4)(ports, job);
    await ports.agent.preflight();
    await obtainStart(ports, prepared);
    await ports.workspace.restore(prepared.start);
    await ports.workspace.setUp(job.settings.setup, cancelled);
    const at = {
        spentUsd: run.state.usage.usd,
        guarded: (act) => (0,obey/* unlessStopped */.O)(ports, { ledger, signal: cancelled }, act),
        onSpent: () => undefined,
    };
    const left = await (0,code/* code */.a)(ports, job, { ...at, prepared, cancelled });
    const decided = left.findings.length > 0 || left.unready !== null || (left.end.kind !== 'finished' && left.end.kind !== 'no_result');
    const candidate = left.changes.length > 0 && !decided;
    // The job of the checks has no key for a model.
    const { coded, call: review } = candidate
        ? await (0,app_review/* askReviewer */.VC)(ports, job, { ...at, coded: left, checked: false })
        : { coded: left, call: undefined };
    const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded;
    const { hidden, environment, unready, findings, tree } = coded;
    if (candidate) {
        const message = `candidate of iteration ${prepared.iteration}\n`;
        const commit = await ports.workBranch.write({ tree, parent: prepared.start, message });
        await ports.parcel.putCommit({ commit, start: prepared.start });
    }
    const call = {
        schema: 1,
        nonce: handed.nonce,
        end,
        usage,
        durationMs,
        lingeredMs,
        denials: [...denials],
        handoff,
        handoffSource,
        hidden: { paths: [...hidden.paths], total: hidden.total },
        environment: { paths: [...environment.paths], total: environment.total },
        unready,
        findings: [...findings],
        ...(ports.confinement && { confined: (0,policy/* confinedIn */.E2)(ports.confinement) }),
        ...(review && { review }),
    };
    await ports.parcel.put('call', ports.redact(JSON.stringify(call)));
    return { end, usage, findings, candidate };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/agent-end.js
var agent_end = __webpack_require__(763);
// EXTERNAL MODULE: ./build/schema/confined.js
var schema_confined = __webpack_require__(3884);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/agent-call.js






const week = 7 * 24 * 60 * 60 * 1000;
const duration = schemas/* number */.aig().nonnegative().max(week);
const listed = schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()).max(1000), total: schemas/* int */.Whr().nonnegative() });
/**
 * What the job of an agent says of its call (security §4). Hostile: whatever can be found out from the commit beside it
 * is found out by whoever takes it in, and nothing here names a task, a checkpoint or a tree.
 */
const AgentCall = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(1),
    /** Of what was handed on: another attempt's call is none of this one. */
    nonce: schemas/* string */.YjP(),
    end: agent_end/* AgentEnd */.X,
    usage: usage/* Usage */._U.extend({ usd: schemas/* number */.aig().nonnegative().max(100_000) }),
    durationMs: duration,
    lingeredMs: duration.nullable(),
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).max(1000),
    handoff: handoff/* Handoff */.Pj.nullable(),
    handoffSource: handoff/* HandoffSource */.KE.nullable(),
    hidden: listed,
    environment: listed,
    unready: schemas/* string */.YjP().nullable(),
    /** What the guards found where the agent was; they look again where the commit is made. */
    findings: schemas/* array */.YOg(schemas/* string */.YjP()).max(10_000),
    /** As the machine of that job has it. */
    confined: schema_confined/* Confined */.v.optional(),
    /** Where a reviewer was asked; its answer has not been read. */
    review: review/* ReviewCall */.xu.optional(),
});

// EXTERNAL MODULE: ./build/schema/check.js
var check = __webpack_require__(7278);
;// CONCATENATED MODULE: ./build/schema/checks-report.js


/** What the job of the checks says of a commit. Hostile: they run what an agent wrote. */
const ChecksReport = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(1),
    nonce: schemas/* string */.YjP(),
    /** The tree or commit that they ran on. */
    tree: schemas/* string */.YjP(),
    /** Why they could not be begun. */
    unready: schemas/* string */.YjP().nullable(),
    results: schemas/* array */.YOg(check/* CheckResult */.KP.omit({ log_file: true })).max(1000),
});

// EXTERNAL MODULE: ./build/core/handoff/bounded-value.js
var bounded_value = __webpack_require__(3758);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/run/read-parcel.js




/** Of all that one file says; a handoff has at most half of it. */
const mostChars = 4 * 1024 * 1024;
/** No provider's limit lasts longer; a call that says so would stop the run for good. */
const longestWaitMs = 35 * 24 * 60 * 60 * 1000;
const shownPaths = 50;
const lineChars = 500;
/** What an agent's job says of its call, or why nothing of it counts. Numbers are bounded, and texts are single lines. */
function readAgentCall(text, at) {
    const read = tiedTo(at.nonce, AgentCall, text);
    if ('why' in read)
        return read;
    const { end, hidden, environment, denials, unready, findings } = read;
    return {
        ...read,
        end: end.kind === 'usage_limit' ? { ...end, until: plausible(end.until, at.now) } : end,
        denials: inLines(denials),
        hidden: { ...hidden, paths: inLines(hidden.paths) },
        environment: { ...environment, paths: inLines(environment.paths) },
        unready: unready === null ? null : (0,one_line/* oneLine */.T)(unready, 4 * lineChars),
        findings: inLines(findings),
    };
}
/**
 * What the checks' job says, as results of the checks that are trusted: their names, commands and kinds are ours, and
 * each counts once. A sentence where they could not be begun; `why` where nothing of it counts.
 */
function readChecksReport(text, at) {
    const read = tiedTo(at.nonce, ChecksReport, text);
    if ('why' in read)
        return read;
    if (read.tree !== at.tree)
        return { why: 'it is about other files than those that were handed over' };
    if (read.unready !== null)
        return { unready: (0,one_line/* oneLine */.T)(read.unready, 4 * lineChars) };
    const results = at.checks.flatMap(({ name, run, kind }) => {
        const found = read.results.filter((result) => result.name === name);
        const [result] = found;
        if (!result || found.length > 1)
            return [];
        const { changed, left, ...said } = result;
        return [
            {
                ...said,
                run,
                kind,
                ...(changed && { changed: { ...changed, paths: inLines(changed.paths) } }),
                ...(left && { left: { ...left, paths: inLines(left.paths) } }),
            },
        ];
    });
    return { results };
}
function tiedTo(nonce, shape, text) {
    const value = parsed(text);
    if (value === undefined)
        return { why: 'it is no JSON' };
    const bounded = (0,bounded_value/* boundedValue */.l)(value, mostChars);
    if ('fault' in bounded)
        return { why: `it ${bounded.fault}` };
    const read = shape.safeParse(bounded.value);
    if (!read.success) {
        const [issue] = read.error.issues;
        return { why: (0,one_line/* oneLine */.T)(`${issue?.path.join('.') || 'it'}: ${issue?.message}`, lineChars) };
    }
    return read.data.nonce === nonce ? read.data : { why: 'it is not about what was handed on' };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const inLines = (texts) => texts.slice(0, shownPaths).map((text) => (0,one_line/* oneLine */.T)(text, lineChars));
function plausible(until, now) {
    const at = until === null ? Number.NaN : Date.parse(until);
    return at <= now + longestWaitMs ? new Date(at).toISOString() : null;
}

// EXTERNAL MODULE: ./build/core/text/map-strings.js
var map_strings = __webpack_require__(6849);
// EXTERNAL MODULE: ./build/app/guard.js + 10 modules
var guard = __webpack_require__(4188);
// EXTERNAL MODULE: ./build/app/unresolved.js + 1 modules
var unresolved = __webpack_require__(1009);
;// CONCATENATED MODULE: ./build/app/take-parcel.js








/**
 * What the agent's job made of a prepared iteration: its words are bounded, and of its commit everything is found out
 * anew, by the guards too. What cannot be taken in fails the attempt by its reason. The dossier itself where that job
 * left nothing.
 */
async function broughtByAgent(ports, job, stored) {
    if (stored.phase !== 'prepared')
        return stored;
    const { prepared, ...tie } = stored;
    const part = await ports.parcel.text('call');
    if (part === undefined)
        return stored;
    const read = 'why' in part ? part : readAgentCall(part.text, { nonce: stored.nonce, now: ports.clock.now() });
    const call = (0,map_strings/* mapStrings */.t)(read, ports.clean);
    const coded = 'why' in call ? refused(prepared, call.why) : await codedOf(ports, job, { prepared, call });
    return { ...tie, phase: 'coded', coded };
}
async function codedOf(ports, job, { prepared, call }) {
    const { prompt: _, systemPrompt: __, ...numbered } = prepared;
    const { schema: ___, nonce: ____, review, ...words } = call;
    const without = { ...numbered, ...words, tree: prepared.start, changes: [], touched: [] };
    const { end } = call;
    // Nothing else can pass, so nothing else needs its commit.
    if ((end.kind !== 'finished' && end.kind !== 'no_result') || call.findings.length > 0)
        return without;
    await obtainStart(ports, prepared);
    const taken = await ports.parcel.takeCommit(prepared.start);
    if (taken.kind === 'missing')
        return without;
    if (taken.kind === 'refused')
        return { ...without, findings: [inWords(taken.why)] };
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...taken, ...prepared });
    const unready = call.unready ?? (await (0,unresolved/* unresolved */.I)(ports, { ...prepared, tree: taken.tree }));
    const coded = { ...without, tree: taken.tree, changes: taken.changes, ...guarded, unready };
    if (!review || job.settings.review === 'none')
        return coded;
    return { ...coded, reviewed: await (0,app_review/* readReviewer */.sI)(ports, coded, review) };
}
const inWords = (why) => `what the agent\u2019s job handed over was refused: ${(0,one_line/* oneLine */.T)(why, 500)}`;
const refused = (prepared, why) => {
    const { prompt: _, systemPrompt: __, ...numbered } = prepared;
    const nothing = { paths: [], total: 0 };
    return {
        ...numbered,
        end: { kind: 'no_result', tail: '' },
        usage: usage/* noUsage */.tk,
        durationMs: 0,
        lingeredMs: null,
        denials: [],
        handoff: null,
        handoffSource: null,
        tree: prepared.start,
        changes: [],
        hidden: nothing,
        environment: nothing,
        unready: null,
        findings: [inWords(why)],
        touched: [],
    };
};
/** What the checks' job said about these files; lost where it came to no end, or where no agent did before it. */
async function saidByChecks({ parcel }, job, at) {
    const { handed, dossier, ends } = at;
    if (dossier.phase === 'prepared')
        return lost('the job of the agent', ends.agent);
    const part = await parcel.text('checks');
    if (part === undefined)
        return lost('the job of the checks', ends.validate);
    const tree = dossier.phase === 'coded' ? dossier.coded.tree : (handed.commit ?? '');
    const read = 'why' in part ? part : readChecksReport(part.text, { nonce: handed.nonce, tree, checks: job.checks });
    if ('why' in read)
        return `what the checks\u2019 job handed over was refused: ${(0,one_line/* oneLine */.T)(read.why, 500)}`;
    return 'unready' in read ? read.unready : read;
}
const lost = (which, end) => ({
    lost: `${which} ended without a result (${(0,one_line/* oneLine */.T)(end, 20)})`,
    cancelled: end === 'cancelled',
});

;// CONCATENATED MODULE: ./build/app/apply-job.js


/**
 * The fifth phase in a job of its own, the only one besides intake that may write: takes in what the jobs of the agent
 * and of the checks left, and settles it. Where a person has cancelled the workflow run, nothing goes on after that.
 */
const applyJob = (ports, job, { cancelled, ends }) => (0,finish/* finishJob */.xK)(ports, job, {
    cancelled: Object.values(ends).includes('cancelled') ? AbortSignal.abort() : cancelled,
    brought: (stored) => broughtByAgent(ports, job, stored),
    results: (handed, dossier) => saidByChecks(ports, job, { handed, dossier, ends }),
});

// EXTERNAL MODULE: ./build/app/red-confined.js
var red_confined = __webpack_require__(3992);
// EXTERNAL MODULE: ./build/app/run-checks.js
var run_checks = __webpack_require__(1111);
// EXTERNAL MODULE: ./build/app/set-up.js
var set_up = __webpack_require__(5112);
// EXTERNAL MODULE: ./build/app/validate.js
var validate = __webpack_require__(2708);
;// CONCATENATED MODULE: ./build/app/checks-job.js








/**
 * The fourth phase in a job of its own, in a clean checkout and without a secret: runs the checks on the commit that
 * another job left, or on the one that the state names, and leaves what they said. It judges nothing.
 */
async function checksJob(ports, given, { cancelled }) {
    const { run } = await ports.store.load();
    const { handed, stored } = await (0,finish/* handedOn */.Uz)(ports, run);
    if (!run)
        throw (0,finish/* notForThisJob */.Y3)('the plan has no run yet');
    const job = (0,job_settings/* adjusted */.B)(given, run.state);
    (0,confined/* demandConfinement */.M4)(ports, job);
    const { commit, tree } = await filesOf(ports, stored, handed.commit);
    await ports.workspace.restore(commit);
    const baseline = stored.phase === 'baseline';
    const report = (said) => ports.parcel.put('checks', ports.redact(JSON.stringify({ schema: 1, nonce: handed.nonce, tree, ...said })));
    const unready = await (0,set_up/* whyUnready */.V)(ports, job, { tree, signal: cancelled });
    if (unready !== undefined) {
        await report({ unready, results: [] });
        return { unready, results: [] };
    }
    const knownRed = baseline ? [] : (0,validate/* knownRedIn */.w)(run.state);
    const ran = await (0,run_checks/* runChecks */.J)(ports, job, { tree, label: 'checks', knownRed, signal: cancelled });
    const { results } = baseline ? await (0,red_confined/* withNeeds */.Y)(ports, job, { commit, signal: cancelled, ran }) : ran;
    await report({ unready: null, results: [...results] });
    return { unready: null, results };
}
/** The commit that fills the workspace, and what the checks are said to have run on. */
async function filesOf({ parcel, workBranch }, stored, named) {
    if (stored.phase !== 'prepared') {
        const commit = named ?? '';
        await workBranch.contains(commit, commit);
        return { commit, tree: commit };
    }
    const { start } = stored.prepared;
    await obtainStart({ workBranch }, stored.prepared);
    const taken = await parcel.takeCommit(start);
    if (taken.kind === 'missing')
        throw (0,finish/* notForThisJob */.Y3)('the agent\u2019s job left no commit');
    if (taken.kind === 'refused')
        throw (0,finish/* notForThisJob */.Y3)(taken.why);
    if (taken.refused.length > 0)
        throw (0,finish/* notForThisJob */.Y3)(taken.refused.map(({ path, why }) => `${path} is ${why}`).join('; '));
    const { tree } = taken;
    return { commit: await workBranch.write({ tree, parent: start, message: 'candidate\n' }), tree };
}

// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(5111);
// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
;// CONCATENATED MODULE: ./build/core/report/split-job-text.js

const ended = {
    finished: 'The agent has finished',
    no_result: 'The agent came to an end without an answer',
    error: 'The agent reported an error',
    usage_limit: 'The usage limit of the provider was reached',
    overloaded: 'The provider is overloaded',
    billing: 'The model account has no credit',
    auth: 'The model credential was refused',
    crashed: 'The agent crashed',
    timed_out: 'The agent was ended after its time',
    cancelled: 'The agent was ended because the run was stopped or cancelled',
};
/** What the job of an agent did, in sentences; the agent's own words are told where they are judged. */
function agentJobText(job) {
    const { end, usage, findings, candidate } = job;
    const next = candidate ? 'Its commit goes to the checks.' : 'There is no commit to check.';
    const found = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : '';
    return `${ended[end.kind]} (${(0,amounts/* formatUsd */.UK)(usage.usd)}).${found} ${next} The job "apply" settles it.`;
}
/** What the job of the checks did. */
function checksJobText(job) {
    if (job.unready !== null)
        return 'The set-up commands failed, so no check was run. The job "apply" settles it.';
    const failed = job.results.filter(({ passed }) => !passed).length;
    const count = job.results.length;
    const said = failed === 0 ? `All ${count} checks passed` : `${failed} of ${count} checks failed`;
    return `${said}. The job "apply" settles it.`;
}

// EXTERNAL MODULE: ./build/core/validation/read-results.js
var read_results = __webpack_require__(3093);
// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
// EXTERNAL MODULE: ./build/entry/action/not-begun-yet.js
var not_begun_yet = __webpack_require__(6856);
// EXTERNAL MODULE: ./build/entry/one-job.js + 6 modules
var one_job = __webpack_require__(1461);
// EXTERNAL MODULE: ./build/entry/action/both-trackers.js
var both_trackers = __webpack_require__(729);
// EXTERNAL MODULE: ./build/entry/action/on-github.js + 23 modules
var on_github = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/entry/action/open-run.js + 3 modules
var open_run = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/entry/action/report-step.js + 4 modules
var report_step = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/entry/action/run-step.js + 24 modules
var run_step = __webpack_require__(5373);
// EXTERNAL MODULE: ./build/entry/action/runner-files.js
var runner_files = __webpack_require__(5888);
;// CONCATENATED MODULE: ./build/entry/action/reading-part.js









/** A step of a job that writes neither the run nor to GitHub: another one takes in what it leaves. Returns the exit code. */
async function readingPart(given, act) {
    let context = given;
    let project;
    let finish = () => undefined;
    try {
        const opened = await (0,open_run/* openRun */.I)(given, 'recorded');
        if (!opened)
            return 0;
        ({ context, project } = opened);
        const log = (0,run_step.logOf)(project, context);
        finish = log.finish;
        const warn = (text) => log.show({ kind: 'warning', text });
        const github = await (0,on_github/* onGitHub */.x)(project, context, { warn, onlyReads: true });
        const { due, said } = await (0,one_job/* oneJob */.I)(project, context, {
            act,
            shape: 'split jobs',
            fresh: false,
            changeRules: (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a['change-rules'], context.inputs.flags['change-rules']),
            show: log.show,
            ...(github && { tracker: (inbox) => (0,both_trackers/* bothTrackers */.t)(github.tracker, inbox) }),
        });
        finish();
        context.out(`\n${said}\n`);
        (0,runner_files/* setOutput */.uH)(context.env, 'due', String(due));
        (0,runner_files/* writeSummary */.Sy)(context.env, `${said}\n`);
        return 0;
    }
    catch (error) {
        finish();
        return (0,report_step/* reportFault */.N)(error, { context, project, records: [], run: null });
    }
}

;// CONCATENATED MODULE: ./build/entry/action/said-at-end.js
/**
 * A tracker of a job that lasts for seconds: what it comes to is shown once, at its end. GitHub wants fifteen seconds
 * between two edits of the status comment, and the job would wait for the second one.
 */
function saidAtEnd(tracker) {
    let report;
    let published;
    const say = () => {
        report?.();
        // After it: what is published is shown with the run's own words.
        published?.();
    };
    return {
        ...tracker,
        report(run) {
            report = () => tracker.report(run);
        },
        published(...what) {
            published = () => tracker.published(...what);
        },
        async deliver(effects) {
            const delivered = await tracker.deliver(effects);
            const left = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key));
            if (left.length === 0)
                return delivered;
            // It may wait for the pull request that this job's own commit opens.
            say();
            return [...delivered, ...(await tracker.deliver(left))];
        },
        close() {
            say();
            return tracker.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/entry/action/split-steps.js












/** `command: intake`: everything before the agent, in a job that runs nothing of the repository's. Returns the exit code. */
const intakeStep = (context) => (0,run_step.partOfRun)(context, {
    checksElsewhere: false,
    settles: false,
    leavesWatchdog: true,
    idle: not_begun_yet/* notBegunYet */.z,
    act: () => (ports, job, cancelled) => (0,app_job/* beginJob */.N)({ ...shortJob(ports), agent: elsewhere(ports.agent), confinement: null }, job, {
        cancelled,
        reach: { until: 'prepared' },
    }),
});
const shortJob = (ports) => ({ ...ports, tracker: saidAtEnd(ports.tracker) });
/** Its program is on the machine of another job, which looks for it. */
const elsewhere = (agent) => ({
    ...agent,
    preflight: async () => ({ program: 'in a job of its own', version: 'found there' }),
});
/** `command: agent`: calls the agent for what was handed on, and writes nothing. */
const agentStep = (context) => readingPart(context, async (ports, job, cancelled) => {
    const end = await agentJob(ports, job, { cancelled });
    return { due: end.candidate, said: agentJobText(end) };
});
/** `command: validate`: the checks on what the agent left, and nothing is judged. */
const validateStep = (context) => readingPart(context, async (ports, job, cancelled) => {
    const end = await checksJob(ports, job, { cancelled });
    return { due: true, said: checksJobText(end) };
});
/** `command: apply`: settles what the jobs of the agent and of the checks left, and starts the next iteration. */
const applyStep = (context) => (0,run_step.partOfRun)(context, {
    checksElsewhere: false,
    settles: true,
    act: () => async (ports, job, cancelled) => ({
        kind: 'stopped',
        ...(await applyJob(shortJob(ports), job, { cancelled, ends: endsOf(context) })),
    }),
});
/** Throws RalphError RESULTS_INVALID. */
function endsOf({ inputs }) {
    const { entries } = (0,read_results/* readResults */.x)((0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.results, inputs.flags['results']) ?? '');
    const outcome = (name) => entries.find((entry) => entry.name === name)?.outcome ?? 'missing';
    return { agent: outcome('agent'), validate: outcome('validate') };
}


/***/ })

};
