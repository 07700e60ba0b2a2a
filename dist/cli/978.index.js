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
/* harmony export */   Mj: () => (/* binding */ nextOfQueue),
/* harmony export */   Zp: () => (/* binding */ queueText),
/* harmony export */   hN: () => (/* binding */ standingOfPlan)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87897);







const words = {
    waiting: 'waits for its turn',
    at_work: 'at work',
    open: 'under way',
    person: 'needs a person',
    failed: 'failed',
    complete: 'complete; its file stays here until its work is merged',
    archived: 'archived',
};
const standingOfPlan = ({ standing, state }) => state === null || standing === 'complete' || standing === 'at_work'
    ? words[standing]
    : `${words[standing]}: ${(0,_words_status_js__WEBPACK_IMPORTED_MODULE_6__/* .standingInWords */ .JL)(state)}`;
const archivedShown = 5;
function queueText(queue, next, look) {
    const { rows, archived, findings, folder } = queue;
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const newest = archived.slice(-archivedShown);
    const cells = [
        ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), standingOfPlan(row)]),
        ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', words.archived]),
    ].map((row) => row.map((cell) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(cell, 200)));
    if (cells.length === 0) {
        const add = (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Add a plan', 'ralph queue add FILE')], { paint, columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) });
        return [...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)([`The queue in ${folder}/ is empty.`], look), ...add];
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
        return ['Nothing is left to begin.'];
    const { row } = next;
    const plan = ['--plan', row.path];
    switch (next.kind) {
        case 'busy':
            return [
                `A job is at work on ${row.name}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Watch it', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'held':
            return [
                `The queue in ${folder}/ waits for a person: ${row.name} ${words[row.standing]}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('See what it needs', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'continue':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Go on with ${row.name}`, 'ralph run --queue')], at);
        case 'begin':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Begin ${row.name}`, 'ralph run --queue')], at);
    }
}


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
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Carry out the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
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
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without giving the run back, as after a second Ctrl-C or a crash. Nothing is at work.`;
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
    return lease.over ? `${lease.holder}, ${since}: gone, the next job takes it over` : `${lease.holder}, ${since}`;
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
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job at work';
    }
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97494);


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
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7630);
/* harmony import */ var _core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80265);
/* harmony import */ var _core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79152);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62488);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30023);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20780);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(41038);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paint_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39812);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5369);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67582);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(18341);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(90553);





















const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_14__/* .settingFlags */ .KB)('queue', 'queue-failed', 'remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_14__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonFlag */ .hG,
};
const queueCommand = {
    help: `Shows the queue of plans, adds to it or takes from it. \`ralph run --queue\` carries it out. add and remove change files of
your working tree; you commit them.

Usage: ralph queue [status|next|add|remove] [PLAN] [options]

Examples:
  ralph queue
  ralph queue add drafts/search.md
  ralph queue next
  ralph queue remove search

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_14__/* .flagHelp */ .QR)(flags)}

status and next end with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code} where two plans have the same name.`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const [word = 'status', operand, ...more] = operands;
        const verb = verbs[word];
        if (verb === undefined || more.length > 0)
            throw misused(word);
        if ((operand !== undefined) !== verb.takes)
            throw misused(word);
        return verb.act({ context, values, here: await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_16__/* .queueHere */ .GZ)(context, values), operand: operand ?? '' });
    },
};
const verbs = {
    status: { takes: false, act: status },
    next: { takes: false, act: next },
    add: { takes: true, act: add },
    remove: { takes: true, act: remove },
};
function misused(word) {
    const meant = verbs[word] ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_17__/* .meantName */ .d5)(word, Object.keys(verbs));
    const known = verbs[word] ? '' : ` '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_11__/* .plainLine */ .h0)(word, 60)}' is not one of its commands.`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A({
        code: 'USAGE',
        message: `queue: write it as \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${known}`,
        hint: `${meant === undefined ? '' : `Did you mean '${meant}'? `}See \`ralph queue --help\`.`,
    });
}
const nextHere = ({ queue, settings }) => (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_18__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
async function status({ context, values, here }) {
    const { queue } = here;
    const due = nextHere(here);
    const text = values['json']
        ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_10__/* .inertJson */ .n)(queueDocument(queue, due), 2)
        : (0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .queueText */ .Zp)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context)).join('\n');
    context.out(`${text}\n`);
    return queue.findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code : 0;
}
async function next({ context, values, here }) {
    const { queue } = here;
    const due = nextHere(here);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_10__/* .inertJson */ .n)(nextDocument(due), 2)}\n`);
    else
        context.out(`${[...queue.findings, ...(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .nextOfQueue */ .Mj)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context))].join('\n')}\n`);
    return queue.findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exits */ .co.data.code : 0;
}
const queueDocument = ({ folder, rows, archived, findings }, due) => ({
    schema: 1,
    folder,
    plans: rows.map(rowDocument),
    archived: archived.map(({ name, path }) => ({ plan: name, file: path })),
    findings,
    next: nextDocument(due),
});
const nextDocument = (due) => ({ kind: due.kind, plan: due.kind === 'empty' ? null : rowDocument(due.row) });
const rowDocument = (row) => ({
    plan: row.name,
    file: row.path,
    place: row.place,
    standing: row.standing,
    status: (0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOfPlan */ .hN)(row),
});
async function add({ context, values, here, operand }) {
    const { queue, toplevel, settings } = here;
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(context.cwd, operand);
    const reading = { files: _project_base_files_js__WEBPACK_IMPORTED_MODULE_13__/* .onDisk */ .F, toplevel, cwd: context.cwd, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_15__/* .readOptionsOf */ .Mt)(settings) };
    const { plan } = await (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_15__/* .readPlanFile */ .wr)(from, operand, reading);
    const path = `${queue.folder}/pending/${(0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_18__/* .nameForAdded */ .Lt)(operand, queue, context.now())}`;
    const file = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .queuedFile */ .W5)(path, queue.folder);
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
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_10__/* .inertJson */ .n)({ kind: 'added', plan: name, file: path })}\n`);
    else {
        context.out(`Added: ${shown} (the plan ${name}).\n`);
        say(context, 'Commit it, so that a run can move it', [
            (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLine */ .ay)('git', 'add', shown),
            (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLine */ .ay)('git', 'commit', '-m', `Queue ${name}`),
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
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_10__/* .inertJson */ .n)({ kind: 'removed', plan: row.name, file: row.path })}\n`);
    else {
        context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`);
        say(context, 'Commit that', [(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLine */ .ay)('git', 'commit', '-m', `Take ${row.name} out of the queue`, shown)]);
    }
    return 0;
}
const isPath = (operand, { cwd }, { toplevel }, { path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, operand) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, path);
function say(context, does, commands) {
    const look = (0,_project_context_js__WEBPACK_IMPORTED_MODULE_19__/* .lookOf */ .Li)(context);
    const lines = (0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .nextLines */ .N7)([(0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .step */ .PM)(does, commands.join(' && '))], { paint: (0,_core_text_paint_js__WEBPACK_IMPORTED_MODULE_12__/* .painter */ .C2)(look.color), columns: (0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(look) });
    context.out(`${lines.join('\n')}\n`);
}
const refused = (message, hint) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RalphError */ .A({ code: 'QUEUE_REFUSED', message, hint });
const noPlanFile = (file) => refused(`${file} was not added: the queue takes files whose names end in .md or .json.`, 'Copy it to a file with such a name.');
const named = (name, why) => refused(`Nothing was added: a plan called ${name} would not be told from another one, since ${why}.`, 'Give the file another name; its number does not count.');
const notQueued = (operand, queue, why) => {
    const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_17__/* .meantName */ .d5)(operand, queue.rows.map(({ name }) => name));
    const other = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    return refused(`Nothing was removed: ${why ?? `no plan ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_11__/* .plainLine */ .h0)(operand, 80)} waits in ${queue.folder}/pending/`}.`, `\`ralph queue\` lists the plans.${other}`);
};
const begun = ({ name, path, standing, state }) => refused(`Nothing was removed: ${name} has begun (${(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOfPlan */ .hN)({ standing, state })}).`, standing === 'complete'
    ? `Merge its work, which moves ${path} into the archive.`
    : `Remove its run first: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLine */ .ay)('ralph', 'delete', name)}\`.`);
const uncommitted = ({ path }) => refused(`Nothing was removed: ${path} is not committed as it is, and would be lost.`, `Move it elsewhere, or commit it: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLine */ .ay)('git', 'add', path)} && git commit\`.`);


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
/* harmony export */   XS: () => (/* binding */ planUnderWay),
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony export queueFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64745);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7630);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68124);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8284);









async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings: before.settings };
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsOf */ .Mt)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)({ from: 'file', file: path, bytes, options }).plan?.name };
    }));
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .keepersOf */ .Pb)(context, flags);
    for (const keeper of keepers) {
        const found = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} could not be asked for its runs: ${error.message}\n`);
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
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLostJob */ .G)(given[0]) : given[0];
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
        message: 'The queue cannot be carried out; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    if (flags['plan'] !== undefined || context.planText)
        return flags;
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const folder = before.settings.queue;
    if (folder === undefined || before.sources.plan !== 'default')
        return flags;
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined
        ? flags
        : { ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.repository.toplevel, first.path)) };
}
async function planUnderWay(context, flags) {
    const looking = await lookingAtQueue(context, flags);
    if (looking === flags)
        return flags;
    const { queue, settings, toplevel } = await queueHere(context, flags);
    const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
    const row = next.kind === 'empty' || next.kind === 'begin' ? (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .previousOf */ .te)(queue.rows) : next.row;
    return row ? { ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, row.path)) } : looking;
}


/***/ })

};
