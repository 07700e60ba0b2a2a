export const id = 6470;
export const ids = [6470];
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
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66673);





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
        why: `Somebody pushed ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)} to ${work_branch}. It conflicts with the run's own ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(from)}, which is now on ${offered}.`,
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

/***/ 83717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ tellUncommitted),
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
/* unused harmony export stateConfined */
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);

function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeConfinement */ .g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .confinedIn */ .E2)(here), here.report.refused);
}
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}
function tellUncommitted({ uncommitted, show }, base) {
    uncommitted().then((count) => {
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        if (count > 0)
            show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` });
    }, (error) => {
        const why = error instanceof Error ? error.message : String(error);
        show({ kind: 'warning', text: `could not tell whether all files are committed: ${why}` });
    });
}


/***/ }),

/***/ 66673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ mergeWithOwn)
/* harmony export */ });
async function mergeWithOwn(ports, request) {
    const { job, ledger, first, second, message } = request;
    const merge = await ports.workBranch.merge({ first, second, message });
    if (merge.kind === 'merged' || merge.ancestor === null)
        return merge;
    const [{ filesWith, withOwnEdits }, { finishTimes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(1622), __webpack_require__.e(5166)]).then(__webpack_require__.bind(__webpack_require__, 65166)),
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(1622)]).then(__webpack_require__.bind(__webpack_require__, 91622)),
    ]);
    const at = ports.clock.now();
    const [theirs, ours] = await Promise.all([second, first].map((commit) => finishTimes({ job, ledger, ...filesWith(ports, commit) })));
    const times = new Map([...(theirs ?? []), ...(ours ?? [])]);
    const show = () => undefined;
    const edited = async (tree) => (await withOwnEdits({ ...ports, show }, { job, ledger, becomes: { at, times }, tree })).tree;
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
  AD: () => (/* binding */ startRun)
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
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
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
// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/core/knowledge/from-handoffs.js
var from_handoffs = __webpack_require__(79241);
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
        hint: '`ralph list` lists the runs; write the name of a plan, not of its file, or remove the setting.',
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
        text: `Prompts include what people said in it; ${(0,amounts/* plural */.LS)(learned, 'entry that an agent', 'entries that agents')} learned ${learned === 1 ? 'is' : 'are'} in them with \`mode: handoff-plus-index\`.`,
    });
}
async function withLastHandoffs({ state, readPast }) {
    const taught = (0,task_commits/* taughtBy */.bQ)(state);
    const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b);
    const paths = unknown.map((one) => (0,state_paths/* iterationPath */.lr)(one, 'handoff.json'));
    const contents = new Map((await readPast(paths)).map((content, at) => [paths[at], content]));
    const handoffs = await Promise.all(unknown.map((one) => (0,stored_iteration/* storedHandoff */.k)(async (path) => contents.get(path), one)));
    const said = unknown.flatMap((iteration, at) => {
        const stored = handoffs[at];
        const own = { iteration, task: taught.get(iteration) ?? '' };
        return stored && stored.source !== 'synthetic' ? [{ ...own, handoff: stored.handoff }] : [];
    });
    const closes = !('index' in state.around || 'post' in state.around);
    const after = (index, added) => (0,from_handoffs/* indexOfFields */.NV)(index, { handoffs: added, closes, ...(0,task_commits/* knownOf */.bz)(state) });
    const all = after(state.knowledge, said);
    if (all.kind === 'applied')
        return all.index;
    return said.reduce((index, one) => {
        const applied = after(index, [one]);
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
        message: `${stateBranch(job)} is gone, but the status comment describes a run with ${(0,amounts/* plural */.LS)(memory.iteration, 'iteration')}.`,
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
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${(0,amounts/* plural */.LS)(state.iteration, 'iteration')}; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${(0,report_context/* commandSpan */["in"])('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
    });
}

;// CONCATENATED MODULE: ./build/app/phase/intake/intake.js

















async function intake(ports, job, { soFar: jobSoFar, ...request }) {
    const { callsAgent } = request;
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        (0,checks/* refuseUnchecked */.vc)(job);
        if (!run)
            await refuseForgotten(ports, job);
        await demandAgent(ports, job, callsAgent);
        return { kind: 'ours', ...(await intake_begin(ports, job, { loaded, ...request })) };
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
    await (0,job_ledger/* takeLease */._)(ports, ledger);
    if (job.atOnce && run.state.waiting)
        ledger.record({ type: 'wait_lifted' });
    changeRules(job, ledger);
    (0,recover_lost_attempt/* recoverLostAttempt */.wW)(ledger, job.settings, handed);
    inheritKnowledge(ports, job, { ledger, heritage });
    await (0,adopt_plan/* adoptPlan */.s0)(job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await (0,merge_base/* goOnFromMerge */.MC)(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, () => lookAhead(ports, request));
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
        return show({ kind: 'note', text: `agent ${agent.name}: in a separate job` });
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
function lookAhead({ workspace, credentialShapes }, { callsAgent, onSent }) {
    workspace.lookAhead();
    onSent();
    if (callsAgent)
        credentialShapes.load().catch(() => undefined);
}
async function intake_begin(ports, job, { loaded, ...request }) {
    if (loaded.run)
        await refuseHeldLease(ports, job, loaded.run);
    const heritage = await heritageOf(ports, job, null);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, loaded.run, job);
    startRun(ports, job, ledger);
    inheritKnowledge(ports, job, { ledger, heritage });
    await (0,job_ledger/* takeLease */._)(ports, ledger);
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
    await ledger.save(`start ${job.planName}`, () => lookAhead(ports, request));
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
    const { isOwn } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(1622), __webpack_require__.e(5166)]).then(__webpack_require__.bind(__webpack_require__, 65166));
    const own = isOwn(job);
    return (path) => own(path) && !since.has(path);
}
async function beginOnPrevious({ workBranch }, job, ledger) {
    const previous = job.queue?.previous;
    if (!previous || (await workBranch.contains(job.base, previous.commit)))
        return;
    const { plan, branch, commit, steered } = previous;
    const known = (path) => steered !== null && !steered.includes(path);
    const protects = await (0,join_work/* protectedArrivals */.t)({ workBranch }, job, { from: job.base, to: commit, known });
    const why = `it starts from ${branch}, the work of the plan ${plan}`;
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
async function refuseHeldLease(ports, job, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error/* RalphError */.A({
        code: 'BUSY',
        message: `Another job is running this plan: ${verdict.why}.`,
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
    const text = `the base branch ${old} is gone from the remote, and ${doubt}. ${back}; \`fresh\` starts a new run on ${now}`;
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
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66673);







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
    return `; it no longer contains ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`;
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
    const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
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
        why: ended.passed ? null : (call?.why ?? 'it was reverted'),
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
/* harmony export */   R: () => (/* binding */ readOperations),
/* harmony export */   n: () => (/* binding */ applyOperations)
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
        return [`${same.id} says the same and is not a hard constraint`];
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
    const { action, sources = [] } = operation;
    const hard = operation.hard === true || found.some(_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is) || (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .soundsHard */ .W_)(text);
    const is = { by: null, url: null, status: 'active', hard: type === 'constraint' && hard, why: null };
    const supersedes = found.map((entry) => entry.id);
    const plans = [...new Set(found.map(({ from }) => from))];
    if (action === 'merge' && sources.length === 0 && !plans.includes(null)) {
        const iterations = plans.length === 1 ? ordered(found.flatMap((entry) => entry.iterations)) : [];
        return { id, text, ...is, iterations, task: null, supersedes, from: plans.join(', ') };
    }
    const merged = action === 'merge' ? found.flatMap((entry) => (entry.from === null ? entry.iterations : [])) : [];
    const iterations = ordered([...merged, ...sources]);
    return { id, text, ...is, iterations, task: taskOf(iterations, context), supersedes, from: null };
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
        return [`${id} is already ${entry.status}`];
    return entry.by === null
        ? []
        : [`${id} is ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(entry.by, 60)}'s, and only a person may change what people said`];
}


/***/ }),

/***/ 79241:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ indexOfFields),
/* harmony export */   wG: () => (/* binding */ settledEntries)
/* harmony export */ });
/* unused harmony export operationsOfHandoff */
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _apply_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14012);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56069);




function indexOfFields(old, { handoffs, closes, ...known }) {
    const added = handoffs.flatMap(({ iteration, handoff }) => operationsOfHandoff(iteration, handoff).filter(({ type }) => type !== 'unresolved' || completedAfter([iteration], known) === undefined));
    const grown = (0,_apply_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyOperations */ .n)(old, added, known);
    if (grown.kind === 'refused' || !closes)
        return grown;
    const ended = settledEntries(grown.index, known).map(({ id, reason }) => ({
        ...{ action: 'deprecate', targets: [id], reason },
    }));
    return ended.length === 0 ? grown : (0,_apply_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyOperations */ .n)(old, [...added, ...ended], known);
}
function settledEntries(entries, known) {
    return entries.flatMap((entry) => {
        const { id, by, from, iterations } = entry;
        if (!(0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m)(entry) || (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(id) !== 'unresolved' || by !== null || from !== null)
            return [];
        const reason = completedAfter(iterations, known);
        return reason === undefined ? [] : [{ id, reason }];
    });
}
function completedAfter(iterations, { taught, completed }) {
    const ends = new Map();
    for (const one of iterations) {
        const task = taught.get(one);
        const end = task === undefined ? undefined : completed.get(task);
        if (task === undefined || end === undefined || end <= one)
            return undefined;
        ends.set(task, end);
    }
    const said = [...ends].map(([task, end]) => `iteration ${end} completed ${task}`);
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(said.join(', '), longestReason);
}
const longestReason = 300;
const mostOfOne = 10;
function operationsOfHandoff(iteration, handoff) {
    const { constraints_discovered = [], architectural_notes = [], bugs_encountered = [], unfinished_business = [], } = handoff;
    const add = (type, said) => {
        const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(said, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr);
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
    const headers = lines.filter((line) => /^#(?!# )/.test(line));
    return headers.join() === '# Knowledge Index'
        ? []
        : ['the page would not start with its header, or would contain a second one'];
}
function keepsHardConstraints({ old, byId }) {
    const active = [...byId.values()].filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const replaced = new Set(active.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is).flatMap(({ supersedes }) => supersedes));
    return old
        .filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(entry))
        .flatMap(({ id }) => {
        const now = byId.get(id);
        return (now && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(now)) || replaced.has(id)
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
        return !(0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(was) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) ? [`${was.id} was ${was.status} and would be in force again`] : [];
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
        : ` \`redo ${iteration}\` with a reason adds a task that changes the work; \`undo ${iteration}\` takes the work back, and then the edit counts.`;
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


/***/ })

};
