export const id = 553;
export const ids = [553];
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

/***/ 80265:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ nextOfQueue),
/* harmony export */   VO: () => (/* binding */ commitCommand),
/* harmony export */   Zp: () => (/* binding */ queueText)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
/* harmony import */ var _words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97100);







const archivedShown = 5;
function queueText(queue, next, look, { faults = [], ...typed }) {
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
        ...[...findings, ...faults].map((finding) => `error: ${finding}`),
        ...(0,_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .queueRemarks */ .Js)(queue),
        '',
        ...nextOfQueue(queue, next, look, typed),
    ], look);
}
const tasksOf = ({ state }) => {
    const tasks = Object.values(state?.tasks ?? {});
    return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`;
};
function nextOfQueue({ folder, findings }, next, look, typed) {
    const steps = (one) => (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([one], { paint: (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color), columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) });
    const run = (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)(...typed.run);
    const status = ({ path }) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .flagWords */ .GK)('plan', typed.shown(path)), ...typed.reachedBy);
    if (next.kind !== 'unreadable' && findings.length > 0)
        return steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Do what the errors say; nothing starts before that'));
    if (next.kind === 'empty')
        return [`Nothing is left to start in ${folder}/pending/.`];
    const { row } = next;
    switch (next.kind) {
        case 'busy':
            return [`A job is working on ${row.name}.`, ...steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Watch it', status(row)))];
        case 'blocked':
            return [
                `The queue in ${folder}/ waits for a person: ${row.name} ${_words_queue_words_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .ES[row.standing]}.`,
                ...steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('See what it needs', status(row))),
            ];
        case 'uncommitted':
            return steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Commit ${row.name}; a run starts from a commit`, commitCommand(typed.shown(row.path), row.name)));
        case 'unreadable': {
            const lint = (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'plan', 'lint', typed.shown(row.path));
            return steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Fix ${row.name}; nothing starts before that. This checks it`, lint));
        }
        case 'continue':
            return steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Continue with ${row.name}`, run));
        case 'begin':
            return steps((0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Begin ${row.name}`, run));
    }
}
const commitCommand = (shown, plan) => `${(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'add', shown)} && ${(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'commit', '-m', `Queue ${plan}`, shown)}`;


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
    complete: 'complete, not merged yet',
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
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46109);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);



function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    const call = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_1__/* .lostCounsel */ .mx)(state);
    if (call)
        left.push({ type: 'counsel_lost', at, ...call });
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
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


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
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92486);















async function keepersOf(context, flags, settings = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__/* .openSettings */ .Ow)(context, flags)) {
    const { base, before } = await settings;
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
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
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }), home }).finally(() => store.close());
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
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 90553:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ onPrevious),
/* harmony export */   GZ: () => (/* binding */ queueHere),
/* harmony export */   Gi: () => (/* binding */ refuseUncommitted),
/* harmony export */   IO: () => (/* binding */ nextThatReads),
/* harmony export */   Lq: () => (/* binding */ planMeantHere),
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   kC: () => (/* binding */ nextHere),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony export queueFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70400);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1899);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7630);
/* harmony import */ var _core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80265);
/* harmony import */ var _core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6016);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62488);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5369);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18341);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92486);
/* harmony import */ var _runs_here_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86986);













async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .openSettings */ .Ow)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_10__/* .runsHere */ .l)(context, flags, known.liveness),
    ]);
    const { settings, sources } = before;
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_12__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings, sources };
}
const nextHere = ({ queue, settings }) => (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_12__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
async function nextThatReads(here, context, skip) {
    const { queue, settings } = here;
    const passesFailed = settings['queue-failed'] === 'pass';
    const refused = new Set();
    for (;;) {
        const rows = queue.rows.filter(({ path }) => !refused.has(path));
        const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_12__/* .nextPlan */ .T2)({ rows }, { passesFailed });
        if (next.kind !== 'begin')
            return next;
        const fault = await planFault(here, next.row, context);
        if (fault === undefined)
            return (await isUncommitted(here, next.row, context)) ? { ...next, kind: 'uncommitted' } : next;
        if (!passesFailed)
            return { kind: 'unreadable', row: next.row, fault };
        refused.add(next.row.path);
        skip(next.row, fault);
    }
}
async function isUncommitted({ toplevel }, { path }, { env, checkout }) {
    if (checkout)
        return false;
    const { stdout } = await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_1__/* .userGit */ .G)(toplevel, env)({ args: ['ls-tree', '--name-only', '-z', 'HEAD', '--', path] });
    return stdout.length === 0;
}
async function refuseUncommitted(here, { kind, row }, { context, shown }) {
    if (kind !== 'begin' || !(await isUncommitted(here, row, context)))
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'QUEUE_INVALID',
        message: `${row.path} is not committed, and a run starts from a commit, which moves the plan; nothing was started.`,
        hint: `Commit it: \`${(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_4__/* .commitCommand */ .VO)(shown, row.name)}\`. To run it as it is, without the queue: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .commandLine */ .ay)('ralph', 'run', ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .flagWords */ .GK)('plan', shown))}\`.`,
    });
}
async function planFault({ toplevel, settings }, { path }, context) {
    const reading = { files: await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openBase */ .m)(context), toplevel, cwd: toplevel, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__.readOptionsOf)(settings) };
    return (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__.readPlanFile)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path), path, reading).then(() => undefined, (error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A)
            return error;
        throw error;
    });
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__.readOptionsOf)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)({ file: path, bytes, options }).plan?.name };
    }));
}
function onPrevious(project, previous) {
    const before = previous?.state;
    if (!project.queue || !before || project.settings['queue-base'] === 'base')
        return project;
    if (before.remote !== project.remote)
        return project;
    const { plan, work_branch: branch, work: commit } = before;
    const steered = steeredPaths(before);
    return { ...project, queue: { ...project.queue, previous: { plan, branch, commit, steered } } };
}
function steeredPaths({ steered }) {
    const isComplete = steered.length < _core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_5__/* .keptArrivals */ .h9 && steered.every(({ paths, total }) => paths.length === total);
    return isComplete ? steered.flatMap(({ paths }) => paths) : null;
}
function refuseTwins({ findings }) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
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
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined ? flags : named(flags, first, { context, toplevel: base.repository.toplevel });
}
async function planMeantHere(context, flags, about, settings) {
    if ((await chosenByQueue(context, flags, settings)) === undefined)
        return flags;
    const here = await queueHere(context, flags);
    const { queue, runs, toplevel } = here;
    const meant = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_12__/* .planMeant */ .VU)(queue, { next: nextHere(here), runs, about });
    if (meant === undefined)
        throw queueEmpty(queue);
    const { file, is } = meant;
    const which = is === 'next' ? 'the next plan of the queue' : is === 'complete' ? 'the newest complete plan' : 'the plan under way';
    context.err(`This is about ${file.name}, ${which} (${file.path}); name another with --plan.\n`);
    return named(flags, file, { context, toplevel });
}
const queueEmpty = ({ folder }) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
});
async function chosenByQueue(context, flags, settings) {
    if (flags['plan'] !== undefined || context.planText)
        return undefined;
    const { base, before } = settings ?? (await (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .openSettings */ .Ow)(context, flags));
    const folder = before.settings.queue;
    return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder };
}
const named = (flags, { path }, { context, toplevel }) => ({ ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)) });


/***/ }),

/***/ 86986:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ storedRuns),
/* harmony export */   l: () => (/* binding */ runsHere)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68124);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92486);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8284);




async function storedRuns(context, flags, settings) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .keepersOf */ .Pb)(context, flags, settings ?? (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .openSettings */ .Ow)(context, flags));
    for (const keeper of keepers) {
        const surveyed = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`);
            return [];
        });
        for (const one of surveyed)
            if (!runs.has(one.plan))
                runs.set(one.plan, { ...one, keeper });
    }
    return [...runs.values()];
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    for (const { plan, ref, run, fault } of await storedRuns(context, flags)) {
        if (fault !== undefined)
            context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
        if (run)
            runs.set(plan, await asItStands(run.state, context.now(), liveness));
    }
    return runs;
}
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLostJob */ .G)(given[0]) : given[0];


/***/ })

};
