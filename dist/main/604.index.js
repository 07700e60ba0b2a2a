export const id = 604;
export const ids = [604,401];
export const modules = {

/***/ 47916:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c2: () => (/* binding */ applyJob),
  xK: () => (/* binding */ finishJob),
  Uz: () => (/* binding */ handedOn),
  Y3: () => (/* binding */ notForThisJob),
  PQ: () => (/* binding */ readyJob)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/run/lease/awaited-dossier.js


function whyNothingAwaited(state, self) {
    const { handed, lease } = state;
    if (!handed || !lease)
        return 'no iteration waits for its results; it was already settled, or given up';
    if (!sameRun(lease.holder, self)) {
        return `what is waiting was handed over by ${(0,lease_verdict/* holderInWords */.br)(lease.holder)}, and this is ${(0,lease_verdict/* holderInWords */.br)(self)}`;
    }
    return undefined;
}
const sawOtherFiles = ({ handed, lease }, self) => handed?.laid_out === false &&
    lease?.holder.kind === 'workflow' &&
    self.kind === 'workflow' &&
    lease.holder.attempt === self.attempt &&
    lease.holder.job === self.job;
function whyNotAwaited(state, dossier) {
    const { handed, current } = state;
    if (dossier.run !== state.run)
        return `it is of the run ${dossier.run}, and this is ${state.run}`;
    if (dossier.nonce !== handed?.nonce)
        return 'another one has been handed over since';
    if (dossier.phase === 'prepared')
        return 'no agent has worked on it';
    const whats = {
        coded: ['attempt', 'agents_md'],
        baseline: ['baseline'],
        undo: ['undo'],
        passes: ['passes'],
        counsel: ['counsel'],
    };
    if (!whats[dossier.phase].includes(handed.what))
        return `it is of the phase ${dossier.phase}, but the ${handed.what} is waiting`;
    if (dossier.phase !== 'coded')
        return undefined;
    const { iteration, task, checkpoint } = dossier.coded;
    if (iteration !== current?.iteration)
        return `it is iteration ${iteration}, but ${inWords(current?.iteration)} is running`;
    if (task.id !== current.task)
        return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`;
    return checkpoint === current.checkpoint && checkpoint === state.work
        ? undefined
        : `it was made on ${(0,report_context/* shortOid */.$M)(checkpoint)}, and iteration ${iteration} starts from ${(0,report_context/* shortOid */.$M)(current.checkpoint)}`;
}
const inWords = (iteration) => (iteration === undefined ? 'none' : String(iteration));
const sameRun = (holder, self) => holder.kind === 'workflow' && self.kind === 'workflow'
    ? holder.run_id === self.run_id && holder.attempt <= self.attempt
    : holder.kind === 'process' && self.kind === 'process' && holder.host === self.host;

// EXTERNAL MODULE: ./build/schema/run/dossier.js
var dossier = __webpack_require__(35697);
// EXTERNAL MODULE: ./build/app/branch/mark-milestones.js
var mark_milestones = __webpack_require__(28974);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 3 modules
var job_ledger = __webpack_require__(32313);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/so-far.js
var so_far = __webpack_require__(67320);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/loop.js + 14 modules
var loop = __webpack_require__(74276);
// EXTERNAL MODULE: ./build/app/open-work.js + 2 modules
var open_work = __webpack_require__(1401);
// EXTERNAL MODULE: ./build/app/phase/context/before-code.js + 8 modules
var before_code = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/app/phase/context/directive.js
var directive = __webpack_require__(637);
// EXTERNAL MODULE: ./build/app/phase/counsel/take-counsel.js
var take_counsel = __webpack_require__(1823);
// EXTERNAL MODULE: ./build/app/phase/intake/intake.js + 3 modules
var intake = __webpack_require__(52665);
// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/app/phase/prepare/owed-passes.js
var owed_passes = __webpack_require__(14619);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(92949);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 3 modules
var settle_attempt = __webpack_require__(80527);
// EXTERNAL MODULE: ./build/app/phase/settle/undo.js
var undo = __webpack_require__(36054);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/validate.js
var validate = __webpack_require__(39041);
;// CONCATENATED MODULE: ./build/app/delegated/settle-elsewhere.js








async function settleElsewhere(work, { handed, dossier, candidate, results }) {
    const { ports, job, ledger, did } = work;
    if (dossier.phase === 'coded')
        return settleCoded(work, { handed, coded: dossier.coded, candidate, results });
    if (isLost(results)) {
        const spent = dossier.phase === 'prepared' ? dossier.spent : undefined;
        return lose(work, results, { ...handed, ...spent });
    }
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
        (0,baseline/* recordBaseline */.V3)(job, ledger, { ...ports, commit: dossier.commit, results: results.results, durationMs: 0 });
    }
    return undefined;
}
function settleCoded(work, given) {
    const { handed, coded, candidate, results } = given;
    const verdict = (0,settle_attempt/* verdictOn */.Hc)(work, coded);
    const { usage, durationMs: duration_ms } = coded;
    if (verdict.kind === 'validate' && isLost(results))
        return lose(work, results, { ...handed, usage, duration_ms });
    const said = isLost(results) ? results.lost : results;
    const validation = typeof said === 'string' ? said : validationIn(work, said, coded);
    if (typeof validation === 'object' && verdict.kind === 'validate')
        return settleAndOwe(work, { coded, verdict, validation, candidate });
    const check = async () => validation;
    return (0,settle_attempt/* settleAttempt */.LW)(work, { coded, verdict, candidate: candidate ?? undefined }, { check });
}
async function settleAndOwe(work, given) {
    const { ports, job, ledger } = work;
    const { coded, verdict, validation } = given;
    const passes = await (0,owed_passes/* waitingPasses */.x4)(ports, job, given);
    const made = passes.length > 0 ? await (0,candidate/* writeCandidate */.d8)(ports, job, { state: ledger.state, coded }) : undefined;
    const commit = given.candidate ?? made;
    const { counts } = ledger.state;
    const reason = await (0,settle_attempt/* settleAttempt */.LW)(work, { coded, verdict, candidate: commit }, { check: async () => validation });
    const { succeeded, failed } = ledger.state.counts;
    const counted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed;
    if (passes.length > 0 && commit && counted) {
        const { iteration, task, attempt, start } = coded;
        const checks = validation.passed ? 'passed' : 'failed';
        const about = { iteration, task: task.id, attempt, start, commit };
        ledger.record({ type: 'passes_owed', ...about, passes: [...passes], checks });
    }
    return reason;
}
const isLost = (results) => typeof results === 'object' && 'lost' in results;
function lose({ ledger, job }, { lost, cancelled }, handed) {
    const { current } = ledger.state;
    (0,recover_lost_attempt/* tellLostCounsel */.Lm)(ledger);
    if (current && !cancelled)
        (0,recover_lost_attempt/* recoverLostAttempt */.wW)(ledger, job.settings, handed, lost);
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
    const knownRed = (0,validate/* knownRedIn */.wJ)(ledger.state);
    return (0,verdict/* validationOf */.D2)({ iteration, tree, strategy: settings.strategy, checks, results, knownRed });
}

// EXTERNAL MODULE: ./build/app/delegated/take-parcel.js + 2 modules
var take_parcel = __webpack_require__(25388);
;// CONCATENATED MODULE: ./build/app/delegated/finish.js




















async function finishJob(ports, job, request) {
    const { run, remoteWork } = await ports.store.load();
    const waiting = await whatWaits(ports, run, request);
    const { handed } = waiting;
    const results = await request.results(handed, waiting.dossier);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const before = (0,so_far/* attemptsIn */.q)(ledger.state);
    await (0,job_ledger/* takeLease */._)(ports, ledger);
    const { dossier } = waiting;
    if (dossier.phase === 'coded' && dossier.coded.confined)
        (0,surroundings/* stateConfined */.S7)(ledger, dossier.coded.confined);
    (0,intake/* changeRules */.gB)(job, ledger);
    if (dossier.phase === 'passes')
        await (0,owed_passes/* takeOwed */.$p)(ports, job, { ledger, calls: dossier.calls ?? [] });
    const replaces = await (0,merge_base/* leftBehind */.aU)(ports, job, { ledger, remoteWork });
    const branch = {
        remoteTip: remoteWork,
        replaces,
        deleted: remoteWork === null,
        endedInOrder: true,
        conflict: undefined,
        rests: undefined,
        looked: undefined,
    };
    const work = (0,open_work.openWork)(ports, job, { ledger, branch, reach: { until: 'decided' }, cancelled: request.cancelled });
    work.did.spent = handed;
    const ended = await (0,open_work.recordingFaults)(work, async () => {
        const person = dossier.phase === 'counsel' && dossier.made
            ? await (0,take_counsel/* takeCounsel */.dK)(ports, work.job, { ...dossier, made: dossier.made, ledger })
            : undefined;
        if (person)
            return (0,loop.stop)(work, person);
        const halted = await takeBefore(work, dossier);
        const reason = halted ? (0,directive/* settleHalt */.lI)(ledger, work.job, halted) : await settleElsewhere(work, { ...waiting, results });
        await (0,loop.settled)(work);
        return reason ? (0,loop.stop)(work, reason) : (0,loop.loop)(work, (0,so_far/* jobSoFar */.z)(ports, job), before);
    });
    if (ended.kind === 'handed_on')
        throw new Error('a job that only decides handed something over');
    return { reason: ended.reason, state: ledger.state, plan: ledger.plan };
}
async function takeBefore({ ports, job, ledger }, dossier) {
    if (dossier.phase !== 'coded' && dossier.phase !== 'prepared')
        return undefined;
    const { owed = [], before } = dossier.phase === 'coded' ? dossier.coded : {};
    const at = dossier.phase === 'coded' ? dossier.coded : dossier.prepared;
    await (0,owed_passes/* takeOwed */.$p)(ports, job, { ledger, calls: owed });
    const died = dossier.phase === 'prepared' && dossier.made;
    const calls = died ? dossier.prepared.calls : before?.planned;
    const made = died || before?.made;
    if (calls && made) {
        const taken = await (0,before_code/* takeMade */.n)(ports, job, { ledger, at, calls, made });
        return taken.kind === 'halted' ? { halt: taken.halt, at } : undefined;
    }
    if (owed.length > 0)
        (0,prepare/* attachPrompt */.az)(ledger, at.iteration, await (0,prepare/* promptNow */.nB)(ports, job, { ledger, ...at }));
    return undefined;
}
const diedOnTheWay = (dossier) => dossier.phase === 'prepared' && dossier.made !== undefined;
async function whatWaits(ports, run, request) {
    const { handed, stored } = await handedOn(ports, run);
    if (run && sawOtherFiles(run.state, ports.liveness.self))
        throw sameJob();
    const dossier = (run && (await request.brought?.(stored, run))) ?? stored;
    const gotNoFurther = request.brought !== undefined && (dossier === stored || diedOnTheWay(dossier));
    const other = run && !gotNoFurther ? whyNotAwaited(run.state, dossier) : undefined;
    if (other !== undefined)
        throw notForThisJob(other);
    return { handed, dossier, candidate: stored.phase === 'prepared' ? null : handed.commit };
}
async function handedOn(ports, run) {
    const handed = run?.state.handed;
    const why = run ? whyNothingAwaited(run.state, ports.liveness.self) : 'the plan has no run yet';
    if (why !== undefined || !handed)
        throw notForThisJob(why ?? 'nothing was handed over');
    const stored = readDossier(await ports.store.read(state_paths/* dossierPath */.JS));
    if (!stored)
        throw notForThisJob(`${state_paths/* dossierPath */.JS} on the state branch is missing, or from another version of ralph`);
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
    message: 'The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.',
    hint: 'Move the checks and `finish` to jobs of their own, where nothing that the agent left can reach them. Or, if you trust the agent, set `trust-agent: true` for begin.',
});
const notForThisJob = (why) => new error/* RalphError */.A({
    code: 'NOT_UNDER_WAY',
    message: `There is nothing to finish for this job: ${why}.`,
    hint: 'Nothing was changed and nothing is lost: the next job of the run continues from the state.',
});
const applyJob = (ports, job, { cancelled, ends }) => finishJob(ports, job, {
    cancelled: Object.values(ends).includes('cancelled') ? AbortSignal.abort() : cancelled,
    brought: (stored, run) => (0,take_parcel/* broughtByAgent */.oj)(ports, job, { stored, run }),
    results: (handed, dossier) => (0,take_parcel/* saidByChecks */.Yr)(ports, job, { handed, dossier, ends }),
});
async function readyJob(ports) {
    const { run, remoteWork } = await ports.store.load();
    if (!run?.state.stop || run.state.lease) {
        throw new error/* RalphError */.A({
            code: 'BUSY',
            message: 'The run has continued since, so nothing is marked ready.',
            hint: 'The job that completes it asks again.',
        });
    }
    const { state, plan } = run;
    if (state.stop?.kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, run);
    if (state.stop?.kind === 'complete')
        await (0,mark_milestones/* converge */.c)(ports, { run, remoteWork });
    return { reason: run.state.stop, state, plan };
}


/***/ }),

/***/ 25388:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oj: () => (/* binding */ broughtByAgent),
  ag: () => (/* binding */ obtainStart),
  Yr: () => (/* binding */ saidByChecks),
  KG: () => (/* binding */ treeToCheck)
});

// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/agent-end.js
var agent_end = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/mcp-server.js
var mcp_server = __webpack_require__(73006);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/confinement.js
var confinement = __webpack_require__(11277);
// EXTERNAL MODULE: ./build/schema/counsel/counsel.js
var counsel = __webpack_require__(94409);
;// CONCATENATED MODULE: ./build/schema/run/agent-call.js










const week = 7 * 24 * 60 * 60 * 1000;
const duration = schemas/* number */.aig().nonnegative().max(week);
const bounded = usage/* Usage */._U.extend({ usd: schemas/* number */.aig().nonnegative().max(100_000) });
const listed = schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()).max(1000), total: schemas/* int */.Whr().nonnegative() });
const AgentCall = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(1),
    nonce: schemas/* string */.YjP(),
    end: agent_end/* AgentEnd */.Xe,
    usage: bounded,
    durationMs: duration,
    lingeredMs: duration.nullable(),
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).max(1000),
    steps: agent_end/* AgentSteps */.rD.optional(),
    handoff: handoff/* Handoff */.Pj.nullable(),
    handoffSource: handoff/* HandoffSource */.KE.nullable(),
    hidden: listed,
    environment: listed,
    unready: schemas/* string */.YjP().nullable(),
    findings: schemas/* array */.YOg(schemas/* string */.YjP()).max(10_000),
    confined: confinement/* Confined */.vl.optional(),
    servers: mcp_server/* ServersLeft */.gS.optional(),
    extraction: context_agent/* ExtractionCall */.aO.extend({ usage: bounded, duration_ms: duration }).optional(),
    review: review/* ReviewCall */.xu.optional(),
    calls: context_agent/* MadeCalls */.LL.optional(),
    passes: schemas/* array */.YOg(pass/* PassCall */.KU).max(20).optional(),
    owed: schemas/* array */.YOg(pass/* OwedCall */.C9).max(100).optional(),
    counsel: counsel/* MadeCounsel */.fq.optional(),
});
const SpentSoFar = schemas/* object */.Ikc({ usage: bounded, duration_ms: duration });
const CallsSoFar = AgentCall.pick({ schema: true, nonce: true }).extend({
    calls: context_agent/* MadeCalls */.LL,
    spent: SpentSoFar.optional(),
});

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/run/attempt/agent-steps.js
var agent_steps = __webpack_require__(58257);
;// CONCATENATED MODULE: ./build/core/run/stored/read-parcel.js





const mostChars = 4 * 1024 * 1024;
const longestWaitMs = 35 * 24 * 60 * 60 * 1000;
const shownPaths = 50;
const lineChars = 500;
function readAgentCall(text, request) {
    const read = tiedTo(request.nonce, AgentCall, text);
    if ('why' in read)
        return read;
    const { end, hidden, steps, environment, denials, unready, findings, servers, extraction } = read;
    return {
        ...read,
        end: end.kind === 'usage_limit' ? { ...end, until: plausible(end.until, request.now) } : end,
        denials: inLines(denials),
        ...(steps && { steps: { ...steps, kept: steps.kept.slice(0, agent_steps/* mostSteps */.J).map(stepInLine) } }),
        hidden: { ...hidden, paths: inLines(hidden.paths) },
        environment: { ...environment, paths: inLines(environment.paths) },
        unready: unready === null ? null : (0,one_line/* oneLine */.TN)(unready, 4 * lineChars),
        findings: inLines(findings),
        ...(extraction && { extraction: inOneLine(extraction) }),
        ...(servers && { servers: { ...servers, troubles: inLines(servers.troubles) } }),
    };
}
const readCallsSoFar = (text, { nonce }) => tiedTo(nonce, CallsSoFar, text);
function readChecksReport(text, request) {
    const read = tiedTo(request.nonce, check/* ChecksReport */.go, text);
    if ('why' in read)
        return read;
    if (read.tree !== request.tree)
        return { why: 'it is about files other than those that were handed over' };
    if (read.unready !== null)
        return { unready: (0,one_line/* oneLine */.TN)(read.unready, 4 * lineChars) };
    const results = request.checks.flatMap(({ name, run, kind }) => {
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
        return { why: 'it is not JSON' };
    const bounded = (0,excerpt/* boundedValue */.lv)(value, mostChars);
    if ('fault' in bounded)
        return { why: `it ${bounded.fault}` };
    const read = shape.safeParse(bounded.value);
    if (!read.success) {
        const [issue] = read.error.issues;
        return { why: (0,one_line/* oneLine */.TN)(`${issue?.path.join('.') || 'it'}: ${issue?.message}`, lineChars) };
    }
    return read.data.nonce === nonce ? read.data : { why: 'it is not about what was handed over' };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const stepInLine = (step) => ({
    ...step,
    name: (0,one_line/* oneLine */.TN)(step.name, 60),
    target: (0,one_line/* oneLine */.TN)(step.target, 200),
});
const inOneLine = (call) => ({
    ...call,
    model: (0,one_line/* oneLine */.TN)(call.model, 100),
    why: call.why === null ? null : (0,one_line/* oneLine */.TN)(call.why, lineChars),
});
const inLines = (texts) => texts.slice(0, shownPaths).map((text) => (0,one_line/* oneLine */.TN)(text, lineChars));
function plausible(until, now) {
    const at = until === null ? Number.NaN : Date.parse(until);
    return at <= now + longestWaitMs ? new Date(at).toISOString() : null;
}

// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/app/phase/code/code.js + 2 modules
var code = __webpack_require__(51315);
// EXTERNAL MODULE: ./build/app/phase/code/guard.js + 2 modules
var guard = __webpack_require__(73066);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var validate_passes = __webpack_require__(43350);
// EXTERNAL MODULE: ./build/app/phase/validate/review.js
var validate_review = __webpack_require__(80259);
;// CONCATENATED MODULE: ./build/app/delegated/take-parcel.js









async function broughtByAgent(ports, job, { stored, run }) {
    if (stored.phase !== 'prepared' && stored.phase !== 'passes' && stored.phase !== 'counsel')
        return stored;
    const part = await ports.parcel.text('call');
    if (part === undefined)
        return withCalls(ports, stored);
    const read = 'why' in part ? part : readAgentCall(part.text, { nonce: stored.nonce, now: ports.clock.now() });
    const call = (0,redact/* mapStrings */.to)(read, ports.clean);
    if (stored.phase === 'passes')
        return { ...stored, calls: 'why' in call ? [] : (call.owed ?? []) };
    if (stored.phase === 'counsel') {
        const made = 'why' in call ? noAnswer(stored.counsel, call.why) : call.counsel;
        return made ? { ...stored, made: { ...made, ...stored.counsel } } : stored;
    }
    const { prepared, ...tie } = stored;
    const coded = 'why' in call ? refused(prepared, call.why) : await codedOf(ports, job, { prepared, call, run });
    return { ...tie, phase: 'coded', coded };
}
async function withCalls({ parcel, clean }, stored) {
    if (stored.phase !== 'prepared')
        return stored;
    const part = await parcel.text('calls');
    if (part === undefined || 'why' in part)
        return stored;
    const read = readCallsSoFar(part.text, stored);
    if ('why' in read)
        return stored;
    const { calls, spent } = read;
    return { ...stored, made: (0,redact/* mapStrings */.to)(calls, clean), ...(spent && { spent }) };
}
async function codedOf(ports, job, { prepared, call, run }) {
    const { review, passes: calls } = call;
    const without = withoutChanges(prepared, call);
    const { end } = call;
    if ((end.kind !== 'finished' && end.kind !== 'no_result') || call.findings.length > 0)
        return without;
    await obtainStart(ports, prepared);
    const taken = await ports.parcel.takeCommit(prepared.start);
    if (taken.kind === 'missing')
        return without;
    if (taken.kind === 'refused')
        return { ...without, findings: [inWords(taken.why)] };
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...taken, ...prepared });
    const unready = call.unready ?? (await (0,code/* unresolved */.II)(ports, { ...prepared, tree: taken.tree }));
    const passes = await (0,validate_passes/* readPasses */.mK)(ports, job, calls ?? []);
    const left = { ...without, tree: taken.tree, changes: taken.changes, ...guarded, unready, passes };
    const isRefused = guarded.findings.length > 0 || unready !== null;
    const coded = isRefused ? left : await (0,candidate/* withOwnPart */.ap)(ports, job, { ledger: ledgerOf(ports, run), coded: left });
    if (!review || job.settings.review === 'none')
        return coded;
    return { ...coded, reviewed: await (0,validate_review/* readReviewer */.sI)(ports, coded, review) };
}
function withoutChanges(prepared, call) {
    const { prompt: _, systemPrompt: __, calls: planned, ...numbered } = prepared;
    const { schema: ___, nonce: ____, review: _____, calls: made = [], passes: ______, owed, counsel: _______, ...words } = call;
    return {
        ...numbered,
        ...words,
        ...(planned && { before: { planned, made } }),
        ...(owed && { owed }),
        tree: prepared.start,
        changes: [],
        touched: [],
    };
}
const ledgerOf = ({ store }, { plan, state }) => ({ plan, state, recall: store.read });
async function treeToCheck(ports, job, request) {
    const { prepared, nonce, run, taken } = request;
    const part = await ports.parcel.text('call');
    if (part === undefined || 'why' in part)
        return taken.tree;
    const call = (0,redact/* mapStrings */.to)(readAgentCall(part.text, { nonce, now: ports.clock.now() }), ports.clean);
    if ('why' in call)
        return taken.tree;
    const coded = { ...withoutChanges(prepared, call), tree: taken.tree, changes: taken.changes };
    return (await (0,candidate/* withOwnPart */.ap)(ports, job, { ledger: ledgerOf(ports, run), coded })).tree;
}
const noAnswer = (counsel, why) => ({
    ...counsel,
    ...{ model: null, end: { kind: 'error', what: 'other', message: inWords(why) }, usage: usage/* noUsage */.tk },
    ...{ duration_ms: 0, edited: [] },
});
const inWords = (why) => `what the agent\u2019s job handed over was refused: ${(0,one_line/* oneLine */.TN)(why, 500)}`;
const refused = (prepared, why) => ({
    ...(0,code/* notCalled */.ld)(prepared),
    end: { kind: 'no_result', tail: '' },
    findings: [inWords(why)],
});
async function saidByChecks({ parcel }, job, request) {
    const { handed, dossier, ends } = request;
    const agentLost = dossier.phase === 'prepared' ||
        (dossier.phase === 'passes' && !dossier.calls) ||
        (dossier.phase === 'counsel' && !dossier.made);
    if (agentLost)
        return lost('the job of the agent', ends.agent);
    if (dossier.phase === 'passes' || dossier.phase === 'counsel')
        return { results: [] };
    const part = await parcel.text('checks');
    if (part === undefined)
        return lost('the job of the checks', ends.validate);
    const tree = dossier.phase === 'coded' ? dossier.coded.tree : (handed.commit ?? '');
    const read = 'why' in part ? part : readChecksReport(part.text, { nonce: handed.nonce, tree, checks: job.checks });
    if ('why' in read)
        return `what the checks\u2019 job handed over was refused: ${(0,one_line/* oneLine */.TN)(read.why, 500)}`;
    return 'unready' in read ? read.unready : read;
}
const lost = (which, end) => ({
    lost: `${which} ended without a result (${(0,one_line/* oneLine */.TN)(end, 20)})`,
    cancelled: end === 'cancelled',
});
async function obtainStart({ workBranch }, { start, checkpoint, merge }) {
    await workBranch.contains(start, checkpoint);
    if (merge)
        await workBranch.contains(merge.base, merge.base);
}


/***/ }),

/***/ 1401:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWork: () => (/* binding */ openWork),
  recordingFaults: () => (/* binding */ recordingFaults)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
// EXTERNAL MODULE: ./build/app/branch/mark-milestones.js
var mark_milestones = __webpack_require__(28974);
;// CONCATENATED MODULE: ./build/app/branch/projection.js



const tries = 5;
function projection(ports, job, request) {
    const { ledger, replaces } = request;
    let { remoteTip: published, conflict, deleted } = request;
    let taken = (0,orders/* newestTaken */.OT)(ledger.state);
    let told = '';
    const mark = (0,mark_milestones/* milestoneMarker */.D)(ports, request);
    const upToDate = () => {
        const { work, base } = ledger.state;
        const grew = (0,orders/* newestTaken */.OT)(ledger.state) > taken;
        if (published !== null && published === replaces && !grew)
            return true;
        if (published !== null)
            return work === published;
        return work === base || (deleted && !grew);
    };
    const heldBack = () => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published;
    async function publish() {
        for (let round = 0; round < tries && !upToDate(); round++) {
            const result = await publishOnce();
            if (result === 'done')
                return;
            if (result === 'again')
                continue;
            ports.show({ kind: 'note', text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}` });
            published = result;
            const apart = await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs: result });
            if (apart) {
                conflict = apart;
                return;
            }
        }
    }
    async function publishOnce() {
        const { work: commit, work_branch: branch } = ledger.state;
        const result = await ports.workBranch.publish({ commit, expected: published, replaces });
        if (result.kind === 'moved')
            return result.tip;
        if (result.kind === 'published') {
            published = commit;
            taken = (0,orders/* newestTaken */.OT)(ledger.state);
        }
        else if (result.kind === 'deleted') {
            ports.show({ kind: 'note', text: `${branch} was deleted; the next task's commit recreates it` });
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
                ports.display.published(new Map([...milestones, [work_branch, work]]));
        },
        get conflict() {
            return conflict;
        },
    };
}

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
;// CONCATENATED MODULE: ./build/app/job/prefetch-orders.js
const quickMs = 1_000;
function prefetchOrders({ orderSource, clock }, ledger, first) {
    const look = () => {
        const { cursor: since, consumed, state } = ledger;
        return orderSource.incoming({ since, started: state.started, consumed, to: 'obey' });
    };
    let begun = first && Promise.resolve(first);
    let checksBegun = 0;
    let lastChecksMs = Number.POSITIVE_INFINITY;
    const begin = () => {
        begun = look();
        begun.catch(() => undefined);
    };
    return {
        checks: {
            begin() {
                begun = undefined;
                checksBegun = clock.now();
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

// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 3 modules
var settle_attempt = __webpack_require__(80527);
;// CONCATENATED MODULE: ./build/app/open-work.js






function openWork(ports, job, request) {
    const { ledger, branch, reach, cancelled } = request;
    const shown = projection(ports, job, { ledger, ...branch });
    return {
        ports,
        get job() {
            return (0,job_settings/* adjusted */.BZ)(job, ledger.state);
        },
        ledger,
        reach,
        cancelled,
        publish: shown.publish,
        conflict: () => shown.conflict,
        rests: branch.rests,
        orders: prefetchOrders(ports, ledger, branch.looked),
        did: { baseline: false, ready: false, spent: job_work/* nothingSpent */.at, longestMs: 0, filed: false },
    };
}
async function recordingFaults(work, act) {
    try {
        return await act();
    }
    catch (error) {
        await giveUp(work, error);
        throw error;
    }
    finally {
        await work.ports.display.close();
    }
}
async function giveUp(work, error) {
    const { ports, ledger, did } = work;
    const fault = error instanceof error_error/* RalphError */.A ? error : undefined;
    if (fault?.exit === 'busy')
        return;
    const why = fault?.message ?? String(error);
    const { current } = ledger.state;
    if (current) {
        const { iteration, task } = current;
        const cause = 'infrastructure';
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why, until: null, ...did.spent });
    }
    ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } });
    try {
        if (ledger.unsent) {
            await ledger.save('stop: failed, and call a person');
            await (0,job_work/* deliver */.cK)(ports, ledger);
        }
        ledger.record({ type: 'lease_released' });
        await ledger.save('stop: failed');
    }
    catch (second) {
        if (await (0,settle_attempt/* failRefused */.n2)(work, second).catch(() => false))
            return;
        ports.show({
            kind: 'warning',
            text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`,
        });
    }
}


/***/ }),

/***/ 83093:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZQ: () => (/* binding */ begunIn),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   x8: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92563);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);





const longest = 10_000_000;
function readResults(text) {
    if (text.length > longest)
        throw invalid([`it has ${text.length} characters`]);
    const json = jsonIn(text);
    if (json === undefined)
        throw invalid([`it is not JSON: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 80)}`]);
    const [first] = typeof json === 'object' && json !== null ? Object.values(json) : [];
    if (typeof first === 'object' && first !== null && 'outcome' in first) {
        const steps = read(_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .StepsContext */ .fG, json);
        return { of: 'step', entries: entriesOf(steps, ({ outcome }) => outcome) };
    }
    const needs = read(_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .NeedsContext */ .PP, json);
    return { of: 'job', entries: entriesOf(needs, ({ result }) => result) };
}
function entriesOf(context, outcomeOf) {
    return Object.entries(context).map(([name, entry]) => ({ name, outcome: outcomeOf(entry), outputs: entry.outputs }));
}
function read(shape, json) {
    const found = shape.safeParse(json);
    if (found.success)
        return found.data;
    const findings = found.error.issues.map(({ path, message }) => {
        const place = path.map((part) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(String(part), 80)).join('.');
        return `${place === '' ? '' : `${place}: `}${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(message, 200)}`;
    });
    throw invalid((0,_text_capped_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedLines */ .L)(findings, 20));
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const invalid = (findings) => new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'RESULTS_INVALID',
    message: 'The input `results` does not say how the jobs or the steps ended.',
    hint: 'Pass it in full, as an expression: `toJSON(needs)` in a separate job, `toJSON(steps)` in the job of `begin`.',
    findings,
});
const beginOutputs = { due: 'due', commit: 'commit' };
const commitOf = ({ outputs }) => outputs[beginOutputs.commit] ?? '';
const dueOf = ({ outputs }) => outputs[beginOutputs.due];
function isDue(results) {
    const told = results.entries.map(dueOf).filter((due) => due !== undefined);
    if (told.length === 0)
        throw withoutBegin(results);
    return told.includes('true');
}
function begunIn(results, commit) {
    const found = results.entries.find((entry) => commitOf(entry) === commit);
    if (found)
        return found;
    const others = results.entries.map(commitOf).filter((other) => /^[0-9a-f]{40,64}$/.test(other));
    if (others.length === 0)
        throw withoutBegin(results);
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RESULTS_OF_ANOTHER',
        message: `The results are about ${others.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M).join(', ')}, but ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(commit)} is waiting for them.`,
        hint: 'This is an old job that was run again, or one in which `begin` ran twice. Nothing was changed; start the workflow again.',
    });
}
const withoutBegin = ({ of }) => new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'RESULTS_WITHOUT_BEGIN',
    message: `Nothing in \`results\` says which commit the ${of}s have checked.`,
    hint: of === 'step'
        ? 'If `begin` failed, its own log says why. If not, give the step with `command: begin` an `id:`; it must be in this job and come first.'
        : "If `begin` failed, its own log says why. If not, list its job in `needs:`, and let that job pass on the step's outputs `due` and `commit` as its own.",
});


/***/ })

};
