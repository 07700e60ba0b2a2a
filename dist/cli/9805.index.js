export const id = 9805;
export const ids = [9805];
export const modules = {

/***/ 49805:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand),
  runFlagGroups: () => (/* binding */ runFlagGroups)
});

// EXTERNAL MODULE: ./build/core/config/resolve/explain.js
var explain = __webpack_require__(70385);
// EXTERNAL MODULE: ./build/core/config/table/agent-settings.js
var agent_settings = __webpack_require__(56749);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/entry/doctor/before-run.js
var before_run = __webpack_require__(79048);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/run/carry-out.js + 10 modules
var carry_out = __webpack_require__(43241);
;// CONCATENATED MODULE: ./build/entry/run/seed-flags.js
const known = {
    'review-plan': {
        help: 'as --plan-review gate',
        toggle: true,
        means: () => ({ 'plan-review': 'gate' }),
    },
    'review-passes': {
        help: 'as --plan-review-passes',
        example: '3',
        means: (value) => ({ 'plan-review-passes': value }),
    },
    'create-pr': {
        help: 'as --on-complete pull-request',
        toggle: true,
        means: () => ({ 'on-complete': 'pull-request' }),
    },
    loop: { help: 'as --queue', toggle: true, means: () => ({ queue: true }) },
    max: { help: 'as --max-iterations', example: '30', means: (value) => ({ 'max-iterations': value }) },
};
const seedFlags = known;
function inOwnWords(values) {
    const given = Object.entries(known).filter(([name]) => values[name] !== undefined && values[name] !== false);
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(known, name)));
    const meant = Object.assign({}, ...given.map(([name, { means }]) => means(values[name])));
    return {
        values: { ...meant, ...own },
        said: given.map(([name, { means }]) => {
            const words = Object.entries(means(values[name])).map(([flag, value]) => value === true ? `--${flag}` : `--${flag} ${String(value)}`);
            return `--${name} is ${words.join(' ')} here.`;
        }),
    };
}

;// CONCATENATED MODULE: ./build/entry/command/run.js








const placed = {
    'The work': {
        ...(0,flags/* settingFlags */.KB)('plan', 'validate', 'strategy', 'no-checks', 'known-red', 'setup', 'before-capture', 'working-directory'),
        ...(0,flags/* settingFlags */.KB)('approval', 'human-review', 'incomplete', 'max-continuations', 'on-stuck', 'stuck-after', 'amendments', 'test-guard', 'review', 'agent-passes-enabled'),
        ...(0,flags/* settingFlags */.KB)('merge-base', 'base-conflict'),
        'no-wait': { help: 'exit with code 4 at a usage limit instead of waiting, as in CI', toggle: true },
        now: {
            help: 'do not wait any longer: try now, for example with another key',
            toggle: true,
        },
        resume: { help: 'has no effect: a run always resumes; accepted for scripts written for other loops', toggle: true },
        fresh: { help: 'start a new run instead of continuing; the history is kept', toggle: true },
        'change-rules': {
            help: "allow this job's settings to weaken the rules that the run was started with",
            toggle: true,
        },
    },
    'The agent': {
        ...(0,flags/* settingFlags */.KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
        ...(0,flags/* settingFlags */.KB)('agent-timeout', 'agent-idle-timeout', 'model', 'fallback-model', 'extraction-model', 'review-model', 'mcp-transport', 'mcp-project'),
        ...(0,flags/* settingFlags */.KB)('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
    },
    'What the agent and the checks may access': {
        ...(0,flags/* settingFlags */.KB)('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
        ...(0,flags/* settingFlags */.KB)('agent-env', 'check-env', 'protected-paths'),
    },
    Limits: (0,flags/* settingFlags */.KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay'),
    Memory: (0,flags/* settingFlags */.KB)('mode', 'knowledge-from', 'context-budget', 'context-budget-hpi', 'retrieval', 'indexer', 'context-agent-model', 'compaction-max-turns', 'novelty-overlap-threshold', 'novelty-recent-handoffs', 'compaction-threshold-bytes', 'compaction-interval'),
    Commits: (0,flags/* settingFlags */.KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off'),
    'On GitHub': {
        ...(0,flags/* settingFlags */.KB)('on-complete', 'mirror-status', 'close-issue', 'command-permission', 'command-bots'),
        ...(0,flags/* settingFlags */.KB)('pages'),
    },
    'The queue': {
        queue: {
            help: 'run the plans of the queue, one after the other, until it is empty (docs/queue.md)',
            toggle: true,
        },
        once: { help: 'run only the next plan of the queue', toggle: true },
        ...(0,flags/* settingFlags */.KB)('queue-base', 'queue-failed', 'branch-prefix'),
    },
    'Where and how': {
        ...(0,flags/* settingFlags */.KB)('remote', 'state-ref', 'log-level'),
        ...flags/* configFlag */.L5,
        'dry-run': { help: 'show what would happen; change nothing', toggle: true },
        record: { help: 'record every agent call of this job in a new directory, for `ralph replay`', example: 'DIR' },
        json: { help: 'print one JSON object per line instead of text', toggle: true },
    },
};
const unplaced = explain/* settingNames */.H$.filter((name) => !Object.values(placed).some((flags) => Object.hasOwn(flags, name)));
const isOfAgent = (name) => Object.hasOwn(agent_settings/* agentSettings */.t, name);
const runFlagGroups = {
    ...placed,
    'As in other loops': seedFlags,
    'The work': { ...placed['The work'], ...(0,flags/* settingFlags */.KB)(...unplaced.filter((name) => !isOfAgent(name))) },
    'The agent': { ...placed['The agent'], ...(0,flags/* settingFlags */.KB)(...unplaced.filter(isOfAgent)) },
};
const runFlags = Object.assign({}, ...Object.values(runFlagGroups));
const runCommand = {
    help: `Runs a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --queue --branch-prefix feat/
  ralph run --dry-run

${(0,flags/* groupedHelp */.Sx)(runFlagGroups)}

To turn off a flag that takes no value, add =false, such as --known-red=false. This also overrides a variable.

Exit codes:
${Object.values(exit_codes/* exits */.co)
        .map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`)
        .join('\n')}`,
    flags: runFlags,
    run: async (context, { values: typed }) => {
        const { values: given, said } = inOwnWords(typed);
        for (const line of said)
            context.err(`${line}\n`);
        const { queue, once, ...values } = given;
        if (queue === true || once === true) {
            const { runQueue } = await __webpack_require__.e(/* import() */ 6446).then(__webpack_require__.bind(__webpack_require__, 86446));
            return runQueue(context, values, { once: once === true });
        }
        const project = await (0,project_project/* openProject */.U8)(context, values);
        if (values['resume'])
            context.err('--resume changes nothing: a run always resumes where it was; --fresh starts a new one.\n');
        if (!values['dry-run'])
            return (0,carry_out/* carryOut */.u)(project, context, values, { ready: before_run/* refuseUnready */.$ });
        const { dryRun } = await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 25374));
        return dryRun(project, context, values);
    },
};


/***/ }),

/***/ 79048:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6042);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40318);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96301);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68879);






const probes = [_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .gitProbe */ .Vn, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeProbe */ .d8, _agent_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProbe */ .T, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .diskProbe */ .AC];
async function refuseUnready(project, context, flags = {}) {
    const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOf */ .e)(context, flags, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), project);
    const found = (await Promise.all(probes.map((probe) => (0,_probe_js__WEBPACK_IMPORTED_MODULE_4__/* .findingsOf */ .WX)(probe, subject)))).flat();
    const wrong = found.filter(({ level }) => level === 'fail');
    if (wrong.length > 0)
        throw notReady(wrong);
}
function notReady([first, ...others]) {
    const one = others.length === 0;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NOT_READY',
        message: one ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
        hint: one
            ? `${first?.remedy} Then run the same command again.`
            : '`ralph doctor` checks these and everything else.',
        findings: one ? [] : [first, ...others].flatMap((each) => (each ? [`${each.found} ${each.remedy}`] : [])),
    });
}


/***/ })

};
