export const id = 6700;
export const ids = [6700];
export const modules = {

/***/ 96700:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ordersCommand: () => (/* binding */ ordersCommand)
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
// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/run/imagined-state.js
var imagined_state = __webpack_require__(32685);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
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
    const { project, report, begun } = await withOrders(context, values, {
        readsOrigin: true,
        look: async ({ project: at, orders }) => ({
            project: at,
            report: ordersReport(orders, orders.waiting),
            begun: orders.begun,
        }),
    });
    const at = { ...project, now: context.now(), begun };
    const text = values['json'] ? (0,inert/* inertJson */.n)(report, 2) : ordersText(report, at).join('\n');
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
    return 0;
}
async function withdraw(context, values, id) {
    const { project, order, lease } = await withOrders(context, values, {
        look: async ({ project, access, orders }) => {
            const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(project), orders.state.lease?.holder);
            if (agents !== undefined)
                throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
            const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
            const waitingOrder = orders.waiting.find((one) => one.id === id);
            const taken = orders.control.consumed.includes(id);
            if (!waitingOrder || !(await inbox.withdraw(id))) {
                throw refused(taken ? `a job has picked up ${id} already` : `no order ${id} is waiting`, project);
            }
            const { run: after } = await access.state.load();
            if (after?.control.consumed.includes(id))
                throw refused(`a job picked up ${id} at the same moment`, project);
            return { project, order: waitingOrder, lease: after?.state.lease ?? null };
        },
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
function withOrders(context, values, { look, readsOrigin = false, }) {
    const waitingOf = (project, access, run) => (0,read_run/* waitingOrders */.Tv)((0,state_access/* inboxOf */.I0)(project, access, context.now), run);
    return (0,look_at_run/* withRun */.Yq)(context, values, {
        about: 'ahead',
        readsOrigin,
        look: async ({ project, access, run }) => look({ project, access, orders: { ...run, begun: true, waiting: await waitingOf(project, access, run) } }),
        unbegun: async ({ project, access }) => {
            const run = { plan: project.plan, state: (0,imagined_state/* imaginedState */._)(project, context), control: control/* emptyControl */.Bv };
            return look({ project, access, orders: { ...run, begun: false, waiting: await waitingOf(project, access, run) } });
        },
    });
}


/***/ }),

/***/ 71328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lm: () => (/* binding */ lookAtPast),
  U9: () => (/* binding */ lookAtRun),
  Yq: () => (/* binding */ withRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/core/run/next/run-meant.js
function runMeant(runs, { named, file, queued }) {
    const byName = runs.find(({ plan }) => plan === named || plan === queued);
    if (byName)
        return { kind: 'run', run: byName, by: 'name' };
    const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
    const [run, ...others] = openRuns(byFile);
    if (run && others.length === 0)
        return { kind: 'run', run, by: 'file' };
    if (byFile.length > 0)
        return { kind: 'several', runs: byFile };
    if (named !== undefined || runs.length === 0)
        return { kind: 'none' };
    const [only, ...rest] = openRuns(runs);
    return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs };
}
function openRuns(runs) {
    const open = runs.filter(({ stop }) => stop?.kind !== 'complete');
    return open.length > 0 ? open : runs;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runs-here.js
var runs_here = __webpack_require__(86986);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
;// CONCATENATED MODULE: ./build/entry/open/look-at-run.js














async function withRun(context, flags, use) {
    const settings = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const opened = await ofPlan(context, flags, { settings, use });
    if (!('fault' in opened))
        return opened.result;
    const stored = await storedRun(context, flags, { settings, fault: opened.fault });
    if (!stored)
        throw opened.fault;
    return withStored(stored, use, { settings, context });
}
const lookAtRun = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true });
const lookAtPast = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true, isWhole: true });
const loaded = async (project, access, { isWhole }) => (isWhole ? (0,read_run/* loadWhole */.ym)(project, access) : (await access.state.load()).run);
async function ofPlan(context, given, { settings, use }) {
    const planProject = async () => {
        try {
            const flags = await (0,queue_here/* planMeantHere */.Lq)(context, given, use.about ?? 'done', settings);
            const sources = flags === given ? (0,setting_sources/* settingSources */.rw)(context, flags, settings) : undefined;
            return { project: await (0,project/* openProject */.U8)(context, flags, [], sources), flags };
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A)
                return { fault: error };
            throw error;
        }
    };
    const at = (project) => (0,state_access/* withTemporaryState */.HP)(project, context, async (access, folder) => {
        const run = await loaded(project, access, use);
        if (run)
            return { result: await use.look({ project, access, folder, run }) };
        const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
        if (none.code !== 'NO_RUN')
            throw none;
        if (use.unbegun)
            return { result: await use.unbegun({ project, access, folder }) };
        return { fault: none };
    });
    const opened = await planProject();
    if ('fault' in opened)
        return opened;
    try {
        return await at(opened.project);
    }
    catch (error) {
        const isElsewhere = error instanceof error_error/* RalphError */.A && error.code === 'STATE_ELSEWHERE';
        if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,project/* openProject */.U8)(context, { ...opened.flags, remote: 'origin' }));
    }
}
async function storedRun(context, flags, { settings, fault }) {
    const { base, before, planFile } = settings;
    const isNamed = before.sources.plan !== 'default';
    const { toplevel } = base.repository;
    const file = (0,setting_sources/* atTop */.HC)((0,external_node_path_.resolve)(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel);
    const runs = await (0,runs_here/* storedRuns */.a)(context, flags, settings);
    const rows = runs.map((one) => {
        const { plan_file: planFile = null, stop = null } = one.run?.state ?? {};
        return { plan: one.plan, planFile, stop, stored: one };
    });
    const choice = runMeant(rows, {
        named: isNamed ? planFile : undefined,
        file,
        queued: (0,queue_paths/* queuedFile */.W5)(file ?? '', before.settings.queue)?.name,
    });
    if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice)))
        return undefined;
    if (choice.kind === 'several')
        throw severalRuns(planFile, choice.runs);
    const { plan } = choice.run;
    const which = choice.by === 'only' ? ', the only plan that was run here' : '';
    if (choice.by !== 'name')
        context.err(`This is about ${plan}${which}; name another with --plan.\n`);
    const remedy = remedies[fault.code]?.(planFile);
    if (remedy !== undefined)
        context.err(`${remedy} This is from the stored run.\n`);
    return choice.run.stored;
}
const remedies = {
    PLAN_INVALID: (file) => `The plan file has faults now: ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', file)} lists them.`,
    CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
};
const isChosen = (choice) => choice.kind === 'run' && choice.by !== 'only';
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
    const { repository } = keeper;
    const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
    return (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ store, home: folder }) => {
        const access = (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now });
        const run = await loaded({ stateRef: ref }, access, use);
        if (!run)
            throw (0,read_run/* runGone */.Pr)(plan);
        const project = (0,project_of_run/* projectOfRun */.G)(run, { sources: settings, keeper, stateRef: ref, context });
        return use.look({ project, access, folder, run });
    });
}
const mostNamed = 5;
function severalRuns(planFile, runs) {
    const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${(0,command_line/* commandLine */.ay)(...(0,command_line/* flagWords */.GK)('plan', plan))}\``);
    return new error_error/* RalphError */.A({
        code: 'PLAN_MISSING',
        message: `${planFile} does not say which run is meant, and several could be.`,
        hint: `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', \u2026' : ''}. \`ralph list\` shows all runs.`,
    });
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
