export const id = 2044;
export const ids = [2044];
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

/***/ 52044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ obey),
  c: () => (/* binding */ obeyAtOnce)
});

// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


const longestAnswer = 30_000;
function acknowledge(taken) {
    const signs = taken.map(({ order, obeyed }) => {
        const body = obeyed.kind === 'refused' ? 'refused' : 'done';
        return { key: `sign/${order.id}`, kind: 'sign', body };
    });
    const answers = [];
    for (const one of taken) {
        const text = answerTo(one);
        if (text === undefined)
            continue;
        const last = answers.at(-1);
        if (last && last.size + text.length <= longestAnswer) {
            last.parts.push(text);
            last.size += text.length;
        }
        else
            answers.push({ key: `answer/${one.order.id}`, parts: [text], size: text.length });
    }
    return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))];
}
const onlyTheFirst = 'Only the first order of a comment counts: write a separate comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,neutral_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,neutral_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,neutral_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
function answerFollowUps({ plan, state }) {
    const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
        const end = endOf(task, plan, state);
        const asked = url === null ? '' : `\n\n(asked for in ${url})`;
        return end === undefined ? [] : [{ task, threads, body: `${end}${asked}` }];
    });
    return {
        tasks: ended.map(({ task }) => task),
        effects: ended.flatMap(({ threads, body }) => threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body }))),
    };
}
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,neutral_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was removed from the plan.`;
}

// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/counsel/consensus-file.js
var consensus_file = __webpack_require__(81786);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js
var apply_handoff = __webpack_require__(44225);
;// CONCATENATED MODULE: ./build/app/obey.js


















async function obey(work, rests) {
    const { ports, ledger } = work;
    const { fresh, taken, waiting } = await takeOrders(work, await work.orders.take());
    ledger.send(acknowledge(taken));
    const answered = tellReviewers(ledger);
    if (fresh.length > 0 || answered.length > 0)
        await ledger.save(subject(fresh, answered));
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (waiting.size > 0)
        await ports.orderSource.forget([...waiting]);
    const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop');
    if (stopped)
        return { kind: 'paused', why: stopped.why, scope: 'job' };
    return fresh.length > 0 && fresh.every(asks) ? rests : undefined;
}
async function takeOrders(work, { orders, cursor }) {
    const { ledger } = work;
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    const waiting = new Set(orders.map(({ id }) => id));
    for (const order of fresh)
        taken.push(await carryOut(work, { order, waiting }));
    ledger.consume([], { cursor, waiting });
    return { fresh, taken, waiting };
}
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help|knowledge)\b/.test(text);
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
function subject(fresh, answered = []) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.map(({ text }) => (0,one_line/* oneLine */.TN)(text.split(' ')[0] ?? '', 20));
    return `obey ${(0,capped/* cappedRow */.g)(words, 5)}`;
}
async function carryOut(work, { order, waiting }) {
    const { ledger } = work;
    const { id, by, text, about, refused } = order;
    const obeyed = judge(order, ledger);
    ledger.consume([id], { cursor: null, waiting });
    ledger.record({
        type: 'command_taken',
        id,
        by,
        text,
        refused: obeyed.kind === 'refused' ? obeyed.why : null,
        ...(about && { about }),
    });
    if (obeyed.kind === 'done')
        for (const effect of obeyed.effects)
            await takeEffect(work, effect);
    return { order, obeyed, answer: refused?.answer ?? true };
}
function judge({ text, refused, ...order }, { plan, state }) {
    if (refused)
        return { kind: 'refused', why: refused.why };
    const command = (0,read_command/* readCommand */.UK)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : (0,obey_command/* obeyCommand */.n)(command, order, { plan, state });
}
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = (0,follow_up/* addFollowUp */.eS)(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    if (effect.type === 'counsel_answered') {
        const taken = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? [];
        const { iteration } = ledger.state;
        for (const { amendment } of taken)
            (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: '', amendments: [amendment], trusted: true });
    }
    ledger.record(effect);
    if (effect.type === 'counsel_answered' && effect.role === 'consensus')
        await (0,consensus_file/* writeAnswer */.Q)(ledger, new Date(ports.clock.now()).toISOString());
    if (effect.type === 'attempt_approved') {
        await (0,apply_handoff/* applyStored */.o7)(ports, job, { ...effect, ledger });
        await (0,apply_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,run_files/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}
const tries = 5;
async function obeyAtOnce(ports, job) {
    for (let round = 0; round < tries; round++) {
        const { run } = await ports.store.load();
        if (!run)
            return undefined;
        const lease = await leaseOf(ports, run);
        if (lease === 'held')
            return { kind: 'held', state: run.state };
        await (0,prove/* proveStep */.Zt)(ports, run);
        const obeyed = await obeyOnce(ports, job, { run, lease });
        if (obeyed)
            return obeyed;
    }
    return undefined;
}
async function leaseOf({ liveness, clock }, { state }) {
    const { lease, handed } = state;
    const life = lease ? await liveness.check(lease.holder) : 'gone';
    return (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: clock.now(), handed: handed !== null }).kind;
}
async function obeyOnce(ports, job, { run, lease }) {
    const { cursor: since, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' });
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const work = { ports, ledger, job: (0,job_settings/* adjusted */.BZ)(job, run.state) };
    if (lease === 'over') {
        (0,job_ledger/* takeLease */._)(ports, ledger);
        (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, work.job.settings, run.state.handed);
    }
    const { fresh, taken, waiting } = await takeOrders(work, found);
    if (lease === 'over')
        ledger.record({ type: 'lease_released' });
    if (ledger.dirty && !(await saved(() => ledger.save(subject(fresh)))))
        return undefined;
    await ports.orderSource.forget([...waiting]);
    return { kind: 'taken', taken, plan: ledger.plan, state: ledger.state };
}
async function saved(save) {
    try {
        await save();
        return true;
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && error.code === 'LEASE_LOST')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 81786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   U: () => (/* binding */ pastRounds)
/* harmony export */ });
/* harmony import */ var _core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60145);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58100);


async function pastRounds({ recall }) {
    const text = await recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .consensusPath */ .JT);
    const file = text === undefined ? null : JSON.parse(text);
    return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : [];
}
async function writeAnswer(ledger, moment) {
    const { state, plan } = ledger;
    const now = state.counsel.consensus;
    if (!now)
        return;
    const file = (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .consensusFile */ .ge)({ now, rounds: await pastRounds(ledger), moment }, `${plan.tasks.length} tasks of ${state.plan}`);
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .consensusPath */ .JT, `${JSON.stringify(file, null, 2)}\n`);
}


/***/ }),

/***/ 44225:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ tellReview),
/* harmony export */   WJ: () => (/* binding */ recordMilestone),
/* harmony export */   hk: () => (/* binding */ tellStoredReview),
/* harmony export */   o7: () => (/* binding */ applyStored),
/* harmony export */   r2: () => (/* binding */ forgetProgress),
/* harmony export */   rA: () => (/* binding */ applyHandoff)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55169);
/* harmony import */ var _core_report_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49484);
/* harmony import */ var _core_report_markdown_progress_log_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2377);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29181);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8878);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25442);
/* harmony import */ var _job_amend_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36903);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66794);










async function applyHandoff(ports, job, { ledger, ...passed }) {
    const { iteration, handoff } = passed;
    const amendments = handoff.plan_amendments ?? [];
    const trusted = job.settings.amendments === 'trusted';
    (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .amendPlan */ .H)(ledger, { iteration, current: passed.task.id, amendments, trusted });
    await recordProgress(ports, ledger, passed);
}
async function applyStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    await (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_8__/* .approveMemory */ .tk)(ledger, iteration);
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file))));
    const handoff = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_5__/* .Handoff */ .Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await applyHandoff(ports, job, { ledger, task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
const logFile = 'progress-log.json';
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgressLog */ .sd)(await ledger.recall(logFile)), newest: [success] });
}
async function forgetProgress(ports, ledger, iterations) {
    const previous = (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIterations */ .JH)((0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgressLog */ .sd)(await ledger.recall(logFile)), iterations);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = (0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .nextProgressLog */ .zC)({ previous, newest: dated, rows: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(plan, state), generated });
    for (const success of dated) {
        const entry = `${JSON.stringify((0,_core_report_facts_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .progressEntry */ .su)(success), null, 2)}\n`;
        ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(success.iteration, 'progress.json'), entry);
    }
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', (0,_core_report_markdown_progress_log_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .progressLogMarkdown */ .p)(log, { plan: state.plan, ...(0,_core_report_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsInState */ .UV)({ plan, state }) }));
}
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .slicesOf */ .nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_6__/* .Reviewed */ .u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .beginsSlice */ .vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 18294:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ answerCounsel),
/* harmony export */   m: () => (/* binding */ answeredInWords)
/* harmony export */ });
/* harmony import */ var _plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


const refused = (why) => ({ kind: 'refused', why });
function answerCounsel(command, { by }, run) {
    const { plan_review: review, consensus } = run.state.counsel;
    const decides = command.kind === 'abort' || command.kind === 'revise';
    if (consensus && (consensus.held !== null || (!review && decides)))
        return answerConsensus(command, by);
    if (!review)
        return refused('no review of the plan is waiting for an answer');
    if (command.kind === 'accept')
        return acceptProposals(command.ids, { by, run, review });
    if (command.kind === 'override' && review.held === null)
        return refused('nothing keeps the plan from starting');
    return answered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why });
}
const answered = (fact) => ({
    kind: 'done',
    effects: [{ type: 'counsel_answered', ...fact }],
});
function answerConsensus(command, by) {
    if (command.kind === 'accept' && command.ids.length > 0)
        return refused('the consensus about the plan is waiting, and is accepted as a whole: accept');
    const words = command.kind === 'accept' ? '' : command.why;
    return answered({ role: 'consensus', by, answer: command.kind, ids: [], words });
}
function acceptProposals(ids, { by, run, review }) {
    const open = review.proposals.filter(({ fate }) => fate !== 'taken');
    const unknown = ids.filter((id) => !open.some((one) => one.id === id));
    if (unknown.length > 0)
        return refused(`no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} is`);
    const wanted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'));
    if (wanted.length === 0 && review.held === null)
        return refused('no proposal is open');
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(run.state);
    let { plan } = run;
    for (const { id, amendment } of wanted) {
        const judged = (0,_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({ plan, statusOf, current: '', amendments: [amendment], trusted: true });
        const [fault] = judged.refused;
        if (fault)
            return refused(`${id} no longer fits the plan: ${fault.why}`);
        plan = judged.plan;
    }
    return answered({ role: 'plan-review', by, answer: 'accept', ids: wanted.map(({ id }) => id), words: '' });
}
function answeredInWords({ answer, ids }) {
    if (answer === 'revise')
        return 'The next job has the plan reviewed again.';
    if (answer === 'abort')
        return 'The run is paused, and no task of the plan is started.';
    return ids.length === 0 ? 'The plan may start as it is.' : `The plan now contains ${ids.join(', ')}.`;
}


/***/ }),

/***/ 99576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ addressed),
  n: () => (/* binding */ obeyCommand)
});

// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var text_nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/answer-counsel.js
var answer_counsel = __webpack_require__(18294);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/control/judge-commit.js





const shown = (oid) => oid.slice(0, 12);
function approve(command, by, state) {
    const { sha } = command;
    const { awaiting } = state;
    const named = command.task?.toLowerCase() ?? sha;
    const asked = state.asks.find(({ task }) => task.toLowerCase() === named);
    if (asked)
        return { kind: 'done', effects: [{ type: 'review_answered', task: asked.task, by }] };
    if (command.task !== undefined || !awaiting || sha === '' || !awaiting.commit.startsWith(sha)) {
        return refused(notThat(command, state));
    }
    const { iteration, task, commit, checkpoint, part } = awaiting;
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it again there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by, ...(part && { part }) }] };
}
function notThat({ sha, task: word }, state) {
    const { awaiting, asks } = state;
    const [asked] = asks;
    const commit = awaiting && shown(awaiting.commit);
    const waiting = [
        ...(awaiting
            ? [`${commit} (${awaiting.task}, iteration ${awaiting.iteration}) waits for approval: approve ${commit}`]
            : []),
        ...(asked ? [`the agent of ${asked.task} waits for an answer: approve ${asked.task}`] : []),
    ];
    const name = sha || word;
    const known = sha === '' ? undefined : (0,task_commits/* taskOfCommit */.Sy)(state, sha);
    if (known) {
        const there = `${shown(known.commit)} (${known.task}, iteration ${known.iteration}) is already part of the work`;
        return [there, ...waiting].join('; ');
    }
    if (waiting.length === 0)
        return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ''}`;
    return [...(name ? [notNamed(name, awaiting)] : []), ...waiting].join('; ');
}
function notNamed(name, awaiting) {
    const word = name.toLowerCase();
    if (awaiting && /^[0-9a-f]{3,6}$/.test(word) && awaiting.commit.startsWith(word))
        return `${name} is too short: at least 7 characters name a commit`;
    const meant = awaiting && [awaiting.task.toLowerCase(), `${awaiting.iteration}`];
    return meant?.includes(word)
        ? 'a commit is approved by its own name, so that it is the one you looked at'
        : `${name} does not wait for approval`;
}
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return refused(`iteration ${undoes} is still running; \`stop\` ends it`);
    if (undoes > state.iteration)
        return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    if (target?.task.startsWith(milestones/* reservedIds */.bJ.merge)) {
        return refused(`iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`);
    }
    if (target === undefined) {
        return refused(`iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`);
    }
    const ordered = state.undos.find((other) => (0,task_commits/* taskOfIteration */.MH)(state, other.undoes)?.task === target.task);
    if (ordered)
        return refused(`undo ${ordered.undoes} has already been ordered`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
const refused = (why) => ({ kind: 'refused', why });
function redo(command, order, run) {
    const { plan, state } = run;
    const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
    if (typeof found === 'string')
        return { kind: 'refused', why: found };
    const reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found };
    if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
        return { kind: 'refused', why: 'say what should be different: redo \u2026 reason' };
    }
    const amendment = (0,follow_up/* followUp */.nF)(reviewed, plan);
    const added = (0,follow_up/* addFollowUp */.eS)(amendment, plan, (0,begin/* statusIn */.em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, follow_up/* mostRemarks */.VZ).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is now the task ${(0,report_context/* code */.aY)(task)}; its commit will be named here.`,
    };
}
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; in a reply to a review or a commit you can omit the number';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = (0,task_commits/* taskOfIteration */.MH)(state, iteration);
    const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1);
    if (!found || !made)
        return `iteration ${iteration} has no commit: it did not pass, or was undone`;
    return { task: found.task, commit: made.commit, iteration };
}
function spokenOf(commit, state) {
    const exact = (0,task_commits/* taskOfCommit */.Sy)(state, commit);
    const newest = state.recent.find(({ iteration }) => (0,task_commits/* taskOfIteration */.MH)(state, iteration) !== undefined);
    const { task, iteration } = exact ?? newest ?? { task: null, iteration: null };
    return { task, iteration, commit };
}

// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/control/keep-knowledge.js






function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return result;
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Already known as ${(0,report_context/* code */.aY)(result.id)}.`, known: result.id };
    const { id, text: words, url, supersedes, by: author } = result.entry;
    const fact = { type: 'remembered', id, text: words, by: author, url };
    const instead = supersedes.length === 0 ? '' : `, replacing ${supersedes.map(report_context/* code */.aY).join(', ')}`;
    return {
        kind: 'done',
        effects: [supersedes.length === 0 ? fact : { ...fact, supersedes }],
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(id)}${instead}:\n\n${(0,fences/* fenced */.OF)(words)}`,
    };
}
function forgotten({ id, why }, { by }, { knowledge }) {
    const entry = (0,remember/* activeEntry */.Zu)(id, knowledge);
    if ('fault' in entry)
        return { kind: 'refused', why: entry.fault };
    return {
        kind: 'done',
        effects: [{ type: 'forgotten', id, by, why }],
        answer: `Later attempts are no longer told this:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
    const wanted = words.toLowerCase().split(/\s+/);
    const active = knowledge.filter(entry/* isActive */.$m);
    const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    if (found.length === 0)
        return active.length === 0
            ? 'Nothing is known yet.'
            : `None of ${(0,amounts/* plural */.LS)(active.length, 'entry', 'entries')} contains these words.`;
    const order = [...found.filter(({ by }) => by !== null), ...found.filter(({ by }) => by === null).reverse()];
    const more = found.length - mostShown;
    const rest = more > 0 ? `\n\nand ${more} more; ${(0,report_context/* code */.aY)('ralph knowledge')} lists all of them.` : '';
    return `${order.slice(0, mostShown).map(render_index/* entryLine */.bV).join('\n')}${rest}`;
}

;// CONCATENATED MODULE: ./build/core/control/obey-command.js














function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'pause', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'resume', by }) : obey_command_refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order, run);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return approve(command, by, run.state);
        case 'undo':
            return undo(command, by, run.state);
        case 'redo':
            return redo(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
        case 'forget':
            return forgotten(command, order, run.state);
        case 'accept':
        case 'revise':
        case 'override':
        case 'abort':
            return (0,answer_counsel/* answerCounsel */.O)(command, order, run);
        case 'budget':
            return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by, run.state);
        case 'mode':
            return changeSettings({ mode: command.value }, by, run.state);
        case 'set':
            return changeSettings({ [command.name]: command.value }, by, run.state);
        default:
            return inform(command, run);
    }
}
function hint(command, { id, by, about }, run) {
    const { task, words } = addressed(command.text, run.plan);
    if (words === '')
        return obey_command_refused(`say what ${task} should be told: hint ${task} TEXT`);
    if (task !== null && (0,begin/* statusIn */.em)(run.state)(task) === 'done') {
        const { iteration } = (0,begin/* taskIn */.B1)(run.state, task);
        const again = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`;
        return obey_command_refused(`${task} is done and will not be attempted again${again}`);
    }
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,follow_up/* placeOf */.$t)(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    const whose = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${(0,report_context/* code */.aY)(task)}`;
    return {
        ...done({ type: 'note', id, by, text, task }),
        answer: `${whose} reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function addressed(text, { tasks }) {
    const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
    return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'skip_task', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'note', id, by, text: why, task }];
    return ((isStuck(run, task) ? undefined : wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried')) ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
const isStuck = ({ state }, task) => (0,begin/* taskIn */.B1)(state, task).stuck !== null && (0,begin/* statusIn */.em)(state)(task) === 'pending';
function unknownTask(plan, task) {
    const meant = (0,text_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return obey_command_refused(unknownTask(plan, task));
    const status = (0,begin/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,begin/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    const words = allowed
        .map((one) => one.replace('_', ' '))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ');
    return obey_command_refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`);
}
const atOnce = new Set([
    'approval',
    'before-capture',
    'cost-budget',
    'human-review',
    'incomplete',
    'known-red',
    'max-continuations',
    'protected-paths',
    'review',
    'run-iterations',
    'setup',
    'strategy',
]);
function changeSettings(wanted, by, { rules, base }) {
    const given = Object.entries(wanted).flatMap(([name, text]) => (text === null ? [] : [read(name, text)]));
    const faults = given.flatMap((one) => ('fault' in one ? [one.fault] : []));
    if (faults.length > 0)
        return { kind: 'refused', why: faults.join('; ') };
    const settled = given.flatMap((one) => ('fault' in one ? [] : [one]));
    const free = settled.filter(({ name }) => !(0,rule_table/* isRule */.Nd)(name));
    const ruled = settled.filter(({ name }) => (0,rule_table/* isRule */.Nd)(name));
    const changes = ruled.map(({ name, raw }) => {
        const then = rules?.values[name];
        const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' };
        return { name, before: then?.value ?? (0,rule_table/* usualRaw */.lU)(name), after: raw, rule };
    });
    const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => (0,report_context/* code */.aY)(name));
    const effects = [
        ...free.map(({ name, text: value }) => ({ type: 'setting_changed', name, value, by })),
        ...(changes.length === 0
            ? []
            : [{ type: 'rules_changed', by, why: 'ordered', base: rules?.base ?? base, changes }]),
    ];
    const answer = late.length > 0 ? `${late.join(', ')} counts from the next job on.` : undefined;
    return { kind: 'done', effects, ...(answer && { answer }) };
}
function read(name, text) {
    const known = overrides/* adjustable */.mN.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,text_nearest/* meantName */.d5)(name, overrides/* adjustable */.mN);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return { fault: `${name} cannot be changed in a run.${nearest} You can set ${overrides/* adjustable */.mN.join(', ')}` };
    }
    const found = (0,rule_table/* rawOfText */.Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            return run.state.paused ? obey_command_refused('the run is paused; `resume` lifts the pause and continues') : answered();
        case 'plan':
            return answered('Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(obey_command_status(run));
        case 'knowledge':
            return answered(knownSoFar(command, run.state));
        case 'help':
            return answered(help);
    }
}
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one per comment:',
    '',
    ...Object.values(read_command/* commandForms */.jr).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextMarkdown */.Ze)(next)].join('\n\n');
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
const begun = {
    ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [] },
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
    const now = before ?? begun;
    if (part === 'challenge') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ChallengeAnswer */ .Uh, end);
        if ('why' in read)
            return read;
        return { data: read.value, now: ended(challenged(now, read.value), { rounds, gate }) };
    }
    if (part === 'counter') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .CounterAnswer */ .r9, end);
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
    const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .SynthesisAnswer */ .pD, end);
    if ('why' in read)
        return read;
    return { data: read.value, now: ended(joined(now, read.value), { rounds, gate }) };
}
const unheard = (before, { why, gate }) => ({
    ...(before ?? begun),
    ...{ next: null, summary: why, held: gate ? `no consensus was reached: ${why}` : null },
});
function challenged(now, { summary, issues }) {
    const room = Math.max(0, mostIssues - now.issues.length);
    const fresh = issues.slice(0, room).map(({ severity, category, description, tasks }, at) => ({
        id: `C${now.issues.length + at + 1}`,
        ...{ severity, category, description: line(description), tasks: tasks.map((id) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(id, 64)) },
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
        consensusReached: open.length === 0,
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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);






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

/***/ 44688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   VZ: () => (/* binding */ mostRemarks),
/* harmony export */   eS: () => (/* binding */ addFollowUp),
/* harmony export */   nF: () => (/* binding */ followUp)
/* harmony export */ });
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85736);






const mostRemarks = 20;
const longestRemark = 800;
function followUp(reviewed, plan) {
    const { by, why, about, iteration, commit } = reviewed;
    const before = plan.tasks.find(({ id }) => id === reviewed.task);
    const [first] = about?.remarks ?? [];
    const gist = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why || first?.text || 'what the review says', 70);
    const task = {
        ...inherited(before),
        id: freeId(before, plan),
        title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
        description: describe({ by, why, about, work: workInWords(before, iteration, commit) }),
        acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
        depends_on: before ? [before.id] : [],
    };
    const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`;
    return { action: 'add', reason, task, ...(before && { after: before.id }) };
}
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .applyAmendment */ .Cv)(amendment, plan);
    return typeof next === 'string' ? next : ((0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .soundnessFault */ .pI)(plan, next, statusOf) ?? next);
}
function inherited(task) {
    if (!task || (0,_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .Bs)(task.id))
        return {};
    const { status: _, retry_count: __, ...rest } = task;
    return rest;
}
function freeId(before, plan) {
    const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
    const stem = before && !(0,_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .Bs)(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo';
    for (let n = 1;; n++) {
        const id = n === 1 ? stem : `${stem}-${n}`;
        if (!known.has(id.toLowerCase()))
            return id;
    }
}
function workInWords(before, iteration, commit) {
    const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined;
    return `commit ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}${whose === undefined ? '' : ` (${whose})`}`;
}
function describe(request) {
    const { by, why, about, work } = request;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(remarks.map((remark) => `${placeOf(remark)}: ${indented((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(remark.text, longestRemark))} (${remark.url})`), mostRemarks).map((line) => `- ${line}`),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony export tasksOf */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ })

};
