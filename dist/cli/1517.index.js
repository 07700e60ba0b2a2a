export const id = 1517;
export const ids = [1517];
export const modules = {

/***/ 55665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ terminalBoard)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var log_update__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66279);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);



const ESC = '\u001B';
const bell = '\u0007';
const title = {
    keep: `${ESC}[22;2t`,
    set: (words) => `${ESC}]2;${words}${bell}`,
    giveBack: `${ESC}]2;${bell}${ESC}[23;2t`,
};
const sized = (terminal) => Object.create(terminal, {
    rows: { get: () => terminal.rows || 24 },
    columns: { get: () => terminal.columns || 80 },
});
const wraps = { off: `${ESC}[?7l`, on: `${ESC}[?7h` };
const breaksAnew = ({ TMUX, STY, XTERM_VERSION }) => TMUX !== undefined || (STY ?? XTERM_VERSION) === undefined;
const rowsAdded = ({ lines, columns }, now) => now >= columns
    ? 0
    : lines.reduce((rows, line) => rows + Math.max(0, Math.ceil((0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(plain(line)) / now) - 1), 0);
const plain = node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters;
function terminalBoard(terminal, env) {
    const size = sized(terminal);
    const draw = (0,log_update__WEBPACK_IMPORTED_MODULE_2__/* .createLogUpdate */ .SY)(size, { showCursor: true });
    let drawn;
    let titled = '';
    const giveBack = () => {
        if (titled !== '')
            terminal.write(title.giveBack);
        titled = '';
    };
    const anew = () => {
        drawn = undefined;
        draw.done();
    };
    const rise = () => {
        const added = drawn && breaksAnew(env) ? rowsAdded(drawn, size.columns) : 0;
        if (!drawn || added === 0)
            return;
        terminal.write(`${ESC}[${drawn.lines.length + added}A\r${ESC}[J`);
        anew();
    };
    process.on('exit', giveBack).on('SIGCONT', anew);
    return {
        draw(lines, words) {
            rise();
            terminal.write(wraps.off);
            draw(lines.join('\n'));
            terminal.write(wraps.on);
            drawn = { lines: lines.slice(-Math.max(1, size.rows - 1)), columns: size.columns };
            if (words === titled)
                return;
            terminal.write(`${titled === '' ? title.keep : ''}${title.set(words)}`);
            titled = words;
        },
        clear() {
            rise();
            draw.clear();
            drawn = undefined;
        },
        close() {
            anew();
            giveBack();
            process.off('exit', giveBack).off('SIGCONT', anew);
        },
    };
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

/***/ 81517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBoard: () => (/* binding */ runBoard)
/* harmony export */ });
/* harmony import */ var _adapter_local_no_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71001);
/* harmony import */ var _adapter_log_board_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55665);
/* harmony import */ var _core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22052);
/* harmony import */ var _core_report_words_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87897);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27827);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34511);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57966);








const renewMs = 5_000;
function runBoard({ planFile, reachedBy, stateRef, shownBranch: workBranch, settings, secrets }, context) {
    const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)(secrets);
    const board = (0,_adapter_log_board_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalBoard */ .d)(process.stdout, context.env);
    let run;
    let made;
    const reportNow = (now) => {
        if (!run)
            return undefined;
        if (!made || now - made.at >= renewMs) {
            const words = { planFile, reachedBy, stateRef, workBranch, now, costBudgetUsd: settings['cost-budget'], settings };
            made = { report: (0,_core_report_words_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusReport */ .Xt)(run, words), at: now };
        }
        return made.report;
    };
    const area = {
        draw(live) {
            const now = context.now();
            const report = reportNow(now);
            if (!report)
                return;
            const width = process.stdout.columns || context.columns;
            const lines = (0,_core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_2__/* .boardLines */ ._T)(report, {
                ...(0,_project_context_js__WEBPACK_IMPORTED_MODULE_7__/* .lookOf */ .Li)(context),
                width,
                now,
                last: live.last?.text ?? null,
                live: work(live, now),
            });
            board.draw(clean(lines.join('\n')).split('\n'), clean((0,_core_report_terminal_status_text_js__WEBPACK_IMPORTED_MODULE_2__/* .boardTitle */ .Ft)(report)));
        },
        clear: board.clear,
    };
    const display = {
        ..._adapter_local_no_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .noPlatform */ .R.display,
        report(shown) {
            run = shown;
            made = undefined;
        },
    };
    return { area, display, close: board.close };
}
const work = ({ attempt, waitsUntil, last }, now) => ({
    phase: phaseOf({ attempt, waitsUntil }, now),
    usage: attempt?.usage ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .noUsage */ .tk,
    lastAt: last?.at ?? now,
});
const phaseOf = ({ attempt, waitsUntil }, now) => {
    if (waitsUntil !== null && waitsUntil > now)
        return `waiting, ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(waitsUntil - now)} left`;
    return attempt?.phase ?? 'between two tasks';
};


/***/ })

};
