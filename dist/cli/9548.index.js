export const id = 9548;
export const ids = [9548];
export const modules = {

/***/ 69548:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planConvertCommand: () => (/* binding */ planConvertCommand)
/* harmony export */ });
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26601);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27586);
/* harmony import */ var _core_plan_format_write_write_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34583);
/* harmony import */ var _core_text_capped_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92563);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17731);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67582);
/* harmony import */ var _project_read_here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43232);









const writers = { json: _core_plan_format_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF, markdown: _core_plan_format_write_write_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .writeMarkdown */ .p };
const flags = {
    to: { help: 'the format to print (required): json (plan.json) or markdown (of a plan queue)', example: 'json' },
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .settingFlags */ .KB)('plan-subtasks', 'plan-tag', 'plan-scope'),
};
const planConvertCommand = {
    help: `Prints a plan of any format as plan.json or as Markdown, with the same tasks. Changes no file, and says what it had to leave out.
Exits with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code} if the plan has a fault.

Usage: ralph plan convert FILE [options]

Examples:
  ralph plan convert prd.json --to markdown
  ralph plan convert specs/001-search/tasks.md --to json

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, typed) => {
        const { to } = typed.values;
        if (to !== 'json' && to !== 'markdown') {
            throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
                code: 'USAGE',
                message: to === undefined ? '--to is missing.' : `--to ${JSON.stringify(to)} is not a format that ralph can write.`,
                hint: 'Write --to json or --to markdown.',
            });
        }
        const { plan, findings, file, leftOut = [] } = await (0,_project_read_here_js__WEBPACK_IMPORTED_MODULE_7__/* .readHere */ .v)(context, typed, 'ralph plan convert FILE');
        for (const finding of findings)
            context.err(`${finding.severity}: ${(0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLine */ .mC)(finding, file)}\n`);
        if (plan === undefined)
            return _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code;
        if (leftOut.length > 0)
            context.err(`note: a plan has no place for these, so they are left out: ${(0,_core_text_capped_js__WEBPACK_IMPORTED_MODULE_8__/* .cappedRow */ .g)(leftOut, 20)}\n`);
        context.out(writers[to]({ name: (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_3__/* .planName */ .V)(plan, file), ...plan }));
        return 0;
    },
};


/***/ }),

/***/ 84317:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5369);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _setting_sources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92486);






async function planHere(context, flags, named) {
    const { cwd, env: environment } = context;
    const given = { ...flags, ...(named !== undefined && { plan: named }) };
    const found = await (0,_setting_sources_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, given).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code !== 'PLAN_FOLDER')
            return undefined;
        throw error;
    });
    if (found) {
        const { before, base, planFile, planPath, file: config } = found;
        const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(before.settings);
        const file = before.sources.plan === 'flag' ? planFile : found.shownPlan;
        const { toplevel } = base.repository;
        const place = isBelow(toplevel, planPath) ? { files: _base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, toplevel } : alone(planPath);
        return { file, path: planPath, reading: { ...place, cwd, options }, faults: config.findings };
    }
    const { plan: file = 'plan.json', ...rest } = given;
    const { settings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: rest, environment, plan: undefined, file: {}, fileName: '' });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
    return { file, path, reading: { ...alone(path), cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.readOptionsOf)(settings) }, faults: [] };
}
const isBelow = (folder, path) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !inside.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
};
const alone = (path) => ({
    files: { ..._base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .F, real: async (one) => one },
    toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path),
});


/***/ }),

/***/ 43232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readHere)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17731);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18341);
/* harmony import */ var _plan_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84317);




async function readHere(context, { values, operands }, usage) {
    const { file, path, reading, faults } = await (0,_plan_here_js__WEBPACK_IMPORTED_MODULE_3__/* .planHere */ .s)(context, values, operands[0]);
    const read = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanAt */ .pz)(path, file, reading).catch((error) => {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'PLAN_MISSING',
            message: `${file} cannot be read: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUnread */ .Ms)(error)}`,
            hint: `Name the plan file: ${usage}`,
        });
    });
    return { ...read, file, faults };
}


/***/ })

};
