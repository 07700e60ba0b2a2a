export const id = 3263;
export const ids = [3263];
export const modules = {

/***/ 22052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ boardTitle),
/* harmony export */   _T: () => (/* binding */ boardLines),
/* harmony export */   qS: () => (/* binding */ statusText)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86756);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92563);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49484);
/* harmony import */ var _words_forecast_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91760);
/* harmony import */ var _words_next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79152);
/* harmony import */ var _words_receipt_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15079);
/* harmony import */ var _words_rules_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34834);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(87897);
/* harmony import */ var _task_table_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12980);














const mostListed = 20;
function statusText(report, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const shown = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRows */ .$6)(report.tasks);
    const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why);
    const said = [
        paint(report.sentence, 'bold'),
        ...report.details.map((detail) => `  - ${detail}`),
        '',
        ...facts(report, look),
        '',
        ...(0,_task_table_js__WEBPACK_IMPORTED_MODULE_12__/* .textTable */ .e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        ...(heldUp.length > 0 ? ['', 'Held up:', ...listed(heldUp)] : []),
        ...(report.knowledge.length > 0
            ? ['', 'Every agent is told:', ...listed(report.knowledge.map(knowledgeLine))]
            : []),
        ...report.warnings.flatMap(({ text, choices }) => [
            '',
            paint(`${text}.`, 'yellow'),
            ...choices.map((choice) => `  - ${(0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .paintCode */ .UW)(choice, paint)}`),
        ]),
        '',
    ];
    return [...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(said, look), ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .nextLines */ .N7)(report.next_steps, { paint, columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) })];
}
function facts(report, { now, remote = report.remote }) {
    const [ahead, ...basis] = (0,_words_forecast_text_js__WEBPACK_IMPORTED_MODULE_7__/* .forecastLines */ .x3)(report.forecast);
    const lines = [
        ['Plan', `${report.plan}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(report.counts.total, 'task')}, ${report.counts.done} done`],
        ['Attempt', attemptLine(report)],
        ['Lease', (0,_words_status_js__WEBPACK_IMPORTED_MODULE_11__/* .leaseLine */ .NJ)(report)],
        ...orderLines(report).map((line) => ['Ordered', line]),
        ...refusedLines(report).map((line) => ['Refused', line]),
        ['Waiting', (0,_words_status_js__WEBPACK_IMPORTED_MODULE_11__/* .waitingLine */ .Sh)(report, now)],
        ['Ready', readyLine(report)],
        ['Confined', report.confined && (0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(report.confined)],
        ['Cost', (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .usageInWords */ .MJ)(report.usage)],
        ['', (0,_words_receipt_text_js__WEBPACK_IMPORTED_MODULE_9__/* .rolesInWords */ .Op)(report.receipt)],
        ['Runner', `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(report.receipt.total.runner_ms)} in ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(report.receipt.jobs, 'job')}`],
        ['Forecast', ahead ?? null],
        ...basis.map((line) => ['', line]),
        ['Work', `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(report.work.branch, 200)} at ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(report.work.commit)}`],
        ['Rules', (0,_words_rules_text_js__WEBPACK_IMPORTED_MODULE_10__/* .rulesInWords */ .k5)(report.rules) ?? null],
        ['State', `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(report.state_ref, 200)} at ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(remote, 200)}`],
    ];
    return lines.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(10)}${value}`]));
}
const knowledgeLine = ({ id, text, by }) => `[${id}] ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 300)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(by ?? '', 60)})`;
function attemptLine({ current }) {
    if (!current)
        return null;
    const { task, iteration, attempt, age_ms } = current;
    return `${task}, iteration ${iteration}, attempt ${attempt}, for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(age_ms)}`;
}
function orderLines({ orders }) {
    return orders.map(({ by, text }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 200)} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(by, 60)}; no job has picked it up yet)`);
}
const refusedLines = ({ refused }) => refused
    .slice(0, 3)
    .map(({ by, text, why }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 100)} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(by, 60)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why, 300)}`);
const readyLine = ({ ready }) => (ready.length === 0 ? 'no task' : (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_13__/* .cappedRow */ .g)(ready, 5));
const listed = (lines) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_13__/* .cappedLines */ .L)(lines, mostListed).map((line) => `  ${line}`);
function boardLines(report, look) {
    const { live, now } = look;
    const { current, tasks, updated } = report;
    const lastAge = live ? Math.max(0, now - live.lastAt) : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .ageMs */ .WO)(updated, now);
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const [ahead] = (0,_words_forecast_text_js__WEBPACK_IMPORTED_MODULE_7__/* .forecastLines */ .x3)(report.forecast);
    const title = tasks.find(({ id }) => id === current?.task)?.title ?? '';
    const rows = [
        ['', current && `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .statusMark */ .w8.in_progress} ${current.task} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(title, 200)}`],
        [
            '',
            current &&
                `iteration ${current.iteration}, attempt ${current.attempt}, for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .ageMs */ .WO)(current.started, now))}`,
        ],
        ['Phase', live ? (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(live.phase, 200) : null],
        ['Last', look.last && `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(look.last, 300)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(lastAge)} ago)`],
        ['Cost', costLine(report, live)],
        ['Left', ahead ?? null],
        ['Next', report.next_steps[0] ? nextLine(report.next_steps[0]) : null],
    ];
    return [
        paint((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(headLine(report, look.width - 1), look.width - 1), 'bold'),
        ...rows.flatMap(([name, value]) => (value === null ? [] : [(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(`  ${name.padEnd(6)}${value}`, look.width - 1)])),
    ];
}
const [leastName, barWidth] = [8, 20];
function headLine({ plan, standing, counts }, width) {
    const stands = `: ${standing.replaceAll('_', ' ')}, ${counts.done} of ${counts.total} tasks done`;
    const head = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(plan, Math.max(leastName, width - stands.length)) + stands;
    return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(head) + 1 + barWidth <= width ? `${head} ${bar(counts, barWidth)}` : head;
}
function costLine({ usage, receipt }, live) {
    const tokens = live ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(live.usage) : 0;
    const money = live?.usage.usd ? [(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(live.usage.usd)] : [];
    const attempt = tokens > 0 ? `, this attempt ${[...money, `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(tokens)} tokens`].join(' and ')}` : '';
    const total = usage.usd + (live?.usage.usd ?? 0);
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(total)}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(receipt.total.runner_ms)} of runner time${attempt}`;
}
const nextLine = ({ does, commands }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(commands[0] === undefined ? does : `${does}: ${commands[0]}`, 500);
const bar = ({ done, skipped, total }, width) => {
    const full = total === 0 ? 0 : Math.floor((width * (done + skipped)) / total);
    return `${'\u2588'.repeat(full)}${'\u2591'.repeat(width - full)}`;
};
const boardTitle = ({ plan, counts, current, standing }) => `ralph: ${plan} ${counts.done}/${counts.total} ${current?.task ?? standing.replaceAll('_', ' ')}`;


/***/ }),

/***/ 12980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
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
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '')}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}` },
];
const gap = '  ';
const leastTitle = 16;
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
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [
        row.id,
        (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title),
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
/* harmony export */   Zb: () => (/* binding */ changeInWords),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13225);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







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
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay the same' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
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

/***/ 73263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);
/* harmony import */ var _core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22052);
/* harmony import */ var _core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97100);
/* harmony import */ var _core_report_words_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87897);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77112);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27827);
/* harmony import */ var _open_look_at_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71328);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67582);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90553);
/* harmony import */ var _wire_status_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88549);












const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('plan', 'remote', 'state-ref', 'cost-budget'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFlag */ .hG,
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
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagHelp */ .QR)(flags)}`,
    flags,
    run: async (context, { values }) => {
        if (values['watch']) {
            const { watchStatus } = await Promise.all(/* import() */[__webpack_require__.e(6279), __webpack_require__.e(6276), __webpack_require__.e(5937)]).then(__webpack_require__.bind(__webpack_require__, 85937));
            return (0,_open_look_at_run_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAtPast */ .Lm)(context, values, (opened) => watchStatus(opened, context));
        }
        const { project, run, at } = await (0,_open_look_at_run_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAtRun */ .U9)(context, values, async ({ project, access, run: loaded }) => {
            return { project, run: loaded, at: await (0,_wire_status_context_js__WEBPACK_IMPORTED_MODULE_9__/* .statusContext */ .s)(project, access, { context, run: loaded }) };
        });
        const { repository, remoteIsOwn } = project;
        const near = { repository: repository.toplevel, home: context.env['HOME'] };
        const remote = remoteIsOwn ? 'this repository' : (0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)((0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .ri)(project.remote), near);
        const report = (0,_core_report_words_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusReport */ .Xt)(run, at);
        const isQueued = project.queue?.moves || run.state.queue !== null;
        const here = isQueued ? await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_8__/* .queueHere */ .GZ)(context, values) : undefined;
        const text = values['json']
            ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ ...report, queue: here ? (0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_2__/* .planInQueue */ .IL)(here.queue, (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_8__/* .nextHere */ .kC)(here), project.planName) : null }, 2)
            : (0,_core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_1__/* .statusText */ .qS)(report, { ...(0,_project_context_js__WEBPACK_IMPORTED_MODULE_11__/* .lookOf */ .Li)(context), now: at.now, remote }).join('\n');
        context.out(`${(0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)(project.secrets)(text)}\n`);
        if (here && !values['json'])
            context.out(`${(0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_2__/* .queueSentence */ .Td)(here.queue, project.planName)}\n`);
        return 0;
    },
};


/***/ }),

/***/ 71328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lm: () => (/* binding */ lookAtPast),
  U9: () => (/* binding */ lookAtRun),
  Yq: () => (/* binding */ withRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/core/run/next/run-meant.js
function runMeant(runs, { named, file, queued }) {
    const byName = runs.find(({ plan }) => plan === named || plan === queued);
    if (byName)
        return { kind: 'run', run: byName, by: 'name' };
    const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
    const [run, ...others] = openRuns(byFile);
    if (run && others.length === 0)
        return { kind: 'run', run, by: 'file' };
    if (byFile.length > 0)
        return { kind: 'several', runs: byFile };
    if (named !== undefined || runs.length === 0)
        return { kind: 'none' };
    const [only, ...rest] = openRuns(runs);
    return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs };
}
function openRuns(runs) {
    const open = runs.filter(({ stop }) => stop?.kind !== 'complete');
    return open.length > 0 ? open : runs;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runs-here.js
var runs_here = __webpack_require__(86986);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
;// CONCATENATED MODULE: ./build/entry/open/look-at-run.js














async function withRun(context, flags, use) {
    const settings = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const opened = await ofPlan(context, flags, { settings, use });
    if (!('fault' in opened))
        return opened.result;
    const stored = await storedRun(context, flags, { settings, fault: opened.fault });
    if (!stored)
        throw opened.fault;
    return withStored(stored, use, { settings, context });
}
const lookAtRun = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true });
const lookAtPast = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true, isWhole: true });
const loaded = async (project, access, { isWhole }) => (isWhole ? (0,read_run/* loadWhole */.ym)(project, access) : (await access.state.load()).run);
async function ofPlan(context, given, { settings, use }) {
    const planProject = async () => {
        try {
            const flags = await (0,queue_here/* planMeantHere */.Lq)(context, given, use.about ?? 'done', settings);
            const sources = flags === given ? (0,setting_sources/* settingSources */.rw)(context, flags, settings) : undefined;
            return { project: await (0,project/* openProject */.U8)(context, flags, [], sources), flags };
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A)
                return { fault: error };
            throw error;
        }
    };
    const at = (project) => (0,state_access/* withTemporaryState */.HP)(project, context, async (access, folder) => {
        const run = await loaded(project, access, use);
        if (run)
            return { result: await use.look({ project, access, folder, run }) };
        const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
        if (none.code !== 'NO_RUN')
            throw none;
        if (use.unbegun)
            return { result: await use.unbegun({ project, access, folder }) };
        return { fault: none };
    });
    const opened = await planProject();
    if ('fault' in opened)
        return opened;
    try {
        return await at(opened.project);
    }
    catch (error) {
        const isElsewhere = error instanceof error_error/* RalphError */.A && error.code === 'STATE_ELSEWHERE';
        if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,project/* openProject */.U8)(context, { ...opened.flags, remote: 'origin' }));
    }
}
async function storedRun(context, flags, { settings, fault }) {
    const { base, before, planFile } = settings;
    const isNamed = before.sources.plan !== 'default';
    const { toplevel } = base.repository;
    const file = (0,setting_sources/* atTop */.HC)((0,external_node_path_.resolve)(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel);
    const runs = await (0,runs_here/* storedRuns */.a)(context, flags, settings);
    const rows = runs.map((one) => {
        const { plan_file: planFile = null, stop = null } = one.run?.state ?? {};
        return { plan: one.plan, planFile, stop, stored: one };
    });
    const choice = runMeant(rows, {
        named: isNamed ? planFile : undefined,
        file,
        queued: (0,queue_paths/* queuedFile */.W5)(file ?? '', before.settings.queue)?.name,
    });
    if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice)))
        return undefined;
    if (choice.kind === 'several')
        throw severalRuns(planFile, choice.runs);
    const { plan } = choice.run;
    const which = choice.by === 'only' ? ', the only plan that was run here' : '';
    if (choice.by !== 'name')
        context.err(`This is about ${plan}${which}; name another with --plan.\n`);
    const remedy = remedies[fault.code]?.(planFile);
    if (remedy !== undefined)
        context.err(`${remedy} This is from the stored run.\n`);
    return choice.run.stored;
}
const remedies = {
    PLAN_INVALID: (file) => `The plan file has faults now: ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', file)} lists them.`,
    CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
};
const isChosen = (choice) => choice.kind === 'run' && choice.by !== 'only';
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
    const { repository } = keeper;
    const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
    return (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ store, home: folder }) => {
        const access = (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now });
        const run = await loaded({ stateRef: ref }, access, use);
        if (!run)
            throw (0,read_run/* runGone */.Pr)(plan);
        const project = (0,project_of_run/* projectOfRun */.G)(run, { sources: settings, keeper, stateRef: ref, context });
        return use.look({ project, access, folder, run });
    });
}
const mostNamed = 5;
function severalRuns(planFile, runs) {
    const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${(0,command_line/* commandLine */.ay)(...(0,command_line/* flagWords */.GK)('plan', plan))}\``);
    return new error_error/* RalphError */.A({
        code: 'PLAN_MISSING',
        message: `${planFile} does not say which run is meant, and several could be.`,
        hint: `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', \u2026' : ''}. \`ralph list\` shows all runs.`,
    });
}


/***/ }),

/***/ 88549:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ statusContext)
/* harmony export */ });
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8284);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63477);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85487);



async function statusContext(project, access, { context, run }) {
    const { planFile, reachedBy, stateRef, settings } = project;
    const now = context.now();
    return {
        planFile,
        reachedBy,
        stateRef,
        workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
        now,
        ordered: await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingOrders */ .Tv)((0,_state_access_js__WEBPACK_IMPORTED_MODULE_2__/* .inboxOf */ .I0)(project, access, context.now), run),
        costBudgetUsd: settings['cost-budget'],
        settings,
        lost: await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .isLost */ .JD)(run.state, now),
    };
}


/***/ })

};
