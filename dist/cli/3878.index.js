export const id = 3878;
export const ids = [3878];
export const modules = {

/***/ 15027:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ protectedArrivals),
/* harmony export */   u: () => (/* binding */ joinWork)
/* harmony export */ });
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73971);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99292);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89054);





async function joinWork(ports, job, request) {
    const { workBranch } = ports;
    const { ledger, theirs } = request;
    const { work: from, work_branch, run } = ledger.state;
    if (await workBranch.contains(from, theirs))
        return undefined;
    if (await workBranch.contains(theirs, from)) {
        const protects = await protectedArrivals({ workBranch }, job, { from, to: theirs });
        ledger.record({ type: 'work_moved', from, to: theirs, why: `${work_branch} holds newer commits`, ...protects });
        return undefined;
    }
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeMessage */ .ws)({
        prefix: job.settings['commit-prefix'],
        branch: "the run's own commits",
        commit: from,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: theirs, second: from, message });
    if (merge.kind === 'merged') {
        const why = `the run's commits were merged onto ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)}, which somebody pushed to ${work_branch}`;
        const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit });
        ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects });
        return undefined;
    }
    const offered = await workBranch.offer(from);
    return {
        kind: 'human_review',
        why: `Somebody pushed ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)} to ${work_branch}; it conflicts with the run's own ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(from)}, which is now on ${offered}.`,
        conflict: (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeByHand */ .vi)({
            remote: job.remote,
            workBranch: work_branch,
            merge: { fetched: offered },
            pair: { ours: from, theirs },
            paths: merge.paths,
        }),
    };
}
const mostNamed = 20;
async function protectedArrivals({ workBranch }, job, request) {
    const { from, to, known = () => false } = request;
    const changes = (await workBranch.changed(from, to)).filter((path) => !known(path)).map((path) => ({ path }));
    const found = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .Du)(changes, [...job.steeringFiles, ...job.settings['protected-paths']]);
    const paths = found.flatMap(({ path }) => path ?? []);
    return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, mostNamed), total: paths.length } };
}


/***/ }),

/***/ 56011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ recordFailure)
});

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
;// CONCATENATED MODULE: ./build/core/run/attempt/detect-stuck.js
const wordsEnough = 2;
const leastTurns = 4;
const rules = [
    ['said_stuck', (failures) => allOf(failures, wordsEnough, ({ cause }) => cause === 'stuck')],
    ['same_failure', (failures, after) => allOf(failures, after, (one) => one.fingerprint === failures[0]?.fingerprint)],
    ['no_changes', (failures, after) => allOf(failures, after, ({ cause }) => withoutChange.has(cause))],
    ['in_turns', inTurns],
];
const withoutChange = new Set(['no_changes', 'no_result']);
function detectStuck(failures, after) {
    const newestFirst = failures.toReversed();
    for (const [sign, rule] of rules) {
        const count = rule(newestFirst, after);
        if (count > 0)
            return { sign, rests_on: failures.slice(-count).map(({ iteration }) => iteration) };
    }
    return undefined;
}
const allOf = (failures, count, holds) => failures.length >= count && failures.slice(0, count).every(holds) ? count : 0;
function inTurns(failures, after) {
    const count = Math.max(leastTurns, after + 1);
    const [first, second] = failures;
    if (first?.fingerprint === second?.fingerprint)
        return 0;
    const turns = failures
        .slice(0, count)
        .every(({ fingerprint }, at) => fingerprint === (at % 2 === 0 ? first : second)?.fingerprint);
    return failures.length >= count && turns ? count : 0;
}
function stuckInWords({ sign, rests_on }) {
    return `${words[sign](rests_on.length)} (iterations ${rests_on.join(', ')})`;
}
const words = {
    said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
    same_failure: (count) => `the same failure ${count} times in a row`,
    no_changes: (count) => `${count} attempts in a row changed nothing`,
    in_turns: () => 'the same two failures in turns',
};

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/app/branch/record-failure.js





function recordFailure(ledger, settings, fact) {
    const { task } = fact;
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    const before = (0,begin/* taskIn */.B1)(ledger.state, task);
    const final = before.failed_attempts >= retries;
    ledger.record({ type: 'attempt_failed', ...fact, final });
    recordStuck(ledger, settings, { fact, retriesLeft: Math.max(0, retries - before.failed_attempts) });
    const { status, ...record } = (0,begin/* taskIn */.B1)(ledger.state, task);
    const newest = (0,task_commits/* commitsOf */.g3)(record).at(-1);
    if (status !== 'failed' || !newest || settings.incomplete !== 'fail')
        return;
    const why = `${task} failed, and is to be done as a whole or not at all (incomplete: fail)`;
    ledger.record({ type: 'undo_ordered', undoes: newest.iteration, by: 'ralph', why, reopen_dependents: false });
}
function recordStuck(ledger, settings, { fact, retriesLeft }) {
    const { iteration, task } = fact;
    const found = detectStuck((0,begin/* taskIn */.B1)(ledger.state, task).failures, settings['stuck-after']);
    if (!found)
        return;
    const action = (0,milestones/* isReserved */.Bs)(task) ? 'ask' : settings['on-stuck'];
    const why = `${stuckInWords(found)}: ${fact.why}`;
    const { sign, rests_on } = found;
    const stuck = { iteration, task, sign, rests_on: [...rests_on], why, action, retries_left: retriesLeft };
    ledger.record({ type: 'stuck_detected', ...stuck });
    if (action !== 'skip')
        ledger.send([(0,notices/* tellStuck */.OF)(ledger.state, stuck)]);
}


/***/ }),

/***/ 99024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ recoverLostAttempt)
/* harmony export */ });
/* unused harmony export releaseOwnLease */
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _job_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34133);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12511);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56011);






function recoverLostAttempt(ledger, settings, handed = ledger.state.handed, how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt') {
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task } = current;
    const { usage, duration_ms } = handed ?? _job_work_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingSpent */ .at;
    const spent = { usage, duration_ms };
    if ((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, task).runners_lost < _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .recordFailure */ .C)(ledger, settings, {
        iteration,
        task,
        cause: 'runner_lost',
        why: `the runner was lost ${_core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR + 1} times in a row on this task`,
        fingerprint: 'runner_lost',
        handoff: null,
        rejected: null,
        ...spent,
    });
}
function settingsOf({ rules }) {
    const recorded = (name) => recordedValue(name, rules ?? { base: '', values: {} });
    return {
        incomplete: recorded('incomplete'),
        'on-stuck': recorded('on-stuck'),
        'stuck-after': recorded('stuck-after'),
    };
}
async function releaseOwnLease(ports, job) {
    const { run } = await ports.store.load();
    const holder = run?.state.lease?.holder;
    if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone')
        return false;
    const ledger = openLedger(ports, run, job);
    recoverLostAttempt(ledger, settingsOf(run.state));
    ledger.record({ type: 'lease_released' });
    await ledger.save('release the lease of a killed job');
    return true;
}


/***/ }),

/***/ 80913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BZ: () => (/* binding */ adjusted),
/* harmony export */   Qh: () => (/* binding */ whyAborted),
/* harmony export */   v8: () => (/* binding */ jobLimitReached),
/* harmony export */   zH: () => (/* binding */ budgetChars)
/* harmony export */ });
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14476);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_prompt_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51024);
/* harmony import */ var _core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20657);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13225);





function adjusted(job, { overrides, rules }) {
    const settings = (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .withOverrides */ .Sn)(job.settings, overrides, rules === null);
    const before = job.rules.recorded;
    if (rules === null || (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(rules.values, before.values))
        return { ...job, settings };
    const names = _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.filter((name) => !(0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(rules.values[name]?.value, before.values[name]?.value));
    const changed = names.map((name) => [name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)(name, rules)]);
    return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } };
}
const sameFailures = 5;
function limitsOf({ settings }, { measured }) {
    return {
        maxIterations: settings['max-iterations'],
        runIterations: settings['run-iterations'] ?? null,
        timeBudgetMs: settings['time-budget'] ?? null,
        jobLimitMs: settings['job-limit'] ?? null,
        costBudgetUsd: settings['cost-budget'],
        minDelayMs: settings['min-delay'],
        sameFailures,
        indexChars: settings.mode === 'handoff-only' ? null : budgetChars(settings, { measured }),
        charsPerToken: (0,_core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .charsPerToken */ .MU)(measured).ratio,
        counsel: {
            verifies: settings.verify === 'model' || settings.verify === 'both',
            seeksConsensus: settings.consensus !== 'none',
            reviewsPlan: settings['plan-review'] !== 'none',
        },
        asksIndexer: settings.indexer === 'agent' && settings.agent !== 'command',
    };
}
const budgetChars = (settings, { measured }) => (0,_core_prompt_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .charsFor */ .lW)(settings[settings.mode === 'handoff-only' ? 'context-budget' : 'context-budget-hpi'], (0,_core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .charsPerToken */ .MU)(measured).ratio);
const jobLimitReached = new DOMException('the job limit is near', 'AbortError');
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' };


/***/ }),

/***/ 34133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/markdown/badge.js






const colours = { good: '#1a7f37', bad: '#cf222e', going: '#0969da', waits: '#9a6700' };
function badgeSvg(run) {
    const left = (0,one_line/* oneLine */.TN)(run.state.plan, 40);
    const { word, colour } = standing(run.state);
    const { done, total } = progress(run);
    const right = `${done}/${total} ${word}`;
    const [a, b] = [left, right].map((text) => 10 + 7 * (0,display_width/* displayWidth */.F1)(text));
    const label = escaped(`${left}: ${right}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${a + b}" height="20" fill="#555"/><rect rx="3" x="${a}" width="${b}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14">${escaped(left)}</text><text x="${a + 5}" y="14">${escaped(right)}</text></g></svg>
`;
}
const width = 640;
function progressSvg(run) {
    const { state } = run;
    const { done, failed, total } = progress(run);
    const share = (count) => (total === 0 ? 0 : Math.round((width * count) / total));
    const { word } = standing(state);
    const text = `${done} of ${total} tasks done, ${(0,amounts/* formatUsd */.UK)(state.usage.usd)} spent, ${word}`;
    const highest = Math.max(...state.timeline.map(({ usd }) => usd), 0);
    const bars = state.timeline.map(({ usd, outcome }, at) => {
        const height = highest > 0 ? Math.max(2, Math.round((30 * usd) / highest)) : 2;
        return `<rect class="${outcome}" x="${at * 21}" y="${92 - height}" width="17" height="${height}"/>`;
    });
    const label = escaped(`${state.plan}: ${text}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width}" role="img" aria-label="${label}"><title>${label}</title><style>text{font:14px system-ui,sans-serif;fill:#1f2328}.rest{fill:#d0d7de}.passed{fill:#1a7f37}.failed{fill:#cf222e}.interrupted{fill:#9a6700}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.rest{fill:#30363d}.passed{fill:#3fb950}.failed{fill:#f85149}.interrupted{fill:#d29922}}</style><text y="16">${escaped((0,one_line/* oneLine */.TN)(text, 90))}</text><rect class="rest" y="28" width="${width}" height="14" rx="3"/><rect class="passed" y="28" width="${share(done)}" height="14" rx="3"/><rect class="failed" y="28" x="${share(done)}" width="${share(failed)}" height="14"/>${bars.join('')}</svg>
`;
}
function progress({ plan, state }) {
    const counts = (0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state));
    return { done: counts.done, failed: counts.failed, total: plan.tasks.length };
}
function standing({ stop, lease }) {
    if (lease)
        return { word: 'running', colour: colours.going };
    if (stop?.kind === 'complete')
        return { word: 'complete', colour: colours.good };
    if (stop?.kind === 'failed' || stop?.kind === 'stuck')
        return { word: stop.kind, colour: colours.bad };
    if ((0,due/* continuesUnattended */.Xo)(stop))
        return { word: 'waiting', colour: colours.going };
    return { word: 'needs a person', colour: colours.waits };
}
const escaped = (text) => (0,one_line/* oneLine */.TN)(text, 200).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
;// CONCATENATED MODULE: ./build/core/report/markdown/gantt.js
const words = { passed: 'done', failed: 'crit', interrupted: 'active' };
function attemptsGantt({ timeline }) {
    const [first] = timeline;
    const last = timeline.at(-1);
    if (!first || !last)
        return undefined;
    const days = Date.parse(last.ended) - Date.parse(first.started) > 86_400_000;
    const sections = new Map();
    for (const { iteration, task, started, ended, outcome } of timeline) {
        const from = Date.parse(started);
        const to = Math.max(Date.parse(ended), from + 1000);
        const bar = `  ${iteration} ${outcome} :${words[outcome]}, i${iteration}, ${from}, ${to}`;
        sections.set(task, [...(sections.get(task) ?? []), bar]);
    }
    const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars]);
    const axis = days ? '%m-%d %H:%M' : '%H:%M';
    return ['```mermaid', 'gantt', '  dateFormat x', `  axisFormat ${axis}`, ...rows, '```'].join('\n');
}
const steps = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
function sparkline(values) {
    const highest = Math.max(...values);
    if (values.length < 2 || !(highest > 0))
        return '';
    return values.map((value) => steps[Math.round((Math.max(0, value) / highest) * (steps.length - 1))]).join('');
}

// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/state-readme.js















const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | Of a plan of more than 200 tasks: every task as it was when they were last gathered. \`run.json\` overrides it. |
| [\`plan.json\`](plan.json) | The plan as amended. This file counts; the source file is only where it came from. |
| \`control.json\` | Which orders took effect, and what is still to be posted. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.json\` | What people want remembered and what agents learned. What \`run.json\` says of an entry counts before it. |
| \`knowledge-index.md\` | The same to read, without what does not count any more. |
| [\`badge.svg\`](badge.svg), [\`progress.svg\`](progress.svg) | How it stands, for a README. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
function stateReadme(run, context) {
    const { plan, state } = run;
    const at = { ...context, now: null };
    const { rows, omitted } = (0,task_rows/* rowsInState */.UV)(run);
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    const written = Date.parse(state.updated);
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)(run, { now: written, costBudgetUsd: (0,receipt/* costBudgetOf */.st)(state, null), settings: context.settings }));
    const rules = (0,rules_text/* ruleLines */.SD)(state.rules).map((line) => (0,neutral_markdown/* inlineMarkdown */.x)(line, 500));
    const sections = [
        `# Run of plan ${titleOf(plan, state)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        (0,next_steps/* nextMarkdown */.Ze)(next),
        '![Progress](progress.svg)',
        asOf(state),
        '## Tasks',
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        '## Dependencies',
        (0,graph/* taskGraph */.o)(plan, (0,begin/* recordsOf */.M$)(plan, state)),
        ...titled('## Newest attempts', attemptsGantt(state)),
        '## Cost',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, written)),
        ...(ahead === null ? [] : [ahead]),
        ...(rules.length === 0 ? [] : ['## Rules', rulesIntroduction, list(rules)]),
        '## How to continue',
        list(howTo(at)),
        '## Files on this branch',
        files,
        'Do not edit these files by hand: ralph writes them, and this branch is never merged.',
    ];
    return `${sections.join('\n\n')}\n`;
}
const titled = (title, content) => (content === undefined ? [] : [title, content]);
const rulesIntroduction = 'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.';
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const titleOf = ({ project }, { plan }) => project === undefined ? plan : `${(0,neutral_markdown/* inlineMarkdown */.x)(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
    const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`;
    return `As of ${(0,amounts/* formatUtc */.ay)(updated)}, ${after}. Work is on ${(0,report_context/* code */.aY)(work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(work))}.`;
}
const howTo = (context) => [
    `Continue: ${(0,report_context/* operatorCommand */.mR)(context, 'run')}`,
    `Give the agent a hint: ${(0,report_context/* operatorCommand */.mR)(context, 'hint', '\u2026')}`,
    `Pause before the next iteration, and resume later: ${(0,report_context/* operatorCommand */.mR)(context, 'pause')}, ${(0,report_context/* operatorCommand */.mR)(context, 'resume')}`,
    `Give up a task, or retry a failed one: ${(0,report_context/* operatorCommand */.mR)(context, 'skip', 'TASK')}, ${(0,report_context/* operatorCommand */.mR)(context, 'retry', 'TASK')}`,
    `Revert the commit of an iteration: ${(0,report_context/* operatorCommand */.mR)(context, 'undo', 'ITERATION')}`,
    `See the work: ${(0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', context.workBranch)}`,
];

// EXTERNAL MODULE: ./build/schema/run/budget.js
var budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
;// CONCATENATED MODULE: ./build/core/report/words/notice.js








function noticesOf(fact, state, { channels, context }) {
    const notice = channels.length === 0 ? undefined : noticeOf(fact, state, context);
    if (!notice)
        return [];
    const body = JSON.stringify(notice);
    return channels
        .filter(({ on }) => on.includes(notice.event))
        .map((channel) => ({ key: `${notice.id}/${(0,read_channels/* channelName */.H)(channel)}`, kind: 'notify', body }));
}
function noticeOf(fact, state, context) {
    const news = newsOf(fact, state, context);
    if (!news)
        return undefined;
    const { event, key, task, message, details = [], next } = news;
    const tasks = Object.values(state.tasks);
    return {
        schema: 1,
        id: [state.run, event, key].join('/'),
        event,
        at: fact.at,
        plan: state.plan,
        run: state.run,
        repository: context.repository,
        task,
        iteration: state.iteration,
        message,
        details: [...details],
        next: next.map(({ does, commands }) => ({ does, commands: [...commands] })),
        done: tasks.filter(({ status }) => status === 'done').length,
        tasks: tasks.length,
        spent_usd: state.usage.usd,
        url: context.url,
    };
}
function newsOf(fact, state, context) {
    const { report } = context;
    switch (fact.type) {
        case 'run_stopped':
            return newsOfStop(fact.reason, state, context);
        case 'stuck_detected':
            return {
                event: 'stuck',
                key: `${fact.task}-${fact.iteration}`,
                task: fact.task,
                message: `${fact.task} is stuck: ${foreign(fact.why)}`,
                next: [
                    (0,next_steps/* step */.PM)('Try again with what you say', (0,report_context/* operatorLine */.lJ)(report, 'retry', fact.task, '\u2026')),
                    (0,next_steps/* step */.PM)('Give it up', (0,report_context/* operatorLine */.lJ)(report, 'skip', fact.task)),
                ],
            };
        case 'human_review_requested':
            return {
                event: 'needs-person',
                key: `${fact.task}-${fact.iteration}`,
                task: fact.task,
                message: `The agent of ${fact.task} (iteration ${fact.iteration}) asks for a person: ${foreign(fact.why)}`,
                next: fact.holds
                    ? [(0,next_steps/* step */.PM)('If all is well', (0,report_context/* operatorLine */.lJ)(report, 'approve', fact.task))]
                    : [(0,next_steps/* step */.PM)('The run goes on meanwhile')],
            };
        case 'budget_warning':
            if ((0,budget/* ofOneJob */.$)(fact.budget))
                return undefined;
            return {
                event: 'budget',
                key: `${fact.budget}-${fact.limit}`,
                task: null,
                message: (0,forecast_text/* budgetInWords */.MZ)(fact),
                next: [
                    (0,next_steps/* step */.PM)('Allow as much again', (0,report_context/* operatorLine */.lJ)(report, 'budget', `${2 * fact.limit}${fact.budget === 'cost' ? 'usd' : 'iter'}`)),
                ],
            };
        default:
            return undefined;
    }
}
function newsOfStop(reason, state, { report, unattended }) {
    const event = eventOfStop(reason);
    if (!event || (unattended && (0,due/* continuesUnattended */.Xo)(reason)))
        return undefined;
    const { happened, details, next } = (0,stop_sentence/* stopSentence */.WQ)(reason, report, foreign);
    const task = 'task' in reason ? (reason.task ?? null) : null;
    return { event, key: `${reason.kind}-${state.iteration}`, task, message: happened, details, next };
}
function eventOfStop(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'human_review':
        case 'blocked':
        case 'failed':
            return 'needs-person';
        case 'stuck':
            return 'stuck';
        case 'cost_budget':
        case 'iteration_limit':
        case 'time_budget':
        case 'waiting':
            return 'limit';
        case 'paused':
        case 'cancelled':
        case 'busy':
            return undefined;
    }
}
const foreign = (text) => (0,one_line/* plainLine */.h0)(text, 500);

// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 4 modules
var evolve = __webpack_require__(97494);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/schema/run/control.js
var run_control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/schema/run/event.js + 2 modules
var run_event = __webpack_require__(79863);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
;// CONCATENATED MODULE: ./build/app/job/ledger.js












const tries = 5;
function openLedger(ports, loaded, source) {
    const { plan, planAtTop: planFile, reachedBy, settings } = source;
    let state = loaded?.state ?? null;
    let head = loaded?.oid ?? null;
    let seq = loaded?.seq ?? 0;
    let proven = loaded?.proven ?? false;
    let settled = state;
    let gathered = loaded?.gathered ?? run_files/* nothingGathered */.YT;
    let control = loaded?.control ?? run_control/* emptyControl */.Bv;
    let outbox = control.outbox;
    let amended = loaded?.plan ?? plan;
    let planIsNew = loaded === null;
    const gone = new Set();
    let facts = [];
    let files = new Map();
    let kept = [];
    let written = new Map();
    let saving = Promise.resolve();
    const runFiles = (0,run_files/* runFilesWriter */.gi)(ports.redact);
    const known = () => {
        if (state === null)
            throw new Error('the ledger was read before the run was started');
        return state;
    };
    async function reload() {
        const { run } = await ports.store.load();
        if (!run)
            throw stateDeleted(head);
        const own = facts.map((fact) => ports.redact(JSON.stringify(fact)));
        if (settled !== null && sameHolder(settled)) {
            await (0,prove/* refuseForeign */.re)(ports, { run, head, before: settled, plan: planIsNew ? run.plan : amended, seq, own });
        }
        if (run.state.epoch !== state?.epoch || !sameHolder(run.state))
            throw leaseLost(run.state, source);
        facts = facts.slice(await (0,prove/* writtenOf */.lu)(ports, { run, seq, own }));
        head = run.oid;
        settled = run.state;
        proven = false;
        written = new Map();
        seq = run.seq;
        gathered = run.gathered;
        control = (0,orders/* mergeControl */.QD)(run.control, control, gone);
        if (!planIsNew)
            amended = run.plan;
        state = (0,evolve/* fold */.A)(run.state, facts);
    }
    const sameHolder = (other) => JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self);
    async function write(subject, onSent) {
        for (let attempt = 1; attempt <= tries; attempt++) {
            if (await writeOnce(subject, onSent))
                return;
            if (head === null)
                break;
            await reload();
        }
        throw leaseLost(null, source);
    }
    async function writeOnce(subject, onSent) {
        const saved = {
            state: known(),
            facts: facts.length,
            kept: kept.length,
            files,
            plan: planIsNew ? amended : null,
            outbox: control.outbox,
            run: runFiles(known(), gathered),
        };
        files = new Map();
        const content = new Map([...stateFiles(saved.files), ...saved.run.files]);
        const change = { expected: head, files: content, subject, work: known().work, keep: kept };
        const result = await ports.store.commit(change, onSent).catch((error) => {
            files = new Map([...saved.files, ...files]);
            throw error;
        });
        if (result.kind === 'lost') {
            files = new Map([...saved.files, ...files]);
            return false;
        }
        head = result.oid;
        settled = saved.state;
        seq += 1;
        gathered = saved.run.gathered;
        outbox = saved.outbox;
        ports.display.report({ plan: amended, state: known(), commit: result.oid });
        facts = facts.slice(saved.facts);
        kept = kept.slice(saved.kept);
        written = change.files;
        if (saved.plan === amended)
            planIsNew = false;
        return true;
    }
    function stateFiles(attached) {
        const current = known();
        const all = new Map(attached);
        all.set((0,state_paths/* segmentPath */.RA)(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''));
        all.set('control.json', json(control));
        all.set('README.md', stateReadme({ plan: amended, state: current }, { planFile, reachedBy, workBranch: current.work_branch, settings }));
        const run = { plan: amended, state: current };
        all.set('badge.svg', badgeSvg(run)).set('progress.svg', progressSvg(run));
        if (planIsNew)
            all.set('plan.json', json(amended));
        return new Map([...all].map(([path, content]) => [path, ports.redact(content)]));
    }
    return {
        get state() {
            return known();
        },
        get plan() {
            return amended;
        },
        get seq() {
            return seq;
        },
        get proven() {
            return proven;
        },
        get dirty() {
            return facts.length > 0;
        },
        record(...stated) {
            const at = new Date(ports.clock.now()).toISOString();
            for (const fact of stated) {
                const event = run_event/* RunEvent */.s.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))));
                state = (0,evolve/* evolve */.s)(state, event);
                facts.push(event);
                if (source.tells)
                    control = (0,orders/* tellOnce */.r_)(control, noticesOf(event, state, source.tells));
                ports.show({ kind: 'event', event });
            }
        },
        get consumed() {
            return control.consumed;
        },
        get cursor() {
            return control.cursor;
        },
        consume(ids, look) {
            control = (0,orders/* consume */.Fg)(control, ids, look);
        },
        get outbox() {
            return outbox.filter(({ key }) => !gone.has(key));
        },
        get unsent() {
            return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key));
        },
        send(effects) {
            control = { ...control, outbox: [...control.outbox, ...effects] };
        },
        delivered(keys) {
            for (const key of keys)
                gone.add(key);
            control = { ...control, outbox: control.outbox.filter(({ key }) => !gone.has(key)) };
        },
        replacePlan(next) {
            amended = next;
            planIsNew = true;
        },
        attach(path, content) {
            files.set(path, content);
        },
        async recall(path) {
            return files.get(path) ?? written.get(path) ?? (await ports.store.read(path));
        },
        keep(commit) {
            kept.push(commit);
        },
        save(subject, onSent) {
            saving = saving.catch(() => undefined).then(() => write(subject, onSent));
            return saving;
        },
    };
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
function stateDeleted(head) {
    return new error/* RalphError */.A({
        code: 'STATE_DELETED',
        exit: 'failed',
        message: `The state branch was deleted during this job; its newest commit was ${head}.`,
        hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
    });
}
function leaseLost(other, request) {
    const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : '';
    return new error/* RalphError */.A({
        code: 'LEASE_LOST',
        message: `The run was taken over${who} during this job.`,
        hint: `Nothing is lost: \`${(0,report_context/* ralphCommand */.lC)(request, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
    });
}


/***/ }),

/***/ 12511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ callsAgent),
/* harmony export */   Iy: () => (/* binding */ whileHoldingRun),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   at: () => (/* binding */ nothingSpent),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   iP: () => (/* binding */ guardedBy)
/* harmony export */ });
/* unused harmony export unlessStopped */
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34891);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34511);




const nothingSpent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .noUsage */ .tk, duration_ms: 0 };
const callsAgent = ({ until }) => until === 'coded' || until === 'settled';
const stopped = (reason) => ({ kind: 'stopped', reason });
const guardedBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act));
const whileHoldingRun = (work, act) => unlessAborted(() => guardedBy(work)(act));
async function unlessAborted(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return undefined;
        throw error;
    }
}
async function whileHoldingLease({ clock, show }, request, work) {
    const over = new AbortController();
    const lost = new AbortController();
    let leaseLost;
    const due = () => {
        const { lease } = request.ledger.state;
        return (lease ? Date.parse(lease.renewed) : clock.now()) + _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseRenewalMs */ .td;
    };
    async function renew() {
        for (;;) {
            await clock.waitUntil(due(), over.signal);
            if (over.signal.aborted)
                return;
            request.ledger.record({ type: 'lease_renewed' });
            try {
                await request.ledger.save('renew the lease');
            }
            catch (error) {
                if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.exit === 'busy') {
                    leaseLost = error;
                    return lost.abort();
                }
                show({ kind: 'warning', text: `the lease could not be renewed, will retry: ${String(error)}` });
            }
        }
    }
    const renewal = renew();
    const working = work(AbortSignal.any([request.signal, lost.signal]));
    await Promise.allSettled([working]);
    over.abort();
    await renewal;
    if (leaseLost)
        throw leaseLost;
    return working;
}
const pollMs = 15_000;
async function unlessStopped({ orderSource, outbox, clock, show }, request, work) {
    const over = new AbortController();
    const stopped = new AbortController();
    async function watch() {
        for (;;) {
            await clock.waitUntil(clock.now() + pollMs, over.signal);
            if (over.signal.aborted)
                return;
            await deliver({ outbox }, request.ledger).catch((error) => {
                show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` });
            });
            const { cursor: since, consumed, state } = request.ledger;
            const look = { since, started: state.started, consumed, to: 'watch' };
            const { orders } = await orderSource.incoming(look).catch(() => ({ orders: [] }));
            const order = orders.find(({ id, text, refused }) => {
                return !consumed.includes(id) && !refused && endsWork(text);
            });
            if (!order)
                continue;
            show({ kind: 'note', text: `${order.by} says ${order.text}: the current attempt ends and does not count` });
            stopped.abort();
            return;
        }
    }
    const watching = watch();
    try {
        return await work(AbortSignal.any([request.signal, stopped.signal]));
    }
    finally {
        over.abort();
        await watching;
    }
}
function endsWork(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .UK)(text);
    return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop');
}
async function deliver({ outbox: { deliver } }, ledger) {
    const { outbox } = ledger;
    if (outbox.length > 0)
        ledger.delivered(await deliver(outbox));
}


/***/ }),

/***/ 89054:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ mergeWithOwn)
/* harmony export */ });
/* harmony import */ var _own_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65166);
/* harmony import */ var _write_back_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73470);


async function mergeWithOwn(ports, request) {
    const { job, ledger, first, second, message } = request;
    const merge = await ports.workBranch.merge({ first, second, message });
    if (merge.kind === 'merged' || merge.ancestor === null)
        return merge;
    const at = ports.clock.now();
    const [theirs, ours] = await Promise.all([second, first].map((commit) => (0,_write_back_js__WEBPACK_IMPORTED_MODULE_1__/* .finishTimes */ .a)({ job, ledger, ...(0,_own_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .filesWith */ .sH)(ports, commit) })));
    const times = new Map([...(theirs ?? []), ...(ours ?? [])]);
    const show = () => undefined;
    const edited = async (tree) => (await (0,_own_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .withOwnEdits */ .Ql)({ ...ports, show }, { job, ledger, becomes: { at, times }, tree })).tree;
    const sides = {
        ancestor: await edited(merge.ancestor),
        first: await edited(first),
        second: await edited(second),
    };
    if (sides.ancestor === merge.ancestor && sides.first === first && sides.second === second)
        return merge;
    return ports.workBranch.merge({ first, second, message, sides });
}


/***/ }),

/***/ 65166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sH: () => (/* binding */ filesWith),
  NP: () => (/* binding */ isOwn),
  Ql: () => (/* binding */ withOwnEdits)
});

// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/progress-log.js



async function edits(making) {
    const { becomes, ledger, read, list } = making;
    const path = await logNow(making);
    if (path === null)
        return [];
    const { plan } = ledger.state;
    const content = await read(path);
    const text = content && new TextDecoder().decode(content);
    const former = text === undefined ? undefined : (0,progress_note/* planOfLog */.fo)(text);
    const isOther = former !== undefined && former !== plan;
    const note = becomes.finished?.note;
    const after = (0,progress_note/* withProgress */.E0)(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] });
    if (after === undefined)
        return [];
    const edit = { path, content: new TextEncoder().encode(after) };
    if (!isOther || content === undefined)
        return [edit];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const home = (0,move_due/* freeFolder */.$S)(`${folder}archive/${day}-${former}`, await list(`${folder}archive`));
    return [{ path: `${home}/${path.slice(folder.length)}`, content }, edit];
}
async function logNow(making) {
    const { progress, document } = making.job;
    if (progress === null || document === null || progress !== (0,progress_note/* logBeside */.pn)(document))
        return progress;
    return (0,progress_note/* logBeside */.pn)((await (0,queue_moves/* documentNow */.S)(making)) ?? document);
}
const progressLog = { holds: (path, { progress }) => path === progress, edits };

// EXTERNAL MODULE: ./build/app/own/write-back.js + 1 modules
var write_back = __webpack_require__(73470);
;// CONCATENATED MODULE: ./build/app/own/own-edits.js



const ownParts = [write_back/* planFile */.e, progressLog, queue_moves/* queueFolders */.J];
const readBytes = 6 * 1024 * 1024;
const filesWith = ({ workspace, workBranch }, tree, own = new Map()) => ({
    async read(path) {
        const edit = own.get(path);
        return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes);
    },
    async list(folder) {
        const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`));
        const there = new Set(await workBranch.filesBelow(tree, folder));
        for (const { path, content } of edits)
            content === null ? there.delete(path) : there.add(path);
        return [...there];
    },
});
async function withOwnEdits({ workspace, workBranch, show }, { tree, ...making }) {
    const own = new Map();
    const files = filesWith({ workspace, workBranch }, tree, own);
    const warn = (text) => show({ kind: 'warning', text });
    for (const { edits } of ownParts) {
        for (const edit of await edits({ ...making, ...files, warn }))
            own.set(edit.path, edit);
    }
    if (own.size === 0)
        return { tree, own: [] };
    const edited = await workBranch.withFiles(tree, [...own.values()]);
    for (const path of edited.left)
        warn(`${path} could not be written: a link, a folder or a file stands in its place`);
    const left = new Set(edited.left);
    return { tree: edited.tree, own: [...own.values()].filter(({ path }) => !left.has(path)) };
}
const isOwn = (job) => (path) => ownParts.some(({ holds }) => holds(path, job));


/***/ }),

/***/ 61559:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ documentNow),
  J: () => (/* binding */ queueFolders)
});

// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
;// CONCATENATED MODULE: ./build/core/queue/progress-file.js



function progressFile(given) {
    const { plan, state, finished, at } = given;
    const commits = state.counts.succeeded + (finished ? 1 : 0);
    const records = (0,begin/* recordsOf */.M$)(plan, state);
    const tasks = plan.tasks.map(({ id, title }, index) => {
        const { status, summary } = records[index] ?? { status: 'pending', summary: null };
        const isNew = finished?.task === id;
        const what = (isNew ? finished.summary : summary) ?? '';
        const end = what === '' ? '' : `: ${(0,neutral_markdown/* inlineMarkdown */.x)(what, 500)}`;
        return `- **${id}** ${(0,neutral_markdown/* inlineMarkdown */.x)(title, 200)} (${isNew ? 'done' : status})${end}`;
    });
    return `# Progress of ${(0,neutral_markdown/* inlineMarkdown */.x)(plan.project ?? state.plan, 100)}

Begun ${(0,amounts/* formatUtc */.ay)(state.started)}, complete ${(0,amounts/* formatUtc */.ay)(new Date(at).toISOString())}, with ${(0,amounts/* plural */.LS)(commits, 'successful iteration')}.

${tasks.join('\n')}
`;
}

// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/core/run/stored/plan-facts.js
var plan_facts = __webpack_require__(5753);
;// CONCATENATED MODULE: ./build/app/own/queue-moves.js




async function documentNow({ job: { document }, ledger: { state }, list, }) {
    if (document === null || state.queue === null)
        return document;
    const found = (0,move_due/* whereItLies */.Q4)(await list(state.queue), { folder: state.queue, path: document });
    return found?.path ?? document;
}
async function edits(making) {
    const { job, ledger, becomes, list, read, warn } = making;
    const { plan, state } = ledger;
    const { queue: folder } = state;
    if (folder === null || job.document === null)
        return [];
    const nothing = new Set();
    const { run } = (0,plan_facts/* planFacts */.p)({ plan, state, inDocument: nothing, inSource: nothing }, becomes);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const done = run.completed !== undefined;
    const due = (0,move_due/* moveDue */.gE)(await list(folder), { folder, path: job.document, done, day });
    if (!due)
        return [];
    const moved = [];
    for (const { from, to } of due.moves) {
        const content = await read(from);
        if (content)
            moved.push({ path: to, content }, { path: from, content: null });
        else
            warn(`${from} stays where it is on the work branch: it is too large to be moved`);
    }
    if (moved.length > 0)
        moved.push(...due.kept.map((path) => ({ path, content: new Uint8Array() })));
    if (due.progress === null)
        return moved;
    const text = progressFile({ plan, state, finished: becomes.finished, at: becomes.at });
    return [...moved, { path: due.progress, content: new TextEncoder().encode(text) }];
}
const queueFolders = {
    holds: (path, { document, settings }) => {
        const folder = settings.queue ?? queue_paths/* usualQueue */.u8;
        const own = document === null ? undefined : (0,queue_paths/* queuedFile */.W5)(document, folder);
        return own !== undefined && (0,move_due/* whereItLies */.Q4)([path], { folder, path: own.path }) !== undefined;
    },
    edits,
};


/***/ }),

/***/ 73470:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ finishTimes),
  e: () => (/* binding */ planFile)
});

// EXTERNAL MODULE: ./build/core/plan/change/adopt-edit.js
var adopt_edit = __webpack_require__(90980);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/bmad-status.js
var bmad_status = __webpack_require__(36614);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/folder.js
var bmad_folder = __webpack_require__(73739);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/sprint-status.js
var sprint_status = __webpack_require__(77790);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/stories.js
var stories = __webpack_require__(16090);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/story-text.js
var story_text = __webpack_require__(51268);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/bmad-edits.js








function listedIds({ rows, faults }) {
    return faults.some(({ severity }) => severity === 'error') ? undefined : new Set(rows.map(({ key }) => (0,stories/* idOf */.TH)(key)));
}
function listTimes(list) {
    const updated = list.document.get('last_updated');
    return new Map(typeof updated === 'string' ? [...(listedIds(list) ?? [])].map((id) => [id, updated]) : []);
}
function statusEdits(text, { tasks }, list = (0,sprint_status/* readSprintStatus */.X)(text)) {
    const { document } = list;
    const changed = list.rows.flatMap((row) => {
        const fact = tasks.get((0,stories/* idOf */.TH)(row.key));
        const wasDone = isDone(row);
        const becomes = fact?.status === undefined ? wasDone : fact.status === 'done';
        return becomes === wasDone ? [] : [{ row, isDone: becomes, fact }];
    });
    if (changed.length === 0)
        return { edits: [], changed };
    const words = wordsOf(list);
    const rows = changed.flatMap(({ row, isDone: done }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, done ? words.done : words.open)));
    const newest = changed
        .flatMap(({ fact }) => fact?.at ?? [])
        .sort()
        .at(-1);
    const becomes = new Map(changed.map(({ row, isDone: done }) => [row, done ? 'done' : 'in-progress']));
    const after = { ...list, rows: list.rows.map((row) => ({ ...row, status: becomes.get(row) ?? row.status })) };
    const epics = epicEdits(text, { list: after, touched: new Set(changed.map(({ row }) => row.epic)), words });
    return {
        edits: [...rows, ...epics, ...updatedEdits(text, document, newest), ...countEdits(text, document, after)],
        changed,
    };
}
const statusOf = (row) => (0,bmad_status/* bmadStatus */.p)(row.status, { at: [], offset: 0 });
const isDone = (row) => statusOf(row) === 'done';
function epicEdits(text, given) {
    const { list, touched, words } = given;
    const epics = [...list.epicNodes].filter(([id]) => touched.has(id));
    const stories = new Map(epics.map(([id]) => [id, []]));
    for (const row of list.rows)
        if (row.epic !== undefined)
            stories.get(row.epic)?.push(statusOf(row));
    return epics.flatMap(([id, node]) => {
        const statuses = stories.get(id) ?? [];
        const over = statuses.every((status) => status === 'done' || status === 'skipped');
        const now = (0,dist/* isScalar */.jn)(node) ? (0,bmad_status/* bmadStatus */.p)(node.value, { at: [], offset: 0 }) : undefined;
        if (over)
            return now === 'done' ? [] : scalarEdits(text, node, words.done);
        return now === 'in_progress' ? [] : scalarEdits(text, node, words.open);
    });
}
function wordsOf({ rows }) {
    const said = rows.map(({ status }) => String(status));
    const completed = said.some((word) => /^completed?$/i.test(word)) && !said.includes('done');
    return {
        done: completed ? 'completed' : 'done',
        open: said.some((word) => word.includes('_')) ? 'in_progress' : 'in-progress',
    };
}
function scalarEdits(text, node, word) {
    if (!(0,dist/* isScalar */.jn)(node) || !node.range)
        return [];
    const [start, end] = node.range;
    const source = text.slice(start, end);
    const quote = /^(["'])/.exec(source)?.[1] ?? '';
    if (source === `${quote}${word}${quote}` || source.includes('\n'))
        return [];
    const gap = source === '' && !/\s/.test(text[start - 1] ?? ' ') ? ' ' : '';
    return [{ offset: start, length: end - start, text: `${gap}${quote}${word}${quote}` }];
}
function updatedEdits(text, document, at) {
    const node = document.get('last_updated', true);
    if (at === undefined || !(0,dist/* isScalar */.jn)(node))
        return [];
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(node.value));
    return scalarEdits(text, node, isDate ? at.slice(0, 10) : at);
}
function countEdits(text, document, { rows }) {
    const metrics = document.get('metrics', true);
    if (!(0,dist/* isMap */.jh)(metrics))
        return [];
    const points = (of) => of.reduce((sum, row) => sum + (row.points ?? 0), 0);
    const done = rows.filter(isDone);
    const begun = rows.filter((row) => statusOf(row) === 'in_progress');
    const waiting = rows.filter((row) => statusOf(row) === 'pending');
    const counts = {
        total_stories: rows.length,
        stories_completed: done.length,
        completed_stories: done.length,
        stories_done: done.length,
        stories_in_progress: begun.length,
        stories_not_started: waiting.length,
        points_completed: points(done),
        completed_points: points(done),
        completion_percentage: Math.round((done.length * 100) / Math.max(1, rows.length)),
    };
    return Object.entries(counts).flatMap(([name, count]) => {
        const node = metrics.get(name, true);
        return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'number' && node.value !== count
            ? scalarEdits(text, node, String(count))
            : [];
    });
}
function storyEdits(text, done) {
    const { status, tasks } = (0,story_text/* storyText */.l)((0,outline/* outline */.r)(text));
    const means = status && (0,bmad_status/* bmadStatus */.p)(status.word, { at: [], offset: 0 });
    const word = !done ? 'in-progress' : /^[A-Z]/.test(status?.word ?? '') ? 'Done' : 'done';
    const said = !status || (means === 'done') === done ? [] : [{ offset: status.offset, length: status.word.length, text: word }];
    return [...said, ...tasks.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done))];
}
function storyPaths({ key, file }, { storyLocation }, statusFile) {
    const folder = statusFile.split('/').slice(0, -1);
    const named = storyLocation && (0,bmad_folder/* storyFolder */.K3)(storyLocation.path, statusFile);
    const folders = [
        named,
        [...folder, 'stories'].join('/'),
        folder.join('/'),
        [...folder.slice(0, -1), 'stories'].join('/'),
    ];
    const given = file === undefined ? [] : [(0,bmad_folder/* storyFolder */.K3)(file, statusFile), (0,bmad_folder/* storyFolder */.K3)(`./${file}`, statusFile)];
    const usual = folders.flatMap((one) => (one === undefined ? [] : [[one, `${key}.md`].filter(Boolean).join('/')]));
    return [...new Set([...given.flatMap((one) => one ?? []), ...usual])];
}

// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 15 modules
var formats = __webpack_require__(64745);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/stored/plan-facts.js
var plan_facts = __webpack_require__(5753);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/write-back.js












async function edits(making) {
    const { job, ledger, becomes, read, warn } = making;
    const { settings } = job;
    const document = settings['write-back'] ? await (0,queue_moves/* documentNow */.S)(making) : null;
    const bytes = document === null ? undefined : await read(document);
    if (document === null || !bytes)
        return [];
    if ((0,bmad_folder/* isSprintStatus */.pD)(document))
        return bmadEdits(document, bytes, making);
    const found = (0,formats/* planDocument */.NP)({ file: document, bytes, options: readOptions(job) });
    if (!found)
        return [];
    if ('why' in found) {
        warn(`${document} is left as it is on the work branch, since it cannot be read there: ${found.why}`);
        return [];
    }
    const { plan, state } = ledger;
    const source = isSame(plan, found.plan) ? undefined : await sourceOf(ledger);
    const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : found.ids;
    const facts = (0,plan_facts/* planFacts */.p)({ plan, state, inDocument: found.ids, inSource, source }, becomes);
    const content = found.write(facts);
    const unsaid = found.unsaid(facts);
    if (unsaid.length > 0)
        warn(`${document} has no place for what became of the plan: ${(0,capped/* cappedRow */.g)(unsaid, 10)}`);
    return content ? [{ path: document, content }] : [];
}
const readOptions = ({ settings }) => ({
    subtasks: settings['plan-subtasks'],
    tag: settings['plan-tag'],
});
async function finishTimes(making) {
    const document = await (0,queue_moves/* documentNow */.S)(making);
    const bytes = document === null ? undefined : await making.read(document);
    if (document === null || !bytes)
        return new Map();
    if ((0,bmad_folder/* isSprintStatus */.pD)(document))
        return listTimes((0,sprint_status/* readSprintStatus */.X)(new TextDecoder().decode(bytes)));
    const found = (0,formats/* planDocument */.NP)({ file: document, bytes, options: readOptions(making.job) });
    return (found && 'times' in found ? found.times : undefined) ?? new Map();
}
async function bmadEdits(document, bytes, making) {
    const { ledger, becomes, read, warn } = making;
    const text = new TextDecoder().decode(bytes);
    const list = (0,sprint_status/* readSprintStatus */.X)(text);
    const ids = listedIds(list);
    if (!ids) {
        warn(`${document} is left as it is on the work branch, since it cannot be read there`);
        return [];
    }
    const { plan, state } = ledger;
    const { edits, changed } = statusEdits(text, (0,plan_facts/* planFacts */.p)({ plan, state, inDocument: ids, inSource: ids }, becomes), list);
    const files = edits.length === 0 ? [] : [{ path: document, content: (0,formats/* encoded */.dS)((0,text_edit/* withEdits */.Q)(text, edits), bytes) }];
    for (const { row, isDone } of changed) {
        for (const path of storyPaths(row, list, document)) {
            const story = await read(path);
            if (!story)
                continue;
            const before = new TextDecoder().decode(story);
            const after = (0,text_edit/* withEdits */.Q)(before, storyEdits(before, isDone));
            if (after !== before)
                files.push({ path, content: (0,formats/* encoded */.dS)(after, story) });
            break;
        }
    }
    return files;
}
const planFile = {
    holds: (path, { document, settings }) => settings['write-back'] && path === document,
    edits,
};
function isSame({ tasks }, document) {
    const written = new Map(document.tasks.map((task) => [task.id, task]));
    const known = tasks.filter(({ id }) => !(0,milestones/* isReserved */.Bs)(id));
    return (known.length === written.size &&
        known.every((task) => {
            const there = written.get(task.id);
            return there !== undefined && (0,adopt_edit/* differing */.R)(task, there).length === 0;
        }));
}
async function sourceOf({ recall, plan }) {
    const source = await recall(state_paths/* planSourcePath */.Ep);
    return source === undefined ? plan : plan_plan/* Plan */.cw.parse(JSON.parse(source));
}


/***/ }),

/***/ 64115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lc: () => (/* binding */ keepSource),
/* harmony export */   nt: () => (/* binding */ takesOver),
/* harmony export */   s0: () => (/* binding */ adoptPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90980);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58100);
/* harmony import */ var _core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4690);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27017);





function keepSource({ plan, issueOrder }, ledger) {
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .planSourcePath */ .Ep, JSON.stringify(plan));
    if (issueOrder)
        ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .issueOrderPath */ .JF, JSON.stringify(issueOrder));
}
function takesOver({ planSource, consents }, state) {
    const { plan_source, doubted, refused_edits } = state;
    const statusOf = (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    const open = refused_edits.some(({ task, kind }) => kind === 'done' && task !== null && statusOf(task) !== 'done');
    if (plan_source === planSource && !open)
        return false;
    return consents || doubted.every((change) => change.plan_source !== planSource);
}
async function adoptPlan(job, ledger) {
    if (!takesOver(job, ledger.state))
        return;
    const { state } = ledger;
    const previous = await ledger.recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .planSourcePath */ .Ep);
    const { plan, source, added, removed, modified, refused } = (0,_core_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .adoptEdit */ .l)({
        current: ledger.plan,
        edited: job.plan,
        previousSource: previous === undefined ? undefined : _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .Plan */ .cw.parse(JSON.parse(previous)),
        statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state),
        iterationOf: (id) => (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, id).iteration,
    });
    const before = JSON.stringify(ledger.plan);
    ledger.replacePlan(plan);
    keepSource({ ...job, plan: source }, ledger);
    const pending = added.map((id) => ({ id, status: 'pending' }));
    const { planFile, planSource } = job;
    const isSame = JSON.stringify(plan) === before && refused.length === 0;
    if (!isSame)
        ledger.send([(0,_core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .planChange */ .AS)(state, { planFile, source: planSource, added, removed, modified, refused })]);
    ledger.record({
        type: 'plan_changed',
        plan_source: planSource,
        added: pending,
        removed: [...removed],
        modified: [...modified],
        ...(refused.length > 0 && { refused: refused.slice(0, mostRefused) }),
    });
}
const mostRefused = 50;


/***/ }),

/***/ 66470:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PH: () => (/* binding */ intake),
  AD: () => (/* binding */ startRun),
  _e: () => (/* binding */ takeLease)
});

// UNUSED EXPORTS: changeRules

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js + 1 modules
var next_step = __webpack_require__(33589);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/own/own-edits.js + 1 modules
var own_edits = __webpack_require__(65166);
// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/core/knowledge/apply-operations.js
var apply_operations = __webpack_require__(14012);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/knowledge/verify-index.js
var verify_index = __webpack_require__(33793);
;// CONCATENATED MODULE: ./build/core/knowledge/inherit.js



function inherit(own, older, from) {
    const said = own.filter(knowledge_entry/* isActive */.$m);
    const isKnown = ({ by, text }) => said.some((entry) => (entry.by !== null || by === null) && (0,knowledge_entry/* sameWords */.MT)(entry.text, text));
    const wanted = older.filter((entry) => (0,knowledge_entry/* isActive */.$m)(entry) && !isKnown(entry));
    const people = wanted.filter(({ by }) => by !== null);
    const roomForPeople = remember/* mostEntries */._N - said.filter(({ by }) => by !== null).length;
    const kept = new Set([...newest(people, roomForPeople), ...wanted.filter(({ by }) => by === null)]);
    const bounded = newest(wanted.filter((entry) => kept.has(entry)), verify_index/* mostInIndex */.z - own.length);
    const taken = new Set(own.map(({ id }) => id));
    const entries = bounded.map((entry) => {
        const id = taken.has(entry.id) ? (0,knowledge_entry/* freeId */.wQ)((0,knowledge_entry/* typeOf */.QP)(entry.id), entry.text, (one) => taken.has(one)) : entry.id;
        taken.add(id);
        return { ...entry, id, supersedes: [], from: entry.from ?? from };
    });
    return { entries, leftOut: wanted.length - entries.length };
}
const newest = (items, count) => (count <= 0 ? [] : items.slice(-count));

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
;// CONCATENATED MODULE: ./build/app/phase/intake/inherit-knowledge.js







async function heritageOf({ olderRun }, { settings: { 'knowledge-from': from } }, run) {
    if (from === undefined || run?.inherited.includes(from))
        return undefined;
    const entries = await olderRun(from, withLastHandoffs);
    if (entries)
        return { from, entries };
    throw new error/* RalphError */.A({
        code: 'KNOWLEDGE_FROM_MISSING',
        message: `knowledge-from names the plan ${from}, which has no state here or at origin.`,
        hint: '`ralph list` shows the runs that there are; write the name of a plan, not of its file, or remove the setting.',
    });
}
function inheritKnowledge({ show }, { settings: { mode } }, { ledger, heritage }) {
    if (heritage === undefined)
        return;
    const { from } = heritage;
    const { entries, leftOut } = inherit(ledger.state.knowledge, heritage.entries, from);
    ledger.record({
        type: 'knowledge_inherited',
        from,
        entries: [...entries],
        ...(leftOut > 0 && { left_out: leftOut }),
    });
    const learned = entries.filter(({ by }) => by === null).length;
    if (learned === 0 || mode !== 'handoff-only')
        return;
    show({
        kind: 'note',
        text: `Prompts hold what people said of it; ${(0,amounts/* plural */.LS)(learned, 'entry that an agent', 'entries that agents')} learned ${learned === 1 ? 'is' : 'are'} in them with \`mode: handoff-plus-index\`.`,
    });
}
async function withLastHandoffs({ state, readPast }) {
    const taught = (0,task_commits/* taughtBy */.bQ)(state);
    const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b);
    const paths = unknown.map((one) => (0,state_paths/* iterationPath */.lr)(one, 'handoff.json'));
    const contents = new Map((await readPast(paths)).map((content, at) => [paths[at], content]));
    const handoffs = await Promise.all(unknown.map((one) => (0,stored_iteration/* storedHandoff */.k)(async (path) => contents.get(path), one)));
    const operations = unknown.map((one, at) => {
        const stored = handoffs[at];
        return stored && stored.source !== 'synthetic' ? (0,apply_operations/* operationsOfHandoff */.Ke)(one, stored.handoff) : [];
    });
    const after = (index, added) => (0,apply_operations/* applyOperations */.nH)(index, added, { taught });
    const all = after(state.knowledge, operations.flat());
    if (all.kind === 'applied')
        return all.index;
    return operations.reduce((index, added) => {
        const applied = after(index, added);
        return applied.kind === 'applied' ? applied.index : index;
    }, state.knowledge);
}

// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
;// CONCATENATED MODULE: ./build/core/run/stored/memory.js
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
    const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text);
    const [, run, epoch, iteration, commit] = found ?? [];
    if (run === undefined || commit === undefined)
        return undefined;
    return { run, epoch: Number(epoch), iteration: Number(iteration), commit };
}
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);

;// CONCATENATED MODULE: ./build/app/phase/intake/refuse-moved-back.js




async function refuseMovedBack({ workBranch, orderSource }, job, { run, remoteWork }) {
    const { state } = run;
    if (state.plan !== job.planName)
        throw otherPlan(state.plan, job);
    const memory = orderSource.memory?.();
    if (memory && isAhead(memory, state))
        throw movedBack(job, run, { ...memory, where: 'the status comment', tip: remoteWork });
    if (remoteWork === null || remoteWork === state.work)
        return;
    const made = await workBranch.madeIn(remoteWork);
    if (made && isAhead({ ...made, epoch: 0 }, state))
        throw movedBack(job, run, { ...made, where: state.work_branch, tip: remoteWork });
}
async function refuseForgotten({ orderSource, clock }, job) {
    if (!orderSource.memory || job.fresh)
        return;
    const started = new Date(clock.now()).toISOString();
    await orderSource.incoming({ since: null, started, consumed: [], to: 'obey' });
    const memory = orderSource.memory();
    if (!memory)
        return;
    throw new error/* RalphError */.A({
        code: 'STATE_DELETED',
        message: `${stateBranch(job)} is gone, but the status comment describes a run with ${memory.iteration} iterations.`,
        hint: `To continue it: ${pushBack(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`,
    });
}
const stateRef = ({ planName, settings }) => (0,state_paths/* stateRefOf */.af)(planName, settings['state-ref']);
const stateBranch = (job) => (0,state_paths/* shownRef */.nK)(stateRef(job));
const pushBack = (job, commit) => `${(0,report_context/* commandSpan */["in"])('git', 'push', job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith('refs/heads/') ? ', or restore the branch on GitHub' : ''}`;
const otherPlan = (plan, job) => new error/* RalphError */.A({
    code: 'STATE_OF_OTHER_PLAN',
    message: `${stateBranch(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
    hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`,
});
function movedBack(job, { oid, state }, found) {
    const { iteration, where, tip, commit } = found;
    const newest = commit === undefined ? 'its newest commit' : (0,report_context/* shortOid */.$M)(commit);
    const forward = commit === undefined ? `move it to its newest commit again` : pushBack(job, commit);
    const branch = `refs/heads/${state.work_branch}`;
    const lease = tip === null ? '--force' : `--force-with-lease=${branch}:${tip}`;
    return new error/* RalphError */.A({
        code: 'STATE_MOVED_BACK',
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${state.iteration} iterations; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${(0,report_context/* commandSpan */["in"])('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
    });
}

;// CONCATENATED MODULE: ./build/app/phase/intake/intake.js


















async function intake(ports, job, { soFar: jobSoFar, callsAgent }) {
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        (0,checks/* refuseUnchecked */.vc)(job);
        if (!run)
            await refuseForgotten(ports, job);
        await demandAgent(ports, job, callsAgent);
        return { kind: 'ours', ...(await intake_begin(ports, job, loaded)) };
    }
    refuseOtherRemote(run, job);
    await refuseHeldLease(ports, job, run);
    const { cursor, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' });
    await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork });
    await (0,prove/* proveStep */.Zt)(ports, run);
    if ((0,blocked/* selectTask */.aA)(run.plan, (0,begin/* statusIn */.em)(run.state)).kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, run);
    const ordered = found.orders.some(({ id }) => !consumed.includes(id));
    const reason = await nothingToDo(ports, job, { jobSoFar, run, remoteWork: loaded.remoteWork, ordered });
    if (reason)
        return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork };
    (0,checks/* refuseUnchecked */.vc)((0,job_settings/* adjusted */.BZ)(job, run.state));
    await demandAgent(ports, (0,job_settings/* adjusted */.BZ)(job, run.state), callsAgent);
    const heritage = await heritageOf(ports, job, run.state);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const { handed } = ledger.state;
    takeLease(ports, ledger);
    if (job.atOnce && run.state.waiting)
        ledger.record({ type: 'wait_lifted' });
    changeRules(job, ledger);
    (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, job.settings, handed);
    inheritKnowledge(ports, job, { ledger, heritage });
    await (0,adopt_plan/* adoptPlan */.s0)(job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await (0,merge_base/* goOnFromMerge */.MC)(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, ports.workspace.lookAhead);
    const inOrder = (0,begin/* endedInOrder */.g$)(run.state);
    const deleted = loaded.remoteWork === null && inOrder && !conflict;
    const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder: inOrder, conflict };
    const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined;
    return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } };
}
const endedByPerson = (stop) => stop?.kind === 'paused' || stop?.kind === 'cancelled';
async function demandAgent(ports, job, callsAgent) {
    const { agent, show } = ports;
    if (callsAgent)
        (0,surroundings/* demandConfinement */.M4)(ports, job);
    (0,surroundings/* tellUncommitted */.$x)(ports, job.base);
    if (!callsAgent)
        return show({ kind: 'note', text: `agent ${agent.name}: in a job of its own` });
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
async function intake_begin(ports, job, loaded) {
    if (loaded.run)
        await refuseHeldLease(ports, job, loaded.run);
    const heritage = await heritageOf(ports, job, null);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, loaded.run, job);
    startRun(ports, job, ledger);
    inheritKnowledge(ports, job, { ledger, heritage });
    takeLease(ports, ledger);
    const { remoteWork } = loaded;
    if (remoteWork === null)
        await beginOnPrevious(ports, job, ledger);
    else if (!(await ports.workBranch.contains(job.base, remoteWork))) {
        const why = `${job.workBranch} existed before the run`;
        const known = await writtenBefore(ports, job, { before: loaded.run?.state, tip: remoteWork });
        const protects = await (0,join_work/* protectedArrivals */.t)(ports, job, { from: job.base, to: remoteWork, known });
        ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why, ...protects });
    }
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`start ${job.planName}`, ports.workspace.lookAhead);
    return {
        ledger,
        branch: {
            remoteTip: remoteWork,
            replaces: undefined,
            deleted: false,
            endedInOrder: false,
            conflict,
            rests: undefined,
            looked: undefined,
        },
    };
}
async function writtenBefore({ workBranch }, job, { before, tip }) {
    const isSure = before?.work_branch === job.workBranch && before.steered.length === 0;
    if (!isSure || !(await workBranch.contains(tip, before.work)))
        return () => false;
    const since = new Set(await workBranch.changed(before.work, tip));
    const own = (0,own_edits/* isOwn */.NP)(job);
    return (path) => own(path) && !since.has(path);
}
async function beginOnPrevious({ workBranch }, job, ledger) {
    const previous = job.queue?.previous;
    if (!previous || (await workBranch.contains(job.base, previous.commit)))
        return;
    const { plan, branch, commit } = previous;
    const protects = await (0,join_work/* protectedArrivals */.t)({ workBranch }, job, { from: job.base, to: commit });
    const why = `it begins on ${branch}, the work of the plan ${plan}`;
    ledger.record({ type: 'work_moved', from: job.base, to: commit, why, ...protects });
}
function startRun({ clock }, job, ledger) {
    const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));
    ledger.replacePlan(job.plan);
    (0,adopt_plan/* keepSource */.lc)(job, ledger);
    ledger.record({
        type: 'run_started',
        run: clock.id(),
        plan: job.planName,
        base: job.base,
        base_branch: job.baseBranch,
        work_branch: job.workBranch,
        remote: job.remote,
        plan_source: job.planSource,
        plan_file: job.planAtTop,
        started_by: job.startedBy,
        issue: job.issue,
        rules: job.rules.recorded,
        ...(job.queue?.moves && { queue: job.queue.folder }),
        tasks: statuses,
    });
}
async function bringTogether(ports, job, request) {
    const { ledger, remoteWork: theirs } = request;
    const conflict = theirs === null ? undefined : await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs });
    return conflict ?? (0,merge_base/* mergeBase */.wu)(ports, job, ledger);
}
function takeLease(ports, ledger) {
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
}
async function refuseHeldLease(ports, job, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error/* RalphError */.A({
        code: 'BUSY',
        message: `Another job has this run: ${verdict.why}.`,
        hint: `Wait for it to end, or watch it with \`${(0,report_context/* ralphCommand */.lC)(job, 'status')}\`. If it was lost, its lease expires ten minutes after the last renewal.`,
    });
}
function refuseOtherRemote(run, job) {
    if (run.state.remote === job.remote)
        return;
    throw new error/* RalphError */.A({
        code: 'OTHER_REMOTE',
        message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
        hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`,
    });
}
async function nothingToDo(ports, job, request) {
    const { run, jobSoFar } = request;
    if (run.state.current || (0,adopt_plan/* takesOver */.nt)(job, run.state))
        return undefined;
    if (job.rules.change?.wanted || (job.atOnce && run.state.waiting))
        return undefined;
    if (request.ordered || (await canTell(ports, run)))
        return undefined;
    if (await sameConflict(ports, job, request))
        return run.state.stop ?? undefined;
    const step = (0,next_step/* nextStep */.sk)({
        plan: run.plan,
        state: run.state,
        limits: (0,job_settings/* limitsOf */.Af)((0,job_settings/* adjusted */.BZ)(job, run.state), run.state),
        job: jobSoFar,
        now: ports.clock.now(),
    });
    if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind)
        return undefined;
    const merges = step.reason.kind === 'human_review' && step.reason.conflict !== undefined;
    return merges ? undefined : step.reason;
}
async function canTell(ports, { control: { outbox } }) {
    if (outbox.some(({ kind }) => kind === 'notify'))
        return true;
    return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
    const { work, stop } = run.state;
    if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work)
        return false;
    if (stop.conflict.agent_may && settings['base-conflict'] === 'task')
        return false;
    const { theirs } = stop.conflict;
    if (theirs === remoteWork)
        return true;
    if (theirs !== base || !settings['merge-base'])
        return false;
    return remoteWork === null || workBranch.contains(work, remoteWork);
}
async function followRename({ workBranch, show }, { base, baseBranch: now, remote }, ledger) {
    const { base_branch: old, base: known } = ledger.state;
    if (old === null || now === null || old === now)
        return;
    const { there, defaultBranch } = await workBranch.find(old);
    if (there)
        return;
    const holds = await workBranch.contains(base, known);
    if (holds && defaultBranch === now) {
        ledger.record({ type: 'base_renamed', from: old, to: now });
        return;
    }
    const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${(0,report_context/* shortOid */.$M)(known)}, the run's base`;
    const back = `${(0,report_context/* commandSpan */["in"])('git', 'push', remote, `${known}:refs/heads/${old}`)} puts it back`;
    const text = `the base branch ${old} is gone from the remote, and ${doubt}: ${back}, \`fresh\` starts a new run on ${now}`;
    show({ kind: 'warning', text });
}
function changeRules({ rules: { change } }, ledger) {
    if (!change)
        return;
    const { wanted: _, ...said } = change;
    ledger.record({ type: 'rules_changed', ...said });
}


/***/ }),

/***/ 35999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ goOnFromMerge),
/* harmony export */   v8: () => (/* binding */ layOut),
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* unused harmony export leftBehind */
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73971);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);
/* harmony import */ var _core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99292);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15027);
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89054);







async function mergeBase(ports, job, ledger) {
    const { workBranch, show } = ports;
    const { base, settings } = job;
    await endResolved(ports, job, ledger);
    const { work: from, work_branch, base_branch, run, merging } = ledger.state;
    if (!settings['merge-base'] || (await workBranch.contains(from, base)))
        return undefined;
    if (ledger.state.awaiting)
        return undefined;
    if (merging && settings['base-conflict'] === 'task' && !(0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(ledger.state))
        return undefined;
    if (base_branch !== null && base_branch !== job.baseBranch) {
        const here = job.baseBranch ?? `the detached ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)}`;
        show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` });
        return undefined;
    }
    const branch = job.baseBranch ?? 'the base';
    const named = `${branch} (${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)})`;
    if (await workBranch.contains(base, from)) {
        if (await leftOut(ports, ledger, { branch, from, to: base }))
            return undefined;
        const why = `${named} holds all of ${work_branch}, which continues from there`;
        return merged(ledger, { base, commit: base, why, ...(await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from, to: base })) });
    }
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeMessage */ .ws)({
        prefix: settings['commit-prefix'],
        branch,
        commit: base,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: from, second: base, message });
    if (merge.kind === 'merged') {
        if (await leftOut(ports, ledger, { branch, from, to: merge.commit }))
            return undefined;
        const why = `${named} was merged into ${work_branch} as ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merge.commit)}`;
        const protects = await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from, to: merge.commit });
        return merged(ledger, {
            base,
            commit: merge.commit,
            why: `${why}${await movedBack(ports, job, ledger)}`,
            ...protects,
        });
    }
    return apart(job, ledger, { merge, branch });
}
async function leftOut({ workBranch, show }, ledger, { branch, from, to }) {
    const paths = (await workBranch.changed(from, to)).filter((path) => path.startsWith('.github/workflows/'));
    if (paths.length === 0 || !(await workBranch.refusesWorkflows(to)))
        return false;
    show({ kind: 'note', text: `${branch} is not merged: it changed ${paths.join(', ')}, which this token may not push` });
    ledger.send([(0,_core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .baseLeftOut */ .T6)(ledger.state, { branch, paths })]);
    return true;
}
async function movedBack({ workBranch }, { base }, { state }) {
    if (await workBranch.contains(base, state.base))
        return '';
    return `; it no longer holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(state.base)}, on which ${state.work_branch} was built and which stays there: revert what was to go`;
}
async function endResolved({ workBranch }, { settings }, ledger) {
    const { merging, work, work_branch, awaiting } = ledger.state;
    if (!merging || awaiting)
        return;
    const { task } = merging;
    if (!settings['merge-base'])
        ledger.record({ type: 'conflict_task_ended', task, why: 'merge-base is false' });
    else if (await workBranch.contains(work, merging.base)) {
        const why = `${work_branch} holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merging.base)} by now`;
        ledger.record({ type: 'conflict_task_ended', task, why });
    }
}
function merged(ledger, request) {
    const { merging, work: from } = ledger.state;
    if (merging)
        ledger.record({ type: 'conflict_task_ended', task: merging.task, why: request.why });
    ledger.record({ type: 'base_merged', from, ...request });
}
function apart(job, ledger, { merge, branch }) {
    const { base, settings } = job;
    const { state } = ledger;
    if (state.merging?.base === base && (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(state))
        return undefined;
    const { paths: files, laid, news } = merge;
    const related = files.length > 0;
    const why = `${branch} (${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`;
    const steering = [...job.steeringFiles, ...settings['protected-paths']];
    const guarded = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .Du)(files.map((path) => ({ path })), steering).length > 0;
    if (settings['base-conflict'] === 'person' || state.merging || laid === null || guarded) {
        const local = job.baseBranch ?? base;
        const agentMay = !state.merging && laid !== null && !guarded;
        return (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .baseConflict */ .sc)({ state, why: `The base changed: ${why}.`, local, base, files, total: files.length, agentMay });
    }
    const task = (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .conflictTask */ .ix)({ branch, base, files, news });
    const { plan } = ledger;
    ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)] });
    ledger.record({
        type: 'conflict_task_added',
        task: task.id,
        base,
        files: files.slice(0, 20),
        total: files.length,
        why,
    });
    ledger.keep(base);
    return undefined;
}
async function goOnFromMerge(ports, job, request) {
    const { ledger } = request;
    const { work, awaiting, merging, base_branch } = ledger.state;
    if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch)
        return undefined;
    const merge = await squashed(ports, job, request);
    if (merge?.tip !== work)
        return merge && leftBehind(ports, job, request);
    const why = `pull request #${merge.number} was merged as ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merge.commit)}; the work continues from ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(job.base)}`;
    const protects = await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from: work, to: job.base });
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects });
    return merge.tip;
}
async function leftBehind(ports, job, request) {
    const merge = await squashed(ports, job, request);
    if (!merge)
        return undefined;
    return (await ports.workBranch.contains(request.ledger.state.work, merge.tip)) ? undefined : merge.tip;
}
async function squashed({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
    const tip = remoteWork ?? ledger.state.work;
    const merge = await mergeWitness.merged(tip);
    if (!merge || !(await workBranch.contains(base, merge.commit)))
        return undefined;
    return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge };
}
async function layOut(ports, job, { ledger, task }) {
    const { work, merging } = ledger.state;
    if (merging?.task !== task.id)
        return { kind: 'there', laidOut: undefined };
    const { base } = merging;
    const message = `${task.id}: ${task.title}\n\nThis is what the agent is given; it is on no branch.\n`;
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: work, second: base, message });
    if (merge.kind === 'conflict' && merge.laid !== null) {
        const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true });
        return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } };
    }
    ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' });
    return { kind: 'gone', reason: await mergeBase(ports, job, ledger) };
}


/***/ }),

/***/ 26351:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ storedHandoff),
/* harmony export */   o: () => (/* binding */ endedFacts)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8878);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48689);




async function storedHandoff(recall, iteration) {
    const stored = await recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'handoff.json'));
    if (stored === undefined)
        return undefined;
    const { source, handoff } = JSON.parse(stored);
    const read = { source: _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .HandoffSource */ .KE.safeParse(source), handoff: _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .Handoff */ .Pj.safeParse(handoff) };
    return read.source.success && read.handoff.success
        ? { source: read.source.data, handoff: read.handoff.data }
        : undefined;
}
async function endedFacts(recall, ended) {
    const file = (name) => recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(ended.iteration, name));
    const [left, agent, validation] = await Promise.all([
        storedHandoff(recall, ended.iteration),
        file('agent.json'),
        file('validation.json'),
    ]);
    const call = agent === undefined ? undefined : _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentRecord */ .ZH.safeParse(JSON.parse(agent)).data;
    return {
        ...ended,
        why: ended.passed ? null : (call?.why ?? 'it was taken back'),
        handoff: left && left.source !== 'synthetic' && left.source !== 'engine' ? left.handoff : undefined,
        validation: validation === undefined ? undefined : _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__/* .Validation */ .OH.safeParse(JSON.parse(validation)).data,
        changes: call?.changes ?? [],
        files: call?.files ?? 0,
    };
}


/***/ }),

/***/ 14012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ operationsOfHandoff),
/* harmony export */   RZ: () => (/* binding */ readOperations),
/* harmony export */   nH: () => (/* binding */ applyOperations)
/* harmony export */ });
/* harmony import */ var _schema_agent_knowledge_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51371);
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49325);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56069);
/* harmony import */ var _verify_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33793);






const mostReasons = 10;
const mostChars = 200_000;
function readOperations(answer) {
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedValue */ .lv)(answer, mostChars);
    if ('fault' in bounded)
        return { why: [`the answer ${bounded.fault}`] };
    const read = _schema_agent_knowledge_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .KnowledgeAnswer */ .TV.safeParse(bounded.value);
    if (read.success)
        return read.data;
    const why = read.error.issues.map(({ path, message }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(`${path.join('.') || 'answer'}: ${message}`, 300));
    return { why: why.slice(0, mostReasons) };
}
function applyOperations(old, operations, context) {
    const entries = new Map(old.map((entry) => [entry.id, entry]));
    const why = [];
    operations.forEach((operation, at) => {
        const faults = applyOne(entries, operation, context);
        for (const fault of faults)
            why.push(`operation ${at + 1} (${operation.action}): ${fault}`);
    });
    const index = [...entries.values()];
    const findings = why.length > 0 ? why : (0,_verify_index_js__WEBPACK_IMPORTED_MODULE_5__/* .verifyIndex */ .M)(old, index, context);
    if (findings.length > 0)
        return { kind: 'refused', why: shortened(findings) };
    const before = new Map(old.map((entry) => [entry.id, entry]));
    return { kind: 'applied', index, changed: index.filter((entry) => before.get(entry.id) !== entry) };
}
function shortened(findings) {
    const lines = findings.slice(0, mostReasons).map((finding) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(finding, 300));
    const more = findings.length - lines.length;
    return more > 0 ? [...lines, `and ${more} more`] : lines;
}
function applyOne(entries, operation, context) {
    const targets = [...new Set(operation.targets ?? [])];
    const faults = [...shapeFaults(operation, targets), ...targets.flatMap((id) => targetFaults(id, entries.get(id)))];
    if (faults.length > 0)
        return faults;
    const found = targets.flatMap((id) => entries.get(id) ?? []);
    if (operation.action === 'deprecate') {
        const why = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(operation.reason ?? '', 300);
        for (const entry of found)
            entries.set(entry.id, { ...entry, status: 'deprecated', why });
        return [];
    }
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(operation.text ?? '');
    const same = [...entries.values()].find((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .sameWords */ .MT)(entry.text, text));
    if (same && !targets.includes(same.id))
        return sayAgain(entries, { operation, same, found, context });
    const type = operation.type ?? (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .typeOf */ .QP)(found[0]?.id ?? '');
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .freeId */ .wQ)(type, text, (one) => entries.has(one));
    for (const entry of found)
        entries.set(entry.id, (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .superseded */ .zT)(entry, id));
    entries.set(id, newEntry(operation, { id, type, text, found, context }));
    return [];
}
function sayAgain(entries, request) {
    const { operation, same, found, context } = request;
    if (found.some((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is)(entry) && !(0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is)(same)))
        return [`${same.id} says the same and is not hard`];
    for (const entry of found)
        entries.set(entry.id, (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .superseded */ .zT)(entry, same.id));
    if (same.by !== null)
        return [];
    const iterations = ordered([...same.iterations, ...(operation.sources ?? [])]);
    const supersedes = [...new Set([...same.supersedes, ...found.map(({ id }) => id)])];
    if (iterations.length === same.iterations.length && supersedes.length === same.supersedes.length)
        return [];
    entries.set(same.id, { ...same, iterations, supersedes, task: taskOf(iterations, context) });
    return [];
}
function newEntry(operation, request) {
    const { id, type, text, found, context } = request;
    const inherited = operation.action === 'merge' ? found.flatMap((entry) => (entry.from === null ? entry.iterations : [])) : [];
    const iterations = ordered([...inherited, ...(operation.sources ?? [])]);
    const hard = operation.hard === true || found.some(_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is) || (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .soundsHard */ .W_)(text);
    return {
        ...{ id, text, by: null, url: null, status: 'active', hard: type === 'constraint' && hard, iterations },
        ...{ task: taskOf(iterations, context), supersedes: found.map((entry) => entry.id), why: null, from: null },
    };
}
const ordered = (iterations) => [...new Set(iterations)].sort((a, b) => a - b);
const taskOf = (iterations, { taught }) => taught.get(iterations.at(-1) ?? 0) ?? null;
function shapeFaults(operation, targets) {
    const { action, reason } = operation;
    const least = leastTargets[action];
    const faults = [];
    if (targets.length < least)
        faults.push(`needs ${least === 1 ? 'a target' : `${least} targets`}`);
    if (action === 'add' && targets.length > 0)
        faults.push('takes no targets; supersede names what it replaces');
    if (action !== 'deprecate')
        return [...faults, ...entryFaults(operation)];
    return (reason ?? '').trim() === '' ? [...faults, 'needs a reason'] : faults;
}
const leastTargets = {
    ...{ add: 0, supersede: 1, deprecate: 1, merge: 2 },
};
function entryFaults({ action, type, text, sources = [] }) {
    const faults = [];
    const line = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(text ?? '');
    if (line === '')
        faults.push('needs a text');
    if (line.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .longestEntry */ .tr)
        faults.push(`its text has ${line.length} characters, more than ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .longestEntry */ .tr}`);
    if (action === 'add' && type === undefined)
        faults.push('needs a type');
    if (action !== 'merge' && sources.length === 0)
        faults.push('needs sources: the iterations that taught it');
    return faults;
}
function targetFaults(id, entry) {
    if (!entry)
        return [`there is no entry ${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(id, 160)}`];
    if (!(0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isActive */ .$m)(entry))
        return [`${id} is ${entry.status} already`];
    return entry.by === null ? [] : [`${id} is ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(entry.by, 60)}'s, and only a person changes what people said`];
}
const mostOfOne = 10;
function operationsOfHandoff(iteration, handoff) {
    const { constraints_discovered = [], architectural_notes = [], bugs_encountered = [], unfinished_business = [], } = handoff;
    const add = (type, said) => {
        const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(said, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .longestEntry */ .tr);
        return text === '' ? [] : [{ action: 'add', type, text, sources: [iteration] }];
    };
    const found = [
        ...constraints_discovered.flatMap(({ constraint, workaround, impact }) => add('constraint', withDetail(constraint, workaround || impact))),
        ...architectural_notes.flatMap((note) => add('decision', note)),
        ...bugs_encountered
            .filter(({ resolved }) => !resolved)
            .flatMap(({ description, resolution }) => add('gotcha', withDetail(description, resolution))),
        ...unfinished_business.flatMap(({ item, reason }) => add('unresolved', withDetail(item, reason))),
    ];
    return found.slice(0, mostOfOne);
}
const withDetail = (text, detail) => detail === undefined || detail.trim() === '' ? text : `${text.trim().replace(/[.:]$/, '')}: ${detail}`;


/***/ }),

/***/ 33793:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ verifyIndex),
/* harmony export */   z: () => (/* binding */ mostInIndex)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33404);



const mostInIndex = 20_000;
const rules = [
    hasItsHeader,
    keepsHardConstraints,
    onlyGrows,
    hasUniqueIds,
    namesWhatExists,
    hasSources,
    leavesPeopleAlone,
    holdsSingleLines,
    isBounded,
];
function verifyIndex(old, next, context) {
    const change = { old, next, byId: new Map(next.map((entry) => [entry.id, entry])), context };
    return rules.flatMap((rule) => rule(change));
}
function hasItsHeader({ next }) {
    const lines = (0,_render_index_js__WEBPACK_IMPORTED_MODULE_2__/* .indexMarkdown */ .EM)(next, 0).split('\n');
    const first = lines[0] === '# Knowledge Index' && /^Last updated: iteration \d+ \(.+\)$/.test(lines[2] ?? '');
    const twice = lines.slice(1).some((line) => /^#(?!# )/.test(line));
    return first && !twice ? [] : ['the page would not begin with its header, or with a second one'];
}
function keepsHardConstraints({ old, byId }) {
    const active = [...byId.values()].filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const successors = new Map(active.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is).flatMap(({ id, supersedes }) => supersedes.map((was) => [was, id])));
    return old
        .filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(entry))
        .flatMap(({ id }) => {
        const now = byId.get(id);
        return (now && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(now)) || successors.has(id)
            ? []
            : [`the hard constraint ${id} would be lost: only another hard constraint may supersede it`];
    });
}
function onlyGrows({ old, next }) {
    return old.flatMap((was, at) => {
        const now = next[at];
        if (now === was)
            return [];
        if (now?.id !== was.id)
            return [`${was.id} would be removed or moved`];
        if (now.text !== was.text || now.by !== was.by || now.hard !== was.hard)
            return [`${was.id} would be rewritten`];
        if (!was.iterations.every((one) => now.iterations.includes(one)))
            return [`${was.id} would lose a source`];
        return !(0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(was) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) ? [`${was.id} was ${was.status} and would count again`] : [];
    });
}
function hasUniqueIds({ next, byId }) {
    return byId.size === next.length ? [] : ['two entries would have the same id'];
}
function namesWhatExists({ next, byId }) {
    return next.flatMap(({ id, supersedes }) => supersedes
        .filter((was) => !byId.has(was) || was === id)
        .map((was) => `${id} supersedes ${was}, which does not exist`));
}
function hasSources({ old, next, context }) {
    const before = new Map(old.map((entry) => [entry.id, entry]));
    return next.flatMap((entry) => {
        if (entry.by !== null || entry.from !== null || before.get(entry.id) === entry)
            return [];
        if (entry.iterations.length === 0)
            return [`${entry.id} has no source`];
        const known = before.get(entry.id)?.iterations ?? [];
        const inherited = entry.supersedes.flatMap((id) => before.get(id)?.iterations ?? []);
        const strange = entry.iterations.filter((one) => !context.taught.has(one) && !known.includes(one) && !inherited.includes(one));
        return strange.length === 0
            ? []
            : [`${entry.id} names iteration ${strange[0]}, which did not pass or does not count`];
    });
}
function leavesPeopleAlone({ old, next }) {
    const changed = old.filter((entry, at) => entry.by !== null && next[at] !== entry);
    const invented = next.slice(old.length).filter(({ by }) => by !== null);
    return [
        ...changed.map(({ id }) => `${id} is a person's, and would be changed`),
        ...invented.map(({ id }) => `${id} would be said by a person who said nothing`),
    ];
}
function holdsSingleLines({ old, next }) {
    return next
        .slice(old.length)
        .filter(({ text }) => text === '' || text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr || (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(text) !== text)
        .map(({ id }) => `${id} is not one visible line of at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters`);
}
function isBounded({ next }) {
    return next.length <= mostInIndex ? [] : [`the index would have ${next.length} entries, more than ${mostInIndex}`];
}


/***/ }),

/***/ 90980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ differing),
/* harmony export */   l: () => (/* binding */ adoptEdit)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71050);
/* harmony import */ var _plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(952);



function adoptEdit(edit) {
    const refused = new Map();
    for (;;) {
        const merged = mergeEdit(edit, refused);
        const faults = faultsOf(edit, merged);
        for (const fault of faults)
            if (fault.task !== null)
                refused.set(fault.task, fault);
        if (faults.length > 0)
            continue;
        const { plan, source, added, removed, modified } = merged;
        const ids = modified.map(({ task }) => task.id);
        return { plan, source, added, removed, modified: ids, refused: [...branchFaults(edit), ...refused.values()] };
    }
}
function mergeEdit(edit, refused) {
    const { current } = edit;
    const before = byId(edit.previousSource);
    const now = byId(current);
    const asBefore = (task) => [before.get(task.id) ?? now.get(task.id) ?? []].flat();
    const edited = edit.edited.tasks.flatMap((task) => (refused.has(task.id) ? asBefore(task) : [task]));
    const wanted = new Set(edit.edited.tasks.map(({ id }) => id));
    const missing = current.tasks.filter(({ id }) => !wanted.has(id));
    const goes = ({ id }) => before.has(id) && !refused.has(id);
    const merges = mergeTasks(edited, { now, before, hasSource: edit.previousSource !== undefined });
    const { branch: _, ...rest } = edit.edited;
    const branch = current.branch === undefined ? {} : { branch: current.branch };
    const kept = new Set(missing.filter((task) => !goes(task)));
    const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept });
    return {
        plan: { ...rest, ...branch, tasks },
        source: {
            ...rest,
            ...branch,
            tasks: [...edited, ...missing.filter((task) => !goes(task)).flatMap(({ id }) => before.get(id) ?? [])],
        },
        added: merges.filter(({ was }) => was === undefined).map(({ task }) => task.id),
        removed: missing.filter(goes).map(({ id }) => id),
        modified: merges.filter(({ was, changed }) => was !== undefined && changed.length > 0),
    };
}
function faultsOf(edit, { plan, added, removed, modified }) {
    const { current, statusOf } = edit;
    const isDone = (id) => statusOf(id) === 'done';
    const done = [
        ...removed.filter(isDone).map((id) => doneFault(edit, id, 'it stays in the plan')),
        ...modified
            .filter(({ task }) => isDone(task.id))
            .map(({ task, changed }) => doneFault(edit, task.id, `its new ${changed.join(', ')} is not taken`)),
    ];
    if (done.length > 0)
        return done;
    const fresh = new Set(added);
    const touched = new Set([...added, ...modified.map(({ task }) => task.id)]);
    const gone = new Set(removed);
    return (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_1__/* .newErrors */ .KJ)(current, plan).flatMap(({ message: why, at }) => {
        const task = typeof at[1] === 'number' ? plan.tasks[at[1]] : undefined;
        if (task && touched.has(task.id))
            return [{ task: task.id, kind: fresh.has(task.id) ? 'added' : 'other', why }];
        const missed = task?.depends_on.filter((id) => gone.has(id)) ?? [];
        const ids = missed.length > 0 ? missed : [...touched, ...gone];
        return ids.map((id) => ({ task: id, kind: fresh.has(id) ? 'added' : 'other', why }));
    });
}
function doneFault({ iterationOf }, id, what) {
    const iteration = iterationOf?.(id) ?? null;
    const helps = iteration === null
        ? ''
        : ` \`redo ${iteration}\` with a reason has the work changed by a new task; \`undo ${iteration}\` takes it back, and then the edit counts.`;
    return { task: id, kind: 'done', why: `Task "${id}" is done, so ${what}.${helps}` };
}
function mergeTasks(edited, { now, before, hasSource }) {
    return edited.flatMap((theirs) => {
        const was = now.get(theirs.id);
        const base = before.get(theirs.id);
        if (was === undefined) {
            if (base !== undefined && differing(theirs, base).length === 0)
                return [];
            return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }];
        }
        const own = base || !hasSource || theirs.title !== was.title ? differing(theirs, base ?? was) : [];
        const changed = own.filter((name) => differs(theirs, was, name));
        return [{ task: withFields(was, theirs, changed), was, changed }];
    });
}
const ownFields = Object.keys(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape).filter((name) => name !== 'status' && name !== 'retry_count');
function byId(plan) {
    return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
    if (a[name] === b[name])
        return false;
    if (name === 'description')
        return (0,_plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTicks */ .Z)(a.description) !== (0,_plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTicks */ .Z)(b.description);
    return JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
function differing(a, b) {
    return ownFields.filter((name) => differs(a, b, name));
}
function withFields(mine, theirs, names) {
    const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
    const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
}
function branchFaults({ current, edited }) {
    if (current.branch === edited.branch)
        return [];
    const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`));
    const why = `The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`;
    return [{ task: null, kind: 'other', why }];
}
function withKept(lists) {
    const present = new Set(lists.tasks.map(({ id }) => id));
    const first = [];
    const behind = new Map();
    let target = first;
    for (const task of lists.order) {
        if (lists.kept.has(task))
            target.push(task);
        else if (present.has(task.id)) {
            target = [];
            behind.set(task.id, target);
        }
    }
    return [...first, ...lists.tasks.flatMap((task) => [task, ...(behind.get(task.id) ?? [])])];
}


/***/ }),

/***/ 51024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ fitToBudget),
/* harmony export */   lW: () => (/* binding */ charsFor)
/* harmony export */ });
/* unused harmony exports defaultBudgetTokens, tokensIn */
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1748);
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20657);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79334);



const defaultBudgetTokens = 8_000;
const tokensIn = (text, ratio = usualChars) => Math.floor(text.length / ratio);
const charsFor = (tokens, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .usualChars */ .ON) => Math.floor(tokens * ratio);
function fitToBudget(sections, maxChars) {
    const order = sections
        .filter(({ whole }) => !whole)
        .map(({ name, priority }) => ({ name, priority }))
        .sort((a, b) => a.priority - b.priority);
    let fitted = sections;
    const excess = () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .promptLength */ .$M)(fitted) - maxChars;
    for (const { name } of order) {
        if (excess() > 0)
            fitted = shorten(fitted, name, { by: excess(), floor: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionRows */ .HZ[name].floor });
    }
    for (const { name } of order) {
        if (excess() > 0 && name !== 'Current Task')
            fitted = fitted.filter((one) => one.name !== name);
    }
    if (excess() > 0)
        fitted = shorten(fitted, 'Current Task', { by: excess(), floor: 0 });
    return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) };
}
function shorten(sections, name, room) {
    return sections.map((one) => {
        if (one.name !== name || one.body.length <= room.floor)
            return one;
        return { ...one, body: (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenMarkdown */ .zU)(one.body, Math.max(room.floor, one.body.length - room.by)) };
    });
}
function cutOf(before, fitted) {
    const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
    const fromChars = before.body.length;
    const dropped = fitted.every(({ name }) => name !== before.name);
    return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : [];
}


/***/ }),

/***/ 55169:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ withoutIterations),
/* harmony export */   sd: () => (/* binding */ readProgressLog),
/* harmony export */   si: () => (/* binding */ progressEntries),
/* harmony export */   su: () => (/* binding */ progressEntry),
/* harmony export */   zC: () => (/* binding */ nextProgressLog)
/* harmony export */ });
/* harmony import */ var _schema_run_progress_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36002);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49484);


const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
function progressEntry({ task, iteration, at, handoff, changes }) {
    return {
        task_id: task.id,
        iteration,
        timestamp: at,
        summary: cut(handoff.summary),
        title: cut(task.title),
        files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({ path, action })),
        files_total: changes.length,
        tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
            file: cut(file),
            test_names: first(test_names).map(cut),
        })),
        design_decisions: first(handoff.architectural_notes).map(cut),
        constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
            constraint: cut(constraint),
            impact: cut(impact ?? workaround ?? ''),
        })),
        deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
            planned: cut(planned),
            actual: cut(actual),
            reason: cut(reason),
        })),
        bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
            description: cut(description),
            resolution: cut(resolution ?? ''),
            resolved,
        })),
        fully_complete: handoff.task_completed?.fully_complete ?? true,
    };
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
function nextProgressLog(context) {
    const seen = new Set();
    const entries = [...context.newest.map(progressEntry), ...(context.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(context.rows);
    return {
        generated_at: context.generated,
        plan_summary: {
            total_tasks: context.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
            given_up: counts.given_up,
        },
        entries: entries.slice(0, progressEntries),
    };
}
const withoutIterations = (log, iterations) => log && { ...log, entries: log.entries.filter((entry) => !iterations.includes(entry.iteration)) };
function readProgressLog(stored) {
    if (stored === undefined)
        return null;
    try {
        return _schema_run_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .ProgressLog */ .q.safeParse(JSON.parse(stored)).data ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28537);
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
const edgesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 2377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ progressLogMarkdown)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _facts_progress_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55169);
/* harmony import */ var _terminal_task_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12980);




function progressLogMarkdown(log, context) {
    const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${context.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}.` +
            ` As of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(log.generated_at)}.`,
        (0,_terminal_task_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)(context.rows),
        ...(context.omitted ? [context.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
        ...(log.entries.length === _facts_progress_log_js__WEBPACK_IMPORTED_MODULE_2__/* .progressEntries */ .si ? [older] : []),
    ];
    return `${parts.join('\n\n')}\n`;
}
const older = 'Each success, also an older one, is a file beside its iteration: `iterations/<thousand>/<iteration>/progress.json`.';
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The checks passed; its agent says that the task is not complete with it.']),
        ...(files.length > 0 ? [['| File | Action |', '| --- | --- |', ...files].join('\n')] : []),
        ...(more > 0 ? [`And ${more} more files.`] : []),
        ...list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
        ...list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
        ...list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
        ...list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
        ...list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
            `${resolved ? 'resolved' : 'open'}: ${description}`,
            resolution,
        ]),
    ];
    return parts.join('\n\n');
}
function list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 500);


/***/ }),

/***/ 12980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);






const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`,
};
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '')}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}` },
];
const gap = '  ';
const leastTitle = 16;
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
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [
        row.id,
        (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title),
        state,
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row),
        `${commit}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}`,
    ];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 4690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   OF: () => (/* binding */ tellStuck),
/* harmony export */   S0: () => (/* binding */ callPerson),
/* harmony export */   T6: () => (/* binding */ baseLeftOut),
/* harmony export */   fe: () => (/* binding */ askPerson)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79152);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11365);






function callPerson(state, reason, planFile) {
    const { started_by: person, started, iteration } = state;
    if (person === null || !needsPerson(reason) || wasJustTold(state, reason))
        return undefined;
    const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .stopSentence */ .WQ)(reason, at, (text) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 500));
    const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .nextMarkdown */ .Ze)(next)];
    return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') };
}
function askPerson({ started_by: person, started }, { iteration, task, why, holds, by = 'review', }) {
    const at = { planFile: '', workBranch: '', now: null, surface: 'issue' };
    const who = person === null ? '' : `@${person} `;
    const said = `${who}Iteration ${iteration} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)}) asks for a person's review: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why, 1000)}`;
    const next = holds
        ? `What depends on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} waits. When it is as it should be: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'approve', task)}.`
        : 'The run goes on meanwhile.';
    return { key: `notice/${started}/${by}-${iteration}`, kind: 'notice', body: [said, next].join('\n\n') };
}
function tellStuck({ started_by: person, started }, { iteration, task, why, action }) {
    const at = { planFile: '', workBranch: '', now: null, surface: 'issue' };
    const who = person === null ? '' : `@${person} `;
    const happened = `${who}${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} is stuck: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why.replace(/\.$/, ''), 1000)}.`;
    const retry = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'retry', task, '\u2026')} tries again with what you say, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'skip', task)} gives it up`;
    const next = action === 'pause'
        ? `The run is paused. ${retry}; then ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'resume')} goes on.`
        : `It is not tried again; the run goes on with what does not need it. ${retry}.`;
    return { key: `notice/${started}/stuck-${iteration}`, kind: 'notice', body: [happened, next].join('\n\n') };
}
const wasJustTold = (state, reason) => reason.kind === 'stuck' &&
    reason.task !== undefined &&
    (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, reason.task).stuck?.iteration === state.iteration;
function needsPerson(reason) {
    if (reason.kind === 'iteration_limit')
        return reason.scope === 'run';
    return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind);
}
const shownIds = 30;
function planChange({ started }, edit) {
    const { planFile, source, added, removed, modified, refused } = edit;
    const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean);
    const what = parts.length === 0 ? 'no task changes' : parts.join('; ');
    return {
        key: `notice/${started}/plan-${source.slice(0, 12)}`,
        kind: 'notice',
        body: [
            `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(planFile)} was edited, and the run continues with it: ${what}. Tasks that are done stay done.`,
            ...notTaken(refused),
        ].join('\n\n'),
    };
}
function notTaken(refused) {
    if (refused.length === 0)
        return [];
    const reasons = refused.map(({ why }) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why, 500));
    const lines = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(reasons, shownIds).map((line) => `- ${line}`);
    return [['Not taken over:', ...lines].join('\n')];
}
function baseLeftOut({ started, work_branch }, context) {
    const body = [
        `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} changed ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(context.paths.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), shownIds)}, and this token may not push workflow files: the run continues without merging ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)}.`,
        `To bring it in, merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} into ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
    ];
    return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') };
}
const some = (what, ids) => ids.length === 0 ? '' : `${what}: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(ids.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), shownIds)}`;


/***/ }),

/***/ 97483:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qR: () => (/* binding */ lossesAllowed),
/* harmony export */   ve: () => (/* binding */ attemptVerdict),
/* harmony export */   yO: () => (/* binding */ afterResetMs)
/* harmony export */ });
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);

const firstWaitMs = 5 * 60_000;
const longestWaitMs = 60 * 60_000;
const afterResetMs = 60_000;
const lossesAllowed = 2;
function attemptVerdict(request) {
    const { end } = request;
    switch (end.kind) {
        case 'finished':
            return changed(request, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(request, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, request.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, request));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(request.now + growingWait(request.waits)));
        case 'billing':
            return interrupt('billing', end.message, null);
        case 'auth':
            return interrupt('auth', end.message, null);
        case 'cancelled':
            return interrupt('cancelled', 'the job was cancelled', null);
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(end);
    }
}
function changed(request, cause, why) {
    if (request.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: request.findings.join('; ') };
    if (typeof request.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: request.unready };
    if (request.account)
        return { kind: 'fail', ...request.account };
    return request.hasChanges || request.closes ? { kind: 'validate' } : { kind: 'fail', cause, why };
}
const interrupt = (cause, why, until) => ({
    kind: 'interrupt',
    cause,
    why,
    until,
});
const errorInWords = {
    turns: (message) => `the agent used up its turns: ${message}`,
    budget: (message) => `the agent used up the cost budget: ${message}`,
    structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
    refused: (message) => `the model refused: ${message}`,
    disk: (message) => `the agent filled the disk: ${message}`,
    other: (message) => `the agent reported an error: ${message}`,
};
const timeoutInWords = {
    wall: (after) => `the agent was ended after ${after} of work (agent-timeout)`,
    idle: (after) => `the agent fell silent and was ended ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as when memory runs out';
    if (killed === 'SIGTERM')
        return 'was ended from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `ended with exit code ${end.exitCode}`;
}
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, { now, waits }) {
    return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
function crashed(end, losses) {
    const why = crashInWords(end);
    if (killedBy(end) === undefined)
        return { kind: 'fail', cause: 'agent_crashed', why };
    if (losses < lossesAllowed)
        return interrupt('agent_killed', why, null);
    return {
        kind: 'fail',
        cause: 'agent_crashed',
        why: `${lossesAllowed + 1} times in a row a runner was lost or ${why}`,
    };
}
const iso = (ms) => new Date(ms).toISOString();
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 5753:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ planFacts)
/* harmony export */ });
/* unused harmony export amendedIn */
/* harmony import */ var _plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90980);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);




const amendedIn = ({ plan, inDocument, inSource }) => plan.tasks.flatMap((task, index) => inDocument.has(task.id) || inSource.has(task.id) || (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(task.id)
    ? []
    : [{ task, after: plan.tasks[index - 1]?.id }]);
function becameOf({ plan, state, source }) {
    const now = new Map(plan.tasks.map((task) => [task.id, task]));
    const changed = (source?.tasks ?? []).flatMap((before) => {
        const task = now.get(before.id);
        if (!task)
            return [`${before.id} was taken out of the plan`];
        const fields = (0,_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .differing */ .R)(task, before).map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`);
        return fields.length === 0 ? [] : [`${before.id} was changed: ${fields.join(', ')}`];
    });
    const givenUp = plan.tasks.flatMap(({ id }) => {
        const why = state.tasks[id]?.given_up?.why;
        return why === undefined ? [] : [`${id} was given up: ${why}`];
    });
    return [...changed, ...givenUp].map((line) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(line, 500));
}
function planFacts({ plan, state, ...known }, { finished, undone = [], at, times }) {
    const opened = new Set(undone);
    const statusOf = (id, record) => opened.has(id) ? 'open' : id === finished?.task || isDoneHere(record) ? 'done' : undefined;
    const tasks = new Map();
    let open = 0;
    for (const [index, record] of (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(plan, state).entries()) {
        const id = plan.tasks[index]?.id ?? '';
        const status = statusOf(id, record);
        if (status !== 'done' && !over.has(record.status))
            open += 1;
        const attempts = record.failed_attempts;
        if ((status === undefined && attempts === 0) || (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(id))
            continue;
        const note = id === finished?.task ? finished.summary : record.summary;
        tasks.set(id, factOf({ status, at: times?.get(id) ?? inSeconds(at), attempts, note }));
    }
    return {
        tasks,
        added: amendedIn({ plan, ...known }),
        discovered: becameOf({ plan, state, source: known.source }),
        run: {
            started: state.started.replace(/\.\d+Z$/, 'Z'),
            completed: open === 0 ? inSeconds(at) : undefined,
            iteration: state.iteration,
        },
    };
}
const factOf = ({ status, at, attempts, note, }) => ({
    ...{ status, at, attempts },
    ...(note && { note: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(note, 300) }),
});
const over = new Set(['done', 'skipped']);
const isDoneHere = ({ status, commit, closed }) => status === 'done' && (commit !== null || closed !== null);
const inSeconds = (at) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');


/***/ }),

/***/ 36002:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ProgressLog),
/* harmony export */   s: () => (/* binding */ ProgressEntry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const ProgressEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    task_id: text,
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    summary: text,
    title: text,
    files_changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })),
    files_total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text) })),
    design_decisions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    constraints: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ constraint: text, impact: text })),
    deviations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ planned: text, actual: text, reason: text })),
    bugs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ description: text, resolution: text, resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    fully_complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const ProgressLog = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    generated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    plan_summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total_tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        completed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        pending: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().default(0),
    }),
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ProgressEntry),
});


/***/ })

};
