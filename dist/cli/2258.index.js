export const id = 2258;
export const ids = [2258];
export const modules = {

/***/ 93107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ redByConfinement),
/* harmony export */   E2: () => (/* binding */ confinedIn),
/* harmony export */   X0: () => (/* binding */ maySudo),
/* harmony export */   Yi: () => (/* binding */ needIn),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   g1: () => (/* binding */ judgeConfinement),
/* harmony export */   nS: () => (/* binding */ diagnoseConfinement)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86756);



function judgeConfinement(asked, here) {
    const { report, shape } = here;
    const least = asked['min-confinement'];
    if (least !== undefined && isBelow(report.level, least))
        return { refused: belowMinimum(least, here) };
    if (here.asked === 'none') {
        return { warning: `confinement: none: ${unprotected[shape]} ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsInWords */ .m7[report.level]}.` };
    }
    if (!isBelow(report.level, 'C2'))
        return undefined;
    if (shape === 'one job')
        return { refused: besideSecrets(here) };
    const remedy = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here);
    return {
        warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(' ')}` : ''}`,
    };
}
const isBelow = (level, least) => level < least;
const confinedIn = ({ report, asked, login }) => ({
    level: report.level,
    way: report.way,
    given_up: asked === 'none',
    login,
});
const maySudo = (settings, isCi) => isCi || settings['confinement-sudo'];
const unprotected = {
    'one job': 'the agent and the checks can read and change every file of this job, including its later steps and their secrets.',
    'split jobs': 'the agent and the checks can read and change every file of this job.',
    'own machine': 'the agent and the checks can read and change every file that you can.',
};
const reached = ({ report }) => `${report.level}, by ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[report.way]}`;
function belowMinimum(least, here) {
    const none = here.asked === 'none';
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CONFINEMENT_BELOW_MINIMUM',
        message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ', since `confinement: none` is set' : ''}.`,
        hint: none
            ? 'Remove `confinement: none`, or lower `min-confinement`.'
            : [...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
        findings: refusals(here),
    });
}
const besideSecrets = (here) => new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner cannot protect files (${reached(here)}), and the agent would share the job with its secrets and later steps.`,
    hint: [
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here),
        'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]}: ${why}`);
const signs = [
    [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
    [
        /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
        'sandbox',
    ],
    [/read-only file ?system|\bEROFS\b/i, 'write'],
    [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
    [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
];
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown';
const remedyOf = {
    write: 'list the folder that it writes to under `agent-writable`',
    read: 'list the file or folder that it cannot reach under `agent-read`, or under `agent-writable` if it writes there',
    docker: 'it needs the Docker socket, which amounts to root on this machine: run it in your own CI instead of `validate`, or set `confinement: none`',
    sandbox: 'it creates its own sandbox, which does not work inside another one: turn that off in the check (browsers: `--no-sandbox`), or set `confinement: none`',
    unknown: 'list what it reads or writes under `agent-read` or `agent-writable`; if that does not help, set `confinement: none`',
};
const redByConfinement = ({ name, needs }) => `the check fails in the confinement and passes without it: ${name} (${remedyOf[needs]})`;
function diagnoseConfinement(asked, here) {
    const { report } = here;
    const verdict = judgeConfinement(asked, here);
    const said = { confinement: report };
    if (verdict && 'refused' in verdict) {
        const { message, hint } = verdict.refused;
        return { level: 'fail', found: `${message}${better(report)}`, remedy: hint, ...said };
    }
    const remedy = [...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here), ...(verdict ? [inOneJob] : [])].join(' ') || null;
    const found = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .confinementInWords */ .RA)(confinedIn(here))}. ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsInWords */ .m7[report.level]}.${better(report)}`;
    const givenUp = here.asked === 'none' ? 'Remove `confinement: none` from the settings.' : remedy;
    return { level: verdict ? 'warn' : 'ok', found, remedy: givenUp, ...said };
}
const inOneJob = 'For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.';
const better = ({ refused }) => refused.length === 0
    ? ''
    : ` Not available here: ${refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why, 150)})`).join('; ')}.`;


/***/ }),

/***/ 86756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ remedies),
/* harmony export */   RA: () => (/* binding */ confinementInWords),
/* harmony export */   m7: () => (/* binding */ levelsInWords),
/* harmony export */   wf: () => (/* binding */ wayInWords)
/* harmony export */ });
/* unused harmony export confinementOrNone */
const wayInWords = {
    bubblewrap: 'bubblewrap',
    'bubblewrap-root': 'bubblewrap, started by root',
    'bubblewrap-sudo': 'bubblewrap, started by sudo',
    'mount-script-root': 'mount namespaces, made by root',
    'mount-script-sudo': 'mount namespaces, made by sudo',
    'mount-script-user-namespace': 'mount namespaces in a user namespace',
    landlock: 'Landlock',
    'pid-namespace': 'a process namespace',
    'process-group': 'a process group',
};
const levelsInWords = {
    C0: 'C0: no protection; only its process group is ended',
    C1: 'C1: every process ends with its call and sees no others; files are not protected',
    C2: 'C2: it cannot write files outside the workspace or read secrets on the disk',
    C3: 'C3: it sees only the workspace and the tools',
};
function confinementInWords({ level, way, given_up, login }) {
    const files = level < 'C2' ? 'files are not protected, and ' : '';
    const choice = given_up ? 'none, by `confinement: none`: ' : '';
    const visible = login ? '; the agent can read and change the login stored on this machine' : '';
    return `${choice}${level} by ${wayInWords[way]}; ${files}the network is open${visible}`;
}
const confinementOrNone = (confined) => confined === null ? 'reported when the first agent starts' : confinementInWords(confined);
function remedies({ report, machine }) {
    if (report.level === 'C3')
        return [];
    if (machine.platform !== 'linux')
        return ['Only Linux can confine files: run it in a Linux container or a virtual machine.'];
    return [
        ...installs(machine),
        ...(machine.isRoot || machine.isCi || machine.inContainer
            ? []
            : ['Where `sudo -n true` works, set `confinement-sudo: true`.']),
        ...(report.level === 'C2' ? [] : landlock(report, machine)),
    ];
}
function installs(machine) {
    const { hasBubblewrap, inContainer } = machine;
    const sudo = sudoOf(machine);
    const profile = needsProfile(machine);
    if (hasBubblewrap && inContainer) {
        return [
            'This container may not create namespaces: allow them (Docker: `--security-opt seccomp=unconfined`; Kubernetes: seccompProfile Unconfined and a node without AppArmor).',
        ];
    }
    if (hasBubblewrap && !profile) {
        return [
            'bubblewrap is installed but may not create user namespaces: `sysctl user.max_user_namespaces kernel.unprivileged_userns_clone` shows why.',
        ];
    }
    const packages = [...(hasBubblewrap ? [] : ['bubblewrap']), ...(profile ? ['apparmor-profiles'] : [])].join(' ');
    const command = installCommand(machine, packages);
    if (command === undefined)
        return ['Install bubblewrap, version 0.8 or newer.'];
    return [
        `Run: \`${[`${sudo}${command}`, ...(profile ? profileSteps.map((step) => `${sudo}${step}`) : [])].join(' && ')}\`.`,
    ];
}
const needsProfile = ({ distribution: { id, version }, isRoot, inContainer }) => id === 'ubuntu' && !isRoot && !inContainer && version >= '23.10' && version < '25.04';
const profileSteps = [
    'install -m 0644 /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/',
    'apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict',
];
function installCommand({ distribution: { id, like } }, packages) {
    const family = [id, ...like];
    return installers.find(({ of }) => of.some((one) => family.includes(one)))?.command.replace('%', packages);
}
const installers = [
    { of: ['debian', 'ubuntu'], command: 'apt-get install -y %' },
    { of: ['fedora', 'rhel', 'centos'], command: 'dnf install -y %' },
    { of: ['alpine'], command: 'apk add %' },
    { of: ['arch'], command: 'pacman -S --noconfirm %' },
    { of: ['suse', 'opensuse'], command: 'zypper install -y %' },
];
const sudoOf = ({ isRoot }) => (isRoot ? '' : 'sudo ');
function landlock({ refused }, machine) {
    if (!refused.some(({ way }) => way === 'landlock'))
        return [];
    if (machine.hasPerl)
        return ['C2 needs Landlock: Linux 5.13 or newer with `landlock` among its security modules.'];
    const command = installCommand(machine, 'perl');
    return [command === undefined ? 'For C2, install perl.' : `For C2, run: \`${sudoOf(machine)}${command}\`.`];
}


/***/ }),

/***/ 84474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ signalsOf),
/* harmony export */   M1: () => (/* binding */ unfinished),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   fY: () => (/* binding */ agentClaims),
/* harmony export */   yV: () => (/* binding */ signalsInWords)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostLeft = 10;
const longest = 300;
function agentClaims(request) {
    const { handoff, handoffSource: source } = request;
    if (!handoff || (source !== 'structured' && source !== 'result_text')) {
        return { complete: undefined, left: [], stuck: undefined };
    }
    const { task_completed: done } = handoff;
    const [, said] = /^\s*stuck:\s*(\S[\s\S]*)$/i.exec(handoff.summary) ?? [];
    const stuck = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(handoff.stuck ?? said ?? '', longest);
    const left = unfinished(handoff).slice(0, mostLeft);
    const instead = left.length === 0 && done?.summary ? [done.summary] : left;
    return {
        complete: done?.fully_complete,
        left: instead.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, longest)).filter((text) => text !== ''),
        stuck: stuck === '' ? undefined : stuck,
    };
}
const unfinished = ({ unfinished_business = [] }) => unfinished_business.map(({ item, reason, priority }) => {
    const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ');
    return details === '' ? item : `${item} (${details})`;
});
const mostQuestions = 5;
function signalsOf(request) {
    const { handoff, handoffSource } = request;
    if (!handoff || handoffSource === null || handoffSource === 'synthetic')
        return undefined;
    const research = questionsOf(handoff);
    const { confidence_level: confidence = null } = handoff;
    return confidence === 'low' || research.length > 0 ? { confidence, research } : undefined;
}
const questionsOf = ({ request_research = [] }) => request_research
    .map((question) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(question, longest))
    .filter((question) => question !== '')
    .slice(0, mostQuestions);
function signalsInWords({ confidence, research }, foreign) {
    const asks = research.length === 0 ? [] : [`it could not find out: ${research.map(foreign).join('; ')}`];
    return [...(confidence === null ? [] : [`${confidence} confidence in its work`]), ...asks].join('; ');
}


/***/ }),

/***/ 89851:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ stillToDo),
/* harmony export */   aA: () => (/* binding */ selectTask),
/* harmony export */   aZ: () => (/* binding */ readyTasks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   uy: () => (/* binding */ explainBlocked),
/* harmony export */   vC: () => (/* binding */ criticalPath),
/* harmony export */   xu: () => (/* binding */ doneDependents)
/* harmony export */ });
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99387);
/* harmony import */ var _milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);


const namedRoots = 10;
const namedDependencies = 3;
function explainBlocked(plan, statusOf) {
    const statuses = plan.tasks.map(({ id }) => statusOf(id));
    const roots = failedRoots(plan, statuses);
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    return plan.tasks.flatMap((task, position) => {
        const status = statuses[position] ?? 'pending';
        if (!isOpen(status))
            return [];
        const why = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`;
        return [{ task: task.id, why, failed: roots[position] ?? [] }];
    });
}
function stillToDo(plan, known) {
    const statuses = known.map(({ status }) => status);
    const roots = failedRoots(plan, statuses);
    return plan.tasks.filter((_, at) => isOpen(statuses[at] ?? 'pending') && (roots[at] ?? []).length === 0);
}
const isOpen = (status) => status !== 'done' && status !== 'skipped' && status !== 'given_up';
function failedRoots(plan, statuses) {
    if (!statuses.includes('failed'))
        return [];
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const roots = plan.tasks.map(() => []);
    for (const position of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const id = plan.tasks[position]?.id ?? '';
        const status = statuses[position];
        if (status === 'failed')
            roots[position] = [id];
        else if (status === 'pending' || status === 'in_progress') {
            roots[position] = firstOf((edges[position] ?? []).map((to) => roots[to] ?? []));
        }
    }
    return roots;
}
function firstOf(lists) {
    return [...new Set(lists.flat())].slice(0, namedRoots);
}
function waitsFor(task, known, statusOf) {
    const unmet = [...new Set(task.depends_on)].filter((id) => !known.has(id) || statusOf(id) !== 'done');
    if (unmet.length === 0)
        return 'can be attempted';
    const named = unmet.slice(0, namedDependencies).map((id) => {
        if (id === task.id)
            return 'itself';
        return `${id}, which ${known.has(id) ? fate[statusOf(id)] : 'is not in the plan'}`;
    });
    const more = unmet.length - named.length;
    return `waits for ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', and for ')}`;
}
const fate = {
    pending: 'waits itself',
    in_progress: 'waits itself',
    failed: 'failed',
    skipped: 'was skipped',
    given_up: 'was given up',
    done: 'is done',
};
function criticalPath(plan, statusOf) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const length = plan.tasks.map(() => 0);
    const before = [];
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const status = statusOf(plan.tasks[at]?.id ?? '');
        if (!isOpen(status))
            continue;
        const longest = longestOf([...(edges[at] ?? [])].sort((a, b) => b - a), length);
        length[at] = 1 + (longest === undefined ? 0 : (length[longest] ?? 0));
        before[at] = longest;
    }
    const chain = [];
    for (let at = longestOf([...plan.tasks.keys()], length); at !== undefined; at = before[at]) {
        chain.push(plan.tasks[at]?.id ?? '');
    }
    return chain.reverse();
}
function longestOf(positions, length) {
    let best;
    for (const at of positions) {
        if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0)))
            best = at;
    }
    return best;
}
function doneDependents(plan, statusOf, task) {
    const waiting = new Map();
    for (const { id, depends_on } of plan.tasks) {
        for (const on of depends_on) {
            const known = waiting.get(on);
            if (known)
                known.push(id);
            else
                waiting.set(on, [id]);
        }
    }
    const found = new Set();
    const queue = [task];
    for (const id of queue) {
        for (const next of waiting.get(id) ?? []) {
            if (found.has(next) || next === task)
                continue;
            found.add(next);
            queue.push(next);
        }
    }
    return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done');
}
const none = { isBegun: () => false, asked: new Set() };
function selectTask(plan, statusOf, attention = none) {
    let best;
    const before = inPlanOrder(plan, attention);
    for (const task of ready(plan, statusOf, attention))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = explainBlocked(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
function readyTasks(plan, statusOf, attention = none) {
    return ready(plan, statusOf, attention).sort(inPlanOrder(plan, attention));
}
function ready(plan, statusOf, { asked }) {
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done' && !asked.has(id);
    const inTime = notAfter(plan, asked);
    return plan.tasks.filter((task) => {
        const status = statusOf(task.id);
        return (status === 'pending' || status === 'in_progress') && task.depends_on.every(isDone) && inTime(task);
    });
}
function notAfter(plan, asked) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    if (!milestones || asked.size === 0)
        return () => true;
    const ranks = plan.tasks.filter(({ id }) => asked.has(id)).map((task) => milestones.rank(task));
    const last = Math.min(...ranks);
    return (task) => milestones.rank(task) <= last;
}
function inPlanOrder(plan, { isBegun }) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    const first = (task) => ((0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(task.id) ? -1 : isBegun(task.id) ? 0 : 1);
    const byPlan = milestones
        ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b)
        : byOrder;
    return (a, b) => first(a) - first(b) || byPlan(a, b);
}
function byOrder(a, b) {
    if (a.order === b.order)
        return 0;
    return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}


/***/ }),

/***/ 76441:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ uncheckedWords),
/* harmony export */   R7: () => (/* binding */ rolesOf),
/* harmony export */   W7: () => (/* binding */ receiptOf),
/* harmony export */   st: () => (/* binding */ costBudgetOf)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34891);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49484);





function receiptOf(state, now) {
    const { succeeded, failed, interrupted } = state.counts;
    const total = { usd: state.usage.usd, runner_ms: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .runnerMsSeen */ .MN)(state, now) };
    const per = (count) => count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count };
    const { worked, dearest } = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .taskCosts */ .oU)(state.tasks);
    const perTask = per(worked);
    const commits = succeeded - withoutCommit(state.tasks);
    return {
        total,
        usage: state.usage,
        roles: rolesOf(state),
        jobs: state.runner.jobs,
        attempts: { succeeded, failed, interrupted },
        per_task: perTask && { ...perTask, tasks: worked },
        per_attempt: per(succeeded + failed + interrupted),
        per_commit: per(commits),
        commits,
        dearest,
        stuck: stuckIn(state.tasks),
        confined: state.confined,
        unchecked: uncheckedWords(state.baseline) ?? null,
    };
}
const roleOrder = ['extraction', 'index', 'post', 'prep', 'research', 'review'];
function rolesOf({ usage, around }) {
    const others = Object.entries(around).map(([role, spent]) => ({ role, ...spent }));
    if (others.length === 0)
        return [];
    const sum = (of) => others.reduce((total, one) => total + of(one), 0);
    const coding = {
        role: 'coding',
        calls: null,
        usd: Math.max(0, usage.usd - sum(({ usd }) => usd)),
        tokens: Math.max(0, (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .totalTokens */ .RP)(usage) - sum(({ tokens }) => tokens)),
    };
    const place = ({ role }) => roleOrder.indexOf(role) + 1 || roleOrder.length + 1;
    return [coding, ...others.sort((a, b) => place(a) - place(b) || (a.role < b.role ? -1 : 1))];
}
function stuckIn(tasks) {
    const found = [];
    for (const id in tasks) {
        const stuck = tasks[id]?.stuck;
        if (stuck)
            found.push({ id, left: stuck.retries_left });
    }
    return { tasks: found.map(({ id }) => id), retries: found.reduce((sum, { left }) => sum + left, 0) };
}
function withoutCommit(tasks) {
    let count = 0;
    for (const id in tasks)
        if (typeof tasks[id]?.closed === 'number')
            count += 1;
    return count;
}
function costBudgetOf({ overrides, rules }, configured) {
    if (rules)
        return (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('cost-budget', rules);
    const read = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W['cost-budget'].read(overrides['cost-budget']);
    return 'value' in read ? read.value : configured;
}
function uncheckedWords(baseline) {
    if (baseline?.counting === undefined)
        return undefined;
    if (baseline.counting === 0)
        return 'Nothing checks these commits: no check of the run counts (`no-checks`)';
    if (!baseline.accepted || baseline.red.length < baseline.counting)
        return undefined;
    return 'Nothing checks these commits: every check failed before the run, and that was accepted (`known-red`)';
}


/***/ }),

/***/ 49484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   Tk: () => (/* binding */ commitsInWords),
/* harmony export */   UV: () => (/* binding */ rowsInState),
/* harmony export */   Zy: () => (/* binding */ taskRows),
/* harmony export */   ch: () => (/* binding */ costCell),
/* harmony export */   ip: () => (/* binding */ countStatuses),
/* harmony export */   oU: () => (/* binding */ taskCosts),
/* harmony export */   s5: () => (/* binding */ timeCell),
/* harmony export */   sH: () => (/* binding */ shownTasks),
/* harmony export */   tf: () => (/* binding */ attemptsCell),
/* harmony export */   w8: () => (/* binding */ statusMark)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36966);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);




function taskRows(plan, state) {
    return plan.tasks.map((task) => taskRow(task, state));
}
function taskRow({ id, title, status, retry_count }, state) {
    if (!state) {
        return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null, parts: 0 };
    }
    const task = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id);
    const commits = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(task);
    const more = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationsOf */ .qW)(task).length + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0);
    return {
        id,
        title,
        status: task.status,
        attempts: task.failed_attempts + more,
        duration_ms: task.duration_ms,
        usd: task.usd,
        iteration: task.iteration,
        commit: task.commit,
        parts: commits.length,
    };
}
const countStatuses = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((tasks) => {
    const counts = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 };
    for (const { status } of tasks)
        counts[status] += 1;
    return counts;
});
function countsInWords(tasks) {
    const counts = countStatuses(tasks);
    const rest = ['in_progress', 'failed', 'given_up', 'skipped', 'pending']
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${statusWord[status]}`);
    return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ');
}
const statusWord = {
    done: 'done',
    failed: 'failed',
    in_progress: 'in progress',
    skipped: 'skipped',
    given_up: 'given up',
    pending: 'pending',
};
const statusMark = {
    done: '\u2713',
    failed: '\u2717',
    in_progress: '\u25b6',
    skipped: '\u2013',
    given_up: '?',
    pending: '·',
};
const attemptsCell = (row) => (row.attempts > 0 ? String(row.attempts) : '');
const timeCell = (row) => (row.duration_ms > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(row.duration_ms) : '');
const commitsInWords = ({ status, parts }) => parts > 1 || (parts === 1 && status !== 'done') ? ` (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(parts, 'part')})` : '';
const costCell = (row) => (row.usd > 0 ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(row.usd) : '');
const taskCosts = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((tasks) => {
    let worked = 0;
    let dearest = null;
    const settled = { usd: [], duration_ms: [] };
    for (const task in tasks) {
        const record = tasks[task];
        if (!record)
            continue;
        const { usd, duration_ms } = record;
        if (usd > 0 || duration_ms > 0)
            worked += 1;
        if (usd > (dearest?.usd ?? 0))
            dearest = { task, usd };
        if (!isSettled(record))
            continue;
        settled.usd.push(usd);
        settled.duration_ms.push(duration_ms);
    }
    return { worked, dearest, settled };
});
const isSettled = ({ status, commit, failed_iterations }) => (status === 'done' && commit !== null) || (status === 'failed' && (failed_iterations.length > 0 || commit !== null));
const wholeTable = 300;
const partInState = 100;
const nextTasks = 20;
function shownRows(rows, limit = wholeTable) {
    const shown = places(rows, limit);
    const chosen = shown.flatMap((at) => rows[at] ?? []);
    return { rows: chosen, omitted: omission(rows, chosen) };
}
function shownTasks({ plan, state }, limit = wholeTable) {
    const records = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state);
    const shown = places(records, limit);
    const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state));
    return { rows, omitted: omission(records, rows) };
}
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
function places(tasks, limit) {
    if (tasks.length <= limit)
        return [...tasks.keys()];
    const by = {
        pending: [],
        in_progress: [],
        done: [],
        failed: [],
        skipped: [],
        given_up: [],
    };
    tasks.forEach(({ status }, at) => {
        by[status].push(at);
    });
    const iteration = (at) => tasks[at]?.iteration ?? 0;
    const wanted = [
        ...by.in_progress,
        ...[...by.failed, ...by.given_up].slice(0, limit - nextTasks - 1),
        ...by.pending.slice(0, nextTasks),
        ...by.done.sort((a, b) => iteration(b) - iteration(a)),
        ...by.skipped,
    ];
    return wanted.slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
    const [total, there] = [countStatuses(all), countStatuses(shown)];
    const parts = ['done', 'failed', 'given_up', 'skipped', 'pending']
        .map((status) => ({ status, count: total[status] - there[status] }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${statusWord[status]}`);
    return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 56716:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ answerInWords),
/* harmony export */   GT: () => (/* binding */ planReviewInWords),
/* harmony export */   KG: () => (/* binding */ evidenceInWords),
/* harmony export */   Le: () => (/* binding */ shownBy),
/* harmony export */   ec: () => (/* binding */ judgedInWords),
/* harmony export */   i_: () => (/* binding */ consensusInWords),
/* harmony export */   tN: () => (/* binding */ interruptedInWords),
/* harmony export */   vZ: () => (/* binding */ counselRemarks),
/* harmony export */   y0: () => (/* binding */ counselInWords)
/* harmony export */ });
/* unused harmony export proofInWords */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92563);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);



const mostClaims = 5;
const counselRemarks = ({ evidence, counsel }, foreign, context) => [
    ...(counsel.consensus === null ? [] : consensusLines(counsel.consensus, foreign)),
    ...(counsel.plan_review === null ? [] : planReviewLines(counsel.plan_review, foreign, context)),
    ...(evidence === null ? [] : [`Evidence: ${evidenceInWords(evidence, foreign)}.`]),
    ...(counsel.verified === null ? [] : [`Verification: ${judgedInWords(counsel.verified, foreign)}.`]),
];
function consensusLines(consensus, foreign) {
    const told = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null);
    const each = told.map(({ id, severity, settled, description, answer, action_item }) => {
        const said = answer && !settled ? `; answered: ${foreign(answer.argument)}` : '';
        const item = action_item === null ? '' : `; every agent is told: ${foreign(action_item)}`;
        return `Consensus ${id} (${severity}, ${settled ? 'settled' : 'open'}): ${foreign(description)}${said}${item}`;
    });
    return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedLines */ .L)(each, mostIssues)];
}
const mostIssues = 10;
function consensusInWords({ round, next, issues, summary, decision }, foreign) {
    const open = issues.filter(({ settled }) => !settled);
    const critical = open.filter(({ severity }) => severity === 'critical').length;
    const counted = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(issues.length, 'issue')}, ${open.length} open${critical === 0 ? '' : ` (${critical} critical)`}`;
    const where = next === null ? (decision ?? (open.length === 0 ? 'reached' : 'not reached')) : `${next} comes next`;
    return `${where}, round ${round}: ${counted}${summary === '' ? '' : `; ${foreign(summary.replace(/\.$/, ''))}`}`;
}
const lensInWords = (lens) => lens.replace('_', '-');
function planReviewLines(review, foreign, context) {
    const each = review.proposals.map(({ id, lens, reason, amendment, fate, why }) => {
        const what = `${amendment.action} ${foreign(String(amendment.task_id ?? amendment.task?.['id'] ?? 'a task'))}`;
        const now = fate === 'taken'
            ? 'adopted'
            : fate === 'refused'
                ? `not adopted: ${foreign(why ?? '')}`
                : `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .operatorCommand */ .mR)(context, 'accept', id)} adopts it`;
        return `Plan review ${id} (${lensInWords(lens)}): ${what}: ${foreign(reason.replace(/\.$/, ''))}; ${now}.`;
    });
    return [`Plan review: ${reviewedInWords(review, foreign)}.`, ...each];
}
const reviewedInWords = ({ verdict, summary }, foreign) => `${verdict === null ? 'no usable answer' : verdict.replace('_', ' ')}: ${foreign(summary.replace(/\.$/, ''))}`;
function planReviewInWords(event, foreign) {
    const count = (fate, words) => {
        const ids = event.proposals.filter((one) => one.fate === fate).map(({ id }) => id);
        return ids.length === 0 ? [] : [`${words}: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedLines */ .L)(ids, 10).join(', ')}`];
    };
    const fates = [...count('open', 'proposed'), ...count('taken', 'adopted'), ...count('refused', 'not adopted')];
    return `pass ${event.round} over the plan: ${[reviewedInWords(event, foreign), ...fates].join('; ')}`;
}
const parts = {
    verify: 'verification',
    'plan-review': 'plan review',
    consensus: 'consensus',
};
const counselInWords = ({ role, part, round }) => `${parts[role]} ${round}${part === role ? '' : ` (${part})`}`;
function judgedInWords({ complete, summary, missing }, foreign) {
    const said = foreign(summary.replace(/\.$/, ''));
    if (complete === null)
        return `no usable answer: ${said}`;
    if (complete)
        return `a model says that the plan is complete: ${said}`;
    const each = missing.map(({ what, added, why }) => {
        const fate = added === null ? `no task was added: ${foreign(why ?? '')}` : `task ${added}`;
        return `${foreign(what.replace(/\.$/, ''))} (${fate})`;
    });
    return `a model says that something is missing: ${[...(each.length === 0 ? [said] : []), ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedLines */ .L)(each, mostClaims)].join('; ')}`;
}
function proofInWords(proof) {
    if (proof.kind === 'check')
        return `check ${proof.name}${proof.iteration === undefined ? '' : `, in iteration ${proof.iteration}`}`;
    const place = proof.line === null ? `${proof.path}, which is gone` : `${proof.path}:${proof.line}`;
    return proof.kind === 'test' ? `${place}, run by ${proof.check}` : place;
}
const shownBy = ({ proof, why }) => proof ? proofInWords(proof) : `unproven: ${why}`;
function evidenceInWords({ proven, total, unproven, silent }, foreign) {
    const criteria = `${total} acceptance criteria`;
    const shown = `${proven} of ${criteria} ${proven === 1 ? 'is' : 'are'} shown by a check, a test or a file of the work`;
    const claims = unproven.map(({ task, criterion }) => `${task}: ${foreign(criterion.replace(/\.$/, ''))}`);
    const rest = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedLines */ .L)(claims.slice(0, mostClaims), mostClaims, total - proven).join('; ');
    const without = claims.length === 0 ? '' : `; only claimed: ${rest}`;
    return `${shown}${without}${silent === 0 ? '' : `; ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(silent, 'done task')} ${silent === 1 ? 'states' : 'state'} no criterion`}`;
}
const interruptedInWords = (event, foreign) => `${counselInWords(event)} was interrupted: ${foreign(event.why)}${event.until === null ? '' : `; continues after ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(event.until)}`}`;
const answerInWords = ({ by, role, answer, ids, words }, foreign) => `${foreign(by)} answers ${role}: ${[answer, ...ids].join(' ')}${words === '' ? '' : `: ${foreign(words)}`}`;


/***/ }),

/***/ 91760:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ forecastSentence),
/* harmony export */   MZ: () => (/* binding */ budgetInWords),
/* harmony export */   WW: () => (/* binding */ budgetChoices),
/* harmony export */   x3: () => (/* binding */ forecastLines)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _receipt_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15079);




function forecastLines(forecast) {
    if (forecast === null)
        return [];
    const { tasks, usd, runner_ms, budget } = forecast;
    const priced = usd.high > 0;
    const money = priced ? `${range(usd, _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK, ' USD')} and ` : '';
    const what = `Probably ${money}${range(runner_ms, _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinutes */ .dp, ' min')} of runner time for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tasks, 'more task')}`;
    return [what, basisWords(forecast), ...(budget && priced ? [budgetWords(budget)] : [])];
}
function forecastSentence(forecast) {
    const [what, ...basis] = forecastLines(forecast);
    return what === undefined ? null : `${what} (${basis.join('; ')}).`;
}
function basisWords({ basis, usd }) {
    if (basis.kind === 'size')
        return sizeWords(basis);
    const from = `as the ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(basis.tasks, 'task')} before`;
    if (usd.high === 0)
        return `${from}; the agent reports no cost`;
    const around = basis.around_usd > 0 ? `, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(basis.around_usd)} of it for calls around the coding agent` : '';
    return `${from}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(basis.usd)} each${around}`;
}
function sizeWords({ iterations, calls }) {
    if (calls.length === 0)
        return 'a first guess, based on the number of tasks';
    const said = calls.map(callsInWords).join(', ');
    return `a first guess for ${range(iterations, String, '')} iterations; other calls: ${said}`;
}
const callsInWords = ({ role, calls }, at) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)((0,_receipt_text_js__WEBPACK_IMPORTED_MODULE_3__/* .roleInWords */ .jA)(role), 60)} ${range(calls, String, '')}${at === 0 ? ' times' : ''}`;
function range({ low, high }, format, unit) {
    const [from, to] = [format(low), format(high)];
    return from === to ? to : `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`;
}
function budgetWords({ left_usd, enough }) {
    const left = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(left_usd)} of the budget left`;
    if (enough === 'yes')
        return `${left}, enough`;
    return `${left}, which ${enough === 'perhaps' ? 'may' : 'will'} not be enough`;
}
function budgetInWords({ budget, used, limit }) {
    const share = `${Math.floor((used / limit) * 100)} % of`;
    switch (budget) {
        case 'cost':
            return `${share} the run's cost budget is used: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(used)} of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(limit)}`;
        case 'time':
            return `${share} the job's time budget is used: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(used)} of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(limit)}`;
        case 'job_iterations':
            return `${share} the job's iterations are used: ${used} of ${limit}`;
        case 'run_iterations':
            return `${share} the run's iterations are used: ${used} of ${limit}`;
    }
}
function budgetChoices({ budget, limit }, context) {
    return [
        `Do nothing: ${atTheLimit[budget]} No committed work is lost.`,
        `Allow more: ${more(budget, limit, context)}`,
        `Change direction: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'skip', 'TASK')} gives up a task, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'pause')} pauses the run.`,
    ];
}
const atTheLimit = {
    cost: 'the attempt that reaches the limit is ended, and the run stops.',
    time: 'no iteration starts after that time; the next job continues.',
    job_iterations: 'the job stops; the next one continues.',
    run_iterations: 'the run stops.',
};
function more(budget, limit, context) {
    const twice = limit * 2;
    switch (budget) {
        case 'cost':
            return `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'budget', `${twice}usd`)}.`;
        case 'time':
            return `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'set', 'time-budget', (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(twice).replaceAll(' ', ''))}.`;
        case 'job_iterations':
            return `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'set', 'max-iterations', String(twice))}.`;
        case 'run_iterations':
            return `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(context, 'budget', `${twice}iter`)}.`;
    }
}


/***/ }),

/***/ 79152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Ze: () => (/* binding */ nextMarkdown)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1748);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




const step = (does, ...commands) => ({ does, commands });
const nextMarkdown = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)].join('\n\n'))
    .join('\n\n');
function blocks(commands) {
    const all = [];
    let open;
    for (const command of commands) {
        const isOrder = command.startsWith('/ralph ');
        if (open && !isOrder)
            open.push(command);
        else {
            const block = [command];
            all.push(block);
            open = isOrder ? undefined : block;
        }
    }
    return all.map((lines) => lines.join('\n'));
}
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
function nextLines(steps, look) {
    const [only] = steps;
    const { paint, columns } = look;
    if (steps.length === 1 && only?.commands.length === 0)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`Next: ${only.does}.`, columns);
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
            ...commands.flatMap(typed),
        ]),
    ];
}


/***/ }),

/***/ 15079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ receiptMarkdown),
/* harmony export */   Op: () => (/* binding */ rolesInWords),
/* harmony export */   Us: () => (/* binding */ receiptLines),
/* harmony export */   dA: () => (/* binding */ attemptsInWords),
/* harmony export */   jA: () => (/* binding */ roleInWords)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86756);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92563);



function receiptLines(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
        name,
        (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd),
        minutes(runner_ms),
        remark,
    ]);
    const table = [['Receipt', 'Model', 'Runner', ''], ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest])];
    const width = (column) => Math.max(...table.map((row) => (row[column] ?? '').length));
    const lines = table.map(([name = '', usd = '', time = '', remark = '']) => [name.padEnd(width(0)), usd.padStart(width(1)), time.padStart(width(2)), remark].join('  ').trimEnd());
    return [...lines, ...notes(receipt).map((note) => `  ${note}`)];
}
function receiptMarkdown(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => `| ${name} | ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd)} | ${minutes(runner_ms)} | ${remark.replaceAll('|', '\\|')} |`);
    const head = '| | Model | Runner | |\n| --- | ---: | ---: | --- |';
    return [[head, ...rows].join('\n'), notes(receipt).join(' ')].join('\n\n');
}
const minutes = (ms) => (ms === null ? '' : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(ms));
function rowsOf(receipt) {
    const { total, jobs, roles, per_task, per_attempt, per_commit, commits, attempts } = receipt;
    return [
        { name: 'Total', ...total, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(jobs, 'job') },
        ...roles.map(({ role, usd, calls, tokens }) => ({
            name: `\u2013 ${roleInWords(role)}`,
            usd,
            runner_ms: null,
            remark: `${calls === null ? '' : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(calls, 'call')}, `}${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(tokens)} tokens`,
        })),
        ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(per_task.tasks, 'task')} worked on` }] : []),
        ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
        ...(per_commit ? [{ name: 'Per verified commit', ...per_commit, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(commits, 'commit') }] : []),
    ];
}
const rolesInWords = ({ roles }) => roles.length === 0 ? null : roles.map(({ role, usd }) => `${roleInWords(role)} ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd)}`).join(', ');
const names = { coding: 'coding agent', extraction: 'handoff extraction' };
const roleInWords = (role) => names[role] ?? role.replace(/^pass:/, 'pass ');
function notes({ usage, dearest, stuck, confined, unchecked }) {
    const tokens = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage))} tokens: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.cache_read_tokens)} from the cache, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.output_tokens)} out.`;
    return [
        tokens,
        ...(dearest ? [`The most expensive task: ${dearest.task}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(dearest.usd)}.`] : []),
        ...(stuck.tasks.length > 0
            ? [
                `Stuck: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedRow */ .g)(stuck.tasks, 5)}${stuck.retries > 0 ? `; ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(stuck.retries, 'retry', 'retries')} saved` : ''}.`,
            ]
            : []),
        ...(confined ? [`Confinement: ${(0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(confined)}.`] : []),
        ...(unchecked ? [`${unchecked}.`] : []),
    ];
}
function attemptsInWords({ succeeded, failed, interrupted }) {
    const parts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])];
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(succeeded + failed + interrupted, 'attempt')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 95618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   ME: () => (/* binding */ touchedWords),
/* harmony export */   bQ: () => (/* binding */ reviewInWords),
/* harmony export */   cH: () => (/* binding */ passInWords)
/* harmony export */ });
/* harmony import */ var _handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84474);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36966);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92563);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76441);
/* harmony import */ var _counsel_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56716);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11365);











const remarks = ({ plan, state }, foreign, context) => [
    ...unchecked(state),
    ...(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_8__/* .counselRemarks */ .vZ)(state, foreign, context),
    ...steered(state, foreign),
    ...doubted(state, foreign),
    ...givenUp({ plan, state }, foreign),
    ...notTaken(state, foreign),
    ...stuckTasks({ plan, state }, foreign, context),
    ...partsLeft({ plan, state }, context),
    ...state.touched.map((one) => `Iteration ${one.iteration} (${one.task}): ${touchedWords(one, foreign)}.`),
    ...state.reviews.map((one) => {
        const { iteration, task, why } = one;
        const waits = state.asks.some((ask) => ask.task === task && ask.iteration === iteration);
        const answer = waits ? `; ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'approve', task)} answers it` : '';
        return `Iteration ${iteration} (${task}) asks a person to review it: ${foreign(why)}${answer}`;
    }),
    ...state.signals.map((one) => `Iteration ${one.iteration} (${one.task}): its agent says: ${(0,_handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .signalsInWords */ .yV)(one, foreign)}; ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'remember', '\u2026')} tells every later agent what you know.`),
    ...reviewLines(state, foreign),
];
const notTaken = ({ refused_edits, stop }, foreign) => stop?.kind === 'blocked'
    ? []
    : (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_10__/* .cappedLines */ .L)(refused_edits.map(({ why }) => `An edit of the plan is not adopted: ${foreign(why)}`), mostNotTaken);
const mostNotTaken = 5;
function givenUp({ plan, state }, foreign) {
    const { stop } = state;
    if (stop?.kind === 'human_review' && stop.given_up)
        return [];
    return ((0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_3__/* .givenUpIn */ .op)(plan, state)?.tasks ?? []).map((one) => `${(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .givenUpInWords */ .Rm)(one, foreign)}; a person has to confirm.`);
}
const stuckTasks = ({ plan, state }, foreign, context) => plan.tasks.flatMap(({ id }) => {
    const { status, stuck } = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, id);
    if (!stuck || status !== 'failed')
        return [];
    const saved = stuck.retries_left === 0 ? '' : ` (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(stuck.retries_left, 'retry', 'retries')} saved)`;
    const choices = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'retry', id, '\u2026')} tries again with your instructions, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'skip', id)} gives it up`;
    return [`${id} is stuck${saved}: ${foreign(stuck.why.replace(/\.$/, ''))}; ${choices}.`];
});
const mostParts = 5;
const partsStay = {
    failed: 'failed',
    skipped: 'was skipped',
    given_up: 'was given up',
};
const partsLeft = ({ plan, state }, context) => plan.tasks.flatMap(({ id }) => {
    const record = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, id);
    const commits = (0,_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .commitsOf */ .g3)(record);
    const newest = commits.at(-1);
    const ended = partsStay[record.status];
    if (!newest || ended === undefined)
        return [];
    const named = commits
        .slice(-mostParts)
        .map(({ commit, iteration }) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .shortOid */ .$M)(commit))} (iteration ${iteration})`);
    const earlier = commits.length > mostParts ? `, and ${commits.length - mostParts} before` : '';
    const what = commits.length === 1 ? 'a part of it is' : `${commits.length} parts of it are`;
    return [
        `${id} ${ended}, and ${what} in the work: ${named.join(', ')}${earlier}; ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'undo', String(newest.iteration))} reverts all of it, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorCommand */ .mR)(context, 'retry', id)} continues from there.`,
    ];
});
const steered = ({ steered: arrivals }, foreign) => arrivals.map(({ from, to, paths, total }) => {
    const range = (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .commandSpan */ ["in"])('git', 'log', `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .shortOid */ .$M)(from)}..${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .shortOid */ .$M)(to)}`);
    return `Commits that do not come from a task change protected files (${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_10__/* .cappedRow */ .g)(paths.map(foreign), paths.length, total)}): make sure that a person made them, ${range}.`;
});
const doubted = ({ doubted: changes, plan_source }, foreign) => changes
    .filter((change) => change.plan_source === null || change.plan_source !== plan_source)
    .map(({ paths }) => `${paths.map(foreign).join(', ')}: changed while an agent with possible access was running. Check whether a person did it; the plan counts once it is committed, or with ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('--change-rules')}.`);
function unchecked({ baseline }) {
    const words = (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_7__/* .uncheckedWords */ .Gg)(baseline);
    return words === undefined ? [] : [`${words}.`];
}
function touchedWords({ what, total }, foreign) {
    return `it changed what the checks run: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_10__/* .cappedLines */ .L)(what.map(foreign), what.length, total).join('; ')}`;
}
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
    if (verdict === null)
        return `it could not be reviewed: ${foreign(summary)}`;
    const found = findings === 0 ? 'no findings' : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(findings, 'finding');
    return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`;
}
function passInWords({ pass_name, issues, critical, summary }, foreign = inLine) {
    const grave = critical === 0 ? '' : ` (${critical} critical)`;
    const found = issues === 0 ? 'no findings' : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(issues, 'finding')}${grave}`;
    return `pass ${foreign(pass_name)}: ${found}${summary === '' ? '' : `: ${foreign(summary)}`}`;
}
const reviewLines = ({ reviewed }, foreign) => reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(text, 300);


/***/ }),

/***/ 11365:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Rm: () => (/* binding */ givenUpInWords),
/* harmony export */   WQ: () => (/* binding */ stopSentence),
/* harmony export */   aZ: () => (/* binding */ goOnAtOnce),
/* harmony export */   d9: () => (/* binding */ stopInWords)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6615);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79152);







function budgetEnd(context) {
    const budget = `The run's cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.budget_usd)}`;
    if (context.attempt_usd === undefined || context.spent_usd === undefined)
        return `${budget} is used up`;
    return `${budget} has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.budget_usd - context.spent_usd)} left, and the median attempt costs ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(context.attempt_usd)}`;
}
const words = {
    complete: (_reason, context) => ({ happened: 'Every task in the plan is done or skipped.', next: takeIn(context) }),
    iteration_limit: ({ scope, limit }, context) => scope === 'job'
        ? {
            happened: `This job has used its ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')}; work remains.`,
            next: [
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Make up to ${limit} more`, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', ...(context.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))),
            ],
        }
        : {
            happened: `The run has used the ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'iteration')} that it is allowed; work remains.`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow that many more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'budget', `${2 * limit}iter`))],
        },
    time_budget: ({ budget_ms, scope }, context) => ({
        happened: scope === 'limit'
            ? `The job ended before the machine's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)}; work remains.`
            : `The job's time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(budget_ms)} is used up; work remains.`,
        next: [goOn(context)],
    }),
    cost_budget: ({ budget_usd, spent_usd, attempt_usd }, context) => ({
        happened: `${budgetEnd({ budget_usd, spent_usd, attempt_usd })}; work remains.`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Allow as much again (the budget is for the whole run)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)),
        ],
    }),
    paused: ({ why, scope, task }, context, foreign) => scope === 'job'
        ? { happened: `The job was stopped: ${foreign(why)}`, next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))] }
        : {
            happened: `The run is paused: ${foreign(why)}`,
            next: [
                ...(task === undefined ? [] : withStuckTask(task, context)),
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'resume')),
            ],
        },
    human_review: ({ why, approve, given_up, asks, conflict }, context, foreign) => {
        if (approve)
            return { happened: `Waiting for approval: ${foreign(why)}`, next: approveOrNot(approve, context) };
        if (asks)
            return answerAgents(why, asks, { at: context, foreign });
        if (given_up)
            return decideGivenUp(why, given_up, { at: context, foreign });
        if (conflict)
            return mergeByHand(why, conflict, { at: context, foreign });
        return {
            happened: `A person is needed: ${foreign(why)}`,
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('When that is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))],
        };
    },
    waiting: ({ until, why }, context, foreign) => ({
        happened: `Waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNow */ .PI)(until, context.now)}: ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('After that time, continue (a job that starts earlier ends at once and costs nothing)', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
            ...onTerminal(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(goOnAtOnce, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', '--now'))]),
        ],
    }),
    blocked: ({ by, red, counsel }, context, foreign) => ({
        happened: 'No task can be started:',
        details: listed(by, foreign),
        next: counsel
            ? answerPlan(context)
            : red
                ? redBaseline(context)
                : [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the problems above, then continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))],
    }),
    stuck: ({ on, task = 'TASK' }, context, foreign) => ({
        happened: 'The run is stuck: more attempts without help would only cost money:',
        details: listed(on, foreign),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try again, and tell the agent what it should know', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'retry', task, '\u2026')),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give up the task and continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'skip', task)),
            ...offIssue(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Read what failed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'log', '--task', task))]),
        ],
    }),
    busy: ({ why }, context, foreign) => ({
        happened: `Another job is running: ${foreign(why)}`,
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)("Nothing was changed; to see that job's progress", (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'status'))],
    }),
    cancelled: (_reason, context) => ({
        happened: 'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
        next: [goOn(context)],
    }),
    failed: ({ code: fault, why }, context, foreign) => ({
        happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('What was committed is safe. When the cause is fixed, continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
        ],
    }),
};
const goOnAtOnce = 'Continue at once, with another key or model, or because the limit was lifted';
const goOn = (context) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Continue from the last commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'));
function stopSentence(reason, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 500)) {
    const write = words[reason.kind];
    const text = write(reason, context, foreign);
    return { happened: ended(text.happened), details: text.details ?? [], next: text.next };
}
function takeIn(context) {
    if (context.surface === 'issue')
        return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Review ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(context.workBranch)} commit by commit and merge it`)];
    const look = (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'log', '--oneline', context.workBranch);
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Review the work, commit by commit', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(context.cd, look)),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Merge it into the branch that it started from', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'finish')),
    ];
}
const withStuckTask = (task, context) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Try the task again, and tell the agent what it should know', ...eachOrder(context, [['retry', task, '\u2026'], ['resume']])),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Give up the task and continue', ...eachOrder(context, [['skip', task], ['resume']])),
];
const answerPlan = (context) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Start it with the proposals, or as it is', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'accept')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it reviewed again, and say what matters', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'revise', '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Start it despite the findings', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'override', '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Do not start it', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'abort', '\u2026')),
];
function approveOrNot({ iteration, task, commit }, context) {
    const look = context.surface === 'issue'
        ? (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'show', commit)
        : (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'checkout', String(iteration));
    return [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept it and continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'approve', commit.slice(0, 12))),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it redone, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'retry', task, '\u2026')),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', look),
    ];
}
function mergeByHand(why, { files, total, commands, agent_may = false }, { at, foreign }) {
    return {
        happened: foreign(why),
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(files.map((file) => foreign(`conflict in ${file}`)), files.length, total),
        next: [
            ...(agent_may
                ? onTerminal(at, () => [
                    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have an agent resolve it as the next task', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run', '--base-conflict', 'task')),
                ])
                : []),
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Merge in a clone: after `git merge`, resolve the conflicts and run `git commit`. Nothing is lost or overwritten in the meantime', ...commands, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
        ],
    };
}
function answerAgents(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map(({ task, iteration, why: asked }) => `${task} (iteration ${iteration}): ${foreign(asked)}`);
    const [first] = tasks;
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(said, said.length, total),
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(total === 1 ? 'Approve it and continue' : 'Approve each of them and continue', ...approvals(tasks, at)),
            ...(first
                ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have it done again, and tell the agent how', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(at, 'undo', String(first.iteration), '\u2026'))]
                : []),
            ...(first
                ? offIssue(at, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Look at it first', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'checkout', String(first.iteration)))])
                : []),
        ],
    };
}
const approvals = (tasks, context) => eachOrder(context, tasks.slice(0, mostAtOnce).map(({ task }) => ['approve', task]));
const eachOrder = (context, orders) => context.surface === 'issue'
    ? orders.map(([verb, ...args]) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, verb, ...args))
    : [(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(context, orders)];
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
    const said = tasks.map((one) => {
        const choices = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'skip', one.task)} confirms, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorCommand */ .mR)(at, 'retry', one.task)} reopens it`;
        return `${givenUpInWords(one, foreign)} (${choices})`;
    });
    return {
        happened: `A person is needed: ${foreign(why)}:`,
        details: (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(said, said.length, total),
        next: [
            at.surface === 'issue'
                ? (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks')
                : (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Decide on each of these tasks, then continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(at, 'run')),
            ...(total > mostAtOnce ? [] : offIssue(at, () => decideAtOnce(tasks, at))),
        ],
    };
}
const mostAtOnce = 5;
const decideAtOnce = (tasks, context) => {
    const each = (verb) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ordersAndRun */ .SN)(context, tasks.map(({ task }) => [verb, task]));
    return [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Agree with the agent and continue', each('skip')), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Have them done anyway', each('retry'))];
};
const redBaseline = (context) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the checks on the base branch, commit, then continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run')),
    ...onTerminal(context, () => [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Accept these failures as known and continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', '--known-red', '--change-rules')),
    ]),
    ...offIssue(context, () => [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Show what they printed', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'log', '--iteration', '0'))]),
];
const onTerminal = (context, steps) => (context.surface ?? 'terminal') === 'terminal' ? steps() : [];
const offIssue = (context, steps) => context.surface === 'issue' ? [] : steps();
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
const ended = (sentence) => (/[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`);
const listed = (reasons, foreign) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(reasons.map(foreign), 20);
function givenUpInWords({ task, iteration, why, by: who }, foreign) {
    const when = who === 'ralph' ? ` after iteration ${iteration}` : ` by the agent of iteration ${iteration}`;
    const by = `was given up${iteration === 0 ? '' : when}`;
    return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`;
}
function stopInWords(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'iteration_limit':
            return `limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.limit, 'iteration')} a ${reason.scope}`;
        case 'time_budget':
            return reason.scope === 'limit'
                ? `the job's limit of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} is near`
                : `time budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.budget_ms)} used up`;
        case 'cost_budget':
            return reason.attempt_usd === undefined
                ? `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} used up`
                : `cost budget of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(reason.budget_usd)} too small for another attempt`;
        case 'paused':
            return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'human_review':
            return reason.approve
                ? `waiting for approval of ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.approve.task)}, iteration ${reason.approve.iteration}`
                : `a person is needed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'waiting':
            return `waiting until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUtc */ .ay)(reason.until)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'blocked':
            return `blocked: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.by)}`;
        case 'stuck':
            return `stuck: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .some */ .zN)(reason.on)}`;
        case 'busy':
            return `another job is running: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        case 'cancelled':
            return 'cancelled';
        case 'failed':
            return `failed (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.code)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason.why)}`;
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_6__/* .assertNever */ .x)(reason);
    }
}


/***/ }),

/***/ 22:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ attentionIn),
/* harmony export */   Fb: () => (/* binding */ askedReason),
/* harmony export */   hP: () => (/* binding */ givenUpReason),
/* harmony export */   op: () => (/* binding */ givenUpIn)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36966);




function attentionIn(state) {
    const asked = new Set(state.asks.map(({ task }) => task));
    return { isBegun: (id) => (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .isBegun */ .av)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, id)), asked };
}
const mostNamed = 20;
function askedReason(state) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    const asks = state.asks.filter(({ task }) => statusOf(task) === 'done');
    if (asks.length === 0)
        return undefined;
    const why = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`;
    const tasks = asks
        .slice(0, mostNamed)
        .map((ask) => ({ ...ask, iteration: (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, ask.task).iteration ?? ask.iteration }));
    return { kind: 'human_review', why, asks: { tasks, total: asks.length } };
}
function givenUpIn(plan, state) {
    const records = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(plan, state);
    const all = plan.tasks.flatMap(({ id }, at) => {
        const { status, given_up: by } = records[at] ?? {};
        return status === 'given_up' ? [{ iteration: 0, why: '', ...by, task: id }] : [];
    });
    return all.length === 0 ? undefined : { tasks: all.slice(0, mostNamed), total: all.length };
}
function givenUpReason(plan, state) {
    const given_up = givenUpIn(plan, state);
    if (!given_up)
        return undefined;
    const { total } = given_up;
    const waits = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(plan, state).some(({ status }) => (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(status));
    const others = waits ? 'everything else waits for that' : 'all others are done or were skipped';
    const why = `${total === 1 ? 'a task' : `${total} tasks`} of the plan ${total === 1 ? 'was' : 'were'} given up; ${others}`;
    return { kind: 'human_review', why, given_up };
}


/***/ }),

/***/ 6615:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 39812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ })

};
