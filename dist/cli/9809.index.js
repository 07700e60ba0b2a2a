export const id = 9809;
export const ids = [9809];
export const modules = {

/***/ 13602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30714);



function systemClock(now) {
    return {
        now,
        id: node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID,
        waitUntil: (until, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.max(0, until - now()), undefined, { signal }).catch(unlessAborted(signal)),
    };
}
const unlessAborted = (signal) => (error) => {
    if (!signal.aborted)
        throw error;
};
const call = new node_vm__WEBPACK_IMPORTED_MODULE_2__.Script('work()');
const within = (timeout) => (work) => call.runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_2__.createContext)({ work }), { timeout });


/***/ }),

/***/ 71001:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ noPlatform)
/* harmony export */ });
const noPlatform = {
    outbox: {
        deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
        effectsOf: () => [],
    },
    display: { report: () => undefined, published: () => undefined, close: () => Promise.resolve() },
    mergeWitness: { merged: () => Promise.resolve(undefined) },
};


/***/ }),

/***/ 98731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeMark),
/* harmony export */   g: () => (/* binding */ agentsHand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);
/* harmony import */ var _git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);






function agentsHand(place, holder, proc = '/proc') {
    if (process.platform !== 'linux')
        return undefined;
    const look = lookingIn(proc);
    const self = look.self();
    if (self === undefined)
        return holder && 'this process is not visible in /proc, so it is not known who started it';
    const chain = ancestry(look, self);
    const marked = chain.find(({ pid }) => look.mark(pid) === place);
    if (marked)
        return `process ${marked.pid} (${marked.name}) above it works for this run`;
    if (holder?.kind !== 'process' || holder.boot === '' || look.boot() !== holder.boot)
        return undefined;
    const elsewhere = otherNamespace(look, holder);
    if (elsewhere !== undefined)
        return elsewhere;
    const engine = look.process(holder.pid);
    if (!engine || String(engine.started) !== holder.started)
        return undefined;
    if (chain.some(({ pid }) => pid === engine.pid))
        return `it was started from below the job (process ${engine.pid})`;
    return orphan(look, { chain, engine });
}
function otherNamespace(look, { host }) {
    const own = look.namespace();
    const theirs = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace;
    return own === firstNamespace || own === theirs
        ? undefined
        : 'it runs in another pid namespace of this machine than the job, as agents do';
}
function orphan(look, { chain, engine }) {
    const top = chain.find(({ parent }) => parent === 1 || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(look.process(parent)?.name ?? '') === 'systemd');
    if (!top || top.started <= engine.started)
        return undefined;
    if (look.group(top.pid) !== look.group(engine.pid))
        return undefined;
    return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`;
}
function ancestry(look, self) {
    const chain = [];
    for (let pid = self; pid > 0 && chain.length < 500;) {
        const seen = look.process(pid);
        if (!seen)
            break;
        chain.push(seen);
        pid = seen.parent;
    }
    return chain;
}
const firstNamespace = 'pid:[4026531836]';
function lookingIn(proc) {
    const text = (path) => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`${proc}/${path}`, 'latin1'));
    return {
        self: () => {
            const pid = Number(quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`${proc}/self`)));
            return Number.isInteger(pid) && pid > 0 ? pid : undefined;
        },
        process: (pid) => {
            const stat = text(`${pid}/stat`);
            if (stat === undefined)
                return undefined;
            const end = stat.lastIndexOf(')');
            const fields = stat.slice(end + 2).split(' ');
            const name = stat.slice(stat.indexOf('(') + 1, end);
            return { pid, parent: Number(fields[1]), started: Number(fields[19]), name };
        },
        mark: (pid) => text(`${pid}/environ`)
            ?.split('\0')
            .find((line) => line.startsWith(`${_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ}=`))
            ?.slice(_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ.length + 1),
        group: (pid) => text(`${pid}/cgroup`),
        namespace: () => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`${proc}/self/ns/pid`)) ?? firstNamespace,
        boot: () => text('sys/kernel/random/boot_id')?.trim() ?? '',
    };
}
function quiet(look) {
    try {
        return look();
    }
    catch {
        return undefined;
    }
}
const placeMark = ({ remote }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathRemote */ .iw)(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16);
function realPath(remote) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(/^file:/i.test(remote) ? (0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(remote) : remote);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git', 'objects')) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git') : path;
    }
    catch {
        return remote;
    }
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
    in_turns: () => 'the same two failures in turn',
};

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/app/branch/record-failure.js






function recordFailure(ledger, settings, fact) {
    const { task } = fact;
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    const before = (0,begin/* taskIn */.B1)(ledger.state, task);
    if (fact.cause === 'no_changes' && (0,counsel/* isOfVerifier */.E_)(ledger.state, task)) {
        ledger.record({ type: 'attempt_failed', ...fact, final: true, moot: true });
        return;
    }
    const final = before.failed_attempts >= retries;
    ledger.record({ type: 'attempt_failed', ...fact, final });
    recordStuck(ledger, settings, { fact, retriesLeft: Math.max(0, retries - before.failed_attempts) });
    const { status, ...record } = (0,begin/* taskIn */.B1)(ledger.state, task);
    const newest = (0,task_commits/* commitsOf */.g3)(record).at(-1);
    if (status !== 'failed' || !newest || settings.incomplete !== 'fail')
        return;
    const why = `${task} failed, and must be done completely or not at all (incomplete: fail)`;
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
/* harmony export */   Lm: () => (/* binding */ tellLostCounsel),
/* harmony export */   wW: () => (/* binding */ recoverLostAttempt)
/* harmony export */ });
/* unused harmony export releaseOwnLease */
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46109);
/* harmony import */ var _job_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34133);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12511);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56011);







function recoverLostAttempt(ledger, settings, handed = ledger.state.handed, how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt') {
    tellLostCounsel(ledger);
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task } = current;
    const { usage, duration_ms } = handed ?? _job_work_js__WEBPACK_IMPORTED_MODULE_5__/* .nothingSpent */ .at;
    const spent = { usage, duration_ms };
    if ((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, task).runners_lost < _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFailure */ .C)(ledger, settings, {
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
function tellLostCounsel(ledger) {
    const call = (0,_core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_3__/* .lostCounsel */ .mx)(ledger.state);
    if (call)
        ledger.record({ type: 'counsel_lost', ...call });
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
/* harmony export */   jn: () => (/* binding */ noRules),
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
const noRules = ({ repository }) => ({
    recorded: { base: repository.head, values: {} },
    require: [],
    change: null,
});


/***/ }),

/***/ 34133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger),
  _: () => (/* binding */ takeLease)
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
const fits = 'lengthAdjust="spacingAndGlyphs"';
function badgeSvg(run) {
    const left = (0,one_line/* oneLine */.TN)(run.state.plan, 40);
    const { word, colour } = standing(run.state);
    const { done, total } = progress(run);
    const right = `${done}/${total} ${word}`;
    const [wideLeft, wideRight] = [left, right].map((text) => 7 * (0,display_width/* displayWidth */.F1)(text));
    const [a, b] = [10 + wideLeft, 10 + wideRight];
    const label = escaped(`${left}: ${right}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${a + b}" height="20" fill="#555"/><rect rx="3" x="${a}" width="${b}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14" textLength="${wideLeft}" ${fits}>${escaped(left)}</text><text x="${a + 5}" y="14" textLength="${wideRight}" ${fits}>${escaped(right)}</text></g></svg>
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
        const tall = highest > 0 ? Math.max(2, Math.round((30 * usd) / highest)) : 2;
        return `<rect class="${outcome}" x="${at * 21}" y="${92 - tall}" width="17" height="${tall}"/>`;
    });
    const attempts = (0,amounts/* plural */.LS)(state.timeline.length, 'attempt');
    const note = state.timeline.length === 0 ? '' : `<text class="note" y="110">Cost of the newest ${attempts}; red: failed</text>`;
    const height = note === '' ? 48 : 116;
    const label = escaped(`${state.plan}: ${text}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}"><title>${label}</title><style>text{font:14px system-ui,sans-serif;fill:#1f2328}.note{font-size:12px}.rest{fill:#d0d7de}.passed{fill:#1a7f37}.failed{fill:#cf222e}.interrupted{fill:#9a6700}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.rest{fill:#30363d}.passed{fill:#3fb950}.failed{fill:#f85149}.interrupted{fill:#d29922}}</style><text y="16">${escaped((0,one_line/* oneLine */.TN)(text, 90))}</text><rect class="rest" y="28" width="${width}" height="14" rx="3"/><rect class="passed" y="28" width="${share(done)}" height="14" rx="3"/><rect class="failed" y="28" x="${share(done)}" width="${share(failed)}" height="14"/>${bars.join('')}${note}</svg>
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
| \`tasks.json\` | For a plan of more than 200 tasks: every task as of the last snapshot. \`run.json\` overrides it. |
| [\`plan.json\`](plan.json) | The plan with all amendments. This file counts; the source file was only the start. |
| \`control.json\` | Which orders took effect, and which posts are still due. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.json\` | What people want remembered and what agents learned. \`run.json\` takes precedence over it. |
| \`knowledge-index.md\` | The same as text, without outdated entries. |
| [\`badge.svg\`](badge.svg), [\`progress.svg\`](progress.svg) | The run's progress as pictures, for a README. |
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
        ...titled('## Dependencies', (0,graph/* dependencyGraph */.i)(plan, (0,begin/* recordsOf */.M$)(plan, state))),
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
                    (0,next_steps/* step */.PM)('Try again with your instructions', (0,report_context/* operatorLine */.lJ)(report, 'retry', fact.task, '\u2026')),
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
                    ? [(0,next_steps/* step */.PM)('If it is fine', (0,report_context/* operatorLine */.lJ)(report, 'approve', fact.task))]
                    : [(0,next_steps/* step */.PM)('The run continues in the meantime')],
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
                    (0,next_steps/* step */.PM)('Allow the same amount again', (0,report_context/* operatorLine */.lJ)(report, 'budget', `${2 * fact.limit}${fact.budget === 'cost' ? 'usd' : 'iter'}`)),
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

// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
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
        state = (0,evolve/* fold */.AU)(run.state, facts);
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
                state = (0,evolve/* evolve */.sf)(state, event);
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
async function takeLease(ports, ledger) {
    await ports.liveness.watch?.();
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
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
                show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` });
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

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ dependencyGraph),
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
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? undefined : taskGraph(plan, statuses);
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
    const said = `${who}Iteration ${iteration} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)}) asks a person to review it: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why, 1000)}`;
    const next = holds
        ? `Dependent tasks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} wait. To approve it: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'approve', task)}.`
        : 'The run continues in the meantime.';
    return { key: `notice/${started}/${by}-${iteration}`, kind: 'notice', body: [said, next].join('\n\n') };
}
function tellStuck({ started_by: person, started }, { iteration, task, why, action }) {
    const at = { planFile: '', workBranch: '', now: null, surface: 'issue' };
    const who = person === null ? '' : `@${person} `;
    const happened = `${who}${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} is stuck: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why.replace(/\.$/, ''), 1000)}.`;
    const retry = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'retry', task, '\u2026')} tries again with your instructions, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'skip', task)} gives it up`;
    const next = action === 'pause'
        ? `The run is paused. ${retry}; then ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'resume')} continues.`
        : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`;
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
    return [['Not adopted:', ...lines].join('\n')];
}
function baseLeftOut({ started, work_branch }, context) {
    const body = [
        `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} changed ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(context.paths.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), shownIds)}, and this token may not push workflow files: the run continues without merging ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)}.`,
        `To merge it, merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} into ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
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
    wall: (after) => `the agent was stopped after ${after} (agent-timeout)`,
    idle: (after) => `the agent produced no more output and was stopped ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as happens when memory runs out';
    if (killed === 'SIGTERM')
        return 'was stopped from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `exited with code ${end.exitCode}`;
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


/***/ })

};
