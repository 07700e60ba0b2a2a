export const id = 176;
export const ids = [176];
export const modules = {

/***/ 6756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ confinementInWords),
/* harmony export */   m7: () => (/* binding */ levelsInWords),
/* harmony export */   wf: () => (/* binding */ wayInWords)
/* harmony export */ });
/* unused harmony export confinementOrNone */
/** How a level is reached, after "by". */
const wayInWords = {
    bubblewrap: 'bubblewrap',
    'bubblewrap-root': 'bubblewrap, started by root',
    'bubblewrap-sudo': 'bubblewrap, started by sudo',
    'mount-script-root': 'mount namespaces, made by root',
    'mount-script-sudo': 'mount namespaces, made by sudo',
    'mount-script-user-namespace': 'mount namespaces in a user namespace',
    landlock: 'Landlock',
    'pid-namespace': 'a process namespace',
    'process-group': 'a process group',
};
/** What a level keeps out of reach, one sentence without its full stop. */
const levelsInWords = {
    C0: 'C0: nothing is kept in but by ending its process group',
    C1: 'C1: whatever is started ends with its call and sees no other process; files are not protected',
    C2: 'C2: files outside of the workspace cannot be written, and secrets on the disk not read',
    C3: 'C3: of the machine, the workspace and the tools are all that is there',
};
/**
 * The confinement in a line that says no more than was reached: `C3 by bubblewrap; the network is open`. Every level
 * has the host's network.
 */
function confinementInWords({ level, way, given_up, login }) {
    const files = level < 'C2' ? 'files are not protected, and ' : '';
    const choice = given_up ? 'none, by `confinement: none`: ' : '';
    const visible = login ? '; the agent can read the login that is stored on the machine' : '';
    return `${choice}${level} by ${wayInWords[way]}; ${files}the network is open${visible}`;
}
/** For a run that no agent has worked on yet. */
const confinementOrNone = (confined) => confined === null ? 'said when the first agent starts' : confinementInWords(confined);


/***/ }),

/***/ 6441:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ uncheckedWords),
/* harmony export */   W7: () => (/* binding */ receiptOf),
/* harmony export */   st: () => (/* binding */ costBudgetOf)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2346);
/* harmony import */ var _config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2212);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4891);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);




/** Linear in the tasks. `now`: ms since the epoch, for the job that is at work. */
function receiptOf(state, now) {
    const { succeeded, failed, interrupted } = state.counts;
    const total = { usd: state.usage.usd, runner_ms: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerMsSeen */ .MN)(state, now) };
    const per = (count) => count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count };
    const { worked, dearest } = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .taskCosts */ .oU)(state.tasks);
    const perTask = per(worked);
    return {
        total,
        usage: state.usage,
        jobs: state.runner.jobs,
        attempts: { succeeded, failed, interrupted },
        per_task: perTask && { ...perTask, tasks: worked },
        per_attempt: per(succeeded + failed + interrupted),
        per_commit: per(succeeded),
        dearest,
        confined: state.confined,
        unchecked: uncheckedWords(state.baseline) ?? null,
    };
}
/** USD that the run may cost: as recorded; of a run without records an operator's word, else what is configured where this is read. */
function costBudgetOf({ overrides, rules }, configured) {
    if (rules)
        return (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('cost-budget', rules);
    const read = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W['cost-budget'].read(overrides['cost-budget']);
    return 'value' in read ? read.value : configured;
}
/** What every report says while no check stands between an agent and a commit; undefined where one does, or that is not known yet. */
function uncheckedWords(baseline) {
    if (baseline?.counting === undefined)
        return undefined;
    if (baseline.counting === 0)
        return 'Nothing checks these commits: the run has no check that counts (`no-checks`)';
    if (!baseline.accepted || baseline.red.length < baseline.counting)
        return undefined;
    return 'Nothing checks these commits: every check was red before them, and that was accepted (`known-red`)';
}


/***/ }),

/***/ 9484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   UV: () => (/* binding */ rowsInState),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   oU: () => (/* binding */ taskCosts),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   sH: () => (/* binding */ shownTasks),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4421);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8537);



/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null };
    }
    const task = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const more = (task.commit ? 1 : 0) + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit,
    };
}
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
const countStatuses = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_2__/* .oncePer */ .P)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'given_up', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    given_up: 'given up',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    given_up: '?',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(row.usd) : '');
/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
const taskCosts = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_2__/* .oncePer */ .P)((tasks) => {
    let worked = 0;
    let dearest = null;
    const settled = { usd: [], duration_ms: [] };
    for (const task in tasks) {
        const record = tasks[task];
        if (!record)
            continue;
        const { usd, duration_ms } = record;
        if (usd > 0 || duration_ms > 0)
            worked += 1;
        if (usd > (dearest?.usd ?? 0))
            dearest = { task, usd };
        if (!isSettled(record))
            continue;
        settled.usd.push(usd);
        settled.duration_ms.push(duration_ms);
    }
    return { worked, dearest, settled };
});
const isSettled = ({ status, commit, failed_iterations }) => (status === 'done' && commit !== null) || (status === 'failed' && failed_iterations.length > 0);
/** A table of more tasks than this is shown in part. */
const wholeTable = 300;
/** So many of a longer one, where it is written with every state commit. */
const partInState = 100;
const nextTasks = 20;
/**
 * What fits of a long table: first what people look for (under way, failed, given up, the next 20 pending), then what was done,
 * newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
 */
function shownRows(rows, limit = wholeTable) {
    const shown = places(rows, limit);
    const chosen = shown.flatMap((at) => rows[at] ?? []);
    return { rows: chosen, omitted: omission(rows, chosen) };
}
/** The same of a run's tasks; rows are made only of those that are shown. */
function shownTasks({ plan, state }, limit = wholeTable) {
    const records = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state));
    return { rows, omitted: omission(records, rows) };
}
/** What files of the state show. */
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
/** Positions of the tasks that are shown, in plan order. */
function places(tasks, limit) {
    if (tasks.length <= limit)
        return [...tasks.keys()];
    const by = {
        pending: [],
        in_progress: [],
        done: [],
        failed: [],
        skipped: [],
        given_up: [],
    };
    tasks.forEach(({ status }, at) => {
        by[status].push(at);
    });
    const iteration = (at) => tasks[at]?.iteration ?? 0;
    const wanted = [
        ...by.in_progress,
        ...[...by.failed, ...by.given_up].slice(0, limit - nextTasks - 1),
        ...by.pending.slice(0, nextTasks),
        ...by.done.sort((a, b) => iteration(b) - iteration(a)),
        ...by.skipped,
    ];
    return wanted.slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
    const [total, there] = [countStatuses(all), countStatuses(shown)];
    const parts = ['done', 'failed', 'given_up', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${statusWord[status]}`);
    return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 9152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2488);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


const step = (does, ...commands) => ({ does, commands });
/** Steps for Markdown and for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
function nextLines(steps, look) {
    const [only] = steps;
    if (steps.length === 1 && only?.commands.length === 0)
        return [`Next: ${only.does}.`];
    const { paint, columns } = look;
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            `  ${does}${commands.length === 0 ? '.' : ':'}`,
            ...commands.flatMap(typed),
        ]),
    ];
}


/***/ }),

/***/ 5618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   ME: () => (/* binding */ touchedWords),
/* harmony export */   bQ: () => (/* binding */ reviewInWords)
/* harmony export */ });
/* harmony import */ var _run_next_given_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6441);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1365);






/**
 * What whoever reads a report must know besides how the run stands, a line each: that nothing checks it; what arrived on
 * the work branch and steers CI or agents; what agents gave up; what they changed of their checks; then, newest first,
 * what agents asked a person to look at, and what reviewers found.
 */
const remarks = ({ plan, state }, foreign) => [
    ...unchecked(state),
    ...steered(state, foreign),
    ...doubted(state, foreign),
    ...givenUp({ plan, state }, foreign),
    ...state.touched.map((one) => `Iteration ${one.iteration} (${one.task}): ${touchedWords(one, foreign)}.`),
    ...state.reviews.map(({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks for a person's review: ${foreign(why)}`),
    ...reviewLines(state, foreign),
];
/** A run that ended for it has said so already. */
function givenUp({ plan, state }, foreign) {
    const { stop } = state;
    if (stop?.kind === 'human_review' && stop.given_up)
        return [];
    return ((0,_run_next_given_up_js__WEBPACK_IMPORTED_MODULE_0__/* .givenUpIn */ .o)(plan, state)?.tasks ?? []).map((one) => `${(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .givenUpInWords */ .Rm)(one, foreign)}; a person has to confirm.`);
}
/** Below level C2 an agent may have reached the repository: that somebody pushed it says nothing of who. */
const steered = ({ steered: arrivals }, foreign) => arrivals.map(({ from, to, paths, total }) => {
    const more = total > paths.length ? ` and ${total - paths.length} more` : '';
    const range = (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSpan */ ["in"])('git', 'log', `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(from)}..${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(to)}`);
    return `Commits that do not come from a task change protected files (${paths.map(foreign).join(', ')}${more}): make sure that a person made them, ${range}.`;
});
/** Said until the run has taken the plan over, which it does on a person's word alone. */
const doubted = ({ doubted: changes, plan_source }, foreign) => changes
    .filter((change) => change.plan_source === null || change.plan_source !== plan_source)
    .map(({ paths }) => `${paths.map(foreign).join(', ')}: changed while an agent ran that may have had access. Check whether a person did it; the plan counts once it is committed, or with ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('--change-rules')}.`);
function unchecked({ baseline }) {
    const words = (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_4__/* .uncheckedWords */ .Gg)(baseline);
    return words === undefined ? [] : [`${words}.`];
}
/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
function touchedWords({ what, total }, foreign) {
    const more = total > what.length ? `; and ${total - what.length} more` : '';
    return `it changed what the checks run: ${what.map((one) => foreign(one)).join('; ')}${more}`;
}
/** What a reviewer said, in one line. */
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
    if (verdict === null)
        return `it could not be reviewed: ${foreign(summary)}`;
    const found = findings === 0 ? 'no findings' : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding');
    return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`;
}
/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }, foreign) => reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 300);


/***/ }),

/***/ 1365:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Rm: () => (/* binding */ givenUpInWords),
/* harmony export */   WQ: () => (/* binding */ stopSentence),
/* harmony export */   d9: () => (/* binding */ stopInWords)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6615);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9152);






const words = {
    complete: (_reason, at) => ({ happened: 'Every task in the plan is done or skipped.', next: takeIn(at) }),
    iteration_limit: ({ scope, limit }, at) => scope === 'job'
        ? {
            happened: `This job has used its ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Make up to ${limit} more`, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', ...(at.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))),
            ],
        }
        : {
            happened: `The run has used the ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')} that it is allowed; work remains.`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as many more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'budget', `${2 * limit}iter`))],
        },
    time_budget: ({ budget_ms, scope }, at) => ({
        happened: scope === 'limit'
            ? `The job ended before the machine's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)} is used up; work remains.`,
        next: [goOn(at)],
    }),
    cost_budget: ({ budget_usd, spent_usd }, at) => ({
        happened: `The run's cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(budget_usd)} is used up; work remains.`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as much again (the budget is that of the whole run)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)),
        ],
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))] }
        : { happened: `The run is paused: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'resume'))] },
    human_review: ({ why, approve, given_up, conflict }, at, foreign) => {
        if (approve)
            return { happened: `Waiting for approval: ${foreign(why)}`, next: approveOrNot(approve, at) };
        if (given_up)
            return decideGivenUp(why, given_up, { at, foreign });
        if (conflict)
            return mergeByHand(why, conflict, { at, foreign });
        return {
            happened: `A person is needed: ${foreign(why)}`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('When that is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
        };
    },
    waiting: ({ until, why }, at, foreign) => ({
        happened: `Waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNow */ .PI)(until, at.now)}: ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('After that time, continue (a job that starts earlier ends at once and costs nothing)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
            ...onTerminal(at, () => [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on at once, with another key or model, or if the limit was lifted', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--now')),
            ]),
        ],
    }),
    blocked: ({ by, red }, at, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: red ? redBaseline(at) : [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the problems above, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
    }),
    stuck: ({ on, task = 'TASK' }, at, foreign) => ({
        happened: 'The run is stuck: more attempts without help would only cost money:',
        details: listed(on, foreign),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try again, and tell the agent what it should know', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'retry', task, '\u2026')),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give the task up, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'skip', task)),
            ...offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Read what failed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'log', '--task', task))]),
        ],
    }),
    busy: ({ why }, at, foreign) => ({
        happened: `Another job is running: ${foreign(why)}`,
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Nothing was changed; to see how that job is doing', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'status'))],
    }),
    cancelled: (_reason, at) => ({
        happened: 'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
        next: [goOn(at)],
    }),
    failed: ({ code: fault, why }, at, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('What was committed is safe. When the cause is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
        ],
    }),
};
/** As almost every stop is followed: nothing has to be decided. */
const goOn = (at) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'));
/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
/** A reviewer on GitHub has the pull request before them. */
function takeIn(at) {
    if (at.surface === 'issue')
        return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Review ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(at.workBranch)} commit by commit and merge it`)];
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Review the work, commit by commit', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'log', '--oneline', at.workBranch)),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Bring it into the branch that it began on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'finish')),
    ];
}
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, at) {
    const look = at.surface === 'issue' ? (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'show', commit) : (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'checkout', String(iteration));
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept it, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'approve', commit.slice(0, 12))),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it redone, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'retry', task, '\u2026')),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', look),
    ];
}
function mergeByHand(why, { files, total, commands }, { at, foreign }) {
    const more = total > files.length ? [`and ${total - files.length} more`] : [];
    return {
        happened: foreign(why),
        details: [...files.map((file) => foreign(`conflict in ${file}`)), ...more],
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Nothing is lost or overwritten. Merge in a clone, then go on', ...commands, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
    };
}
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map((one) => {
        const choices = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'skip', one.task)} confirms, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'retry', one.task)} reopens it`;
        return `${givenUpInWords(one, foreign)} (${choices})`;
    });
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: [...said, ...(total > tasks.length ? [`and ${total - tasks.length} more`] : [])],
        next: [
            at.surface === 'issue'
                ? (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks')
                : (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
            ...(total > mostAtOnce ? [] : offIssue(at, () => decideAtOnce(tasks, at))),
        ],
    };
}
/** More orders would make a line that nobody reads before typing it. */
const mostAtOnce = 5;
const decideAtOnce = (tasks, at) => {
    const each = (verb) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(at, tasks.map(({ task }) => [verb, task]));
    return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Agree with the agent, and go on', each('skip')), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have them done all the same', each('retry'))];
};
/** Accepting them weakens the rules that the run has, and so has to be said twice. */
const redBaseline = (at) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Mend the checks on the base branch, commit, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
    ...onTerminal(at, () => [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept these failures as known ones, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--known-red', '--change-rules')),
    ]),
    ...offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Show what they printed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'log', '--iteration', '0'))]),
];
/** Only a command line says it: a workflow's next job has the same key, and its rules are in its file. */
const onTerminal = (at, steps) => (at.surface ?? 'terminal') === 'terminal' ? steps() : [];
/** No comment is answered with a log. */
const offIssue = (at, steps) => (at.surface === 'issue' ? [] : steps());
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const shownReasons = 20;
function listed(reasons, foreign) {
    const shown = reasons.slice(0, reasons.length > shownReasons ? shownReasons - 1 : shownReasons).map(foreign);
    return shown.length < reasons.length ? [...shown, `and ${reasons.length - shown.length} more`] : shown;
}
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why }, foreign) {
    const by = iteration === 0 ? 'was given up' : `was given up by the agent of iteration ${iteration}`;
    return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`;
}
/** The reason in a few words; `stop-sentence.ts` has the long form. */
function stopInWords(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'iteration_limit':
            return `limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.limit, 'iteration')} a ${reason.scope}`;
        case 'time_budget':
            return reason.scope === 'limit'
                ? `the job's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} is near`
                : `time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} used up`;
        case 'cost_budget':
            return `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} used up`;
        case 'paused':
            return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'human_review':
            return reason.approve
                ? `waiting for approval of ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.approve.task)}, iteration ${reason.approve.iteration}`
                : `a person is needed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'waiting':
            return `waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(reason.until)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'blocked':
            return `blocked: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.by)}`;
        case 'stuck':
            return `stuck: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.on)}`;
        case 'busy':
            return `another job is running: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'cancelled':
            return 'cancelled';
        case 'failed':
            return `failed (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.code)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_5__/* .assertNever */ .x)(reason);
    }
}


/***/ }),

/***/ 7687:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ givenUpReason),
/* harmony export */   o: () => (/* binding */ givenUpIn)
/* harmony export */ });
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);

const mostNamed = 20;
/** The tasks that agents gave up and nobody has decided about, in plan order; undefined where there is none. Linear. */
function givenUpIn(plan, state) {
    const records = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state);
    const all = plan.tasks.flatMap(({ id }, at) => {
        const { status, given_up: by } = records[at] ?? {};
        return status === 'given_up' ? [{ task: id, iteration: by?.iteration ?? 0, why: by?.why ?? '' }] : [];
    });
    return all.length === 0 ? undefined : { tasks: all.slice(0, mostNamed), total: all.length };
}
/** A plan whose tasks an agent gave up is not complete before a person has agreed. */
function givenUpReason(plan, state) {
    const given_up = givenUpIn(plan, state);
    if (!given_up)
        return undefined;
    const { total } = given_up;
    const why = `the agent gave ${total === 1 ? 'a task' : `${total} tasks`} of the plan up; all others are done or were skipped`;
    return { kind: 'human_review', why, given_up };
}


/***/ }),

/***/ 6615:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Makes the compiler prove that a switch over a union names every case. */
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 5144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   to: () => (/* binding */ mapStrings)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .formPlaces */ .Vf)(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        // Forms may overlap, and then nothing of the one may stay beside the other.
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200;
/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
function mapStrings(value, change) {
    return mapped(value, change, deepest);
}
function mapped(value, change, left) {
    if (typeof value === 'string')
        return change(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (left === 0)
        return null;
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change, left - 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]));
}
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    // In base64 its first letters come up once in 17 MB.
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
        // file of nothing but headers took minutes.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


/***/ }),

/***/ 2959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const base64 of base64At(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
function formPlaces(secrets) {
    const forms = new Map();
    for (const { form, how } of secrets.flatMap(secretForms)) {
        const bare = form.replace(/\s+/g, '');
        if (bare.length >= form.length / 2 && !forms.has(bare))
            forms.set(bare, { form: bare, how });
    }
    return (text) => {
        const bare = text.replace(/\s+/g, '');
        const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how));
        if (found.length === 0 || bare.length === text.length)
            return found;
        const origins = originsOf(text);
        return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }));
    };
}
function placesOf(text, form, how) {
    const places = [];
    for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
        places.push({ how, from, to: from + form.length });
    }
    return places;
}
/** Where each character stood before white space was left out. */
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ })

};
