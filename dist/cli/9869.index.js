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
/* harmony import */ var _core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21980);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27827);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3482);
/* harmony import */ var _open_look_at_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71328);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67582);











const flags = {
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .runFlags */ .lM,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonFlag */ .hG,
};
const checkoutCommand = {
    help: `Writes the files of an iteration to a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const iteration = (0,_project_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationNumber */ .$Z)('checkout', operands[0]);
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`);
        const { commit, fate } = await (0,_open_look_at_run_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAtRun */ .U9)(context, values, async ({ project, access, folder, run }) => {
            const clean = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .redactor */ .$p)(project.secrets);
            const tree = (0,_core_run_attempt_attempt_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .attemptTree */ .E)(await (0,_app_job_prove_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x6)(access.state, run), iteration, run.state.awaiting?.iteration ?? null);
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

/***/ 71328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lm: () => (/* binding */ lookAtPast),
  U9: () => (/* binding */ lookAtRun),
  Yq: () => (/* binding */ withRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/core/run/next/run-meant.js
function runMeant(runs, { named, file, queued }) {
    const byName = runs.find(({ plan }) => plan === named || plan === queued);
    if (byName)
        return { kind: 'run', run: byName, by: 'name' };
    const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
    const [run, ...others] = openRuns(byFile);
    if (run && others.length === 0)
        return { kind: 'run', run, by: 'file' };
    if (byFile.length > 0)
        return { kind: 'several', runs: byFile };
    if (named !== undefined || runs.length === 0)
        return { kind: 'none' };
    const [only, ...rest] = openRuns(runs);
    return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs };
}
function openRuns(runs) {
    const open = runs.filter(({ stop }) => stop?.kind !== 'complete');
    return open.length > 0 ? open : runs;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runs-here.js
var runs_here = __webpack_require__(86986);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
;// CONCATENATED MODULE: ./build/entry/open/look-at-run.js














async function withRun(context, flags, use) {
    const settings = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const opened = await ofPlan(context, flags, { settings, use });
    if (!('fault' in opened))
        return opened.result;
    const stored = await storedRun(context, flags, { settings, fault: opened.fault });
    if (!stored)
        throw opened.fault;
    return withStored(stored, use, { settings, context });
}
const lookAtRun = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true });
const lookAtPast = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true, isWhole: true });
const loaded = async (project, access, { isWhole }) => (isWhole ? (0,read_run/* loadWhole */.ym)(project, access) : (await access.state.load()).run);
async function ofPlan(context, given, { settings, use }) {
    const planProject = async () => {
        try {
            const flags = await (0,queue_here/* planMeantHere */.Lq)(context, given, use.about ?? 'done', settings);
            const sources = flags === given ? (0,setting_sources/* settingSources */.rw)(context, flags, settings) : undefined;
            return { project: await (0,project/* openProject */.U8)(context, flags, [], sources), flags };
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A)
                return { fault: error };
            throw error;
        }
    };
    const at = (project) => (0,state_access/* withTemporaryState */.HP)(project, context, async (access, folder) => {
        const run = await loaded(project, access, use);
        if (run)
            return { result: await use.look({ project, access, folder, run }) };
        const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
        if (none.code !== 'NO_RUN')
            throw none;
        if (use.unbegun)
            return { result: await use.unbegun({ project, access, folder }) };
        return { fault: none };
    });
    const opened = await planProject();
    if ('fault' in opened)
        return opened;
    try {
        return await at(opened.project);
    }
    catch (error) {
        const isElsewhere = error instanceof error_error/* RalphError */.A && error.code === 'STATE_ELSEWHERE';
        if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,project/* openProject */.U8)(context, { ...opened.flags, remote: 'origin' }));
    }
}
async function storedRun(context, flags, { settings, fault }) {
    const { base, before, planFile } = settings;
    const isNamed = before.sources.plan !== 'default';
    const { toplevel } = base.repository;
    const file = (0,setting_sources/* atTop */.HC)((0,external_node_path_.resolve)(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel);
    const runs = await (0,runs_here/* storedRuns */.a)(context, flags, settings);
    const rows = runs.map((one) => {
        const { plan_file: planFile = null, stop = null } = one.run?.state ?? {};
        return { plan: one.plan, planFile, stop, stored: one };
    });
    const choice = runMeant(rows, {
        named: isNamed ? planFile : undefined,
        file,
        queued: (0,queue_paths/* queuedFile */.W5)(file ?? '', before.settings.queue)?.name,
    });
    if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice)))
        return undefined;
    if (choice.kind === 'several')
        throw severalRuns(planFile, choice.runs);
    const { plan } = choice.run;
    const which = choice.by === 'only' ? ', the only plan that was run here' : '';
    if (choice.by !== 'name')
        context.err(`This is about ${plan}${which}; name another with --plan.\n`);
    const remedy = remedies[fault.code]?.(planFile);
    if (remedy !== undefined)
        context.err(`${remedy} This is from the stored run.\n`);
    return choice.run.stored;
}
const remedies = {
    PLAN_INVALID: (file) => `The plan file has faults now: ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', file)} lists them.`,
    CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
};
const isChosen = (choice) => choice.kind === 'run' && choice.by !== 'only';
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
    const { repository } = keeper;
    const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
    return (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ store, home: folder }) => {
        const access = (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now });
        const run = await loaded({ stateRef: ref }, access, use);
        if (!run)
            throw (0,read_run/* runGone */.Pr)(plan);
        const project = (0,project_of_run/* projectOfRun */.G)(run, { sources: settings, keeper, stateRef: ref, context });
        return use.look({ project, access, folder, run });
    });
}
const mostNamed = 5;
function severalRuns(planFile, runs) {
    const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${(0,command_line/* commandLine */.ay)(...(0,command_line/* flagWords */.GK)('plan', plan))}\``);
    return new error_error/* RalphError */.A({
        code: 'PLAN_MISSING',
        message: `${planFile} does not say which run is meant, and several could be.`,
        hint: `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', \u2026' : ''}. \`ralph list\` shows all runs.`,
    });
}


/***/ })

};
