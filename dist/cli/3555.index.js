export const id = 3555;
export const ids = [3555];
export const modules = {

/***/ 19327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70400);
/* harmony import */ var _state_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8081);











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

/***/ 74558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48689);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40092);




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
    ...['follow_up_added', 'conflict_task_added', 'agents_md_due'],
]);
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
async function writtenOf({ store }, { run, seq, own }) {
    const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? [];
    const there = new Set(events.map((event) => JSON.stringify(event)));
    const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
    return missing === -1 ? own.length : missing;
}
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
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
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredEvent */ .S.parse(JSON.parse(line)));
}


/***/ }),

/***/ 20657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ charsPerToken),
/* harmony export */   ON: () => (/* binding */ usualChars),
/* harmony export */   az: () => (/* binding */ readPromptFacts),
/* harmony export */   i9: () => (/* binding */ promptFacts)
/* harmony export */ });
/* harmony import */ var _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28846);

const promptFacts = (sections, { ratio, calls }) => ({
    schema: 1,
    sections: sections.map(({ name, source }) => ({ name, source })),
    chars_per_token: ratio,
    measured_calls: calls,
});
function readPromptFacts(stored) {
    try {
        return stored === undefined ? undefined : _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptFacts */ ._.safeParse(JSON.parse(stored)).data;
    }
    catch {
        return undefined;
    }
}
const usualChars = 4;
const [fewest, most] = [2, 6];
const leastApart = 2_000;
const leastPairs = 3;
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
/* harmony export */   HZ: () => (/* binding */ sectionRows),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20657);

const sectionRows = {
    'Current Task': { priority: 8, floor: 4_000 },
    'Operator Hints': { priority: 7, floor: 4_000 },
    'Failure Context': { priority: 6, floor: 2_500 },
    'Plan Context': { priority: 5, floor: 1_500 },
    'Retrieved Memory': { priority: 5, floor: 1_000 },
    'Accumulated Knowledge': { priority: 4, floor: 1_000 },
    'Retrieved Project Memory': { priority: 4, floor: 1_000 },
    'Previous Handoff': { priority: 3, floor: 1_500 },
    Skills: { priority: 1, floor: 800 },
    'Output Instructions': { priority: 2, floor: 800 },
};
function section(name, body, source = '') {
    return { name, body: body.trim(), priority: sectionRows[name].priority, source };
}
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
function sectionSizes(prompt, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }];
    });
}
const sizeOf = (text, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / ratio),
});


/***/ }),

/***/ 27242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ iterationRecord),
/* harmony export */   AR: () => (/* binding */ listedPaths),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   uV: () => (/* binding */ isEnd),
/* harmony export */   xS: () => (/* binding */ iterationView)
/* harmony export */ });
/* harmony import */ var _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8878);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74639);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25442);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48689);
/* harmony import */ var _prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20657);
/* harmony import */ var _prompt_section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79334);
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8479);










function iterationView(iteration, context) {
    const { events, record } = context;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const undo = end ? undefined : undoOf(iteration, events);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: outcomeOf(iteration, context, end),
        why: whyOf(end ?? undo),
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undo?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        around: aroundIt(iteration, events),
        prompt: record.prompt === null
            ? null
            : {
                ...(0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_7__/* .sizeOf */ .$d)(record.prompt, record.facts?.chars_per_token),
                chars_per_token: record.facts?.chars_per_token ?? _prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .usualChars */ .ON,
                measured_calls: record.facts?.measured_calls ?? 0,
                sections: withSources(record.prompt, record.facts),
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
function aroundIt(iteration, events) {
    const paid = events.map(_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_8__/* .paidApart */ .zq).filter((one) => one?.iteration === iteration);
    return paid.reduce((sum, one) => (one ? (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addUsage */ .vk)(sum ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .noUsage */ .tk, one.usage) : sum), null);
}
const withSources = (prompt, facts) => (0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionSizes */ .Qs)(prompt, facts?.chars_per_token).map((size, at) => {
    const known = facts?.sections[at];
    return { ...size, source: known?.name === size.name && known.source !== '' ? known.source : null };
});
const whyOf = (end) => (end && 'why' in end ? end.why : null);
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
function outcomeOf(iteration, { events, awaiting }, end) {
    if (!end)
        return undoOf(iteration, events)?.outcome ?? 'at work';
    if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration))
        return 'taken back';
    if (events.some(({ type }) => type === 'attempt_approved'))
        return 'succeeded';
    if (events.some(({ type }) => type === 'attempt_rejected'))
        return 'rejected by a person';
    if (end.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration)
        return 'dropped';
    return outcomes[end.type];
}
function undoOf(iteration, events) {
    for (const event of events) {
        if (event.type === 'undo_done' && event.iteration === iteration)
            return { outcome: 'undo', commit: event.commit, why: event.why };
        if (event.type === 'undo_failed' && event.iteration === iteration)
            return { outcome: 'refused undo', commit: event.rejected, why: event.why };
    }
    return undefined;
}
function commitOf(end) {
    if (end.type === 'attempt_interrupted')
        return null;
    return end.type === 'attempt_failed' ? end.rejected : end.commit;
}
function timesOf(start, end, { validation, review, passes }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    const looks = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)];
    const reviewed = Math.min(end.duration_ms, looks.reduce((sum, ms) => sum + ms, 0));
    return { all, agent: end.duration_ms - reviewed, review: reviewed, checks };
}
const files = [
    'prompt.md',
    'handoff.json',
    'validation.json',
    'agent.json',
    'review.json',
    'passes.json',
    'prompt.json',
];
const recordPaths = (iteration) => files.map((file) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file));
const listedPaths = (iteration) => files.map((file) => (listed.has(file) ? (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file) : null));
const listed = new Set(['handoff.json', 'validation.json', 'review.json']);
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review, passes, facts] = contents;
    const stored = parsed(handoff);
    const source = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .HandoffSource */ .KE.safeParse(stored?.source);
    const read = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .Handoff */ .Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        facts: (0,_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .readPromptFacts */ .az)(facts) ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: _schema_check_check_js__WEBPACK_IMPORTED_MODULE_5__/* .Validation */ .OH.safeParse(parsed(validation)).data ?? null,
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

/***/ 2135:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ projectOfRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6952);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7630);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57078);









function projectOfRun({ plan, state }, from) {
    const { sources, keeper, stateRef, context } = from;
    const { env, cwd } = context;
    const { repository, name: remote, address } = keeper;
    const { settings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .M)({ ...sources.given, plan });
    const planAtTop = state.plan_file ?? sources.planFile;
    const planPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.toplevel, planAtTop);
    const prefix = stateRef.slice(0, -(state.plan.length + 1));
    const config = sources.given.flags['config'];
    return {
        repository,
        read: sources.base.read,
        remote: address,
        remoteIsOwn: address === repository.commonDir,
        stateRef,
        workRef: `refs/heads/${state.work_branch}`,
        workBranch: state.work_branch,
        shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
        home: keeper.home(state.plan),
        plan,
        planName: state.plan,
        planFile: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(planPath) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, planPath) : state.plan,
        planAtTop,
        queue: (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .queueOfJob */ .ay)((0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(planAtTop, settings.queue), settings.queue),
        config: typeof config === 'string' ? config : undefined,
        places: (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_6__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .engineHome */ .KE)(env), repository.commonDir),
        reachedBy: [
            ...(typeof config === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .flagWords */ .GK)('config', config) : []),
            ...(remote === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .flagWords */ .GK)('remote', (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote))),
            ...(stateRef === (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .stateRefOf */ .af)(state.plan) ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .flagWords */ .GK)('state-ref', prefix)),
        ],
        settings,
        secrets: (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsIn */ .VY)({
            env,
            settings,
            access: keeper.secrets,
            headers: repository.carriedConfiguration(address),
        }),
    };
}


/***/ }),

/***/ 32136:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formerRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8284);





const file = 'tasks.md';
async function formerRun(project, context) {
    const { planAtTop, planName, repository, settings, read } = project;
    if (planAtTop !== file)
        return undefined;
    const prefixes = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)(settings['state-ref']);
    const keeper = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .keeperAt */ .iP)({ name: settings.remote ?? null, repository, prefixes, context });
    const runs = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .runsAt */ .A)(keeper, store));
    for (const { plan, run } of runs) {
        const lay = run?.state.plan_file ?? (plan === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(repository.toplevel) ? file : '');
        if (plan === planName || run?.state.stop?.kind === 'complete' || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(lay) !== file)
            continue;
        const isThere = lay !== file && (await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.toplevel, lay)).then(Boolean, () => false));
        if (!isThere)
            return underName(plan);
    }
    return undefined;
}
function underName(plan) {
    const to = `${plan}/${file}`;
    const back = [
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('mkdir', '-p', plan),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'mv', file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'commit', '-m', `Move the plan to ${to}`, file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('ralph', 'run', '--plan', to),
    ].join(' && ');
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${file} is stored under the name ${plan}, and a ${file} at the top is called tasks. Nothing was written.`,
        hint: `To continue that run, put the file into a folder of its name: \`${back}\`. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 63477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ readEvidence),
/* harmony export */   Pr: () => (/* binding */ runGone),
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   Tv: () => (/* binding */ waitingOrders),
/* harmony export */   lN: () => (/* binding */ noRunYet),
/* harmony export */   oh: () => (/* binding */ wholePast),
/* harmony export */   ym: () => (/* binding */ loadWhole)
/* harmony export */ });
/* harmony import */ var _adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19327);
/* harmony import */ var _app_job_prove_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74558);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58100);
/* harmony import */ var _core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27242);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _schema_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51909);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57078);
/* harmony import */ var _former_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32136);









async function loadWhole({ stateRef }, { remote, state }) {
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    return (await state.load()).run;
}
const runGone = (plan) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'NO_RUN',
    message: `The run of ${plan} was deleted while it was read.`,
    hint: '`ralph list` shows all runs.',
});
async function wholePast(access, run) {
    const events = ofNewestRun(await (0,_app_job_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .readLog */ .x6)(access.state, run));
    const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []));
    const [records, evidence] = await Promise.all([readRecords(access.state, numbers), readEvidence(access.state, run)]);
    return { run, events, records, evidence };
}
function ofNewestRun(events) {
    return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === 'run_started')));
}
async function readRecords(state, iterations, pathsOf = _core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_3__/* .recordPaths */ .Oq) {
    const wanted = iterations.map(pathsOf);
    const contents = await state.readMany(wanted.flat().filter((path) => path !== null));
    let at = 0;
    return new Map(iterations.map((iteration, index) => [
        iteration,
        (0,_core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationRecord */ .$z)((wanted[index] ?? []).map((path) => (path === null ? undefined : contents[at++]))),
    ]));
}
async function readEvidence(state, run) {
    const text = run.state.evidence === null ? undefined : await state.read(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .evidencePath */ .Zz);
    try {
        return text === undefined ? null : (_schema_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .Evidence */ .of.safeParse(JSON.parse(text)).data ?? null);
    }
    catch {
        return null;
    }
}
async function noRunYet(project, { remote }, context) {
    const { env } = context;
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_6__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_6__/* .runElsewhere */ .gs)(project, place);
    const former = await (0,_former_run_js__WEBPACK_IMPORTED_MODULE_7__/* .formerRun */ .N)(project, context);
    if (former)
        return former;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'NO_RUN',
        message: `The plan ${planFile} has not been run yet.`,
        hint: project.queue?.moves
            ? `Work through the queue: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .queueCommand */ .Db)(project)}. Or begin this plan now: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)(project, 'run')}`
            : `Start it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}


/***/ })

};
