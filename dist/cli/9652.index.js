export const id = 9652;
export const ids = [9652];
export const modules = {

/***/ 73971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ protectedFindings),
/* harmony export */   Kk: () => (/* binding */ inEmbeddedRepository),
/* harmony export */   hR: () => (/* binding */ belowMatch),
/* harmony export */   kS: () => (/* binding */ outsideFindings),
/* harmony export */   kZ: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7630);



const steersCi = 'decides what runs in CI or who has to review';
const steersRalph = 'configures ralph itself';
const steersAgents = 'configures agents, so the next one would obey it';
const steersGit = 'makes git run or fetch something';
const steersTools = 'runs in the tools of anyone who opens the project';
const atRoot = {
    '.github': steersCi,
    codeowners: steersCi,
    'docs/codeowners': steersCi,
    '.ralph': steersRalph,
    '.husky': steersGit,
    '.githooks': steersGit,
    '.gitmodules': steersGit,
    '.gitlab-ci.yml': steersCi,
    '.circleci': steersCi,
    jenkinsfile: steersCi,
    '.pre-commit-config.yaml': steersGit,
};
const anywhere = {
    ...Object.fromEntries(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedByAgents */ .kQ.map((path) => [path, steersAgents])),
    '.mcp.json': steersAgents,
    '.envrc': steersTools,
    '.vscode/tasks.json': steersTools,
    '.idea': steersTools,
    '.devcontainer': steersTools,
    '.devcontainer.json': steersTools,
};
function protectedFindings(changes, extra) {
    const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']));
    const rules = { ...named, ...atRoot };
    return changes.flatMap(({ path }) => {
        const parts = foldedPath(path);
        const below = parts.map((_, depth) => underRoot(parts.slice(depth), anywhere));
        const why = underRoot(parts, rules) ??
            below.find((found) => found !== undefined) ??
            (isSpec(parts) || isPlan(parts) ? saysWhatFor : undefined);
        return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }];
    });
}
const saysWhatFor = 'says what the work is for, which people decide';
const isSpec = ([top, ...rest]) => top === 'specs' && (rest.join('/') === 'index.md' || (rest.length > 1 && rest.at(-1) === 'spec.md'));
const isPlan = (parts) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .queuedFile */ .W5)(parts.join('/')) !== undefined ||
    parts.at(-1) === 'sprint-status.yaml' ||
    ['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json'].includes(parts.join('/'));
function underRoot(parts, rules) {
    for (let depth = 1; depth <= parts.length; depth++) {
        const why = own(rules, parts.slice(0, depth).join('/'));
        if (why !== undefined)
            return why;
    }
    return undefined;
}
const own = (rules, key) => Object.hasOwn(rules, key) ? rules[key] : undefined;
function outsideFindings(changes, patterns) {
    if (patterns.length === 0)
        return [];
    const allowed = patterns.map(pathMatcher);
    const why = `is outside the paths of this task (${patterns.join(', ')})`;
    return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why }]));
}
function foldedPath(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFC')
        .split(/[/\\]/)
        .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
        .filter((part) => part !== '');
}
const marks = new Set(['head', 'objects', 'refs', 'commondir']);
const mayMark = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i;
function inEmbeddedRepository(paths) {
    const found = new Map();
    for (const path of paths) {
        if (!mayMark.test(path))
            continue;
        const parts = foldedPath(path);
        parts.forEach((part, at) => {
            if (!marks.has(part))
                return;
            const folder = parts.slice(0, at).join('/');
            found.set(folder, (found.get(folder) ?? new Set()).add(part));
        });
    }
    const repositories = new Set([...found].flatMap(([folder, names]) => (isRepository(names) ? folder : [])));
    if (repositories.size === 0)
        return () => false;
    return (path) => {
        const parts = foldedPath(path);
        return parts.some((_, depth) => repositories.has(parts.slice(0, depth).join('/')));
    };
}
const isRepository = (names) => names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')));
function pathMatcher(pattern) {
    const clean = cleanPattern(pattern);
    const endsPlain = !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(clean.slice(clean.lastIndexOf('/') + 1)).isGlob;
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_2__(endsPlain ? [clean, `${clean}/**`] : clean, { dot: true });
    return (path) => isMatch(path) || path === clean || path.startsWith(`${clean}/`);
}
function belowMatch(pattern) {
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_2__(cleanPattern(pattern), { dot: true });
    return (path) => foldersOf(path).some((folder) => isMatch(folder));
}
const cleanPattern = (pattern) => pattern.replace(/^(\.\/)+|\/+$/g, '');
const foldersOf = (path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};


/***/ }),

/***/ 89335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ resolveChecks),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   c0: () => (/* binding */ defaultTimeouts),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77112);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92949);






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? classify(run);
        return {
            name: unique((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(read.text('name') ?? '', 80) || (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_INVALID',
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
            fault(`"${key}" is not a field of a check; the fields are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .insidePath */ .y)(given);
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
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}
const weights = { not_run: 'is not run', reported: 'is only reported' };
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.';
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 92949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ validationOf),
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
function checksToRun(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) !== 'not_run');
}
function countingChecks(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) === 'counts');
}
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
function validationOf(given) {
    const { iteration, tree, strategy, checks, results, knownRed } = given;
    const ran = new Set(results.map(({ name }) => name));
    return {
        iteration,
        strategy,
        tree,
        passed: judge(given).passed,
        checks: [...results],
        not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
        known_red: [...knownRed],
        changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    };
}


/***/ }),

/***/ 89652:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planLintCommand: () => (/* binding */ planLintCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/lint/path-reach.js




function pathReach(plan, files) {
    const found = new Map();
    for (const [index, { id, paths, status }] of plan.tasks.entries()) {
        if (status === 'done' || status === 'skipped')
            continue;
        for (const [entry, pattern] of paths.entries()) {
            const known = found.get(pattern);
            if (known)
                known.tasks.push(id);
            else
                found.set(pattern, { tasks: [id], at: ['tasks', index, 'paths', entry] });
        }
    }
    return [...found].map(([pattern, { tasks, at }]) => {
        const [allows, isBelow] = [(0,protected_paths/* pathMatcher */.kZ)(pattern), (0,protected_paths/* belowMatch */.hR)(pattern)];
        const matched = files.filter(allows);
        return { pattern, tasks, at, matched, below: files.filter((path) => isBelow(path) && !allows(path)) };
    });
}
const unmatchedFindings = (reach) => reach
    .filter(({ matched }) => matched.length === 0)
    .map(({ pattern, tasks, at, below }) => (0,fault/* toFinding */.N6)({
    severity: 'warning',
    code: 'PATHS_MATCH_NOTHING',
    at,
    message: `The pattern ${(0,fault/* shown */.SP)(pattern)} in the paths of ${(0,one_line/* some */.zN)(tasks)} matches no file in the base.`,
    remedy: below.length > 0
        ? `It leaves out ${(0,amounts/* plural */.LS)(below.length, 'file')} in folders below, such as ${(0,fault/* shown */.SP)(below[0])}: ${wide(pattern)} allows them.`
        : 'Fix it if it is a typo. If the task creates these files, leave it as it is.',
}));
const reachLines = (reach) => reach.map(({ pattern, tasks, matched, below }) => {
    const all = matched.length === 0 ? 'no file' : (0,amounts/* plural */.LS)(matched.length, 'file');
    const few = matched.slice(0, 3).map((path) => (0,fault/* shown */.SP)(path).slice(1, -1));
    const such = few.length === 0 ? '' : `${matched.length > few.length ? ', such as' : ':'} ${few.join(', ')}`;
    const not = below.length === 0 ? '' : `; not ${(0,amounts/* plural */.LS)(below.length, 'file')} in folders below (${wide(pattern)} allows those)`;
    return `paths ${(0,fault/* shown */.SP)(pattern).slice(1, -1)} (${(0,one_line/* some */.zN)(tasks)}): ${all}${such}${not}`;
});
const wide = (pattern) => (0,fault/* shown */.SP)(`${pattern.replace(/\/+$/, '').replace(/\/?\*?$/, '')}/**`.replace(/^\//, '')).slice(1, -1);

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/entry/doctor/checks.js + 1 modules
var checks = __webpack_require__(78625);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/read-here.js
var read_here = __webpack_require__(43232);
;// CONCATENATED MODULE: ./build/entry/command/plan-lint.js










const plan_lint_flags = {
    plan: { help: 'the plan file; default plan.json', example: 'plan.json' },
    ...(0,flags/* settingFlags */.KB)('plan-subtasks', 'plan-tag', 'plan-scope'),
    json: { help: 'the findings as one JSON array', toggle: true },
};
const planLintCommand = {
    help: `Reports every problem in a plan, where it is and how to fix it, and which files the paths of its tasks match.
Exits with ${exit_codes/* exits */.co.data.code} if something has to be fixed.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint
  ralph plan lint plans/next.json --json

Options:
${(0,flags/* flagHelp */.QR)(plan_lint_flags)}`,
    flags: plan_lint_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const { plan, findings: ofPlan, file, faults, ...read } = await (0,read_here/* readHere */.v)(context, { values, operands }, 'ralph plan lint FILE');
        const reach = plan ? await reachInBase(context, plan) : [];
        const unchecked = plan ? await (0,checks/* uncheckedFinding */.KA)(context, plan) : [];
        const findings = [...ofPlan, ...unmatchedFindings(reach), ...unchecked, ...faults.map(ofConfiguration)];
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (values['json'])
            context.out(`${(0,inert/* inertJson */.n)(findings, 2)}\n`);
        else {
            for (const line of reachLines(reach))
                context.out(`${line}\n`);
            for (const finding of findings)
                context.out(`${finding.severity}: ${lineOf(finding, file)}\n`);
            for (const line of doneLines(plan, read.doneBy))
                context.out(`${line}\n`);
            context.out(`${file}: ${[...kindOf(read.format, plan), count(errors, 'error'), count(findings.length - errors, 'warning')].join(', ')}\n`);
        }
        return errors > 0 ? exit_codes/* exits */.co.data.code : 0;
    },
};
const ofConfiguration = (message) => ({
    ...{ severity: 'error', code: 'CONFIG_INVALID', path: '', line: null, column: null, message },
    remedy: '',
});
const lineOf = (finding, file) => finding.code === 'CONFIG_INVALID' ? `${finding.message} [${finding.code}]` : (0,error_text/* findingLine */.mC)(finding, file);
function doneLines(plan, doneBy) {
    if (!plan || doneBy === undefined)
        return [];
    const done = plan.tasks.filter(({ status }) => status === 'done').length;
    return done === 0 ? [] : [`${(0,amounts/* plural */.LS)(done, 'task')} already done according to the file (${doneBy}): a run skips them`];
}
const kindOf = (format, plan) => [
    ...(format === undefined || format === 'plan.json' ? [] : [format]),
    ...(plan ? [count(plan.tasks.length, 'task')] : []),
];
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
async function reachInBase({ cwd, env }, plan) {
    if (plan.tasks.every(({ paths }) => paths.length === 0))
        return [];
    const args = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD'];
    const { stdout } = await (0,user_git/* userGit */.G)(cwd, env)({ args, allow: 'any' }).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return { stdout: Buffer.alloc(0) };
        throw error;
    });
    const files = stdout.toString('utf8').split('\0').filter(Boolean);
    return files.length === 0 ? [] : pathReach(plan, files);
}


/***/ }),

/***/ 78625:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  se: () => (/* binding */ checksProbe),
  bv: () => (/* binding */ otherCiProbe),
  KA: () => (/* binding */ uncheckedFinding)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6952);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/core/github/other-ci.js
const plain = /\bralph\b/;
const others = [
    { file: 'vercel.json', app: 'Vercel', remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}', done: plain },
    {
        file: 'netlify.toml',
        app: 'Netlify',
        remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
        done: plain,
    },
    {
        file: '.circleci/config.yml',
        app: 'CircleCI',
        remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
        done: plain,
    },
    { file: '.travis.yml', app: 'Travis CI', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    { file: 'appveyor.yml', app: 'AppVeyor', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    {
        file: 'azure-pipelines.yml',
        app: 'Azure Pipelines',
        remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
        done: plain,
    },
    { file: '.drone.yml', app: 'Drone', remedy: "trigger: {branch: {exclude: ['ralph/**']}}", done: plain },
    {
        file: '.semaphore/semaphore.yml',
        app: 'Semaphore',
        remedy: 'allow only your own branches in the project\u2019s settings',
        done: plain,
    },
    {
        file: '.buildkite/pipeline.yml',
        app: 'Buildkite',
        remedy: 'the pipeline\u2019s branch filter `!ralph/*`',
        done: plain,
    },
    {
        file: 'render.yaml',
        app: 'Render',
        remedy: 'previews: {generation: off}, or manual',
        done: /generation:\s*(off|manual)/,
    },
];
const otherCiFiles = others.map(({ file }) => file);
const buildsEveryBranch = (files) => others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ''));

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/doctor/probe.js
var probe = __webpack_require__(96301);
;// CONCATENATED MODULE: ./build/entry/doctor/checks.js










const checksProbe = {
    name: 'checks',
    needs: 'project',
    async look({ project }) {
        const { settings, repository } = await project();
        const { validate, setup } = settings;
        const workflow = await (0,here/* checkedByWorkflow */.k)(repository.toplevel);
        if (workflow !== undefined)
            return (0,probe.ok)(`the jobs or steps that ${workflow} requires`);
        const prepared = setup.length === 0 ? 'no set-up' : (0,amounts/* plural */.LS)(setup.length, 'set-up command');
        const checks = readable(settings);
        if (!checks)
            return [];
        const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
        if (unchecked === undefined)
            return (0,probe.ok)(`${(0,amounts/* plural */.LS)(validate.length, 'check')}, ${prepared}`);
        if (settings['no-checks'])
            return (0,probe/* warn */.R8)(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.');
        return (0,probe/* fail */.fJ)(`No check decides what is committed: ${unchecked}. A run will not start.`, validation_checks/* remedyForUnchecked */.eS);
    },
};
function readable({ validate }) {
    try {
        return (0,validation_checks/* resolveChecks */.KR)(validate);
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    }
}
const otherCiProbe = {
    name: 'other apps',
    needs: 'repository',
    async look({ repository }) {
        const { toplevel } = await repository();
        const read = otherCiFiles.map(async (file) => {
            const text = await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, file), 'utf8').catch(() => undefined);
            return text === undefined ? [] : [[file, text]];
        });
        const files = new Map((await Promise.all(read)).flat());
        return buildsEveryBranch(files).map(({ app, file, remedy }) => (0,probe/* warn */.R8)(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
    },
};
async function uncheckedFinding(context, plan) {
    const why = await whyHere(context, plan).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    });
    if (why === undefined)
        return [];
    const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`;
    const place = { path: '', line: null, column: null };
    return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: validation_checks/* remedyForUnchecked */.eS }];
}
async function whyHere(context, plan) {
    const { base, given } = await (0,project/* settingSources */.rw)(context, {});
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, plan });
    if (findings.length > 0 || settings['no-checks'])
        return undefined;
    const checks = (0,validation_checks/* resolveChecks */.KR)(settings.validate, settings['working-directory']);
    const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
    if (unchecked === undefined || (await (0,here/* checkedByWorkflow */.k)(base.repository.toplevel)) !== undefined)
        return undefined;
    return unchecked;
}


/***/ }),

/***/ 96301:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   fC: () => (/* binding */ noToken),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   oH: () => (/* binding */ gitHubProbe),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);


const tellers = { repository: 'repository', project: 'plan', remote: 'remote' };
const ok = (found) => ({ level: 'ok', found, remedy: null });
const warn = (found, remedy) => ({ level: 'warn', found, remedy });
const fail = (found, remedy) => ({ level: 'fail', found, remedy });
const gitHubProbe = (name, look) => ({
    name,
    needs: 'repository',
    patienceMs: 15_000,
    async look(subject) {
        const here = await subject.github().catch(() => undefined);
        return here === undefined || here === 'no token' ? [] : look(here, subject);
    },
});
const noToken = (place) => warn(`The repository is ${place}; its settings were not checked because there is no token.`, 'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.');
const defaultPatienceMs = 5_000;
async function findingsOf(probe, subject) {
    const { name, needs, patienceMs = defaultPatienceMs } = probe;
    const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false));
    const found = known ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)];
    return found.map((one) => ({ probe: name, ...one }));
}
async function lookAt(probe, subject) {
    try {
        const found = await probe.look(subject);
        return 'level' in found ? [found] : found;
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
            throw error;
        return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
    }
}
const sentencesOf = ({ findings, message }) => findings[0] === undefined || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
const left = (needs) => ({
    level: 'warn',
    found: `not checked: fix \`${tellers[needs]}\` first`,
    remedy: null,
});
const late = (ms) => [
    fail(`It did not answer within ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms)}.`, 'Find out why it hangs, then try again.'),
];
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}


/***/ }),

/***/ 84317:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5369);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);






async function planHere(context, flags, named) {
    const { cwd, env: environment } = context;
    const given = { ...flags, ...(named !== undefined && { plan: named }) };
    const found = await (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, given).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code !== 'PLAN_FOLDER')
            return undefined;
        throw error;
    });
    if (found) {
        const { before, base, planFile, planPath, file: config } = found;
        const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(before.settings);
        const file = before.sources.plan === 'flag' ? planFile : found.shownPlan;
        const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, toplevel: base.repository.toplevel, cwd, options };
        return { file, path: planPath, reading, faults: config.findings };
    }
    const { plan: file = 'plan.json', ...rest } = given;
    const { settings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: rest, environment, plan: undefined, file: {}, fileName: '' });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
    const files = { ..._base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, real: async (one) => one };
    const reading = { files, toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(settings) };
    return { file, path, reading, faults: [] };
}


/***/ }),

/***/ 43232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readHere)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17731);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18341);
/* harmony import */ var _plan_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84317);




async function readHere(context, { values, operands }, usage) {
    const { file, path, reading, faults } = await (0,_plan_here_js__WEBPACK_IMPORTED_MODULE_3__/* .planHere */ .s)(context, values, operands[0]);
    const read = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanAt */ .pz)(path, file, reading).catch((error) => {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'PLAN_MISSING',
            message: `${file} cannot be read: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUnread */ .Ms)(error)}`,
            hint: `Name the plan file: ${usage}`,
        });
    });
    return { ...read, file, faults };
}


/***/ })

};
