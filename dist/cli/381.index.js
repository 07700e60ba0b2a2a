export const id = 381;
export const ids = [381];
export const modules = {

/***/ 6381:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(561);
// EXTERNAL MODULE: ./build/app/prepare.js + 10 modules
var prepare = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/core/plan/select.js
var plan_select = __webpack_require__(2586);
// EXTERNAL MODULE: ./build/core/report/cost-budget.js
var cost_budget = __webpack_require__(2452);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/dry-run.js










/** What `ralph run --dry-run` prints, lines without their newline. Nothing of it was done. */
function dryRunReport(run, context, look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const rows = (0,task_rows/* taskRows */.Zy)(run.plan, run.state);
    const shown = (0,shown_rows/* shownRows */.$6)(rows);
    const ahead = (0,forecast_text/* forecastLines */.x)(run.forecast);
    const total = run.sections.reduce((sum, section) => sum + section.chars, 0);
    const heading = (text) => ['', paint(text, 'bold')];
    return [
        paint('Dry run: no agent was called, and nothing was changed or written.', 'bold'),
        `First step: ${(0,report_paint/* paintCode */.UW)((0,one_line/* plainLine */.h)(run.step, 500), paint)}`,
        ...heading(`Tasks: ${(0,task_rows/* countsInWords */.Pe)(rows)}`),
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        ...(ahead.length === 0 ? [] : [...heading('Forecast'), ...ahead.map((line) => `  ${line}`)]),
        ...heading('Agent'),
        `  ${run.agentCommand.map(argument).join(' ')}`,
        ...heading(`Prompt: ${(0,amounts/* plural */.LS)(total, 'character')}, about ${(0,amounts/* plural */.LS)(Math.floor(total / 4), 'token')}`),
        ...sizes(run.sections),
        ...heading(run.checks.length === 0 ? 'Checks: none' : 'Checks, all run, in this order'),
        ...run.checks.map(checkLine),
        ...(run.unchecked === null ? [] : [`  Nothing checks these commits (\`no-checks\`): ${run.unchecked}.`]),
        ...heading('Refs'),
        `  work   ${(0,one_line/* plainLine */.h)(run.refs.work, 200)}`,
        `  state  ${(0,one_line/* plainLine */.h)(run.refs.state, 200)}`,
        `  at     ${(0,one_line/* plainLine */.h)(run.refs.remote, 200)}`,
        '',
        `Next: ${(0,report_paint/* paintCode */.UW)((0,report_context/* operatorCommand */.mR)(context, 'run'), paint)} does it.`,
    ];
}
const argument = (text) => (0,one_line/* plainLine */.h)((0,report_context/* shellWord */.r7)(text), 120);
function sizes(sections) {
    const widest = sections.reduce((width, { name }) => Math.max(width, name.length), 0);
    return sections.map(({ name, chars }) => `  ${(0,display_width/* pad */.eV)(name, widest)}  ${String(chars).padStart(7)}`);
}
function checkLine({ name, run, kind, timeout_ms, working_directory }) {
    const where = working_directory === '.' || working_directory === '' ? '' : ` in ${working_directory}`;
    const label = name === run ? '' : `${(0,one_line/* plainLine */.h)(name, 100)}: `;
    return `  ${label}${(0,one_line/* plainLine */.h)(run, 300)} (${kind}, at most ${(0,duration/* formatDuration */.a)(timeout_ms)}${where})`;
}

// EXTERNAL MODULE: ./build/core/report/forecast.js
var forecast = __webpack_require__(9452);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 8 modules
var evolve = __webpack_require__(5788);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(1850);
// EXTERNAL MODULE: ./build/entry/job-settings.js
var job_settings = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/entry/rule-project.js + 2 modules
var rule_project = __webpack_require__(4572);
// EXTERNAL MODULE: ./build/entry/said-again.js
var said_again = __webpack_require__(2471);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
;// CONCATENATED MODULE: ./build/entry/dry-run.js














/** `ralph run --dry-run`: what the job would do first, shown without a change to anything. Throws RalphError CHECKS_MISSING as the job would. */
async function dryRun(given, context, flags) {
    const lines = await (0,temporary_state/* withTemporaryState */.H)(given, context, async (access) => {
        const { state: store } = access;
        const { run } = await store.load();
        const [fresh, change] = [flags['fresh'] === true, flags['change-rules'] === true];
        const { project, rules } = await (0,rule_project/* ruleProject */.i)(given, context, { run, access, fresh, change });
        const job = (0,job_settings/* jobSettings */.b)(project, false, rules);
        (0,enough_checks/* refuseUnchecked */.vc)(job);
        const plan = run?.plan ?? project.plan;
        const state = run?.state ?? imagined(project, context);
        const selection = (0,plan_select/* selectTask */.J)(plan, (0,evolve/* statusIn */.em)(state));
        const ports = {
            store,
            base: (0,trusted_files/* trustedFilesIn */.C)(project.repository.toplevel),
            embedded: (0,trusted_files/* trustedFilesIn */.C)((0,external_node_path_.resolve)(import.meta.dirname, '../../templates')),
            show: () => undefined,
        };
        const next = selection.kind === 'task' ? selection.task : undefined;
        const prompt = next &&
            (await (0,prepare/* assemble */.f)(ports, job, {
                state,
                plan,
                task: next,
                attempt: (0,evolve/* taskIn */.B1)(state, next.id).failed_attempts + 1,
                recall: store.read,
            }));
        return dryRunReport({
            plan,
            state: run?.state ?? null,
            step: stepInWords(selection, state),
            checks: job.checks,
            unchecked: (0,enough_checks/* whyUnchecked */.XQ)(job) ?? null,
            agentCommand: agentPreview(project),
            sections: prompt?.sections.map(({ name, body }) => ({ name, chars: body.length })) ?? [],
            forecast: (0,forecast/* forecast */.g)({ plan, state }, { now: context.now(), costBudgetUsd: (0,cost_budget/* costBudgetOf */.s)(state, project.settings['cost-budget']) }),
            refs: { work: project.workBranch, state: project.stateRef, remote: project.remote },
        }, {
            planFile: project.planFile,
            reachedBy: project.reachedBy,
            again: new Map([
                ...(0,said_again/* saidAgain */.Q)(given, flags, run?.state.rules ?? null),
                ...(fresh ? [['fresh', '--fresh']] : []),
                ...(change ? [['change-rules', '--change-rules']] : []),
            ]),
            workBranch: project.workBranch,
            now: context.now(),
        }, { width: context.columns, color: context.color });
    });
    context.out(`${(0,redact/* redactor */.$)(given.secrets)(lines.join('\n'))}\n`);
    return 0;
}
/** The state as it would be right after a start. */
function imagined(project, context) {
    const state = (0,evolve/* fold */.AU)(null, [
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
function stepInWords(selection, state) {
    if (selection.kind === 'complete')
        return 'Nothing: every task is done or skipped.';
    if (selection.kind === 'blocked')
        return `Nothing can be started: ${selection.by.map(({ why }) => why).join('; ')}`;
    const first = state.baseline ? '' : 'The baseline (the checks on the untouched checkpoint), then ';
    const attempt = (0,evolve/* taskIn */.B1)(state, selection.task.id).failed_attempts + 1;
    return `${first}${first ? 'a' : 'A'}ttempt ${attempt} at ${selection.task.id}, ${selection.task.title}, as iteration ${state.iteration + 1}.`;
}
function agentPreview({ settings }) {
    if (settings.agent === 'command')
        return ['sh', '-c', settings['agent-command'] ?? ''];
    const model = settings.model === undefined ? [] : ['--model', settings.model];
    return [
        settings['agent-path'] ?? 'claude',
        '-p',
        '--output-format',
        'stream-json',
        '--json-schema',
        '\u2026',
        '--max-turns',
        String(settings['max-turns']),
        ...model,
    ];
}


/***/ }),

/***/ 2964:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withTemporaryState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1976);




/** A place for commands that only look: made for the moment, and nothing is left behind. */
async function withTemporaryState(project, context, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-look-'));
    try {
        return await look(await (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .openState */ .Gf)(project, context, { home }), home);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ })

};
