export const id = 312;
export const ids = [312];
export const modules = {

/***/ 36903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ amendPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


/** Changes the plan as far as the rules of amendments let it, and says what was refused. */
function amendPlan(ledger, { iteration, current, amendments, trusted }) {
    if (amendments.length === 0)
        return;
    const judged = (0,_core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({
        plan: ledger.plan,
        statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(ledger.state),
        current,
        amendments,
        trusted,
    });
    if (judged.accepted.length > 0)
        ledger.replacePlan(judged.plan);
    ledger.record(...judged.accepted.map((amendment) => ({
        type: 'amendment_accepted',
        iteration,
        amendment,
        ...(amendment.action === 'remove' && !trusted && { given_up: true }),
    })), ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused', iteration, amendment, why })));
}


/***/ }),

/***/ 93588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ settleServers),
/* harmony export */   tk: () => (/* binding */ approveMemory),
/* harmony export */   yf: () => (/* binding */ tellServers)
/* harmony export */ });
/* harmony import */ var _core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28049);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58100);


/** Names the servers that were of no use to a call of which nothing else is recorded. */
function tellServers({ show }, { servers }) {
    for (const text of servers?.troubles ?? [])
        show({ kind: 'warning', text });
}
/**
 * Puts down which servers of a call were of no use, and takes what they remember into the state, at `memoryAt`, where it
 * holds; null: the call teaches nothing.
 */
function settleServers(ledger, { iteration, left, memoryAt }) {
    if (!left)
        return;
    const kept = memoryAt === null || left.memory === null ? undefined : (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readMemory */ .S1)(left.memory);
    if (kept && 'text' in kept && memoryAt !== null)
        ledger.attach(memoryAt, kept.text);
    const refused = kept && 'why' in kept ? [`${_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .memoryPath */ .bf} stays as it was: ${kept.why}`] : [];
    const what = [...left.troubles, ...refused];
    if (what.length > 0)
        ledger.record({ type: 'server_trouble', iteration, what });
}
/** What an iteration remembered counts now that a person has approved it. */
async function approveMemory(ledger, iteration) {
    const approved = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationPath */ .lr)(iteration, _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .memoryPath */ .bf));
    if (approved === undefined)
        return;
    const kept = (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_0__/* .withMemory */ .QY)((await ledger.recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .memoryPath */ .bf)) ?? '', approved);
    if ('text' in kept)
        ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .memoryPath */ .bf, kept.text);
    else
        ledger.record({ type: 'server_trouble', iteration, what: [`${_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .memoryPath */ .bf} stays as it was: ${kept.why}`] });
}


/***/ }),

/***/ 52044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a3: () => (/* binding */ obey),
  bc: () => (/* binding */ subject),
  T8: () => (/* binding */ takeOrders)
});

// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 30_000;
/**
 * What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
 * that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
 */
function acknowledge(taken) {
    const signs = taken.map(({ order, obeyed }) => {
        const body = obeyed.kind === 'refused' ? 'refused' : 'done';
        return { key: `sign/${order.id}`, kind: 'sign', body };
    });
    const answers = [];
    for (const one of taken) {
        const text = answerTo(one);
        if (text === undefined)
            continue;
        const last = answers.at(-1);
        if (last && last.size + text.length <= longestAnswer) {
            last.parts.push(text);
            last.size += text.length;
        }
        else
            answers.push({ key: `answer/${one.order.id}`, parts: [text], size: text.length });
    }
    return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))];
}
const onlyTheFirst = 'Only the first order of a comment counts: write a comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,inline_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,inline_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,inline_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
function answerFollowUps({ plan, state }) {
    const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
        const end = endOf(task, plan, state);
        const asked = url === null ? '' : `\n\n(asked for in ${url})`;
        return end === undefined ? [] : [{ task, threads, body: `${end}${asked}` }];
    });
    return {
        tasks: ended.map(({ task }) => task),
        effects: ended.flatMap(({ threads, body }) => threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body }))),
    };
}
/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        // The whole oid, which GitHub makes a link of.
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,inline_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was removed from the plan.`;
}

// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/stored/withdrawal.js
var withdrawal = __webpack_require__(45471);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/settle/take-in-handoff.js
var take_in_handoff = __webpack_require__(69284);
;// CONCATENATED MODULE: ./build/app/obey.js










/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (design rule 3). Returns a reason where the job is to end; `rests` where
 * nobody has ordered any work.
 */
async function obey(work, rests) {
    const { ports, ledger } = work;
    const { fresh, taken, waiting } = await takeOrders(work, await work.orders.take());
    ledger.send(acknowledge(taken));
    const answered = tellReviewers(ledger);
    if (fresh.length > 0 || answered.length > 0)
        await ledger.save(subject(fresh, answered));
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (waiting.size > 0)
        await ports.orderSource.forget([...waiting]);
    const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop');
    if (stopped)
        return { kind: 'paused', why: stopped.why, scope: 'job' };
    return fresh.length > 0 && fresh.every(asks) ? rests : undefined;
}
/** Puts the effects of what came in, and that it was taken, before the ledger; to be saved in one commit. */
async function takeOrders(work, { orders, cursor }) {
    const { ledger } = work;
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    const waiting = new Set(orders.map(({ id }) => id));
    for (const order of fresh)
        taken.push(await carryOut(work, { order, waiting }));
    ledger.consume([], { cursor, waiting });
    return { fresh, taken, waiting };
}
/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help|knowledge)\b/.test(text);
/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh, answered = []) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.map(({ text }) => (0,one_line/* oneLine */.TN)(text.split(' ')[0] ?? '', 20));
    return `obey ${(0,capped/* cappedRow */.g)(words, 5)}`;
}
async function carryOut(work, { order, waiting }) {
    const { ledger } = work;
    const { id, by, text, about, refused } = order;
    const obeyed = judge(order, ledger);
    ledger.consume([id], { cursor: null, waiting });
    ledger.record({
        type: 'command_taken',
        id,
        by,
        text,
        refused: obeyed.kind === 'refused' ? obeyed.why : null,
        ...(about && { about }),
    });
    if (obeyed.kind === 'done')
        for (const effect of obeyed.effects)
            await takeEffect(work, effect);
    return { order, obeyed, answer: refused?.answer ?? true };
}
function judge({ text, refused, ...order }, { plan, state }) {
    if (refused)
        return { kind: 'refused', why: refused.why };
    const command = (0,read_command/* readCommand */.U)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : (0,obey_command/* obeyCommand */.n)(command, order, { plan, state });
}
/** What an order means beyond its fact goes into the same state commit. */
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        (0,take_in_handoff/* recordMilestone */.WJ)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = (0,follow_up/* addFollowUp */.eS)(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    ledger.record(effect);
    if (effect.type === 'attempt_approved') {
        await (0,take_in_handoff/* takeInStored */.uZ)(ports, job, { ...effect, ledger });
        await (0,take_in_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,withdrawal/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}


/***/ }),

/***/ 69284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ tellReview),
/* harmony export */   VQ: () => (/* binding */ takeInHandoff),
/* harmony export */   WJ: () => (/* binding */ recordMilestone),
/* harmony export */   hk: () => (/* binding */ tellStoredReview),
/* harmony export */   r2: () => (/* binding */ forgetProgress),
/* harmony export */   uZ: () => (/* binding */ takeInStored)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55169);
/* harmony import */ var _core_report_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49484);
/* harmony import */ var _core_report_markdown_progress_log_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2377);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29181);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8878);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25442);
/* harmony import */ var _job_amend_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36903);
/* harmony import */ var _job_servers_left_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93588);










/** What a handoff does besides its commit: its amendments of the plan are judged, the progress log is renewed. */
async function takeInHandoff(ports, job, { ledger, ...passed }) {
    const { iteration, handoff } = passed;
    const amendments = handoff.plan_amendments ?? [];
    const trusted = job.settings.amendments === 'trusted';
    (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .amendPlan */ .H)(ledger, { iteration, current: passed.task.id, amendments, trusted });
    await recordProgress(ports, ledger, passed);
}
/** The same for an attempt of an earlier job, from the files that it left. */
async function takeInStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    await (0,_job_servers_left_js__WEBPACK_IMPORTED_MODULE_8__/* .approveMemory */ .tk)(ledger, iteration);
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file))));
    const handoff = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_5__/* .Handoff */ .Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await takeInHandoff(ports, job, { ledger, task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
const logFile = 'progress-log.json';
/** Renews `progress-log.json` and `.md`: the task table and the newest successes (docs/design.md#state-tree). */
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgressLog */ .sd)(await ledger.recall(logFile)), newest: [success] });
}
/** Prepares to take iterations out of it again; what it returns does so at once, beside the facts that say why. */
async function forgetProgress(ports, ledger, iterations) {
    const previous = (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIterations */ .JH)((0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgressLog */ .sd)(await ledger.recall(logFile)), iterations);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .nextProgressLog */ .zC)({ previous, newest: dated, rows: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(plan, state), generated });
    for (const success of dated) {
        const entry = `${JSON.stringify((0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .progressEntry */ .su)(success), null, 2)}\n`;
        ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(success.iteration, 'progress.json'), entry);
    }
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', (0,_core_report_markdown_progress_log_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .progressLogMarkdown */ .p)(log, { plan: state.plan, ...(0,_core_report_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsInState */ .UV)({ plan, state }) }));
}
/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .slicesOf */ .nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
/** The same for a commit that waited for a person's word, from the file that its job left. */
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_6__/* .Reviewed */ .u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
/** Cuts the work where the commit that is about to be taken in is the first for its milestone. */
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .beginsSlice */ .vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 99576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ addressed),
  n: () => (/* binding */ obeyCommand)
});

// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var text_nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/control/judge-commit.js





/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid) => oid.slice(0, 12);
/** The waiting commit is taken in, if the order names this very one and it still fits on the work; a task has its agent answered. */
function approve(command, by, state) {
    const { sha } = command;
    const { awaiting } = state;
    const named = command.task?.toLowerCase() ?? sha;
    const asked = state.asks.find(({ task }) => task.toLowerCase() === named);
    if (asked)
        return { kind: 'done', effects: [{ type: 'review_answered', task: asked.task, by }] };
    if (command.task !== undefined) {
        const short = /^[0-9a-f]{3,6}$/i.test(command.task)
            ? '; to approve a commit, at least 7 characters name it: approve SHA'
            : '';
        return refused(`no agent of ${command.task} waits for an answer${short}`);
    }
    if (!awaiting)
        return refused(nothingWaits(sha, state));
    const { iteration, task, commit, checkpoint, part } = awaiting;
    const waits = `${shown(commit)} (${task}, iteration ${iteration}) waits for approval`;
    if (sha === '')
        return refused(`${waits}; name it: approve ${shown(commit)}`);
    if (!commit.startsWith(sha))
        return refused(`${waits}, not ${sha}`);
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it again there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by, ...(part && { part }) }] };
}
function nothingWaits(sha, state) {
    if (sha === '') {
        const [asked] = state.asks;
        return `no commit waits for approval${asked ? `; to answer the agent of ${asked.task}: approve ${asked.task}` : ''}`;
    }
    const known = (0,task_commits/* taskOfCommit */.Sy)(state, sha);
    if (!known)
        return `no commit waits for approval, so ${sha} cannot be approved`;
    const { task, commit, iteration } = known;
    return `no commit waits for approval; ${shown(commit)} (${task}, iteration ${iteration}) is already part of the work`;
}
/** A waiting commit is rejected; one on the work branch is put down to be taken back, with all others of its task. */
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return refused(`iteration ${undoes} is still running; \`stop\` ends it`);
    if (undoes > state.iteration)
        return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    if (target?.task.startsWith(milestones/* reservedIds */.bJ.merge)) {
        return refused(`iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`);
    }
    if (target === undefined) {
        return refused(`iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`);
    }
    const ordered = state.undos.find((other) => (0,task_commits/* taskOfIteration */.MH)(state, other.undoes)?.task === target.task);
    if (ordered)
        return refused(`undo ${ordered.undoes} was ordered already`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
const refused = (why) => ({ kind: 'refused', why });
/**
 * Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
 * stays, and so does everything that builds on it.
 */
function redo(command, order, run) {
    const { plan, state } = run;
    const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
    if (typeof found === 'string')
        return { kind: 'refused', why: found };
    const reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found };
    if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
        return { kind: 'refused', why: 'say what should be different: redo \u2026 reason' };
    }
    const amendment = (0,follow_up/* followUp */.nF)(reviewed, plan);
    const added = (0,follow_up/* addFollowUp */.eS)(amendment, plan, (0,begin/* statusIn */.em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, follow_up/* mostRemarks */.VZ).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is the task ${(0,report_context/* code */.aY)(task)} now; its commit will be named here.`,
    };
}
/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; on a review or a commit that is not needed';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = (0,task_commits/* taskOfIteration */.MH)(state, iteration);
    const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1);
    if (!found || !made)
        return `iteration ${iteration} has no commit: it did not pass, or was undone`;
    return { task: found.task, commit: made.commit, iteration };
}
/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit, state) {
    const exact = (0,task_commits/* taskOfCommit */.Sy)(state, commit);
    const newest = state.recent.find(({ iteration }) => (0,task_commits/* taskOfIteration */.MH)(state, iteration) !== undefined);
    const { task, iteration } = exact ?? newest ?? { task: null, iteration: null };
    return { task, iteration, commit };
}

// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/control/keep-knowledge.js






/** The reader sees exactly what later agents will: nothing in a comment can say one thing to each (threat T4). */
function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return result;
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Known already, as ${(0,report_context/* code */.aY)(result.id)}.` };
    const { id, text: words, url, supersedes, by: author } = result.entry;
    const fact = { type: 'remembered', id, text: words, by: author, url };
    const instead = supersedes.length === 0 ? '' : `, in the place of ${supersedes.map(report_context/* code */.aY).join(', ')}`;
    return {
        kind: 'done',
        effects: [supersedes.length === 0 ? fact : { ...fact, supersedes }],
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(id)}${instead}:\n\n${(0,fences/* fenced */.OF)(words)}`,
    };
}
function forgotten({ id, why }, { by }, { knowledge }) {
    const entry = (0,remember/* activeEntry */.Zu)(id, knowledge);
    if ('fault' in entry)
        return { kind: 'refused', why: entry.fault };
    return {
        kind: 'done',
        effects: [{ type: 'forgotten', id, by, why }],
        answer: `No later attempt is told this any more:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
/** Of an answer: a comment is no place for a whole index. */
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
    const wanted = words.toLowerCase().split(/\s+/);
    const active = knowledge.filter(entry/* isActive */.$m);
    const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    if (found.length === 0)
        return active.length === 0
            ? 'Nothing is known yet.'
            : `None of ${(0,amounts/* plural */.LS)(active.length, 'entry', 'entries')} has these words.`;
    // People's first, then the newest.
    const order = [...found.filter(({ by }) => by !== null), ...found.filter(({ by }) => by === null).reverse()];
    const more = found.length - mostShown;
    const rest = more > 0 ? `\n\nand ${more} more; ${(0,report_context/* code */.aY)('ralph knowledge')} lists all of them.` : '';
    return `${order.slice(0, mostShown).map(render_index/* entryLine */.bV).join('\n')}${rest}`;
}

;// CONCATENATED MODULE: ./build/core/control/obey-command.js













/** What an order does to the run, or why it cannot be done. Pure. */
function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'run_paused', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'run_resumed', by }) : obey_command_refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order, run);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return approve(command, by, run.state);
        case 'undo':
            return undo(command, by, run.state);
        case 'redo':
            return redo(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
        case 'forget':
            return forgotten(command, order, run.state);
        case 'budget':
            return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by, run.state);
        case 'mode':
            return changeSettings({ mode: command.value }, by, run.state);
        case 'set':
            return changeSettings({ [command.name]: command.value }, by, run.state);
        default:
            return inform(command, run);
    }
}
/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (threat T4). */
function hint(command, { id, by, about }, run) {
    const { task, words } = addressed(command.text, run.plan);
    if (words === '')
        return obey_command_refused(`say what ${task} is to be told: hint ${task} TEXT`);
    if (task !== null && (0,begin/* statusIn */.em)(run.state)(task) === 'done') {
        const { iteration } = (0,begin/* taskIn */.B1)(run.state, task);
        const again = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`;
        return obey_command_refused(`${task} is done and is not attempted again${again}`);
    }
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,follow_up/* placeOf */.$t)(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    const whose = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${(0,report_context/* code */.aY)(task)}`;
    return {
        ...done({ type: 'hint_given', id, by, text, task }),
        answer: `${whose} reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
/** A hint is a task's where its first word is exactly the id of one. */
function addressed(text, { tasks }) {
    const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
    return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'task_skipped', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: why, task }];
    return ((isStuck(run, task) ? undefined : wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried')) ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
/** Its run is paused for it; it gets all its attempts again, as one that has failed. */
const isStuck = ({ state }, task) => (0,begin/* taskIn */.B1)(state, task).stuck !== null && (0,begin/* statusIn */.em)(state)(task) === 'pending';
function unknownTask(plan, task) {
    const meant = (0,text_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return obey_command_refused(unknownTask(plan, task));
    const status = (0,begin/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,begin/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    const words = allowed
        .map((one) => one.replace('_', ' '))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ');
    return obey_command_refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`);
}
/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce = new Set([
    'approval',
    'before-capture',
    'cost-budget',
    'human-review',
    'incomplete',
    'known-red',
    'max-continuations',
    'protected-paths',
    'review',
    'run-iterations',
    'setup',
    'strategy',
]);
/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
function changeSettings(wanted, by, { rules, base }) {
    const given = Object.entries(wanted).flatMap(([name, text]) => (text === null ? [] : [read(name, text)]));
    const faults = given.flatMap((one) => ('fault' in one ? [one.fault] : []));
    if (faults.length > 0)
        return { kind: 'refused', why: faults.join('; ') };
    const settled = given.flatMap((one) => ('fault' in one ? [] : [one]));
    const free = settled.filter(({ name }) => !(0,rule_table/* isRule */.Nd)(name));
    const ruled = settled.filter(({ name }) => (0,rule_table/* isRule */.Nd)(name));
    const changes = ruled.map(({ name, raw }) => {
        const then = rules?.values[name];
        const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' };
        return { name, before: then?.value ?? (0,rule_table/* usualRaw */.lU)(name), after: raw, rule };
    });
    const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => (0,report_context/* code */.aY)(name));
    const effects = [
        ...free.map(({ name, text: value }) => ({ type: 'setting_changed', name, value, by })),
        ...(changes.length === 0
            ? []
            : [{ type: 'rules_changed', by, why: 'ordered', base: rules?.base ?? base, changes }]),
    ];
    const answer = late.length > 0 ? `${late.join(', ')} counts from the next job on.` : undefined;
    return { kind: 'done', effects, ...(answer && { answer }) };
}
function read(name, text) {
    const known = overrides/* adjustable */.mN.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,text_nearest/* meantName */.d5)(name, overrides/* adjustable */.mN);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return { fault: `${name} cannot be set in a run.${nearest} There are ${overrides/* adjustable */.mN.join(', ')}` };
    }
    const found = (0,rule_table/* rawOfText */.Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            // The comment itself has started the job that reads this.
            return run.state.paused ? obey_command_refused('the run is paused; `resume` lifts the pause and continues') : answered();
        case 'plan':
            return answered('Each job adopts the plan as it is when the job starts, and this one has. The next job adopts later edits; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(obey_command_status(run));
        case 'knowledge':
            return answered(knownSoFar(command, run.state));
        case 'help':
            return answered(help);
    }
}
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one per comment:',
    '',
    ...Object.values(read_command/* commandForms */.j).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextMarkdown */.Ze)(next)].join('\n\n');
}


/***/ }),

/***/ 27738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgeAmendments)
/* harmony export */ });
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85736);

/** The first three count and each further one is refused (docs/design.md#amendments). */
const maxAmendments = 3;
/**
 * What an agent's wishes make of the plan: applied in order, each judged on the plan as amended so far, so that one
 * bad wish costs no other (failure model A15). `current` is the id of the task that was just attempted, `statusOf` the
 * run's own record. What is to be removed stays in the plan as given up, unless agents are `trusted`. `why` is the end of the sentence "refused because \u2026".
 */
function judgeAmendments(wish) {
    const { current, trusted } = wish;
    const givenUp = new Set();
    const statusOf = (id) => (givenUp.has(id) ? 'given_up' : wish.statusOf(id));
    const context = { statusOf, current, trusted, original: wish.plan };
    const accepted = [];
    const refused = [];
    let { plan } = wish;
    for (const [index, amendment] of wish.amendments.entries()) {
        const outcome = index < maxAmendments ? judge(amendment, plan, context) : tooMany(index);
        if (typeof outcome === 'string')
            refused.push({ amendment, why: outcome });
        else {
            if (amendment.action === 'remove' && !trusted)
                givenUp.add(String(amendment.task_id));
            else
                plan = outcome;
            accepted.push(amendment);
        }
    }
    return { plan, accepted, refused };
}
function judge(amendment, plan, context) {
    for (const rule of _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .amendmentRules */ .ZT) {
        const why = rule(amendment, plan, context);
        if (why !== undefined)
            return why;
    }
    return (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .applyAmendment */ .Cv)(inheriting(amendment, plan, context), plan);
}
/** A task that an agent adds may do what the task that it worked on may do, and no more; it is for the same milestone. */
function inheriting(amendment, plan, { current }) {
    const own = plan.tasks.find(({ id }) => id === current);
    if (amendment.action !== 'add' || own === undefined)
        return amendment;
    const { paths, milestone } = own;
    return {
        ...amendment,
        task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
    };
}
function tooMany(index) {
    return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`;
}


/***/ }),

/***/ 85736:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ applyAmendment),
/* harmony export */   ZT: () => (/* binding */ amendmentRules),
/* harmony export */   pI: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);
/* harmony import */ var _format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19956);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4309);






/** `add` needs a task with id, title and description, `modify` and `remove` need an id. */
const saysWhat = ({ action, task, task_id, changes }) => {
    if (action === 'add') {
        const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]));
        return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined;
    }
    if (blank(task_id))
        return `${action} needs the task_id of a task`;
    if (action === 'modify' && Object.keys(changes ?? {}).length === 0)
        return 'modify needs changes';
    return undefined;
};
const namesKnownTasks = ({ action, task_id, after }, plan) => {
    if (action === 'add') {
        return after === undefined || has(plan, after) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(after)} to insert it after`;
    }
    return has(plan, task_id) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
    const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape, name));
    if (unknown.length === 0)
        return undefined;
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(unknown[0] ?? '', Object.keys(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape));
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
    return `a task has no field ${unknown.map((name) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)).join(', ')}${hint}`;
};
/** Status, attempts and identity belong to the engine: an agent could else mark a task done without work (failure model A15). */
const leavesRecordAlone = (amendment) => {
    const fields = fieldsOf(amendment);
    if (amendment.action === 'modify' && Object.hasOwn(fields, 'id'))
        return 'the id of a task never changes';
    if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
        return 'only the engine sets the status of a task';
    }
    if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
        return 'only the engine sets retry_count';
    }
    return undefined;
};
/** What a person restricted stays so: neither by a change nor by a task of its own can an agent get more tools. */
const keepsTools = (amendment, plan, { current }) => {
    const wanted = fieldsOf(amendment)['allowed_tools'];
    if (amendment.action === 'modify' && wanted !== undefined)
        return 'only people set the tools of a task';
    const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
    if (amendment.action !== 'add' || own === undefined)
        return undefined;
    const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool));
    return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`;
};
/** Where work may be done is for people to say: an agent that is kept to some paths must not widen them. */
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `only people set ${limit}`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which cannot change` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
/** An id that comes back within one batch would wash off the attempts that were counted against it. */
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
/** Whoever looks at the task later must see what it was about: an emptied one is as good as removed. */
const emptiesNothing = (amendment, plan) => {
    if (amendment.action !== 'modify')
        return undefined;
    const before = plan.tasks.find(({ id }) => id === amendment.task_id);
    const fields = fieldsOf(amendment);
    const name = ['title', 'description', 'acceptance_criteria'].find((one) => Object.hasOwn(fields, one) && says(before?.[one]) && !says(fields[one]));
    return name === undefined ? undefined : `a change may not empty the ${name} of a task`;
};
const keepsGivenUp = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'given_up'
    ? `${task_id} was given up, and a person has to decide`
    : undefined;
const orphansNobody = ({ action, task_id }, plan, { statusOf }) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks
        .filter(({ id, depends_on }) => depends_on.some((other) => other === task_id) && statusOf(id) !== 'given_up')
        .map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    return `${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(dependents, 5)} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
};
/** Last, since it applies the change: types, ids, cycles, dead dependencies and all else that lint knows. */
const keepsPlanSound = (amendment, plan, { statusOf, trusted }) => {
    // The plan stays as it is, and nothing that is open waits for the task.
    if (amendment.action === 'remove' && !trusted)
        return undefined;
    const next = applyAmendment(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
/** What is wrong with the plan after a change that was not wrong before. */
function soundnessFault(plan, next, statusOf) {
    if (next.tasks.length === 0)
        return 'a plan needs at least one task';
    if (next.tasks.length > _format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp)
        return `a plan may have at most ${_format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
    return errors.length === 0 ? undefined : inOneLine(errors);
}
const amendmentRules = [
    saysWhat,
    namesKnownTasks,
    setsKnownFields,
    leavesRecordAlone,
    keepsTools,
    leavesLimitsAlone,
    keepsCurrent,
    keepsDone,
    keepsGivenUp,
    emptiesNothing,
    addsNewId,
    orphansNobody,
    keepsPlanSound,
];
function fieldsOf({ action, task, changes }) {
    return (action === 'add' ? task : action === 'modify' ? changes : undefined) ?? {};
}
function refusedRecord(fields, name, allowed) {
    return Object.hasOwn(fields, name) && (allowed === undefined || fields[name] !== allowed);
}
/** The plan with the statuses of the run, so that a dependency on a failed, skipped or given-up task is seen as dead. */
function asRun(plan, statusOf) {
    const tasks = plan.tasks.map((task) => {
        const status = statusOf(task.id);
        return task.status === status ? task : { ...task, status };
    });
    return { ...plan, tasks };
}
function has(plan, id) {
    return plan.tasks.some((task) => task.id === id);
}
/** Anything that can be seen: blanks and invisible characters say nothing. */
function says(value) {
    if (Array.isArray(value))
        return value.some(says);
    return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}
function blank(value) {
    return value === undefined || value === null || value === '';
}
/**
 * The plan with one amendment applied, or why its fields make no task. Fields that an added task lacks take the
 * schema's defaults. `after` places it behind that task, in position and, where it brings none, in `order`: selection
 * looks at `order` first. Whether the change is allowed is for the rules.
 */
function applyAmendment(amendment, plan) {
    if (amendment.action === 'remove')
        return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) };
    return amendment.action === 'add' ? added(amendment, plan) : modified(amendment, plan);
}
function added({ task: fields, after }, plan) {
    const anchor = plan.tasks.findIndex(({ id }) => id === after);
    const order = plan.tasks[anchor]?.order;
    const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields });
    if (typeof task === 'string')
        return task;
    return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) };
}
function modified({ task_id, changes }, plan) {
    const index = plan.tasks.findIndex(({ id }) => id === task_id);
    const task = parseTask({ ...plan.tasks[index], ...changes });
    return typeof task === 'string' ? task : { ...plan, tasks: plan.tasks.with(index, task) };
}
function parseTask(fields) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.safeParse(fields);
    if (parsed.success)
        return parsed.data;
    return inOneLine((0,_format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields));
}
/** Sentences as parts of one. */
const inOneLine = (faults) => faults.map(({ message }) => message.replace(/\.$/, '')).join('; ');


/***/ }),

/***/ 44688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   VZ: () => (/* binding */ mostRemarks),
/* harmony export */   eS: () => (/* binding */ addFollowUp),
/* harmony export */   nF: () => (/* binding */ followUp)
/* harmony export */ });
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85736);






/** So many remarks are told one by one, and answered. */
const mostRemarks = 20;
const longestRemark = 800;
/**
 * The wish as an amendment of the plan: a task right behind the one that it speaks of, which may do what that one may
 * do and no more.
 */
function followUp(reviewed, plan) {
    const { by, why, about, iteration, commit } = reviewed;
    const before = plan.tasks.find(({ id }) => id === reviewed.task);
    const [first] = about?.remarks ?? [];
    const gist = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why || first?.text || 'what the review says', 70);
    const task = {
        ...inherited(before),
        id: freeId(before, plan),
        title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
        description: describe({ by, why, about, work: workInWords(before, iteration, commit) }),
        acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
        depends_on: before ? [before.id] : [],
    };
    const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`;
    return { action: 'add', reason, task, ...(before && { after: before.id }) };
}
/** The plan with this task, or why it cannot be added: a dependency that was given up, or a plan that is full. */
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .applyAmendment */ .Cv)(amendment, plan);
    return typeof next === 'string' ? next : ((0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .soundnessFault */ .pI)(plan, next, statusOf) ?? next);
}
/** What people allowed for that work, and what helped with it. */
function inherited(task) {
    if (!task || (0,_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .Bs)(task.id))
        return {};
    const { status: _, retry_count: __, ...rest } = task;
    return rest;
}
function freeId(before, plan) {
    const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
    const stem = before && !(0,_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .Bs)(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo';
    for (let n = 1;; n++) {
        const id = n === 1 ? stem : `${stem}-${n}`;
        if (!known.has(id.toLowerCase()))
            return id;
    }
}
function workInWords(before, iteration, commit) {
    const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined;
    return `commit ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}${whose === undefined ? '' : ` (${whose})`}`;
}
function describe(request) {
    const { by, why, about, work } = request;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(remarks.map((remark) => `${placeOf(remark)}: ${indented((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(remark.text, longestRemark))} (${remark.url})`), mostRemarks).map((line) => `- ${line}`),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ }),

/***/ 20657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readPromptFacts),
/* harmony export */   i: () => (/* binding */ promptFacts)
/* harmony export */ });
/* harmony import */ var _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28846);

/** What is kept of a prompt beside its text: where each section came from, and what its budget was counted by. */
const promptFacts = (sections, { ratio, calls }) => ({
    schema: 1,
    sections: sections.map(({ name, source }) => ({ name, source })),
    chars_per_token: ratio,
    measured_calls: calls,
});
/** Undefined for a text that is none, or that an older program did not write. */
function readPromptFacts(stored) {
    try {
        return stored === undefined ? undefined : _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptFacts */ ._.safeParse(JSON.parse(stored)).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony export tasksOf */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
/**
 * The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request.
 */
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 45471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ withdrawalPath),
/* harmony export */   sk: () => (/* binding */ withdrawal),
/* harmony export */   uV: () => (/* binding */ withdrawalInWords)
/* harmony export */ });
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58100);

const withdrawalPath = (iteration) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .iterationPath */ .lr)(iteration, 'withdrawn.json');
/** Path and content of the file. */
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
};
/** The reason as the next attempt at the task is told it. */
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ })

};
