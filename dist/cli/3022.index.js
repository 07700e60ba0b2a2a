export const id = 3022;
export const ids = [3022];
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

/***/ 60145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ hear),
/* harmony export */   ge: () => (/* binding */ consensusFile),
/* harmony export */   gu: () => (/* binding */ consensusPrompt),
/* harmony export */   rZ: () => (/* binding */ actionItems),
/* harmony export */   yt: () => (/* binding */ unheard)
/* harmony export */ });
/* harmony import */ var _schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11097);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72479);




const longest = 800;
const mostIssues = 30;
const mostTasks = 20;
const begun = {
    ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [], unanswered: false },
};
const openIn = ({ issues }) => issues.filter(({ settled }) => !settled);
function consensusPrompt(given) {
    const { template, part, plan, statusOf, before, asksServers } = given;
    const open = openIn(before ?? begun).map(({ id, severity, category, description, tasks, answer }) => [
        `${id} (${severity}, ${category.replace('_', ' ')}${tasks.length === 0 ? '' : `, ${tasks.join(', ')}`}): ${description}`,
        ...(answer
            ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || 'none'}`]
            : []),
    ].join('\n'));
    const words = before?.words ?? [];
    const parts = [
        template.trim(),
        ...(asksServers && part !== 'counter'
            ? [
                'The second opinion comes from the tools of your MCP servers: put the plan and the questions to them in as few calls as possible, and answer with what they say. If they give no answer, say so in the summary and name no issues of your own.',
            ]
            : []),
        `## Plan\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .planText */ .P)(plan, statusOf)}`,
        ...(open.length === 0 ? [] : [`## Open Issues\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(open.join('\n\n'), 40_000)}`]),
        ...(words.length === 0
            ? []
            : [`## What People Say\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(words.map((one) => `- ${one}`).join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
const line = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, longest);
function hear(part, end, { before, rounds, gate }) {
    const now = { ...(before ?? begun), unanswered: false };
    if (part === 'challenge') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadChallengeAnswer */ .U3, end);
        if ('why' in read)
            return read;
        return { data: read.value, now: ended(challenged(now, read.value), { rounds, gate }) };
    }
    if (part === 'counter') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadCounterAnswer */ .hm, end);
        if ('why' in read)
            return read;
        const { summary, answers } = read.value;
        const issues = now.issues.map((issue) => {
            const own = issue.settled ? undefined : answers.find(({ id }) => id === issue.id);
            if (!own)
                return issue;
            const { valid, argument, mitigation } = own;
            return { ...issue, answer: { valid, argument: line(argument), mitigation: line(mitigation) } };
        });
        return { data: read.value, now: { ...now, issues, summary: line(summary), next: 'synthesis' } };
    }
    const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadSynthesisAnswer */ .TW, end);
    if ('why' in read)
        return read;
    return { data: read.value, now: ended(joined(now, read.value), { rounds, gate }) };
}
const unheard = (before, { why, gate }) => ({
    ...(before ?? begun),
    ...{ next: null, summary: why, unanswered: true, held: gate ? `no consensus was reached: ${why}` : null },
});
function challenged(now, { summary, issues }) {
    const room = Math.max(0, mostIssues - now.issues.length);
    const known = new Set(openIn(now).map((one) => one.description));
    const fresh = issues
        .filter(({ description }) => !known.has(line(description)))
        .slice(0, room)
        .map(({ severity, category, description, tasks }, at) => ({
        id: `C${now.issues.length + at + 1}`,
        ...{
            severity,
            category,
            description: line(description),
            tasks: tasks.slice(0, mostTasks).map((id) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(id, 64)),
        },
        ...{ answer: null, settled: false, agreed: null, action_item: null },
    }));
    const all = [...now.issues, ...fresh];
    return { ...now, issues: all, summary: line(summary), next: openIn({ issues: all }).length > 0 ? 'counter' : null };
}
function joined(now, { summary, issues: said }) {
    const issues = now.issues.map((issue) => {
        const own = issue.settled ? undefined : said.find(({ id }) => id === issue.id);
        if (!own)
            return issue;
        const { settled, severity, description, action_item } = own;
        return { ...issue, settled, severity, agreed: line(description), action_item: line(action_item) || null };
    });
    return { ...now, issues, summary: line(summary), next: null };
}
function ended(now, { rounds, gate }) {
    const open = openIn(now);
    if (now.next !== null)
        return now;
    if (open.length > 0 && now.round < rounds)
        return { ...now, round: now.round + 1, next: 'challenge' };
    const critical = open.filter(({ severity }) => severity === 'critical');
    const named = critical.map(({ id, description }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(description, 300)}`);
    return {
        ...now,
        held: gate && named.length > 0 ? `critical issues of the plan are not settled: ${named.join('; ')}` : null,
    };
}
const actionItems = (consensus) => consensus?.next !== null || consensus.held !== null
    ? []
    : consensus.issues.flatMap(({ id, action_item }) => (action_item === null ? [] : [`${id}: ${action_item}`]));
function consensusFile({ now, rounds, moment }, context) {
    const { issues, decision, held, next } = now;
    const open = openIn(now);
    const settled = issues.filter((one) => one.settled);
    const risks = decision === 'accept' || decision === 'override' ? open : [];
    const finalAgreement = next === null && {
        consensusReached: open.length === 0 && !now.unanswered,
        timestamp: moment,
        participants: ['challenger', 'agent'],
        rounds: now.round,
        agreements: settled.map(({ id, agreed, description, action_item, tasks }) => ({
            ...{ id, description: agreed ?? description, actionRequired: action_item !== null, actionItem: action_item },
            ...{ assignedTo: 'agent', relatedEpics: tasks },
        })),
        acceptedRisks: risks.map(({ id, description, answer }) => ({
            ...{ id, description, mitigation: answer?.mitigation ?? '', acceptedBy: decision },
        })),
        unresolvedDisputes: open.map(({ id, description, severity }) => ({ id, description, severity })),
        proceedToImplementation: held === null,
    };
    return {
        ...{ version: '1.0', generatedAt: moment, context, rounds },
        userCheckpoint: decision && {
            ...{ decision, timestamp: moment, overrides: decision === 'override' ? open.map(({ id }) => id) : [] },
        },
        finalAgreement: finalAgreement || null,
    };
}


/***/ }),

/***/ 72479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ material),
/* harmony export */   P: () => (/* binding */ planText)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);




const longestPlan = 60_000;
const longestDescription = 1_500;
function planText({ context = '', tasks }, statusOf) {
    const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => [
        `## ${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? '' : ` after ${depends_on.join(', ')}`}`,
        ...(description.trim() === '' ? [] : [(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(description.trim(), longestDescription)]),
        ...acceptance_criteria.map((one) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(one, 500)}`),
    ].join('\n'));
    return material([context.trim(), ...all].filter((part) => part !== '').join('\n\n'), longestPlan);
}
const material = (text, longest) => (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text).trim(), longest));


/***/ }),

/***/ 14491:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ answerFaults)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostFaults = 20;
const answerFaults = ({ issues }, value) => issues.slice(0, mostFaults).map((issue) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(phrase(issue, value), 300));
function phrase(issue, value) {
    const at = named(issue.path);
    if (issue.code === 'invalid_type')
        return isThere(value, issue.path) ? `${at} must be ${kinds[issue.expected] ?? issue.expected}` : `${at} is missing`;
    if (issue.code === 'invalid_value')
        return `${at} must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return `${at} is empty`;
    if (issue.code === 'too_big' && issue.origin === 'array')
        return `${at} has more than ${issue.maximum} entries`;
    return `${at} is not valid (${issue.message})`;
}
const kinds = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
const named = (path) => path.length === 0
    ? 'the answer'
    : `\`${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`)).join('')}\``;
function isThere(value, path) {
    let found = value;
    for (const part of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
            return false;
        found = found[part];
    }
    return found !== undefined;
}


/***/ }),

/***/ 44173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   up: () => (/* binding */ endInWords),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _answer_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14491);


const mostChars = 256 * 1024;
function answerOf(end) {
    if (end.kind !== 'finished')
        return { why: endInWords(end) };
    const value = end.structured ?? jsonIn(end.text);
    if (value === undefined)
        return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedValue */ .lv)(value, mostChars);
    return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded;
}
const ends = {
    no_result: 'it ended without an answer',
    crashed: 'it crashed',
    timed_out: 'it took too long and was stopped',
    usage_limit: 'it reached a usage limit',
    overloaded: 'the model was overloaded',
    billing: 'the model account has no credit',
    auth: 'the model refused the credentials',
    cancelled: 'it was cancelled',
};
const errors = {
    turns: 'it used up its turns',
    budget: 'its budget is used up',
    structured_output: 'it could not give its answer in the right form',
    refused: 'the model refused to answer',
    disk: 'it filled the disk',
    other: 'it reported an error',
};
function answerIn(schema, end) {
    const answer = answerOf(end);
    if ('why' in answer)
        return answer;
    const read = schema.safeParse(answer.value);
    return read.success ? { value: read.data } : { why: faultIn(read.error, answer.value) };
}
const faultIn = (error, value) => `its answer does not match its schema: ${(0,_answer_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .answerFaults */ .y)(error, value)[0]}`;
const endInWords = (end) => end.kind === 'error' ? errors[end.what] : ends[end.kind];
function jsonIn(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}


/***/ })

};
