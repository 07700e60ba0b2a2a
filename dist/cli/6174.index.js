export const id = 6174;
export const ids = [6174];
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

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
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

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33589);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11365);









function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_7__/* .remarks */ .IW)(run, foreign, context)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .pausedReason */ .T)(state.paused), context, foreign);
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
function atWork(state, current, context, counts) {
    const since = context.now === null
        ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(current.started)}`
        : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .ageMs */ .WO)(current.started, context.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(state.work_branch)}`),
            ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
                ? steering(context, current.task)
                : []),
        ],
    };
}
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('End this attempt and start no other', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
const whatItDoes = {
    undo: ', which reverts an earlier commit',
    agents_md: ', which updates AGENTS.md',
};
function handedOnText({ what, of, commit }) {
    if (what === 'passes')
        return { happened: 'Passes that waited for a verdict now wait for their agent.', ...settledLater };
    if (what === 'counsel')
        return { happened: 'A call about the plan as a whole waits for its agent.', ...settledLater };
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${whatItDoes[what] ?? ''}.`,
        ...settledLater,
    };
}
const settledLater = {
    details: [],
    next: [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
    ],
};


/***/ }),

/***/ 99292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);







const namedFiles = 50;
const namedCommits = 20;
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedIds */ .bJ.merge}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved while this run was working, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is in the files: what git could merge is merged, and these contain conflict markers, with the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]),
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
function baseConflict(request) {
    const { remote, work_branch: workBranch, work: ours } = request.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: request.local },
        pair: { ours, theirs: request.base },
        paths: request.files,
    });
    return {
        kind: 'human_review',
        why: request.why,
        conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
    };
}
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
const keptFiles = 20;
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
function mergeByHand(request) {
    const { workBranch, merge } = request;
    const remote = withoutCredentials(request.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...request.pair,
        files: request.paths.slice(0, keptFiles),
        total: request.paths.length,
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
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 33589:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H2: () => (/* binding */ awaitingReason),
  xc: () => (/* binding */ fitsAfter),
  Hl: () => (/* binding */ lastMoment),
  sk: () => (/* binding */ nextStep),
  T: () => (/* binding */ pausedReason),
  cB: () => (/* binding */ usualCost)
});

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(99292);
;// CONCATENATED MODULE: ./build/core/run/next/counsel.js
function consensusDue({ counsel, counts }, { seeksConsensus }) {
    const { consensus } = counsel;
    if (consensus?.held)
        return { held: consensus.held };
    if (consensus)
        return consensus.next ? { role: 'consensus', part: consensus.next, round: consensus.round } : undefined;
    if (!seeksConsensus || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'consensus', part: 'challenge', round: 1 };
}
function planReviewDue({ counsel, counts }, { reviewsPlan }) {
    const { plan_review: review } = counsel;
    if (review?.held)
        return { held: review.held };
    if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 };
}
const mostVerifications = 3;
function verificationDue({ counsel, work }, { verifies }) {
    const { verified } = counsel;
    const rounds = verified?.rounds ?? 0;
    if (!verifies || verified?.work === work || rounds >= mostVerifications)
        return undefined;
    return { role: 'verify', part: 'verify', round: rounds + 1 };
}

// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
;// CONCATENATED MODULE: ./build/core/run/next/next-step.js










const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    keepsAgentsMd,
    owesPasses,
    verifies,
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
    constraintsLeaveNoRoom,
    looksAtPlan,
    spacing,
];
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,blocked/* selectTask */.aA)(request.plan, (0,begin/* statusIn */.em)(request.state), (0,human_review/* attentionIn */.Ct)(request.state)),
    };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
function waitsForAMerge({ state }) {
    const reason = (0,conflict_task/* unresolvedConflict */.cb)(state);
    return reason && stop(reason);
}
function keepsAgentsMd(request) {
    const { selection } = request;
    if (selection.kind !== 'task' || !(0,milestones/* isAgentsMd */.Eo)(selection.task.id))
        return undefined;
    return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
const leastUsd = 0.01;
function owesPasses({ state, limits, selection }) {
    if (selection.kind === 'task' || state.owed.length === 0 || state.paused)
        return undefined;
    return limits.costBudgetUsd - state.usage.usd < leastUsd ? undefined : { kind: 'passes' };
}
function verifies(request) {
    const { plan, state, limits, selection } = request;
    const counsel = verificationDue(state, limits.counsel);
    if (selection.kind !== 'complete' || !counsel || state.paused)
        return undefined;
    if ((0,human_review/* askedReason */.Fb)(state) || (0,human_review/* givenUpReason */.hP)(plan, state) || leftOut(state))
        return undefined;
    if (limits.costBudgetUsd - state.usage.usd < leastUsd)
        return undefined;
    return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel };
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,human_review/* askedReason */.Fb)(state);
    if (asked)
        return stop(asked);
    const givenUp = (0,human_review/* givenUpReason */.hP)(plan, state);
    if (selection.kind === 'complete')
        return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed });
}
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop(pausedReason(state.paused)) : undefined;
}
const pausedReason = ({ why, task }) => ({
    kind: 'paused',
    why,
    ...(task !== undefined && { task }),
});
const shortWaitMs = 600_000;
function waitsForTheProvider(request) {
    const { state, now } = request;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(request, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
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
    const { costBudgetUsd: budget_usd } = limits;
    const { usd: spent_usd } = state.usage;
    if (spent_usd >= budget_usd)
        return stop({ kind: 'cost_budget', budget_usd, spent_usd });
    const attempt_usd = usualCost(state);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd, spent_usd, attempt_usd });
}
const usualCost = ({ costs }) => median(costs);
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
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
        return stop({ kind: 'blocked', by: confined.map(policy/* redByConfinement */.Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function constraintsLeaveNoRoom({ state, limits }) {
    const { indexChars, asksIndexer } = limits;
    const found = indexChars === null ? undefined : (0,merge_first/* mergeFirst */.ht)(state.knowledge, indexChars);
    if (!found || indexChars === null)
        return undefined;
    if (asksIndexer && (0,merge_first/* mergeDue */.xJ)(state.knowledge, state.compaction, indexChars))
        return undefined;
    const tried = state.compaction.merge_tried > 0 ? ' (an agent was asked to merge them, but that was not enough)' : '';
    const [size, most] = [found.chars, found.most].map((chars) => (0,amounts/* thousands */.oh)(Math.floor(chars / limits.charsPerToken)));
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most})${tried}: withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
function looksAtPlan({ state, limits }) {
    const dues = [
        { role: 'consensus', due: consensusDue(state, limits.counsel) },
        { role: 'plan-review', due: planReviewDue(state, limits.counsel) },
    ];
    const first = dues.find(({ due }) => due !== undefined);
    if (!first?.due)
        return undefined;
    const { role, due } = first;
    return 'held' in due ? stop({ kind: 'blocked', by: [due.held], counsel: role }) : { kind: 'counsel', counsel: due };
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,task_commits/* nextAttempt */.nj)((0,begin/* taskIn */.B1)(state, task.id)) };
}
const longestMarginMs = 60_000;
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
const deepest = 200;
function mapStrings(value, change) {
    return mapped(value, change, deepest);
}
function mapped(value, change, left) {
    if (typeof value === 'string')
        return change(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (left === 0)
        return null;
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change, left - 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]));
}
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];
const shortest = 8;
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const base64 of base64At(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
function formPlaces(secrets) {
    const forms = new Map();
    for (const { form, how } of secrets.flatMap(secretForms)) {
        const bare = form.replace(/\s+/g, '');
        if (bare.length >= form.length / 2 && !forms.has(bare))
            forms.set(bare, { form: bare, how });
    }
    return (text) => {
        const bare = text.replace(/\s+/g, '');
        const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how));
        if (found.length === 0 || bare.length === text.length)
            return found;
        const origins = originsOf(text);
        return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }));
    };
}
function placesOf(text, form, how) {
    const places = [];
    for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
        places.push({ how, from, to: from + form.length });
    }
    return places;
}
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ })

};
