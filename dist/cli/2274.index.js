export const id = 2274;
export const ids = [2274];
export const modules = {

/***/ 5271:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ diffStat),
/* harmony export */   U: () => (/* binding */ patchesOf)
/* harmony export */ });
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);


const largestFile = '1m';
async function patchesOf({ store, remote }, pairs) {
    if (pairs.length === 0)
        return [];
    await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
    const trees = await Promise.all(pairs.map(({ from, to }) => Promise.all([treeOf(store, from), treeOf(store, to)])));
    const lines = trees.map(([from, to]) => `${from} ${to}`);
    const { stdout } = await store.git({
        args: ['-c', `core.bigFileThreshold=${largestFile}`, ...diffTree],
        input: `${lines.join('\n')}\n`,
    });
    const parts = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
    const byLine = new Map();
    for (let at = 1; at < parts.length; at += 2)
        byLine.set(parts[at] ?? '', parts[at + 1] ?? '');
    return Promise.all(pairs.map(async (pair, at) => {
        const patch = byLine.get(lines[at] ?? '') ?? '';
        return notShown.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch;
    }));
}
const notShown = /^Binary files .* differ$/m;
function withLargeTexts(patch, { from, to }, stats) {
    let at = -1;
    let before;
    const told = patch.split(/^(?=diff --git )/m).map((file) => {
        const [header] = file.split('\n', 1);
        if (header !== before)
            at += 1;
        before = header;
        const { path, added, removed } = stats[at] ?? { path: '', added: null, removed: null };
        if (added === null || removed === null)
            return file;
        const all = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'diff', from, to, '--', path);
        return file.replace(notShown, () => `Too large to show here: ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(added, 'line')} added, ${removed} removed. All of it: ${all}`);
    });
    return told.join('');
}
const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv'];
async function treeOf({ objects }, commit) {
    const tree = await objects.look(`${commit}^{tree}`);
    if (!tree)
        throw new Error(`${commit} has no tree`);
    return tree.oid;
}
async function diffStat({ store, remote }, from, to) {
    await remote.fetchCommit(from);
    await remote.fetchCommit(to);
    return statOf(store, { from, to });
}
async function statOf({ git }, { from, to }) {
    const { stdout } = await git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] });
    const entries = stdout.toString('utf8').split('\0');
    return entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }];
    });
}
const count = (text = '-') => (text === '-' ? null : Number(text));


/***/ }),

/***/ 14491:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ answerFaults)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostFaults = 20;
const answerFaults = ({ issues }, value) => issues.slice(0, mostFaults).map((issue) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(phrase(issue, value), 300));
function phrase(issue, value) {
    const at = named(issue.path);
    if (issue.code === 'invalid_type')
        return isThere(value, issue.path) ? `${at} must be ${kinds[issue.expected] ?? issue.expected}` : `${at} is missing`;
    if (issue.code === 'invalid_value')
        return `${at} must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return `${at} is empty`;
    if (issue.code === 'too_big' && issue.origin === 'array')
        return `${at} has more than ${issue.maximum} entries`;
    return `${at} is not valid (${issue.message})`;
}
const kinds = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
const named = (path) => path.length === 0
    ? 'the answer'
    : `\`${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`)).join('')}\``;
function isThere(value, path) {
    let found = value;
    for (const part of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
            return false;
        found = found[part];
    }
    return found !== undefined;
}


/***/ }),

/***/ 44173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   up: () => (/* binding */ endInWords),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _answer_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14491);


const mostChars = 256 * 1024;
function answerOf(end) {
    if (end.kind !== 'finished')
        return { why: endInWords(end) };
    const value = end.structured ?? jsonIn(end.text);
    if (value === undefined)
        return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedValue */ .lv)(value, mostChars);
    return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded;
}
const ends = {
    no_result: 'it ended without an answer',
    crashed: 'it crashed',
    timed_out: 'it took too long and was stopped',
    usage_limit: 'it reached a usage limit',
    overloaded: 'the model was overloaded',
    billing: 'the model account has no credit',
    auth: 'the model refused the credentials',
    cancelled: 'it was cancelled',
};
const errors = {
    turns: 'it used up its turns',
    budget: 'its budget is used up',
    structured_output: 'it could not give its answer in the right form',
    refused: 'the model refused to answer',
    disk: 'it filled the disk',
    other: 'it reported an error',
};
function answerIn(schema, end) {
    const answer = answerOf(end);
    if ('why' in answer)
        return answer;
    const read = schema.safeParse(answer.value);
    return read.success ? { value: read.data } : { why: faultIn(read.error, answer.value) };
}
const faultIn = (error, value) => `its answer does not match its schema: ${(0,_answer_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .answerFaults */ .y)(error, value)[0]}`;
const endInWords = (end) => end.kind === 'error' ? errors[end.what] : ends[end.kind];
function jsonIn(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 66014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   M: () => (/* binding */ eventKinds),
/* harmony export */   PI: () => (/* binding */ unknownKind),
/* harmony export */   XK: () => (/* binding */ logFilter)
/* harmony export */ });
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40092);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);





const seedNames = {
    orchestrator_start: ['lease_taken'],
    orchestrator_end: ['run_stopped'],
    iteration_start: ['attempt_started'],
    iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
    validation_pass: ['attempt_succeeded', 'attempt_held'],
    validation_fail: ['attempt_failed'],
};
const types = _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s.options.map((option) => option.shape.type.value);
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]));
const words = [...new Set([...types, ...[...wordsOf.values()].flatMap((own) => [...own]), ...Object.keys(seedNames)])];
function namesOf(type) {
    return [type, ...Object.keys(_schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a).filter((former) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a[former] === type)];
}
function unknownKind(kinds) {
    const kind = kinds.find((name) => !words.includes(name));
    return kind === undefined ? undefined : { kind, meant: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(kind, words) };
}
const eventKinds = types;
function momentOf(text, now) {
    const ago = /^\d+$/.test(text.trim()) ? undefined : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(text);
    if (ago !== undefined)
        return now - ago;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
}
function logFilter({ task, iteration, kinds, since }) {
    const taskOf = new Map();
    const ofTask = (event) => {
        if (event.type === 'attempt_started')
            taskOf.set(event.iteration, event.task);
        if (task === undefined || ('task' in event && event.task === task))
            return true;
        return 'iteration' in event && taskOf.get(event.iteration) === task;
    };
    const ofIteration = (event) => iteration === undefined ||
        ('iteration' in event && event.iteration === iteration) ||
        ('undoes' in event && event.undoes === iteration) ||
        (0,_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .paidApart */ .zq)(event)?.iteration === iteration;
    const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
    const recent = ({ at }) => since === undefined || Date.parse(at) >= since;
    return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event));
}
function isOfKind(event, kind) {
    if (kind === 'validation_fail')
        return event.type === 'attempt_failed' && event.cause === 'checks';
    return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}


/***/ }),

/***/ 23496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ logPrinter),
/* harmony export */   r: () => (/* binding */ isBookkeeping)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39812);
/* harmony import */ var _words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47551);




const bookkeeping = new Set(['lease_renewed', 'lease_released']);
const isBookkeeping = ({ type }) => bookkeeping.has(type);
function logPrinter(look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(look.color);
    let day = '';
    return (event) => {
        if (!look.isTty)
            return [(0,_words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)(event), ...saidLines(event)];
        const today = event.at.slice(0, 10);
        const head = today === day ? [] : [paint(`${today} UTC`, 'dim')];
        day = today;
        const said = saidLines(event).map((line) => paint((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, look.width), 'dim'));
        return [...head, ...terminalLines(event, { paint, width: look.width }), ...said];
    };
}
function saidLines(event) {
    const said = 'said' in event ? (event.said ?? []) : [];
    return said.flatMap(({ name, lines }) => [
        `      ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, 200)}:`,
        ...lines.map((line) => `        ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .indentedLine */ .Ko)(line)}`),
    ]);
}
function terminalLines(event, { paint, width }) {
    const iteration = 'iteration' in event && event.iteration > 0 ? `#${event.iteration}` : '';
    const margin = `${event.at.slice(11, 19)}  ${iteration.padEnd(5)}`;
    const [first = '', ...rest] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)((0,_words_log_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .eventInWords */ .F)(event), Math.max(30, width - margin.length - 2));
    const colour = colourOf(event);
    const tint = (text) => (colour ? paint(text, colour) : text);
    return [
        `${paint(margin, 'dim')} ${tint(first)}`,
        ...rest.map((line) => `${' '.repeat(margin.length + 1)}${tint(line)}`),
    ];
}
function colourOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
        case 'attempt_approved':
            return 'green';
        case 'attempt_failed':
        case 'stuck_detected':
        case 'undo_failed':
            return 'red';
        case 'attempt_interrupted':
        case 'attempt_held':
        case 'human_review_requested':
        case 'signals_given':
        case 'checks_touched':
        case 'budget_warning':
            return 'yellow';
        case 'baseline_finished':
            return event.red.length === 0 ? null : 'red';
        case 'run_started':
        case 'run_stopped':
            return 'bold';
        default:
            return null;
    }
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

/***/ 39373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ numberedDiff),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   TV: () => (/* binding */ shownLines)
/* harmony export */ });
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        if (begins !== undefined)
            next = Number(begins);
        else if (!/^[ +\\-]/.test(text))
            next = undefined;
        if (next === undefined)
            continue;
        const isNew = begins === undefined && /^[ +]/.test(text);
        lines.push({ line: isNew ? next++ : null, text });
    }
    return lines;
}
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
function numberedDiff({ patch }) {
    const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`);
    return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
    if (/^deleted file/m.test(patch))
        return '(deleted)';
    if (/^Binary files/m.test(patch))
        return '(binary, or too large to show)';
    return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)';
}


/***/ }),

/***/ 50364:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   FV: () => (/* binding */ reviewFindings),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25442);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14491);
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97483);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39373);







const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: withMessage(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (answer === undefined)
        return { why: 'its answer is not a review: it is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .boundedValue */ .lv)(answer, maxAnswer);
    if ('fault' in bounded)
        return { why: `its answer ${bounded.fault}` };
    const read = _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewAnswer */ .N7.safeParse(bounded.value);
    if (!read.success)
        return { why: `its answer is not a review: ${(0,_handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .answerFaults */ .y)(read.error, bounded.value)[0]}` };
    const { verdict, summary, findings } = read.data;
    const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
    const left = gravest.length - maxFindings;
    const more = left > 0 ? ` (${left} more findings are omitted.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
function withMessage(end) {
    return `${(0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .endInWords */ .up)(end)}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shownStart */ .s)(text, maxText);
function placedIn(files) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return ({ path, line = null, severity, text }) => {
        const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''));
        const where = line === null ? path : `${path}:${line}`;
        const about = where === '' ? text : `${where}: ${text}`;
        if (!file)
            return { path: null, line: null, severity, text: bounds(about) };
        const shown = line !== null && (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLines */ .TV)(file).has(line);
        const said = line === null || shown ? text : `line ${line}: ${text}`;
        return { path: file.path, line: shown ? line : null, severity, text: bounds(said) };
    };
}
const longest = 600;
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}
function reviewVerdict(mode, reviewed, request) {
    if (mode !== 'gate')
        return undefined;
    if (!reviewed)
        return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') };
    const { end, review, why } = reviewed;
    if (review?.verdict === 'ship')
        return undefined;
    if (review)
        return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` };
    const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptVerdict */ .ve)({ ...request, end, hasChanges: true, findings: [] });
    if (verdict.kind === 'interrupt')
        return { ...verdict, why: `the review: ${verdict.why}` };
    return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) };
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;


/***/ }),

/***/ 97483:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qR: () => (/* binding */ lossesAllowed),
/* harmony export */   ve: () => (/* binding */ attemptVerdict),
/* harmony export */   yO: () => (/* binding */ afterResetMs)
/* harmony export */ });
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);

const firstWaitMs = 5 * 60_000;
const longestWaitMs = 60 * 60_000;
const afterResetMs = 60_000;
const lossesAllowed = 2;
function attemptVerdict(request) {
    const { end } = request;
    switch (end.kind) {
        case 'finished':
            return changed(request, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(request, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, request.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, request));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(request.now + growingWait(request.waits)));
        case 'billing':
            return interrupt('billing', end.message, null);
        case 'auth':
            return interrupt('auth', end.message, null);
        case 'cancelled':
            return interrupt('cancelled', 'the job was cancelled', null);
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(end);
    }
}
function changed(request, cause, why) {
    if (request.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: request.findings.join('; ') };
    if (typeof request.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: request.unready };
    if (request.account)
        return { kind: 'fail', ...request.account };
    return request.hasChanges || request.closes ? { kind: 'validate' } : { kind: 'fail', cause, why };
}
const interrupt = (cause, why, until) => ({
    kind: 'interrupt',
    cause,
    why,
    until,
});
const errorInWords = {
    turns: (message) => `the agent used up its turns: ${message}`,
    budget: (message) => `the agent used up the cost budget: ${message}`,
    structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
    refused: (message) => `the model refused: ${message}`,
    disk: (message) => `the agent filled the disk: ${message}`,
    other: (message) => `the agent reported an error: ${message}`,
};
const timeoutInWords = {
    wall: (after) => `the agent was stopped after ${after} (agent-timeout)`,
    idle: (after) => `the agent produced no more output and was stopped ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as happens when memory runs out';
    if (killed === 'SIGTERM')
        return 'was stopped from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `exited with code ${end.exitCode}`;
}
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, { now, waits }) {
    return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
function crashed(end, losses) {
    const why = crashInWords(end);
    if (killedBy(end) === undefined)
        return { kind: 'fail', cause: 'agent_crashed', why };
    if (losses < lossesAllowed)
        return interrupt('agent_killed', why, null);
    return {
        kind: 'fail',
        cause: 'agent_crashed',
        why: `${lossesAllowed + 1} times in a row a runner was lost or ${why}`,
    };
}
const iso = (ms) => new Date(ms).toISOString();
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 11265:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logCommand: () => (/* binding */ logCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/work/patches.js
var patches = __webpack_require__(5271);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/log-filter.js
var log_filter = __webpack_require__(66014);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var text_amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
;// CONCATENATED MODULE: ./build/core/report/words/handoff-rows.js

const mostOfEach = 10;
function handoffRows(handoff, known) {
    const rows = (name, texts = []) => texts.slice(0, mostOfEach).map((text) => ({ name, text }));
    const { constraints_discovered = [], deviations = [], bugs_encountered = [], tests_added = [] } = handoff;
    const { request_human_review: review } = handoff;
    return [
        ...rows('Complete', completion(handoff, known)),
        ...rows('Sure', handoff.confidence_level && [`${handoff.confidence_level} confidence`]),
        ...rows('Stuck', handoff.stuck === undefined ? [] : [handoff.stuck]),
        ...rows('Asks', review?.needed ? [`a person to review it: ${review.reason ?? 'no reason given'}`] : []),
        ...rows('Research', handoff.request_research),
        ...rows('Left', (0,agent_claims/* unfinished */.M1)(handoff)),
        ...rows('Limit', constraints_discovered.map(({ constraint, impact, workaround }) => joined(constraint, impact, workaround && `workaround: ${workaround}`))),
        ...rows('Decision', handoff.architectural_notes),
        ...rows('Deviates', deviations.map(({ planned, actual, reason }) => `${planned} \u2192 ${actual}: ${reason}`)),
        ...rows('Bug', bugs_encountered.map(({ description, resolution, resolved }) => joined(`${resolved ? 'resolved' : 'open'}: ${description}`, resolution))),
        ...rows('Tests', tests_added.map(({ file, test_names }) => joined(file, test_names.join('; ')))),
        ...rows('Advice', handoff.recommendations),
        ...rows('Claims', untrue(handoff, known)),
    ];
}
const joined = (...parts) => parts.filter((part) => part !== undefined && part !== '').join(' \u2014 ');
function completion({ task_completed: done }, { task }) {
    if (!done)
        return [];
    const other = task !== null && done.task_id !== task ? `, and names another task: ${done.task_id}` : '';
    return [joined(`${done.fully_complete ? 'yes' : 'no'}${other}`, done.summary)];
}
function untrue({ files_touched = [] }, { changes }) {
    if (changes === null)
        return [];
    const really = new Map(changes.map(({ path, action }) => [path, action]));
    return files_touched
        .filter(({ path, action }) => really.get(path) !== action)
        .map(({ path, action }) => `${path} is ${action}, and it ${really.has(path) ? `was ${really.get(path)}` : 'was not'}`);
}

// EXTERNAL MODULE: ./build/core/report/words/log-lines.js
var log_lines = __webpack_require__(47551);
;// CONCATENATED MODULE: ./build/core/report/terminal/iteration-text.js












const mostFiles = 30;
const mostOutput = 2_000;
function iterationText(view, diff, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const colour = { succeeded: 'green', failed: 'red' }[view.outcome] ?? 'yellow';
    const of = view.attempt === null ? '' : `, attempt ${view.attempt}`;
    const title = `Iteration ${view.iteration}: ${view.task ?? 'no task'}${of}: ${view.outcome}`;
    const part = (name, lines) => lines.length === 0 ? [] : ['', paint(name, 'bold'), ...lines.map((line) => `  ${line}`)];
    const lines = [
        paint(title, colour),
        ...part('Facts', facts(view, look)),
        ...part('Changes', changes(diff)),
        ...part('Steps', steps(view)),
        ...part('Checks', checks(view, look)),
        ...part('Review', review(view, look)),
        ...view.passes.flatMap((pass) => part(`Pass ${(0,one_line/* plainLine */.h0)(pass.name, 40)}`, passLines(pass, look))),
        ...part('Prompt', iteration_text_prompt(view, look)),
        ...part('Handoff', handoff(view, look)),
        ...part('Events', events(view, look)),
    ];
    return (0,display_width/* fitLines */.RV)(lines, look);
}
const rejected = new Set(['failed', 'rejected by a person', 'refused undo']);
function facts({ why, started, checkpoint, commit, time_ms, usage, around, outcome, agent }, look) {
    const what = rejected.has(outcome) ? 'rejected, kept as' : 'commit';
    const rows = [
        ['Why', why],
        ['Started', started && `${(0,text_amounts/* formatUtc */.ay)(started)} from ${(0,report_context/* shortOid */.$M)(checkpoint ?? '')}`],
        ['Time', time_ms && timeWords(time_ms)],
        ['Cost', usage && `${(0,text_amounts/* usageInWords */.MJ)(usage)}, ${(0,text_amounts/* plural */.LS)(usage.turns, 'turn')}`],
        ['Around', around && `${(0,text_amounts/* usageInWords */.MJ)(around)}: other calls for this iteration`],
        ['Tree', commit && `${what} ${(0,report_context/* shortOid */.$M)(commit)}; ${look.checkout} writes its files to a folder`],
        ['Denied', agent && agent.denials.length > 0 ? agent.denials.join(', ') : null],
    ];
    return rows.flatMap(([name, value]) => (value ? hanging(name.padEnd(8), (0,one_line/* plainLine */.h0)(value, 1_000), look) : []));
}
function timeWords({ all, agent, review, checks }) {
    const rest = Math.max(0, all - agent - review - checks);
    const reviewed = review > 0 ? `, review ${(0,text_amounts/* formatDuration */.a3)(review)}` : '';
    return `${(0,text_amounts/* formatDuration */.a3)(all)}: agent ${(0,text_amounts/* formatDuration */.a3)(agent)}${reviewed}, checks ${(0,text_amounts/* formatDuration */.a3)(checks)}, everything else ${(0,text_amounts/* formatDuration */.a3)(rest)}`;
}
function changes(diff) {
    if (diff === null || diff.length === 0)
        return [];
    const sum = (key) => diff.reduce((total, file) => total + (file[key] ?? 0), 0);
    const files = diff.map(({ path, added, removed }) => {
        const lines = added === null ? 'binary' : `+${added} -${removed}`;
        return `${(0,display_width/* pad */.eV)(lines, 12)} ${(0,one_line/* plainLine */.h0)(path, 200)}`;
    });
    return [`${(0,text_amounts/* plural */.LS)(diff.length, 'file')}, +${sum('added')} -${sum('removed')} lines`, ...(0,capped/* cappedLines */.L)(files, mostFiles)];
}
const mostShownSteps = 40;
function steps({ agent }) {
    if (!agent?.steps)
        return [];
    const { kept, more } = agent.steps;
    const lines = kept.map(({ name, target, count, duration_ms }) => {
        const times = count > 1 ? ` × ${count}` : '';
        return `${(0,one_line/* plainLine */.h0)(`${name} ${target}`, 300).trimEnd()}${times} (${(0,text_amounts/* formatDuration */.a3)(duration_ms)})`;
    });
    return [...(0,capped/* cappedLines */.L)(lines, mostShownSteps), ...(more > 0 ? [`\u2026 and ${more} after these`] : [])];
}
const checks = ({ validation }, look) => checkLines(validation?.checks ?? [], look);
function checkLines(results, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    return results.flatMap((result) => {
        const name = (0,one_line/* plainLine */.h0)(result.name, 200);
        if (result.passed) {
            const flaky = result.flaky ? ['flaky: it failed first'] : [];
            const remarks = [(0,text_amounts/* formatDuration */.a3)(result.duration_ms), ...flaky, ...(0,failure_sentence/* traces */.d7)(result)];
            return [`${paint('\u2713', 'green')} ${name} (${(0,one_line/* plainLine */.h0)(remarks.join(', '), 1_000)})`];
        }
        const output = (0,output_excerpt/* outputExcerpt */.V4)(result, mostOutput).split('\n');
        return [
            `${paint('\u2717', 'red')} ${name} ${(0,one_line/* plainLine */.h0)((0,failure_sentence/* failureSentence */.Qz)(result), 1_000)}`,
            ...output.map((line) => (0,display_width/* clip */.$Q)(`    ${(0,one_line/* indentedLine */.Ko)(line)}`, Math.max(40, look.width - 2))),
        ];
    });
}
function review({ review: given }, look) {
    if (!given)
        return [];
    const by = given.model === null ? '' : ` by ${(0,one_line/* plainLine */.h0)(given.model, 60)}`;
    if (!given.review)
        return hanging('None    ', `no usable answer${by}: ${(0,one_line/* plainLine */.h0)(given.why ?? '', 500)}`, look);
    const { verdict, summary, findings } = given.review;
    return [
        ...hanging(verdict.padEnd(8), `${(0,one_line/* plainLine */.h0)(summary, 1_000)} (${(0,text_amounts/* formatUsd */.UK)(given.usd)}${by})`, look),
        ...findings.flatMap((finding) => hanging(finding.severity.padEnd(8), (0,one_line/* plainLine */.h0)(`${(0,read_review/* placeOf */.$t)(finding)}  ${finding.text}`, 1_000), look)),
    ];
}
function passLines({ issues, summary, why, model, usage }, look) {
    const by = model === null ? '' : ` by ${(0,one_line/* plainLine */.h0)(model, 60)}`;
    if (why !== null)
        return hanging('None    ', `no usable answer${by}: ${(0,one_line/* plainLine */.h0)(why, 500)}`, look);
    return [
        ...hanging('Said    ', `${(0,one_line/* plainLine */.h0)(summary, 1_000)} (${(0,text_amounts/* formatUsd */.UK)(usage.usd)}${by})`, look),
        ...issues.flatMap(({ severity, file, description }) => hanging(severity.padEnd(8), (0,one_line/* plainLine */.h0)(`${file ? `${file}  ` : ''}${description}`, 1_000), look)),
    ];
}
function withSource(line, source, { width }) {
    const from = `from ${source}`;
    if (line.length + from.length + 4 <= width)
        return [`${line}  ${from}`];
    return [line, ...(0,display_width/* wrap */.LV)(from, Math.max(40, width - 6)).map((text) => `    ${text}`)];
}
function iteration_text_prompt({ prompt: sent }, look) {
    if (!sent)
        return [];
    const rows = [...sent.sections, { name: 'All', bytes: sent.bytes, tokens: sent.tokens, source: null }];
    const widest = Math.max(...rows.map(({ name }) => name.length));
    return [
        ...rows.flatMap(({ name, bytes, tokens, source }) => {
            const amounts = `${(0,text_amounts/* thousands */.oh)(bytes).padStart(9)} bytes  ~${(0,text_amounts/* thousands */.oh)(tokens)} tokens`;
            const line = `${(0,display_width/* pad */.eV)((0,one_line/* plainLine */.h0)(name, 60), widest)} ${amounts}`;
            return source === null ? [line] : withSource(line, (0,one_line/* plainLine */.h0)(source, 300), look);
        }),
        `Tokens counted as ${sent.chars_per_token} characters each${sent.measured_calls === 0 ? '' : `, as ${(0,text_amounts/* plural */.LS)(sent.measured_calls, 'call')} reported`}.`,
        ...(sent.cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
        ...sent.cuts.map(({ section, from_chars, to_chars }) => to_chars === 0
            ? `${section} was omitted to fit the budget (${(0,text_amounts/* thousands */.oh)(from_chars)} characters).`
            : `${section} was cut from ${(0,text_amounts/* thousands */.oh)(from_chars)} to ${(0,text_amounts/* thousands */.oh)(to_chars)} characters to fit the budget.`),
    ];
}
const origin = {
    structured: 'by the agent',
    result_text: "by the agent, in its answer's text",
    extracted: "written by a small model from the agent's last output; the agent left none",
    synthetic: 'written by ralph from the changes; the agent left none',
    engine: 'by ralph: no agent was asked',
};
function handoff({ handoff: left, task, agent }, look) {
    if (!left)
        return [];
    const { source, handoff: said } = left;
    const changes = agent && agent.files <= agent.changes.length ? agent.changes : null;
    const columns = Math.max(40, look.width - 4);
    const paragraphs = (0,visible/* visible */.R)(said.freeform).trim().split('\n');
    return [
        ...hanging('Summary ', (0,one_line/* plainLine */.h0)(said.summary, 1_000), look),
        ...paragraphs.flatMap((line) => (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(line, 5_000), columns)).map((line) => `  ${line}`.trimEnd()),
        `(${(0,text_amounts/* thousands */.oh)(said.freeform.length)} characters, ${origin[source]})`,
        ...handoffRows(said, { task, changes }).flatMap(({ name, text }) => hanging(name.padEnd(8), (0,one_line/* plainLine */.h0)(text, 1_000), look)),
    ];
}
const events = ({ events: happened }, look) => happened.flatMap((event) => hanging(event.at.slice(11, 19), (0,log_lines/* eventInWords */.F)(event), look));
function hanging(name, text, { width }) {
    const [first = '', ...rest] = (0,display_width/* wrap */.LV)(text, Math.max(40, width - name.length - 4));
    return [`${name} ${first}`, ...rest.map((line) => `${' '.repeat(name.length)} ${line}`)];
}

// EXTERNAL MODULE: ./build/core/report/terminal/log-view.js
var log_view = __webpack_require__(23496);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/iteration-flag.js
var iteration_flag = __webpack_require__(87665);
// EXTERNAL MODULE: ./build/entry/run/follow-run.js
var follow_run = __webpack_require__(75684);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
;// CONCATENATED MODULE: ./build/entry/command/log.js
























const log_flags = {
    ...flags/* runFlags */.lM,
    follow: { help: 'keep printing until the run is complete or needs a person', toggle: true },
    iteration: {
        help: 'show everything about one iteration: prompt, changes, checks, handoff, cost; 0 is the baseline',
        example: '7',
    },
    task: { help: 'only this task', example: 'TASK-7' },
    kind: {
        help: 'only events with this name, or with this word in their name; can be repeated',
        example: 'failed',
        repeatable: true,
    },
    since: { help: 'only events since then: 2h, or a date', example: '2h' },
    json: { help: 'print one JSON object per line; with --iteration, one object', toggle: true },
};
const logCommand = {
    help: `Prints the events of a run, oldest first, or everything about one iteration. Changes nothing.

Usage: ralph log [options]

Examples:
  ralph log --plan plan.json
  ralph log --follow
  ralph log --task TASK-7 --kind failed --since 2h
  ralph log --iteration 7
  ralph log --json

Options:
${(0,flags/* flagHelp */.QR)(log_flags)}

Names of events: ${log_filter/* eventKinds */.M.join(', ')}.

Ctrl-C ends --follow with ${exit_codes/* exits */.co.interrupted.code}; the run continues.`,
    flags: log_flags,
    run: async (context, { values }) => {
        const iteration = (0,iteration_flag/* iterationIn */.X)('log', values['iteration']);
        const wish = { ...wishOf(values, context.now()), iteration };
        const json = values['json'] === true;
        return (0,look_at_run/* lookAtPast */.Lm)(context, values, ({ project, access, run }) => {
            const at = { project, access, run, context, json };
            return iteration === undefined
                ? list({ ...at, follow: values['follow'] === true }, wish)
                : showIteration(at, iteration);
        });
    },
};
async function list({ project, access, run, context, json, follow }, wish) {
    const look = (0,project_context/* lookOf */.Li)(context);
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    const wanted = (0,log_filter/* logFilter */.XK)(wish);
    const print = json ? (event) => [(0,inert/* inertJson */.n)(event)] : (0,log_view/* logPrinter */.H)(look);
    const asked = json || wish.kinds.length > 0;
    const show = (events) => {
        const shown = events.filter((event) => wanted(event) && (asked || !(0,log_view/* isBookkeeping */.r)(event)));
        for (const line of shown.flatMap(print))
            context.out(`${clean(line)}\n`);
    };
    show(await (0,prove/* readLog */.x6)(access.state, run));
    if (!follow) {
        const whole = wish.kinds.length === 0 && wish.task === undefined && wish.since === undefined;
        if (!json && whole)
            context.out(`\n${clean((await whatIsNext(project, context, run)).join('\n'))}\n`);
        return 0;
    }
    const toTheEnd = await (0,follow_run/* followRun */.R)({ project, context, access }, run, async (moved, before) => show(await (0,prove/* readLog */.x6)(access.state, moved, before.seq)));
    return toTheEnd ? 0 : exit_codes/* exits */.co.interrupted.code;
}
async function whatIsNext(project, context, { plan, state }) {
    const { planFile, reachedBy } = project;
    const now = context.now();
    const run = { plan, state: (await (0,kept_runs/* isLost */.JD)(state, now)) ? (0,lost_job/* withoutLostJob */.G)(state) : state };
    const { next } = (0,run_sentence/* runSentence */.n)(run, { planFile, reachedBy, workBranch: state.work_branch, now });
    const look = (0,project_context/* lookOf */.Li)(context);
    return (0,next_steps/* nextLines */.N7)(next, { paint: (0,text_paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) });
}
async function showIteration({ project, access, run, context, json }, iteration) {
    const events = (await (0,prove/* readLog */.x6)(access.state, run)).filter((0,log_filter/* logFilter */.XK)({ iteration, kinds: [] }));
    if (iteration === 0)
        return showBaseline({ project, context, json }, access);
    if (events.length === 0)
        throw (0,iteration_flag/* noIteration */.o)(project, iteration, run.state.iteration);
    const record = (await (0,read_run/* readRecords */.T3)(access.state, [iteration])).get(iteration);
    if (!record)
        throw (0,iteration_flag/* noIteration */.o)(project, iteration, run.state.iteration);
    const view = (0,iteration_view/* iterationView */.xS)(iteration, { events, record, awaiting: run.state.awaiting?.iteration ?? null });
    const { checkpoint, commit } = view;
    const diff = checkpoint && commit ? await (0,patches/* diffStat */.A)(access, checkpoint, commit) : null;
    const text = json
        ? (0,inert/* inertJson */.n)({ ...view, diff }, 2)
        : iterationText(view, diff, {
            ...(0,project_context/* lookOf */.Li)(context),
            checkout: (0,report_context/* ralphCommand */.lC)(project, 'checkout', String(iteration)),
        }).join('\n');
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
    return 0;
}
async function showBaseline({ project, context, json }, { state }) {
    const [stored] = await state.readMany(['baseline.json']);
    const read = check/* Baseline */.q5.safeParse(stored === undefined ? undefined : JSON.parse(stored)).data;
    if (!read) {
        throw new error/* RalphError */.A({
            code: 'NO_ITERATION',
            message: 'The checks have not been run on the untouched commit yet.',
            hint: `\`${(0,report_context/* ralphCommand */.lC)(project, 'run')}\` runs them before the first agent.`,
        });
    }
    const title = `Baseline: the checks on the untouched ${(0,report_context/* shortOid */.$M)(read.commit)}`;
    const text = json ? (0,inert/* inertJson */.n)(read, 2) : [title, '', ...checkLines(read.checks, (0,project_context/* lookOf */.Li)(context))].join('\n');
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
    return 0;
}
function wishOf(values, now) {
    const kinds = Array.isArray(values['kind']) ? values['kind'].map(String) : [];
    const unknown = (0,log_filter/* unknownKind */.PI)(kinds);
    if (unknown) {
        const meant = unknown.meant === undefined ? '' : ` Did you mean "${unknown.meant}"?`;
        throw usage(`no event name is or contains "${unknown.kind}".${meant}`);
    }
    const task = typeof values['task'] === 'string' ? values['task'] : undefined;
    if (values['since'] === undefined)
        return { kinds, task };
    const since = (0,log_filter/* momentOf */.Et)(String(values['since']), now);
    if (since === undefined)
        throw usage(`--since "${values['since']}" is not a time; write 2h, 30m or 2026-11-21.`);
    return { kinds, task, since };
}
const usage = (message) => new error/* RalphError */.A({ code: 'USAGE', message: `log: ${message}`, hint: 'See `ralph log --help`.' });


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


/***/ }),

/***/ 75684:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ followRun)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_run_lease_due_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94907);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63477);



const pollMs = { path: 1_000, network: 5_000 };
async function followRun({ project, context, access }, from, show) {
    const { cancelled } = context;
    let run = from;
    while (run.state.lease || (0,_core_run_lease_due_js__WEBPACK_IMPORTED_MODULE_2__/* .continuesUnattended */ .Xo)(run.state.stop)) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(access.remote.isPath ? pollMs.path : pollMs.network, undefined, { signal: cancelled }).catch(() => { });
        if (cancelled.aborted)
            return false;
        const tip = (await access.remote.refs([project.stateRef])).get(project.stateRef);
        if (tip === run.oid)
            continue;
        const before = run;
        const moved = await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadWhole */ .ym)(project, access);
        if (!moved)
            throw (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGone */ .Pr)(project.planName);
        run = moved;
        await show(run, before);
    }
    return true;
}


/***/ })

};
