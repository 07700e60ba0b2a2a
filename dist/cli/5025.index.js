export const id = 5025;
export const ids = [5025];
export const modules = {

/***/ 82908:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withWaitingOrders)
/* harmony export */ });
/* harmony import */ var _order_read_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22425);
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44688);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _obey_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99576);





function withWaitingOrders(run, waiting) {
    return waiting.reduce(obeyed, { ...run, state: withoutAttempt(run.state) });
}
function withoutAttempt(state) {
    const { current, tasks } = state;
    if (!current)
        return state;
    return { ...state, tasks: { ...tasks, [current.task]: { ...(0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, current.task), status: 'pending' } } };
}
function obeyed(run, { id, at, by, text }) {
    const command = (0,_order_read_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .UK)(text);
    const result = 'fault' in command ? undefined : (0,_obey_command_js__WEBPACK_IMPORTED_MODULE_4__/* .obeyCommand */ .n)(command, { id, by }, run);
    if (result?.kind !== 'done')
        return run;
    return result.effects.reduce((now, effect) => {
        const added = effect.type === 'follow_up_added' ? (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__/* .addFollowUp */ .eS)(effect.amendment, now.plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(now.state)) : '';
        const plan = typeof added === 'string' ? now.plan : added;
        return { plan, state: (0,_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__/* .evolve */ .s)(now.state, { ...effect, at }) };
    }, run);
}


/***/ }),

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
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90553);
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


/***/ }),

/***/ 15802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SG: () => (/* binding */ giveOrder),
  to: () => (/* binding */ refusedNow),
  r: () => (/* binding */ refusedToAgent)
});

// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/no-platform.js
var no_platform = __webpack_require__(71001);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/obey.js + 1 modules
var obey = __webpack_require__(52044);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/answer-counsel.js
var answer_counsel = __webpack_require__(18294);
;// CONCATENATED MODULE: ./build/core/control/order-text.js













function carriedOutText({ taken, ...run }, { order, at, look }) {
    const { happened, next } = (0,run_sentence/* runSentence */.n)(run, at);
    const own = taken.some((one) => one.order.id === order.id);
    const lines = [
        ...taken.map((one) => takenLine(one, { order, at, run })),
        ...(own ? [] : [`Done: ${(0,one_line/* oneLine */.TN)(order.text, 300)}. Another job or command carried it out.`]),
        happened,
    ];
    return [...(0,display_width/* fitLines */.RV)(lines, look), ...(0,next_steps/* nextLines */.N7)(next, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) })];
}
function takenLine({ order: { id, by, text }, obeyed }, { order, at, run }) {
    const what = (0,one_line/* oneLine */.TN)(text, 300);
    const whose = id === order.id ? '' : ` (by ${(0,one_line/* oneLine */.TN)(by, 60)}, waiting until now)`;
    if (obeyed.kind === 'refused')
        return `Refused: ${what}${whose}: ${(0,one_line/* oneLine */.TN)(obeyed.why, 300)}.`;
    const effects = obeyed.kind === 'done' ? obeyed.effects.map((effect) => outcome(effect, run, at)) : [];
    const known = obeyed.kind === 'done' && obeyed.known ? [`That is known already, as ${obeyed.known}.`] : [];
    return [`Done: ${what}${whose}${/[.?!]$/.test(`${what}${whose}`) ? '' : '.'}`, ...effects, ...known].join(' ');
}
function waitsText({ lease, current }, order, context) {
    const { id, text, command, effects } = order;
    const who = lease ? `${(0,lease_verdict/* holderInWords */.br)(lease.holder)} picks it up within a minute.` : 'The next job carries it out.';
    const [hint] = effects.filter((effect) => effect.type === 'note');
    const whose = hint?.task ? ` The next attempt of ${hint.task} reads it.` : ' The next attempt reads it, of any task.';
    const back = (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'orders', 'withdraw', id));
    const once = current && command.kind === 'skip' && command.task === current.task
        ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`]
        : [];
    return [`Ordered: ${(0,one_line/* oneLine */.TN)(text, 300)}. ${who}${hint ? whose : ''} To withdraw it before that: ${back}`, ...once];
}
const weakenedLines = (effects) => effects.flatMap((effect) => effect.type === 'rules_changed'
    ? effect.changes
        .filter(({ name, before, after }) => (0,rule_table/* isRule */.Nd)(name) && (0,rule_table/* weakens */.tl)(name, before, after))
        .map(rules_text/* changeInWords */.Zb)
    : []);
function dependentsText({ command }, state, dependents) {
    if (command.kind !== 'undo' || dependents.length === 0)
        return [];
    const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them';
    const task = (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task ?? `iteration ${command.iteration}`;
    return [`Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.`];
}
function outcome(effect, { plan, state }, context) {
    switch (effect.type) {
        case 'pause':
            return `No job works on the run until ${(0,report_context/* operatorCommand */.mR)(context, 'resume')}.`;
        case 'resume':
            return 'The run is no longer paused.';
        case 'setting_changed':
            return `${effect.name} is ${effect.value} for the rest of the run.`;
        case 'rules_changed':
            return effect.changes
                .map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`)
                .join(' ');
        case 'skip_task':
            return `${effect.task} is skipped.${heldUp(effect.task, plan, state)}`;
        case 'task_reopened':
            return `${effect.task} is open again, with all its attempts.`;
        case 'note':
            return effect.task ? `The next attempt of ${effect.task} reads it.` : 'The next attempt reads it, of any task.';
        case 'attempt_approved':
            return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : 'is done'}: ${(0,report_context/* shortOid */.$M)(effect.commit)} is part of the work.`;
        case 'review_answered':
            return `Tasks that depend on ${effect.task} continue.`;
        case 'attempt_rejected':
            return `${(0,report_context/* shortOid */.$M)(effect.commit)} is rejected, and ${effect.task} is open again.`;
        case 'undo_ordered':
            return `The next job reverts ${revertedInWords(effect.undoes, state)}.`;
        case 'follow_up_added':
            return `The plan now has the task ${effect.task}.`;
        case 'counsel_answered':
            return (0,answer_counsel/* answeredInWords */.m)(effect);
        case 'forgotten':
            return `No later attempt reads ${effect.id}.`;
        case 'remembered':
            return `Every later attempt reads it, as ${effect.id}.`;
        default:
            return (0,assert_never/* assertNever */.x)(effect);
    }
}
function revertedInWords(undoes, state) {
    const found = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    return found && found.commits.length > 1
        ? `the ${found.commits.length} commits of ${found.task}`
        : `the commit of iteration ${undoes}`;
}
const shownValue = (value) => (0,one_line/* oneLine */.TN)(typeof value === 'string' ? value : JSON.stringify(value), 200);
function heldUp(task, plan, state) {
    const statusOf = (0,begin/* statusIn */.em)(state);
    const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending');
    const ids = waiting.map(({ id }) => id);
    return ids.length === 0 ? '' : ` Tasks that depend on it cannot start: ${(0,one_line/* some */.zN)(ids)}.`;
}

// EXTERNAL MODULE: ./build/core/control/with-waiting-orders.js
var with_waiting_orders = __webpack_require__(82908);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/give-order.js


















async function giveOrder({ project, context, access }, run, { command, typed, by, look, confirmed = true }) {
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(project), run.state.lease?.holder);
    if (agents !== undefined)
        throw refusedToAgent(clean(typed), agents);
    const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
    const foreseen = (0,with_waiting_orders/* withWaitingOrders */.H)(run, await (0,read_run/* waitingOrders */.Tv)(inbox, run));
    const exact = named(command, foreseen.state);
    const text = clean(exact === command ? typed : `approve ${foreseen.state.awaiting?.commit}`);
    const obeyed = (0,obey_command/* obeyCommand */.n)(exact, { id: '', by }, foreseen);
    if (obeyed.kind === 'refused')
        throw refusedNow(text, obeyed.why, project);
    if (obeyed.kind === 'stop' && !run.state.lease)
        throw refusedNow(text, 'no job is running', project);
    const effects = obeyed.kind === 'done' ? obeyed.effects : [];
    const weakened = weakenedLines(effects);
    if (weakened.length > 0 && !confirmed)
        throw asksFirst(text, weakened);
    const id = await inbox.give({ by, text });
    const taken = await obeyHere(project, context, { access, inbox });
    const order = { id, text, command: exact, effects };
    const state = taken?.state ?? run.state;
    const dependents = buildsOn(command, foreseen);
    const at = { ...project, now: context.now() };
    if (taken?.kind !== 'taken') {
        const said = [...waitsText(state, order, at), ...dependentsText(order, state, dependents)];
        return { id, text, at_work: state.lease !== null, taken: false, dependents, said };
    }
    const own = taken.taken.find((one) => one.order.id === id)?.obeyed;
    if (own?.kind === 'refused')
        throw refusedNow(text, own.why, project);
    const said = [...carriedOutText(taken, { order, at, look }), ...dependentsText(order, state, dependents)];
    return { id, text, at_work: false, taken: true, dependents, said };
}
function named(command, { awaiting }) {
    const alone = command.kind === 'approve' && command.sha === '' && command.task === undefined;
    return alone && awaiting ? { ...command, sha: awaiting.commit } : command;
}
function buildsOn(command, { plan, state }) {
    const task = command.kind === 'undo' ? (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task : undefined;
    return task === undefined ? [] : (0,blocked/* doneDependents */.xu)(plan, (0,begin/* statusIn */.em)(state), task);
}
const refusedToAgent = (text, why) => new error/* RalphError */.A({
    code: 'ORDER_FROM_AGENT',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused, because it may come from the agent or a check instead of a person: ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
});
const asksFirst = (text, findings) => new error/* RalphError */.A({
    code: 'RULES_WEAKENED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" is less strict than the rules of the run. Nothing was ordered yet.`,
    findings,
    hint: 'If you confirm it, it applies for the rest of the run.',
});
const aboutKnowledge = /^(?:remember|forget)\b/;
const refusedNow = (text, why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: project
        ? aboutKnowledge.test(text)
            ? `\`${(0,report_context/* ralphCommand */.lC)(project, 'knowledge', '--status', 'all')}\` lists what is known, and what no longer counts.`
            : `\`${(0,report_context/* ralphCommand */.lC)(project, 'status')}\` shows the tasks and what they are waiting for.`
        : `See \`ralph ${text.split(' ')[0]} --help\`.`,
});
async function obeyHere(project, context, { access, inbox }) {
    const ports = {
        ...no_platform/* noPlatform */.R,
        store: access.state,
        orderSource: inbox,
        clock: (0,clock/* systemClock */.m)(context.now),
        liveness: await (0,liveness/* processLiveness */.x)(),
        show: () => undefined,
        redact: (0,redact/* redactor */.$p)(project.secrets),
    };
    return (0,obey/* obeyAtOnce */.c)(ports, { ...project, rules: (0,job_settings/* noRules */.jn)(project) });
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
