export const id = 180;
export const ids = [180];
export const modules = {

/***/ 4180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6826);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9972);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8930);



const runFlags = {
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('plan', 'validate', 'strategy', 'known-red', 'setup', 'before-capture', 'working-directory'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command', 'agent-timeout', 'agent-idle-timeout'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('model', 'fallback-model', 'extraction-model', 'review', 'review-model', 'max-turns'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('skip-permissions', 'permission-mode', 'allowed-tools'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay', 'context-budget'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off', 'agent-env', 'check-env', 'protected-paths'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .settingFlags */ .KB)('mode', 'approval', 'merge-base', 'base-conflict', 'remote', 'state-ref', 'log-level'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    fresh: { help: 'begin a new run instead of going on; history stays', toggle: true },
    'dry-run': { help: 'say what would be done; change nothing at all', toggle: true },
    record: { help: 'write every agent call of this job into a new directory, for `ralph replay`', example: 'DIR' },
    json: { help: 'one JSON object a line instead of text', toggle: true },
};
const runCommand = {
    help: `Carries out a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --dry-run

Options:
${(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .flagHelp */ .QR)(runFlags)}

Exit codes: 0 complete, 1 stuck, blocked or failed, 2 a limit was reached, 3 a person is needed, 4 waiting until a
known time, 64 usage, 65 bad plan or configuration, 70 our bug, 75 another job is at work, 130 interrupted.`,
    run: async (context) => {
        const { values } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(context.argv, runFlags, 'run');
        const project = await (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .openProject */ .U8)(context, values);
        if (!values['dry-run'])
            return (0,_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u)(project, context, values);
        const { dryRun } = await __webpack_require__.e(/* import() */ 381).then(__webpack_require__.bind(__webpack_require__, 6381));
        return dryRun(project, context);
    },
};


/***/ })

};
