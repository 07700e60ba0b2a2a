export const id = 9869;
export const ids = [9869];
export const modules = {

/***/ 21980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ attemptTree)
/* harmony export */ });
function attemptTree(events, iteration, awaiting) {
    const own = events.filter((event) => 'iteration' in event && event.iteration === iteration);
    for (const event of own.toReversed()) {
        const found = treeOf(event);
        if (found?.kind === 'tree' && event.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration) {
            return { ...found, fate: `${event.task}, dropped before anybody approved it` };
        }
        if (found)
            return found;
    }
    return { kind: 'none', why: own.length === 0 ? 'there was no such iteration' : 'it is still running' };
}
function treeOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
            return event.commit === null
                ? { kind: 'none', why: 'it found nothing left to do' }
                : { kind: 'tree', commit: event.commit, fate: `${event.task}, accepted` };
        case 'attempt_approved':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, accepted` };
        case 'attempt_held':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, waits for approval` };
        case 'attempt_rejected':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, rejected by a person` };
        case 'undo_done':
            return event.commit === null
                ? { kind: 'none', why: 'it was an undo that found nothing to revert' }
                : { kind: 'tree', commit: event.commit, fate: `undo of iteration ${event.undoes}` };
        case 'attempt_failed':
            return rejected(event.rejected, `${event.task}, rejected`, event.why);
        case 'undo_failed':
            return rejected(event.rejected, `refused undo of iteration ${event.undoes}`, event.why);
        case 'attempt_interrupted':
            return { kind: 'none', why: `it was interrupted: ${event.why}` };
        default:
            return undefined;
    }
}
const rejected = (commit, fate, why) => commit === null ? { kind: 'none', why: `nothing of it was kept: ${why}` } : { kind: 'tree', commit, fate };


/***/ }),

/***/ 99869:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkoutCommand: () => (/* binding */ checkoutCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_workspace_write_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75056);
/* harmony import */ var _app_job_prove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74558);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(21980);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27827);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3482);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67582);
/* harmony import */ var _wire_look_at_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41970);
/* harmony import */ var _wire_read_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63477);












const flags = {
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .runFlags */ .lM,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFlag */ .hG,
};
const checkoutCommand = {
    help: `Writes the files of an iteration to a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const iteration = (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .iterationNumber */ .$Z)('checkout', operands[0]);
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`);
        const { commit, fate } = await (0,_wire_look_at_run_js__WEBPACK_IMPORTED_MODULE_9__/* .lookAtRun */ .U)(context, values, async ({ project, access, folder }) => {
            const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .redactor */ .$p)(project.secrets);
            const { run } = await access.state.load();
            if (!run)
                throw await (0,_wire_read_run_js__WEBPACK_IMPORTED_MODULE_10__/* .noRunYet */ .lN)(project, access, context);
            const tree = (0,_core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .attemptTree */ .E)(await (0,_app_job_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x6)(access.state, run), iteration, run.state.awaiting?.iteration ?? null);
            if (tree.kind === 'none')
                throw noTree(project, iteration, clean(tree.why));
            await (0,_adapter_git_workspace_write_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFiles */ .h)(access, { commit: tree.commit, directory, stateDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'checkout') });
            return tree;
        });
        const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`;
        context.out(`${values['json'] ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ kind: 'checkout', iteration, directory, commit, fate }) : text}\n`);
        return 0;
    },
};
const noTree = (project, iteration, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'NO_TREE',
    message: `Iteration ${iteration} has no files: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(why, 300)}.`,
    hint: `\`${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__/* .ralphCommand */ .lC)(project, 'log')}\` shows what happened in each iteration.`,
});


/***/ }),

/***/ 41970:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _queue_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16745);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85487);




async function lookAtRun(context, given, look, about = 'done') {
    const at = (project) => (0,_state_access_js__WEBPACK_IMPORTED_MODULE_3__/* .withTemporaryState */ .HP)(project, context, (access, folder) => look({ project, access, folder }));
    const flags = await (0,_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .planMeantHere */ .Lq)(context, given, about);
    try {
        return await at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, flags));
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .openProject */ .U8)(context, { ...flags, remote: 'origin' }));
    }
}


/***/ })

};
