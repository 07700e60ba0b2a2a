export const id = 2789;
export const ids = [2789];
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
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);


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
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6952);



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


/***/ }),

/***/ 1333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ ruleProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var rules_overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
;// CONCATENATED MODULE: ./build/core/config/rules/rule-job.js



function firstRules({ told, base, keeps }) {
    const values = rule_table/* ruleNames */.XZ.flatMap((name) => {
        const rule = ruleOf(name, told);
        if (rule && rule.based === undefined && (0,setting/* alike */.nO)(rule.value, (0,rule_table/* usualRaw */.lU)(name)))
            return [];
        return rule && ((0,rule_table/* isRule */.Nd)(name) || (keeps && rule.source === 'job')) ? [[name, rule]] : [];
    });
    return { base, values: Object.fromEntries(values) };
}
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }));
function ruleJob(request) {
    const judged = rule_table/* ruleNames */.XZ.map((name) => judge(name, request));
    const { recorded } = request;
    const changes = judged.flatMap(({ name, then, rule }) => ((0,setting/* alike */.nO)(then, rule) ? [] : [changeOf(name, then, rule)]));
    return {
        values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => (goesBy === undefined ? [] : [[name, goesBy]]))),
        recorded: (0,rules_overrides/* withChanges */.AW)({ ...recorded, base: request.consent ? request.base : recorded.base }, changes),
        changes,
        refused: judged.flatMap(({ refused }) => refused ?? []),
        edited: judged.some(({ edited }) => edited),
    };
}
function judge(name, request) {
    const { told, change, keeps } = request;
    const then = request.recorded.values[name];
    const said = told.byJob[name];
    const replaces = keeps && (0,rule_table/* isNewest */.vA)(name) && said !== undefined && !(0,setting/* alike */.nO)(said.raw, rawBy(name, then) ?? (0,rule_table/* usualRaw */.lU)(name));
    if (!then && !(0,rule_table/* isRule */.Nd)(name) && !replaces)
        return { name, then, rule: then, goesBy: undefined, edited: false };
    const edited = !(0,setting/* alike */.nO)(told.byBase[name]?.raw, then?.based);
    const judged = { name, then, rule: then, goesBy: rawBy(name, then), edited, ...(edited && edit(name, request, then)) };
    if (!said)
        return judged;
    const { rule } = judged;
    const { refused: _, ...others } = judged;
    const byJob = { ...others, goesBy: said.raw };
    if ((0,setting/* alike */.nO)(said.raw, rawBy(name, rule)))
        return byJob;
    const own = ruleOf(name, told);
    if (change || replaces || (name === 'require' && !then))
        return { ...byJob, rule: own };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, rule), said.raw))
        return byJob;
    return { ...byJob, refused: { ...changeOf(name, rule, own), place: said.place, edited: null } };
}
function edit(name, { told, consent, change }, then) {
    const said = told.byBase[name];
    const to = edited(name, said, then);
    if (consent || change)
        return { rule: to, goesBy: rawBy(name, to) };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, then), rawBy(name, to)))
        return { goesBy: rawBy(name, to) };
    const by = { place: said?.place ?? then?.from ?? '', edited: said?.source ?? 'the plan or the configuration file' };
    return { refused: { ...changeOf(name, then, to), ...by } };
}
function edited(name, said, then) {
    if (said)
        return (0,rule_table/* isRule */.Nd)(name) ? fromBase(said) : undefined;
    if (!then || then.source === 'base')
        return undefined;
    const { based: _, ...rest } = then;
    return rest;
}
const fromBase = ({ raw, place }) => ({ value: raw, from: place, source: 'base', based: raw });
function ruleOf(name, { byJob, byBase }) {
    const [own, base] = [byJob[name], byBase[name]];
    if (!own)
        return base && fromBase(base);
    return { value: own.raw, from: own.place, source: 'job', ...(base && { based: base.raw }) };
}
const rawBy = (name, rule) => rule ? rule.value : (0,rule_table/* isRule */.Nd)(name) ? (0,rule_table/* usualRaw */.lU)(name) : undefined;
const changeOf = (name, before, after) => ({
    name,
    before: before?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    after: after?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    rule: after ?? null,
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
;// CONCATENATED MODULE: ./build/entry/wire/rule-project.js









async function ruleProject(project, context, use) {
    const { run, fresh, own } = use;
    const told = { ...project.told, byJob: { ...project.told.byJob, ...own } };
    const base = project.repository.head;
    const keeps = context.checkout === undefined;
    if (!run || fresh) {
        const recorded = firstRules({ told, base, keeps });
        return ruled(project, { values: rawValues(recorded), recorded, change: null });
    }
    const { rules, overrides } = run.state;
    const by = byWhom(project, context);
    if (!rules) {
        const ordered = { ...told, byJob: { ...told.byJob, ...(0,rules_overrides/* overridesTold */.Fb)(overrides) } };
        const recorded = firstRules({ told: ordered, base, keeps });
        const why = 'the run was started by an older version of ralph that did not record them';
        const change = { by, why, base, changes: changesTo(recorded), wanted: false };
        return ruled(project, { values: rawValues(recorded), recorded, change });
    }
    const ruling = await judged({ project, context, use, told, rules, keeps });
    if (ruling.refused.length > 0)
        throw (0,rules_text/* rulesWeakened */.uN)(ruling.refused, howToChange(context));
    const { values, recorded, changes } = ruling;
    const asked = use.change || changes.every(({ rule }) => rule?.source === 'job');
    const flags = changes.map(({ rule }) => rule?.from ?? '');
    const order = use.change ? nameOfOrder(context) : flags.join(', ');
    const why = asked ? order : `the base moved from ${rule_project_short(rules.base)} to ${rule_project_short(base)}`;
    const said = { by: asked ? by : 'the base', why, base: recorded.base, changes: [...changes], wanted: use.change };
    const change = changes.length > 0 ? said : null;
    return ruled(project, { values, recorded, change });
}
async function judged(context) {
    const { project, use, told, rules, keeps } = context;
    const one = { told, recorded: rules, base: project.repository.head, change: use.change, keeps };
    const ruling = ruleJob({ ...one, consent: false });
    return ruling.edited && (await isNewerBase(context)) ? ruleJob({ ...one, consent: true }) : ruling;
}
async function isNewerBase({ project, context, use, rules }) {
    const { repository, steeringPaths } = project;
    const { head, branch, toplevel } = repository;
    if (context.planText && project.planSource !== use.run?.state.plan_source)
        return true;
    const known = use.run?.state.base_branch ?? null;
    if (head === rules.base || (known !== null && known !== branch))
        return false;
    if (!(await (0,remote_history/* historyOf */.om)(use.access).contains(head, rules.base)))
        return false;
    if (context.checkout)
        return true;
    const inside = steeringPaths.map((path) => (0,external_node_path_.relative)(toplevel, path));
    if (inside.some((path) => path.startsWith('..') || (0,external_node_path_.isAbsolute)(path)))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', ...inside];
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args });
    return stdout.length === 0;
}
const rawValues = ({ values }) => Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
async function ruled(project, { values, ...rules }) {
    const { require = [], ...recorded } = Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, read(name, raw)]));
    const settings = { ...project.settings, ...recorded };
    return {
        project: { ...project, settings, ...(await project.readBy(settings)) },
        rules: { ...rules, require: require },
    };
}
function read(name, raw) {
    const found = (0,rule_table/* readRaw */.hc)(name, raw);
    if (found)
        return found.value;
    throw new error/* RalphError */.A({
        code: 'RULES_UNREADABLE',
        message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
        hint: 'Use the version of ralph that started the run, or a newer one.',
    });
}
function byWhom({ repository }, { checkout }) {
    return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? (0,environment/* userName */.nT)());
}
const nameOfOrder = ({ checkout }) => (checkout ? 'change-rules' : '--change-rules');
const howToChange = ({ checkout, argv }) => (checkout ? 'workflow' : { argv });
const rule_project_short = (oid) => oid.slice(0, 7);


/***/ })

};
