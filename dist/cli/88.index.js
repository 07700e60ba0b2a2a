export const id = 88;
export const ids = [88];
export const modules = {

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
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 4956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ planSourcePath),
/* harmony export */   JF: () => (/* binding */ issueOrderPath),
/* harmony export */   JS: () => (/* binding */ dossierPath),
/* harmony export */   RA: () => (/* binding */ segmentPath),
/* harmony export */   lr: () => (/* binding */ iterationPath)
/* harmony export */ });
/** Folders hold a thousand entries at most, so that a write costs the same at the ten-thousandth (measured). */
const shard = (n) => Math.floor(n / 1000);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
/** What waits for another job of the workflow run that holds the lease. */
const dossierPath = 'dossier.json';
/** What the issue that a run began from was taken for; at the top, so that loading a state brings it along. */
const issueOrderPath = 'issue-order.json';
/** The plan source that was last taken over: tells a person's removal of a task from a task that an amendment added. */
const planSourcePath = 'plan-source.json';


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
/* harmony import */ var _doctor_examine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3443);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9972);






const flags = {
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('plan', 'remote', 'state-ref', 'agent', 'agent-path', 'agent-version', 'agent-command'),
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
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8212);




/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
function jobSettings(project, fresh) {
    const { settings, repository } = project;
    refuseHalfSettings(project);
    const checks = (0,_core_validation_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveChecks */ .K)(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .identityIn */ .K2)(settings.author) ?? (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .committerOf */ .Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
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
        fresh,
        checks,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
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
    /** Tracked files that a check changed; the commit holds the tree as it was before the checks. */
    changed_by_checks: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});


/***/ }),

/***/ 677:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/about.js

/** What a reviewer wrote at one line. */
const Remark = schemas/* object */.Ikc({
    /** Where it is answered: an id as that of an order. */
    thread: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** As it was in `commit`; null for a whole file. */
    line: schemas/* int */.Whr().nullable(),
    commit: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
});
/** Where an order was written, and what a reviewer's words are about. */
const About = schemas/* object */.Ikc({
    /** Page of the words. */
    url: schemas/* string */.YjP(),
    /** The commit that a review speaks of; null for an order of any other kind. */
    commit: schemas/* string */.YjP().nullable(),
    remarks: schemas/* array */.YOg(Remark),
});

// EXTERNAL MODULE: ./build/schema/knowledge.js
var knowledge = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/asked-events.js



const at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    /** Page of the words; null where they were said on a laptop. */
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at, task });
const Remembered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('remembered'), at, ...knowledge/* Knowledge */.v.shape });

// EXTERNAL MODULE: ./build/schema/budget.js
var budget = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/schema/handed-on.js
var handed_on = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/lease.js
var lease = __webpack_require__(6908);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/stop-reason.js
var stop_reason = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/event.js











const event_at = iso/* datetime */.w$();
const oid = schemas/* string */.YjP();
const event_task = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = schemas/* enum */.k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
]);
/** Why an attempt ended without being the task's failure (DESIGN §4): nothing is counted against it. */
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    /** Its process, and not the runner: 137 or 143, as when memory runs out. */
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    /** Somebody pushed to the work branch before the agent was called. */
    'work_moved',
    /** The run's money was used up in the middle of the attempt. */
    'budget',
    /** A full disk, an unreachable remote, a missing program: the machine's fault. */
    'infrastructure',
]);
const passed = {
    iteration,
    task: event_task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Checks of the baseline's red list that pass now; from here on they count. */
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        /** Null where HEAD was detached. */
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        /** SHA-256 of the plan source that was taken over. */
        plan_source: schemas/* string */.YjP(),
        /** As a job names it: what a tick hands to the next one. */
        plan_file: schemas/* string */.YjP().nullable().default(null),
        /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
        started_by: schemas/* string */.YjP().nullable().default(null),
        /** The issue that was named for it; null where ralph makes one, or there is none. */
        issue: schemas/* int */.Whr().nullable().default(null),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('baseline_finished'),
        at: event_at,
        commit: oid,
        checks: schemas/* string */.YjP(),
        red: schemas/* array */.YOg(schemas/* string */.YjP()),
        accepted: schemas/* boolean */.zMY(),
        /** Set-up and checks together. */
        duration_ms: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task: event_task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task: event_task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
        /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        /** Commit that keeps the rejected tree reachable, where there was one. */
        rejected: oid.nullable(),
        /** No retry is left: the task is failed. */
        final: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task: event_task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...handed_on/* HandedOn */.O.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at: event_at, iteration, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_accepted'), at: event_at, iteration, amendment: plan/* Amendment */.UD }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(event_task),
        modified: schemas/* array */.YOg(event_task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    /** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('conflict_task_added'),
        at: event_at,
        task: event_task,
        base: oid,
        /** The first ones; `total` counts all. */
        files: schemas/* array */.YOg(schemas/* string */.YjP()),
        total: schemas/* int */.Whr(),
        why: schemas/* string */.YjP(),
    }),
    /** The conflict is gone without that task. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at: event_at, by: schemas/* string */.YjP() }),
    /** A setting that an operator changed for the rest of the run; raw, as it was written. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('setting_changed'), at: event_at, name: schemas/* string */.YjP(), value: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at: event_at, task: event_task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task: event_task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        /** The iteration whose commit is to be taken back. */
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task: event_task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(event_task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(event_task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at: event_at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 1628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
/**
 * What an agent leaves for whoever comes next (seed §3.5). Only `summary` and `freeform` are demanded: a model that
 * forgets an empty list has still handed over.
 */
const Handoff = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: text.min(1).describe('One sentence: what changed and why.'),
    freeform: text
        .min(1)
        .describe('The briefing that the next iteration reads first: what you did, what you learned, what to watch for.'),
    task_completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ task_id: text, summary: text.optional(), fully_complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
    deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ planned: text, actual: text, reason: text })).optional(),
    bugs_encountered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, resolution: text.optional(), resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }))
        .optional(),
    architectural_notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).describe('Decisions that later tasks must respect.').optional(),
    constraints_discovered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ constraint: text, impact: text.optional(), workaround: text.optional() }))
        .optional(),
    unfinished_business: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ item: text, reason: text.optional(), priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional() }))
        .optional(),
    recommendations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    files_touched: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })).optional(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text) })).optional(),
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
/**
 * Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
 * the engine made it from the changes alone (`synthetic`; DESIGN §4).
 */
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);


/***/ })

};
