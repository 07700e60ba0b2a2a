export const id = 1813;
export const ids = [1813];
export const modules = {

/***/ 12980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73009);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);






const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`,
};
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '')}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}` },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
function textTable(rows, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
/**
 * The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. Commits
 * are links where the page of their repository is named.
 */
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [
        row.id,
        (0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title),
        state,
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row),
        `${commit}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}`,
    ];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 34834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _setting_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62147);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







/** A recorded value in a few words; text that is not ours is one plain line. */
function valueInWords(name, value) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return 'none';
    if (Array.isArray(value))
        return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .some */ .zN)(value.map(inWords));
    if (name === 'cost-budget' && typeof value === 'number')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUsd */ .UK)(value);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inWords(value));
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
/** `approval: iteration \u2192 none`. */
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
/** The event as a line of the log. */
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
/** What decides what may be committed, in one line; undefined where all is as by default. */
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
/** The refusal of a job that would let more through than its run does, all of it at once. `how`: as the user gave the order. */
function rulesWeakened(refused, how) {
    const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
    const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`;
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RULES_WEAKENED',
        message: "This job's settings are less strict than the run's. Nothing was started.",
        findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
        hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`,
    });
}
function orderFor([first], how) {
    if (how !== 'workflow')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('ralph', 'run', ...how.argv, '--change-rules');
    const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after);
    return `give the job the input \`change-rules: true\`, or comment ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .lineSpan */ .ZX)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .orderLine */ .pW)('set', first?.name ?? '', value ?? ''))}.`;
}


/***/ }),

/***/ 86809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/** An absolute path as a person would write it: from the top of their repository, else from `~`, else as it is. */
function shownPath(path, { repository, home }) {
    if (repository !== undefined && path === repository)
        return 'this repository';
    return below(path, repository, '') ?? below(path, home, '~/') ?? path;
}
const below = (path, folder, prefix) => folder && folder !== '/' && path.startsWith(`${folder}/`) ? `${prefix}${path.slice(folder.length + 1)}` : undefined;


/***/ }),

/***/ 41813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(86756);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/fit-lines.js
var fit_lines = __webpack_require__(81701);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
;// CONCATENATED MODULE: ./build/core/report/terminal/status-text.js













const mostListed = 20;
/** What `ralph status` prints, lines without their newline; the table last but for what to type next. */
function statusText(report, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const shown = (0,task_rows/* shownRows */.$6)(report.tasks);
    // A job that is stuck or blocked has said as much above.
    const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why);
    const said = [
        paint(report.sentence, 'bold'),
        ...report.details.map((detail) => `  - ${detail}`),
        '',
        ...facts(report, look),
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        ...(heldUp.length > 0 ? ['', 'Held up:', ...listed(heldUp)] : []),
        ...(report.knowledge.length > 0 ? ['', 'Every agent knows:', ...listed(report.knowledge.map(knowledgeLine))] : []),
        ...report.warnings.flatMap(({ text, choices }) => [
            '',
            paint(`${text}.`, 'yellow'),
            ...choices.map((choice) => `  - ${(0,text_paint/* paintCode */.UW)(choice, paint)}`),
        ]),
        '',
    ];
    return [...(0,fit_lines/* fitLines */.RV)(said, look), ...(0,next_steps/* nextLines */.N7)(report.next_steps, { paint, columns: (0,fit_lines/* columnsOf */.PL)(look) })];
}
function facts(report, { now, remote = report.remote }) {
    const [ahead, ...basis] = (0,forecast_text/* forecastLines */.x3)(report.forecast);
    const lines = [
        ['Plan', `${report.plan}, ${(0,amounts/* plural */.LS)(report.counts.total, 'task')}, ${report.counts.done} done`],
        ['Attempt', attemptLine(report)],
        ['Lease', (0,words_status/* leaseLine */.NJ)(report)],
        ...orderLines(report).map((line) => ['Ordered', line]),
        ...refusedLines(report).map((line) => ['Refused', line]),
        ['Waiting', (0,words_status/* waitingLine */.Sh)(report, now)],
        ['Ready', readyLine(report)],
        ['Confined', report.confined && (0,words/* confinementInWords */.RA)(report.confined)],
        ['Cost', (0,amounts/* usageInWords */.MJ)(report.usage)],
        ['Runner', `${(0,amounts/* formatMinutes */.dp)(report.receipt.total.runner_ms)} in ${(0,amounts/* plural */.LS)(report.receipt.jobs, 'job')}`],
        ['Forecast', ahead ?? null],
        ...basis.map((line) => ['', line]),
        ['Work', `${(0,one_line/* plainLine */.h0)(report.work.branch, 200)} at ${(0,report_context/* shortOid */.$M)(report.work.commit)}`],
        ['Rules', (0,rules_text/* rulesInWords */.k5)(report.rules) ?? null],
        ['State', `${(0,one_line/* plainLine */.h0)(report.state_ref, 200)} at ${(0,one_line/* plainLine */.h0)(remote, 200)}`],
    ];
    return lines.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(10)}${value}`]));
}
const knowledgeLine = ({ id, text, by }) => `[${id}] ${(0,one_line/* plainLine */.h0)(text, 300)} (${(0,one_line/* plainLine */.h0)(by ?? '', 60)})`;
function attemptLine({ current }) {
    if (!current)
        return null;
    const { task, iteration, attempt, age_ms } = current;
    return `${task}, iteration ${iteration}, attempt ${attempt}, for ${(0,amounts/* formatDuration */.a3)(age_ms)}`;
}
function orderLines({ orders }) {
    return orders.map(({ by, text }) => `${(0,one_line/* plainLine */.h0)(text, 200)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}; no job has taken it yet)`);
}
/** The newest ones; `ralph orders` has all. */
const refusedLines = ({ refused }) => refused
    .slice(0, 3)
    .map(({ by, text, why }) => `${(0,one_line/* plainLine */.h0)(text, 100)} (by ${(0,one_line/* plainLine */.h0)(by, 60)}): ${(0,one_line/* plainLine */.h0)(why, 300)}`);
const readyLine = ({ ready }) => (ready.length === 0 ? 'no task' : (0,capped/* cappedRow */.g)(ready, 5));
const listed = (lines) => (0,capped/* cappedLines */.L)(lines, mostListed).map((line) => `  ${line}`);

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/core/text/shown-path.js
var shown_path = __webpack_require__(86809);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/command/status.js










const status_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref', 'cost-budget'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
    watch: { help: 'keep showing it until the run is complete or needs a person', toggle: true },
};
const statusCommand = {
    help: `Shows a run's progress, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json
  ralph status --watch

Options:
${(0,flags/* flagHelp */.QR)(status_flags)}`,
    flags: status_flags,
    run: async (context, { values }) => {
        if (values['watch']) {
            const { watchStatus } = await Promise.all(/* import() */[__webpack_require__.e(6279), __webpack_require__.e(5613)]).then(__webpack_require__.bind(__webpack_require__, 55613));
            return (0,read_run/* lookAtRun */.U9)(context, values, ({ project, access }) => watchStatus(project, access, context));
        }
        const { project, run, at } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const { run: loaded } = await access.state.load();
            if (!loaded)
                throw await (0,read_run/* noRunYet */.lN)(project, access, context);
            return { project, run: loaded, at: await (0,status_context/* statusContext */.s)(project, access, { context, run: loaded }) };
        });
        const { repository, remoteIsOwn } = project;
        const here = { repository: repository.toplevel, home: context.env['HOME'] };
        const remote = remoteIsOwn ? 'this repository' : (0,shown_path/* shownPath */.p)((0,remote_url/* withoutCredentials */.ri)(project.remote), here);
        const report = (0,words_status/* statusReport */.Xt)(run, at);
        const text = values['json']
            ? (0,inert/* inertJson */.n)(report, 2)
            : statusText(report, { ...(0,project_context/* lookOf */.L)(context), now: at.now, remote }).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        return 0;
    },
};


/***/ })

};
