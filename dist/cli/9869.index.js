export const id = 9869;
export const ids = [9869];
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

/***/ 20657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ charsPerToken),
/* harmony export */   ON: () => (/* binding */ usualChars),
/* harmony export */   az: () => (/* binding */ readPromptFacts),
/* harmony export */   i9: () => (/* binding */ promptFacts)
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
/* harmony export */   HZ: () => (/* binding */ sectionRows),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20657);

/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt), and what shortening leaves of it at least, in characters: enough to be of use. Current Task goes last.
 */
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
/* harmony import */ var _run_fold_around_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19321);










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
    const paid = events.map(_run_fold_around_js__WEBPACK_IMPORTED_MODULE_8__/* .paidApart */ .zq).filter((one) => one?.iteration === iteration);
    return paid.reduce((sum, one) => (one ? (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addUsage */ .vk)(sum ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .noUsage */ .tk, one.usage) : sum), null);
}
/** By their order: a section that was dropped is in neither. */
const withSources = (prompt, facts) => (0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionSizes */ .Qs)(prompt, facts?.chars_per_token).map((size, at) => {
    const known = facts?.sections[at];
    return { ...size, source: known?.name === size.name && known.source !== '' ? known.source : null };
});
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
function timesOf(start, end, { validation, review, passes }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    const looks = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)];
    // What the attempt is said to have taken holds them; a pass that was asked later is not in it.
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
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file));
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

/***/ 21980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ attemptTree)
/* harmony export */ });
/**
 * The tree that an iteration made, also where it was rejected: from the facts of the log, the newest of which counts.
 * `awaiting` is the iteration whose commit waits, where that is known. There is none where nothing was changed, the attempt was interrupted, or a guard refused what may not be kept.
 */
function attemptTree(events, iteration, awaiting) {
    const own = events.filter((event) => 'iteration' in event && event.iteration === iteration);
    for (const event of own.toReversed()) {
        const found = treeOf(event);
        if (found?.kind === 'tree' && event.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration) {
            return { ...found, fate: `${event.task}, dropped before anybody approved it` };
        }
        if (found)
            return found;
    }
    return { kind: 'none', why: own.length === 0 ? 'there was no such iteration' : 'it is still at work' };
}
function treeOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
            return event.commit === null
                ? { kind: 'none', why: 'it found nothing left to do' }
                : { kind: 'tree', commit: event.commit, fate: `${event.task}, taken in` };
        case 'attempt_approved':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, taken in` };
        case 'attempt_held':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, waits for approval` };
        case 'attempt_rejected':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, rejected by a person` };
        case 'undo_done':
            return event.commit === null
                ? { kind: 'none', why: 'it was an undo that found nothing to revert' }
                : { kind: 'tree', commit: event.commit, fate: `undo of iteration ${event.undoes}` };
        case 'attempt_failed':
            return rejected(event.rejected, `${event.task}, rejected`, event.why);
        case 'undo_failed':
            return rejected(event.rejected, `refused undo of iteration ${event.undoes}`, event.why);
        case 'attempt_interrupted':
            return { kind: 'none', why: `it was interrupted: ${event.why}` };
        default:
            return undefined;
    }
}
const rejected = (commit, fate, why) => commit === null ? { kind: 'none', why: `nothing of it was kept: ${why}` } : { kind: 'tree', commit, fate };


/***/ }),

/***/ 99869:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkoutCommand: () => (/* binding */ checkoutCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_workspace_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75056);
/* harmony import */ var _app_job_prove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74558);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21980);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27827);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3482);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67582);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63477);











const flags = {
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .runFlags */ .lM,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFlag */ .hG,
};
const checkoutCommand = {
    help: `Writes the files of an iteration's attempt to a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const iteration = (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .iterationNumber */ .$Z)('checkout', operands[0]);
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`);
        const { commit, fate } = await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_9__/* .lookAtRun */ .U9)(context, values, async ({ project, access, folder }) => {
            const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .redactor */ .$p)(project.secrets);
            const { run } = await access.state.load();
            if (!run)
                throw await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_9__/* .noRunYet */ .lN)(project, access, context);
            const tree = (0,_core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .attemptTree */ .E)(await (0,_app_job_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x6)(access.state, run), iteration, run.state.awaiting?.iteration ?? null);
            if (tree.kind === 'none')
                throw noTree(project, iteration, clean(tree.why));
            await (0,_adapter_git_workspace_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFiles */ .h)(access, { commit: tree.commit, directory, stateDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'checkout') });
            return tree;
        });
        const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`;
        context.out(`${values['json'] ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ kind: 'checkout', iteration, directory, commit, fate }) : text}\n`);
        return 0;
    },
};
const noTree = (project, iteration, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'NO_TREE',
    message: `Iteration ${iteration} has no files: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(why, 300)}.`,
    hint: `\`${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__/* .ralphCommand */ .lC)(project, 'log', '--iteration', String(iteration))}\` shows what happened in it.`,
});


/***/ }),

/***/ 63477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   Tv: () => (/* binding */ waitingOrders),
/* harmony export */   U9: () => (/* binding */ lookAtRun),
/* harmony export */   lN: () => (/* binding */ noRunYet),
/* harmony export */   ym: () => (/* binding */ loadWhole)
/* harmony export */ });
/* harmony import */ var _adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19327);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58100);
/* harmony import */ var _core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27242);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57078);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85487);








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
