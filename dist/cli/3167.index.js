export const id = 3167;
export const ids = [3167];
export const modules = {

/***/ 13167:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
;// CONCATENATED MODULE: ./build/core/report/facts/review-summary.js

function summarizeReviews(events) {
    const reviews = events.filter((event) => event.type === 'iteration_reviewed');
    const count = (wanted) => reviews.filter(({ verdict }) => verdict === wanted).length;
    return {
        all: reviews.length,
        ship: count('ship'),
        revise: count('revise'),
        none: count(null),
        findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
        usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
    };
}
function reviewSummaryLines({ all, ship, revise, none, findings, usd }) {
    if (all === 0)
        return [];
    const said = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ');
    return [`${(0,amounts/* plural */.LS)(all, 'review')}: ${said}; ${(0,amounts/* plural */.LS)(findings, 'finding')}, ${(0,amounts/* formatUsd */.UK)(usd)}.`];
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/run-analysis.js









function analyzeRun({ plan, state }, past) {
    const { events, records } = past;
    const attempts = attemptsOf(events, records);
    const sum = (of) => attempts.reduce((total, one) => total + of(one), 0);
    const agents = sum(({ agent_ms }) => agent_ms);
    const checks = sum(({ checks_ms }) => checks_ms);
    const baseline = events.reduce((total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0), 0);
    const runner = (0,lease_verdict/* runnerMsSeen */.MN)(state, past.now);
    const count = (outcome) => attempts.filter((one) => one.outcome === outcome).length;
    const by_task = byTask(plan, state, attempts);
    const usd = (outcome) => sum((one) => (one.outcome === outcome ? one.usd : 0));
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        tasks: taskCounts(plan, state),
        attempts: {
            all: attempts.length,
            passed: count('passed'),
            failed: count('failed'),
            interrupted: count('interrupted'),
        },
        retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
        failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
        interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
        by_task,
        total_usd: state.usage.usd,
        apart_usd: Math.max(0, state.usage.usd - by_task.reduce((total, one) => total + one.usd, 0)),
        roles: (0,receipt/* rolesOf */.R7)(state),
        usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
        time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
        checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
        reviews: summarizeReviews(events),
        evidence: past.evidence,
        handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
            const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null;
            return outcome === 'passed' && handoff && handoff !== 'engine'
                ? [{ iteration, task, source: handoff, chars }]
                : [];
        }),
        prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
            const prompt = records.get(iteration)?.prompt;
            return typeof prompt === 'string' ? [{ iteration, task, ...(0,section/* sizeOf */.$d)(prompt), cut_chars }] : [];
        }),
        cuts: cutsOf(events),
    };
}
function taskCounts(plan, state) {
    return { ...(0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state)), total: plan.tasks.length };
}
function byTask(plan, state, attempts) {
    const all = new Map();
    for (const { task: id, agent_ms, checks_ms, all_ms } of attempts) {
        const before = all.get(id) ?? { attempts: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 };
        all.set(id, {
            id,
            status: (0,begin/* statusIn */.em)(state)(id),
            attempts: before.attempts + 1,
            usd: (0,begin/* taskIn */.B1)(state, id).usd,
            agent_ms: before.agent_ms + agent_ms,
            checks_ms: before.checks_ms + checks_ms,
            all_ms: before.all_ms + all_ms,
        });
    }
    return plan.tasks.flatMap(({ id }) => all.get(id) ?? []);
}
function cutsOf(events) {
    const cuts = new Map();
    for (const event of events) {
        if (event.type !== 'prompt_cut')
            continue;
        const { section, from_chars, to_chars } = event;
        const before = cuts.get(section) ?? { section, times: 0, chars: 0 };
        cuts.set(section, { section, times: before.times + 1, chars: before.chars + from_chars - to_chars });
    }
    return [...cuts.values()];
}
function tally(items) {
    const counts = {};
    for (const item of items)
        counts[item] = (counts[item] ?? 0) + 1;
    return counts;
}
const retriesAtMost = (tasks) => Math.max(4, Math.floor((tasks * 4) / 14));
const shortNarrative = 200;
const mostNamed = 5;
function acceptanceBar({ tasks, retries, handoffs }) {
    const over = tasks.done + tasks.skipped;
    const most = retriesAtMost(tasks.total);
    const synthetic = handoffs.filter(({ source }) => source === 'synthetic');
    const short = handoffs.filter(({ chars }) => chars === null || chars <= shortNarrative);
    return [
        {
            name: 'All tasks are done',
            passed: over === tasks.total,
            found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
        },
        {
            name: 'Few retries',
            passed: retries <= most,
            found: `${retries}, at most ${most} for ${(0,amounts/* plural */.LS)(tasks.total, 'task')}`,
        },
        {
            name: 'No synthetic handoffs',
            passed: synthetic.length === 0,
            found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ''}`,
        },
        {
            name: `Narratives over ${shortNarrative} characters`,
            passed: short.length === 0,
            found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ''}`,
        },
    ];
}
const listed = (handoffs) => (0,capped/* cappedRow */.g)(handoffs.map(({ iteration }) => `#${iteration}`), mostNamed);
function summarizeChecks(results) {
    const all = new Map();
    for (const { name, passed, flaky, timed_out, duration_ms } of results) {
        const before = all.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 };
        all.set(name, {
            name,
            runs: before.runs + 1,
            failed: before.failed + (passed ? 0 : 1),
            flaky: before.flaky + (flaky ? 1 : 0),
            timed_out: before.timed_out + (timed_out ? 1 : 0),
            duration_ms: before.duration_ms + duration_ms,
        });
    }
    return [...all.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky);
}
function attemptsOf(events, records) {
    const begun = new Map();
    const attempts = [];
    for (const event of events) {
        if (event.type === 'attempt_started') {
            begun.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 });
            continue;
        }
        const start = 'iteration' in event ? begun.get(event.iteration) : undefined;
        if (!start)
            continue;
        if (event.type === 'prompt_cut')
            start.cut += event.from_chars - event.to_chars;
        if (!(0,iteration_view/* isEnd */.uV)(event))
            continue;
        const { iteration, task, usage, duration_ms } = event;
        attempts.push({
            iteration,
            task,
            attempt: start.attempt,
            outcome: outcomes[event.type],
            handoff: 'handoff' in event ? event.handoff : null,
            usd: usage.usd,
            agent_ms: duration_ms,
            checks_ms: checksMs(records.get(iteration)),
            all_ms: Math.max(0, Date.parse(event.at) - start.at),
            cut_chars: start.cut,
        });
    }
    return attempts;
}
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const checksMs = (record) => (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);

// EXTERNAL MODULE: ./build/core/counsel/evidence.js + 2 modules
var evidence = __webpack_require__(57819);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/counsel-words.js
var counsel_words = __webpack_require__(56716);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
;// CONCATENATED MODULE: ./build/core/report/terminal/report-document.js











function documentText(title, parts, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        '',
        paint(name, 'bold'),
        ...(table ? tableText(table).map((line) => `  ${line}`) : []),
        ...lines.flatMap((line) => (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
    ]);
    return (0,display_width/* fitLines */.RV)([...(0,display_width/* wrap */.LV)(title, look.width).map((line) => paint(line, 'bold')), ...body], look);
}
function tableText({ head, rows }) {
    const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => (0,one_line/* plainLine */.h0)(cell, 60)))];
    const widths = head.map((_, column) => Math.max(...cells.map((row) => (0,display_width/* displayWidth */.F1)(row[column] ?? ''))));
    return cells.map((row) => row
        .map((cell, column) => (0,display_width/* pad */.eV)(cell, widths[column] ?? 0, isRight(head[column]) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function documentMarkdown(title, parts) {
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        `### ${name}`,
        ...(table ? [tableMarkdown(table)] : []),
        ...(lines.length > 0 ? [lines.map((line) => `- ${(0,neutral_markdown/* inlineMarkdown */.x)(line, 1_000)}`).join('\n')] : []),
    ]);
    return `${[`## ${(0,neutral_markdown/* inlineMarkdown */.x)(title, 300)}`, ...body].join('\n\n')}\n`;
}
function tableMarkdown({ head, rows }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = head.map((column) => (isRight(column) ? '---:' : '---'));
    return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => (0,neutral_markdown/* markdownCell */.UZ)(cell))))].join('\n');
}
const nameOf = (column) => column.replace(/^>/, '');
const isRight = (column) => column?.startsWith('>') ?? false;
const mostRows = 40;
const analysisTitle = ({ plan, attempts, time_ms, total_usd, tasks }) => `${plan}: ${(0,amounts/* plural */.LS)(attempts.all, 'attempt')} in ${(0,amounts/* formatMinutes */.dp)(time_ms.runner)} of runner time for ` +
    `${(0,amounts/* formatUsd */.UK)(total_usd)}; ${tasks.done} of ${tasks.total} tasks done`;
function analysisParts(analysis) {
    return [
        bar(analysis),
        attempts(analysis),
        byRole(analysis),
        phases(analysis),
        report_document_byTask(analysis),
        report_document_evidence(analysis),
        checks(analysis),
        { title: 'Reviews', lines: reviewSummaryLines(analysis.reviews) },
        handoffs(analysis),
        prompts(analysis),
    ].filter(({ lines = [], table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}
const bar = (analysis) => ({
    title: 'Acceptance bar',
    table: {
        head: ['', 'Demand', 'Found'],
        rows: acceptanceBar(analysis).map(({ name, passed, found }) => [passed ? '\u2713' : '\u2717', name, found]),
    },
});
function attempts({ attempts: { all, passed, failed, interrupted }, retries, usd, ...causes }) {
    const why = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)];
    const reasons = why.map(([cause, count]) => `${cause.replaceAll('_', ' ')} ${count}`).join(', ');
    return {
        title: 'Attempts',
        lines: [
            `${all}: ${passed} passed (${(0,amounts/* formatUsd */.UK)(usd.passed)}), ${failed} failed (${(0,amounts/* formatUsd */.UK)(usd.failed)}), ` +
                `${interrupted} interrupted (${(0,amounts/* formatUsd */.UK)(usd.interrupted)}); ${(0,amounts/* plural */.LS)(retries, 'retry', 'retries')}.`,
            ...(reasons === '' ? [] : [`Why the other attempts ended: ${reasons}.`]),
        ],
    };
}
const byRole = ({ roles }) => ({
    title: 'Money by role',
    table: {
        head: ['Role', '>Calls', '>Cost', '>Tokens'],
        rows: roles.map(({ role, calls, usd, tokens, unknown }) => [
            (0,receipt_text/* roleInWords */.jA)(role),
            calls === null ? '' : `${calls}${unknown ? ` (cost of ${unknown} unknown)` : ''}`,
            (0,amounts/* formatUsd */.UK)(usd),
            (0,amounts/* formatTokens */._y)(tokens),
        ]),
    },
});
function phases({ time_ms: { runner, ...phase } }) {
    const names = {
        agents: 'agents',
        checks: 'checks of the attempts',
        baseline: 'baseline, with set-up',
        rest: 'other: git, start-up, waiting',
    };
    const share = (ms) => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`);
    return {
        title: 'Runner time by phase',
        table: {
            head: ['Phase', '>Time', '>Share'],
            rows: Object.keys(names).map((key) => [
                names[key],
                (0,amounts/* formatDuration */.a3)(phase[key]),
                share(phase[key]),
            ]),
        },
    };
}
const nothingUsd = 0.005;
function report_document_byTask({ by_task, apart_usd }) {
    const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, mostRows);
    const rows = by_task.length > mostRows ? dearest : by_task;
    return {
        title: 'Time and money by task',
        table: {
            head: ['Task', 'Status', '>Attempts', '>Cost', '>Agent', '>Checks', '>In all'],
            rows: rows.map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
                id,
                task_rows/* statusWord */.Hm[status],
                String(tried),
                (0,amounts/* formatUsd */.UK)(usd),
                (0,amounts/* formatDuration */.a3)(agent_ms),
                (0,amounts/* formatDuration */.a3)(checks_ms),
                (0,amounts/* formatDuration */.a3)(all_ms),
            ]),
        },
        lines: [
            ...(by_task.length > mostRows
                ? [`The most expensive ${mostRows} of ${by_task.length}; --json lists all of them.`]
                : []),
            ...(apart_usd >= nothingUsd
                ? [
                    `${(0,amounts/* formatUsd */.UK)(apart_usd)} more belongs to no task: calls about the plan as a whole, or tasks that were removed from it.`,
                ]
                : []),
        ],
    };
}
function report_document_evidence({ evidence: found }) {
    const all = found === null ? [] : (0,evidence/* unprovenFirst */.sL)(found);
    const rows = all.slice(0, mostRows);
    return {
        title: 'Evidence for the acceptance criteria',
        table: {
            head: ['', 'Task', 'Criterion', 'Shown by'],
            rows: rows.map(({ task, criterion, proof, why }) => [
                proof ? '\u2713' : '\u2717',
                task,
                criterion,
                (0,counsel_words/* shownBy */.Le)({ proof, why }),
            ]),
        },
        lines: all.length > mostRows ? [`The first ${mostRows} of ${all.length}; --json lists all of them.`] : [],
    };
}
const checks = ({ checks: all }) => ({
    title: 'Checks, most failures first',
    table: {
        head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
        rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
            name,
            String(runs),
            String(failed),
            String(flaky),
            (0,amounts/* formatDuration */.a3)(duration_ms),
            (0,amounts/* formatDuration */.a3)(duration_ms / runs),
        ]),
    },
});
const origins = {
    structured: 'by the agent',
    result_text: "in the agent's text",
    extracted: 'by a small model',
    synthetic: 'made by ralph',
};
function handoffs({ handoffs: all }) {
    if (all.length === 0)
        return { title: 'Handoffs' };
    const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b);
    const sources = Object.keys(origins).flatMap((source) => {
        const count = all.filter((handoff) => handoff.source === source).length;
        return count === 0 ? [] : `${count} ${origins[source]}`;
    });
    return {
        title: 'Handoffs of passed attempts',
        lines: [`${sources.join(', ')}.`, `Narrative: ${spread(lengths)} characters.`],
    };
}
function prompts({ prompts: all, cuts }) {
    const [first] = all;
    if (!first)
        return { title: 'Prompts' };
    const largest = all.reduce((most, one) => (one.tokens > most.tokens ? one : most), first);
    const tokens = all.map((one) => one.tokens);
    return {
        title: 'Prompts',
        lines: [
            `Estimated tokens over time: ${(0,display_width/* sparkline */.KM)(tokens, 40)}`,
            `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
            ...(cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
            ...cuts.map(({ section, times, chars }) => `Shortened to fit the budget: ${section}, ${(0,amounts/* plural */.LS)(times, 'time')}, ${(0,amounts/* thousands */.oh)(chars)} characters in total.`),
        ],
    };
}
function spread(sorted) {
    const [least = 0] = sorted;
    const most = sorted.at(-1) ?? 0;
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const number = (value) => (0,amounts/* thousands */.oh)(value);
    return least === most ? number(most) : `${number(least)} to ${number(most)}, median ${number(middle)}`;
}

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/iteration-flag.js
var iteration_flag = __webpack_require__(87665);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/report-page.js
var report_page = __webpack_require__(65843);
;// CONCATENATED MODULE: ./build/entry/command/report.js















const report_flags = {
    ...flags/* runFlags */.lM,
    gate: { help: 'exit with 1 if the run misses the acceptance bar', toggle: true },
    markdown: { help: 'print Markdown for a GitHub issue or job summary', toggle: true },
    json: { help: 'print one JSON object with every attempt', toggle: true },
    html: { help: 'write one self-contained HTML page that works offline', example: 'report.html' },
    iteration: { help: 'with --html: include the details of this iteration, however old', example: '7' },
};
const reportCommand = {
    help: `Analyses a run: where its time and money went, which checks failed, how good its handoffs were, what its prompts
contained. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate
  ralph report --html report.html

Options:
${(0,flags/* flagHelp */.QR)(report_flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
    flags: report_flags,
    run: async (context, { values }) => {
        if (typeof values['html'] === 'string')
            return writePage(context, values, values['html']);
        const { project, analysis } = await (0,look_at_run/* lookAtPast */.Lm)(context, values, async ({ project, access, run }) => {
            const past = await (0,read_run/* wholePast */.oh)(access, run);
            return { project, analysis: analyzeRun(run, { ...past, now: context.now() }) };
        });
        const bar = acceptanceBar(analysis);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ ...analysis, acceptance_bar: bar }, 2)
            : values['markdown']
                ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
                : documentText(analysisTitle(analysis), analysisParts(analysis), (0,project_context/* lookOf */.Li)(context)).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        return values['gate'] && bar.some(({ passed }) => !passed) ? exit_codes/* exits */.co.failed.code : 0;
    },
};
async function writePage(context, values, file) {
    const iteration = (0,iteration_flag/* iterationIn */.X)('report', values['iteration']);
    const { html, planName } = await (0,look_at_run/* lookAtPast */.Lm)(context, values, async ({ project, access, run }) => {
        const past = await (0,read_run/* wholePast */.oh)(access, run);
        const { records } = past;
        if (iteration !== undefined && !records.has(iteration))
            throw (0,iteration_flag/* noIteration */.o)(project, iteration, run.state.iteration);
        const [parts, clean] = [await (0,report_page/* pageParts */.k)('report'), (0,redact/* redactor */.$p)(project.secrets)];
        const html = await (0,report_page/* reportPage */.S)(project, access, { context, past, parts, file, iteration, clean });
        return { planName: project.planName, html };
    });
    await (0,promises_.writeFile)((0,external_node_path_.resolve)(context.cwd, file), html, { mode: 0o600 }).catch((error) => {
        const [why] = error.message.split(', ');
        throw new error_error/* RalphError */.A({
            code: 'REPORT_NOT_WRITTEN',
            message: `${file} cannot be written: ${why}.`,
            hint: 'Name a file in an existing folder that you can write to.',
        });
    });
    context.out(`${file}: the report of ${planName}, ${(0,amounts/* formatBytes */.z3)(Buffer.byteLength(html))}. Open it in a browser.\n`);
    return 0;
}


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

/***/ 87665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ iterationIn),
/* harmony export */   o: () => (/* binding */ noIteration)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


function iterationIn(command, value) {
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value))
        return Number(value);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${command}: --iteration "${value}" is not an iteration number.`,
        hint: `See \`ralph ${command} --help\`.`,
    });
}
const noIteration = (project, iteration, newest) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NO_ITERATION',
    message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
    hint: `\`${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .ralphCommand */ .lC)(project, 'log')}\` shows what happened, with iteration numbers.`,
});


/***/ })

};
