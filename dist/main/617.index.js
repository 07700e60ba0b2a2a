export const id = 617;
export const ids = [617,931];
export const modules = {

/***/ 49931:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginStep: () => (/* binding */ beginStep),
/* harmony export */   notBegunYet: () => (/* binding */ notBegunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_candidate_parcel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56311);
/* harmony import */ var _adapter_git_remote_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35182);
/* harmony import */ var _app_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85111);
/* harmony import */ var _core_config_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29370);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _context_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55077);
/* harmony import */ var _context_without_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61799);
/* harmony import */ var _run_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10383);








function beginStep(context) {
    const laidOut = (0,_context_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputValue */ .UV)(_core_config_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .stepInputs */ .af['trust-agent'], context.inputs.flags['trust-agent']);
    return (0,_run_step_js__WEBPACK_IMPORTED_MODULE_7__.partOfRun)(context, {
        checksElsewhere: true,
        settles: false,
        idle: notBegunYet,
        act: () => (ports, job, cancelled) => (0,_app_job_js__WEBPACK_IMPORTED_MODULE_2__/* .beginJob */ .N)(ports, job, { cancelled, reach: { until: 'coded', laidOut } }),
        async after(end, { remote }) {
            const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined;
            if (!laidOut || !commit)
                return;
            const { workspace } = context.checkout;
            await (0,_adapter_git_candidate_parcel_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutCandidate */ .QG)({ workspace, env: context.env, remote, commit });
        },
    });
}
const noneYet = 'no run has been started yet, and the schedule only continues runs';
async function notBegunYet({ stateRef, queue }, context, github) {
    if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github || queue?.moves)
        return undefined;
    if (!stateRef.startsWith('refs/heads/')) {
        const state = await (0,_context_without_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .withRemoteStore */ .AD)(context, github.client, (store) => (0,_adapter_git_remote_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readTopFile */ .sk)(store, [stateRef], 'run.json'));
        return state === undefined ? noneYet : undefined;
    }
    try {
        await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') });
        return undefined;
    }
    catch (error) {
        const isMissing = error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND';
        return isMissing ? noneYet : undefined;
    }
}


/***/ }),

/***/ 4617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentStep: () => (/* binding */ agentStep),
  applyStep: () => (/* binding */ applyStep),
  intakeStep: () => (/* binding */ intakeStep),
  readyStep: () => (/* binding */ readyStep),
  validateStep: () => (/* binding */ validateStep)
});

// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 3 modules
var job_ledger = __webpack_require__(32313);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var job_servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/job/work.js
var work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/code/code.js + 2 modules
var code = __webpack_require__(51315);
// EXTERNAL MODULE: ./build/app/phase/context/before-code.js + 8 modules
var before_code = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/app/phase/context/numbered.js
var numbered = __webpack_require__(6810);
// EXTERNAL MODULE: ./build/app/phase/counsel/ask-counsel.js + 3 modules
var ask_counsel = __webpack_require__(24097);
// EXTERNAL MODULE: ./build/app/phase/prepare/owed-passes.js
var owed_passes = __webpack_require__(14619);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var validate_candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var validate_passes = __webpack_require__(43350);
// EXTERNAL MODULE: ./build/app/phase/validate/review.js
var validate_review = __webpack_require__(80259);
// EXTERNAL MODULE: ./build/app/delegated/finish.js + 2 modules
var finish = __webpack_require__(47916);
// EXTERNAL MODULE: ./build/app/delegated/take-parcel.js + 2 modules
var take_parcel = __webpack_require__(25388);
;// CONCATENATED MODULE: ./build/app/delegated/agent-job.js



















async function agentJob(ports, given, { cancelled }) {
    const { run } = await ports.store.load();
    const { handed, stored } = await (0,finish/* handedOn */.Uz)(ports, run);
    if (!run || (stored.phase !== 'prepared' && stored.phase !== 'passes' && stored.phase !== 'counsel'))
        throw (0,finish/* notForThisJob */.Y3)('what waits needs no agent');
    const job = (0,job_settings/* adjusted */.BZ)(given, run.state);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    (0,surroundings/* demandConfinement */.M4)(ports, job);
    (0,surroundings/* tellUncommitted */.$x)(ports, given.base);
    await ports.agent.preflight();
    await ports.credentialShapes.load();
    const at = {
        spentUsd: run.state.usage.usd,
        guarded: (act) => (0,work/* unlessStopped */.OO)(ports, { ledger, signal: cancelled }, act),
    };
    const counsel = stored.phase === 'counsel' ? await (0,ask_counsel/* askCounsel */.X)(ports, job, { ...at, ledger, counsel: stored.counsel }) : undefined;
    const owed = counsel ? [] : await (0,owed_passes/* askOwed */.pM)(ports, job, { ...at, ledger });
    await (0,owed_passes/* takeOwed */.$p)(ports, job, { ledger, calls: owed });
    const spentUsd = at.spentUsd + spentOn(owed).usd;
    const left = stored.phase === 'prepared'
        ? await iterationOf(ports, job, { ...at, ...stored, spentUsd, ledger, cancelled })
        : { call: noCall, candidate: false };
    const { call, candidate } = left;
    const bounds = ports.confinement && { confined: (0,policy/* confinedIn */.E2)(ports.confinement) };
    const said = {
        schema: 1,
        nonce: handed.nonce,
        ...call,
        ...bounds,
        ...(owed.length > 0 && { owed: [...owed] }),
        ...(counsel && { counsel }),
    };
    await ports.parcel.put('call', ports.redact(JSON.stringify(said)));
    const closing = stored.phase !== 'prepared';
    const asked = counsel ? counsel.usage : spentOn(owed);
    return { end: call.end, usage: closing ? asked : call.usage, findings: call.findings, candidate, closing };
}
const spentOn = (calls) => calls.reduce((sum, { usage }) => (0,agent_usage/* addUsage */.vk)(sum, usage), agent_usage/* noUsage */.tk);
const nothing = { paths: [], total: 0 };
const noCall = {
    end: { kind: 'no_result', tail: '' },
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
    lingeredMs: null,
    denials: [],
    handoff: null,
    handoffSource: null,
    hidden: nothing,
    environment: nothing,
    unready: null,
    findings: [],
};
async function iterationOf(ports, job, request) {
    const { ledger, prepared, cancelled } = request;
    await (0,take_parcel/* obtainStart */.ag)(ports, prepared);
    await ports.workspace.restore(prepared.start);
    await ports.workspace.setUp(job.settings.setup, cancelled);
    const asking = { ...request, recall: ledger.recall, onSpent: () => undefined };
    const { coded: left, made } = await codedAfterCalls(ports, job, asking);
    (0,job_servers/* tellServers */.yf)(ports, left);
    const at = { ...asking, spentUsd: request.spentUsd + spentOn(made).usd };
    const { closes } = (0,validate_candidate/* contributionOf */.uR)(job, ledger.state, left);
    const candidate = (left.changes.length > 0 || closes) && !isDecided(left);
    const { coded: seen, call: review } = candidate
        ? await (0,validate_review/* askReviewer */.VC)(ports, job, { ...at, coded: left, checked: false })
        : { coded: left, call: undefined };
    const { coded, calls: passes } = candidate
        ? await (0,validate_passes/* askPasses */.TI)(ports, job, { ...at, coded: seen, checks: null })
        : { coded: seen, calls: [] };
    const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded;
    const { hidden, environment, unready, findings, tree, servers, extraction, steps } = coded;
    if (candidate) {
        const message = `candidate of iteration ${prepared.iteration}\n`;
        const commit = await ports.workBranch.write({ tree, parent: prepared.start, message });
        await ports.parcel.putCommit({ commit, start: prepared.start });
    }
    const call = {
        end,
        usage,
        durationMs,
        lingeredMs,
        denials: [...denials],
        ...(steps && { steps }),
        handoff,
        handoffSource,
        hidden: { paths: [...hidden.paths], total: hidden.total },
        environment: { paths: [...environment.paths], total: environment.total },
        unready,
        findings: [...findings],
        ...(servers && { servers }),
        ...(extraction && { extraction }),
        ...(review && { review }),
        ...(made.length > 0 && { calls: [...made] }),
        ...(passes.length > 0 && { passes: [...passes] }),
    };
    return { call, candidate };
}
async function codedAfterCalls(ports, job, request) {
    const { ledger, prepared } = request;
    const { calls = [] } = prepared;
    const keep = async (done, spent) => {
        const said = { schema: 1, nonce: request.nonce, calls: [...done], ...(spent && { spent }) };
        await ports.parcel.put('calls', ports.redact(JSON.stringify(said)));
    };
    if (calls.length === 0) {
        const prompt = ledger.dirty ? (0,section/* renderPrompt */.nQ)(await (0,prepare/* promptNow */.nB)(ports, job, { ledger, ...prepared })) : prepared.prompt;
        const heard = keepingSpent(ports, (spent) => keep([], spent));
        return { coded: await (0,code/* code */.aY)(heard, job, { ...request, prepared: { ...prepared, prompt } }), made: [] };
    }
    const before = await (0,before_code/* makeCalls */.I)(ports, job, { ...request, at: prepared, calls, keep });
    const { made } = before;
    if (made.length > 0)
        await keep(made);
    if (before.kind !== 'ready')
        return { coded: (0,code/* notCalled */.ld)(prepared), made };
    const ready = { ...prepared, prompt: before.prompt, task: (0,numbered/* taskNow */.Q)(ledger, prepared.task) };
    const spentUsd = request.spentUsd + spentOn(made).usd;
    const heard = keepingSpent(ports, (spent) => keep(made, spent));
    return { coded: await (0,code/* code */.aY)(heard, job, { ...request, spentUsd, prepared: ready }), made };
}
function keepingSpent(ports, keep) {
    const begun = ports.clock.now();
    let kept = Promise.resolve();
    return {
        ...ports,
        show(message) {
            if (message.kind === 'agent' && message.progress.kind === 'spent') {
                const spent = { usage: message.progress.usage, duration_ms: ports.clock.now() - begun };
                kept = kept.then(() => keep(spent)).catch(() => undefined);
            }
            ports.show(message);
        },
    };
}
const isDecided = ({ findings, unready, end }) => findings.length > 0 || unready !== null || (end.kind !== 'finished' && end.kind !== 'no_result');

// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var prepare_baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/app/phase/validate/validate.js
var validate = __webpack_require__(39041);
;// CONCATENATED MODULE: ./build/app/delegated/checks-job.js






async function checksJob(ports, given, { cancelled }) {
    const { run } = await ports.store.load();
    const { handed, stored } = await (0,finish/* handedOn */.Uz)(ports, run);
    if (!run)
        throw (0,finish/* notForThisJob */.Y3)('the plan has no run yet');
    const job = (0,job_settings/* adjusted */.BZ)(given, run.state);
    (0,surroundings/* demandConfinement */.M4)(ports, job);
    const { commit, tree } = await filesOf(ports, job, { stored, named: handed.commit, run });
    await ports.workspace.restore(commit);
    const baseline = stored.phase === 'baseline';
    const report = (said) => ports.parcel.put('checks', ports.redact(JSON.stringify({ schema: 1, nonce: handed.nonce, tree, ...said })));
    const unready = await (0,validate/* whyUnready */.VC)(ports, job, { tree, signal: cancelled });
    if (unready !== undefined) {
        await report({ unready, results: [] });
        return { unready, results: [] };
    }
    const knownRed = baseline ? [] : (0,validate/* knownRedIn */.wJ)(run.state);
    const ran = await (0,validate/* runChecks */.JT)(ports, job, { tree, label: 'checks', knownRed, signal: cancelled });
    const { results } = baseline ? await (0,prepare_baseline/* withNeeds */.Y)(ports, job, { commit, signal: cancelled, ran }) : ran;
    await report({ unready: null, results: [...results] });
    return { unready: null, results };
}
async function filesOf(ports, job, { stored, named, run }) {
    const { parcel, workBranch } = ports;
    if (stored.phase !== 'prepared') {
        const commit = named ?? '';
        await workBranch.contains(commit, commit);
        return { commit, tree: stored.phase === 'coded' ? stored.coded.tree : commit };
    }
    const { start } = stored.prepared;
    await (0,take_parcel/* obtainStart */.ag)({ workBranch }, stored.prepared);
    const taken = await parcel.takeCommit(start);
    if (taken.kind === 'missing')
        throw (0,finish/* notForThisJob */.Y3)("the agent's job left no commit");
    if (taken.kind === 'refused')
        throw (0,finish/* notForThisJob */.Y3)(taken.why);
    if (taken.refused.length > 0)
        throw (0,finish/* notForThisJob */.Y3)(taken.refused.map(({ path, why }) => `${path} is ${why}`).join('; '));
    const { prepared, nonce } = stored;
    const tree = await (0,take_parcel/* treeToCheck */.KG)(ports, job, { prepared, nonce, run, taken });
    return { commit: await workBranch.write({ tree, parent: start, message: 'candidate\n' }), tree };
}

// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(85111);
// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/report/words/split-job-text.js

const ended = {
    finished: 'The agent has finished',
    no_result: 'The agent ended without an answer',
    error: 'The agent reported an error',
    usage_limit: "The provider's usage limit was reached",
    overloaded: 'The provider is overloaded',
    billing: 'The model account has no credit',
    auth: 'The model credential was refused',
    crashed: 'The agent crashed',
    timed_out: 'The agent ran out of time',
    cancelled: 'The agent was ended because the run was stopped or cancelled',
};
function agentJobText(job) {
    const { end, usage, findings, candidate, closing } = job;
    if (closing)
        return `The passes that were waiting gave their answers (${(0,amounts/* formatUsd */.UK)(usage.usd)}). The job "apply" records them.`;
    const next = candidate ? 'Next, its commit is checked.' : 'There is no commit to check.';
    const found = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : '';
    return `${ended[end.kind]} (${(0,amounts/* formatUsd */.UK)(usage.usd)}).${found} ${next} The job "apply" finishes it.`;
}
function checksJobText(job) {
    if (job.unready !== null)
        return 'The set-up commands failed, so no check was run. The job "apply" finishes it.';
    const failed = job.results.filter(({ passed }) => !passed).length;
    const count = job.results.length;
    const said = failed === 0
        ? count === 1
            ? 'The check passed'
            : `All ${count} checks passed`
        : `${failed} of ${(0,amounts/* plural */.LS)(count, 'check')} failed`;
    return `${said}. The job "apply" finishes it.`;
}

// EXTERNAL MODULE: ./build/core/validation/read-results.js
var read_results = __webpack_require__(83093);
// EXTERNAL MODULE: ./build/entry/run/one-job.js + 8 modules
var one_job = __webpack_require__(65807);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var context_inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/entry/action/issue/issue-run.js
var issue_run = __webpack_require__(45545);
// EXTERNAL MODULE: ./build/entry/action/issue/on-github.js + 10 modules
var on_github = __webpack_require__(25967);
// EXTERNAL MODULE: ./build/entry/action/step/begin-step.js
var begin_step = __webpack_require__(49931);
// EXTERNAL MODULE: ./build/entry/action/step/report-step.js + 4 modules
var report_step = __webpack_require__(28180);
// EXTERNAL MODULE: ./build/entry/action/step/run-step.js + 14 modules
var run_step = __webpack_require__(10383);
;// CONCATENATED MODULE: ./build/entry/action/step/split-steps.js
















function intakeStep(context) {
    for (const note of context.inputs.notes)
        actions_log/* annotate */.f.notice(note);
    const given = context.inputs.flags;
    return (0,run_step.partOfRun)(context, {
        checksElsewhere: false,
        settles: false,
        showsAtEnd: true,
        idle: begin_step.notBegunYet,
        opened: ({ inputs: { flags } }) => {
            const { 'app-id': _, ...handedOn } = given['plan'] === undefined && !flags['issue'] ? flags : given;
            (0,runner/* setOutput */.uH)('settings', JSON.stringify(handedOn));
        },
        act: () => (ports, job, cancelled) => (0,app_job/* beginJob */.N)(ports, job, { cancelled, reach: { until: 'prepared' } }),
    });
}
const agentStep = (context) => readingPart(context, async (ports, job, cancelled) => {
    const end = await agentJob(ports, job, { cancelled });
    return { due: end.candidate, said: agentJobText(end) };
});
const validateStep = (context) => readingPart(context, async (ports, job, cancelled) => {
    const end = await checksJob(ports, job, { cancelled });
    return { due: true, said: checksJobText(end) };
});
const applyStep = (context) => (0,run_step.partOfRun)(context, {
    checksElsewhere: false,
    settles: true,
    writesPage: true,
    showsAtEnd: true,
    act: () => async (ports, job, cancelled) => ({
        kind: 'stopped',
        ...(await (0,finish/* applyJob */.c2)(ports, job, { cancelled, ends: endsOf(context) })),
    }),
});
function endsOf({ inputs }) {
    const { entries } = (0,read_results/* readResults */.x8)((0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.results, inputs.flags['results']) ?? '');
    const outcome = (name) => entries.find((entry) => entry.name === name)?.outcome ?? 'missing';
    return { agent: outcome('agent'), validate: outcome('validate') };
}
async function readingPart(given, act) {
    let context = given;
    let project;
    let finish = () => undefined;
    try {
        const opened = await (0,issue_run/* openRun */.I)(given, 'recorded');
        if (!opened)
            return 0;
        ({ context, project } = opened);
        const log = (0,run_step.logOf)(project, context);
        finish = log.finish;
        const warn = (text) => log.show({ kind: 'warning', text });
        const github = await (0,on_github/* onGitHub */.xr)(project, context, { warn, onlyReads: true });
        const { due, said } = await (0,one_job/* oneJob */.I)(project, context, {
            act,
            shape: 'split jobs',
            fresh: false,
            changeRules: (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af['change-rules'], context.inputs.flags['change-rules']),
            show: log.show,
            ...(github && { outside: (0,on_github/* outsideOf */.R_)(github) }),
        });
        finish();
        context.out(`\n${said}\n`);
        (0,runner/* setOutput */.uH)('due', String(due));
        await (0,runner/* writeSummary */.Sy)(`${said}\n`);
        return 0;
    }
    catch (error) {
        finish();
        return (0,report_step/* reportFault */.N)(error, { context, project, records: [], run: null });
    }
}
const readyStep = (context) => (0,run_step.partOfRun)(context, {
    checksElsewhere: 'unused',
    settles: true,
    startsNext: false,
    act: () => async (ports) => ({ kind: 'stopped', ...(await (0,finish/* readyJob */.PQ)(ports)) }),
});


/***/ })

};
