export const id = 167;
export const ids = [167];
export const modules = {

/***/ 9327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(400);
/* harmony import */ var _state_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8081);











/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (docs/design.md#one-remote)? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (failure model G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .iw)(given))
        return { git: (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_9__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .splitCredential */ .ib)(given);
    const settings = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .withCredential */ .ML)(repository.carriedConfiguration(address), access);
    const hardened = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__/* .configEnvironment */ .kj)([...settings, [`remote.${_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(options, state) {
    const { stateRef, planFile } = options;
    const reachedBy = [...options.reachedBy, '--remote', 'origin'];
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const aside = (0,_state_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .asideName */ .o1)(stateRef, origin);
    const lease = `--force-with-lease=${stateRef}:${origin}`;
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', 'origin', stateRef);
    const move = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${aside}`, `:${stateRef}`);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To continue the run at origin: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To continue here instead, move it aside there, where it is kept as ${aside} (${fetch} && ${move}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, options) {
    const { stateRef, other } = options;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(url);
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, other);
    const move = `${fetch} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To continue with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is running: ${move}`,
    });
}


/***/ }),

/***/ 4558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8689);
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5623);




/**
 * Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
 * tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
 * with the past, so it is done once: what a job on this machine has proven is not looked at again.
 */
async function proveComplete({ store, workBranch }, run) {
    if (run.proven)
        return;
    const { state } = run;
    const segments = segmentsOf(run);
    const validations = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedIterations */ .FS)(state).map((iteration) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
    const files = await store.readPast([...segments, ...validations]);
    const events = factsIn(files.slice(0, segments.length));
    const differs = differences({ before: null, events, replans: false }, state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
    const found = await workBranch.madeBehind(tipsOf(events, state), {
        wanted: (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedCommits */ .P1)(state),
        since: begunAt(events),
    });
    const passed = new Set(files.slice(segments.length).flatMap(passedIn));
    const unearned = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneAgainstCommits */ .Ol)(run, found, passed);
    if (unearned.length > 0)
        throw await store.untrue('STATE_FORGED', unearned);
    store.prove();
}
/**
 * Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
 * RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
 */
async function proveStep({ store }, run) {
    if (run.proven)
        return;
    const step = await store.step();
    if (!step)
        return;
    const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
    const differs = differences({ before: step.before?.state ?? null, events, replans: step.replans }, run.state);
    if (differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
}
function differences({ before, events, replans }, state) {
    if (!events)
        return ['its log was not written by ralph'];
    const silent = replans && events.every(({ type }) => !replanning.has(type));
    return [...(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .stateAgainstLog */ .Bw)(before, events, state), ...(silent ? ['plan.json was changed without an event'] : [])];
}
const replanning = new Set([
    ...['run_started', 'plan_changed', 'amendment_accepted'],
    ...['follow_up_added', 'conflict_task_added'],
]);
/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
async function refuseForeign({ store }, request) {
    const { run, head, before, plan, seq } = request;
    const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)));
    const back = head ?? undefined;
    const events = factsIn(await store.readMany(segmentsOf(run, seq)));
    const replans = JSON.stringify(plan) !== JSON.stringify(run.plan);
    const differs = differences({ before, events, replans }, run.state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs, back);
    const taken = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0));
    const ours = taken === -1 ? events : events.slice(0, taken);
    const foreign = ours.filter((event) => !own.has(JSON.stringify(event)));
    const forged = foreign.filter((event) => !(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mayStandBeside */ .Se)(event)).map(({ type }) => type);
    if (forged.length === 0)
        return;
    const what = [...new Set(forged)].join(', ');
    throw await store.untrue('STATE_FORGED', [`somebody else wrote while this job held the run: ${what}`], back);
}
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
function tipsOf(events, { work }) {
    const before = ofNewestRun(events).flatMap((event) => event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : []);
    return [...new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === 'run_started'));
function begunAt(events) {
    const [begun] = ofNewestRun(events);
    return begun?.type === 'run_started' ? begun.base : '';
}
function passedIn(text) {
    try {
        const { iteration, passed } = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .Validation */ .OH.parse(JSON.parse(text ?? ''));
        return passed ? [iteration] : [];
    }
    catch {
        return [];
    }
}
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is not an event of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .RunEvent */ .s4.parse(JSON.parse(line)));
}


/***/ }),

/***/ 9334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony export sectionPriority */
/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 7,
    'Failure Context': 6,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Retrieved Project Memory': 4,
    'Previous Handoff': 3,
    Skills: 1,
    'Output Instructions': 2,
};
function section(name, body) {
    return { name, body: body.trim(), priority: sectionPriority[name] };
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
function sectionSizes(prompt) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part) }];
    });
}
const sizeOf = (text) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / 4),
});


/***/ }),

/***/ 7242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ iterationRecord),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   uV: () => (/* binding */ isEnd),
/* harmony export */   xS: () => (/* binding */ iterationView)
/* harmony export */ });
/* harmony import */ var _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8878);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4639);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5442);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8689);
/* harmony import */ var _prompt_section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9334);
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8100);







/** `events` are those of this iteration, oldest first; `awaiting` is the one whose commit waits, where that is known. */
function iterationView(iteration, context) {
    const { events, record } = context;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: outcomeOf(iteration, context, end),
        why: end && 'why' in end ? end.why : null,
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undoOf(iteration, events)?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        prompt: record.prompt === null
            ? null
            : {
                ...(0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_5__/* .sizeOf */ .$d)(record.prompt),
                sections: (0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_5__/* .sectionSizes */ .Qs)(record.prompt),
                cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
            },
        handoff: record.handoff,
        validation: record.validation,
        agent: record.agent,
        review: record.review,
        passes: record.passes,
        events,
    };
}
const isEnd = (event) => event.type === 'attempt_succeeded' ||
    event.type === 'attempt_held' ||
    event.type === 'attempt_failed' ||
    event.type === 'attempt_interrupted';
const outcomes = {
    attempt_succeeded: 'succeeded',
    attempt_held: 'waits for approval',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
/** What people did to its commit since counts for more than how the attempt ended. */
function outcomeOf(iteration, { events, awaiting }, end) {
    if (!end)
        return undoOf(iteration, events)?.outcome ?? 'at work';
    if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration))
        return 'taken back';
    if (events.some(({ type }) => type === 'attempt_approved'))
        return 'succeeded';
    if (events.some(({ type }) => type === 'attempt_rejected'))
        return 'rejected by a person';
    // Its task left the plan, or a new run began, before anybody said anything.
    if (end.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration)
        return 'dropped';
    return outcomes[end.type];
}
/** The iteration as an undo of another one. */
function undoOf(iteration, events) {
    for (const event of events) {
        if (event.type === 'undo_done' && event.iteration === iteration)
            return { outcome: 'undo', commit: event.commit };
        if (event.type === 'undo_failed' && event.iteration === iteration)
            return { outcome: 'refused undo', commit: event.rejected };
    }
    return undefined;
}
function commitOf(end) {
    if (end.type === 'attempt_interrupted')
        return null;
    return end.type === 'attempt_failed' ? end.rejected : end.commit;
}
function timesOf(start, end, { validation }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    return { all, agent: end.duration_ms, checks };
}
const files = ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json', 'passes.json'];
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .iterationPath */ .lr)(iteration, file));
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review, passes] = contents;
    const stored = parsed(handoff);
    const source = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .HandoffSource */ .KE.safeParse(stored?.source);
    const read = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .Handoff */ .Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: _schema_check_check_js__WEBPACK_IMPORTED_MODULE_4__/* .Validation */ .OH.safeParse(parsed(validation)).data ?? null,
        agent: _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentRecord */ .ZH.safeParse(parsed(agent)).data ?? null,
        review: _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_3__/* .Reviewed */ .u2.safeParse(parsed(review)).data ?? null,
        passes: _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_2__/* .PassResults */ .KL.safeParse(parsed(passes)).data ?? [],
    };
}
function parsed(text) {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   Tk: () => (/* binding */ commitsInWords),
/* harmony export */   UV: () => (/* binding */ rowsInState),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   oU: () => (/* binding */ taskCosts),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   sH: () => (/* binding */ shownTasks),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);
/* harmony import */ var _run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6966);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4421);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8537);




/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null, parts: 0 };
    }
    const task = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const commits = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(task);
    const more = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationsOf */ .qW)(task).length + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit,
        parts: commits.length,
    };
}
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
const countStatuses = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_3__/* .oncePer */ .P)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'given_up', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    given_up: 'given up',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    given_up: '?',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(row.duration_ms) : '');
/** Behind the newest commit: the number of all, where the task took several, or goes on. */
const commitsInWords = ({ status, parts }) => parts > 1 || (parts === 1 && status !== 'done') ? ` (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(parts, 'part')})` : '';
const costCell = (row) => (row.usd > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');
/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
const taskCosts = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_3__/* .oncePer */ .P)((tasks) => {
    let worked = 0;
    let dearest = null;
    const settled = { usd: [], duration_ms: [] };
    for (const task in tasks) {
        const record = tasks[task];
        if (!record)
            continue;
        const { usd, duration_ms } = record;
        if (usd > 0 || duration_ms > 0)
            worked += 1;
        if (usd > (dearest?.usd ?? 0))
            dearest = { task, usd };
        if (!isSettled(record))
            continue;
        settled.usd.push(usd);
        settled.duration_ms.push(duration_ms);
    }
    return { worked, dearest, settled };
});
const isSettled = ({ status, commit, failed_iterations }) => (status === 'done' && commit !== null) || (status === 'failed' && (failed_iterations.length > 0 || commit !== null));
/** A table of more tasks than this is shown in part. */
const wholeTable = 300;
/** So many of a longer one, where it is written with every state commit. */
const partInState = 100;
const nextTasks = 20;
/**
 * What fits of a long table: first what people look for (under way, failed, given up, the next 20 pending), then what was done,
 * newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
 */
function shownRows(rows, limit = wholeTable) {
    const shown = places(rows, limit);
    const chosen = shown.flatMap((at) => rows[at] ?? []);
    return { rows: chosen, omitted: omission(rows, chosen) };
}
/** The same of a run's tasks; rows are made only of those that are shown. */
function shownTasks({ plan, state }, limit = wholeTable) {
    const records = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state));
    return { rows, omitted: omission(records, rows) };
}
/** What files of the state show. */
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
/** Positions of the tasks that are shown, in plan order. */
function places(tasks, limit) {
    if (tasks.length <= limit)
        return [...tasks.keys()];
    const by = {
        pending: [],
        in_progress: [],
        done: [],
        failed: [],
        skipped: [],
        given_up: [],
    };
    tasks.forEach(({ status }, at) => {
        by[status].push(at);
    });
    const iteration = (at) => tasks[at]?.iteration ?? 0;
    const wanted = [
        ...by.in_progress,
        ...[...by.failed, ...by.given_up].slice(0, limit - nextTasks - 1),
        ...by.pending.slice(0, nextTasks),
        ...by.done.sort((a, b) => iteration(b) - iteration(a)),
        ...by.skipped,
    ];
    return wanted.slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
    const [total, there] = [countStatuses(all), countStatuses(shown)];
    const parts = ['done', 'failed', 'given_up', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${statusWord[status]}`);
    return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 1701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   RV: () => (/* binding */ fitLines),
/* harmony export */   ax: () => (/* binding */ fitLine)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);

/**
 * The lines of a report for a terminal, none longer than it is wide: broken between words and continued below their
 * text. A word and a code span stay whole; one that is too long stands on a line of its own.
 */
const fitLines = (lines, look) => lines.flatMap((line) => fitLine(line, columnsOf(look)));
/** One of them. */
const fitLine = (line, columns) => shownWidth(line) <= columns ? [line] : broken(line, columns);
/** Where a terminal breaks a line whose text begins so. */
const columnsOf = ({ width, isTty = false }) => (isTty ? width : Number.POSITIVE_INFINITY);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g;
const shownWidth = (text) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text.replace(colours, ''));
/** What must stay whole, and the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g;
function broken(line, width) {
    const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }));
    if (!first)
        return [line];
    const margin = ' '.repeat(hang(line));
    const lines = [first.gap + first.atom];
    for (const { gap, atom } of others) {
        const longer = `${lines.at(-1)}${gap}${atom}`;
        if (shownWidth(longer) <= width)
            lines[lines.length - 1] = longer;
        else
            lines.push(margin + atom);
    }
    return lines;
}
const widestMargin = 24;
/** The column of the text itself: after a mark, or after the name that a wide gap parts from it. */
function hang(line) {
    const plain = line.replace(colours, '');
    const start = /^\s*(?:[-\u2713\u2717!\u2192\u25b6\u21bb] )?/.exec(plain)?.[0].length ?? 0;
    const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0);
    return named <= widestMargin ? named : start;
}


/***/ }),

/***/ 9812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 5144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   to: () => (/* binding */ mapStrings)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .formPlaces */ .Vf)(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        // Forms may overlap, and then nothing of the one may stay beside the other.
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200;
/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
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
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    // In base64 its first letters come up once in 17 MB.
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
        // file of nothing but headers took minutes.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


/***/ }),

/***/ 2959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
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
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
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
/** Where each character stood before white space was left out. */
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ }),

/***/ 3167:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(4558);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(8203);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(9334);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(6187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(4891);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(7242);
;// CONCATENATED MODULE: ./build/core/report/facts/review-summary.js

function summarizeReviews(events) {
    const reviews = events.filter((event) => event.type === 'iteration_reviewed');
    const count = (wanted) => reviews.filter(({ verdict }) => verdict === wanted).length;
    return {
        all: reviews.length,
        ship: count('ship'),
        revise: count('revise'),
        none: count(null),
        findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
        usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
    };
}
/** No line where nobody was asked to review. */
function reviewSummaryLines({ all, ship, revise, none, findings, usd }) {
    if (all === 0)
        return [];
    const said = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ');
    return [`${(0,amounts/* plural */.LS)(all, 'review')}: ${said}; ${(0,amounts/* plural */.LS)(findings, 'finding')}, ${(0,amounts/* formatUsd */.UK)(usd)}.`];
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(9484);
;// CONCATENATED MODULE: ./build/core/report/facts/run-analysis.js








/** `events` are those of the newest run, oldest first. Linear. */
function analyzeRun({ plan, state }, past) {
    const { events, records } = past;
    const attempts = attemptsOf(events, records);
    const sum = (of) => attempts.reduce((total, one) => total + of(one), 0);
    const agents = sum(({ agent_ms }) => agent_ms);
    const checks = sum(({ checks_ms }) => checks_ms);
    const baseline = events.reduce((total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0), 0);
    const runner = (0,lease_verdict/* runnerMsSeen */.MN)(state, past.now);
    const count = (outcome) => attempts.filter((one) => one.outcome === outcome).length;
    const usd = (outcome) => sum((one) => (one.outcome === outcome ? one.usd : 0));
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        tasks: taskCounts(plan, state),
        attempts: {
            all: attempts.length,
            passed: count('passed'),
            failed: count('failed'),
            interrupted: count('interrupted'),
        },
        retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
        failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
        interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
        by_task: byTask(plan, state, attempts),
        usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
        time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
        checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
        reviews: summarizeReviews(events),
        handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
            const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null;
            return outcome === 'passed' && handoff ? [{ iteration, task, source: handoff, chars }] : [];
        }),
        prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
            const prompt = records.get(iteration)?.prompt;
            return typeof prompt === 'string' ? [{ iteration, task, ...(0,section/* sizeOf */.$d)(prompt), cut_chars }] : [];
        }),
        cuts: cutsOf(events),
    };
}
function taskCounts(plan, state) {
    return { ...(0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state)), total: plan.tasks.length };
}
function byTask(plan, state, attempts) {
    const all = new Map();
    for (const { task: id, usd, agent_ms, checks_ms, all_ms } of attempts) {
        const before = all.get(id) ?? { attempts: 0, usd: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 };
        all.set(id, {
            id,
            status: (0,begin/* statusIn */.em)(state)(id),
            attempts: before.attempts + 1,
            usd: before.usd + usd,
            agent_ms: before.agent_ms + agent_ms,
            checks_ms: before.checks_ms + checks_ms,
            all_ms: before.all_ms + all_ms,
        });
    }
    return plan.tasks.flatMap(({ id }) => all.get(id) ?? []);
}
function cutsOf(events) {
    const cuts = new Map();
    for (const event of events) {
        if (event.type !== 'prompt_cut')
            continue;
        const { section, from_chars, to_chars } = event;
        const before = cuts.get(section) ?? { section, times: 0, chars: 0 };
        cuts.set(section, { section, times: before.times + 1, chars: before.chars + from_chars - to_chars });
    }
    return [...cuts.values()];
}
function tally(items) {
    const counts = {};
    for (const item of items)
        counts[item] = (counts[item] ?? 0) + 1;
    return counts;
}
/** A run of 14 tasks has to stay below five retries; longer plans may have as many for their size. */
const retriesAtMost = (tasks) => Math.max(4, Math.floor((tasks * 4) / 14));
const shortNarrative = 200;
const mostNamed = 5;
/** The bar of a good run (docs/design.md#the-programs-before): all tasks done, few retries, no synthetic handoffs, real narratives. */
function acceptanceBar({ tasks, retries, handoffs }) {
    const over = tasks.done + tasks.skipped;
    const most = retriesAtMost(tasks.total);
    const synthetic = handoffs.filter(({ source }) => source === 'synthetic');
    const short = handoffs.filter(({ chars }) => chars === null || chars <= shortNarrative);
    return [
        {
            name: 'All tasks are done',
            passed: over === tasks.total,
            found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
        },
        {
            name: 'Few retries',
            passed: retries <= most,
            found: `${retries}, at most ${most} for ${(0,amounts/* plural */.LS)(tasks.total, 'task')}`,
        },
        {
            name: 'No synthetic handoffs',
            passed: synthetic.length === 0,
            found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ''}`,
        },
        {
            name: `Narratives over ${shortNarrative} characters`,
            passed: short.length === 0,
            found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ''}`,
        },
    ];
}
const listed = (handoffs) => (0,capped/* cappedRow */.g)(handoffs.map(({ iteration }) => `#${iteration}`), mostNamed);
/** By check; the one that failed most often first. */
function summarizeChecks(results) {
    const all = new Map();
    for (const { name, passed, flaky, timed_out, duration_ms } of results) {
        const before = all.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 };
        all.set(name, {
            name,
            runs: before.runs + 1,
            failed: before.failed + (passed ? 0 : 1),
            flaky: before.flaky + (flaky ? 1 : 0),
            timed_out: before.timed_out + (timed_out ? 1 : 0),
            duration_ms: before.duration_ms + duration_ms,
        });
    }
    return [...all.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky);
}
/** The attempts of a run in their order, from its events and what is kept of each iteration. Linear. */
function attemptsOf(events, records) {
    const begun = new Map();
    const attempts = [];
    for (const event of events) {
        if (event.type === 'attempt_started') {
            begun.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 });
            continue;
        }
        const start = 'iteration' in event ? begun.get(event.iteration) : undefined;
        if (!start)
            continue;
        if (event.type === 'prompt_cut')
            start.cut += event.from_chars - event.to_chars;
        if (!(0,iteration_view/* isEnd */.uV)(event))
            continue;
        const { iteration, task, usage, duration_ms } = event;
        attempts.push({
            iteration,
            task,
            attempt: start.attempt,
            outcome: outcomes[event.type],
            handoff: 'handoff' in event ? event.handoff : null,
            usd: usage.usd,
            agent_ms: duration_ms,
            checks_ms: checksMs(records.get(iteration)),
            all_ms: Math.max(0, Date.parse(event.at) - start.at),
            cut_chars: start.cut,
        });
    }
    return attempts;
}
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const checksMs = (record) => (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);

// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(23);
// EXTERNAL MODULE: ./build/core/text/fit-lines.js
var fit_lines = __webpack_require__(1701);
// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(3009);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(9812);
;// CONCATENATED MODULE: ./build/core/report/terminal/report-document.js









/** For a terminal: tables aligned, lines wrapped. Lines without their newline. */
function documentText(title, parts, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        '',
        paint(name, 'bold'),
        ...(table ? tableText(table).map((line) => `  ${line}`) : []),
        ...lines.flatMap((line) => (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
    ]);
    return (0,fit_lines/* fitLines */.RV)([...(0,display_width/* wrap */.LV)(title, look.width).map((line) => paint(line, 'bold')), ...body], look);
}
function tableText({ head, rows }) {
    const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => (0,one_line/* plainLine */.h0)(cell, 60)))];
    const widths = head.map((_, column) => Math.max(...cells.map((row) => (0,display_width/* displayWidth */.F1)(row[column] ?? ''))));
    return cells.map((row) => row
        .map((cell, column) => (0,display_width/* pad */.eV)(cell, widths[column] ?? 0, isRight(head[column]) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
/** GitHub's Markdown. */
function documentMarkdown(title, parts) {
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        `### ${name}`,
        ...(table ? [tableMarkdown(table)] : []),
        ...(lines.length > 0 ? [lines.map((line) => `- ${(0,inline_markdown/* inlineMarkdown */.x)(line, 1_000)}`).join('\n')] : []),
    ]);
    return `${[`## ${(0,inline_markdown/* inlineMarkdown */.x)(title, 300)}`, ...body].join('\n\n')}\n`;
}
function tableMarkdown({ head, rows }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = head.map((column) => (isRight(column) ? '---:' : '---'));
    return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => (0,inline_markdown/* markdownCell */.UZ)(cell))))].join('\n');
}
const nameOf = (column) => column.replace(/^>/, '');
const isRight = (column) => column?.startsWith('>') ?? false;
const mostRows = 40;
/** `demo: 8 attempts in 25s of runner time for 0.29 USD; 7 of 7 tasks done`. */
const analysisTitle = ({ plan, attempts, time_ms, usd, tasks }) => `${plan}: ${(0,amounts/* plural */.LS)(attempts.all, 'attempt')} in ${(0,amounts/* formatMinutes */.dp)(time_ms.runner)} of runner time for ` +
    `${(0,amounts/* formatUsd */.UK)(usd.passed + usd.failed + usd.interrupted)}; ${tasks.done} of ${tasks.total} tasks done`;
/** What a person reads of the analysis, part by part; parts about nothing are left out. */
function analysisParts(analysis) {
    return [
        bar(analysis),
        attempts(analysis),
        phases(analysis),
        report_document_byTask(analysis),
        checks(analysis),
        { title: 'Reviews', lines: reviewSummaryLines(analysis.reviews) },
        handoffs(analysis),
        prompts(analysis),
    ].filter(({ lines = [], table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}
const bar = (analysis) => ({
    title: 'Acceptance bar',
    table: {
        head: ['', 'Demand', 'Found'],
        rows: acceptanceBar(analysis).map(({ name, passed, found }) => [passed ? '\u2713' : '\u2717', name, found]),
    },
});
function attempts({ attempts: { all, passed, failed, interrupted }, retries, usd, ...causes }) {
    const why = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)];
    const reasons = why.map(([cause, count]) => `${cause.replaceAll('_', ' ')} ${count}`).join(', ');
    return {
        title: 'Attempts',
        lines: [
            `${all}: ${passed} passed (${(0,amounts/* formatUsd */.UK)(usd.passed)}), ${failed} failed (${(0,amounts/* formatUsd */.UK)(usd.failed)}), ` +
                `${interrupted} interrupted (${(0,amounts/* formatUsd */.UK)(usd.interrupted)}); ${(0,amounts/* plural */.LS)(retries, 'retry', 'retries')}.`,
            ...(reasons === '' ? [] : [`Why the others ended: ${reasons}.`]),
        ],
    };
}
function phases({ time_ms: { runner, ...phase } }) {
    const names = {
        agents: 'agents',
        checks: 'checks of the attempts',
        baseline: 'baseline, with set-up',
        rest: 'other: git, start-up, waiting',
    };
    const share = (ms) => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`);
    return {
        title: 'Runner time by phase',
        table: {
            head: ['Phase', '>Time', '>Share'],
            rows: Object.keys(names).map((key) => [
                names[key],
                (0,amounts/* formatDuration */.a3)(phase[key]),
                share(phase[key]),
            ]),
        },
    };
}
function report_document_byTask({ by_task }) {
    const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, mostRows);
    const rows = by_task.length > mostRows ? dearest : by_task;
    return {
        title: 'Time and money by task',
        table: {
            head: ['Task', 'Status', '>Attempts', '>Cost', '>Agent', '>Checks', '>In all'],
            rows: rows.map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
                id,
                task_rows/* statusWord */.Hm[status],
                String(tried),
                (0,amounts/* formatUsd */.UK)(usd),
                (0,amounts/* formatDuration */.a3)(agent_ms),
                (0,amounts/* formatDuration */.a3)(checks_ms),
                (0,amounts/* formatDuration */.a3)(all_ms),
            ]),
        },
        lines: by_task.length > mostRows ? [`The most expensive ${mostRows} of ${by_task.length}; --json has all of them.`] : [],
    };
}
const checks = ({ checks: all }) => ({
    title: 'Checks, most failures first',
    table: {
        head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
        rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
            name,
            String(runs),
            String(failed),
            String(flaky),
            (0,amounts/* formatDuration */.a3)(duration_ms),
            (0,amounts/* formatDuration */.a3)(duration_ms / runs),
        ]),
    },
});
const origins = {
    structured: 'by the agent',
    result_text: "in the agent's text",
    extracted: 'by a small model',
    synthetic: 'made by ralph',
};
function handoffs({ handoffs: all }) {
    if (all.length === 0)
        return { title: 'Handoffs' };
    const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b);
    const sources = Object.keys(origins).flatMap((source) => {
        const count = all.filter((handoff) => handoff.source === source).length;
        return count === 0 ? [] : `${count} ${origins[source]}`;
    });
    return {
        title: 'Handoffs of passed attempts',
        lines: [`${sources.join(', ')}.`, `Narrative: ${spread(lengths)} characters.`],
    };
}
function prompts({ prompts: all, cuts }) {
    const [first] = all;
    if (!first)
        return { title: 'Prompts' };
    const largest = all.reduce((most, one) => (one.tokens > most.tokens ? one : most), first);
    const tokens = all.map((one) => one.tokens);
    return {
        title: 'Prompts',
        lines: [
            `Estimated tokens over time: ${(0,display_width/* sparkline */.KM)(tokens, 40)}`,
            `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
            ...(cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
            ...cuts.map(({ section, times, chars }) => `Shortened to fit the budget: ${section}, ${(0,amounts/* plural */.LS)(times, 'time')}, ${(0,amounts/* thousands */.oh)(chars)} characters in all.`),
        ],
    };
}
/** `120 to 400, half of them over 230`, of numbers that are sorted. */
function spread(sorted) {
    const [least = 0] = sorted;
    const most = sorted.at(-1) ?? 0;
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const number = (value) => (0,amounts/* thousands */.oh)(value);
    return least === most ? number(most) : `${number(least)} to ${number(most)}, in the middle ${number(middle)}`;
}

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(780);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(5144);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(7966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(7582);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(3477);
;// CONCATENATED MODULE: ./build/entry/command/report.js









const report_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    gate: { help: 'end with 1 where the run misses the acceptance bar', toggle: true },
    markdown: { help: "GitHub's Markdown, for an issue or a summary", toggle: true },
    json: { help: 'one JSON object, with every attempt', toggle: true },
};
const reportCommand = {
    help: `Analyses a run from all that it left behind: where its time and money went, which checks failed, how good its
handoffs were, what its prompts held. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate

Options:
${(0,flags/* flagHelp */.QR)(report_flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
    flags: report_flags,
    run: async (context, { values }) => {
        const { project, analysis } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const run = await (0,read_run/* loadWhole */.ym)(project, access, context);
            const events = ofNewestRun(await (0,prove/* readLog */.x6)(access.state, run));
            const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []));
            const records = await (0,read_run/* readRecords */.T3)(access.state, numbers);
            return { project, analysis: analyzeRun(run, { events, records, now: context.now() }) };
        });
        const bar = acceptanceBar(analysis);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ ...analysis, acceptance_bar: bar }, 2)
            : values['markdown']
                ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
                : documentText(analysisTitle(analysis), analysisParts(analysis), (0,project_context/* lookOf */.L)(context)).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        return values['gate'] && bar.some(({ passed }) => !passed) ? exit_codes/* exits */.co.failed.code : 0;
    },
};
/** A log holds the runs before it too (`--fresh`). */
function ofNewestRun(events) {
    return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === 'run_started')));
}


/***/ }),

/***/ 7966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ lookOf)
/* harmony export */ });
/** How a report looks where this command prints it. */
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });


/***/ }),

/***/ 3477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   Tv: () => (/* binding */ waitingOrders),
/* harmony export */   U9: () => (/* binding */ lookAtRun),
/* harmony export */   lN: () => (/* binding */ noRunYet),
/* harmony export */   ym: () => (/* binding */ loadWhole)
/* harmony export */ });
/* harmony import */ var _adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9327);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8100);
/* harmony import */ var _core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7242);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7078);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7150);








/**
 * For commands that only read: where the repository itself keeps no run of the plan and `origin` does, they read that
 * one, and say so. `look` throws what `noRunYet` gives.
 */
async function lookAtRun(context, flags, look) {
    const at = (project) => (0,_state_access_js__WEBPACK_IMPORTED_MODULE_6__/* .withTemporaryState */ .HP)(project, context, (access, folder) => look({ project, access, folder }));
    try {
        return await at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, flags));
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is kept at origin: what follows is read there (--remote origin).\n');
        return at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, { ...flags, remote: 'origin' }));
    }
}
/**
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote. Throws RalphError NO_RUN, or where else the run is.
 */
async function loadWhole(project, access, context) {
    const { stateRef } = project;
    const { remote, state } = access;
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw await noRunYet(project, access, context);
    return run;
}
/** What the state ref keeps of these iterations, all in one look. */
async function readRecords(state, iterations) {
    const contents = await state.readMany(iterations.flatMap(_core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__/* .recordPaths */ .Oq));
    const each = contents.length / Math.max(1, iterations.length);
    return new Map(iterations.map((iteration, at) => [iteration, (0,_core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationRecord */ .$z)(contents.slice(at * each, (at + 1) * each))]));
}
/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_5__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}
/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}


/***/ })

};
