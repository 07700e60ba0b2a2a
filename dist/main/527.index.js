export const id = 527;
export const ids = [527,166,20];
export const modules = {

/***/ 36903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ amendPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


function amendPlan(ledger, { iteration, current, amendments, trusted }) {
    if (amendments.length === 0)
        return;
    const judged = (0,_core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({
        plan: ledger.plan,
        statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(ledger.state),
        current,
        amendments,
        trusted,
    });
    if (judged.accepted.length > 0)
        ledger.replacePlan(judged.plan);
    ledger.record(...judged.accepted.map((amendment) => ({
        type: 'amendment_accepted',
        iteration,
        amendment,
        ...(amendment.action === 'remove' && !trusted && { given_up: true }),
    })), ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused', iteration, amendment, why })));
}


/***/ }),

/***/ 83582:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ contextFor),
/* harmony export */   HI: () => (/* binding */ agentsOfBase),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Lb: () => (/* binding */ contextModel),
/* harmony export */   t9: () => (/* binding */ instructionsFor),
/* harmony export */   vs: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60979);
/* harmony import */ var _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62090);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91936);
/* harmony import */ var _core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58020);





async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .withProjectWords */ .vC)(text, await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read), path);
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}
const contextFor = async ({ base }, plan) => [(0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .projectContext */ .tC)(await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read)), plan.context ?? ''].filter(Boolean).join('\n\n');
async function instructionsFor({ base }, { settings }) {
    const { instructions } = _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld[settings.agent];
    const text = instructions === null ? '' : ((await base.read(instructions)) ?? '');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.trim() === _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdImport */ .$c);
    if (at === -1)
        return text;
    return lines.with(at, (await base.read(_core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdFile */ .s9)) ?? '').join('\n');
}
async function agentsOfBase({ base, embedded }) {
    const source = await base.read(_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .agentsFile */ .dq);
    if (source === undefined)
        return _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .noAgentsFile */ .Ee;
    return (0,_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readAgentsFile */ .JW)(source, {
        schema: (path) => base.read(`.ralph/config/${path}`),
        template: (path) => base.read(`.ralph/templates/${path}`),
        shipped: async (name) => (await base.read(`.ralph/templates/pass-${name}.md`)) ?? embedded.read(`prompt/pass-${name}.md`),
    });
}
async function passesOf(ports, { settings }) {
    return settings['agent-passes-enabled'] ? (await agentsOfBase(ports)).passes : [];
}
async function contextModel(ports, { settings }) {
    return settings['context-agent-model'] ?? (await agentsOfBase(ports)).context.model ?? settings.model ?? null;
}


/***/ }),

/***/ 61657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ addPasses),
/* harmony export */   V: () => (/* binding */ recordPasses)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58100);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);



function recordPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    keep(ledger, about, results);
    ledger.record(...results.map((result) => factOf(about, result)));
    recordTroubles(ledger, about, results);
}
async function addPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    const stored = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationPath */ .lr)(about.iteration, 'passes.json'));
    const before = stored === undefined ? [] : (_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .PassResults */ .KL.safeParse(JSON.parse(stored)).data ?? []);
    keep(ledger, about, [...before, ...results]);
    ledger.record(...results.map((result) => ({ ...factOf(about, result), apart: true })));
    recordTroubles(ledger, about, results);
}
const keep = (ledger, { iteration }, results) => ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationPath */ .lr)(iteration, 'passes.json'), `${JSON.stringify(results, null, 2)}\n`);
const mostTroubles = 20;
function recordTroubles(ledger, { iteration }, results) {
    for (const { troubles = [] } of results) {
        const what = troubles.slice(0, mostTroubles).map((text) => (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, 500));
        if (what.length > 0)
            ledger.record({ type: 'server_trouble', iteration, what });
    }
}
const factOf = (about, { name, model, usage, issues, summary, why }) => ({
    type: 'agent_pass',
    ...about,
    pass_name: name,
    model,
    usage,
    issues: issues.length,
    critical: issues.filter(({ severity }) => severity === 'critical').length,
    summary: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(why ?? summary, 500),
});


/***/ }),

/***/ 66794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ approveMemory),
  IS: () => (/* binding */ refuseUnusableServers),
  t4: () => (/* binding */ rolesIn),
  Qm: () => (/* binding */ serversFor),
  CZ: () => (/* binding */ settleServers),
  yf: () => (/* binding */ tellServers)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/mcp/memory-file.js
var memory_file = __webpack_require__(28049);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./build/schema/agent/mcp-server.js
var mcp_server = __webpack_require__(73006);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/mcp/fill-in.js
var fill_in = __webpack_require__(90810);
;// CONCATENATED MODULE: ./build/core/mcp/read-servers.js





const mostServers = 20;
function readServers(text, file) {
    const document = (0,json_syntax/* parseDocument */.Tp)(text);
    const read = Array.isArray(document) ? { servers: [], faults: document } : serversIn(document);
    const begins = ({ at, offset }) => offset ?? (Array.isArray(document) ? 0 : offsetOf(document.root, at));
    const sorted = read.faults.toSorted((one, other) => begins(one) - begins(other));
    if (sorted.length === 0)
        return { servers: read.servers, findings: [] };
    const sentence = (fault) => {
        const place = fault.at.length === 0 ? '' : `${(0,lint_fault/* printPath */.bA)(fault.at)}: `;
        return `${file}:${placeOf(text, begins(fault))}: ${place}${fault.message}`;
    };
    return { servers: [], findings: sorted.map(sentence) };
}
function serversIn({ value, root }) {
    const faults = [...(0,json_syntax/* duplicateKeys */.ss)(root)];
    if (!isObject(value))
        return { servers: [], faults: [{ at: [], message: 'expected an object with `mcpServers`' }] };
    const unknown = Object.keys(value).filter((key) => key !== 'mcpServers');
    faults.push(...unknown.map((key) => ({ at: [key], message: 'is not known here; servers stand in `mcpServers`' })));
    const { mcpServers } = value;
    if (!isObject(mcpServers))
        return {
            servers: [],
            faults: [...faults, { at: ['mcpServers'], message: `expected an object, got ${(0,lint_fault/* shown */.SP)(mcpServers)}` }],
        };
    const entries = Object.entries(mcpServers);
    if (entries.length > mostServers)
        faults.push({ at: ['mcpServers'], message: `has ${entries.length} servers; at most ${mostServers} are read` });
    const servers = entries.flatMap(([name, given]) => {
        const found = serverOf(name, given);
        if ('server' in found)
            return [{ name, server: found.server }];
        faults.push(...found.faults);
        return [];
    });
    return { servers, faults };
}
function serverOf(name, given) {
    const at = ['mcpServers', name];
    const named = mcp_server/* McpServerName */.FF.safeParse(name);
    const misnamed = named.success ? [] : [{ at, message: named.error.issues[0]?.message ?? '' }];
    if (!isObject(given))
        return { faults: [...misnamed, { at, message: `expected an object, got ${(0,lint_fault/* shown */.SP)(given)}` }] };
    const { type = 'url' in given ? undefined : 'stdio' } = given;
    if (type !== 'stdio' && type !== 'http')
        return { faults: [...misnamed, { at: type === undefined ? at : [...at, 'type'], message: unknownTransport(type) }] };
    const read = (type === 'http' ? mcp_server/* HttpServer */.YU : mcp_server/* StdioServer */.Rs).safeParse(given);
    if (!read.success) {
        const wrong = read.error.issues.map((issue) => ({
            at: [...at, ...issue.path],
            message: messageOf(issue),
        }));
        return { faults: [...misnamed, ...wrong] };
    }
    const faults = [
        ...misnamed,
        ...(0,fill_in/* namesIn */.wX)(read.data).flatMap(({ at: inside, ...one }) => wrongName([...at, ...inside], one)),
    ];
    const floating = floatingPackage(read.data);
    if (floating)
        faults.push({ at: [...at, 'args', floating.at], message: notExact(floating.name) });
    return faults.length > 0 ? { faults } : { server: read.data };
}
const notExact = (name) => `${(0,lint_fault/* shown */.SP)(name)} may be another package tomorrow; write the exact version, as in context7-mcp@4.1.1`;
const messageOf = (issue) => (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message;
const unknownTransport = (type) => type === undefined
    ? 'a server with a `url` needs `"type": "http"`'
    : `expected "stdio" or "http", the transports that ralph knows, got ${(0,lint_fault/* shown */.SP)(type)}`;
function wrongName(at, { name }) {
    if (name === null)
        return [{ at, message: `a "\${" must start the name of a variable, as in \${NAME} or \${NAME:-default}` }];
    if (!(0,fill_in/* asksForModelKey */.uV)(name))
        return [];
    return [{ at, message: `asks for ${name}: credentials that pay for the model are never given to a server` }];
}
function offsetOf(root, at) {
    const node = (0,main.findNodeAtLocation)(root, [...at]);
    return node?.offset ?? (at.length === 0 ? root.offset : offsetOf(root, at.slice(0, -1)));
}
function placeOf(text, offset) {
    const before = text.slice(0, offset).split('\n');
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const runners = {
    npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
    bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
    uvx: /.(?:==|@)\d[\w.+-]*$/,
};
function floatingPackage(server) {
    if (server.type === 'http')
        return undefined;
    const { command, args } = server;
    const exact = runners[command.split('/').at(-1) ?? ''];
    if (exact === undefined || args.some((arg) => arg === '--no' || arg === '--no-install'))
        return undefined;
    const packages = named(args);
    return packages.find(({ name }) => !exact.test(name));
}
function named(args) {
    const flagged = args.flatMap((arg, at) => {
        const name = packageFlag.test(args[at - 1] ?? '') ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1];
        return name === undefined ? [] : [{ at, name }];
    });
    const first = args.findIndex((arg) => !arg.startsWith('-'));
    return flagged.length > 0 || first < 0 ? flagged : [{ at: first, name: args[first] ?? '' }];
}
const packageFlag = /^(?:-p|--package|--from)$/;
const files = {
    code: 'mcp-coding.json',
    prep: 'mcp-context.json',
    post: 'mcp-context.json',
    index: 'mcp-memory.json',
};
const projectServers = '.mcp.json';
const serverFileOf = (role) => files[role];
function placesOf(file, transport) {
    const path = `.ralph/config/${file}`;
    return transport === 'http' ? [path.replace(/\.json$/, '-http.json'), path] : [path];
}

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
;// CONCATENATED MODULE: ./build/app/job/servers.js




async function serversFor(ports, job, { of, recall }) {
    const { servers: list, findings, instead } = await read(ports, job, of);
    if (findings.length > 0)
        throw invalid(findings);
    if (list.length === 0)
        return undefined;
    if (instead)
        ports.show({ kind: 'warning', text: instead });
    return { list, memory: list.some(memory_file/* keepsMemory */.W1) ? ((await recall(state_paths/* memoryPath */.bf)) ?? '') : '' };
}
async function refuseUnusableServers(ports, job, calls) {
    const all = await Promise.all(calls.map((of) => read(ports, job, of)));
    const findings = new Set(all.flatMap((one) => one.findings));
    if (findings.size > 0)
        throw invalid([...findings]);
}
const rolesIn = ({ mode }) => inMode[mode];
const inMode = {
    'handoff-only': ['code'],
    'handoff-plus-index': ['code', 'index'],
    'agent-orchestrated': ['code', 'prep', 'post', 'index'],
};
async function read(ports, job, of) {
    const { 'mcp-transport': transport, 'mcp-project': project } = job.settings;
    const file = typeof of === 'string' ? serverFileOf(of) : of.file;
    const places = placesOf(file, transport);
    const own = await readFirst(ports, places);
    const shared = of === 'code' && project ? await readFirst(ports, [projectServers]) : nothing;
    const names = new Set(own.servers.map(({ name }) => name));
    const elsewhere = own.path !== undefined && own.path !== places[0];
    return {
        instead: elsewhere ? `mcp-transport is ${transport}, but there is no ${places[0]}: using ${own.path}` : undefined,
        servers: [...own.servers, ...shared.servers.filter(({ name }) => !names.has(name))],
        findings: [...own.findings, ...shared.findings],
    };
}
const nothing = { servers: [], findings: [] };
async function readFirst({ base }, paths) {
    for (const path of paths) {
        const text = await base.read(path);
        if (text !== undefined)
            return { path, ...readServers(text, path) };
    }
    return nothing;
}
const invalid = (findings) => new error/* RalphError */.A({
    code: 'MCP_CONFIG_INVALID',
    message: 'The MCP servers of this repository cannot be used as they are configured; nothing was called.',
    hint: 'Fix the problems above and commit the files to the base; docs/mcp.md shows what they look like.',
    findings,
});
function tellServers({ show }, { servers }) {
    for (const text of servers?.troubles ?? [])
        show({ kind: 'warning', text });
}
function settleServers(ledger, { iteration, left, memoryAt }) {
    if (!left)
        return;
    const kept = memoryAt === null || left.memory === null ? undefined : (0,memory_file/* readMemory */.S1)(left.memory);
    if (kept && 'text' in kept && memoryAt !== null)
        ledger.attach(memoryAt, kept.text);
    const refused = kept && 'why' in kept ? [`${state_paths/* memoryPath */.bf} stays unchanged: ${kept.why}`] : [];
    const what = [...left.troubles, ...refused];
    if (what.length > 0)
        ledger.record({ type: 'server_trouble', iteration, what });
}
async function approveMemory(ledger, iteration) {
    const approved = await ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, state_paths/* memoryPath */.bf));
    if (approved === undefined)
        return;
    const kept = (0,memory_file/* withMemory */.QY)((await ledger.recall(state_paths/* memoryPath */.bf)) ?? '', approved);
    if ('text' in kept)
        ledger.attach(state_paths/* memoryPath */.bf, kept.text);
    else
        ledger.record({ type: 'server_trouble', iteration, what: [`${state_paths/* memoryPath */.bf} stays unchanged: ${kept.why}`] });
}


/***/ }),

/***/ 65166:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesWith: () => (/* binding */ filesWith),
  isOwn: () => (/* binding */ isOwn),
  withOwnEdits: () => (/* binding */ withOwnEdits)
});

// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/core/queue/queue.js
var queue = __webpack_require__(21033);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/progress-log.js





async function edits(making) {
    const { becomes, ledger, read, list } = making;
    const path = await logNow(making);
    if (path === null)
        return [];
    const { plan } = ledger.state;
    const before = await earlierLog(making, path);
    const content = await read(before ?? path);
    const text = content && new TextDecoder().decode(content);
    const former = text === undefined ? undefined : (0,progress_note/* planOfLog */.fo)(text);
    const isOther = former !== undefined && former !== plan;
    const note = becomes.finished?.note;
    const after = (0,progress_note/* withProgress */.E0)(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] });
    if (after === undefined)
        return [];
    const edit = { path, content: new TextEncoder().encode(after) };
    if (before !== undefined)
        return [edit, { path: before, content: null }];
    if (!isOther || content === undefined)
        return [edit];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const home = (0,move_due/* freeFolder */.$S)(`${folder}archive/${day}-${former}`, await list(`${folder}archive`));
    return [{ path: `${home}/${path.slice(folder.length)}`, content }, edit];
}
async function logNow(making) {
    const { progress, document } = making.job;
    if (progress === null || document === null || progress !== (0,progress_note/* logBeside */.pn)(document))
        return progress;
    const now = (await (0,queue_moves/* documentNow */.S)(making)) ?? document;
    if ((await making.read(now)) === undefined)
        return null;
    const { queue } = making.ledger.state;
    const isArchived = queue !== null && (0,queue_paths/* queuedFile */.W5)(now, queue)?.place === 'complete';
    return isArchived ? `${now.slice(0, now.lastIndexOf('/') + 1)}progress.md` : (0,progress_note/* logBeside */.pn)(now);
}
async function earlierLog({ ledger: { state }, list, read }, path) {
    if (state.queue === null || (await read(path)))
        return undefined;
    const files = await list(state.queue);
    const plan = files.map((one) => (0,queue_paths/* queuedFile */.W5)(one, state.queue ?? '')).find((one) => one && (0,progress_note/* logBeside */.pn)(one.path) === path);
    return plan && (0,queue/* companionsOf */.Lo)(plan, files).named.find(({ rest }) => rest === 'progress.md')?.path;
}
const progressLog = { holds: (path, { progress }) => path === progress, edits };

// EXTERNAL MODULE: ./build/app/own/write-back.js + 5 modules
var write_back = __webpack_require__(91622);
;// CONCATENATED MODULE: ./build/app/own/own-edits.js



const ownParts = [write_back.planFile, progressLog, queue_moves/* queueFolders */.J];
const readBytes = 6 * 1024 * 1024;
const filesWith = ({ workspace, workBranch }, tree, own = new Map()) => ({
    async read(path) {
        const edit = own.get(path);
        return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes);
    },
    async list(folder) {
        const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`));
        const there = new Set(await workBranch.filesBelow(tree, folder));
        for (const { path, content } of edits)
            content === null ? there.delete(path) : there.add(path);
        return [...there];
    },
});
async function withOwnEdits({ workspace, workBranch, show }, { tree, former, ...given }) {
    const own = new Map();
    const files = filesWith({ workspace, workBranch }, tree, own);
    const warn = (text) => show({ kind: 'warning', text });
    const before = former === undefined ? {} : { readFormer: filesWith({ workspace, workBranch }, former).read };
    const making = { ...given, ...before };
    for (const { edits } of ownParts) {
        for (const edit of await edits({ ...making, ...files, warn }))
            own.set(edit.path, edit);
    }
    if (own.size === 0)
        return { tree, own: [] };
    const edited = await workBranch.withFiles(tree, [...own.values()]);
    for (const path of edited.left)
        warn(`${path} could not be written: a link, a folder or a file is in its place`);
    const left = new Set(edited.left);
    return { tree: edited.tree, own: [...own.values()].filter(({ path }) => !left.has(path)) };
}
const isOwn = (job) => (path) => ownParts.some(({ holds }) => holds(path, job));


/***/ }),

/***/ 17036:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rA: () => (/* binding */ applyHandoff),
  o7: () => (/* binding */ applyStored),
  r2: () => (/* binding */ forgetProgress),
  WJ: () => (/* binding */ recordMilestone),
  CJ: () => (/* binding */ tellReview),
  hk: () => (/* binding */ tellStoredReview)
});

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/schema/run/progress-log.js

const progress_log_text = schemas/* string */.YjP();
const ProgressEntry = schemas/* object */.Ikc({
    task_id: progress_log_text,
    iteration: schemas/* int */.Whr(),
    timestamp: iso/* datetime */.w$(),
    summary: progress_log_text,
    title: progress_log_text,
    files_changed: schemas/* array */.YOg(schemas/* object */.Ikc({ path: progress_log_text, action: schemas/* enum */.k5n(['created', 'modified', 'deleted']) })),
    files_total: schemas/* int */.Whr(),
    tests_added: schemas/* array */.YOg(schemas/* object */.Ikc({ file: progress_log_text, test_names: schemas/* array */.YOg(progress_log_text) })),
    design_decisions: schemas/* array */.YOg(progress_log_text),
    constraints: schemas/* array */.YOg(schemas/* object */.Ikc({ constraint: progress_log_text, impact: progress_log_text })),
    deviations: schemas/* array */.YOg(schemas/* object */.Ikc({ planned: progress_log_text, actual: progress_log_text, reason: progress_log_text })),
    bugs: schemas/* array */.YOg(schemas/* object */.Ikc({ description: progress_log_text, resolution: progress_log_text, resolved: schemas/* boolean */.zMY() })),
    fully_complete: schemas/* boolean */.zMY(),
});
const ProgressLog = schemas/* object */.Ikc({
    generated_at: iso/* datetime */.w$(),
    plan_summary: schemas/* object */.Ikc({
        total_tasks: schemas/* int */.Whr(),
        completed: schemas/* int */.Whr(),
        pending: schemas/* int */.Whr(),
        failed: schemas/* int */.Whr(),
        skipped: schemas/* int */.Whr(),
        given_up: schemas/* int */.Whr().default(0),
    }),
    entries: schemas/* array */.YOg(ProgressEntry),
});

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/progress-log.js


const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
function progressEntry({ task, iteration, at, handoff, changes }) {
    return {
        task_id: task.id,
        iteration,
        timestamp: at,
        summary: cut(handoff.summary),
        title: cut(task.title),
        files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({ path, action })),
        files_total: changes.length,
        tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
            file: cut(file),
            test_names: first(test_names).map(cut),
        })),
        design_decisions: first(handoff.architectural_notes).map(cut),
        constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
            constraint: cut(constraint),
            impact: cut(impact ?? workaround ?? ''),
        })),
        deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
            planned: cut(planned),
            actual: cut(actual),
            reason: cut(reason),
        })),
        bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
            description: cut(description),
            resolution: cut(resolution ?? ''),
            resolved,
        })),
        fully_complete: handoff.task_completed?.fully_complete ?? true,
    };
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
function nextProgressLog(context) {
    const seen = new Set();
    const entries = [...context.newest.map(progressEntry), ...(context.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,task_rows/* countStatuses */.ip)(context.rows);
    return {
        generated_at: context.generated,
        plan_summary: {
            total_tasks: context.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
            given_up: counts.given_up,
        },
        entries: entries.slice(0, progressEntries),
    };
}
const withoutIterations = (log, iterations) => log && { ...log, entries: log.entries.filter((entry) => !iterations.includes(entry.iteration)) };
function readProgressLog(stored) {
    if (stored === undefined)
        return null;
    try {
        return ProgressLog.safeParse(JSON.parse(stored)).data ?? null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
;// CONCATENATED MODULE: ./build/core/report/markdown/progress-log-markdown.js




function progressLogMarkdown(log, context) {
    const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${context.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}.` +
            ` As of ${(0,amounts/* formatUtc */.ay)(log.generated_at)}.`,
        (0,task_table/* markdownTable */.Q)(context.rows),
        ...(context.omitted ? [context.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
        ...(log.entries.length === progressEntries ? [older] : []),
    ];
    return `${parts.join('\n\n')}\n`;
}
const older = 'Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.';
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,neutral_markdown/* markdownCell */.UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,amounts/* formatUtc */.ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The checks passed, but the agent says that the task is not complete yet.']),
        ...(files.length > 0 ? [['| File | Action |', '| --- | --- |', ...files].join('\n')] : []),
        ...(more > 0 ? [`And ${more} more files.`] : []),
        ...list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
        ...list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
        ...list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
        ...list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
        ...list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
            `${resolved ? 'resolved' : 'open'}: ${description}`,
            resolution,
        ]),
    ];
    return parts.join('\n\n');
}
function list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500);

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
;// CONCATENATED MODULE: ./build/app/phase/settle/apply-handoff.js










async function applyHandoff(ports, job, { ledger, ...passed }) {
    const { iteration, handoff } = passed;
    const amendments = handoff.plan_amendments ?? [];
    const trusted = job.settings.amendments === 'trusted';
    (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: passed.task.id, amendments, trusted });
    await recordProgress(ports, ledger, passed);
}
async function applyStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    await (0,servers/* approveMemory */.tk)(ledger, iteration);
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, file))));
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await applyHandoff(ports, job, { ledger, task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
const logFile = 'progress-log.json';
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: readProgressLog(await ledger.recall(logFile)), newest: [success] });
}
async function forgetProgress(ports, ledger, iterations) {
    const previous = withoutIterations(readProgressLog(await ledger.recall(logFile)), iterations);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = nextProgressLog({ previous, newest: dated, rows: (0,begin/* recordsOf */.M$)(plan, state), generated });
    for (const success of dated) {
        const entry = `${JSON.stringify(progressEntry(success), null, 2)}\n`;
        ledger.attach((0,state_paths/* iterationPath */.lr)(success.iteration, 'progress.json'), entry);
    }
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...(0,task_rows/* rowsInState */.UV)({ plan, state }) }));
}
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,slices/* slicesOf */.nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,state_paths/* iterationPath */.lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : review/* Reviewed */.u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,slices/* beginsSlice */.vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 80527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n2: () => (/* binding */ failRefused),
  LW: () => (/* binding */ settleAttempt),
  Hc: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(92949);
;// CONCATENATED MODULE: ./build/core/validation/fingerprint.js




const rules = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
    [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,visible/* visible */.R)((0,excerpt/* excerpt */.Kb)(text, maxChars))).trim();
}
function fingerprint(text) {
    const clean = normalized(text);
    return fnv1a(clean, 0x811c9dc5) + fnv1a(clean, 0x050c5d1f);
}
function fnv1a(text, basis) {
    let hash = basis;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
}
const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|\u2717|\u2715|×|\u25cf/i;
function validationFingerprint(validation) {
    const { strategy, checks, known_red } = validation;
    const { failures } = (0,verdict/* judge */.S4)({ strategy, checks, results: checks, knownRed: known_red });
    const parts = failures.map((result) => {
        const lines = (0,output_excerpt/* outputExcerpt */.V4)(result, 20_000)
            .split('\n')
            .filter((line) => !line.startsWith('\u2026 '));
        const telling = lines.filter((line) => speaksOfFailure.test(line));
        const said = new Set((telling.length > 0 ? telling : lines).map(normalized));
        return [
            result.name,
            result.timed_out ? 'timed out' : result.filled_disk ? 'filled the disk' : 'failed',
            ...[...said].sort(),
        ].join('\n');
    });
    return fingerprint(parts.sort().join('\n\n'));
}

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/branch/record-failure.js + 1 modules
var record_failure = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 3 modules
var job_ledger = __webpack_require__(32313);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var passes = __webpack_require__(43350);
// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/handoff/spoken-signals.js
var spoken_signals = __webpack_require__(52425);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
;// CONCATENATED MODULE: ./build/app/phase/settle/ask-people.js






function recordRequests(ledger, job, coded) {
    const { iteration } = coded;
    const task = coded.task.id;
    const asks = job.settings['human-review'] === 'ask';
    const signals = (0,agent_claims/* signalsOf */.B7)(coded);
    if (signals)
        ledger.record({ type: 'signals_given', iteration, task, ...signals });
    const found = requestsOf(coded);
    for (const { why, holds } of found) {
        ledger.record({ type: 'human_review_requested', iteration, task, why, ...(asks && holds && { holds }) });
    }
    const holding = found.some(({ holds }) => holds);
    if (found.length === 0 || (!holding && isFoundStuck(ledger, coded)))
        return;
    const said = { iteration, task, why: found.map(({ why }) => why).join('; ') };
    ledger.send([(0,notices/* askPerson */.fe)(ledger.state, { ...said, holds: asks && holding })]);
}
async function tellRequests(work, coded) {
    const { ports, job, ledger } = work;
    const [first] = requestsOf(coded);
    if (!first && !isFoundStuck(ledger, coded))
        return undefined;
    await ledger.save(`ask a person about iteration ${coded.iteration}`);
    await work.publish();
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (job.settings['human-review'] !== 'stop' || !first?.holds || ledger.state.awaiting)
        return undefined;
    return {
        kind: 'human_review',
        why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`,
    };
}
const isFoundStuck = ({ state }, { iteration, task }) => (0,begin/* taskIn */.B1)(state, task.id).stuck?.iteration === iteration;
function requestsOf(coded) {
    const request = wanted(coded);
    const { stuck } = (0,agent_claims/* agentClaims */.fY)(coded);
    return [
        ...(request === undefined ? [] : [{ why: request, holds: true }]),
        ...spokenIn(coded),
        ...(stuck === undefined ? [] : [{ why: `it is stuck: ${stuck}`, holds: false }]),
    ];
}
function spokenIn({ handoff, handoffSource, end }) {
    const words = handoffSource === 'synthetic' ? [] : [handoff?.summary ?? '', handoff?.freeform ?? ''];
    const last = end.kind === 'finished' ? end.text : end.kind === 'no_result' ? end.tail : '';
    const spoken = (0,answer/* jsonIn */.Yf)(last) === undefined ? [...words, last] : words;
    const { stuck, blockers } = (0,spoken_signals/* spokenSignals */.Y)(spoken.join('\n\n'));
    return [
        ...[...new Set(blockers)].map((why) => ({ why: `it is blocked: ${why}`, holds: true })),
        ...[...new Set(stuck)].map((why) => ({ why: `it says that it is stuck: ${why}`, holds: false })),
    ];
}
function wanted({ handoff, handoffSource }) {
    const asked = handoffSource === 'synthetic' ? undefined : handoff?.request_human_review;
    return asked?.needed ? asked.reason?.trim() || 'the agent gave no reason' : undefined;
}
function recordDoubt(ledger, { iteration, task, handoff, handoffSource }) {
    const done = handoff?.task_completed;
    if (handoffSource === 'synthetic' || done?.fully_complete !== false)
        return;
    const why = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ''}`;
    ledger.record({ type: 'human_review_requested', iteration, task: task.id, why });
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/app/job/record-passes.js
var record_passes = __webpack_require__(61657);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js + 3 modules
var apply_handoff = __webpack_require__(17036);
;// CONCATENATED MODULE: ./build/app/phase/settle/settle.js













const mostTouched = 10;
function settleInterruption(ledger, coded, request) {
    const { verdict, settings } = request;
    const budgetUsd = settings['cost-budget'];
    const { iteration, task, usage, durationMs: duration_ms } = coded;
    const { cause, why, until } = verdict;
    recordCall(ledger, coded, why);
    ledger.record({ type: 'attempt_interrupted', iteration, task: task.id, cause, why, until, usage, duration_ms });
    if (cause === 'budget')
        return { kind: 'cost_budget', budget_usd: budgetUsd, spent_usd: ledger.state.usage.usd };
    return cause === 'billing' || cause === 'auth'
        ? { kind: 'human_review', why: `${personNeeded(settings)[cause]}: ${why}` }
        : undefined;
}
const personNeeded = ({ agent }) => ({
    billing: 'the model account has no credit',
    auth: `the model credential was refused; ${agents/* agentFacts */.Ld[agent].howToPay.refused}`,
});
async function settleFailure(ports, job, request) {
    await fail(ports, job, { ...request, validation: null, fingerprint: fingerprint(`${request.cause}: ${request.why}`) });
}
async function settleChecked(ports, job, request) {
    const { coded, validation } = request;
    if (validation.passed)
        return pass(ports, job, request);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, job, {
        ledger: request.ledger,
        coded,
        candidate: request.candidate,
        cause: 'checks',
        why,
        validation,
        said: (0,output_excerpt/* saidByRed */.Yb)(failures),
        fingerprint: validationFingerprint(validation),
    });
}
async function settleRevised(ports, job, request) {
    await fail(ports, job, { ...request, cause: 'review', fingerprint: fingerprint(`review: ${request.why}`) });
}
async function pass(ports, job, request) {
    const { ledger, coded, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = (0,candidate/* handoffOf */.y4)(coded);
    const { part, closes } = (0,candidate/* contributionOf */.uR)(job, ledger.state, coded);
    const commit = (0,candidate/* needsCommit */.Zl)(closes, coded)
        ? (request.candidate ?? (await (0,candidate/* writeCandidate */.d8)(ports, job, { state: ledger.state, coded })))
        : null;
    const { left } = (0,candidate/* amendedWith */.RE)(job, ledger, coded);
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    const awaitsApproval = commit !== null && job.settings.approval === 'iteration';
    recordCall(ledger, coded, null, awaitsApproval ? (0,state_paths/* iterationPath */.lr)(iteration, state_paths/* memoryPath */.bf) : state_paths/* memoryPath */.bf);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        summary: handoff.summary,
        handoff: source,
        handoff_bytes: handoffBytes(handoff),
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
        ...(part && { part }),
        ...(left.length > 0 && { left }),
    };
    if (awaitsApproval)
        ledger.keep(commit);
    else if (commit !== null)
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, { iteration, task: task.id });
    ledger.record(awaitsApproval
        ? { type: 'attempt_held', ...fact, commit, checkpoint: coded.checkpoint }
        : { type: 'attempt_succeeded', ...fact, commit });
    if (commit !== null) {
        ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    }
    const { touched } = coded;
    if (touched.length > 0) {
        const what = touched.slice(0, mostTouched);
        ledger.record({ type: 'checks_touched', iteration, task: task.id, what, total: touched.length });
    }
    recordRequests(ledger, job, coded);
    if (!part)
        recordDoubt(ledger, coded);
    if (awaitsApproval)
        return;
    if (commit !== null)
        (0,apply_handoff/* tellReview */.CJ)(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await (0,apply_handoff/* applyHandoff */.rA)(ports, job, { ledger, task, iteration, handoff, changes: coded.changes });
}
async function fail(ports, job, request) {
    const { ledger, coded, cause, why, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (request.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    (0,record_failure/* recordFailure */.C)(ledger, job.settings, {
        iteration,
        task: task.id,
        cause,
        why,
        ...request.said,
        fingerprint: request.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
    });
    recordRequests(ledger, job, coded);
}
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
function recordCall(ledger, coded, why, memoryAt = null) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    (0,servers/* settleServers */.CZ)(ledger, { iteration, left: coded.servers, memoryAt });
    recordExtraction(ledger, coded);
    recordReview(ledger, coded);
    (0,record_passes/* recordPasses */.V)(ledger, { iteration, task: coded.task.id }, coded.passes ?? []);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), json({ source, handoff }));
    const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end };
    const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    const facts = { end: end.kind, ...fault, why, ...call };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length, steps: coded.steps }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
function recordExtraction(ledger, { iteration, extraction }) {
    if (!extraction)
        return;
    const { why, ...call } = extraction;
    const outcome = why === null ? {} : { outcome: (0,one_line/* oneLine */.TN)(why, 500) };
    ledger.record({ type: 'agent_call', role: 'extraction', iteration, ...call, within: true, ...outcome });
}
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), json(reviewed));
    const { review, why, usd, model, usage } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.TN)(review?.summary ?? why ?? '', 500),
        ...{ usd, model },
        ...(usage && { usage }),
    });
}
const handoffBytes = (handoff) => new TextEncoder().encode(JSON.stringify(handoff)).length + 1;
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/phase/settle/settle-attempt.js














const verdictOn = ({ ports, job, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    ...(0,candidate/* contributionOf */.uR)(job, ledger.state, coded),
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
async function settleAttempt(work, request, { check, review = unchanged, pass = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = request;
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, job, { ledger, coded, ...verdict });
        return tellRequests(work, coded);
    }
    const validation = await check();
    if (validation === undefined)
        return settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings });
    if (typeof validation === 'string')
        await settleFailure(ports, job, { ledger, coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded: await pass(coded, validation), validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate, pass });
    return tellRequests(work, coded);
}
async function settleReviewed(work, given) {
    const { ports, job, ledger } = work;
    const known = {
        iteration: given.coded.iteration,
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,begin/* taskIn */.B1)(ledger.state, given.coded.task.id).runners_lost,
    };
    const nothing = given.coded.changes.length === 0 || (0,milestones/* isAgentsMd */.Eo)(given.coded.task.id);
    const rejected = (0,read_review/* reviewVerdict */.C7)(nothing ? 'none' : job.settings.review, given.coded.reviewed, known);
    const coded = rejected ? given.coded : await given.pass(given.coded, given.validation);
    const at = { ...given, coded };
    const verdict = rejected ?? (nothing ? undefined : await (0,passes/* keptOut */.xt)(ports, job, coded, known));
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    }
    if (verdict)
        await settleRevised(ports, job, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return tellRequests(work, coded);
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof error_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    (0,record_failure/* recordFailure */.C)(instead, job.settings, {
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: fingerprint(`refused: ${why}`),
        handoff: null,
        usage: (0,usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,begin/* taskIn */.B1)(ours, task).duration_ms - (0,begin/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
    });
    instead.record({ type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;


/***/ }),

/***/ 85335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ callReader),
/* harmony export */   Sv: () => (/* binding */ leastUsd)
/* harmony export */ });
/* unused harmony export readingTools */
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);


const readingTools = ['Read', 'Grep', 'Glob'];
const leastUsd = 0.01;
async function callReader(ports, job, given) {
    const { coded, reader } = given;
    const { iteration, task, attempt, tree } = coded;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - given.spentUsd - coded.usage.usd;
    const budgetUsd = Math.min(reader.mostUsd ?? left, left);
    if (budgetUsd < leastUsd)
        return nothingLeft;
    const request = {
        pass: reader.pass,
        iteration,
        task: task.id,
        attempt,
        prompt: await reader.prompt(),
        systemPrompt: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionsFor */ .t9)(ports, job),
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model: reader.model,
        maxTurns: reader.maxTurns,
        ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
        budgetUsd,
        allowedTools: readingTools,
        schema: reader.schema,
        servers: reader.servers,
    };
    show({
        kind: 'note',
        text: `${reader.model ?? reader.who ?? 'a second agent'} ${reader.does} iteration ${iteration}`,
    });
    const outcome = await given.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            if (!reader.mayFail)
                throw error;
            return notMade(error);
        }
    });
    const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome);
    if (edited.length > 0)
        show({
            kind: 'warning',
            text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
        });
    return outcome.outside.length === 0 ? { ...outcome, edited } : { ...outcome, edited, end: meddled(outcome.outside) };
}
const who = ({ pass }) => (pass === 'review' ? 'the reviewer' : `the agent of ${pass}`);
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
const putBackIn = (workspace, tree) => async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk')
        return (await workspace.resetTracked(tree)).changed;
    await workspace.discard();
    return [];
};
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for it' },
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
    edited: [],
};


/***/ }),

/***/ 85185:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RE: () => (/* binding */ amendedWith),
  uR: () => (/* binding */ contributionOf),
  y4: () => (/* binding */ handoffOf),
  Zl: () => (/* binding */ needsCommit),
  ap: () => (/* binding */ withOwnPart),
  d8: () => (/* binding */ writeCandidate)
});

// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(58260);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/handoff/synthesize.js
var synthesize = __webpack_require__(61263);
// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
;// CONCATENATED MODULE: ./build/core/run/attempt/amended-by.js






const mostLeft = 5;
const longest = 200;
function amendedBy({ plan, state }, attempt) {
    const { task, handoff, source, isPart, trusted } = attempt;
    const statusOf = (0,begin/* statusIn */.em)(state);
    const judged = (0,amend/* judgeAmendments */.o)({
        plan,
        statusOf: (id) => (id === task ? (isPart ? 'pending' : 'done') : statusOf(id)),
        current: task,
        amendments: handoff.plan_amendments ?? [],
        trusted,
    });
    const removed = judged.accepted.filter(({ action }) => action === 'remove' && !trusted);
    const refused = judged.refused.flatMap(({ amendment, why }) => amendment.action === 'add'
        ? [`a new task \u201c${String(amendment.task?.['title'] ?? '')}\u201d, refused because ${why}`]
        : []);
    const open = isPart || source === 'synthetic' ? [] : [...(0,agent_claims/* unfinished */.M1)(handoff), ...refused];
    return {
        plan: judged.plan,
        givenUp: new Map(removed.map(({ task_id, reason }) => [String(task_id), (0,excerpt/* startOf */.GH)(reason, commit_fate/* longestReason */.xg)])),
        left: open.slice(0, mostLeft).map((line) => (0,one_line/* oneLine */.TN)(line, longest)),
    };
}

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/run/attempt/part-of.js


const saysOpen = ({ task, account }) => account.complete === false && !(0,milestones/* isReserved */.Bs)(task.id);
function partOf(request) {
    const { task, record, account, settings } = request;
    if (settings.incomplete !== 'continue' || !saysOpen(request))
        return undefined;
    const before = (0,task_commits/* commitsOf */.g3)(record).length;
    const most = task.max_continuations ?? settings['max-continuations'];
    return { number: before + 1, left: [...account.left], final: before >= most };
}
function failedByAccount(request) {
    const { account, settings } = request;
    if (account.stuck !== undefined)
        return { cause: 'stuck', why: `the agent is stuck: ${account.stuck}` };
    if (settings.incomplete !== 'fail' || !saysOpen(request))
        return undefined;
    return { cause: 'incomplete', why: incompleteInWords(account.left) };
}
const closesTask = ({ record, account }) => account.complete === true && (0,task_commits/* commitsOf */.g3)(record).length > 0;
const incompleteInWords = (left) => `the agent says that the task is not complete${left.length === 0 ? '' : `: ${left.join('; ')}`}`;

// EXTERNAL MODULE: ./build/app/own/own-edits.js + 1 modules
var own_edits = __webpack_require__(65166);
;// CONCATENATED MODULE: ./build/app/phase/validate/candidate.js









function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? (0,synthesize/* syntheticHandoff */.A)({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
function contributionOf({ settings }, state, coded) {
    const at = { task: coded.task, record: (0,begin/* taskIn */.B1)(state, coded.task.id), account: (0,agent_claims/* agentClaims */.fY)(coded), settings };
    const closes = coded.changes.length === 0 && closesTask(at);
    return { part: partOf(at), closes, account: failedByAccount(at) };
}
async function withOwnPart(ports, job, { ledger, coded }) {
    const { task, durationMs, tree } = coded;
    const { state } = ledger;
    const { part } = contributionOf(job, state, coded);
    const { handoff } = handoffOf(coded);
    const amended = amendedWith(job, ledger, coded);
    const note = (0,progress_note/* progressNote */.sg)(handoff, { iteration: coded.iteration, task: task.id });
    const finished = part ? undefined : { task: task.id, summary: handoff.summary, note };
    const at = Date.parse(state.current?.started ?? state.updated) + durationMs;
    const edited = await (0,own_edits.withOwnEdits)(ports, { job, ledger, becomes: { finished, amended, at }, tree });
    return edited.own.length === 0 ? coded : { ...coded, tree: edited.tree, own: edited.own.map(({ path }) => path) };
}
function amendedWith(job, { plan, state }, coded) {
    const { part } = contributionOf(job, state, coded);
    const trusted = job.settings.amendments === 'trusted';
    return amendedBy({ plan, state }, { task: coded.task.id, ...handoffOf(coded), isPart: part !== undefined, trusted });
}
const needsCommit = (closes, { own = [] }) => !closes || own.length > 0;
function writeCandidate({ workBranch, redact }, job, { state, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const { part } = contributionOf(job, state, coded);
    const number = (0,task_commits/* commitsOf */.g3)((0,begin/* taskIn */.B1)(state, task.id)).length + 1;
    const message = (0,commit_message/* commitMessage */.df)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        ...((part || number > 1) && { part: { number, last: part === undefined } }),
        trailers: { plan: job.planName, run: state.run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}


/***/ }),

/***/ 43350:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* binding */ askPasses),
/* harmony export */   dj: () => (/* binding */ askPass),
/* harmony export */   mK: () => (/* binding */ readPasses),
/* harmony export */   xt: () => (/* binding */ keptOut)
/* harmony export */ });
/* harmony import */ var _core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46701);
/* harmony import */ var _core_pass_read_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8036);
/* harmony import */ var _core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11542);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74639);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83582);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66794);
/* harmony import */ var _call_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85335);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85185);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80259);









async function askPasses(ports, job, request) {
    const checks = request.checks === null ? 'unknown' : request.checks.passed ? 'passed' : 'failed';
    const passes = request.coded.changes.length === 0 ? [] : await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job);
    const due = passes.filter((pass) => (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isDue */ .nZ)(pass, { iteration: request.coded.iteration, checks }));
    let { coded } = request;
    const calls = [];
    for (const pass of due) {
        const call = await askPass(ports, job, { ...request, coded, handoff: (0,_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .handoffOf */ .y4)(coded).handoff, pass, checks });
        coded = (0,_review_js__WEBPACK_IMPORTED_MODULE_8__/* .dearer */ .iP)({ ...request, coded }, { usage: call.usage, durationMs: call.duration_ms });
        calls.push(call);
    }
    return { coded, calls };
}
async function askPass(ports, job, request) {
    const { coded, handoff, pass, checks } = request;
    const model = pass.model ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: `pass:${pass.name}`,
        does: `looks (pass ${pass.name}) at the change of`,
        model,
        maxTurns: pass.max_turns,
        schema: pass.schema ?? (0,_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_3__/* .passJsonSchema */ .t6)(),
        servers: await (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .serversFor */ .Qm)(ports, job, { of: { file: pass.mcp_config }, recall: ports.store.read }),
        mayFail: true,
        prompt: async () => (0,_core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewPrompt */ .D)({
            template: pass.template,
            task: coded.task,
            handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks,
        }),
    };
    const { end, usage, durationMs, servers } = await (0,_call_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .callReader */ .Qs)(ports, job, { ...request, reader });
    const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {};
    return { name: pass.name, end, model: model ?? null, usage, duration_ms: durationMs, ...troubles };
}
async function readPasses(ports, job, calls) {
    if (calls.length === 0)
        return [];
    const passes = await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job);
    return passes.flatMap((pass) => calls
        .filter(({ name }) => name === pass.name)
        .slice(0, 1)
        .map((call) => (0,_core_pass_read_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .readPass */ .y)(call, pass, ports.withinTime)));
}
const keptOut = async (ports, job, { passes = [] }, request) => (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .passesVerdict */ .ls)(await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(ports, job), passes, request);


/***/ }),

/***/ 80259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VC: () => (/* binding */ askReviewer),
/* harmony export */   YP: () => (/* binding */ reviewed),
/* harmony export */   iP: () => (/* binding */ dearer),
/* harmony export */   sI: () => (/* binding */ readReviewer)
/* harmony export */ });
/* harmony import */ var _core_review_read_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50364);
/* harmony import */ var _core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11542);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83582);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66794);
/* harmony import */ var _call_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85335);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85185);








async function askReviewer(ports, job, request) {
    const { coded } = request;
    if (job.settings.review === 'none' || coded.changes.length === 0)
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: 'review',
        does: 'reviews the change of',
        model,
        maxTurns: job.settings['max-turns'],
        schema: (0,_schema_agent_review_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewJsonSchema */ .ec)(),
        mayFail: job.settings.review !== 'gate',
        prompt: async () => (0,_core_review_review_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewPrompt */ .D)({
            template: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_4__/* .template */ .vs)(ports, 'review'),
            task: coded.task,
            handoff: (0,_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .handoffOf */ .y4)(coded).handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks: request.checked ? 'passed' : 'unknown',
        }),
    };
    const outcome = await (0,_call_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .callReader */ .Qs)(ports, job, { ...request, reader });
    (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .tellServers */ .yf)(ports, outcome);
    const { end, usage, durationMs } = outcome;
    return {
        coded: dearer(request, { usage, durationMs }),
        call: { end, model: model ?? null, usd: usage.usd, usage, duration_ms: durationMs },
    };
}
function dearer({ coded, onSpent }, more) {
    const usage = (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .vk)(coded.usage, more.usage);
    const durationMs = coded.durationMs + more.durationMs;
    onSpent({ usage, duration_ms: durationMs });
    return { ...coded, usage, durationMs };
}
async function reviewed(ports, job, request) {
    const { coded, call } = await askReviewer(ports, job, request);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = (0,_core_review_read_review_js__WEBPACK_IMPORTED_MODULE_0__/* .readReview */ .ty)(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}


/***/ }),

/***/ 52425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spokenSignals)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const longest = 400;
const mostEach = 3;
const mostChars = 200_000;
function spokenSignals(text) {
    const said = unquoted(text.slice(-mostChars));
    return {
        complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
        stuck: between(said, 'stuck').map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest)),
        blockers: between(said, 'blocker').map(blockerInWords),
    };
}
function unquoted(text) {
    let fence;
    const lines = text.split('\n').filter((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === undefined) {
            fence = mark;
            return mark === undefined && !/^ {0,3}>|^(?: {4}|\t)/.test(line);
        }
        if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line))
            fence = undefined;
        return false;
    });
    return lines.join('\n').replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|\u201c[^\u201d\n]*\u201d|'<[^'\n]*>'/g, ' ');
}
function between(text, tag) {
    const found = [];
    for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
        const end = text.indexOf(`</${tag}>`, at);
        if (end < 0)
            break;
        const inner = text.slice(at + tag.length + 2, end).trim();
        if (inner !== '')
            found.push(inner);
    }
    return found;
}
function blockerInWords(inner) {
    const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1];
    const [action, resume] = [field('Action'), field('Resume')];
    const what = inner
        .split('\n')
        .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
        .join(' ')
        .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '');
    const parts = [what, ...(action ? [`what to do: ${action}`] : []), ...(resume ? [resumeInWords(resume)] : [])];
    const said = parts.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '');
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(said.join('; '), longest);
}
function resumeInWords(resume) {
    const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? [];
    return when === undefined ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`;
}


/***/ }),

/***/ 61263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ syntheticHandoff),
/* harmony export */   k: () => (/* binding */ extractionPrompt)
/* harmony export */ });
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10038);






const maxListed = 50;
const maxText = 500;
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const files = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(changes.map(({ path, action }) => `${action}: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(path)}`), maxListed).map((line) => `- ${line}`);
    const said = (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nestHeadings */ .gz)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'Its last output is empty.' : `The start of its last output:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: changes.slice(0, maxListed).map(({ path, action }) => ({ path, action })),
        confidence_level: 'low',
    };
}
function summaryOf(changes) {
    const [first, second] = changes;
    if (first === undefined)
        return 'Changed no files';
    if (second === undefined)
        return `Changed ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(first.path)}`;
    return `Changed ${changes.length} files (${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(first.path)}, \u2026)`;
}
const maxSaid = 3_000;
const maxShown = 200;
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(changes.map(({ path, action }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(path), 300)}`), maxShown);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(task.title, 300)}`,
        `## Changed files\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 60979:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ agentsMdImport),
/* harmony export */   DV: () => (/* binding */ blockIn),
/* harmony export */   E7: () => (/* binding */ agentsBlock),
/* harmony export */   s9: () => (/* binding */ agentsMdFile),
/* harmony export */   su: () => (/* binding */ withBlock)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);



const agentsMdFile = 'AGENTS.md';
const agentsMdImport = `@${agentsMdFile}`;
const headings = [
    ['constraint', 'Constraints'],
    ['gotcha', 'Gotchas'],
    ['pattern', 'Patterns'],
];
const mostEntries = 60;
const beginMark = (plan) => `<!-- ralph:knowledge begin plan=${plan} -->`;
const endMark = '<!-- ralph:knowledge end -->';
const looksLikeMark = /<!--\s*ralph:knowledge\b/;
const begins = /^<!-- ralph:knowledge begin plan=(\S+) -->$/;
function agentsBlock(entries, plan) {
    const fitting = entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m)(entry) && headings.some(([type]) => type === (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id)));
    const byWeight = [...fitting.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is), ...fitting.filter((entry) => !(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is)(entry)).reverse()];
    const chosen = new Set(byWeight.slice(0, mostEntries));
    const sections = headings.flatMap(([type, heading]) => {
        const lines = fitting.filter((entry) => chosen.has(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id) === type).map(entryLine);
        return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines];
    });
    const left = fitting.length - chosen.size;
    return [
        beginMark(plan),
        '## What ralph learned here',
        '',
        `ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
        ...(fitting.length === 0 ? ['', 'Nothing at the moment.'] : sections),
        ...(left > 0 ? ['', `${left} more: \`ralph knowledge\`.`] : []),
        endMark,
    ];
}
const entryLine = (entry) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(entry.text, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr)} [${sourceOf(entry)}]`;
function sourceOf({ id, by, iterations, from }) {
    const where = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 100)}`;
    if (by !== null)
        return `${id}, said by ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 100)}${where}`;
    return `${id}, source: iter ${iterations.join(', ')}${where}`;
}
function withBlock(text, block, { plan, inherits }) {
    const found = findBlock(text);
    if ('why' in found)
        return { kind: 'left', why: found.why };
    const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
    const written = block.join(eol);
    if (found.place === undefined) {
        const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
        return { kind: 'changed', text: `${text}${gap}${written}${eol}` };
    }
    const { from, to, owner } = found.place;
    if (owner !== plan && !inherits.includes(owner)) {
        const why = `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`;
        return { kind: 'left', why };
    }
    if (text.slice(from, to) === written)
        return { kind: 'same' };
    return { kind: 'changed', text: `${text.slice(0, from)}${written}${text.slice(to)}` };
}
function blockIn(text) {
    const found = findBlock(text);
    if ('why' in found)
        return text
            .split(/\r?\n/)
            .filter((line) => looksLikeMark.test(line))
            .join('\n');
    return found.place && text.slice(found.place.from, found.place.to);
}
function findBlock(text) {
    const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)]
        .filter(([line]) => looksLikeMark.test(line))
        .map(({ 0: line, index }) => ({ line, index, number: text.slice(0, index).split('\n').length }));
    const [first, second, third] = marks;
    if (!first)
        return { place: undefined };
    const owner = begins.exec(first.line)?.[1];
    const lines = marks.map(({ number }) => number);
    if (owner === undefined || second?.line !== endMark || third) {
        const at = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}`;
        return {
            why: `its markers are damaged (${at}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them`,
        };
    }
    return { place: { from: first.index, to: second.index + second.line.length, owner } };
}


/***/ }),

/***/ 46701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ owedBy),
/* harmony export */   KL: () => (/* binding */ endedPasses),
/* harmony export */   ls: () => (/* binding */ passesVerdict),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   oS: () => (/* binding */ passFindings)
/* harmony export */ });
/* unused harmony export failing */
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _read_pass_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8036);





function isDue({ trigger, fail_on }, request) {
    const [kind, every = ''] = trigger.split(':');
    if (kind === 'always')
        return true;
    if (kind === 'periodic')
        return request.iteration % Number(every) === 0;
    if (kind === 'on_failure')
        return request.checks === 'failed';
    return request.checks === 'passed' || (request.checks === 'unknown' && fail_on !== 'never');
}
const ranks = ['suggestion', 'warning', 'critical'];
const failing = ({ fail_on }, issues) => fail_on === 'never' ? [] : issues.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(fail_on));
function passesVerdict(passes, results, request) {
    const found = [];
    const { iteration } = request;
    for (const { name, fail_on } of passes.filter((pass) => isDue(pass, { iteration, checks: 'passed' }))) {
        if (fail_on === 'never')
            continue;
        const result = results.find((other) => other.name === name);
        if (!result) {
            found.push(`the pass ${name} was not asked`);
            continue;
        }
        const { end, why, issues } = result;
        const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptVerdict */ .ve)({ ...request, end, hasChanges: true, findings: [] });
        if (verdict.kind === 'interrupt')
            return { ...verdict, why: `the pass ${name}: ${verdict.why}` };
        const grave = failing({ fail_on }, issues);
        if (why !== null)
            found.push(`the pass ${name} gave no usable answer: ${why}`);
        else if (grave[0])
            found.push(`the pass ${name} found ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(grave.length, 'fault')}: ${grave[0].description}`);
    }
    return found.length === 0 ? undefined : { kind: 'fail', cause: 'review', why: found.join('; ') };
}
const longest = 600;
const most = 20;
function passFindings(results) {
    const lines = results.flatMap(({ name, issues }) => issues.map(({ severity, file, description, suggested_fix: fix }) => {
        const where = [name, severity, ...(file ? [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(file, 200)] : [])].join(', ');
        return `- ${where}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(description, longest)}${fix ? ` Suggested: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(fix, longest)}` : ''}`;
    }));
    const more = lines.length - most;
    return [...lines.slice(0, most), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}
const mostBegun = 2;
const owedBy = (passes, request) => passes
    .filter((pass) => isDue(pass, request) && !isDue(pass, { ...request, checks: 'unknown' }))
    .map(({ name }) => name);
function endedPasses(owed, { passes, calls, withinTime, }) {
    return owed.passes.flatMap((name) => {
        const pass = passes.find((one) => one.name === name);
        const call = calls.find((one) => one.iteration === owed.iteration && one.name === name);
        if (pass && call) {
            const { iteration: _, ...made } = call;
            return (0,_read_pass_js__WEBPACK_IMPORTED_MODULE_4__/* .readPass */ .y)(made, pass, withinTime);
        }
        if (pass && owed.begun < mostBegun)
            return [];
        return notMade(name, pass ? `it was begun ${owed.begun} times and never came to an end` : 'it is no longer a pass');
    });
}
const notMade = (name, why) => ({
    name,
    end: { kind: 'no_result', tail: '' },
    model: null,
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    duration_ms: 0,
    answer: null,
    issues: [],
    summary: '',
    why,
});


/***/ }),

/***/ 62090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ noAgentsFile),
/* harmony export */   JW: () => (/* binding */ readAgentsFile),
/* harmony export */   dq: () => (/* binding */ agentsFile),
/* harmony export */   kE: () => (/* binding */ faultBy)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42463);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96351);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);





const agentsFile = '.ralph/config/agents.json';
const Shape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    context_agent: _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .ContextAgent */ .x8.prefault({}),
    passes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentPass */ .Rx).max(20).default([]),
});
const noAgentsFile = {
    passes: [],
    context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
};
async function readAgentsFile(source, files) {
    const read = Shape.safeParse(json(source));
    if (!read.success)
        throw invalid(read.error.issues.map(({ path, message }) => `${place(path)}: ${message}`));
    const { context_agent: context, passes } = read.data;
    const enabled = passes.filter((pass) => pass.enabled);
    const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index);
    const found = await Promise.all(enabled.map((pass) => complete(pass, files)));
    const prep = await contextCall('prep', context.prep, files);
    const post = await contextCall('post', context.post, files);
    const faults = [
        ...[prep, post].flatMap(({ fault }) => fault ?? []),
        ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
        ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
    ];
    if (faults.length > 0)
        throw invalid(faults);
    return {
        passes: found.map(({ pass }) => pass),
        context: { model: context.model, prep: prep.call, post: post.call },
    };
}
const stock = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' };
async function contextCall(name, { max_turns, prompt_template: named }, files) {
    const template = named === undefined ? undefined : await insideOnly(named, files.template);
    const call = { max_turns, template };
    const missing = named !== undefined && named !== stock[name] && template === undefined;
    return { call, ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${named}` }) };
}
async function complete(pass, files) {
    const [{ schema, fault }, template] = await Promise.all([
        schemaOf(pass, files.schema),
        insideOnly(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
    ]);
    const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : [];
    const faults = [...(fault === undefined ? [] : [fault]), ...missing];
    return { pass: { ...pass, schema, template: template ?? '' }, faults };
}
function insideOnly(given, read) {
    const path = given.replace(/^\.ralph\/(?:templates|config)\//, '');
    return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined);
}
async function schemaOf({ schema }, schemaAt) {
    if (schema === undefined)
        return { schema };
    const text = typeof schema === 'string' ? await insideOnly(schema, schemaAt) : undefined;
    if (typeof schema === 'string' && text === undefined)
        return { schema: undefined, fault: `there is no ${schema} in .ralph/config` };
    try {
        const value = text === undefined ? schema : JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return { schema: undefined, fault: 'its schema is not an object' };
        const fault = schemaFault(value);
        return fault === undefined ? { schema: value } : { schema: undefined, fault: `its schema cannot be used: ${fault}` };
    }
    catch (error) {
        return { schema: undefined, fault: `its schema cannot be used: ${messageOf(error)}` };
    }
}
function json(source) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        throw invalid([messageOf(error)]);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const place = (path) => path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'it';
const invalid = (findings) => new _error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'AGENTS_FILE_INVALID',
    message: `${agentsFile} cannot be used.`,
    hint: `Fix the problems above in ${agentsFile} and commit it to the base, or set \`agent-passes-enabled: false\`.`,
    findings,
});
function compiled(schema) {
    const { $async, type } = schema;
    if (Array.isArray(schema))
        throw new Error('it is not an object');
    if ($async !== undefined)
        throw new Error('$async is not supported');
    if (type !== undefined && type !== 'object')
        throw new Error('an answer is an object: its type must be "object"');
    return new ajv__WEBPACK_IMPORTED_MODULE_4__.Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
}
function schemaFault(schema) {
    try {
        compiled(schema);
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
function faultBy(schema, value, withinTime) {
    try {
        return withinTime(() => {
            const matches = compiled(schema);
            if (matches(value))
                return undefined;
            const [error] = matches.errors ?? [];
            return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`;
        });
    }
    catch (error) {
        return `its schema could not be evaluated on its answer: ${messageOf(error)}`;
    }
}


/***/ }),

/***/ 8036:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPass)
/* harmony export */ });
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74639);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _read_agents_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62090);




const maxIssues = 30;
const maxText = 2_000;
function readPass(call, { schema }, withinTime) {
    const answer = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(call.end);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    const none = (why) => ({ ...call, end, answer: null, issues: [], summary: '', why });
    if ('why' in answer)
        return none(answer.why);
    const fault = schema === undefined ? differing(answer.value) : (0,_read_agents_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultBy */ .kE)(schema, answer.value, withinTime);
    if (fault !== undefined)
        return none(fault);
    const { issues, summary } = understood(answer.value);
    return { ...call, end, answer: answer.value, issues, summary, why: null };
}
function differing(value) {
    const { error } = _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__/* .PassAnswer */ .a5.safeParse(value);
    return error && (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .faultIn */ ._8)(error, value);
}
function understood(value) {
    const { issues, summary } = (typeof value === 'object' && value !== null ? value : {});
    const found = (Array.isArray(issues) ? issues : []).flatMap((issue) => _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__/* .PassIssue */ .Fh.safeParse(issue).data ?? []);
    const gravest = [...found].sort((a, b) => weight[a.severity] - weight[b.severity]).slice(0, maxIssues);
    return {
        issues: gravest.map((issue) => ({
            severity: issue.severity,
            description: bounds(issue.description),
            ...(issue.file && { file: bounds(issue.file) }),
            ...(issue.suggested_fix && { suggested_fix: bounds(issue.suggested_fix) }),
        })),
        summary: typeof summary === 'string' ? bounds(summary) : '',
    };
}
const weight = { critical: 0, warning: 1, suggestion: 2 };
const bounds = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .shownStart */ .s)(text, maxText);


/***/ }),

/***/ 27738:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgeAmendments)
/* harmony export */ });
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85736);

const maxAmendments = 3;
function judgeAmendments(wish) {
    const { current, trusted } = wish;
    const givenUp = new Set();
    const statusOf = (id) => (givenUp.has(id) ? 'given_up' : wish.statusOf(id));
    const context = { statusOf, current, trusted, original: wish.plan };
    const accepted = [];
    const refused = [];
    let { plan } = wish;
    for (const [index, amendment] of wish.amendments.entries()) {
        const outcome = index < maxAmendments ? judge(amendment, plan, context) : tooMany(index);
        if (typeof outcome === 'string')
            refused.push({ amendment, why: outcome });
        else {
            if (amendment.action === 'remove' && !trusted)
                givenUp.add(String(amendment.task_id));
            else
                plan = outcome;
            accepted.push(amendment);
        }
    }
    return { plan, accepted, refused };
}
function judge(amendment, plan, context) {
    for (const rule of _amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .amendmentRules */ .ZT) {
        const why = rule(amendment, plan, context);
        if (why !== undefined)
            return why;
    }
    return (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .applyAmendment */ .Cv)(inheriting(amendment, plan, context), plan);
}
function inheriting(amendment, plan, { current }) {
    const own = plan.tasks.find(({ id }) => id === current);
    if (amendment.action !== 'add' || own === undefined)
        return amendment;
    const { paths, milestone } = own;
    return {
        ...amendment,
        task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
    };
}
function tooMany(index) {
    return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`;
}


/***/ }),

/***/ 85736:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ applyAmendment),
/* harmony export */   ZT: () => (/* binding */ amendmentRules),
/* harmony export */   pI: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);
/* harmony import */ var _format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19956);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27001);






const saysWhat = ({ action, task, task_id, changes }) => {
    if (action === 'add') {
        const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]));
        return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined;
    }
    if (blank(task_id))
        return `${action} needs the task_id of a task`;
    if (action === 'modify' && Object.keys(changes ?? {}).length === 0)
        return 'modify needs changes';
    return undefined;
};
const namesKnownTasks = ({ action, task_id, after }, plan) => {
    if (action === 'add') {
        return after === undefined || has(plan, after) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(after)} to insert it after`;
    }
    return has(plan, task_id) ? undefined : `there is no task ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
    const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape, name));
    if (unknown.length === 0)
        return undefined;
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(unknown[0] ?? '', Object.keys(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape));
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
    return `a task has no field ${unknown.map((name) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)).join(', ')}${hint}`;
};
const leavesRecordAlone = (amendment) => {
    const fields = fieldsOf(amendment);
    if (amendment.action === 'modify' && Object.hasOwn(fields, 'id'))
        return 'the id of a task never changes';
    if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
        return 'only the engine sets the status of a task';
    }
    if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
        return 'only the engine sets retry_count';
    }
    return undefined;
};
const keepsTools = (amendment, plan, { current }) => {
    const wanted = fieldsOf(amendment)['allowed_tools'];
    if (amendment.action === 'modify' && wanted !== undefined)
        return 'only people set the tools of a task';
    const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
    if (amendment.action !== 'add' || own === undefined)
        return undefined;
    const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool));
    return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`;
};
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `only people set ${limit}`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which cannot change` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
const emptiesNothing = (amendment, plan) => {
    if (amendment.action !== 'modify')
        return undefined;
    const before = plan.tasks.find(({ id }) => id === amendment.task_id);
    const fields = fieldsOf(amendment);
    const name = ['title', 'description', 'acceptance_criteria'].find((one) => Object.hasOwn(fields, one) && says(before?.[one]) && !says(fields[one]));
    return name === undefined ? undefined : `a change may not empty the ${name} of a task`;
};
const keepsGivenUp = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'given_up'
    ? `${task_id} was given up, and a person has to decide`
    : undefined;
const orphansNobody = ({ action, task_id }, plan, { statusOf }) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks
        .filter(({ id, depends_on }) => depends_on.some((other) => other === task_id) && statusOf(id) !== 'given_up')
        .map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    return `${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(dependents, 5)} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
};
const keepsPlanSound = (amendment, plan, { statusOf, trusted }) => {
    if (amendment.action === 'remove' && !trusted)
        return undefined;
    const next = applyAmendment(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
function soundnessFault(plan, next, statusOf) {
    if (next.tasks.length === 0)
        return 'a plan needs at least one task';
    if (next.tasks.length > _format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp)
        return `a plan may have at most ${_format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
    return errors.length === 0 ? undefined : inOneLine(errors);
}
const amendmentRules = [
    saysWhat,
    namesKnownTasks,
    setsKnownFields,
    leavesRecordAlone,
    keepsTools,
    leavesLimitsAlone,
    keepsCurrent,
    keepsDone,
    keepsGivenUp,
    emptiesNothing,
    addsNewId,
    orphansNobody,
    keepsPlanSound,
];
function fieldsOf({ action, task, changes }) {
    return (action === 'add' ? task : action === 'modify' ? changes : undefined) ?? {};
}
function refusedRecord(fields, name, allowed) {
    return Object.hasOwn(fields, name) && (allowed === undefined || fields[name] !== allowed);
}
function asRun(plan, statusOf) {
    const tasks = plan.tasks.map((task) => {
        const status = statusOf(task.id);
        return task.status === status ? task : { ...task, status };
    });
    return { ...plan, tasks };
}
function has(plan, id) {
    return plan.tasks.some((task) => task.id === id);
}
function says(value) {
    if (Array.isArray(value))
        return value.some(says);
    return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}
function blank(value) {
    return value === undefined || value === null || value === '';
}
function applyAmendment(amendment, plan) {
    if (amendment.action === 'remove')
        return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) };
    return amendment.action === 'add' ? added(amendment, plan) : modified(amendment, plan);
}
function added({ task: fields, after }, plan) {
    const anchor = plan.tasks.findIndex(({ id }) => id === after);
    const order = plan.tasks[anchor]?.order;
    const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields });
    if (typeof task === 'string')
        return task;
    return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) };
}
function modified({ task_id, changes }, plan) {
    const index = plan.tasks.findIndex(({ id }) => id === task_id);
    const task = parseTask({ ...plan.tasks[index], ...changes });
    return typeof task === 'string' ? task : { ...plan, tasks: plan.tasks.with(index, task) };
}
function parseTask(fields) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.safeParse(fields);
    if (parsed.success)
        return parsed.data;
    return inOneLine((0,_format_read_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields));
}
const inOneLine = (faults) => faults.map(({ message }) => message.replace(/\.$/, '')).join('; ');


/***/ }),

/***/ 58020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lr: () => (/* binding */ readProjectWords),
/* harmony export */   tC: () => (/* binding */ projectContext),
/* harmony export */   vC: () => (/* binding */ withProjectWords),
/* harmony export */   wordFaults: () => (/* binding */ wordFaults)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);



const wordFiles = [
    { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
    { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
    { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
    { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
];
const wordsConfig = '.ralph/config.yaml';
const configured = {
    PROJECT_NAME: ['project', 'name'],
    PROJECT_DESCRIPTION: ['project', 'description'],
    TEST_COMMAND: ['commands', 'test'],
    LINT_COMMAND: ['commands', 'lint'],
    BUILD_COMMAND: ['commands', 'build'],
    DEV_COMMAND: ['commands', 'dev'],
};
const known = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)];
async function readProjectWords(read) {
    const config = inYaml((await read(wordsConfig)) ?? '');
    const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)]);
    const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()]);
    return Object.fromEntries([...said, ...(await Promise.all(files))]);
}
function inYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20 });
    }
    catch (error) {
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'PROJECT_WORDS',
            message: `${wordsConfig} cannot be read: ${String(error.message).split('\n')[0]}`,
            hint: 'Correct that place, or remove the file.',
        });
    }
}
function wordIn(config, group, key) {
    const fields = (value) => typeof value === 'object' && value !== null ? value : {};
    const value = fields(fields(config)[group])[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
function withProjectWords(template, words, path) {
    const [message] = unknownIn(template, path);
    if (message !== undefined)
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: 'PROJECT_WORDS', message, hint: allNames });
    return template.replace(placeholder, (_, name) => words[name] ?? '');
}
const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`;
const unknownIn = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name))
        return [];
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(name, known);
    const nearest = meant === undefined ? '' : `; did you mean {{${meant}}}?`;
    return [
        `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ];
});
function wordFaults(config, templates) {
    const unknown = templates.flatMap(([path, text]) => unknownIn(text, path));
    return [
        ...configFaults(config ?? ''),
        ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
    ];
}
function configFaults(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text);
    if (document.errors.length > 0)
        return document.errors.map(({ linePos, message }) => {
            const [at] = linePos ?? [];
            const [what = ''] = message.split(/ at line |\n/);
            return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`;
        });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    return Object.values(configured).flatMap(([group, key]) => {
        const node = document.getIn([group, key], true);
        if (node === undefined || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && ['string', 'number', 'object'].includes(typeof node.value)))
            return [];
        const [offset = 0] = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range) || [];
        return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`];
    });
}
function projectContext(words) {
    const about = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ');
    const parts = wordFiles.flatMap(({ name, path, title }) => {
        const text = words[name] ?? '';
        return text === '' ? [] : [`# ${title} (${path})\n\n${text}`];
    });
    return [about === '' ? '' : `The project is ${about}`, ...parts].filter(Boolean).join('\n\n');
}


/***/ }),

/***/ 11542:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt)
/* harmony export */ });
/* unused harmony export diffExcerpt */
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39373);





const maxDiff = 120_000;
const maxText = 8_000;
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checksWords[given.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const checksWords = {
    passed: 'The checks have passed on this change.',
    failed: 'The checks have failed on this change.',
    unknown: 'The checks have not run on this change yet.',
};
const quoted = (text) => (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text).trim(), maxText));
const longestLine = 300;
const leastChars = 400;
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .numberedDiff */ .Cf)(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
    const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
    const room = Math.max(share, leastChars);
    const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
    return [
        ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`),
        ...(rest.length === 0
            ? []
            : [
                `### Not shown\n\n${rest.length} more files: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(rest.join(', '), 4_000)}. Read what you need of them.`,
            ]),
    ].join('\n\n');
}
const nameOf = ({ path }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path, 300);
const harmless = (line) => {
    const text = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(line);
    return text.length <= longestLine ? text : `${text.slice(0, longestLine)}\u2026 (cut)`;
};
const sizeOf = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
function fairShare(sizes, maxChars) {
    let room = maxChars;
    let left = sizes.length;
    for (const size of [...sizes].sort((a, b) => a - b)) {
        if (size > room / left)
            return room / left;
        room -= size;
        left -= 1;
    }
    return Number.POSITIVE_INFINITY;
}
function cut(lines, room) {
    let used = 0;
    const fits = lines.findIndex((line) => {
        used += line.length + 1;
        return used > room;
    });
    const kept = fits < 0 ? lines : lines.slice(0, fits);
    const missing = lines.length - kept.length;
    const said = missing === 0 ? '' : `\n\n(${missing} more lines of this diff are not shown: read the file.)`;
    return `${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(kept.join('\n'))}${said}`;
}


/***/ })

};
