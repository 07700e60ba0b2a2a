export const id = 978;
export const ids = [978];
export const modules = {

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


/***/ }),

/***/ 80265:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nextOfQueue),
/* harmony export */   Z: () => (/* binding */ queueText)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
/* harmony import */ var _words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97100);







const archivedShown = 5;
function queueText(queue, next, look) {
    const { rows, archived, findings, folder } = queue;
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const newest = archived.slice(-archivedShown);
    const cells = [
        ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), (0,_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOfPlan */ .hN)(row)]),
        ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', _words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .ES.archived]),
    ].map((row) => row.map((cell) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(cell, 200)));
    if (cells.length === 0) {
        const add = (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Add a plan', 'ralph queue add FILE')], { paint, columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) });
        return [...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)([`The queue in ${folder}/ is empty.`, ...(0,_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .queueRemarks */ .Js)(queue)], look), ...add];
    }
    const table = [['Plan', 'File', 'Tasks', 'Status'], ...cells];
    const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
    const taken = widths.reduce((sum, one) => sum + one + 2, 0);
    const lines = table.map((row) => {
        const left = widths.map((one, at) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)(row[at] ?? '', one)).join('  ');
        return `${left}  ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(row[3] ?? '', Math.max(12, look.width - taken))}`.trimEnd();
    });
    const more = archived.length - newest.length;
    return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)([
        paint(lines[0] ?? '', 'bold'),
        ...lines.slice(1),
        ...(more > 0 ? [`and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more, 'more plan')} in ${folder}/complete/`] : []),
        ...findings.map((finding) => `error: ${finding}`),
        ...(0,_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .queueRemarks */ .Js)(queue),
        '',
        ...nextOfQueue(queue, next, look),
    ], look);
}
const tasksOf = ({ state }) => {
    const tasks = Object.values(state?.tasks ?? {});
    return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`;
};
function nextOfQueue({ folder }, next, look) {
    const at = { paint: (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color), columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) };
    if (next.kind === 'empty')
        return [`Nothing is left to start in ${folder}/pending/.`];
    const { row } = next;
    const plan = ['--plan', row.path];
    switch (next.kind) {
        case 'busy':
            return [
                `A job is working on ${row.name}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Watch it', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'held':
            return [
                `The queue in ${folder}/ waits for a person: ${row.name} ${_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .ES[row.standing]}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('See what it needs', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'continue':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Continue with ${row.name}`, 'ralph run --queue')], at);
        case 'begin':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Begin ${row.name}`, 'ralph run --queue')], at);
    }
}


/***/ }),

/***/ 97100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   IL: () => (/* binding */ planInQueue),
/* harmony export */   Js: () => (/* binding */ queueRemarks),
/* harmony export */   Td: () => (/* binding */ queueSentence),
/* harmony export */   hN: () => (/* binding */ standingOfPlan),
/* harmony export */   j$: () => (/* binding */ queueDocument),
/* harmony export */   nH: () => (/* binding */ nextDocument)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87897);



const standings = {
    waiting: 'waits for its turn',
    at_work: 'at work',
    open: 'started',
    person: 'needs a person',
    failed: 'failed',
    complete: 'complete; its file stays here until its work is merged',
    archived: 'archived',
};
const standingOfPlan = ({ standing, state }) => state === null || standing === 'complete' || standing === 'at_work'
    ? standings[standing]
    : `${standings[standing]}: ${(0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .standingInWords */ .JL)(state)}`;
const queueRemarks = ({ takenOut, overlooked, folder }) => [
    ...takenOut.map((plan) => `${plan} has begun, and its file is no longer in ${folder}/: bring it back, or remove the run with \`${(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'delete', plan)}\``),
    ...overlooked.map((path) => `${path} is not a plan of the queue: that is a .md or .json file directly in pending/`),
];
function queueSentence({ rows, folder }, plan) {
    const [next, ...more] = rows.filter(({ standing, name }) => standing === 'waiting' && name !== plan);
    const others = more.length === 0 ? '' : `, and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more.length, 'more plan')} after it`;
    const then = next === undefined ? 'no other plan waits' : `next is ${next.name}${others}`;
    return `A plan of the queue in ${folder}/; ${then}.`;
}
const queueDocument = (queue, next) => ({
    schema: 1,
    folder: queue.folder,
    plans: queue.rows.map((row) => rowDocument(row, queue)),
    taken_out: queue.takenOut,
    overlooked: queue.overlooked,
    archived: queue.archived.map(({ name, path }) => ({ plan: name, file: path })),
    findings: queue.findings,
    next: nextDocument(next, queue),
});
const nextDocument = (next, queue) => ({
    kind: next.kind,
    plan: next.kind === 'empty' ? null : rowDocument(next.row, queue),
});
function planInQueue(queue, next, plan) {
    const row = queue.rows.find(({ name }) => name === plan);
    const archived = queue.archived.findLast(({ name }) => name === plan);
    const own = row
        ? rowDocument(row, queue)
        : {
            plan,
            file: archived?.path ?? null,
            place: archived?.place ?? null,
            position: null,
            standing: archived ? 'archived' : null,
        };
    const { file, place, position, standing } = own;
    return {
        folder: queue.folder,
        file,
        place,
        position,
        plans: queue.rows.length,
        standing,
        next: nextDocument(next, queue),
    };
}
const rowDocument = (row, { rows }) => ({
    plan: row.name,
    file: row.path,
    place: row.place,
    position: rows.findIndex(({ path }) => path === row.path) + 1,
    standing: row.standing,
    status: standingOfPlan(row),
});


/***/ }),

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33589);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11365);









function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_7__/* .remarks */ .IW)(run, foreign, context)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .pausedReason */ .T)(state.paused), context, foreign);
    }
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return {
            happened: `A job is running, between two attempts; ${counts}.`,
            details: [],
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed')],
        };
    }
    return {
        happened: `No job is running; ${counts}.`,
        details: [],
        next: [(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .goOn */ .AC)(context)],
    };
}
function atWork(state, current, context, counts) {
    const since = context.now === null
        ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(current.started)}`
        : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .ageMs */ .WO)(current.started, context.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(state.work_branch)}`),
            ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
                ? steering(context, current.task)
                : []),
        ],
    };
}
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('End this attempt and start no other', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
const whatItDoes = {
    undo: ', which reverts an earlier commit',
    agents_md: ', which updates AGENTS.md',
};
function handedOnText({ what, of, commit }) {
    if (what === 'passes')
        return { happened: 'Passes that waited for a verdict now wait for their agent.', ...settledLater };
    if (what === 'counsel')
        return { happened: 'A call about the plan as a whole waits for its agent.', ...settledLater };
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${whatItDoes[what] ?? ''}.`,
        ...settledLater,
    };
}
const settledLater = {
    details: [],
    next: [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
    ],
};


/***/ }),

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var _schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56907);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68124);
/* harmony import */ var _run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49981);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34891);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48186);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49484);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91760);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79152);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24106);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11365);


















function statusReport(run, context) {
    const { plan } = run;
    const { now, lost = false } = context;
    const state = lost ? (0,_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLostJob */ .G)(run.state) : run.state;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runSentence */ .n)({ plan, state }, context);
    const tasks = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .taskRows */ .Zy)(plan, state);
    const { current, awaiting } = state;
    const { lease } = run.state;
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state);
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .readyTasks */ .aZ)(plan, statusOf, (0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__/* .attentionIn */ .Ct)(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ id, at, by, text: given }) => ({ id, at, by, text: given }));
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Apply the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
    const renewedAgo = lease ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSentence */ .H9)(next),
        next_steps: next,
        standing: standingOf(state),
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: lost || renewedAgo >= _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptOf */ .W7)(state, now),
        forecast: (0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__/* .forecast */ .g)({ plan, state }, { now, costBudgetUsd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null), settings: context.settings }),
        warnings: warningsOf(state, context),
        orders,
        refused: (0,_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__/* .refusedIn */ .kr)(state),
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge.filter((entry) => entry.by !== null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)),
        learned: state.knowledge.filter((entry) => entry.by === null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)).length,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks: tasks.map((row) => ({ ...row, commit: row.commit && (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(row.commit) })),
    };
}
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`;
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetInWords */ .MZ)(use), choices: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetChoices */ .WW)(use, context) };
    });
}
function leaseLine({ lease }) {
    if (!lease)
        return 'none: the next job may start';
    const since = `last renewed ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(lease.age_ms)} ago`;
    return lease.over
        ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
        : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(waiting.why, 300)}`;
}
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}
function standingInWords(state) {
    switch (standingOf(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job running';
    }
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6016);


function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 99292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);







const namedFiles = 50;
const namedCommits = 20;
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedIds */ .bJ.merge}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved while this run was working, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is in the files: what git could merge is merged, and these contain conflict markers, with the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
const list = (texts, most) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(texts.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)), most)
    .map((line) => `- ${line}`)
    .join('\n');
function baseConflict(request) {
    const { remote, work_branch: workBranch, work: ours } = request.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: request.local },
        pair: { ours, theirs: request.base },
        paths: request.files,
    });
    return {
        kind: 'human_review',
        why: request.why,
        conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
    };
}
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}
const keptFiles = 20;
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
function mergeByHand(request) {
    const { workBranch, merge } = request;
    const remote = withoutCredentials(request.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...request.pair,
        files: request.paths.slice(0, keptFiles),
        total: request.paths.length,
        commands: [
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, workBranch),
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
            'git switch -',
        ],
    };
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 33589:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H2: () => (/* binding */ awaitingReason),
  xc: () => (/* binding */ fitsAfter),
  Hl: () => (/* binding */ lastMoment),
  sk: () => (/* binding */ nextStep),
  T: () => (/* binding */ pausedReason),
  cB: () => (/* binding */ usualCost)
});

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(99292);
;// CONCATENATED MODULE: ./build/core/run/next/counsel.js
function consensusDue({ counsel, counts }, { seeksConsensus }) {
    const { consensus } = counsel;
    if (consensus?.held)
        return { held: consensus.held };
    if (consensus)
        return consensus.next ? { role: 'consensus', part: consensus.next, round: consensus.round } : undefined;
    if (!seeksConsensus || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'consensus', part: 'challenge', round: 1 };
}
function planReviewDue({ counsel, counts }, { reviewsPlan }) {
    const { plan_review: review } = counsel;
    if (review?.held)
        return { held: review.held };
    if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 };
}
const mostVerifications = 3;
function verificationDue({ counsel, work }, { verifies }) {
    const { verified } = counsel;
    const rounds = verified?.rounds ?? 0;
    if (!verifies || verified?.work === work || rounds >= mostVerifications)
        return undefined;
    return { role: 'verify', part: 'verify', round: rounds + 1 };
}

// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
;// CONCATENATED MODULE: ./build/core/run/next/next-step.js










const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    keepsAgentsMd,
    owesPasses,
    verifies,
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
    constraintsLeaveNoRoom,
    looksAtPlan,
    spacing,
];
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,blocked/* selectTask */.aA)(request.plan, (0,begin/* statusIn */.em)(request.state), (0,human_review/* attentionIn */.Ct)(request.state)),
    };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
function waitsForAMerge({ state }) {
    const reason = (0,conflict_task/* unresolvedConflict */.cb)(state);
    return reason && stop(reason);
}
function keepsAgentsMd(request) {
    const { selection } = request;
    if (selection.kind !== 'task' || !(0,milestones/* isAgentsMd */.Eo)(selection.task.id))
        return undefined;
    return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
const leastUsd = 0.01;
function owesPasses({ state, limits, selection }) {
    if (selection.kind === 'task' || state.owed.length === 0 || state.paused)
        return undefined;
    return limits.costBudgetUsd - state.usage.usd < leastUsd ? undefined : { kind: 'passes' };
}
function verifies(request) {
    const { plan, state, limits, selection } = request;
    const counsel = verificationDue(state, limits.counsel);
    if (selection.kind !== 'complete' || !counsel || state.paused)
        return undefined;
    if ((0,human_review/* askedReason */.Fb)(state) || (0,human_review/* givenUpReason */.hP)(plan, state) || leftOut(state))
        return undefined;
    if (limits.costBudgetUsd - state.usage.usd < leastUsd)
        return undefined;
    return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel };
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,human_review/* askedReason */.Fb)(state);
    if (asked)
        return stop(asked);
    const givenUp = (0,human_review/* givenUpReason */.hP)(plan, state);
    if (selection.kind === 'complete')
        return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed });
}
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop(pausedReason(state.paused)) : undefined;
}
const pausedReason = ({ why, task }) => ({
    kind: 'paused',
    why,
    ...(task !== undefined && { task }),
});
const shortWaitMs = 600_000;
function waitsForTheProvider(request) {
    const { state, now } = request;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(request, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
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
    const { costBudgetUsd: budget_usd } = limits;
    const { usd: spent_usd } = state.usage;
    if (spent_usd >= budget_usd)
        return stop({ kind: 'cost_budget', budget_usd, spent_usd });
    const attempt_usd = usualCost(state);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd, spent_usd, attempt_usd });
}
const usualCost = ({ costs }) => median(costs);
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs))
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
    const confined = baseline.confined ?? [];
    if (confined.length > 0)
        return stop({ kind: 'blocked', by: confined.map(policy/* redByConfinement */.Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function constraintsLeaveNoRoom({ state, limits }) {
    const { indexChars, asksIndexer } = limits;
    const found = indexChars === null ? undefined : (0,merge_first/* mergeFirst */.ht)(state.knowledge, indexChars);
    if (!found || indexChars === null)
        return undefined;
    if (asksIndexer && (0,merge_first/* mergeDue */.xJ)(state.knowledge, state.compaction, indexChars))
        return undefined;
    const tried = state.compaction.merge_tried > 0 ? ' (an agent was asked to merge them, but that was not enough)' : '';
    const [size, most] = [found.chars, found.most].map((chars) => (0,amounts/* thousands */.oh)(Math.floor(chars / limits.charsPerToken)));
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most})${tried}: withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
function looksAtPlan({ state, limits }) {
    const dues = [
        { role: 'consensus', due: consensusDue(state, limits.counsel) },
        { role: 'plan-review', due: planReviewDue(state, limits.counsel) },
    ];
    const first = dues.find(({ due }) => due !== undefined);
    if (!first?.due)
        return undefined;
    const { role, due } = first;
    return 'held' in due ? stop({ kind: 'blocked', by: [due.held], counsel: role }) : { kind: 'counsel', counsel: due };
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,task_commits/* nextAttempt */.nj)((0,begin/* taskIn */.B1)(state, task.id)) };
}
const longestMarginMs = 60_000;
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 30978:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queueCommand: () => (/* binding */ queueCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70400);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64967);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7630);
/* harmony import */ var _core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80265);
/* harmony import */ var _core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79152);
/* harmony import */ var _core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62488);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30023);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20780);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(41038);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paint_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39812);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5369);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67582);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18341);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(90553);






















const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_15__/* .settingFlags */ .KB)('queue', 'queue-failed', 'remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_15__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_15__/* .jsonFlag */ .hG,
};
const queueCommand = {
    help: `Shows the queue of plans, adds a plan or removes one. \`ralph run --queue\` runs it. add and remove change files in your
working tree; you commit them.

Usage: ralph queue [status|next|add|remove] [PLAN] [options]

Examples:
  ralph queue
  ralph queue add drafts/search.md
  ralph queue next
  ralph queue remove search

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_15__/* .flagHelp */ .QR)(flags)}

status and next exit with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code} if two plans have the same name.`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const [word = 'status', operand, ...more] = operands;
        const verb = verbs[word];
        if (verb === undefined || more.length > 0)
            throw misused(word);
        if ((operand !== undefined) !== verb.takes)
            throw misused(word);
        return verb.act({ context, values, here: await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_17__/* .queueHere */ .GZ)(context, values), operand: operand ?? '' });
    },
};
const verbs = {
    status: { takes: false, act: status },
    next: { takes: false, act: next },
    add: { takes: true, act: add },
    remove: { takes: true, act: remove },
};
function misused(word) {
    const meant = verbs[word] ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_18__/* .meantName */ .d5)(word, Object.keys(verbs));
    const known = verbs[word] ? '' : ` '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_12__/* .plainLine */ .h0)(word, 60)}' is not a command of queue.`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A({
        code: 'USAGE',
        message: `queue: use \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${known}`,
        hint: `${meant === undefined ? '' : `Did you mean '${meant}'? `}See \`ralph queue --help\`.`,
    });
}
async function looked({ context, here }) {
    const due = (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_17__/* .nextHere */ .kC)(here);
    const fault = due.kind === 'begin' ? await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_17__/* .planFault */ .Y8)(here, due.row, context) : undefined;
    const why = fault === undefined || fault.findings.length > 0 ? (fault?.findings ?? []) : [fault.message];
    return { due, queue: { ...here.queue, findings: [...here.queue.findings, ...why] } };
}
async function status(asked) {
    const { context, values } = asked;
    const { queue, due } = await looked(asked);
    const text = values['json']
        ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_11__/* .inertJson */ .n)((0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_8__/* .queueDocument */ .j$)(queue, due), 2)
        : (0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .queueText */ .Z)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context)).join('\n');
    context.out(`${text}\n`);
    return queue.findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code : 0;
}
async function next(asked) {
    const { context, values } = asked;
    const { queue, due } = await looked(asked);
    const findings = queue.findings.map((finding) => `error: ${finding}`);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_11__/* .inertJson */ .n)((0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nextDocument */ .nH)(due, queue), 2)}\n`);
    else
        context.out(`${[...findings, ...(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .nextOfQueue */ .M)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context))].join('\n')}\n`);
    return queue.findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code : 0;
}
async function add({ context, values, here, operand }) {
    const { queue, toplevel, settings } = here;
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(context.cwd, operand);
    const reading = { files: _project_base_files_js__WEBPACK_IMPORTED_MODULE_14__/* .onDisk */ .F, toplevel, cwd: context.cwd, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_16__.readOptionsOf)(settings) };
    const { plan } = await (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_16__.readPlanFile)(from, operand, reading);
    const path = `${queue.folder}/pending/${(0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_20__/* .nameForAdded */ .Lt)(operand, queue, context.now())}`;
    const file = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_21__/* .queuedFile */ .W5)(path, queue.folder);
    if (file === undefined)
        throw noPlanFile(operand);
    const name = plan.name ?? file.name;
    const twin = queue.rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
    const before = queue.archived.find((one) => one.name === name);
    if (twin)
        throw named(name, `${twin.path} has that name`);
    if (before)
        throw named(name, `${before.path} has that name; its run knows it as complete`);
    const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(context.cwd, to);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_11__/* .inertJson */ .n)({ kind: 'added', plan: name, file: path })}\n`);
    else {
        context.out(`Added: ${shown} (the plan ${name}).\n`);
        say(context, 'Commit it, so that a run can find it', [
            (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)('git', 'add', shown),
            (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)('git', 'commit', '-m', `Queue ${name}`),
        ]);
    }
    return 0;
}
async function remove({ context, values, here, operand }) {
    const { queue, toplevel } = here;
    const rows = queue.rows.filter((row) => [row.name, row.stem, row.path].includes(operand) || isPath(operand, context, here, row));
    const [row] = rows;
    if (row === undefined)
        throw notQueued(operand, queue);
    if (rows.length > 1)
        throw notQueued(operand, queue, `${rows.map(({ path }) => path).join(' and ')} have that name; name the file`);
    if (row.standing !== 'waiting')
        throw begun(row);
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', row.path];
    const { stdout } = await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(toplevel, context.env)({ args });
    if (stdout.length > 0)
        throw uncommitted(row);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, row.path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(context.cwd, file);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_11__/* .inertJson */ .n)({ kind: 'removed', plan: row.name, file: row.path })}\n`);
    else {
        context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`);
        say(context, 'Commit that', [(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)('git', 'commit', '-m', `Take ${row.name} out of the queue`, shown)]);
    }
    return 0;
}
const isPath = (operand, { cwd }, { toplevel }, { path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, operand) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, path);
function say(context, does, commands) {
    const look = (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context);
    const lines = (0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .nextLines */ .N7)([(0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .step */ .PM)(does, commands.join(' && '))], { paint: (0,_core_text_paint_js__WEBPACK_IMPORTED_MODULE_13__/* .painter */ .C2)(look.color), columns: (0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_10__/* .columnsOf */ .PL)(look) });
    context.out(`${lines.join('\n')}\n`);
}
const refused = (message, hint) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A({ code: 'QUEUE_REFUSED', message, hint });
const noPlanFile = (file) => refused(`${file} was not added: files in the queue end in .md or .json.`, 'Copy it to a file with such a name.');
const named = (name, why) => refused(`Nothing was added: another plan is called ${name} too: ${why}.`, 'Give the file another name; a number in front does not count.');
const notQueued = (operand, queue, why) => {
    const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_18__/* .meantName */ .d5)(operand, queue.rows.map(({ name }) => name));
    const other = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    return refused(`Nothing was removed: ${why ?? `no plan ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_12__/* .plainLine */ .h0)(operand, 80)} waits in ${queue.folder}/pending/`}.`, `\`ralph queue\` lists the plans.${other}`);
};
const begun = ({ name, path, standing, state }) => refused(`Nothing was removed: ${name} has started (${(0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_8__/* .standingOfPlan */ .hN)({ standing, state })}).`, standing === 'complete'
    ? `Merge its work, which moves ${path} into the archive.`
    : `Remove its run first: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)('ralph', 'delete', name)}\`.`);
const uncommitted = ({ path }) => refused(`Nothing was removed: ${path} has uncommitted content, which would be lost.`, `Move it elsewhere, or commit it: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)('git', 'add', path)} && git commit\`.`);


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);














async function keepersOf(context, flags) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .settingSources */ .rw)(context, flags);
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }) }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 90553:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ onPrevious),
/* harmony export */   GZ: () => (/* binding */ queueHere),
/* harmony export */   Lq: () => (/* binding */ planMeantHere),
/* harmony export */   Y8: () => (/* binding */ planFault),
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   kC: () => (/* binding */ nextHere),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony export queueFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48552);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7630);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68124);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5369);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13992);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8284);










async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_6__/* .settingSources */ .rw)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings: before.settings };
}
const nextHere = ({ queue, settings }) => (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
async function planFault({ toplevel, settings }, { path }, context) {
    const reading = { files: await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openBase */ .m)(context), toplevel, cwd: toplevel, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readOptionsOf)(settings) };
    return (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readPlanFile)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path), path, reading).then(() => undefined, (error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A)
            return error;
        throw error;
    });
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readOptionsOf)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)({ file: path, bytes, options }).plan?.name };
    }));
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .keepersOf */ .Pb)(context, flags);
    for (const keeper of keepers) {
        const found = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`);
            return [];
        });
        for (const { plan, ref, run, fault } of found) {
            if (fault !== undefined)
                context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
            if (run && !runs.has(plan))
                runs.set(plan, await asItStands(run.state, context.now(), liveness));
        }
    }
    return runs;
}
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLostJob */ .G)(given[0]) : given[0];
function onPrevious(project, previous) {
    const before = previous?.state;
    if (!project.queue || !before || project.settings['queue-base'] === 'base')
        return project;
    if (before.remote !== project.remote)
        return project;
    const { plan, work_branch: branch, work: commit } = before;
    return { ...project, queue: { ...project.queue, previous: { plan, branch, commit } } };
}
function refuseTwins({ findings }) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'QUEUE_INVALID',
        message: 'The queue cannot be run; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    const chosen = await chosenByQueue(context, flags);
    if (chosen === undefined)
        return flags;
    const { base, folder } = chosen;
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined ? flags : named(flags, first, { context, toplevel: base.repository.toplevel });
}
async function planMeantHere(context, flags, about) {
    if ((await chosenByQueue(context, flags)) === undefined)
        return flags;
    const here = await queueHere(context, flags);
    const { queue, runs, toplevel } = here;
    const meant = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .planMeant */ .VU)(queue, { next: nextHere(here), runs, about });
    if (meant === undefined)
        throw queueEmpty(queue);
    const { file, is } = meant;
    const which = is === 'next' ? 'the next plan of the queue' : is === 'complete' ? 'the newest complete plan' : 'the plan under way';
    context.err(`This is about ${file.name}, ${which} (${file.path}); name another with --plan.\n`);
    return named(flags, file, { context, toplevel });
}
const queueEmpty = ({ folder }) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
});
async function chosenByQueue(context, flags) {
    if (flags['plan'] !== undefined || context.planText)
        return undefined;
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_6__/* .settingSources */ .rw)(context, flags);
    const folder = before.settings.queue;
    return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder };
}
const named = (flags, { path }, { context, toplevel }) => ({ ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)) });


/***/ })

};
