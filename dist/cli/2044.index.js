export const id = 2044;
export const ids = [2044];
export const modules = {

/***/ 52044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ obey),
  c: () => (/* binding */ obeyAtOnce)
});

// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


const longestAnswer = 30_000;
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
const onlyTheFirst = 'Only the first order of a comment counts: write a separate comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,neutral_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,neutral_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,neutral_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
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
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,neutral_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was removed from the plan.`;
}

// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/counsel/consensus-file.js
var consensus_file = __webpack_require__(81786);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js
var apply_handoff = __webpack_require__(44225);
;// CONCATENATED MODULE: ./build/app/obey.js


















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
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help|knowledge)\b/.test(text);
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
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
    const command = (0,read_command/* readCommand */.UK)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : (0,obey_command/* obeyCommand */.n)(command, order, { plan, state });
}
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = (0,follow_up/* addFollowUp */.eS)(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    if (effect.type === 'counsel_answered') {
        const taken = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? [];
        const { iteration } = ledger.state;
        for (const { amendment } of taken)
            (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: '', amendments: [amendment], trusted: true });
    }
    ledger.record(effect);
    if (effect.type === 'counsel_answered' && effect.role === 'consensus')
        await (0,consensus_file/* writeAnswer */.Q)(ledger, new Date(ports.clock.now()).toISOString());
    if (effect.type === 'attempt_approved') {
        await (0,apply_handoff/* applyStored */.o7)(ports, job, { ...effect, ledger });
        await (0,apply_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,run_files/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}
const tries = 5;
async function obeyAtOnce(ports, job) {
    for (let round = 0; round < tries; round++) {
        const { run } = await ports.store.load();
        if (!run)
            return undefined;
        const lease = await leaseOf(ports, run);
        if (lease === 'held')
            return { kind: 'held', state: run.state };
        await (0,prove/* proveStep */.Zt)(ports, run);
        const obeyed = await obeyOnce(ports, job, { run, lease });
        if (obeyed)
            return obeyed;
    }
    return undefined;
}
async function leaseOf({ liveness, clock }, { state }) {
    const { lease, handed } = state;
    const life = lease ? await liveness.check(lease.holder) : 'gone';
    return (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: clock.now(), handed: handed !== null }).kind;
}
async function obeyOnce(ports, job, { run, lease }) {
    const { cursor: since, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' });
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const work = { ports, ledger, job: (0,job_settings/* adjusted */.BZ)(job, run.state) };
    if (lease === 'over') {
        await (0,job_ledger/* takeLease */._)(ports, ledger);
        (0,recover_lost_attempt/* recoverLostAttempt */.wW)(ledger, work.job.settings, run.state.handed);
    }
    const { fresh, taken, waiting } = await takeOrders(work, found);
    if (lease === 'over')
        ledger.record({ type: 'lease_released' });
    if (ledger.dirty && !(await saved(() => ledger.save(subject(fresh)))))
        return undefined;
    await ports.orderSource.forget([...waiting]);
    return { kind: 'taken', taken, plan: ledger.plan, state: ledger.state };
}
async function saved(save) {
    try {
        await save();
        return true;
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && error.code === 'LEASE_LOST')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 81786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   U: () => (/* binding */ pastRounds)
/* harmony export */ });
/* harmony import */ var _core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60145);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58100);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);



async function pastRounds({ recall }) {
    const text = await recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .consensusPath */ .JT);
    const file = text === undefined ? null : JSON.parse(text);
    return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : [];
}
async function writeAnswer(ledger, moment) {
    const { state, plan } = ledger;
    const now = state.counsel.consensus;
    if (!now)
        return;
    const file = (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .consensusFile */ .ge)({ now, rounds: await pastRounds(ledger), moment }, `${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(plan.tasks.length, 'task')} of ${state.plan}`);
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .consensusPath */ .JT, `${JSON.stringify(file, null, 2)}\n`);
}


/***/ }),

/***/ 18294:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ answerCounsel),
/* harmony export */   m: () => (/* binding */ answeredInWords)
/* harmony export */ });
/* harmony import */ var _plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


const refused = (why) => ({ kind: 'refused', why });
function answerCounsel(command, { by }, run) {
    const { plan_review: review, consensus } = run.state.counsel;
    const decides = command.kind === 'abort' || command.kind === 'revise';
    if (consensus && (consensus.held !== null || (!review && decides)))
        return answerConsensus(command, by);
    if (!review)
        return refused('no review of the plan is waiting for an answer');
    if (command.kind === 'accept')
        return acceptProposals(command.ids, { by, run, review });
    if (command.kind === 'override' && review.held === null)
        return refused('nothing keeps the plan from starting');
    return answered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why });
}
const answered = (fact) => ({
    kind: 'done',
    effects: [{ type: 'counsel_answered', ...fact }],
});
function answerConsensus(command, by) {
    if (command.kind === 'accept' && command.ids.length > 0)
        return refused('the consensus about the plan is waiting, and is accepted as a whole: accept');
    const words = command.kind === 'accept' ? '' : command.why;
    return answered({ role: 'consensus', by, answer: command.kind, ids: [], words });
}
function acceptProposals(ids, { by, run, review }) {
    const open = review.proposals.filter(({ fate }) => fate !== 'taken');
    const unknown = ids.filter((id) => !open.some((one) => one.id === id));
    if (unknown.length > 0)
        return refused(`no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} ${open.length > 1 ? 'are' : 'is'}`);
    const wanted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'));
    if (wanted.length === 0 && review.held === null)
        return refused('no proposal is open');
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(run.state);
    let { plan } = run;
    for (const { id, amendment } of wanted) {
        const judged = (0,_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({ plan, statusOf, current: '', amendments: [amendment], trusted: true });
        const [fault] = judged.refused;
        if (fault)
            return refused(`${id} no longer fits the plan: ${fault.why}`);
        plan = judged.plan;
    }
    return answered({ role: 'plan-review', by, answer: 'accept', ids: wanted.map(({ id }) => id), words: '' });
}
function answeredInWords({ answer, ids, role }) {
    if (answer === 'revise')
        return role === 'consensus'
            ? 'The next job asks both sides once more, with your words.'
            : 'The next job has the plan reviewed again.';
    if (answer === 'abort')
        return 'The run is paused, and no task of the plan is started.';
    return ids.length === 0 ? 'The plan may start as it is.' : `The plan now contains ${ids.join(', ')}.`;
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
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var text_nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/answer-counsel.js
var answer_counsel = __webpack_require__(18294);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/control/judge-commit.js





const shown = (oid) => oid.slice(0, 12);
function approve(command, by, state) {
    const { sha } = command;
    const { awaiting } = state;
    const named = command.task?.toLowerCase() ?? sha;
    const asked = state.asks.find(({ task }) => task.toLowerCase() === named);
    if (asked)
        return { kind: 'done', effects: [{ type: 'review_answered', task: asked.task, by }] };
    if (command.task !== undefined || !awaiting || sha === '' || !awaiting.commit.startsWith(sha)) {
        return refused(notThat(command, state));
    }
    const { iteration, task, commit, checkpoint, part } = awaiting;
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it again there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by, ...(part && { part }) }] };
}
function notThat({ sha, task: word }, state) {
    const { awaiting, asks } = state;
    const [asked] = asks;
    const commit = awaiting && shown(awaiting.commit);
    const waiting = [
        ...(awaiting
            ? [`${commit} (${awaiting.task}, iteration ${awaiting.iteration}) waits for approval: approve ${commit}`]
            : []),
        ...(asked ? [`the agent of ${asked.task} waits for an answer: approve ${asked.task}`] : []),
    ];
    const name = sha || word;
    const known = sha === '' ? undefined : (0,task_commits/* taskOfCommit */.Sy)(state, sha);
    if (known) {
        const there = `${shown(known.commit)} (${known.task}, iteration ${known.iteration}) is already part of the work`;
        return [there, ...waiting].join('; ');
    }
    if (waiting.length === 0)
        return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ''}`;
    return [...(name ? [notNamed(name, awaiting)] : []), ...waiting].join('; ');
}
function notNamed(name, awaiting) {
    const word = name.toLowerCase();
    if (awaiting && /^[0-9a-f]{3,6}$/.test(word) && awaiting.commit.startsWith(word))
        return `${name} is too short: at least 7 characters name a commit`;
    const meant = awaiting && [awaiting.task.toLowerCase(), `${awaiting.iteration}`];
    return meant?.includes(word)
        ? 'a commit is approved by its own name, so that it is the one you looked at'
        : `${name} does not wait for approval`;
}
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
        return refused(`undo ${ordered.undoes} has already been ordered`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
const refused = (why) => ({ kind: 'refused', why });
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
        answer: `This is now the task ${(0,report_context/* code */.aY)(task)}; its commit will be named here.`,
    };
}
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; in a reply to a review or a commit you can omit the number';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = (0,task_commits/* taskOfIteration */.MH)(state, iteration);
    const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1);
    if (!found || !made)
        return `iteration ${iteration} has no commit: it did not pass, or was undone`;
    return { task: found.task, commit: made.commit, iteration };
}
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






function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return result;
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Already known as ${(0,report_context/* code */.aY)(result.id)}.`, known: result.id };
    const { id, text: words, url, supersedes, by: author } = result.entry;
    const fact = { type: 'remembered', id, text: words, by: author, url };
    const instead = supersedes.length === 0 ? '' : `, replacing ${supersedes.map(report_context/* code */.aY).join(', ')}`;
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
        answer: `Later attempts are no longer told this:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
    const wanted = words.toLowerCase().split(/\s+/);
    const active = knowledge.filter(entry/* isActive */.$m);
    const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    if (found.length === 0)
        return active.length === 0
            ? 'Nothing is known yet.'
            : `None of ${(0,amounts/* plural */.LS)(active.length, 'entry', 'entries')} contains these words.`;
    const order = [...found.filter(({ by }) => by !== null), ...found.filter(({ by }) => by === null).reverse()];
    const more = found.length - mostShown;
    const rest = more > 0 ? `\n\nand ${more} more; ${(0,report_context/* code */.aY)('ralph knowledge')} lists all of them.` : '';
    return `${order.slice(0, mostShown).map(render_index/* entryLine */.bV).join('\n')}${rest}`;
}

;// CONCATENATED MODULE: ./build/core/control/obey-command.js














function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'pause', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'resume', by }) : obey_command_refused('the run is not paused');
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
        case 'accept':
        case 'revise':
        case 'override':
        case 'abort':
            return (0,answer_counsel/* answerCounsel */.O)(command, order, run);
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
function hint(command, { id, by, about }, run) {
    const { task, words } = addressed(command.text, run.plan);
    if (words === '')
        return obey_command_refused(`say what ${task} should be told: hint ${task} TEXT`);
    if (task !== null && (0,begin/* statusIn */.em)(run.state)(task) === 'done') {
        const { iteration } = (0,begin/* taskIn */.B1)(run.state, task);
        const again = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`;
        return obey_command_refused(`${task} is done and will not be attempted again${again}`);
    }
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,follow_up/* placeOf */.$t)(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    const whose = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${(0,report_context/* code */.aY)(task)}`;
    return {
        ...done({ type: 'note', id, by, text, task }),
        answer: `${whose} reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function addressed(text, { tasks }) {
    const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
    return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'skip_task', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'note', id, by, text: why, task }];
    return ((isStuck(run, task) ? undefined : wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried')) ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
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
        return { fault: `${name} cannot be changed in a run.${nearest} You can set ${overrides/* adjustable */.mN.join(', ')}` };
    }
    const found = (0,rule_table/* rawOfText */.Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            return run.state.paused ? obey_command_refused('the run is paused; `resume` lifts the pause and continues') : answered();
        case 'plan':
            return answered('Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.');
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
    ...Object.values(read_command/* commandForms */.jr).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextMarkdown */.Ze)(next)].join('\n\n');
}


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






const mostRemarks = 20;
const longestRemark = 800;
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
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .applyAmendment */ .Cv)(amendment, plan);
    return typeof next === 'string' ? next : ((0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .soundnessFault */ .pI)(plan, next, statusOf) ?? next);
}
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
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ })

};
