export const id = 5259;
export const ids = [5259];
export const modules = {

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var _schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56907);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68124);
/* harmony import */ var _run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49981);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34891);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48186);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49484);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91760);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79152);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24106);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11365);


















function statusReport(run, context) {
    const { plan } = run;
    const { now, lost = false } = context;
    const state = lost ? (0,_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLostJob */ .G)(run.state) : run.state;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runSentence */ .n)({ plan, state }, context);
    const tasks = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .taskRows */ .Zy)(plan, state);
    const { current, awaiting } = state;
    const { lease } = run.state;
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state);
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .readyTasks */ .aZ)(plan, statusOf, (0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__/* .attentionIn */ .Ct)(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ id, at, by, text: given }) => ({ id, at, by, text: given }));
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Apply the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
    const renewedAgo = lease ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSentence */ .H9)(next),
        next_steps: next,
        standing: standingOf(state),
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: lost || renewedAgo >= _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptOf */ .W7)(state, now),
        forecast: (0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__/* .forecast */ .g)({ plan, state }, { now, costBudgetUsd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null), settings: context.settings }),
        warnings: warningsOf(state, context),
        orders,
        refused: (0,_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__/* .refusedIn */ .kr)(state),
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge.filter((entry) => entry.by !== null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)),
        learned: state.knowledge.filter((entry) => entry.by === null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)).length,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks: tasks.map((row) => ({ ...row, commit: row.commit && (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(row.commit) })),
    };
}
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`;
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetInWords */ .MZ)(use), choices: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetChoices */ .WW)(use, context) };
    });
}
function leaseLine({ lease }) {
    if (!lease)
        return 'none: the next job may start';
    const since = `last renewed ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(lease.age_ms)} ago`;
    return lease.over
        ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
        : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(waiting.why, 300)}`;
}
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}
function standingInWords(state) {
    switch (standingOf(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job running';
    }
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46109);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);



function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    const call = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_1__/* .lostCounsel */ .mx)(state);
    if (call)
        left.push({ type: 'counsel_lost', at, ...call });
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 54210:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demoCommand: () => (/* binding */ demoCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70400);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _installed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62801);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67582);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13992);
/* harmony import */ var _run_carry_out_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43241);









const flags = {
    agent: {
        help: 'replay (a recording; the default) or claude (the real agent; needs a key or a login)',
        example: 'claude',
    },
    model: { help: 'the model for --agent claude', example: 'haiku' },
};
const materials = (0,_installed_js__WEBPACK_IMPORTED_MODULE_5__/* .installed */ .$f)('templates/demo');
const replayAgent = (0,_installed_js__WEBPACK_IMPORTED_MODULE_5__/* .installed */ .$f)('dist/replay-agent/index.js');
const demoCommand = {
    help: `Creates a small Node project with a bare repository as its remote, and runs a plan of six tasks on it. Everything is
real except the agent, which replays a recording. Nothing outside the temporary folder is touched.

Usage: ralph demo [options]

Examples:
  ralph demo
  ralph demo --agent claude

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .flagHelp */ .QR)(flags)}`,
    flags,
    run: async (context, { values }) => {
        const place = await makeProject(context);
        context.out(introduction(place));
        const inside = { ...context, cwd: place.project, env: demoEnvironment(context, place.folder) };
        const given = { ...demoFlags(), ...agentFlags(values) };
        const code = await (0,_run_carry_out_js__WEBPACK_IMPORTED_MODULE_8__/* .carryOut */ .u)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_7__/* .openProject */ .U8)(inside, given), inside, given, { cd: place.project });
        await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(place.project, inside.env)({ args: ['fetch', '--quiet', 'origin'] });
        context.out(whatNext(place));
        return code;
    },
};
async function makeProject({ env }) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-demo-')));
    const place = { folder, project: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'text-tools'), origin: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'origin.git') };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'project'), place.project, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'plan.json'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.project, 'plan.json'));
    const git = (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(place.project, env);
    await git({ args: ['init', '--quiet', '--initial-branch=main'] });
    for (const [key, value] of [
        ['user.name', 'ralph demo'],
        ['user.email', 'demo@ralph.invalid'],
        ['commit.gpgSign', 'false'],
        ['core.hooksPath', '/dev/null'],
    ]) {
        await git({ args: ['config', key, value] });
    }
    await git({ args: ['add', '--all'] });
    await git({ args: ['commit', '--quiet', '--message', 'A few functions for texts, and a plan'] });
    await git({ args: ['clone', '--quiet', '--bare', '.', place.origin] });
    await git({ args: ['remote', 'add', 'origin', place.origin] });
    return place;
}
function demoEnvironment({ env }, folder) {
    const PATH = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath), env['PATH'] ?? ''].join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    const kept = Object.entries(env).filter(([name]) => !name.startsWith('RALPH_'));
    return { ...Object.fromEntries(kept), PATH, RALPH_HOME: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'ralph-home') };
}
const demoFlags = () => ({
    plan: 'plan.json',
    remote: 'origin',
    validate: ['node --test', 'node tools/lint.js'],
    'max-iterations': '20',
});
function agentFlags(values) {
    if (values['agent'] !== undefined && values['agent'] !== 'replay') {
        return { agent: values['agent'], ...(values['model'] === undefined ? {} : { model: values['model'] }) };
    }
    const command = [process.execPath, replayAgent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'cassette.json')].map(_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7).join(' ');
    return { agent: 'command', 'agent-command': command };
}
const introduction = ({ project, origin }) => `A small Node project was created in ${project}
with ${origin} as its remote. Its plan has six tasks. Each iteration ends in one commit that passed
\`node --test\` and \`node tools/lint.js\`, or in no commit at all.

`;
const whatNext = ({ project }) => `
Take a look:
    ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('cd', project)}
  One commit per task, each with its checks passed:
    git log --oneline --graph origin/ralph/work/demo
  A commit, with the agent's handoff as its message:
    git show origin/ralph/work/demo
  The state of the run as a page:
    git show origin/ralph/state/demo:README.md
  Every state of the run:
    git log --oneline origin/ralph/state/demo

In your own repository:
  ralph init      finds its checks, writes an example plan, and says what to do next
`;


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92486);















async function keepersOf(context, flags, settings = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__/* .openSettings */ .Ow)(context, flags)) {
    const { base, before } = await settings;
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }), home }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ })

};
