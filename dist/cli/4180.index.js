export const id = 4180;
export const ids = [4180];
export const modules = {

/***/ 24180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand),
/* harmony export */   runFlagGroups: () => (/* binding */ runFlagGroups)
/* harmony export */ });
/* harmony import */ var _core_config_resolve_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70385);
/* harmony import */ var _core_config_table_agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56749);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98203);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67582);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _run_carry_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90646);






const placed = {
    'The work': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('plan', 'validate', 'strategy', 'no-checks', 'known-red', 'setup', 'before-capture', 'working-directory'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('approval', 'human-review', 'incomplete', 'max-continuations', 'on-stuck', 'stuck-after', 'amendments', 'test-guard', 'review', 'agent-passes-enabled'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('merge-base', 'base-conflict'),
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
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('agent-timeout', 'agent-idle-timeout', 'model', 'fallback-model', 'extraction-model', 'review-model', 'mcp-transport', 'mcp-project'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
    },
    'What the agent and the checks may access': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('agent-env', 'check-env', 'protected-paths'),
    },
    Limits: (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay'),
    Memory: (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('mode', 'knowledge-from', 'context-budget', 'context-budget-hpi', 'retrieval', 'indexer', 'context-agent-model', 'compaction-max-turns', 'novelty-overlap-threshold', 'novelty-recent-handoffs', 'compaction-threshold-bytes', 'compaction-interval'),
    Commits: (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off'),
    'On GitHub': (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('mirror-status', 'close-issue', 'command-permission', 'command-bots'),
    'The queue': {
        queue: {
            help: 'carry out the plans of the queue, one after the other, until it is empty (docs/queue.md)',
            toggle: true,
        },
        once: { help: 'carry out the next plan of the queue and no other', toggle: true },
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('queue-base', 'queue-failed', 'branch-prefix'),
    },
    'Where and how': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)('remote', 'state-ref', 'log-level'),
        config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
        'dry-run': { help: 'show what would be done; change nothing', toggle: true },
        record: { help: 'record every agent call of this job in a new directory, for `ralph replay`', example: 'DIR' },
        json: { help: 'print one JSON object per line instead of text', toggle: true },
    },
};
/** A setting with no place above: it is one row of the table, and stands last where it belongs. */
const unplaced = _core_config_resolve_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => !Object.values(placed).some((flags) => Object.hasOwn(flags, name)));
const isOfAgent = (name) => Object.hasOwn(_core_config_table_agent_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .agentSettings */ .t, name);
/** The flags of `ralph run` by topic: the order of its help and of docs/settings.md. */
const runFlagGroups = {
    ...placed,
    'The work': { ...placed['The work'], ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)(...unplaced.filter((name) => !isOfAgent(name))) },
    'The agent': { ...placed['The agent'], ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFlags */ .KB)(...unplaced.filter(isOfAgent)) },
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

${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedHelp */ .Sx)(runFlagGroups)}

A flag without a value is turned off by =false, such as --known-red=false, even if a variable turned it on.

Exit codes:
${Object.values(_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .exits */ .co)
        .map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`)
        .join('\n')}`,
    flags: runFlags,
    run: async (context, { values: given }) => {
        const { queue, once, ...values } = given;
        if (queue === true || once === true) {
            const { runQueue } = await Promise.all(/* import() */[__webpack_require__.e(891), __webpack_require__.e(33), __webpack_require__.e(4675), __webpack_require__.e(6446)]).then(__webpack_require__.bind(__webpack_require__, 86446));
            return runQueue(context, values, { once: once === true });
        }
        // The table of probes is large: it is read while git is asked.
        const [{ refuseUnready: ready }, project] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(891), __webpack_require__.e(33), __webpack_require__.e(4675), __webpack_require__.e(9048)]).then(__webpack_require__.bind(__webpack_require__, 79048)),
            (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, values),
        ]);
        if (values['resume'])
            context.err('--resume changes nothing: a run always resumes where it was; --fresh starts a new one.\n');
        if (!values['dry-run'])
            return (0,_run_carry_out_js__WEBPACK_IMPORTED_MODULE_5__/* .carryOut */ .u)(project, context, values, { ready });
        const { dryRun } = await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 25374));
        return dryRun(project, context, values);
    },
};


/***/ })

};
