export const id = 67;
export const ids = [67];
export const modules = {

/***/ 5114:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checks)
/* harmony export */ });
/** A list, or one command a line. */
const checks = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw;
    const valid = (item) => typeof item === 'string' || (typeof item === 'object' && item !== null);
    if (!Array.isArray(items) || !items.every(valid))
        return { expected: 'a list of commands' };
    return { value: items };
};


/***/ }),

/***/ 8817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   L$: () => (/* binding */ toggle),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   cz: () => (/* binding */ integrities),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rE: () => (/* binding */ version),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yy: () => (/* binding */ directory)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _validation_inside_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6120);


const text = (raw) => typeof raw === 'string' && raw.trim() !== '' ? { value: raw.trim() } : { expected: 'a text that is not empty' };
const directory = (raw) => {
    const path = typeof raw === 'string' && raw.trim() !== '' ? (0,_validation_inside_path_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .y)(raw.trim()) : undefined;
    return path === undefined ? { expected: 'a relative path inside the repository' } : { value: path };
};
/** An exact version, no range: what was tried is what runs. */
const version = (raw) => {
    const found = typeof raw === 'string' ? /^v?(\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?)$/.exec(raw.trim())?.[1] : undefined;
    return found === undefined ? { expected: 'an exact version such as 2.1.197' } : { value: found };
};
const oneOf = (...names) => (raw) => {
    const found = names.find((name) => name === raw);
    return found === undefined ? { expected: `one of ${names.join(', ')}` } : { value: found };
};
const toggle = (raw) => {
    if (raw === true || raw === 'true' || raw === '1')
        return { value: true };
    if (raw === false || raw === 'false' || raw === '0')
        return { value: false };
    return { expected: 'true or false' };
};
const count = (least) => (raw) => {
    const value = number(raw);
    return Number.isInteger(value) && value >= least && value <= 1_000_000
        ? { value }
        : { expected: `a whole number from ${least} to 1000000` };
};
/** `10`, `7.50`, `$10` or `10usd`, in USD. */
const money = (raw) => {
    const value = number(typeof raw === 'string' ? raw.replace(/^\$|\s*usd$/gi, '') : raw);
    return value > 0 && value <= 1_000_000 ? { value } : { expected: 'an amount in USD such as 10 or 7.50' };
};
/** What a timer of the platform can hold is 24.8 days; a longer one would fire at once. */
const longestDurationMs = 24 * 86_400_000;
/** `90s`, `45m`, `2h`, `1h30m`; a bare number is in seconds. Value in ms. */
const duration = (raw) => {
    const value = typeof raw === 'number' ? raw * 1000 : typeof raw === 'string' ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(raw) : undefined;
    return value !== undefined && value >= 0 && value <= longestDurationMs
        ? { value }
        : { expected: 'a duration such as 90s, 45m or 2h, up to 24d' };
};
/** A list, or one line each. */
const lines = (raw) => {
    const items = typeof raw === 'string' ? raw.split('\n') : raw;
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string'))
        return { expected: 'a list of texts' };
    return { value: items.map((item) => item.trim()).filter((item) => item !== '') };
};
/** A list whose texts may hold several names with commas between them. */
const names = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    const value = read.value.flatMap((text) => text.split(',')).map((name) => name.trim());
    return { value: value.filter((name) => name !== '') };
};
/** As npm writes it, one for each package. */
const integrities = (raw) => {
    const read = lines(raw);
    if ('expected' in read)
        return read;
    const value = read.value.flatMap((line) => line.split(/[\s,]+/));
    return value.every((one) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(one))
        ? { value }
        : { expected: 'sha512-\u2026 as npm writes it' };
};
const optional = (read) => (raw) => raw === undefined || raw === '' ? { value: undefined } : read(raw);
function number(raw) {
    if (typeof raw === 'number')
        return raw;
    return typeof raw === 'string' && /^\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN;
}


/***/ }),

/***/ 5557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ settings)
});

// EXTERNAL MODULE: ./build/core/config/setting.js
var setting = __webpack_require__(8817);
;// CONCATENATED MODULE: ./build/core/control/may-order.js
/** What GitHub lets somebody do in a repository, weakest first. */
const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** Who may change files may order, unless something else is configured for this command. */
const usual = 'write';
/** Whether somebody of this standing may give this order, or why not. `least` by command, or for `all` of them. */
function mayOrder(at) {
    const { login, command, standing, least } = at;
    const needed = least[command] ?? least['all'] ?? usual;
    if (standings.indexOf(standing) >= standings.indexOf(needed))
        return 'yes';
    return { no: `${login} has the role ${standing} here, and ${command} needs ${needed}` };
}

// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/core/control/least-standings.js



const roles = standings.slice(1);
/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every command that is not named. */
const leastStandings = (raw) => {
    const read = (0,setting/* lines */.Mn)(raw);
    const value = 'value' in read ? read.value : [];
    if ('expected' in read || !value.every((text) => entryOf(text))) {
        return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` };
    }
    return { value };
};
/** The least standing by command, from what `leastStandings` has read. */
const leastOf = (texts) => Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]));
function entryOf(text) {
    const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? [];
    const standing = roles.find((one) => one === role);
    const known = command === 'all' || Object.hasOwn(read_command/* commandForms */.j, command);
    return known && standing ? { command, standing } : undefined;
}

// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(8260);
// EXTERNAL MODULE: ./build/core/handoff/message-template.js
var message_template = __webpack_require__(4031);
;// CONCATENATED MODULE: ./build/core/config/define-setting.js
/** Infers T from `read` alone, so that a table of settings is typed by it. */
const define_setting_setting = (definition) => definition;

;// CONCATENATED MODULE: ./build/core/config/agent-settings.js


/** What decides which agent works, and how; part of the table in `settings.ts`. */
const agentSettings = {
    agent: define_setting_setting({
        read: (0,setting/* oneOf */.yL)('claude', 'command'),
        fallback: 'claude',
        env: 'RALPH_AGENT',
        help: 'which coding agent works: claude, or command (any program, see docs/agents.md)',
        example: 'claude',
    }),
    'agent-path': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'the agent program, where it is not found on PATH',
        example: '/opt/claude/bin/claude',
    }),
    'agent-version': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* version */.rE),
        fallback: undefined,
        help: 'the exact version that claude must have',
        example: '2.1.330',
    }),
    'agent-install': define_setting_setting({
        read: (0,setting/* oneOf */.yL)('never', 'missing'),
        fallback: 'never',
        help: 'missing: where claude is missing, or has another version than agent-version, ralph installs it for itself with npm',
        example: 'missing',
    }),
    'agent-integrity': define_setting_setting({
        read: setting/* integrities */.cz,
        fallback: [],
        repeatable: true,
        help: 'what an installed package of claude may be, sha512-\u2026; one for each package that npm installs',
        example: 'sha512-\u2026',
    }),
    'agent-command': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'the command line of --agent command',
        example: '"python agent.py"',
    }),
    'agent-timeout': define_setting_setting({
        read: setting/* duration */.p0,
        fallback: 30 * 60_000,
        unit: 'ms',
        help: 'how long one agent call may take',
        example: '45m',
    }),
    'agent-idle-timeout': define_setting_setting({
        read: setting/* duration */.p0,
        fallback: 10 * 60_000,
        unit: 'ms',
        help: 'how long an agent may stay silent',
        example: '5m',
    }),
    model: define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        env: 'RALPH_MODEL',
        help: 'the model',
        example: 'sonnet',
    }),
    'fallback-model': define_setting_setting({
        read: setting/* names */.Dy,
        fallback: [],
        env: 'RALPH_FALLBACK_MODEL',
        repeatable: true,
        help: 'models for when the first one is overloaded, tried in this order',
        example: 'sonnet,haiku',
    }),
    'extraction-model': define_setting_setting({
        read: setting/* text */.Qq,
        fallback: 'haiku',
        help: 'a small model that writes the handoff where the agent left none',
        example: 'haiku',
    }),
    review: define_setting_setting({
        read: (0,setting/* oneOf */.yL)('none', 'comment', 'gate'),
        fallback: 'none',
        help: 'a second agent reviews each change that passed the checks: comment: its findings are told; gate: what it does not let through is tried again',
        example: 'comment',
    }),
    'review-model': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'the model that reviews; another one than the one that works sees more; default: the same',
        example: 'opus',
    }),
    'max-turns': define_setting_setting({
        read: (0,setting/* count */.U9)(1),
        fallback: 200,
        env: 'RALPH_DEFAULT_MAX_TURNS',
        help: "turns of one agent call; a task's own max_turns beats it",
        example: '100',
    }),
    'skip-permissions': define_setting_setting({
        read: setting/* toggle */.L$,
        fallback: true,
        env: 'RALPH_SKIP_PERMISSIONS',
        help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
        example: 'false',
    }),
    'permission-mode': define_setting_setting({
        read: (0,setting/* oneOf */.yL)('acceptEdits', 'dontAsk', 'auto'),
        fallback: 'acceptEdits',
        help: 'where permissions are not skipped: acceptEdits allows edits and --allowed-tools, dontAsk only the latter, auto lets the CLI judge',
        example: 'dontAsk',
    }),
    'allowed-tools': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a tool that the agent may use where permissions are not skipped',
        example: '"Bash(npm test)"',
    }),
};

// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
;// CONCATENATED MODULE: ./build/core/config/state-prefix.js
const part = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/;
/** Namespaces that git, servers or ralph itself mean something by. */
const taken = /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/;
/** A folder of refs: of branches, or of a namespace of its own. */
const statePrefix = (raw) => {
    const prefix = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : '';
    const parts = prefix.split('/');
    const fits = parts[0] === 'refs' && parts.length >= 3 && parts.every((name) => part.test(name)) && !taken.test(prefix);
    return fits && prefix.length <= 100
        ? { value: prefix }
        : { expected: 'a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph' };
};

;// CONCATENATED MODULE: ./build/core/config/branch-settings.js




/** Where a run keeps its branches, and what becomes of a base that moves. */
const branchSettings = {
    'merge-base': define_setting_setting({
        read: setting/* toggle */.L$,
        fallback: true,
        help: 'false: a base that moved is not merged into the work branch when a job starts',
        example: 'false',
    }),
    'base-conflict': define_setting_setting({
        read: (0,setting/* oneOf */.yL)('person', 'task'),
        fallback: 'person',
        help: 'a moved base that conflicts: person: wait for a merge by hand; task: the agent resolves it next, the checks decide',
        example: 'task',
    }),
    remote: define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
        example: 'origin',
    }),
    'state-ref': define_setting_setting({
        read: statePrefix,
        fallback: state_ref_name/* usualPrefix */.lI,
        help: 'the folder of refs that holds the state of each plan; refs/ralph/state is outside of the branches, where other apps build each one',
        example: 'refs/ralph/state',
    }),
};

// EXTERNAL MODULE: ./build/core/config/check-list.js
var check_list = __webpack_require__(5114);
;// CONCATENATED MODULE: ./build/core/config/mirror-status.js

const expected = 'names of statuses with a check each: test=npm test, or {test: "npm test"} in the file';
/** Reads an object, or `name=check`, one a line: the name ends at the first `=`. */
const mirrorStatus = (raw) => {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
        return judged(Object.entries(raw));
    const read = (0,setting/* lines */.Mn)(raw);
    if ('expected' in read)
        return { expected };
    return judged(read.value.map((text) => /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []));
};
function judged(pairs) {
    const entries = pairs.map(([name, check]) => [textOf(name), textOf(check)]);
    const whole = entries.every(([name, check]) => name !== '' && check !== '');
    const twice = new Set(entries.map(([name]) => name)).size < entries.length;
    return whole && !twice ? { value: Object.fromEntries(entries) } : { expected };
}
const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

;// CONCATENATED MODULE: ./build/core/config/settings.js









/**
 * Every setting, once. Name of the flag (`--name`), of the key in `ralph.yml` and of the action's input.
 * A key that holds an object in `ralph.yml` is flattened: `agent: {name: claude, path: x}` is `agent` and `agent-path`.
 */
const settings = {
    plan: define_setting_setting({
        read: setting/* text */.Qq,
        fallback: 'plan.json',
        env: 'RALPH_PLAN_FILE',
        help: 'the plan file',
        example: 'plan.json',
    }),
    validate: define_setting_setting({
        read: check_list/* checks */.A,
        fallback: [],
        env: 'RALPH_VALIDATION_COMMANDS',
        repeatable: true,
        help: 'a check that every iteration must pass; give it once per command',
        example: '"npm test"',
    }),
    strategy: define_setting_setting({
        read: (0,setting/* oneOf */.yL)('strict', 'lenient', 'tests_only'),
        fallback: 'strict',
        env: 'RALPH_VALIDATION_STRATEGY',
        help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
        example: 'lenient',
    }),
    'known-red': define_setting_setting({
        read: setting/* toggle */.L$,
        fallback: false,
        toggle: true,
        help: 'accept checks that fail at the baseline; from then on only new failures count',
        example: '',
    }),
    setup: define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a command that prepares the workspace once, before the baseline',
        example: '"npm ci"',
    }),
    'before-capture': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a command that runs after the agent and before its changes are read, such as a formatter; it must pass',
        example: '"npx prettier --write ."',
    }),
    'working-directory': define_setting_setting({
        read: setting/* directory */.yy,
        fallback: '.',
        help: "where the agent and the checks work; a check's and a task's own beat it",
        example: 'packages/web',
    }),
    mode: define_setting_setting({
        read: (0,setting/* oneOf */.yL)('handoff-only'),
        fallback: 'handoff-only',
        env: 'RALPH_MODE',
        help: 'how memory reaches the next iteration',
        example: 'handoff-only',
    }),
    ...agentSettings,
    'max-iterations': define_setting_setting({
        read: (0,setting/* count */.U9)(1),
        fallback: 50,
        env: 'RALPH_MAX_ITERATIONS',
        help: 'attempts that this job may make; run-iterations bounds the whole run',
        example: '10',
    }),
    'run-iterations': define_setting_setting({
        read: (0,setting/* optional */.lq)((0,setting/* count */.U9)(1)),
        fallback: undefined,
        env: 'RALPH_RUN_ITERATIONS',
        help: 'attempts that the whole run may make, over all of its jobs; without it max_iterations of the plan, where that is given',
        example: '40',
    }),
    'time-budget': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        unit: 'ms',
        help: 'no iteration starts after so much time',
        example: '2h',
    }),
    'job-limit': define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* duration */.p0),
        fallback: undefined,
        help: 'how long the machine lets this job live: nothing starts that would be cut off, and what runs is ended a minute before',
        example: '6h',
    }),
    'cost-budget': define_setting_setting({
        read: setting/* money */.TG,
        fallback: 10,
        unit: 'USD',
        help: 'USD for the whole run; what remains of it bounds each agent call',
        example: '25',
    }),
    'min-delay': define_setting_setting({
        read: setting/* duration */.p0,
        fallback: 0,
        unit: 'ms',
        env: 'RALPH_MIN_DELAY_SECONDS',
        help: 'least time between two agent starts',
        example: '30s',
    }),
    'context-budget': define_setting_setting({
        read: (0,setting/* count */.U9)(500),
        fallback: 8000,
        env: 'RALPH_CONTEXT_BUDGET_TOKENS',
        help: 'tokens of the assembled prompt, at four characters each',
        example: '12000',
    }),
    'commit-prefix': define_setting_setting({
        read: setting/* text */.Qq,
        fallback: 'ralph',
        env: 'RALPH_COMMIT_PREFIX',
        help: 'first word of each commit message',
        example: 'ralph',
    }),
    'commit-mode': define_setting_setting({
        read: (0,setting/* oneOf */.yL)('git', 'api'),
        fallback: 'git',
        help: 'api: GitHub makes and signs the commits of the work branch, as the account of `github-token`, where a rule demands signed commits',
        example: 'api',
    }),
    'commit-template': define_setting_setting({
        read: message_template/* messageTemplate */.A,
        fallback: message_template/* usualTemplate */.xX,
        help: `message of an iteration's commit, of ${message_template/* placeholders */.Ft.map((name) => `{${name}}`).join(', ')}; the first line is its subject, trailers follow in any case`,
        example: '"feat({task}): {title}"',
    }),
    'commit-subject-limit': define_setting_setting({
        read: (0,setting/* count */.U9)(20),
        fallback: commit_message/* usualSubjectLimit */.e,
        help: "characters of that commit's subject at most; the title is cut",
        example: '72',
    }),
    author: define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'author of the commits, where a CLA or a DCO check knows only people; default: ralph',
        example: '"Ada Byron <ada@example.com>"',
    }),
    committer: define_setting_setting({
        read: (0,setting/* optional */.lq)(setting/* text */.Qq),
        fallback: undefined,
        help: 'who commits; default: the user of the repository',
        example: '"Build Bot <bot@example.com>"',
    }),
    'sign-off': define_setting_setting({
        read: setting/* toggle */.L$,
        fallback: false,
        toggle: true,
        help: 'add Signed-off-by of the author where one is set, else of the committer',
        example: '',
    }),
    'agent-env': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a variable that the agent may see besides the usual ones',
        example: 'DATABASE_URL',
    }),
    'check-env': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a variable that checks and set-up may see',
        example: 'DATABASE_URL',
    }),
    'protected-paths': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a path that no iteration may change, besides .github, .ralph and agent settings',
        example: 'migrations/',
    }),
    approval: define_setting_setting({
        read: (0,setting/* oneOf */.yL)('none', 'iteration'),
        fallback: 'none',
        help: 'iteration: each commit that passed waits for `ralph approve` before it is taken in',
        example: 'iteration',
    }),
    'command-permission': define_setting_setting({
        read: leastStandings,
        fallback: [],
        repeatable: true,
        help: 'the least role for an order in a comment, by command or for all; default: write',
        example: 'approve=maintain',
    }),
    'command-bots': define_setting_setting({
        read: setting/* lines */.Mn,
        fallback: [],
        repeatable: true,
        help: 'a bot whose comments may hold orders; no other bot may order anything',
        example: '"release-helper[bot]"',
    }),
    'mirror-status': define_setting_setting({
        read: mirrorStatus,
        fallback: {},
        repeatable: true,
        object: true,
        help: 'a status that the rules of the repository require, and the check whose verdict is published under its name',
        example: '"test=npm test"',
    }),
    'close-issue': define_setting_setting({
        read: setting/* toggle */.L$,
        fallback: false,
        toggle: true,
        help: 'close the tracking issue when every task is done',
        example: '',
    }),
    ...branchSettings,
    'log-level': define_setting_setting({
        read: (0,setting/* oneOf */.yL)('debug', 'info', 'warn', 'error'),
        fallback: 'info',
        env: 'RALPH_LOG_LEVEL',
        help: 'how much is shown while it works',
        example: 'debug',
    }),
};


/***/ }),

/***/ 8802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ commandForms),
  U: () => (/* binding */ readCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/command.js


const command_text = schemas/* string */.YjP();
/** An operator's order (DESIGN §2 "command"): the same words on a laptop and in a comment. */
const OperatorCommand = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('pause'), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('resume') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('stop'), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('skip'), task: plan/* TaskId */.LD, why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('retry'), task: plan/* TaskId */.LD, why: command_text }),
    /** Without a SHA the order names nothing; only a tool that shows the waiting commit may fill it in. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('approve'), sha: schemas/* string */.YjP().regex(/^(?:[0-9a-f]{7,64})?$/) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('undo'), iteration: schemas/* int */.Whr().min(1), reopen_dependents: schemas/* boolean */.zMY(), why: command_text }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('hint'), text: command_text.min(1) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('remember'), text: command_text.min(1) }),
    /** What the whole run may cost, and how many attempts a job may make; at least one of them. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('budget'), usd: command_text.nullable(), iterations: command_text.nullable() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('mode'), value: command_text.min(1) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('set'), name: command_text.min(1), value: command_text.min(1) }),
    /** Words that only make sense in a comment: a laptop has a program for each. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('start') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('plan') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('status') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('help') }),
    /** On a review or a commit the order says by its place what it means; elsewhere it names the iteration. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('redo'), iteration: schemas/* int */.Whr().min(1).nullable(), why: command_text }),
]);

// EXTERNAL MODULE: ./build/core/plan/nearest.js
var plan_nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/control/read-command.js



/** How each command is written, and what one gets wrong most easily. */
const commandForms = {
    start: 'start',
    pause: 'pause [reason]',
    resume: 'resume',
    stop: 'stop [reason]',
    skip: 'skip TASK [reason]',
    retry: 'retry TASK [reason]',
    hint: 'hint TEXT',
    approve: 'approve SHA',
    undo: 'undo ITERATION [--reopen-dependents] [reason]',
    budget: 'budget [20usd] [10iter]',
    mode: 'mode NAME',
    set: 'set SETTING VALUE',
    plan: 'plan',
    status: 'status',
    help: 'help',
    redo: 'redo [ITERATION] [reason]',
    remember: 'remember [decision|constraint|pattern|gotcha|unresolved:] TEXT',
};
const names = Object.keys(commandForms);
/** Longest hint in characters (security T4). */
const longestHint = 2000;
/** Reads `skip TASK-7 it is obsolete`, without the `/ralph` of a comment; a fault says how it is written. */
function readCommand(line) {
    const [, word = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? [];
    const kind = names.find((name) => name === word);
    if (kind === undefined)
        return { fault: unknown(word) };
    const [, first = '', more = ''] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? [];
    const given = {
        pause: { kind, why: rest },
        stop: { kind, why: rest },
        resume: { kind },
        skip: { kind, task: first, why: more },
        retry: { kind, task: first, why: more },
        hint: { kind, text: rest },
        approve: { kind, sha: rest.toLowerCase() },
        budget: { kind, ...amountsIn(rest) },
        mode: { kind, value: rest },
        set: { kind, name: first, value: more },
        remember: { kind, text: rest },
        start: { kind },
        plan: { kind },
        status: { kind },
        help: { kind },
        redo: { kind, ...redone(rest) },
        undo: { kind, iteration: wholeNumber(first), ...dependentsIn(more) },
    }[kind];
    if (rest.length > longestHint)
        return { fault: `${kind} takes at most ${longestHint} characters, not ${rest.length}` };
    const command = OperatorCommand.safeParse(given);
    return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` };
}
/** `7 use the cache`: without a number all of it is the reason. */
function redone(rest) {
    const [, number, more = ''] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? [];
    return number === undefined ? { iteration: null, why: rest } : { iteration: Number(number), why: more };
}
/** A number as reports show it, `7` or `#7`; else one that no iteration has. */
const wholeNumber = (word) => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0);
/** `20usd 10iter`, in any order; anything else makes the whole order malformed. */
function amountsIn(text) {
    const words = text.replace(/(?<=\d)\s+(?=usd|iter)/gi, '').split(/\s+/);
    const amount = (pattern) => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null;
    const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/);
    const iterations = amount(/^(\d+)iter(?:ations?)?$/i);
    const understood = (usd === null ? 0 : 1) + (iterations === null ? 0 : 1);
    return understood > 0 && understood === words.length ? { usd, iterations } : {};
}
function dependentsIn(text) {
    const [, flag, why = ''] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? [];
    return { reopen_dependents: flag !== undefined, why };
}
function unknown(word) {
    const meant = (0,plan_nearest/* meantName */.d5)(word, names);
    const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `"${(0,excerpt/* startOf */.GH)(word, 40)}" is no command.${nearest} There are ${names.join(', ')}.`;
}


/***/ }),

/***/ 8260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage),
/* harmony export */   e: () => (/* binding */ usualSubjectLimit)
/* harmony export */ });
/* harmony import */ var _report_wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1541);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3573);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1120);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _message_template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4031);





const usualSubjectLimit = 100;
const maxBody = 4_000;
/** commitlint's usual rules allow 100 columns in a body; a line that is made a quotation takes two of them. */
const columns = 98;
/**
 * The whole message of an iteration's commit: the project's template, by default `ralph[7]: TASK-3 \u2014 title` and the
 * handoff's summary, then our trailers, which the engine reads again. The agent's text cannot act in it: no mention,
 * closing keyword, CI skip or hidden character (`inert`), and no line that git or a bot takes for a trailer, a comment,
 * a scissors line or a release footer.
 */
function commitMessage(given) {
    const { task, iteration, trailers, template = _message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .usualTemplate */ .xX } = given;
    const lines = [
        `Ralph-Plan: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.plan, 200)}`,
        `Ralph-Task: ${task.id}`,
        `Ralph-Iteration: ${iteration}`,
        `Ralph-Run: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.run, 200)}`,
    ];
    if (given.merges !== undefined)
        lines.push(`Ralph-Merge: ${given.merges}`);
    if (given.signOff !== undefined)
        lines.push(`Signed-off-by: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(given.signOff, 200)}`);
    const origin = origins[given.source];
    const values = {
        prefix: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(given.prefix, 20),
        iteration: String(iteration),
        task: task.id,
        title: (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .t)(task.title),
        summary: quietLines((0,_text_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .t)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(given.handoff.summary, maxBody))),
        plan: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(trailers.plan, 200),
    };
    const [first = '', ...rest] = template.split('\n');
    const paragraphs = [
        subject(first, values, given.subjectLimit ?? usualSubjectLimit),
        (0,_message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .filledIn */ .AE)(rest.join('\n'), { ...values, title: quietLines((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(values.title, maxBody)) }).trim(),
        ...(origin === undefined ? [] : [origin]),
        lines.join('\n'),
    ];
    return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`;
}
const origins = {
    synthetic: 'The agent left no handoff: this summary was made by the engine.',
    extracted: 'The agent left no handoff: this summary was extracted from its last words.',
};
/** The title gives way to what stands around it. */
function subject(template, values, limit) {
    const withTitle = (title) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_message_template_js__WEBPACK_IMPORTED_MODULE_3__/* .filledIn */ .AE)(template, { ...values, summary: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(values.summary, limit), title }), Number.MAX_SAFE_INTEGER);
    const room = limit + 1 - withTitle('x').length;
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(withTitle(shortTitle(values.title, Math.max(1, room))), limit);
}
/** Cut at a word where one ends in the second half. */
function shortTitle(title, maxChars) {
    const line = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(title, Number.MAX_SAFE_INTEGER);
    if (line.length <= maxChars)
        return line;
    const cut = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(line, maxChars);
    const space = cut.lastIndexOf(' ');
    return space > maxChars / 2 ? `${cut.slice(0, space)}\u2026` : cut;
}
const acts = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/;
/** Lines that a tool would obey become quotations; blank lines at the ends go. */
function quietLines(text) {
    return text
        .split('\n')
        .flatMap((line) => (0,_report_wrap_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(line, columns))
        .map((line) => (acts.test(line) ? `> ${line.trim()}` : line.trimEnd()))
        .join('\n')
        .trim();
}


/***/ }),

/***/ 4031:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ messageTemplate),
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   xX: () => (/* binding */ usualTemplate)
/* harmony export */ });
/* harmony import */ var _plan_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1934);

/** What a template may name; everything else in braces is a mistake, said before a run begins. */
const placeholders = ['prefix', 'iteration', 'task', 'title', 'summary', 'plan'];
const usualTemplate = '{prefix}[{iteration}]: {task} \u2014 {title}\n\n{summary}';
const placeholder = /\{([A-Za-z_-]+)\}/g;
const named = (names) => names.map((name) => `{${name}}`).join(', ');
/** Reads the message of an iteration's commit: its first line is the subject. */
const messageTemplate = (raw) => {
    const given = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : '';
    if (given === '')
        return { expected: `a message such as "feat({task}): {title}", of ${named(placeholders)}` };
    const unknown = [...given.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
    if (unknown === undefined)
        return { value: given };
    const meant = (0,_plan_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .meantName */ .d5)(unknown, placeholders);
    const nearest = meant === undefined ? '' : ` (did you mean {${meant}}?)`;
    return { expected: `a message of ${named(placeholders)}, and {${unknown}} is none of them${nearest}` };
};
/** The text with each placeholder's value in its place; what a value holds is not looked at again. */
const filledIn = (template, values) => template.replace(placeholder, (written, name) => (isPlaceholder(name) ? values[name] : written));
const isPlaceholder = (name) => placeholders.some((known) => known === name);


/***/ }),

/***/ 4087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
/**
 * A function of one object that is computed once for each object and kept for as long as the object lives. Only for
 * what is never changed after it was made, as plans and the tasks of a state are; so must the result be.
 */
function oncePer(compute) {
    const known = new WeakMap();
    return (of) => {
        const before = known.get(of);
        if (before)
            return before.value;
        const value = compute(of);
        known.set(of, { value });
        return value;
    };
}


/***/ }),

/***/ 3420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
/** The first that matches is the fault. Up to "HEAD" it is git's own list (`git check-ref-format`), then ours. */
const rules = [
    { refuses: /^$/, fault: 'is empty' },
    { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'holds a space, a control character or an invisible one' },
    { refuses: /[~^:?*[\\]/, fault: 'holds one of ~ ^ : ? * [ \\' },
    { refuses: /\.\./, fault: 'holds ".."' },
    { refuses: /@\{/, fault: 'holds "@{"' },
    { refuses: /^@$/, fault: 'is "@"' },
    { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or holds "//"' },
    { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
    { refuses: /\.$/, fault: 'ends with "."' },
    { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
    { refuses: /^-/, fault: 'begins with "-"' },
    { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
    // The rest passes git, yet means something to a shell, to a ref lookup or to a person's eye (reliability I5).
    { refuses: /[$();'"`|&<>]/, fault: 'holds one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
/**
 * What is wrong with a branch name, as the end of a sentence that begins with the name; undefined when it can be
 * used. Whatever passes here also passes `git check-ref-format --branch`.
 */
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 1790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** Edges between the tasks of a plan. A dependency on itself or on nothing is left to its own lint rule. */
const dependencyEdges = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
/**
 * Cycles that share no edge, each from its earliest position on: together they hold at least one edge of every
 * cycle, so none found means that there is none. Linear in tasks and edges, since an edge is looked at once; listing
 * every cycle would be exponential. Iterative: recursion overflowed on a chain of 20,000 (reliability I1).
 */
function findCycles(edges) {
    const cycles = [];
    const path = [];
    const placeOnPath = new Map();
    const nextEdge = takeEdges(edges);
    const enter = (node) => {
        placeOnPath.set(node, path.length);
        path.push(node);
    };
    const cutTo = (length) => {
        for (const node of path.splice(length))
            placeOnPath.delete(node);
    };
    const step = (node) => {
        const to = nextEdge(node);
        if (to === undefined) {
            cutTo(path.length - 1);
            return;
        }
        const place = placeOnPath.get(to);
        if (place !== undefined) {
            cycles.push(fromEarliest(path.slice(place)));
            cutTo(place + 1);
        }
        else
            enter(to);
    };
    for (const start of edges.keys()) {
        enter(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1))
            step(node);
    }
    return cycles;
}
/** Hands out each edge once, so a node that is entered again has only the rest to go. */
function takeEdges(edges) {
    const taken = edges.map(() => 0);
    return (node) => {
        const edge = taken[node] ?? 0;
        taken[node] = edge + 1;
        return edges[node]?.[edge];
    };
}
function fromEarliest(cycle) {
    const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0);
    return [...cycle.slice(first), ...cycle.slice(0, first)];
}
/** All positions, each after everything that it waits for; edges that close a cycle are passed over. Linear. */
function dependenciesFirst(edges) {
    const order = [];
    const seen = new Set();
    const nextEdge = takeEdges(edges);
    for (const start of edges.keys()) {
        const path = seen.has(start) ? [] : [start];
        seen.add(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
            const to = nextEdge(node);
            if (to === undefined) {
                order.push(node);
                path.pop();
            }
            else if (!seen.has(to)) {
                seen.add(to);
                path.push(to);
            }
        }
    }
    return order;
}


/***/ }),

/***/ 9064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
/** `['tasks', 3, 'depends_on', 0]` \u2192 `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
function printPath(path) {
    let printed = '';
    for (const segment of path) {
        if (typeof segment === 'number')
            printed += `[${segment}]`;
        else if (!/^[A-Za-z_$][\w$-]*$/.test(segment))
            printed += `[${shown(segment)}]`;
        else
            printed += printed === '' ? segment : `.${segment}`;
    }
    return printed;
}
/** The finding that a person sees; without `locate` it has no line. */
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
/** A value as a message quotes it: at most 40 characters, invisible ones escaped, lists and objects only named. */
function shown(value) {
    if (typeof value === 'string') {
        const short = value.length > shownLength ? `${value.slice(0, shownLength)}\u2026` : value;
        return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
    }
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
}
function escaped(char) {
    return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 2168:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   G_: () => (/* binding */ caseTwins),
/* harmony export */   U3: () => (/* binding */ reservedId),
/* harmony export */   bJ: () => (/* binding */ reservedIds),
/* harmony export */   kn: () => (/* binding */ duplicateIds)
/* harmony export */ });
/** How the ids of the engine's own tasks begin; no plan may use it, so that these never meet. */
const reservedId = 'ralph-merge-';
const isReserved = (id) => id.toLowerCase().startsWith(reservedId);
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => isReserved(id)
    ? {
        severity: 'error',
        code: 'PLAN_RESERVED_ID',
        at: ['tasks', index, 'id'],
        message: `The id "${id}" begins with "${reservedId}", as the engine's own tasks do.`,
        remedy: 'Use another id.',
    }
    : []);
/** The seed counted a duplicate twice and then never ran what depended on it (A9). */
const duplicateIds = ({ tasks }) => {
    const seen = new Set();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        if (seen.has(id)) {
            faults.push({
                severity: 'error',
                code: 'PLAN_DUPLICATE_ID',
                at: ['tasks', index, 'id'],
                message: `The id "${id}" is used by more than one task.`,
                remedy: 'Give this task an id of its own.',
            });
        }
        seen.add(id);
    }
    return faults;
};
/** Ids become file names, and some file systems do not tell `a` from `A`. */
const caseTwins = ({ tasks }) => {
    const spelling = new Map();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        const first = spelling.get(id.toLowerCase());
        if (first === undefined)
            spelling.set(id.toLowerCase(), id);
        else if (first !== id) {
            faults.push({
                severity: 'error',
                code: 'PLAN_CASE_TWIN',
                at: ['tasks', index, 'id'],
                message: `The ids "${first}" and "${id}" differ only by upper and lower case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};


/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: lintPlan, rules

// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/text/arrows.js
var arrows = __webpack_require__(2840);
// EXTERNAL MODULE: ./build/core/plan/dependency-graph.js
var dependency_graph = __webpack_require__(1790);
// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/plan/lint-dependencies.js





const selfDependency = (plan) => eachDependency(plan, (task, id) => {
    if (task.id !== id)
        return undefined;
    return {
        severity: 'error',
        code: 'PLAN_SELF_DEPENDENCY',
        message: `Task "${task.id}" depends on itself, so it can never start.`,
        remedy: 'Remove this entry.',
    };
});
const unknownDependency = (plan) => {
    const known = new Set(plan.tasks.map(({ id }) => id));
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => schema_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,plan_fault/* shown */.SP)(id)}, which is not in the plan.`,
            remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
        };
    });
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
    const seen = new Set();
    return task.depends_on.flatMap((id, entry) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `Task "${task.id}" lists the dependency ${(0,plan_fault/* shown */.SP)(id)} more than once.`;
        const at = ['tasks', index, 'depends_on', entry];
        return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }];
    });
});
/** Cycles that share no edge, each with its whole path; after breaking them no other is left. */
const cycles = (plan) => (0,dependency_graph/* findCycles */.p4)((0,dependency_graph/* dependencyEdges */.OJ)(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '');
    const [first = 0] = cycle;
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0;
    return {
        severity: 'error',
        code: 'PLAN_CYCLE',
        at: ['tasks', first, 'depends_on', second],
        message: `These ${ids.length} tasks wait for each other: ${(0,arrows/* arrows */.d)([...ids, ids[0] ?? ''])}.`,
        remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    };
});
/** Only the direct dependency is reported: whatever waits further down is freed by the same change. */
const deadDependency = (plan) => {
    const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
    return eachDependency(plan, (task, id) => {
        const over = status.get(id);
        if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped'))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_DEAD_DEPENDENCY',
            message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
            remedy: `Set "${id}" to pending, or remove this entry.`,
        };
    });
};
/** Still to be run; in_progress is pending again after a crash. */
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
/** Asks about each different dependency of each task once, at its first place. */
function eachDependency(plan, ask) {
    return plan.tasks.flatMap((task, index) => {
        const seen = new Set();
        return task.depends_on.flatMap((id, entry) => {
            if (seen.has(id))
                return [];
            seen.add(id);
            const fault = ask(task, id);
            return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : [];
        });
    });
}

// EXTERNAL MODULE: ./build/core/plan/lint-ids.js
var lint_ids = __webpack_require__(2168);
// EXTERNAL MODULE: ./build/core/plan/branch-name.js
var branch_name = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/plan/milestones.js
var plan_milestones = __webpack_require__(2649);
;// CONCATENATED MODULE: ./build/core/plan/lint-milestones.js



/** A milestone ends the name of a branch. */
const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
    const ends = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`;
    const fault = milestone === undefined ? undefined : (0,branch_name/* branchNameFault */.K)(ends);
    if (fault === undefined)
        return [];
    const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`;
    const at = ['tasks', index, 'milestone'];
    return [
        { severity: 'error', code: 'PLAN_UNSAFE_MILESTONE', at, message, remedy: 'Use a name such as API or v1.2.' },
    ];
});
/** Commits of one milestone stand together, so none may wait for a later one. */
const milestoneOrder = (plan) => {
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
    if (!milestones)
        return [];
    const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
    return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
        const other = tasks.get(id);
        if (!other || other.status === 'done' || milestones.rank(other) <= milestones.rank(task))
            return [];
        const [here, later] = [milestones.of(task.id), milestones.of(id)];
        return [
            {
                severity: 'error',
                code: 'PLAN_MILESTONE_ORDER',
                at: ['tasks', index, 'depends_on', entry],
                message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
                remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`,
            },
        ];
    }));
};
/** Two spellings of one milestone would be two pull requests; some file systems do not tell `api` from `API`. */
const milestoneTwins = (plan) => {
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
    if (!milestones)
        return [];
    return (0,nearest/* nearTwins */.Yc)(milestones.names).map(({ name, like }) => {
        const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
        const same = name.toLowerCase() === like.toLowerCase();
        return {
            severity: same ? 'error' : 'warning',
            code: 'PLAN_MILESTONE_TWIN',
            at: ['tasks', index, 'milestone'],
            message: same
                ? `The milestones "${like}" and "${name}" differ only by upper and lower case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};

;// CONCATENATED MODULE: ./build/core/plan/lint-names.js


/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return [];
    const message = `The branch name ${(0,plan_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
/** As the CLI writes them. What begins with `-` would be read as a flag of its own, and could lift every limit. */
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
    if (toolPattern.test(tool))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_TOOL',
            at: ['tasks', index, 'allowed_tools', entry],
            message: `Task "${task.id}" allows ${(0,plan_fault/* shown */.SP)(tool)}, which is no tool's name.`,
            remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
    ];
}));
/** A skill names a file, `.ralph/skills/<name>.md`. */
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
    if (skillPattern.test(skill) && !skill.includes('..'))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_SKILL',
            at: ['tasks', index, 'skills', entry],
            message: `Task "${task.id}" names the skill ${(0,plan_fault/* shown */.SP)(skill)}, which is no plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));

// EXTERNAL MODULE: ./build/core/validation/inside-path.js
var inside_path = __webpack_require__(6120);
;// CONCATENATED MODULE: ./build/core/plan/lint-paths.js


const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
/** `paths` and `working_directory` are compared and joined as they are: nothing absolute, nothing that leaves. */
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
        ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
        ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ];
    return given.flatMap(({ field, value, entry }) => {
        const why = fault(field, value);
        if (why === undefined)
            return [];
        const message = `Task "${id}" has ${(0,plan_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
        return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }];
    });
});
function fault(field, value) {
    if (value.trim() === '')
        return 'is empty';
    if (field === 'paths' && value.startsWith('!'))
        return 'excludes paths; only what may be changed can be named';
    return (0,inside_path/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}

;// CONCATENATED MODULE: ./build/core/plan/lint-texts.js

const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.description.trim() !== '')
        return [];
    const message = `Task "${task.id}" has no description; the agent sees only its title.`;
    const remedy = 'Describe what is to be built.';
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== ''))
        return [];
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
    const remedy = 'Say how one can see that it is done.';
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }];
});

;// CONCATENATED MODULE: ./build/core/plan/lint.js







/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
const rules = [
    unsafeBranch,
    lint_ids/* duplicateIds */.kn,
    lint_ids/* caseTwins */.G_,
    lint_ids/* reservedIds */.bJ,
    selfDependency,
    unknownDependency,
    repeatedDependency,
    cycles,
    deadDependency,
    unsafeMilestone,
    milestoneOrder,
    milestoneTwins,
    unsafeSkill,
    unsafeTool,
    unsafePath,
    missingDescription,
    missingCriteria,
];
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
/** Every finding about a plan that came from no file; a file goes through `readPlan`, which knows the lines. */
function lintPlan(plan) {
    return lintFaults(plan).map((fault) => toFinding(fault));
}
/** Errors of `after` that `before` did not have, as sentences: what a change to a plan would break. */
function newErrors(before, after) {
    const errors = errorSentences(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorSentences(before));
    return errors.filter((sentence) => !old.has(sentence));
}
function errorSentences(plan) {
    return lintFaults(plan).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}


/***/ }),

/***/ 2649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ milestonesOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _lint_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2168);



/**
 * The milestones of a plan (issue 5, point 8). A task without one of its own belongs to the first milestone that
 * waits for it. Undefined for a plan without milestones. Linear in tasks and dependencies.
 */
const milestonesOf = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
    if (names.length === 0)
        return undefined;
    const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
    const rankOf = (id) => ranks.get(id) ?? names.length;
    return {
        names,
        of: (id) => names[rankOf(id)] ?? null,
        rank: ({ id }) => ((0,_lint_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(id) ? -1 : rankOf(id)),
    };
});
/** Those that wait come before what they wait for, so that each hands its rank on. */
function ranksOf(plan, order) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const needed = plan.tasks.map(() => order.size);
    const ranks = new Map();
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges).reverse()) {
        const task = plan.tasks[at];
        if (!task)
            continue;
        const rank = task.milestone === undefined ? (needed[at] ?? order.size) : (order.get(task.milestone) ?? order.size);
        ranks.set(task.id, rank);
        for (const to of edges[at] ?? [])
            needed[to] = Math.min(needed[to] ?? order.size, rank);
    }
    return ranks;
}


/***/ }),

/***/ 933:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9064);



/**
 * A plan's name: its `name`, else its file's name without extension. The name becomes part of refs. A file name that
 * is no safe name is refused, not bent: two files bent to one name would share one state.
 * Throws RalphError PLAN_NAME; `readPlan` reports the same as a finding.
 */
function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, kind: 'data', message: fault.message, hint: fault.remedy });
}
/** The finding about a plan without `name` whose file's name cannot stand in for it. */
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file's name ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`,
    };
}
function fileStem(file) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const dot = base.lastIndexOf('.');
    return dot > 0 ? base.slice(0, dot) : base;
}
function safeName(stem) {
    const words = stem.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
    return words.join('-').slice(0, 60) || 'my-plan';
}


/***/ }),

/***/ 8917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3573);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9064);



const maxTasks = 20_000;
/** A task may wait for every other one. Longer lists overflow zod's stack when their entries are wrong (measured). */
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
/** Checks types and values field by field: one fault for each place, with the value that is there. */
function checkShape(value) {
    const parsed = _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
/** Lists that are too long to be looked at entry by entry. */
function listFaults(value) {
    const tasks = valueAt(value, ['tasks']);
    if (!Array.isArray(tasks))
        return [];
    if (tasks.length > maxTasks)
        return [tooLong(['tasks'], tasks.length, maxTasks)];
    return tasks.flatMap((task, index) => Object.entries(maxEntries).flatMap(([name, limit]) => {
        const list = valueAt(task, [name]);
        return Array.isArray(list) && list.length > limit ? [tooLong(['tasks', index, name], list.length, limit)] : [];
    }));
}
function tooLong(at, count, limit) {
    const message = `${label(at)} has ${count} entries; at most ${limit} are allowed.`;
    const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.';
    return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy };
}
/** The faults behind a zod error. Two issues with one place (an unsafe id breaks several rules) are one fault. */
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
    }
    return [...faults.values()];
}
function valueAt(value, path) {
    let found = value;
    for (const segment of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment))
            return undefined;
        found = found[segment];
    }
    return found;
}
function describe(issue, at, found) {
    const what = label(at);
    if (issue.code === 'invalid_type' && found === undefined) {
        return { code: 'PLAN_MISSING_FIELD', message: `${what} is missing.`, remedy: `Add it: ${kind(issue.expected)}.` };
    }
    if (issue.code === 'too_small' && issue.origin === 'array' && at.length === 1) {
        return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' };
    }
    const demand = demanded(issue);
    const message = `${what} must be ${demand}; found ${(0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
/** A safe id that says the same, as far as that can be guessed; it is judged like any other. */
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
/** Only ids have a pattern and a refinement in the schema. */
function isIdIssue(issue) {
    return issue.code === 'invalid_format' || issue.code === 'custom';
}
function demanded(issue) {
    if (isIdIssue(issue)) {
        return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)';
    }
    if (issue.code === 'invalid_type')
        return kind(issue.expected);
    if (issue.code === 'invalid_value')
        return `one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return 'a text that is not empty';
    if (issue.code === 'too_small' && issue.origin === 'array')
        return 'a list that is not empty, or left out';
    if (issue.code === 'too_small')
        return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    if (issue.code === 'too_big')
        return `a number of at most ${issue.maximum}`;
    return `valid (${issue.message})`;
}
const kinds = {
    string: 'a text in double quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'an object in { }',
};
function kind(expected) {
    return kinds[expected] ?? expected;
}


/***/ }),

/***/ 8560:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ readPlan)
});

// UNUSED EXPORTS: maxPlanBytes

;// CONCATENATED MODULE: ./build/core/plan/decode-text.js
const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).';
/**
 * The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
 * sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (reliability I2).
 */
function decodeText(bytes, file) {
    const foreign = foreignEncoding(bytes);
    if (foreign !== undefined)
        return encodingFault(`${file} is ${foreign}, not UTF-8.`);
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        const nul = bytes.indexOf(0);
        return nul < 0 ? text : encodingFault(`${file} holds a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`);
    }
    catch {
        const offset = firstInvalidUtf8(bytes);
        const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
        return encodingFault(`${file} is not valid UTF-8: byte 0x${byte} at offset ${offset} (line ${lineAt(bytes, offset)}).`);
    }
}
function encodingFault(message) {
    return { severity: 'error', code: 'PLAN_ENCODING', at: [], message, remedy: encodingRemedy };
}
/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
function foreignEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe)
        return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little endian)';
    if (a === 0xfe && b === 0xff)
        return 'UTF-16 (big endian)';
    if (a !== 0 && a !== undefined && b === 0 && c !== 0)
        return 'UTF-16 (little endian, without a mark)';
    if (a === 0 && b !== 0 && b !== undefined)
        return 'UTF-16 (big endian, without a mark)';
    return undefined;
}
function lineAt(bytes, offset) {
    let line = 1;
    for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1))
        line += 1;
    return line;
}
function firstInvalidUtf8(bytes) {
    let at = 0;
    while (at < bytes.length) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return at;
}
/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
const sequences = [
    { last: 0x7f, length: 1, low: 0x00, high: 0xff },
    { last: 0xc1, length: 0, low: 0x00, high: 0x00 },
    { last: 0xdf, length: 2, low: 0x80, high: 0xbf },
    { last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
    { last: 0xec, length: 3, low: 0x80, high: 0xbf },
    { last: 0xed, length: 3, low: 0x80, high: 0x9f },
    { last: 0xef, length: 3, low: 0x80, high: 0xbf },
    { last: 0xf0, length: 4, low: 0x90, high: 0xbf },
    { last: 0xf3, length: 4, low: 0x80, high: 0xbf },
    { last: 0xf4, length: 4, low: 0x80, high: 0x8f },
];
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    const form = sequences.find(({ last }) => lead <= last);
    if (form === undefined || form.length < 2)
        return form?.length ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (second < form.low || second > form.high)
        return 0;
    for (let next = at + 2; next < at + form.length; next += 1) {
        if (((bytes[next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    return form.length;
}

// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
;// CONCATENATED MODULE: ./build/core/plan/duplicate-keys.js

/**
 * Keys that occur twice in one object, of which JSON.parse silently keeps the last, and `__proto__`, which would
 * change what a copy inherits (reliability I3). Nesting is bounded by the parser, so recursion is safe.
 */
function duplicateKeys(root) {
    const faults = [];
    visit(root, [], faults);
    return faults;
}
function visit(node, at, faults) {
    if (node.type === 'object')
        visitObject(node, at, faults);
    if (node.type !== 'array')
        return;
    let index = 0;
    for (const child of node.children ?? []) {
        if (child.children !== undefined)
            visit(child, [...at, index], faults);
        index += 1;
    }
}
function visitObject(node, at, faults) {
    const seen = new Set();
    for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        const name = String(key?.value);
        const place = { severity: 'error', at: [...at, name], offset: property.offset };
        if (name === '__proto__') {
            faults.push({
                ...place,
                code: 'PLAN_FORBIDDEN_KEY',
                message: 'The key "__proto__" is not allowed.',
                remedy: 'Remove it; it is no field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,plan_fault/* shown */.SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/core/plan/json-syntax.js

const maxDepth = 64;
/** One mistake makes the parser stumble on: the first error of each line, at most this many. */
const maxSyntaxFaults = 20;
/**
 * Parses strict JSON: no comments, no trailing commas. Nesting beyond 64 is refused before the recursive parser
 * sees it (reliability I4). The value comes from JSON.parse, which keeps a `__proto__` key an ordinary own property.
 */
function parseDocument(text) {
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,main.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root };
    }
    catch {
        // Stricter than the parser that finds places: the text is refused all the same, without one.
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
/**
 * Only a closing bracket that fits takes a level off, so this never counts fewer levels than the recursive parser
 * opens: that one either closes the same bracket or skips more than this does.
 */
function tooDeep(text) {
    const scanner = (0,main.createScanner)(text, true);
    const open = [];
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const char = text[scanner.getTokenOffset()];
        if (char === '{')
            open.push('}');
        else if (char === '[')
            open.push(']');
        else if (char === open.at(-1))
            open.pop();
        if (open.length > maxDepth) {
            const message = `The file nests lists and objects more than ${maxDepth} levels deep.`;
            const remedy = 'A plan needs five levels; check for brackets that are never closed.';
            return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy };
        }
    }
    return undefined;
}
function syntaxFaults(text, errors) {
    const faults = [];
    let lineEnd = -1;
    for (const { error, offset } of errors) {
        if (offset <= lineEnd)
            continue;
        const end = text.indexOf('\n', offset);
        lineEnd = end < 0 ? text.length : end;
        const what = sentences[(0,main.printParseErrorCode)(error)] ?? 'This is not JSON.';
        faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what));
        if (faults.length === maxSyntaxFaults)
            break;
    }
    return faults;
}
function syntaxFault(offset, message) {
    const remedy = 'Correct the JSON at this place; what follows may only be a consequence.';
    return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy };
}
const sentences = {
    InvalidSymbol: 'This word is no JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is no JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is more after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This is no complete JSON number.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON knows no such escape; a backslash itself is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};

;// CONCATENATED MODULE: ./build/core/plan/line-index.js
/** Offset in a text \u2192 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
function lineIndex(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}

// EXTERNAL MODULE: ./build/core/plan/lint.js + 5 modules
var plan_lint = __webpack_require__(8833);
// EXTERNAL MODULE: ./build/core/plan/plan-name.js
var plan_name = __webpack_require__(933);
// EXTERNAL MODULE: ./build/core/plan/plan-shape.js
var plan_shape = __webpack_require__(8917);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/core/plan/salvage-plan.js

/**
 * What can be linted of a plan whose shape has faults, so that a wrong type in one task does not hide a cycle among
 * others. Only for findings, never to be run: a faulty field takes its default, a faulty task keeps its position, and
 * its id becomes its path, which no real id can be.
 */
function salvagePlan(value) {
    const raw = isRecord(value) ? value : {};
    const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : [];
    const branch = raw['branch'];
    return {
        ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
        tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
    };
}
function salvageTask(value, place) {
    const raw = isRecord(value) ? value : {};
    const task = { id: place, title: place, description: '' };
    for (const [name, schema] of Object.entries(plan/* Task */.YZ.shape)) {
        const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined);
        if (parsed.success && parsed.data !== undefined)
            task[name] = parsed.data;
        else
            task[name] ??= schema.safeParse(undefined).data;
    }
    const entries = raw['depends_on'];
    if (Array.isArray(entries))
        task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'));
    return task;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/plan/unknown-fields.js



const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
/** Editors read it to find the published JSON Schema. */
const editorField = '$schema';
/**
 * Fields that the format does not have. One that is nearly a known field is an error, because it would have no
 * effect where the author expects one. Each name is reported once, at its first place, with the number of others.
 */
function unknownFields(root) {
    const found = new Map();
    for (const property of fieldsOf(root)) {
        if (nameOf(property) !== editorField)
            note(found, property, { whose: 'plan', parent: [] });
    }
    for (const [index, task] of taskNodes(root).entries()) {
        for (const property of fieldsOf(task))
            note(found, property, { whose: 'task', parent: ['tasks', index] });
    }
    return [...found.values()].map(toFault);
}
function fieldsOf(node) {
    return node.type === 'object' ? (node.children ?? []) : [];
}
function nameOf(property) {
    return String(property.children?.[0]?.value);
}
function taskNodes(root) {
    const tasks = fieldsOf(root).findLast((property) => nameOf(property) === 'tasks')?.children?.[1];
    return tasks?.type === 'array' ? (tasks.children ?? []) : [];
}
function note(found, property, { whose, parent }) {
    const name = nameOf(property);
    if ((whose === 'plan' ? planFields : taskFields).includes(name) || name === '__proto__')
        return;
    const known = found.get(`${whose} ${name}`);
    if (known === undefined) {
        found.set(`${whose} ${name}`, { name, at: [...parent, name], offset: property.offset, whose, count: 1 });
    }
    else
        known.count += 1;
}
function toFault({ name, at, offset, whose, count }) {
    const meant = (0,nearest/* meantName */.d5)(name, whose === 'plan' ? planFields : taskFields);
    const more = count > 1 ? ` (in ${count} places)` : '';
    const place = { code: 'PLAN_UNKNOWN_FIELD', at, offset };
    if (meant === undefined) {
        const message = `A ${whose} has no field ${(0,plan_fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,plan_fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

;// CONCATENATED MODULE: ./build/core/plan/read-plan.js










const maxPlanBytes = 5 * 1024 * 1024;
/**
 * Reads a plan file and says everything that is wrong with it at once, in the order of the file (issue "Plan").
 * Never throws. `plan` is there exactly when no finding is an error; warnings do not hinder. `file` is the path as
 * the user wrote it: for messages, and for the plan's name where it has none.
 */
function readPlan(bytes, file) {
    if (bytes.length > maxPlanBytes)
        return refused([tooLarge(bytes.length, file)]);
    const text = decodeText(bytes, file);
    if (typeof text !== 'string')
        return refused([text]);
    const placeOf = lineIndex(text);
    const document = parseDocument(text);
    if (Array.isArray(document)) {
        return refused(document, ({ offset }) => (offset === undefined ? undefined : placeOf(offset)));
    }
    const { plan, faults } = judge(document, file);
    const offsetOf = (fault) => fault.offset ?? offsetAt(document.root, fault.at);
    const inOrder = faults
        .map((fault) => ({ fault, offset: offsetOf(fault) }))
        .sort((a, b) => a.offset - b.offset)
        .map(({ fault, offset }) => (0,plan_fault/* toFinding */.N6)(fault, () => placeOf(offset)));
    return { plan, findings: inOrder };
}
function refused(faults, locate) {
    return { plan: undefined, findings: faults.map((fault) => (0,plan_fault/* toFinding */.N6)(fault, locate)) };
}
function judge({ value, root }, file) {
    const keys = [...duplicateKeys(root), ...unknownFields(root)];
    const lists = (0,plan_shape/* listFaults */.OC)(value);
    if (lists.length > 0)
        return { plan: undefined, faults: [...keys, ...lists] };
    const { plan, faults: shape } = (0,plan_shape/* checkShape */.eA)(value);
    const lint = notCovered((0,plan_lint/* lintFaults */.Lb)(plan ?? salvagePlan(value)), shape);
    const name = plan !== undefined && plan.name === undefined ? (0,plan_name/* fileNameFault */.K)(file) : undefined;
    const faults = [...keys, ...shape, ...lint, ...(name === undefined ? [] : [name])];
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, faults };
}
/** Lint findings at a place that has the wrong shape only repeat it: the value was made up. */
function notCovered(lint, shape) {
    const places = new Set(shape.map(({ at }) => (0,plan_fault/* printPath */.bA)(at)));
    if (places.size === 0)
        return [...lint];
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,plan_fault/* printPath */.bA)(at.slice(0, index + 1)))));
}
/** Where the value at `path` was written, or the innermost part of the document that holds its place. */
function offsetAt(root, path) {
    let node = root;
    let offset = root.offset;
    for (const segment of path) {
        const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment);
        const value = child?.type === 'property' ? child.children?.[1] : child;
        if (child === undefined || value === undefined)
            return offset;
        offset = child.offset;
        node = value;
    }
    return offset;
}
function propertyOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}


/***/ }),

/***/ 8222:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
let segmenter;
/** Made for the first text that needs it: most have none but ASCII, and it loads tables. */
function clusters(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}
/** Emoji shown as pictures, and the East Asian Wide and Fullwidth blocks of Unicode (UAX 11). */
const wide = new RegExp('\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|' +
    '[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F' +
    '\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]', 'u');
const invisible = /^[\p{Mark}\p{Format}\p{Control}]+$/u;
/** Columns that a terminal gives one character as people see it (a grapheme cluster). */
function clusterWidth(cluster) {
    if (wide.test(cluster))
        return 2;
    return invisible.test(cluster) ? 0 : 1;
}
/** Columns that a line of text takes on a terminal. */
function displayWidth(text) {
    if (plain.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of clusters(text))
        width += clusterWidth(segment);
    return width;
}
/** The text, or as much of it as fits `columns` with an ellipsis; never half a character. */
function clip(text, columns) {
    if (columns <= 0)
        return '';
    if (plain.test(text))
        return text.length <= columns ? text : `${text.slice(0, columns - 1)}\u2026`;
    let kept = '';
    let width = 0;
    for (const { segment } of clusters(text)) {
        width += clusterWidth(segment);
        // An agent can print a gigabyte in long lines: what cannot be shown is not measured.
        if (width > columns)
            return `${kept}\u2026`;
        if (width < columns)
            kept += segment;
    }
    return text;
}
/**
 * One column a character, as nearly every line of ours is: Latin, Greek, Cyrillic, dashes and quotes, arrows, lines and
 * blocks. The tables for all others take 10 ms to load.
 */
const plain = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/;
/** Filled up with spaces to `columns`; a longer text stays as it is. */
function pad(text, columns, align = 'left') {
    const filling = ' '.repeat(Math.max(0, columns - displayWidth(text)));
    return align === 'left' ? text + filling : filling + text;
}


/***/ }),

/***/ 1541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8222);

/** A line broken at spaces into lines of at most `columns`; a longer word stands on a line of its own. */
function wrap(text, columns) {
    const [first = '', ...words] = text.split(' ');
    const lines = [first];
    for (const word of words) {
        const longer = `${lines.at(-1)} ${word}`;
        if ((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(longer) <= columns)
            lines[lines.length - 1] = longer;
        else
            lines.push(word);
    }
    return lines;
}


/***/ }),

/***/ 3097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ knownPrefixes),
/* harmony export */   af: () => (/* binding */ stateRefOf),
/* harmony export */   lI: () => (/* binding */ usualPrefix),
/* harmony export */   nK: () => (/* binding */ shownRef)
/* harmony export */ });
/** Where the state refs are unless a setting says otherwise: branches, which a server's pages show. */
const usualPrefix = 'refs/heads/ralph/state';
/** Outside of the branches no other app builds what is there. */
const hiddenPrefix = 'refs/ralph/state';
/** Full name of the ref that holds everything the run of a plan knows. */
const stateRefOf = (plan, prefix = usualPrefix) => `${prefix}/${plan}`;
/** Prefixes under which a state is looked for where no configuration can be read, the given one first. */
const knownPrefixes = (prefix = usualPrefix) => [
    ...new Set([prefix, usualPrefix, hiddenPrefix]),
];
/** As git lets it be typed: a branch by its name, anything else in full. */
const shownRef = (ref) => ref.replace(/^refs\/heads\//, '');


/***/ }),

/***/ 3249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ stripAnsi)
/* harmony export */ });
const esc = String.fromCharCode(0x1b);
const csi8 = String.fromCharCode(0x9b);
const bell = String.fromCharCode(0x07);
// In this order: strings with their end (OSC, DCS, SOS, PM, APC), control sequences, then two-character escapes. A
// string without an end on its line loses its introducer only: it must not hide the output that follows.
const sequences = new RegExp([
    `${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
    `(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
    `${esc}[ -/]*[0-~]?`,
].join('|'), 'g');
/** The text without terminal escape sequences, unfinished ones included. Other control characters stay. */
function stripAnsi(text) {
    return text.replace(sequences, '');
}


/***/ }),

/***/ 2840:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ arrows)
/* harmony export */ });
/** `A \u2192 B \u2192 C`; of a long row its first six and its last five. */
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(' \u2192 ');


/***/ }),

/***/ 2730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const millis = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const shape = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i;
/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds; undefined for anything else. */
function parseDuration(text) {
    if (/^\s*\d+(?:\.\d+)?\s*$/.test(text))
        return Math.round(Number(text) * 1_000);
    if (!shape.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit = ''] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhd])/g)) {
        total += Number(amount) * (millis[unit] ?? Number.NaN);
    }
    return Math.round(total);
}
/** A duration for people: `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
function formatDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)}ms`;
    if (ms < 9_950)
        return `${Math.round(ms / 100) / 10}s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds}s`;
    if (seconds < 3_600)
        return pair([Math.floor(seconds / 60), 'm'], [seconds % 60, 's']);
    const minutes = Math.floor(seconds / 60);
    if (minutes < 1_440)
        return pair([Math.floor(minutes / 60), 'h'], [minutes % 60, 'm']);
    const hours = Math.floor(minutes / 60);
    return pair([Math.floor(hours / 24), 'd'], [hours % 24, 'h']);
}
const pair = ([big, bigUnit], [small, smallUnit]) => small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`;


/***/ }),

/***/ 3573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/* unused harmony export endOf */
/* harmony import */ var _thousands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3427);

/** At most `chars` UTF-16 units from the start; a surrogate pair at the border is left out whole. */
function startOf(text, chars) {
    const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars));
    return text.slice(0, Math.max(0, splits ? chars - 1 : chars));
}
/** At most `chars` UTF-16 units from the end; a surrogate pair at the border is left out whole. */
function endOf(text, chars) {
    const from = Math.max(0, text.length - Math.max(0, chars));
    const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from));
    return text.slice(splits ? from + 1 : from);
}
/**
 * Cuts the middle out so that head, marker and tail, joined by line feeds, have at most `maxChars` UTF-16 units.
 * Cuts at line borders where that costs no more than half of the part; a line cut inside shows `\u2026`, so that no cut
 * can make a new line begin. Undefined where not even the marker has room.
 */
function cutMiddle(text, maxChars, headShare = 0.3) {
    const room = maxChars - markerFor(text.length).length - 2;
    if (room < 0)
        return undefined;
    const headRoom = Math.floor(room * headShare);
    const head = headOf(text, headRoom);
    const tail = tailOf(text, room - headRoom);
    const tailFrom = text.length - tail.kept;
    return { head: head.shown, marker: markerFor(tailFrom - head.kept), tail: tail.shown, tailFrom };
}
/** Head and tail of a text, with the number of characters cut between them. Never longer than `maxChars`. */
function excerpt(text, maxChars, headShare = 0.3) {
    if (text.length <= maxChars)
        return text;
    const cut = cutMiddle(text, maxChars, headShare);
    if (cut === undefined)
        return startOf(text, maxChars);
    return [cut.head, cut.marker, cut.tail].filter((part) => part !== '').join('\n');
}
const markerFor = (chars) => `\u2026 ${(0,_thousands_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(chars)} characters cut \u2026`;
function headOf(text, room) {
    const border = text.lastIndexOf('\n', room);
    if (border > 0 && border >= room / 2)
        return { shown: text.slice(0, border), kept: border };
    const start = startOf(text, room - 1);
    return { shown: start && `${start}\u2026`, kept: start.length };
}
function tailOf(text, room) {
    const border = text.indexOf('\n', text.length - room - 1);
    const whole = border === -1 ? '' : text.slice(border + 1);
    if (whole !== '' && whole.length >= room / 2)
        return { shown: whole, kept: whole.length };
    const end = endOf(text, room - 1);
    return { shown: end && `\u2026${end}`, kept: end.length };
}
const isHigh = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


/***/ }),

/***/ 1120:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);

const reference = '(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d';
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:${reference}))`, 'giu');
/**
 * A foreign text that can be put into a commit or a comment: nobody is mentioned, no issue is closed, no workflow is
 * skipped, nothing is hidden (DESIGN §9.7, reliability I7). What would act is broken where it can be seen: a
 * full-width look-alike or a dash, since an HTML entity would act again once it is rendered.
 */
function inert(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)
        .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '\uff20')
        .replace(closing, '$1 \u2013')
        .replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, '\uff3b')
        .replace(/\*\*\*(?=NO_CI\*\*\*)/g, '** *');
}


/***/ }),

/***/ 2527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3573);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);


/** A text on one line: hidden characters gone, white space folded, cut with `\u2026` beyond `maxChars`. */
function oneLine(text, maxChars) {
    const line = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).replace(/\s+/g, ' ').trim();
    return line.length <= maxChars ? line : `${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, maxChars - 1).trimEnd()}\u2026`;
}
/**
 * `oneLine` for a log that a workflow runner reads: it takes `::command` at the start of a line and the older
 * `##[command]` anywhere in one for orders (reliability C8), so both are broken with a space that people can see.
 */
function plainLine(text, maxChars) {
    return oneLine(oneLine(text, maxChars).replace(/^::/, ': :').replaceAll('##[', '## ['), maxChars);
}


/***/ }),

/***/ 3427:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
/** `12,345`: a whole number for people. `toLocaleString` takes 10 ms when it is first called, which every start would pay. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');


/***/ }),

/***/ 38:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _ansi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3249);

const emoji = '\\p{Extended_Pictographic}';
// What an emoji is joined with, at its place only: anywhere else these characters carry hidden bits.
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
// Format, private, unassigned and control characters; variation selectors, tags; letters and signs that show as nothing.
const hidden = [
    '(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]',
    '[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]',
    '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]',
].join('|');
const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, 'gu');
/**
 * The text as a person sees it: no terminal sequences, control, bidirectional, zero-width or tag characters, and
 * `\n` as its only line end. Visible writing of every script, and emoji, stay (security T4, reliability I7).
 */
function visible(text) {
    return plain.test(text) ? text : withoutHidden(text);
}
/** Most texts: the reports of a large plan look at thousands. */
const plain = /^[ -~\n\t]*$/;
function withoutHidden(text) {
    return (0,_ansi_js__WEBPACK_IMPORTED_MODULE_0__/* .stripAnsi */ .a)(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(joinedOrHidden, '$1');
}


/***/ }),

/***/ 6120:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ insidePath)
/* harmony export */ });
/** A relative path in its shortest form (`.` for the root itself); undefined where it is absolute or leaves the root. */
function insidePath(path) {
    if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path))
        return undefined;
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.includes('..'))
        return undefined;
    return parts.join('/') || '.';
}


/***/ }),

/***/ 281:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findingLine)
/* harmony export */ });
/** `plan.json:12:5 tasks[3].depends_on[0]: \u2026 Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
function findingLine(finding, file) {
    const { line, column, path, message, remedy, code } = finding;
    const place = [file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':');
    return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`;
}


/***/ }),

/***/ 9972:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ settingFlags),
/* harmony export */   QR: () => (/* binding */ flagHelp),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _core_config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5557);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);



/** The flags of some settings, from the one table that also feeds configuration and environment. */
function settingFlags(...names) {
    return Object.fromEntries(names.map((name) => [name, _core_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name]]));
}
/** Parses strictly: an unknown flag, a missing value or a stray argument is RalphError USAGE (exit 64). */
function readFlags(argv, flags, command, operands = 0) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [
        name,
        { type: flag.toggle ? 'boolean' : 'string', multiple: flag.repeatable ?? false },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, allowPositionals: operands > 0 });
        if (positionals.length > operands)
            throw new Error(`unexpected argument '${positionals[operands]}'`);
        return { values: values, operands: positionals };
    }
    catch (error) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'USAGE',
            kind: 'usage',
            message: `${command}: ${error instanceof Error ? error.message : String(error)}`,
            hint: `See \`ralph ${command} --help\`.`,
        });
    }
}
/** One line a flag, aligned. */
function flagHelp(flags) {
    const rows = Object.entries(flags).map(([name, flag]) => {
        const value = flag.toggle ? '' : ` ${flag.example ?? 'VALUE'}`;
        return [`  --${name}${value}`, flag.help];
    });
    const width = Math.min(34, Math.max(...rows.map(([left]) => left.length)) + 2);
    return rows.map(([left, help]) => `${left.padEnd(width)}${left.length >= width ? ' ' : ''}${help}`).join('\n');
}


/***/ }),

/***/ 9707:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ TaskId),
/* harmony export */   UD: () => (/* binding */ Amendment),
/* harmony export */   XH: () => (/* binding */ taskIdPattern),
/* harmony export */   YZ: () => (/* binding */ Task),
/* harmony export */   cw: () => (/* binding */ Plan),
/* harmony export */   e1: () => (/* binding */ TaskStatus),
/* harmony export */   qY: () => (/* binding */ Strategy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** Ids become file names, trailers and prompt text, so only a harmless alphabet is allowed (issue 2; DESIGN §2). */
const taskIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const TaskId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(taskIdPattern, 'expected an id such as TASK-001 (letters, digits, . _ -; at most 64)')
    .refine((id) => !id.includes('..') && !id.toLowerCase().endsWith('.lock'), 'an id may not hold ".." or end in ".lock"');
const TaskStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'in_progress', 'done', 'failed', 'skipped']);
const Strategy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['strict', 'lenient', 'tests_only']);
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).default([]);
/** One unit of work. Field names are the seed's (README "Task Fields"); `model` and `allowed_tools` are ours. */
const Task = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TaskId.describe('letters, digits, . _ -; at most 64; unique'),
    title: text.min(1).describe('one line: what is to be done'),
    description: text.default('').describe('what the agent is asked to do'),
    status: TaskStatus.default('pending').describe('counts when a run begins'),
    order: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().describe('among tasks that could start, the lowest goes first'),
    skills: texts.describe('files .ralph/skills/<name>.md that go into the prompt'),
    needs_docs: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('the agent reads up on the libraries first'),
    libraries: texts.describe('what the agent should read up on first'),
    acceptance_criteria: texts.describe('how the agent knows that it is done'),
    depends_on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TaskId).default([]).describe('ids of tasks that must be done before'),
    /** Tasks of one milestone are done in a row and reviewed in a pull request of their own (issue 5, point 8). */
    milestone: TaskId.optional().describe('tasks of one milestone are done in a row, and get a pull request of their own'),
    max_turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('turns of one agent call'),
    retry_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(0).describe('failed attempts already made'),
    /** Retries after the first attempt: 2 means three attempts in all. */
    max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(2).describe('attempts after the first one'),
    model: text.min(1).optional().describe("for this task's agent calls"),
    /** The only tools that this task's agent may use, such as `Edit` or `Bash(npm test)`. */
    allowed_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text.min(1)).min(1).optional().describe('the only tools that the agent may use, such as Edit'),
    /** Where the agent works, from the top of the repository. */
    working_directory: text.optional().describe('where the agent works, from the top of the repository'),
    /** What the agent may change: paths, directories or globs; empty means everything. */
    paths: texts.describe('what the agent may change: files, directories or globs; empty: everything'),
});
/** `plan.json`: the seed's format. `max_iterations` bounds the run; the flag `max-iterations` bounds the job (DESIGN §8). */
const Plan = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: TaskId.optional().describe("names the run's branches; default: the file's name"),
    project: text.optional().describe('shown in reports'),
    branch: text.min(1).optional().describe('the work branch; default ralph/work/<name>'),
    max_iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional().describe('bounds the whole run'),
    validation_strategy: Strategy.optional().describe('lenient: lint failures are only reported; tests_only: lint is not run'),
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Task).min(1, 'a plan needs at least one task'),
});
/** What an agent may ask to change in the plan (seed §1.7); judged one by one in `core/plan/amend.ts`. */
const Amendment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['add', 'modify', 'remove']),
    reason: text.default(''),
    task_id: text.optional(),
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    after: text.optional(),
});


/***/ })

};
