export const id = 602;
export const ids = [602];
export const modules = {

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

/***/ 7153:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);


const mostTasks = 150;
/** Mermaid draws at most 500 edges and 50,000 characters (its `maxEdges` and `maxTextSize`). */
const mostEdges = 500;
const mostText = 45_000;
const classes = [
    'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
    'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
];
/**
 * The tasks and what they depend on as a fenced Mermaid graph, or a sentence where it would be too large to draw or
 * to read. `statuses` is by position in the plan. Nodes are numbered, so that no id or title is ever Mermaid syntax.
 */
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is left out.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const edgesOf = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
/** Everything that could be syntax of Mermaid, HTML or the code fence becomes Mermaid's own entity, `#35;`. */
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


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

/***/ 958:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ofOneJob),
/* harmony export */   p: () => (/* binding */ budgetsNearlyUsed)
/* harmony export */ });
/** From here on a person is told (issue 4, point 4): early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** Budgets of one job begin anew with the next one; the others last as long as the run. */
const ofOneJob = (budget) => budget === 'time' || budget === 'job_iterations';
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(at) {
    const said = (use) => at.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(at).filter((use) => use.used >= use.limit * nearly && !said(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
    const attempts = state.counts.succeeded + state.counts.failed;
    const uses = [
        { budget: 'cost', used: state.usage.usd, limit: limits.costBudgetUsd },
        { budget: 'run_iterations', used: attempts, limit: limits.runIterations ?? plan.max_iterations },
        { budget: 'time', used: now - job.started, limit: limits.timeBudgetMs },
        { budget: 'job_iterations', used: job.iterations, limit: limits.maxIterations },
    ];
    return uses.flatMap(({ limit, ...use }) => (typeof limit === 'number' ? [{ ...use, limit }] : []));
}


/***/ }),

/***/ 5342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  em: () => (/* binding */ statusIn),
  B1: () => (/* binding */ taskIn)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/run/arrived.js
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, why) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
});

;// CONCATENATED MODULE: ./build/core/run/asked-by-people.js
/** What reviewers asked for, until they were told what became of it, and what people want every agent to know. */
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withKnowledge = (state, { id, text, by, url }) => ({
    ...state,
    knowledge: [...state.knowledge, { id, text, by, url }],
});

// EXTERNAL MODULE: ./build/core/run/begin.js
var begin = __webpack_require__(6085);
// EXTERNAL MODULE: ./build/core/run/budget-warning.js
var budget_warning = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/core/run/commit-fate.js
/** How many successes `recent` keeps: the previous handoff and three one-liners (issue 2, prompt). */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done. */
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        work: commit,
        recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, () => ({ status: 'done', iteration, commit, summary }));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
/** A task is open again, with all its attempts, and remembers the iteration as one that did not last. */
const openAgain = (iteration) => (task) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: iteration === null ? task.failed_iterations : [...task.failed_iterations, iteration],
    iteration: null,
    commit: null,
    summary: null,
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...state,
        awaiting: null,
        breaker: null,
        counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    };
    return edit(rejected, event.task, openAgain(event.iteration));
}
/** The commit is taken back: its task is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
    const { baseline } = state;
    const start = {
        ...withoutUndo(state, event),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => iteration !== event.undoes),
        breaker: null,
        // A red baseline that blocks the run may be what was undone: it is run again.
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, openAgain(event.undoes));
    return event.reopened.reduce((now, id) => edit(now, id, (task) => openAgain(task.iteration)(task)), undone);
}
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}

;// CONCATENATED MODULE: ./build/core/run/cut-work.js
/** The newest slice of the work ends, and that of another milestone begins. */
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};

;// CONCATENATED MODULE: ./build/core/run/plan-change.js


/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks };
}

;// CONCATENATED MODULE: ./build/core/run/put-task.js
const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
/**
 * One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
 * twice, and spreading 5,000 of them takes twice as long (measured).
 */
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}

// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
;// CONCATENATED MODULE: ./build/core/run/evolve.js











const recentReviews = 5;
const recentCommands = 20;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        // A lease that is still there is that of a job that died: its last sign of life is all that is known.
        runner: { jobs: state.runner.jobs + 1, ms: (0,runner_time/* runnerMs */.X)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,budget_warning/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        runner: { ...state.runner, ms: (0,runner_time/* runnerMs */.X)(state, Date.parse(at)) },
    }),
    baseline_finished: (state, { commit, checks, red, accepted }) => ({
        ...state,
        baseline: { commit, checks, red, accepted },
        unproven: red.length === 0 || accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint }, put) => ({
        ...withTask(state, put, { id: task, status: 'in_progress' }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green } = event;
        return { ...passed(state, event, put), awaiting: { iteration, task, commit, checkpoint, summary, turned_green } };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put)) : state,
    attempt_rejected: (state, event, put) => rejectHeld({ ...state, stop: null }, event, editing(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...state,
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => takeBack(state, event, editing(put)),
    undo_failed: withoutUndo,
    attempt_failed: applyFailure,
    attempt_interrupted: applyInterruption,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    review_requested: (state, { iteration, task, why }) => ({
        ...state,
        reviews: [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews),
    }),
    iteration_reviewed: (state, { type: _type, at: _at, usd: _usd, ...said }) => ({
        ...state,
        reviewed: [said, ...state.reviewed].slice(0, recentReviews),
    }),
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, { amendment }, put) => {
        if (amendment.action === 'add')
            return withTask(state, put, { id: String(amendment.task?.['id']) });
        if (amendment.action === 'modify')
            return state;
        return { ...state, tasks: put(state.tasks, String(amendment.task_id), undefined) };
    },
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, { base, commit, why }) => ({ ...arrived(state, commit, why), base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => withTask({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => withTask({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    work_moved: (state, { to, why }) => arrived(state, to, why),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: [{ at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }, ...state.commands].slice(0, recentCommands),
    }),
    setting_changed: (state, { name, value }) => ({ ...state, overrides: { ...state.overrides, [name]: value } }),
    run_paused: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    run_resumed: (state) => ({ ...state, paused: null }),
    task_skipped: (state, { task }, put) => withTask(notAwaiting(state, [task]), put, { id: task, status: 'skipped' }),
    task_reopened: (state, { task }, put) => withTask({ ...state, breaker: null }, put, { id: task, status: 'pending', failed_attempts: 0, runners_lost: 0 }),
    hint_given: (state, { id, by, text }) => ({ ...state, hints: [...state.hints, { id, by, text }] }),
    follow_up_added: (state, event, put) => withTask(withFollowUp(state, event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: withKnowledge,
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
/**
 * The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
 * iteration numbers and the epoch of the one before it (DESIGN §4, §5).
 */
function evolve(state, event) {
    return step(state, event, putInOneCopy());
}
/** `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. */
function fold(state, events) {
    const own = state && { ...state, tasks: copyOf(state.tasks) };
    return events.reduce((before, event) => step(before, event, putInPlace), own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.q)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), updated: event.at };
}
/** Status of a task as the run knows it; a task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending';
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? begin/* untouchedTask */.$;
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
    return {
        ...withTask(state, put, { id: event.task, ...spent(taskIn(state, event.task), event), runners_lost: 0 }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'succeeded', event.handoff),
        breaker: null,
        waiting: null,
    };
}
function applyFailure(state, event, put) {
    const before = taskIn(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...withTask(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
        }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'failed', event.handoff),
        // It is told as a failure, with its reason.
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        waiting: null,
    };
}
function applyInterruption(state, event, put) {
    const before = taskIn(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...withTask(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
/** A hint has done its work when an attempt that read it has ended. */
function withoutTold({ hints, told }) {
    return { hints: hints.filter(({ id }) => !told.includes(id)), told: [] };
}
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...taskIn(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change(taskIn(state, id)) });


/***/ }),

/***/ 1786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ leaseVerdict),
/* harmony export */   br: () => (/* binding */ holderInWords),
/* harmony export */   eN: () => (/* binding */ leaseLifetimeMs),
/* harmony export */   td: () => (/* binding */ leaseRenewalMs)
/* harmony export */ });
/* unused harmony export handedLifetimeMs */
/** A lease that nobody can vouch for ends this long after its last renewal (DESIGN §5 "Lease"). */
const leaseLifetimeMs = 10 * 60_000;
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
const handedLifetimeMs = 6 * 60 * 60_000;
/** Renewed well before that, so that one lost renewal does no harm. */
const leaseRenewalMs = 3 * 60_000;
/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
 * `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
 */
function leaseVerdict(lease, life, at) {
    if (!lease)
        return { kind: 'free' };
    const { now, handed } = at;
    const who = holderInWords(lease.holder);
    const alive = life === 'alive' && (handed || lease.holder.kind === 'process');
    if (alive)
        return { kind: 'held', why: `${who} is at work on this run since ${lease.taken}` };
    if (life === 'gone')
        return { kind: 'over', why: `${who} is gone` };
    const age = now - Date.parse(lease.renewed);
    if (age >= (handed ? handedLifetimeMs : leaseLifetimeMs))
        return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` };
    return { kind: 'held', why: `${who} renewed its lease at ${lease.renewed}` };
}
function holderInWords(holder) {
    return holder.kind === 'process'
        ? `process ${holder.pid} on ${holder.host}`
        : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
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

/***/ 7012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runnerMsSeen),
/* harmony export */   X: () => (/* binding */ runnerMs)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
function runnerMs({ runner, lease, updated }, now) {
    if (!lease)
        return runner.ms;
    const last = Math.max(Date.parse(updated), now);
    return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
function runnerMsSeen(state, now) {
    const silent = now - Date.parse(state.updated) >= _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN;
    return runnerMs(state, silent ? 0 : now);
}


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

/***/ 2216:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planGraphCommand: () => (/* binding */ planGraphCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/plan-name.js
var plan_name = __webpack_require__(933);
// EXTERNAL MODULE: ./build/core/report/graph.js
var report_graph = __webpack_require__(7153);
// EXTERNAL MODULE: ./build/core/plan/dependency-graph.js
var dependency_graph = __webpack_require__(1790);
;// CONCATENATED MODULE: ./build/core/plan/critical-path.js

/**
 * The longest chain of tasks that are still to be done, first to last: it takes as many iterations as it has tasks, one
 * after the other. Of equal chains the one that ends first in the plan, over the last of equal dependencies. Linear.
 */
function criticalPath(plan, statusOf) {
    const edges = (0,dependency_graph/* dependencyEdges */.OJ)(plan);
    /** By position: tasks of the longest open chain that ends there, and the task before it. */
    const length = plan.tasks.map(() => 0);
    const before = [];
    for (const at of (0,dependency_graph/* dependenciesFirst */.Ie)(edges)) {
        const status = statusOf(plan.tasks[at]?.id ?? '');
        if (status === 'done' || status === 'skipped')
            continue;
        const longest = longestOf([...(edges[at] ?? [])].sort((a, b) => b - a), length);
        length[at] = 1 + (longest === undefined ? 0 : (length[longest] ?? 0));
        before[at] = longest;
    }
    const chain = [];
    for (let at = longestOf([...plan.tasks.keys()], length); at !== undefined; at = before[at]) {
        chain.push(plan.tasks[at]?.id ?? '');
    }
    return chain.reverse();
}
/** The position of the greatest length above zero. */
function longestOf(positions, length) {
    let best;
    for (const at of positions) {
        if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0)))
            best = at;
    }
    return best;
}

// EXTERNAL MODULE: ./build/core/plan/select.js
var plan_select = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/core/plan/tree-parents.js

/**
 * A tree of the plan, by position: for each task the one of its dependencies that is furthest from the start, so that
 * it stands behind all of them; null where it depends on none. Of equal ones the last in the plan.
 */
function treeParents(plan) {
    const edges = (0,dependency_graph/* dependencyEdges */.OJ)(plan);
    const depth = plan.tasks.map(() => 0);
    const parents = plan.tasks.map(() => null);
    const further = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
    for (const at of (0,dependency_graph/* dependenciesFirst */.Ie)(edges)) {
        const parent = [...(edges[at] ?? [])].sort(further).at(-1);
        if (parent === undefined)
            continue;
        parents[at] = parent;
        depth[at] = (depth[parent] ?? 0) + 1;
    }
    return parents;
}

;// CONCATENATED MODULE: ./build/core/report/plan-graph.js



/** What waits for what. Linear in tasks and dependencies. */
function planGraph(plan, at) {
    const { name, source, statusOf } = at;
    const ready = (0,plan_select/* readyTasks */.a)(plan, statusOf).map(({ id }) => id);
    const critical = criticalPath(plan, statusOf);
    const parents = treeParents(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const over = statusOf(id) === 'done' || statusOf(id) === 'skipped';
            const unmet = over ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
            return {
                id,
                title,
                status: statusOf(id),
                depends_on: dependencies,
                waits_for: unmet.map((other) => ({ id: other, status: statusOf(other) })),
                below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
                ready: isReady.has(id),
                critical: isCritical.has(id),
            };
        }),
        ready,
        critical_path: critical,
    };
}

// EXTERNAL MODULE: ./build/core/text/arrows.js
var arrows = __webpack_require__(2840);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
// EXTERNAL MODULE: ./build/core/report/wrap.js
var wrap = __webpack_require__(1541);
;// CONCATENATED MODULE: ./build/core/report/plan-tree.js







/** Columns that the branches may take: a chain of a thousand tasks stays readable. */
const deepest = 36;
const leastTitle = 12;
const mostNamed = 4;
/**
 * The plan as a tree: each task once, below the last of those that it waits for; what else it waits for is said beside
 * it. Then what is ready, and the critical path. Lines without their newline.
 */
function planTree(graph, look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const done = graph.tasks.filter(({ status }) => status === 'done').length;
    const from = graph.source === 'run' ? `${done} done` : 'as in the file, without a run';
    return [
        paint(`${(0,one_line/* plainLine */.h)(graph.plan, 100)}: ${(0,amounts/* plural */.LS)(graph.tasks.length, 'task')}, ${from}`, 'bold'),
        '',
        ...placed(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })),
        '',
        ...conclusion(graph, look.width),
    ];
}
/** Depth first, in plan order, without recursion: a plan may be one chain of ten thousand. */
function placed(tasks) {
    const children = childrenOf(tasks);
    const places = [];
    const todo = [];
    const push = (parent, before) => {
        const below = children.get(parent) ?? [];
        const pieces = (last) => (parent === null ? ['', ''] : last ? ['\u2514\u2500 ', '   '] : ['\u251c\u2500 ', '\u2502  ']);
        const placed = below.map((task, at) => {
            const [branch, inner] = pieces(at === below.length - 1).map((piece) => shorten(before + piece));
            return { task, branch: branch ?? '', inner: inner ?? '' };
        });
        for (const place of placed.reverse())
            todo.push(place);
    };
    push(null, '');
    for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
        places.push(place);
        push(place.task.id, place.inner);
    }
    return places;
}
const shorten = (branch) => (branch.length > deepest ? `\u2026${branch.slice(1 - deepest)}` : branch);
function childrenOf(tasks) {
    const children = new Map();
    for (const task of tasks) {
        const siblings = children.get(task.below);
        if (siblings)
            siblings.push(task);
        else
            children.set(task.below, [task]);
    }
    return children;
}
function taskLine({ task, branch }, { paint, width }) {
    const start = `${branch}${task_rows/* statusMark */.w8[task.status]} ${task.id}${task.critical ? '*' : ''}`;
    const remark = remarkOf(task);
    const room = width - (0,display_width/* displayWidth */.F1)(start) - (remark === '' ? 0 : (0,display_width/* displayWidth */.F1)(remark) + 2) - 2;
    const title = room < leastTitle ? '' : `  ${(0,display_width/* clip */.$Q)((0,one_line/* plainLine */.h)(task.title, 200), room)}`;
    const colour = report_paint/* statusColour */.$8[task.status];
    const text = `${task_rows/* statusMark */.w8[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`;
    return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`;
}
/** What the tree alone does not show: that it can start, or which other tasks it waits for. */
function remarkOf({ ready, status, waits_for, below }) {
    if (status === 'in_progress')
        return '(at work)';
    if (ready)
        return '(ready)';
    const others = waits_for.filter((other) => other.id !== below || fate[other.status] !== '');
    if (others.length === 0)
        return '';
    const named = others.slice(0, mostNamed).map(({ id, status: of }) => `${id}${fate[of]}`);
    const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
    const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : '';
    return `(waits ${also}for ${named.join(', ')}${more})`;
}
const fate = { pending: '', in_progress: '', done: '', failed: ': failed', skipped: ': skipped' };
function conclusion({ ready, critical_path, tasks }, width) {
    const open = tasks.some(({ status }) => status !== 'done' && status !== 'skipped');
    if (!open)
        return ['Nothing is left to do.'];
    const first = ready.slice(0, 10).join(', ') + (ready.length > 10 ? ` and ${ready.length - 10} more` : '');
    const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`;
    return [
        ...(0,wrap/* wrap */.L)(ready.length === 0 ? 'Ready now: no task' : `Ready now, in this order: ${first}`, width),
        ...(0,wrap/* wrap */.L)(`Critical path (*), ${length}: ${(0,arrows/* arrows */.d)(critical_path)}`, width),
    ];
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/plan-file.js
var plan_file = __webpack_require__(6559);
// EXTERNAL MODULE: ./build/entry/project.js
var entry_project = __webpack_require__(8930);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
;// CONCATENATED MODULE: ./build/entry/command/plan-graph.js













const plan_graph_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    'file-only': { help: 'the plan as the file has it, also where it has been run', toggle: true },
    mermaid: { help: "the graph for GitHub's Markdown", toggle: true },
    json: { help: 'one JSON object', toggle: true },
};
const planGraphCommand = {
    help: `Shows a plan as a tree: each task below what it waits for, with the statuses of its run where there is one.
Changes nothing.

Usage: ralph plan graph [FILE] [options]

Examples:
  ralph plan graph
  ralph plan graph plans/next.json --file-only
  ralph plan graph --mermaid

Options:
${(0,flags/* flagHelp */.QR)(plan_graph_flags)}`,
    run: async (context) => {
        const { values, operands } = (0,flags/* readFlags */.uW)(context.argv, plan_graph_flags, 'plan graph', 1);
        const [plan = values['plan']] = operands;
        const given = plan === undefined ? values : { ...values, plan };
        const { name, ...run } = values['file-only'] ? await fromFile(context, given) : await fromRun(context, given);
        context.out(`${shown(run, { name, context, values })}\n`);
        return 0;
    },
};
function shown({ plan, state }, { name, context, values }) {
    if (values['mermaid'])
        return (0,report_graph/* taskGraph */.o)(plan, state ? (0,records_of/* recordsOf */.M)(plan, state) : plan.tasks);
    const inFile = new Map(plan.tasks.map(({ id, status }) => [id, status]));
    const statusOf = state ? (0,evolve/* statusIn */.em)(state) : (id) => inFile.get(id) ?? 'pending';
    const graph = planGraph(plan, { name, source: state ? 'run' : 'file', statusOf });
    if (values['json'])
        return (0,inert_json/* inertJson */.n)(graph, 2);
    return planTree(graph, { width: context.columns, color: context.color }).join('\n');
}
async function fromFile(context, { plan: file = 'plan.json' }) {
    const path = (0,external_node_path_.resolve)(context.cwd, String(file));
    const { plan } = await (0,plan_file/* readPlanFile */.w)(path, String(file));
    return { name: (0,plan_name/* planName */.V)(plan, path), plan, state: null };
}
const withoutRun = ['NOT_A_REPOSITORY', 'EMPTY_REPOSITORY'];
/** Outside of a repository there is no run to ask. */
async function fromRun(context, given) {
    try {
        const project = await (0,entry_project/* openProject */.U8)(context, given);
        const { run } = await (0,temporary_state/* withTemporaryState */.H)(project, context, ({ state }) => state.load());
        return { name: project.planName, plan: run?.plan ?? project.plan, state: run?.state ?? null };
    }
    catch (error) {
        if (!(error instanceof core_error/* RalphError */.A) || !withoutRun.includes(error.code))
            throw error;
        return fromFile(context, given);
    }
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
