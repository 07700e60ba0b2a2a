export const id = 560;
export const ids = [560,5166];
export const modules = {

/***/ 61657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ addPasses),
/* harmony export */   V: () => (/* binding */ recordPasses)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58100);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);



function recordPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    keep(ledger, about, results);
    ledger.record(...results.map((result) => factOf(about, result)));
    recordTroubles(ledger, about, results);
}
async function addPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    const stored = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationPath */ .lr)(about.iteration, 'passes.json'));
    const before = stored === undefined ? [] : (_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .PassResults */ .KL.safeParse(JSON.parse(stored)).data ?? []);
    keep(ledger, about, [...before, ...results]);
    ledger.record(...results.map((result) => ({ ...factOf(about, result), apart: true })));
    recordTroubles(ledger, about, results);
}
const keep = (ledger, { iteration }, results) => ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationPath */ .lr)(iteration, 'passes.json'), `${JSON.stringify(results, null, 2)}\n`);
const mostTroubles = 20;
function recordTroubles(ledger, { iteration }, results) {
    for (const { troubles = [] } of results) {
        const what = troubles.slice(0, mostTroubles).map((text) => (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, 500));
        if (what.length > 0)
            ledger.record({ type: 'server_trouble', iteration, what });
    }
}
const factOf = (about, { name, model, usage, issues, summary, why }) => ({
    type: 'agent_pass',
    ...about,
    pass_name: name,
    model,
    usage,
    issues: issues.length,
    critical: issues.filter(({ severity }) => severity === 'critical').length,
    summary: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(why ?? summary, 500),
});


/***/ }),

/***/ 65166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesWith: () => (/* binding */ filesWith),
  isOwn: () => (/* binding */ isOwn),
  withOwnEdits: () => (/* binding */ withOwnEdits)
});

// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/core/queue/queue.js
var queue = __webpack_require__(21033);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/progress-log.js





async function edits(making) {
    const { becomes, ledger, read, list } = making;
    const path = await logNow(making);
    if (path === null)
        return [];
    const { plan } = ledger.state;
    const before = await earlierLog(making, path);
    const content = await read(before ?? path);
    const text = content && new TextDecoder().decode(content);
    const former = text === undefined ? undefined : (0,progress_note/* planOfLog */.fo)(text);
    const isOther = former !== undefined && former !== plan;
    const note = becomes.finished?.note;
    const after = (0,progress_note/* withProgress */.E0)(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] });
    if (after === undefined)
        return [];
    const edit = { path, content: new TextEncoder().encode(after) };
    if (before !== undefined)
        return [edit, { path: before, content: null }];
    if (!isOther || content === undefined)
        return [edit];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const home = (0,move_due/* freeFolder */.$S)(`${folder}archive/${day}-${former}`, await list(`${folder}archive`));
    return [{ path: `${home}/${path.slice(folder.length)}`, content }, edit];
}
async function logNow(making) {
    const { progress, document } = making.job;
    if (progress === null || document === null || progress !== (0,progress_note/* logBeside */.pn)(document))
        return progress;
    const now = (await (0,queue_moves/* documentNow */.S)(making)) ?? document;
    if ((await making.read(now)) === undefined)
        return null;
    const { queue } = making.ledger.state;
    const isArchived = queue !== null && (0,queue_paths/* queuedFile */.W5)(now, queue)?.place === 'complete';
    return isArchived ? `${now.slice(0, now.lastIndexOf('/') + 1)}progress.md` : (0,progress_note/* logBeside */.pn)(now);
}
async function earlierLog({ ledger: { state }, list, read }, path) {
    if (state.queue === null || (await read(path)))
        return undefined;
    const files = await list(state.queue);
    const plan = files.map((one) => (0,queue_paths/* queuedFile */.W5)(one, state.queue ?? '')).find((one) => one && (0,progress_note/* logBeside */.pn)(one.path) === path);
    return plan && (0,queue/* companionsOf */.Lo)(plan, files).named.find(({ rest }) => rest === 'progress.md')?.path;
}
const progressLog = { holds: (path, { progress }) => path === progress, edits };

// EXTERNAL MODULE: ./build/app/own/write-back.js + 5 modules
var write_back = __webpack_require__(91622);
;// CONCATENATED MODULE: ./build/app/own/own-edits.js



const ownParts = [write_back.planFile, progressLog, queue_moves/* queueFolders */.J];
const readBytes = 6 * 1024 * 1024;
const filesWith = ({ workspace, workBranch }, tree, own = new Map()) => ({
    async read(path) {
        const edit = own.get(path);
        return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes);
    },
    async list(folder) {
        const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`));
        const there = new Set(await workBranch.filesBelow(tree, folder));
        for (const { path, content } of edits)
            content === null ? there.delete(path) : there.add(path);
        return [...there];
    },
});
async function withOwnEdits({ workspace, workBranch, show }, { tree, former, ...given }) {
    const own = new Map();
    const files = filesWith({ workspace, workBranch }, tree, own);
    const warn = (text) => show({ kind: 'warning', text });
    const before = former === undefined ? {} : { readFormer: filesWith({ workspace, workBranch }, former).read };
    const making = { ...given, ...before };
    for (const { edits } of ownParts) {
        for (const edit of await edits({ ...making, ...files, warn }))
            own.set(edit.path, edit);
    }
    if (own.size === 0)
        return { tree, own: [] };
    const edited = await workBranch.withFiles(tree, [...own.values()]);
    for (const path of edited.left)
        warn(`${path} could not be written: a link, a folder or a file is in its place`);
    const left = new Set(edited.left);
    return { tree: edited.tree, own: [...own.values()].filter(({ path }) => !left.has(path)) };
}
const isOwn = (job) => (path) => ownParts.some(({ holds }) => holds(path, job));


/***/ }),

/***/ 80560:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n2: () => (/* binding */ failRefused),
  LW: () => (/* binding */ settleAttempt),
  Hc: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(16020);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/branch/record-failure.js + 1 modules
var record_failure = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var passes = __webpack_require__(43350);
// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/handoff/spoken-signals.js
var spoken_signals = __webpack_require__(52425);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
;// CONCATENATED MODULE: ./build/app/phase/settle/ask-people.js






function recordRequests(ledger, job, coded) {
    const { iteration } = coded;
    const task = coded.task.id;
    const asks = job.settings['human-review'] === 'ask';
    const signals = (0,agent_claims/* signalsOf */.B7)(coded);
    if (signals)
        ledger.record({ type: 'signals_given', iteration, task, ...signals });
    const found = requestsOf(coded);
    for (const { why, holds } of found) {
        ledger.record({ type: 'human_review_requested', iteration, task, why, ...(asks && holds && { holds }) });
    }
    const holding = found.some(({ holds }) => holds);
    if (found.length === 0 || (!holding && isFoundStuck(ledger, coded)))
        return;
    const said = { iteration, task, why: found.map(({ why }) => why).join('; ') };
    ledger.send([(0,notices/* askPerson */.fe)(ledger.state, { ...said, holds: asks && holding })]);
}
async function tellRequests(work, coded) {
    const { ports, job, ledger } = work;
    const [first] = requestsOf(coded);
    if (!first && !isFoundStuck(ledger, coded))
        return undefined;
    await ledger.save(`ask a person about iteration ${coded.iteration}`);
    await work.publish();
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (job.settings['human-review'] !== 'stop' || !first?.holds || ledger.state.awaiting)
        return undefined;
    return {
        kind: 'human_review',
        why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`,
    };
}
const isFoundStuck = ({ state }, { iteration, task }) => (0,begin/* taskIn */.B1)(state, task.id).stuck?.iteration === iteration;
function requestsOf(coded) {
    const request = wanted(coded);
    const { stuck } = (0,agent_claims/* agentClaims */.fY)(coded);
    return [
        ...(request === undefined ? [] : [{ why: request, holds: true }]),
        ...spokenIn(coded),
        ...(stuck === undefined ? [] : [{ why: `it is stuck: ${stuck}`, holds: false }]),
    ];
}
function spokenIn({ handoff, handoffSource, end }) {
    const words = handoffSource === 'synthetic' ? [] : [handoff?.summary ?? '', handoff?.freeform ?? ''];
    const last = end.kind === 'finished' ? end.text : end.kind === 'no_result' ? end.tail : '';
    const spoken = (0,answer/* jsonIn */.Yf)(last) === undefined ? [...words, last] : words;
    const { stuck, blockers } = (0,spoken_signals/* spokenSignals */.Y)(spoken.join('\n\n'));
    return [
        ...[...new Set(blockers)].map((why) => ({ why: `it is blocked: ${why}`, holds: true })),
        ...[...new Set(stuck)].map((why) => ({ why: `it says that it is stuck: ${why}`, holds: false })),
    ];
}
function wanted({ handoff, handoffSource }) {
    const asked = handoffSource === 'synthetic' ? undefined : handoff?.request_human_review;
    return asked?.needed ? asked.reason?.trim() || 'the agent gave no reason' : undefined;
}
function recordDoubt(ledger, { iteration, task, handoff, handoffSource }) {
    const done = handoff?.task_completed;
    if (handoffSource === 'synthetic' || done?.fully_complete !== false)
        return;
    const why = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ''}`;
    ledger.record({ type: 'human_review_requested', iteration, task: task.id, why });
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(92949);
// EXTERNAL MODULE: ./build/app/job/record-passes.js
var record_passes = __webpack_require__(61657);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js
var apply_handoff = __webpack_require__(44225);
;// CONCATENATED MODULE: ./build/app/phase/settle/settle.js













const mostTouched = 10;
function settleInterruption(ledger, coded, request) {
    const { verdict, settings } = request;
    const budgetUsd = settings['cost-budget'];
    const { iteration, task, usage, durationMs: duration_ms } = coded;
    const { cause, why, until } = verdict;
    recordCall(ledger, coded, why);
    ledger.record({ type: 'attempt_interrupted', iteration, task: task.id, cause, why, until, usage, duration_ms });
    if (cause === 'budget')
        return { kind: 'cost_budget', budget_usd: budgetUsd, spent_usd: ledger.state.usage.usd };
    return cause === 'billing' || cause === 'auth'
        ? { kind: 'human_review', why: `${personNeeded(settings)[cause]}: ${why}` }
        : undefined;
}
const personNeeded = ({ agent }) => ({
    billing: 'the model account has no credit',
    auth: `the model credential was refused; ${agents/* agentFacts */.Ld[agent].howToPay.refused}`,
});
async function settleFailure(ports, job, request) {
    await fail(ports, job, { ...request, validation: null, fingerprint: (0,fingerprint/* fingerprint */.Rj)(`${request.cause}: ${request.why}`) });
}
async function settleChecked(ports, job, request) {
    const { coded, validation } = request;
    if (validation.passed)
        return pass(ports, job, request);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, job, {
        ledger: request.ledger,
        coded,
        candidate: request.candidate,
        cause: 'checks',
        why,
        validation,
        said: (0,output_excerpt/* saidByRed */.Yb)(failures),
        fingerprint: (0,fingerprint/* validationFingerprint */.gW)(validation),
    });
}
async function settleRevised(ports, job, request) {
    await fail(ports, job, { ...request, cause: 'review', fingerprint: (0,fingerprint/* fingerprint */.Rj)(`review: ${request.why}`) });
}
async function pass(ports, job, request) {
    const { ledger, coded, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = (0,candidate/* handoffOf */.y4)(coded);
    const { part, closes } = (0,candidate/* contributionOf */.uR)(job, ledger.state, coded);
    const commit = (0,candidate/* needsCommit */.Zl)(closes, coded)
        ? (request.candidate ?? (await (0,candidate/* writeCandidate */.d8)(ports, job, { state: ledger.state, coded })))
        : null;
    const { left } = (0,candidate/* amendedWith */.RE)(job, ledger, coded);
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    const awaitsApproval = commit !== null && job.settings.approval === 'iteration';
    recordCall(ledger, coded, null, awaitsApproval ? (0,state_paths/* iterationPath */.lr)(iteration, state_paths/* memoryPath */.bf) : state_paths/* memoryPath */.bf);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        summary: handoff.summary,
        handoff: source,
        handoff_bytes: handoffBytes(handoff),
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
        ...(part && { part }),
        ...(left.length > 0 && { left }),
    };
    if (awaitsApproval)
        ledger.keep(commit);
    else if (commit !== null)
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, { iteration, task: task.id });
    ledger.record(awaitsApproval
        ? { type: 'attempt_held', ...fact, commit, checkpoint: coded.checkpoint }
        : { type: 'attempt_succeeded', ...fact, commit });
    if (commit !== null) {
        ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    }
    const { touched } = coded;
    if (touched.length > 0) {
        const what = touched.slice(0, mostTouched);
        ledger.record({ type: 'checks_touched', iteration, task: task.id, what, total: touched.length });
    }
    recordRequests(ledger, job, coded);
    if (!part)
        recordDoubt(ledger, coded);
    if (awaitsApproval)
        return;
    if (commit !== null)
        (0,apply_handoff/* tellReview */.CJ)(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await (0,apply_handoff/* applyHandoff */.rA)(ports, job, { ledger, task, iteration, handoff, changes: coded.changes });
}
async function fail(ports, job, request) {
    const { ledger, coded, cause, why, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (request.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    (0,record_failure/* recordFailure */.C)(ledger, job.settings, {
        iteration,
        task: task.id,
        cause,
        why,
        ...request.said,
        fingerprint: request.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
    });
    recordRequests(ledger, job, coded);
}
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
function recordCall(ledger, coded, why, memoryAt = null) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    (0,servers/* settleServers */.CZ)(ledger, { iteration, left: coded.servers, memoryAt });
    recordExtraction(ledger, coded);
    recordReview(ledger, coded);
    (0,record_passes/* recordPasses */.V)(ledger, { iteration, task: coded.task.id }, coded.passes ?? []);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), json({ source, handoff }));
    const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end };
    const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    const facts = { end: end.kind, ...fault, why, ...call };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length, steps: coded.steps }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
function recordExtraction(ledger, { iteration, extraction }) {
    if (!extraction)
        return;
    const { why, ...call } = extraction;
    const outcome = why === null ? {} : { outcome: (0,one_line/* oneLine */.TN)(why, 500) };
    ledger.record({ type: 'agent_call', role: 'extraction', iteration, ...call, within: true, ...outcome });
}
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), json(reviewed));
    const { review, why, usd, model, usage } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.TN)(review?.summary ?? why ?? '', 500),
        ...{ usd, model },
        ...(usage && { usage }),
    });
}
const handoffBytes = (handoff) => new TextEncoder().encode(JSON.stringify(handoff)).length + 1;
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/phase/settle/settle-attempt.js














const verdictOn = ({ ports, job, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    ...(0,candidate/* contributionOf */.uR)(job, ledger.state, coded),
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
async function settleAttempt(work, request, { check, review = unchanged, pass = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = request;
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, job, { ledger, coded, ...verdict });
        return tellRequests(work, coded);
    }
    const validation = await check();
    if (validation === undefined)
        return settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings });
    if (typeof validation === 'string')
        await settleFailure(ports, job, { ledger, coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded: await pass(coded, validation), validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate, pass });
    return tellRequests(work, coded);
}
async function settleReviewed(work, given) {
    const { ports, job, ledger } = work;
    const known = {
        iteration: given.coded.iteration,
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,begin/* taskIn */.B1)(ledger.state, given.coded.task.id).runners_lost,
    };
    const nothing = given.coded.changes.length === 0 || (0,milestones/* isAgentsMd */.Eo)(given.coded.task.id);
    const rejected = (0,read_review/* reviewVerdict */.C7)(nothing ? 'none' : job.settings.review, given.coded.reviewed, known);
    const coded = rejected ? given.coded : await given.pass(given.coded, given.validation);
    const at = { ...given, coded };
    const verdict = rejected ?? (nothing ? undefined : await (0,passes/* keptOut */.xt)(ports, job, coded, known));
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    }
    if (verdict)
        await settleRevised(ports, job, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return tellRequests(work, coded);
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof error_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    (0,record_failure/* recordFailure */.C)(instead, job.settings, {
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)(`refused: ${why}`),
        handoff: null,
        usage: (0,usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,begin/* taskIn */.B1)(ours, task).duration_ms - (0,begin/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
    });
    instead.record({ type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;


/***/ }),

/***/ 85335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ callReader),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   Wb: () => (/* binding */ readingTools)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);


const readingTools = ['Read', 'Grep', 'Glob'];
const leastUsd = 0.01;
async function callReader(ports, job, given) {
    const { coded, reader } = given;
    const { iteration, task, attempt, tree } = coded;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - given.spentUsd - coded.usage.usd;
    const budgetUsd = Math.min(reader.mostUsd ?? left, left);
    if (budgetUsd < leastUsd)
        return nothingLeft;
    const request = {
        pass: reader.pass,
        iteration,
        task: task.id,
        attempt,
        prompt: await reader.prompt(),
        systemPrompt: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionsFor */ .t9)(ports, job),
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model: reader.model,
        maxTurns: reader.maxTurns,
        ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
        budgetUsd,
        allowedTools: readingTools,
        schema: reader.schema,
        servers: reader.servers,
    };
    show({
        kind: 'note',
        text: `${reader.model ?? reader.who ?? 'a second agent'} ${reader.does} iteration ${iteration}`,
    });
    const outcome = await given.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            if (!reader.mayFail)
                throw error;
            return notMade(error);
        }
    });
    const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome);
    if (edited.length > 0)
        show({
            kind: 'warning',
            text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
        });
    return outcome.outside.length === 0 ? { ...outcome, edited } : { ...outcome, edited, end: meddled(outcome.outside) };
}
const who = ({ pass }) => (pass === 'review' ? 'the reviewer' : `the agent of ${pass}`);
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
const putBackIn = (workspace, tree) => async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk')
        return (await workspace.resetTracked(tree)).changed;
    await workspace.discard();
    return [];
};
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for it' },
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
    edited: [],
};


/***/ }),

/***/ 85185:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RE: () => (/* binding */ amendedWith),
  uR: () => (/* binding */ contributionOf),
  y4: () => (/* binding */ handoffOf),
  Zl: () => (/* binding */ needsCommit),
  ap: () => (/* binding */ withOwnPart),
  d8: () => (/* binding */ writeCandidate)
});

// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(58260);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/handoff/synthesize.js
var synthesize = __webpack_require__(61263);
// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
;// CONCATENATED MODULE: ./build/core/run/attempt/amended-by.js






const mostLeft = 5;
const longest = 200;
function amendedBy({ plan, state }, attempt) {
    const { task, handoff, source, isPart, trusted } = attempt;
    const statusOf = (0,begin/* statusIn */.em)(state);
    const judged = (0,amend/* judgeAmendments */.o)({
        plan,
        statusOf: (id) => (id === task ? (isPart ? 'pending' : 'done') : statusOf(id)),
        current: task,
        amendments: handoff.plan_amendments ?? [],
        trusted,
    });
    const removed = judged.accepted.filter(({ action }) => action === 'remove' && !trusted);
    const refused = judged.refused.flatMap(({ amendment, why }) => amendment.action === 'add'
        ? [`a new task \u201c${String(amendment.task?.['title'] ?? '')}\u201d, refused because ${why}`]
        : []);
    const open = isPart || source === 'synthetic' ? [] : [...(0,agent_claims/* unfinished */.M1)(handoff), ...refused];
    return {
        plan: judged.plan,
        givenUp: new Map(removed.map(({ task_id, reason }) => [String(task_id), (0,excerpt/* startOf */.GH)(reason, commit_fate/* longestReason */.xg)])),
        left: open.slice(0, mostLeft).map((line) => (0,one_line/* oneLine */.TN)(line, longest)),
    };
}

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/run/attempt/part-of.js


const saysOpen = ({ task, account }) => account.complete === false && !(0,milestones/* isReserved */.Bs)(task.id);
function partOf(request) {
    const { task, record, account, settings } = request;
    if (settings.incomplete !== 'continue' || !saysOpen(request))
        return undefined;
    const before = (0,task_commits/* commitsOf */.g3)(record).length;
    const most = task.max_continuations ?? settings['max-continuations'];
    return { number: before + 1, left: [...account.left], final: before >= most };
}
function failedByAccount(request) {
    const { account, settings } = request;
    if (account.stuck !== undefined)
        return { cause: 'stuck', why: `the agent is stuck: ${account.stuck}` };
    if (settings.incomplete !== 'fail' || !saysOpen(request))
        return undefined;
    return { cause: 'incomplete', why: incompleteInWords(account.left) };
}
const closesTask = ({ record, account }) => account.complete === true && (0,task_commits/* commitsOf */.g3)(record).length > 0;
const incompleteInWords = (left) => `the agent says that the task is not complete${left.length === 0 ? '' : `: ${left.join('; ')}`}`;

// EXTERNAL MODULE: ./build/app/own/own-edits.js + 1 modules
var own_edits = __webpack_require__(65166);
;// CONCATENATED MODULE: ./build/app/phase/validate/candidate.js









function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? (0,synthesize/* syntheticHandoff */.A)({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
function contributionOf({ settings }, state, coded) {
    const at = { task: coded.task, record: (0,begin/* taskIn */.B1)(state, coded.task.id), account: (0,agent_claims/* agentClaims */.fY)(coded), settings };
    const closes = coded.changes.length === 0 && closesTask(at);
    return { part: partOf(at), closes, account: failedByAccount(at) };
}
async function withOwnPart(ports, job, { ledger, coded }) {
    const { task, durationMs, tree } = coded;
    const { state } = ledger;
    const { part } = contributionOf(job, state, coded);
    const { handoff } = handoffOf(coded);
    const amended = amendedWith(job, ledger, coded);
    const note = (0,progress_note/* progressNote */.sg)(handoff, { iteration: coded.iteration, task: task.id });
    const finished = part ? undefined : { task: task.id, summary: handoff.summary, note };
    const at = Date.parse(state.current?.started ?? state.updated) + durationMs;
    const edited = await (0,own_edits.withOwnEdits)(ports, { job, ledger, becomes: { finished, amended, at }, tree });
    return edited.own.length === 0 ? coded : { ...coded, tree: edited.tree, own: edited.own.map(({ path }) => path) };
}
function amendedWith(job, { plan, state }, coded) {
    const { part } = contributionOf(job, state, coded);
    const trusted = job.settings.amendments === 'trusted';
    return amendedBy({ plan, state }, { task: coded.task.id, ...handoffOf(coded), isPart: part !== undefined, trusted });
}
const needsCommit = (closes, { own = [] }) => !closes || own.length > 0;
function writeCandidate({ workBranch, redact }, job, { state, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const { part } = contributionOf(job, state, coded);
    const number = (0,task_commits/* commitsOf */.g3)((0,begin/* taskIn */.B1)(state, task.id)).length + 1;
    const message = (0,commit_message/* commitMessage */.df)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        ...((part || number > 1) && { part: { number, last: part === undefined } }),
        trailers: { plan: job.planName, run: state.run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}


/***/ }),

/***/ 43350:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* binding */ askPasses),
/* harmony export */   dj: () => (/* binding */ askPass),
/* harmony export */   mK: () => (/* binding */ readPasses),
/* harmony export */   xt: () => (/* binding */ keptOut)
/* harmony export */ });
/* harmony import */ var _core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46701);
/* harmony import */ var _core_pass_read_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8036);
/* harmony import */ var _core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11542);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74639);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83582);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66794);
/* harmony import */ var _call_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85335);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85185);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80259);









async function askPasses(ports, job, request) {
    const checks = request.checks === null ? 'unknown' : request.checks.passed ? 'passed' : 'failed';
    const passes = request.coded.changes.length === 0 ? [] : await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job);
    const due = passes.filter((pass) => (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isDue */ .nZ)(pass, { iteration: request.coded.iteration, checks }));
    let { coded } = request;
    const calls = [];
    for (const pass of due) {
        const call = await askPass(ports, job, { ...request, coded, handoff: (0,_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .handoffOf */ .y4)(coded).handoff, pass, checks });
        coded = (0,_review_js__WEBPACK_IMPORTED_MODULE_8__/* .dearer */ .iP)({ ...request, coded }, { usage: call.usage, durationMs: call.duration_ms });
        calls.push(call);
    }
    return { coded, calls };
}
async function askPass(ports, job, request) {
    const { coded, handoff, pass, checks } = request;
    const model = pass.model ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: `pass:${pass.name}`,
        does: `looks (pass ${pass.name}) at the change of`,
        model,
        maxTurns: pass.max_turns,
        schema: pass.schema ?? (0,_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_3__/* .passJsonSchema */ .t6)(),
        servers: await (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .serversFor */ .Qm)(ports, job, { of: { file: pass.mcp_config }, recall: ports.store.read }),
        mayFail: true,
        prompt: async () => (0,_core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewPrompt */ .D)({
            template: pass.template,
            task: coded.task,
            handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks,
        }),
    };
    const { end, usage, durationMs, servers } = await (0,_call_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .callReader */ .Qs)(ports, job, { ...request, reader });
    const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {};
    return { name: pass.name, end, model: model ?? null, usage, duration_ms: durationMs, ...troubles };
}
async function readPasses(ports, job, calls) {
    if (calls.length === 0)
        return [];
    const passes = await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job);
    return passes.flatMap((pass) => calls
        .filter(({ name }) => name === pass.name)
        .slice(0, 1)
        .map((call) => (0,_core_pass_read_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .readPass */ .y)(call, pass, ports.withinTime)));
}
const keptOut = async (ports, job, { passes = [] }, request) => (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .passesVerdict */ .ls)(await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job), passes, request);


/***/ }),

/***/ 80259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ reviewed),
/* harmony export */   iP: () => (/* binding */ dearer)
/* harmony export */ });
/* unused harmony exports askReviewer, readReviewer */
/* harmony import */ var _core_review_read_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50364);
/* harmony import */ var _core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11542);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83582);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66794);
/* harmony import */ var _call_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85335);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85185);








async function askReviewer(ports, job, request) {
    const { coded } = request;
    if (job.settings.review === 'none' || coded.changes.length === 0)
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: 'review',
        does: 'reviews the change of',
        model,
        maxTurns: job.settings['max-turns'],
        schema: (0,_schema_agent_review_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewJsonSchema */ .ec)(),
        mayFail: job.settings.review !== 'gate',
        prompt: async () => (0,_core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewPrompt */ .D)({
            template: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .template */ .vs)(ports, 'review'),
            task: coded.task,
            handoff: (0,_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .handoffOf */ .y4)(coded).handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks: request.checked ? 'passed' : 'unknown',
        }),
    };
    const outcome = await (0,_call_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .callReader */ .Qs)(ports, job, { ...request, reader });
    (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .tellServers */ .yf)(ports, outcome);
    const { end, usage, durationMs } = outcome;
    return {
        coded: dearer(request, { usage, durationMs }),
        call: { end, model: model ?? null, usd: usage.usd, usage, duration_ms: durationMs },
    };
}
function dearer({ coded, onSpent }, more) {
    const usage = (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .vk)(coded.usage, more.usage);
    const durationMs = coded.durationMs + more.durationMs;
    onSpent({ usage, duration_ms: durationMs });
    return { ...coded, usage, durationMs };
}
async function reviewed(ports, job, request) {
    const { coded, call } = await askReviewer(ports, job, request);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = (0,_core_review_read_review_js__WEBPACK_IMPORTED_MODULE_0__/* .readReview */ .ty)(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}


/***/ }),

/***/ 52425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spokenSignals)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const longest = 400;
const mostEach = 3;
const mostChars = 200_000;
function spokenSignals(text) {
    const said = unquoted(text.slice(-mostChars));
    return {
        complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
        stuck: between(said, 'stuck').map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest)),
        blockers: between(said, 'blocker').map(blockerInWords),
    };
}
function unquoted(text) {
    let fence;
    const lines = text.split('\n').filter((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === undefined) {
            fence = mark;
            return mark === undefined && !/^ {0,3}>|^(?: {4}|\t)/.test(line);
        }
        if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line))
            fence = undefined;
        return false;
    });
    return lines.join('\n').replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|\u201c[^\u201d\n]*\u201d|'<[^'\n]*>'/g, ' ');
}
function between(text, tag) {
    const found = [];
    for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
        const end = text.indexOf(`</${tag}>`, at);
        if (end < 0)
            break;
        const inner = text.slice(at + tag.length + 2, end).trim();
        if (inner !== '')
            found.push(inner);
    }
    return found;
}
function blockerInWords(inner) {
    const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1];
    const [action, resume] = [field('Action'), field('Resume')];
    const what = inner
        .split('\n')
        .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
        .join(' ')
        .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '');
    const parts = [what, ...(action ? [`what to do: ${action}`] : []), ...(resume ? [resumeInWords(resume)] : [])];
    const said = parts.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '');
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(said.join('; '), longest);
}
function resumeInWords(resume) {
    const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? [];
    return when === undefined ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`;
}


/***/ }),

/***/ 61263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ syntheticHandoff),
/* harmony export */   k: () => (/* binding */ extractionPrompt)
/* harmony export */ });
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10038);






const maxListed = 50;
const maxText = 500;
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const files = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(changes.map(({ path, action }) => `${action}: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(path)}`), maxListed).map((line) => `- ${line}`);
    const said = (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nestHeadings */ .gz)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'Its last output is empty.' : `The start of its last output:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: changes.slice(0, maxListed).map(({ path, action }) => ({ path, action })),
        confidence_level: 'low',
    };
}
function summaryOf(changes) {
    const [first, second] = changes;
    if (first === undefined)
        return 'Changed no files';
    if (second === undefined)
        return `Changed ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(first.path)}`;
    return `Changed ${changes.length} files (${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(first.path)}, \u2026)`;
}
const maxSaid = 3_000;
const maxShown = 200;
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(changes.map(({ path, action }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(path), 300)}`), maxShown);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(task.title, 300)}`,
        `## Changed files\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 11542:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt)
/* harmony export */ });
/* unused harmony export diffExcerpt */
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39373);





const maxDiff = 120_000;
const maxText = 8_000;
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checksWords[given.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const checksWords = {
    passed: 'The checks have passed on this change.',
    failed: 'The checks have failed on this change.',
    unknown: 'The checks have not run on this change yet.',
};
const quoted = (text) => (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text).trim(), maxText));
const longestLine = 300;
const leastChars = 400;
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .numberedDiff */ .Cf)(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
    const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
    const room = Math.max(share, leastChars);
    const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
    return [
        ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`),
        ...(rest.length === 0
            ? []
            : [
                `### Not shown\n\n${rest.length} more files: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(rest.join(', '), 4_000)}. Read what you need of them.`,
            ]),
    ].join('\n\n');
}
const nameOf = ({ path }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path, 300);
const harmless = (line) => {
    const text = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(line);
    return text.length <= longestLine ? text : `${text.slice(0, longestLine)}\u2026 (cut)`;
};
const sizeOf = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
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
    return `${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(kept.join('\n'))}${said}`;
}


/***/ }),

/***/ 16020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   gW: () => (/* binding */ validationFingerprint)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10038);
/* harmony import */ var _output_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52139);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92949);




const rules = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
    [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(text, maxChars))).trim();
}
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
const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|\u2717|\u2715|×|\u25cf/i;
function validationFingerprint(validation) {
    const { strategy, checks, known_red } = validation;
    const { failures } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S4)({ strategy, checks, results: checks, knownRed: known_red });
    const parts = failures.map((result) => {
        const lines = (0,_output_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .outputExcerpt */ .V4)(result, 20_000)
            .split('\n')
            .filter((line) => !line.startsWith('\u2026 '));
        const telling = lines.filter((line) => speaksOfFailure.test(line));
        const said = new Set((telling.length > 0 ? telling : lines).map(normalized));
        return [
            result.name,
            result.timed_out ? 'timed out' : result.filled_disk ? 'filled the disk' : 'failed',
            ...[...said].sort(),
        ].join('\n');
    });
    return fingerprint(parts.sort().join('\n\n'));
}


/***/ })

};
