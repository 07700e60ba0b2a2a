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
        'no-wait': { help: 'at a usage limit exit with 4 at once, as in CI', toggle: true },
        now: {
            help: 'try at once whatever the run is waiting for, such as with another key',
            toggle: true,
        },
        resume: { help: 'accepted for scripts of other loops: a run always resumes where it was', toggle: true },
        fresh: { help: 'start a new run instead of continuing; history is kept', toggle: true },
        'change-rules': { help: "let this job's settings weaken the rules that the run was started with", toggle: true },
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
            help: 'carry out the plans of the queue, one after the other, until it is empty (docs/queue.md)',
            toggle: true,
        },
        once: { help: 'carry out the next plan of the queue and no other', toggle: true },
        ...(0,flags/* settingFlags */.KB)('queue-base', 'queue-failed', 'branch-prefix'),
    },
    'Where and how': {
        ...(0,flags/* settingFlags */.KB)('remote', 'state-ref', 'log-level'),
        ...flags/* configFlag */.L5,
        'dry-run': { help: 'show what would be done; change nothing', toggle: true },
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
    help: `Carries out a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --queue --branch-prefix feat/
  ralph run --dry-run

${(0,flags/* groupedHelp */.Sx)(runFlagGroups)}

A flag without a value is turned off by =false, such as --known-red=false, even if a variable turned it on.

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
            const { runQueue } = await Promise.all(/* import() */[__webpack_require__.e(891), __webpack_require__.e(33), __webpack_require__.e(102), __webpack_require__.e(6446)]).then(__webpack_require__.bind(__webpack_require__, 86446));
            return runQueue(context, values, { once: once === true });
        }
        const [{ refuseUnready: ready }, project] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(891), __webpack_require__.e(33), __webpack_require__.e(102), __webpack_require__.e(9048)]).then(__webpack_require__.bind(__webpack_require__, 79048)),
            (0,project_project/* openProject */.U8)(context, values),
        ]);
        if (values['resume'])
            context.err('--resume changes nothing: a run always resumes where it was; --fresh starts a new one.\n');
        if (!values['dry-run'])
            return (0,carry_out/* carryOut */.u)(project, context, values, { ready });
        const { dryRun } = await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 25374));
        return dryRun(project, context, values);
    },
};


/***/ })

};
