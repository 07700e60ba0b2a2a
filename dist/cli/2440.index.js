export const id = 2440;
export const ids = [2440];
export const modules = {

/***/ 82440:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  orderCommand: () => (/* binding */ orderCommand)
});

// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/control/with-waiting-orders.js
var with_waiting_orders = __webpack_require__(82908);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./node_modules/@clack/prompts/dist/index.mjs + 6 modules
var dist = __webpack_require__(26170);
;// CONCATENATED MODULE: ./build/core/control/missing-text.js

const needed = (question) => ({ question, optional: false });
const reason = { question: 'Why? (Enter: no reason)', optional: true };
const reasonOf = ({ isBare }) => (isBare ? reason : undefined);
const wholeReason = ({ text }) => (text === '' ? reason : undefined);
const asks = {
    hint: ({ text }, plan) => {
        if (text === '')
            return needed('What should the next attempt know?');
        return (0,obey_command/* addressed */.U)(text, plan).words === '' ? needed(`What should the next attempt at ${text} know?`) : undefined;
    },
    remember: ({ text }) => (text === '' ? needed('What should every later attempt know?') : undefined),
    redo: ({ text }) => (/^#?\d+$/.test(text) ? needed('What should be different?') : undefined),
    retry: ({ isBare }) => isBare ? { question: 'What should the next attempt know? (Enter: nothing)', optional: true } : undefined,
    undo: ({ text }) => (/^#?\d+(?: --reopen-dependents)?$/.test(text) ? reason : undefined),
    skip: reasonOf,
    forget: reasonOf,
    revise: wholeReason,
    override: wholeReason,
    abort: wholeReason,
};
function missingText(kind, words, plan) {
    const text = words.join(' ').trim();
    return asks[kind]?.({ text, isBare: /^\S+$/.test(text) }, plan);
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/entry/project/ask-person.js
var ask_person = __webpack_require__(28000);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
;// CONCATENATED MODULE: ./build/entry/project/order-input.js









const mostBytes = 64 * 1024;
async function orderWords(context, operands) {
    if (operands.at(-1) !== '-')
        return operands;
    const input = (0,visible/* visible */.R)(await readInput(context)).trimEnd();
    if (input.trim() === '')
        throw refused('There is no text on standard input.');
    return [...operands.slice(0, -1), input];
}
async function readInput({ cancelled }) {
    const chunks = [];
    let size = 0;
    for await (const chunk of (0,external_node_stream_.addAbortSignal)(cancelled, process.stdin)) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > mostBytes)
            throw refused(`The text on standard input is longer than 64 KiB, and an order takes ${(0,amounts/* thousands */.oh)(read_command/* longestText */.Ie)} characters.`);
    }
    return Buffer.concat(chunks).toString('utf8');
}
const refused = (message) => new error_error/* RalphError */.A({ code: 'COMMAND_REFUSED', message, hint: 'Nothing was ordered. Give the text again.' });
function questionFor(context, order) {
    const asks = !order.json && (0,project_context/* isInteractive */.b4)(context) && !(0,project_context/* isCi */.Xt)(context);
    return asks ? missingText(order.kind, order.words, order.plan) : undefined;
}
async function askText({ question, optional }) {
    const validate = (typed) => !optional && (typed ?? '').trim() === '' ? 'Type some words, or leave with Ctrl-C.' : undefined;
    const answer = await (0,ask_person/* askPerson */.f)((asked) => (0,dist/* text */.Qq)({ ...asked, message: question, validate }));
    if (answer === undefined)
        throw new error_error/* RalphError */.A({ code: 'COMMAND_REFUSED', message: 'You left the question.', hint: 'Nothing was ordered.' });
    const typed = (answer ?? '').trim();
    return typed === '' ? [] : [typed];
}

// EXTERNAL MODULE: ./build/entry/run/imagined-state.js
var imagined_state = __webpack_require__(32685);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/operator.js

















const operator_flags = {
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const undoFlags = {
    ...operator_flags,
    'reopen-dependents': { help: 'also reopen finished tasks that build on it; otherwise they stay done', toggle: true },
};
const flagsOf = (word) => (word === 'undo' ? undoFlags : operator_flags);
const textHelp = (kind) => (0,read_command/* takesOf */.Of)(kind) === 'line'
    ? ''
    : 'To give a text of several lines, put `-` in its place and the text on standard input.\n\n';
const orderCommand = (kind) => ({
    help: `${read_command/* operatorWords */.uZ[kind].summary}.

Usage: ralph ${read_command/* operatorWords */.uZ[kind].form} [options]

Examples:
  ${read_command/* operatorWords */.uZ[kind].example}

${textHelp(kind)}If no job is running, the order takes effect at once. A running job picks it up within a minute; until then,
\`ralph orders\` lists it and can withdraw it.

Options:
${(0,flags/* flagHelp */.QR)(flagsOf(kind))}`,
    flags: flagsOf(kind),
    operands: 100,
    run: (context, typed) => order(kind, context, typed),
});
const aboutDone = new Set(['undo', 'redo', 'retry']);
async function order(kind, context, { values, operands }) {
    const words = await orderWords(context, withFlag(operands, values));
    const asking = { kind, words, json: values['json'] === true };
    if (!questionFor(context, { ...asking, plan: { tasks: [] } }))
        commandOf([kind, ...words]);
    const typedFor = async (plan) => {
        const question = questionFor(context, { ...asking, plan });
        return commandOf([kind, ...words, ...(question ? await askText(question) : [])]);
    };
    const { columns: width, isTty } = context;
    const look = values['json'] ? { width, color: false } : { width, color: context.color, isTty };
    const { by, ...ordered } = await (0,look_at_run/* withRun */.Yq)(context, values, {
        about: aboutDone.has(kind) ? 'done' : 'ahead',
        look: async ({ project, access, run }) => {
            const person = orderer(project);
            return {
                by: person,
                ...(await (0,give_order/* giveOrder */.SG)({ project, context, access }, run, {
                    ...(await typedFor(run.plan)),
                    by: person,
                    look,
                })),
            };
        },
        ...((0,read_command/* beginsWithoutRun */.Wh)(kind) && {
            unbegun: async (opened) => {
                const person = orderer(opened.project);
                return {
                    by: person,
                    ...(await giveBefore(opened, context, { ...(await typedFor(opened.project.plan)), by: person })),
                };
            },
        }),
    }).catch((error) => {
        throw error instanceof error_error/* RalphError */.A && error.code === 'NO_RUN' ? aboutRuns(error) : error;
    });
    const { said, ...fields } = ordered;
    if (values['json'])
        context.out(`${(0,inert/* inertJson */.n)({ kind: 'ordered', by, ...fields, said })}\n`);
    else
        context.out(said.map((line) => `${line}\n`).join(''));
    return 0;
}
const orderer = ({ repository }) => repository.user.name ?? (0,environment/* userName */.nT)();
const aboutRuns = ({ code, message, hint }) => new error_error/* RalphError */.A({ code, message, hint: `${hint}. Before that, only ${read_command/* orderedEarly */.BA.join(', ')} can be ordered.` });
const withFlag = ([first = '', ...others], values) => [first, values['reopen-dependents'] ? '--reopen-dependents' : '', ...others].filter((word) => word !== '');
function commandOf(words) {
    const typed = words.join(' ');
    const command = (0,read_command/* readCommand */.UK)(typed);
    if ('fault' in command)
        throw (0,give_order/* refusedNow */.to)(typed, command.fault);
    return { command, typed };
}
async function giveBefore({ project, access }, context, { command, typed, by }) {
    const state = (0,imagined_state/* imaginedState */._)(project, context);
    const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
    const waiting = await (0,read_run/* waitingOrders */.Tv)(inbox, { control: control/* emptyControl */.Bv, state });
    const obeyed = (0,obey_command/* obeyCommand */.n)(command, { id: '', by }, (0,with_waiting_orders/* withWaitingOrders */.H)({ plan: project.plan, state }, waiting));
    const text = (0,redact/* redactor */.$p)(project.secrets)(typed);
    if (obeyed.kind === 'refused')
        throw (0,give_order/* refusedNow */.to)(text, obeyed.why, project);
    const id = await inbox.give({ by, text });
    const said = [
        `Ordered: ${(0,one_line/* oneLine */.TN)(text, 300)}. It waits for the first job: ${project.queue?.moves ? (0,report_context/* queueCommand */.Db)(project) : (0,report_context/* ralphCommand */.lC)(project, 'run')}`,
    ];
    return { id, text, at_work: false, taken: false, dependents: [], said };
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

/***/ 28000:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ askPerson)
/* harmony export */ });
async function askPerson(ask) {
    const { stdin } = process;
    const left = new AbortController();
    const leave = () => left.abort();
    const ifClosed = () => {
        if (stdin.isPaused())
            leave();
    };
    const onKey = (_, key) => {
        if (key?.ctrl && key.name === 'd')
            setImmediate(ifClosed);
    };
    stdin.on('keypress', onKey);
    stdin.once('end', leave);
    try {
        const answer = await ask({ signal: left.signal });
        return typeof answer === 'symbol' ? undefined : answer;
    }
    finally {
        stdin.off('keypress', onKey);
        stdin.off('end', leave);
    }
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
