export const id = 789;
export const ids = [789];
export const modules = {

/***/ 992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ givenUpInWords)
/* harmony export */ });
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why }, foreign) {
    const by = iteration === 0 ? 'was given up' : `was given up by the agent of iteration ${iteration}`;
    return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`;
}


/***/ }),

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

/***/ 4372:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ remarks)
/* harmony export */ });
/* harmony import */ var _run_given_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
/* harmony import */ var _given_up_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(992);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1845);
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2257);
/* harmony import */ var _touched_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1695);
/* harmony import */ var _unchecked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2793);






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
    ...state.touched.map((one) => `Iteration ${one.iteration} (${one.task}): ${(0,_touched_words_js__WEBPACK_IMPORTED_MODULE_3__/* .touchedWords */ .M)(one, foreign)}.`),
    ...state.reviews.map(({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`),
    ...(0,_review_words_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewLines */ .M)(state, foreign),
];
/** A run that ended for it has said so already. */
function givenUp({ plan, state }, foreign) {
    const { stop } = state;
    if (stop?.kind === 'human_review' && stop.given_up)
        return [];
    return ((0,_run_given_up_js__WEBPACK_IMPORTED_MODULE_0__/* .givenUpIn */ .o)(plan, state)?.tasks ?? []).map((one) => `${(0,_given_up_words_js__WEBPACK_IMPORTED_MODULE_4__/* .givenUpInWords */ .R)(one, foreign)}; a person has to agree.`);
}
/** Below level C2 an agent may have reached the repository: that somebody pushed it says nothing of who. */
const steered = ({ steered: arrivals }, foreign) => arrivals.map(({ from, to, paths, total }) => {
    const more = total > paths.length ? ` and ${total - paths.length} more` : '';
    const range = (0,_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`git log ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(from)}..${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(to)}`);
    return `Commits that no task made change protected files (${paths.map(foreign).join(', ')}${more}): see that a person made them, ${range}.`;
});
/** Said until the run has taken the plan over, which it does on a person's word alone. */
const doubted = ({ doubted: changes, plan_source }, foreign) => changes
    .filter((change) => change.plan_source === null || change.plan_source !== plan_source)
    .map(({ paths }) => `${paths.map(foreign).join(', ')}: changed while an agent ran that may have reached them. See whether a person did; a plan counts once it is committed, or with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('--change-rules')}.`);
function unchecked({ baseline }) {
    const words = (0,_unchecked_js__WEBPACK_IMPORTED_MODULE_5__/* .uncheckedWords */ .G)(baseline);
    return words === undefined ? [] : [`${words}.`];
}


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
// EXTERNAL MODULE: ./build/core/report/remarks.js
var remarks = __webpack_require__(4372);
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
    return { ...text, details: [...text.details, ...(0,remarks/* remarks */.I)(run, foreign)] };
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

/***/ 1471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ stopSentence)
/* harmony export */ });
/* unused harmony export stopLines */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _given_up_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(992);
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
        next: `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)}${thenRun(at)}.`,
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.` }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'resume')}${thenRun(at)}.`,
        },
    human_review: ({ why, approve, given_up, conflict }, at, foreign) => {
        if (given_up)
            return decideGivenUp(why, given_up, { at, foreign });
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
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map((one) => {
        const choices = `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'skip', one.task)} agrees, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', one.task)} opens it again`;
        return `${(0,_given_up_words_js__WEBPACK_IMPORTED_MODULE_5__/* .givenUpInWords */ .R)(one, foreign)} (${choices})`;
    });
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: [...said, ...(total > tasks.length ? [`and ${total - tasks.length} more`] : [])],
        next: `Decide about each of these tasks${thenRun(at)}.`,
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

/***/ 9815:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ givenUpReason),
/* harmony export */   o: () => (/* binding */ givenUpIn)
/* harmony export */ });
/* harmony import */ var _records_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7062);

const mostNamed = 20;
/** The tasks that agents gave up and nobody has decided about, in plan order; undefined where there is none. Linear. */
function givenUpIn(plan, state) {
    const records = (0,_records_of_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M)(plan, state);
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
