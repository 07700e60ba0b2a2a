export const id = 521;
export const ids = [521];
export const modules = {

/***/ 1015:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ storedLogin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The CLI's configuration folder of the user, where it holds a login: how a laptop without a key pays. */
function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.claude'));
    return folder !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json')) ? folder : undefined;
}


/***/ }),

/***/ 1519:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ inboxAt),
/* harmony export */   r: () => (/* binding */ inboxPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(774);




const Order = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(5000) });
/** One ref per order under this prefix: giving an order is creating a ref, so two people are never in each other's way. */
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
/**
 * Operator commands in the run's own remote: they reach any job on any machine, need no server, and wait for the next
 * job where none is at work. There is nobody outside to report to, so everything counts as delivered.
 */
function inboxAt(options) {
    const { store, remote, by, now } = options;
    const prefix = inboxPrefix(options.plan);
    const seen = new Map();
    async function read(oid) {
        await remote.fetchCommit(oid);
        const commit = await store.objects.read(oid);
        const text = commit?.content.toString('utf8') ?? '';
        try {
            return Order.parse(JSON.parse(text.slice(text.indexOf('\n\n') + 2)));
        }
        catch {
            return undefined;
        }
    }
    return {
        incoming: async () => {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.look');
            const { refs } = await remote.list([`${prefix}*`]);
            const orders = [];
            for (const [ref, oid] of [...refs].filter(([name]) => name.startsWith(prefix)).sort()) {
                const order = await read(oid);
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.order-read');
                const id = ref.slice(prefix.length);
                seen.set(id, oid);
                orders.push(order ? { id, ...order } : { id, at: '', by: 'somebody', text: `(unreadable order ${id})` });
            }
            return { orders, cursor: null };
        },
        forget: async (ids) => {
            for (const id of ids) {
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.forget');
                // A ref that stays is only looked at once more: its id is among the consumed ones.
                await remote.push({ ref: `${prefix}${id}`, oid: '', expected: seen.get(id) ?? null }).catch(unlessFault);
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.forgotten');
            }
        },
        deliver: async (effects) => effects.map(({ key }) => key),
        effectsOf: () => [],
        report: () => undefined,
        published: () => undefined,
        close: () => Promise.resolve(),
        give: async ({ by: who, text }) => {
            const at = new Date(now()).toISOString();
            const id = `${at.replace(/[^0-9]/g, '')}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`;
            const { stdout } = await store.git({ args: ['mktree'], input: '' });
            const commit = await store.git({
                args: ['commit-tree', stdout.toString('utf8').trim(), '-F', '-'],
                input: JSON.stringify({ at, by: who, text }),
                env: identity(by, at),
            });
            const pushed = await remote.push({
                ref: `${prefix}${id}`,
                oid: commit.stdout.toString('utf8').trim(),
                expected: null,
            });
            if (pushed.kind === 'won')
                return id;
            throw refusedOrder(remote.url, pushed.kind === 'refused' ? pushed.why : 'its name was taken');
        },
    };
}
const identity = ({ name, email }, at) => ({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: at,
});
function unlessFault(error) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}
const refusedOrder = (remote, why) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'INBOX_REFUSED',
    kind: 'failed',
    message: `${remote} does not take the order: ${why}.`,
    hint: 'Nothing was changed. Orders are refs under refs/ralph/inbox/; allow them there.',
});


/***/ }),

/***/ 8451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ corruptState),
/* harmony export */   I$: () => (/* binding */ refusedState),
/* harmony export */   hr: () => (/* binding */ newerState)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3097);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1293);




const mostFindings = 10;
const newerState = (place, read) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_NEWER',
    kind: 'data',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer ralph wrote it: update ralph here, or pin the version of the Action that the other jobs use.',
});
/** `good` is an earlier state commit that can be loaded. */
function corruptState(place, findings, good) {
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .r)(place.remote);
    const lease = `git fetch '${remote}' ${place.ref} && git push --force-with-lease=${place.ref}:${place.commit} '${remote}'`;
    const back = good === undefined
        ? 'None of the 50 states before it is usable.'
        : `To go back to the last good state: ${lease} ${good}:${place.ref}.`;
    const aside = `${lease} ${place.commit}:${place.ref}-broken-${place.commit.slice(0, 7)} :${place.ref}`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'STATE_CORRUPT',
        kind: 'data',
        message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
        hint: `${back} To put it aside and begin a new run: ${aside}`,
        findings: shown(findings),
    });
}
/** Another version's file can be wrong in every line. */
function shown(findings) {
    const more = findings.length - mostFindings;
    return more > 0 ? [...findings.slice(0, mostFindings), `and ${more} more`] : findings;
}
const refusedState = (place, why) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'REMOTE_REFUSED',
    kind: 'failed',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .r)(place.remote)} refuses the state ref ${place.ref}: ${why}.`,
    hint: place.ref.startsWith('refs/heads/')
        ? `Exempt ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRef */ .nK)(place.ref))}/** from the rules of the repository, or give the token the right to push there.`
        : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`,
});


/***/ }),

/***/ 716:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readStateFiles),
/* harmony export */   d: () => (/* binding */ stateFiles)
/* harmony export */ });
/* harmony import */ var _core_run_run_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9627);
/* harmony import */ var _schema_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2883);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9707);
/* harmony import */ var _schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2243);




/** The files that loading reads, in this order. The last one is there only where the plan is long. */
const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json'];
/** Judges the files' contents, in the order of `stateFiles`; undefined stands for a file that is missing. */
function readStateFiles(contents) {
    const [runJson, planJson, controlJson, tasksJson] = contents;
    const run = parse('run.json', runJson);
    const plan = parse('plan.json', planJson);
    const control = parse('control.json', controlJson);
    // With the first number it does not count: an earlier run left it.
    const tasks = versionOf(run) === _schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .gatheredSchemaVersion */ .SM ? parse('tasks.json', tasksJson) : undefined;
    const newer = newerThan(run, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .gatheredSchemaVersion */ .SM) ??
        newerThan(control, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .stateSchemaVersion */ .Jf) ??
        (tasks && newerThan(tasks, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .gatheredSchemaVersion */ .SM));
    if (newer)
        return newer;
    const findings = [];
    const state = check(_schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .RunFile */ .cB, run, findings);
    const planned = check(_schema_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .Plan */ .cw, plan, findings);
    const controls = check(_schema_control_js__WEBPACK_IMPORTED_MODULE_1__/* .Control */ .E, control, findings);
    const records = tasks && check(_schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .GatheredTasks */ .Jv, tasks, findings);
    if (tasks && tasksJson === undefined)
        findings.push(`run.json of schema ${_schema_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .gatheredSchemaVersion */ .SM} cannot be read without it`);
    if (state === undefined || planned === undefined || controls === undefined || findings.length > 0)
        return { kind: 'corrupt', findings };
    return { kind: 'good', ...(0,_core_run_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .runOfFiles */ .iD)(state, records), plan: planned, control: controls };
}
function parse(file, content) {
    if (content === undefined)
        return { file, finding: `${file} is missing` };
    try {
        // A damaged byte must not become U+FFFD and be written back.
        return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) };
    }
    catch (error) {
        return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
}
function newerThan(parsed, known) {
    const version = versionOf(parsed);
    return version > known ? { kind: 'newer', file: parsed.file, version, known } : undefined;
}
function versionOf({ value }) {
    const version = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : 0;
    return typeof version === 'number' ? version : 0;
}
function check(schema, parsed, findings) {
    if (parsed.finding !== undefined) {
        findings.push(parsed.finding);
        return undefined;
    }
    const result = schema.safeParse(parsed.value);
    if (result.success)
        return result.data;
    for (const issue of result.error.issues) {
        findings.push(`${parsed.file}: ${issue.path.map(String).join('.') || '(whole file)'}: ${issue.message}`);
    }
    return undefined;
}


/***/ }),

/***/ 5378:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ objectSizes),
/* harmony export */   X: () => (/* binding */ treeDifferences)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2221);

async function treeDifferences(git, { from, to }) {
    const { stdout } = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
    const rows = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [before = '', mode = '', , oid = '', status = ''] = (fields[at] ?? '').replace(/^:/, '').split(' ');
        rows.push({ path: fields[at + 1] ?? '', before, mode, oid, status });
    }
    return rows;
}
/** Sizes in bytes by object, in one process; a missing one is not among them. */
async function objectSizes(git, oids) {
    const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
    const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') });
    const rows = stdout.toString('utf8').split('\n');
    return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]));
}


/***/ }),

/***/ 561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);



/**
 * Files of a directory that the user trusts: the own working tree on a laptop. Throws RalphError PATH_OUTSIDE for a
 * path or link that leaves it, FILE_TOO_LARGE above `limit` bytes, FILE_NOT_TEXT for what is not UTF-8.
 */
function trustedFilesIn(directory, limit = 5 * 1024 * 1024) {
    return {
        read: async (path) => {
            if (!staysInside(path))
                throw outside(path, 'it must be relative, with "/" between names and without ".."');
            const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
            const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).catch(undefinedWhereMissing);
            if (place === undefined)
                return undefined;
            if (!place.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
                throw outside(path, `it links to ${place}`);
            return readText(place, path, limit);
        },
    };
}
const staysInside = (path) => path !== '' && !/^[a-z]:|[\\\0]/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..');
async function readText(place, path, limit) {
    // Before it is opened: opening a pipe would wait for a writer.
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place);
    if (!found.isFile())
        return undefined;
    if (found.size > limit)
        throw tooLarge(path, found.size, limit);
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(place);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw notText(path, cause);
    }
}
/** A path through a file is "no such file" too. */
function undefinedWhereMissing(error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
        return undefined;
    throw error;
}
const outside = (path, why) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PATH_OUTSIDE',
    kind: 'data',
    message: `${JSON.stringify(path)} does not stay inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
});
const tooLarge = (path, size, limit) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_TOO_LARGE',
    kind: 'data',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
});
const notText = (path, cause) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_NOT_TEXT',
    kind: 'data',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
});


/***/ }),

/***/ 9198:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FV: () => (/* binding */ agentEnvironment),
  Qz: () => (/* binding */ checkEnvironment),
  mB: () => (/* binding */ hasCredential)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/adapter/process/cache-variables.js

/**
 * Where tools keep what they downloaded, below the real HOME. With a HOME of their own the agent and the checks would
 * download it all again, or not find it at all without a network; set-up fills these places (issue 3, environment).
 */
const places = {
    npm_config_cache: '.npm',
    YARN_CACHE_FOLDER: '.cache/yarn',
    COREPACK_HOME: '.cache/node/corepack',
    BUN_INSTALL_CACHE_DIR: '.bun/install/cache',
    DENO_DIR: '.cache/deno',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    CYPRESS_CACHE_FOLDER: '.cache/Cypress',
    PUPPETEER_CACHE_DIR: '.cache/puppeteer',
    PIP_CACHE_DIR: '.cache/pip',
    UV_CACHE_DIR: '.cache/uv',
    PYTHONUSERBASE: '.local',
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOPATH: 'go',
    GOCACHE: '.cache/go-build',
    GRADLE_USER_HOME: '.gradle',
    NUGET_PACKAGES: '.nuget/packages',
    COMPOSER_CACHE_DIR: '.cache/composer',
    PUB_CACHE: '.pub-cache',
};
/** Names that only a user sets pass with them. */
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
/** The variables of the caches that exist; what the user set is left alone. */
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
/** Variables that name what is at these places below the real HOME, where it is there and the user names nothing else. */
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,external_node_path_.join)(home, place)]);
    // npm takes its variable in capitals too.
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}

;// CONCATENATED MODULE: ./build/adapter/process/environment.js



/** Needed to find and run programs; no secret among them. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
/** Paths of certificates: without them nothing works behind a company's proxy. */
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
/** Where toolchains are installed: set-up steps of a workflow announce theirs in this way. */
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
/** The provider's own variables: key, token, base URL, models, and the CLI's switches. */
const provider = /^(ANTHROPIC_|CLAUDE_CODE_)|^(API_TIMEOUT_MS|MAX_THINKING_TOKENS|BASH_\w+_(MS|LENGTH)|DISABLE_PROMPT_CACHING)$/;
/** Marks of a CLI that we may be running inside of; they would attach the agent to that session. */
const nested = /^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT|SESSION_\w+|CHILD_\w+|REMOTE\w*)$/;
/**
 * Clouds whose credentials count only when the CLI is told to use them. On a laptop they are files below the real HOME,
 * which an agent with a HOME of its own finds by these variables.
 */
const clouds = [
    {
        chosenBy: 'CLAUDE_CODE_USE_BEDROCK',
        names: /^AWS_/,
        files: { AWS_CONFIG_FILE: '.aws/config', AWS_SHARED_CREDENTIALS_FILE: '.aws/credentials' },
    },
    {
        chosenBy: 'CLAUDE_CODE_USE_VERTEX',
        names: /^(GOOGLE_|CLOUD_ML_|GCLOUD_|CLOUDSDK_CONFIG$|VERTEX_)/,
        files: { GOOGLE_APPLICATION_CREDENTIALS: '.config/gcloud/application_default_credentials.json' },
    },
    { chosenBy: 'CLAUDE_CODE_USE_FOUNDRY', names: /^AZURE_/, files: { AZURE_CONFIG_DIR: '.azure' } },
];
/** Any of these means that the user chose how to pay; a login stored on the machine is then not used. */
const chosen = /^(ANTHROPIC_(API_KEY|AUTH_TOKEN|FOUNDRY_API_KEY)|CLAUDE_CODE_(OAUTH_TOKEN|USE_BEDROCK|USE_VERTEX|USE_FOUNDRY))$/;
/**
 * What the agent sees: an allow-list (DESIGN §7), so no GitHub, runner, registry or SSH credential unless it is named
 * in `extra`. `storedLogin` is the CLI's real configuration folder where it holds a login; it is used only when the
 * environment holds no credential, and its settings stay off by `--setting-sources=`.
 */
function agentEnvironment(source, choice) {
    const cloud = clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        proxies.test(name) ||
        (provider.test(name) && !nested.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    const login = choice.storedLogin !== undefined && !hasCredential(source);
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, external_node_fs_.existsSync))),
        ...(login ? { CLAUDE_CONFIG_DIR: choice.storedLogin } : {}),
        ...own(choice),
    };
}
/**
 * What checks and set-up commands see. They run what the agent wrote, so no provider credential reaches them; a proxy,
 * whose address may hold a password, only where `network` says that packages are installed.
 */
function checkEnvironment(source, choice) {
    const passes = (name) => basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        // As every CI sets it: no watch modes, no prompts.
        CI: '1',
        // No colours, no cursor movements in what the next prompt quotes.
        TERM: 'dumb',
        ...own(choice),
    };
}
/** Whether the environment itself says how to pay for the model. */
const hasCredential = (source) => Object.entries(source).some(([name, value]) => chosen.test(name) && isOn(value));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    // Looked for at each call: on a machine without any, it is set-up that fills them.
    const caches = cacheVariables(source, external_node_fs_.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
        // A workflow hands over a missing secret as an empty string; set but empty, it would hide a login.
        if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name)))
            picked[name] = value;
    }
    return picked;
}
function own({ home, tmp }) {
    return { HOME: home, TMPDIR: tmp };
}
function refuseWildcards(names) {
    const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (wrong.length === 0)
        return;
    throw new error/* RalphError */.A({
        code: 'ENV_NAME_INVALID',
        kind: 'usage',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write each variable that may pass by its full name; wildcards are not supported, because they let secrets through.',
        findings: wrong,
    });
}


/***/ }),

/***/ 9627:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YT: () => (/* binding */ nothingGathered),
/* harmony export */   gi: () => (/* binding */ runFilesWriter),
/* harmony export */   iD: () => (/* binding */ runOfFiles)
/* harmony export */ });
/* harmony import */ var _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2243);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);


/** `run.json` is written with every state commit, `tasks.json` when there would be more records of tasks in it than these. */
const mostInRunJson = 200;
const nothingGathered = new Map();
/**
 * Makes a run's files. Of a long plan `tasks.json` holds the records of all tasks as they once were, and `run.json` the
 * few that are others now; when those become many, or a task is gone, all are gathered anew. `redact` takes secrets out.
 */
function runFilesWriter(redact, most = mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${_schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    return (state, gathered) => {
        const { tasks } = state;
        const { ids, changed, gone } = compare(tasks, gathered);
        if (ids.length <= most) {
            const files = new Map([['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf, ids)]]);
            if (gathered.size > 0)
                files.set('tasks.json', tasksJson(tasks, []));
            return { files, gathered: nothingGathered };
        }
        if (changed.length <= most && !gone)
            return { files: new Map([['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM, changed)]]), gathered };
        const files = [
            ['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM, [])],
            ['tasks.json', tasksJson(tasks, ids)],
        ];
        return { files: new Map(files), gathered: new Map(Object.entries(tasks)) };
    };
}
/** The run that its files tell of; `tasks` is `tasks.json`, where that counts. */
function runOfFiles(run, tasks) {
    const state = { ...run, schema: _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf };
    if (tasks === undefined)
        return { state, gathered: nothingGathered };
    return {
        state: { ...state, tasks: { ...tasks.tasks, ...run.tasks } },
        gathered: new Map(Object.entries(tasks.tasks)),
    };
}
/** One pass over the tasks, by the identity of their records. */
function compare(tasks, gathered) {
    const ids = [];
    const changed = [];
    let there = 0;
    for (const id in tasks) {
        ids.push(id);
        const before = gathered.get(id);
        if (before !== undefined)
            there += 1;
        if (before !== tasks[id])
            changed.push(id);
    }
    return { ids, changed, gone: there < gathered.size };
}
/** A line is made once and kept for as long as the task's record is the same: of 5,000 tasks an iteration changes one. */
function lineMaker(redact) {
    const known = new WeakMap();
    return (id, record) => {
        const before = known.get(record);
        if (before?.id === id)
            return before.line;
        const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`);
        known.set(record, { id, line });
        return line;
    };
}
const block = (lines) => `{\n${lines.join(',\n')}\n  }`;
const names = Object.keys(_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .untouchedTask */ .$);
/** Without what is as it was when the run began; the status is always there. */
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === _begin_js__WEBPACK_IMPORTED_MODULE_1__/* .untouchedTask */ .$[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}


/***/ }),

/***/ 7827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9876);
/* harmony import */ var _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5165);


/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const known = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .formPattern */ .F)(secrets.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .secretForms */ .e));
    return (text) => {
        const withoutKnown = known === undefined ? text : text.replace(known, '***');
        return _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenPatterns */ .V.reduce((clean, { pattern }) => clean.replace(pattern, '***'), withoutKnown);
    };
}


/***/ }),

/***/ 9876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formPattern),
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, security §1),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
/** Finds every given form, also where it is spaced or wrapped; the longest first, so that no rest is left over. */
function formPattern(forms) {
    if (forms.length === 0)
        return undefined;
    const longestFirst = forms.map(({ form }) => form).sort((a, b) => b.length - a.length);
    return new RegExp(longestFirst.map(spaced).join('|'), 'g');
}
const spaced = (form) => form
    .split('')
    .map((unit) => unit.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'))
    .join('\\s?');
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const offset of [0, 1, 2]) {
        const base64 = base64At(bytes, offset);
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
/** The part of the base64 text that the bytes alone decide when `offset` other bytes stand before them. */
function base64At(bytes, offset) {
    const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
}


/***/ }),

/***/ 5165:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ tokenPatterns)
/* harmony export */ });
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /AIza[\w-]{35}/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s*[A-Za-z-]+: [^\n]*\n)*(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


/***/ }),

/***/ 9521:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jk: () => (/* binding */ agentOf),
  Gz: () => (/* binding */ committerOf),
  confinementHere: () => (/* binding */ confinementHere),
  K2: () => (/* binding */ identityIn),
  Gf: () => (/* binding */ openState),
  O4: () => (/* binding */ wire)
});

// UNUSED EXPORTS: inboxOf, ralphIdentity

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(774);
// EXTERNAL MODULE: ./build/adapter/process/remove-folder.js
var remove_folder = __webpack_require__(5641);
;// CONCATENATED MODULE: ./build/adapter/process/call-folder.js




/**
 * Lends `work` a folder below `parent` and removes it afterwards: what an agent leaves in its home would otherwise be
 * a memory that no state ref knows of, and what a check leaves there, which runs what the agent wrote, could decide the
 * next one. An empty home costs the CLI nothing measurable (0.9 s a call with and without).
 */
async function withCallFolder(parent, work) {
    const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'call-'));
    const folder = { path, home: (0,external_node_path_.join)(path, 'home'), tmp: (0,external_node_path_.join)(path, 'tmp') };
    try {
        await Promise.all([folder.home, folder.tmp].map((place) => (0,promises_.mkdir)(place, { mode: 0o700 })));
        (0,failpoint/* failpoint */.Zu)('call.folder-made');
        return await work(folder);
    }
    finally {
        // What cannot be removed costs disk space and must not cost the call: nothing ever uses this folder again.
        await (0,remove_folder/* removeFolder */.v)(path).catch(() => undefined);
    }
}

// EXTERNAL MODULE: ./build/adapter/process/environment.js + 1 modules
var process_environment = __webpack_require__(9198);
;// CONCATENATED MODULE: ./build/adapter/agent/claude-command.js
/**
 * The real CLI, non-interactive, in fresh context. The prompt goes to stdin, never into argv: it passes ARG_MAX, and
 * process lists are public. Every flag was tried with 2.1.330.
 */
function claudeCommand(call) {
    const { request } = call;
    return {
        file: call.program,
        args: [
            '-p',
            // stream-json needs --verbose.
            ...['--output-format', 'stream-json', '--verbose'],
            ...['--json-schema', JSON.stringify(request.schema)],
            // No settings, hooks and servers of the workspace: a committed settings file can take the key (security.md).
            ...['--strict-mcp-config', '--mcp-config', '{"mcpServers":{}}', '--setting-sources='],
            // Never resumed; with a stored login it would also fill the user's own history.
            '--no-session-persistence',
            ...['--max-turns', String(request.maxTurns)],
            ...['--max-budget-usd', String(request.budgetUsd)],
            ...claude_command_option('--model', request.model),
            ...claude_command_option('--fallback-model', call.fallbackModels.join(',') || undefined),
            ...claude_command_option('--append-system-prompt-file', call.systemPromptFile),
            ...permissionFlags(call.permissions),
        ],
        cwd: request.cwd,
        env: { ...defaults, ...call.env, ...forced, ...(call.root ? { IS_SANDBOX: '1' } : {}) },
        stdin: request.prompt,
    };
}
/** The user's own value, where `agent-env` or the environment has one, wins. */
const defaults = {
    // Ten retries are minutes of silence; the engine parks the run instead (claude-cli.md).
    CLAUDE_CODE_MAX_RETRIES: '3',
};
const forced = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    // Memory is the run's, on the state ref; the CLI's own would leak from one attempt into the next.
    CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    // With them the CLI waits for a background command after its result and then goes on for a second, paid one.
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};
const claude_command_option = (flag, value) => (value === undefined ? [] : [flag, value]);
/**
 * `--dangerously-skip-permissions` as root also needs IS_SANDBOX=1. It makes `--allowedTools` a mere word, and the answer
 * tool is there with `--tools ""` and in every mode (measured with 2.1.330).
 */
function permissionFlags(permissions) {
    if (permissions.kind === 'skip')
        return ['--dangerously-skip-permissions'];
    if (permissions.kind === 'reads')
        return ['--permission-mode', 'dontAsk', '--tools', permissions.tools.join(',')];
    if (permissions.kind === 'no_tools')
        return ['--permission-mode', 'dontAsk', '--tools', ''];
    const tools = permissions.allowedTools;
    return ['--permission-mode', permissions.mode, ...(tools.length === 0 ? [] : ['--allowedTools', ...tools])];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/adapter/process/redacted-chunks.js

/** Of a line that does not end so much is held back, and written in parts. */
const longest = 256 * 1024;
const keptBack = 16 * 1024;
/**
 * Hands a byte stream on with its secrets taken out. Only whole lines are: no border between two chunks may cut a
 * secret in two. A private key is waited for to its end. The same text comes out whatever the chunks are, but for
 * secrets in lines above 256 KiB.
 */
function redactedChunks(redact, write) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let held = '';
    const give = (text) => {
        if (text !== '')
            write(Buffer.from(redact(text), 'utf8'));
    };
    return {
        push(chunk) {
            held += decoder.write(chunk);
            const cut = held.length > longest ? held.length - keptBack : endOfWholeLines(held);
            give(held.slice(0, cut));
            held = held.slice(cut);
        },
        end() {
            give(held + decoder.end());
            held = '';
        },
    };
}
function endOfWholeLines(text) {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const key = whole.lastIndexOf('-----BEGIN ');
    return key === -1 || whole.indexOf('-----END ', key) !== -1 ? whole.length : key;
}

;// CONCATENATED MODULE: ./build/adapter/process/bounded-output.js



/** Keeps the head and the tail of an endless output in `headBytes + tailBytes` of memory and counts all of it (A3). */
function boundedOutput(limits) {
    const head = Buffer.alloc(limits.headBytes);
    const ring = Buffer.alloc(limits.tailBytes);
    const file = openLog(limits.logFile, limits.logBytes ?? 256 * 1024 * 1024);
    const log = limits.redact === undefined ? file : redactedLog(file, limits.redact);
    let bytes = 0;
    const push = (chunk) => {
        log.write(chunk);
        const room = Math.max(0, Math.min(chunk.length, head.length - bytes));
        head.set(chunk.subarray(0, room), Math.min(bytes, head.length));
        writeRing(ring, Math.max(0, bytes - head.length), chunk.subarray(room));
        bytes += chunk.length;
    };
    const finish = () => {
        const past = Math.max(0, bytes - head.length);
        const omitted = Math.max(0, past - ring.length);
        const kept = head.subarray(0, Math.min(bytes, head.length));
        const [first, last] = cutAtCharacters(kept, readRing(ring, past), omitted > 0);
        return { head: clean(first), tail: clean(last), bytes, omitted, note: log.close() };
    };
    return { push, finish };
}
/** Writes `chunk` as the bytes from `position` on; only what still fits into the ring's length survives. */
function writeRing(ring, position, chunk) {
    if (ring.length === 0)
        return;
    const skipped = Math.max(0, chunk.length - ring.length);
    const rest = chunk.subarray(skipped);
    const at = (position + skipped) % ring.length;
    const first = rest.subarray(0, ring.length - at);
    ring.set(first, at);
    ring.set(rest.subarray(first.length), 0);
}
function readRing(ring, written) {
    if (written <= ring.length)
        return ring.subarray(0, written);
    const at = written % ring.length;
    return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
}
/** Moves both cuts to the border of a character, so that no half of one is shown as U+FFFD. */
function cutAtCharacters(head, tail, gap) {
    const whole = head.length - unfinished(head);
    if (!gap)
        return [head.subarray(0, whole), Buffer.concat([head.subarray(whole), tail])];
    let start = 0;
    while (start < 3 && isContinuation(tail[start]))
        start++;
    return [head.subarray(0, whole), tail.subarray(start)];
}
/** Bytes at the end that begin a character and do not end it. */
function unfinished(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return length > back ? back : 0;
    }
    return 0;
}
const isContinuation = (byte) => byte !== undefined && (byte & 0xc0) === 0x80;
const clean = (bytes) => (0,external_node_util_.stripVTControlCharacters)(bytes.toString('utf8'));
function redactedLog(log, redact) {
    const chunks = redactedChunks(redact, log.write);
    const write = (chunk) => (log.full() ? undefined : chunks.push(chunk));
    const close = () => {
        if (!log.full())
            chunks.end();
        return log.close();
    };
    return { ...log, write, close };
}
/** Written synchronously: a slow disk slows the command down and never fills our memory. */
function openLog(path, limit) {
    if (path === undefined)
        return { write: () => undefined, close: () => undefined, full: () => true };
    let note;
    let written = 0;
    let fd;
    const give = (why) => {
        note ??= why;
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        fd = undefined;
    };
    const attempt = (act) => {
        try {
            act();
        }
        catch (cause) {
            give(`The log ${path} is incomplete: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    };
    attempt(() => {
        fd = (0,external_node_fs_.openSync)(path, 'w', 0o600);
    });
    const write = (chunk) => {
        if (fd === undefined)
            return;
        const part = chunk.subarray(0, limit - written);
        attempt(() => {
            for (let done = 0; done < part.length && fd !== undefined;)
                done += (0,external_node_fs_.writeSync)(fd, part, done);
        });
        written += part.length;
        if (part.length < chunk.length)
            give(`The log ${path} ends at its limit of ${limit} bytes.`);
    };
    const close = () => {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        fd = undefined;
        return note;
    };
    return { write, close, full: () => fd === undefined };
}

;// CONCATENATED MODULE: ./build/adapter/process/find-program.js


/** The program's absolute path, or undefined. Relative entries of PATH are skipped: they would name the agent's files. */
function findProgram(name, searchPath) {
    const candidates = (0,external_node_path_.isAbsolute)(name)
        ? [name]
        : (searchPath ?? '').split(external_node_path_.delimiter).flatMap((folder) => ((0,external_node_path_.isAbsolute)(folder) ? (0,external_node_path_.join)(folder, name) : []));
    return candidates.find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/adapter/process/supervise.js

/**
 * Runs a command in a session of its own and ends its whole tree: on a limit, on `signal`, on `end()`, with the
 * command's own exit, and (through the confinement) when this process dies. It waits for the exit and not for the
 * pipes, which a grandchild can hold open for as long as it likes (reliability.md §0, 10).
 */
function supervise(command, options) {
    if (options.signal.aborted) {
        const never = { exitCode: null, signal: null, endedBy: 'cancelled', durationMs: 0, leftovers: 0 };
        return { done: Promise.resolve(never), end: () => undefined };
    }
    let child;
    try {
        child = start(options.confinement.wrap(command));
    }
    catch (cause) {
        return { done: Promise.reject(cause), end: () => undefined };
    }
    return watch(child, command.stdin, options);
}
// A descendant can hold a pipe only where it escaped the confinement.
const drainMs = 2000;
function watch(child, stdin, options) {
    const startedAt = performance.now();
    const reason = { endedBy: 'itself' };
    const timers = new Set();
    const after = (ms, act) => {
        if (ms === undefined)
            return undefined;
        const timer = setTimeout(act, ms);
        timers.add(timer);
        return timer;
    };
    const stop = (why) => {
        if (reason.endedBy !== 'itself' || child.exitCode !== null || child.signalCode !== null)
            return;
        reason.endedBy = why;
        signalGroup(child, options.stopSignal ?? 'SIGTERM');
        after(options.graceMs ?? 2000, () => {
            // The supervisor ends the tree when this pipe does, and needs a moment; a namespace dies with its pid 1.
            control(child)?.destroy();
            after(options.confinement.level === 'pid-namespace' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'));
        });
    };
    const onAbort = () => stop('cancelled');
    options.signal.addEventListener('abort', onAbort, { once: true });
    after(options.wallMs, () => stop('wall'));
    const idle = after(options.idleMs, () => stop('idle'));
    let said = '';
    const pipes = [
        forward(child.stdout, (chunk) => {
            idle?.refresh();
            options.onStdout(chunk);
        }),
        forward(child.stderr, (chunk) => {
            idle?.refresh();
            options.onStderr(chunk);
        }),
        forward(control(child), (chunk) => {
            said = (said + chunk.toString('latin1')).slice(0, 100);
        }),
    ];
    // A command that ends before it read its input says why on stderr.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
    const exited = new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', (code, signal) => resolve([code, signal]));
    });
    const settle = async () => {
        try {
            const [exitCode, signal] = await exited;
            const durationMs = performance.now() - startedAt;
            await Promise.race([Promise.all(pipes), new Promise((resolve) => after(drainMs, resolve))]);
            const end = { endedBy: reason.endedBy, durationMs, leftovers: leftoversIn(said) };
            // Pid 1 always says how many it left, unless it was killed; `unshare` then ends with 1 or with the signal.
            const killed = options.confinement.level === 'pid-namespace' && said === '' && reason.endedBy === 'itself';
            return killed ? { ...end, exitCode: null, signal: 'SIGKILL' } : { ...end, exitCode, signal };
        }
        finally {
            options.signal.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
            for (const stream of child.stdio)
                stream?.destroy();
        }
    };
    return { done: settle(), end: () => stop('caller') };
}
/**
 * Node's pipes are socket pairs. With one as its stdin, bash takes itself for a remote shell and runs ~/.bashrc, which
 * the agent could have written: no stdin is /dev/null.
 */
function start({ file, args, cwd, env, stdin }) {
    const input = stdin === undefined ? 'ignore' : 'pipe';
    return (0,external_node_child_process_.spawn)(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe'] });
}
function signalGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        // ESRCH: it is gone already.
    }
}
/** Resolves when the pipe is closed. */
function forward(stream, take) {
    if (stream === null || stream === undefined)
        return Promise.resolve();
    stream.on('data', (chunk) => {
        take(chunk);
        release(chunk);
    });
    stream.on('error', () => undefined);
    return new Promise((resolve) => stream.on('close', resolve));
}
/** Frees a chunk at once: V8 lets 64 MB of them pile up before it collects (Node 20 has no `transfer`: it waits). */
function release({ buffer, byteLength }) {
    if (buffer.byteLength === byteLength)
        buffer.transfer?.(0);
}
const control = (child) => child.stdio[3];
const leftoversIn = (said) => Number(/^leftovers (\d+)/.exec(said)?.[1] ?? 0);

;// CONCATENATED MODULE: ./build/adapter/agent/install-claude.js








const claudePackage = '@anthropic-ai/claude-code';
/**
 * The CLI of exactly this version in a directory of its own, installed where it is not there yet; returns the program.
 * It is made beside its place and renamed into it: what was interrupted never counts, and of two processes one wins.
 * Nothing of the package is run: its install script would only copy the program of the platform over another name.
 * Throws RalphError AGENT_NOT_INSTALLED or AGENT_INTEGRITY.
 */
async function installClaude(at) {
    const place = (0,external_node_path_.join)(at.folder, `claude-${at.version}`);
    if (!(0,external_node_fs_.existsSync)(place))
        await install(at, place);
    refuseOtherIntegrity(at, place);
    return programIn(at, place);
}
async function install(at, place) {
    const npm = findProgram('npm', at.environment['PATH']);
    if (npm === undefined)
        throw notInstalled(at, 'There is no `npm` on PATH.');
    at.onInstall(`installing ${claudePackage}@${at.version} in ${place}`);
    await (0,promises_.mkdir)(at.folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(at.folder);
    const partial = await (0,promises_.mkdtemp)((0,external_node_path_.join)(at.folder, `partial-${at.version}-`));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, 'package.json'), packageJson(at.version));
        await runNpm(npm, at, partial);
        refuseOtherIntegrity(at, partial);
        programIn(at, partial);
        await (0,promises_.rename)(partial, place).catch((error) => {
            // Another process was quicker; what it made is as good.
            if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST')
                throw error;
        });
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(partial);
    }
}
/** What engines left that were killed in the middle of it, a day ago or earlier. */
async function removeAbandoned(folder) {
    const places = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => (name.startsWith('partial-') ? (0,external_node_path_.join)(folder, name) : []));
    const old = places.filter((place) => ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
    for (const place of old)
        await (0,remove_folder/* removeFolder */.v)(place);
}
const dayMs = 24 * 60 * 60_000;
const packageJson = (version) => `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`;
/** Against settings of the user that would install elsewhere, less, or more. */
const flags = [
    ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
    ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
];
async function runNpm(npm, at, folder) {
    const said = boundedOutput({ headBytes: 0, tailBytes: 4000 });
    const { environment, confinement, signal } = at;
    const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
    const end = await supervise({ file: npm, args: ['install', '--prefix', folder, ...flags], cwd: folder, env }, { confinement, signal, onStdout: said.push, onStderr: said.push, wallMs: 15 * 60_000 }).done;
    signal.throwIfAborted();
    if (end.exitCode === 0 && end.endedBy === 'itself')
        return;
    const why = end.endedBy === 'wall' ? 'it took longer than 15 minutes' : said.finish().tail.trim() || 'it said nothing';
    throw notInstalled(at, `npm could not install ${claudePackage}@${at.version}: ${why}`);
}
/** npm's account of what it installed; npm has compared each package with its integrity. */
function installedIn(folder) {
    const lock = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(lock.packages).map(([path, { integrity }]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        integrity,
    }));
}
function refuseOtherIntegrity(at, folder) {
    if (at.integrity.length === 0)
        return;
    const other = installedIn(folder).filter(({ integrity }) => !at.integrity.includes(integrity ?? ''));
    if (other.length === 0)
        return;
    throw new core_error/* RalphError */.A({
        code: 'AGENT_INTEGRITY',
        kind: 'failed',
        message: `What the registry gave as ${claudePackage}@${at.version} is not what agent-integrity demands; it was not run.`,
        hint: 'Compare with a registry that you trust. Where these are right, give each of them as --agent-integrity.',
        findings: other.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
    });
}
/**
 * The platform's package holds the program. npm leaves it out without a word where it cannot be fetched, or is not what
 * the registry says (measured). Older releases are a script of the package itself.
 */
function programIn(at, folder) {
    const scope = (0,external_node_path_.join)(folder, 'node_modules/@anthropic-ai');
    const native = (0,external_node_fs_.readdirSync)(scope).filter((name) => name.startsWith('claude-code-'));
    const places = isNative(scope)
        ? native.map((name) => (0,external_node_path_.join)(scope, name, 'claude'))
        : [(0,external_node_path_.join)(folder, 'node_modules/.bin/claude')];
    const program = places.find(install_claude_isExecutable);
    if (program !== undefined)
        return program;
    const why = 'the registry has none, did not give it, or gave another than it names';
    throw notInstalled(at, `npm installed no program of ${claudePackage}@${at.version} for this machine: ${why}.`);
}
function isNative(scope) {
    const { optionalDependencies = {} } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(scope, 'claude-code/package.json'), 'utf8'));
    return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`));
}
function install_claude_isExecutable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
const notInstalled = ({ version, folder }, why) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_INSTALLED',
    kind: 'failed',
    message: why,
    hint: `Where npm works, give \`npm install --prefix ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude-program.js





/**
 * The program to call and what it says of its version. Where there is none, or another version than is demanded, one
 * is installed if that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS with the commands to give.
 */
async function claudeProgram(choice, at) {
    const found = findProgram(choice.path ?? 'claude', choice.environment['PATH']);
    const said = found === undefined ? undefined : await versionOf(found, choice, at);
    if (found !== undefined && said !== undefined && isWanted(said, choice.version)) {
        return { program: found, version: said };
    }
    // A program that the user names is never put in the place of another.
    if (choice.install === undefined || choice.path !== undefined)
        throw unfit(choice, found, said);
    const program = await choice.install(choice.version);
    const version = await versionOf(program, choice, at);
    if (!isWanted(version, choice.version))
        throw unfit(choice, program, version);
    return { program, version };
}
/** `2.1.197 (Claude Code)` */
const isWanted = (said, wanted) => wanted === undefined || said.split(' ', 1)[0] === wanted;
/**
 * `--version` makes no call and takes 44 ms; a program that does not answer within 20 seconds is not the CLI. Confined
 * like a call: an agent may have put something else there.
 */
async function versionOf(program, { confinement }, { env, cwd }) {
    const stdout = boundedOutput({ headBytes: 1000, tailBytes: 0 });
    const stderr = boundedOutput({ headBytes: 0, tailBytes: 500 });
    const end = await supervise({ file: program, args: ['--version'], cwd, env }, {
        confinement,
        signal: new AbortController().signal,
        onStdout: stdout.push,
        onStderr: stderr.push,
        wallMs: 20_000,
    }).done;
    const version = stdout.finish().head.trim().split('\n', 1)[0] ?? '';
    if (end.exitCode === 0 && version !== '')
        return version;
    const said = stderr.finish().tail.trim();
    throw new core_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        kind: 'failed',
        message: `${program} --version did not answer: ${said || `exit code ${end.exitCode ?? 'none'}`}`,
        hint: 'Run it by hand; reinstall Claude Code, or set `agent.path` to a working one.',
    });
}
function unfit({ path, version }, program, said) {
    if (program !== undefined) {
        return new core_error/* RalphError */.A({
            code: 'AGENT_VERSION_DIFFERS',
            kind: 'failed',
            message: `${program} is version ${said}, but agent-version demands ${version}.`,
            hint: `${installHint(version)} Or leave agent-version out.`,
        });
    }
    return new core_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        kind: 'failed',
        message: path === undefined ? 'There is no program `claude` on PATH.' : `There is no program at agent.path, ${path}.`,
        hint: installHint(version),
    });
}
/** Beside other versions, not in their place; npm compares what it gets with the registry's integrity. */
function installHint(version) {
    if (version === undefined) {
        return `Install it with \`npm install -g ${claudePackage}\`, let ralph do it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
    }
    const folder = `"$HOME/.local/share/claude-code-${version}"`;
    return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or do it with \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}

// EXTERNAL MODULE: ./build/adapter/agent/stored-login.js
var stored_login = __webpack_require__(1015);
;// CONCATENATED MODULE: ./build/adapter/process/disk-watch.js

const everyMs = 5000;
const floorBytes = 512 * 1024 * 1024;
const floorFiles = 50_000;
/**
 * Watches the file systems of these paths every five seconds, and calls `onFull` once when less than 512 MiB or 50,000
 * files are free: an engine that cannot write its state would lose the run (reliability C20). Small disks, and those
 * that are nearly full already, have lower floors: a tenth of them, and half of what was free.
 */
function watchDisk(paths, onFull, look = spaceOf) {
    const watched = [...new Map(paths.map((path) => [deviceOf(path), path])).values()].map((path) => ({
        path,
        before: look(path),
    }));
    let full;
    const check = () => {
        if (full !== undefined)
            return;
        for (const { path, before } of watched)
            full ??= whyFull(before, look(path));
        if (full !== undefined)
            onFull();
    };
    const timer = setInterval(check, everyMs);
    timer.unref();
    return {
        finish: () => {
            clearInterval(timer);
            check();
            return full;
        },
    };
}
function whyFull(before, now) {
    if (before === undefined || now === undefined)
        return undefined;
    if (now.freeBytes < Math.min(floorBytes, before.bytes / 10, before.freeBytes / 2)) {
        return `${mebibytes(now.freeBytes)} MiB are left of ${mebibytes(before.freeBytes)} MiB that were free`;
    }
    if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
        return `room for ${now.freeFiles} files is left of ${before.freeFiles}`;
    }
    return undefined;
}
const mebibytes = (bytes) => Math.round(bytes / (1024 * 1024));
/** Undefined where the agent removed the path. */
function spaceOf(path) {
    try {
        const { bsize, blocks, bavail, files, ffree } = (0,external_node_fs_.statfsSync)(path);
        return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
    }
    catch {
        return undefined;
    }
}
function deviceOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path).dev;
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/foreign-files.js


/** Files by which a step tells the runner what later steps get: whoever writes them acts with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** Files of the real home that other programs obey. */
const homeFiles = [
    ...['.gitconfig', '.config/git/config', '.git-credentials', '.netrc', '.npmrc', '.yarnrc', '.yarnrc.yml'],
    ...['.bashrc', '.bash_profile', '.bash_login', '.profile', '.zshrc', '.zshenv', '.config/pip/pip.conf'],
    ...['.ssh/config', '.ssh/authorized_keys', '.docker/config.json', '.claude/settings.json', '.claude/CLAUDE.md'],
];
/** More than that no step writes; a longer one is told by its size and not put back. */
const keptBytes = 1024 * 1024;
/**
 * Remembers files outside of the workspace that decide what other programs do; the own HOME and the environment keep an
 * agent from them only as long as it does not look for them (reliability C21). The answer puts back those of the
 * runner and names every one that changed; those of the home are only named, since a person may be at work there.
 */
function watchForeignFiles(environment) {
    const home = environment['HOME'];
    const kept = [
        ...runnerFiles.map((name) => ({ name, path: environment[name], isRunner: true })),
        ...homeFiles.map((name) => ({ name: `~/${name}`, path: home && (0,external_node_path_.join)(home, name), isRunner: false })),
    ].flatMap(({ name, path, isRunner }) => path === undefined || path === '' ? [] : [{ name, path, isRunner, before: look(path) }]);
    return () => kept.flatMap(({ name, path, isRunner, before }) => {
        if (same(before, look(path)))
            return [];
        if (!isRunner)
            return [`${name}, outside of the workspace, was changed`];
        return [`${name}, a file of the runner, was changed${putBack(path, before) ? ' and put back' : ''}`];
    });
}
function look(path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        // A link is compared as what it leads to: dotfiles are often links into a repository.
        const isFile = stat.isFile() || stat.isSymbolicLink();
        const content = isFile && stat.size <= keptBytes ? (0,external_node_fs_.readFileSync)(path) : null;
        return { content, print: `${stat.mode} ${stat.size} ${content === null ? stat.mtimeMs : ''}` };
    }
    catch {
        return 'missing';
    }
}
function same(before, now) {
    if (before === 'missing' || now === 'missing')
        return before === now;
    if (before.print !== now.print)
        return false;
    return before.content === null || now.content === null || before.content.equals(now.content);
}
function putBack(path, before) {
    try {
        // Never written through a link, which could lead anywhere.
        (0,external_node_fs_.rmSync)(path, { force: true, recursive: true });
        if (before === 'missing')
            return true;
        if (before.content === null)
            return false;
        (0,external_node_fs_.writeFileSync)(path, before.content, { flag: 'wx' });
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/lines.js
/** What is kept for the next line; a longer line's memory is given back. */
const keptRoom = 64 * 1024;
/** Splits a byte stream into lines in bounded memory, whatever the bytes are: NUL, CR LF, a cut character, 100 MB. */
function splitLines(sink) {
    const max = sink.maxBytes ?? 8 * 1024 * 1024;
    let room = Buffer.allocUnsafeSlow(keptRoom);
    let length = 0;
    // Copied: the caller reuses its chunk. Into one place for all lines: an allocation each waits to be collected.
    const keep = (part) => {
        const end = length + part.length;
        if (end > max)
            room = Buffer.alloc(0);
        else {
            if (end > room.length)
                room = grown(room, { kept: length, least: end, most: max });
            room.set(part, length);
        }
        length = end;
    };
    const flush = () => {
        if (length > max)
            sink.onTooLong(length);
        else
            sink.onLine(room.toString('utf8', 0, length).replace(/\r$/, ''));
        if (room.length !== keptRoom)
            room = Buffer.allocUnsafeSlow(keptRoom);
        length = 0;
    };
    const push = (chunk) => {
        let from = 0;
        for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
            keep(chunk.subarray(from, at));
            flush();
            from = at + 1;
        }
        keep(chunk.subarray(from));
    };
    return { push, end: () => (length > 0 ? flush() : undefined) };
}
function grown(room, size) {
    const larger = Buffer.allocUnsafeSlow(Math.max(size.least, Math.min(size.most, 2 * room.length)));
    room.copy(larger, 0, 0, size.kept);
    return larger;
}

;// CONCATENATED MODULE: ./build/adapter/agent/error-cause.js
/**
 * What stands behind an error result: the server's status, else the CLI's own word, else how its text begins. Only for
 * text that the CLI speaks itself (`is_error`); older releases give neither status nor word.
 */
function causeOf(result, heard, message) {
    const status = result.api_error_status ?? null;
    const word = byStatus(status, message) ?? byWord[heard.cliError ?? ''];
    if (word !== undefined || status !== null)
        return word ?? 'other';
    // With another subtype it is no fault of the API, whatever the text says.
    const text = result.subtype === 'success' ? byText(message) : undefined;
    if (text !== undefined)
        return text;
    // Connection faults have no status; a retry without one is how 2.1.197 shows them.
    return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other';
}
/** The words of 2.1.330 that decide; `invalid_request`, `model_not_found` and `unknown` say nothing here. */
const byWord = {
    rate_limit: 'usage_limit',
    overloaded: 'overloaded',
    server_error: 'overloaded',
    authentication_failed: 'auth',
    oauth_org_not_allowed: 'auth',
    account_on_hold: 'auth',
    verification_required: 'auth',
    cloud_credential_error: 'auth',
    billing_error: 'billing',
};
function byStatus(status, message) {
    if (status === 429)
        return 'usage_limit';
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 402)
        return 'billing';
    if (status === 400)
        return badRequests.find(([text]) => text.test(message))?.[1];
    return status === 408 || (status !== null && status >= 500) ? 'overloaded' : undefined;
}
/** A 400 is the request's fault but for these, for which 2.1.330 has no word: the text is the CLI's own. */
const badRequests = [
    [/^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i, 'billing'],
    [/^Your ANTHROPIC_API_KEY belongs to a disabled organization|\borganization has been disabled\b/i, 'auth'],
    [/^API Error: 400 .*\byou have reached your specified (?:\w+ )?API usage limits\b/i, 'usage_limit'],
];
const byBeginning = [
    [
        /^(?:Claude (?:AI )?usage limit reached|(?:\S+ ){1,3}limit reached|You['\u2019]ve hit your |You['\u2019]re out of )/i,
        'usage_limit',
    ],
    [/^(?:Invalid API key|Not logged in|OAuth token (?:revoked|has expired))/i, 'auth'],
    [/^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/, 'overloaded'],
];
function byText(message) {
    const [, status] = /^(?:Failed to authenticate\. )?API Error: (?:Request rejected )?\(?(\d{3})\b/.exec(message) ?? [];
    if (status !== undefined)
        return byStatus(Number(status), message);
    return [...badRequests, ...byBeginning].find(([text]) => text.test(message))?.[1];
}
/** A limit of money that names no end is lifted by a person, not by waiting. */
const isOfMoney = (message) => /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message);

;// CONCATENATED MODULE: ./build/adapter/agent/reset-time.js
const minute = 60_000;
/** A message can be a little older than the limit that it speaks of; without this it would mean tomorrow. */
const staleMs = 10 * minute;
/** The longest limit is a month: what lies further ahead was misread. */
const longestMs = 35 * 24 * 60 * minute;
/**
 * Epoch ms of the reset time in the CLI's own words: `\u2026|1760000400`, `resets 2am`, `resets 1:30am (Asia/Dhaka)`,
 * `resets May 5 at 9pm (America/New_York)`, `resets Jan 2, 2027, 9am`, `will reset at 3pm (\u2026)`, `resets in 2h 5m`,
 * `regain access on 2026-12-01 at 00:00 UTC`; undefined where there is none that can be believed. Only ever for the text
 * of an error result: a model can write anything (reliability C6).
 */
function resetTimeIn(message, reader) {
    const found = epoch(message) ?? calendarTime(message) ?? span(message, reader) ?? wallTime(message, reader);
    if (found === undefined || found < reader.now - staleMs || found > reader.now + longestMs)
        return undefined;
    return found;
}
function epoch(message) {
    const [, seconds] = /\|(\d{10})(?:\d{3})?\b/.exec(message) ?? [];
    return seconds === undefined ? undefined : Number(seconds) * 1000;
}
function calendarTime(message) {
    const [, day, time] = /\bregain access on (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC\b/.exec(message) ?? [];
    const at = Date.parse(`${day}T${time}Z`);
    return Number.isNaN(at) ? undefined : at;
}
const units = { d: 24 * 60 * minute, h: 60 * minute, m: minute, s: 1000 };
function span(message, { now }) {
    const [, text] = /\bresets? in ((?:\d+ ?(?:d|h|m|s)[a-z]*[ ,]*)+)/i.exec(message) ?? [];
    if (text === undefined)
        return undefined;
    const parts = [...text.matchAll(/(\d+) ?([dhms])/gi)];
    return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit.toLowerCase()] ?? 0), now);
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const wall = /\bresets? (?:at )?(?:(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2})(?:, \d{4})?)?(?:,? (?:at )?)?(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))?[ \u00a0\u202f]?(?<half>am|pm))?(?: \((?<zone>[\w/+-]+)\))?/i;
function wallTime(message, { now, localZone }) {
    const { month, day, hour, minute: minutes, half, zone = localZone } = wall.exec(message)?.groups ?? {};
    const offset = offsetOf(zone);
    if ((hour === undefined && month === undefined) || offset === undefined)
        return undefined;
    if (month !== undefined && monthOf(month) < 0)
        return undefined;
    const time = { hour: hour === undefined ? 0 : hourOf(Number(hour), half), minute: Number(minutes ?? 0) };
    const today = new Date(now + offset(now));
    const candidates = month === undefined
        ? [-1, 0, 1].map((days) => ({
            year: today.getUTCFullYear(),
            month: today.getUTCMonth(),
            day: today.getUTCDate() + days,
        }))
        : [-1, 0, 1].map((years) => ({ year: today.getUTCFullYear() + years, month: monthOf(month), day: Number(day) }));
    return candidates
        .map(({ year, month, day }) => instant(Date.UTC(year, month, day, time.hour, time.minute), offset))
        .find((candidate) => candidate >= now - staleMs);
}
const monthOf = (name) => months.indexOf(name.toLowerCase());
/** 12am is midnight, 12pm noon. */
const hourOf = (hour, half = '') => (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
/** The moment at which clocks of the zone show this wall time; its offset is that of the moment itself. */
function instant(wallMs, offset) {
    const near = wallMs - offset(wallMs);
    return wallMs - offset(near);
}
/** How far a zone's clocks are ahead of UTC, in ms; undefined for a zone that nobody knows. */
function offsetOf(zone) {
    try {
        const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
        return (at) => {
            const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
            const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
            return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
        };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/classify-end.js


/**
 * What a call came to. `is_error`, `api_error_status` and the CLI's own `error` decide, never `subtype: "success"`
 * and never text that the model wrote (DESIGN §4; claude-cli.md "Ends").
 */
function classifyEnd(call) {
    const { result } = call.heard;
    // Whatever it says of itself: what it left can hardly be read, and must go before anything is written.
    if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
        return { kind: 'error', what: 'disk', message: call.diskFull };
    }
    if (result === null || isOurDoing(result, call.process))
        return withoutResult(call);
    return result.is_error === true ? failure(result, call) : success(result, call);
}
/** After SIGINT the CLI reports an error and what was spent; why it was ended is known better here. */
const isOurDoing = (result, process) => result.subtype === 'error_during_execution' && process.endedBy !== 'itself';
/** Prose may hold the handoff as JSON: no more than that is read from it. */
const proseChars = 64 * 1024;
function success(result, { heard, process, stderrTail }) {
    // A result followed by a non-zero exit of its own contradicts itself, and a non-zero exit never passes.
    if (process.endedBy === 'itself' && process.exitCode !== 0)
        return crashed(process, stderrTail, heard.tail);
    if (result.stop_reason === 'refusal')
        return { kind: 'error', what: 'refused', message: messageOf(result) };
    const text = result.result ?? '';
    if (result.structured_output === undefined || result.structured_output === null) {
        return { kind: 'no_result', tail: text === '' ? heard.tail : text.slice(-proseChars) };
    }
    return { kind: 'finished', structured: result.structured_output, text };
}
const limits = {
    error_max_turns: 'turns',
    error_max_budget_usd: 'budget',
    error_max_structured_output_retries: 'structured_output',
};
function failure(result, { heard, endedAt }) {
    const message = messageOf(result);
    const what = limits[result.subtype ?? ''];
    if (what !== undefined)
        return { kind: 'error', what, message };
    if (result.stop_reason === 'refusal')
        return { kind: 'error', what: 'refused', message };
    const kind = causeOf(result, heard, message);
    if (kind === 'usage_limit') {
        const until = resetTime(heard) ?? textualReset(message, endedAt);
        return until === null && isOfMoney(message) ? { kind: 'billing', message } : { kind, until, message };
    }
    return kind === 'other' ? { kind: 'error', what: 'other', message } : { kind, message };
}
/** The CLI prints local times; it runs with our `TZ`. */
function textualReset(message, endedAt) {
    const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const found = resetTimeIn(message, { now: endedAt, localZone });
    return found === undefined ? null : new Date(found).toISOString();
}
const resetTime = ({ resetsAt }) => resetsAt === null ? null : new Date(resetsAt * 1000).toISOString();
function messageOf(result) {
    const said = result.result ?? result.errors?.join(' ') ?? '';
    return said === '' ? (result.subtype ?? 'The agent reported an error without a word.') : said.slice(0, 2000);
}
function withoutResult({ heard, process, stderrTail }) {
    switch (process.endedBy) {
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'wall':
        case 'idle':
            return { kind: 'timed_out', limit: process.endedBy, afterMs: Math.round(process.durationMs) };
        case 'caller':
            return refused(heard) ?? crashed(process, stderrTail, heard.tail);
        default:
            if (process.exitCode === 0)
                return { kind: 'no_result', tail: heard.tail };
            return crashed(process, stderrTail, heard.tail);
    }
}
/** The call was ended at the first refusal of its credential, without the CLI's minutes of retries. */
function refused({ lastRetry }) {
    if (lastRetry?.error !== 'authentication_failed')
        return undefined;
    return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` };
}
function crashed(process, stderrTail, textTail) {
    const tail = stderrTail.trim() === '' ? textTail : stderrTail;
    return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail };
}

// EXTERNAL MODULE: ./build/schema/usage.js
var schema_usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/adapter/agent/stream-line.js

/**
 * Lines of the CLI's stream-json, as far as they matter (measured with 2.1.197 and 2.1.330). Every field is optional
 * and a field of another type counts as missing: the format moves, and a strange line must not lose a call.
 */
const stream_line_text = schemas/* string */.YjP().optional().catch(undefined);
const number = schemas/* number */.aig().nonnegative().optional().catch(undefined);
const flag = schemas/* boolean */.zMY().optional().catch(undefined);
const count = number.transform((value) => Math.round(value ?? 0));
const Tokens = schemas/* object */.Ikc({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
})
    .optional()
    .catch(undefined);
const ModelUsage = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
    inputTokens: count,
    outputTokens: count,
    cacheReadInputTokens: count,
    cacheCreationInputTokens: count,
}))
    .optional()
    .catch(undefined);
const Block = schemas/* looseObject */._H3({
    type: stream_line_text,
    text: stream_line_text,
    name: stream_line_text,
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
});
const Line = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('system'),
        subtype: stream_line_text,
        model: stream_line_text,
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        attempt: number,
        retry_delay_ms: number,
        error_status: number,
        error: stream_line_text,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('assistant'),
        /** Set where the CLI speaks in the model's place: `rate_limit`, `authentication_failed`, `billing_error`, \u2026 */
        error: stream_line_text,
        message: schemas/* object */.Ikc({
            id: stream_line_text,
            /** `<synthetic>` where the CLI speaks in the model's place. */
            model: stream_line_text,
            content: schemas/* array */.YOg(Block).catch([]),
            usage: Tokens,
        }),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('user') }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('rate_limit_event'),
        rate_limit_info: schemas/* object */.Ikc({ status: stream_line_text, resetsAt: number }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('result'),
        subtype: stream_line_text,
        is_error: flag,
        api_error_status: number,
        stop_reason: stream_line_text,
        num_turns: number,
        result: stream_line_text,
        errors: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        structured_output: schemas/* unknown */.L5J().optional(),
        total_cost_usd: number,
        usage: Tokens,
        modelUsage: ModelUsage,
        permission_denials: schemas/* array */.YOg(schemas/* object */.Ikc({ tool_name: stream_line_text, tool_input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).catch({}) }))
            .optional()
            .catch(undefined),
    }),
]);
/** The line as one of the known kinds; undefined for everything else, JSON or not. */
function parseLine(line) {
    // Cheap, and it keeps 8 MiB of prose away from the parser.
    if (!line.trimStart().startsWith('{'))
        return undefined;
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/stream-usage.js

/** What one message used; its price comes with the result. */
const usageOfTokens = (tokens) => ({
    usd: 0,
    turns: 1,
    input_tokens: tokens.input_tokens,
    output_tokens: tokens.output_tokens,
    cache_read_tokens: tokens.cache_read_input_tokens,
    cache_creation_tokens: tokens.cache_creation_input_tokens,
});
const subtractUsage = (from, part) => ({
    usd: from.usd - part.usd,
    turns: from.turns - part.turns,
    input_tokens: from.input_tokens - part.input_tokens,
    output_tokens: from.output_tokens - part.output_tokens,
    cache_read_tokens: from.cache_read_tokens - part.cache_read_tokens,
    cache_creation_tokens: from.cache_creation_tokens - part.cache_creation_tokens,
});
/** What the call used: the result's word where there is one, else what its messages `counted`. `modelUsage` covers subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
function usageOfResult(result, counted) {
    if (result === null)
        return counted;
    const models = Object.values(result.modelUsage ?? {});
    const tokens = result.usage === undefined ? counted : usageOfTokens(result.usage);
    const total = models.reduce((sum, model) => (0,schema_usage/* addUsage */.vk)(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
    }), schema_usage/* noUsage */.tk);
    return {
        ...(models.length > 0 ? total : tokens),
        usd: result.total_cost_usd ?? 0,
        turns: Math.round(result.num_turns ?? counted.turns),
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/stream-reader.js



const tailChars = 4000;
function readStream() {
    let heard = {
        answerTool: null,
        result: null,
        cliError: null,
        resetsAt: null,
        lastRetry: null,
    };
    // The newest texts, joined when somebody asks: a new tail for each line is most of what a talkative agent costs.
    const talk = [];
    let talkChars = 0;
    // A message comes as one line per block, each with the message's usage: the last one of an id counts, once.
    const messages = new Map();
    let counted = schema_usage/* noUsage */.tk;
    const say = (text) => {
        if (text.trim() === '')
            return [];
        talkChars += talk[talk.push(text.slice(-tailChars)) - 1]?.length ?? 0;
        while (talkChars - (talk[0]?.length ?? 0) >= tailChars)
            talkChars -= talk.shift()?.length ?? 0;
        return [{ kind: 'says', text }];
    };
    const count = (id, tokens) => {
        const usage = usageOfTokens(tokens);
        const before = messages.get(id);
        messages.set(id, usage);
        counted = (0,schema_usage/* addUsage */.vk)(before === undefined ? counted : subtractUsage(counted, before), usage);
        return before === undefined ? [{ kind: 'spent', usage: counted }] : [];
    };
    const assistant = (line) => {
        if (line.message.model === '<synthetic>') {
            heard = { ...heard, cliError: line.error ?? heard.cliError };
            return [];
        }
        const shown = line.message.content.flatMap((block) => {
            if (block.type === 'text')
                return say(block.text ?? '');
            return block.type === 'tool_use' ? toolProgress(block.name ?? '', block.input ?? {}) : [];
        });
        // What it cost comes first: a line that shows a step can name it.
        const { id, usage } = line.message;
        return id === undefined || usage === undefined ? shown : [...count(id, usage), ...shown];
    };
    const system = (line) => {
        if (line.subtype === 'init') {
            heard = { ...heard, answerTool: line.tools?.includes('StructuredOutput') ?? false };
            return [{ kind: 'started', model: line.model ?? 'unknown' }];
        }
        if (line.subtype !== 'api_retry')
            return [];
        const retry = {
            status: line.error_status ?? null,
            error: line.error ?? 'unknown',
            delayMs: line.retry_delay_ms ?? 0,
        };
        heard = { ...heard, lastRetry: retry };
        return [{ kind: 'retrying', why: retry.error, attempt: line.attempt ?? 0, delayMs: retry.delayMs }];
    };
    const read = (text) => {
        const line = parseLine(text);
        if (line === undefined)
            return say(text);
        switch (line.type) {
            case 'system':
                return system(line);
            case 'assistant':
                return assistant(line);
            case 'rate_limit_event':
                if (line.rate_limit_info.status === 'rejected') {
                    heard = { ...heard, resetsAt: line.rate_limit_info.resetsAt ?? null };
                }
                return [];
            case 'result':
                // A process that is ended after its result says a second one; it takes nothing back.
                if (heard.result !== null && line.subtype === 'error_during_execution')
                    return [];
                heard = { ...heard, result: line };
                return [{ kind: 'spent', usage: usageOfResult(line, counted) }];
            default:
                return [];
        }
    };
    const tail = () => talk.join('\n').trimStart().slice(-tailChars);
    return {
        read,
        soFar: () => heard,
        heard: () => ({ ...heard, tail: tail(), usage: usageOfResult(heard.result, counted) }),
    };
}
/** The first input that says what a tool is about. */
const telling = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description'];
function toolProgress(name, input) {
    // The answer itself, not a step towards it.
    return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }];
}
function targetOf(input) {
    const target = telling.map((key) => input[key]).find((value) => typeof value === 'string') ?? '';
    return String(target).split('\n', 1)[0]?.slice(0, 200) ?? '';
}
const maxDenials = 20;
/** What the result says was denied, once each: `Bash(curl example.com)`. */
function denialsIn(result) {
    const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
        const target = targetOf(tool_input);
        return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`;
    });
    return [...new Set(denied)].slice(0, maxDenials);
}

;// CONCATENATED MODULE: ./build/adapter/agent/streaming-call.js








/**
 * Runs one agent process and reads its stream. The call ends early at what no waiting mends: a refused credential, a
 * missing answer tool, and a process that lives on after its result.
 */
async function runStreamingCall(call) {
    const reader = readStream();
    const stderr = boundedOutput({ headBytes: 0, tailBytes: 8192 });
    let lingering;
    const tell = withoutFlood(call.onProgress);
    const take = (line) => {
        for (const progress of reader.read(line))
            tell(progress);
        const heard = reader.soFar();
        if (heard.result !== null && lingering === undefined) {
            lingering = { since: performance.now(), timer: setTimeout(() => running.end(), call.limits.lingerMs ?? 15_000) };
        }
        if (heard.result === null && hopeless(heard, call))
            running.end();
    };
    const lines = splitLines({
        onLine: take,
        onTooLong: (bytes) => tell({ kind: 'says', text: `[a line of ${bytes} bytes was skipped]` }),
    });
    const outside = watchForeignFiles(call.environment);
    const disk = watchDisk([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end());
    (0,failpoint/* failpoint */.Zu)('agent.start');
    const running = supervise(call.command, {
        confinement: call.confinement,
        signal: call.signal,
        onStdout: lines.push,
        onStderr: stderr.push,
        wallMs: call.limits.wallMs ?? 30 * 60_000,
        idleMs: call.limits.idleMs ?? 10 * 60_000,
        stopSignal: call.stopSignal,
        ...(call.limits.graceMs === undefined ? {} : { graceMs: call.limits.graceMs }),
    });
    try {
        (0,failpoint/* failpoint */.Zu)('agent.started');
        const process = await running.done;
        (0,failpoint/* failpoint */.Zu)('agent.ended');
        lines.end();
        const heard = reader.heard();
        const lingeredMs = lingering === undefined || process.endedBy === 'itself' ? null : Math.round(performance.now() - lingering.since);
        const stderrTail = stderr.finish().tail;
        return {
            heard,
            process,
            stderrTail,
            endedAt: Date.now(),
            usage: heard.usage,
            durationMs: Math.round(process.durationMs),
            lingeredMs,
            denials: denialsIn(heard.result),
            diskFull: disk.finish(),
            outside: outside(),
        };
    }
    finally {
        disk.finish();
        clearTimeout(lingering?.timer);
    }
}
/** The outcome of a call whose end needs nothing but its stream. */
function outcomeOf(call, end = classifyEnd(call)) {
    const { usage, durationMs, lingeredMs, denials, outside } = call;
    return { end, usage, durationMs, lingeredMs, denials, outside };
}
const hopeless = ({ lastRetry, answerTool }, call) => (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool);
/** Lines of talk that are shown of one call: a program that prints without end must not drown the rest. */
const shownTalk = 300;
function withoutFlood(onProgress) {
    let talk = 0;
    return (progress) => {
        if (progress.kind === 'says')
            talk += 1;
        if (progress.kind !== 'says' || talk <= shownTalk)
            onProgress(progress);
        if (progress.kind === 'says' && talk === shownTalk + 1)
            onProgress({ kind: 'says', text: '[what it says from here on is not shown]' });
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude.js










/** Claude Code, spoken to as the real CLI is. */
function claudeAgent(settings) {
    return {
        name: 'claude',
        preflight: () => withCallFolder(settings.tmp, (folder) => claudeProgram(settings, { env: environmentOf(settings, folder), cwd: folder.path })),
        run: (request, signal, onProgress) => withCallFolder(settings.tmp, (folder) => run(settings, { request, folder, signal, onProgress })),
        ask: (question, signal) => withCallFolder(settings.tmp, async (folder) => {
            const cwd = (0,external_node_path_.join)(folder.path, 'empty');
            await (0,promises_.mkdir)(cwd);
            const request = { ...question, pass: 'code', cwd, systemPrompt: '', allowedTools: undefined };
            return run(asked(settings), { request, folder, signal, onProgress: () => undefined });
        }),
    };
}
/** A question is short, needs no tool and is not worth another model. */
const asked = (settings) => ({
    ...settings,
    permissions: { kind: 'no_tools' },
    fallbackModels: [],
    limits: { ...settings.limits, wallMs: Math.min(askMs, settings.limits.wallMs ?? askMs) },
});
const askMs = 2 * 60_000;
async function run(settings, { request, folder, signal, onProgress }) {
    const env = environmentOf(settings, folder);
    // Each time: an agent may have removed or broken its own program since the last call (reliability C25).
    const { program } = await claudeProgram(settings, { env, cwd: folder.path });
    const systemPromptFile = request.systemPrompt === '' ? undefined : (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    if (systemPromptFile !== undefined)
        await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const command = claudeCommand({
        program,
        request,
        env,
        permissions: permissionsOf(settings, request),
        fallbackModels: settings.fallbackModels,
        systemPromptFile,
        root: process.getuid?.() === 0,
    });
    const { confinement } = settings;
    const renewsLogin = !(0,process_environment/* hasCredential */.mB)(settings.environment);
    const call = await runStreamingCall({
        command,
        confinement,
        environment: settings.environment,
        // It needs a second and a half to say what it spent (measured).
        limits: { graceMs: 3000, ...settings.limits },
        signal,
        onProgress,
        renewsLogin,
        needsAnswerTool: true,
        // To SIGTERM it exits without a word, to SIGINT with a result line that holds the cost (2.1.330).
        stopSignal: 'SIGINT',
    });
    // 2.1.197 drops the tool without a word; 2.1.330 refuses the schema before its first line (measured).
    const refused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema');
    if (call.heard.answerTool === false || refused)
        throw noStructuredOutput(program, call.stderrTail);
    if (neverStarted(call))
        throw notStarted(program, call);
    if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error)
        throw noModel(call.heard.result.result);
    return outcomeOf(call);
}
/** A task that names its tools gets these and no others, also where permissions are skipped otherwise. */
function permissionsOf({ permissions }, { pass, allowedTools }) {
    if (allowedTools === undefined)
        return permissions;
    return pass === 'review' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools };
}
/** It ended before its first line: the machine's fault or a setting's, which no attempt at the task mends. */
const neverStarted = ({ heard, process }) => heard.answerTool === null && heard.result === null && process.endedBy === 'itself' && process.exitCode !== 0;
const environmentOf = (settings, { home, tmp }) => (0,process_environment/* agentEnvironment */.FV)(settings.environment, {
    home,
    tmp,
    extra: settings.extraEnv,
    storedLogin: (0,stored_login/* storedLogin */.d)(settings.environment),
});
const noStructuredOutput = (program, said) => new core_error/* RalphError */.A({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    kind: 'failed',
    message: `${program} did not offer its answer tool (StructuredOutput), so no iteration could hand over. ${said.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is new, report this: it did not accept our JSON Schema.',
});
/** No attempt at any task would find it either (reliability C4: a matter of the configuration ends the job at once). */
const noModel = (said = '') => new core_error/* RalphError */.A({
    code: 'AGENT_MODEL_NOT_FOUND',
    kind: 'failed',
    message: `The provider has no such model for this account: ${(0,one_line/* oneLine */.T)(said, 500)}`,
    hint: 'Name one that it has by `model` (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    kind: 'failed',
    message: `${program} ended with exit code ${process.exitCode ?? 'none'} before it began: ${stderrTail.trim().slice(-1000) || 'it said nothing'}`,
    hint: 'Mend what it names, such as a CLAUDE_CODE_\u2026 variable, then run again; the attempt does not count.',
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude-release.js
/**
 * The release of Claude Code that ralph was tried with, and what is installed where no other version is asked for. The
 * integrity is that of the published packages: the one that everybody gets, and the program for each platform.
 */
const triedRelease = {
    version: '2.1.330',
    integrity: [
        'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
        // darwin-arm64, darwin-x64
        'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
        'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
        // linux-arm64, linux-arm64-musl, linux-x64, linux-x64-musl
        'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        'sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==',
        'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        'sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==',
        // win32-arm64, win32-x64
        'sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==',
        'sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw==',
    ],
};

;// CONCATENATED MODULE: ./build/adapter/agent/command-agent.js









/** Any program as an agent: the prompt on stdin, the answer as in `docs/agents.md`. */
function commandAgent(settings) {
    return {
        name: 'command',
        preflight: () => Promise.resolve({ program: settings.command, version: 'shell command' }),
        run: (request, signal, onProgress) => command_agent_run(settings, request, signal, onProgress),
    };
}
async function command_agent_run(settings, request, signal, onProgress) {
    return withCallFolder(settings.tmp, async (folder) => {
        const handoffFile = (0,external_node_path_.join)(folder.path, 'handoff.json');
        const command = await commandOf(settings, request, { ...folder, handoffFile });
        const call = await runStreamingCall({
            command,
            confinement: settings.confinement,
            environment: settings.environment,
            limits: settings.limits,
            signal,
            onProgress,
            renewsLogin: false,
            needsAnswerTool: false,
            stopSignal: 'SIGTERM',
        });
        if (notFound(call))
            throw command_agent_notStarted(settings.command, call);
        const end = classifyEnd(call);
        return outcomeOf(call, end.kind === 'no_result' ? await answerFrom(handoffFile, end) : end);
    });
}
/** How a shell ends that cannot run what it was told to; one that worked before has said something. */
const notFound = ({ heard, process }) => process.endedBy === 'itself' &&
    (process.exitCode === 126 || process.exitCode === 127) &&
    heard.result === null &&
    heard.tail === '';
/** No attempt mends it, so none is counted (reliability C4). */
const command_agent_notStarted = (command, { process, stderrTail }) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    kind: 'failed',
    message: `The agent command \`${(0,one_line/* oneLine */.T)(command, 200)}\` could not be run (exit code ${process.exitCode}): ${(0,one_line/* oneLine */.T)(stderrTail, 500)}`,
    hint: 'Mend `agent.command` (--agent-command): it runs by `sh -c` in the workspace, with the PATH of ralph. The attempt does not count.',
});
async function commandOf(settings, request, folder) {
    const schemaFile = (0,external_node_path_.join)(folder.path, 'handoff.schema.json');
    const systemPromptFile = (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    await (0,promises_.writeFile)(schemaFile, JSON.stringify(request.schema, null, 2));
    await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const { environment, extraEnv } = settings;
    const { home, tmp } = folder;
    return {
        file: 'sh',
        args: ['-c', settings.command],
        cwd: request.cwd,
        stdin: request.prompt,
        env: {
            ...(0,process_environment/* agentEnvironment */.FV)(environment, { home, tmp, extra: extraEnv }),
            RALPH_PASS: request.pass,
            RALPH_ITERATION: String(request.iteration),
            RALPH_TASK_ID: request.task,
            RALPH_ATTEMPT: String(request.attempt),
            RALPH_MODEL: request.model ?? '',
            RALPH_MAX_TURNS: String(request.maxTurns),
            RALPH_BUDGET_USD: String(request.budgetUsd),
            RALPH_ALLOWED_TOOLS: (request.allowedTools ?? []).join('\n'),
            RALPH_SYSTEM_PROMPT_FILE: systemPromptFile,
            RALPH_HANDOFF_SCHEMA: schemaFile,
            RALPH_HANDOFF_FILE: folder.handoffFile,
        },
    };
}
const answerBytes = 1024 * 1024;
/** A missing file leaves the end as it is; one that is no JSON is named, since the agent meant to answer. */
async function answerFrom(path, end) {
    const text = await readAnswer(path);
    if (text === undefined)
        return end;
    try {
        return { kind: 'finished', structured: JSON.parse(text), text };
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        return { kind: 'no_result', tail: `RALPH_HANDOFF_FILE does not hold JSON: ${why}\n${end.tail}` };
    }
}
/** Neither through a link, which could point at a secret, nor from a pipe, which would never end. */
async function readAnswer(path) {
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size } = await file.stat();
            if (!(await file.stat()).isFile() || size > answerBytes)
                return undefined;
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/inbox.js
var inbox = __webpack_require__(1519);
// EXTERNAL MODULE: ./build/adapter/git/remote.js
var git_remote = __webpack_require__(9057);
;// CONCATENATED MODULE: ./build/adapter/git/look-ahead.js

function askedAhead(remote) {
    const answers = new Map();
    const list = (patterns) => {
        const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)));
        if (answer === undefined || others.length > 0)
            return remote.list(patterns);
        for (const pattern of patterns)
            answers.delete(pattern);
        return answer;
    };
    return {
        ...remote,
        list,
        refs: (0,git_remote/* refsBy */.y)(list),
        // What was seen of these refs before is no longer so.
        push: (push) => {
            for (const pattern of answers.keys()) {
                if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
                    answers.delete(pattern);
            }
            return remote.push(push);
        },
        async lookAhead(patterns) {
            const answer = remote.list(patterns);
            const seen = await answer;
            for (const pattern of patterns)
                answers.set(pattern, answer);
            return seen;
        },
    };
}
const matches = (pattern, ref) => pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;

;// CONCATENATED MODULE: ./build/core/guard/bundle-header.js
/** The one ref that a candidate's bundle holds. */
const candidateRef = 'refs/ralph/candidate';
/** A header of one ref and one prerequisite is far below this; the subject that git adds is cut at a line of its own. */
const longestBundleHeader = 4_096;
/** More objects than the largest change that the size guard lets pass: its files, and the folders that hold them. */
const mostObjects = 40_000;
const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
/**
 * Whether the first bytes (latin1) of a file are those of a git bundle of exactly one ref on exactly this commit, and how
 * many objects it holds; else why not. Read here before git sees the file: it comes from where an agent was (security §4).
 */
function readBundleHeader(head, checkpoint) {
    const end = head.indexOf('\n\n');
    if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
        return { why: 'it is no git bundle' };
    if (end === -1)
        return { why: 'it is cut off, or names too many commits' };
    const [, ...lines] = head.slice(0, end).split('\n');
    const refs = lines.filter((line) => !/^[-@]/.test(line));
    const needed = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0]);
    const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '');
    if (refs.length !== 1 || ref === null)
        return { why: `it holds other refs than ${candidateRef}` };
    if (needed.length !== 1 || needed[0] !== checkpoint)
        return { why: 'it does not build on the checkpoint of this attempt' };
    if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
        return { why: 'it demands something of git that no candidate needs' };
    }
    const pack = head.slice(end + 2, end + 14);
    if (pack.length < 12 || !pack.startsWith('PACK'))
        return { why: 'it holds no pack' };
    const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
    if (objects > mostObjects)
        return { why: `it holds ${objects} objects, at most ${mostObjects} are accepted` };
    return { commit: ref[1] ?? '' };
}

// EXTERNAL MODULE: ./build/adapter/git/bare-directory.js
var bare_directory = __webpack_require__(9201);
// EXTERNAL MODULE: ./build/adapter/git/raw-path.js
var raw_path = __webpack_require__(2221);
;// CONCATENATED MODULE: ./build/adapter/git/git-look-alike.js

/** Code points that HFS+ ignores in names (git's `next_hfs_char`). */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
 * Whether some file system would open this name as `.git`: other case, trailing dots and spaces, NTFS streams and short
 * names, code points that HFS+ ignores. Git itself refuses to record such a path (`core.protectHFS`, `core.protectNTFS`).
 */
function isGitLookAlike(name) {
    // NTFS takes `\` for a separator and `:` for the begin of a stream's name.
    if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part)))
        return true;
    return (0,raw_path/* bytesOf */.$$)(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git';
}
/** Whether any component of the path is `.git` or looks like it. */
const holdsGitLookAlike = (path) => path.split('/').some(isGitLookAlike);

;// CONCATENATED MODULE: ./build/adapter/git/leaving-link.js



const maxHops = 40;
// Windows reads `\` as a separator and `C:` as a drive.
const absolute = /^([/\\]|[A-Za-z]:)/;
const components = (target) => target.split(/[/\\]/);
/**
 * Why a symbolic link may not be committed: it is absolute, or leaves the tree by `..` or by way of another link, or
 * leads into `.git`. Undefined where it stays inside, whether its target exists or not.
 */
function whyLinkLeaves(targetOf, link) {
    const at = [];
    const ahead = link.split('/');
    for (let hops = 0; ahead.length > 0 && hops <= maxHops;) {
        const step = ahead.shift() ?? '';
        if (step === '..' && at.pop() === undefined)
            return 'a link that leaves the tree';
        if (['', '.', '..'].includes(step))
            continue;
        if (at.length === 0 && isGitLookAlike(step))
            return 'a link into .git';
        const target = targetOf([...at, step].join('/'));
        if (target === undefined) {
            at.push(step);
            continue;
        }
        if (absolute.test(target))
            return 'a link to an absolute path';
        ahead.unshift(...components(target));
        hops += 1;
    }
    return undefined;
}
/** Links as they lie in a directory. */
const linksIn = (directory) => (path) => {
    const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
    try {
        return (0,external_node_fs_.lstatSync)(place).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(place, 'latin1') : undefined;
    }
    catch {
        // Nothing there, or below a file: the rest of the path is judged by its words alone.
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/adapter/git/object.js
var git_object = __webpack_require__(9300);
// EXTERNAL MODULE: ./build/adapter/git/tree-differences.js
var tree_differences = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/adapter/git/candidate-changes.js





const candidate_changes_link = '120000';
const candidate_changes_module = '160000';
/**
 * What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
 * as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
 */
async function candidateChanges(git, { from, to }) {
    const rows = await (0,tree_differences/* treeDifferences */.X)(git, { from, to });
    const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== candidate_changes_module);
    const sizes = await (0,tree_differences/* objectSizes */.E)(git, kept.map(({ oid }) => oid));
    const targetOf = kept.some(({ mode }) => mode === candidate_changes_link) ? await linksOfTree(git, to) : () => undefined;
    return {
        changes: rows.map((row) => change(row, sizes)),
        refused: rows.flatMap((row) => {
            const why = whyRefused(row, targetOf);
            return why === undefined ? [] : [{ path: (0,raw_path/* showPath */.P8)(row.path), why }];
        }),
    };
}
const actions = { A: 'created', D: 'deleted' };
function change({ path, mode, oid, status }, sizes) {
    const action = actions[status] ?? 'modified';
    const gone = action === 'deleted';
    return { path: (0,raw_path/* showPath */.P8)(path), action, bytes: gone ? 0 : (sizes.get(oid) ?? 0), mode: gone ? null : mode };
}
function whyRefused({ path, before, mode }, targetOf) {
    if (before === candidate_changes_module || mode === candidate_changes_module)
        return 'a changed submodule';
    if (holdsGitLookAlike(path))
        return 'a name that some file systems take for .git';
    // Guards and reports compare names as text.
    if ((0,raw_path/* rawPath */.av)((0,raw_path/* showPath */.P8)(path)) !== path)
        return 'a name that is not UTF-8';
    if (mode !== candidate_changes_link)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(targetOf, path);
}
async function linksOfTree(git, tree) {
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', tree] });
    const links = (0,raw_path/* splitNul */.K5)(stdout).flatMap((entry) => {
        const [head = '', path = ''] = entry.split('\t');
        const [mode, , oid = ''] = head.split(' ');
        return mode === candidate_changes_link ? [{ path, oid }] : [];
    });
    const found = await (0,git_object/* readObjects */.$I)(git, links.map(({ oid }) => oid));
    const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]));
    return (path) => targets.get(path);
}

// EXTERNAL MODULE: ./build/adapter/git/exec.js
var exec = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/adapter/git/receive-candidate.js








/** The size guard's total, as it compresses at worst, and what a bundle adds. */
const mostBytes = 128 * 1024 * 1024;
/** A pack that keeps git busy for longer is none that a task made. */
const patienceMs = 180_000;
/**
 * Takes in what `sendCandidate` wrote, as hostile input: one commit whose only parent is the checkpoint, or nothing at
 * all. It is unpacked in a repository of its own; its objects come into the store only where nothing of them is refused.
 * The guards' rules on paths, sizes and secrets are the caller's. The store holds the checkpoint with all its files.
 */
async function receiveCandidate(store, { file, checkpoint, folder }) {
    if (!(0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }))
        return { kind: 'missing' };
    const header = await readHead(file);
    const read = 'why' in header ? header : readBundleHeader(header.head, checkpoint);
    if ('why' in read)
        return receive_candidate_refused(read.why);
    const quarantine = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'candidate-'));
    try {
        const git = await emptyRepository(store, { gitDir: (0,external_node_path_.join)(quarantine, 'candidate.git'), checkpoint });
        const { commit } = read;
        const unpacked = await unpack(git, { file, commit, checkpoint });
        if (unpacked !== undefined)
            return receive_candidate_refused(unpacked);
        const tree = (await git({ args: ['rev-parse', `${commit}^{tree}`] })).stdout.toString('utf8').trim();
        const found = await candidateChanges(git, { from: checkpoint, to: tree });
        const odd = found.refused.length > 0 ? undefined : await adopt(store.git, git, { tree, checkpoint });
        return odd === undefined ? { kind: 'received', tree, ...found } : receive_candidate_refused(odd);
    }
    finally {
        (0,external_node_fs_.rmSync)(quarantine, { recursive: true, force: true });
    }
}
const receive_candidate_refused = (why) => ({ kind: 'refused', why });
async function readHead(file) {
    const stat = (0,external_node_fs_.lstatSync)(file);
    if (!stat.isFile())
        return { why: 'the bundle is no file' };
    if (stat.size > mostBytes)
        return { why: `the bundle has ${stat.size} bytes, at most ${mostBytes} are accepted` };
    const handle = await (0,promises_.open)(file, 'r');
    try {
        const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(longestBundleHeader), position: 0 });
        return { head: buffer.toString('latin1', 0, bytesRead) };
    }
    finally {
        await handle.close();
    }
}
/** It borrows the store's objects, ends at the checkpoint, and knows no credential. */
async function emptyRepository(store, { gitDir, checkpoint }) {
    (0,bare_directory/* makeBareDirectory */.G)(gitDir, store.objectFormat);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(store.gitDir, 'objects').replaceAll('\\', '/')}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${checkpoint}\n`);
    const env = Object.fromEntries(Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)));
    const git = (0,exec/* gitAt */.c8)(gitDir, env);
    await git({ args: ['update-ref', 'refs/heads/checkpoint', checkpoint] });
    return git;
}
/** Why the pack was not taken; undefined where its commit is there, with all that it needs, on the checkpoint. */
async function unpack(git, { file, commit, checkpoint }) {
    const large = ['-c', 'fetch.unpackLimit=1', '-c', 'core.bigFileThreshold=8m'];
    const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const verified = await fault(git, { args: ['bundle', 'verify', '--quiet', file] });
    const args = [...large, 'fetch', ...quietly, file, `${candidateRef}:${candidateRef}`];
    const why = verified ?? (await fault(git, { args }));
    if (why !== undefined)
        return why;
    const { code, stdout } = await git({ args: ['cat-file', 'commit', candidateRef], allow: 'any' });
    if (code !== 0)
        return 'its ref is no commit';
    const [headers = ''] = stdout.toString('latin1').split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid);
    const tip = (await git({ args: ['rev-parse', `${candidateRef}^{commit}`] })).stdout.toString('utf8').trim();
    if (tip !== commit)
        return 'its ref is not the commit that it names';
    return parents.length === 1 && parents[0] === checkpoint ? undefined : 'it is not one commit on the checkpoint';
}
/** What git objects to, in its first words; undefined where it does not. */
async function fault(git, call) {
    try {
        const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: patienceMs });
        return code === 0 ? undefined : `git does not take it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`;
    }
    catch (error) {
        if (error instanceof core_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT')
            return 'git did not come to an end with it';
        throw error;
    }
}
/**
 * The tree's objects as a pack that our own git wrote, checked one by one: what else the bundle held stays behind.
 * `transfer.fsckObjects` does nothing for a bundle before git 2.46 (tried).
 */
async function adopt(into, from, { tree, checkpoint }) {
    const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta'];
    const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` });
    return fault(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout });
}

;// CONCATENATED MODULE: ./build/adapter/git/send-candidate.js

/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
async function sendCandidate({ git }, { commit, checkpoint, file }) {
    // A bundle holds refs, and the store has none of its own.
    await git({ args: ['update-ref', candidateRef, commit] });
    await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] });
}

;// CONCATENATED MODULE: ./build/adapter/git/parcel.js





/** A handoff of the largest size, with all that an agent's call can say. */
const parcel_mostBytes = 16 * 1024 * 1024;
/**
 * A parcel as two folders, one for each job's artifact: what the agent's job leaves must not be able to speak for the
 * checks. `scratch` is a directory of this process.
 */
function parcelIn(folder, { store, scratch }) {
    const folderOf = { call: (0,external_node_path_.join)(folder, 'agent'), checks: (0,external_node_path_.join)(folder, 'checks') };
    const fileOf = (part) => (0,external_node_path_.join)(folderOf[part], `${part}.json`);
    const bundle = (0,external_node_path_.join)(folderOf.call, 'candidate.bundle');
    return {
        async put(part, text) {
            await (0,promises_.mkdir)(folderOf[part], { recursive: true });
            await (0,promises_.writeFile)(fileOf(part), text);
        },
        async text(part) {
            const stat = (0,external_node_fs_.lstatSync)(fileOf(part), { throwIfNoEntry: false });
            if (stat === undefined)
                return undefined;
            if (!stat.isFile())
                return { why: `${part}.json is no file` };
            if (stat.size > parcel_mostBytes)
                return { why: `${part}.json has ${stat.size} bytes, at most ${parcel_mostBytes} are accepted` };
            return { text: await (0,promises_.readFile)(fileOf(part), 'utf8') };
        },
        async putCommit({ commit, start }) {
            await (0,promises_.mkdir)(folderOf.call, { recursive: true });
            await sendCandidate(store, { commit, checkpoint: start, file: bundle });
        },
        takeCommit: (start) => receiveCandidate(store, { file: bundle, checkpoint: start, folder: scratch }),
    };
}

;// CONCATENATED MODULE: ./build/adapter/git/git-tree.js
const folderMode = '40000';
/** `<mode> <name>\0<oid as bytes>`, again and again; an oid has 20 bytes or 32. */
function parseTree(content, oidBytes) {
    const entries = new Map();
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(0x20, at);
        const end = content.indexOf(0, space);
        if (space === -1 || end === -1)
            break;
        const next = end + 1 + oidBytes;
        entries.set(content.toString('latin1', space + 1, end), {
            mode: content.toString('latin1', at, space),
            oid: content.toString('hex', end + 1, next),
        });
        at = next;
    }
    return entries;
}
/** In git's order, which compares a folder as if its name ended in `/`. */
function makeTree(entries) {
    const rows = [...entries].map(([name, { mode, oid }]) => ({
        key: mode === folderMode ? `${name}/` : name,
        head: `${mode} ${name}\0`,
        oid,
    }));
    rows.sort((a, b) => (a.key < b.key ? -1 : 1));
    const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0));
    let at = 0;
    for (const { head, oid } of rows) {
        at += content.write(head, at, 'latin1');
        at += content.write(oid, at, 'hex');
    }
    return content;
}

// EXTERNAL MODULE: ./build/adapter/git/pack-file.js
var pack_file = __webpack_require__(8629);
// EXTERNAL MODULE: ./build/adapter/git/state-files.js
var state_files = __webpack_require__(716);
;// CONCATENATED MODULE: ./build/adapter/git/state-copy.js





/**
 * A copy needs no trust: the oid is the hash of the commit, which holds that of the tree, which holds those of the
 * files, and has no entry for a file that is not there. What does not add up is no copy.
 */
function stateCopyIn(folder, format) {
    const names = ['commit', 'tree', ...state_files/* stateFiles */.d];
    const isCommit = (oid, { commit, tree, files }) => {
        if (!commit || !tree)
            return false;
        const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? [];
        if ((0,pack_file/* oidOf */._f)(format, 'commit', commit) !== oid || (0,pack_file/* oidOf */._f)(format, 'tree', tree) !== root)
            return false;
        const entries = parseTree(tree, root.length / 2);
        return state_files/* stateFiles */.d.every((name, at) => entries.get(name)?.oid === (files[at] && (0,pack_file/* oidOf */._f)(format, 'blob', files[at])));
    };
    return {
        async read(oid) {
            const contents = names.map((name) => (0,promises_.readFile)((0,external_node_path_.join)(folder, name)).catch(() => undefined));
            const [commit, tree, ...files] = await Promise.all(contents);
            const objects = { commit, tree, files };
            return isCommit(oid, objects) ? objects : undefined;
        },
        async write({ commit, tree, files }) {
            try {
                // An agent may have put links there, and writing would follow them.
                await (0,promises_.rm)(folder, { recursive: true, force: true });
                await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
                const asNew = { mode: 0o600, flag: 'wx' };
                const contents = [commit, tree, ...files];
                const put = async (name, content) => content && (await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), content, asNew));
                await Promise.all(names.map((name, at) => put(name, contents[at])));
            }
            catch {
                // The next job reads it from the remote.
            }
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
;// CONCATENATED MODULE: ./build/adapter/git/history.js






/** Commits to fetch before the answer is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647];
function historyOf({ store, ...patience }) {
    const gitDir = (0,external_node_path_.join)(store.gitDir, '..', 'history.git');
    const git = (0,exec/* gitAt */.c8)(gitDir, store.env);
    const call = (0,remote_call/* remoteCall */.V)(git, store.remote, patience);
    const fetch = async (commit, depth, filter) => {
        if (!(0,external_node_fs_.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,exec/* runGit */.EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        const what = [`--filter=${filter}`, `--depth=${depth}`, remote_name/* remoteName */.i, commit];
        await call.repeatedly([...remote_name/* lazily */.q, 'fetch', ...quiet, ...what]);
    };
    const cuts = async (commit) => {
        if (!(await (0,git_object/* isThere */.$B)(store, commit)))
            return [commit];
        const cut = shallowCommits(store.gitDir);
        if (cut.size === 0)
            return [];
        const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] });
        return lines(roots.stdout.toString('utf8')).filter((root) => cut.has(root));
    };
    const liesBehind = async (cut, ancestor) => {
        for (const depth of depths) {
            await fetch(cut, depth, 'tree:0');
            if (await isAncestor(git, ancestor, cut))
                return true;
            if (shallowCommits(gitDir).size === 0)
                return false;
        }
        return false;
    };
    const contains = async (commit, ancestor) => {
        if (commit === ancestor || (await (0,git_object/* parentsOf */.fY)(store, commit)).includes(ancestor))
            return true;
        if (await isAncestor(store.git, ancestor, commit))
            return true;
        for (const cut of await cuts(commit))
            if (await liesBehind(cut, ancestor))
                return true;
        return false;
    };
    return {
        contains,
        cuts,
        stateHistory: async (commit, depth) => {
            await fetch(commit, depth, 'tree:2');
            return git;
        },
    };
}
async function isAncestor(git, ancestor, commit) {
    // 128: one of the two is not there.
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,external_node_path_.join)(gitDir, 'shallow');
    return new Set((0,external_node_fs_.existsSync)(file) ? lines((0,external_node_fs_.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');

;// CONCATENATED MODULE: ./build/adapter/git/last-good-state.js


/** How far back a usable state is looked for. */
const bound = 50;
/** The newest first-parent ancestor of a corrupt state commit that can be loaded; undefined where none is near. */
async function lastGoodState(history, corrupt) {
    const git = await history.stateHistory(corrupt, bound);
    const walk = ['rev-list', '--first-parent', '--skip=1', `--max-count=${bound}`, corrupt];
    const commits = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean);
    const names = commits.flatMap((commit) => state_files/* stateFiles */.d.map((file) => `${commit}:${file}`));
    const objects = await (0,git_object/* readObjects */.$I)(git, names);
    return commits.find((_, i) => {
        const files = objects.slice(i * state_files/* stateFiles */.d.length, (i + 1) * state_files/* stateFiles */.d.length);
        return (0,state_files/* readStateFiles */.D)(files.map((object) => object?.content)).kind === 'good';
    });
}

;// CONCATENATED MODULE: ./build/adapter/git/commit-object.js
/** A commit's content as git keeps it. */
function commitObject({ tree, parents, author, committer, at, message }) {
    const header = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${signature(author, at)}`,
        `committer ${signature(committer, at)}`,
    ];
    return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`);
}
const signature = (by, at) => `${commit_object_clean(by.name)} <${commit_object_clean(by.email)}> ${at} +0000`;
const commit_object_clean = (text) => text.replace(/[<>\r\n\0]/g, ' ').trim();

;// CONCATENATED MODULE: ./build/adapter/git/state-tree.js




/**
 * Only the folders that the files lie in are read, and those that the tree before was made of are remembered: a writer
 * that goes on from its own commit reads nothing. What a state that was fetched in part lacks, is fetched.
 */
function stateTrees({ git, objects, writer }) {
    let known = new Map();
    const entriesOf = async (tree) => {
        const before = known.get(tree);
        if (before)
            return before;
        const object = (await objects.read(tree)) ?? (await (0,git_object/* readObjects */.$I)(git, [tree], remote_name/* lazily */.q))[0];
        if (object?.type !== 'tree')
            throw new Error(`the tree ${tree} of the state cannot be read`);
        return parseTree(object.content, tree.length / 2);
    };
    return async (base, files) => {
        const made = new Map();
        const put = async (tree, some) => {
            const entries = new Map(tree === undefined ? [] : await entriesOf(tree));
            const { here, below } = byFolder(some);
            for (const [name, content] of here)
                entries.set(name, { mode: '100644', oid: writer.add('blob', Buffer.from(content)) });
            for (const [name, within] of below) {
                const before = entries.get(name);
                const folder = before?.mode === folderMode ? before.oid : undefined;
                entries.set(name, { mode: folderMode, oid: await put(folder, within) });
            }
            const oid = writer.add('tree', makeTree(entries));
            made.set(oid, entries);
            return oid;
        };
        const root = await put(base, files);
        known = made;
        return root;
    };
}
function byFolder(files) {
    const here = new Map();
    const below = new Map();
    for (const [path, content] of files) {
        const [name = '', ...rest] = path.split('/');
        if (rest.length === 0)
            here.set((0,raw_path/* rawPath */.av)(name), content);
        else {
            const within = below.get((0,raw_path/* rawPath */.av)(name)) ?? new Map();
            below.set((0,raw_path/* rawPath */.av)(name), within.set(rest.join('/'), content));
        }
    }
    return { here, below };
}

;// CONCATENATED MODULE: ./build/adapter/git/state-commit.js




/** What the engine may write to: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/**
 * Makes a state commit's objects and returns its oid; no ref leads to it, and nothing but the folders that the files
 * lie in is read. Every parent must be in the store.
 */
function stateCommits(store) {
    const putFiles = stateTrees(store);
    return async ({ previous, parents, files, message, by, at }) => {
        const bad = [...files.keys()].filter((path) => !safePath.test(path));
        if (bad.length > 0)
            throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`);
        const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files);
        const all = previous === null ? parents : [previous, ...parents];
        const oid = store.writer.add('commit', commitObject({ tree, parents: all, author: by, committer: by, at, message }));
        store.writer.flush();
        return oid;
    };
}
/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store, previous) {
    const tree = await (0,git_object/* treeOf */.g7)(store, previous);
    if (tree !== undefined)
        return tree;
    throw new core_error/* RalphError */.A({
        code: 'STATE_UNREADABLE',
        kind: 'failed',
        message: `The state commit ${previous} is not there any more, so nothing can be written on top of it.`,
        hint: 'Look at the repository with `git fsck`; then run again: the state is fetched anew.',
    });
}

// EXTERNAL MODULE: ./build/adapter/git/state-fault.js
var state_fault = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/adapter/git/state-objects.js

function stateReader({ store, remote, copy }) {
    /** The state that the copy holds. */
    let kept;
    let isFetched = false;
    let wanted = [];
    const objectsOf = async (oid) => {
        const names = [oid, `${oid}^{tree}`, ...state_files/* stateFiles */.d.map((file) => `${oid}:${file}`)];
        const found = await Promise.all(names.map(store.objects.read));
        const [commit, tree, ...files] = found.map((object) => object?.content);
        return { commit, tree, files };
    };
    const obtain = async () => {
        for (const fetch of wanted)
            await fetch();
        wanted = [];
        isFetched = true;
    };
    const keep = async (oid, objects) => {
        await copy?.write(objects);
        kept = oid;
    };
    return {
        async read(oid) {
            const known = await copy?.read(oid);
            wanted = [() => remote.fetchState(oid)];
            isFetched = false;
            if (known) {
                kept = oid;
                return known;
            }
            await obtain();
            const objects = await objectsOf(oid);
            await keep(oid, objects);
            return objects;
        },
        async want(commits) {
            for (const commit of commits)
                wanted.push(() => remote.fetchCommit(commit));
            if (isFetched)
                await obtain();
        },
        obtain,
        async remember(oid) {
            if (copy && kept !== oid)
                await keep(oid, await objectsOf(oid));
        },
    };
}

;// CONCATENATED MODULE: ./build/adapter/git/state-ref.js










/**
 * The state ref as a StateStore. Of two writers that read the same commit exactly one wins; each commit holds a nonce,
 * because two equal commits of the same second would be one object and both would think that they won (reliability §0.3).
 */
function stateStoreAt(options) {
    const { store, remote, ref, workRef, by, now, nonce = external_node_crypto_.randomUUID } = options;
    const reader = stateReader(options);
    const writeCommit = stateCommits(store);
    /** The newest state commit that was loaded or written, and its log's end. */
    let newest = null;
    const loadRun = async (oid) => {
        const { commit, files } = await reader.read(oid);
        const read = (0,state_files/* readStateFiles */.D)(files);
        const place = { remote: remote.url, ref, commit: oid };
        if (read.kind === 'newer')
            throw (0,state_fault/* newerState */.hr)(place, read);
        if (read.kind === 'corrupt') {
            throw (0,state_fault/* corruptState */.Hw)(place, read.findings, await lastGoodState(historyOf({ store }), oid));
        }
        const text = commit?.toString('utf8') ?? '';
        const forged = speaksOfAnother(text, read.state.work);
        if (forged)
            throw (0,state_fault/* corruptState */.Hw)(place, [forged], await lastGoodState(historyOf({ store }), oid));
        const seq = seqInMessage(text) ?? (await seqInTree(oid));
        const { state, plan, control, gathered } = read;
        return { oid, state, plan, control, gathered, seq };
    };
    /** A person's own commit on the ref has no such trailer: then the tree is asked. */
    const seqInTree = async (oid) => {
        await reader.obtain();
        const { stdout } = await store.git({ args: [...remote_name/* lazily */.q, 'ls-tree', '-r', '--name-only', oid, 'log/'] });
        return lastSegment(stdout.toString('utf8').split('\n')) ?? 0;
    };
    const load = async () => {
        (0,failpoint/* failpoint */.Zu)('state.load');
        const refs = await remote.refs([ref, workRef]);
        const remoteWork = refs.get(workRef) ?? null;
        const oid = refs.get(ref);
        if (oid === undefined)
            return { remoteWork, run: null };
        const run = await loadRun(oid);
        // A commit that was not fetched must never be touched; the next step works on these.
        await reader.want([run.state.work, ...(remoteWork === null ? [] : [remoteWork])]);
        newest = { oid, seq: run.seq };
        return { remoteWork, run };
    };
    /** Every parent must be in the store before it is named: git would fetch it by itself, with all its history. */
    const obtainParents = async ({ expected, keep, work }) => {
        await reader.obtain();
        if (expected !== null && expected !== newest?.oid)
            await remote.fetchState(expected);
        for (const parent of [...keep, work])
            await remote.fetchCommit(parent);
    };
    /**
     * The work branch moves in the same push where it goes one commit forward; `publish` then finds it there. Git moves
     * refs in the order of their names: where a receiver dies between the two, the state must be the one that moved.
     */
    const nextOnBranch = async (work) => {
        const tip = remote.tip(workRef);
        if (tip === undefined || tip === work || ref > workRef)
            return undefined;
        const isNext = (await (0,git_object/* parentsOf */.fY)(store, work)).includes(tip);
        return isNext ? { ref: workRef, oid: work, expected: tip } : undefined;
    };
    /** Undefined where the commit before is not known; the commit then names no number, and loading asks the tree. */
    const nextSeq = ({ expected, files }) => {
        const written = lastSegment(files.keys());
        if (written !== undefined || expected === null)
            return written ?? 0;
        return newest?.oid === expected ? newest.seq : undefined;
    };
    const commit = async (change, onSent) => {
        (0,failpoint/* failpoint */.Zu)('state.commit');
        await obtainParents(change);
        const seq = nextSeq(change);
        const oid = await writeCommit({
            previous: change.expected,
            parents: [...change.keep, change.work],
            files: change.files,
            message: message(change.subject, nonce(), seq),
            by,
            at: Math.floor(now() / 1000),
        });
        (0,failpoint/* failpoint */.Zu)('state.commit-written');
        const pushing = remote.push({ ref, oid, expected: change.expected, follower: await nextOnBranch(change.work) });
        onSent?.();
        const result = await pushing;
        (0,failpoint/* failpoint */.Zu)('state.commit-pushed');
        if (result.kind === 'refused')
            throw (0,state_fault/* refusedState */.I$)({ remote: remote.url, ref }, result.why);
        if (result.kind === 'lost')
            return result;
        newest = { oid, seq };
        return { kind: 'won', oid };
    };
    const readMany = async (paths) => {
        (0,failpoint/* failpoint */.Zu)('state.read');
        const { oid } = newest ?? {};
        if (oid === undefined || paths.length === 0)
            return paths.map(() => undefined);
        await reader.obtain();
        const names = paths.map((path) => `${oid}:${path}`);
        const objects = await (0,git_object/* readObjects */.$I)(store.git, names, remote_name/* lazily */.q);
        return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined));
    };
    return {
        load,
        commit,
        readMany,
        read: async (path) => (await readMany([path]))[0],
        remember: async () => (newest === null ? undefined : reader.remember(newest.oid)),
    };
}
function message(subject, nonce, seq) {
    const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`];
    return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`;
}
function seqInMessage(commit) {
    const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
    return found === undefined ? undefined : Number(found);
}
/** Of the engine's own commits the last parent is the work that they speak of; a person's edit has no nonce. */
function speaksOfAnother(commit, work) {
    const [header = ''] = commit.split('\n\n', 1);
    const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
    if (last === work || !/^Ralph-Nonce: /m.test(commit))
        return undefined;
    return `run.json speaks of the work commit ${work}, and the state commit of ${last}: it was not written by the engine`;
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
    const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
    return numbers.length === 0 ? undefined : Math.max(...numbers);
}

// EXTERNAL MODULE: ./build/adapter/git/store.js + 3 modules
var git_store = __webpack_require__(1263);
;// CONCATENATED MODULE: ./build/adapter/git/merge-trees.js






const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/** Commits to fetch before a common ancestor is looked for again; the last one means all of them. */
const merge_trees_depths = [100, 2_000, 2_147_483_647];
/**
 * Merges two commits into a tree in the store, without a work tree, an index or a ref: git's own three-way merge with
 * renames. No `.gitattributes` and no merge driver of anybody is read. Throws GIT_TOO_OLD below git 2.38.
 */
function treeMerger(at) {
    const { store, remote, history, ...patience } = at;
    return async (ours, theirs) => {
        await remote.fetchCommit(ours);
        await remote.fetchCommit(theirs);
        const git = (await related(store.git, ours, theirs)) ? store.git : await withHistory(ours, theirs);
        if (git === undefined)
            return { kind: 'conflict', paths: [], laid: null, news: [] };
        const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
        const result = await git({ args, allow: 'any' });
        const [tree = '', ...paths] = result.stdout
            .toString('utf8')
            .split('\0')
            .filter((field) => field !== '');
        if (result.code === 0)
            return { kind: 'merged', tree };
        if (result.code === 1) {
            const conflicting = [...new Set(paths)];
            const shown = await holdMarkers(git, { tree, paths: conflicting, ours });
            return { kind: 'conflict', paths: conflicting, laid: shown ? tree : null, news: await newsOf(git, ours, theirs) };
        }
        throw (await tooOld(store.git)) ?? (0,exec/* gitFault */.NO)(args, result);
    };
    /**
     * A git that holds enough of both histories, where the store has only the newest commits of a branch. As in
     * `history.ts` it has a directory of its own; what a merge makes goes into the store all the same.
     */
    async function withHistory(ours, theirs) {
        const cuts = [...(await history.cuts(ours)), ...(await history.cuts(theirs))];
        if (cuts.length === 0)
            return undefined;
        const gitDir = (0,external_node_path_.join)(store.gitDir, '..', 'merge.git');
        if (!(0,external_node_fs_.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,exec/* runGit */.EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const env = {
            ...store.env,
            GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(store.gitDir, 'objects'),
            GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,external_node_path_.join)(gitDir, 'objects'),
        };
        const merging = (0,exec/* gitAt */.c8)(gitDir, env);
        const call = (0,remote_call/* remoteCall */.V)((0,exec/* gitAt */.c8)(gitDir, store.env), store.remote, patience);
        for (const depth of merge_trees_depths) {
            await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, remote_name/* remoteName */.i, ...cuts]);
            if (await related(merging, ours, theirs))
                return merging;
        }
        return undefined;
    }
}
/** More conflicts than these are no single task. */
const mostLaid = 50;
/** Whether each conflict shows as markers in its file; not so where one side deleted it, and in binary files and links. */
async function holdMarkers(git, at) {
    if (at.paths.length > mostLaid)
        return false;
    for (const path of at.paths) {
        // 128: it is not in the tree, or its name is no UTF-8.
        const { code, stdout } = await git({ args: ['cat-file', 'blob', `${at.tree}:${path}`], allow: [128] });
        if (code !== 0 || !stdout.includes(`<<<<<<< ${at.ours}`))
            return false;
    }
    return true;
}
/** The newest commits that only `theirs` has, as lines. None is no loss: the history may not be here. */
async function newsOf(git, ours, theirs) {
    const args = ['log', '--no-show-signature', '--no-color', '--format=%h %s', '--max-count=20', theirs, `^${ours}`];
    const { code, stdout } = await git({ args, allow: [128] });
    return code === 0
        ? stdout
            .toString('utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [];
}
/** Whether the two have a common ancestor as far as this git sees. */
async function related(git, ours, theirs) {
    // 128: a parent is not there.
    return (await git({ args: ['merge-base', ours, theirs], allow: [1, 128] })).code === 0;
}
async function tooOld(git) {
    const { stdout } = await git({ args: ['version'] });
    const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString('utf8')) ?? [];
    if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38))
        return undefined;
    return new core_error/* RalphError */.A({
        code: 'GIT_TOO_OLD',
        kind: 'failed',
        message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
        hint: 'Install git 2.38 or newer. Or merge by hand into the work branch, or leave the base alone with --merge-base false.',
    });
}

;// CONCATENATED MODULE: ./build/adapter/git/milestone-branches.js

/** Times that another job may move a branch between our look and our push. */
const tries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
/**
 * The branches of milestones: projections like the work branch, moved forward by compare-and-swap and never back. One
 * look a job; after it each push knows what it compares with.
 */
function milestoneBranches(options) {
    const { remote, isBehind } = options;
    /** By branch, as the remote had it last; null where it is missing. */
    const seen = new Map();
    async function look(branches) {
        const unknown = branches.filter((branch) => !seen.has(branch));
        if (unknown.length === 0)
            return;
        const found = await remote.refs(unknown.map(refOf));
        for (const branch of unknown)
            seen.set(branch, found.get(refOf(branch)) ?? null);
    }
    async function mark(wanted) {
        const { branch } = wanted;
        for (let round = 0; round < tries; round++) {
            const result = await markOnce(wanted, seen.get(branch) ?? null);
            if (result)
                return result;
        }
        return { branch, kind: 'refused', why: `other jobs moved it ${tries} times while we pushed` };
    }
    /** Undefined where somebody was faster. */
    async function markOnce({ branch, commit, create, replaces }, tip) {
        if (tip === commit)
            return { branch, kind: 'there' };
        if (tip === null && !create)
            return { branch, kind: 'missing' };
        const ours = tip === null || tip === replaces || (await isBehind(tip, commit));
        if (!ours)
            return { branch, kind: 'moved', tip };
        (0,failpoint/* failpoint */.Zu)('milestone.push');
        const result = await remote.push({ ref: refOf(branch), oid: commit, expected: tip });
        (0,failpoint/* failpoint */.Zu)('milestone.pushed');
        if (result.kind === 'refused')
            return { branch, kind: 'refused', why: result.why };
        seen.set(branch, result.kind === 'won' ? commit : result.actual);
        return result.kind === 'won' ? { branch, kind: 'there' } : undefined;
    }
    return async (wanted) => {
        await look(wanted.map(({ branch }) => branch));
        const marked = [];
        for (const one of wanted)
            marked.push(await mark(one));
        return marked;
    };
}

;// CONCATENATED MODULE: ./build/adapter/git/revert-tree.js


/**
 * The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
 * `commit` itself, in the object database alone. `tip` must be in the store.
 */
async function revertTree({ store, remote }, { commit, tip }) {
    await remote.fetchCommit(commit);
    const parent = await firstParent(store, commit);
    if (parent === undefined)
        return { kind: 'unable', why: `${commit} is the first commit of the repository` };
    await remote.fetchCommit(parent);
    // Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean.
    const base = await commitOf(store, commit, []);
    const [ours, theirs] = await Promise.all([commitOf(store, tip, [base]), commitOf(store, parent, [base])]);
    const result = await store.git({
        args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
        allow: 'any',
    });
    const [tree = '', ...paths] = (0,raw_path/* splitNul */.K5)(result.stdout);
    if (result.code === 0)
        return tree === (await treeOf(store, tip)) ? { kind: 'nothing' } : { kind: 'clean', tree };
    if (result.code === 1)
        return { kind: 'conflict', paths: [...new Set(paths)].filter((path) => path !== '').map(raw_path/* showPath */.P8) };
    return unable(result);
}
/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result) {
    const fault = (0,exec/* gitFault */.NO)(['merge-tree'], result);
    if (fault.code === 'DISK_FULL')
        throw fault;
    const oldGit = result.code === 129;
    return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message };
}
/** From the commit itself: the store may hold it without its history. */
async function firstParent(store, commit) {
    const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] });
    return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1];
}
async function treeOf(store, commit) {
    const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] });
    return stdout.toString('utf8').trim();
}
async function commitOf(store, treeish, parents) {
    const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' };
    const env = Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value])));
    const tree = await treeOf(store, treeish);
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge'];
    return (await store.git({ args, env })).stdout.toString('utf8').trim();
}

;// CONCATENATED MODULE: ./build/adapter/git/signed-commit.js

/** Another job of the same run may stage at the same moment. */
const signed_commit_tries = 5;
/**
 * The server signs only what it makes itself, of objects that it has: the unsigned commit brings them under a ref that
 * is no branch, so that no rule for branches looks at it. Nothing of the run names a commit before it is signed, so
 * the state stays the only commit point: a job that dies in between leaves an object that nothing shows.
 */
function signing(at) {
    const { store, remote, sign } = at;
    const staged = `refs/ralph/staged/${at.ref.replace(/^refs\/heads\//, '')}`;
    async function stage(commit) {
        let expected = remote.tip(staged) ?? (await remote.refs([staged])).get(staged) ?? null;
        for (let round = 0; round < signed_commit_tries; round++) {
            const result = await remote.push({ ref: staged, oid: commit, expected });
            if (result.kind === 'won')
                return;
            if (result.kind === 'refused')
                throw notStaged(remote.url, result.why);
            expected = result.actual;
        }
        throw notStaged(remote.url, 'other jobs write there at the same time');
    }
    /** The very object, byte by byte; where the server words its answer otherwise, it is fetched. */
    async function adopt({ oid, payload, signature }) {
        const { stdout } = await store.git({
            args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
            input: signedObject(payload, signature),
        });
        if (stdout.toString('utf8').trim() !== oid)
            await remote.fetchCommit(oid);
        return oid;
    }
    return async (commit, as) => {
        await stage(commit);
        return adopt(await sign(as));
    };
}
/** The signature is the last header, each of its further lines behind a space. */
function signedObject(payload, signature) {
    const end = payload.indexOf('\n\n');
    const lines = signature.trimEnd().split('\n').join('\n ');
    return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, why) => new core_error/* RalphError */.A({
    code: 'COMMIT_NOT_STAGED',
    kind: 'failed',
    message: `${remote} does not take the objects of a commit that is to be signed: ${why}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
});

;// CONCATENATED MODULE: ./build/adapter/git/work-branch.js







/** Times that a tip of our own, which another job pushed meanwhile, may be in the way. */
const work_branch_tries = 5;
function workBranchAt(options) {
    const { store, remote, ref, author, committer, now } = options;
    const sign = options.sign && signing({ store, remote, ref, sign: options.sign });
    const history = historyOf({ store });
    const mergeTrees = treeMerger({ store, remote, history });
    const commitTree = async (tree, parents, message) => {
        (0,failpoint/* failpoint */.Zu)('work.write');
        const at = Math.floor(now() / 1000);
        const oid = store.writer.add('commit', commitObject({ tree, parents, message, author, committer, at }));
        store.writer.flush();
        (0,failpoint/* failpoint */.Zu)('work.written');
        return oid;
    };
    /** As the branch will hold it. */
    const commitFor = async (tree, parents, message) => {
        const commit = await commitTree(tree, parents, message);
        return sign ? sign(commit, { tree, parents, message }) : commit;
    };
    const write = async ({ tree, parent, second, message, aside = false }) => {
        const parents = second === undefined ? [parent] : [parent, second];
        // For a parent that is not there git would fetch its whole history (measured).
        for (const oid of parents)
            await remote.fetchCommit(oid);
        return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message);
    };
    const merge = async ({ first, second, message }) => {
        const merged = await mergeTrees(first, second);
        if (merged.kind === 'conflict')
            return merged;
        return { kind: 'merged', commit: await commitFor(merged.tree, [first, second], message) };
    };
    /** Whether the remote's tip lies behind `commit`, so that moving there loses nothing. */
    const isBehind = async (tip, commit) => {
        await remote.fetchCommit(tip);
        return history.contains(commit, tip);
    };
    const offer = async (commit) => {
        const stable = `${ref}-pending`;
        const tip = (await remote.refs([stable])).get(stable) ?? null;
        const mine = tip === null || (await isBehind(tip, commit));
        const name = mine ? stable : `${stable}-${commit.slice(0, 12)}`;
        const result = await remote.push({ ref: name, oid: commit, expected: mine ? tip : null });
        // Refused there too: the state ref keeps the commit reachable, so its oid is an offer as well.
        return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit;
    };
    const refused = async (commit, why) => ({
        kind: 'refused',
        why,
        offered: await offer(commit),
    });
    /** One push; `retry` names a tip of our own that may be moved on from. */
    const publishFrom = async (commit, from) => {
        (0,failpoint/* failpoint */.Zu)('work.publish');
        const result = await remote.push({ ref, oid: commit, expected: from });
        (0,failpoint/* failpoint */.Zu)('work.published');
        if (result.kind === 'won')
            return { kind: 'published' };
        if (result.kind === 'refused')
            return refused(commit, result.why);
        if (result.actual === null)
            return { kind: 'deleted' };
        const behind = await isBehind(result.actual, commit);
        return behind ? { kind: 'retry', from: result.actual } : { kind: 'moved', tip: result.actual };
    };
    const publish = async ({ commit, expected, replaces }) => {
        if (expected !== null && expected !== replaces && !(await history.contains(commit, expected)))
            return { kind: 'moved', tip: expected };
        let from = expected;
        for (let round = 0; round < work_branch_tries; round++) {
            const result = await publishFrom(commit, from);
            if (result.kind !== 'retry')
                return result;
            from = result.from;
        }
        return refused(commit, `other jobs moved the branch there ${work_branch_tries} times while we pushed`);
    };
    return {
        write,
        revert: async ({ commit, tip }) => {
            await remote.fetchCommit(tip);
            return revertTree({ store, remote }, { commit, tip });
        },
        merge,
        publish,
        mark: milestoneBranches({ remote, isBehind }),
        offer,
        madeIn: async (commit) => {
            await remote.fetchCommit(commit);
            return trailersIn((await store.objects.read(commit))?.content.toString('utf8') ?? '');
        },
        find: async (branch) => {
            const name = `refs/heads/${branch}`;
            const { refs, head } = await remote.list([name]);
            // In a repository by its path HEAD is what somebody has checked out.
            return { there: refs.has(name), defaultBranch: remote.isPath ? null : head };
        },
        contains: async (commit, ancestor) => {
            await remote.fetchCommit(commit);
            return history.contains(commit, ancestor);
        },
    };
}
function trailersIn(commit) {
    const [, run] = /^Ralph-Run: (\S+)$/m.exec(commit) ?? [];
    const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(commit) ?? [];
    return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration) };
}

// EXTERNAL MODULE: ./build/adapter/git/strays.js
var git_strays = __webpack_require__(9977);
// EXTERNAL MODULE: ./build/adapter/git/submodules.js
var git_submodules = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/adapter/git/work-tree.js
var work_tree = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/adapter/git/changed-submodules.js





/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
async function changedSubmodules(outer, submodules) {
    const found = [];
    for (const submodule of submodules) {
        if (!(0,git_submodules/* isInPlace */.RS)(outer, submodule) || (await isChanged(submodule.tree)))
            found.push(submodule.path);
    }
    return found;
}
async function isChanged(tree) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.directory, '.git')))
        return true;
    const { gone, changed, untracked, ignored, entries } = await (0,work_tree/* lookAt */.t5)(tree);
    if (gone.length + changed.length + untracked.length > 0)
        return true;
    const { filled, empty } = await (0,git_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { strays } = (0,git_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    if (strays.some(({ kind }) => kind !== 'special'))
        return true;
    return (await changedSubmodules(tree, filled)).length > 0;
}

;// CONCATENATED MODULE: ./build/adapter/git/compare-trees.js

/**
 * What differs between two trees, by path, read through the reader that is open anyway: `diff-tree` would be one more
 * process of each iteration. Reads the folders that differ and nothing else. Throws where a tree is missing.
 */
async function compareTrees(objects, before, after) {
    const found = await compare(objects, { before, after, prefix: '' });
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function compare(objects, at) {
    if (at.before === at.after)
        return [];
    const [before, after] = await Promise.all([entriesOf(objects, at.before), entriesOf(objects, at.after)]);
    const names = new Set([...before.keys(), ...after.keys()]);
    const below = [...names].map((name) => compareEntry(objects, { path: at.prefix + name, was: before.get(name), is: after.get(name) }));
    return (await Promise.all(below)).flat();
}
async function compareEntry(objects, { path, was, is }) {
    if (was?.oid === is?.oid && was?.mode === is?.mode)
        return [];
    const within = await compare(objects, { before: folderOf(was), after: folderOf(is), prefix: `${path}/` });
    const [wasFile, isFile] = [fileOf(was), fileOf(is)];
    if (isFile)
        return [{ path, action: wasFile ? 'modified' : 'created', now: isFile }, ...within];
    return wasFile ? [{ path, action: 'deleted', now: null }, ...within] : within;
}
const folderOf = (entry) => entry?.mode === folderMode ? entry.oid : undefined;
const fileOf = (entry) => (entry?.mode === folderMode ? undefined : entry);
async function entriesOf(objects, tree) {
    if (tree === undefined)
        return new Map();
    const object = await objects.read(`${tree}^{tree}`);
    if (!object)
        throw new Error(`the tree ${tree} is not in the store`);
    const entries = [...parseTree(object.content, tree.length / 2)];
    return new Map(entries.map(([name, { mode, oid }]) => [name, { mode: canonical(mode), oid }]));
}
/** Git of old wrote other permissions too (`100664`), and every index knows but two. */
function canonical(mode) {
    if (!mode.startsWith('100'))
        return mode;
    return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644';
}

;// CONCATENATED MODULE: ./build/adapter/git/filtered-files.js


/** Filters whose files git holds in another form on purpose: elsewhere, or encrypted. The engine runs none of them. */
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex']);
const pointerStart = 'version https://git-lfs.github.com/spec/v1\n';
/**
 * Changed files that one of those filters keeps: their content would be committed as it is, half outside of git-lfs or
 * unencrypted. An LFS pointer is what git holds anyway and passes. The checkpoint's attributes and the new ones count,
 * so that an attempt cannot take the filter away and commit the content at once. Promises: the index is the checkpoint's.
 */
async function filteredFiles(tree, paths, entries) {
    const isAttributes = (path) => /(^|\/)\.gitattributes$/.test(path);
    if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes)))
        return [];
    const found = await Promise.all([filters(tree, paths, ['--cached']), filters(tree, paths, [])]);
    const keptBy = new Map(found.flat());
    return [...keptBy].flatMap(([path, filter]) => filter === 'lfs' && isPointer(tree.directory, path)
        ? []
        : [
            {
                path,
                why: `is kept by the filter "${filter}", which ralph does not run: its content would go into git as it is`,
            },
        ]);
}
async function filters(tree, paths, flags) {
    const { stdout } = await tree.git({
        args: ['check-attr', ...flags, '-z', '--stdin', 'filter'],
        input: (0,raw_path/* joinNul */.MX)(paths),
    });
    const fields = (0,raw_path/* splitNul */.K5)(stdout);
    const found = [];
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [path = '', , value = ''] = fields.slice(at, at + 3);
        if (keepers.has(value))
            found.push([path, value]);
    }
    return found;
}
function isPointer(directory, path) {
    try {
        const file = (0,external_node_fs_.openSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
        try {
            const start = Buffer.alloc(1024);
            const size = (0,external_node_fs_.readSync)(file, start);
            // A pointer is smaller (git-lfs's own limit); whatever else begins like one is content.
            return size < start.length && start.subarray(0, pointerStart.length).toString('latin1') === pointerStart;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/hidden-files.js
var hidden_files = __webpack_require__(9965);
;// CONCATENATED MODULE: ./build/adapter/git/stage.js


/** Beyond so many files that git cannot read, the rest is not looked at one by one. */
const maxSingles = 20;
/** Takes paths out of the private index. */
async function unstage(tree, paths) {
    if (paths.length === 0)
        return;
    await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: (0,raw_path/* joinNul */.MX)(paths) });
}
/**
 * Reads files into the store, once, and records them in the private index. A file that git cannot take (unreadable, an
 * encoding that its attributes demand and it does not have) does not spoil the others: it comes back by name.
 */
async function stage(tree, paths) {
    const refused = [];
    const add = async (some) => {
        if (some.length === 0)
            return;
        const fault = await update(tree, some);
        if (fault === undefined)
            return;
        if (some.length === 1 || refused.length >= maxSingles) {
            for (const path of some)
                refused.push({ path, why: `git cannot record it: ${fault}` });
            return;
        }
        const half = Math.ceil(some.length / 2);
        await add(some.slice(0, half));
        await add(some.slice(half));
    };
    await add(paths);
    return refused;
}
/** Git's words where it took nothing, undefined where it took everything. */
async function update(tree, paths) {
    try {
        const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
        const { stderr } = await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(paths) });
        // Git leaves out a path that it must not record and goes on; the index holds the others already.
        return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined;
    }
    catch (error) {
        if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/capture.js













/**
 * Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
 * Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
 */
async function captureTree(tree, checkpoint, objects) {
    const { entries, gone, changed, untracked, ignored } = await (0,work_tree/* lookAt */.t5)(tree);
    const { filled, empty } = await (0,git_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { strays } = (0,git_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    const changedModules = (await changedSubmodules(tree, filled)).map((path) => ({ path, why: strayReason.submodule }));
    const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, strays)]);
    const hidden = (0,hidden_files/* listHidden */.r)(await (0,hidden_files/* hiddenFiles */.e)(tree, ignored, entries));
    const filtered = await filteredFiles(tree, judged.accepted, entries);
    const kept = new Set(filtered.map(({ path }) => path));
    await unstage(tree, gone);
    const staged = judged.accepted.filter((path) => !kept.has(path));
    const unreadable = await stage(tree, staged);
    (0,failpoint/* failpoint */.Zu)('workspace.staged');
    const written = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim();
    (0,failpoint/* failpoint */.Zu)('workspace.tree-written');
    const { changes, blobs } = await changesIn(objects, checkpoint, written);
    const refused = [...strays.flatMap(refusedStray), ...changedModules, ...judged.refused, ...filtered, ...unreadable];
    return {
        tree: written,
        changes,
        blobs,
        hidden,
        ignored,
        refused: refused.map(({ path, why }) => ({ path: (0,raw_path/* showPath */.P8)(path), why })),
    };
}
/** Whether git takes a directory with a `.git` for a repository depends on what that names; for us it always is one. */
function outsideNested(paths, strays) {
    const nested = strays.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []));
    return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)));
}
const strayReason = {
    git: 'a git repository inside the tree',
    submodule: 'a changed submodule',
    locked: 'a directory that cannot be read',
};
const refusedStray = ({ path, kind }) => kind === 'special' ? [] : [{ path, why: strayReason[kind] }];
function judge(directory, paths) {
    const found = { accepted: [], refused: [] };
    const shown = new Set();
    for (const path of paths) {
        // A nested repository is refused by its `.git`, which the walk has found.
        if (path.endsWith('/'))
            continue;
        const why = capture_whyRefused(directory, path) ?? whyAmbiguous(path, shown);
        if (why === undefined)
            found.accepted.push(path);
        else
            found.refused.push({ path, why });
    }
    return found;
}
function capture_whyRefused(directory, path) {
    if (holdsGitLookAlike(path))
        return 'a name that some file systems take for .git';
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`), { throwIfNoEntry: false });
    if (stat?.isSymbolicLink() !== true)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(linksIn(directory), path);
}
/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path, shown) {
    const name = (0,raw_path/* showPath */.P8)(path);
    if (shown.has(name))
        return 'a name that prints like another one';
    shown.add(name);
    return undefined;
}
/** What the written tree holds otherwise than the checkpoint. */
async function changesIn(objects, checkpoint, written) {
    const rows = (await compareTrees(objects, checkpoint, written)).map(({ path, ...row }) => ({
        ...row,
        path: (0,raw_path/* showPath */.P8)(path),
    }));
    const changes = rows.map(async ({ path, action, now }) => {
        if (now === null)
            return { path, action, bytes: 0, mode: null };
        return { path, action, bytes: (await objects.look(now.oid))?.size ?? 0, mode: now.mode };
    });
    const blobs = new Map(rows.flatMap(({ path, now }) => (now === null ? [] : [[path, now]])));
    return { changes: await Promise.all(changes), blobs };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/adapter/git/history-source.js



const depth = 50;
/** A copy that lives as long as its engine takes what is packed as it is; looking for more to save costs more. */
const unsearched = ['-c', 'pack.window=0', '-c', 'pack.compression=1'];
/** One pack a fetch, since a copy of many loose objects is slow; and what the store holds has been checked. */
const once = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false'];
/** Copies history from the store into another git directory; where there is much of it, only the newest part. */
function historySource(options) {
    const { store, git, base } = options;
    let long;
    const isLong = async () => {
        long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 100_000_000);
        return long;
    };
    // The history is measured while git lists the tags.
    const look = () => Promise.all([options.tags(), isLong()]);
    let looked;
    const fetch = async (oids, more = []) => {
        const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--update-shallow'];
        await git({
            args: [...once, 'fetch', ...flags, ...more, '--stdin', (0,external_node_url_.pathToFileURL)(store.gitDir).href],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    const packs = (0,external_node_path_.join)(options.template, 'objects', 'pack');
    /** A history that is cut off, or of which a promisor holds a part, is the business of `fetch`. */
    const isEmpty = () => !((0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).length > 0) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store.gitDir, 'shallow'));
    /** What `fetch` would bring into an empty directory, by one process and not by six. */
    const packAll = async (oids) => {
        (0,external_node_fs_.mkdirSync)(packs, { recursive: true });
        await store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', (0,external_node_path_.join)(packs, 'pack')],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    return {
        /** Looks up what the next `fetch` has to know. */
        lookAhead() {
            looked = look();
            // Its fault is told to whoever fetches.
            looked.catch(() => undefined);
        },
        /** The commit without its history. */
        fetchTip: (commit) => fetch([commit], ['--depth=1']),
        /** Makes `commit`, the base and the tags present; returns the tags that are. */
        async fetch(commit) {
            const tips = [commit, base.commit];
            const [tags, newestOnly] = await (looked ?? look());
            looked = undefined;
            if (!newestOnly) {
                const all = [...tips, ...tags.map(({ oid }) => oid)];
                await (isEmpty() ? packAll(all) : fetch(all));
                return tags;
            }
            await fetch(tips, [`--depth=${depth}`]);
            const near = await tagsWithin(tags);
            if (near.length > 0)
                await fetch(near.map(({ oid }) => oid));
            return near;
        },
    };
    /** Tags whose commit has been copied: any other one would bring its own history along. */
    async function tagsWithin(tags) {
        const commits = await resolveEach(store.git, tags.map(({ oid }) => `${oid}^{commit}`));
        const present = await resolveEach(git, commits.map((oid) => oid ?? 'none'));
        return tags.filter((_, at) => present[at] !== undefined);
    }
}
async function resolveEach(git, names) {
    if (names.length === 0)
        return [];
    const { stdout } = await git({ args: ['cat-file', '--batch-check=%(objectname)'], input: `${names.join('\n')}\n` });
    const lines = stdout.toString('utf8').trimEnd().split('\n');
    return lines.map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined));
}
/** Bytes of packs and loose objects in a git directory and in those that it borrows from. */
function objectBytes(gitDir) {
    const seen = new Set();
    const count = (objects) => {
        if (seen.has(objects) || !(0,external_node_fs_.existsSync)(objects))
            return 0;
        seen.add(objects);
        const folders = namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name));
        const own = folders.flatMap((folder) => namesIn((0,external_node_path_.join)(objects, folder)).map((name) => sizeOf((0,external_node_path_.join)(objects, folder, name))));
        const list = (0,external_node_path_.join)(objects, 'info', 'alternates');
        const others = (0,external_node_fs_.existsSync)(list)
            ? (0,external_node_fs_.readFileSync)(list, 'utf8')
                .split('\n')
                .filter((line) => line !== '')
            : [];
        return [...own, ...others.map((other) => count((0,external_node_path_.resolve)(objects, other)))].reduce((sum, bytes) => sum + bytes, 0);
    };
    return count((0,external_node_path_.join)(gitDir, 'objects'));
}
/** The user's own git may remove an object at any moment. */
const sizeOf = (file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
/** A `git gc` of the user's may have removed it since it was listed. */
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/disposable-git.js







/** Each fetch leaves a pack; so many are gathered before the template is made anew. */
const maxPacks = 10;
/**
 * The `.git` that the agent and the checks see: work branch at the checkpoint, `origin/<base>`, tags and history, and
 * nothing that leads to the store, the user's repository or a remote. Kept as a template and copied for each iteration.
 */
function disposableGit(options) {
    const { template } = options;
    const source = historySource({ ...options, git: (0,exec/* gitAt */.c8)(template, options.store.env) });
    let filledFor;
    let heads = '';
    /** Files of its packs as they were left: others mean that something tore it. */
    let left = '';
    const fill = async (commit, whole) => {
        (0,failpoint/* failpoint */.Zu)('template.fill');
        if (packs(template) > maxPacks)
            (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        const objectFormat = commit.length === 64 ? 'sha256' : 'sha1';
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'objects'), { recursive: true });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'refs'), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'config'), configText(objectFormat, contentLines(options.store.contentSettings)));
        const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }];
        if (whole)
            refs.push(...(await fillHistory(commit)));
        else
            await source.fetchTip(commit);
        heads = refs
            .slice(1)
            .map(({ oid, ref }) => `${oid} ${ref}\n`)
            .join('');
        moveTo(commit);
        (0,failpoint/* failpoint */.Zu)('template.filled');
    };
    const moveTo = (commit) => {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'packed-refs'), `${commit} refs/heads/${options.workBranch}\n${heads}`);
        filledFor = commit;
        left = packFiles(template).join();
    };
    /** The usual case: one commit on top of what is here already, which is one small pack and no fetch. */
    const addOne = async (commit) => {
        if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks)
            return false;
        const parents = await (0,git_object/* parentsOf */.fY)(options.store, commit);
        if (parents.length !== 1 || parents[0] !== filledFor)
            return false;
        (0,failpoint/* failpoint */.Zu)('template.add');
        await options.store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', (0,external_node_path_.join)(template, 'objects', 'pack', 'pack')],
            input: `${commit}\n^${filledFor}\n`,
        });
        moveTo(commit);
        (0,failpoint/* failpoint */.Zu)('template.added');
        return true;
    };
    const fillHistory = async (commit) => {
        const tags = await source.fetch(commit);
        const base = { oid: options.base.commit, ref: `refs/remotes/origin/${options.base.branch}` };
        return [base, ...tags.map(({ oid, name }) => ({ oid, ref: `refs/tags/${name}` }))];
    };
    const anew = (next) => async () => {
        (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        await next();
    };
    /** Makes the template ready for a commit; the workspace is not touched. */
    const prepare = async (commit) => {
        if (filledFor === commit || (await addOne(commit)))
            return;
        // A killed job may have left the template half-written; in a partial clone the history lacks objects.
        const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))];
        await firstThatGitAllows(attempts);
    };
    /** Puts a fresh copy at `target`, where nothing may be; `index` is one whose stat data belongs to the work tree. */
    const place = async (commit, place) => {
        await prepare(commit);
        copyFolder(template, place.target);
        (0,failpoint/* failpoint */.Zu)('template.copied');
        (0,external_node_fs_.copyFileSync)(place.index, (0,external_node_path_.join)(place.target, 'index'));
    };
    return { prepare, place, lookAhead: source.lookAhead };
}
async function firstThatGitAllows(attempts) {
    let fault;
    for (const attempt of attempts) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
                throw error;
            fault = error;
        }
    }
    throw fault;
}
/** Node's own `cpSync` looks at each file several times. */
function copyFolder(from, to) {
    (0,external_node_fs_.mkdirSync)(to);
    for (const entry of (0,external_node_fs_.readdirSync)(from, { withFileTypes: true })) {
        const [source, target] = [(0,external_node_path_.join)(from, entry.name), (0,external_node_path_.join)(to, entry.name)];
        if (entry.isDirectory())
            copyFolder(source, target);
        else
            (0,external_node_fs_.copyFileSync)(source, target, external_node_fs_.constants.COPYFILE_FICLONE);
    }
}
function packFiles(template) {
    const folder = (0,external_node_path_.join)(template, 'objects', 'pack');
    return (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : [];
}
const packs = (template) => packFiles(template).filter((name) => name.endsWith('.pack')).length;
/** Without these the agent's `git status` would show files that nobody touched. */
function contentLines(entries) {
    const newest = new Map(entries);
    return [...newest].map(([name, value]) => `\t${name.slice('core.'.length)} = "${value.replace(/["\\\n]/g, '')}"\n`);
}
const configText = (objectFormat, settings) => [
    `[core]\n\trepositoryformatversion = ${objectFormat === 'sha256' ? 1 : 0}\n\tbare = false\n`,
    ...settings,
    objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '',
    '[user]\n\tname = ralph-agent\n\temail = ralph-agent@localhost\n',
    '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
].join('');

;// CONCATENATED MODULE: ./build/adapter/git/ignored-files.js


/** Beyond so many files only their directories are looked at, which shows what came and went there. */
const maxFiles = 200_000;
/** What tools fill while they run and can do without: removing it is enough. */
const cache = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cache.test(unit);
/**
 * Size, mode, inode and change time of every file below `units`; no content is read and no link followed. The kernel
 * sets the change time and no program can choose it: an edit that restores size and mtime is seen.
 */
function ignoredFiles(directory, units, limit = maxFiles) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const room = { left: limit };
    return new Map(units.map((unit) => [unit, walk(root, unit, room)]));
}
/** By folder: 30,000 whole paths would cost a third more than to look at the files (measured). */
function walk(root, unit, room) {
    if (!unit.endsWith('/'))
        return new Map([[unit, new Map([['', stampOf(root + unit)]])]]);
    const files = new Map();
    const folders = [unit];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const found = new Map();
        const place = root + folder;
        for (const entry of list(place)) {
            if (entry.isDirectory())
                folders.push(`${folder}${entry.name}/`);
            else if (room.left-- > 0)
                found.set(entry.name, stampOf(place + entry.name));
        }
        if (room.left < 0)
            found.set('', stampOf(place));
        files.set(folder, found);
    }
    return files;
}
function stampOf(place) {
    const stat = (0,external_node_fs_.lstatSync)(named(place), { throwIfNoEntry: false });
    return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
function list(place) {
    try {
        return (0,external_node_fs_.readdirSync)(named(place), { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        // Gone by now, or locked by the agent: then its files are missing, and that is a difference.
        return [];
    }
}
/** Most names are ASCII, and those need no bytes of their own. */
const named = (place) => (/[^ -~]/.test(place) ? (0,raw_path/* bytesOf */.$$)(place) : place);
/** Paths that differ, and what has to be removed so that none of it is left. */
function differences(before, after) {
    const paths = [];
    const units = new Set();
    for (const unit of new Set([...before.keys(), ...after.keys()])) {
        for (const path of differing(before.get(unit), after.get(unit))) {
            paths.push(path);
            units.add(cachePart(path) ?? unit);
        }
    }
    return { paths: paths.sort(), units: [...units].sort() };
}
function differing(before = new Map(), after = new Map()) {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((folder) => {
        const [was, is] = [before.get(folder) ?? none, after.get(folder) ?? none];
        const names = [...is.keys(), ...[...was.keys()].filter((name) => !is.has(name))];
        return names.filter((name) => was.get(name) !== is.get(name)).map((name) => folder + name);
    });
}
const none = new Map();
function cachePart(path) {
    const match = cache.exec(path);
    return match ? path.slice(0, match.index + match[0].length) : undefined;
}

// EXTERNAL MODULE: ./build/adapter/git/restore.js
var restore = __webpack_require__(9605);
// EXTERNAL MODULE: ./build/adapter/git/self-ignored.js
var self_ignored = __webpack_require__(566);
;// CONCATENATED MODULE: ./build/adapter/git/environment-watch.js







const maxListed = 20;
/** In the place of paths: somebody may be at work in the tree; and: somebody was, and nobody knows what is left. */
const watching = '?';
const unknown = '!';
/**
 * Notices what an agent does to the ignored files, where no diff shows it: a change to `node_modules/.bin/x` turned a
 * red check green (measured). What was touched is remembered on disk until the set-up commands have made it anew, over
 * failed attempts and killed engines.
 */
function environmentWatch(tree) {
    const file = (0,external_node_path_.join)(tree.stateDir, 'touched-environment');
    let before;
    const touched = () => ((0,external_node_fs_.existsSync)(file) ? (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(file)) : []);
    const remember = (units) => (0,external_node_fs_.writeFileSync)(file, (0,raw_path/* joinNul */.MX)([...new Set(units)]));
    const look = (ignored) => ignoredFiles(tree.directory, unitsOf(tree, ignored));
    return {
        /** From here on whoever works in the tree may be the agent. `ignored` is what git has just found there. */
        begin(ignored) {
            before = look(ignored);
            // An engine that died never looked at what its agent had done.
            remember([...touched().map((unit) => (unit === watching ? unknown : unit)), watching]);
        },
        /** What differs since `begin`; may be asked again. */
        end(ignored) {
            if (before === undefined)
                return { paths: [], total: 0 };
            const { paths, units } = differences(before, look(ignored));
            remember([...touched().filter((unit) => unit !== watching), ...units]);
            return { paths: paths.slice(0, maxListed).map(raw_path/* showPath */.P8), total: paths.length };
        },
        /** Removes what was touched, so that set-up commands make it anew; whether they have to run. */
        async clear() {
            const units = touched().filter((unit) => unit !== watching);
            const gone = units.includes(unknown) ? unitsOf(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored) : units;
            for (const path of gone)
                removeInside(tree.directory, path.replace(/\/$/, ''));
            return gone.some((path) => !isCache(path));
        },
        /** The environment is as the set-up commands left it; where there are none, it is what it is. */
        trust: () => (0,external_node_fs_.rmSync)(file, { force: true }),
    };
}
/** What is ignored, as few paths as possible; a directory that ignores itself (a virtual environment) is one of them. */
function unitsOf(tree, ignored) {
    const folders = [...(0,self_ignored/* readSelfIgnored */.$s)(tree)].filter((folder) => folder !== '');
    const inside = (path) => folders.some((folder) => path.startsWith(folder));
    return [...folders, ...ignored.filter((path) => !inside(path))];
}
/** Never by way of a link that took the place of a directory: what it leads to is not ours. */
function removeInside(directory, path) {
    const parts = path.split('/');
    const places = parts.map((_, at) => (0,raw_path/* bytesOf */.$$)([(0,raw_path/* rawPath */.av)(directory), ...parts.slice(0, at + 1)].join('/')));
    const isLink = (place) => (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    const whole = places.pop();
    if (whole !== undefined && !places.some(isLink))
        (0,restore/* remove */.TF)(whole);
}

;// CONCATENATED MODULE: ./build/adapter/git/file-diffs.js

/** Of files above this git shows no lines. */
const largest = '512k';
/** The unified diff of two trees, cut by file. A bare directory reads no attributes, which could call a text binary. */
async function fileDiffs(git, { from, to }) {
    const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D'];
    const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] });
    const end = stdout.indexOf('\0\0');
    if (end < 0)
        return [];
    const fields = stdout.subarray(0, end).toString('latin1').split('\0');
    // A line of a hunk begins with a sign, so this is a header.
    const patches = stdout
        .subarray(end + 2)
        .toString('utf8')
        .split(/^(?=diff --git )/m);
    const files = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        // A file that became a link, or the other way, is a removal and an addition.
        const parts = fields[at]?.endsWith(' T') ? 2 : 1;
        files.push({ path: (0,raw_path/* showPath */.P8)(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') });
    }
    return files;
}

;// CONCATENATED MODULE: ./build/adapter/git/put-aside.js




/**
 * Takes a directory of an agent's out of the workspace at once and removes it while other work goes on: removing a
 * `.git` file by file keeps an engine waiting on a busy disk (measured). `folder` is of this workspace alone.
 */
function putAside(folder) {
    let count = 0;
    // What an engine that died had not yet removed.
    void removeLater(folder);
    return (place) => {
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            return;
        const aside = (0,external_node_path_.join)(folder, `${process.pid}-${++count}`);
        try {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            // Moving a directory writes its `..`, which its owner may have forbidden.
            if (stat.isDirectory())
                (0,external_node_fs_.chmodSync)(place, 0o700);
            (0,external_node_fs_.renameSync)(place, aside);
        }
        catch {
            return (0,restore/* remove */.TF)(Buffer.from(place));
        }
        void removeLater(aside);
    };
}
/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place) {
    try {
        await (0,promises_.rm)(place, { recursive: true, force: true }).catch(() => (0,restore/* remove */.TF)(Buffer.from(place)));
    }
    catch {
        // It costs disk space, and nothing reads it any more.
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/set-up.js





/** Set-up commands run once for each filling of the workspace; a marker remembers which ones did. */
function setUpOnce(stateDir, runCommand, onFullDisk = () => undefined) {
    const marker = (0,external_node_path_.join)(stateDir, 'set-up');
    return {
        /** Whether they ran now. Throws RalphError SETUP_FAILED. */
        async run(commands, signal) {
            const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(commands)).digest('hex');
            if ((0,external_node_fs_.existsSync)(marker) && (0,external_node_fs_.readFileSync)(marker, 'utf8') === digest)
                return false;
            (0,external_node_fs_.rmSync)(marker, { force: true });
            for (const command of commands) {
                signal.throwIfAborted();
                (0,failpoint/* failpoint */.Zu)('set-up.command');
                const { code, tail, filledDisk } = await runCommand(command, signal);
                (0,failpoint/* failpoint */.Zu)('set-up.command-ended');
                if (filledDisk)
                    onFullDisk();
                if (code !== 0)
                    throw setUpFault(command, code, tail);
            }
            (0,external_node_fs_.writeFileSync)(marker, digest);
            (0,failpoint/* failpoint */.Zu)('set-up.marked');
            return true;
        },
        forget: () => (0,external_node_fs_.rmSync)(marker, { force: true }),
    };
}
const setUpFault = (command, code, tail) => new core_error/* RalphError */.A({
    code: 'SETUP_FAILED',
    kind: 'failed',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command pass in a fresh checkout, or change `setup`; then run again. No agent was started.',
});

;// CONCATENATED MODULE: ./build/adapter/git/workspace-folder.js



/**
 * The absolute path of a directory of the workspace, made where it is missing: git keeps no empty one. Throws RalphError
 * WORKING_DIRECTORY_INVALID where a file is in the way, or a link, which could lead out of the workspace.
 */
function workspaceFolder(directory, path) {
    let place = directory;
    for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
        place = (0,external_node_path_.join)(place, part);
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            (0,external_node_fs_.mkdirSync)(place);
        else if (part === '..' || !stat.isDirectory())
            throw invalid(path, stat.isSymbolicLink() ? 'a link' : 'a file');
    }
    return place;
}
const invalid = (path, what) => new core_error/* RalphError */.A({
    code: 'WORKING_DIRECTORY_INVALID',
    kind: 'data',
    message: `The agent cannot work in ${path}: ${what} is in its way.`,
    hint: "Name a directory of the repository in `working-directory`, or in the task's `working_directory`.",
});

;// CONCATENATED MODULE: ./build/adapter/git/workspace.js















/** A directory of the engine's own, filled from the store (DESIGN §5 "Workspace", the laptop's flavour). */
function ownWorkspace(options) {
    const { directory, stateDir, store } = options;
    // Its index knows the files as they were restored: whatever was touched since, its content or its mode, is written
    // anew. A capture works on a copy.
    const tree = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
    const scratch = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'capture-index' });
    const visibleGit = disposableGit({ ...options, template: (0,external_node_path_.join)(stateDir, 'template.git') });
    const throwAway = () => {
        (0,restore/* discard */.vf)(directory);
        forgetWhatWasMade();
    };
    const setUp = setUpOnce(stateDir, options.runCommand, throwAway);
    const forgetWhatWasMade = () => {
        setUp.forget();
        (0,self_ignored/* forgetSelfIgnored */.qw)(tree);
    };
    const environment = environmentWatch(tree);
    let newest;
    /** The index as it was when its commit had been restored, where no agent can reach it. */
    let restored;
    /** The commit or tree that the scratch index is known to hold. */
    let inScratch;
    const git = (0,external_node_path_.join)(directory, '.git');
    const putAway = putAside((0,external_node_path_.join)(stateDir, 'aside'));
    const removeGit = () => succeeds(directory, () => putAway(git));
    /** Of what was captured last and became the commit; without a capture, as it was restored: it knows the files as they are. */
    const indexKnownFor = async (commit) => {
        if (!newest)
            return restored?.commit === commit ? restored : undefined;
        return (await (0,git_object/* treeOf */.g7)(store, commit)) === newest.tree ? newest : undefined;
    };
    /** Returns what is ignored, of what is left. */
    const restoreFiles = async (commit) => {
        (0,external_node_fs_.rmSync)(scratch.index, { force: true });
        inScratch = undefined;
        if ((0,restore/* isOwnDirectory */.cW)(directory))
            removeGit();
        const known = await indexKnownFor(commit);
        if (known)
            putIndex(tree, known);
        newest = undefined;
        const { refilled, ignored } = await (0,restore/* restoreTree */.NU)(tree, commit, { isIndexed: known !== undefined });
        if (refilled)
            forgetWhatWasMade();
        restored = { commit, ...keepIndex(tree), ignored };
        return ignored;
    };
    const fillScratch = async (commit) => {
        if (restored?.commit === commit)
            putIndex(scratch, restored);
        else {
            (0,external_node_fs_.rmSync)(`${scratch.index}.lock`, { force: true });
            (0,external_node_fs_.copyFileSync)(tree.index, scratch.index);
            await scratch.git({ args: ['read-tree', '--reset', commit] });
        }
        inScratch = commit;
    };
    return {
        path: directory,
        folder: (path) => workspaceFolder(directory, path),
        lookAhead: visibleGit.lookAhead,
        async restore(commit) {
            (0,failpoint/* failpoint */.Zu)('workspace.restore');
            const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit));
            (0,failpoint/* failpoint */.Zu)('workspace.files-restored');
            await visibleGit.place(commit, { target: git, index: tree.index });
            environment.begin(ignored);
            (0,failpoint/* failpoint */.Zu)('workspace.restored');
        },
        async discard() {
            throwAway();
        },
        async capture(checkpoint) {
            if (!(0,restore/* isOwnDirectory */.cW)(directory))
                return replacedWorkspace(tree, checkpoint);
            (0,failpoint/* failpoint */.Zu)('workspace.capture');
            await fillScratch(checkpoint);
            (0,failpoint/* failpoint */.Zu)('workspace.index-copied');
            const capturing = captureTree(scratch, checkpoint, store.objects);
            // The checks see a `.git` of ours again: what the agent did to its own decides nothing, and capturing reads neither.
            const isRemoved = removeGit();
            const placed = isRemoved ? visibleGit.place(checkpoint, { target: git, index: tree.index }) : Promise.resolve();
            const [found] = await bothOf(capturing, placed);
            newest = { ...found, ...keepIndex(scratch) };
            inScratch = found.tree;
            (0,failpoint/* failpoint */.Zu)('workspace.captured');
            const { blobs: _, ignored, ...captured } = found;
            const capture = { ...captured, environment: environment.end(ignored) };
            return isRemoved ? capture : { ...capture, refused: [...capture.refused, unremovable] };
        },
        async resetTracked(written) {
            if (!(0,restore/* isOwnDirectory */.cW)(directory)) {
                await restoreFiles(written);
                return ['.'];
            }
            if (inScratch !== written)
                await fillScratch(written);
            (0,failpoint/* failpoint */.Zu)('workspace.reset-tracked');
            const differing = await workspace_putBack(scratch);
            (0,failpoint/* failpoint */.Zu)('workspace.tracked-reset');
            if (differing.length > 0 && (await touched(scratch)))
                await restoreFiles(written);
            return differing;
        },
        async diffStat(checkpoint, written) {
            const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv'];
            const { stdout } = await store.git({ args: [...args, checkpoint, written] });
            return stdout.toString('utf8');
        },
        diff: (from, to) => fileDiffs(store.git, { from, to }),
        async readCaptured(written, path, limit) {
            const known = newest?.tree === written ? newest.blobs.get(path) : undefined;
            const file = known ?? (await findFile(tree, written, path));
            if (file === undefined || !file.mode.startsWith('100'))
                return undefined;
            return (await store.objects.read(file.oid))?.content.subarray(0, limit);
        },
        async setUp(commands, signal) {
            if (commands.length > 0 && (await environment.clear()))
                setUp.forget();
            const ran = await setUp.run(commands, signal);
            // Without a command the tree is as it was restored.
            const found = commands.length === 0 ? restored?.ignored : undefined;
            if (ran)
                (0,self_ignored/* rememberSelfIgnored */.iF)(tree, found ?? (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
            environment.trust();
            return ran;
        },
    };
}
const keepIndex = ({ index }) => ({
    index: (0,external_node_fs_.readFileSync)(index),
    seconds: Math.floor((0,external_node_fs_.statSync)(index).mtimeMs / 1000),
});
function putIndex({ index }, kept) {
    (0,external_node_fs_.rmSync)(`${index}.lock`, { force: true });
    (0,external_node_fs_.writeFileSync)(index, kept.index);
    // The copy must not be younger.
    (0,external_node_fs_.utimesSync)(index, kept.seconds, kept.seconds);
}
const unremovable = { path: '.git', why: 'it was made in a way that it cannot be removed' };
/** Two things at once; both have ended when a fault of one is thrown. */
async function bothOf(one, other) {
    await Promise.allSettled([one, other]);
    return [await one, await other];
}
function succeeds(directory, removal) {
    try {
        (0,external_node_fs_.chmodSync)(directory, (0,external_node_fs_.lstatSync)(directory).mode | 0o700);
        removal();
        return true;
    }
    catch {
        return false;
    }
}
/** The agent moved the workspace away or put a link in its place: nothing is read through it. */
async function replacedWorkspace(tree, checkpoint) {
    const { stdout } = await tree.store({ args: ['rev-parse', `${checkpoint}^{tree}`] });
    return {
        tree: stdout.toString('utf8').trim(),
        changes: [],
        refused: [{ path: '.', why: 'the workspace itself was moved, removed or replaced by a link' }],
        hidden: { paths: [], total: 0 },
        environment: { paths: [], total: 0 },
    };
}
async function touched(tree) {
    const { gone, changed } = await (0,work_tree/* changedFiles */.Y_)(tree);
    return gone.length + changed.length > 0;
}
/** Puts files back to what the index holds; returns those that had changed. */
async function workspace_putBack(tree) {
    if (!(await touched(tree)))
        return [];
    // A file that was only touched is not a changed one.
    await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] });
    const { gone, changed } = await (0,work_tree/* changedFiles */.Y_)(tree);
    const paths = [...gone, ...changed].sort();
    if (paths.length > 0) {
        const args = ['checkout-index', '--force', '--index', '-z', '--stdin'];
        await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(paths), allow: 'any' });
    }
    return paths.map(raw_path/* showPath */.P8);
}
async function findFile(tree, written, path) {
    if (path.split('/').some((part) => ['', '.', '..'].includes(part)))
        return undefined;
    const args = ['ls-tree', '-z', '--full-tree', written, '--', path];
    const { stdout } = await tree.store({ args });
    const [head = '', found] = stdout.toString('latin1').split('\0')[0]?.split('\t') ?? [];
    const [mode = '', , oid = ''] = head.split(' ');
    return found === (0,raw_path/* rawPath */.av)(path) ? { mode, oid } : undefined;
}

;// CONCATENATED MODULE: ./build/adapter/local/check-result.js
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
        output_tail: `${result.output_tail}\n[ralph] The disk was filled while it ran, and it was ended: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its time-out of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed, and on PATH, where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found and could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const check_result_notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});

;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return check_result_notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await withCallFolder(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = findProgram('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = boundedOutput({ headBytes, tailBytes, ...log });
    const outside = watchForeignFiles(settings.environment ?? {});
    const disk = watchDisk([cwd, own.tmp, settings.logDir], () => running.end());
    (0,failpoint/* failpoint */.Zu)('check.start');
    const running = supervise({ file: shell, args: ['-c', check.run], cwd, env }, {
        confinement: settings.confinement,
        signal,
        onStdout: output.push,
        onStderr: output.push,
        wallMs: check.timeout_ms,
        ...(graceMs === undefined ? {} : { graceMs }),
    });
    const end = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
    const full = disk.finish();
    const said = output.finish();
    if (typeof end === 'string')
        return check_result_notStarted(check, `The check could not be started: ${end}`);
    (0,failpoint/* failpoint */.Zu)('check.ended');
    return withFullDisk(withViolations(resultOf(check, end, said, logFile), outside()), full);
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

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/adapter/local/clock.js


function systemClock(now) {
    return {
        now,
        id: external_node_crypto_.randomUUID,
        waitUntil: (until, signal) => (0,external_node_timers_promises_.setTimeout)(Math.max(0, until - now()), undefined, { signal }).catch(unlessAborted(signal)),
    };
}
const unlessAborted = (signal) => (error) => {
    if (!signal.aborted)
        throw error;
};

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/adapter/local/set-up-runner.js


/** An hour: installing dependencies over a slow line is no fault. */
const timeoutMs = 60 * 60_000;
/** Runs a set-up command like a check, in the environment that it is given. */
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            code: passed ? 0 : (exit_code ?? 1),
            tail: (0,excerpt/* excerpt */.Kb)(output_head + output_tail, 4000, 0.5),
            filledDisk: filled_disk,
        };
    };
}

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(561);
;// CONCATENATED MODULE: ./build/adapter/process/confinement.js


// Pid 1 of the namespace: the shell reaps orphans while it waits, keeps the exit code (a signal becomes 128 + n), and
// says on the control pipe how many processes outlived the command; they die with it.
// Its own stderr is closed to it: "Terminated" is not the command's output.
const init = 'exec 4>&2 2>/dev/null; (exec "$@" 2>&4 3>&- 4>&-); code=$?; set -- /proc/[0-9]*; echo "leftovers $(($# - 1))" >&3; exit $code';
// Without `setpriv --pdeathsig` three processes outlived an engine that was killed by SIGKILL (measured).
const namespace = ['--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** Ways into a pid namespace: as root, and as a user who keeps the own uid in a user namespace. */
const namespaces = [namespace, [...namespace, '--user', '--map-current-user']];
/**
 * Tries which confinement works on this machine; a few milliseconds, so call it once and pass the result on.
 * `supervisor` is the program (and its first arguments) that owns the tree where no namespace can be made.
 */
async function findConfinement(supervisor, ways = namespaces) {
    for (const flags of ways) {
        const confinement = namespaceConfinement(flags);
        if (await works(confinement))
            return confinement;
    }
    return supervisorConfinement(supervisor);
}
function namespaceConfinement(flags) {
    return {
        level: 'pid-namespace',
        wrap: (command) => ({
            ...command,
            file: 'setpriv',
            args: [...flags, '--', 'sh', '-c', init, 'sh', command.file, ...command.args],
        }),
    };
}
function supervisorConfinement(supervisor) {
    return {
        level: 'process-group',
        wrap: (command) => ({
            ...command,
            file: supervisor.file,
            args: [...supervisor.args, command.file, ...command.args],
            // Found again in /proc/<pid>/environ when a descendant has left the group.
            env: { ...command.env, RALPH_TREE: (0,external_node_crypto_.randomUUID)() },
        }),
    };
}
/** Whether a command in it is a child of pid 1 and still has the caller's uid. */
function works(confinement) {
    const uid = process.getuid?.();
    if (uid === undefined)
        return Promise.resolve(false);
    const probe = confinement.wrap({
        file: 'sh',
        args: ['-c', `test "$PPID" = 1 && test "$(id -u)" = ${uid}`],
        cwd: '/',
        env: { PATH: searchPath },
    });
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(probe.file, probe.args, {
            cwd: probe.cwd,
            env: probe.env,
            stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
            timeout: 5000,
            killSignal: 'SIGKILL',
        });
        child.on('error', () => resolve(false));
        child.on('exit', (code) => resolve(code === 0));
    });
}
// util-linux lives here on every distribution; the caller's PATH is not needed to probe.
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';

// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(7827);
;// CONCATENATED MODULE: ./build/entry/wire.js






















/** Author of everything that ralph commits; the address belongs to nobody. */
const ralphIdentity = { name: 'ralph', email: 'ralph@ralph.invalid' };
/** Reading and writing the run's state; `home` is where the engine's own git directory lies while it is open. */
async function openState(project, context, at) {
    const { home, nonce, copy, ...patience } = at;
    const { repository, remote: address, stateRef, workRef } = project;
    const store = await (0,git_store/* openStore */.C)({ home, repository, remote: address, env: context.env });
    context.onNewHeader?.(store.renewHeader);
    const remote = askedAhead((0,git_remote/* remoteAt */.e)({ store, ...patience }));
    const state = stateStoreAt({
        store,
        remote,
        ref: stateRef,
        workRef,
        by: ralphIdentity,
        now: context.now,
        ...(nonce && { nonce }),
        ...(copy && { copy: stateCopyIn(copy, repository.objectFormat) }),
    });
    return { store, remote, state };
}
const inboxOf = (project, { store, remote }, now) => (0,inbox/* inboxAt */.Y)({ store, remote, plan: project.planName, by: ralphIdentity, now });
/** What this machine can give. */
const confinementHere = () => findConfinement({ file: process.execPath, args: [(0,external_node_path_.resolve)(import.meta.dirname, '../supervisor/index.js')] });
/** The composition root: the only place that names both ports and adapters. */
async function wire(project, context, at) {
    const { home, repository, settings } = project;
    // What checks and calls leave in their home and their temporary files is no memory of the run.
    const logDir = (0,external_node_path_.join)(home, 'logs');
    await Promise.all([logDir, at.scratch].map((path) => (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 })));
    const confinement = await (at.confinement ?? confinementHere());
    const workspace = at.workspace.directory;
    const extra = settings['check-env'];
    const redact = (0,text_redact/* redactor */.$)(project.secrets);
    const inWorkspace = { workspace, folder: at.scratch, logDir, confinement, redact };
    // Set-up installs what the user would install: with the user's caches, registries and their credentials.
    const setUp = setUpRunner({
        ...inWorkspace,
        env: ({ home, tmp }) => (0,process_environment/* checkEnvironment */.Qz)(context.env, { home: context.env['HOME'] || home, tmp, extra, network: true }),
    });
    const { store, remote, state } = at.access;
    return {
        store: state,
        workBranch: workBranchAt({
            store,
            remote,
            ref: project.workRef,
            author: identityIn(project.settings.author) ?? ralphIdentity,
            committer: committerOf(project),
            now: context.now,
            sign: settings['commit-mode'] === 'api' ? at.sign : undefined,
        }),
        workspace: ownWorkspace({
            store,
            ...at.workspace,
            workBranch: project.workBranch,
            base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
            tags: at.tags,
            runCommand: (command, signal) => {
                at.show({ kind: 'note', text: `set-up: ${command}` });
                return setUp(command, signal);
            },
        }),
        agent: agentOf(project, context.env, { tmp: at.scratch, confinement, ...context, show: at.show }),
        runCheck: checkRunner({
            ...inWorkspace,
            env: (own) => (0,process_environment/* checkEnvironment */.Qz)(context.env, { ...own, extra, network: false }),
            environment: context.env,
        }),
        base: at.base,
        embedded: (0,trusted_files/* trustedFilesIn */.C)((0,external_node_path_.resolve)(import.meta.dirname, '../../templates')),
        tracker: inboxOf(project, at.access, context.now),
        parcel: parcelIn(parcelFolder(project, context), { store, scratch: at.scratch }),
        clock: systemClock(context.now),
        liveness: at.liveness,
        show: at.show,
        redact,
    };
}
/** In a workflow its artifacts are made from it and unpacked into it. */
const parcelFolder = ({ home }, { checkout }) => checkout ? (0,external_node_path_.join)(checkout.temp, 'ralph-parcel') : (0,external_node_path_.join)(home, 'parcel');
function agentOf({ settings, agents }, environment, at) {
    const common = {
        environment,
        extraEnv: settings['agent-env'],
        tmp: at.tmp,
        confinement: at.confinement,
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
    };
    if (settings.agent === 'command')
        return commandAgent({ ...common, command: settings['agent-command'] ?? '' });
    const install = (version = triedRelease.version) => installClaude({
        version,
        integrity: integrityOf(version, settings['agent-integrity']),
        folder: agents,
        environment,
        confinement: at.confinement,
        signal: at.cancelled,
        onInstall: (text) => at.show({ kind: 'note', text }),
    });
    return claudeAgent({
        ...common,
        path: settings['agent-path'],
        version: settings['agent-version'],
        install: settings['agent-install'] === 'missing' ? install : undefined,
        fallbackModels: settings['fallback-model'],
        permissions: settings['skip-permissions']
            ? { kind: 'skip' }
            : { kind: 'mode', mode: settings['permission-mode'], allowedTools: settings['allowed-tools'] },
    });
}
/** The user's word counts; without one, that of the release we know. */
const integrityOf = (version, given) => given.length === 0 && version === triedRelease.version ? triedRelease.integrity : given;
/** As configured, else the repository's user, else ralph itself (DESIGN §7 "Identity"). */
function committerOf({ settings, repository }) {
    const { name, email } = repository.user;
    return identityIn(settings.committer) ?? (name && email ? { name, email } : ralphIdentity);
}
/** `Name <mail>` as its parts. */
function identityIn(text) {
    const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
}


/***/ }),

/***/ 2883:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ emptyControl),
/* harmony export */   E: () => (/* binding */ Control)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** `control.json`: which operator commands took effect, and what still has to go out (DESIGN §5 "outbox", "inbox"). */
const Control = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    /** Commands that took effect and may still be in the inbox: written in the same commit as their effect. */
    consumed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Orders from before this moment are settled: nothing older is looked at, and no id of it is kept. */
    cursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().nullable().default(null),
    /** Effects on the outside, each under a stable key; delivered by list, compare, create or edit. */
    outbox: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const emptyControl = { schema: 1, consumed: [], cursor: null, outbox: [] };


/***/ })

};
