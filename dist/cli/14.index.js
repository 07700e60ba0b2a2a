export const id = 14;
export const ids = [14];
export const modules = {

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9581);










/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = `${at.reachedBy} --remote origin`.trim();
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   XL: () => (/* binding */ eventsOf),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4956);
/* harmony import */ var _schema_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3276);


/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is no fact of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s4.parse(JSON.parse(line)));
}


/***/ }),

/***/ 8982:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ attemptTree)
/* harmony export */ });
/**
 * The tree that an iteration made, also where it was rejected: from the facts of the log, the newest of which counts.
 * `awaiting` is the iteration whose commit waits, where that is known. There is none where nothing was changed, the attempt was interrupted, or a guard refused what may not be kept.
 */
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
    return { kind: 'none', why: own.length === 0 ? 'there was no such iteration' : 'it is still at work' };
}
function treeOf(event) {
    switch (event.type) {
        case 'attempt_succeeded':
        case 'attempt_approved':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, taken in` };
        case 'attempt_held':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, waits for approval` };
        case 'attempt_rejected':
            return { kind: 'tree', commit: event.commit, fate: `${event.task}, rejected by a person` };
        case 'undo_done':
            return event.commit === null
                ? { kind: 'none', why: 'it was an undo that found nothing to take back' }
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

/***/ 6396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkoutCommand: () => (/* binding */ checkoutCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/restore.js
var restore = __webpack_require__(9605);
// EXTERNAL MODULE: ./build/adapter/git/work-tree.js
var work_tree = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/adapter/git/write-files.js




/**
 * Writes the files of a commit into a new directory: no `.git`, and nothing of the user's repository is touched.
 * Throws RalphError DIRECTORY_EXISTS where there is something already; a directory half written is removed.
 */
async function writeFiles({ store, remote }, at) {
    const { commit, directory, stateDir } = at;
    await remote.fetchCommit(commit);
    try {
        (0,external_node_fs_.mkdirSync)(directory);
    }
    catch (error) {
        throw cannotMake(directory, error);
    }
    try {
        await (0,restore/* restoreTree */.NU)((0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'checkout-index' }), commit);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        throw error;
    }
}
const cannotMake = (directory, error) => error.code === 'EEXIST'
    ? new core_error/* RalphError */.A({
        code: 'DIRECTORY_EXISTS',
        kind: 'usage',
        message: `${directory} exists already; nothing was written.`,
        hint: 'Name another directory, or remove that one.',
    })
    : new core_error/* RalphError */.A({
        code: 'DIRECTORY_UNUSABLE',
        kind: 'usage',
        message: `${directory} cannot be made: ${error.message}`,
        hint: 'Name a directory in a folder that exists and that you may write to.',
        cause: error,
    });

// EXTERNAL MODULE: ./build/app/read-log.js
var read_log = __webpack_require__(897);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/run/attempt-tree.js
var attempt_tree = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/iteration-number.js
var iteration_number = __webpack_require__(5684);
// EXTERNAL MODULE: ./build/entry/no-run-yet.js
var no_run_yet = __webpack_require__(6583);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
;// CONCATENATED MODULE: ./build/entry/command/checkout.js














const checkout_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const checkoutCommand = {
    help: `Writes the files of an iteration's attempt into a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${(0,flags/* flagHelp */.QR)(checkout_flags)}`,
    run: async (context) => {
        const { values, operands } = (0,flags/* readFlags */.uW)(context.argv, checkout_flags, 'checkout', 2);
        const iteration = (0,iteration_number/* iterationNumber */.$)('checkout', operands[0]);
        const directory = (0,external_node_path_.resolve)(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`);
        const project = await (0,entry_project/* openProject */.U8)(context, values);
        const clean = (0,redact/* redactor */.$)(project.secrets);
        const { commit, fate } = await (0,temporary_state/* withTemporaryState */.H)(project, context, async (access, folder) => {
            const { run } = await access.state.load();
            if (!run)
                throw await (0,no_run_yet/* noRunYet */.l)(project, access, context);
            const tree = (0,attempt_tree/* attemptTree */.E)(await (0,read_log/* readLog */.x6)(access.state, run), iteration, run.state.awaiting?.iteration ?? null);
            if (tree.kind === 'none')
                throw noTree(project, iteration, clean(tree.why));
            await writeFiles(access, { commit: tree.commit, directory, stateDir: (0,external_node_path_.join)(folder, 'checkout') });
            return tree;
        });
        const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`;
        context.out(`${values['json'] ? (0,inert_json/* inertJson */.n)({ kind: 'checkout', iteration, directory, commit, fate }) : text}\n`);
        return 0;
    },
};
const noTree = (project, iteration, why) => new core_error/* RalphError */.A({
    code: 'NO_TREE',
    kind: 'usage',
    message: `Iteration ${iteration} has no files to give: ${(0,one_line/* plainLine */.h)(why, 300)}.`,
    hint: `\`${(0,report_context/* ralphCommand */.lC)(project, 'log', `--iteration ${iteration}`)}\` shows what happened in it.`,
});


/***/ }),

/***/ 5684:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ iterationNumber)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);


/** The number that a user typed for an iteration, `7` or `#7`. Throws RalphError USAGE. */
function iterationNumber(command, word = '') {
    const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1];
    if (digits !== undefined)
        return Number(digits);
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'USAGE',
        kind: 'usage',
        message: `${command}: expected the number of an iteration, got '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(word, 80)}'`,
        hint: `The log (\`ralph log --help\`) has the numbers. See \`ralph ${command.split(' ')[0]} --help\`.`,
    });
}


/***/ }),

/***/ 6583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noRunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3097);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6412);





/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}


/***/ }),

/***/ 2964:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withTemporaryState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1976);




/** A place for commands that only look: made for the moment, and nothing is left behind. */
async function withTemporaryState(project, context, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-look-'));
    try {
        return await look(await (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .openState */ .Gf)(project, context, { home }), home);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
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
