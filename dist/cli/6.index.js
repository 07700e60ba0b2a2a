export const id = 6;
export const ids = [6];
export const modules = {

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

/***/ 9890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5935);
/* harmony import */ var _core_report_doctor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(109);
/* harmony import */ var _core_text_inert_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8947);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7827);
/* harmony import */ var _doctor_examine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8040);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9972);






const flags = {
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('plan', 'remote', 'state-ref', 'agent', 'agent-path', 'agent-version', 'agent-command'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const doctorCommand = {
    help: `Looks at git, the agent and its credentials, the plan, the remote and the state. Changes nothing and calls no model.
Where the repository is on GitHub and GH_TOKEN is set (gh auth token prints one), also at its workflow, settings, rules, secrets and schedule.
Ends with 0 where a run can be started, with 1 where something is marked \u2717.

Usage: ralph doctor [options]

Examples:
  ralph doctor
  ralph doctor --remote origin
  ralph doctor --json

Options:
${(0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagHelp */ .QR)(flags)}`,
    run: async (context) => {
        const { values } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlags */ .uW)(context.argv, flags, 'doctor');
        const diagnoses = await (0,_doctor_examine_js__WEBPACK_IMPORTED_MODULE_2__/* .examine */ .s)(context, values);
        const text = values['json']
            ? (0,_core_text_inert_json_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ schema: 1, ok: (0,_core_report_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .isHealthy */ .Wr)(diagnoses), findings: diagnoses }, 2)
            : (0,_core_report_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .doctorText */ .lW)(diagnoses, { color: context.color }).join('\n');
        context.out(`${(0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$)((0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_5__/* .secretValues */ .V)(context.env))(text)}\n`);
        return (0,_core_report_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .isHealthy */ .Wr)(diagnoses) ? 0 : 1;
    },
};


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
