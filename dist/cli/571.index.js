export const id = 571;
export const ids = [571];
export const modules = {

/***/ 9320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/text/map-strings.js
var map_strings = __webpack_require__(6849);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(6701);
// EXTERNAL MODULE: ./build/core/report/log-lines.js + 1 modules
var log_lines = __webpack_require__(6423);
// EXTERNAL MODULE: ./build/core/validation/traces.js
var traces = __webpack_require__(7816);
;// CONCATENATED MODULE: ./build/adapter/log/progress-lines.js






/** What one progress prints: no line, or one. `columns` is the room for the agent's steps; what matters is not clipped. */
function progressLines(progress, look) {
    const { paint } = look;
    switch (progress.kind) {
        case 'event':
            return eventLines(progress.event, paint);
        case 'agent':
            return agentLines(progress.progress, look);
        case 'check_started':
            return progress.rerun ? [`  ${paint('\u21bb', 'yellow')} ${progress_lines_name(progress)} ${whyAgain(progress)}`] : [];
        case 'check_finished':
            return [checkLine(progress, paint)];
        case 'note':
            return [(0,one_line/* plainLine */.h)(progress.text, 1000)];
        case 'warning':
            return [paint(`! ${(0,one_line/* plainLine */.h)(progress.text, 1000)}`, 'yellow')];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
/** Bookkeeping that says nothing to a person; `ralph log` has it. How a job ended is the final report's to say. */
const silent = new Set(['lease_taken', 'lease_renewed', 'lease_released', 'run_stopped']);
function eventLines(event, paint) {
    if (silent.has(event.type))
        return [];
    const text = `${'iteration' in event ? `#${event.iteration} ` : ''}${(0,log_lines/* eventInWords */.F)(event)}`;
    switch (event.type) {
        case 'attempt_started':
            return [paint(`\u25b6 ${text}`, 'bold')];
        case 'attempt_succeeded':
        case 'attempt_approved':
        case 'undo_done':
            return [paint(`\u2713 ${text}`, 'green')];
        case 'attempt_failed':
        case 'undo_failed':
            return [paint(`\u2717 ${text}`, 'red')];
        case 'attempt_interrupted':
        case 'review_requested':
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
    const step = (text) => [paint((0,display_width/* clip */.$Q)(`    ${text}`, columns), 'dim')];
    switch (progress.kind) {
        case 'started':
            return step(`agent started, model ${(0,one_line/* plainLine */.h)(progress.model, 100)}`);
        case 'tool':
            return step(stepInWords(progress));
        case 'says':
            return step(`\u201c${(0,one_line/* plainLine */.h)(progress.text, 300)}\u201d`);
        case 'retrying': {
            const wait = `attempt ${progress.attempt} in ${(0,duration/* formatDuration */.a)(progress.delayMs)}`;
            return [`    ${paint('\u21bb', 'yellow')} the agent retries, ${wait}: ${(0,one_line/* plainLine */.h)(progress.why, 300)}`];
        }
        case 'spent':
            return [];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
const stepInWords = (step) => `${(0,one_line/* plainLine */.h)(step.name, 60)} ${(0,one_line/* plainLine */.h)(step.target, 300)}`.trimEnd();
const progress_lines_name = (check) => (0,one_line/* plainLine */.h)(check.name, 200);
/** Said once for each check that does so, since its second run is the last one. */
const whyAgain = ({ because }) => because === 'changed_files'
    ? `changed what it was to check: once more on the tree that will be committed. ${traces/* formatterHint */.qS}`
    : 'failed: once more on the same tree';
function checkLine(check, paint) {
    const remarks = [
        (0,duration/* formatDuration */.a)(check.durationMs),
        ...(check.flaky ? ['flaky: it failed first'] : []),
        ...(check.counts ? [] : ['does not count']),
        ...(0,traces/* traces */.d7)(check).map((what) => (0,one_line/* plainLine */.h)(what, 1000)),
    ];
    const colour = check.passed ? 'green' : check.counts ? 'red' : 'yellow';
    return `  ${paint(check.passed ? '\u2713' : '\u2717', colour)} ${progress_lines_name(check)} (${remarks.join(', ')})`;
}

;// CONCATENATED MODULE: ./build/adapter/log/live-status.js





const nothingLive = { attempt: null, spentBefore: 0 };
/** The live status after one more progress. `now` in ms since the epoch. */
function follow(live, progress, now) {
    if (progress.kind === 'event')
        return followEvent(live, progress.event, now);
    if (!live.attempt)
        return live;
    const change = progress.kind === 'agent' ? fromAgent(progress.progress) : fromCheck(progress);
    return change ? { ...live, attempt: { ...live.attempt, ...change } } : live;
}
function followEvent(live, event, now) {
    switch (event.type) {
        case 'attempt_started': {
            const { iteration, task } = event;
            return { ...live, attempt: { iteration, task, since: now, usage: usage/* noUsage */.tk, doing: '' } };
        }
        case 'attempt_succeeded':
        case 'attempt_failed':
        case 'attempt_interrupted':
            return { attempt: null, spentBefore: live.spentBefore + event.usage.usd };
        case 'run_stopped':
            return { ...live, attempt: null };
        default:
            return live;
    }
}
function fromAgent(progress) {
    if (progress.kind === 'tool')
        return { doing: stepInWords(progress) };
    if (progress.kind === 'spent')
        return { usage: progress.usage };
    return undefined;
}
function fromCheck(progress) {
    return progress.kind === 'check_started' ? { doing: `check ${(0,one_line/* plainLine */.h)(progress.name, 100)}` } : undefined;
}
/** `#12 TASK-3 · 3m 12s · 45.2k tokens · 0.84 USD · Edit src/a.ts`; undefined where nothing is under way. */
function liveText({ attempt, spentBefore }, now) {
    if (!attempt)
        return undefined;
    const { iteration, task, since, usage, doing } = attempt;
    // An agent may know its price only at the end: 0.00 would be a lie until then.
    const attemptCost = usage.usd > 0 ? [(0,amounts/* formatUsd */.UK)(usage.usd)] : [];
    const jobCost = spentBefore > 0 ? [`job ${(0,amounts/* formatUsd */.UK)(spentBefore + usage.usd)}`] : [];
    const parts = [
        `#${iteration} ${task}`,
        (0,duration/* formatDuration */.a)(Math.max(0, now - since)),
        `${(0,amounts/* formatTokens */._y)((0,amounts/* totalTokens */.RP)(usage))} tokens`,
        ...attemptCost,
        ...jobCost,
        ...(doing === '' ? [] : [doing]),
    ];
    return parts.join(' · ');
}

;// CONCATENATED MODULE: ./build/adapter/log/terminal.js





/** The live line is rewritten at most four times a second. */
const redrawMs = 250;
const pipeColumns = 200;
/**
 * Progress for people: one line for each thing that happened, and on a terminal a line below that says what is under
 * way. It is rewritten by `\r` and spaces, so it needs no escape sequence and no colour.
 */
function terminalProgress(sink) {
    const paint = (0,report_paint/* painter */.C2)(sink.color);
    let live = nothingLive;
    let drawn = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const clear = () => {
        if (drawn > 0)
            sink.write(`\r${' '.repeat(drawn)}\r`);
        drawn = 0;
    };
    const draw = () => {
        const text = sink.isTty ? liveText(live, sink.now()) : undefined;
        if (text === undefined)
            clear();
        if (text === undefined || sink.now() - drawnAt < redrawMs)
            return;
        // The last column stays free: a full line would wrap, and `\r` then returns to the wrong one.
        const line = (0,display_width/* clip */.$Q)(text, sink.columns() - 1);
        const width = (0,display_width/* displayWidth */.F1)(line);
        sink.write(`\r${line}${' '.repeat(Math.max(0, drawn - width))}`);
        drawn = width;
        drawnAt = sink.now();
    };
    const show = (progress) => {
        const clean = (0,map_strings/* mapStrings */.t)(progress, sink.redact);
        live = follow(live, clean, sink.now());
        const lines = progressLines(clean, { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns });
        if (lines.length > 0) {
            clear();
            sink.write(`${lines.join('\n')}\n`);
        }
        draw();
    };
    return {
        show: (progress) => quietly(() => show(progress)),
        tick: () => quietly(draw),
        clear: () => quietly(clear),
    };
}
/** A terminal that went away must not end the run; what happened is in the state. */
function quietly(write) {
    try {
        write();
    }
    catch {
        // Nobody is left to be told.
    }
}


/***/ }),

/***/ 5957:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ checkUntouched)
});

// EXTERNAL MODULE: ./build/core/confinement/needs.js
var confinement_needs = __webpack_require__(2024);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/app/red-confined.js



/**
 * Red checks once more without the confinement, so that no money is spent on what no agent could turn green; what is
 * green then says what it seems to lack. Only where nobody but the user has had a hand in these files.
 */
async function withNeeds({ runUnconfined, workspace, show }, job, { commit, signal, ran }) {
    const red = ran.discarded ? [] : redIn(job, ran.results);
    if (!runUnconfined || red.length === 0 || !workspace.isUntouched(commit))
        return ran;
    const needs = new Map();
    for (const check of job.checks) {
        const failed = red.find(({ name }) => name === check.name);
        if (!failed)
            continue;
        show({ kind: 'note', text: `once more without the confinement: ${check.name}` });
        const { passed, filled_disk } = await runUnconfined(check, 'baseline-unconfined', signal);
        if (filled_disk) {
            await workspace.discard();
            return { ...ran, discarded: true };
        }
        await workspace.resetTracked(commit);
        if (passed)
            needs.set(check.name, (0,confinement_needs/* needIn */.Y)((0,output_excerpt/* outputExcerpt */.V)(failed)));
    }
    const results = ran.results.map((result) => {
        const need = needs.get(result.name);
        return need === undefined ? result : { ...result, needs: need };
    });
    return { ...ran, results };
}
/** Those that count and failed. */
const redIn = ({ checks, settings }, results) => (0,verdict/* judge */.S4)({ strategy: settings.strategy, checks, results, knownRed: [] }).failures;

// EXTERNAL MODULE: ./build/app/run-checks.js
var run_checks = __webpack_require__(1111);
// EXTERNAL MODULE: ./build/app/set-up.js
var set_up = __webpack_require__(5112);
;// CONCATENATED MODULE: ./build/app/check-untouched.js



/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed, `discarded`: a check filled the
 * disk and its workspace was thrown away. What is red only in the confinement says what it needs.
 * Throws RalphError SETUP_FAILED.
 */
async function checkUntouched(ports, job, at) {
    const { commit, signal } = at;
    await ports.workspace.restore(commit);
    await (0,set_up/* setUp */.s)(ports, job, { tree: commit, signal });
    const ran = await (0,run_checks/* runChecks */.J)(ports, job, { ...at, tree: commit, label: 'baseline', knownRed: [] });
    const { results, discarded } = await withNeeds(ports, job, { commit, signal, ran });
    return { results, red: redIn(job, results), discarded };
}


/***/ }),

/***/ 1111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ runChecks)
/* harmony export */ });
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2949);


/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 30_000;
const mostListed = 20;
/**
 * Runs every check of the strategy on `tree`, all of them, in order. Each begins with exactly the tracked files of
 * `tree`: what another one changed in them was put back. A check that failed, or that changed such files, runs once more,
 * and no third time. Rejects with an AbortError when `signal` fires.
 */
async function runChecks(ports, job, at) {
    const results = [];
    at.onChecks?.begin();
    for (const check of (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .checksToRun */ .E)(job.settings.strategy, job.checks)) {
        const result = await settled(ports, check, { ...at, counts: !at.knownRed.includes(check.name) });
        results.push(result);
        if (result.filled_disk) {
            // What fills the disk must go before the state can be written (reliability C20).
            await ports.workspace.discard();
            return { results, discarded: true };
        }
    }
    at.onChecks?.end();
    return { results, discarded: false };
}
/**
 * One check and its verdict. Failing first and passing then is kept and marked flaky (DESIGN §9.4); of a check that
 * passed and changed tracked files on the way the second run counts, which began with what will be committed.
 */
async function settled(ports, check, at) {
    const first = await once(ports, check, at);
    const because = whyAgain(first, at.counts);
    if (because === undefined)
        return first;
    const second = await once(ports, check, { ...at, because });
    if (second.filled_disk)
        return second;
    const flaky = !first.passed && second.passed;
    const verdict = first.passed || second.passed ? second : first;
    return { ...verdict, flaky, ...both('changed', first, second), ...both('left', first, second) };
}
function whyAgain({ passed, filled_disk, changed }, counts) {
    if (filled_disk)
        return undefined;
    if (!passed)
        return counts ? 'failed' : undefined;
    return changed && 'changed_files';
}
async function once({ runCheck, show, clean, workspace }, check, at) {
    const { because, counts } = at;
    const rerun = because !== undefined;
    show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) });
    const said = await runCheck(check, rerun ? `${at.label}-rerun` : at.label, at.signal);
    const ran = { ...said, output_head: clean(said.output_head), output_tail: clean(said.output_tail) };
    const result = ran.filled_disk ? ran : { ...ran, ...listed(await workspace.resetTracked(at.tree)) };
    const { passed, duration_ms: durationMs, changed, left } = result;
    const flaky = because === 'failed' && passed;
    const failure = { directory: check.working_directory, output: (0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .outputExcerpt */ .V)(result, shownChars) };
    show({
        kind: 'check_finished',
        ...{ name: check.name, passed, durationMs, flaky, counts },
        ...(changed && { changed }),
        ...(left && { left }),
        ...(passed ? {} : { failure }),
    });
    return result;
}
function listed({ changed, left }) {
    const list = (paths) => ({ paths: paths.slice(0, mostListed), total: paths.length });
    return { ...(changed.length > 0 && { changed: list(changed) }), ...(left.length > 0 && { left: list(left) }) };
}
/** What two runs of a check did, as one. */
function both(what, first, second) {
    const found = [first[what], second[what]].filter((one) => one !== undefined);
    if (found.length === 0)
        return {};
    const paths = [...new Set(found.flatMap(({ paths }) => paths))];
    // Beyond the cap nobody knows which of them are the same.
    const total = Math.max(paths.length, ...found.map((one) => one.total));
    return { [what]: { paths: paths.slice(0, mostListed), total } };
}


/***/ }),

/***/ 5112:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ whyUnready),
/* harmony export */   s: () => (/* binding */ setUp)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);

/**
 * Runs the set-up commands where they have to run. They may rewrite tracked files such as a lock file: those of `tree`
 * are put back, since what will be committed is what counts. Throws RalphError SETUP_FAILED.
 */
async function setUp({ workspace }, { settings }, { tree, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree);
}
/** The same; the sentence that says why they failed, where they did. */
async function whyUnready(...given) {
    try {
        await setUp(...given);
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.code === 'SETUP_FAILED')
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 2024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ redByConfinement),
/* harmony export */   Y: () => (/* binding */ needIn)
/* harmony export */ });
/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs = [
    [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
    [
        /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
        'sandbox',
    ],
    [/read-only file ?system|\bEROFS\b/i, 'write'],
    // Landlock says the same of a file that may not be read and of one that may not be written.
    [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
    [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
];
/** What a check lacked that is red in the confinement and green without it, by what it printed. */
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown';
const remedyOf = {
    write: 'name the folder that it writes in `agent-writable`',
    read: 'name the file or folder that it misses in `agent-read`, or in `agent-writable` where it writes there',
    docker: 'it needs the socket of Docker, which is as much as root on this machine: keep it out of `validate` and run it in your own CI, or write `confinement: none`',
    sandbox: 'it makes a sandbox of its own, which cannot be made inside of one: switch that off in the check (browsers: `--no-sandbox`), or write `confinement: none`',
    unknown: 'name what it reads or writes in `agent-read` or `agent-writable`; what that does not mend needs `confinement: none`',
};
/** Why a run does not begin, and what to write. */
const redByConfinement = ({ name, needs }) => `the check is red in the confinement and green without it: ${name} (${remedyOf[needs]})`;


/***/ }),

/***/ 5147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   iR: () => (/* binding */ withoutDependencies),
/* harmony export */   rg: () => (/* binding */ isCheckConfiguration)
/* harmony export */ });
/* harmony import */ var _validation_inside_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);

const configurationNames = [
    /^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|mypy\.ini|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
    /^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
    /^vitest\.workspace\.\w+$/,
    /^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
    /^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
    /^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work)$/,
    /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
    /^(?:GNUmakefile|[Mm]akefile|.*\.mk|Justfile|justfile|Rakefile|Taskfile\.ya?ml|phpunit\.xml(?:\.dist)?)$/,
];
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/** Whether a file says how tests, types, lint or a build are run, by its name. `package.json` is read more closely. */
const isCheckConfiguration = (path) => configurationNames.some((pattern) => pattern.test(nameOf(path))) ||
    /(?:^|\/)\.(?:cargo|mvn|config\/nextest)\/[^/]+$/.test(path);
const testNames = /(?:\.(?:test|spec)\.\w+|_(?:test|spec)\.\w+|(?:Test|Tests|IT|Spec)\.(?:java|kt|scala|cs|groovy|swift|php))$|^test_.*\.py$/;
/** Whether a file holds tests, by its name or its folder. */
const isTestFile = (path) => testNames.test(nameOf(path)) ||
    (/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\//.test(path) &&
        /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|scala|ex|exs|sh|bats)$/.test(path));
/** Paths that a command names, from the top of the repository: a script that a check runs decides what it says. */
function pathsIn(command, directory) {
    const words = command.split(/[\s;&|()<>"'=]+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
    return words.flatMap((word) => (0,_validation_inside_path_js__WEBPACK_IMPORTED_MODULE_0__/* .insidePath */ .y)(directory === '.' ? word : `${directory}/${word}`) ?? []);
}
const dependencySection = /^\[+(?:(?:target\.[^\]]*\.)?(?:dev-|build-)?dependencies(?:\.[^\]]*)?|workspace\.dependencies[^\]]*|project(?:\.optional-dependencies|\.urls|\.scripts)?|package|dependency-groups|tool\.poetry(?:\.group\.[^\]]*)?(?:\.dependencies)?|tool\.uv(?:\.sources)?|build-system)\]+/;
/** The part of a manifest that is no version, dependency or description: honest work changes those all the time. */
function withoutDependencies(path, text) {
    const name = nameOf(path);
    if (/\.toml$/.test(name) && /^(?:Cargo|pyproject)\.toml$/.test(name))
        return tomlSections(text);
    if (name === 'pom.xml')
        return text
            .replace(/<(?:dependencyManagement|dependencies)>[\s\S]*?<\/(?:dependencyManagement|dependencies)>/g, '')
            .replace(/<(version|[\w.-]+\.version)>[^<]*<\/\1>/g, '');
    if (/^build\.gradle/.test(name))
        return text
            .split('\n')
            .filter((line) => !/^\s*(?:\w*(?:[iI]mplementation|[aA]pi|[oO]nly|[pP]rocessor|ksp|kapt)\b|version\b|id\b.*\bversion\b)/.test(line))
            .join('\n');
    return text;
}
function tomlSections(text) {
    let kept = true;
    const lines = text.split('\n').filter((line) => {
        if (/^\s*\[/.test(line))
            kept = !dependencySection.test(line.trim());
        return kept;
    });
    return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).join('\n');
}


/***/ }),

/***/ 6849:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mapStrings)
/* harmony export */ });
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


/***/ }),

/***/ 9335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveChecks),
/* harmony export */   c: () => (/* binding */ defaultTimeouts)
/* harmony export */ });
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5680);
/* harmony import */ var _inside_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6120);






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
/**
 * Checks with every default filled in, in the order given. Names are unique: the command, where none is given, and
 * ` (2)` where a name comes again. `directory` is where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
 */
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? (0,_classify_js__WEBPACK_IMPORTED_MODULE_4__/* .classify */ .L)(run);
        return {
            name: unique((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(read.text('name') ?? '', 80) || (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_INVALID',
        kind: 'data',
        message: `The checks cannot be used: ${findings[0]}`,
        hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
        findings,
    });
}
function readerOf(spec, fault) {
    const raw = (field) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined);
    const text = (field) => {
        const value = raw(field);
        if (value === undefined || typeof value === 'string')
            return value;
        fault(`${field} is not a text`);
        return undefined;
    };
    for (const key of Object.keys(spec)) {
        if (!fields.includes(key))
            fault(`"${key}" is not a field of a check; there are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = _schema_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${_schema_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,_inside_path_js__WEBPACK_IMPORTED_MODULE_5__/* .insidePath */ .y)(given);
    if (path === undefined)
        fault(`working-directory "${given}" is not a relative path inside the repository`);
    return path ?? otherwise;
}
function unique(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count++)
        free = `${name} (${count})`;
    taken.add(free);
    return free;
}


/***/ }),

/***/ 5680:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/** The kind of a command that names none: the seed's rule (§1.8), by its text; whatever is unknown is a test. */
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}


/***/ }),

/***/ 1850:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2949);



const weights = { not_run: 'is not run', reported: 'is only reported' };
/** Why no check would keep a commit out, as the end of "No check decides what is committed: \u2026"; undefined where one does. */
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) goes on without, and every report says so.';
/**
 * Without a check whatever an agent leaves would be committed: that is begun only where a person said so. Counted after
 * the strategy has chosen. Throws RalphError CHECKS_MISSING (exit 65).
 */
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        kind: 'data',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 2949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checksToRun),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   zf: () => (/* binding */ countingChecks)
/* harmony export */ });
const policy = {
    strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
    lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
    tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
};
const weightOf = (strategy, { kind }) => policy[strategy][kind];
/** The checks that a strategy runs, in their order. */
function checksToRun(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) !== 'not_run');
}
/** Those whose failure keeps a commit out. */
function countingChecks(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) === 'counts');
}
/**
 * What the results mean under a strategy. Nothing but a result that says so passes: a check that should have run and
 * has no result fails the iteration (seed defect A3). No checks at all pass, as in the seed; `enough-checks.ts` refuses them before.
 */
function judge(given) {
    const weigh = (check) => weightOf(given.strategy, check);
    const accepted = new Set(given.knownRed);
    const ran = new Set(given.results.map(({ name }) => name));
    const failed = given.results.filter(({ passed }) => !passed);
    const counts = (result) => weigh(result) === 'counts' && result.elsewhere?.required !== false;
    const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
    const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
    return {
        passed: failures.length === 0 && missing.length === 0,
        failures,
        reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
        knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
        missing: missing.map(({ name }) => name),
        notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
    };
}


/***/ }),

/***/ 2136:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings),
/* harmony export */   x: () => (/* binding */ digestOfChecks)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_validation_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1976);




/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
function jobSettings(project, fresh, rules = noRules(project)) {
    const { settings, repository } = project;
    refuseHalfSettings(project);
    const checks = (0,_core_validation_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveChecks */ .K)(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .identityIn */ .K2)(settings.author) ?? (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .committerOf */ .Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
        planAtTop: project.planAtTop,
        reachedBy: project.reachedBy,
        steeringFiles: project.steeringFiles,
        plan: project.plan,
        planSource: project.planSource,
        startedBy: null,
        issue: null,
        byComment: false,
        issueOrder: null,
        base: repository.head,
        baseBranch: repository.branch,
        workBranch: project.workBranch,
        remote: project.remote,
        consents: false,
        fresh,
        checks,
        checksElsewhere: false,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        rules,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
/** For what does not go on with a run. */
const noRules = ({ repository }) => ({
    recorded: { base: repository.head, values: {} },
    require: [],
    change: null,
});
/** A baseline counts only for the checks and the strategy that it ran with. */
const digestOfChecks = (strategy, checks) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex');
function refuseHalfSettings({ settings }) {
    if (settings.agent === 'command' && settings['agent-command'] === undefined) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'AGENT_COMMAND_MISSING',
            kind: 'usage',
            message: 'The agent is `command`, but no command is given.',
            hint: 'Add --agent-command "\u2026" (docs/agents.md says what the program gets and gives).',
        });
    }
    if (settings.agent === 'command' && settings['agent-version'] !== undefined) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'AGENT_VERSION_WITHOUT_CLAUDE',
            kind: 'usage',
            message: 'agent-version is the version of Claude Code, but the agent is `command`.',
            hint: 'Leave agent-version out; let the command itself see to its version.',
        });
    }
    if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'AUTHOR_WITH_API_COMMITS',
            kind: 'usage',
            message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
            hint: 'Leave one of the two out.',
        });
    }
    for (const role of ['author', 'committer']) {
        const given = settings[role];
        if (given === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(given))
            continue;
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: `${role.toUpperCase()}_INVALID`,
            kind: 'usage',
            message: `"${given}" is no ${role}.`,
            hint: 'Write it as "Name <name@example.com>".',
        });
    }
}
/** A required status that nothing could ever turn green would hold every merge back. */
function refuseLooseMirrors({ 'mirror-status': mirror }, checks) {
    const loose = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
    if (loose.length === 0)
        return;
    const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const findings = loose.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'MIRROR_WITHOUT_CHECK',
        kind: 'data',
        message: `There is no such check: ${findings.join('; ')}.`,
        hint: `Name one of the checks: ${names}.`,
        findings: findings.length > 1 ? findings : [],
    });
}


/***/ }),

/***/ 5294:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ps: () => (/* binding */ ownPlaces),
  ZD: () => (/* binding */ surroundingsOf)
});

// UNUSED EXPORTS: enterCheckout

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/raw-path.js
var raw_path = __webpack_require__(2221);
// EXTERNAL MODULE: ./build/adapter/git/restore.js
var restore = __webpack_require__(9605);
// EXTERNAL MODULE: ./build/adapter/git/self-ignored.js
var self_ignored = __webpack_require__(566);
// EXTERNAL MODULE: ./build/adapter/git/work-tree.js
var work_tree = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/adapter/git/adopt-checkout.js







/**
 * Takes a runner's checkout as the workspace. Its index is copied, so that no file is written that is right already.
 * What earlier steps left untracked is environment, like ignored files: it is neither removed nor captured.
 */
async function adoptCheckout(checkout, gitDir) {
    const tree = treeOf(checkout);
    (0,external_node_fs_.rmSync)(listOf(checkout), { force: true });
    const index = (0,external_node_path_.join)(gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(index))
        (0,external_node_fs_.copyFileSync)(index, tree.index);
    else
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
    const left = await untrackedIn(tree).catch(async (error) => {
        if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        // A split index, or one of a newer git: any other knows which files are tracked just as well.
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    checkout.store.files.keep(checkout.stateDir, ['untracked-before']);
    leaveAlone(checkout);
    (0,self_ignored/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
/** Leaves the files as they were checked out. What earlier steps had left is known only after `adoptCheckout`. */
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
/** By the store's own ignore rules: all that looks at the work tree goes by them. */
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    // A name with a line feed cannot be written as a rule: such a file goes.
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
    checkout.store.files.keep(checkout.store.gitDir, ['info/exclude']);
}
/** A path as a rule of gitignore(5) that means it alone. */
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/adapter/git/parked-steering.js


/** Kept as it lies: what it holds decides no program, and there is much of it. */
const content = /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/;
const isConfig = (path) => /(^|\/)config(\.worktree)?$/.test(path);
/** Reads it all, and what its configurations include from below `temp` (actions/checkout writes a token there). */
function readSteering(gitDir, temp) {
    const found = {};
    const walk = (folder) => {
        for (const { name } of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(gitDir, folder), { withFileTypes: true })) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (content.test(path))
                continue;
            const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(gitDir, path));
            if (stat.isDirectory()) {
                // An agent may have closed it.
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
    // A pipe would never end.
    return { mode: stat.mode & 0o777, text: stat.isFile() ? (0,external_node_fs_.readFileSync)(place, 'latin1') : '' };
};
function includedFrom(config, temp) {
    const sections = config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section));
    const paths = sections.flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)]);
    return paths.flatMap(([, path = '']) => (path.startsWith(`${temp}/`) ? [path] : []));
}
/** The same without its configurations, of which nothing is left that could hold a credential or a command. */
const withoutConfiguration = (steering) => Object.fromEntries(Object.entries(steering).flatMap(([path, entry]) => {
    if ((0,external_node_path_.isAbsolute)(path))
        return [];
    return [[path, isConfig(path) ? { mode: 0o644, text: bare } : entry]];
}));
const bare = '[core]\n\trepositoryformatversion = 0\n';
/** What is left where nobody knows how it was: refs, which run nothing. */
const refsAlone = (now) => withoutConfiguration({
    ...Object.fromEntries(Object.entries(now).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
    config: { mode: 0o644, text: bare },
});
/** The paths at which two differ. */
const differences = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]))
    .sort();
/** Makes what is on the disk `wanted`. */
function writeSteering({ gitDir, temp, wanted }) {
    const wrong = differences(readSteering(gitDir, temp), wanted);
    const placeOf = (path) => ((0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.join)(gitDir, path));
    // First what must go: it may stand where a folder has to be.
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

;// CONCATENATED MODULE: ./build/adapter/git/sealed-text.js

const algorithm = 'aes-256-gcm';
const keyOf = (secret) => new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', secret, '', 'ralph-checkout', 32));
/** A text that nobody can read or change who does not know `secret`: a token, so no slow derivation is needed. */
function seal(text, secret) {
    const nonce = (0,external_node_crypto_.randomBytes)(12);
    const cipher = (0,external_node_crypto_.createCipheriv)(algorithm, keyOf(secret), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}
/** Undefined where it was sealed by another secret, or is not as it was sealed. */
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

;// CONCATENATED MODULE: ./build/adapter/git/checkout-git.js







/**
 * Where the checkout's own `.git` waits while a disposable one is in its place. Known from the two paths alone, so that
 * whoever comes after a killed engine finds it: nothing that an agent could write says where. The second place is for
 * a temporary directory on another file system, where a rename does not reach.
 */
function waitingPlaces({ workspace, temp }) {
    const name = (0,external_node_crypto_.createHash)('sha256').update(workspace).digest('hex').slice(0, 12);
    return [
        (0,external_node_path_.join)(temp, `ralph-checkout-${name}.git`),
        (0,external_node_path_.join)((0,external_node_path_.dirname)(workspace), `.${(0,external_node_path_.basename)(workspace)}.ralph-checkout.git`),
    ];
}
/** Where it waits now; undefined where the checkout has it. */
const waitingGit = (place) => waitingPlaces(place).find(external_node_fs_.existsSync);
/**
 * Renames the checkout's `.git` out of the way (DESIGN §5 "Workspace"). One rename: a kill leaves it here or there,
 * whole. Its configuration, with whatever credentials it holds, is taken out and kept here, and sealed for whoever comes
 * after a kill: below C2 an agent can read what lies there and plant what the next step's `git status` would run.
 */
function setGitAside(place) {
    const { workspace, temp, secret } = place;
    const git = (0,external_node_path_.join)(workspace, '.git');
    const wanted = (0,restore/* isOwnDirectory */.cW)(git) ? readSteering(git, temp) : {};
    // Sealed before it is moved: after a kill, what waits without a seal is not what was put there.
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
    throw notMovable(git, new Error('it is a file system of its own'));
}
/** Gives the checkout its own `.git` back in the place of the disposable one, as it was, by what is sealed in it. */
const putGitBack = (place) => putBack(place, undefined);
function putBack(place, known) {
    const waiting = waitingGit(place);
    if (waiting === undefined)
        return { wasAside: false, changed: [], isBare: false };
    const wanted = known ?? sealedSteering(waiting, place.secret);
    const changed = (0,restore/* isOwnDirectory */.cW)(waiting) ? steered({ gitDir: waiting, temp: place.temp, wanted }) : [];
    // An agent may have put a link there, and a rename would follow it.
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
/** Names what is neither as it was parked nor as it will be. */
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
const notMovable = (git, cause) => new core_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_NOT_MOVABLE',
    kind: 'failed',
    message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Check the repository out with actions/checkout in this job, into a directory that the runner owns.',
    cause,
});
const checkoutChanged = (changed) => new core_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_CHANGED',
    kind: 'failed',
    message: `Somebody wrote to the checkout's own .git while it was put aside: ${changed.slice(0, 5).join(', ')}. It is as it was.`,
    hint: 'An agent or a check did, to reach later steps of this job. Use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`).',
});
const configurationLost = "The checkout's git configuration could not be put back: the step was killed, and what was kept of it is gone. Later steps need `actions/checkout` again.";

// EXTERNAL MODULE: ./build/adapter/git/committed-files.js
var committed_files = __webpack_require__(407);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/adapter/git/tags.js

/** The user's tags: without them `git describe` in the workspace fails, and with it many a build (measured). */
async function readTags(toplevel, env) {
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] });
    const lines = stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }));
}

;// CONCATENATED MODULE: ./build/adapter/github/workflow-liveness.js
/**
 * Liveness of workflow runs. An attempt is over before the next one of the same run can begin, and the steps of one job
 * come one after the other; of other runs GitHub is asked, and where it cannot be, the lease's age decides.
 */
function workflowLiveness(self, ask = async () => 'unknown') {
    return {
        self,
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/adapter/process/process-exists.js
var process_exists = __webpack_require__(5244);
;// CONCATENATED MODULE: ./build/adapter/local/liveness.js





/**
 * Liveness of processes on this machine. A pid alone proves nothing: the start time tells a reused one, the boot id a
 * rebooted host. Holders on other hosts, in other pid namespaces and in workflow runs are `unknown`.
 */
async function processLiveness(pid = process.pid) {
    const [host, boot, sight] = await Promise.all([hostName(), bootId(), look(pid)]);
    const started = sight.kind === 'running' ? sight.started : '';
    const self = { kind: 'process', host, boot, pid, started };
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'process' || holder.host !== host)
                return 'unknown';
            if (holder.boot === '' || boot === '' || holder.started === '')
                return 'unknown';
            if (holder.boot !== boot)
                return 'gone';
            const found = await look(holder.pid);
            if (found.kind === 'hidden')
                return 'unknown';
            return found.kind === 'running' && found.started === holder.started ? 'alive' : 'gone';
        },
    };
}
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]';
/** In a container, pids mean something else than on the host of the same name: such a process signs with its namespace. */
async function hostName() {
    const namespace = await (0,promises_.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,external_node_os_.hostname)() : `${(0,external_node_os_.hostname)()}/${namespace}`;
}
/** Empty where the system names none: then nothing can be told from a pid. */
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,promises_.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,process_exists/* processExists */._)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
/** proc_pid_stat(5): the command, in parentheses, may itself hold spaces and parentheses; state is field 3, start 22. */
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(561);
// EXTERNAL MODULE: ./build/entry/wire.js + 78 modules
var wire = __webpack_require__(1976);
;// CONCATENATED MODULE: ./build/entry/surroundings.js












const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,wire/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        // A copy that cannot be made costs the next job a fetch.
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
/** A workspace of the engine's own below the project's home; the user's tree is only read. */
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => readTags(repository.toplevel, context.env),
        base: await (0,steering_files/* asAtStart */.O)(repository.toplevel, (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel)),
        liveness: await processLiveness(),
    };
}
async function runner(project, context, { checkout, life }) {
    if (!checkout.holdsFiles)
        return commitAlone(project, context, { checkout, life });
    const tags = await readTags(project.repository.toplevel, context.env);
    const entered = await enterCheckout(project, context, checkout);
    try {
        await entered.adopt();
    }
    catch (error) {
        await entered.leave();
        throw error;
    }
    const { access, workspace, leave } = entered;
    const base = (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_name/* lazily */.q });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: workflowLiveness(checkout.holder, life),
        leave,
    };
}
/** Nothing is put aside and nothing is laid out: such a job neither calls the agent nor runs a check. */
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,wire/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_name/* lazily */.q }),
        liveness: workflowLiveness(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
/** The state of a project whose checkout is the workspace: its `.git` is out of the way until `leave`. */
async function enterCheckout(project, context, checkout) {
    const { home, repository } = project;
    const { toplevel } = repository;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] });
    const head = stdout.toString('utf8').trim();
    const { gitDir, putBack } = setGitAside({ ...checkout, workspace: toplevel });
    const access = await (0,wire/* openState */.Gf)({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
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
