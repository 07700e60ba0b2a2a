export const id = 9805;
export const ids = [9805];
export const modules = {

/***/ 87117:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast)
/* harmony export */ });
function isAtLeast(version, least) {
    const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
    for (const [index, number] of (need ?? []).entries()) {
        const other = have?.[index] ?? 0;
        if (other !== number)
            return other > number;
    }
    return true;
}


/***/ }),

/***/ 49805:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand),
  runFlagGroups: () => (/* binding */ runFlagGroups)
});

// EXTERNAL MODULE: ./build/core/config/resolve/explain.js
var explain = __webpack_require__(70385);
// EXTERNAL MODULE: ./build/core/config/table/agent-settings.js
var agent_settings = __webpack_require__(56749);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/entry/doctor/before-run.js
var before_run = __webpack_require__(79048);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/run/carry-out.js + 10 modules
var carry_out = __webpack_require__(43241);
;// CONCATENATED MODULE: ./build/entry/run/seed-flags.js
const known = {
    'review-plan': {
        help: 'as --plan-review gate',
        toggle: true,
        means: () => ({ 'plan-review': 'gate' }),
    },
    'review-passes': {
        help: 'as --plan-review-passes',
        example: '3',
        means: (value) => ({ 'plan-review-passes': value }),
    },
    'create-pr': {
        help: 'as --on-complete pull-request',
        toggle: true,
        means: () => ({ 'on-complete': 'pull-request' }),
    },
    loop: { help: 'as --queue', toggle: true, means: () => ({ queue: true }) },
    max: { help: 'as --max-iterations', example: '30', means: (value) => ({ 'max-iterations': value }) },
};
const seedFlags = known;
function inOwnWords(values) {
    const given = Object.entries(known).filter(([name]) => values[name] !== undefined && values[name] !== false);
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(known, name)));
    const meant = Object.assign({}, ...given.map(([name, { means }]) => means(values[name])));
    return {
        values: { ...meant, ...own },
        said: given.map(([name, { means }]) => {
            const words = Object.entries(means(values[name])).map(([flag, value]) => value === true ? `--${flag}` : `--${flag} ${String(value)}`);
            return `--${name} is ${words.join(' ')} here.`;
        }),
    };
}

;// CONCATENATED MODULE: ./build/entry/command/run.js








const placed = {
    'The work': {
        ...(0,flags/* settingFlags */.KB)('plan', 'validate', 'strategy', 'no-checks', 'known-red', 'setup', 'before-capture', 'working-directory'),
        ...(0,flags/* settingFlags */.KB)('approval', 'human-review', 'incomplete', 'max-continuations', 'on-stuck', 'stuck-after', 'amendments', 'test-guard', 'review', 'agent-passes-enabled'),
        ...(0,flags/* settingFlags */.KB)('merge-base', 'base-conflict'),
        'no-wait': { help: 'exit with code 4 at a usage limit instead of waiting, as in CI', toggle: true },
        now: {
            help: 'do not wait any longer: try now, for example with another key',
            toggle: true,
        },
        resume: { help: 'has no effect: a run always resumes; accepted for scripts written for other loops', toggle: true },
        fresh: { help: 'start a new run instead of continuing; the history is kept', toggle: true },
        'change-rules': {
            help: "allow this job's settings to weaken the rules that the run was started with",
            toggle: true,
        },
    },
    'The agent': {
        ...(0,flags/* settingFlags */.KB)('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
        ...(0,flags/* settingFlags */.KB)('agent-timeout', 'agent-idle-timeout', 'model', 'fallback-model', 'extraction-model', 'review-model', 'mcp-transport', 'mcp-project'),
        ...(0,flags/* settingFlags */.KB)('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
    },
    'What the agent and the checks may access': {
        ...(0,flags/* settingFlags */.KB)('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
        ...(0,flags/* settingFlags */.KB)('agent-env', 'check-env', 'protected-paths'),
    },
    Limits: (0,flags/* settingFlags */.KB)('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay'),
    Memory: (0,flags/* settingFlags */.KB)('mode', 'knowledge-from', 'context-budget', 'context-budget-hpi', 'retrieval', 'indexer', 'context-agent-model', 'compaction-max-turns', 'novelty-overlap-threshold', 'novelty-recent-handoffs', 'compaction-threshold-bytes', 'compaction-interval'),
    Commits: (0,flags/* settingFlags */.KB)('commit-prefix', 'commit-template', 'commit-mode', 'commit-subject-limit', 'author', 'committer', 'sign-off'),
    'On GitHub': {
        ...(0,flags/* settingFlags */.KB)('on-complete', 'mirror-status', 'close-issue', 'command-permission', 'command-bots'),
        ...(0,flags/* settingFlags */.KB)('pages'),
    },
    'The queue': {
        queue: {
            help: 'run the plans of the queue, one after the other, until it is empty (docs/queue.md)',
            toggle: true,
        },
        once: { help: 'run only the next plan of the queue', toggle: true },
        ...(0,flags/* settingFlags */.KB)('queue-base', 'queue-failed', 'branch-prefix'),
    },
    'Where and how': {
        ...(0,flags/* settingFlags */.KB)('remote', 'state-ref', 'log-level'),
        ...flags/* configFlag */.L5,
        'dry-run': { help: 'show what would happen; change nothing', toggle: true },
        record: { help: 'record every agent call of this job in a new directory, for `ralph replay`', example: 'DIR' },
        json: { help: 'print one JSON object per line instead of text', toggle: true },
    },
};
const unplaced = explain/* settingNames */.H$.filter((name) => !Object.values(placed).some((flags) => Object.hasOwn(flags, name)));
const isOfAgent = (name) => Object.hasOwn(agent_settings/* agentSettings */.t, name);
const runFlagGroups = {
    ...placed,
    'As in other loops': seedFlags,
    'The work': { ...placed['The work'], ...(0,flags/* settingFlags */.KB)(...unplaced.filter((name) => !isOfAgent(name))) },
    'The agent': { ...placed['The agent'], ...(0,flags/* settingFlags */.KB)(...unplaced.filter(isOfAgent)) },
};
const runFlags = Object.assign({}, ...Object.values(runFlagGroups));
const runCommand = {
    help: `Runs a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --queue --branch-prefix feat/
  ralph run --dry-run

${(0,flags/* groupedHelp */.Sx)(runFlagGroups)}

To turn off a flag that takes no value, add =false, such as --known-red=false. This also overrides a variable.

Exit codes:
${Object.values(exit_codes/* exits */.co)
        .map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`)
        .join('\n')}`,
    flags: runFlags,
    run: async (context, { values: typed }) => {
        const { values: given, said } = inOwnWords(typed);
        for (const line of said)
            context.err(`${line}\n`);
        if (given['resume'])
            context.err('--resume changes nothing: a run always resumes where it was; --fresh starts a new one.\n');
        const { queue, once, ...values } = given;
        if (queue === true || once === true) {
            const { runQueue } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2463), __webpack_require__.e(3022), __webpack_require__.e(5945), __webpack_require__.e(2718), __webpack_require__.e(6446)]).then(__webpack_require__.bind(__webpack_require__, 86446));
            return runQueue(context, values, { once: once === true });
        }
        const project = await (0,project_project/* openProject */.U8)(context, values);
        if (!values['dry-run'])
            return (0,carry_out/* carryOut */.u)(project, context, values, { ready: before_run/* refuseUnready */.$ });
        const { dryRun } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2463), __webpack_require__.e(3022), __webpack_require__.e(5945), __webpack_require__.e(2718), __webpack_require__.e(5374)]).then(__webpack_require__.bind(__webpack_require__, 25374));
        return dryRun(project, context, values);
    },
};


/***/ }),

/***/ 6042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ agentProbe),
/* harmony export */   T: () => (/* binding */ credentialsProbe)
/* harmony export */ });
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26765);
/* harmony import */ var _adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62171);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96301);



const agentProbe = {
    name: 'agent',
    async look({ context, settings, scratch, ...subject }) {
        const known = await settings();
        const { refuse, probe } = _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agents */ .X[known.agent];
        refuse(known);
        const confinement = await subject.confinement();
        const { env: environment, cancelled } = context;
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(await probe(known, {
            environment,
            tmp: scratch,
            programs: scratch,
            confinement,
            cancelled,
            note: () => undefined,
        }));
    },
};
const credentialsProbe = {
    name: 'credentials',
    async look({ context: { env, checkout }, settings }) {
        const { facts, login } = _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agents */ .X[(await settings()).agent];
        if (facts.credentials.length === 0)
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)('left to the agent command');
        const present = facts.credentials.filter((one) => (0,_adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCredential */ .mB)({ credentials: [one] }, env));
        const spaced = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? '') ? [blanks(variable)] : []);
        if (present.length > 0)
            return [(0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaced];
        const found = login(env);
        if (found !== undefined)
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(found);
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here);
    },
};
const blanks = (name) => (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(`${name} starts or ends with white space or a quote.`, 'Set it again without them; the provider refuses it as it is.');


/***/ }),

/***/ 79048:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6042);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40318);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96301);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68879);






const probes = [_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .gitProbe */ .Vn, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeProbe */ .d8, _agent_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProbe */ .T, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .diskProbe */ .AC];
async function refuseUnready(project, context, flags = {}) {
    const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOf */ .e)(context, flags, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), project);
    const found = (await Promise.all(probes.map((probe) => (0,_probe_js__WEBPACK_IMPORTED_MODULE_4__/* .findingsOf */ .WX)(probe, subject)))).flat();
    const wrong = found.filter(({ level }) => level === 'fail');
    if (wrong.length > 0)
        throw notReady(wrong);
}
function notReady([first, ...others]) {
    const one = others.length === 0;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NOT_READY',
        message: one ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
        hint: one
            ? `${first?.remedy} Then run the same command again.`
            : '`ralph doctor` checks these and everything else.',
        findings: one ? [] : [first, ...others].flatMap((each) => (each ? [`${each.found} ${each.remedy}`] : [])),
    });
}


/***/ }),

/***/ 40318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ diskProbe),
/* harmony export */   J1: () => (/* binding */ confinementProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   d8: () => (/* binding */ nodeProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17939);
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93107);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77112);
/* harmony import */ var _core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87117);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _through_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16239);
/* harmony import */ var _wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75896);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96301);











const nodeProbe = {
    name: 'node',
    async look({ context: { env } }) {
        const version = process.versions.node;
        if (!(0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '20.19'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Version ${version} is too old.`, 'Install Node 20.19 or newer.');
        return (0,_through_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .passesProxyBy */ .Xp)(env) ? (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(_through_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .proxyPassedBy */ .Q_, 'Install Node 24.14 or newer.') : (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(version);
    },
};
const gitProbe = {
    name: 'git',
    async look({ context }) {
        const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
        const { stdout } = await (0,_adapter_git_call_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)([], env, { args: ['--version'], timeoutMs: 4_000 });
        const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown';
        if (!(0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '2.31'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Version ${version} is too old.`, 'Install git 2.31 or newer.');
        if ((0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '2.38'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(version);
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, 'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.');
    },
};
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
    name: 'disk',
    look({ context: { env } }) {
        const places = [nearest((0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .engineHome */ .KE)(env) || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()];
        const space = places.map((path) => ({ path, ...spaceOf(path) })).sort((a, b) => a.free - b.free);
        return Promise.resolve(space[0] === undefined ? [] : judge(space[0], env['HOME']));
    },
};
function judge({ path, free, size }, home) {
    const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${(0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)(path, { home })}`;
    const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.';
    if (free < Math.min(least, size / 10))
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Only ${found}.`, remedy);
    return free < comfortable ? (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(`Only ${found}.`, remedy) : (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(found);
}
function spaceOf(path) {
    const { bavail, bsize, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path);
    return { free: bavail * bsize, size: blocks * bsize };
}
const nearest = (path) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) ? path : nearest((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)));
const confinementProbe = {
    name: 'confinement',
    patienceMs: 20_000,
    async look({ context, settings, confinement }) {
        const known = await settings();
        const shape = context.checkout ? 'split jobs' : 'own machine';
        return (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnoseConfinement */ .nS)(known, (0,_wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_7__/* .confinedAt */ .mo)(await confinement(), known, { context, shape }));
    },
};


/***/ }),

/***/ 96301:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   fC: () => (/* binding */ noToken),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   oH: () => (/* binding */ gitHubProbe),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);


const tellers = { repository: 'repository', project: 'plan', remote: 'remote' };
const ok = (found) => ({ level: 'ok', found, remedy: null });
const warn = (found, remedy) => ({ level: 'warn', found, remedy });
const fail = (found, remedy) => ({ level: 'fail', found, remedy });
const gitHubProbe = (name, look) => ({
    name,
    needs: 'repository',
    patienceMs: 15_000,
    async look(subject) {
        const here = await subject.github().catch(() => undefined);
        return here === undefined || here === 'no token' ? [] : look(here, subject);
    },
});
const noToken = (place) => warn(`The repository is ${place}; its settings were not checked because there is no token.`, 'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.');
const defaultPatienceMs = 5_000;
async function findingsOf(probe, subject) {
    const { name, needs, patienceMs = defaultPatienceMs } = probe;
    const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false));
    const found = known ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)];
    return found.map((one) => ({ probe: name, ...one }));
}
async function lookAt(probe, subject) {
    try {
        const found = await probe.look(subject);
        return 'level' in found ? [found] : found;
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
            throw error;
        return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
    }
}
const sentencesOf = ({ findings, message }) => findings[0] === undefined || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
const left = (needs) => ({
    level: 'warn',
    found: `not checked: fix \`${tellers[needs]}\` first`,
    remedy: null,
});
const late = (ms) => [
    fail(`It did not answer within ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms)}.`, 'Find out why it hangs, then try again.'),
];
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}


/***/ }),

/***/ 68879:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ subjectOf)
/* harmony export */ });
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5369);
/* harmony import */ var _project_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30358);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75896);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90553);
/* harmony import */ var _wire_rule_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1333);
/* harmony import */ var _wire_state_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85487);









const remotePatience = { backoffMs: [], timeoutMs: 4_000 };
function subjectOf(context, flags, scratch, known) {
    const repository = once(() => (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_)({ cwd: context.cwd, env: context.env }));
    const opened = once(async () => known ?? (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__/* .lookingAtQueue */ .aJ)(context, flags)));
    const state = once(async () => (0,_wire_state_access_js__WEBPACK_IMPORTED_MODULE_8__/* .openState */ .Gf)(await opened(), context, { home: scratch, ...remotePatience }));
    const project = once(async () => known ?? asItsRunHasIt(context, await opened(), state));
    const settings = once(async () => {
        const known = await project().catch(() => undefined);
        return known?.settings ?? readableSettings(context, flags);
    });
    return {
        context,
        scratch,
        repository,
        project,
        state,
        github: once(async () => {
            const { gitHubAccess, gitHubHere } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(891), __webpack_require__.e(33)]).then(__webpack_require__.bind(__webpack_require__, 40033));
            const found = await repository();
            const access = gitHubAccess(context, found);
            if (!access)
                return undefined;
            const { address, token } = access;
            return token === undefined ? 'no token' : gitHubHere(context, found, { address, token });
        }),
        settings,
        confinement: once(async () => (0,_wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_5__/* .confinementHere */ .FY)(context, await settings())),
        remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
    };
}
async function asItsRunHasIt(context, project, state) {
    const access = await state().catch(() => undefined);
    const run = await access?.state.load().then((loaded) => loaded.run, () => null);
    if (!access || !run)
        return { ...project, ...(await project.readBy(project.settings)) };
    return (await (0,_wire_rule_project_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleProject */ .i)(project, context, { run, access, fresh: false, change: false })).project;
}
async function readableSettings(context, flags) {
    const { cwd, env } = context;
    const named = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openBase */ .m)(context)
        .then((base) => (0,_project_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)(base, cwd, named))
        .catch(() => undefined);
    const given = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' };
    const { settings, findings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ ...given, file: file?.values ?? {} });
    if (findings.length === 0)
        return settings;
    return (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings;
}
function once(look) {
    let asked;
    return () => {
        asked ??= look();
        asked.catch(() => undefined);
        return asked;
    };
}


/***/ })

};
