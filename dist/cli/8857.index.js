export const id = 8857;
export const ids = [8857];
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
    return `${wrong.join(', ')}. ${isHealthy(diagnoses) ? 'A run can be started.' : 'Fix what is marked \u2717 before you start a run.'}`;
}


/***/ }),

/***/ 39890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95935);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52855);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27827);
/* harmony import */ var _doctor_examine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40102);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67582);










const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('plan', 'remote', 'state-ref', 'agent', 'agent-path', 'agent-version', 'agent-command'),
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFlag */ .hG,
};
const doctorCommand = {
    help: `Checks git, the agent and its credentials, the plan, the remote and the state. Changes nothing and calls no model.
If the repository is on GitHub and GH_TOKEN is set (gh auth token prints one), also checks its workflow, settings, rules, secrets and schedule.
Exits with 0 if a run can be started, with 1 if something is marked \u2717.

Usage: ralph doctor [options]

Examples:
  ralph doctor
  ralph doctor --remote origin
  ralph doctor --json

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagHelp */ .QR)(flags)}`,
    flags,
    run: async (context, { values }) => {
        if (!values['json'] && (await isOutside(context))) {
            context.err(`ralph: ${context.cwd} is in no git repository; change into your project first. [NOT_A_REPOSITORY]\n`);
            return _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exits */ .co.usage.code;
        }
        const diagnoses = await (0,_doctor_examine_js__WEBPACK_IMPORTED_MODULE_6__/* .examine */ .sb)(context, values);
        const text = values['json']
            ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ schema: 1, ok: (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(diagnoses), findings: diagnoses }, 2)
            : (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .doctorText */ .lW)(diagnoses, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_8__/* .lookOf */ .Li)(context)).join('\n');
        context.out(`${(0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)((0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .V)(context.env))(text)}\n`);
        return (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(diagnoses) ? 0 : _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exits */ .co.failed.code;
    },
};
const isOutside = ({ cwd, env }) => (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_)({ cwd, env }).then(() => false, (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code === 'NOT_A_REPOSITORY');


/***/ })

};
