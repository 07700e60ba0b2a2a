export const id = 8507;
export const ids = [8507];
export const modules = {

/***/ 89851:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ stillToDo),
/* harmony export */   aA: () => (/* binding */ selectTask),
/* harmony export */   aZ: () => (/* binding */ readyTasks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   uy: () => (/* binding */ explainBlocked),
/* harmony export */   vC: () => (/* binding */ criticalPath),
/* harmony export */   xu: () => (/* binding */ doneDependents)
/* harmony export */ });
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99387);
/* harmony import */ var _milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);


const namedRoots = 10;
const namedDependencies = 3;
function explainBlocked(plan, statusOf) {
    const statuses = plan.tasks.map(({ id }) => statusOf(id));
    const roots = failedRoots(plan, statuses);
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    return plan.tasks.flatMap((task, position) => {
        const status = statuses[position] ?? 'pending';
        if (!isOpen(status))
            return [];
        const why = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`;
        return [{ task: task.id, why, failed: roots[position] ?? [] }];
    });
}
function stillToDo(plan, known) {
    const statuses = known.map(({ status }) => status);
    const roots = failedRoots(plan, statuses);
    return plan.tasks.filter((_, at) => isOpen(statuses[at] ?? 'pending') && (roots[at] ?? []).length === 0);
}
const isOpen = (status) => status !== 'done' && status !== 'skipped' && status !== 'given_up';
function failedRoots(plan, statuses) {
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
function criticalPath(plan, statusOf) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const length = plan.tasks.map(() => 0);
    const before = [];
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const status = statusOf(plan.tasks[at]?.id ?? '');
        if (!isOpen(status))
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
function longestOf(positions, length) {
    let best;
    for (const at of positions) {
        if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0)))
            best = at;
    }
    return best;
}
function doneDependents(plan, statusOf, task) {
    const waiting = new Map();
    for (const { id, depends_on } of plan.tasks) {
        for (const on of depends_on) {
            const known = waiting.get(on);
            if (known)
                known.push(id);
            else
                waiting.set(on, [id]);
        }
    }
    const found = new Set();
    const queue = [task];
    for (const id of queue) {
        for (const next of waiting.get(id) ?? []) {
            if (found.has(next) || next === task)
                continue;
            found.add(next);
            queue.push(next);
        }
    }
    return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done');
}
const none = { isBegun: () => false, asked: new Set() };
function selectTask(plan, statusOf, attention = none) {
    let best;
    const before = inPlanOrder(plan, attention);
    for (const task of ready(plan, statusOf, attention))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = explainBlocked(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
function readyTasks(plan, statusOf, attention = none) {
    return ready(plan, statusOf, attention).sort(inPlanOrder(plan, attention));
}
function ready(plan, statusOf, { asked }) {
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done' && !asked.has(id);
    const inTime = notAfter(plan, asked);
    return plan.tasks.filter((task) => {
        const status = statusOf(task.id);
        return (status === 'pending' || status === 'in_progress') && task.depends_on.every(isDone) && inTime(task);
    });
}
function notAfter(plan, asked) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    if (!milestones || asked.size === 0)
        return () => true;
    const ranks = plan.tasks.filter(({ id }) => asked.has(id)).map((task) => milestones.rank(task));
    const last = Math.min(...ranks);
    return (task) => milestones.rank(task) <= last;
}
function inPlanOrder(plan, { isBegun }) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    const first = (task) => ((0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(task.id) ? -1 : isBegun(task.id) ? 0 : 1);
    const byPlan = milestones
        ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b)
        : byOrder;
    return (a, b) => first(a) - first(b) || byPlan(a, b);
}
function byOrder(a, b) {
    if (a.order === b.order)
        return 0;
    return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}


/***/ }),

/***/ 33819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planGraph)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99387);


function planGraph(plan, context) {
    const { name, source, statusOf } = context;
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .readyTasks */ .aZ)(plan, statusOf).map(({ id }) => id);
    const critical = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .criticalPath */ .vC)(plan, statusOf);
    const parents = (0,_plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .treeParents */ .QU)(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const unmet = !(0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
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


/***/ }),

/***/ 49484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   Tk: () => (/* binding */ commitsInWords),
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
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36966);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);




function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null, parts: 0 };
    }
    const task = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const commits = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(task);
    const more = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationsOf */ .qW)(task).length + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit,
        parts: commits.length,
    };
}
const countStatuses = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
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
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(row.duration_ms) : '');
const commitsInWords = ({ status, parts }) => parts > 1 || (parts === 1 && status !== 'done') ? ` (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(parts, 'part')})` : '';
const costCell = (row) => (row.usd > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');
const taskCosts = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((tasks) => {
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
const isSettled = ({ status, commit, failed_iterations }) => (status === 'done' && commit !== null) || (status === 'failed' && (failed_iterations.length > 0 || commit !== null));
const wholeTable = 300;
const partInState = 100;
const nextTasks = 20;
function shownRows(rows, limit = wholeTable) {
    const shown = places(rows, limit);
    const chosen = shown.flatMap((at) => rows[at] ?? []);
    return { rows: chosen, omitted: omission(rows, chosen) };
}
function shownTasks({ plan, state }, limit = wholeTable) {
    const records = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state));
    return { rows, omitted: omission(records, rows) };
}
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
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

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


const mostTasks = 150;
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
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const edgesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 47292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planTree)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);







const deepest = 36;
const leastTitle = 12;
const mostNamed = 4;
function planTree(graph, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const done = graph.tasks.filter(({ status }) => status === 'done').length;
    const from = graph.source === 'run' ? `${done} done` : 'from the file, without a run';
    return [
        paint(`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(graph.plan, 100)}: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(graph.tasks.length, 'task')}, ${from}`, 'bold'),
        '',
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(placed(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })), look),
        '',
        ...conclusion(graph, look.width),
    ];
}
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
    const start = `${branch}${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}`;
    const remark = remarkOf(task);
    const room = width - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(start) - (remark === '' ? 0 : (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(remark) + 2) - 2;
    const title = room < leastTitle ? '' : `  ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(task.title, 200), room)}`;
    const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .statusColour */ .$8[task.status];
    const text = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`;
    return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`;
}
function remarkOf({ ready, status, waits_for, below }) {
    if (status === 'in_progress')
        return '(at work)';
    if (ready)
        return '(ready)';
    const others = waits_for.filter((other) => other.id !== below || fate[other.status] !== '');
    if (others.length === 0)
        return '';
    const named = others.map(({ id, status: of }) => `${id}${fate[of]}`);
    const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : '';
    return `(waits ${also}for ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(named, mostNamed)})`;
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
    const open = tasks.some(({ status }) => (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(status));
    if (!open)
        return ['Nothing left to do.'];
    const first = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(ready, 10);
    const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`;
    return [
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(ready.length === 0 ? 'Ready now: nothing' : `Ready now, in this order: ${first}`, width),
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(`Critical path (*), ${length}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .arrows */ .d$)(critical_path)}`, width),
    ];
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
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 18507:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planGraphCommand: () => (/* binding */ planGraphCommand)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _core_report_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33819);
/* harmony import */ var _core_report_markdown_graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8567);
/* harmony import */ var _core_report_terminal_plan_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47292);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20780);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67582);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18341);
/* harmony import */ var _project_plan_here_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84317);
/* harmony import */ var _wire_look_at_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41970);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63477);













const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('plan', 'plan-subtasks', 'plan-tag', 'plan-scope', 'remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .configFlag */ .L5,
    'file-only': { help: 'show the plan as it is in the file, even if it has been run', toggle: true },
    mermaid: { help: "print the graph as Mermaid, for GitHub's Markdown", toggle: true },
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFlag */ .hG,
};
const planGraphCommand = {
    help: `Shows a plan as a tree: each task below those it waits for, with its status if the plan has been run.
Changes nothing.

Usage: ralph plan graph [FILE] [options]

Examples:
  ralph plan graph
  ralph plan graph plans/next.json --file-only
  ralph plan graph --mermaid

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const [plan = values['plan']] = operands;
        const given = plan === undefined ? values : { ...values, plan };
        const { name, ...run } = values['file-only'] ? await fromFile(context, given) : await fromRun(context, given);
        context.out(`${shown(run, { name, context, values })}\n`);
        return 0;
    },
};
function shown({ plan, state }, { name, context, values }) {
    if (values['mermaid'])
        return (0,_core_report_markdown_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .taskGraph */ .o)(plan, state ? (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsOf */ .M$)(plan, state) : plan.tasks);
    const inFile = new Map(plan.tasks.map(({ id, status }) => [id, status]));
    const statusOf = state ? (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(state) : (id) => inFile.get(id) ?? 'pending';
    const graph = (0,_core_report_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .planGraph */ .G)(plan, { name, source: state ? 'run' : 'file', statusOf });
    if (values['json'])
        return (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .inertJson */ .n)(graph, 2);
    return (0,_core_report_terminal_plan_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .planTree */ .s)(graph, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_12__/* .lookOf */ .Li)(context)).join('\n');
}
async function fromFile(context, given) {
    const named = typeof given['plan'] === 'string' ? given['plan'] : undefined;
    const { file, path, reading } = await (0,_project_plan_here_js__WEBPACK_IMPORTED_MODULE_9__/* .planHere */ .s)(context, given, named);
    const { plan } = await (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_8__.readPlanFile)(path, file, reading);
    return { name: (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .planName */ .V)(plan, path), plan, state: null };
}
const withoutRun = ['NOT_A_REPOSITORY', 'EMPTY_REPOSITORY'];
async function fromRun(context, given) {
    try {
        return await (0,_wire_look_at_run_js__WEBPACK_IMPORTED_MODULE_10__/* .lookAtRun */ .U)(context, given, async ({ project, access }) => {
            const { run } = await access.state.load();
            const error = run ? undefined : await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_11__/* .noRunYet */ .lN)(project, access, context);
            if (error?.code === 'STATE_ELSEWHERE')
                throw error;
            return { name: project.planName, plan: run?.plan ?? project.plan, state: run?.state ?? null };
        });
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || !withoutRun.includes(error.code))
            throw error;
        return fromFile(context, given);
    }
}


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ }),

/***/ 84317:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4146);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5369);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);






async function planHere(context, flags, named) {
    const { cwd, env: environment } = context;
    const given = { ...flags, ...(named !== undefined && { plan: named }) };
    const found = await (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, given).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code !== 'PLAN_FOLDER')
            return undefined;
        throw error;
    });
    if (found) {
        const { before, base, planFile, planPath, file: config } = found;
        const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(before.settings);
        const file = before.sources.plan === 'flag' ? planFile : found.shownPlan;
        const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, toplevel: base.repository.toplevel, cwd, options };
        return { file, path: planPath, reading, faults: config.findings };
    }
    const { plan: file = 'plan.json', ...rest } = given;
    const { settings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: rest, environment, plan: undefined, file: {}, fileName: '' });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
    const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(settings) };
    return { file, path, reading, faults: [] };
}


/***/ }),

/***/ 41970:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _queue_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90553);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85487);




async function lookAtRun(context, given, look, about = 'done') {
    const at = (project) => (0,_state_access_js__WEBPACK_IMPORTED_MODULE_3__/* .withTemporaryState */ .HP)(project, context, (access, folder) => look({ project, access, folder }));
    const flags = await (0,_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .planMeantHere */ .Lq)(context, given, about);
    try {
        return await at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, flags));
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, { ...flags, remote: 'origin' }));
    }
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
