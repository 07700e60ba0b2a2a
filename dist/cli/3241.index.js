export const id = 3241;
export const ids = [3241];
export const modules = {

/***/ 58971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l0: () => (/* binding */ liveFile),
  sI: () => (/* binding */ liveFileName),
  BS: () => (/* binding */ readLiveFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
;// CONCATENATED MODULE: ./build/schema/run/live-attempt.js


const LiveAttempt = schemas/* object */.Ikc({
    iteration: schemas/* int */.Whr(),
    task: schemas/* string */.YjP(),
    phase: schemas/* string */.YjP(),
    usage: usage/* Usage */._U,
    steps: schemas/* array */.YOg(schemas/* object */.Ikc({ at: iso/* datetime */.w$(), text: schemas/* string */.YjP() })),
    older_steps: schemas/* int */.Whr(),
});

// EXTERNAL MODULE: ./build/adapter/log/progress-lines.js
var progress_lines = __webpack_require__(16444);
// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var terminal = __webpack_require__(97033);
;// CONCATENATED MODULE: ./build/adapter/log/live-file.js






const liveFileName = 'live.json';
const everyMs = 100;
const mostSteps = 100;
const columns = 200;
const mostBytes = 256 * 1024;
function liveFile(path, { now, redact }) {
    let live = terminal/* nothingLive */.sf;
    let steps = [];
    let count = 0;
    let isThere = false;
    let due;
    let wroteAt = Number.NEGATIVE_INFINITY;
    const remove = () => {
        clearTimeout(due);
        due = undefined;
        if (isThere)
            quietly(() => (0,external_node_fs_.rmSync)(path, { force: true }));
        isThere = false;
    };
    const write = () => {
        due = undefined;
        if (!live.attempt)
            return;
        const { iteration, task, phase, usage } = live.attempt;
        const content = { iteration, task, phase, usage, steps, older_steps: count - steps.length };
        wroteAt = performance.now();
        isThere = true;
        quietly(() => replace(path, JSON.stringify(content)));
    };
    return {
        show(progress) {
            const clean = (0,text_redact/* mapStrings */.to)(progress, redact);
            live = (0,terminal/* follow */.e6)(live, clean, now());
            if (progress.kind === 'event') {
                if (progress.event.type === 'attempt_started')
                    [steps, count] = [[], 0];
            }
            else {
                const at = new Date(now()).toISOString();
                const lines = (0,progress_lines/* progressLines */.Ld)(clean, { paint: (text) => text, columns });
                count += lines.length;
                steps = [...steps, ...lines.map((line) => ({ at, text: line.trim() }))].slice(-mostSteps);
            }
            if (!live.attempt)
                return remove();
            due ??= setTimeout(write, Math.max(0, wroteAt + everyMs - performance.now())).unref();
        },
        close: remove,
    };
}
function replace(path, content) {
    const fresh = `${path}.new`;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.rmSync)(fresh, { force: true });
    const file = (0,external_node_fs_.openSync)(fresh, 'wx', 0o600);
    try {
        (0,external_node_fs_.writeSync)(file, content);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    (0,external_node_fs_.renameSync)(fresh, path);
}
function readLiveFile(path) {
    try {
        const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const stat = (0,external_node_fs_.fstatSync)(file);
            if (!stat.isFile() || stat.size > mostBytes)
                return undefined;
            return LiveAttempt.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'))).data;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return undefined;
    }
}
function quietly(act) {
    try {
        act();
    }
    catch {
    }
}


/***/ }),

/***/ 28974:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ milestoneMarker),
/* harmony export */   c: () => (/* binding */ converge)
/* harmony export */ });
/* harmony import */ var _core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49981);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29181);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);



function milestoneMarker(ports, request) {
    const { ledger, endedInOrder, replaces } = request;
    const before = (0,_core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = (0,_core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state) > before;
        const slices = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_0__/* .slicesOf */ .nu)(ledger.state).filter(({ milestone, newest }) => {
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
        return `${branch} holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}
async function converge(ports, { run, remoteWork }) {
    if (!ports.display.converge || run.state.lease)
        return;
    const { work, work_branch } = run.state;
    const mark = milestoneMarker(ports, { ledger: run, endedInOrder: true, replaces: undefined });
    const tips = new Map(await mark());
    if (remoteWork === work)
        tips.set(work_branch, work);
    await ports.display.converge({ ...run, commit: run.oid }, tips);
}


/***/ }),

/***/ 85111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ runJob)
/* harmony export */ });
/* unused harmony export beginJob */
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28974);
/* harmony import */ var _job_so_far_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67320);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12511);
/* harmony import */ var _phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66470);





async function runJob(ports, job, cancelled, before) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before });
    if (end.kind === 'handed_on')
        throw new Error('a job that finishes its own work handed something over');
    return end;
}
async function loadPhases() {
    const [{ loop }, work] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2463), __webpack_require__.e(3022), __webpack_require__.e(9519), __webpack_require__.e(4225), __webpack_require__.e(1622), __webpack_require__.e(2044), __webpack_require__.e(5945), __webpack_require__.e(2718), __webpack_require__.e(560), __webpack_require__.e(9853)]).then(__webpack_require__.bind(__webpack_require__, 59853)),
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2463), __webpack_require__.e(9519), __webpack_require__.e(4225), __webpack_require__.e(1622), __webpack_require__.e(5945), __webpack_require__.e(560), __webpack_require__.e(6048)]).then(__webpack_require__.bind(__webpack_require__, 1401)),
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(1622), __webpack_require__.e(5166)]).then(__webpack_require__.bind(__webpack_require__, 65166)),
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(1622)]).then(__webpack_require__.bind(__webpack_require__, 91622)),
    ]);
    return { loop, ...work };
}
const tries = 5;
async function takeUp(...given) {
    const [{ store }] = given;
    for (let round = 1;; round++) {
        try {
            return await (0,_phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__/* .intake */ .PH)(...given);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || error.code !== 'LEASE_LOST' || round === tries)
                throw error;
            const { run } = await store.load();
            if (!run || run.state.lease)
                throw error;
        }
    }
}
async function beginJob(ports, job, { before, ...request }) {
    const started = { ...(0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .jobSoFar */ .z)(ports, job), ...before, checks: job.checksDigest, baselineRan: false };
    const onSent = () => void loadPhases().catch(() => undefined);
    const taken = await takeUp(ports, job, { soFar: started, callsAgent: (0,_job_work_js__WEBPACK_IMPORTED_MODULE_2__/* .callsAgent */ .H4)(request.reach), onSent });
    if (taken.kind === 'idle') {
        await (0,_branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .converge */ .c)(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started };
    }
    const { ledger } = taken;
    const { openWork, recordingFaults, loop } = await loadPhases();
    const work = openWork(ports, job, { ...taken, ...request });
    const attempts = (0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsIn */ .q)(ledger.state);
    const ended = await recordingFaults(work, () => loop(work, started, attempts));
    const iterations = started.iterations + (0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsIn */ .q)(ledger.state) - attempts;
    const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) };
    return { ...ended, state: ledger.state, plan: ledger.plan, soFar };
}


/***/ }),

/***/ 67320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ attemptsIn),
/* harmony export */   z: () => (/* binding */ jobSoFar)
/* harmony export */ });
const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;


/***/ }),

/***/ 77382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ settingWords)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);


function settingWords(name, value) {
    const { toggle, unit, object } = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name];
    if (toggle)
        return [value === true ? `--${name}` : `--${name}=false`];
    if (object)
        return settingWordsOf(name, pairsOf(value));
    if (unit === 'ms' && typeof value === 'number')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, `${value / 1000}s`);
    return settingWordsOf(name, Array.isArray(value) ? value : [value ?? '']);
}
const settingWordsOf = (name, values) => (values.length === 0 ? [''] : values).flatMap((one) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, typeof one === 'string' ? one : JSON.stringify(one)));
const pairsOf = (value) => {
    const pairs = Object.entries((value ?? {}));
    const plain = pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith('{') && !/\n/.test(check));
    return plain ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)];
};


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony export tasksOf */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 28000:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ askPerson)
/* harmony export */ });
async function askPerson(ask) {
    const { stdin } = process;
    const left = new AbortController();
    const leave = () => left.abort();
    const ifClosed = () => {
        if (stdin.isPaused())
            leave();
    };
    const onKey = (_, key) => {
        if (key?.ctrl && key.name === 'd')
            setImmediate(ifClosed);
    };
    stdin.on('keypress', onKey);
    stdin.once('end', leave);
    try {
        const answer = await ask({ signal: left.signal });
        return typeof answer === 'symbol' ? undefined : answer;
    }
    finally {
        stdin.off('keypress', onKey);
        stdin.off('end', leave);
    }
}


/***/ }),

/***/ 30320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ flagsOfJob),
/* harmony export */   n2: () => (/* binding */ queueReachedBy),
/* harmony export */   ol: () => (/* binding */ flagsOfQueue)
/* harmony export */ });
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77382);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10866);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13225);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);






function flagsOfJob({ told, sources, settings: values }, rules) {
    const wordsOf = (name) => {
        if (name === 'queue')
            return [];
        if (_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.includes(name))
            return unlikeRun(name, told.byJob[name]?.raw, rules);
        const own = _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W[name].rule === 'job' && ['flag', 'environment'].includes(sources[name]);
        return own ? (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name]) : [];
    };
    return new Map(Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W)
        .map((name) => [name, wordsOf(name)])
        .filter(([, words]) => words.length > 0));
}
const finding = ['config', 'remote', 'state-ref'];
function flagsOfQueue({ sources, settings: values }, flags) {
    const isTold = (name) => name !== 'plan' && !finding.includes(name) && sources[name] === 'flag';
    const told = Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W).filter(isTold);
    return new Map([
        ...told.map((name) => [name, (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name])]),
        ...(flags['no-wait'] === true ? [['no-wait', ['--no-wait']]] : []),
    ]);
}
const queueReachedBy = (flags) => finding.flatMap((name) => {
    const value = flags[name];
    return typeof value === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)(name, (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .ri)(value)) : [];
});
function unlikeRun(name, raw, rules) {
    const recorded = rules?.values[name]?.value ?? ((0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isRule */ .Nd)(name) ? (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .usualRaw */ .lU)(name) : undefined);
    if (raw === undefined || (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(raw, recorded))
        return [];
    return (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(name, raw)?.value);
}


/***/ }),

/***/ 43241:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ carryOut)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/adapter/log/json-lines.js


function jsonLinesProgress(sink) {
    return (progress) => {
        try {
            const time = new Date(sink.now()).toISOString();
            sink.write(`${(0,inert/* inertJson */.n)({ time, ...(0,text_redact/* mapStrings */.to)(progress, sink.redact) })}\n`);
        }
        catch {
        }
    };
}

// EXTERNAL MODULE: ./build/adapter/log/live-file.js + 1 modules
var live_file = __webpack_require__(58971);
// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var log_terminal = __webpack_require__(97033);
// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(85111);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
;// CONCATENATED MODULE: ./build/app/outlast-limits.js

async function outlastLimits(begin, request) {
    for (let before;;) {
        const job = await begin(before);
        const { reason, soFar } = job;
        if (reason.kind !== 'waiting' || !(0,next_step/* fitsAfter */.xc)(Date.parse(reason.until), { limits: request.limits, job: soFar }))
            return job;
        request.say(reason);
        await request.clock.waitUntil(Date.parse(reason.until), request.cancelled);
        if (request.cancelled.aborted)
            return { ...job, reason: { kind: 'cancelled' } };
        before = soFar;
    }
}

// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/remarks.js
var remarks = __webpack_require__(95618);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
;// CONCATENATED MODULE: ./build/core/report/terminal/final.js













function finalReport(job, context, look) {
    const { plan, state, reason } = job;
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const shown = (0,task_rows/* shownTasks */.sH)({ plan, state });
    const text = (0,stop_sentence/* stopSentence */.WQ)(reason, context);
    const colour = reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow';
    const rules = (0,rules_text/* rulesInWords */.k5)(state.rules);
    const branch = (0,one_line/* plainLine */.h0)(state.work_branch, 200);
    const said = [
        '',
        paint(text.happened, colour),
        ...[...text.details, ...(0,remarks/* remarks */.IW)({ plan, state }, (why) => (0,one_line/* plainLine */.h0)(why, 500), context)].map((detail) => `  - ${detail}`),
        `${(0,task_rows/* countsInWords */.Pe)((0,begin/* recordsOf */.M$)(plan, state))}; ${(0,receipt_text/* attemptsInWords */.dA)(state.counts)}.`,
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        '',
        ...(0,receipt_text/* receiptLines */.Us)((0,receipt/* receiptOf */.W7)(state, context.now)),
        '',
        ...(context.fetch === undefined ? [] : [`Fetch the branches first: ${paint(context.fetch, 'bold')}`]),
        `Work   ${branch} at ${(0,report_context/* shortOid */.$M)(state.work)}   (${(0,text_paint/* paintCode */.UW)((0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', context.workBranch), paint)})`,
        `State  ${(0,one_line/* plainLine */.h0)(context.stateRef, 200)}`,
        ...(rules === undefined ? [] : [`Rules  ${rules}`]),
    ];
    return [...(0,display_width/* fitLines */.RV)(said, look), ...(0,next_steps/* nextLines */.N7)(text.next, { paint, columns: (0,display_width/* columnsOf */.PL)(look) })];
}

// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/job-flags.js
var job_flags = __webpack_require__(30320);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: ./build/adapter/git/work/branch-preflight.js
var branch_preflight = __webpack_require__(223);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/local/later-programs.js




const othersBytes = 48 * 1024 * 1024;
function laterPrograms(options) {
    const { program, inWorkflow: putsBack } = options;
    const places = [program, ...['post', 'supervisor', 'templates'].map((name) => beside(program, name))];
    const own = [...new Set(places)].filter((place) => !isWithin(place, options.workspace));
    const actions = putsBack ? actionsOf(program) : undefined;
    const folders = [
        ...own.map((root) => ({
            root: (0,external_node_path_.dirname)(root),
            kept: (0,kept_file/* keepFolder */.M)(root, { bytes: Number.POSITIVE_INFINITY, putsBack }),
        })),
        ...(actions === undefined
            ? []
            : [{ root: actions, kept: (0,kept_file/* keepFolder */.M)(actions, { bytes: othersBytes, putsBack, except: own }) }]),
    ];
    const changed = new Set();
    const compare = () => {
        const found = folders.flatMap(({ root, kept }) => kept.compare().map(({ path, isBack }) => ({ name: (0,external_node_path_.relative)(root, path), isBack })));
        const told = found.filter(({ name }) => !changed.has(name));
        for (const { name } of found)
            changed.add(name);
        return told.map(({ name, isBack }) => `${name}, part of a program that runs later, was changed${isBack ? ' and put back' : ''}`);
    };
    const refuse = () => {
        if (changed.size > 0)
            throw programChanged([...changed], putsBack);
    };
    return {
        watch: () => {
            refuse();
            return compare;
        },
        end() {
            compare();
            refuse();
        },
    };
}
const beside = (program, name) => (0,external_node_path_.resolve)(program, name === 'templates' ? '../..' : '..', name);
function actionsOf(program) {
    const parts = program.split(external_node_path_.sep);
    const at = parts.lastIndexOf('_actions');
    const folder = at === -1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
    return folder !== undefined && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined;
}
function isWithin(place, folder) {
    try {
        return `${(0,external_node_fs_.realpathSync)(place)}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(folder)}${external_node_path_.sep}`);
    }
    catch {
        return false;
    }
}
const programChanged = (names, isBack) => new error/* RalphError */.A({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with this job's secrets changed while an agent or a check ran: ${names.slice(0, 5).join(', ')}.`,
    hint: isBack
        ? 'They were restored where possible. Look at what the agent did; use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`).'
        : 'If you just updated ralph, run again. If not, look at what the agent did, reinstall ralph, and confine the agent better (`ralph doctor`).',
});

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/report/words/conf-remarks.js
var conf_remarks = __webpack_require__(1089);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js
var conf_here = __webpack_require__(52186);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 13 modules
var confinement_here = __webpack_require__(75896);
// EXTERNAL MODULE: ./build/entry/wire/former-run.js
var former_run = __webpack_require__(32136);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var wire_job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
;// CONCATENATED MODULE: ./build/core/report/words/notice-formats.js


const noticeTitle = ({ event, plan }) => `ralph ${plan}: ${titles[event]}`;
const titles = {
    'needs-person': 'a person is needed',
    stuck: 'a task is stuck',
    limit: 'stopped at a limit',
    budget: 'a budget is nearly used',
    complete: 'complete',
};
function noticeText(notice, maxChars) {
    const { message, details, next, done, tasks, spent_usd } = notice;
    const steps = next.flatMap(({ does, commands }) => commands.length === 0 ? [`${does}.`] : [`${does}:`, ...commands.map((command) => `    ${command}`)]);
    const lines = [
        message,
        ...details.map((detail) => `- ${detail}`),
        `${done} of ${tasks} tasks done, ${(0,amounts/* formatUsd */.UK)(spent_usd)} spent.`,
        ...steps,
    ];
    const text = lines.join('\n');
    return text.length <= maxChars ? text : `${(0,excerpt/* startOf */.GH)(text, maxChars - 1).trimEnd()}\u2026`;
}
const slackMessage = (notice) => ({
    text: `*${slackText(noticeTitle(notice))}*\n${slackText(noticeText(notice, 2500))}${linkOf(notice)}`,
});
const linkOf = ({ url }) => (url === null ? '' : `\n${url}`);
const slackText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const discordMessage = (notice) => ({
    content: `**${discordText(noticeTitle(notice))}**\n${(0,excerpt/* startOf */.GH)(discordText(noticeText(notice, 1000)), 1600)}${linkOf(notice)}`,
    allowed_mentions: { parse: [] },
});
const discordText = (text) => text.replace(/[\\`*_~|>#[\]<]/g, '\\$&');

// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/schema/notify/channel.js
var channel = __webpack_require__(77261);
;// CONCATENATED MODULE: ./build/schema/notify/notice.js


const Notice = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(1),
    id: schemas/* string */.YjP(),
    event: channel/* NoticeEvent */.R,
    at: iso/* datetime */.w$(),
    plan: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP().nullable(),
    task: schemas/* string */.YjP().nullable(),
    iteration: schemas/* int */.Whr(),
    message: schemas/* string */.YjP(),
    details: schemas/* array */.YOg(schemas/* string */.YjP()),
    next: schemas/* array */.YOg(schemas/* object */.Ikc({ does: schemas/* string */.YjP(), commands: schemas/* array */.YOg(schemas/* string */.YjP()) })),
    done: schemas/* int */.Whr(),
    tasks: schemas/* int */.Whr(),
    spent_usd: schemas/* number */.aig(),
    url: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/notify/send-hook.js

const answerMs = 10_000;
async function sendHook(hook, { id, body, at }, signal) {
    const address = addressOf(hook.url);
    if (!address)
        return { kind: 'never', why: 'its variable does not contain an https:// address' };
    const timestamp = String(Math.floor(at / 1000));
    const signature = hook.key === undefined ? {} : { 'webhook-signature': `v1,${hmac(hook.key, `${id}.${timestamp}.${body}`)}` };
    try {
        const answer = await fetch(address, {
            method: 'POST',
            headers: {
                'content-type': 'application/json',
                'user-agent': 'ralph',
                'idempotency-key': id,
                'webhook-id': id,
                'webhook-timestamp': timestamp,
                ...signature,
            },
            body,
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
        });
        await answer.body?.cancel();
        if (answer.ok)
            return { kind: 'sent' };
        const why = `it answered ${answer.status}`;
        const passes = answer.status >= 500 || answer.status === 408 || answer.status === 429;
        return passes
            ? { kind: 'again', why, afterMs: retryAfterMs(answer.headers.get('retry-after'), at) }
            : { kind: 'never', why };
    }
    catch (error) {
        const why = signal.aborted ? 'it had not answered when the job ended' : reasonOf(error);
        return { kind: 'again', why, afterMs: 0 };
    }
}
function retryAfterMs(said, now) {
    const ms = said === null ? 0 : Number.isFinite(Number(said)) ? 1_000 * Number(said) : Date.parse(said) - now;
    return Math.max(0, ms || 0);
}
const hmac = (key, text) => (0,external_node_crypto_.createHmac)('sha256', key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : key)
    .update(text)
    .digest('base64');
function addressOf(text) {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
    return url?.protocol === 'https:' || isLocal ? url : undefined;
}
function reasonOf(error) {
    if (error instanceof Error && error.name === 'TimeoutError')
        return `it gave no answer within ${answerMs / 1000} s`;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause.code;
    return `it could not be reached (${code ?? (cause instanceof Error ? cause.name : 'unknown')})`;
}

// EXTERNAL MODULE: ./build/adapter/notify/tell-program.js
var tell_program = __webpack_require__(24888);
;// CONCATENATED MODULE: ./build/adapter/notify/notifier.js







const patienceMs = 5_000;
const pausesMs = [1_000, 5_000];
const newsMs = 24 * 3_600_000;
const restMs = 60_000;
const longestRestMs = 600_000;
function notifier(options) {
    const { channels, env, now, warn } = options;
    const over = new AbortController();
    const told = new Map();
    const rests = new Map();
    const warned = new Set();
    const warnOnce = (text) => {
        if (!warned.has(text))
            warn(text);
        warned.add(text);
    };
    function sayWhy(name, notice, sent) {
        if (sent.kind === 'never')
            warnOnce(`notify: ${name} was not notified of \u201c${noticeTitle(notice)}\u201d: ${sent.why}.`);
        if (sent.kind !== 'again')
            return;
        const next = over.signal.aborted ? 'The next job of the run tries again.' : 'ralph tries again.';
        warnOnce(`notify: ${name} could not be notified yet: ${sent.why}. ${next}`);
    }
    async function trySeveralTimes(channel, notice) {
        const way = wayTo(channel, env);
        if ('missing' in way) {
            warnOnce(`notify: ${way.missing} is not set in this job, so nothing is sent there.`);
            return 0;
        }
        let sent = await send(way, notice);
        for (const pause of options.pausesMs ?? pausesMs) {
            if (sent.kind !== 'again' || sent.afterMs > pause)
                break;
            await (0,external_node_timers_promises_.setTimeout)(pause, undefined, { signal: over.signal }).catch(() => undefined);
            if (over.signal.aborted)
                break;
            sent = await send(way, notice);
        }
        sayWhy((0,read_channels/* channelName */.H)(channel), notice, sent);
        return sent.kind === 'again' ? sent.afterMs : null;
    }
    function send(way, notice) {
        const { id } = notice;
        if ('hook' in way) {
            return sendHook(way.hook, { id, body: JSON.stringify(way.body(notice)), at: now() }, over.signal);
        }
        const command = way.program(notice, options.platform);
        if (!command)
            return Promise.resolve({ kind: 'never', why: 'this system has no desktop notifications' });
        return (0,tell_program/* tellProgram */.s)(command, { input: `${JSON.stringify(notice)}\n`, folder: options.folder, env: way.env }, over.signal);
    }
    async function begin({ key, body }) {
        const rest = rests.get(key);
        if (rest && now() < rest.until)
            return false;
        const notice = Notice.safeParse((0,setting/* objectIn */.D7)(body));
        const channel = channels.find((one) => key.endsWith(`/${(0,read_channels/* channelName */.H)(one)}`));
        if (!channel || !notice.success || now() - Date.parse(notice.data.at) > newsMs)
            return true;
        const askedMs = await trySeveralTimes(channel, notice.data);
        if (askedMs === null)
            return true;
        const ms = Math.min(longestRestMs, rest ? 2 * rest.ms : restMs);
        rests.set(key, { ms, until: now() + Math.max(ms, Math.min(askedMs, newsMs)) });
        return false;
    }
    return {
        async deliver(effects) {
            const patience = (0,external_node_timers_promises_.setTimeout)(options.patienceMs ?? patienceMs, false, { ref: false });
            const ended = await Promise.all(effects.map(async (effect) => {
                const { key } = effect;
                const under = told.get(key) ?? begin(effect);
                told.set(key, under);
                const arrived = await Promise.race([under, patience]);
                under.then((sent) => sent || told.delete(key));
                return arrived ? [key] : [];
            }));
            return ended.flat();
        },
        close: () => over.abort(),
    };
}
const bodies = {
    webhook: (notice) => notice,
    slack: slackMessage,
    discord: discordMessage,
};
function wayTo(channel, env) {
    if (channel.to === 'command') {
        return { program: () => channel.run, env: seen(env, ['PATH', 'HOME', 'LANG', ...channel.env]) };
    }
    if (channel.to === 'desktop') {
        const shown = (notice) => ({ title: noticeTitle(notice), text: noticeText(notice, 250) });
        return {
            program: (notice, platform) => (0,tell_program/* desktopProgram */.Z)(platform, shown(notice)),
            env: seen(env, Object.keys(env)),
        };
    }
    const url = env[channel['url-env']];
    const keyName = channel.to === 'webhook' ? channel['secret-env'] : undefined;
    const key = keyName === undefined ? undefined : env[keyName];
    if (!url)
        return { missing: channel['url-env'] };
    if (keyName !== undefined && !key)
        return { missing: keyName };
    return { hook: { url, key }, body: bodies[channel.to] };
}
const seen = (env, names) => Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

;// CONCATENATED MODULE: ./build/entry/wire/notifying.js



function tellsOf(project, { env, checkout }) {
    const { planAtTop, reachedBy, repository, settings, shownBranch } = project;
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
    const at = { reachedBy, workBranch: shownBranch, now: null };
    return {
        channels: settings.notify,
        context: {
            report: checkout
                ? { ...at, planFile: planAtTop, surface: 'workflow' }
                : { ...at, planFile: planAtTop, cd: repository.toplevel },
            repository: checkout ? (name ?? null) : null,
            url: checkout && server && name && run ? `${server}/${name}/actions/runs/${run}` : null,
            unattended: checkout !== undefined,
        },
    };
}
async function alsoTelling(outbox, { env, now }, request) {
    const folder = (0,external_node_path_.join)(request.scratch, 'notify');
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { deliver, close } = notifier({
        channels: request.tells.channels,
        env,
        platform: process.platform,
        folder,
        now,
        warn: (text) => request.show({ kind: 'warning', text }),
    });
    return {
        close,
        outbox: {
            ...outbox,
            deliver: async (effects) => {
                const word = effects.filter(({ kind }) => kind === 'notify');
                const others = effects.filter(({ kind }) => kind !== 'notify');
                const [there, told] = await Promise.all([others.length > 0 ? outbox.deliver(others) : [], deliver(word)]);
                return [...there, ...told];
            },
        },
    };
}

// EXTERNAL MODULE: ./build/entry/wire/rule-project.js + 1 modules
var rule_project = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 4 modules
var surroundings = __webpack_require__(90788);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 18 modules
var wire = __webpack_require__(41528);
// EXTERNAL MODULE: ./build/entry/run/choose-scope.js
var choose_scope = __webpack_require__(34233);
;// CONCATENATED MODULE: ./build/entry/run/one-job.js






























async function oneJob(given, context, request) {
    const conf = (0,conf_remarks/* confNotes */.Q)(await (0,conf_here/* confHere */.J)(given, given.settings));
    const around = await (0,surroundings/* surroundingsOf */.ZD)(given, context, request.life);
    const scratch = await (0,process_directory/* processDirectory */.Bi)(given.home, 'process');
    const confining = triedEarly(given, context);
    const looking = preflight(given, context, around.access);
    looking.catch(() => undefined);
    const programs = laterPrograms({
        program: installed/* programFolder */.bs,
        workspace: around.workspace.directory,
        inWorkflow: context.checkout !== undefined,
    });
    try {
        await looking;
        const loaded = await around.access.state.load();
        if (!loaded.run && !request.fresh)
            await refuseSecond(given, context);
        const chosen = await (0,choose_scope/* withScope */.v)(given, {
            ...request,
            run: loaded.run,
            say: (text) => request.show({ kind: 'note', text }),
        });
        const { project, rules } = await (0,rule_project/* ruleProject */.i)(chosen, context, {
            run: loaded.run,
            access: around.access,
            fresh: request.fresh,
            change: request.changeRules,
            own: ownRules(request.checksElsewhere ?? false),
        });
        const confinement = confining.of(project);
        const ready = readyFor(loaded.run, () => request.ready?.(project));
        const elsewhere = request.checksElsewhere === true;
        const job = (0,wire_job_settings/* jobSettings */.b)(project, {
            fresh: request.fresh,
            rules,
            checksElsewhere: elsewhere,
            atOnce: request.atOnce ?? false,
            consents: request.changeRules || (await planIsCommitted(given, context, loaded.run)),
            startedBy: context.checkout?.startedBy ?? null,
            issue: request.issue ?? null,
            byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
            issueOrder: request.issueOrder ?? null,
            tells: tellsOf(project, context),
        });
        refuseUnsigned(project, request.sign);
        await greet(elsewhere ? given : project, around.access, { context, show: request.show, job });
        for (const note of conf)
            request.show(note);
        const record = await recorder({ project, job, access: around.access, context }, request.record);
        const own = await (0,wire/* wire */.O4)(project, context, {
            ...around,
            watched: programs.watch,
            access: { ...around.access, state: readAlready(around.access.state, loaded) },
            confinement,
            ...(request.shape && { shape: request.shape }),
            show: remembering(project, request.show),
            scratch: scratch.path,
            sign: request.sign,
        });
        const asked = { ...own, agent: { ...own.agent, preflight: preflightOf(own.agent, ready) } };
        const wired = request.outside
            ? { ...asked, ...request.outside, orderSource: request.outside.orderSource(own.orderSource) }
            : { ...asked, ...(request.display && { display: request.display }) };
        const telling = await alsoTelling(wired.outbox, context, {
            tells: tellsOf(project, context),
            scratch: scratch.path,
            show: request.show,
        });
        const { ports, settled } = record({ ...wired, outbox: telling.outbox });
        return await request
            .act(ports, job, endingInTime(project, context, request.since))
            .catch((error) => {
            throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
        })
            .finally(() => toldWhereIncomplete(settled, request.show))
            .finally(telling.close);
    }
    finally {
        try {
            await request.onEnd?.(around.access);
        }
        finally {
            await leaveAll([around.leave(), scratch.remove(), confining.tried], programs);
        }
    }
}
const remembering = (project, show) => (progress) => {
    if (progress.kind === 'event' && progress.event.type === 'lease_taken')
        (0,run_place/* rememberPlace */.D$)(project);
    show(progress);
};
function triedEarly(given, context) {
    const early = (0,confinement_here/* confinementHere */.FY)(context, given.settings, given);
    const isAlike = ({ home, settings }) => home === given.home && confinement_here/* confinementSettings */.iT.every((name) => (0,external_node_util_.isDeepStrictEqual)(settings[name], given.settings[name]));
    return {
        of(project) {
            const found = isAlike(project) ? early : (0,confinement_here/* confinementHere */.FY)(context, project.settings, project);
            found.catch(() => undefined);
            return found;
        },
        tried: early.then(() => undefined, () => undefined),
    };
}
async function leaveAll(leaving, programs) {
    const left = await Promise.allSettled(leaving);
    programs.end();
    for (const one of left)
        if (one.status === 'rejected')
            throw one.reason;
}
const ownRules = (checksElsewhere) => {
    if (checksElsewhere === 'unused')
        return {};
    return checksElsewhere
        ? { validate: { raw: [], place: 'the checks are jobs of the workflow' } }
        : { require: { raw: [], place: 'this job waits for no other job' } };
};
function readAlready(store, loaded) {
    let first = loaded;
    const load = () => {
        const answer = first ? Promise.resolve(first) : store.load();
        first = undefined;
        return answer;
    };
    return { ...store, load };
}
async function planIsCommitted({ repository: { toplevel }, steeringPaths: [plan, , ...others], planSource }, { env }, run) {
    if (plan === undefined || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', plan, ...others];
    return (await (0,user_git/* userGit */.G)(toplevel, env)({ args, allow: 'any' })).stdout.length === 0;
}
async function refuseSecond(given, context) {
    const place = (0,run_place/* otherPlace */.Mf)(given);
    if (place)
        throw (0,run_place/* runElsewhere */.gs)(given, place);
    const former = await (0,former_run/* formerRun */.N)(given, context);
    if (former)
        throw former;
}
async function preflight(project, context, { remote }) {
    const { repository, remoteIsOwn, stateRef, workRef, planName } = project;
    const orders = `${(0,inbox/* inboxPrefix */.r)(planName)}*`;
    const known = (0,state_paths/* knownPrefixes */.AN)().map((prefix) => (0,state_paths/* stateRefOf */.af)(planName, prefix));
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
        throw (0,origin_state/* stateElsewhere */.Sl)(project, { origin: origin.origin, local });
}
async function recorder(request, directory) {
    if (typeof directory !== 'string')
        return (ports) => ({ ports, settled: () => Promise.resolve() });
    const { openRecording } = await __webpack_require__.e(/* import() */ 9721).then(__webpack_require__.bind(__webpack_require__, 89721));
    return openRecording(request, directory);
}
const toldWhereIncomplete = (settled, show) => settled().catch((error) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` });
});
const isAbort = (error) => error instanceof Error && error.name === 'AbortError';
const interrupted = (cause) => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost; run the same command to continue.',
    cause,
});
function endingInTime({ settings }, { cancelled, now }, since = now()) {
    const limit = settings['job-limit'];
    if (limit === undefined)
        return cancelled;
    const near = new AbortController();
    setTimeout(() => near.abort(job_settings/* jobLimitReached */.v8), Math.max(0, (0,next_step/* lastMoment */.Hl)(limit) - (now() - since))).unref();
    return AbortSignal.any([cancelled, near.signal]);
}
function refuseUnsigned({ settings }, sign) {
    if (settings['commit-mode'] === 'git' || sign)
        return;
    throw new error/* RalphError */.A({
        code: 'COMMITS_UNSIGNED',
        message: '`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.',
        hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
    });
}
async function greet(project, access, { context, show, job }) {
    const { warnings, planFile, settings } = project;
    for (const warning of warnings)
        show({ kind: 'warning', text: (0,error_text/* findingLine */.mC)(warning, planFile) });
    if (job.checksElsewhere && settings.validate.length > 0) {
        show({
            kind: 'note',
            text: '`validate` is not run here: the jobs or steps between begin and finish are the checks',
        });
    }
    const unchecked = (0,checks/* whyUnchecked */.XQ)(job);
    if (unchecked !== undefined && settings['no-checks'])
        show({ kind: 'warning', text: `nothing checks these commits (no-checks): ${unchecked}` });
    for (const path of (0,confinement_here/* missingWritable */.r_)(context, settings, project))
        show({ kind: 'warning', text: `agent-writable: ${(0,one_line/* plainLine */.h0)(path, 300)} does not exist, so nobody can write there` });
    await warnOfSubmodules(project, access, show);
}
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(toplevel, '.gitmodules')))
        return;
    const empty = await (0,submodules/* emptySubmodules */.Js)(store, head);
    if (empty.length === 0)
        return;
    const text = `not checked out in your repository, so it is empty in the workspace: ${(0,capped/* cappedRow */.g)(empty, 5)}. To let the agent and the checks see the files: git submodule update --init --recursive`;
    show({ kind: 'warning', text });
}
function readyFor(run, ask) {
    if (run)
        return ask;
    const asked = ask();
    asked?.catch(() => undefined);
    return () => asked;
}
const preflightOf = ({ preflight }, ready) => async () => {
    await ready();
    return preflight();
};

;// CONCATENATED MODULE: ./build/entry/run/carry-out.js


















async function carryOut(given, context, flags, { cd, queued, ready, } = {}) {
    const json = flags['json'] === true;
    const sink = await progressSink(given, context, json);
    const { now } = context;
    const watched = (0,live_file/* liveFile */.l0)((0,external_node_path_.join)(given.home, live_file/* liveFileName */.sI), { now, redact: (0,text_redact/* redactor */.$p)(given.secrets) });
    const show = (progress) => {
        sink.show(progress);
        watched.show(progress);
    };
    const goesOn = (project, rules) => ({
        queued: queued?.words,
        again: new Map([...(0,job_flags/* flagsOfJob */.M5)(project, rules), ...(queued?.told ?? [])]),
    });
    let project = given;
    const job = async (before) => {
        if (before)
            project = await (0,project_project/* openProject */.U8)(context, flags);
        return oneJob(project, context, {
            act: (ports, settings, cancelled) => (0,app_job/* runJob */.b)(ports, settings, cancelled, before),
            fresh: flags['fresh'] === true && !before,
            changeRules: flags['change-rules'] === true && !before,
            interactive: !json && (0,project_context/* isInteractive */.b4)(context),
            atOnce: flags['now'] === true && !before,
            since: before?.started,
            show,
            display: sink.display,
            record: flags['record'],
            ...(ready && { ready: (ruled) => ready(ruled, context) }),
        });
    };
    try {
        const result = await (ends(context, flags)
            ? job(undefined)
            : outlastLimits(job, waitingHere(given, context, {
                ...sink,
                now: (0,report_context/* ralphCommand */.lC)({ ...given, ...goesOn(given, null) }, 'run', '--now'),
            })));
        sink.clear();
        report(project, context, { ...result, json, cd, ...goesOn(project, result.state.rules) });
        return (0,exit_codes/* exitCode */.I$)(result.reason);
    }
    finally {
        sink.close();
        watched.close();
    }
}
const ends = (context, flags) => flags['no-wait'] === true || flags['json'] === true || flags['record'] !== undefined || (0,project_context/* isCi */.Xt)(context);
function waitingHere(project, context, { show, now }) {
    const { settings } = project;
    return {
        clock: (0,clock/* systemClock */.m)(context.now),
        limits: { jobLimitMs: settings['job-limit'] ?? null, timeBudgetMs: settings['time-budget'] ?? null },
        cancelled: context.cancelled,
        say: ({ until, why }) => show({ kind: 'waiting', until, why, now }),
    };
}
async function progressSink(project, context, json) {
    const redact = (0,text_redact/* redactor */.$p)(project.secrets);
    const { out: write, color, isTty, now } = context;
    const nothing = { clear: () => undefined, close: () => undefined, display: undefined };
    if (json)
        return { ...nothing, show: jsonLinesProgress({ write, now, redact }) };
    const board = (0,project_context/* drawsBoard */.Sg)(context) ? (await Promise.all(/* import() */[__webpack_require__.e(6279), __webpack_require__.e(1517)]).then(__webpack_require__.bind(__webpack_require__, 81517))).runBoard(project, context) : undefined;
    const live = isTty && (board !== undefined || (context.env['TERM'] !== 'dumb' && !(0,project_context/* isCi */.Xt)(context)));
    const columns = () => process.stdout.columns || context.columns;
    const terminal = (0,log_terminal/* terminalProgress */.e3)({ write, color, isTty: live, now, redact, columns, area: board?.area });
    const ticker = live ? setInterval(terminal.tick, 1000) : undefined;
    ticker?.unref();
    const close = () => {
        terminal.clear();
        board?.close();
        clearInterval(ticker);
    };
    return { show: terminal.show, clear: terminal.clear, close, display: board?.display };
}
function report(project, context, result) {
    const { planFile, reachedBy, shownBranch: workBranch, stateRef, settings } = project;
    const place = {
        planFile,
        reachedBy,
        again: result.again,
        ...(result.cd !== undefined && { cd: result.cd }),
        queued: result.queued,
        workBranch,
        stateRef,
    };
    const at = { ...place, now: context.now(), costBudgetUsd: settings['cost-budget'], settings };
    const text = result.json
        ? (0,inert/* inertJson */.n)({
            kind: 'result',
            exit: (0,exit_codes/* exitCode */.I$)(result.reason),
            ...(0,words_status/* statusReport */.Xt)(result, at),
            stop: result.reason,
        })
        : finalReport(result, { ...at, ...whereTheBranchesAre(project) }, (0,project_context/* lookOf */.Li)(context)).join('\n');
    context.out(`${(0,text_redact/* redactor */.$p)(project.secrets)(text)}\n`);
}
const whereTheBranchesAre = ({ workBranch, shownBranch, settings }) => shownBranch === workBranch ? {} : { fetch: (0,command_line/* commandLine */.ay)('git', 'fetch', settings.remote ?? '') };


/***/ }),

/***/ 34233:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withScope)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _project_ask_person_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28000);



async function withScope(project, { run, fresh, interactive, say }) {
    const { choices, told } = project;
    if ((run && !fresh) || !choices || choices.open < 2)
        return project;
    if (!interactive) {
        say(`all ${choices.open} open stories are in this run; to run fewer: --plan-scope ${others(choices)}`);
        return project;
    }
    const scope = { raw: await askScope(choices), place: 'the answer to a question' };
    return { ...project, told: { ...told, byJob: { ...told.byJob, 'plan-scope': scope } } };
}
async function askScope({ open, sprint, epics, stories }) {
    const { multiselect, select } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const some = 'some';
    const chosen = await (0,_project_ask_person_js__WEBPACK_IMPORTED_MODULE_2__/* .askPerson */ .f)((asked) => select({
        ...asked,
        message: 'Which stories should this run include?',
        options: [
            { value: 'all', label: `all open stories (${open})` },
            ...(sprint ? [{ value: 'sprint', label: `the current sprint, ${inWords(sprint)}` }] : []),
            ...epics.map((epic) => ({ value: scopeOf(epic), label: `epic ${inWords(epic)}` })),
            { value: some, label: 'some of them' },
        ],
    }));
    if (chosen === undefined)
        throw left();
    if (chosen !== some)
        return chosen;
    const options = stories.map(({ id, title }) => ({ value: id, label: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(`${id}: ${title}`, 200) }));
    const ids = await (0,_project_ask_person_js__WEBPACK_IMPORTED_MODULE_2__/* .askPerson */ .f)((asked) => multiselect({ ...asked, message: 'Which ones?', options, required: true }));
    if (ids === undefined)
        throw left();
    return ids.join(',');
}
const inWords = ({ name, open }) => `${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, 100)} (${open})`;
const scopeOf = ({ name }) => `epic-${name}`;
const others = ({ epics, sprint }) => [...(sprint ? ['sprint'] : []), ...epics.slice(0, 1).map(scopeOf), 'ID,ID'].join(' or ');
const left = () => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing was started. --plan-scope answers the question in advance.',
});


/***/ }),

/***/ 32136:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formerRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8284);





const file = 'tasks.md';
async function formerRun(project, context) {
    const { planAtTop, planName, repository, settings, read } = project;
    if (planAtTop !== file)
        return undefined;
    const prefixes = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)(settings['state-ref']);
    const keeper = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .keeperAt */ .iP)({ name: settings.remote ?? null, repository, prefixes, context });
    const runs = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .runsAt */ .A)(keeper, store));
    for (const { plan, run } of runs) {
        const lay = run?.state.plan_file ?? (plan === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(repository.toplevel) ? file : '');
        if (plan === planName || run?.state.stop?.kind === 'complete' || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(lay) !== file)
            continue;
        const isThere = lay !== file && (await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.toplevel, lay)).then(Boolean, () => false));
        if (!isThere)
            return underName(plan);
    }
    return undefined;
}
function underName(plan) {
    const to = `${plan}/${file}`;
    const back = [
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('mkdir', '-p', plan),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'mv', file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'commit', '-m', `Move the plan to ${to}`, file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('ralph', 'run', '--plan', to),
    ].join(' && ');
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${file} is stored under the name ${plan}, and a ${file} at the top is called tasks. Nothing was written.`,
        hint: `To continue that run, put the file into a folder of its name: \`${back}\`. To start a new one here, add --fresh.`,
    });
}


/***/ })

};
