export const id = 223;
export const ids = [223];
export const modules = {

/***/ 83223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintStep: () => (/* binding */ lintStep)
/* harmony export */ });
/* harmony import */ var _adapter_log_actions_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22792);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17731);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67084);
/* harmony import */ var _issue_comment_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60030);
/* harmony import */ var _issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44435);





async function lintStep(context) {
    try {
        const payload = await (0,_issue_comment_event_js__WEBPACK_IMPORTED_MODULE_3__/* .issuePayload */ .MU)(context);
        const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .apiClient */ .uE)(context);
        const number = payload === 'other' ? undefined : payload?.issue.number;
        const live = github && number !== undefined ? await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .liveIssue */ .UQ)(github, number) : undefined;
        if (!github || number === undefined || !live) {
            context.out('Nothing to do: this issue was not created with the form \u201cNew ralph run\u201d.\n');
            return 0;
        }
        await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .showIssue */ .xX)(context, github, { live, recorded: await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedOrder */ .p9)(context, github, number) });
        context.out(`#${number} is shown as a plan: ${live.order ? 'it can be started' : 'it has to be fixed'}.\n`);
        return 0;
    }
    catch (error) {
        _adapter_log_actions_log_js__WEBPACK_IMPORTED_MODULE_0__/* .annotate */ .f.error((0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error));
        return (0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorExitCode */ .C6)(error);
    }
}


/***/ })

};
