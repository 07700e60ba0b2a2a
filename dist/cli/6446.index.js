export const id = 6446;
export const ids = [6446,5374];
export const modules = {

/***/ 25374:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/core/context/call-order.js
var call_order = __webpack_require__(54425);
// EXTERNAL MODULE: ./build/core/context/ended-iteration.js
var ended_iteration = __webpack_require__(78588);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
;// CONCATENATED MODULE: ./build/core/report/terminal/dry-run.js










function dryRunReport(run, context, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const rows = (0,task_rows/* taskRows */.Zy)(run.plan, run.state);
    const shown = (0,task_rows/* shownRows */.$6)(rows);
    const ahead = (0,forecast_text/* forecastLines */.x3)(run.forecast);
    const total = run.sections.reduce((sum, section) => sum + section.chars, 0);
    const heading = (text) => ['', paint(text, 'bold')];
    const said = [
        paint('Dry run: no agent was called, and nothing was changed or written.', 'bold'),
        `First step: ${(0,text_paint/* paintCode */.UW)((0,one_line/* plainLine */.h0)(run.step, 500), paint)}`,
        ...heading(`Tasks: ${(0,task_rows/* countsInWords */.Pe)(rows)}`),
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        ...(ahead.length === 0 ? [] : [...heading('Forecast'), ...ahead.map((line) => `  ${line}`)]),
        ...heading('Agent'),
        `  ${run.agentCommand.map(argument).join(' ')}`,
        ...heading(`Prompt: ${(0,amounts/* plural */.LS)(total, 'character')}, about ${(0,amounts/* plural */.LS)(Math.floor(total / 4), 'token')}`),
        ...sizes(run.sections),
        ...run.callsBefore.map((role) => `  ${before[role]}`),
        ...heading(run.checks.length === 0 ? 'Checks: none' : 'Checks, all of which run, in this order'),
        ...run.checks.map(checkLine),
        ...(run.unchecked === null ? [] : [`  Nothing checks these commits (\`no-checks\`): ${run.unchecked}.`]),
        ...heading('Refs'),
        `  work   ${(0,one_line/* plainLine */.h0)(run.refs.work, 200)}`,
        `  state  ${(0,one_line/* plainLine */.h0)(run.refs.state, 200)}`,
        `  at     ${(0,one_line/* plainLine */.h0)(run.refs.remote, 200)}`,
        '',
    ];
    const next = [(0,next_steps/* step */.PM)('Do it', (0,report_context/* operatorLine */.lJ)(context, 'run'))];
    return [...(0,display_width/* fitLines */.RV)(said, look), ...(0,next_steps/* nextLines */.N7)(next, { paint, columns: (0,display_width/* columnsOf */.PL)(look) })];
}
const before = {
    index: 'Before that, an agent would update the knowledge index.',
    post: 'Before that, an agent would review the last iteration (a separate call).',
    prep: 'Before that, an agent would prepare another prompt from this one (a separate call).',
};
const argument = (text) => (0,one_line/* plainLine */.h0)((0,command_line/* shellWord */.r7)(text), 120);
function sizes(sections) {
    const widest = sections.reduce((width, { name }) => Math.max(width, name.length), 0);
    return sections.map(({ name, chars }) => `  ${(0,display_width/* pad */.eV)(name, widest)}  ${String(chars).padStart(7)}`);
}
function checkLine({ name, run, kind, timeout_ms, working_directory }) {
    const where = working_directory === '.' || working_directory === '' ? '' : ` in ${working_directory}`;
    const label = name === run ? '' : `${(0,one_line/* plainLine */.h0)(name, 100)}: `;
    return `  ${label}${(0,one_line/* plainLine */.h0)(run, 300)} (${kind}, at most ${(0,amounts/* formatDuration */.a3)(timeout_ms)}${where})`;
}

// EXTERNAL MODULE: ./build/core/report/words/conf-remarks.js
var conf_remarks = __webpack_require__(1089);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js
var conf_here = __webpack_require__(52186);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/job-flags.js
var job_flags = __webpack_require__(30320);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/rule-project.js + 1 modules
var rule_project = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/run/choose-scope.js
var choose_scope = __webpack_require__(34233);
// EXTERNAL MODULE: ./build/entry/run/imagined-state.js
var imagined_state = __webpack_require__(32685);
;// CONCATENATED MODULE: ./build/entry/run/dry-run.js

























async function dryRun(given, context, flags, { words: queued, told = new Map() } = {}) {
    const lines = await (0,state_access/* withTemporaryState */.HP)(given, context, async (access) => {
        const { state: store } = access;
        const { run } = await store.load();
        const [fresh, change] = [flags['fresh'] === true, flags['change-rules'] === true];
        const notes = [];
        const say = (text) => void notes.push(text);
        const scoped = await (0,choose_scope/* withScope */.v)(given, { run, fresh, say });
        const { project, rules } = await (0,rule_project/* ruleProject */.i)(scoped, context, { run, access, fresh, change });
        const job = (0,job_settings/* jobSettings */.b)(project, { rules });
        (0,checks/* refuseUnchecked */.vc)(job);
        const plan = run?.plan ?? project.plan;
        const state = run?.state ?? (0,imagined_state/* imaginedState */._)(project, context);
        const selection = (0,blocked/* selectTask */.aA)(plan, (0,begin/* statusIn */.em)(state), (0,human_review/* attentionIn */.Ct)(state));
        const ports = {
            store,
            base: (0,trusted_files/* trustedFilesIn */.C)(project.repository.toplevel),
            embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')),
            show: () => undefined,
        };
        const next = selection.kind === 'task' ? selection.task : undefined;
        const prompt = next &&
            (await (0,prepare/* assemble */.fT)(ports, job, {
                state,
                plan,
                task: next,
                attempt: (0,task_commits/* nextAttempt */.nj)((0,begin/* taskIn */.B1)(state, next.id)),
                recall: store.read,
            }));
        const conf = (0,conf_remarks/* confNotes */.Q)(await (0,conf_here/* confHere */.J)(project, project.settings));
        const report = dryRunReport({
            plan,
            state: run?.state ?? null,
            step: stepInWords(selection, state),
            checks: job.checks,
            unchecked: (0,checks/* whyUnchecked */.XQ)(job) ?? null,
            agentCommand: agents/* agents */.X[project.settings.agent].preview(project.settings),
            sections: prompt?.sections.map(({ name, body }) => ({ name, chars: body.length })) ?? [],
            callsBefore: next ? callsAhead(job.settings.mode, state) : [],
            forecast: (0,forecast/* forecast */.g)({ plan, state }, {
                now: context.now(),
                costBudgetUsd: (0,receipt/* costBudgetOf */.st)(state, project.settings['cost-budget']),
                settings: { ...job.settings, passes: await (0,from_base/* passesOf */.Hb)(ports, job) },
            }),
            refs: { work: project.workBranch, state: project.stateRef, remote: project.remote },
        }, {
            planFile: project.planFile,
            reachedBy: project.reachedBy,
            queued,
            again: new Map([
                ...(0,job_flags/* flagsOfJob */.M5)(given, run?.state.rules ?? null),
                ...told,
                ...(fresh ? [['fresh', ['--fresh']]] : []),
                ...(change ? [['change-rules', ['--change-rules']]] : []),
            ]),
            workBranch: project.workBranch,
            now: context.now(),
        }, (0,project_context/* lookOf */.Li)(context));
        return [...notes, ...conf.map(({ text }) => text), ...report];
    });
    context.out(`${(0,redact/* redactor */.$p)(given.secrets)(lines.join('\n'))}\n`);
    return 0;
}
function callsAhead(mode, state) {
    const [last] = (0,ended_iteration/* newestEnded */.Ng)(state, 1);
    const unseen = last !== undefined && last.iteration > state.looked_back;
    return (0,call_order/* callsBefore */.r)({ mode, indexIsDue: false, merges: false, unseen });
}
function stepInWords(selection, state) {
    if (selection.kind === 'complete')
        return 'Nothing: every task is done or skipped.';
    if (selection.kind === 'blocked')
        return `Nothing can be started: ${selection.by.map(({ why }) => why).join('; ')}`;
    const first = state.baseline ? '' : 'The baseline (checks on the untouched checkpoint), then ';
    const attempt = (0,task_commits/* nextAttempt */.nj)((0,begin/* taskIn */.B1)(state, selection.task.id));
    return `${first}${first ? 'a' : 'A'}ttempt ${attempt} at ${selection.task.id}, ${selection.task.title}, as iteration ${state.iteration + 1}.`;
}


/***/ }),

/***/ 32685:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ imaginedState)
/* harmony export */ });
/* harmony import */ var _core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6016);

function imaginedState(project, context) {
    const state = (0,_core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(null, [
        {
            type: 'run_started',
            at: new Date(context.now()).toISOString(),
            run: 'dry-run',
            plan: project.planName,
            base: project.repository.head,
            base_branch: project.repository.branch,
            work_branch: project.workBranch,
            remote: project.remote,
            plan_source: project.planSource,
            plan_file: project.planFile,
            started_by: null,
            issue: null,
            rules: null,
            tasks: tasksOf(project.plan),
        },
    ]);
    if (!state)
        throw new Error('a run that was started has a state');
    return state;
}
const tasksOf = (plan) => plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));


/***/ }),

/***/ 86446:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runQueue: () => (/* binding */ runQueue)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95935);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(21033);
/* harmony import */ var _core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80265);
/* harmony import */ var _core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97100);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27827);
/* harmony import */ var _doctor_before_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79048);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(57966);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17731);
/* harmony import */ var _project_job_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30320);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13992);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(90553);
/* harmony import */ var _wire_queue_typed_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82635);
/* harmony import */ var _carry_out_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43241);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(25374);



















async function runQueue(context, flags, { once }) {
    refusePlan(flags);
    const tried = new Set();
    let code = _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exits */ .co.complete.code;
    for (;;) {
        const here = await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__/* .queueHere */ .GZ)(context, flags);
        const { queue, settings, toplevel } = here;
        (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseTwins */ .sv)(queue);
        const passesFailed = settings['queue-failed'] === 'pass';
        const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_16__/* .nextPlan */ .T2)({ rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) }, { passesFailed });
        const ends = next.kind === 'empty' || tried.has(next.row.name) || (once && tried.size > 0);
        const told = (0,_project_job_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .flagsOfQueue */ .ol)(here, flags);
        if (ends) {
            const then = once && tried.size > 0 ? await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__/* .nextThatReads */ .IO)(here, context, () => undefined) : next;
            return ended(context, flags, { here, next: then, code, tried, once, told });
        }
        tried.add(next.row.name);
        announce(context, flags, next.row);
        const plan = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, next.row.path));
        await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseUncommitted */ .Gi)(here, next, { context, shown: plan });
        const given = { ...flags, plan, queue: queue.folder };
        const queued = ['--queue', ...(once ? ['--once'] : [])];
        code = await worst(code, () => one(context, given, {
            next,
            queued: passesFailed && flags['dry-run'] !== true ? undefined : { words: queued, told },
        }), {
            context,
            passesFailed,
        });
        if (flags['dry-run'] === true || context.cancelled.aborted)
            return code;
    }
}
async function one(context, flags, { next, queued }) {
    const opened = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_11__/* .openProject */ .U8)(context, flags);
    const project = (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_12__/* .onPrevious */ .Bg)(opened, next.kind === 'begin' ? next.previous : undefined);
    return flags['dry-run'] === true
        ? (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_15__.dryRun)(project, context, flags, queued)
        : (0,_carry_out_js__WEBPACK_IMPORTED_MODULE_14__/* .carryOut */ .u)(project, context, flags, { ready: _doctor_before_run_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseUnready */ .$, queued });
}
async function worst(before, job, { context, passesFailed }) {
    try {
        return (await job()) || (passesFailed ? before : 0);
    }
    catch (error) {
        const passes = error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && (error.exit === 'data' || error.exit === 'failed');
        if (!passesFailed || !passes)
            throw error;
        context.err((0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_9__/* .errorText */ .kc)(error));
        return (0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_9__/* .errorExitCode */ .C6)(error);
    }
}
function announce(context, { json }, { name, path }) {
    if (json === true)
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inertJson */ .n)({ kind: 'plan', plan: name, file: path })}\n`);
    else
        context.out(`Plan ${name} (${path})\n`);
}
function ended(context, flags, { here, next, code, tried, once, told }) {
    const { json } = flags;
    const isSaid = next.kind === 'continue' && tried.has(next.row.name);
    const { queue } = here;
    const typed = (0,_wire_queue_typed_js__WEBPACK_IMPORTED_MODULE_13__/* .queueTyped */ .E)(flags, context, here, { once, chosen: [...told.values()].flat() });
    const left = queue.rows.filter(({ standing }) => standing !== 'complete');
    const passed = next.kind === 'empty' && left.length > 0
        ? [`Not complete: ${left.map(({ name }) => (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(name, 80)).join(', ')}. \`ralph queue\` shows why.`]
        : [];
    const lines = [...(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nextOfQueue */ .Mj)(queue, next, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_17__/* .lookOf */ .Li)(context), typed), ...passed];
    if (json === true)
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inertJson */ .n)({ kind: 'queue', next: (0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nextDocument */ .nH)(next, queue) })}\n`);
    else if (!isSaid)
        context.out(`${(0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$p)((0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_18__/* .secretValues */ .V)(context.env))(lines.join('\n'))}\n`);
    return code;
}
function refusePlan({ plan, record, fresh }) {
    const other = Object.entries({ plan, record, fresh }).find(([, value]) => value !== undefined && value !== false);
    if (other === undefined)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'USAGE',
        message: `run: --${other[0]} chooses a plan, and so does --queue.`,
        hint: 'Remove one of the two. `ralph queue` shows what comes next.',
    });
}


/***/ }),

/***/ 82635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ queueTyped)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30320);


function queueTyped(flags, { cwd }, { toplevel }, { once = false, chosen = [] } = {}) {
    const reachedBy = (0,_project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReachedBy */ .n2)(flags);
    const queued = ['--queue', ...(once ? ['--once'] : [])];
    return {
        run: ['ralph', 'run', ...queued, ...reachedBy, ...chosen],
        reachedBy,
        shown: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)),
    };
}


/***/ })

};
