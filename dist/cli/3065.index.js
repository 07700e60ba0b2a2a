export const id = 3065;
export const ids = [3065];
export const modules = {

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


/***/ }),

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
        ...(report.knowledge.length > 0 ? ['', 'Every agent knows:', ...listed(report.knowledge.map(knowledgeLine))] : []),
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
    return orders.map(({ by, text }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 200)} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(by, 60)}; no job has taken it yet)`);
}
const refusedLines = ({ refused }) => refused
    .slice(0, 3)
    .map(({ by, text, why }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 100)} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(by, 60)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why, 300)}`);
const readyLine = ({ ready }) => (ready.length === 0 ? 'no task' : (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_13__/* .cappedRow */ .g)(ready, 5));
const listed = (lines) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_13__/* .cappedLines */ .L)(lines, mostListed).map((line) => `  ${line}`);
function boardLines(report, look) {
    const { live, now } = look;
    const { plan, standing, counts, current, tasks, updated } = report;
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
    const head = `${plan}: ${standing.replaceAll('_', ' ')}, ${counts.done} of ${counts.total} tasks done ${bar(counts, 20)}`;
    return [
        paint((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(head, look.width - 1), 'bold'),
        ...rows.flatMap(([name, value]) => (value === null ? [] : [(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(`  ${name.padEnd(6)}${value}`, look.width - 1)])),
    ];
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
    const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`;
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

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var _schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56907);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68124);
/* harmony import */ var _run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49981);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34891);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48186);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49484);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91760);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79152);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24106);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11365);


















function statusReport(run, context) {
    const { plan } = run;
    const { now, lost = false } = context;
    const state = lost ? (0,_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLostJob */ .G)(run.state) : run.state;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runSentence */ .n)({ plan, state }, context);
    const tasks = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .taskRows */ .Zy)(plan, state);
    const { current, awaiting } = state;
    const { lease } = run.state;
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state);
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .readyTasks */ .aZ)(plan, statusOf, (0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__/* .attentionIn */ .Ct)(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ id, at, by, text: given }) => ({ id, at, by, text: given }));
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Carry out the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
    const renewedAgo = lease ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSentence */ .H9)(next),
        next_steps: next,
        standing: standingOf(state),
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: lost || renewedAgo >= _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptOf */ .W7)(state, now),
        forecast: (0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__/* .forecast */ .g)({ plan, state }, { now, costBudgetUsd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null), settings: context.settings }),
        warnings: warningsOf(state, context),
        orders,
        refused: (0,_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__/* .refusedIn */ .kr)(state),
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge.filter((entry) => entry.by !== null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)),
        learned: state.knowledge.filter((entry) => entry.by === null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)).length,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks: tasks.map((row) => ({ ...row, commit: row.commit && (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(row.commit) })),
    };
}
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without giving the run back, as after a second Ctrl-C or a crash. Nothing is at work.`;
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetInWords */ .MZ)(use), choices: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetChoices */ .WW)(use, context) };
    });
}
function leaseLine({ lease }) {
    if (!lease)
        return 'none: the next job may start';
    const since = `last renewed ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(lease.age_ms)} ago`;
    return lease.over ? `${lease.holder}, ${since}: gone, the next job takes it over` : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(waiting.why, 300)}`;
}
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}
function standingInWords(state) {
    switch (standingOf(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job at work';
    }
}


/***/ }),

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
const deepest = 200;
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
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];
const shortest = 8;
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const base64 of base64At(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
function formPlaces(secrets) {
    const forms = new Map();
    for (const { form, how } of secrets.flatMap(secretForms)) {
        const bare = form.replace(/\s+/g, '');
        if (bare.length >= form.length / 2 && !forms.has(bare))
            forms.set(bare, { form: bare, how });
    }
    return (text) => {
        const bare = text.replace(/\s+/g, '');
        const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how));
        if (found.length === 0 || bare.length === text.length)
            return found;
        const origins = originsOf(text);
        return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }));
    };
}
function placesOf(text, form, how) {
    const places = [];
    for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
        places.push({ how, from, to: from + form.length });
    }
    return places;
}
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ }),

/***/ 63065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/core/report/terminal/status-text.js
var status_text = __webpack_require__(22052);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/report/words/queue-sentence.js

function queueSentence({ rows, folder }, plan) {
    const [next, ...more] = rows.filter(({ standing, name }) => standing === 'waiting' && name !== plan);
    const others = more.length === 0 ? '' : `, and ${(0,amounts/* plural */.LS)(more.length, 'more plan')} after it`;
    const then = next === undefined ? 'no other plan waits' : `next is ${next.name}${others}`;
    return `A plan of the queue in ${folder}/; ${then}.`;
}

// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
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
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/command/status.js












const status_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref', 'cost-budget'),
    ...flags/* configFlag */.L5,
    ...flags/* jsonFlag */.hG,
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
            const { watchStatus } = await Promise.all(/* import() */[__webpack_require__.e(6279), __webpack_require__.e(5937)]).then(__webpack_require__.bind(__webpack_require__, 85937));
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
        const remote = remoteIsOwn ? 'this repository' : (0,paths/* shownPath */.p)((0,remote_url/* withoutCredentials */.ri)(project.remote), here);
        const report = (0,words_status/* statusReport */.Xt)(run, at);
        const text = values['json']
            ? (0,inert/* inertJson */.n)(report, 2)
            : (0,status_text/* statusText */.qS)(report, { ...(0,project_context/* lookOf */.Li)(context), now: at.now, remote }).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        if (project.queue?.moves && !values['json']) {
            const { queue } = await (0,queue_here/* queueHere */.GZ)(context, values);
            context.out(`${queueSentence(queue, project.planName)}\n`);
        }
        return 0;
    },
};


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
