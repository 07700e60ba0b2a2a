export const id = 8204;
export const ids = [8204];
export const modules = {

/***/ 15722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ keptBytes),
/* harmony export */   Te: () => (/* binding */ makeCassette),
/* harmony export */   ap: () => (/* binding */ keptChanges)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27017);





async function makeCassette(path, { run, plan, redact }) {
    await makeEmpty(path);
    const write = async (name, content) => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), content);
    };
    const text = async (field, name, content) => {
        if (content === '')
            return {};
        await write(name, redact(content));
        return { [field]: name };
    };
    await write('cassette.json', redact(json({ cassette: 1, run })));
    await write('plan.json', redact(json(plan)));
    await write('events.jsonl', '');
    return {
        path,
        call: async (number, { recording, prompt, systemPrompt, changes }) => {
            const folder = `calls/${String(number).padStart(6, '0')}`;
            const steps = [...recording.steps];
            for (const [index, change] of changes.entries()) {
                const file = `${folder}/files/${index + 1}`;
                if ('content' in change)
                    await write(file, change.content);
                steps.push(stepOf(change, file));
            }
            const prompts = {
                ...(await text('prompt', `${folder}/prompt.md`, prompt)),
                ...(await text('system_prompt', `${folder}/system-prompt.md`, systemPrompt)),
            };
            await write(`${folder}/call.json`, redact(json({ ...recording, ...prompts, steps })));
        },
        event: (event) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'events.jsonl'), `${redact(JSON.stringify(event))}\n`),
        file: (name, content) => write(name, redact(content)),
    };
}
const stepOf = (change, file) => 'remove' in change ? { remove: change.path } : { write: { path: change.path, file, mode: change.mode } };
async function makeEmpty(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path)).length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'RECORD_DIRECTORY',
        message: `${path} is not empty; nothing was started.`,
        hint: 'A recording holds one job: name a new or empty directory with --record.',
    });
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const modes = ['100644', '100755', '120000'];
const keptBytes = 5 * 1024 * 1024;
function keptChanges(changes, redact) {
    const kept = [];
    const leftOut = [];
    for (const change of changes) {
        const judged = keep(change, redact);
        if (typeof judged === 'string')
            leftOut.push(`${redact(change.path)}: ${judged}`);
        else {
            kept.push(judged.change);
            if (judged.cleaned)
                leftOut.push(`${redact(change.path)}: a secret was removed from it`);
        }
    }
    const removed = kept.filter((change) => 'remove' in change);
    return { kept: [...removed, ...kept.filter((change) => !('remove' in change))], leftOut };
}
function keep({ path, named, mode, content, bytes }, redact) {
    if (!named || !_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePath */ .iZ.safeParse(path).success)
        return 'its name cannot be kept';
    if (redact(path) !== path)
        return 'its name contains a secret';
    if (mode === null)
        return { change: { path, remove: true }, cleaned: false };
    if (!modes.includes(mode))
        return 'a submodule is not kept';
    if (content === null)
        return `its ${bytes} bytes are more than a recording keeps`;
    const clean = withoutSecrets(content, redact);
    if (clean === undefined)
        return 'it is binary and contains a secret';
    return { change: { path, mode: mode, content: clean }, cleaned: clean !== content };
}
function withoutSecrets(content, redact) {
    const bytes = content.toString('latin1');
    const text = content.toString('utf8');
    if (redact(bytes) === bytes && redact(text) === text)
        return content;
    return content.includes(0) || !node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(text, 'utf8').equals(content) ? undefined : node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(redact(text));
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

/***/ 36232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   xB: () => (/* binding */ readReplayed)
/* harmony export */ });
/* unused harmony export replayedNames */
/* harmony import */ var _config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6952);
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _config_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10866);



const replayedNames = Object.keys(_config_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W).filter((name) => _config_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].replayed === true);
const recordedSettings = (of) => Object.fromEntries(replayedNames.map((name) => [name, (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .rawOf */ .UD)(name, of[name])]));
function readReplayed(recorded, place) {
    const isReplayed = (name) => replayedNames.includes(name);
    const foreign = Object.keys(recorded).filter((name) => !isReplayed(name));
    const given = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null);
    const file = Object.fromEntries(given);
    const { settings, findings } = (0,_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)({ flags: {}, environment: {}, plan: undefined, file, fileName: place });
    return {
        settings,
        findings: [...foreign.map((name) => `${place}: ${name} is not a setting of a recording`), ...findings],
    };
}


/***/ }),

/***/ 21980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ attemptTree)
/* harmony export */ });
function attemptTree(events, iteration, awaiting) {
    const own = events.filter((event) => 'iteration' in event && event.iteration === iteration);
    for (const event of own.toReversed()) {
        const found = treeOf(event);
        if (found?.kind === 'tree' && event.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration) {
            return { ...found, fate: `${event.task}, dropped before anybody approved it` };
        }
        if (found)
            return found;
    }
    return { kind: 'none', why: own.length === 0 ? 'there was no such iteration' : 'it is still running' };
}
function treeOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
            return event.commit === null
                ? { kind: 'none', why: 'it found nothing left to do' }
                : { kind: 'tree', commit: event.commit, fate: `${event.task}, accepted` };
        case 'attempt_approved':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, accepted` };
        case 'attempt_held':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, waits for approval` };
        case 'attempt_rejected':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, rejected by a person` };
        case 'undo_done':
            return event.commit === null
                ? { kind: 'none', why: 'it was an undo that found nothing to revert' }
                : { kind: 'tree', commit: event.commit, fate: `undo of iteration ${event.undoes}` };
        case 'attempt_failed':
            return rejected(event.rejected, `${event.task}, rejected`, event.why);
        case 'undo_failed':
            return rejected(event.rejected, `refused undo of iteration ${event.undoes}`, event.why);
        case 'attempt_interrupted':
            return { kind: 'none', why: `it was interrupted: ${event.why}` };
        default:
            return undefined;
    }
}
const rejected = (commit, fate, why) => commit === null ? { kind: 'none', why: `nothing of it was kept: ${why}` } : { kind: 'tree', commit, fate };


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


/***/ }),

/***/ 58204:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 19 modules
var formats = __webpack_require__(1899);
// EXTERNAL MODULE: ./build/core/replay/replayed-settings.js
var replayed_settings = __webpack_require__(36232);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/schema/agent/agent-end.js
var agent_end = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/schema/agent/mcp-server.js
var mcp_server = __webpack_require__(73006);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/schema/counsel/counsel.js
var counsel = __webpack_require__(94409);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/schema/run/cassette.js







const oid = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a full commit id');
const refName = schemas/* string */.YjP().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, 'expected the name of a branch');
const CassetteRun = schemas/* strictObject */.rej({
    ralph: schemas/* string */.YjP(),
    started: iso/* datetime */.w$(),
    plan_name: refName,
    plan_file: schemas/* string */.YjP(),
    plan_source: schemas/* string */.YjP(),
    fresh: schemas/* boolean */.zMY(),
    base: schemas/* union */.KCZ([
        schemas/* strictObject */.rej({ commit: oid, branch: refName.nullable() }),
        schemas/* strictObject */.rej({ files: plan/* relativePath */.iZ, branch: refName }),
    ]),
    state: schemas/* union */.KCZ([oid, schemas/* strictObject */.rej({ files: plan/* relativePath */.iZ })]).nullable(),
    work: oid.nullable(),
    work_branch: refName,
    remote: schemas/* string */.YjP(),
    committer: schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), email: schemas/* string */.YjP() }),
    steering_files: schemas/* array */.YOg(schemas/* string */.YjP()),
    document: schemas/* string */.YjP().optional(),
    progress: schemas/* string */.YjP().optional(),
    asks_for_note: schemas/* literal */.euz(true).optional(),
    checks: schemas/* array */.YOg(check/* Check */.Jl),
    settings: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
});
const Written = schemas/* strictObject */.rej({
    path: plan/* relativePath */.iZ,
    content: schemas/* string */.YjP().optional(),
    file: plan/* relativePath */.iZ.optional(),
    mode: schemas/* enum */.k5n(['100644', '100755', '120000']).optional(),
});
const CassetteStep = schemas/* strictObject */.rej({
    wait_ms: schemas/* int */.Whr().nonnegative().optional(),
    say: schemas/* string */.YjP().optional(),
    tool: schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), target: schemas/* string */.YjP() }).optional(),
    write: Written.refine(({ content, file }) => (content === undefined) !== (file === undefined), 'expected either "content" or "file"').optional(),
    remove: plan/* relativePath */.iZ.optional(),
    exit: schemas/* int */.Whr().min(0).max(255).optional(),
    hang: schemas/* literal */.euz(true).optional(),
});
const RecordedOutcome = schemas/* strictObject */.rej({
    end: agent_end/* AgentEnd */.Xe,
    usage: agent_usage/* Usage */._U,
    duration_ms: schemas/* number */.aig().nonnegative(),
    lingered_ms: schemas/* number */.aig().nullable(),
    outside: schemas/* array */.YOg(schemas/* string */.YjP()),
    denials: schemas/* array */.YOg(schemas/* string */.YjP()),
    servers: mcp_server/* ServersLeft */.gS.optional(),
});
const RecordedRequest = schemas/* strictObject */.rej({
    model: schemas/* string */.YjP().nullable(),
    max_turns: schemas/* int */.Whr(),
    budget_usd: schemas/* number */.aig(),
    allowed_tools: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
    servers: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const Recording = schemas/* strictObject */.rej({
    task: schemas/* string */.YjP(),
    attempt: schemas/* int */.Whr().positive(),
    call: schemas/* union */.KCZ([
        schemas/* enum */.k5n(['run', 'ask', 'index', 'post', 'prep', 'research', 'review', 'plan', 'init', ...counsel/* CounselRole */.e6.options]),
        schemas/* templateLiteral */.Uy$(['pass:', schemas/* string */.YjP()]),
    ])
        .default('run'),
    iteration: schemas/* int */.Whr().positive().optional(),
    started: iso/* datetime */.w$().optional(),
    request: RecordedRequest.optional(),
    prompt: plan/* relativePath */.iZ.optional(),
    system_prompt: plan/* relativePath */.iZ.optional(),
    steps: schemas/* array */.YOg(CassetteStep),
    handoff: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    error: schemas/* strictObject */.rej({
        subtype: schemas/* string */.YjP().default('success'),
        api_error_status: schemas/* int */.Whr().optional(),
        result: schemas/* string */.YjP().default(''),
    })
        .optional(),
    usage: schemas/* strictObject */.rej({
        usd: schemas/* number */.aig().nonnegative().default(0),
        turns: schemas/* int */.Whr().nonnegative().default(1),
        input_tokens: schemas/* int */.Whr().nonnegative().default(0),
        output_tokens: schemas/* int */.Whr().nonnegative().default(0),
    })
        .prefault({}),
    linger_ms: schemas/* int */.Whr().nonnegative().default(0),
    outcome: RecordedOutcome.optional(),
    left_out: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const Cassette = schemas/* strictObject */.rej({
    cassette: schemas/* literal */.euz(1),
    model: schemas/* string */.YjP().default('replay'),
    run: CassetteRun.optional(),
    recordings: schemas/* array */.YOg(Recording).default([]),
});

// EXTERNAL MODULE: ./build/schema/run/stored-event.js
var stored_event = __webpack_require__(40092);
;// CONCATENATED MODULE: ./build/adapter/cassette/read-cassette.js







async function readCassette(folder) {
    const findings = [];
    const parse = parser(folder, findings);
    const cassette = await parse('cassette.json', Cassette);
    const plan = await readPlanOf(folder, findings);
    const calls = [];
    for (const name of await callFolders(folder)) {
        const call = await parse(`calls/${name}/call.json`, Recording);
        if (call !== undefined)
            calls.push(call);
    }
    const recordings = [...(cassette?.recordings ?? []), ...calls];
    const events = await readEvents(folder, findings);
    for (const file of recordings.flatMap(filesOf)) {
        if (!(await isFile((0,external_node_path_.join)(folder, file))))
            findings.push(`${file} is missing`);
    }
    if (cassette !== undefined && cassette.run === undefined) {
        findings.push('cassette.json: run: missing what the job started from; these calls can be played, but not replayed');
    }
    const replayed = (0,replayed_settings/* readReplayed */.xB)(cassette?.run?.settings ?? {}, 'cassette.json: run.settings');
    findings.push(...replayed.findings);
    if (findings.length > 0 || !cassette?.run || plan === undefined)
        throw invalid(folder, findings);
    return { folder, model: cassette.model, run: cassette.run, settings: replayed.settings, plan, recordings, events };
}
async function readPlanOf(folder, findings) {
    const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'plan.json')).catch(() => undefined);
    if (bytes === undefined) {
        findings.push('plan.json is missing');
        return undefined;
    }
    const read = (0,formats/* readPlan */.m3)({ file: 'plan.json', bytes });
    const errors = read.findings.filter(({ severity }) => severity === 'error');
    findings.push(...errors.map(({ message }) => `plan.json: ${message}`));
    return read.plan;
}
function parser(folder, findings) {
    return async (name, shape) => {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, name), 'utf8').catch(() => undefined);
        const value = text === undefined ? { fault: 'is missing' } : jsonOf(text);
        const read = 'fault' in value ? undefined : shape.safeParse(value.json);
        if ('fault' in value)
            findings.push(`${name} ${value.fault}`);
        for (const { path, message } of read?.error?.issues ?? []) {
            findings.push(`${name}: ${[path.join('.'), message].filter((part) => part !== '').join(': ')}`);
        }
        return read?.data;
    };
}
async function readEvents(folder, findings) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'events.jsonl'), 'utf8').catch(() => '');
    return text.split('\n').flatMap((line, index) => {
        if (line === '')
            return [];
        const value = jsonOf(line);
        const read = 'fault' in value ? undefined : stored_event/* StoredEvent */.S.safeParse(value.json).data;
        if (read === undefined)
            findings.push(`events.jsonl:${index + 1} is not an event of a run`);
        return read ?? [];
    });
}
const filesOf = ({ prompt, system_prompt, steps }) => [prompt, system_prompt, ...steps.map(({ write }) => write?.file)].filter((file) => file !== undefined);
const callFolders = async (folder) => (await (0,promises_.readdir)((0,external_node_path_.join)(folder, 'calls')).catch(() => [])).sort();
const isFile = (path) => (0,promises_.stat)(path).then((found) => found.isFile(), () => false);
function jsonOf(text) {
    try {
        return { json: JSON.parse(text) };
    }
    catch (error) {
        return { fault: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
}
const invalid = (folder, findings) => new error_error/* RalphError */.A({
    code: 'CASSETTE_INVALID',
    message: `${folder} cannot be replayed: ${findings.length === 1 ? 'a fault' : `${findings.length} faults`} in its files.`,
    hint: 'Fix the problems above (docs/cassette.md describes the files), or record the job again.',
    findings,
});

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var terminal = __webpack_require__(97033);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(16020);
;// CONCATENATED MODULE: ./build/core/replay/prompt-difference.js

function promptDifferences(recorded, replayed) {
    const [before, now] = [sectionsOf(recorded), sectionsOf(replayed)];
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((section) => {
        const [was, is] = [before.get(section), now.get(section)];
        if (was !== undefined && is !== undefined && sameLines(was, is))
            return [];
        return [{ section, recorded: onlyIn(was ?? [], is ?? []), replayed: onlyIn(is ?? [], was ?? []) }];
    });
}
function sectionsOf(prompt) {
    const sections = new Map();
    let lines = [];
    for (const line of prompt.split(/\r?\n/)) {
        if (line.startsWith('## ')) {
            lines = [];
            sections.set(line.slice(3), lines);
        }
        else if (line.trim() !== '')
            lines.push(line);
    }
    return sections;
}
const sameLines = (a, b) => a.length === b.length && a.every((line, index) => alike(line) === alike(b[index] ?? ''));
function onlyIn(lines, others) {
    const known = new Set(others.map(alike));
    return lines.filter((line) => !known.has(alike(line)));
}
const alike = (text) => (0,fingerprint/* normalized */.A9)(text)
    .replace(/(?:<took>\s?)+/g, '<took> ')
    .trim();
function findRecording(recordings, wanted) {
    const ofTask = recordings.filter(({ task, call }) => task === wanted.task && call === wanted.call);
    const numbered = ofTask.filter(({ iteration }) => iteration !== undefined);
    const sameAttempt = numbered.filter(({ attempt }) => attempt === wanted.attempt);
    const recorded = sameAttempt.find(({ iteration }) => iteration === wanted.iteration) ?? sameAttempt[0];
    if (recorded !== undefined)
        return recorded;
    const byHand = ofTask.filter(({ iteration }) => iteration === undefined).sort((a, b) => a.attempt - b.attempt);
    return byHand.findLast(({ attempt }) => attempt <= wanted.attempt) ?? byHand[0];
}

;// CONCATENATED MODULE: ./build/core/replay/compare-runs.js


const verdictTypes = ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'];
const verdictOf = (events, iteration) => events.findLast((event) => verdictTypes.includes(event.type) && isOf(event, iteration));
function compareRuns(recorded, replayed, request) {
    const found = request.only.flatMap((iteration) => iterationDifference(recorded, replayed, iteration));
    const more = iterationsOf(replayed).filter((iteration) => !request.only.includes(iteration));
    const extra = more.map((iteration) => ({
        iteration,
        recorded: 'there was no such iteration',
        replayed: attemptInWords(replayed, iteration),
    }));
    return [
        ...baselineDifference(recorded, replayed),
        ...found,
        ...(request.whole ? [...extra, ...endDifference(recorded, replayed)] : []),
    ];
}
const iterationsOf = (events) => events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []));
function iterationDifference(recorded, replayed, iteration) {
    const [was, is] = [verdictOf(recorded, iteration), verdictOf(replayed, iteration)];
    if (was === undefined || key(was) === key(is))
        return [];
    return [{ iteration, recorded: attemptInWords(recorded, iteration), replayed: attemptInWords(replayed, iteration) }];
}
function key(verdict) {
    if (verdict === undefined)
        return '';
    const { type, task } = verdict;
    if (type === 'attempt_failed') {
        const { cause, why } = verdict;
        return [type, task, cause, cause === 'checks' ? alike(why) : ''].join('\n');
    }
    return [type, task, type === 'attempt_interrupted' ? verdict.cause : ''].join('\n');
}
function attemptInWords(events, iteration) {
    const started = events.some((event) => event.type === 'attempt_started' && isOf(event, iteration));
    const verdict = verdictOf(events, iteration);
    if (verdict === undefined)
        return started ? 'it did not finish' : 'it was not reached';
    return verdictInWords(verdict);
}
function verdictInWords(verdict) {
    const { task } = verdict;
    switch (verdict.type) {
        case 'attempt_succeeded':
            return `${task} passed`;
        case 'attempt_held':
            return `${task} passed and waits for approval`;
        case 'attempt_failed':
            return `${task} failed (${verdict.cause}): ${verdict.why}`;
        case 'attempt_interrupted':
            return `${task} was interrupted (${verdict.cause}): ${verdict.why}`;
    }
}
function baselineDifference(recorded, replayed) {
    const [was, is] = [redIn(recorded), redIn(replayed)];
    if (was === undefined || is === undefined || was === is)
        return [];
    return [{ iteration: null, recorded: `baseline: ${was}`, replayed: `baseline: ${is}` }];
}
function redIn(events) {
    const found = events.find((event) => event.type === 'baseline_finished');
    if (found?.type !== 'baseline_finished')
        return undefined;
    return found.red.length === 0 ? 'green' : `red: ${found.red.join(', ')}`;
}
function endDifference(recorded, replayed) {
    const [was, is] = [endOf(recorded), endOf(replayed)];
    if (was === undefined || is === undefined || was.kind === is.kind || was.kind === 'cancelled')
        return [];
    return [{ iteration: null, recorded: `the job ended: ${(0,stop_sentence/* stopInWords */.d9)(was)}`, replayed: `it ended: ${(0,stop_sentence/* stopInWords */.d9)(is)}` }];
}
function endOf(events) {
    const found = events.findLast((event) => event.type === 'run_stopped');
    return found?.type === 'run_stopped' ? found.reason : undefined;
}
const isOf = (event, iteration) => 'iteration' in event && event.iteration === iteration;

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
;// CONCATENATED MODULE: ./build/core/replay/iteration-text.js






const excerptChars = 2000;
function iterationText(request) {
    const { iteration, prompt, recording } = request;
    return [
        block(`Iteration ${iteration}: ${recording.task}, attempt ${recording.attempt}`, []),
        block(`Prompt, ${prompt.length} characters`, (0,visible/* visible */.R)(prompt).split('\n')),
        block(agentLine(recording), [...recording.steps.flatMap(spoken), ...serverLines(recording)]),
        block('Changes', changes(recording)),
        block('Checks', request.checks.length === 0 ? ['none ran'] : request.checks.flatMap(checkLines)),
        block('Verdict', [verdictLine(request)]),
    ].join('\n\n');
}
const block = (title, lines) => [title, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
function agentLine({ outcome, request, steps }) {
    const shown = (0,amounts/* plural */.LS)(steps.flatMap(spoken).length, 'step');
    if (outcome === undefined)
        return `Agent, ${shown}`;
    const { end, duration_ms, usage } = outcome;
    const facts = [request?.model ?? 'no model named', shown, (0,amounts/* formatDuration */.a3)(duration_ms), (0,amounts/* formatUsd */.UK)(usage.usd)];
    return `Agent (${facts.map((fact) => (0,one_line/* plainLine */.h0)(fact, 100)).join(', ')}): ${end.kind.replaceAll('_', ' ')}`;
}
const spoken = ({ say, tool }) => [
    ...(say === undefined ? [] : [`\u201c${(0,one_line/* plainLine */.h0)(say, 300)}\u201d`]),
    ...(tool === undefined ? [] : [`${(0,one_line/* plainLine */.h0)(tool.name, 60)} ${(0,one_line/* plainLine */.h0)(tool.target, 300)}`.trimEnd()]),
];
function serverLines({ request, outcome }) {
    const { servers: names = [] } = request ?? {};
    const { troubles = [], memory = null } = outcome?.servers ?? {};
    return [
        ...(names.length === 0 ? [] : [`MCP servers: ${names.map((name) => (0,one_line/* plainLine */.h0)(name, 60)).join(', ')}`]),
        ...troubles.map((trouble) => (0,one_line/* plainLine */.h0)(trouble, 300)),
        ...(memory === null ? [] : [`its memory server's file had ${(0,amounts/* plural */.LS)(memory.length, 'line')}`]),
    ];
}
function changes({ steps, left_out }) {
    const made = steps.flatMap(({ write, remove }) => [
        ...(remove === undefined ? [] : [`removed ${(0,one_line/* plainLine */.h0)(remove, 300)}`]),
        ...(write === undefined ? [] : [`written ${(0,one_line/* plainLine */.h0)(write.path, 300)}${kinds[write.mode ?? ''] ?? ''}`]),
    ]);
    const told = left_out.map((what) => `not in the recording: ${(0,one_line/* plainLine */.h0)(what, 300)}`);
    return made.length + told.length === 0 ? ['none'] : [...made, ...told];
}
const kinds = { '100755': ' (executable)', '120000': ' (link)' };
function checkLines(result) {
    const name = (0,one_line/* plainLine */.h0)(result.name, 200);
    if (result.passed)
        return [`\u2713 ${name}`];
    const output = (0,visible/* visible */.R)((0,output_excerpt/* outputExcerpt */.V4)(result, excerptChars)).split('\n');
    return [`\u2717 ${name} ${(0,one_line/* plainLine */.h0)((0,failure_sentence/* failureSentence */.Qz)(result), 300)}`, ...output.map((line) => `    ${line}`)];
}
function verdictLine({ events, iteration }) {
    const verdict = verdictOf(events, iteration);
    return verdict === undefined ? 'none: it did not finish' : (0,one_line/* plainLine */.h0)(verdictInWords(verdict), 1000);
}
const mostLines = 12;
function differenceText(differences, prompts) {
    const decided = differences.map(({ iteration, recorded, replayed }) => [
        iteration === null ? 'The run' : `Iteration ${iteration}`,
        `  recorded: ${(0,one_line/* plainLine */.h0)(recorded, 500)}`,
        `  replayed: ${(0,one_line/* plainLine */.h0)(replayed, 500)}`,
    ].join('\n'));
    const said = prompts.map(({ iteration, section, recorded, replayed }) => [
        `Prompt of iteration ${iteration}, section ${(0,one_line/* plainLine */.h0)(section, 60)}`,
        ...some('  - ', recorded),
        ...some('  + ', replayed),
    ].join('\n'));
    const heads = [
        ...(decided.length === 0 ? [] : ['It differed from the recording:', ...decided]),
        ...(said.length === 0 ? [] : ['Prompts differ (- recorded, + replayed):', ...said]),
    ];
    return heads.join('\n');
}
function some(mark, lines) {
    const shown = lines.slice(0, mostLines).map((line) => `${mark}${(0,one_line/* plainLine */.h0)(line, 200)}`);
    return lines.length > mostLines ? [...shown, `${mark}\u2026 and ${lines.length - mostLines} more lines`] : shown;
}

// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/adapter/agent/call/classify-end.js + 1 modules
var classify_end = __webpack_require__(45123);
// EXTERNAL MODULE: ./build/adapter/agent/call/stream-reader.js + 2 modules
var stream_reader = __webpack_require__(90868);
;// CONCATENATED MODULE: ./build/adapter/cassette/cassette-agent.js







function cassetteAgent(tape, options) {
    const play = async (call, request, onProgress) => {
        const recording = findRecording(tape.recordings, { ...request, call });
        if (recording === undefined)
            throw ended(request);
        const { task, iteration, prompt } = request;
        onProgress({ kind: 'started', model: recording.request?.model ?? tape.model });
        for (const step of recording.steps) {
            if (step.say !== undefined)
                onProgress({ kind: 'says', text: step.say });
            if (step.tool !== undefined)
                onProgress({ kind: 'tool', ...step.tool });
            await playStep(step, { root: options.workspace(), folder: tape.folder }).catch((cause) => {
                throw unplayable({ task, iteration, cause });
            });
        }
        const outcome = guardedAgain(tape, outcomeOf(recording, options.now()), recording);
        onProgress({ kind: 'spent', usage: outcome.usage });
        options.passed(outcome.durationMs);
        if (call === 'run')
            options.onPlayed({ iteration, prompt, recording });
        return outcome;
    };
    const asked = tape.recordings.some(({ call }) => call === 'ask' || call === 'index');
    return {
        name: 'recording',
        preflight: () => Promise.resolve({ program: tape.folder, version: `${tape.recordings.length} calls` }),
        run: (request, _signal, onProgress) => play(request.pass === 'code' ? 'run' : request.pass, request, onProgress),
        ...(asked && { ask: (question) => play(question.role === 'index' ? 'index' : 'ask', question, () => undefined) }),
    };
}
function outcomeOf(recording, now) {
    const { outcome } = recording;
    if (outcome === undefined)
        return outcomeByHand(recording, now);
    const { duration_ms: durationMs, lingered_ms: lingeredMs, ...same } = outcome;
    return { ...same, durationMs, lingeredMs };
}
function guardedAgain({ events }, outcome, recording) {
    const { iteration, left_out } = recording;
    const verdict = iteration === undefined || left_out.length === 0 ? undefined : verdictOf(events, iteration);
    if (verdict?.type !== 'attempt_failed' || verdict.cause !== 'guard')
        return outcome;
    return { ...outcome, outside: [...outcome.outside, verdict.why] };
}
const ended = ({ iteration, task, attempt }) => new error_error/* RalphError */.A({
    code: 'REPLAY_ENDED',
    message: `The recording has no call for iteration ${iteration}: ${task}, attempt ${attempt}.`,
    hint: 'The recording ends here, or the replay took another path; the differences show where.',
});
const unplayable = ({ task, iteration, cause }) => new error_error/* RalphError */.A({
    code: 'CASSETTE_UNPLAYABLE',
    message: `The changes of iteration ${iteration} (${task}) cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'The recording does not match the base, or was edited by hand.',
    cause,
});
async function playStep({ write, remove }, options) {
    if (write !== undefined) {
        const { path, mode = '100644' } = write;
        const content = write.file === undefined ? Buffer.from(write.content ?? '') : await fileOf(options.folder, write.file);
        const place = await placeIn(options.root, path);
        await (0,promises_.rm)(place, { recursive: true, force: true });
        if (mode === '120000')
            await (0,promises_.symlink)(content, place);
        else {
            await (0,promises_.writeFile)(place, content);
            if (mode === '100755')
                await (0,promises_.chmod)(place, 0o755);
        }
    }
    if (remove !== undefined)
        await (0,promises_.rm)(await placeIn(options.root, remove), { recursive: true, force: true });
}
async function placeIn(root, path) {
    const place = (0,external_node_path_.join)(root, path);
    const names = path.split('/').slice(0, -1);
    for (let depth = 1; depth <= names.length; depth++)
        await refuseOutside(root, (0,external_node_path_.join)(root, ...names.slice(0, depth)));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
    return place;
}
async function fileOf(folder, name) {
    await refuseOutside(folder, (0,external_node_path_.join)(folder, name));
    return (0,promises_.readFile)((0,external_node_path_.join)(folder, name));
}
async function refuseOutside(root, place) {
    const [top, found] = await Promise.all([(0,promises_.realpath)(root), (0,promises_.realpath)(place).catch(() => undefined)]);
    if (found !== undefined && found !== top && !found.startsWith(top.endsWith(external_node_path_.sep) ? top : top + external_node_path_.sep)) {
        throw new Error(`the cassette's ${place} leads out of ${root}`);
    }
}
function resultLine({ error, handoff, usage }) {
    return {
        type: 'result',
        subtype: error?.subtype ?? 'success',
        is_error: error !== undefined,
        api_error_status: error?.api_error_status ?? null,
        result: error?.result ?? (handoff === undefined ? '' : JSON.stringify(handoff)),
        ...(error === undefined && handoff !== undefined ? { structured_output: handoff } : {}),
        num_turns: usage.turns,
        total_cost_usd: usage.usd,
        usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens },
    };
}
function outcomeByHand(recording, endedAt) {
    const reader = (0,stream_reader/* readStream */.b)();
    const last = recording.steps.find(({ exit, hang }) => exit !== undefined || hang === true);
    for (const { say } of recording.steps)
        if (say !== undefined)
            reader.read(say);
    if (last === undefined)
        reader.read(JSON.stringify(resultLine(recording)));
    const exitCode = last?.exit ?? (recording.error === undefined ? 0 : 1);
    const end = last?.hang === true
        ? { kind: 'timed_out', limit: 'idle', afterMs: 600_000 }
        : (0,classify_end/* classifyEnd */.q)({
            heard: reader.heard(),
            process: { exitCode, signal: null, endedBy: 'itself', durationMs: 0, leftovers: 0 },
            stderrTail: '',
            endedAt,
            diskFull: undefined,
        });
    const durationMs = recording.steps.reduce((sum, { wait_ms = 0 }) => sum + wait_ms, 0);
    return { end, usage: reader.heard().usage, durationMs, lingeredMs: null, outside: [], denials: [] };
}

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
;// CONCATENATED MODULE: ./build/adapter/cassette/replay-remote.js






async function makeReplayRemote(gitDir, options) {
    const { folder, run, lender } = options;
    const env = (0,exec/* hardenedEnvironment */.jm)(options.env, '/dev/null');
    const objectFormat = formatOf(run, lender);
    const init = ['init', '--quiet', '--bare', '--template=', `--object-format=${objectFormat}`, gitDir];
    await (0,exec/* runGit */.EO)([], env, { args: init });
    if (lender !== undefined)
        await borrow(gitDir, lender);
    const git = (0,exec/* gitAt */.c8)(gitDir, env);
    const bundle = (0,external_node_path_.join)(folder, 'objects.bundle');
    if ((0,external_node_fs_.existsSync)(bundle))
        await git({ args: ['bundle', 'unbundle', bundle] });
    await refuseMissing(git, run);
    const index = (0,external_node_path_.join)(gitDir, 'replay-index');
    const commitOf = (files, parent) => commitFiles(git, (0,external_node_path_.join)(folder, files), { started: run.started, index, parent });
    const commit = 'commit' in run.base ? run.base.commit : await commitOf(run.base.files, null);
    const state = run.state === null || typeof run.state === 'string' ? run.state : await commitOf(run.state.files, run.work);
    const branch = run.base.branch ?? 'main';
    const refs = [
        [`refs/heads/${branch}`, commit],
        [(0,state_paths/* stateRefOf */.af)(run.plan_name), state],
        [`refs/heads/${run.work_branch}`, run.work],
    ];
    for (const [ref, oid] of refs)
        if (oid !== null)
            await git({ args: ['update-ref', ref, oid] });
    await git({ args: ['symbolic-ref', 'HEAD', `refs/heads/${branch}`] });
    return { git, gitDir, objectFormat, shallow: lender?.shallow ?? false, base: { commit, branch } };
}
const formatOf = ({ base }, lender) => 'commit' in base ? (base.commit.length === 64 ? 'sha256' : 'sha1') : (lender?.objectFormat ?? 'sha1');
async function borrow(gitDir, { commonDir, shallow }) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'objects/info'), { recursive: true });
    const further = await (0,promises_.readFile)((0,external_node_path_.join)(commonDir, 'objects/info/alternates'), 'utf8').catch(() => '');
    const lent = [(0,external_node_path_.join)(commonDir, 'objects'), ...further.split('\n').filter((line) => line.startsWith('/'))];
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'objects/info/alternates'), `${lent.join('\n')}\n`);
    if (shallow)
        await (0,promises_.copyFile)((0,external_node_path_.join)(commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
}
async function commitFiles(git, directory, { started, parent, ...options }) {
    const index = { GIT_INDEX_FILE: options.index };
    await git({ args: ['read-tree', '--empty'], env: index });
    await git({ args: ['--work-tree', directory, 'add', '--all', '--force', '.'], env: index, cwd: directory });
    const tree = (await git({ args: ['write-tree'], env: index })).stdout.toString('utf8').trim();
    const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: `${Math.floor(Date.parse(started) / 1000)} +0000` };
    const env = Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
    ]));
    const parents = parent === null ? [] : ['-p', parent];
    const { stdout } = await git({ args: ['commit-tree', ...parents, '-m', 'The files of the cassette', tree], env });
    return stdout.toString('utf8').trim();
}
async function refuseMissing(git, run) {
    const base = 'commit' in run.base ? run.base.commit : null;
    const wanted = [base, run.state, run.work].filter((oid) => typeof oid === 'string');
    const missing = [];
    for (const oid of wanted) {
        const { code } = await git({ args: ['cat-file', '-e', `${oid}^{commit}`], allow: [1, 128] });
        if (code !== 0)
            missing.push(oid);
    }
    if (missing.length === 0)
        return;
    const refs = [run.base.branch ?? 'HEAD', ...(run.state === null ? [] : [`ralph/state/${run.plan_name}`])];
    throw new error_error/* RalphError */.A({
        code: 'CASSETTE_OBJECTS',
        message: `The recorded job started from commits that are missing from this clone: ${missing.join(', ')}.`,
        hint: `Run this in the recorded repository, with its branches fetched; or have its owner add them next to cassette.json: git bundle create objects.bundle ${refs.join(' ')}`,
    });
}

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(85111);
;// CONCATENATED MODULE: ./build/core/replay/segments.js

const ownDoing = new Set([
    'lease_renewed',
    'attempt_started',
    'agent_call',
    'knowledge_changed',
    'knowledge_refused',
    'failure_pattern',
    'context_directive',
    'prepared_prompt_refused',
    'attempt_succeeded',
    'attempt_failed',
    'stuck_detected',
    'signals_given',
    'milestone_begun',
    'agents_md_due',
    'agents_md_left',
    'agents_md_ended',
    'iteration_reviewed',
    'agent_pass',
    'passes_owed',
    'passes_begun',
    'human_review_requested',
    'checks_touched',
    'server_trouble',
    'agent_lingered',
    'prompt_cut',
    'files_hidden',
    'environment_changed',
    'amendment_accepted',
    'amendment_refused',
    'hints_told',
    'budget_warning',
]);
function segmentsOf(events, replayable) {
    const segments = [];
    let unbroken = false;
    let known = false;
    for (const [index, event] of events.entries()) {
        if (event.type === 'attempt_started') {
            known = replayable(event.iteration);
            if (known && !unbroken)
                segments.push({ attempts: [], begins: index, events: [] });
            unbroken = known;
            if (known)
                segments.at(-1)?.attempts.push(event);
        }
        const segment = segments.at(-1);
        if (unbroken || (known && segment && isOfLast(segment, event)))
            segment?.events.push(event);
        unbroken &&= keepsUnbroken(event);
    }
    return segments;
}
const keepsUnbroken = (event) => ownDoing.has(event.type) || (event.type === 'attempt_interrupted' && event.cause === 'held_back');
function isOfLast({ attempts }, event) {
    const iteration = attempts.at(-1)?.iteration;
    if (iteration === undefined || !('iteration' in event) || event.iteration !== iteration)
        return false;
    return ownDoing.has(event.type) || verdictOf([event], iteration) !== undefined;
}
function segmentAt(events, iteration) {
    const begins = events.findIndex((event) => event.type === 'attempt_started' && event.iteration === iteration);
    const first = events[begins];
    if (first?.type !== 'attempt_started')
        return undefined;
    const rest = events.slice(begins + 1);
    const next = rest.findIndex(({ type }) => type === 'attempt_started');
    const own = (next === -1 ? rest : rest.slice(0, next)).filter(({ type }) => type !== 'command_taken');
    return { attempts: [first], begins, events: [first, ...own] };
}
function reviewedAs({ events }) {
    const reviewed = new Set(events.flatMap((event) => (event.type === 'iteration_reviewed' ? event.iteration : [])));
    if (reviewed.size === 0)
        return 'none';
    const ended = events.some((event) => (event.type === 'attempt_failed' && event.cause === 'review') ||
        (event.type === 'attempt_interrupted' && reviewed.has(event.iteration)));
    return ended ? 'gate' : 'comment';
}
function modeAs({ events }, today) {
    const roles = new Set(events.flatMap((event) => (event.type === 'agent_call' ? event.role : [])));
    if (roles.has('prep') || roles.has('post'))
        return 'agent-orchestrated';
    const indexed = events.some((event) => event.type === 'knowledge_changed' && event.source === 'handoffs');
    if (roles.has('index') || indexed)
        return 'handoff-plus-index';
    return today === 'agent-orchestrated' ? 'handoff-only' : today;
}
const ends = [
    'attempt_succeeded',
    'attempt_held',
    'attempt_failed',
    'attempt_interrupted',
    'undo_done',
    'undo_failed',
];
const endsAttempt = ({ type }) => ends.includes(type);
function recordedOrders(events) {
    let after = 0;
    return events.flatMap((event) => {
        if (endsAttempt(event))
            after += 1;
        if (event.type !== 'command_taken')
            return [];
        const { id, at, by, text, about } = event;
        return [{ after, id, at, by, text, ...(about && { about }) }];
    });
}

// EXTERNAL MODULE: ./build/schema/knowledge/index-file.js
var index_file = __webpack_require__(47596);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 4 modules
var surroundings = __webpack_require__(90788);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 18 modules
var wire = __webpack_require__(41528);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6952);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
;// CONCATENATED MODULE: ./build/entry/replay/replay-project.js


function replayProject(tape, request) {
    const { run, plan } = tape;
    const { remote, secrets, overrides } = request;
    const settings = { ...tape.settings, setup: overrides.setup ?? tape.settings.setup, 'no-checks': true };
    const checks = overrides.checks ?? run.checks;
    const project = {
        read: () => Promise.reject(Object.assign(new Error('a recording has no files'), { code: 'ENOENT' })),
        repository: {
            toplevel: remote.gitDir,
            commonDir: remote.gitDir,
            objectFormat: remote.objectFormat,
            head: remote.base.commit,
            branch: run.base.branch,
            defaultBranch: remote.base.branch,
            checkedOut: new Map(),
            user: run.committer,
            uncommitted: () => Promise.resolve(0),
            shallow: remote.shallow,
            partial: false,
            origin: null,
            remoteUrl: () => Promise.resolve(null),
            rewritten: (address) => address,
            carriedConfiguration: () => [],
        },
        plan,
        planName: run.plan_name,
        planFile: run.plan_file,
        planPath: run.plan_file,
        planSource: run.plan_source,
        choices: undefined,
        readBy: async () => ({}),
        warnings: [],
        steeringFiles: run.steering_files,
        steeringPaths: [],
        planAtTop: run.plan_file,
        queue: null,
        document: run.document ?? null,
        progress: run.progress ?? null,
        config: undefined,
        reachedBy: [],
        places: undefined,
        settings,
        told: { byJob: {}, byBase: {} },
        sources: (0,resolve/* resolveSettings */.M)(nothingGiven).sources,
        workBranch: run.work_branch,
        workRef: `refs/heads/${run.work_branch}`,
        stateRef: `refs/heads/ralph/state/${run.plan_name}`,
        remote: remote.gitDir,
        remoteIsOwn: false,
        shownBranch: run.work_branch,
        home: request.home,
        agents: request.home,
        secrets,
    };
    const asksForNote = run.progress !== undefined || run.asks_for_note === true;
    return { project, job: (0,job_settings/* jobSettings */.b)(project, { fresh: run.fresh, checks, remote: run.remote, asksForNote }) };
}
const nothingGiven = { flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' };

;// CONCATENATED MODULE: ./build/entry/replay/replay-job.js
















async function replayJob(tape, request) {
    const { folder, context, until } = request;
    const { clock, passed, reach } = replayClock({ started: tape.run.started, run: runIdOf(tape.events) });
    const gitDir = (0,external_node_path_.join)(folder, 'remote.git');
    const remote = await makeReplayRemote(gitDir, { ...request, ...tape, env: context.env });
    const secrets = (0,secret_values/* secretValues */.V)(context.env);
    const { project, job } = replayProject(tape, { ...request, remote, secrets, home: folder });
    const inside = { ...context, now: clock.now };
    const access = await (0,state_access/* openState */.Gf)(project, inside, { home: folder, nonce: numbered('replay') });
    const workspace = (0,external_node_path_.join)(folder, 'workspace');
    const reached = new AbortController();
    const events = [];
    const calls = [];
    const checks = new Map();
    const follow = followStarts(tape.events, reach);
    const show = (progress) => {
        if (progress.kind === 'event') {
            events.push(progress.event);
            follow(progress.event);
            if (until !== undefined && verdictOf([progress.event], until))
                reached.abort();
        }
        request.show(progress);
    };
    const places = await (0,surroundings/* ownPlaces */.Ps)(project, inside, access);
    const world = await (0,wire/* wire */.O4)(project, inside, { ...places, show, scratch: (0,external_node_path_.join)(folder, 'scratch') });
    const ports = {
        ...world,
        store: { ...world.store, load: async () => asProven(await world.store.load()) },
        clock,
        liveness,
        olderRun: olderRunOf(tape.events),
        orderSource: ordersOf(tape.events, events),
        uncommitted: () => Promise.resolve(0),
        base: baseFilesOf(tape),
        agent: cassetteAgent(tape, {
            workspace: () => workspace,
            onPlayed: (call) => calls.push(call),
            now: clock.now,
            passed,
        }),
        runCheck: async (check, label, signal) => {
            const result = replay_job_alike(await world.runCheck(check, label, signal), workspace);
            const iteration = Number(/^iteration-(\d+)/.exec(label)?.[1] ?? 0);
            checks.set(iteration, [...(checks.get(iteration) ?? []), result]);
            return result;
        },
    };
    try {
        const ended = await replay_job_endOf((0,app_job/* runJob */.b)(ports, job, AbortSignal.any([context.cancelled, reached.signal])));
        return { events, calls, checks, ended, workspace, gitDir };
    }
    finally {
        await access.store.close();
    }
}
const asProven = ({ remoteWork, run }) => ({ remoteWork, run: run && { ...run, proven: true } });
const olderRunOf = (events) => async (plan, look) => {
    const taken = events.find((event) => event.type === 'knowledge_inherited' && event.from === plan);
    if (taken?.type !== 'knowledge_inherited')
        return undefined;
    const state = { knowledge: taken.entries, compaction: index_file/* nothingToIndex */.T7, tasks: {}, around: {} };
    return look({ state, readPast: async () => [] });
};
function baseFilesOf({ folder, run }) {
    const directory = (0,external_node_path_.join)(folder, 'files' in run.base ? run.base.files : 'base');
    return (0,external_node_fs_.existsSync)(directory) ? (0,trusted_files/* trustedFilesIn */.C)(directory) : { read: () => Promise.resolve(undefined) };
}
const runIdOf = (events) => events.flatMap((event) => (event.type === 'run_started' ? [event.run] : []))[0] ?? 'replay';
function numbered(name) {
    let count = 0;
    return () => {
        count += 1;
        return `${name}-${count}`;
    };
}
const replay_job_endOf = (job) => job.then(() => null, (error) => {
    if (error instanceof error_error/* RalphError */.A && error.code === 'REPLAY_ENDED')
        return error.message;
    throw error;
});
const liveness = {
    self: { kind: 'process', host: 'replay', boot: 'replay', pid: 1, started: 'replay' },
    check: () => Promise.resolve('gone'),
};
function ordersOf(recorded, replayed) {
    const orders = recordedOrders(recorded);
    return {
        incoming: () => {
            const ended = replayed.filter(endsAttempt).length;
            return Promise.resolve({ orders: orders.filter(({ after }) => after <= ended), cursor: null });
        },
        forget: () => Promise.resolve(),
    };
}
function replay_job_alike({ log_file: _, ...result }, workspace) {
    const placed = (text) => text.replaceAll(workspace, '/workspace');
    return { ...result, duration_ms: 0, output_head: placed(result.output_head), output_tail: placed(result.output_tail) };
}
function replayClock({ started, run }) {
    let now = Date.parse(started);
    return {
        clock: {
            now: () => now,
            waitUntil: (_, signal) => aborted(signal),
            id: () => run,
        },
        passed: (ms) => {
            now += Math.round(ms);
        },
        reach: (at) => {
            now = Math.max(now, at);
        },
    };
}
function followStarts(recorded, reach) {
    const starts = recorded.filter(({ type }) => type === 'attempt_started');
    let begun = 0;
    let open = false;
    return (event) => {
        if (event.type === 'attempt_started')
            begun += 1;
        open = event.type === 'attempt_started' || (open && !endsAttempt(event));
        const next = starts[begun];
        if (!open && next)
            reach(Date.parse(next.at));
    };
}
const aborted = (signal) => new Promise((done) => {
    if (signal.aborted)
        done();
    else
        signal.addEventListener('abort', () => done(), { once: true });
});
async function compareReplay(tape, replayed, until) {
    const only = iterationsOf(tape.events).filter((iteration) => until === undefined || iteration <= until);
    const differences = compareRuns(tape.events, replayed.events, { only, whole: until === undefined });
    const files = (0,trusted_files/* trustedFilesIn */.C)(tape.folder);
    const prompts = [];
    for (const { iteration, prompt, recording } of replayed.calls) {
        const recorded = recording.prompt === undefined ? undefined : await files.read(recording.prompt);
        if (recorded === undefined)
            continue;
        prompts.push(...promptDifferences(recorded, prompt).map((difference) => ({ iteration, ...difference })));
    }
    return { differences: tape.events.length === 0 ? [] : differences, prompts };
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
;// CONCATENATED MODULE: ./build/core/replay/outcome-of-record.js







const unknownWords = '[what the agent said is not kept in the state]';
const unknownDetails = '[an older version recorded this call, without its details]';
function outcomeOfRecord(kept, events, iteration) {
    const verdict = verdictOf(events, iteration);
    const lingered = events.find((event) => event.type === 'agent_lingered' && event.iteration === iteration);
    const outcome = {
        end: outcome_of_record_endOf(kept, verdict),
        usage: kept.usage,
        duration_ms: kept.duration_ms,
        lingered_ms: lingered?.type === 'agent_lingered' ? lingered.after_ms : null,
        outside: [],
        denials: [...kept.denials],
    };
    if (kept.handoff?.source !== 'extracted')
        return { outcome, asked: undefined };
    return { outcome, asked: answered(outcome, kept.handoff.handoff) };
}
function reviewOfRecord(kept, outcome) {
    const { review, end } = agent_review/* Reviewed */.u2.safeParse(kept).data ?? {};
    if (!review)
        return end && { ...answered(outcome, null), end };
    const findings = review.findings.map((finding) => ({ ...finding, path: finding.path ?? '' }));
    return answered(outcome, { ...review, findings });
}
function contextOfRecord(kept) {
    return context_agent/* MadeCalls */.LL.parse(kept).map(({ role, end, usage, duration_ms, edited, servers }) => ({
        call: role,
        outcome: { ...plain, end, usage, duration_ms, ...(servers && { servers }) },
        leftOut: edited.length === 0 ? [] : ['what it changed in the workspace: those files were restored'],
    }));
}
function passesOfRecord(kept, events, iteration) {
    const apart = events.flatMap((event) => event.type === 'agent_pass' && event.iteration === iteration && event.apart ? event.pass_name : []);
    return pass/* PassResults */.KL.parse(kept).map(({ name, end, answer, usage, duration_ms, troubles }) => ({
        call: `pass:${name}`,
        outcome: {
            ...plain,
            end: end.kind === 'finished' ? { ...end, structured: answer } : end,
            ...(apart.includes(name) ? { usage, duration_ms } : { usage: agent_usage/* noUsage */.tk, duration_ms: 0 }),
            ...(troubles && { servers: { troubles, memory: null } }),
        },
        leftOut: [],
    }));
}
const plain = { lingered_ms: null, outside: [], denials: [] };
const answered = (outcome, structured) => ({
    ...outcome,
    end: { kind: 'finished', structured, text: '' },
    usage: agent_usage/* noUsage */.tk,
    duration_ms: 0,
    lingered_ms: null,
    denials: [],
});
function outcome_of_record_endOf({ end, fault, handoff, duration_ms }, verdict) {
    if (fault !== undefined)
        return fault;
    switch (end) {
        case 'finished':
            return handoff?.source === 'structured'
                ? { kind: 'finished', structured: handoff.handoff, text: '' }
                : { kind: 'finished', structured: null, text: wordsOf(handoff) };
        case 'no_result':
            return { kind: 'no_result', tail: wordsOf(handoff) };
        default:
            return unknownFault(end, verdict, duration_ms);
    }
}
function unknownFault(kind, verdict, duration_ms) {
    const cause = verdict !== undefined && 'cause' in verdict ? verdict.cause : undefined;
    const message = verdict !== undefined && 'why' in verdict ? verdict.why : '';
    switch (kind) {
        case 'error':
            return { kind, what: cause === 'budget' ? 'budget' : 'other', message: unknownDetails };
        case 'usage_limit':
            return { kind, until: resetOf(verdict), message };
        case 'overloaded':
        case 'billing':
        case 'auth':
            return { kind, message };
        case 'crashed':
            return { kind, exitCode: null, signal: cause === 'agent_killed' ? 'SIGKILL' : null, tail: unknownDetails };
        case 'timed_out':
            return { kind, limit: 'wall', afterMs: duration_ms };
        case 'cancelled':
            return { kind };
        default:
            return (0,assert_never/* assertNever */.x)(kind);
    }
}
function resetOf(verdict) {
    if (verdict?.type !== 'attempt_interrupted' || verdict.until === null)
        return null;
    return new Date(Date.parse(verdict.until) - attempt_verdict/* afterResetMs */.yO).toISOString();
}
function wordsOf(handoff) {
    if (handoff?.source === 'result_text')
        return JSON.stringify(handoff.handoff);
    return handoff?.source === 'extracted' ? unknownWords : '';
}

// EXTERNAL MODULE: ./build/core/run/attempt/attempt-tree.js
var attempt_tree = __webpack_require__(21980);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/cassette/cassette-folder.js
var cassette_folder = __webpack_require__(15722);
;// CONCATENATED MODULE: ./build/adapter/cassette/state-cassette.js


















async function writeStateCassette(path, options) {
    const { history, segment, redact } = options;
    const events = history.log.map(({ event }) => event);
    const seq = history.log[segment.begins]?.seq ?? 0;
    const state = (0,evolve/* fold */.AU)(null, events.slice(0, segment.begins));
    const first = segment.attempts[0];
    if (state === null || first === undefined)
        throw new Error('the log has an attempt before its run started');
    const files = await stateFilesAt(history, { state, seq });
    const { settings, checks, ralph, committer, steering_files } = options.settings;
    const prompts = await history.read(segment.attempts.map(({ iteration }) => (0,state_paths/* iterationPath */.lr)(iteration, 'prompt.md')));
    const folder = await (0,cassette_folder/* makeCassette */.Te)(path, {
        redact,
        plan: asRead(plan/* Plan */.cw.parse(JSON.parse(files.get('plan.json') ?? ''))),
        run: {
            ralph,
            started: first.at,
            plan_name: state.plan,
            plan_file: options.planFile,
            plan_source: state.plan_source,
            fresh: false,
            ...(state.plan_file !== null && { document: state.plan_file }),
            base: { commit: state.base, branch: state.base_branch },
            state: { files: 'state' },
            work: state.work,
            work_branch: state.work_branch,
            remote: state.remote,
            committer,
            steering_files,
            ...(prompts.some((prompt) => prompt?.includes(progress_note/* askForNote */.bV)) && { asks_for_note: true }),
            checks,
            settings,
        },
    });
    for (const [name, content] of files)
        await folder.file(`state/${name}`, content);
    const base = await baseFiles(options.git, state.base);
    for (const [name, content] of base)
        await folder.file(`base/${name}`, content);
    const served = base.some(([name]) => name.startsWith('.ralph/config/mcp-'));
    for (const event of segment.events)
        await folder.event(event);
    let number = 0;
    for (const attempt of segment.attempts) {
        for (const record of await callsOf({ ...options, served }, attempt))
            await folder.call(++number, record);
    }
}
const asRead = (plan) => ({ ...plan, tasks: plan.tasks.filter(({ id }) => !(0,milestones/* isAgentsMd */.Eo)(id)) });
async function stateFilesAt(history, { state, seq }) {
    const iterations = new Set([
        ...state.recent.map(({ iteration }) => iteration),
        ...Object.values(state.tasks).flatMap((task) => task.failed_iterations),
        ...[...(0,task_commits/* taughtBy */.bQ)(state).keys()].filter((iteration) => iteration > state.compaction.through),
    ]);
    const perIteration = ['handoff.json', 'validation.json', 'agent.json', 'review.json', 'passes.json'];
    const paths = [
        ...['plan.json', 'control.json', state_paths/* planSourcePath */.Ep, 'progress-log.json', 'progress-log.md'],
        ...[...iterations].flatMap((n) => [...perIteration.map((file) => (0,state_paths/* iterationPath */.lr)(n, file)), (0,run_files/* withdrawalPath */.RG)(n)]),
    ];
    const contents = await history.readAt(seq, paths);
    const files = new Map(paths.flatMap((path, index) => {
        const content = contents[index];
        return content === undefined ? [] : [[path, content]];
    }));
    files.set('run.json', JSON.stringify({ ...state, lease: null, current: null, stop: null }, null, 2));
    files.set((0,state_paths/* segmentPath */.RA)(seq), '');
    return files;
}
async function baseFiles(git, base) {
    const args = ['ls-tree', '-r', '-z', '--name-only', base, ...agents/* instructionsOfAgents */.Po, '.ralph/'];
    const { stdout } = await git({ args });
    const files = [];
    for (const path of stdout
        .toString('utf8')
        .split('\0')
        .filter((name) => name !== '')) {
        const { stdout: content } = await git({ args: ['cat-file', 'blob', `${base}:${path}`], allow: [128] });
        files.push([path, content.toString('utf8')]);
    }
    return files;
}
async function callsOf(options, attempt) {
    const { history, segment } = options;
    const { iteration } = attempt;
    const [prompt = '', agent, handoff, ...beside] = await history.read(['prompt.md', 'agent.json', 'handoff.json', 'review.json', 'context.json', 'passes.json'].map((file) => (0,state_paths/* iterationPath */.lr)(iteration, file)));
    const [review, context, passes] = beside.map((text) => (text === undefined ? undefined : JSON.parse(text)));
    const before = context === undefined ? [] : contextOfRecord(context);
    if (agent === undefined)
        return before.map((call) => furtherOf(attempt, call));
    const { outcome, asked } = outcomeOfRecord(keptCall(agent, handoff), segment.events, iteration);
    const reviewed = review === undefined ? undefined : reviewOfRecord(review, outcome);
    const after = [
        ...(asked ? [{ call: 'ask', outcome: asked, leftOut: [] }] : []),
        ...(reviewed ? [{ call: 'review', outcome: reviewed, leftOut: [] }] : []),
        ...(passes === undefined ? [] : passesOfRecord(passes, segment.events, iteration)),
    ];
    return [
        ...before.map((call) => furtherOf(attempt, call)),
        await ownCall(options, attempt, { prompt, outcome }),
        ...after.map((call) => furtherOf(attempt, call)),
    ];
}
async function ownCall({ git, segment, redact, served }, attempt, { prompt, outcome }) {
    const { iteration, checkpoint } = attempt;
    const tree = (0,attempt_tree/* attemptTree */.E)(verdictsAlone(segment.events), iteration);
    const to = tree.kind === 'tree' ? tree.commit : checkpoint;
    const all = await (0,compare_trees/* treeChanges */.CJ)(git, { from: checkpoint, to, limit: cassette_folder/* keptBytes */.C2 });
    const own = new Set((0,protected_paths/* protectedFindings */.Du)(all, []).map(({ path }) => path));
    const { kept, leftOut } = (0,cassette_folder/* keptChanges */.ap)(all.filter(({ path }) => !own.has(path)), redact);
    const verdict = verdictOf(segment.events, iteration);
    const guarded = verdict?.type === 'attempt_failed' && verdict.cause === 'guard';
    const lost = guarded ? ['its changes: a guard refused them, so they were not kept'] : [];
    const left = served ? ['what its MCP servers left: the state has their newest memory alone'] : [];
    const recording = recordingOf(attempt, outcome, [...leftOut, ...lost, ...left]);
    return { prompt, systemPrompt: '', changes: kept, recording };
}
const furtherOf = (attempt, { call, outcome, leftOut }) => ({
    ...{ prompt: '', systemPrompt: '', changes: [] },
    recording: { ...recordingOf(attempt, outcome, leftOut), call },
});
const verdictsAlone = (events) => events.filter(({ type }) => /^attempt_(?:succeeded|held|failed|interrupted)$/.test(type));
const recordingOf = ({ iteration, task, attempt, at }, outcome, left_out) => ({
    task,
    attempt,
    call: 'run',
    iteration,
    started: at,
    steps: [],
    usage: { usd: 0, turns: 1, input_tokens: 0, output_tokens: 0 },
    linger_ms: 0,
    outcome,
    left_out: ["the agent's steps: the state does not contain them", ...left_out],
});
const AgentFile = schemas/* object */.Ikc({
    end: schemas/* enum */.k5n([
        ...['finished', 'no_result', 'error', 'usage_limit', 'overloaded', 'billing', 'auth'],
        ...['crashed', 'timed_out', 'cancelled'],
    ]),
    fault: agent_end/* AgentFault */.kg.optional(),
    duration_ms: schemas/* number */.aig(),
    usage: agent_usage/* Usage */._U,
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const HandoffFile = schemas/* object */.Ikc({ source: handoff/* HandoffSource */.KE, handoff: handoff/* Handoff */.Pj });
function keptCall(agent, handoff) {
    const call = AgentFile.parse(JSON.parse(agent ?? 'null'));
    return { ...call, handoff: handoff === undefined ? undefined : HandoffFile.parse(JSON.parse(handoff)) };
}

// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store = __webpack_require__(65977);
;// CONCATENATED MODULE: ./build/adapter/cassette/state-history.js



async function readStateHistory(git, tip) {
    const texts = async (commit, paths) => {
        const objects = await (0,store/* readObjects */.$I)(git, paths.map((path) => `${commit}:${path}`));
        return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined));
    };
    const commits = await commitsBySegment(git, tip);
    const numbers = [...commits.keys()].sort((a, b) => a - b);
    const segments = await texts(tip, numbers.map(state_paths/* segmentPath */.RA));
    const log = segments.flatMap((segment, index) => eventsIn(segment).map((event) => ({ event, seq: numbers[index] ?? 0 })));
    return {
        tip,
        log,
        read: (paths) => texts(tip, paths),
        readAt: (seq, paths) => texts(commits.get(seq) ?? tip, paths),
    };
}
async function commitsBySegment(git, tip) {
    const format = '--format=%H %(trailers:key=Ralph-Seq,valueonly,separator=%x20)';
    const { stdout } = await git({ args: ['log', '--first-parent', format, tip] });
    const found = new Map();
    for (const line of stdout.toString('utf8').split('\n')) {
        const [oid = '', seq = ''] = line.split(' ');
        if (/^\d+$/.test(seq))
            found.set(Number(seq), oid);
    }
    return found;
}
const eventsIn = (segment = '') => segment
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => stored_event/* StoredEvent */.S.parse(JSON.parse(line)));

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/config-file.js
var config_file = __webpack_require__(30358);
;// CONCATENATED MODULE: ./build/entry/replay/run-tapes.js



















async function runTapes(name, request) {
    const { folder, until, context, flags } = request;
    const { git, tip } = await findRun(name, context);
    const history = await readStateHistory(git, tip);
    const segments = await wantedSegments(history, until);
    const { settings, planFile } = await todaysSettings(context, flags);
    const recorded = settings.validate.length > 0 ? undefined : await recordedChecks(history, segments);
    const checks = recorded ?? (0,validation_checks/* resolveChecks */.KR)(settings.validate, settings['working-directory']);
    const tapes = [];
    for (const [index, segment] of segments.entries()) {
        const path = (0,external_node_path_.join)(folder, segments.length === 1 ? 'cassette' : `cassette-${index + 1}`);
        const awaited = segment.events.some(({ type }) => type === 'attempt_held');
        await writeStateCassette(path, {
            git,
            history,
            segment,
            planFile,
            redact: (0,text_redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(context.env)),
            settings: {
                ralph: (0,installed/* packageJson */.T9)().version,
                checks,
                committer: state_access/* ralphIdentity */.q1,
                steering_files: [planFile],
                settings: {
                    ...(0,replayed_settings/* recordedSettings */.Mp)(settings),
                    ...unbounded(segment),
                    review: reviewedAs(segment),
                    mode: modeAs(segment, settings.mode),
                    ...(awaited && { approval: 'iteration' }),
                },
            },
        });
        tapes.push(await readCassette(path));
    }
    return tapes;
}
const unbounded = ({ attempts }) => ({
    'max-iterations': attempts.length,
    'run-iterations': null,
    'cost-budget': 1_000_000,
    'merge-base': false,
});
async function wantedSegments(history, until) {
    const events = history.log.map(({ event }) => event);
    const iterations = events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []));
    const files = (name) => history.read(iterations.map((iteration) => (0,state_paths/* iterationPath */.lr)(iteration, name)));
    const [agents, contexts] = await Promise.all([files('agent.json'), files('context.json')]);
    const heldBack = events.flatMap((event) => event.type === 'attempt_interrupted' && event.cause === 'held_back' ? event.iteration : []);
    const ended = new Set(iterations.filter((iteration, index) => agents[index] !== undefined || (contexts[index] !== undefined && heldBack.includes(iteration))));
    const one = until === undefined || !ended.has(until) ? undefined : segmentAt(events, until);
    const segments = until === undefined ? segmentsOf(events, (iteration) => ended.has(iteration)) : one ? [one] : [];
    if (segments.length > 0)
        return segments;
    throw new error_error/* RalphError */.A({
        code: 'NO_ITERATION',
        message: until === undefined
            ? 'No attempt of this run has finished.'
            : `The run has no call of iteration ${until} to replay.`,
        hint: `Iterations with a call: ${[...ended].join(', ') || 'none'}. See the run's log for the others.`,
    });
}
async function todaysSettings(context, flags) {
    const { cwd, env } = context;
    const file = await (0,config_file/* readConfig */.X)(await (0,base_files/* openBase */.m)(context), cwd, undefined);
    const given = { flags, environment: env, file: file.values, fileName: file.name, plan: undefined };
    const { settings, findings } = (0,resolve/* resolveSettings */.M)(given);
    if (findings.length + file.findings.length === 0)
        return { settings: settings, planFile: settings.plan ?? 'plan.json' };
    throw new error_error/* RalphError */.A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was replayed.',
        hint: `Fix the problems above in the flags, the variables or ${file.name}.`,
        findings: [...file.findings, ...findings],
    });
}
async function recordedChecks(history, segments) {
    const iterations = segments.flatMap(({ attempts }) => attempts.map(({ iteration }) => iteration)).reverse();
    const paths = [...iterations.map((iteration) => (0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')), 'baseline.json'];
    const found = (await history.read(paths)).find((content) => content !== undefined);
    if (found === undefined)
        return undefined;
    const results = check/* CheckResult */.KP.array().safeParse(JSON.parse(found).checks);
    return results.data?.map(({ name, run, kind }) => ({
        name,
        run,
        kind,
        timeout_ms: validation_checks/* defaultTimeouts */.c0[kind],
        working_directory: '.',
    }));
}
const patterns = ['refs/heads/ralph/state/**', 'refs/remotes/*/ralph/state/**', 'refs/ralph/state/**'];
async function findRun(name, { cwd, env }) {
    const git = (0,user_git/* userGit */.G)(cwd, env);
    const refs = await stateRefs(git);
    const byPlan = refs.find(({ ref }) => planOf(ref) === name);
    const byRun = byPlan ?? refs.find(({ run }) => run === name || (name.length >= 8 && run.startsWith(name)));
    const tip = byRun?.oid ?? (await commitWithState(git, name));
    if (tip !== undefined)
        return { git, tip };
    throw new error_error/* RalphError */.A({
        code: 'RUN_UNKNOWN',
        message: `There is no recording or run named '${(0,one_line/* plainLine */.h0)(name, 100)}' here.`,
        hint: refs.length === 0
            ? 'This repository holds no run. If the run is on a remote, fetch it first: git fetch origin'
            : `Name a folder with a cassette.json, a plan (${plansOf(refs)}), a run's id, or a commit of a state ref.`,
    });
}
async function stateRefs(git) {
    const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...patterns] });
    const found = [];
    for (const line of stdout
        .toString('utf8')
        .split('\n')
        .filter((text) => text !== '')) {
        const [oid = '', ref = ''] = line.split(' ');
        const run = await runIn(git, oid);
        if (run !== undefined)
            found.push({ oid, ref, run });
    }
    return found;
}
async function runIn(git, oid) {
    const { code, stdout } = await git({ args: ['cat-file', 'blob', `${oid}:run.json`], allow: [128] });
    if (code !== 0)
        return undefined;
    try {
        return String(JSON.parse(stdout.toString('utf8')).run);
    }
    catch {
        return undefined;
    }
}
async function commitWithState(git, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { code, stdout } = await git({ args, allow: [1, 128] });
    const oid = stdout.toString('utf8').trim();
    return code === 0 && (await runIn(git, oid)) !== undefined ? oid : undefined;
}
const planOf = (ref) => ref.replace(/^.*?\/ralph\/state\//, '');
const plansOf = (refs) => [...new Set(refs.map(({ ref }) => planOf(ref)))].join(', ');

;// CONCATENATED MODULE: ./build/entry/command/replay.js






















const replay_flags = {
    at: { help: 'stop after this iteration, and show all of it', example: '7' },
    ...(0,flags/* settingFlags */.KB)('validate', 'setup'),
    keep: { help: 'keep its files, even if everything went as recorded', toggle: true },
    json: { help: 'print one JSON object per part of the run instead of text', toggle: true },
};
const replayCommand = {
    help: `Runs the engine on recorded agent calls: answers and changes are replayed, while prompts, checks and decisions are made
again. It needs no network and no key, costs nothing, and works in a temporary folder. It shows every difference from the
recording. If there is one, or with --at or --keep, its files stay for you to look at.

RECORDING is a folder made by \`ralph run --record DIR\`. Run the command in the recorded repository, because the recording
starts from one of its commits. RUN is a run of this repository that was not recorded: the name of its plan, its id, or a
state ref or commit. With --at N, that replay starts from the state in which iteration N started.
A replay runs the checks and set-up commands of the recording: before you replay a stranger's, read its cassette.json.

Usage: ralph replay RECORDING|RUN [options]

Examples:
  ralph run --record ../recording --validate "npm test"
  ralph replay ../recording
  ralph replay my-plan --at 7
  ralph replay origin/ralph/state/my-plan --at 7 --setup "npm ci" --validate "npm test -- --verbose"

Options:
${(0,flags/* flagHelp */.QR)(replay_flags)}

Exit codes: 0 it went as recorded (prompts may differ), ${exit_codes/* exits */.co.failed.code} it differed, ${exit_codes/* exits */.co.usage.code} usage, ${exit_codes/* exits */.co.data.code} a damaged recording,
${exit_codes/* exits */.co.interrupted.code} interrupted.`,
    flags: replay_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const name = operands[0];
        if (name === undefined)
            throw nothingNamed();
        const until = values['at'] === undefined ? undefined : (0,flags/* iterationNumber */.$Z)('replay --at', String(values['at']));
        const folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-replay-')));
        const tapes = await tapesOf(name, { folder, until, context, flags: values }).catch(async (error) => {
            await (0,process_directory/* removeFolder */.v$)(folder);
            throw error;
        });
        const keeps = until !== undefined || values['keep'] === true;
        try {
            const ended = await replayAll(tapes, { folder, until, context, values, keeps });
            if (!keeps && ended !== exit_codes/* exits */.co.failed.code)
                await (0,process_directory/* removeFolder */.v$)(folder);
            return ended;
        }
        catch (error) {
            await (0,process_directory/* removeFolder */.v$)(folder);
            throw error;
        }
    },
};
async function replayAll(tapes, { folder, until, context, values, keeps, }) {
    const job = { lender: await lenderAt(context), overrides: overridesOf(values), until, context };
    const json = values['json'] === true;
    let worst = 0;
    for (const [index, tape] of tapes.entries()) {
        const inside = (0,external_node_path_.join)(folder, `replay-${index + 1}`);
        await (0,promises_.mkdir)(inside);
        const replayed = await replayJob(tape, {
            ...job,
            folder: inside,
            show: json ? () => undefined : progress(context),
        });
        if (context.cancelled.aborted)
            return exit_codes/* exits */.co.interrupted.code;
        worst = Math.max(worst, await report(context, { tape, replayed, until, json, keeps }));
    }
    return worst;
}
async function tapesOf(name, request) {
    const path = (0,external_node_path_.resolve)(request.context.cwd, name);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'cassette.json')))
        return runTapes(name, request);
    const tape = await readCassette(path);
    refuseUnknown(tape, request.until);
    return [tape];
}
async function lenderAt({ cwd, env }) {
    try {
        return await (0,user_repository/* openRepository */.h_)({ cwd, env });
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    }
}
function overridesOf(values) {
    const given = values['validate'] === undefined ? undefined : (0,setting/* checks */.AV)(values['validate']);
    return {
        checks: given !== undefined && 'value' in given ? (0,validation_checks/* resolveChecks */.KR)(given.value) : undefined,
        setup: values['setup'],
    };
}
function progress({ out, color, now, columns, env }) {
    const redact = (0,text_redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(env));
    return (0,terminal/* terminalProgress */.e3)({ write: out, color, isTty: false, now, redact, columns: () => columns }).show;
}
async function report(context, request) {
    const { tape, replayed, until, json, keeps } = request;
    const { differences, prompts } = await compareReplay(tape, replayed, until);
    const place = {
        workspace: replayed.workspace,
        repository: replayed.gitDir,
        state: `ralph/state/${tape.run.plan_name}`,
    };
    const clean = (0,text_redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(context.env));
    if (json) {
        const { events, ended } = replayed;
        context.out(`${clean((0,inert/* inertJson */.n)({ kind: 'replay', ...place, ended, differences, prompts, events }))}\n`);
        return differences.length === 0 ? 0 : exit_codes/* exits */.co.failed.code;
    }
    const call = replayed.calls.find(({ iteration }) => iteration === until);
    const shown = call && iterationText({ ...call, ...replayed, checks: replayed.checks.get(call.iteration) ?? [] });
    const parts = [
        ...(shown === undefined ? [] : [shown]),
        ...(replayed.ended === null ? [] : [replayed.ended]),
        ...[differenceText(differences, prompts)].filter((text) => text !== ''),
        summary(request, differences.length),
        ...(keeps || differences.length > 0 ? [lookAt(replayed)] : []),
    ];
    context.out(`\n${clean(parts.join('\n\n'))}\n`);
    return differences.length === 0 ? 0 : exit_codes/* exits */.co.failed.code;
}
const lookAt = ({ workspace, gitDir }) => `Take a look:\n  ${(0,command_line/* commandLine */.ay)('cd', workspace)}\n  ${(0,command_line/* commandLine */.ay)('git', '-C', gitDir, 'log', '--oneline', '--graph', '--all')}`;
function summary({ tape, replayed }, differences) {
    if (tape.recordings.length === 0)
        return 'Nothing to replay: the recorded job made no agent call.';
    const done = (0,amounts/* plural */.LS)(iterationsOf(replayed.events).length, 'iteration');
    if (tape.events.length === 0)
        return `${done} replayed (the recording does not say what happened then).`;
    return differences === 0
        ? `${done} replayed, as recorded.`
        : `${done} replayed, with ${(0,amounts/* plural */.LS)(differences, 'difference')} from the recording.`;
}
function refuseUnknown({ recordings }, until) {
    const numbers = recordings.flatMap(({ iteration, call }) => iteration === undefined || call !== 'run' ? [] : [iteration]);
    if (until === undefined || numbers.length === 0 || numbers.includes(until))
        return;
    throw new error_error/* RalphError */.A({
        code: 'NO_ITERATION',
        message: `The recording has no call for iteration ${until}; it has calls for ${numbers.join(', ')}.`,
        hint: 'Name one of these with --at.',
    });
}
const nothingNamed = () => new error_error/* RalphError */.A({
    code: 'USAGE',
    message: 'replay: name what to replay.',
    hint: 'See `ralph replay --help`.',
});


/***/ })

};
