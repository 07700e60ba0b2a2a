export const id = 3335;
export const ids = [3335];
export const modules = {

/***/ 16444:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ progressLines),
/* harmony export */   hy: () => (/* binding */ stepInWords)
/* harmony export */ });
/* unused harmony export whyAgain */
/* harmony import */ var _core_report_words_log_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47551);
/* harmony import */ var _core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79152);
/* harmony import */ var _core_report_words_stop_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11365);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _core_text_assert_never_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6615);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30023);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49390);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52139);









function progressLines(progress, look) {
    const { paint } = look;
    switch (progress.kind) {
        case 'event':
            return eventLines(progress.event, paint);
        case 'agent':
            return agentLines(progress.progress, look);
        case 'check_started':
            return progress.rerun ? [`  ${paint('\u21bb', 'yellow')} ${name(progress)} ${whyAgain(progress)}`] : [];
        case 'check_finished':
            return [checkLine(progress, paint), ...saidLines(progress, look)];
        case 'note':
            return [(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(progress.text, 1000)];
        case 'waiting':
            return waitingLines(progress, look);
        case 'warning':
            return [paint(`! ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(progress.text, 1000)}`, 'yellow')];
        default:
            return (0,_core_text_assert_never_js__WEBPACK_IMPORTED_MODULE_8__/* .assertNever */ .x)(progress);
    }
}
const waitingLines = ({ until, why, now }, look) => [
    `Waiting until ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUtc */ .ay)(until)}: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(why, 300)}`,
    '  Nothing runs and nothing is spent until then; Ctrl-C leaves.',
    ...(0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .nextLines */ .N7)([(0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM)(_core_report_words_stop_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .goOnAtOnce */ .aZ, now)], look),
];
const silent = new Set(['lease_taken', 'lease_renewed', 'lease_released', 'run_stopped']);
function eventLines(event, paint) {
    if (silent.has(event.type))
        return [];
    const text = `${'iteration' in event && event.iteration > 0 ? `#${event.iteration} ` : ''}${(0,_core_report_words_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .eventInWords */ .F)(event)}`;
    switch (event.type) {
        case 'attempt_started':
            return [paint(`\u25b6 ${text}`, 'bold')];
        case 'attempt_succeeded':
        case 'attempt_approved':
        case 'undo_done':
            return [paint(`\u2713 ${text}`, 'green')];
        case 'attempt_failed':
        case 'stuck_detected':
        case 'undo_failed':
            return [paint(`\u2717 ${text}`, 'red')];
        case 'attempt_interrupted':
        case 'human_review_requested':
        case 'signals_given':
        case 'checks_touched':
        case 'attempt_held':
        case 'work_refused':
        case 'steering_changed':
        case 'budget_warning':
            return [paint(`! ${text}`, 'yellow')];
        case 'baseline_finished':
            return [event.red.length === 0 && event.counting !== 0 ? `\u2713 ${text}` : paint(`! ${text}`, 'yellow')];
        default:
            return [`  ${text}`];
    }
}
function agentLines(progress, { paint, columns }) {
    const step = (text) => [paint((0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(`    ${text}`, columns), 'dim')];
    switch (progress.kind) {
        case 'started':
            return step(`agent started, model ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(progress.model, 100)}`);
        case 'tool':
            return step(stepInWords(progress));
        case 'says':
            return step(`\u201c${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(progress.text, 300)}\u201d`);
        case 'retrying': {
            const wait = `attempt ${progress.attempt} in ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(progress.delayMs)}`;
            return [`    ${paint('\u21bb', 'yellow')} the agent retries, ${wait}: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(progress.why, 300)}`];
        }
        case 'spent':
            return [];
        default:
            return (0,_core_text_assert_never_js__WEBPACK_IMPORTED_MODULE_8__/* .assertNever */ .x)(progress);
    }
}
const stepInWords = (step) => `${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(step.name, 60)} ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(step.target, 300)}`.trimEnd();
const name = (check) => (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(check.name, 200);
const whyAgain = ({ because }) => because === 'changed_files'
    ? `changed the files that it checks; it runs again on the tree that will be committed. ${_core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .formatterHint */ .qS}`
    : 'failed; it runs again on the same tree';
function saidLines({ failure, again }, { paint, columns }) {
    if (!failure || again)
        return [];
    return (0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .lastLines */ .w$)(failure.output).map((line) => paint((0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(`      ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .indentedLine */ .Ko)(line)}`, columns), 'dim'));
}
function checkLine(check, paint) {
    const remarks = [
        (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(check.durationMs),
        ...(check.flaky ? ['flaky: it failed first'] : []),
        ...(check.counts ? [] : ['does not count']),
        ...(0,_core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .traces */ .d7)(check).map((what) => (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(what, 1000)),
    ];
    const colour = check.passed ? 'green' : check.counts ? 'red' : 'yellow';
    return `  ${paint(check.passed ? '\u2713' : '\u2717', colour)} ${name(check)} (${remarks.join(', ')})`;
}


/***/ }),

/***/ 97033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e3: () => (/* binding */ terminalProgress),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   sf: () => (/* binding */ nothingLive)
/* harmony export */ });
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39812);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27827);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34511);
/* harmony import */ var _progress_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16444);







const redrawMs = 250;
const pipeColumns = 200;
function terminalProgress(sink) {
    const paint = (0,_core_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(sink.color);
    const area = sink.area ?? (sink.isTty ? liveLine(sink) : undefined);
    let live = nothingLive;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const draw = () => {
        if (!area || sink.now() - drawnAt < redrawMs)
            return;
        area.draw(live);
        drawnAt = sink.now();
    };
    const show = (progress) => {
        const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .mapStrings */ .to)(progress, sink.redact);
        const look = { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns };
        const lines = (0,_progress_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .progressLines */ .Ld)(clean, look);
        live = follow(live, clean, sink.now());
        if (lines.length > 0) {
            const [newest = ''] = (0,_progress_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .progressLines */ .Ld)(clean, { ...look, paint: (text) => text });
            live = { ...live, last: { text: newest.trim(), at: sink.now() } };
            area?.clear();
            sink.write(`${lines.join('\n')}\n`);
            if (sink.area)
                drawnAt = Number.NEGATIVE_INFINITY;
        }
        draw();
    };
    return {
        show: (progress) => quietly(() => show(progress)),
        tick: () => quietly(draw),
        clear: () => quietly(() => area?.clear()),
    };
}
function liveLine({ write, columns, now }) {
    let drawn = 0;
    const left = (from) => ' '.repeat(Math.max(0, Math.min(drawn, columns() - 1) - from));
    const clear = () => {
        if (drawn > 0)
            write(`\r${left(0)}\r`);
        drawn = 0;
    };
    return {
        clear,
        draw(live) {
            const text = liveText(live, now());
            if (text === undefined)
                return clear();
            const line = (0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, columns() - 1);
            const width = (0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(line);
            write(`\r${line}${left(width)}`);
            drawn = width;
        },
    };
}
function quietly(write) {
    try {
        write();
    }
    catch {
    }
}
const nothingLive = { attempt: null, spentBefore: 0, waitsUntil: null, last: null };
function follow(live, progress, now) {
    if (progress.kind === 'waiting')
        return { ...live, attempt: null, waitsUntil: Date.parse(progress.until) };
    if (live.waitsUntil !== null)
        return follow({ ...live, waitsUntil: null }, progress, now);
    if (progress.kind === 'event')
        return followEvent(live, progress.event, now);
    if (!live.attempt)
        return live;
    const change = progress.kind === 'agent' ? fromAgent(progress.progress, live.attempt) : fromCheck(progress);
    return change ? { ...live, attempt: { ...live.attempt, ...change } } : live;
}
function followEvent(live, event, now) {
    switch (event.type) {
        case 'attempt_started': {
            const { iteration, task } = event;
            return { ...live, attempt: { iteration, task, since: now, usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .noUsage */ .tk, doing: '', phase: 'agent' } };
        }
        case 'attempt_succeeded':
        case 'attempt_failed':
        case 'attempt_interrupted':
            return { ...live, attempt: null, spentBefore: live.spentBefore + event.usage.usd };
        case 'run_stopped':
            return { ...live, attempt: null };
        default:
            return live;
    }
}
function fromAgent(progress, { phase }) {
    const now = phase.startsWith('check') || phase === 'review' ? 'review' : 'agent';
    if (progress.kind === 'tool')
        return { phase: now, doing: (0,_progress_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .stepInWords */ .hy)(progress) };
    if (progress.kind === 'spent')
        return { usage: progress.usage };
    return progress.kind === 'started' ? { phase: now } : undefined;
}
function fromCheck(progress) {
    if (progress.kind !== 'check_started')
        return undefined;
    const check = `check ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(progress.name, 100)}`;
    return { phase: check, doing: check };
}
function liveText({ attempt, spentBefore, waitsUntil }, now) {
    if (waitsUntil !== null)
        return waitsUntil > now ? `waiting · ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitsUntil - now)} left` : undefined;
    if (!attempt)
        return undefined;
    const { iteration, task, since, usage, doing } = attempt;
    const attemptCost = usage.usd > 0 ? [(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.usd)] : [];
    const jobCost = spentBefore > 0 ? [`job ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(spentBefore + usage.usd)}`] : [];
    const parts = [
        `#${iteration} ${task}`,
        (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(Math.max(0, now - since)),
        `${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTokens */ ._y)((0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalTokens */ .RP)(usage))} tokens`,
        ...attemptCost,
        ...jobCost,
        ...(doing === '' ? [] : [doing]),
    ];
    return parts.join(' · ');
}


/***/ }),

/***/ 13259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCreateCommand: () => (/* binding */ planCreateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/propose/judge-plan.js
var judge_plan = __webpack_require__(44270);
// EXTERNAL MODULE: ./build/core/propose/plan-prompt.js
var plan_prompt = __webpack_require__(62735);
// EXTERNAL MODULE: ./build/core/report/terminal/init-text.js
var init_text = __webpack_require__(21124);
// EXTERNAL MODULE: ./build/core/report/terminal/proposed-plan.js
var proposed_plan = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/schema/agent/proposal.js
var proposal = __webpack_require__(54940);
// EXTERNAL MODULE: ./build/entry/init/ask.js
var ask = __webpack_require__(79219);
// EXTERNAL MODULE: ./build/entry/init/planned-files.js + 12 modules
var planned_files = __webpack_require__(61204);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/propose/propose-here.js + 3 modules
var propose_here = __webpack_require__(51712);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client_client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
// EXTERNAL MODULE: ./build/core/propose/plan-source.js
var plan_source = __webpack_require__(72636);
// EXTERNAL MODULE: ./build/core/spec/lint-specs.js
var lint_specs = __webpack_require__(33498);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/propose/read-source.js










async function readSource(context, repository, from) {
    const source = await found(context, repository, from.trim());
    if (source.text.trim() === '')
        throw none(`${source.shown} is empty.`, 'Write what you want into it.');
    const { goals, openQuestions } = source.spec;
    if (goals.length > plan_source/* mostGoals */.uF)
        throw tooWide(source);
    if (openQuestions.length > 0)
        throw read_source_open(source);
    return source;
}
async function found(context, repository, from) {
    if (from === '')
        throw none('--from is empty.', 'Name a spec, a file, an issue (#12), or write the text itself in quotes.');
    const issue = issueIn(from);
    const file = await fileIn(context, repository, from);
    if (file !== undefined)
        return ofFile(repository.toplevel, file);
    if (issue !== undefined)
        return ofIssue(context, repository, issue);
    const known = await specById(context, from);
    if (known !== undefined)
        return ofFile(repository.toplevel, known);
    if (/\s/.test(from))
        return (0,plan_source/* planSource */.dp)({ shown: 'the text', file: undefined, text: from });
    throw none(`There is no ${(0,one_line/* plainLine */.h0)(from, 200)}: neither a file, a folder, nor a feature or an ID in the specs.`, 'Name a spec (`ralph spec list` shows them), a file of the repository, an issue (#12), or write the text itself in quotes.');
}
function issueIn(from) {
    const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? [];
    if (number !== undefined)
        return { number: Number(number), repository: undefined };
    const [, repository, named] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? [];
    return named === undefined ? undefined : { number: Number(named), repository };
}
async function fileIn({ cwd }, { toplevel }, from) {
    const named = [(0,external_node_path_.resolve)(cwd, from), ...(/^[\w.-]+(?:\/[\w.-]+)*$/.test(from) ? [(0,external_node_path_.join)(toplevel, 'specs', from)] : [])];
    for (const path of named) {
        const there = await (0,promises_.stat)(path).catch(() => undefined);
        if (there === undefined)
            continue;
        const file = there.isDirectory() ? (0,external_node_path_.join)(path, 'SPEC.md') : path;
        if (file !== path && !(await (0,promises_.stat)(file).catch(() => undefined)))
            throw none(`${(0,one_line/* plainLine */.h0)(from, 200)} holds no SPEC.md.`, 'Name the folder of one feature, or a file; `ralph spec list` lists the features.');
        const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(toplevel), (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.resolve)(path, '..')), (0,external_node_path_.relative)((0,external_node_path_.resolve)(path, '..'), file)));
        if (inside === '' || inside.startsWith('..'))
            throw none(`${(0,one_line/* plainLine */.h0)(from, 200)} is outside the repository.`, 'Copy it into the repository, or write its text in quotes.');
        return inside.split(external_node_path_.sep).join('/');
    }
    return undefined;
}
async function specById(context, id) {
    if (/[\s/]/.test(id))
        return undefined;
    const { index, specs } = await (0,spec_files/* specFilesAt */.uG)(context, 'specs').catch(() => ({ index: undefined, specs: [] }));
    if (index === undefined)
        return undefined;
    const wanted = id.toLowerCase();
    return (0,lint_specs/* judgeSpecs */.o)({ index, specs }).specs.find((spec) => spec.id?.text.toLowerCase() === wanted)?.file;
}
async function ofFile(toplevel, path) {
    const given = await (0,spec_files/* specFileAt */.vJ)(toplevel, path);
    if ('refused' in given)
        throw none(`${path} is not read: ${given.refused}.`, 'Name a text file of the repository of at most 5 MiB.');
    const text = (0,source_text/* sourceText */.rI)(given.bytes, path);
    if (typeof text !== 'string')
        throw none(text.message, text.remedy);
    return (0,plan_source/* planSource */.dp)({ shown: path, file: path, text });
}
async function ofIssue(context, repository, { number, repository: named }) {
    const access = (0,here.gitHubAccess)(context, repository);
    if (!access)
        throw none(`Issue #${number} cannot be read: origin is not a repository on GitHub.`, 'Write its text to a file and name that file.');
    const { apiUrl, owner, repo } = access.address;
    const { token } = access;
    if (named !== undefined && named.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
        throw none(`${(0,one_line/* plainLine */.h0)(named, 200)} is not ${owner}/${repo}.`, 'Write its text to a file and name that file.');
    if (token === undefined)
        throw none(`Issue #${number} cannot be read without a token.`, 'Set one first: `export GH_TOKEN="$(gh auth token)"`. Or write its text to a file and name that file.');
    const client = (0,client_client/* gitHubAt */.F)({
        apiUrl,
        owner,
        repo,
        token: () => token,
        now: context.now,
        backoffMs: [],
        timeoutMs: 10_000,
    });
    const { title, body } = await client
        .request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number })
        .catch((error) => {
        if (!(error instanceof error_error/* RalphError */.A) || !error.code.startsWith('GITHUB_'))
            throw error;
        throw none(`Issue #${number} cannot be read: ${error.message}`, 'Check its number, and that the token may read issues of that repository. Or write its text to a file and name that file.');
    });
    const shown = (body ?? '').replace(/<!--[\s\S]*?(?:-->|$)/g, '');
    return (0,plan_source/* planSource */.dp)({
        shown: `issue #${number}`,
        file: undefined,
        text: `# ${title}\n\n${shown.replace(/\r\n?/g, '\n')}`,
    });
}
const none = (message, hint) => new error_error/* RalphError */.A({ code: 'PLAN_SOURCE', message, hint });
const tooWide = ({ shown, spec }) => new error_error/* RalphError */.A({
    code: 'PLAN_SOURCE_TOO_WIDE',
    message: `${shown} has ${spec.goals.length} goals; one plan can serve ${plan_source/* mostGoals */.uF}.`,
    hint: 'Split it into several specs, and make a plan from each.',
});
function read_source_open({ shown, text, spec }) {
    const placeOf = (0,source_text/* lineIndex */.Dp)(text);
    const [first] = spec.openQuestions;
    const many = spec.openQuestions.length > 1;
    return new error_error/* RalphError */.A({
        code: 'SPEC_OPEN_QUESTIONS',
        message: `${shown} has ${many ? `${spec.openQuestions.length} open questions` : 'an open question'}; answer ${many ? 'them' : 'it'} first. No agent was called.`,
        hint: `Write each answer after its question and tick the box, such as "- [x] ${(0,one_line/* plainLine */.h0)(first?.text ?? '', 60)} \u2192 **Decision:** \u2026". Then run the same command again.`,
        findings: spec.openQuestions
            .slice(0, 50)
            .map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${(0,one_line/* plainLine */.h0)(question, 300)}`),
    });
}

// EXTERNAL MODULE: ./build/entry/propose/typed-again.js
var typed_again = __webpack_require__(8203);
;// CONCATENATED MODULE: ./build/entry/command/plan-create.js



























const plan_create_flags = {
    from: {
        help: 'what the plan should do: a spec or another file of the repository, an issue, or a text in quotes',
        example: 'specs/search/SPEC.md',
    },
    to: { help: 'the file to write, .json or .md; default plan.json', example: 'plans/search.json' },
    yes: { help: 'ask nothing: write the plan if it passes every rule', toggle: true },
    force: { help: 'replace the file if it exists', toggle: true },
    'dry-run': { help: 'print what the agent would be told, without calling it', toggle: true },
    ...propose_here/* callsFlags */.pI,
    ...flags/* configFlag */.L5,
};
const planCreateCommand = {
    help: `Lets an agent make a plan from a spec, a text or an issue. The plan is checked against rules and shown with its graph
and its probable cost. It is written only after you agree. While the spec has open questions, no agent is called.
A plan that breaks a rule is sent back at most twice.

Usage: ralph plan create --from=SPEC|TEXT|ISSUE [options]

Examples:
  ralph plan create --from specs/search/SPEC.md
  ralph plan create --from search --to plans/search.md --yes
  ralph plan create --from "Add a --json flag to the list command" --budget 0.50
  ralph plan create --from "#12" --dry-run

Options:
${(0,flags/* flagHelp */.QR)(plan_create_flags)}`,
    flags: plan_create_flags,
    run: async (context, { values }) => {
        if (typeof values['from'] !== 'string')
            throw usage('--from is missing.', 'Say what the plan should do: a spec, a file, an issue (#12), or a text in quotes.');
        try {
            return await createPlan(context, { ...values, from: values['from'] });
        }
        catch (error) {
            if (!(error instanceof ask/* Cancelled */.cJ))
                throw error;
            context.out('Nothing was written. For a day, the same command shows this plan again without another call.\n');
            return exit_codes/* exits */.co.interrupted.code;
        }
    },
};
const betterAnswer = ({ agent }) => agent === 'command'
    ? 'a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)'
    : 'another model may do better (--model)';
async function createPlan(context, values) {
    const { base, file, before } = await (0,setting_sources/* settingSources */.rw)(context, values);
    (0,project/* refuseInvalid */.Q5)([...file.findings, ...before.findings], file.name);
    const { repository } = base;
    const { settings } = before;
    const source = await readSource(context, repository, values.from);
    const interactive = (0,project_context/* isInteractive */.b4)(context) && values['yes'] !== true;
    const { path, shown } = targetIn(context, repository.toplevel, values['to']);
    const { before: there } = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, '');
    const force = values['force'] === true;
    if (there !== undefined && !interactive && !force && !values['dry-run'])
        throw isThere(shown);
    const files = { base: (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel), embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')) };
    const prompt = (0,plan_prompt/* planPrompt */.wh)({ template: await (0,from_base/* template */.vs)(files, 'plan-create'), source });
    if (values['dry-run'])
        return dryRun(context, prompt);
    if (source.text.length > plan_prompt/* mostSource */.zo)
        context.out(`${cutNote(source)}\n`);
    const budgetUsd = (0,propose_here/* callsBudget */.h9)(values, settings);
    const { value, kept } = await (0,propose_here/* proposeHere */.zu)(context, {
        ...{ repository, settings, flags: values, prompt, budgetUsd, fresh: values['fresh'] === true },
        pass: 'plan',
        task: `a plan of ${source.shown}`,
        schema: (0,proposal/* planProposalSchema */.vU)(),
        judge: (end) => (0,judge_plan/* judgePlan */.t7)(end, source),
        refused: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${(0,typed_again/* typedAgain */.Z)(['plan', 'create'], values)}\`.`,
        lend: new Map(source.file === undefined ? [] : [[source.file, source.text]]),
    });
    const plan = named(value.plan, path);
    const calls = { ...settings, passes: await (0,from_base/* passesOf */.Hb)(files, { settings }) };
    const about = { name: plan.name ?? shown, costBudgetUsd: settings['cost-budget'], settings: calls };
    context.out(`\n${(0,proposed_plan/* proposedPlanText */.x)(value, about, (0,project_context/* lookOf */.Li)(context)).join('\n')}\n\n`);
    if (!interactive && values['yes'] !== true)
        return notWritten(context, { values, shown });
    const after = (0,judge_plan/* planText */.Pt)(plan, path);
    if (interactive && !(await isWanted(context, { shown, there, after }))) {
        await kept.forget();
        context.out('Nothing was written.\n');
        return exit_codes/* exits */.co.person.code;
    }
    const planned = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, after);
    await (0,planned_files/* writePlanned */.gq)(repository.toplevel, [planned], context, { force: force || interactive, interactive: false });
    await kept.forget();
    context.out(`\n${nextSteps(context, { shown, name: plan.name ?? shown }).join('\n')}\n`);
    return 0;
}
function isWanted(context, { shown, there, after }) {
    if (there === undefined)
        return (0,ask/* askWrite */.B6)(shown);
    context.out(`${(0,init_text/* difference */.i)({ path: shown, before: there, after }, context).join('\n')}\n`);
    return (0,ask/* askReplace */.wg)(shown);
}
function dryRun(context, prompt) {
    context.out(`No agent was called. This is what it would be told; it would have read-only tools in a copy of the newest commit:\n\n${prompt}\n`);
    return 0;
}
const cutNote = ({ shown, text, file }) => `${shown} has ${(0,amounts/* thousands */.oh)(text.length)} characters; the prompt includes the first ${(0,amounts/* thousands */.oh)(plan_prompt/* mostSource */.zo)}${file === undefined ? '' : ', and the agent can read the file itself'}.`;
function notWritten(context, { values, shown }) {
    const again = (0,typed_again/* typedAgain */.Z)(['plan', 'create'], { ...values, to: shown }, ['--yes']);
    const steps = [(0,next_steps/* step */.PM)('Write exactly this plan without another call (it is kept for a day)', again)];
    context.out('Nothing was written: without a terminal, you cannot be asked.\n');
    context.out(`${(0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) }).join('\n')}\n`);
    return exit_codes/* exits */.co.person.code;
}
function nextSteps(context, { shown, name }) {
    const commit = `${(0,command_line/* commandLine */.ay)('git', 'add', shown)} && ${(0,command_line/* commandLine */.ay)('git', 'commit', '-m', `Plan ${(0,one_line/* plainLine */.h0)(name, 60)}`)}`;
    const steps = [
        (0,next_steps/* step */.PM)('Edit it as you like, then check it', (0,command_line/* commandLine */.ay)('ralph', 'plan', 'lint', shown)),
        (0,next_steps/* step */.PM)('Commit it and start', `${commit} && ${(0,command_line/* commandLine */.ay)('ralph', 'run', ...(0,command_line/* flagWords */.GK)('plan', shown))}`),
    ];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) });
}
function targetIn({ cwd }, toplevel, to) {
    const place = to === undefined ? (0,external_node_path_.join)(toplevel, 'plan.json') : (0,external_node_path_.resolve)(cwd, String(to));
    const path = (0,paths/* insidePath */.y)((0,external_node_path_.relative)(toplevel, place).split(external_node_path_.sep).join('/'));
    if (path !== undefined && /[^/]\.(?:json|md)$/i.test(path))
        return { path, shown: (0,external_node_path_.relative)(cwd, place) };
    throw usage(`--to ${(0,one_line/* plainLine */.h0)(String(to), 200)} is not a .json or .md file inside the repository.`, 'Name one such as plans/search.json.');
}
function named(plan, path) {
    const stem = external_node_path_.posix.parse(path).name.replace(/^\d+[-_]/, '');
    return stem === 'plan' ? plan : { ...plan, ...(0,judge_plan/* planNameOf */.gL)(stem) };
}
const usage = (message, hint) => new error_error/* RalphError */.A({ code: 'USAGE', message: `plan create: ${message}`, hint });
const isThere = (path) => new error_error/* RalphError */.A({
    code: 'PLAN_TARGET',
    message: `${(0,one_line/* plainLine */.h0)(path, 200)} exists already; no agent was called and nothing was written.`,
    hint: 'Name another file with --to, or replace it with --force.',
});


/***/ }),

/***/ 1333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ ruleProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var rules_overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
;// CONCATENATED MODULE: ./build/core/config/rules/rule-job.js



function firstRules({ told, base, keeps }) {
    const values = rule_table/* ruleNames */.XZ.flatMap((name) => {
        const rule = ruleOf(name, told);
        if (rule && rule.based === undefined && (0,setting/* alike */.nO)(rule.value, (0,rule_table/* usualRaw */.lU)(name)))
            return [];
        return rule && ((0,rule_table/* isRule */.Nd)(name) || (keeps && rule.source === 'job')) ? [[name, rule]] : [];
    });
    return { base, values: Object.fromEntries(values) };
}
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }));
function ruleJob(request) {
    const judged = rule_table/* ruleNames */.XZ.map((name) => judge(name, request));
    const { recorded } = request;
    const changes = judged.flatMap(({ name, then, rule }) => ((0,setting/* alike */.nO)(then, rule) ? [] : [changeOf(name, then, rule)]));
    return {
        values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => (goesBy === undefined ? [] : [[name, goesBy]]))),
        recorded: (0,rules_overrides/* withChanges */.AW)({ ...recorded, base: request.consent ? request.base : recorded.base }, changes),
        changes,
        refused: judged.flatMap(({ refused }) => refused ?? []),
        edited: judged.some(({ edited }) => edited),
    };
}
function judge(name, request) {
    const { told, change, keeps } = request;
    const then = request.recorded.values[name];
    const said = told.byJob[name];
    const replaces = keeps && (0,rule_table/* isNewest */.vA)(name) && said !== undefined && !(0,setting/* alike */.nO)(said.raw, rawBy(name, then) ?? (0,rule_table/* usualRaw */.lU)(name));
    if (!then && !(0,rule_table/* isRule */.Nd)(name) && !replaces)
        return { name, then, rule: then, goesBy: undefined, edited: false };
    const edited = !(0,setting/* alike */.nO)(told.byBase[name]?.raw, then?.based);
    const judged = { name, then, rule: then, goesBy: rawBy(name, then), edited, ...(edited && edit(name, request, then)) };
    if (!said)
        return judged;
    const { rule } = judged;
    const { refused: _, ...others } = judged;
    const byJob = { ...others, goesBy: said.raw };
    if ((0,setting/* alike */.nO)(said.raw, rawBy(name, rule)))
        return byJob;
    const own = ruleOf(name, told);
    if (change || replaces || (name === 'require' && !then))
        return { ...byJob, rule: own };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, rule), said.raw))
        return byJob;
    return { ...byJob, refused: { ...changeOf(name, rule, own), place: said.place, edited: null } };
}
function edit(name, { told, consent, change }, then) {
    const said = told.byBase[name];
    const to = edited(name, said, then);
    if (consent || change)
        return { rule: to, goesBy: rawBy(name, to) };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, then), rawBy(name, to)))
        return { goesBy: rawBy(name, to) };
    const by = { place: said?.place ?? then?.from ?? '', edited: said?.source ?? 'the plan or the configuration file' };
    return { refused: { ...changeOf(name, then, to), ...by } };
}
function edited(name, said, then) {
    if (said)
        return (0,rule_table/* isRule */.Nd)(name) ? fromBase(said) : undefined;
    if (!then || then.source === 'base')
        return undefined;
    const { based: _, ...rest } = then;
    return rest;
}
const fromBase = ({ raw, place }) => ({ value: raw, from: place, source: 'base', based: raw });
function ruleOf(name, { byJob, byBase }) {
    const [own, base] = [byJob[name], byBase[name]];
    if (!own)
        return base && fromBase(base);
    return { value: own.raw, from: own.place, source: 'job', ...(base && { based: base.raw }) };
}
const rawBy = (name, rule) => rule ? rule.value : (0,rule_table/* isRule */.Nd)(name) ? (0,rule_table/* usualRaw */.lU)(name) : undefined;
const changeOf = (name, before, after) => ({
    name,
    before: before?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    after: after?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    rule: after ?? null,
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
;// CONCATENATED MODULE: ./build/entry/wire/rule-project.js









async function ruleProject(project, context, use) {
    const { run, fresh, own } = use;
    const told = { ...project.told, byJob: { ...project.told.byJob, ...own } };
    const base = project.repository.head;
    const keeps = context.checkout === undefined;
    if (!run || fresh) {
        const recorded = firstRules({ told, base, keeps });
        return ruled(project, { values: rawValues(recorded), recorded, change: null });
    }
    const { rules, overrides } = run.state;
    const by = byWhom(project, context);
    if (!rules) {
        const ordered = { ...told, byJob: { ...told.byJob, ...(0,rules_overrides/* overridesTold */.Fb)(overrides) } };
        const recorded = firstRules({ told: ordered, base, keeps });
        const why = 'the run was started by an older version of ralph that did not record them';
        const change = { by, why, base, changes: changesTo(recorded), wanted: false };
        return ruled(project, { values: rawValues(recorded), recorded, change });
    }
    const ruling = await judged({ project, context, use, told, rules, keeps });
    if (ruling.refused.length > 0)
        throw (0,rules_text/* rulesWeakened */.uN)(ruling.refused, howToChange(context));
    const { values, recorded, changes } = ruling;
    const asked = use.change || changes.every(({ rule }) => rule?.source === 'job');
    const flags = changes.map(({ rule }) => rule?.from ?? '');
    const order = use.change ? nameOfOrder(context) : flags.join(', ');
    const why = asked ? order : `the base moved from ${rule_project_short(rules.base)} to ${rule_project_short(base)}`;
    const said = { by: asked ? by : 'the base', why, base: recorded.base, changes: [...changes], wanted: use.change };
    const change = changes.length > 0 ? said : null;
    return ruled(project, { values, recorded, change });
}
async function judged(context) {
    const { project, use, told, rules, keeps } = context;
    const one = { told, recorded: rules, base: project.repository.head, change: use.change, keeps };
    const ruling = ruleJob({ ...one, consent: false });
    return ruling.edited && (await isNewerBase(context)) ? ruleJob({ ...one, consent: true }) : ruling;
}
async function isNewerBase({ project, context, use, rules }) {
    const { repository, steeringPaths } = project;
    const { head, branch, toplevel } = repository;
    if (context.planText && project.planSource !== use.run?.state.plan_source)
        return true;
    const known = use.run?.state.base_branch ?? null;
    if (head === rules.base || (known !== null && known !== branch))
        return false;
    if (!(await (0,remote_history/* historyOf */.om)(use.access).contains(head, rules.base)))
        return false;
    if (context.checkout)
        return true;
    const inside = steeringPaths.map((path) => (0,external_node_path_.relative)(toplevel, path));
    if (inside.some((path) => path.startsWith('..') || (0,external_node_path_.isAbsolute)(path)))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', ...inside];
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args });
    return stdout.length === 0;
}
const rawValues = ({ values }) => Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
async function ruled(project, { values, ...rules }) {
    const { require = [], ...recorded } = Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, read(name, raw)]));
    const settings = { ...project.settings, ...recorded };
    return {
        project: { ...project, settings, ...(await project.readBy(settings)) },
        rules: { ...rules, require: require },
    };
}
function read(name, raw) {
    const found = (0,rule_table/* readRaw */.hc)(name, raw);
    if (found)
        return found.value;
    throw new error/* RalphError */.A({
        code: 'RULES_UNREADABLE',
        message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
        hint: 'Use the version of ralph that started the run, or a newer one.',
    });
}
function byWhom({ repository }, { checkout }) {
    return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? (0,environment/* userName */.nT)());
}
const nameOfOrder = ({ checkout }) => (checkout ? 'change-rules' : '--change-rules');
const howToChange = ({ checkout, argv }) => (checkout ? 'workflow' : { argv });
const rule_project_short = (oid) => oid.slice(0, 7);


/***/ })

};
