export const id = 180;
export const ids = [180];
export const modules = {

/***/ 4180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand),
/* harmony export */   runFlagGroups: () => (/* binding */ runFlagGroups)
/* harmony export */ });
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8203);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7582);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3992);
/* harmony import */ var _run_carry_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9530);




/** The flags of `ralph run` by topic: the order of its help and of docs/settings.md. */
const runFlagGroups = {
    'The work': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('plan', 'validate', 'strategy', 'no-checks', 'known-red', 'setup', 'before-capture', 'working-directory', 'mode'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('approval', 'incomplete', 'max-continuations', 'amendments', 'test-guard', 'review'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('merge-base', 'base-conflict'),
        'no-wait': { help: 'at a usage limit exit with 4 at once, as in CI', toggle: true },
        now: {
            help: 'try at once whatever the run is waiting for, such as with another key',
            toggle: true,
        },
        fresh: { help: 'start a new run instead of continuing; history is kept', toggle: true },
        'change-rules': { help: "let this job's settings weaken the rules that the run was started with", toggle: true },
    },
    'The agent': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent-timeout', 'agent-idle-timeout', 'model', 'fallback-model', 'extraction-model', 'review-model'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
    },
    'What the agent and the checks may access': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent-env', 'check-env', 'protected-paths'),
    },
    Limits: (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay', 'context-budget'),
    Commits: (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off'),
    'On GitHub': (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('mirror-status', 'close-issue', 'command-permission', 'command-bots'),
    'Where and how': {
        ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('remote', 'state-ref', 'log-level'),
        config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
        'dry-run': { help: 'show what would be done; change nothing', toggle: true },
        record: { help: 'record every agent call of this job in a new directory, for `ralph replay`', example: 'DIR' },
        json: { help: 'print one JSON object per line instead of text', toggle: true },
    },
};
const runFlags = Object.assign({}, ...Object.values(runFlagGroups));
const runCommand = {
    help: `Carries out a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --dry-run

${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedHelp */ .Sx)(runFlagGroups)}

A flag without a value is turned off by =false, such as --known-red=false, even if a variable turned it on.

Exit codes:
${Object.values(_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co)
        .map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`)
        .join('\n')}`,
    flags: runFlags,
    run: async (context, { values }) => {
        // The table of probes is large: it is read while git is asked.
        const [{ refuseUnready: ready }, project] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(891), __webpack_require__.e(625), __webpack_require__.e(705), __webpack_require__.e(48)]).then(__webpack_require__.bind(__webpack_require__, 9048)),
            (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .openProject */ .U8)(context, values),
        ]);
        if (!values['dry-run'])
            return (0,_run_carry_out_js__WEBPACK_IMPORTED_MODULE_3__/* .carryOut */ .u)(project, context, values, { ready });
        const { dryRun } = await __webpack_require__.e(/* import() */ 374).then(__webpack_require__.bind(__webpack_require__, 5374));
        return dryRun(project, context, values);
    },
};


/***/ })

};
