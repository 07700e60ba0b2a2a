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

/***/ 62090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ noAgentsFile),
/* harmony export */   JW: () => (/* binding */ readAgentsFile),
/* harmony export */   dq: () => (/* binding */ agentsFile),
/* harmony export */   kE: () => (/* binding */ faultBy)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42463);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96351);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);





const agentsFile = '.ralph/config/agents.json';
const Shape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    context_agent: _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .ContextAgent */ .x8.prefault({}),
    passes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentPass */ .Rx).max(20).default([]),
});
const noAgentsFile = {
    passes: [],
    context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
};
async function readAgentsFile(source, files) {
    const read = Shape.safeParse(json(source));
    if (!read.success)
        throw invalid(read.error.issues.map(({ path, message }) => `${place(path)}: ${message}`));
    const { context_agent: context, passes } = read.data;
    const enabled = passes.filter((pass) => pass.enabled);
    const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index);
    const found = await Promise.all(enabled.map((pass) => complete(pass, files)));
    const prep = await contextCall('prep', context.prep, files);
    const post = await contextCall('post', context.post, files);
    const faults = [
        ...[prep, post].flatMap(({ fault }) => fault ?? []),
        ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
        ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
    ];
    if (faults.length > 0)
        throw invalid(faults);
    return {
        passes: found.map(({ pass }) => pass),
        context: { model: context.model, prep: prep.call, post: post.call },
    };
}
const stock = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' };
async function contextCall(name, { max_turns, prompt_template: named }, files) {
    const template = named === undefined ? undefined : await insideOnly(named, files.template);
    const call = { max_turns, template };
    const missing = named !== undefined && named !== stock[name] && template === undefined;
    return { call, ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${named}` }) };
}
async function complete(pass, files) {
    const [{ schema, fault }, template] = await Promise.all([
        schemaOf(pass, files.schema),
        insideOnly(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
    ]);
    const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : [];
    const faults = [...(fault === undefined ? [] : [fault]), ...missing];
    return { pass: { ...pass, schema, template: template ?? '' }, faults };
}
function insideOnly(given, read) {
    const path = given.replace(/^\.ralph\/(?:templates|config)\//, '');
    return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined);
}
async function schemaOf({ schema }, schemaAt) {
    if (schema === undefined)
        return { schema };
    const text = typeof schema === 'string' ? await insideOnly(schema, schemaAt) : undefined;
    if (typeof schema === 'string' && text === undefined)
        return { schema: undefined, fault: `there is no ${schema} in .ralph/config` };
    try {
        const value = text === undefined ? schema : JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return { schema: undefined, fault: 'its schema is not an object' };
        const fault = schemaFault(value);
        return fault === undefined ? { schema: value } : { schema: undefined, fault: `its schema cannot be used: ${fault}` };
    }
    catch (error) {
        return { schema: undefined, fault: `its schema cannot be used: ${messageOf(error)}` };
    }
}
function json(source) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        throw invalid([messageOf(error)]);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const place = (path) => path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'it';
const invalid = (findings) => new _error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'AGENTS_FILE_INVALID',
    message: `${agentsFile} cannot be used.`,
    hint: `Fix the problems above in ${agentsFile} and commit it to the base, or set \`agent-passes-enabled: false\`.`,
    findings,
});
function compiled(schema) {
    const { $async, type } = schema;
    if (Array.isArray(schema))
        throw new Error('it is not an object');
    if ($async !== undefined)
        throw new Error('$async is not supported');
    if (type !== undefined && type !== 'object')
        throw new Error('an answer is an object: its type must be "object"');
    return new ajv__WEBPACK_IMPORTED_MODULE_4__.Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
}
function schemaFault(schema) {
    try {
        compiled(schema);
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
function faultBy(schema, value, withinTime) {
    try {
        return withinTime(() => {
            const matches = compiled(schema);
            if (matches(value))
                return undefined;
            const [error] = matches.errors ?? [];
            return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`;
        });
    }
    catch (error) {
        return `its schema could not be evaluated on its answer: ${messageOf(error)}`;
    }
}


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
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/read-here.js
var read_here = __webpack_require__(43232);
// EXTERNAL MODULE: ./build/entry/project/unread-here.js + 1 modules
var unread_here = __webpack_require__(17171);
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
        const unread = await unreadFindings(context);
        const findings = [...ofPlan, ...unmatchedFindings(reach), ...unchecked, ...unread, ...faults.map(ofConfiguration)];
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
async function unreadFindings(context) {
    const base = await (0,base_files/* openBase */.m)(context).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    });
    const unread = base === undefined ? [] : await (0,unread_here/* unreadHere */.A)(base);
    const place = { path: '', line: null, column: null };
    return unread.map(({ found, remedy }) => ({
        ...{ severity: 'warning', code: 'TEMPLATE_UNREAD', ...place },
        message: found,
        remedy,
    }));
}
const ofConfiguration = (message) => ({
    ...{ severity: 'error', code: 'CONFIG_INVALID', path: '', line: null, column: null, message },
    remedy: '',
});
const saysWhere = new Set(['CONFIG_INVALID', 'TEMPLATE_UNREAD']);
const lineOf = (finding, file) => saysWhere.has(finding.code)
    ? `${`${finding.message} ${finding.remedy}`.trim()} [${finding.code}]`
    : (0,error_text/* findingLine */.mC)(finding, file);
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
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
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
    const { base, given } = await (0,setting_sources/* settingSources */.rw)(context, {});
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
/* harmony import */ var _setting_sources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92486);






async function planHere(context, flags, named) {
    const { cwd, env: environment } = context;
    const given = { ...flags, ...(named !== undefined && { plan: named }) };
    const found = await (0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, given).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code !== 'PLAN_FOLDER')
            return undefined;
        throw error;
    });
    if (found) {
        const { before, base, planFile, planPath, file: config } = found;
        const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(before.settings);
        const file = before.sources.plan === 'flag' ? planFile : found.shownPlan;
        const { toplevel } = base.repository;
        const place = isBelow(toplevel, planPath) ? { files: _base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, toplevel } : alone(planPath);
        return { file, path: planPath, reading: { ...place, cwd, options }, faults: config.findings };
    }
    const { plan: file = 'plan.json', ...rest } = given;
    const { settings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: rest, environment, plan: undefined, file: {}, fileName: '' });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
    return { file, path, reading: { ...alone(path), cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(settings) }, faults: [] };
}
const isBelow = (folder, path) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !inside.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
};
const alone = (path) => ({
    files: { ..._base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, real: async (one) => one },
    toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path),
});


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


/***/ }),

/***/ 17171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ unreadHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/pass/read-agents-file.js
var read_agents_file = __webpack_require__(62090);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(91936);
;// CONCATENATED MODULE: ./build/core/prompt/unread-templates.js



const folder = '.ralph/templates/';
const known = Object.values(overrides/* templatePaths */.b).flat();
function unreadTemplates(files, agents) {
    return files
        .filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !known.includes(path))
        .map((path) => path.slice(folder.length))
        .filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !names(agents, name))
        .map((name) => {
        const meant = (0,nearest/* meantName */.d5)(stem(name), Object.keys(overrides/* templatePaths */.b));
        return {
            found: `${folder}${(0,one_line/* plainLine */.h0)(name, 200)} is not read: no template has this name.`,
            remedy: meant === undefined
                ? `The templates are: ${[...Object.keys(overrides/* templatePaths */.b), 'pass-NAME'].join(', ')}.`
                : `Did you mean ${meant}.md?`,
        };
    });
}
const stem = (name) => name.replace(/\.[^.]*$/, '');
const names = (agents, name) => agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one));

;// CONCATENATED MODULE: ./build/entry/project/unread-here.js



async function unreadHere({ list, read, repository }) {
    const files = await list('.ralph/templates');
    if (files.length === 0)
        return [];
    const agents = await read((0,external_node_path_.join)(repository.toplevel, read_agents_file/* agentsFile */.dq)).catch(() => undefined);
    return unreadTemplates(files, agents?.toString('utf8') ?? '');
}


/***/ }),

/***/ 9329:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xe: () => (/* binding */ AgentEnd),
/* harmony export */   ZH: () => (/* binding */ AgentRecord),
/* harmony export */   kg: () => (/* binding */ AgentFault),
/* harmony export */   rD: () => (/* binding */ AgentSteps)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);


const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const AgentFault = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('error'),
        what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other']),
        message,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('usage_limit'), until: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('overloaded'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('billing'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('auth'), message }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('crashed'),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['wall', 'idle']), afterMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('cancelled') }),
]);
const AgentEnd = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('finished'), structured: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('no_result'), tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    ...AgentFault.options,
]);
const AgentSteps = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kept: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
    more: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
});
const AgentRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    end: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fault: AgentFault.optional(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    denials: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).default([]),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().default(0),
    steps: AgentSteps.optional(),
});


/***/ }),

/***/ 96351:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ AgentCalled),
/* harmony export */   BA: () => (/* binding */ FailurePattern),
/* harmony export */   LL: () => (/* binding */ MadeCalls),
/* harmony export */   NU: () => (/* binding */ ContextDirective),
/* harmony export */   OO: () => (/* binding */ MadeCall),
/* harmony export */   Pl: () => (/* binding */ PlannedCall),
/* harmony export */   aO: () => (/* binding */ ExtractionCall),
/* harmony export */   aZ: () => (/* binding */ postJsonSchema),
/* harmony export */   fq: () => (/* binding */ prepJsonSchema),
/* harmony export */   k0: () => (/* binding */ PreparedPromptRefused),
/* harmony export */   nr: () => (/* binding */ PostAnswer),
/* harmony export */   qA: () => (/* binding */ PrepAnswer),
/* harmony export */   x8: () => (/* binding */ ContextAgent)
/* harmony export */ });
/* unused harmony export ContextRole */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9329);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82222);
/* harmony import */ var _knowledge_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51371);
/* harmony import */ var _mcp_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73006);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);







const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const only = (value) => zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(value, `only ${value}: ralph has its own`).optional();
const call = {
    prompt_template: text.min(1).optional(),
    mcp_config: only('mcp-context.json'),
};
const ContextAgent = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    model: text.min(1).nullable().default(null),
    prep: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).max(1000).default(25),
        ...call,
        schema: only('context-prep-schema.json'),
        output_file: only('.ralph/context/prepared-prompt.md'),
    })
        .prefault({}),
    post: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).max(1000).default(10),
        ...call,
        schema: only('context-post-schema.json'),
    })
        .prefault({}),
});
const ContextRole = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['index', 'post', 'prep', 'research']);
const bounds = { model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(), max_turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() };
const through = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr();
const PlannedCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('role', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('index'), ...bounds, through, trigger: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('post'), ...bounds, through, of: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('prep'), ...bounds }),
]);
const MadeCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    role: ContextRole,
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    end: _agent_end_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentEnd */ .Xe,
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U.extend({ usd: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative().max(100_000) }),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
    edited: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).max(20).default([]),
    servers: _mcp_server_js__WEBPACK_IMPORTED_MODULE_3__/* .ServersLeft */ .gS.optional(),
});
const MadeCalls = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(MadeCall).max(4);
const fact = { at: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(), iteration: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() };
const ExtractionCall = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
    why: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
});
const AgentCalled = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('agent_call'),
    ...fact,
    role: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([...ContextRole.options, 'extraction']),
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    within: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true).optional(),
    of: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().optional(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    edited: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
const FailurePattern = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('failure_pattern'),
    ...fact,
    task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    recommended_action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const ContextDirective = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('context_directive'),
    ...fact,
    task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    role: ContextRole,
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    held: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const PreparedPromptRefused = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('prepared_prompt_refused'),
    ...fact,
    why: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const PrepAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['proceed', 'skip', 'request_human_review', 'research'])
        .describe('proceed whenever the task can be tried; the others only for the reasons in your instructions.'),
    reason: text.min(1).describe('One or two sentences.'),
    prepared_prompt: text.describe('For proceed: the whole prompt for the coding agent.').optional(),
    research: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).max(10).describe('For research: the questions, each answerable by reading.').optional(),
});
const prepJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .answerSchema */ .U)(PrepAnswer);
const RecommendedAction = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['proceed', 'skip_task', 'modify_plan', 'request_human_review', 'increase_retries']);
const PostAnswer = _knowledge_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .KnowledgeAnswer */ .TV.extend({
    failure_pattern: text
        .describe('Only if the same failure came again: what repeats, and in which iterations.')
        .optional(),
    recommended_action: RecommendedAction,
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('For modify_plan: at most 3 changes, each with its reason.').optional(),
    summary: text.min(1).describe('One sentence: what you took in, and why you recommend this.'),
});
const postJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .answerSchema */ .U)(PostAnswer);


/***/ }),

/***/ 82222:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ answerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);

function answerSchema(shape) {
    let made;
    return () => {
        made ??= zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(shape, { target: 'draft-7', io: 'input' });
        return made;
    };
}


/***/ }),

/***/ 51371:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ knowledgeJsonSchema),
/* harmony export */   TV: () => (/* binding */ KnowledgeAnswer)
/* harmony export */ });
/* unused harmony export KnowledgeOperation */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82222);



const mostOperations = 50;
const KnowledgeOperation = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['add', 'supersede', 'deprecate', 'merge']),
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .KnowledgeId */ .gk)
        .max(20)
        .describe('Ids of existing entries: the ones to supersede, deprecate or merge. None for add.')
        .optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .describe('Kind of the new entry: for add; else the kind of the first target.')
        .optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .max(_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr)
        .describe('The new entry in one or two sentences: for add, supersede and merge.')
        .optional(),
    hard: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('A constraint that no later work may break. Only for type constraint.').optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive())
        .max(50)
        .describe('Numbers of the iterations that taught it; only ones that passed.')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(300).describe('For deprecate: why it is no longer true.').optional(),
});
const KnowledgeAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ operations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KnowledgeOperation).max(mostOperations) });
const knowledgeJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(KnowledgeAnswer);


/***/ }),

/***/ 73006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ McpServerName),
/* harmony export */   Rs: () => (/* binding */ StdioServer),
/* harmony export */   YU: () => (/* binding */ HttpServer),
/* harmony export */   gS: () => (/* binding */ ServersLeft),
/* harmony export */   hw: () => (/* binding */ ServerTrouble)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^\0]*$/, 'a NUL character is in no argument and no address');
const values = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, text);
const variables = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable'), text);
const McpServerName = text.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'expected a name of letters, digits, "_" and "-", 40 characters at most');
const StdioServer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stdio').default('stdio'),
    command: text.regex(/^(?:\/.*|[^/\\\s]+)$/, 'expected the name of a program on PATH or an absolute path; below the workspace it could be the agent\u2019s own'),
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).max(100).default([]),
    env: variables.default({}),
});
const HttpServer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('http'),
    url: text.regex(/^https?:\/\/[^\s/]/, 'expected an address that begins with https:// or http://'),
    headers: values.default({}),
});
const ServersLeft = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    troubles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(100).readonly(),
    memory: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(10_000).readonly().nullable(),
});
const ServerTrouble = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('server_trouble'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 74639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ PassResult),
/* harmony export */   C9: () => (/* binding */ OwedCall),
/* harmony export */   Fh: () => (/* binding */ PassIssue),
/* harmony export */   KL: () => (/* binding */ PassResults),
/* harmony export */   Rx: () => (/* binding */ AgentPass),
/* harmony export */   TN: () => (/* binding */ PassesBegun),
/* harmony export */   Tp: () => (/* binding */ PassMade),
/* harmony export */   a5: () => (/* binding */ PassAnswer),
/* harmony export */   fA: () => (/* binding */ PassesOwed),
/* harmony export */   t6: () => (/* binding */ passJsonSchema),
/* harmony export */   vc: () => (/* binding */ OwedPasses)
/* harmony export */ });
/* unused harmony export PassCall */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82222);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34511);




const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const PassTrigger = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/, 'expected always, on_success, on_failure or periodic:N');
const AgentPass = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'expected a-z, 0-9, "_" and "-", 40 characters at most'),
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    model: text.min(1).nullish(),
    trigger: PassTrigger,
    max_turns: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(1000).default(5),
    prompt_template: text.min(1),
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([text.min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())]).optional(),
    mcp_config: text
        .regex(/^[\w-][\w.-]*\.json$/, 'expected the name of a file of .ralph/config, such as mcp-context.json')
        .default('mcp-coding.json'),
    read_only: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true, 'a pass only reads').optional(),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['never', 'critical', 'warning', 'suggestion']).default('never'),
});
const Severity = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['critical', 'warning', 'suggestion']);
const PassIssue = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    severity: Severity,
    description: text.min(1).describe('What is wrong, and what it leads to.'),
    file: text.nullable().optional().describe('A file of the change, if the finding is about one.'),
    suggested_fix: text.nullable().optional(),
});
const PassAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassIssue).describe('Defects only; empty if there are none.'),
    summary: text.min(1).describe('One or two sentences.'),
});
const passJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .answerSchema */ .U)(PassAnswer);
const PassCall = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: text,
    end: _agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .Xe,
    model: text.nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    troubles: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
const PassResult = PassCall.extend({
    answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassIssue),
    summary: text,
    why: text.nullable(),
});
const PassResults = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PassResult);
const PassMade = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent_pass'),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: text,
    pass_name: text,
    model: text.nullable(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    apart: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    issues: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    critical: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    summary: text,
});
const Owed = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: text,
    attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    passes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed']),
    start: text,
    commit: text,
});
const OwedPasses = Owed.extend({
    begun: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().default(0),
});
const OwedCall = PassCall.extend({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.extend({ usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(100_000) }),
});
const at = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$();
const PassesOwed = Owed.extend({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('passes_owed'), at });
const PassesBegun = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('passes_begun'), at, iterations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()) });


/***/ }),

/***/ 34511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   rg: () => (/* binding */ RoleSpent),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   xX: () => (/* binding */ lessUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_read_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_creation_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    first_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
});
const noUsage = {
    usd: 0,
    turns: 0,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_creation_tokens: 0,
};
const RoleSpent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional() });
function addUsage(a, b) {
    return {
        usd: a.usd + b.usd,
        turns: a.turns + b.turns,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens,
    };
}
function lessUsage(now, before) {
    const names = Object.keys(noUsage);
    return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}


/***/ }),

/***/ 49325:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sg: () => (/* binding */ knowledgeTypes),
/* harmony export */   gk: () => (/* binding */ KnowledgeId),
/* harmony export */   tr: () => (/* binding */ longestEntry),
/* harmony export */   vs: () => (/* binding */ Knowledge)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'];
const KnowledgeId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(160)
    .regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/, 'expected an id such as K-gotcha-slow-tests');
const longestEntry = 500;
const Knowledge = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: KnowledgeId,
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['active', 'superseded', 'deprecated']).default('active'),
    hard: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    supersedes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(KnowledgeId).default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
});


/***/ })

};
