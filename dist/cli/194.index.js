export const id = 194;
export const ids = [194];
export const modules = {

/***/ 80194:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   specLintCommand: () => (/* binding */ specLintCommand)
/* harmony export */ });
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98203);
/* harmony import */ var _core_spec_lint_specs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33498);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20780);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17731);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67582);
/* harmony import */ var _project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50044);







const flags = {
    json: { help: 'the findings as one JSON array', toggle: true },
};
const specLintCommand = {
    help: `Reports every problem in specs/INDEX.md and the specs below it, where it is and how to fix it: missing sections, wrong IDs
and statuses, broken dependencies, an index that does not match the folders, and open questions.
Exits with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code} if something has to be fixed.

Usage: ralph spec lint [FOLDER] [options]

Examples:
  ralph spec lint
  ralph spec lint docs/specs --json

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const { specs, findings } = (0,_core_spec_lint_specs_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSpecs */ .o)(await (0,_project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__/* .specFilesAt */ .uG)(context, (0,_project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__/* .specsFolder */ .RT)(operands[0])));
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (values['json'])
            context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_3__/* .inertJson */ .n)(findings, 2)}\n`);
        else {
            for (const finding of findings)
                context.out(`${finding.severity}: ${(0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .findingLine */ .mC)(finding, finding.file)}\n`);
            const questions = specs.reduce((sum, { openQuestions }) => sum + openQuestions.length, 0);
            const counts = [
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(specs.length, 'spec'),
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(errors, 'error'),
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(findings.length - errors, 'warning'),
            ];
            context.out(`${[...counts, (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(questions, 'open question')].join(', ')}\n`);
        }
        return errors > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code : 0;
    },
};


/***/ })

};
