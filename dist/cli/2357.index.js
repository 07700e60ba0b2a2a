export const id = 2357;
export const ids = [2357];
export const modules = {

/***/ 70385:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Ln: () => (/* binding */ explainSettings),
/* harmony export */   tN: () => (/* binding */ unreadVariables),
/* harmony export */   yr: () => (/* binding */ honouredVariables)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);


const settingNames = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
function explainSettings({ settings: values, sources, places, files }) {
    return settingNames.map((name) => {
        const { fallback, unit, help, example } = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        return {
            name,
            value: values[name] ?? null,
            source: sources[name],
            place: places[name],
            file: files[name] ?? null,
            default: fallback ?? null,
            variables: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h)(name),
            unit: unit ?? null,
            help,
            example,
        };
    });
}
function unreadVariables(environment, others) {
    const read = new Set([...settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h), ...others]);
    return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !read.has(name));
}
const honouredVariables = () => settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h);


/***/ }),

/***/ 53732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ confFiles),
/* harmony export */   Vr: () => (/* binding */ readConf)
/* harmony export */ });
/* unused harmony export readAssignments */
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70385);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6952);



const confFiles = ['.ralph/config/ralph.conf', '.ralph/ralph.conf', 'ralph.conf'];
const withoutSetting = {
    RALPH_LOG_FILE: 'the log is on the state branch; `ralph log` shows it',
    RALPH_EVENTS_FILE: 'events are on the state branch; `ralph log --json` prints them',
    RALPH_CONTROL_FILE: 'orders are given by command or comment, and `ralph orders` lists them',
    RALPH_PAUSE_POLL_SECONDS: 'a paused run ends its job, so nothing waits for the order to resume',
};
function readConf(source) {
    const { values, unread } = readAssignments(source);
    return { values: values.map(meaning), unread };
}
const byVariable = new Map(_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.flatMap((name) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesOf */ .h)(name).map((variable) => [variable, name])));
function meaning({ name, line, value }) {
    const setting = byVariable.get(name);
    if (setting === undefined) {
        const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : 'nothing reads it';
        return { name, line, setting, ...(why !== undefined && { why }) };
    }
    if (value === undefined)
        return { name, line, setting, why: 'only a shell could evaluate it, and ralph runs none' };
    if (value === '')
        return { name, line, setting, value: _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].fallback };
    const read = typeof value === 'string' ? inVariable(name, value, setting) : reader(setting)(value);
    return { name, line, setting, ...('value' in read ? read : { why: `expected ${read.expected}` }) };
}
const reader = (setting) => _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].read;
function inVariable(name, value, setting) {
    const given = { flags: {}, plan: undefined, file: {}, fileName: '' };
    const read = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .M)({ ...given, environment: { [name]: value } });
    return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value);
}
const assignment = /(?:(?:export|readonly|local|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?([A-Za-z_]\w*)(\+?)=/y;
const blanks = /[ \t]*/y;
const parts = [
    [/(?:[^\s'"\\$`()&|;<>#]|(?<=[^\s(;])#)+/y, ([text]) => text],
    [/'([^']*)'/y, ([, text]) => text],
    [/"((?:[^"\\]|\\[\s\S])*)"/y, ([, text = ''], own) => doubleQuoted(text, own)],
    [/\\\n/y, () => ''],
    [/\\([\s\S])/y, ([, text]) => text],
    [/\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}/y, ([, name, text], own) => (name === own ? text : undefined)],
    [/['"$`\\]/y, () => undefined],
];
const inDoubleQuotes = /\\([\s\S])|\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}|`|\$(?=[\w{(@*#?!-])/g;
function doubleQuoted(text, own) {
    let dynamic = false;
    const value = text.replace(inDoubleQuotes, (all, escaped, name, given = '') => {
        if (escaped === '\n')
            return '';
        if (escaped !== undefined)
            return /["\\$`]/.test(escaped) ? escaped : all;
        if (name === own)
            return given;
        dynamic = true;
        return '';
    });
    return dynamic ? undefined : value;
}
function valueReader(text) {
    let at = 0;
    let line = 1;
    return {
        line: () => line,
        ended: () => at >= text.length,
        take(pattern) {
            pattern.lastIndex = at;
            const match = pattern.exec(text);
            at += match?.[0].length ?? 0;
            line += (match?.[0].split('\n').length ?? 1) - 1;
            return match;
        },
    };
}
function takeWord({ take }, own) {
    let value = '';
    let any = false;
    const next = () => parts.some(([pattern, meaning]) => {
        const match = take(pattern);
        if (!match)
            return false;
        const said = meaning(match, own);
        value = value === undefined || said === undefined ? undefined : value + said;
        return true;
    });
    while (next())
        any = true;
    return any ? { value } : null;
}
function takeArray(from, own) {
    const items = [];
    while (!from.ended()) {
        from.take(/(?:\s|#[^\n]*)*/y);
        if (from.take(/\)/y))
            return items.every((item) => item !== undefined) ? items : undefined;
        const word = takeWord(from, own);
        items.push(word?.value);
        if (!word)
            from.take(/[\s\S]/y);
    }
    return undefined;
}
const takeValue = (from, own) => from.take(/\(/y) ? takeArray(from, own) : (takeWord(from, own) ?? { value: '' }).value;
function readAssignments(source) {
    const from = valueReader(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const found = new Map();
    const unread = [];
    while (!from.ended()) {
        from.take(blanks);
        const line = from.line();
        const [, name, plus] = from.take(assignment) ?? [];
        if (name !== undefined) {
            const value = takeValue(from, name);
            found.set(name, { name, value: plus === '+' ? joined(found.get(name), value) : value, line });
        }
        if (endsHere(from))
            continue;
        if (name !== undefined)
            found.set(name, { name, value: undefined, line });
        else
            unread.push({ line, why: 'it is not an assignment, and no code in this file is run' });
    }
    return { values: [...found.values()], unread };
}
function endsHere({ take }) {
    take(blanks);
    if (take(/;/y))
        return true;
    const [rest = ''] = take(/[^\n]*/y) ?? [];
    take(/\n/y);
    return rest === '' || rest.startsWith('#');
}
function joined(before, more) {
    if (before === undefined || more === undefined)
        return more;
    if (before.value === undefined)
        return undefined;
    if (typeof before.value === 'string' && typeof more === 'string')
        return before.value + more;
    return [before.value, more].flat();
}


/***/ }),

/***/ 55169:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ withoutIterations),
/* harmony export */   sd: () => (/* binding */ readProgressLog),
/* harmony export */   si: () => (/* binding */ progressEntries),
/* harmony export */   su: () => (/* binding */ progressEntry),
/* harmony export */   zC: () => (/* binding */ nextProgressLog)
/* harmony export */ });
/* harmony import */ var _schema_run_progress_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36002);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49484);


const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
function progressEntry({ task, iteration, at, handoff, changes }) {
    return {
        task_id: task.id,
        iteration,
        timestamp: at,
        summary: cut(handoff.summary),
        title: cut(task.title),
        files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({ path, action })),
        files_total: changes.length,
        tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
            file: cut(file),
            test_names: first(test_names).map(cut),
        })),
        design_decisions: first(handoff.architectural_notes).map(cut),
        constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
            constraint: cut(constraint),
            impact: cut(impact ?? workaround ?? ''),
        })),
        deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
            planned: cut(planned),
            actual: cut(actual),
            reason: cut(reason),
        })),
        bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
            description: cut(description),
            resolution: cut(resolution ?? ''),
            resolved,
        })),
        fully_complete: handoff.task_completed?.fully_complete ?? true,
    };
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
function nextProgressLog(context) {
    const seen = new Set();
    const entries = [...context.newest.map(progressEntry), ...(context.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countStatuses */ .ip)(context.rows);
    return {
        generated_at: context.generated,
        plan_summary: {
            total_tasks: context.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
            given_up: counts.given_up,
        },
        entries: entries.slice(0, progressEntries),
    };
}
const withoutIterations = (log, iterations) => log && { ...log, entries: log.entries.filter((entry) => !iterations.includes(entry.iteration)) };
function readProgressLog(stored) {
    if (stored === undefined)
        return null;
    try {
        return _schema_run_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .ProgressLog */ .q.safeParse(JSON.parse(stored)).data ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ progressLogMarkdown)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _facts_progress_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55169);
/* harmony import */ var _terminal_task_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12980);




function progressLogMarkdown(log, context) {
    const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${context.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}.` +
            ` As of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(log.generated_at)}.`,
        (0,_terminal_task_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)(context.rows),
        ...(context.omitted ? [context.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
        ...(log.entries.length === _facts_progress_log_js__WEBPACK_IMPORTED_MODULE_2__/* .progressEntries */ .si ? [older] : []),
    ];
    return `${parts.join('\n\n')}\n`;
}
const older = 'Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.';
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The checks passed, but the agent says that the task is not complete yet.']),
        ...(files.length > 0 ? [['| File | Action |', '| --- | --- |', ...files].join('\n')] : []),
        ...(more > 0 ? [`And ${more} more files.`] : []),
        ...list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
        ...list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
        ...list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
        ...list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
        ...list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
            `${resolved ? 'resolved' : 'open'}: ${description}`,
            resolution,
        ]),
    ];
    return parts.join('\n\n');
}
function list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 500);


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

/***/ 85529:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importDeluxeCommand: () => (/* binding */ importDeluxeCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/no-platform.js
var no_platform = __webpack_require__(71001);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var entry = __webpack_require__(49325);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
;// CONCATENATED MODULE: ./build/core/import/json-file.js


const mostFaults = 20;
function readJsonFile(file, text, shape) {
    const source = text.replace(/^\uFEFF/, '');
    const at = (offset = 0) => `${file}:${source.slice(0, offset).split('\n').length}`;
    const document = (0,json_syntax/* parseDocument */.Tp)(source);
    if (Array.isArray(document))
        return { findings: document.map(({ offset, message }) => `${at(offset)}: ${message}`) };
    const read = shape.safeParse(document.value);
    if (read.success)
        return { value: read.data };
    const findings = read.error.issues.slice(0, mostFaults).map(({ path, message }) => {
        const keys = path.map((part) => (typeof part === 'number' ? part : String(part)));
        const depths = keys.map((_, depth) => (0,main.findNodeAtLocation)(document.root, keys.slice(0, keys.length - depth)));
        const node = depths.find((found) => found !== undefined) ?? document.root;
        return `${at(node.offset)} ${place(keys)}: ${message}`;
    });
    return { findings };
}
const place = (keys) => keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the whole';

;// CONCATENATED MODULE: ./build/core/import/index-entries.js




const headings = {
    Constraints: 'constraint',
    'Architectural Decisions': 'decision',
    Patterns: 'pattern',
    Gotchas: 'gotcha',
    Unresolved: 'unresolved',
};
const Rows = schemas/* array */.YOg(schemas/* object */.Ikc({
    iteration: schemas/* number */.aig().int(),
    task: schemas/* string */.YjP().nullish(),
    summary: schemas/* string */.YjP().nullish(),
    memory_ids: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    source_iterations: schemas/* array */.YOg(schemas/* number */.aig().int()).nullish(),
    status: schemas/* enum */.k5n(['active', 'superseded', 'deprecated']).nullish(),
    supersedes: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullish(),
}));
const olderProgram = 'ralph-deluxe';
function readIndex(files) {
    const rows = files.json ? readJsonFile(files.json.file, files.json.text, Rows) : { value: [] };
    if ('findings' in rows)
        return rows;
    const { entries, strange } = readPage(files.page ?? '');
    const known = new Set(entries.map(({ id }) => id));
    const more = rows.value.flatMap((row) => rowEntries(row).filter(({ id }) => !known.has(id)));
    return { value: { entries: settle([...entries, ...more], rows.value), strange } };
}
const idOf = (written) => {
    const id = written
        .replace(/^K-/i, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    const read = entry/* KnowledgeId */.gk.safeParse(`K-${id}`);
    return read.success ? read.data : undefined;
};
const idsIn = (text) => text.split(/[\s,]+/).flatMap((one) => idOf(one) ?? []);
function readPage(page) {
    const entries = [];
    const strange = [];
    let type;
    for (const [at, raw] of page.split(/\r?\n/).entries()) {
        const line = raw.trimEnd();
        const heading = /^## (.+)$/.exec(line)?.[1];
        if (heading !== undefined)
            type = headings[heading.trim()];
        else if (line.startsWith('- ') && type !== undefined) {
            const entry = pageEntry(line.slice(2), type, (id) => entries.some((other) => other.id === id));
            if (entry)
                entries.push(entry);
        }
        else if (line !== '' && !/^#\s|^Last updated:|^<!--|^\(?none\)?\.?$/i.test(line))
            strange.push(at + 1);
    }
    return { entries, strange };
}
function pageEntry(line, type, taken) {
    const written = /^\[?(K-[\w-]+)\]?:?\s*/.exec(line);
    const sources = [...line.matchAll(/\[source:\s*iter(?:ations?)?\s*([\d,\s]+)\]/gi)].flatMap(([, list = '']) => numbers(list));
    const supersedes = [...line.matchAll(/\[supersedes:\s*([^\]]+)\]/gi)].flatMap(([, ids = '']) => idsIn(ids));
    const text = (0,knowledge_entry/* entryText */.u0)(line.slice(written?.[0].length ?? 0).replace(/\[(?:source|supersedes):[^\]]*\]/gi, ''));
    if (text === '')
        return undefined;
    const own = written?.[1] === undefined ? undefined : idOf(written[1]);
    const id = own === undefined || taken(own) ? (0,knowledge_entry/* freeId */.wQ)(type, text, taken) : own;
    return entryOf({ id, text, iterations: sources, supersedes: supersedes.filter((one) => one !== id) });
}
const numbers = (list) => [...new Set(list.match(/\d+/g)?.map(Number) ?? [])].sort((a, b) => a - b);
const entryOf = (given) => entry/* Knowledge */.vs.parse({
    by: null,
    url: null,
    from: olderProgram,
    hard: given.id.startsWith('K-constraint-') && (0,knowledge_entry/* soundsHard */.W_)(given.text),
    ...given,
});
function rowEntries(row) {
    const text = (0,knowledge_entry/* entryText */.u0)(row.summary ?? '');
    if (text === '')
        return [];
    const iterations = numbers((row.source_iterations ?? [row.iteration]).join(','));
    return (row.memory_ids ?? []).flatMap((written) => {
        const id = idOf(written);
        return id === undefined ? [] : entryOf({ id, text, iterations, task: row.task ?? null });
    });
}
function settle(entries, rows) {
    const said = new Map();
    for (const row of rows)
        for (const id of row.memory_ids?.flatMap((one) => idOf(one) ?? []) ?? [])
            said.set(id, row);
    const all = entries.map((entry) => {
        const row = said.get(entry.id);
        const extra = [row?.supersedes ?? []].flat().flatMap((one) => idOf(one) ?? []);
        const supersedes = [...new Set([...entry.supersedes, ...extra])].filter((id) => id !== entry.id);
        const iterations = entry.iterations.length > 0 ? entry.iterations : row ? [row.iteration] : [];
        return {
            ...entry,
            supersedes,
            iterations,
            task: entry.task ?? row?.task ?? null,
            status: row?.status ?? entry.status,
        };
    });
    const by = new Map(all.flatMap(({ id, supersedes }) => supersedes.map((target) => [target, id])));
    const unique = [...new Map(all.map((entry) => [entry.id, entry])).values()];
    return unique.map((entry) => {
        const successor = by.get(entry.id);
        if (successor !== undefined)
            return { ...entry, status: 'superseded', why: `superseded by ${successor}` };
        return entry.status === 'active' ? entry : { ...entry, why: `${entry.status} in ${olderProgram}` };
    });
}

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/report/facts/progress-log.js
var progress_log = __webpack_require__(55169);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/markdown/progress-log-markdown.js
var progress_log_markdown = __webpack_require__(2377);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/schema/run/stored-event.js
var stored_event = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
// EXTERNAL MODULE: ./build/app/phase/intake/intake.js + 4 modules
var intake = __webpack_require__(66470);
;// CONCATENATED MODULE: ./build/app/import-run.js












const mostRecent = 4;
async function importRun(ports, job, { folder, digest, by }) {
    const { run } = await ports.store.load();
    if (run) {
        if ((await importedAs(ports, run.state)) === digest)
            return { kind: 'known', state: run.state };
        throw new error_error/* RalphError */.A({
            code: 'IMPORT_RUN_EXISTS',
            message: `The plan ${job.planName} already has a run here, with ${(0,amounts/* plural */.LS)(run.state.iteration, 'iteration')}.`,
            hint: `Nothing was changed. \`${(0,report_context/* ralphCommand */.lC)(job, 'status')}\` shows that run; \`ralph delete ${job.planName}\` removes it.`,
        });
    }
    const ledger = (0,job_ledger/* openLedger */.a)(ports, null, job);
    (0,intake/* startRun */.AD)(ports, job, ledger);
    const recent = [...folder.handoffs]
        .toReversed()
        .flatMap(([iteration, { summary }]) => {
        const task = folder.taskOf.get(iteration);
        return task === undefined ? [] : [{ iteration, task, summary }];
    })
        .slice(0, mostRecent);
    const { iteration, compaction, knowledge } = folder;
    ledger.record({ type: 'run_imported', from: olderProgram, digest, iteration, recent, compaction });
    if (knowledge.length > 0)
        ledger.record({ type: 'knowledge_inherited', from: olderProgram, entries: [...knowledge] });
    for (const [at, text] of folder.hints.entries())
        ledger.record({ type: 'note', id: `${olderProgram}-${at + 1}`, by, text, task: null });
    for (const [at, handoff] of folder.handoffs)
        ledger.attach((0,state_paths/* iterationPath */.lr)(at, 'handoff.json'), json({ source: 'structured', handoff }));
    if (folder.memory !== undefined)
        ledger.attach(state_paths/* memoryPath */.bf, folder.memory);
    if (folder.progress.length > 0)
        recordProgress(ports, ledger, folder);
    await ledger.save(`import the run of ${olderProgram}`);
    return { kind: 'imported', state: ledger.state };
}
async function importedAs({ store }, state) {
    const [segment = ''] = await store.readMany([(0,state_paths/* segmentPath */.RA)(1)]);
    const events = segment
        ?.split('\n')
        .filter(Boolean)
        .map((line) => stored_event/* StoredEvent */.S.parse(JSON.parse(line))) ?? [];
    const begun = events.find((event) => event.type === 'run_started');
    const imported = events.find((event) => event.type === 'run_imported');
    return begun?.run === state.run ? imported?.digest : undefined;
}
function recordProgress({ clock }, ledger, { progress }) {
    const { plan, state } = ledger;
    const generated = new Date(clock.now()).toISOString();
    const rows = (0,begin/* recordsOf */.M$)(plan, state);
    const entries = progress.toSorted((a, b) => b.iteration - a.iteration);
    const empty = (0,progress_log/* nextProgressLog */.zC)({ previous: null, newest: [], rows, generated });
    const log = (0,progress_log/* nextProgressLog */.zC)({ previous: { ...empty, entries }, newest: [], rows, generated });
    ledger.attach('progress-log.json', json(log));
    ledger.attach('progress-log.md', (0,progress_log_markdown/* progressLogMarkdown */.p)(log, { plan: state.plan, ...(0,task_rows/* rowsInState */.UV)({ plan, state }) }));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/run/progress-log.js
var run_progress_log = __webpack_require__(36002);
// EXTERNAL MODULE: ./build/core/config/resolve/ralph-conf.js
var ralph_conf = __webpack_require__(53732);
// EXTERNAL MODULE: ./build/core/mcp/memory-file.js
var memory_file = __webpack_require__(28049);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/import/deluxe-folder.js








const deluxeFiles = {
    state: 'state.json',
    page: 'knowledge-index.md',
    index: 'knowledge-index.json',
    progress: 'progress-log.json',
    hints: 'context/operator-hints.md',
    conf: 'config/ralph.conf',
    memory: 'memory.jsonl',
};
const leftFiles = {
    'context/compacted-latest.json': 'the index and the handoffs contain the same',
    'context/failure-context.md': 'the next attempt starts from scratch',
    'control/commands.json': 'give its orders again; `ralph --help` lists them',
    'logs/events.jsonl': 'the log of this run starts now; the older one stays where it is',
    'progress-log.md': 'it is written again from the entries',
    templates: 'read where they are, under the names of docs/running.md',
    skills: 'read where they are',
    'config/agents.json': 'read where it is',
};
const count = schemas/* number */.aig().int().min(0).catch(0);
const State = schemas/* object */.Ikc({
    current_iteration: schemas/* number */.aig().int().min(0),
    last_compaction_iteration: count,
    coding_iterations_since_compaction: count,
    total_handoff_bytes_since_compaction: count,
    last_task_id: schemas/* string */.YjP().nullish(),
    mode: schemas/* string */.YjP().nullish(),
});
const AnyHandoff = schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish(), freeform: schemas/* string */.YjP().nullish() })
    .transform(({ plan_amendments: _, ...handoff }) => {
    const done = schemas/* object */.Ikc({ summary: schemas/* string */.YjP().min(1) }).safeParse(handoff['task_completed']).data;
    const summary = handoff.summary || done?.summary || 'No summary was left.';
    return { ...handoff, summary, freeform: handoff.freeform || summary };
})
    .pipe(handoff/* Handoff */.Pj);
const deluxe_folder_text = schemas/* string */.YjP().catch('');
const { shape } = run_progress_log/* ProgressEntry */.s;
const Progress = schemas/* object */.Ikc({
    entries: schemas/* array */.YOg(run_progress_log/* ProgressEntry */.s.extend({
        summary: deluxe_folder_text,
        title: deluxe_folder_text,
        files_changed: shape.files_changed.default([]),
        files_total: schemas/* number */.aig().int().optional(),
        tests_added: shape.tests_added.default([]),
        design_decisions: shape.design_decisions.default([]),
        constraints: schemas/* array */.YOg(schemas/* object */.Ikc({ constraint: deluxe_folder_text, impact: deluxe_folder_text })).default([]),
        deviations: schemas/* array */.YOg(schemas/* object */.Ikc({ planned: deluxe_folder_text, actual: deluxe_folder_text, reason: deluxe_folder_text })).default([]),
        bugs: schemas/* array */.YOg(schemas/* object */.Ikc({ description: deluxe_folder_text, resolution: deluxe_folder_text, resolved: schemas/* boolean */.zMY().catch(false) })).default([]),
        fully_complete: schemas/* boolean */.zMY().default(true),
    }).transform((entry) => ({ ...entry, files_total: entry.files_total ?? entry.files_changed.length }))),
});
const handoffNumber = (file) => {
    const digits = /^handoffs\/handoff-0*(\d{1,9})\.json$/.exec(file)?.[1];
    return digits === undefined ? undefined : Number(digits);
};
function readDeluxeFolder(files, unread = []) {
    const findings = [...unread];
    const read = (file, shape) => {
        const source = files.get(file);
        if (source === undefined)
            return undefined;
        const found = readJsonFile(file, source, shape);
        if ('value' in found)
            return found.value;
        findings.push(...found.findings);
        return undefined;
    };
    const state = read(deluxeFiles.state, State);
    const numbered = [...files.keys()].flatMap((file) => {
        const iteration = handoffNumber(file);
        return iteration === undefined ? [] : [{ iteration, file }];
    });
    numbered.sort((a, b) => a.iteration - b.iteration);
    const handoffs = new Map(numbered.flatMap(({ iteration, file }) => pair(iteration, read(file, AnyHandoff))));
    const progress = read(deluxeFiles.progress, Progress)?.entries ?? [];
    const json = files.get(deluxeFiles.index);
    const index = readIndex({
        page: files.get(deluxeFiles.page),
        json: json === undefined ? undefined : { file: deluxeFiles.index, text: json },
    });
    if ('findings' in index)
        findings.push(...index.findings);
    if (state === undefined && handoffs.size === 0 && findings.length === 0)
        findings.push('there is neither a state.json nor a handoff: this is not a .ralph folder of ralph-deluxe');
    if (findings.length > 0 || 'findings' in index)
        return { findings };
    return { folder: gathered(files, { state, handoffs, progress, index: index.value }) };
}
function gathered(files, read) {
    const { state, handoffs, progress } = read;
    const { entries, strange } = read.index;
    const newest = Math.max(0, state?.current_iteration ?? 0, ...[
        ...handoffs.keys(),
        ...progress.map(({ iteration }) => iteration),
        ...entries.flatMap(({ iterations }) => iterations),
    ]);
    const conf = files.get(deluxeFiles.conf);
    const memory = (0,memory_file/* readMemory */.S1)((files.get(deluxeFiles.memory) ?? '').split(/\r?\n/));
    return {
        iteration: newest,
        handoffs,
        taskOf: new Map([
            ...progress.map(({ iteration, task_id }) => [iteration, task_id]),
            ...[...handoffs].flatMap(([iteration, { task_completed: done }]) => pair(iteration, done?.task_id)),
        ]),
        knowledge: entries,
        progress,
        hints: hintsIn(files.get(deluxeFiles.hints) ?? ''),
        mode: state?.mode ?? undefined,
        compaction: {
            through: state?.last_compaction_iteration ?? 0,
            iterations: state?.coding_iterations_since_compaction ?? 0,
            bytes: state?.total_handoff_bytes_since_compaction ?? 0,
        },
        conf: conf === undefined ? undefined : (0,ralph_conf/* readConf */.Vr)(conf),
        memory: 'text' in memory && memory.text !== '' ? memory.text : undefined,
        remarks: [
            ...strange.map((line) => `${deluxeFiles.page}:${line} is not an entry of the index`),
            ...('why' in memory ? [`${deluxeFiles.memory} is not a memory server's file: ${memory.why}`] : []),
        ],
    };
}
const pair = (iteration, value) => value === undefined ? [] : [[iteration, value]];
const hintsIn = (page) => page
    .split('\n')
    .map((line) => (0,one_line/* oneLine */.TN)(line.replace(/^\s*-\s*(?:\[[^\]]*\]\s*)?/, ''), 2_000))
    .filter((line) => line !== '' && !line.startsWith('#'));

// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
;// CONCATENATED MODULE: ./build/core/import/settings-of-run.js


function confValues({ conf, mode }) {
    const values = conf?.values ?? [];
    const said = mode === undefined || values.some(({ setting }) => setting === 'mode');
    return said ? values : [...values, ...(0,ralph_conf/* readConf */.Vr)(`RALPH_MODE='${mode.replaceAll("'", '')}'`).values];
}
function settingsOfRun(folder, sources) {
    const values = {};
    const taken = [];
    const without = (folder.conf?.unread ?? []).map((one) => ({ name: '', ...one }));
    for (const one of confValues(folder)) {
        const { name, line, setting } = one;
        const why = one.why ?? (setting && whyNotHere(setting, sources));
        if (why !== undefined || setting === undefined)
            without.push({ name, line, why: why ?? 'nothing reads it' });
        else if (one.value !== undefined) {
            taken.push({ name, setting });
            values[setting] = asFlag(setting, one.value);
        }
    }
    return { values, taken, without };
}
const asFlag = (setting, value) => 'unit' in settings/* settings */.W[setting] && settings/* settings */.W[setting].unit === 'ms' ? `${value}ms` : value;
function whyNotHere(setting, sources) {
    if (setting === 'plan')
        return undefined;
    if (sources[setting] !== 'default')
        return `${setting} is already set here`;
    return settings/* settings */.W[setting].rule === 'job'
        ? `${setting} applies to each job separately: write it into .github/ralph.yml`
        : undefined;
}

// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
;// CONCATENATED MODULE: ./build/core/report/terminal/import-text.js



const importJson = ({ folder, settings: { taken, without }, ...facts }) => ({
    ...facts,
    iteration: folder.iteration,
    handoffs: folder.handoffs.size,
    knowledge: folder.knowledge.length,
    progress: folder.progress.length,
    hints: folder.hints.length,
    memory: folder.memory !== undefined,
    settings: taken,
    without,
    remarks: folder.remarks,
});
function importText(facts, look) {
    const { kind, plan, folder, left, next } = facts;
    const { taken, without } = facts.settings;
    const { handoffs, knowledge, progress, hints, iteration, remarks } = folder;
    if (kind === 'known')
        return (0,display_width/* fitLines */.RV)([`This folder was imported before: the run ${plan} starts from it. Nothing was changed.`, `Next: ${next}`], look);
    const active = knowledge.filter(({ status }) => status === 'active').length;
    const took = [
        `iterations up to ${iteration}; the next one is ${iteration + 1}`,
        (0,amounts/* plural */.LS)(handoffs.size, 'handoff'),
        `${(0,amounts/* plural */.LS)(knowledge.length, 'entry', 'entries')} of the index, of which ${active} are in force`,
        `${(0,amounts/* plural */.LS)(progress.length, 'entry', 'entries')} of the progress log`,
        ...(folder.memory === undefined ? [] : ['memory.jsonl, for a memory server of this run']),
        ...(hints.length > 0 ? [(0,amounts/* plural */.LS)(hints.length, 'hint')] : []),
        ...(taken.length > 0 ? [`settings: ${taken.map(({ name, setting }) => `${name} (${setting})`).join(', ')}`] : []),
    ];
    const gone = [
        ...remarks,
        ...without.map(({ name, line, why }) => `ralph.conf:${line} ${name}: ${why}`),
        ...left.map(({ file, why }) => `${file}: ${why}`),
    ];
    const lines = [
        `Imported the run ${plan} of ralph-deluxe:`,
        ...took.map((line) => `  ${(0,one_line/* plainLine */.h0)(line, 2_000)}`),
        ...(gone.length > 0 ? ['Left:', ...gone.map((line) => `  ${(0,one_line/* plainLine */.h0)(line, 500)}`)] : []),
        `Next: ${next}`,
    ];
    return (0,display_width/* fitLines */.RV)(lines, look);
}

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/rule-project.js + 1 modules
var rule_project = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/import-deluxe.js






















const import_deluxe_flags = {
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const importDeluxeCommand = {
    help: `Starts a run that continues where a run of ralph-deluxe ended. Imports its iterations, handoffs, index, progress log and
hints, and the values of its ralph.conf, which is read as text and never executed. The plan says which tasks are done.
If the folder has a fault or the plan already has a run, nothing is changed. The folder itself is only read.

Usage: ralph import ralph-deluxe FOLDER [options]

Examples:
  ralph import ralph-deluxe .ralph
  ralph import ralph-deluxe ../old/.ralph --plan plan.json

Options:
${(0,flags/* flagHelp */.QR)(import_deluxe_flags)}`,
    flags: import_deluxe_flags,
    operands: 1,
    run: importDeluxe,
};
async function importDeluxe(context, { values, operands: [folder] }) {
    if (folder === undefined) {
        const hint = 'It is usually .ralph: `ralph import ralph-deluxe .ralph`.';
        throw new error_error/* RalphError */.A({ code: 'USAGE', message: 'Name the folder of ralph-deluxe to import.', hint });
    }
    const directory = (0,external_node_path_.resolve)(context.cwd, folder);
    const { files, unread, left } = await readFolder(directory, folder);
    const read = readDeluxeFolder(files, unread);
    if ('findings' in read)
        throw invalid(folder, read.findings);
    const taken = await settingsOf(context, values, read.folder);
    const project = await (0,project_project/* openProject */.U8)(context, taken.flags);
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([...files].sort()))
        .digest('hex');
    const facts = await (0,state_access/* withTemporaryState */.HP)(project, context, async (access) => {
        const { run } = await access.state.load();
        const use = { run, access, fresh: true, change: false };
        const { project: ruled, rules } = await (0,rule_project/* ruleProject */.i)(project, context, use);
        const ports = {
            ...no_platform/* noPlatform */.R,
            store: access.state,
            clock: (0,clock/* systemClock */.m)(context.now),
            liveness: await (0,liveness/* processLiveness */.x)(),
            show: () => undefined,
            redact: (0,redact/* redactor */.$p)(project.secrets),
        };
        const by = project.repository.user.name ?? (0,environment/* userName */.nT)();
        const { kind } = await importRun(ports, (0,job_settings/* jobSettings */.b)(ruled, { rules }), { folder: read.folder, digest, by });
        const plan = project.planName;
        return { kind, plan, folder: read.folder, settings: taken, left, next: (0,report_context/* ralphCommand */.lC)(project, 'run') };
    });
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    const text = values['json'] ? (0,inert/* inertJson */.n)(importJson(facts)) : importText(facts, (0,project_context/* lookOf */.Li)(context)).join('\n');
    context.out(`${clean(text)}\n`);
    return 0;
}
async function readFolder(directory, folder) {
    const names = await (0,promises_.readdir)(directory).catch(() => undefined);
    if (names === undefined)
        throw invalid(folder, ['there is no such folder']);
    const numbered = (await (0,promises_.readdir)((0,external_node_path_.join)(directory, 'handoffs')).catch(() => [])).map((name) => `handoffs/${name}`);
    const wanted = [...Object.values(deluxeFiles), ...numbered.filter((name) => handoffNumber(name) !== undefined)];
    const trusted = (0,trusted_files/* trustedFilesIn */.C)(directory);
    const files = new Map();
    const unread = [];
    for (const file of wanted) {
        const text = await trusted.read(file).catch((error) => {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            unread.push(error.message);
            return undefined;
        });
        if (text !== undefined)
            files.set(file, text);
    }
    const there = await Promise.all(Object.entries(leftFiles).map(async ([file, why]) => (await isThere((0,external_node_path_.join)(directory, file))) ? [{ file, why }] : []));
    return { files, unread, left: there.flat() };
}
const isThere = (path) => (0,promises_.access)(path).then(() => true, () => false);
async function settingsOf(context, given, folder) {
    const plan = confValues(folder).find(({ setting }) => setting === 'plan')?.value;
    const named = { ...(typeof plan === 'string' && { plan }), ...given };
    const found = settingsOfRun(folder, (await (0,project_project/* openProject */.U8)(context, named)).sources);
    return { ...found, flags: { ...found.values, ...named } };
}
const invalid = (folder, findings) => new error_error/* RalphError */.A({
    code: 'IMPORT_INVALID',
    message: `${folder} cannot be imported; nothing was changed.`,
    hint: 'Fix the problems above; each starts with the file in that folder and the line.',
    findings,
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


/***/ }),

/***/ 36002:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ProgressLog),
/* harmony export */   s: () => (/* binding */ ProgressEntry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const ProgressEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    task_id: text,
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    summary: text,
    title: text,
    files_changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })),
    files_total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text) })),
    design_decisions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    constraints: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ constraint: text, impact: text })),
    deviations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ planned: text, actual: text, reason: text })),
    bugs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ description: text, resolution: text, resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    fully_complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const ProgressLog = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    generated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    plan_summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total_tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        completed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        pending: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().default(0),
    }),
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ProgressEntry),
});


/***/ })

};
