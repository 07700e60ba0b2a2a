export const id = 931;
export const ids = [931];
export const modules = {

/***/ 49931:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginStep: () => (/* binding */ beginStep),
/* harmony export */   notBegunYet: () => (/* binding */ notBegunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_candidate_parcel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56311);
/* harmony import */ var _adapter_git_remote_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35182);
/* harmony import */ var _app_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85111);
/* harmony import */ var _core_config_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29370);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _context_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55077);
/* harmony import */ var _context_without_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61799);
/* harmony import */ var _run_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10383);








function beginStep(context) {
    const laidOut = (0,_context_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputValue */ .UV)(_core_config_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .stepInputs */ .af['trust-agent'], context.inputs.flags['trust-agent']);
    return (0,_run_step_js__WEBPACK_IMPORTED_MODULE_7__.partOfRun)(context, {
        checksElsewhere: true,
        settles: false,
        idle: notBegunYet,
        act: () => (ports, job, cancelled) => (0,_app_job_js__WEBPACK_IMPORTED_MODULE_2__/* .beginJob */ .N)(ports, job, { cancelled, reach: { until: 'coded', laidOut } }),
        async after(end, { remote }) {
            const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined;
            if (!laidOut || !commit)
                return;
            const { workspace } = context.checkout;
            await (0,_adapter_git_candidate_parcel_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutCandidate */ .QG)({ workspace, env: context.env, remote, commit });
        },
    });
}
const noneYet = 'no run has been started yet, and the schedule only continues runs';
async function notBegunYet({ stateRef, queue }, context, github) {
    if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github || queue?.moves)
        return undefined;
    if (!stateRef.startsWith('refs/heads/')) {
        const state = await (0,_context_without_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .withRemoteStore */ .AD)(context, github.client, (store) => (0,_adapter_git_remote_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readTopFile */ .sk)(store, [stateRef], 'run.json'));
        return state === undefined ? noneYet : undefined;
    }
    try {
        await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') });
        return undefined;
    }
    catch (error) {
        const isMissing = error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND';
        return isMissing ? noneYet : undefined;
    }
}


/***/ })

};
