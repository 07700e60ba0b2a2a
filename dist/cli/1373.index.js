export const id = 1373;
export const ids = [1373];
export const modules = {

/***/ 81747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ processLiveness)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68591);





/**
 * Liveness of processes on this machine. A pid alone proves nothing: the start time tells a reused one, the boot id a
 * rebooted host. Holders on other hosts, in other pid namespaces and in workflow runs are `unknown`.
 */
async function processLiveness(pid = process.pid) {
    const [host, boot, sight] = await Promise.all([hostName(), bootId(), look(pid)]);
    const started = sight.kind === 'running' ? sight.started : '';
    const self = { kind: 'process', host, boot, pid, started };
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'process' || holder.host !== host)
                return 'unknown';
            if (holder.boot === '' || boot === '' || holder.started === '')
                return 'unknown';
            if (holder.boot !== boot)
                return 'gone';
            const found = await look(holder.pid);
            if (found.kind === 'hidden')
                return 'unknown';
            return found.kind === 'running' && found.started === holder.started ? 'alive' : 'gone';
        },
    };
}
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]';
/** In a container, pids mean something else than on the host of the same name: such a process signs with its namespace. */
async function hostName() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() : `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()}/${namespace}`;
}
/** Empty where the system names none: then nothing can be told from a pid. */
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .processExists */ ._Z)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
/** proc_pid_stat(5): the command, in parentheses, may itself hold spaces and parentheses; state is field 3, start 22. */
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);


/***/ }),

/***/ 79152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Ze: () => (/* binding */ nextMarkdown)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_fit_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81701);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1748);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




const step = (does, ...commands) => ({ does, commands });
/**
 * Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. A comment holds
 * one order, so each order has a block of its own.
 */
const nextMarkdown = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)].join('\n\n'))
    .join('\n\n');
function blocks(commands) {
    const all = [];
    let open;
    for (const command of commands) {
        const isOrder = command.startsWith('/ralph ');
        if (open && !isOrder)
            open.push(command);
        else {
            const block = [command];
            all.push(block);
            open = isOrder ? undefined : block;
        }
    }
    return all.map((lines) => lines.join('\n'));
}
/** Steps for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
function nextLines(steps, look) {
    const [only] = steps;
    const { paint, columns } = look;
    if (steps.length === 1 && only?.commands.length === 0)
        return (0,_text_fit_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`Next: ${only.does}.`, columns);
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            ...(0,_text_fit_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
            ...commands.flatMap(typed),
        ]),
    ];
}


/***/ }),

/***/ 11365:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Rm: () => (/* binding */ givenUpInWords),
/* harmony export */   WQ: () => (/* binding */ stopSentence),
/* harmony export */   aZ: () => (/* binding */ goOnAtOnce),
/* harmony export */   d9: () => (/* binding */ stopInWords)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6615);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79152);







/** What of the money is left may be too little for one more attempt. */
function budgetEnd(context) {
    const budget = `The run's cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.budget_usd)}`;
    if (context.attempt_usd === undefined || context.spent_usd === undefined)
        return `${budget} is used up`;
    return `${budget} has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.budget_usd - context.spent_usd)} left, and an attempt costs ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.attempt_usd)} (the median)`;
}
const words = {
    complete: (_reason, context) => ({ happened: 'Every task in the plan is done or skipped.', next: takeIn(context) }),
    iteration_limit: ({ scope, limit }, context) => scope === 'job'
        ? {
            happened: `This job has used its ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Make up to ${limit} more`, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', ...(context.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))),
            ],
        }
        : {
            happened: `The run has used the ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')} that it is allowed; work remains.`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as many more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'budget', `${2 * limit}iter`))],
        },
    time_budget: ({ budget_ms, scope }, context) => ({
        happened: scope === 'limit'
            ? `The job ended before the machine's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)} is used up; work remains.`,
        next: [goOn(context)],
    }),
    cost_budget: ({ budget_usd, spent_usd, attempt_usd }, context) => ({
        happened: `${budgetEnd({ budget_usd, spent_usd, attempt_usd })}; work remains.`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as much again (the budget is that of the whole run)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)),
        ],
    }),
    paused: ({ why, scope, task }, context, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))] }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: [
                ...(task === undefined ? [] : withStuckTask(task, context)),
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'resume')),
            ],
        },
    human_review: ({ why, approve, given_up, asks, conflict }, context, foreign) => {
        if (approve)
            return { happened: `Waiting for approval: ${foreign(why)}`, next: approveOrNot(approve, context) };
        if (asks)
            return answerAgents(why, asks, { at: context, foreign });
        if (given_up)
            return decideGivenUp(why, given_up, { at: context, foreign });
        if (conflict)
            return mergeByHand(why, conflict, { at: context, foreign });
        return {
            happened: `A person is needed: ${foreign(why)}`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('When that is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))],
        };
    },
    waiting: ({ until, why }, context, foreign) => ({
        happened: `Waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNow */ .PI)(until, context.now)}: ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('After that time, continue (a job that starts earlier ends at once and costs nothing)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
            ...onTerminal(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(goOnAtOnce, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', '--now'))]),
        ],
    }),
    blocked: ({ by, red }, context, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: red ? redBaseline(context) : [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the problems above, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))],
    }),
    stuck: ({ on, task = 'TASK' }, context, foreign) => ({
        happened: 'The run is stuck: more attempts without help would only cost money:',
        details: listed(on, foreign),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try again, and tell the agent what it should know', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'retry', task, '\u2026')),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give the task up, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'skip', task)),
            ...offIssue(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Read what failed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'log', '--task', task))]),
        ],
    }),
    busy: ({ why }, context, foreign) => ({
        happened: `Another job is running: ${foreign(why)}`,
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Nothing was changed; to see how that job is doing', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'status'))],
    }),
    cancelled: (_reason, context) => ({
        happened: 'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
        next: [goOn(context)],
    }),
    failed: ({ code: fault, why }, context, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('What was committed is safe. When the cause is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
        ],
    }),
};
const goOnAtOnce = 'Go on at once, with another key or model, or if the limit was lifted';
/** As almost every stop is followed: nothing has to be decided. */
const goOn = (context) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'));
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
function takeIn(context) {
    if (context.surface === 'issue')
        return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Review ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(context.workBranch)} commit by commit and merge it`)];
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Review the work, commit by commit', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'log', '--oneline', context.workBranch)),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Bring it into the branch that it began on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'finish')),
    ];
}
/** What helps before the pause is lifted. */
const withStuckTask = (task, context) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try the task again, and tell the agent what it should know', ...eachOrder(context, [['retry', task, '\u2026'], ['resume']])),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give the task up, and go on', ...eachOrder(context, [['skip', task], ['resume']])),
];
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, context) {
    const look = context.surface === 'issue'
        ? (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'show', commit)
        : (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'checkout', String(iteration));
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept it, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'approve', commit.slice(0, 12))),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it redone, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'retry', task, '\u2026')),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', look),
    ];
}
function mergeByHand(why, { files, total, commands, agent_may = false }, { at, foreign }) {
    return {
        happened: foreign(why),
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(files.map((file) => foreign(`conflict in ${file}`)), files.length, total),
        next: [
            ...(agent_may
                ? onTerminal(at, () => [
                    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have an agent resolve it as the next task', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--base-conflict', 'task')),
                ])
                : []),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Merge in a clone: after `git merge`, resolve the files and `git commit` them. Nothing is lost or overwritten meanwhile', ...commands, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
        ],
    };
}
/** What an agent asks is no secret between two: everybody reads it with the task. */
function answerAgents(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map(({ task, iteration, why: asked }) => `${task} (iteration ${iteration}): ${foreign(asked)}`);
    const [first] = tasks;
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(said, said.length, total),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(total === 1 ? 'Say that it is as it should be, and go on' : 'Say of each that it is as it should be, and go on', ...approvals(tasks, at)),
            ...(first
                ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it done again, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'undo', String(first.iteration), '\u2026'))]
                : []),
            ...(first
                ? offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'checkout', String(first.iteration)))])
                : []),
        ],
    };
}
const approvals = (tasks, context) => eachOrder(context, tasks.slice(0, mostAtOnce).map(({ task }) => ['approve', task]));
/** In a terminal all at once; a comment holds one order. */
const eachOrder = (context, orders) => context.surface === 'issue'
    ? orders.map(([verb, ...args]) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, verb, ...args))
    : [(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(context, orders)];
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map((one) => {
        const choices = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'skip', one.task)} confirms, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'retry', one.task)} reopens it`;
        return `${givenUpInWords(one, foreign)} (${choices})`;
    });
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(said, said.length, total),
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
const decideAtOnce = (tasks, context) => {
    const each = (verb) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(context, tasks.map(({ task }) => [verb, task]));
    return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Agree with the agent, and go on', each('skip')), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have them done all the same', each('retry'))];
};
/** Accepting them weakens the rules that the run has, and so has to be said twice. */
const redBaseline = (context) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the checks on the base branch, commit, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
    ...onTerminal(context, () => [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept these failures as known ones, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', '--known-red', '--change-rules')),
    ]),
    ...offIssue(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Show what they printed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'log', '--iteration', '0'))]),
];
/** Only a command line says it: a workflow's next job has the same key, and its rules are in its file. */
const onTerminal = (context, steps) => (context.surface ?? 'terminal') === 'terminal' ? steps() : [];
/** No comment is answered with a log. */
const offIssue = (context, steps) => context.surface === 'issue' ? [] : steps();
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const listed = (reasons, foreign) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(reasons.map(foreign), 20);
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why, by: who }, foreign) {
    const when = who === 'ralph' ? ` after iteration ${iteration}` : ` by the agent of iteration ${iteration}`;
    const by = `was given up${iteration === 0 ? '' : when}`;
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
            return reason.attempt_usd === undefined
                ? `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} used up`
                : `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} too small for another attempt`;
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
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__/* .assertNever */ .x)(reason);
    }
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

/***/ 81701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   RV: () => (/* binding */ fitLines),
/* harmony export */   ax: () => (/* binding */ fitLine)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);

/**
 * The lines of a report for a terminal, none longer than it is wide: broken between words and continued below their
 * text. A word and a code span stay whole; one that is too long stands on a line of its own.
 */
const fitLines = (lines, look) => lines.flatMap((line) => fitLine(line, columnsOf(look)));
/** One of them. */
const fitLine = (line, columns) => shownWidth(line) <= columns ? [line] : broken(line, columns);
/** Where a terminal breaks a line whose text begins so. */
const columnsOf = ({ width, isTty = false }) => (isTty ? width : Number.POSITIVE_INFINITY);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g;
const shownWidth = (text) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text.replace(colours, ''));
/** What must stay whole, and the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g;
function broken(line, width) {
    const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }));
    if (!first)
        return [line];
    const margin = ' '.repeat(hang(line));
    const lines = [first.gap + first.atom];
    for (const { gap, atom } of others) {
        const longer = `${lines.at(-1)}${gap}${atom}`;
        if (shownWidth(longer) <= width)
            lines[lines.length - 1] = longer;
        else
            lines.push(margin + atom);
    }
    return lines;
}
const widestMargin = 24;
/** The column of the text itself: after a mark, or after the name that a wide gap parts from it. */
function hang(line) {
    const plain = line.replace(colours, '');
    const start = /^\s*(?:[-\u2713\u2717!\u2192\u25b6\u21bb] )?/.exec(plain)?.[0].length ?? 0;
    const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0);
    return named <= widestMargin ? named : start;
}


/***/ }),

/***/ 39812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 45144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   to: () => (/* binding */ mapStrings)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32959);

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

/***/ 32959:
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
