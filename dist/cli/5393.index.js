export const id = 5393;
export const ids = [5393];
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

/***/ 79152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Ze: () => (/* binding */ nextMarkdown)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1748);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




const step = (does, ...commands) => ({ does, commands });
/**
 * Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. A comment holds
 * one order, so each order has a block of its own.
 */
const nextMarkdown = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)].join('\n\n'))
    .join('\n\n');
function blocks(commands) {
    const all = [];
    let open;
    for (const command of commands) {
        const isOrder = command.startsWith('/ralph ');
        if (open && !isOrder)
            open.push(command);
        else {
            const block = [command];
            all.push(block);
            open = isOrder ? undefined : block;
        }
    }
    return all.map((lines) => lines.join('\n'));
}
/** Steps for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
function nextLines(steps, look) {
    const [only] = steps;
    const { paint, columns } = look;
    if (steps.length === 1 && only?.commands.length === 0)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`Next: ${only.does}.`, columns);
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
            ...commands.flatMap(typed),
        ]),
    ];
}


/***/ }),

/***/ 39812:
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

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = formPlaces(secrets);
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

/***/ 65393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishCommand: () => (/* binding */ finishCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/work/merge-trees.js
var merge_trees = __webpack_require__(25225);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/report/words/finish-text.js



/** Message of the commit that brings a run into its base: what was done, a line for each task. */
function finishMessage(plan, { plan: name, tasks }, way) {
    const done = plan.tasks.filter(({ id }) => tasks[id]?.status === 'done');
    const subject = `${way === 'merge' ? 'Merge the work of' : 'Carry out'} ${name} (${(0,amounts/* plural */.LS)(done.length, 'task')})`;
    return `${[subject, '', ...done.map(({ id, title }) => `- ${id}: ${(0,one_line/* plainLine */.h0)(title, 100)}`)].join('\n')}\n`;
}
/** The commands by which a person brings it in, as they stand for a shell in the repository. */
function finishCommands(context) {
    const { way, base, workBranch, remote, origin, tree, message } = context;
    const subject = message.split('\n', 1)[0] ?? '';
    if (way === 'pr') {
        const head = ['--head', workBranch, ...(base === null ? [] : ['--base', base])];
        return [
            ...(remote === null && origin !== null ? [(0,command_line/* commandLine */.ay)('git', 'push', origin, workBranch)] : []),
            (0,command_line/* commandLine */.ay)('gh', 'pr', 'create', ...head, '--title', subject, '--body', message.slice(subject.length).trim()),
        ];
    }
    const git = ['git', ...(tree === null ? [] : ['-C', tree])];
    const fetch = remote === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'fetch', remote, workBranch)];
    const work = remote === null ? workBranch : 'FETCH_HEAD';
    const take = way === 'merge'
        ? [(0,command_line/* commandLine */.ay)(...git, 'merge', '--no-ff', '-m', subject, work)]
        : [(0,command_line/* commandLine */.ay)(...git, 'merge', '--squash', work), (0,command_line/* commandLine */.ay)(...git, 'commit', '-m', subject)];
    const push = remote === null || base === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'push', remote, base)];
    return [...fetch, ...take, ...push];
}

// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/run/next/end-of-run.js
var end_of_run = __webpack_require__(42611);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/entry/finish/open-pull.js






/** The page where a person opens it; undefined where the repository is at no GitHub that is known. */
function comparePage({ env, repository }, { base, head }) {
    const address = gitHubAddressOf({ env, repository });
    return (address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${path(base)}...${path(head)}?expand=1`);
}
/**
 * Opens the pull request at GitHub and returns its page; undefined where nobody can be asked: no GitHub, or no token. One
 * that is open from this branch is found again, so that the same command goes on after whatever ended it. Throws
 * RalphError REF_STAYS where the branch cannot be brought there, and `GITHUB_\u2026`.
 */
async function openPull(project, context, wanted) {
    const access = (0,here/* gitHubAccess */.gz)(context, project.repository);
    if (access?.token === undefined)
        return undefined;
    const { address, token } = access;
    if (project.remoteIsOwn)
        await bringBranch(project, context, wanted);
    const { apiUrl, owner, repo } = address;
    const github = (0,client/* gitHubAt */.F)({
        apiUrl,
        graphqlUrl: (0,github_address/* graphqlUrlOf */.cy)(apiUrl),
        owner,
        repo,
        token: () => token,
        now: context.now,
    });
    return (await openFrom(github, wanted)) ?? create(github, wanted);
}
const openFrom = async (github, { head }) => {
    const given = { head: `${github.owner}:${head}`, state: 'open', per_page: 1 };
    return (await github.request('GET /repos/{owner}/{repo}/pulls', given))[0]?.html_url;
};
const create = async (github, { base, head, title, body }) => (await github.request('POST /repos/{owner}/{repo}/pulls', { base, head, title, body })).html_url;
/** A run that is kept in the user's own repository has its branch nowhere else yet. What is there otherwise is not overwritten. */
async function bringBranch(project, context, { head, commit }) {
    const keeper = await (0,kept_runs/* keeperAt */.iP)({ name: 'origin', repository: project.repository, prefixes: [], context });
    const ref = `refs/heads/${head}`;
    await (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ remote }) => {
        const there = (await remote.refs([ref])).get(ref);
        if (there === commit)
            return;
        const result = there === undefined ? await remote.push({ ref, oid: commit, expected: null }) : null;
        if (result?.kind === 'won')
            return;
        const why = result?.kind === 'refused' ? result.why : `it holds ${(0,report_context/* shortOid */.$M)(there ?? '')} there`;
        throw new error/* RalphError */.A({
            code: 'REF_STAYS',
            message: `${head} was not brought to origin: ${why}.`,
            hint: 'Push it by hand, then give the same command again.',
        });
    });
}
const gitHubAddressOf = ({ env, repository }) => (0,here/* gitHubAccess */.gz)({ env }, repository)?.address;
/** A branch in an address: its slashes stay. */
const path = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/finish.js























const finish_flags = {
    merge: { help: 'as a merge commit, with a commit for each task below it (the default)', toggle: true },
    squash: { help: 'as one commit', toggle: true },
    pr: {
        help: 'open a pull request: on GitHub with GH_TOKEN or GITHUB_TOKEN, else the commands are printed',
        toggle: true,
    },
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const finishCommand = {
    help: `Brings the work of a complete run into the branch that it began on, where that is checked out nowhere: by one commit,
which moves the branch where the run is kept. Where it is checked out, the commands are printed: your tree is never touched.

Usage: ralph finish [--merge] [--squash] [--pr] [options]

Examples:
  ralph finish
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${(0,flags/* flagHelp */.QR)(finish_flags)}

Ends with ${exit_codes/* exits */.co.complete.code} where the base holds the work, with ${exit_codes/* exits */.co.person.code} where the rest is a person's to do.`,
    flags: finish_flags,
    run: async (context, { values }) => {
        const way = wayOf(values);
        return (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const { run } = await access.state.load();
            if (!run)
                throw await (0,read_run/* noRunYet */.lN)(project, access, context);
            return finish({ project, context, way, json: values['json'] === true }, { access, run });
        });
    },
};
function wayOf(values) {
    const said = ['merge', 'squash', 'pr'].filter((way) => values[way] === true);
    if (said.length <= 1)
        return said[0] ?? 'merge';
    throw new error/* RalphError */.A({
        code: 'USAGE',
        message: `finish: ${said.map((way) => `--${way}`).join(' and ')} exclude each other.`,
        hint: 'Give one of them. See `ralph finish --help`.',
    });
}
async function finish(asked, { access, run }) {
    const { project, context, way } = asked;
    const { remote, store } = access;
    const { state } = run;
    const base = state.base_branch;
    const tip = await baseTip(asked, remote, base);
    const taken = tip === undefined ? undefined : await (0,merge_trees/* takingIn */.y9)({ store, remote })(tip, state.work);
    const step = (0,end_of_run/* howToFinish */.Zf)({
        state,
        held: await (0,kept_runs/* whoHolds */.vm)(state, context.now()),
        takenIn: taken?.kind === 'there',
        checkedOut: project.repository.checkedOut,
        pull: way === 'pr',
    });
    refuse(step, project);
    const clean = next(asked, 'Remove what is left of it', (0,command_line/* commandLine */.ay)('ralph', 'delete', project.planName));
    if (step.kind === 'there') {
        say(asked, `${base ?? 'HEAD'} holds the work of this run.\n${clean}`, { base, done: true });
        return exit_codes/* exits */.co.complete.code;
    }
    const message = finishMessage(run.plan, state, way);
    const tree = step.kind === 'by_hand' ? step.tree : null;
    const commands = commandsOf(asked, state.work_branch, { base, tree, message });
    if (step.kind !== 'write' || tip === undefined) {
        if (way === 'pr' && base !== null)
            await pull(asked, { base, state, message, commands });
        else
            byHand(asked, { base, tree, commands });
        return exit_codes/* exits */.co.person.code;
    }
    if (taken?.kind !== 'merged')
        throw conflict(step.base, taken?.kind === 'conflict' ? taken.paths : [], commands);
    const parents = way === 'merge' ? [tip, state.work] : [tip];
    const commit = written(asked, store, { tree: taken.tree, message, parents });
    const result = await remote.push({ ref: `refs/heads/${step.base}`, oid: commit, expected: tip });
    if (result.kind !== 'won')
        throw stays(step.base, result, commands);
    const text = `${step.base} is at ${(0,report_context/* shortOid */.$M)(commit)} and holds the work of this run.\n${clean}`;
    say(asked, text, { base, done: true, commit });
    return exit_codes/* exits */.co.complete.code;
}
function say({ project, context, way, json }, text, more) {
    const said = json ? (0,inert/* inertJson */.n)({ kind: 'finish', way, ...more }) : text;
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(said)}\n`);
}
/** One line to type, as all reports of a run have it. */
function next({ context }, does, ...commands) {
    const look = (0,project_context/* lookOf */.Li)(context);
    const steps = [(0,next_steps/* step */.PM)(does, commands.join(' && '))];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) }).join('\n');
}
async function pull(asked, { base, state, message, commands }) {
    const { project, context } = asked;
    const [title = '', ...body] = message.split('\n');
    const wanted = { base, head: state.work_branch, commit: state.work, title, body: body.join('\n').trim() };
    const page = await openPull(project, context, wanted);
    if (page !== undefined)
        return say(asked, `The pull request is open: ${page}`, { base, done: false, pull: page });
    const compare = comparePage({ env: context.env, repository: project.repository }, wanted);
    const where = compare === undefined ? '' : `It can be opened at ${compare}\n`;
    const how = next(asked, 'Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)', ...commands);
    say(asked, `${where}${how}`, { base, done: false, commands, compare: compare ?? null });
}
function byHand(asked, { base, tree, commands }) {
    const { repository } = asked.project;
    const where = tree && (0,paths/* shownPath */.p)(tree, { repository: repository.toplevel, home: asked.context.env['HOME'] });
    const why = where === null ? '' : `${base} is checked out in ${where}, and your tree is never touched.\n`;
    say(asked, `${why}${next(asked, 'Bring the work in', ...commands)}`, { base, done: false, commands });
}
/** Undefined where the base is gone. */
async function baseTip({ project }, remote, base) {
    if (base === null)
        return project.repository.head;
    const ref = `refs/heads/${base}`;
    return (await remote.refs([ref])).get(ref);
}
function written({ project, context }, store, parts) {
    const by = identity(project);
    const at = Math.floor(context.now() / 1000);
    const commit = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ ...parts, author: by, committer: by, at }));
    store.writer.flush();
    return commit;
}
function commandsOf({ project, way }, workBranch, request) {
    const { remoteIsOwn, settings, repository, remote } = project;
    const { toplevel, origin } = repository;
    return finishCommands({
        ...request,
        way,
        workBranch,
        remote: remoteIsOwn ? null : (0,remote_url/* withoutCredentials */.ri)(settings.remote ?? remote),
        origin: origin === null ? null : 'origin',
        tree: request.tree === toplevel ? null : request.tree,
    });
}
/** As git would commit it for this user. */
const identity = ({ repository: { user } }) => user.name === null || user.email === null ? state_access/* ralphIdentity */.q1 : { name: user.name, email: user.email };
function refuse(step, project) {
    if (step.kind === 'at_work') {
        throw new error/* RalphError */.A({
            code: 'RUN_AT_WORK',
            message: `Nothing was done: ${step.why}.`,
            hint: `Wait for it: ${(0,report_context/* ralphCommand */.lC)(project, 'status')}`,
        });
    }
    if (step.kind === 'open') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `The run is not complete; open: ${(0,one_line/* some */.zN)(step.tasks)}.`,
            hint: `Continue it: ${(0,report_context/* ralphCommand */.lC)(project, 'run')}. Or give a task up: ${(0,report_context/* ralphCommand */.lC)(project, 'skip', step.tasks[0] ?? 'TASK')}`,
        });
    }
    if (step.kind === 'approval') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `Iteration ${step.iteration} waits for approval.`,
            hint: `To take it in: ${(0,report_context/* ralphCommand */.lC)(project, 'approve', (0,report_context/* shortOid */.$M)(step.commit))}`,
        });
    }
}
const conflict = (base, paths, commands) => new error/* RalphError */.A({
    code: 'FINISH_CONFLICT',
    message: `The work conflicts with ${base}; nothing was changed.`,
    hint: `Merge it by hand: ${[(0,command_line/* commandLine */.ay)('git', 'switch', base), ...commands].join(' && ')}`,
    findings: (0,capped/* cappedLines */.L)(paths, 20),
});
const stays = (base, result, commands) => new error/* RalphError */.A({
    code: 'REF_STAYS',
    message: `${base} was not moved: ${result.kind === 'lost' ? 'somebody else moved it meanwhile' : result.why}.`,
    hint: `Give the same command again; or by hand, after ${(0,report_context/* commandSpan */["in"])('git', 'switch', base)}: ${commands.join(' && ')}`,
});


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
/** How a report looks where this command prints it. */
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
/** Nobody sits there, and the machine is paid for. */
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
/** Whether lines may be drawn again and again: on a terminal that a person looks at, and that takes escape sequences. */
const drawsBoard = (context) => context.color && !isCi(context);
/** Somebody is there to answer. Questions cannot be drawn on a terminal of no width, as some programs make one. */
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


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
