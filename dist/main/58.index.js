export const id = 58;
export const ids = [58];
export const modules = {

/***/ 8058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readyStep: () => (/* binding */ readyStep)
});

// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/app/converge.js
var converge = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/app/prove.js + 2 modules
var prove = __webpack_require__(6337);
;// CONCATENATED MODULE: ./build/app/ready-job.js



/**
 * Shows a complete run as ready for review, when whoever has to agree has agreed. Writes no state; a run that has gone on
 * meanwhile is left alone. Throws RalphError BUSY where a job is at work.
 */
async function readyJob(ports) {
    const { run, remoteWork } = await ports.store.load();
    if (!run?.state.stop || run.state.lease) {
        throw new error/* RalphError */.A({
            code: 'BUSY',
            kind: 'busy',
            message: 'The run has gone on meanwhile, so nothing is marked ready.',
            hint: 'The job that completes it asks again.',
        });
    }
    const { state, plan } = run;
    if (state.stop?.kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, run);
    if (state.stop?.kind === 'complete')
        await (0,converge/* converge */.c)(ports, { run, remoteWork });
    return { reason: run.state.stop, state, plan };
}

// EXTERNAL MODULE: ./build/entry/action/run-step.js + 24 modules
var run_step = __webpack_require__(5373);
;// CONCATENATED MODULE: ./build/entry/action/ready-step.js


/** `command: ready`: shows a complete run as ready, in a job that a person may have had to approve. Returns the exit code. */
const readyStep = (context) => (0,run_step.partOfRun)(context, {
    checksElsewhere: 'unused',
    // Whatever started the workflow was dealt with by the jobs before.
    settles: true,
    startsNext: false,
    act: () => async (ports) => ({ kind: 'stopped', ...(await readyJob(ports)) }),
});


/***/ })

};
