export const id = 6700;
export const ids = [6700];
export const modules = {

/***/ 96700:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ordersCommand: () => (/* binding */ ordersCommand),
  ordersSoFar: () => (/* binding */ ordersSoFar)
});

// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
;// CONCATENATED MODULE: ./build/core/control/orders.js







const ordersReport = (run, waiting) => ({
    schema: 1,
    waiting: waiting.map(({ id, at, by, text }) => ({ id, at, by, text, task: taskOf(text, run) })),
    refused: (0,orders/* refusedIn */.kr)(run.state),
});
function taskOf(text, { plan, state }) {
    const command = (0,read_command/* readCommand */.UK)(text);
    if ('fault' in command)
        return null;
    if (command.kind === 'skip' || command.kind === 'retry')
        return command.task;
    if (command.kind === 'hint')
        return (0,obey_command/* addressed */.U)(command.text, plan).task;
    if (command.kind === 'approve')
        return state.awaiting?.task ?? null;
    if (command.kind !== 'undo' && command.kind !== 'redo')
        return null;
    return command.iteration === null ? null : ((0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task ?? null);
}
function ordersText({ waiting, refused }, context) {
    const lines = waiting.map(({ id, at: given, by, text, task }) => {
        const about = task === null ? '' : `, about ${task}`;
        const when = given === '' ? '' : `, ${(0,amounts/* fromNow */.PI)(given, context.now)}`;
        return `  ${(0,one_line/* plainLine */.h0)(id, 80)}  ${(0,one_line/* plainLine */.h0)(text, 200)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}${when}${about})`;
    });
    const [first] = waiting;
    const back = first && (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'orders', 'withdraw', first.id));
    return [
        ...(back === undefined ? noneWaits(context) : ['Waiting for a job:', ...lines, `To withdraw one: ${back}`]),
        ...(refused.length === 0 ? [] : ['', 'Failed:']),
        ...refused.map(({ at: when, by, text, why }) => `  ${(0,one_line/* plainLine */.h0)(text, 200)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}, ${(0,amounts/* fromNow */.PI)(when, context.now)}): ${(0,one_line/* plainLine */.h0)(why, 500)}`),
    ];
}
const noneWaits = (context) => context.begun
    ? ['No order is waiting.']
    : [
        `No order is waiting, and no job has started: ${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'run'))} starts the first one.`,
        `To tell every agent something before that: ${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'remember', '\u2026'))}`,
    ];

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/run/imagined-state.js
var imagined_state = __webpack_require__(32685);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/entry/wire/look-at-run.js
var look_at_run = __webpack_require__(41970);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js + 1 modules
var queue_here = __webpack_require__(16745);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/orders.js

















const orders_flags = {
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const ordersCommand = {
    help: `Lists the orders that no job has picked up yet and those that failed, or withdraws one that is still waiting.
Orders given in comments are shown on GitHub only.

Usage: ralph orders [withdraw] [ID] [options]

Examples:
  ralph orders
  ralph orders withdraw 20261121143000000-1a2b3c4d

Options:
${(0,flags/* flagHelp */.QR)(orders_flags)}`,
    flags: orders_flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const [word, id, ...more] = operands;
        if (word === undefined)
            return list(context, values);
        if (word !== 'withdraw' || id === undefined || more.length > 0)
            throw refused('usage: orders withdraw ID');
        return withdraw(context, values, id);
    },
};
async function list(context, values) {
    const { project, report, begun } = await (0,look_at_run/* lookAtRun */.U)(context, values, async ({ project: at, access }) => {
        const run = await ordersSoFar(at, access, context);
        return { project: at, report: ordersReport(run, run.waiting), begun: run.begun };
    }, 'ahead');
    const at = { ...project, now: context.now(), begun };
    const text = values['json'] ? (0,inert/* inertJson */.n)(report, 2) : ordersText(report, at).join('\n');
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
    return 0;
}
async function withdraw(context, values, id) {
    const project = await (0,project_project/* openProject */.U8)(context, await (0,queue_here/* planMeantHere */.Lq)(context, values, 'ahead'));
    const { order, lease } = await (0,state_access/* withTemporaryState */.HP)(project, context, async (access) => {
        const run = await ordersSoFar(project, access, context);
        const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(project), run.state.lease?.holder);
        if (agents !== undefined)
            throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
        const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
        const found = run.waiting.find((one) => one.id === id);
        const taken = run.control.consumed.includes(id);
        if (!found || !(await inbox.withdraw(id))) {
            throw refused(taken ? `a job has picked up ${id} already` : `no order ${id} is waiting`, project);
        }
        const { run: after } = await access.state.load();
        if (after?.control.consumed.includes(id))
            throw refused(`a job picked up ${id} at the same moment`, project);
        return { order: found, lease: after?.state.lease ?? null };
    });
    const { by, text } = order;
    if (values['json'])
        context.out(`${(0,inert/* inertJson */.n)({ kind: 'withdrawn', id, by, text })}\n`);
    else {
        const status = (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(project, 'status'));
        const late = lease ? ` If ${(0,lease_verdict/* holderInWords */.br)(lease.holder)} read it just before, ${status} shows its effect.` : '';
        context.out(`Withdrawn: ${(0,one_line/* oneLine */.TN)(text, 300)} (by ${(0,one_line/* oneLine */.TN)(by, 60)}).${late}\n`);
    }
    return 0;
}
const refused = (why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `Nothing was withdrawn: ${(0,one_line/* oneLine */.TN)(why, 200)}.`,
    hint: project
        ? `${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(project, 'orders'))} lists the orders that are waiting.`
        : 'See `ralph orders --help`.',
});
async function ordersSoFar(project, access, context) {
    const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
    const { run } = await access.state.load();
    if (run)
        return { ...run, begun: true, waiting: await (0,read_run/* waitingOrders */.Tv)(inbox, run) };
    const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
    if (none.code !== 'NO_RUN')
        throw none;
    const begun = { plan: project.plan, state: (0,imagined_state/* imaginedState */._)(project, context), control: control/* emptyControl */.Bv };
    const waiting = await (0,read_run/* waitingOrders */.Tv)(inbox, begun);
    return { ...begun, begun: false, waiting };
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

/***/ 41970:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _queue_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16745);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85487);




async function lookAtRun(context, given, look, about = 'done') {
    const at = (project) => (0,_state_access_js__WEBPACK_IMPORTED_MODULE_3__/* .withTemporaryState */ .HP)(project, context, (access, folder) => look({ project, access, folder }));
    const flags = await (0,_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .planMeantHere */ .Lq)(context, given, about);
    try {
        return await at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, flags));
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, { ...flags, remote: 'origin' }));
    }
}


/***/ })

};
