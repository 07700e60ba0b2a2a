export const id = 6171;
export const ids = [6171];
export const modules = {

/***/ 77382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ settingWords)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);


function settingWords(name, value) {
    const { toggle, unit, object } = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name];
    if (toggle)
        return [value === true ? `--${name}` : `--${name}=false`];
    if (object)
        return settingWordsOf(name, pairsOf(value));
    if (unit === 'ms' && typeof value === 'number')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, `${value / 1000}s`);
    return settingWordsOf(name, Array.isArray(value) ? value : [value ?? '']);
}
const settingWordsOf = (name, values) => (values.length === 0 ? [''] : values).flatMap((one) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, typeof one === 'string' ? one : JSON.stringify(one)));
const pairsOf = (value) => {
    const pairs = Object.entries((value ?? {}));
    const plain = pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith('{') && !/\n/.test(check));
    return plain ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)];
};


/***/ }),

/***/ 46171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  folderSize: () => (/* binding */ folderSize),
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/terminal/queue-text.js
var queue_text = __webpack_require__(80265);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/run-list.js




function runListText(runs, { disk, ...look }) {
    const { width, color } = look;
    const paint = (0,text_paint/* painter */.C2)(color);
    const own = `ralph's own files on this machine use ${(0,amounts/* formatBytes */.z3)(disk.bytes)} in ${disk.folder}.`;
    if (runs.length === 0)
        return (0,display_width/* fitLines */.RV)(['No run is stored here or at any known remote.', own], look);
    const rows = [['Plan', 'Stored at', 'Tasks', 'Updated', 'Disk', 'Status'], ...runs.map(cells)];
    const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    const taken = widths.reduce((sum, one) => sum + one + 2, 0);
    const lines = rows.map((row) => {
        const left = widths.map((one, at) => (0,display_width/* pad */.eV)(row[at] ?? '', one)).join('  ');
        return `${left}  ${(0,display_width/* clip */.$Q)(row[5] ?? '', Math.max(12, width - taken))}`.trimEnd();
    });
    return (0,display_width/* fitLines */.RV)([paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', `${(0,amounts/* plural */.LS)(runs.length, 'run')}. ${own}`], look);
}
const cells = ({ plan, where, status, done, total, updated, disk_bytes }) => [
    (0,one_line/* plainLine */.h0)(plan, 60),
    (0,one_line/* plainLine */.h0)(where, 40),
    done === null ? '' : `${done}/${total}`,
    updated === null ? '' : (0,amounts/* formatUtc */.ay)(updated),
    (0,amounts/* formatBytes */.z3)(disk_bytes),
    (0,one_line/* plainLine */.h0)(status, 200),
];

// EXTERNAL MODULE: ./build/core/report/words/queue-words.js
var queue_words = __webpack_require__(97100);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/queue-typed.js
var queue_typed = __webpack_require__(82635);
;// CONCATENATED MODULE: ./build/entry/command/list.js


















const list_flags = {
    ...(0,flags/* settingFlags */.KB)('remote', 'state-ref'),
    ...flags/* configFlag */.L5,
    ...flags/* jsonFlag */.hG,
};
const listCommand = {
    help: `Lists every run of this repository: those stored here, at origin, and anywhere else that this machine knows of, each
with the disk space it uses here. Changes nothing.

Usage: ralph list [options]

Examples:
  ralph list
  ralph list --remote origin --json

Options:
${(0,flags/* flagHelp */.QR)(list_flags)}`,
    flags: list_flags,
    run: async (context, { values }) => {
        const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, values);
        const runs = [];
        for (const keeper of keepers)
            runs.push(...(await runsOf(keeper, context)));
        const folder = (0,project/* engineHome */.KE)(context.env);
        const disk = { folder: (0,paths/* shownPath */.p)(folder, { home: context.env['HOME'] }), bytes: await folderSize(folder) };
        const clean = (0,redact/* redactor */.$p)([...(0,secret_values/* secretValues */.V)(context.env), ...keepers.flatMap(({ secrets }) => secrets)]);
        const queued = await queueWithPlans(context, values);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ schema: 1, runs, disk, queue: queued && (0,queue_words/* queueDocument */.j$)(queued.queue, queued.next) }, 2)
            : runListText(runs, { ...(0,project_context/* lookOf */.Li)(context), disk }).join('\n');
        context.out(`${clean(text)}\n`);
        if (queued && !values['json']) {
            const { queue, next, typed } = queued;
            context.out(`\nThe queue in ${queue.folder}/\n${(0,queue_text/* nextOfQueue */.Mj)(queue, next, (0,project_context/* lookOf */.Li)(context), typed).join('\n')}\n`);
        }
        return 0;
    },
};
async function queueWithPlans(context, values) {
    const here = await (0,queue_here/* queueHere */.GZ)(context, values);
    if (here.queue.rows.length === 0)
        return null;
    const next = await (0,queue_here/* nextThatReads */.IO)(here, context, () => undefined);
    return { queue: here.queue, next, typed: (0,queue_typed/* queueTyped */.E)(values, context, here) };
}
async function runsOf(keeper, context) {
    const found = await (0,kept_runs/* withKeeper */.$Q)(keeper, context, ({ store }) => (0,kept_runs/* runsAt */.A)(keeper, store)).catch((error) => {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        context.err(`${keeper.shown} could not be read: ${error.message}\n`);
        return [];
    });
    const now = context.now();
    const asked = found.map(async ({ plan, ref, run, fault }) => {
        const state = run && (await (0,kept_runs/* isLost */.JD)(run.state, now)) ? (0,lost_job/* withoutLostJob */.G)(run.state) : run?.state;
        const tasks = Object.values(state?.tasks ?? {});
        return {
            plan,
            where: keeper.shown,
            status: state ? (0,words_status/* standingInWords */.JL)(state) : `cannot be read: ${fault}`,
            done: state ? tasks.filter(({ status }) => status === 'done').length : null,
            total: state ? tasks.length : null,
            updated: state?.updated ?? null,
            state_ref: ref,
        };
    });
    const rows = await Promise.all(asked);
    const known = new Set(rows.map(({ plan }) => plan));
    const left = (await (0,promises_.readdir)((0,external_node_path_.dirname)(keeper.home('x'))).catch(() => [])).filter((plan) => !known.has(plan));
    const alone = { status: 'only files on this machine', done: null, total: null, updated: null, state_ref: null };
    const all = [...rows, ...left.map((plan) => ({ plan, where: keeper.shown, ...alone }))];
    return Promise.all(all.map(async (row) => ({ ...row, disk_bytes: await folderSize(keeper.home(row.plan)) })));
}
async function folderSize(path) {
    const found = await (0,promises_.lstat)(path).catch(() => undefined);
    if (!found)
        return 0;
    const own = found.blocks === undefined ? found.size : found.blocks * 512;
    if (!found.isDirectory())
        return own;
    const names = await (0,promises_.readdir)(path).catch(() => []);
    let sum = own;
    for (const name of names)
        sum += await folderSize((0,external_node_path_.join)(path, name));
    return sum;
}


/***/ }),

/***/ 30320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ flagsOfJob),
/* harmony export */   n2: () => (/* binding */ queueReachedBy),
/* harmony export */   ol: () => (/* binding */ flagsOfQueue)
/* harmony export */ });
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77382);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10866);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13225);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);






function flagsOfJob({ told, sources, settings: values }, rules) {
    const wordsOf = (name) => {
        if (name === 'queue')
            return [];
        if (_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.includes(name))
            return unlikeRun(name, told.byJob[name]?.raw, rules);
        const own = _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W[name].rule === 'job' && ['flag', 'environment'].includes(sources[name]);
        return own ? (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name]) : [];
    };
    return new Map(Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W)
        .map((name) => [name, wordsOf(name)])
        .filter(([, words]) => words.length > 0));
}
const finding = ['config', 'remote', 'state-ref'];
function flagsOfQueue({ sources, settings: values }, flags) {
    const isTold = (name) => name !== 'plan' && !finding.includes(name) && sources[name] === 'flag';
    const told = Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W).filter(isTold);
    return new Map([
        ...told.map((name) => [name, (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name])]),
        ...(flags['no-wait'] === true ? [['no-wait', ['--no-wait']]] : []),
    ]);
}
const queueReachedBy = (flags) => finding.flatMap((name) => {
    const value = flags[name];
    return typeof value === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)(name, (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .ri)(value)) : [];
});
function unlikeRun(name, raw, rules) {
    const recorded = rules?.values[name]?.value ?? ((0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isRule */ .Nd)(name) ? (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .usualRaw */ .lU)(name) : undefined);
    if (raw === undefined || (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(raw, recorded))
        return [];
    return (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(name, raw)?.value);
}


/***/ }),

/***/ 82635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ queueTyped)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30320);


function queueTyped(flags, { cwd }, { toplevel }, { once = false, chosen = [] } = {}) {
    const reachedBy = (0,_project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReachedBy */ .n2)(flags);
    const queued = ['--queue', ...(once ? ['--once'] : [])];
    return {
        run: ['ralph', 'run', ...queued, ...reachedBy, ...chosen],
        reachedBy,
        shown: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)),
    };
}


/***/ })

};
