export const id = 275;
export const ids = [275];
export const modules = {

/***/ 3699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ steeringIn),
/* harmony export */   O: () => (/* binding */ asAtStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Templates and skills lie below it. */
const folder = '.ralph';
const others = ['CLAUDE.md'];
/** The user's own tree, by what it held when the job began: what is edited later counts for the next job (docs/design.md#trust). */
async function asAtStart(directory, files) {
    const names = [...(await namesBelow(directory)), ...others];
    const kept = new Map(names.map((name) => [name, files.read(name)]));
    // A fault is that of whoever asks for the file.
    for (const content of kept.values())
        content.catch(() => undefined);
    await Promise.allSettled(kept.values());
    return {
        read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
    };
}
/** Watches the plan, the configuration (absolute paths) and what lies in `.ralph/`. */
function steeringIn(directory, { plan, config }) {
    const prints = async () => {
        const below = (await namesBelow(directory)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        const paths = [...new Set([plan, config, ...below])];
        const found = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
        return new Map(found.flatMap(([path, print]) => (print === null ? [] : [[path, print]])));
    };
    return {
        look: async () => {
            const before = await prints();
            return async () => {
                const now = await prints();
                const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
                const names = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
                return { paths: names.sort(), plan: paths.includes(plan) ? (now.get(plan) ?? null) : null };
            };
        },
    };
}
async function namesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
    return files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
}
const digest = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path).then((bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'), () => null);


/***/ }),

/***/ 3107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ redByConfinement),
/* harmony export */   E2: () => (/* binding */ confinedIn),
/* harmony export */   X0: () => (/* binding */ maySudo),
/* harmony export */   Yi: () => (/* binding */ needIn),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   g1: () => (/* binding */ judgeConfinement)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3469);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6756);



/** Whether a job may let an agent and checks work in what is reached here; `asked` are the rules in force for the run. */
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
    const remedy = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here);
    return {
        warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(' ')}` : ''}`,
    };
}
/** Weaker than `least`. */
const isBelow = (level, least) => level < least;
/** As the run states it. */
const confinedIn = ({ report, asked, login }) => ({
    level: report.level,
    way: report.way,
    given_up: asked === 'none',
    login,
});
/** Whether `sudo -n` may be used: a machine of CI is lent for the job, a laptop's owner has to say so. */
const maySudo = (settings, isCi) => isCi || settings['confinement-sudo'];
const unprotected = {
    'one job': 'the agent and the checks can read and change every file of this job, its later steps and their secrets included.',
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
            ? 'Take `confinement: none` out, or lower `min-confinement`.'
            : [...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
        findings: refusals(here),
    });
}
const besideSecrets = (here) => new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner confines no files (${reached(here)}), and the agent would work beside the secrets and the later steps of this job.`,
    hint: [
        ...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here),
        'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]}: ${why}`);
/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs = [
    [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
    [
        /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
        'sandbox',
    ],
    [/read-only file ?system|\bEROFS\b/i, 'write'],
    // Landlock says the same of a file that may not be read and of one that may not be written.
    [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
    [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
];
/** What a check lacked that is red in the confinement and green without it, by what it printed. */
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown';
const remedyOf = {
    write: 'name the folder that it writes in `agent-writable`',
    read: 'name the file or folder that it misses in `agent-read`, or in `agent-writable` where it writes there',
    docker: 'it needs the socket of Docker, which is as much as root on this machine: keep it out of `validate` and run it in your own CI, or write `confinement: none`',
    sandbox: 'it makes a sandbox of its own, which cannot be made inside of one: switch that off in the check (browsers: `--no-sandbox`), or write `confinement: none`',
    unknown: 'name what it reads or writes in `agent-read` or `agent-writable`; if that does not help, use `confinement: none`',
};
/** Why a run does not begin, and what to write. */
const redByConfinement = ({ name, needs }) => `the check is red in the confinement and green without it: ${name} (${remedyOf[needs]})`;


/***/ }),

/***/ 3469:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ remedies)
/* harmony export */ });
/** What to install or to write for a better confinement here: sentences, the best first; none where C3 is reached. */
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
        ...(report.level === 'C2' ? [] : landlock(report)),
    ];
}
function installs(machine) {
    const { hasBubblewrap, inContainer, isRoot } = machine;
    const sudo = isRoot ? '' : 'sudo ';
    const profile = needsProfile(machine);
    if (hasBubblewrap && inContainer) {
        return [
            'This container may not make namespaces: allow them (Docker: `--security-opt seccomp=unconfined`; Kubernetes: seccompProfile Unconfined and a node without AppArmor).',
        ];
    }
    if (hasBubblewrap && !profile) {
        return [
            'bubblewrap is here but may not make user namespaces: `sysctl user.max_user_namespaces kernel.unprivileged_userns_clone` says why.',
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
/** Ubuntu 24.04 lets an ordinary user make user namespaces only by a profile; from 25.04 on it ships that for bwrap. */
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
function landlock({ refused }) {
    const why = refused.find(({ way }) => way === 'landlock')?.why;
    return why === undefined
        ? []
        : ['C2 needs Landlock: Linux 5.13 or newer with `landlock` among its security modules, and perl or python3.'];
}


/***/ }),

/***/ 275:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ logsOf),
  Bg: () => (/* binding */ placeMark),
  rp: () => (/* binding */ runnersOf),
  XO: () => (/* binding */ steeringOf),
  Jw: () => (/* binding */ watchesOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(6696);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(774);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(4256);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(8309);
// EXTERNAL MODULE: ./build/adapter/process/run/bounded-output.js
var bounded_output = __webpack_require__(8543);
// EXTERNAL MODULE: ./build/adapter/process/run/disk-watch.js
var disk_watch = __webpack_require__(1393);
// EXTERNAL MODULE: ./build/adapter/process/run/supervise.js
var supervise = __webpack_require__(8546);
;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await (0,call_folder/* withCallFolder */.V)(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = (0,programs/* findProgram */.K)('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = (0,bounded_output/* boundedOutput */.n)({ headBytes, tailBytes, ...log });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(settings.environment ?? {}, settings.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([cwd, own.tmp, settings.logDir], () => running.end());
    (0,failpoint/* failpoint */.Zu)('check.start');
    const running = (0,supervise/* supervise */.z)({ file: shell, args: ['-c', check.run], cwd, env }, {
        confinement: settings.confinement,
        places: { call: own, writable: [settings.workspace], caches: (0,external_node_path_.join)(settings.folder, 'caches-of-checks') },
        signal,
        onStdout: output.push,
        onStderr: output.push,
        wallMs: check.timeout_ms,
        ...(graceMs === undefined ? {} : { graceMs }),
    });
    const end = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
    const full = disk.finish();
    const said = output.finish();
    const violations = outside();
    if (typeof end === 'string')
        return notStarted(check, `The check could not be started: ${end}`);
    (0,failpoint/* failpoint */.Zu)('check.ended');
    return withFullDisk(withViolations(resultOf(check, end, said, logFile), violations), full);
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/** Undefined where the folder cannot be made: a full disk must not fail a check. */
function logFileOf(folder, label) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return (0,external_node_path_.join)(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`);
    }
    catch {
        return undefined;
    }
}
/** What a check that ran came to, with a remark where its exit code alone does not say enough. */
function resultOf(check, end, { head, tail, bytes, note }, logFile) {
    const remarks = [hint(check, end), note].filter((remark) => remark !== undefined);
    return {
        ...identity(check),
        passed: end.exitCode === 0 && end.endedBy === 'itself',
        // What a killed shell answers says nothing about the check.
        exit_code: end.endedBy === 'itself' ? end.exitCode : null,
        timed_out: end.endedBy === 'wall',
        duration_ms: Math.round(end.durationMs),
        output_head: head,
        output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
            .join('\n')
            .replace(/^\n/, ''),
        output_bytes: bytes,
        ...(logFile === undefined ? {} : { log_file: logFile }),
    };
}
/** Whatever its exit code says. */
const withViolations = (result, outside) => outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
    };
/** Whoever filled it, the check cannot be believed: what it could not write it may not have missed. */
const withFullDisk = (result, full) => full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was ended: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its timeout of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found but could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});
/** An hour: installing dependencies over a slow line is no fault. */
const timeoutMs = 60 * 60_000;
/** Runs a set-up command like a check, in the environment that it is given. */
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            // A command that wrote where it must not has failed, whatever its exit code.
            code: passed ? 0 : exit_code || 1,
            tail: (0,excerpt/* excerpt */.Kb)(output_head + output_tail, 4000, 0.5),
            filledDisk: filled_disk,
        };
    };
}

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(2171);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(5144);
;// CONCATENATED MODULE: ./build/port/steering.js
const outOfReach = { look: async () => async () => ({ paths: [], plan: null }) };

;// CONCATENATED MODULE: ./build/entry/wire/runners.js












const logsOf = ({ home }) => (0,external_node_path_.join)(home, 'logs');
/** Checks are confined; set-up is once an agent may have had a hand in what it runs. */
function runnersOf(project, 
/** What commands get from, and the engine's own, whose files are watched. */
from, at) {
    const { confinement, workspace, scratch, watches } = at;
    const extra = project.settings['check-env'];
    const redact = (0,secret_redact/* redactor */.$p)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const unconfined = { ...common, confinement: { wrap: confinement.unconfined } };
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
    const ofUser = setUpRunner({
        ...unconfined,
        env: ({ home, tmp }) => (0,environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true }),
    });
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? checkRunner({ ...unconfined, ...checks }) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}
function watchesOf({ repository }, { env, checkout }, at) {
    // From C2 on what is the user's is out of reach, and whoever changes it is a person.
    const users = (0,policy/* isBelow */.Yw)(at.level, 'C2')
        ? [(0,foreign_files/* watchHome */.Jp)(env), ...(checkout ? [] : [(0,foreign_files/* watchUserGit */.Fc)(repository.commonDir)])]
        : [];
    return { own: together(at.own), all: together([...at.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};
/** From level C2 on nobody but people reaches the user's tree, and in a workflow the base is a commit. */
function steeringOf({ repository, steeringPaths }, { checkout }, { report }) {
    const [plan, config] = steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    return (0,steering_files/* steeringIn */.F)(repository.toplevel, { plan, config });
}
/** Names the run's remote without telling it, and the same one however its path is written. */
const placeMark = ({ remote }) => (0,external_node_crypto_.createHash)('sha256')
    .update((0,remote_url/* isPathRemote */.iw)(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16);
function realPath(remote) {
    try {
        const path = (0,external_node_fs_.realpathSync)(/^file:/i.test(remote) ? (0,external_node_url_.fileURLToPath)(remote) : remote);
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, '.git', 'objects')) ? (0,external_node_path_.join)(path, '.git') : path;
    }
    catch {
        return remote;
    }
}


/***/ })

};
