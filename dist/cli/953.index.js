export const id = 953;
export const ids = [953];
export const modules = {

/***/ 8947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inertJson)
/* harmony export */ });
/**
 * A value as JSON in which nothing acts on a terminal or a runner: control, format and line-separating characters,
 * which JSON would allow raw, are escaped (DESIGN §9.7). Reading it gives the same value. `indent` as in JSON.stringify.
 */
function inertJson(value, indent) {
    return JSON.stringify(value, null, indent)
        .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
        .replaceAll('##[', '#\\u0023[');
}
/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');


/***/ }),

/***/ 7334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planLintCommand: () => (/* binding */ planLintCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8560);
/* harmony import */ var _core_text_inert_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8947);
/* harmony import */ var _finding_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(281);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9972);







const flags = {
    plan: { help: 'the plan file; default plan.json', example: 'plan.json' },
    json: { help: 'the findings as one JSON array', toggle: true },
};
const planLintCommand = {
    help: `Reports everything that is wrong with a plan, with place and remedy. Ends with 65 where something has to be mended.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint
  ralph plan lint plans/next.json --json

Options:
${(0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .flagHelp */ .QR)(flags)}`,
    run: async (context) => {
        const { values, operands } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .readFlags */ .uW)(context.argv, flags, 'plan lint', 1);
        const file = operands[0] ?? (typeof values['plan'] === 'string' ? values['plan'] : 'plan.json');
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.cwd, file)).catch((error) => {
            throw new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
                code: 'PLAN_MISSING',
                kind: 'data',
                message: `${file} cannot be read: ${error.message}`,
                hint: 'Name the plan file: ralph plan lint FILE',
            });
        });
        const { plan, findings } = (0,_core_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m)(bytes, file);
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (values['json'])
            context.out(`${(0,_core_text_inert_json_js__WEBPACK_IMPORTED_MODULE_5__/* .inertJson */ .n)(findings, 2)}\n`);
        else {
            for (const finding of findings)
                context.out(`${finding.severity}: ${(0,_finding_line_js__WEBPACK_IMPORTED_MODULE_6__/* .findingLine */ .m)(finding, file)}\n`);
            const tasks = plan ? `${plan.tasks.length} tasks, ` : '';
            context.out(`${file}: ${tasks}${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}\n`);
        }
        return errors > 0 ? 65 : 0;
    },
};
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;


/***/ })

};
