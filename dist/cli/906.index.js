export const id = 906;
export const ids = [906];
export const modules = {

/***/ 6701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Makes the compiler prove that a switch over a union names every case. */
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


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

/***/ 6423:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ eventInWords),
  B: () => (/* binding */ logLine)
});

// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(6701);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/budget-text.js
var budget_text = __webpack_require__(6702);
;// CONCATENATED MODULE: ./build/core/report/cause-words.js
/** Why an attempt did not pass, in a few words. */
const failureWords = {
    checks: 'checks failed',
    no_changes: 'nothing was changed',
    guard: 'a guard refused the change',
    agent_error: 'the agent reported an error',
    agent_crashed: 'the agent crashed',
    agent_timed_out: 'the agent ran out of time',
    no_result: 'the agent gave no result',
    runner_lost: 'the runner was lost too often',
    review: 'the reviewer did not let it through',
};
/** The same for one that does not count. */
const interruptWords = {
    runner_lost: 'the runner was lost',
    agent_killed: 'the agent was killed from outside',
    infrastructure: 'the machine or the remote failed',
    cancelled: 'cancelled',
    usage_limit: 'usage limit of the provider',
    overloaded: 'the provider is overloaded',
    billing: 'the provider refuses for billing reasons',
    auth: 'the provider does not accept the credentials',
    budget: 'the cost budget was used up',
    work_moved: 'the work branch moved',
};

// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/quoted.js
var quoted = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/review-words.js
var review_words = __webpack_require__(2257);
// EXTERNAL MODULE: ./build/core/report/stop-in-words.js
var stop_in_words = __webpack_require__(2653);
;// CONCATENATED MODULE: ./build/core/report/log-lines.js











/**
 * One event as one line of `ralph log`: `2026-11-21 14:30:05  #12  TASK-3 failed \u2026`. Times are UTC. Lines are at most
 * some 400 columns; text that is not ours is one plain line.
 */
function logLine(event) {
    const iteration = 'iteration' in event ? `#${event.iteration}` : '';
    return `${event.at.slice(0, 19).replace('T', ' ')}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
/** What happened, in words, without time and iteration. */
function eventInWords(event) {
    switch (event.type) {
        case 'run_started':
            return `run ${(0,quoted/* quote */.h)(event.run)} of plan ${(0,quoted/* quote */.h)(event.plan)} started: ${(0,amounts/* plural */.LS)(event.tasks.length, 'task')}, base ${(0,report_context/* shortOid */.$M)(event.base)}, work on ${(0,quoted/* quote */.h)(event.work_branch)}`;
        case 'lease_taken':
            return `${(0,quoted/* quote */.h)((0,lease_verdict/* holderInWords */.br)(event.holder))} took the lease (epoch ${event.epoch})`;
        case 'lease_renewed':
            return 'lease renewed';
        case 'lease_released':
            return 'lease released';
        case 'baseline_finished':
            return baseline(event);
        case 'attempt_started':
            return `${event.task}: attempt ${event.attempt} started from ${(0,report_context/* shortOid */.$M)(event.checkpoint)}`;
        case 'handed_on':
            return handedOn(event);
        case 'attempt_succeeded':
            return succeeded(event);
        case 'milestone_begun':
            return `${event.milestone === null ? 'what belongs to no milestone' : `milestone ${(0,quoted/* quote */.h)(event.milestone)}`} begins on ${(0,report_context/* shortOid */.$M)(event.from)}`;
        case 'attempt_failed':
            return failed(event);
        case 'attempt_interrupted':
            return interrupted(event);
        case 'review_requested':
            return `${event.task}: a person is asked to review: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'iteration_reviewed':
            return `${event.task}: ${(0,review_words/* reviewInWords */.b)(event)} (${(0,amounts/* formatUsd */.UK)(event.usd)})`;
        case 'agent_lingered':
            return `the agent's process lived on after its answer and was ended after ${(0,duration/* formatDuration */.a)(event.after_ms)}`;
        case 'prompt_cut':
            return promptCut(event);
        case 'files_hidden':
            return `${(0,amounts/* plural */.LS)(event.total, 'new file')} hidden by the agent's own ignore rules, not committed: ${(0,quoted/* some */.z)(event.paths, event.total)}`;
        case 'environment_changed':
            return `${(0,amounts/* plural */.LS)(event.total, 'ignored file')} changed by the agent: ${(0,quoted/* some */.z)(event.paths, event.total)}`;
        case 'amendment_accepted':
            return `plan amended: ${amendmentInWords(event.amendment)}`;
        case 'amendment_refused':
            return `amendment refused (${amendmentInWords(event.amendment)}): ${(0,quoted/* quote */.h)(event.why)}`;
        case 'plan_changed':
            return planChanged(event);
        case 'command_taken':
            return `${(0,quoted/* quote */.h)(event.by)} ordered: ${(0,quoted/* quote */.h)(event.text)}${event.refused === null ? '' : ` \u2014 refused: ${(0,quoted/* quote */.h)(event.refused)}`}`;
        case 'follow_up_added':
            return `${(0,quoted/* quote */.h)(event.by)} reviewed: ${event.task} is added to the plan (${(0,quoted/* quote */.h)(String(event.amendment.task?.['title'] ?? ''))})`;
        case 'follow_up_answered':
            return `${event.task}: whoever asked for it is told what became of it`;
        case 'remembered':
            return `${(0,quoted/* quote */.h)(event.by)} wants every agent to know: ${(0,quoted/* quote */.h)(event.text)} [${event.id}]`;
        case 'run_paused':
            return `paused by ${(0,quoted/* quote */.h)(event.by)}: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'run_resumed':
            return `resumed by ${(0,quoted/* quote */.h)(event.by)}`;
        case 'setting_changed':
            return `${(0,quoted/* quote */.h)(event.name)} set to ${(0,quoted/* quote */.h)(event.value)} by ${(0,quoted/* quote */.h)(event.by)}, for the rest of the run`;
        case 'task_skipped':
            return `${event.task} skipped by ${(0,quoted/* quote */.h)(event.by)}${because(event.why)}`;
        case 'task_reopened':
            return `${event.task} opened again by ${(0,quoted/* quote */.h)(event.by)}, with all its attempts`;
        case 'attempt_held':
            return `${succeeded(event, 'passed as')} [waits for approval]`;
        case 'attempt_approved':
            return `${event.task}: ${(0,report_context/* shortOid */.$M)(event.commit)} approved by ${(0,quoted/* quote */.h)(event.by)}, done`;
        case 'attempt_rejected':
            return `${event.task}: ${(0,report_context/* shortOid */.$M)(event.commit)} rejected by ${(0,quoted/* quote */.h)(event.by)}${because(event.why)} [open again]`;
        case 'undo_ordered':
            return `undo of iteration ${event.undoes} ordered by ${(0,quoted/* quote */.h)(event.by)}${because(event.why)}`;
        case 'undo_done':
            return undone(event);
        case 'undo_failed':
            return `iteration ${event.undoes} could not be undone, nothing was changed: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'hint_given':
            return `hint by ${(0,quoted/* quote */.h)(event.by)} for the next agent: ${(0,quoted/* quote */.h)(event.text)}`;
        case 'hints_told':
            return `${(0,amounts/* plural */.LS)(event.ids.length, 'hint')} went into the prompt`;
        case 'base_merged':
            return `the base moved: ${(0,quoted/* quote */.h)(event.why)}; the checks run on ${(0,report_context/* shortOid */.$M)(event.commit)} next`;
        case 'base_renamed':
            return `the base branch ${(0,quoted/* quote */.h)(event.from)} was renamed: it is ${(0,quoted/* quote */.h)(event.to)} from here on`;
        case 'conflict_task_added':
            return `the base conflicts in ${(0,quoted/* some */.z)(event.files, event.total)}: resolving it is ${event.task}, the next task (${(0,quoted/* quote */.h)(event.why)})`;
        case 'conflict_task_ended':
            return `${event.task} is no longer needed: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'work_moved':
            return `work branch taken over from ${(0,report_context/* shortOid */.$M)(event.from)} to ${(0,report_context/* shortOid */.$M)(event.to)}: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'work_refused':
            return `the remote refused ${(0,quoted/* quote */.h)(event.branch)} (${(0,quoted/* quote */.h)(event.why)}); the commits are offered as ${(0,quoted/* quote */.h)(event.offered)}`;
        case 'budget_warning':
            return (0,budget_text/* budgetInWords */.M)(event);
        case 'run_stopped':
            return `job ended: ${(0,stop_in_words/* stopInWords */.d)(event.reason)}`;
        default:
            return (0,assert_never/* assertNever */.x)(event);
    }
}
const spent = (event) => `${(0,duration/* formatDuration */.a)(event.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(event.usage.usd)}`;
function baseline({ commit, red, accepted }) {
    const at = `checks on the untouched ${(0,report_context/* shortOid */.$M)(commit)}`;
    if (red.length === 0)
        return `${at}: all green`;
    return `${at}: red: ${(0,quoted/* some */.z)(red)}${accepted ? ' (accepted as known)' : ' (blocks the run)'}`;
}
function succeeded(event, how = 'done in') {
    const extras = [
        ...(event.handoff === 'synthetic' ? ['the agent left no handoff'] : []),
        ...(event.handoff === 'extracted' ? ['its handoff was extracted from its last words'] : []),
        ...(event.flaky.length > 0 ? [`flaky: ${(0,quoted/* some */.z)(event.flaky)}`] : []),
        ...(event.turned_green.length > 0 ? [`now green: ${(0,quoted/* some */.z)(event.turned_green)}`] : []),
    ];
    const tail = extras.length > 0 ? ` [${extras.join('; ')}]` : '';
    return `${event.task} ${how} ${(0,report_context/* shortOid */.$M)(event.commit)} (${spent(event)}): ${(0,quoted/* quote */.h)(event.summary)}${tail}`;
}
function handedOn({ what, of, commit }) {
    const which = of ? `${of.task}, iteration ${of.iteration}` : 'the untouched checkpoint';
    const at = commit === null ? '' : ` as ${(0,report_context/* shortOid */.$M)(commit)}`;
    return `${what === 'undo' ? 'the undo in ' : ''}${which} was handed on to the workflow's other jobs${at}`;
}
const because = (why) => (why === '' ? '' : `: ${(0,quoted/* quote */.h)(why)}`);
function undone({ undoes, task, commit, by, why, dependents, reopened }) {
    const how = commit === null ? 'nothing of it was left to take back' : `taken back in ${(0,report_context/* shortOid */.$M)(commit)}`;
    const kept = reopened.length > 0 ? 'open again too' : 'stay done';
    const others = dependents.length === 0 ? '' : `; what builds on it: ${(0,quoted/* some */.z)(dependents)} (${kept})`;
    return `${task} is open again: iteration ${undoes}, ${how}, for ${(0,quoted/* quote */.h)(by)}${because(why)}${others}`;
}
function failed(event) {
    const then = event.final ? 'no retry is left, the task is failed' : 'rolled back, to be tried again';
    const kept = event.rejected ? `; rejected tree kept as ${(0,report_context/* shortOid */.$M)(event.rejected)}` : '';
    return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${(0,quoted/* quote */.h)(event.why)} [${then}${kept}]`;
}
function interrupted(event) {
    const until = event.until ? `; goes on after ${(0,moment/* formatUtc */.ay)(event.until)}` : '';
    const why = `${interruptWords[event.cause]} (${spent(event)}): ${(0,quoted/* quote */.h)(event.why)}`;
    return `${event.task} interrupted: ${why} [rolled back, not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0
    ? `the prompt's section "${(0,quoted/* quote */.h)(section)}" (${from_chars} characters) was left out to fit the budget`
    : `the prompt's section "${(0,quoted/* quote */.h)(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${(0,quoted/* quote */.h)(String(task_id ?? task?.['id'] ?? 'a task'))}${reason === '' ? '' : `: ${(0,quoted/* quote */.h)(reason)}`}`;
function planChanged(event) {
    const parts = [
        ['added', event.added.map((task) => task.id)],
        ['removed', event.removed],
        ['changed', event.modified],
    ];
    const said = parts.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${(0,quoted/* some */.z)(ids)}`);
    return `a person's change of the plan was taken over: ${said.join('; ') || 'no task is different'}`;
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

/***/ 2653:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ stopInWords)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6701);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4133);
/* harmony import */ var _quoted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8285);





/** The reason in a few words; `stop-sentence.ts` has the long form. */
function stopInWords(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'iteration_limit':
            return `limit of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(reason.limit, 'iteration')} a ${reason.scope}`;
        case 'time_budget':
            return reason.scope === 'limit'
                ? `the job's limit of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(reason.budget_ms)} is near`
                : `time budget of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(reason.budget_ms)} used up`;
        case 'cost_budget':
            return `cost budget of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(reason.budget_usd)} used up`;
        case 'paused':
            return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.why)}`;
        case 'human_review':
            return `a person is needed: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.why)}`;
        case 'waiting':
            return `waiting until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(reason.until)}: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.why)}`;
        case 'blocked':
            return `blocked: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .z)(reason.by)}`;
        case 'stuck':
            return `stuck: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .z)(reason.on)}`;
        case 'busy':
            return `another job is at work: ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.why)}`;
        case 'cancelled':
            return 'cancelled';
        case 'failed':
            return `failed (${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.code)}): ${(0,_quoted_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(reason.why)}`;
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(reason);
    }
}


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

/***/ 2139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ outputExcerpt)
/* harmony export */ });
/* harmony import */ var _text_ansi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3249);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);



/**
 * What a check printed, for a prompt or a report: no escape sequences, progress lines as they stood last, and where it
 * is longer than `maxChars` three tenths from the head and the rest from the tail, where the failure is named.
 */
function outputExcerpt(result, maxChars = 5_000) {
    const head = settled(result.output_head);
    const tail = settled(result.output_tail);
    const kept = new TextEncoder().encode(result.output_head + result.output_tail).length;
    const gap = tail !== '' && result.output_bytes > kept;
    const whole = gap ? `${head}\n\u2026\n${tail}` : head + tail;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(whole).trim(), maxChars);
}
/** Each line as a terminal shows it in the end: a carriage return without a line feed writes over the line. */
function settled(output) {
    return (0,_text_ansi_js__WEBPACK_IMPORTED_MODULE_0__/* .stripAnsi */ .a)(output)
        .replace(/\r+\n/g, '\n')
        .split('\n')
        .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '')
        .join('\n');
}


/***/ }),

/***/ 143:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jl: () => (/* binding */ Check),
  nh: () => (/* binding */ CheckKind),
  KP: () => (/* binding */ CheckResult),
  OH: () => (/* binding */ Validation)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/workflow-results.js

/** How GitHub says that a job or a step ended. */
const WorkflowOutcome = schemas/* enum */.k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({});
/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
const StepsContext = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ outcome: WorkflowOutcome, outputs }));
/** `toJSON(needs)`. */
const NeedsContext = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: WorkflowOutcome, outputs }));

;// CONCATENATED MODULE: ./build/schema/check.js



const CheckKind = schemas/* enum */.k5n(['test', 'lint', 'typecheck', 'build']);
/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
const Check = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    kind: CheckKind,
    timeout_ms: schemas/* int */.Whr().positive(),
    working_directory: schemas/* string */.YjP(),
});
/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
const CheckResult = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    kind: CheckKind,
    passed: schemas/* boolean */.zMY(),
    exit_code: schemas/* int */.Whr().nullable(),
    timed_out: schemas/* boolean */.zMY(),
    /** The disk was filled while it ran; its workspace was thrown away. */
    filled_disk: schemas/* boolean */.zMY().optional(),
    duration_ms: schemas/* number */.aig(),
    output_head: schemas/* string */.YjP(),
    output_tail: schemas/* string */.YjP(),
    output_bytes: schemas/* number */.aig(),
    /** The file with the whole output on the machine that ran it. */
    log_file: schemas/* string */.YjP().optional(),
    /** It failed, and passed when it was run once more on the same tree. */
    flaky: schemas/* boolean */.zMY().default(false),
    /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
    elsewhere: schemas/* object */.Ikc({
        of: schemas/* enum */.k5n(['job', 'step']),
        outcome: schemas/* enum */.k5n([...WorkflowOutcome.options, 'missing']),
        /** Others are told and do not count. */
        required: schemas/* boolean */.zMY(),
        url: schemas/* string */.YjP().optional(),
        /** The one that was probably meant, where there is none of this name. */
        meant: schemas/* string */.YjP().optional(),
    })
        .optional(),
});
/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
const Validation = schemas/* object */.Ikc({
    iteration: schemas/* int */.Whr(),
    strategy: plan/* Strategy */.qY,
    tree: schemas/* string */.YjP(),
    passed: schemas/* boolean */.zMY(),
    checks: schemas/* array */.YOg(CheckResult),
    /** Checks that the strategy does not run (lint in `tests_only`). */
    not_run: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Failures that were already there at the baseline and were accepted with `known-red`. */
    known_red: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Tracked files that a check changed; the commit holds the tree as it was before the checks. */
    changed_by_checks: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});


/***/ }),

/***/ 677:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/about.js

/** What a reviewer wrote at one line. */
const Remark = schemas/* object */.Ikc({
    /** Where it is answered: an id as that of an order. */
    thread: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** As it was in `commit`; null for a whole file. */
    line: schemas/* int */.Whr().nullable(),
    commit: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
});
/** Where an order was written, and what a reviewer's words are about. */
const About = schemas/* object */.Ikc({
    /** Page of the words. */
    url: schemas/* string */.YjP(),
    /** The commit that a review speaks of; null for an order of any other kind. */
    commit: schemas/* string */.YjP().nullable(),
    remarks: schemas/* array */.YOg(Remark),
});

// EXTERNAL MODULE: ./build/schema/knowledge.js
var knowledge = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/asked-events.js



const at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    /** Page of the words; null where they were said on a laptop. */
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at, task });
const Remembered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('remembered'), at, ...knowledge/* Knowledge */.v.shape });

// EXTERNAL MODULE: ./build/schema/budget.js
var budget = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/schema/handed-on.js
var handed_on = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/lease.js
var lease = __webpack_require__(6908);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/stop-reason.js
var stop_reason = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/event.js











const event_at = iso/* datetime */.w$();
const oid = schemas/* string */.YjP();
const event_task = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = schemas/* enum */.k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
]);
/** Why an attempt ended without being the task's failure (DESIGN §4): nothing is counted against it. */
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    /** Its process, and not the runner: 137 or 143, as when memory runs out. */
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    /** Somebody pushed to the work branch before the agent was called. */
    'work_moved',
    /** The run's money was used up in the middle of the attempt. */
    'budget',
    /** A full disk, an unreachable remote, a missing program: the machine's fault. */
    'infrastructure',
]);
const passed = {
    iteration,
    task: event_task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Checks of the baseline's red list that pass now; from here on they count. */
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        /** Null where HEAD was detached. */
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        /** SHA-256 of the plan source that was taken over. */
        plan_source: schemas/* string */.YjP(),
        /** As a job names it: what a tick hands to the next one. */
        plan_file: schemas/* string */.YjP().nullable().default(null),
        /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
        started_by: schemas/* string */.YjP().nullable().default(null),
        /** The issue that was named for it; null where ralph makes one, or there is none. */
        issue: schemas/* int */.Whr().nullable().default(null),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('baseline_finished'),
        at: event_at,
        commit: oid,
        checks: schemas/* string */.YjP(),
        red: schemas/* array */.YOg(schemas/* string */.YjP()),
        accepted: schemas/* boolean */.zMY(),
        /** Set-up and checks together. */
        duration_ms: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task: event_task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task: event_task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
        /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        /** Commit that keeps the rejected tree reachable, where there was one. */
        rejected: oid.nullable(),
        /** No retry is left: the task is failed. */
        final: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task: event_task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...handed_on/* HandedOn */.O.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at: event_at, iteration, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_accepted'), at: event_at, iteration, amendment: plan/* Amendment */.UD }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(event_task),
        modified: schemas/* array */.YOg(event_task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    /** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('conflict_task_added'),
        at: event_at,
        task: event_task,
        base: oid,
        /** The first ones; `total` counts all. */
        files: schemas/* array */.YOg(schemas/* string */.YjP()),
        total: schemas/* int */.Whr(),
        why: schemas/* string */.YjP(),
    }),
    /** The conflict is gone without that task. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at: event_at, by: schemas/* string */.YjP() }),
    /** A setting that an operator changed for the rest of the run; raw, as it was written. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('setting_changed'), at: event_at, name: schemas/* string */.YjP(), value: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at: event_at, task: event_task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task: event_task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        /** The iteration whose commit is to be taken back. */
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task: event_task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(event_task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(event_task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at: event_at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 1628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
/**
 * What an agent leaves for whoever comes next (seed §3.5). Only `summary` and `freeform` are demanded: a model that
 * forgets an empty list has still handed over.
 */
const Handoff = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: text.min(1).describe('One sentence: what changed and why.'),
    freeform: text
        .min(1)
        .describe('The briefing that the next iteration reads first: what you did, what you learned, what to watch for.'),
    task_completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ task_id: text, summary: text.optional(), fully_complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
    deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ planned: text, actual: text, reason: text })).optional(),
    bugs_encountered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, resolution: text.optional(), resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }))
        .optional(),
    architectural_notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).describe('Decisions that later tasks must respect.').optional(),
    constraints_discovered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ constraint: text, impact: text.optional(), workaround: text.optional() }))
        .optional(),
    unfinished_business: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ item: text, reason: text.optional(), priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional() }))
        .optional(),
    recommendations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    files_touched: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })).optional(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text) })).optional(),
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
/**
 * Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
 * the engine made it from the changes alone (`synthetic`; DESIGN §4).
 */
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);


/***/ })

};
