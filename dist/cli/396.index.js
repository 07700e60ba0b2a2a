export const id = 396;
export const ids = [396];
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
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9581);









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
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(stateRef, state) {
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ralph run --remote origin. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 1845:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mR: () => (/* binding */ operatorCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** An operator's words as the reader of this report would type them, in a code span: the same words on both surfaces. */
function operatorCommand(context, verb, rest = '') {
    const tail = rest === '' ? '' : ` ${rest}`;
    if (context.surface === 'issue')
        return code(`/ralph ${verb === 'run' ? 'start' : verb}${tail}`);
    if (context.surface === 'workflow' && verb === 'run')
        return code(context.start ?? 'gh workflow run');
    const remote = context.surface === 'workflow' ? ' --remote origin' : '';
    return code(`ralph ${verb} --plan ${shellWord(context.planFile)}${remote}${tail}`);
}
/** A code span of one plain line, its fence longer than any run of backticks inside: branch names may hold them. */
function code(content) {
    const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(content, 500);
    const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
/** One word for a POSIX shell, quoted only where that is needed. */
const shellWord = (text) => /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
const shortOid = (oid) => oid.slice(0, 7);


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

/***/ 4956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ planSourcePath),
/* harmony export */   JF: () => (/* binding */ issueOrderPath),
/* harmony export */   JS: () => (/* binding */ dossierPath),
/* harmony export */   RA: () => (/* binding */ segmentPath),
/* harmony export */   lr: () => (/* binding */ iterationPath)
/* harmony export */ });
/** Folders hold a thousand entries at most, so that a write costs the same at the ten-thousandth (measured). */
const shard = (n) => Math.floor(n / 1000);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
/** What waits for another job of the workflow run that holds the lease. */
const dossierPath = 'dossier.json';
/** What the issue that a run began from was taken for; at the top, so that loading a state brings it along. */
const issueOrderPath = 'issue-order.json';
/** The plan source that was last taken over: tells a person's removal of a task from a task that an amendment added. */
const planSourcePath = 'plan-source.json';


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
// EXTERNAL MODULE: ./build/entry/project.js
var entry_project = __webpack_require__(8930);
// EXTERNAL MODULE: ./build/entry/read-log.js
var read_log = __webpack_require__(5052);
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
            const tree = (0,attempt_tree/* attemptTree */.E)(await (0,read_log/* readLog */.x)(access.state, run), iteration, run.state.awaiting?.iteration ?? null);
            if (tree.kind === 'none')
                throw noTree(iteration, clean(tree.why));
            await writeFiles(access, { commit: tree.commit, directory, stateDir: (0,external_node_path_.join)(folder, 'checkout') });
            return tree;
        });
        const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`;
        context.out(`${values['json'] ? (0,inert_json/* inertJson */.n)({ kind: 'checkout', iteration, directory, commit, fate }) : text}\n`);
        return 0;
    },
};
const noTree = (iteration, why) => new core_error/* RalphError */.A({
    code: 'NO_TREE',
    kind: 'usage',
    message: `Iteration ${iteration} has no files to give: ${(0,one_line/* plainLine */.h)(why, 300)}.`,
    hint: `\`ralph log --iteration ${iteration}\` shows what happened in it.`,
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
        hint: `See \`ralph log\` for the numbers, and \`ralph ${command.split(' ')[0]} --help\`.`,
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
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3097);




/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(stateRef, { origin: origin.origin, local: null });
    }
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ralph run --plan ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(planFile)}`,
    });
}


/***/ }),

/***/ 5052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4956);
/* harmony import */ var _schema_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(677);


/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, { seq }, after = 0) {
    const segments = Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_run_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentPath */ .RA)(after + index + 1));
    return (await state.readMany(segments)).flatMap(eventsOf);
}
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s4.parse(JSON.parse(line)));
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
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8212);




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

/***/ 677:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/about.js

/** What a reviewer wrote at one line. */
const Remark = schemas/* object */.Ikc({
    /** Where it is answered: an id as that of an order. */
    thread: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** As it was in `commit`; null for a whole file. */
    line: schemas/* int */.Whr().nullable(),
    commit: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
});
/** Where an order was written, and what a reviewer's words are about. */
const About = schemas/* object */.Ikc({
    /** Page of the words. */
    url: schemas/* string */.YjP(),
    /** The commit that a review speaks of; null for an order of any other kind. */
    commit: schemas/* string */.YjP().nullable(),
    remarks: schemas/* array */.YOg(Remark),
});

// EXTERNAL MODULE: ./build/schema/knowledge.js
var knowledge = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/asked-events.js



const at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    /** Page of the words; null where they were said on a laptop. */
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at, task });
const Remembered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('remembered'), at, ...knowledge/* Knowledge */.v.shape });

// EXTERNAL MODULE: ./build/schema/budget.js
var budget = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/schema/handed-on.js
var handed_on = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/lease.js
var lease = __webpack_require__(6908);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/stop-reason.js
var stop_reason = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/event.js











const event_at = iso/* datetime */.w$();
const oid = schemas/* string */.YjP();
const event_task = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = schemas/* enum */.k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
]);
/** Why an attempt ended without being the task's failure (DESIGN §4): nothing is counted against it. */
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    /** Its process, and not the runner: 137 or 143, as when memory runs out. */
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    /** Somebody pushed to the work branch before the agent was called. */
    'work_moved',
    /** The run's money was used up in the middle of the attempt. */
    'budget',
    /** A full disk, an unreachable remote, a missing program: the machine's fault. */
    'infrastructure',
]);
const passed = {
    iteration,
    task: event_task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Checks of the baseline's red list that pass now; from here on they count. */
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        /** Null where HEAD was detached. */
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        /** SHA-256 of the plan source that was taken over. */
        plan_source: schemas/* string */.YjP(),
        /** As a job names it: what a tick hands to the next one. */
        plan_file: schemas/* string */.YjP().nullable().default(null),
        /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
        started_by: schemas/* string */.YjP().nullable().default(null),
        /** The issue that was named for it; null where ralph makes one, or there is none. */
        issue: schemas/* int */.Whr().nullable().default(null),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('baseline_finished'),
        at: event_at,
        commit: oid,
        checks: schemas/* string */.YjP(),
        red: schemas/* array */.YOg(schemas/* string */.YjP()),
        accepted: schemas/* boolean */.zMY(),
        /** Set-up and checks together. */
        duration_ms: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task: event_task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task: event_task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
        /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        /** Commit that keeps the rejected tree reachable, where there was one. */
        rejected: oid.nullable(),
        /** No retry is left: the task is failed. */
        final: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task: event_task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...handed_on/* HandedOn */.O.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at: event_at, iteration, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_accepted'), at: event_at, iteration, amendment: plan/* Amendment */.UD }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(event_task),
        modified: schemas/* array */.YOg(event_task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    /** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('conflict_task_added'),
        at: event_at,
        task: event_task,
        base: oid,
        /** The first ones; `total` counts all. */
        files: schemas/* array */.YOg(schemas/* string */.YjP()),
        total: schemas/* int */.Whr(),
        why: schemas/* string */.YjP(),
    }),
    /** The conflict is gone without that task. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task: event_task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at: event_at, by: schemas/* string */.YjP() }),
    /** A setting that an operator changed for the rest of the run; raw, as it was written. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('setting_changed'), at: event_at, name: schemas/* string */.YjP(), value: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at: event_at, task: event_task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task: event_task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        /** The iteration whose commit is to be taken back. */
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task: event_task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(event_task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(event_task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at: event_at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 1628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
/**
 * What an agent leaves for whoever comes next (seed §3.5). Only `summary` and `freeform` are demanded: a model that
 * forgets an empty list has still handed over.
 */
const Handoff = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: text.min(1).describe('One sentence: what changed and why.'),
    freeform: text
        .min(1)
        .describe('The briefing that the next iteration reads first: what you did, what you learned, what to watch for.'),
    task_completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ task_id: text, summary: text.optional(), fully_complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
    deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ planned: text, actual: text, reason: text })).optional(),
    bugs_encountered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, resolution: text.optional(), resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }))
        .optional(),
    architectural_notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).describe('Decisions that later tasks must respect.').optional(),
    constraints_discovered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ constraint: text, impact: text.optional(), workaround: text.optional() }))
        .optional(),
    unfinished_business: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ item: text, reason: text.optional(), priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional() }))
        .optional(),
    recommendations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    files_touched: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })).optional(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text) })).optional(),
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
/**
 * Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
 * the engine made it from the changes alone (`synthetic`; DESIGN §4).
 */
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);


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
