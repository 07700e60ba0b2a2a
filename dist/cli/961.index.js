export const id = 961;
export const ids = [961];
export const modules = {

/***/ 88910:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ charsPerToken),
/* harmony export */   O: () => (/* binding */ usualChars)
/* harmony export */ });
/** What is taken for a token until calls say otherwise. */
const usualChars = 4;
const [fewest, most] = [2, 6];
/** Two prompts that differ by less say too little: the program around them takes tokens, too, and not always as many. */
const leastApart = 2_000;
const leastPairs = 3;
/**
 * Characters to a token by what calls reported. A first request holds the prompt and what the agent's program puts around it, its
 * instructions and tools; that share is the same in each, so only what longer prompts have more of counts: the median slope between
 * each two of them (Theil and Sen), from 2 to 6. Pure.
 */
function charsPerToken(measured) {
    const slopes = measured.flatMap((one, at) => measured.slice(at + 1).flatMap((other) => {
        const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens];
        return Math.abs(chars) < leastApart ? [] : [tokens / chars];
    }));
    const slope = median(slopes);
    if (slopes.length < leastPairs || slope <= 0)
        return { ratio: usualChars, calls: 0 };
    const ratio = Math.min(most, Math.max(fewest, 1 / slope));
    return { ratio: Math.round(ratio * 100) / 100, calls: measured.length };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
}


/***/ }),

/***/ 79334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony export sectionPriority */
/* harmony import */ var _chars_per_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88910);

/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 8,
    'Operator Hints': 7,
    'Failure Context': 6,
    'Plan Context': 5,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Retrieved Project Memory': 4,
    'Previous Handoff': 3,
    Skills: 1,
    'Output Instructions': 2,
};
function section(name, body, source = '') {
    return { name, body: body.trim(), priority: sectionPriority[name], source };
}
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
function sectionSizes(prompt, ratio = _chars_per_token_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .O) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }];
    });
}
const sizeOf = (text, ratio = _chars_per_token_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .O) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / ratio),
});


/***/ }),

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65626);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11365);









/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
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
    // Whatever ended the last job: this is what the run needs.
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
/** What a person may want who looks at a job: a comment's reader has the list of all orders. */
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('End this attempt, and start nothing more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
const whatItDoes = {
    undo: ', which reverts an earlier commit',
    agents_md: ', which renews AGENTS.md',
};
/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    if (what === 'passes')
        return { happened: 'Passes that waited for a verdict wait for their agent.', ...settledLater };
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

/***/ 15172:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attentionIn),
/* harmony export */   F: () => (/* binding */ askedReason)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36966);



/** What a choice among tasks goes by, besides their statuses: which are begun, and which wait for a person's answer. */
function attentionIn(state) {
    const asked = new Set(state.asks.map(({ task }) => task));
    return { isBegun: (id) => (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .isBegun */ .av)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, id)), asked };
}
const mostNamed = 20;
/** Agents of done tasks have asked, and until a person has answered, nothing else can go on; undefined where none has. */
function askedReason(state) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asks = state.asks.filter(({ task }) => statusOf(task) === 'done');
    if (asks.length === 0)
        return undefined;
    const why = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`;
    // Where an attempt that failed has asked, what there is to look at is what passed since.
    const tasks = asks
        .slice(0, mostNamed)
        .map((ask) => ({ ...ask, iteration: (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, ask.task).iteration ?? ask.iteration }));
    return { kind: 'human_review', why, asks: { tasks, total: asks.length } };
}


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







/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50;
const namedCommits = 20;
/**
 * The engine's own task that resolves a conflict with a moved base. It stands in the run's plan, goes
 * before every other one, and its id is one that no plan file may use.
 */
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedIds */ .bJ.merge}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved on while this run worked, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is laid out in the files before you: what git could merge is merged; these hold conflict markers, the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep what both sides meant, remove every marker, and change elsewhere only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that the work lacks:\n\n${list(news, namedCommits)}`]),
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
/** That a person has to merge the base, and how. */
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
/** The task could not do it, or was given up: undefined while it may yet be tried. */
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
/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20;
/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
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
/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 65626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   T: () => (/* binding */ pausedReason),
/* harmony export */   cB: () => (/* binding */ usualCost),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   xc: () => (/* binding */ fitsAfter)
/* harmony export */ });
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38962);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36966);
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15172);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99292);
/* harmony import */ var _given_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37687);










/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    keepsAgentsMd,
    owesPasses,
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
    spacing,
];
/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .selectTask */ .aA)(request.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(request.state), (0,_asked_js__WEBPACK_IMPORTED_MODULE_7__/* .attentionIn */ .C)(request.state)),
    };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_8__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
/** No agent is called: neither money nor the number of attempts holds it up, only a person. */
function keepsAgentsMd(request) {
    const { selection } = request;
    if (selection.kind !== 'task' || !(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isAgentsMd */ .Eo)(selection.task.id))
        return undefined;
    return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
/** With less left, no call would come to its answer. */
const leastUsd = 0.01;
/** Before the run rests: an attempt would take them along. */
function owesPasses({ state, limits, selection }) {
    if (selection.kind === 'task' || state.owed.length === 0 || state.paused)
        return undefined;
    return limits.costBudgetUsd - state.usage.usd < leastUsd ? undefined : { kind: 'passes' };
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,_asked_js__WEBPACK_IMPORTED_MODULE_7__/* .askedReason */ .F)(state);
    if (asked)
        return stop(asked);
    const givenUp = (0,_given_up_js__WEBPACK_IMPORTED_MODULE_9__/* .givenUpReason */ .h)(plan, state);
    if (selection.kind === 'complete')
        return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed });
}
/** A person put tasks into the plan file that the run could not take: all is done but those. */
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop(pausedReason(state.paused)) : undefined;
}
/** Why no job works until an order lifts it. */
const pausedReason = ({ why, task }) => ({
    kind: 'paused',
    why,
    ...(task !== undefined && { task }),
});
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
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
/** With the lease, on a machine that was lent for this job; a laptop waits without it. */
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
/** Whether an attempt still fits into the job after a wait until then, in ms since the epoch. */
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
/** A new job tries once more (half open); the same failure then stops it at once. */
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
    // It would be ended in the middle, and what it has cost until then be lost.
    const attempt_usd = usualCost(state);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd, spent_usd, attempt_usd });
}
/** USD of an attempt as this run has shown, the median; zero before the first. */
const usualCost = ({ costs }) => median(costs);
/** Zero of none. */
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
/** An attempt that takes as long as the longest one would be cut off (failure model P4); the first one is tried. */
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
        return stop({ kind: 'blocked', by: confined.map(_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .redByConfinement */ .Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
/** They are in every prompt, whole: what they say has to be said in fewer words before anything else is. */
function constraintsLeaveNoRoom({ state, limits }) {
    const { indexChars, asksIndexer } = limits;
    const found = indexChars === null ? undefined : (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeFirst */ .ht)(state.knowledge, indexChars);
    if (!found || indexChars === null)
        return undefined;
    if (asksIndexer && (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeDue */ .xJ)(state.knowledge, state.compaction, indexChars))
        return undefined;
    const tried = state.compaction.merge_tried > 0 ? ' (an agent was asked to merge them, which did not do)' : '';
    const [size, most] = [found.chars, found.most].map((chars) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(Math.floor(chars / limits.charsPerToken)));
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most})${tried}: withdraw some with \`forget K-\u2026\`, say them shorter with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    // A start in the future: the clock was set back, and waiting for that moment could take for ever (failure model P17).
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__/* .nextAttempt */ .nj)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .taskIn */ .B1)(state, task.id)) };
}
/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000;
/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ })

};
