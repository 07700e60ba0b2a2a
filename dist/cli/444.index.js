export const id = 444;
export const ids = [444];
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
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9581);









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
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(stateRef, state) {
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ralph run --remote origin. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(url);
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
/* harmony export */   V: () => (/* binding */ stillToDo),
/* harmony export */   u: () => (/* binding */ explainBlocked)
/* harmony export */ });
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _task_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2816);


const namedRoots = 10;
const namedDependencies = 3;
/** Every task that is neither done nor skipped, in the plan's order, with what keeps it from being attempted. */
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
const isOpen = (status) => status !== 'done' && status !== 'skipped';
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
 * lowest `order`, tasks without one after those with one, then position. Complete means that every task is done or skipped. Linear in tasks and dependencies.
 */
function selectTask(plan, statusOf) {
    let best;
    const before = inOrder(plan);
    for (const task of ready(plan, statusOf))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = (0,_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocked */ .u)(plan, statusOf);
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
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);

/** USD that the run may cost: an operator's word (`ralph budget`) beats what is configured where this is read. */
function costBudgetOf({ overrides }, configured) {
    const read = _config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W['cost-budget'].read(overrides['cost-budget']);
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
    const open = (0,_plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .stillToDo */ .V)(plan, (0,_run_records_of_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M)(plan, state));
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
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 7921:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ receiptOf)
/* harmony export */ });
/* harmony import */ var _run_runner_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7012);
/* harmony import */ var _task_costs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8151);


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
    };
}


/***/ }),

/***/ 1845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mR: () => (/* binding */ operatorCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
function operatorCommand(context, verb, rest = '') {
    const tail = rest === '' ? '' : ` ${rest}`;
    if (context.surface === 'issue')
        return code(`/ralph ${verb === 'run' ? 'start' : verb}${tail}`);
    if (context.surface === 'workflow' && verb === 'run')
        return code(context.start ?? 'gh workflow run');
    const remote = context.surface === 'workflow' ? ' --remote origin' : '';
    return code(`ralph ${verb} --plan ${shellWord(context.planFile)}${remote}${tail}`);
}
/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
function code(content) {
    const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(content, 500);
    const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
/** One word for a POSIX shell, quoted only where that is needed. */
const shellWord = (text) => /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
const shortOid = (oid) => oid.slice(0, 7);


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

/***/ 7629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reviewsAsked)
/* harmony export */ });
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2257);

/** What agents asked a person to look at, and what reviewers found; newest first, a line each, for whoever reads a report. */
const reviewsAsked = (state, foreign) => [
    ...state.reviews.map(({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`),
    ...(0,_review_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewLines */ .M)(state, foreign),
];


/***/ }),

/***/ 2802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ runSentence)
});

// EXTERNAL MODULE: ./build/core/run/awaiting-reason.js
var awaiting_reason = __webpack_require__(5829);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/core/report/handed-on-text.js

/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline, the untouched checkpoint,';
    const as = commit === null ? 'its agent' : `the checks of ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${what === 'undo' ? ', which takes an earlier commit back' : ''}.`,
        details: [],
        next: `Nothing is needed: a later job or step of this workflow settles it. Where that never comes, the next job begins anew and nothing is lost.`,
    };
}

// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/reviews-asked.js
var reviews_asked = __webpack_require__(7629);
// EXTERNAL MODULE: ./build/core/report/stop-sentence.js
var stop_sentence = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/run-sentence.js










/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,one_line/* plainLine */.h)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,reviews_asked/* reviewsAsked */.O)(run.state, foreign)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,task_rows/* countsInWords */.Pe)((0,records_of/* recordsOf */.M)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    // Whatever ended the last job: this is what the run needs.
    if (state.awaiting && !state.lease)
        return (0,stop_sentence/* stopSentence */.W)((0,awaiting_reason/* awaitingReason */.H)(state.awaiting), context, foreign);
    if (state.stop) {
        const text = (0,stop_sentence/* stopSentence */.W)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return { happened: `A job is at work, between two attempts; ${counts}.`, details: [], next: 'Nothing is needed.' };
    }
    return {
        happened: `No job is at work; ${counts}.`,
        details: [],
        next: `${(0,report_context/* operatorCommand */.mR)(context, 'run')} goes on from the last commit.`,
    };
}
function atWork(state, current, at, counts) {
    const since = at.now === null ? `since ${(0,moment/* formatUtc */.ay)(current.started)}` : `for ${(0,duration/* formatDuration */.a)((0,moment/* ageMs */.WO)(current.started, at.now))}`;
    const what = `At work on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: `Nothing is needed. Each task that passes its checks becomes a commit on ${(0,report_context/* code */.aY)(state.work_branch)}.`,
    };
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
 * What fits of a long table: first what people look for (under way, failed, the next 20 pending), then what was done,
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
    const by = { pending: [], in_progress: [], done: [], failed: [], skipped: [] };
    tasks.forEach(({ status }, at) => {
        by[status].push(at);
    });
    const iteration = (at) => tasks[at]?.iteration ?? 0;
    const wanted = [
        ...by.in_progress,
        ...by.failed.slice(0, limit - nextTasks - 1),
        ...by.pending.slice(0, nextTasks),
        ...by.done.sort((a, b) => iteration(b) - iteration(a)),
        ...by.skipped,
    ];
    return wanted.slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
    const [total, there] = [(0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(all), (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(shown)];
    const parts = ['done', 'failed', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${status}`);
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
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5342);
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
        held_up: (0,_plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocked */ .u)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        usage: state.usage,
        receipt: (0,_receipt_js__WEBPACK_IMPORTED_MODULE_9__/* .receiptOf */ .W)(state, now),
        forecast: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_7__/* .forecast */ .g)(run, { now, costBudgetUsd: (0,_cost_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .costBudgetOf */ .s)(state, context.costBudgetUsd ?? null) }),
        warnings: warningsOf(state, context),
        orders,
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge,
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

/***/ 1471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ stopSentence)
/* harmony export */ });
/* unused harmony export stopLines */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4133);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);





const words = {
    complete: (_reason, at) => ({
        happened: 'Every task of the plan is done or was skipped.',
        next: `Review ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(at.workBranch)} commit by commit (${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git log --oneline ${at.workBranch}`)}) and merge it.`,
    }),
    iteration_limit: ({ scope, limit }, at) => scope === 'job'
        ? {
            happened: `This job has made its ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', at.surface === 'issue' ? '' : `--max-iterations ${limit}`)} makes up to ${limit} more.`,
        }
        : {
            happened: `The run has made the ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')} that it may make; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${2 * limit}iter`)} allows as many again${thenRun(at)}.`,
        },
    time_budget: ({ budget_ms, scope }, at) => ({
        happened: scope === 'limit'
            ? `The job ended before its machine would end it after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)} is used up; work remains.`,
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
    cost_budget: ({ budget_usd, spent_usd }, at) => ({
        happened: `The run's cost budget of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(budget_usd)} is used up; work remains.`,
        next: at.surface === 'issue' || at.surface === 'workflow'
            ? `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)}${thenRun(at)}.`
            : `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', `--cost-budget ${asMuchAgain(budget_usd, spent_usd)}`)}.`,
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.` }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'resume')}${thenRun(at)}.`,
        },
    human_review: ({ why, approve, conflict }, at, foreign) => {
        if (conflict)
            return mergeByHand(why, conflict, { at, foreign });
        return {
            happened: `A person is ${approve ? 'asked to look at the work' : 'needed'}: ${foreign(why)}`,
            next: approve
                ? approveOrNot(approve, at)
                : `When that is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
        };
    },
    waiting: ({ until, why }, at, foreign) => ({
        happened: `Waiting until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_3__/* .fromNow */ .PI)(until, at.now)}: ${foreign(why)}`,
        next: `Nobody is needed. After that time ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on; before it, a job ends at once and costs nothing.`,
    }),
    blocked: ({ by }, at, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: `Mend what is listed, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    }),
    stuck: ({ on }, at, foreign) => {
        const task = failedTask(on);
        return {
            happened: 'The run is stuck; more attempts without a person would only cost money:',
            details: listed(on, foreign),
            next: `Read the failures with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'log')}. Then help with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'hint', '"\u2026"')} and ` +
                `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', task)}, or give the task up with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'skip', task)}${thenRun(at)}.`,
        };
    },
    busy: ({ why }, at, foreign) => ({
        happened: `Another job works on this run: ${foreign(why)}`,
        next: `Nothing was changed. ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'status')} shows how far it is.`,
    }),
    cancelled: (_reason, at) => ({
        happened: 'The job was cancelled; the iteration under way was rolled back and counts as no failure of its task.',
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} resumes from the last commit.`,
    }),
    failed: ({ code: fault, why }, at, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: `What was committed is safe. When the cause is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
};
/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
/** The same as one block of plain text: sentence, list, next step. */
const stopLines = ({ happened, details, next }) => [
    happened,
    ...details.map((detail) => `  - ${detail}`),
    `Next: ${next}`,
];
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, at) {
    const look = at.surface === 'issue' ? (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git show ${commit}`) : (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'checkout', String(iteration));
    return (`Look at it with ${look}. To take it in: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'approve', commit.slice(0, 12))}; ` +
        `to have it made anew: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', `${task} "\u2026"`)}${thenRun(at)}.`);
}
function mergeByHand(why, { files, total, commands }, { at, foreign }) {
    const more = total > files.length ? [`and ${total - files.length} more`] : [];
    return {
        happened: foreign(why),
        details: [...files.map((file) => foreign(`conflict in ${file}`)), ...more],
        next: `Nothing is lost, and nothing was overwritten. In a clone: ${commands.map(_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY).join(', ')}. Then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    };
}
/** A comment starts the next job by itself; on a laptop somebody has to. */
const thenRun = (at) => (at.surface === 'issue' ? '' : `, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}`);
/** The task that a command would be about, from `TASK-7 failed`; a placeholder where no task is named so. */
const failedTask = (reasons) => reasons.map((reason) => /^([\w.-]{1,64}) failed/.exec(reason)?.[1]).find((id) => id !== undefined) ?? 'TASK';
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const shownReasons = 20;
function listed(reasons, foreign) {
    const shown = reasons.slice(0, reasons.length > shownReasons ? shownReasons - 1 : shownReasons).map(foreign);
    return shown.length < reasons.length ? [...shown, `and ${reasons.length - shown.length} more`] : shown;
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

/***/ 4068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   W0: () => (/* binding */ taskRow),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4087);
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);





/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null };
    }
    const task = (0,_run_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const more = (task.commit ? 1 : 0) + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit && (0,_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(task.commit),
    };
}
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
const countStatuses = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_4__/* .oncePer */ .P)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');


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

/***/ 5829:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ awaitingReason)
/* harmony export */ });
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 7062:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);


/**
 * What the run knows of each task, by its position in the plan. Every report and decision asks for it, and looking
 * 5,000 records up takes longer than all that is then made of them: so it is done once for each change of a task.
 */
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((tasks) => (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => plan.tasks.map(({ id }) => (0,_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)({ tasks }, id))));


/***/ }),

/***/ 8947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inertJson)
/* harmony export */ });
/**
 * A value as JSON in which nothing acts on a terminal or a runner: control, format and line-separating characters,
 * which JSON would allow raw, are escaped (DESIGN §9.7). Reading it gives the same value. `indent` as in JSON.stringify.
 */
function inertJson(value, indent) {
    return JSON.stringify(value, null, indent)
        .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
        .replaceAll('##[', '#\\u0023[');
}
/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');


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
        ['Cost', (0,amounts/* usageInWords */.MJ)(report.usage)],
        ['Runner', `${(0,amounts/* formatMinutes */.dp)(report.receipt.total.runner_ms)} in ${(0,amounts/* plural */.LS)(report.receipt.jobs, 'job')}`],
        ['Forecast', ahead ?? null],
        ...basis.map((line) => ['', line]),
        ['Work', `${(0,one_line/* plainLine */.h)(report.work.branch, 200)} at ${(0,report_context/* shortOid */.$M)(report.work.commit)}`],
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
// EXTERNAL MODULE: ./build/entry/project.js
var entry_project = __webpack_require__(8930);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
// EXTERNAL MODULE: ./build/entry/waiting-orders.js
var waiting_orders = __webpack_require__(3952);
// EXTERNAL MODULE: ./build/entry/wire.js + 64 modules
var wire = __webpack_require__(8212);
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
        const { planFile, stateRef, settings } = project;
        const now = context.now();
        const at = {
            planFile,
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
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3097);




/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(stateRef, { origin: origin.origin, local: null });
    }
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ralph run --plan ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(planFile)}`,
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
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8212);




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
