export const id = 8507;
export const ids = [8507];
export const modules = {

/***/ 33819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planGraph)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99387);


function planGraph(plan, context) {
    const { name, source, statusOf } = context;
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .readyTasks */ .aZ)(plan, statusOf).map(({ id }) => id);
    const critical = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .criticalPath */ .vC)(plan, statusOf);
    const parents = (0,_plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .treeParents */ .QU)(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const unmet = !(0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
            return {
                id,
                title,
                status: statusOf(id),
                depends_on: dependencies,
                waits_for: unmet.map((other) => ({ id: other, status: statusOf(other) })),
                below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
                ready: isReady.has(id),
                critical: isCritical.has(id),
            };
        }),
        ready,
        critical_path: critical,
    };
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ dependencyGraph),
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


const mostTasks = 150;
const mostEdges = 500;
const mostText = 45_000;
const classes = [
    'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
    'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
    'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
];
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? undefined : taskGraph(plan, statuses);
const edgesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 47292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planTree)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);







const deepest = 36;
const leastTitle = 12;
const mostNamed = 4;
function planTree(graph, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const done = graph.tasks.filter(({ status }) => status === 'done').length;
    const from = graph.source === 'run' ? `${done} done` : 'from the file, without a run';
    return [
        paint(`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(graph.plan, 100)}: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(graph.tasks.length, 'task')}, ${from}`, 'bold'),
        '',
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(placed(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })), look),
        '',
        ...conclusion(graph, look.width),
    ];
}
function placed(tasks) {
    const children = childrenOf(tasks);
    const places = [];
    const todo = [];
    const push = (parent, before) => {
        const below = children.get(parent) ?? [];
        const pieces = (last) => (parent === null ? ['', ''] : last ? ['\u2514\u2500 ', '   '] : ['\u251c\u2500 ', '\u2502  ']);
        const placed = below.map((task, at) => {
            const [branch, inner] = pieces(at === below.length - 1).map((piece) => shorten(before + piece));
            return { task, branch: branch ?? '', inner: inner ?? '' };
        });
        for (const place of placed.reverse())
            todo.push(place);
    };
    push(null, '');
    for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
        places.push(place);
        push(place.task.id, place.inner);
    }
    return places;
}
const shorten = (branch) => (branch.length > deepest ? `\u2026${branch.slice(1 - deepest)}` : branch);
function childrenOf(tasks) {
    const children = new Map();
    for (const task of tasks) {
        const siblings = children.get(task.below);
        if (siblings)
            siblings.push(task);
        else
            children.set(task.below, [task]);
    }
    return children;
}
function taskLine({ task, branch }, { paint, width }) {
    const start = `${branch}${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}`;
    const remark = remarkOf(task);
    const room = width - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(start) - (remark === '' ? 0 : (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(remark) + 2) - 2;
    const title = room < leastTitle ? '' : `  ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(task.title, 200), room)}`;
    const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .statusColour */ .$8[task.status];
    const text = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`;
    return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`;
}
function remarkOf({ ready, status, waits_for, below }) {
    if (status === 'in_progress')
        return '(at work)';
    if (ready)
        return '(ready)';
    const others = waits_for.filter((other) => other.id !== below || fate[other.status] !== '');
    if (others.length === 0)
        return '';
    const named = others.map(({ id, status: of }) => `${id}${fate[of]}`);
    const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : '';
    return `(waits ${also}for ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(named, mostNamed)})`;
}
const fate = {
    pending: '',
    in_progress: '',
    done: '',
    failed: ': failed',
    skipped: ': skipped',
    given_up: ': given up',
};
function conclusion({ ready, critical_path, tasks }, width) {
    const open = tasks.some(({ status }) => (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(status));
    if (!open)
        return ['Nothing left to do.'];
    const first = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(ready, 10);
    const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`;
    return [
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(ready.length === 0 ? 'Ready now: nothing' : `Ready now, in this order: ${first}`, width),
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(`Critical path (*), ${length}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .arrows */ .d$)(critical_path)}`, width),
    ];
}


/***/ }),

/***/ 18507:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planGraphCommand: () => (/* binding */ planGraphCommand)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _core_report_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33819);
/* harmony import */ var _core_report_markdown_graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8567);
/* harmony import */ var _core_report_terminal_plan_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47292);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20780);
/* harmony import */ var _open_look_at_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71328);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67582);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18341);
/* harmony import */ var _project_plan_here_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84317);












const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .settingFlags */ .KB)('plan', 'plan-subtasks', 'plan-tag', 'plan-scope', 'remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .configFlag */ .L5,
    'file-only': { help: 'show the plan as it is in the file, even if it has been run', toggle: true },
    mermaid: { help: "print the graph as Mermaid, for GitHub's Markdown", toggle: true },
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFlag */ .hG,
};
const planGraphCommand = {
    help: `Shows a plan as a tree: each task below those it waits for, with its status if the plan has been run.
Changes nothing.

Usage: ralph plan graph [FILE] [options]

Examples:
  ralph plan graph
  ralph plan graph plans/next.json --file-only
  ralph plan graph --mermaid

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const [plan = values['plan']] = operands;
        const given = plan === undefined ? values : { ...values, plan };
        const { name, ...run } = values['file-only'] ? await fromFile(context, given) : await fromRun(context, given);
        context.out(`${shown(run, { name, context, values })}\n`);
        return 0;
    },
};
function shown({ plan, state }, { name, context, values }) {
    if (values['mermaid'])
        return (0,_core_report_markdown_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .taskGraph */ .o)(plan, state ? (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsOf */ .M$)(plan, state) : plan.tasks);
    const inFile = new Map(plan.tasks.map(({ id, status }) => [id, status]));
    const statusOf = state ? (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(state) : (id) => inFile.get(id) ?? 'pending';
    const graph = (0,_core_report_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .planGraph */ .G)(plan, { name, source: state ? 'run' : 'file', statusOf });
    if (values['json'])
        return (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .inertJson */ .n)(graph, 2);
    return (0,_core_report_terminal_plan_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .planTree */ .s)(graph, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_11__/* .lookOf */ .Li)(context)).join('\n');
}
async function fromFile(context, given) {
    const named = typeof given['plan'] === 'string' ? given['plan'] : undefined;
    const { file, path, reading } = await (0,_project_plan_here_js__WEBPACK_IMPORTED_MODULE_10__/* .planHere */ .s)(context, given, named);
    const { plan } = await (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_9__.readPlanFile)(path, file, reading);
    return { name: (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .planName */ .V)(plan, path), plan, state: null };
}
const withoutRun = ['NOT_A_REPOSITORY', 'EMPTY_REPOSITORY'];
async function fromRun(context, given) {
    try {
        return await (0,_open_look_at_run_js__WEBPACK_IMPORTED_MODULE_7__/* .withRun */ .Yq)(context, given, {
            look: async ({ project, run }) => ({ name: project.planName, plan: run.plan, state: run.state }),
            unbegun: async ({ project }) => ({ name: project.planName, plan: project.plan, state: null }),
            readsOrigin: true,
        });
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || !withoutRun.includes(error.code))
            throw error;
        return fromFile(context, given);
    }
}


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


/***/ })

};
