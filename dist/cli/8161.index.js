export const id = 8161;
export const ids = [8161];
export const modules = {

/***/ 36903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ amendPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


function amendPlan(ledger, wishes) {
    const { iteration, current, amendments, trusted, mayRewrite = trusted, isApproved = false } = wishes;
    if (amendments.length === 0)
        return;
    const judged = (0,_core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({
        plan: ledger.plan,
        statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(ledger.state),
        current,
        amendments,
        trusted,
        mayRewrite,
        byAgent: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .addedByAgentIn */ .wc)(ledger.state),
    });
    if (judged.accepted.length > 0)
        ledger.replacePlan(judged.plan);
    ledger.record(...judged.accepted.map((amendment) => ({
        type: 'amendment_accepted',
        iteration,
        amendment,
        ...(amendment.action === 'remove' && !trusted && { given_up: true }),
        ...(amendment.action === 'add' && !isApproved && { added_by: 'agent' }),
    })), ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused', iteration, amendment, why })));
}


/***/ }),

/***/ 18161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rA: () => (/* binding */ applyHandoff),
  o7: () => (/* binding */ applyStored),
  r2: () => (/* binding */ forgetProgress),
  WJ: () => (/* binding */ recordMilestone),
  CJ: () => (/* binding */ tellReview),
  hk: () => (/* binding */ tellStoredReview)
});

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/report/facts/progress-log.js
var progress_log = __webpack_require__(55169);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/markdown/progress-log-markdown.js
var progress_log_markdown = __webpack_require__(2377);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/core/knowledge/record-handoff.js
var record_handoff = __webpack_require__(87647);
// EXTERNAL MODULE: ./build/core/knowledge/verify-index.js
var verify_index = __webpack_require__(33793);
// EXTERNAL MODULE: ./build/core/prompt/prompt-facts.js
var prompt_facts = __webpack_require__(20657);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
;// CONCATENATED MODULE: ./build/app/phase/settle/record-knowledge.js







async function promptEntries(ledger, iteration) {
    return (0,prompt_facts/* readPromptFacts */.az)(await ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, 'prompt.json')))?.entries ?? [];
}
function recordKnowledge(ledger, job, { iteration, task, handoff, source, numbered }) {
    if (source === 'synthetic' || source === 'engine')
        return;
    const { state } = ledger;
    const byFields = (0,job_settings/* keepsIndexByFields */.xH)(job, state);
    const { settings } = job;
    const known = (0,task_commits/* knownOf */.bz)(state);
    const recorded = (0,record_handoff/* recordHandoff */.y)(state.knowledge, { iteration, handoff, numbered }, {
        ...known,
        hardChars: (0,verify_index/* hardCharsOfOne */.Ep)((0,job_settings/* budgetChars */.zH)(settings, state)),
        closes: byFields || settings.mode === 'handoff-only',
    });
    const { changed, softened, leftOut, ignored, saidOver, contradicting } = recorded;
    const { through } = state.compaction;
    const isNext = [...known.taught.keys()].every((one) => one <= through || one >= iteration);
    const covers = settings.mode === 'handoff-plus-index' && byFields && isNext;
    if (changed.length === 0 && ignored.length === 0 && !covers)
        return;
    ledger.record({
        ...{ type: 'knowledge_changed', source: 'handoffs', trigger: record_handoff/* recordedTrigger */.H, entries: [...changed] },
        through: covers ? iteration : through,
        ...(softened.length > 0 && { softened: [...softened] }),
        ...(leftOut > 0 && { left_out: leftOut }),
        ...(ignored.length > 0 && { ignored: ignored.slice(0, mostIgnored).map((one) => (0,one_line/* oneLine */.TN)(one, 300)) }),
    });
    for (const entry of saidOver) {
        const why = `its agent says that a hard constraint no longer holds (${entry.said_over?.why}): "${entry.text}"`;
        ledger.record({ type: 'human_review_requested', iteration, task, why });
    }
    if (settings.contradictions !== 'ask')
        return;
    for (const id of contradicting) {
        const text = changed.find((entry) => entry.id === id)?.text ?? id;
        ledger.record({
            type: 'human_review_requested',
            iteration,
            task,
            why: `two entries contradict each other: "${text}"`,
        });
    }
}
const mostIgnored = 10;

;// CONCATENATED MODULE: ./build/app/phase/settle/apply-handoff.js











async function applyHandoff(ports, job, { ledger, ...passed }) {
    const { iteration, handoff, source } = passed;
    const numbered = await promptEntries(ledger, iteration);
    recordKnowledge(ledger, job, { iteration, task: passed.task.id, handoff, source, numbered });
    const amendments = handoff.plan_amendments ?? [];
    const trusted = job.settings.amendments === 'trusted';
    (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: passed.task.id, amendments, trusted });
    await recordProgress(ports, ledger, passed);
}
async function applyStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    await (0,servers/* approveMemory */.tk)(ledger, iteration);
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, file))));
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(fieldOf(stored, 'handoff')).data;
    const source = agent_handoff/* HandoffSource */.KE.safeParse(fieldOf(stored, 'source')).data ?? 'synthetic';
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await applyHandoff(ports, job, { ledger, task, iteration, handoff, source, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
const logFile = 'progress-log.json';
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: (0,progress_log/* readProgressLog */.sd)(await ledger.recall(logFile)), newest: [success] });
}
async function forgetProgress(ports, ledger, iterations) {
    const previous = (0,progress_log/* withoutIterations */.JH)((0,progress_log/* readProgressLog */.sd)(await ledger.recall(logFile)), iterations);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = (0,progress_log/* nextProgressLog */.zC)({ previous, newest: dated, rows: (0,begin/* recordsOf */.M$)(plan, state), generated });
    for (const success of dated) {
        const entry = `${JSON.stringify((0,progress_log/* progressEntry */.su)(success), null, 2)}\n`;
        ledger.attach((0,state_paths/* iterationPath */.lr)(success.iteration, 'progress.json'), entry);
    }
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', (0,progress_log_markdown/* progressLogMarkdown */.p)(log, { plan: state.plan, ...(0,task_rows/* rowsInState */.UV)({ plan, state }) }));
}
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,slices/* slicesOf */.nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,state_paths/* iterationPath */.lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : review/* Reviewed */.u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,slices/* beginsSlice */.vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 27738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgeAmendments)
/* harmony export */ });
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85736);
/* harmony import */ var _persons_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33053);


const maxAmendments = 3;
function judgeAmendments(wish) {
    const { current, trusted, mayRewrite = trusted } = wish;
    const givenUp = new Set();
    const statusOf = (id) => (givenUp.has(id) ? 'given_up' : wish.statusOf(id));
    const added = new Set();
    const isPersons = (id) => !mayRewrite && !wish.byAgent(id) && !added.has(id);
    const context = { statusOf, current, trusted, isPersons, original: wish.plan };
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
            if (amendment.action === 'add')
                added.add(String(amendment.task?.['id']));
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
    const task = plan.tasks.find(({ id }) => id === amendment.task_id);
    if (amendment.action === 'modify' && task && context.isPersons(task.id))
        return (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .applyAmendment */ .Cv)((0,_persons_task_js__WEBPACK_IMPORTED_MODULE_1__/* .markAdded */ .i1)(task, amendment), plan);
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
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41038);
/* harmony import */ var _format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19956);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);
/* harmony import */ var _persons_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33053);







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
        return after === undefined || has(plan, after) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(after)} to insert it after`;
    }
    return has(plan, task_id) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
    const isNote = (name) => name === 'note' && amendment.action === 'modify';
    const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape, name) && !isNote(name));
    if (unknown.length === 0)
        return undefined;
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .meantName */ .d5)(unknown[0] ?? '', Object.keys(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape));
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
    return `a task has no field ${unknown.map((name) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(name)).join(', ')}${hint}`;
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
    return twin === undefined ? undefined : `the id ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
const emptiesNothing = (amendment, plan) => {
    if (amendment.action !== 'modify')
        return undefined;
    const before = plan.tasks.find(({ id }) => id === amendment.task_id);
    const fields = fieldsOf(amendment);
    const name = ['title', 'description', 'acceptance_criteria'].find((one) => Object.hasOwn(fields, one) && says(before?.[one]) && !says(fields[one]));
    return name === undefined ? undefined : `a change may not empty the ${name} of a task`;
};
const keepsPersonsTask = ({ action, task_id, changes }, plan, { isPersons }) => {
    const task = action === 'modify' ? plan.tasks.find(({ id }) => id === task_id) : undefined;
    if (!task || !changes)
        return undefined;
    return (isPersons(task.id) ? (0,_persons_task_js__WEBPACK_IMPORTED_MODULE_3__/* .rewriteFault */ .fP)(task, changes) : undefined) ?? (0,_persons_task_js__WEBPACK_IMPORTED_MODULE_3__/* .noteFault */ .hT)(task, changes);
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
    return `${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(dependents, 5)} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
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
    keepsPersonsTask,
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
    const before = plan.tasks[index];
    const task = parseTask(before ? { ...before, ...(0,_persons_task_js__WEBPACK_IMPORTED_MODULE_3__/* .withNoteBelow */ .Wt)(before, changes ?? {}) } : { ...changes });
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

/***/ 33053:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ withNoteBelow),
/* harmony export */   fP: () => (/* binding */ rewriteFault),
/* harmony export */   hT: () => (/* binding */ noteFault),
/* harmony export */   i1: () => (/* binding */ markAdded)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10038);



const agentMark = ' (added by an agent)';
const maxRetries = 5;
const maxNoteChars = 2_000;
const maxCriterionChars = 500;
const maxAddedCriteria = 10;
const addable = ['acceptance_criteria', 'depends_on', 'note', 'max_retries'];
function rewriteFault(task, changes) {
    const { id, acceptance_criteria: criteria, depends_on, max_retries } = task;
    const fixed = Object.keys(changes).filter((name) => !addable.includes(name));
    if (fixed.length > 0) {
        return `a person wrote ${id}: an agent may add acceptance_criteria, depends_on and a note to it, and not change its ${fixed.join(', ')}`;
    }
    const keeps = (name, values) => {
        const next = changes[name];
        if (next === undefined || !Array.isArray(next))
            return undefined;
        const missing = values.find((value) => !next.includes(value));
        return missing === undefined
            ? undefined
            : `a person wrote ${id}: its ${name} must keep \u201c${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(missing, 80)}\u201d, and more may follow`;
    };
    const retries = changes['max_retries'];
    const lowers = typeof retries === 'number' && (retries < max_retries || retries > Math.max(max_retries, maxRetries));
    return (keeps('acceptance_criteria', criteria.filter(isPersons)) ??
        keeps('depends_on', depends_on) ??
        (lowers ? `an agent may only raise the max_retries of ${id}, to at most ${maxRetries}` : undefined));
}
function markAdded(task, amendment) {
    const { changes = {} } = amendment;
    const criteria = changes['acceptance_criteria'];
    if (!Array.isArray(criteria))
        return amendment;
    const persons = task.acceptance_criteria.filter(isPersons);
    const added = criteria.filter((one) => !persons.includes(one));
    return {
        ...amendment,
        changes: {
            ...changes,
            acceptance_criteria: [...persons, ...added.slice(0, maxAddedCriteria).map(marked)],
        },
    };
}
const isPersons = (criterion) => !criterion.endsWith(agentMark);
const marked = (criterion) => typeof criterion !== 'string' || !isPersons(criterion) || criterion.trim() === ''
    ? criterion
    : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(criterion, maxCriterionChars) + agentMark;
const noteHeading = '\n\nNote of an agent:\n\n';
const maxNotes = 5;
function noteFault(task, { note }) {
    if (note === undefined)
        return undefined;
    if (typeof note !== 'string' || !/[\p{L}\p{N}]/u.test(note))
        return 'a note must be a text';
    const count = task.description.split(noteHeading).length - 1;
    return count < maxNotes ? undefined : `${task.id} has ${maxNotes} notes already`;
}
function withNoteBelow(task, { note, ...changes }) {
    if (typeof note !== 'string')
        return changes;
    const description = typeof changes['description'] === 'string' ? changes['description'] : task.description;
    const lines = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(note).trim(), maxNoteChars).split(/\r\n?|\n/);
    const quoted = lines.map((line) => `> ${line}`.trimEnd()).join('\n');
    return { ...changes, description: `${description}${noteHeading}${quoted}`.trimStart() };
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
const older = 'Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.';
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The checks passed, but the agent says that the task is not complete yet.']),
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
