export const id = 6016;
export const ids = [6016];
export const modules = {

/***/ 38962:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ mergeTrigger),
/* harmony export */   d4: () => (/* binding */ hardChars),
/* harmony export */   ht: () => (/* binding */ mergeFirst),
/* harmony export */   xJ: () => (/* binding */ mergeDue)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33404);


const mergeTrigger = 'hard_constraints';
function mergeFirst(entries, budgetChars) {
    const hard = hardOnes(entries);
    const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)];
    return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined;
}
function mergeDue(entries, { merge_tried }, budgetChars) {
    const found = mergeFirst(entries, budgetChars);
    if (!found || found.chars <= merge_tried)
        return undefined;
    const hard = hardOnes(entries);
    const agents = hard.filter(({ by }) => by === null);
    const chars = charsOf(agents);
    const most = found.most - (found.chars - chars);
    return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined;
}
const hardChars = (entries) => charsOf(hardOnes(entries));
const hardOnes = (entries) => entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isHard */ .is)(entry));
const charsOf = (entries) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_1__/* .knowledgeLines */ .a7)(entries, '###').length;


/***/ }),

/***/ 20878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ withRemembered),
/* harmony export */   Zu: () => (/* binding */ activeEntry),
/* harmony export */   _N: () => (/* binding */ mostEntries),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   n$: () => (/* binding */ withoutEntry),
/* harmony export */   r2: () => (/* binding */ personsEntry)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);



const mostEntries = 50;
function remember(said, known) {
    const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? [];
    if (target !== undefined && corrected !== undefined)
        return correct({ ...said, text: corrected }, { target, known });
    const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? [];
    const named = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => type === kind?.toLowerCase());
    return entryOf({ ...said, text: named ? rest : said.text }, { type: named ?? 'decision', known, supersedes: [] });
}
function correct(said, { target, known }) {
    const found = activeEntry(target, known);
    if ('fault' in found)
        return { kind: 'refused', why: found.fault };
    return entryOf(said, { type: (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(target), known, supersedes: [target] });
}
function entryOf(said, request) {
    const { type, known, supersedes } = request;
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(said.text);
    if (text === '')
        return { kind: 'refused', why: 'remember needs a text' };
    if (text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr) {
        return { kind: 'refused', why: `remember takes at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters, not ${text.length}` };
    }
    const counting = known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const same = counting.find((entry) => entry.by !== null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text));
    if (same)
        return { kind: 'known', id: same.id };
    const counted = counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length;
    if (counted >= mostEntries) {
        const why = `${mostEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    const learned = counting.filter((entry) => entry.by === null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text)).map(({ id }) => id);
    const taken = new Set(known.map(({ id }) => id));
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .freeId */ .wQ)(type, text, (one) => taken.has(one));
    const replaced = [...new Set([...supersedes, ...learned])];
    return { kind: 'new', entry: personsEntry({ id, text, by: said.by, url: said.url, supersedes: replaced }) };
}
const personsEntry = (said) => ({
    ...said,
    status: 'active',
    hard: false,
    iterations: [],
    task: null,
    why: null,
    from: null,
});
function activeEntry(id, known) {
    const entry = known.find((one) => one.id === id);
    if (entry && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry))
        return entry;
    const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id;
    if (entry?.status === 'superseded' && heir)
        return { fault: `${id} does not count any more: ${heir} took its place` };
    if (entry)
        return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` };
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .similarIn */ .bx)(known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m).map((one) => one.id))(id);
    return {
        fault: `there is no entry ${id}.${meant === undefined ? ' `knowledge` lists them' : ` Did you mean ${meant}?`}`,
    };
}
function withRemembered(entries, entry) {
    const replaced = new Set(entry.supersedes);
    const kept = entries.map((one) => (replaced.has(one.id) ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .superseded */ .zT)(one, entry.id) : one));
    return [...kept, entry];
}
const withoutEntry = (entries, { id, by, why }) => entries.map((entry) => entry.id === id
    ? { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    : entry);


/***/ }),

/***/ 62164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ withNewWord),
/* harmony export */   MG: () => (/* binding */ withSignals),
/* harmony export */   Z_: () => (/* binding */ foundStuck),
/* harmony export */   _o: () => (/* binding */ failedOnceMore),
/* harmony export */   bR: () => (/* binding */ withoutSignalsOf),
/* harmony export */   lT: () => (/* binding */ requested),
/* harmony export */   mw: () => (/* binding */ withoutAsksOf),
/* harmony export */   oI: () => (/* binding */ unstuck)
/* harmony export */ });
const recentReviews = 5;
function requested(state, { iteration, task, why, holds }) {
    const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews);
    return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks };
}
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state;
const kept = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
    ...state,
    signals: [said, ...state.signals].slice(0, kept),
});
const withoutSignalsOf = ({ signals }, task) => ({
    signals: signals.filter((one) => one.task !== task),
});
const mostFailures = 50;
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures);
const unstuck = { failures: [], stuck: null };
const withNewWord = (state, { task }, edit) => typeof task === 'string' && state.tasks[task] ? edit(state, task, () => unstuck) : state;
function foundStuck(state, event, edit) {
    const { type: _type, at: _at, task, ...stuck } = event;
    const { iteration, why, action } = stuck;
    const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }));
    if (action !== 'pause')
        return found;
    return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } };
}
const fate = {
    ask: () => ({ status: 'failed' }),
    skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
    pause: () => ({}),
};


/***/ }),

/***/ 8479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ withCall),
/* harmony export */   MT: () => (/* binding */ withPass),
/* harmony export */   bT: () => (/* binding */ withReview),
/* harmony export */   b_: () => (/* binding */ withAgentCall),
/* harmony export */   uv: () => (/* binding */ spentOf),
/* harmony export */   zq: () => (/* binding */ paidApart)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _put_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32361);



function withCall(state, role, { usd, tokens }) {
    const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 };
    const now = { calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens };
    return { ...state, around: { ...state.around, [role]: now } };
}
const spentOf = (usage) => ({
    usd: usage.usd,
    tokens: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage),
});
const withReview = (state, { usd, usage }) => withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 });
function withAgentCall(state, event, put) {
    const { role, usage, of } = event;
    const called = {
        ...withCall(state, role, spentOf(usage)),
        looked_back: Math.max(state.looked_back, of ?? 0),
    };
    const apart = paidApart(event);
    return apart ? paidBy(taskOf(state, apart.iteration), called, { usage, put }) : called;
}
function paidApart(event) {
    if (event.type === 'agent_call' && !event.within)
        return { iteration: event.of ?? event.iteration, usage: event.usage };
    return event.type === 'agent_pass' && event.apart ? event : undefined;
}
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
function paidBy(task, state, { usage, put }) {
    const paid = { ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) };
    if (task === undefined || !Object.hasOwn(state.tasks, task))
        return paid;
    return (0,_put_task_js__WEBPACK_IMPORTED_MODULE_2__/* .editing */ .Dy)(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
function withPass(state, event, put) {
    const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
    return event.apart ? withOwedPass(counted, event, put) : counted;
}
function withOwedPass(state, event, put) {
    const { iteration, task, pass_name: name, usage } = event;
    const owed = state.owed
        .map((one) => one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one)
        .filter(({ passes }) => passes.length > 0);
    return paidBy(task, { ...state, owed }, { usage, put });
}


/***/ }),

/***/ 64064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ rejectHeld),
/* harmony export */   P3: () => (/* binding */ amended),
/* harmony export */   TV: () => (/* binding */ withoutUndo),
/* harmony export */   UH: () => (/* binding */ notAwaiting),
/* harmony export */   l: () => (/* binding */ takeIn),
/* harmony export */   nx: () => (/* binding */ withTouched),
/* harmony export */   xg: () => (/* binding */ longestReason),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35686);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _attention_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62164);
/* harmony import */ var _index_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82670);
/* harmony import */ var _orders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _task_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36966);







const recentSuccesses = 4;
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        ...(part ? {} : (0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [task])),
        work: commit ?? state.work,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(task) && {
            recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
            compaction: (0,_index_events_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(state.compaction, handoff_bytes),
        }),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, (before) => (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .grown */ .gT)(before, { iteration, commit, summary, part, left }));
}
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
const openAgain = (task, lost) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    ..._attention_js__WEBPACK_IMPORTED_MODULE_3__/* .unstuck */ .oI,
    failed_iterations: [...task.failed_iterations, ...lost],
});
const emptied = (task) => ({
    ...openAgain(task, (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationsOf */ .qW)(task)),
    ..._task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCommits */ .$s,
});
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(event.task) && {
            counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
        }),
    };
    return edit(rejected, event.task, (task) => openAgain(task, [event.iteration]));
}
function takeBack(state, event, edit) {
    const { baseline } = state;
    const gone = [event.undoes, ...event.also];
    const start = {
        ...gone.reduce(withoutTouched, withoutUndo(state, event)),
        ...(0,_attention_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSignalsOf */ .bR)(state, event.task),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
        knowledge: gone.reduce((kept, one) => [...(0,_knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIteration */ .E)(kept, one, undoneWhy(event))], state.knowledge),
        breaker: null,
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }));
    return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason);
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) };
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    if (amendment.action === 'modify')
        return state;
    return { ...state, ...(0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [id]), tasks: put(state.tasks, id, undefined) };
}


/***/ }),

/***/ 46109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ counselHandlers),
/* harmony export */   w: () => (/* binding */ sameCounsel)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);



const withCounsel = (state, change) => ({
    ...state,
    counsel: { ...state.counsel, ...change },
});
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
    const { asking } = state.counsel;
    const begun = (asking && sameCounsel(asking, { role, part, round }) ? asking.begun : 0) + 1;
    return withCounsel(state, { asking: { role, part, round, begun } });
}
const counselCalled = (state, { role, usage }) => (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withCall */ .D$)({ ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) }, role, (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .spentOf */ .uv)(usage));
const counselInterrupted = (state, { until, why }) => withCounsel({ ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } }, { asking: null });
function completionJudged(state, { type: _, at: __, ...verified }) {
    const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
    return withCounsel({ ...state, waiting: null }, { asking: null, verified: { ...verified, rounds } });
}
function planReviewed(state, event) {
    const { type: _, at: __, proposals, ...said } = event;
    const before = state.counsel.plan_review;
    const plan_review = { ...said, proposals: [...(before?.proposals ?? []), ...proposals], words: before?.words ?? [] };
    return withCounsel({ ...state, waiting: null }, { asking: null, plan_review });
}
const mostWords = 10;
function counselAnswered(state, event) {
    const { plan_review: review } = state.counsel;
    const { answer, ids, by, words } = event;
    if (event.role === 'consensus')
        return consensusAnswered(state, event);
    if (!review)
        return state;
    const proposals = review.proposals.map((one) => (ids.includes(one.id) ? { ...one, fate: 'taken' } : one));
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    if (answer !== 'revise')
        return withCounsel(state, { plan_review: { ...review, proposals, done: true, held: null } });
    const said = words === '' ? review.words : [...review.words, words].slice(-mostWords);
    return withCounsel(state, { plan_review: { ...review, done: false, held: null, words: said } });
}
function consensusAnswered(state, { answer, by, words }) {
    const { consensus } = state.counsel;
    if (!consensus)
        return state;
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    const decided = { ...consensus, decision: answer, held: null };
    if (answer !== 'revise')
        return withCounsel(state, { consensus: { ...decided, next: null } });
    const said = words === '' ? consensus.words : [...consensus.words, words].slice(-mostWords);
    const again = { ...decided, round: consensus.round + 1, next: 'challenge', words: said };
    return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({ ...state, waiting: null }, { asking: null, consensus: now });
const counselHandlers = {
    counsel_begun: counselBegun,
    counsel_called: counselCalled,
    counsel_interrupted: counselInterrupted,
    completion_judged: completionJudged,
    plan_reviewed: planReviewed,
    consensus_said: consensusSaid,
    counsel_answered: (state, event) => counselAnswered({ ...state, stop: null, ended_in_order: (0,_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .endedInOrder */ .g$)(state) }, event),
};


/***/ }),

/***/ 6016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ evolve),
  A: () => (/* binding */ fold)
});

// EXTERNAL MODULE: ./build/schema/run/budget.js
var run_budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/attention.js
var attention = __webpack_require__(62164);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/put-task.js
var put_task = __webpack_require__(32361);
;// CONCATENATED MODULE: ./build/core/run/fold/attempt-end.js






function passed(state, event, put) {
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent((0,begin/* taskIn */.B1)(state, event.task), event),
            runners_lost: 0,
            held_back: 0,
            ...attention/* unstuck */.oI,
        }),
        ...(0,orders/* usedUp */.h4)(state),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        ...((0,milestones/* isAgentsMd */.Eo)(event.task)
            ? {}
            : { costs: costsWith(state, event), counts: count(state, 'succeeded', event.handoff) }),
        breaker: null,
        waiting: null,
    };
}
function failed(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            held_back: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
            failures: (0,attention/* failedOnceMore */._o)(before, event),
        }),
        ...(0,orders/* triedInVain */.Iu)(state, event.task),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        waiting: null,
        ...(!(0,milestones/* isAgentsMd */.Eo)(event.task) && {
            costs: costsWith(state, event),
            counts: count(state, 'failed', event.handoff),
            breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        }),
    };
}
function interrupted(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
const keptCosts = 25;
const keptMeasures = 12;
function measuredWith({ current, measured }, { usage: { first_tokens } }) {
    const chars = current?.prompt_chars;
    if (chars === undefined || first_tokens === undefined)
        return { measured };
    return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, keptMeasures) };
}
const costsWith = ({ costs }, { usage }) => [usage.usd, ...costs].slice(0, keptCosts);
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
const keptAttempts = 30;
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
function timelineWith({ current, timeline }, event) {
    if (!endsAttempt(event) || current?.iteration !== event.iteration)
        return timeline;
    const { iteration, task, started } = current;
    const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd };
    return [...timeline, ended].slice(-keptAttempts);
}

// EXTERNAL MODULE: ./build/core/run/fold/call-costs.js
var call_costs = __webpack_require__(8479);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/index-events.js
var index_events = __webpack_require__(82670);
;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js















const kept = 5;
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, kept) : state.steered,
});
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$L, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    const hints = (0,orders/* withoutHintsOf */.un)(state, event.removed);
    const left = (0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(state, event.removed), event.removed);
    const refused_edits = event.refused ?? [];
    return { ...left, ...hints, plan_source: event.plan_source, tasks, refused_edits };
}
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const goesOn = (state) => ({ ...state, stop: null, ended_in_order: (0,begin/* endedInOrder */.g$)(state) });
const recentReviews = 5;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        runner: { jobs: state.runner.jobs + 1, ms: (0,lease_verdict/* runnerMs */.XK)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,run_budget/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
        ended_in_order: false,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        commands: (0,orders/* afterJob */.mM)(state),
        runner: { ...state.runner, ms: (0,lease_verdict/* runnerMs */.XK)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint, prompt_chars }, put) => ({
        ...(0,put_task/* withTask */.EF)(state, put, { id: task, status: 'in_progress', stuck: null }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at, ...(prompt_chars !== undefined && { prompt_chars }) },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => (0,commit_fate/* takeIn */.l)(passed(state, event, put), event, (0,put_task/* editing */.Dy)(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes } = event;
        const more = { ...(part && { part }), ...(left && { left }) };
        const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...more };
        return { ...passed(state, event, put), awaiting };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? (0,commit_fate/* takeIn */.l)({ ...state, awaiting: null, stop: null }, state.awaiting, (0,put_task/* editing */.Dy)(put)) : state,
    attempt_rejected: (state, event, put) => (0,commit_fate/* rejectHeld */.LV)((0,attention/* withoutAsksOf */.mw)({ ...state, stop: null }, [event.task]), event, (0,put_task/* editing */.Dy)(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...goesOn(state),
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => (0,commit_fate/* takeBack */.zH)((0,attention/* withoutAsksOf */.mw)(state, [event.task, ...event.reopened]), event, (0,put_task/* editing */.Dy)(put)),
    undo_failed: (state, event) => ({ ...(0,commit_fate/* withoutUndo */.TV)(state, event), commands: (0,orders/* withFailedUndo */.Ms)(state, event) }),
    attempt_failed: failed,
    attempt_interrupted: interrupted,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    stuck_detected: (state, event, put) => (0,attention/* foundStuck */.Z_)(state, event, (0,put_task/* editing */.Dy)(put)),
    signals_given: attention/* withSignals */.MG,
    human_review_requested: attention/* requested */.lT,
    review_answered: (state, { task }) => (0,attention/* withoutAsksOf */.mw)(goesOn(state), [task]),
    iteration_reviewed: (state, event) => {
        const { iteration, task, verdict, findings, summary } = event;
        const said = { iteration, task, verdict, findings, summary };
        return { ...(0,call_costs/* withReview */.bT)(state, event), reviewed: [said, ...state.reviewed].slice(0, recentReviews) };
    },
    agent_call: call_costs/* withAgentCall */.b_,
    failure_pattern: same,
    context_directive: (state, { task, held }, put) => held ? (0,put_task/* withTask */.EF)(state, put, { id: task, held_back: (0,begin/* taskIn */.B1)(state, task).held_back + 1 }) : state,
    prepared_prompt_refused: same,
    agent_pass: call_costs/* withPass */.MT,
    passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
    passes_begun: (state, { iterations }) => ({
        ...state,
        owed: state.owed.map((one) => (iterations.includes(one.iteration) ? { ...one, begun: one.begun + 1 } : one)),
    }),
    server_trouble: same,
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => (0,commit_fate/* amended */.P3)(state, event, (0,put_task/* editing */.Dy)(put), put),
    checks_touched: commit_fate/* withTouched */.nx,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    agents_md_due: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'pending' }),
    agents_md_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'skipped' }),
    agents_md_left: same,
    work_moved: (state, event) => arrived(state, event.to, event),
    queue_moved: (state, { from, to, place, file }) => place === 'complete' ? arrived(state, to, { from, why: `the plan moved to ${file}` }) : { ...state, work: to },
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: (0,orders/* withCommand */.UE)(state, { at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }),
    }),
    setting_changed: (state, { name, value }) => ({
        ...goesOn(state),
        overrides: { ...state.overrides, [name]: value },
    }),
    rules_changed: (state, { base, changes }) => ({
        ...goesOn(state),
        rules: (0,overrides/* withChanges */.AW)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({ ...state, evidence }),
    ...counsel/* counselHandlers */.l,
    pause: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    resume: (state) => ({ ...goesOn(state), paused: null }),
    wait_lifted: (state) => ({ ...state, waiting: null }),
    skip_task: (state, { task }, put) => (0,put_task/* withTask */.EF)((0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(goesOn(state), [task]), [task]), put, {
        id: task,
        status: 'skipped',
        given_up: null,
    }),
    task_reopened: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...goesOn(state), breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
        ...attention/* unstuck */.oI,
    }),
    note: (state, event, put) => (0,attention/* withNewWord */.H5)({ ...state, hints: [...state.hints, (0,orders/* hintOf */.$z)(event)] }, event, (0,put_task/* editing */.Dy)(put)),
    follow_up_added: (state, event, put) => (0,put_task/* withTask */.EF)(withFollowUp(goesOn(state), event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: index_events/* withWords */.cS,
    forgotten: (state, event) => ({ ...state, knowledge: (0,remember/* withoutEntry */.n$)(state.knowledge, event) }),
    knowledge_changed: index_events/* withIndex */.NH,
    knowledge_refused: index_events/* withRefusedIndex */.BI,
    knowledge_inherited: (state, { from, entries }) => ({
        ...state,
        knowledge: (0,entry/* putEntries */.a$)(state.knowledge, entries),
        inherited: [...state.inherited, from],
    }),
    run_imported: (state, { iteration, recent, compaction }) => ({
        ...state,
        iteration: Math.max(state.iteration, iteration),
        recent,
        compaction: { ...state.compaction, ...compaction },
    }),
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
function evolve(state, event) {
    return step(state, event, (0,put_task/* putInOneCopy */.ab)());
}
function fold(state, events, look) {
    const own = state && { ...state, tasks: (0,put_task/* copyOf */.zP)(state.tasks) };
    return events.reduce((before, event) => {
        const after = step(before, event, put_task/* putInPlace */.yK);
        look?.(after);
        return after;
    }, own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.qN)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at };
}


/***/ }),

/***/ 82670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ withRefusedIndex),
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   cS: () => (/* binding */ withWords),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47596);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38962);
/* harmony import */ var _knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20878);




function withWords(state, { id, text, by, url, supersedes }) {
    const entry = (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .personsEntry */ .r2)({ id, text, by, url, supersedes: supersedes ?? [] });
    return { ...state, knowledge: (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .withRemembered */ .$S)(state.knowledge, entry) };
}
function withIndex(state, event) {
    const knowledge = (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .putEntries */ .a$)(state.knowledge, event.entries);
    const merge_tried = mergeTried({ ...state, knowledge }, event);
    return { ...state, knowledge, compaction: { ..._schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingToIndex */ .T7, through: event.through, merge_tried } };
}
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrigger */ .bN ? (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .hardChars */ .d4)(knowledge) : compaction.merge_tried;
const withRefusedIndex = (state, event) => ({
    ...state,
    compaction: {
        ...state.compaction,
        refused: state.compaction.refused + 1,
        refused_at: event.iteration,
        merge_tried: mergeTried(state, event),
    },
});
const counted = (compaction, handoffBytes) => ({
    ...compaction,
    iterations: compaction.iterations + 1,
    bytes: compaction.bytes + (handoffBytes ?? 0),
});


/***/ }),

/***/ 49981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Iu: () => (/* binding */ triedInVain),
/* harmony export */   Ms: () => (/* binding */ withFailedUndo),
/* harmony export */   OT: () => (/* binding */ newestTaken),
/* harmony export */   QD: () => (/* binding */ mergeControl),
/* harmony export */   UE: () => (/* binding */ withCommand),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   kr: () => (/* binding */ refusedIn),
/* harmony export */   mM: () => (/* binding */ afterJob),
/* harmony export */   r_: () => (/* binding */ tellOnce),
/* harmony export */   uK: () => (/* binding */ hintsFor),
/* harmony export */   un: () => (/* binding */ withoutHintsOf)
/* harmony export */ });
const kept = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept);
function withFailedUndo(state, { at, undoes, why }) {
    const order = state.undos.find((one) => one.undoes === undoes);
    return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why });
}
const afterJob = ({ commands, lease }) => commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one));
const refusedIn = ({ commands, }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{ at, by, text, why: refused }]);
const mostAttempts = 3;
const hintOf = ({ id, by, text, task }) => task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 };
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
const usedUp = ({ hints, told }) => ({
    hints: hints.filter(({ id }) => !told.includes(id)),
    told: [],
});
const triedInVain = ({ hints, told }, task) => ({
    hints: hints.flatMap((hint) => {
        if (!told.includes(hint.id))
            return [hint];
        const attempts = hint.attempts === undefined ? mostAttempts : hint.attempts + 1;
        return attempts < mostAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : [];
    }),
    told: [],
});
const withoutHintsOf = ({ hints }, tasks) => ({
    hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
});
const keptIds = 500;
const isDated = (id) => /^\d{4}-/.test(id);
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
const keptTold = 100;
function tellOnce(control, notices) {
    const told = control.told ?? [];
    const fresh = notices.filter(({ key }) => !told.includes(key));
    if (fresh.length === 0)
        return control;
    const keys = [...told, ...fresh.map(({ key }) => key)].slice(-keptTold);
    return { ...control, outbox: [...control.outbox, ...fresh], told: keys };
}
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    const told = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-keptTold);
    return {
        ...theirs,
        ...(told.length > 0 && { told }),
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;


/***/ }),

/***/ 32361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ editing),
/* harmony export */   EF: () => (/* binding */ withTask),
/* harmony export */   ab: () => (/* binding */ putInOneCopy),
/* harmony export */   yK: () => (/* binding */ putInPlace),
/* harmony export */   zP: () => (/* binding */ copyOf)
/* harmony export */ });
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);

const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...(0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change((0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id)) });


/***/ }),

/***/ 36966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ withoutCommits),
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   Sy: () => (/* binding */ taskOfCommit),
/* harmony export */   av: () => (/* binding */ isBegun),
/* harmony export */   bQ: () => (/* binding */ taughtBy),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   g3: () => (/* binding */ commitsOf),
/* harmony export */   gT: () => (/* binding */ grown),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   qW: () => (/* binding */ iterationsOf)
/* harmony export */ });
function commitsOf({ iteration, commit, summary, parts }) {
    return commit === null ? parts : [...parts, { iteration: iteration ?? 0, commit, summary: summary ?? '' }];
}
function grown(task, { commit, part, ...passed }) {
    const status = part === undefined ? 'done' : part.final ? 'failed' : 'pending';
    if (commit === null)
        return { status, closed: passed.iteration, left: passed.left };
    return { status, ...passed, commit, parts: [...commitsOf(task)], closed: null };
}
const withoutCommits = { iteration: null, commit: null, summary: null, left: [], parts: [], closed: null };
const isBegun = ({ status, commit }) => commit !== null && (status === 'pending' || status === 'in_progress');
const iterationsOf = (task) => [
    ...commitsOf(task).map(({ iteration }) => iteration),
    ...(task.closed === null ? [] : [task.closed]),
];
function taskOfIteration({ tasks }, iteration) {
    const found = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf(task).includes(iteration));
    return found && { task: found[0], commits: commitsOf(found[1]) };
}
function taskOfCommit({ tasks }, oid) {
    for (const [task, record] of Object.entries(tasks)) {
        const found = commitsOf(record).find(({ commit }) => commit.startsWith(oid));
        if (found)
            return { ...found, task };
    }
    return undefined;
}
const nextAttempt = (task) => task.failed_attempts + commitsOf(task).length + 1;
function taughtBy({ tasks }) {
    const taught = new Map();
    for (const id in tasks) {
        const task = tasks[id];
        if (task)
            for (const iteration of iterationsOf(task))
                taught.set(iteration, id);
    }
    return taught;
}
function completedBy({ tasks }) {
    const done = Object.entries(tasks).filter(([, { status }]) => status === 'done');
    return new Map(done.flatMap(([id, task]) => iterationsOf(task)
        .slice(-1)
        .map((last) => [id, last])));
}
const knownOf = (state) => ({ taught: taughtBy(state), completed: completedBy(state) });


/***/ })

};
