export const id = 787;
export const ids = [787];
export const modules = {

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9581);










/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
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
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = `${at.reachedBy} --remote origin`.trim();
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 8488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   Q: () => (/* binding */ sectionSizes)
/* harmony export */ });
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

/***/ 8322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isEnd),
/* harmony export */   x: () => (/* binding */ iterationView)
/* harmony export */ });
/* harmony import */ var _prompt_split_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8488);

/** `events` are those of this iteration, oldest first; `awaiting` is the one whose commit waits, where that is known. */
function iterationView(iteration, at) {
    const { events, record } = at;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: outcomeOf(iteration, at, end),
        why: end && 'why' in end ? end.why : null,
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undoOf(iteration, events)?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        prompt: record.prompt === null
            ? null
            : {
                ...(0,_prompt_split_prompt_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(record.prompt),
                sections: (0,_prompt_split_prompt_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionSizes */ .Q)(record.prompt),
                cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
            },
        handoff: record.handoff,
        validation: record.validation,
        agent: record.agent,
        review: record.review,
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


/***/ }),

/***/ 1894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   F: () => (/* binding */ reviewFindings)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

const longest = 600;
/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}


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


/***/ }),

/***/ 9390:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ failureSentence)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _traces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7816);


/** How a check ended: ``failed with exit code 1 after 3m 20s``, and what it did to tracked files. */
function failureSentence(result) {
    if (result.elsewhere)
        return inTheWorkflow(result.elsewhere);
    return [ending(result), ...(0,_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .changedFiles */ .Y_)(result).map((what) => `it ${what}`)].join('; ');
}
function ending(result) {
    const after = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(result.duration_ms);
    if (result.timed_out)
        return `was ended by its time limit after ${after}`;
    if (result.filled_disk)
        return `was ended after ${after}, when the disk was full`;
    if (result.exit_code === null)
        return `was ended by a signal after ${after}`;
    return `failed with exit code ${result.exit_code} after ${after}`;
}
function inTheWorkflow({ of, outcome, meant }) {
    const words = {
        success: 'passed',
        failure: 'failed',
        cancelled: 'was cancelled',
        skipped: 'was skipped',
        missing: `has no result: there is no such ${of} in \`results\`${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    };
    return words[outcome];
}


/***/ }),

/***/ 8255:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logCommand: () => (/* binding */ logCommand)
});

;// CONCATENATED MODULE: ./build/adapter/git/diff-stat.js
/** What differs between two commits, which are fetched where they are missing. A rename is a removal and an addition. */
async function diffStat({ store, remote }, from, to) {
    await remote.fetchCommit(from);
    await remote.fetchCommit(to);
    const { stdout } = await store.git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] });
    const entries = stdout.toString('utf8').split('\0');
    return entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }];
    });
}
const count = (text = '-') => (text === '-' ? null : Number(text));

// EXTERNAL MODULE: ./build/app/read-log.js
var read_log = __webpack_require__(897);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/review/review-findings.js
var review_findings = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/thousands.js
var thousands = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/validation/traces.js
var traces = __webpack_require__(7816);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/log-lines.js + 1 modules
var log_lines = __webpack_require__(6423);
// EXTERNAL MODULE: ./build/core/report/moment.js
var moment = __webpack_require__(4133);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/wrap.js
var wrap = __webpack_require__(1541);
;// CONCATENATED MODULE: ./build/core/report/iteration-text.js















const mostFiles = 30;
const mostOutput = 2_000;
/** Everything of one iteration for a terminal, lines without their newline. What the agent wrote is made harmless. */
function iterationText(view, diff, look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const colour = { succeeded: 'green', failed: 'red' }[view.outcome] ?? 'yellow';
    const of = view.attempt === null ? '' : `, attempt ${view.attempt}`;
    const title = `Iteration ${view.iteration}: ${view.task ?? 'no task'}${of}: ${view.outcome}`;
    const part = (name, lines) => lines.length === 0 ? [] : ['', paint(name, 'bold'), ...lines.map((line) => `  ${line}`)];
    return [
        paint(title, colour),
        ...part('Facts', facts(view, look)),
        ...part('Changes', changes(diff)),
        ...part('Checks', checks(view, look)),
        ...part('Review', review(view, look)),
        ...part('Prompt', iteration_text_prompt(view)),
        ...part('Handoff', handoff(view, look)),
        ...part('Events', events(view, look)),
    ];
}
const rejected = new Set(['failed', 'rejected by a person', 'refused undo']);
function facts({ why, started, checkpoint, commit, time_ms, usage, outcome, agent }, look) {
    const what = rejected.has(outcome) ? 'rejected, kept as' : 'commit';
    const rows = [
        ['Why', why],
        ['Started', started && `${(0,moment/* formatUtc */.ay)(started)} from ${(0,report_context/* shortOid */.$M)(checkpoint ?? '')}`],
        ['Time', time_ms && timeWords(time_ms)],
        ['Cost', usage && `${(0,amounts/* usageInWords */.MJ)(usage)}, ${(0,amounts/* plural */.LS)(usage.turns, 'turn')}`],
        ['Tree', commit && `${what} ${(0,report_context/* shortOid */.$M)(commit)}; ${look.checkout} writes its files into a folder`],
        ['Denied', agent && agent.denials.length > 0 ? agent.denials.join(', ') : null],
    ];
    return rows.flatMap(([name, value]) => (value ? hanging(name.padEnd(8), (0,one_line/* plainLine */.h)(value, 1_000), look) : []));
}
function timeWords({ all, agent, checks }) {
    const rest = Math.max(0, all - agent - checks);
    return `${(0,duration/* formatDuration */.a)(all)}: agent ${(0,duration/* formatDuration */.a)(agent)}, checks ${(0,duration/* formatDuration */.a)(checks)}, the rest ${(0,duration/* formatDuration */.a)(rest)}`;
}
function changes(diff) {
    if (diff === null || diff.length === 0)
        return [];
    const sum = (key) => diff.reduce((total, file) => total + (file[key] ?? 0), 0);
    const shown = diff.slice(0, mostFiles);
    return [
        `${(0,amounts/* plural */.LS)(diff.length, 'file')}, +${sum('added')} -${sum('removed')} lines`,
        ...shown.map(({ path, added, removed }) => {
            const lines = added === null ? 'binary' : `+${added} -${removed}`;
            return `${(0,display_width/* pad */.eV)(lines, 12)} ${(0,one_line/* plainLine */.h)(path, 200)}`;
        }),
        ...(diff.length > mostFiles ? [`and ${diff.length - mostFiles} more`] : []),
    ];
}
function checks({ validation }, look) {
    if (!validation)
        return [];
    const paint = (0,report_paint/* painter */.C2)(look.color);
    return validation.checks.flatMap((result) => {
        const name = (0,one_line/* plainLine */.h)(result.name, 200);
        if (result.passed) {
            const flaky = result.flaky ? ['flaky: it failed first'] : [];
            const remarks = [(0,duration/* formatDuration */.a)(result.duration_ms), ...flaky, ...(0,traces/* traces */.d7)(result)];
            return [`${paint('\u2713', 'green')} ${name} (${(0,one_line/* plainLine */.h)(remarks.join(', '), 1_000)})`];
        }
        const output = (0,output_excerpt/* outputExcerpt */.V)(result, mostOutput).split('\n');
        return [
            `${paint('\u2717', 'red')} ${name} ${(0,one_line/* plainLine */.h)((0,failure_sentence/* failureSentence */.Q)(result), 1_000)}`,
            ...output.map((line) => (0,display_width/* clip */.$Q)(`    ${indented(line)}`, Math.max(40, look.width - 2))),
        ];
    });
}
/** Made harmless, but for its indentation: stack traces and differences are unreadable without. */
const indented = (line) => `${/^ */.exec(line)?.[0] ?? ''}${(0,one_line/* plainLine */.h)(line, 500)}`;
function review({ review: given }, look) {
    if (!given)
        return [];
    const by = given.model === null ? '' : ` by ${(0,one_line/* plainLine */.h)(given.model, 60)}`;
    if (!given.review)
        return hanging('None    ', `no answer that counts${by}: ${(0,one_line/* plainLine */.h)(given.why ?? '', 500)}`, look);
    const { verdict, summary, findings } = given.review;
    return [
        ...hanging(verdict.padEnd(8), `${(0,one_line/* plainLine */.h)(summary, 1_000)} (${(0,amounts/* formatUsd */.UK)(given.usd)}${by})`, look),
        ...findings.flatMap((finding) => hanging(finding.severity.padEnd(8), (0,one_line/* plainLine */.h)(`${(0,review_findings/* placeOf */.$)(finding)}  ${finding.text}`, 1_000), look)),
    ];
}
function iteration_text_prompt({ prompt: sent }) {
    if (!sent)
        return [];
    const rows = [...sent.sections, { name: 'All', bytes: sent.bytes, tokens: sent.tokens }];
    const widest = Math.max(...rows.map(({ name }) => name.length));
    return [
        ...rows.map(({ name, bytes, tokens }) => {
            const amounts = `${(0,thousands/* thousands */.o)(bytes).padStart(9)} bytes  ~${(0,thousands/* thousands */.o)(tokens)} tokens`;
            return `${(0,display_width/* pad */.eV)((0,one_line/* plainLine */.h)(name, 60), widest)} ${amounts}`;
        }),
        ...(sent.cuts.length === 0 ? ['Nothing was cut to fit the budget.'] : []),
        ...sent.cuts.map(({ section, from_chars, to_chars }) => to_chars === 0
            ? `${section} was left out to fit the budget (${(0,thousands/* thousands */.o)(from_chars)} characters).`
            : `${section} was cut from ${(0,thousands/* thousands */.o)(from_chars)} to ${(0,thousands/* thousands */.o)(to_chars)} characters to fit the budget.`),
    ];
}
const origin = {
    structured: 'by the agent',
    result_text: "by the agent, in its answer's text",
    extracted: 'written by a small model from the last words of the agent, which left none',
    synthetic: 'made by ralph from the changes: the agent left none',
};
function handoff({ handoff: left }, look) {
    if (!left)
        return [];
    const { source, handoff: said } = left;
    const columns = Math.max(40, look.width - 4);
    const paragraphs = (0,visible/* visible */.R)(said.freeform).trim().split('\n');
    return [
        ...hanging('Summary ', (0,one_line/* plainLine */.h)(said.summary, 1_000), look),
        ...paragraphs.flatMap((line) => (0,wrap/* wrap */.L)((0,one_line/* plainLine */.h)(line, 5_000), columns)).map((line) => `  ${line}`.trimEnd()),
        `(${(0,thousands/* thousands */.o)(said.freeform.length)} characters, ${origin[source]})`,
    ];
}
const events = ({ events: happened }, look) => happened.flatMap((event) => hanging(event.at.slice(11, 19), (0,log_lines/* eventInWords */.F)(event), look));
/** A name and its text, wrapped below itself. */
function hanging(name, text, { width }) {
    const [first = '', ...rest] = (0,wrap/* wrap */.L)(text, Math.max(40, width - name.length - 4));
    return [`${name} ${first}`, ...rest.map((line) => `${' '.repeat(name.length)} ${line}`)];
}

// EXTERNAL MODULE: ./build/core/report/iteration-view.js
var iteration_view = __webpack_require__(8322);
// EXTERNAL MODULE: ./build/schema/event.js + 3 modules
var schema_event = __webpack_require__(3276);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/report/log-filter.js



const types = schema_event/* RunEvent */.s4.options.map((option) => option.shape.type.value);
const words = [...new Set([...types, ...types.flatMap((type) => type.split('_'))])];
/** The first of these kinds that no event has, and what it may have been meant to be. */
function unknownKind(kinds) {
    const kind = kinds.find((name) => !words.includes(name));
    return kind === undefined ? undefined : { kind, meant: (0,nearest/* meantName */.d5)(kind, words) };
}
const eventKinds = types;
/** A moment as people give it: `2h` ago, or a date and time. Undefined where it is neither. */
function momentOf(text, now) {
    const ago = /^\d+$/.test(text.trim()) ? undefined : (0,duration/* parseDuration */.E)(text);
    if (ago !== undefined)
        return now - ago;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
}
/**
 * Says of each event, in their order, whether it is wanted. An iteration's events belong to its task; an undo concerns
 * the iteration that it takes back as well as its own.
 */
function logFilter({ task, iteration, kinds, since }) {
    const taskOf = new Map();
    const ofTask = (event) => {
        if (event.type === 'attempt_started')
            taskOf.set(event.iteration, event.task);
        if (task === undefined || ('task' in event && event.task === task))
            return true;
        return 'iteration' in event && taskOf.get(event.iteration) === task;
    };
    const ofIteration = (event) => iteration === undefined ||
        ('iteration' in event && event.iteration === iteration) ||
        ('undoes' in event && event.undoes === iteration);
    const ofKind = ({ type }) => kinds.length === 0 || kinds.some((kind) => type === kind || type.split('_').includes(kind));
    const recent = ({ at }) => since === undefined || Date.parse(at) >= since;
    // Every event passes the first one: it learns which iteration works on which task.
    return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event));
}

;// CONCATENATED MODULE: ./build/core/report/log-view.js



/** Bookkeeping: every job takes and gives back its lease, and what happened is told by the other events. */
const bookkeeping = new Set(['lease_renewed', 'lease_released']);
const isBookkeeping = ({ type }) => bookkeeping.has(type);
/**
 * Prints events one after the other. A terminal gets each day's date once, colour, and long lines wrapped below their
 * text; anything else gets one whole line an event, which can be searched.
 */
function logPrinter(look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    let day = '';
    return (event) => {
        if (!look.isTty)
            return [(0,log_lines/* logLine */.B)(event)];
        const today = event.at.slice(0, 10);
        const head = today === day ? [] : [paint(`${today} UTC`, 'dim')];
        day = today;
        return [...head, ...terminalLines(event, { paint, width: look.width })];
    };
}
function terminalLines(event, { paint, width }) {
    const iteration = 'iteration' in event ? `#${event.iteration}` : '';
    const margin = `${event.at.slice(11, 19)}  ${iteration.padEnd(5)}`;
    const [first = '', ...rest] = (0,wrap/* wrap */.L)((0,log_lines/* eventInWords */.F)(event), Math.max(30, width - margin.length - 2));
    const colour = colourOf(event);
    const tint = (text) => (colour ? paint(text, colour) : text);
    return [
        `${paint(margin, 'dim')} ${tint(first)}`,
        ...rest.map((line) => `${' '.repeat(margin.length + 1)}${tint(line)}`),
    ];
}
function colourOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
        case 'attempt_approved':
            return 'green';
        case 'attempt_failed':
        case 'undo_failed':
            return 'red';
        case 'attempt_interrupted':
        case 'attempt_held':
        case 'review_requested':
        case 'checks_touched':
        case 'budget_warning':
            return 'yellow';
        case 'baseline_finished':
            return event.red.length === 0 ? null : 'red';
        case 'run_started':
        case 'run_stopped':
            return 'bold';
        default:
            return null;
    }
}

// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/core/run/needs-nobody.js
/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
function needsNobody(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}

// EXTERNAL MODULE: ./build/entry/read-run.js + 2 modules
var read_run = __webpack_require__(6177);
;// CONCATENATED MODULE: ./build/entry/follow-log.js




/** One ref is asked for; only where it moved is anything fetched. */
const pollMs = { path: 1_000, network: 5_000 };
/**
 * Hands over the run's new events as they are written, until the run is complete or needs a person. Over jobs: where
 * one ended at a limit or waits for its provider, the next one is waited for. False where it was cancelled.
 */
async function followLog({ project, context, access }, from, show) {
    const { cancelled } = context;
    let run = from;
    while (run.state.lease || needsNobody(run.state.stop)) {
        await (0,promises_.setTimeout)(access.remote.isPath ? pollMs.path : pollMs.network, undefined, { signal: cancelled }).catch(() => { });
        if (cancelled.aborted)
            return false;
        const tip = (await access.remote.refs([project.stateRef])).get(project.stateRef);
        if (tip === run.oid)
            continue;
        const { seq } = run;
        run = await (0,read_run/* loadWhole */.y)(project, access, context);
        show(await (0,read_log/* readLog */.x6)(access.state, run, seq));
    }
    return true;
}

// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
;// CONCATENATED MODULE: ./build/entry/command/log.js















const log_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    follow: { help: 'go on printing as things happen, until the run is complete or needs a person', toggle: true },
    iteration: { help: 'all of one iteration: prompt, changes, checks, handoff, cost', example: '7' },
    task: { help: 'only what concerns this task', example: 'TASK-7' },
    kind: {
        help: 'only events of this name, or with this word in it; may be given several times',
        example: 'failed',
        repeatable: true,
    },
    since: { help: 'only what happened after this: 2h ago, or a date', example: '2h' },
    json: { help: 'one JSON object a line; with --iteration one object', toggle: true },
};
const logCommand = {
    help: `Prints what happened in a run, oldest first, or everything that is known of one iteration. Changes nothing.

Usage: ralph log [options]

Examples:
  ralph log --plan plan.json
  ralph log --follow
  ralph log --task TASK-7 --kind failed --since 2h
  ralph log --iteration 7
  ralph log --json

Options:
${(0,flags/* flagHelp */.QR)(log_flags)}

Names of events: ${eventKinds.join(', ')}.

Ctrl-C ends --follow with 130; the run goes on.`,
    run: async (context) => {
        const { values } = (0,flags/* readFlags */.uW)(context.argv, log_flags, 'log');
        const iteration = numberOf(values['iteration']);
        const wish = { ...wishOf(values, context.now()), iteration };
        const project = await (0,entry_project/* openProject */.U8)(context, values);
        const json = values['json'] === true;
        if (iteration !== undefined)
            return showIteration({ project, context, json }, iteration);
        return list({ project, context, json, follow: values['follow'] === true }, wish);
    },
};
function list({ project, context, json, follow }, wish) {
    const { columns: width, color, isTty } = context;
    const clean = (0,redact/* redactor */.$)(project.secrets);
    const wanted = logFilter(wish);
    const print = json ? (event) => [(0,inert_json/* inertJson */.n)(event)] : logPrinter({ width, color, isTty });
    const asked = json || wish.kinds.length > 0;
    const show = (events) => {
        const shown = events.filter((event) => wanted(event) && (asked || !isBookkeeping(event)));
        for (const line of shown.flatMap(print))
            context.out(`${clean(line)}\n`);
    };
    return (0,temporary_state/* withTemporaryState */.H)(project, context, async (access) => {
        const run = await (0,read_run/* loadWhole */.y)(project, access, context);
        show(await (0,read_log/* readLog */.x6)(access.state, run));
        if (!follow)
            return 0;
        return (await followLog({ project, context, access }, run, show)) ? 0 : 130;
    });
}
function showIteration({ project, context, json }, iteration) {
    return (0,temporary_state/* withTemporaryState */.H)(project, context, async (access) => {
        const run = await (0,read_run/* loadWhole */.y)(project, access, context);
        const events = (await (0,read_log/* readLog */.x6)(access.state, run)).filter(logFilter({ iteration, kinds: [] }));
        if (events.length === 0)
            throw noSuchIteration(project, iteration, run.state.iteration);
        const record = (await (0,read_run/* readRecords */.T)(access.state, [iteration])).get(iteration);
        if (!record)
            throw noSuchIteration(project, iteration, run.state.iteration);
        const view = (0,iteration_view/* iterationView */.x)(iteration, { events, record, awaiting: run.state.awaiting?.iteration ?? null });
        const { checkpoint, commit } = view;
        const diff = checkpoint && commit ? await diffStat(access, checkpoint, commit) : null;
        const text = json
            ? (0,inert_json/* inertJson */.n)({ ...view, diff }, 2)
            : iterationText(view, diff, {
                width: context.columns,
                color: context.color,
                checkout: (0,report_context/* ralphCommand */.lC)(project, 'checkout', String(iteration)),
            }).join('\n');
        context.out(`${(0,redact/* redactor */.$)(project.secrets)(text)}\n`);
        return 0;
    });
}
function wishOf(values, now) {
    const kinds = Array.isArray(values['kind']) ? values['kind'].map(String) : [];
    const unknown = unknownKind(kinds);
    if (unknown) {
        const meant = unknown.meant === undefined ? '' : ` Did you mean "${unknown.meant}"?`;
        throw usage(`no event is named "${unknown.kind}", or has that word in its name.${meant}`);
    }
    const task = typeof values['task'] === 'string' ? values['task'] : undefined;
    if (values['since'] === undefined)
        return { kinds, task };
    const since = momentOf(String(values['since']), now);
    if (since === undefined)
        throw usage(`--since "${values['since']}" is no time; write 2h, 30m or 2026-11-21.`);
    return { kinds, task, since };
}
function numberOf(value) {
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value))
        return Number(value);
    throw usage(`--iteration "${value}" is no number of an iteration.`);
}
const usage = (message) => new error/* RalphError */.A({ code: 'USAGE', kind: 'usage', message: `log: ${message}`, hint: 'See `ralph log --help`.' });
const noSuchIteration = (project, iteration, newest) => new error/* RalphError */.A({
    code: 'NO_ITERATION',
    kind: 'usage',
    message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
    hint: `\`${(0,report_context/* ralphCommand */.lC)(project, 'log')}\` shows what happened, with the numbers of the iterations.`,
});


/***/ }),

/***/ 6583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noRunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3097);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6412);





/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}


/***/ }),

/***/ 6177:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ loadWhole),
  T: () => (/* binding */ readRecords)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/agent-record.js


/** `iterations/<thousand>/<n>/agent.json`: how the agent's call ended, what it used up and what it changed. */
const AgentRecord = schemas/* object */.Ikc({
    end: schemas/* string */.YjP(),
    /** Why the attempt did not pass; null where it did. */
    why: schemas/* string */.YjP().nullable(),
    attempt: schemas/* int */.Whr(),
    task: schemas/* string */.YjP(),
    duration_ms: schemas/* number */.aig(),
    usage: usage/* Usage */._U,
    /** What the agent was not allowed to do. */
    denials: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** The first 500 of them; `files` counts all. */
    changes: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), action: schemas/* string */.YjP() })).default([]),
    files: schemas/* int */.Whr().default(0),
});

// EXTERNAL MODULE: ./build/schema/check.js + 1 modules
var check = __webpack_require__(143);
// EXTERNAL MODULE: ./build/schema/handoff.js
var schema_handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/review.js
var schema_review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
;// CONCATENATED MODULE: ./build/core/report/iteration-record.js





const files = ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json'];
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,state_paths/* iterationPath */.lr)(iteration, file));
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review] = contents;
    const stored = parsed(handoff);
    const source = schema_handoff/* HandoffSource */.KE.safeParse(stored?.source);
    const read = schema_handoff/* Handoff */.Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: check/* Validation */.OH.safeParse(parsed(validation)).data ?? null,
        agent: AgentRecord.safeParse(parsed(agent)).data ?? null,
        review: schema_review/* Reviewed */.u2.safeParse(parsed(review)).data ?? null,
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

// EXTERNAL MODULE: ./build/entry/no-run-yet.js
var no_run_yet = __webpack_require__(6583);
;// CONCATENATED MODULE: ./build/entry/read-run.js


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
        throw await (0,no_run_yet/* noRunYet */.l)(project, access, context);
    return run;
}
/** What the state ref keeps of these iterations, all in one look. */
async function readRecords(state, iterations) {
    const contents = await state.readMany(iterations.flatMap(recordPaths));
    const each = contents.length / Math.max(1, iterations.length);
    return new Map(iterations.map((iteration, at) => [iteration, iterationRecord(contents.slice(at * each, (at + 1) * each))]));
}


/***/ }),

/***/ 2964:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withTemporaryState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1976);




/** A place for commands that only look: made for the moment, and nothing is left behind. */
async function withTemporaryState(project, context, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-look-'));
    try {
        return await look(await (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .openState */ .Gf)(project, context, { home }), home);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 4377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
