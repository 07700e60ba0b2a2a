export const id = 5025;
export const ids = [5025];
export const modules = {

/***/ 95025:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderCommand: () => (/* binding */ orderCommand)
/* harmony export */ });
/* harmony import */ var _adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62171);
/* harmony import */ var _core_control_obey_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99576);
/* harmony import */ var _core_control_with_waiting_orders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82908);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22425);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27827);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70733);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67582);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13992);
/* harmony import */ var _run_imagined_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32685);
/* harmony import */ var _wire_give_order_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15802);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16745);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63477);
/* harmony import */ var _wire_state_access_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(85487);

















const flags = {
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .runFlags */ .lM,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonFlag */ .hG,
};
const undoFlags = {
    ...flags,
    'reopen-dependents': { help: 'also reopen finished tasks that build on it; otherwise they stay done', toggle: true },
};
const flagsOf = (word) => (word === 'undo' ? undoFlags : flags);
const orderCommand = (kind) => ({
    help: `${_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorWords */ .uZ[kind].summary}.

Usage: ralph ${_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorWords */ .uZ[kind].form} [options]

Examples:
  ${_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorWords */ .uZ[kind].example}

If no job is running, the order takes effect at once. A running job picks it up within a minute; until then,
\`ralph orders\` lists it and can withdraw it.

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .flagHelp */ .QR)(flagsOf(kind))}`,
    flags: flagsOf(kind),
    operands: 100,
    run: (context, typed) => order(kind, context, typed),
});
const aboutDone = new Set(['undo', 'redo', 'retry']);
async function order(kind, context, { values, operands }) {
    const [first = '', ...others] = operands;
    const words = [kind, first, values['reopen-dependents'] ? '--reopen-dependents' : '', ...others];
    const typed = words.filter((word) => word !== '').join(' ');
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommand */ .UK)(typed);
    if ('fault' in command)
        throw (0,_wire_give_order_js__WEBPACK_IMPORTED_MODULE_13__/* .refusedNow */ .to)(typed, command.fault);
    const project = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_11__/* .openProject */ .U8)(context, await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_14__/* .planMeantHere */ .Lq)(context, values, aboutDone.has(kind) ? 'done' : 'ahead'));
    const by = project.repository.user.name ?? (0,_adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .userName */ .nT)();
    const { columns: width, isTty } = context;
    const look = values['json'] ? { width, color: false } : { width, color: context.color, isTty };
    const ordered = await (0,_wire_state_access_js__WEBPACK_IMPORTED_MODULE_16__/* .withTemporaryState */ .HP)(project, context, (access) => give({ project, context, access }, { command, typed, by, look }));
    const { said, ...fields } = ordered;
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inertJson */ .n)({ kind: 'ordered', by, ...fields, said })}\n`);
    else
        context.out(said.map((line) => `${line}\n`).join(''));
    return 0;
}
async function give({ project, context, access }, { command, typed, by, look }) {
    const { run } = await access.state.load();
    if (!run)
        return giveBefore({ project, context, access }, { command, typed, by });
    return (0,_wire_give_order_js__WEBPACK_IMPORTED_MODULE_13__/* .giveOrder */ .SG)({ project, context, access }, run, { command, typed, by, look });
}
const early = ['remember', 'forget', 'hint', 'skip'];
async function giveBefore({ project, context, access }, { command, typed, by }) {
    const none = await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_15__/* .noRunYet */ .lN)(project, access, context);
    if (none.code !== 'NO_RUN')
        throw none;
    if (!early.some((word) => word === command.kind)) {
        const { code, message, hint } = none;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({ code, message, hint: `${hint}. Before that, only ${early.join(', ')} can be ordered.` });
    }
    const state = (0,_run_imagined_state_js__WEBPACK_IMPORTED_MODULE_12__/* .imaginedState */ ._)(project, context);
    const inbox = (0,_wire_state_access_js__WEBPACK_IMPORTED_MODULE_16__/* .inboxOf */ .I0)(project, access, context.now);
    const waiting = await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_15__/* .waitingOrders */ .Tv)(inbox, { control: _schema_run_control_js__WEBPACK_IMPORTED_MODULE_9__/* .emptyControl */ .Bv, state });
    const obeyed = (0,_core_control_obey_command_js__WEBPACK_IMPORTED_MODULE_1__/* .obeyCommand */ .n)(command, { id: '', by }, (0,_core_control_with_waiting_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .withWaitingOrders */ .H)({ plan: project.plan, state }, waiting));
    const text = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$p)(project.secrets)(typed);
    if (obeyed.kind === 'refused')
        throw (0,_wire_give_order_js__WEBPACK_IMPORTED_MODULE_13__/* .refusedNow */ .to)(text, obeyed.why, project);
    const id = await inbox.give({ by, text });
    const said = [
        `Ordered: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(text, 300)}. It waits for the first job: ${project.queue?.moves ? (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .queueCommand */ .Db)(project) : (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .ralphCommand */ .lC)(project, 'run')}`,
    ];
    return { id, text, at_work: false, taken: false, dependents: [], said };
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


/***/ })

};
