export const id = 6484;
export const ids = [6484];
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

/***/ 38962:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ mergeTrigger),
/* harmony export */   d4: () => (/* binding */ hardChars),
/* harmony export */   ht: () => (/* binding */ mergeFirst),
/* harmony export */   xJ: () => (/* binding */ mergeDue)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33404);


const mergeTrigger = 'hard_constraints';
function mergeFirst(entries, budgetChars) {
    const hard = hardOnes(entries);
    const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)];
    return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined;
}
function mergeDue(entries, { merge_tried }, budgetChars) {
    const found = mergeFirst(entries, budgetChars);
    if (!found || found.chars <= merge_tried)
        return undefined;
    const hard = hardOnes(entries);
    const agents = hard.filter(({ by }) => by === null);
    const chars = charsOf(agents);
    const most = found.most - (found.chars - chars);
    return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined;
}
const hardChars = (entries) => charsOf(hardOnes(entries));
const hardOnes = (entries) => entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isHard */ .is)(entry));
const charsOf = (entries) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_1__/* .knowledgeLines */ .a7)(entries, '###').length;


/***/ }),

/***/ 20878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ withRemembered),
/* harmony export */   Zu: () => (/* binding */ activeEntry),
/* harmony export */   _N: () => (/* binding */ mostEntries),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   n$: () => (/* binding */ withoutEntry),
/* harmony export */   r2: () => (/* binding */ personsEntry)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);



const mostEntries = 50;
function remember(said, known) {
    const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? [];
    if (target !== undefined && corrected !== undefined)
        return correct({ ...said, text: corrected }, { target, known });
    const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? [];
    const named = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => type === kind?.toLowerCase());
    return entryOf({ ...said, text: named ? rest : said.text }, { type: named ?? 'decision', known, supersedes: [] });
}
function correct(said, { target, known }) {
    const found = activeEntry(target, known);
    if ('fault' in found)
        return { kind: 'refused', why: found.fault };
    return entryOf(said, { type: (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(target), known, supersedes: [target] });
}
function entryOf(said, request) {
    const { type, known, supersedes } = request;
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(said.text);
    if (text === '')
        return { kind: 'refused', why: 'remember needs a text' };
    if (text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr) {
        return { kind: 'refused', why: `remember takes at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters, not ${text.length}` };
    }
    const counting = known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const same = counting.find((entry) => entry.by !== null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text));
    if (same)
        return { kind: 'known', id: same.id };
    const counted = counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length;
    if (counted >= mostEntries) {
        const why = `${mostEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    const learned = counting.filter((entry) => entry.by === null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text)).map(({ id }) => id);
    const taken = new Set(known.map(({ id }) => id));
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .freeId */ .wQ)(type, text, (one) => taken.has(one));
    const replaced = [...new Set([...supersedes, ...learned])];
    return { kind: 'new', entry: personsEntry({ id, text, by: said.by, url: said.url, supersedes: replaced }) };
}
const personsEntry = (said) => ({
    ...said,
    status: 'active',
    hard: false,
    iterations: [],
    task: null,
    why: null,
    from: null,
});
function activeEntry(id, known) {
    const entry = known.find((one) => one.id === id);
    if (entry && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry))
        return entry;
    const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id;
    if (entry?.status === 'superseded' && heir)
        return { fault: `${id} does not count any more: ${heir} took its place` };
    if (entry)
        return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` };
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .similarIn */ .bx)(known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m).map((one) => one.id))(id);
    return {
        fault: `there is no entry ${id}.${meant === undefined ? ' `knowledge` lists them' : ` Did you mean ${meant}?`}`,
    };
}
function withRemembered(entries, entry) {
    const replaced = new Set(entry.supersedes);
    const kept = entries.map((one) => (replaced.has(one.id) ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .superseded */ .zT)(one, entry.id) : one));
    return [...kept, entry];
}
const withoutEntry = (entries, { id, by, why }) => entries.map((entry) => entry.id === id
    ? { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    : entry);


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

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
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
/* harmony import */ var _run_next_counsel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64923);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92563);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49484);





const mostClaims = 5;
const counselRemarks = ({ evidence, counsel, tasks }, foreign, context) => [
    ...(counsel.consensus === null ? [] : consensusLines(counsel.consensus, foreign)),
    ...(counsel.plan_review === null ? [] : planReviewLines(counsel.plan_review, foreign, context)),
    ...(evidence === null ? [] : [`Evidence: ${evidenceInWords(evidence, foreign)}.`]),
    ...(counsel.verified === null ? [] : [verifiedLine(counsel.verified, tasks, foreign)]),
];
function consensusLines(consensus, foreign) {
    const told = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null);
    const each = told.map(({ id, severity, settled, description, answer, action_item }) => {
        const said = answer && !settled ? `; answer: ${foreign(answer.argument.replace(/\.$/, ''))}` : '';
        const item = action_item === null ? '' : `; every agent is told: ${foreign(action_item)}`;
        return `Consensus ${id} (${severity}, ${settled ? 'settled' : 'open'}): ${foreign(description.replace(/\.$/, ''))}${said}${item}`;
    });
    return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(each, mostIssues)];
}
const mostIssues = 10;
function consensusInWords({ round, next, issues, summary, decision, unanswered }, foreign) {
    const open = issues.filter(({ settled }) => !settled);
    const critical = open.filter(({ severity }) => severity === 'critical').length;
    const counted = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(issues.length, 'issue')}, ${open.length} open${critical === 0 ? '' : ` (${critical} critical)`}`;
    const reached = open.length === 0 && !unanswered ? 'reached' : 'not reached';
    const where = next === null ? (decided[decision ?? 'revise'] ?? reached) : `${next} comes next`;
    return `${where}, round ${round}: ${counted}${summary === '' ? '' : `; ${foreign(summary.replace(/\.$/, ''))}`}`;
}
const decided = {
    accept: 'accepted by a person',
    override: 'overridden by a person',
    abort: 'the plan was given up',
    revise: undefined,
};
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
        return ids.length === 0 ? [] : [`${words}: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(ids, 10).join(', ')}`];
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
function judgedInWords({ complete, summary, missing }, foreign, nameOf = (id) => `task ${id}`) {
    const said = foreign(summary.replace(/\.$/, ''));
    if (complete === null)
        return `no usable answer: ${said}`;
    if (complete)
        return `a model says that the plan is complete: ${said}`;
    const each = missing.map(({ what, added, why }) => {
        const fate = added === null ? `no task was added: ${foreign(why ?? '')}` : nameOf(added);
        return `${foreign(what.replace(/\.$/, ''))} (${fate})`;
    });
    return `a model says that something is missing: ${[...(each.length === 0 ? [said] : []), ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(each, mostClaims)].join('; ')}`;
}
function verifiedLine({ rounds, ...verified }, tasks, foreign) {
    const since = (id) => `task ${id}, ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .statusWord */ .Hm[tasks[id]?.status ?? 'pending']}`;
    const last = verified.complete === false && rounds >= _run_next_counsel_js__WEBPACK_IMPORTED_MODULE_4__/* .mostVerifications */ .C$ ? ` (${rounds} calls, the most there are)` : '';
    return `Verification${last}: ${judgedInWords(verified, foreign, since)}.`;
}
function proofInWords(proof) {
    if (proof.kind === 'check')
        return `check ${proof.name}${proof.iteration === undefined ? '' : `, in iteration ${proof.iteration}`}`;
    const place = proof.line === null ? `${proof.path}, which is gone` : `${proof.path}:${proof.line}`;
    return proof.kind === 'test' ? `${place}, run by ${proof.check}` : place;
}
const shownBy = ({ proof, why }) => proof ? proofInWords(proof) : `unproven: ${why}`;
function evidenceInWords({ proven, total, unproven, silent }, foreign) {
    const criteria = (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(total, 'acceptance criterion', 'acceptance criteria');
    const shown = `${proven} of ${criteria} ${proven === 1 || total === 1 ? 'is' : 'are'} shown by a check, a test or a file of the work`;
    const claims = unproven.map(({ task, criterion }) => `${task}: ${foreign(criterion.replace(/\.$/, ''))}`);
    const rest = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(claims.slice(0, mostClaims), mostClaims, total - proven).join('; ');
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
/* unused harmony export rangeInWords */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _receipt_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15079);




function forecastLines(forecast) {
    if (forecast === null)
        return [];
    const { tasks, usd, runner_ms, budget } = forecast;
    const priced = usd.high > 0;
    const money = priced ? `${rangeInWords(usd, _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK, ' USD')} and ` : '';
    const what = `Probably ${money}${rangeInWords(runner_ms, _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinutes */ .dp, ' min')} of runner time for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tasks, 'more task')}`;
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
    return `a first guess for ${rangeInWords(iterations, String, '')} iterations; other calls: ${said}`;
}
const callsInWords = ({ role, calls }, at) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)((0,_receipt_text_js__WEBPACK_IMPORTED_MODULE_3__/* .roleInWords */ .jA)(role), 60)} ${rangeInWords(calls, String, '')}${at === 0 ? ' times' : ''}`;
function rangeInWords({ low, high }, format, unit) {
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
        ...roles.map(({ role, usd, calls, tokens, unknown }) => ({
            name: `\u2013 ${roleInWords(role)}`,
            usd,
            runner_ms: null,
            remark: `${calls === null ? '' : `${callsInWords({ calls, unknown })}, `}${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(tokens)} tokens`,
        })),
        ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(per_task.tasks, 'task')} worked on` }] : []),
        ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
        ...(per_commit ? [{ name: 'Per verified commit', ...per_commit, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(commits, 'commit') }] : []),
    ];
}
const rolesInWords = ({ roles }) => roles.length === 0
    ? null
    : roles
        .map(({ role, usd, unknown = 0 }) => {
        const lost = unknown === 0 ? '' : ` (the cost of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(unknown, 'call')} is unknown)`;
        return `${roleInWords(role)} ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd)}${lost}`;
    })
        .join(', ');
const callsInWords = ({ calls, unknown = 0 }) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(calls, 'call')}${unknown === 0 ? '' : ` (cost of ${unknown} unknown)`}`;
const names = { coding: 'coding agent', extraction: 'handoff extraction' };
const roleInWords = (role) => names[role] ?? role.replace(/^pass:/, 'pass ');
function notes({ usage, attempts, roles, dearest, stuck, confined, unchecked }) {
    const called = attempts.succeeded + attempts.failed + attempts.interrupted > 0;
    const used = (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage) === 0
        ? `The agent reported ${usage.usd === 0 ? 'neither cost nor tokens' : 'no tokens'}.`
        : `${usage.usd === 0 ? 'The agent reported no cost. ' : ''}${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage))} tokens: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
            `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.cache_read_tokens)} from the cache, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.output_tokens)} out.`;
    return [
        ...(called || usage.usd > 0 ? [used] : []),
        ...roles.flatMap(({ role, unknown = 0 }) => unknown === 0
            ? []
            : [
                `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(unknown, 'call')} (${roleInWords(role)}) ${unknown === 1 ? 'was' : 'were'} lost together with the job: the cost is unknown and is not in the total.`,
            ]),
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
    return ((0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_3__/* .givenUpIn */ .op)(plan, state)?.tasks ?? []).map((one) => `${(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .givenUpInWords */ .Rm)(one, foreign).replace(/\.$/, '')}; a person has to confirm.`);
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

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65626);
/* harmony import */ var _run_next_used_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6561);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11365);











function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_9__/* .remarks */ .IW)(run, foreign, context)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .pausedReason */ .T)(state.paused), context, foreign);
    }
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return {
            happened: `A job is running, between two attempts; ${counts}.`,
            details: [],
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('No action needed')],
        };
    }
    const limit = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTask */ .aA)(plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state)).kind === 'task' && state.undos.length === 0 && (0,_run_next_used_up_js__WEBPACK_IMPORTED_MODULE_3__/* .limitUsedUp */ .Uf)(plan, state);
    if (limit)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)(limit, context, foreign);
    return { happened: `No job is running; ${counts}.`, details: [], next: [(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .goOn */ .AC)(context)] };
}
function atWork(state, current, context, counts) {
    const since = context.now === null
        ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUtc */ .ay)(current.started)}`
        : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .ageMs */ .WO)(current.started, context.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(state.work_branch)}`),
            ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
                ? steering(context, current.task)
                : []),
        ],
    };
}
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('End this attempt and start no other', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
const whatItDoes = {
    undo: ', which reverts an earlier commit',
    agents_md: ', which updates AGENTS.md',
};
function handedOnText({ what, of, commit }) {
    if (what === 'passes')
        return { happened: 'Passes that waited for a verdict now wait for their agent.', ...settledLater };
    if (what === 'counsel')
        return { happened: 'A call about the plan as a whole waits for its agent.', ...settledLater };
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${whatItDoes[what] ?? ''}.`,
        ...settledLater,
    };
}
const settledLater = {
    details: [],
    next: [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
    ],
};


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
                (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(`Run up to ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(limit, 'more iteration')}`, (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run', ...(context.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))),
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
        happened: 'No task can be started.',
        details: listed(by, foreign),
        next: counsel
            ? answerPlan(context, counsel)
            : red
                ? redBaseline(context)
                : [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)('Fix the problems above, then continue', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .operatorLine */ .lJ)(context, 'run'))],
    }),
    stuck: ({ on, task = 'TASK' }, context, foreign) => ({
        happened: 'The run is stuck; more attempts without help would only cost money.',
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
const answerPlan = (context, by) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(by === 'consensus' ? 'Start it, and accept the open issues as risks' : 'Start it with the proposals, or as it is', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'accept')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(by === 'consensus'
        ? 'Have them talk once more, and say what matters'
        : 'Have it reviewed again, and say what matters', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .orderAndRun */ .Jk)(context, 'revise', '\u2026')),
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
        happened: ended(`A person is needed: ${foreign(why)}`),
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
        happened: ended(`A person is needed: ${foreign(why)}`),
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

/***/ 62164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ withNewWord),
/* harmony export */   MG: () => (/* binding */ withSignals),
/* harmony export */   Z_: () => (/* binding */ foundStuck),
/* harmony export */   _o: () => (/* binding */ failedOnceMore),
/* harmony export */   bR: () => (/* binding */ withoutSignalsOf),
/* harmony export */   lT: () => (/* binding */ requested),
/* harmony export */   mw: () => (/* binding */ withoutAsksOf),
/* harmony export */   oI: () => (/* binding */ unstuck)
/* harmony export */ });
const recentReviews = 5;
function requested(state, { iteration, task, why, holds }) {
    const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews);
    return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks };
}
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state;
const kept = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
    ...state,
    signals: [said, ...state.signals].slice(0, kept),
});
const withoutSignalsOf = ({ signals }, task) => ({
    signals: signals.filter((one) => one.task !== task),
});
const mostFailures = 50;
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures);
const unstuck = { failures: [], stuck: null };
const withNewWord = (state, { task }, edit) => typeof task === 'string' && state.tasks[task] ? edit(state, task, () => unstuck) : state;
function foundStuck(state, event, edit) {
    const { type: _type, at: _at, task, ...stuck } = event;
    const { iteration, why, action } = stuck;
    const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }));
    if (action !== 'pause')
        return found;
    return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } };
}
const fate = {
    ask: () => ({ status: 'failed' }),
    skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
    pause: () => ({}),
};


/***/ }),

/***/ 8479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ withCall),
/* harmony export */   MT: () => (/* binding */ withPass),
/* harmony export */   bT: () => (/* binding */ withReview),
/* harmony export */   b_: () => (/* binding */ withAgentCall),
/* harmony export */   uv: () => (/* binding */ spentOf),
/* harmony export */   vq: () => (/* binding */ withLostCall),
/* harmony export */   zq: () => (/* binding */ paidApart)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _put_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32361);



function withCall(state, role, { usd, tokens }) {
    const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 };
    const now = { ...before, calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens };
    return { ...state, around: { ...state.around, [role]: now } };
}
function withLostCall(state, role) {
    const { around } = withCall(state, role, { usd: 0, tokens: 0 });
    const spent = around[role];
    return spent ? { ...state, around: { ...around, [role]: { ...spent, unknown: (spent.unknown ?? 0) + 1 } } } : state;
}
const spentOf = (usage) => ({
    usd: usage.usd,
    tokens: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage),
});
const withReview = (state, { usd, usage }) => withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 });
function withAgentCall(state, event, put) {
    const { role, usage, of } = event;
    const called = {
        ...withCall(state, role, spentOf(usage)),
        looked_back: Math.max(state.looked_back, of ?? 0),
    };
    const apart = paidApart(event);
    return apart ? paidBy(taskOf(state, apart.iteration), called, { usage, put }) : called;
}
function paidApart(event) {
    if (event.type === 'agent_call' && !event.within)
        return { iteration: event.of ?? event.iteration, usage: event.usage };
    return event.type === 'agent_pass' && event.apart ? event : undefined;
}
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
function paidBy(task, state, { usage, put }) {
    const paid = { ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) };
    if (task === undefined || !Object.hasOwn(state.tasks, task))
        return paid;
    return (0,_put_task_js__WEBPACK_IMPORTED_MODULE_2__/* .editing */ .Dy)(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
function withPass(state, event, put) {
    const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
    return event.apart ? withOwedPass(counted, event, put) : counted;
}
function withOwedPass(state, event, put) {
    const { iteration, task, pass_name: name, usage } = event;
    const owed = state.owed
        .map((one) => one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one)
        .filter(({ passes }) => passes.length > 0);
    return paidBy(task, { ...state, owed }, { usage, put });
}


/***/ }),

/***/ 64064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ rejectHeld),
/* harmony export */   P3: () => (/* binding */ amended),
/* harmony export */   TV: () => (/* binding */ withoutUndo),
/* harmony export */   UH: () => (/* binding */ notAwaiting),
/* harmony export */   l: () => (/* binding */ takeIn),
/* harmony export */   nx: () => (/* binding */ withTouched),
/* harmony export */   xg: () => (/* binding */ longestReason),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35686);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _attention_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62164);
/* harmony import */ var _index_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82670);
/* harmony import */ var _orders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _task_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36966);







const recentSuccesses = 4;
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        ...(part ? {} : (0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [task])),
        work: commit ?? state.work,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(task) && {
            recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
            compaction: (0,_index_events_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(state.compaction, handoff_bytes),
        }),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, (before) => (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .grown */ .gT)(before, { iteration, commit, summary, part, left }));
}
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
const openAgain = (task, lost) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    ..._attention_js__WEBPACK_IMPORTED_MODULE_3__/* .unstuck */ .oI,
    failed_iterations: [...task.failed_iterations, ...lost],
});
const emptied = (task) => ({
    ...openAgain(task, (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationsOf */ .qW)(task)),
    ..._task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCommits */ .$s,
});
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(event.task) && {
            counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
        }),
    };
    return edit(rejected, event.task, (task) => openAgain(task, [event.iteration]));
}
function takeBack(state, event, edit) {
    const { baseline } = state;
    const gone = [event.undoes, ...event.also];
    const start = {
        ...gone.reduce(withoutTouched, withoutUndo(state, event)),
        ...(0,_attention_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSignalsOf */ .bR)(state, event.task),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
        knowledge: gone.reduce((kept, one) => [...(0,_knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIteration */ .E)(kept, one, undoneWhy(event))], state.knowledge),
        breaker: null,
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }));
    return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason);
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) };
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    if (amendment.action === 'modify')
        return state;
    return { ...state, ...(0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [id]), tasks: put(state.tasks, id, undefined) };
}


/***/ }),

/***/ 46109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ isOfVerifier),
/* harmony export */   lI: () => (/* binding */ counselHandlers),
/* harmony export */   mx: () => (/* binding */ lostCounsel),
/* harmony export */   w4: () => (/* binding */ sameCounsel)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);



const withCounsel = (state, change) => ({
    ...state,
    counsel: { ...state.counsel, ...change },
});
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
    const { asking } = state.counsel;
    const before = asking && sameCounsel(asking, { role, part, round }) ? asking : { begun: 0 };
    return withCounsel(state, { asking: { ...before, role, part, round, begun: before.begun + 1 } });
}
function lostCounsel({ counsel: { asking } }) {
    if (!asking || (asking.lost ?? 0) >= asking.begun)
        return undefined;
    const { role, part, round } = asking;
    return { role, part, round };
}
function counselLost(state, { role }) {
    const { asking } = state.counsel;
    return withCounsel((0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withLostCall */ .vq)(state, role), { asking: asking && { ...asking, lost: asking.begun } });
}
const counselCalled = (state, { role, usage }) => (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withCall */ .D$)({ ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) }, role, (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .spentOf */ .uv)(usage));
const counselInterrupted = (state, { until, why }) => withCounsel({ ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } }, { asking: null });
const isOfVerifier = ({ counsel }, task) => counsel.verified?.missing.some(({ added }) => added === task) ?? false;
function completionJudged(state, { type: _, at: __, ...verified }) {
    const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
    return withCounsel({ ...state, waiting: null }, { asking: null, verified: { ...verified, rounds } });
}
function planReviewed(state, event) {
    const { type: _, at: __, proposals, ...said } = event;
    const before = state.counsel.plan_review;
    const plan_review = { ...said, proposals: [...(before?.proposals ?? []), ...proposals], words: before?.words ?? [] };
    return withCounsel({ ...state, waiting: null }, { asking: null, plan_review });
}
const mostWords = 10;
function counselAnswered(state, event) {
    const { plan_review: review } = state.counsel;
    const { answer, ids, by, words } = event;
    if (event.role === 'consensus')
        return consensusAnswered(state, event);
    if (!review)
        return state;
    const proposals = review.proposals.map((one) => (ids.includes(one.id) ? { ...one, fate: 'taken' } : one));
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    if (answer !== 'revise')
        return withCounsel(state, { plan_review: { ...review, proposals, done: true, held: null } });
    const said = words === '' ? review.words : [...review.words, words].slice(-mostWords);
    return withCounsel(state, { plan_review: { ...review, done: false, held: null, words: said } });
}
function consensusAnswered(state, { answer, by, words }) {
    const { consensus } = state.counsel;
    if (!consensus)
        return state;
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    const decided = { ...consensus, decision: answer, held: null };
    if (answer !== 'revise')
        return withCounsel(state, { consensus: { ...decided, next: null } });
    const said = words === '' ? consensus.words : [...consensus.words, words].slice(-mostWords);
    const waits = consensus.decision === 'revise' && consensus.next === 'challenge';
    const round = waits ? consensus.round : consensus.round + 1;
    const again = { ...decided, round, next: 'challenge', words: said };
    return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({ ...state, waiting: null }, { asking: null, consensus: now });
const counselHandlers = {
    counsel_begun: counselBegun,
    counsel_called: counselCalled,
    counsel_interrupted: counselInterrupted,
    counsel_lost: counselLost,
    completion_judged: completionJudged,
    plan_reviewed: planReviewed,
    consensus_said: consensusSaid,
    counsel_answered: (state, event) => counselAnswered({ ...state, stop: null, ended_in_order: (0,_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .endedInOrder */ .g$)(state) }, event),
};


/***/ }),

/***/ 6016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  h9: () => (/* binding */ keptArrivals)
});

// EXTERNAL MODULE: ./build/schema/run/budget.js
var run_budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/attention.js
var attention = __webpack_require__(62164);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/put-task.js
var put_task = __webpack_require__(32361);
;// CONCATENATED MODULE: ./build/core/run/fold/attempt-end.js






function passed(state, event, put) {
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent((0,begin/* taskIn */.B1)(state, event.task), event),
            runners_lost: 0,
            held_back: 0,
            ...attention/* unstuck */.oI,
        }),
        ...(0,orders/* usedUp */.h4)(state),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        ...((0,milestones/* isAgentsMd */.Eo)(event.task)
            ? {}
            : { costs: costsWith(state, event), counts: count(state, 'succeeded', event.handoff) }),
        breaker: null,
        waiting: null,
    };
}
function failed(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.moot ? 'skipped' : event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            held_back: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
            failures: (0,attention/* failedOnceMore */._o)(before, event),
        }),
        ...(0,orders/* triedInVain */.Iu)(state, event.task),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        waiting: null,
        ...(!(0,milestones/* isAgentsMd */.Eo)(event.task) && {
            costs: costsWith(state, event),
            counts: count(state, 'failed', event.handoff),
            ...(!event.moot && { breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why } }),
        }),
    };
}
function interrupted(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
const keptCosts = 25;
const keptMeasures = 12;
function measuredWith({ current, measured }, { usage: { first_tokens } }) {
    const chars = current?.prompt_chars;
    if (chars === undefined || first_tokens === undefined)
        return { measured };
    return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, keptMeasures) };
}
const costsWith = ({ costs }, { usage }) => [usage.usd, ...costs].slice(0, keptCosts);
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
const keptAttempts = 30;
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
function timelineWith({ current, timeline }, event) {
    if (!endsAttempt(event) || current?.iteration !== event.iteration)
        return timeline;
    const { iteration, task, started } = current;
    const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd };
    return [...timeline, ended].slice(-keptAttempts);
}

// EXTERNAL MODULE: ./build/core/run/fold/call-costs.js
var call_costs = __webpack_require__(8479);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/index-events.js
var index_events = __webpack_require__(82670);
;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js















const keptArrivals = 5;
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, keptArrivals) : state.steered,
});
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$L, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    const hints = (0,orders/* withoutHintsOf */.un)(state, event.removed);
    const left = (0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(state, event.removed), event.removed);
    const refused_edits = event.refused ?? [];
    return { ...left, ...hints, plan_source: event.plan_source, tasks, refused_edits };
}
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withoutStop = (state) => ({ ...state, stop: null, ended_in_order: (0,begin/* endedInOrder */.g$)(state) });
const recentReviews = 5;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        runner: { jobs: state.runner.jobs + 1, ms: (0,lease_verdict/* runnerMs */.XK)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,run_budget/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
        ended_in_order: false,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        commands: (0,orders/* afterJob */.mM)(state),
        runner: { ...state.runner, ms: (0,lease_verdict/* runnerMs */.XK)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint, prompt_chars }, put) => ({
        ...(0,put_task/* withTask */.EF)(state, put, { id: task, status: 'in_progress', stuck: null }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at, ...(prompt_chars !== undefined && { prompt_chars }) },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => (0,commit_fate/* takeIn */.l)(passed(state, event, put), event, (0,put_task/* editing */.Dy)(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes } = event;
        const more = { ...(part && { part }), ...(left && { left }) };
        const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...more };
        return { ...passed(state, event, put), awaiting };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? (0,commit_fate/* takeIn */.l)({ ...state, awaiting: null, stop: null }, state.awaiting, (0,put_task/* editing */.Dy)(put)) : state,
    attempt_rejected: (state, event, put) => (0,commit_fate/* rejectHeld */.LV)((0,attention/* withoutAsksOf */.mw)({ ...state, stop: null }, [event.task]), event, (0,put_task/* editing */.Dy)(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...withoutStop(state),
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => (0,commit_fate/* takeBack */.zH)((0,attention/* withoutAsksOf */.mw)(state, [event.task, ...event.reopened]), event, (0,put_task/* editing */.Dy)(put)),
    undo_failed: (state, event) => ({ ...(0,commit_fate/* withoutUndo */.TV)(state, event), commands: (0,orders/* withFailedUndo */.Ms)(state, event) }),
    attempt_failed: failed,
    attempt_interrupted: interrupted,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    stuck_detected: (state, event, put) => (0,attention/* foundStuck */.Z_)(state, event, (0,put_task/* editing */.Dy)(put)),
    signals_given: attention/* withSignals */.MG,
    human_review_requested: attention/* requested */.lT,
    review_answered: (state, { task }) => (0,attention/* withoutAsksOf */.mw)(withoutStop(state), [task]),
    iteration_reviewed: (state, event) => {
        const { iteration, task, verdict, findings, summary } = event;
        const said = { iteration, task, verdict, findings, summary };
        return { ...(0,call_costs/* withReview */.bT)(state, event), reviewed: [said, ...state.reviewed].slice(0, recentReviews) };
    },
    agent_call: call_costs/* withAgentCall */.b_,
    failure_pattern: same,
    context_directive: (state, { task, held }, put) => held ? (0,put_task/* withTask */.EF)(state, put, { id: task, held_back: (0,begin/* taskIn */.B1)(state, task).held_back + 1 }) : state,
    prepared_prompt_refused: same,
    agent_pass: call_costs/* withPass */.MT,
    passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
    passes_begun: (state, { iterations }) => ({
        ...state,
        owed: state.owed.map((one) => (iterations.includes(one.iteration) ? { ...one, begun: one.begun + 1 } : one)),
    }),
    server_trouble: same,
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => (0,commit_fate/* amended */.P3)(state, event, (0,put_task/* editing */.Dy)(put), put),
    checks_touched: commit_fate/* withTouched */.nx,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    agents_md_due: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'pending' }),
    agents_md_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'skipped' }),
    agents_md_left: same,
    work_moved: (state, event) => arrived(state, event.to, event),
    queue_moved: (state, { from, to, place, file }) => place === 'complete' ? arrived(state, to, { from, why: `the plan moved to ${file}` }) : { ...state, work: to },
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: (0,orders/* withCommand */.UE)(state, { at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }),
    }),
    setting_changed: (state, { name, value }) => ({
        ...withoutStop(state),
        overrides: { ...state.overrides, [name]: value },
    }),
    rules_changed: (state, { base, changes }) => ({
        ...withoutStop(state),
        rules: (0,overrides/* withChanges */.AW)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({ ...state, evidence }),
    ...counsel/* counselHandlers */.lI,
    pause: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    resume: (state) => ({ ...withoutStop(state), paused: null }),
    wait_lifted: (state) => ({ ...state, waiting: null }),
    skip_task: (state, { task }, put) => (0,put_task/* withTask */.EF)((0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(withoutStop(state), [task]), [task]), put, {
        id: task,
        status: 'skipped',
        given_up: null,
    }),
    task_reopened: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...withoutStop(state), breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
        ...attention/* unstuck */.oI,
    }),
    note: (state, event, put) => (0,attention/* withNewWord */.H5)({ ...state, hints: [...state.hints, (0,orders/* hintOf */.$z)(event)] }, event, (0,put_task/* editing */.Dy)(put)),
    follow_up_added: (state, event, put) => (0,put_task/* withTask */.EF)(withFollowUp(withoutStop(state), event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: index_events/* withWords */.cS,
    forgotten: (state, event) => ({ ...state, knowledge: (0,remember/* withoutEntry */.n$)(state.knowledge, event) }),
    knowledge_changed: index_events/* withIndex */.NH,
    knowledge_refused: index_events/* withRefusedIndex */.BI,
    knowledge_inherited: (state, { from, entries }) => ({
        ...state,
        knowledge: (0,entry/* putEntries */.a$)(state.knowledge, entries),
        inherited: [...state.inherited, from],
    }),
    run_imported: (state, { iteration, recent, compaction }) => ({
        ...state,
        iteration: Math.max(state.iteration, iteration),
        recent,
        compaction: { ...state.compaction, ...compaction },
    }),
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
function evolve(state, event) {
    return step(state, event, (0,put_task/* putInOneCopy */.ab)());
}
function fold(state, events, look) {
    const own = state && { ...state, tasks: (0,put_task/* copyOf */.zP)(state.tasks) };
    return events.reduce((before, event) => {
        const after = step(before, event, put_task/* putInPlace */.yK);
        look?.(after);
        return after;
    }, own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.qN)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at };
}


/***/ }),

/***/ 82670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ withRefusedIndex),
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   cS: () => (/* binding */ withWords),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47596);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38962);
/* harmony import */ var _knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20878);




function withWords(state, { id, text, by, url, supersedes }) {
    const entry = (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .personsEntry */ .r2)({ id, text, by, url, supersedes: supersedes ?? [] });
    return { ...state, knowledge: (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .withRemembered */ .$S)(state.knowledge, entry) };
}
function withIndex(state, event) {
    const knowledge = (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .putEntries */ .a$)(state.knowledge, event.entries);
    const merge_tried = mergeTried({ ...state, knowledge }, event);
    return { ...state, knowledge, compaction: { ..._schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingToIndex */ .T7, through: event.through, merge_tried } };
}
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrigger */ .bN ? (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .hardChars */ .d4)(knowledge) : compaction.merge_tried;
const withRefusedIndex = (state, event) => ({
    ...state,
    compaction: {
        ...state.compaction,
        refused: state.compaction.refused + 1,
        refused_at: event.iteration,
        merge_tried: mergeTried(state, event),
    },
});
const counted = (compaction, handoffBytes) => ({
    ...compaction,
    iterations: compaction.iterations + 1,
    bytes: compaction.bytes + (handoffBytes ?? 0),
});


/***/ }),

/***/ 49981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Iu: () => (/* binding */ triedInVain),
/* harmony export */   Ms: () => (/* binding */ withFailedUndo),
/* harmony export */   OT: () => (/* binding */ newestTaken),
/* harmony export */   QD: () => (/* binding */ mergeControl),
/* harmony export */   UE: () => (/* binding */ withCommand),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   kr: () => (/* binding */ refusedIn),
/* harmony export */   mM: () => (/* binding */ afterJob),
/* harmony export */   r_: () => (/* binding */ tellOnce),
/* harmony export */   uK: () => (/* binding */ hintsFor),
/* harmony export */   un: () => (/* binding */ withoutHintsOf)
/* harmony export */ });
const kept = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept);
function withFailedUndo(state, { at, undoes, why }) {
    const order = state.undos.find((one) => one.undoes === undoes);
    return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why });
}
const afterJob = ({ commands, lease }) => commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one));
const refusedIn = ({ commands, }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{ at, by, text, why: refused }]);
const mostAttempts = 3;
const hintOf = ({ id, by, text, task }) => task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 };
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
const usedUp = ({ hints, told }) => ({
    hints: hints.filter(({ id }) => !told.includes(id)),
    told: [],
});
const triedInVain = ({ hints, told }, task) => ({
    hints: hints.flatMap((hint) => {
        if (!told.includes(hint.id))
            return [hint];
        const attempts = hint.attempts === undefined ? mostAttempts : hint.attempts + 1;
        return attempts < mostAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : [];
    }),
    told: [],
});
const withoutHintsOf = ({ hints }, tasks) => ({
    hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
});
const keptIds = 500;
const isDated = (id) => /^\d{4}-/.test(id);
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
const keptTold = 100;
function tellOnce(control, notices) {
    const told = control.told ?? [];
    const fresh = notices.filter(({ key }) => !told.includes(key));
    if (fresh.length === 0)
        return control;
    const keys = [...told, ...fresh.map(({ key }) => key)].slice(-keptTold);
    return { ...control, outbox: [...control.outbox, ...fresh], told: keys };
}
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    const told = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-keptTold);
    return {
        ...theirs,
        ...(told.length > 0 && { told }),
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;


/***/ }),

/***/ 32361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ editing),
/* harmony export */   EF: () => (/* binding */ withTask),
/* harmony export */   ab: () => (/* binding */ putInOneCopy),
/* harmony export */   yK: () => (/* binding */ putInPlace),
/* harmony export */   zP: () => (/* binding */ copyOf)
/* harmony export */ });
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);

const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...(0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change((0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id)) });


/***/ }),

/***/ 36966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ withoutCommits),
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   Sy: () => (/* binding */ taskOfCommit),
/* harmony export */   av: () => (/* binding */ isBegun),
/* harmony export */   bQ: () => (/* binding */ taughtBy),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   g3: () => (/* binding */ commitsOf),
/* harmony export */   gT: () => (/* binding */ grown),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   qW: () => (/* binding */ iterationsOf)
/* harmony export */ });
function commitsOf({ iteration, commit, summary, parts }) {
    return commit === null ? parts : [...parts, { iteration: iteration ?? 0, commit, summary: summary ?? '' }];
}
function grown(task, { commit, part, ...passed }) {
    const status = part === undefined ? 'done' : part.final ? 'failed' : 'pending';
    if (commit === null)
        return { status, closed: passed.iteration, left: passed.left };
    return { status, ...passed, commit, parts: [...commitsOf(task)], closed: null };
}
const withoutCommits = { iteration: null, commit: null, summary: null, left: [], parts: [], closed: null };
const isBegun = ({ status, commit }) => commit !== null && (status === 'pending' || status === 'in_progress');
const iterationsOf = (task) => [
    ...commitsOf(task).map(({ iteration }) => iteration),
    ...(task.closed === null ? [] : [task.closed]),
];
function taskOfIteration({ tasks }, iteration) {
    const found = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf(task).includes(iteration));
    return found && { task: found[0], commits: commitsOf(found[1]) };
}
function taskOfCommit({ tasks }, oid) {
    for (const [task, record] of Object.entries(tasks)) {
        const found = commitsOf(record).find(({ commit }) => commit.startsWith(oid));
        if (found)
            return { ...found, task };
    }
    return undefined;
}
const nextAttempt = (task) => task.failed_attempts + commitsOf(task).length + 1;
function taughtBy({ tasks }) {
    const taught = new Map();
    for (const id in tasks) {
        const task = tasks[id];
        if (task)
            for (const iteration of iterationsOf(task))
                taught.set(iteration, id);
    }
    return taught;
}
function completedBy({ tasks }) {
    const done = Object.entries(tasks).filter(([, { status }]) => status === 'done');
    return new Map(done.flatMap(([id, task]) => iterationsOf(task)
        .slice(-1)
        .map((last) => [id, last])));
}
const knownOf = (state) => ({ taught: taughtBy(state), completed: completedBy(state) });


/***/ }),

/***/ 99292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);







const namedFiles = 50;
const namedCommits = 20;
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedIds */ .bJ.merge}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved while this run was working, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is in the files: what git could merge is merged, and these contain conflict markers, with the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
const list = (texts, most) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(texts.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)), most)
    .map((line) => `- ${line}`)
    .join('\n');
function baseConflict(request) {
    const { remote, work_branch: workBranch, work: ours } = request.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: request.local },
        pair: { ours, theirs: request.base },
        paths: request.files,
    });
    return {
        kind: 'human_review',
        why: request.why,
        conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
    };
}
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}
const keptFiles = 20;
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
function mergeByHand(request) {
    const { workBranch, merge } = request;
    const remote = withoutCredentials(request.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...request.pair,
        files: request.paths.slice(0, keptFiles),
        total: request.paths.length,
        commands: [
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, workBranch),
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
            'git switch -',
        ],
    };
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 64923:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ mostVerifications),
/* harmony export */   Ck: () => (/* binding */ planReviewDue),
/* harmony export */   k$: () => (/* binding */ verificationDue),
/* harmony export */   qJ: () => (/* binding */ consensusDue)
/* harmony export */ });
function consensusDue({ counsel, counts }, { seeksConsensus }) {
    const { consensus } = counsel;
    if (consensus?.held)
        return { blockedBy: consensus.held };
    if (consensus)
        return consensus.next ? { role: 'consensus', part: consensus.next, round: consensus.round } : undefined;
    if (!seeksConsensus || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'consensus', part: 'challenge', round: 1 };
}
function planReviewDue({ counsel, counts }, { reviewsPlan }) {
    const { plan_review: review } = counsel;
    if (review?.held)
        return { blockedBy: review.held };
    if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0)
        return undefined;
    return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 };
}
const mostVerifications = 3;
function verificationDue({ counsel, work }, { verifies }) {
    const { verified } = counsel;
    const rounds = verified?.rounds ?? 0;
    if (!verifies || verified?.work === work || rounds >= mostVerifications)
        return undefined;
    return { role: 'verify', part: 'verify', round: rounds + 1 };
}


/***/ }),

/***/ 22:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ attentionIn),
/* harmony export */   Fb: () => (/* binding */ askedReason),
/* harmony export */   Nf: () => (/* binding */ openAsks),
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
function openAsks(state) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    return state.asks
        .filter(({ task }) => statusOf(task) === 'done')
        .map((ask) => ({ ...ask, iteration: (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, ask.task).iteration ?? ask.iteration }));
}
function askedReason(state) {
    const asks = openAsks(state);
    if (asks.length === 0)
        return undefined;
    const why = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`;
    return { kind: 'human_review', why, asks: { tasks: asks.slice(0, mostNamed), total: asks.length } };
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

/***/ 65626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   T: () => (/* binding */ pausedReason),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   xc: () => (/* binding */ fitsAfter)
/* harmony export */ });
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38962);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36966);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99292);
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64923);
/* harmony import */ var _human_review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22);
/* harmony import */ var _used_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6561);











const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    keepsAgentsMd,
    owesPasses,
    verifies,
    nothingLeft,
    isPaused,
    waitsForTheProvider,
    breakerIsOpen,
    jobIterations,
    runIterations,
    money,
    time,
    tooLate,
    needsBaseline,
    constraintsLeaveNoRoom,
    looksAtPlan,
    spacing,
];
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .selectTask */ .aA)(request.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(request.state), (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .attentionIn */ .Ct)(request.state)),
    };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_7__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
function keepsAgentsMd(request) {
    const { selection } = request;
    if (selection.kind !== 'task' || !(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isAgentsMd */ .Eo)(selection.task.id))
        return undefined;
    return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
const leastUsd = 0.01;
function owesPasses({ state, limits, selection }) {
    if (selection.kind === 'task' || state.owed.length === 0 || state.paused)
        return undefined;
    return limits.costBudgetUsd - state.usage.usd < leastUsd ? undefined : { kind: 'passes' };
}
function verifies(request) {
    const { plan, state, limits, selection } = request;
    const counsel = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .verificationDue */ .k$)(state, limits.counsel);
    if (selection.kind !== 'complete' || !counsel || state.paused)
        return undefined;
    if ((0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .askedReason */ .Fb)(state) || (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .givenUpReason */ .hP)(plan, state) || leftOut(state))
        return undefined;
    return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel };
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .askedReason */ .Fb)(state);
    if (asked)
        return stop(asked);
    const givenUp = (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .givenUpReason */ .hP)(plan, state);
    if (selection.kind === 'complete')
        return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed });
}
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop(pausedReason(state.paused)) : undefined;
}
const pausedReason = ({ why, task }) => ({
    kind: 'paused',
    why,
    ...(task !== undefined && { task }),
});
const shortWaitMs = 600_000;
function waitsForTheProvider(request) {
    const { state, now } = request;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(request, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
function breakerIsOpen({ state, limits, job }) {
    const { breaker } = state;
    if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0)
        return undefined;
    return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] });
}
function jobIterations({ limits, job }) {
    if (job.iterations < limits.maxIterations)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations });
}
function runIterations({ plan, state, limits }) {
    const reason = (0,_used_up_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationsUsedUp */ .bv)(state, limits.runIterations ?? plan.max_iterations);
    return reason && stop(reason);
}
function money({ state, limits }) {
    const reason = (0,_used_up_js__WEBPACK_IMPORTED_MODULE_9__/* .moneyUsedUp */ .VJ)(state, limits.costBudgetUsd);
    return reason && stop(reason);
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs))
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' });
}
function needsBaseline({ state, job }) {
    const { baseline } = state;
    if (!baseline || baseline.checks !== job.checks)
        return { kind: 'baseline' };
    if (baseline.red.length === 0 || baseline.accepted)
        return undefined;
    if (!job.baselineRan)
        return { kind: 'baseline' };
    const confined = baseline.confined ?? [];
    if (confined.length > 0)
        return stop({ kind: 'blocked', by: confined.map(_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .redByConfinement */ .Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function constraintsLeaveNoRoom({ state, limits }) {
    const { indexChars, asksIndexer } = limits;
    const found = indexChars === null ? undefined : (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeFirst */ .ht)(state.knowledge, indexChars);
    if (!found || indexChars === null)
        return undefined;
    if (asksIndexer && (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeDue */ .xJ)(state.knowledge, state.compaction, indexChars))
        return undefined;
    const tried = state.compaction.merge_tried > 0 ? ' (an agent was asked to merge them, but that was not enough)' : '';
    const [size, most] = [found.chars, found.most].map((chars) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(Math.floor(chars / limits.charsPerToken)));
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most})${tried}: withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
function looksAtPlan({ state, limits }) {
    const dues = [
        { role: 'consensus', due: (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .consensusDue */ .qJ)(state, limits.counsel) },
        { role: 'plan-review', due: (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .planReviewDue */ .Ck)(state, limits.counsel) },
    ];
    const first = dues.find(({ due }) => due !== undefined);
    if (!first?.due)
        return undefined;
    const { role, due } = first;
    return 'blockedBy' in due
        ? stop({ kind: 'blocked', by: [due.blockedBy], counsel: role })
        : { kind: 'counsel', counsel: due };
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__/* .nextAttempt */ .nj)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .taskIn */ .B1)(state, task.id)) };
}
const longestMarginMs = 60_000;
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 6561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uf: () => (/* binding */ limitUsedUp),
/* harmony export */   VJ: () => (/* binding */ moneyUsedUp),
/* harmony export */   bv: () => (/* binding */ iterationsUsedUp),
/* harmony export */   cB: () => (/* binding */ usualCost)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);

function iterationsUsedUp({ counts }, limit) {
    if (limit === undefined || counts.succeeded + counts.failed < limit)
        return undefined;
    return { kind: 'iteration_limit', scope: 'run', limit };
}
function moneyUsedUp(state, budget_usd) {
    const { usd: spent_usd } = state.usage;
    if (spent_usd >= budget_usd)
        return { kind: 'cost_budget', budget_usd, spent_usd };
    const attempt_usd = usualCost(state);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return { kind: 'cost_budget', budget_usd, spent_usd, attempt_usd };
}
function limitUsedUp({ max_iterations }, state) {
    const { rules } = state;
    if (!rules)
        return undefined;
    const limit = (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('run-iterations', rules) ?? max_iterations;
    return iterationsUsedUp(state, limit) ?? moneyUsedUp(state, (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('cost-budget', rules));
}
const usualCost = ({ costs }) => median(costs);
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
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
