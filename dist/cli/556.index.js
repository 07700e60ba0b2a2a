export const id = 556;
export const ids = [556];
export const modules = {

/***/ 897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   XL: () => (/* binding */ eventsOf),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4956);
/* harmony import */ var _schema_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3276);


/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is no fact of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s4.parse(JSON.parse(line)));
}


/***/ }),

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
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(6756);
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
// EXTERNAL MODULE: ./build/core/report/rules-text.js
var rules_text = __webpack_require__(8544);
// EXTERNAL MODULE: ./build/core/report/stop-in-words.js
var stop_in_words = __webpack_require__(2653);
// EXTERNAL MODULE: ./build/core/report/touched-words.js
var touched_words = __webpack_require__(1695);
// EXTERNAL MODULE: ./build/core/report/unchecked.js
var report_unchecked = __webpack_require__(2793);
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
            return `run ${(0,quoted/* quote */.h)(event.run)} of plan ${(0,quoted/* quote */.h)(event.plan)} started: ${(0,amounts/* plural */.LS)(event.tasks.length, 'task')}, base ${(0,report_context/* shortOid */.$M)(event.base)}, work on ${(0,quoted/* quote */.h)(event.work_branch)}${rulesOf(event)}`;
        case 'lease_taken':
            return `${(0,quoted/* quote */.h)((0,lease_verdict/* holderInWords */.br)(event.holder))} took the lease (epoch ${event.epoch})`;
        case 'lease_renewed':
            return 'lease renewed';
        case 'lease_released':
            return 'lease released';
        case 'confined':
            return confined(event);
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
        case 'checks_touched':
            return `${event.task}: ${(0,touched_words/* touchedWords */.M)(event, quoted/* quote */.h)}`;
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
            return event.given_up
                ? `${(0,quoted/* quote */.h)(String(event.amendment.task_id))} given up by the agent, a person decides${because(event.amendment.reason)}`
                : `plan amended: ${amendmentInWords(event.amendment)}`;
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
        case 'rules_changed':
            return (0,rules_text/* rulesChanged */.O2)(event);
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
            return `the base moved: ${(0,quoted/* quote */.h)(event.why)}; the checks run on ${(0,report_context/* shortOid */.$M)(event.commit)} next${protectedPart(event)}`;
        case 'base_renamed':
            return `the base branch ${(0,quoted/* quote */.h)(event.from)} was renamed: it is ${(0,quoted/* quote */.h)(event.to)} from here on`;
        case 'conflict_task_added':
            return `the base conflicts in ${(0,quoted/* some */.z)(event.files, event.total)}: resolving it is ${event.task}, the next task (${(0,quoted/* quote */.h)(event.why)})`;
        case 'conflict_task_ended':
            return `${event.task} is no longer needed: ${(0,quoted/* quote */.h)(event.why)}`;
        case 'work_moved':
            return `work branch taken over from ${(0,report_context/* shortOid */.$M)(event.from)} to ${(0,report_context/* shortOid */.$M)(event.to)}: ${(0,quoted/* quote */.h)(event.why)}${protectedPart(event)}`;
        case 'steering_changed':
            return `while the agent ran, which may have reached them, these were changed: ${(0,quoted/* some */.z)(event.paths)}; the run goes on by what it had`;
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
function rulesOf({ rules }) {
    const said = (0,rules_text/* rulesInWords */.k5)(rules);
    return said === undefined ? '' : `; rules: ${said}`;
}
const spent = (event) => `${(0,duration/* formatDuration */.a)(event.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(event.usage.usd)}`;
function confined(event) {
    const refused = event.refused.map(({ way, why }) => `${words/* wayInWords */.wf[way]} (${(0,quoted/* quote */.h)(why)})`);
    const others = refused.length === 0 ? '' : `. Did not work here: ${(0,quoted/* some */.z)(refused)}`;
    return `confinement of the agent and the checks: ${(0,words/* confinementInWords */.RA)(event)}${others}`;
}
function baseline(event) {
    const { commit, red, accepted, counting, confined = [] } = event;
    const at = `checks on the untouched ${(0,report_context/* shortOid */.$M)(commit)}`;
    const unchecked = (0,report_unchecked/* uncheckedWords */.G)(event);
    if (counting === 0)
        return `${at}: none. ${unchecked}`;
    if (red.length === 0)
        return `${at}: all green`;
    if (confined.length > 0) {
        const names = (0,quoted/* some */.z)(confined.map(({ name }) => name));
        return `${at}: red in the confinement, green without it: ${names} (blocks the run)`;
    }
    const fate = accepted ? ' (accepted as known)' : ' (blocks the run)';
    return `${at}: red: ${(0,quoted/* some */.z)(red)}${fate}${unchecked === undefined ? '' : `. ${unchecked}`}`;
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
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${(0,quoted/* some */.z)(protects.paths, protects.total)}` : '';
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

/***/ 7816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   d7: () => (/* binding */ traces),
/* harmony export */   qS: () => (/* binding */ formatterHint)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

const shown = 3;
/** What a check did to the tree: `changed tracked files, which were put back: a.ts, b.ts`; `left new files: dist/`. */
function traces({ changed, left }) {
    return [...changedFiles({ changed }), ...(left ? [`left new files: ${some(left)}`] : [])];
}
/** The same, without what may stay. */
const changedFiles = ({ changed }) => changed ? [`changed tracked files, which were put back: ${some(changed)}`] : [];
/** Where a formatter belongs, which as a check changes what it is to judge. */
const formatterHint = 'A formatter belongs in before-capture: what it changes there is committed.';
function some({ paths, total }) {
    const names = paths.slice(0, shown).map((path) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(path, 200));
    const more = total - names.length;
    return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
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
// EXTERNAL MODULE: ./build/schema/confinement.js
var confinement = __webpack_require__(6978);
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
/** Paths, listed up to a cap, and counted in full. */
const ListedPaths = schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() });
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
    /** It failed in the confinement, and passed without it on the same untouched files. */
    needs: confinement/* ConfinementNeed */.ln.optional(),
    /** Tracked files that it changed in any of its runs: they were put back after each, so no other check saw them so. */
    changed: ListedPaths.optional(),
    /** New files, neither tracked nor ignored, that it left to the checks after it; a new directory ends in `/`. */
    left: ListedPaths.optional(),
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
    /** Tracked files that some check changed; `changed` of each check says which. All checks began with the committed tree. */
    changed_by_checks: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});


/***/ })

};
