export const id = 602;
export const ids = [602];
export const modules = {

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
    'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
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
    given_up: 'yellow',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


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
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);
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
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');


/***/ }),

/***/ 7062:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);


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
// EXTERNAL MODULE: ./build/core/plan/blocked.js
var blocked = __webpack_require__(4660);
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
        if (!(0,blocked/* isOpen */.nT)(status))
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
            const unmet = !(0,blocked/* isOpen */.nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
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
const fate = {
    pending: '',
    in_progress: '',
    done: '',
    failed: ': failed',
    skipped: ': skipped',
    given_up: ': given up',
};
function conclusion({ ready, critical_path, tasks }, width) {
    const open = tasks.some(({ status }) => (0,blocked/* isOpen */.nT)(status));
    if (!open)
        return ['Nothing is left to do.'];
    const first = ready.slice(0, 10).join(', ') + (ready.length > 10 ? ` and ${ready.length - 10} more` : '');
    const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`;
    return [
        ...(0,wrap/* wrap */.L)(ready.length === 0 ? 'Ready now: no task' : `Ready now, in this order: ${first}`, width),
        ...(0,wrap/* wrap */.L)(`Critical path (*), ${length}: ${(0,arrows/* arrows */.d)(critical_path)}`, width),
    ];
}

// EXTERNAL MODULE: ./build/core/run/evolve.js + 8 modules
var evolve = __webpack_require__(5788);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/plan-file.js
var plan_file = __webpack_require__(6559);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
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
