export const id = 63;
export const ids = [63];
export const modules = {

/***/ 9152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2488);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


const step = (does, ...commands) => ({ does, commands });
/** Steps for Markdown and for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
function nextLines(steps, look) {
    const [only] = steps;
    if (steps.length === 1 && only?.commands.length === 0)
        return [`Next: ${only.does}.`];
    const { paint, columns } = look;
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            `  ${does}${commands.length === 0 ? '.' : ':'}`,
            ...commands.flatMap(typed),
        ]),
    ];
}


/***/ }),

/***/ 1365:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Rm: () => (/* binding */ givenUpInWords),
/* harmony export */   WQ: () => (/* binding */ stopSentence),
/* harmony export */   d9: () => (/* binding */ stopInWords)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6615);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9152);







const words = {
    complete: (_reason, at) => ({ happened: 'Every task in the plan is done or skipped.', next: takeIn(at) }),
    iteration_limit: ({ scope, limit }, at) => scope === 'job'
        ? {
            happened: `This job has used its ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Make up to ${limit} more`, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', ...(at.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))),
            ],
        }
        : {
            happened: `The run has used the ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')} that it is allowed; work remains.`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as many more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'budget', `${2 * limit}iter`))],
        },
    time_budget: ({ budget_ms, scope }, at) => ({
        happened: scope === 'limit'
            ? `The job ended before the machine's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)} is used up; work remains.`,
        next: [goOn(at)],
    }),
    cost_budget: ({ budget_usd, spent_usd }, at) => ({
        happened: `The run's cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(budget_usd)} is used up; work remains.`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as much again (the budget is that of the whole run)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)),
        ],
    }),
    paused: ({ why, scope }, at, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))] }
        : { happened: `The run is paused: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'resume'))] },
    human_review: ({ why, approve, given_up, conflict }, at, foreign) => {
        if (approve)
            return { happened: `Waiting for approval: ${foreign(why)}`, next: approveOrNot(approve, at) };
        if (given_up)
            return decideGivenUp(why, given_up, { at, foreign });
        if (conflict)
            return mergeByHand(why, conflict, { at, foreign });
        return {
            happened: `A person is needed: ${foreign(why)}`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('When that is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
        };
    },
    waiting: ({ until, why }, at, foreign) => ({
        happened: `Waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNow */ .PI)(until, at.now)}: ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('After that time, continue (a job that starts earlier ends at once and costs nothing)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
            ...onTerminal(at, () => [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Go on at once, with another key or model, or if the limit was lifted', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--now')),
            ]),
        ],
    }),
    blocked: ({ by, red }, at, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: red ? redBaseline(at) : [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the problems above, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
    }),
    stuck: ({ on, task = 'TASK' }, at, foreign) => ({
        happened: 'The run is stuck: more attempts without help would only cost money:',
        details: listed(on, foreign),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try again, and tell the agent what it should know', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'retry', task, '\u2026')),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give the task up, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'skip', task)),
            ...offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Read what failed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'log', '--task', task))]),
        ],
    }),
    busy: ({ why }, at, foreign) => ({
        happened: `Another job is running: ${foreign(why)}`,
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Nothing was changed; to see how that job is doing', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'status'))],
    }),
    cancelled: (_reason, at) => ({
        happened: 'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
        next: [goOn(at)],
    }),
    failed: ({ code: fault, why }, at, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('What was committed is safe. When the cause is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
        ],
    }),
};
/** As almost every stop is followed: nothing has to be decided. */
const goOn = (at) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'));
/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
/** A reviewer on GitHub has the pull request before them. */
function takeIn(at) {
    if (at.surface === 'issue')
        return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Review ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(at.workBranch)} commit by commit and merge it`)];
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Review the work, commit by commit', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'log', '--oneline', at.workBranch)),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Bring it into the branch that it began on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'finish')),
    ];
}
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, at) {
    const look = at.surface === 'issue' ? (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'show', commit) : (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'checkout', String(iteration));
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept it, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'approve', commit.slice(0, 12))),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it redone, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'retry', task, '\u2026')),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', look),
    ];
}
function mergeByHand(why, { files, total, commands }, { at, foreign }) {
    return {
        happened: foreign(why),
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(files.map((file) => foreign(`conflict in ${file}`)), files.length, total),
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Nothing is lost or overwritten. Merge in a clone, then go on', ...commands, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run'))],
    };
}
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map((one) => {
        const choices = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'skip', one.task)} confirms, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'retry', one.task)} reopens it`;
        return `${givenUpInWords(one, foreign)} (${choices})`;
    });
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(said, said.length, total),
        next: [
            at.surface === 'issue'
                ? (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks')
                : (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
            ...(total > mostAtOnce ? [] : offIssue(at, () => decideAtOnce(tasks, at))),
        ],
    };
}
/** More orders would make a line that nobody reads before typing it. */
const mostAtOnce = 5;
const decideAtOnce = (tasks, at) => {
    const each = (verb) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(at, tasks.map(({ task }) => [verb, task]));
    return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Agree with the agent, and go on', each('skip')), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have them done all the same', each('retry'))];
};
/** Accepting them weakens the rules that the run has, and so has to be said twice. */
const redBaseline = (at) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Mend the checks on the base branch, commit, then go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
    ...onTerminal(at, () => [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept these failures as known ones, and go on', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--known-red', '--change-rules')),
    ]),
    ...offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Show what they printed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'log', '--iteration', '0'))]),
];
/** Only a command line says it: a workflow's next job has the same key, and its rules are in its file. */
const onTerminal = (at, steps) => (at.surface ?? 'terminal') === 'terminal' ? steps() : [];
/** No comment is answered with a log. */
const offIssue = (at, steps) => (at.surface === 'issue' ? [] : steps());
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const listed = (reasons, foreign) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(reasons.map(foreign), 20);
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why }, foreign) {
    const by = iteration === 0 ? 'was given up' : `was given up by the agent of iteration ${iteration}`;
    return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`;
}
/** The reason in a few words; `stop-sentence.ts` has the long form. */
function stopInWords(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'iteration_limit':
            return `limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.limit, 'iteration')} a ${reason.scope}`;
        case 'time_budget':
            return reason.scope === 'limit'
                ? `the job's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} is near`
                : `time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} used up`;
        case 'cost_budget':
            return `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} used up`;
        case 'paused':
            return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'human_review':
            return reason.approve
                ? `waiting for approval of ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.approve.task)}, iteration ${reason.approve.iteration}`
                : `a person is needed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'waiting':
            return `waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(reason.until)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'blocked':
            return `blocked: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.by)}`;
        case 'stuck':
            return `stuck: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.on)}`;
        case 'busy':
            return `another job is running: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'cancelled':
            return 'cancelled';
        case 'failed':
            return `failed (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.code)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__/* .assertNever */ .x)(reason);
    }
}


/***/ }),

/***/ 6615:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Makes the compiler prove that a switch over a union names every case. */
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 9812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 5144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   to: () => (/* binding */ mapStrings)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .formPlaces */ .Vf)(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        // Forms may overlap, and then nothing of the one may stay beside the other.
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200;
/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
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
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    // In base64 its first letters come up once in 17 MB.
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
        // file of nothing but headers took minutes.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


/***/ }),

/***/ 2959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
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
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
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
/** Where each character stood before white space was left out. */
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ })

};
