export const id = 738;
export const ids = [738];
export const modules = {

/***/ 6162:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkOutCandidate),
/* harmony export */   n: () => (/* binding */ leaveCandidate)
/* harmony export */ });
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9581);

/**
 * Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
 * without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
 */
async function checkOutCandidate(at) {
    const { workspace, env, remote, commit } = at;
    const git = (0,_user_git_js__WEBPACK_IMPORTED_MODULE_0__/* .userGit */ .G)(workspace, env);
    // Without a depth: a checkout that holds the whole history must not become a shallow one.
    await git({
        args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
    });
    await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] });
}
/** Back to what was checked out before. */
async function leaveCandidate(at) {
    await (0,_user_git_js__WEBPACK_IMPORTED_MODULE_0__/* .userGit */ .G)(at.workspace, at.env)({ args: ['checkout', '--quiet', '--force', '-'] });
}


/***/ }),

/***/ 6738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginStep: () => (/* binding */ beginStep)
/* harmony export */ });
/* harmony import */ var _adapter_git_check_out_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6162);
/* harmony import */ var _app_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5111);
/* harmony import */ var _core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8237);
/* harmony import */ var _input_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3126);
/* harmony import */ var _not_begun_yet_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6856);
/* harmony import */ var _run_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5373);






/**
 * `command: begin`: an iteration up to its checks, which are the workflow's own jobs, or the next steps of this one where
 * the agent is trusted. Returns the exit code.
 */
function beginStep(context) {
    const laidOut = (0,_input_value_js__WEBPACK_IMPORTED_MODULE_5__/* .inputValue */ .U)(_core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInputs */ .a['trust-agent'], context.inputs.flags['trust-agent']);
    return (0,_run_step_js__WEBPACK_IMPORTED_MODULE_4__.partOfRun)(context, {
        checksElsewhere: true,
        settles: false,
        idle: _not_begun_yet_js__WEBPACK_IMPORTED_MODULE_3__/* .notBegunYet */ .z,
        act: () => (ports, job, cancelled) => (0,_app_job_js__WEBPACK_IMPORTED_MODULE_1__/* .beginJob */ .N)(ports, job, { cancelled, reach: { until: 'coded', laidOut } }),
        async after(end, { remote }) {
            const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined;
            if (!laidOut || !commit)
                return;
            const { workspace } = context.checkout;
            await (0,_adapter_git_check_out_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutCandidate */ .Q)({ workspace, env: context.env, remote, commit });
        },
    });
}


/***/ }),

/***/ 6856:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ notBegunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_read_top_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _remote_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7318);



const noneYet = 'no run was begun yet, and the schedule only goes on with one';
/** The clock goes on with a run and never begins one: a merge of the workflow alone must not spend money. */
async function notBegunYet({ stateRef }, context, github) {
    if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github)
        return undefined;
    if (!stateRef.startsWith('refs/heads/')) {
        // The API promises to know branches and tags.
        const state = await (0,_remote_store_js__WEBPACK_IMPORTED_MODULE_2__/* .withRemoteStore */ .A)(context, github.client, (store) => (0,_adapter_git_read_top_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readTopFile */ .s)(store, [stateRef], 'run.json'));
        return state === undefined ? noneYet : undefined;
    }
    try {
        await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') });
        return undefined;
    }
    catch (error) {
        const isMissing = error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND';
        return isMissing ? noneYet : undefined;
    }
}


/***/ })

};
