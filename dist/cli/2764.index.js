export const id = 2764;
export const ids = [2764];
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

/***/ 90788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ps: () => (/* binding */ ownPlaces),
  ZD: () => (/* binding */ surroundingsOf)
});

// UNUSED EXPORTS: enterCheckout

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 1 modules
var restore = __webpack_require__(54058);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/adopt-checkout.js







async function adoptCheckout(checkout, gitDir) {
    const tree = treeOf(checkout);
    (0,external_node_fs_.rmSync)(listOf(checkout), { force: true });
    const index = (0,external_node_path_.join)(gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(index))
        (0,external_node_fs_.copyFileSync)(index, tree.index);
    else
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
    const left = await untrackedIn(tree).catch(async (error) => {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    checkout.store.files.keep(checkout.stateDir, ['untracked-before']);
    leaveAlone(checkout);
    (0,hidden_files/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
async function restoreCheckout(checkout) {
    if (!(0,external_node_fs_.existsSync)(listOf(checkout)))
        return;
    leaveAlone(checkout);
    await (0,restore/* restoreTree */.NU)(treeOf(checkout), checkout.head);
}
const treeOf = ({ store, directory, stateDir }) => (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
const listOf = ({ stateDir }) => (0,external_node_path_.join)(stateDir, 'untracked-before');
async function untrackedIn(tree) {
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] });
    return (0,raw_path/* splitNul */.K5)(stdout);
}
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
    checkout.store.files.keep(checkout.store.gitDir, ['info/exclude']);
}
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/parked-steering.js


const content = /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/;
const isConfig = (path) => /(^|\/)config(\.worktree)?$/.test(path);
function readSteering(gitDir, temp) {
    const found = {};
    const walk = (folder) => {
        for (const { name } of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(gitDir, folder), { withFileTypes: true })) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (content.test(path))
                continue;
            const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(gitDir, path));
            if (stat.isDirectory()) {
                (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(gitDir, path), stat.mode | 0o700);
                walk(path);
            }
            else
                found[path] = entryAt((0,external_node_path_.join)(gitDir, path), stat);
        }
    };
    walk('');
    const included = Object.entries(found).flatMap(([path, entry]) => isConfig(path) && 'text' in entry ? includedFrom(entry.text, temp) : []);
    for (const path of new Set(included)) {
        const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (stat?.isFile())
            found[path] = entryAt(path, stat);
    }
    return found;
}
const entryAt = (place, stat) => {
    if (stat.isSymbolicLink())
        return { link: (0,external_node_fs_.readlinkSync)(place) };
    return { mode: stat.mode & 0o777, text: stat.isFile() ? (0,external_node_fs_.readFileSync)(place, 'latin1') : '' };
};
function includedFrom(config, temp) {
    const sections = config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section));
    const paths = sections.flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)]);
    return paths.flatMap(([, path = '']) => (path.startsWith(`${temp}/`) ? [path] : []));
}
const withoutConfiguration = (steering) => Object.fromEntries(Object.entries(steering).flatMap(([path, entry]) => {
    if ((0,external_node_path_.isAbsolute)(path))
        return [];
    return [[path, isConfig(path) ? { mode: 0o644, text: bare } : entry]];
}));
const bare = '[core]\n\trepositoryformatversion = 0\n';
const refsAlone = (now) => withoutConfiguration({
    ...Object.fromEntries(Object.entries(now).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
    config: { mode: 0o644, text: bare },
});
const differences = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]))
    .sort();
function writeSteering({ gitDir, temp, wanted }) {
    const wrong = differences(readSteering(gitDir, temp), wanted);
    const placeOf = (path) => ((0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.join)(gitDir, path));
    for (const path of wrong)
        if (!wanted[path])
            (0,external_node_fs_.rmSync)(placeOf(path), { recursive: true, force: true });
    for (const path of wrong)
        if (wanted[path])
            write(placeOf(path), wanted[path]);
}
function write(place, entry) {
    (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
    if ('link' in entry)
        (0,external_node_fs_.symlinkSync)(entry.link, place);
    else
        (0,external_node_fs_.writeFileSync)(place, entry.text, { encoding: 'latin1', mode: entry.mode, flag: 'wx' });
}

;// CONCATENATED MODULE: ./build/adapter/git/checkout/checkout-git.js






function waitingPlaces({ workspace, temp }) {
    const name = (0,external_node_crypto_.createHash)('sha256').update(workspace).digest('hex').slice(0, 12);
    return [
        (0,external_node_path_.join)(temp, `ralph-checkout-${name}.git`),
        (0,external_node_path_.join)((0,external_node_path_.dirname)(workspace), `.${(0,external_node_path_.basename)(workspace)}.ralph-checkout.git`),
    ];
}
const waitingGit = (place) => waitingPlaces(place).find(external_node_fs_.existsSync);
function setGitAside(place) {
    const { workspace, temp, secret } = place;
    const git = (0,external_node_path_.join)(workspace, '.git');
    const wanted = (0,restore/* isOwnDirectory */.cW)(git) ? readSteering(git, temp) : {};
    if (secret && (0,restore/* isOwnDirectory */.cW)(git))
        (0,external_node_fs_.writeFileSync)(sealedIn(git), seal(JSON.stringify(wanted), secret), { mode: 0o600 });
    const gitDir = renamed(place);
    if ((0,restore/* isOwnDirectory */.cW)(gitDir))
        writeSteering({ gitDir, temp, wanted: withoutConfiguration(wanted) });
    return { gitDir, putBack: () => putBack(place, wanted) };
}
const sealedIn = (gitDir) => (0,external_node_path_.join)(gitDir, 'ralph-sealed');
function renamed(place) {
    const git = (0,external_node_path_.join)(place.workspace, '.git');
    for (const waiting of waitingPlaces(place)) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(waiting), { recursive: true });
            (0,external_node_fs_.renameSync)(git, waiting);
            return waiting;
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw notMovable(git, error);
        }
    }
    throw notMovable(git, new Error('it is a separate file system'));
}
const putGitBack = (place) => putBack(place, undefined);
function putBack(place, known) {
    const waiting = waitingGit(place);
    if (waiting === undefined)
        return { wasAside: false, changed: [], isBare: false };
    const wanted = known ?? sealedSteering(waiting, place.secret);
    const changed = (0,restore/* isOwnDirectory */.cW)(waiting) ? steered({ gitDir: waiting, temp: place.temp, wanted }) : [];
    if (!(0,restore/* isOwnDirectory */.cW)(place.workspace)) {
        if ((0,external_node_fs_.lstatSync)(place.workspace, { throwIfNoEntry: false }))
            (0,restore/* remove */.TF)(Buffer.from(place.workspace));
        (0,external_node_fs_.mkdirSync)(place.workspace, { recursive: true });
    }
    const git = (0,external_node_path_.join)(place.workspace, '.git');
    (0,restore/* remove */.TF)(Buffer.from(git));
    (0,external_node_fs_.renameSync)(waiting, git);
    return { wasAside: true, changed, isBare: wanted === undefined };
}
function steered({ gitDir, temp, wanted }) {
    const now = readSteering(gitDir, temp);
    (0,external_node_fs_.rmSync)(sealedIn(gitDir), { force: true });
    if (wanted === undefined) {
        writeSteering({ gitDir, temp, wanted: refsAlone(now) });
        return [];
    }
    const differing = differences(now, withoutConfiguration(wanted));
    const changed = differing.filter((path) => differences(now, wanted).includes(path));
    writeSteering({ gitDir, temp, wanted });
    return changed;
}
function sealedSteering(gitDir, secret) {
    if (!secret || !(0,external_node_fs_.existsSync)(sealedIn(gitDir)))
        return undefined;
    const text = unseal((0,external_node_fs_.readFileSync)(sealedIn(gitDir)), secret);
    return text === undefined ? undefined : JSON.parse(text);
}
const notMovable = (git, cause) => new error_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_NOT_MOVABLE',
    message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Check out the repository with actions/checkout in this job, into a directory that the runner owns.',
    cause,
});
const checkoutChanged = (changed) => new error_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_CHANGED',
    message: `Somebody changed the checkout's .git while it was moved aside: ${changed.slice(0, 5).join(', ')}. It was restored.`,
    hint: 'An agent or a check did, which could affect later steps of this job. Use split jobs, as `ralph init` writes them, or a machine that confines the agent (`ralph doctor`).',
});
const configurationLost = "The checkout's git configuration could not be restored: the step was killed, and the copy is gone. Later steps need `actions/checkout` again.";
const algorithm = 'aes-256-gcm';
const keyOf = (secret) => new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', secret, '', 'ralph-checkout', 32));
function seal(text, secret) {
    const nonce = (0,external_node_crypto_.randomBytes)(12);
    const cipher = (0,external_node_crypto_.createCipheriv)(algorithm, keyOf(secret), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}
function unseal(sealed, secret) {
    try {
        const decipher = (0,external_node_crypto_.createDecipheriv)(algorithm, keyOf(secret), sealed.subarray(0, 12));
        decipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
;// CONCATENATED MODULE: ./build/adapter/github/workflow/workflow-liveness.js

const unknownLife = { ask: async () => 'unknown' };
function workflowLiveness(self, { ask, watch } = unknownLife) {
    return {
        self,
        watch,
        check: async (holder) => {
            if (holder.kind !== 'workflow')
                return 'unknown';
            if (holder.run_id !== self.run_id)
                return ask({ id: holder.run_id, attempt: holder.attempt });
            if (holder.attempt < self.attempt)
                return 'gone';
            return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive';
        },
    };
}
const lifeOfRun = (github) => async ({ id, attempt }) => {
    try {
        const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) });
        return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive';
    }
    catch (error) {
        if (error instanceof RalphError)
            return 'unknown';
        throw error;
    }
};

// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/surroundings.js












const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => (0,user_repository/* readTags */.g$)(repository.toplevel, context.env),
        base: await (0,steering_files/* asAtStart */.OI)(repository.toplevel, (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel)),
        liveness: await (0,liveness/* processLiveness */.x)(),
    };
}
async function runner(project, context, { checkout, life }) {
    if (!checkout.holdsFiles)
        return commitAlone(project, context, { checkout, life });
    const tags = await (0,user_repository/* readTags */.g$)(project.repository.toplevel, context.env);
    const entered = await enterCheckout(project, context, checkout);
    try {
        await entered.adopt();
    }
    catch (error) {
        await entered.leave();
        throw error;
    }
    const { access, workspace, leave } = entered;
    const base = (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: workflowLiveness(checkout.holder, life),
        leave,
    };
}
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy }),
        liveness: workflowLiveness(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
async function enterCheckout(project, context, checkout) {
    const { home, repository } = project;
    const { toplevel } = repository;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] });
    const head = stdout.toString('utf8').trim();
    const { gitDir, putBack } = setGitAside({ ...checkout, workspace: toplevel });
    const access = await (0,state_access/* openState */.Gf)({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
        home,
    }).catch((error) => {
        putBack();
        throw error;
    });
    const workspace = { directory: toplevel, stateDir: (0,external_node_path_.join)(home, 'workspace-state') };
    const adopted = { store: access.store, ...workspace, head };
    return {
        access,
        workspace,
        adopt: () => adoptCheckout(adopted, gitDir),
        async leave() {
            let changed = [];
            try {
                await restoreCheckout(adopted);
            }
            finally {
                changed = putBack().changed;
                await access.store.close();
            }
            if (changed.length > 0)
                throw checkoutChanged(changed);
        },
    };
}


/***/ })

};
