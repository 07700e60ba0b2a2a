export const id = 6344;
export const ids = [6344,8020];
export const modules = {

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
    const inOrder = read.faults.toSorted((one, other) => begins(one) - begins(other));
    if (inOrder.length === 0)
        return { servers: read.servers, findings: [] };
    const sentence = (fault) => {
        const place = fault.at.length === 0 ? '' : `${(0,lint_fault/* printPath */.bA)(fault.at)}: `;
        return `${file}:${placeOf(text, begins(fault))}: ${place}${fault.message}`;
    };
    return { servers: [], findings: inOrder.map(sentence) };
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
const notExact = (name) => `${(0,lint_fault/* shown */.SP)(name)} may be another package tomorrow; write its exact version, as in context7-mcp@4.1.1`;
const messageOf = (issue) => (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message;
const unknownTransport = (type) => type === undefined
    ? 'a server with a `url` needs `"type": "http"`'
    : `expected "stdio" or "http", the transports that ralph knows, got ${(0,lint_fault/* shown */.SP)(type)}`;
function wrongName(at, { name }) {
    if (name === null)
        return [{ at, message: `a "\${" must begin the name of a variable, as in \${NAME} or \${NAME:-default}` }];
    if (!(0,fill_in/* asksForModelKey */.uV)(name))
        return [];
    return [{ at, message: `asks for ${name}: what belongs to the model and pays for it goes to no server` }];
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
        instead: elsewhere ? `mcp-transport is ${transport}, but there is no ${places[0]}: ${own.path} counts` : undefined,
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
    const refused = kept && 'why' in kept ? [`${state_paths/* memoryPath */.bf} stays as it was: ${kept.why}`] : [];
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
        ledger.record({ type: 'server_trouble', iteration, what: [`${state_paths/* memoryPath */.bf} stays as it was: ${kept.why}`] });
}


/***/ }),

/***/ 83717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ tellUncommitted),
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
/* unused harmony export stateConfined */
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);

function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeConfinement */ .g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .confinedIn */ .E2)(here), here.report.refused);
}
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}
function tellUncommitted({ uncommitted, show }, base) {
    uncommitted().then((count) => {
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        if (count > 0)
            show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` });
    }, (error) => {
        const why = error instanceof Error ? error.message : String(error);
        show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` });
    });
}


/***/ }),

/***/ 85335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ callReader),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   Wb: () => (/* binding */ readingTools)
/* harmony export */ });
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
    show({ kind: 'note', text: `${reader.model ?? 'a second agent'} ${reader.does} iteration ${iteration}` });
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
            text: `${who(reader)} changed files, which were put back: ${edited.slice(0, 5).join(', ')}`,
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

/***/ 44173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);


const mostChars = 256 * 1024;
function answerOf(end) {
    if (end.kind !== 'finished')
        return { why: `it ended with ${end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ')}` };
    const value = end.structured ?? jsonIn(end.text);
    if (value === undefined)
        return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedValue */ .lv)(value, mostChars);
    return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded;
}
function answerIn(schema, end) {
    const answer = answerOf(end);
    if ('why' in answer)
        return answer;
    const read = schema.safeParse(answer.value);
    return read.success ? { value: read.data } : { why: faultIn(read.error) };
}
function faultIn({ issues: [issue] }) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`its answer does not match its schema: ${issue?.path.join('.') || 'it'}: ${issue?.message}`, 500);
}
function jsonIn(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
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
        `ralph keeps this part from what its run \`${plan}\` knows; what is edited between the marks is overwritten.`,
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
        const why = `its part between the marks is kept by the run of ${owner}: remove the marks to keep those lines for good, or the whole part, and the run of ${plan} writes its own; a run begun with knowledge-from ${owner} takes it over`;
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
            why: `its marks are damaged (${at}): there has to be one begin mark and, below it, one end mark, each alone on its line; fix or remove them`,
        };
    }
    return { place: { from: first.index, to: second.index + second.line.length, owner } };
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
        return { schema: undefined, fault: `there is no ${schema} below .ralph/config` };
    try {
        const value = text === undefined ? schema : JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return { schema: undefined, fault: 'its schema is no object' };
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
        throw new Error('it is no object');
    if ($async !== undefined)
        throw new Error('$async is not supported');
    if (type !== undefined && type !== 'object')
        throw new Error('an answer is an object: its type has to be "object"');
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
        return `its schema came to no end with its answer: ${messageOf(error)}`;
    }
}


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
            hint: 'Correct the place that is named, or remove the file.',
        });
    }
}
function wordIn(config, group, key) {
    const fields = (value) => typeof value === 'object' && value !== null ? value : {};
    const value = fields(fields(config)[group])[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const placeholder = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
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
    return [`${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is no placeholder${nearest}`];
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

/***/ 34834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   Zb: () => (/* binding */ changeInWords),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13225);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







function valueInWords(name, value) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return 'none';
    if (Array.isArray(value))
        return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .some */ .zN)(value.map(inWords));
    if (name === 'cost-budget' && typeof value === 'number')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUsd */ .UK)(value);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inWords(value));
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
function rulesWeakened(refused, how) {
    const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
    const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`;
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RULES_WEAKENED',
        message: "This job's settings are less strict than the run's. Nothing was started.",
        findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
        hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`,
    });
}
function orderFor([first], how) {
    if (how !== 'workflow')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('ralph', 'run', ...how.argv, '--change-rules');
    const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after);
    return `give the job the input \`change-rules: true\`, or comment ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .lineSpan */ .ZX)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .orderLine */ .pW)('set', first?.name ?? '', value ?? ''))}.`;
}


/***/ }),

/***/ 4228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ readSpec),
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   iU: () => (/* binding */ specStatuses)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24492);

const specStatuses = ['planned', 'in_progress', 'blocked', 'complete'];
const sectionNames = {
    Summary: /^(?:summary|overview|purpose)$/,
    Goals: /^goals?$/,
    'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
    Design: /^design$/,
    Gotchas: /^gotchas?$/,
    'Open Questions': /^open questions?$/,
};
function readSpec(text) {
    const lines = (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outline */ .r)(text);
    const found = sectionsOf(lines);
    const items = (name) => itemsIn(found.get(name)?.lines ?? []).filter(({ text }) => says(text));
    const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === 'heading' && level > 1) >>> 0);
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    return {
        title: title && { text: title.text.replace(/^Feature:\s*/i, ''), offset: title.offset },
        id: field(head, 'ID'),
        status: field(head, 'Status'),
        requires: idsIn(field(head, 'Requires')),
        sections: new Map([...found].map(([name, { offset, lines }]) => [name, { offset, says: lines.some(saysSomething) }])),
        goals: items('Goals'),
        nonGoals: items('Non-Goals'),
        gotchas: items('Gotchas'),
        openQuestions: itemsIn(found.get('Open Questions')?.lines ?? []).filter(isOpen),
    };
}
function sectionsOf(lines) {
    const found = new Map();
    let open;
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= (open?.level ?? 6)) {
            const name = nameOf(line.text);
            const section = { offset: line.offset, lines: [] };
            open = name === undefined || found.has(name) || line.level === 1 ? undefined : { section, level: line.level };
            if (open && name !== undefined)
                found.set(name, section);
        }
        else
            open?.section.lines.push(line);
    }
    return found;
}
function nameOf(heading) {
    const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, '');
    return Object.keys(sectionNames).find((name) => sectionNames[name].test(plain));
}
function itemsIn(lines) {
    const listed = lines.some(({ kind, depth }) => kind === 'item' && depth === 1);
    const items = [];
    let goesOn = false;
    for (const { kind, depth, text, ticked, offset } of lines) {
        const starts = listed ? kind === 'item' && depth === 1 : kind === 'text' && !goesOn;
        if (starts)
            items.push({ texts: [text], offset, ticked });
        else if (kind === 'comment' || (listed && depth === 0))
            continue;
        else if (kind !== 'blank' && (listed || goesOn))
            items.at(-1)?.texts.push(text);
        goesOn = kind === 'text';
    }
    return items.map(({ texts, ...item }) => ({ ...item, text: texts.join('\n').trim() }));
}
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''));
const saysSomething = ({ kind, text }) => kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text);
function isOpen({ text, ticked }) {
    if (ticked !== undefined)
        return !ticked && says(text);
    return says(text) && !/^~~[\s\S]*~~$/.test(text) && !/\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)/i.test(text);
}
function field(lines, name) {
    const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, 'i');
    for (const { text, offset } of lines) {
        const value = pattern.exec(text)?.[1]?.trim();
        if (value !== undefined)
            return { text: value, offset };
    }
    return undefined;
}
const longestRange = 100;
function idsIn(value) {
    if (value === undefined)
        return [];
    const plain = value.text.replace(/\*?\([^)]*\)\*?/g, '').replace(/[`*]/g, '');
    const words = plain.split(/[\s,;]+|\band\b/).filter((word) => says(word));
    return words.flatMap((word) => rangeOf(word).map((text) => ({ text, offset: value.offset })));
}
function rangeOf(word) {
    const [, stem = '', from = '', otherStem, to = ''] = /^(.*?)(\d+)[-\u2013](.*?)(\d+)$/.exec(word) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (stem === '' || stem !== otherStem || count < 2 || count > longestRange)
        return [word];
    return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`);
}


/***/ })

};
