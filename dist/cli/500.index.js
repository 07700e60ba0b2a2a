export const id = 500;
export const ids = [500];
export const modules = {

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

/***/ 6119:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planLintCommand: () => (/* binding */ planLintCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/read-plan.js + 6 modules
var read_plan = __webpack_require__(8560);
// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/entry/finding-line.js
var finding_line = __webpack_require__(281);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/core/config/resolve.js
var resolve = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(9335);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(1850);
// EXTERNAL MODULE: ./build/entry/doctor/github/here.js + 6 modules
var here = __webpack_require__(9492);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var project = __webpack_require__(1232);
;// CONCATENATED MODULE: ./build/entry/unchecked-finding.js






/**
 * That no check would count for this plan, as its strategy and the configuration around it say: a warning, since a run
 * may be given checks by flag. None where no repository or no readable configuration is around.
 */
async function uncheckedFinding(context, plan) {
    const why = await whyHere(context, plan).catch((error) => {
        if (error instanceof core_error/* RalphError */.A)
            return undefined;
        throw error;
    });
    if (why === undefined)
        return [];
    const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`;
    const place = { path: '', line: null, column: null };
    return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: enough_checks/* remedyForUnchecked */.eS }];
}
async function whyHere(context, plan) {
    const { base, given } = await (0,project/* settingSources */.rw)(context, {});
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, plan });
    if (findings.length > 0 || settings['no-checks'])
        return undefined;
    const checks = (0,validation_checks/* resolveChecks */.K)(settings.validate, settings['working-directory']);
    const unchecked = (0,enough_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
    if (unchecked === undefined || (await (0,here/* checkedByWorkflow */.km)(base.repository.toplevel)) !== undefined)
        return undefined;
    return unchecked;
}

;// CONCATENATED MODULE: ./build/entry/command/plan-lint.js








const plan_lint_flags = {
    plan: { help: 'the plan file; default plan.json', example: 'plan.json' },
    json: { help: 'the findings as one JSON array', toggle: true },
};
const planLintCommand = {
    help: `Reports everything that is wrong with a plan, with place and remedy. Ends with 65 where something has to be mended.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint
  ralph plan lint plans/next.json --json

Options:
${(0,flags/* flagHelp */.QR)(plan_lint_flags)}`,
    run: async (context) => {
        const { values, operands } = (0,flags/* readFlags */.uW)(context.argv, plan_lint_flags, 'plan lint', 1);
        const file = operands[0] ?? (typeof values['plan'] === 'string' ? values['plan'] : 'plan.json');
        const bytes = await (0,promises_.readFile)((0,external_node_path_.resolve)(context.cwd, file)).catch((error) => {
            throw new core_error/* RalphError */.A({
                code: 'PLAN_MISSING',
                kind: 'data',
                message: `${file} cannot be read: ${error.message}`,
                hint: 'Name the plan file: ralph plan lint FILE',
            });
        });
        const { plan, findings: ofPlan } = (0,read_plan/* readPlan */.m)(bytes, file);
        const findings = [...ofPlan, ...(plan ? await uncheckedFinding(context, plan) : [])];
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (values['json'])
            context.out(`${(0,inert_json/* inertJson */.n)(findings, 2)}\n`);
        else {
            for (const finding of findings)
                context.out(`${finding.severity}: ${(0,finding_line/* findingLine */.m)(finding, file)}\n`);
            const tasks = plan ? `${plan.tasks.length} tasks, ` : '';
            context.out(`${file}: ${tasks}${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}\n`);
        }
        return errors > 0 ? 65 : 0;
    },
};
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;


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

/***/ 6978:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ln: () => (/* binding */ ConfinementNeed),
/* harmony export */   vv: () => (/* binding */ ConfinementReport),
/* harmony export */   wn: () => (/* binding */ RedConfined)
/* harmony export */ });
/* unused harmony exports ConfinementLevel, ConfinementWay */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/**
 * What keeps an agent and a check from the rest of the machine, weakest first. C0: nothing but a process group. C1: a pid
 * namespace: they see no process of the engine's, and none outlives them. C2: files as well (Landlock). C3: mount, pid, ipc
 * and uts namespaces of their own, no capabilities, `no_new_privs`. The network is the host's on every level.
 */
const ConfinementLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['C0', 'C1', 'C2', 'C3']);
/** How a level is reached, in the order in which the ways are tried. */
const ConfinementWay = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'bubblewrap',
    'bubblewrap-root',
    'bubblewrap-sudo',
    'mount-script-root',
    'mount-script-sudo',
    'mount-script-user-namespace',
    'landlock',
    'pid-namespace',
    'process-group',
]);
/** The confinement of one job, as its self-probe found it; facts for reports and for `min-confinement`. */
const ConfinementReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: ConfinementLevel,
    way: ConfinementWay,
    /** Ways that were tried before and refused, with what each said, at most 300 characters. */
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ way: ConfinementWay, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
/** What a check that is red in the confinement, and green without it, seems to lack there, as far as its output tells. */
const ConfinementNeed = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['read', 'write', 'docker', 'sandbox', 'unknown']);
const RedConfined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), needs: ConfinementNeed });


/***/ })

};
