export const id = 787;
export const ids = [787];
export const modules = {

/***/ 6936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readTopFile)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6626);

/** A file at the top of the tree that the first of these refs has which the remote has; undefined where either is missing. */
async function readTopFile(store, refs, file) {
    const remote = (0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteAt */ .e)({ store });
    const found = await remote.refs(refs);
    const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined);
    if (oid === undefined)
        return undefined;
    await remote.fetchState(oid);
    return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8');
}


/***/ }),

/***/ 2326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ ownComment)
/* harmony export */ });
/**
 * One comment of ours in the conversation of an issue or pull request: its text begins with `mark`, by which it is found
 * again and edited in place. Only what `self` wrote is ours: anybody can copy a mark.
 */
function ownComment(options) {
    const { github, issue: issue_number, mark, self } = options;
    return {
        async find() {
            const all = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number });
            const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark));
            return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) };
        },
        /** In the place of the one that was found; without it a new one. */
        async write(text, before) {
            const body = `${mark}\n${text}`;
            if (before) {
                const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
                await github.request(route, { comment_id: before.id, body });
            }
            else {
                await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body });
            }
        },
    };
}


/***/ }),

/***/ 4660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ stillToDo),
/* harmony export */   uy: () => (/* binding */ explainBlocked)
/* harmony export */ });
/* unused harmony export isOpen */
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

/***/ 2816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ taskIds)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** Ids of a plan's tasks. */
const taskIds = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)(({ tasks }) => new Set(tasks.map(({ id }) => id)));


/***/ }),

/***/ 6230:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publicNotice)
/* harmony export */ });
/* unused harmony export afterInit */
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);

/** What to do after `ralph init`, in at most five lines, in this order. */
function afterInit({ planFile, workflow, madeIn, samplePlan, baseline, unchecked }) {
    const plan = shellWord(planFile);
    const flag = planFile === 'plan.json' ? '' : ` --plan ${plan}`;
    const red = 'Mend what is red, or take it out of .github/ralph.yml; `--known-red` accepts it as it is.';
    const remote = workflow
        ? 'On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), merge it, then Actions > ralph > Run workflow.'
        : 'On GitHub: `ralph init` without --no-workflow writes a workflow.';
    const tasks = `${samplePlan ? `Write your tasks into ${plan}: those in it are examples` : `Look at the tasks in ${plan}`}.`;
    const check = 'Name what every change has to pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`: without a check no run begins.';
    const steps = [
        ...(unchecked ? [check] : []),
        ...(baseline === 'red' ? [red] : []),
        ...(madeIn === undefined || madeIn === '.' ? [] : [`cd ${shellWord(madeIn)}`]),
        tasks,
        ...(madeIn === undefined ? [`git add ${plan} .github && git commit -m "Let ralph work on this"`] : []),
        `ralph run${flag}`,
        ...(baseline === 'red' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
/** Said before the first run: on a public repository everybody can read it (issue 5, status comment). */
const publicNotice = (planName) => `Whoever can read the repository can read the run: prompts, the agent's handoffs and check output lie on the branch ralph/state/${planName}. In a public repository that is everybody.`;


/***/ }),

/***/ 1768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   dp: () => (/* binding */ formatMinutes)
/* harmony export */ });
/* unused harmony export usageInWords */
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

/***/ 3486:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ forecastSentence)
/* harmony export */ });
/* unused harmony export forecastLines */
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
/* harmony export */   G: () => (/* binding */ firstForecast),
/* harmony export */   g: () => (/* binding */ forecast)
/* harmony export */ });
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

/***/ 6796:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ markdownCell),
/* harmony export */   x: () => (/* binding */ inlineMarkdown)
/* harmony export */ });
/* harmony import */ var _text_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3505);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);


/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    // Folded once more, since making a text harmless may close its code fence with a line of its own.
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)((0,_text_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralMarkdown */ .j)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(text, maxChars)), maxChars);
}
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => 
// A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');


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

/***/ 4956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ planSourcePath),
/* harmony export */   JF: () => (/* binding */ issueOrderPath),
/* harmony export */   JS: () => (/* binding */ dossierPath),
/* harmony export */   RA: () => (/* binding */ segmentPath),
/* harmony export */   lr: () => (/* binding */ iterationPath)
/* harmony export */ });
/** Folders hold a thousand entries at most, so that a write costs the same at the ten-thousandth (measured). */
const shard = (n) => Math.floor(n / 1000);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
/** What waits for another job of the workflow run that holds the lease. */
const dossierPath = 'dossier.json';
/** What the issue that a run began from was taken for; at the top, so that loading a state brings it along. */
const issueOrderPath = 'issue-order.json';
/** The plan source that was last taken over: tells a person's removal of a task from a task that an amendment added. */
const planSourcePath = 'plan-source.json';


/***/ }),

/***/ 4090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ nestHeadings)
/* harmony export */ });
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1224);

const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/**
 * Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
 * paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (seed defect C1).
 */
function nestHeadings(text) {
    const lines = [];
    let open;
    for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
        const inside = open !== undefined;
        open = (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceAfter */ .UH)(line, open);
        // A blank line between keeps `---` from making a heading of the line above it.
        if (!inside && underline.test(line) && lines.at(-1)?.trim())
            lines.push('');
        lines.push(inside ? (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .indentHeading */ .hb)(line) : line.replace(heading, nested));
    }
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .closeFence */ ._e)(lines.join('\n'));
}
const nested = (_match, indent, marks) => indent + '#'.repeat(Math.min(6, marks.length + 2));


/***/ }),

/***/ 3505:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ neutralMarkdown)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1120);
/* harmony import */ var _nest_headings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4090);


/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, reliability C22), no entity, no image, no hidden link definition, headings below ours.
 */
function neutralMarkdown(text) {
    const plain = (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return (0,_nest_headings_js__WEBPACK_IMPORTED_MODULE_1__/* .nestHeadings */ .g)(plain);
}


/***/ }),

/***/ 1355:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commentPayload),
/* harmony export */   M: () => (/* binding */ issuePayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9221);


const Issue = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().default(null) });
const CommentPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    issue: Issue,
    comment: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
        user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    }),
});
const IssuePayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ issue: Issue });
/** What the event says that started this workflow; a hint, since everything is read from GitHub again before it counts. */
const commentPayload = (context) => payload(context, 'issue_comment', CommentPayload);
const issuePayload = (context) => payload(context, 'issues', IssuePayload);
/** `other` where something else has started it; undefined where it says nothing of the kind. */
async function payload({ env }, event, shape) {
    if (env['GITHUB_EVENT_NAME'] !== event)
        return 'other';
    return shape.safeParse(await (0,_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .eventPayload */ .Z)(env)).data;
}


/***/ }),

/***/ 8625:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yi: () => (/* binding */ digestOfOrder),
  UQ: () => (/* binding */ liveIssue),
  p9: () => (/* binding */ recordedOrder),
  xX: () => (/* binding */ showIssue),
  Rp: () => (/* binding */ shownOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/adapter/git/read-top-file.js
var read_top_file = __webpack_require__(6936);
// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(674);
// EXTERNAL MODULE: ./build/adapter/github/outbox.js
var outbox = __webpack_require__(6645);
// EXTERNAL MODULE: ./build/adapter/github/own-comment.js
var own_comment = __webpack_require__(2326);
;// CONCATENATED MODULE: ./build/adapter/github/issue-preview.js



/** Throws RalphError `GITHUB_\u2026`. */
async function readIssue(github, number) {
    const issue = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number });
    return { number, title: issue.title, body: issue.body ?? '' };
}
/**
 * The comment that shows an issue as the plan that it is: one for an issue, edited in place. It holds the digest of what
 * it shows, so that an order to start can be held to the text that its author has seen.
 */
function previewAt(options) {
    const comment = (0,own_comment/* ownComment */.w)({ ...options, mark: (0,outbox/* markOf */.F)(options.plan, 'preview') });
    const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
    const shownIn = (one) => one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt };
    return {
        /** What is shown now; undefined where nothing is. */
        shown: async () => shownIn(await comment.find()),
        async show(text, digest) {
            const before = await comment.find();
            if (shownIn(before)?.digest === digest)
                return;
            await comment.write(`${read_comment/* ownMark */.a}digest ${digest} -->\n${text}`, before);
        },
    };
}

// EXTERNAL MODULE: ./build/adapter/github/own-ci.js
var own_ci = __webpack_require__(5127);
// EXTERNAL MODULE: ./build/core/config/settings.js + 7 modules
var settings = __webpack_require__(6640);
// EXTERNAL MODULE: ./build/core/plan/issue-plan.js + 1 modules
var issue_plan = __webpack_require__(2575);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/report/after-init.js
var after_init = __webpack_require__(6230);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/forecast.js
var forecast = __webpack_require__(9452);
// EXTERNAL MODULE: ./build/core/report/forecast-text.js
var forecast_text = __webpack_require__(3486);
// EXTERNAL MODULE: ./build/core/report/graph.js
var graph = __webpack_require__(7153);
// EXTERNAL MODULE: ./build/core/report/inline-markdown.js
var inline_markdown = __webpack_require__(6796);
;// CONCATENATED MODULE: ./build/core/report/issue-preview.js







const shownFindings = 30;
/**
 * The comment that shows an issue of the form as the plan that it is, before anybody starts it: tasks, graph, what it
 * will probably cost, and what is wrong with it.
 */
function issuePreview(read, stage) {
    const { order, findings } = read;
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (order === undefined) {
        const what = errors.length === 1 ? 'One thing is' : `${errors.length} things are`;
        return [
            `**This issue is no plan yet: ${what} to mend.** Edit the text above; it is looked at again.`,
            listed(findings),
        ].join('\n\n');
    }
    const { plan, checks } = order;
    return [
        opening[stage]((0,amounts/* plural */.LS)(plan.tasks.length, 'task')),
        tasksTable(plan),
        (0,graph/* taskGraph */.o)(plan, plan.tasks),
        costs(order),
        ...(checks.length > 0 ? [`Besides the configured checks, these must pass:\n\n${(0,fences/* fenced */.OF)(checks.join('\n'))}`] : []),
        ...(findings.length > 0 ? [`Worth a look:\n\n${listed(findings)}`] : []),
        (0,after_init/* publicNotice */.m)(plan.name ?? ''),
    ].join('\n\n');
}
const opening = {
    new: (tasks) => `**This would be done, ${tasks} in all.** Nothing has started: \`/ralph start\` by somebody who may change files here begins it, as it is shown here.`,
    edited: () => '**The text was edited after the run had begun.** The run goes on with what it has; `/ralph plan` takes this over:',
    current: (tasks) => `**This is what the run does, ${tasks} in all.**`,
};
function tasksTable({ tasks }) {
    const rows = tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
        const criteria = acceptance_criteria.map((one) => (0,inline_markdown/* markdownCell */.U)(one, 200)).join('; ');
        return `| ${id} | ${(0,inline_markdown/* markdownCell */.U)(title, 200)} | ${depends_on.join(', ')} | ${criteria} |`;
    });
    return ['| Task | What is to be done | After | Done when |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
function costs({ plan, budget, model }) {
    const ahead = (0,forecast_text/* forecastSentence */.B)((0,forecast/* firstForecast */.G)(plan, budget));
    return [
        ...(ahead ? [ahead] : []),
        budget === null
            ? 'It may cost what is configured here.'
            : `It may cost ${(0,amounts/* formatUsd */.UK)(budget)}, or less where less is configured.`,
        ...(model === null ? [] : [`Model: ${(0,inline_markdown/* inlineMarkdown */.x)(model, 100)}.`]),
    ].join(' ');
}
function listed(findings) {
    const lines = findings.slice(0, shownFindings).map(({ line, message, remedy }) => {
        const place = line === null ? '' : `line ${line}: `;
        return `- ${place}${(0,inline_markdown/* inlineMarkdown */.x)(`${message} ${remedy}`, 400)}`;
    });
    const more = findings.length - lines.length;
    return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}

// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/issue-order.js


/** What an issue of the form was taken for when its run began, or when an edit was taken over. */
const IssueOrder = schemas/* object */.Ikc({
    plan: plan/* Plan */.cw,
    /** Besides the configured ones. */
    checks: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** USD; never more than is configured. */
    budget: schemas/* number */.aig().nullable(),
    model: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
// EXTERNAL MODULE: ./build/entry/action/own-login.js
var own_login = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/entry/action/remote-store.js
var remote_store = __webpack_require__(7318);
;// CONCATENATED MODULE: ./build/entry/action/issue-order.js













/** By what is done, not by what is written: an edit that changes nothing is none. */
const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
/** Undefined where the issue was not written by the form. */
async function liveIssue(github, number) {
    const text = await readIssue(github, number);
    const read = (0,issue_plan/* planOfIssue */.o)(text);
    return read && { ...read, text, digest: read.order ? digestOfOrder(read.order) : sha256(text.body) };
}
/** What the run of this issue goes on with; undefined where none has begun. */
async function recordedOrder(context, github, issue) {
    const prefix = (0,input_value/* inputValue */.U)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']);
    const refs = (0,state_ref_name/* knownPrefixes */.AN)(prefix).map((one) => (0,state_ref_name/* stateRefOf */.af)(`issue-${issue}`, one));
    const text = await (0,remote_store/* withRemoteStore */.A)(context, github, (store) => (0,read_top_file/* readTopFile */.s)(store, refs, state_paths/* issueOrderPath */.JF));
    return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text));
}
const board = async (context, github, issue) => previewAt({ github, issue, plan: `issue-${issue}`, self: await (0,own_login/* ownLogin */.C)(context, github) });
/** Where an App writes, the workflow that shows issues may go by its own token all the same. */
async function shownOf(context, github, issue) {
    const own = await (await board(context, github, issue)).shown();
    if (context.appLogin === undefined)
        return own;
    const other = await previewAt({ github, issue, plan: `issue-${issue}`, self: own_ci/* workflowAccount */.f }).shown();
    return other && (!own || other.at > own.at) ? other : own;
}
/** Shows the issue as the plan that it is; nothing where that is what is shown already. */
async function showIssue(context, github, at) {
    const { live, recorded } = at;
    const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited';
    const preview = await board(context, github, live.text.number);
    await preview.show(issuePreview(live, stage), live.digest);
}


/***/ })

};
