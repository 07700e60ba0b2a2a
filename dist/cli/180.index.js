export const id = 180;
export const ids = [180];
export const modules = {

/***/ 4180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7143);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9972);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);



const groups = {
    'The work': {
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('plan', 'validate', 'strategy', 'no-checks', 'known-red', 'setup', 'before-capture', 'working-directory', 'mode'),
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('approval', 'amendments', 'test-guard', 'review', 'merge-base', 'base-conflict'),
        fresh: { help: 'begin a new run instead of going on; history stays', toggle: true },
        'change-rules': { help: 'let what this job is told weaken the rules that the run was begun with', toggle: true },
    },
    'The agent': {
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent-timeout', 'agent-idle-timeout', 'model', 'fallback-model', 'extraction-model', 'review-model'),
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
    },
    'What it and the checks may reach': {
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent-env', 'check-env', 'protected-paths'),
    },
    Limits: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay', 'context-budget'),
    Commits: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off'),
    'Where and how': {
        ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('remote', 'state-ref', 'log-level'),
        config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
        'dry-run': { help: 'say what would be done; change nothing at all', toggle: true },
        record: { help: 'write every agent call of this job into a new directory, for `ralph replay`', example: 'DIR' },
        json: { help: 'one JSON object a line instead of text', toggle: true },
    },
};
const runFlags = Object.assign({}, ...Object.values(groups));
const runCommand = {
    help: `Carries out a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --dry-run

${(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedHelp */ .Sx)(groups)}

Exit codes: 0 complete, 1 stuck, blocked or failed, 2 a limit was reached, 3 a person is needed, 4 waiting until a
known time, 64 usage, 65 bad plan or configuration, 70 our bug, 75 another job is at work, 130 interrupted.`,
    run: async (context) => {
        const { values } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(context.argv, runFlags, 'run');
        const project = await (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .openProject */ .U8)(context, values);
        if (!values['dry-run'])
            return (0,_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u)(project, context, values);
        const { dryRun } = await __webpack_require__.e(/* import() */ 381).then(__webpack_require__.bind(__webpack_require__, 6381));
        return dryRun(project, context, values);
    },
};


/***/ })

};
