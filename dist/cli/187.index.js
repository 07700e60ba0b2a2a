export const id = 187;
export const ids = [187];
export const modules = {

/***/ 4104:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withOverrides),
/* harmony export */   m: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);

/**
 * What an operator may change while a run goes on: how much, how fast and how, and nothing that decides what is trusted.
 * The seeds' dashboard offered mode, strategy, turns and delay.
 */
const adjustable = [
    'cost-budget',
    'max-iterations',
    'run-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'model',
    'mode',
    'strategy',
];
/** The settings with what operators changed; what an older program wrote and this one cannot read does not count. */
function withOverrides(given, overrides) {
    const changed = adjustable.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}


/***/ }),

/***/ 1593:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   SR: () => (/* binding */ approve),
/* harmony export */   tN: () => (/* binding */ undo),
/* harmony export */   vO: () => (/* binding */ rejectOf)
/* harmony export */ });
/* harmony import */ var _plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2168);

/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid) => oid.slice(0, 12);
/** The waiting commit is taken in, if the order names this very one and it still fits on the work. */
function approve({ sha }, by, state) {
    const { awaiting } = state;
    if (!awaiting)
        return refused(nothingWaits(sha, state));
    const { iteration, task, commit, checkpoint } = awaiting;
    const waits = `${shown(commit)} (${task}, iteration ${iteration}) waits for approval`;
    if (sha === '')
        return refused(`${waits}; name it: approve ${shown(commit)}`);
    if (!commit.startsWith(sha))
        return refused(`${waits}, not ${sha}`);
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it anew there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by }] };
}
function nothingWaits(sha, { tasks }) {
    if (sha === '')
        return 'no commit waits for approval';
    const known = Object.entries(tasks).find(([, { commit }]) => commit?.startsWith(sha));
    if (!known)
        return `no commit waits for approval, so ${sha} cannot be approved`;
    const [task, { commit, iteration }] = known;
    return `no commit waits for approval; ${shown(commit ?? sha)} (${task}, iteration ${iteration}) is part of the work already`;
}
/** A waiting commit is rejected; one on the work branch is put down to be taken back, which the job then tries. */
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return refused(`iteration ${undoes} is still at work; \`stop\` ends it`);
    if (undoes > state.iteration)
        return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = taskOfIteration(state, undoes);
    if (target && (0,_plan_lint_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isReserved */ .Bs)(target.task)) {
        return refused(`iteration ${undoes} is the merge of a moved base, which is not taken back; revert it by hand if you must`);
    }
    if (target === undefined) {
        return refused(`iteration ${undoes} has no commit that counts: it did not pass, was an undo itself, or was taken back already`);
    }
    if (state.undos.some((other) => other.undoes === undoes))
        return refused(`undo ${undoes} is ordered already`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
/** The task that is done by this iteration's commit, with that commit; undefined where there is none. */
function taskOfIteration(state, iteration) {
    const found = Object.entries(state.tasks).find(([, task]) => task.status === 'done' && task.iteration === iteration);
    return found?.[1].commit ? { task: found[0], commit: found[1].commit } : undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 6710:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ obeyCommand)
});

// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(878);
// EXTERNAL MODULE: ./build/core/plan/follow-up.js
var follow_up = __webpack_require__(4785);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var plan_nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 6 modules
var evolve = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/core/text/fences.js
var fences = __webpack_require__(1224);
// EXTERNAL MODULE: ./build/core/config/overrides.js
var overrides = __webpack_require__(4104);
// EXTERNAL MODULE: ./build/core/config/settings.js + 7 modules
var settings = __webpack_require__(5557);
;// CONCATENATED MODULE: ./build/core/control/change-settings.js



/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
function changeSettings(wanted, by) {
    const given = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
    const faults = given.map(({ name, value }) => faultOf(name, value)).filter((fault) => fault !== undefined);
    if (faults.length > 0)
        return { kind: 'refused', why: faults.join('; ') };
    return { kind: 'done', effects: given.map(({ name, value }) => ({ type: 'setting_changed', name, value, by })) };
}
function faultOf(name, value) {
    const known = overrides/* adjustable */.m.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,plan_nearest/* meantName */.d5)(name, overrides/* adjustable */.m);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return `${name} cannot be set in a run.${nearest} There are ${overrides/* adjustable */.m.join(', ')}`;
    }
    const read = settings/* settings */.W[known].read(value);
    return 'value' in read ? undefined : `${name} takes ${read.expected}, not "${value}"`;
}

// EXTERNAL MODULE: ./build/core/report/inline-markdown.js + 1 modules
var inline_markdown = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/core/report/run-sentence.js + 1 modules
var run_sentence = __webpack_require__(2802);
// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/core/control/inform.js




/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            // The comment itself has started the job that reads this.
            return run.state.paused ? refused('the run is paused; `resume` lifts the pause and goes on') : answered();
        case 'plan':
            return answered('Each job takes the plan over as it is when the job starts, and this one has done so. What is edited meanwhile is taken over by the next one; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(inform_status(run));
        case 'help':
            return answered(help);
    }
}
const refused = (why) => ({ kind: 'refused', why });
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one a comment:',
    '',
    ...Object.values(read_command/* commandForms */.j).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function inform_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), next].join('\n\n');
}

// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(1593);
;// CONCATENATED MODULE: ./build/core/control/redo.js




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
        return { kind: 'refused', why: 'say what is to be different: redo \u2026 reason' };
    }
    const amendment = (0,follow_up/* followUp */.nF)(reviewed, plan);
    const added = (0,follow_up/* addFollowUp */.eS)(amendment, plan, (0,evolve/* statusIn */.em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, follow_up/* mostRemarks */.VZ).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is the task ${(0,report_context/* code */.aY)(task)} now; its commit is told here when it is done.`,
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
    const found = (0,judge_commit/* taskOfIteration */.MH)(state, iteration);
    if (!found)
        return `iteration ${iteration} has no commit that counts: it did not pass, or was taken back`;
    return { ...found, iteration };
}
/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit, state) {
    const exact = Object.entries(state.tasks).find(([, task]) => task.commit === commit);
    const newest = state.recent.find(({ task, iteration }) => state.tasks[task]?.iteration === iteration);
    const task = exact?.[0] ?? newest?.task ?? null;
    return { task, iteration: (task === null ? null : state.tasks[task]?.iteration) ?? null, commit };
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
            return hint(command, order);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return (0,judge_commit/* approve */.SR)(command, by, run.state);
        case 'undo':
            return (0,judge_commit/* undo */.tN)(command, by, run.state);
        case 'redo':
            return redo(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
        case 'budget':
            return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by);
        case 'mode':
            return changeSettings({ mode: command.value }, by);
        case 'set':
            return changeSettings({ [command.name]: command.value }, by);
        default:
            return inform(command, run);
    }
}
/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (security T4). */
function hint({ text: words }, { id, by, about }) {
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,follow_up/* placeOf */.$t)(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    return {
        ...done({ type: 'hint_given', id, by, text }),
        answer: `The next attempt reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return obey_command_refused(result.why);
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Known already, as ${(0,report_context/* code */.aY)(result.id)}.` };
    const { entry } = result;
    return {
        ...done({ type: 'remembered', ...entry }),
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(entry.id)}:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'task_skipped', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed'], 'be skipped') ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: `About ${task}: ${why}` }];
    return wrongTask(run, task, ['failed', 'skipped'], 'be retried') ?? done({ type: 'task_reopened', task, by }, ...hint);
}
function unknownTask(plan, task) {
    const meant = (0,plan_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return obey_command_refused(unknownTask(plan, task));
    const status = (0,evolve/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,evolve/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    return obey_command_refused(`${task} is ${status}; only a task that is ${allowed.join(' or ')} can ${what}${back}`);
}


/***/ }),

/***/ 878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
/* unused harmony exports mostEntries, longestEntry */
/* harmony import */ var _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1234);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);


/** All of it goes into every prompt, so it is kept short. */
const mostEntries = 50;
const longestEntry = 500;
/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise.
 * The same words again are the same entry, whoever says them.
 */
function remember(said, known) {
    const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? [];
    const named = _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => type === kind?.toLowerCase());
    const type = named ?? 'decision';
    const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((named && rest) || said.text, Number.MAX_SAFE_INTEGER);
    if (text.length > longestEntry) {
        return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` };
    }
    const same = known.find((entry) => entry.text === text);
    if (same)
        return { kind: 'known', id: same.id };
    if (known.length >= mostEntries) {
        const why = `${mostEntries} entries are remembered already, and every prompt holds all of them; say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    return { kind: 'new', entry: { id: freeId(type, text, known), text, by: said.by, url: said.url } };
}
const typeOf = ({ id }) => _schema_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision';
/** Its first words; a text without Latin letters is only numbered. */
function freeId(type, text, known) {
    const words = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry';
    const taken = new Set(known.map(({ id }) => id));
    for (let n = 1;; n++) {
        const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`;
        if (!taken.has(id))
            return id;
    }
}


/***/ }),

/***/ 5201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ amendmentRules),
/* harmony export */   p: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _apply_amendment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6510);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9064);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8833);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1934);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8917);






/** Seed §1.7: `add` needs a task with id, title and description, `modify` and `remove` need an id. */
const saysWhat = ({ action, task, task_id, changes }) => {
    if (action === 'add') {
        const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]));
        return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined;
    }
    if (blank(task_id))
        return `${action} needs the task_id of the task that is meant`;
    if (action === 'modify' && Object.keys(changes ?? {}).length === 0)
        return 'modify needs changes';
    return undefined;
};
const namesKnownTasks = ({ action, task_id, after }, plan) => {
    if (action === 'add') {
        return after === undefined || has(plan, after) ? undefined : `there is no task ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(after)} to insert it after`;
    }
    return has(plan, task_id) ? undefined : `there is no task ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
    const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape, name));
    if (unknown.length === 0)
        return undefined;
    const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .meantName */ .d5)(unknown[0] ?? '', Object.keys(_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape));
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
    return `a task has no field ${unknown.map((name) => (0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(name)).join(', ')}${hint}`;
};
/** Status, attempts and identity belong to the engine: the seed let an agent mark a task done without work (A15). */
const leavesRecordAlone = (amendment) => {
    const fields = fieldsOf(amendment);
    if (amendment.action === 'modify' && Object.hasOwn(fields, 'id'))
        return 'the id of a task never changes';
    if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
        return 'the status of a task is set by the engine alone';
    }
    if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
        return 'retry_count is counted by the engine alone';
    }
    return undefined;
};
/** What a person restricted stays so: neither by a change nor by a task of its own can an agent get more tools. */
const keepsTools = (amendment, plan, { current }) => {
    const wanted = fieldsOf(amendment)['allowed_tools'];
    if (amendment.action === 'modify' && wanted !== undefined)
        return 'the tools of a task are set by people alone';
    const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
    if (amendment.action !== 'add' || own === undefined)
        return undefined;
    const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool));
    return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`;
};
/** Where work may be done is for people to say: an agent that is kept to some paths must not widen them. */
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `${limit} is set by people alone`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which stays as it is` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
/** An id that comes back within one batch would wash off the attempts that were counted against it. */
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
const orphansNobody = ({ action, task_id }, plan) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks.filter(({ depends_on }) => depends_on.some((id) => id === task_id)).map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    const more = dependents.length > 5 ? ` and ${dependents.length - 5} more` : '';
    return `${dependents.slice(0, 5).join(', ')}${more} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
};
/** Last, since it applies the change: types, ids, cycles, dead dependencies and all else that lint knows. */
const keepsPlanSound = (amendment, plan, { statusOf }) => {
    const next = (0,_apply_amendment_js__WEBPACK_IMPORTED_MODULE_1__/* .applyAmendment */ .C)(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
/** What is wrong with the plan after a change that was not wrong before. */
function soundnessFault(plan, next, statusOf) {
    if (next.tasks.length === 0)
        return 'a plan needs at least one task';
    if (next.tasks.length > _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTasks */ .jp)
        return `a plan may have at most ${_plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
    return errors.length === 0 ? undefined : errors.map((sentence) => sentence.replace(/\.$/, '')).join('; ');
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
/** The plan with the statuses of the run, so that a dependency on a failed or skipped task is seen as dead. */
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
function blank(value) {
    return value === undefined || value === null || value === '';
}


/***/ }),

/***/ 6510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ applyAmendment)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8917);


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
    const parsed = _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.safeParse(fields);
    if (parsed.success)
        return parsed.data;
    return (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields)
        .map(({ message }) => message.replace(/\.$/, ''))
        .join('; ');
}


/***/ }),

/***/ 7966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ doneDependents)
/* harmony export */ });
/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
function doneDependents(plan, statusOf, task) {
    const waiting = new Map();
    for (const { id, depends_on } of plan.tasks) {
        for (const on of depends_on) {
            const known = waiting.get(on);
            if (known)
                known.push(id);
            else
                waiting.set(on, [id]);
        }
    }
    const found = new Set();
    const queue = [task];
    for (const id of queue) {
        for (const next of waiting.get(id) ?? []) {
            if (found.has(next) || next === task)
                continue;
            found.add(next);
            queue.push(next);
        }
    }
    return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done');
}


/***/ }),

/***/ 4785:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   VZ: () => (/* binding */ mostRemarks),
/* harmony export */   eS: () => (/* binding */ addFollowUp),
/* harmony export */   nF: () => (/* binding */ followUp)
/* harmony export */ });
/* harmony import */ var _report_report_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5201);
/* harmony import */ var _apply_amendment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6510);
/* harmony import */ var _lint_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2168);






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
    const gist = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(why || first?.text || 'what the review says', 70);
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
    const next = (0,_apply_amendment_js__WEBPACK_IMPORTED_MODULE_3__/* .applyAmendment */ .C)(amendment, plan);
    return typeof next === 'string' ? next : ((0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .soundnessFault */ .p)(plan, next, statusOf) ?? next);
}
/** What people allowed for that work, and what helped with it. */
function inherited(task) {
    if (!task || (0,_lint_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .isReserved */ .Bs)(task.id))
        return {};
    const { status: _, retry_count: __, ...rest } = task;
    return rest;
}
function freeId(before, plan) {
    const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
    const stem = before && !(0,_lint_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .isReserved */ .Bs)(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo';
    for (let n = 1;; n++) {
        const id = n === 1 ? stem : `${stem}-${n}`;
        if (!known.has(id.toLowerCase()))
            return id;
    }
}
function workInWords(before, iteration, commit) {
    const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined;
    return `commit ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(commit)}${whose === undefined ? '' : ` (${whose})`}`;
}
function describe(at) {
    const { by, why, about, work } = at;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const left = remarks.length - mostRemarks;
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...remarks
                .slice(0, mostRemarks)
                .map((remark) => `- ${placeOf(remark)}: ${indented((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(remark.text, longestRemark))} (${remark.url})`),
            ...(left > 0 ? [`- and ${left} more`] : []),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_report_report_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ }),

/***/ 7629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reviewsAsked)
/* harmony export */ });
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2257);

/** What agents asked a person to look at, and what reviewers found; newest first, a line each, for whoever reads a report. */
const reviewsAsked = (state, foreign) => [
    ...state.reviews.map(({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`),
    ...(0,_review_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewLines */ .M)(state, foreign),
];


/***/ }),

/***/ 2802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ runSentence)
});

// EXTERNAL MODULE: ./build/core/run/awaiting-reason.js
var awaiting_reason = __webpack_require__(5829);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
;// CONCATENATED MODULE: ./build/core/report/handed-on-text.js

/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline, the untouched checkpoint,';
    const as = commit === null ? 'its agent' : `the checks of ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${what === 'undo' ? ', which takes an earlier commit back' : ''}.`,
        details: [],
        next: `Nothing is needed: a later job or step of this workflow settles it. Where that never comes, the next job begins anew and nothing is lost.`,
    };
}

// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/reviews-asked.js
var reviews_asked = __webpack_require__(7629);
// EXTERNAL MODULE: ./build/core/report/stop-sentence.js
var stop_sentence = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/run-sentence.js










/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,one_line/* plainLine */.h)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,reviews_asked/* reviewsAsked */.O)(run.state, foreign)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,task_rows/* countsInWords */.Pe)((0,records_of/* recordsOf */.M)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    // Whatever ended the last job: this is what the run needs.
    if (state.awaiting && !state.lease)
        return (0,stop_sentence/* stopSentence */.W)((0,awaiting_reason/* awaitingReason */.H)(state.awaiting), context, foreign);
    if (state.stop) {
        const text = (0,stop_sentence/* stopSentence */.W)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return { happened: `A job is at work, between two attempts; ${counts}.`, details: [], next: 'Nothing is needed.' };
    }
    return {
        happened: `No job is at work; ${counts}.`,
        details: [],
        next: `${(0,report_context/* operatorCommand */.mR)(context, 'run')} goes on from the last commit.`,
    };
}
function atWork(state, current, at, counts) {
    const since = at.now === null ? `since ${(0,moment/* formatUtc */.ay)(current.started)}` : `for ${(0,duration/* formatDuration */.a)((0,moment/* ageMs */.WO)(current.started, at.now))}`;
    const what = `At work on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: `Nothing is needed. Each task that passes its checks becomes a commit on ${(0,report_context/* code */.aY)(state.work_branch)}.`,
    };
}


/***/ }),

/***/ 1471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ stopSentence)
/* harmony export */ });
/* unused harmony export stopLines */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4133);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);





const words = {
    complete: (_reason, at) => ({
        happened: 'Every task of the plan is done or was skipped.',
        next: `Review ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(at.workBranch)} commit by commit (${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git log --oneline ${at.workBranch}`)}) and merge it.`,
    }),
    iteration_limit: ({ scope, limit }, at) => scope === 'job'
        ? {
            happened: `This job has made its ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', at.surface === 'issue' ? '' : `--max-iterations ${limit}`)} makes up to ${limit} more.`,
        }
        : {
            happened: `The run has made the ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(limit, 'iteration')} that it may make; work remains.`,
            next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${2 * limit}iter`)} allows as many again${thenRun(at)}.`,
        },
    time_budget: ({ budget_ms, scope }, at) => ({
        happened: scope === 'limit'
            ? `The job ended before its machine would end it after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(budget_ms)} is used up; work remains.`,
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
    cost_budget: ({ budget_usd, spent_usd }, at) => ({
        happened: `The run's cost budget of ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(budget_usd)} is used up; work remains.`,
        next: at.surface === 'issue' || at.surface === 'workflow'
            ? `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)}${thenRun(at)}.`
            : `The budget counts over the whole run; to spend as much again: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run', `--cost-budget ${asMuchAgain(budget_usd, spent_usd)}`)}.`,
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.` }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: `To go on: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'resume')}${thenRun(at)}.`,
        },
    human_review: ({ why, approve, conflict }, at, foreign) => {
        if (conflict)
            return mergeByHand(why, conflict, { at, foreign });
        return {
            happened: `A person is ${approve ? 'asked to look at the work' : 'needed'}: ${foreign(why)}`,
            next: approve
                ? approveOrNot(approve, at)
                : `When that is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
        };
    },
    waiting: ({ until, why }, at, foreign) => ({
        happened: `Waiting until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_3__/* .fromNow */ .PI)(until, at.now)}: ${foreign(why)}`,
        next: `Nobody is needed. After that time ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on; before it, a job ends at once and costs nothing.`,
    }),
    blocked: ({ by }, at, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: `Mend what is listed, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    }),
    stuck: ({ on }, at, foreign) => {
        const task = failedTask(on);
        return {
            happened: 'The run is stuck; more attempts without a person would only cost money:',
            details: listed(on, foreign),
            next: `Read the failures with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'log')}. Then help with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'hint', '"\u2026"')} and ` +
                `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', task)}, or give the task up with ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'skip', task)}${thenRun(at)}.`,
        };
    },
    busy: ({ why }, at, foreign) => ({
        happened: `Another job works on this run: ${foreign(why)}`,
        next: `Nothing was changed. ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'status')} shows how far it is.`,
    }),
    cancelled: (_reason, at) => ({
        happened: 'The job was cancelled; the iteration under way was rolled back and counts as no failure of its task.',
        next: `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} resumes from the last commit.`,
    }),
    failed: ({ code: fault, why }, at, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: `What was committed is safe. When the cause is mended, ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')} goes on from the last commit.`,
    }),
};
/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
/** The same as one block of plain text: sentence, list, next step. */
const stopLines = ({ happened, details, next }) => [
    happened,
    ...details.map((detail) => `  - ${detail}`),
    `Next: ${next}`,
];
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, at) {
    const look = at.surface === 'issue' ? (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`git show ${commit}`) : (0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'checkout', String(iteration));
    return (`Look at it with ${look}. To take it in: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'approve', commit.slice(0, 12))}; ` +
        `to have it made anew: ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'retry', `${task} "\u2026"`)}${thenRun(at)}.`);
}
function mergeByHand(why, { files, total, commands }, { at, foreign }) {
    const more = total > files.length ? [`and ${total - files.length} more`] : [];
    return {
        happened: foreign(why),
        details: [...files.map((file) => foreign(`conflict in ${file}`)), ...more],
        next: `Nothing is lost, and nothing was overwritten. In a clone: ${commands.map(_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY).join(', ')}. Then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}.`,
    };
}
/** A comment starts the next job by itself; on a laptop somebody has to. */
const thenRun = (at) => (at.surface === 'issue' ? '' : `, then ${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorCommand */ .mR)(at, 'run')}`);
/** The task that a command would be about, from `TASK-7 failed`; a placeholder where no task is named so. */
const failedTask = (reasons) => reasons.map((reason) => /^([\w.-]{1,64}) failed/.exec(reason)?.[1]).find((id) => id !== undefined) ?? 'TASK';
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const shownReasons = 20;
function listed(reasons, foreign) {
    const shown = reasons.slice(0, reasons.length > shownReasons ? shownReasons - 1 : shownReasons).map(foreign);
    return shown.length < reasons.length ? [...shown, `and ${reasons.length - shown.length} more`] : shown;
}


/***/ }),

/***/ 4068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   W0: () => (/* binding */ taskRow),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4087);
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);





/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null };
    }
    const task = (0,_run_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const more = (task.commit ? 1 : 0) + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit && (0,_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(task.commit),
    };
}
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
const countStatuses = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_4__/* .oncePer */ .P)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');


/***/ }),

/***/ 5829:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ awaitingReason)
/* harmony export */ });
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 7062:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);


/**
 * What the run knows of each task, by its position in the plan. Every report and decision asks for it, and looking
 * 5,000 records up takes longer than all that is then made of them: so it is done once for each change of a task.
 */
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((tasks) => (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => plan.tasks.map(({ id }) => (0,_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)({ tasks }, id))));


/***/ }),

/***/ 8947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inertJson)
/* harmony export */ });
/**
 * A value as JSON in which nothing acts on a terminal or a runner: control, format and line-separating characters,
 * which JSON would allow raw, are escaped (DESIGN §9.7). Reading it gives the same value. `indent` as in JSON.stringify.
 */
function inertJson(value, indent) {
    return JSON.stringify(value, null, indent)
        .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
        .replaceAll('##[', '#\\u0023[');
}
/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');


/***/ })

};
