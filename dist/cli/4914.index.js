export const id = 4914;
export const ids = [4914];
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

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
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

/***/ 92791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82660);


const maxDepth = 64;
const maxSyntaxFaults = 20;
function parseDocument(text) {
    if (text.trim() === '')
        return [{ ...syntaxFault(0, 'The file is empty.'), remedy: 'Write the plan into it (docs/plan.md).' }];
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root, text };
    }
    catch {
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
function tooDeep(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
    const open = [];
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const char = text[scanner.getTokenOffset()];
        if (char === '{')
            open.push('}');
        else if (char === '[')
            open.push(']');
        else if (char === open.at(-1))
            open.pop();
        if (open.length > maxDepth) {
            const message = `The file nests lists and objects more than ${maxDepth} levels deep.`;
            const remedy = 'A plan needs five levels. Look for a bracket that is never closed.';
            return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy };
        }
    }
    return undefined;
}
function syntaxFaults(text, errors) {
    const faults = [];
    let lineEnd = -1;
    for (const { error, offset } of errors) {
        if (offset <= lineEnd)
            continue;
        const end = text.indexOf('\n', offset);
        lineEnd = end < 0 ? text.length : end;
        const what = sentences[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)] ?? 'This is not JSON.';
        faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what));
        if (faults.length === maxSyntaxFaults)
            break;
    }
    return faults;
}
function syntaxFault(offset, message) {
    const remedy = 'Fix the JSON here; later errors may come from this one.';
    return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy };
}
const sentences = {
    InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is not a JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is text after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This JSON number is incomplete.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};
function duplicateKeys(root) {
    const faults = [];
    visit(root, [], faults);
    return faults;
}
function visit(node, at, faults) {
    if (node.type === 'object')
        visitObject(node, at, faults);
    if (node.type !== 'array')
        return;
    let index = 0;
    for (const child of node.children ?? []) {
        if (child.children !== undefined)
            visit(child, [...at, index], faults);
        index += 1;
    }
}
function visitObject(node, at, faults) {
    const seen = new Set();
    for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        const name = String(key?.value);
        const place = { severity: 'error', at: [...at, name], offset: property.offset };
        if (name === '__proto__') {
            faults.push({
                ...place,
                code: 'PLAN_FORBIDDEN_KEY',
                message: 'The key "__proto__" is not allowed.',
                remedy: 'Remove it; it is not a field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}
function offsetAt(root, path) {
    let node = root;
    let offset = root.offset;
    for (const segment of path) {
        const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment);
        const value = child?.type === 'property' ? child.children?.[1] : child;
        if (child === undefined || value === undefined)
            return offset;
        offset = child.offset;
        node = value;
    }
    return offset;
}
function propertyOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name);
}


/***/ }),

/***/ 66014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   M: () => (/* binding */ eventKinds),
/* harmony export */   PI: () => (/* binding */ unknownKind),
/* harmony export */   XK: () => (/* binding */ logFilter)
/* harmony export */ });
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40092);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);





const seedNames = {
    orchestrator_start: ['lease_taken'],
    orchestrator_end: ['run_stopped'],
    iteration_start: ['attempt_started'],
    iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
    validation_pass: ['attempt_succeeded', 'attempt_held'],
    validation_fail: ['attempt_failed'],
};
const types = _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s.options.map((option) => option.shape.type.value);
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]));
const words = [...new Set([...types, ...[...wordsOf.values()].flatMap((own) => [...own]), ...Object.keys(seedNames)])];
function namesOf(type) {
    return [type, ...Object.keys(_schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a).filter((former) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a[former] === type)];
}
function unknownKind(kinds) {
    const kind = kinds.find((name) => !words.includes(name));
    return kind === undefined ? undefined : { kind, meant: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(kind, words) };
}
const eventKinds = types;
function momentOf(text, now) {
    const ago = /^\d+$/.test(text.trim()) ? undefined : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(text);
    if (ago !== undefined)
        return now - ago;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
}
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
        ('undoes' in event && event.undoes === iteration) ||
        (0,_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .paidApart */ .zq)(event)?.iteration === iteration;
    const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
    const recent = ({ at }) => since === undefined || Date.parse(at) >= since;
    return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event));
}
function isOfKind(event, kind) {
    if (kind === 'validation_fail')
        return event.type === 'attempt_failed' && event.cause === 'checks';
    return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}


/***/ }),

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var _schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56907);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68124);
/* harmony import */ var _run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49981);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34891);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48186);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49484);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91760);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79152);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24106);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11365);


















function statusReport(run, context) {
    const { plan } = run;
    const { now, lost = false } = context;
    const state = lost ? (0,_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLostJob */ .G)(run.state) : run.state;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runSentence */ .n)({ plan, state }, context);
    const tasks = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .taskRows */ .Zy)(plan, state);
    const { current, awaiting } = state;
    const { lease } = run.state;
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state);
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .readyTasks */ .aZ)(plan, statusOf, (0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__/* .attentionIn */ .Ct)(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ id, at, by, text: given }) => ({ id, at, by, text: given }));
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Apply the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
    const renewedAgo = lease ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSentence */ .H9)(next),
        next_steps: next,
        standing: standingOf(state),
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: lost || renewedAgo >= _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptOf */ .W7)(state, now),
        forecast: (0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__/* .forecast */ .g)({ plan, state }, { now, costBudgetUsd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null), settings: context.settings }),
        warnings: warningsOf(state, context),
        orders,
        refused: (0,_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__/* .refusedIn */ .kr)(state),
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge.filter((entry) => entry.by !== null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)),
        learned: state.knowledge.filter((entry) => entry.by === null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)).length,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks: tasks.map((row) => ({ ...row, commit: row.commit && (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(row.commit) })),
    };
}
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`;
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetInWords */ .MZ)(use), choices: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetChoices */ .WW)(use, context) };
    });
}
function leaseLine({ lease }) {
    if (!lease)
        return 'none: the next job may start';
    const since = `last renewed ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(lease.age_ms)} ago`;
    return lease.over
        ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
        : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(waiting.why, 300)}`;
}
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}
function standingInWords(state) {
    switch (standingOf(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job running';
    }
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46109);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);



function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    const call = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_1__/* .lostCounsel */ .mx)(state);
    if (call)
        left.push({ type: 'counsel_lost', at, ...call });
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 72960:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDashboard: () => (/* binding */ runDashboard)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/small-heap.js + 1 modules
var small_heap = __webpack_require__(15740);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/report-page.js
var report_page = __webpack_require__(65843);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/state/survey-states.js
var survey_states = __webpack_require__(90618);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/log/live-file.js + 1 modules
var live_file = __webpack_require__(58971);
// EXTERNAL MODULE: ./build/adapter/log/watch-live-file.js
var watch_live_file = __webpack_require__(42208);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/adapter/git/work/patches.js
var patches = __webpack_require__(5271);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/log-filter.js
var log_filter = __webpack_require__(66014);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
// EXTERNAL MODULE: ./build/core/report/words/log-lines.js
var log_lines = __webpack_require__(47551);
;// CONCATENATED MODULE: ./build/core/report/page/live-page.js





const logGroups = (/* unused pure expression or super */ null && (['attempts', 'checks', 'orders', 'knowledge', 'trouble', 'other']));
const mostLogRows = 2_000;
function livePage(data, of) {
    const shown = of.events.filter(({ type }) => type !== 'lease_renewed');
    return {
        ...data,
        log: shown.slice(-mostLogRows).map(logRow),
        older_events: Math.max(0, shown.length - mostLogRows),
        paused: of.state.paused,
        asks: (0,human_review/* openAsks */.Nf)(of.state),
        commands: of.state.commands,
        settings: overrides/* adjustable */.mN.flatMap((name) => settingRow(name, of.given)),
    };
}
const logRow = (event) => ({
    at: event.at,
    iteration: 'iteration' in event ? event.iteration : null,
    type: event.type,
    groups: groupsOf(event.type),
    text: (0,log_lines/* eventInWords */.F)(event),
});
const patterns = [
    ['attempts', /^(?:attempt_|agent_|handed_on|iteration_|undo_|milestone_)/],
    ['checks', /^(?:baseline_|checks_|evidence_|confined)|attempt_(?:succeeded|failed|held)/],
    ['orders', /^(?:command_|pause$|resume$|note$|skip_task|setting_|rules_|task_|follow_up_|review_|counsel_)/],
    ['knowledge', /^(?:remembered|forgotten|knowledge_)/],
    ['trouble', /fail|refused|human_review|stuck|interrupted|trouble|rejected|warning|lingered|hidden|changed_files/],
];
function groupsOf(type) {
    const found = patterns.flatMap(([group, pattern]) => (pattern.test(type) ? [group] : []));
    return found.length === 0 ? ['other'] : found;
}
function settingRow(name, given) {
    if (name === 'require')
        return [];
    const { read, help, example } = settings/* settings */.W[name];
    const raw = (0,rule_table/* rawOf */.UD)(name, given[name]);
    const value = raw === null ? '' : typeof raw === 'string' ? raw : JSON.stringify(raw);
    return [{ name, help, example, value, choices: choicesOf(read), rule: (0,rule_table/* isRule */.Nd)(name) }];
}
function choicesOf(read) {
    const refused = read({});
    const names = 'expected' in refused ? /^one of (.+)$/.exec(refused.expected)?.[1] : undefined;
    if (names !== undefined)
        return names.split(', ');
    return 'expected' in refused && refused.expected === 'true or false' ? ['true', 'false'] : null;
}
function pageTexts(page, clean) {
    const parts = [...partsOf(page)].flatMap(([part, value]) => value === undefined ? [] : [[part, textOf(value)]]);
    const texts = parts.flatMap(([, text]) => text);
    const cleaned = clean(texts.join('\n')).split('\n');
    const kept = cleaned.length === texts.length ? cleaned : texts.map(clean);
    let at = 0;
    return new Map(parts.map(([part, text]) => [
        part,
        typeof text === 'string' ? (kept[at++] ?? '') : text.map(() => kept[at++] ?? ''),
    ]));
}
function wholePage(texts) {
    const fields = (inStatus) => [...texts].flatMap(([part, text]) => part.startsWith(ofStatus) === inStatus
        ? `${JSON.stringify(inStatus ? part.slice(ofStatus.length) : part)}:${jsonOf(text)}`
        : []);
    return `{${[...fields(false), `"status":{${fields(true).join(',')}}`].join(',')}}`;
}
function changesOf(before, after) {
    const changes = [...after].flatMap(([part, text]) => {
        const was = before.get(part);
        const named = `{"part":${JSON.stringify(part)}`;
        if (typeof text === 'string' || was === undefined || typeof was === 'string')
            return text === was ? [] : [`${named},"value":${jsonOf(text)}}`];
        const differs = text.findIndex((item, at) => item !== was[at]);
        const from = differs === -1 ? text.length : differs;
        if (from === text.length && text.length === was.length)
            return [];
        return [`${named},"from":${from},"items":${jsonOf(text.slice(from))}}`];
    });
    return changes.length === 0 ? undefined : `[${changes.join(',')}]`;
}
const textOf = (value) => Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value);
const jsonOf = (text) => (typeof text === 'string' ? text : `[${text.join(',')}]`);
function withChanges(page, changes) {
    const parts = partsOf(page);
    for (const { part, value, from, items } of changes) {
        const was = parts.get(part);
        parts.set(part, items && Array.isArray(was) ? [...was.slice(0, from), ...items] : value);
    }
    const named = (inStatus) => [...parts].flatMap(([part, value]) => part.startsWith(ofStatus) === inStatus ? [[inStatus ? part.slice(ofStatus.length) : part, value]] : []);
    return { ...Object.fromEntries(named(false)), status: Object.fromEntries(named(true)) };
}
const ofStatus = 'status.';
const partsOf = ({ status, ...others }) => new Map([
    ...Object.entries(others),
    ...Object.entries(status).map(([name, value]) => [`${ofStatus}${name}`, value]),
]);

// EXTERNAL MODULE: ./build/core/report/page/page-data.js
var page_data = __webpack_require__(13807);
// EXTERNAL MODULE: ./build/core/report/page/page-detail.js + 1 modules
var page_detail = __webpack_require__(98119);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/dashboard/run-watch.js



















function watchRun(of) {
    const { context, stateRef, projectOf } = of;
    const access = of.open();
    let seen;
    let texts;
    let whole;
    let edition = 0;
    let clean = (text) => text;
    const look = async () => {
        seen = await lookAgain(access, { stateRef, asked: of.asked, seen, projectOf });
        const { run, project, events, records, evidence, burned } = seen;
        clean = (0,redact/* redactor */.$p)(project.secrets);
        const address = (0,github_address/* gitHubAddress */.CZ)(context.env, project.repository.origin);
        const words = {
            ...(await (0,status_context/* statusContext */.s)(project, access, { context, run })),
            repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
            exportOne: (0,report_context/* ralphCommand */.lC)(project, 'report', '--html', 'report.html', '--iteration', 'N'),
        };
        const { settings } = (0,job_settings/* adjusted */.BZ)({ settings: project.settings, rules: (0,job_settings/* noRules */.jn)(project) }, run.state);
        const data = (0,page_data/* pageData */.Y)(run, { events, records, evidence, burned, details: new Map() }, words);
        const before = texts;
        texts = pageTexts(livePage(data, { events, state: run.state, given: settings }), clean);
        const changes = before && changesOf(before, texts);
        if (!before || changes) {
            whole = undefined;
            edition += 1;
        }
        return changes;
    };
    const loaded = async () => {
        const own = of.open();
        const { run } = await own.state.load();
        if (!run)
            throw gone(stateRef);
        return { access: own, run, project: projectOf(run) };
    };
    return {
        page: () => {
            whole ??= texts && wholePage(texts);
            return whole;
        },
        edition: () => edition,
        look,
        clean: (text) => clean(text),
        detail: async (iteration) => {
            if (!seen?.events.some((event) => 'iteration' in event && event.iteration === iteration))
                return undefined;
            const own = seen.events.filter((0,log_filter/* logFilter */.XK)({ iteration, kinds: [] }));
            const record = (await (0,read_run/* readRecords */.T3)(access.state, [iteration])).get(iteration);
            if (!record)
                return undefined;
            const view = (0,iteration_view/* iterationView */.xS)(iteration, {
                events: own,
                record,
                awaiting: seen.run.state.awaiting?.iteration ?? null,
            });
            const { checkpoint, commit } = view;
            const [diff = null] = checkpoint && commit ? await (0,patches/* patchesOf */.U)(access, [{ from: checkpoint, to: commit }]) : [];
            return (0,page_detail/* pageDetail */.h)(view, { prompt: record.prompt, diff });
        },
        order: async ({ text, confirmed }) => {
            const command = (0,read_command/* readCommand */.UK)(text);
            if ('fault' in command)
                throw (0,give_order/* refusedNow */.to)(text, command.fault);
            const there = await loaded();
            const by = there.project.repository.user.name ?? (0,environment/* userName */.nT)();
            const look = { width: 200, color: false };
            const given = { command, typed: text, by, look, confirmed };
            return (await (0,give_order/* giveOrder */.SG)({ ...there, context }, there.run, given)).said;
        },
        withdraw: async (id) => {
            const there = await loaded();
            const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(there.project), there.run.state.lease?.holder);
            if (agents !== undefined)
                throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
            const taken = await (0,state_access/* inboxOf */.I0)(there.project, there.access, context.now).withdraw(id);
            if (!taken)
                throw (0,give_order/* refusedNow */.to)(`orders withdraw ${id}`, 'it is no longer waiting', there.project);
            return ['Withdrawn.'];
        },
    };
}
async function lookAgain({ state, remote }, { stateRef, asked, seen, projectOf, }) {
    const { refs } = await remote.lookAhead(asked);
    const oid = refs.get(stateRef);
    if (oid === undefined)
        throw gone(stateRef);
    if (seen?.run.oid === oid)
        return seen;
    await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw gone(stateRef);
    const isSameRun = seen !== undefined && seen.run.state.run === run.state.run && seen.run.seq <= run.seq;
    const fresh = await (0,prove/* readLog */.x6)(state, run, isSameRun ? seen.run.seq : 0);
    const begins = Math.max(0, fresh.findLastIndex(({ type }) => type === 'run_started'));
    const news = fresh.slice(begins);
    const ended = new Set(news.flatMap((event) => ('iteration' in event ? event.iteration : [])));
    const records = await slimRecords(state, [...ended]);
    return {
        run,
        project: projectOf(run),
        events: [...(isSameRun ? seen.events : []), ...news],
        records: new Map([...(isSameRun ? seen.records : []), ...records]),
        evidence: await (0,read_run/* readEvidence */.At)(state, run),
        burned: (0,page_data/* burnedOn */.wP)(isSameRun ? seen.burned : page_data/* nothingBurned */.GX, news),
    };
}
const atOnce = 50;
async function slimRecords(state, iterations) {
    const all = [];
    for (let from = 0; from < iterations.length; from += atOnce) {
        const some = await (0,read_run/* readRecords */.T3)(state, iterations.slice(from, from + atOnce), iteration_view/* listedPaths */.AR);
        for (const [number, record] of some)
            all.push([number, slim(record)]);
    }
    return all;
}
const slim = ({ handoff, validation, review, ...record }) => ({
    ...record,
    review: review && { ...review, end: { kind: 'no_result', tail: '' }, review: null },
    handoff: handoff && { ...handoff, handoff: { ...handoff.handoff, freeform: '' } },
    validation: validation && {
        ...validation,
        checks: validation.checks.map((check) => (check.passed ? { ...check, output_head: '', output_tail: '' } : check)),
    },
});
const gone = (stateRef) => new error_error/* RalphError */.A({
    code: 'NO_RUN',
    message: `The run at ${stateRef} no longer exists.`,
    hint: '`ralph list` shows the runs that exist.',
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapter/disk/folder-identity.js
var folder_identity = __webpack_require__(30845);
;// CONCATENATED MODULE: ./build/entry/dashboard/watch-refs.js



const settledMs = 15;
function watchRefs(gitDir, folders, moved) {
    const watchers = new Map();
    let soon;
    const changed = () => {
        clearTimeout(soon);
        soon = setTimeout(() => {
            again();
            moved();
        }, settledMs);
    };
    const look = (path, wanted = () => true) => {
        const of = (0,folder_identity/* folderIdentity */.f)(path);
        const before = watchers.get(path);
        if (before?.of === of)
            return;
        before?.watcher.close();
        watchers.delete(path);
        if (of === undefined)
            return;
        try {
            const watcher = (0,external_node_fs_.watch)(path, { persistent: false }, (_, name) => wanted(name) && changed());
            watcher.on('error', () => watcher.close());
            watchers.set(path, { of, watcher });
        }
        catch {
        }
    };
    const close = (kept = new Set()) => {
        for (const [path, { watcher }] of watchers) {
            if (kept.has(path))
                continue;
            watcher.close();
            watchers.delete(path);
        }
    };
    const again = () => {
        const there = folders.map((folder) => (0,external_node_path_.join)(gitDir, folder));
        const near = there.map((path) => nearest(path, gitDir)).filter((path) => path !== gitDir);
        const reftable = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'reftable')) ? [(0,external_node_path_.join)(gitDir, 'reftable')] : [];
        const all = new Set([...near, ...there.flatMap(foldersIn), ...reftable]);
        close(new Set([gitDir, ...all]));
        look(gitDir, (name) => name === 'packed-refs');
        for (const path of all)
            look(path);
    };
    again();
    return {
        again,
        close: () => {
            clearTimeout(soon);
            close();
        },
    };
}
function nearest(path, top) {
    let at = path;
    while (at !== top && !(0,external_node_fs_.existsSync)(at))
        at = (0,external_node_path_.dirname)(at);
    return at;
}
const foldersIn = (path) => (0,external_node_fs_.existsSync)(path)
    ? (0,external_node_fs_.readdirSync)(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => (0,external_node_path_.join)(path, name))
    : [];

;// CONCATENATED MODULE: ./build/entry/dashboard/keeper-watch.js















const patience = { backoffMs: [1_000], timeoutMs: 60_000, silentMs: 15_000 };
async function watchKeeper(keeper, { home, context, sources, moved, lived, }) {
    const { address, repository, prefixes } = keeper;
    const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: address, env: context.env });
    const objects = (0,store_store/* objectsOfPath */.$V)(address);
    const refs = objects && watchRefs((0,external_node_path_.dirname)(objects), [...prefixes, inboxes], moved);
    const clean = (0,redact/* redactor */.$p)(keeper.secrets);
    const watches = new Map();
    const lives = new Map();
    let found = new Map();
    let rows = [];
    let fault = null;
    const look = async () => {
        if (refs)
            refs.again();
        for (const live of lives.values())
            live.again();
        try {
            const surveyed = await (0,survey_states/* surveyStates */.f)({ store, prefixes, ...patience });
            found = new Map(surveyed.flatMap((one) => (one.run ? [[keyOf(one), { ...one, run: one.run }]] : [])));
            rows = await Promise.all(surveyed.map((one) => rowOf(one, { key: keyOf(one), keeper, now: context.now() })));
            fault = null;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            const since = fault?.since ?? new Date(context.now()).toISOString();
            fault = { where: keeper.shown, message: clean(error.message), since };
        }
    };
    const keyOf = ({ ref }) => `${keeper.name === null ? 'here' : keeper.shown}:${ref}`;
    const begin = ({ ref, run: { state } }) => {
        const workRef = `refs/heads/${state.work_branch}`;
        return watchRun({
            open: () => (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now, ...patience }),
            stateRef: ref,
            asked: [ref, workRef, `${(0,inbox/* inboxPrefix */.r)(state.plan)}*`],
            projectOf: (run) => (0,project_of_run/* projectOfRun */.G)(run, { sources, keeper, stateRef: ref, context }),
            context,
        });
    };
    return {
        isPath: refs !== undefined,
        rows: () => rows,
        fault: () => fault,
        look,
        stamp: (key) => {
            const { oid = '', inbox = [], run } = found.get(key) ?? {};
            const minute = run?.state.lease ? Math.floor(context.now() / 60_000) : 0;
            return [oid, minute, ...inbox].join(' ');
        },
        run: (key) => {
            const one = found.get(key);
            const watch = watches.get(key) ?? (one && begin(one));
            if (watch)
                watches.set(key, watch);
            return watch;
        },
        live: (key) => {
            const one = found.get(key);
            const path = one && (0,external_node_path_.join)(keeper.home(one.run.state.plan), live_file/* liveFileName */.sI);
            const live = lives.get(key) ?? (path && (0,watch_live_file/* watchLiveFile */.Q)(path, () => lived(key)));
            if (!live)
                return 'null';
            lives.set(key, live);
            return clean(JSON.stringify(live.now() ?? null));
        },
        close: () => {
            if (refs)
                refs.close();
            for (const live of lives.values())
                live.close();
            return store.close();
        },
    };
}
const inboxes = 'refs/ralph/inbox';
async function rowOf({ plan, run, fault }, { key, keeper, now }) {
    const state = run && (await (0,kept_runs/* isLost */.JD)(run.state, now)) ? (0,lost_job/* withoutLostJob */.G)(run.state) : run?.state;
    const tasks = Object.values(state?.tasks ?? {});
    return {
        key,
        plan,
        where: keeper.shown,
        standing: state ? (0,words_status/* standingInWords */.JL)(state) : `cannot be read: ${fault}`,
        at_work: Boolean(state?.lease),
        done: tasks.filter(({ status }) => status === 'done').length,
        total: tasks.length,
        updated: state?.updated ?? null,
    };
}

;// CONCATENATED MODULE: ./build/entry/dashboard/hub.js






const lookEveryMs = 10_000;
const lastLookMs = 2_000;
const restFactor = 2;
async function openHub(keepers, { context, sources, tidy, }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,kept_runs/* roomyFolder */.vH)(), 'ralph-look-'));
    const watchers = new Map();
    let list = { runs: [], faults: [] };
    const kept = [];
    const run = (key) => kept.map((one) => one.run(key)).find((one) => one !== undefined);
    const lookAt = async (key) => {
        const watch = run(key);
        if (!watch)
            return;
        const isNew = watch.edition() === 0;
        const changes = await watch.look().catch(unlessFault);
        if (isNew || !changes)
            return;
        const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`;
        for (const [{ tell }, at] of watchers)
            if (at.shown === key)
                tell('changes', json);
    };
    const liveOf = (key) => `{"key":${JSON.stringify(key)},"live":${kept.find((one) => one.run(key))?.live(key) ?? 'null'}}`;
    const lived = (key) => {
        const json = liveOf(key);
        for (const [{ tell }, at] of watchers) {
            if (at.shown !== key || at.live === json)
                continue;
            at.live = json;
            tell('live', json);
        }
    };
    const listAgain = () => {
        const now = {
            runs: kept.flatMap((one) => one.rows()),
            faults: kept.flatMap((one) => one.fault() ?? []),
        };
        if ((0,setting/* alike */.nO)(now, list))
            return;
        list = now;
        for (const { tell } of watchers.keys())
            tell('runs', JSON.stringify(list));
    };
    const show = async (watcher) => {
        const at = watchers.get(watcher);
        const key = watcher.key ?? at?.shown ?? worthMost(list.runs);
        const watch = key === undefined ? undefined : run(key);
        if (!at || key === undefined || !watch)
            return watcher.tell('page', 'null');
        if (watch.edition() === 0)
            await watch.look().catch(unlessFault);
        if (at.shown !== undefined || watch.edition() === 0)
            return;
        at.shown = key;
        lived(key);
        if (watcher.has === String(watch.edition()))
            return;
        watcher.tell('page', `{"key":${JSON.stringify(key)},"page":${watch.page()}}`);
    };
    const isShown = (key) => [...watchers.values()].some(({ shown }) => shown === key);
    const lookAtKeeper = async (one) => {
        const keys = one.rows().flatMap(({ key }) => (isShown(key) ? [key] : []));
        if (one.isPath)
            await Promise.all(keys.map(lookAt));
        const before = keys.map(one.stamp);
        await one.look();
        if (!one.isPath)
            await Promise.all(keys.filter((key, at) => one.stamp(key) !== before[at]).map(lookAt));
        listAgain();
        await Promise.all([...watchers].filter(([, { shown }]) => shown === undefined).map(([watcher]) => show(watcher)));
        tidy();
    };
    const looks = [];
    for (const keeper of keepers) {
        const moved = () => void (watchers.size > 0 && follow());
        const one = await watchKeeper(keeper, { home: folder, context, sources, moved, lived });
        const look = coalesced(() => lookAtKeeper(one));
        const follow = rested(look);
        kept.push(one);
        looks.push(look);
    }
    const look = async () => void (await Promise.all(looks.map((again) => again())));
    const clock = setInterval(() => void (watchers.size > 0 && look()), lookEveryMs);
    await Promise.all(looks.filter((_, at) => kept[at]?.isPath).map((again) => again()));
    const first = worthMost(list.runs);
    if (first !== undefined)
        await lookAt(first);
    tidy();
    return {
        snapshot: (wanted) => {
            const key = wanted ?? worthMost(list.runs);
            const watch = key === undefined ? undefined : run(key);
            const shown = watch && watch.edition() > 0
                ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}`
                : 'null';
            return `{"list":${list.runs.length > 0 ? JSON.stringify(list) : 'null'},"shown":${shown}}`;
        },
        run,
        look,
        watch: (watcher) => {
            watchers.set(watcher, { shown: undefined });
            if (list.runs.length > 0)
                watcher.tell('runs', JSON.stringify(list));
            void show(watcher)
                .then(look)
                .then(() => {
                if (list.runs.length === 0 && watchers.has(watcher))
                    watcher.tell('runs', JSON.stringify(list));
            });
            return () => void watchers.delete(watcher);
        },
        close: async () => {
            clearInterval(clock);
            watchers.clear();
            const ended = Promise.allSettled(looks.map((again) => again.going()));
            await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastLookMs))]);
            await Promise.all(kept.map((one) => one.close().catch(() => undefined)));
            await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        },
    };
}
const worthMost = (runs) => [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key;
const timeOf = ({ updated }) => (updated === null ? 0 : Date.parse(updated));
function coalesced(look) {
    let going;
    let next;
    const begin = () => {
        going = look().finally(() => {
            going = undefined;
        });
        return going;
    };
    const again = () => {
        if (!going)
            return begin();
        next ??= going
            .catch(() => undefined)
            .then(() => {
            next = undefined;
            return begin();
        });
        return next;
    };
    return Object.assign(again, { going: () => going });
}
function rested(look) {
    let rests = false;
    let asked = false;
    const begin = () => {
        rests = true;
        asked = false;
        const began = performance.now();
        void look().finally(() => {
            setTimeout(() => {
                rests = false;
                if (asked)
                    begin();
            }, restFactor * (performance.now() - began)).unref();
        });
    };
    return () => {
        if (rests)
            asked = true;
        else
            begin();
    };
}
function unlessFault(error) {
    if (!(error instanceof error_error/* RalphError */.A))
        throw error;
    return undefined;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/core/report/page/page-html.js
var page_html = __webpack_require__(7462);
;// CONCATENATED MODULE: ./build/entry/dashboard/access.js

function rightOf(token, { control, read }) {
    if (!token)
        return undefined;
    if (control !== null && isSame(token, control))
        return 'control';
    return isSame(token, read) ? 'read' : undefined;
}
const isSame = (one, other) => (0,external_node_crypto_.timingSafeEqual)(digest(one), digest(other));
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest();
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
function foreignRequest({ host = '', ...headers }) {
    if (!loopback.test(host))
        return 'this server only answers to 127.0.0.1 and localhost';
    const { origin } = headers;
    if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
        return 'requests from pages of another origin are refused';
    const site = headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') {
        if (headers['sec-fetch-mode'] !== 'navigate')
            return 'requests from pages of another origin are refused';
    }
    return undefined;
}
const bearer = ({ authorization = '' }) => /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1];

;// CONCATENATED MODULE: ./build/entry/dashboard/serve.js





const aliveEveryMs = 10_000;
const mostBodyBytes = 64_000;
const mostWaitingBytes = 64_000_000;
const Order = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), text: schemas/* string */.YjP().max(5_000), confirmed: schemas/* boolean */.zMY().default(false) });
const Withdrawal = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), id: schemas/* string */.YjP().max(200) });
async function serveDashboard(port, { hub, tokens, parts }) {
    const [before, after] = (0,page_html/* pageAround */.JD)(parts, 'ralph', { live: true });
    const around = [Buffer.from(before), Buffer.from(after)];
    const served = { hub, tokens, around, headers: headersFor(parts) };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, served).catch((error) => refuse(response, 500, error));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    }).catch((error) => {
        throw new error_error/* RalphError */.A({
            code: 'PORT_NOT_USABLE',
            message: `The dashboard cannot listen on port ${port}: ${error.code === 'EADDRINUSE' ? 'another program is using it' : error.message}.`,
            hint: 'Choose another port, or omit --port to use any free one.',
        });
    });
    return { port: server.address().port, server };
}
async function answer(request, response, served) {
    const { hub, tokens, headers } = served;
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    const foreign = foreignRequest(request.headers);
    if (foreign !== undefined)
        return say(response, 403, foreign);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const place = `${request.method} ${url.pathname}`;
    if (place === 'GET /favicon.ico')
        return void response.writeHead(204).end();
    if (place === 'GET /' || place === 'HEAD /')
        return serve_document(response, url.searchParams, served);
    const right = rightOf(bearer(request.headers), tokens);
    if (!right)
        return say(response, 401, 'the token is missing or wrong; open the address that `ralph dashboard` printed');
    switch (place) {
        case 'GET /api/stream':
            return stream(response, { hub, right, asked: url.searchParams });
        case 'GET /api/iteration':
            return detail(response, hub, url.searchParams);
        case 'POST /api/order':
        case 'POST /api/withdraw':
            if (right !== 'control')
                return say(response, 403, 'this address is read-only');
            return act(request, response, { hub, withdraws: place.endsWith('withdraw') });
        default:
            return say(response, 404, 'not found');
    }
}
const headersFor = (parts) => ({
    'cache-control': 'no-store',
    'content-security-policy': `${(0,page_html/* pagePolicy */.K_)(parts, { live: true })}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
});
function serve_document(response, asked, { hub, tokens, around }) {
    const right = rightOf(asked.get('token'), tokens);
    response.writeHead(right ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' });
    response.write(around[0]);
    response.write(right ? (0,page_html/* inScript */.Th)(`{"right":"${right}",${hub.snapshot(asked.get('run') ?? undefined).slice(1)}`) : 'null');
    response.end(around[1]);
}
function stream(response, { hub, right, asked }) {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const tell = (event, json) => {
        if (response.writableLength > mostWaitingBytes)
            return void response.destroy();
        response.write(`event: ${event}\ndata: ${json}\n\n`);
    };
    tell('hello', JSON.stringify({ right }));
    const leave = hub.watch({ key: asked.get('run') ?? undefined, has: asked.get('has') ?? undefined, tell });
    const alive = setInterval(() => response.write(': alive\n\n'), aliveEveryMs);
    response.on('close', () => {
        clearInterval(alive);
        leave();
    });
}
async function detail(response, hub, asked) {
    const watch = hub.run(asked.get('run') ?? '');
    const found = await watch?.detail(Number(asked.get('iteration')));
    if (!watch || !found)
        return say(response, 404, 'there is no such iteration');
    json(response, 200, watch.clean(JSON.stringify(found)));
}
async function act(request, response, { hub, withdraws }) {
    const body = await bodyOf(request);
    const given = (withdraws ? Withdrawal : Order).safeParse(body);
    if (!given.success)
        return say(response, 400, 'this is not an order');
    const watch = hub.run(given.data.run);
    if (!watch)
        return say(response, 404, 'there is no such run');
    try {
        const said = 'id' in given.data ? await watch.withdraw(given.data.id) : await watch.order(given.data);
        json(response, 200, watch.clean(JSON.stringify({ said })));
        await hub.look();
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        const { code, message, hint, findings } = error;
        const status = code === 'RULES_WEAKENED' ? 409 : 422;
        json(response, status, watch.clean(JSON.stringify({ code, message, hint, findings })));
    }
}
async function bodyOf(request) {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
        return undefined;
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        if (bytes > mostBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function json(response, status, text) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}
const say = (response, status, message) => json(response, status, JSON.stringify({ message }));
function refuse(response, status, error) {
    const message = error instanceof error_error/* RalphError */.A ? error.message : 'the dashboard failed; its terminal says why';
    if (!response.headersSent)
        say(response, status, message);
    else
        response.destroy();
}

;// CONCATENATED MODULE: ./build/entry/dashboard/dashboard.js







async function runDashboard(context, { port, readOnly, flags }) {
    const tidy = (0,small_heap/* collector */.g7)();
    tidy();
    const sources = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, flags, sources);
    const tokens = { control: readOnly ? null : newToken(), read: newToken() };
    const hub = await openHub(keepers, { context, sources, tidy });
    try {
        const { port: served, server } = await serveDashboard(port, {
            hub,
            tokens,
            parts: await (0,report_page/* pageParts */.k)('live'),
        });
        const at = (token) => `http://127.0.0.1:${served}/?token=${token}`;
        if (tokens.control === null)
            context.out(`Dashboard, read only: ${at(tokens.read)}\n`);
        else
            context.out(`Dashboard: ${at(tokens.control)}\nRead only, to share: ${at(tokens.read)}\n`);
        await new Promise((resolve) => {
            if (context.cancelled.aborted)
                resolve();
            context.cancelled.addEventListener('abort', () => resolve(), { once: true });
        });
        server.close();
        server.closeAllConnections();
    }
    finally {
        await hub.close();
    }
}
const newToken = () => (0,external_node_crypto_.randomBytes)(24).toString('base64url');


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92486);















async function keepersOf(context, flags, settings = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__/* .openSettings */ .Ow)(context, flags)) {
    const { base, before } = await settings;
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }), home }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ Check),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   nh: () => (/* binding */ CheckKind),
/* harmony export */   q5: () => (/* binding */ Baseline)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, StepsContext, NeedsContext, ChecksReport */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11277);



const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    changed: ListedPaths.optional(),
    left: ListedPaths.optional(),
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ })

};
