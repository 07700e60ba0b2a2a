export const id = 861;
export const ids = [861];
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

/***/ 897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   XL: () => (/* binding */ eventsOf),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4956);
/* harmony import */ var _schema_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3276);


/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is no fact of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s4.parse(JSON.parse(line)));
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

/***/ 1768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MJ: () => (/* binding */ usageInWords),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   dp: () => (/* binding */ formatMinutes)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3427);


/** Money as people read it: two decimals, and never 0.00 for something that was spent. */
function formatUsd(usd) {
    return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`;
}
/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
function formatMinutes(ms) {
    const minutes = ms / 60_000;
    if (minutes >= 9.95)
        return `${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(minutes)} min`;
    return ms > 0 && minutes < 0.995 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms) : `${minutes.toFixed(1)} min`;
}
/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
    `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
    `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;


/***/ }),

/***/ 3790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ inlineMarkdown),
  U: () => (/* binding */ markdownCell)
});

// EXTERNAL MODULE: ./build/core/text/inert.js
var inert = __webpack_require__(1120);
// EXTERNAL MODULE: ./build/core/text/nest-headings.js
var nest_headings = __webpack_require__(4090);
;// CONCATENATED MODULE: ./build/core/text/neutral-markdown.js


/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, reliability C22), no entity, no image, no hidden link definition, headings below ours.
 */
function neutralMarkdown(text) {
    const plain = (0,inert/* inert */.t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return (0,nest_headings/* nestHeadings */.g)(plain);
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/report/inline-markdown.js


/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    // Folded once more, since making a text harmless may close its code fence with a line of its own.
    return (0,one_line/* plainLine */.h)(neutralMarkdown((0,one_line/* plainLine */.h)(text, maxChars)), maxChars);
}
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => 
// A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');


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

/***/ 9181:
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
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);
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
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(row.duration_ms) : '');
const costCell = (row) => (row.usd > 0 ? (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');


/***/ }),

/***/ 7062:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);


/**
 * What the run knows of each task, by its position in the plan. Every report and decision asks for it, and looking
 * 5,000 records up takes longer than all that is then made of them: so it is done once for each change of a task.
 */
const recordsOf = (plan, { tasks }) => recordsIn(tasks)(plan);
const recordsIn = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((tasks) => (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => plan.tasks.map(({ id }) => (0,_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)({ tasks }, id))));


/***/ }),

/***/ 1224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _R: () => (/* binding */ openFence),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading)
/* harmony export */ });
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
/** The fence that a text leaves open. */
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
/** Moves a `## ` line inside code one column to the right. */
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
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

/***/ 4090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ nestHeadings)
/* harmony export */ });
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1224);

const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/**
 * Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
 * paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (seed defect C1).
 */
function nestHeadings(text) {
    const lines = [];
    let open;
    for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
        const inside = open !== undefined;
        open = (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceAfter */ .UH)(line, open);
        // A blank line between keeps `---` from making a heading of the line above it.
        if (!inside && underline.test(line) && lines.at(-1)?.trim())
            lines.push('');
        lines.push(inside ? (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .indentHeading */ .hb)(line) : line.replace(heading, nested));
    }
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .closeFence */ ._e)(lines.join('\n'));
}
const nested = (_match, indent, marks) => indent + '#'.repeat(Math.min(6, marks.length + 2));


/***/ }),

/***/ 4181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: ./build/app/read-log.js
var read_log = __webpack_require__(897);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
;// CONCATENATED MODULE: ./build/core/report/acceptance-bar.js

/** The seed's own run of 14 tasks had to stay below five retries; longer plans may have as many for their size. */
const retriesAtMost = (tasks) => Math.max(4, Math.floor((tasks * 4) / 14));
const shortNarrative = 200;
const mostNamed = 5;
/** The seed's acceptance bar (seed-behaviour §10): all tasks done, few retries, no synthetic handoffs, real narratives. */
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
            found: `${synthetic.length} of ${handoffs.length}${listed(synthetic)}`,
        },
        {
            name: `Narratives over ${shortNarrative} characters`,
            passed: short.length === 0,
            found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of${listed(short)}` : ''}`,
        },
    ];
}
function listed(handoffs) {
    const named = handoffs.slice(0, mostNamed).map(({ iteration }) => ` #${iteration}`);
    return named.join(',') + (handoffs.length > mostNamed ? ` and ${handoffs.length - mostNamed} more` : '');
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/inline-markdown.js + 1 modules
var inline_markdown = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/wrap.js
var wrap = __webpack_require__(1541);
;// CONCATENATED MODULE: ./build/core/report/report-document.js





/** For a terminal: tables aligned, lines wrapped. Lines without their newline. */
function documentText(title, parts, look) {
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        '',
        paint(name, 'bold'),
        ...(table ? tableText(table).map((line) => `  ${line}`) : []),
        ...lines.flatMap((line) => (0,wrap/* wrap */.L)((0,one_line/* plainLine */.h)(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
    ]);
    return [...(0,wrap/* wrap */.L)(title, look.width).map((line) => paint(line, 'bold')), ...body];
}
function tableText({ head, rows }) {
    const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => (0,one_line/* plainLine */.h)(cell, 60)))];
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
    return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => (0,inline_markdown/* markdownCell */.U)(cell))))].join('\n');
}
const nameOf = (column) => column.replace(/^>/, '');
const isRight = (column) => column?.startsWith('>') ?? false;

// EXTERNAL MODULE: ./build/core/prompt/split-prompt.js
var split_prompt = __webpack_require__(8488);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 8 modules
var evolve = __webpack_require__(5788);
// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
// EXTERNAL MODULE: ./build/core/report/iteration-view.js
var iteration_view = __webpack_require__(8322);
;// CONCATENATED MODULE: ./build/core/report/attempts.js

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
        if (!(0,iteration_view/* isEnd */.u)(event))
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

;// CONCATENATED MODULE: ./build/core/report/check-summary.js
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

;// CONCATENATED MODULE: ./build/core/report/review-summary.js

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

// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
;// CONCATENATED MODULE: ./build/core/report/run-analysis.js








/** `events` are those of the newest run, oldest first. Linear. */
function analyzeRun({ plan, state }, past) {
    const { events, records } = past;
    const attempts = attemptsOf(events, records);
    const sum = (of) => attempts.reduce((total, one) => total + of(one), 0);
    const agents = sum(({ agent_ms }) => agent_ms);
    const checks = sum(({ checks_ms }) => checks_ms);
    const baseline = events.reduce((total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0), 0);
    const runner = (0,runner_time/* runnerMsSeen */.M)(state, past.now);
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
            return typeof prompt === 'string' ? [{ iteration, task, ...(0,split_prompt/* sizeOf */.$)(prompt), cut_chars }] : [];
        }),
        cuts: cutsOf(events),
    };
}
function taskCounts(plan, state) {
    return { ...(0,task_rows/* countStatuses */.ip)((0,records_of/* recordsOf */.M)(plan, state)), total: plan.tasks.length };
}
function byTask(plan, state, attempts) {
    const all = new Map();
    for (const { task: id, usd, agent_ms, checks_ms, all_ms } of attempts) {
        const before = all.get(id) ?? { attempts: 0, usd: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 };
        all.set(id, {
            id,
            status: (0,evolve/* statusIn */.em)(state)(id),
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

// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/thousands.js
var thousands = __webpack_require__(3427);
;// CONCATENATED MODULE: ./build/core/report/sparkline.js
const bars = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
/** Numbers over time as bars from zero up, at most `columns` of them; where there are more, each bar is the largest of some. */
function sparkline(numbers, columns) {
    const count = Math.min(columns, numbers.length);
    const most = numbers.reduce((max, value) => Math.max(max, value), 0);
    return Array.from({ length: count }, (_, at) => {
        const from = Math.floor((at * numbers.length) / count);
        const to = Math.floor(((at + 1) * numbers.length) / count);
        const value = numbers.slice(from, to).reduce((max, one) => Math.max(max, one), 0);
        return bars[most === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / most) * bars.length))];
    }).join('');
}

;// CONCATENATED MODULE: ./build/core/report/run-analysis-parts.js







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
        run_analysis_parts_byTask(analysis),
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
            ...(reasons === '' ? [] : [`What ended those that did not pass: ${reasons}.`]),
        ],
    };
}
function phases({ time_ms: { runner, ...phase } }) {
    const names = {
        agents: 'agents',
        checks: 'checks of the attempts',
        baseline: 'baseline, with set-up',
        rest: 'the rest: git, starting, waiting',
    };
    const share = (ms) => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`);
    return {
        title: 'Runner time by phase',
        table: {
            head: ['Phase', '>Time', '>Share'],
            rows: Object.keys(names).map((key) => [
                names[key],
                (0,duration/* formatDuration */.a)(phase[key]),
                share(phase[key]),
            ]),
        },
    };
}
function run_analysis_parts_byTask({ by_task }) {
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
                (0,duration/* formatDuration */.a)(agent_ms),
                (0,duration/* formatDuration */.a)(checks_ms),
                (0,duration/* formatDuration */.a)(all_ms),
            ]),
        },
        lines: by_task.length > mostRows ? [`The dearest ${mostRows} of ${by_task.length}; --json has all of them.`] : [],
    };
}
const checks = ({ checks: all }) => ({
    title: 'Checks, those that fail most first',
    table: {
        head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
        rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
            name,
            String(runs),
            String(failed),
            String(flaky),
            (0,duration/* formatDuration */.a)(duration_ms),
            (0,duration/* formatDuration */.a)(duration_ms / runs),
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
        title: 'Handoffs of what passed',
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
            `Tokens, as estimated, over time: ${sparkline(tokens, 40)}`,
            `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
            ...(cuts.length === 0 ? ['Nothing was cut to fit the budget.'] : []),
            ...cuts.map(({ section, times, chars }) => `Cut to fit the budget: ${section}, ${(0,amounts/* plural */.LS)(times, 'time')}, ${(0,thousands/* thousands */.o)(chars)} characters in all.`),
        ],
    };
}
/** `120 to 400, half of them over 230`, of numbers that are sorted. */
function spread(sorted) {
    const [least = 0] = sorted;
    const most = sorted.at(-1) ?? 0;
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const number = (value) => (0,thousands/* thousands */.o)(value);
    return least === most ? number(most) : `${number(least)} to ${number(most)}, in the middle ${number(middle)}`;
}

// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/entry/read-run.js + 2 modules
var read_run = __webpack_require__(6177);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
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
    run: async (context) => {
        const { values } = (0,flags/* readFlags */.uW)(context.argv, report_flags, 'report');
        const project = await (0,entry_project/* openProject */.U8)(context, values);
        const analysis = await (0,temporary_state/* withTemporaryState */.H)(project, context, async (access) => {
            const run = await (0,read_run/* loadWhole */.y)(project, access, context);
            const events = ofNewestRun(await (0,read_log/* readLog */.x6)(access.state, run));
            const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []));
            const records = await (0,read_run/* readRecords */.T)(access.state, numbers);
            return analyzeRun(run, { events, records, now: context.now() });
        });
        const bar = acceptanceBar(analysis);
        const look = { width: context.columns, color: context.color };
        const text = values['json']
            ? (0,inert_json/* inertJson */.n)({ ...analysis, acceptance_bar: bar }, 2)
            : values['markdown']
                ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
                : documentText(analysisTitle(analysis), analysisParts(analysis), look).join('\n');
        context.out(`${(0,redact/* redactor */.$)(project.secrets)(text)}\n`);
        return values['gate'] && bar.some(({ passed }) => !passed) ? 1 : 0;
    },
};
/** A log holds the runs before it too (`--fresh`). */
function ofNewestRun(events) {
    return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === 'run_started')));
}


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

/***/ 143:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jl: () => (/* binding */ Check),
  nh: () => (/* binding */ CheckKind),
  KP: () => (/* binding */ CheckResult),
  OH: () => (/* binding */ Validation)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/confinement.js
var confinement = __webpack_require__(6978);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/workflow-results.js

/** How GitHub says that a job or a step ended. */
const WorkflowOutcome = schemas/* enum */.k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({});
/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
const StepsContext = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ outcome: WorkflowOutcome, outputs }));
/** `toJSON(needs)`. */
const NeedsContext = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: WorkflowOutcome, outputs }));

;// CONCATENATED MODULE: ./build/schema/check.js




const CheckKind = schemas/* enum */.k5n(['test', 'lint', 'typecheck', 'build']);
/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
const Check = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    kind: CheckKind,
    timeout_ms: schemas/* int */.Whr().positive(),
    working_directory: schemas/* string */.YjP(),
});
/** Paths, listed up to a cap, and counted in full. */
const ListedPaths = schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() });
/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
const CheckResult = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    kind: CheckKind,
    passed: schemas/* boolean */.zMY(),
    exit_code: schemas/* int */.Whr().nullable(),
    timed_out: schemas/* boolean */.zMY(),
    /** The disk was filled while it ran; its workspace was thrown away. */
    filled_disk: schemas/* boolean */.zMY().optional(),
    duration_ms: schemas/* number */.aig(),
    output_head: schemas/* string */.YjP(),
    output_tail: schemas/* string */.YjP(),
    output_bytes: schemas/* number */.aig(),
    /** The file with the whole output on the machine that ran it. */
    log_file: schemas/* string */.YjP().optional(),
    /** It failed, and passed when it was run once more on the same tree. */
    flaky: schemas/* boolean */.zMY().default(false),
    /** It failed in the confinement, and passed without it on the same untouched files. */
    needs: confinement/* ConfinementNeed */.ln.optional(),
    /** Tracked files that it changed in any of its runs: they were put back after each, so no other check saw them so. */
    changed: ListedPaths.optional(),
    /** New files, neither tracked nor ignored, that it left to the checks after it; a new directory ends in `/`. */
    left: ListedPaths.optional(),
    /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
    elsewhere: schemas/* object */.Ikc({
        of: schemas/* enum */.k5n(['job', 'step']),
        outcome: schemas/* enum */.k5n([...WorkflowOutcome.options, 'missing']),
        /** Others are told and do not count. */
        required: schemas/* boolean */.zMY(),
        url: schemas/* string */.YjP().optional(),
        /** The one that was probably meant, where there is none of this name. */
        meant: schemas/* string */.YjP().optional(),
    })
        .optional(),
});
/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
const Validation = schemas/* object */.Ikc({
    iteration: schemas/* int */.Whr(),
    strategy: plan/* Strategy */.qY,
    tree: schemas/* string */.YjP(),
    passed: schemas/* boolean */.zMY(),
    checks: schemas/* array */.YOg(CheckResult),
    /** Checks that the strategy does not run (lint in `tests_only`). */
    not_run: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Failures that were already there at the baseline and were accepted with `known-red`. */
    known_red: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Tracked files that some check changed; `changed` of each check says which. All checks began with the committed tree. */
    changed_by_checks: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});


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
