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
/** The task that an order is about; null where it is about none or the whole run. */
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
/** What `ralph orders` prints, lines without their newline. */
function ordersText({ waiting, refused }, context) {
    const lines = waiting.map(({ id, at: given, by, text, task }) => {
        const about = task === null ? '' : `, about ${task}`;
        const when = given === '' ? '' : `, ${(0,amounts/* fromNow */.PI)(given, context.now)}`;
        return `  ${(0,one_line/* plainLine */.h0)(id, 80)}  ${(0,one_line/* plainLine */.h0)(text, 200)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}${when}${about})`;
    });
    const [first] = waiting;
    const back = first && (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'orders', 'withdraw', first.id));
    return [
        ...(back === undefined ? noneWaits(context) : ['These wait for a job:', ...lines, `To take one back: ${back}`]),
        ...(refused.length === 0 ? [] : ['', 'These came to nothing:']),
        ...refused.map(({ at: when, by, text, why }) => `  ${(0,one_line/* plainLine */.h0)(text, 200)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}, ${(0,amounts/* fromNow */.PI)(when, context.now)}): ${(0,one_line/* plainLine */.h0)(why, 500)}`),
    ];
}
const noneWaits = (context) => context.begun
    ? ['No order waits.']
    : [
        `No order waits, and no job has begun: ${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'run'))} begins the first one.`,
        `What every agent is to know can be said before that: ${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'remember', '\u2026'))}`,
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
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 2 modules
var give_order = __webpack_require__(37837);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runners.js + 2 modules
var runners = __webpack_require__(40275);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/orders.js
















const orders_flags = {
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const ordersCommand = {
    help: `Lists the orders that no job has taken yet, and those that came to nothing, or takes a waiting one back.
Orders in comments on GitHub are shown there.

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
            throw refused('write it as: orders withdraw ID');
        return withdraw(context, values, id);
    },
};
async function list(context, values) {
    const { project, report, begun } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project: at, access }) => {
        const run = await ordersSoFar(at, access, context);
        return { project: at, report: ordersReport(run, run.waiting), begun: run.begun };
    });
    const at = { ...project, now: context.now(), begun };
    const text = values['json'] ? (0,inert/* inertJson */.n)(report, 2) : ordersText(report, at).join('\n');
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
    return 0;
}
async function withdraw(context, values, id) {
    const project = await (0,project_project/* openProject */.U8)(context, values);
    const { order, lease } = await (0,state_access/* withTemporaryState */.HP)(project, context, async (access) => {
        const run = await ordersSoFar(project, access, context);
        const agents = (0,order_origin/* agentsHand */.g)((0,runners/* placeMark */.Bg)(project), run.state.lease?.holder);
        if (agents !== undefined)
            throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
        const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
        const found = run.waiting.find((one) => one.id === id);
        const taken = run.control.consumed.includes(id);
        if (!found || !(await inbox.withdraw(id))) {
            throw refused(taken ? `${id} has been taken by now` : `no order ${id} waits`, project);
        }
        const { run: after } = await access.state.load();
        if (after?.control.consumed.includes(id))
            throw refused(`${id} was taken in the same moment`, project);
        return { order: found, lease: after?.state.lease ?? null };
    });
    const { by, text } = order;
    if (values['json'])
        context.out(`${(0,inert/* inertJson */.n)({ kind: 'withdrawn', id, by, text })}\n`);
    else {
        // What a job has read and not written yet nobody can see.
        const status = (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(project, 'status'));
        const late = lease
            ? ` Should ${(0,lease_verdict/* holderInWords */.br)(lease.holder)} have read it in this very moment, ${status} shows its effect.`
            : '';
        context.out(`Withdrawn: ${(0,one_line/* oneLine */.TN)(text, 300)} (by ${(0,one_line/* oneLine */.TN)(by, 60)}).${late}\n`);
    }
    return 0;
}
const refused = (why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `Nothing was withdrawn: ${(0,one_line/* oneLine */.TN)(why, 200)}.`,
    hint: project ? `${(0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(project, 'orders'))} lists what waits.` : 'See `ralph orders --help`.',
});
/** A run and the orders that no job has taken yet; before the first job, what waits for that. Throws what `noRunYet` gives where the run is kept elsewhere. */
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
/* harmony import */ var _core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97494);

/** The state as it would be right after a start. */
function imaginedState(project, context) {
    const state = (0,_core_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)(null, [
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
