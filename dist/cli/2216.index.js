export const id = 2216;
export const ids = [2216];
export const modules = {

/***/ 13602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30714);



function systemClock(now) {
    return {
        now,
        id: node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID,
        waitUntil: (until, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.max(0, until - now()), undefined, { signal }).catch(unlessAborted(signal)),
    };
}
const unlessAborted = (signal) => (error) => {
    if (!signal.aborted)
        throw error;
};
const call = new node_vm__WEBPACK_IMPORTED_MODULE_2__.Script('work()');
const within = (timeout) => (work) => call.runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_2__.createContext)({ work }), { timeout });


/***/ }),

/***/ 71001:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ noPlatform)
/* harmony export */ });
const noPlatform = {
    outbox: {
        deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
        effectsOf: () => [],
    },
    display: { report: () => undefined, published: () => undefined, close: () => Promise.resolve() },
    mergeWitness: { merged: () => Promise.resolve(undefined) },
};


/***/ }),

/***/ 98731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeMark),
/* harmony export */   g: () => (/* binding */ agentsHand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);
/* harmony import */ var _git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);






function agentsHand(place, holder, proc = '/proc') {
    if (process.platform !== 'linux')
        return undefined;
    const look = lookingIn(proc);
    const self = look.self();
    if (self === undefined)
        return holder && 'this process is not visible in /proc, so it is not known who started it';
    const chain = ancestry(look, self);
    const marked = chain.find(({ pid }) => look.mark(pid) === place);
    if (marked)
        return `process ${marked.pid} (${marked.name}) above it works for this run`;
    if (holder?.kind !== 'process' || holder.boot === '' || look.boot() !== holder.boot)
        return undefined;
    const elsewhere = otherNamespace(look, holder);
    if (elsewhere !== undefined)
        return elsewhere;
    const engine = look.process(holder.pid);
    if (!engine || String(engine.started) !== holder.started)
        return undefined;
    if (chain.some(({ pid }) => pid === engine.pid))
        return `it was started from below the job (process ${engine.pid})`;
    return orphan(look, { chain, engine });
}
function otherNamespace(look, { host }) {
    const own = look.namespace();
    const theirs = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace;
    return own === firstNamespace || own === theirs
        ? undefined
        : 'it runs in another pid namespace of this machine than the job, as agents do';
}
function orphan(look, { chain, engine }) {
    const top = chain.find(({ parent }) => parent === 1 || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(look.process(parent)?.name ?? '') === 'systemd');
    if (!top || top.started <= engine.started)
        return undefined;
    if (look.group(top.pid) !== look.group(engine.pid))
        return undefined;
    return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`;
}
function ancestry(look, self) {
    const chain = [];
    for (let pid = self; pid > 0 && chain.length < 500;) {
        const seen = look.process(pid);
        if (!seen)
            break;
        chain.push(seen);
        pid = seen.parent;
    }
    return chain;
}
const firstNamespace = 'pid:[4026531836]';
function lookingIn(proc) {
    const text = (path) => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`${proc}/${path}`, 'latin1'));
    return {
        self: () => {
            const pid = Number(quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`${proc}/self`)));
            return Number.isInteger(pid) && pid > 0 ? pid : undefined;
        },
        process: (pid) => {
            const stat = text(`${pid}/stat`);
            if (stat === undefined)
                return undefined;
            const end = stat.lastIndexOf(')');
            const fields = stat.slice(end + 2).split(' ');
            const name = stat.slice(stat.indexOf('(') + 1, end);
            return { pid, parent: Number(fields[1]), started: Number(fields[19]), name };
        },
        mark: (pid) => text(`${pid}/environ`)
            ?.split('\0')
            .find((line) => line.startsWith(`${_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ}=`))
            ?.slice(_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ.length + 1),
        group: (pid) => text(`${pid}/cgroup`),
        namespace: () => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`${proc}/self/ns/pid`)) ?? firstNamespace,
        boot: () => text('sys/kernel/random/boot_id')?.trim() ?? '',
    };
}
function quiet(look) {
    try {
        return look();
    }
    catch {
        return undefined;
    }
}
const placeMark = ({ remote }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathRemote */ .iw)(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16);
function realPath(remote) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(/^file:/i.test(remote) ? (0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(remote) : remote);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git', 'objects')) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git') : path;
    }
    catch {
        return remote;
    }
}


/***/ }),

/***/ 80913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BZ: () => (/* binding */ adjusted),
/* harmony export */   Qh: () => (/* binding */ whyAborted),
/* harmony export */   jn: () => (/* binding */ noRules),
/* harmony export */   v8: () => (/* binding */ jobLimitReached),
/* harmony export */   zH: () => (/* binding */ budgetChars)
/* harmony export */ });
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14476);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_prompt_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51024);
/* harmony import */ var _core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20657);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13225);





function adjusted(job, { overrides, rules }) {
    const settings = (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .withOverrides */ .Sn)(job.settings, overrides, rules === null);
    const before = job.rules.recorded;
    if (rules === null || (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(rules.values, before.values))
        return { ...job, settings };
    const names = _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.filter((name) => !(0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(rules.values[name]?.value, before.values[name]?.value));
    const changed = names.map((name) => [name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)(name, rules)]);
    return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } };
}
const sameFailures = 5;
function limitsOf({ settings }, { measured }) {
    return {
        maxIterations: settings['max-iterations'],
        runIterations: settings['run-iterations'] ?? null,
        timeBudgetMs: settings['time-budget'] ?? null,
        jobLimitMs: settings['job-limit'] ?? null,
        costBudgetUsd: settings['cost-budget'],
        minDelayMs: settings['min-delay'],
        sameFailures,
        indexChars: settings.mode === 'handoff-only' ? null : budgetChars(settings, { measured }),
        charsPerToken: (0,_core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .charsPerToken */ .MU)(measured).ratio,
        counsel: {
            verifies: settings.verify === 'model' || settings.verify === 'both',
            seeksConsensus: settings.consensus !== 'none',
            reviewsPlan: settings['plan-review'] !== 'none',
        },
        asksIndexer: settings.indexer === 'agent' && settings.agent !== 'command',
    };
}
const budgetChars = (settings, { measured }) => (0,_core_prompt_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .charsFor */ .lW)(settings[settings.mode === 'handoff-only' ? 'context-budget' : 'context-budget-hpi'], (0,_core_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .charsPerToken */ .MU)(measured).ratio);
const jobLimitReached = new DOMException('the job limit is near', 'AbortError');
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' };
const noRules = ({ repository }) => ({
    recorded: { base: repository.head, values: {} },
    require: [],
    change: null,
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

/***/ 51024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ fitToBudget),
/* harmony export */   lW: () => (/* binding */ charsFor)
/* harmony export */ });
/* unused harmony exports defaultBudgetTokens, tokensIn */
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1748);
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20657);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79334);



const defaultBudgetTokens = 8_000;
const tokensIn = (text, ratio = usualChars) => Math.floor(text.length / ratio);
const charsFor = (tokens, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .usualChars */ .ON) => Math.floor(tokens * ratio);
function fitToBudget(sections, maxChars) {
    const order = sections
        .filter(({ whole }) => !whole)
        .map(({ name, priority }) => ({ name, priority }))
        .sort((a, b) => a.priority - b.priority);
    let fitted = sections;
    const excess = () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .promptLength */ .$M)(fitted) - maxChars;
    for (const { name } of order) {
        if (excess() > 0)
            fitted = shorten(fitted, name, { by: excess(), floor: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionRows */ .HZ[name].floor });
    }
    for (const { name } of order) {
        if (excess() > 0 && name !== 'Current Task')
            fitted = fitted.filter((one) => one.name !== name);
    }
    if (excess() > 0)
        fitted = shorten(fitted, 'Current Task', { by: excess(), floor: 0 });
    return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) };
}
function shorten(sections, name, room) {
    return sections.map((one) => {
        if (one.name !== name || one.body.length <= room.floor)
            return one;
        return { ...one, body: (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenMarkdown */ .zU)(one.body, Math.max(room.floor, one.body.length - room.by)) };
    });
}
function cutOf(before, fitted) {
    const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
    const fromChars = before.body.length;
    const dropped = fitted.every(({ name }) => name !== before.name);
    return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : [];
}


/***/ }),

/***/ 52855:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wr: () => (/* binding */ isHealthy),
/* harmony export */   lW: () => (/* binding */ doctorText)
/* harmony export */ });
/* unused harmony exports doctorMarkdown, doctorComment */
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39812);




const title = '### ralph doctor';
const marks = { ok: ['\u2713', 'green'], warn: ['!', 'yellow'], fail: ['\u2717', 'red'] };
function doctorText(diagnoses, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length));
    const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
        const [mark, colour] = marks[level];
        const line = `${paint(mark, colour)} ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(probe, width)}  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(found, 1000)}`;
        return remedy === null ? [line] : [line, `  ${' '.repeat(width)}  \u2192 ${(0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .paintCode */ .UW)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(remedy, 1000), paint)}`];
    });
    return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .fitLines */ .RV)([...lines, '', doctorSentence(diagnoses)], look);
}
function doctorMarkdown(diagnoses) {
    const line = ({ probe, level, found, remedy }) => {
        const next = remedy === null ? '' : ` \u2192 ${inlineMarkdown(remedy, 1000)}`;
        return `- ${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1000)}${next}`;
    };
    const wrong = diagnoses.filter(({ level }) => level !== 'ok').map(line);
    const right = diagnoses.filter(({ level }) => level === 'ok').map(line);
    return [
        title,
        doctorSentence(diagnoses),
        ...(wrong.length > 0 ? [wrong.join('\n')] : []),
        `<details><summary>In order: ${right.length}</summary>\n\n${right.join('\n')}\n\n</details>`,
        '',
    ].join('\n\n');
}
const longestComment = 60_000;
function doctorComment(diagnoses, page) {
    const whole = doctorMarkdown(diagnoses).trimEnd();
    const text = whole.length <= longestComment ? whole : `${title}\n\n${doctorSentence(diagnoses)}`;
    return page === undefined ? `${text}\n` : `${text}\n\n[The log](${page})\n`;
}
const isHealthy = (diagnoses) => diagnoses.every(({ level }) => level !== 'fail');
function doctorSentence(diagnoses) {
    const count = (level, word) => {
        const number = diagnoses.filter((one) => one.level === level).length;
        return number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
    };
    const wrong = [...count('fail', 'fault'), ...count('warn', 'warning')];
    if (wrong.length === 0)
        return 'Everything is in order.';
    return `${wrong.join(', ')}. ${isHealthy(diagnoses) ? 'A run can start.' : 'Fix what is marked \u2717 before you start a run.'}`;
}


/***/ }),

/***/ 78625:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  se: () => (/* binding */ checksProbe),
  bv: () => (/* binding */ otherCiProbe),
  KA: () => (/* binding */ uncheckedFinding)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6952);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/core/github/other-ci.js
const plain = /\bralph\b/;
const others = [
    { file: 'vercel.json', app: 'Vercel', remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}', done: plain },
    {
        file: 'netlify.toml',
        app: 'Netlify',
        remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
        done: plain,
    },
    {
        file: '.circleci/config.yml',
        app: 'CircleCI',
        remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
        done: plain,
    },
    { file: '.travis.yml', app: 'Travis CI', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    { file: 'appveyor.yml', app: 'AppVeyor', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    {
        file: 'azure-pipelines.yml',
        app: 'Azure Pipelines',
        remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
        done: plain,
    },
    { file: '.drone.yml', app: 'Drone', remedy: "trigger: {branch: {exclude: ['ralph/**']}}", done: plain },
    {
        file: '.semaphore/semaphore.yml',
        app: 'Semaphore',
        remedy: 'allow only your own branches in the project\u2019s settings',
        done: plain,
    },
    {
        file: '.buildkite/pipeline.yml',
        app: 'Buildkite',
        remedy: 'the pipeline\u2019s branch filter `!ralph/*`',
        done: plain,
    },
    {
        file: 'render.yaml',
        app: 'Render',
        remedy: 'previews: {generation: off}, or manual',
        done: /generation:\s*(off|manual)/,
    },
];
const otherCiFiles = others.map(({ file }) => file);
const buildsEveryBranch = (files) => others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ''));

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/doctor/probe.js
var probe = __webpack_require__(96301);
;// CONCATENATED MODULE: ./build/entry/doctor/checks.js










const checksProbe = {
    name: 'checks',
    needs: 'project',
    async look({ project }) {
        const { settings, repository } = await project();
        const { validate, setup } = settings;
        const workflow = await (0,here/* checkedByWorkflow */.k)(repository.toplevel);
        if (workflow !== undefined)
            return (0,probe.ok)(`the jobs or steps that ${workflow} requires`);
        const prepared = setup.length === 0 ? 'no set-up' : (0,amounts/* plural */.LS)(setup.length, 'set-up command');
        const checks = readable(settings);
        if (!checks)
            return [];
        const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
        if (unchecked === undefined)
            return (0,probe.ok)(`${(0,amounts/* plural */.LS)(validate.length, 'check')}, ${prepared}`);
        if (settings['no-checks'])
            return (0,probe/* warn */.R8)(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.');
        return (0,probe/* fail */.fJ)(`No check decides what is committed: ${unchecked}. A run will not start.`, validation_checks/* remedyForUnchecked */.eS);
    },
};
function readable({ validate }) {
    try {
        return (0,validation_checks/* resolveChecks */.KR)(validate);
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    }
}
const otherCiProbe = {
    name: 'other apps',
    needs: 'repository',
    async look({ repository }) {
        const { toplevel } = await repository();
        const read = otherCiFiles.map(async (file) => {
            const text = await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, file), 'utf8').catch(() => undefined);
            return text === undefined ? [] : [[file, text]];
        });
        const files = new Map((await Promise.all(read)).flat());
        return buildsEveryBranch(files).map(({ app, file, remedy }) => (0,probe/* warn */.R8)(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
    },
};
async function uncheckedFinding(context, plan) {
    const why = await whyHere(context, plan).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    });
    if (why === undefined)
        return [];
    const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`;
    const place = { path: '', line: null, column: null };
    return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: validation_checks/* remedyForUnchecked */.eS }];
}
async function whyHere(context, plan) {
    const { base, given } = await (0,setting_sources/* settingSources */.rw)(context, {});
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, plan });
    if (findings.length > 0 || settings['no-checks'])
        return undefined;
    const checks = (0,validation_checks/* resolveChecks */.KR)(settings.validate, settings['working-directory']);
    const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
    if (unchecked === undefined || (await (0,here/* checkedByWorkflow */.k)(base.repository.toplevel)) !== undefined)
        return undefined;
    return unchecked;
}


/***/ }),

/***/ 5421:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ examine)
});

// UNUSED EXPORTS: probes

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/entry/doctor/agent.js
var agent = __webpack_require__(6042);
// EXTERNAL MODULE: ./build/entry/doctor/checks.js + 1 modules
var checks = __webpack_require__(78625);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var doctor_here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/doctor/probe.js
var doctor_probe = __webpack_require__(96301);
;// CONCATENATED MODULE: ./build/entry/doctor/environments.js



const environmentsProbe = (0,doctor_probe/* gitHubProbe */.oH)('environments', async ({ client, workflows }) => {
    const named = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({ path, name })));
    if (named.length === 0)
        return [];
    const listed = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/environments', { per_page: 100 }));
    if (!listed) {
        const names = [...new Set(named.map(({ name }) => name))];
        return (0,doctor_probe.ok)(`${names.join(', ')}: this token cannot see whether they exist or who reviews them`);
    }
    const { environments = [], total_count: all = 0 } = listed;
    const beyond = all <= environments.length ? [] : named.filter(({ name }) => !find(environments, name));
    const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}';
    const others = await Promise.all(beyond.map(({ name }) => (0,doctor_here/* seen */.c)(client.request(route, { environment_name: name }))));
    const known = [...environments, ...others.filter((one) => one !== undefined)];
    return named.map((one) => verdict(one, known));
});
const find = (known, name) => known.find((one) => one.name.toLowerCase() === name.toLowerCase());
function verdict({ path, name }, known) {
    const there = find(known, name);
    if (!there)
        return missing({ path, name }, known);
    const kinds = (there.protection_rules ?? []).map(({ type }) => type);
    if (kinds.includes('required_reviewers'))
        return (0,doctor_probe.ok)(`${name} requires its reviewers`);
    const found = `${path} names the environment ${name}, which ${kinds.length === 0 ? 'has no protection rules' : 'has no required reviewers'}: nobody has to approve.`;
    return (0,doctor_probe/* warn */.R8)(found, `Add them in Settings \u2192 Environments \u2192 ${name} \u2192 Required reviewers, or remove the environment from the workflow.`);
}
function missing({ path, name }, known) {
    const meant = (0,nearest/* meantName */.d5)(name, known.map((one) => one.name));
    const found = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`;
    const make = `Settings \u2192 Environments \u2192 New environment: ${name}, with required reviewers.`;
    return (0,doctor_probe/* fail */.fJ)(found, meant === undefined ? make : `Write ${meant} if you mean that one, or ${make}`);
}

// EXTERNAL MODULE: ./build/entry/doctor/machine.js
var machine = __webpack_require__(40318);
// EXTERNAL MODULE: ./build/adapter/notify/tell-program.js
var tell_program = __webpack_require__(24888);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
;// CONCATENATED MODULE: ./build/entry/doctor/notify.js




const notifyProbe = {
    name: 'notify',
    needs: 'project',
    async look({ project, context }) {
        const { notify } = (await project()).settings;
        const missing = notify.flatMap((channel) => missingOf(channel, context.env));
        if (missing.length > 0 || notify.length === 0)
            return missing;
        return (0,doctor_probe.ok)(notify.map(read_channels/* channelName */.H).join(', '));
    },
};
function missingOf(channel, env) {
    const name = (0,read_channels/* channelName */.H)(channel);
    const unset = variablesOf(channel).filter((variable) => !env[variable]);
    const program = programOf(channel);
    return [
        ...unset.map((variable) => (0,doctor_probe/* warn */.R8)(`notify: ${variable} is not set here, so ${name} would not be notified.`, `Export ${variable} where the run starts; in a workflow, pass a secret as \`env\` of ralph's step.`)),
        ...(program !== undefined && (0,programs/* findProgram */.K)(program, env['PATH']) === undefined
            ? [
                (0,doctor_probe/* warn */.R8)(`notify: ${program} is not installed here, so ${name} would not be notified.`, `Install ${program}, or name another program.`),
            ]
            : []),
    ];
}
function variablesOf(channel) {
    if (channel.to === 'desktop')
        return [];
    if (channel.to === 'command')
        return channel.env;
    const secret = channel.to === 'webhook' ? channel['secret-env'] : undefined;
    return [channel['url-env'], ...(secret === undefined ? [] : [secret])];
}
function programOf(channel) {
    if (channel.to === 'command')
        return channel.run[0];
    return channel.to === 'desktop' ? (0,tell_program/* desktopProgram */.Z)(process.platform, { title: '', text: '' })?.[0] : undefined;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/adapter/git/call/push-refusal.js
var push_refusal = __webpack_require__(41195);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/state/state-fault.js
var state_fault = __webpack_require__(8081);
;// CONCATENATED MODULE: ./build/adapter/git/state/try-push.js







async function tryPush(store, request) {
    const { ref, timeoutMs } = request;
    if ((0,remote_url/* isPathRemote */.iw)(store.remote))
        refuseReadOnly(store.remote, ref);
    const call = (0,remote_call/* remoteCall */.V3)(store.git, store.remote, { backoffMs: [], timeoutMs });
    const options = ['--dry-run', '--porcelain', '--no-verify', '--no-signed'];
    const result = await call.once(['push', ...options, remote_url/* remoteName */.iy, `${await emptyCommit(store)}:${ref}`]);
    if (result.code === 0)
        return;
    const refusal = (0,push_refusal/* pushRefusal */.J)(result.stdout.toString('utf8'), result.stderr);
    if (refusal !== undefined)
        throw (0,state_fault/* refusedState */.I$)({ remote: store.remote, ref }, refusal);
    throw (0,remote_call/* transportFault */.yZ)(store.remote, result.stderr)?.error ?? (0,remote_call/* unknownFault */.$s)(store.remote, result.stderr);
}
async function emptyCommit({ git }) {
    const tree = await git({ args: ['mktree'] });
    const who = ['-c', 'user.name=ralph', '-c', 'user.email=ralph@ralph.invalid'];
    const made = await git({ args: [...who, 'commit-tree', '-m', 'dry run', tree.stdout.toString('utf8').trim()] });
    return made.stdout.toString('utf8').trim();
}
function refuseReadOnly(remote, ref) {
    const path = remote.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(remote) : remote;
    const refs = [(0,external_node_path_.join)(path, 'refs'), (0,external_node_path_.join)(path, '.git', 'refs')].find((folder) => (0,external_node_fs_.existsSync)(folder));
    if (refs === undefined)
        return;
    try {
        (0,external_node_fs_.accessSync)(refs, external_node_fs_.constants.W_OK);
    }
    catch {
        throw (0,state_fault/* refusedState */.I$)({ remote: (0,remote_url/* withoutCredentials */.ri)(remote), ref }, {
            why: `${refs} cannot be written by this user`,
        });
    }
}

// EXTERNAL MODULE: ./build/adapter/git/work/branch-preflight.js
var branch_preflight = __webpack_require__(223);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/words/queue-words.js
var queue_words = __webpack_require__(97100);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js
var conf_here = __webpack_require__(52186);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/unread-here.js + 1 modules
var unread_here = __webpack_require__(17171);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
;// CONCATENATED MODULE: ./build/entry/doctor/project.js





















const repositoryProbe = {
    name: 'repository',
    async look({ repository, context }) {
        const { toplevel, branch, head } = await repository();
        return (0,doctor_probe.ok)(`${(0,one_line/* plainLine */.h0)((0,paths/* shownPath */.p)(toplevel, { home: context.env['HOME'] }), 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`);
    },
};
const originProbe = {
    name: 'origin',
    needs: 'remote',
    async look({ project, remote, context }) {
        const known = await project();
        const { repository, remoteIsOwn, stateRef } = known;
        if (!remoteIsOwn || repository.origin === null)
            return [];
        const local = (await remote()).get(stateRef) ?? null;
        const at = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 };
        const found = await (0,origin_state/* originState */.AH)(at);
        if (found.kind === 'differs')
            throw (0,origin_state/* stateElsewhere */.Sl)(known, { origin: found.origin, local });
        if (found.kind === 'unreachable')
            return (0,doctor_probe/* warn */.R8)(found.note, 'Try again when origin can be reached.');
        return (0,doctor_probe.ok)(found.kind === 'same' ? 'origin has the same state' : 'origin has no other state of this plan');
    },
};
const remoteProbe = {
    name: 'remote',
    needs: 'project',
    patienceMs: 9_000,
    async look({ project, state, remote }) {
        const { stateRef, remote: url, remoteIsOwn } = await project();
        await remote();
        await tryPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 });
        return (0,doctor_probe.ok)(remoteIsOwn ? 'this repository, writable' : `${(0,remote_url/* withoutCredentials */.ri)(url)}, writable`);
    },
};
const branchesProbe = {
    name: 'branches',
    needs: 'remote',
    async look({ project, state }) {
        const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project();
        await (0,branch_preflight/* checkBranches */.N)({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef });
        return (0,doctor_probe.ok)(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`);
    },
};
const uncommittedProbe = {
    name: 'committed',
    needs: 'project',
    async look({ project, context }) {
        const { repository, steeringFiles } = await project();
        const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles];
        const { stdout } = await (0,user_git/* userGit */.G)(repository.toplevel, context.env)({ args });
        const changed = stdout.toString('utf8').split('\0').filter(Boolean);
        if (changed.length === 0)
            return (0,doctor_probe.ok)('plan and configuration are committed');
        return changed.map((line) => {
            const path = (0,one_line/* plainLine */.h0)(line.slice(3), 200);
            const what = line.startsWith('!!') ? 'is ignored by git' : 'has uncommitted changes';
            return (0,doctor_probe/* warn */.R8)(`${path} ${what}, so jobs in CI and on other machines do not see it.`, line.startsWith('!!')
                ? `Remove it from .gitignore and commit it.`
                : `Commit it: ${(0,report_context/* commandSpan */["in"])('git', 'add', line.slice(3))}`);
        });
    },
};
const confProbe = {
    name: 'ralph.conf',
    needs: 'repository',
    async look({ settings, context }) {
        const found = await (0,conf_here/* confHere */.J)(await (0,base_files/* openBase */.m)(context), await settings());
        return found.map(({ settled, text, remedy }) => (settled ? (0,doctor_probe.ok)(text) : (0,doctor_probe/* warn */.R8)(text, remedy ?? '')));
    },
};
const templatesProbe = {
    name: 'templates',
    needs: 'repository',
    look: async ({ context }) => (await (0,unread_here/* unreadHere */.A)(await (0,base_files/* openBase */.m)(context))).map(({ found, remedy }) => (0,doctor_probe/* warn */.R8)(found, remedy)),
};
const stateProbe = {
    name: 'state',
    needs: 'remote',
    patienceMs: 20_000,
    async look({ project, state }) {
        const { state: store } = await state();
        const { run } = await store.load();
        if (!run)
            return (0,doctor_probe.ok)('no run of this plan yet');
        const folded = (0,evolve/* fold */.AU)(null, await (0,prove/* readLog */.x6)(store, run));
        const known = await project();
        const { stateRef, planName } = known;
        if ((0,external_node_util_.isDeepStrictEqual)(asWritten(folded), asWritten(run.state)))
            return (0,doctor_probe.ok)(`run ${planName}: ${(0,amounts/* plural */.LS)(run.state.iteration, 'iteration')}, equal to its events`);
        return (0,doctor_probe/* fail */.fJ)(`The state in ${stateRef} does not match its events.`, `Somebody edited it: ${(0,report_context/* commandSpan */["in"])('git', 'log', stateRef.replace('refs/heads/', ''))} shows who. Go back to the previous commit, or start over with \`${(0,report_context/* ralphCommand */.lC)(known, 'run', '--fresh')}\`.`);
    },
};
const asWritten = (value) => JSON.parse(JSON.stringify(value));
const planProbe = {
    name: 'plan',
    needs: 'repository',
    patienceMs: 9_000,
    async look({ project }) {
        const known = await project();
        const { plan, planFile, planName, warnings } = known;
        (0,job_settings/* jobSettings */.b)(known);
        const count = (0,amounts/* plural */.LS)(plan.tasks.length, 'task');
        const remarks = warnings.map((finding) => (0,doctor_probe/* warn */.R8)((0,error_text/* findingLine */.mC)(finding, planFile), `See ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', planFile)}.`));
        return [(0,doctor_probe.ok)(`${planFile}: ${count}, run "${planName}"`), ...remarks, ...(await outsideScope(known))];
    },
};
async function outsideScope({ settings, readBy, planFile }) {
    const scope = settings['plan-scope'];
    if (!scope || scope === 'all')
        return [];
    const fault = await readBy({ ...settings, 'plan-scope': 'all' }).then(() => undefined, (error) => error);
    if (!(fault instanceof error/* RalphError */.A))
        return [];
    const lint = (0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', planFile, '--plan-scope', 'all');
    const [first = fault.message, ...others] = fault.findings;
    const more = others.length === 0 ? '' : ` (and ${(0,amounts/* plural */.LS)(others.length, 'more fault')})`;
    const found = `Outside the scope of this run (${(0,one_line/* plainLine */.h0)(scope, 100)}): ${(0,one_line/* plainLine */.h0)(first, 500)}${more}`;
    return [(0,doctor_probe/* warn */.R8)(found, `It holds nothing up. ${lint} lists them all.`)];
}
const queueProbe = {
    name: 'queue',
    needs: 'project',
    async look({ project, context }) {
        const { settings } = await project();
        if (settings.queue === undefined)
            return [];
        const here = await (0,queue_here/* queueHere */.GZ)(context, { queue: settings.queue });
        const { queue } = here;
        if (queue.findings.length > 0)
            return queue.findings.map((finding) => (0,doctor_probe/* fail */.fJ)(finding, '`ralph queue` shows the queue.'));
        const next = (0,queue_here/* nextHere */.kC)(here);
        const then = next.kind === 'empty'
            ? 'nothing is left to start'
            : `${next.row.name} is ${next.kind === 'begin' ? 'next' : (0,queue_words/* standingOfPlan */.hN)(next.row)}`;
        return (0,doctor_probe.ok)(`${queue.folder}/: ${(0,amounts/* plural */.LS)(queue.rows.length, 'plan')}, ${then}`);
    },
};

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/core/github/branch-rules.js
const exempt = 'Exempt ralph/** from it: Settings \u2192 Rules \u2192 Rulesets.';
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings \u2192 Rules \u2192 Rulesets).`;
const verdicts = {
    creation: { why: 'restricts who may create it', way: bypass },
    update: { why: 'restricts who may push to it', way: bypass },
    pull_request: { why: 'only lets changes in by pull request', way: exempt },
    merge_queue: { why: 'only lets changes in by the merge queue', way: exempt },
    required_status_checks: { why: 'requires status checks before a push', way: exempt },
    required_deployments: { why: 'requires a deployment before a push', way: exempt },
    workflows: { why: 'requires workflows to pass before a push', way: exempt },
    code_scanning: { why: 'requires code scanning results before a push', way: exempt },
    required_linear_history: {
        why: 'forbids merge commits',
        way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
    },
    commit_message_pattern: {
        why: 'requires a format for commit messages',
        way: `Set \`commit-template\`. Or: ${exempt}`,
    },
    commit_author_email_pattern: { why: 'restricts the addresses of authors', way: `Set \`author\`. Or: ${exempt}` },
    committer_email_pattern: { why: 'restricts the addresses of committers', way: `Set \`committer\`. Or: ${exempt}` },
    branch_name_pattern: {
        why: 'requires a format for branch names',
        way: `Choose a "branch" in the plan. Or: ${exempt}`,
    },
};
const signatures = {
    why: 'requires signed commits',
    way: 'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
};
function ruleVerdict(type, signed) {
    if (type === 'required_signatures')
        return signed ? undefined : signatures;
    return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined;
}

;// CONCATENATED MODULE: ./build/entry/doctor/repository-settings.js





const gitHubRepositoryProbe = {
    name: 'github',
    needs: 'repository',
    async look({ context, repository, github }) {
        const access = (0,doctor_here.gitHubAccess)(context, await repository());
        if (!access)
            return [];
        const { owner, repo, serverUrl } = access.address;
        const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`;
        const here = await github();
        if (here === undefined || here === 'no token')
            return (0,doctor_probe/* noToken */.fC)(place);
        const found = [
            (0,doctor_probe.ok)(here.isPrivate
                ? `${place}, private`
                : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`),
        ];
        if (here.isArchived)
            found.push((0,doctor_probe/* fail */.fJ)('It is archived, so nothing can be written.', 'Settings \u2192 General \u2192 Unarchive.'));
        if (here.mayPush === false)
            found.push((0,doctor_probe/* fail */.fJ)('This token cannot push to it.', 'Use a token with write access to its contents.'));
        if (!here.hasIssues) {
            const remedy = 'Settings \u2192 General \u2192 Features \u2192 Issues. Turn them on, or give orders on the pull request.';
            found.push((0,doctor_probe/* warn */.R8)('Issues are turned off, so a run has no tracking issue.', remedy));
        }
        return found;
    },
};
const rulesProbe = (0,doctor_probe/* gitHubProbe */.oH)('rules', async (here, { project }) => {
    const known = await project().catch(() => undefined);
    const work = known?.workBranch ?? 'ralph/work/plan';
    const state = (known?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '');
    const signed = known?.settings['commit-mode'] === 'api';
    const found = [
        ...(await over(here, { branch: state, signed: false, found: doctor_probe/* fail */.fJ })),
        ...(await over(here, { branch: work, signed, found: doctor_probe/* warn */.R8 })),
        ...(await waitingForRalph(here)),
    ];
    return found.length > 0 ? found : (0,doctor_probe.ok)(`no rule blocks ${work} and ${state}`);
});
async function over({ client }, request) {
    const { branch, signed } = request;
    if (branch.startsWith('refs/'))
        return [];
    const rules = (await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? [];
    const types = [...new Set(rules.map(({ type }) => String(type)))];
    const found = types.flatMap((type) => {
        const verdict = ruleVerdict(type, signed);
        return verdict ? [request.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : [];
    });
    const classic = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }));
    if (!classic?.protected || types.length > 0)
        return found;
    const remedy = 'Settings \u2192 Branches: leave ralph/** out of the rule\u2019s pattern.';
    return [...found, (0,doctor_probe/* warn */.R8)(`${branch} is a protected branch.`, remedy)];
}
async function waitingForRalph({ client, defaultBranch: branch }) {
    const [rules, classic] = await Promise.all([
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch })),
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })),
    ]);
    const required = [
        ...(rules ?? []).flatMap((rule) => rule.type === 'required_status_checks'
            ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
            : []),
        ...(classic?.protection?.required_status_checks?.contexts ?? []),
    ];
    return [...new Set(required)]
        .filter((context) => context.startsWith('ralph/'))
        .map((context) => (0,doctor_probe/* warn */.R8)(`${branch} requires \`${context}\`, but commits by people never get that status.`, 'Require a check of your own, and let ralph report its verdict under that name (`mirror-status`).'));
}
const general = 'Settings \u2192 Actions \u2192 General';
const actionsSettingsProbe = (0,doctor_probe/* gitHubProbe */.oH)('actions', async (here) => {
    const { client } = here;
    const [policy, token] = await Promise.all([
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
    ]);
    if (!policy && !token) {
        return (0,doctor_probe.ok)('this token cannot read the Actions settings; if one of them blocks a run, the run says so');
    }
    const found = [...(policy ? policyFindings(here, policy) : []), ...(token ? tokenFindings(token) : [])];
    return found.length > 0 ? found : (0,doctor_probe.ok)('allowed, and workflows may open pull requests');
});
function policyFindings({ workflows }, policy) {
    if (!policy.enabled)
        return [(0,doctor_probe/* fail */.fJ)('GitHub Actions is turned off.', `${general} \u2192 Actions permissions.`)];
    const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !one.startsWith('.'));
    const found = [];
    if (policy.allowed_actions === 'local_only' && uses.length > 0)
        found.push((0,doctor_probe/* fail */.fJ)(`Only actions of this owner are allowed, which may not include ${uses[0]}.`, `${general}: allow it.`));
    if (policy.allowed_actions === 'selected' && uses.length > 0)
        found.push((0,doctor_probe/* warn */.R8)('Only selected actions are allowed.', `${general}: make sure that ${uses[0]} is among them.`));
    const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
    if (policy.sha_pinning_required && loose !== undefined)
        found.push((0,doctor_probe/* fail */.fJ)(`Actions must be pinned to a full SHA, and ${loose} is not.`, 'Use the SHA of the release.'));
    return found;
}
const tokenFindings = (token) => token.can_approve_pull_request_reviews
    ? []
    : [
        (0,doctor_probe/* warn */.R8)('Workflows are not allowed to open pull requests.', `${general} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; otherwise a run prints a link to open it by hand.`),
    ];
const payers = agents/* payingInputs */.S3.map(({ variable }) => variable);
const secretsProbe = (0,doctor_probe/* gitHubProbe */.oH)('secrets', async ({ client, workflows }) => {
    const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn);
    if (named.length === 0)
        return [];
    const [own, shared] = await Promise.all([
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
    ]);
    if (!own)
        return (0,doctor_probe.ok)(`${named.join(', ')}: this token cannot see whether they exist`);
    const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()));
    return repository_settings_missing(named, known);
});
function repository_settings_missing(named, known) {
    const paying = named.filter((name) => payers.includes(name));
    const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()));
    const unpaid = paying.length > 0 && !paying.some((name) => known.has(name));
    const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others];
    if (lacking.length === 0)
        return (0,doctor_probe.ok)(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`);
    return lacking.map((name) => (0,doctor_probe/* warn */.R8)(`There is no secret ${name}.`, `${(0,report_context/* commandSpan */["in"])('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`));
}
const isOwn = (name) => name !== 'GITHUB_TOKEN';

// EXTERNAL MODULE: ./build/adapter/agent/call/call-servers.js
var call_servers = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/adapter/process/lines.js
var process_lines = __webpack_require__(17249);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/agent/call/try-server.js



const hello = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'ralph', version: '1' } },
});
const patienceMs = 15_000;
const silent = `it did not answer within ${patienceMs / 1000} seconds`;
async function tryServer({ file, name }, call) {
    const { mcpServers } = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
    const entry = mcpServers[name];
    if (!entry)
        return 'it was left out';
    return 'url' in entry ? greetByHttp(entry, call.signal) : greet(entry, call);
}
async function greet({ command, args }, { confinement, folder, env, signal }) {
    let answered = false;
    let exitCode;
    const lines = (0,process_lines/* splitLines */.u)({
        onLine(line) {
            answered ||= /"id"\s*:\s*1\b/.test(line) && /"result"\s*:/.test(line);
            const ended = /^\{"ended":(\d+)\}$/.exec(line)?.[1];
            if (ended !== undefined)
                exitCode = Number(ended);
            if (answered || ended !== undefined)
                running.end();
        },
        onTooLong: () => undefined,
    });
    const script = `{ printf '%s\\n' "$1"; shift; sleep ${patienceMs / 1000}; } | { shift; "$@"; printf '{"ended":%s}\\n' $?; }`;
    const running = (0,supervise/* supervise */.z)({ file: '/bin/sh', args: ['-c', script, 'sh', hello, command, ...args], cwd: folder.home, env }, {
        confinement,
        places: { call: folder, writable: [], readable: [process.execPath] },
        signal,
        onStdout: lines.push,
        onStderr: () => undefined,
        wallMs: patienceMs,
        graceMs: 200,
    });
    await running.done;
    if (answered)
        return undefined;
    if (exitCode === undefined)
        return silent;
    return exitCode === 127 ? 'there is no such program' : `it exited with code ${exitCode}`;
}
async function greetByHttp({ url, headers }, signal) {
    const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const until = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
        const answer = await fetch(url, { method: 'POST', headers: { ...accept, ...headers }, body: hello, signal: until });
        await answer.body?.cancel();
        return answer.ok ? undefined : `it answered with HTTP status ${answer.status}`;
    }
    catch (error) {
        if (until.aborted)
            return silent;
        const { cause } = error;
        return `it cannot be reached (${String(cause?.code ?? error)})`;
    }
}

// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
;// CONCATENATED MODULE: ./build/entry/doctor/servers.js









const roles = ['code', 'prep', 'index'];
const serversProbe = {
    name: 'mcp',
    needs: 'repository',
    patienceMs: 20_000,
    async look(subject) {
        const job = { settings: await subject.settings() };
        const base = await filesOf(subject.context);
        await (0,servers/* refuseUnusableServers */.IS)({ base }, job, roles);
        const notes = [];
        const show = (said) => {
            if (said.kind === 'warning')
                notes.push((0,doctor_probe/* warn */.R8)(`${said.text}.`, 'Add that file, or set `mcp-transport: stdio`.'));
        };
        const recall = () => Promise.resolve(undefined);
        const all = await Promise.all(roles.map((of) => (0,servers/* serversFor */.Qm)({ base, show }, job, { of, recall })));
        const list = new Map(all.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]));
        return list.size === 0 ? [] : [...notes, ...(await tried(subject, [...list.values()]))];
    },
};
async function filesOf(context) {
    const { repository, read } = await (0,base_files/* openBase */.m)(context);
    const missing = (error) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
            throw error;
        return undefined;
    };
    return {
        read: (path) => read((0,external_node_path_.join)(repository.toplevel, path)).then((bytes) => bytes.toString('utf8'), missing),
    };
}
async function tried(subject, list) {
    const found = await Promise.all(list.map((one) => triedOne(subject, one)));
    const working = found.flatMap(({ name, wrong }) => (wrong ? [] : [name]));
    const wrong = found.flatMap((one) => one.wrong ?? []);
    return working.length === 0 ? wrong : [(0,doctor_probe.ok)(working.join(', ')), ...wrong];
}
async function triedOne(subject, one) {
    const { context, scratch } = subject;
    const { agent, 'agent-env': extra } = await subject.settings();
    const { provider } = agents/* agentFacts */.Ld[agent];
    const confinement = await subject.confinement();
    const { name } = one;
    return (0,call_folder/* withCallFolder */.V)(scratch, async (folder) => {
        const env = (0,environment/* agentEnvironment */.FV)(context.env, { ...folder, extra, provider });
        const asked = { servers: { list: [one], memory: '' }, workspace: folder.home };
        const here = await (0,call_servers/* layOutServers */.H)(asked, { folder, environment: context.env, provider, env });
        const left = await here?.end({ statuses: null, givenUp: [] });
        if (left?.troubles[0] !== undefined) {
            const why = 'Set the variable where ralph runs, or remove the server; until then, calls continue without it.';
            return { name, wrong: (0,doctor_probe/* warn */.R8)(`${left.troubles[0]}.`, why) };
        }
        const fault = await tryServer({ file: here?.file ?? '', name }, { confinement, folder, env, signal: context.cancelled });
        if (fault === undefined)
            return { name };
        return { name, wrong: (0,doctor_probe/* fail */.fJ)(`MCP server ${name}: ${fault}.`, remedyFor(one)) };
    });
}
const remedyFor = ({ server }) => server.type === 'http'
    ? 'Correct its address or its headers, or remove it; until then, calls continue without it.'
    : 'Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.';

// EXTERNAL MODULE: ./build/entry/doctor/subject.js
var doctor_subject = __webpack_require__(68879);
;// CONCATENATED MODULE: ./build/adapter/github/workflow/watchdog.js
async function sleepsByItself(github, { file, asleepStep }) {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const { workflow_runs: runs } = await github.request(route, { workflow_id: file, per_page: 1 });
    const [newest] = runs;
    if (!newest)
        return false;
    const at = { run_id: Number(newest.id) };
    const { jobs } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', at);
    return jobs.some(({ steps = [] }) => steps.some(({ name, conclusion }) => name === asleepStep && conclusion === 'success'));
}
async function wakeWatchdog(github, watchdog) {
    const at = { workflow_id: watchdog.file };
    const { state } = await github.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', at);
    if (state === 'active')
        return 'awake';
    if (state === 'disabled_manually' && !(await sleepsByItself(github, watchdog)))
        return 'a person turned it off';
    await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable', at);
    return 'awake';
}

// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/github/workflow-file.js
var workflow_file = __webpack_require__(69034);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
// EXTERNAL MODULE: ./build/core/text/version-order.js
var version_order = __webpack_require__(87117);
;// CONCATENATED MODULE: ./build/entry/doctor/workflow.js










const wanted = {
    workflow_dispatch: 'it can be started by hand and continues on its own after a limit',
    issue_comment: 'comments give orders',
};
const workflowProbe = (0,doctor_probe/* gitHubProbe */.oH)('workflow', async (here) => {
    if (here.workflows.size === 0)
        return (0,doctor_probe/* warn */.R8)('No workflow uses ralph.', '`ralph init` writes one; runs on your own machine do not need it.');
    const found = await Promise.all([...here.workflows].map(([path, workflow]) => lookAt(here, path, workflow)));
    return found.flat();
});
async function lookAt(here, path, workflow) {
    const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event));
    const problems = [...(await onDefaultBranch(here, path)), ...(await switchedOn(here, path, workflow))];
    const file = runs ? [...events(path, workflow), ...permissions(path, workflow)] : [];
    const all = [...problems, ...file, ...kept(path, workflow), ...crons(path, workflow)];
    return all.length > 0 ? all : [(0,doctor_probe.ok)(`${path} is on ${here.defaultBranch}, is enabled, and has what it needs`)];
}
const carriesRuns = ({ command }) => !['tick', 'doctor', 'lint'].includes(command);
async function onDefaultBranch({ client, defaultBranch, env }, path) {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const there = await (0,doctor_here/* seen */.c)(client.request(route, { path, ref: defaultBranch }));
    if (there)
        return [];
    if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
        return [(0,doctor_probe.ok)(`${path} reaches ${defaultBranch} when this pull request is merged`)];
    const found = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`;
    return [(0,doctor_probe/* warn */.R8)(found, `Merge it into ${defaultBranch}.`)];
}
async function switchedOn({ client }, path, { command, crons }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (!known)
        return [];
    if (crons.length > 0 && command === 'tick' && known.state !== 'active')
        return [];
    if (known.state !== 'active') {
        const why = known.state === 'disabled_inactivity' ? ', after 60 days without activity' : '';
        const say = command === 'tick' ? doctor_probe/* warn */.R8 : doctor_probe/* fail */.fJ;
        return [say(`${path} is disabled${why}.`, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id))];
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const [newest] = (await (0,doctor_here/* seen */.c)(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? [];
    if (newest?.conclusion !== 'startup_failure')
        return [];
    const remedy = "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings \u2192 Actions \u2192 Policies. ralph needs the events workflow_dispatch, schedule and issue_comment.";
    return [(0,doctor_probe/* warn */.R8)(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)];
}
const events = (path, workflow) => Object.entries(wanted)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, what]) => (0,doctor_probe/* warn */.R8)(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`));
function permissions(path, workflow) {
    if (workflow.permissions === null) {
        const remedy = `Add to the job: permissions: {${Object.keys(workflow_file/* neededPermissions */.We).join(': write, ')}: write}`;
        return [(0,doctor_probe/* warn */.R8)(`${path} sets no permissions, so the repository's default applies.`, remedy)];
    }
    return (0,workflow_file/* missingPermissions */.HR)(workflow).map((name) => {
        const found = `${path} does not give \`${name}: write\`.`;
        const remedy = `Add it to the job's \`permissions\`: ${workflow_file/* neededPermissions */.We[name]}.`;
        return name === 'contents' ? (0,doctor_probe/* fail */.fJ)(found, remedy) : (0,doctor_probe/* warn */.R8)(found, remedy);
    });
}
function kept(path, { uses }) {
    if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses))
        return [];
    const remedy = 'Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.';
    return [(0,doctor_probe/* warn */.R8)(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, remedy)];
}
const crons = (path, { crons: all }) => all.some((cron) => /^0\s/.test(cron))
    ? [(0,doctor_probe/* warn */.R8)(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : [];
const lateMs = 2 * 86_400_000;
const scheduleProbe = (0,doctor_probe/* gitHubProbe */.oH)('schedule', async (here) => {
    const all = [...here.workflows];
    const scheduled = all.filter(([, { crons }]) => crons.length > 0);
    if (scheduled.length > 0)
        return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)));
    if (!all.some(([, { events }]) => events.includes('workflow_dispatch')))
        return [];
    const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.';
    return [(0,doctor_probe/* warn */.R8)('No watchdog restarts a run after a lost runner or a usage limit.', remedy)];
});
async function lastHeard({ client, now }, path, { command }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (command === 'tick' && known?.state === 'disabled_manually') {
        if (await (0,doctor_here/* seen */.c)(sleepsByItself(client, { file: workflow_id, asleepStep: watchdog_text/* asleepStep */.fR })))
            return (0,doctor_probe.ok)(`${path} is disabled because every run is complete; the next job of a run enables it`);
        const found = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`;
        return (0,doctor_probe/* warn */.R8)(found, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id));
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 });
    const [newest] = (await (0,doctor_here/* seen */.c)(asked))?.workflow_runs ?? [];
    if (!newest)
        return (0,doctor_probe.ok)(`${path} has not run on schedule yet`);
    const age = now() - Date.parse(newest.created_at);
    const ago = `${path} last ran on schedule ${(0,amounts/* formatDuration */.a3)(age)} ago`;
    if (age <= lateMs)
        return (0,doctor_probe.ok)(ago);
    const remedy = `Nothing restarts a waiting run: ${(0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`;
    return (0,doctor_probe/* warn */.R8)(`${ago}.`, remedy);
}
const least = { node24: '2.327.1', ownRepository: '2.336.0' };
const severalJobs = ({ uses, commands }) => isCalled(uses) || commands.some((command) => ['intake', 'begin'].includes(command));
const isCalled = (uses) => /\/\.github\/workflows\//.test(uses);
const runnerProbe = (0,doctor_probe/* gitHubProbe */.oH)('runner', async ({ client, address, env, workflows }) => {
    const version = env['RUNNER_VERSION'];
    if (version && !(0,version_order/* isAtLeast */.d)(version, least.node24))
        return (0,doctor_probe/* fail */.fJ)(`Runner ${version} cannot start actions that use Node 24.`, `Update it to ${least.node24} or newer.`);
    const calling = [...workflows].find(([, { uses }]) => isCalled(uses));
    if (version && calling && !(0,version_order/* isAtLeast */.d)(version, least.ownRepository)) {
        const found = `Runner ${version} does not know \`uses: $/\`, which the workflow called by ${calling[0]} uses to find its action.`;
        return (0,doctor_probe/* fail */.fJ)(found, `Update it to ${least.ownRepository} or newer, or use a workflow with one job: \`ralph init --one-job\`.`);
    }
    const meta = (0,github_address/* isEnterpriseServer */.vh)(address) ? await (0,doctor_here/* seen */.c)(client.request('GET /meta', {})) : undefined;
    const server = meta?.installed_version;
    if (server === undefined)
        return version ? (0,doctor_probe.ok)(version) : [];
    const split = [...workflows].find(([, workflow]) => severalJobs(workflow));
    if (split) {
        const found = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/\`: ${split[0]} does not work there.`;
        return (0,doctor_probe/* fail */.fJ)(found, '`ralph init --one-job` writes a workflow that can.');
    }
    return (0,doctor_probe/* warn */.R8)(`GitHub Enterprise Server ${server}: its runners must be ${least.node24} or newer, and a pull request opened with a workflow\u2019s token does not start CI there.`, 'Make sure that the runners are new enough.');
});

;// CONCATENATED MODULE: ./build/entry/doctor/examine.js















async function examine(context, flags) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-doctor-'));
    try {
        const subject = (0,doctor_subject/* subjectOf */.e)(context, flags, scratch);
        const found = await Promise.all(probes.map((probe) => (0,doctor_probe/* findingsOf */.WX)(probe, subject)));
        return found.flat();
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(scratch);
    }
}
const probes = [
    machine/* gitProbe */.Vn,
    machine/* nodeProbe */.d8,
    agent/* agentProbe */.C,
    agent/* credentialsProbe */.T,
    machine/* confinementProbe */.J1,
    serversProbe,
    notifyProbe,
    machine/* diskProbe */.AC,
    repositoryProbe,
    planProbe,
    queueProbe,
    uncommittedProbe,
    confProbe,
    templatesProbe,
    checks/* checksProbe */.se,
    remoteProbe,
    branchesProbe,
    stateProbe,
    originProbe,
    gitHubRepositoryProbe,
    workflowProbe,
    scheduleProbe,
    actionsSettingsProbe,
    rulesProbe,
    secretsProbe,
    environmentsProbe,
    runnerProbe,
    checks/* otherCiProbe */.bv,
];


/***/ }),

/***/ 17171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ unreadHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/pass/read-agents-file.js
var read_agents_file = __webpack_require__(62090);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(91936);
;// CONCATENATED MODULE: ./build/core/prompt/unread-templates.js



const folder = '.ralph/templates/';
const known = Object.values(overrides/* templatePaths */.b).flat();
function unreadTemplates(files, agents) {
    return files
        .filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !known.includes(path))
        .map((path) => path.slice(folder.length))
        .filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !names(agents, name))
        .map((name) => {
        const meant = (0,nearest/* meantName */.d5)(stem(name), Object.keys(overrides/* templatePaths */.b));
        return {
            found: `${folder}${(0,one_line/* plainLine */.h0)(name, 200)} is not read: no template has this name.`,
            remedy: meant === undefined
                ? `The templates are: ${[...Object.keys(overrides/* templatePaths */.b), 'pass-NAME'].join(', ')}.`
                : `Did you mean ${meant}.md?`,
        };
    });
}
const stem = (name) => name.replace(/\.[^.]*$/, '');
const names = (agents, name) => agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one));

;// CONCATENATED MODULE: ./build/entry/project/unread-here.js



async function unreadHere({ list, read, repository }) {
    const files = await list('.ralph/templates');
    if (files.length === 0)
        return [];
    const agents = await read((0,external_node_path_.join)(repository.toplevel, read_agents_file/* agentsFile */.dq)).catch(() => undefined);
    return unreadTemplates(files, agents?.toString('utf8') ?? '');
}


/***/ })

};
