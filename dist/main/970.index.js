export const id = 970;
export const ids = [970];
export const modules = {

/***/ 4952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintStep: () => (/* binding */ lintStep)
/* harmony export */ });
/* harmony import */ var _adapter_log_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9932);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8241);
/* harmony import */ var _api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5056);
/* harmony import */ var _issue_events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1355);
/* harmony import */ var _issue_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8625);






/**
 * Shows an issue of the form as the plan that it is, when it is opened or edited: no checkout, no model, and no right
 * asked of whoever wrote it, since nothing starts. Returns the exit code.
 */
async function lintStep(context) {
    try {
        const payload = await (0,_issue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .issuePayload */ .M)(context);
        const github = (0,_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .apiClient */ .u)(context);
        const number = payload === 'other' ? undefined : payload?.issue.number;
        const live = github && number !== undefined ? await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .liveIssue */ .UQ)(github, number) : undefined;
        if (!github || number === undefined || !live) {
            context.out('Nothing to do: this is no issue that the form \u201cNew ralph run\u201d has written.\n');
            return 0;
        }
        await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .showIssue */ .xX)(context, github, { live, recorded: await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedOrder */ .p9)(context, github, number) });
        context.out(`#${number} is shown as the plan that it is: ${live.order ? 'it can be started' : 'it is to be mended'}.\n`);
        return 0;
    }
    catch (error) {
        context.out(`${(0,_adapter_log_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowCommand */ .N)('error', (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error))}\n`);
        return error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A ? (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorExitCode */ .C6)(error) : 70;
    }
}


/***/ }),

/***/ 4377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
