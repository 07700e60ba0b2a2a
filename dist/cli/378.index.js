export const id = 378;
export const ids = [378];
export const modules = {

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9581);










/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = `${at.reachedBy} --remote origin`.trim();
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 4660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ stillToDo),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   uy: () => (/* binding */ explainBlocked)
/* harmony export */ });
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _task_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2816);


const namedRoots = 10;
const namedDependencies = 3;
/** Every task that is neither done, skipped nor given up, in the plan's order, with what keeps it from being attempted. */
function explainBlocked(plan, statusOf) {
    const statuses = plan.tasks.map(({ id }) => statusOf(id));
    const roots = failedRoots(plan, statuses);
    const known = (0,_task_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIds */ .A)(plan);
    return plan.tasks.flatMap((task, position) => {
        const status = statuses[position] ?? 'pending';
        if (!isOpen(status))
            return [];
        const why = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`;
        return [{ task: task.id, why, failed: roots[position] ?? [] }];
    });
}
/** Tasks that are neither done nor given up, and do not wait for one that failed; what is known of each by position. */
function stillToDo(plan, known) {
    const statuses = known.map(({ status }) => status);
    const roots = failedRoots(plan, statuses);
    return plan.tasks.filter((_, at) => isOpen(statuses[at] ?? 'pending') && (roots[at] ?? []).length === 0);
}
/** Something has yet to come of it; whether what an agent gave up is to be done is a person's to say. */
const isOpen = (status) => status !== 'done' && status !== 'skipped' && status !== 'given_up';
/** By position: the failed tasks at the end of each task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan, statuses) {
    // As in most plans: then the graph need not be walked, which every save of 5,000 tasks would pay for.
    if (!statuses.includes('failed'))
        return [];
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const roots = plan.tasks.map(() => []);
    for (const position of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const id = plan.tasks[position]?.id ?? '';
        const status = statuses[position];
        if (status === 'failed')
            roots[position] = [id];
        else if (status === 'pending' || status === 'in_progress') {
            roots[position] = firstOf((edges[position] ?? []).map((to) => roots[to] ?? []));
        }
    }
    return roots;
}
function firstOf(lists) {
    return [...new Set(lists.flat())].slice(0, namedRoots);
}
function waitsFor(task, known, statusOf) {
    const unmet = [...new Set(task.depends_on)].filter((id) => !known.has(id) || statusOf(id) !== 'done');
    if (unmet.length === 0)
        return 'can be attempted';
    const named = unmet.slice(0, namedDependencies).map((id) => {
        if (id === task.id)
            return 'itself';
        return `${id}, which ${known.has(id) ? fate[statusOf(id)] : 'is not in the plan'}`;
    });
    const more = unmet.length - named.length;
    return `waits for ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', and for ')}`;
}
const fate = {
    pending: 'waits itself',
    in_progress: 'waits itself',
    failed: 'failed',
    skipped: 'was skipped',
    given_up: 'was given up',
    done: 'is done',
};


/***/ }),

/***/ 2586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ selectTask),
/* harmony export */   a: () => (/* binding */ readyTasks)
/* harmony export */ });
/* harmony import */ var _blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4660);
/* harmony import */ var _milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2649);
/* harmony import */ var _task_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2816);



/**
 * The task to attempt next (seed §1.4, with `order` given an effect): pending or in_progress, which is pending again
 * after a crash; every dependency done; the first milestone first, so that the commits of each stand together; then the
 * lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
 */
function selectTask(plan, statusOf) {
    let best;
    const before = inOrder(plan);
    for (const task of ready(plan, statusOf))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = (0,_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocked */ .uy)(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
function readyTasks(plan, statusOf) {
    return ready(plan, statusOf).sort(inOrder(plan));
}
function ready(plan, statusOf) {
    const known = (0,_task_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIds */ .A)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done';
    return plan.tasks.filter(({ id, depends_on }) => {
        const status = statusOf(id);
        return (status === 'pending' || status === 'in_progress') && depends_on.every(isDone);
    });
}
function inOrder(plan) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .p)(plan);
    return milestones ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b) : byOrder;
}
function byOrder(a, b) {
    if (a.order === b.order)
        return 0;
    return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}


/***/ }),

/***/ 2816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ taskIds)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** Ids of a plan's tasks. */
const taskIds = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)(({ tasks }) => new Set(tasks.map(({ id }) => id)));


/***/ }),

/***/ 1768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MJ: () => (/* binding */ usageInWords),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   dp: () => (/* binding */ formatMinutes)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3427);


/** Money as people read it: two decimals, and never 0.00 for something that was spent. */
function formatUsd(usd) {
    return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`;
}
/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
function formatMinutes(ms) {
    const minutes = ms / 60_000;
    if (minutes >= 9.95)
        return `${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(minutes)} min`;
    return ms > 0 && minutes < 0.995 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms) : `${minutes.toFixed(1)} min`;
}
/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
    `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
    `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;


/***/ }),

/***/ 6702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ budgetInWords),
/* harmony export */   W: () => (/* binding */ budgetChoices)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);



/** `83 % of the run's cost budget is used: 8.30 of 10.00 USD`. */
function budgetInWords({ budget, used, limit }) {
    const share = `${Math.floor((used / limit) * 100)} % of`;
    switch (budget) {
        case 'cost':
            return `${share} the run's cost budget is used: ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(used)} of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(limit)}`;
        case 'time':
            return `${share} the job's time budget is used: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(used)} of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limit)}`;
        case 'job_iterations':
            return `${share} the job's iterations are used: ${used} of ${limit}`;
        case 'run_iterations':
            return `${share} the run's iterations are used: ${used} of ${limit}`;
    }
}
/** What a person can do now, a line each, with the exact command. */
function budgetChoices({ budget, limit }, at) {
    return [
        `Do nothing: ${atTheLimit[budget]} Nothing that was committed is lost.`,
        `Allow more: ${more(budget, limit, at)}`,
        `Change course: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'skip', 'TASK')} gives a task up, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'pause')} stops to think.`,
    ];
}
const atTheLimit = {
    cost: 'the attempt that reaches the limit is ended, and the run stops there.',
    time: 'no iteration starts after that time; the next job goes on.',
    job_iterations: 'the job stops there; the next one goes on.',
    run_iterations: 'the run stops there.',
};
function more(budget, limit, at) {
    const twice = limit * 2;
    switch (budget) {
        case 'cost':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'budget', `${twice}usd`)}.`;
        case 'time':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'set', `time-budget ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(twice).replaceAll(' ', '')}`)}.`;
        case 'job_iterations':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'set', `max-iterations ${twice}`)}.`;
        case 'run_iterations':
            return `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'budget', `${twice}iter`)}.`;
    }
}


/***/ }),

/***/ 2452:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ costBudgetOf)
/* harmony export */ });
/* harmony import */ var _config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8382);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2238);


/** USD that the run may cost: as recorded; of a run without records an operator's word, else what is configured where this is read. */
function costBudgetOf({ overrides, rules }, configured) {
    if (rules)
        return (0,_config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('cost-budget', rules);
    const read = _config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W['cost-budget'].read(overrides['cost-budget']);
    return 'value' in read ? read.value : configured;
}


/***/ }),

/***/ 3486:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ forecastSentence),
/* harmony export */   x: () => (/* binding */ forecastLines)
/* harmony export */ });
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1768);

/**
 * `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, what that rests on, and whether the budget
 * suffices; none where nothing is left.
 */
function forecastLines(forecast) {
    if (forecast === null)
        return [];
    const { tasks, usd, runner_ms, budget } = forecast;
    const priced = usd.high > 0;
    const money = priced ? `${range(usd, _amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK, ' USD')} and ` : '';
    const what = `Probably ${money}${range(runner_ms, _amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinutes */ .dp, ' min')} of runner time for ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tasks, 'more task')}`;
    return [what, basisWords(forecast), ...(budget && priced ? [budgetWords(budget)] : [])];
}
/** The same as one line; null where nothing is left. */
function forecastSentence(forecast) {
    const [what, ...basis] = forecastLines(forecast);
    return what === undefined ? null : `${what} (${basis.join('; ')}).`;
}
function basisWords({ basis, usd }) {
    if (basis.kind === 'size')
        return 'a first guess from the number of tasks';
    const from = `as the ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(basis.tasks, 'task')} before`;
    return usd.high > 0 ? `${from}, ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(basis.usd)} each` : `${from}; the agent names no price`;
}
/** `0.90 to 9.00 USD`: the unit once; one number where both are the same. */
function range({ low, high }, format, unit) {
    const [from, to] = [format(low), format(high)];
    return from === to ? to : `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} to ${to}`;
}
function budgetWords({ left_usd, enough }) {
    const left = `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(left_usd)} of the budget left`;
    if (enough === 'yes')
        return `${left}, enough`;
    return `${left}, which ${enough === 'perhaps' ? 'may' : 'will'} not be enough`;
}


/***/ }),

/***/ 9452:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ forecast)
/* harmony export */ });
/* unused harmony export firstForecast */
/* harmony import */ var _plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4660);
/* harmony import */ var _run_records_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7062);
/* harmony import */ var _run_runner_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7012);
/* harmony import */ var _task_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8151);




/**
 * Assumed for one attempt until the run has shown better; the seed's recorded run took 7 minutes a task. Wide on
 * purpose: model, repository and checks differ more than any table could say.
 */
const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
/** Attempts that a task takes at most, on average, where it has retries. */
const attemptsAtMost = 1.5;
/** Relative spread of the cost of one task that is assumed at least while fewer than `enoughTasks` are known. */
const assumedSpread = 0.6;
const enoughTasks = 5;
/** Of a normal distribution: the middle four fifths. */
const fourInFive = 1.28;
/** Null where nothing is left that could be started. Linear in the plan; reads nothing but plan and state. */
function forecast({ plan, state }, at) {
    const open = (0,_plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .stillToDo */ .VI)(plan, (0,_run_records_of_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,_task_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .taskCosts */ .o)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,_run_runner_time_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerMsSeen */ .M)(state, at.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open)
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
        };
    return {
        tasks: open.length,
        ...cost,
        basis: known === 0 ? { kind: 'size' } : { kind: 'past', tasks: known, usd: spent.usd / known },
        budget: at.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, at.costBudgetUsd - spent.usd)),
    };
}
/** The same before anything was begun. */
function firstForecast({ tasks }, costBudgetUsd) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open);
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, basis: { kind: 'size' }, budget };
}
function fromSize(open) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const range = ({ low, high }) => ({ low: low * open.length, high: high * most });
    return { usd: range(attempt.usd), runner_ms: range(attempt.runner_ms) };
}
/**
 * `count` more of what cost `total` for these samples. The range is about where the sum falls in four cases of five,
 * taken as a factor to both sides so that it never reaches zero; it narrows with what is known and with what is left.
 */
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


/***/ }),

/***/ 4133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ fromNow),
/* harmony export */   WO: () => (/* binding */ ageMs),
/* harmony export */   ay: () => (/* binding */ formatUtc)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

/** `2026-11-21 14:30 UTC`; a moment that is no date is shown as it came. */
function formatUtc(moment) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** The moment and its distance: `2026-11-21 14:30 UTC (in 2h 5m)`; without a `now`, the moment alone. */
function fromNow(moment, now) {
    if (now === null)
        return formatUtc(moment);
    const distance = Date.parse(moment) - now;
    if (Number.isNaN(distance))
        return formatUtc(moment);
    return `${formatUtc(moment)} (${distance > 0 ? `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ahead(distance))}` : `${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(-distance)} ago`})`;
}
/** Milliseconds since a moment; a clock that ran backwards gives no negative age. */
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
/** Nobody waits by the second for what is minutes away. */
const ahead = (ms) => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000);


/***/ }),

/***/ 9181:
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

/***/ 8285:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote),
/* harmony export */   z: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

const quote = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 300);
/** The first three, and how many more. */
function some(items, total = items.length) {
    const shown = items.slice(0, 3).map((item) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(item, 120));
    return `${shown.join(', ')}${total > shown.length ? ` and ${total - shown.length} more` : ''}`;
}


/***/ }),

/***/ 7921:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ receiptOf)
/* harmony export */ });
/* harmony import */ var _run_runner_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7012);
/* harmony import */ var _task_costs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8151);
/* harmony import */ var _unchecked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2793);



/** Linear in the tasks. `now`: ms since the epoch, for the job that is at work. */
function receiptOf(state, now) {
    const { succeeded, failed, interrupted } = state.counts;
    const total = { usd: state.usage.usd, runner_ms: (0,_run_runner_time_js__WEBPACK_IMPORTED_MODULE_1__/* .runnerMsSeen */ .M)(state, now) };
    const per = (count) => count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count };
    const { worked, dearest } = (0,_task_costs_js__WEBPACK_IMPORTED_MODULE_0__/* .taskCosts */ .o)(state.tasks);
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
        unchecked: (0,_unchecked_js__WEBPACK_IMPORTED_MODULE_2__/* .uncheckedWords */ .G)(state.baseline) ?? null,
    };
}


/***/ }),

/***/ 2257:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reviewLines),
/* harmony export */   b: () => (/* binding */ reviewInWords)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);


/** What a reviewer said, in one line. */
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
    if (verdict === null)
        return `it could not be reviewed: ${foreign(summary)}`;
    const found = findings === 0 ? 'no findings' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding');
    return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`;
}
/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }, foreign) => reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 300);


/***/ }),

/***/ 8544:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   Zb: () => (/* binding */ changeInWords),
/* harmony export */   k5: () => (/* binding */ rulesInWords)
/* harmony export */ });
/* harmony import */ var _config_alike_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(525);
/* harmony import */ var _config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8382);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _quoted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8285);





/** A recorded value in a few words; text that is not ours is one plain line. */
function valueInWords(name, value) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return 'none';
    if (Array.isArray(value))
        return (0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .z)(value.map(inWords));
    if (name === 'cost-budget' && typeof value === 'number')
        return (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(value);
    return (0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(inWords(value));
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
/** `approval: iteration \u2192 none`. */
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
/** The event as a line of the log. */
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_config_alike_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .n)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(by)}, ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(why)})`;
}
/** What decides what may be committed, in one line; undefined where all is as by default. */
function rulesInWords(rules) {
    const said = ruleLines(rules).filter((line) => (0,_config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(line.slice(0, line.indexOf(':'))));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(said.join('; '), 400);
}
/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
function ruleLines(rules) {
    const all = Object.entries(rules?.values ?? {});
    const first = all.filter(([name]) => (0,_config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(from)})`);
}


/***/ }),

/***/ 7896:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   UV: () => (/* binding */ rowsInState),
/* harmony export */   sH: () => (/* binding */ shownTasks)
/* harmony export */ });
/* harmony import */ var _run_records_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7062);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4068);


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
    const records = (0,_run_records_of_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .taskRow */ .W0)(task, state));
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
    const [total, there] = [(0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(all), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(shown)];
    const parts = ['done', 'failed', 'given_up', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .statusWord */ .Hm[status]}`);
    return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 5239:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* harmony import */ var _plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4660);
/* harmony import */ var _plan_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2586);
/* harmony import */ var _run_budget_warning_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(958);
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5788);
/* harmony import */ var _run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1786);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _budget_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6702);
/* harmony import */ var _cost_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2452);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9452);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4133);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7921);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1845);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2802);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4068);















/** Everything that `ralph status` says, as data. Linear in the plan. */
function statusReport(run, context) {
    const { plan, state } = run;
    const { now } = context;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runSentence */ .n)(run, context);
    const tasks = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .taskRows */ .Zy)(plan, state);
    const { current, lease, awaiting } = state;
    const statusOf = (0,_run_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    const ready = (0,_plan_select_js__WEBPACK_IMPORTED_MODULE_1__/* .readyTasks */ .a)(plan, statusOf).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ at, by, text: given }) => ({ at, by, text: given }));
    const renewedAgo = lease ? (0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: text.details,
        next: orders.length > 0 && !lease ? `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .operatorCommand */ .mR)(context, 'run')} obeys what was ordered.` : text.next,
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_task_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: renewedAgo >= _run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_receipt_js__WEBPACK_IMPORTED_MODULE_9__/* .receiptOf */ .W)(state, now),
        forecast: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_7__/* .forecast */ .g)(run, { now, costBudgetUsd: (0,_cost_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .costBudgetOf */ .s)(state, context.costBudgetUsd ?? null) }),
        warnings: warningsOf(state, context),
        orders,
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks,
    };
}
/** A run that is complete needs no more of any budget, a job that has ended no more of its own, and who stopped at one knows. */
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_run_budget_warning_js__WEBPACK_IMPORTED_MODULE_14__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_budget_text_js__WEBPACK_IMPORTED_MODULE_5__/* .budgetInWords */ .M)(use), choices: (0,_budget_text_js__WEBPACK_IMPORTED_MODULE_5__/* .budgetChoices */ .W)(use, context) };
    });
}
/** Who writes the run, in words: `process 4711 on build-3, renewed 2m ago`. */
function leaseLine({ lease }) {
    if (!lease)
        return 'nobody: the next job may start';
    const since = `last renewed ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(lease.age_ms)} ago`;
    return lease.over ? `${lease.holder}, ${since}: over, the next job takes it` : `${lease.holder}, ${since}`;
}
/** What the run waits for at its provider, or null where that time is not known or has passed. */
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(waiting.why, 300)}`;
}


/***/ }),

/***/ 8151:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskCosts)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
const taskCosts = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((tasks) => {
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


/***/ }),

/***/ 5057:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8222);
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3790);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9181);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4068);





const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8[row.status]} ${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusWord */ .Hm[row.status]}`,
};
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => row.commit ?? '' },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
function textTable(rows, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
/** The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. */
const markdownTable = (rows) => [markdownHead, ...rows.map(markdownRow)].join('\n');
function markdownRow(row) {
    const commit = row.commit ? `\`${row.commit}\`` : '';
    const state = `${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMark */ .w8[row.status]} ${_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .statusWord */ .Hm[row.status]}`;
    const cells = [row.id, (0,_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCell */ .U)(row.title), state, (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsCell */ .tf)(row), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .timeCell */ .s5)(row), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .costCell */ .ch)(row), commit];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 1695:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ touchedWords)
/* harmony export */ });
/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
function touchedWords({ what, total }, foreign) {
    const more = total > what.length ? `; and ${total - what.length} more` : '';
    return `what the checks run was changed: ${what.map((one) => foreign(one)).join('; ')}${more}`;
}


/***/ }),

/***/ 2793:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ uncheckedWords)
/* harmony export */ });
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

/***/ 454:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./build/core/report/status.js
var report_status = __webpack_require__(5239);
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(6756);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/rules-text.js
var rules_text = __webpack_require__(8544);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/status-text.js











const mostListed = 20;
/** What `ralph status` prints, lines without their newline; the table last but for what to type next. */
function statusText(report, look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const shown = (0,shown_rows/* shownRows */.$6)(report.tasks);
    // A job that is stuck or blocked has said as much above.
    const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => `  ${why}`);
    return [
        paint(report.sentence, 'bold'),
        ...report.details.map((detail) => `  - ${detail}`),
        '',
        ...facts(report, look.now),
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        ...(heldUp.length > 0 ? ['', 'Held up:', ...listed(heldUp)] : []),
        ...(report.knowledge.length > 0 ? ['', 'Every agent knows:', ...listed(report.knowledge.map(knowledgeLine))] : []),
        ...report.warnings.flatMap(({ text, choices }) => [
            '',
            paint(`${text}.`, 'yellow'),
            ...choices.map((choice) => `  - ${(0,report_paint/* paintCode */.UW)(choice, paint)}`),
        ]),
        '',
        `Next: ${(0,report_paint/* paintCode */.UW)(report.next, paint)}`,
    ];
}
function facts(report, now) {
    const [ahead, ...basis] = (0,forecast_text/* forecastLines */.x)(report.forecast);
    const lines = [
        ['Plan', `${report.plan}, ${(0,amounts/* plural */.LS)(report.counts.total, 'task')}, ${report.counts.done} done`],
        ['Attempt', attemptLine(report)],
        ['Lease', (0,report_status/* leaseLine */.NJ)(report)],
        ...orderLines(report).map((line) => ['Ordered', line]),
        ['Waiting', (0,report_status/* waitingLine */.Sh)(report, now)],
        ['Ready', readyLine(report)],
        ['Confined', report.confined && (0,words/* confinementInWords */.RA)(report.confined)],
        ['Cost', (0,amounts/* usageInWords */.MJ)(report.usage)],
        ['Runner', `${(0,amounts/* formatMinutes */.dp)(report.receipt.total.runner_ms)} in ${(0,amounts/* plural */.LS)(report.receipt.jobs, 'job')}`],
        ['Forecast', ahead ?? null],
        ...basis.map((line) => ['', line]),
        ['Work', `${(0,one_line/* plainLine */.h)(report.work.branch, 200)} at ${(0,report_context/* shortOid */.$M)(report.work.commit)}`],
        ['Rules', (0,rules_text/* rulesInWords */.k5)(report.rules) ?? null],
        ['State', `${(0,one_line/* plainLine */.h)(report.state_ref, 200)} at ${(0,one_line/* plainLine */.h)(report.remote, 200)}`],
    ];
    return lines.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(10)}${value}`]));
}
const knowledgeLine = ({ id, text, by }) => `  [${id}] ${(0,one_line/* plainLine */.h)(text, 300)} (${(0,one_line/* plainLine */.h)(by, 60)})`;
function attemptLine({ current }) {
    if (!current)
        return null;
    const { task, iteration, attempt, age_ms } = current;
    return `${task}, iteration ${iteration}, attempt ${attempt}, for ${(0,duration/* formatDuration */.a)(age_ms)}`;
}
function orderLines({ orders }) {
    return orders.map(({ by, text }) => `${(0,one_line/* plainLine */.h)(text, 200)} (by ${(0,one_line/* plainLine */.h)(by, 60)}; no job has taken it yet)`);
}
function readyLine({ ready }) {
    if (ready.length === 0)
        return 'no task';
    const more = ready.length - 5;
    return ready.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
const listed = (lines) => lines.length <= mostListed
    ? [...lines]
    : [...lines.slice(0, mostListed - 1), `  and ${lines.length - mostListed + 1} more`];

// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/no-run-yet.js
var no_run_yet = __webpack_require__(6583);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
// EXTERNAL MODULE: ./build/entry/waiting-orders.js
var waiting_orders = __webpack_require__(3952);
// EXTERNAL MODULE: ./build/entry/wire.js + 78 modules
var wire = __webpack_require__(1976);
;// CONCATENATED MODULE: ./build/entry/command/status.js










const status_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref', 'cost-budget'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const statusCommand = {
    help: `Says how far a run is, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json

Options:
${(0,flags/* flagHelp */.QR)(status_flags)}`,
    run: async (context) => {
        const { values } = (0,flags/* readFlags */.uW)(context.argv, status_flags, 'status');
        const project = await (0,entry_project/* openProject */.U8)(context, values);
        const { run, ordered } = await (0,temporary_state/* withTemporaryState */.H)(project, context, async (access) => {
            const { run: loaded } = await access.state.load();
            if (!loaded)
                throw await (0,no_run_yet/* noRunYet */.l)(project, access, context);
            return { run: loaded, ordered: await (0,waiting_orders/* waitingOrders */.T)((0,wire/* inboxOf */.I0)(project, access, context.now), loaded) };
        });
        const { planFile, reachedBy, stateRef, settings } = project;
        const now = context.now();
        const at = {
            planFile,
            reachedBy,
            stateRef,
            workBranch: run.state.work_branch,
            now,
            ordered,
            costBudgetUsd: settings['cost-budget'],
        };
        const report = (0,report_status/* statusReport */.Xt)(run, at);
        const text = values['json']
            ? (0,inert_json/* inertJson */.n)(report, 2)
            : statusText(report, { width: context.columns, color: context.color, now }).join('\n');
        context.out(`${(0,redact/* redactor */.$)(project.secrets)(text)}\n`);
        return 0;
    },
};


/***/ }),

/***/ 6583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noRunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3097);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6412);





/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
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


/***/ }),

/***/ 3952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ waitingOrders)
/* harmony export */ });
/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}


/***/ }),

/***/ 4377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
