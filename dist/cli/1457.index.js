export const id = 1457;
export const ids = [1457];
export const modules = {

/***/ 19327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70400);
/* harmony import */ var _state_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8081);











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
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${why}` };
    }
}
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .iw)(given))
        return { git: (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_9__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .splitCredential */ .ib)(given);
    const settings = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .withCredential */ .ML)(repository.carriedConfiguration(address), access);
    const hardened = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__/* .configEnvironment */ .kj)([...settings, [`remote.${_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy };
}
function stateElsewhere(options, state) {
    const { stateRef, planFile } = options;
    const reachedBy = [...options.reachedBy, '--remote', 'origin'];
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const aside = (0,_state_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .asideName */ .o1)(stateRef, origin);
    const lease = `--force-with-lease=${stateRef}:${origin}`;
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', 'origin', stateRef);
    const move = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${aside}`, `:${stateRef}`);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To continue the run at origin: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To continue here instead, move it aside there, where it is kept as ${aside} (${fetch} && ${move}), then run again.`,
    });
}
function stateUnderOtherName(url, options) {
    const { stateRef, other } = options;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(url);
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, other);
    const move = `${fetch} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To continue with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is running: ${move}`,
    });
}


/***/ }),

/***/ 223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);



async function checkBranches(run) {
    const { remote, repository, stateRef, workRef } = run;
    const wanted = [stateRef, workRef];
    const { refs, head } = await remote.list(inTheWay(wanted));
    const faults = [
        ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
        ...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
        ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const findings = [...new Set(faults.map(({ message }) => message))];
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ ...first, findings: findings.length > 1 ? findings : [] });
}
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', '-C', worktree ?? '.', 'switch', free ? defaultBranch : '--detach');
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
function parentsOf(ref) {
    const parts = ref.split('/');
    const first = ref.startsWith('refs/heads/') ? 3 : 2;
    return parts.slice(first).map((_, i) => parts.slice(0, first + i).join('/'));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }));
function blocked(ref, by, url) {
    const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''));
    const message = ref === by
        ? `The state ref and the work branch have the same name, ${name}.`
        : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(url);
    const rename = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'push', remote, `${by}:${by}-old`, `:${by}`);
    const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${rename}`;
    return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint };
}


/***/ }),

/***/ 24888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ desktopProgram),
/* harmony export */   s: () => (/* binding */ tellProgram)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const patienceMs = 30_000;
function tellProgram([file = '', ...args], request, signal) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && /[/\\]/.test(file)) {
        const why = 'its program must be a name on PATH or an absolute path';
        return Promise.resolve({ kind: 'never', why });
    }
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
            cwd: request.folder,
            env: { ...request.env },
            stdio: ['pipe', 'ignore', 'ignore'],
            detached: true,
        });
        const end = () => {
            try {
                if (child.pid !== undefined)
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
            }
        };
        const timer = setTimeout(end, patienceMs);
        signal.addEventListener('abort', end, { once: true });
        const settle = (sent) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve(sent);
        };
        child.on('error', (error) => settle({
            kind: 'never',
            why: error.code === 'ENOENT'
                ? `there is no program ${file}; install it, or remove the channel`
                : `${file} could not be started (${error.code ?? error.name})`,
        }));
        child.on('close', (code, by) => settle(code === 0
            ? { kind: 'sent' }
            : { kind: 'never', why: by ? `it was ended by ${by}` : `it exited with code ${code}` }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(request.input);
    });
}
function desktopProgram(platform, { title, text }) {
    if (platform === 'darwin') {
        const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run'];
        return ['/usr/bin/osascript', ...script.flatMap((line) => ['-e', line]), title, text];
    }
    if (platform !== 'linux')
        return undefined;
    const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return ['notify-send', '--app-name=ralph', '--', title, plain];
}


/***/ }),

/***/ 70385:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Ln: () => (/* binding */ explainSettings),
/* harmony export */   tN: () => (/* binding */ unreadVariables),
/* harmony export */   yr: () => (/* binding */ honouredVariables)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4146);


const settingNames = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
function explainSettings({ settings: values, sources, places, files }) {
    return settingNames.map((name) => {
        const { fallback, unit, help, example } = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        return {
            name,
            value: values[name] ?? null,
            source: sources[name],
            place: places[name],
            file: files[name] ?? null,
            default: fallback ?? null,
            variables: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h)(name),
            unit: unit ?? null,
            help,
            example,
        };
    });
}
function unreadVariables(environment, others) {
    const read = new Set([...settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h), ...others]);
    return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !read.has(name));
}
const honouredVariables = () => settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h);


/***/ }),

/***/ 53732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ confFiles),
/* harmony export */   Vr: () => (/* binding */ readConf)
/* harmony export */ });
/* unused harmony export readAssignments */
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70385);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4146);



const confFiles = ['.ralph/config/ralph.conf', '.ralph/ralph.conf', 'ralph.conf'];
const withoutSetting = {
    RALPH_LOG_FILE: 'the log is on the state branch; `ralph log` shows it',
    RALPH_EVENTS_FILE: 'events are on the state branch; `ralph log --json` prints them',
    RALPH_CONTROL_FILE: 'orders are given by command or comment, and `ralph orders` lists them',
    RALPH_PAUSE_POLL_SECONDS: 'a paused run ends its job, so nothing waits for the order to resume',
};
function readConf(source) {
    const { values, unread } = readAssignments(source);
    return { values: values.map(meaning), unread };
}
const byVariable = new Map(_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.flatMap((name) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesOf */ .h)(name).map((variable) => [variable, name])));
function meaning({ name, line, value }) {
    const setting = byVariable.get(name);
    if (setting === undefined) {
        const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : 'nothing reads it';
        return { name, line, setting, ...(why !== undefined && { why }) };
    }
    if (value === undefined)
        return { name, line, setting, why: 'only a shell could evaluate it, and ralph runs none' };
    if (value === '')
        return { name, line, setting, value: _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].fallback };
    const read = typeof value === 'string' ? inVariable(name, value, setting) : reader(setting)(value);
    return { name, line, setting, ...('value' in read ? read : { why: `expected ${read.expected}` }) };
}
const reader = (setting) => _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].read;
function inVariable(name, value, setting) {
    const given = { flags: {}, plan: undefined, file: {}, fileName: '' };
    const read = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSettings */ .M)({ ...given, environment: { [name]: value } });
    return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value);
}
const assignment = /(?:(?:export|readonly|local|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?([A-Za-z_]\w*)(\+?)=/y;
const blanks = /[ \t]*/y;
const parts = [
    [/(?:[^\s'"\\$`()&|;<>#]|(?<=[^\s(;])#)+/y, ([text]) => text],
    [/'([^']*)'/y, ([, text]) => text],
    [/"((?:[^"\\]|\\[\s\S])*)"/y, ([, text = ''], own) => doubleQuoted(text, own)],
    [/\\\n/y, () => ''],
    [/\\([\s\S])/y, ([, text]) => text],
    [/\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}/y, ([, name, text], own) => (name === own ? text : undefined)],
    [/['"$`\\]/y, () => undefined],
];
const inDoubleQuotes = /\\([\s\S])|\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}|`|\$(?=[\w{(@*#?!-])/g;
function doubleQuoted(text, own) {
    let dynamic = false;
    const value = text.replace(inDoubleQuotes, (all, escaped, name, given = '') => {
        if (escaped === '\n')
            return '';
        if (escaped !== undefined)
            return /["\\$`]/.test(escaped) ? escaped : all;
        if (name === own)
            return given;
        dynamic = true;
        return '';
    });
    return dynamic ? undefined : value;
}
function valueReader(text) {
    let at = 0;
    let line = 1;
    return {
        line: () => line,
        ended: () => at >= text.length,
        take(pattern) {
            pattern.lastIndex = at;
            const match = pattern.exec(text);
            at += match?.[0].length ?? 0;
            line += (match?.[0].split('\n').length ?? 1) - 1;
            return match;
        },
    };
}
function takeWord({ take }, own) {
    let value = '';
    let any = false;
    const next = () => parts.some(([pattern, meaning]) => {
        const match = take(pattern);
        if (!match)
            return false;
        const said = meaning(match, own);
        value = value === undefined || said === undefined ? undefined : value + said;
        return true;
    });
    while (next())
        any = true;
    return any ? { value } : null;
}
function takeArray(from, own) {
    const items = [];
    while (!from.ended()) {
        from.take(/(?:\s|#[^\n]*)*/y);
        if (from.take(/\)/y))
            return items.every((item) => item !== undefined) ? items : undefined;
        const word = takeWord(from, own);
        items.push(word?.value);
        if (!word)
            from.take(/[\s\S]/y);
    }
    return undefined;
}
const takeValue = (from, own) => from.take(/\(/y) ? takeArray(from, own) : (takeWord(from, own) ?? { value: '' }).value;
function readAssignments(source) {
    const from = valueReader(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const found = new Map();
    const unread = [];
    while (!from.ended()) {
        from.take(blanks);
        const line = from.line();
        const [, name, plus] = from.take(assignment) ?? [];
        if (name !== undefined) {
            const value = takeValue(from, name);
            found.set(name, { name, value: plus === '+' ? joined(found.get(name), value) : value, line });
        }
        if (endsHere(from))
            continue;
        if (name !== undefined)
            found.set(name, { name, value: undefined, line });
        else
            unread.push({ line, why: 'it is not an assignment, and no code in this file is run' });
    }
    return { values: [...found.values()], unread };
}
function endsHere({ take }) {
    take(blanks);
    if (take(/;/y))
        return true;
    const [rest = ''] = take(/[^\n]*/y) ?? [];
    take(/\n/y);
    return rest === '' || rest.startsWith('#');
}
function joined(before, more) {
    if (before === undefined || more === undefined)
        return more;
    if (before.value === undefined)
        return undefined;
    if (typeof before.value === 'string' && typeof more === 'string')
        return before.value + more;
    return [before.value, more].flat();
}


/***/ }),

/***/ 1089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ confNotes),
/* harmony export */   o: () => (/* binding */ confRemarks)
/* harmony export */ });
/* harmony import */ var _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);



function confRemarks(file, { values, unread }, here) {
    return [
        ...values.map((one) => remark(`${file}:${one.line} ${one.name}`, one, here)),
        ...unread.map(({ line, why }) => {
            return { settled: true, text: `${file}:${line}: ${why}`, remedy: null, brief: `line ${line} (${why})` };
        }),
    ];
}
function confNotes(remarks) {
    const open = remarks.filter(({ settled }) => !settled);
    const settled = remarks.filter((one) => one.settled);
    const warnings = open.map(({ text, remedy }) => ({ kind: 'warning', text: `${text}. ${remedy}` }));
    if (settled.length === 0)
        return warnings;
    const text = `ralph.conf is not read here; you can ignore ${settled.map(({ brief }) => brief).join(', ')}`;
    return [...warnings, { kind: 'note', text }];
}
function remark(place, { name, setting, value, why }, here) {
    const brief = `${name} (${setting ?? `no setting: ${why}`})`;
    if (setting === undefined)
        return { settled: true, text: `${place} has no equivalent here: ${why}`, remedy: null, brief };
    const now = inWords(setting, here[setting]);
    if (why !== undefined) {
        const text = `${place} is not read here; its setting is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} (now ${now}), but its value cannot be used: ${why}`;
        return { settled: false, text, remedy: `Set ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} in .github/ralph.yml and remove the line.`, brief };
    }
    const same = JSON.stringify(value) === JSON.stringify(here[setting]);
    if (same)
        return { settled: true, text: `${place} is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} here, with the same value`, remedy: null, brief };
    return {
        settled: false,
        text: `${place} is not read here; its setting is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)}, which is ${now} and not ${inWords(setting, value)}`,
        remedy: `Write ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(yamlLine(setting, value))} into .github/ralph.yml, or remove the line.`,
        brief,
    };
}
function inWords(setting, value) {
    const { unit } = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting];
    if (value === undefined || (Array.isArray(value) && value.length === 0))
        return 'not set';
    if (typeof value === 'number' && unit === 'ms')
        return value === 0 ? '0s' : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(value);
    if (typeof value === 'number' && unit === 'USD')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function yamlLine(setting, value) {
    const written = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].unit === 'ms' ? inWords(setting, value) : JSON.stringify(value);
    return `${setting}: ${written ?? '""'}`;
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
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6016);


function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
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
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 52186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ confHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_ralph_conf_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53732);
/* harmony import */ var _core_report_words_conf_remarks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1089);



async function confHere({ repository: { toplevel }, read }, settings) {
    const found = [];
    for (const file of _core_config_resolve_ralph_conf_js__WEBPACK_IMPORTED_MODULE_1__/* .confFiles */ .SL) {
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, file)).catch(() => undefined);
        if (bytes)
            found.push(...(0,_core_report_words_conf_remarks_js__WEBPACK_IMPORTED_MODULE_2__/* .confRemarks */ .o)(file, (0,_core_config_resolve_ralph_conf_js__WEBPACK_IMPORTED_MODULE_1__/* .readConf */ .Vr)(bytes.toString('utf8')), settings));
    }
    return found;
}


/***/ })

};
