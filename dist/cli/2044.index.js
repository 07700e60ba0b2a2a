export const id = 2044;
export const ids = [2044];
export const modules = {

/***/ 36903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ amendPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


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
const onlyTheFirst = 'Only the first order of a comment counts: write a comment for each of the others.';
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
// EXTERNAL MODULE: ./build/app/phase/counsel/take-counsel.js + 5 modules
var take_counsel = __webpack_require__(97175);
// EXTERNAL MODULE: ./build/app/phase/intake/intake.js + 4 modules
var intake = __webpack_require__(66470);
// EXTERNAL MODULE: ./build/app/phase/settle/take-in-handoff.js
var take_in_handoff = __webpack_require__(69284);
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
        (0,take_in_handoff/* recordMilestone */.WJ)(ledger, effect);
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
        await (0,take_counsel/* writeAnswer */.QG)(ledger, new Date(ports.clock.now()).toISOString());
    if (effect.type === 'attempt_approved') {
        await (0,take_in_handoff/* takeInStored */.uZ)(ports, job, { ...effect, ledger });
        await (0,take_in_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
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
        (0,intake/* takeLease */._e)(ports, ledger);
        (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, work.job.settings, run.state.handed);
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

/***/ 60439:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ stateEvidence),
/* harmony export */   hx: () => (/* binding */ gatherEvidence)
/* harmony export */ });
/* unused harmony export recordEvidence */
/* harmony import */ var _core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80816);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48689);




async function gatherEvidence({ workBranch, workspace, show }, ledger) {
    const { plan, state, recall } = ledger;
    const { base, work, recent } = state;
    try {
        await workBranch.contains(work, base);
        const ran = recent.map(async ({ iteration }) => {
            const text = await recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
            const read = text === undefined ? undefined : _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__/* .Validation */ .OH.safeParse(JSON.parse(text)).data;
            return { iteration, checks: read?.checks ?? [] };
        });
        const checks = (0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(await Promise.all(ran));
        const files = await workspace.diff(base, work);
        return (0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)({ plan, statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state), checks, files, work });
    }
    catch (error) {
        show({ kind: 'warning', text: `the evidence for the criteria could not be gathered: ${String(error)}` });
        return undefined;
    }
}
async function stateEvidence({ ports, job, ledger }) {
    const { plan, state } = ledger;
    const wanted = job.settings.verify === 'evidence' || job.settings.verify === 'both';
    if (!wanted || state.evidence?.work === state.work)
        return;
    if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0))
        return;
    const evidence = await gatherEvidence(ports, ledger);
    if (evidence)
        recordEvidence(ledger, evidence);
}
function recordEvidence(ledger, evidence) {
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .evidencePath */ .Zz, `${JSON.stringify(evidence, null, 2)}\n`);
    ledger.record({ type: 'evidence_gathered', ...(0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryOf */ .YG)(evidence) });
}


/***/ }),

/***/ 97175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l8: () => (/* binding */ beginCounsel),
  Ld: () => (/* binding */ settleCounsel),
  QG: () => (/* binding */ writeAnswer)
});

// UNUSED EXPORTS: takeCounsel

// EXTERNAL MODULE: ./build/core/counsel/consensus.js
var consensus = __webpack_require__(60145);
// EXTERNAL MODULE: ./build/schema/counsel/plan-review.js
var plan_review = __webpack_require__(80892);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var handoff_answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/counsel/plan-text.js
var plan_text = __webpack_require__(72479);
;// CONCATENATED MODULE: ./build/core/counsel/plan-review.js





const longest = 600;
const mostProposals = 30;
function planReviewPrompt(given) {
    const { template, plan, statusOf, specs, before } = given;
    const proposed = (before?.proposals ?? []).map(({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? '' : `: ${why}`}): ${reason}`);
    const words = (before?.words ?? []).map((one) => `- ${one}`);
    const parts = [
        template.trim(),
        `## Plan\n\n${(0,plan_text/* planText */.P)(plan, statusOf)}`,
        `## Specifications\n\n${specsText(specs)}`,
        ...(proposed.length === 0
            ? []
            : [`## Proposed Before\n\nDo not propose these again.\n\n${(0,plan_text/* material */.E)(proposed.join('\n'), 20_000)}`]),
        ...(words.length === 0 ? [] : [`## What People Say\n\n${(0,plan_text/* material */.E)(words.join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
function specsText({ files, others }) {
    const more = others === 0
        ? ''
        : `${(0,amounts/* plural */.LS)(others, 'other spec')} in specs/ ${others === 1 ? 'is' : 'are'} not named by this plan: open one only where the plan touches it.`;
    if (files.length === 0)
        return more || 'None was found.';
    const list = (0,plan_text/* material */.E)(files.map((path) => `- ${path}`).join('\n'), 8_000);
    return `Read those that the plan is about:\n\n${list}${more && `\n\n${more}`}`;
}
function readPlanReview(end, before) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(plan_review/* PlanReviewAnswer */.ao, end);
    if ('why' in answer)
        return answer;
    const { verdict, summary, changes } = answer.value;
    const room = Math.max(0, mostProposals - before.length);
    return {
        verdict,
        summary: (0,one_line/* oneLine */.TN)(summary, longest),
        proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, at) => {
            const why = (0,one_line/* oneLine */.TN)(reason, longest);
            const amendment = { ...wish, reason: why };
            return { id: `P${before.length + at + 1}`, lens, reason: why, amendment, fate: 'open', why: null };
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/json-schema.js
var json_schema = __webpack_require__(82222);
;// CONCATENATED MODULE: ./build/schema/counsel/verify-answer.js


const verify_answer_text = schemas/* string */.YjP().min(1);
const VerifyAnswer = schemas/* object */.Ikc({
    complete: schemas/* boolean */.zMY().describe('true only if nothing that the plan asks for is missing.'),
    summary: verify_answer_text.describe('One or two sentences.'),
    missing: schemas/* array */.YOg(schemas/* object */.Ikc({
        task: verify_answer_text.describe('Id of the task of the plan that is not complete.'),
        what: verify_answer_text.describe('What is missing, in one sentence, with the file where you looked.'),
        title: verify_answer_text.describe('A task that adds it, in one line.'),
        description: verify_answer_text.describe('What is to be done, for somebody who knows nothing of this.'),
        acceptance_criteria: schemas/* array */.YOg(verify_answer_text).max(10).describe('How it is known to be done.'),
    }))
        .max(20)
        .describe('Empty where the plan is complete; the most important first.'),
});
const verifyJsonSchema = (0,json_schema/* answerSchema */.U)(VerifyAnswer);

// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
;// CONCATENATED MODULE: ./build/core/counsel/verify.js






const mostAdded = 3;
const mostEvidence = 200;
const verify_longest = 500;
function verifyPrompt(given) {
    const { template, plan, statusOf, diffStat, evidence, claims } = given;
    const rows = (evidence?.criteria ?? []).map(({ task, criterion, proof, why }) => {
        const shown = proof === null
            ? `UNPROVEN (${why})`
            : proof.kind === 'check'
                ? `check ${proof.name}`
                : `${proof.path}:${proof.line ?? ''}`;
        return `- ${task}: ${criterion}: ${shown}`;
    });
    const parts = [
        template.trim(),
        `## Plan\n\n${(0,plan_text/* planText */.P)(plan, statusOf)}`,
        `## Files that the work changed\n\n${diffStat.trim() === '' ? 'None.' : (0,plan_text/* material */.E)(diffStat, 8_000)}`,
        `## Evidence\n\n${rows.length === 0 ? 'None was gathered.' : (0,plan_text/* material */.E)((0,capped/* cappedLines */.L)(rows, mostEvidence).join('\n'), 40_000)}`,
        ...(claims.length === 0
            ? []
            : [`## What agents claim\n\n${(0,plan_text/* material */.E)(claims.map((one) => `- ${one}`).join('\n'), 4_000)}`]),
    ];
    return parts.join('\n\n');
}
function readVerify(end) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(VerifyAnswer, end);
    if ('why' in answer)
        return answer;
    const { complete, summary, missing } = answer.value;
    return {
        complete: complete && missing.length === 0,
        summary: (0,one_line/* oneLine */.TN)(summary, verify_longest),
        missing: missing.map((one) => ({ ...one, what: (0,one_line/* oneLine */.TN)(one.what, verify_longest) })),
    };
}
function missingAsTask({ task: of, what, title, description, acceptance_criteria }, { plan, round, number }) {
    const about = plan.tasks.find(({ id }) => id === of);
    if (!about)
        return `the plan has no task ${(0,one_line/* oneLine */.TN)(of, 64)}`;
    const { allowed_tools, model, working_directory: _, ...rest } = about;
    return {
        action: 'add',
        reason: what,
        task: {
            id: freeId(`${(0,excerpt/* startOf */.GH)(of, 48)}-missing-${round}-${number}`, plan),
            title: (0,one_line/* oneLine */.TN)(title, 200),
            description: (0,excerpt/* startOf */.GH)(description, 8_000),
            acceptance_criteria: acceptance_criteria.map((one) => (0,one_line/* oneLine */.TN)(one, verify_longest)),
            skills: rest.skills,
            ...(allowed_tools && { allowed_tools }),
            ...(model !== undefined && { model }),
        },
    };
}
function freeId(wanted, { tasks }) {
    const taken = new Set(tasks.map(({ id }) => id.toLowerCase()));
    for (let n = 1, id = wanted;; n++, id = `${wanted}-${n}`)
        if (!taken.has(id.toLowerCase()))
            return id;
}

// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var fold_counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var counsel_consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var job_servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/core/handoff/spoken-signals.js
var spoken_signals = __webpack_require__(52425);
// EXTERNAL MODULE: ./build/core/spec/read-index.js
var read_index = __webpack_require__(32375);
;// CONCATENATED MODULE: ./build/core/spec/specs-of-plan.js

const folder = 'specs';
const specIndex = `${folder}/INDEX.md`;
const few = 5;
const most = 12;
function specsOfPlan(plan, { below, index }) {
    const all = below.filter((path) => path.endsWith('/SPEC.md')).sort();
    const kept = all.length <= few ? all : linked(plan, all, index ?? '').slice(0, most);
    return { files: [...(index === undefined ? [] : [specIndex]), ...kept], others: all.length - kept.length };
}
function linked({ name, context = '', tasks }, all, index) {
    const rows = new Map((0,read_index/* readIndex */.v)(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, '')}`, row]));
    const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]));
    const told = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [title, description, ...all]);
    const words = new Set([context, ...told]
        .join('\n')
        .match(/[\w./-]+/g)
        ?.map((word) => word.replace(/^\.\/|[./]+$/g, '')));
    const isNamed = (path) => {
        const of = path.slice(0, -'/SPEC.md'.length);
        const id = rows.get(path)?.id.text;
        return of === `${folder}/${name}` || [path, of, ...(id ? [id] : [])].some((one) => words.has(one));
    };
    const named = all.filter(isNamed);
    const required = named.flatMap((path) => (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []));
    return [...new Set([...named, ...required.filter((path) => all.includes(path))])];
}

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
// EXTERNAL MODULE: ./build/app/phase/counsel/gather-evidence.js
var gather_evidence = __webpack_require__(60439);
;// CONCATENATED MODULE: ./build/app/phase/counsel/ask-counsel.js
















const limitMs = 15 * 60_000;
async function askCounsel(ports, job, request) {
    const { ledger, counsel, spentUsd, guarded } = request;
    const { state } = ledger;
    const { prompt, agent = ports.agent, ...question } = await questions[counsel.role](ports, job, { ledger, counsel });
    await ports.workBranch.contains(state.work, state.base);
    await ports.workspace.restore(state.work);
    const iteration = Math.max(1, state.iteration);
    const coded = { iteration, task: thePlan, attempt: 1, tree: state.work, usage: agent_usage/* noUsage */.tk };
    const reader = {
        ...question,
        pass: counsel.role,
        limitMs,
        mayFail: true,
        servers: question.servers,
        prompt: async () => prompt,
    };
    const { end, usage, durationMs, edited, servers } = await (0,call_reader/* callReader */.Qs)({ ...ports, agent }, job, {
        coded,
        spentUsd,
        guarded,
        reader,
    });
    const model = question.model ?? null;
    return {
        ...counsel,
        model,
        end,
        usage,
        duration_ms: durationMs,
        edited: edited.slice(0, 20),
        ...(servers && { servers }),
    };
}
const thePlan = plan/* Task */.YZ.parse({ id: 'plan', title: 'The plan as a whole' });
async function claimsIn({ state, recall }) {
    const said = await Promise.all(state.recent.map(({ iteration }) => (0,stored_iteration/* storedHandoff */.k)(recall, iteration)));
    return state.recent.flatMap(({ iteration, task }, at) => (0,spoken_signals/* spokenSignals */.Y)(said[at]?.handoff.freeform ?? '').complete
        ? [`iteration ${iteration} (${task}) says that all is done`]
        : []);
}
const consensusDoes = {
    challenge: 'challenges the plan',
    counter: 'answers for the plan',
    synthesis: 'says what is settled',
};
const consensusSchemas = {
    challenge: counsel_consensus/* challengeJsonSchema */.B1,
    counter: counsel_consensus/* counterJsonSchema */.KZ,
    synthesis: counsel_consensus/* synthesisJsonSchema */.CG,
};
const questions = {
    verify: async (ports, { settings }, { ledger }) => {
        const { plan, state } = ledger;
        const evidence = await (0,gather_evidence/* gatherEvidence */.hx)(ports, ledger);
        return {
            does: 'verifies that the plan is complete, after',
            model: settings['verify-model'],
            maxTurns: 20,
            mostUsd: 1,
            schema: verifyJsonSchema(),
            prompt: verifyPrompt({
                template: await (0,from_base/* template */.vs)(ports, 'verify'),
                plan,
                statusOf: (0,begin/* statusIn */.em)(state),
                diffStat: await ports.workspace.diffStat(state.base, state.work),
                evidence,
                claims: await claimsIn(ledger),
            }),
        };
    },
    'plan-review': async (ports, { settings }, { ledger, counsel }) => {
        const { plan, state } = ledger;
        const [index, below] = [await ports.base.read(specIndex), await ports.workBranch.filesBelow(state.base, 'specs')];
        const specs = specsOfPlan({ name: state.plan, context: plan.context, tasks: plan.tasks }, { index, below });
        return {
            does: `reviews the plan (pass ${counsel.round}), before`,
            model: settings['plan-review-model'] ?? settings.model,
            maxTurns: settings['max-turns'],
            mostUsd: 3,
            schema: (0,plan_review/* planReviewJsonSchema */.PM)(),
            prompt: planReviewPrompt({
                template: await (0,from_base/* template */.vs)(ports, 'plan-review'),
                plan,
                statusOf: (0,begin/* statusIn */.em)(state),
                specs,
                before: state.counsel.plan_review,
            }),
        };
    },
    consensus: async (ports, job, { ledger, counsel }) => {
        const { plan, state, recall } = ledger;
        const { settings } = job;
        const part = counsel_consensus/* ConsensusPart */.n1.parse(counsel.part);
        const second = part !== 'counter';
        const other = second ? ports.secondAgent : undefined;
        const file = second ? settings['consensus-servers'] : undefined;
        const servers = file === undefined ? undefined : await (0,job_servers/* serversFor */.Qm)(ports, job, { of: { file }, recall });
        if (file !== undefined && !servers)
            ports.show({
                kind: 'warning',
                text: `.ralph/config/${file} names no MCP server: the second model is asked itself`,
            });
        return {
            does: `${consensusDoes[part]} (round ${counsel.round}), before`,
            model: (second ? settings['consensus-model'] : undefined) ?? (other ? undefined : settings.model),
            ...(other && { agent: other }),
            maxTurns: settings['max-turns'],
            mostUsd: 2,
            schema: consensusSchemas[part](),
            servers,
            prompt: (0,consensus/* consensusPrompt */.gu)({
                template: await (0,from_base/* template */.vs)(ports, `consensus-${part}`),
                ...{ part, plan, statusOf: (0,begin/* statusIn */.em)(state), before: state.counsel.consensus },
                asksServers: servers !== undefined,
            }),
        };
    },
};

;// CONCATENATED MODULE: ./build/app/phase/counsel/take-counsel.js















const mostBegun = 2;
async function beginCounsel({ ports, job, ledger }, counsel) {
    const { asking } = ledger.state.counsel;
    const begun = asking && (0,fold_counsel/* sameCounsel */.w)(asking, counsel) ? asking.begun : 0;
    if (begun < mostBegun) {
        ledger.record({ type: 'counsel_begun', ...counsel });
        return true;
    }
    const end = { why: `it was begun ${begun} times and never came to an end` };
    await take[counsel.role](ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } });
    return false;
}
async function settleCounsel(work, counsel) {
    const { ports, job, ledger } = work;
    if (!(await beginCounsel(work, counsel)))
        return undefined;
    await ledger.save(`ask for ${counsel.role}`);
    const at = { ledger, counsel, spentUsd: ledger.state.usage.usd, guarded: (0,job_work/* guardedBy */.iP)(work) };
    const made = await (0,job_work/* unlessAborted */.Wh)(() => askCounsel(ports, job, at));
    work.did.ready = false;
    return made
        ? takeCounsel(ports, job, { ledger, counsel, made })
        : interrupted(ledger, counsel, 'the job was cancelled or stopped');
}
async function takeCounsel({ clock, clean }, job, { ledger, counsel, made: given }) {
    const made = (0,redact/* mapStrings */.to)(given, clean);
    const { model, usage, duration_ms, edited, servers, end } = made;
    const verdict = (0,attempt_verdict/* attemptVerdict */.ve)({
        ...{ end, hasChanges: true, findings: [], now: clock.now() },
        ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
    });
    const called = (outcome) => {
        const cost = { model, usage, duration_ms, outcome: (0,one_line/* oneLine */.TN)(outcome, 500) };
        ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) });
        (0,job_servers/* settleServers */.CZ)(ledger, { iteration: ledger.state.iteration, left: servers, memoryAt: null });
    };
    if (verdict.kind === 'interrupt' && verdict.cause !== 'budget') {
        called(verdict.why);
        interrupted(ledger, counsel, verdict.why, verdict.until);
        const { cause, why } = verdict;
        return cause === 'billing' || cause === 'auth'
            ? { kind: 'human_review', why: `the model account has to be looked at: ${why}` }
            : undefined;
    }
    const at = { moment: momentOf({ clock }), model, usd: usage.usd };
    await take[counsel.role](ledger, job, { counsel, end, called, at });
    return undefined;
}
const momentOf = ({ clock }) => new Date(clock.now()).toISOString();
function interrupted(ledger, counsel, why, until = null) {
    ledger.record({ type: 'counsel_interrupted', ...counsel, why: (0,one_line/* oneLine */.TN)(why, 500), until });
}
const take = {
    verify: takeVerify,
    'plan-review': takePlanReview,
    consensus: takeConsensus,
};
function takeVerify(ledger, { settings }, { counsel, end, called }) {
    const read = 'why' in end ? end : readVerify(end);
    const { work } = ledger.state;
    if ('why' in read) {
        called?.(read.why);
        ledger.record({ type: 'completion_judged', work, complete: null, summary: read.why, missing: [] });
        return;
    }
    called?.(read.complete ? 'complete' : `${read.missing.length} missing: ${read.summary}`);
    const missing = read.missing.map((one, at) => {
        const { what } = one;
        if (at >= mostAdded)
            return { what, added: null, why: `one answer adds at most ${mostAdded} tasks` };
        const amendment = missingAsTask(one, { plan: ledger.plan, round: counsel.round, number: at + 1 });
        if (typeof amendment === 'string')
            return { what, added: null, why: amendment };
        const id = String(amendment.task?.['id']);
        const { iteration } = ledger.state;
        (0,amend_plan/* amendPlan */.H)(ledger, {
            iteration,
            current: one.task,
            amendments: [amendment],
            trusted: settings.amendments === 'trusted',
        });
        const added = ledger.plan.tasks.some((task) => task.id === id);
        return { what, added: added ? id : null, why: added ? null : 'the rules of amendments refuse it' };
    });
    ledger.record({ type: 'completion_judged', work, complete: read.complete, summary: read.summary, missing });
}
function takePlanReview(ledger, { settings }, { counsel, end, called }) {
    const { round } = counsel;
    const read = 'why' in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? []);
    const gate = settings['plan-review'] === 'gate';
    if ('why' in read) {
        called?.(read.why);
        const held = gate ? `the review of the plan gave no answer that counts: ${read.why}` : null;
        const none = { verdict: null, summary: read.why, done: true, held, proposals: [] };
        ledger.record({ type: 'plan_reviewed', round, ...none });
        return;
    }
    const { verdict, summary } = read;
    called?.(`${verdict}, ${read.proposals.length} proposed: ${summary}`);
    const proposals = gate ? read.proposals.map((one) => judged(ledger, settings, one)) : [...read.proposals];
    const last = read.proposals.length === 0 || round >= settings['plan-review-passes'];
    const held = gate && last && verdict === 'not_ready' ? `the plan is not ready to be begun: ${summary}` : null;
    ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: last, held, proposals });
}
function judged(ledger, settings, proposal) {
    const { plan, state } = ledger;
    const trusted = settings.amendments === 'trusted';
    const wish = { current: '', amendments: [proposal.amendment], trusted };
    const [fault] = (0,amend/* judgeAmendments */.o)({ plan, statusOf: (0,begin/* statusIn */.em)(state), ...wish }).refused;
    (0,amend_plan/* amendPlan */.H)(ledger, { iteration: state.iteration, ...wish });
    return fault ? { ...proposal, fate: 'refused', why: (0,one_line/* oneLine */.TN)(fault.why, 500) } : { ...proposal, fate: 'taken' };
}
async function takeConsensus(ledger, { settings }, { counsel, end, called, at }) {
    const part = counsel_consensus/* ConsensusPart */.n1.parse(counsel.part);
    const { plan, state } = ledger;
    const before = state.counsel.consensus;
    const gate = settings.consensus === 'gate';
    const rounds = Math.max(settings['consensus-rounds'], counsel.round);
    const heard = 'why' in end ? end : (0,consensus/* hear */.dc)(part, end, { before, rounds, gate });
    const now = 'why' in heard ? (0,consensus/* unheard */.yt)(before, { why: heard.why, gate }) : heard.now;
    called?.('why' in heard ? heard.why : now.summary);
    ledger.record({ type: 'consensus_said', part, now });
    const data = 'why' in heard ? { why: heard.why } : heard.data;
    const said = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd };
    const past = await pastRounds(ledger);
    const file = (0,consensus/* consensusFile */.ge)({ now, rounds: [...past, said], moment: at.moment }, `${plan.tasks.length} tasks of ${state.plan}`);
    ledger.attach(state_paths/* consensusPath */.JT, `${JSON.stringify(file, null, 2)}\n`);
}
async function pastRounds({ recall }) {
    const text = await recall(state_paths/* consensusPath */.JT);
    const file = text === undefined ? null : JSON.parse(text);
    return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : [];
}
async function writeAnswer(ledger, moment) {
    const { state, plan } = ledger;
    const now = state.counsel.consensus;
    if (!now)
        return;
    const file = (0,consensus/* consensusFile */.ge)({ now, rounds: await pastRounds(ledger), moment }, `${plan.tasks.length} tasks of ${state.plan}`);
    ledger.attach(state_paths/* consensusPath */.JT, `${JSON.stringify(file, null, 2)}\n`);
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
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66794);










async function takeInHandoff(ports, job, { ledger, ...passed }) {
    const { iteration, handoff } = passed;
    const amendments = handoff.plan_amendments ?? [];
    const trusted = job.settings.amendments === 'trusted';
    (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .amendPlan */ .H)(ledger, { iteration, current: passed.task.id, amendments, trusted });
    await recordProgress(ports, ledger, passed);
}
async function takeInStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    await (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_8__/* .approveMemory */ .tk)(ledger, iteration);
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
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgressLog */ .sd)(await ledger.recall(logFile)), newest: [success] });
}
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
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_6__/* .Reviewed */ .u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .beginsSlice */ .vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
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
        return refused('no look at the plan waits for an answer');
    if (command.kind === 'accept')
        return acceptProposals(command.ids, { by, run, review });
    if (command.kind === 'override' && review.held === null)
        return refused('nothing keeps the plan from being begun');
    return answered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why });
}
const answered = (fact) => ({
    kind: 'done',
    effects: [{ type: 'counsel_answered', ...fact }],
});
function answerConsensus(command, by) {
    if (command.kind === 'accept' && command.ids.length > 0)
        return refused('what waits is the consensus about the plan, which is accepted as a whole: accept');
    const words = command.kind === 'accept' ? '' : command.why;
    return answered({ role: 'consensus', by, answer: command.kind, ids: [], words });
}
function acceptProposals(ids, { by, run, review }) {
    const open = review.proposals.filter(({ fate }) => fate !== 'taken');
    const unknown = ids.filter((id) => !open.some((one) => one.id === id));
    if (unknown.length > 0)
        return refused(`no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} is`);
    const wanted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'));
    if (wanted.length === 0 && review.held === null)
        return refused('no proposal is open');
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(run.state);
    let { plan } = run;
    for (const { id, amendment } of wanted) {
        const judged = (0,_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({ plan, statusOf, current: '', amendments: [amendment], trusted: true });
        const [fault] = judged.refused;
        if (fault)
            return refused(`${id} does not fit the plan any more: ${fault.why}`);
        plan = judged.plan;
    }
    return answered({ role: 'plan-review', by, answer: 'accept', ids: wanted.map(({ id }) => id), words: '' });
}
function answeredInWords({ answer, ids }) {
    if (answer === 'revise')
        return 'The next job has the plan looked at once more.';
    if (answer === 'abort')
        return 'The run is paused, and nothing of the plan is begun.';
    return ids.length === 0 ? 'The plan may be begun as it is.' : `The plan holds ${ids.join(', ')} now.`;
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
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
    const wanted = words.toLowerCase().split(/\s+/);
    const active = knowledge.filter(entry/* isActive */.$m);
    const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    if (found.length === 0)
        return active.length === 0
            ? 'Nothing is known yet.'
            : `None of ${(0,amounts/* plural */.LS)(active.length, 'entry', 'entries')} has these words.`;
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
        return { fault: `${name} cannot be set in a run.${nearest} There are ${overrides/* adjustable */.mN.join(', ')}` };
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
    ...Object.values(read_command/* commandForms */.jr).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextMarkdown */.Ze)(next)].join('\n\n');
}


/***/ }),

/***/ 60145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ hear),
/* harmony export */   ge: () => (/* binding */ consensusFile),
/* harmony export */   gu: () => (/* binding */ consensusPrompt),
/* harmony export */   rZ: () => (/* binding */ actionItems),
/* harmony export */   yt: () => (/* binding */ unheard)
/* harmony export */ });
/* harmony import */ var _schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11097);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72479);




const longest = 800;
const mostIssues = 30;
const begun = {
    ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [] },
};
const openIn = ({ issues }) => issues.filter(({ settled }) => !settled);
function consensusPrompt(given) {
    const { template, part, plan, statusOf, before, asksServers } = given;
    const open = openIn(before ?? begun).map(({ id, severity, category, description, tasks, answer }) => [
        `${id} (${severity}, ${category.replace('_', ' ')}${tasks.length === 0 ? '' : `, ${tasks.join(', ')}`}): ${description}`,
        ...(answer
            ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || 'none'}`]
            : []),
    ].join('\n'));
    const words = before?.words ?? [];
    const parts = [
        template.trim(),
        ...(asksServers && part !== 'counter'
            ? [
                'The second opinion is that of the tools of the MCP servers that you have: put the plan and the questions to them, in as few calls as will do, and answer with what they say. Where they give no answer, say so in the summary and name no issue of your own.',
            ]
            : []),
        `## Plan\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .planText */ .P)(plan, statusOf)}`,
        ...(open.length === 0 ? [] : [`## Open Issues\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(open.join('\n\n'), 40_000)}`]),
        ...(words.length === 0
            ? []
            : [`## What People Say\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(words.map((one) => `- ${one}`).join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
const line = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, longest);
function hear(part, end, { before, rounds, gate }) {
    const now = before ?? begun;
    if (part === 'challenge') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ChallengeAnswer */ .Uh, end);
        if ('why' in read)
            return read;
        return { data: read.value, now: ended(challenged(now, read.value), { rounds, gate }) };
    }
    if (part === 'counter') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .CounterAnswer */ .r9, end);
        if ('why' in read)
            return read;
        const { summary, answers } = read.value;
        const issues = now.issues.map((issue) => {
            const own = issue.settled ? undefined : answers.find(({ id }) => id === issue.id);
            if (!own)
                return issue;
            const { valid, argument, mitigation } = own;
            return { ...issue, answer: { valid, argument: line(argument), mitigation: line(mitigation) } };
        });
        return { data: read.value, now: { ...now, issues, summary: line(summary), next: 'synthesis' } };
    }
    const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .SynthesisAnswer */ .pD, end);
    if ('why' in read)
        return read;
    return { data: read.value, now: ended(joined(now, read.value), { rounds, gate }) };
}
const unheard = (before, { why, gate }) => ({
    ...(before ?? begun),
    ...{ next: null, summary: why, held: gate ? `no consensus was reached: ${why}` : null },
});
function challenged(now, { summary, issues }) {
    const room = Math.max(0, mostIssues - now.issues.length);
    const fresh = issues.slice(0, room).map(({ severity, category, description, tasks }, at) => ({
        id: `C${now.issues.length + at + 1}`,
        ...{ severity, category, description: line(description), tasks: tasks.map((id) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(id, 64)) },
        ...{ answer: null, settled: false, agreed: null, action_item: null },
    }));
    const all = [...now.issues, ...fresh];
    return { ...now, issues: all, summary: line(summary), next: openIn({ issues: all }).length > 0 ? 'counter' : null };
}
function joined(now, { summary, issues: said }) {
    const issues = now.issues.map((issue) => {
        const own = issue.settled ? undefined : said.find(({ id }) => id === issue.id);
        if (!own)
            return issue;
        const { settled, severity, description, action_item } = own;
        return { ...issue, settled, severity, agreed: line(description), action_item: line(action_item) || null };
    });
    return { ...now, issues, summary: line(summary), next: null };
}
function ended(now, { rounds, gate }) {
    const open = openIn(now);
    if (now.next !== null)
        return now;
    if (open.length > 0 && now.round < rounds)
        return { ...now, round: now.round + 1, next: 'challenge' };
    const critical = open.filter(({ severity }) => severity === 'critical');
    const named = critical.map(({ id, description }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(description, 300)}`);
    return {
        ...now,
        held: gate && named.length > 0 ? `critical issues of the plan are not settled: ${named.join('; ')}` : null,
    };
}
const actionItems = (consensus) => consensus?.next !== null || consensus.held !== null
    ? []
    : consensus.issues.flatMap(({ id, action_item }) => (action_item === null ? [] : [`${id}: ${action_item}`]));
function consensusFile({ now, rounds, moment }, context) {
    const { issues, decision, held, next } = now;
    const open = openIn(now);
    const settled = issues.filter((one) => one.settled);
    const risks = decision === 'accept' || decision === 'override' ? open : [];
    const finalAgreement = next === null && {
        consensusReached: open.length === 0,
        timestamp: moment,
        participants: ['challenger', 'agent'],
        rounds: now.round,
        agreements: settled.map(({ id, agreed, description, action_item, tasks }) => ({
            ...{ id, description: agreed ?? description, actionRequired: action_item !== null, actionItem: action_item },
            ...{ assignedTo: 'agent', relatedEpics: tasks },
        })),
        acceptedRisks: risks.map(({ id, description, answer }) => ({
            ...{ id, description, mitigation: answer?.mitigation ?? '', acceptedBy: decision },
        })),
        unresolvedDisputes: open.map(({ id, description, severity }) => ({ id, description, severity })),
        proceedToImplementation: held === null,
    };
    return {
        ...{ version: '1.0', generatedAt: moment, context, rounds },
        userCheckpoint: decision && {
            ...{ decision, timestamp: moment, overrides: decision === 'override' ? open.map(({ id }) => id) : [] },
        },
        finalAgreement: finalAgreement || null,
    };
}


/***/ }),

/***/ 80816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checksOf),
  X1: () => (/* binding */ evidenceOf),
  YG: () => (/* binding */ summaryOf),
  sL: () => (/* binding */ unprovenFirst)
});

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/review/file-diff.js
var file_diff = __webpack_require__(39373);
;// CONCATENATED MODULE: ./build/core/counsel/added-tests.js

const addedFile = ({ path, patch }) => ({
    path,
    gone: /^deleted file/m.test(patch.slice(0, 2_000)),
    lines: (0,file_diff/* diffLines */.Pp)(patch).flatMap(({ line, text }) => line === null || !text.startsWith('+') ? [] : [{ line, text: text.slice(1) }]),
});
const testPath = /(?:^|\/)(?:tests?|specs?|__tests__|e2e|features)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)s?\.[^/]+$|(?:Tests?|Spec|IT)\.(?:java|kt|cs|scala|php|swift)$|\.(?:bats|feature)$/;
const declarations = [
    /^\s*(?:it|test)(?:\.(?!skip|todo|fails?\b)\w+)*\s*(?:\([^'"`()]*\)\s*)?\(?\s*(['"`])(?<title>(?:(?!\1).){1,300})\1/,
    /^\s*(?:async\s+)?def\s+(?<title>test_\w+)/,
    /^\s*(?:func|function)\s+(?<title>(?:Test|test)\w+)\s*\(/,
    /\bt\.Run\(\s*"(?<title>[^"]{1,300})"/,
    /^\s*(?:@DisplayName\(|@test\s+)"(?<title>[^"]{1,300})"/,
    /^\s*Scenario(?: Outline)?:\s*(?<title>.{1,300})$/,
];
const mark = /^\s*(?:#\[(?:\w+::)*test(?:\(.*\))?\]|@(?:Parameterized)?Test\b|\[(?:Fact|Theory|Test(?:Method)?)\])/;
const marked = /\b(?:fn|void|fun|Task)\s+`?(?<title>[\w ]{1,200}?)`?\s*\(/;
function addedTests({ path, lines }) {
    const isTest = testPath.test(path);
    return lines.flatMap(({ line, text }, at) => {
        const short = text.slice(0, 500);
        const named = isTest ? declarations.map((one) => one.exec(short)?.groups?.['title']).find(Boolean) : undefined;
        const title = named ?? (mark.test(lines[at - 1]?.text ?? '') ? marked.exec(short)?.groups?.['title'] : undefined);
        return title === undefined ? [] : [{ path, line, text: title }];
    });
}

;// CONCATENATED MODULE: ./build/core/counsel/evidence.js



function evidenceOf({ plan, statusOf, checks, files, work }) {
    const added = files.map(addedFile);
    const known = { checks, files: added, tests: titlesOf(added.flatMap(addedTests)) };
    const done = plan.tasks.filter(({ id }) => statusOf(id) === 'done' && !(0,milestones/* isAgentsMd */.Eo)(id));
    return {
        work,
        criteria: done.flatMap(({ id, acceptance_criteria }) => acceptance_criteria.map((criterion) => {
            const found = judge(criterion.slice(0, longest), known);
            const facts = { task: id, criterion: (0,one_line/* oneLine */.TN)(criterion, 500) };
            return typeof found === 'string' ? { ...facts, proof: null, why: found } : { ...facts, proof: found, why: null };
        })),
        silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id),
    };
}
const longest = 2_000;
const mostNamed = 10;
const unprovenFirst = ({ criteria }) => [
    ...criteria.filter(({ proof }) => proof === null),
    ...criteria.filter(({ proof }) => proof !== null),
];
function summaryOf({ work, criteria, silent }) {
    const unproven = criteria.filter(({ proof }) => proof === null);
    return {
        work,
        proven: criteria.length - unproven.length,
        total: criteria.length,
        unproven: unproven.slice(0, mostNamed).map(({ task, criterion }) => ({ task, criterion: (0,one_line/* oneLine */.TN)(criterion, 200) })),
        silent: silent.length,
    };
}
const judge = (criterion, known) => {
    const tries = [byCheck(criterion, known), byTest(criterion, known), byFile(criterion, known)];
    return (tries.find((found) => typeof found === 'object') ??
        tries.find((found) => typeof found === 'string') ??
        'no check, test or file of the work states it');
};
const wordsOf = (text) => text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const setOf = (words) => new Set(words.split(' '));
const passWords = setOf('pass passes passing passed green succeeds succeed clean ok successfully successful');
const failures = setOf('error errors warning warnings failure failures');
const absence = setOf('no without zero 0');
const checkFillers = setOf('a all an and are be check checks code command completes exit exits for from is it must of on project quality repo repository run runs script should still suite that the there whole with gate gates');
const kindWords = {
    test: setOf('test tests'),
    lint: setOf('lint linter linting lints'),
    typecheck: setOf('typecheck typechecks typechecking type types checks tsc'),
    build: setOf('build builds compile compiles compilation'),
};
const kindOf = ({ kind, name, run }) => kind !== 'test'
    ? kind
    : /type-?check|\btsc\b|\bmypy\b|\bpyright\b/.test(`${name} ${run}`)
        ? 'typecheck'
        : /\bbuild\b|\bcompile\b/.test(`${name} ${run}`)
            ? 'build'
            : 'test';
function checksOf(iterations) {
    const last = new Map();
    for (const [age, { iteration, checks }] of iterations.entries())
        for (const check of checks)
            if (!last.has(check.name))
                last.set(check.name, age === 0 ? check : { ...check, iteration });
    return [...last.values()];
}
function byCheck(criterion, { checks }) {
    const words = wordsOf(criterion);
    const says = words.some((word) => passWords.has(word));
    const clean = words.some((word) => failures.has(word)) && words.some((word) => absence.has(word));
    if ((!says && !clean) || words.includes('not'))
        return undefined;
    const said = (word) => passWords.has(word) || checkFillers.has(word) || failures.has(word) || absence.has(word);
    const named = words.filter((word) => !said(word));
    const all = named.length === 0;
    if (all && !words.some((word) => /^(?:checks?|gates?|suite)$/.test(word)))
        return undefined;
    const meant = all
        ? checks
        : checks.filter((check) => {
            const identity = new Set([...wordsOf(check.name), ...wordsOf(check.run), ...kindWords[kindOf(check)]]);
            return named.every((word) => identity.has(word));
        });
    const [first] = meant;
    if (!first)
        return all ? undefined : 'it names a check that the run does not have';
    const failed = meant.find(({ passed }) => !passed);
    if (failed)
        return `the check ${(0,one_line/* oneLine */.TN)(failed.name, 100)} did not pass`;
    const { name, iteration } = first;
    return { kind: 'check', name, ...(iteration !== undefined && { iteration }) };
}
function titlesOf(tests) {
    const exact = new Map();
    const byWord = new Map();
    for (const test of tests) {
        const title = titleWords(test.text).join(' ');
        if (title === '' || exact.has(title))
            continue;
        exact.set(title, test);
        for (const word of new Set(title.split(' '))) {
            const others = byWord.get(word) ?? [];
            byWord.set(word, [...others.slice(0, mostAlike), { title, test }]);
        }
    }
    return { exact, byWord };
}
const mostAlike = 200;
const titleWords = (text) => {
    const words = wordsOf(text);
    return words[0] === 'test' ? words.slice(1) : words;
};
const fewestWords = 3;
const leastShare = 0.6;
const mostWords = 60;
function byTest(criterion, { tests, files, checks }) {
    const found = namedTest(criterion, tests) ??
        statedBy(wordsOf(criterion).slice(0, mostWords), tests) ??
        coveredBy(criterion, files);
    if (!found)
        return undefined;
    const where = `${found.path}:${found.line}`;
    const ran = checks.find((check) => kindOf(check) === 'test' && check.passed);
    return ran
        ? { kind: 'test', path: found.path, line: found.line, check: ran.name }
        : `a test states it (${(0,one_line/* oneLine */.TN)(where, 200)}), but no check that runs tests has passed`;
}
const namedTest = (criterion, { exact }) => {
    const [only] = spansIn(criterion).flatMap((span) => {
        const words = titleWords(span);
        const test = words.length > 1 ? exact.get(words.join(' ')) : undefined;
        return test ? [test] : [];
    });
    return only;
};
function coveredBy(criterion, files) {
    const words = /^["'`]?(?:\.\/)?(?<path>[^\s`"']+)["'`]? (?:covers?|tests?)(?: (?:it|this|that|them|all of (?:it|this|that|them)))?\.?$/i;
    const path = words.exec(criterion.trim())?.groups?.['path'];
    if (path === undefined)
        return undefined;
    const [file, ...others] = files.filter((one) => one.path === path || one.path.endsWith(`/${path}`));
    return file && others.length === 0 ? addedTests(file)[0] : undefined;
}
function statedBy(words, { exact, byWord }) {
    const phrase = words.join(' ');
    if (words.length === 0)
        return undefined;
    const same = exact.get(phrase);
    if (same)
        return same;
    if (words.length < fewestWords)
        return undefined;
    const rarest = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
    const holding = rarest.find(({ title }) => ` ${title} `.includes(` ${phrase} `));
    if (holding)
        return holding.test;
    const least = Math.max(fewestWords, Math.ceil(words.length * leastShare));
    for (let length = words.length - 1; length >= least; length--)
        for (let from = 0; from + length <= words.length; from++) {
            const part = exact.get(words.slice(from, from + length).join(' '));
            if (part)
                return part;
        }
    return undefined;
}
const spansIn = (criterion) => [...criterion.matchAll(/`([^`]{1,300})`|"([^"]{1,300})"/g)].map(([, code, said]) => (code ?? said ?? '').trim());
const looksLikePath = /^(?:\.\/)?[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)+$|^[\w@-][\w@.-]*\.[A-Za-z][A-Za-z0-9]{0,5}$/;
const negation = setOf('no not never nothing none without cannot t removed deleted gone');
const goneWords = setOf('removed deleted gone');
const fileFillers = setOf('a added adds an and are contains contain created declares defines describes documents documented exist exists export exported exports file files folder for has have holds in includes is it lists mention mentions must named new of present provides shows the there which with class const constant function interface method type section heading called');
function byFile(criterion, { files }) {
    const spans = spansIn(criterion);
    const bare = criterion.replace(/`[^`]*`|"[^"]*"/g, ' ').split(/[\s,;]+/);
    const tokens = bare.map((word) => word.replace(/^[("'[]+|[.:)"'\]!?]+$/g, ''));
    const paths = [...spans, ...tokens].filter((one) => looksLikePath.test(one)).map((one) => one.replace(/^\.\//, ''));
    const [path] = paths;
    if (path === undefined)
        return undefined;
    const names = spans.filter((span) => !looksLikePath.test(span));
    const rest = tokens.filter((one) => !looksLikePath.test(one)).flatMap(wordsOf);
    const denies = rest.some((word) => negation.has(word));
    const found = files.filter((file) => file.path === path || file.path.endsWith(`/${path}`));
    if (found.length > 1)
        return `it names ${(0,one_line/* oneLine */.TN)(path, 200)}, and the work changed ${found.length} files of that name`;
    const [file] = found;
    if (!file)
        return `it names ${(0,one_line/* oneLine */.TN)(path, 200)}, which the work did not change`;
    const others = rest.filter((word) => !fileFillers.has(word) && !goneWords.has(word) && word !== 'no' && word !== 'longer');
    const more = 'it says more of that file than what its lines show';
    if (denies) {
        const asked = names.length === 0 && paths.length === 1 && others.length === 0;
        return asked && file.gone ? { kind: 'file', path: file.path, line: null } : more;
    }
    if (others.length > 0 || paths.length > 1 || file.gone)
        return more;
    const lines = names.map((name) => file.lines.find(({ text }) => holdsName(text, name)));
    const missing = names.find((_, at) => lines[at] === undefined);
    if (missing !== undefined)
        return `no line that the work added to ${(0,one_line/* oneLine */.TN)(file.path, 200)} holds ${(0,one_line/* oneLine */.TN)(missing, 80)}`;
    const [first] = names.length > 0 ? lines : file.lines;
    return first ? { kind: 'file', path: file.path, line: first.line } : more;
}
function holdsName(line, given) {
    const name = given.replace(/\(.*\)$/, '');
    for (let at = line.indexOf(name); name !== '' && at >= 0; at = line.indexOf(name, at + 1))
        if (!/\w/.test((/^\w/.test(name) && line[at - 1]) || ' ') &&
            !/\w/.test((/\w$/.test(name) && line[at + name.length]) || ' '))
            return true;
    return false;
}


/***/ }),

/***/ 72479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ material),
/* harmony export */   P: () => (/* binding */ planText)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);




const longestPlan = 60_000;
const longestDescription = 1_500;
function planText({ context = '', tasks }, statusOf) {
    const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => [
        `## ${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? '' : ` after ${depends_on.join(', ')}`}`,
        ...(description.trim() === '' ? [] : [(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(description.trim(), longestDescription)]),
        ...acceptance_criteria.map((one) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(one, 500)}`),
    ].join('\n'));
    return material([context.trim(), ...all].filter((part) => part !== '').join('\n\n'), longestPlan);
}
const material = (text, longest) => (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text).trim(), longest));


/***/ }),

/***/ 52425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spokenSignals)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const longest = 400;
const mostEach = 3;
const mostChars = 200_000;
function spokenSignals(text) {
    const said = unquoted(text.slice(-mostChars));
    return {
        complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
        stuck: between(said, 'stuck').map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest)),
        blockers: between(said, 'blocker').map(blockerInWords),
    };
}
function unquoted(text) {
    let fence;
    const lines = text.split('\n').filter((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === undefined) {
            fence = mark;
            return mark === undefined && !/^ {0,3}>|^(?: {4}|\t)/.test(line);
        }
        if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line))
            fence = undefined;
        return false;
    });
    return lines.join('\n').replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|\u201c[^\u201d\n]*\u201d|'<[^'\n]*>'/g, ' ');
}
function between(text, tag) {
    const found = [];
    for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
        const end = text.indexOf(`</${tag}>`, at);
        if (end < 0)
            break;
        const inner = text.slice(at + tag.length + 2, end).trim();
        if (inner !== '')
            found.push(inner);
    }
    return found;
}
function blockerInWords(inner) {
    const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1];
    const [action, resume] = [field('Action'), field('Resume')];
    const what = inner
        .split('\n')
        .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
        .join(' ')
        .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '');
    const parts = [what, ...(action ? [`to be done: ${action}`] : []), ...(resume ? [`then: ${resume}`] : [])];
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(parts.filter((part) => part.trim() !== '').join('; '), longest);
}


/***/ }),

/***/ 27738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgeAmendments)
/* harmony export */ });
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85736);

const maxAmendments = 3;
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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);






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
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `only people set ${limit}`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which cannot change` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
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
const keepsPlanSound = (amendment, plan, { statusOf, trusted }) => {
    if (amendment.action === 'remove' && !trusted)
        return undefined;
    const next = applyAmendment(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
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
function says(value) {
    if (Array.isArray(value))
        return value.some(says);
    return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}
function blank(value) {
    return value === undefined || value === null || value === '';
}
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


/***/ }),

/***/ 39373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ numberedDiff),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   TV: () => (/* binding */ shownLines)
/* harmony export */ });
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        if (begins !== undefined)
            next = Number(begins);
        else if (!/^[ +\\-]/.test(text))
            next = undefined;
        if (next === undefined)
            continue;
        const isNew = begins === undefined && /^[ +]/.test(text);
        lines.push({ line: isNew ? next++ : null, text });
    }
    return lines;
}
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
function numberedDiff({ patch }) {
    const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`);
    return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
    if (/^deleted file/m.test(patch))
        return '(deleted)';
    if (/^Binary files/m.test(patch))
        return '(binary, or too large to show)';
    return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)';
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


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
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
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 32375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24492);
/* harmony import */ var _read_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4228);


const columns = {
    id: /^id$/i,
    feature: /^(?:feature|name)$/i,
    status: /^status$/i,
    path: /^(?:path|spec)$/i,
    requires: /^requires$/i,
};
function readIndex(text) {
    const rows = [];
    let heads;
    for (const { raw, offset, kind } of (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outline */ .r)(text)) {
        if (kind !== 'text' || !raw.trimStart().startsWith('|')) {
            heads = undefined;
            continue;
        }
        const cells = cellsOf(raw.trim(), offset);
        const texts = cells.map((cell) => cell.text);
        if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell)))
            heads = texts;
        else if (heads && !texts.every((cell) => /^:?-+:?$/.test(cell)))
            rows.push(rowOf(heads, cells, offset));
    }
    return rows;
}
function rowOf(heads, cells, offset) {
    const cell = (name) => cells[heads.findIndex((head) => columns[name].test(head))];
    const empty = { text: '', offset };
    const path = cell('path') ?? empty;
    const feature = cell('feature');
    const requires = cell('requires');
    return {
        id: cell('id') ?? empty,
        feature: feature && { ...feature, text: feature.text.replace(/^(?:\u21b3|-|\s)+/, '') },
        status: cell('status'),
        path: { ...path, text: /\]\(\s*<?([^)\s>]+)/.exec(path.text)?.[1] ?? path.text.replace(/^`|`$/g, '') },
        requires: requires && (0,_read_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .idsIn */ .Sd)(requires),
    };
}
function cellsOf(line, offset) {
    const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
    let at = offset + 1;
    return inner.split(/(?<!\\)\|/).map((cell) => {
        const place = at + (cell.length - cell.trimStart().length);
        at += cell.length + 1;
        return { text: cell.trim().replaceAll('\\|', '|'), offset: place };
    });
}


/***/ })

};
