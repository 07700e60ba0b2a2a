export const id = 837;
export const ids = [837];
export const modules = {

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

/***/ 95557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ recordBaseline),
/* harmony export */   Y: () => (/* binding */ withNeeds),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   _r: () => (/* binding */ checkUntouched)
/* harmony export */ });
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39041);




async function baseline(ports, job, request) {
    const { ledger } = request;
    const commit = ledger.state.work;
    const started = ports.clock.now();
    const { results, discarded } = await checkUntouched(ports, job, { ...request, commit });
    recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started });
    return !discarded;
}
const countingOf = ({ strategy, checks, results, }) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .countingChecks */ .zf)(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length;
function recordBaseline({ checks, checksDigest, settings }, ledger, request) {
    const { commit, results, durationMs } = request;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] });
    const confined = results.flatMap(({ name, needs }) => (needs === undefined ? [] : [{ name, needs }]));
    const red = [...failures.map(({ name }) => name), ...missing];
    ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`);
    ledger.record({
        type: 'baseline_finished',
        commit,
        checks: checksDigest,
        red,
        accepted: red.length > 0 && settings['known-red'] && confined.length === 0,
        ...(confined.length > 0 && { confined }),
        ...(0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .saidByRed */ .Yb)(failures),
        counting: countingOf({ strategy: settings.strategy, checks, results }),
        duration_ms: durationMs,
    });
    if (commit !== ledger.state.base)
        ledger.send(request.outbox.effectsOf({ commit, checks: results, knownRed: [] }));
}
async function checkUntouched(ports, job, request) {
    const { commit, signal } = request;
    await ports.workspace.restore(commit);
    await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .setUp */ .s)(ports, job, { tree: commit, signal });
    const ran = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(ports, job, { ...request, tree: commit, label: 'baseline', knownRed: [] });
    const { results, discarded } = await withNeeds(ports, job, { commit, signal, ran });
    return { results, red: redIn(job, results), discarded };
}
async function withNeeds({ runUnconfined, workspace, show }, job, { commit, signal, ran }) {
    const red = ran.discarded ? [] : redIn(job, ran.results);
    if (!runUnconfined || red.length === 0 || !workspace.isUntouched(commit))
        return ran;
    const needs = new Map();
    for (const check of job.checks) {
        const failed = red.find(({ name }) => name === check.name);
        if (!failed)
            continue;
        show({ kind: 'note', text: `again without the confinement: ${check.name}` });
        const { passed, filled_disk } = await runUnconfined(check, 'baseline-unconfined', signal);
        if (filled_disk) {
            await workspace.discard();
            return { ...ran, discarded: true };
        }
        await workspace.resetTracked(commit);
        if (passed)
            needs.set(check.name, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .needIn */ .Yi)((0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .outputExcerpt */ .V4)(failed)));
    }
    const results = ran.results.map((result) => {
        const need = needs.get(result.name);
        return need === undefined ? result : { ...result, needs: need };
    });
    return { ...ran, results };
}
const redIn = ({ checks, settings }, results) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] }).failures;


/***/ }),

/***/ 39041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ runChecks),
/* harmony export */   VC: () => (/* binding */ whyUnready),
/* harmony export */   s: () => (/* binding */ setUp),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   wJ: () => (/* binding */ knownRedIn)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);



const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
async function validate(ports, job, request) {
    const { coded, state } = request;
    const { iteration, tree } = coded;
    const unready = await whyUnready(ports, job, { ...request, tree });
    if (unready !== undefined)
        return unready;
    const knownRed = knownRedIn(state);
    const ran = await runChecks(ports, job, { ...request, tree, label: `iteration-${iteration}`, knownRed });
    const { checks, settings } = job;
    return (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .validationOf */ .D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
const shownChars = 30_000;
const mostListed = 20;
async function runChecks(ports, job, request) {
    const results = [];
    request.onChecks?.begin();
    for (const check of (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .checksToRun */ .E)(job.settings.strategy, job.checks)) {
        const result = await settled(ports, check, { ...request, counts: !request.knownRed.includes(check.name) });
        results.push(result);
        if (result.filled_disk) {
            await ports.workspace.discard();
            return { results, discarded: true };
        }
    }
    request.onChecks?.end();
    return { results, discarded: false };
}
async function settled(ports, check, request) {
    const first = await once(ports, check, request);
    const because = whyAgain(first, request.counts);
    if (because === undefined)
        return first;
    const second = await once(ports, check, { ...request, because });
    if (second.filled_disk)
        return second;
    const flaky = !first.passed && second.passed;
    const verdict = first.passed || second.passed ? second : first;
    return { ...verdict, flaky, ...both('changed', first, second), ...both('left', first, second) };
}
function whyAgain({ passed, filled_disk, changed }, counts) {
    if (filled_disk)
        return undefined;
    if (!passed)
        return counts ? 'failed' : undefined;
    return changed && 'changed_files';
}
async function once({ runCheck, show, clean, workspace }, check, request) {
    const { because, counts } = request;
    const rerun = because !== undefined;
    show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) });
    const said = await runCheck(check, rerun ? `${request.label}-rerun` : request.label, request.signal);
    const ran = { ...said, output_head: clean(said.output_head), output_tail: clean(said.output_tail) };
    const result = ran.filled_disk ? ran : { ...ran, ...listed(await workspace.resetTracked(request.tree)) };
    const { passed, duration_ms: durationMs, changed, left } = result;
    const flaky = because === 'failed' && passed;
    const failure = { directory: check.working_directory, output: (0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .outputExcerpt */ .V4)(result, shownChars) };
    show({
        kind: 'check_finished',
        ...{ name: check.name, passed, durationMs, flaky, counts },
        ...(changed && { changed }),
        ...(left && { left }),
        ...(because === 'failed' && { again: true }),
        ...(passed ? {} : { failure }),
    });
    return result;
}
function listed({ changed, left }) {
    const list = (paths) => ({ paths: paths.slice(0, mostListed), total: paths.length });
    return { ...(changed.length > 0 && { changed: list(changed) }), ...(left.length > 0 && { left: list(left) }) };
}
function both(what, first, second) {
    const found = [first[what], second[what]].filter((one) => one !== undefined);
    if (found.length === 0)
        return {};
    const paths = [...new Set(found.flatMap(({ paths }) => paths))];
    const total = Math.max(paths.length, ...found.map((one) => one.total));
    return { [what]: { paths: paths.slice(0, mostListed), total } };
}
async function setUp({ workspace }, { settings }, { tree, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree);
}
async function whyUnready(...given) {
    try {
        await setUp(...given);
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.code === 'SETUP_FAILED')
            return error.message;
        throw error;
    }
}


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

/***/ 44837:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorStep: () => (/* binding */ doctorStep)
});

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/github/thread/issue-preview.js
var issue_preview = __webpack_require__(64245);
// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(80674);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/doctor.js




const title = '### ralph doctor';
const marks = { ok: ['\u2713', 'green'], warn: ['!', 'yellow'], fail: ['\u2717', 'red'] };
function doctorText(diagnoses, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length));
    const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
        const [mark, colour] = marks[level];
        const line = `${paint(mark, colour)} ${(0,display_width/* pad */.eV)(probe, width)}  ${(0,one_line/* plainLine */.h0)(found, 1000)}`;
        return remedy === null ? [line] : [line, `  ${' '.repeat(width)}  \u2192 ${(0,text_paint/* paintCode */.UW)((0,one_line/* plainLine */.h0)(remedy, 1000), paint)}`];
    });
    return (0,display_width/* fitLines */.RV)([...lines, '', doctorSentence(diagnoses)], look);
}
function doctorMarkdown(diagnoses) {
    const line = ({ probe, level, found, remedy }) => {
        const next = remedy === null ? '' : ` \u2192 ${(0,neutral_markdown/* inlineMarkdown */.x)(remedy, 1000)}`;
        return `- ${marks[level][0]} **${(0,neutral_markdown/* inlineMarkdown */.x)(probe, 60)}** ${(0,neutral_markdown/* inlineMarkdown */.x)(found, 1000)}${next}`;
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

// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 12 modules
var agents = __webpack_require__(96680);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/entry/doctor/probe.js


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
        if (!(error instanceof error_error/* RalphError */.A))
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
    fail(`It did not answer within ${(0,amounts/* formatDuration */.a3)(ms)}.`, 'Find out why it hangs, then try again.'),
];
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}

;// CONCATENATED MODULE: ./build/entry/doctor/agent.js



const agentProbe = {
    name: 'agent',
    async look({ context, settings, scratch, ...subject }) {
        const known = await settings();
        const { refuse, probe } = agents/* agents */.X[known.agent];
        refuse(known);
        const confinement = await subject.confinement();
        const { env: environment, cancelled } = context;
        return ok(await probe(known, {
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
        const { facts, login } = agents/* agents */.X[(await settings()).agent];
        if (facts.credentials.length === 0)
            return ok('left to the agent command');
        const present = facts.credentials.filter((one) => (0,environment/* hasCredential */.mB)({ credentials: [one] }, env));
        const spaced = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? '') ? [blanks(variable)] : []);
        if (present.length > 0)
            return [ok(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaced];
        const found = login(env);
        if (found !== undefined)
            return ok(found);
        return fail('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here);
    },
};
const blanks = (name) => warn(`${name} starts or ends with white space or a quote.`, 'Set it again without them; the provider refuses it as it is.');

// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
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

// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var doctor_here = __webpack_require__(40033);
;// CONCATENATED MODULE: ./build/entry/doctor/checks.js










const checksProbe = {
    name: 'checks',
    needs: 'project',
    async look({ project }) {
        const { settings, repository } = await project();
        const { validate, setup } = settings;
        const workflow = await (0,doctor_here/* checkedByWorkflow */.k)(repository.toplevel);
        if (workflow !== undefined)
            return ok(`the jobs or steps that ${workflow} requires`);
        const prepared = setup.length === 0 ? 'no set-up' : (0,amounts/* plural */.LS)(setup.length, 'set-up command');
        const checks = readable(settings);
        if (!checks)
            return [];
        const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
        if (unchecked === undefined)
            return ok(`${(0,amounts/* plural */.LS)(validate.length, 'check')}, ${prepared}`);
        if (settings['no-checks'])
            return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.');
        return fail(`No check decides what is committed: ${unchecked}. A run will not start.`, validation_checks/* remedyForUnchecked */.eS);
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
        return buildsEveryBranch(files).map(({ app, file, remedy }) => warn(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
    },
};
async function uncheckedFinding(context, plan) {
    const why = await whyHere(context, plan).catch((error) => {
        if (error instanceof RalphError)
            return undefined;
        throw error;
    });
    if (why === undefined)
        return [];
    const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`;
    const place = { path: '', line: null, column: null };
    return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: remedyForUnchecked }];
}
async function whyHere(context, plan) {
    const { base, given } = await settingSources(context, {});
    const { settings, findings } = resolveSettings({ ...given, plan });
    if (findings.length > 0 || settings['no-checks'])
        return undefined;
    const checks = resolveChecks(settings.validate, settings['working-directory']);
    const unchecked = whyUnchecked({ checks, checksElsewhere: false, settings });
    if (unchecked === undefined || (await checkedByWorkflow(base.repository.toplevel)) !== undefined)
        return undefined;
    return unchecked;
}

// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
;// CONCATENATED MODULE: ./build/entry/doctor/environments.js



const environmentsProbe = gitHubProbe('environments', async ({ client, workflows }) => {
    const named = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({ path, name })));
    if (named.length === 0)
        return [];
    const listed = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/environments', { per_page: 100 }));
    if (!listed) {
        const names = [...new Set(named.map(({ name }) => name))];
        return ok(`${names.join(', ')}: this token cannot see whether they exist or who reviews them`);
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
        return ok(`${name} requires its reviewers`);
    const found = `${path} names the environment ${name}, which ${kinds.length === 0 ? 'has no protection rules' : 'has no required reviewers'}: nobody has to approve.`;
    return warn(found, `Add them in Settings \u2192 Environments \u2192 ${name} \u2192 Required reviewers, or remove the environment from the workflow.`);
}
function missing({ path, name }, known) {
    const meant = (0,nearest/* meantName */.d5)(name, known.map((one) => one.name));
    const found = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`;
    const make = `Settings \u2192 Environments \u2192 New environment: ${name}, with required reviewers.`;
    return fail(found, meant === undefined ? make : `Write ${meant} if you mean that one, or ${make}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/text/version-order.js
function isAtLeast(version, least) {
    const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
    for (const [index, number] of (need ?? []).entries()) {
        const other = have?.[index] ?? 0;
        if (other !== number)
            return other > number;
    }
    return true;
}

// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project_project = __webpack_require__(77885);
// EXTERNAL MODULE: ./build/entry/through-proxy.js
var through_proxy = __webpack_require__(16239);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 14 modules
var confinement_here = __webpack_require__(52583);
;// CONCATENATED MODULE: ./build/entry/doctor/machine.js











const nodeProbe = {
    name: 'node',
    async look({ context: { env } }) {
        const version = process.versions.node;
        if (!isAtLeast(version, '20.19'))
            return fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.');
        return (0,through_proxy/* passesProxyBy */.Xp)(env) ? warn(through_proxy/* proxyPassedBy */.Q_, 'Install Node 24.14 or newer.') : ok(version);
    },
};
const gitProbe = {
    name: 'git',
    async look({ context }) {
        const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
        const { stdout } = await (0,exec/* runGit */.EO)([], env, { args: ['--version'], timeoutMs: 4_000 });
        const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown';
        if (!isAtLeast(version, '2.31'))
            return fail(`Version ${version} is too old.`, 'Install git 2.31 or newer.');
        if (isAtLeast(version, '2.38'))
            return ok(version);
        return warn(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, 'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.');
    },
};
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
    name: 'disk',
    look({ context: { env } }) {
        const places = [machine_nearest((0,project_project/* engineHome */.KE)(env) || (0,external_node_os_.homedir)()), (0,external_node_os_.tmpdir)()];
        const space = places.map((path) => ({ path, ...spaceOf(path) })).sort((a, b) => a.free - b.free);
        return Promise.resolve(space[0] === undefined ? [] : judge(space[0], env['HOME']));
    },
};
function judge({ path, free, size }, home) {
    const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${(0,paths/* shownPath */.p)(path, { home })}`;
    const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.';
    if (free < Math.min(least, size / 10))
        return fail(`Only ${found}.`, remedy);
    return free < comfortable ? warn(`Only ${found}.`, remedy) : ok(found);
}
function spaceOf(path) {
    const { bavail, bsize, blocks } = (0,external_node_fs_.statfsSync)(path);
    return { free: bavail * bsize, size: blocks * bsize };
}
const machine_nearest = (path) => ((0,external_node_fs_.existsSync)(path) || path === (0,external_node_path_.dirname)(path) ? path : machine_nearest((0,external_node_path_.dirname)(path)));
const confinementProbe = {
    name: 'confinement',
    patienceMs: 20_000,
    async look({ context, settings, confinement }) {
        const known = await settings();
        const shape = context.checkout ? 'split jobs' : 'own machine';
        return (0,policy/* diagnoseConfinement */.nS)(known, (0,confinement_here/* confinedAt */.mo)(await confinement(), known, { context, shape }));
    },
};

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
        return ok(notify.map(read_channels/* channelName */.H).join(', '));
    },
};
function missingOf(channel, env) {
    const name = (0,read_channels/* channelName */.H)(channel);
    const unset = variablesOf(channel).filter((variable) => !env[variable]);
    const program = programOf(channel);
    return [
        ...unset.map((variable) => warn(`notify: ${variable} is not set here, so ${name} would not be notified.`, `Export ${variable} where the run starts; in a workflow, pass a secret as \`env\` of ralph's step.`)),
        ...(program !== undefined && (0,programs/* findProgram */.K)(program, env['PATH']) === undefined
            ? [
                warn(`notify: ${program} is not installed here, so ${name} would not be notified.`, `Install ${program}, or name another program.`),
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
// EXTERNAL MODULE: ./build/core/report/words/queue-words.js
var queue_words = __webpack_require__(97100);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js + 2 modules
var conf_here = __webpack_require__(76450);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/core/pass/read-agents-file.js
var read_agents_file = __webpack_require__(62090);
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

// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js + 2 modules
var queue_here = __webpack_require__(25491);
;// CONCATENATED MODULE: ./build/entry/doctor/project.js





















const repositoryProbe = {
    name: 'repository',
    async look({ repository, context }) {
        const { toplevel, branch, head } = await repository();
        return ok(`${(0,one_line/* plainLine */.h0)((0,paths/* shownPath */.p)(toplevel, { home: context.env['HOME'] }), 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`);
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
            return warn(found.note, 'Try again when origin can be reached.');
        return ok(found.kind === 'same' ? 'origin has the same state' : 'origin has no other state of this plan');
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
        return ok(remoteIsOwn ? 'this repository, writable' : `${(0,remote_url/* withoutCredentials */.ri)(url)}, writable`);
    },
};
const branchesProbe = {
    name: 'branches',
    needs: 'remote',
    async look({ project, state }) {
        const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project();
        await (0,branch_preflight/* checkBranches */.N)({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef });
        return ok(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`);
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
            return ok('plan and configuration are committed');
        return changed.map((line) => {
            const path = (0,one_line/* plainLine */.h0)(line.slice(3), 200);
            const what = line.startsWith('!!') ? 'is ignored by git' : 'has uncommitted changes';
            return warn(`${path} ${what}, so jobs in CI and on other machines do not see it.`, line.startsWith('!!')
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
        return found.map(({ settled, text, remedy }) => (settled ? ok(text) : warn(text, remedy ?? '')));
    },
};
const templatesProbe = {
    name: 'templates',
    needs: 'repository',
    look: async ({ context }) => (await unreadHere(await (0,base_files/* openBase */.m)(context))).map(({ found, remedy }) => warn(found, remedy)),
};
const stateProbe = {
    name: 'state',
    needs: 'remote',
    patienceMs: 20_000,
    async look({ project, state }) {
        const { state: store } = await state();
        const { run } = await store.load();
        if (!run)
            return ok('no run of this plan yet');
        const folded = (0,evolve/* fold */.AU)(null, await (0,prove/* readLog */.x6)(store, run));
        const known = await project();
        const { stateRef, planName } = known;
        if ((0,external_node_util_.isDeepStrictEqual)(asWritten(folded), asWritten(run.state)))
            return ok(`run ${planName}: ${(0,amounts/* plural */.LS)(run.state.iteration, 'iteration')}, equal to its events`);
        return fail(`The state in ${stateRef} does not match its events.`, `Somebody edited it: ${(0,report_context/* commandSpan */["in"])('git', 'log', stateRef.replace('refs/heads/', ''))} shows who. Go back to the previous commit, or start over with \`${(0,report_context/* ralphCommand */.lC)(known, 'run', '--fresh')}\`.`);
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
        const remarks = warnings.map((finding) => warn((0,error_text/* findingLine */.mC)(finding, planFile), `See ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', planFile)}.`));
        return [ok(`${planFile}: ${count}, run "${planName}"`), ...remarks, ...(await outsideScope(known))];
    },
};
async function outsideScope({ settings, readBy, planFile }) {
    const scope = settings['plan-scope'];
    if (!scope || scope === 'all')
        return [];
    const fault = await readBy({ ...settings, 'plan-scope': 'all' }).then(() => undefined, (error) => error);
    if (!(fault instanceof error_error/* RalphError */.A))
        return [];
    const lint = (0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', planFile, '--plan-scope', 'all');
    const [first = fault.message, ...others] = fault.findings;
    const more = others.length === 0 ? '' : ` (and ${(0,amounts/* plural */.LS)(others.length, 'more fault')})`;
    const found = `Outside the scope of this run (${(0,one_line/* plainLine */.h0)(scope, 100)}): ${(0,one_line/* plainLine */.h0)(first, 500)}${more}`;
    return [warn(found, `It holds nothing up. ${lint} lists them all.`)];
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
            return queue.findings.map((finding) => fail(finding, '`ralph queue` shows the queue.'));
        const next = (0,queue_here/* nextHere */.kC)(here);
        const then = next.kind === 'empty'
            ? 'nothing is left to start'
            : `${next.row.name} is ${next.kind === 'begin' ? 'next' : (0,queue_words/* standingOfPlan */.hN)(next.row)}`;
        return ok(`${queue.folder}/: ${(0,amounts/* plural */.LS)(queue.rows.length, 'plan')}, ${then}`);
    },
};

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
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
            return noToken(place);
        const found = [
            ok(here.isPrivate
                ? `${place}, private`
                : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`),
        ];
        if (here.isArchived)
            found.push(fail('It is archived, so nothing can be written.', 'Settings \u2192 General \u2192 Unarchive.'));
        if (here.mayPush === false)
            found.push(fail('This token cannot push to it.', 'Use a token with write access to its contents.'));
        if (!here.hasIssues) {
            const remedy = 'Settings \u2192 General \u2192 Features \u2192 Issues. Turn them on, or give orders on the pull request.';
            found.push(warn('Issues are turned off, so a run has no tracking issue.', remedy));
        }
        return found;
    },
};
const rulesProbe = gitHubProbe('rules', async (here, { project }) => {
    const known = await project().catch(() => undefined);
    const work = known?.workBranch ?? 'ralph/work/plan';
    const state = (known?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '');
    const signed = known?.settings['commit-mode'] === 'api';
    const found = [
        ...(await over(here, { branch: state, signed: false, found: fail })),
        ...(await over(here, { branch: work, signed, found: warn })),
        ...(await waitingForRalph(here)),
    ];
    return found.length > 0 ? found : ok(`no rule blocks ${work} and ${state}`);
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
    return [...found, warn(`${branch} is a protected branch.`, remedy)];
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
        .map((context) => warn(`${branch} requires \`${context}\`, but commits by people never get that status.`, 'Require a check of your own, and let ralph report its verdict under that name (`mirror-status`).'));
}
const general = 'Settings \u2192 Actions \u2192 General';
const actionsSettingsProbe = gitHubProbe('actions', async (here) => {
    const { client } = here;
    const [policy, token] = await Promise.all([
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
    ]);
    if (!policy && !token) {
        return ok('this token cannot read the Actions settings; if one of them blocks a run, the run says so');
    }
    const found = [...(policy ? policyFindings(here, policy) : []), ...(token ? tokenFindings(token) : [])];
    return found.length > 0 ? found : ok('allowed, and workflows may open pull requests');
});
function policyFindings({ workflows }, policy) {
    if (!policy.enabled)
        return [fail('GitHub Actions is turned off.', `${general} \u2192 Actions permissions.`)];
    const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !one.startsWith('.'));
    const found = [];
    if (policy.allowed_actions === 'local_only' && uses.length > 0)
        found.push(fail(`Only actions of this owner are allowed, which may not include ${uses[0]}.`, `${general}: allow it.`));
    if (policy.allowed_actions === 'selected' && uses.length > 0)
        found.push(warn('Only selected actions are allowed.', `${general}: make sure that ${uses[0]} is among them.`));
    const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
    if (policy.sha_pinning_required && loose !== undefined)
        found.push(fail(`Actions must be pinned to a full SHA, and ${loose} is not.`, 'Use the SHA of the release.'));
    return found;
}
const tokenFindings = (token) => token.can_approve_pull_request_reviews
    ? []
    : [
        warn('Workflows are not allowed to open pull requests.', `${general} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; otherwise a run prints a link to open it by hand.`),
    ];
const payers = agent_agents/* payingInputs */.S3.map(({ variable }) => variable);
const secretsProbe = gitHubProbe('secrets', async ({ client, workflows }) => {
    const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn);
    if (named.length === 0)
        return [];
    const [own, shared] = await Promise.all([
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
        (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
    ]);
    if (!own)
        return ok(`${named.join(', ')}: this token cannot see whether they exist`);
    const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()));
    return repository_settings_missing(named, known);
});
function repository_settings_missing(named, known) {
    const paying = named.filter((name) => payers.includes(name));
    const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()));
    const unpaid = paying.length > 0 && !paying.some((name) => known.has(name));
    const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others];
    if (lacking.length === 0)
        return ok(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`);
    return lacking.map((name) => warn(`There is no secret ${name}.`, `${(0,report_context/* commandSpan */["in"])('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`));
}
const isOwn = (name) => name !== 'GITHUB_TOKEN';

// EXTERNAL MODULE: ./build/adapter/agent/call/call-servers.js
var call_servers = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/adapter/process/lines.js
var process_lines = __webpack_require__(17249);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js + 1 modules
var supervise = __webpack_require__(95016);
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
                notes.push(warn(`${said.text}.`, 'Add that file, or set `mcp-transport: stdio`.'));
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
    return working.length === 0 ? wrong : [ok(working.join(', ')), ...wrong];
}
async function triedOne(subject, one) {
    const { context, scratch } = subject;
    const { agent, 'agent-env': extra } = await subject.settings();
    const { provider } = agent_agents/* agentFacts */.Ld[agent];
    const confinement = await subject.confinement();
    const { name } = one;
    return (0,call_folder/* withCallFolder */.V)(scratch, async (folder) => {
        const env = (0,environment/* agentEnvironment */.FV)(context.env, { ...folder, extra, provider });
        const asked = { servers: { list: [one], memory: '' }, workspace: folder.home };
        const here = await (0,call_servers/* layOutServers */.H)(asked, { folder, environment: context.env, provider, env });
        const left = await here?.end({ statuses: null, givenUp: [] });
        if (left?.troubles[0] !== undefined) {
            const why = 'Set the variable where ralph runs, or remove the server; until then, calls continue without it.';
            return { name, wrong: warn(`${left.troubles[0]}.`, why) };
        }
        const fault = await tryServer({ file: here?.file ?? '', name }, { confinement, folder, env, signal: context.cancelled });
        if (fault === undefined)
            return { name };
        return { name, wrong: fail(`MCP server ${name}: ${fault}.`, remedyFor(one)) };
    });
}
const remedyFor = ({ server }) => server.type === 'http'
    ? 'Correct its address or its headers, or remove it; until then, calls continue without it.'
    : 'Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.';

// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/entry/project/config-file.js
var config_file = __webpack_require__(30358);
// EXTERNAL MODULE: ./build/entry/wire/rule-project.js + 1 modules
var rule_project = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/doctor/subject.js









const remotePatience = { backoffMs: [], timeoutMs: 4_000 };
function subjectOf(context, flags, scratch, known) {
    const repository = once(() => (0,user_repository/* openRepository */.h_)({ cwd: context.cwd, env: context.env }));
    const opened = once(async () => known ?? (0,project_project/* openProject */.U8)(context, await (0,queue_here/* lookingAtQueue */.aJ)(context, flags)));
    const state = once(async () => (0,state_access/* openState */.Gf)(await opened(), context, { home: scratch, ...remotePatience }));
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
            const { gitHubAccess, gitHubHere } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40033));
            const found = await repository();
            const access = gitHubAccess(context, found);
            if (!access)
                return undefined;
            const { address, token } = access;
            return token === undefined ? 'no token' : gitHubHere(context, found, { address, token });
        }),
        settings,
        confinement: once(async () => (0,confinement_here/* confinementHere */.FY)(context, await settings())),
        remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
    };
}
async function asItsRunHasIt(context, project, state) {
    const access = await state().catch(() => undefined);
    const run = await access?.state.load().then((loaded) => loaded.run, () => null);
    if (!access || !run)
        return { ...project, ...(await project.readBy(project.settings)) };
    return (await (0,rule_project/* ruleProject */.i)(project, context, { run, access, fresh: false, change: false })).project;
}
async function readableSettings(context, flags) {
    const { cwd, env } = context;
    const named = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await (0,base_files/* openBase */.m)(context)
        .then((base) => (0,config_file/* readConfig */.X)(base, cwd, named))
        .catch(() => undefined);
    const given = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' };
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, file: file?.values ?? {} });
    if (findings.length === 0)
        return settings;
    return (0,resolve/* resolveSettings */.M)({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings;
}
function once(look) {
    let asked;
    return () => {
        asked ??= look();
        asked.catch(() => undefined);
        return asked;
    };
}

// EXTERNAL MODULE: ./build/adapter/github/workflow/watchdog.js
var watchdog = __webpack_require__(70883);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/github/workflow-file.js
var workflow_file = __webpack_require__(69034);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
;// CONCATENATED MODULE: ./build/entry/doctor/workflow.js










const wanted = {
    workflow_dispatch: 'it can be started by hand and continues on its own after a limit',
    issue_comment: 'comments give orders',
};
const workflowProbe = gitHubProbe('workflow', async (here) => {
    if (here.workflows.size === 0)
        return warn('No workflow uses ralph.', '`ralph init` writes one; runs on your own machine do not need it.');
    const found = await Promise.all([...here.workflows].map(([path, workflow]) => workflow_lookAt(here, path, workflow)));
    return found.flat();
});
async function workflow_lookAt(here, path, workflow) {
    const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event));
    const problems = [...(await onDefaultBranch(here, path)), ...(await switchedOn(here, path, workflow))];
    const file = runs ? [...events(path, workflow), ...permissions(path, workflow)] : [];
    const all = [...problems, ...file, ...kept(path, workflow), ...crons(path, workflow)];
    return all.length > 0 ? all : [ok(`${path} is on ${here.defaultBranch}, is enabled, and has what it needs`)];
}
const carriesRuns = ({ command }) => !['tick', 'doctor', 'lint'].includes(command);
async function onDefaultBranch({ client, defaultBranch, env }, path) {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const there = await (0,doctor_here/* seen */.c)(client.request(route, { path, ref: defaultBranch }));
    if (there)
        return [];
    if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
        return [ok(`${path} reaches ${defaultBranch} when this pull request is merged`)];
    const found = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`;
    return [warn(found, `Merge it into ${defaultBranch}.`)];
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
        const say = command === 'tick' ? warn : fail;
        return [say(`${path} is disabled${why}.`, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id))];
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const [newest] = (await (0,doctor_here/* seen */.c)(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? [];
    if (newest?.conclusion !== 'startup_failure')
        return [];
    const remedy = "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings \u2192 Actions \u2192 Policies. ralph needs the events workflow_dispatch, schedule and issue_comment.";
    return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)];
}
const events = (path, workflow) => Object.entries(wanted)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, what]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`));
function permissions(path, workflow) {
    if (workflow.permissions === null) {
        const remedy = `Add to the job: permissions: {${Object.keys(workflow_file/* neededPermissions */.We).join(': write, ')}: write}`;
        return [warn(`${path} sets no permissions, so the repository's default applies.`, remedy)];
    }
    return (0,workflow_file/* missingPermissions */.HR)(workflow).map((name) => {
        const found = `${path} does not give \`${name}: write\`.`;
        const remedy = `Add it to the job's \`permissions\`: ${workflow_file/* neededPermissions */.We[name]}.`;
        return name === 'contents' ? fail(found, remedy) : warn(found, remedy);
    });
}
function kept(path, { uses }) {
    if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses))
        return [];
    const remedy = 'Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.';
    return [warn(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, remedy)];
}
const crons = (path, { crons: all }) => all.some((cron) => /^0\s/.test(cron))
    ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : [];
const lateMs = 2 * 86_400_000;
const scheduleProbe = gitHubProbe('schedule', async (here) => {
    const all = [...here.workflows];
    const scheduled = all.filter(([, { crons }]) => crons.length > 0);
    if (scheduled.length > 0)
        return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)));
    if (!all.some(([, { events }]) => events.includes('workflow_dispatch')))
        return [];
    const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.';
    return [warn('No watchdog restarts a run after a lost runner or a usage limit.', remedy)];
});
async function lastHeard({ client, now }, path, { command }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,doctor_here/* seen */.c)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (command === 'tick' && known?.state === 'disabled_manually') {
        if (await (0,doctor_here/* seen */.c)((0,watchdog/* sleepsByItself */.X)(client, { file: workflow_id, asleepStep: watchdog_text/* asleepStep */.fR })))
            return ok(`${path} is disabled because every run is complete; the next job of a run enables it`);
        const found = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`;
        return warn(found, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id));
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 });
    const [newest] = (await (0,doctor_here/* seen */.c)(asked))?.workflow_runs ?? [];
    if (!newest)
        return ok(`${path} has not run on schedule yet`);
    const age = now() - Date.parse(newest.created_at);
    const ago = `${path} last ran on schedule ${(0,amounts/* formatDuration */.a3)(age)} ago`;
    if (age <= lateMs)
        return ok(ago);
    const remedy = `Nothing restarts a waiting run: ${(0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`;
    return warn(`${ago}.`, remedy);
}
const workflow_least = { node24: '2.327.1', ownRepository: '2.336.0' };
const severalJobs = ({ uses, commands }) => isCalled(uses) || commands.some((command) => ['intake', 'begin'].includes(command));
const isCalled = (uses) => /\/\.github\/workflows\//.test(uses);
const runnerProbe = gitHubProbe('runner', async ({ client, address, env, workflows }) => {
    const version = env['RUNNER_VERSION'];
    if (version && !isAtLeast(version, workflow_least.node24))
        return fail(`Runner ${version} cannot start actions that use Node 24.`, `Update it to ${workflow_least.node24} or newer.`);
    const calling = [...workflows].find(([, { uses }]) => isCalled(uses));
    if (version && calling && !isAtLeast(version, workflow_least.ownRepository)) {
        const found = `Runner ${version} does not know \`uses: $/\`, which the workflow called by ${calling[0]} uses to find its action.`;
        return fail(found, `Update it to ${workflow_least.ownRepository} or newer, or use a workflow with one job: \`ralph init --one-job\`.`);
    }
    const meta = (0,github_address/* isEnterpriseServer */.vh)(address) ? await (0,doctor_here/* seen */.c)(client.request('GET /meta', {})) : undefined;
    const server = meta?.installed_version;
    if (server === undefined)
        return version ? ok(version) : [];
    const split = [...workflows].find(([, workflow]) => severalJobs(workflow));
    if (split) {
        const found = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/\`: ${split[0]} does not work there.`;
        return fail(found, '`ralph init --one-job` writes a workflow that can.');
    }
    return warn(`GitHub Enterprise Server ${server}: its runners must be ${workflow_least.node24} or newer, and a pull request opened with a workflow\u2019s token does not start CI there.`, 'Make sure that the runners are new enough.');
});

;// CONCATENATED MODULE: ./build/entry/doctor/examine.js















async function examine(context, flags) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-doctor-'));
    try {
        const subject = subjectOf(context, flags, scratch);
        const found = await Promise.all(probes.map((probe) => findingsOf(probe, subject)));
        return found.flat();
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(scratch);
    }
}
const probes = [
    gitProbe,
    nodeProbe,
    agentProbe,
    credentialsProbe,
    confinementProbe,
    serversProbe,
    notifyProbe,
    diskProbe,
    repositoryProbe,
    planProbe,
    queueProbe,
    uncommittedProbe,
    confProbe,
    templatesProbe,
    checksProbe,
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
    otherCiProbe,
];

// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 1 modules
var surroundings = __webpack_require__(39625);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 23 modules
var wire = __webpack_require__(2756);
// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/entry/action/step/run-step.js + 14 modules
var run_step = __webpack_require__(10383);
;// CONCATENATED MODULE: ./build/entry/action/step/doctor-step.js





















const mostAnnotations = 10;
const neededForChecks = new Set(['inputs', 'git', 'repository', 'plan', 'confinement', 'disk']);
async function doctorStep(context) {
    const { inputs, env } = context;
    const token = context.token();
    const known = { ...context, env: { ...env, ...(token && { GITHUB_TOKEN: token, GH_TOKEN: undefined }) } };
    const clean = (0,redact/* redactor */.$p)([...inputs.secrets, ...(0,secret_values/* secretValues */.V)(env)]);
    const given = inputs.findings.map((found) => ({ probe: 'inputs', level: 'fail', found, remedy: null }));
    const looked = [...given, ...(await examine(known, inputs.flags))];
    const hindered = looked.some(({ probe, level }) => level === 'fail' && neededForChecks.has(probe));
    const all = hindered ? looked : [...looked, ...(await doctor_step_baseline(context))];
    context.out(`${clean(doctorText(all, { width: 100, color: false }).join('\n'))}\n`);
    annotateFaults(all, clean);
    await (0,runner/* writeSummary */.Sy)(clean(doctorMarkdown(all)));
    await tellPullRequest(context, clean(doctorComment(all, context.checkout.holder.url)));
    (0,runner/* setOutput */.uH)('status', isHealthy(all) ? 'healthy' : 'faults');
    return isHealthy(all) ? 0 : exit_codes/* exits */.co.failed.code;
}
async function doctor_step_baseline(context) {
    const of = (level, found, remedy = null) => ({
        probe: 'baseline',
        level,
        found,
        remedy,
    });
    try {
        const project = await (0,project_project/* openSound */.uI)(context, await (0,queue_here/* lookingAtQueue */.aJ)(context, context.inputs.flags));
        const job = (0,job_settings/* jobSettings */.b)(project);
        const log = (0,run_step.logOf)(project, context);
        const around = await (0,surroundings/* surroundingsOf */.ZD)(project, context);
        const scratch = await (0,process_directory/* processDirectory */.Bi)(project.home, 'process');
        try {
            const ports = await (0,wire/* wire */.O4)(project, context, {
                ...around,
                show: log.show,
                scratch: scratch.path,
                shape: 'split jobs',
            });
            const at = { commit: project.repository.head, signal: context.cancelled };
            const { red, results } = await (0,baseline/* checkUntouched */._r)(ports, job, at);
            log.finish();
            if (results.length === 0)
                return [];
            if (red.length === 0)
                return [
                    of('ok', `${results.length === 1 ? 'the check passes' : `all ${results.length} checks pass`} on this commit`),
                ];
            const advice = 'Fix the failing checks first, or accept them with `known-red: true`: a run does not start on a red baseline.';
            return red.map((result) => of('fail', `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`, advice));
        }
        finally {
            await Promise.all([around.leave(), scratch.remove()]);
        }
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        return [of('fail', error.message, error.hint)];
    }
}
function annotateFaults(all, clean) {
    for (const [level, say] of [
        ['fail', actions_log/* annotate */.f.error],
        ['warn', actions_log/* annotate */.f.warning],
    ]) {
        for (const { probe, found, remedy } of all.filter((one) => one.level === level).slice(0, mostAnnotations)) {
            say(clean((0,one_line/* plainLine */.h0)(`${probe}: ${found}${remedy === null ? '' : ` \u2192 ${remedy}`}`, 1000)));
        }
    }
}
async function tellPullRequest(context, text) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(context.env['GITHUB_REF'] ?? '') ?? [];
    const github = (0,api_client/* apiClient */.uE)(context);
    if (!github || number === undefined)
        return;
    try {
        const self = await (0,api_client/* ownLogin */.C4)(context, github);
        const comment = (0,issue_preview/* ownComment */.w7)({ github, issue: Number(number), mark: `${read_comment/* ownMark */.a}doctor -->`, self });
        await comment.write(text, await comment.find());
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        const why = `This could not be posted on the pull request: ${error.message} ${error.hint}`;
        actions_log/* annotate */.f.warning(why);
    }
}


/***/ }),

/***/ 40033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ seen),
/* harmony export */   gitHubAccess: () => (/* binding */ gitHubAccess),
/* harmony export */   gitHubHere: () => (/* binding */ gitHubHere),
/* harmony export */   k: () => (/* binding */ checkedByWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapter_github_client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7765);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_github_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28768);
/* harmony import */ var _core_github_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69034);






const quick = { backoffMs: [], patienceMs: 2_000, timeoutMs: 4_000 };
function gitHubAccess({ env }, { origin }) {
    const address = (0,_core_github_address_js__WEBPACK_IMPORTED_MODULE_5__/* .gitHubAddress */ .CZ)(env, origin);
    if (!address)
        return undefined;
    const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || env['GH_ENTERPRISE_TOKEN'] || undefined;
    return { address, token };
}
async function gitHubHere(context, { toplevel }, { address, token }) {
    const { apiUrl, owner, repo } = address;
    const { now, env } = context;
    const client = (0,_adapter_github_client_client_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubAt */ .F)({
        apiUrl,
        graphqlUrl: (0,_core_github_address_js__WEBPACK_IMPORTED_MODULE_5__/* .graphqlUrlOf */ .cy)(apiUrl),
        owner,
        repo,
        token: () => token,
        now,
        ...quick,
    });
    const [found, workflows] = await Promise.all([client.request('GET /repos/{owner}/{repo}', {}), workflowsIn(toplevel)]);
    return {
        address,
        client,
        toplevel,
        env,
        now,
        defaultBranch: found.default_branch,
        isPrivate: found.private,
        isArchived: found.archived === true,
        hasIssues: found.has_issues !== false,
        mayPush: context.checkout ? undefined : found.permissions?.push,
        workflows,
    };
}
async function workflowsIn(toplevel) {
    const folder = '.github/workflows';
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, folder)).catch(() => []);
    const found = new Map();
    for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, folder, name), 'utf8').catch(() => '');
        const workflow = (0,_core_github_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphWorkflow */ .z5)(name, text);
        if (workflow)
            found.set(`${folder}/${name}`, workflow);
    }
    return found;
}
async function checkedByWorkflow(toplevel) {
    const own = [...(await workflowsIn(toplevel))].find(([, { checksItself }]) => checksItself);
    return own?.[0];
}
async function seen(asked) {
    return asked.catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A && hidden.has(error.code))
            return undefined;
        throw error;
    });
}
const hidden = new Set(['GITHUB_PERMISSION_MISSING', 'GITHUB_FORBIDDEN', 'GITHUB_NOT_FOUND']);


/***/ })

};
