export const id = 5937;
export const ids = [5937];
export const modules = {

/***/ 30845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ folderIdentity)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function folderIdentity(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.ino} ${found.birthtimeNs}`;
}


/***/ }),

/***/ 55665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ terminalBoard)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var log_update__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66279);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);



const ESC = '\u001B';
const bell = '\u0007';
const title = {
    keep: `${ESC}[22;2t`,
    set: (words) => `${ESC}]2;${words}${bell}`,
    giveBack: `${ESC}]2;${bell}${ESC}[23;2t`,
};
const sized = (terminal) => Object.create(terminal, {
    rows: { get: () => terminal.rows || 24 },
    columns: { get: () => terminal.columns || 80 },
});
const wraps = { off: `${ESC}[?7l`, on: `${ESC}[?7h` };
const breaksAnew = ({ TMUX, STY, XTERM_VERSION }) => TMUX !== undefined || (STY ?? XTERM_VERSION) === undefined;
const rowsAdded = ({ lines, columns }, now) => now >= columns
    ? 0
    : lines.reduce((rows, line) => rows + Math.max(0, Math.ceil((0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(plain(line)) / now) - 1), 0);
const plain = node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters;
function terminalBoard(terminal, env) {
    const size = sized(terminal);
    const draw = (0,log_update__WEBPACK_IMPORTED_MODULE_2__/* .createLogUpdate */ .SY)(size, { showCursor: true });
    let drawn;
    let titled = '';
    const giveBack = () => {
        if (titled !== '')
            terminal.write(title.giveBack);
        titled = '';
    };
    const anew = () => {
        drawn = undefined;
        draw.done();
    };
    const rise = () => {
        const added = drawn && breaksAnew(env) ? rowsAdded(drawn, size.columns) : 0;
        if (!drawn || added === 0)
            return;
        terminal.write(`${ESC}[${drawn.lines.length + added}A\r${ESC}[J`);
        anew();
    };
    process.on('exit', giveBack).on('SIGCONT', anew);
    return {
        draw(lines, words) {
            rise();
            terminal.write(wraps.off);
            draw(lines.join('\n'));
            terminal.write(wraps.on);
            drawn = { lines: lines.slice(-Math.max(1, size.rows - 1)), columns: size.columns };
            if (words === titled)
                return;
            terminal.write(`${titled === '' ? title.keep : ''}${title.set(words)}`);
            titled = words;
        },
        clear() {
            rise();
            draw.clear();
            drawn = undefined;
        },
        close() {
            anew();
            giveBack();
            process.off('exit', giveBack).off('SIGCONT', anew);
        },
    };
}


/***/ }),

/***/ 58971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l0: () => (/* binding */ liveFile),
  sI: () => (/* binding */ liveFileName),
  BS: () => (/* binding */ readLiveFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
;// CONCATENATED MODULE: ./build/schema/run/live-attempt.js


const LiveAttempt = schemas/* object */.Ikc({
    iteration: schemas/* int */.Whr(),
    task: schemas/* string */.YjP(),
    phase: schemas/* string */.YjP(),
    usage: usage/* Usage */._U,
    steps: schemas/* array */.YOg(schemas/* object */.Ikc({ at: iso/* datetime */.w$(), text: schemas/* string */.YjP() })),
    older_steps: schemas/* int */.Whr(),
});

// EXTERNAL MODULE: ./build/adapter/log/progress-lines.js
var progress_lines = __webpack_require__(16444);
// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var terminal = __webpack_require__(97033);
;// CONCATENATED MODULE: ./build/adapter/log/live-file.js






const liveFileName = 'live.json';
const everyMs = 100;
const mostSteps = 100;
const columns = 200;
const mostBytes = 256 * 1024;
function liveFile(path, { now, redact }) {
    let live = terminal/* nothingLive */.sf;
    let steps = [];
    let count = 0;
    let isThere = false;
    let due;
    let wroteAt = Number.NEGATIVE_INFINITY;
    const remove = () => {
        clearTimeout(due);
        due = undefined;
        if (isThere)
            quietly(() => (0,external_node_fs_.rmSync)(path, { force: true }));
        isThere = false;
    };
    const write = () => {
        due = undefined;
        if (!live.attempt)
            return;
        const { iteration, task, phase, usage } = live.attempt;
        const content = { iteration, task, phase, usage, steps, older_steps: count - steps.length };
        wroteAt = performance.now();
        isThere = true;
        quietly(() => replace(path, JSON.stringify(content)));
    };
    return {
        show(progress) {
            const clean = (0,text_redact/* mapStrings */.to)(progress, redact);
            live = (0,terminal/* follow */.e6)(live, clean, now());
            if (progress.kind === 'event') {
                if (progress.event.type === 'attempt_started')
                    [steps, count] = [[], 0];
            }
            else {
                const at = new Date(now()).toISOString();
                const lines = (0,progress_lines/* progressLines */.Ld)(clean, { paint: (text) => text, columns });
                count += lines.length;
                steps = [...steps, ...lines.map((line) => ({ at, text: line.trim() }))].slice(-mostSteps);
            }
            if (!live.attempt)
                return remove();
            due ??= setTimeout(write, Math.max(0, wroteAt + everyMs - performance.now())).unref();
        },
        close: remove,
    };
}
function replace(path, content) {
    const fresh = `${path}.new`;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.rmSync)(fresh, { force: true });
    const file = (0,external_node_fs_.openSync)(fresh, 'wx', 0o600);
    try {
        (0,external_node_fs_.writeSync)(file, content);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    (0,external_node_fs_.renameSync)(fresh, path);
}
function readLiveFile(path) {
    try {
        const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const stat = (0,external_node_fs_.fstatSync)(file);
            if (!stat.isFile() || stat.size > mostBytes)
                return undefined;
            return LiveAttempt.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'))).data;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return undefined;
    }
}
function quietly(act) {
    try {
        act();
    }
    catch {
    }
}


/***/ }),

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

/***/ 42208:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ watchLiveFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_folder_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30845);
/* harmony import */ var _live_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58971);




function watchLiveFile(path, changed) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    let found;
    let watched;
    const read = () => {
        const before = found;
        found = (0,_live_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readLiveFile */ .BS)(path);
        if (before || found)
            changed();
    };
    const close = () => {
        watched?.watcher.close();
        watched = undefined;
    };
    const listen = () => {
        const of = (0,_disk_folder_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .folderIdentity */ .f)(folder);
        if (watched?.of === of)
            return false;
        close();
        if (of === undefined)
            return false;
        try {
            const watcher = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watch)(folder, { persistent: false }, (_, name) => void (name === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) && read()));
            watcher.on('error', close);
            watched = { of, watcher };
        }
        catch {
        }
        return true;
    };
    if (listen())
        found = (0,_live_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readLiveFile */ .BS)(path);
    return { now: () => found, again: () => void (listen() && read()), close };
}


/***/ }),

/***/ 23496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ logPrinter),
/* harmony export */   r: () => (/* binding */ isBookkeeping)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39812);
/* harmony import */ var _words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47551);




const bookkeeping = new Set(['lease_renewed', 'lease_released']);
const isBookkeeping = ({ type }) => bookkeeping.has(type);
function logPrinter(look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(look.color);
    let day = '';
    return (event) => {
        if (!look.isTty)
            return [(0,_words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)(event), ...saidLines(event)];
        const today = event.at.slice(0, 10);
        const head = today === day ? [] : [paint(`${today} UTC`, 'dim')];
        day = today;
        const said = saidLines(event).map((line) => paint((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, look.width), 'dim'));
        return [...head, ...terminalLines(event, { paint, width: look.width }), ...said];
    };
}
function saidLines(event) {
    const said = 'said' in event ? (event.said ?? []) : [];
    return said.flatMap(({ name, lines }) => [
        `      ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, 200)}:`,
        ...lines.map((line) => `        ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .indentedLine */ .Ko)(line)}`),
    ]);
}
function terminalLines(event, { paint, width }) {
    const iteration = 'iteration' in event && event.iteration > 0 ? `#${event.iteration}` : '';
    const margin = `${event.at.slice(11, 19)}  ${iteration.padEnd(5)}`;
    const [first = '', ...rest] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)((0,_words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .eventInWords */ .F)(event), Math.max(30, width - margin.length - 2));
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
        case 'stuck_detected':
        case 'undo_failed':
            return 'red';
        case 'attempt_interrupted':
        case 'attempt_held':
        case 'human_review_requested':
        case 'signals_given':
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


/***/ }),

/***/ 85937:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchStatus: () => (/* binding */ watchStatus)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_log_board_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55665);
/* harmony import */ var _adapter_log_live_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58971);
/* harmony import */ var _adapter_log_watch_live_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42208);
/* harmony import */ var _app_job_prove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74558);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98203);
/* harmony import */ var _core_report_terminal_log_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23496);
/* harmony import */ var _core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22052);
/* harmony import */ var _core_report_words_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87897);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27827);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57966);
/* harmony import */ var _run_follow_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75684);
/* harmony import */ var _wire_status_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88549);













const redrawMs = 1_000;
async function watchStatus({ project, access, run: first }, context) {
    const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .redactor */ .$p)(project.secrets);
    const events = async (run, since) => (await (0,_app_job_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .readLog */ .x6)(access.state, run, since)).filter((event) => !(0,_core_report_terminal_log_view_js__WEBPACK_IMPORTED_MODULE_6__/* .isBookkeeping */ .r)(event));
    const board = (0,_project_context_js__WEBPACK_IMPORTED_MODULE_12__/* .drawsBoard */ .Sg)(context) ? boardOf({ project, access, context }, clean) : plainBoard(context, clean);
    await board.show(first, (await events(first)).slice(-1));
    const toTheEnd = await (0,_run_follow_run_js__WEBPACK_IMPORTED_MODULE_10__/* .followRun */ .R)({ project, context, access }, first, async (run, before) => board.show(run, await events(run, before.seq))).finally(board.close);
    return toTheEnd ? 0 : _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exits */ .co.interrupted.code;
}
function plainBoard(context, clean) {
    const print = (0,_core_report_terminal_log_view_js__WEBPACK_IMPORTED_MODULE_6__/* .logPrinter */ .H)((0,_project_context_js__WEBPACK_IMPORTED_MODULE_12__/* .lookOf */ .Li)(context));
    return {
        async show(_run, happened) {
            for (const line of happened.flatMap(print))
                context.out(`${clean(line)}\n`);
        },
        close: () => undefined,
    };
}
function boardOf(of, clean) {
    const { project, access, context } = of;
    const board = (0,_adapter_log_board_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalBoard */ .d)(process.stdout, context.env);
    const print = (0,_core_report_terminal_log_view_js__WEBPACK_IMPORTED_MODULE_6__/* .logPrinter */ .H)({ ...(0,_project_context_js__WEBPACK_IMPORTED_MODULE_12__/* .lookOf */ .Li)(context), width: 1_000, color: false });
    let last = null;
    let redraw = () => undefined;
    const here = (0,_adapter_log_watch_live_file_js__WEBPACK_IMPORTED_MODULE_3__/* .watchLiveFile */ .Q)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(project.home, _adapter_log_live_file_js__WEBPACK_IMPORTED_MODULE_2__/* .liveFileName */ .sI), () => redraw());
    const clock = setInterval(() => redraw(), redrawMs);
    return {
        async show(run, happened) {
            last = happened.flatMap(print).at(-1)?.trim() ?? last;
            const words = await (0,_wire_status_context_js__WEBPACK_IMPORTED_MODULE_11__/* .statusContext */ .s)(project, access, { context, run });
            redraw = () => {
                const now = context.now();
                const report = (0,_core_report_words_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusReport */ .Xt)(run, { ...words, now });
                const live = here.now();
                const isNow = live !== undefined && live.iteration === report.current?.iteration;
                const step = isNow ? live.steps.at(-1) : undefined;
                const lines = (0,_core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_7__/* .boardLines */ ._T)(report, {
                    ...(0,_project_context_js__WEBPACK_IMPORTED_MODULE_12__/* .lookOf */ .Li)(context),
                    width: process.stdout.columns || context.columns,
                    now,
                    last: step?.text ?? last,
                    live: isNow ? workOf(live, report.current?.started) : undefined,
                });
                board.draw(clean(lines.join('\n')).split('\n'), clean((0,_core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_7__/* .boardTitle */ .Ft)(report)));
            };
            redraw();
        },
        close() {
            clearInterval(clock);
            here.close();
            board.close();
        },
    };
}
const workOf = ({ phase, usage, steps }, started = '') => ({
    phase,
    usage,
    lastAt: Date.parse(steps.at(-1)?.at ?? started),
});


/***/ }),

/***/ 75684:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ followRun)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_run_lease_due_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94907);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63477);



const pollMs = { path: 1_000, network: 5_000 };
async function followRun({ project, context, access }, from, show) {
    const { cancelled } = context;
    let run = from;
    while (run.state.lease || (0,_core_run_lease_due_js__WEBPACK_IMPORTED_MODULE_2__/* .continuesUnattended */ .Xo)(run.state.stop)) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(access.remote.isPath ? pollMs.path : pollMs.network, undefined, { signal: cancelled }).catch(() => { });
        if (cancelled.aborted)
            return false;
        const tip = (await access.remote.refs([project.stateRef])).get(project.stateRef);
        if (tip === run.oid)
            continue;
        const before = run;
        const moved = await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadWhole */ .ym)(project, access);
        if (!moved)
            throw (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGone */ .Pr)(project.planName);
        run = moved;
        await show(run, before);
    }
    return true;
}


/***/ })

};
