export const id = 149;
export const ids = [149];
export const modules = {

/***/ 1593:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   SR: () => (/* binding */ approve),
/* harmony export */   ZS: () => (/* binding */ redo),
/* harmony export */   tN: () => (/* binding */ undo),
/* harmony export */   vO: () => (/* binding */ rejectOf)
/* harmony export */ });
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4688);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6187);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




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
    if (target && (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(target.task)) {
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
    const amendment = (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .followUp */ .nF)(reviewed, plan);
    const added = (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .addFollowUp */ .eS)(amendment, plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .mostRemarks */ .VZ).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is the task ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(task)} now; its commit is told here when it is done.`,
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
    const found = taskOfIteration(state, iteration);
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


/***/ }),

/***/ 4149:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ obeyCommand)
/* harmony export */ });
/* harmony import */ var _config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4476);
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2346);
/* harmony import */ var _knowledge_remember_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(878);
/* harmony import */ var _order_read_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2425);
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4688);
/* harmony import */ var _report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9152);
/* harmony import */ var _report_words_run_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4106);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6187);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3009);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1038);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3482);
/* harmony import */ var _judge_commit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1593);













/** What an order does to the run, or why it cannot be done. Pure. */
function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'run_paused', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'run_resumed', by }) : refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return (0,_judge_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .approve */ .SR)(command, by, run.state);
        case 'undo':
            return (0,_judge_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .undo */ .tN)(command, by, run.state);
        case 'redo':
            return (0,_judge_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .redo */ .ZS)(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
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
function hint({ text: words }, { id, by, about }) {
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(remark) : about?.commit ? `the work as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .shortOid */ .$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    return {
        ...done({ type: 'hint_given', id, by, text }),
        answer: `The next attempt reads exactly this:\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_8__/* .fenced */ .OF)(text)}`,
    };
}
function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_2__/* .remember */ .kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return refused(result.why);
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Known already, as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(result.id)}.` };
    const { entry } = result;
    return {
        ...done({ type: 'remembered', ...entry }),
        answer: `Every later attempt reads this, as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(entry.id)}:\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_8__/* .fenced */ .OF)(entry.text)}`,
    };
}
const done = (...effects) => ({ kind: 'done', effects });
const refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'task_skipped', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,_judge_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .rejectOf */ .vO)(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,_judge_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .rejectOf */ .vO)(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: `About ${task}: ${why}` }];
    return (wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried') ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
function unknownTask(plan, task) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__/* .similarIn */ .bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return refused(unknownTask(plan, task));
    const status = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_7__/* .statusIn */ .em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_7__/* .taskIn */ .B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    const words = allowed
        .map((one) => one.replace('_', ' '))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ');
    return refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`);
}
/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce = new Set([
    'approval',
    'before-capture',
    'cost-budget',
    'known-red',
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
    const free = settled.filter(({ name }) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isRule */ .Nd)(name));
    const ruled = settled.filter(({ name }) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isRule */ .Nd)(name));
    const changes = ruled.map(({ name, raw }) => {
        const then = rules?.values[name];
        const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' };
        return { name, before: then?.value ?? (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .usualRaw */ .lU)(name), after: raw, rule };
    });
    const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(name));
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
    const known = _config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .adjustable */ .mN.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__/* .meantName */ .d5)(name, _config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .adjustable */ .mN);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return { fault: `${name} cannot be set in a run.${nearest} There are ${_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .adjustable */ .mN.join(', ')}` };
    }
    const found = (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .rawOfText */ .Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            // The comment itself has started the job that reads this.
            return run.state.paused ? refused('the run is paused; `resume` lifts the pause and goes on') : answered();
        case 'plan':
            return answered('Each job takes the plan over as it is when the job starts, and this one has done so. What is edited meanwhile is taken over by the next one; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(status(run));
        case 'help':
            return answered(help);
    }
}
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one a comment:',
    '',
    ...Object.values(_order_read_command_js__WEBPACK_IMPORTED_MODULE_3__/* .commandForms */ .j).map((form) => `- ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`/ralph ${form}`)}`),
].join('\n');
function status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,_report_words_run_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runSentence */ .n)(run, at, (text) => (0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .inlineMarkdown */ .x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSentence */ .H9)(next)].join('\n\n');
}


/***/ }),

/***/ 878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U8: () => (/* binding */ knowledgeFiles),
/* harmony export */   a7: () => (/* binding */ knowledgeLines),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
/* unused harmony export mostEntries */
/* harmony import */ var _schema_plan_knowledge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9524);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3009);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);



/** All of it goes into every prompt, so it is kept short. */
const mostEntries = 50;
const longestEntry = 500;
/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise.
 * The same words again are the same entry, whoever says them.
 */
function remember(said, known) {
    const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? [];
    const named = _schema_plan_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => type === kind?.toLowerCase());
    const type = named ?? 'decision';
    const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((named && rest) || said.text, Number.MAX_SAFE_INTEGER);
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
const typeOf = ({ id }) => _schema_plan_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision';
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
const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
/** The entries below a heading for each kind, most binding first; empty where there is none. */
function knowledgeLines(entries, depth) {
    return _schema_plan_knowledge_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .S
        .flatMap((type) => {
        const lines = entries.filter((entry) => typeOf(entry) === type).map(lineOf);
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const lineOf = ({ id, text, by, url }) => `- [${id}] ${(0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${(0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}]`;
/** `knowledge-index.md` and `.json` of the state tree; people's entries belong to no iteration. */
const knowledgeFiles = (entries, iteration) => [
    [
        'knowledge-index.md',
        `# Knowledge Index\n\nLast updated: iteration ${iteration} (by people)\n\n${knowledgeLines(entries, '##')}\n`,
    ],
    ['knowledge-index.json', `${JSON.stringify(entries.map(asSeed), null, 2)}\n`],
];
const asSeed = ({ id, text, by, url }) => ({
    memory_ids: [id],
    summary: text,
    tags: [typeOf({ id, text, by, url })],
    status: 'active',
    source: { by, url },
});


/***/ }),

/***/ 5736:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ applyAmendment),
/* harmony export */   ZT: () => (/* binding */ amendmentRules),
/* harmony export */   pI: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7017);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1038);
/* harmony import */ var _format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9450);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4309);





/** `add` needs a task with id, title and description, `modify` and `remove` need an id. */
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
    ? `${task_id} was given up, and a person decides about it`
    : undefined;
const orphansNobody = ({ action, task_id }, plan, { statusOf }) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks
        .filter(({ id, depends_on }) => depends_on.some((other) => other === task_id) && statusOf(id) !== 'given_up')
        .map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    const more = dependents.length > 5 ? ` and ${dependents.length - 5} more` : '';
    return `${dependents.slice(0, 5).join(', ')}${more} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
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
    if (next.tasks.length > _format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp)
        return `a plan may have at most ${_format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
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
    return (0,_format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields)
        .map(({ message }) => message.replace(/\.$/, ''))
        .join('; ');
}


/***/ }),

/***/ 4688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   VZ: () => (/* binding */ mostRemarks),
/* harmony export */   eS: () => (/* binding */ addFollowUp),
/* harmony export */   nF: () => (/* binding */ followUp)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4644);
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5736);





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
                .map((remark) => `- ${placeOf(remark)}: ${indented((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(remark.text, longestRemark))} (${remark.url})`),
            ...(left > 0 ? [`- and ${left} more`] : []),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ })

};
