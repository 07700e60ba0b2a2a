export const id = 785;
export const ids = [785];
export const modules = {

/***/ 3790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ inlineMarkdown),
  U: () => (/* binding */ markdownCell)
});

// EXTERNAL MODULE: ./build/core/text/inert.js
var inert = __webpack_require__(1120);
// EXTERNAL MODULE: ./build/core/text/nest-headings.js
var nest_headings = __webpack_require__(4090);
;// CONCATENATED MODULE: ./build/core/text/neutral-markdown.js


/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, reliability C22), no entity, no image, no hidden link definition, headings below ours.
 */
function neutralMarkdown(text) {
    const plain = (0,inert/* inert */.t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return (0,nest_headings/* nestHeadings */.g)(plain);
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/report/inline-markdown.js


/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    // Folded once more, since making a text harmless may close its code fence with a line of its own.
    return (0,one_line/* plainLine */.h)(neutralMarkdown((0,one_line/* plainLine */.h)(text, maxChars)), maxChars);
}
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => 
// A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');


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

/***/ 1224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _R: () => (/* binding */ openFence),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading)
/* harmony export */ });
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
/** The fence that a text leaves open. */
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
/** Moves a `## ` line inside code one column to the right. */
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}


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


/***/ })

};
