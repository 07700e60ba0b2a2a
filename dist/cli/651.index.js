export const id = 651;
export const ids = [651];
export const modules = {

/***/ 1747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ processLiveness)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8591);





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

/***/ 9851:
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
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9387);
/* harmony import */ var _milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);


const namedRoots = 10;
const namedDependencies = 3;
/** Every task that is neither done, skipped nor given up, in the plan's order, with what keeps it from being attempted. */
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
/**
 * The longest chain of tasks that are still to be done, first to last: it takes as many iterations as it has tasks, one
 * after the other. Of equal chains the one that ends first in the plan, over the last of equal dependencies. Linear.
 */
function criticalPath(plan, statusOf) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    /** By position: tasks of the longest open chain that ends there, and the task before it. */
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
/** The position of the greatest length above zero. */
function longestOf(positions, length) {
    let best;
    for (const at of positions) {
        if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0)))
            best = at;
    }
    return best;
}
/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
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
const noneBegun = () => false;
/**
 * The task to attempt next: pending or in_progress, which is pending again
 * after a crash; every dependency done; one that is begun first, so that its commits stand together; then the first
 * milestone, for the same reason; then the lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
 */
function selectTask(plan, statusOf, isBegun = noneBegun) {
    let best;
    const before = inPlanOrder(plan, isBegun);
    for (const task of ready(plan, statusOf))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = explainBlocked(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
function readyTasks(plan, statusOf, isBegun = noneBegun) {
    return ready(plan, statusOf).sort(inPlanOrder(plan, isBegun));
}
function ready(plan, statusOf) {
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done';
    return plan.tasks.filter(({ id, depends_on }) => {
        const status = statusOf(id);
        return (status === 'pending' || status === 'in_progress') && depends_on.every(isDone);
    });
}
function inPlanOrder(plan, isBegun) {
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

/***/ 9334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony export sectionPriority */
/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 7,
    'Failure Context': 6,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Previous Handoff': 3,
    Skills: 1,
    'Output Instructions': 2,
};
function section(name, body) {
    return { name, body: body.trim(), priority: sectionPriority[name] };
}
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
function sectionSizes(prompt) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part) }];
    });
}
const sizeOf = (text) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / 4),
});


/***/ }),

/***/ 7428:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ forecast)
/* harmony export */ });
/* unused harmony export firstForecast */
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6187);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4891);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);




/**
 * Assumed for one attempt until the run has shown better; the one recorded run of a program before took 7 minutes a task. Wide on
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
    const open = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .stillToDo */ .VI)(plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .taskCosts */ .oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerMsSeen */ .MN)(state, at.now) };
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

/***/ 2980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3009);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);






const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`,
};
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '')}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}` },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
function textTable(rows, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
/**
 * The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. Commits
 * are links where the page of their repository is named.
 */
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [
        row.id,
        (0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title),
        state,
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row),
        `${commit}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}`,
    ];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 4106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5626);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1365);









/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_7__/* .remarks */ .IW)(run, foreign)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    // Whatever ended the last job: this is what the run needs.
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)({ kind: 'paused', why: state.paused.why }, context, foreign);
    }
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return {
            happened: `A job is running, between two attempts; ${counts}.`,
            details: [],
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed')],
        };
    }
    return {
        happened: `No job is running; ${counts}.`,
        details: [],
        next: [(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .goOn */ .AC)(context)],
    };
}
function atWork(state, current, at, counts) {
    const since = at.now === null ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(current.started)}` : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .ageMs */ .WO)(current.started, at.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(state.work_branch)}`)],
    };
}
/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${what === 'undo' ? ', which reverts an earlier commit' : ''}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
        ],
    };
}


/***/ }),

/***/ 9292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);







/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50;
const namedCommits = 20;
/**
 * The engine's own task that resolves a conflict with a moved base. It stands in the run's plan, goes
 * before every other one, and its id is one that no plan file may use.
 */
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedId */ .U3}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved on while this run worked, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is laid out in the files before you: what git could merge is merged; these hold conflict markers, the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep what both sides meant, remove every marker, and change elsewhere only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that the work lacks:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
const list = (texts, most) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(texts.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)), most)
    .map((line) => `- ${line}`)
    .join('\n');
/** That a person has to merge the base, and how. */
function baseConflict(at) {
    const { remote, work_branch: workBranch, work: ours } = at.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: at.local },
        pair: { ours, theirs: at.base },
        paths: at.files,
    });
    return { kind: 'human_review', why: at.why, conflict: { ...conflict, total: at.total } };
}
/** The task could not do it, or was given up: undefined while it may yet be tried. */
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}
/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20;
/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
function mergeByHand(at) {
    const { workBranch, merge } = at;
    const remote = withoutCredentials(at.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...at.pair,
        files: at.paths.slice(0, keptFiles),
        total: at.paths.length,
        commands: [
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, workBranch),
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
            'git switch -',
        ],
    };
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 5626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   xc: () => (/* binding */ fitsAfter)
/* harmony export */ });
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3107);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6966);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9292);
/* harmony import */ var _given_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);






/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    nothingLeft,
    isPaused,
    waitsForTheProvider,
    breakerIsOpen,
    jobIterations,
    runIterations,
    money,
    time,
    tooLate,
    needsBaseline,
    spacing,
];
/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
function nextStep(at) {
    const situation = { ...at, selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__/* .selectTask */ .aA)(at.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(at.state), (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .begunIn */ .ZQ)(at.state)) };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(at) {
    const { state, job } = at;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(at) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_4__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'complete')
        return stop((0,_given_up_js__WEBPACK_IMPORTED_MODULE_5__/* .givenUpReason */ .h)(plan, state) ?? { kind: 'complete' });
    if (selection.kind === 'task')
        return undefined;
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? { kind: 'blocked', by: why } : { kind: 'stuck', on: why, task: failed });
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(at) {
    return at.state.unproven && !at.state.paused ? needsBaseline(at) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop({ kind: 'paused', why: state.paused.why }) : undefined;
}
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 600_000;
function waitsForTheProvider(at) {
    const { state, now } = at;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(at, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
/** With the lease, on a machine that was lent for this job; a laptop waits without it. */
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
/** Whether an attempt still fits into the job after a wait until then, in ms since the epoch. */
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
/** A new job tries once more (half open); the same failure then stops it at once. */
function breakerIsOpen({ state, limits, job }) {
    const { breaker } = state;
    if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0)
        return undefined;
    return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] });
}
function jobIterations({ limits, job }) {
    if (job.iterations < limits.maxIterations)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations });
}
function runIterations({ plan, state, limits }) {
    const limit = limits.runIterations ?? plan.max_iterations;
    if (limit === undefined || state.counts.succeeded + state.counts.failed < limit)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'run', limit });
}
function money({ state, limits }) {
    if (state.usage.usd < limits.costBudgetUsd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd: limits.costBudgetUsd, spent_usd: state.usage.usd });
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
/** An attempt that takes as long as the longest one would be cut off (failure model P4); the first one is tried. */
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs))
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' });
}
function needsBaseline({ state, job }) {
    const { baseline } = state;
    if (!baseline || baseline.checks !== job.checks)
        return { kind: 'baseline' };
    if (baseline.red.length === 0 || baseline.accepted)
        return undefined;
    if (!job.baselineRan)
        return { kind: 'baseline' };
    const confined = baseline.confined ?? [];
    if (confined.length > 0)
        return stop({ kind: 'blocked', by: confined.map(_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .redByConfinement */ .Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    // A start in the future: the clock was set back, and waiting for that moment could take for ever (failure model P17).
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, task.id)) };
}
/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000;
/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ })

};
