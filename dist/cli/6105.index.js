export const id = 6105;
export const ids = [6105];
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
        return { plan, state: (0,_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__/* .evolve */ .sf)(now.state, { ...effect, at }) };
    }, run);
}


/***/ }),

/***/ 90810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   uV: () => (/* binding */ asksForModelKey),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);

const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g;
const namesIn = (server) => textsOf(server).flatMap(({ at, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({ at, name })));
const asksForModelKey = (name) => Object.values(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld).some(({ provider }) => provider.variables.test(name));
function fillIn(server, lookUp) {
    const missing = new Set();
    const filled = mapTexts(server, (text) => text.replace(reference, (_, name, otherwise) => {
        const value = lookUp(name) ?? otherwise;
        if (value === undefined)
            missing.add(name);
        return value ?? '';
    }));
    return missing.size > 0 ? { missing: [...missing] } : { server: filled };
}
function textsOf(server) {
    const within = (key, values) => Object.entries(values).map(([name, text]) => ({
        at: [key, Array.isArray(values) ? Number(name) : name],
        text,
    }));
    return server.type === 'http'
        ? [{ at: ['url'], text: server.url }, ...within('headers', server.headers)]
        : [{ at: ['command'], text: server.command }, ...within('args', server.args), ...within('env', server.env)];
}
function mapTexts(server, change) {
    const values = (all) => Object.fromEntries(Object.entries(all).map(([name, text]) => [name, change(text)]));
    return server.type === 'http'
        ? { ...server, url: change(server.url), headers: values(server.headers) }
        : { ...server, command: change(server.command), args: server.args.map(change), env: values(server.env) };
}


/***/ }),

/***/ 28049:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ withMemory),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   W1: () => (/* binding */ keepsMemory),
/* harmony export */   d4: () => (/* binding */ maxMemoryBytes),
/* harmony export */   mR: () => (/* binding */ memoryVariable)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const maxMemoryBytes = 256 * 1024;
const maxLines = 5_000;
const maxLineChars = 16 * 1024;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const Entity = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('entity'), name: text, entityType: text, observations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text) });
const Relation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('relation'), from: text, to: text, relationType: text });
const Line = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [Entity, Relation]);
const memoryVariable = 'MEMORY_FILE_PATH';
const keepsMemory = ({ server }) => server.type === 'stdio' && memoryVariable in server.env;
function readMemory(lines) {
    const read = linesOf(lines);
    if ('why' in read)
        return read;
    const text = inText(read.lines);
    return bytesOf(text) > maxMemoryBytes ? { why: tooLarge } : { text };
}
function withMemory(known, approved) {
    const [mine, theirs] = [linesOf(known.split('\n')), linesOf(approved.split('\n'))];
    if ('why' in mine)
        return readMemory(approved.split('\n'));
    if ('why' in theirs)
        return theirs;
    const entities = new Map(mine.lines.flatMap((line) => (line.type === 'entity' ? [[line.name, line]] : [])));
    for (const line of theirs.lines) {
        if (line.type !== 'entity')
            continue;
        const observations = [...new Set([...(entities.get(line.name)?.observations ?? []), ...line.observations])];
        entities.set(line.name, { ...(entities.get(line.name) ?? line), observations });
    }
    const relations = [...mine.lines, ...theirs.lines].filter(({ type }) => type === 'relation');
    const once = [...new Set(relations.map((line) => JSON.stringify(line)))];
    return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...once]);
}
function linesOf(texts) {
    const filled = texts.filter((line) => line.trim() !== '');
    if (filled.length > maxLines)
        return { why: `it has more than ${maxLines} lines` };
    const lines = [];
    for (const [at, line] of filled.entries()) {
        const read = line.length > maxLineChars ? undefined : lineOf(line);
        if (!read)
            return { why: `its line ${at + 1} is not an entity or relation of at most ${maxLineChars} characters` };
        lines.push(read);
    }
    return { lines };
}
function lineOf(line) {
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}
const inText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const bytesOf = (text) => new TextEncoder().encode(text).length;
const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`;


/***/ }),

/***/ 34834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   Zb: () => (/* binding */ changeInWords),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13225);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







function valueInWords(name, value) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return 'none';
    if (Array.isArray(value))
        return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .some */ .zN)(value.map(inWords));
    if (name === 'cost-budget' && typeof value === 'number')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUsd */ .UK)(value);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inWords(value));
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay the same' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
function rulesWeakened(refused, how) {
    const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
    const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`;
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RULES_WEAKENED',
        message: "This job's settings are less strict than the run's. Nothing was started.",
        findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
        hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`,
    });
}
function orderFor([first], how) {
    if (how !== 'workflow')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('ralph', 'run', ...how.argv, '--change-rules');
    const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after);
    return `give the job the input \`change-rules: true\`, or comment ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .lineSpan */ .ZX)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .orderLine */ .pW)('set', first?.name ?? '', value ?? ''))}.`;
}


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony export tasksOf */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


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
const aboutValues = /^(?:set|mode|budget)\b/;
const refusedNow = (text, why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: whatHelps(text, project),
});
function whatHelps(text, project) {
    const [verb = ''] = text.split(' ');
    if (!project || aboutValues.test(text))
        return `See \`ralph ${verb} --help\`.`;
    return aboutKnowledge.test(text)
        ? `\`${(0,report_context/* ralphCommand */.lC)(project, 'knowledge', '--status', 'all')}\` lists what is known, and what no longer counts.`
        : `\`${(0,report_context/* ralphCommand */.lC)(project, 'status')}\` shows the tasks and what they are waiting for.`;
}
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


/***/ })

};
